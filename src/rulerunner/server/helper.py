"""`python -m rulerunner.server.helper`: a process that does work for a server, and can be killed.

It reads requests from its input and writes answers to its output, each a pickle with its length before it;
both ends are this program. It ends when its input does, so it never outlives its server.
"""

import os
import pickle
import signal
import struct
import sys
from contextlib import suppress
from typing import BinaryIO, Final

from .errors import Fault
from .work import WORK

LENGTH: Final = struct.Struct("!Q")
MEMORY: Final = 2 * 1024**3
"""Bytes of address space: more than honest work takes."""
NICE: Final = 5
"""People go first."""


def read(source: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return source.read(LENGTH.unpack(head)[0])


def answer(data: bytes) -> bytes:
    """Do what a request asks for; a Fault is an answer, too, and so is a failure."""
    name, arguments = pickle.loads(data)
    try:
        result: tuple[object, ...] = ("done", WORK[name](*arguments))
    except Fault as fault:
        result = ("fault", fault.status, fault.code, fault.why, fault.problems)
    except Exception as error:  # noqa: BLE001 (the server decides what to make of it)
        result = ("failed", f"{error!r:.500}")
    return pickle.dumps(result, pickle.HIGHEST_PROTOCOL)


def confine() -> None:
    """Take no more than honest work takes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the input
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(NICE)


def main() -> None:
    """Work until there is nothing more to do."""
    confine()
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints goes elsewhere
    while (data := read(source)) is not None:
        said = answer(data)
        try:
            sink.write(LENGTH.pack(len(said)) + said)
            sink.flush()
        except BrokenPipeError:  # the server was killed
            os._exit(0)


if __name__ == "__main__":
    main()
