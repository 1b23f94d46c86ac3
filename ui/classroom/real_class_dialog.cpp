#include "ui/classroom/real_class_dialog.h"

#include "ui/classroom/print_preview.h"
#include "ui/files/paged_document.h"
#include "ui/state/scenario_store.h"
#include "ui/text/line_breaks.h"
#include "ui/text/localized.h"
#include "ui/text/message.h"
#include "ui/text/utf8.h"
#include "ui/window/ask_file.h"
#include "ui/window/toast.h"
#include "ui/window/waiting_write.h"
#include "ui/window/window_place.h"

#include "core/math/domain/domain.h"
#include "core/methods/survey_designs.h"
#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyle>

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>

namespace halftruth {

namespace {

using Kind = SurveyWish::Kind;

constexpr const char *folderKey = "realClass/folder";
constexpr int mostCopies = 200;
constexpr int largestClass = 1'000'000;

QLabel *wrapped(const char *name, QWidget *parent) {
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel *section(const QString &text, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    label->setObjectName(QStringLiteral("section"));
    label->setContentsMargins(0, 8, 0, 0);
    return label;
}

void complain(QLabel *where, const QString &what) {
    where->setText(what);
    where->setVisible(!what.isEmpty());
}

void markRefused(QLineEdit *field, bool refused) {
    if (field->property("refused").toBool() == refused)
        return;
    field->setProperty("refused", refused);
    field->style()->unpolish(field);
    field->style()->polish(field);
}

double numberIn(const QLineEdit *field, const QString &name) {
    const auto number = parseNumber(field->text().toStdString());
    if (!number)
        throw std::domain_error(
            QObject::tr("%1 must be a number, but is “%2”").arg(name, field->text()).toStdString());
    return *number;
}

QString percentText(double share) { return localized(displayNumber(100 * share, 3)) + QStringLiteral(" %"); }

/// The scenario's design; another that a class can do where it can't do that one.
SurveyWish wishOf(const Parameters &parameters) {
    using enum ParameterId;
    SurveyWish wish;
    for (const ClassDesign &each : classDesigns())
        if (each.id == surveyDesign(parameters).id)
            wish.kind = each.kind;
    wish.lie = std::min(parameters[LieProbability], 0.499);
    wish.truth = parameters[Truth];
    wish.forcedYes = std::min(parameters[ForcedYes], forcedYesRange(wish.truth).upper);
    wish.innocuous = parameters[Innocuous];
    return wish;
}

} // namespace

RealClassDialog::RealClassDialog(ScenarioStore &store, QWidget *parent) : QDialog(parent), m_store(store) {
    setWindowTitle(tr("Hand-out for a class"));
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setObjectName(QStringLiteral("controls"));
    scroll->setFocusPolicy(Qt::NoFocus); // its fields are what takes keys, and come into sight by them
    scroll->setWidget(createControls());
    scroll->setMinimumWidth(440);
    m_page = new HandOutView(this);
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 14, 0);
    columns->setSpacing(14);
    columns->addWidget(scroll);
    auto *right = new QVBoxLayout;
    right->setContentsMargins(0, 14, 0, 14);
    right->addWidget(m_page);
    m_toast = new Toast(m_page);
    columns->addLayout(right, 1);
    setUsualSize(*this, {980, 740});
    showWish(wishOf(m_store.parameters()));
}

void RealClassDialog::present() {
    const SurveyWish wish = wishOf(m_store.parameters());
    if (wish != m_taken)
        showWish(wish);
    show();
    raise();
    activateWindow();
    if (!focusWidget())
        m_kind->setFocus(Qt::OtherFocusReason);
}

bool RealClassDialog::Field::has(SurveyWish::Kind kind) const {
    const auto &all = classDesigns()[static_cast<std::size_t>(kind)].probabilities;
    return std::ranges::find(all, value) != all.end();
}

QWidget *RealClassDialog::createControls() {
    auto *contents = new QWidget;
    contents->setObjectName(QStringLiteral("sideContents"));
    m_form = new QFormLayout(contents);
    m_form->setContentsMargins(16, 8, 16, 14);
    m_form->setSpacing(7);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addDesignRows(m_form);
    addSheetRows(m_form);
    addTallyRows(m_form);
    return contents;
}

void RealClassDialog::addDesignRows(QFormLayout *form) {
    QWidget *contents = form->parentWidget();
    form->addRow(section(tr("DESIGN"), contents));
    m_kind = new QComboBox(contents);
    m_kind->setObjectName(QStringLiteral("design"));
    for (const ClassDesign &design : classDesigns())
        m_kind->addItem(localized(design.title), static_cast<int>(design.kind));
    form->addRow(tr("Design"), m_kind);
    m_fields = {{tr("Lie probability q"), &SurveyWish::lie},
                {tr("Truthful answers t"), &SurveyWish::truth},
                {tr("Forced yes answers y"), &SurveyWish::forcedYes},
                {tr("Innocuous trait u"), &SurveyWish::innocuous}};
    const std::array<const char *, 4> names{"lie", "truth", "forcedYes", "innocuous"};
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        Field &field = m_fields[i];
        field.edit = new QLineEdit(contents);
        field.edit->setObjectName(QLatin1String(names[i]));
        form->addRow(field.label, field.edit);
        connect(field.edit, &QLineEdit::editingFinished, this, &RealClassDialog::readWish);
    }
    m_family = new QComboBox(contents);
    m_family->setObjectName(QStringLiteral("family"));
    form->addRow(tr("Device"), m_family);
    m_refusal = wrapped("refusal", contents);
    m_refusal->hide();
    m_device = wrapped("device", contents);
    m_device->setTextFormat(Qt::RichText);
    form->addRow(m_refusal);
    form->addRow(m_device);
    connect(m_kind, &QComboBox::activated, this, [this] {
        followKind();
        readWish();
    });
    connect(m_family, &QComboBox::activated, this, &RealClassDialog::readWish);
}

