#include "app/command_line.h"
#include "app/commands.h"
#include "app/format_option.h"
#include "app/json.h"
#include "app/output.h"
#include "app/parameter_options.h"
#include "ui/server/room_addresses.h"
#include "ui/server/room_server.h"
#include "ui/text/utf8.h"

#include "core/room/room.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <array>
#include <csignal>
#include <iostream>

namespace halftruth {

namespace {

constexpr double roomBeta = 0.05;
constexpr std::chrono::milliseconds signalTick{50};

volatile std::sig_atomic_t interrupted = 0;

/// Everything that was asked for.
struct RoomJob {
    RoomPlan plan{};
    QHostAddress address{};
    quint16 port = 0; ///< 0: any
    std::int64_t answers = mostRoomAnswers;
    bool json = false;
    std::optional<QString> output{};
};

template <class Choices>
auto choiceArgument(const CommandLine &line, std::string_view option, const Choices &choices) {
    const auto name = line.option(option);
    if (!name)
        return choices.front();
    std::vector<std::string> names;
    for (const auto each : choices)
        names.emplace_back(nameOf(each));
    const auto found = std::ranges::find(names, *name);
    if (found == names.end())
        throw UsageError(unknownName(option, *name, names));
    return choices[static_cast<std::size_t>(found - names.begin())];
}

/// A whole number, or what it is when it isn't given.
std::int64_t integerArgument(const CommandLine &line, std::string_view option, const Range &range,
                             std::int64_t otherwise) {
    const auto text = line.option(option);
    if (!text)
        return otherwise;
    const double value = numberArgument(option, range, *text);
    require(option, value, range);
    return static_cast<std::int64_t>(value);
}

QHostAddress addressArgument(const CommandLine &line) {
    if (const auto text = line.option("address")) {
        const QHostAddress address(utf8(*text));
        if (address.isNull())
            throw UsageError("address must be a numeric address of this computer, but is " + inQuotes(*text));
        return address;
    }
    const auto all = roomAddresses();
    return all.empty() ? QHostAddress(QHostAddress::LocalHost) : all.front().address;
}

RoomJob roomJobOf(const CommandLine &line) {
    RoomJob job;
    job.json = jsonWanted(line);
    const auto question = line.option("question");
    if (!question)
        throw UsageError("room needs --question TEXT");
    job.plan.question = *question;
    job.plan.title = line.option("title").value_or("");
    job.plan.design = choiceArgument(line, "design", roomDesigns);
    job.plan.device = choiceArgument(line, "device", roomDevices);
    if (const auto q = line.option("q"))
        job.plan.lie = numberArgument("q", range::lieProbabilityInformative, *q);
    job.address = addressArgument(line);
    job.port = static_cast<quint16>(integerArgument(line, "port", range::integers(1, 65535), 0));
    job.answers =
        integerArgument(line, "answers", range::integers(1, static_cast<double>(mostRoomAnswers)), mostRoomAnswers);
    job.output = outputOption(line);
    return job;
}

std::string resultText(const RoomPlan &plan, const RoomCounts &counts) {
    std::vector<std::vector<std::string>> rows{{"answers", std::to_string(counts.answers())},
                                               {"yes", std::to_string(counts.yes)},
                                               {"no", std::to_string(counts.no)}};
    if (const auto estimate = roomEstimate(plan, counts, roomBeta)) {
        rows.push_back({"estimate", fullText(estimate->share)});
        rows.push_back({"standard error", fullText(estimate->standardError)});
        rows.push_back({"95 % interval from", fullText(estimate->interval.lower)});
        rows.push_back({"95 % interval to", fullText(estimate->interval.upper)});
    }
    if (!plan.title.empty())
        rows.insert(rows.begin(), {"title", plan.title});
    return aligned(rows);
}

std::string resultJson(const RoomPlan &plan, const RoomCounts &counts) {
    const SurveyDesign design = plan.survey();
    QJsonObject object{{QStringLiteral("question"), utf8(plan.question)},
                       {QStringLiteral("design"), utf8(nameOf(plan.design))},
                       {QStringLiteral("device"), utf8(nameOf(plan.device))},
                       {QStringLiteral("q"), jsonNumber(plan.lie)},
                       {QStringLiteral("a"), jsonNumber(design.yesGivenOne)},
                       {QStringLiteral("b"), jsonNumber(design.yesGivenZero)},
                       {QStringLiteral("yes"), static_cast<qint64>(counts.yes)},
                       {QStringLiteral("no"), static_cast<qint64>(counts.no)}};
    if (!plan.title.empty())
        object[QStringLiteral("title")] = utf8(plan.title);
    if (const auto estimate = roomEstimate(plan, counts, roomBeta)) {
        object[QStringLiteral("estimate")] = jsonNumber(estimate->share);
        object[QStringLiteral("standard error")] = jsonNumber(estimate->standardError);
        object[QStringLiteral("lower")] = jsonNumber(estimate->interval.lower);
        object[QStringLiteral("upper")] = jsonNumber(estimate->interval.upper);
        object[QStringLiteral("beta")] = roomBeta;
    }
    return jsonText(object);
}

void describeRoomOptions(CommandLine &line) {
    line.addOption("question", "TEXT", "what the class is asked; its answers are yes and no");
    line.addOption("title", "TEXT", "what the class is called, above the question; default none");
    line.addOption("design", "forced|warner", "forced response or Warner's design; default forced");
    line.addOption("q", "Q",
                   "probability of a forced yes and of a forced no, or of the opposite, in [0, 0.5); "
                   "default 0.25. 0 protects nobody");
    line.addOption("device", "phone|coins|dice",
                   "the phone's own coin, or coins or dice in the pupils' hands; "
                   "default phone");
    line.addOption("address", "A", "address of this computer to open; default that of its first network");
    line.addOption("port", "P", "port to open; default 8080, or the next that is free");
    line.addOption("answers", "N", "end after N answers; default 10000, the most there are");
    line.addOption("output", "FILE", "write the result there");
    addFormatOption(line);
    line.setFooter("Where to go is written to standard error. Only counts are kept: no addresses, times or order.\n"
                   "The page comes over HTTP: others in the network can read the randomized answers, never the true\n"
                   "ones, which stay on the phones.");
}

/// Serves until there are enough answers, or somebody interrupts.
void serve(const RoomJob &job, const std::shared_ptr<Room> &room) {
    // Before anybody can answer: what was counted isn't lost.
    const auto previous = std::signal(SIGINT, [](int) { interrupted = 1; });
    const auto previousTerm = std::signal(SIGTERM, [](int) { interrupted = 1; });
    RoomServer server(room);
    server.open(job.address, job.port);
    std::cerr << "The class is open at " << server.link().toStdString() << " (type " << server.place().toStdString()
              << ", class code " << room->code() << "). Ctrl-C ends it." << std::endl;
    QTimer tick;
    QObject::connect(&tick, &QTimer::timeout, &tick, [] {
        if (interrupted != 0)
            QCoreApplication::quit();
    });
    tick.start(signalTick);
    QObject::connect(&server, &RoomServer::counted, &server, [&] {
        if (room->counts().answers() >= job.answers)
            QCoreApplication::quit();
    });
    QCoreApplication::exec();
    std::signal(SIGINT, previous);
    std::signal(SIGTERM, previousTerm);
}

} // namespace

int roomCommand(std::span<const std::string> arguments) {
    CommandLine line(
        "room --question TEXT [--title TEXT] [--design forced|warner] [--q Q] [--device phone|coins|dice] [--address "
        "A] "
        "[--port P] [--answers N] [--output FILE] [--format text|json]",
        "Asks a class on its phones, until there are N answers or Ctrl-C, and prints what was counted and\n"
        "the estimated share with its 95 % Clopper-Pearson interval.");
    describeRoomOptions(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        print(line.help());
        return 0;
    }
    const RoomJob job = roomJobOf(line);
    const auto room = std::make_shared<Room>(job.plan, RoomCounts{}, job.answers);
    Output output(job.output); // what can't be written is refused before anybody is asked
    int count = 1;
    std::array<char, 10> name{"halftruth"};
    std::array<char *, 2> words{name.data(), nullptr};
    const QCoreApplication application(count, words.data());
    serve(job, room);
    const RoomCounts counts = room->counts();
    output.write(job.json ? resultJson(job.plan, counts) : resultText(job.plan, counts));
    output.finish();
    return 0;
}

} // namespace halftruth
