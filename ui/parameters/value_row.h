#pragma once

#include "ui/parameters/solve_control.h"

#include "core/parameters/parameters.h"

#include <QWidget>

#include <functional>
#include <optional>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace halftruth {

class RowText;

/// What a row says while it is worked with: a complaint or a reason, or what there is to know about it.
struct RowNote {
    QString text{};
    bool complaint = false;
    bool stays = false; ///< until something else is changed: it is said where it hides nothing of the panel
};

/// One parameter in the panel, whatever kind of value it has, in one line: its symbol, its name above what a subclass
/// has in the middle, and what takes the value at the right. The line is as high whatever it says: a complaint takes
/// the place of the name, and is told in full beside the row while it has the focus.
class ValueRow : public QWidget {
    Q_OBJECT

public:
    /// Takes a value; returns the complaint when it is refused.
    using Setter = std::function<std::optional<QString>(const ParameterValue &)>;

    /// The row that suits the use's kind of value.
    [[nodiscard]] static ValueRow *create(const ParameterUse &use, Setter setter, QWidget *parent);

    [[nodiscard]] ParameterId id() const { return m_use.id; }
    [[nodiscard]] const ParameterUse &use() const { return m_use; }
    /// Shows the parameter's value among the others, as it is used now, and what it has to do with solving.
    void show(const ParameterUse &use, const Parameters &parameters, const RowSolving &solving = {});
    /// What takes the value from the keyboard.
    [[nodiscard]] virtual QWidget *editor() const = 0;
    /// Whether its title stands above, since what it holds takes all of the row.
    [[nodiscard]] virtual bool isNamedAbove() const { return false; }
    /// All that takes the focus, in the order of Tab.
    [[nodiscard]] virtual QList<QWidget *> stops() const { return {editor()}; }
    /// The complaint about what was typed; empty when all is fine.
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] bool refused() const;
    /// Gives up what was typed and refused.
    virtual void takeBack() = 0;
    /// The name, what it is and what its ends mean: for the tool tip.
    [[nodiscard]] QString help() const;
    [[nodiscard]] virtual RowNote note() const;
    /// Up to where a note may lie over the rows below: the fields stay free.
    [[nodiscard]] virtual int noteWidth() const { return places().middle.right(); }

    /// How wide Places::name is, for what stands among the rows.
    [[nodiscard]] static int nameWidth(const QFontMetrics &metrics);
    /// What is between the name and the box.
    static constexpr int nameGap = 6;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// Its value has been taken: by Return, or a choice from a list.
    void settled();
    void gestureStarted();
    void gestureFinished();
    void resetRequested(halftruth::ParameterId id);
    void solveRequested(const halftruth::Solving &solving);
    void solveEnded();
    /// Something is typed into it.
    void edited();
    /// What note() says may have changed.
    void noted();

protected:
    ValueRow(const ParameterUse &use, Setter setter, QWidget *parent);

    /// Where what a row has is placed.
    struct Places {
        QRect upper;  ///< the name
        QRect lower;  ///< below it, in the middle
        QRect middle; ///< both
        QRect name;   ///< before a box or a field that takes all the rest: names of two words stand in two lines
        QRect field;
        QRect button;
    };
    [[nodiscard]] Places places() const;
    /// Places what the subclass has.
    virtual void arrange(const Places &places) = 0;
    /// Again, where what they depend on has changed.
    void rearrange();
    /// Where the name stands: above what is in the middle.
    [[nodiscard]] virtual QRect titlePlace(const Places &places) const { return places.upper; }
    /// Whether the first column is a symbol's; a row without one may begin with its name.
    [[nodiscard]] virtual bool hasSymbolColumn() const { return true; }

    /// Shows the value; the use and what is solved for are up to date.
    virtual void refresh(const Parameters &parameters) = 0;
    /// Sets the value or shows why not; true when it was taken.
    bool set(const ParameterValue &value);
    /// Says why a text is refused.
    virtual void refuse(const QString &complaint);
    virtual void accept();
    /// The complaint of core in the words of the screen: "m must be", not "ones must be".
    [[nodiscard]] QString onScreen(const QString &complaint) const;
    /// The same with nothing but its name changed.
    [[nodiscard]] QString named(QString complaint) const;
    /// What it is called in a message: its symbol, or else its name.
    [[nodiscard]] QString shortName() const;
    /// Its name, and what its value is in other words: "error probability, confidence 95 %".
    [[nodiscard]] QString fullName() const;
    /// "lie probability (q)", for who can't see the row.
    [[nodiscard]] QString accessibleTitle() const;
    /// What accessibleTitle() says has changed.
    virtual void renamed() {}
    /// Makes the title lead to its field, and says what it is to who can't see it.
    void setBuddy(QWidget *field);
    /// Follows the focus of something in the row, which is asked in eventFilter().
    void watch(QWidget *child);
    /// What the slider's ends mean, or what is chosen; empty where there is neither.
    [[nodiscard]] virtual QString ends() const { return {}; }
    /// Whether the row itself shows all that there is to know of it: its name, and what ends() says.
    [[nodiscard]] virtual bool showsAll() const;
    void setTitleShown(bool shown);
    [[nodiscard]] const RowSolving &solving() const { return m_solving; }
    [[nodiscard]] RowText *title() const { return m_title; }

    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshTitle();
    void nameTitle();
    /// Tells what the value is in other words.
    void read(const Parameters &parameters);

    ParameterUse m_use;
    RowSolving m_solving;
    QString m_reading; ///< of the value
    Setter m_setter;
    QLabel *m_symbol;
    RowText *m_title;
    RowText *m_refusal;
    bool m_titleShown = true;
    bool m_byKeyboard = false; ///< the focus came from the keyboard
};

} // namespace halftruth
