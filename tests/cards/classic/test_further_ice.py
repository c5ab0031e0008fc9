"""Ice that is stronger, longer or gone by what happens in the run."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.subroutines import subroutines
from tests.support.classic import classic, rolled, strength_of
from tests.support.classic_corp import DECK, HAND, break_all_but, damage, facing
from tests.support.classic_runner import to_action
from tests.support.table import Table

BREAKER = Seat(credits=99, hand=HAND, rig=["Krash"])


def meet(t: Table, ice: str) -> None:
    """Go on, breaking nothing, to the encounter with a piece of ice that the Runner could break."""
    while t.game.state.encounter is None or t.name(t.game.state.encounter.ice) != ice:
        t.passes()


def strength_when_met(*ice: str, broken: bool) -> int:
    """The strength of the second piece of ice as it is met, the first broken or not."""
    t = facing(*ice, runner=BREAKER)
    if broken:
        break_all_but(t, -1)
    else:
        t.runner("no")
    meet(t, ice[1])
    return strength_of(t, ice[1])


@pytest.mark.card("Canis Major", "Canis Minor")
@pytest.mark.parametrize(("dog", "more"), [("Canis Major", 2), ("Canis Minor", 1)])
def test_a_watchdog_rouses_all_further_ice_while_it_is_encountered(dog: str, more: int) -> None:
    calm = strength_when_met(dog, "Filter", broken=True)
    assert strength_when_met(dog, "Filter", broken=False) == calm + more
    t = facing(dog, "Filter", "Mazer", runner=BREAKER)
    t.runner("no")
    meet(t, "Filter")
    assert strength_of(t, "Mazer") == 5, "not before it is met"
    break_all_but(t, -1)
    meet(t, "Mazer")
    assert strength_of(t, "Mazer") == 5 + more, "all of it"
    t.finish_run()
    assert strength_of(t, "Filter") == calm


@pytest.mark.card("Coyote")
@pytest.mark.parametrize(("pays", "more"), [(True, 0), (False, 1)])
def test_coyote_is_bought_off_for_two_bits_as_it_is_passed(pays: bool, more: int) -> None:
    t = classic(
        corp=Seat(credits=0, deck=DECK),
        runner=BREAKER,
        servers={"HQ": At(ice=["Coyote", "Filter (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Coyote")
    assert t.credits["corp"] == 3
    t.runner("no")
    t.runner("yes" if pays else "no")
    assert t.credits["runner"] == (97 if pays else 99)
    meet(t, "Filter")
    assert strength_of(t, "Filter") == more


@pytest.mark.card("Fatal Attractor")
@pytest.mark.parametrize(("breaks", "hurt"), [(True, []), (False, [3])])
def test_fatal_attractor_hurts_who_does_not_break_all_of_the_next_ice(breaks: bool, hurt: list[int]) -> None:
    t = facing("Fatal Attractor", "Canis Minor", "Canis Major", runner=BREAKER)
    t.runner("no")
    meet(t, "Canis Minor")
    assert damage(t, "net") == []
    if breaks:
        break_all_but(t, -1)
    else:
        t.runner("no")
    t.finish_run()
    assert damage(t, "net") == hurt, "of the next ice alone"


@pytest.mark.card("Too Many Doors")
@pytest.mark.parametrize(
    ("corp", "runner", "ends"), [(0, 0, False), (1, 1, False), (2, 1, True), (0, 2, True)]
)
def test_too_many_doors_end_the_run_unless_both_spend_alike(corp: int, runner: int, ends: bool) -> None:
    t = facing("Too Many Doors", corp=Seat(credits=5, hand=["Keeper"]), runner=Seat(credits=5, hand=HAND))
    while t.can("number"):
        numbers = [option.number for option in t.find("number")]
        assert numbers == [0, 1, 2]
        side = t.decision.side
        t.choose(t.find("number", number=corp if side == "corp" else runner)[0])
    assert t.credits == {"corp": 5 - corp, "runner": 5 - runner}
    assert t.happened("end the run") == ends


@pytest.mark.card("Tutor")
def test_tutor_teaches_all_ice_met_from_then_on_to_end_the_run() -> None:
    t = facing("Tutor", "Canis Minor", runner=BREAKER)
    t.runner("no")
    assert not t.happened("end the run"), "not itself"
    meet(t, "Canis Minor")
    ice = t.card("Canis Minor")
    assert len(subroutines(t.game.state, ice)) == 2
    t.runner("no")
    assert not t.in_run()
    assert len(subroutines(t.game.state, ice)) == 1
    t = facing("Tutor", "Canis Minor", runner=BREAKER)
    break_all_but(t, -1)
    t.finish_run()
    assert not t.happened("end the run")


@pytest.mark.card("Iceberg", "Riddler")
@pytest.mark.parametrize(("ice", "subs"), [("Iceberg", 1), ("Riddler", 0)])
@pytest.mark.parametrize(("bits", "uses"), [(0, 0), (2, 1), (5, 2)])
def test_the_corp_buys_subroutines_as_it_is_encountered(ice: str, subs: int, bits: int, uses: int) -> None:
    t = facing(ice, corp=Seat(credits=bits, hand=["Keeper"]), runner=Seat(credits=0, hand=HAND))
    for _ in range(uses):
        assert t.credits["corp"] >= 2
        t.corp("use" if t.can("use", ice) else "trigger", ice)
        if t.credits["corp"] < 2:
            break
    assert t.credits["corp"] == bits - 2 * uses
    if t.in_run() and t.game.state.encounter is not None:
        assert len(subroutines(t.game.state, t.card(ice))) == subs + uses
    t.finish_run()
    assert t.happened("end the run") == (uses > 0)
    assert damage(t, "net") == ([1] if ice == "Iceberg" else [])
    assert len(subroutines(t.game.state, t.card(ice))) == subs


@pytest.mark.card("Riddler")
def test_bought_subroutines_can_each_be_broken() -> None:
    t = facing("Riddler", corp=Seat(credits=4, hand=["Keeper"]), runner=BREAKER)
    t.corp("trigger", "Riddler")
    t.corp("trigger", "Riddler")
    assert len(subroutines(t.game.state, t.card("Riddler"))) == 2


@pytest.mark.card("Roadblock")
@pytest.mark.parametrize(("low", "high"), [(1, 1), (3, 5), (6, 6)])
def test_roadblock_is_as_strong_as_the_die_or_gives_way(low: int, high: int) -> None:
    def play(seed: int) -> Table:
        return facing("Roadblock", runner=BREAKER, seed=seed)

    t = rolled(play, low, high)
    number = t.events("die")[0].amount
    if number < 6:
        assert strength_of(t, "Roadblock") == number
        t.runner("no")
        assert t.happened("end the run")
        assert strength_of(t, "Roadblock") == 0
    else:
        assert not t.rezzed("Roadblock")
        t.finish_run()
        assert not t.happened("end the run")
        assert t.happened("access")


@pytest.mark.card("Brain Drain")
@pytest.mark.parametrize(("low", "high", "points"), [(1, 1, [3]), (2, 6, [])])
def test_brain_drain_drains_on_a_one(low: int, high: int, points: list[int]) -> None:
    t = rolled(lambda seed: facing("Brain Drain", runner=Seat(credits=0, hand=HAND), seed=seed), low, high)
    assert damage(t, "core") == points
    assert t.in_run()


@pytest.mark.card("Puzzle")
def test_puzzle_ends_the_run_and_is_gone_with_the_turn() -> None:
    t = facing("Puzzle", runner=Seat(credits=0, clicks=2, hand=HAND), corp=Seat(hand=["Keeper"], deck=DECK))
    assert not t.in_run()
    assert t.zone("Puzzle") == "table"
    to_action(t)
    t.runner("gain credit")
    t.until(side="corp", rule="C4.6")
    assert t.zone("Puzzle") == "Archives"
    t = facing("Puzzle", runner=BREAKER)
    for keep, ended in ((-1, False), (0, True), (1, True)):
        t = facing("Puzzle", runner=BREAKER)
        break_all_but(t, keep)
        t.finish_run()
        assert t.happened("end the run") == ended


@pytest.mark.card("Encoder, Inc.", "Tesseract Fort Construction")
@pytest.mark.parametrize(
    ("root", "ice", "more"),
    [
        ("Encoder, Inc. (rezzed)", "Filter", 1),
        ("Encoder, Inc. (rezzed)", "Canis Minor", 0),
        ("Encoder, Inc.", "Filter", 0),
        ("Tesseract Fort Construction (rezzed)", "Filter", 1),
        ("Tesseract Fort Construction (rezzed)", "Canis Minor", 1),
    ],
)
def test_ice_has_one_more_subroutine(root: str, ice: str, more: int) -> None:
    t = classic(
        corp=Seat(deck=DECK),
        runner=Seat(credits=3, hand=HAND),
        servers={
            "remote 1": At(root=[root], ice=[f"{ice} (rezzed)"]),
            "HQ": At(ice=["Wall of Static (rezzed)"]),
        },
    )
    state = t.game.state
    assert len(subroutines(state, t.card(ice))) == 1 + more
    assert len(subroutines(state, t.card("Wall of Static"))) == 1, "another fort, another kind"


@pytest.mark.card("Encoder, Inc.")
def test_encoder_makes_code_gates_cheaper_by_a_bit() -> None:
    for ice, cost in (("Mazer", 4), ("Crystal Wall", 4)):
        t = classic(
            corp=Seat(credits=9, deck=DECK),
            servers={"remote 1": At(root=["Encoder, Inc. (rezzed)"]), "HQ": At(ice=[ice])},
        )
        t.run("HQ")
        t.until(side="corp", option="rez")
        t.corp("rez", ice)
        assert 9 - t.credits["corp"] == cost


@pytest.mark.card("Tesseract Fort Construction")
@pytest.mark.parametrize("pays", [True, False])
def test_the_tesseract_is_passed_for_a_bit(pays: bool) -> None:
    t = classic(
        corp=Seat(deck=DECK),
        runner=Seat(credits=1, hand=HAND),
        servers={"remote 1": At(root=["Tesseract Fort Construction (rezzed)"], ice=["Canis Minor (rezzed)"])},
    )
    t.run("remote 1")
    t.runner("yes" if pays else "no")
    assert (t.credits["runner"], t.in_run()) == ((0, True) if pays else (1, False))
