#!/usr/bin/python3
"""A real mail server for tests: Dovecot keeps mailboxes, a small relay (aiosmtpd) takes letters and hands them to it.

Usage: mail_servers.py FOLDER MAILBOX...      (as ada ben: ada@race.test, ben@race.test, password "pit-wall")
Prints one line of JSON, {"smtp": PORT, "imap": PORT, "ca": FILE}, once both answer, and ends when its input does. A letter to
somebody who has no mailbox here is refused; while FOLDER/out-of-order exists, so is every letter, for the time being.
Everything happens on 127.0.0.1 and in FOLDER, as nobody when root starts it.
"""

import json
import os
import pwd
import shutil
import signal
import smtplib
import socket
import ssl
import subprocess
import sys
import time
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

PASSWORD = "pit-wall"
DOMAIN = "race.test"

DOVECOT = """
base_dir = {folder}/run
state_dir = {folder}
log_path = {folder}/dovecot.log
protocols = imap lmtp
listen = 127.0.0.1
ssl = required
ssl_cert = <{folder}/cert.pem
ssl_key = <{folder}/key.pem
auth_username_format = %n
mail_location = maildir:{folder}/box/%n
first_valid_uid = 1
default_internal_user = {user}
default_internal_group = {group}
default_login_user = {user}
passdb {{
  driver = passwd-file
  args = {folder}/users
}}
userdb {{
  driver = static
  args = uid={user} gid={group} home={folder}/box/%n
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = 0
  }}
  inet_listener imaps {{
    port = {imap}
    ssl = yes
  }}
}}
service lmtp {{
  inet_listener lmtp {{
    address = 127.0.0.1
    port = {lmtp}
  }}
}}
service anvil {{
  chroot =
}}
service stats {{
  chroot =
}}
"""


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def become_nobody(folder):
    if os.getuid() != 0:
        return
    nobody = pwd.getpwnam("nobody")
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, nobody.pw_uid, nobody.pw_gid)
    os.setgroups([])
    os.setgid(nobody.pw_gid)
    os.setuid(nobody.pw_uid)


def make_certificate(folder):
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                    "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
                    "-keyout", folder / "key.pem", "-out", folder / "cert.pem"], check=True, capture_output=True)


class Relay:
    """Takes letters over STARTTLS from who knows the password and delivers them at once."""

    def __init__(self, folder, mailboxes, lmtp):
        self.folder, self.mailboxes, self.lmtp = folder, mailboxes, lmtp

    async def handle_RCPT(self, server, session, envelope, address, options):
        if (self.folder / "out-of-order").exists():
            return "451 4.3.0 try again later"
        name, _, domain = address.partition("@")
        if domain != DOMAIN or name not in self.mailboxes:
            return "550 5.1.1 nobody here has this name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        with smtplib.LMTP("127.0.0.1", self.lmtp) as post:
            post.sendmail(envelope.mail_from, envelope.rcpt_tos, envelope.original_content)
        return "250 OK"


def authenticated(server, session, envelope, mechanism, data):
    return AuthResult(success=data.password == PASSWORD.encode(), handled=False)  # the answer is the relay's to give


def wait_for(port):
    for _ in range(200):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    sys.exit(f"nothing answers at port {port}")


def main():
    folder, mailboxes = Path(sys.argv[1]), sys.argv[2:]
    ports = {"imap": free_port(), "lmtp": free_port()}
    make_certificate(folder)
    (folder / "users").write_text("".join(f"{name}:{{PLAIN}}{PASSWORD}::::::\n" for name in mailboxes))
    (folder / "box").mkdir()
    become_nobody(folder)
    me = pwd.getpwuid(os.getuid())
    group = subprocess.run(["id", "-gn"], check=True, capture_output=True, text=True).stdout.strip()
    (folder / "dovecot.conf").write_text(DOVECOT.format(folder=folder, user=me.pw_name, group=group, **ports))
    program = shutil.which("dovecot", path=os.environ.get("PATH", "") + ":/usr/sbin")
    dovecot = subprocess.Popen([program, "-F", "-c", folder / "dovecot.conf"], stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    relay = Relay(folder, mailboxes, ports["lmtp"])
    smtp = free_port()
    controller = Controller(relay, hostname="127.0.0.1", port=smtp, server_kwargs={
        "tls_context": context, "require_starttls": True, "authenticator": authenticated, "auth_required": True})
    controller.start()
    wait_for(ports["imap"])
    wait_for(ports["lmtp"])
    print(json.dumps({"smtp": smtp, "imap": ports["imap"], "ca": str(folder / "cert.pem")}), flush=True)
    sys.stdin.read()
    controller.stop()
    dovecot.send_signal(signal.SIGTERM)
    dovecot.wait(20)


if __name__ == "__main__":
    main()
