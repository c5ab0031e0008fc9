"""Ice that hangs on the ice around it, on bits above its rez cost, or on noise."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.subroutines import subroutines
from rulerunner.kernel.read.values import has_subtype, rez_cost
from rulerunner.view.records import NoteView
from tests.support.classic import breaking, classic, strength_of
from tests.support.classic_corp import DECK, HAND, break_all_but, damage, facing
from tests.support.classic_runner import to_action
from tests.support.table import Table

OUTER = ("Filter (rezzed)", "Wall of Static (rezzed)", "Canis Minor (rezzed)", "Mazer")
"""Three rezzed pieces of ice outside, a code gate and a wall among them; and an unrezzed one."""


@pytest.mark.card("Bug Zapper", "Dog Pile", "Mastermind", "Hunting Pack", "Minotaur")
@pytest.mark.parametrize(
    ("ice", "subs", "strength"),
    [
        ("Bug Zapper", (2, 2), (2, 2)),
        ("Dog Pile", (2, 2), (0, 3)),
        ("Mastermind", (2, 2), (0, 3)),
        ("Hunting Pack", (0, 3), (4, 4)),
        ("Minotaur", (0, 2), (4, 4)),
    ],
)
def test_it_counts_the_rezzed_ice_outside_of_it(
    ice: str, subs: tuple[int, int], strength: tuple[int, int]
) -> None:
    alone = ({"HQ": At(ice=[f"{ice} (rezzed)", *OUTER])}, {"HQ": At(ice=[*OUTER, f"{ice} (rezzed)"])})
    for servers, number, strong in zip(alone, subs, strength, strict=True):
        t = classic(corp=Seat(deck=DECK), servers=servers)
        assert len(subroutines(t.game.state, t.card(ice))) == number
        assert strength_of(t, ice) == strong


@pytest.mark.card("Bug Zapper", "Dog Pile", "Mastermind")
@pytest.mark.parametrize(
    ("ice", "sort", "points"), [("Bug Zapper", "net", 4), ("Dog Pile", "net", 2), ("Mastermind", "core", 2)]
)
def test_it_hurts_for_each_rezzed_piece_of_ice_outside_of_it(ice: str, sort: str, points: int) -> None:
    t = classic(
        corp=Seat(deck=DECK),
        runner=Seat(credits=0, hand=HAND),
        servers={"HQ": At(ice=["2x Canis Minor (rezzed)", f"{ice} (rezzed)", "Too Many Doors (rezzed)"])},
    )
    t.run("HQ")
    while t.in_run():
        t.passes()
    assert damage(t, sort) == [points]
    assert t.happened("end the run")


@pytest.mark.card("Hunting Pack")
def test_each_dog_of_the_pack_traces_with_five() -> None:
    t = classic(
        corp=Seat(credits=9, deck=DECK),
        runner=Seat(credits=0, hand=HAND),
        servers={"HQ": At(ice=["2x Canis Minor (rezzed)", "Hunting Pack (rezzed)"])},
    )
    t.run("HQ")
    traces = 0
    while t.in_run():
        if t.can("number"):
            assert max(option.number for option in t.find("number")) == 5
            t.corp("number", number=0)
            traces += 1
        else:
            t.passes()
    assert (traces, t.tags) == (2, 2)


@pytest.mark.card("Minotaur")
def test_minotaur_alone_lets_the_runner_by() -> None:
    t = facing("Minotaur", "Filter", runner=Seat(credits=0, hand=HAND))
    t.finish_run()
    assert t.happened("pass", "Minotaur")
    t = facing("Canis Minor", "Minotaur", runner=Seat(credits=0, hand=HAND))
    t.finish_run()
    assert t.happened("access"), "no wall, no code gate"


@pytest.mark.card("Minotaur")
def test_minotaur_behind_a_code_gate_ends_the_run() -> None:
    t = facing("Filter", "Minotaur", runner=Seat(credits=99, hand=HAND, rig=["Krash"]))
    break_all_but(t, -1)
    t.finish_run()
    assert [(t.name(end.source), end.side) for end in t.events("end the run")] == [("Minotaur", "corp")]


TURNS = {
    "Caryatid": (7, "wall", "code gate", 1),
    "Credit Blocks": (6, "sentry", "wall", 1),
    "Galatea": (6, "wall", "code gate", 1),
    "Lesser Arcana": (7, "sentry", "wall", 1),
    "Sphinx 2006": (6, "code gate", "sentry", 4),
    "Sumo 2008": (8, "sentry", "wall", 1),
}
"""The rez cost, what it is, what it may be, and for how many bits more."""


def rezzing(ice: str, bits: int) -> Table:
    """The Corp, asked for an approached piece of ice on HQ, rezzes it."""
    t = classic(
        corp=Seat(credits=bits, deck=DECK), runner=Seat(credits=0, hand=HAND), servers={"HQ": At(ice=[ice])}
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", ice)
    return t


@pytest.mark.card(*TURNS)
@pytest.mark.parametrize("ice", TURNS)
@pytest.mark.parametrize("pays", [True, False])
def test_for_bits_above_the_rez_cost_it_is_ice_of_another_kind(ice: str, pays: bool) -> None:
    cost, printed, other, more = TURNS[ice]
    t = rezzing(ice, cost + more)
    t.corp("yes" if pays else "no")
    state, card = t.game.state, t.card(ice)
    assert has_subtype(state, card, other) == pays
    assert has_subtype(state, card, printed) == (not pays)
    assert t.credits["corp"] == (0 if pays else more)
    assert t.happened("end the run")
    t = rezzing(ice, cost + more - 1)
    assert has_subtype(t.game.state, t.card(ice), printed), "with too few bits nothing is asked"


@pytest.mark.card("Galatea")
def test_both_see_that_ice_was_rezzed_as_another_kind() -> None:
    """What was seen before is kept from view to view: it does not outlive the change."""
    t = rezzing("Galatea", 7)
    assert [t.game.view(seat).servers[0].ice[0].subtypes for seat in ("corp", "runner")] == [None, None]
    t.corp("yes")
    for seat in ("corp", "runner"):
        (ice,) = t.game.view(seat).servers[0].ice
        assert (ice.subtypes, ice.notes) == (("code gate",), (NoteView("subtypes now: code gate"),))


@pytest.mark.card("Galatea")
def test_derezzed_it_is_again_what_is_printed() -> None:
    t = classic(
        corp=Seat(credits=9, deck=DECK),
        runner=Seat(credits=99, hand=HAND, rig=["Krash"]),
        servers={"remote 1": At(root=["Olivia Salazar (rezzed)"], ice=["Galatea"])},
    )
    t.run("remote 1")
    t.until(side="corp", option="use")
    t.corp("use", "Olivia Salazar")
    t.corp("yes")
    card = t.card("Galatea")
    assert has_subtype(t.game.state, card, "code gate")
    assert t.game.view("runner").servers[3].ice[0].subtypes == ("code gate",)
    t.finish_run()
    to_action(t)
    assert not t.rezzed("Galatea")
    assert not has_subtype(t.game.state, card, "code gate")
    assert has_subtype(t.game.state, card, "wall")
    assert t.game.view("corp").servers[3].ice[0].subtypes is None, "as printed"


@pytest.mark.card("Food Fight", "Gatekeeper", "Sandstorm")
@pytest.mark.parametrize(("ice", "cost"), [("Food Fight", 4), ("Gatekeeper", 3), ("Sandstorm", 4)])
@pytest.mark.parametrize(("paid", "subs"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_it_has_a_subroutine_for_every_two_bits_paid(ice: str, cost: int, paid: int, subs: int) -> None:
    t = classic(
        corp=Seat(credits=cost + 5, deck=DECK),
        runner=Seat(credits=99, hand=HAND, rig=["Krash"]),
        servers={"HQ": At(ice=[ice])},
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", ice)
    assert max(option.number for option in t.find("number")) == 5
    t.corp("number", number=paid)
    assert t.credits["corp"] == 5 - paid
    assert len(subroutines(t.game.state, t.card(ice))) == subs
    t.finish_run()
    assert t.happened("end the run") == (subs > 0)


@pytest.mark.card("Digiconda", "Homing Missile")
@pytest.mark.parametrize(("ice", "cost", "most"), [("Digiconda", 6, 6), ("Homing Missile", 4, 8)])
def test_its_strength_is_what_was_paid_above_the_rez_cost(ice: str, cost: int, most: int) -> None:
    t = classic(
        corp=Seat(credits=cost + 9, deck=DECK),
        runner=Seat(credits=99, hand=HAND, rig=["Krash"]),
        servers={"HQ": At(ice=[ice])},
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", ice)
    assert max(option.number for option in t.find("number")) == most
    t.corp("number", number=5)
    assert (strength_of(t, ice), t.credits["corp"]) == (5, 4)
    t.runner("no")
    if ice == "Digiconda":
        assert damage(t, "net") == [2]
    else:
        assert max(option.number for option in t.find("number")) == 4, "a limit of 5, with 4 bits left"
        t.corp("number", number=0)
        to_action(t)
        assert not t.can("run")
        before = t.credits["runner"]
        t.runner("lift", detail="homing")
        assert before - t.credits["runner"] == 2
        to_action(t)
        assert t.can("run"), "one counter"
    assert t.happened("end the run")


@pytest.mark.card("Homing Missile")
def test_the_missile_traces_with_what_was_paid_however_strong_it_is() -> None:
    t = classic(
        corp=Seat(credits=4 + 3 + 9, deck=DECK),
        runner=Seat(credits=0, hand=HAND),
        servers={"HQ": At(ice=["Canis Major (rezzed)", "Homing Missile"])},
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Homing Missile")
    t.corp("number", number=3)
    assert strength_of(t, "Homing Missile") == 5, "roused"
    assert max(option.number for option in t.find("number")) == 3


SLEEPY = {"Baskerville": (10, 5), "Bolter Swarm": (8, 3), "Deadeye": (5, 0), "Imperial Guard": (10, 5)}


@pytest.mark.card(*SLEEPY)
@pytest.mark.parametrize("ice", SLEEPY)
@pytest.mark.parametrize(("breaker", "heard"), [("Jackhammer", True), ("Dwarf", False), ("", False)])
def test_noise_wakes_it_for_five_bits_less(ice: str, breaker: str, heard: bool) -> None:
    full, less = SLEEPY[ice]
    t = classic(
        corp=Seat(credits=99, deck=DECK),
        runner=Seat(credits=99, clicks=3, hand=HAND, rig=["Jackhammer", "Dwarf"]),
        servers={"HQ": At(ice=["Data Wall (rezzed)", ice])},
    )
    t.run("HQ")
    card = t.card(ice)
    assert rez_cost(t.game.state, card) == full
    if breaker:
        breaking(t, by=breaker)
        assert rez_cost(t.game.state, card) == (less if heard else full)
    t.finish_run()
    assert rez_cost(t.game.state, card) == full, "with the run the noise is over"


@pytest.mark.card("Bolter Swarm", "Deadeye", "Imperial Guard")
@pytest.mark.parametrize("ice", ["Bolter Swarm", "Deadeye", "Imperial Guard"])
def test_what_it_does_once_awake(ice: str) -> None:
    t = facing(ice, "Canis Minor", runner=Seat(credits=99, hand=HAND, rig=["Krash", "Newsgroup Filter"]))
    t.runner("no")
    if t.decision.side == "corp":
        t.corp("card", "Newsgroup Filter")
    if ice == "Bolter Swarm":
        assert damage(t, "net") == [4]
        while t.in_run():
            assert t.decision.rule != "7?", "nothing of the next ice can be broken"
            t.passes()
    else:
        assert (t.zone("Newsgroup Filter"), t.zone("Krash")) == ("heap", "table")
        assert t.happened("end the run")


@pytest.mark.card("Shock.r")
@pytest.mark.parametrize("broken", [True, False])
def test_shock_r_holds_the_runner_through_the_next_encounter(broken: bool) -> None:
    runner = Seat(credits=99, hand=HAND, rig=["Krash"])
    t = facing("Shock.r", "Canis Minor", "Canis Major", runner=runner)
    if broken:
        break_all_but(t, -1)
        assert t.decision.rule == "13?"
        return
    t.runner("no")
    asked = []
    while t.in_run():
        if t.decision.rule == "7?":
            asked.append(t.name(t.game.state.encounter.ice) if t.game.state.encounter else "")
        if t.decision.rule == "13?":
            met = [t.name(change.card) for change in t.events("encounter")]
            assert met[:2] == ["Shock.r", "Canis Minor"], "no jacking out before the next encounter is over"
        t.passes()
    assert asked == ["Canis Major"], "and nothing of it can be broken"


@pytest.mark.card("Pocket Virtual Reality")
def test_pocket_virtual_reality_brings_bits_for_its_traces() -> None:
    t = facing(
        "Pocket Virtual Reality",
        corp=Seat(credits=1, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=0, hand=HAND),
    )
    assert max(option.number for option in t.find("number")) == 5
    t.corp("number", number=3)
    while not t.can("number", number=1):
        t.passes()
    t.corp("number", number=0)
    assert t.tags == 2
    t.finish_run()
    assert t.counters("Pocket Virtual Reality", "credit") == 0
    assert t.credits["corp"] <= 1
