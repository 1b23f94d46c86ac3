#include "core/math/domain/vector_registers.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

namespace halftruth {

#if defined(__x86_64__) && defined(__GNUC__)

namespace {

[[gnu::target("avx")]] void zeroUpperHalves() { _mm256_zeroupper(); }

} // namespace

void freeVectorRegisters() {
    if (__builtin_cpu_supports("avx"))
        zeroUpperHalves();
}

#else

void freeVectorRegisters() {}

#endif

} // namespace halftruth
