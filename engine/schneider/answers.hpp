#pragma once

#include "engine/schneider/play.hpp"

// Checks and carries out one answer. Nothing is changed when it is refused.
namespace paddock::schneider {

Verdict answer(const Play& play, Seat seat, const PickNation& choice);
Verdict answer(const Play& play, Seat seat, const PickPilot& choice);
Verdict answer(const Play& play, Seat seat, const PlaceBet& choice);
Verdict answer(const Play& play, Seat seat, const PlayCard& choice);
Verdict answer(const Play& play, Seat seat, const ThrottleBack& choice);
Verdict answer(const Play& play, Seat seat, const TakeOff& choice);
Verdict answer(const Play& play, Seat seat, const TakeWay& choice);
Verdict answer(const Play& play, Seat seat, const HitComponent& choice);
Verdict answer(const Play& play, Seat seat, const DropBack& choice);
Verdict answer(const Play& play, Seat seat, const PutAway& choice);
Verdict answer(const Play& play, Seat seat, const KeepCard& choice);
Verdict answer(const Play& play, Seat seat, const PickCourse& choice);
Verdict answer(const Play& play, Seat seat, const PlaceMarker& choice);
Verdict answer(const Play& play, Seat seat, const SpeedUp& choice);
Verdict answer(const Play& play, Seat seat, const Recycle& choice);
Verdict answer(const Play& play, Seat seat, const BuySecondHand& choice);
Verdict answer(const Play& play, Seat seat, const RaiseLevel& choice);
Verdict answer(const Play& play, Seat seat, const PickVictim& choice);

inline Refusal wrong_kind() { return {"ST-TURN-06"_rule, "something else is asked"}; }
inline void done(const Play& play) { play.ask(Ask::nothing, {}); }

// What each question allows; the lists of choices are made of the same checks.
Verdict check_skills(const Schneider& game, const State& state, Seat seat, bool dive, bool trim);
Verdict check_take_off(const Schneider& game, const State& state, Seat seat, const TakeOff& choice);

}  // namespace paddock::schneider
