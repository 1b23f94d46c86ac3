#pragma once

#include <QHash>
#include <QString>
#include <QVariant>

#include <chrono>
#include <functional>
#include <optional>

namespace halftruth {

/// What a person has wished once and for all, as the theme, the language, the last folder. It is read once, kept in
/// memory, and what changes is written by a thread of its own, value by value: a home on the net may not answer, and
/// another program that runs keeps its own changes. For the window's thread.
class Settings {
public:
    /// What became of a file that couldn't be read.
    struct Damage {
        QString fileName{};
        QString aside{}; ///< what it is called now; empty where it couldn't be renamed
    };

    static Settings &all();

    [[nodiscard]] QVariant value(const QString &key, const QVariant &otherwise = {});
    /// Makes a value of the one before; nothing removes it.
    using Edit = std::function<QVariant(const QVariant &)>;
    /// Done twice: with what is in memory, and on the other thread with what the file has by then.
    void edit(const QString &key, const Edit &edit);
    void setValue(const QString &key, const QVariant &value);
    void remove(const QString &key);
    /// Once.
    [[nodiscard]] std::optional<Damage> takeDamage();

    /// Whether all that was changed is in the file within that time.
    [[nodiscard]] bool areWritten(std::chrono::milliseconds within);
    /// Waits until it is, and reads the file again at the next question.
    void forget();

private:
    Settings() = default;
    void read();

    bool m_read = false;
    QHash<QString, QVariant> m_values{};
    std::optional<Damage> m_damage{};
};

} // namespace halftruth
