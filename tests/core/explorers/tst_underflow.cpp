#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/passes.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"
#include "core/math/domain/underflow.h"
#include "core/quantities/quantities.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

/// Parameters at which numbers are too small for a double, and such at which they are 0.
std::vector<Parameters> extremes(const ExplorerSpec &explorer) {
    struct Extreme {
        double q, n, share, epsilon, alpha, delta;
    };
    std::vector<Parameters> all;
    for (const Extreme &each : {Extreme{1e-12, 1e9, 0, 0.5, 0.9, 1e-300}, Extreme{1e-12, 2, 1, 30, 0.01, 0.1},
                                Extreme{1e-6, 1e9, 0.3, 1e-3, 0.9, 0.1}, Extreme{1e-6, 1, 1, 3000, 0.9, 1e-300},
                                Extreme{0.25, 1e4, 0, 1.09, 0.01, 0.1}, Extreme{0.25, 1e9, 1, 0.5, 0.9, 1e-300},
                                Extreme{0.25, 1e4, 0.3, 30, 0.9, 0.1}, Extreme{0.4999999, 1e9, 0.3, 1500, 0.9, 0.1},
                                Extreme{0.4999999, 1e4, 1, 1e-3, 0.01, 0.1}, Extreme{0, 1e4, 0.3, 1000, 0.01, 0.1},
                                Extreme{0, 1e9, 0, 0.5, 0.9, 1e-300}, Extreme{0.5, 100, 0.3, 0.5, 0.9, 0.1}})
        for (const double prior : {0.0, 1e-200, 0.3}) {
            const double ones = std::floor(each.share * each.n);
            Parameters p = Parameters{}
                               .with(LieProbability, each.q)
                               .with(Population, each.n)
                               .with(Ones, ones)
                               .with(Outcome, each.n - ones)
                               .with(Epsilon, each.epsilon)
                               .with(Alpha, each.alpha)
                               .with(Delta, each.delta)
                               .with(Beta, 1e-12)
                               .with(Prior, prior)
                               .with(NullPrevalence, 0.9)
                               .with(Frequency, prior)
                               .with(Significance, each.delta);
            if (explorer.id == "bit-vectors")
                p = p.with(Bits, each.alpha == 0.9 ? 40 : 3).with(Distance, each.share == 0 ? 0 : 3);
            all.push_back(explorer.fit(p));
            if (!explorer.parameter(Prior) && !explorer.parameter(Frequency))
                break;
        }
    return all;
}

/// A readout that is 0 in truth, and where.
struct Zero {
    std::string_view explorer;
    std::string_view label; ///< how it begins
    bool (*isZero)(const Parameters &);
};

const std::vector<Zero> &zeros() {
    static const std::vector<Zero> all{};
    return all;
}

} // namespace

/// What is positive is never shown as 0: where it is too small for a double the screen says that.
class UnderflowTest : public QObject {
    Q_OBJECT

private slots:
    void onlyZerosAreZero_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &explorer : explorerTable())
            QTest::newRow(explorer.id.data()) << QString::fromUtf8(explorer.id.data());
    }
    void onlyZerosAreZero() {
        QFETCH(const QString, explorer);
        const ExplorerSpec &spec = explorerOf(explorer);
        QStringList found;
        for (const Parameters &p : extremes(spec)) {
            Passes passes(spec, {.parameters = p, .columns = 4, .rows = 4});
            const Exploration answer = passes.within(std::chrono::milliseconds(20));
            for (const Readout &readout : answer.readouts) {
                if (!readout.missing.empty() || readout.value != 0)
                    continue;
                const std::string label = reading(readout.label);
                const auto known = std::ranges::find_if(zeros(), [&](const Zero &each) {
                    return each.explorer == spec.id && label.starts_with(each.label) && each.isZero(p);
                });
                if (known == zeros().end())
                    found << QStringLiteral("%1: q=%2 n=%3 m=%4 s=%5 eps=%6 alpha=%7 delta=%8 prior=%9")
                                 .arg(QString::fromStdString(label))
                                 .arg(p[LieProbability])
                                 .arg(p[Population])
                                 .arg(p[Ones])
                                 .arg(p[Outcome])
                                 .arg(p[Epsilon])
                                 .arg(p[Alpha])
                                 .arg(p[Delta])
                                 .arg(p[Prior]);
            }
        }
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }
};

HALFTRUTH_TEST(UnderflowTest)
#include "tst_underflow.moc"
