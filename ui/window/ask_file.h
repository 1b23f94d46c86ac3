#pragma once

#include <QString>

QT_BEGIN_NAMESPACE
class QDropEvent;
class QWidget;
QT_END_NAMESPACE

namespace halftruth {

/// The setting of the folder in which files were last opened or saved.
inline constexpr const char *filesFolderKey = "data/folder";

/// Where asking for a file begins: in the folder that the setting names, where the last one was; else in another one,
/// if any is better; else in the person's documents, else at home.
[[nodiscard]] QString folderOf(const char *setting = filesFolderKey, const QString &otherwise = {});
/// The same with a file's name in it.
[[nodiscard]] QString fileInFolderOf(const char *setting, const QString &name);
/// The folder of this file is where asking begins next time.
void rememberFolder(const char *setting, const QString &fileName);

/// The endings of data files, for a filter.
inline constexpr const char *dataEndings = "*.csv *.tsv *.data *.txt";

/// Asks for a file to open, beginning in the folder of the last one; empty where none is chosen.
[[nodiscard]] QString askFileToOpen(QWidget *parent, const QString &title, const QString &filter);

/// Asks for a data file to open.
[[nodiscard]] QString askDataFile(QWidget *parent);

/// The file that is dragged or dropped; empty where it isn't one of this machine.
[[nodiscard]] QString droppedFile(const QDropEvent &event);

} // namespace halftruth
