#include "ui/classroom/hand_out_page.h"

#include "ui/files/pdf_file.h"
#include "ui/scene/theme.h"
#include "ui/text/line_breaks.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace halftruth {

namespace {

// Lengths of a whole sheet in tenths of a millimetre; a smaller one is scaled.
constexpr double paperMargin = 180;
constexpr double titleSize = 70;
constexpr double questionSize = 62;
constexpr double stepSize = 60;
constexpr double whySize = 46;
constexpr double smallSize = 34;
constexpr double badge = 88;

/// Writes down a page from top to bottom; without a painter it only measures.
class Sheet {
public:
    Sheet(QPainter *painter, const QRectF &area, double scale)
        : m_painter(painter), m_area(area), m_scale(scale), m_y(area.top()) {}

    [[nodiscard]] double bottom() const { return m_y; }

    void write(const HandOut &sheet) {
        text(localized(sheet.title), font(titleSize, QFont::Bold), m_colours.text);
        gap(26);
        rule();
        gap(44);
        question(sheet);
        gap(52);
        text(QCoreApplication::translate("HandOut", "What you do"), font(questionSize, QFont::DemiBold),
             m_colours.text);
        gap(26);
        int number = 0;
        for (const Text &step : sheet.steps) {
            this->step(++number, localized(step));
            gap(24);
        }
        gap(16);
        answers(sheet.answers);
        gap(52);
        why(sheet);
    }

    /// At the foot, whatever is above.
    double writeFooter(const HandOut &sheet) {
        const QFont small = font(smallSize);
        const double height = heightOf(localized(sheet.footer), small, m_area.width());
        m_y = m_area.bottom() - height;
        text(localized(sheet.footer), small, m_colours.mutedText);
        return height;
    }

private:
    [[nodiscard]] QFont font(double size, QFont::Weight weight = QFont::Normal) const {
        QFont result = textFont(size * m_scale, weight);
        result.setHintingPreference(QFont::PreferNoHinting); // the same lines on every device
        return result;
    }

    [[nodiscard]] static double heightOf(const QString &text, const QFont &font, double width) {
        return QFontMetricsF(font)
            .boundingRect(QRectF(0, 0, width, 1e5), Qt::TextWordWrap, keptOnLines(text))
            .height();
    }

    void gap(double length) { m_y += length * m_scale; }

    void text(const QString &text, const QFont &font, const QColor &colour, double indent = 0) {
        const double height = heightOf(text, font, m_area.width() - 2 * indent);
        if (m_painter) {
            m_painter->setFont(font);
            m_painter->setPen(colour);
            m_painter->drawText(QRectF(m_area.left() + indent, m_y, m_area.width() - 2 * indent, height + 1),
                                Qt::TextWordWrap, keptOnLines(text));
        }
        m_y += height;
    }

    void rule() {
        if (!m_painter)
            return;
        m_painter->setPen(QPen(m_colours.accent, 8 * m_scale));
        m_painter->drawLine(QPointF(m_area.left(), m_y), QPointF(m_area.right(), m_y));
    }

    void frame(const QRectF &rect, const QColor &fill, const QColor &line) {
        if (!m_painter)
            return;
        m_painter->setPen(QPen(line, 4 * m_scale));
        m_painter->setBrush(fill);
        m_painter->drawRoundedRect(rect, 20 * m_scale, 20 * m_scale);
        m_painter->setBrush(Qt::NoBrush);
    }

    /// The question, or two lines to write it on.
    void question(const HandOut &sheet) {
        text(QCoreApplication::translate("HandOut", "The question"), font(whySize), m_colours.mutedText);
        gap(14);
        const QString asked = utf8(sheet.question).trimmed();
        const QFont large = font(questionSize, QFont::DemiBold);
        const double inset = 32 * m_scale;
        const double least = 250 * m_scale;
        const double written = heightOf(asked, large, m_area.width() - 2 * inset);
        const double height = asked.isEmpty() ? least : written + 2 * inset;
        frame({m_area.left(), m_y, m_area.width(), height}, m_colours.card, m_colours.frame);
        const double top = m_y;
        if (asked.isEmpty())
            writingLines(top, height, inset);
        else {
            m_y += inset;
            text(asked, large, m_colours.text, inset);
        }
        m_y = top + height;
    }

