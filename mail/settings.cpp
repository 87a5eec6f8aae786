#include "mail/settings.hpp"

#include <algorithm>

namespace paddock::mail {

namespace {

using table::JsonFields;
using table::JsonReader;

std::string first_word_line(std::string text) {
    text.resize(std::min(text.find_first_of("\r\n"), text.size()));
    return text;
}

// "password_file": "/etc/paddock/smtp" or "password_variable": "PADDOCK_SMTP"; never the password itself.
std::string read_password(JsonFields& fields, const SecretSources& secrets) {
    const JsonReader file = fields.optional("password_file");
    const JsonReader variable = fields.optional("password_variable");
    if (static_cast<bool>(file) == static_cast<bool>(variable)) {
        fields.whole_object().fail(
            "expected either password_file or password_variable, which say where the password is");
        return "";
    }
    const JsonReader& source = file ? file : variable;
    const std::string name = source.text(500);
    const auto found = file ? secrets.file(name) : secrets.variable(name);
    if (!found) source.fail(file ? "there is no such file, or it cannot be read" : "there is no such variable");
    return first_word_line(found.value_or(""));
}

Account read_account(const JsonReader& value, std::string_view protocol, const SecretSources& secrets) {
    JsonFields fields = value.fields();
    Account account;
    const JsonReader url = fields.required("url");
    account.url = url.text(300);
    const std::string plain = std::string(protocol) + "://";
    const std::string secure = std::string(protocol) + "s://";
    while (account.url.ends_with('/')) account.url.pop_back();
    const bool known = account.url.starts_with(plain) || account.url.starts_with(secure);
    const std::string_view host =
        std::string_view(account.url).substr(std::min(account.url.find("//") + 2, account.url.size()));
    if (url && (!known || host.empty() || host.find_first_of("/?#@; ") != std::string_view::npos))
        url.fail_expected("an address like " + secure + "mail.example");
    account.user = fields.required("user").text(300);
    account.password = read_password(fields, secrets);
    if (const JsonReader authority = fields.optional("ca_file")) account.ca_file = authority.text(500);
    return account;
}

}  // namespace

bool is_mailbox(std::string_view text) {
    const std::size_t at = text.find('@');
    return text.size() <= 254 && at != 0 && at != std::string_view::npos && at + 1 < text.size() &&
           text.find('@', at + 1) == std::string_view::npos && std::ranges::none_of(text, [](char c) {
               return static_cast<unsigned char>(c) <= ' ' || c == '<' || c == '>' || c == ',' || c == ';' ||
                      c == '"' || c == 127;
           });
}

Result<Settings, table::InputError> read_settings(const std::string& name, std::string_view text,
                                                  const SecretSources& secrets) {
    const auto document = table::JsonDocument::parse(name, text);
    if (!document) return document.error();
    Settings settings;
    {
        JsonFields fields = document->root().fields();
        const JsonReader from = fields.required("from");
        settings.from = from.text(254);
        if (from && !is_mailbox(settings.from)) from.fail_expected("a mailbox like table@race.example");
        if (const JsonReader from_name = fields.optional("from_name")) settings.from_name = from_name.text(80);
        settings.smtp = read_account(fields.required("smtp"), "smtp", secrets);
        settings.imap = read_account(fields.required("imap"), "imap", secrets);
        if (const JsonReader every = fields.optional("look_every_seconds")) settings.look_every = every.whole(5, 3600);
    }
    if (!document->errors().empty()) return document->errors().front();
    return settings;
}

}  // namespace paddock::mail
