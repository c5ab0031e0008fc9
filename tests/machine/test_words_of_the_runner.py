"""Words that the Runner's cards brought: alternatives and doers of triggers, X in costs, several options, the
mark, charging, limits on a whole card."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.base import Ability
from rulerunner.lang.conditions import MemoryFull
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import Is, Of
from rulerunner.lang.instructions import (
    ChooseNumber,
    ChooseOne,
    Draw,
    Gain,
    IdentifyMark,
    If,
    RemoveCounters,
)
from rulerunner.lang.quantities import AtMost, X
from rulerunner.lang.refs import YOUR_MARK
from rulerunner.lang.statics import UsedOnce
from rulerunner.lang.sugar import at, paid, static, when
from tests.support.runner import CORP, names, runs, to_action
from tests.support.table import Table

DECK = ["9x Diesel"]


def table(*abilities: Ability, counters: str = "", **more: object) -> Table:
    """The Runner's turn with one resource of these abilities."""
    own = Face(Facts("Gadget", "runner", "resource"), abilities)
    rig = [f"Gadget ({counters})" if counters else "Gadget", *more.pop("rig", ())]  # type: ignore[misc]
    runner = Seat(credits=5, rig=rig, deck=DECK, hand=more.pop("hand", ()))  # type: ignore[arg-type]
    return Table(position(corp=CORP, runner=runner, faces=[own], **more))  # type: ignore[arg-type]


def test_the_first_of_two_kinds_of_change_is_the_first_of_either() -> None:
    either = Trigger("successful run", first="turn", also=(Trigger("draw", side="you"),))
    t = table(when(either, Gain(1)))
    t.runner("draw")
    assert t.credits["runner"] == 6
    runs(t, "HQ")
    assert t.credits["runner"] == 6, "the draw was the first"


def test_two_changes_of_the_same_kind_meet_a_condition_once_each() -> None:
    either = Trigger("install", subject=Is("program"), also=(Trigger("install", subject=Is("hardware")),))
    t = table(when(either, Draw(1)), hand=["Corroder", "Akamatsu Mem Chip", "Daily Casts"])
    for card, drawn in (("Corroder", 1), ("Akamatsu Mem Chip", 2)):
        t.runner("install", card)
        assert names(t, "grip").count("Diesel") == drawn


def test_a_trigger_tells_whose_card_did_it() -> None:
    t = table(when(Trigger("gain credits", source=Of("runner")), Draw(1)), hand=["Easy Mark"])
    t.runner("gain credit")
    assert names(t, "grip") == ["Easy Mark"], "an action is no card"
    t.runner("play", "Easy Mark")
    assert names(t, "grip") == ["Diesel"]


def test_x_is_announced_before_the_cost_is_paid() -> None:
    """26.03: 1.16.2c."""
    t = table(paid(Credits(X), Draw(X)))
    t.until(option="use")
    t.runner("use", "Gadget")
    assert [o.number for o in t.decision.options] == [0, 1, 2, 3, 4, 5]
    t.runner("number", number=3)
    assert (t.credits["runner"], len(names(t, "grip"))) == (2, 3)


def test_x_may_be_a_number_of_counters() -> None:
    t = table(paid(HostedCounters("power", X), Gain(X)), counters="2 power")
    t.until(option="use")
    t.runner("use", "Gadget")
    assert [o.number for o in t.decision.options] == [0, 1, 2]
    t.runner("number", number=2)
    assert (t.credits["runner"], t.counters("Gadget", "power")) == (7, 0)


def test_an_x_that_costs_nothing_has_a_limit() -> None:
    t = table(paid(Credits(AtMost(X, 1)), Gain(1)))
    t.until(option="use")
    t.runner("use", "Gadget")
    assert [o.number for o in t.decision.options] == list(range(100))


def test_of_several_options_each_is_carried_out_before_the_next_is_chosen() -> None:
    """A number chosen on the way has nothing to do with which options are left."""
    options = ((ChooseNumber(0, 3), Gain(X)), (Draw(2),), (RemoveCounters(1, "power"),))
    t = table(paid(Credits(0), ChooseOne(options, amount=2)), counters="1 power")
    t.until(option="use")
    t.runner("use", "Gadget")
    t.runner("effect", number=0)
    t.runner("number", number=3)
    assert t.credits["runner"] == 8
    assert [o.number for o in t.find("effect")] == [1, 2]
    t.runner("effect", number=1)
    assert (len(names(t, "grip")), t.counters("Gadget", "power")) == (2, 1)


def test_a_limit_on_the_whole_card_covers_all_its_abilities() -> None:
    t = table(static(UsedOnce()), paid(Credits(1), Draw(1)), paid(Credits(1), Gain(1)))
    t.until(option="use")
    assert len(t.find("use")) == 2
    t.runner("use", "Gadget", ability=1)
    assert not t.can("use")


@pytest.mark.parametrize("rules", ["nsg-26.03", "nisei-1.4"])
def test_the_mark_is_saved_with_the_game_and_gone_next_turn(rules: str) -> None:
    """26.03: 10.11.4."""
    t = table(
        Paid((Credits(0),), (IdentifyMark(),)), when(at("successful run", YOUR_MARK), Gain(1)), rules=rules
    )
    t.until(option="use")
    t.runner("use", "Gadget")
    (found,) = t.events("identify mark")
    assert [e.here for e in t.game.state.lingering if e.heading == "mark"] == [found.server]
    copy = Table(Game(t.game.state.clone()))
    to_action(copy)
    runs(copy, ("HQ", "R&D", "Archives")[found.server])
    assert copy.credits["runner"] == 6


def test_memory_is_full_once_programs_use_all_of_it() -> None:
    for rig, credits in ((["3x Corroder"], 5), (["4x Corroder"], 6)):
        t = table(paid(Credits(0), Draw(1), If(MemoryFull(), (Gain(1),))), rig=rig)
        t.until(option="use")
        t.runner("use", "Gadget")
        assert t.credits["runner"] == credits


def test_ice_protects_what_a_run_may_be_made_on() -> None:
    t = Table(
        position(
            corp=CORP,
            runner=Seat(credits=9, hand=["Bravado"]),
            servers={"R&D": At(ice=["Enigma"]), "HQ": At(ice=["Ice Wall"])},
        )
    )
    t.runner("play", "Bravado")
    assert {o.server for o in t.find("server")} == {0, 1}
