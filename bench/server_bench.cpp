// The load of a full house, against the disk and the socket library of the same machine in the same minutes.
//
// 500 matches of two persons over WebSockets, who watch as the page does (without offers), every move acknowledged
// after it is on disk: first as fast as they can (closed loop), then 1,000 moves a second on 1,000 sockets (open loop).
// A closed loop ends when the first of its matches is over, and goes on with 500 new ones until it has lasted long
// enough: all of them always play. The open loop has matches of its own. Prints JSON.
//
// Usage: server_bench [SECONDS] [MATCHES]

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>
#include <vector>

#define BOOST_ASIO_SEPARATE_COMPILATION
#define BOOST_BEAST_SEPARATE_COMPILATION
#include "server/beast.hpp"
#include "table/games.hpp"
#include "tests/support/web_client.hpp"

namespace {

using namespace paddock::tests;
using Moment = std::chrono::steady_clock::time_point;
using Seconds = std::chrono::duration<double>;

Moment now() { return std::chrono::steady_clock::now(); }
double since(Moment start) { return Seconds(now() - start).count(); }

double part_of(std::vector<double>& values, double part) {
    if (values.empty()) return 0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, static_cast<std::size_t>(part * static_cast<double>(values.size())))];
}

[[noreturn]] void give_up(const std::string& why) {
    std::cerr << "server_bench: " << why << '\n';
    std::exit(1);
}

// The disk.

struct DiskSpeed {
    double commits_a_second = 0;
    double fsync_p50_ms = 0;
    double fsync_p99_ms = 0;
};

