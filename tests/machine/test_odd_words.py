"""Words of the language on cards for which nobody meant them: they do nothing, and nothing breaks."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger, While
from rulerunner.lang.conditions import DifferentActions, No
from rulerunner.lang.costs import Credits, RevealAndTrashThis
from rulerunner.lang.filters import Has
from rulerunner.lang.instructions import Gain, InstallAsProgram, Trash
from rulerunner.lang.refs import ACCESSED, THIS
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


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("copies", [1, 2])
def test_copies_in_a_hand_are_one_option_while_a_card_is_accessed(rules: str, copies: int) -> None:
    flare = made(
        "Flare",
        "event",
        Paid((RevealAndTrashThis(),), (Trash(ACCESSED),), access=True, active_in="grip"),
    )
    t = table(
        flare,
        rules=rules,
        corp=Seat(hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=0, hand=[f"{copies}x Flare"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    t.run("remote 1")
    t.until(kind="mid-access")
    assert len(t.find("use", "Flare")) == 1
    t.runner("use", "Flare")
    t.until(kind="action")
    assert t.zone("PAD Campaign") == "Archives"
    assert len(t.game.state.hand("runner")) == copies - 1


@pytest.mark.parametrize("rules", BOTH)
def test_a_condition_about_the_actions_that_were_taken_is_looked_at_as_one_is_over(rules: str) -> None:
    once_more = made("Twice", "resource", While(No(DifferentActions("runner")), (Trash(THIS), Gain(5))))
    t = table(once_more, rules=rules, runner=Seat(credits=0, rig=["Twice"], deck=["9x Diesel"]))
    for kind in ("gain credit", "draw"):
        t.runner(kind)
        t.until(kind="action")
        assert t.zone("Twice") == "table"
    t.runner("gain credit")
    assert t.zone("Twice") == "heap", "the same as the first"
    assert t.credits["runner"] == 7
