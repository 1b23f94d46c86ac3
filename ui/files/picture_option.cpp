#include "ui/files/picture_option.h"

#include <algorithm>
#include <array>

namespace halftruth {

bool isPictureOption(const QString &option) {
    constexpr std::array<const char *, 12> options{"--size", "--dpi",     "--type-size", "--line-width",
                                                   "--font", "--ink",     "--legend",    "--theme",
                                                   "--with", "--without", "--table",     "--for"};
    return std::ranges::any_of(options, [&](const char *each) { return option == QLatin1String(each); });
}

} // namespace halftruth
