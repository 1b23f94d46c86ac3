#pragma once

#include "core/parameters/parameters.h"

#include <QLatin1String>
#include <QString>

#include <optional>
#include <string_view>

/// What a session's writer and its reader have to agree on.
namespace halftruth::session {

inline constexpr int version = 1;
inline constexpr QLatin1String format("halftruth-session");

inline constexpr QLatin1String formatKey("format");
inline constexpr QLatin1String versionKey("version");
inline constexpr QLatin1String explorerKey("explorer");
inline constexpr QLatin1String parametersKey("parameters");
inline constexpr QLatin1String recordsKey("records");
inline constexpr QLatin1String dataKey("data");
inline constexpr QLatin1String kindKey("kind");
inline constexpr QLatin1String tableKey("table");
inline constexpr QLatin1String fileKey("file");
inline constexpr QLatin1String columnsKey("columns");
inline constexpr QLatin1String weightKey("weight");
inline constexpr QLatin1String viewsKey("views");
inline constexpr QLatin1String pinsKey("pins");
inline constexpr QLatin1String colourKey("colour");
inline constexpr QLatin1String solvingKey("solving");
inline constexpr QLatin1String forKey("for");
inline constexpr QLatin1String byKey("by");
inline constexpr QLatin1String showKey("show");
inline constexpr QLatin1String surfaceKey("surface");

/// How a parameter's records are read and written; nothing where it has none. An outcome is a number and a record.
inline std::optional<ParameterUse> recordsUse(const ParameterSpec &parameter) {
    if (parameter.kind == ValueKind::Choice || parameter.defaultText.empty())
        return std::nullopt;
    return ParameterUse{.id = parameter.id,
                        .kind = parameter.kind == ValueKind::Number ? ValueKind::Record : parameter.kind};
}

inline bool hasNumber(const ParameterSpec &parameter) {
    return parameter.kind == ValueKind::Number || parameter.kind == ValueKind::Choice;
}

} // namespace halftruth::session
