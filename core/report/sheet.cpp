#include "core/report/sheet.h"

#include "core/explorers/support/view_text.h"
#include "core/quantities/quantities.h"
#include "core/report/protections.h"
#include "core/scenario/pins.h"
#include "core/scenario/scenario_table.h"
#include "core/scenario/settings.h"
#include "core/text/complaint.h"
#include "core/text/units.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace halftruth {

namespace {

constexpr std::string_view guidelines = "Near et al. 2025";

/// What leads to the request's numbers: the pins change the charts only.
std::vector<std::string> commandOf(const ExplorerSpec &explorer, const Request &request) {
    std::vector<std::string> words{"report", std::string(explorer.id)};
    for (const auto &[name, value] : settingsOf(explorer, request.parameters)) {
        words.push_back("--" + name);
        words.push_back(value);
    }
    if (request.stage)
        words.insert(words.end(), {"--so-far", stageText(*request.stage)});
    return words;
}

std::vector<std::string> commandOf(const QuantitySpec &quantity, const Parameters &parameters) {
    std::vector<std::string> words{"compute", std::string(quantity.id)};
    for (const ParameterUse &use : quantity.inputs) {
        words.push_back("--" + std::string(spec(use.id).name));
        words.push_back(valueText(use, parameters));
    }
    return words;
}

SheetRow rowOf(const ParameterUse &use, const Parameters &parameters) {
    const ParameterSpec &parameter = spec(use.id);
    SheetRow row{.label = use.name(), .name = std::string(parameter.name)};
    if (!parameter.symbol.empty())
        row.label = tr("{name}, {symbol}", {{"name", use.name()}, {"symbol", parameter.symbol}});
    if (use.valueKind() == ValueKind::Number) {
        row.value = parameters[use.id];
        row.unit = unitOf(*row.value, parameter.unit);
        if (const Text reading = readingOf(use, *row.value); !reading.empty())
            row.label = tr("{label} ({reading})", {{"label", row.label}, {"reading", reading}});
    } else if (use.valueKind() == ValueKind::Choice) {
        row.words = parameter.choices()[static_cast<std::size_t>(parameters.integer(use.id))].title;
    } else {
        constexpr std::size_t longest = 60;
        const std::string text = valueText(use, parameters);
        row.words = text.size() <= longest ? Text::verbatim(text) : tr("many: the command has them");
    }
    return row;
}

SheetRow rowOf(const Stated &stated, const QuantitySpec &quantity, const std::stop_token &stop) {
    SheetRow row{.label = tr("{item}: {name}", {{"item", titleOf(stated.item)}, {"name", quantity.name}}),
                 .name = std::string(quantity.id),
                 .main = true};
    row.direction = directionAt(quantity, stated.parameters);
    try {
        row.value = evaluate(quantity, stated.parameters, stop);
        row.unit = unitOf(*row.value, quantity.unit);
        row.command = commandOf(quantity, stated.parameters);
    } catch (const std::domain_error &error) {
        row.words = tr("none: {why}", {{"why", complaint(error.what())}});
    }
    return row;
}

/// Builds the sections, each readout standing once.
class SheetBuilder {
public:
    SheetBuilder(const ExplorerSpec &explorer, const Request &request, const Exploration &answer,
                 const std::stop_token &stop)
        : m_explorer(explorer), m_request(request), m_answer(answer), m_protection(*findProtection(explorer.id)),
          m_stated(m_protection.stated(request.parameters)), m_command(commandOf(explorer, request)), m_stop(stop) {}

