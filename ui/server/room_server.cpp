#include "ui/server/room_server.h"

#include "ui/server/room_listener.h"
#include "ui/text/utf8.h"

#include <QNetworkInterface>

#include <stdexcept>

namespace halftruth {

namespace {

constexpr quint16 firstPort = 8080;
constexpr quint16 portsTried = 20;

} // namespace

RoomServer::RoomServer(std::shared_ptr<Room> room, RoomLimits limits, QObject *parent)
    : QObject(parent), m_room(std::move(room)), m_limits(limits) {}

RoomServer::~RoomServer() { close(); }

void RoomServer::open(const QHostAddress &address, quint16 port) {
    close();
    if (!QNetworkInterface::allAddresses().contains(address) && !address.isLoopback())
        throw std::domain_error("address must be one of this computer's, but is '" +
                                address.toString().toStdString() + "'");
    m_listener = new RoomListener(*this, m_room, m_limits);
    m_listener->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_listener, &QObject::deleteLater);
    m_thread.start();
    quint16 opened = 0;
    QString trouble;
    m_listener->mailbox().postAndWait([&] {
        const quint16 first = port == 0 ? firstPort : port;
        for (quint16 i = 0; opened == 0 && i < (port == 0 ? portsTried : 1); ++i)
            opened = m_listener->open(address, static_cast<quint16>(first + i));
        if (opened == 0 && port == 0)
            opened = m_listener->open(address, 0); // any
        trouble = m_listener->errorString();
    });
    if (opened == 0) {
        close();
        throw std::runtime_error("port " + std::to_string(port) + " of " + address.toString().toStdString() +
                                 " can't be opened: " + trouble.toStdString());
    }
    m_address = address;
    m_port = opened;
}

void RoomServer::close() {
    if (!m_listener)
        return;
    m_listener->mailbox().postAndWait([this] { m_listener->closeAll(); });
    m_thread.quit();
    m_thread.wait(); // the listener is deleted there
    m_listener = nullptr;
    m_port = 0;
    m_address.clear();
}

QString RoomServer::place() const {
    const bool six = m_address.protocol() == QAbstractSocket::IPv6Protocol;
    const QString host = six ? QLatin1Char('[') + m_address.toString() + QLatin1Char(']') : m_address.toString();
    return m_port == 80 ? host : host + QLatin1Char(':') + QString::number(m_port);
}

QString RoomServer::link() const {
    return QStringLiteral("http://") + place() + QLatin1Char('/') + utf8(m_room->code());
}

int RoomServer::connections() const { return m_listener ? m_listener->connections() : 0; }

void RoomServer::tellCounted() {
    if (!m_told.exchange(true))
        m_mailbox.post([this] {
            m_told = false;
            emit counted();
        });
}

} // namespace halftruth
