#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace halftruth {

/// Puts its items one after the other like the words of a text: as many to a line as fit.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(int space);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    void setGeometry(const QRect &place) override;

private:
    /// The height that the lines take in this place; moves the items there where asked to.
    int arrange(const QRect &place, bool move) const;

    int m_space;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace halftruth
