#pragma once

#include "core/explorers/explorer.h"

#include <QLatin1String>
#include <QString>

#include <vector>

/// What a session's writer and its reader have to agree on.
namespace halftruth::session {

inline constexpr int version = 2;
inline constexpr QLatin1String format("halftruth-session");

inline constexpr QLatin1String formatKey("format");
inline constexpr QLatin1String versionKey("version");
inline constexpr QLatin1String explorerKey("explorer");
inline constexpr QLatin1String parametersKey("parameters");
inline constexpr QLatin1String recordsKey("records");
inline constexpr QLatin1String uncutKey("uncut");
inline constexpr QLatin1String dataKey("data");
inline constexpr QLatin1String kindKey("kind");
inline constexpr QLatin1String tableKey("table");
inline constexpr QLatin1String fileKey("file");
inline constexpr QLatin1String columnsKey("columns");
inline constexpr QLatin1String weightKey("weight");
inline constexpr QLatin1String viewsKey("views");
inline constexpr QLatin1String pinsKey("pins");
inline constexpr QLatin1String dashesKey("dashes");
inline constexpr QLatin1String nameKey("name");
inline constexpr QLatin1String comparedKey("compared");
inline constexpr QLatin1String hiddenKey("hidden");
inline constexpr QLatin1String solvingKey("solving");
inline constexpr QLatin1String forKey("for");
inline constexpr QLatin1String byKey("by");
inline constexpr QLatin1String showKey("show");
inline constexpr QLatin1String surfaceKey("surface");
inline constexpr QLatin1String compareKey("compare");
inline constexpr QLatin1String frontKey("front");
inline constexpr QLatin1String stageKey("class");
inline constexpr QLatin1String answeredKey("answered");
inline constexpr QLatin1String repeatedKey("repeated");
inline constexpr QLatin1String revealedKey("revealed");
inline constexpr QLatin1String roomKey("room");
inline constexpr QLatin1String titleKey("title");
inline constexpr QLatin1String questionKey("question");
inline constexpr QLatin1String designKey("design");
inline constexpr QLatin1String deviceKey("device");
inline constexpr QLatin1String lieKey("q");
inline constexpr QLatin1String yesKey("yes");
inline constexpr QLatin1String noKey("no");
inline constexpr QLatin1String linkedKey("linked");
inline constexpr QLatin1String explorersKey("explorers");
inline constexpr QLatin1String besideKey("beside");

/// The values that the explorers of theory have in common.
inline std::vector<ParameterUse> linkedUses() {
    std::vector<ParameterUse> uses;
    for (const ParameterId id : linkedParameters)
        uses.push_back({.id = id});
    return uses;
}

/// The values that are an explorer's own.
inline std::vector<ParameterUse> ownUses(const ExplorerSpec &explorer) {
    std::vector<ParameterUse> uses = explorer.rows();
    std::erase_if(uses, [&](const ParameterUse &use) { return explorer.links(use.id); });
    return uses;
}

} // namespace halftruth::session
