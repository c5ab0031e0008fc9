"""Several cards are installed or played by instructions of their own, one after the other (9.11.4b)."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.filters import INSTALLED, In, Is
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    InstallCard,
    Instruction,
    MoveTo,
    ScoreCard,
    StealCard,
)
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import play, when
from rulerunner.lang.words import AGENDA, GRIP, PROGRAM, STACK
from tests.support.faces import made, table
from tests.support.plays import follow


@pytest.mark.rule("nisei-1.4 9.10.4b", "nsg-26.03 9.11.4b", "nsg-26.03 8.5.5")
def test_what_installing_the_first_of_several_cards_brings_about_may_take_the_next() -> None:
    """The Runner chooses two programs and installs them; as the first is, the other goes to the stack."""
    toys = [made(name, "program", memory=1) for name in ("Top", "Ball")]
    program = In(GRIP) & Is(PROGRAM)
    snatch = made(
        "Snatch", "resource", when(Trigger("install", side="you"), Choose(program), MoveTo(CHOSEN, STACK))
    )
    both = made("Both", "event", play(Choose(program, 2), InstallCard(CHOSEN, ignoring="all")))
    t = table(
        *(*toys, snatch, both),
        runner=Seat(clicks=4, hand=["Both", "Top", "Ball"], rig=["Snatch"], deck=["9x Diesel"]),
    )
    t.runner("play", "Both")
    t.runner("card", "Top")
    t.until(kind="action")
    assert [t.name(e.card) for e in t.events("install")] == ["Top"]
    assert t.zone("Ball") == "stack"


@pytest.mark.rule("nsg-26.03 1.12.3", "nsg-26.03 9.11.4b")
def test_ice_looked_at_is_not_installed_once_the_deck_was_shuffled_after_the_first() -> None:
    """Both pieces of ice are to be installed; the first makes The Foundry search R&D."""
    t = table(
        turn="corp",
        corp=Seat(
            identity="The Foundry: Refining the Process",
            clicks=3,
            deck=["Ice Wall", "Enigma", "Hedge Fund", "Ice Wall", "5x Hedge Fund"],
        ),
        servers={"remote 1": At(root=["Accelerated Beta Test (3 advancement)"])},
    )
    t.corp("gain credit")
    t.until(side="corp", option="score")
    follow(t, "score Accelerated Beta Test", "yes", "Ice Wall", "Enigma", "at HQ", "yes", "Ice Wall")
    assert [t.name(e.card) for e in t.events("install")] == ["Ice Wall"]
    assert t.zone("Enigma") == "R&D"
    assert not t.events("trash")


@pytest.mark.rule("nisei-1.4 9.10.4b", "nsg-26.03 9.11.4b")
@pytest.mark.parametrize(
    ("doing", "kind"),
    [(AccessCard(CHOSEN), "access"), (StealCard(CHOSEN), "steal"), (ScoreCard(CHOSEN), "score")],
)
def test_each_of_several_cards_is_accessed_stolen_or_scored(doing: Instruction, kind: str) -> None:
    both = made("Both", "event", play(Choose(Is(AGENDA) & INSTALLED, 2), doing))
    t = table(
        both,
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(clicks=4, hand=["Both"], deck=["9x Diesel"]),
        servers={
            "remote 1": At(root=["Hostile Takeover (2 advancement)"]),
            "remote 2": At(root=["Corporate Sales Team (4 advancement)"]),
        },
    )
    t.runner("play", "Both")
    t.until(kind="action")
    assert sorted(t.name(e.card) for e in t.events(kind)) == ["Corporate Sales Team", "Hostile Takeover"]
