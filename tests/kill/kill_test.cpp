#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include <csignal>
#include <random>

#include "tests/server/support.hpp"

// The program itself is killed again and again while people play: what they were told is there, and every match
// goes on.
namespace paddock::server::tests {
namespace {

constexpr int rounds = 100;
constexpr std::size_t tables = 6;

class Program {
  public:
    explicit Program(const std::string& folder) {
        std::array<int, 2> pipe{};
        if (::pipe(pipe.data()) != 0) std::abort();
        child_ = ::fork();
        if (child_ == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            ::dup2(pipe[1], STDOUT_FILENO);
            ::dup2(::open("/dev/null", O_WRONLY), STDERR_FILENO);
            ::execl(PADDOCK_PROGRAM, PADDOCK_PROGRAM, "serve", "--port", "0", "--made-a-minute", "100000", "--data",
                    folder.c_str(), nullptr);
            ::_exit(127);
        }
        ::close(pipe[1]);
        std::string line;
        for (char letter = 0; ::read(pipe[0], &letter, 1) == 1 && letter != '\n';) line += letter;
        ::close(pipe[0]);
        const std::size_t colon = line.rfind(':');
        if (colon != std::string::npos) port = static_cast<unsigned short>(std::atoi(line.c_str() + colon + 1));
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() { kill(); }

    void kill() {
        if (child_ <= 0) return;
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
        child_ = 0;
    }

    unsigned short port = 0;

  private:
    pid_t child_ = 0;
};

struct Match {
    std::string id;
    std::string ada;  // cookies
    std::string ben;
    std::size_t told = 0;  // events somebody has heard of
    bool over = false;
    std::uint64_t answers = 0;  // acknowledged
};

Match made_match(unsigned short port, const Json& setup = {{"game", "formula-d"}}) {
    Visitor ada(port);
    Visitor ben(port);
    const Json made =
        ada.post("/api/tables", {{"setup", setup}, {"seats", {{{"pilot", "me"}}, {{"pilot", "open"}}}}}).json();
    Match match{made["table"], "", "", 0, false, 0};
    ben.post("/api/tables/" + match.id + "/sit", {{"key", made["keys"][0]["key"]}});
    EXPECT_EQ(ada.post("/api/tables/" + match.id + "/start").status, 200);
    match.ada = ada.cookie;
    match.ben = ben.cookie;
    return match;
}

// Plays until the server is gone. False when something that was told is not there.
bool play_on(Match& match, unsigned short port) {
    Visitor ada(port);
    Visitor ben(port);
    ada.cookie = match.ada;
    ben.cookie = match.ben;
    Line lines[] = {Line(ada, match.id), Line(ben, match.id)};
    Json news[2];
    for (std::size_t i = 0; i < 2; ++i) {
        lines[i].send({{"do", "watch"}, {"since", 0}});
        const Json message = lines[i].next("news");
        if (message.is_null()) return true;  // killed already
        news[i] = message["news"];
    }
    const std::size_t there = news[0]["event_count"];
    if (there < match.told) return false;
    match.told = there;
    while (!(match.over = news[0]["over"].get<bool>())) {
        const std::size_t asked = news[0]["asked"].is_null() ? 1 : 0;
        lines[asked].send({{"do", "answer"},
                           {"id", 1},
                           {"seat", asked + 1},
                           {"question", news[asked]["asked"]["number"]},
                           {"choice", news[asked]["asked"]["fallback"]}});
        const Json answer = lines[asked].next("to");
        if (answer.is_null()) return true;
        if (answer.contains("error") && answer["error"]["code"] == "too-many") {
            std::this_thread::sleep_for(std::chrono::milliseconds{60});
            continue;
        }
        if (!answer.value("ok", false)) return false;
        ++match.answers;
        for (std::size_t i = 0; i < 2; ++i) {
            const Json message = lines[i].next("news");
            if (message.is_null()) return true;
            news[i] = message["news"];
        }
        match.told = news[0]["event_count"];
    }
    return true;
}

TEST(Kill, AHundredKillsUnderLoadLoseNothingThatWasAcknowledged) {
    const Folder folder;
    std::vector<Match> matches;
    std::mt19937 random(1934);
    std::uniform_int_distribution<int> life(5, 150);
    std::uint64_t answers = 0;
    for (int i = 0; i < rounds; ++i) {
        Program program(folder.path);
        ASSERT_NE(program.port, 0) << "round " << i;
        // Races that are over make room for new ones.
        std::erase_if(matches, [&](const Match& match) {
            if (match.over) answers += match.answers;
            return match.over;
        });
        while (matches.size() < tables) matches.push_back(made_match(program.port));
        std::vector<std::thread> threads;
        std::atomic<int> wrong = 0;
        for (Match& match : matches) threads.emplace_back([&] { wrong += play_on(match, program.port) ? 0 : 1; });
        std::this_thread::sleep_for(std::chrono::milliseconds{life(random)});
        program.kill();
        for (std::thread& thread : threads) thread.join();
        ASSERT_EQ(wrong, 0) << "round " << i;
        const auto store = store::open_sqlite(folder.path);
        ASSERT_TRUE(store) << store.error().why;
        // A header, the start, and then a line for every answer, whether it was acknowledged in time or not.
        for (const Match& match : matches)
            EXPECT_GE((*store)->find_table(match.id)->lines, 2 + match.answers) << "round " << i;
    }
    for (const Match& match : matches) answers += match.answers;
    EXPECT_GT(answers, static_cast<std::uint64_t>(rounds));  // it was under load
    Program program(folder.path);
    for (const Match& match : matches) {
        Visitor ada(program.port);
        ada.cookie = match.ada;
        const Json table = ada.get("/api/tables/" + match.id).json();
        EXPECT_GE(table["event_count"].get<std::size_t>(), match.told);
    }
}

// What lies face down is there again after a kill in the moment it was acknowledged, as it was changed last.
TEST(Kill, SealedAnswersThatWereAcknowledgedAreKept) {
    const Folder folder;
    Match match;
    {
        Program program(folder.path);
        match = made_match(program.port, {{"game", "formula-d"}, {"options", {{"build", true}}}});
    }
    std::string acknowledged;
    for (int tires = 5; tires < 13; ++tires) {
        Program program(folder.path);
        Visitor ada(program.port);
        ada.cookie = match.ada;
        Player player(ada, match.id);
        player.hear();
        const Json sealed = player.news.value("sealed", Json::array());
        ASSERT_EQ(sealed.empty() ? "" : sealed[0]["choice"].get<std::string>(), acknowledged);
        const std::string choice = "build tires " + std::to_string(tires);
        const Json question = sealed.empty() ? player.news["asked"]["number"] : sealed[0]["question"];
        ASSERT_TRUE(player.answer(choice, question).value("ok", false));
        program.kill();
        acknowledged = choice;
    }
}

}  // namespace
}  // namespace paddock::server::tests