    std::vector<SheetSection> sections() {
        SheetSection privacy{.id = "privacy-parameters", .title = phrase("Privacy parameters")};
        for (const SheetItem item : {SheetItem::Loss, SheetItem::Slack, SheetItem::RoundCount, SheetItem::LossBudget})
            add(privacy, item);
        if (!m_explorer.model.empty())
            privacy.rows.insert(privacy.rows.begin(),
                                {.label = phrase("kind of promise"), .words = m_explorer.model, .main = true});
        SheetSection utility{.id = "utility", .title = phrase("Utility")};
        for (const SheetItem item : {SheetItem::Respondents, SheetItem::WholePopulation, SheetItem::CoinError,
                                     SheetItem::TotalError, SheetItem::Ends})
            add(utility, item);
        if (std::ranges::find(m_stated, SheetItem::Binding, &Stated::item) != m_stated.end())
            add(utility, SheetItem::Binding);
        std::vector<SheetSection> all{unit(), privacy, trust(), algorithm(), utility};
        if (m_answer.offer)
            all.push_back(plans(*m_answer.offer));
        all.push_back(numbers());
        if (!m_request.pins.empty())
            all.push_back(scenarios());
        all.push_back(assumptions());
        return all;
    }

    [[nodiscard]] const std::vector<std::string> &command() const { return m_command; }
    [[nodiscard]] const std::vector<Text> &cited() const { return m_cited; }

private:
    static SheetRow prose(Phrase label, const Text &words) {
        return {.label = label, .words = words.empty() ? notHere() : words, .main = true};
    }
    static Text notHere() { return tr("not in this explorer"); }

    [[nodiscard]] SheetSection unit() const {
        return {.id = "unit-of-privacy",
                .title = phrase("Unit of privacy"),
                .rows = {prose(phrase("what is protected"), m_protection.unit),
                         prose(phrase("neighbouring data"), m_protection.neighbours)}};
    }
    [[nodiscard]] SheetSection trust() const {
        return {.id = "trust-model",
                .title = phrase("Trust model"),
                .rows = {prose(phrase("attacker"), m_protection.attacker),
                         prose(phrase("published"), m_protection.published),
                         prose(phrase("trusted"), m_protection.trusted)}};
    }
    [[nodiscard]] SheetSection algorithm() const {
        SheetSection section{.id = "algorithm",
                             .title = phrase("Algorithm"),
                             .rows = {prose(phrase("mechanism"), m_protection.mechanism(m_request.parameters)),
                                      prose(phrase("chance device"), m_protection.device)}};
        for (const ParameterUse &use : m_explorer.usesAt(m_request.parameters)) {
            section.rows.push_back(rowOf(use, m_request.parameters));
            section.rows.back().main = true;
        }
        if (m_explorer.usesData && m_request.parameters.data().kind == DataSource::Kind::Table)
            section.rows.push_back(
                {.label = phrase("data"), .words = dataName(m_request.parameters.data()), .main = true});
        return section;
    }
    /// What was chosen, beside what the explorer would choose.
    [[nodiscard]] SheetSection plans(const Offer &offer) {
        SheetSection section{.id = "plans", .title = phrase("Plans")};
        for (const auto &[id, value] : offer.values)
            if (const auto use = m_explorer.useAt(id, m_request.parameters)) {
                SheetRow row = rowOf(*use, m_request.parameters);
                row.label = tr("chosen: {name}", {{"name", row.label}});
                row.main = true;
                section.rows.push_back(std::move(row));
            }
        for (const Readout &readout : m_answer.readouts) {
            if (readout.place.group != offer.group)
                continue;
            m_told.insert(readoutName(readout));
            SheetRow row = rowOf(readout);
            row.label = tr("{plan}: {number}", {{"plan", offer.group}, {"number", readout.label}});
            row.main = true;
            section.rows.push_back(std::move(row));
        }
        return section;
    }
    [[nodiscard]] SheetSection assumptions() const {
        SheetSection section{.id = "assumptions", .title = phrase("Assumptions")};
        for (const Phrase &each : m_protection.assumptions)
            section.rows.push_back({.words = each, .main = true});
        return section;
    }
    SheetSection numbers() {
        SheetSection section{.id = "numbers", .title = phrase("All results")};
        for (const Readout &readout : m_answer.readouts)
            if (!m_told.contains(readoutName(readout)))
                section.rows.push_back(rowOf(readout));
        return section;
    }

