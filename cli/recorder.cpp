#include "cli/recorder.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "table/text.hpp"

namespace paddock::cli {

namespace {

std::string seed_path(const std::string& record_path) { return record_path + ".seed"; }

}  // namespace

void Recorder::create(const std::string& path, const std::optional<table::Seed>& seed) {
    if (seed) refuse_kept_seed(path);
    refuse_existing(path);
    Result<std::unique_ptr<table::RecordFile>, table::InputError> file = table::RecordFile::create(path);
    if (!file) throw system_failed("cannot write the record " + shown(path) + ": " + file.error().meaning);
    file_ = std::move(*file);
    path_ = path;
    try {
        if (seed) keep_seed(path, *seed);
    } catch (const Failure&) {
        withdraw();
        throw;
    }
}

void Recorder::withdraw() const {
    if (file_ == nullptr) return;
    ::unlink(path_.c_str());
    forget_seed(path_);
}

void Recorder::go_on(const std::string& path, const table::Record& record) {
    Result<std::unique_ptr<table::RecordFile>, table::InputError> file =
        table::RecordFile::go_on(path, record.complete_bytes);
    if (!file) throw system_failed("cannot write the record " + shown(path) + ": " + file.error().meaning);
    file_ = std::move(*file);
    path_ = path;
}

bool Recorder::append(std::string_view line) {
    if (dice_ended()) return false;
    if (file_ == nullptr) return true;
    if (!failed_ && !file_->append(line)) failed_ = true;
    return !failed_;
}

void Recorder::check() const {
    if (failed_)
        throw system_failed("cannot write the record " + shown(path_) +
                            "; it is whole up to the last answer that was taken");
}

void Recorder::check_begun() const {
    if (!failed_) return;
    withdraw();
    throw system_failed("cannot write the record " + shown(path_) + ", so the match has not begun");
}

void refuse_kept_seed(const std::string& record_path) { refuse_existing(seed_path(record_path)); }

void keep_seed(const std::string& record_path, const table::Seed& seed) {
    write_text(seed_path(record_path), table::to_hex(seed) + "\n", Readers::owner);
}

std::optional<table::Seed> kept_seed(const std::string& record_path) {
    constexpr std::size_t longest = 200;
    const std::string path = seed_path(record_path);
    struct stat status = {};
    if (::lstat(path.c_str(), &status) != 0 && errno == ENOENT) return std::nullopt;
    const Result<std::string, table::InputError> text = table::read_file(path, longest);
    if (!text) throw bad_input("cannot read the seed in " + shown(path) + ": " + text.error().meaning);
    const std::optional<table::Seed> seed = table::seed_from_hex(table::trimmed(*text));
    if (!seed)
        throw bad_input(shown(path) +
                        " holds no seed (64 hexadecimal digits); give --seed, or take the file away "
                        "to go on with dice that cannot be proven");
    return seed;
}

void forget_seed(const std::string& record_path) { ::unlink(seed_path(record_path).c_str()); }

table::Seed seed_from_text(const std::string& text) {
    return table::seed_from_hex(table::content_hash("paddock --seed " + text)).value_or(table::Seed{});
}

}  // namespace paddock::cli
