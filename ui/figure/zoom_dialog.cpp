#include "ui/figure/zoom_dialog.h"

#include "ui/figure/axis_window.h"
#include "ui/figure/hover_reading.h"
#include "ui/parameters/value_field.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/text/complaint.h"
#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

/// So much closer than its size two ends can't be.
constexpr double closest = 1e-8;

/// An end of a window with the digits that can be seen of it, a thousandth of the axis.
QString endText(const Axis &axis, double value) {
    const double seen = axis.scale == Scale::Log ? std::fabs(value) : axis.range.width();
    const double power = std::floor(std::log10(seen)) - 3;
    // Powers of ten below 1 aren't exact, their inverses are.
    const double scale = std::pow(10.0, std::fabs(power));
    const double rounded = power < 0 ? std::round(value * scale) / scale : std::round(value / scale) * scale;
    return localized(fieldText(std::isfinite(rounded) ? rounded : value));
}

/// Rich text: a symbol leans, as it does at the axis.
QString titleOf(const Axis &axis) {
    const QString title = localized(axis.title).toHtmlEscaped();
    return axis.symbol.empty()
               ? title
               : QStringLiteral("%1 <i>%2</i>").arg(title, utf8(axis.symbol).toHtmlEscaped()).trimmed();
}

} // namespace

ZoomDialog::ZoomDialog(const Figure &figure, QWidget *parent) : QDialog(parent), m_refusal(new QLabel(this)) {
    setObjectName(QStringLiteral("zoomToRange"));
    setWindowTitle(tr("Zoom to range"));
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto *grid = new QGridLayout;
    if (hasNumbers(figure.x))
        addRow(grid, "x", figure.x, false);
    if (hasNumbers(figure.y))
        addRow(grid, "y", figure.y, true);
    grid->setColumnStretch(0, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *zoom = buttons->addButton(tr("Zoom"), QDialogButtonBox::AcceptRole);
    zoom->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ZoomDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(grid);
    layout->addWidget(m_refusal);
    layout->addWidget(buttons);
    setMinimumWidth(420);
    if (!m_rows.empty())
        m_rows.front().from->setFocus(Qt::TabFocusReason);
}

bool ZoomDialog::applies(const Figure &figure) { return hasNumbers(figure.x) || hasNumbers(figure.y); }

void ZoomDialog::addRow(QGridLayout *grid, const char *name, const Axis &axis, bool ofValues) {
    const int line = grid->rowCount();
    const QString id = QLatin1String(name);
    const Row row{.axis = axis,
                  .ofValues = ofValues,
                  .from = createField(id + QStringLiteral("From"), tr("Lower end of %1").arg(nameOf(axis)),
                                      endText(axis, axis.range.lower)),
                  .to = createField(id + QStringLiteral("To"), tr("Upper end of %1").arg(nameOf(axis)),
                                    endText(axis, axis.range.upper))};
    auto *label = new QLabel(this);
    label->setTextFormat(Qt::RichText);
    label->setText(titleOf(axis));
    label->setWordWrap(true);
    label->setBuddy(row.from);
    grid->addWidget(label, line, 0);
    grid->addWidget(row.from, line, 1);
    grid->addWidget(new QLabel(QStringLiteral("…"), this), line, 2);
    grid->addWidget(row.to, line, 3);
    m_rows.push_back(row);
}

ValueField *ZoomDialog::createField(const QString &name, const QString &title, const QString &value) {
    auto *field = new ValueField(this);
    field->setObjectName(name);
    field->setAccessibleName(title);
    field->setToolTip(title);
    field->setFixedWidth(10 * field->fontMetrics().horizontalAdvance(QLatin1Char('0')) + 24);
    field->showText(value);
    connect(field, &ValueField::textEdited, this, &ZoomDialog::forgive);
    connect(field, &ValueField::takenBack, this, [this, field] {
        field->showText(field->whole());
        forgive();
    });
    return field;
}

void ZoomDialog::forgive() {
    for (const Row &row : m_rows)
        for (ValueField *each : {row.from, row.to})
            each->setRefused(false);
    m_refusal->hide();
}

void ZoomDialog::refuse(ValueField *field, const QString &why) {
    field->setRefused(true);
    field->setFocus(Qt::OtherFocusReason);
    m_refusal->setText(why);
    m_refusal->show();
    layout()->activate();
    resize(width(), std::max(height(), layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width())
                                                                     : layout()->totalSizeHint().height()));
}

double ZoomDialog::readEnd(const Row &row, bool upper, const Range &allowed) {
    ValueField *field = upper ? row.to : row.from;
    if (!field->isModified() && allowed.contains(upper ? row.axis.range.upper : row.axis.range.lower))
        return upper ? row.axis.range.upper : row.axis.range.lower;
    const QString name = (upper ? tr("upper end of %1") : tr("lower end of %1")).arg(nameOf(row.axis));
    const QString text = field->text().trimmed();
    const auto value = parseNumber(text.toStdString());
    if (!value)
        refuse(field, tr("%1 must be a number, but is “%2”").arg(name, text.left(40)));
    else if (!allowed.contains(*value))
        refuse(field, tr("%1 must be in %2, but is %3")
                          .arg(name, localized(rangeText(allowed.text())), localized(displayNumber(*value, 6))));
    else
        return *value;
    return std::nan("");
}

std::optional<Interval> ZoomDialog::read(const Row &row) {
    if (!row.from->isModified() && !row.to->isModified())
        return std::nullopt;
    const Range ends = rangeOfEnds(row.axis, row.ofValues);
    Range lowerEnds = ends;
    lowerEnds.upperOpen = true; // nothing would be left above it
    const double lower = readEnd(row, false, lowerEnds);
    if (std::isnan(lower))
        return std::nullopt;
    Range upperEnds = ends;
    upperEnds.lower = lower + closest * std::fabs(lower);
    upperEnds.lowerOpen = true;
    const double upper = readEnd(row, true, upperEnds);
    return std::isnan(upper) ? std::nullopt : std::optional(Interval{lower, upper});
}

void ZoomDialog::accept() {
    forgive();
    std::vector<std::optional<Interval>> windows;
    for (const Row &row : m_rows) {
        windows.push_back(read(row));
        if (!m_refusal->isHidden())
            return;
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        (m_rows[i].ofValues ? m_y : m_x) = windows[i];
    QDialog::accept();
}

} // namespace halftruth
