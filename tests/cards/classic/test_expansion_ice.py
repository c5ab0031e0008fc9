"""Proteus: ice. What its subroutines do, and what comes of rezzing and of passing it."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import HAND, break_all_but, damage, facing
from tests.support.table import Table

BREAKER = Seat(credits=99, hand=HAND, rig=["Krash", "Newsgroup Filter", "MRAM Chip"])

PLAIN = {
    "Brain Wash": (3, ("core",)),
    "Colonel Failure": (17, ("program", "program", "program", "end", "end")),
    "Toughonium™ Wall": (13, ("end", "end", "end", "end")),
    "Datacomb": (4, ("end",)),
    "Death Yo-Yo": (7, ("core", "end")),
    "Marionette": (3, ("program", "end")),
    "Scaffolding": (2, ("end",)),
    "Tumblers": (5, ("end",)),
    "Twisty Passages": (3, ("end",)),
}
"""The cost to rez, and what the subroutines do, in their order."""


def effects(t: Table) -> list[str]:
    """What the subroutines have done so far."""
    done = [change.sort for change in t.events("damage")]
    done += [
        "program" for change in t.events("trash") if t.game.state.cards[change.card].face.type == "program"
    ]
    return done + ["end" for _ in t.events("end the run")]


def declines(t: Table) -> None:
    """The Corp trashes the filter where it must trash something; nothing else is done."""
    if t.game.decision is not None and t.decision.side == "corp" and t.can("card", "Newsgroup Filter"):
        t.corp("card", "Newsgroup Filter")


@pytest.mark.card(*PLAIN)
@pytest.mark.parametrize("ice", PLAIN)
class TestPlainSubroutines:
    """Ice that hurts, trashes, ends the run."""

    def test_it_is_rezzed_for_its_cost(self, ice: str) -> None:
        cost, _ = PLAIN[ice]
        for bits, able in ((cost, True), (cost - 1, False)):
            t = classic(corp=Seat(credits=bits, hand=["Keeper"]), servers={"HQ": At(ice=[ice])})
            t.run("HQ")
            assert (t.game.decision is not None and t.can("rez", ice)) == able

    def test_each_subroutine_left_unbroken_takes_effect_alone(self, ice: str) -> None:
        _, subs = PLAIN[ice]
        for number, does in enumerate(subs):
            t = facing(ice, runner=BREAKER)
            break_all_but(t, number)
            declines(t)
            t.finish_run()
            assert effects(t) == [does]
            assert t.happened("access") == (does != "end")

    def test_fully_broken_it_does_nothing(self, ice: str) -> None:
        t = facing(ice, runner=BREAKER)
        break_all_but(t, -1)
        t.finish_run()
        assert effects(t) == []
        assert len(t.events("subroutine broken")) == len(PLAIN[ice][1])


PAYING = {"Chihuahua": 2, "Misleading Access Menus": 3, "Snowbank": 3, "Washed-Up Solo Construct": 3}
"""Ice that costs nothing to rez, and the bits its rezzing brings."""


@pytest.mark.card(*PAYING)
@pytest.mark.parametrize("ice", PAYING)
def test_rezzing_it_brings_bits_once(ice: str) -> None:
    t = classic(corp=Seat(credits=0, hand=["Keeper"]), servers={"HQ": At(ice=[ice])})
    t.run("HQ")
    t.corp("rez", ice)
    t.finish_run()
    assert [change.amount for change in t.events("gain credits", side="corp")] == [PAYING[ice]]


@pytest.mark.card("Misleading Access Menus", "Snowbank")
@pytest.mark.parametrize("ice", ["Misleading Access Menus", "Snowbank"])
def test_it_ends_the_run_unless_the_runner_pays_a_bit(ice: str) -> None:
    for bits, pays in ((1, True), (1, False), (0, False)):
        t = facing(ice, runner=Seat(credits=bits))
        if bits:
            t.runner("yes" if pays else "no")
        t.finish_run()
        assert t.happened("end the run") != pays
        assert t.credits["runner"] == bits - pays


@pytest.mark.card("Washed-Up Solo Construct")
def test_the_solo_construct_trashes_a_program_unless_the_runner_pays_a_bit() -> None:
    for pays in (True, False):
        t = facing("Washed-Up Solo Construct", runner=Seat(credits=1, rig=["Newsgroup Filter"]))
        t.runner("yes" if pays else "no")
        t.finish_run()
        assert t.zone("Newsgroup Filter") == ("table" if pays else "heap")
        assert t.happened("access"), "it does not end the run"


@pytest.mark.card("Chihuahua")
def test_chihuahua_does_one_net_damage_if_its_trace_succeeds() -> None:
    for bid, points in ((1, [1]), (0, [1])):
        t = facing("Chihuahua", corp=Seat(credits=5, hand=["Keeper"]), runner=Seat(credits=0, hand=HAND))
        assert [option.number for option in t.find("number")] == [0, 1], "a trace of one at most"
        t.corp("number", number=bid)
        t.finish_run()
        assert damage(t, "net") == points, "a trace succeeds on equal terms"


HELD = ("Datacomb", "Marionette", "Twisty Passages")
TAKEN = ("Death Yo-Yo", "Scaffolding", "Tumblers")


@pytest.mark.card(*HELD)
@pytest.mark.parametrize("ice", HELD)
def test_passed_it_stays_for_a_bit_or_goes_back_to_hq(ice: str) -> None:
    for answer, zone, left in (("yes", "table", 4), ("no", "HQ", 5)):
        t = facing(ice, corp=Seat(credits=5, hand=["Keeper"]), runner=BREAKER)
        break_all_but(t, -1)
        assert t.zone(ice) == "table", "not before it is passed"
        while not t.can(answer) or t.decision.side != "corp":
            t.passes()
        t.corp(answer)
        assert (t.zone(ice), t.credits["corp"]) == (zone, left)
        t.finish_run()
        assert t.happened("access")
    t = facing(ice, corp=Seat(credits=0, hand=["Keeper"]), runner=BREAKER)
    break_all_but(t, -1)
    t.finish_run()
    assert t.zone(ice) == "HQ", "without a bit it cannot stay"


@pytest.mark.card(*TAKEN)
@pytest.mark.parametrize("ice", TAKEN)
def test_passed_it_may_be_taken_back_for_a_bit(ice: str) -> None:
    for answer, zone, left in (("yes", "HQ", 6), ("no", "table", 5)):
        t = facing(ice, corp=Seat(credits=5, hand=["Keeper"]), runner=BREAKER)
        break_all_but(t, -1)
        while not t.can(answer) or t.decision.side != "corp":
            t.passes()
        t.corp(answer)
        assert (t.zone(ice), t.credits["corp"]) == (zone, left)


@pytest.mark.card(*HELD, *TAKEN)
@pytest.mark.parametrize("ice", HELD + TAKEN)
def test_unrezzed_ice_that_is_passed_does_nothing(ice: str) -> None:
    t = classic(corp=Seat(credits=0, hand=["Keeper"]), runner=Seat(credits=5), servers={"HQ": At(ice=[ice])})
    t.run("HQ")
    t.finish_run()
    assert (t.zone(ice), t.credits["corp"]) == ("table", 0)
