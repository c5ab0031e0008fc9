"""Runs on fort after fort, ice after ice, die after die; and preps that bring bits."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND
from tests.support.classic_runner import CORP, played, runner_turn, to_action
from tests.support.table import Table


def broadcast(**servers: At) -> Table:
    t = runner_turn(
        corp=Seat(hand=["Keeper"], deck=DECK),
        runner=Seat(credits=1, clicks=3, hand=["Pirate Broadcast", *HAND]),
        servers={"remote 1": At(root=["Braindance Campaign"]), **servers},
    )
    t.runner("play", "Pirate Broadcast")
    return t


@pytest.mark.card("Pirate Broadcast")
def test_a_run_on_each_fort_is_worth_a_point_if_all_succeed() -> None:
    t = broadcast()
    for left, server in enumerate(("HQ", "remote 1", "Archives", "R&D")):
        if t.decision.kind == "choose server":
            assert len(t.find("server")) == 4 - left
            t.runner("server", server=server)
        t.finish_run()
    to_action(t)
    assert len(t.events("successful run")) == 4
    assert (t.game.state.players["runner"].points, t.clicks["runner"]) == (1, 2)


@pytest.mark.card("Pirate Broadcast")
def test_one_run_that_fails_costs_the_point_and_the_next_action() -> None:
    t = broadcast(**{"R&D": At(ice=["Data Wall (rezzed)"])})
    for server in ("R&D", "HQ", "remote 1", "Archives"):
        if t.decision.kind == "choose server":
            t.runner("server", server=server)
        t.finish_run()
    to_action(t)
    assert (len(t.events("run ends")), len(t.events("successful run"))) == (4, 3)
    assert (t.game.state.players["runner"].points, t.clicks["runner"]) == (0, 1)


@pytest.mark.card("Pirate Broadcast", "Bodyweight(tm) Data Creche")
def test_a_run_that_comes_between_is_none_of_the_broadcast() -> None:
    creche = "Bodyweight(tm) Data Creche"
    t = classic(corp=CORP, runner=Seat(credits=1, clicks=2, hand=["Pirate Broadcast", *HAND], rig=[creche]))
    t.runner("play", "Pirate Broadcast")
    for server in ("HQ", "R&D"):
        t.runner("server", server=server)
        t.until(side="runner", option="trigger" if server == "HQ" else "no")
        if server == "HQ":
            t.runner("trigger", creche)
            t.runner("server", server="HQ")
            t.until(about="announce")
            assert [o.server for o in t.find("server")] == [1, 2], "one of them is left to run on"
    to_action(t)
    assert [change.server for change in t.events("successful run")] == [0, 0, 1, 2]
    assert (t.game.state.players["runner"].points, t.clicks["runner"]) == (1, 1)


def echoed(bits: int) -> Table:
    """The Corp must rez ice, the outermost first, with so many bits."""
    t = classic(
        corp=Seat(credits=bits, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=2, rig=["False Echo"]),
        servers={"HQ": At(ice=["Crystal Wall", "Mazer", "Data Wall"]), "R&D": At(ice=["Filter"])},
    )
    assert not t.can("trigger", "False Echo")
    t.run("HQ")
    while not t.can("trigger", "False Echo"):
        t.passes()
    t.runner("trigger", "False Echo")
    to_action(t)
    return t


@pytest.mark.card("False Echo")
@pytest.mark.parametrize("bits", [0, 1, 5, 30])
def test_as_much_ice_as_possible_is_rezzed_from_the_outermost_inward(bits: int) -> None:
    t = echoed(bits)
    left = bits
    for ice in ("Crystal Wall", "Mazer", "Data Wall"):
        cost = t.game.state.cards[t.card(ice)].face.cost
        assert t.rezzed(ice) == (cost <= left), ice
        left -= cost if cost <= left else 0
    assert (t.credits["corp"], t.credits["runner"], t.rezzed("Filter")) == (left, 0, False)


@pytest.mark.card("False Echo")
def test_a_run_that_failed_has_no_echo() -> None:
    t = classic(
        corp=CORP, runner=Seat(credits=9, rig=["False Echo"]), servers={"HQ": At(ice=["Data Wall (rezzed)"])}
    )
    t.run("HQ")
    while t.decision.kind != "action":
        assert not t.can("trigger", "False Echo")
        t.passes()


@pytest.mark.card("Playful AI")
def test_playful_ai_pays_what_it_shows_or_rolls_on() -> None:
    seen = set()
    for seed in range(12):
        t = played("Playful AI", runner=Seat(credits=1), seed=seed)
        first = t.events("die")[0].amount
        seen.add(min(first, 4))
        if first > 3:
            assert (t.decision.kind, t.credits["runner"]) == ("action", 0)
            continue
        assert [o.number for o in t.find("number")] == list(range(first + 1))
        t.runner("number", number=0)
        to_action(t)
        assert (t.credits["runner"], len(t.events("die"))) == (first, 1)
    assert seen >= {1, 2, 3, 4}


@pytest.mark.card("Playful AI")
def test_dice_set_aside_are_rolled_until_none_is_left() -> None:
    for seed in range(30):
        t = played("Playful AI", runner=Seat(credits=1), seed=seed)
        if t.events("die")[0].amount != 3:
            continue
        t.runner("number", number=2)
        assert t.credits["runner"] == 1, "the third is a bit"
        dice = 3
        while t.decision.kind == "choose number":
            t.runner("number", number=0)
        to_action(t)
        rolls = [change.amount for change in t.events("die")]
        assert len(rolls) == dice
        assert t.credits["runner"] == 1 + sum(n for n in rolls[1:] if n <= 3)
        return
    raise AssertionError("no die showed 3")


@pytest.mark.card("Elena Laskova")
@pytest.mark.parametrize(("prep", "bits"), [("Livewire's Contacts", 3), ("Score!", 9), ("Jack 'n' Joe", 0)])
def test_elena_adds_a_bit_to_what_a_prep_brings(prep: str, bits: int) -> None:
    def left(*rig: str) -> int:
        t = played(prep, runner=Seat(credits=9, rig=rig, deck=["5x Krash"]))
        to_action(t)
        return t.credits["runner"]

    assert left("Elena Laskova") - left() == (1 if bits else 0)


@pytest.mark.card("Elena Laskova")
def test_elena_pays_once_for_each_prep_and_not_for_other_bits() -> None:
    for seed in range(30):
        t = played("Playful AI", runner=Seat(credits=1, rig=["Elena Laskova"]), seed=seed)
        if t.events("die")[0].amount != 3:
            continue
        t.runner("number", number=1)
        while t.decision.kind == "choose number":
            t.runner("number", number=0)
        to_action(t)
        rolls = [change.amount for change in t.events("die")]
        if rolls[1] > 3:
            continue
        assert t.credits["runner"] == 2 + rolls[1] + 1, "the first time alone"
        break
    t = runner_turn(runner=Seat(credits=0, clicks=4, rig=["Elena Laskova"], hand=["2x Livewire's Contacts"]))
    t.runner("gain credit")
    assert t.credits["runner"] == 1
    for total in (5, 9):
        to_action(t)
        t.runner("play", "Livewire's Contacts")
        assert t.credits["runner"] == total


@pytest.mark.card("Elena Laskova")
def test_bits_for_a_while_are_bits_gained_by_a_prep() -> None:
    t = runner_turn(runner=Seat(credits=1, rig=["Elena Laskova"], hand=["Hijack", "WuTech Mem Chip"]))
    t.runner("play", "Hijack")
    assert t.credits["runner"] == 1, "one of her own, to keep"