    /// The answers of every pinned state, and what they differ by from those of the one that is compared with.
    [[nodiscard]] SheetSection scenarios() const {
        SheetSection section{.id = "scenarios", .title = phrase("Scenarios")};
        const std::vector<Text> names = pinNames(m_explorer, m_request.pins, m_request.parameters);
        const std::size_t reference = referencePin(m_request.pins);
        const auto numbersOf = [this](const Pin &pin) {
            return halftruth::readoutsOf(m_explorer, pin.parameters, m_stop);
        };
        const Pinned with{.name = names[reference],
                          .pattern = m_request.pins[reference].pattern,
                          .exploration = {.readouts = numbersOf(m_request.pins[reference])}};
        for (std::size_t i = 0; i < m_request.pins.size(); ++i) {
            std::vector<Readout> numbers = with.exploration.readouts;
            if (i != reference) {
                numbers = numbersOf(m_request.pins[i]);
                compareReadouts(numbers, with);
            }
            const std::vector<std::string> command =
                commandOf(m_explorer, {.parameters = m_request.pins[i].parameters});
            for (const Readout &readout : numbers) {
                if (!readout.chip)
                    continue;
                SheetRow row = rowOf(readout, command);
                row.label = readout.comparison && readout.comparison->difference != 0
                                ? tr("{state}: {number} ({difference} against {other})",
                                     {{"state", names[i]},
                                      {"number", readout.label},
                                      {"difference", number(readout.comparison->difference, 3)},
                                      {"other", names[reference]}})
                                : tr("{state}: {number}", {{"state", names[i]}, {"number", readout.label}});
                section.rows.push_back(std::move(row));
            }
        }
        return section;
    }

    void add(SheetSection &section, SheetItem item) {
        bool any = false;
        for (const Stated &stated : m_stated)
            if (stated.item == item)
                any = addStated(section, stated) || any;
        if (!any)
            section.rows.push_back({.label = titleOf(item), .words = notHere()});
    }

    bool addStated(SheetSection &section, const Stated &stated) {
        if (stated.set) {
            const auto use = m_explorer.useAt(*stated.set, m_request.parameters);
            if (!use)
                return false;
            SheetRow row = rowOf(*use, m_request.parameters);
            row.label = tr("{item} (set: {name})", {{"item", titleOf(stated.item)}, {"name", use->name()}});
            row.main = true;
            section.rows.push_back(std::move(row));
            return true;
        }
        if (!stated.quantity.empty()) {
            const QuantitySpec &quantity = *findQuantity(stated.quantity);
            m_cited.emplace_back(quantity.source);
            for (const Readout *same : readoutsOf(stated))
                m_told.insert(readoutName(*same));
            section.rows.push_back(rowOf(stated, quantity));
            return true;
        }
        if (stated.readouts.empty()) {
            section.rows.push_back({.label = titleOf(stated.item), .words = stated.words, .main = true});
            return true;
        }
        const std::vector<const Readout *> found = readoutsOf(stated);
        for (const Readout *readout : found) {
            m_told.insert(readoutName(*readout));
            section.rows.push_back(rowOf(*readout));
            section.rows.back().main = true;
        }
        return !found.empty();
    }

    /// Those with its words that don't stand yet.
    [[nodiscard]] std::vector<const Readout *> readoutsOf(const Stated &stated) const {
        std::vector<const Readout *> found;
        for (const Readout &readout : m_answer.readouts) {
            const std::string name = readoutName(readout);
            const auto isIn = [&name](std::string_view words) { return name.find(words) != std::string::npos; };
            if (!m_told.contains(name) && std::ranges::any_of(stated.readouts, isIn))
                found.push_back(&readout);
        }
        return found;
    }

    [[nodiscard]] SheetRow rowOf(const Readout &readout) const { return rowOf(readout, m_command); }
    [[nodiscard]] static SheetRow rowOf(const Readout &readout, const std::vector<std::string> &command) {
        SheetRow row{.label = readout.label,
                     .unit = readout.unit,
                     .direction = readout.direction,
                     .shown = readout.shown,
                     .help = readout.help,
                     .main = readout.chip};
        if (!readout.missing.empty()) {
            row.words = readout.missing;
            return row;
        }
        row.value = readout.value;
        row.command = command;
        row.command.insert(row.command.end(), {"--number", readoutName(readout)});
        return row;
    }
    [[nodiscard]] SheetRow rowOf(const ParameterUse &use, const Parameters &parameters) const {
        return halftruth::rowOf(use, parameters);
    }
    [[nodiscard]] SheetRow rowOf(const Stated &stated, const QuantitySpec &quantity) const {
        return halftruth::rowOf(stated, quantity, m_stop);
    }

