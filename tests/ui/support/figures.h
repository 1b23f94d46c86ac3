#pragma once

#include "core/explorers/explorer.h"

#include <QTest>

#include <string>
#include <utility>
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
inline void addEveryFigure(std::size_t step = 1) {
    static const std::vector<std::pair<std::string, halftruth::Figure>> all = [] {
        std::vector<std::pair<std::string, halftruth::Figure>> figures;
        for (const halftruth::ExplorerSpec &explorer : halftruth::explorerTable()) {
            const halftruth::Request request{.parameters = fitted(explorer.parameters, halftruth::Parameters())};
            for (const halftruth::Figure &figure : halftruth::explored(explorer, request).figures)
                figures.emplace_back(std::string(explorer.id) + '/' + figure.id, figure);
        }
        return figures;
    }();
    QTest::addColumn<halftruth::Figure>("figure");
    for (std::size_t i = 0; i < all.size(); i += step)
        QTest::addRow("%s", all[i].first.c_str()) << all[i].second;
}

Q_DECLARE_METATYPE(halftruth::Figure)
