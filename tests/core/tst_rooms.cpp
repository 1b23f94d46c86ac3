#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <array>
#include <vector>

namespace {

QDir root() { return QDir(QStringLiteral(HALFTRUTH_SOURCES)); }

struct Include {
    QString file{};   ///< that has it, from the project's folder
    QString named{};  ///< what it names, as it is written
    bool own = false; ///< in quotes
};

/// Every include of the sources below some folders.
std::vector<Include> includesBelow(const QStringList &folders) {
    static const QRegularExpression line(QStringLiteral("^#include ([\"<])([^\">]+)[\">]"),
                                         QRegularExpression::MultilineOption);
    std::vector<Include> includes;
    for (const QString &folder : folders) {
        QDirIterator files(root().filePath(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            for (auto matches = line.globalMatch(QString::fromUtf8(file.readAll())); matches.hasNext();) {
                const QRegularExpressionMatch match = matches.next();
                includes.push_back({.file = root().relativeFilePath(file.fileName()),
                                    .named = match.captured(2),
                                    .own = match.captured(1) == QLatin1String("\"")});
            }
        }
    }
    return includes;
}

/// The folder of an explorer that a file is of; empty for all else.
QString explorerOf(const QString &path) {
    const QStringList parts = path.split(QLatin1Char('/'));
    const bool explorer = parts.size() > 3 && path.startsWith(QLatin1String("core/explorers/"));
    return explorer && parts[2] != QLatin1String("support") ? parts[2] : QString();
}

QByteArray said(const Include &include) { return (include.file + " includes " + include.named).toUtf8(); }

} // namespace

/// Who may include whom: the rooms of ARCHITECTURE.md.
class TestRooms : public QObject {
    Q_OBJECT

private slots:
    /// Nothing that a tool left there was taken into the project.
    void theTopHasOnlyItsRooms() {
        QProcess git;
        git.setWorkingDirectory(root().path());
        git.start(QStringLiteral("git"), {QStringLiteral("ls-files"), QStringLiteral("-z")});
        if (!git.waitForFinished() || git.exitCode() != 0)
            QSKIP("not a clone, or no git");
        static const QSet<QString> expected{".ci",
                                            ".clang-format",
                                            ".clang-tidy",
                                            ".gitignore",
                                            "app",
                                            "ARCHITECTURE.md",
                                            "CHANGELOG.md",
                                            "cmake",
                                            "CMakeLists.txt",
                                            "CMakePresets.json",
                                            "CONTRIBUTING.md",
                                            "core",
                                            "docs",
                                            "examples",
                                            "LICENSE",
                                            "org.halftruth.halftruth.yml",
                                            "pyproject.toml",
                                            "README.md",
                                            "resources",
                                            "scripts",
                                            "tests",
                                            "ui"};
        QSet<QString> found;
        for (const QByteArray &path : git.readAllStandardOutput().split('\0'))
            if (!path.isEmpty())
                found.insert(QString::fromUtf8(path.split('/').front()));
        QCOMPARE(found, expected);
    }

    void includesNameFilesOfTheTree() {
        const auto includes = includesBelow({"core", "ui", "app", "tests"});
        QVERIFY(includes.size() > 1000);
        for (const Include &include : includes)
            if (include.own && !include.named.endsWith(QLatin1String(".moc")))
                QVERIFY2(root().exists(include.named), said(include));
    }

    void coreKnowsNothingAboveIt() {
        for (const Include &include : includesBelow({"core"})) {
            QVERIFY2(!include.own || include.named.startsWith(QLatin1String("core/")), said(include));
            QVERIFY2(include.own || !QRegularExpression("^Q[A-Zt]").match(include.named).hasMatch(), said(include));
        }
    }

    void mathKnowsOnlyMath() {
        for (const Include &include : includesBelow({"core/math"}))
            QVERIFY2(!include.own || include.named.startsWith(QLatin1String("core/math/")), said(include));
    }

    /// What two explorers need stands in support.
    void explorersKnowNothingOfEachOther() {
        int explorers = 0;
        for (const Include &include : includesBelow({"core/explorers"})) {
            const QString of = explorerOf(include.named);
            explorers += of.isEmpty() ? 0 : 1;
            QVERIFY2(of.isEmpty() || of == explorerOf(include.file), said(include));
        }
        QVERIFY(explorers > 5);
    }

    /// Figures and sessions as files need none of the rooms with widgets, and neither do the commands.
    void filesAndCommandsHaveNoWidgets() {
        const std::array withWidgets{"ui/classroom/", "ui/figure/",  "ui/lessons/", "ui/parameters/", "ui/release/",
                                     "ui/room/",      "ui/surface/", "ui/table/",   "ui/window/"};
        for (const Include &include : includesBelow({"ui/files", "ui/scene", "ui/server", "ui/text", "app"}))
            for (const char *room : withWidgets)
                QVERIFY2(!include.named.startsWith(QLatin1String(room)) ||
                             include.file == QLatin1String("app/window_command.cpp"),
                         said(include));
    }
};

HALFTRUTH_TEST(TestRooms)
#include "tst_rooms.moc"
