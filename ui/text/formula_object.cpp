#include "ui/text/formula_object.h"

#include <QFile>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFormat>

#include <algorithm>

namespace halftruth {

namespace {

constexpr double unitsPerEm = 1000;
constexpr double xHeightInEm = 0.431; ///< of MathJax's letters

} // namespace

FormulaObject::FormulaObject(QObject *parent) : QObject(parent) {}

FormulaObject::~FormulaObject() = default;

void FormulaObject::setColour(const QColor &colour) {
    if (colour == m_colour)
        return;
    m_colour = colour;
    m_renderers.clear();
}

QSvgRenderer &FormulaObject::renderer(const QTextFormat &format) {
    const QString name = format.toImageFormat().name();
    std::unique_ptr<QSvgRenderer> &found = m_renderers[name];
    if (!found) {
        QFile file(QStringLiteral(":/formulas/") + QFileInfo(name).fileName());
        QByteArray svg;
        if (file.open(QIODevice::ReadOnly))
            svg = file.readAll().replace("#000000", m_colour.name().toLatin1());
        found = std::make_unique<QSvgRenderer>(svg);
    }
    return *found;
}

QSizeF FormulaObject::intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) {
    const double em = QFontMetricsF(document->defaultFont()).xHeight() / xHeightInEm; // letters as high as the text's
    const QSizeF size = renderer(format).viewBoxF().size() * em / unitsPerEm;
    const double indent = document->findBlock(position).blockFormat().leftMargin();
    const double room = document->textWidth() - 2 * document->documentMargin() - indent;
    return room > 0 && size.width() > room ? size * room / size.width() : size;
}

void FormulaObject::drawObject(QPainter *painter, const QRectF &place, QTextDocument *, int,
                               const QTextFormat &format) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    renderer(format).render(painter, place);
    painter->restore();
}

} // namespace halftruth
