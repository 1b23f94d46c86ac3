#pragma once

#include "core/math/vectors/bit_collection.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
QT_END_NAMESPACE

namespace halftruth {

/// Many records: typed or pasted, drawn at random, or from a file.
class RecordsDialog : public QDialog {
    Q_OBJECT

public:
    using Records = std::shared_ptr<const BitCollection>;
    /// Takes the records; returns the complaint when they are refused.
    using Setter = std::function<std::optional<QString>(const Records &)>;

    RecordsDialog(Records records, Setter setter, QWidget *parent = nullptr);

    /// More are listed, not edited.
    static constexpr std::size_t mostEdited = 20'000;

    /// Reads the file into the editor, or says why not.
    void open(const QString &fileName);
    /// Writes one record on a line, or says why not.
    void save(const QString &fileName);
    void accept() override;

private:
    void present(Records records);
    void drawAtRandom();
    void chooseFile();
    void chooseTarget();
    /// What is in the editor now. Throws std::domain_error.
    [[nodiscard]] Records current() const;
    void refuse(const QString &complaint);
    void describe();
    [[nodiscard]] QLineEdit *numberField(const char *name, const QString &title, const QString &value);

    Records m_records; ///< as last presented
    Setter m_setter;
    QPlainTextEdit *m_text;
    QLabel *m_size;
    QLabel *m_refusal;
    QLineEdit *m_number;
    QLineEdit *m_bits;
    QLineEdit *m_seed;
};

} // namespace halftruth
