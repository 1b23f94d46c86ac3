#include "tests/support/test_program.h"

#include "core/gallery/gallery.h"
#include "core/scenario/presets.h"
#include "core/scenario/settings.h"
#include "core/text/bibliography.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace halftruth;

class TestGallery : public QObject {
    Q_OBJECT

private slots:
    void everyNumberIsAsItIsSaidToBe_data() {
        QTest::addColumn<int>("entry");
        for (std::size_t i = 0; i < galleryTable().size(); ++i)
            QTest::newRow(std::string(galleryTable()[i].id).c_str()) << static_cast<int>(i);
    }
    void everyNumberIsAsItIsSaidToBe() {
        QFETCH(const int, entry);
        for (const GalleryNumber &number : galleryTable()[static_cast<std::size_t>(entry)].numbers) {
            const GalleryCheck check = checked(number);
            QVERIFY2(check.asSaid(), commandOf(number).c_str());
            QVERIFY(std::isfinite(check.ours));
        }
    }

    void everyEntryIsWhole() {
        std::set<std::string_view> ids;
        for (const GalleryEntry &entry : galleryTable()) {
            QVERIFY(ids.insert(entry.id).second);
            QVERIFY(findPreset(entry.preset));
            QVERIFY(!entry.title.empty() && !entry.about.empty() && !entry.numbers.empty());
            for (const std::string &source : citedIn(entry.about))
                QVERIFY2(findSource(source), source.c_str());
            for (const GalleryNumber &number : entry.numbers) {
                const QuantitySpec *quantity = findQuantity(number.quantity);
                QVERIFY2(quantity, number.quantity.data());
                // Nothing is left to a default that may change one day.
                QCOMPARE(settingsIn(number.settings).size(), quantity->inputs.size());
                QVERIFY(number.otherwise.empty() || !number.stated.empty());
            }
        }
    }

    void roundsAsTheSourceDoes_data() {
        QTest::addColumn<QString>("stated");
        QTest::addColumn<double>("half");
        QTest::newRow("decimals") << "0.2619" << 5e-5;
        QTest::newRow("whole") << "7921" << 0.5;
        QTest::newRow("power") << "1.305e-5" << 5e-9;
        QTest::newRow("trailing zero") << "0.450" << 5e-4;
    }
    void roundsAsTheSourceDoes() {
        QFETCH(const QString, stated);
        QFETCH(const double, half);
        QVERIFY(std::abs(halfUnitOf(stated.toStdString()) / half - 1) < 1e-12);
    }

    // A wrong digit is found, and so is a difference that is no more.
    void findsWhatIsNotAsSaid() {
        const GalleryNumber right{
            .quantity = "warner-estimate", .settings = "n=125 outcome=60 q=0.3", .stated = "0.450"};
        QVERIFY(checked(right).asSaid());
        GalleryNumber wrong = right;
        wrong.stated = "0.451";
        QVERIFY(!checked(wrong).agrees);
        QVERIFY(!checked(wrong).asSaid());
        GalleryNumber mended = right;
        mended.otherwise = phrase("It differs.");
        QVERIFY(checked(mended).agrees);
        QVERIFY(!checked(mended).asSaid());
    }
};

HALFTRUTH_TEST(TestGallery)
#include "tst_gallery.moc"
