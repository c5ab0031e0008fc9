"""A PostgreSQL of its own, started on loopback from Debian's package, for tests that need one."""

import os
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .browsing import browser_needed, free_port

MISSING = "no PostgreSQL here; on Debian or Ubuntu: sudo apt-get install postgresql"


def programs() -> Path | None:
    """Where initdb and postgres are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda each: each.parts[-3])
    if found:
        return found[-1].parent
    here = shutil.which("postgres")
    return Path(here).parent if here else None


def needed() -> None:
    """Leave a test out where there is no PostgreSQL, except where everything is to be tested."""
    if programs() is None and not browser_needed():
        pytest.skip(MISSING)
    assert programs() is not None, MISSING


@contextmanager
def postgres() -> Iterator["Postgres"]:
    """A server that is gone afterwards."""
    found = programs()
    assert found is not None, MISSING
    folder = Path(tempfile.mkdtemp(prefix="rulerunner-postgres-"))
    data, port = folder / "data", free_port()
    # It refuses to run as root; then it runs as the user that its package made.
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres")
    quiet = {"stdout": subprocess.DEVNULL, "cwd": folder}
    initdb = [str(found / "initdb"), "-D", str(data), "-U", "test", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run([*user, *initdb], check=True, **quiet)  # type: ignore[call-overload]
    options = f"-h 127.0.0.1 -p {port} -k {folder} -c fsync=off -c max_connections=200"
    control = [*user, str(found / "pg_ctl"), "-D", str(data), "-w", "-t", "120"]
    subprocess.run([*control, "-o", options, "-l", str(folder / "log"), "start"], check=True, **quiet)  # type: ignore[call-overload]
    try:
        yield Postgres(port)
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, **quiet)  # type: ignore[call-overload]
        shutil.rmtree(folder, ignore_errors=True)


class Postgres:
    """A server with as many databases as one likes."""

    def __init__(self, port: int) -> None:
        self.port = port

    def fresh(self) -> str:
        """The address of a new, empty database."""
        import psycopg  # only where there is a PostgreSQL

        name = f"games_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(f"postgresql://test@127.0.0.1:{self.port}/postgres", autocommit=True) as admin:
            admin.execute(f'CREATE DATABASE "{name}"'.encode())
        return f"postgresql://test@127.0.0.1:{self.port}/{name}"
