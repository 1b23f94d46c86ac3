#include "tests/core/explorers/exploration_reading.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"
#include "core/scenario/presets.h"

#include <QTest>

#include <array>
#include <cmath>
#include <cstddef>

using namespace halftruth;

/// What can be dragged and hidden in a figure, of every explorer at its defaults and of every preset.
class TestMarkers : public QObject {
    Q_OBJECT

private:
    static void addStates() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<Parameters>("parameters");
        for (const ExplorerSpec &explorer : explorerTable())
            QTest::newRow(explorer.id.data()) << QString::fromUtf8(explorer.id) << explorer.fit({});
        for (const Preset &preset : testing::longRun() ? presetTable() : presetTable().first(8))
            QTest::newRow(preset.id.data()) << QString::fromUtf8(preset.explorer) << presetParameters(preset);
    }
    static const ExplorerSpec &explorer() {
        QFETCH(const QString, explorer);
        return *findExplorer(explorer.toStdString());
    }

private slots:
    void aMarkerStandsAtItsParametersValue_data() { addStates(); }
    void aMarkerStandsAtItsParametersValue() {
        QFETCH(const Parameters, parameters);
        for (const Figure &figure :
             explored(explorer(), {.parameters = parameters, .columns = 8, .rows = 8}).figures) {
            std::array<int, 2> chosen{};
            for (const Layer &layer : figure.layers) {
                const auto *marker = std::get_if<Marker>(&layer);
                if (!marker || !marker->parameter)
                    continue;
                const double value = parameters[*marker->parameter];
                QVERIFY2(marker->value == (marker->reading ? marker->reading->shown(value) : value),
                         figure.id.c_str());
                if (marker->reading) { // there and back
                    QVERIFY(std::fabs(marker->valueAt(marker->value) - value) <= 1e-14);
                    QCOMPARE(marker->reading->falls, marker->reading->shown(0.1) > marker->reading->shown(0.2));
                }
                QVERIFY2(explorer().useAt(*marker->parameter, parameters), figure.id.c_str());
                chosen[static_cast<std::size_t>(marker->direction)] += marker->chosen ? 1 : 0;
            }
            // A double click brings one of each direction.
            QVERIFY(chosen[0] <= 1 && chosen[1] <= 1);
        }
    }

    // Lines across a chart say where they stand; of two that bound one thing the first says it of both. A reference
    // at 0 or 1 is named by its tick.
    void aLineSaysWhatItIs_data() { addStates(); }
    void aLineSaysWhatItIs() {
        QFETCH(const Parameters, parameters);
        for (const Figure &figure :
             explored(explorer(), {.parameters = parameters, .columns = 8, .rows = 8}).figures) {
            int mute = 0;
            for (const Layer &layer : figure.layers) {
                const auto *marker = std::get_if<Marker>(&layer);
                if (!marker || !marker->label.empty())
                    continue;
                QVERIFY2(!marker->parameter, figure.id.c_str());
                const bool ticked = !marker->chosen && (marker->value == 0 || marker->value == 1);
                mute += ticked ? 0 : 1;
            }
            QVERIFY2(mute <= 1, figure.id.c_str());
        }
    }

    // What HeldAxes relies on: asked for in the window that it has by itself, a figure is the same.
    void aWindowThatIsAskedForShowsTheSame_data() { addStates(); }
    void aWindowThatIsAskedForShowsTheSame() {
        QFETCH(const Parameters, parameters);
        Request request{.parameters = parameters, .columns = 8, .rows = 8};
        const std::vector<Figure> free = explored(explorer(), request).figures;
        for (const Figure &figure : free) {
            QVERIFY(figure.x.range == figure.x.range.natural);
            View &view = request.views[figure.id];
            view = {.x = figure.x.range, .xScale = figure.x.scale};
            if (heatMap(figure)) {
                view.y = figure.y.range;
                view.yScale = figure.y.scale;
            }
        }
        const std::vector<Figure> held = explored(explorer(), request).figures;
        for (std::size_t i = 0; i < free.size(); ++i) {
            QVERIFY2(held[i].x == free[i].x && held[i].y == free[i].y, free[i].id.c_str());
            QVERIFY(held[i].x.range.natural == free[i].x.range);
            QVERIFY2(heatMap(free[i]) || held[i].layers == free[i].layers, free[i].id.c_str());
        }
    }
};

HALFTRUTH_TEST(TestMarkers)
#include "tst_markers.moc"
