#include "ui/threads/arenas.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace halftruth {

void shareArenas() {
#ifdef __GLIBC__
    constexpr int arenas = 2;
    mallopt(M_ARENA_MAX, arenas);
#endif
}

} // namespace halftruth
