#pragma once

#include "core/explorers/explorer.h"

#include <QTest>

#include <vector>

/// A figure of an explorer at the defaults.
inline halftruth::Figure figureOf(const std::string &explorerId, const std::string &figureId,
                                  const halftruth::View &view = {}) {
    const halftruth::ExplorerSpec &explorer = *halftruth::findExplorer(explorerId);
    halftruth::Request request{.parameters = fitted(explorer.parameters, halftruth::Parameters())};
    request.views[figureId] = view;
    for (halftruth::Figure &figure : halftruth::explored(explorer, request).figures)
        if (figure.id == figureId)
            return figure;
    qFatal("no such figure");
}

/// For the _data function of a test of every figure of every explorer at the defaults.
inline void addEveryFigure() {
    QTest::addColumn<halftruth::Figure>("figure");
    for (const halftruth::ExplorerSpec &explorer : halftruth::explorerTable()) {
        const halftruth::Request request{.parameters = fitted(explorer.parameters, halftruth::Parameters())};
        for (const halftruth::Figure &figure : halftruth::explored(explorer, request).figures)
            QTest::addRow("%s/%s", explorer.id.data(), figure.id.c_str()) << figure;
    }
}

Q_DECLARE_METATYPE(halftruth::Figure)
