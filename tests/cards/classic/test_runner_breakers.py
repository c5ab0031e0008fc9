"""The game of 1996: icebreakers that roll, grow, choose, and what is done to ice that was just broken."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import breaking, classic, rolled, strength_of
from tests.support.classic_corp import HAND, break_all_but
from tests.support.classic_runner import CORP, facing, install, installed, runner_turn, to_action
from tests.support.table import Table

# --- strength ---------------------------------------------------------------------------------------------


@pytest.mark.card("AI Boon", "Forward's Legacy")
@pytest.mark.parametrize(("breaker", "cost"), [("AI Boon", 12), ("Forward's Legacy", 9)])
def test_it_rolls_for_its_strength_in_each_run(breaker: str, cost: int) -> None:
    t = installed(breaker)
    assert (20 - t.credits["runner"], strength_of(t, breaker)) == (cost, 0)
    t.run("HQ")
    first = t.events("die")[0].amount
    assert strength_of(t, breaker) == first
    t.finish_run()
    to_action(t)
    assert strength_of(t, breaker) == 0
    t.run("HQ")
    assert strength_of(t, breaker) == t.events("die")[1].amount


@pytest.mark.card("AI Boon", "Forward's Legacy")
@pytest.mark.parametrize(("breaker", "bits"), [("AI Boon", 1), ("Forward's Legacy", 0)])
def test_it_breaks_sentries_as_strong_as_the_die(breaker: str, bits: int) -> None:
    def into_banpei(seed: int) -> Table:
        t = classic(
            corp=CORP,
            runner=Seat(credits=bits, rig=[breaker], hand=HAND),
            servers={"HQ": At(ice=["Banpei (rezzed)"])},
            seed=seed,
        )
        t.run("HQ")
        return t

    t = rolled(into_banpei, 6, 6)
    breaking(t, by=breaker, subroutine=0)
    assert (len(t.events("subroutine broken")), t.credits["runner"]) == (1, 0)
    assert facing("Data Wall", breaker, 9).decision.rule != "7?"


@pytest.mark.card("AI Boon")
def test_ai_boon_can_be_made_stronger_than_its_die() -> None:
    t = facing("Liche", "AI Boon", 20)
    strength = strength_of(t, "AI Boon")
    t.runner("yes")
    t.runner("subroutine", number=0)
    t.runner("use", "AI Boon")
    assert (strength_of(t, "AI Boon"), t.credits["runner"]) == (strength + 1, 19)


@pytest.mark.card("Snowball")
def test_snowball_grows_with_each_subroutine_it_breaks_until_the_run_ends() -> None:
    t = facing("Banpei", "Snowball", 20)
    break_all_but(t, -1, "Snowball")
    assert t.happened("fully broken", "Banpei")
    t.until(side="runner", rule="13?")
    assert strength_of(t, "Snowball") == len(t.events("subroutine broken")) == 2, "what was paid for is gone"
    t.finish_run()
    assert strength_of(t, "Snowball") == 0


@pytest.mark.card("Japanese Water Torture")
def test_japanese_water_torture_grows_for_actions_to_come() -> None:
    t = installed("Japanese Water Torture")
    assert (t.credits["runner"], strength_of(t, "Japanese Water Torture")) == (13, 2)
    t = facing("Wall of Ice", "Japanese Water Torture", 9)
    need = strength_of(t, "Wall of Ice") - 2
    t.runner("yes")
    if t.can("subroutine"):
        t.runner("subroutine", number=0)
    t.runner("use", "Japanese Water Torture")
    t.runner("number", number=need)
    assert strength_of(t, "Japanese Water Torture") == 2 + need
    t.runner("pass")
    t.runner("use", "Japanese Water Torture")
    assert t.happened("subroutine broken")
    assert t.credits["runner"] == 9 - need
    t.finish_run()
    t.until(side="corp", kind="action")
    assert t.game.state.players["runner"].forgo == need - 3, "three of them were left of this turn"


@pytest.mark.card("Japanese Water Torture")
def test_japanese_water_torture_needs_the_bits() -> None:
    need = strength_of(facing("Wall of Ice", "Japanese Water Torture", 0), "Wall of Ice") - 2
    assert facing("Wall of Ice", "Japanese Water Torture", need).decision.rule == "7?"
    short = facing("Wall of Ice", "Japanese Water Torture", need - 1)
    assert short.game.decision is None or short.decision.rule != "7?"


@pytest.mark.card("Black Widow")
def test_black_widow_is_much_stronger_against_the_ice_it_was_installed_for() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=30, hand=["Black Widow", *HAND]),
        servers={"HQ": At(ice=["Fetch 4.0.1 (rezzed)", "Hunter (rezzed)"])},
    )
    t.runner("install", "Black Widow")
    t.runner("card", "Hunter")
    to_action(t)
    assert strength_of(t, "Black Widow") == 2
    t.run("HQ")
    met = []
    while t.in_run() and t.game.decision is not None:
        encounter = t.game.state.encounter
        if encounter is not None:
            met.append((t.name(encounter.ice), strength_of(t, "Black Widow")))
        t.passes()
    assert set(met) == {("Hunter", 7), ("Fetch 4.0.1", 2)}


# --- the kind of ice that was chosen ----------------------------------------------------------------------

CHOICES = {"code gate": ("Filter", 0), "sentry": ("Fetch 4.0.1", 1), "wall": ("Data Wall", 2)}


def breaks_what(t: Table, breaker: str, kind: str) -> bool:
    """Whether the icebreaker can be used on rezzed ice of a kind at HQ, which is run."""
    t.run("HQ")
    can = t.game.decision is not None and t.decision.rule == "7?"
    t.finish_run()
    to_action(t)
    return can


def with_ice(ice: str, **seat: object) -> Table:
    seats = {"credits": 40, "clicks": 4, "hand": HAND} | seat
    return classic(
        corp=CORP._replace(credits=0),
        runner=Seat(**seats),  # type: ignore[arg-type]
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )


def use_now(t: Table, card: str) -> None:
    """Use an ability in the next window of the Runner's that offers it."""
    while not t.can("use", card):
        t.runner("gain credit") if t.decision.kind == "action" else t.passes()
    t.runner("use", card)


