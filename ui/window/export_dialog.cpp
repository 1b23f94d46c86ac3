#include "ui/window/export_dialog.h"

#include "ui/files/frames.h"
#include "ui/files/wide_table.h"
#include "ui/text/localized.h"
#include "ui/text/message.h"
#include "ui/threads/next_turn.h"
#include "ui/threads/settings.h"
#include "ui/window/ask_file.h"
#include "ui/window/frame_choice.h"
#include "ui/window/waiting_write.h"

#include "core/math/domain/stopped.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <exception>
#include <memory>
#include <utility>

namespace halftruth {

namespace {

constexpr QSize largestPreview(420, 320);
constexpr qsizetype previewedCharacters = 200;
/// Of the hundred parts of frames; the rest is drawing and writing.
constexpr int computingShare = 90;

constexpr const char *exportFolderKey = "export/folder";

QDoubleSpinBox *numberBox(double lower, double upper, int decimals, const QString &suffix, QWidget *parent) {
    auto *box = new QDoubleSpinBox(parent);
    box->setRange(lower, upper);
    box->setDecimals(decimals);
    box->setSuffix(suffix);
    return box;
}

QHBoxLayout *row(std::initializer_list<QWidget *> widgets) {
    auto *layout = new QHBoxLayout;
    for (QWidget *each : widgets)
        layout->addWidget(each);
    return layout;
}

} // namespace

ExportDialog::ExportDialog(Provenance provenance, const std::string &active, QWidget *parent)
    : QDialog(parent), m_provenance(std::move(provenance)), m_figure(new QComboBox(this)),
      m_format(new QComboBox(this)), m_preset(new QComboBox(this)), m_rows(new QComboBox(this)),
      m_width(numberBox(smallestPicture, largestPicture, 0, {}, this)),
      m_height(numberBox(smallestPicture, largestPicture, 0, {}, this)), m_unit(new QComboBox(this)),
      m_dpi(new QSpinBox(this)), m_type(numberBox(smallestType, largestType, 1, tr(" pt"), this)),
      m_line(numberBox(thinnestLine, thickestLine, 1, tr(" pt"), this)), m_family(new QComboBox(this)),
      m_ink(new QComboBox(this)), m_theme(new QComboBox(this)), m_legend(new QComboBox(this)),
      m_title(new QCheckBox(tr("Title"), this)), m_markers(new QCheckBox(tr("Markers"), this)),
      m_parameters(new QCheckBox(tr("Parameters, below"), this)),
      m_sentence(new QCheckBox(tr("The answer in words, below"), this)),
      m_frames(
          new FrameChoice(m_provenance.explorer->usesAt(m_provenance.parameters), m_provenance.parameters, this)),
      m_file(new QLineEdit(this)), m_picture(new QLabel(this)), m_measures(new QLabel(this)),
      m_failure(new QLabel(this)), m_progress(new QProgressBar(this)) {
    setWindowTitle(tr("Export a figure"));
    addChoices();
    for (const Figure &figure : m_provenance.answer.figures)
        m_figure->addItem(localized(figure.title), QString::fromStdString(figure.id));
    if (m_provenance.answer.figures.size() > 1) {
        m_figure->addItem(tr("All charts on one page"), boardFigure);
        m_figure->addItem(tr("All charts, each in a file"), everyFigure);
    }
    m_figure->setCurrentIndex(std::max(0, m_figure->findData(QString::fromStdString(active))));
    layOut();
    recall();

    connect(m_figure, &QComboBox::currentIndexChanged, this, &ExportDialog::followFigure);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
    connect(m_preset, &QComboBox::activated, this, &ExportDialog::choosePreset);
    connect(m_unit, &QComboBox::currentIndexChanged, this, [this] {
        // Millimetres are of a page, which has a margin of its own.
        m_margin = unit() == Unit::Millimetres ? paperMargin : FigureStyle().margin;
        followUnit();
    });
    for (QDoubleSpinBox *box : {m_width, m_height, m_type, m_line})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::followChoice);
    connect(m_dpi, &QSpinBox::valueChanged, this, &ExportDialog::followChoice);
    for (QComboBox *box : {m_family, m_ink, m_theme, m_legend})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::followChoice);
    for (QCheckBox *box : {m_title, m_markers, m_parameters, m_sentence})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::followChoice);
    connect(m_rows, &QComboBox::currentIndexChanged, this, &ExportDialog::previewSoon);
    connect(m_frames, &FrameChoice::changed, this, [this] {
        followFrames();
        suggestName();
    });
    connect(&m_series, &FileSeries::progressed, this, [this](qsizetype written, qsizetype files) {
        const int before = writesFrames() ? computingShare : 0;
        m_progress->setValue(before + static_cast<int>((100 - before) * written / files));
    });
    connect(&m_series, &FileSeries::unanswered, this,
            [this](const QString &fileName) { m_failure->setText(unansweredText(fileName)); });
    connect(&m_series, &FileSeries::failed, this, &ExportDialog::fail);
    connect(&m_series, &FileSeries::finished, this, &ExportDialog::finish);
    m_previewSoon.setSingleShot(true);
    connect(&m_previewSoon, &QTimer::timeout, this, &ExportDialog::showPreview);
    followFormat();
    showPreview();
    m_export->setFocus();
}

