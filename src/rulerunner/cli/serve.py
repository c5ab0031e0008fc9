"""`rulerunner serve`: the table in the browser."""

import argparse
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import Problem, needing

if TYPE_CHECKING:
    from ..server.config import Config

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

HOST = "127.0.0.1"
PORT = 8460
SHORTEST_KEY, LONGEST_KEY = 16, 128
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
  rulerunner serve --workers 2 --public-url https://play.example.org --trusted-proxy 127.0.0.1
                                                               for everyone, behind a proxy

Games, decks and settings are kept in a file of your own unless --db says otherwise.
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "serve",
        help="play in the browser",
        description="The table in the browser: play against the machine or other people, look at replays.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default=HOST, help=f"the address to listen at (default: {HOST})")
    parser.add_argument("--port", type=int, metavar="P", help=f"the port (default: {PORT}, or the next free)")
    parser.add_argument(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://... (default: a file of yours)"
    )
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        help="open the browser (default: if there is a screen)",
    )
    public = parser.add_argument_group("for a server that others use")
    public.add_argument(
        "--public-url", default="", metavar="URL", help="the address under which people reach it"
    )
    public.add_argument(
        "--allowed-host", action="append", default=[], metavar="NAME", help="another name it goes by"
    )
    public.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy (or network) that is believed about whom it asks for",
    )
    public.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes that play (default: 1)"
    )
    public.add_argument(
        "--worker-host",
        default=HOST,
        metavar="ADDRESS",
        help=f"where workers reach each other; other machines need one of their network (default: {HOST})",
    )
    public.add_argument(
        "--cluster",
        action="store_true",
        help="other machines serve the same database, even with one worker here",
    )
    public.add_argument("--admin-key-file", type=Path, metavar="FILE", help="a file with the admin's key")
    public.add_argument("--log-format", choices=("text", "json"), default="text", help="how to write the log")
    public.add_argument("--verbose", action="store_true", help="also log what is no trouble")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    with needing(NEEDS):
        import uvicorn  # noqa: F401 (looked for here, where it can be said what to install)

        from ..server import running
        from ..server.config import BadConfig, public_name
        from ..server.database import NoDatabase
    if not 1 <= args.workers <= 64:
        raise Problem(f"--workers {args.workers}: choose 1 to 64.")
    several = args.workers > 1 or args.cluster
    if several and os.name != "posix":
        raise Problem("several workers need a system with fork, such as Linux or macOS.")
    listener = bind(args.host, args.port)
    address = args.public_url.rstrip("/") + "/" if args.public_url else url_of(listener)
    level = logging.INFO if args.verbose else logging.WARNING
    running.set_up_log(args.log_format == "json", level)

    def ready() -> None:
        print(f"Rulerunner is ready at {address} (Ctrl-C ends it; your games are kept).", flush=True)
        for each in others(listener) if not args.public_url else ():
            print(f"Others in your network open {each}", flush=True)
        if args.open or (args.open is None and has_screen()):
            threading.Timer(0.5, webbrowser.open, (address,)).start()

    try:
        if args.public_url:
            public_name(args.public_url)
        config = configured(args, listener)
        if several:
            more = {"json": args.log_format == "json", "level": level}
            running.Crew(config, listener, args.workers, args.worker_host, more).run(ready)
        else:
            running.serve(config, [listener], ready)
    except (NoDatabase, BadConfig) as problem:
        raise Problem(str(problem)) from None
    print("\nGoodbye.", flush=True)
    return 0


def configured(args: argparse.Namespace, listener: socket.socket) -> "Config":
    """The set-up that the arguments ask for."""
    from ..server.config import Config, proxies  # needs packages that may be missing
    from ..server.database import default_url

    reachable = others(listener)
    return Config(
        db=args.db or default_url(),
        host=args.host,
        public_url=args.public_url.rstrip("/") or (reachable[0].rstrip("/") if reachable else ""),
        allowed_hosts=tuple(args.allowed_host),
        trusted_proxies=proxies(args.trusted_proxy),
        admin_key=admin_key(args.admin_key_file),
    )


def admin_key(file: Path | None) -> str:
    """The key of the admin page."""
    if file is None:
        return ""
    try:
        key = file.read_text("utf-8").strip()
    except (OSError, ValueError) as error:
        raise Problem(f"cannot read the admin's key from {file}: {error}.") from None
    if not SHORTEST_KEY <= len(key) <= LONGEST_KEY or not key.isascii():
        raise Problem(f"the admin's key in {file} must have {SHORTEST_KEY} to {LONGEST_KEY} plain letters.")
    return key


def others(listener: socket.socket) -> list[str]:
    """The addresses that others in the network can open, if it listens to them."""
    from ..server.addresses import own_addresses  # as above

    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return []
    found = [each for each in own_addresses() if host == "::" or ":" not in each]
    return [f"http://[{each}]:{port}/" if ":" in each else f"http://{each}:{port}/" for each in found]


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
