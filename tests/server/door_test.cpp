#include "server/pages.hpp"
#include "tests/server/support.hpp"

// The door, as a hostile or clumsy client meets it: whatever comes in, the server answers or hangs up, and serves
// everybody else meanwhile.
namespace paddock::server::tests {
namespace {

using paddock::tests::frame_of;
using paddock::tests::Wire;
using std::chrono::milliseconds;
using std::chrono::seconds;

bool serves(RunningServer& server) { return Visitor(server.port()).get("/healthz").body == "ok\n"; }

// Whether the other end has hung up, once everything it said was read.
bool hangs_up(Wire& wire, milliseconds patience = seconds{10}) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < end) {
        pollfd waiting{wire.descriptor(), POLLIN, 0};
        if (::poll(&waiting, 1, 100) <= 0) continue;
        char bytes[4096];
        if (::recv(wire.descriptor(), bytes, sizeof bytes, 0) <= 0) return true;
    }
    return false;
}

// A frame whose parts are told one by one.
std::string raw_frame(unsigned first, unsigned second, std::string_view rest) {
    std::string frame;
    frame += static_cast<char>(first);
    frame += static_cast<char>(second);
    return frame.append(rest);
}

TEST(Door, RequestsThatNeverEndAreCutOff) {
    Settings settings = RunningServer::usual_settings();
    settings.limits.request_time = seconds{1};
    RunningServer server(settings);
    Wire head(server.port());
    head.write("GET / HTTP/1.1\r\nHost: loc");
    Wire body(server.port());
    body.write(
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
        "100\r\n\r\n{");
    Wire silent(server.port());
    Wire dripping(server.port());
    dripping.write("GET / HTTP/1.1\r\n");
    bool cut = false;
    for (int i = 0; i < 60 && !cut; ++i) {
        cut = !dripping.write("X: y\r\n");
        std::this_thread::sleep_for(milliseconds{50});
    }
    EXPECT_TRUE(cut || hangs_up(dripping, seconds{2}));
    EXPECT_TRUE(hangs_up(head, seconds{3}));
    EXPECT_TRUE(hangs_up(body, seconds{3}));
    EXPECT_TRUE(hangs_up(silent, seconds{3}));
    EXPECT_TRUE(serves(server));
}

TEST(Door, WhoComesInAsTheServerGoesToRestIsTold) {
    RunningServer server;
    const TwoAtATable table(server);
    server.shut_at_the_first_socket();
    Line line(table.ada, table.id);
    EXPECT_TRUE(line.open());
    EXPECT_TRUE(line.next().is_null());
    EXPECT_EQ(line.farewell, "the server is going to rest");
}

