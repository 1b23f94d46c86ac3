#pragma once

#include "ui/scene/theme.h"

#include <QObject>

#include <memory>

namespace halftruth {

/// Gives the program the palette and the style sheet of a theme.
///
/// Qt gives every widget its looks anew, also where they are the same. Where one sheet replaces another it does so
/// once for every widget around it; where there was none, once. So the old one goes first, and each of the two is
/// long work, which can have a turn of the event loop of its own.
class Dresser : public QObject {
    Q_OBJECT

public:
    Dresser();
    ~Dresser() override;

    enum class Turns { One, Two };
    /// From one of two turns to the other the windows that are open neither lay out nor paint themselves. A theme
    /// that comes meanwhile takes the place of the one before.
    void dress(const Theme &theme, Turns turns);
    [[nodiscard]] bool isHalfway() const { return m_between != nullptr; }

signals:
    /// The sheet goes: those that widgets have beside it are to go with it.
    void undressing();
    /// The theme is there.
    void dressed();

private:
    class Between;
    void finish();

    const Theme *m_theme = nullptr;
    std::unique_ptr<Between> m_between; ///< from one turn to the other
};

} // namespace halftruth
