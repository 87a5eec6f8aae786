#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "table/json.hpp"

// What people read, in their language: content/words/<language>/<game>/*.json, and house/*.json for what belongs to no
// game. A file maps keys to messages; docs/architecture.md explains them, tests/table/words_cases.json shows each.
namespace paddock::table {

enum class Language : std::uint8_t { english, italian, french };

struct LanguageName {
    std::string_view tag;  // "it": as folders, --lang and Accept-Language have it
    Language language;
};
inline constexpr LanguageName languages[] = {
    {"en", Language::english}, {"it", Language::italian}, {"fr", Language::french}};

std::string_view tag_of(Language language);
// By a tag or a locale: "it", "it-CH", "it_IT.UTF-8".
std::optional<Language> language_named(std::string_view tag);
// Of those an Accept-Language header asks for the most wanted one we have; English when there is none.
Language preferred_language(std::string_view accepted);

// A seat, by its number, that whoever shows the sentence will name: see named().
struct OpenSeat {
    int number;
};

// What a message is filled in with: a text, a count, a seat, or (of "{name?yes|no}") whether.
class Param {
  public:
    Param(std::string_view name, std::string_view text) : name_(name), text_(text) {}
    Param(std::string_view name, const std::string& text) : name_(name), text_(text) {}
    Param(std::string_view name, const char* text) : name_(name), text_(text) {}
    Param(std::string_view name, int number) : name_(name), number_(number) {}
    Param(std::string_view name, OpenSeat seat) : name_(name), seat_(seat.number) {}

    std::string_view name() const { return name_; }
    std::string_view text() const { return text_; }
    const std::optional<int>& number() const { return number_; }
    int seat() const { return seat_; }  // 0: none

  private:
    std::string_view name_;
    std::string_view text_;
    std::optional<int> number_;
    int seat_ = 0;
};
using Params = std::span<const Param>;

// A message with its gaps filled in. A gap nothing is known of stays as it is.
std::string filled(std::string_view message, Params params, Language language);

// Sentences leave it open what seats are called, and whether the reader is one of them: "⟦3⟧ ⟦3?lose|loses⟧ 1 brake."
// So one sentence serves every reader of a language.
std::string open_seat(int seat);  // "⟦3⟧"
// For a reader who sits nowhere: "Car 3 loses 1 brake."
std::string named(std::string_view sentence, const std::function<std::string(int seat)>& name);

// The messages of a game and of the house in one language.
class Words {
  public:
    explicit Words(Language language) : language_(language) {}

    Language language() const { return language_; }
    // Takes the texts of an object. What is there already stays.
    void add(const Json& messages);
    bool has(std::string_view key) const { return messages_.find(key) != messages_.end(); }
    // The key itself where there is no such message: so it is with sentences that are their own keys, in English.
    std::string say(std::string_view key, Params params = {}) const;
    std::string say(std::string_view key, std::initializer_list<Param> params) const {
        return say(key, Params(params.begin(), params.size()));
    }

    // "why.FD-WX-16", "why.FD-WX": the longest beginning of a rule's id that has a message; "" when none has.
    std::string say_why(std::string_view rule) const;

  private:
    std::map<std::string, std::string, std::less<>> messages_;
    Language language_;
};

using WordsOf = std::function<const Words&(std::string_view game)>;

// Those that are built in, a game's own before the house's; of a game nobody knows the house's alone.
const Words& words_of(std::string_view game, Language language);
WordsOf words_in(Language language);

}  // namespace paddock::table
