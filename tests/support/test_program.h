#pragma once

#include <QTest>

#include <filesystem>
#include <functional>
#include <map>
#include <string>

/// Many tests in one program: each file names its class with HALFTRUTH_TEST, and the program runs the one whose
/// file's name it is given: `halftruth_core_tests tst_accuracy [options of Qt Test]`.
namespace testing {

using Run = std::function<int(int argc, char **argv)>;

/// By the name of the file, without its ending.
inline std::map<std::string, Run> &runs() {
    static std::map<std::string, Run> all;
    return all;
}

template <class Test>
bool add(const char *file) {
    return runs()
        .emplace(std::filesystem::path(file).stem().string(),
                 [](int argc, char **argv) {
                     Test test;
                     return QTest::qExec(&test, argc, argv);
                 })
        .second;
}

/// What main() does once there is an application: runs the test named by the first argument.
inline int run(int argc, char **argv) {
    const auto found = argc > 1 ? runs().find(argv[1]) : runs().end();
    if (found == runs().end()) {
        qWarning("usage: %s TEST [options of Qt Test]; the tests are:", argv[0]);
        for (const auto &[name, each] : runs())
            qWarning("  %s", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return found->second(argc - 1, argv + 1);
}

} // namespace testing

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): the class and the name of the file can't be had otherwise
#define HALFTRUTH_TEST(Class) static const bool registered##Class = testing::add<Class>(__FILE__);
