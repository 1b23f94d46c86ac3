#pragma once

#include <QColor>
#include <QObject>
#include <QTextObjectInterface>

#include <map>
#include <memory>

QT_BEGIN_NAMESPACE
class QSvgRenderer;
QT_END_NAMESPACE

namespace halftruth {

/// Draws a document's images as formulas, resources/formulas/NAME.svg: from their outlines, so that they are sharp at
/// every scaling, in one colour, and as large as the text around them; one that is wider than the page is made
/// smaller. A formula stands on a line of its own: Qt aligns an image's lower edge, not its baseline.
class FormulaObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit FormulaObject(QObject *parent = nullptr);
    ~FormulaObject() override;

    void setColour(const QColor &colour);
    [[nodiscard]] QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &place, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    QSvgRenderer &renderer(const QTextFormat &format);

    QColor m_colour = Qt::black;
    std::map<QString, std::unique_ptr<QSvgRenderer>> m_renderers; ///< in the colour, by the image's name
};

} // namespace halftruth
