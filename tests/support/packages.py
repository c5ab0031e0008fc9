"""Packages from where they are published, for a system that has no network: Debian's by way of a proxy that
keeps what it has fetched, Python's in a folder."""

import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from tempfile import NamedTemporaryFile
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

MIRROR: Final = "http://deb.debian.org/debian"
KEPT: Final = 30 * 24 * 3600.0
"""Seconds for which a package is kept that nobody asks for."""
ROOT: Final = Path(__file__).parents[2]


class Packages:
    """A proxy for apt. A package never changes once it is published, so one that was fetched is kept for the
    next time, in the user's cache."""

    def __init__(self) -> None:
        base = os.environ.get("XDG_CACHE_HOME", "")
        home = Path(base) if Path(base).is_absolute() else Path.home() / ".cache"
        self.folder = home / "rulerunner" / "debian"
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in self.folder.iterdir():
            if file.stat().st_mtime < time.time() - KEPT:
                file.unlink(missing_ok=True)

    @contextmanager
    def at(self, listener: socket.socket) -> Iterator[None]:
        """Serve at a socket that listens already, in whatever network that is."""
        server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self), bind_and_activate=False)
        server.socket.close()
        server.socket = listener
        thread = threading.Thread(target=server.serve_forever, args=(0.1,), daemon=True)
        thread.start()
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join(30)

    def fetch(self, url: str) -> Path:
        """A package, as a file that stays."""
        file = self.folder / PurePosixPath(urlsplit(url).path).name
        if file.exists():
            file.touch()
            return file
        with (
            urlopen(Request(url), timeout=120) as answer,
            NamedTemporaryFile(dir=self.folder, delete=False) as new,
        ):
            shutil.copyfileobj(answer, new)
        Path(new.name).replace(file)
        return file


def _handler(packages: Packages) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            if not self.path.startswith(f"{MIRROR}/"):
                return self.send_error(403, "Only for Debian's packages")
            try:
                if self.path.endswith(".deb"):
                    data = packages.fetch(self.path).read_bytes()
                else:
                    with urlopen(self.path, timeout=120) as answer:
                        data = answer.read()
            except HTTPError as error:
                return self.send_error(error.code)
            except (URLError, OSError) as error:
                return self.send_error(504, str(error))
            self.send_response(200)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)
            return None

        def log_message(self, format: str, *args: object) -> None:
            pass

    return Handler


def wheels(folder: Path, python: str, *extras: str) -> None:
    """What it takes from PyPI to build the project and install it with some extras, for a Python."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    wanted = list(project["build-system"]["requires"])
    for extra in extras:
        wanted += project["project"]["optional-dependencies"][extra]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-d", str(folder)]
    options = ["-c", str(ROOT / "constraints.txt"), "--only-binary", ":all:", "--python-version", python]
    got = subprocess.run([*pip, *options, *wanted], capture_output=True, text=True, check=False)
    assert got.returncode == 0, got.stderr
