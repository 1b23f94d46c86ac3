#include "ui/server/room_listener.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <sys/socket.h>

namespace halftruth {

namespace {

constexpr std::chrono::milliseconds clockTick{100};
/// Of the system, for those who come while others are accepted.
constexpr int backlog = 512;
/// A browser sends its request as soon as it is connected; who takes longer than this is waited for, but not before
/// others.
constexpr std::chrono::milliseconds keptBack{500};

QByteArray reasonOf(int status) {
    switch (status) {
    case 200:
        return "OK";
    case 400:
        return "Bad Request";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 408:
        return "Request Timeout";
    case 409:
        return "Conflict";
    case 411:
        return "Length Required";
    case 413:
        return "Content Too Large";
    case 415:
        return "Unsupported Media Type";
    case 421:
        return "Misdirected Request";
    case 429:
        return "Too Many Requests";
    case 431:
        return "Request Header Fields Too Large";
    case 505:
        return "HTTP Version Not Supported";
    default:
        return "Error";
    }
}

HttpReply plain(int status, const QByteArray &allow = {}) {
    return {.status = status, .body = QByteArray::number(status) + ' ' + reasonOf(status) + '\n', .allow = allow};
}

HttpReply page(int status, QByteArray body) {
    return {.status = status, .type = "text/html; charset=utf-8", .body = std::move(body)};
}

HttpReply verdict(int status, const QByteArray &result) {
    return {.status = status, .type = "application/json", .body = "{\"result\":\"" + result + "\"}"};
}

/// "/1234".
bool namesClass(const QByteArray &target) {
    return target.size() == 5 && target.startsWith('/') &&
           std::all_of(target.begin() + 1, target.end(), [](char each) { return each >= '0' && each <= '9'; });
}

} // namespace

RoomListener::Connection::Connection(qintptr handle, qsizetype most, QObject *parent)
    : QObject(parent), socket(this), reader(most) {
    socket.setReadBufferSize(2 * most);
    socket.setSocketDescriptor(handle);
    from = budgetedAddress(socket.peerAddress());
}

RoomListener::RoomListener(RoomServer &server, std::shared_ptr<Room> room, const RoomLimits &limits)
    : m_server(server), m_room(std::move(room)), m_limits(limits), m_page(m_room->plan()),
      m_budget(limits.burst, limits.perSecond), m_clock(this), m_mailbox(this) {
    setListenBacklogSize(backlog);
    m_clock.setInterval(clockTick);
    connect(&m_clock, &QTimer::timeout, this, &RoomListener::closeLate);
}

RoomListener::~RoomListener() { closeAll(); }

quint16 RoomListener::open(const QHostAddress &address, quint16 port) {
    if (!listen(address, port))
        return 0;
    const QByteArray host = address.protocol() == QAbstractSocket::IPv6Protocol
                                ? '[' + address.toString().toLatin1() + ']'
                                : address.toString().toLatin1();
    m_hosts = {host + ':' + QByteArray::number(serverPort())};
    if (address.isLoopback())
        m_hosts << "localhost:" + QByteArray::number(serverPort());
    if (serverPort() == 80) // which a browser leaves out
        for (const QByteArray &each : QByteArrayList(m_hosts))
            m_hosts << each.chopped(3);
    return serverPort();
}

void RoomListener::closeAll() {
    close();
    while (!m_connections.empty()) {
        Connection &oldest = *m_connections.front();
        // Who was counted just now is told so, which may be the end of the connection.
        if (oldest.answered)
            oldest.socket.flush();
        drop(oldest);
    }
}

void RoomListener::incomingConnection(qintptr handle) {
    while (std::ssize(m_connections) >= m_limits.connections)
        makeRoom();
    auto *connection = new Connection(handle, m_limits.requestBytes, this);
    connection->until = Clock::now() + m_limits.deadline;
    m_connections.push_back(connection);
    m_open = static_cast<int>(m_connections.size());
    if (!m_clock.isActive())
        m_clock.start();
    connect(&connection->socket, &QTcpSocket::readyRead, this, [this, connection] { read(*connection); });
    connect(&connection->socket, &QTcpSocket::disconnected, this, [this, connection] { drop(*connection); });
    connect(&connection->socket, &QTcpSocket::errorOccurred, this, [this, connection] { drop(*connection); });
}

// Of those that keep their request back, where there are any, and of the address that has the most of them, the one
// that has been waiting the longest: who fills all places with idle connections, from one address or from many, loses
// those. A class behind one address sends its requests at once, and loses none.
void RoomListener::makeRoom() {
    const Clock::time_point sentAtOnce = Clock::now() + m_limits.deadline - keptBack;
    const auto keepsBack = [&](const Connection *each) { return !each->answered && each->until <= sentAtOnce; };
    const bool any = std::ranges::any_of(m_connections, keepsBack);
    QHash<QHostAddress, int> ofAddress;
    for (const Connection *each : m_connections)
        if (!any || keepsBack(each))
            ++ofAddress[each->from];
    const auto most = std::ranges::max_element(ofAddress);
    const auto waits = [&](const Connection *each) { return each->from == most.key() && !each->answered; };
    const auto belongs = [&](const Connection *each) { return each->from == most.key(); };
    auto oldest = std::ranges::find_if(m_connections, waits);
    if (oldest == m_connections.end())
        oldest = std::ranges::find_if(m_connections, belongs);
    drop(**oldest);
}

void RoomListener::drop(Connection &connection) {
    const auto found = std::ranges::find(m_connections, &connection);
    if (found == m_connections.end())
        return;
    m_connections.erase(found);
    m_open = static_cast<int>(m_connections.size());
    connection.socket.disconnect(this);
    connection.socket.abort();
    connection.deleteLater();
    if (m_connections.empty())
        m_clock.stop();
}

void RoomListener::closeLate() {
    const Clock::time_point now = Clock::now();
    std::vector<Connection *> late;
    std::ranges::copy_if(m_connections, std::back_inserter(late),
                         [now](const Connection *each) { return each->until <= now; });
    for (Connection *each : late) {
        if (!each->answered && each->reader.begun())
            reply(*each, plain(408), true);
        else
            drop(*each);
    }
}

void RoomListener::read(Connection &connection) {
    const QByteArray bytes = connection.socket.readAll();
    if (connection.answered) {
        connection.thrownAway += bytes.size();
        if (connection.thrownAway > m_limits.farewellBytes)
            drop(connection);
        return;
    }
    switch (connection.reader.take(bytes)) {
    case RequestReader::State::Reading:
        return;
    case RequestReader::State::Complete:
        return reply(connection, answerTo(connection.reader.request(), connection.from), false);
    case RequestReader::State::Refused:
        const int status = connection.reader.status();
        return reply(connection, affords(connection.from, 1) ? plain(status) : plain(429), true);
    }
}

void RoomListener::reply(Connection &connection, const HttpReply &answer, bool refused) {
    connection.answered = true;
    QByteArray head = "HTTP/1.1 " + QByteArray::number(answer.status) + ' ' + reasonOf(answer.status) +
                      "\r\nContent-Type: " + answer.type +
                      "\r\nContent-Length: " + QByteArray::number(answer.body.size());
    if (!answer.allow.isEmpty())
        head += "\r\nAllow: " + answer.allow;
    head += "\r\nConnection: close"
            "\r\nCache-Control: no-store"
            "\r\nX-Content-Type-Options: nosniff"
            "\r\nX-Frame-Options: DENY"
            "\r\nReferrer-Policy: no-referrer"
            "\r\nCross-Origin-Resource-Policy: same-origin"
            "\r\nContent-Security-Policy: " +
            m_page.policy() + "\r\n\r\n";
    connection.socket.write(head + answer.body);
    connection.until = Clock::now() + (refused ? m_limits.farewell : m_limits.deadline);
    if (!refused)
        return connection.socket.disconnectFromHost();
    // Who is still sending would lose the answer with the connection: it ends in one direction, and what comes in the
    // other is thrown away for a moment.
    const auto end = [socket = &connection.socket] {
        if (socket->bytesToWrite() == 0)
            ::shutdown(static_cast<int>(socket->socketDescriptor()), SHUT_WR);
    };
    connection.socket.flush();
    connect(&connection.socket, &QTcpSocket::bytesWritten, &connection, end);
    end();
}

bool RoomListener::affords(const QHostAddress &from, double cost) { return m_budget.take(from, cost, Clock::now()); }

HttpReply RoomListener::answerTo(const HttpRequest &request, const QHostAddress &from) {
    if (!affords(from, 1))
        return plain(429);
    // A name that somebody lets point here would make this page one of his (DNS rebinding).
    if (!m_hosts.contains(request.field("host").toLower()))
        return plain(421);
    const bool get = request.method == "GET";
    if (request.target == "/")
        return get ? page(200, m_page.askingForCode(false)) : plain(405, "GET");
    if (!namesClass(request.target))
        return plain(404);
    if (!get && request.method != "POST")
        return plain(405, "GET, POST");
    if (request.target.sliced(1).toStdString() != m_room->code()) {
        static_cast<void>(affords(from, m_limits.wrongCodeCost));
        return get ? page(404, m_page.askingForCode(true)) : plain(404);
    }
    return get ? page(200, m_page.ofClass(*m_room)) : counted(request);
}

HttpReply RoomListener::counted(const HttpRequest &request) {
    // Only the page itself may send answers, and a browser says whose script sends.
    if (request.fields.contains("origin") && request.field("origin") != "http://" + request.field("host"))
        return plain(403);
    if (request.fields.contains("sec-fetch-site") && request.field("sec-fetch-site") != "same-origin")
        return plain(403);
    if (request.field("content-type") != "application/json")
        return plain(415);
    const QJsonObject object = QJsonDocument::fromJson(request.body).object();
    const QString token = object[QStringLiteral("token")].toString();
    const QString answer = object[QStringLiteral("answer")].toString();
    const bool yes = answer == QStringLiteral("yes");
    if (object.size() != 2 || token.isEmpty() || (!yes && answer != QStringLiteral("no")))
        return plain(400);
    switch (m_room->answer(token.toStdString(), yes)) {
    case Room::Verdict::Counted:
        m_server.tellCounted();
        return verdict(200, "counted");
    case Room::Verdict::AlreadyCounted:
        return verdict(409, "already counted");
    case Room::Verdict::Stopped:
        return verdict(409, "stopped");
    case Room::Verdict::Full:
        return verdict(409, "full");
    case Room::Verdict::UnknownToken:
        break;
    }
    return verdict(403, "unknown token");
}

} // namespace halftruth
