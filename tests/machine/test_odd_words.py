"""Words of the language on cards for which nobody meant them: they do nothing, and nothing breaks."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Has
from rulerunner.lang.instructions import Gain, InstallAsProgram
from rulerunner.lang.statics import GainsTextOf
from rulerunner.lang.sugar import paid, static, when
from tests.support.faces import made, table
from tests.support.laws import keep_all

BOTH = ("nisei-1.4", "nsg-26.03")


@pytest.mark.parametrize("rules", BOTH)
def test_a_card_that_is_no_agenda_is_not_made_a_program(rules: str) -> None:
    """It would go on being listened to with abilities that it has no more."""
    odd = made(
        "Odd",
        "asset",
        when(Trigger("gain credits"), Gain(1), once="turn"),
        paid(Credits(0), InstallAsProgram(1)),
    )
    t = table(
        odd,
        rules=rules,
        turn="corp",
        at="5.6.2a",
        corp=Seat(credits=5, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Odd (rezzed)"])},
    )
    if t.can("use", "Odd"):
        t.corp("use", "Odd")
    t.until(kind="action")
    assert t.game.state.cards[t.card("Odd")].owner == "corp"
    keep_all(t.game, "after it was used")
    t.corp("gain credit")
    t.until(kind="action")
    assert t.credits["corp"] == 7


@pytest.mark.parametrize("rules", BOTH)
def test_text_that_a_card_has_of_others_does_not_outlast_it(rules: str) -> None:
    mirror = made("Mirror", "upgrade", static(GainsTextOf(Has("virus")), persistent=True), trash=0)
    t = table(
        mirror,
        rules=rules,
        corp=Seat(credits=5, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=5, rig=["Datasucker"]),
        servers={"remote 1": At(root=["Mirror (rezzed)", "PAD Campaign"])},
    )
    t.run("remote 1")
    while t.in_run():
        t.runner("trash", "Mirror") if t.can("trash", "Mirror") else t.passes()
    assert t.zone("Mirror") == "Archives"
    t.until(kind="action")
    keep_all(t.game, "after the run")
