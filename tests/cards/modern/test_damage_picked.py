"""Cards that let a player pick the cards that damage trashes."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import names
from tests.support.ice import BOTH
from tests.support.runner import install, offered, runner_turn
from tests.support.table import Table

CHRONOS = "Chronos Protocol: Selective Mind-mapping"
GRIP = ["Diesel", "Sure Gamble", "Corroder", "Infiltration", "Easy Mark"]


def shot(
    rules: str, *rig: str, corp: str = CHRONOS, card: str = "Neural EMP", hand: list[str] = GRIP
) -> Table:
    """The Runner has run; in the Corp's turn after it a card that hurts is played."""
    seat = Seat(identity=corp, credits=20, hand=[card, card, "Enigma"], deck=["9x Enigma"])
    runner = Seat(clicks=1, hand=hand, rig=rig, tags=1)
    t = Table(position(corp=seat, runner=runner, rules=rules))
    t.run("Archives")
    t.until(side="corp", kind="action")
    t.corp("play", card)
    return t


@pytest.mark.card("Chronos Protocol: Selective Mind-mapping")
@pytest.mark.parametrize("rules", BOTH)
def test_chronos_protocol_looks_at_the_grip_and_picks_the_first_net_damage_of_a_turn(rules: str) -> None:
    t = shot(rules)
    assert (t.decision.side, t.decision.kind) == ("corp", "yes or no")
    t.corp("yes")
    assert offered(t) == set(GRIP)
    t.corp("card", "Corroder")
    assert names(t, "heap") == ["Corroder"]
    t.corp("play", "Neural EMP")
    assert t.decision.kind == "action", "the second time it is left to chance"
    assert len(names(t, "heap")) == 2


@pytest.mark.card("Chronos Protocol: Selective Mind-mapping")
def test_chronos_protocol_may_decline_and_is_not_for_meat_damage() -> None:
    t = shot("nsg-26.03")
    t.corp("no")
    assert len(names(t, "heap")) == 1
    assert not t.events("look")
    t = shot("nsg-26.03", card="Scorched Earth")
    assert (t.decision.kind, len(names(t, "heap"))) == ("action", 4)


@pytest.mark.card("Titanium Ribs")
@pytest.mark.parametrize("rules", BOTH)
def test_titanium_ribs_hurt_and_let_the_runner_pick_what_is_trashed(rules: str) -> None:
    t = runner_turn(runner=Seat(credits=1, hand=["Titanium Ribs", *GRIP]), rules=rules)
    install(t, "Titanium Ribs")
    for name in ("Easy Mark", "Diesel"):
        assert t.decision.about == "damage"
        t.runner("card", name)
    assert names(t, "heap") == ["Diesel", "Easy Mark"]
    assert [e.amount for e in t.events("damage", sort="meat")] == [2], "together"


@pytest.mark.card("Titanium Ribs")
def test_titanium_ribs_are_for_damage_that_is_suffered_as_a_cost() -> None:
    servers = {"remote 1": At(root=["Obokata Protocol"])}
    runner = Seat(hand=GRIP, rig=["Titanium Ribs"])
    t = runner_turn(runner=runner, servers=servers)
    t.run("remote 1")
    t.until(side="runner", about="steal")
    t.runner("yes")
    for name in GRIP[:4]:
        t.runner("card", name)
    t.finish_run()
    assert (names(t, "grip"), t.zone("Obokata Protocol")) == (["Easy Mark"], "runner score")


@pytest.mark.card("Titanium Ribs")
def test_titanium_ribs_are_no_help_against_a_flatline() -> None:
    t = shot("nsg-26.03", "Titanium Ribs", corp="", card="Scorched Earth", hand=GRIP[:3])
    assert t.game.result is not None
    assert t.game.result[0] == "corp"


@pytest.mark.card("Chronos Protocol: Selective Mind-mapping", "Titanium Ribs")
@pytest.mark.rule("nsg-26.03 9.12.1c")
@pytest.mark.parametrize("rules", BOTH)
def test_the_active_player_picks_where_both_are_to(rules: str) -> None:
    t = shot(rules, "Titanium Ribs")
    t.corp("yes")
    assert t.decision.side == "corp", "it is the Corp's turn"
    corp = Seat(identity=CHRONOS, credits=9, hand=["Enigma"])
    t = runner_turn(
        corp=corp,
        runner=Seat(hand=GRIP, rig=["Titanium Ribs"]),
        servers={"remote 1": At(root=["Snare!"])},
        rules=rules,
    )
    t.run("remote 1")
    t.until(side="corp", about="may")
    t.corp("yes")
    t.until(side="corp", about="may")
    t.corp("yes")
    assert t.happened("look", side="corp"), "the Corp looks all the same"
    for name in ("Diesel", "Corroder", "Easy Mark"):
        t.runner("card", name)
    assert names(t, "heap") == ["Corroder", "Diesel", "Easy Mark"]
    t.finish_run()
    assert t.tags == 1
