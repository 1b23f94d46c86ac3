#pragma once

#include "core/explorers/explorer.h"

#include <QTabBar>

#include <string>
#include <vector>

namespace halftruth {

/// The halves of an explorer that are looked at one at a time, a tab each; hidden where it is all one. The half in
/// sight is that of the figure a person has brought forward, so that it is remembered as that is.
class PartTabs : public QTabBar {
    Q_OBJECT

public:
    explicit PartTabs(QWidget *parent = nullptr);

    /// Shows the halves that the figures belong to, that of the front one chosen: the first where there is none.
    void show(const std::vector<Figure> &figures, const std::string &front);
    /// Whether something of a half is in sight; what is of none always is.
    [[nodiscard]] bool shows(Phrase part) const { return part.empty() || m_parts.empty() || part == m_part; }
    [[nodiscard]] std::vector<Figure> shown(const std::vector<Figure> &figures) const;
    [[nodiscard]] std::vector<Readout> shown(const std::vector<Readout> &readouts) const;

signals:
    /// Another half is wanted: this is its first figure.
    void chosen(const QString &figure);

private:
    std::vector<Phrase> m_parts;
    std::vector<std::string> m_firsts; ///< the first figure of each
    Phrase m_part;
};

} // namespace halftruth
