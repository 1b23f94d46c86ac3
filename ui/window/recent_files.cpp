#include "ui/window/recent_files.h"

#include "ui/threads/settings.h"

#include <QFileInfo>

namespace halftruth {

namespace {

const QString recentKey = QStringLiteral("recent");

/// No more than are kept, whatever the settings hold.
QStringList files() { return Settings::all().value(recentKey).toStringList().mid(0, RecentFiles::most); }

} // namespace

RecentFiles::RecentFiles(QWidget *parent) : QMenu(tr("Open &recent"), parent) {
    setToolTipsVisible(true);
    menuAction()->setEnabled(!files().isEmpty());
    connect(this, &QMenu::aboutToShow, this, &RecentFiles::fill);
}

void RecentFiles::add(const QString &fileName) {
    change([whole = QFileInfo(fileName).absoluteFilePath()](QStringList &list) {
        list.removeAll(whole);
        list.prepend(whole);
    });
}

void RecentFiles::remove(const QString &fileName) {
    change([fileName](QStringList &list) { list.removeAll(fileName); });
}

void RecentFiles::change(const std::function<void(QStringList &)> &how) {
    Settings::all().edit(recentKey, [how](const QVariant &before) {
        QStringList list = before.toStringList();
        how(list);
        return QVariant(list.mid(0, most));
    });
    menuAction()->setEnabled(!files().isEmpty());
}

void RecentFiles::fill() {
    clear();
    for (const QString &fileName : files()) {
        // An ampersand in a name is no mnemonic.
        QString title = QFileInfo(fileName).fileName();
        QAction *action = addAction(title.replace(QLatin1Char('&'), QStringLiteral("&&")), this,
                                    [this, fileName] { emit chosen(fileName); });
        action->setToolTip(fileName);
        action->setStatusTip(fileName);
    }
    addSeparator();
    addAction(tr("&Clear"), this, [this] { change([](QStringList &list) { list.clear(); }); });
}

} // namespace halftruth
