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
constexpr double badge = 88;

QFont printed(double size, QFont::Weight weight = QFont::Normal) {
    QFont font = textFont(size, weight);
    font.setHintingPreference(QFont::PreferNoHinting); // the same lines on every device and at every scale
    return font;
}

/// What a sheet is written in, at every scale: to find a font of another size takes a millisecond for each script,
/// and those that nothing holds are soon found anew.
struct Fonts {
    QFont title = printed(70, QFont::Bold);
    QFont question = printed(62, QFont::DemiBold);
    QFont step = printed(60);
    QFont number = printed(60, QFont::Bold);
    QFont answer = printed(60, QFont::DemiBold);
    QFont whyTitle = printed(51, QFont::DemiBold);
    QFont why = printed(46);
    QFont small = printed(34);
};

/// Writes down a page from top to bottom; without a painter it only measures.
class Sheet {
public:
    Sheet(QPainter *painter, const QSizeF &area, const Fonts &fonts)
        : m_painter(painter), m_area(QPointF(), area), m_fonts(fonts) {}

    [[nodiscard]] double bottom() const { return m_y; }

    void write(const HandOut &sheet) {
        text(localized(sheet.title), m_fonts.title, m_colours.text);
        gap(26);
        rule();
        gap(44);
        question(sheet);
        gap(52);
        text(QCoreApplication::translate("HandOut", "What you do"), m_fonts.question, m_colours.text);
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
        const double height = heightOf(localized(sheet.footer), m_fonts.small, m_area.width());
        m_y = m_area.bottom() - height;
        text(localized(sheet.footer), m_fonts.small, m_colours.mutedText);
        return height;
    }

private:
    [[nodiscard]] static double heightOf(const QString &text, const QFont &font, double width) {
        return QFontMetricsF(font)
            .boundingRect(QRectF(0, 0, width, 1e5), Qt::TextWordWrap, keptOnLines(text))
            .height();
    }

    void gap(double length) { m_y += length; }

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
        m_painter->setPen(QPen(m_colours.accent, 8));
        m_painter->drawLine(QPointF(m_area.left(), m_y), QPointF(m_area.right(), m_y));
    }

    void frame(const QRectF &rect, const QColor &fill, const QColor &line) {
        if (!m_painter)
            return;
        m_painter->setPen(QPen(line, 4));
        m_painter->setBrush(fill);
        m_painter->drawRoundedRect(rect, 20, 20);
        m_painter->setBrush(Qt::NoBrush);
    }

    /// The question, or two lines to write it on.
    void question(const HandOut &sheet) {
        text(QCoreApplication::translate("HandOut", "The question"), m_fonts.why, m_colours.mutedText);
        gap(14);
        const QString asked = utf8(sheet.question).trimmed();
        const double inset = 32;
        const double least = 250;
        const double written = heightOf(asked, m_fonts.question, m_area.width() - 2 * inset);
        const double height = asked.isEmpty() ? least : written + 2 * inset;
        frame({m_area.left(), m_y, m_area.width(), height}, m_colours.card, m_colours.frame);
        const double top = m_y;
        if (asked.isEmpty())
            writingLines(top, height, inset);
        else {
            m_y += inset;
            text(asked, m_fonts.question, m_colours.text, inset);
        }
        m_y = top + height;
    }

    void writingLines(double top, double height, double inset) {
        if (!m_painter)
            return;
        m_painter->setPen(QPen(m_colours.frame, 3, Qt::DotLine));
        for (const double at : {0.48, 0.86})
            m_painter->drawLine(QPointF(m_area.left() + inset, top + at * height),
                                QPointF(m_area.right() - inset, top + at * height));
    }

    void step(int number, const QString &what) {
        const double indent = badge + 30;
        const double height = heightOf(what, m_fonts.step, m_area.width() - indent);
        const double row = std::max(badge, height);
        if (m_painter) {
            const QRectF circle(m_area.left(), m_y, badge, badge);
            m_painter->setPen(Qt::NoPen);
            m_painter->setBrush(m_colours.accent);
            m_painter->drawEllipse(circle);
            m_painter->setBrush(Qt::NoBrush);
            m_painter->setPen(m_colours.onAccent);
            m_painter->setFont(m_fonts.number);
            m_painter->drawText(circle, Qt::AlignCenter, QString::number(number));
            m_painter->setFont(m_fonts.step);
            m_painter->setPen(m_colours.text);
            // One line stands in the middle of its number; several begin beside it.
            const double down = std::max(0.0, (badge - height) / 2);
            m_painter->drawText(QRectF(m_area.left() + indent, m_y + down, m_area.width() - indent, height + 1),
                                Qt::TextWordWrap, keptOnLines(what));
        }
        m_y += row;
    }

    void answers(const AnswerWords &words) {
        const double box = 66;
        const QString label = QCoreApplication::translate("HandOut", "My answer");
        if (m_painter) {
            const QFontMetricsF metrics(m_fonts.answer);
            double x = m_area.left();
            const auto word = [&](const QString &what, const QColor &colour) {
                m_painter->setFont(m_fonts.answer);
                m_painter->setPen(colour);
                const double width = metrics.horizontalAdvance(what);
                m_painter->drawText(QRectF(x, m_y, width + 4, box),
                                    Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, what);
                x += width;
            };
            word(label, m_colours.mutedText);
            for (const Text &answer : {words.yes, words.no}) {
                x += 90;
                m_painter->setPen(QPen(m_colours.text, 6));
                m_painter->drawRect(QRectF(x, m_y, box, box));
                x += box + 26;
                word(localized(answer), m_colours.text);
            }
        }
        m_y += box;
    }

    void why(const HandOut &sheet) {
        const double inset = 36;
        const double width = m_area.width() - 2 * inset;
        const double between = 18;
        double height = 2 * inset + heightOf(localized(sheet.whyTitle), m_fonts.whyTitle, width);
        for (const Text &paragraph : sheet.why)
            height += between + heightOf(localized(paragraph), m_fonts.why, width);
        frame({m_area.left(), m_y, m_area.width(), height}, m_colours.accentSoft, m_colours.accentSoft);
        const double top = m_y;
        m_y += inset;
        text(localized(sheet.whyTitle), m_fonts.whyTitle, m_colours.text, inset);
        for (const Text &paragraph : sheet.why) {
            m_y += between;
            text(localized(paragraph), m_fonts.why, m_colours.text, inset);
        }
        m_y = top + height;
    }

    QPainter *m_painter;
    QRectF m_area;
    const Fonts &m_fonts;
    double m_y = 0;
    const Theme &m_colours = theme("print");
};

