"""The small parts of the server: buckets, tokens, names, the database and its one writer."""

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from rulerunner.server.database import Database, NoDatabase, default_url
from rulerunner.server.limits import Bucket, Buckets
from rulerunner.server.safety import Hosts
from rulerunner.server.schema import about
from rulerunner.server.tokens import hashed, invitation, new_code, read_code


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# --- limits and tokens ------------------------------------------------------------------------------------


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    clock = Clock()
    bucket = Bucket(3, 2, clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_has_a_bucket_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(1, 0.001, Clock())
    assert (buckets.take("a"), buckets.take("a"), buckets.take("b")) == (True, False, True)
    for number in range(Buckets.MOST):
        buckets.take(f"{number}")
    assert buckets.take("a")


def test_an_invitation_is_of_one_host_and_one_game() -> None:
    tokens = {invitation(key, game) for key in "ab" for game in "cd"}
    assert len(tokens) == 4
    assert all(len(token) == 43 for token in tokens)
    assert invitation("a", "c") in tokens
    assert hashed("a") != hashed("b")


def test_a_code_is_read_however_it_is_written() -> None:
    code = new_code(7)
    assert len(code) == 7
    assert read_code(f" {code[:3].lower()} - {code[3:]}\n") == code
    assert not set("O0I1LU") & set("".join(new_code(7) for _ in range(300)))


def test_a_server_for_the_network_goes_by_its_addresses_but_not_by_any_name() -> None:
    everywhere, here = Hosts("0.0.0.0"), Hosts("127.0.0.1")
    assert everywhere.allows("192.168.1.5:8460")
    assert not here.allows("192.168.1.5:8460")
    assert not everywhere.allows("evil.example")
    assert Hosts("table.example").allows("table.example:8460")
    assert not Hosts("table.example").allows("192.168.1.5")


# --- the database -----------------------------------------------------------------------------------------


def test_a_write_that_fails_does_not_harm_those_that_wait_with_it(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    started = threading.Barrier(20)

    def write(number: int) -> str:
        started.wait()
        key = "same" if number % 5 == 0 else f"{number}"
        try:
            database.write(lambda c: c.execute(insert(about).values(key=key, value="")))
        except IntegrityError:
            return "refused"
        return "written"

    with ThreadPoolExecutor(20) as pool:
        results = list(pool.map(write, range(20)))
    assert results.count("refused") == 3
    found = database.read(lambda c: c.execute(select(about.c.key)).scalars().all())
    assert len(found) == 1 + 16 + 1
    database.close()


def test_nobody_waits_for_a_database_that_is_closed(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    database.close()
    database.close()
    with pytest.raises(NoDatabase, match="closed"):
        database.write(lambda c: None)


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    database = Database(url)
    database.write(lambda c: c.execute(about.update().values(value="99")))
    database.close()
    with pytest.raises(NoDatabase, match="version 99"):
        Database(url)


def test_a_password_is_not_shown() -> None:
    with pytest.raises(NoDatabase) as problem:
        Database("nosuch://me:secret@there/games")
    assert "secret" not in str(problem.value)


def test_games_are_kept_in_the_users_data_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere/data")
    assert default_url() == "sqlite:////somewhere/data/rulerunner/rulerunner.sqlite3"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("LOCALAPPDATA", "")
    monkeypatch.setenv("HOME", "/home/me")
    assert default_url() == "sqlite:////home/me/.local/share/rulerunner/rulerunner.sqlite3"


# --- garbage ----------------------------------------------------------------------------------------------

LOOKS = """
import gc, weakref
from rulerunner.server.memory import sweep, tune

class Knot:
    def __init__(self):
        self.me = self

kept = [Knot() for _ in range(1000)]
tune()
young = weakref.ref(Knot())
gc.collect(0)
assert young() is None, "young garbage goes at the next look"
gone = weakref.ref(kept[0])
kept.clear()
gc.collect()
assert gone() is not None, "what is old is not looked at"
sweep()
assert gone() is None, "until there is time"
"""


def test_old_objects_are_looked_at_only_when_there_is_time() -> None:
    subprocess.run([sys.executable, "-c", LOOKS], check=True)
