#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <map>
#include <optional>

namespace halftruth {

/// A request as a class in a room needs it: one, short, and with nothing that HTTP allows and no browser sends. It is
/// the counterpart of what RFC 9112 describes, refused wherever that leaves room for two readings.
struct HttpRequest {
    QByteArray method{};
    QByteArray target{};
    std::map<QByteArray, QByteArray> fields{}; ///< by names in lower case
    QByteArray body{};

    /// Empty where there is none.
    [[nodiscard]] QByteArray field(const QByteArray &name) const;
};

/// Reads one request from the bytes of a connection as they come. It keeps no more than `most` bytes, and says so
/// before more than that have come.
class RequestReader {
public:
    /// Of what has been read: not all; a request; or one that is refused, by the status.
    enum class State : std::uint8_t { Reading, Complete, Refused };

    explicit RequestReader(qsizetype most) : m_most(most) {}

    /// The next bytes. What comes behind a complete or a refused request is not looked at.
    State take(QByteArrayView bytes);
    [[nodiscard]] State state() const { return m_state; }
    /// Domain: a complete request (not checked).
    [[nodiscard]] const HttpRequest &request() const { return m_request; }
    /// 400: no request; 411: a body without a length; 413: too long a body; 414: too long a target; 431: too long a
    /// head; 505: another protocol. Domain: a refused request (not checked).
    [[nodiscard]] int status() const { return m_status; }
    /// Of a request that has no end yet, whether it has a beginning.
    [[nodiscard]] bool begun() const { return !m_bytes.isEmpty(); }

private:
    State refuse(int status);
    State readHead(qsizetype end);
    [[nodiscard]] int readRequestLine(QByteArrayView line);
    [[nodiscard]] int readField(QByteArrayView line);
    [[nodiscard]] int readLength();

    qsizetype m_most;
    QByteArray m_bytes;
    qsizetype m_bodyBegin = 0; ///< 0 while the head isn't complete
    qsizetype m_length = 0;    ///< of the body
    HttpRequest m_request;
    State m_state = State::Reading;
    int m_status = 0;
};

} // namespace halftruth