/// The scale at which the sheet fills its area: the largest of a series with which all of it fits, or the least.
double fittingScale(const HandOut &sheet, const QSizeF &area, const Fonts &fonts) {
    constexpr double step = 0.97;
    constexpr double largest = 1.4;
    constexpr double least = 0.1;
    const auto scaleAt = [](int steps) { return largest * std::pow(step, steps); };
    const auto fits = [&](int steps) {
        const QSizeF unscaled = area / scaleAt(steps);
        Sheet measured(nullptr, unscaled, fonts);
        measured.write(sheet);
        const double used = measured.bottom();
        return used + measured.writeFooter(sheet) + 20 <= unscaled.height();
    };
    // Smaller type takes less room: of eighty sizes seven are tried.
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

bool paintHandOut(QPainter &painter, const HandOut &sheet, const HandOutPaper &paper,
                  const std::function<bool()> &nextPage) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QSizeF page = paper.page();
    const int count = static_cast<int>(paper.sheets);
    const double height = page.height() / count;
    const double edge = count == 1 ? paperMargin : paperMargin * 0.65;
    const QSizeF area(page.width() - 2 * edge, height - 2 * edge);
    const Fonts fonts;
    const double scale = fittingScale(sheet, area, fonts); // of all of them: they are alike
    int painted = 0;
    do {
        for (int i = 0; i < count; ++i) {
            painter.save();
            painter.translate(edge, edge + i * height);
            painter.scale(scale, scale);
            Sheet written(&painter, area / scale, fonts);
            written.write(sheet);
            written.writeFooter(sheet);
            painter.restore();
        }
        if (count == 2) {
            painter.setPen(QPen(theme("print").frame, 3, Qt::DashLine));
            painter.drawLine(QPointF(0, height), QPointF(page.width(), height));
        }
    } while (++painted < paper.pages() && nextPage && nextPage());
    painter.restore();
    return painted == paper.pages();
}

QByteArray handOutPdf(const HandOut &sheet, const HandOutPaper &paper) {
    return pdfFile(
        {.title = localized(sheet.title), .description = plainText(sheet), .size = paper.size, .resolution = 600},
        [&](QPdfWriter &writer) {
            QPainter painter(&writer);
            const QSizeF page = paper.page();
            painter.scale(writer.width() / page.width(), writer.height() / page.height());
            paintHandOut(painter, sheet, paper, [&] { return writer.newPage(); });
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
        paintHandOut(drawing, m_sheet, m_paper.onePage());
        drawing.end();
        m_drawn.setDevicePixelRatio(ratio);
    }
    painter.drawPixmap(page.topLeft().toPoint(), m_drawn);
}

} // namespace halftruth
