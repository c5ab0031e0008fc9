"""Running a server: one process, or several workers that share a listening socket and a database."""

import asyncio
import json
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn

from .addresses import networks
from .app import Server
from .config import Config, new_key
from .guard import guarded
from .limits import Limits
from .memory import tune
from .store import Store

log = logging.getLogger(__name__)
ENDS_WITHIN: Final = 3.0
"""Seconds from Ctrl-C to the end, whatever is going on."""
SETUP: Final = "RULERUNNER_WORKER"
"""The variable in which a worker is told what to do."""


class JsonLines(logging.Formatter):
    """A log of one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def set_up_log(json_lines: bool, level: int) -> None:
    """Where warnings go: to the standard error, for people or for machines."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if json_lines else plain)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # A browser that goes away in the middle of something is no event.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def serve(config: Config, listeners: list[socket.socket], ready: Callable[[], None]) -> None:
    """Serve in this process until interrupted."""
    server = Server(config)
    settings = uvicorn.Config(
        server.app,
        http=guarded(config.limits, config.trusted_proxies, server.metrics.refuse, server.hands),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # whom a proxy speaks for is found out in `safety`
        ws="websockets-sansio",
        ws_max_size=1024 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )

    class Uvicorn(uvicorn.Server):
        """Says that it is ready when it is; when interrupted it ends in time, cleanly if that can be."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if server.hands is not None:
                server.hands.open(self._protocol)
            ready()

        def _protocol(self) -> asyncio.Protocol:
            made: asyncio.Protocol = settings.http_protocol_class(  # type: ignore[call-arg]
                config=settings, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Uvicorn's own would raise the signal once more at the end, wherever the process is by then."""
            end_soon()
            self.force_exit = self.should_exit and sig == signal.SIGINT
            self.should_exit = True

    # Games are played in other threads than messages are taken in: these shall not wait long for those.
    sys.setswitchinterval(0.001)
    tune()
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        Uvicorn(settings).run(sockets=listeners)


def end_soon() -> None:
    """End the process in time, even if a thread of it does not."""
    timer = threading.Timer(ENDS_WITHIN - 0.3, os._exit, (0,))
    timer.daemon = True
    timer.start()


# --- several workers --------------------------------------------------------------------------------------


def listen_inside(host: str) -> socket.socket:
    """A socket for the other workers."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, 0))
    listener.listen(256)
    return listener


def encode(config: Config) -> str:
    """A set-up for another process."""
    data = config._asdict()
    data["limits"] = config.limits._asdict()
    data["trusted_proxies"] = [str(each) for each in config.trusted_proxies]
    return json.dumps(data)


def decode(text: str) -> Config:
    """What `encode` wrote."""
    data = json.loads(text)
    data["limits"] = Limits(**data["limits"])
    data["trusted_proxies"] = networks(data["trusted_proxies"])
    data["allowed_hosts"] = tuple(data["allowed_hosts"])
    return Config(**data)


class Crew:
    """The workers of one machine. One that dies is begun anew, and its games go on elsewhere at once."""

    def __init__(
        self, config: Config, listener: socket.socket, count: int, inside: str, more: dict[str, Any]
    ) -> None:
        store = Store(config.db)
        self._config = config._replace(
            cluster_key=config.cluster_key or cluster_key(store), limits=config.limits.shared(count)
        )
        self._store = store
        self._folder = Path(tempfile.mkdtemp(prefix="rulerunner-"))
        """Where the workers hand connections on to each other; nobody else may look into it."""
        self._listener = listener
        self._inside = inside
        self._more = more
        self._workers: dict[str, subprocess.Popen[bytes]] = {}
        self._ending = False
        self._count = count

    def run(self, ready: Callable[[], None]) -> None:
        """Keep so many workers until interrupted."""
        for sig in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sig, self._end)
        while len(self._workers) < self._count:
            self._start()
        said = False
        while not self._ending:
            time.sleep(0.1)
            if not said and self._all_live():
                said = True
                ready()
            for name, process in list(self._workers.items()):
                if process.poll() is not None and not self._ending:
                    del self._workers[name]
                    log.error("worker %s ended (%s); its games go on elsewhere", name, process.returncode)
                    self._bury(name)
                    self._start()
        until = time.monotonic() + ENDS_WITHIN - 0.2
        for process in self._workers.values():
            with suppress(subprocess.TimeoutExpired):
                process.wait(max(0.05, until - time.monotonic()))
            process.kill()
        self._store.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _all_live(self) -> bool:
        """Whether every worker has said that it lives."""
        return set(self._workers) <= {row.id for row in self._store.leases.living()}

    def _end(self, *_: object) -> None:
        self._ending = True
        end_soon()
        for process in self._workers.values():
            process.send_signal(signal.SIGTERM)

    def _bury(self, name: str) -> None:
        """Others need not wait until they find out that it is dead."""
        (self._folder / name).unlink(missing_ok=True)
        try:
            self._store.leases.leave(name)
        except Exception:
            log.exception("worker %s could not be signed off", name)

    def _start(self) -> None:
        name = new_key()[:20]
        inside = listen_inside(self._inside)
        host, port = inside.getsockname()[:2]
        address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        config = self._config._replace(worker=name, worker_address=address, handing=str(self._folder))
        fds = (self._listener.fileno(), inside.fileno())
        setup = {"config": encode(config), "fds": fds, **self._more}
        self._workers[name] = subprocess.Popen(
            [sys.executable, "-m", "rulerunner.server.running"],
            env={**os.environ, SETUP: json.dumps(setup)},
            pass_fds=fds,
        )
        inside.close()


def cluster_key(store: Store) -> str:
    """What the workers of one database show each other; made by the first."""
    return store.secret("cluster", new_key())


def main() -> None:
    """A worker."""
    setup = msgspec.json.decode(os.environ.pop(SETUP), type=dict[str, Any])
    set_up_log(setup.get("json", False), setup.get("level", logging.WARNING))
    listeners = [socket.socket(fileno=fd) for fd in setup["fds"]]
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the crew says when to end
    serve(decode(setup["config"]), listeners, lambda: None)


if __name__ == "__main__":
    main()
