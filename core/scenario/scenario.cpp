#include "core/scenario/scenario.h"

#include "core/math/domain/domain.h"
#include "core/math/vectors/bit_collection.h"
#include "core/scenario/compare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace halftruth {

namespace {

std::string idOf(const ExplorerSpec &explorer) { return std::string(explorer.id); }

template <class Map>
auto entryOf(const Map &map, const ExplorerSpec &explorer) {
    const auto at = map.find(idOf(explorer));
    return at == map.end() ? std::nullopt : std::optional(at->second);
}

/// An explorer's rows, those it links or those it doesn't.
std::vector<ParameterUse> rows(const ExplorerSpec &explorer, bool linked) {
    std::vector<ParameterUse> all = explorer.rows();
    std::erase_if(all, [&](const ParameterUse &use) { return explorer.links(use.id) != linked; });
    return all;
}

/// An explorer of a scenario, and what is solved for in it.
class Place {
public:
    Place(const Scenario &scenario, const ExplorerSpec &explorer)
        : m_explorer(explorer), m_set(scenario.values(explorer)), m_solving(entryOf(scenario.solving, explorer)),
          m_effective(m_set) {
        if (const auto beside = entryOf(scenario.beside, explorer); beside && m_solving)
            m_effective = withValues(m_explorer, m_set, {{m_solving->unknown, *beside}});
        const Parameters set = m_effective;
        m_effective = fitted(m_explorer, set, m_solving);
        if (m_solving && !canSolve(m_explorer, m_effective, *m_solving)) {
            m_solving = followed(m_explorer, m_effective, *m_solving);
            m_effective = m_solving ? fitted(m_explorer, set, m_solving) : m_explorer.fit(m_set);
        }
    }

    /// As they were set.
    [[nodiscard]] const Parameters &set() const { return m_set; }
    /// Inside what is allowed.
    [[nodiscard]] const Parameters &effective() const { return m_effective; }
    /// Nothing also where the choices leave nothing to solve.
    [[nodiscard]] const std::optional<Solving> &solving() const { return m_solving; }
    [[nodiscard]] bool solvesFor(ParameterId id) const { return m_solving && m_solving->unknown == id; }
    [[nodiscard]] Parameters shown(std::optional<double> value) const {
        return m_solving && value ? withUnknown(m_explorer, m_effective, *m_solving, *value) : m_effective;
    }
    [[nodiscard]] std::optional<ParameterUse> use(ParameterId id, const Parameters &at) const {
        for (const ParameterUse &use : usesAt(m_explorer, at, m_solving))
            if (use.id == id)
                return use;
        return std::nullopt;
    }
    /// Whether the range of a parameter depends on what is solved for.
    [[nodiscard]] bool depends(const ParameterUse &use, const Parameters &at) const {
        return m_solving && use.valueKind() == ValueKind::Number && use.id != m_solving->unknown &&
               !(rangeOf(use, at.with(m_solving->unknown, at[m_solving->unknown] / 2)) == rangeOf(use, at));
    }

