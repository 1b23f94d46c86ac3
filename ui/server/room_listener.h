#pragma once

#include "ui/server/address_budget.h"
#include "ui/server/http_request.h"
#include "ui/server/room_page.h"
#include "ui/server/room_server.h"

#include <QByteArrayList>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <atomic>
#include <list>

namespace halftruth {

/// An answer to a request.
struct HttpReply {
    int status = 200;
    QByteArray type = "text/plain; charset=utf-8";
    QByteArray body{};
    QByteArray allow{}; ///< the methods there are, of 405
};

/// The part of RoomServer that lives on its thread: accepts, reads, answers and closes.
class RoomListener : public QTcpServer {
    Q_OBJECT

public:
    RoomListener(RoomServer &server, std::shared_ptr<Room> room, const RoomLimits &limits);
    ~RoomListener() override;

    /// The port, or 0 where it can't be opened.
    quint16 open(const QHostAddress &address, quint16 port);
    void closeAll();
    /// What is to be done on its thread.
    [[nodiscard]] Mailbox &mailbox() { return m_mailbox; }
    [[nodiscard]] int connections() const { return m_open; }

protected:
    void incomingConnection(qintptr handle) override;

private:
    using Clock = std::chrono::steady_clock;
    struct Connection : QObject {
        Connection(qintptr handle, qsizetype most, QObject *parent);
        QTcpSocket socket;
        QHostAddress from; ///< as it is budgeted
        RequestReader reader;
        Clock::time_point until; ///< it is closed then, whatever it does
        bool answered = false;
        qsizetype thrownAway = 0; ///< of what goes on coming behind a refusal
    };

    void read(Connection &connection);
    void reply(Connection &connection, const HttpReply &answer, bool refused);
    [[nodiscard]] HttpReply answerTo(const HttpRequest &request, const QHostAddress &from);
    [[nodiscard]] HttpReply counted(const HttpRequest &request);
    [[nodiscard]] bool affords(const QHostAddress &from, double cost);
    void makeRoom();
    void drop(Connection &connection);
    void closeLate();

    RoomServer &m_server;
    std::shared_ptr<Room> m_room;
    RoomLimits m_limits;
    RoomPage m_page;
    AddressBudget m_budget;
    QByteArrayList m_hosts;                ///< what the Host of a request may be
    std::list<Connection *> m_connections; ///< the oldest first
    std::atomic<int> m_open = 0;
    QTimer m_clock;
    Mailbox m_mailbox;
};

} // namespace halftruth
