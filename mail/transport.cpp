#include "mail/transport.hpp"

#include <curl/curl.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <memory>
#include <mutex>

#include "mail/mime.hpp"

namespace paddock::mail {

namespace {

constexpr long connect_seconds = 20;
constexpr long transfer_seconds = 120;
constexpr std::size_t longest_answer = std::size_t{1} << 20;  // of a mail server, to anything but a fetch

struct CloseHandle {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};
using Handle = std::unique_ptr<CURL, CloseHandle>;

struct FreeList {
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

// A handle that is bounded in time and believes only whom it can verify.
Handle opened(const Account& account, const std::string& path) {
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    Handle handle(curl_easy_init());
    if (!handle) return handle;
    CURL* curl = handle.get();
    curl_easy_setopt(curl, CURLOPT_URL, (account.url + path).c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps,imap,imaps");
    curl_easy_setopt(curl, CURLOPT_USERNAME, account.user.c_str());
    curl_easy_setopt(curl, CURLOPT_PASSWORD, account.password.c_str());
    curl_easy_setopt(curl, CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_ALL));
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    if (!account.ca_file.empty()) curl_easy_setopt(curl, CURLOPT_CAINFO, account.ca_file.c_str());
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, connect_seconds);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, transfer_seconds);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    return handle;
}

TransportFailure no_handle() { return {false, "there is no memory for a connection"}; }

TransportFailure failure_of(CURL* curl, CURLcode code) {
    long answer = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer);
    std::string why = curl_easy_strerror(code);
    if (answer != 0) why += " (the server answered " + std::to_string(answer) + ")";
    // 5xx to a recipient or a letter is an answer for good; to a login it says that our own settings are wrong.
    const bool refused = answer >= 500 && answer < 600 && answer != 530 && answer != 535;
    return {refused && code != CURLE_LOGIN_DENIED, why};
}

struct Upload {
    const std::string& bytes;
    std::size_t at = 0;
};

std::size_t read_upload(char* place, std::size_t size, std::size_t count, void* data) {
    auto& upload = *static_cast<Upload*>(data);
    const std::size_t length = std::min(size * count, upload.bytes.size() - upload.at);
    std::memcpy(place, upload.bytes.data() + upload.at, length);
    upload.at += length;
    return length;
}

struct Download {
    std::string bytes;
    std::size_t longest = longest_answer;
    bool too_long = false;
};

std::size_t write_download(const char* data, std::size_t size, std::size_t count, void* place) {
    auto& download = *static_cast<Download*>(place);
    if (download.bytes.size() + size * count > download.longest) {
        download.too_long = true;
        return 0;
    }
    download.bytes.append(data, size * count);
    return size * count;
}

Result<std::string, TransportFailure> ask(const Account& imap, const std::string& path, const std::string& command) {
    const Handle handle = opened(imap, path);
    if (!handle) return no_handle();
    Download download;
    curl_easy_setopt(handle.get(), CURLOPT_CUSTOMREQUEST, command.c_str());
    curl_easy_setopt(handle.get(), CURLOPT_WRITEFUNCTION, write_download);
    curl_easy_setopt(handle.get(), CURLOPT_WRITEDATA, &download);
    if (const CURLcode code = curl_easy_perform(handle.get()); code != CURLE_OK) return failure_of(handle.get(), code);
    return std::move(download.bytes);
}

// The number behind a word: of "* STATUS INBOX (UIDVALIDITY 17 UIDNEXT 5)" the 17.
std::optional<std::uint32_t> number_after(std::string_view text, std::string_view word) {
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos) return std::nullopt;
    std::string_view rest = text.substr(at + word.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    std::uint32_t number = 0;
    if (std::from_chars(rest.data(), rest.data() + rest.size(), number).ec != std::errc{}) return std::nullopt;
    return number;
}

std::vector<std::uint32_t> numbers_of_search(std::string_view answer) {
    std::vector<std::uint32_t> numbers;
    constexpr std::string_view word = "* SEARCH";
    while (!answer.empty()) {
        const std::size_t end = answer.find('\n');
        std::string_view line = answer.substr(0, end);
        answer.remove_prefix(end == std::string_view::npos ? answer.size() : end + 1);
        if (!line.starts_with(word)) continue;
        line.remove_prefix(word.size());
        while (true) {
            line.remove_prefix(std::min(line.find_first_not_of(" \r"), line.size()));
            std::uint32_t number = 0;
            const auto [next, error] = std::from_chars(line.data(), line.data() + line.size(), number);
            if (error != std::errc{}) break;
            numbers.push_back(number);
            line.remove_prefix(static_cast<std::size_t>(next - line.data()));
        }
    }
    std::ranges::sort(numbers);
    return numbers;
}

// A conversation by hand, on a connection that libcurl has opened, secured and logged in.
class Line {
  public:
    explicit Line(CURL* curl) : curl_(curl) {}

    bool say(std::string_view words) {
        while (!words.empty()) {
            std::size_t sent = 0;
            const CURLcode code = curl_easy_send(curl_, words.data(), words.size(), &sent);
            if (code == CURLE_AGAIN) {
                if (!wait(POLLOUT, std::chrono::seconds{connect_seconds})) return false;
                continue;
            }
            if (code != CURLE_OK) return false;
            words.remove_prefix(sent);
        }
        return true;
    }

    // What has come within that time; none: nothing, "": the line is dead.
    std::optional<std::string> hear(std::chrono::milliseconds patience) {
        std::array<char, 4096> room{};
        std::size_t got = 0;
        CURLcode code = curl_easy_recv(curl_, room.data(), room.size(), &got);
        if (code == CURLE_AGAIN) {
            if (!wait(POLLIN, patience)) return std::nullopt;
            code = curl_easy_recv(curl_, room.data(), room.size(), &got);
            if (code == CURLE_AGAIN) return std::nullopt;
        }
        return code == CURLE_OK ? std::string(room.data(), got) : std::string();
    }