    /// Held as a share of what is solved for.
    [[nodiscard]] bool followsUnknown(ParameterId id) const {
        return m_solving && m_set.share(id) && wholeOf(id) == m_solving->unknown;
    }

private:
    const ExplorerSpec &m_explorer;
    Parameters m_set;
    std::optional<Solving> m_solving;
    Parameters m_effective;
};

bool isControl(char each) { return static_cast<unsigned char>(each) < 0x20 || each == 0x7f; }

std::string_view trimmed(std::string_view text) {
    const std::size_t from = text.find_first_not_of(' ');
    return from == std::string_view::npos ? std::string_view()
                                          : text.substr(from, text.find_last_not_of(' ') - from + 1);
}

double nearest(const ParameterUse &use, const Parameters &beside, double value) {
    const Range range = rangeOf(use, beside);
    const SliderSpan span = sliderSpan(use, beside);
    // An end that is no value itself is the slider's.
    const double lower = range.lowerOpen || std::isinf(range.lower) ? span.lower : range.lower;
    const double upper = range.upperOpen || std::isinf(range.upper) ? span.upper : range.upper;
    const double inside = std::clamp(value, lower, upper);
    if (range.integer)
        return std::round(inside);
    if (inside == 0)
        return inside;
    // Four significant digits are finer than a pixel and read well.
    const double digits = std::pow(10.0, 3 - std::floor(std::log10(std::fabs(inside))));
    return std::clamp(std::round(inside * digits) / digits, lower, upper);
}

/// A count as the share it is of its whole. Of nothing there is no share: it stays a count.
ParameterValue shareOf(ParameterId id, double count, const Parameters &among) {
    const auto whole = wholeOf(id);
    if (!whole)
        throw std::domain_error(std::string(spec(id).name) + " is no share of anything");
    return among[*whole] > 0 ? ParameterValue(Share{count / among[*whole]}) : ParameterValue(count);
}

ParameterValue defaultOf(const ParameterUse &use) {
    static const Parameters defaults;
    if (use.start)
        return *use.start;
    if (use.valueKind() == ValueKind::Number || use.valueKind() == ValueKind::Choice)
        return defaults[use.id];
    if (use.valueKind() == ValueKind::List)
        return defaults.list(use.id);
    return std::make_shared<const BitCollection>(defaults.records(use.id));
}

class Editor {
public:
    explicit Editor(const Scenario &scenario) : m_next(scenario), m_explorer(*scenario.explorer) {}

    Scenario operator()(const edit::Set &set) {
        const Place now = place();
        const Parameters shown = now.shown(set.found);
        const auto use = now.use(set.id, shown);
        requireSettable(now, use, set.id);
        if (const auto issues = validate(shown.with(set.id, set.value), std::array{*use}); !issues.empty())
            throw std::domain_error(issues.front().message);
        m_next = withValue(now, shown, *use, set.value);
        if (m_explorer.suggest)
            write(m_explorer.suggest(now.set(), place().set()));
        return std::move(m_next);
    }

    Scenario operator()(const edit::Hold &hold) {
        const Place now = place();
        const Parameters shown = now.shown(hold.found);
        const auto use = now.use(hold.id, shown);
        requireSettable(now, use, hold.id);
        if (const auto whole = wholeOf(hold.id); hold.asShare && whole && now.solvesFor(*whole))
            throw std::domain_error(std::string(spec(hold.id).name) + " can't be a share of what is found from it");
        const double count = shown[hold.id];
        if (now.followsUnknown(hold.id)) // a count of as many as are found
            m_next.beside[idOf(m_explorer)] = shown[now.solving()->unknown];
        write(now.set().with(hold.id, hold.asShare ? shareOf(hold.id, count, shown) : ParameterValue(count)));
        return std::move(m_next);
    }

    Scenario operator()(const edit::SetAll &set) {
        const Place now = place();
        const Parameters to = withValues(m_explorer, now.set(), set.values);
        write(to);
        const Place then = place();
        Parameters wanted = then.effective();
        for (const auto &[id, value] : set.values) {
            requireSettable(then, then.use(id, then.effective()), id);
            wanted = wanted.with(id, value);
        }
        if (const auto issues = validate(wanted, usesAt(m_explorer, wanted, then.solving())); !issues.empty())
            throw std::domain_error(issues.front().message);
        return std::move(m_next);
    }

    Scenario operator()(const edit::Pick &pick) {
        for (const auto &[id, value] : pick.values) {
            const Place now = place();
            const Parameters shown = now.shown(pick.found);
            const auto use = now.use(id, shown);
            if (settable(now, use, id) && use->valueKind() == ValueKind::Number)
                m_next = withValue(now, shown, *use, nearest(*use, shown, value));
        }
        return std::move(m_next);
    }

    Scenario operator()(const edit::Reset &reset) {
        const Place now = place();
        const Parameters shown = now.shown(reset.found);
        const auto use = now.use(reset.id, shown);
        return settable(now, use, reset.id) ? withValue(now, shown, *use, defaultOf(*use)) : std::move(m_next);
    }

