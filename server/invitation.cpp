#include "server/invitation.hpp"

#include "server/secrets.hpp"

namespace paddock::server {

std::string invite(store::Change& change, const std::string& table, Seat seat, Time now) {
    std::string key = random_key();
    change.push_back(store::AddKey{*hash_of_key(key), table, seat, now + key_lasts});
    return key;
}

}  // namespace paddock::server
