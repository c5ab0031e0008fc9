"""Two people at one table, over two sockets."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from rulerunner.rules import EDITIONS
from rulerunner.server.requests import GameInfo, Lobby, TableInfo, Tables
from rulerunner.session.fairness import committed
from tests.support.people import Pair, seated
from tests.support.web import Play, Profile, server


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Pair]:
    with server(tmp_path) as client:
        yield Profile(client, "the-one-who-invites"), Profile(client, "the-one-who-is-invited")


@pytest.mark.parametrize("rules", EDITIONS)
def test_two_people_play_to_the_end(people: Pair, rules: str) -> None:
    chance = Random(1)
    with seated(people, rules) as (corp, runner):
        assert (corp.frame.view["seat"], runner.frame.view["seat"]) == ("corp", "runner")
        assert corp.welcome.players == {"corp": "human", "runner": "human"}
        for _ in range(60):
            if corp.over:
                break
            deciding, waiting = (corp, runner) if corp.decision is not None else (runner, corp)
            assert waiting.decision is None
            decision = deciding.decision
            assert decision is not None
            assert waiting.frame.view["deciding"] == deciding.welcome.seat
            deciding.answers(chance.randrange(len(decision["options"])))
            waiting.settles()
        if not corp.over:
            runner.says(type="concede", at=runner.frame.at)
            runner.settles()
            corp.settles()
        assert corp.frame.view["result"] == runner.frame.view["result"]
        assert corp.frame.view["result"] is not None
        assert {card["name"] for card in runner.frame.view["hand"]} != {""}


def test_nothing_is_taken_back_from_a_person_who_does_not_agree(people: Pair) -> None:
    with seated(people) as (corp, runner):
        corp.answers(0)
        runner.settles()
        assert corp.frame.undo == 0
        assert corp.is_refused(type="undo", at=corp.frame.at).code == "undo"
        assert runner.is_refused(type="undo", at=runner.frame.at).code == "undo"


def test_a_seat_cannot_answer_for_the_other(people: Pair) -> None:
    with seated(people) as (corp, runner):
        waiting = runner if corp.decision is not None else corp
        refused = waiting.is_refused(type="answer", at=waiting.frame.at, option=0)
        assert (refused.code, "not your choice" in refused.why) == ("stale", True)


# --- sitting down -----------------------------------------------------------------------------------------


def test_an_invitation_opens_no_seat_and_nothing_is_dealt_before_both_sit_down(people: Pair) -> None:
    host, guest = people
    game = host.sits_down(side="corp", opponent="friend")
    assert game.open
    for key in (host.token, guest.token, game.invite):
        with host.client.websocket_connect("ws://127.0.0.1/api/play") as socket:
            refused = Play(socket).is_refused(type="hello", protocol=2, game=game.id, key=key)
            assert refused.code == ("waiting" if key == host.token else "seat")
    store = host.client.app.state.server.store  # type: ignore[attr-defined]
    assert store.game(game.id).start == ""
    guest.post("/api/join", GameInfo, invite=game.invite)
    assert store.game(game.id).start != ""


def test_each_brings_a_deck(people: Pair) -> None:
    host, guest = people
    mine, theirs = "modern-corp-slow-ice", "modern-runner-white-noise"
    game = host.sits_down(side="corp", opponent="friend", deck=mine)
    wrong = guest.request("POST", "/api/join", {"invite": game.invite, "deck": mine})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "deck")
    joined = guest.post("/api/join", GameInfo, invite=game.invite, deck=theirs)
    assert "Slow Ice" not in joined.title
    assert host.get("/api/lobby", Lobby).games[0].title.startswith("Slow Ice")
    with host.opens(game.id) as corp:
        assert [card["name"] for card in corp.frame.view["identities"]]


def test_of_four_who_join_at_once_one_gets_the_seat(people: Pair) -> None:
    host, _ = people
    game = host.sits_down(side="corp", opponent="friend")
    crowd = [Profile(host.client, f"one-of-the-crowd-{number}") for number in range(4)]
    with ThreadPoolExecutor(4) as pool:
        said = list(pool.map(lambda each: each.request("POST", "/api/join", {"invite": game.invite}), crowd))
    assert sorted(each.status_code for each in said) == [200, 409, 409, 409]
    assert all(each.json()["code"] == "taken" for each in said if each.status_code == 409)
    seats = [each.get("/api/lobby", Lobby).games for each in crowd]
    assert sorted(map(len, seats)) == [0, 0, 0, 1]


def test_a_code_read_over_the_phone_finds_the_table(people: Pair) -> None:
    host, guest = people
    game = host.sits_down(side="corp", opponent="friend", terms={"minutes": 30})
    spoken = f"{game.code[:3].lower()} {game.code[3:]}"
    found = guest.post("/api/tables/find", TableInfo, code=spoken)
    assert (found.id, found.free, found.terms.minutes) == (game.id, "runner", 30)
    assert found.commitment == game.commitment
    guest.post("/api/join", GameInfo, code=spoken)
    assert guest.request("POST", "/api/tables/find", {"code": spoken}).status_code == 404


def test_an_invitation_is_shown_until_it_is_taken(people: Pair) -> None:
    host, guest = people
    game = host.sits_down(side="corp", opponent="friend")
    assert host.get("/api/lobby", Lobby).games[0].invite == game.invite
    own = host.request("POST", "/api/join", {"invite": game.invite})
    assert (own.status_code, own.json()["code"]) == (409, "own")
    guest.request("PUT", "/api/settings", {"asking": "always"})
    joined = guest.post("/api/join", GameInfo, invite=game.invite)
    assert (joined.id, joined.seat) == (game.id, "runner")
    assert host.get("/api/lobby", Lobby).games[0].invite == ""
    with guest.opens(joined.id) as runner:
        assert runner.welcome.seat == "runner"
        assert runner.frame.asking == "always"
    third = Profile(host.client, "somebody-else-entirely")
    assert third.request("POST", "/api/join", {"invite": game.invite}).status_code == 409


def test_the_open_lobby_lists_tables_and_games_that_want_it(people: Pair) -> None:
    host, guest = people
    host.request("PUT", "/api/me", {"name": "Ada"})
    host.sits_down(side="corp", opponent="friend")
    listed = host.sits_down(side="corp", opponent="friend", listed=True, terms={"delay": 5})
    found = guest.get("/api/tables", Tables)
    assert [(each.id, each.host, each.free) for each in found.open] == [(listed.id, "Ada", "runner")]
    assert guest.get(f"/api/tables/{listed.id}", TableInfo).terms.delay == 5
    guest.post("/api/join", GameInfo, table=listed.id)
    found = guest.get("/api/tables", Tables)
    assert (found.open, [each.id for each in found.live]) == ((), [listed.id])


def test_a_private_table_is_found_by_its_id_alone_by_nobody(people: Pair) -> None:
    host, guest = people
    game = host.sits_down(side="corp", opponent="friend")
    assert guest.request("GET", f"/api/tables/{game.id}").status_code == 404
    assert guest.request("POST", "/api/join", {"table": game.id}).status_code == 404
    assert host.get(f"/api/tables/{game.id}", TableInfo).yours


# --- whose list it is -------------------------------------------------------------------------------------


def test_who_has_lost_cannot_delete_the_winners_game(people: Pair) -> None:
    host, guest = people
    with seated(people) as (corp, runner):
        playing = guest.request("DELETE", f"/api/games/{runner.welcome.game}")
        assert (playing.status_code, playing.json()["code"]) == (409, "playing")
        runner.says(type="concede", at=runner.frame.at)
        corp.settles()
    id = corp.welcome.game
    assert guest.request("DELETE", f"/api/games/{id}").status_code == 204
    assert guest.get("/api/lobby", Lobby).games == ()
    assert [game.id for game in host.get("/api/lobby", Lobby).games] == [id]
    assert host.request("POST", "/api/replays", {"game": id}).status_code == 201
    assert host.request("DELETE", f"/api/games/{id}").status_code == 204
    store = host.client.app.state.server.store  # type: ignore[attr-defined]
    assert store.game(id) is None


# --- a fair deal ------------------------------------------------------------------------------------------


def test_the_deal_is_promised_before_and_proved_after_the_game(people: Pair) -> None:
    host, guest = people
    game = host.sits_down(side="corp", opponent="friend", nonce="mine")
    shown = guest.post("/api/tables/find", TableInfo, invite=game.invite).commitment
    guest.post("/api/join", GameInfo, invite=game.invite, nonce="theirs")
    with host.opens(game.id) as corp:
        assert corp.welcome.commitment == shown == game.commitment
        corp.says(type="concede", at=corp.frame.at)
        corp.settles()
    info = guest.request("POST", "/api/replays", {"game": game.id}).json()
    header = guest.request("GET", f"/api/replays/{info['id']}/file").text.splitlines()[0]
    assert '"corp": "mine"' in header
    assert '"runner": "theirs"' in header
    store = host.client.app.state.server.store  # type: ignore[attr-defined]
    assert committed(store.game(game.id).secret) == shown
