// The tests of the core: plain numbers and values, no window.

#include "tests/support/test_program.h"

#include <QCoreApplication>

int main(int argc, char **argv) {
    const QCoreApplication application(argc, argv);
    return testing::run(argc, argv);
}
