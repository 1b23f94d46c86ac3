#include "ui/window/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <map>
#include <tuple>

namespace halftruth {

namespace {

/// Draws the SVG once for every size; the icon files use one placeholder colour for their lines.
class LineIconEngine : public QIconEngine {
public:
    explicit LineIconEngine(QByteArray svg) : m_svg(std::move(svg)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override {
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.4);
        QSvgRenderer(m_svg).render(painter, rect);
        painter->restore();
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override {
        // A button that lies over a chart is painted with each of its pictures.
        QPixmap &pixmap = m_drawn[{size.width(), size.height(), mode}];
        if (!pixmap.isNull() || size.isEmpty())
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new LineIconEngine(m_svg); }

private:
    QByteArray m_svg;
    std::map<std::tuple<int, int, QIcon::Mode>, QPixmap> m_drawn{};
};

} // namespace

QIcon themedIcon(const QString &name, const QColor &colour) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new LineIconEngine(file.readAll().replace("#000000", colour.name().toLatin1())));
}

} // namespace halftruth
