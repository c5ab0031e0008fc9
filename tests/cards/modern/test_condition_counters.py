"""Operations that become condition counters (26.03: 10.1.4)."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.kernel.read.values import has_subtype
from tests.support.ice import BOTH, texts
from tests.support.table import Table


def boosted(rules: str = "nsg-26.03") -> Table:
    """Sub Boost has been played on Enigma."""
    t = Table(
        position(
            rules=rules,
            turn="corp",
            corp=Seat(clicks=1, hand=["Sub Boost"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=9, rig=["Corroder"]),
            servers={"HQ": At(ice=["Enigma (rezzed)", "Ice Wall"])},
        )
    )
    t.corp("play", "Sub Boost")
    t.until(side="runner", kind="action")
    return t


@pytest.mark.card("Sub Boost")
@pytest.mark.parametrize("rules", BOTH)
def test_sub_boost_makes_ice_a_barrier_that_ends_the_run(rules: str) -> None:
    t = boosted(rules)
    assert texts(t, "Enigma") == ["The Runner loses 1 click.", "End the run.", "End the run."]
    assert texts(t, "Ice Wall") == ["End the run."], "it goes on rezzed ice"
    assert has_subtype(t.game.state, t.card("Enigma"), "barrier")
    counter = t.game.state.cards[t.card("Sub Boost")]
    assert (counter.zone, counter.host, counter.active_since) == ("play", t.card("Enigma"), -1)
    again = Game.from_json(t.game.to_json())
    assert again.digest() == t.game.digest()


@pytest.mark.card("Sub Boost")
@pytest.mark.rule("nsg-26.03 10.1.4", "nsg-26.03 1.13.13")
def test_a_condition_counter_is_trashed_with_its_host() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(clicks=2, hand=["Sub Boost"], deck=["9x Hedge Fund"]),
            runner=Seat(rig=["Parasite (on Ice Wall)"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.corp("play", "Sub Boost")
    assert len(texts(t, "Ice Wall")) == 2
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert t.zone("Ice Wall") == t.zone("Sub Boost") == "Archives"
    assert t.game.state.lingering == ()


def called(agenda: str = "Priority Requisition", rules: str = "nsg-26.03") -> Table:
    """Casting Call has installed an agenda; the Runner has a turn."""
    t = Table(
        position(
            rules=rules,
            turn="corp",
            corp=Seat(clicks=1, hand=["Casting Call", agenda, "Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=9),
        )
    )
    t.corp("play", "Casting Call")
    t.until(side="runner", kind="action")
    return t


@pytest.mark.card("Casting Call")
@pytest.mark.parametrize("rules", BOTH)
def test_casting_call_tags_whoever_accesses_its_agenda(rules: str) -> None:
    t = called(rules=rules)
    agenda = t.game.state.cards[t.card("Priority Requisition")]
    assert agenda.faceup
    assert agenda.active_since < 0
    assert t.game.state.cards[t.card("Casting Call")].host == t.card("Priority Requisition")
    t.run("remote 1")
    t.finish_run()
    assert t.tags == 2
    assert t.zone("Priority Requisition") == "runner score"
    assert t.zone("Casting Call") == "Archives", "its host has changed zones"


@pytest.mark.card("Casting Call")
@pytest.mark.example("nsg-26.03 9.6.5c", 1)
def test_the_tags_of_casting_call_come_too_late_for_quantum_predictive_model() -> None:
    t = called("Quantum Predictive Model")
    t.run("remote 1")
    t.finish_run()
    assert t.tags == 2
    assert t.zone("Quantum Predictive Model") == "runner score"


@pytest.mark.card("Casting Call")
@pytest.mark.rule("nsg-26.03 9.1.7", "nsg-26.03 10.3.1g")
@pytest.mark.parametrize("rules", BOTH)
def test_what_a_counter_says_is_over_in_the_very_checkpoint_that_trashes_it(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            turn="corp",
            corp=Seat(clicks=3, hand=["Casting Call", "15 Minutes"], deck=["9x Hedge Fund"]),
            servers={"remote 1": At(root=["PAD Campaign"])},
        )
    )
    t.corp("play", "Casting Call")
    t.corp("server", server="new")
    for _ in range(2):
        t.until(side="corp", kind="action")
        t.corp("advance", "15 Minutes")
    t.until(side="corp", option="score")
    t.corp("score", "15 Minutes")
    assert t.zone("Casting Call") == "Archives"
    assert t.can("rez", "PAD Campaign"), "the choice after that checkpoint"
    assert t.game.state.lingering == ()
