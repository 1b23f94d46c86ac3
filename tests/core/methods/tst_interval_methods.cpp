#include "tests/support/test_program.h"

#include "core/methods/interval_methods.h"
#include "core/quantities/quantities.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace halftruth;

/// The rows themselves; what they compute is tested with the quantities and core/math/survey.
class TestIntervalMethods : public QObject {
    Q_OBJECT

private slots:
    void everyIntervalHasItsRow() {
        QCOMPARE(intervalMethods().size(), intervalMethodCount);
        for (const IntervalMethodSpec &spec : intervalMethodTable()) {
            QCOMPARE(std::ranges::count(intervalMethods(), spec.id, &IntervalMethodRow::method), 1);
            QCOMPARE(intervalMethod(spec.id).method, spec.id);
        }
    }

    void everyRowIsListed() {
        for (const IntervalMethodRow &row : intervalMethods()) {
            const IntervalMethodSpec &spec = intervalMethodTable()[static_cast<std::size_t>(row.method)];
            const std::array ends{"-lower", "-upper", "-coverage"};
            for (std::size_t i = 0; i < ends.size(); ++i) {
                QCOMPARE(row.one.ids[i], std::string(spec.key) + ends[i]);
                QCOMPARE(row.cards.ids[i], "kuk-" + std::string(spec.key) + ends[i]);
                QVERIFY(findQuantity(row.one.ids[i]) != nullptr);
                QVERIFY(findQuantity(row.cards.ids[i]) != nullptr);
            }
            QCOMPARE(findQuantity(row.one.ids[0])->formula, spec.formula);
        }
    }
};

HALFTRUTH_TEST(TestIntervalMethods)
#include "tst_interval_methods.moc"
