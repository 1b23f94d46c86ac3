#pragma once

namespace halftruth {

/// From now on a double click on a number in a field selects all of it: a text is selected by words, of which "0.5"
/// has two. Installed once, however often it is called; needs the application.
void selectNumbersWhole();

} // namespace halftruth