  private:
    bool wait(short what, std::chrono::milliseconds patience) {
        curl_socket_t socket = CURL_SOCKET_BAD;
        curl_easy_getinfo(curl_, CURLINFO_ACTIVESOCKET, &socket);
        pollfd asked{socket, what, 0};
        return ::poll(&asked, 1, static_cast<int>(patience.count())) > 0;
    }

    CURL* curl_;
};

// Everything up to the line that begins so, or with a refusal.
enum class Heard : std::uint8_t { yes, refused, nothing };
Heard hear_until(Line& line, std::string_view good, std::string_view tag) {
    std::string text;
    const std::string no = std::string(tag) + " NO";
    const std::string bad = std::string(tag) + " BAD";
    while (text.size() < longest_answer) {
        const auto heard = line.hear(std::chrono::seconds{connect_seconds});
        if (!heard || heard->empty()) return Heard::nothing;
        text += *heard;
        if (text.find(no) != std::string::npos || text.find(bad) != std::string::npos) return Heard::refused;
        if (text.starts_with(good) || text.find("\n" + std::string(good)) != std::string::npos) return Heard::yes;
    }
    return Heard::nothing;
}

}  // namespace

Result<void, TransportFailure> send(const Account& smtp, const std::string& from, const std::string& to,
                                    const std::string& bytes) {
    const Handle handle = opened(smtp, "");
    if (!handle) return no_handle();
    Upload upload{bytes};
    const std::unique_ptr<curl_slist, FreeList> recipients(curl_slist_append(nullptr, ("<" + to + ">").c_str()));
    CURL* curl = handle.get();
    curl_easy_setopt(curl, CURLOPT_MAIL_FROM, ("<" + from + ">").c_str());
    curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, recipients.get());
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, read_upload);
    curl_easy_setopt(curl, CURLOPT_READDATA, &upload);
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(bytes.size()));
    if (const CURLcode code = curl_easy_perform(curl); code != CURLE_OK) return failure_of(curl, code);
    return {};
}

Result<Mailbox, TransportFailure> look_at(const Account& imap) {
    const auto answer = ask(imap, "", "STATUS INBOX (UIDVALIDITY UIDNEXT)");
    if (!answer) return answer.error();
    const auto validity = number_after(*answer, "UIDVALIDITY");
    const auto next = number_after(*answer, "UIDNEXT");
    if (!validity || !next) return TransportFailure{false, "the mail server does not say how its mailbox stands"};
    return Mailbox{*validity, *next};
}

Result<std::vector<std::uint32_t>, TransportFailure> letters_from(const Account& imap, std::uint32_t from) {
    const auto answer = ask(imap, "/INBOX", "UID SEARCH UID " + std::to_string(from) + ":*");
    if (!answer) return answer.error();
    std::vector<std::uint32_t> numbers = numbers_of_search(*answer);
    // "n:*" names the last letter even when it is older.
    std::erase_if(numbers, [&](std::uint32_t number) { return number < from; });
    return numbers;
}

Result<std::optional<std::string>, TransportFailure> fetch(const Account& imap, const Mailbox& mailbox,
                                                           std::uint32_t number) {
    const Handle handle =
        opened(imap, "/INBOX;UIDVALIDITY=" + std::to_string(mailbox.validity) + ";UID=" + std::to_string(number));
    if (!handle) return no_handle();
    Download download;
    download.longest = longest_letter;
    curl_easy_setopt(handle.get(), CURLOPT_WRITEFUNCTION, write_download);
    curl_easy_setopt(handle.get(), CURLOPT_WRITEDATA, &download);
    const CURLcode code = curl_easy_perform(handle.get());
    if (download.too_long || code == CURLE_REMOTE_FILE_NOT_FOUND) return std::optional<std::string>();
    if (code != CURLE_OK) return failure_of(handle.get(), code);
    return std::optional<std::string>(std::move(download.bytes));
}

Result<bool, TransportFailure> wait_for_letters(const Account& imap, std::chrono::seconds longest,
                                                const std::atomic<bool>& stop) {
    constexpr std::chrono::milliseconds look_up{500};  // for `stop`
    const TransportFailure broken{false, "the connection to the mailbox broke off"};
    const Handle handle = opened(imap, "");
    if (!handle) return no_handle();
    curl_easy_setopt(handle.get(), CURLOPT_CONNECT_ONLY, 1L);
    if (const CURLcode code = curl_easy_perform(handle.get()); code != CURLE_OK) return failure_of(handle.get(), code);
    Line line(handle.get());
    if (!line.say("W1 SELECT INBOX\r\n") || hear_until(line, "W1 OK", "W1") != Heard::yes) return broken;
    if (!line.say("W2 IDLE\r\n")) return broken;
    const Heard idle = hear_until(line, "+", "W2");
    if (idle == Heard::nothing) return broken;
    if (idle == Heard::refused) return false;
    const auto until = std::chrono::steady_clock::now() + longest;
    std::string text;
    while (!stop && std::chrono::steady_clock::now() < until) {
        const auto heard = line.hear(look_up);
        if (!heard) continue;
        if (heard->empty()) return broken;
        text += *heard;
        if (text.find(" EXISTS") != std::string::npos) break;
        if (text.size() > longest_answer) return broken;
    }
    line.say("DONE\r\n");
    return true;
}

}  // namespace paddock::mail