void RealClassDialog::addSheetRows(QFormLayout *form) {
    QWidget *contents = form->parentWidget();
    form->addRow(section(tr("SHEET FOR THE PUPILS"), contents));
    m_question = new QLineEdit(contents);
    m_question->setObjectName(QStringLiteral("question"));
    m_question->setPlaceholderText(tr("Left blank: to be written in by hand"));
    m_question->setMaxLength(300);
    form->addRow(tr("Question"), m_question);
    m_prior = new QLineEdit(localized(fieldText(m_priorValue)), contents);
    m_prior->setObjectName(QStringLiteral("prior"));
    m_prior->setToolTip(tr("The share that would truthfully say yes, for the example on the sheet"));
    form->addRow(tr("Share in the example"), m_prior);
    m_priorRefusal = wrapped("refusal", contents);
    m_priorRefusal->hide();
    form->addRow(m_priorRefusal);
    m_sheets = new QComboBox(contents);
    m_sheets->setObjectName(QStringLiteral("sheets"));
    m_sheets->addItem(tr("One"), static_cast<int>(SheetsPerPage::One));
    m_sheets->addItem(tr("Two, to be cut apart"), static_cast<int>(SheetsPerPage::Two));
    form->addRow(tr("Sheets on a page"), m_sheets);
    m_size = new QComboBox(contents);
    m_size->setObjectName(QStringLiteral("paper"));
    for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::A5, QPageSize::Letter, QPageSize::Legal})
        m_size->addItem(paperName(size), static_cast<int>(size));
    form->addRow(tr("Paper"), m_size);
    m_copies = new QSpinBox(contents);
    m_copies->setObjectName(QStringLiteral("copies"));
    m_copies->setRange(1, mostCopies);
    form->addRow(tr("Copies"), m_copies);
    m_pages = wrapped("hint", contents);
    form->addRow(QString(), m_pages);
    auto *buttons = new QHBoxLayout;
    m_save = new QPushButton(tr("Save as PDF…"), contents);
    m_save->setObjectName(QStringLiteral("save"));
    m_print = new QPushButton(tr("Print…"), contents);
    m_print->setObjectName(QStringLiteral("print"));
    for (QPushButton *button : {m_save, m_print}) {
        button->setAutoDefault(false); // Return in a field must not save
        buttons->addWidget(button);
    }
    buttons->addStretch();
    form->addRow(QString(), buttons);
    connect(m_question, &QLineEdit::textChanged, this, &RealClassDialog::refreshSheet);
    connect(m_prior, &QLineEdit::editingFinished, this, &RealClassDialog::refreshSheet);
    for (QComboBox *each : {m_sheets, m_size})
        connect(each, &QComboBox::activated, this, &RealClassDialog::refreshSheet);
    connect(m_copies, &QSpinBox::valueChanged, this, &RealClassDialog::refreshSheet);
    connect(m_save, &QPushButton::clicked, this, &RealClassDialog::savePdf);
    connect(m_print, &QPushButton::clicked, this, &RealClassDialog::preview);
}

