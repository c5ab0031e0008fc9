"""Ice that is encountered while it is installed and unrezzed: there is an encounter, but its abilities are
inactive."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    Derez,
    EncounterIce,
    Gain,
    ResolveSubroutine,
    RezCard,
)
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import about, paid, play, sub, when
from rulerunner.lang.words import ICE
from tests.support.corp import damage
from tests.support.faces import KEY, made, table
from tests.support.ice import BOTH
from tests.support.table import Table

MEET = made("Meet", "resource", paid(Clicks(), Choose(Is(ICE)), EncounterIce(CHOSEN)))
LENS = made("Lens", "resource", paid(Clicks(), Choose(Is(ICE)), AccessCard(CHOSEN)))
TAX = made("Tax", "ice", when(about("encounter"), Gain(10)), sub(Gain(1)), sub(Gain(1)))
WAKE = made("Wake", "asset", paid(Credits(0), Choose(Is(ICE)), RezCard(CHOSEN)))
BIN = made("Bin", "resource", paid(TrashThis(), Gain(1)))
SLEEP = made("Sleep", "upgrade", paid(Credits(0), Choose(Is(ICE)), Derez(CHOSEN)))
EVERY = (*BOTH, "classic-1996")


def meets(ice: str, rules: str, rig: tuple[str, ...] = ("Meet",), root: tuple[str, ...] = ()) -> Table:
    """The Runner has a card that forces an encounter, and the ice protects a remote server."""
    corp = Seat(credits=0, hand=["Hedge Fund" if rules in BOTH else "Accounts Receivable"])
    servers = {"remote 1": At(ice=[ice], root=root)}
    runner = Seat(credits=0, rig=rig, hand=["4x Diesel" if rules in BOTH else "4x Livewire's Contacts"])
    return table(
        MEET, LENS, TAX, KEY, WAKE, BIN, SLEEP, rules=rules, corp=corp, runner=runner, servers=servers
    )


def ends(t: Table) -> None:
    while not t.events("encounter ends"):
        t.passes()


@pytest.mark.rule("nisei-1.4 9.1.7", "nsg-26.03 9.1.7", "nsg-26.03 6.5.9a")
@pytest.mark.parametrize("rules", EVERY)
@pytest.mark.parametrize(("ice", "gained"), [("Tax", 0), ("Tax (rezzed)", 12)])
def test_a_forced_encounter_with_unrezzed_ice_resolves_none_of_its_abilities(
    ice: str, gained: int, rules: str
) -> None:
    t = meets(ice, rules)
    t.runner("use", "Meet")
    ends(t)
    assert t.happened("encounter", "Tax")
    assert len(t.events("subroutine resolves")) == (2 if gained else 0)
    assert t.credits["corp"] == gained


@pytest.mark.card("Chrysalis")
@pytest.mark.rule("nisei-1.4 9.1.7", "nisei-1.4 9.1.8a", "nsg-26.03 9.1.8a", "nsg-26.03 9.1.8h")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "hurt"), [("Chrysalis", 0), ("Chrysalis (rezzed)", 2)])
def test_ice_accessed_where_it_is_installed_is_met_but_has_to_be_rezzed(
    ice: str, hurt: int, rules: str
) -> None:
    t = meets(ice, rules, rig=("Lens",))
    t.runner("use", "Lens")
    ends(t)
    assert t.happened("encounter", "Chrysalis")
    assert damage(t, "net") == hurt


@pytest.mark.rule("nsg-26.03 9.8.4a", "nsg-26.03 9.8.6", "nsg-26.03 6.5.7a", "nsg-26.03 6.5.7c")
def test_what_cannot_resolve_is_there_and_can_be_broken() -> None:
    t = meets("Tax", "nsg-26.03", rig=("Meet", "Key"))
    t.runner("use", "Meet")
    t.until(side="runner", rule="6.9.3b")
    assert not t.events("fully break")
    t.runner("use", "Key")
    t.runner("subroutine", number=1)
    ends(t)
    assert [e.place for e in t.events("subroutine broken")] == [1]
    assert not t.events("subroutine resolves")


@pytest.mark.rule("nisei-1.4 9.1.7", "nsg-26.03 9.1.7")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_that_is_rezzed_in_the_encounter_resolves_its_subroutines(rules: str) -> None:
    t = meets("Tax", rules, root=("Wake (rezzed)",))
    t.runner("use", "Meet")
    t.until(side="corp", rule="6.9.3b", option="use")
    t.corp("use", "Wake")
    ends(t)
    assert t.credits["corp"] == 2, "its own ability had its condition met too early"


@pytest.mark.rule("nsg-26.03 6.2.7c", "nsg-26.03 6.5.9a")
@pytest.mark.parametrize("rules", BOTH)
def test_an_encounter_with_unrezzed_ice_lasts_until_the_ice_is_gone(rules: str) -> None:
    """Other cards may move, and it goes on; ice that is rezzed and derezzed in it ends it."""
    t = meets("Tax", rules, rig=("Meet", "Key", "Bin"), root=("Wake (rezzed)",))
    t.runner("use", "Meet")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Bin")
    t.until(side="corp", option="use")
    t.corp("use", "Wake")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Key")
    t.runner("subroutine", number=0)
    ends(t)
    assert [e.place for e in t.events("subroutine resolves")] == [1]
    t = meets("Tax", rules, rig=("Meet", "Key"), root=("Wake (rezzed)", "Sleep (rezzed)"))
    t.runner("use", "Meet")
    t.until(side="corp", rule="6.9.3b", option="use")
    t.corp("use", "Wake")
    assert not t.events("encounter ends")
    t.until(side="corp", option="use")
    t.corp("use", "Sleep")
    ends(t)
    assert not t.events("subroutine resolves")


@pytest.mark.card("ZATO City Grid")
@pytest.mark.rule("nsg-26.03 9.1.3b", "nisei-1.4 9.1.7", "nsg-26.03 9.1.7")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "asked"), [("Tax", False), ("Tax (rezzed)", True)])
def test_what_unrezzed_ice_gains_is_as_inactive_as_the_ice(ice: str, asked: bool, rules: str) -> None:
    t = meets(ice, rules, root=("ZATO City Grid (rezzed)",))
    t.runner("use", "Meet")
    seen = False
    while not t.events("encounter ends"):
        seen = seen or t.can("subroutine")
        t.passes() if not t.can("subroutine") else t.corp("subroutine", number=0)
    assert seen == asked


@pytest.mark.rule("nisei-1.4 9.1.7", "nsg-26.03 9.1.7")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "gained"), [("Tax", 0), ("Tax (rezzed)", 1)])
def test_no_effect_resolves_a_subroutine_of_unrezzed_ice(ice: str, gained: int, rules: str) -> None:
    loosed = made("Loosed", "operation", play(Choose(Is(ICE)), ResolveSubroutine(CHOSEN)))
    t = table(
        TAX,
        loosed,
        rules=rules,
        turn="corp",
        corp=Seat(credits=0, clicks=2, hand=["Loosed"], deck=["9x Enigma"]),
        servers={"HQ": At(ice=[ice])},
    )
    t.corp("play", "Loosed")
    if gained:
        t.corp("subroutine", number=0)
    assert t.decision.kind == "action"
    assert t.credits["corp"] == gained
