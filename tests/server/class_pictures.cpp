// A class of 30 phones, each a browser that comes anew, as pictures: of a phone on its way, and of the window, the
// dialog and the projector while the class is empty, grows and is revealed. For whoever changes how it looks, and for
// the README:
//     halftruth_class_pictures FOLDER [WIDTHxHEIGHT] [light|dark[:LANGUAGE]]

#include "tests/server/browser.h"
#include "tests/ui/support/room_opened.h"
#include "tests/ui/support/shown_program.h"
#include "ui/figure/figure_board.h"
#include "ui/room/room_door.h"
#include "ui/room/room_poster.h"
#include "ui/text/languages.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QTextStream>

using namespace halftruth;

namespace {

constexpr int phones = 30;

class Pictures {
public:
    Pictures(const QString &folder, QSize size, const QString &theme, QString language)
        : m_folder(folder), m_language(std::move(language)) {
        QDir().mkpath(folder);
        m_window.setThemeChoice(theme);
        m_window.resize(size);
        m_window.show();
        m_dialog = askTheRoom(m_window);
        field("title")->setText(QStringLiteral("7c"));
        field("question")->setText(QStringLiteral("Have you copied homework this year?"));
        auto *places = m_dialog->findChild<QComboBox *>(QStringLiteral("places"));
        places->setCurrentIndex(places->count() - 1); // this computer only
    }

    void all() {
        take("0-before");
        press("open");
        press("charts");
        press("full");
        take("1-open");
        m_browser.call("Emulation.setDeviceMetricsOverride",
                       {{"width", 390}, {"height", 800}, {"deviceScaleFactor", 1}, {"mobile", true}});
        m_browser.call("Emulation.setUserAgentOverride",
                       {{"userAgent", "Test"}, {"acceptLanguage", QString(m_language).replace('_', '-')}});
        for (int i = 1; i <= phones; ++i) {
            answer(i);
            if (i == 1 || i == 8)
                take(QStringLiteral("%1-%2-answered").arg(i == 1 ? 2 : 3).arg(i));
        }
        take("4-all-answered");
        press("reveal");
        take("5-revealed");
    }

private:
    QLineEdit *field(const char *name) { return m_dialog->findChild<QLineEdit *>(QLatin1String(name)); }
    void press(const char *name) { m_dialog->findChild<QPushButton *>(QLatin1String(name))->click(); }
    [[nodiscard]] QString file(const QString &name) const {
        return QDir(m_folder).filePath(name + QStringLiteral(".png"));
    }

    /// Of everything, once nothing falls or is computed any more.
    void take(const QString &name) {
        QTest::qWait(300); // the dialog tells the charts ten times a second
        const QDeadlineTimer end(20'000);
        while (!m_window.settled() && !end.hasExpired())
            QTest::qWait(20);
        QTest::qWait(1000);
        m_window.grab().save(file(QStringLiteral("window-") + name));
        m_dialog->grab().save(file(QStringLiteral("dialog-") + name));
        if (auto *projected = m_dialog->findChild<RoomPoster *>(QStringLiteral("projected")))
            projected->grab().save(file(QStringLiteral("projector-") + name));
    }

    /// One pupil's phone, from the address to what was sent; every third has the trait. The first one's way is
    /// pictured.
    void answer(int pupil) {
        const auto picture = [&](const char *step) {
            if (pupil == 1)
                m_browser.screenshot(file(QStringLiteral("phone-") + QLatin1String(step)));
        };
        const QString place = QStringLiteral("http://") + m_dialog->door().place();
        m_browser.call("Storage.clearDataForOrigin", {{"origin", place}, {"storageTypes", "all"}});
        if (pupil == 1 && m_browser.open(place, QStringLiteral("document.querySelector('input')")))
            picture("1-code");
        m_browser.open(m_dialog->door().link(), QStringLiteral("document.querySelector('.choices')"));
        picture("2-question");
        m_browser.value(
            QStringLiteral("document.querySelectorAll('.choices button')[%1].click()").arg(pupil % 3 == 0 ? 0 : 1));
        m_browser.becomes(QStringLiteral("document.querySelector('.flying')"));
        picture("3-tossing");
        m_browser.becomes(QStringLiteral("document.querySelector('.coin:not(.flying)')"));
        picture("4-tossed");
        m_browser.becomes(QStringLiteral("document.querySelector('.sent')"));
        picture("5-sent");
        if (pupil == 1 && m_browser.open(m_dialog->door().link(), QStringLiteral("document.querySelector('.sent')")))
            picture("6-opened-again");
        QCoreApplication::processEvents();
    }

    QString m_folder;
    QString m_language;
    MainWindow m_window;
    AskRoomDialog *m_dialog = nullptr;
    Browser m_browser;
};

} // namespace

int main(int argc, char **argv) {
    shown::useScreen();
    QApplication application(argc, argv);
    const shown::OwnSettings settings;
    const QStringList arguments = QApplication::arguments();
    if (Browser::program().isEmpty()) {
        QTextStream(stderr) << "chromium is not installed; scripts/setup installs it\n";
        return 1;
    }
    const QStringList size = arguments.value(2, QStringLiteral("1280x800")).split(QLatin1Char('x'));
    const QString look = arguments.value(3, QStringLiteral("light"));
    const QString language = look.section(QLatin1Char(':'), 1);
    if (!language.isEmpty())
        speak(language);
    Pictures(arguments.value(1, QStringLiteral(".")), {size.value(0).toInt(), size.value(1).toInt()},
             look.section(QLatin1Char(':'), 0, 0), language.isEmpty() ? QStringLiteral("en") : language)
        .all();
    return 0;
}
