#include "table/words.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "table/embedded.hpp"
#include "table/house_game.hpp"
#include "table/text.hpp"

namespace paddock::table {

namespace {

// Which form a count takes, in the order of the forms: CLDR's categories of cardinals (one, other) …
std::size_t cardinal_form(Language language, int number) {
    const int size = std::abs(number);
    const bool one = language == Language::french ? size < 2 : size == 1;
    return one ? 0 : 1;
}

// … and of ordinals: English one, two, few, other; Italian many, other; French one, other.
std::size_t ordinal_form(Language language, int number) {
    const int size = std::abs(number);
    if (language == Language::french) return size == 1 ? 0 : 1;
    if (language == Language::italian) return size == 8 || size == 11 || size == 80 || size == 800 ? 0 : 1;
    const bool teens = size / 10 % 10 == 1;
    const int last = size % 10;
    return !teens && last >= 1 && last <= 3 ? static_cast<std::size_t>(last - 1) : 3;
}

std::string_view form_at(std::string_view forms, std::size_t index) {
    for (; index > 0 && forms.find('|') != std::string_view::npos; --index) forms.remove_prefix(forms.find('|') + 1);
    return forms.substr(0, forms.find('|'));
}

// A gap is "name", "name|one|other", "name#one|two|few|other" or "name?yes|no".
bool fill_gap(std::string& text, std::string_view gap, Params params, Language language) {
    const std::size_t mark = std::min(gap.find_first_of("|#?"), gap.size());
    const auto param = std::ranges::find(params, gap.substr(0, mark), &Param::name);
    if (param == params.end()) return false;
    if (param->seat() != 0) {
        text += "⟦" + std::to_string(param->seat()) + std::string(gap.substr(mark)) + "⟧";
        return true;
    }
    const std::optional<int>& number = param->number();
    if (mark == gap.size()) {
        text += number ? std::to_string(*number) : param->text();
        return true;
    }
    constexpr std::size_t last = 3;  // a range, as "2–4", counts as many
    std::size_t form = last;
    if (gap[mark] == '?')
        form = number.value_or(0) != 0 ? 0 : 1;
    else if (number)
        form = gap[mark] == '|' ? cardinal_form(language, *number) : ordinal_form(language, *number);
    text += form_at(gap.substr(mark + 1), form);
    return true;
}

struct Catalogue {
    std::string_view game;  // "" for the house alone
    Words words;
};

Words built_in_words(std::string_view game, const LanguageName& language) {
    Words words(language.language);
    for (const std::string_view owner : {game, std::string_view("house")}) {
        if (owner.empty()) continue;
        const std::string folder = "content/words/" + std::string(language.tag) + "/" + std::string(owner) + "/";
        for (const EmbeddedFile& file : embedded_files()) {
            if (file.path.starts_with(folder)) words.add(Json::parse(file.text, nullptr, false));
        }
    }
    return words;
}

}  // namespace

std::string_view tag_of(Language language) {
    return std::ranges::find(languages, language, &LanguageName::language)->tag;
}

std::optional<Language> language_named(std::string_view tag) {
    const std::string_view name = tag.substr(0, tag.find_first_of("-_.@"));
    for (const LanguageName& known : languages) {
        const auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; };
        if (std::ranges::equal(name, known.tag, same)) return known.language;
    }
    return std::nullopt;
}

Language preferred_language(std::string_view accepted) {
    Language best = Language::english;
    int most = 0;
    while (!accepted.empty()) {
        const std::string_view entry = accepted.substr(0, accepted.find(','));
        accepted.remove_prefix(std::min(entry.size() + 1, accepted.size()));
        const std::size_t start = std::min(entry.find_first_not_of(" \t"), entry.size());
        const std::string_view tag = entry.substr(start, entry.find_first_of("; \t", start) - start);
        // A weight has three decimals at most (RFC 9110): "it;q=0.8".
        int weight = 1000;
        if (const std::size_t q = entry.find("q="); q != std::string_view::npos) {
            weight = 0;
            int unit = 1000;
            for (const char c : entry.substr(q + 2, 5)) {
                if (c < '0' || c > '9') continue;
                weight += (c - '0') * unit;
                unit /= 10;
            }
        }
        const std::optional<Language> language = language_named(tag);
        if (!language || weight <= most) continue;
        best = *language;
        most = weight;
    }
    return best;
}

std::string filled(std::string_view message, Params params, Language language) {
    std::string text;
    text.reserve(message.size() + 32);
    while (true) {
        const std::size_t open = std::min(message.find('{'), message.size());
        text += message.substr(0, open);
        message.remove_prefix(open);
        const std::size_t close = message.find('}');
        if (close == std::string_view::npos) return text.append(message);
        if (!fill_gap(text, message.substr(1, close - 1), params, language)) text += message.substr(0, close + 1);
        message.remove_prefix(close + 1);
    }
}

std::string open_seat(int seat) { return "⟦" + std::to_string(seat) + "⟧"; }

std::string named(std::string_view sentence, const std::function<std::string(int)>& name) {
    constexpr std::string_view open = "⟦";
    constexpr std::string_view close = "⟧";
    std::string text;
    while (true) {
        const std::size_t begin = std::min(sentence.find(open), sentence.size());
        text += sentence.substr(0, begin);
        sentence.remove_prefix(begin);
        const std::size_t end = sentence.find(close);
        if (end == std::string_view::npos) return capitalised(text.append(sentence));
        const std::string_view seat = sentence.substr(open.size(), end - open.size());
        const std::size_t mark = std::min(seat.find('?'), seat.size());
        if (mark < seat.size())
            text += form_at(seat.substr(mark + 1), 1);
        else
            text += name(whole_number(seat).value_or(0));
        sentence.remove_prefix(end + close.size());
    }
}

void Words::add(const Json& messages) {
    for (const auto& [key, message] : messages.items()) {
        if (message.is_string()) messages_.emplace(key, message.get<std::string>());
    }
}

std::string Words::say(std::string_view key, Params params) const {
    const auto found = messages_.find(key);
    return filled(found == messages_.end() ? key : std::string_view(found->second), params, language_);
}

std::string Words::say_why(std::string_view rule) const {
    for (std::string_view id = rule; id.find('-') != std::string_view::npos; id = id.substr(0, id.rfind('-'))) {
        const auto found = messages_.find("why." + std::string(id));
        if (found != messages_.end()) return found->second;
    }
    return "";
}

const Words& words_of(std::string_view game, Language language) {
    static const std::vector<Catalogue> all = [] {
        std::vector<Catalogue> made;
        for (const LanguageName& known : languages) {
            made.push_back({"", built_in_words("", known)});
            for (const HouseGame& house : house_games())
                made.push_back({house.info.key, built_in_words(house.info.key, known)});
        }
        return made;
    }();
    const Words* found = nullptr;
    for (const Catalogue& catalogue : all) {
        if (catalogue.words.language() != language) continue;
        if (catalogue.game.empty() || catalogue.game == game) found = &catalogue.words;
    }
    return *found;
}

WordsOf words_in(Language language) {
    return [language](std::string_view game) -> const Words& { return words_of(game, language); };
}

}  // namespace paddock::table
