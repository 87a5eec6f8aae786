#include "cli/recorder.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "table/text.hpp"

namespace paddock::cli {

namespace {

std::string seed_path(const std::string& record_path) { return record_path + ".seed"; }

}  // namespace

void Recorder::create(const std::string& path) {
    refuse_existing(path);
    Result<std::unique_ptr<table::RecordFile>, table::InputError> file = table::RecordFile::create(path);
    if (!file) throw system_failed("cannot write the record " + shown(path) + ": " + file.error().meaning);
    file_ = std::move(*file);
    path_ = path;
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

void keep_seed(const std::string& record_path, const table::Seed& seed) {
    write_text(seed_path(record_path), table::to_hex(seed) + "\n", Readers::owner);
}

std::optional<table::Seed> kept_seed(const std::string& record_path) {
    const Result<std::string, table::InputError> text = table::read_file(seed_path(record_path), 200);
    if (!text) return std::nullopt;
    return table::seed_from_hex(table::trimmed(*text));
}

void forget_seed(const std::string& record_path) { ::unlink(seed_path(record_path).c_str()); }

table::Seed seed_from_text(const std::string& text) {
    return table::seed_from_hex(table::content_hash("paddock --seed " + text)).value_or(table::Seed{});
}

}  // namespace paddock::cli
