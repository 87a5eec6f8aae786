#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "bots/any_bot.hpp"
#include "table/live_match.hpp"
#include "table/words.hpp"
#include "wasm/request.hpp"

// Everything the page asks of the house, as JSON in and JSON out: docs/wasm.md lists the requests. The same class
// answers in the browser (wasm/door.cpp) and, for comparison, in a native program (wasm/native_door.cpp).
namespace paddock::wasm {

class House {
  public:
    // {"ok": …} or {"error": {"code", "why", "rule"?}}, as one line. No request can harm the house.
    std::string answer(std::string_view request);

  private:
    using Json = table::Json;
    struct Failure {
        std::string code;
        std::string why;
        std::string rule = {};
    };
    using Answer = Result<Json, Failure>;

    // A match behind a handle: played here, laid out from a view, or followed along a record.
    struct Room {
        std::unique_ptr<table::TextSink> sink = {};
        std::unique_ptr<table::LiveMatch> live = {};
        std::unique_ptr<table::AnyMatch> study = {};
        std::unique_ptr<table::Record> record = {};
        std::unique_ptr<table::Replay> replay = {};
        std::map<std::pair<bots::Level, int>, std::unique_ptr<bots::AnyBot>> bots = {};  // by level and budget

        const table::AnyMatch& match() const;
    };

    // What a request is asked about, once it has been read without a fault.
    struct Asked {
        const table::JsonDocument& document;
        const Request& request;
    };
    struct Deed {
        std::string_view name;
        Answer (House::*with_room)(Room& room, const Request& request) = nullptr;
        Answer (House::*alone)(const Asked& asked) = nullptr;
    };
    static const Deed deeds[];

    Answer carried_out(const Asked& asked);

    Answer speak(const Asked& asked);
    Answer lend(const Asked& asked);
    Answer games(const Asked& asked);
    Answer open(const Asked& asked);
    Answer take_up(const Asked& asked);
    Answer study(const Asked& asked);
    Answer follow(const Asked& asked);
    Answer finished(const Asked& asked);
    Answer verify(const Asked& asked);
    Answer board(const Asked& asked);
    Answer rule(const Asked& asked);
    Answer close(const Asked& asked);

    Answer play(Room& room, const Request& request);
    Answer fallback(Room& room, const Request& request);
    Answer undo(Room& room, const Request& request);
    template <class Ask>
    static Answer asked_of_bot(Room& room, bots::Level level, const bots::Budget& budget, Seat seat, Ask ask);
    Answer decide(Room& room, const Request& request);
    Answer advise(Room& room, const Request& request);
    Answer news(Room& room, const Request& request);
    Answer odds(Room& room, const Request& request);
    Answer position(Room& room, const Request& request);
    Answer record(Room& room, const Request& request);
    Answer step(Room& room, const Request& request);

    Result<std::unique_ptr<table::AnyMatch>, Failure> opened(const Asked& asked) const;
    Answer enter(Room room);
    static Answer told(Room& room, const Result<table::Played, table::Refused>& played, const Request& request);
    static Failure refused(const Room& room, const table::Refused& refusal, Seat seat);

    // What the page has handed over, or else what is built in.
    const table::Words& words(std::string_view game) const;

    table::Library library_;
    std::map<std::string, table::Words, std::less<>> spoken_;  // by game
    std::map<int, Room> rooms_;
    int last_handle_ = 0;
};

}  // namespace paddock::wasm
