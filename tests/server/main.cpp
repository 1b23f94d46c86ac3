// The tests of the page for phones and of what serves it. No display is needed, and no network but the loopback.

#include "tests/support/test_program.h"

#include <QCoreApplication>

int main(int argc, char **argv) {
    const QCoreApplication application(argc, argv);
    QTEST_SET_MAIN_SOURCE_PATH
    return testing::run(argc, argv);
}
