#include "ui/window/export_dialog.h"

#include "ui/files/file_writer.h"
#include "ui/text/localized.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>
#include <exception>

namespace halftruth {

namespace {

QString folder() {
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const QString last = QSettings().value(QStringLiteral("export/folder")).toString();
    if (!last.isEmpty() && QFileInfo(last).isDir())
        return last;
    return QFileInfo(pictures).isDir() ? pictures : QDir::homePath();
}

QSpinBox *spinBox(int lower, int upper, int value, const QString &suffix, QWidget *parent) {
    auto *box = new QSpinBox(parent);
    box->setRange(lower, upper);
    box->setValue(value);
    box->setSuffix(suffix);
    return box;
}

} // namespace

ExportDialog::ExportDialog(const std::vector<Figure> &figures, const std::string &active,
                           const Provenance &provenance, QWidget *parent)
    : QDialog(parent), m_figures(figures), m_provenance(provenance), m_figure(new QComboBox(this)),
      m_format(new QComboBox(this)), m_theme(new QComboBox(this)), m_file(new QLineEdit(this)),
      m_failure(new QLabel(this)) {
    setWindowTitle(tr("Export a figure"));
    const QSettings settings;
    const PictureOptions defaults;
    m_width = spinBox(smallestPicture, largestPicture,
                      settings.value(QStringLiteral("export/width"), defaults.size.width()).toInt(), tr(" px"), this);
    m_height =
        spinBox(smallestPicture, largestPicture,
                settings.value(QStringLiteral("export/height"), defaults.size.height()).toInt(), tr(" px"), this);
    m_dpi = spinBox(lowestDpi, highestDpi, settings.value(QStringLiteral("export/dpi"), defaults.dpi).toInt(),
                    tr(" dpi"), this);
    m_dpi->setToolTip(tr("At 96 dpi texts have their size on screen, at 192 dpi twice that"));

    for (const Figure &figure : figures)
        m_figure->addItem(localized(figure.title), QString::fromStdString(figure.id));
    m_figure->setCurrentIndex(std::max(0, m_figure->findData(QString::fromStdString(active))));
    for (const FigureFormatSpec &each : figureFormats())
        m_format->addItem(each.description, each.suffix);
    m_format->setCurrentIndex(std::max(0, m_format->findData(settings.value(QStringLiteral("export/format")))));
    const QList<std::pair<QString, QString>> themes{{tr("Print"), QStringLiteral("print")},
                                                    {tr("Light"), QStringLiteral("light")},
                                                    {tr("Dark"), QStringLiteral("dark")}};
    for (const auto &[title, id] : themes)
        m_theme->addItem(title, id);
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(settings.value(QStringLiteral("export/theme")))));

    auto *size = new QHBoxLayout;
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×"), this), 0);
    size->addWidget(m_height);
    size->addWidget(m_dpi);
    for (QSpinBox *box : {m_width, m_height, m_dpi})
        size->setStretchFactor(box, 1);
    auto *file = new QHBoxLayout;
    auto *browseButton = new QToolButton(this);
    browseButton->setText(QStringLiteral("…"));
    browseButton->setAccessibleName(tr("Choose the file"));
    file->addWidget(m_file, 1);
    file->addWidget(browseButton);
    m_file->setMinimumWidth(360);
    m_failure->setObjectName(QStringLiteral("refusal"));
    m_failure->setWordWrap(true);
    m_failure->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *exportButton = buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    exportButton->setDefault(true);

    auto *form = new QFormLayout(this);
    form->addRow(tr("Figure"), m_figure);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Size"), size);
    form->addRow(tr("Theme"), m_theme);
    form->addRow(tr("File"), file);
    form->addRow(m_failure);
    form->addRow(buttons);

    connect(m_figure, &QComboBox::currentIndexChanged, this, &ExportDialog::followFigure);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
    connect(m_file, &QLineEdit::textEdited, this, &ExportDialog::followName);
    connect(browseButton, &QToolButton::clicked, this, &ExportDialog::browse);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    followFormat();
    exportButton->setFocus();
}

const FigureFormatSpec &ExportDialog::format() const { return figureFormats()[m_format->currentIndex()]; }

const Figure &ExportDialog::figure() const {
    const std::string id = m_figure->currentData().toString().toStdString();
    return *std::ranges::find(m_figures, id, &Figure::id);
}

