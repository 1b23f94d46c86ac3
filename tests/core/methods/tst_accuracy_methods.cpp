#include "tests/support/test_program.h"

#include "core/methods/accuracy_methods.h"
#include "core/quantities/quantities.h"
#include "core/solving/solve.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace halftruth;

/// The rows themselves; what they compute is tested with the quantities, the relations and core/math/accuracy.
class TestAccuracyMethods : public QObject {
    Q_OBJECT

private slots:
    void rowsHaveIdsAndColoursOfTheirOwn() {
        std::set<std::string_view> ids;
        std::set<int> colours;
        for (const AccuracyMethod &method : accuracyMethods()) {
            QVERIFY(ids.insert(method.id).second);
            QVERIFY(colours.insert(method.colour).second);
            const std::string end = std::string(1, '-').append(method.id);
            for (const MethodEntry *entry : {&method.accuracyEntry, &method.failureEntry, &method.relationEntry})
                QVERIFY(entry->id.ends_with(end));
            QVERIFY(method.requiredEntry.id.empty() || method.requiredEntry.id.ends_with(end));
        }
    }

    /// What a saw needs is found by a search, too long for a quantity.
    void onlyFormulasHaveARequiredNumber() {
        for (const AccuracyMethod &method : accuracyMethods())
            QVERIFY(method.requiredEntry.id.empty() || !method.dependsOnOnes);
    }

    void everyEntryIsListed() {
        for (const AccuracyMethod &method : accuracyMethods()) {
            for (const MethodEntry *entry : {&method.accuracyEntry, &method.failureEntry})
                QCOMPARE(findQuantity(entry->id)->formula, entry->formula);
            if (!method.requiredEntry.id.empty())
                QCOMPARE(findQuantity(method.requiredEntry.id)->formula, method.requiredEntry.formula);
            QCOMPARE(findRelation(method.relationEntry.id)->formula, method.relationEntry.formula);
        }
    }

    void ordersHaveEveryRow() {
        QCOMPARE(accuracyMethodsFromWidest().size(), accuracyMethods().size());
        QVERIFY(std::ranges::is_sorted(accuracyMethodsFromWidest(), {}, &AccuracyMethod::width));
        QCOMPARE(accuracyMethodsFromWidest().back().role, Role::Exact);
        QCOMPARE(accuracyMethodsInMenu().size(), accuracyMethods().size());
        QVERIFY(std::ranges::is_sorted(accuracyMethodsInMenu(), {}, &AccuracyMethod::menu));
    }

    /// A bound is at least what it bounds, and holds at the most private setting that it names.
    void boundsAreAboveTheExact() {
        const auto &exact = *std::ranges::find(accuracyMethods(), Role::Exact, &AccuracyMethod::role);
        for (const AccuracyMethod &method : accuracyMethods())
            for (const double q : {0.05, 0.25, 0.45}) {
                if (method.role != Role::Bound)
                    continue;
                QVERIFY(method.accuracy(q, 300, 100, 0.05) >= exact.accuracy(q, 300, 100, 0.05));
                QVERIFY(method.failure(q, 300, 100, 0.1) >= exact.failure(q, 300, 100, 0.1));
                const auto setting = method.mostPrivate(300, 100, 0.2, 0.05, {});
                if (setting)
                    QVERIFY(method.failure(setting->q, 300, 100, 0.2) <= 0.05);
            }
    }
};

HALFTRUTH_TEST(TestAccuracyMethods)
#include "tst_accuracy_methods.moc"
