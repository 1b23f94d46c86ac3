#pragma once

#include "tests/core/support/reading.h"

#include "core/explorers/explorer.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <variant>
#include <vector>

/// What every explorer promises whatever is asked of it. Each check returns what it finds broken, in words.

/// What is wrong with a text that a person reads: empty, a number that isn't one, or a placeholder left in.
inline QStringList textComplaints(const QString &where, const halftruth::Text &words) {
    const std::string text = reading(words);
    static const QRegularExpression placeholder(
        QStringLiteral(R"((?<![A-Za-z])(nan|inf(?![_{]))(?![A-Za-z])|%\d|<(\w+)>\s*</\2>|<b>–</b>|\d[eE][+-]?\d)"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression tag(QStringLiteral("<(/?)(\\w+)>"));
    const QString read = QString::fromStdString(text);
    QStringList found;
    if (read.trimmed().isEmpty())
        found << where + QStringLiteral(" is empty");
    if (const auto match = placeholder.match(read); match.hasMatch())
        found << where + QStringLiteral(" contains '") + match.captured() + QStringLiteral("': ") + read;
    for (const std::string &defect : halftruth::defects(words))
        found << where + QStringLiteral(": ") + QString::fromStdString(defect);
    QStringList open;
    for (auto tags = tag.globalMatch(read); tags.hasNext();) {
        const auto match = tags.next();
        if (match.captured(1).isEmpty())
            open << match.captured(2);
        else if (open.isEmpty() || open.takeLast() != match.captured(2))
            found << where + QStringLiteral(" has unbalanced tags: ") + read;
    }
    if (!open.isEmpty())
        found << where + QStringLiteral(" leaves a tag open: ") + read;
    return found;
}

/// What a name says about a curve or a number: bounds are called so, and so on.
enum class Claim { None, Exact, Bound, Approximation };
inline Claim claimOf(const halftruth::Text &name) {
    const std::string label = reading(name);
    const auto says = [&](std::string_view word) { return label.find(word) != std::string::npos; };
    if (says("simulated"))
        return Claim::Approximation;
    if (says("coverage"))
        return Claim::Exact; // of a method's interval, whatever the method is
    for (const char *bound : {"Hoeffding", "Chebyshev", "Bernstein", "Chernoff", "paper's bound",
                              "Lin–Wang–Rane bound", "tight bound", "Erlingsson", "Balle", "Feldman", "upper bound"})
        if (says(bound) && !says("best"))
            return Claim::Bound;
    if (says("normal"))
        return Claim::Approximation;
    return says("exact") ? Claim::Exact : Claim::None;
}

inline QStringList curveComplaints(const halftruth::Figure &figure, const halftruth::Curve &curve) {
    using halftruth::Role;
    const QString where = QString::fromStdString(figure.id + ", " + reading(curve.label));
    QStringList found;
    // How often a method's interval covers is exact, whatever the method is.
    const Claim claim = figure.id == "coverage" ? Claim::Exact : claimOf(curve.label);
    if ((claim == Claim::Bound && curve.role != Role::Bound) ||
        (claim == Claim::Approximation && curve.role != Role::Approximation && curve.role != Role::Simulation) ||
        (claim == Claim::Exact && curve.role != Role::Exact))
        found << where + QStringLiteral(" is drawn as ") + QString::fromUtf8(halftruth::roleName(curve.role).data());
    const bool positive = std::ranges::any_of(curve.y, [](double y) { return y > 0; });
    if (figure.y.scale == halftruth::Scale::Log && !curve.y.empty() && !positive && figure.note.empty())
        found << where + QStringLiteral(" has no place on its logarithmic axis, and no note says so");
    return found;
}

/// A curve called a bound must not cross the exact one where both are drawn and of the same thing.
inline QStringList boundComplaints(const halftruth::Figure &figure) {
    static const std::set<std::string> ofOneThing{"error", "failure", "epsilon"};
    QStringList found;
    if (!ofOneThing.contains(figure.id))
        return found;
    std::map<double, double> exact;
    for (const auto &layer : figure.layers)
        if (const auto *curve = std::get_if<halftruth::Curve>(&layer); curve && claimOf(curve->label) == Claim::Exact)
            for (std::size_t i = 0; i < curve->x.size(); ++i)
                exact[curve->x[i]] = curve->y[i];
    for (const auto &layer : figure.layers) {
        const auto *curve = std::get_if<halftruth::Curve>(&layer);
        if (!curve || curve->role != halftruth::Role::Bound)
            continue;
        // An upper bound, but of another release's error.
        if (halftruth::english(curve->label).starts_with("without order"))
            continue;
        for (std::size_t i = 0; i < curve->x.size(); ++i)
            if (const auto at = exact.find(curve->x[i]); at != exact.end() && curve->y[i] < at->second * (1 - 1e-9)) {
                found << QStringLiteral("%1: %2 is %3 at %4, below the exact %5")
                             .arg(QString::fromStdString(figure.id), QString::fromStdString(reading(curve->label)))
                             .arg(curve->y[i], 0, 'g', 17)
                             .arg(curve->x[i], 0, 'g', 17)
                             .arg(at->second, 0, 'g', 17);
                break;
            }
    }
    return found;
}

inline QStringList figureComplaints(const halftruth::Figure &figure) {
    QStringList found;
    for (const std::string &defect : halftruth::defects(figure))
        found << QString::fromStdString(defect);
    const QString where = QString::fromStdString(figure.id);
    found << textComplaints(where + QStringLiteral("'s title"), figure.title);
    found << textComplaints(where + QStringLiteral("'s caption"), figure.caption);
    for (const halftruth::Axis &axis : {figure.x, figure.y})
        found << textComplaints(where + QStringLiteral("'s axis"), axis.title);
    if (!figure.note.empty())
        found << textComplaints(where + QStringLiteral("'s note"), figure.note);
    for (const auto &layer : figure.layers) {
        if (const auto *curve = std::get_if<halftruth::Curve>(&layer)) {
            found << textComplaints(where + QStringLiteral("'s legend"), curve->label);
            found << curveComplaints(figure, *curve);
        } else if (const auto *marker = std::get_if<halftruth::Marker>(&layer); marker && !marker->label.empty()) {
            found << textComplaints(where + QStringLiteral("'s marker"), marker->label);
        } else if (const auto *contour = std::get_if<halftruth::Contour>(&layer)) {
            found << textComplaints(where + QStringLiteral("'s contour"), contour->label);
        }
    }
    return found + boundComplaints(figure);
}

inline QStringList readoutComplaints(const halftruth::Readout &readout, bool mayBeInfinite) {
    using halftruth::Direction;
    const QString where = QString::fromStdString(reading(readout.label));
    QStringList found = textComplaints(QStringLiteral("the label of '%1'").arg(where), readout.label);
    found << textComplaints(QStringLiteral("the help of '%1'").arg(where), readout.help);
    for (const halftruth::Text &optional : {readout.unit, readout.missing})
        if (!optional.empty())
            found << textComplaints(QStringLiteral("the unit of '%1', or what is missing").arg(where), optional);
    if (readout.missing.empty() && !std::isfinite(readout.value) && !(mayBeInfinite && std::isinf(readout.value)))
        found << where + QStringLiteral(" is %1").arg(readout.value);
    const Claim claim = claimOf(readout.label);
    if ((claim == Claim::Bound && readout.direction != Direction::AtMost &&
         readout.direction != Direction::AtLeast) ||
        (claim == Claim::Approximation && readout.direction != Direction::About) ||
        (claim == Claim::Exact && readout.direction != Direction::Exact))
        found << where + QStringLiteral(" claims to be '%1'")
                             .arg(QString::fromUtf8(halftruth::directionWord(readout.direction).data()));
    return found;
}

inline QStringList explorationComplaints(const halftruth::Exploration &exploration, bool mayBeInfinite) {
    QStringList found;
    std::set<std::string> ids;
    for (const halftruth::Figure &figure : exploration.figures) {
        found << figureComplaints(figure);
        if (!ids.insert(figure.id).second)
            found << QStringLiteral("two figures are called ") + QString::fromStdString(figure.id);
    }
    std::set<std::string> labels;
    for (const halftruth::Readout &readout : exploration.readouts) {
        found << readoutComplaints(readout, mayBeInfinite);
        if (!labels.insert(reading(readout.label)).second)
            found << QStringLiteral("two readouts are called ") + QString::fromStdString(reading(readout.label));
    }
    found << textComplaints(QStringLiteral("the sentence"), exploration.sentence);
    // As many as have room beside one another, and enough to answer the explorer's question.
    if (const auto chips = std::ranges::count(exploration.readouts, true, &halftruth::Readout::chip);
        chips < 1 || chips > 4)
        found << QStringLiteral("%1 readouts are chips").arg(chips);
    if (!exploration.complete)
        found << QStringLiteral("it is incomplete although nobody stopped it");
    return found;
}

inline std::vector<std::string> idsOf(const halftruth::Exploration &exploration) {
    std::vector<std::string> ids;
    for (const halftruth::Figure &figure : exploration.figures)
        ids.push_back(figure.id);
    return ids;
}

/// Where two curves of the same name disagree at an x they share. Curves that go back (lines over a map) are read
/// by their y. A simulation is of more trials when fine.
inline QStringList disagreements(const halftruth::Figure &coarse, const halftruth::Figure &fine) {
    const auto byLabel = [](const halftruth::Figure &figure) {
        std::map<std::string, const halftruth::Curve *> curves;
        for (const auto &layer : figure.layers)
            if (const auto *curve = std::get_if<halftruth::Curve>(&layer);
                curve && curve->role != halftruth::Role::Simulation)
                curves[reading(curve->label)] = curve;
        return curves;
    };
    QStringList found;
    const auto fineCurves = byLabel(fine);
    // A window is that of what is drawn: an interval that is still to come may widen it.
    const auto known = byLabel(coarse);
    const bool allThere = std::ranges::all_of(
        fineCurves, [&](const auto &each) { return known.contains(each.first) || each.second->x.empty(); });
    if (allThere && !(coarse.x.range == fine.x.range))
        found << QString::fromStdString(coarse.id) + QStringLiteral(" has another window when fine");
    for (const auto &[label, curve] : byLabel(coarse)) {
        const auto other = fineCurves.find(label);
        if (other == fineCurves.end()) {
            found << QString::fromStdString(coarse.id + ": no fine curve " + label);
            continue;
        }
        const halftruth::Curve &reference = *other->second;
        if (curve->x == reference.x && curve->y == reference.y)
            continue; // also where it has steps, which are neither functions of x nor of y
        const bool forward = std::ranges::is_sorted(reference.x, std::ranges::less_equal{});
        std::map<double, double> values;
        for (std::size_t i = 0; i < reference.x.size(); ++i)
            values[forward ? reference.x[i] : reference.y[i]] = forward ? reference.y[i] : reference.x[i];
        for (std::size_t i = 0; i < curve->x.size(); ++i) {
            const double key = forward ? curve->x[i] : curve->y[i];
            const double value = forward ? curve->y[i] : curve->x[i];
            if (const auto at = values.find(key); at != values.end() && at->second != value) {
                found << QStringLiteral("%1: %2 differs at %3")
                             .arg(QString::fromStdString(coarse.id), QString::fromStdString(label))
                             .arg(key, 0, 'g', 17);
                break;
            }
        }
    }
    return found;
}

/// Every number and every word of an exploration, bit for bit, so that two can be compared.
class Fingerprint {
public:
    static std::string of(const halftruth::Exploration &exploration) {
        Fingerprint print;
        for (const halftruth::Figure &figure : exploration.figures)
            print.add(figure);
        for (const halftruth::Readout &readout : exploration.readouts)
            print.text(readout.label).number(readout.value).text(readout.missing).text(readout.help);
        print.text(exploration.sentence);
        return print.m_text;
    }

private:
    Fingerprint &text(const halftruth::Text &words) { return text(reading(words)); }
    Fingerprint &text(const std::string &value) {
        m_text += value;
        m_text += '\n';
        return *this;
    }
    Fingerprint &number(double value) { return raw(&value, sizeof value); }
    Fingerprint &numbers(const auto &values) {
        number(static_cast<double>(values.size()));
        return raw(values.data(), values.size() * sizeof(values[0]));
    }
    Fingerprint &raw(const void *bytes, std::size_t size) {
        m_text.append(static_cast<const char *>(bytes), size);
        return *this;
    }
    void add(const halftruth::Axis &axis) {
        text(axis.title).number(axis.range.lower).number(axis.range.upper).number(static_cast<double>(axis.scale));
    }
    void add(const halftruth::Figure &figure) {
        text(figure.id).text(figure.title).text(figure.caption).text(figure.note);
        add(figure.x);
        add(figure.y);
        for (const auto &layer : figure.layers)
            std::visit([this](const auto &each) { add(each); }, layer);
    }
    void add(const halftruth::HeatMap &map) { text(map.label).numbers(map.xs).numbers(map.ys).numbers(map.values); }
    void add(const halftruth::Contour &contour) {
        text(contour.label).number(contour.level);
        for (const auto &line : contour.lines)
            numbers(line.x).numbers(line.y);
    }
    void add(const halftruth::Band &band) {
        text(band.label).numbers(band.x).numbers(band.lower).numbers(band.upper);
    }
    void add(const halftruth::Bars &bars) { text(bars.label).numbers(bars.x).numbers(bars.y).number(bars.width); }
    void add(const halftruth::Curve &curve) { text(curve.label).numbers(curve.x).numbers(curve.y); }
    void add(const halftruth::Points &points) { text(points.label).numbers(points.x).numbers(points.y); }
    void add(const halftruth::Marker &marker) { text(marker.label).number(marker.value); }
    void add(const halftruth::Annotation &note) { text(note.text).number(note.x).number(note.y); }

    std::string m_text;
};
