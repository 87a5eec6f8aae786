#include "bots/advice.hpp"

namespace paddock::bots {

std::string_view name_of(Verdict verdict) {
    constexpr std::array<std::string_view, 4> names{"advised", "sensible", "risky", "hopeless"};
    return names[static_cast<std::size_t>(verdict)];
}

Verdict verdict_on(double cost, double least, const Margins& margins) {
    if (cost <= least + margins.sensible) return Verdict::sensible;
    return cost <= least + margins.risky ? Verdict::risky : Verdict::hopeless;
}

std::string in_words(const Reason& reason, const table::Words& words) {
    std::vector<table::Param> params;
    for (const Reason::Figure& figure : reason.figures) params.emplace_back(figure.name, figure.value);
    return words.say(reason.key, params);
}

table::Json to_json(const Advice& advice) {
    if (advice.answers.empty()) return nullptr;
    table::Json figures = table::Json::object();
    for (const Reason::Figure& figure : advice.reason.figures) figures[std::string(figure.name)] = figure.value;
    table::Json verdicts = table::Json::object();
    for (const Advice::Answer& answer : advice.answers) verdicts[answer.choice] = name_of(answer.verdict);
    return {{"choice", advice.answers[0].choice},
            {"reason", {{"key", advice.reason.key}, {"figures", std::move(figures)}}},
            {"verdicts", std::move(verdicts)}};
}

}  // namespace paddock::bots
