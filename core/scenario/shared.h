#pragma once

#include <memory>
#include <utility>

namespace halftruth {

/// A value whose copies share it until one of them is changed: for what has many copies that rarely differ, as the
/// steps of an undo stack have.
template <class T>
class Shared {
public:
    Shared() : m_value(initial()) {}
    Shared(T value) : m_value(std::make_shared<const T>(std::move(value))) {}

    operator const T &() const { return *m_value; }
    [[nodiscard]] const T &operator*() const { return *m_value; }
    [[nodiscard]] const T *operator->() const { return m_value.get(); }
    bool operator==(const Shared &other) const { return m_value == other.m_value || *m_value == *other.m_value; }

private:
    static const std::shared_ptr<const T> &initial() {
        static const auto value = std::make_shared<const T>();
        return value;
    }

    std::shared_ptr<const T> m_value;
};

} // namespace halftruth
