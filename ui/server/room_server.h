#pragma once

#include "ui/threads/mailbox.h"

#include "core/room/room.h"

#include <QHostAddress>
#include <QObject>
#include <QThread>

#include <atomic>
#include <chrono>
#include <memory>

namespace halftruth {

class RoomListener;

/// What a client may take up.
struct RoomLimits {
    qsizetype requestBytes = 2048;             ///< head and body
    std::chrono::milliseconds deadline{5'000}; ///< for all of a request, and for all of its answer
    std::chrono::milliseconds farewell{1'000}; ///< for who goes on sending what was refused
    qsizetype farewellBytes = 64 * 1024;       ///< and how much of it is read, and thrown away
    int connections = 400;                     ///< beyond it the longest one waiting makes room
    double burst = 1'200;                      ///< requests of one address: 300 phones with four each
    double perSecond = 120;                    ///< and so many more every second
    double wrongCodeCost = 10;                 ///< requests that a wrong class code stands for
};

/// Opens a class to the phones of a network: one page, and the answers to it, over HTTP on one port of one address.
///
/// Why no library. Debian's cpp-httplib 0.11.4 reads each connection on a thread of a small pool and waits for every
/// next byte anew, so that a dozen clients that send a byte now and then hold up everybody. Qt HTTP Server 6.4 reads
/// a body whole before anybody is asked, has no deadline, and its connections can't be counted or refused. What a
/// class needs is small: no keeping alive, no chunks, no files; two methods, three paths, 2 KiB. That is
/// RequestReader and this, on QTcpServer, where every connection is a small state and all share one thread of their
/// own: neither a slow client nor a thousand of them reach the window's.
class RoomServer : public QObject {
    Q_OBJECT

public:
    explicit RoomServer(std::shared_ptr<Room> room, RoomLimits limits = {}, QObject *parent = nullptr);
    ~RoomServer() override;

    /// Port 0: 8080, or the next that is free. Throws std::domain_error for an address that isn't of this computer,
    /// and std::runtime_error where the port can't be opened.
    void open(const QHostAddress &address, quint16 port = 0);
    /// The port is closed, and every connection.
    void close();
    [[nodiscard]] bool isOpen() const { return m_port != 0; }
    [[nodiscard]] QHostAddress address() const { return m_address; }
    [[nodiscard]] quint16 port() const { return m_port; }
    /// "192.168.1.5:8080": what is typed, and what a request's Host must be.
    [[nodiscard]] QString place() const;
    /// With the class code, for the QR code.
    [[nodiscard]] QString link() const;
    /// For tests.
    [[nodiscard]] int connections() const;

signals:
    /// There are more answers; once for many where they come at once.
    void counted();

private:
    friend class RoomListener;
    void tellCounted(); ///< from any thread

    std::shared_ptr<Room> m_room;
    RoomLimits m_limits;
    Mailbox m_mailbox;
    QThread m_thread;
    RoomListener *m_listener = nullptr;
    QHostAddress m_address;
    quint16 m_port = 0;
    std::atomic<bool> m_told = false;
};

} // namespace halftruth