ExportDialog::~ExportDialog() { m_stop.request_stop(); }

void ExportDialog::addChoices() {
    for (const FigureFormatSpec &each : figureFormats())
        m_format->addItem(each.description, each.suffix);
    for (const PicturePreset &each : picturePresets())
        m_preset->addItem(each.name(), each.id);
    m_preset->addItem(tr("Own choice"), QString());
    m_rows->addItem(tr("One for each point"), QStringLiteral("long"));
    m_rows->addItem(tr("One for each x, a column for every curve"), QStringLiteral("wide"));
    m_rows->setAccessibleName(tr("Rows of the table"));
    m_unit->addItem(tr("px"), static_cast<int>(Unit::Pixels));
    m_unit->addItem(tr("mm"), static_cast<int>(Unit::Millimetres));
    m_unit->setAccessibleName(tr("Unit of the size"));
    m_dpi->setRange(lowestDpi, highestDpi);
    m_dpi->setSuffix(tr(" dpi"));
    QSizePolicy kept = m_dpi->sizePolicy(); // nothing moves where a page has no pixels
    kept.setRetainSizeWhenHidden(true);
    m_dpi->setSizePolicy(kept);
    m_dpi->setToolTip(tr("Pixels in an inch. With 9 pt type, 96 dpi draws texts at their size on screen"));
    m_dpi->setAccessibleName(tr("Resolution"));
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_type->setAccessibleName(tr("Size of the type"));
    m_type->setSingleStep(0.5);
    m_line->setAccessibleName(tr("Width of the curves"));
    m_line->setSingleStep(0.1);
    m_family->addItem(tr("The program's font"), QString());
    for (const QString &family : QFontDatabase::families())
        if (!QFontDatabase::isPrivateFamily(family))
            m_family->addItem(family, family);
    m_family->setAccessibleName(tr("Font"));
    m_family->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_family->setMinimumContentsLength(std::max(14, static_cast<int>(m_family->itemText(0).size()) * 4 / 5));
    using enum FigureStyle::Ink;
    m_ink->addItem(tr("Colour"), static_cast<int>(Colour));
    m_ink->addItem(tr("Colour and dashes"), static_cast<int>(Dashes));
    m_ink->addItem(tr("Black and white"), static_cast<int>(Black));
    m_ink->setAccessibleName(tr("What tells curves apart"));
    m_theme->addItem(tr("Print"), QStringLiteral("print"));
    m_theme->addItem(tr("Light"), QStringLiteral("light"));
    m_theme->addItem(tr("Dark"), QStringLiteral("dark"));
    m_theme->setAccessibleName(tr("Theme"));
    using enum FigureStyle::Legend;
    m_legend->addItem(tr("Legend above the plot"), static_cast<int>(Above));
    m_legend->addItem(tr("Legend inside, where there is room"), static_cast<int>(Inside));
    m_legend->addItem(tr("Names at the curves' ends, where they fit"), static_cast<int>(AtEnds));
    m_legend->addItem(tr("No legend"), static_cast<int>(None));
    m_legend->setAccessibleName(tr("Legend"));
}

