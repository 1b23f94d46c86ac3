#pragma once

#include "ui/window/main_window.h"

#include <memory>

namespace halftruth {

/// The window in the language that the person has chosen. Another language makes it anew: so every text in it is in
/// that language, and no part need know how to change its own. What the person has made is in the store, which stays.
class CurrentWindow : public QObject {
    Q_OBJECT

public:
    CurrentWindow();

    [[nodiscard]] MainWindow &operator*() const { return *m_window; }
    [[nodiscard]] MainWindow *operator->() const { return m_window.get(); }

private:
    void follow();
    void makeAnew();
    /// A part of it in each turn.
    void freeBefore();

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<MainWindow> m_before; ///< hidden, until its turn to be freed
};

} // namespace halftruth
