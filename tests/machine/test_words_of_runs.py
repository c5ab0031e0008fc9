"""Words of icebreakers and breaches alone and beside one another, on made-up cards."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import link, strength
from rulerunner.lang.abilities import Ability, Paid, Trigger
from rulerunner.lang.conditions import CanInterface, Happened, No
from rulerunner.lang.costs import Clicks, CountersFrom, Credits, CreditsFrom
from rulerunner.lang.face import Face
from rulerunner.lang.filters import Has, Hosting, Is, Same, StrengthIs
from rulerunner.lang.instructions import (
    AccessCard,
    AccessMore,
    Boost,
    Breach,
    BreakSubroutines,
    Choose,
    EndRun,
    Gain,
    GiveTags,
    Lasting,
    Place,
    Trace,
)
from rulerunner.lang.quantities import StrengthOf
from rulerunner.lang.refs import BOUND, CHOSEN, ENCOUNTERED, RND_SERVER, THIS
from rulerunner.lang.statics import Cannot, InterfaceOnly, LastsLonger, Modify, Player, SpendFrom
from rulerunner.lang.sugar import about, breaks, paid, play, static, sub, when
from rulerunner.lang.words import PROGRAM, VIRUS
from tests.support.faces import made, table
from tests.support.table import Table

WALL = made("Wall", "ice", sub(EndRun()), strength=2, subtypes=("barrier",))
FENCE = made("Fence", "ice", sub(EndRun()), strength=2, subtypes=("barrier",))
CORP = Seat(hand=["3x Hedge Fund"], deck=["5x Hedge Fund"])


def breaker(*abilities: Ability, strength: int = 2) -> Face:
    return made("Ram", "program", *abilities, strength=strength, subtypes=("icebreaker",), memory=1)


def at_the_wall(*faces: Face, rig: tuple[str, ...] = ("Ram",), credits: int = 5) -> Table:
    """A run on HQ in which Wall, then Fence, are encountered, and the Runner may act."""
    servers = {"HQ": At(ice=["Wall (rezzed)", "Fence (rezzed)"])}
    seat = Seat(credits=credits, rig=[*rig, "Datasucker (9 virus)"])
    t = table(WALL, FENCE, *faces, corp=CORP, runner=seat, servers=servers)
    t.run("HQ")
    while not t.can("use", "Datasucker") or t.game.state.encounter is None:
        t.passes()
    return t


@pytest.mark.rule("nsg-26.03 3.9.5g")
def test_an_icebreaker_for_certain_ice_interfaces_with_no_other() -> None:
    exact = breaker(static(InterfaceOnly(StrengthIs(StrengthOf(THIS)))), breaks(Credits(0)), strength=3)
    t = at_the_wall(exact)
    assert not t.can("use", "Ram")
    t = at_the_wall(breaker(static(InterfaceOnly(StrengthIs(StrengthOf(THIS)))), breaks(Credits(0))))
    assert t.can("use", "Ram")
    t.runner("use", "Datasucker")
    assert not t.can("use", "Ram"), "the ice is weaker now"


def test_ice_hosts_what_lies_on_it_and_nothing_else() -> None:
    picky = breaker(static(InterfaceOnly(Hosting(Is(PROGRAM)))), breaks(Credits(0)))
    assert not at_the_wall(picky).can("use", "Ram")


@pytest.mark.rule("nsg-26.03 3.9.5g")
def test_an_ability_may_ask_whether_its_icebreaker_can_interface() -> None:
    asking = paid(Credits(1), Gain(3), condition=CanInterface(Has("barrier")))
    assert at_the_wall(breaker(asking)).can("use", "Ram")
    assert not at_the_wall(breaker(asking, strength=1)).can("use", "Ram")
    other = paid(Credits(1), Gain(3), condition=CanInterface(Has("sentry")))
    assert not at_the_wall(breaker(other)).can("use", "Ram")


def test_subroutines_that_cannot_end_the_run_resolve_all_the_same() -> None:
    calm = breaker(
        paid(Credits(1), Lasting(Cannot("end the run", Same(BOUND)), "encounter", bind=ENCOUNTERED))
    )
    t = at_the_wall(calm)
    t.runner("use", "Ram")
    t.runner("pass")
    t.until(kind="action")
    assert [t.name(e.card) for e in t.events("subroutine resolves")] == ["Wall", "Fence"]
    assert len(t.events("end the run")) == 1, "Fence is another encounter"


@pytest.mark.rule("nsg-26.03 3.9.5c")
def test_strength_lasts_longer_where_a_card_says_so() -> None:
    grows = Paid((Credits(0),), (Boost(1),))
    for says, strong in (((), 2), ((static(LastsLonger("run")),), 3)):
        t = at_the_wall(breaker(breaks(Credits(0)), grows, *says))
        t.runner("use", "Ram", ability=1)
        t.runner("use", "Ram", ability=0)
        while t.game.state.encounter is None or t.name(t.game.state.encounter.ice) != "Fence":
            t.passes()
        assert strength(t.game.state, t.card("Ram")) == strong
        t.finish_run()
        assert strength(t.game.state, t.card("Ram")) == 2


@pytest.mark.rule("nsg-26.03 1.16.1")
def test_credits_from_certain_cards_are_not_paid_from_the_pool() -> None:
    purse = made("Purse", "resource", static(SpendFrom("any")), subtypes=("stealth",))
    bag = made("Bag", "resource", static(SpendFrom("any")))
    buys = breaker(paid(CreditsFrom(2, Has("stealth")), Gain(9)))
    t = at_the_wall(buys, purse, bag, rig=("Ram", "Purse (1 credit)", "Bag (5 credit)"))
    assert not t.can("use", "Ram")
    t = at_the_wall(buys, purse, bag, rig=("Ram", "Purse (3 credit)", "Bag (5 credit)"))
    t.runner("use", "Ram")
    assert (t.counters("Purse", "credit"), t.counters("Bag", "credit"), t.credits["runner"]) == (1, 5, 14)


def test_counters_are_spent_from_several_cards_at_once() -> None:
    eats = breaker(paid(CountersFrom(VIRUS, 2), Gain(4)), when(about("install"), Place(1, VIRUS)))
    t = at_the_wall(eats, rig=("Ram (1 virus)",))
    t.runner("use", "Ram")
    t.runner("card", "Ram")
    assert not t.can("card", "Ram"), "it has no second one"
    if t.can("card"):
        t.runner("card", "Datasucker")
    assert (t.counters("Ram", "virus"), t.counters("Datasucker", "virus"), t.credits["runner"]) == (0, 8, 9)


def test_a_breach_has_its_own_abilities_and_they_end_with_it() -> None:
    spy = made(
        "Spy",
        "resource",
        paid(Clicks(), Breach(RND_SERVER, linked=(when(Trigger("breach"), AccessMore(1)),))),
    )
    t = table(spy, corp=CORP, runner=Seat(rig=["Spy"]))
    t.runner("use", "Spy")
    t.until(kind="action")
    assert len(t.events("access")) == 2
    t.run("R&D")
    t.until(kind="action")
    assert len(t.events("access")) == 3
    assert not t.game.state.lingering


def test_an_access_has_its_own_abilities_about_the_card_accessed() -> None:
    look = made(
        "Look",
        "resource",
        paid(
            Clicks(),
            Choose(Is("agenda")),
            AccessCard(CHOSEN, linked=(static(Cannot("steal", Same(BOUND))),)),
        ),
    )
    t = table(look, corp=CORP, runner=Seat(rig=["Look"]), servers={"remote 1": At(root=["Hostile Takeover"])})
    t.runner("use", "Look")
    t.until(kind="action")
    assert (len(t.events("access")), t.zone("Hostile Takeover")) == (1, "table")
    t.run("remote 1")
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"


def test_once_an_encounter_is_once_for_each_ice() -> None:
    chips = breaker(Paid((Credits(0),), (BreakSubroutines(1, interface=True),), once="encounter"))
    two = made("Wall", "ice", sub(Gain(1)), sub(Gain(1)), strength=2, subtypes=("barrier",))
    servers = {"HQ": At(ice=["2x Wall (rezzed)"])}
    t = table(two, chips, corp=CORP, runner=Seat(rig=["Ram", "Datasucker (9 virus)"]), servers=servers)
    t.run("HQ")
    used = 0
    while t.decision.kind != "action":
        if t.can("use", "Ram"):
            t.runner("use", "Ram")
            t.runner("subroutine", number=0)
            used += 1
        else:
            t.passes()
    assert used == 2


def test_the_first_time_each_breach_counts_anew_in_each() -> None:
    glutton = made(
        "Glutton", "resource", when(Trigger("access", first="breach"), Gain(1)), static(Modify("points", 0))
    )
    hands = CORP._replace(hand=["5x Hedge Fund"])
    t = table(glutton, corp=hands, runner=Seat(credits=0, rig=["Glutton", "HQ Interface"]))
    for gained in (1, 2):
        t.run("HQ")
        t.until(kind="action")
        assert t.credits["runner"] == gained
    assert len(t.events("access")) == 4


def test_what_happened_in_this_breach_is_told_from_what_happened_before() -> None:
    saint = made(
        "Saint",
        "resource",
        when(Trigger("breach ends"), Gain(1), condition=No(Happened("trash accessed", within="breach"))),
    )
    t = table(
        saint,
        corp=CORP,
        runner=Seat(credits=9, rig=["Saint"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    t.until(kind="action")
    assert t.credits["runner"] == 5
    t.run("HQ")
    t.until(kind="action")
    assert t.credits["runner"] == 6


@pytest.mark.rule("nsg-26.03 3.9.5c")
def test_less_strength_lasts_no_longer_than_it_says() -> None:
    shrinks = Paid((Credits(0),), (Lasting(Modify("strength", -1), "encounter"),))
    t = at_the_wall(breaker(breaks(Credits(0)), shrinks, static(LastsLonger("run"))))
    t.runner("use", "Ram", ability=0)
    t.runner("use", "Ram", ability=1)
    assert strength(t.game.state, t.card("Ram")) == 1
    while t.game.state.encounter is None or t.name(t.game.state.encounter.ice) != "Fence":
        t.passes()
    assert strength(t.game.state, t.card("Ram")) == 2


@pytest.mark.parametrize("limit", [2, 3])
def test_what_lasts_for_a_trace_is_over_with_it(limit: int) -> None:
    cloak = made("Cloak", "resource", when(Trigger("trace"), Lasting(Player("link", 2), "trace")))
    probe = made("Probe", "operation", play(Trace(limit, (GiveTags(1),))))
    t = table(
        cloak,
        probe,
        turn="corp",
        corp=Seat(credits=0, hand=["Probe"]),
        runner=Seat(credits=0, rig=["Cloak"]),
    )
    t.corp("play", "Probe")
    t.until(kind="action")
    assert t.tags == (limit == 3), "there were 2 link for the trace"
    assert link(t.game.state) == 0
