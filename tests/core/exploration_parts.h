#pragma once

#include <halftruth/data/builtin_data.h>
#include <halftruth/explorers/explorer.h>

#include <QtGlobal>

#include <algorithm>
#include <memory>
#include <variant>

// The parts of an exploration by their names. A test that asks for one that is not there ends.

/// The figure with the id.
inline const halftruth::Figure &figureOf(const halftruth::Exploration &exploration, const char *id) {
    const auto found = std::ranges::find(exploration.figures, id, &halftruth::Figure::id);
    if (found == exploration.figures.end())
        qFatal("no figure %s", id);
    return *found;
}

/// The layer of a kind with the label.
template <typename LayerType>
const LayerType &layerOf(const halftruth::Figure &figure, const char *label) {
    for (const halftruth::Layer &layer : figure.layers)
        if (const auto *each = std::get_if<LayerType>(&layer); each && each->label == label)
            return *each;
    qFatal("no %s in %s", label, figure.id.c_str());
}

/// The value of the readout with the label.
inline double readoutOf(const halftruth::Exploration &exploration, const char *label) {
    const auto found = std::ranges::find(exploration.readouts, label, &halftruth::Readout::label);
    if (found == exploration.readouts.end())
        qFatal("no readout %s", label);
    return found->value;
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
