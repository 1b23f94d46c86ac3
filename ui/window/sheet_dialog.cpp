#include "ui/window/sheet_dialog.h"

#include "ui/files/paged_document.h"
#include "ui/text/localized.h"
#include "ui/text/message.h"
#include "ui/text/utf8.h"
#include "ui/threads/next_turn.h"
#include "ui/threads/settings.h"
#include "ui/window/ask_file.h"
#include "ui/window/waiting_write.h"

#include "core/math/domain/stopped.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <exception>

namespace halftruth {

namespace {

constexpr std::chrono::milliseconds typingPause{300};
constexpr int previewWidth = 260; ///< of a page
constexpr int usualCharts = 2;

constexpr const char *sheetFolderKey = "sheet/folder";

} // namespace

SheetDialog::SheetDialog(const ExplorerSpec &explorer, Request request, Exploration answer, bool finished,
                         QWidget *parent)
    : QDialog(parent), m_explorer(explorer), m_request(std::move(request)), m_answer(std::move(answer)),
      m_finished(finished), m_question(new QLineEdit(this)), m_names(new QLineEdit(this)),
      m_date(new QLineEdit(this)), m_format(new QComboBox(this)), m_paper(new QComboBox(this)),
      m_file(new QLineEdit(this)), m_measures(new QLabel(this)), m_failure(new QLabel(this)),
      m_pause(new QTimer(this)), m_turn(new QTimer(this)) {
    setWindowTitle(tr("Parameter sheet"));
    for (const Figure &figure : m_answer.figures) {
        auto *box = new QCheckBox(localized(figure.title).replace(QLatin1Char('&'), QStringLiteral("&&")), this);
        box->setObjectName(utf8(figure.id));
        box->setChecked(m_charts.size() < usualCharts);
        box->setToolTip(tr("At most %1 charts are legible on two pages").arg(mostSheetCharts));
        connect(box, &QCheckBox::toggled, this, [this] {
            followCharts();
            change();
        });
        m_charts << box;
    }
    for (const SheetFormatSpec &each : sheetFormats())
        m_format->addItem(each.description, each.suffix);
    for (const QPageSize::PageSizeId paper : sheetPapers())
        m_paper->addItem(paperName(paper), static_cast<int>(paper));
    layOut();
    recall();
    suggestName();
    followCharts();
    m_pause->setSingleShot(true);
    m_pause->setInterval(typingPause);
    connect(m_pause, &QTimer::timeout, this, &SheetDialog::makeSheet);
    m_turn->setSingleShot(true);
    m_turn->setInterval(nextTurn);
    connect(m_turn, &QTimer::timeout, this, &SheetDialog::drawNext);
    for (QLineEdit *field : {m_question, m_names, m_date})
        connect(field, &QLineEdit::textChanged, this, &SheetDialog::change);
    connect(m_format, &QComboBox::currentIndexChanged, this, &SheetDialog::followFormat);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &SheetDialog::showPages);
    connect(m_file, &QLineEdit::textEdited, this, &SheetDialog::followName);
    makeSheet();
    m_question->setFocus();
}

SheetDialog::~SheetDialog() { m_stop.request_stop(); }

