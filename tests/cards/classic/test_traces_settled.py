"""Traces that succeed by themselves, and limits that bits raise."""

import pytest

from rulerunner import At, Seat
from tests.support.classic_corp import DECK, HAND, corp_turn, facing, in_forts
from tests.support.classic_runner import next_turn, to_action, turn_begins
from tests.support.table import Table


def traced(rig: list[str], bid: int = 0, **corp: int) -> Table:
    """The Corp traces with a limit of five, and bids."""
    seat = Seat(credits=corp.get("credits", 9), clicks=2, deck=DECK)
    t = corp_turn(corp=seat, runner=Seat(credits=9, rig=rig), servers=in_forts("Blood Cat"))
    t.corp("use", "Blood Cat")
    t.corp("number", number=bid)
    return t


@pytest.mark.card("Crash Space")
def test_every_trace_succeeds_and_gives_a_tag_besides() -> None:
    t = traced(["Crash Space", "Access Through Alpha"])
    t.runner("card", "Access Through Alpha")
    t.until(kind="action")
    assert t.tags == 2, "one of the trace, one of Crash Space"
    t = traced(["Access Through Alpha"])
    t.runner("card", "Access Through Alpha")
    t.until(kind="action")
    assert t.tags == 0


@pytest.mark.card("Crash Space")
def test_crash_space_pays_a_bit_each_turn_and_costs_two_as_it_leaves() -> None:
    t = turn_begins("Crash Space", runner=Seat(credits=3))
    t.until(side="runner", kind="action")
    assert t.credits["runner"] == 4
    t.runner("use", "Crash Space")
    assert (t.zone("Crash Space"), t.credits["runner"], t.clicks["runner"]) == ("heap", 2, 3)
    to_action(t)
    next_turn(t)
    assert not t.can("use", "Crash Space")


def hacker(bits: int, credits: int = 9) -> Table:
    """A trace with a limit of five begins, with bits on the tracker."""
    tracker = At(root=[f"Hacker Tracker Central (rezzed, {bits} credit)"])
    t = corp_turn(
        corp=Seat(credits=credits, clicks=3, deck=DECK),
        runner=Seat(credits=9),
        servers={**in_forts("Blood Cat"), "remote 2": tracker},
    )
    t.corp("use", "Blood Cat")
    return t


@pytest.mark.card("Hacker Tracker Central")
def test_bits_of_the_tracker_raise_the_limit_and_pay_for_that() -> None:
    t = hacker(2)
    assert max(o.number for o in t.find("number")) == 7
    t.corp("number", number=7)
    while t.decision.kind != "action":
        t.passes()
    assert t.events("trace succeeds")[0].amount == 7
    assert (t.credits["corp"], t.counters("Hacker Tracker Central", "credit")) == (4, 1)


@pytest.mark.card("Hacker Tracker Central")
def test_the_limit_is_raised_by_no_more_than_is_spent_from_there() -> None:
    t = hacker(2, credits=1)
    assert max(o.number for o in t.find("number")) == 3, "all the bits there are"
    t = hacker(1)
    t.corp("number", number=6)
    while t.decision.kind != "action":
        t.passes()
    assert (t.credits["corp"], t.counters("Hacker Tracker Central", "credit")) == (4, 1)


@pytest.mark.card("Hacker Tracker Central")
def test_each_trace_puts_a_bit_there_whether_it_succeeds_or_fails() -> None:
    t = corp_turn(
        corp=Seat(credits=0, clicks=3, deck=DECK),
        runner=Seat(credits=9, rig=["Access Through Alpha"]),
        servers=in_forts("Hacker Tracker Central", "Blood Cat"),
    )
    for card in ("Access Through Alpha", ""):
        t.corp("use", "Blood Cat")
        t.corp("number", number=0) if t.decision.side == "corp" else None
        t.runner("card", card) if card else t.runner("done")
        t.until(side="corp", kind="action")
    assert t.counters("Hacker Tracker Central", "credit") == 2
    assert (len(t.events("trace fails")), len(t.events("trace succeeds"))) == (1, 1)


def cancelled(rig: list[str], bits: int = 9) -> Table:
    """A trace has succeeded, and the Runner may do something about it."""
    t = corp_turn(
        corp=Seat(credits=9, clicks=2, deck=DECK),
        runner=Seat(credits=bits, rig=rig, hand=HAND),
        servers=in_forts("Blood Cat"),
    )
    t.corp("use", "Blood Cat")
    t.corp("number", number=1)
    return t


@pytest.mark.card("Back Door to Netwatch")
def test_the_back_door_cancels_what_a_trace_does() -> None:
    t = cancelled(["Back Door to Netwatch"])
    t.until(side="runner", option="use")
    t.runner("use", "Back Door to Netwatch")
    t.until(side="corp", kind="action")
    assert (t.tags, t.credits["runner"], t.zone("Back Door to Netwatch")) == (0, 6, "heap")
    assert t.game.state.players["corp"].bad_publicity == 0, "it would have given tags alone"
    assert len(t.events("trace succeeds")) == 1


@pytest.mark.card("Back Door to Netwatch")
def test_a_trace_that_does_more_is_bad_publicity() -> None:
    t = facing(
        "Chihuahua",
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=9, rig=["Back Door to Netwatch"], hand=HAND),
    )
    t.until(side="corp", kind="choose number")
    t.corp("number", number=1)
    t.until(side="runner", option="use")
    t.runner("use", "Back Door to Netwatch")
    t.finish_run()
    assert (t.game.state.players["corp"].bad_publicity, t.events("damage")) == (1, [])


@pytest.mark.card("Back Door to Netwatch")
def test_without_the_bits_or_against_a_trace_that_failed_it_is_of_no_use() -> None:
    t = cancelled(["Back Door to Netwatch"], bits=2)
    t.until(side="corp", kind="action")
    assert (t.tags, t.zone("Back Door to Netwatch")) == (1, "table")
    t = cancelled(["Back Door to Netwatch", "Access Through Alpha"])
    t.runner("card", "Access Through Alpha")
    while t.decision.kind != "action":
        assert not t.can("use", "Back Door to Netwatch")
        t.passes()
    assert t.tags == 0


@pytest.mark.card("Back Door to Netwatch", "Crash Space")
def test_the_tag_of_crash_space_is_part_of_what_is_cancelled() -> None:
    t = cancelled(["Back Door to Netwatch", "Crash Space"])
    t.until(side="runner", option="use")
    t.runner("use", "Back Door to Netwatch")
    t.until(side="corp", kind="action")
    assert (t.tags, t.game.state.players["corp"].bad_publicity) == (0, 0)
