#include "ui/threads/settings.h"

#include "ui/threads/lone_thread.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace halftruth {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 2s; ///< with a home that doesn't answer, once, before the program starts without it

struct Change {
    QString key{};
    Settings::Edit edit{};
};

/// What is to be written, by one thread at a time.
class Changes {
public:
    /// Never gone: a thread that hangs may outlive everything else.
    static Changes &all() {
        static auto *changes = new Changes;
        return *changes;
    }
    void add(Change change) {
        const bool first = [&] {
            const std::lock_guard lock(m_mutex);
            m_waiting.push_back(std::move(change));
            return !std::exchange(m_busy, true);
        }();
        if (first)
            beginAlone([this] { write(); });
    }
    [[nodiscard]] bool endWithin(std::chrono::milliseconds time) {
        std::unique_lock lock(m_mutex);
        return m_ended.wait_for(lock, time, [this] { return !m_busy; });
    }

private:
    void write() {
        for (std::vector<Change> changes = next(); !changes.empty(); changes = next()) {
            QSettings file;
            for (const Change &each : changes) {
                if (const QVariant value = each.edit(file.value(each.key)); value.isValid())
                    file.setValue(each.key, value);
                else
                    file.remove(each.key);
            }
            file.sync();
        }
    }
    [[nodiscard]] std::vector<Change> next() {
        const std::lock_guard lock(m_mutex);
        m_busy = !m_waiting.empty();
        if (!m_busy)
            m_ended.notify_all();
        return std::exchange(m_waiting, {});
    }

    std::mutex m_mutex{};
    std::condition_variable m_ended{};
    std::vector<Change> m_waiting{};
    bool m_busy = false;
};

/// "Halftruth.conf.damaged", or with the first number that is free.
QString freeName(const QString &fileName) {
    const QString damaged = fileName + QStringLiteral(".damaged");
    QString name = damaged;
    for (int i = 2; QFileInfo::exists(name); ++i)
        name = damaged + QStringLiteral("-%1").arg(i);
    return name;
}

/// What a thread reads, which may be left alone with it.
class Reading {
public:
    void read() {
        QHash<QString, QVariant> values;
        std::optional<Settings::Damage> damage;
        if (const QSettings file; file.status() == QSettings::NoError) {
            for (const QString &key : file.allKeys())
                values.insert(key, file.value(key));
        } else {
            const QString aside = freeName(file.fileName());
            const bool renamed = QFile::rename(file.fileName(), aside);
            damage = {.fileName = file.fileName(), .aside = renamed ? aside : QString()};
        }
        const std::lock_guard lock(m_mutex);
        m_values = std::move(values);
        m_damage = std::move(damage);
        m_ended = true;
        m_changed.notify_all();
    }
    /// Nothing where it takes longer than that.
    [[nodiscard]] bool takeWithin(std::chrono::milliseconds time, QHash<QString, QVariant> &values,
                                  std::optional<Settings::Damage> &damage) {
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait_for(lock, time, [this] { return m_ended; }))
            return false;
        values = std::move(m_values);
        damage = std::move(m_damage);
        return true;
    }

private:
    std::mutex m_mutex{};
    std::condition_variable m_changed{};
    bool m_ended = false;
    QHash<QString, QVariant> m_values{};
    std::optional<Settings::Damage> m_damage{};
};

} // namespace

Settings &Settings::all() {
    static Settings settings;
    return settings;
}

void Settings::read() {
    if (std::exchange(m_read, true))
        return;
    auto reading = std::make_shared<Reading>();
    beginAlone([reading] { reading->read(); });
    (void)reading->takeWithin(patience, m_values, m_damage);
}

QVariant Settings::value(const QString &key, const QVariant &otherwise) {
    read();
    return m_values.value(key, otherwise);
}

void Settings::edit(const QString &key, const Edit &edit) {
    read();
    if (const QVariant value = edit(m_values.value(key)); value.isValid())
        m_values.insert(key, value);
    else
        m_values.remove(key);
    Changes::all().add({.key = key, .edit = edit});
}

void Settings::setValue(const QString &key, const QVariant &value) {
    edit(key, [value](const QVariant & /*before*/) { return value; });
}

void Settings::remove(const QString &key) { setValue(key, {}); }

std::optional<Settings::Damage> Settings::takeDamage() {
    read();
    return std::exchange(m_damage, std::nullopt);
}

bool Settings::areWritten(std::chrono::milliseconds within) { return Changes::all().endWithin(within); }

void Settings::forget() {
    (void)areWritten(patience);
    m_read = false;
    m_values.clear();
    m_damage.reset();
}

} // namespace halftruth