// One row a commit, WAL, synchronous FULL: what a server without group commit could do.
double single_commits(const std::string& folder, double seconds) {
    sqlite3* database = nullptr;
    sqlite3_open((folder + "/single.sqlite").c_str(), &database);
    sqlite3_exec(database,
                 "pragma journal_mode=wal; pragma synchronous=full; create table line(n integer primary key, "
                 "text text)",
                 nullptr, nullptr, nullptr);
    const std::string insert = "insert into line(text) values('" + std::string(150, 'x') + "')";
    const Moment start = now();
    int count = 0;
    while (since(start) < seconds) {
        if (sqlite3_exec(database, insert.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) give_up("SQLite failed");
        ++count;
    }
    const double speed = count / since(start);
    sqlite3_close(database);
    return speed;
}

std::vector<double> fsync_times(const std::string& folder, double seconds) {
    const int file = ::open((folder + "/fsync").c_str(), O_CREAT | O_WRONLY | O_TRUNC, 0600);
    std::vector<double> times;
    const std::string page(4096, 'x');
    const Moment start = now();
    while (since(start) < seconds) {
        const Moment before = now();
        if (::write(file, page.data(), page.size()) < 0 || ::fdatasync(file) != 0) give_up("fsync failed");
        times.push_back(since(before) * 1000);
    }
    ::close(file);
    return times;
}

DiskSpeed disk_speed(const std::string& folder, double seconds) {
    DiskSpeed speed;
    speed.commits_a_second = single_commits(folder, seconds);
    std::vector<double> times = fsync_times(folder, seconds);
    speed.fsync_p50_ms = part_of(times, 0.5);
    speed.fsync_p99_ms = part_of(times, 0.99);
    return speed;
}

// Sockets of the client, all in one thread.

struct End {
    int descriptor = -1;
    std::string in;  // the beginning of a message whose rest is still to come
};

template <class Heard>
class Switchboard {
  public:
    explicit Switchboard(Heard heard) : heard_(std::move(heard)), poll_(::epoll_create1(0)) {}
    ~Switchboard() {
        for (const End& end : ends) ::close(end.descriptor);
        ::close(poll_);
    }
    Switchboard(const Switchboard&) = delete;
    Switchboard& operator=(const Switchboard&) = delete;

    void add(const Visitor& visitor, const std::string& path) {
        Wire wire(visitor.port());
        wire.write(upgrade_request(visitor, path));
        if (wire.reply().status != 101) give_up("a socket was not opened");
        End end{::dup(wire.descriptor()), wire.in};
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.u64 = ends.size();
        ::epoll_ctl(poll_, EPOLL_CTL_ADD, end.descriptor, &event);
        ends.push_back(std::move(end));
    }
    void send(std::size_t end, std::string_view text) {
        const std::string frame = frame_of(text);
        if (::send(ends[end].descriptor, frame.data(), frame.size(), MSG_NOSIGNAL) !=
            static_cast<ssize_t>(frame.size()))
            give_up("a socket is full");
    }
    // Hears what has come in; waits for it at most so long.
    void listen(int milliseconds) {
        epoll_event events[256];
        const int count = ::epoll_wait(poll_, events, 256, milliseconds);
        for (int i = 0; i < count; ++i) take(static_cast<std::size_t>(events[i].data.u64));
    }

    std::vector<End> ends;

  private:
    void take(std::size_t number) {
        End& end = ends[number];
        char bytes[65536];
        const auto got = ::recv(end.descriptor, bytes, sizeof bytes, MSG_DONTWAIT);
        if (got == 0) give_up("the server hung up");
        if (got < 0) return;
        const std::string_view fresh(bytes, static_cast<std::size_t>(got));
        if (end.in.empty()) {
            end.in = heard_in(number, fresh);
        } else {
            const std::string all = std::exchange(end.in, {}).append(fresh);
            end.in = heard_in(number, all);
        }
    }
    // Hears all whole messages, and tells what is left.
    std::string_view heard_in(std::size_t number, std::string_view bytes) {
        while (const auto frame = first_frame(bytes)) {
            bytes.remove_prefix(frame->whole);
            if (frame->kind == 1) heard_(number, frame->text);
            if (frame->kind == 8) give_up("the server closed a socket: " + std::string(frame->text));
        }
        return bytes;
    }

    Heard heard_;
    int poll_;
};
template <class Heard>
Switchboard(Heard) -> Switchboard<Heard>;

// A bare echo.

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;

asio::awaitable<void> echo(tcp::socket socket) {
    beast::websocket::stream<beast::tcp_stream> stream(std::move(socket));
    constexpr auto quietly = asio::as_tuple(asio::use_awaitable);
    if (std::get<0>(co_await stream.async_accept(quietly))) co_return;
    stream.text(true);
    beast::flat_buffer buffer;
    while (true) {
        if (std::get<0>(co_await stream.async_read(buffer, quietly))) co_return;
        if (std::get<0>(co_await stream.async_write(buffer.data(), quietly))) co_return;
        buffer.clear();
    }
}

asio::awaitable<void> accept_echoes(tcp::acceptor& acceptor) {
    while (true) {
        auto [error, socket] = co_await acceptor.async_accept(asio::as_tuple(asio::use_awaitable));
        if (error) co_return;
        socket.set_option(tcp::no_delay(true));
        asio::co_spawn(acceptor.get_executor(), echo(std::move(socket)), asio::detached);
    }
}

double echoes_a_second(std::size_t sockets, double seconds) {
    asio::io_context context{1};
    tcp::acceptor acceptor(context, tcp::endpoint(asio::ip::address_v4::loopback(), 0));
    const unsigned short port = acceptor.local_endpoint().port();
    const pid_t child = ::fork();
    if (child == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        asio::co_spawn(context, accept_echoes(acceptor), asio::detached);
        context.run();
        ::_exit(0);
    }
    std::uint64_t count = 0;
    const std::string text(100, 'x');
    double speed = 0;
    {
        std::vector<std::size_t> heard;
        Switchboard board([&](std::size_t end, std::string_view) {
            ++count;
            heard.push_back(end);
        });
        const Visitor visitor(port);
        for (std::size_t i = 0; i < sockets; ++i) board.add(visitor, "/");
        for (std::size_t i = 0; i < sockets; ++i) board.send(i, text);
        const Moment start = now();
        while (since(start) < seconds) {
            board.listen(100);
            for (const std::size_t end : heard) board.send(end, text);
            heard.clear();
        }
        speed = static_cast<double>(count) / since(start);
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    return speed;
}

// The server.

class Program {
  public:
    explicit Program(const std::string& folder) {
        int pipe[2];
        if (::pipe(pipe) != 0) give_up("no pipe");
        child_ = ::fork();
        if (child_ == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            ::dup2(pipe[1], STDOUT_FILENO);
            ::close(pipe[0]);
            const int quiet = ::open("/dev/null", O_WRONLY);
            ::dup2(quiet, STDERR_FILENO);
            ::execl(PADDOCK_PROGRAM, PADDOCK_PROGRAM, "serve", "--port", "0", "--made-a-minute", "1000000",
                    "--messages-a-second", "1000000", "--data", folder.c_str(), nullptr);
            ::_exit(127);
        }
        ::close(pipe[1]);
        std::string line;
        for (char letter = 0; ::read(pipe[0], &letter, 1) == 1 && letter != '\n';) line += letter;
        out_ = pipe[0];
        const std::size_t colon = line.rfind(':');
        if (colon == std::string::npos) give_up("the server did not start: " + line);
        port = static_cast<unsigned short>(std::atoi(line.c_str() + colon + 1));
    }
    ~Program() {
        ::kill(child_, SIGTERM);
        ::waitpid(child_, nullptr, 0);
        ::close(out_);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // KiB in memory.
    double size() const {
        std::ifstream status("/proc/" + std::to_string(child_) + "/status");
        for (std::string line; std::getline(status, line);) {
            if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6);
        }
        return 0;
    }

    // Microseconds of processor time it has used, all threads together.
    double work() const {
        std::ifstream stat("/proc/" + std::to_string(child_) + "/stat");
        std::string word;
        for (int i = 1; i <= 13; ++i) stat >> word;
        double user = 0;
        double system = 0;
        stat >> user >> system;
        return (user + system) * 1e6 / static_cast<double>(::sysconf(_SC_CLK_TCK));
    }

    unsigned short port = 0;

  private:
    pid_t child_ = 0;
    int out_ = -1;
};

struct Seated {
    std::string table;
    Visitor ada;
    Visitor ben;
};

Seated made_table(unsigned short port) {
    Seated seated{"", Visitor(port), Visitor(port)};
    const Json made = seated.ada
                          .post("/api/tables", {{"setup", {{"game", paddock::table::games()[0].key}}},
                                                {"seats", {{{"pilot", "me"}}, {{"pilot", "open"}}}}})
                          .json();
    if (!made.is_object() || !made.contains("table")) give_up("no table was made");
    seated.table = made["table"];
    const std::string path = "/api/tables/" + seated.table;
    if (seated.ben.post(path + "/sit", {{"key", made["keys"][0]["key"]}}).status != 200) give_up("nobody sat down");
    if (seated.ada.post(path + "/start").status != 200) give_up("a match did not start");
    return seated;
}

// The load program shares the machine with the server, so it looks for what it needs and reads nothing else.
std::size_t find_in(std::string_view text, std::string_view words, std::size_t from = 0) {
    if (from > text.size()) return std::string_view::npos;
    const void* found = ::memmem(text.data() + from, text.size() - from, words.data(), words.size());
    return found == nullptr ? std::string_view::npos
                            : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

// A number behind a key.
std::size_t number_after(std::string_view text, std::string_view key) {
    const std::size_t at = find_in(text, key);
    return at == std::string_view::npos ? 0 : static_cast<std::size_t>(std::atol(text.data() + at + key.size()));
}

// What was counted in all loads together.
struct Tally {
    std::uint64_t moves = 0;
    double seconds = 0;   // of closed loops
    double work = 0;      // of the server meanwhile, in microseconds
    double own_work = 0;  // of this program
    std::size_t faults = 0;
    std::uint64_t news = 0;
    std::uint64_t bytes = 0;
};

class Load {
  public:
    Load(unsigned short port, std::size_t matches)
        : board_([this](std::size_t end, std::string_view text) { hear(end, text); }) {
        for (std::size_t i = 0; i < matches; ++i) seated_.push_back(made_table(port));
        players_.resize(2 * matches);
    }

    void connect() {
        for (const Seated& seated : seated_) {
            board_.add(seated.ada, "/api/tables/" + seated.table + "/live");
            board_.add(seated.ben, "/api/tables/" + seated.table + "/live");
        }
        for (std::size_t i = 0; i < players_.size(); ++i) board_.send(i, R"({"do":"watch","since":0,"offers":false})");
        const Moment start = now();
        while (known_ < players_.size() && since(start) < 60) board_.listen(100);
        if (known_ < players_.size()) give_up("not everybody was told");
    }

    // Everybody answers at once, for so long or until a match is over. How long it was.
    double closed_loop(double seconds) {
        const Moment start = now();
        while (since(start) < seconds && over_ == 0) {
            for (const std::size_t player : std::exchange(asked_, {})) answer(player, now());
            board_.listen(100);
        }
        return since(start);
    }

    // So many moves a second, whether the server keeps up or not; the times they took in milliseconds.
    std::vector<double> open_loop(double seconds, double a_second) {
        times_.clear();
        missed_turns_ = 0;
        std::vector<std::size_t> ready = std::exchange(asked_, {});
        std::size_t next = 0;
        const Moment start = now();
        std::uint64_t sent = 0;
        while (since(start) < seconds) {
            const double due = since(start) * a_second;
            while (static_cast<double>(sent) < due) {
                const Moment at =
                    start + std::chrono::duration_cast<Moment::duration>(Seconds(static_cast<double>(sent) / a_second));
                ++sent;
                if (next == ready.size()) {
                    ++missed_turns_;
                    continue;
                }
                answer(ready[next++], at);
            }
            board_.listen(1);
            ready.insert(ready.end(), asked_.begin(), asked_.end());
            asked_.clear();
        }
        settle();
        return times_;
    }

    // Until all answers are acknowledged and their news have arrived. Those may be held back for a moment, but a ping
    // is answered behind them.
    void settle() {
        const Moment start = now();
        while (outstanding_ > 0 && since(start) < 30) board_.listen(10);
        pongs_ = 0;
        for (std::size_t i = 0; i < players_.size(); ++i) board_.send(i, R"({"do":"ping","id":0})");
        while (pongs_ < players_.size() && since(start) < 60) board_.listen(10);
        if (outstanding_ > 0 || pongs_ < players_.size()) give_up("not everything was answered");
    }

    // Asks everybody's table anew, and compares.
    std::size_t checked(unsigned short port) {
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < seated_.size(); ++i) {
            Visitor visitor(port);
            const Json table = visitor.get("/api/tables/" + seated_[i].table).json();
            for (const std::size_t player : {2 * i, 2 * i + 1})
                if (table["event_count"].get<std::size_t>() != players_[player].events) ++wrong;
        }
        return wrong;
    }

    std::size_t faults() const { return faults_; }
    std::uint64_t acknowledged() const { return acknowledged_; }
    std::uint64_t missed_turns() const { return missed_turns_; }
    std::uint64_t news() const { return news_; }
    std::uint64_t bytes() const { return bytes_; }

  private:
    struct Player {
        bool known = false;
        std::size_t events = 0;
        std::size_t question = 0;
        int id = 0;
        std::string choice;
        Moment sent{};
    };

    void answer(std::size_t number, Moment at) {
        Player& player = players_[number];
        player.sent = at;
        ++outstanding_;
        board_.send(number, R"({"do":"answer","id":)" + std::to_string(++player.id) + R"(,"seat":)" +
                                std::to_string(number % 2 + 1) + R"(,"question":)" + std::to_string(player.question) +
                                R"(,"choice":")" + player.choice + "\"}");
    }

    void hear(std::size_t number, std::string_view text) {
        Player& player = players_[number];
        if (text == R"({"to":0,"ok":true})") {
            ++pongs_;
        } else if (text.starts_with(R"({"to":)")) {
            if (find_in(text, R"("ok":true)") == std::string_view::npos) give_up("refused: " + std::string(text));
            if (number_after(text, R"({"to":)") != static_cast<std::size_t>(player.id)) ++faults_;
            --outstanding_;
            ++acknowledged_;
            times_.push_back(since(player.sent) * 1000);
        }
        if (text.starts_with(R"({"news":)")) hear_news(number, player, text);
    }

    void hear_news(std::size_t number, Player& player, std::string_view text) {
        ++news_;
        bytes_ += text.size();
        const std::size_t from = number_after(text, R"("from":)");
        const std::size_t count = number_after(text, R"("event_count":)");
        if (from != player.events) ++faults_;
        const std::size_t view = find_in(text, R"("view":)");
        const std::string_view events = text.substr(0, view);
        std::size_t told = 0;
        for (std::size_t at = find_in(events, R"({"n":)"); at != std::string_view::npos;
             at = find_in(events, R"({"n":)", at + 1))
            ++told;
        if (told != count - from) ++faults_;
        player.events = count;
        if (!std::exchange(player.known, true)) ++known_;
        const std::string_view rest = text.substr(find_in(text, R"("over":)", view));
        if (rest.starts_with(R"("over":true)")) ++over_;
        constexpr std::string_view key = R"("fallback":")";
        const std::size_t at = find_in(rest, key);
        if (at == std::string_view::npos) return;
        const std::size_t begin = at + key.size();
        player.question = number_after(rest, R"("number":)");
        player.choice = rest.substr(begin, rest.find('"', begin) - begin);
        asked_.push_back(number);
    }

    std::vector<Seated> seated_;
    std::vector<Player> players_;
    std::vector<std::size_t> asked_;  // and not yet answered
    std::vector<double> times_;
    std::size_t known_ = 0;
    std::size_t over_ = 0;
    std::size_t faults_ = 0;  // lost, doubled or out of order
    std::uint64_t acknowledged_ = 0;
    std::uint64_t missed_turns_ = 0;
    std::uint64_t news_ = 0;
    std::uint64_t bytes_ = 0;
    std::int64_t outstanding_ = 0;
    std::size_t pongs_ = 0;
    Switchboard<std::function<void(std::size_t, std::string_view)>> board_;
};

