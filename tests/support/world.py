"""The world around a new server: where it has its packages and the project from, how its name is found, who
signs its certificate, and the people who come to play."""

import json
import re
import resource
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final, TypeVar

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from .debian import PYTHON, Debian, Shell, made
from .packages import ROOT, Packages, wheels

T = TypeVar("T")

NAME: Final = "play.example.org"
ADDRESS: Final = "203.0.113.5"
NEIGHBOURS: Final = ("10.0.0.1", "10.0.0.5")
"""The machines of a private network. Here they are one."""
SOURCE: Final = "https://example.org/rulerunner.git"
IMAGE: Final = "docker.io/library/python:3.12-slim"
"""What the Containerfile begins with. Here it is a Debian with the Python that it has."""
EXTRAS: Final = ("web", "postgres")
AUTHORITY: Final = "acme.example"
PATIENCE: Final = 120.0
"""Seconds to wait for a server on a busy machine."""
HOST_KEY, GUEST_KEY = "the-key-of-the-host", "the-key-of-the-guest"

PEBBLE: Final = {
    "listenAddress": "127.0.0.1:14000",
    "managementListenAddress": "127.0.0.1:15000",
    "certificate": "/usr/local/share/ca-certificates/authority.crt",
    "privateKey": "/srv/authority.key",
    "httpPort": 80,
    "tlsPort": 443,
}
FILES: Final = {
    "/etc/gitconfig": f'[url "file:///srv/rulerunner.git"]\n    insteadOf = {SOURCE}\n',
    "/etc/hosts": f"127.0.0.1 localhost {AUTHORITY}\n::1 localhost\n{ADDRESS} {NAME}\n",
    "/etc/pip.conf": "[global]\nno-index = true\nfind-links = /srv/wheels\n",
    "/root/.config/letsencrypt/cli.ini": f"server = https://{AUTHORITY}:14000/dir\n",
    "/srv/pebble.json": json.dumps({"pebble": PEBBLE}),
}
"""How a machine that has the world on its own loopback finds it."""