void ExportDialog::layOut() {
    auto *browseButton = new QToolButton(this);
    browseButton->setText(QStringLiteral("…"));
    browseButton->setAccessibleName(tr("Choose the file"));
    m_file->setMinimumWidth(320);
    m_failure->setObjectName(QStringLiteral("refusal"));
    m_failure->setWordWrap(true);
    m_failure->setTextFormat(Qt::PlainText);
    m_failure->setMinimumHeight(2 * m_failure->fontMetrics().lineSpacing()); // what comes there moves nothing
    m_progress->setRange(0, 100);
    m_progress->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    m_picture->setFixedSize(largestPreview);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setAccessibleName(tr("Preview"));
    m_measures->setAlignment(Qt::AlignCenter);
    m_measures->setObjectName(QStringLiteral("hint"));

    auto *size = row({m_width, new QLabel(QStringLiteral("×"), this), m_height, m_unit, m_dpi});
    size->setStretchFactor(m_width, 1);
    size->setStretchFactor(m_height, 1);
    m_form = new QFormLayout;
    QFormLayout *form = m_form;
    form->addRow(tr("Figure"), m_figure);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("For"), m_preset);
    form->addRow(tr("Rows"), m_rows);
    form->addRow(tr("Size"), size);
    form->addRow(tr("Type"), row({m_type, m_family}));
    form->addRow(tr("Curves"), row({m_line, m_ink}));
    form->addRow(tr("Theme"), m_theme);
    form->addRow(tr("With"), row({m_title, m_markers}));
    form->addRow(QString(), m_legend);
    form->addRow(QString(), row({m_parameters, m_sentence}));
    form->addRow(tr("Frames"), m_frames);
    form->addRow(tr("File"), row({m_file, browseButton}));
    auto *shown = new QVBoxLayout;
    shown->addWidget(m_picture);
    shown->addWidget(m_measures);
    shown->addStretch(1);
    auto *both = new QHBoxLayout;
    both->addLayout(form, 1);
    both->addLayout(shown);
    auto *all = new QVBoxLayout(this);
    all->addLayout(both);
    auto *foot = new QGridLayout;
    foot->addWidget(m_failure, 0, 0);
    foot->addWidget(m_progress, 0, 0);
    foot->addWidget(buttons, 0, 1, Qt::AlignVCenter);
    foot->setColumnStretch(0, 1);
    all->addLayout(foot);
    connect(m_file, &QLineEdit::textEdited, this, &ExportDialog::followName);
    connect(m_file, &QLineEdit::editingFinished, this, [this] {
        if (const QString whole = wholeName(); whole != m_file->text())
            m_file->setText(whole);
    });
    connect(browseButton, &QToolButton::clicked, this, &ExportDialog::browse);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

// ---------------------------------------------------------------- what is chosen

void ExportDialog::recall() {
    Settings &settings = Settings::all();
    const auto kept = [&settings](const char *name) {
        return settings.value(QStringLiteral("export/") + QLatin1String(name));
    };
    const auto choose = [](QComboBox *box, const QVariant &chosen) {
        box->setCurrentIndex(std::max(0, box->findData(chosen)));
    };
    choose(m_format, kept("format"));
    choose(m_rows, kept("rows"));
    PictureOptions options;
    showOptions(options, {});
    if (kept("unit").toInt() == static_cast<int>(Unit::Millimetres))
        choose(m_unit, static_cast<int>(Unit::Millimetres));
    const auto number = [&](QDoubleSpinBox *box, const char *name) {
        if (kept(name).isValid())
            box->setValue(kept(name).toDouble());
    };
    if (kept("dpi").isValid())
        m_dpi->setValue(kept("dpi").toInt());
    followUnit();
    number(m_width, "width");
    number(m_height, "height");
    if (const double margin = kept("margin").toDouble(); margin > 0 && margin <= FigureStyle().margin)
        m_margin = margin;
    number(m_type, "type");
    number(m_line, "line");
    for (const auto &[box, name] :
         {std::pair{m_family, "font"}, {m_ink, "ink"}, {m_theme, "theme"}, {m_legend, "legend"}})
        if (kept(name).isValid())
            choose(box, kept(name));
    for (const auto &[box, name] : {std::pair{m_title, "title"},
                                    {m_markers, "markers"},
                                    {m_parameters, "parameters"},
                                    {m_sentence, "sentence"}})
        if (kept(name).isValid())
            box->setChecked(kept(name).toBool());
    if (kept("frames-parameters").isValid())
        m_otherParameters = kept("frames-parameters").toBool();
    choose(m_preset, kept("preset").isValid() ? kept("preset") : QVariant(picturePresets().front().id));
}

