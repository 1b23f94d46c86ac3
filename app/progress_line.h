#pragma once

namespace halftruth {

/// While it lives, a line at the end of a terminal's standard error says how long a command has been at work, and how
/// far it has come where that is known: "12 s, 40 %". Not for the first half second, not where standard error is no
/// terminal, and not once the answer is being written to a terminal. There is one at a time.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    /// How much of the work is done, in [0, 1]; without effect where there is no line. Cheap enough for every row.
    static void tell(double share);
    /// The line is taken away for good: something else is written to the terminal.
    static void end();
};

} // namespace halftruth