    Scenario operator()(const edit::ResetAll &) {
        return {.explorer = m_next.explorer,
                .views = m_next.views,
                .surfaces = m_next.surfaces,
                .compared = m_next.compared,
                .fronts = m_next.fronts};
    }

    Scenario operator()(const edit::Solve &solve) {
        const Place now = place();
        requireSolvable(m_explorer, now.shown(solve.found), solve.solving);
        if (now.solving() && !now.solvesFor(solve.solving.unknown))
            stop(now, solve.found);
        m_next.solving[idOf(m_explorer)] = solve.solving;
        return std::move(m_next);
    }

    Scenario operator()(const edit::StopSolving &done) {
        if (const Place now = place(); now.solving())
            stop(now, done.found);
        return std::move(m_next);
    }

    Scenario operator()(const edit::ChooseData &choice) {
        if (!m_explorer.usesData)
            throw std::domain_error(idOf(m_explorer) + " takes no data");
        write(place().set().withData(choice.data));
        return std::move(m_next);
    }

    Scenario operator()(const edit::ChoosePreset &choice) {
        m_next.explorer = findExplorer(choice.preset->explorer);
        m_next.views.erase(std::string(choice.preset->explorer));
        m_next.titles.erase(std::string(choice.preset->explorer)); // it was another chart's
        if (m_next.explorer->showsPupils)
            m_next.stage = {};
        return replaced(*m_next.explorer, presetParameters(*choice.preset));
    }

    Scenario operator()(const edit::Entitle &entitle) {
        if (!m_explorer.ownTitle)
            throw std::domain_error(idOf(m_explorer) + " has no title of one's own");
        const std::string_view title = trimmed(entitle.title);
        if (title.size() > longestTitle || std::ranges::any_of(title, isControl))
            throw std::domain_error("title must be one line of at most " + std::to_string(longestTitle) + " bytes");
        if (title.empty())
            m_next.titles.erase(idOf(m_explorer));
        else
            m_next.titles.insert_or_assign(idOf(m_explorer), std::string(title));
        return std::move(m_next);
    }

    Scenario operator()(const edit::AddPin &add) {
        std::vector<Pin> pins = pinsOf(m_explorer);
        if (pins.size() < mostPins && std::ranges::find(pins, add.explored, &Pin::parameters) == pins.end())
            pins.push_back({.parameters = add.explored, .pattern = freePinPattern(pins), .name = add.name});
        return withPins(m_explorer, std::move(pins));
    }

    Scenario operator()(const edit::RemovePin &remove) {
        std::vector<Pin> pins = pinsOf(m_explorer);
        requirePin(pins, remove.index);
        pins.erase(pins.begin() + static_cast<std::ptrdiff_t>(remove.index));
        return pins.empty() ? withoutPins() : withPins(m_explorer, std::move(pins));
    }

    Scenario operator()(const edit::RemovePins &) { return withoutPins(); }

    Scenario operator()(const edit::NamePin &name) {
        const ExplorerSpec &of = name.explorer ? *name.explorer : m_explorer;
        std::vector<Pin> pins = pinsOf(of);
        requirePin(pins, name.index);
        pins[name.index].name = name.name;
        return withPins(of, std::move(pins));
    }

    Scenario operator()(const edit::CompareWith &with) {
        std::vector<Pin> pins = pinsOf(m_explorer);
        requirePin(pins, with.index);
        for (std::size_t i = 0; i < pins.size(); ++i)
            pins[i].reference = i == with.index && i > 0;
        return withPins(m_explorer, std::move(pins));
    }

    Scenario operator()(const edit::GoToPin &go) {
        const std::vector<Pin> pins = pinsOf(m_explorer);
        requirePin(pins, go.index);
        return replaced(m_explorer, pins[go.index].parameters);
    }

    Scenario operator()(const edit::Zoom &zoom) {
        auto &views = m_next.views[idOf(m_explorer)];
        const std::string figure = windowOf(zoom.figure);
        if (zoom.view == View{})
            views.erase(figure);
        else
            views[figure] = zoom.view;
        if (views.empty())
            m_next.views.erase(idOf(m_explorer));
        return std::move(m_next);
    }

