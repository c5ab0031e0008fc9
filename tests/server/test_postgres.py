"""The whole suite of the server once more, on a PostgreSQL that this test starts."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from rulerunner.server import migrations
from rulerunner.server.backups import BadBackup, back_up, restore
from rulerunner.server.database import NoDatabase, connected
from rulerunner.server.schema import games
from rulerunner.server.store import Store
from tests.support import postgres as support
from tests.support.people import seated
from tests.support.postgres import Postgres
from tests.support.rooms import row_of, start
from tests.support.web import Profile, server

pytestmark = pytest.mark.heavy
HERE = Path(__file__).parent
FILES = sorted(
    str(file.relative_to(HERE))
    for file in HERE.rglob("test_*.py")
    if re.search(r"(?m)^from tests.support.web import.*\bserver\b", file.read_text("utf-8"))
    and file.name not in ("test_postgres.py", "test_migrations.py")
)
"""What talks to a database through a server in this process. (Yesterday's database was a file.)"""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    support.needed()
    with support.postgres() as running:
        yield running


@pytest.mark.parametrize("file", FILES)
def test_the_suite_passes_on_postgresql(postgres: Postgres, file: str) -> None:
    """`database_of` in tests/support/web.py gives each test a database of its own there."""
    variables = {**os.environ, "RULERUNNER_TEST_POSTGRES": str(postgres.port)}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow and not heavy",
        str(HERE / file),
    ]
    done = subprocess.run(
        command, env=variables, capture_output=True, text=True, cwd=HERE.parents[1], check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]


def test_a_database_of_an_earlier_version_is_brought_up_to_date(postgres: Postgres) -> None:
    """The name of an edition had 40 letters there, which PostgreSQL insists on: house rules need more."""
    url = postgres.fresh()
    long = "nisei-1.4+" + "a-house-rule-" * 12
    with connected(url) as c:
        migrations.upgrade(c, "0002")
        row = row_of(start(), "runner", "random")
        c.execute(insert(games).values(id="game", start=row.start, rules=row.rules, **COLUMNS))
    with pytest.raises(NoDatabase, match="too long"), connected(url) as c:
        c.execute(update(games).values(rules=long))
    store = Store(url)
    store.set_game("game", rules=long)
    found = store.game("game")
    assert found is not None
    assert (found.rules, found.start) == (long, row.start)
    store.close()
    new = postgres.fresh()
    Store(new).close()
    with connected(url) as c, connected(new) as fresh:
        assert migrations.revision(c) == migrations.revision(fresh) > "0002"


COLUMNS = {
    **dict.fromkeys(("corp", "runner"), "human"),
    **dict.fromkeys(("created", "updated", "deciding", "reason"), ""),
    **dict.fromkeys(("turn", "corp_points", "runner_points"), 0),
}


def test_a_backup_of_one_kind_of_database_fills_the_other(postgres: Postgres, tmp_path: Path) -> None:
    here, there = f"sqlite:///{tmp_path / 'games.sqlite3'}", postgres.fresh()
    with server(tmp_path) as client:
        people = Profile(client, "the-one-who-invites"), Profile(client, "the-one-who-is-invited")
        people[0].request("PUT", "/api/me", {"name": "Ada"})
        with seated(people) as (corp, _):
            corp.says(type="chat", text="hello")
            corp.answers(0)
            game, view = corp.welcome.game, corp.frame.view
            copied = back_up(here, tmp_path / "backup")  # while it is used
    assert restore(tmp_path / "backup", there) == copied
    with server(tmp_path, db=there) as client, Profile(client, "the-one-who-invites").opens(game) as corp:
        assert corp.frame.view == view
    back_up(there, tmp_path / "again")
    restore(tmp_path / "again", f"sqlite:///{tmp_path / 'third.sqlite3'}")
    store = Store(f"sqlite:///{tmp_path / 'third.sqlite3'}")
    assert store.people.by_name("ada") is not None
    store.close()
    with pytest.raises(BadBackup, match="not empty"):
        restore(tmp_path / "again", there)
