"""A database of yesterday is brought to today's version, and can be copied."""

import gzip
import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from rulerunner.server.backups import BadBackup, back_up, restore
from rulerunner.server.database import NoDatabase
from rulerunner.server.requests import Lobby
from rulerunner.server.schema import metadata
from rulerunner.server.store import Store
from rulerunner.server.tokens import hashed
from tests.support.rooms import start
from tests.support.web import Profile, server

FIRST = """
CREATE TABLE about (key VARCHAR(40) NOT NULL PRIMARY KEY, value VARCHAR(200) NOT NULL);
CREATE TABLE profiles (id VARCHAR(64) NOT NULL PRIMARY KEY, settings TEXT NOT NULL);
CREATE TABLE decks (id VARCHAR(40) NOT NULL PRIMARY KEY, profile VARCHAR(64) NOT NULL, family VARCHAR(20)
NOT NULL,
  name VARCHAR(200) NOT NULL, text TEXT NOT NULL, created VARCHAR(40) NOT NULL);
CREATE INDEX ix_decks_profile ON decks (profile);
CREATE TABLE games (id VARCHAR(40) NOT NULL PRIMARY KEY, rules VARCHAR(40) NOT NULL, start TEXT NOT NULL,
  corp VARCHAR(60) NOT NULL, runner VARCHAR(60) NOT NULL, created VARCHAR(40) NOT NULL,
  updated VARCHAR(40) NOT NULL, turn INTEGER NOT NULL, corp_points INTEGER NOT NULL,
  runner_points INTEGER NOT NULL, deciding VARCHAR(10) NOT NULL, winner VARCHAR(10), reason VARCHAR(40) NOT
  NULL);
CREATE TABLE seats (game VARCHAR(40) NOT NULL REFERENCES games (id) ON DELETE CASCADE, side VARCHAR(10) NOT
NULL,
  token VARCHAR(64) NOT NULL UNIQUE, profile VARCHAR(64), opened BOOLEAN NOT NULL, title VARCHAR(400) NOT
  NULL, asking VARCHAR(10) NOT NULL, PRIMARY KEY (game, side));
CREATE INDEX ix_seats_profile ON seats (profile);
CREATE TABLE journal (game VARCHAR(40) NOT NULL REFERENCES games (id) ON DELETE CASCADE, number INTEGER NOT
NULL,
  side VARCHAR(10) NOT NULL, kind VARCHAR(10) NOT NULL, value INTEGER NOT NULL, digest VARCHAR(40) NOT NULL,
  PRIMARY KEY (game, number));
CREATE TABLE replays (id VARCHAR(64) NOT NULL PRIMARY KEY, profile VARCHAR(64) NOT NULL, text TEXT NOT NULL,
  created VARCHAR(40) NOT NULL);
CREATE INDEX replays_of ON replays (profile, created);
INSERT INTO about VALUES ('version', '1');
"""
"""What the first version of the program made."""
KEY, GUEST = "a-profile-of-a-test", "the-token-of-an-invitation"


def yesterday(folder: Path) -> Path:
    """A database of the first version: a game against a bot, one against a guest who came by the link
    alone, and one to which nobody came."""
    file = folder / "games.sqlite3"
    begun = json.dumps(start().to_json())
    when = "2026-10-01T10:00:00.000+00:00"
    with sqlite3.connect(file) as db:
        db.executescript(FIRST)
        db.execute("INSERT INTO profiles VALUES (?, ?)", (hashed(KEY), '{"theme": "dark"}'))
        for game, runner in (("bot", "random"), ("guest", "human"), ("nobody", "human")):
            row = (game, "nisei-1.4", begun, "human", runner, when, when, 0, 0, 0, "corp", None, "")
            db.execute(f"INSERT INTO games VALUES ({', '.join('?' * 13)})", row)
            seat = (game, "corp", f"token {game}", hashed(KEY), True, "Yesterday's game", "able")
            db.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", seat)
            db.execute("INSERT INTO journal VALUES (?, 0, 'corp', 'answer', 0, '')", (game,))
        db.execute(
            "INSERT INTO seats VALUES ('guest', 'runner', ?, NULL, 1, 'Theirs', 'able')", (hashed(GUEST),)
        )
        db.execute("INSERT INTO seats VALUES ('nobody', 'runner', 'unused', NULL, 0, 'Theirs', 'able')")
    db.close()
    return file


def test_yesterdays_games_go_on(tmp_path: Path) -> None:
    yesterday(tmp_path)
    with server(tmp_path) as client:
        me, guest = Profile(client, KEY), Profile(client, GUEST)
        assert me.request("GET", "/api/settings").json()["theme"] == "dark"
        games = {game.id: game for game in me.get("/api/lobby", Lobby).games}
        assert set(games) == {"bot", "guest"}  # the deal of the third was known before there was a guest
        with me.opens("bot") as play:
            assert play.frame.at == 1
            play.plays(3)
        with me.opens("guest") as corp, guest.opens("guest") as runner:
            assert (corp.welcome.seat, runner.welcome.seat, runner.welcome.role) == (
                "corp",
                "runner",
                "player",
            )


def test_a_migrated_database_is_like_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    yesterday(tmp_path)
    found = []
    for file in (tmp_path / "games.sqlite3", tmp_path / "new" / "games.sqlite3"):
        Store(f"sqlite:///{file}").close()
        engine = create_engine(f"sqlite:///{file}")
        columns = inspect(engine)
        found.append(
            {
                table: sorted((each["name"], each["nullable"]) for each in columns.get_columns(table))
                for table in columns.get_table_names()
            }
        )
        engine.dispose()
    assert found[0] == found[1]
    wanted = {
        name: sorted((column.name, bool(column.nullable)) for column in table.columns)
        for name, table in metadata.tables.items()
    }
    assert {name: found[1][name] for name in wanted} == wanted


def test_an_older_program_refuses_todays_database(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'games.sqlite3'}").close()
    with sqlite3.connect(tmp_path / "games.sqlite3") as db:
        assert db.execute("SELECT value FROM about WHERE key = 'version'").fetchone() == ("4",)
        db.execute("UPDATE about SET value = '5' WHERE key = 'version'")
    db.close()
    with pytest.raises(NoDatabase, match="later program"):
        Store(f"sqlite:///{tmp_path / 'games.sqlite3'}")


def test_a_backup_is_taken_while_the_server_runs_and_makes_the_same_games(tmp_path: Path) -> None:
    copy = tmp_path / "copy.gz"
    with server(tmp_path) as client:
        me = Profile(client)
        with me.opens(me.sits_down(seed=1, opponent="random").id) as play:
            play.plays(5)
            assert back_up(f"sqlite:///{tmp_path / 'games.sqlite3'}", copy) > 5
            game, view = play.welcome.game, play.frame.view
    restore(copy, f"sqlite:///{tmp_path / 'other.sqlite3'}")
    other = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    with server(tmp_path, db=other) as client, Profile(client).opens(game) as play:
        assert play.frame.view == view


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    plain, cut, strange = tmp_path / "plain", tmp_path / "cut", tmp_path / "strange"
    plain.write_text("hello")
    strange.write_bytes(gzip.compress(b'{"format": "something else"}\n'))
    Store(f"sqlite:///{tmp_path / 'games.sqlite3'}").close()
    back_up(f"sqlite:///{tmp_path / 'games.sqlite3'}", cut)
    cut.write_bytes(cut.read_bytes()[:-20])
    for file in (plain, cut, strange, tmp_path / "nowhere"):
        with pytest.raises(BadBackup):
            restore(file, url)
