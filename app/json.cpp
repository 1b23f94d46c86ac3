#include "app/json.h"

#include "core/math/domain/underflow.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace halftruth {

QJsonValue jsonNumber(double value) {
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf");
    return std::isnan(value) ? QJsonValue() : QJsonValue(value);
}

QJsonValue jsonResult(double value) {
    return isTooSmall(value) ? QJsonValue(QLatin1String(tooSmallText)) : jsonNumber(value);
}

QJsonObject jsonRange(const Range &range) {
    return {{QStringLiteral("lower"), jsonNumber(range.lower)},
            {QStringLiteral("upper"), jsonNumber(range.upper)},
            {QStringLiteral("lowerOpen"), range.lowerOpen},
            {QStringLiteral("upperOpen"), range.upperOpen},
            {QStringLiteral("integer"), range.integer}};
}

std::string jsonText(const QJsonValue &value) {
    const QJsonDocument document = value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    return document.toJson().toStdString();
}

} // namespace halftruth
