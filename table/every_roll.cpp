#include "table/every_roll.hpp"

#include "table/rolls.hpp"

namespace paddock::table {

namespace {

std::vector<Band> bands_of(const Chance& chance) {
    if (chance.purpose == clock_purpose) return {{chance.first, chance.first, chance.total_weight()}};
    std::vector<Band> bands;
    Band band{chance.first, chance.first, 0};
    for (int outcome = chance.first; outcome <= chance.last(); ++outcome) {
        band.weight += chance.weight(outcome);
        if (!chance.ends_band(outcome)) continue;
        band.last = outcome;
        if (band.weight > 0) bands.push_back(band);
        band = {outcome + 1, outcome + 1, 0};
    }
    return bands;
}

}  // namespace

int EveryRoll::roll(const Chance& chance) {
    if (settled_) return bands_of(chance)[0].last;
    if (made_ == path_.size()) {
        path_.push_back({bands_of(chance), 0, chance.total_weight()});
        if (made_ == 0) first_purpose_ = chance.purpose.view();
    }
    const Fork& fork = path_[made_++];
    return fork.bands[fork.at].last;
}

Share EveryRoll::share() const {
    Share share = Share::certain();
    for (const Fork& fork : path_) share = share * Share::of(fork.bands[fork.at].weight, fork.total);
    return share;
}

bool EveryRoll::next() {
    made_ = 0;
    settled_ = false;
    while (!path_.empty() && path_.back().at + 1 == path_.back().bands.size()) path_.pop_back();
    if (path_.empty()) return false;
    ++path_.back().at;
    return true;
}

}  // namespace paddock::table
