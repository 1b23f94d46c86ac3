#include "core/parameters/short_names.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>
#include <vector>

namespace halftruth {

namespace {

struct ShortName {
    Phrase name;
    Phrase shorter;
};

constexpr std::array<ShortName, 62> shortNames{{
    {phrase("lie probability"), phrase("P(lie)")},
    {phrase("truthful answers"), phrase("truthful")},
    {phrase("forced yes answers"), phrase("forced yes")},
    {phrase("error probability"), phrase("risk of error")},
    {phrase("privacy parameter"), phrase("DP parameter")},
    {phrase("slack of the guarantee"), phrase("slack")},
    {phrase("belief before the answer"), phrase("belief before")},
    {phrase("belief before the answers"), phrase("belief before")},
    {phrase("prior's weight of yes"), phrase("prior yes")},
    {phrase("prior's weight of no"), phrase("prior no")},
    {phrase("limit of the error"), phrase("error limit")},
    {phrase("yes answers of one person"), phrase("yes answers")},
    {phrase("people to draw from"), phrase("to draw from")},
    {phrase("collection of records"), phrase("collection")},
    {phrase("probability of the opposite statement"), phrase("P(opposite)")},
    {phrase("values of a variable"), phrase("values each")},
    {phrase("wanted power"), phrase("power")},
    {phrase("samples"), phrase("drawn")},
    {phrase("marked contour"), phrase("contour")},
    {phrase("true prevalence of the second group"), phrase("second group")},
    {phrase("curves in equal steps"), phrase("curves")},
    {phrase("curves by equal factors"), phrase("curves")},
    {phrase("Warner: one of two opposite statements"), phrase("Warner's design")},
    {phrase("crosswise: are two answers equal?"), phrase("crosswise model")},
    {phrase("Kuk: cards from one of two decks"), phrase("Kuk's cards")},
    {phrase("Mangat: only a yes is protected"), phrase("Mangat's design")},
    {phrase("Clopper–Pearson interval"), phrase("Clopper–Pearson")},
    {phrase("exact, for these n people"), phrase("for these n people")},
    {phrase("the same population, other device"), phrase("other device")},
    {phrase("another group, same device"), phrase("another group")},
    {phrase("people enough for an error below α with confidence about 1 − β, normal approximation"),
     phrase("people enough for α with confidence about 1 − β, normal")},
    {phrase("probability that the privacy loss exceeds ε in the other direction, with one true yes more"),
     phrase("P(privacy loss > ε), with one true yes more")},
    {phrase("quantile of the privacy loss of a collection of a vector and its opposite, simulated"),
     phrase("quantile of the loss of a vector and its opposite, simulated")},
    {phrase("probability that the privacy loss of a vector and its opposite exceeds ε, simulated"),
     phrase("P(loss of a vector and its opposite > ε), simulated")},
    {phrase("root mean square error of several curators' joint shares, uniform data, at its best m"),
     phrase("RMS error of joint shares, uniform data, at its best m")},
    {phrase("expected loss of the optimal mechanism for ordered categories, equally frequent"),
     phrase("expected loss, optimal mechanism, equally frequent")},
    {phrase("expected loss of the truncated geometric mechanism, categories equally frequent"),
     phrase("expected loss, truncated geometric mechanism, equally frequent")},
    {phrase("expected loss of generalized randomized response, categories equally frequent"),
     phrase("expected loss, generalized randomized response, equally frequent")},
    {phrase("probability that the exact interval contains the share of these n people"),
     phrase("coverage of the exact interval for these n people")},
    {phrase("probability that Wald's interval contains the prevalence, Kuk's cards"),
     phrase("coverage of Wald's interval, Kuk's cards")},
    {phrase("probability that Wilson's interval contains the prevalence, Kuk's cards"),
     phrase("coverage of Wilson's interval, Kuk's cards")},
    {phrase("probability that Clopper and Pearson's interval contains the prevalence, Kuk's cards"),
     phrase("coverage of Clopper and Pearson's interval, Kuk's cards")},
    {phrase("probability that the exact interval contains the share of these n people, Kuk's cards"),
     phrase("coverage of the exact interval for these n people, Kuk's cards")},
    {phrase("posterior probability that the prevalence is above π₀, forced response"),
     phrase("P(prevalence > π₀) a posteriori, forced response")},
    {phrase("lower end of the equal-tailed credible interval, forced response"),
     phrase("lower end of the credible interval, forced response")},
    {phrase("upper end of the equal-tailed credible interval, forced response"),
     phrase("upper end of the credible interval, forced response")},
    {phrase("probability that the credible interval contains the prevalence, forced response"),
     phrase("coverage of the credible interval, forced response")},
    {phrase("probability that the two-sided z test rejects, forced response"),
     phrase("P(two-sided z test rejects), forced response")},
    {phrase("probability that the two-sided test of two groups rejects, forced response"),
     phrase("P(two-sided test of two groups rejects), forced response")},
    {phrase("estimated prevalence of the innocuous trait, unrelated question of unknown prevalence"),
     phrase("estimate of the innocuous trait, unrelated question")},
    {phrase("standard error of the estimated prevalence, unrelated question of unknown prevalence"),
     phrase("standard error, unrelated question of unknown prevalence")},
    {phrase("standard error of the innocuous trait's estimate, unrelated question of unknown prevalence"),
     phrase("standard error of the innocuous trait, unrelated question")},
    {phrase("variance of the estimated prevalence, unrelated question of unknown prevalence"),
     phrase("variance, unrelated question of unknown prevalence")},
    {phrase("lower end of Wald's interval for the difference of two groups, forced response"),
     phrase("lower end of Wald's interval, two groups, forced response")},
    {phrase("upper end of Wald's interval for the difference of two groups, forced response"),
     phrase("upper end of Wald's interval, two groups, forced response")},
    {phrase("variance of a frequency, generalized randomized response"),
     phrase("variance, generalized randomized response")},
    {phrase("error of all K frequencies at once, generalized randomized response"),
     phrase("error of all K, generalized randomized response")},
    {phrase("number of values from which OUE beats generalized randomized response"),
     phrase("number of values from which OUE is better")},
    {phrase("probability of an error of α or more of the share that a trusted curator releases"),
     phrase("P(error ≥ α), share from a trusted curator")},
    {phrase("error of a trusted curator's share that is exceeded with probability at most β"),
     phrase("error of a trusted curator, confidence at least 1 − β")},
    {phrase("error of a population's estimated share that is exceeded with probability about β"),
     phrase("error of a population's share, confidence about 1 − β")},
    {phrase("people to ask for an error below α of a population's share with confidence about 1 − β"),
     phrase("people to ask for an error below α of a population's share")},
}};

} // namespace

Phrase shorterName(Phrase name) {
    const auto found = std::ranges::find(shortNames, name, &ShortName::name);
    return found == shortNames.end() ? name : found->shorter;
}

Text shorterName(const Text &name) {
    const auto found =
        std::ranges::find(shortNames, name.source, [](const ShortName &each) { return std::string_view(each.name); });
    if (found != shortNames.end())
        return found->shorter;
    std::vector<Argument> arguments(name.arguments.begin(), name.arguments.end());
    for (Argument &each : arguments)
        if (const auto *part = std::get_if<Text>(&each.value))
            each.value = shorterName(Text(*part));
    Text shorter = name;
    shorter.arguments = Arguments(std::move(arguments));
    return shorter;
}

} // namespace halftruth
