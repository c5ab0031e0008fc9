"""Names, devices, chat, clocks, spectators and what needs the other's consent."""

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from rulerunner.server.clocks import Clock
from rulerunner.server.messages import Terms
from rulerunner.server.requests import Lobby, Who
from tests.support.people import Pair, invites, moves, seated
from tests.support.web import NO_HURRY, Play, Profile, server


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Pair]:
    with server(tmp_path) as client:
        yield Profile(client, "the-one-who-invites"), Profile(client, "the-one-who-is-invited")


# --- names and devices ------------------------------------------------------------------------------------


def named(who: Profile, name: str, **more: str) -> Any:
    return who.request("PUT", "/api/me", {"name": name, **more})


def test_a_name_belongs_to_whoever_takes_it_first(people: Pair) -> None:
    ada, other = people
    assert named(ada, "  Ada   Lovelace ").json() == {"name": "Ada Lovelace", "password": False}
    for taken in ("Ada Lovelace", "ADA LOVELACE", "ada-lovelace", "Áda Lovelace"):
        assert (named(other, taken).status_code, named(other, taken).json()["code"]) == (409, "name")
    assert named(ada, "Countess").status_code == 200
    assert named(other, "Ada Lovelace").status_code == 200


@pytest.mark.parametrize(
    "name",
    ["x", "x" * 25, "<b>hi</b>", "ad\u202emin", "admin", "A D M I N", "...", "a\u0301\u0301\u0301\u0301b"],
)
def test_a_name_that_could_mislead_is_refused(people: Pair, name: str) -> None:
    said = named(people[0], name)
    assert (said.status_code, said.json()["code"]) == (422, "name")


def test_a_password_brings_the_seats_to_another_browser(people: Pair) -> None:
    ada, _ = people
    named(ada, "Ada", password="correct horse")
    game = ada.sits_down(seed=1, opponent="random")
    elsewhere = Profile(ada.client, "another-browser-of-hers")
    for password in ("wrong horse", "", "correct horse "):
        assert (
            elsewhere.request("POST", "/api/me/sign-in", {"name": "ada", "password": password}).status_code
            == 403
        )
    assert (
        elsewhere.request("POST", "/api/me/sign-in", {"name": "nobody", "password": "x"}).status_code == 403
    )
    assert elsewhere.post("/api/me/sign-in", Who, name="ADA", password="correct horse").name == "Ada"
    assert [each.id for each in elsewhere.get("/api/lobby", Lobby).games] == [game.id]
    with elsewhere.opens(game.id) as play:
        assert play.welcome.role == "player"


def test_a_code_moves_the_seats_once(people: Pair) -> None:
    ada, _ = people
    game = ada.sits_down(seed=1, opponent="random")
    code = ada.request("POST", "/api/me/code").json()["code"]
    phone, thief = Profile(ada.client, "her-telephone-is-this"), Profile(ada.client, "somebody-who-peeked")
    own = phone.sits_down(seed=1, opponent="random")
    assert phone.request("POST", "/api/me/use-code", {"code": code.lower()}).status_code == 200
    assert thief.request("POST", "/api/me/use-code", {"code": code}).status_code == 403
    assert {each.id for each in phone.get("/api/lobby", Lobby).games} == {game.id, own.id}
    with phone.opens(game.id) as there, ada.opens(game.id) as here:
        assert there.frame.view == here.frame.view


def test_an_old_code_moves_nothing(people: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, other = people
    code = ada.request("POST", "/api/me/code").json()["code"]
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 301)
    assert other.request("POST", "/api/me/use-code", {"code": code}).status_code == 403


def test_nobody_becomes_their_own_opponent(people: Pair) -> None:
    host, guest = people
    invites(people)
    code = host.request("POST", "/api/me/code").json()["code"]
    said = guest.request("POST", "/api/me/use-code", {"code": code})
    assert (said.status_code, said.json()["code"]) == (409, "own")


# --- being there, and talking -----------------------------------------------------------------------------


def test_both_see_who_is_there_and_since_when_not(people: Pair) -> None:
    named(people[0], "Ada")
    game = invites(people)
    with people[1].opens(game) as runner:
        runner.hears_until(lambda play: play.people is not None)
        assert runner.people is not None
        corp = runner.people.people["corp"]
        assert (corp.name, corp.here, corp.away_since != "") == ("Ada", False, True)
        with people[0].opens(game):
            runner.hears_until(lambda play: bool(play.people and play.people.people["corp"].here))
        runner.hears_until(lambda play: bool(play.people and not play.people.people["corp"].here))