@pytest.mark.card("Morphing Tool")
@pytest.mark.parametrize("kind", CHOICES)
def test_morphing_tool_breaks_the_kind_of_ice_chosen_last(kind: str) -> None:
    for other, (ice, _) in CHOICES.items():
        t = with_ice(ice, hand=["Morphing Tool", *HAND])
        t.runner("install", "Morphing Tool")
        t.runner("effect", number=CHOICES[kind][1])
        to_action(t)
        assert t.credits["runner"] == 30
        assert breaks_what(t, "Morphing Tool", other) == (kind == other)
        t.runner("use", "Morphing Tool")
        t.runner("effect", number=CHOICES[other][1])
        to_action(t)
        assert t.credits["runner"] == 29
        assert breaks_what(t, "Morphing Tool", other)


@pytest.mark.card("Morphing Tool")
def test_morphing_tool_breaks_for_two_bits_and_grows_for_one() -> None:
    t = with_ice("Keeper", hand=["Morphing Tool", *HAND])
    t.runner("install", "Morphing Tool")
    t.runner("effect", number=0)
    to_action(t)
    assert strength_of(t, "Morphing Tool") == 4
    t.run("HQ")
    breaking(t, by="Morphing Tool", times=1)
    assert t.credits["runner"] == 30 - 1 - 2
    assert t.happened("subroutine broken", "Keeper")


@pytest.mark.card("Fubar")
@pytest.mark.parametrize("kind", CHOICES)
def test_fubar_breaks_one_kind_of_ice_chosen_once_and_is_noisy(kind: str) -> None:
    for other, (ice, _) in CHOICES.items():
        t = with_ice(ice, rig=["Fubar", "Cloak"])
        assert not breaks_what(t, "Fubar", other), "nothing was chosen"
        use_now(t, "Fubar")
        t.runner("effect", number=CHOICES[kind][1])
        to_action(t)
        t.runner("gain credit")
        assert not t.can("use", "Fubar"), "only once"
        to_action(t)
        t.run("HQ")
        assert (t.decision.rule == "7?") == (kind == other)
        if kind == other:
            breaking(t, by="Fubar")
            assert t.counters("Cloak", "credit") == 2


