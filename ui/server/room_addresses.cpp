#include "ui/server/room_addresses.h"

#include <QNetworkInterface>

#include <algorithm>

namespace halftruth {

std::vector<RoomAddress> roomAddresses() {
    std::vector<RoomAddress> all;
    for (const QNetworkInterface &adapter : QNetworkInterface::allInterfaces()) {
        using enum QNetworkInterface::InterfaceFlag;
        if (!adapter.flags().testFlag(IsUp) || !adapter.flags().testFlag(IsRunning) ||
            adapter.flags().testFlag(IsLoopBack))
            continue;
        for (const QNetworkAddressEntry &entry : adapter.addressEntries())
            if (!entry.ip().isLinkLocal() && !entry.ip().isLoopback())
                all.push_back({.adapter = adapter.humanReadableName(), .address = entry.ip()});
    }
    std::ranges::stable_partition(
        all, [](const RoomAddress &each) { return each.address.protocol() == QAbstractSocket::IPv4Protocol; });
    return all;
}

} // namespace halftruth
