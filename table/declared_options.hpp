#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/declare.hpp"
#include "table/fields.hpp"
#include "table/options.hpp"

// The options of a game for people, made from what it declares (engine/<game>/declared_options.hpp).
namespace paddock::table {

inline void describe_values(OptionInfo& info, const declare::Flag& /*form*/, bool usual) {
    info.kind = OptionInfo::Kind::flag;
    info.values = "no yes";
    info.usual = usual ? "yes" : "no";
}
template <class Value>
void describe_values(OptionInfo& info, const declare::Whole& form, Value usual) {
    info.kind = form.step == 1 ? OptionInfo::Kind::count : OptionInfo::Kind::number;
    info.values = std::to_string(form.least);
    const int step = form.step == 1 ? form.most - form.least : form.step;
    for (int value = form.least + step; value <= form.most; value += step) info.values += " " + std::to_string(value);
    info.usual = std::to_string(usual);
}
template <class Value, std::size_t Count>
void describe_values(OptionInfo& info, const declare::Word<Value, Count>& form, Value usual) {
    info.kind = OptionInfo::Kind::word;
    for (const Named<Value>& entry : form.names)
        info.values += (info.values.empty() ? "" : " ") + std::string(entry.name);
    info.usual = name_in(form.names, usual);
}

// In the order of lists for people.
template <class Options, class... Declared>
std::vector<OptionInfo> described_options(const std::tuple<Declared...>& declared, const Options& usual) {
    struct Placed {
        int place;
        OptionInfo info;
    };
    std::vector<Placed> placed;
    declare::for_each(declared, [&](const auto& option) {
        OptionInfo info{
            .key = option.field.key, .rules = option.rules, .group = option.group, .usual_when_slow = option.when_slow};
        describe_values(info, option.field.form, usual.*option.field.member);
        const int last = sizeof...(Declared) + 1;
        placed.push_back({option.place == 0 ? last : option.place, std::move(info)});
    });
    std::ranges::stable_sort(placed, {}, &Placed::place);
    std::vector<OptionInfo> infos;
    for (Placed& each : placed) infos.push_back(std::move(each.info));
    return infos;
}

}  // namespace paddock::table