void ExportDialog::remember() const {
    Settings &settings = Settings::all();
    const auto keep = [&settings](const char *name, const QVariant &value) {
        settings.setValue(QStringLiteral("export/") + QLatin1String(name), value);
    };
    keep("folder", QFileInfo(wholeName()).absolutePath());
    keep("format", format().suffix);
    keep("preset", m_preset->currentData());
    keep("rows", m_rows->currentData());
    keep("unit", static_cast<int>(unit()));
    keep("width", m_width->value());
    keep("height", m_height->value());
    keep("dpi", m_dpi->value());
    keep("margin", m_margin);
    keep("type", m_type->value());
    keep("line", m_line->value());
    keep("font", m_family->currentData());
    keep("ink", m_ink->currentData());
    keep("theme", m_theme->currentData());
    keep("legend", m_legend->currentData());
    keep("title", m_title->isChecked());
    keep("markers", m_markers->isChecked());
    keep("parameters", m_ofFrames ? m_otherParameters : m_parameters->isChecked());
    keep("frames-parameters", m_ofFrames ? m_parameters->isChecked() : m_otherParameters);
    keep("sentence", m_sentence->isChecked());
}

void ExportDialog::choosePreset() {
    const QString id = m_preset->currentData().toString();
    for (const PicturePreset &preset : picturePresets())
        if (preset.id == id)
            showOptions(preset.options, preset.millimetres);
    previewSoon();
}

void ExportDialog::showOptions(const PictureOptions &options, QSizeF millimetres) {
    m_following = false;
    m_dpi->setValue(options.dpi);
    m_unit->setCurrentIndex(
        m_unit->findData(static_cast<int>(millimetres.isEmpty() ? Unit::Pixels : Unit::Millimetres)));
    followUnit();
    m_width->setValue(millimetres.isEmpty() ? options.size.width() : millimetres.width());
    m_height->setValue(millimetres.isEmpty() ? options.size.height() : millimetres.height());
    m_type->setValue(options.typePoints);
    m_line->setValue(options.linePoints);
    m_legend->setCurrentIndex(m_legend->findData(static_cast<int>(options.style.legend)));
    m_title->setChecked(options.style.title);
    m_markers->setChecked(options.style.markers);
    m_margin = options.style.margin;
    m_following = true;
}

ExportDialog::Unit ExportDialog::unit() const { return static_cast<Unit>(m_unit->currentData().toInt()); }

void ExportDialog::fitSizes() {
    const bool millimetres = unit() == Unit::Millimetres;
    const double factor = 25.4 / m_dpi->value();
    for (QDoubleSpinBox *box : {m_width, m_height}) {
        const bool was = box->decimals() == 1; // so are millimetres, and pixels are whole
        const double value = was == millimetres ? box->value()
                             : millimetres      ? box->value() * factor
                                                : box->value() / factor;
        const bool following = std::exchange(m_following, false);
        box->setDecimals(millimetres ? 1 : 0);
        box->setRange(millimetres ? std::ceil(smallestPicture * factor * 10) / 10 : smallestPicture,
                      millimetres ? std::floor(largestPicture * factor * 10) / 10 : largestPicture);
        box->setValue(value);
        m_following = following;
    }
}

void ExportDialog::followUnit() {
    fitSizes();
    offerWhatApplies();
    followChoice();
}

void ExportDialog::followChoice() {
    forgetFailure();
    if (!m_following)
        return;
    if (sender() == m_dpi)
        fitSizes(); // how many millimetres there can be
    if (sender() != m_theme && sender() != m_family)
        m_preset->setCurrentIndex(m_preset->findData(QString()));
    previewSoon();
}

