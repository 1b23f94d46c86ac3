#include "ui/files/pdf_subject.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace halftruth {

namespace {

/// A text string in UTF-16 with a byte order mark, written in hexadecimal digits.
QByteArray pdfString(const QString &text) {
    QByteArray bytes("\xfe\xff");
    for (const QChar character : text) {
        bytes += static_cast<char>(character.unicode() >> 8);
        bytes += static_cast<char>(character.unicode() & 0xff);
    }
    return '<' + bytes.toHex() + '>';
}

QByteArray lastMatch(const QString &text, const char *pattern) {
    QByteArray found;
    auto matches = QRegularExpression(QLatin1String(pattern)).globalMatch(text);
    while (matches.hasNext())
        found = matches.next().captured(1).toLatin1();
    return found;
}

} // namespace

QByteArray withPdfSubject(const QByteArray &pdf, const QString &title, const QString &subject) {
    const QString tail = QString::fromLatin1(pdf.last(qMin<qsizetype>(pdf.size(), 4096)));
    const QByteArray size = lastMatch(tail, "/Size (\\d+)");
    const QByteArray info = lastMatch(tail, "/Info (\\d+) 0 R");
    const QByteArray root = lastMatch(tail, "/Root (\\d+) 0 R");
    const QByteArray previous = lastMatch(tail, "startxref\\s+(\\d+)");
    if (size.isEmpty() || info.isEmpty() || root.isEmpty() || previous.isEmpty())
        return pdf;
    QByteArray update = pdf;
    if (!update.endsWith('\n'))
        update += '\n';
    const qsizetype object = update.size();
    update += info + " 0 obj\n<< /Title " + pdfString(title) + " /Subject " + pdfString(subject) + " /Creator " +
              pdfString(QStringLiteral("Halftruth ") + QCoreApplication::applicationVersion()) + " >>\nendobj\n";
    const qsizetype table = update.size();
    update += "xref\n" + info + " 1\n" + QByteArray::number(object).rightJustified(10, '0') + " 00000 n \n" +
              "trailer\n<< /Size " + size + " /Info " + info + " 0 R /Root " + root + " 0 R /Prev " + previous +
              " >>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
    return update;
}

} // namespace halftruth
