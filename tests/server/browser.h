#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <memory>
#include <unistd.h>

/// Debian's Chromium without a window, spoken to by the Chrome DevTools Protocol over two pipes.
class Browser {
public:
    static constexpr int patience = 60'000; ///< milliseconds; only so that a test ends

    /// Empty where none is installed.
    [[nodiscard]] static QString program() {
        for (const char *name : {"chromium-headless-shell", "chromium"})
            if (const QString found = QStandardPaths::findExecutable(QLatin1String(name)); !found.isEmpty())
                return found;
        return {};
    }

    explicit Browser(const QStringList &options = {}) {
        int down[2]{-1, -1};
        int up[2]{-1, -1};
        if (::pipe2(down, O_CLOEXEC) != 0 || ::pipe2(up, O_CLOEXEC) != 0)
            return;
        m_out = down[1];
        m_in = up[0];
        // Chromium reads from 3 and writes to 4.
        m_process.setChildProcessModifier([read = down[0], write = up[1]] {
            const int in = ::fcntl(read, F_DUPFD, 10);
            const int out = ::fcntl(write, F_DUPFD, 10);
            ::dup2(in, 3);
            ::dup2(out, 4);
        });
        m_process.setStandardErrorFile(QProcess::nullDevice());
        m_process.start(program(), QStringList{"--headless", "--remote-debugging-pipe", "--no-sandbox",
                                               "--disable-gpu", "--no-first-run", "--disable-background-networking",
                                               "--disable-extensions", "--user-data-dir=" + m_folder.path()} +
                                       options + QStringList{"about:blank"});
        m_process.waitForStarted(patience);
        ::close(down[0]);
        ::close(up[1]);
        const QJsonArray targets = call("Target.getTargets")["targetInfos"].toArray();
        for (const QJsonValue &target : targets)
            if (target["type"].toString() == QStringLiteral("page"))
                m_session =
                    call("Target.attachToTarget", {{"targetId", target["targetId"]}, {"flatten", true}})["sessionId"]
                        .toString();
        call("Page.enable");
        call("Runtime.enable");
    }
    ~Browser() {
        call("Browser.close"); // it tidies up
        if (!m_process.waitForFinished(10'000)) {
            m_process.kill();
            m_process.waitForFinished(10'000);
        }
        ::close(m_in);
        ::close(m_out);
    }
    Browser(const Browser &) = delete;
    Browser &operator=(const Browser &) = delete;

    [[nodiscard]] bool ready() const { return !m_session.isEmpty(); }

    /// The answer to a command of the protocol.
    QJsonObject call(const QString &method, const QJsonObject &parameters = {}) {
        QJsonObject message{{"id", ++m_id}, {"method", method}, {"params", parameters}};
        if (!m_session.isEmpty())
            message["sessionId"] = m_session;
        const QByteArray bytes = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\0';
        for (qsizetype at = 0; at < bytes.size();) {
            const ssize_t written =
                ::write(m_out, bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at));
            if (written <= 0)
                return {};
            at += written;
        }
        for (;;) {
            const QJsonObject answer = next();
            if (answer.isEmpty())
                return {};
            if (answer["id"].toInt() == m_id)
                return answer["result"].toObject();
        }
    }

    /// The value of an expression of the page's.
    QJsonValue value(const QString &expression) {
        const QJsonObject answer =
            call("Runtime.evaluate", {{"expression", expression}, {"returnByValue", true}, {"awaitPromise", true}});
        if (answer.contains("exceptionDetails"))
            qWarning("%s", QJsonDocument(answer["exceptionDetails"].toObject()).toJson().constData());
        return answer["result"].toObject()["value"];
    }

    /// Goes there, and waits until the expression is true.
    bool open(const QString &address, const QString &until = QStringLiteral("document.readyState === 'complete'")) {
        call("Page.navigate", {{"url", address}});
        return becomes(until);
    }
    bool becomes(const QString &expression) {
        return QTest::qWaitFor([&] { return value("Boolean(" + expression + ")").toBool(); }, patience);
    }
    [[nodiscard]] QString text() { return value("document.body ? document.body.innerText : ''").toString(); }

    /// A real click of the mouse in the middle of the button that says this.
    bool click(const QString &label) {
        const QJsonObject at =
            value(
                QStringLiteral("(() => { const b = [...document.querySelectorAll('button')].find(b => b.textContent "
                               "=== '%1'); if (!b) return null; b.scrollIntoView(); const r = "
                               "b.getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2}; "
                               "})()")
                    .arg(label))
                .toObject();
        if (at.isEmpty())
            return false;
        for (const char *type : {"mousePressed", "mouseReleased"})
            call("Input.dispatchMouseEvent",
                 {{"type", type}, {"x", at["x"]}, {"y", at["y"]}, {"button", "left"}, {"clickCount", 1}});
        return true;
    }
    /// A real key.
    void key(const QString &name, int code, const QString &text = {}) {
        QJsonObject event{{"type", "keyDown"}, {"key", name}, {"code", name}, {"windowsVirtualKeyCode", code}};
        if (!text.isEmpty())
            event["text"] = text;
        call("Input.dispatchKeyEvent", event);
        event["type"] = "keyUp";
        event.remove("text");
        call("Input.dispatchKeyEvent", event);
    }
    void screenshot(const QString &file) {
        QFile out(file);
        if (out.open(QIODevice::WriteOnly))
            out.write(QByteArray::fromBase64(call("Page.captureScreenshot")["data"].toString().toLatin1()));
    }

private:
    QJsonObject next() {
        for (;;) {
            const qsizetype end = m_buffer.indexOf('\0');
            if (end >= 0) {
                const QJsonObject message = QJsonDocument::fromJson(m_buffer.first(end)).object();
                m_buffer.remove(0, end + 1);
                return message;
            }
            QByteArray more(65536, Qt::Uninitialized);
            const ssize_t got = ::read(m_in, more.data(), static_cast<std::size_t>(more.size()));
            if (got <= 0)
                return {};
            m_buffer += more.first(got);
        }
    }

    QTemporaryDir m_folder;
    QProcess m_process;
    QString m_session;
    QByteArray m_buffer;
    int m_id = 0;
    int m_in = -1;
    int m_out = -1;
};