void RealClassDialog::addTallyRows(QFormLayout *form) {
    QWidget *contents = form->parentWidget();
    form->addRow(section(tr("THE ANSWERS"), contents));
    const auto counter = [&](const char *name) {
        auto *box = new QSpinBox(contents);
        box->setObjectName(QLatin1String(name));
        box->setRange(0, largestClass);
        connect(box, &QSpinBox::valueChanged, this, &RealClassDialog::refreshEstimate);
        return box;
    };
    m_answers = counter("answers");
    m_yes = counter("yes");
    m_yesLabel = new QLabel(contents);
    m_yesLabel->setBuddy(m_yes);
    form->addRow(tr("Answers n"), m_answers);
    form->addRow(m_yesLabel, m_yes);
    m_method = new QComboBox(contents);
    m_method->setObjectName(QStringLiteral("interval"));
    for (const IntervalMethodSpec &method : intervalMethodTable()) {
        const QString name = localized(method.name); // in a list among names of people
        m_method->addItem(name.left(1).toUpper() + name.mid(1), static_cast<int>(method.id));
    }
    m_method->setCurrentIndex(m_method->findData(static_cast<int>(IntervalMethod::ClopperPearson)));
    form->addRow(tr("Interval"), m_method);
    m_estimate = wrapped("sentence", contents);
    m_estimate->setTextFormat(Qt::RichText);
    form->addRow(m_estimate);
    connect(m_method, &QComboBox::activated, this, &RealClassDialog::refreshEstimate);
    connect(&m_store, &ScenarioStore::parametersChanged, this, &RealClassDialog::refreshEstimate);
    connect(&m_store, &ScenarioStore::solvedChanged, this, &RealClassDialog::refreshEstimate);
}

void RealClassDialog::showWish(const SurveyWish &wish) {
    m_taken = wish;
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(wish.kind)));
    for (const Field &field : m_fields)
        field.edit->setText(localized(fieldText(wish.*field.value)));
    followKind();
    readWish();
}

void RealClassDialog::followKind() {
    const auto kind = static_cast<Kind>(m_kind->currentData().toInt());
    for (const Field &field : m_fields) {
        const bool used = field.has(kind);
        field.edit->setVisible(used);
        m_form->labelForField(field.edit)->setVisible(used);
    }
    const QVariant chosen = m_family->currentData();
    m_family->clear();
    const std::vector<std::pair<DeviceFamily, QString>> families{
        {DeviceFamily::Any, kind == Kind::Crosswise ? tr("Birthday") : tr("The nearest simple one")},
        {DeviceFamily::Coins, tr("Coins")},
        {DeviceFamily::Dice, tr("Dice")},
        {DeviceFamily::Birthdays, tr("Birthdays")}};
    for (const auto &[family, title] : families)
        if (familyApplies(kind, family))
            m_family->addItem(title, static_cast<int>(family));
    m_family->setCurrentIndex(std::max(0, m_family->findData(chosen)));
}

void RealClassDialog::readWish() {
    SurveyWish wish = m_survey.wish;
    wish.kind = static_cast<Kind>(m_kind->currentData().toInt());
    QString complaint;
    for (const Field &field : m_fields) {
        if (!field.has(wish.kind))
            continue;
        markRefused(field.edit, false);
        try {
            wish.*field.value = numberIn(field.edit, field.label);
        } catch (const std::exception &error) {
            complaint = refusalOf(error);
            markRefused(field.edit, true);
        }
    }
    try {
        if (complaint.isEmpty())
            m_survey = nearestRealSurvey(wish, static_cast<DeviceFamily>(m_family->currentData().toInt()));
    } catch (const std::exception &error) {
        complaint = refusalOf(error);
        for (const Field &field : m_fields) // what the design was refused for
            if (field.has(wish.kind))
                markRefused(field.edit, wish.*field.value != m_survey.wish.*field.value);
    }
    complain(m_refusal, complaint);
    // What was said of the design before isn't said of one that is refused.
    for (QLabel *each : {m_device, m_estimate})
        each->setVisible(complaint.isEmpty());
    if (complaint.isEmpty())
        refreshSurvey();
    followRefusals();
}

void RealClassDialog::followRefusals() {
    // A sheet that isn't the one that is asked for is neither shown nor printed.
    QString why;
    for (const QLabel *each : {m_refusal, m_priorRefusal})
        if (why.isEmpty() && !each->isHidden())
            why = each->text();
    m_page->refuse(why);
    for (QPushButton *each : {m_save, m_print}) {
        each->setEnabled(why.isEmpty());
        each->setToolTip(why);
    }
}

