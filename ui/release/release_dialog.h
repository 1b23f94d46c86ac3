#pragma once

#include "ui/release/release_form.h"
#include "ui/release/release_results.h"
#include "ui/threads/latest_work.h"

#include <QDialog>

#include <memory>

namespace halftruth {

class ScenarioStore;
class Toast;

/// The two-curator release of two columns: first of a built-in example, which is shown with its truth beside it, then
/// of a file. Of a file nothing that depends on its records is shown before it is released, and nothing of its truth
/// before the release is saved.
class ReleaseDialog : public QDialog {
    Q_OBJECT

public:
    ReleaseDialog(ScenarioStore &store, QWidget *parent);
    ~ReleaseDialog() override;

    /// Opens it, at first on the example, or on the scenario's data file where there is one.
    void present();
    void setTheme(const Theme &theme);

    /// Looks at a file and chooses two likely columns; says why where it can't.
    void setFile(const QString &fileName);
    void setExample();
    /// Takes the categories of the file's columns from a list.
    void setListFile(const QString &fileName);
    [[nodiscard]] bool busy() const { return m_busy; }
    /// What is on screen; null where nothing has been released.
    [[nodiscard]] const Release *shown() const { return m_shown.get(); }
    /// It is a release and no demonstration.
    [[nodiscard]] bool released() const { return m_released; }
    /// What a release would be made by; null while there are no categories.
    [[nodiscard]] const ReleasePlan *plan() const { return m_plan ? &*m_plan : nullptr; }

private:
    using Job = std::function<std::function<void()>(const WorkControl &)>;

    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void chooseFile();
    void chooseList();
    /// The columns or their categories have been chosen: reads them.
    void count();
    /// What the fields say has changed: a plan, and of the example a demonstration.
    void design();
    /// Makes a release, and does what follows it.
    void release(const std::function<void()> &then);
    /// Asks for a file, makes a release where there is none, and writes it.
    void save(ReleaseFileKind kind);
    void write(ReleaseFileKind kind, const QString &fileName);
    /// A name in the folder of the last one that isn't taken, called after the data.
    [[nodiscard]] QString suggestedName(ReleaseFileKind kind) const;
    void showRelease(const std::shared_ptr<const Release> &release, const std::optional<ReleaseKeys> &keys);
    void showFacts();
    void forgetRelease();
    [[nodiscard]] bool showsTruth() const;
    void follow();
    void complain(const QString &what);
    /// Does a job on the other thread; what it returns is done here, unless something else has begun since.
    void begin(const QString &what, Job job);
    void stop();

    /// What is counted: which columns of what, by which categories.
    struct Asked {
        RecordSource source{};
        std::vector<std::string> columns{};
        CategoryChoice categories{};
        bool operator==(const Asked &) const = default;
    };

    ScenarioStore &m_store;
    ReleaseForm *m_form = nullptr;
    ReleaseResults *m_results = nullptr;
    Toast *m_toast = nullptr;
    std::optional<Asked> m_asked; ///< counted, or being counted
    std::shared_ptr<const CountedRecords> m_counted;
    std::optional<ReleasePlan> m_plan;
    std::optional<std::uint64_t> m_seed; ///< of the release on screen
    std::shared_ptr<const Release> m_shown;
    std::optional<SecretKey> m_order; ///< in which the records of the release on screen are written
    bool m_released = false;
    bool m_saved = false;
    bool m_presented = false;

    bool m_busy = false;
    int m_ticket = 0;
    std::stop_source m_stop;
    LatestWork m_work; ///< last: waits for its thread before the rest is gone
};

} // namespace halftruth
