#pragma once

#include "core/release/release.h"

#include <QScrollArea>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QTableWidget;
QT_END_NAMESPACE

namespace halftruth {

class FigureView;
struct Theme;

/// What comes of a release: some records on their way, what the server sees, the estimate, and who knows what.
class ReleaseResults : public QScrollArea {
    Q_OBJECT

public:
    explicit ReleaseResults(QWidget *parent);
    void setTheme(const Theme &theme);

    /// withTruth: beside what is true, which tells more than ε allows.
    void show(const Release &release, bool withTruth);
    void clear();
    void showParties(const ReleaseDesign &design);
    /// What the parties hold and learn is not known: there is no design.
    void clearParties();

private:
    void showSteps(const Release &release, bool withTruth);
    void showEstimate(const Release &release, bool withTruth);
    void showMarginals(const Release &release, bool withTruth);

    QTableWidget *m_steps = nullptr;
    FigureView *m_server = nullptr;
    FigureView *m_estimate = nullptr;
    QHBoxLayout *m_tables = nullptr; ///< those of the estimate
    QTableWidget *m_table = nullptr;
    QTableWidget *m_marginals = nullptr;
    QTableWidget *m_parties = nullptr;
};

/// How many records are shown on their way.
inline constexpr std::size_t tracedRecords = 6;

} // namespace halftruth
