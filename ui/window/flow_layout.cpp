#include "ui/window/flow_layout.h"

#include <algorithm>

namespace halftruth {

FlowLayout::FlowLayout(int space) : m_space(space) { setContentsMargins(0, 0, 0, 0); }

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item) { m_items.emplace_back(item); }

int FlowLayout::count() const { return static_cast<int>(m_items.size()); }

QLayoutItem *FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count())
        return nullptr;
    const auto at = m_items.begin() + index;
    QLayoutItem *item = at->release();
    m_items.erase(at);
    return item;
}

int FlowLayout::heightForWidth(int width) const { return arrange({0, 0, width, 0}, false); }

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const auto &item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &place) {
    QLayout::setGeometry(place);
    arrange(place, true);
}

int FlowLayout::arrange(const QRect &place, bool move) const {
    int x = place.left();
    int top = place.top();
    int bottom = top; // of the line
    std::vector<std::pair<QLayoutItem *, QRect>> line;
    const auto endLine = [&] {
        // Labels and sliders are lower than buttons: all stand on the line's middle.
        for (auto &[item, box] : line)
            if (move)
                item->setGeometry(box.translated(0, (bottom - top - box.height()) / 2));
        line.clear();
    };
    for (const auto &item : m_items) {
        const QSize size = item->sizeHint();
        if (x > place.left() && x + size.width() > place.left() + place.width()) {
            endLine();
            x = place.left();
            top = bottom + m_space;
            bottom = top;
        }
        line.emplace_back(item.get(), QRect(QPoint(x, top), size));
        x += size.width() + m_space;
        bottom = std::max(bottom, top + size.height());
    }
    endLine();
    return bottom - place.top();
}

} // namespace halftruth
