#pragma once

namespace halftruth {

/// Frees the upper halves of the vector registers, which other libraries leave in use: drawing with Qt 6.4 does, and
/// a thread begins with those of the one that started it. As long as they are in use, code that is compiled for every
/// x86-64 waits for them with each floating-point instruction: a point of a curve took 500 ns instead of 45. To be
/// called where long computing or drawing begins; it costs a nanosecond, and is nothing on other processors.
void freeVectorRegisters();

} // namespace halftruth