TEST(Door, RequestsThatAreNoneAreRefused) {
    RunningServer server;
    const std::string host = "Host: localhost\r\n";
    std::string flood = "GET / HTTP/1.1\r\n" + host;
    for (int i = 0; i < 5000; ++i) flood += "X-" + std::to_string(i) + ": y\r\n";
    const std::pair<std::string, int> requests[] = {
        {flood + "\r\n", 413},
        {"GET /" + std::string(100'000, 'a') + " HTTP/1.1\r\n" + host + "\r\n", 413},
        {"GET / HTTP/1.1\r\nCookie: " + std::string(60'000, 'c') + "\r\n\r\n", 413},
        {"GET / HTTP/9.9\r\n" + host + "\r\n", 400},
        {"\r\n\r\n\r\n\r\n\x16\x03\x01\x02", 400},
        {"GET / HTTP/1.1\r\nBad Header\r\n\r\n", 400},
        {std::string("GET / HTTP/1.1\r\nX: a\0b\r\n\r\n", 27), 400},
        {"POST /api/tables HTTP/1.1\r\n" + host + "Content-Length: -1\r\n\r\n", 400},
        {"POST /api/tables HTTP/1.1\r\n" + host + "Content-Length: 99999999999999999999\r\n\r\n", 400},
        {"POST /api/tables HTTP/1.1\r\n" + host + "Content-Length: 999999999\r\n\r\n", 413},
        {"POST /api/tables HTTP/1.1\r\n" + host + "Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}{}", 400},
        {"POST /api/tables HTTP/1.1\r\n" + host + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
         400},
        {"POST /api/tables HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\nfffffff\r\n", 413},
        {"POST /api/tables HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\nzz\r\n", 400},
    };
    for (const auto& [request, status] : requests) {
        Wire wire(server.port());
        wire.write(request);
        const WebReply reply = wire.reply(seconds{3});
        EXPECT_EQ(reply.status, status) << request.substr(0, 120);
        EXPECT_FALSE(reply.code().empty()) << request.substr(0, 120);
    }
    EXPECT_TRUE(serves(server));
    EXPECT_EQ(server.store().table_ids()->size(), 0U);
}

// What stands between the parts of a body is no longer than the headers may be, however it is spread.
TEST(Door, PartsOfABodyCannotFillTheMemory) {
    RunningServer server;
    const std::string head =
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\n\r\n";
    std::string trailers;
    for (int i = 0; i < 1000; ++i) trailers += "X-" + std::to_string(i) + ": " + std::string(100, 'y') + "\r\n";
    for (const std::string& body : {"2;" + std::string(100'000, 'x'), "2;x=\"" + std::string(100'000, 'x'),
                                    std::string(100'000, '0') + "2\r\n", "2\r\n{}\r\n" + std::string(100'000, '0'),
                                    "2\r\n{}\r\n0;" + std::string(100'000, 'x'), "2\r\n{}\r\n0\r\n" + trailers}) {
        Wire wire(server.port());
        wire.write(head + body);
        const WebReply reply = wire.reply(seconds{3});
        EXPECT_EQ(reply.status, 413) << body.substr(0, 20);
        EXPECT_EQ(reply.code(), "too-large") << body.substr(0, 20);
        EXPECT_TRUE(hangs_up(wire)) << body.substr(0, 20);
    }
    Wire wire(server.port());
    wire.write(head + "2;some=thing\r\n{}\r\n00\r\nX-Sum: 1\r\n\r\n");
    EXPECT_EQ(wire.reply(seconds{3}).code(), "bad-request") << "a little of all that is HTTP";
    EXPECT_TRUE(serves(server));
}

TEST(Door, BodiesInUnknownEncodingsAreRefused) {
    RunningServer server;
    for (const std::string encoding :
         {"Transfer-Encoding: gzip", "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: chunked, gzip",
          "Transfer-Encoding: identity", "Transfer-Encoding: xchunked", "Transfer-Encoding: ",
          "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked", "Transfer-Encoding: gzip\r\nContent-Length: 2"}) {
        Wire wire(server.port());
        wire.write("POST /api/account/leave HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
                   encoding + "\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
        const WebReply reply = wire.reply(seconds{3});
        EXPECT_EQ(reply.status, 400) << encoding;
        EXPECT_EQ(reply.code(), "malformed") << encoding;
        EXPECT_TRUE(hangs_up(wire)) << encoding << ": nobody knows where the next request begins";
        EXPECT_TRUE(wire.in.empty()) << wire.in;
    }
    EXPECT_TRUE(serves(server));
}

TEST(Door, WhoDoesNotAnswerPingsIsHungUpOn) {
    Settings settings = RunningServer::usual_settings();
    settings.limits.ping_every = seconds{1};
    RunningServer server(settings);
    TwoAtATable table(server);
    Line silent(table.ada, table.id);
    ASSERT_TRUE(silent.open());
    Line deaf(table.ben, table.id);
    deaf.send({{"do", "watch"}, {"since", 0}});
    EXPECT_TRUE(hangs_up(silent.wire()));
    EXPECT_TRUE(hangs_up(deaf.wire()));
    for (int i = 0; i < 100 && server.sockets() > 0; ++i) std::this_thread::sleep_for(milliseconds{20});
    EXPECT_EQ(server.sockets(), 0U);
    EXPECT_TRUE(serves(server));
}

// Only a proxy that was named says who asks. Requests are counted by address: two a minute, here.
class Proxied : public ::testing::Test {
  protected:
    static int asked(unsigned short port, const std::string& headers) {
        return Visitor(port)
            .send("POST", "/api/account/enter", "{}", "Content-Type: application/json\r\n" + headers)
            .status;
    }
    static Settings two_a_minute() {
        Settings settings = RunningServer::usual_settings();
        settings.limits.made_a_minute = 2;
        return settings;
    }
    static std::string from(const std::string& address) { return "X-Forwarded-For: " + address + "\r\n"; }
    static constexpr int taken = 400;  // the body is no name and passphrase
    static constexpr int refused = 429;
};

TEST_F(Proxied, StrangersAreNotBelieved) {
    RunningServer server(two_a_minute(), Doorway{.proxies = {"192.0.2.1"}});
    EXPECT_EQ(asked(server.port(), from("198.51.100.1")), taken);
    EXPECT_EQ(asked(server.port(), from("198.51.100.2")), taken);
    EXPECT_EQ(asked(server.port(), from("198.51.100.3")), refused);
}

TEST_F(Proxied, TheLastHopOfTheProxyCounts) {
    RunningServer server(two_a_minute(), Doorway{.proxies = {"127.0.0.1"}});
    EXPECT_EQ(asked(server.port(), from("1.1.1.1, 198.51.100.1")), taken);
    EXPECT_EQ(asked(server.port(), from("2.2.2.2") + from("198.51.100.1")), taken);
    EXPECT_EQ(asked(server.port(), from("3.3.3.3 ,198.51.100.1 ")), refused);
    EXPECT_EQ(asked(server.port(), from("::ffff:198.51.100.1")), refused) << "the same address";
    EXPECT_EQ(asked(server.port(), from("198.51.100.1, 198.51.100.2")), taken);
    EXPECT_EQ(asked(server.port(), from("::ffff:198.51.100.3")), taken) << "not one network with all the others";
    EXPECT_EQ(asked(server.port(), from("nobody")), taken) << "then it is the proxy itself that asks";
    EXPECT_EQ(asked(server.port(), from("")), taken);
    EXPECT_EQ(asked(server.port(), from("unknown, somebody")), refused);
}

TEST_F(Proxied, AnAddressInTheClothesOfTheSixthVersionIsOfTheFourth) {
    RunningServer server(two_a_minute(), Doorway{.address = "::", .proxies = {"127.0.0.1"}});
    EXPECT_EQ(asked(server.port(), from("198.51.100.1")), taken);
    EXPECT_EQ(asked(server.port(), from("198.51.100.2")), taken);
    EXPECT_EQ(asked(server.port(), from("198.51.100.3")), taken) << "the connection comes from ::ffff:127.0.0.1";
}

TEST(Door, ARequestSaysWhomItIsFor) {
    RunningServer server;
    const auto reply = [&](const std::string& request) {
        Wire wire(server.port());
        wire.write(request);
        return wire.reply(seconds{3});
    };
    for (const std::string path : {"/", "/healthz", "/api/games", "/api/tables/x/live"}) {
        const WebReply nobody = reply("GET " + path + " HTTP/1.1\r\n\r\n");
        EXPECT_EQ(nobody.status, 400) << path;
        EXPECT_EQ(nobody.code(), "malformed") << path;
        EXPECT_NE(nobody.body.find("header Host"), std::string::npos) << nobody.body;
    }
    EXPECT_EQ(reply("GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n").status, 400);
    EXPECT_EQ(reply("GET /healthz HTTP/1.0\r\n\r\n").status, 200) << "of old there was no such header";
    EXPECT_TRUE(serves(server));
}

TEST(Door, PathsLeadNowhereElse) {
    RunningServer server;
    Visitor visitor(server.port());
    for (const char* path :
         {"/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/assets/../../etc/passwd",
          "/assets/..%2f..%2fetc%2fpasswd", "/etc/passwd%00.html", "http://evil.example/etc/passwd",
          "/\\..\\..\\etc\\passwd", "/api/tables/..%2f..%2f/live"}) {
        WebReply reply = visitor.get(path);
        EXPECT_EQ(reply.body.find("root:"), std::string::npos) << path;
        EXPECT_TRUE(reply.status == 404 || reply.headers["content-type"].starts_with("text/html")) << path;
    }
}

TEST(Door, HostileFramesCloseTheSocketAndNothingElse) {
    RunningServer server;
    TwoAtATable table(server);
    table.start();
    Line bystander(table.ben, table.id);
    const std::string mask(4, '\0');
    std::string endless = raw_frame(0x01, 0x80 | 126, std::string("\x10\x00", 2) + mask + std::string(4096, ' '));
    for (int i = 0; i < 20; ++i)
        endless += raw_frame(0x00, 0x80 | 126, std::string("\x10\x00", 2) + mask + std::string(4096, ' '));
    const std::string frames[] = {
        raw_frame(0x81, 0x80 | 127, std::string(8, '\x7f') + mask),                // 2⁶³ bytes are to come
        raw_frame(0x81, 0x80 | 127, std::string("\0\0\0\0\x40\0\0\0", 8) + mask),  // a gibibyte
        endless,                                                                   // parts without end
        frame_of("\xc3\x28"),                                                      // no UTF-8
        frame_of("\xed\xa0\x80"),                                                  // half a pair
        raw_frame(0xc1, 0x85, mask + "hello"),                                     // compressed, which nobody agreed on
        raw_frame(0x83, 0x80, mask),                                               // a kind that is none
        raw_frame(0x89, 0x80 | 126, std::string("\x01\x00", 2) + mask + std::string(256, 'x')),  // too long a ping
        raw_frame(0x80, 0x80, mask),  // goes on where nothing began
        frame_of("unmasked", 1, false),
        frame_of("bytes", 2),
        raw_frame(0x88, 0x81, mask + "x"),  // half a reason
    };
    for (const std::string& frame : frames) {
        Line line(table.ada, table.id);
        ASSERT_TRUE(line.open());
        EXPECT_EQ(line.opening.headers.count("sec-websocket-extensions"), 0U);
        line.send_bytes(frame);
        while (line.next_text(seconds{5})) {
        }
        EXPECT_TRUE(line.closed || hangs_up(line.wire())) << frame.substr(0, 2);
    }
    bystander.send({{"do", "ping"}, {"id", 3}});
    EXPECT_EQ(bystander.next("to"), (Json{{"to", 3}, {"ok", true}}));
    EXPECT_EQ(server.store().lines(table.id)->size(), 2U);
}

TEST(Door, PingsAreAnsweredButNotWithoutEnd) {
    Settings settings = RunningServer::usual_settings();
    settings.limits.messages_at_once = 50;
    settings.limits.messages_a_second = 10;
    RunningServer server(settings);
    TwoAtATable table(server);
    Line line(table.ada, table.id);
    for (int i = 0; i < 200; ++i) line.send_bytes(frame_of("p", 9));
    while (line.next_text(seconds{5})) {
    }
    EXPECT_TRUE(line.closed);
    EXPECT_EQ(line.farewell, "too many pings");
    EXPECT_GE(line.pongs, 40);
    EXPECT_LE(line.pongs, 60);
    EXPECT_TRUE(serves(server));
}

TEST(Door, WhoDoesNotReadIsHungUpOn) {
    Settings settings = RunningServer::usual_settings();
    settings.limits.unsent = std::size_t{64} << 10;
    RunningServer server(settings);
    TwoAtATable table(server);
    table.start();
    Line deaf(table.ben, table.id);
    Line line(table.ada, table.id);
    bool gone = false;
    const auto end = std::chrono::steady_clock::now() + seconds{30};
    while (!gone && std::chrono::steady_clock::now() < end) gone = !deaf.send({{"do", "watch"}, {"since", 0}});
    EXPECT_TRUE(gone);
    line.send({{"do", "ping"}, {"id", 3}});
    EXPECT_EQ(line.next("to"), (Json{{"to", 3}, {"ok", true}}));
    EXPECT_TRUE(serves(server));
}

TEST(Door, ACrowdIsToldSoAndMakesRoomAgain) {
    Settings settings = RunningServer::usual_settings();
    settings.limits.connections = 50;
    RunningServer server(settings);
    {
        std::vector<std::unique_ptr<Wire>> crowd;
        for (int i = 0; i < 300; ++i) crowd.push_back(std::make_unique<Wire>(server.port()));
        EXPECT_EQ(crowd.back()->reply().code(), "too-many");
    }
    bool again = false;
    for (int i = 0; i < 100 && !again; ++i) {
        again = serves(server);
        std::this_thread::sleep_for(milliseconds{20});
    }
    EXPECT_TRUE(again);
}

// A connection from another address of this machine.
int connect_from(const char* address, unsigned short port) {
    const int descriptor = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in from{};
    from.sin_family = AF_INET;
    ::inet_pton(AF_INET, address, &from.sin_addr);
    sockaddr_in to = from;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const auto general = [](const sockaddr_in& each) {
        sockaddr any{};
        std::memcpy(&any, &each, sizeof any);
        return any;
    };
    const sockaddr source = general(from);
    const sockaddr target = general(to);
    const bool good =
        ::bind(descriptor, &source, sizeof source) == 0 && ::connect(descriptor, &target, sizeof target) == 0;
    EXPECT_TRUE(good);
    return descriptor;
}

TEST(Door, NoAddressTakesAllOfIt) {
    Settings settings = RunningServer::usual_settings();
    settings.limits.connections_an_address = 20;
    RunningServer server(settings);
    std::vector<std::unique_ptr<Wire>> crowd;
    for (int i = 0; i < 25; ++i) crowd.push_back(std::make_unique<Wire>(server.port()));
    EXPECT_EQ(crowd.back()->reply().code(), "too-many");
    const int other = connect_from("127.0.0.2", server.port());
    const std::string request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    EXPECT_EQ(::send(other, request.data(), request.size(), 0), static_cast<ssize_t>(request.size()));
    char answer[16] = {};
    EXPECT_GT(::recv(other, answer, 15, 0), 12);
    EXPECT_EQ(std::string(answer).substr(0, 12), "HTTP/1.1 200");
    ::close(other);
}

TEST(Door, AFloodOfMessagesIsCutOff) {
    Settings settings = RunningServer::usual_settings();
    settings.limits.messages_at_once = 10;
    settings.limits.messages_a_second = 1;
    RunningServer server(settings);
    TwoAtATable table(server);
    Line line(table.ada, table.id);
    std::string bytes;
    for (int i = 0; i < 2000; ++i) bytes += frame_of(R"({"do":"ping","id":1})");
    line.send_bytes(bytes);
    int heard = 0;
    while (line.next_text(seconds{5})) ++heard;
    EXPECT_TRUE(line.closed);
    EXPECT_EQ(line.farewell, "too many messages");
    EXPECT_EQ(heard, 110);
    EXPECT_TRUE(serves(server));
}

TEST(Door, SeveralMessagesAreAnsweredInOrder) {
    RunningServer server;
    TwoAtATable table(server);
    Line line(table.ada, table.id);
    std::string bytes;
    for (int i = 0; i < 500; ++i) bytes += frame_of(R"({"do":"ping","id":)" + std::to_string(i) + "}");
    line.send_bytes(bytes);
    for (int i = 0; i < 500; ++i) ASSERT_EQ(line.next(), (Json{{"to", i}, {"ok", true}}));
}

// Pages.

TEST(Pages, AreSentAsSmallAsTheClientTakesThem) {
    EXPECT_TRUE(takes_coding("gzip, deflate, br, zstd", "br"));
    EXPECT_TRUE(takes_coding("br;q=0.1", "br"));
    EXPECT_TRUE(takes_coding("*", "br"));
    EXPECT_TRUE(takes_coding("gzip;q=0, *;q=0.5", "br"));
    EXPECT_FALSE(takes_coding("", "br"));
    EXPECT_FALSE(takes_coding("gzip", "br"));
    EXPECT_FALSE(takes_coding("br;q=0", "br"));
    EXPECT_FALSE(takes_coding("br ; q=0.000, gzip", "br"));
    EXPECT_FALSE(takes_coding("brotli, x-br", "br"));
    EXPECT_FALSE(takes_coding("*;q=0", "br"));
    int smaller = 0;
    for (const WebFile& file : web_files()) {
        Request request;
        request.method = "GET";
        request.path = file.path;
        const Response plain = page(request);
        EXPECT_EQ(plain.file, file.plain);
        request.accept_encoding = "gzip";
        const Response zipped = page(request);
        EXPECT_EQ(zipped.file, file.gzip.empty() ? file.plain : file.gzip);
        request.accept_encoding = "gzip, deflate, br";
        const Response best = page(request);
        EXPECT_LE(best.file.size(), zipped.file.size()) << file.path;
        if (!file.brotli.empty()) {
            EXPECT_EQ(best.file, file.brotli);
        }
        smaller += best.file.size() < plain.file.size() ? 1 : 0;
    }
    EXPECT_GT(smaller, 0);
}

TEST(Pages, AreKeptOnlyWhereTheyNeverChange) {
    RunningServer server;
    Visitor visitor(server.port());
    for (const WebFile& file : web_files()) {
        const std::string path(file.path);
        const std::string headers = "Accept-Encoding: gzip, br\r\n";
        WebReply reply = visitor.send("GET", path, "", headers);
        ASSERT_EQ(reply.status, 200) << path;
        EXPECT_EQ(reply.headers.at("vary"), "Accept-Encoding");
        EXPECT_EQ(reply.headers.at("cache-control"),
                  path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache")
            << path;
        const std::string coding = reply.headers["content-encoding"];
        EXPECT_EQ(reply.body, coding == "br" ? file.brotli : coding == "gzip" ? file.gzip : file.plain) << path;
        // The same bytes again are not sent again; others are.
        const std::string tag = reply.headers.at("etag");
        const WebReply same = visitor.send("GET", path, "", headers + "If-None-Match: W/\"x\", " + tag + "\r\n");
        EXPECT_EQ(same.status, 304) << path;
        EXPECT_EQ(same.headers.at("etag"), tag);
        EXPECT_EQ(same.headers.at("vary"), "Accept-Encoding");
        EXPECT_TRUE(same.body.empty());
        if (!coding.empty()) {
            EXPECT_EQ(visitor.send("GET", path, "", "If-None-Match: " + tag + "\r\n").status, 200);
        }
    }
    EXPECT_EQ(visitor.get("/t/abcdefgh").headers.at("cache-control"), "no-cache");
}

}  // namespace
}  // namespace paddock::server::tests
