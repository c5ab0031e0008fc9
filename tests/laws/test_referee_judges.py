"""Questions that the referee judges by rules of its own, each with a play: it agrees with what is offered,
misses an option that is not, and objects to one that should not be."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Sub, Trigger
from rulerunner.lang.conditions import Charged, DuringRun
from rulerunner.lang.face import Face
from rulerunner.lang.filters import Is, Named
from rulerunner.lang.instructions import Draw, EndRun, Gain, Instruction, Lose, Place, TakeAction
from rulerunner.lang.quantities import X
from rulerunner.lang.statics import GainsSubroutines, Modify, PlayOnlyIf, XAtMost
from rulerunner.lang.sugar import about, play, static, sub, when
from rulerunner.lang.words import ICE, POWER
from rulerunner.state.decision import Decision, Option
from tests.support.faces import made, table
from tests.support.referee import judge
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")


@dataclass(frozen=True)
class Asked:
    """A decision, and an option that it must not have."""

    t: Table
    about: str
    wrong: Option


# --- what a basic action is for (26.03: 9.5.7c; 1.4: 9.5.6c) ------------------------------------------------

NEWS = {
    "corp": made("News", "asset", when(Trigger("spend clicks", side="corp"), Draw(1))),
    "runner": made("News", "resource", when(Trigger("spend clicks", side="runner"), Draw(1))),
}
FIRST = made("First", "event", static(PlayOnlyIf(Charged())), play(Gain(5)), subtypes=("priority",))


def what_is_advanced(rules: str) -> Asked:
    t = table(
        NEWS["corp"],
        rules=rules,
        turn="corp",
        corp=Seat(credits=5, deck=["9x Hedge Fund"]),
        servers={
            "HQ": At(ice=["Ice Wall", "Enigma"]),
            "remote 1": At(root=["News (rezzed)"]),
            "remote 2": At(root=["Hostile Takeover"]),
        },
    )
    t.corp("advance", "Ice Wall")
    return Asked(t, "target", Option("card", card=t.card("Enigma")))


def what_is_installed(rules: str) -> Asked:
    """It is drawn as the click is spent; an operation is not installed."""
    t = table(
        NEWS["corp"],
        rules=rules,
        turn="corp",
        corp=Seat(credits=5, hand=["Enigma", "Hedge Fund"], deck=["PAD Campaign"]),
        servers={"remote 1": At(root=["News (rezzed)"])},
    )
    t.corp("install", "Enigma")
    return Asked(t, "target", Option("card", card=t.card("Hedge Fund")))


def what_is_played_with_the_first_click(rules: str) -> Asked:
    """A card for the first click is among them; one that is too dear is not."""
    t = table(
        NEWS["runner"],
        FIRST,
        rules=rules,
        runner=Seat(credits=1, clicks=4, hand=["Easy Mark", "Sure Gamble"], rig=["News"], deck=["9x First"]),
    )
    t.runner("play", "Easy Mark")
    assert t.can("card", "First")
    return Asked(t, "target", Option("card", card=t.card("Sure Gamble")))


def what_is_played_with_the_second_click(rules: str) -> Asked:
    t = table(
        NEWS["runner"],
        FIRST,
        rules=rules,
        runner=Seat(credits=9, hand=["Easy Mark", "Sure Gamble", "First"], rig=["News"], deck=["9x Diesel"]),
    )
    t.runner("gain credit")
    t.until(side="runner", kind="action")
    t.runner("play", "Easy Mark")
    return Asked(t, "target", Option("card", card=t.card("First")))


# --- in which order ice has what it gains at once (26.03: 9.8.2d) -------------------------------------------

PLAIN = made("Plain", "ice", sub(EndRun()), subtypes=("barrier",), faction="neutral_corp")


def giving(name: str, *subs: Sub, before: bool = False, runs: bool = False) -> Face:
    condition = DuringRun() if runs else None
    return made(name, "asset", static(GainsSubroutines(subs, of=Is(ICE), before=before), condition=condition))


GIVERS = (
    giving("Taxing", sub(Lose(1, side="runner"))),
    giving("Listed", sub(Gain(3)), sub(Gain(4))),
    giving("Listed Too", sub(Gain(3)), sub(Gain(4))),
    giving("Early", sub(Gain(5)), before=True),
    giving("Earlier", sub(Gain(6)), before=True),
    giving("Taxing Runs", sub(Lose(1, side="runner")), runs=True),
    giving("Listed Runs", sub(Gain(3)), sub(Gain(4)), runs=True),
)


def gained(*root: str, ice: str = "Plain") -> Table:
    t = table(
        PLAIN,
        *GIVERS,
        rules="nsg-26.03",
        servers={"HQ": At(ice=[ice])}
        | {f"remote {n}": At(root=[f"{card} (rezzed)"]) for n, card in enumerate(root, start=1)},
        corp=Seat(credits=5, deck=["9x Hedge Fund"]),
        runner=Seat(credits=20, hand=["3x Diesel"], deck=["9x Diesel"]),
    )
    t.run("HQ")
    if ice == "Plain":
        t.until(side="corp", option="rez")
        t.corp("rez", "Plain")
    return t


def subroutine(t: Table, number: int) -> Option:
    return Option("subroutine", card=t.card("Plain"), number=number)


def the_first_of_each_ability(rules: str) -> Asked:
    """Not the second of those that one ability lists."""
    t = gained("Listed", "Taxing")
    return Asked(t, "subroutine-order", subroutine(t, 2))


def what_is_left(rules: str) -> Asked:
    """The first that was listed has its place."""
    t = gained("Listed", "Taxing")
    t.corp("subroutine", number=1)
    return Asked(t, "subroutine-order", subroutine(t, 1))


def abilities_that_give_the_same(rules: str) -> Asked:
    """Two of the three have the same to give, so that it does not matter which."""
    t = gained("Listed", "Listed Too", "Taxing")
    assert len(t.decision.options) == 2
    return Asked(t, "subroutine-order", subroutine(t, 3))


def one_category(rules: str) -> Asked:
    """What stands before the printed subroutines is asked about by itself."""
    t = gained("Early", "Earlier", "Taxing")
    return Asked(t, "subroutine-order", subroutine(t, 3))


def what_is_gained_as_a_run_begins(rules: str) -> Asked:
    """The ice has had something for longer than the two that begin to apply."""
    t = gained("Taxing", "Listed Runs", "Taxing Runs", ice="Plain (rezzed)")
    return Asked(t, "subroutine-order", subroutine(t, 1))


# --- X of a cost (26.03: 1.16.2c, 8.5.11b; 1.4: 8.2.7b) -----------------------------------------------------


def of_x(name: str, kind: str, event: str, limit: int = 0) -> Face:
    limits = (static(XAtMost(limit)),) if limit else ()
    waits = when(about(event), Place(X, POWER))
    return made(name, kind, waits, *limits, cost=None, x_cost=True)  # type: ignore[arg-type]


BAG, SMALL = of_x("Bag", "resource", "install"), of_x("Small", "hardware", "install", limit=2)
SITE = of_x("Site", "asset", "rez")
TAX = made("Tax", "asset", static(Modify("install cost", 1, of=Named("Bag"))))


def x_of_an_install(rules: str) -> Asked:
    """It costs 1 more than X, so that of 3 credits X may be 2."""
    t = table(
        BAG,
        TAX,
        rules=rules,
        runner=Seat(credits=3, hand=["Bag"]),
        servers={"remote 1": At(root=["Tax (rezzed)"])},
    )
    t.runner("install", "Bag")
    return Asked(t, "number", Option("number", number=3))


def x_that_the_card_limits(rules: str) -> Asked:
    t = table(SMALL, rules=rules, runner=Seat(credits=5, hand=["Small"]))
    t.runner("install", "Small")
    return Asked(t, "number", Option("number", number=3))


def x_of_a_rez(rules: str) -> Asked:
    t = table(
        SITE,
        rules=rules,
        corp=Seat(credits=3, deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Site"])},
    )
    t.until(side="corp", option="rez")
    t.corp("rez", "Site")
    return Asked(t, "number", Option("number", number=4))


# --- trashed cards that go elsewhere ------------------------------------------------------------------------


def what_is_removed_as_it_is_trashed(rules: str) -> Asked:
    """One of the Runner's cards that have just been trashed; not one that lay in the heap before."""
    t = table(
        rules=rules,
        corp=Seat(identity="Skorpios Defense Systems: Persuasive Power"),
        runner=Seat(hand=["Diesel", "Corroder", "Sure Gamble"], discard=["Easy Mark"]),
        servers={"HQ": At(ice=["Neural Katana (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", about="remove-trashed")
    return Asked(t, "remove-trashed", Option("card", card=t.card("Easy Mark")))


# --- actions that an ability lets a player take -------------------------------------------------------------


def acting(rules: str, *then: Instruction) -> Table:
    """The Corp's first action this turn, a credit, lets it do something; it has one click left."""
    t = table(
        made("More", "asset", when(Trigger("gain credits", side="corp", first="turn"), *then)),
        rules=rules,
        turn="corp",
        corp=Seat(credits=5, clicks=2, hand=["Ice Wall", "Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(tags=1, rig=["Datasucker (1 virus)", "Armitage Codebusting"]),
        servers={"remote 1": At(root=["More (rezzed)"])},
    )
    t.corp("gain credit")
    return t


def an_action_for_less(rules: str) -> Asked:
    """Two clicks less and one that is left are enough to purge."""
    t = acting(rules, TakeAction(less=2))
    assert t.can("purge")
    assert t.can("gain credit")
    return Asked(t, "action", Option("advance", card=t.card("More")))


def an_action_for_too_little(rules: str) -> Asked:
    t = acting(rules, TakeAction(less=1))
    return Asked(t, "action", Option("purge"))


def an_action_unlike_others(rules: str) -> Asked:
    """The one that is being taken does not count: once it is over, it does."""
    t = table(
        made("Other", "asset", when(Trigger("action ends", side="corp"), TakeAction(1, different=True))),
        rules=rules,
        turn="corp",
        corp=Seat(credits=5, hand=["Ice Wall"], deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Other (rezzed)"])},
    )
    t.corp("gain credit")
    return Asked(t, "action", Option("gain credit"))


ORDERS = (
    the_first_of_each_ability,
    what_is_left,
    abilities_that_give_the_same,
    one_category,
    what_is_gained_as_a_run_begins,
)
PLAYS = (
    what_is_advanced,
    what_is_installed,
    what_is_played_with_the_first_click,
    what_is_played_with_the_second_click,
    x_of_an_install,
    x_that_the_card_limits,
    x_of_a_rez,
    what_is_removed_as_it_is_trashed,
    an_action_for_less,
    an_action_for_too_little,
    an_action_unlike_others,
)


def with_options(d: Decision, options: tuple[Option, ...]) -> Decision:
    return Decision(d.side, d.kind, options, d.rule, d.about, d.card)


@pytest.mark.parametrize(
    ("ask", "rules"),
    [(ask, rules) for ask in PLAYS for rules in BOTH] + [(ask, "nsg-26.03") for ask in ORDERS],
)
def test_the_referee_agrees_and_would_not_if_an_option_were_missing_or_wrong(
    ask: Callable[[str], Asked], rules: str
) -> None:
    asked = ask(rules)
    t, decision = asked.t, asked.t.decision
    assert decision.about == asked.about
    verdict = judge(t.game.state, decision)
    assert verdict.agrees, verdict
    assert len(decision.options) > 1
    for place in range(len(decision.options)):
        fewer = decision.options[:place] + decision.options[place + 1 :]
        verdict = judge(t.game.state, with_options(decision, fewer))
        assert len(verdict.missing) == 1
        assert not verdict.extra
    assert asked.wrong not in decision.options
    verdict = judge(t.game.state, with_options(decision, (*decision.options, asked.wrong)))
    assert len(verdict.extra) == 1
    assert not verdict.missing