void count_load(Tally& tally, Load& load, unsigned short port) {
    load.settle();
    tally.faults += load.faults() + load.checked(port);
    tally.news += load.news();
    tally.bytes += load.bytes();
}

double own_microseconds() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto all = [](const timeval& time) {
        return 1e6 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec);
    };
    return all(used.ru_utime) + all(used.ru_stime);
}

struct Sizes {
    double at_the_start = 0;  // KiB a match
    double at_the_end = 0;
};

// Closed loops until they have lasted so long; how much memory the matches of the first took.
Sizes play_closed_loops(const Program& program, Tally& tally, std::size_t matches, double seconds) {
    Sizes sizes;
    const double base = program.size();
    const auto a_match = [&] { return (program.size() - base) / static_cast<double>(matches); };
    while (tally.seconds < seconds) {
        Load load(program.port, matches);
        load.connect();
        if (tally.moves == 0) sizes.at_the_start = a_match();
        const double work = program.work();
        const double own_work = own_microseconds();
        tally.seconds += load.closed_loop(seconds - tally.seconds);
        tally.moves += load.acknowledged();
        tally.work += program.work() - work;
        tally.own_work += own_microseconds() - own_work;
        if (sizes.at_the_end == 0) sizes.at_the_end = a_match();
        count_load(tally, load, program.port);
    }
    return sizes;
}

