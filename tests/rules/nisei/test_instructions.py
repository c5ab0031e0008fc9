"""1.4, 9.10: steps of timing structures as instructions."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.instructions import EndActionPhase, Gain
from rulerunner.lang.sugar import play, when
from tests.support.faces import made, table


@pytest.mark.rule("nisei-1.4 9.10.2")
@pytest.mark.parametrize(("rules", "together"), [("nisei-1.4", True), ("nsg-26.03", False)])
def test_between_two_steps_there_is_a_checkpoint_only_where_the_structure_has_one(
    rules: str, together: bool
) -> None:
    """Clicks are lost in one step, the turn ends in the next, and then a checkpoint: both are heard of there.

    The later book has a checkpoint after each step."""
    curtain = made("Curtain", "operation", play(EndActionPhase()))
    bell = made("Bell", "asset", when(Trigger("lose clicks"), Gain(1)))
    gong = made("Gong", "asset", when(Trigger("turn ends"), Gain(1)))
    t = table(
        curtain,
        bell,
        gong,
        rules=rules,
        turn="corp",
        corp=Seat(credits=0, hand=["Curtain"], deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Bell (rezzed)"]), "remote 2": At(root=["Gong (rezzed)"])},
    )
    t.corp("play", "Curtain")
    asked = t.game.state.active == "corp" and {t.name(option.card) for option in t.find("trigger")}
    assert asked == ({"Bell", "Gong"} if together else False)
    t.until(side="runner", kind="action")
    assert t.credits["corp"] == 2
