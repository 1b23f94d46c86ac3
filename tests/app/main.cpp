// The tests of the built program from outside. They know nothing of its sources.

#include "tests/support/test_program.h"

#include <QCoreApplication>

int main(int argc, char **argv) {
    const QCoreApplication application(argc, argv);
    return testing::run(argc, argv);
}
