"""No cost is paid with what allows what is paid for: the counters of the agenda that is scored, the strength
of the breaker that breaks, the counters that an ability asks for."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Paid
from rulerunner.lang.conditions import Matches
from rulerunner.lang.costs import Clicks, Cost, CountersFrom, Credits, HostedCounters, OneCost, TrashCards
from rulerunner.lang.face import Face
from rulerunner.lang.filters import ANY_CARD, INSTALLED, In, Is, Same, WithCounters
from rulerunner.lang.instructions import BreakSubroutines, Damage, Gain, Prevent
from rulerunner.lang.quantities import CardsIn, Count, CountersOn, Quantity, X
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import AdditionalCost, Modify
from rulerunner.lang.sugar import paid, play, static, sub
from rulerunner.lang.words import ADVANCEMENT, GRIP, NET, POWER, RESOURCE
from tests.support.faces import KEY, made, table
from tests.support.ice import BOTH, meet
from tests.support.table import Table

EVERY = (*BOTH, "classic-1996")


def prize(cost: Cost) -> Face:
    dear = static(AdditionalCost("score", (cost,), Same(THIS)))
    return made("Prize", "agenda", dear, points=1, requirement=3)


@pytest.mark.rule("nsg-26.03 1.16.1c")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("cost", [CountersFrom(ADVANCEMENT, 2, ANY_CARD), HostedCounters(ADVANCEMENT, 2)])
@pytest.mark.parametrize(("counters", "able"), [(4, False), (5, True)])
def test_an_agenda_keeps_the_counters_that_it_is_scored_with(
    counters: int, able: bool, cost: Cost, rules: str
) -> None:
    here = {"remote 1": At(root=[f"Prize ({counters} advancement)"])}
    t = table(prize(cost), rules=rules, turn="corp", at="5.6.2a", servers=here)
    assert t.can("score", "Prize") is able


@pytest.mark.rule("nsg-26.03 1.16.1c")
@pytest.mark.parametrize(("ice", "able"), [(1, False), (2, True)])
def test_of_counters_on_several_cards_those_are_spent_that_are_not_needed(ice: int, able: bool) -> None:
    here = {"remote 1": At(ice=[f"Ice Wall ({ice} advancement)"], root=["Prize (4 advancement)"])}
    t = table(prize(CountersFrom(ADVANCEMENT, 3, ANY_CARD)), turn="corp", at="5.6.2a", servers=here)
    assert t.can("score", "Prize") is able
    if not able:
        return
    t.corp("score", "Prize")
    taken = []
    while t.decision.kind == "choose card":
        taken.append([t.name(option.card) for option in t.decision.options])
        t.corp("card", taken[-1][-1])
    assert t.zone("Prize") == "corp score"
    assert t.counters("Ice Wall", "advancement") == 0
    assert all("Ice Wall" in names for names in taken[1:])


BARRIER = made("Wall", "ice", sub(Gain(1)), sub(Gain(1)), subtypes=("barrier",), strength=2)


def breaker(cost: Cost, strength: Quantity) -> Face:
    return made(
        "Worm",
        "program",
        paid(cost, BreakSubroutines(1, interface=True)),
        static(Modify("strength", strength, of=Same(THIS))),
        subtypes=("icebreaker",),
        strength=0,
    )


def meets(face: Face, rules: str, *rig: str, hand: tuple[str, ...] = ()) -> Table:
    servers = {"HQ": At(ice=["Wall (rezzed)"])}
    runner = Seat(credits=5, rig=rig, hand=hand)
    t = table(face, BARRIER, rules=rules, runner=runner, servers=servers)
    t.run("HQ")
    return meet(t, "Wall")


@pytest.mark.rule("nsg-26.03 1.16.1c", "nsg-26.03 3.9.5g")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("counters", "times"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_a_breaker_does_not_spend_the_counters_that_make_it_strong_enough(
    counters: int, times: int, rules: str
) -> None:
    worm = breaker(HostedCounters(POWER), CountersOn(THIS, POWER))
    t = meets(worm, rules, f"Worm ({counters} power)", "Corroder")
    for number in range(times):
        t.runner("use", "Worm")
        if t.can("subroutine"):
            t.runner("subroutine", number=number)
    assert not t.can("use", "Worm")
    assert t.counters("Worm", "power") == counters - times


@pytest.mark.rule("nsg-26.03 1.16.1c", "nsg-26.03 3.9.5g")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("resources", "able"), [(2, False), (3, True)])
def test_cards_that_make_a_breaker_strong_enough_are_not_trashed_to_break(
    resources: int, able: bool, rules: str
) -> None:
    worm = breaker(TrashCards(Is(RESOURCE) & INSTALLED), Count(Is(RESOURCE) & INSTALLED))
    t = meets(worm, rules, "Worm", "Corroder", *["Fan Site"] * resources)
    assert t.can("use", "Worm") is able


@pytest.mark.rule("nsg-26.03 1.16.1c", "nsg-26.03 3.9.5g")
@pytest.mark.parametrize(("cards", "able"), [(2, False), (3, True)])
def test_nor_is_the_hand_that_does(cards: int, able: bool) -> None:
    worm = breaker(TrashCards(In(GRIP)), CardsIn(GRIP))
    t = meets(worm, "nsg-26.03", "Worm", "Corroder", hand=("Diesel",) * cards)
    assert t.can("use", "Worm") is able


@pytest.mark.card("Yusuf", "Parasite")
@pytest.mark.rule("nsg-26.03 1.16.1c", "nsg-26.03 3.9.5g")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("own", "able"), [(0, False), (1, True)])
def test_yusuf_does_not_break_with_the_virus_that_weakens_the_ice(own: int, able: bool, rules: str) -> None:
    """Yusuf is of strength 3, and the ice of 7; Parasite makes up for the rest."""
    yusuf = f"Yusuf ({own} virus)" if own else "Yusuf"
    t = Table(
        position(
            rules=rules,
            runner=Seat(credits=5, rig=[yusuf, "Corroder", "Parasite (on Hadrian's Wall, 4 virus)"]),
            servers={"HQ": At(ice=["Hadrian's Wall (rezzed)"])},
        )
    )
    t.run("HQ")
    meet(t, "Hadrian's Wall")
    assert t.can("use", "Yusuf", ability=1) is able
    assert t.can("use", "Yusuf", ability=2), "but it may be made stronger with it"
    if able:
        t.runner("use", "Yusuf", ability=1)
        assert not t.can("card", "Parasite")


@pytest.mark.rule("nsg-26.03 1.16.1c")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("counters", "able"), [(2, False), (3, True)])
def test_an_ability_keeps_the_counters_that_it_asks_for(counters: int, able: bool, rules: str) -> None:
    tank = made(
        "Tank",
        "resource",
        paid((Clicks(), HostedCounters(POWER)), Gain(1), condition=Matches(THIS, WithCounters(POWER, 2))),
    )
    t = table(tank, rules=rules, runner=Seat(rig=[f"Tank ({counters} power)"]))
    assert t.can("use", "Tank") is able


@pytest.mark.rule("nsg-26.03 1.16.1c")
def test_credits_undo_no_strength() -> None:
    t = meets(breaker(Credits(5), CardsIn(GRIP)), "nsg-26.03", "Worm", "Corroder", hand=("Diesel",) * 2)
    assert t.can("use", "Worm")


@pytest.mark.rule("nsg-26.03 1.16.1c", "nsg-26.03 3.9.5g")
@pytest.mark.parametrize(("credits", "able"), [(0, False), (5, True)])
def test_of_two_costs_the_one_is_paid_that_undoes_nothing(credits: int, able: bool) -> None:
    either = OneCost(((HostedCounters(POWER),), (Credits(2),)))
    worm = breaker(either, CountersOn(THIS, POWER))
    servers = {"HQ": At(ice=["Wall (rezzed)"])}
    runner = Seat(credits=credits, rig=["Worm (2 power)", "Key"])
    t = table(worm, BARRIER, KEY, runner=runner, servers=servers)
    t.run("HQ")
    meet(t, "Wall")
    assert t.can("use", "Worm") is able
    if able:
        t.runner("use", "Worm")
        assert not t.can("effect", number=0)
        assert t.credits["runner"] == 3


@pytest.mark.rule("nsg-26.03 1.16.1c")
@pytest.mark.parametrize(("counters", "able"), [(2, False), (3, True)])
def test_an_interrupt_keeps_the_counters_that_it_asks_for(counters: int, able: bool) -> None:
    shield = made(
        "Shield",
        "resource",
        Paid(
            (HostedCounters(POWER),),
            (Prevent(1),),
            interrupt="damage",
            condition=Matches(THIS, WithCounters(POWER, 2)),
        ),
    )
    hurt = made("Hurt", "event", play(Damage(NET, 2)))
    runner = Seat(credits=5, hand=["Hurt", "3x Diesel"], rig=[f"Shield ({counters} power)"])
    t = table(shield, hurt, runner=runner)
    t.runner("play", "Hurt")
    assert t.can("use", "Shield") is able


@pytest.mark.rule("nsg-26.03 1.16.1c", "nsg-26.03 1.16.2c")
def test_x_is_no_more_than_undoes_nothing() -> None:
    tank = made(
        "Tank",
        "resource",
        paid((Clicks(), HostedCounters(POWER, X)), Gain(X), condition=Matches(THIS, WithCounters(POWER, 2))),
    )
    t = table(tank, runner=Seat(rig=["Tank (5 power)"]))
    t.runner("use", "Tank")
    assert [option.number for option in t.decision.options] == [0, 1, 2, 3]