    void writingLines(double top, double height, double inset) {
        if (!m_painter)
            return;
        m_painter->setPen(QPen(m_colours.frame, 3 * m_scale, Qt::DotLine));
        for (const double at : {0.48, 0.86})
            m_painter->drawLine(QPointF(m_area.left() + inset, top + at * height),
                                QPointF(m_area.right() - inset, top + at * height));
    }

    void step(int number, const QString &what) {
        const double size = badge * m_scale;
        const double indent = size + 30 * m_scale;
        const QFont large = font(stepSize);
        const double height = heightOf(what, large, m_area.width() - indent);
        const double row = std::max(size, height);
        if (m_painter) {
            const QRectF circle(m_area.left(), m_y, size, size);
            m_painter->setPen(Qt::NoPen);
            m_painter->setBrush(m_colours.accent);
            m_painter->drawEllipse(circle);
            m_painter->setBrush(Qt::NoBrush);
            m_painter->setPen(m_colours.onAccent);
            m_painter->setFont(font(stepSize, QFont::Bold));
            m_painter->drawText(circle, Qt::AlignCenter, QString::number(number));
            m_painter->setFont(large);
            m_painter->setPen(m_colours.text);
            // One line stands in the middle of its number; several begin beside it.
            const double down = std::max(0.0, (size - height) / 2);
            m_painter->drawText(QRectF(m_area.left() + indent, m_y + down, m_area.width() - indent, height + 1),
                                Qt::TextWordWrap, keptOnLines(what));
        }
        m_y += row;
    }

    void answers(const AnswerWords &words) {
        const double box = 66 * m_scale;
        const QFont large = font(stepSize, QFont::DemiBold);
        const QString label = QCoreApplication::translate("HandOut", "My answer");
        if (m_painter) {
            const QFontMetricsF metrics(large);
            double x = m_area.left();
            const auto word = [&](const QString &what, const QColor &colour) {
                m_painter->setFont(large);
                m_painter->setPen(colour);
                const double width = metrics.horizontalAdvance(what);
                m_painter->drawText(QRectF(x, m_y, width + 4, box), Qt::AlignLeft | Qt::AlignVCenter, what);
                x += width;
            };
            word(label, m_colours.mutedText);
            for (const Text &answer : {words.yes, words.no}) {
                x += 90 * m_scale;
                m_painter->setPen(QPen(m_colours.text, 6 * m_scale));
                m_painter->drawRect(QRectF(x, m_y, box, box));
                x += box + 26 * m_scale;
                word(localized(answer), m_colours.text);
            }
        }
        m_y += box;
    }

    void why(const HandOut &sheet) {
        const double inset = 36 * m_scale;
        const QFont heading = font(whySize * 1.1, QFont::DemiBold);
        const QFont plain = font(whySize);
        const double width = m_area.width() - 2 * inset;
        const double between = 18 * m_scale;
        double height = 2 * inset + heightOf(localized(sheet.whyTitle), heading, width);
        for (const Text &paragraph : sheet.why)
            height += between + heightOf(localized(paragraph), plain, width);
        frame({m_area.left(), m_y, m_area.width(), height}, m_colours.accentSoft, m_colours.accentSoft);
        const double top = m_y;
        m_y += inset;
        text(localized(sheet.whyTitle), heading, m_colours.text, inset);
        for (const Text &paragraph : sheet.why) {
            m_y += between;
            text(localized(paragraph), plain, m_colours.text, inset);
        }
        m_y = top + height;
    }

    QPainter *m_painter;
    QRectF m_area;
    double m_scale;
    double m_y;
    const Theme &m_colours = theme("print");
};

/// The scale at which the sheet fills its area: the largest of a series with which all of it fits, or the least.
double fittingScale(const HandOut &sheet, const QRectF &area) {
    constexpr double step = 0.97;
    constexpr double largest = 1.4;
    constexpr double least = 0.1;
    const auto scaleAt = [](int steps) { return largest * std::pow(step, steps); };
    const auto fits = [&](int steps) {
        const double scale = scaleAt(steps);
        Sheet measured(nullptr, area, scale);
        measured.write(sheet);
        const double used = measured.bottom() - area.top();
        return used + measured.writeFooter(sheet) + 20 * scale <= area.height();
    };
    // Smaller type takes less room, and each size has a font to be found first: of eighty sizes seven are tried.
    const auto most = static_cast<int>(std::ceil(std::log(least / largest) / std::log(step)));
    const auto all = std::views::iota(0, most);
    const auto first = std::ranges::partition_point(all, [&](int steps) { return !fits(steps); });
    return scaleAt(static_cast<int>(first - all.begin()));
}

} // namespace

