"""Workers of a Ray cluster. Imported only when Ray is asked for: it is an extra."""

import os
import pickle
import socket
import time
import traceback
from collections.abc import Callable
from typing import Any, Final

from .crews import Done, Failed, Lost, Report
from .places import BadPlace, Place
from .sources import fingerprint

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ImportError as error:
    raise BadPlace("work on Ray needs the ray extra: pip install 'rulerunner[ray]'") from error

QUEUED: Final = 2
"""How many pieces there are for each processor: one in work, one that waits near it."""
KNOCK: Final = 10.0
"""Seconds in which a cluster has to answer at its address."""
LOOK: Final = 5.0
"""How often, in seconds, it is looked how large the cluster is: nodes come and go."""


class Cluster:
    """A crew of Ray tasks, one a piece. A node or a worker that dies costs the pieces it had."""

    def __init__(self, task: Callable[[Any], Any], on: Place) -> None:
        self._ours = not ray.is_initialized()
        if self._ours:
            _connect(on)
            _hush(True)
        self._hello = ray.put(pickle.dumps((fingerprint(), task)))
        self._remote = ray.remote(num_cpus=1, max_retries=0)(_do)
        self._workers = on.workers
        self._pending: dict[Any, int] = {}
        self._processors, self._looked = 1, 0.0

    def room(self) -> int:
        if self._workers:
            return self._workers
        now = time.monotonic()
        if now - self._looked > LOOK:
            self._processors, self._looked = max(1, int(ray.cluster_resources().get("CPU", 1))), now
        return QUEUED * self._processors

    def start(self, number: int, piece: Any) -> None:
        self._pending[self._remote.remote(self._hello, number, pickle.dumps(piece))] = number

    def wait(self) -> Report:
        ready, _ = ray.wait(list(self._pending), num_returns=1)
        number = self._pending.pop(ready[0])
        try:
            finished, value = ray.get(ready[0])
        except RayTaskError as error:
            return Failed(number, str(error))
        except RayError as error:
            return Lost(number, f"{type(error).__name__}: {error}".splitlines()[0])
        return Done(number, pickle.loads(value)) if finished else Failed(number, value)

    def close(self) -> None:
        for each in self._pending:
            ray.cancel(each, force=True)
        self._pending.clear()
        if self._ours:
            ray.shutdown()
            _hush(False)


def _hush(quiet: bool) -> None:
    """Keep Ray from printing that a node was lost among what a command reports. It has no better way to say
    so than the flag by which its own debugger does it."""
    ray._private.worker._worker_logs_enabled = not quiet


def _connect(on: Place) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if not on.address:
        # "local": or Ray would join a cluster that happens to run on this machine.
        ray.init(address="local", num_cpus=on.workers or None, include_dashboard=False, **quiet)
        return
    _knock(on.address)
    try:
        ray.init(address=on.address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadPlace(f"there is no Ray cluster at {on.address!r}: {error}") from error


def _knock(address: str) -> None:
    """Ray itself tries for minutes where nobody is; whoever mistyped an address is told at once."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return  # "auto", or a name that Ray knows
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
    except OSError as error:
        raise BadPlace(f"there is no Ray cluster at {address!r}: {error.strerror or error}") from error


def _do(hello: bytes, number: int, piece: bytes) -> tuple[bool, Any]:
    """Do a piece on a worker of the cluster. It must be our own sources that do it there."""
    try:
        ours, task = pickle.loads(hello)
        if ours != fingerprint():
            return False, "the cluster has another version of rulerunner: install the same one on every node"
        return True, pickle.dumps(task(pickle.loads(piece)))
    except Exception:  # noqa: BLE001  whatever it is, it goes to whoever gave the piece
        return False, traceback.format_exc()