void RealClassDialog::refreshSurvey() {
    const SurveyDesign design = m_survey.design();
    const double epsilon = surveyEpsilon(design);
    QString text =
        QStringLiteral("%1.<br>ε = %2")
            .arg(localized(deviceInWords(m_survey), Markup::Rich), localized(displayNumber(epsilon)).toHtmlEscaped());
    if (std::isinf(epsilon))
        text += QStringLiteral("<br>") +
                (m_survey.wish.alwaysTruth()
                     ? tr("This design gives no protection: every answer is the truth. The sheet says so.")
                     : tr("One of the answers gives the truth away; the sheet says so. Force some answers of both "
                          "kinds to protect everybody."));
    m_device->setText(keptOnLines(text));
    m_yesLabel->setText(tr("“%1” answers").arg(localized(answerWords(m_survey.wish.kind).yes)));
    refreshSheet();
    refreshEstimate();
}

HandOutPaper RealClassDialog::paper() const {
    return {.sheets = static_cast<SheetsPerPage>(m_sheets->currentData().toInt()),
            .size = QPageSize(static_cast<QPageSize::PageSizeId>(m_size->currentData().toInt())),
            .copies = m_copies->value()};
}

void RealClassDialog::refreshSheet() {
    QString complaint;
    try {
        const double prior = numberIn(m_prior, tr("share"));
        require("share", prior, range::closedUnit);
        m_priorValue = prior;
    } catch (const std::exception &error) {
        complaint = refusalOf(error);
    }
    complain(m_priorRefusal, complaint);
    markRefused(m_prior, !complaint.isEmpty());
    m_page->show(handOut(m_survey, m_question->text().trimmed().toStdString(), m_priorValue), paper());
    const int pages = paper().pages();
    m_pages->setText(pages == 1 ? tr("1 page") : tr("%1 pages").arg(pages));
    followRefusals();
}

void RealClassDialog::refreshEstimate() {
    const SurveyAnswers answers{.n = m_answers->value(), .yes = m_yes->value()};
    if (answers.n == 0) {
        m_estimate->setText(tr("Count the sheets and the “%1” answers among them.")
                                .arg(localized(answerWords(m_survey.wish.kind).yes, Markup::Rich)));
        return;
    }
    try {
        const SurveyDesign design = m_survey.design();
        const double beta = m_store.parameters()[ParameterId::Beta];
        const auto method = static_cast<IntervalMethod>(m_method->currentData().toInt());
        const SurveyInterval interval = surveyInterval(method, design, answers, beta);
        const double estimate = surveyEstimate(design, answers);
        QString text = tr("Estimated share: <b>%1</b>, with a %2 interval from <b>%3</b> to <b>%4</b>.")
                           .arg(percentText(surveyClippedEstimate(design, answers)), percentText(1 - beta),
                                percentText(interval.lower), percentText(interval.upper));
        if (estimate < 0 || estimate > 1)
            text += QLatin1Char(' ') +
                    tr("(Unclipped %1: chance does that in small classes.)").arg(percentText(estimate));
        else
            text +=
                QLatin1Char(' ') + tr("Standard error %1.").arg(percentText(surveyStandardError(design, answers)));
        m_estimate->setText(keptOnLines(text));
    } catch (const std::exception &error) {
        m_estimate->setText(refusalOf(error).toHtmlEscaped());
    }
}

void RealClassDialog::savePdf() {
    QString fileName = QFileDialog::getSaveFileName(
        this, tr("Save the sheet"), fileInFolderOf(folderKey, QStringLiteral("class-survey.pdf")), tr("PDF (*.pdf)"));
    if (fileName.isEmpty())
        return;
    if (QFileInfo(fileName).suffix().isEmpty())
        fileName += QStringLiteral(".pdf");
    // Hundreds of pages take longer to draw than a window may stand still.
    writeMeanwhile(this, fileName, [sheet = m_page->sheet(), paper = paper()] { return handOutPdf(sheet, paper); },
                   {},
                   {.ended = [this, fileName](const std::exception_ptr &error) { tellSaved(fileName, error); },
                    .unanswered = [this, fileName] { m_toast->show(unansweredText(fileName)); }});
}

void RealClassDialog::tellSaved(const QString &fileName, const std::exception_ptr &error) {
    try {
        if (error)
            std::rethrow_exception(error);
        rememberFolder(folderKey, fileName);
        m_toast->show(tr("Saved to %1").arg(QDir::toNativeSeparators(fileName)), fileName);
        emit saved(fileName);
    } catch (const std::exception &refused) {
        m_toast->show(messageOf(refused));
    }
}

void RealClassDialog::preview() { PrintPreview(m_page->sheet(), paper(), this).exec(); }

} // namespace halftruth
