#pragma once

#include "tests/ui/support/window_test.h"
#include "ui/parameters/data_dialog.h"
#include "ui/parameters/records_dialog.h"

#include "core/math/vectors/bit_collection.h"

#include <QAction>
#include <QDialog>
#include <QFile>
#include <QPushButton>

/// The release reads its example when it opens: until then it can be cancelled, and isn't as it stays.
[[nodiscard]] inline bool stillReads(const QDialog &dialog) {
    const auto *cancel = dialog.findChild<QPushButton *>(QStringLiteral("cancel"));
    return cancel && cancel->isVisible();
}

/// Opens every dialog of a window, one after another, and looks at it. The names of those that didn't open come back.
[[nodiscard]] inline QStringList inEveryDialog(halftruth::MainWindow &window,
                                               const std::function<void(QDialog &, const QString &)> &look) {
    QStringList missed;
    const auto open = [&](const QString &name, const std::function<void()> &show) {
        bool looked = false;
        QTimer poll;
        poll.setInterval(50);
        QObject::connect(&poll, &QTimer::timeout, &poll, [&, tries = 0]() mutable {
            for (QWidget *each : QApplication::topLevelWidgets())
                if (auto *dialog = qobject_cast<QDialog *>(each);
                    dialog && dialog->isVisible() && tries > 2 && !stillReads(*dialog)) {
                    poll.stop();
                    look(*dialog, name);
                    looked = true;
                    dialog->close();
                    return;
                }
            if (++tries > 300)
                poll.stop();
        });
        poll.start();
        show(); // some return when they are closed, others at once
        if (!QTest::qWaitFor([&] { return looked || !poll.isActive(); }, 20000) || !looked)
            missed << name;
    };
    for (const char *entry : {"Export…", "Parameter sheet…", "Hand-out for a class…", "Ask the room…",
                              "Two-curator release…", "Scenarios…", "Zoom to range…", "Explain this explorer",
                              "Terms of privacy", "Sources", "Gallery of published numbers", "About Halftruth"}) {
        const QString name = QString::fromUtf8(entry);
        open(name, [&] {
            for (QAction *action : window.findChildren<QAction *>())
                if (action->text().remove(QLatin1Char('&')) == name)
                    return action->trigger();
        });
    }
    QTemporaryDir folder;
    const QString table = folder.filePath(QStringLiteral("table.csv"));
    if (QFile file(table); file.open(QIODevice::WriteOnly))
        file.write("town,answer\nBern,yes\nGraz,no\n");
    halftruth::DataDialog data(table, &window);
    open(QStringLiteral("Open data"), [&] { data.show(); });
    halftruth::RecordsDialog records(
        std::make_shared<const halftruth::BitCollection>(halftruth::randomBitCollection(4, 10, 1)),
        [](const auto &) { return std::optional<QString>(); }, &window);
    open(QStringLiteral("Records"), [&] { records.show(); });
    return missed;
}
