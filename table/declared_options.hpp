#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/core/declare.hpp"
#include "table/options.hpp"

// The options of a game for people, made from what it declares (engine/<game>/declared_options.hpp).
namespace paddock::table {

void describe_flag(OptionInfo& info, bool usual);
void describe_whole(OptionInfo& info, const declare::Whole& form, int usual);
void describe_words(OptionInfo& info, std::span<const std::string_view> words, std::string_view usual);

inline void describe_values(OptionInfo& info, const declare::Flag& /*form*/, bool usual) { describe_flag(info, usual); }
template <class Value>
void describe_values(OptionInfo& info, const declare::Whole& form, Value usual) {
    describe_whole(info, form, static_cast<int>(usual));
}
template <class Value, std::size_t Count>
void describe_values(OptionInfo& info, const declare::Word<Value, Count>& form, Value usual) {
    std::array<std::string_view, Count> words{};
    for (std::size_t i = 0; i < Count; ++i) words[i] = form.names[i].name;
    describe_words(info, words, name_in(form.names, usual));
}

// An option and its place in lists for people, from 1 on; 0: after all that have one.
struct PlacedOption {
    int place;
    OptionInfo info;
};
std::vector<OptionInfo> in_places(std::vector<PlacedOption> placed);

template <class Options, class... Declared>
std::vector<OptionInfo> described_options(const std::tuple<Declared...>& declared, const Options& usual) {
    std::vector<PlacedOption> placed;
    declare::for_each(declared, [&](const auto& option) {
        placed.push_back({option.place, OptionInfo{.key = option.field.key,
                                                   .rules = option.rules,
                                                   .group = option.group,
                                                   .usual_when_slow = option.when_slow}});
        describe_values(placed.back().info, option.field.form, usual.*option.field.member);
    });
    return in_places(std::move(placed));
}

}  // namespace paddock::table
