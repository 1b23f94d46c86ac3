#pragma once

namespace halftruth {

/// Has all threads take their memory from two arenas, where the C library is glibc. Each of ours has one of its own
/// otherwise, and what all of them keep of what they no longer use is a third more than what the window needs, and
/// grows for hours. Called before the first thread.
void shareArenas();

} // namespace halftruth
