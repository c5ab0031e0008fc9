"""26.03, 8.4.4: players who draw at the same time."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.instructions import Place
from rulerunner.lang.sugar import when
from rulerunner.lang.words import POWER
from rulerunner.view import prompt
from tests.support.faces import made
from tests.support.table import Table

BELL = made("Bell", "asset", when(Trigger("draw"), Place(1, POWER)))


@pytest.mark.rule("nsg-26.03 8.4.4", "nsg-26.03 8.4.4a")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.parametrize("runner", [True, False])
@pytest.mark.parametrize("corp", [True, False])
def test_who_may_draw_with_umbrella_says_so_before_either_has_drawn(
    rules: str, runner: bool, corp: bool
) -> None:
    """The active player is asked first; then what was said is done at once, and heard of in one window."""
    t = Table(
        position(
            rules=rules,
            faces=(BELL,),
            corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Enigma"]),
            runner=Seat(credits=9, rig=["Umbrella", "Botulus (1 virus, on Enigma)"], deck=["9x Diesel"]),
            servers={"HQ": At(ice=["Enigma (rezzed)"]), "remote 1": At(root=["Bell (rezzed)"])},
        )
    )
    t.run("HQ")
    while not t.can("use", "Umbrella") or t.game.state.encounter is None:
        t.passes()
    t.runner("use", "Umbrella")
    while t.can("subroutine"):
        t.choose(t.find("subroutine")[0])
    for side, wants in (("runner", runner), ("corp", corp)):
        assert t.decision.side == side
        assert t.can("yes")
        assert prompt(t.game.state, t.decision).endswith(": draw 1 card?")
        assert not t.events("draw"), "nobody has drawn yet"
        t.choose(t.find("yes" if wants else "no")[0])
    t.finish_run()
    assert sorted(e.side for e in t.events("draw")) == ["corp"] * corp + ["runner"] * runner
    kinds = [e.kind for e in t.game.events if e.kind in ("draw", "place")]
    assert kinds == ["draw"] * (corp + runner) + ["place"] * (corp + runner)
    assert t.counters("Bell", POWER) == corp + runner
