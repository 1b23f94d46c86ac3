#pragma once

#include "core/room/room.h"

#include <QByteArray>
#include <QJsonObject>

namespace halftruth {

/// The one page that phones get: it asks, tosses the coin and sends what comes out. All of it is in one file, its
/// style, its script and its texts in three languages, and its policy allows it nothing else: no other script,
/// nothing loaded from elsewhere, nothing sent elsewhere.
class RoomPage {
public:
    /// Reads resources/room/page.html, and what it needs to know of the plan. Throws std::domain_error where that is
    /// refused.
    explicit RoomPage(const RoomPlan &plan);

    /// The page of a class with that plan, with a token of its own.
    [[nodiscard]] QByteArray ofClass(const Room &room) const;
    /// The page that asks for the class code, once more where that was wrong.
    [[nodiscard]] QByteArray askingForCode(bool wrong) const;
    /// Its Content-Security-Policy: the hashes of its style and its script.
    [[nodiscard]] const QByteArray &policy() const { return m_policy; }

private:
    [[nodiscard]] QByteArray with(const QByteArray &json) const;

    QJsonObject m_plan;
    QByteArray m_before; ///< the class
    QByteArray m_behind;
    QByteArray m_policy;
};

} // namespace halftruth
