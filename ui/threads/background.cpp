#include "ui/threads/background.h"

#ifdef __linux__
#include <unistd.h>
#endif

namespace halftruth {

void goToBackground() {
#ifdef __linux__
    constexpr int nicer = 5; // a third of the time of a thread that isn't, where both want all of it
    (void)nice(nicer);       // of this thread alone, whatever POSIX says
#endif
}

} // namespace halftruth
