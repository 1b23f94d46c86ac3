#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace halftruth {

class Room;

/// The way of phones into a class, where the program is built with one: HALFTRUTH_ROOM. What is shown knows nothing
/// of networks but this.
class RoomDoor : public QObject {
    Q_OBJECT

public:
    explicit RoomDoor(QObject *parent = nullptr);
    ~RoomDoor() override;

    /// Whether there is one at all.
    [[nodiscard]] static bool available();
    struct Place {
        QString title;   ///< "wlan0: 192.168.1.5"
        QString address; ///< "192.168.1.5"
    };
    /// Where it may be opened: the networks' adapters, and last this computer only.
    [[nodiscard]] static std::vector<Place> places();

    /// Throws std::runtime_error and std::domain_error where it can't be opened.
    void open(std::shared_ptr<Room> room, const QString &address);
    void close();
    [[nodiscard]] bool isOpen() const;
    /// "192.168.1.5:8080".
    [[nodiscard]] QString place() const;
    /// With the class code.
    [[nodiscard]] QString link() const;

signals:
    /// Phones have answered.
    void counted();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace halftruth
