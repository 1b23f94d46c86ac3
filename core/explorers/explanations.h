#pragma once

#include <string_view>

/// What each explorer explains to a student: what is drawn, the formula, what to try, the source, the misreading.
/// Rich text with <p>, <b>, <i>, <sup>, <sub> only.
namespace halftruth::explanation {

inline constexpr std::string_view randomizedResponse =
    "<p>A person is asked a yes/no question and gives the <b>wrong</b> answer with probability <i>q</i>, the true "
    "one with probability <i>p</i> = 1 − <i>q</i>. Nobody can tell from an answer which of the two happened.</p>"
    "<p><i>ε</i> = ln((1 − <i>q</i>)/<i>q</i>) is the privacy loss: whatever was believed before, an answer "
    "multiplies "
    "the odds by at most <i>e</i><sup><i>ε</i></sup>. The trade-off curve says the same about guessing: no test "
    "between a yes and a no can have both error rates below it.</p>"
    "<p><b>Try:</b> <i>q</i> = ¼, two coin flips, gives <i>ε</i> = ln 3. Move <i>q</i> towards ½ and watch the "
    "posterior curves close onto the diagonal.</p>"
    "<p><b>Often misread:</b> a small <i>ε</i> bounds the change of belief, not the belief: with a prior of 0.99 the "
    "posterior is high whatever the answer.</p>"
    "<p>Sources: [KR1] sections 1 and 2; [GA]; [WN]; Warner 1965.</p>";

inline constexpr std::string_view accuracy =
    "<p>From the share <i>r</i> of yes answers the true share is estimated as (<i>r</i> − <i>q</i>)/(1 − 2<i>q</i>). "
    "The first chart shows the error <i>α</i> that is exceeded with probability <i>β</i>; the second how quickly "
    "larger "
    "errors become rare; the third how many people each bound asks for.</p>"
    "<p>The database is fixed: only the coins are random. The <b>exact</b> curve is the distribution of the count "
    "itself. Hoeffding, Chebyshev, Bernstein and Chernoff are upper bounds on it; the normal curve is an "
    "approximation and may lie on either side.</p>"
    "<p><b>Try:</b> <i>q</i> = 0.05, where Bernstein beats Hoeffding clearly, and <i>q</i> = 0.45, where it "
    "doesn't.</p>"
    "<p><b>Often misread:</b> Hoeffding's bound is not the error. It holds for every <i>q</i> and doesn't know that "
    "rare lies vary less.</p>"
    "<p>Sources: [GA]; [WN]; Hoeffding 1963; Bernstein; Chernoff 1952; [KR2] section 3.1.</p>";

inline constexpr std::string_view privacyRatio =
    "<p>Only the number <i>s</i> of yes answers is published. <i>π</i>(<i>s</i>; <i>m</i>) = "
    "P[<i>A</i>(<i>m</i>) = <i>s</i>]/P[<i>A</i>(<i>m</i>+1) = <i>s</i>] compares how likely that count is when one "
    "person's true answer is a no and when it is a yes.</p>"
    "<p>The map shows ln <i>π</i> for every outcome (across) and every number of true ones (up). Between the two "
    "heavy "
    "lines the count falls with probability 1 − <i>β</i>. The charts below are the chosen row and column.</p>"
    "<p><b>Try:</b> click in the map; raise <i>n</i> and watch the heavy lines close in on the white valley while "
    "the "
    "corners stay as dark as they were.</p>"
    "<p><b>Often misread:</b> counting does not lower the pure <i>ε</i>: at <i>s</i> = 0 the ratio is "
    "<i>p</i>/<i>q</i> "
    "whatever <i>m</i> is. What the crowd buys is how rarely that happens.</p>"
    "<p>Source: [KR2] section 3.</p>";

inline constexpr std::string_view bitVectors =
    "<p>A record of <i>L</i> bits is reported with every bit flipped on its own with probability <i>q</i>. The "
    "number of "
    "flips is binomial; one particular report at Hamming distance <i>d</i> has probability "
    "<i>p</i><sup><i>L</i>−<i>d</i></sup> <i>q</i><sup><i>d</i></sup>.</p>"
    "<p>Two records may differ in every bit, so the loss adds up: <i>ε</i> = <i>L</i> ln((1 − "
    "<i>q</i>)/<i>q</i>).</p>"
    "<p><b>Try:</b> double <i>L</i>, then find the <i>q</i> that brings <i>ε</i> back.</p>"
    "<p><b>Often misread:</b> the untouched report is always the single most likely one, and yet for long records "
    "hardly anybody sends it.</p>"
    "<p>Source: [KR1] sections 1 and 2.</p>";

inline constexpr std::string_view sampling =
    "<p>Two curators draw the same <i>m</i> of <i>n</i> records, and each record's category is kept <i>γ</i> times "
    "as "
    "often as it is turned into any one other of the <i>K</i> categories (PRAM). Drawing fewer records protects "
    "those "
    "who may not be in the sample, so that less noise is needed: <i>γ</i> = 1 + (<i>n</i>/<i>m</i>)"
    "(<i>e</i><sup><i>ε</i></sup> − 1). Too few samples, and the estimate suffers from having seen too little.</p>"
    "<p>The first chart shows both effects: the published bound, a tighter one, and the exact root mean square "
    "error, "
    "each with its optimum.</p>"
    "<p><b>Try:</b> the Adult census counts, sex by income, at <i>ε</i> = 0.5: 7 921 samples by the bound, 4 932 "
    "exactly.</p>"
    "<p><b>Often misread:</b> sampling helps only below <i>ε</i> = ln(1 + <i>K</i><sup>3/2</sup>/(√<i>K</i> + 1)), "
    "and "
    "only against somebody who doesn't know who was sampled.</p>"
    "<p>Source: [LWR], Theorems III.2 and III.4; the exact error is derived from section III.</p>";

inline constexpr std::string_view mechanisms =
    "<p>Everybody holds one of <i>K</i> values and reports it with privacy loss <i>ε</i>; the frequency of each "
    "value "
    "is estimated. A report supports the own value with probability <i>p</i>*, any other with <i>q</i>*; the charts "
    "show <i>n</i> times the variance of the estimate for a value of frequency <i>f</i>.</p>"
    "<p><b>Generalized randomized response</b> (GRR) names one value and suffers from many; the <b>encodings</b> "
    "(SUE, OUE: a bit for every value; BLH, OLH, Hadamard: a hash or a transform) don't mind how many there are. "
    "<b>Subset selection</b> names several values at once and goes from the one to the other.</p>"
    "<p><b>Try:</b> few categories and a large <i>ε</i>, then many and a small one: at <i>f</i> = 0 GRR and OUE are "
    "equally good at <i>K</i> = 3<i>e</i><sup><i>ε</i></sup> + 2.</p>"
    "<p><b>Often misread:</b> the lowest variance is not the whole price: a report of OUE has <i>K</i> bits, one of "
    "BLH a single one beside the seed.</p>"
    "<p>Sources: Wang, Blocki, Li and Jha 2017; Ye and Barg 2018; Acharya, Sun and Zhang 2019.</p>";

inline constexpr std::string_view survey =
    "<p>Every design is two numbers: <i>a</i>, the chance of a yes with the trait, and <i>b</i>, without it. The "
    "share "
    "of yes answers lies at <i>b</i> + <i>π</i>(<i>a</i> − <i>b</i>), so the prevalence is estimated as "
    "(yes/<i>n</i> − <i>b</i>)/(<i>a</i> − <i>b</i>).</p>"
    "<p>The bars are confidence intervals, cut to [0, 1] and, thin, as they come. The second chart shows how often "
    "each "
    "contains the truth; the third how many people a test needs to notice the prevalence at all.</p>"
    "<p><b>Try:</b> the survey in Nigeria, 831 yes answers of 2435 with a die: 26 %, between 23 % and 29 %.</p>"
    "<p><b>Often misread:</b> Wald's interval is nominal only. With few people, or near 0 and 1, it misses far more "
    "often than it says, and an interval that shrinks to 0 or 1 is no sign of precision but of answers that "
    "contradict "
    "the design.</p>"
    "<p>Sources: Warner 1965; Boruch 1971; Greenberg et al. 1969; Kuk 1990; Blair, Imai and Zhou 2015; [KR2] section "
    "3.1.3.</p>";

} // namespace halftruth::explanation
