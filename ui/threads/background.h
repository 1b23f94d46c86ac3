#pragma once

namespace halftruth {

/// Lets other threads go first where both want a processor, from now on and those that this one begins: the window's
/// is one, and so are the threads that Qt fills large shapes on while the window's waits for them. Where nobody else
/// wants it nothing becomes slower. Only on Linux, where a thread has such a number of its own.
void goToBackground();

} // namespace halftruth
