// Any bytes as what a phone sends: a request or a refusal, the same in whatever pieces the bytes come.

#include "ui/server/http_request.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

using namespace halftruth;

namespace {

constexpr qsizetype most = 256;

RequestReader readIn(QByteArrayView bytes, qsizetype piece) {
    RequestReader reader(most);
    for (qsizetype at = 0; at < bytes.size(); at += piece)
        reader.take(bytes.sliced(at, std::min(piece, bytes.size() - at)));
    return reader;
}

void check(const HttpRequest &request) {
    const auto plain = [](const QByteArray &text) {
        return std::ranges::none_of(text, [](char each) { return each == '\r' || each == '\n' || each == '\0'; });
    };
    bool fine = !request.method.isEmpty() && !request.target.isEmpty() && request.body.size() <= most &&
                plain(request.method) && plain(request.target);
    for (const auto &[name, value] : request.fields)
        fine = fine && !name.isEmpty() && name == name.toLower() && plain(name) && plain(value);
    if (!fine)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const QByteArrayView bytes(data, static_cast<qsizetype>(size));
    const RequestReader whole = readIn(bytes, std::max<qsizetype>(1, bytes.size()));
    for (const qsizetype piece : {qsizetype{1}, qsizetype{7}}) {
        const RequestReader pieces = readIn(bytes, piece);
        if (pieces.state() != whole.state())
            std::abort();
        if (whole.state() == RequestReader::State::Complete &&
            (pieces.request().method != whole.request().method || pieces.request().target != whole.request().target ||
             pieces.request().fields != whole.request().fields || pieces.request().body != whole.request().body))
            std::abort();
    }
    if (whole.state() == RequestReader::State::Complete)
        check(whole.request());
    constexpr std::array statuses{400, 411, 413, 414, 431, 505};
    if (whole.state() == RequestReader::State::Refused &&
        std::ranges::find(statuses, whole.status()) == statuses.end())
        std::abort();
    return 0;
}
