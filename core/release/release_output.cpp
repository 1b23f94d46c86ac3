#include "core/release/release_output.h"

#include "core/data/csv_field.h"
#include "core/math/domain/domain.h"
#include "core/release/urn.h"
#include "core/simulation/pram_study.h"

namespace halftruth {

namespace {

/// The rows of labels, ready to be written: "Female,>50K".
class LabelRows {
public:
    explicit LabelRows(const ReleasePlan &plan) : m_group{plan.group()} {
        for (const Alphabet &alphabet : plan.alphabets) {
            std::vector<std::string> fields;
            for (const std::string &label : alphabet.labels)
                fields.push_back((m_fields.empty() ? "" : ",") + csvField(label));
            m_fields.push_back(std::move(fields));
        }
    }
    void write(std::size_t category, const Write &write) const {
        for (std::size_t i = 0; i < m_fields.size(); ++i)
            write(m_fields[i][m_group.value(static_cast<std::uint32_t>(category), i)]);
    }

private:
    ProductGroup m_group;
    std::vector<std::vector<std::string>> m_fields;
};

std::string variableNames(const ReleasePlan &plan) {
    std::string header;
    for (const Alphabet &alphabet : plan.alphabets)
        header += (header.empty() ? "" : ",") + csvField(alphabet.variable);
    return header;
}

/// One line without a comma, so that a reader of CSV takes it for a comment.
std::string comment(const ReleasePlan &plan) {
    const ReleaseDesign &design = plan.design;
    return "# epsilon " + shortestText(design.capped() ? design.attainedEpsilon() : design.epsilon) +
           " (replace-one; n public); " + std::to_string(design.samples) + " of " + std::to_string(design.n) +
           " records; gamma " + shortestText(design.gamma()) + "; " + english(categorySourceText(plan.source)) + "\n";
}

} // namespace

void writeReleasedRecords(const Sanitised &sanitised, const SecretKey &order, const Write &write) {
    const LabelRows rows(sanitised.plan);
    write(variableNames(sanitised.plan) + "\n");
    SecureRandom random(order);
    for (Urn urn(sanitised.released); urn.left() > 0;) {
        rows.write(urn.draw(random), write);
        write("\n");
    }
}

void writeReleaseEstimate(const Sanitised &sanitised, const Write &write) {
    const LabelRows rows(sanitised.plan);
    write(comment(sanitised.plan));
    write(variableNames(sanitised.plan) + ",released,estimate,projected estimate\n");
    const std::vector<double> raw = sanitised.estimate();
    const std::vector<double> projected = projectedOnSimplex(raw);
    for (std::size_t k = 0; k < raw.size(); ++k) {
        rows.write(k, write);
        write("," + std::to_string(sanitised.released[k]) + "," + shortestText(raw[k]) + "," +
              shortestText(projected[k]) + "\n");
    }
}

void writeReleaseMarginals(const Sanitised &sanitised, const Write &write) {
    write(comment(sanitised.plan));
    write("variable,label,estimate,projected estimate\n");
    const std::vector<double> raw = sanitised.estimate();
    const std::vector<double> projected = projectedOnSimplex(raw);
    for (std::size_t i = 0; i < sanitised.plan.alphabets.size(); ++i) {
        const Alphabet &alphabet = sanitised.plan.alphabets[i];
        const std::vector<double> rawSums = sanitised.marginal(raw, i);
        const std::vector<double> projectedSums = sanitised.marginal(projected, i);
        for (std::size_t value = 0; value < rawSums.size(); ++value)
            write(csvField(alphabet.variable) + "," + csvField(alphabet.labels[value]) + "," +
                  shortestText(rawSums[value]) + "," + shortestText(projectedSums[value]) + "\n");
    }
}

Text categorySourceText(CategorySource source) {
    return source == CategorySource::List ? tr("Categories from a list made without the data")
                                          : tr("Categories taken from the data: its labels are said to be public");
}

std::vector<Text> releaseWarnings(const ReleaseDesign &design, bool inOnePlace) {
    const double epsilon = design.capped() ? design.attainedEpsilon() : design.epsilon;
    std::vector<Text> warnings;
    if (design.capped())
        warnings.push_back(
            tr("The random source here can't draw events as rare as ε = {asked} asks for: this release "
               "has ε = {drawn}.",
               {{"asked", design.epsilon}, {"drawn", atMost(epsilon)}}));
    warnings.push_back(
        tr("ε = {epsilon} compares two tables of the same {n} people that differ in one person's record "
           "(replace-one neighbours). How many people there are is public.",
           {{"epsilon", atMost(epsilon)}, {"n", design.n}}));
    warnings.push_back(tr("Every further release of the same records costs its ε again: they add up."));
    warnings.push_back(
        tr("Against somebody who knows which records were sampled, the privacy parameter is ln γ = {parameter}.",
           {{"parameter", atMost(design.knownSampleLoss())}}));
    warnings.push_back(
        tr("Choosing among several releases by how close they come to the truth voids ε: of a file the "
           "difference is shown after saving, and only when asked for."));
    warnings.push_back(tr("The pads are numbers of a stream cipher (ChaCha20): that the server sees nothing rests on "
                          "that cipher. True one-time pads would rest on nothing."));
    if (inOnePlace)
        warnings.push_back(tr("All columns come from one file: this demonstrates the protocol in one place. Offices "
                              "that don't show each other their data run release curator-a, curator-b, server and "
                              "researcher on the command line."));
    return warnings;
}

std::vector<ReleaseParty> releaseParties(const ReleaseDesign &design) {
    const Argument epsilon{"epsilon", atMost(design.attainedEpsilon())};
    return {{tr("a curator"), tr("its own column, the common key, its own pad key"),
             tr("nothing of the others' data"),
             tr("which records are sampled: what is released then has the privacy parameter ln γ = {parameter}",
                {{"parameter", atMost(design.knownSampleLoss())}})},
            {tr("the server"), tr("its own noise"), tr("ciphertexts, uniform whatever the data are"),
             tr("n, m, ε and the categories; with all pad keys it would read every sampled record")},
            {tr("the researcher"), tr("all pad keys"), tr("perturbed ciphertexts, in random order"),
             tr("the sanitised records, with the privacy parameter ε = {epsilon}", {epsilon})},
            {tr("everybody"), tr("nothing"), tr("sanitised records and estimate"),
             tr("the same, with the privacy parameter ε = {epsilon}", {epsilon})}};
}

} // namespace halftruth