@pytest.mark.card("Fubar")
def test_fubar_is_installed_for_ten_and_grows_for_two() -> None:
    t = installed("Fubar")
    assert (t.credits["runner"], strength_of(t, "Fubar")) == (10, 3)
    t = with_ice("Keeper", rig=["Fubar"])
    use_now(t, "Fubar")
    t.runner("effect", number=0)
    to_action(t)
    bits = t.credits["runner"]
    t.run("HQ")
    breaking(t, by="Fubar", times=2)
    assert bits - t.credits["runner"] == 2 * 2 + 1


CHOOSERS = {"Morphing Tool": (2, 1), "Fubar": (1, 2)}
"""The bits to break a subroutine and for a point of strength."""


@pytest.mark.card(*CHOOSERS)
@pytest.mark.parametrize("breaker", CHOOSERS)
@pytest.mark.parametrize(
    ("kind", "ice"), [("code gate", "Filter"), ("sentry", "Banpei"), ("wall", "Data Wall")]
)
def test_whatever_kind_was_chosen_is_broken_one_by_one_for_the_same_bits(
    breaker: str, kind: str, ice: str
) -> None:
    price, boost = CHOOSERS[breaker]
    t = with_ice(ice, hand=[breaker, *HAND], credits=30)
    t.runner("install", breaker)
    if breaker == "Fubar":
        before = t.credits["runner"]
        use_now(t, breaker)
        assert before == t.credits["runner"]
    t.runner("effect", number=CHOICES[kind][1])
    to_action(t)
    t.run("HQ")
    strength, bits = strength_of(t, breaker), t.credits["runner"]
    t.runner("yes")
    if t.can("subroutine"):
        t.runner("subroutine", number=0)
    t.runner("use", breaker)
    assert (strength_of(t, breaker), t.credits["runner"]) == (strength + 1, bits - boost)
    t.runner("pass")
    t.runner("use", breaker)
    assert len(t.events("subroutine broken")) == 1
    assert t.credits["runner"] == bits - boost - price


@pytest.mark.card("Morphing Tool")
def test_morphing_takes_an_action() -> None:
    t = with_ice("Filter", rig=["Morphing Tool"])
    t.runner("use", "Morphing Tool")
    t.runner("effect", number=0)
    assert (t.clicks["runner"], t.credits["runner"]) == (3, 39)


# --- noise ------------------------------------------------------------------------------------------------


@pytest.mark.card("MS-todon")
def test_ms_todon_silences_everything_and_brings_a_tag_the_first_time_in_a_run() -> None:
    t = facing("Banpei", "MS-todon", 20, rig=["Cloak", "Invisibility"])
    break_all_but(t, -1, "MS-todon")
    assert len(t.events("subroutine broken")) == 2
    assert (t.counters("Cloak", "credit"), t.counters("Invisibility", "credit"), t.tags) == (0, 0, 1)
    t.finish_run()
    to_action(t)
    t.run("HQ")
    break_all_but(t, -1, "MS-todon")
    assert t.tags == 2, "each run"


# --- ice that was just broken -----------------------------------------------------------------------------

DESTROYERS = {"Superglue": (2, 0, "table"), "Startup Immolator": (0, 4, "Archives")}
"""The cost to install, the bits its use costs on a Banpei, and where that is then, face down or trashed."""


@pytest.mark.card(*DESTROYERS)
@pytest.mark.parametrize("card", DESTROYERS)
def test_ice_of_which_all_subroutines_were_just_broken_is_turned_or_trashed(card: str) -> None:
    cost, price, place = DESTROYERS[card]
    assert 20 - installed(card).credits["runner"] == cost
    t = facing("Banpei", "Loony Goon", 40, rig=[card])
    break_all(t, "Loony Goon")
    bits = t.credits["runner"]
    t.runner("trigger", card)
    assert (t.zone(card), t.zone("Banpei")) == ("heap", place)
    assert place == "Archives" or not t.rezzed("Banpei")
    assert bits - t.credits["runner"] == price
    t = facing("Fetch 4.0.1", "Loony Goon", 40, rig=[card])
    t.finish_run()
    assert (t.zone(card), t.rezzed("Fetch 4.0.1")) == ("table", True), "nothing was broken"


