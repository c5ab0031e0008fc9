"""The base set of 1996: hardware. Bits that return are proven in test_base_bits.py."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_limit
from rulerunner.kernel.read.values import hand_size
from tests.support.classic import classic
from tests.support.classic_corp import DECK, corp_turn, damage, in_zone
from tests.support.classic_runner import (
    accesses,
    install,
    installed,
    next_turn,
    runner_turn,
    succeeds,
    to_action,
)
from tests.support.table import Table

HAND = ["9x Score!"]
MEMORY = {
    "Artemis 2020": (10, 2),
    "Parraline 5750": (5, 1),
    "Raven Microcyb Eagle": (6, 1),
    "Raven Microcyb Owl": (11, 1),
    "Tycho Mem Chip": (5, 3),
    "WuTech Mem Chip": (1, 1),
    "Zetatech Mem Chip": (3, 2),
}
"""The cost to install, and the memory."""
DECKS = list(MEMORY)[:4]


@pytest.mark.card(*MEMORY)
@pytest.mark.parametrize("card", MEMORY)
def test_it_provides_memory(card: str) -> None:
    t = installed(card)
    assert (20 - t.credits["runner"], memory_limit(t.game.state) - 4) == MEMORY[card]


@pytest.mark.card("Artemis 2020", "Parraline 5750", "Raven Microcyb Eagle", "Raven Microcyb Owl")
@pytest.mark.parametrize("deck", DECKS)
def test_an_older_deck_is_trashed(deck: str) -> None:
    for older in DECKS:
        t = runner_turn(runner=Seat(credits=20, rig=[older, "WuTech Mem Chip"], hand=[deck]))
        install(t, deck)
        assert in_zone(t, "heap") == [older]
        assert memory_limit(t.game.state) == 4 + 1 + MEMORY[deck][1]


@pytest.mark.card("MRAM Chip", "Militech MRAM Chip")
@pytest.mark.parametrize(("chip", "cost", "more"), [("MRAM Chip", 1, 2), ("Militech MRAM Chip", 2, 3)])
def test_it_enlarges_the_hand(chip: str, cost: int, more: int) -> None:
    t = installed(chip)
    assert (20 - t.credits["runner"], hand_size(t.game.state, "runner")) == (cost, 5 + more)
    assert hand_size(t.game.state, "corp") == 5
    t = runner_turn(runner=Seat(rig=[f"2x {chip}"]))
    assert hand_size(t.game.state, "runner") == 5 + 2 * more


@pytest.mark.card("HQ Interface", "R&D Interface")
@pytest.mark.parametrize(
    ("card", "server", "other"), [("HQ Interface", "HQ", "R&D"), ("R&D Interface", "R&D", "HQ")]
)
def test_an_interface_accesses_one_more_card_of_its_fort_each_time(
    card: str, server: str, other: str
) -> None:
    corp = Seat(hand=["5x Keeper"], deck=["9x Keeper"])
    t = installed(card, corp=corp)
    assert t.credits["runner"] == 20 - 4
    succeeds(t, server)
    assert accesses(t) == 2
    succeeds(t, server)
    assert accesses(t) == 4
    t = runner_turn(corp=corp, runner=Seat(rig=[f"2x {card}"]))
    succeeds(t, server)
    assert accesses(t) == 3, "two of them, two more"
    succeeds(t, other)
    assert accesses(t) == 4


# --- damage and tags --------------------------------------------------------------------------------------


def burnt(*rig: str, operations: int = 1, tags: int = 1) -> Table:
    """A tagged Runner with nine cards in hand comes under Scorched Earth (4 meat damage)."""
    t = corp_turn(
        corp=Seat(credits=9, hand=[f"{operations}x Scorched Earth"], deck=DECK),
        runner=Seat(credits=5, tags=tags, hand=HAND, rig=rig),
    )
    t.corp("play", "Scorched Earth")
    return t


def wired(*rig: str, ice: str = "Data Darts") -> Table:
    """The Runner has run into Data Darts (3 net damage)."""
    t = runner_turn(runner=Seat(credits=0, hand=HAND, rig=rig), servers={"HQ": At(ice=[f"{ice} (rezzed)"])})
    t.run("HQ")
    t.finish_run()
    return t


@pytest.mark.card("'Green Knight' Surge Buffers", "Raven Microcyb Eagle")
@pytest.mark.parametrize("card", ["'Green Knight' Surge Buffers", "Raven Microcyb Eagle"])
def test_it_prevents_the_first_net_damage_of_each_turn(card: str) -> None:
    t = wired(card)
    to_action(t)
    assert damage(t, "net") == [3 - 1]
    t.run("HQ")
    t.finish_run()
    assert damage(t, "net") == [2, 3], "once in a turn"
    next_turn(t)
    t.run("HQ")
    assert damage(t, "net") == [2, 3, 2]
    t = wired(card, ice="Zombie")
    assert damage(t, "core") == [1, 1]
    assert damage(burnt(card), "meat") == [4]


@pytest.mark.card("'Green Knight' Surge Buffers", "Raven Microcyb Eagle", "Dermatech Bodyplating")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("'Green Knight' Surge Buffers", 0), ("Raven Microcyb Eagle", 6), ("Dermatech Bodyplating", 0)],
)
def test_armor_is_installed_for_its_cost(card: str, cost: int) -> None:
    assert installed(card).credits["runner"] == 20 - cost


@pytest.mark.card("Dermatech Bodyplating")
def test_bodyplating_prevents_the_first_meat_damage_of_each_turn() -> None:
    t = burnt("Dermatech Bodyplating", operations=2)
    t.until(side="corp", kind="action")
    t.corp("play", "Scorched Earth")
    assert damage(t, "meat") == [3, 4]
    assert damage(wired("Dermatech Bodyplating"), "net") == [3]


@pytest.mark.card("'Armadillo' Armored Road Home")
@pytest.mark.parametrize("points", [1, 3])
def test_armadillo_is_trashed_to_prevent_up_to_three_meat_damage(points: int) -> None:
    car = "'Armadillo' Armored Road Home"
    t = burnt(car)
    t.runner("use", car)
    assert not t.can("number", number=4)
    t.runner("number", number=points)
    t.until(side="corp", kind="action")
    assert (damage(t, "meat"), t.zone(car)) == ([4 - points], "heap")
    t = burnt(car)
    t.runner("pass")
    assert (damage(t, "meat"), t.zone(car)) == ([4], "table")
    assert damage(wired(car), "net") == [3]


@pytest.mark.card("Armored Fridge")
def test_armored_fridge_prevents_a_meat_damage_a_counter_and_goes_when_empty() -> None:
    t = installed("Armored Fridge")
    assert (t.counters("Armored Fridge", "ablative"), t.credits["runner"]) == (7, 17)
    t = burnt("Armored Fridge (3 ablative)")
    for _ in range(2):
        t.runner("use", "Armored Fridge")
    t.runner("pass")
    assert (damage(t, "meat"), t.counters("Armored Fridge", "ablative")) == ([2], 1)
    t = burnt("Armored Fridge (1 ablative)")
    t.runner("use", "Armored Fridge")
    assert (damage(t, "meat"), t.zone("Armored Fridge")) == ([3], "heap")
    assert damage(wired("Armored Fridge (7 ablative)"), "net") == [3]


@pytest.mark.card("Nasuko Cycle")
def test_nasuko_cycle_avoids_a_tag_for_three_bits() -> None:
    t = installed("Nasuko Cycle")
    assert t.credits["runner"] == 19
    for bits, used in ((3, True), (3, False), (2, False)):
        t = classic(
            runner=Seat(credits=bits, rig=["Nasuko Cycle"]), servers={"HQ": At(ice=["Hunter (rezzed)"])}
        )
        t.run("HQ")
        t.corp("number", number=0)
        assert t.can("use", "Nasuko Cycle") == (bits == 3)
        if bits == 3:
            t.runner(*(("use", "Nasuko Cycle") if used else ("pass",)))
        assert (t.tags, t.credits["runner"]) == (0 if used else 1, bits - 3 * used)
        assert t.zone("Nasuko Cycle") == "table"


@pytest.mark.card("Nasuko Cycle")
def test_nasuko_cycle_is_used_again_for_each_tag() -> None:
    t = corp_turn(
        corp=Seat(hand=["Datapool by Zetatech"]), runner=Seat(credits=7, tags=1, rig=["Nasuko Cycle"])
    )
    t.corp("play", "Datapool by Zetatech")
    for _ in range(2):
        t.runner("use", "Nasuko Cycle")
    assert (t.tags, t.credits["runner"]) == (1, 1)
