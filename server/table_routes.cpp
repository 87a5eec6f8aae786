#include "server/backend.hpp"
#include "server/body.hpp"
#include "table/games.hpp"
#include "table/options.hpp"
#include "table/text.hpp"

// Making tables, and everything that is done at them by HTTP.
namespace paddock::server {

using store::TableState;
using table::JsonFields;
using table::JsonReader;

namespace {

enum class Wish : std::uint8_t { me, open, bot };
constexpr Named<Wish> wishes[] = {{"me", Wish::me}, {"open", Wish::open}, {"bot", Wish::bot}};

struct WantedTable {
    TableDocument document;
    SeatSet mine;
};

Chair read_wish(const JsonReader& value, Seat seat, SeatSet& mine) {
    Chair chair;
    JsonFields fields = value.fields();
    const Wish wish = fields.required("pilot").one_of(wishes);
    if (const JsonReader name = fields.optional("name")) chair.name = read_name(name);
    chair.pilot = wish == Wish::me ? Pilot::person : wish == Wish::bot ? Pilot::bot : Pilot::open;
    if (wish == Wish::me) mine.add(seat);
    if (wish == Wish::bot) {
        if (const JsonReader level = fields.optional("level")) chair.level = read_level(level);
        if (chair.name.empty()) chair.name = bot_name(chair.level, seat);
    }
    return chair;
}

WantedTable read_wanted(JsonFields& fields) {
    WantedTable wanted;
    if (const JsonReader setup = fields.required("setup")) {
        if (!setup.is_object()) setup.fail_expected("a set-up");
        wanted.document.setup = *setup.raw();
    }
    for (const JsonReader& wish : fields.required("seats").items(1, max_seats)) {
        const Seat seat = paddock::seat(static_cast<int>(wanted.document.chairs.size()));
        wanted.document.chairs.push_back(read_wish(wish, seat, wanted.mine));
    }
    if (const JsonReader pace = fields.optional("pace")) wanted.document.pace = read_pace(pace);
    wanted.document.host = wanted.mine.lowest();
    return wanted;
}

void name_the_nameless(TableDocument& document) {
    for (std::size_t i = 0; i < document.chairs.size(); ++i) {
        if (document.chairs[i].name.empty()) document.chairs[i].name = nameless(document, seat(static_cast<int>(i)));
    }
}

Allowed<WantedTable> read_table(const Request& request, const table::Library& library) {
    auto wanted = read_body(request, read_wanted);
    if (!wanted) return wanted;
    wanted->document.setup.erase("seats");
    name_the_nameless(wanted->document);
    if (wanted->document.pace.slow) table::settle_for_slow_play(wanted->document.setup);
    const auto opened = table::open_match(library, "setup", table::line_of(setup_with_seats(wanted->document)));
    if (!opened) return ApiError{"bad-setup", opened.error()[0].meaning, "", opened.error()[0].pointer};
    for (int i = (*opened)->players(); i < (*opened)->seats(); ++i) {
        if (wanted->mine.contains(seat(i)))
            return ApiError{"bad-setup", "The rules fly this seat: it is an autopilot's.", "",
                            "/seats/" + std::to_string(i)};
        Chair& chair = wanted->document.at(seat(i));
        chair.pilot = Pilot::autopilot;
        chair.name = "Autopilot " + std::to_string(i + 1);
    }
    return wanted;
}

Seat read_seat(JsonFields& fields) { return table::seat_of_number(fields.required("seat").whole(1, max_seats)); }

}  // namespace

// The table as it is once the step is on disk.
Room::Done Backend::table_reply(Call& call, std::optional<store::Hash> session, const std::string& cookie) {
    return [this, room = call.room, reply = call.reply, session, cookie](const std::optional<ApiError>& no) {
        if (no) return reply(to_response(*no));
        const Seats seats = seats_at(session, *room);
        Response response = json_response(200, room->table_json(seats.seats, seats.host));
        if (!cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie);
        reply(std::move(response));
    };
}

void Backend::act(Call& call, std::optional<Seat> seat, Room::Act act) {
    const auto who = known_visitor(call.request);
    if (!who)
        return call.reply(to_response({"no-session", "Take a seat first: nobody is known here by this browser."}));
    const Seats seats = seats_at(who->session, *call.room);
    if (seat && !seats.host && !seats.seats.contains(*seat))
        return call.reply(to_response({"not-yours", "This seat is not yours."}));
    if (!seat && !seats.host) return call.reply(to_response({"not-host", "Only the host of the table may do this."}));
    const bool own = seat && seats.seats.contains(*seat);
    if (const auto no = call.room->hold_back(own ? *seat : Seat::nobody)) return call.reply(to_response(*no));
    if (own) {
        act = [act = std::move(act), name = "seat " + std::to_string(table::seat_number(*seat))](Room& room) {
            room.act_as(name);
            return act(room);
        };
    }
    call.room->carry_out(std::move(act), table_reply(call, who->session));
}

void Backend::make_table(Call& call) {
    auto wanted = read_table(call.request, services_.library);
    if (!wanted) return call.reply(to_response(wanted.error()));
    store::Change change;
    const Visitor who = visitor(call.request, change);
    const std::string id = random_table_id();
    const Time now = services_.clock.now();
    change.push_back(
        store::AddTable{{id, TableState::open, now, now, std::nullopt, to_text(wanted->document), std::nullopt, 0}});
    change.push_back(store::HoldSeat{who.session, id, Seat::nobody});  // the chair of the host
    Json keys = Json::array();
    for (int i = 0; i < static_cast<int>(wanted->document.chairs.size()); ++i) {
        if (wanted->mine.contains(seat(i))) change.push_back(store::HoldSeat{who.session, id, seat(i)});
        if (wanted->document.at(seat(i)).pilot != Pilot::open) continue;
        keys.push_back({{"seat", i + 1}, {"key", invite(change, id, seat(i), now)}});
    }
    write(std::move(change), [this, id, who, keys, reply = call.reply](const std::optional<ApiError>& no) {
        if (no) return reply(to_response(*no));
        const auto made = room(id);
        if (!made) return reply(to_response(unreadable_table()));
        ++services_.metrics.tables_made;
        services_.log.info("table-made", {{"table", id}});
        const Seats seats = seats_at(who.session, **made);
        Json table = (*made)->table_json(seats.seats, seats.host);
        table["keys"] = keys;
        Response response = json_response(201, table);
        if (!who.cookie.empty()) response.headers.emplace_back("Set-Cookie", who.cookie);
        reply(std::move(response));
    });
}

void Backend::get_table(Call& call) {
    const auto who = known_visitor(call.request);
    const auto session = who ? std::optional(who->session) : std::nullopt;
    call.room->when_settled([done = table_reply(call, session, renewed_cookie(call.request))] { done(std::nullopt); });
}

void Backend::start_table(Call& call) {
    const auto fill = read_body(call.request, [](JsonFields& fields) -> std::optional<bots::Level> {
        const JsonReader level = fields.optional("fill");
        return level ? std::optional(read_level(level)) : std::nullopt;
    });
    if (!fill) return call.reply(to_response(fill.error()));
    act(call, std::nullopt, [level = *fill](Room& room) { return start(room, level); });
}

void Backend::leave_seat(Call& call) { give_up_seat(call, server::leave_seat); }

void Backend::replace_seat(Call& call) { give_up_seat(call, give_to_bot); }

// At the wish of who sits there, or of the host.
void Backend::give_up_seat(Call& call, Allowed<void> (*give_up)(Room& room, Seat seat, bots::Level level)) {
    struct Wanted {
        Seat seat;
        bots::Level level = bots::Level::club;
    };
    const auto wanted = read_body(call.request, [](JsonFields& fields) {
        Wanted read{read_seat(fields)};
        if (const JsonReader level = fields.optional("level")) read.level = read_level(level);
        return read;
    });
    if (!wanted) return call.reply(to_response(wanted.error()));
    call.reply = [this, room = call.room, reply = call.reply](Response response) {
        if (response.status < 300) seats_changed(*room);
        reply(std::move(response));
    };
    act(call, wanted->seat,
        [wanted = *wanted, give_up](Room& room) { return give_up(room, wanted.seat, wanted.level); });
}

// Who sits there says what he is called; of a seat where nobody sits the host does.
void Backend::name_seat(Call& call) {
    struct Wanted {
        Seat seat;
        std::string name;
    };
    const auto wanted = read_body(
        call.request, [](JsonFields& fields) { return Wanted{read_seat(fields), read_name(fields.required("name"))}; });
    if (!wanted) return call.reply(to_response(wanted.error()));
    const auto who = known_visitor(call.request);
    const TableDocument& document = call.room->document();
    const bool taken = document.has(wanted->seat) && document.at(wanted->seat).pilot == Pilot::person;
    if (taken && !(who && seats_at(who->session, *call.room).seats.contains(wanted->seat)))
        return call.reply(to_response({"not-yours", "This seat is not yours."}));
    act(call, wanted->seat, [wanted = *wanted](Room& room) { return rename_seat(room, wanted.seat, wanted.name); });
}

void Backend::hand_over_seat(Call& call) {
    const auto seat = read_body(call.request, read_seat);
    if (!seat) return call.reply(to_response(seat.error()));
    const std::string key = random_key();
    call.reply = [this, key, room = call.room, reply = call.reply](Response response) {
        if (response.status >= 300) return reply(std::move(response));
        seats_changed(*room);
        reply(json_response(200, {{"key", key}}));
    };
    act(call, *seat, [seat = *seat, hash = *hash_of_key(key)](Room& room) { return hand_over(room, seat, hash); });
}

void Backend::share_seat(Call& call) {
    const auto seat = read_body(call.request, read_seat);
    if (!seat) return call.reply(to_response(seat.error()));
    const auto who = known_visitor(call.request);
    if (!who || !seats_at(who->session, *call.room).seats.contains(*seat))
        return call.reply(to_response({"not-yours", "This seat is not yours."}));
    const std::string key = random_key();
    call.reply = [key, reply = call.reply](Response response) {
        reply(response.status >= 300 ? std::move(response) : json_response(200, {{"key", key}}));
    };
    act(call, *seat, [seat = *seat, hash = *hash_of_key(key)](Room& room) { return share(room, seat, hash); });
}

void Backend::pause_table(Call& call) { act(call, std::nullopt, pause); }

void Backend::resume_table(Call& call) { act(call, std::nullopt, resume); }

void Backend::extend_deadline(Call& call) {
    const auto by = read_body(call.request, [](JsonFields& fields) {
        std::chrono::milliseconds time{0};
        if (const JsonReader seconds = fields.optional("seconds"))
            time += std::chrono::seconds{seconds.whole(1, 3600)};
        else
            time += std::chrono::hours{fields.required("hours").whole(1, 24 * 60)};
        return time;
    });
    if (!by) return call.reply(to_response(by.error()));
    act(call, std::nullopt, [by = *by](Room& room) { return extend(room, by); });
}

void Backend::note_absent(Call& call) {
    struct Wanted {
        Seat seat;
        std::optional<Absence> absence;
    };
    const auto wanted = read_body(call.request, [](JsonFields& fields) {
        Wanted read{read_seat(fields), {}};
        const JsonReader from = fields.optional("from");
        if (!from) return read;
        const JsonReader to = fields.required("to");
        const auto first = parse_date(from.text(10));
        const auto last = parse_date(to.text(10));
        if (!first) from.fail_expected("a date as 2026-11-16");
        if (!last) to.fail_expected("a date as 2026-11-16");
        if (!first || !last) return read;
        if (*last < *first || *last - *first > std::chrono::days{92})
            to.fail("an absence ends after it begins, and within three months");
        read.absence = Absence{*first, *last + std::chrono::days{1}};
        return read;
    });
    if (!wanted) return call.reply(to_response(wanted.error()));
    act(call, wanted->seat, [wanted = *wanted](Room& room) { return note_absence(room, wanted.seat, wanted.absence); });
}

// The second who asks gets the table that the first one made.
void Backend::ask_rematch(Call& call) {
    const auto who = known_visitor(call.request);
    const Seats seats = who ? seats_at(who->session, *call.room) : Seats{};
    if (!seats.host && seats.seats.empty())
        return call.reply(to_response({"not-yours", "Only those who sat at the table ask for a rematch."}));
    const auto id = std::make_shared<std::string>(random_table_id());
    const auto step = [this, id, who, seats](Room& room) -> Allowed<void> {
        if (room.state() != TableState::over) return ApiError{"not-over", "The match is not over yet."};
        if (room.document().rematch) {
            *id = *room.document().rematch;
            return {};
        }
        TableDocument next = room.document();
        next.rematch_of = room.id();
        next.host = seats.seats.lowest();
        for (Chair& chair : next.chairs) {
            chair.passed_on = false;
            chair.former.clear();
            chair.absence.reset();
            chair.prepared = {};
        }
        const Time now = services_.clock.now();
        room.add(store::AddTable{{*id, TableState::open, now, now, std::nullopt, to_text(next), std::nullopt, 0}});
        room.add(store::HoldSeat{who->session, *id, Seat::nobody});
        for (const Seat seat : seats.seats) room.add(store::HoldSeat{who->session, *id, seat});
        return name_rematch(room, *id);
    };
    call.room->carry_out(step, [this, id, who, reply = call.reply](const std::optional<ApiError>& no) {
        if (no) return reply(to_response(*no));
        const auto made = room(*id);
        if (!made) return reply(to_response(unreadable_table()));
        const Seats mine = seats_at(who->session, **made);
        reply(json_response(201, (*made)->table_json(mine.seats, mine.host)));
    });
}

// Whether it is over is asked once nothing is being written: an end that the disk refused was none.
void Backend::get_record(Call& call) {
    call.room->when_settled([room = call.room, reply = call.reply] {
        if (room->state() != TableState::over)
            return reply(
                to_response({"not-over", "The record is shown once the match is over: it holds what was secret."}));
        Response response;
        response.content_type = "application/jsonl; charset=utf-8";
        response.headers.emplace_back("Content-Disposition",
                                      "attachment; filename=\"paddock-" + room->id() + ".jsonl\"");
        response.body = table::without_replaced(room->record());
        reply(std::move(response));
    });
}

}  // namespace paddock::server