    Scenario operator()(const edit::ShowSurface &show) {
        if (show.shown)
            m_next.surfaces.insert(idOf(m_explorer));
        else
            m_next.surfaces.erase(idOf(m_explorer));
        return std::move(m_next);
    }

    Scenario operator()(const edit::Compare &compare) {
        if (compare.beside)
            m_next.compared.insert(idOf(m_explorer));
        else
            m_next.compared.erase(idOf(m_explorer));
        return std::move(m_next);
    }

    Scenario operator()(const edit::BringForward &bring) {
        m_next.fronts[idOf(m_explorer)] = bring.figure;
        return std::move(m_next);
    }

    Scenario operator()(const edit::Stage &to) {
        require("answered", static_cast<double>(to.stage.answered), range::integers(0, allOfClass));
        require("repeated", static_cast<double>(to.stage.repeated), range::integers(0, allOfClass));
        if (const auto &room = to.stage.room) {
            require("answers", static_cast<double>(room->answers), range::integers(0, allOfClass));
            require("yes answers", static_cast<double>(room->yes),
                    range::integers(0, static_cast<double>(room->answers)));
        }
        m_next.stage = to.stage;
        return std::move(m_next);
    }

    Scenario operator()(const edit::GoTo &go) {
        m_next.explorer = go.explorer;
        return std::move(m_next);
    }

private:
    [[nodiscard]] Place place() const { return {m_next, m_explorer}; }

    static bool settable(const Place &now, const std::optional<ParameterUse> &use, ParameterId id) {
        return use && !now.effective().fixedByData(id) && !now.solvesFor(id);
    }
    void requireSettable(const Place &now, const std::optional<ParameterUse> &use, ParameterId id) const {
        const std::string name(spec(id).name);
        if (!use)
            throw std::domain_error(idOf(m_explorer) + " has no use for " + name + " with these choices");
        if (now.effective().fixedByData(id))
            throw std::domain_error(name + " is given by the data");
        if (now.solvesFor(id))
            throw std::domain_error(name + " is found from the others");
    }
    /// Nothing is left to compare with, either.
    Scenario withoutPins() {
        m_next.pins.erase(idOf(m_explorer));
        m_next.compared.erase(idOf(m_explorer));
        return std::move(m_next);
    }
    static void requirePin(const std::vector<Pin> &pins, std::size_t index) {
        if (index >= pins.size())
            throw std::domain_error("there is no pin " + std::to_string(index + 1));
    }

    /// Sets one value, as it is seen beside the others.
    Scenario withValue(const Place &now, const Parameters &shown, const ParameterUse &use,
                       const ParameterValue &value) {
        if (now.depends(use, shown))
            m_next.beside[idOf(m_explorer)] = shown[now.solving()->unknown];
        const double *count = std::get_if<double>(&value);
        // Where the whole is found from the count it is no whole to be a share of.
        const bool held = count && now.set().share(use.id) && !now.solvesFor(*wholeOf(use.id));
        write(withValues(m_explorer, now.set(), {{use.id, held ? shareOf(use.id, *count, shown) : value}}));
        return std::move(m_next);
    }

    [[nodiscard]] std::vector<Pin> pinsOf(const ExplorerSpec &of) const {
        const auto pins = entryOf(m_next.pins, of);
        return pins ? **pins : std::vector<Pin>();
    }
    Scenario withPins(const ExplorerSpec &of, std::vector<Pin> pins) {
        m_next.pins.insert_or_assign(idOf(of), std::move(pins));
        return std::move(m_next);
    }

    /// Stores values of the explorer. Where linked ones move, others that solve for one of them see what depends on
    /// it beside its own value again.
    void write(const Parameters &values) {
        const Shared<Parameters> before = m_next.linked;
        m_next.setValues(m_explorer, values);
        if (!(m_next.linked == before))
            std::erase_if(m_next.beside, [&](const auto &each) {
                const ExplorerSpec &other = *findExplorer(each.first);
                return &other != &m_explorer && other.theory;
            });
    }

