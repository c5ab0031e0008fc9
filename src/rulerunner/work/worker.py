"""A worker: reads pieces from its input, does them, writes results to its output, and ends with its input."""

import os
import pickle
import queue
import signal
import sys
import threading
import traceback

from .messages import CRASHED, FINISHED, read, write


def listen(pieces: "queue.SimpleQueue[bytes]") -> None:
    """Take what is sent. When the input ends, whoever gave the pieces has gone: nobody waits for the one in
    work, however long it would take yet."""
    source = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    try:
        while True:
            pieces.put(read(source))
    except (EOFError, OSError):
        os._exit(0)


def main() -> None:
    """Work until the input ends. Interrupting is for whoever gives out the pieces."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a task prints is no result
    pieces: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(pieces,), daemon=True).start()
    try:
        task = pickle.loads(pieces.get())
        while True:
            number, piece = pickle.loads(pieces.get())
            try:
                message = pickle.dumps((FINISHED, number, task(piece)))
            except Exception:  # noqa: BLE001  whatever it is, it goes to whoever gave the piece
                message = pickle.dumps((CRASHED, number, traceback.format_exc()))
            write(output, message)
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
