"""Playing over the socket: whole games, coming back, undo, being asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from rulerunner.rules import EDITIONS
from rulerunner.server.messages import Because, Frame, Refused
from rulerunner.server.requests import Lobby
from tests.support.web import NO_HURRY, Play, Profile, by_chance, server


@pytest.fixture
def me(tmp_path: Path) -> Iterator[Profile]:
    with server(tmp_path) as client:
        yield Profile(client)


@pytest.mark.parametrize("side", ["corp", "runner"])
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_whole_game_against_a_bot(me: Profile, rules: str, side: str) -> None:
    game = me.sits_down(rules, side, opponent="thumb", seed=4)
    with me.opens(game.id) as play:
        assert play.welcome.players[side] == "human"
        assert play.frame.fresh
        play.plays(2000, by_chance(2))
        assert play.over
        assert any(frame.more for frame in play.frames)
        assert [line.kind for line in play.log].count("game ends") == 1
        result = tuple(play.frame.view["result"])
    listed = me.get("/api/lobby", Lobby).games[0]
    assert (listed.id, listed.result, listed.yours) == (game.id, result, False)


def test_frames_on_the_way_show_what_happens_a_step_at_a_time(me: Profile) -> None:
    with me.opens(me.sits_down(side="runner", seed=1).id) as play:
        play.plays(20)
        way = [frame for frame in play.frames if frame.more]
        assert way
        assert all(frame.log for frame in way)
        assert all(frame.view["decision"] is None and frame.view["deciding"] == "" for frame in way)


def test_who_comes_back_finds_the_game_as_it_was(me: Profile) -> None:
    game = me.sits_down(seed=2)
    with me.opens(game.id) as play:
        play.plays(25)
        before, log = play.frame, play.log
    with me.opens(game.id) as play:
        assert play.frame.fresh
        assert (play.frame.at, play.frame.view, play.log) == (before.at, before.view, log)
        assert play.frame.trail == before.trail


def test_who_comes_back_after_a_restart_finds_the_game_as_it_was(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        me = Profile(client)
        game = me.sits_down(seed=2)
        with me.opens(game.id) as play:
            play.plays(12)
            play.goes_back(4)
            play.plays(8, by_chance(3))
            before, log = play.frame, play.log
    with server(tmp_path) as client, Profile(client).opens(game.id) as play:
        assert (play.frame.at, play.frame.view, play.frame.undo) == (before.at, before.view, before.undo)
        assert [line.text for line in play.log] == [line.text for line in log]


def test_two_browsers_at_one_seat_are_shown_the_same(me: Profile) -> None:
    game = me.sits_down(seed=3)
    with me.opens(game.id) as one, me.opens(game.id) as two:
        one.settles()  # the second one's coming shows it the game again
        at = one.frame.at
        one.answers(0)
        two.settles()
        assert one.frame.view == two.frame.view
        assert one.log == two.log
        stale = two.is_refused(type="answer", at=at, option=0)
        assert stale.code == "stale"
        assert two.settles().view == one.frame.view


def test_an_answer_sent_twice_counts_once(me: Profile) -> None:
    with me.opens(me.sits_down(seed=3).id) as play:
        at = play.frame.at
        play.says(type="answer", at=at, option=0)
        play.says(type="answer", at=at, option=0)
        once = play.settles()
        again = play.settles()
        assert [refused.code for refused in play.refused] == ["stale"]
        assert (again.at, again.view) == (once.at, once.view)


def test_choices_are_taken_back_and_given_again(me: Profile) -> None:
    with me.opens(me.sits_down(seed=5).id) as play:
        views = [play.frame.view, *(play.answers(0).view for _ in range(4))]
        assert play.frame.undo == 4
        at = play.frame.at
        back = play.goes_back(3)
        assert (back.view, back.undo, back.redo) == (views[1], 1, 3)
        assert back.at > at
        assert back.fresh
        play.says(type="redo", at=back.at, times=2)
        assert play.settles().view == views[3]
        refused = play.is_refused(type="undo", at=play.frame.at - 1)
        assert refused.code == "stale"
        play.settles()
        play.goes_back(100)
        assert play.is_refused(type="undo", at=play.frame.at).code == "undo"


def test_a_seat_may_give_up_and_think_better_of_it(me: Profile) -> None:
    game = me.sits_down(side="corp", seed=6)
    with me.opens(game.id) as play:
        play.plays(5)
        before = play.frame.view
        play.says(type="concede", at=play.frame.at)
        assert play.settles().view["result"] == ["runner", "concession"]
        assert play.frame.undo
        assert play.is_refused(type="answer", at=play.frame.at, option=0).code == "over"
        play.settles()
        assert play.goes_back().view == before


# --- being asked ------------------------------------------------------------------------------------------


def asked(play: Play, choices: int) -> list[str]:
    """The kinds of choices a seat gets that takes credits and passes."""
    kinds = []
    for _ in range(choices):
        decision = play.decision
        if decision is None:
            break
        options = [option["kind"] for option in decision["options"]]
        kinds.append("glance" if options == ["pass"] else decision["kind"])
        wanted = next((kind for kind in ("pass", "no", "gain credit") if kind in options), options[0])
        play.answers(options.index(wanted))
    return kinds


def test_who_wants_to_be_asked_always_sees_every_window_go_by(me: Profile) -> None:
    game = me.sits_down(seed=7)
    with me.opens(game.id) as play:
        assert "glance" not in asked(play, 12)
        play.says(type="ask", asking="always")
        assert play.settles().asking == "always"
        assert asked(play, 12).count("glance") > 3
        play.says(type="ask", asking="quiet")
        play.settles()
        assert "glance" not in asked(play, 12)[1:]  # the window at hand stays


def test_a_window_that_goes_by_is_no_window_to_answer_twice(me: Profile) -> None:
    with me.opens(me.sits_down(seed=7).id) as play:
        play.says(type="ask", asking="always")
        play.settles()
        while [option["kind"] for option in play.frame.view["decision"]["options"]] != ["pass"]:
            play.answers(0)
        at = play.frame.at
        play.answers(0)
        assert play.is_refused(type="answer", at=at, option=0).code == "stale"


def test_a_window_going_by_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        me = Profile(client)
        game = me.sits_down(seed=7)
        frames: list[Frame] = []
        with me.opens(game.id) as play:
            play.says(type="ask", asking="always")
            play.settles()
            asked(play, 9)
            while len(play.frame.view["decision"]["options"]) > 1:
                asked(play, 1)
            frames.append(play.frame)
    with server(tmp_path) as client, Profile(client).opens(game.id) as play:
        assert (play.frame.at, play.frame.view) == (frames[0].at, frames[0].view)


def test_new_games_ask_as_the_settings_say(me: Profile) -> None:
    me.request("PUT", "/api/settings", {"asking": "always"})
    with me.opens(me.sits_down(seed=7).id) as play:
        assert play.frame.asking == "always"


def test_why_a_card_can_or_cannot_do_something(me: Profile) -> None:
    with me.opens(me.sits_down(seed=8).id) as play:
        play.plays(3)
        card = play.frame.view["hand"][0]
        play.says(type="why", card=card["handle"])
        because = play.hears()
        assert isinstance(because, Because)
        assert because.card == card["name"]
        assert because.reasons
        unknown = play.is_refused(type="why", card="nowhere")
        assert isinstance(unknown, Refused)
        assert unknown.code == "unknown"


def test_a_game_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(rooms=2)) as client:
        me = Profile(client)
        games = [me.sits_down(seed=seed) for seed in range(5)]
        seen = {}
        for game in games:
            with me.opens(game.id) as play:
                play.plays(4)
                seen[game.id] = play.frame.view
        assert in_memory(client) <= 3
        for game in games:
            with me.opens(game.id) as play:
                assert play.frame.view == seen[game.id]


def in_memory(client: TestClient) -> int:
    return len(client.app.state.server.hub._tables)  # type: ignore[attr-defined]
