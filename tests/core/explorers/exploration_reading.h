#pragma once

#include "tests/core/support/passes.h"
#include "tests/core/support/reading.h"
#include "tests/support/long_run.h"

#include "core/data/builtin_data.h"
#include "core/explorers/explorer.h"

#include <QMetaType>
#include <QString>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <variant>

Q_DECLARE_METATYPE(halftruth::Parameters) // as data of tests

/// Parts of explorers and of their answers by name, for the tests; what isn't there ends the test.

inline const halftruth::ExplorerSpec &explorerOf(const QString &id) {
    const halftruth::ExplorerSpec *found = halftruth::findExplorer(id.toStdString());
    if (!found)
        qFatal("no explorer %s", qPrintable(id));
    return *found;
}

inline halftruth::Exploration explore(const halftruth::ExplorerSpec &explorer, const halftruth::Request &request) {
    return explored(explorer, request);
}

/// The same where only words are read: they are there with the first places of every curve, and a long run alone
/// waits for the rest.
inline halftruth::Exploration worded(const halftruth::ExplorerSpec &explorer, const halftruth::Request &request) {
    constexpr std::size_t firstPlaces = 1000;
    return testing::longRun() ? explored(explorer, request) : Passes(explorer, request).next(firstPlaces);
}

inline const halftruth::Figure &figureOf(const halftruth::Exploration &exploration, const char *id) {
    const auto found = std::ranges::find(exploration.figures, id, &halftruth::Figure::id);
    if (found == exploration.figures.end())
        qFatal("no figure %s", id);
    return *found;
}
/// Of an answer that is gone afterwards: a figure of its own.
inline halftruth::Figure figureOf(halftruth::Exploration &&exploration, const char *id) {
    return figureOf(std::as_const(exploration), id);
}

template <typename LayerType>
const LayerType &layerOf(const halftruth::Figure &figure, const char *label) {
    for (const halftruth::Layer &layer : figure.layers)
        if (const auto *each = std::get_if<LayerType>(&layer); each && reading(each->label) == label)
            return *each;
    qFatal("no %s in %s", label, figure.id.c_str());
}

inline const halftruth::Readout &readoutNamed(const halftruth::Exploration &exploration, const char *label) {
    const auto found = std::ranges::find(exploration.readouts, label,
                                         [](const halftruth::Readout &each) { return reading(each.label); });
    if (found == exploration.readouts.end())
        qFatal("no readout %s", label);
    return *found;
}

inline double readoutOf(const halftruth::Exploration &exploration, const char *label) {
    return readoutNamed(exploration, label).value;
}

/// The data of the paper's experiment.
inline halftruth::Parameters adultSexIncome() {
    using namespace halftruth;
    const BuiltinTable *table = findBuiltinTable("adult-sex-income");
    if (!table)
        qFatal("no Adult table");
    return Parameters{}.withData(
        {.kind = DataSource::Kind::Table, .id = table->id, .table = std::make_shared<const JointType>(table->type)});
}
