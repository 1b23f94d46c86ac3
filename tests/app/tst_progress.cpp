#include "tests/app/program_test.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

/// Long work says on a terminal that it is under way, and nowhere else.
class TestProgress : public ProgramTest {
    Q_OBJECT

private:
    /// More rows than a machine writes in half a second.
    const QStringList sweep{QStringLiteral("sweep"),    QStringLiteral("epsilon"),
                            QStringLiteral("--over"),   QStringLiteral("q=0.01:0.49:600000"),
                            QStringLiteral("--output"), QStringLiteral("rows.csv")};

    /// What the program writes to a terminal that its standard error is.
    QByteArray told(const QStringList &arguments) {
        const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
        if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0)
            return "no terminal";
        // Held open, so that nothing is lost when the program ends.
        const int held = ::open(ptsname(terminal), O_RDWR | O_NOCTTY);
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.setProcessEnvironment(m_environment);
        process.setStandardErrorFile(QString::fromLocal8Bit(ptsname(terminal)), QIODevice::Append);
        process.start(QStringLiteral(HALFTRUTH_PROGRAM), arguments);
        QByteArray text;
        const auto read = [&] {
            char buffer[4096];
            for (ssize_t size = 0; (size = ::read(terminal, buffer, sizeof buffer)) > 0;)
                text.append(buffer, static_cast<qsizetype>(size));
        };
        while (!process.waitForFinished(50) && process.state() != QProcess::NotRunning)
            read();
        read();
        ::close(held);
        ::close(terminal);
        return process.exitCode() == 0 ? text : "status " + QByteArray::number(process.exitCode()) + ": " + text;
    }

private slots:
    void init() { prepare(); }

    void isToldOnATerminal() {
        const QByteArray text = told(sweep);
        static const QRegularExpression line(QStringLiteral("^\\r\\x1b\\[K\\d+ s, \\d+ %"));
        QVERIFY2(line.match(QString::fromUtf8(text)).hasMatch(), text.constData());
        QVERIFY2(text.endsWith("\r\x1b[K"), text.constData()); // and taken away
    }

    void shortWorkSaysNothing() { QCOMPARE(told({QStringLiteral("--version")}), QByteArray()); }

    void nothingWhereNobodyLooks() {
        const Result result = run(sweep);
        QCOMPARE(result.status, 0);
        QCOMPARE(result.err, QString());
        QCOMPARE(result.out, QString());
    }
};

HALFTRUTH_TEST(TestProgress)
#include "tst_progress.moc"
