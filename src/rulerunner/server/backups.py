"""A copy of everything in a database, taken while it is used, as a file that any of our databases can be
made from.

The file is gzipped JSON lines: a header with the revision of the schema, then a line a row. So a SQLite
becomes a
PostgreSQL and the other way round, and a copy of an older version is brought to the present one as it is
read.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, func, insert, select

from . import migrations
from .database import Database, NoDatabase, connected
from .store.rows import now

FORMAT: Final = "rulerunner backup"
ROWS: Final = 500
"""So many are written at once."""


class BadBackup(Exception):
    """A file that is no backup, or cannot be used; the message says why."""


def back_up(url: str, file: Path) -> int:
    """Write everything to a file, as it is at one moment; how many rows. The file is there whole or not at
    all."""
    database = Database(url)
    fresh = file.with_name(file.name + ".new")
    try:
        with gzip.open(fresh, "wt", encoding="utf-8") as out:
            count = database.read(lambda c: _write(c, out))
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)
        database.close()
    return count


def _write(c: Connection, out: Any) -> int:
    tables = _tables(c)
    header = {"format": FORMAT, "revision": migrations.revision(c), "at": now()}
    out.write(json.dumps(header) + "\n")
    count = 0
    for table in tables:
        for row in c.execution_options(yield_per=ROWS).execute(select(table)).mappings():
            out.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
            count += 1
    return count


def _tables(c: Connection) -> list[Any]:
    """The tables that there are, those first that others refer to."""
    found = MetaData()
    found.reflect(c)
    return [table for table in found.sorted_tables if table.name not in ("alembic_version", "workers")]


def restore(file: Path, url: str) -> int:
    """Fill an empty database from a backup; how many rows."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            header = json.loads(next(lines, "null"))
            if not isinstance(header, dict) or header.get("format") != FORMAT:
                raise BadBackup(f"{file} is no backup")
            return _fill(url, str(header["revision"]), lines)
    except (OSError, EOFError, ValueError, KeyError) as error:
        raise BadBackup(f"cannot use {file}: {error}") from error


def _fill(url: str, revision: str, lines: Iterator[str]) -> int:
    with connected(url) as c:
        if any(c.execute(select(func.count()).select_from(table)).scalar() for table in _tables(c)):
            raise BadBackup("the database is not empty: choose another one with --db")
        migrations.upgrade(c, revision)
        tables = {table.name: table for table in _tables(c)}
        for table in reversed(_tables(c)):
            c.execute(table.delete())
        count = 0
        waiting: dict[str, list[dict[str, Any]]] = {}
        for line in lines:
            name, row = json.loads(line)
            if waiting and (name not in waiting or len(waiting[name]) >= ROWS):
                _flush(c, tables, waiting)
            waiting.setdefault(name, []).append(row)
            count += 1
        _flush(c, tables, waiting)
        migrations.upgrade(c)
    return count


def _flush(c: Connection, tables: dict[str, Any], waiting: dict[str, list[dict[str, Any]]]) -> None:
    for name, rows in waiting.items():
        if name not in tables:
            raise BadBackup(f"there is no table {name!r}")
        c.execute(insert(tables[name]), rows)
    waiting.clear()


__all__ = ["BadBackup", "NoDatabase", "back_up", "restore"]
