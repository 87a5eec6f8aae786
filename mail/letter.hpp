#pragma once

#include <cstdint>
#include <string>
#include <vector>

// Letters as plain values: what is sent, and what has come.
namespace paddock::mail {

struct Attachment {
    std::string name;        // "board.png"
    std::string type;        // "image/png"
    std::string content_id;  // by which the HTML shows it; "": an attachment beside the text
    std::string bytes;
    bool operator==(const Attachment&) const = default;
};

struct Letter {
    std::string from_name;
    std::string from;  // a mailbox: "table@race.example"
    std::string to;
    std::string subject;
    std::string id;           // of this letter, without the angle brackets; made by us, so that replies can be told
    std::string in_reply_to;  // the letter it answers; "": none
    std::string text;         // UTF-8
    std::string html;         // "": none
    std::vector<Attachment> attachments;
    std::string unsubscribe;  // the address of a page; "": none
    std::int64_t date = 0;    // seconds of Unix
    bool is_answer = false;   // made because a letter came: nobody's machine must answer it in turn
    bool operator==(const Letter&) const = default;
};

enum class Origin : std::uint8_t {
    person,
    machine,  // an auto-responder, a list, a newsletter: never to be answered
    bounce    // somebody's mail server could not deliver a letter of ours
};

struct Received {
    std::string id;    // "": it has none
    std::string from;  // a mailbox in small letters; "": there is none, or several
    std::string subject;
    std::string date;                    // as it stands in the header
    std::vector<std::string> refers_to;  // letters it answers, the nearest first
    Origin origin = Origin::person;
    bool undeliverable = false;  // of a bounce: for good, not a delay
    std::string text;            // what can be read of it, UTF-8, lines end with \n
    bool operator==(const Received&) const = default;
};

}  // namespace paddock::mail
