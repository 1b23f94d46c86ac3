#include "tests/support/test_program.h"

#include "core/methods/oracle_methods.h"
#include "core/quantities/quantities.h"
#include "core/solving/solve.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace halftruth;

/// The rows themselves; what they compute is tested with the quantities, the relations and core/math/oracles.
class TestOracleMethods : public QObject {
    Q_OBJECT

private slots:
    void everyOracleHasItsRow() {
        QCOMPARE(oracleMethods().size(), oracleCount);
        for (const FrequencyOracle &oracle : frequencyOracleTable())
            QCOMPARE(std::ranges::count(oracleMethods(), oracle.id, &OracleMethod::oracle), 1);
    }

    void everyRowIsListed() {
        for (const OracleMethod &method : oracleMethods()) {
            const std::string key(frequencyOracle(method.oracle).key);
            QCOMPARE(method.varianceId, "oracle-variance-" + key);
            QCOMPARE(method.relationId, "oracle-" + key);
            QCOMPARE(findQuantity(method.varianceId)->formula, method.varianceFormula);
            const RelationSpec &relation = *findRelation(method.relationId);
            QCOMPARE(std::ranges::count(relation.unknowns, ParameterId::Epsilon), method.smooth ? 1 : 0);
        }
    }

    void curvesHaveNamesAndColoursOfTheirOwn() {
        std::set<std::string_view> names;
        std::set<int> colours;
        for (const OracleMethod &method : oracleMethodsDrawn()) {
            QVERIFY(names.insert(method.curve).second);
            QVERIFY(colours.insert(method.colour).second);
            QVERIFY(!method.report.empty());
        }
        QVERIFY(std::ranges::is_sorted(oracleMethodsDrawn(), {}, &OracleMethod::preference));
        QVERIFY(std::ranges::is_sorted(oracleMethodsCrossed(), {}, &OracleMethod::crossing));
    }

    /// Where there is no curve of its own, another oracle's says the same.
    void whatIsNotDrawnIsDrawnWithAnother() {
        for (const OracleMethod &method : oracleMethods()) {
            if (!method.curve.empty())
                continue;
            QVERIFY(std::ranges::any_of(oracleMethodsDrawn(), [&](const OracleMethod &other) {
                return oracleVariance(other.oracle, 1.3, 50, 100, 0.2) ==
                       oracleVariance(method.oracle, 1.3, 50, 100, 0.2);
            }));
        }
    }
};

HALFTRUTH_TEST(TestOracleMethods)
#include "tst_oracle_methods.moc"
