#include "app/command_line.h"
#include "app/commands.h"
#include "app/output.h"
#include "app/progress_line.h"

#include "core/data/csv_reader.h"

#include <QCoreApplication>

#include <algorithm>
#include <exception>
#include <new>
#include <stdexcept>
#include <vector>

namespace halftruth {

namespace {

enum ExitStatus { Success = 0, Failed = 1, Refused = 2 };

int refuse(std::string_view message) {
    printError(message);
    return Refused;
}

int runProgram(std::span<const std::string> arguments) {
    const auto commands = commandTable();
    if (!arguments.empty())
        if (const auto command = std::ranges::find(commands, arguments.front(), &Command::name);
            command != commands.end()) {
            const ProgressLine progress;
            return command->run(arguments.subspan(1));
        }
    return windowCommand(arguments);
}

/// The one place that catches: what the person has to change ends in status 2, what failed in status 1.
int guarded(std::span<const std::string> arguments) {
    try {
        return runProgram(arguments);
    } catch (const UsageError &error) {
        return refuse(error.what());
    } catch (const CsvError &error) {
        return refuse(error.what());
    } catch (const std::logic_error &error) { // std::domain_error and std::invalid_argument
        return refuse(error.what());
    } catch (const std::bad_alloc &) {
        printError("there is not enough memory");
    } catch (const std::exception &error) {
        printError(error.what());
    }
    return Failed;
}

} // namespace

} // namespace halftruth

int main(int argc, char **argv) {
    QCoreApplication::setApplicationName(QStringLiteral("halftruth"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HALFTRUTH_VERSION));
    const std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
    return halftruth::guarded(arguments);
}
