#include "ui/window/gallery_page.h"

#include "ui/text/localized.h"
#include "ui/text/utf8.h"
#include "ui/window/explanation_panel.h"

#include "core/math/domain/stopped.h"
#include "core/scenario/presets.h"
#include "core/text/number_text.h"

#include <QUrl>

namespace halftruth {

namespace {

constexpr int shownDigits = 8; ///< no source states more

QString cell(const QString &text, bool number = false) {
    return QStringLiteral("<td%1>%2</td>").arg(number ? QLatin1String(" align=\"right\"") : QLatin1String(), text);
}

QString shownNumber(double value, int digits) { return localized(displayNumber(value, digits)).toHtmlEscaped(); }

QString rowOf(const GalleryNumber &number, const GalleryCheck *check) {
    const QString pending = QStringLiteral("…");
    const bool stated = !number.stated.empty();
    QString row = cell(localized(nameOf(number)).toHtmlEscaped()) +
                  cell(stated ? localized(number.stated).toHtmlEscaped() : QStringLiteral("–"), true) +
                  cell(check ? shownNumber(check->ours, shownDigits) : pending, true) +
                  cell(!stated ? QString()
                       : check ? shownNumber(check->difference, 2)
                               : pending,
                       true) +
                  cell(!stated         ? QString()
                       : !check        ? pending
                       : check->agrees ? GalleryPage::tr("agrees")
                                       : GalleryPage::tr("differs"));
    row = QStringLiteral("<tr>%1</tr>").arg(row);
    if (!number.otherwise.empty())
        row += QStringLiteral("<tr><td colspan=\"5\"><i>%1</i></td></tr>")
                   .arg(localized(number.otherwise).toHtmlEscaped());
    return row;
}

QString entryHtml(const GalleryEntry &entry, const std::vector<GalleryCheck> *checks) {
    const Preset &preset = *findPreset(entry.preset);
    QString rows;
    for (const QString &title :
         {QString(),
          entry.basis == GalleryBasis::Printed ? GalleryPage::tr("as printed") : GalleryPage::tr("by its formula"),
          GalleryPage::tr("here"), GalleryPage::tr("difference"), QString()})
        rows += QStringLiteral("<th align=\"right\">%1</th>").arg(title);
    rows = QStringLiteral("<tr>%1</tr>").arg(rows);
    for (std::size_t i = 0; i < entry.numbers.size(); ++i)
        rows += rowOf(entry.numbers[i], checks ? &(*checks)[i] : nullptr);
    return QStringLiteral("<h4>%1</h4><p>%2</p><table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">%3</table>"
                          "<p><a href=\"preset:%4\">%5</a></p>")
        .arg(localized(entry.title).toHtmlEscaped(), localized(entry.about).toHtmlEscaped(), rows, utf8(preset.id),
             GalleryPage::tr("Show it in “%1”").arg(localized(findExplorer(preset.explorer)->title)).toHtmlEscaped());
}

} // namespace

GalleryPage::GalleryPage(QWidget *parent) : TextPage(tr("Gallery"), {}, parent) {
    resize(760, 680);
    connect(browser(), &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (const Preset *preset = findPreset(link.path().toStdString()))
            emit chosen(*preset);
    });
    refresh();
    compute(0);
}

GalleryPage::~GalleryPage() { m_stop.request_stop(); }

bool GalleryPage::complete() const { return m_checks.size() == galleryTable().size(); }

void GalleryPage::compute(std::size_t place) {
    if (place == galleryTable().size())
        return;
    m_work.ask([this, place, stop = m_stop.get_token()]() -> std::function<void()> {
        const GalleryEntry &entry = galleryTable()[place];
        std::vector<GalleryCheck> checks;
        try {
            for (const GalleryNumber &number : entry.numbers)
                checks.push_back(checked(number, stop));
        } catch (const Stopped &) {
            return [] {};
        }
        return [this, place, id = entry.id, checks = std::move(checks)]() mutable {
            m_checks[id] = std::move(checks);
            refresh();
            compute(place + 1);
        };
    });
}

void GalleryPage::refresh() {
    QString html =
        QStringLiteral("<p>%1</p>")
            .arg(tr("Published numbers, and what Halftruth computes for them now. They agree where ours, "
                    "rounded as the source's is, is the same. “halftruth gallery --check” does it without a "
                    "window.")
                     .toHtmlEscaped());
    for (const GalleryEntry &entry : galleryTable()) {
        const auto known = m_checks.find(entry.id);
        html += entryHtml(entry, known == m_checks.end() ? nullptr : &known->second);
    }
    setContents(html);
}

} // namespace halftruth
