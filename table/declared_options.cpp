#include "table/declared_options.hpp"

#include <algorithm>

// What described_options does alike for every option stands here, once: modules for the browser must stay small.
namespace paddock::table {

void describe_flag(OptionInfo& info, bool usual) {
    info.kind = OptionInfo::Kind::flag;
    info.values = "no yes";
    info.usual = usual ? "yes" : "no";
}

void describe_whole(OptionInfo& info, const declare::Whole& form, int usual) {
    info.kind = form.step == 1 ? OptionInfo::Kind::count : OptionInfo::Kind::number;
    info.values = std::to_string(form.least);
    const int step = form.step == 1 ? form.most - form.least : form.step;
    for (int value = form.least + step; value <= form.most; value += step) info.values += " " + std::to_string(value);
    info.usual = std::to_string(usual);
}

void describe_words(OptionInfo& info, std::span<const std::string_view> words, std::string_view usual) {
    info.kind = OptionInfo::Kind::word;
    for (const std::string_view word : words) info.values += (info.values.empty() ? "" : " ") + std::string(word);
    info.usual = usual;
}

std::vector<OptionInfo> in_places(std::vector<PlacedOption> placed) {
    int last = 0;
    for (const PlacedOption& each : placed) last = std::max(last, each.place);
    std::vector<OptionInfo> infos;
    for (int place = 1; place <= last + 1; ++place) {
        for (PlacedOption& each : placed) {
            if (each.place == place || (each.place == 0 && place > last)) infos.push_back(std::move(each.info));
        }
    }
    return infos;
}

}  // namespace paddock::table
