"""26.03 lets abilities and actions be used in vain; 1.4 asks that they could change the game."""

import pytest

from rulerunner import At, Running, Seat, position
from rulerunner.kernel.read.values import strength
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Gain, May, TrashAll
from rulerunner.lang.quantities import Tags
from rulerunner.lang.sugar import when
from tests.support.faces import made, table
from tests.support.table import Table

EDITIONS = [("nisei-1.4", False), ("nsg-26.03", True)]


@pytest.mark.rule("nsg-26.03 3.9.5d", "nisei-1.4 1.2.5")
@pytest.mark.parametrize(("rules", "offered"), EDITIONS)
def test_strength_outside_an_encounter_is_paid_for_and_gone_at_the_next_checkpoint(
    rules: str, offered: bool
) -> None:
    t = Table(
        position(
            rules=rules,
            runner=Seat(credits=3, rig=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
            run=Running("HQ", at="6.9.2b"),
        )
    )
    if not offered:
        t.until(rule="6.9.3b")
        assert not t.happened("use")
        return
    t.until(side="runner", rule="6.9.2b")
    (boost,) = t.find("use", "Corroder")
    t.choose(boost)
    assert t.credits["runner"] == 2
    assert t.decision.rule == "6.9.2b"
    assert strength(t.game.state, t.card("Corroder")) == 2


@pytest.mark.rule("nsg-26.03 3.9.5f", "nsg-26.03 9.5.6a")
def test_breaking_is_for_encounters_even_in_vain() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
            run=Running("HQ", at="6.9.2b"),
        )
    )
    t.until(side="runner", rule="6.9.2b")
    breaker = t.game.state.cards[t.card("Corroder")].face.breakers
    assert [o.ability for o in t.find("use", "Corroder") if o.ability in breaker] == []
    t.until(side="runner", rule="6.9.3b")
    assert [o.ability for o in t.find("use", "Corroder") if o.ability in breaker] == list(breaker)
    t.runner("use", "Corroder", ability=breaker[0])
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=breaker[0])
    assert t.credits["runner"] == 7, "there was nothing left to break"
    assert len(t.events("subroutine broken")) == 1


@pytest.mark.rule("nsg-26.03 5.2.7c", "nisei-1.4 5.2.4")
@pytest.mark.parametrize(("rules", "offered"), EDITIONS)
def test_the_runner_may_draw_from_an_empty_stack(rules: str, offered: bool) -> None:
    t = Table(position(rules=rules, runner=Seat(deck=[])))
    assert t.can("draw") == offered
    if offered:
        t.runner("draw")
        assert t.clicks["runner"] == 3
        assert t.game.state.hand("runner") == ()


@pytest.mark.rule("nsg-26.03 5.2.7e", "nsg-26.03 1.2.4", "nisei-1.4 1.2.5")
@pytest.mark.parametrize(("rules", "offered"), EDITIONS)
def test_an_event_may_be_played_though_it_does_nothing(rules: str, offered: bool) -> None:
    t = Table(position(rules=rules, runner=Seat(credits=5, hand=["Déjà Vu"])))
    assert t.can("play", "Déjà Vu") == offered
    if offered:
        t.runner("play", "Déjà Vu")
        t.until(rule="5.7.1f")
        assert t.credits["runner"] == 3
        assert t.zone("Déjà Vu") == "heap"


@pytest.mark.rule("nsg-26.03 9.6.9a", "nisei-1.4 9.1.6d")
@pytest.mark.parametrize(("rules", "offered"), EDITIONS)
def test_an_optional_ability_may_be_triggered_though_it_does_nothing(rules: str, offered: bool) -> None:
    alarm = made("Alarm", "asset", when(Trigger("jack out"), Gain(Tags()), may=True))
    t = table(alarm, rules=rules, servers={"remote 1": At(root=["Alarm (rezzed)"]), "HQ": At(ice=["Enigma"])})
    t.run("HQ")
    t.until(about="jack-out")
    t.runner("yes")
    assert (t.decision.kind == "reaction") == offered


@pytest.mark.rule("nsg-26.03 1.16.11a", "nisei-1.4 9.1.6d")
@pytest.mark.parametrize(("rules", "offered"), EDITIONS)
def test_a_nested_cost_may_be_paid_for_nothing(rules: str, offered: bool) -> None:
    raid = May((TrashAll(Is("resource")),), (Credits(1),))
    bribe = made("Bribe", "asset", when(Trigger("run begins"), raid))
    t = table(bribe, rules=rules, corp=Seat(credits=2), servers={"remote 1": At(root=["Bribe (rezzed)"])})
    t.run("HQ")
    assert (t.decision.about == "may") == offered
    if offered:
        t.corp("yes")
        assert t.credits["corp"] == 1
