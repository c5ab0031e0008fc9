"""A Debian of its own, for tests of what root does to a machine: made of packages, booted with systemd in
namespaces of its own, and gone afterwards. It shares the kernel with us, and nothing else; its network is its
own loopback."""

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, TypeVar
from urllib.error import URLError
from urllib.request import urlopen

from .browsing import free_port
from .packages import MIRROR, Packages

T = TypeVar("T")

RELEASE: Final = "trixie"
PYTHON: Final = "3.13"
"""The release, and the Python that it has."""
BASE: Final = ("ca-certificates", "dbus", "iproute2", "systemd-sysv")
"""What every machine with Debian has that one would rent, on top of the least there can be."""
PROGRAMS: Final = ("mmdebstrap", "nsenter", "pivot_root", "setpriv", "unshare")
MISSING: Final = (
    "no mmdebstrap here; on Debian or Ubuntu: sudo apt-get install mmdebstrap debian-archive-keyring"
)
PATIENCE: Final = 240.0
"""Seconds for one command, on a busy machine."""
NAMESPACES: Final = ("--mount", "--pid", "--net", "--uts", "--ipc", "--cgroup")
PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
CLONE_NEWNET: Final = 0x40000000

MOUNTS: Final = """\
set -eu
mount --make-rprivate /
mount --bind "$1" "$1"
cd "$1"
mkdir -p proc sys dev run tmp
mount -t proc proc proc
mount --bind proc/sys proc/sys
mount --bind proc/sys/net proc/sys/net
mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
for each in full null random tty urandom zero; do touch dev/$each; mount --bind /dev/$each dev/$each; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=666,mode=620,gid=5 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mount -t tmpfs tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs tmpfs tmp
"""
"""A system in a folder gets the file systems that a kernel would give it. It can set what is its own: its
network."""
BOOT: Final = """\
mkdir run/before
pivot_root . run/before
cd /
umount -l run/before
mount --make-rshared /
exec env -i container=test /sbin/init
"""


class NoDebian(Exception):
    """There can be none here; the message says why."""


def _cgroups() -> Path:
    """Where the one hierarchy of cgroups is."""
    for line in Path("/proc/self/mounts").read_text().splitlines():
        _, place, kind, *_ = line.split()
        if kind == "cgroup2" and os.access(place, os.W_OK):
            return Path(place)
    raise NoDebian("there is no cgroup2 here that systemd could have")


def check(folder: Path) -> None:
    """That a Debian can be made and booted here, except for programs that can be installed."""
    if sys.platform != "linux":
        raise NoDebian("it takes Linux to boot a Debian")
    if os.geteuid() != 0:
        raise NoDebian("it takes root to make a Debian and boot it")
    if not Path("/proc/net/if_inet6").exists():
        raise NoDebian("nginx as Debian sets it up wants IPv6, and this kernel has none")
    if shutil.which("unshare") is not None:
        (folder / "trial").mkdir()
        command = ["unshare", *NAMESPACES, "--fork", "sh", "-c", MOUNTS, "sh", str(folder / "trial")]
        trial = subprocess.run(command, capture_output=True, text=True, check=False)
        if trial.returncode:
            raise NoDebian(f"namespaces are not permitted here: {trial.stderr.strip()}")
    _cgroups()
    try:
        urlopen(f"{MIRROR}/dists/{RELEASE}/InRelease", timeout=30).close()
    except (URLError, OSError) as error:
        raise NoDebian(f"{MIRROR} cannot be reached: {error}") from None


def made(target: Path, packages: Packages, *names: str, port: int = 0, hooks: Sequence[str] = ()) -> None:
    """A system of some packages and what they need, in a folder or a tar file."""
    port = port or free_port()
    options = {
        "--variant": "minbase",
        "--include": ",".join(names),
        "--dpkgopt": "force-unsafe-io",  # it need not survive a loss of power
        "--aptopt": f'Acquire::http::Proxy "http://127.0.0.1:{port}"',
    }
    words = [f"{option}={value}" for option, value in options.items()]
    words += [f"--customize-hook={hook}" for hook in hooks]
    # What it mounts in there is not seen from here, and is gone with it however it ends.
    command = ["unshare", "--mount", "mmdebstrap", *words, RELEASE, str(target), MIRROR]
    with packages.at(socket.create_server(("127.0.0.1", port))):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


