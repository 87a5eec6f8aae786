#include "server/conversation.hpp"

#include "server/plain_answer.hpp"
#include "table/json_reader.hpp"

namespace paddock::server {

namespace {

using table::JsonFields;
using table::JsonReader;

enum class Verb : std::uint8_t { watch, answer, say, ping };
constexpr Named<Verb> verbs[] = {
    {"watch", Verb::watch}, {"answer", Verb::answer}, {"say", Verb::say}, {"ping", Verb::ping}};

constexpr std::uint64_t most_id = std::uint64_t{1} << 53;
constexpr int replay_price = 9;   // messages that telling the whole match again counts for, beside its own
constexpr int most_denied = 100;  // in a row, before we hang up
constexpr std::size_t longest_choice = 300;
constexpr std::size_t longest_talk = 500;
constexpr std::size_t longest_language = 40;
constexpr table::JsonLimits message_limits{std::size_t{16} << 10, 8, 200};

}  // namespace

struct Conversation::Said {
    Verb verb = Verb::ping;
    std::uint64_t id = 0;
    std::size_t number = 0;  // watch: since; answer: the question it answers
    Seat seat = Seat::nobody;
    std::string text;
    bool offers = true;                            // watch: are wanted
    std::optional<table::Language> language = {};  // watch: is spoken
};

namespace {

// Whole numbers up to 2^53, which is what every client can write.
std::uint64_t big_number(const JsonReader& value) {
    return static_cast<std::uint64_t>(value.whole(std::int64_t{0}, static_cast<std::int64_t>(most_id)));
}

}  // namespace

Conversation::Conversation(std::shared_ptr<Room> room, Outbox& outbox, const Limits& limits)
    : room_(std::move(room)),
      outbox_(&outbox),
      bucket_(limits.messages_a_second, limits.messages_at_once, room_->services().clock.steady()) {}

void Conversation::send(Text text, Haste haste) {
    if (outbox_ != nullptr) outbox_->send(std::move(text), haste);
}

void Conversation::close(std::string why) {
    if (outbox_ != nullptr) outbox_->close(std::move(why));
}

void Conversation::closed() {
    outbox_ = nullptr;
    room_->stop_watching(this);
}

void Conversation::message(std::string_view text) {
    Metrics& metrics = room_->services().metrics;
    ++metrics.messages;
    const bool in_time = bucket_.take(room_->services().clock.steady());
    denied_ = in_time ? 0 : denied_ + 1;
    if (denied_ > most_denied) {
        if (outbox_ != nullptr) outbox_->cut_off("too many messages");
        return;
    }
    Said said;
    if (!read_plainly(text, said) && !read_document(text, said)) return;
    if (!in_time)
        return answer_to(said.id, ApiError{"too-many", "Too many messages: wait a second.", "", "", bucket_.wait()});
    carry_out(said);
}

bool Conversation::read_plainly(std::string_view text, Said& said) {
    const auto answer = read_plain_answer(text);
    if (!answer || answer->seat < 1 || answer->seat > max_seats || answer->choice.size() > longest_choice) return false;
    said = {Verb::answer, answer->id, answer->question, table::seat_of_number(static_cast<int>(answer->seat)),
            std::string(answer->choice)};
    return true;
}

// False when it was answered: it could not be read.
bool Conversation::read_document(std::string_view text, Said& said) {
    const auto document = table::JsonDocument::parse("message", text, message_limits);
    if (!document) {
        answer_to(0, ApiError{"malformed", table::to_text(document.error())});
        return false;
    }
    {
        JsonFields fields = document->root().fields();
        said.verb = fields.required("do").one_of(verbs);
        if (const JsonReader id = fields.optional("id")) said.id = big_number(id);
        if (said.verb == Verb::watch) {
            if (const JsonReader since = fields.optional("since")) said.number = big_number(since);
            if (const JsonReader wanted = fields.optional("offers")) said.offers = wanted.flag();
            if (const JsonReader spoken = fields.optional("language"))
                said.language = table::language_named(spoken.text(longest_language));
        }
        if (said.verb == Verb::answer) {
            said.seat = table::seat_of_number(fields.required("seat").whole(1, max_seats));
            said.number = big_number(fields.required("question"));
            said.text = fields.required("choice").text(longest_choice);
        }
        if (said.verb == Verb::say) said.text = fields.required("text").text(longest_talk);
    }
    if (document->errors().empty()) return true;
    answer_to(said.id, ApiError{"malformed", document->errors()[0].meaning, "", document->errors()[0].pointer});
    return false;
}

void Conversation::carry_out(const Said& said) {
    switch (said.verb) {
        case Verb::ping: return answer_to(said.id, std::nullopt);
        case Verb::watch:
            if (room_->must_replay(said.number) && !bucket_.take(room_->services().clock.steady(), replay_price))
                return answer_to(said.id, ApiError{"too-many", "Too many questions about the past: wait a second.", "",
                                                   "", bucket_.wait(replay_price)});
            offers = said.offers;
            language = said.language.value_or(language);
            return room_->watch(shared_from_this(), said.number);
        case Verb::answer:
            if (!seats.contains(said.seat)) return answer_to(said.id, ApiError{"not-yours", "This seat is not yours."});
            if (said.text.empty()) return answer_to(said.id, ApiError{"illegal", "An answer must say something."});
            return room_->answer({said.seat, said.number, said.text, ""}, answers(said.id));
        case Verb::say:
            if (seats.empty() && !host)
                return answer_to(said.id, ApiError{"not-yours", "Only those who sit at the table talk there."});
            if (said.text.find_first_not_of(' ') == std::string::npos)
                return answer_to(said.id, ApiError{"bad-request", "There is nothing to say."});
            if (const auto no = room_->hold_back(seats.lowest())) return answer_to(said.id, no);
            return room_->say(seats, said.text, answers(said.id));
    }
}

Room::Done Conversation::answers(std::uint64_t id) {
    return [self = shared_from_this(), id](const std::optional<ApiError>& refusal) { self->answer_to(id, refusal); };
}

void Conversation::answer_to(std::uint64_t id, const std::optional<ApiError>& refusal) {
    if (!refusal)
        return send(std::make_shared<const std::string>(R"({"to":)" + std::to_string(id) + R"(,"ok":true})"),
                    Haste::now);
    Metrics& metrics = room_->services().metrics;
    ++(status_of(refusal->code) >= 500 ? metrics.failures : metrics.refusals);
    send(std::make_shared<const std::string>(
             table::line_of(Json{{"to", id}, {"error", to_json(*refusal, room_->words(language))}})),
         Haste::now);
}

}  // namespace paddock::server
