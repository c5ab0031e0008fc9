"""Behind a real proxy with TLS: Debian's nginx, set up as docs/how-to/run-a-server.md says."""

import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPSConnection
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.support.browsing import Server, browser_needed, free_port, serving

pytestmark = pytest.mark.heavy
SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
MISSING = "no nginx here; on Debian or Ubuntu: sudo apt-get install nginx-light openssl"


@contextmanager
def nginx(folder: Path, server: Server) -> Iterator[int]:
    """The site of the guide, with a certificate of its own, before a server; its port for TLS."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None and not browser_needed():
        pytest.skip(MISSING)
    assert program is not None, MISSING
    port = free_port()
    key, certificate = folder / "key.pem", folder / "cert.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:play.example.org,DNS:localhost"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", str(key)]
    subprocess.run([*command, "-out", str(certificate), *subject], check=True, capture_output=True)
    text = re.sub(r"(?m)^\s*listen \[::\].*\n", "", SITE.read_text("utf-8"))
    text = re.sub(r"listen 80;", f"listen 127.0.0.1:{free_port()};", text)
    text = re.sub(r"listen 443 ssl[^;]*;", f"listen 127.0.0.1:{port} ssl;", text)
    text = re.sub(r"ssl_certificate \S+;", f"ssl_certificate {certificate};", text)
    text = re.sub(r"ssl_certificate_key \S+;", f"ssl_certificate_key {key};", text)
    text = text.replace("127.0.0.1:8460", f"127.0.0.1:{server.port}")
    places = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    setup = folder / "nginx.conf"
    setup.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
        f"http {{ access_log off; {places}\n{text}\n}}\n"
    )
    process = subprocess.Popen([program, "-c", str(setup), "-p", str(folder)])
    try:
        for _ in range(100):
            try:
                _open(port, "/health/live")
                break
            except OSError:
                assert process.poll() is None, (folder / "error.log").read_text()
        yield port
    finally:
        process.terminate()
        process.wait(30)


def _context() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE  # it signed itself
    return context


VISITOR = "127.0.0.2"
"""Where visitors come from: another address than the proxy's, which is believed."""


def _open(port: int, path: str, body: bytes | None = None, **headers: str) -> tuple[int, bytes]:
    wire = HTTPSConnection("127.0.0.1", port, timeout=60, context=_context(), source_address=(VISITOR, 0))
    try:
        method = "GET" if body is None else "POST"
        wire.request(method, path, body, {"Host": "play.example.org", **headers})
        response = wire.getresponse()
        return response.status, response.read()
    finally:
        wire.close()


def test_a_game_is_played_through_a_proxy_with_tls(tmp_path: Path) -> None:
    public = ("--public-url", "https://play.example.org", "--trusted-proxy", "127.0.0.1", "--workers", "2")
    with serving(tmp_path, *public) as server, nginx(tmp_path, server) as port:
        key = {"Authorization": "Bearer a-key-behind-a-proxy", "Content-Type": "application/json"}
        assert _open(port, "/")[0] == 200
        assert json.loads(_open(port, "/api/lobby", None, **key)[1])["address"] == "https://play.example.org"
        body = json.dumps({"rules": "nisei-1.4", "side": "runner", "seed": 1, "opponent": "random"}).encode()
        status, data = _open(port, "/api/games", body, **key)
        assert status == 201, data
        game = json.loads(data)["id"]
        hello = {"type": "hello", "protocol": 2, "game": game, "key": "a-key-behind-a-proxy"}
        with connect(
            "wss://play.example.org/api/play",
            sock=socket.create_connection(("127.0.0.1", port), timeout=60),
            ssl=_context(),
            origin=Origin("https://play.example.org"),
            max_size=None,
        ) as wire:
            wire.send(json.dumps(hello))
            assert json.loads(wire.recv(timeout=60))["type"] == "welcome"
            while (said := json.loads(wire.recv(timeout=60)))["type"] != "frame" or said["more"]:
                pass
            assert said["view"]["decision"]
        # Each visitor counts by themselves, and what they claim about where they come from does not.
        codes = []
        for number in range(14):
            guess = json.dumps({"name": "nobody", "password": f"guess {number}"}).encode()
            forged = {"X-Forwarded-For": f"203.0.113.{number}"}
            codes.append(_open(port, "/api/me/sign-in", guess, **key, **forged)[0])
        assert 429 in codes
        assert 400 <= _open(port, "/", None, Host="evil.example")[0] < 500
