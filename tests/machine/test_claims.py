"""Programs are trashed in every way there is, and who has a claim to them is asked at one moment."""

from collections.abc import Callable
from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.change.atoms import trash
from rulerunner.lang.abilities import Paid
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Gain, GiveTags, Trace
from rulerunner.lang.statics import KeepsTrashed
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import Side
from tests.support.faces import made, table
from tests.support.ice import BOTH
from tests.support.table import Table

SKORPIOS = "Skorpios Defense Systems: Persuasive Power"
DRIVE = made("Drive", "hardware", static(KeepsTrashed(Is("program"))))
SPENT = made("Spent", "program", Paid((Clicks(1), TrashThis()), (Gain(1),)))
SOLE = made("Sole", "program", unique=True)
TRACK = made("Track", "operation", play(Trace(3, (GiveTags(1),))))


def before(rules: str, turn: Side, *rig: str, drives: int = 1, corp: str = "", **place: Any) -> Table:
    """A Runner with a drive, or several, and programs."""
    seat = place.pop("corp_seat", Seat())._replace(credits=20, deck=["9x Beanstalk Royalties"], identity=corp)
    hand = place.pop("hand", [])
    runner = Seat(credits=9, tags=1, hand=hand, rig=[*drives * ["Drive"], *rig], deck=["9x Diesel"])
    return table(DRIVE, SPENT, SOLE, TRACK, rules=rules, turn=turn, corp=seat, runner=runner, **place)


def done(t: Table) -> None:
    """Whoever is asked takes nothing more."""
    t.choose(t.find("done")[0])


def as_a_cost(rules: str, **more: Any) -> Table:
    t = before(rules, "runner", "Spent", **more)
    t.runner("use", "Spent")
    return t


def by_a_subroutine(rules: str, **more: Any) -> Table:
    t = before(rules, "runner", "Mimic", servers={"HQ": At(ice=["Rototurret (rezzed)"])}, **more)
    t.run("HQ")
    t.until(about="keep-trashed")
    return t


def by_an_operation(rules: str, **more: Any) -> Table:
    t = before(rules, "corp", "Mimic", corp_seat=Seat(hand=["Retribution"]), **more)
    t.corp("play", "Retribution")
    t.corp("card", "Mimic")
    return t


def too_little_memory(rules: str, **more: Any) -> Table:
    rig = ("Corroder", "Mimic", "Ninja")
    t = before(rules, "corp", *rig, corp_seat=Seat(hand=["Bad Times"]), **more)
    t.corp("play", "Bad Times")
    t.runner("trash", "Mimic")
    return t


def another_of_its_name(rules: str, **more: Any) -> Table:
    t = before(rules, "runner", "Sole", hand=["Sole"], **more)
    t.runner("install", "Sole")
    t.runner("done")  # nothing is trashed to make room
    return t


def a_host_gone(rules: str, **more: Any) -> Table:
    """Only the checkpoint trashes what Djinn hosted; by then Djinn has been asked about."""
    servers = {"HQ": At(ice=["Rototurret (rezzed)"])}
    t = before(rules, "runner", "Djinn", "Medium (on Djinn)", servers=servers, **more)
    t.run("HQ")
    t.until(side="corp", kind="choose card")
    t.corp("card", "Djinn")
    while t.decision.about != "keep-trashed" or not t.can("card", "Medium"):
        done(t)
    return t


def installed_over(rules: str, **more: Any) -> Table:
    t = before(rules, "runner", "Mimic", hand=["Corroder"], **more)
    t.runner("install", "Corroder")
    t.runner("trash", "Mimic")
    return t


def as_a_trace_is_decided(rules: str, **more: Any) -> Table:
    """What the trace does is pending in the same checkpoint."""
    t = before(rules, "corp", "Mimic", corp_seat=Seat(hand=["Track"]), **more)
    t.corp("play", "Track")
    t.corp("number", number=0)
    trash(t.game.state, (t.card("Mimic"),), "corp")
    t.runner("number", number=0)
    return t


WAYS = [
    as_a_cost,
    by_a_subroutine,
    by_an_operation,
    too_little_memory,
    another_of_its_name,
    a_host_gone,
    installed_over,
    as_a_trace_is_decided,
]


def program_asked_about(t: Table) -> int:
    cards = [option.card for option in t.decision.options if option.kind == "card"]
    assert len(cards) == 1
    return cards[0]


def take(t: Table, card: int) -> None:
    t.choose(next(option for option in t.decision.options if option.card == card))


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("way", WAYS)
def test_a_program_trashed_in_any_way_may_be_kept(way: Callable[..., Table], rules: str) -> None:
    for wanted in (True, False):
        t = way(rules)
        assert (t.decision.side, t.decision.about) == ("runner", "keep-trashed")
        program = program_asked_about(t)
        take(t, program) if wanted else t.runner("done")
        s = t.game.state
        remembered = {change.card for change in s.changes_this_turn.get("trash", ())}
        assert (program not in remembered) is wanted, "it was not trashed after all"
        card = s.cards[program]
        assert (card.zone, card.host) == (("play", t.card("Drive")) if wanted else ("heap", -1))


@pytest.mark.parametrize("rules", BOTH)
def test_what_is_pending_besides_is_not_forgotten(rules: str) -> None:
    t = as_a_trace_is_decided(rules)
    assert t.tags == 1
    t.runner("card", "Mimic")
    assert t.tags == 2, "the trace has given its tag"


@pytest.mark.parametrize("rules", BOTH)
def test_what_one_drive_does_not_take_another_may(rules: str) -> None:
    t = as_a_cost(rules, drives=2)
    first = t.decision.card
    t.runner("done")
    assert t.decision.about == "keep-trashed"
    second = t.decision.card
    t.runner("card", "Spent")
    assert first != second == t.game.state.cards[t.card("Spent")].host
    t = as_a_cost(rules, drives=2)
    t.runner("card", "Spent")
    assert t.decision.about != "keep-trashed", "nothing is left"


@pytest.mark.card(SKORPIOS)
@pytest.mark.rule("nsg-26.03 9.9.11a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("way", WAYS)
def test_with_two_claims_the_active_player_is_asked_first_and_what_goes_is_gone(
    way: Callable[..., Table], rules: str
) -> None:
    corps_turn = way in (by_an_operation, too_little_memory, as_a_trace_is_decided)
    order = ["remove-trashed", "keep-trashed"] if corps_turn else ["keep-trashed", "remove-trashed"]
    ends = {"remove-trashed": "removed", "keep-trashed": "play"}
    if way is a_host_gone:
        return  # which of two questions is the first depends on its host's
    t = way(rules, corp=SKORPIOS)
    program = program_asked_about(t)
    assert t.decision.about == order[0]
    take(t, program)
    assert t.game.state.cards[program].zone == ends[order[0]]
    assert t.game.decision is None or t.decision.about != order[1], "there is nothing left to ask about"
    t = way(rules, corp=SKORPIOS)
    done(t)
    assert (t.decision.about, program_asked_about(t)) == (order[1], program)
    take(t, program)
    assert t.game.state.cards[program].zone == ends[order[1]]