def break_all(t: Table, by: str) -> None:
    """Break every subroutine of the ice encountered, up to what that brings about."""
    while not t.happened("fully broken"):
        match t.decision.rule:
            case "7?" | "10+":
                t.runner("yes")
            case "8":
                t.runner("subroutine", number=t.find("subroutine")[0].number)
            case "9":
                encounter = t.game.state.encounter
                assert encounter is not None
                weak = strength_of(t, by) < strength_of(t, t.name(encounter.ice))
                t.runner("use", by) if weak else t.runner("pass")
            case _:
                t.runner("use", by)


@pytest.mark.card("Disintegrator")
def test_disintegrator_turns_down_ice_that_was_broken_and_passed_and_ends_the_run() -> None:
    assert installed("Disintegrator").credits["runner"] == 14
    t = facing("Banpei", "Loony Goon", 40, rig=["Disintegrator"])
    break_all(t, "Loony Goon")
    t.until(option="trigger")
    bits = t.credits["runner"]
    t.runner("trigger", "Disintegrator")
    assert (t.rezzed("Banpei"), bits - t.credits["runner"]) == (False, 2)
    t.finish_run()
    assert not t.happened("successful run")
    assert t.zone("Disintegrator") == "table"


@pytest.mark.card("Disintegrator")
def test_disintegrator_needs_ice_broken_in_full() -> None:
    t = facing("Fetch 4.0.1", "Loony Goon", 40, rig=["Disintegrator"])
    t.finish_run()
    assert t.happened("pass", "Fetch 4.0.1")
    assert not t.happened("use", "Disintegrator")
    assert t.rezzed("Fetch 4.0.1")


@pytest.mark.card("Disgruntled Ice Technician")
@pytest.mark.parametrize("takes", [True, False])
def test_a_disgruntled_technician_may_turn_down_what_was_broken(takes: bool) -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=40, hand=["Disgruntled Ice Technician", *HAND], rig=["Loony Goon"]),
        servers={"HQ": At(ice=["Banpei (rezzed)"])},
    )
    t.runner("play", "Disgruntled Ice Technician")
    assert t.credits["runner"] == 38
    t.runner("server", server="HQ")
    break_all(t, "Loony Goon")
    t.until(option="trigger")
    t.runner("trigger") if takes else t.runner("pass")
    t.finish_run()
    assert (t.rezzed("Banpei"), t.happened("successful run")) == (not takes, not takes)


@pytest.mark.card("Mystery Box")
@pytest.mark.parametrize("top", [["Score!"] * 4 + ["Krash"], ["Score!"] * 6])
def test_mystery_box_turns_into_a_program_of_the_top_five(top: list[str]) -> None:
    assert installed("Mystery Box").credits["runner"] == 17
    t = classic(
        corp=CORP, runner=Seat(credits=0, deck=[*top, "Worm"], rig=["Mystery Box"]), servers={"HQ": At()}
    )
    assert not t.can("use", "Mystery Box"), "only in a run"
    t.run("HQ")
    t.runner("use", "Mystery Box")
    assert len(t.events("reveal")) == 5
    if "Krash" in top:
        if t.can("card", "Krash"):
            t.runner("card", "Krash")
        assert (t.zone("Krash"), t.zone("Mystery Box")) == ("table", "heap")
    else:
        assert (t.zone("Worm"), t.zone("Mystery Box")) == ("stack", "table")
        assert not t.can("use", "Mystery Box"), "once a run"
    assert t.happened("shuffle")


@pytest.mark.card("Eurocorpse™ Spin Chip")
def test_spin_chip_holds_one_icebreaker_and_pays_for_it_alone() -> None:
    chip = "Eurocorpse™ Spin Chip"
    t = installed(chip)
    assert (t.credits["runner"], t.counters(chip, "credit")) == (14, 2)
    t = with_ice("Data Wall", rig=[chip], hand=["Dwarf", "Worm", "Newsgroup Filter"], credits=10)
    install(t, "Dwarf", host=chip)
    t.runner("install", "Worm")
    assert not t.can("card", chip), "one at a time"
    to_action(t)
    assert t.credits["runner"] == 0
    t.run("HQ")
    breaking(t, by="Dwarf")
    assert t.counters(chip, "credit") == 1
