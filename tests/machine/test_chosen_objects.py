"""What an ability has chosen is an object: others that move the card take it away from the ability."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import strength
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.filters import INSTALLED, In, Is, Named
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    Derez,
    Draw,
    Gain,
    InstallCard,
    Instruction,
    Lasting,
    MoveTo,
    PlayCard,
    Run,
    Swap,
    Trash,
)
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, Chosen
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import interrupt, paid, play, sub, together, when
from rulerunner.lang.words import GRIP, HQ, ICE, PROGRAM, STACK
from tests.support.faces import made, table
from tests.support.table import Table

OWN = Is(PROGRAM) & INSTALLED
TOY = made("Toy", "program", memory=1)
LOAN = made("Loan", "event", play(Choose(OWN), Run(ANY_SERVER), MoveTo(CHOSEN, STACK)))
RECALL = made("Recall", "resource", paid(Credits(1), Choose(OWN), MoveTo(CHOSEN, GRIP)))
JUGGLE = made(
    "Juggle",
    "resource",
    paid(Credits(1), Choose(OWN), MoveTo(CHOSEN, GRIP), InstallCard(CHOSEN, ignoring="all")),
)


def loaned(*faces: Face, rig: str = "", **place: Any) -> Table:
    """The Runner plays the event, chooses the program, and runs on HQ."""
    t = table(
        *(TOY, LOAN, *faces),
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(
            credits=9, clicks=4, hand=["Loan"], rig=["Toy", *([rig] if rig else [])], deck=["9x Diesel"]
        ),
        **place,
    )
    t.runner("play", "Loan")
    t.runner("server", server="HQ")
    return t


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2", "nsg-26.03 1.15.4")
def test_a_chosen_card_that_stays_where_it_is_is_still_the_chosen_one_after_the_run() -> None:
    t = loaned()
    t.until(kind="action")
    assert t.zone("Toy") == "stack"


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2", "nsg-26.03 1.15.4")
def test_a_chosen_card_moved_by_a_paid_ability_within_the_run_is_chosen_no_more() -> None:
    t = loaned(RECALL, rig="Recall")
    t.until(side="runner", option="use")
    t.runner("use", "Recall")
    t.until(kind="action")
    assert t.zone("Toy") == "grip", "in the grip it is another object"


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2", "nsg-26.03 1.15.4")
def test_a_chosen_card_that_left_and_came_back_within_the_run_is_chosen_no_more() -> None:
    t = loaned(JUGGLE, rig="Juggle")
    t.until(side="runner", option="use")
    t.runner("use", "Juggle")
    t.until(kind="action")
    assert t.zone("Toy") == "table", "the installed card is another object"


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2", "nsg-26.03 1.15.4")
def test_a_chosen_card_moved_by_a_subroutine_of_the_run_is_chosen_no_more() -> None:
    bouncer = made("Bouncer", "ice", sub(Choose(OWN), MoveTo(CHOSEN, GRIP)), cost=0)
    t = loaned(bouncer, servers={"HQ": At(ice=["Bouncer (rezzed)"])})
    t.until(kind="action")
    assert t.zone("Toy") == "grip"


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2", "nsg-26.03 1.15.4")
def test_a_chosen_card_trashed_in_a_reaction_within_the_run_is_chosen_no_more() -> None:
    trap = made("Trap", "upgrade", when(Trigger("successful run"), Choose(OWN), Trash(CHOSEN)), trash=9)
    t = loaned(trap, servers={"HQ": At(root=["Trap (rezzed)"])})
    t.until(kind="action")
    assert t.zone("Toy") == "heap"


@pytest.mark.rule("nsg-26.03 1.12.2a", "nsg-26.03 1.15.4")
def test_an_ability_follows_what_it_moves_itself() -> None:
    t = table(
        *(TOY, JUGGLE),
        runner=Seat(credits=9, clicks=4, rig=["Toy", "Juggle"], deck=["9x Diesel"]),
    )
    t.runner("gain credit")
    t.until(side="runner", option="use")
    t.runner("use", "Juggle")
    t.until(kind="action")
    assert (t.zone("Toy"), len(t.events("install"))) == ("table", 1)


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2", "nsg-26.03 1.15.4")
def test_an_accessed_card_that_was_stolen_is_not_the_one_that_was_chosen() -> None:
    """The Runner chooses a card of HQ and accesses it; what is left there would go to the top of R&D."""
    peek = made("Peek", "event", play(Choose(In(HQ)), AccessCard(CHOSEN), MoveTo(CHOSEN, "R&D")))
    t = table(
        peek,
        corp=Seat(hand=["Hostile Takeover"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, clicks=4, hand=["Peek"], deck=["9x Diesel"]),
    )
    t.runner("play", "Peek")
    t.until(kind="action")
    assert t.zone("Hostile Takeover") == "runner score"


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2", "nsg-26.03 1.15.4")
def test_a_chosen_card_moved_by_another_card_that_is_played_is_chosen_no_more() -> None:
    """One event chooses a program, plays another event, which takes that program back; then it trashes it."""
    back = made("Back", "event", play(Choose(OWN), MoveTo(CHOSEN, GRIP)))
    both = made(
        "Both", "event", play(Choose(OWN), Choose(In(GRIP), slot=1), PlayCard(Chosen(1)), Trash(CHOSEN))
    )
    t = table(
        *(TOY, back, both),
        runner=Seat(credits=9, clicks=4, hand=["Both", "Back"], rig=["Toy"], deck=["9x Diesel"]),
    )
    t.runner("play", "Both")
    t.until(kind="action")
    assert t.happened("play", "Back")
    assert t.zone("Toy") == "grip"


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2", "nsg-26.03 1.15.4")
def test_a_chosen_card_that_an_interrupt_moved_is_lost_to_the_instructions_after_it_too() -> None:
    """The Corp chooses a program and gains a credit, as the Runner takes it back; then it is trashed."""
    hide = made("Hide", "resource", interrupt(Trigger("gain credits"), Choose(OWN), MoveTo(CHOSEN, GRIP)))
    raid = made("Raid", "operation", play(Choose(OWN), Gain(1), Trash(CHOSEN)))
    t = table(
        *(TOY, hide, raid),
        turn="corp",
        corp=Seat(credits=5, clicks=3, hand=["Raid"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Toy", "Hide"], deck=["9x Diesel"]),
    )
    t.corp("play", "Raid")
    t.until(kind="action")
    assert t.zone("Toy") == "grip"


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.15.3")
def test_what_would_last_for_a_chosen_card_that_is_gone_lasts_for_no_other() -> None:
    """An icebreaker lowers the strength of ice that is trashed before it does."""
    lower = Lasting(Modify("strength", -2), "turn", bind=CHOSEN)
    facts: dict[str, Any] = {"memory": 1, "strength": 5, "subtypes": ("icebreaker",)}
    ice = Is(ICE) & INSTALLED
    acid = made("Acid", "program", paid(Credits(1), Choose(ice), Gain(1), lower), **facts)
    mop = made("Mop", "resource", when(Trigger("gain credits", side="you"), Choose(ice), Trash(CHOSEN)))
    t = table(
        *(acid, mop),
        runner=Seat(credits=9, clicks=4, rig=["Acid", "Mop"], deck=["9x Diesel"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.runner("draw")
    t.until(side="runner", option="use")
    t.runner("use", "Acid")
    t.until(kind="action")
    assert t.zone("Ice Wall") == "Archives"
    assert strength(t.game.state, t.card("Acid")) == 5


@pytest.mark.rule("nsg-26.03 1.15.3", "nsg-26.03 9.11.1c")
def test_a_card_moved_in_the_middle_of_an_instruction_is_lost_to_the_rest_of_it() -> None:
    """The Runner draws a card and trashes a program, by one instruction; drawing makes them take it back."""
    back = made("Back", "resource", when(Trigger("draw", side="you"), Choose(OWN), MoveTo(CHOSEN, GRIP)))
    deal = made("Deal", "event", play(Choose(OWN), together(Draw(1), Trash(CHOSEN))))
    t = table(
        *(TOY, back, deal),
        runner=Seat(clicks=4, hand=["Deal"], rig=["Toy", "Back"], deck=["9x Diesel"]),
    )
    t.runner("play", "Deal")
    t.until(kind="action")
    assert t.zone("Toy") == "grip"


@pytest.mark.rule("nsg-26.03 1.12.4", "nsg-26.03 1.12.5")
@pytest.mark.parametrize(
    "meanwhile",
    [
        (Choose(Is(ICE) & INSTALLED, 2), Swap(CHOSEN)),
        (
            Choose(Is(ICE) & INSTALLED, 2),
            Derez(CHOSEN),
        ),
    ],
)
def test_a_chosen_card_that_is_swapped_or_turned_down_meanwhile_is_still_the_chosen_one(
    meanwhile: tuple[Instruction, ...],
) -> None:
    busy = made("Busy", "asset", when(Trigger("gain credits", side="you"), *meanwhile), trash=9)
    raze = made("Raze", "operation", play(Choose(Named("Ice Wall")), Gain(1), Trash(CHOSEN)))
    t = table(
        *(busy, raze),
        turn="corp",
        corp=Seat(clicks=3, hand=["Raze"], deck=["9x Hedge Fund"]),
        servers={
            "HQ": At(ice=["Ice Wall (rezzed)"]),
            "R&D": At(ice=["Enigma (rezzed)"]),
            "remote 1": At(root=["Busy (rezzed)"]),
        },
    )
    t.corp("play", "Raze")
    t.until(kind="action")
    assert t.zone("Ice Wall") == "Archives"