PictureOptions ExportDialog::options() const {
    const auto pixels = [this](const QDoubleSpinBox *box) {
        return unit() == Unit::Millimetres ? pixelsOf(box->value(), m_dpi->value())
                                           : static_cast<int>(std::lround(box->value()));
    };
    PictureOptions options{.size = {pixels(m_width), pixels(m_height)},
                           .dpi = m_dpi->value(),
                           .theme = m_theme->currentData().toString(),
                           .typePoints = m_type->value(),
                           .linePoints = m_line->value()};
    options.style.margin = m_margin;
    options.style.family = m_family->currentData().toString();
    options.style.title = m_title->isChecked();
    options.style.legend = static_cast<FigureStyle::Legend>(m_legend->currentData().toInt());
    options.style.markers = m_markers->isChecked();
    options.style.ink = static_cast<FigureStyle::Ink>(m_ink->currentData().toInt());
    options.parameters = m_parameters->isChecked();
    options.sentence = m_sentence->isChecked();
    return options;
}

PictureOptions ExportDialog::optionsOf(const Figure &figure) const {
    PictureOptions own = options();
    own.wide = m_rows->currentData() == QStringLiteral("wide") && WideTable(figure).exists();
    return own;
}

const FigureFormatSpec &ExportDialog::format() const { return figureFormats()[m_format->currentIndex()]; }

QString ExportDialog::figureId() const { return m_figure->currentData().toString(); }

const Figure &ExportDialog::figure() const {
    const std::vector<Figure> &figures = m_provenance.answer.figures;
    const auto found = std::ranges::find(figures, figureId().toStdString(), &Figure::id);
    return found == figures.end() ? figures.front() : *found;
}

void ExportDialog::offerSurface(const SurfaceCamera &camera) {
    m_surface = camera;
    m_figure->addItem(tr("%1, in 3-D").arg(m_figure->currentText()), m_figure->currentData());
    m_figure->setCurrentIndex(m_figure->count() - 1);
}

bool ExportDialog::isSurface() const { return m_surface && m_figure->currentIndex() == m_figure->count() - 1; }

SurfaceDrawing ExportDialog::surface() const {
    return surfaceDrawing(std::make_shared<const Figure>(figure()), *m_surface);
}

void ExportDialog::followFigure() {
    forgetFailure();
    // A surface is a picture of pixels.
    m_format->setEnabled(!isSurface());
    if (isSurface() || (figureId() == boardFigure && !format().picture))
        m_format->setCurrentIndex(m_format->findData(QStringLiteral("png")));
    offerWhatApplies();
    suggestName();
    previewSoon();
}

void ExportDialog::offerWhatApplies() {
    const bool picture = format().picture;
    const bool table = format().format == FigureFormat::Csv;
    // One takes the other's place: with both for a moment the dialog would grow.
    m_form->setRowVisible(table ? m_preset : m_rows, false);
    m_form->setRowVisible(table ? m_rows : m_preset, true);
    const std::vector<Figure> &figures = m_provenance.answer.figures;
    const auto hasWide = [](const Figure &each) { return WideTable(each).exists(); };
    m_rows->setEnabled(figureId() == everyFigure ? std::ranges::any_of(figures, hasWide) : hasWide(figure()));
    for (QWidget *widget : QList<QWidget *>{m_preset, m_width, m_height, m_unit, m_dpi, m_type, m_theme})
        widget->setEnabled(picture);
    // A surface has a look of its own.
    for (QWidget *widget :
         QList<QWidget *>{m_line, m_family, m_ink, m_legend, m_title, m_markers, m_parameters, m_sentence})
        widget->setEnabled(picture && !isSurface());
    if (figureId() == boardFigure) // a caption can't say which is which
        m_title->setEnabled(false);
    m_frames->setEnabled(!isSurface() && figureId() != boardFigure && figureId() != everyFigure);
    followFrames();
    m_dpi->setVisible(hasPixels());
}

bool ExportDialog::hasPixels() const {
    return format().format == FigureFormat::Png || unit() == Unit::Pixels || isSurface();
}

void ExportDialog::forgetFailure() { m_failure->clear(); }

void ExportDialog::followFormat() {
    forgetFailure();
    if (figureId() == boardFigure && !format().picture)
        m_figure->setCurrentIndex(0); // a table has one figure
    offerWhatApplies();
    if (m_ownName && formatOfFile(m_file->text()) != format().format) {
        // The person's name stays; only its ending follows the format.
        const QFileInfo info(wholeName());
        m_file->setText(QDir(info.path()).filePath(info.completeBaseName() + QLatin1Char('.') + format().suffix));
    }
    suggestName();
    previewSoon();
}

