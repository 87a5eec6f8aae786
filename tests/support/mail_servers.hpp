#pragma once

#include <string>
#include <vector>

#include "mail/transport.hpp"
#include "tests/support/child.hpp"

// A real mail server on this machine (tests/support/mail_servers.py), gone with the test.
namespace paddock::test {

class MailServers {
  public:
    // Mailboxes by name: "ada" is ada@race.test.
    explicit MailServers(const std::vector<std::string>& mailboxes);
    MailServers(const MailServers&) = delete;
    MailServers& operator=(const MailServers&) = delete;
    ~MailServers();

    mail::Account smtp() const;
    mail::Account imap(const std::string& mailbox) const;
    // While it is out of order the relay refuses everything, for the time being.
    void out_of_order(bool broken) const;

    // The letters of a mailbox, in the order they came.
    std::vector<std::string> letters_of(const std::string& mailbox) const;

  private:
    Folder folder_;
    pid_t child_ = -1;
    int in_ = -1;
    int smtp_ = 0;
    int imap_ = 0;
};

}  // namespace paddock::test