    const ExplorerSpec &m_explorer;
    const Request &m_request;
    const Exploration &m_answer;
    const Protection &m_protection;
    std::vector<Stated> m_stated;
    std::vector<std::string> m_command;
    const std::stop_token &m_stop;
    std::set<std::string> m_told; ///< the readouts that stand already
    std::vector<Text> m_cited;
};

std::vector<Figure> chartsOf(const Exploration &answer, const SheetWishes &wishes) {
    constexpr std::size_t usual = 2;
    std::vector<Figure> charts;
    if (!wishes.charts) {
        charts.assign(answer.figures.begin(),
                      answer.figures.begin() + static_cast<std::ptrdiff_t>(std::min(usual, answer.figures.size())));
        return charts;
    }
    if (wishes.charts->size() > mostSheetCharts)
        throw std::domain_error("charts must be at most " + std::to_string(mostSheetCharts) + ", but are " +
                                std::to_string(wishes.charts->size()));
    for (const std::string &id : *wishes.charts) {
        const auto found = std::ranges::find(answer.figures, id, &Figure::id);
        if (found == answer.figures.end())
            throw std::domain_error("there is no figure '" + id.substr(0, 60) + "'");
        if (std::ranges::find(charts, id, &Figure::id) != charts.end())
            throw std::domain_error("the chart " + id + " is named twice");
        charts.push_back(*found);
    }
    return charts;
}

/// The works that texts cite, in the order of the bibliography.
std::vector<Source> sourcesOf(const std::vector<Text> &texts) {
    std::set<std::string> ids;
    for (const Text &text : texts)
        for (const std::string &id : citedIn(english(text)))
            ids.insert(id);
    std::vector<Source> sources;
    for (const Source &source : bibliography())
        if (ids.contains(std::string(source.id)))
            sources.push_back(source);
    return sources;
}

} // namespace

std::string readoutName(const Readout &readout) { return english(readout.label); }

const Readout *findReadout(const Exploration &answer, std::string_view name) {
    const auto found = std::ranges::find(answer.readouts, name, readoutName);
    return found == answer.readouts.end() ? nullptr : &*found;
}

std::vector<Source> sourcesOf(const Exploration &answer) {
    std::vector<Text> texts;
    for (const Figure &figure : answer.figures)
        texts.push_back(figure.caption);
    for (const Readout &readout : answer.readouts)
        texts.push_back(readout.help);
    return sourcesOf(texts);
}

Sheet sheetOf(const ExplorerSpec &explorer, const Request &request, const Exploration &answer,
              const SheetWishes &wishes, const std::stop_token &stop) {
    SheetBuilder builder(explorer, request, answer, stop);
    Sheet sheet{.explorer = &explorer,
                .wishes = wishes,
                .answer = answer.sentence,
                .sections = builder.sections(),
                .charts = chartsOf(answer, wishes),
                .sources = {},
                .command = builder.command()};
    std::vector<Text> texts = builder.cited();
    for (const Figure &chart : sheet.charts)
        texts.push_back(chart.caption);
    for (const Readout &readout : answer.readouts)
        texts.push_back(readout.help);
    texts.push_back(cite(guidelines));
    sheet.sources = sourcesOf(texts);
    for (const Pin &pin : request.pins)
        sheet.command.insert(sheet.command.end(), {"--pin", pinText(explorer, request.parameters, pin)});
    if (request.compare)
        sheet.command.insert(sheet.command.end(), {"--compare", std::to_string(referencePin(request.pins) + 1)});
    if (wishes.charts) {
        std::string ids;
        for (const Figure &chart : sheet.charts)
            ids += (ids.empty() ? "" : ",") + chart.id;
        sheet.command.insert(sheet.command.end(), {"--charts", ids});
    }
    return sheet;
}

} // namespace halftruth
