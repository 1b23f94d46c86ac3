#include "core/text/bibliography.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <regex>

namespace halftruth {

namespace {

constexpr auto sources = std::to_array<Source>({
    {"KR1", "M. Zhilyaev and D. Zeber", 2016, "K-Randomization", "manuscript of 7 January 2016"},
    {"KR2", "M. Zhilyaev and D. Zeber", 2016, "K-Randomization", "manuscript of 24 February 2016"},
    {"WN", "Anonymous", 2021, "Differential privacy: randomized response", "lecture notes after CS 860, in Chinese"},
    {"LWR", "B.-R. Lin, Y. Wang and S. Rane", 2013,
     "On the benefits of sampling in privacy preserving statistical analysis on distributed databases",
     "arXiv:1304.4613"},
    {"GA", "M. Gaboardi", 2017, "Differential privacy: randomized response",
     "slides of CSE 660, University at Buffalo, 13 September 2017"},
    {"Acharya et al. 2019", "J. Acharya, Z. Sun and H. Zhang", 2019,
     "Hadamard response: estimating distributions privately, efficiently, and with little communication",
     "AISTATS 2019"},
    {"Balle et al. 2018", "B. Balle, G. Barthe and M. Gaboardi", 2018,
     "Privacy amplification by subsampling: tight analyses via couplings and divergences", "NeurIPS 2018"},
    {"Balle et al. 2019", "B. Balle, J. Bell, A. Gascón and K. Nissim", 2019,
     "The privacy blanket of the shuffle model", "CRYPTO 2019"},
    {"Balle and Wang 2018", "B. Balle and Y.-X. Wang", 2018,
     "Improving the Gaussian mechanism for differential privacy: analytical calibration and optimal denoising",
     "ICML 2018"},
    {"Bassily and Smith 2015", "R. Bassily and A. Smith", 2015,
     "Local, private, efficient protocols for succinct histograms", "STOC 2015"},
    {"Bernstein 1924", "S. N. Bernstein", 1924,
     "On a modification of Chebyshev's inequality and of the error formula of Laplace",
     "Annales scientifiques des institutions savantes de l'Ukraine, section mathématique 1, 38–49"},
    {"Blair et al. 2015", "G. Blair, K. Imai and Y.-Y. Zhou", 2015,
     "Design and analysis of the randomized response technique",
     "Journal of the American Statistical Association 110(511), 1304–1319"},
    {"Boruch 1971", "R. F. Boruch", 1971,
     "Assuring confidentiality of responses in social research: a note on strategies",
     "The American Sociologist 6(4), 308–311"},
    {"Chatzikokolakis et al. 2013", "K. Chatzikokolakis, M. E. Andrés, N. E. Bordenabe and C. Palamidessi", 2013,
     "Broadening the scope of differential privacy using metrics", "PETS 2013"},
    {"Chernoff 1952", "H. Chernoff", 1952,
     "A measure of asymptotic efficiency for tests of a hypothesis based on the sum of observations",
     "Annals of Mathematical Statistics 23(4), 493–507"},
    {"Clopper and Pearson 1934", "C. J. Clopper and E. S. Pearson", 1934,
     "The use of confidence or fiducial limits illustrated in the case of the binomial", "Biometrika 26(4), 404–413"},
    {"Cochran 1977", "W. G. Cochran", 1977, "Sampling techniques", "3rd edition, Wiley"},
    {"Dong et al. 2022", "J. Dong, A. Roth and W. J. Su", 2022, "Gaussian differential privacy",
     "Journal of the Royal Statistical Society: Series B 84(1), 3–37"},
    {"Dwork and Roth 2014", "C. Dwork and A. Roth", 2014, "The algorithmic foundations of differential privacy",
     "Foundations and Trends in Theoretical Computer Science 9(3–4), 211–407"},
    {"Dwork et al. 2006", "C. Dwork, F. McSherry, K. Nissim and A. Smith", 2006,
     "Calibrating noise to sensitivity in private data analysis", "TCC 2006"},
    {"Dwork et al. 2010", "C. Dwork, G. N. Rothblum and S. Vadhan", 2010, "Boosting and differential privacy",
     "FOCS 2010"},
    {"Erlingsson et al. 2014", "Ú. Erlingsson, V. Pihur and A. Korolova", 2014,
     "RAPPOR: randomized aggregatable privacy-preserving ordinal response", "CCS 2014"},
    {"Erlingsson et al. 2019", "Ú. Erlingsson, V. Feldman, I. Mironov, A. Raghunathan, K. Talwar and A. Thakurta",
     2019, "Amplification by shuffling: from local to central differential privacy via anonymity", "SODA 2019"},
    {"Feldman et al. 2021", "V. Feldman, A. McMillan and K. Talwar", 2021,
     "Hiding among the clones: a simple and nearly optimal analysis of privacy amplification by shuffling",
     "FOCS 2021"},
    {"Feldman et al. 2023", "V. Feldman, A. McMillan and K. Talwar", 2023,
     "Stronger privacy amplification by shuffling for Rényi and approximate differential privacy", "SODA 2023"},
    {"Ghosh et al. 2012", "A. Ghosh, T. Roughgarden and M. Sundararajan", 2012,
     "Universally utility-maximizing privacy mechanisms", "SIAM Journal on Computing 41(6), 1673–1693"},
    {"Fleiss et al. 2003", "J. L. Fleiss, B. Levin and M. C. Paik", 2003,
     "Statistical methods for rates and proportions", "3rd edition, Wiley"},
    {"Greenberg et al. 1969", "B. G. Greenberg, A.-L. A. Abul-Ela, W. R. Simmons and D. G. Horvitz", 1969,
     "The unrelated question randomized response model: theoretical framework",
     "Journal of the American Statistical Association 64(326), 520–539"},
    {"Hoeffding 1963", "W. Hoeffding", 1963, "Probability inequalities for sums of bounded random variables",
     "Journal of the American Statistical Association 58(301), 13–30"},
    {"Kairouz et al. 2015", "P. Kairouz, S. Oh and P. Viswanath", 2015,
     "The composition theorem for differential privacy", "ICML 2015"},
    {"Kairouz et al. 2016", "P. Kairouz, K. Bonawitz and D. Ramage", 2016,
     "Discrete distribution estimation under local privacy", "ICML 2016"},
    {"Koskela et al. 2020", "A. Koskela, J. Jälkö and A. Honkela", 2020,
     "Computing tight differential privacy guarantees using FFT", "AISTATS 2020"},
    {"Kuk 1990", "A. Y. C. Kuk", 1990, "Asking sensitive questions indirectly", "Biometrika 77(2), 436–438"},
    {"Mangat 1994", "N. S. Mangat", 1994, "An improved randomized response strategy",
     "Journal of the Royal Statistical Society: Series B 56(1), 93–95"},
    {"Mironov 2017", "I. Mironov", 2017, "Rényi differential privacy", "CSF 2017"},
    {"Near et al. 2025", "J. P. Near, D. Darais, N. Lefkovitz and G. S. Howarth", 2025,
     "Guidelines for evaluating differential privacy guarantees", "NIST Special Publication 800-226"},
    {"Neyman and Pearson 1933", "J. Neyman and E. S. Pearson", 1933,
     "On the problem of the most efficient tests of statistical hypotheses",
     "Philosophical Transactions of the Royal Society A 231, 289–337"},
    {"Wang et al. 2016", "S. Wang, L. Huang, P. Wang, Y. Nie, H. Xu, W. Yang, X.-Y. Li and C. Qiao", 2016,
     "Mutual information optimally local private discrete distribution estimation", "arXiv:1607.08025"},
    {"Wang et al. 2017", "T. Wang, J. Blocki, N. Li and S. Jha", 2017,
     "Locally differentially private protocols for frequency estimation", "USENIX Security 2017"},
    {"Warner 1965", "S. L. Warner", 1965,
     "Randomized response: a survey technique for eliminating evasive answer bias",
     "Journal of the American Statistical Association 60(309), 63–69"},
    {"Wasserman and Zhou 2010", "L. Wasserman and S. Zhou", 2010, "A statistical framework for differential privacy",
     "Journal of the American Statistical Association 105(489), 375–389"},
    {"Wilson 1927", "E. B. Wilson", 1927, "Probable inference, the law of succession, and statistical inference",
     "Journal of the American Statistical Association 22(158), 209–212"},
    {"Winkler and Franklin 1979", "R. L. Winkler and L. A. Franklin", 1979,
     "Warner's randomized response model: a Bayesian approach",
     "Journal of the American Statistical Association 74(365), 207–214"},
    {"Ye and Barg 2018", "M. Ye and A. Barg", 2018,
     "Optimal schemes for discrete distribution estimation under locally differential privacy",
     "IEEE Transactions on Information Theory 64(8), 5662–5676"},
    {"Yu et al. 2008", "J.-W. Yu, G.-L. Tian and M.-L. Tang", 2008,
     "Two new models for survey sampling with sensitive characteristic: design and analysis",
     "Metrika 67(3), 251–263"},
});

/// "section 3.1" in the reader's language; numbers alone are the same in all.
Text placeText(std::string_view place) {
    const std::string number(place.substr(place.find(' ') + 1));
    if (place.starts_with("section "))
        return tr("section {number}", {{"number", number}});
    if (place.starts_with("sections "))
        return tr("sections {number}", {{"number", number}});
    if (place.starts_with("theorem "))
        return tr("theorem {number}", {{"number", number}});
    if (place.starts_with("proposition "))
        return tr("proposition {number}", {{"number", number}});
    if (place.starts_with("lemma "))
        return tr("lemma {number}", {{"number", number}});
    if (place.starts_with("equation "))
        return tr("equation {number}", {{"number", number}});
    return Text::verbatim(std::string(place));
}

} // namespace

bool Source::shownWhole() const { return id.find(' ') == std::string_view::npos; }

std::span<const Source> bibliography() { return sources; }

const Source *findSource(std::string_view id) {
    const auto found = std::ranges::find(sources, id, &Source::id);
    return found == sources.end() ? nullptr : &*found;
}

Text cite(std::string_view id, std::string_view place) {
    assert(findSource(id));
    return place.empty() ? tr("[{source}]", {{"source", id}})
                         : tr("[{source}, {place}]", {{"source", id}, {"place", placeText(place)}});
}

std::vector<std::string> citedIn(std::string_view text) {
    // A capital, another letter or digit: P[A = s] and intervals are left out; so is what has an operator in it.
    static const std::regex bracket(R"((^|[^A-Za-z\])])\[([A-Z][^\]\[=<>|]*[^\]\[=<>|])\])");
    const std::string whole(text);
    std::vector<std::string> ids;
    for (std::sregex_iterator each(whole.begin(), whole.end(), bracket), end; each != end; ++each) {
        std::string inside = (*each)[2].str();
        while (!inside.empty()) {
            const std::size_t semicolon = inside.find(';');
            const std::string one = inside.substr(0, semicolon);
            ids.push_back(one.substr(0, one.find(',')));
            inside = semicolon == std::string::npos ? "" : inside.substr(semicolon + 1);
            inside.erase(0, inside.find_first_not_of(' '));
        }
    }
    return ids;
}

} // namespace halftruth
