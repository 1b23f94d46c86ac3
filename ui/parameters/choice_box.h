#pragma once

#include <QComboBox>

#include <cstdint>

QT_BEGIN_NAMESPACE
class QCompleter;
class QStandardItemModel;
QT_END_NAMESPACE

namespace halftruth {

/// A box to choose from. A long text gives its place to a shorter one, and ends in an ellipsis where there is none.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    /// What an item has besides its text, for the search.
    enum Role : std::uint16_t {
        SymbolRole = Qt::UserRole + 1, ///< shown beside it
        WordsRole,                     ///< found as well, not shown
        GroupRole,                     ///< the heading it stands under
        ShorterRole                    ///< what stands in the box where the text has no room
    };

    explicit ChoiceBox(QWidget *parent = nullptr);

    /// A longer list is searched rather than scrolled: a click opens all of it under its headings, wider than the box
    /// where that is narrow; what is typed keeps the items that have every word of it somewhere in their text,
    /// symbol, words or group.
    void searchByTyping();
    /// What is chosen stands in two lines of the box.
    void useTwoLines() { m_lines = 2; }
    [[nodiscard]] int lines() const { return m_lines; }
    /// The text of a box in which nobody types.
    void paintText(QPainter *painter, const QRect &room) const;
    /// The list of the search: headings and what has been found below them.
    [[nodiscard]] const QStandardItemModel *found() const { return m_found; }
    [[nodiscard]] QAbstractItemView *foundList() const;
    /// What stands in a room of the closed box: an item's text, its shorter one, or a part of that.
    [[nodiscard]] QString shownText(int index, int room) const;
    /// What stands in the closed box as wide as it is, with that item chosen.
    [[nodiscard]] QString shownText(int index) const;
    /// As narrow as it may be, whatever its items: they are cut.
    [[nodiscard]] QSize sizeHint() const override;
    void showPopup() override;
    void hidePopup() override;

signals:
    /// A choice was made in the list or confirmed with Return, not passed by with the arrows: on to what comes next.
    void settled();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void search(const QString &text);
    void openFound();
    /// A text, or as much of it as a room has place for.
    [[nodiscard]] QString within(const QString &text, int room) const;
    /// An item in the list: its text and symbol.
    [[nodiscard]] QString entryOf(int index) const;
    /// How wide a list is in which none of the items is cut.
    [[nodiscard]] int wholeWidth() const;
    void choose(const QModelIndex &found);
    /// What is chosen stands there again.
    void giveUpTyped();

    QCompleter *m_search = nullptr; ///< null where the list is short
    QStandardItemModel *m_found = nullptr;
    int m_lines = 1;
    bool m_inList = false; ///< what is activated now was chosen in the list
};

} // namespace halftruth