QString ExportDialog::wholeName() const {
    const QString name = m_file->text().trimmed();
    return name.isEmpty() ? name : QDir::cleanPath(QDir(m_folder).filePath(name));
}

void ExportDialog::followName() {
    forgetFailure();
    m_ownName = true;
    // Who writes ".svg" wants one.
    if (const auto named = formatOfFile(m_file->text()); named && m_format->isEnabled())
        for (int i = 0; i < m_format->count(); ++i)
            if (figureFormats()[i].format == *named)
                m_format->setCurrentIndex(i);
}

void ExportDialog::followFrames() {
    if (writesFrames() != m_ofFrames) {
        m_ofFrames = !m_ofFrames;
        const bool others = std::exchange(m_otherParameters, m_parameters->isChecked());
        const bool following = std::exchange(m_following, false);
        m_parameters->setChecked(others);
        m_following = following;
        previewSoon();
    }
}

void ExportDialog::suggestName() {
    if (m_ownName)
        return;
    const QString explorer = QString::fromUtf8(m_provenance.explorer->id);
    const bool every = figureId() == everyFigure;
    const QString name =
        every ? explorer
              : QStringLiteral("%1-%2%3").arg(explorer, figureId(), isSurface() ? QStringLiteral("-3d") : QString());
    m_folder = folderOf(exportFolderKey);
    // A name that nothing has yet.
    for (int place = 1;; ++place) {
        const QString numbered = place == 1 ? name : name + QLatin1Char('-') + QString::number(place);
        m_file->setText(QDir(m_folder).filePath(numbered + QLatin1Char('.') + format().suffix));
        if (std::ranges::none_of(fileNames(), [](const QString &each) { return QFileInfo::exists(each); }))
            return;
    }
}

// ---------------------------------------------------------------- preview

// Laid out in one turn, painted in the next, filled on another thread and taken down in a third turn: charts of many
// curves took 0.1 s at once.
void ExportDialog::drawPreview(QSize pixels, double ratio) {
    const std::span<const Figure> all(m_provenance.answer.figures);
    const auto page = std::make_shared<const Picture>(
        pagePicture(figureId() == boardFigure ? all : std::span(&figure(), 1), options(), m_provenance));
    const auto paint = [this, page, pixels, ratio, preview = m_previews] {
        if (preview != m_previews)
            return;
        m_drawing.ask([this, image = page->later(pixels), ratio] {
            return [this, drawn = image(), ratio] {
                // However fast the choices change; but numbers or a surface may be shown by now.
                if (format().picture && !isSurface())
                    setPreview(drawn, ratio);
            };
        });
        QTimer::singleShot(nextTurn, this, [page] {});
    };
    QTimer::singleShot(nextTurn, this, paint);
}

void ExportDialog::setPreview(const QImage &image, double ratio) {
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(ratio);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setPixmap(pixmap);
}

void ExportDialog::showNumbers() {
    QStringList lines;
    const QFontMetrics metrics(m_picture->font());
    const auto most = static_cast<std::size_t>(largestPreview.height() / metrics.lineSpacing());
    for (const QByteArray &line : firstLines(figure(), format().format, optionsOf(figure()), m_provenance, most))
        lines << metrics.elidedText(QString::fromUtf8(line).left(previewedCharacters), Qt::ElideRight,
                                    largestPreview.width());
    m_picture->setTextFormat(Qt::PlainText);
    m_picture->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_picture->setText(lines.join(QLatin1Char('\n')));
    m_measures->setText(tr("Numbers, no picture."));
}

void ExportDialog::previewSoon() { m_previewSoon.start(0); }

