#pragma once

#include <QImage>
#include <QWidget>

namespace halftruth {

/// What a class in a room sees: the question, where to go, as a QR code and to be typed, and how many have answered.
/// It fills whatever room it has, a projector's screen too, where Escape closes it.
class RoomPoster : public QWidget {
    Q_OBJECT

public:
    struct Notice {
        QString title{}; ///< may be empty
        QString question{};
        QString link{};  ///< of the QR code; none where the class is not open to phones
        QString place{}; ///< to be typed
        QString code{};
        QString answers{}; ///< how many there are, in words
        bool danger = false;
        bool operator==(const Notice &) const = default;
    };

    explicit RoomPoster(QWidget *parent = nullptr);

    void show(const Notice &notice);
    [[nodiscard]] const Notice &notice() const { return m_notice; }
    /// A square of it for each module, black and white, with the empty margin that readers need. Null where there is
    /// no link, or no QR code can be made.
    [[nodiscard]] static QImage qrCode(const QString &link);

    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 320}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    Notice m_notice;
    QImage m_code;
};

} // namespace halftruth
