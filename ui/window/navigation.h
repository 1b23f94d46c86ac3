#pragma once

#include "ui/scene/theme.h"

#include "core/explorers/explorer.h"

#include <QListWidget>

namespace halftruth {

/// The explorers, each with its icon and the question it answers.
class Navigation : public QListWidget {
    Q_OBJECT

public:
    explicit Navigation(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    void select(const ExplorerSpec &explorer);

signals:
    void chosen(const halftruth::ExplorerSpec &explorer);
};

} // namespace halftruth
