#include "ui/window/part_tabs.h"

#include "ui/text/localized.h"

#include <QSignalBlocker>

#include <algorithm>
#include <iterator>

namespace halftruth {

PartTabs::PartTabs(QWidget *parent) : QTabBar(parent) {
    setExpanding(false);
    setDrawBase(false);
    setAccessibleName(tr("What is shown"));
    hide();
    connect(this, &QTabBar::currentChanged, this, [this](int tab) {
        if (tab >= 0)
            emit chosen(QString::fromStdString(m_firsts[static_cast<std::size_t>(tab)]));
    });
}

void PartTabs::show(const std::vector<Figure> &figures, const std::string &front) {
    const QSignalBlocker quiet(this);
    std::vector<Phrase> parts;
    std::vector<std::string> firsts;
    for (const Figure &each : figures)
        if (!each.part.empty() && std::ranges::find(parts, each.part) == parts.end()) {
            parts.push_back(each.part);
            firsts.push_back(each.id);
        }
    if (parts != m_parts) {
        while (count() > 0)
            removeTab(count() - 1);
        for (const Phrase &each : parts)
            addTab(localized(each));
        m_parts = std::move(parts);
    }
    m_firsts = std::move(firsts);
    setVisible(!m_parts.empty());
    if (m_parts.empty())
        return;
    const auto wanted = std::ranges::find(figures, front, &Figure::id);
    m_part = wanted == figures.end() || wanted->part.empty() ? m_parts.front() : wanted->part;
    setCurrentIndex(static_cast<int>(std::ranges::find(m_parts, m_part) - m_parts.begin()));
}

std::vector<Figure> PartTabs::shown(const std::vector<Figure> &figures) const {
    std::vector<Figure> some;
    std::ranges::copy_if(figures, std::back_inserter(some), [this](const Figure &each) { return shows(each.part); });
    return some;
}

std::vector<Readout> PartTabs::shown(const std::vector<Readout> &readouts) const {
    std::vector<Readout> some;
    std::ranges::copy_if(readouts, std::back_inserter(some),
                         [this](const Readout &each) { return shows(each.part); });
    return some;
}

} // namespace halftruth
