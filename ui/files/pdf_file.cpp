#include "ui/files/pdf_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace halftruth {

namespace {

const QString rdf = QStringLiteral("http://www.w3.org/1999/02/22-rdf-syntax-ns#");
const QString dublinCore = QStringLiteral("http://purl.org/dc/elements/1.1/");
const QString xmp = QStringLiteral("http://ns.adobe.com/xap/1.0/");

const QByteArray packetStart("<x:xmpmeta");
const QByteArray packetEnd("</x:xmpmeta>");

QString creator() { return QStringLiteral("Halftruth ") + QCoreApplication::applicationVersion(); }

/// The time that reproducible files are to carry, if any.
std::optional<QDateTime> sourceDate() {
    bool read = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&read);
    return read ? std::optional(QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC)) : std::nullopt;
}

/// Characters that XML has no place for, not even escaped, are left out.
QString forXml(const QString &text) {
    QString result;
    for (const QChar each : text)
        if (each >= QLatin1Char(' ') || each == QLatin1Char('\n') || each == QLatin1Char('\t'))
            result += each;
    return result;
}

QByteArray metadata(const PdfPage &page) {
    QByteArray content("<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n");
    QByteArray packet;
    QXmlStreamWriter xml(&packet);
    const QString meta = QStringLiteral("adobe:ns:meta/");
    xml.writeNamespace(meta, QStringLiteral("x"));
    xml.writeNamespace(rdf, QStringLiteral("rdf"));
    xml.writeNamespace(dublinCore, QStringLiteral("dc"));
    xml.writeNamespace(xmp, QStringLiteral("xmp"));
    xml.writeStartElement(meta, QStringLiteral("xmpmeta"));
    xml.writeStartElement(rdf, QStringLiteral("RDF"));
    xml.writeStartElement(rdf, QStringLiteral("Description"));
    xml.writeAttribute(rdf, QStringLiteral("about"), QString());
    const auto write = [&xml](const QString &name, const QString &text) {
        xml.writeStartElement(dublinCore, name);
        xml.writeStartElement(rdf, QStringLiteral("Alt"));
        xml.writeStartElement(rdf, QStringLiteral("li"));
        xml.writeAttribute(QStringLiteral("xml:lang"), QStringLiteral("x-default"));
        xml.writeCharacters(forXml(text));
        for (int level = 0; level < 3; ++level)
            xml.writeEndElement();
    };
    write(QStringLiteral("title"), page.title);
    write(QStringLiteral("description"), page.description);
    xml.writeTextElement(xmp, QStringLiteral("CreatorTool"), creator());
    if (const auto date = sourceDate())
        xml.writeTextElement(xmp, QStringLiteral("CreateDate"), date->toString(Qt::ISODate));
    xml.writeEndDocument();
    return content + packet + "\n<?xpacket end=\"r\"?>";
}

/// QPdfWriter always writes the time into the information dictionary: the entry is overwritten by the one wanted and
/// by spaces, so that nothing else in the file moves.
QByteArray withoutTime(QByteArray pdf) {
    const qsizetype at = pdf.indexOf("/CreationDate (D:");
    const qsizetype end = pdf.indexOf(')', at);
    if (at < 0 || end < 0)
        return pdf;
    const auto date = sourceDate();
    const QByteArray entry =
        date ? "/CreationDate (D:" + date->toString(QStringLiteral("yyyyMMddhhmmss")).toLatin1() + "Z)"
             : QByteArray();
    return pdf.replace(at, end + 1 - at, entry.leftJustified(end + 1 - at, ' '));
}

} // namespace

PdfFile::PdfFile(const PdfPage &page) : m_writer(&m_buffer) {
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setResolution(page.resolution);
    m_writer.setPageSize(page.size);
    m_writer.setPageMargins({});
    m_writer.setTitle(page.title);
    m_writer.setCreator(creator());
    m_writer.setDocumentXmpMetadata(metadata(page));
}

QByteArray PdfFile::content() const { return withoutTime(m_buffer.data()); }

QByteArray pdfFile(const PdfPage &page, const std::function<void(QPdfWriter &)> &draw) {
    PdfFile file(page);
    draw(file.writer());
    return file.content();
}

std::optional<QString> pdfDescription(const QByteArray &pdf) {
    const qsizetype start = pdf.indexOf(packetStart);
    const qsizetype end = pdf.indexOf(packetEnd, start);
    if (start < 0 || end < 0)
        return std::nullopt;
    QXmlStreamReader xml(pdf.mid(start, end + packetEnd.size() - start));
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.namespaceUri() == dublinCore &&
            xml.name() == QLatin1String("description"))
            return xml.readElementText(QXmlStreamReader::IncludeChildElements);
    return std::nullopt;
}

} // namespace halftruth
