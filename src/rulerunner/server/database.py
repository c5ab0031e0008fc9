"""The database: SQLite in the user's data directory, or a PostgreSQL, and one writer for it."""

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from . import migrations
from .queueing import Queue
from .schema import VERSION, about

T = TypeVar("T")
Job = tuple[Callable[[Connection], Any], "Future[Any]"]

AT_ONCE: Final = 64
"""So many writes that wait for the disk at the same time share one transaction."""
FILE: Final = "rulerunner.sqlite3"


class NoDatabase(Exception):
    """The database cannot be used; the message says why."""


def default_url() -> str:
    """SQLite in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if not Path(base).is_absolute():
        base = os.environ.get("LOCALAPPDATA", "") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'rulerunner' / FILE}"


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """One transaction on a database, whatever is in it."""
    try:
        engine = _engine(url)
        with engine.begin() as connection:
            yield connection
    except (SQLAlchemyError, ImportError) as error:
        raise NoDatabase(f"cannot use the database {_shown(url)}: {_reason(error)}") from error
    engine.dispose()


class Database:
    """Reads where it is asked, and writes in a thread of its own, so that a transaction is shared by all who
    wait for one. A write that has returned is on the disk."""

    def __init__(self, url: str) -> None:
        try:
            self._engine = _engine(url)
            with self._engine.begin() as connection:
                _check_version(connection)
                migrations.upgrade(connection)
        except (SQLAlchemyError, OSError, ImportError) as error:
            raise NoDatabase(f"cannot open the database {_shown(url)}: {_reason(error)}") from error
        self._reader = self._engine
        if self._engine.dialect.name == "postgresql":
            self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._queue = _queue(url)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def read(self, work: Callable[[Connection], T]) -> T:
        """Read something, all of it as it is at one moment."""
        with self._reader.connect() as connection:
            return work(connection)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Write something; it is committed when this returns. `work` may be called again if it failed."""
        return self.write_soon(work).result()

    def write_soon(self, work: Callable[[Connection], T]) -> "Future[T]":
        """Write something; it is committed when the future is done. Nobody needs to stand and wait for it."""
        done: Future[T] = Future()
        with self._closing:
            if self._closed:
                raise NoDatabase("the database is closed")
            self._jobs.put((work, done))
        return done

    def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._writer.join()
        self._engine.dispose()
        if self._queue is not None:
            self._queue.close()

    # --- the writer ---------------------------------------------------------------------------------------

    def _write_all(self) -> None:
        going = True
        while going:
            jobs = [self._jobs.get()]
            with self._turn():
                # Those who have come while this one stood in line go with it.
                while len(jobs) < AT_ONCE and not self._jobs.empty():
                    jobs.append(self._jobs.get())
                going = None not in jobs
                self._write_jobs([job for job in jobs if job is not None])

    def _turn(self) -> AbstractContextManager[None]:
        return self._queue.turn() if self._queue is not None else nullcontext()

    def _write_jobs(self, jobs: list[Job]) -> None:
        try:
            with self._engine.begin() as connection:
                results = [work(connection) for work, _ in jobs]
        except Exception as error:  # noqa: BLE001 (whoever waits for the write gets it)
            if len(jobs) == 1:
                jobs[0][1].set_exception(error)
            else:
                # One of them is wrong: each for itself, so that the others do not suffer from it.
                for job in jobs:
                    self._write_jobs([job])
            return
        for (_, done), result in zip(jobs, results, strict=True):
            done.set_result(result)


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    kind = parsed.get_backend_name()
    if kind in ("postgres", "postgresql"):
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=8)
    if kind != "sqlite":
        raise NoDatabase(f"there is no way to use {kind} as the database: choose sqlite or postgresql")
    if parsed.database and parsed.database != ":memory:":
        folder = Path(parsed.database).absolute().parent
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = create_engine(parsed)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        # A committed answer stays even if the power fails, not only if the process does.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA busy_timeout = 10000")
        cursor.close()

    return engine


def _queue(url: str) -> Queue | None:
    """Where the writers of a file stand in line; a PostgreSQL sees to that itself."""
    parsed = make_url(url)
    file = parsed.database
    if parsed.get_backend_name() != "sqlite" or not file or file == ":memory:":
        return None
    return Queue(Path(f"{file}-queue"))


def _check_version(connection: Connection) -> None:
    if "about" not in inspect(connection).get_table_names():
        return
    found = connection.execute(select(about.c.value).where(about.c.key == "version")).scalar()
    if found is not None and (not found.isdecimal() or int(found) > VERSION):
        raise NoDatabase(
            f"this database is of version {found}, and this program uses version {VERSION}; "
            "use a later program, or choose another database with --db"
        )


def _shown(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return repr(url)


def _reason(error: Exception) -> str:
    if isinstance(error, ImportError):
        return f"{error}; for PostgreSQL: pip install 'rulerunner[postgres]'"
    return str(error.__cause__ or error).strip().partition("\n")[0]
