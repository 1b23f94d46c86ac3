#pragma once

#include <QMenu>

#include <functional>

namespace halftruth {

/// The files that were opened or saved last, the latest first; remembered in the settings.
class RecentFiles : public QMenu {
    Q_OBJECT

public:
    explicit RecentFiles(QWidget *parent = nullptr);

    static constexpr qsizetype most = 10;

    void add(const QString &fileName);
    void remove(const QString &fileName);

signals:
    void chosen(const QString &fileName);

private:
    void fill();
    void change(const std::function<void(QStringList &)> &how);
};

} // namespace halftruth
