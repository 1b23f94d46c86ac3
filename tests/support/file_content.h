#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

/// What a file holds; nothing where it can't be read.
inline QByteArray contentOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The same as text.
inline QString textIn(const QString &path) { return QString::fromUtf8(contentOf(path)); }
