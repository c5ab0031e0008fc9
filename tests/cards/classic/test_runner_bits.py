"""The game of 1996: the Runner's bits for link and for other purposes, damage prevented, memory and hands."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_limit
from rulerunner.kernel.read.values import hand_size
from tests.support.classic import classic, rolled
from tests.support.classic_corp import HAND, damage, in_zone
from tests.support.classic_runner import (
    CORP,
    facing,
    install,
    installed,
    next_turn,
    runner_turn,
    to_action,
    turn_begins,
)
from tests.support.table import Table

# --- bits for link ----------------------------------------------------------------------------------------

LINKED = {
    "PK-6089a": (4, 3, 1),
    "Pandora's Deck": (6, 3, 2),
    "Techtronica Utility Suit": (6, 5, 1),
    "Hell's Run": (0, 1, 0),
    "Little Black Box": (4, 1, 1),
    'Omnitech "Spinal Tap" Cybermodem': (5, 2, 1),
}
"""The cost to install, the bits that return, and the memory it adds."""


def traced(card: str, link: str) -> Table:
    """A Hunter traces a Runner who has no bits but those on a card; the Corp spends nothing."""
    t = classic(
        corp=CORP._replace(credits=5),
        runner=Seat(credits=0, rig=[card, link], hand=["Temple Microcode Outlet", *HAND[:4]]),
        servers={"HQ": At(ice=["Hunter (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="number")
    t.corp("number", number=0)
    return t


@pytest.mark.card(*LINKED)
@pytest.mark.parametrize("card", LINKED)
def test_its_bits_increase_link_and_nothing_else_and_return(card: str) -> None:
    cost, bits, memory = LINKED[card]
    t = installed(card)
    assert (20 - t.credits["runner"], t.counters(card, "credit")) == (cost, bits)
    assert memory_limit(t.game.state) == 4 + memory
    assert hand_size(t.game.state, "runner") == 5 + (card == "Little Black Box")
    t = traced(card, "Baedeker's Net Map")
    t.runner("card", "Baedeker's Net Map")
    assert max(option.number for option in t.find("number")) == bits
    t.runner("number", number=1)
    t.finish_run()
    assert (t.tags, t.counters(card, "credit")) == (0, bits - 1)
    to_action(t)
    assert not t.can("play", "Temple Microcode Outlet")
    next_turn(t)
    assert t.counters(card, "credit") == bits


@pytest.mark.card(*LINKED)
@pytest.mark.parametrize("card", LINKED)
def test_its_bits_play_no_prep_and_break_no_ice(card: str) -> None:
    t = runner_turn(runner=Seat(credits=0, rig=[card], hand=["Temple Microcode Outlet", "MRAM Chip"]))
    assert not t.can("play")
    assert not t.can("install")
    t = facing("Data Wall", "Dwarf", 0, rig=[card])
    can = t.game.decision is not None and t.decision.rule == "7?"
    assert can == (card == 'Omnitech "Spinal Tap" Cybermodem')


# --- bits for other purposes ------------------------------------------------------------------------------


@pytest.mark.card("Zetatech Portastation")
def test_the_bit_of_the_portastation_plays_preps() -> None:
    card, prep = "Zetatech Portastation", "Temple Microcode Outlet"
    t = installed(card)
    assert (20 - t.credits["runner"], t.counters(card, "credit")) == (3, 1)
    hand = [prep, "Raptor", "Corolla Speed Chip"]
    t = runner_turn(runner=Seat(credits=0, rig=[card], hand=hand, deck=["Krash"]))
    assert t.can("play", prep)
    assert not any(t.can(kind, name) for kind in ("play", "install") for name in hand[1:])
    t.runner("play", prep)
    to_action(t)
    assert t.counters(card, "credit") == 0
    next_turn(t)
    assert t.counters(card, "credit") == 1


@pytest.mark.card("Sunburst Cranial Interface")
@pytest.mark.parametrize(("breaker", "pays"), [("Dwarf", True), ("Hammer", False)])
def test_the_cranial_interface_pays_for_quiet_icebreakers(breaker: str, pays: bool) -> None:
    t = installed("Sunburst Cranial Interface")
    assert (t.credits["runner"], t.counters("Sunburst Cranial Interface", "credit")) == (15, 1)
    assert (memory_limit(t.game.state), hand_size(t.game.state, "runner")) == (5, 6)
    t = facing("Data Wall", breaker, 0, rig=["Sunburst Cranial Interface"])
    assert (t.game.decision is not None and t.decision.rule == "7?") == pays


# --- prevention -------------------------------------------------------------------------------------------

SHIELDS = {
    "Shield": (0, 2, False),
    "Force Shield": (2, 2, True),
    "Evil Twin": (6, 2, True),
    "Cortical Stimulators": (1, 1, True),
    "Little Black Box": (4, 1, True),
}
"""The cost to install, what it prevents each turn, and whether brain damage is among that."""


def hurt(card: str, ice: str, taken: int, clicks: int = 4) -> Table:
    """A run into ice that does damage, of which the Runner prevents so much at most."""
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=0, clicks=clicks, rig=[card], hand=[*HAND, *HAND]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    run_into(t, card, taken)
    return t


def run_into(t: Table, card: str, taken: int) -> None:
    t.run("HQ")
    while t.in_run() and t.game.decision is not None:
        if taken and t.can("trigger", card):
            t.choose(t.find("trigger", card)[0])
            taken -= 1
        else:
            t.passes()


@pytest.mark.card(*SHIELDS)
@pytest.mark.parametrize("card", SHIELDS)
def test_it_prevents_up_to_so_much_damage_each_turn(card: str) -> None:
    cost, most, brain = SHIELDS[card]
    assert 20 - installed(card).credits["runner"] == cost
    t = hurt(card, "Razor Wire", 9)
    assert damage(t, "net") == [2 - most] * (most < 2)
    run_into(t, card, 9)
    assert damage(t, "net")[-1] == 2, "no more of it this turn"
    t = hurt(card, "Brain Wash", 9)
    assert damage(t, "core") == ([] if brain else [1])


@pytest.mark.card("Shield", "Force Shield", "Evil Twin")
@pytest.mark.parametrize("card", ["Shield", "Force Shield", "Evil Twin"])
def test_what_is_not_prevented_at_once_can_be_prevented_later_in_the_turn(card: str) -> None:
    t = hurt(card, "Razor Wire", 1)
    assert damage(t, "net") == [1]
    to_action(t)
    run_into(t, card, 9)
    assert damage(t, "net") == [1, 1], "two in the turn, in all"


@pytest.mark.card("Skullcap")
@pytest.mark.parametrize(
    ("ice", "kind", "prevented", "left"),
    [("Razor Wire", "net", 2, []), ("Razor Wire", "net", 1, [1]), ("Brain Wash", "core", 1, [])],
)
def test_skullcap_prevents_any_amount_once(ice: str, kind: str, prevented: int, left: list[int]) -> None:
    t = facing(ice, "Skullcap", 0)
    t.until(option="use")
    t.runner("use", "Skullcap")
    t.runner("number", number=prevented)
    t.finish_run()
    assert (damage(t, kind), t.zone("Skullcap")) == (left, "heap")


@pytest.mark.card("Techtronica Utility Suit")
def test_the_utility_suit_prevents_a_point_of_meat_damage_each_turn() -> None:
    for suit, left in ((["Techtronica Utility Suit"], 4), ([], 5)):
        t = classic(
            turn="corp",
            corp=Seat(credits=9, clicks=3, hand=["Urban Renewal"], deck=["Keeper"] * 5),
            runner=Seat(tags=1, rig=suit, hand=[*HAND, *HAND]),
        )
        t.corp("play", "Urban Renewal")
        t.until(side="corp", kind="action")
        assert damage(t, "meat") == [left]


@pytest.mark.card("Total Genetic Retrofit")
def test_total_genetic_retrofit_removes_all_tags_and_the_next_one() -> None:
    t = runner_turn(runner=Seat(credits=15, clicks=4, tags=3, hand=["Total Genetic Retrofit", *DRONES]))
    t.runner("play", "Total Genetic Retrofit")
    assert (t.tags, t.credits["runner"]) == (0, 12)
    t.runner("play", "Drone for a Day")
    to_action(t)
    assert t.tags == 0, "the next one is avoided"
    t.runner("play", "Drone for a Day")
    to_action(t)
    assert t.tags == 1


@pytest.mark.card("Total Genetic Retrofit")
def test_total_genetic_retrofit_avoids_one_tag_of_several() -> None:
    hand = ["Total Genetic Retrofit", "Remote Detonator"]
    t = runner_turn(runner=Seat(credits=10, clicks=4, hand=hand))
    t.run("HQ")
    t.finish_run()
    for prep in hand:
        to_action(t)
        t.runner("play", prep)
    to_action(t)
    assert t.tags == 2


DRONES = ["Drone for a Day", "Drone for a Day"]


# --- memory, hands, brains --------------------------------------------------------------------------------


@pytest.mark.card("Omnitech Wet Drive")
def test_the_wet_drive_has_as_much_memory_as_the_hand_has_cards() -> None:
    for cards in (1, 4, 6):
        t = runner_turn(
            runner=Seat(credits=5, rig=["Omnitech Wet Drive", "WuTech Mem Chip"], hand=["Score!"] * cards)
        )
        assert memory_limit(t.game.state) == cards + 1
    assert installed("Omnitech Wet Drive").credits["runner"] == 20


@pytest.mark.card('Omnitech "Spinal Tap" Cybermodem')
@pytest.mark.parametrize(("low", "high", "hurts"), [(1, 1, [2]), (2, 2, []), (3, 6, [])])
def test_the_spinal_tap_hurts_on_a_one(low: int, high: int, hurts: list[int]) -> None:
    tap = 'Omnitech "Spinal Tap" Cybermodem'
    t = rolled(lambda seed: turn_begins(tap, runner=Seat(hand=HAND), seed=seed), low, high)
    to_action(t)
    assert damage(t, "core") == hurts


@pytest.mark.card('Omnitech "Spinal Tap" Cybermodem')
def test_the_spinal_tap_hurts_when_it_leaves_play() -> None:
    tap = 'Omnitech "Spinal Tap" Cybermodem'
    t = runner_turn(runner=Seat(credits=20, rig=[tap], hand=["PK-6089a", *HAND]))
    install(t, "PK-6089a")
    assert (t.zone(tap), damage(t, "core")) == ("heap", [2])


@pytest.mark.card("Lucidrine (TM) Drip Feed")
def test_the_drip_feed_gives_an_action_for_two_turns_and_hurts_in_the_third() -> None:
    drip = "Lucidrine (TM) Drip Feed"
    assert installed(drip).credits["runner"] == 12
    t = turn_begins(drip, "Force Shield", runner=Seat(hand=HAND))
    to_action(t)
    seen = [(t.clicks["runner"], t.counters(drip, "drip"))]
    for _ in range(3):
        next_turn(t)
        seen.append((t.clicks["runner"], t.counters(drip, "drip")))
    assert seen == [(5, 1), (5, 2), (4, 0), (5, 1)]
    assert damage(t, "core") == [1], "it cannot be prevented"


@pytest.mark.card("Preying Mantis")
@pytest.mark.parametrize("takes", [True, False])
def test_preying_mantis_gives_an_action_for_brain_damage(takes: bool) -> None:
    t = turn_begins("Preying Mantis", "Force Shield", runner=Seat(credits=0, hand=HAND))
    t.until(option="use")
    if takes:
        t.runner("use", "Preying Mantis")
        assert not t.can("use", "Preying Mantis"), "once a turn"
    to_action(t)
    assert t.clicks["runner"] == 4 + takes
    assert not damage(t, "core")
    next_turn(t)
    assert damage(t, "core") == [1] * takes
    assert in_zone(t, "grip")
    assert installed("Preying Mantis").credits["runner"] == 20


@pytest.mark.card("Omnitech Wet Drive")
def test_a_program_that_leaves_too_few_cards_in_hand_for_itself_is_not_offered() -> None:
    for others in (0, 1):
        t = classic(runner=Seat(credits=9, rig=["Omnitech Wet Drive"], hand=["Worm", *["Score!"] * others]))
        assert t.can("install", "Worm") == bool(others)
