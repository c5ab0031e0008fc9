"""The game of 1996, C19 and C20: damage, hand size, tags."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import hand_size
from tests.support.classic import classic

HAND = ["Score!", "Dwarf", "Worm", "Shaka", "Raptor"]


@pytest.mark.rule("classic-1996 C19")
@pytest.mark.parametrize(("ice", "kind", "amount"), [("Data Darts", "net", 3), ("Zombie", "core", 2)])
def test_damage_discards_a_card_for_each_point(ice: str, kind: str, amount: int) -> None:
    t = classic(runner=Seat(hand=HAND), servers={"HQ": At(ice=[f"{ice} (rezzed)"])})
    t.run("HQ")
    assert sum(change.amount for change in t.events("damage", sort=kind)) == amount
    assert len(t.game.state.hand("runner")) == 5 - amount
    assert len(t.game.state.zones["heap"]) == amount


@pytest.mark.rule("classic-1996 C19")
def test_meat_damage_does_the_same() -> None:
    t = classic(turn="corp", corp=Seat(hand=["Scorched Earth"]), runner=Seat(hand=HAND, tags=1))
    t.corp("play", "Scorched Earth")
    assert len(t.game.state.hand("runner")) == 1
    assert hand_size(t.game.state, "runner") == 5


@pytest.mark.rule("classic-1996 C19")
def test_the_cards_are_taken_at_random() -> None:
    taken = set()
    for seed in range(40):
        t = classic(runner=Seat(hand=HAND), servers={"HQ": At(root=["Dieter Esslin (rezzed)"])}, seed=seed)
        t.run("HQ")
        t.finish_run()
        taken |= {t.name(cid) for cid in t.game.state.zones["heap"]}
    assert taken == set(HAND)


@pytest.mark.rule("classic-1996 C19")
def test_brain_damage_lowers_the_maximum_hand_size_for_good() -> None:
    t = classic(
        corp=Seat(deck=["Keeper"] * 9, credits=0),
        runner=Seat(hand=HAND, deck=["Krash"] * 20, credits=0, clicks=1),
        servers={"HQ": At(ice=["Zombie (rezzed)"])},
    )
    t.run("HQ")
    assert hand_size(t.game.state, "runner") == 3
    t.until(rule="C4.6")
    for _ in range(3):
        t.corp("gain credit")
    for _ in range(4):
        t.runner("draw")
    assert t.decision.kind == "discard"
    while t.decision.kind == "discard":
        t.choose(0)
    assert len(t.game.state.hand("runner")) == 3


@pytest.mark.rule("classic-1996 C19")
def test_a_card_that_raises_the_maximum_still_counts() -> None:
    t = classic(runner=Seat(hand=[], core_damage=6, rig=["MRAM Chip"], clicks=1), corp=Seat(deck=["Keeper"]))
    assert hand_size(t.game.state, "runner") == 1
    t.runner("gain credit")
    assert t.game.result is None


@pytest.mark.rule("classic-1996 C19")
@pytest.mark.parametrize("cards", [0, 2])
def test_a_maximum_of_zero_empties_the_hand_and_no_more(cards: int) -> None:
    t = classic(runner=Seat(hand=["Score!"] * cards, core_damage=5, clicks=1), corp=Seat(deck=["Keeper"]))
    t.runner("gain credit")
    assert t.game.result is None
    assert not t.game.state.hand("runner")
    assert t.decision.side == "corp"


@pytest.mark.rule("classic-1996 C19")
@pytest.mark.parametrize("cards", [0, 2])
def test_a_runner_who_must_discard_more_than_the_hand_at_the_end_of_the_turn_is_flatlined(cards: int) -> None:
    t = classic(
        runner=Seat(hand=["Score!"] * cards, core_damage=6, clicks=2, credits=0), corp=Seat(deck=["Keeper"])
    )
    t.runner("gain credit")
    assert t.game.result is None  # not before the end of the turn
    t.runner("gain credit")
    assert t.game.result == ("corp", "flatline")


@pytest.mark.rule("classic-1996 C19")
def test_a_maximum_raised_in_time_saves_the_runner() -> None:
    t = classic(
        runner=Seat(hand=["MRAM Chip"], core_damage=6, clicks=1, credits=1), corp=Seat(deck=["Keeper"])
    )
    assert hand_size(t.game.state, "runner") < 0
    t.runner("install", "MRAM Chip")
    assert t.game.result is None
    assert t.decision.side == "corp"


@pytest.mark.rule("classic-1996 C19")
def test_prevention_saves_a_card() -> None:
    t = classic(
        turn="corp",
        corp=Seat(hand=["Scorched Earth"]),
        runner=Seat(hand=["Score!"] * 3, tags=1, credits=1, rig=["Leland, Corporate Bodyguard"]),
    )
    t.corp("play", "Scorched Earth")
    t.runner("use", "Leland, Corporate Bodyguard")
    assert [change.amount for change in t.events("damage")] == [3]
    assert t.game.result is None
    assert t.credits["runner"] == 0


@pytest.mark.rule("classic-1996 C20")
@pytest.mark.parametrize("tags", [0, 1, 3])
def test_a_runner_with_a_tag_is_tagged(tags: int) -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=9, hand=["Closed Accounts"]),
        runner=Seat(credits=7, tags=tags, rig=["Fall Guy"]),
    )
    assert t.can("play", "Closed Accounts") == (tags > 0)
    assert t.can("trash resource") == (tags > 0)


@pytest.mark.rule("classic-1996 C20")
def test_a_runner_who_removed_the_last_tag_is_tagged_no_more() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=["Keeper"]),
        runner=Seat(credits=2, tags=1, clicks=1),
    )
    t.runner("remove tag")
    assert t.tags == 0
    assert t.decision.side == "corp"
    assert not t.can("play", "Scorched Earth")
