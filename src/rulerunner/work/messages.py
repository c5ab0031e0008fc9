"""How a worker and whoever gives it pieces talk over pipes."""

import struct
from typing import IO, Final

FINISHED: Final = "finished"
CRASHED: Final = "crashed"
_LENGTH: Final = struct.Struct("!Q")


def write(stream: IO[bytes], message: bytes) -> None:
    """Write a message with its length before it."""
    stream.write(_LENGTH.pack(len(message)))
    stream.write(message)
    stream.flush()


def read(stream: IO[bytes]) -> bytes:
    """Read what `write` wrote; EOFError when there is no more, or not all of it."""
    (length,) = _LENGTH.unpack(_exactly(stream, _LENGTH.size))
    return _exactly(stream, length)


def _exactly(stream: IO[bytes], length: int) -> bytes:
    found = stream.read(length)
    if len(found) < length:
        raise EOFError("the other side has gone")
    return found