def test_what_players_say_is_heard_by_all_and_kept(people: Pair) -> None:
    with seated(people) as (corp, runner):
        for text in ("hello <b>you</b>", "  two\n\u202elines  "):
            corp.says(type="chat", text=text)
        runner.hears_until(lambda play: len(play.chat) == 2)
        assert [line.text for line in runner.chat] == ["hello <b>you</b>", "two lines"]
        assert runner.chat[0].seat == "corp"
        game = corp.welcome.game
    with people[1].opens(game) as again:
        again.hears_until(lambda play: len(play.chat) == 2)


def test_spectators_are_not_heard_by_those_who_play_until_it_is_over(people: Pair) -> None:
    third = Profile(people[0].client, "somebody-who-looks-on")
    with seated(people) as (corp, runner), third.opens(corp.welcome.game) as watcher:
        watcher.says(type="chat", text="they have no ice")
        watcher.hears_until(lambda play: len(play.chat) == 1)
        runner.says(type="chat", text="hm")
        corp.hears_until(lambda play: len(play.chat) == 1)
        assert [line.text for line in corp.chat] == ["hm"]
        runner.says(type="concede", at=runner.frame.at)
        corp.settles()
        game = corp.welcome.game
    with people[0].opens(game) as after:
        after.hears_until(lambda play: len(play.chat) == 2)


def test_too_much_talk_is_not_taken(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(chat_burst=2, chat_rate=0.0001)) as client:
        people = Profile(client, "the-one-who-invites"), Profile(client, "the-one-who-is-invited")
        with seated(people) as (corp, _):
            for text in ("one", "two", "three"):
                corp.says(type="chat", text=text)
            corp.hears_until(lambda play: bool(play.refused))
            assert corp.refused[0].code == "too-fast"
            assert corp.is_refused(type="chat", text="x" * 301).code == "invalid"


# --- consent ----------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_whole_if_the_other_agrees(people: Pair) -> None:
    with seated(people) as (corp, runner):
        for _ in range(4):
            moves(corp, runner)
        before = {play: play.frame.view for play in (corp, runner)}
        mover = moves(corp, runner)
        other = runner if mover is corp else corp
        mover.says(type="request", what="takeback")
        other.hears_until(lambda play: bool(play.people and play.people.requests))
        old = other.frame.at
        other.says(type="respond", what="takeback", yes=True)
        for play in (mover, other):
            play.settles()
            assert play.frame.fresh
            assert play.frame.view == before[play]
        assert other.frame.at > old  # what was sent for the state before is stale now
        assert mover.decision is not None


def test_a_request_that_is_declined_or_withdrawn_changes_nothing(people: Pair) -> None:
    with seated(people) as (corp, runner):
        moves(corp, runner)
        at = corp.frame.at
        corp.says(type="request", what="draw")
        runner.hears_until(lambda play: bool(play.people and play.people.requests))
        runner.says(type="respond", what="draw", yes=False)
        corp.hears_until(lambda play: bool(play.people and not play.people.requests))
        corp.says(type="request", what="pause")
        runner.hears_until(lambda play: bool(play.people and play.people.requests))
        corp.says(type="request", what="pause", no=True)
        runner.hears_until(lambda play: bool(play.people and not play.people.requests))
        runner.says(type="respond", what="pause", yes=True)
        runner.hears_until(lambda play: bool(play.refused))
        assert (runner.refused[0].code, corp.frame.at, corp.over) == ("people", at, False)


def test_a_draw_by_agreement_ends_the_game(people: Pair) -> None:
    with seated(people) as (corp, runner):
        corp.says(type="request", what="draw")
        runner.hears_until(lambda play: bool(play.people and play.people.requests))
        runner.says(type="request", what="draw")  # asking for the same is agreeing
        assert corp.settles().view["result"] == ["", "agreement"]
    assert people[0].get("/api/lobby", Lobby).games[0].result == ("", "agreement")


