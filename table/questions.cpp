#include "table/questions.hpp"

#include <algorithm>

namespace paddock::table {

namespace {

using Kind = Entry::Kind;

bool is_step(Kind kind) {
    return kind == Kind::start || kind == Kind::choice || kind == Kind::position || kind == Kind::undo;
}

}  // namespace

Questions::Named Questions::named(Seat seat, std::uint64_t question) const {
    if (question > numbers_[index(seat)]) return Named::never;
    if (question != 0 && question == number(seat)) return Named::open;
    return sealed_by(seat, question) != nullptr ? Named::sealed : Named::gone;
}

const SealedAnswer* Questions::sealed_by(Seat seat, std::uint64_t question) const {
    const auto found = std::ranges::find_if(
        sealed_, [&](const SealedAnswer& answer) { return answer.seat == seat && answer.question == question; });
    return found == sealed_.end() ? nullptr : &*found;
}

const SealedAnswer* Questions::sealed_in(std::uint64_t entry) const {
    const auto found = std::ranges::find(sealed_, entry, &SealedAnswer::entry);
    return found == sealed_.end() ? nullptr : &*found;
}

Result<Played, Refused> Questions::play_instead(AnyMatch& match, const SealedAnswer& answer, std::string_view choice,
                                                Rolls& rolls) const {
    const Bookmark now = match.bookmark();
    match.go_back(*base_);
    for (const SealedAnswer& other : sealed_) {
        const bool dropped = other.seat == answer.seat && other.question >= answer.question;
        if (dropped || match.play(other.seat, other.choice, rolls)) continue;
        match.go_back(now);
        return Refused{"", "this answer can no longer be changed"};
    }
    Result<Played, Refused> played = match.play(answer.seat, choice, rolls);
    if (!played) match.go_back(now);
    return played;
}

// Whether the round that is open lasts: nothing came of the answer but, maybe, another question to who gave it.
bool Questions::goes_on(const Entry& entry, const Played& played, const AnyMatch& match) const {
    if (!base_ || entry.kind != Kind::choice || !entry.rolls.empty() || played.event_count > 0) return false;
    for (const Seat seat : match.awaiting())
        if (seat != entry.seat && !awaited_.contains(seat)) return false;
    if (entry.instead != 0 || awaited_.size() > 1) return true;
    // The last who owes an answer owes another part of it, or the round is over.
    return match.awaiting().contains(entry.seat) && match.question(entry.seat).key == keys_[index(entry.seat)];
}

void Questions::note(const Entry& entry, const Played& played, const AnyMatch& match) {
    if (!is_step(entry.kind)) return;
    const SeatSet asked = match.awaiting();
    const bool lasts = goes_on(entry, played, match);
    if (lasts) {
        const SealedAnswer* changed = entry.instead == 0 ? nullptr : sealed_in(entry.instead);
        const std::uint64_t question = changed == nullptr ? number(entry.seat) : changed->question;
        std::erase_if(sealed_, [&](const SealedAnswer& answer) {
            return answer.seat == entry.seat && answer.question >= question;
        });
        sealed_.push_back({entry.seat, question, entry.number, entry.text});
    } else {
        sealed_.clear();
        base_.reset();
        if (asked.size() > 1) base_ = match.bookmark();
    }
    for (const Seat seat : asked) {
        std::string key = base_ || awaited_.size() > 1 ? match.question(seat).key : "";
        const bool same =
            entry.kind == Kind::choice && seat != entry.seat && awaited_.contains(seat) && key == keys_[index(seat)];
        if (!same) ++numbers_[index(seat)];
        keys_[index(seat)] = std::move(key);
    }
    awaited_ = asked;
}

}  // namespace paddock::table