void ExportDialog::offerSurface(std::function<QImage(const PictureOptions &)> draw) {
    m_drawSurface = std::move(draw);
    m_figure->addItem(tr("%1, in 3-D").arg(m_figure->currentText()), m_figure->currentData());
    m_figure->setCurrentIndex(m_figure->count() - 1);
}

bool ExportDialog::isSurface() const {
    return m_drawSurface && m_figure->currentIndex() == static_cast<int>(m_figures.size());
}

void ExportDialog::followFigure() {
    // A surface is a picture of pixels.
    m_format->setEnabled(!isSurface());
    if (isSurface())
        m_format->setCurrentIndex(m_format->findData(QStringLiteral("png")));
    suggestName();
}

QByteArray ExportDialog::content() const {
    if (!isSurface())
        return figureFile(figure(), format().format, options(), m_provenance);
    const QImage image = m_drawSurface(options());
    if (image.isNull())
        throw std::runtime_error(tr("The graphics card can't draw a picture of this size.").toStdString());
    return pngFile(image, figure(), m_provenance);
}

PictureOptions ExportDialog::options() const {
    return {.size = QSize(m_width->value(), m_height->value()),
            .dpi = m_dpi->value(),
            .theme = m_theme->currentData().toString()};
}

void ExportDialog::followFormat() {
    for (QWidget *widget : QList<QWidget *>{m_width, m_height, m_dpi, m_theme})
        widget->setEnabled(format().picture);
    if (m_ownName && formatOfFile(m_file->text()) != format().format) {
        // The person's name stays; only its ending follows the format.
        const QFileInfo info(m_file->text());
        m_file->setText(QDir(info.path()).filePath(info.completeBaseName() + QLatin1Char('.') + format().suffix));
    }
    suggestName();
}

void ExportDialog::followName() {
    m_ownName = true;
    // Who writes ".svg" wants one.
    if (const auto named = formatOfFile(m_file->text()); named && m_format->isEnabled())
        for (int i = 0; i < m_format->count(); ++i)
            if (figureFormats()[i].format == *named)
                m_format->setCurrentIndex(i);
}

void ExportDialog::suggestName() {
    if (m_ownName)
        return;
    const QString name = QStringLiteral("%1-%2%3.%4")
                             .arg(QString::fromUtf8(m_provenance.explorer->id), QString::fromStdString(figure().id),
                                  isSurface() ? QStringLiteral("-3d") : QString(), format().suffix);
    m_file->setText(QDir(folder()).filePath(name));
}

void ExportDialog::browse() {
    const QString chosen = QFileDialog::getSaveFileName(
        this, tr("Export to"), m_file->text(), QStringLiteral("%1 (*.%2)").arg(format().description, format().suffix),
        nullptr, QFileDialog::DontConfirmOverwrite);
    if (chosen.isEmpty())
        return;
    m_file->setText(chosen);
    followName();
}

void ExportDialog::accept() {
    QString fileName = m_file->text().trimmed();
    try {
        if (fileName.isEmpty())
            throw std::runtime_error(tr("Choose a file to write.").toStdString());
        if (QFileInfo(fileName).suffix().isEmpty())
            fileName += QLatin1Char('.') + format().suffix;
        if (const auto named = formatOfFile(fileName); named && *named != format().format)
            throw std::runtime_error(tr("A surface is written as a PNG image.").toStdString());
        writeFile(fileName, content());
    } catch (const std::exception &error) {
        m_failure->setText(QString::fromUtf8(error.what()));
        m_failure->show();
        return;
    }
    remember();
    emit exported(fileName);
    QDialog::accept();
}

void ExportDialog::remember() const {
    QSettings settings;
    settings.setValue(QStringLiteral("export/folder"), QFileInfo(m_file->text()).absolutePath());
    settings.setValue(QStringLiteral("export/format"), format().suffix);
    settings.setValue(QStringLiteral("export/theme"), m_theme->currentData());
    settings.setValue(QStringLiteral("export/width"), m_width->value());
    settings.setValue(QStringLiteral("export/height"), m_height->value());
    settings.setValue(QStringLiteral("export/dpi"), m_dpi->value());
}

} // namespace halftruth
