#pragma once

#include "ui/threads/latest_work.h"
#include "ui/window/text_page.h"

#include "core/gallery/gallery.h"

#include <map>
#include <stop_token>
#include <string_view>
#include <vector>

namespace halftruth {

struct Preset;

/// The published numbers beside this program's, which are computed while one reads, and a link to each entry's state.
class GalleryPage : public TextPage {
    Q_OBJECT

public:
    explicit GalleryPage(QWidget *parent);
    ~GalleryPage() override;

    /// Whether every number is there.
    [[nodiscard]] bool complete() const;

signals:
    void chosen(const Preset &preset);

private:
    void compute(std::size_t entry);
    void refresh();

    std::map<std::string_view, std::vector<GalleryCheck>> m_checks; ///< by entry
    std::stop_source m_stop;
    LatestWork m_work; ///< last: waits for its thread before the rest is gone
};

} // namespace halftruth
