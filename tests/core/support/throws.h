#pragma once

#include <QString>
#include <QTest>

#include <functional>
#include <stdexcept>

/// A call that is expected to throw, as data of a test.
using Call = std::function<void()>;
Q_DECLARE_METATYPE(Call)

/// What a call complains about: the text of the std::domain_error it throws, or "nothing".
inline QString domainErrorOf(const Call &call) {
    try {
        call();
    } catch (const std::domain_error &error) {
        return QString::fromUtf8(error.what());
    }
    return QStringLiteral("nothing");
}

/// For the _data function of a test of messages: one row per wrong argument.
inline void addMessageColumns() {
    QTest::addColumn<Call>("call");
    QTest::addColumn<QString>("message");
}
inline void addMessage(const char *function, const char *message, Call call) {
    QTest::addRow("%s: %s", function, message) << std::move(call) << QString::fromUtf8(message);
}
#define VERIFY_MESSAGE()                                                                                             \
    do {                                                                                                             \
        QFETCH(Call, call);                                                                                          \
        QFETCH(QString, message);                                                                                    \
        QCOMPARE(domainErrorOf(call), message);                                                                      \
    } while (false)
