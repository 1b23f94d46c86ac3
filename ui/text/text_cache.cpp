#include "ui/text/text_cache.h"

#include <QCache>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QStaticText>
#include <QTextLayout>
#include <QThread>

#include <algorithm>

namespace halftruth {

namespace {

struct Key {
    QString text;
    QFont font;
    bool operator==(const Key &) const = default;
};
size_t qHash(const Key &key, size_t seed) { return qHashMulti(seed, key.text, key.font); }

struct ShapedText {
    QStaticText text;
    double width = 0.0;
    double ascent = 0.0; ///< of the line, which a letter from another font may raise
};

constexpr int mostTexts = 2000;
constexpr qsizetype longestText = 200;

/// Gone before the application is, as everything that holds fonts must be.
QCache<Key, ShapedText> *cache() {
    static QCache<Key, ShapedText> *texts = [] {
        qAddPostRoutine([] { cache()->clear(); });
        return new QCache<Key, ShapedText>(mostTexts);
    }();
    return texts;
}

bool hasMarks(const QString &text) {
    return std::ranges::any_of(text, [](QChar each) { return each.isMark(); });
}

const ShapedText &shaped(const QString &text, const QFont &font) {
    const Key key{text, font};
    if (const ShapedText *known = cache()->object(key))
        return *known;
    QTextLayout layout(text, font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    auto *fresh =
        new ShapedText{QStaticText(text), QFontMetricsF(fontFor(text, font)).horizontalAdvance(text), line.ascent()};
    fresh->text.setTextFormat(Qt::PlainText);
    fresh->text.setPerformanceHint(QStaticText::AggressiveCaching);
    cache()->insert(key, fresh);
    return *fresh;
}

} // namespace

QFont fontFor(const QString &text, QFont font) {
    // Over a capital there is a place for the mark only where the two are shaped together.
    bool small = false;
    for (qsizetype i = 1; i < text.size(); ++i)
        small = small || (text[i].isMark() && !text[i - 1].isUpper());
    if (small)
        font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

double textWidth(const QString &text, const QFont &font) {
    return text.size() > longestText ? QFontMetricsF(font).horizontalAdvance(text) : shaped(text, font).width;
}

void drawText(QPainter *painter, QPointF baseline, const QString &text, const QFont &font) {
    painter->setFont(font);
    if (hasMarks(text)) {
        painter->setFont(fontFor(text, font));
        painter->drawText(baseline, text);
        painter->setFont(font);
        return;
    }
    // Files need the letters, not only their shapes, and what is turned or enlarged is shaped for it. The cache is
    // the window's thread's.
    if (QThread::currentThread() != QCoreApplication::instance()->thread() ||
        painter->paintEngine()->type() != QPaintEngine::Raster ||
        painter->transform().type() > QTransform::TxTranslate || text.size() > longestText) {
        painter->drawText(baseline, text);
        return;
    }
    const ShapedText &line = shaped(text, font);
    painter->drawStaticText(baseline - QPointF(0, line.ascent), line.text);
}

} // namespace halftruth
