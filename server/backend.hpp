#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "mail/settings.hpp"
#include "server/acts.hpp"
#include "server/conversation.hpp"
#include "server/message.hpp"
#include "server/room.hpp"
#include "server/secrets.hpp"

namespace paddock::server {

struct Settings {
    Limits limits;
    std::optional<mail::Settings> mail;  // none: no letters are written
    std::string public_url;              // as people type it: "https://race.example"; "" on one's own machine
    bool secure() const { return public_url.starts_with("https://"); }
};

// All tables of a server, and who may do what at them. Everything in here runs on one thread.
class Backend {
  public:
    Backend(const Services& services, Settings settings);
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;
    ~Backend();

    // HTTP. The reply comes at once or, for what has to be written or worked out first, later.
    void handle(const Request& request, Reply reply);
    // A WebSocket that wants to be opened. The outbox must live until Conversation::closed().
    // Calls `then` when the table that a request names can be had at once; now, if it can already.
    void prepare(const Request& request, std::function<void()> then);
    Allowed<std::shared_ptr<Conversation>> open_socket(const Request& request, Outbox& outbox);
    void socket_closed(const std::shared_ptr<Conversation>& conversation);

    // To be called several times a second: clocks, bots of tables nobody watches, tidying up.
    void tick();
    // From now on everything is refused, and all sockets are closed.
    void shut();

    store::Kept<std::shared_ptr<Room>> room(const std::string& id);
    // Whether a table must be taken up by a worker, because everybody would wait while its record is replayed.
    bool takes_long(const std::string& id);
    void when_taken_up(const std::string& id, std::function<void()> then);
    const Settings& settings() const { return settings_; }
    const Services& services() const { return services_; }
    Metrics& metrics() { return services_.metrics; }
    Steady now() const { return services_.clock.steady(); }
    std::size_t rooms() const { return rooms_.size(); }

  private:
    // Who asks: a session we know, or one that is opened together with what it is needed for.
    struct Visitor {
        store::Hash session{};
        std::optional<std::string> account;
        std::string cookie;  // to be set; "" when it is known already
    };
    struct Seats {
        SeatSet seats;
        bool host = false;
    };
    struct Call {
        const Request& request;
        std::shared_ptr<Room> room;  // of calls about a table
        Reply reply;
    };
    using Handler = void (Backend::*)(Call& call);
    struct Route {
        std::string_view method;
        std::string_view path;  // "*" stands for a table
        Handler handler;
        bool counted = false;  // among what one address may make in a minute
    };
    static const std::vector<Route> routes;

    const Route* route_of(const Request& request, std::string& table, std::string& allowed) const;
    std::optional<ApiError> refused(const Request& request, const Route& route);
    bool own_origin(const Request& request) const;

    void get_games(Call& call);
    void get_me(Call& call);
    void make_account(Call& call);
    void enter_account(Call& call);
    void leave_account(Call& call);
    void rename_account(Call& call);
    void set_email(Call& call);
    void set_notices(Call& call);
    void ask_to_confirm(const std::string& account);
    Json mail_json(const std::optional<std::string>& account);
    void make_table(Call& call);
    void get_table(Call& call);
    // What a key opens at this table.
    Allowed<store::SeatKey> invitation(const Call& call, const std::string& key);
    void look_at_invitation(Call& call);
    void sit_down(Call& call);
    void start_table(Call& call);
    void leave_seat(Call& call);
    void replace_seat(Call& call);
    void give_up_seat(Call& call, Allowed<void> (*give_up)(Room& room, Seat seat, bots::Level level));
    void name_seat(Call& call);
    void hand_over_seat(Call& call);
    void share_seat(Call& call);
    void pause_table(Call& call);
    void resume_table(Call& call);
    void extend_deadline(Call& call);
    void note_absent(Call& call);
    void get_instructions(Call& call);
    void leave_instruction(Call& call);
    void ask_rematch(Call& call);
    void get_record(Call& call);
    void recover_table(Call& call);
    void get_health(Call& call);
    void get_metrics(Call& call);

    std::optional<Visitor> known_visitor(const Request& request);
    // Adds what opens a session when there is none yet.
    Visitor visitor(const Request& request, store::Change& change);
    std::string cookie_of(const std::string& key) const;
    // "" while the one there is fresh.
    std::string renewed_cookie(const Request& request);
    Seats seats_at(const std::optional<store::Hash>& session, const Room& room);
    Seats seats_among(const std::vector<store::HeldSeat>& held, const store::Hash& session, const std::string& id,
                      const TableDocument& document);
    void seats_changed(Room& room);
    void session_changed(const store::Hash& session);

    store::Kept<std::shared_ptr<Room>> kept_room(const std::string& id, const std::shared_ptr<Room>& made,
                                                 const store::Kept<void>& loaded);
    // Takes it up so; `then` room() finds it in memory, or what is wrong with it.
    void take_up_beside(const std::string& id, std::function<void()> then);
    std::optional<store::Failure> known_unreadable(const std::string& id);
    void remember_unreadable(const std::string& id, const store::Failure& failure);
    void carry_out(Call call, const Route& route, const std::string& table);
    // A call about a table that cannot be read: its host is told why, and may do something about it.
    void handle_unreadable(Call& call, const Route& route, const std::string& id, const store::Failure& failure);
    void end_unreadable(const std::string& id, const Reply& reply);
    void go_on_elsewhere(const std::string& id, const Visitor& who, const Reply& reply);
    struct Listed {
        int rank = 0;  // my turn: 0, over: 2
        Json json;
    };
    // The tables of a session, while they are looked up.
    struct TableList {
        store::Hash session{};
        std::vector<store::HeldSeat> held;
        std::vector<store::TableRow> rows;  // still to be looked at
        std::vector<Listed> tables;
        std::function<void(Json)> done;
    };
    void go_through(const std::shared_ptr<TableList>& list);
    std::optional<Listed> listed(const store::TableRow& row, const TableList& list);

    // Ends a call with the table as the visitor sees it now, or with a refusal.
    Room::Done table_reply(Call& call, std::optional<store::Hash> session, const std::string& cookie = "");
    // The same, for acts of the host or of who holds `seat`.
    void act(Call& call, std::optional<Seat> seat, Room::Act act);
    void write(store::Change change, std::function<void(std::optional<ApiError>)> done);

    void wake_some();
    void meet_deadlines();
    void tidy();

    Services services_;
    Settings settings_;
    Throttle throttle_;
    std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
    std::map<std::string, int> sockets_;  // by session, or by address of those who have none
    std::vector<std::shared_ptr<Conversation>> conversations_;
    std::unordered_map<std::string, std::vector<std::function<void()>>> taking_up_;  // and who waits for each
    std::deque<std::string> asleep_;           // running tables not looked at since the start
    std::unordered_set<std::string> patient_;  // tables that let deadlines pass
    struct Unreadable {
        Time changed{};  // when something was last written to it
        store::Failure failure;
    };
    std::unordered_map<std::string, Unreadable> unreadable_;
    std::vector<std::string> games_;  // by language
    Steady tidied_{};
    Steady looked_{};
    bool shut_ = false;
};

}  // namespace paddock::server
