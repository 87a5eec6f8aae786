#include "server/backend.hpp"
#include "server/body.hpp"
#include "table/text.hpp"

// Coming with the link of a seat: what it opens, and taking the seat. The key stands in bodies only.
namespace paddock::server {

namespace {

struct Comer {
    std::string key;
    std::string name;
};

Comer read_comer(table::JsonFields& fields) {
    Comer comer{fields.required("key").text(100), ""};
    if (const table::JsonReader name = fields.optional("name")) comer.name = read_name(name);
    return comer;
}

}  // namespace

Allowed<store::SeatKey> Backend::invitation(const Call& call, const std::string& key) {
    const auto hash = hash_of_key(key);
    const auto found = hash ? services_.store.find_key(*hash) : store::Failure{store::Failure::Kind::missing, ""};
    if (!found || found->table != call.room->id())
        return ApiError{"bad-link", "This link opens no seat at this table."};
    if (found->voided || (found->expires && *found->expires <= services_.clock.now()))
        return ApiError{"link-expired", "This link has expired. Ask the host for a new one."};
    return *found;
}

void Backend::look_at_invitation(Call& call) {
    const auto key =
        read_body(call.request, [](table::JsonFields& fields) { return fields.required("key").text(100); });
    if (!key) return call.reply(to_response(key.error()));
    const auto found = invitation(call, *key);
    if (!found) return call.reply(to_response(found.error()));
    call.reply(json_response(200, {{"seat", table::seat_number(found->seat)}}));
}

void Backend::sit_down(Call& call) {
    const auto comer = read_body(call.request, read_comer);
    if (!comer) return call.reply(to_response(comer.error()));
    const auto found = invitation(call, comer->key);
    if (!found) return call.reply(to_response(found.error()));
    store::Change opening;
    const Visitor who = visitor(call.request, opening);
    const auto step = [opening, seat = found->seat, session = who.session, name = comer->name](Room& room) {
        for (const store::Part& part : opening) room.add(part);
        return sit(room, seat, session, name);
    };
    call.room->carry_out(step, [this, room = call.room,
                                done = table_reply(call, who.session, who.cookie)](const std::optional<ApiError>& no) {
        if (!no) seats_changed(*room);
        done(no);
    });
}

}  // namespace paddock::server
