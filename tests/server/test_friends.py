"""Two people at one table, over two sockets."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rulerunner.rules import EDITIONS
from rulerunner.server.messages import GameInfo, Lobby
from tests.support.web import Play, Profile, server


@pytest.fixture
def people(tmp_path: Path) -> Iterator[tuple[Profile, Profile]]:
    with server(tmp_path) as client:
        yield Profile(client, "the-one-who-invites"), Profile(client, "the-one-who-is-invited")


def answers(mine: Play, theirs: Play, option: int) -> None:
    """One of them chooses, and both see what comes of it."""
    mine.answers(option)
    theirs.settles()


@pytest.mark.parametrize("rules", EDITIONS)
def test_two_people_play_to_the_end(people: tuple[Profile, Profile], rules: str) -> None:
    host, guest = people
    game = host.sits_down(rules, "corp", opponent="friend")
    chance = Random(1)
    with host.opens(game.token) as corp, guest.opens(game.invite) as runner:
        corp.settles()  # the guest's coming shows it the game again
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
            answers(deciding, waiting, chance.randrange(len(decision["options"])))
        if not corp.over:
            runner.says(type="concede", at=runner.frame.at)
            runner.settles()
            corp.settles()
        assert corp.frame.view["result"] == runner.frame.view["result"]
        assert corp.frame.view["result"] is not None
        assert {card["name"] for card in runner.frame.view["hand"]} != {""}


def test_nothing_is_taken_back_from_a_person(people: tuple[Profile, Profile]) -> None:
    host, guest = people
    game = host.sits_down(side="corp", opponent="friend")
    with host.opens(game.token) as corp, guest.opens(game.invite) as runner:
        corp.settles()
        answers(corp, runner, 0)
        assert corp.frame.undo == 0
        assert corp.is_refused(type="undo", at=corp.frame.at).code == "undo"
        assert runner.is_refused(type="undo", at=runner.frame.at).code == "undo"


def test_a_seat_cannot_answer_for_the_other(people: tuple[Profile, Profile]) -> None:
    host, guest = people
    game = host.sits_down(side="corp", opponent="friend")
    with host.opens(game.token) as corp, guest.opens(game.invite) as runner:
        corp.settles()
        waiting = runner if corp.decision is not None else corp
        refused = waiting.is_refused(type="answer", at=waiting.frame.at, option=0)
        assert (refused.code, "not your choice" in refused.why) == ("stale", True)


def test_an_invitation_is_shown_until_it_is_taken(people: tuple[Profile, Profile]) -> None:
    host, guest = people
    game = host.sits_down(side="corp", opponent="friend")
    assert host.get("/api/lobby", Lobby).games[0].invite == game.invite
    with guest.opens(game.invite):
        assert host.get("/api/lobby", Lobby).games[0].invite == ""
    assert guest.get("/api/lobby", Lobby).games == ()


def test_a_guest_who_joins_has_the_game_in_their_own_lobby(people: tuple[Profile, Profile]) -> None:
    host, guest = people
    game = host.sits_down(side="corp", opponent="friend")
    own = host.request("POST", "/api/join", {"token": game.invite})
    assert (own.status_code, own.json()["code"]) == (409, "own")
    guest.request("PUT", "/api/settings", {"asking": "always"})
    joined = guest.post("/api/join", GameInfo, token=game.invite)
    assert (joined.id, joined.seat) == (game.id, "runner")
    assert guest.get("/api/lobby", Lobby).games[0].token == joined.token
    assert host.get("/api/lobby", Lobby).games[0].invite == ""
    with guest.opens(joined.token) as runner:
        assert runner.welcome.seat == "runner"
        assert runner.frame.asking == "always"
    for used in (game.invite, game.token):
        assert guest.request("POST", "/api/join", {"token": used}).status_code == 404
    third = Profile(host.client, "somebody-else-entirely")
    assert third.request("POST", "/api/join", {"token": game.invite}).status_code == 404


def test_a_game_that_is_forgotten_is_over_for_both(people: tuple[Profile, Profile]) -> None:
    host, guest = people
    game = host.sits_down(side="corp", opponent="friend")
    joined = guest.post("/api/join", GameInfo, token=game.invite)
    assert host.request("DELETE", f"/api/games/{game.id}").status_code == 204
    assert guest.get("/api/lobby", Lobby).games == ()
    with guest.client.websocket_connect("ws://127.0.0.1/api/play") as socket:
        refused = Play(socket).is_refused(type="hello", protocol=1, token=joined.token)
        assert refused.code == "seat"
