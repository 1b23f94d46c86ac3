#include "ui/window/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace halftruth {

namespace {

const QString recentKey = QStringLiteral("recent");

/// No more than are kept, whatever the settings hold.
QStringList files() { return QSettings().value(recentKey).toStringList().mid(0, RecentFiles::most); }

} // namespace

RecentFiles::RecentFiles(QWidget *parent) : QMenu(tr("Open &recent"), parent) {
    setToolTipsVisible(true);
    menuAction()->setEnabled(!files().isEmpty());
    connect(this, &QMenu::aboutToShow, this, &RecentFiles::fill);
}

void RecentFiles::add(const QString &fileName) {
    QStringList now = files();
    const QString whole = QFileInfo(fileName).absoluteFilePath();
    now.removeAll(whole);
    now.prepend(whole);
    store(now.mid(0, most));
}

void RecentFiles::remove(const QString &fileName) {
    QStringList now = files();
    now.removeAll(fileName);
    store(now);
}

void RecentFiles::store(const QStringList &now) {
    QSettings().setValue(recentKey, now);
    menuAction()->setEnabled(!now.isEmpty());
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
    addAction(tr("&Clear"), this, [this] { store({}); });
}

} // namespace halftruth
