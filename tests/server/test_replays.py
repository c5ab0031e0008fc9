"""Looking at replays, and playing on from them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulerunner.rules import EDITIONS
from rulerunner.server.requests import GameInfo
from rulerunner.server.reviews import Moment, ReplayInfo
from rulerunner.session import Replay, replay
from tests.support.web import NO_HURRY, Profile, by_chance, server


@pytest.fixture
def me(tmp_path: Path) -> Iterator[Profile]:
    with server(tmp_path) as client:
        yield Profile(client)


def given_up(me: Profile, rules: str = "nisei-1.4", choices: int = 15) -> GameInfo:
    """A game that is over."""
    game = me.sits_down(rules, "runner", seed=3)
    with me.opens(game.id) as play:
        play.plays(choices, by_chance(4))
        if not play.over:
            play.says(type="concede", at=play.frame.at)
            play.settles()
    return game


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_game_that_is_over_can_be_looked_at(me: Profile, rules: str) -> None:
    info = me.post("/api/replays", ReplayInfo, game=given_up(me, rules).id)
    assert info.rules == rules
    assert info.result == ("corp", "concession")
    assert len(info.turns) == len(info.deciding) == info.length + 1
    assert me.get(f"/api/replays/{info.id}", ReplayInfo) == info
    for number in range(info.length + 1):
        moment = me.get(f"/api/replays/{info.id}/at/{number}?seat=both", Moment)
        assert moment.corp is not None
        assert moment.runner is not None
        assert (moment.corp["turn"], moment.corp["deciding"]) == (info.turns[number], info.deciding[number])
        assert bool(moment.chosen) == (number < info.length)
        assert moment.trail or not moment.corp["turn"]
    assert moment.runner is not None
    assert moment.runner["result"] == ["corp", "concession"]
    assert "concession" in moment.log[-1].text


def test_one_seat_sees_only_what_it_saw(me: Profile) -> None:
    info = me.post("/api/replays", ReplayInfo, game=given_up(me).id)
    for number in range(info.length):
        moment = me.get(f"/api/replays/{info.id}/at/{number}?seat=runner", Moment)
        assert moment.corp is None
        assert bool(moment.chosen) == (info.deciding[number] == "runner")
        drawn = [line.text for line in moment.log if line.text.startswith("The Corp draws")]
        assert all("card" in text for text in drawn)


def test_a_game_in_progress_has_no_replay(me: Profile) -> None:
    game = me.sits_down(seed=3)
    response = me.request("POST", "/api/replays", {"game": game.id})
    assert (response.status_code, response.json()["code"]) == (409, "playing")


def test_a_file_is_the_replay_and_can_be_looked_at_elsewhere(me: Profile, tmp_path: Path) -> None:
    info = me.post("/api/replays", ReplayInfo, game=given_up(me).id)
    file = me.request("GET", f"/api/replays/{info.id}/file")
    assert "attachment" in file.headers["content-disposition"]
    match = replay(Replay.from_text(file.text))
    assert (match.at, match.result) == (info.length, info.result)
    (tmp_path / "other").mkdir()
    with server(tmp_path / "other") as client:
        assert Profile(client).post("/api/replays", ReplayInfo, text=file.text) == info


def test_replays_are_still_there_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        info = Profile(client).post("/api/replays", ReplayInfo, game=given_up(Profile(client)).id)
    with server(tmp_path) as client:
        assert Profile(client).get(f"/api/replays/{info.id}", ReplayInfo) == info


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_replay_is_played_on_from_any_decision(me: Profile, side: str) -> None:
    info = me.post("/api/replays", ReplayInfo, game=given_up(me).id)
    there = info.length // 2
    moment = me.get(f"/api/replays/{info.id}/at/{there}?seat={side}", Moment)
    game = me.post(f"/api/replays/{info.id}/play", GameInfo, at=there, side=side)
    assert (game.seat, game.opponent) == (side, "thumb")
    with me.opens(game.id) as play:
        if info.deciding[there] == side:
            assert play.frame.view == (moment.corp or moment.runner)
        before = len(play.log)
        assert [line.text for line in moment.log] == [line.text for line in play.log][: len(moment.log)]
        play.plays(3)
        assert len(play.log) >= before
    late = me.request("POST", f"/api/replays/{info.id}/play", {"at": info.length + 1, "side": side})
    assert late.status_code == 404
    over = me.request("POST", f"/api/replays/{info.id}/play", {"at": info.length, "side": side})
    assert (over.status_code, over.json()["code"]) == (422, "over")


# --- files that anyone may have written -------------------------------------------------------------------


def a_file(me: Profile) -> list[str]:
    info = me.post("/api/replays", ReplayInfo, game=given_up(me).id)
    text: str = me.request("GET", f"/api/replays/{info.id}/file").text
    return text.splitlines()


def refusal(me: Profile, lines: list[str]) -> str:
    response = me.request("POST", "/api/replays", {"text": "\n".join(lines)})
    assert response.status_code == 422, response.text
    assert response.json()["code"] == "replay"
    return str(response.json()["why"])


def test_a_replay_that_goes_another_way_is_refused_with_the_line(me: Profile) -> None:
    lines = a_file(me)
    lines[5] = '{"answer": 999}'
    assert "line 6" in refusal(me, lines)


def test_a_replay_from_a_saved_game_is_not_opened_here(me: Profile) -> None:
    header = json.loads(a_file(me)[0])
    del header["decks"], header["seed"]
    assert "terminal" in refusal(me, [json.dumps({**header, "saved": {"state": {}}})])


def test_a_replay_with_a_deck_of_nonsense_is_refused(me: Profile) -> None:
    header = json.loads(a_file(me)[0])
    for deck in (["1000000x Hedge Fund"], ["1x Nobody"], ["<script>"]):
        header["decks"]["corp"] = deck
        assert refusal(me, [json.dumps(header)])


def test_a_replay_that_is_too_long_is_refused(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(answers=3)) as client:
        me = Profile(client)
        game = given_up(me, choices=5)
        response = me.request("POST", "/api/replays", {"game": game.id})
        assert "at most 3" in response.json()["why"]


def test_of_many_replays_the_latest_are_kept(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(replays=2)) as client:
        me = Profile(client)
        ids = []
        for choices in (1, 2, 3):
            game = given_up(me, choices=choices)
            ids.append(me.post("/api/replays", ReplayInfo, game=game.id).id)
        found = [me.request("GET", f"/api/replays/{id}/file").status_code for id in ids]
        assert found == [404, 200, 200]


def test_a_replay_has_its_key_moments_and_the_end_is_one(me: Profile) -> None:
    info = me.post("/api/replays", ReplayInfo, game=given_up(me).id)
    assert info.moments[-1].kind == "game ends"
    assert all(0 <= moment.at <= info.length for moment in info.moments)
