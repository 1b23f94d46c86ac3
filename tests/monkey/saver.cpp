// The window, saved over and over, so that it can be killed at any moment: what is found at the next start is a whole
// session, and nothing is left beside it.
//
//     halftruth_saver save|autosave FOLDER      ends with 3 where the file of the last start isn't a whole session

#include "tests/ui/support/shown_program.h"
#include "ui/files/session_file.h"
#include "ui/state/scenario_store.h"
#include "ui/window/current_window.h"
#include "ui/window/file_actions.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTest>

#include <cstdio>

using namespace halftruth;

namespace {

bool isWhole(const QString &fileName) {
    if (!QFile::exists(fileName))
        return true;
    try {
        return openFile(fileName).has_value();
    } catch (const std::exception &error) {
        std::printf("%s\n", error.what());
        return false;
    }
}

void change(ScenarioStore &store) {
    (void)store.setParameter(ParameterId::LieProbability, 0.01 + 0.4 * QRandomGenerator::global()->generateDouble());
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3)
        return 2;
    const bool byHand = QByteArray(argv[1]) == "save";
    const QString folder = QString::fromLocal8Bit(argv[2]);
    qputenv("XDG_DATA_HOME", QFile::encodeName(folder + QStringLiteral("/data")));
    shown::useScreen();
    QApplication application(argc, argv);
    const shown::OwnSettings settings;
    const QString saved = folder + QStringLiteral("/work.halftruth.json");
    const QDir kept(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (!isWhole(saved) || !isWhole(kept.filePath(QStringLiteral("unsaved-0.halftruth.json"))))
        return 3;
    CurrentWindow window;
    Session session;
    session.scenario.explorer = findExplorer("accuracy");
    window->files().openSession(session, byHand ? saved : QString());
    window->show();
    std::puts("ready");
    std::fflush(stdout);
    for (;;) {
        change(window->store());
        if (byHand)
            QTest::keyClick(&*window, Qt::Key_S, Qt::ControlModifier);
        else
            QTest::qWait(510); // a moment more than it waits for the next change
        QCoreApplication::processEvents();
    }
}