int HandOutPaper::pages() const {
    const int onEach = static_cast<int>(sheets);
    return (copies + onEach - 1) / onEach;
}

QSizeF HandOutPaper::page() const { return 10 * size.size(QPageSize::Millimeter); }

void paintHandOut(QPainter &painter, const HandOut &sheet, SheetsPerPage sheets, QSizeF page) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const int count = static_cast<int>(sheets);
    const double height = page.height() / count;
    const double edge = count == 1 ? paperMargin : paperMargin * 0.65;
    const QRectF first = QRectF(0, 0, page.width(), height).adjusted(edge, edge, -edge, -edge);
    const double scale = fittingScale(sheet, first); // of all of them: they are alike
    for (int i = 0; i < count; ++i) {
        Sheet written(&painter, first.translated(0, i * height), scale);
        written.write(sheet);
        written.writeFooter(sheet);
    }
    if (count == 2) {
        painter.setPen(QPen(theme("print").frame, 3, Qt::DashLine));
        painter.drawLine(QPointF(0, height), QPointF(page.width(), height));
    }
    painter.restore();
}

QByteArray handOutPdf(const HandOut &sheet, const HandOutPaper &paper) {
    return pdfFile(
        {.title = localized(sheet.title), .description = plainText(sheet), .size = paper.size, .resolution = 600},
        [&](QPdfWriter &writer) {
            QPainter painter(&writer);
            const QSizeF page = paper.page();
            painter.scale(writer.width() / page.width(), writer.height() / page.height());
            for (int number = 0; number < paper.pages(); ++number) {
                if (number > 0)
                    writer.newPage();
                paintHandOut(painter, sheet, paper.sheets, page);
            }
        });
}

QString plainText(const HandOut &sheet) {
    QStringList lines{localized(sheet.title), utf8(sheet.question)};
    int number = 0;
    for (const Text &step : sheet.steps)
        lines << QStringLiteral("%1. %2").arg(++number).arg(localized(step));
    lines << localized(sheet.answers.yes) + QStringLiteral(" / ") + localized(sheet.answers.no)
          << localized(sheet.whyTitle);
    for (const Text &paragraph : sheet.why)
        lines << localized(paragraph);
    lines << localized(sheet.footer);
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

HandOutView::HandOutView(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("The sheet as it will be printed"));
}

void HandOutView::show(const HandOut &sheet, const HandOutPaper &paper) {
    m_sheet = sheet;
    m_paper = paper;
    m_refusal.clear();
    m_drawn = {};
    setAccessibleDescription(plainText(sheet));
    update();
}

void HandOutView::refuse(const QString &why) {
    m_refusal = why;
    setAccessibleDescription(why.isEmpty() ? plainText(m_sheet) : why);
    update();
}

void HandOutView::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    const QSizeF whole = m_paper.page();
    const double scale = std::min((width() - 2) / whole.width(), (height() - 2) / whole.height());
    const QSizeF size = whole * scale;
    const QRectF page(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size);
    painter.fillRect(page, theme("print").card);
    painter.setPen(QPen(theme("print").frame, 1));
    painter.drawRect(page);
    if (refuses()) {
        constexpr int margin = 24;
        painter.setPen(theme("print").warning);
        painter.setFont(font());
        painter.drawText(page.adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("There is no sheet: %1").arg(m_refusal));
        return;
    }
    const double ratio = devicePixelRatioF();
    if (const QSize pixels = (size * ratio).toSize(); m_drawn.size() != pixels) {
        m_drawn = QPixmap(pixels);
        m_drawn.fill(Qt::transparent);
        QPainter drawing(&m_drawn);
        drawing.scale(scale * ratio, scale * ratio);
        paintHandOut(drawing, m_sheet, m_paper.sheets, whole);
        drawing.end();
        m_drawn.setDevicePixelRatio(ratio);
    }
    painter.drawPixmap(page.topLeft().toPoint(), m_drawn);
}

} // namespace halftruth