void SheetDialog::layOut() {
    m_question->setPlaceholderText(localized(m_explorer.question));
    m_question->setMinimumWidth(320);
    m_question->setAccessibleName(tr("Question"));
    m_names->setPlaceholderText(tr("A line to sign on"));
    m_names->setAccessibleName(tr("Names"));
    m_date->setPlaceholderText(tr("A line to write on"));
    m_date->setAccessibleName(tr("Date"));
    m_format->setAccessibleName(tr("Format"));
    m_paper->setAccessibleName(tr("Paper"));
    m_file->setAccessibleName(tr("File"));
    auto *browseButton = new QToolButton(this);
    browseButton->setText(QStringLiteral("…"));
    browseButton->setAccessibleName(tr("Choose the file"));
    auto *file = new QHBoxLayout;
    file->addWidget(m_file);
    file->addWidget(browseButton);
    m_failure->setObjectName(QStringLiteral("refusal"));
    m_failure->setWordWrap(true);
    m_failure->setTextFormat(Qt::PlainText);
    m_failure->hide();
    m_measures->setObjectName(QStringLiteral("hint"));
    m_measures->setAlignment(Qt::AlignCenter);
    auto *form = new QFormLayout;
    form->addRow(tr("Question"), m_question);
    auto *charts = new QVBoxLayout;
    charts->setSpacing(4);
    for (QCheckBox *box : m_charts)
        charts->addWidget(box);
    form->addRow(tr("Charts"), charts);
    form->addRow(tr("Names"), m_names);
    form->addRow(tr("Date"), m_date);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Paper"), m_paper);
    form->addRow(tr("File"), file);
    auto *pages = new QHBoxLayout;
    for (int page = 0; page < mostSheetPages; ++page) {
        auto *label = new QLabel(this);
        label->setFixedSize(previewWidth, previewWidth * 3 / 2);
        label->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
        label->setAccessibleName(tr("Page %1").arg(page + 1));
        m_pages << label;
        pages->addWidget(label);
    }
    auto *shown = new QVBoxLayout;
    shown->addLayout(pages);
    shown->addWidget(m_measures);
    shown->addStretch(1);
    auto *both = new QHBoxLayout;
    auto *left = new QVBoxLayout;
    left->addLayout(form);
    left->addStretch(1);
    both->addLayout(left, 1);
    both->addLayout(shown);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_write = buttons->addButton(tr("Write"), QDialogButtonBox::AcceptRole);
    m_write->setObjectName(QStringLiteral("write"));
    m_write->setDefault(true);
    auto *all = new QVBoxLayout(this);
    all->addLayout(both);
    all->addWidget(m_failure);
    all->addWidget(buttons);
    connect(browseButton, &QToolButton::clicked, this, &SheetDialog::browse);
    connect(buttons, &QDialogButtonBox::accepted, this, &SheetDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

// ---------------------------------------------------------------- what is chosen

void SheetDialog::recall() {
    Settings &settings = Settings::all();
    m_names->setText(settings.value(QStringLiteral("sheet/names")).toString());
    m_format->setCurrentIndex(std::max(0, m_format->findData(settings.value(QStringLiteral("sheet/format")))));
    m_paper->setCurrentIndex(std::max(0, m_paper->findData(settings.value(QStringLiteral("sheet/paper")))));
    m_paper->setEnabled(format().format == SheetFormat::Pdf);
}

void SheetDialog::remember() const {
    Settings &settings = Settings::all();
    settings.setValue(QStringLiteral("sheet/names"), m_names->text());
    settings.setValue(QStringLiteral("sheet/format"), m_format->currentData());
    settings.setValue(QStringLiteral("sheet/paper"), m_paper->currentData());
    rememberFolder(sheetFolderKey, fileName());
}

SheetWishes SheetDialog::wishes() const {
    SheetWishes wanted{.question = m_question->text().trimmed().toStdString(),
                       .names = m_names->text().trimmed().toStdString(),
                       .date = m_date->text().trimmed().toStdString(),
                       .charts = std::vector<std::string>()};
    for (const QCheckBox *box : m_charts)
        if (box->isChecked())
            wanted.charts->push_back(box->objectName().toStdString());
    return wanted;
}

QPageSize::PageSizeId SheetDialog::paper() const {
    return static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt());
}

const SheetFormatSpec &SheetDialog::format() const { return sheetFormats()[m_format->currentIndex()]; }

void SheetDialog::followCharts() {
    const bool full = wishes().charts->size() >= mostSheetCharts;
    for (QCheckBox *box : m_charts)
        box->setEnabled(!full || box->isChecked());
}

void SheetDialog::followFormat() {
    m_paper->setEnabled(format().format == SheetFormat::Pdf);
    if (m_ownName && sheetFormatOf(m_file->text()) != format().format) {
        // The person's name stays; only its ending follows the format.
        const QFileInfo info(m_file->text());
        m_file->setText(QDir(info.path()).filePath(info.completeBaseName() + QLatin1Char('.') + format().suffix));
    }
    suggestName();
}

void SheetDialog::followName() {
    m_ownName = true;
    if (const auto named = sheetFormatOf(m_file->text()))
        for (int i = 0; i < m_format->count(); ++i)
            if (sheetFormats()[i].format == *named)
                m_format->setCurrentIndex(i);
}

void SheetDialog::suggestName() {
    if (m_ownName)
        return;
    const QString name = tr("%1-sheet", "a file's name").arg(utf8(m_explorer.id));
    for (int place = 1;; ++place) {
        const QString numbered = place == 1 ? name : name + QLatin1Char('-') + QString::number(place);
        m_file->setText(fileInFolderOf(sheetFolderKey, numbered + QLatin1Char('.') + format().suffix));
        if (!QFileInfo::exists(m_file->text()))
            return;
    }
}

void SheetDialog::browse() {
    const QString chosen =
        QFileDialog::getSaveFileName(this, tr("Write the parameter sheet"), m_file->text(),
                                     QStringLiteral("%1 (*.%2)").arg(format().description, format().suffix), nullptr,
                                     QFileDialog::DontConfirmOverwrite);
    if (chosen.isEmpty())
        return;
    m_file->setText(chosen);
    followName();
}

// ---------------------------------------------------------------- the sheet

void SheetDialog::follow(const Request &request, const Exploration &answer, bool finished) {
    m_request = request;
    m_answer = answer;
    m_finished = finished;
    forget();
    makeSheet();
}

void SheetDialog::forget() {
    m_sheet.reset();
    m_turn->stop();
}

void SheetDialog::change() {
    forget();
    m_pause->start();
}

void SheetDialog::makeSheet() {
    m_pause->stop();
    m_measures->setText(tr("Being computed."));
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_work.ask([this, &explorer = m_explorer, request = m_request, answer = m_answer, wanted = wishes(),
                stop = m_stop.get_token()]() -> std::function<void()> {
        std::shared_ptr<const Sheet> sheet;
        QString refusal;
        const bool ended = endsBeforeStopped([&] {
            try {
                sheet = std::make_shared<const Sheet>(sheetOf(explorer, request, answer, wanted, stop));
            } catch (const Stopped &) {
                throw;
            } catch (const std::exception &error) {
                refusal = messageOf(error);
            }
        });
        if (!ended)
            return [] {};
        return [this, sheet, refusal] { take(sheet, refusal); };
    });
}

void SheetDialog::take(std::shared_ptr<const Sheet> sheet, const QString &refusal) {
    if (!sheet)
        return fail(refusal);
    if (sheet->wishes != wishes())
        return; // a later one is on its way
    m_sheet = std::move(sheet);
    showPages();
    if (m_waiting && m_finished)
        write();
}

void SheetDialog::showPages() {
    if (!m_sheet)
        return;
    m_document.reset();
    m_drawn = 0;
    m_turn->start();
}

// Laid out in one turn, then a page in each: all at once took 0.14 s. What was shown stays until then.
void SheetDialog::drawNext() {
    if (!m_document) {
        m_document = std::make_unique<SheetDocument>(*m_sheet, paper());
        return m_turn->start();
    }
    QLabel *shown = m_pages[m_drawn];
    if (m_drawn >= m_document->pages()) {
        shown->clear();
    } else {
        const double ratio = devicePixelRatioF();
        QPixmap pixmap = QPixmap::fromImage(m_document->image(m_drawn, static_cast<int>(previewWidth * ratio)));
        QPainter edge(&pixmap);
        edge.setPen(palette().color(QPalette::Mid));
        edge.drawRect(pixmap.rect().adjusted(0, 0, -1, -1));
        edge.end();
        pixmap.setDevicePixelRatio(ratio);
        shown->setPixmap(pixmap);
    }
    if (++m_drawn < m_pages.size())
        return m_turn->start();
    m_measures->setText(!m_finished                ? tr("Being computed.")
                        : m_document->pages() == 1 ? tr("One page")
                                                   : tr("%1 pages").arg(m_document->pages()));
}

// ---------------------------------------------------------------- writing

QString SheetDialog::fileName() const {
    QString name = m_file->text().trimmed();
    if (!name.isEmpty() && QFileInfo(name).suffix().isEmpty())
        name += QLatin1Char('.') + format().suffix;
    return name;
}

bool SheetDialog::mayWrite(const QString &fileName) {
    if (fileName.isEmpty()) {
        fail(tr("Choose a file to write."));
        return false;
    }
    if (!sheetFormatOf(fileName)) {
        QStringList endings;
        for (const SheetFormatSpec &each : sheetFormats())
            endings << QLatin1Char('.') + each.suffix;
        fail(tr("The file's name must end in %1, but ends in .%2.")
                 .arg(endings.join(QStringLiteral(", ")), QFileInfo(fileName).suffix()));
        return false;
    }
    if (!QFileInfo::exists(fileName))
        return true;
    QMessageBox box(QMessageBox::Question, tr("Replace?"),
                    tr("%1 is there already. Replace it?").arg(QFileInfo(fileName).fileName()),
                    QMessageBox::Yes | QMessageBox::No, this);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::No);
    return box.exec() == QMessageBox::Yes;
}

void SheetDialog::accept() {
    m_failure->hide();
    if (m_waiting || !mayWrite(fileName()))
        return;
    // What is half computed is no document: it is written once it is whole, unless that is cancelled.
    m_waiting = true;
    m_write->setEnabled(false);
    if (m_sheet && m_finished)
        return write();
    makeSheet();
}

void SheetDialog::write() {
    try {
        const Provenance provenance = Provenance::of(m_explorer, m_request, m_answer);
        writeForWindow(this, fileName(), sheetFile(*m_sheet, provenance, *sheetFormatOf(fileName()), paper()));
    } catch (const std::exception &error) {
        return fail(messageOf(error));
    }
    remember();
    emit written(fileName());
    QDialog::accept();
}

void SheetDialog::fail(const QString &why) {
    m_waiting = false;
    m_write->setEnabled(true);
    m_failure->setText(why);
    m_failure->show();
}

} // namespace halftruth
