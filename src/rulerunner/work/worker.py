"""A worker: reads pieces from its input, does them, writes results to its output, and ends with its input."""

import os
import pickle
import signal
import sys
import traceback

from .messages import CRASHED, FINISHED, read, write


def main() -> None:
    """Work until the input ends. Interrupting is for whoever gives out the pieces."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a task prints is no result
    source = sys.stdin.buffer
    try:
        task = pickle.loads(read(source))
        while True:
            number, piece = pickle.loads(read(source))
            try:
                message = pickle.dumps((FINISHED, number, task(piece)))
            except Exception:  # noqa: BLE001  whatever it is, it goes to whoever gave the piece
                message = pickle.dumps((CRASHED, number, traceback.format_exc()))
            write(output, message)
    except (EOFError, BrokenPipeError):
        return


if __name__ == "__main__":
    main()
