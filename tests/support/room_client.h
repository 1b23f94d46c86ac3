#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QTcpSocket>

#include <chrono>
#include <string>

/// A phone without a browser: what it sends to a class on this computer, and what it gets.
/// Where the tests' servers listen.
inline const QHostAddress here(QHostAddress::LocalHost);

namespace phone {

inline constexpr int patience = 30'000; ///< milliseconds; only so that a test ends

struct Reply {
    int status = 0; ///< 0: none came
    QByteArray head{};
    QByteArray body{};
};

inline Reply parsed(const QByteArray &bytes) {
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (!bytes.startsWith("HTTP/1.1 ") || end < 0)
        return {};
    return {.status = bytes.mid(9, 3).toInt(), .head = bytes.first(end), .body = bytes.sliced(end + 4)};
}

/// All that comes until the other side closes.
inline QByteArray rest(QTcpSocket &socket) {
    QByteArray bytes = socket.readAll();
    while (socket.waitForReadyRead(patience))
        bytes += socket.readAll();
    return bytes + socket.readAll();
}

inline Reply send(quint16 port, const QByteArray &bytes) {
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    if (!socket.waitForConnected(patience))
        return {};
    socket.write(bytes);
    socket.waitForBytesWritten(patience);
    return parsed(rest(socket));
}

inline QByteArray host(quint16 port) { return "127.0.0.1:" + QByteArray::number(port); }

inline QByteArray request(quint16 port, const QByteArray &method, const QByteArray &path,
                          const QByteArray &fields = {}) {
    return method + ' ' + path + " HTTP/1.1\r\nHost: " + host(port) + "\r\n" + fields + "\r\n";
}

inline Reply get(quint16 port, const QByteArray &path) { return send(port, request(port, "GET", path)); }

inline QByteArray answerBody(const std::string &token, bool yes) {
    return "{\"token\":\"" + QByteArray::fromStdString(token) + "\",\"answer\":\"" + (yes ? "yes" : "no") + "\"}";
}

inline QByteArray post(quint16 port, const QByteArray &path, const QByteArray &body,
                       const QByteArray &fields = "Content-Type: application/json\r\n") {
    return request(port, "POST", path, fields + "Content-Length: " + QByteArray::number(body.size()) + "\r\n") + body;
}

inline Reply answer(quint16 port, const std::string &code, const std::string &token, bool yes) {
    return send(port, post(port, '/' + QByteArray::fromStdString(code), answerBody(token, yes)));
}

/// What the page knows of its class.
inline QJsonObject classOf(const QByteArray &page) {
    const QByteArray begin("id=\"class\">");
    const qsizetype from = page.indexOf(begin) + begin.size();
    return QJsonDocument::fromJson(page.mid(from, page.indexOf("</script>", from) - from)).object();
}

} // namespace phone
