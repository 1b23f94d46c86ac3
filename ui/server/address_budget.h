#pragma once

#include <QHash>
#include <QHostAddress>

#include <chrono>

namespace halftruth {

/// How much a network address may ask for: a bucket that fills steadily and that requests are taken from. All phones
/// of a school may share one address, so that there is enough for 300 of them at once. It knows the addresses of the
/// last minute or so, and is gone with the open class.
class AddressBudget {
public:
    using Time = std::chrono::steady_clock::time_point;

    AddressBudget(double most, double perSecond) : m_most(most), m_perSecond(perSecond) {}

    /// Takes so much, where there is as much. In IPv6 a phone may choose among many addresses, so that those of one
    /// network, the first 64 bits, are one.
    bool take(const QHostAddress &address, double cost, Time now);
    [[nodiscard]] qsizetype known() const { return m_buckets.size(); }

    /// As many addresses are told apart at the most; where there are more, those beyond share one bucket.
    static constexpr qsizetype mostKnown = 4096;

private:
    struct Bucket {
        double left;
        Time since;
    };
    [[nodiscard]] double leftIn(const Bucket &bucket, Time now) const;
    void forgetFull(Time now);

    double m_most;
    double m_perSecond;
    QHash<QHostAddress, Bucket> m_buckets;
};

/// The address that a budget is kept for: IPv4 as it is, of IPv6 the network.
[[nodiscard]] QHostAddress budgetedAddress(const QHostAddress &address);

} // namespace halftruth