def test_a_rematch_deals_the_same_decks_anew(people: Pair) -> None:
    with seated(people) as (corp, runner):
        corp.says(type="request", what="rematch")
        corp.hears_until(lambda play: bool(play.refused))  # it is not over yet
        corp.says(type="concede", at=corp.frame.at)
        runner.hears_until(lambda play: play.over)
        runner.says(type="request", what="rematch", nonce="one")
        corp.hears_until(lambda play: bool(play.people and play.people.requests))
        assert corp.people is not None
        promised = corp.people.requests[0].commitment
        corp.says(type="respond", what="rematch", yes=True, nonce="two")
        runner.hears_until(lambda play: bool(play.people and play.people.rematch))
        assert runner.people is not None
        again = runner.people.rematch
    with people[0].opens(again) as next_corp:
        assert next_corp.welcome.seat == "corp"
        assert next_corp.welcome.commitment == promised
        assert not next_corp.over


# --- clocks -----------------------------------------------------------------------------------------------


def test_a_clock_counts_the_reserve_first_and_gains_the_increment() -> None:
    clock = Clock(Terms(minutes=1, increment=5, reserve=10))
    clock.begin_turn(1, "corp")
    clock.run("corp", 0)
    assert clock.remaining(4_000) == 75_000 - 4_000
    clock.run("runner", 12_000)
    assert (clock.left["corp"], clock.reserve["corp"]) == (63_000, 0)
    clock.begin_turn(1, "corp")  # gone back to: nothing is gained twice
    assert clock.left["corp"] == 63_000
    clock.begin_turn(2, "runner")
    assert (clock.reserve, clock.left["runner"]) == ({"corp": 10_000, "runner": 10_000}, 65_000)
    assert not clock.out_of_time("runner", 80_000)
    assert clock.out_of_time("runner", 100_000)
    assert clock.stop(100_000) == 88_000
    assert clock.left["runner"] == 0


def test_who_has_no_time_left_has_lost(people: Pair) -> None:
    with seated(people, terms={"reserve": 1}) as (corp, runner):
        deciding = "corp" if corp.decision is not None else "runner"
        winner = "runner" if deciding == "corp" else "corp"
        assert runner.settles().view["result"] == [winner, "time"]


def test_or_the_other_may_claim_the_game(people: Pair) -> None:
    with seated(people, terms={"reserve": 1, "zero": "claim"}) as (corp, runner):
        deciding, waiting = (corp, runner) if corp.decision is not None else (runner, corp)
        waiting.hears_until(lambda play: bool(play.people and play.people.claim == "time"))
        deciding.says(type="claim")
        deciding.hears_until(lambda play: bool(play.refused))
        waiting.says(type="claim")
        waiting.hears_until(lambda play: play.over)
        assert waiting.frame.view["result"] == [waiting.welcome.seat, "time"]


def test_a_pause_stops_the_clocks_and_the_game(people: Pair) -> None:
    with seated(people, terms={"minutes": 5}) as (corp, runner):
        corp.says(type="request", what="pause")
        runner.hears_until(lambda play: bool(play.people and play.people.requests))
        runner.says(type="respond", what="pause", yes=True)
        corp.hears_until(lambda play: bool(play.people and play.people.paused))
        assert corp.people is not None
        assert corp.people.clocks is not None
        assert corp.people.clocks.running == ""
        deciding = corp if corp.decision is not None else runner
        deciding.says(type="answer", at=deciding.frame.at, option=0)
        deciding.hears_until(lambda play: bool(play.refused))
        assert deciding.refused[0].code == "people"
        runner.says(type="resume")
        corp.hears_until(lambda play: bool(play.people and not play.people.paused))
        moves(corp, runner)


def test_time_used_stays_used_after_a_restart(tmp_path: Path) -> None:
    def players(client: Any) -> Pair:
        return Profile(client, "the-one-who-invites"), Profile(client, "the-one-who-is-invited")

    with server(tmp_path) as client, seated(players(client), terms={"minutes": 5}) as (corp, runner):
        game = corp.welcome.game
        time.sleep(0.3)
        moves(corp, runner)
        corp.says(type="request", what="draw")
        corp.hears_until(lambda play: bool(play.people and play.people.requests))
        assert corp.people is not None
        assert corp.people.clocks is not None
        before = min(corp.people.clocks.left.values())
        assert before < 300_000 - 250
    with server(tmp_path) as client, players(client)[0].opens(game) as play:
        play.hears_until(lambda each: each.people is not None)
        assert play.people is not None
        assert play.people.clocks is not None
        assert min(play.people.clocks.left.values()) <= before + 200


