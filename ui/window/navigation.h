#pragma once

#include "ui/scene/theme.h"

#include "core/explorers/explorer.h"

#include <QListWidget>

namespace halftruth {

/// The explorers in their groups, a line each; where the window is narrow, as icons.
class Navigation : public QListWidget {
    Q_OBJECT

public:
    explicit Navigation(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    /// Icons alone, with the names in their tool tips.
    void setCompact(bool compact);
    [[nodiscard]] bool isCompact() const { return m_compact; }
    void select(const ExplorerSpec &explorer);
    [[nodiscard]] QListWidgetItem *itemOf(const ExplorerSpec &explorer) const;

signals:
    void chosen(const halftruth::ExplorerSpec &explorer);

protected:
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void describe();
    /// The focus' ring is around the explorer that is shown.
    void placeRing();

    bool m_compact = false;
};

} // namespace halftruth
