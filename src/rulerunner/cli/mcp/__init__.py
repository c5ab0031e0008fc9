"""`rulerunner mcp`: language models at the table, by the Model Context Protocol."""

import argparse
import os
import socket
from importlib import import_module
from typing import TYPE_CHECKING, Final

from ..errors import Problem
from ..options import whole_number

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

LOOPBACK: Final = "127.0.0.1"
EXAMPLES: Final = """\
examples:
  rulerunner mcp                    speak on standard input and output, as most clients want it
  rulerunner mcp --http             on http://127.0.0.1:8765/mcp, for this machine alone

A client that is given the command `rulerunner mcp` has tools to play, to look, to ask why, to explain rules.
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "mcp",
        help="language models at the table",
        description="Serve games and rules to language models by the Model Context Protocol.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--http", action="store_true", help="serve on a port of this machine instead")
    parser.add_argument("--port", metavar="P", default="8765", help="that port (default: 8765)")


def run(args: argparse.Namespace) -> int:
    """Serve until the client goes away, or until interrupted."""
    port = whole_number("--port", args.port, 1, 65535)
    try:
        server = import_module(f"{__package__}.server")  # true laziness: the SDK is an extra
    except ImportError as error:
        raise Problem(f"this needs the mcp extra: pip install 'rulerunner[mcp]' ({error}).") from None
    try:
        if args.http:
            _check(port)
            server.make().run("streamable-http", host=LOOPBACK, port=port)
        else:
            server.make().run("stdio")
    except KeyboardInterrupt:
        return 130
    return 0


def _check(port: int) -> None:
    """Whoever listens at that port already is told of before anything begins."""
    try:
        socket.create_server((LOOPBACK, port)).close()
    except OSError as error:
        raise Problem(
            f"cannot serve on port {port}: {os.strerror(error.errno or 0)}. Choose another with --port."
        ) from None
