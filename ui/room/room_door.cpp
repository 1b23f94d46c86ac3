#include "ui/room/room_door.h"

#ifdef HALFTRUTH_ROOM
#include "ui/server/room_addresses.h"
#include "ui/server/room_server.h"
#endif

namespace halftruth {

#ifdef HALFTRUTH_ROOM

struct RoomDoor::State {
    std::unique_ptr<RoomServer> server{};
};

bool RoomDoor::available() { return true; }

std::vector<RoomDoor::Place> RoomDoor::places() {
    std::vector<Place> all;
    for (const RoomAddress &each : roomAddresses()) {
        const QString address = each.address.toString();
        all.push_back({.title = tr("%1: %2").arg(each.adapter, address), .address = address});
    }
    all.push_back({.title = tr("This computer only"), .address = QHostAddress(QHostAddress::LocalHost).toString()});
    return all;
}

void RoomDoor::open(std::shared_ptr<Room> room, const QString &address) {
    close();
    auto server = std::make_unique<RoomServer>(std::move(room));
    server->open(QHostAddress(address));
    connect(server.get(), &RoomServer::counted, this, &RoomDoor::counted);
    m_state->server = std::move(server);
}

void RoomDoor::close() { m_state->server.reset(); }
bool RoomDoor::isOpen() const { return m_state->server != nullptr; }
QString RoomDoor::place() const { return isOpen() ? m_state->server->place() : QString(); }
QString RoomDoor::link() const { return isOpen() ? m_state->server->link() : QString(); }

#else

struct RoomDoor::State {};

bool RoomDoor::available() { return false; }
std::vector<RoomDoor::Place> RoomDoor::places() { return {}; }
void RoomDoor::open(std::shared_ptr<Room> /*room*/, const QString & /*address*/) {}
void RoomDoor::close() {}
bool RoomDoor::isOpen() const { return false; }
QString RoomDoor::place() const { return {}; }
QString RoomDoor::link() const { return {}; }

#endif

RoomDoor::RoomDoor(QObject *parent) : QObject(parent), m_state(std::make_unique<State>()) {}

RoomDoor::~RoomDoor() = default;

} // namespace halftruth
