// The tests of the window and its parts. No display is needed.

#include "tests/support/test_program.h"

#include <QApplication>

int main(int argc, char **argv) {
    const QApplication application(argc, argv);
    QTEST_SET_MAIN_SOURCE_PATH
    return testing::run(argc, argv);
}
