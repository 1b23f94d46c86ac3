#include "app/format_option.h"

namespace halftruth {

void addFormatOption(CommandLine &line) { line.addOption("format", "text|json", "how to print it; default text"); }

bool jsonWanted(const CommandLine &line) {
    const std::string format = line.option("format").value_or("text");
    if (format != "text" && format != "json")
        throw UsageError("format must be text or json, but is " + inQuotes(format));
    return format == "json";
}

} // namespace halftruth
