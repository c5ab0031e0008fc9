"""10.4: damage of three kinds, cards trashed at random and together, flatlines."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import hand_size
from rulerunner.lang.abilities import Trigger, When
from rulerunner.lang.filters import Same
from rulerunner.lang.instructions import Damage, Gain
from rulerunner.lang.refs import THIS
from rulerunner.lang.sugar import play
from rulerunner.lang.words import CORE, HEAP, MEAT, NET, DamageKind
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")


def hit(kind: DamageKind, amount: int, grip: int, core: int = 0, **place: Any) -> Table:
    blow = made("Blow", "operation", play(Damage(kind, amount), Gain(1)))
    names = ["Corroder", "Diesel", "Sure Gamble", "Mimic", "Ninja"][:grip]
    t = table(
        blow,
        turn="corp",
        corp=Seat(credits=0, hand=["Blow"], deck=["9x Hedge Fund"]),
        runner=Seat(hand=names, core_damage=core),
        **place,
    )
    t.corp("play", "Blow")
    return t


@pytest.mark.rule("nisei-1.4 10.4.2a", "nisei-1.4 10.4.3", "nsg-26.03 10.4.2a", "nsg-26.03 10.4.3")
@pytest.mark.parametrize("kind", [MEAT, NET])
def test_each_point_trashes_one_card_from_the_grip(kind: DamageKind) -> None:
    t = hit(kind, 2, 5)
    assert len(t.game.state.hand("runner")) == 3
    assert [(e.amount, e.sort, len(e.cards)) for e in t.events("damage")] == [(2, kind, 2)]
    assert len(t.events("trash", origin="grip", side="corp")) == 2
    assert hand_size(t.game.state, "runner") == 5


@pytest.mark.rule("nisei-1.4 10.4.2b", "nisei-1.4 5.5.3b", "nsg-26.03 10.4.2b", "nsg-26.03 5.5.3b")
@pytest.mark.parametrize("rules", BOTH)
def test_core_damage_lowers_the_maximum_hand_size_for_good(rules: str) -> None:
    t = hit(CORE, 2, 5, rules=rules)
    assert hand_size(t.game.state, "runner") == 3
    assert t.game.state.players["runner"].core_damage == 2
    assert len(t.game.state.hand("runner")) == 3


@pytest.mark.rule("nisei-1.4 10.4.2a", "nsg-26.03 10.4.2a")
def test_the_cards_are_random() -> None:
    lost = {t.name(t.game.state.zones["heap"][0]) for t in (hit(NET, 1, 3, seed=seed) for seed in range(20))}
    assert lost == {"Corroder", "Diesel", "Sure Gamble"}


@pytest.mark.rule("nisei-1.4 10.4.4", "nsg-26.03 10.4.4")
@pytest.mark.parametrize(("grip", "dead"), [(2, False), (1, True), (0, True)])
def test_more_damage_than_cards_is_a_flatline(grip: int, dead: bool) -> None:
    t = hit(NET, 2, grip)
    assert (t.game.result == ("corp", "flatline")) == dead
    if not dead:
        assert t.credits["corp"] == 1
    else:
        assert t.credits["corp"] == 0, "nothing more happens"


@pytest.mark.rule("nisei-1.4 10.4.3 example", "nsg-26.03 9.1.8b", "nsg-26.03 10.4.3")
def test_a_flatlined_runner_gets_nothing_from_the_cards_they_lose() -> None:
    lost = Trigger("trash", subject=Same(THIS))
    worse = made("Worse", "event", When(lost, (Gain(1),), active_in=HEAP))
    blow = made("Blow", "operation", play(Damage(MEAT, 2)))
    t = table(
        worse,
        blow,
        turn="corp",
        corp=Seat(hand=["Blow"]),
        runner=Seat(credits=0, hand=["2x Worse"]),
    )
    t.corp("play", "Blow")
    assert t.credits["runner"] == 2, "both were trashed together, and each saw it; whichever comes first"
    dead = table(worse, blow, turn="corp", corp=Seat(hand=["Blow"]), runner=Seat(credits=0, hand=["Worse"]))
    dead.corp("play", "Blow")
    assert dead.game.result == ("corp", "flatline")
    assert dead.credits["runner"] == 0


@pytest.mark.rule("nisei-1.4 10.4.4")
def test_a_hand_size_below_zero_is_a_flatline_at_the_end_of_the_turn_and_not_before() -> None:
    t = table(at="5.7.1e", corp=Seat(deck=["9x Hedge Fund"]), runner=Seat(core_damage=6, clicks=1))
    assert t.game.result is None
    t.runner("gain credit")
    assert t.game.result == ("corp", "flatline")


@pytest.mark.rule(
    "nisei-1.4 5.5.3b",
    "nisei-1.4 5.7.2a",
    "nsg-26.03 5.5.3b",
    "nsg-26.03 5.5.3",
    "nsg-26.03 5.7.2a",
    "nisei-1.4 5.5.3",
)
def test_after_core_damage_the_runner_discards_to_less() -> None:
    t = table(
        at="5.7.2a",
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(core_damage=2, clicks=0, hand=["Corroder", "Diesel", "Mimic", "Ninja"]),
    )
    t.runner("discard", "Mimic")
    assert len(t.game.state.hand("runner")) == 3


@pytest.mark.rule("nisei-1.4 10.4.1", "nsg-26.03 10.4.1")
@pytest.mark.parametrize("where", ["HQ", "R&D", "remote 1", "Archives"])
def test_snare_bites_wherever_it_is_accessed_but_in_archives(where: str) -> None:
    t = table(
        corp=Seat(
            credits=4,
            hand=["Snare!"] if where == "HQ" else [],
            deck=["Snare!"] if where == "R&D" else ["Hedge Fund"],
            discard=["Snare!"] if where == "Archives" else [],
        ),
        runner=Seat(credits=0, hand=["5x Diesel"]),
        servers={"remote 1": At(root=["Snare!"] if where == "remote 1" else ["PAD Campaign"])},
    )
    t.runner("run")
    t.runner("server", server=where)
    while t.in_run() and not (t.decision.side == "corp" and t.can("yes")):
        t.passes()
    if where == "Archives":
        assert not t.in_run(), "it is not even asked"
        return
    assert not t.game.state.is_active(t.card("Snare!")), "the card is inactive; its ability is not"
    t.corp("yes")
    t.finish_run()
    assert t.credits["corp"] == 0
    assert t.tags == 1
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(3, NET)]