class World:
    """A machine that is about to become a server, someone at its shell, and everybody else."""

    def __init__(self, folder: Path, system: Debian, shell: Shell, root: str, image: "Future[None]") -> None:
        self.system = system
        self.shell = shell
        self.said: list[str] = []
        """What the commands of this section said, in order."""
        self._source = folder / "source"
        self._image = image
        self._trust = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        self._trust.load_verify_locations(cadata=root)
        self._game = ""
        self.meanwhile: Callable[[int], None] = lambda port: None
        """What is done at the port of a server that is ended again."""

    @classmethod
    @contextmanager
    def made(cls, folder: Path) -> Iterator["World"]:
        """All of it, from nothing; and nothing of it stays."""
        packages, system = Packages(), Debian(folder / "debian")
        with ExitStack() as ends:
            ends.callback(system.remove)
            pool = ends.enter_context(ThreadPoolExecutor(1))
            wheelhouse = pool.submit(wheels, folder / "wheels", PYTHON, *EXTRAS)
            system.install(packages, "pebble")
            wheelhouse.result()
            image = pool.submit(_image, folder, system.root / "srv/image.tar", packages)
            shutil.copytree(folder / "wheels", system.root / "srv/wheels")
            for name, text in FILES.items():
                system.write(name, text)
            system.write("/etc/containers/containers.conf.d/limits.conf", _limits())
            _publish_first(folder / "source", system.root / "srv/rulerunner.git")
            ends.enter_context(system.booted(packages))
            shell = ends.enter_context(Shell(system))
            for address in (ADDRESS, *NEIGHBOURS):
                system.run("ip", "address", "add", f"{address}/24", "dev", "lo")
            system.run("ip", "route", "add", "default", "dev", "lo", "src", ADDRESS)
            yield cls(folder, system, shell, _authority(system), image)

    # --- the one who follows the guide ----------------------------------------------------------------------

    def follows(self, commands: Sequence[str], story: Iterator[str]) -> None:
        """Give the commands of a section one after the other, while its story goes on around them."""
        self.said = []
        left = list(commands)
        for until in story:
            assert not until or until in left, f"the guide does not say $ {until}"
            while left and left[0] != until:
                command = left.pop(0)
                serves = command.startswith("rulerunner serve ") and not command.endswith("&")
                self.said.append(self._serves(command) if serves else self.shell.run(command))
        assert left == [], "not all of the guide was followed"

    def _serves(self, command: str) -> str:
        """A command that goes on until it is ended: it serves, and ends when it is asked to; what it said."""
        self.shell.run(": > /run/served")
        self.shell.run(f"{command} >> /run/served 2>&1 &")
        ready = self.eventually(
            lambda: re.search(r"ready at http://[^ ]*:(\d+)/", self.shell.run("cat /run/served"))
        )
        assert ready is not None
        assert self._plain("127.0.0.1", int(ready[1]), "/health/ready").startswith("200 ")
        self.meanwhile(int(ready[1]))
        self.shell.run("kill $! && wait $!")
        return self.shell.run("cat /run/served")

    def publish(self, version: str) -> None:
        """A newer version of the project, where the first one was had from."""
        for name in ("pyproject.toml", "src/rulerunner/__init__.py"):
            file = self._source / name
            text, count = re.subn(r'(?m)^(_*version_* = )".+"$', rf'\1"{version}"', file.read_text("utf-8"))
            assert count == 1, name
            file.write_text(text, "utf-8")
        _git(self._source, "commit", "--quiet", "--all", "--message", version)
        _git(self._source, "push", "--quiet", str(self.system.root / "srv/rulerunner.git"), "main")

    def import_image(self) -> None:
        """What a container begins with, as if it had been fetched."""
        self._image.result()
        self.system.run("podman", "import", "/srv/image.tar", IMAGE)

    # --- those who come -------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Any = None, key: str = HOST_KEY) -> tuple[int, bytes]:
        """A request, through the proxy and with TLS that is believed only if the authority signed it."""
        wire = HTTPConnection(NAME, timeout=PATIENCE)
        wire.sock = self._trust.wrap_socket(self._socket(ADDRESS, 443), server_hostname=NAME)
        try:
            headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
            wire.request(method, path, None if body is None else json.dumps(body), headers)
            response = wire.getresponse()
            return response.status, response.read()
        finally:
            wire.close()

    def post(self, path: str, key: str = HOST_KEY, **body: Any) -> dict[str, Any]:
        """A request that is granted."""
        status, data = self.ask("POST", path, body, key)
        assert status in (200, 201), data
        found: dict[str, Any] = json.loads(data)
        return found

    def http(self, path: str) -> str:
        """What is said without TLS, and where that sends one."""
        return self._plain(ADDRESS, 80, path, NAME)

    def certificate(self) -> str:
        """The number of the certificate that is shown."""
        with self._trust.wrap_socket(self._socket(ADDRESS, 443), server_hostname=NAME) as wire:
            shown = wire.getpeercert()
        assert shown is not None
        return str(shown["serialNumber"])

    def sits_down(self) -> None:
        """A new game against a bot."""
        game = self.post("/api/games", rules="nisei-1.4", side="runner", seed=1, opponent="random")
        self._game = game["id"]

    def answers(self) -> int:
        """Answer once; the number of the state in which the next answer is asked for."""
        with self._opens(self._game) as wire:
            at = _asked(wire)["at"]
            wire.send(json.dumps({"type": "answer", "at": at, "option": 0}))
            later: int = _asked(wire)["at"]
            assert later > at
            return later

    def is_back(self, port: int = 0) -> int:
        """The server answers, and the game is there: the number of its state. Or it is so at another port,
        without a proxy."""

        def look() -> int:
            with self._opens(self._game, port) as wire:
                at: int = _asked(wire)["at"]
                return at

        return self.eventually(look)

    def two_people_play(self) -> tuple[str, str]:
        """A game between two people, soon given up: what they were promised, and the replay."""
        game = self.post("/api/games", rules="nisei-1.4", side="corp", opponent="friend", nonce="mine")
        self.post("/api/join", GUEST_KEY, invite=game["invite"], nonce="theirs")
        with self._opens(game["id"]) as wire:
            wire.send(json.dumps({"type": "concede", "at": _frame(wire)["at"]}))
            while _frame(wire)["view"]["result"] is None:
                pass
        replay = self.post("/api/replays", GUEST_KEY, game=game["id"])["id"]
        return game["commitment"], self.ask("GET", f"/api/replays/{replay}/file", None, GUEST_KEY)[1].decode()

    def eventually(self, look: Callable[[], T | None]) -> T:
        """What there is to see, once there is something."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                seen = look()
                if seen is not None and seen is not False:
                    return seen
                assert time.monotonic() < until, "it does not come about"
            except (OSError, HTTPException, WebSocketException):
                if time.monotonic() > until:
                    raise
            time.sleep(0.2)

    def _socket(self, address: str, port: int) -> socket.socket:
        return self.system.inside(lambda: socket.create_connection((address, port), timeout=PATIENCE))

    def _plain(self, address: str, port: int, path: str, name: str = "") -> str:
        wire = HTTPConnection(address, port, timeout=PATIENCE)
        wire.sock = self._socket(address, port)
        try:
            wire.request("GET", path, headers={"Host": name} if name else {})
            response = wire.getresponse()
            return f"{response.status} {response.headers.get('Location', '')}"
        finally:
            wire.close()

    @contextmanager
    def _opens(self, game: str, port: int = 0) -> Iterator[ClientConnection]:
        at = f"127.0.0.1:{port}" if port else NAME
        with connect(
            f"{'ws' if port else 'wss'}://{at}/api/play",
            sock=self._socket("127.0.0.1", port) if port else self._socket(ADDRESS, 443),
            ssl=None if port else self._trust,
            origin=Origin(f"{'http' if port else 'https'}://{at}"),
            open_timeout=PATIENCE,
            max_size=None,
        ) as wire:
            wire.send(json.dumps({"type": "hello", "protocol": 2, "game": game, "key": HOST_KEY}))
            yield wire


def _frame(wire: ClientConnection) -> dict[str, Any]:
    """The next frame."""
    while True:
        said: dict[str, Any] = json.loads(wire.recv(timeout=PATIENCE))
        assert said["type"] != "refused", said
        if said["type"] == "frame":
            return said


def _asked(wire: ClientConnection) -> dict[str, Any]:
    """The next frame that asks for an answer."""
    while (frame := _frame(wire))["more"] or not frame["view"]["decision"]:
        pass
    return frame


def _git(folder: Path, *words: str) -> str:
    """Git, as somebody, in a folder of anybody."""
    settings = ("safe.directory=*", "user.name=Somebody", "user.email=somebody@example.org")
    command = ["git", *(word for each in settings for word in ("-c", each)), *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def _publish_first(source: Path, bare: Path) -> None:
    """The project as it is here, as a repository that can be cloned."""
    listed = _git(ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, source / name)
    _git(source, "init", "--quiet", "--initial-branch", "main")
    _git(source, "add", "--all")
    _git(source, "commit", "--quiet", "--message", "As it is")
    _git(source, "clone", "--quiet", "--bare", str(source), str(bare))


def _image(folder: Path, file: Path, packages: Packages) -> None:
    """A Debian with Python, to which pip comes as in the machine."""
    (folder / "pip.conf").write_text(FILES["/etc/pip.conf"])
    hooks = [f"copy-in {folder / 'wheels'} /srv", f"copy-in {folder / 'pip.conf'} /etc"]
    made(file, packages, "python3-venv", "python-is-python3", hooks=hooks)


def _limits() -> str:
    """What a container may have at the most: not more than we have, and no count that a kernel may lack."""
    kinds = {"nofile": resource.RLIMIT_NOFILE, "nproc": resource.RLIMIT_NPROC}
    most = {name: min(resource.getrlimit(kind)[1] % 2**63, 65536) for name, kind in kinds.items()}
    each = [f"{name}={limit}:{limit}" for name, limit in most.items()]
    return f"[containers]\npids_limit = 0\ndefault_ulimits = {json.dumps(each)}\n"


def _authority(system: Debian) -> str:
    """An authority for certificates, which the machine believes; its own certificate."""
    key = ["-newkey", "rsa:2048", "-nodes", "-keyout", PEBBLE["privateKey"], "-out", PEBBLE["certificate"]]
    name = ["-days", "2", "-subj", f"/CN={AUTHORITY}", "-addext", f"subjectAltName=DNS:{AUTHORITY}"]
    system.run("openssl", "req", "-x509", *map(str, key), *name)
    settings = ("--setenv=PEBBLE_VA_NOSLEEP=1", "--setenv=PEBBLE_WFE_NONCEREJECT=0")
    system.run("systemd-run", "--unit=pebble", *settings, "pebble", "-config", "/srv/pebble.json")
    blind = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    blind.check_hostname, blind.verify_mode = False, ssl.CERT_NONE
    until = time.monotonic() + 60
    while True:
        wire = HTTPConnection("127.0.0.1", 15000, timeout=PATIENCE)
        try:
            plain = system.inside(lambda: socket.create_connection(("127.0.0.1", 15000), timeout=PATIENCE))
            wire.sock = blind.wrap_socket(plain)
            wire.request("GET", "/roots/0")
            root = wire.getresponse().read().decode()
            break
        except OSError:
            assert time.monotonic() < until, system.run("journalctl", "--unit=pebble", check=False).stdout
            time.sleep(0.2)
        finally:
            wire.close()
    system.write("/usr/local/share/ca-certificates/root.crt", root)
    system.run("update-ca-certificates")
    return root
