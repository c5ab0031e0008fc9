"""The base set of 1996: icebreakers."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import breaking, classic, rolled, strength_of
from tests.support.classic_corp import damage
from tests.support.classic_runner import CORP, facing, installed
from tests.support.table import Table

NEVER = 0
PRINTED = {
    "Dwarf": (6, 3, "wall", 1, 1),
    "Grubb": (0, 0, "wall", 1, 2),
    "Worm": (4, 2, "wall", 0, 3),
    "Codecracker": (2, 0, "code gate", 0, 1),
    "Cyfermaster": (4, 5, "code gate", 2, 1),
    "Raffles": (7, 4, "code gate", 1, 2),
    "Dupre": (1, 0, "code gate", 1, 2),
    "Tinweasel": (5, 3, "code gate", 0, NEVER),
    "Wizard's Book": (5, 2, "code gate", 0, 2),
    "Black Dahlia": (10, 5, "sentry", 2, 2),
    "Codeslinger": (7, 3, "sentry", 1, NEVER),
    "Loony Goon": (4, 0, "sentry", 1, 1),
    "Raptor": (1, 1, "sentry", 2, 1),
    "Shaka": (4, 2, "sentry", 1, 2),
    "Wild Card": (0, 0, "sentry", 0, 3),
    "Evil Twin": (6, 3, "sentry", 3, 1),
    "Snowball": (10, 0, "sentry", 1, 1),
    "Dogcatcher": (3, 3, "bloodhound", 1, 1),
    "Flak": (4, 2, "ap", 1, 1),
    "Krash": (0, 0, "any", 2, 2),
    "Bartmoss Memorial Icebreaker": (5, 0, "any", 1, 1),
    "Reflector": (2, 4, "hellbolt", 0, NEVER),
}
"""The cost to install, the strength, what is broken, the bits for that and for a point of strength."""

RAISED = (
    "Dwarf",
    "Grubb",
    "Worm",
    "Codecracker",
    "Cyfermaster",
    "Raffles",
    "Dupre",
    "Wizard's Book",
    "Black Dahlia",
    "Loony Goon",
    "Raptor",
    "Shaka",
    "Wild Card",
    "Evil Twin",
    "Snowball",
    "Dogcatcher",
    "Flak",
    "Krash",
    "Bartmoss Memorial Icebreaker",
)
"""Those that can be made stronger."""

ICE = {
    "wall": ("Wall of Ice", 7),
    "code gate": ("Mazer", 6),
    "sentry": ("Liche", 7),
    "ap": ("Liche", 7),
    "bloodhound": ("Hunter", 6),
    "hellbolt": ("Bolter Cluster", 5),
    "any": ("Mazer", 6),
}
"""Ice of each kind, and its strength in a fort with Antiquated Interface Routines, which add 1."""

WEAK = {"code gate": "Filter", "wall": "Data Wall", "sentry": "Banpei", "ap": "Cortical Scrub"}


@pytest.mark.card(*PRINTED)
@pytest.mark.parametrize("breaker", PRINTED)
class TestIcebreakers:
    """What every icebreaker does: its kind of ice, for its bits, with enough strength."""

    def test_it_is_installed_for_its_cost_with_its_strength(self, breaker: str) -> None:
        t = installed(breaker)
        assert (20 - t.credits["runner"], strength_of(t, breaker)) == PRINTED[breaker][:2]

    @pytest.mark.parametrize("ice", WEAK)
    def test_it_breaks_no_other_kind_of_ice(self, breaker: str, ice: str) -> None:
        kind = PRINTED[breaker][2]
        t = facing(WEAK[ice], breaker, 30)
        kinds = {"any", ice} | ({"sentry"} if ice == "ap" else set())
        assert (t.game.decision is not None and t.decision.rule == "7?") == (kind in kinds)


@pytest.mark.card(*RAISED)
@pytest.mark.parametrize("breaker", RAISED)
def test_it_raises_its_strength_and_breaks_for_exactly_its_bits(breaker: str) -> None:
    _, strength, kind, to_break, boost = PRINTED[breaker]
    ice, need = ICE[kind]
    bits = (need - strength) * boost + to_break
    t = facing(ice, breaker, bits, "Antiquated Interface Routines")
    several = len(t.game.state.cards[t.card(ice)].face.subs) > 1
    breaking(t, times=need - strength, by=breaker, subroutine=0 if several else -1)
    assert [change.place for change in t.events("subroutine broken")] == [0]
    assert t.credits["runner"] == 0
    t = facing(ice, breaker, bits - 1, "Antiquated Interface Routines")
    assert t.game.decision is None or t.decision.rule != "7?", "one bit short"


@pytest.mark.card("Tinweasel", "Codeslinger", "Reflector")
@pytest.mark.parametrize(
    ("breaker", "equal", "stronger"),
    [
        ("Tinweasel", "Scramble", "Keeper"),
        ("Codeslinger", "PI in the 'Face", "Neural Blade"),
        ("Reflector", "TKO 2.0", "Bolter Cluster"),
    ],
)
def test_without_a_way_to_be_stronger_it_breaks_what_is_no_stronger(
    breaker: str, equal: str, stronger: str
) -> None:
    bits = PRINTED[breaker][3]
    t = facing(equal, breaker, bits)
    breaking(t, by=breaker)
    assert [change.place for change in t.events("subroutine broken")] == [0]
    assert t.credits["runner"] == 0
    t = facing(stronger, breaker, 20, "Antiquated Interface Routines")
    assert t.game.decision is None or t.decision.rule != "7?"
    if bits:
        assert facing(equal, breaker, bits - 1).decision.rule != "7?"


ONE_OF_SEVERAL = {
    "Codecracker": "Endless Corridor",
    "Cyfermaster": "Endless Corridor",
    "Raffles": "Endless Corridor",
    "Dupre": "Endless Corridor",
    "Tinweasel": "Endless Corridor",
    "Wizard's Book": "Endless Corridor",
    "Codeslinger": "D'Arc Knight",
    "Dogcatcher": "Baskerville",
    "Krash": "Endless Corridor",
    "Bartmoss Memorial Icebreaker": "Endless Corridor",
    "Reflector": "Data Darts",
}
"""Ice with more than one subroutine."""


@pytest.mark.card(*ONE_OF_SEVERAL)
@pytest.mark.parametrize("breaker", ONE_OF_SEVERAL)
def test_it_breaks_one_subroutine_of_several(breaker: str) -> None:
    ice = ONE_OF_SEVERAL[breaker]
    _, strength, _, to_break, boost = PRINTED[breaker]
    t = facing(ice, breaker, 30)
    short = max(0, strength_of(t, ice) - strength)
    breaking(t, times=short, by=breaker, subroutine=0)
    assert [change.place for change in t.events("subroutine broken")] == [0]
    assert t.credits["runner"] == 30 - short * boost - to_break


@pytest.mark.card(*RAISED)
@pytest.mark.parametrize("breaker", [name for name in RAISED if name not in ("Grubb", "Flak", "Snowball")])
def test_more_strength_is_for_one_encounter(breaker: str) -> None:
    _, strength, kind, _, _ = PRINTED[breaker]
    ice = {"wall": "Rock is Strong", "sentry": "Hunter", "bloodhound": "Hunter"}.get(kind, "Mazer")
    t = facing(ice, breaker, 40)
    t.runner("yes")
    for _ in range(6):
        t.runner("use", breaker)
    assert strength_of(t, breaker) == strength + 6
    t.runner("pass")
    t.runner("use", breaker)
    t.until(side="runner", rule="13?")
    assert strength_of(t, breaker) == strength, "the run goes on"


@pytest.mark.card("Grubb")
def test_grubb_stays_strong_for_the_remainder_of_the_run() -> None:
    t = classic(
        corp=CORP,
        runner=Seat(credits=3 * 2 + 1 + 1, rig=["Grubb"]),
        servers={"HQ": At(ice=["Crystal Wall (rezzed)", "Wall of Static (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, times=3, by="Grubb")
    t.until(side="runner", rule="7?")
    t.runner("yes")
    assert strength_of(t, "Grubb") == 3
    t.until(side="runner", rule="10")
    t.runner("use", "Grubb")
    t.finish_run()
    assert (t.happened("successful run"), strength_of(t, "Grubb"), t.credits["runner"]) == (True, 0, 0)


# --- dice -------------------------------------------------------------------------------------------------


def bartmoss(seed: int, breaker: str = "Bartmoss Memorial Icebreaker") -> Table:
    """A run on HQ through ice that an icebreaker has broken."""
    rig = ["Bartmoss Memorial Icebreaker", "Krash"]
    t = classic(
        corp=CORP, runner=Seat(credits=9, rig=rig), servers={"HQ": At(ice=["Filter (rezzed)"])}, seed=seed
    )
    t.run("HQ")
    breaking(t, by=breaker)
    t.finish_run()
    assert t.happened("successful run")
    return t


@pytest.mark.card("Bartmoss Memorial Icebreaker")
@pytest.mark.parametrize(("low", "high", "zone"), [(1, 1, "heap"), (2, 6, "table")])
def test_bartmoss_is_trashed_on_a_one_after_passing_ice_it_broke(low: int, high: int, zone: str) -> None:
    t = rolled(bartmoss, low, high)
    assert (t.zone("Bartmoss Memorial Icebreaker"), len(t.events("die"))) == (zone, 1)
    kinds = [change.kind for change in t.game.events]
    assert kinds.index("pass") < kinds.index("die")


@pytest.mark.card("Bartmoss Memorial Icebreaker")
def test_bartmoss_rolls_no_die_for_ice_that_another_broke_or_that_nobody_broke() -> None:
    assert not bartmoss(0, "Krash").events("die")
    t = facing("Hunter", "Bartmoss Memorial Icebreaker", 9)
    t.finish_run()
    assert t.happened("pass", "Hunter")
    assert not t.events("die")


@pytest.mark.card("Bartmoss Memorial Icebreaker")
def test_bartmoss_rolls_for_each_piece_of_ice() -> None:
    for seed in range(200):
        ice = ["Filter (rezzed)", "Data Wall (rezzed)"]
        rig = ["Bartmoss Memorial Icebreaker"]
        t = classic(corp=CORP, runner=Seat(rig=rig), servers={"HQ": At(ice=ice)}, seed=seed)
        t.run("HQ")
        breaking(t, by=rig[0])
        if t.zone(rig[0]) == "table":
            break
    t.until(side="runner", rule="7?")
    breaking(t, by=rig[0])
    t.finish_run()
    assert len(t.events("die")) == 2


def blink(seed: int) -> Table:
    """Blink has been used on the first of two subroutines, with nine cards in hand."""
    t = classic(
        corp=CORP,
        runner=Seat(credits=0, rig=["Blink"], hand=["9x Score!"]),
        servers={"HQ": At(ice=["Endless Corridor (rezzed)"])},
        seed=seed,
    )
    t.run("HQ")
    breaking(t, by="Blink", subroutine=0)
    return t


@pytest.mark.card("Blink")
@pytest.mark.parametrize("die", range(1, 7))
def test_blink_breaks_on_four_or_more_and_does_as_much_net_damage_on_less(die: int) -> None:
    t = rolled(blink, die, die)
    assert len(t.events("subroutine broken")) == (die >= 4), "one of the two"
    assert damage(t, "net") == ([] if die >= 4 else [die])
    assert t.credits["runner"] == 0


@pytest.mark.card("Blink")
def test_blink_is_used_once_on_each_subroutine() -> None:
    t = rolled(blink, 1, 3)
    t.runner("yes")
    if t.decision.rule == "8":
        t.runner("subroutine", number=1)
    t.runner("use", "Blink")
    assert len(t.events("die")) == 2
    assert t.happened("end the run"), "the first subroutine cannot be tried again"
    while t.decision.kind != "action":
        t.passes()
    t.run("HQ")
    assert t.decision.rule == "7?", "in another encounter it can"


@pytest.mark.card("Blink")
def test_blink_has_strength_five_costs_five_and_breaks_every_kind_of_ice() -> None:
    t = installed("Blink")
    assert (20 - t.credits["runner"], strength_of(t, "Blink")) == (5, 5)
    for ice in ("Mazer", "Rock is Strong", "Hunter"):
        assert facing(ice, "Blink", 0).decision.rule == "7?"
    assert facing("Mazer", "Blink", 9, "Antiquated Interface Routines").decision.rule != "7?"