class Debian:
    """A system in a folder; once it is booted, its first process and its network."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.log = root.with_name("boot.log")
        self.port = free_port()
        """Where its apt finds its packages, on its loopback as on ours."""
        self.pid = 0

    def install(self, packages: Packages, *more: str) -> None:
        """The system, from packages."""
        made(self.root, packages, *BASE, *more, port=self.port)
        # The kernel is ours, too.
        (self.root / "etc/systemd/system/systemd-sysctl.service").symlink_to("/dev/null")

    def write(self, name: str, text: str) -> None:
        """A file of it."""
        file = self.root / name.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    @contextmanager
    def booted(self, packages: Packages) -> Iterator[None]:
        """Boot it, with a network of its own in which it finds its packages. Nothing of it stays."""
        group = _cgroups() / f"rulerunner-{uuid.uuid4().hex[:8]}"
        group.mkdir()
        # It dies with us, and all its processes with it.
        joins = ["sh", "-c", 'echo $$ > "$1/cgroup.procs"; shift; exec "$@"', "sh", str(group)]
        leaves = ["setpriv", "--pdeathsig", "KILL", "unshare", *NAMESPACES, "--fork", "--kill-child"]
        command = [*joins, *leaves, "sh", "-c", MOUNTS + BOOT, "sh", str(self.root)]
        with ExitStack() as ends, self.log.open("wb") as log:
            ends.callback(_remove, group)
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
            ends.callback(self._end, process)
            self._begin(process)
            ends.enter_context(
                packages.at(self.inside(lambda: socket.create_server(("127.0.0.1", self.port))))
            )
            yield

    def _begin(self, process: "subprocess.Popen[bytes]") -> None:
        """Wait until it has started what it starts."""
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        until = time.monotonic() + 60
        while time.monotonic() < until and process.poll() is None:
            found = children.read_text().split()
            if found and Path(f"/proc/{found[0]}/comm").read_text().strip() == "systemd":
                self.pid = int(found[0])
                asked = self.run("systemctl", "is-system-running", "--wait", check=False)
                if asked.stdout.strip() in ("running", "degraded"):
                    return
            time.sleep(0.1)
        raise NoDebian(f"systemd does not boot here: {self.log.read_text(errors='replace').strip()[-500:]}")

    def _end(self, process: "subprocess.Popen[bytes]") -> None:
        """Its first process takes all others with it."""
        if self.pid and process.poll() is None:
            os.kill(self.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait(60)
        self.pid = 0

    def remove(self) -> None:
        """The folder. While it is booted, that would be more than a folder."""
        assert self.pid == 0
        shutil.rmtree(self.root, ignore_errors=True)

    @property
    def enter(self) -> list[str]:
        """The words before a command of ours that make it one of the system's."""
        home = ["HOME=/root", "USER=root", f"PATH={PATH}"]
        return ["nsenter", "--target", str(self.pid), "--all", "env", "-C", "/", "-i", *home]

    def run(self, *command: str, check: bool = True) -> "subprocess.CompletedProcess[str]":
        """A command that is no part of what is tested."""
        done = subprocess.run(
            [*self.enter, *command],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert not check or done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done

    def inside(self, make: Callable[[], T]) -> T:
        """What is made by a thread that stands in the network of the system. A socket stays where it was
        made."""

        def work() -> T:
            with Path(f"/proc/{self.pid}/ns/net").open("rb") as network:
                libc = ctypes.CDLL(None, use_errno=True)
                if libc.setns(network.fileno(), CLONE_NEWNET) != 0:
                    raise OSError(ctypes.get_errno(), "cannot enter the network")
            return make()

        with ThreadPoolExecutor(1) as pool:
            return pool.submit(work).result()


def _remove(group: Path) -> None:
    """A group of processes and those in it. The last may be about to end."""
    until = time.monotonic() + 10
    while group.exists():
        try:
            for folder, _, _ in os.walk(group, topdown=False):
                Path(folder).rmdir()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


class Shell:
    """Root's login shell, which stays open while someone follows a guide: what was set stays set."""

    def __init__(self, system: Debian) -> None:
        self._process = subprocess.Popen(
            [*system.enter, "bash", "--login"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def __enter__(self) -> "Shell":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def run(self, command: str) -> str:
        """Give it a command and wait until it is done, as it must be without an error; what it said."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        mark = uuid.uuid4().hex
        # A command must not read the next one, nor tear the mark.
        self._process.stdin.write(f"{{\n{command}\n}} </dev/null\nprintf '\\n{mark} %d\\n' $?\n")
        self._process.stdin.flush()
        watch = threading.Timer(PATIENCE, self._process.kill)
        watch.start()
        said: list[str] = []
        try:
            for line in self._process.stdout:
                if line.startswith(mark):
                    text = "".join(said).strip()
                    assert int(line.split()[1]) == 0, f"$ {command}\n{text}"
                    return text
                said.append(line)
        finally:
            watch.cancel()
        raise AssertionError(f"the shell is gone after $ {command}\n{''.join(said)}")
