#pragma once

#include <QHostAddress>
#include <QString>

#include <vector>

namespace halftruth {

/// Where phones may reach this computer.
struct RoomAddress {
    QString adapter; ///< as the system calls it: "wlan0"
    QHostAddress address;
};

/// Those of the network adapters that are up, IPv4 first, since its addresses are short to type. The loopback is not
/// among them: no phone comes there.
[[nodiscard]] std::vector<RoomAddress> roomAddresses();

} // namespace halftruth
