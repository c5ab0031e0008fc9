"""Hints and analyses over the wire: from another process, and never more than a seat may know."""

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rulerunner.server import coaching
from rulerunner.server.requests import Failure
from rulerunner.server.reviews import AnalysisPoint, AnalysisReport, Hint, ReplayInfo
from tests.support.people import invites
from tests.support.web import Profile, by_chance, server


@pytest.fixture
def me(tmp_path: Path) -> Iterator[Profile]:
    with server(tmp_path) as client:
        yield Profile(client)


def test_a_hint_names_options_of_the_choice_at_hand(me: Profile) -> None:
    game = me.sits_down("nisei-1.4", "runner", seed=3)
    with me.opens(game.id) as play:
        play.plays(3, by_chance(4))
        hint = me.post("/api/hint", Hint, game=game.id, at=play.frame.at)
        decision = play.frame.view["decision"]
        texts = [option["text"] for option in decision["options"]]
        assert hint.simulations > 0
        assert hint.options
        for each in hint.options:
            assert each.text == texts[each.option]
            assert 0 <= each.low <= each.chance <= each.high <= 1
        # The table was free all the while: it goes on.
        play.plays(2, by_chance(5))


def test_a_hint_that_takes_too_long_is_given_up_and_the_next_need_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def within(seconds: float, patience: float) -> None:
        monkeypatch.setattr(coaching, "SECONDS", seconds)
        monkeypatch.setattr(coaching, "PATIENCE", patience)

    with server(tmp_path, helpers=1) as client:
        me = Profile(client)
        game = me.sits_down("nisei-1.4", "runner", seed=3)
        with me.opens(game.id) as play:
            play.plays(3, by_chance(4))
            within(0.1, 30.0)
            me.post("/api/hint", Hint, game=game.id, at=play.frame.at)
            within(5.0, 0.5)
            answer = me.request("POST", "/api/hint", {"game": game.id, "at": play.frame.at})
            assert answer.status_code == 503
            assert answer.json()["code"] == "busy"
            within(0.1, 1.5)
            assert me.post("/api/hint", Hint, game=game.id, at=play.frame.at).options


def test_a_hint_for_a_choice_that_has_gone_by_is_refused(me: Profile) -> None:
    game = me.sits_down("nisei-1.4", "runner", seed=3)
    with me.opens(game.id) as play:
        before = play.frame.at
        play.plays(2, by_chance(4))
        answer = me.request("POST", "/api/hint", {"game": game.id, "at": before})
        assert answer.status_code == 409
        assert answer.json()["code"] == "stale"


def test_there_are_no_hints_before_the_friend_has_sat_down(me: Profile) -> None:
    game = me.sits_down("nisei-1.4", "runner", opponent="friend")
    answer = me.request("POST", "/api/hint", {"game": game.id, "at": 0})
    assert answer.status_code == 404, "nothing is dealt yet"


def test_there_are_no_hints_against_a_person(me: Profile) -> None:
    friend = Profile(me.client, "another-profile-of-a-test")
    game = invites((me, friend))
    for person in (me, friend):
        with person.opens(game) as play:
            answer = person.request("POST", "/api/hint", {"game": game, "at": play.frame.at})
            assert answer.status_code == 409


def looked_into(me: Profile, path: str) -> AnalysisReport:
    """An analysis, when it is done."""
    until = time.monotonic() + 120
    while (report := me.get(path, AnalysisReport)).done < report.whole and time.monotonic() < until:
        assert not report.failed
        time.sleep(0.2)
    return report


def test_what_is_shown_of_an_analysis_is_in_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An analysis shown as done writes no more: however slow the database, nothing is written over later."""
    with server(tmp_path) as client:
        me = Profile(client)
        info = given_up(me)
        path = f"/api/replays/{info.id}/analysis?seat=open"
        replays = client.app.state.server.store.replays  # type: ignore[attr-defined]
        keep = replays.keep_analysis
        written: list[float] = []

        def slowly(*args: str) -> None:
            time.sleep(0.3)
            keep(*args)
            written.append(time.monotonic())

        monkeypatch.setattr(replays, "keep_analysis", slowly)
        me.request("POST", path, {})
        looked_into(me, path)
        shown = time.monotonic()
        time.sleep(1)
        assert written
        assert written[-1] < shown


def given_up(me: Profile) -> ReplayInfo:
    """A game that is over soon, as a replay."""
    game = me.sits_down("nisei-1.4", "runner", seed=3)
    with me.opens(game.id) as play:
        play.plays(10, by_chance(4))
        play.says(type="concede", at=play.frame.at)
        play.settles()
    return me.post("/api/replays", ReplayInfo, game=game.id)


def test_an_analysis_says_where_the_game_turned() -> None:
    study = coaching.Study(AnalysisReport("open", 0, 9, (), ()))
    chances = (0.5, 0.55, 0.8, 0.75)
    study.add([AnalysisPoint(2 * turn, turn, "corp", corp) for turn, corp in enumerate(chances)], [])
    assert study.report().turning == (4,)


def test_an_analysis_is_kept_with_its_replay_for_every_worker_and_after_a_stop(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        me = Profile(client)
        path = f"/api/replays/{given_up(me).id}/analysis?seat=open"
        me.request("POST", path, {})
        done = looked_into(me, path)
    with server(tmp_path) as client:
        assert Profile(client).get(path, AnalysisReport) == done


def test_an_analysis_that_was_interrupted_goes_on_when_it_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "SILENT", 0.0)
    with server(tmp_path) as client:
        me = Profile(client)
        info = given_up(me)
        path = f"/api/replays/{info.id}/analysis?seat=open"
        me.request("POST", path, {})
        whole = looked_into(me, path)
        half = msgspec.structs.replace(whole, done=6, points=whole.points[:1], findings=())
        store = client.app.state.server.store  # type: ignore[attr-defined]
        store.replays.keep_analysis(info.id, "open", msgspec.json.encode(half).decode())
        time.sleep(0.01)
        stopped = me.get(path, AnalysisReport)
        assert (stopped.done, stopped.points) == (6, half.points)
        assert "ask for it again" in stopped.failed
        begun = msgspec.json.decode(me.request("POST", path, {}).content, type=AnalysisReport)
        assert begun.done >= 6
        assert not begun.failed
        assert looked_into(me, path).points == whole.points


def test_a_replay_is_looked_into_in_the_background(me: Profile) -> None:
    game = me.sits_down("nisei-1.4", "runner", seed=3)
    with me.opens(game.id) as play:
        play.plays(10, by_chance(4))
        play.says(type="concede", at=play.frame.at)
        play.settles()
    info = me.post("/api/replays", ReplayInfo, game=game.id)
    path = f"/api/replays/{info.id}/analysis?seat=open"
    first = me.request("POST", path, {})
    assert first.json()["whole"] == info.length
    until = time.monotonic() + 120
    while (report := me.get(path, AnalysisReport)).done < report.whole and time.monotonic() < until:
        assert not report.failed
        time.sleep(0.2)
    assert report.done == info.length
    assert all(0 <= point.corp <= 1 for point in report.points)
    assert len({point.turn for point in report.points}) == len(report.points)


def test_an_analysis_nobody_asked_for_is_not_there(me: Profile) -> None:
    answer = me.request("GET", "/api/replays/nothing/analysis?seat=open")
    assert answer.status_code == 404
    wrong = me.request("POST", "/api/replays/nothing/analysis?seat=table", {})
    assert wrong.status_code == 422
    assert Failure(**wrong.json()).code == "invalid"
