"""What keeps the Runner alive, and what it costs."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import hand_size, score
from tests.support.classic import classic
from tests.support.classic_corp import DECK
from tests.support.classic_runner import to_action
from tests.support.table import Table

ARASAKA = "Arasaka Owns You"
CONSTRUCT = "Emergency Self-Construct"


def scorched(runner: Seat, operation: str = "Scorched Earth", clicks: int = 2) -> Table:
    """The Corp has just played an operation against a tagged Runner."""
    hand = [operation, "Scorched Earth"]
    t = classic(
        turn="corp",
        corp=Seat(credits=20, clicks=clicks, hand=hand, deck=DECK),
        runner=runner._replace(tags=1, deck=["Score!"] * 20),
    )
    t.corp("play", operation)
    return t


def in_hand(t: Table) -> int:
    return len(t.game.state.zones["grip"])


@pytest.mark.card(ARASAKA)
def test_arasaka_saves_and_takes_its_price() -> None:
    t = scorched(Seat(credits=1, hand=[ARASAKA, "Score!"], core_damage=2))
    t.runner("use", ARASAKA)
    t.until(side="corp", kind="action")
    state = t.game.state
    assert state.result is None
    assert (t.zone(ARASAKA), in_hand(t), t.credits["runner"], t.tags) == ("heap", 5, 11, 0)
    assert (state.players["runner"].core_damage, hand_size(state, "runner")) == (0, 5)
    assert state.players["runner"].forgo == 4
    t.corp("gain credit")
    while t.decision.side != "corp" or t.decision.kind != "action":
        assert t.decision.kind != "action", "all four actions of the turn are forgone"
        t.passes()


@pytest.mark.card(ARASAKA)
def test_arasaka_is_for_damage_that_would_flatline_and_never_an_action() -> None:
    t = scorched(Seat(hand=[ARASAKA, *["Score!"] * 3]))
    assert (in_hand(t), t.events("prevent")) == (0, []), "four cards are enough for four points"
    t = classic(runner=Seat(credits=5, clicks=2, hand=[ARASAKA]))
    assert not t.can("play", ARASAKA)
    t = scorched(Seat(hand=[ARASAKA]))
    t.runner("pass")
    assert t.game.state.result == ("corp", "flatline"), "it need not be played"


def owned(*agendas: str) -> Table:
    """The Runner, in whose debt nobody would be, is about to run on forts with agendas."""
    forts = {f"remote {n}": At(root=[agenda]) for n, agenda in enumerate(agendas, 1)}
    t = classic(
        turn="corp",
        corp=Seat(credits=20, clicks=1, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, hand=[ARASAKA], deck=["Score!"] * 20, score=["Corporate War", "Corporate War"]),
        servers=forts,
    )
    t.corp("play", "Scorched Earth")
    t.runner("use", ARASAKA)
    t.until(side="corp", kind="action")
    to_action(t)
    return t


@pytest.mark.card(ARASAKA)
def test_the_next_three_points_are_forfeited_as_they_are_scored() -> None:
    t = owned("Marine Arcology", "Marine Arcology")
    state = t.game.state
    had, owes = score(state, "runner"), []
    for server in ("remote 1", "remote 2"):
        to_action(t)
        t.run(server)
        t.finish_run()
        owes.append((score(state, "runner") - had, sum(state.loose_counters.values())))
    assert owes == [(0, 1), (1, 0)], "two of two points, then one of two"
    assert had == 6
    assert t.game.state.result == ("runner", "points")


@pytest.mark.card(CONSTRUCT)
@pytest.mark.rule("classic-1996 C3")
def test_the_construct_prevents_a_flatline_and_lives_on_as_less() -> None:
    t = scorched(Seat(hand=["Score!"] * 2, rig=[CONSTRUCT], core_damage=1))
    t.runner("use", CONSTRUCT)
    t.until(side="corp", kind="action")
    state = t.game.state
    assert (state.result, in_hand(t), t.zone(CONSTRUCT)) == (None, 0, "heap")
    assert (state.players["runner"].core_damage, hand_size(state, "runner")) == (0, 4)
    t.corp("play", "Scorched Earth")
    assert state.result is None, "meat damage is no more"
    to_action(t)
    assert t.clicks["runner"] == 3


@pytest.mark.card(CONSTRUCT)
def test_who_lets_it_be_is_flatlined_and_damage_that_is_survived_does_not_ask() -> None:
    t = scorched(Seat(hand=["Score!"] * 4, rig=[CONSTRUCT]))
    assert (t.decision.side, in_hand(t)) == ("corp", 0)
    t = scorched(Seat(hand=["Score!"] * 3, rig=[CONSTRUCT]))
    t.runner("pass")
    assert t.game.state.result == ("corp", "flatline")


@pytest.mark.card(CONSTRUCT)
def test_a_second_construct_takes_no_further_action_but_a_card_of_the_hand() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(clicks=4, rig=[CONSTRUCT, CONSTRUCT], deck=["Score!"] * 20),
        servers={"remote 1": At(root=["Setup!"]), "remote 2": At(root=["Setup!"])},
    )
    for server in ("remote 1", "remote 2"):
        t.run(server)
        while t.decision.kind != "interrupt":
            t.corp("yes") if t.can("yes") and t.decision.side == "corp" else t.passes()
        t.runner("use", CONSTRUCT)
        t.finish_run()
        to_action(t)
    assert hand_size(t.game.state, "runner") == 3
    t.runner("gain credit")
    to_action(t)
    t.runner("gain credit")
    t.until(side="corp", kind="action")
    to_action(t)
    assert t.clicks["runner"] == 3


@pytest.mark.card(CONSTRUCT)
@pytest.mark.rule("classic-1996 C19")
def test_a_maximum_below_nothing_is_survived_too() -> None:
    t = classic(
        corp=Seat(hand=["Keeper"], deck=DECK),
        runner=Seat(clicks=1, rig=[CONSTRUCT], core_damage=6, hand=["Score!"] * 2, deck=["Score!"] * 9),
    )
    t.runner("gain credit")
    t.until(side="runner", kind="interrupt")
    t.runner("use", CONSTRUCT)
    t.until(side="corp", kind="action")
    assert (t.game.state.result, in_hand(t), hand_size(t.game.state, "runner")) == (None, 0, 4)
