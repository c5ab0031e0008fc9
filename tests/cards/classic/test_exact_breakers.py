"""Icebreakers of 1996 to the last number: how many they break, how strong they get and for how long."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.face import Face
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import sub
from tests.support.classic import breaking, classic, rolled, strength_of
from tests.support.classic_corp import HAND
from tests.support.classic_runner import CORP, offered
from tests.support.faces import made
from tests.support.table import Table


def sixfold(kind: str, strength: int = 0) -> Face:
    """Ice with six subroutines that hurt nobody."""
    bits = [sub(Gain(1))] * 6
    return made("Sixfold", "ice", *bits, subtypes=(kind,), strength=strength, family="classic")


def facing(kind: str, breaker: str, bits: int = 20, *rig: str, strength: int = 0, inner: str = "") -> Table:
    """A run on HQ into ice of six subroutines, of a kind and strength, with an icebreaker and some bits."""
    ice = ["Sixfold (rezzed)", *([f"{inner} (rezzed)"] if inner else [])]
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=bits, rig=[breaker, *rig], hand=HAND),
        servers={"HQ": At(ice=ice)},
        faces=[sixfold(kind, strength)],
    )
    t.run("HQ")
    return t


def broken(t: Table) -> int:
    return len(t.events("subroutine broken"))


def break_many(t: Table, by: str) -> None:
    """Use an icebreaker that is strong enough once, on as many subroutines as it takes."""
    breaking(t, by=by, subroutine=0)
    while t.can("subroutine") and t.decision.rule != "8":
        t.runner("subroutine", number=t.find("subroutine")[0].number)


AT_ONCE = {
    "Big Frackin' Gun": ("sentry", 6, 5),
    "Bulldozer": ("wall", 1, 1),
    "Dropp": ("code gate", 0, 1),
    "Fubar": ("wall", 1, 1),
    "Hammer": ("wall", 1, 1),
    "Jackhammer": ("wall", 0, 1),
    "Japanese Water Torture": ("wall", 0, 1),
    "Morphing Tool": ("wall", 2, 1),
    "Pile Driver": ("wall", 3, 4),
    "Ramming Piston": ("wall", 2, 1),
    "Wrecking Ball": ("wall", 0, 1),
}
"""The kind of ice, the bits, and how many subroutines that breaks of many."""
NOTES = {"Fubar": " (1 choice, 1 wall)", "Morphing Tool": " (1 wall)"}


@pytest.mark.card(*AT_ONCE)
@pytest.mark.parametrize("breaker", AT_ONCE)
def test_it_breaks_so_many_subroutines_at_once_and_no_more(breaker: str) -> None:
    kind, bits, most = AT_ONCE[breaker]
    t = facing(kind, f"{breaker}{NOTES.get(breaker, '')}", bits, strength=0)
    break_many(t, breaker)
    assert (broken(t), t.credits["runner"]) == (most, 0)


@pytest.mark.card("Fubar", "Morphing Tool")
@pytest.mark.parametrize(("kind", "mark"), [("code gate", "gate"), ("sentry", "sentry"), ("wall", "wall")])
def test_of_each_kind_that_was_chosen_one_subroutine_is_broken(kind: str, mark: str) -> None:
    for breaker, bits in (("Fubar", 1), ("Morphing Tool", 2)):
        noted = f"1 choice, 1 {mark}" if breaker == "Fubar" else f"1 {mark}"
        t = facing(kind, f"{breaker} ({noted})", bits)
        break_many(t, breaker)
        assert (broken(t), t.credits["runner"]) == (1, 0)


@pytest.mark.card("Snowball")
def test_what_is_paid_for_snowball_is_for_one_encounter() -> None:
    t = facing("sentry", "Snowball", 3, strength=2)
    t.runner("yes")
    t.runner("subroutine", number=0)
    for times in (1, 2):
        t.runner("use", "Snowball")
        assert strength_of(t, "Snowball") == times
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Snowball")
    t.until(side="runner", rule="13?")
    assert strength_of(t, "Snowball") == 1, "it has grown by what it broke"


# --- strength ---------------------------------------------------------------------------------------------

STRONGER = {
    "Big Frackin' Gun": ("sentry", 7, 6, 1, 1),
    "Boring Bit": ("wall", 5, 2, 1, 1),
    "Bulldozer": ("wall", 4, 1, 2, 1),
    "Corrosion": ("wall", 0, 0, 1, 1),
    "Dropp": ("code gate", 4, 0, 1, 1),
    "Early Worm": ("wall", 2, 1, 2, 3),
    "Hammer": ("wall", 2, 1, 1, 1),
    "Jackhammer": ("wall", 0, 0, 1, 1),
    "Matador": ("sentry", 0, 1, 3, 5),
    "Pile Driver": ("wall", 7, 3, 1, 1),
    "Ramming Piston": ("wall", 5, 2, 1, 1),
    "Rent-I-Con": ("wall", 2, 1, 1, 1),
    "Skeleton Passkeys": ("code gate", 1, 0, 3, 4),
    "Wrecking Ball": ("wall", 2, 0, 2, 1),
}
"""The kind of ice, the strength, the bits to break; the bits for more strength, and how much of it."""


@pytest.mark.card(*STRONGER)
@pytest.mark.parametrize("breaker", STRONGER)
def test_each_payment_adds_so_much_strength_for_the_encounter(breaker: str) -> None:
    kind, strength, to_break, boost, by = STRONGER[breaker]
    t = facing(kind, breaker, 2 * boost + to_break, strength=strength + 2 * by)
    assert strength_of(t, breaker) == strength
    t.runner("yes")
    t.runner("subroutine", number=0)
    for times in (1, 2):
        t.runner("use", breaker)
        assert strength_of(t, breaker) == strength + times * by
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", breaker)
    while t.in_run() and t.game.state.encounter is not None:
        t.passes()
    assert strength_of(t, breaker) == strength, "the encounter is over"
    assert t.credits["runner"] == 0


@pytest.mark.card("Japanese Water Torture")
def test_what_japanese_water_torture_forgoes_is_for_one_encounter() -> None:
    t = facing("wall", "Japanese Water Torture", 3, strength=5)
    t.runner("yes")
    t.runner("subroutine", number=0)
    t.runner("use", "Japanese Water Torture")
    t.runner("number", number=3)
    assert strength_of(t, "Japanese Water Torture") == 5
    t.until(side="runner", rule="13?")
    assert strength_of(t, "Japanese Water Torture") == 2


# --- noise ------------------------------------------------------------------------------------------------

NOISE = {
    "Bulldozer": 2,
    "Fubar": 1,
    "Hammer": 2,
    "Jackhammer": 1,
    "Pile Driver": 3,
    "Ramming Piston": 2,
    "Wrecking Ball": 1,
}
"""The bits that stealth cards lose."""
STEALTHY = {"Cloak": 3, "Invisibility": 1, "Vewy Vewy Quiet": 2}


@pytest.mark.card(*NOISE)
@pytest.mark.parametrize("breaker", NOISE)
def test_the_runner_names_a_stealth_card_with_bits_for_each_bit_lost(breaker: str) -> None:
    rig = [*STEALTHY, "Sunburst Cranial Interface (0 credit)", "Streetware Distributor (2 credit)"]
    t = facing("wall", f"{breaker}{NOTES.get(breaker, '')}", 20, *rig)
    break_many(t, breaker)
    for card in ("Invisibility", "Cloak", "Cloak")[: NOISE[breaker]]:
        assert t.decision.side == "runner"
        assert offered(t) == [name for name in STEALTHY if t.counters(name, "credit")]
        before = t.counters(card, "credit")
        t.runner("card", card)
        assert t.counters(card, "credit") == before - 1
    assert not t.can("card"), "no more than that"
    left = sum(t.counters(name, "credit") for name in STEALTHY)
    assert (left, t.counters("Streetware Distributor", "credit")) == (6 - NOISE[breaker], 2)


@pytest.mark.card("MS-todon")
@pytest.mark.parametrize("quiet", ["Cloak", "Invisibility"])
def test_ms_todon_leaves_not_one_bit_on_stealth_cards_and_all_on_others(quiet: str) -> None:
    t = facing("sentry", "MS-todon", 20, quiet, "Streetware Distributor (2 credit)")
    breaking(t, by="MS-todon", subroutine=0)
    assert (t.counters(quiet, "credit"), t.counters("Streetware Distributor", "credit"), t.tags) == (0, 2, 1)


@pytest.mark.card("Bulldozer")
def test_bulldozer_rolls_over_one_subroutine_of_many() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=1, rig=["Bulldozer"], hand=HAND),
        servers={"HQ": At(ice=["Data Wall (rezzed)", "Sixfold (rezzed)"])},
        faces=[sixfold("sentry", 9)],
    )
    t.run("HQ")
    breaking(t, by="Bulldozer")
    t.until(side="runner", option="subroutine")
    t.runner("subroutine", number=3)
    assert not t.can("subroutine"), "one alone"
    t.finish_run()
    places = [change.place for change in t.events("subroutine broken") if t.name(change.card) == "Sixfold"]
    assert places == [3]


# --- which encounter it was -------------------------------------------------------------------------------


@pytest.mark.card("Bartmoss Memorial Icebreaker")
def test_bartmoss_holds_on_a_two_and_the_runner_trashes_it_on_a_one() -> None:
    def passing(seed: int) -> Table:
        t = classic(
            corp=CORP,
            runner=Seat(credits=9, rig=["Bartmoss Memorial Icebreaker"]),
            servers={"HQ": At(ice=["Filter (rezzed)"])},
            seed=seed,
        )
        t.run("HQ")
        breaking(t, by="Bartmoss Memorial Icebreaker")
        t.finish_run()
        return t

    assert rolled(passing, 2, 2).zone("Bartmoss Memorial Icebreaker") == "table"
    assert [change.side for change in rolled(passing, 1, 1).events("trash")] == ["runner"]


TOO_WEAK = {
    "Big Frackin' Gun": ("sentry", "", 6, 7),
    "Morphing Tool 1": ("code gate", " (1 gate)", 2, 4),
    "Morphing Tool 2": ("sentry", " (1 sentry)", 2, 4),
    "Morphing Tool 3": ("wall", " (1 wall)", 2, 4),
}
"""The kind of ice, what is noted on the icebreaker, the bits it takes to break, and its strength."""


@pytest.mark.card("Big Frackin' Gun", "Morphing Tool")
@pytest.mark.parametrize("case", TOO_WEAK)
@pytest.mark.parametrize("more", [0, 1])
def test_ice_that_is_stronger_is_not_broken_without_paying_for_strength(case: str, more: int) -> None:
    kind, note, bits, strong = TOO_WEAK[case]
    t = facing(kind, f"{case.rstrip(' 123')}{note}", bits, strength=strong + more)
    assert (t.game.state.encounter is not None and t.can("yes")) == (more == 0)
