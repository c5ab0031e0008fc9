"""Cards that sabotage in the same sentence as they do something else: it is one instruction."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.filters import Of
from rulerunner.lang.instructions import Draw, Gain, Sabotage
from rulerunner.lang.sugar import play, together, when
from tests.support.faces import made, table
from tests.support.ice import BOTH
from tests.support.table import Table

ESA = "Esâ Afontov: Eco-Insurrectionist"
WATCH = made("Watch", "asset", when(Trigger("trash", subject=Of("runner")), Gain(1)))
CORP = Seat(credits=0, hand=["Enigma", "Hunter"], deck=["9x Hedge Fund"])


def waits_for(t: Table) -> list[str]:
    """What has happened by the time that the Corp is asked which cards are trashed."""
    t.until(about="sabotage")
    return [e.kind for e in t.game.events if e.kind in ("trash", "draw", "gain credits")]


@pytest.mark.card("Time Bomb")
@pytest.mark.rule("nsg-26.03 9.11.3", "nisei-1.4 9.10.3", "nsg-26.03 10.12.2")
@pytest.mark.parametrize("rules", BOTH)
def test_time_bomb_is_trashed_and_sabotages_before_anything_hears_of_it(rules: str) -> None:
    t = table(
        WATCH,
        rules=rules,
        turn="runner",
        at="5.7.1b",
        corp=CORP,
        runner=Seat(rig=["Time Bomb (3 power)"], deck=["9x Diesel"]),
        servers={"remote 1": At(root=["Watch (rezzed)"])},
    )
    assert waits_for(t) == ["trash"]
    t.corp("card", "Enigma")
    t.corp("done")
    t.until(kind="action")
    assert t.credits["corp"] == 1
    assert len(t.events("trash", side="corp")) == 3


@pytest.mark.card(ESA)
@pytest.mark.rule("nsg-26.03 9.11.3", "nsg-26.03 9.11.1c", "nsg-26.03 10.12.2")
@pytest.mark.parametrize("rules", BOTH)
def test_esa_afontov_draws_and_sabotages_at_once(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            corp=CORP,
            runner=Seat(identity=ESA, credits=5, hand=["Amped Up", "2x Diesel"], deck=["9x Sure Gamble"]),
        )
    )
    t.runner("play", "Amped Up")
    t.runner("yes")
    t.until(about="sabotage")
    assert len(t.events("draw")) == 1
    assert sum(t.name(c) == "Sure Gamble" for c in t.game.state.zones["grip"]) == 1
    t.corp("card", "Hunter")
    t.corp("done")
    assert t.decision.kind == "action"
    assert [t.name(e.card) for e in t.events("trash", side="corp")] == ["Hunter", "Hedge Fund"]


@pytest.mark.rule("nsg-26.03 9.11.3", "nsg-26.03 9.11.1c")
def test_nothing_hears_of_the_sabotage_before_the_rest_is_done() -> None:
    heard = made("Heard", "resource", when(Trigger("trash", subject=Of("corp")), Gain(1)))
    both = made("Blow", "event", play(together(Sabotage(1), Draw(1))))
    listens = made("Listens", "asset", when(Trigger("draw"), Gain(1)))
    runner = Seat(credits=0, hand=["Blow"], rig=["Heard"], deck=["9x Diesel"])
    t = table(heard, both, listens, corp=CORP, runner=runner)
    t.runner("play", "Blow")
    t.corp("card", "Enigma")
    order = [e.kind for e in t.game.events if e.kind in ("trash", "draw", "gain credits")]
    assert order.index("draw") < order.index("gain credits")
