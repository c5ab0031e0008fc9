"""Costs of X to play, to install and to rez (26.03: 1.16.2c, 8.5.11b, 8.6.2a; 1.4: 8.2.7b): X is chosen as
the cost is to be paid, whichever way it is done, and is 0 where the cost is not paid (26.03: 1.16.2d)."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.face import Face
from rulerunner.lang.filters import In, Named
from rulerunner.lang.instructions import Choose, Gain, InstallCard, Instruction, Place, PlayCard, RezCard
from rulerunner.lang.quantities import X
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Modify, XAtMost
from rulerunner.lang.sugar import about, play, static, when
from rulerunner.lang.validate import problems
from rulerunner.lang.words import GRIP, POWER
from rulerunner.view.words import prompt
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
WAYS = pytest.mark.parametrize(
    ("ignoring", "discount", "most"), [("", 0, 3), ("", 2, 5), ("cost", 0, 0), ("all", 0, 0)]
)


def of_x(name: str, kind: str, *abilities: object, limit: int = 0) -> Face:
    limits = (static(XAtMost(limit)),) if limit else ()
    return made(name, kind, *abilities, *limits, cost=None, x_cost=True)  # type: ignore[arg-type]


BAG = of_x("Bag", "resource", when(about("install"), Place(X, POWER)))
SMALL = of_x("Small", "hardware", when(about("install"), Place(X, POWER)), limit=2)
SITE = of_x("Site", "asset", when(about("rez"), Place(X, POWER)))
FEE = of_x("Fee", "event", play(Gain(1), Gain(X), Gain(X)))


def doing(*then: Instruction) -> Face:
    return made("Help", "event", play(*then))


def choices(t: Table) -> list[int]:
    return [option.number for option in t.find("number")]


@pytest.mark.rule("nsg-26.03 8.5.11b", "nisei-1.4 8.2.7b")
@BOTH
def test_x_of_an_install_cost_is_chosen_as_it_is_paid_and_known_when_it_is_installed(rules: str) -> None:
    assert not problems(BAG)
    t = table(BAG, rules=rules, runner=Seat(credits=3, hand=["Bag"]))
    t.runner("install", "Bag")
    assert choices(t) == [0, 1, 2, 3]
    assert t.zone("Bag") == "play"
    assert "X" in prompt(t.game.state, t.decision)
    t.runner("number", number=2)
    assert t.counters("Bag", POWER) == 2
    assert t.credits["runner"] == 1


@pytest.mark.rule("nsg-26.03 1.16.2c")
@BOTH
def test_what_the_card_says_of_x_limits_it(rules: str) -> None:
    t = table(SMALL, rules=rules, runner=Seat(credits=5, hand=["Small"]))
    t.runner("install", "Small")
    assert choices(t) == [0, 1, 2]
    t.runner("number", number=2)
    assert (t.counters("Small", POWER), t.credits["runner"]) == (2, 3)


@pytest.mark.rule("nsg-26.03 8.5.11b", "nsg-26.03 1.16.2")
@BOTH
@pytest.mark.parametrize("discount", [0, 2])
def test_an_ability_that_installs_it_for_less_lets_x_be_more(rules: str, discount: int) -> None:
    help_ = doing(Choose(In(GRIP) & Named("Bag")), InstallCard(CHOSEN, discount=discount))
    t = table(BAG, help_, rules=rules, runner=Seat(credits=3, hand=["Bag", "Help"]))
    t.runner("play", "Help")
    assert choices(t) == list(range(3 + discount + 1))
    t.runner("number", number=3)
    assert t.counters("Bag", POWER) == 3
    assert t.credits["runner"] == discount


@pytest.mark.rule("nsg-26.03 1.16.2d")
@BOTH
@pytest.mark.parametrize("ignoring", ["cost", "all"])
def test_where_the_cost_is_ignored_x_is_0(rules: str, ignoring: str) -> None:
    help_ = doing(Choose(In(GRIP) & Named("Bag")), InstallCard(CHOSEN, ignoring=ignoring))  # type: ignore[arg-type]
    t = table(BAG, help_, rules=rules, runner=Seat(credits=3, hand=["Bag", "Help"]))
    t.runner("play", "Help")
    assert t.decision.kind == "action"
    assert t.zone("Bag") == "table"
    assert (t.counters("Bag", POWER), t.credits["runner"]) == (0, 3)


@pytest.mark.rule("nsg-26.03 1.16.2c")
@BOTH
def test_what_makes_installing_dearer_comes_on_top_of_x(rules: str) -> None:
    tax = made("Tax", "asset", static(Modify("install cost", 1, of=Named("Bag"))))
    t = table(
        BAG,
        tax,
        rules=rules,
        runner=Seat(credits=3, hand=["Bag"]),
        servers={"remote 1": At(root=["Tax (rezzed)"])},
    )
    t.runner("install", "Bag")
    assert choices(t) == [0, 1, 2]
    t.runner("number", number=2)
    assert (t.counters("Bag", POWER), t.credits["runner"]) == (2, 0)


@pytest.mark.rule("nsg-26.03 1.16.2c")
@BOTH
def test_x_of_a_rez_cost_is_chosen_as_it_is_paid(rules: str) -> None:
    assert not problems(SITE)
    t = table(
        SITE,
        rules=rules,
        corp=Seat(credits=3, deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Site"])},
    )
    t.until(side="corp", option="rez")
    t.corp("rez", "Site")
    assert choices(t) == [0, 1, 2, 3]
    t.corp("number", number=3)
    assert (t.counters("Site", POWER), t.credits["corp"]) == (3, 0)


@pytest.mark.rule("nsg-26.03 1.16.2d")
@BOTH
@WAYS
def test_x_of_a_card_that_is_rezzed_by_another(rules: str, ignoring: str, discount: int, most: int) -> None:
    order = made(
        "Order",
        "operation",
        play(Choose(Named("Site")), RezCard(CHOSEN, ignoring=ignoring, discount=discount)),  # type: ignore[arg-type]
    )
    t = table(
        SITE,
        order,
        rules=rules,
        turn="corp",
        corp=Seat(credits=3, hand=["Order"], deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Site"])},
    )
    t.corp("play", "Order")
    if most:
        assert choices(t) == list(range(most + 1))
        t.corp("number", number=most)
    assert t.rezzed("Site")
    assert t.counters("Site", POWER) == most
    assert t.credits["corp"] == (0 if most else 3)


@pytest.mark.rule("nsg-26.03 8.6.2a", "nisei-1.4 8.1a")
@BOTH
@WAYS
def test_x_of_a_card_that_is_played_by_another(rules: str, ignoring: str, discount: int, most: int) -> None:
    help_ = doing(Choose(In(GRIP) & Named("Fee")), PlayCard(CHOSEN, ignoring=ignoring))  # type: ignore[arg-type]
    patron = made("Patron", "resource", static(Modify("play cost", -discount, of=Named("Fee"))))
    t = table(FEE, help_, patron, rules=rules, runner=Seat(credits=3, hand=["Fee", "Help"], rig=["Patron"]))
    t.runner("play", "Help")
    if most:
        assert choices(t) == list(range(most + 1))
        t.runner("number", number=most)
    assert t.credits["runner"] == (2 * most + 1 if most else 4)


def test_no_ability_speaks_of_x_but_what_waits_for_the_card_to_be_installed() -> None:
    late = of_x("Late", "resource", when(about("trash"), Gain(X)))
    assert any("X" in problem for problem in problems(late))
