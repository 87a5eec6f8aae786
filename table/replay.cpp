#include "table/replay.hpp"

#include "table/games.hpp"

namespace paddock::table {

namespace {

using Kind = Entry::Kind;

constexpr std::size_t steps_between_bookmarks = 32;

// Gives the rolls of an entry, and checks each against the one the match key gives.
class CheckedRolls final : public Rolls {
  public:
    CheckedRolls(Rolls& recorded, const MatchKey& key, std::uint64_t entry)
        : recorded_(recorded), key_(key), entry_(entry) {}

    int roll(const Chance& chance) override {
        const int value = recorded_.roll(chance);
        if (chance.purpose == clock_purpose) {
            ++measured;
            return value;
        }
        const int right = drawn(key_, entry_, static_cast<std::uint32_t>(checked++), chance);
        if (right != value && !fault) {
            fault =
                description(chance) + " is " + std::to_string(value) + ", but the seed gives " + std::to_string(right);
        }
        return value;
    }

    std::optional<std::string> fault;
    std::size_t checked = 0;
    std::size_t measured = 0;

  private:
    Rolls& recorded_;
    const MatchKey& key_;
    std::uint64_t entry_;
};

InputError header_error(const Record& record, std::string meaning) {
    return {record.file, "", 1, 1, std::move(meaning)};
}

std::unique_ptr<AnyMatch> open_from_header(const Library& library, const JsonDocument& document) {
    JsonFields fields = document.root().fields();
    for (const char* known : {"paddock", "format", "rules", "content", "commitment", "contributions"})
        (void)fields.optional(known);
    return open_match(library, fields);
}

}  // namespace

void History::note(const Entry& entry, const AnyMatch& match) {
    if (entry.instead != 0) drop_replaced(entry);
    Step step{entry.number, entry.seat, entry.text, entry.rolls, std::nullopt};
    if (entry.kind != Kind::choice || steps_.size() % steps_between_bookmarks == 0) step.after = match.bookmark();
    steps_.push_back(std::move(step));
}

// An answer that another has replaced was never given. What was answered after it lies on the table as if it had not
// been, so that it must be played again to go back there.
void History::drop_replaced(const Entry& entry) {
    std::erase_if(steps_, [&](const Step& step) { return step.entry >= entry.instead && step.seat == entry.seat; });
    for (Step& step : steps_) {
        if (step.entry >= entry.instead) step.after.reset();
    }
}

bool History::undo(AnyMatch& match, int steps) {
    if (steps < 1 || static_cast<std::size_t>(steps) >= steps_.size()) return false;
    steps_.resize(steps_.size() - static_cast<std::size_t>(steps));
    std::size_t kept = steps_.size() - 1;
    while (!steps_[kept].after) --kept;
    match.go_back(*steps_[kept].after);
    for (std::size_t i = kept + 1; i < steps_.size(); ++i) {
        ScriptedRolls rolls(steps_[i].rolls);
        if (!match.play(steps_[i].seat, steps_[i].choice, rolls)) return false;
    }
    return true;
}

Result<Replay, InputError> Replay::open(const Library& library, const Record& record) {
    const Result<JsonDocument, InputError> document = JsonDocument::parse(record.file, record.header_text);
    if (!document) return header_error(record, document.error().meaning);
    std::unique_ptr<AnyMatch> match = open_from_header(library, *document);
    if (!document->errors().empty()) {
        InputError error = document->errors()[0];
        error.line = 1;
        error.column = 1;
        return error;
    }
    if (record.header.rules != match->rules_version())
        return header_error(record, "played by the rules " + quote_of(record.header.rules) +
                                        "; this program plays by \"" + std::string(match->rules_version()) + "\"");
    if (record.header.content != match->venue().hash)
        return header_error(record, "played on another version of the circuit " + match->venue().key);
    return Replay(record, std::move(match));
}

bool Replay::next() {
    if (fault_ || done_ == record_->entries.size()) return false;
    const Entry& entry = record_->entries[done_];
    if (std::optional<std::string> wrong = carry_out(entry)) {
        fault_ = InputError{record_->file, "", entry.line, 1, std::move(*wrong)};
        return false;
    }
    ++done_;
    return true;
}

std::optional<std::string> Replay::carry_out(const Entry& entry) {
    ScriptedRolls recorded(entry.rolls);
    std::optional<std::string> wrong;
    if (key_) {
        CheckedRolls rolls(recorded, *key_, entry.number);
        wrong = carry_out_with(entry, rolls);
        checked_ += rolls.checked;
        measured_ += rolls.measured;
        if (!wrong && !recorded.fault()) wrong = rolls.fault;
    } else {
        wrong = carry_out_with(entry, recorded);
    }
    if (!wrong) wrong = recorded.fault_at_the_end();
    return wrong;
}

std::optional<std::string> Replay::carry_out_with(const Entry& entry, Rolls& rolls) {
    if (match_->started() && entry.kind == Kind::start) return "the match has already begun";
    if (!match_->started() && (entry.kind == Kind::choice || entry.kind == Kind::undo))
        return "the match has not begun";
    played_ = {match_->event_count(), 0, entry.text};
    switch (entry.kind) {
        case Kind::start:
            match_->start(rolls);
            played_.first_event = 0;
            break;
        case Kind::choice: {
            const Result<Played, Refused> result = answer(entry, rolls);
            if (!result) {
                const Refused& refused = result.error();
                return seated_text(entry.seat, entry.text) + ": " + refused.why +
                       (refused.rule.empty() ? "" : " (" + refused.rule + ")");
            }
            break;
        }
        case Kind::position:
            if (auto wrong = lay_out(entry, rolls)) return wrong;
            break;
        case Kind::undo:
            if (!history_.undo(*match_, entry.undone)) return "there are not so many steps to take back";
            played_ = {match_->event_count(), 0, ""};
            questions_.note(entry, played_, *match_);
            return std::nullopt;
        case Kind::reveal: return check_standings(entry);
        default: return std::nullopt;
    }
    played_.event_count = match_->event_count() - played_.first_event;
    history_.note(entry, *match_);
    questions_.note(entry, played_, *match_);
    return std::nullopt;
}

Result<Played, Refused> Replay::answer(const Entry& entry, Rolls& rolls) {
    if (entry.instead == 0) return match_->play(entry.seat, entry.text, rolls);
    const SealedAnswer* sealed = questions_.sealed_in(entry.instead);
    if (sealed == nullptr || sealed->seat != entry.seat)
        return Refused{"", "entry " + std::to_string(entry.instead) + " is no answer of this seat that may be changed"};
    return questions_.play_instead(*match_, *sealed, entry.text, rolls);
}

std::optional<std::string> Replay::lay_out(const Entry& entry, Rolls& rolls) {
    const Result<JsonDocument, InputError> document = JsonDocument::parse("", line_of(entry.value));
    if (!document) return document.error().meaning;
    if (match_->lay_out(*document, document->root(), rolls)) return std::nullopt;
    InputError error = document->errors()[0];
    error.pointer = "/position" + error.pointer;
    return to_text(error);
}

std::optional<std::string> Replay::check_standings(const Entry& entry) const {
    // As plain JSON, where the order of keys does not matter.
    if (nlohmann::json(match_->standings_json()) != nlohmann::json(entry.value))
        return "the standings are not those of the match";
    // Records of earlier days name no teams.
    if (!entry.teams.is_null() && nlohmann::json(to_json(match_->teams())) != nlohmann::json(entry.teams))
        return "the teams did not score like this";
    return std::nullopt;
}

namespace {

// The key of the match, or why there is none.
std::optional<MatchKey> key_of(const Record& record, Verdict& verdict) {
    const bool revealed = !record.entries.empty() && record.entries.back().seed.has_value();
    if (record.header.commitment.empty() && revealed) {
        verdict.fault = InputError{record.file, "", record.entries.back().line, 1,
                                   "a seed is revealed, but the header is committed to none"};
    } else if (record.header.commitment.empty()) {
        verdict.unproven = "the dice were rolled by hand: no seed was committed to";
    } else if (!revealed) {
        verdict.unproven = "the seed has not been revealed yet";
    } else if (commitment_to(*record.entries.back().seed) != record.header.commitment) {
        verdict.fault =
            InputError{record.file, "", record.entries.back().line, 1, "the revealed seed is not the one committed to"};
    } else {
        return match_key(*record.entries.back().seed, record.header.contributions);
    }
    return std::nullopt;
}

void count(Verdict& verdict, const Entry& entry) {
    switch (entry.kind) {
        case Kind::choice: ++verdict.choices; return;
        case Kind::undo: verdict.undone += static_cast<std::size_t>(entry.undone); return;
        case Kind::note:
        case Kind::pilot:
        case Kind::position:
        case Kind::pause:
        case Kind::resume: ++verdict.acts; return;
        default: return;
    }
}

}  // namespace

Verdict verify(const Library& library, const Record& record) {
    Verdict verdict;
    verdict.cut = record.cut;
    const std::optional<MatchKey> key = key_of(record, verdict);
    if (verdict.fault) return verdict;
    Result<Replay, InputError> replay = Replay::open(library, record);
    if (!replay) {
        verdict.fault = replay.error();
        return verdict;
    }
    if (key) replay->check_rolls_with(*key);
    while (replay->next()) count(verdict, replay->entry());
    verdict.fault = replay->fault();
    verdict.over = replay->match().over();
    verdict.rolls_proven = key.has_value() && !verdict.fault;
    verdict.rolls = replay->checked_rolls();
    verdict.measured = replay->measured_rolls();
    return verdict;
}

Verdict verify(const Library& library, const std::string& file, std::string_view text) {
    const Result<Record, InputError> record = read_record(file, text);
    if (record) return verify(library, *record);
    Verdict verdict;
    verdict.fault = record.error();
    return verdict;
}

Json to_json(const Verdict& verdict) {
    Json json{{"sound", verdict.sound()}};
    if (verdict.fault) {
        json["line"] = verdict.fault->line;
        json["fault"] = to_text(*verdict.fault);
    }
    json["over"] = verdict.over;
    json["rolls_proven"] = verdict.rolls_proven;
    if (!verdict.unproven.empty()) json["unproven"] = verdict.unproven;
    json["choices"] = verdict.choices;
    json["undone"] = verdict.undone;
    json["acts"] = verdict.acts;
    json["rolls"] = verdict.rolls;
    json["measured"] = verdict.measured;
    json["cut"] = verdict.cut;
    return json;
}

}  // namespace paddock::table
