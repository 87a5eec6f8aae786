#include "server/secrets.hpp"

#include <sodium.h>

#include <array>

namespace paddock::server {

namespace {

constexpr std::size_t key_bytes = 16;
constexpr std::size_t key_length = 22;
constexpr std::string_view purpose = "paddock key 1";

[[maybe_unused]] const int sodium_ready = sodium_init();

}  // namespace

std::string random_key() {
    std::array<unsigned char, key_bytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, key_length + 1> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return text.data();
}

std::optional<store::Hash> hash_of_key(std::string_view key) {
    if (key.size() != key_length) return std::nullopt;
    std::array<unsigned char, key_bytes> bytes{};
    std::size_t size = 0;
    if (sodium_base642bin(bytes.data(), bytes.size(), key.data(), key.size(), nullptr, &size, nullptr,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0 ||
        size != key_bytes)
        return std::nullopt;
    store::Hash hash{};
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, hash.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(purpose.data()), purpose.size());
    crypto_generichash_update(&state, bytes.data(), bytes.size());
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
}

store::Hash hash_of_text(std::string_view text) {
    store::Hash hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    return hash;
}

std::string random_table_id() {
    constexpr std::string_view letters = "0123456789abcdefghjkmnpqrstvwxyz";  // no i, l, o, u
    std::string id(8, '0');
    for (char& letter : id) letter = letters[randombytes_uniform(static_cast<std::uint32_t>(letters.size()))];
    return id;
}

std::optional<std::string> hash_of_passphrase(const std::string& passphrase) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str(hash.data(), passphrase.data(), passphrase.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        return std::nullopt;
    return std::string(hash.data());
}

bool passphrase_fits(const std::string& passphrase, const std::string& hash) {
    if (hash.size() >= crypto_pwhash_STRBYTES) return false;
    std::array<char, crypto_pwhash_STRBYTES> text{};
    std::copy(hash.begin(), hash.end(), text.begin());
    return crypto_pwhash_str_verify(text.data(), passphrase.data(), passphrase.size()) == 0;
}

}  // namespace paddock::server
