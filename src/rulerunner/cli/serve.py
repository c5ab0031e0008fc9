"""`rulerunner serve`: the table in the browser."""

import argparse
import logging
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from .errors import Problem

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

HOST = "127.0.0.1"
PORT = 8460
TRIES = 20
"""How many ports are tried, if none was asked for."""
NEEDS = (
    "the table in the browser needs a few packages that are not installed: pip install 'rulerunner[web]'. "
    "At the terminal there is: rulerunner play"
)
EXAMPLES = """\
examples:
  rulerunner serve                                             opens the table in the browser
  rulerunner serve --port 9000 --no-open                       at an address of your choice
  rulerunner serve --host 0.0.0.0                              for others in your network, too
  rulerunner serve --db postgresql://me@there/games            with another database

Games, decks and settings are kept in a file of your own unless --db says otherwise.
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "serve",
        help="play in the browser",
        description="The table in the browser: play against the machine or a friend, look at replays.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default=HOST, help=f"the address to listen at (default: {HOST})")
    parser.add_argument("--port", type=int, metavar="P", help=f"the port (default: {PORT}, or the next free)")
    parser.add_argument("--db", metavar="URL", help="a database, as SQLAlchemy writes it (default: SQLite)")
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        help="open the browser (default: if there is a screen)",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        import uvicorn

        from ..server.app import create_app
        from ..server.database import NoDatabase, default_url
        from ..server.memory import tune
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "rulerunner":
            raise
        raise Problem(f"{NEEDS} ({missing.name} is missing)") from None
    listener = bind(args.host, args.port)
    try:
        app = create_app(args.db or default_url(), args.host)
    except NoDatabase as problem:
        raise Problem(str(problem)) from None
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=1024 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    address = url_of(listener)

    class Server(uvicorn.Server):
        """Says that it is ready when it is: from then on it answers, and ends cleanly when interrupted."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            print(f"Rulerunner is ready at {address} (Ctrl-C ends it; your games are kept).", flush=True)
            if args.open or (args.open is None and has_screen()):
                threading.Timer(0.5, webbrowser.open, (address,)).start()

    server = Server(config)
    # Games are played in other threads than messages are taken in: these shall not wait long for those.
    sys.setswitchinterval(0.001)
    tune()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    print("\nGoodbye.", flush=True)
    return 0


def bind(host: str, port: int | None) -> socket.socket:
    """A socket that listens: at the port asked for or, if none was, at the first free one."""
    ports = range(PORT, PORT + TRIES) if port is None else (port,)
    why = ""
    for each in ports:
        if not 0 <= each <= 65535:
            raise Problem(f"{each} is no port: choose one from 1 to 65535.")
        try:
            return _listen(host, each)
        except OSError as error:
            why = error.strerror or str(error)
    if port is not None:
        raise Problem(f"cannot listen at {host}, port {port}: {why}. Choose another with --port.")
    raise Problem(
        f"cannot listen at {host}, ports {PORT} to {PORT + TRIES - 1}: {why}. Choose one with --port."
    )


def _listen(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere the option would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(256)
    except OSError:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket) -> str:
    """The address to open."""
    name: tuple[Any, ...] = listener.getsockname()
    host = "localhost" if name[0] in ("0.0.0.0", "::") else name[0]
    return f"http://[{host}]:{name[1]}/" if ":" in host else f"http://{host}:{name[1]}/"


def has_screen() -> bool:
    """Whether a browser could show something."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
