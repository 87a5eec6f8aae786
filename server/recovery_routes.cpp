#include <algorithm>

#include "server/backend.hpp"
#include "server/body.hpp"
#include "server/recovery.hpp"

// Tables that cannot be read from the store any more. Strangers learn no more than that; the host is told why, and may
// go on from the last good line at another table, or end the match where it stands, which shows what there is of its
// record. Not both: the record of a match that goes on holds what is secret.
namespace paddock::server {

using store::TableState;

namespace {

ApiError nothing_to_recover() { return {"bad-request", "This table can be read: there is nothing to recover."}; }

Response record_response(const std::string& id, const std::vector<std::string>& lines) {
    Response response;
    response.content_type = "application/jsonl; charset=utf-8";
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"paddock-" + id + ".jsonl\"");
    for (const std::string& line : lines) response.body += line + "\n";
    return response;
}

}  // namespace

void Backend::recover_table(Call& call) { call.reply(to_response(nothing_to_recover())); }

void Backend::handle_unreadable(Call& call, const Route& route, const std::string& id, const store::Failure& failure) {
    const auto row = services_.store.find_table(id);
    if (!row || failure.kind != store::Failure::Kind::corrupt) return call.reply(to_response(not_found(failure)));
    if (route.handler == &Backend::get_record && row->state == TableState::over) {
        const auto lines = services_.store.lines(id);
        return call.reply(lines ? record_response(id, *lines) : to_response(unreadable_table()));
    }
    const auto who = known_visitor(call.request);
    const auto held = who ? services_.store.seats_of(who->session) : store::Failure{};
    const auto holds = [&](const auto& fits) { return held && std::ranges::any_of(*held, fits); };
    const bool seated = holds([&](const store::HeldSeat& seat) { return seat.table == id; });
    const bool host = holds([&](const store::HeldSeat& seat) { return seat == store::HeldSeat{id, Seat::nobody}; });
    const auto document = read_table_document(id, row->document);
    if (seated && document && document->rematch)
        return call.reply(to_response(
            with_gaps({"unreadable", "This match goes on at table {table}."}, {{"table", *document->rematch}})));
    if (!host || row->state == TableState::over) return call.reply(to_response(unreadable_table()));
    if (route.handler != &Backend::recover_table)
        return call.reply(to_response(with_gaps({"unreadable",
                                                 "This table cannot be read from the store: {why}. You may go on from "
                                                 "the last line that can be read, or end "
                                                 "the match and save what there is of its record."},
                                                {{"why", failure.why}})));
    const auto go_on =
        read_body(call.request, [](table::JsonFields& fields) { return fields.required("go_on").flag(); });
    if (!go_on) return call.reply(to_response(go_on.error()));
    *go_on ? go_on_elsewhere(id, *who, call.reply) : end_unreadable(id, call.reply);
}

void Backend::end_unreadable(const std::string& id, const Reply& reply) {
    write({store::SetState{id, TableState::over, services_.clock.now()}, store::SetDeadline{id, std::nullopt}},
          [reply](const std::optional<ApiError>& no) {
              reply(no ? to_response(*no) : json_response(200, {{"state", "over"}}));
          });
}

// The seats go with who holds them, as they do with a rematch.
void Backend::go_on_elsewhere(const std::string& id, const Visitor& who, const Reply& reply) {
    const auto row = services_.store.find_table(id);
    const auto document = row ? read_table_document(id, row->document) : table::InputError{};
    if (!document) return reply(to_response(unreadable_table()));
    services_.workers.run([this, id, who, reply, row = *row, document = *document] {
        const auto lines = services_.store.lines(id);
        const auto saved =
            lines ? recovered(services_.library, id, *lines) : Result<Recovered, std::string>(lines.error().why);
        return std::function<void()>([this, id, who, reply, row, document, saved]() mutable {
            if (!saved) return reply(to_response({"unreadable", saved.error()}));
            const Time now = services_.clock.now();
            const std::string next = random_table_id();
            TableDocument gone = document;
            gone.rematch = next;
            document.rematch_of = id;
            for (Chair& chair : document.chairs) chair.passed_on = false;
            store::Change change{
                store::AddTable{{next, saved->state, now, now, std::nullopt, to_text(document), row.seed, 0}},
                store::SetDocument{id, to_text(gone), now}, store::SetDeadline{id, std::nullopt},
                store::HoldSeat{who.session, next, Seat::nobody}};
            for (std::size_t n = 0; n < saved->lines.size(); ++n)
                change.push_back(store::AppendLine{next, n, saved->lines[n], now});
            write(std::move(change), [this, next, who, reply](const std::optional<ApiError>& no) {
                if (no) return reply(to_response(*no));
                when_taken_up(next, [this, next, who, reply] {
                    const auto made = room(next);
                    if (!made) return reply(to_response(unreadable_table()));
                    const Seats seats = seats_at(who.session, **made);
                    reply(json_response(201, (*made)->table_json(seats.seats, seats.host)));
                });
            });
        });
    });
}

}  // namespace paddock::server
