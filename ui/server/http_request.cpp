#include "ui/server/http_request.h"

#include <algorithm>
#include <cstring>

namespace halftruth {

namespace {

constexpr QByteArrayView headEnd("\r\n\r\n");
constexpr qsizetype mostFields = 64;

/// What names of methods and fields are made of: RFC 9110, token.
bool isToken(QByteArrayView text) {
    return !text.isEmpty() && std::ranges::all_of(text, [](char each) {
        return (each >= '0' && each <= '9') || (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') ||
               std::strchr("!#$%&'*+-.^_`|~", each) != nullptr;
    }) && !text.contains('\0');
}

bool isVisible(char each) { return each > 0x20 && each < 0x7f; }

} // namespace

QByteArray HttpRequest::field(const QByteArray &name) const {
    const auto found = fields.find(name);
    return found == fields.end() ? QByteArray() : found->second;
}

RequestReader::State RequestReader::refuse(int status) {
    m_status = status;
    m_bytes.clear();
    return m_state = State::Refused;
}

RequestReader::State RequestReader::take(QByteArrayView bytes) {
    if (m_state != State::Reading)
        return m_state;
    const qsizetype from = std::max<qsizetype>(0, m_bytes.size() - headEnd.size() + 1);
    m_bytes += bytes.first(std::min(bytes.size(), m_most + 1 - m_bytes.size())).toByteArray();
    if (m_bodyBegin == 0) {
        const qsizetype end = QByteArrayView(m_bytes).indexOf(headEnd, from);
        if (end < 0)
            return m_bytes.size() > m_most ? refuse(431) : m_state;
        if (readHead(end) == State::Refused)
            return m_state;
    }
    if (m_bytes.size() - m_bodyBegin < m_length)
        return m_state;
    m_request.body = m_bytes.mid(m_bodyBegin, m_length);
    return m_state = State::Complete;
}

RequestReader::State RequestReader::readHead(qsizetype end) {
    m_bodyBegin = end + headEnd.size();
    const QByteArray head = m_bytes.first(end);
    qsizetype begin = 0;
    for (bool first = true; begin <= head.size(); first = false) {
        qsizetype next = head.indexOf("\r\n", begin);
        if (next < 0)
            next = head.size();
        const auto line = QByteArrayView(head).sliced(begin, next - begin);
        if (const int wrong = first ? readRequestLine(line) : readField(line))
            return refuse(wrong);
        begin = next + 2;
    }
    if (const int wrong = readLength())
        return refuse(wrong);
    return m_state;
}

int RequestReader::readRequestLine(QByteArrayView line) {
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    if (first <= 0 || last <= first)
        return 400;
    const QByteArrayView method = line.first(first);
    const QByteArrayView target = line.sliced(first + 1, last - first - 1);
    const QByteArrayView version = line.sliced(last + 1);
    if (!isToken(method) || target.isEmpty() || !std::ranges::all_of(target, isVisible))
        return 400;
    if (!version.startsWith("HTTP/"))
        return 400;
    if (version != "HTTP/1.1" && version != "HTTP/1.0")
        return 505;
    m_request.method = method.toByteArray();
    m_request.target = target.toByteArray();
    return 0;
}

int RequestReader::readField(QByteArrayView line) {
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0 || !isToken(line.first(colon)) || std::ssize(m_request.fields) >= mostFields)
        return 400;
    const QByteArray name = line.first(colon).toByteArray().toLower();
    const QByteArray value = line.sliced(colon + 1).toByteArray().trimmed();
    const auto forbidden = [](char each) {
        return (static_cast<unsigned char>(each) < 0x20 && each != '\t') || each == 0x7f;
    };
    if (std::ranges::any_of(value, forbidden))
        return 400;
    // Of a field that decides where a request ends or for whom it is there is one.
    const bool again = !m_request.fields.emplace(name, value).second;
    if (again && (name == "host" || name == "content-length" || name == "content-type" || name == "origin"))
        return 400;
    return 0;
}

int RequestReader::readLength() {
    if (m_request.fields.contains("transfer-encoding"))
        return 411;
    const auto length = m_request.fields.find("content-length");
    if (length == m_request.fields.end())
        return m_request.method == "POST" ? 411 : 0;
    const QByteArray &digits = length->second;
    if (digits.isEmpty() || !std::ranges::all_of(digits, [](char each) { return each >= '0' && each <= '9'; }))
        return 400;
    bool fits = false;
    m_length = digits.toLongLong(&fits);
    return !fits || m_length > m_most - m_bodyBegin ? 413 : 0;
}

} // namespace halftruth
