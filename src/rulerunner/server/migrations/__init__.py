"""Bringing a database to the present version, with Alembic."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text

HERE: Final = Path(__file__).parent
FIRST: Final = "0001"
LOCK: Final = 84_600_002
"""The number under which two servers that start at once on a PostgreSQL take turns."""


def config(connection: Connection) -> Config:
    """Alembic, set up for a connection."""
    found = Config()
    found.set_main_option("script_location", str(HERE))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection, to: str = "head") -> None:
    """Make the tables, or change them to what this program uses, or to an older revision's."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    tables = set(inspect(connection).get_table_names())
    if "games" in tables and "alembic_version" not in tables:
        command.stamp(config(connection), FIRST)  # made before there were revisions
    command.upgrade(config(connection), to)


def revision(connection: Connection) -> str:
    """The revision a database is at; "" if it has none."""
    if "alembic_version" not in inspect(connection).get_table_names():
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")
