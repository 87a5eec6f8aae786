#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bots/advice.hpp"
#include "cli/console.hpp"
#include "cli/face.hpp"
#include "cli/story.hpp"
#include "table/any_match.hpp"

namespace paddock::cli {

struct SessionStyle {
    BoardStyle board = BoardStyle::strip;
    StoryStyle story = StoryStyle::turns;
    bool odds = true;
    bool hints = false;
};

struct Answer {
    enum class Kind : std::uint8_t { choice, undo, quit, ended };
    Kind kind = Kind::choice;
    std::string text;  // the choice
};

// One question to one person: shows it, helps with it, and brings back an answer.
class Prompt {
  public:
    Prompt(const table::AnyMatch& match, Seat seat, std::vector<table::Offer> offers, bots::Advice advice,
           const SessionStyle& style, Console& console);

    // `hint`: whether this kind of question is new to the person.
    void show(bool hint);
    // The next answer; everything else that is typed is dealt with here.
    Answer read();
    // The last answer was not taken: says why, with the rule.
    void refused(const table::Refused& refused);

  private:
    const table::Words& words() const { return console_.words(match_.game()); }
    using Json = table::Json;
    struct Spoken {
        std::string word;  // the first one, in small letters
        std::string rest;
    };

    void list(std::size_t most);
    void show_answer(const Numbered& answer);
    void show_advice();
    std::size_t text_columns() const;
    std::string remark(const Numbered& answer) const;
    // Worked out fast; null when that is not enough.
    Json quick_odds(const Numbered& answer) const;
    bool ruins(const Numbered& answer) const { return face_.ruins(answer.offer, quick_odds(answer)); }
    const Numbered* numbered(int number) const;
    const Numbered* answer_named(const std::string& text) const;
    std::optional<Answer> understand(const std::string& line);
    std::optional<Answer> choose(const Numbered& answer);
    bool obey(const Spoken& spoken);
    bool confirmed(const Numbered& answer);

    void say_odds(const std::string& rest);
    void say_why(const std::string& rest);
    void say_log(const std::string& rest);
    void say_help();
    std::optional<std::size_t> latest_harm() const;

    const table::AnyMatch& match_;
    Seat seat_;
    const Face& face_;
    SessionStyle style_;
    Console& console_;
    std::vector<Numbered> answers_;
    bots::Advice advice_;
    std::string refusing_rule_;
};

// A rule as "why?" and "rules" show it. False when the game has no rule of that id.
bool show_rule(std::string_view game, std::string_view id, Console& console);

}  // namespace paddock::cli