void ExportDialog::showPreview() {
    m_previewSoon.stop();
    ++m_previews;
    if (!format().picture)
        return showNumbers();
    const PictureOptions wanted = options();
    const double ratio = devicePixelRatioF();
    const QSize pixels = wanted.size.scaled(largestPreview * ratio, Qt::KeepAspectRatio).expandedTo({1, 1});
    if (isSurface()) {
        PictureOptions small = wanted;
        small.dpi = std::max(lowestDpi, wanted.dpi * pixels.width() / wanted.size.width());
        small.size = pixels;
        if (heatMap(figure()))
            m_drawing.ask([this, small, ratio, draw = surface()] {
                return [this, drawn = draw(small), ratio] {
                    if (isSurface())
                        setPreview(drawn, ratio);
                };
            });
    } else {
        drawPreview(pixels, ratio);
    }
    const auto millimetres = [&](int side) { return QString::number(side * 25.4 / wanted.dpi, 'f', 0); };
    const QString page = tr("%1 × %2 mm").arg(millimetres(wanted.size.width()), millimetres(wanted.size.height()));
    m_measures->setText(
        hasPixels() ? tr("%1, %2 × %3 pixels").arg(page).arg(wanted.size.width()).arg(wanted.size.height()) : page);
}

// ---------------------------------------------------------------- writing

FileContent ExportDialog::content() const {
    if (figureId() == boardFigure)
        return boardContent(format().format, options(), m_provenance);
    if (!isSurface() || !heatMap(figure()))
        return figureContent(figure(), format().format, optionsOf(figure()), m_provenance);
    const std::string lacking = tr("There isn't enough memory for a picture of this size.").toStdString();
    const auto draw = [draw = surface(), options = options(), lacking] {
        QImage image = draw(options);
        if (image.isNull())
            throw std::runtime_error(lacking);
        return image;
    };
    return pngContent(draw, figure(), m_provenance);
}

void ExportDialog::browse() {
    const QString chosen = QFileDialog::getSaveFileName(
        this, tr("Export to"), wholeName(), QStringLiteral("%1 (*.%2)").arg(format().description, format().suffix),
        nullptr, QFileDialog::DontConfirmOverwrite);
    if (chosen.isEmpty())
        return;
    m_file->setText(chosen);
    followName();
}

QStringList ExportDialog::fileNames() const {
    QString name = wholeName();
    if (QFileInfo(name).suffix().isEmpty())
        name += QLatin1Char('.') + format().suffix;
    QStringList names;
    if (writesFrames()) {
        const std::size_t count = m_frames->chosen().values.size();
        for (std::size_t i = 0; i < count; ++i)
            names << fileOfFrame(name, i + 1, count);
        return names;
    }
    if (figureId() != everyFigure || format().format == FigureFormat::Json)
        return {name};
    for (const Figure &each : m_provenance.answer.figures)
        names << fileOfFigure(name, each);
    return names;
}

bool ExportDialog::mayWrite(const QStringList &names) {
    const auto named = formatOfFile(names.front());
    if (m_file->text().trimmed().isEmpty()) {
        fail(tr("Choose a file to write."));
        return false;
    }
    if (!named) {
        QStringList endings;
        for (const FigureFormatSpec &each : figureFormats())
            endings << QLatin1Char('.') + each.suffix;
        fail(tr("The file's name must end in %1, but ends in .%2.")
                 .arg(endings.join(QStringLiteral(", ")), QFileInfo(names.front()).suffix()));
        return false;
    }
    if (*named != format().format) {
        fail(tr("A surface is written as a PNG image."));
        return false;
    }
    if (const QDir folder = QFileInfo(names.front()).absoluteDir(); !folder.exists())
        return makes(folder);
    QStringList there;
    for (const QString &name : names)
        if (QFileInfo::exists(name))
            there << QFileInfo(name).fileName();
    if (there.isEmpty())
        return true;
    constexpr qsizetype listed = 5;
    const QString question =
        there.size() == 1 ? tr("%1 is there already. Replace it?").arg(there.front())
        : there.size() > listed
            ? tr("%1 and %2 other files are there already. Replace them?").arg(there.front()).arg(there.size() - 1)
            : tr("These files are there already: %1. Replace them?").arg(there.join(QStringLiteral(", ")));
    return confirms(tr("Replace?"), question, QMessageBox::No);
}

bool ExportDialog::makes(const QDir &folder) {
    const QString name = QDir::toNativeSeparators(folder.path());
    if (!confirms(tr("New folder?"), tr("There is no folder %1. Make it?").arg(name), QMessageBox::Yes))
        return false;
    if (folder.mkpath(QStringLiteral(".")))
        return true;
    fail(tr("The folder %1 can't be made.").arg(name));
    return false;
}