def test_the_game_of_who_stays_away_may_be_claimed(people: Pair) -> None:
    game = invites(people, terms={"abandon": 1})
    with people[0].opens(game) as corp:
        corp.says(type="claim")
        corp.hears_until(lambda play: bool(play.refused))
        hub = people[0].client.app.state.server.hub  # type: ignore[attr-defined]
        long_ago = datetime.now(UTC) - timedelta(seconds=61)
        hub._tables[game].company.away_since["runner"] = long_ago.isoformat()
        corp.says(type="claim")
        corp.hears_until(lambda play: play.over)
        assert corp.frame.view["result"] == ["corp", "abandonment"]


# --- spectators -------------------------------------------------------------------------------------------


def hand(play: Play) -> set[str]:
    return {card["name"] for card in play.frame.view["hand"]}


def test_a_spectator_sees_the_table_and_no_hand_unless_it_is_shown(people: Pair) -> None:
    third = Profile(people[0].client, "somebody-who-looks-on")
    with seated(people) as (corp, runner), third.opens(corp.welcome.game, watch="runner") as watcher:
        assert (watcher.welcome.role, watcher.welcome.seat) == ("spectator", "runner")
        assert (hand(watcher), watcher.decision) == ({""}, None)
        assert watcher.is_refused(type="concede", at=0).code == "seat"
        runner.says(type="show", shows=True)
        corp.hears_until(lambda play: bool(play.people and play.people.people["runner"].shows))
        moves(corp, runner)
        watcher.settles()
        assert hand(watcher) == hand(runner)
        assert watcher.decision is None


def test_a_game_without_spectators_has_none(people: Pair) -> None:
    game = invites(people, terms={"spectators": False})
    third = Profile(people[0].client, "somebody-who-looks-on")
    with third.client.websocket_connect("ws://127.0.0.1/api/play") as socket:
        refused = Play(socket).is_refused(type="hello", protocol=2, game=game, key=third.token)
        assert refused.code == "seat"


def test_spectators_see_things_later_where_that_was_agreed(people: Pair) -> None:
    third = Profile(people[0].client, "somebody-who-looks-on")
    began = time.monotonic()
    game = invites(people, terms={"delay": 1})
    with third.opens(game):
        assert time.monotonic() - began >= 1


# --- bans -------------------------------------------------------------------------------------------------

ADMIN = "the-key-of-the-admin"


def test_who_is_banned_is_not_let_in(tmp_path: Path) -> None:
    with server(tmp_path, admin_key=ADMIN) as client:
        ada, bob = Profile(client, "the-key-of-ada-is-this"), Profile(client, "the-key-of-bob-is-this")
        admin = Profile(client, ADMIN)
        named(ada, "Ada")
        game = ada.sits_down(seed=1, opponent="random")
        assert ada.request("GET", "/api/admin/bans").status_code == 403
        ban = {"kind": "name", "value": "ada", "reason": "she knows why"}
        assert len(admin.request("POST", "/api/admin/bans", ban).json()["bans"]) == 1
        assert (
            ada.request("POST", "/api/games", {"rules": "nisei-1.4", "side": "corp"}).json()["code"]
            == "banned"
        )
        with client.websocket_connect("ws://127.0.0.1/api/play") as socket:
            refused = Play(socket).is_refused(type="hello", protocol=2, game=game.id, key=ada.token)
            assert (refused.code, "she knows why" in refused.why) == ("banned", True)
        bob.sits_down(seed=1)
        assert admin.request("DELETE", "/api/admin/bans", ban).status_code == 200
        ada.sits_down(seed=1)
        assert admin.request("POST", "/api/admin/bans", {**ban, "kind": "address"}).status_code == 422


def test_the_admin_sees_the_load_and_prometheus_the_figures(tmp_path: Path) -> None:
    with server(tmp_path, admin_key=ADMIN) as client:
        me, admin = Profile(client), Profile(client, ADMIN)
        with me.opens(me.sits_down(seed=1, opponent="random").id) as play:
            play.plays(2)
            found = admin.request("GET", "/api/admin/overview").json()
            assert (found["going"], found["workers"][0]["load"]["players"]) == (1, 1)
            text = admin.request("GET", "/api/admin/metrics").text
        assert "rulerunner_rooms 1.0" in text
        assert 'rulerunner_requests_total{method="POST",status="201"} 1.0' in text
        assert me.request("GET", "/api/admin/metrics").status_code == 403
    with server(tmp_path) as client:
        assert Profile(client, "x" * 20).request("GET", "/api/admin/overview").status_code == 403
