#include "mail/mime.hpp"

#include <gmime/gmime.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>

#include "mail/html_text.hpp"

namespace paddock::mail {

namespace {

struct Unref {
    void operator()(gpointer object) const { g_object_unref(object); }
};
template <class T>
using Owned = std::unique_ptr<T, Unref>;

struct Free {
    void operator()(gpointer memory) const { g_free(memory); }
};
using OwnedText = std::unique_ptr<char, Free>;

void start_gmime() {
    static std::once_flag once;
    std::call_once(once, [] { g_mime_init(); });
}

std::string text_of(const char* text) { return text != nullptr ? text : ""; }

// What is put into a header holds no line break: it would begin another header.
std::string in_one_line(std::string text) {
    std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text;
}

std::string lower(std::string text) {
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

// Writing.

Owned<GMimeObject> text_part(const char* subtype, const std::string& text) {
    GMimeTextPart* part = g_mime_text_part_new_with_subtype(subtype);
    g_mime_text_part_set_charset(part, "utf-8");
    g_mime_text_part_set_text(part, text.c_str());
    g_mime_part_set_content_encoding(GMIME_PART(part), GMIME_CONTENT_ENCODING_QUOTEDPRINTABLE);
    return Owned<GMimeObject>(GMIME_OBJECT(part));
}

Owned<GMimeObject> attached(const Attachment& attachment) {
    const std::size_t slash = attachment.type.find('/');
    GMimePart* part =
        g_mime_part_new_with_type(attachment.type.substr(0, slash).c_str(), attachment.type.substr(slash + 1).c_str());
    const Owned<GMimeStream> stream(
        g_mime_stream_mem_new_with_buffer(attachment.bytes.data(), attachment.bytes.size()));
    const Owned<GMimeDataWrapper> content(
        g_mime_data_wrapper_new_with_stream(stream.get(), GMIME_CONTENT_ENCODING_DEFAULT));
    g_mime_part_set_content(part, content.get());
    g_mime_part_set_content_encoding(part, GMIME_CONTENT_ENCODING_BASE64);
    g_mime_object_set_disposition(GMIME_OBJECT(part), attachment.content_id.empty() ? "attachment" : "inline");
    g_mime_part_set_filename(part, in_one_line(attachment.name).c_str());
    if (!attachment.content_id.empty())
        g_mime_object_set_content_id(GMIME_OBJECT(part), in_one_line(attachment.content_id).c_str());
    return Owned<GMimeObject>(GMIME_OBJECT(part));
}

Owned<GMimeObject> together(const char* subtype, const std::vector<GMimeObject*>& parts) {
    GMimeMultipart* multipart = g_mime_multipart_new_with_subtype(subtype);
    for (GMimeObject* part : parts) g_mime_multipart_add(multipart, part);
    return Owned<GMimeObject>(GMIME_OBJECT(multipart));
}

// Plain text first, then the same as HTML with its pictures, then what is attached.
Owned<GMimeObject> body_of(const Letter& letter) {
    Owned<GMimeObject> body = text_part("plain", letter.text);
    std::vector<Owned<GMimeObject>> shown;
    std::vector<Owned<GMimeObject>> beside;
    for (const Attachment& attachment : letter.attachments)
        (attachment.content_id.empty() ? beside : shown).push_back(attached(attachment));
    const auto with = [](GMimeObject* first, const std::vector<Owned<GMimeObject>>& rest) {
        std::vector<GMimeObject*> parts{first};
        for (const auto& part : rest) parts.push_back(part.get());
        return parts;
    };
    if (!letter.html.empty()) {
        Owned<GMimeObject> html = text_part("html", letter.html);
        if (!shown.empty()) html = together("related", with(html.get(), shown));
        body = together("alternative", {body.get(), html.get()});
    }
    if (!beside.empty()) body = together("mixed", with(body.get(), beside));
    return body;
}

void set_header(GMimeMessage* message, const char* name, const std::string& value) {
    g_mime_object_set_header(GMIME_OBJECT(message), name, in_one_line(value).c_str(), nullptr);
}

// Reading.

// The one mailbox a letter comes from.
std::string sender(GMimeMessage* message) {
    InternetAddressList* list = g_mime_message_get_from(message);
    if (list == nullptr || internet_address_list_length(list) != 1) return "";
    InternetAddress* address = internet_address_list_get_address(list, 0);
    if (!INTERNET_ADDRESS_IS_MAILBOX(address)) return "";
    return lower(text_of(internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(address))));
}

std::string header(GMimeMessage* message, const char* name) {
    return text_of(g_mime_object_get_header(GMIME_OBJECT(message), name));
}

// Letters named in a header, the last first: References lists the oldest first.
void add_references(std::vector<std::string>& names, const std::string& text) {
    constexpr int most = 32;
    if (text.empty()) return;
    GMimeReferences* references = g_mime_references_parse(nullptr, text.c_str());
    const int count = g_mime_references_length(references);
    for (int i = count - 1; i >= 0 && i >= count - most; --i)
        names.push_back(text_of(g_mime_references_get_message_id(references, i)));
    g_mime_references_free(references);
}

struct Body {
    std::string plain;
    std::string html;
    std::string about;  // the letter that is shown in it
    bool bounce = false;
    bool undeliverable = false;
};

constexpr int deepest = 12;  // a person's letter has two or three layers

std::string decoded(GMimeObject* part) {
    const OwnedText text(g_mime_text_part_get_text(GMIME_TEXT_PART(part)));
    if (!text) return "";
    std::string result(text.get(), ::strnlen(text.get(), longest_text));
    std::erase(result, '\r');
    const gchar* end = nullptr;
    if (g_utf8_validate(result.data(), static_cast<gssize>(result.size()), &end) == FALSE)
        result.resize(static_cast<std::size_t>(end - result.data()));
    return result;
}

// A report of a mail server tells for each recipient what became of the letter (RFC 3464).
bool tells_of_failure(GMimeObject* part) {
    if (!GMIME_IS_PART(part)) return false;
    GMimeDataWrapper* content = g_mime_part_get_content(GMIME_PART(part));
    if (content == nullptr) return false;
    const Owned<GMimeStream> memory(g_mime_stream_mem_new());
    g_mime_data_wrapper_write_to_stream(content, memory.get());
    const GByteArray* bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(memory.get()));
    const std::string text = lower({reinterpret_cast<const char*>(bytes->data), bytes->len});
    const std::size_t action = text.find("action:");
    return action != std::string::npos && text.find("failed", action) < text.find('\n', action);
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as `deepest`
void look_into(GMimeObject* object, int depth, Body& body) {
    if (object == nullptr || depth > deepest) return;
    if (GMIME_IS_MESSAGE_PART(object)) {  // a letter within the letter: a bounce shows which of ours it is about
        GMimeMessage* inner = g_mime_message_part_get_message(GMIME_MESSAGE_PART(object));
        if (inner != nullptr) body.about = text_of(g_mime_message_get_message_id(inner));
        return;
    }
    if (GMIME_IS_MULTIPART(object)) {
        GMimeContentType* type = g_mime_object_get_content_type(object);
        body.bounce = body.bounce || g_mime_content_type_is_type(type, "multipart", "report") != FALSE;
        const int count = std::min(g_mime_multipart_get_count(GMIME_MULTIPART(object)), 64);
        for (int i = 0; i < count; ++i)
            look_into(g_mime_multipart_get_part(GMIME_MULTIPART(object), i), depth + 1, body);
        return;
    }
    GMimeContentType* type = g_mime_object_get_content_type(object);
    if (g_mime_content_type_is_type(type, "message", "delivery-status") != FALSE) {
        body.bounce = true;
        body.undeliverable = body.undeliverable || tells_of_failure(object);
    }
    if (!GMIME_IS_TEXT_PART(object) || g_mime_part_is_attachment(GMIME_PART(object)) != FALSE) return;
    std::string& place = g_mime_content_type_is_type(type, "text", "html") != FALSE ? body.html : body.plain;
    if (place.empty()) place = decoded(object);
}

// RFC 3834 and what came before it.
bool made_by_a_machine(GMimeMessage* message) {
    const std::string automatic = lower(header(message, "Auto-Submitted"));
    const std::string precedence = lower(header(message, "Precedence"));
    return (!automatic.empty() && automatic != "no") || precedence == "bulk" || precedence == "junk" ||
           precedence == "list" || precedence == "auto_reply" || !header(message, "X-Autoreply").empty() ||
           !header(message, "X-Autorespond").empty() || !header(message, "List-Id").empty();
}

}  // namespace

std::string to_mime(const Letter& letter) {
    start_gmime();
    const Owned<GMimeMessage> message(g_mime_message_new(TRUE));
    g_mime_message_add_mailbox(message.get(), GMIME_ADDRESS_TYPE_FROM, in_one_line(letter.from_name).c_str(),
                               in_one_line(letter.from).c_str());
    g_mime_message_add_mailbox(message.get(), GMIME_ADDRESS_TYPE_TO, nullptr, in_one_line(letter.to).c_str());
    g_mime_message_set_subject(message.get(), in_one_line(letter.subject).c_str(), "utf-8");
    g_mime_message_set_message_id(message.get(), in_one_line(letter.id).c_str());
    if (GDateTime* date = g_date_time_new_from_unix_utc(letter.date)) {
        g_mime_message_set_date(message.get(), date);
        g_date_time_unref(date);
    }
    if (!letter.in_reply_to.empty()) {
        set_header(message.get(), "In-Reply-To", "<" + letter.in_reply_to + ">");
        set_header(message.get(), "References", "<" + letter.in_reply_to + ">");
    }
    set_header(message.get(), "Auto-Submitted", letter.is_answer ? "auto-replied" : "auto-generated");
    set_header(message.get(), "X-Auto-Response-Suppress", "All");
    if (!letter.unsubscribe.empty()) {
        set_header(message.get(), "List-Unsubscribe", "<" + letter.unsubscribe + ">");
        set_header(message.get(), "List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    }
    const Owned<GMimeObject> body = body_of(letter);
    g_mime_message_set_mime_part(message.get(), body.get());
    GMimeFormatOptions* format = g_mime_format_options_new();
    g_mime_format_options_set_newline_format(format, GMIME_NEWLINE_FORMAT_DOS);
    const OwnedText text(g_mime_object_to_string(GMIME_OBJECT(message.get()), format));
    g_mime_format_options_free(format);
    return text_of(text.get());
}

Result<Received, std::string> read_mime(std::string_view bytes) {
    if (bytes.size() > longest_letter) return std::string("a letter of more than two megabytes is not read");
    start_gmime();
    const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
    const Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
    const Owned<GMimeMessage> message(g_mime_parser_construct_message(parser.get(), nullptr));
    if (!message) return std::string("these bytes are no letter");
    Received received;
    received.id = text_of(g_mime_message_get_message_id(message.get()));
    received.from = sender(message.get());
    received.subject = in_one_line(text_of(g_mime_message_get_subject(message.get())));
    received.date = header(message.get(), "Date");
    add_references(received.refers_to, header(message.get(), "In-Reply-To"));
    add_references(received.refers_to, header(message.get(), "References"));
    Body body;
    look_into(g_mime_message_get_mime_part(message.get()), 0, body);
    const bool no_sender = header(message.get(), "Return-Path") == "<>";
    if (body.bounce) {
        received.origin = Origin::bounce;
        if (!body.about.empty()) received.refers_to.insert(received.refers_to.begin(), body.about);
    } else if (no_sender || made_by_a_machine(message.get())) {
        received.origin = Origin::machine;
    }
    received.undeliverable = body.undeliverable;
    received.text = body.plain.empty() ? text_of_html(body.html) : body.plain;
    return received;
}

}  // namespace paddock::mail