    Scenario replaced(const ExplorerSpec &explorer, const Parameters &values) {
        m_next.solving.erase(idOf(explorer));
        m_next.beside.erase(idOf(explorer));
        m_next.setValues(explorer, values);
        return std::move(m_next);
    }

    void stop(const Place &now, std::optional<double> value) {
        if (value) {
            const Parameters shown = now.shown(value);
            Parameters to = withValues(m_explorer, now.set(), {{now.solving()->unknown, *value}});
            for (const ParameterUse &use : usesAt(m_explorer, shown, now.solving()))
                if (now.depends(use, shown) && !now.followsUnknown(use.id))
                    to = to.with(use.id, shown[use.id]);
            write(to);
        }
        m_next.solving.erase(idOf(m_explorer));
        m_next.beside.erase(idOf(m_explorer));
    }

    Scenario m_next;
    const ExplorerSpec &m_explorer;
};

} // namespace

Parameters Scenario::values(const ExplorerSpec &of) const {
    const auto set = entryOf(own, of);
    Parameters all = set ? **set : of.defaults();
    all.take(rows(of, true), linked);
    return all;
}

void Scenario::setValues(const ExplorerSpec &of, const Parameters &values) {
    Parameters common = linked;
    common.take(rows(of, true), values);
    if (common != *linked)
        linked = std::move(common);
    Parameters rest;
    rest.take(rows(of, false), values);
    if (of.usesData)
        rest = rest.withData(values.data());
    Parameters first;
    first.take(rows(of, false), of.defaults());
    if (rest == first && !rest.hasCut())
        own.erase(idOf(of));
    else
        own.insert_or_assign(idOf(of), std::move(rest));
}

Request request(const Scenario &scenario) {
    const Place place(scenario, *scenario.explorer);
    Request request{.parameters = place.effective(), .solving = place.solving()};
    if (auto views = entryOf(scenario.views, *scenario.explorer))
        request.views = *std::move(views);
    if (auto pins = entryOf(scenario.pins, *scenario.explorer))
        request.pins = **pins;
    request.compare = !request.pins.empty() && scenario.compared.contains(std::string(scenario.explorer->id));
    if (scenario.explorer->showsPupils)
        request.stage = scenario.stage;
    if (auto title = entryOf(scenario.titles, *scenario.explorer); title && scenario.explorer->ownTitle)
        request.title = *std::move(title);
    return request;
}

Parameters shown(const ExplorerSpec &explorer, const Request &request, std::optional<double> found) {
    if (!request.solving || !found)
        return request.parameters;
    // What was set as a count follows its whole as a share, and is yet shown as the count it comes to.
    Parameters all = withUnknown(explorer, request.parameters, *request.solving, *found);
    for (const ParameterUse &use : explorer.usesAt(all))
        if (all.share(use.id) && !request.parameters.share(use.id))
            all = all.with(use.id, all[use.id]);
    return all;
}

Scenario apply(const Scenario &scenario, const Edit &edit) { return std::visit(Editor(scenario), edit); }

bool sameChoices(const Scenario &a, const Scenario &b) {
    return a.linked == b.linked && a.own == b.own && a.solving == b.solving && a.beside == b.beside &&
           a.pins == b.pins && a.titles == b.titles;
}

Scenario withChoices(Scenario now, const Scenario &of) {
    Scenario next = of;
    next.views = std::move(now.views);
    next.surfaces = std::move(now.surfaces);
    next.compared = std::move(now.compared);
    next.fronts = std::move(now.fronts);
    next.stage = now.stage;
    // The repetitions that have been made are of the number that is wanted: they come and go with it.
    const ExplorerSpec &classroom = *std::ranges::find_if(explorerTable(), &ExplorerSpec::showsPupils);
    if (now.values(classroom)[ParameterId::Trials] != of.values(classroom)[ParameterId::Trials])
        next.stage.repeated = of.stage.repeated;
    return next;
}

} // namespace halftruth
