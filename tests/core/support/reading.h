#pragma once

#include "core/text/text.h"

#include <string>
#include <utility>

/// A text in English with its tags, and all else as a person reads it.
inline std::string reading(const halftruth::Text &text) {
    std::string read = halftruth::english(text, halftruth::Markup::Rich);
    for (const auto &[entity, letter] : {std::pair{"&lt;", "<"}, std::pair{"&gt;", ">"}, std::pair{"&amp;", "&"}})
        for (std::size_t at = read.find(entity); at != std::string::npos; at = read.find(entity, at + 1))
            read.replace(at, std::string(entity).size(), letter);
    return read;
}
