#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/hand_rolls.hpp"
#include "table/files.hpp"
#include "table/live_match.hpp"

namespace paddock::cli {

// Where the lines of a match at this terminal go: to a record file, or nowhere. Lines that follow from
// dice nobody rolled are not kept.
class Recorder final : public table::RecordSink {
  public:
    // Nothing is kept.
    Recorder() = default;
    // A new record, and its seed beside it; what is already there is refused. Throws a Failure, and leaves nothing
    // then.
    void create(const std::string& path, const std::optional<table::Seed>& seed);
    // Goes on with a record that has been read.
    void go_on(const std::string& path, const table::Record& record);
    void watch(const HandRolls& rolls) { hand_ = &rolls; }

    bool append(std::string_view line) override;

    const std::string& path() const { return path_; }  // "" when nothing is kept
    bool dice_ended() const { return hand_ != nullptr && hand_->ended(); }
    // Throws when a line could not be written.
    void check() const;
    // The same of the first lines of a new record, which is taken away then.
    void check_begun() const;

  private:
    void withdraw() const;
    std::string path_;
    std::unique_ptr<table::RecordFile> file_;
    const HandRolls* hand_ = nullptr;
    bool failed_ = false;
};

// The seed of a match stays beside its record, for its owner alone, until the record reveals it.
// Throws when something lies where the seed would be kept.
void refuse_kept_seed(const std::string& record_path);
void keep_seed(const std::string& record_path, const table::Seed& seed);
// None when there is no such file; throws when there is one that holds no seed.
std::optional<table::Seed> kept_seed(const std::string& record_path);
void forget_seed(const std::string& record_path);

// The seed that a text stands for: --seed 7.
table::Seed seed_from_text(const std::string& text);

}  // namespace paddock::cli
