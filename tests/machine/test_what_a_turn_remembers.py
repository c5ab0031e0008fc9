"""A turn remembers actions that were taken, and what would have happened, where a card of the game asks."""

import pytest

from rulerunner import Seat
from rulerunner.building import compiled
from rulerunner.lang.abilities import Ability, Trigger, While
from rulerunner.lang.conditions import DifferentActions, Equal, Happened, No
from rulerunner.lang.instructions import Draw, Gain, If, TakeAction
from rulerunner.lang.quantities import TimesTaken
from rulerunner.lang.statics import Replaces
from rulerunner.lang.sugar import interrupt, static, when
from rulerunner.state.changes import Change
from rulerunner.state.record import Record
from rulerunner.state.records import Player
from tests.support.faces import made, table

DRAWN = Trigger("draw", side="runner", first="turn")


@pytest.mark.rule("nsg-26.03 5.2.2d")
@pytest.mark.parametrize(
    ("ability", "remembered"),
    [
        (when(Trigger("draw"), Gain(1)), False),
        (when(Trigger("draw"), TakeAction(1)), False),
        (when(Trigger("action ends"), Gain(1)), True),
        (when(Trigger("draw"), If(DifferentActions("you"), (Gain(1),))), True),
        (when(Trigger("draw"), If(Equal(TimesTaken(), 2), (Gain(1),))), True),
        (when(Trigger("draw"), TakeAction(1, different=True)), True),
        (While(No(Happened("action ends", side="runner")), (Gain(1),)), True),
    ],
)
def test_the_end_of_an_action_is_remembered_where_it_is_asked_for(ability: Ability, remembered: bool) -> None:
    """The card that asks is still in the deck: it may come into play later in the turn."""
    asks = made("Asks", "resource", ability)
    t = table(asks, corp=Seat(deck=["9x Hedge Fund"]), runner=Seat(clicks=3, deck=["5x Diesel", "Asks"]))
    t.runner("gain credit")
    t.until(side="runner", kind="action")
    taken = t.game.state.changes_this_turn.get("action ends", ())
    assert [change.sort for change in taken] == (["gain credit"] if remembered else [])


@pytest.mark.rule("nsg-26.03 9.9.2")
@pytest.mark.parametrize(
    ("ability", "remembered"),
    [
        (when(DRAWN, Gain(1)), False),
        (interrupt(Trigger("damage"), Gain(1)), False),
        (interrupt(DRAWN, Gain(1)), True),
        (static(Replaces("draw", (Draw(2),), first="turn")), True),
    ],
)
def test_what_would_happen_is_remembered_where_it_is_asked_for(ability: Ability, remembered: bool) -> None:
    asks = made("Asks", "resource", ability)
    t = table(asks, corp=Seat(deck=["9x Hedge Fund"]), runner=Seat(clicks=3, deck=["5x Diesel", "Asks"]))
    t.runner("draw")
    t.until(side="runner", kind="action")
    assert ("would draw" in t.game.state.changes_this_turn) is remembered


@pytest.mark.skipif(compiled(), reason="compiled, a field takes only what is of its type")
def test_a_copy_of_a_record_has_its_changes_and_nothing_else() -> None:
    for one in (Player(credits=5, tags=2), Change("draw", 3, "corp", amount=1)):
        for name in one.FIELDS:
            copy = one._replace(**{name: "new"})
            assert type(copy) is type(one)
            assert copy == Record._replace(one, **{name: "new"})
            assert [had for had in one.FIELDS if getattr(copy, had) != getattr(one, had)] == [name]
    with pytest.raises(TypeError, match="Player has no luck"):
        Player()._replace(luck=1)