Json open_loop_result(std::vector<double> times, std::uint64_t missed_turns, const DiskSpeed& disk) {
    return {{"moves", times.size()},
            {"without_a_turn", missed_turns},
            {"p50_ms", part_of(times, 0.5)},
            {"p99_ms", part_of(times, 0.99)},
            {"p99_allowed_ms", 4 * disk.fsync_p99_ms + 2}};
}

void set_goals(Json& result, double seconds) {
    const Json& open = result["open_loop"];
    const double moves = open["moves"];
    result["goals"] = {{"moves_to_commits >= 4", result["moves_to_commits"] >= 4},
                       {"moves_to_echoes >= 0.15", result["moves_to_echoes"] >= 0.15},
                       {"1000 moves a second", moves >= 0.99 * 1000 * seconds},
                       {"p99 <= 4 fsync p99 + 2 ms", moves > 0 && open["p99_ms"] <= open["p99_allowed_ms"]},
                       {"lost_or_doubled == 0", result["lost_or_doubled"] == 0},
                       {"kib_a_match <= 64", result["kib_a_match"] <= 64}};
}

Json measured(const std::string& folder, double seconds, std::size_t matches) {
    const DiskSpeed disk = disk_speed(folder, seconds / 2);
    const double echoes = echoes_a_second(2 * matches, seconds / 2);
    const Program program(folder + "/data");
    Tally tally;
    const Sizes sizes = play_closed_loops(program, tally, matches, seconds);
    const double moves = static_cast<double>(tally.moves) / tally.seconds;
    Load open(program.port, matches);
    open.connect();
    const std::vector<double> times = open.open_loop(seconds, 1000);
    count_load(tally, open, program.port);
    Json result{{"single_commits_a_second", disk.commits_a_second},
                {"fsync_p50_ms", disk.fsync_p50_ms},
                {"fsync_p99_ms", disk.fsync_p99_ms},
                {"echoes_a_second", echoes},
                {"moves_a_second", moves},
                {"server_us_a_move", tally.work / static_cast<double>(tally.moves)},
                {"load_program_us_a_move", tally.own_work / static_cast<double>(tally.moves)},
                {"moves_to_commits", moves / disk.commits_a_second},
                {"moves_to_echoes", moves / echoes},
                {"open_loop", open_loop_result(times, open.missed_turns(), disk)},
                {"moves", tally.moves + times.size()},
                {"lost_or_doubled", tally.faults},
                {"bytes_a_news", static_cast<double>(tally.bytes) / static_cast<double>(tally.news)},
                {"kib_a_match_at_the_start", sizes.at_the_start},
                {"kib_a_match", sizes.at_the_end}};
    set_goals(result, seconds);
    return result;
}

}  // namespace

int main(int count, char** words) {
    const double seconds = count > 1 ? std::atof(words[1]) : 5;
    const std::size_t matches = count > 2 ? static_cast<std::size_t>(std::atol(words[2])) : 500;
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
    // On the disk, not in memory.
    std::string folder = (std::filesystem::current_path() / "build/server-bench-XXXXXX").string();
    std::filesystem::create_directories("build");
    if (::mkdtemp(folder.data()) == nullptr) give_up("no folder " + folder);
    const Json result = measured(folder, seconds, matches);
    std::filesystem::remove_all(folder);
    std::cout << paddock::table::page_of(result) << '\n';
    return 0;
}
