#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cli/console.hpp"
#include "table/any_match.hpp"

namespace paddock::cli {

enum class BoardStyle : std::uint8_t { strip, words };

// An answer as it is offered in the terminal.
struct Numbered {
    int number = 0;
    table::Offer offer;
};

// What the help of a game has of its own. Its words say what `others` shows ("manual.others"), how to read the board
// ("manual.legend"), and to people who meet a question for the first time what they must know ("hint.<question>").
struct Manual {
    std::string_view examples;  // texts of answers
    std::string_view rule;      // an id to ask about
    std::string_view others;    // the word that shows everybody
};

// How a game shows itself in the terminal. A game without a face of its own gets the plain one, which
// shows what every match has: its view as JSON, its sentences, its standings.
class Face {
  public:
    virtual ~Face() = default;

    // Answers in the order in which people want to read them, with the numbers they type.
    virtual std::vector<Numbered> numbered(std::vector<table::Offer> offers) const;
    // An answer that ends the seat's race for certain, by its costs or its odds; those may be null.
    virtual bool ruins(const table::Offer& offer, const table::Json& odds) const {
        (void)offer;
        (void)odds;
        return false;
    }
    // What a roll is for, as "for the grid"; "" when the game has no words for it.
    virtual std::string purpose_in_words(const Chance& chance, const table::Words& words) const {
        (void)chance;
        (void)words;
        return "";
    }
    // What a person sees above a question: the board with the answers marked on it, and the own dashboard.
    virtual void show_table(const table::AnyMatch& match, Seat seat, std::span<const Numbered> answers,
                            BoardStyle style, Console& console) const = 0;
    // An answer in plain words; beside a strip they may be few.
    virtual std::string label(const table::Offer& offer, BoardStyle style, const table::Words& words) const {
        (void)style;
        (void)words;
        return offer.label;
    }
    // Whether the label says what the answer costs.
    virtual bool label_tells_costs(const table::Offer& offer) const {
        (void)offer;
        return false;
    }
    virtual Manual manual() const { return {"", "", "view"}; }
    // Something that has hurt the seat it concerns.
    virtual bool harms(const table::Told& told) const {
        (void)told;
        return false;
    }
    // Everybody's dashboard.
    virtual void show_everybody(const table::AnyMatch& match, Seat seat, Console& console) const = 0;
    // The odds of an answer in a few words: "overshoot 25 %, out 0 %". The costs are already known.
    virtual std::string odds_in_short(const table::Json& odds, const table::Offer& offer,
                                      const table::Words& words) const = 0;

    // Telling a story turn by turn: whether an event begins a new line, …
    virtual bool begins_line(const table::Told& told) const = 0;
    // … the line for some events, …
    virtual std::string line_for(const table::AnyMatch& match, std::span<const table::Told> events,
                                 const table::Words& words) const = 0;
    // … and which of them one would ask "why?" about.
    virtual std::size_t most_notable(std::span<const table::Told> events) const = 0;
};

const Face& plain_face();
const Face& face_of(const table::AnyMatch& match);

// "25 %", "<1 %", "0 %"
std::string percent(double chance);

}  // namespace paddock::cli
