#include "ui/server/address_budget.h"

#include <algorithm>

namespace halftruth {

QHostAddress budgetedAddress(const QHostAddress &address) {
    bool isFour = false;
    const quint32 four = address.toIPv4Address(&isFour);
    if (isFour)
        return QHostAddress(four);
    Q_IPV6ADDR six = address.toIPv6Address();
    std::fill(std::begin(six.c) + 8, std::end(six.c), quint8{0});
    return QHostAddress(six);
}

double AddressBudget::leftIn(const Bucket &bucket, Time now) const {
    const double seconds = std::chrono::duration<double>(now - bucket.since).count();
    return std::min(m_most, bucket.left + m_perSecond * std::max(0.0, seconds));
}

void AddressBudget::forgetFull(Time now) {
    m_buckets.removeIf([&](const auto &each) { return leftIn(each.value(), now) >= m_most; });
}

bool AddressBudget::take(const QHostAddress &address, double cost, Time now) {
    QHostAddress key = budgetedAddress(address);
    if (!m_buckets.contains(key) && m_buckets.size() >= mostKnown) {
        forgetFull(now);
        if (m_buckets.size() >= mostKnown)
            key = QHostAddress();
    }
    auto found = m_buckets.find(key);
    if (found == m_buckets.end())
        found = m_buckets.insert(key, {.left = m_most, .since = now});
    Bucket &bucket = *found;
    bucket.left = leftIn(bucket, now);
    bucket.since = now;
    if (bucket.left < cost)
        return false;
    bucket.left -= cost;
    return true;
}

} // namespace halftruth
