#include "tests/support/mail_servers.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include <nlohmann/json.hpp>

namespace paddock::test {

namespace {

std::string line_of(int file) {
    std::string line;
    char c = 0;
    while (::read(file, &c, 1) == 1 && c != '\n') line += c;
    return line;
}

}  // namespace

MailServers::MailServers(const std::vector<std::string>& mailboxes) {
    int in[2] = {-1, -1};
    int out[2] = {-1, -1};
    if (::pipe(in) != 0 || ::pipe(out) != 0) std::abort();
    std::vector<std::string> words{"/usr/bin/python3", PADDOCK_SOURCE_DIR "/tests/support/mail_servers.py",
                                   folder_.path("")};
    words.insert(words.end(), mailboxes.begin(), mailboxes.end());
    child_ = ::fork();
    if (child_ == 0) {
        ::dup2(in[0], STDIN_FILENO);
        ::dup2(out[1], STDOUT_FILENO);
        for (const int file : {in[0], in[1], out[0], out[1]}) ::close(file);
        std::vector<char*> arguments;
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    in_ = in[1];
    const auto told = nlohmann::json::parse(line_of(out[0]), nullptr, false);
    ::close(out[0]);
    if (!told.is_object()) {
        std::fputs("the mail servers did not start\n", stderr);
        std::abort();
    }
    smtp_ = told["smtp"];
    imap_ = told["imap"];
}

MailServers::~MailServers() {
    ::close(in_);
    int status = 0;
    ::waitpid(child_, &status, 0);
}

mail::Account MailServers::smtp() const {
    return {"smtp://localhost:" + std::to_string(smtp_), "paddock", "pit-wall", folder_.path("cert.pem")};
}

mail::Account MailServers::imap(const std::string& mailbox) const {
    return {"imaps://localhost:" + std::to_string(imap_), mailbox, "pit-wall", folder_.path("cert.pem")};
}

void MailServers::out_of_order(bool broken) const {
    if (broken)
        folder_.write("out-of-order", "");
    else
        std::filesystem::remove(folder_.path("out-of-order"));
}

std::vector<std::string> MailServers::letters_of(const std::string& mailbox) const {
    const mail::Account account = imap(mailbox);
    const auto box = mail::look_at(account);
    if (!box) return {};
    const auto numbers = mail::letters_from(account, 1);
    if (!numbers) return {};
    std::vector<std::string> letters;
    for (const std::uint32_t number : *numbers) {
        const auto bytes = mail::fetch(account, *box, number);
        if (bytes && *bytes) letters.push_back(**bytes);
    }
    return letters;
}

}  // namespace paddock::test