bool ExportDialog::confirms(const QString &title, const QString &question, QMessageBox::StandardButton preset) {
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::Yes | QMessageBox::No, this);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(preset);
    return box.exec() == QMessageBox::Yes;
}

void ExportDialog::accept() {
    forgetFailure();
    if (m_waiting || m_series.isWriting())
        return;
    if (writesFrames())
        if (const QString complaint = m_frames->chosen().complaint; !complaint.isEmpty())
            return fail(complaint);
    if (!mayWrite(fileNames()))
        return;
    if (writesFrames())
        return beginFrames();
    if (m_finished)
        return write();
    // What is half computed is no figure: it is written once it is whole, unless that is cancelled.
    wait();
}

void ExportDialog::wait() {
    m_waiting = true;
    m_progress->setFormat(tr("Being computed: %p %"));
    m_progress->show();
    m_export->setEnabled(false);
}

void ExportDialog::follow(const Provenance &provenance, double progress, bool finished) {
    m_provenance = provenance;
    m_finished = finished;
    if (!writesFrames())
        m_progress->setValue(static_cast<int>(100 * progress));
    previewSoon();
    if (m_waiting && finished && !writesFrames()) {
        m_waiting = false;
        write();
    }
}

void ExportDialog::write() {
    m_progress->setValue(0);
    const QStringList names = fileNames();
    if (names.size() == 1)
        return write(names, [this](std::size_t) { return content(); });
    std::vector<PictureOptions> options;
    for (const Figure &each : m_provenance.answer.figures)
        options.push_back(optionsOf(each));
    write(names, [state = m_provenance, format = format().format, options = std::move(options)](std::size_t i) {
        return figureContent(state.answer.figures[i], format, options[i], state);
    });
}

void ExportDialog::write(const QStringList &names, FileSeries::Make make) {
    m_progress->setFormat(tr("Being written…"));
    m_progress->show();
    m_export->setEnabled(false);
    m_series.begin(names, std::move(make));
}

void ExportDialog::chooseFrames(ParameterId over) { m_frames->choose(over); }

void ExportDialog::finish(const QStringList &fileNames) {
    remember();
    emit exported(fileNames);
    QDialog::accept();
}

void ExportDialog::reject() {
    m_stop.request_stop();
    m_series.stop();
    QDialog::reject();
}

bool ExportDialog::writesFrames() const { return m_frames->isEnabled() && m_frames->wanted(); }

void ExportDialog::beginFrames() {
    m_progress->setValue(0);
    wait();
    m_stop = std::stop_source();
    const auto job = std::make_shared<FrameJob>(FrameJob{.figureId = figureId().toStdString(),
                                                         .names = fileNames(),
                                                         .format = format().format,
                                                         .options = optionsOf(figure())});
    m_work.ask([this, job, state = m_provenance, choice = m_frames->chosen(),
                stop = m_stop.get_token()]() -> std::function<void()> {
        QString refusal;
        const bool ended = endsBeforeStopped([&] {
            try {
                job->frames = framesOver(state, choice.id, choice.values);
                for (std::size_t i = 0; i < job->frames.size(); ++i) {
                    job->frames[i].answer = answerOf(job->frames[i], stop);
                    const auto percent = static_cast<int>(computingShare * (i + 1) / job->frames.size());
                    m_work.tell([this, percent] { m_progress->setValue(percent); });
                }
            } catch (const Stopped &) {
                throw;
            } catch (const std::exception &error) {
                refusal = messageOf(error);
            }
        });
        if (!ended)
            return [] {};
        if (!refusal.isEmpty())
            return [this, refusal] { fail(refusal); };
        return [this, job] { writeFrames(job); };
    });
}

void ExportDialog::writeFrames(const std::shared_ptr<FrameJob> &job) {
    const auto place = figureOfAll(job->frames, job->figureId);
    if (!place)
        return fail(tr("This chart isn't there for every one of these values."));
    shareAxes(job->frames, *place);
    write(job->names, [job, figure = *place](std::size_t frame) {
        const Provenance &shown = job->frames[frame];
        return figureContent(shown.answer.figures[figure], job->format, job->options, shown);
    });
}

void ExportDialog::fail(const QString &why) {
    m_waiting = false;
    m_progress->hide();
    m_export->setEnabled(true);
    m_failure->setText(why);
}

} // namespace halftruth
