#include "ui/files/json_shown.h"

#include "core/math/domain/domain.h"

namespace halftruth {

std::string shownName(const QString &name) {
    QString text = name.left(60);
    for (QChar &each : text)
        if (!each.isPrint())
            each = QChar::ReplacementCharacter;
    return text.toStdString();
}

std::string shown(const QJsonValue &value) {
    switch (value.type()) {
    case QJsonValue::Double:
        return shortestText(value.toDouble());
    case QJsonValue::String: {
        const QString text = value.toString();
        return "'" + shownName(text) + (text.size() > 60 ? "…'" : "'");
    }
    case QJsonValue::Bool:
        return value.toBool() ? "true" : "false";
    case QJsonValue::Null:
        return "null";
    case QJsonValue::Array:
        return "a list";
    case QJsonValue::Object:
        return "an object";
    case QJsonValue::Undefined:
        break;
    }
    return "not there";
}

} // namespace halftruth
