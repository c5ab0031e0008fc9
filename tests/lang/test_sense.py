"""What can be written and means nothing is refused, in words that say what would."""

import json
from pathlib import Path

import pytest

from rulerunner.cards.library import library
from rulerunner.lang.abilities import Ability, Paid, Play, Static, Sub, Trigger, When, While
from rulerunner.lang.conditions import TAGGED
from rulerunner.lang.costs import (
    Clicks,
    Credits,
    DerezThis,
    MoveCards,
    OneCost,
    RevealAndTrashThis,
    TrashCards,
)
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import ANY_CARD, AtServer, In, Is, Not, Same
from rulerunner.lang.instructions import (
    ChooseServer,
    Distribute,
    EndRun,
    Gain,
    If,
    Infect,
    InstallCard,
    Lasting,
    Later,
    MoveRunner,
    RearrangeIce,
    Run,
    Trash,
)
from rulerunner.lang.quantities import AtMost, X
from rulerunner.lang.refs import ENCOUNTERED, HQ_SERVER, THAT, THAT_SERVER, THIS, OneOf
from rulerunner.lang.statics import (
    AdditionalCost,
    FreeInDeck,
    GainsSubroutines,
    Modify,
    Player,
    PreventsAll,
    StaysUntil,
)
from rulerunner.lang.validate import problems

GAIN = (Gain(1),)
STRONGER = Modify("strength", 1, ANY_CARD)
ASSET = Facts("Fund", "corp", "asset")
EVENT = Facts("Dash", "runner", "event")


@pytest.mark.parametrize(
    ("facts", "ability", "says"),
    [
        (ASSET, When(Trigger("access", origin=("HQ",)), GAIN), "no card comes from anywhere by 'access'"),
        (ASSET, When(Trigger("draw", detail="net"), GAIN), "'draw' has no detail 'net'"),
        (ASSET, When(Trigger("trash", detail="net"), GAIN), "'trash' has no detail 'net'"),
        (ASSET, Paid((Credits(1),), GAIN, interrupt="tags", detail="net"), "'tags' has no detail 'net'"),
        (
            ASSET,
            When(Trigger("score", also=(Trigger("steal", first="turn"),)), GAIN),
            "the first of several changes is asked for once",
        ),
        (ASSET, Paid((OneCost(((Credits(1),),)),), GAIN), "at least 2 of them"),
        (ASSET, Static((Player("clicks", 4, base=True),)), "'clicks' has no base"),
        (EVENT, Paid((DerezThis(),), GAIN), "only the Corp's cards are derezzed"),
        (ASSET, When(Trigger("successful run", server=OneOf((HQ_SERVER,))), GAIN), "joins a single server"),
        (ASSET, When(Trigger("score"), (Later(Sub(GAIN)),)), "Sub is no ability that can come later"),
        (ASSET, Paid((RevealAndTrashThis(),), GAIN), "active_in='HQ'"),
        (ASSET, When(Trigger("score"), (Later(Paid((Credits(1),), GAIN)),)), "for how long?"),
        (
            ASSET,
            When(Trigger("score"), (Later(Static((STRONGER,), persistent=True), "run"),)),
            "active while it lasts, wherever its card is",
        ),
        (ASSET, When(Trigger("damage"), GAIN, given=True), "name a 'subject'"),
        (ASSET, Play((Infect("virus", 1, HQ_SERVER, THIS),)), "in a server or on a card"),
        (ASSET, Static((Modify("strength", 1, Not(ANY_CARD)),)), "leave Anything() out"),
        (ASSET, Static((Modify("strength", 1, ANY_CARD | Is("ice")),)), "leave Anything() out"),
        (ASSET, Paid((TrashCards(Same(ENCOUNTERED), 2),), GAIN), "2 cards of a set that has one"),
        (ASSET, Paid((MoveCards(Same(THIS) & Is("ice"), "HQ", 2),), GAIN), "2 cards of a set that has one"),
        (ASSET, Paid((Clicks(1), Clicks(2)), GAIN), "add them up"),
        (ASSET, Paid((Credits(1),), (ChooseServer(THAT_SERVER),)), "need not be chosen"),
        (ASSET, While(TAGGED, (RearrangeIce(THAT_SERVER),)), "nothing in it or before it tells which"),
        (ASSET, When(Trigger("damage", first="run"), GAIN), "say during=ANY_SERVER"),
        (
            ASSET,
            When(Trigger("score", during=HQ_SERVER, also=(Trigger("steal"),)), GAIN),
            "all or none are to happen during a run",
        ),
        (ASSET, When(Trigger("steal", side="you"), GAIN), "'steal' is what the Runner does"),
        (ASSET, Static((StaysUntil(("rez",), "runner"),)), "'rez' is what the Corp does"),
        (ASSET, When(Trigger("jack out"), (Trash(THAT),)), "nothing has happened to a card"),
        (ASSET, Static((FreeInDeck(3, 2),)), "no 3 cards or more and 2 or fewer"),
        (ASSET, Static((FreeInDeck(3, type="ice", name="Enigma"),)), "one of these"),
        (ASSET, Static((GainsSubroutines((Play(GAIN),)),)), "are subroutines"),
        (
            ASSET,
            Static((AdditionalCost("steal", (Credits(1),), first_each_turn=True),)),
            "only runs are counted",
        ),
        (ASSET, Static((Modify("strength", 1, AtServer(THAT_SERVER)),)), "nothing in it or before it tells"),
        (ASSET, When(Trigger("score"), (Gain(X),)), "X"),
        (ASSET, When(Trigger("jack out"), (RearrangeIce(THAT_SERVER),)), "nothing in it or before it tells"),
        (ASSET, When(Trigger("install", In("HQ") & Is("ice")), GAIN), "say where it came from"),
        (ASSET, When(Trigger("score"), (Distribute(3, "power", Same(THIS)),)), "its set has one"),
        (ASSET, When(Trigger("score"), (InstallCard(THIS, face_up=True, face_down=True),)), "one of these"),
        (ASSET, When(Trigger("score", server=THAT_SERVER), GAIN), "tells which server that is"),
        (ASSET, When(Trigger("score"), (Gain(AtMost(3, 2)),)), "needs no limit"),
        (ASSET, Paid((Credits(1),), GAIN, by=ANY_CARD), "it needs an interrupt"),
        (EVENT, Play((MoveRunner(THAT_SERVER),)), "nothing in it or before it tells"),
        (ASSET, Static((PreventsAll("run ends", "net"),)), "'run ends' has no detail 'net'"),
        (EVENT, Static((StaysUntil(("play", "score")),)), "leave 'play' out"),
        (
            EVENT,
            Play((Run(HQ_SERVER, (When(Trigger("encounter"), GAIN, active_in="grip"),)),)),
            "active for as long as it is linked",
        ),
        (EVENT, Play((Run(HQ_SERVER), If(TAGGED, (Lasting(STRONGER, "run"),)))), "when the run is over"),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else "",
)
def test_it_is_refused_and_told_why(facts: Facts, ability: Ability, says: str) -> None:
    assert any(says in problem for problem in problems(Face(facts, (ability,)))), problems(
        Face(facts, (ability,))
    )


def test_an_x_that_is_paid_to_install_is_not_known_to_its_abilities() -> None:
    """Kills an X that only events and operations choose as they are played."""
    resource = Facts("Bag", "runner", "resource", x_cost=True)
    assert problems(Face(resource, (When(Trigger("turn begins"), (Gain(X),)),)))
    assert not problems(Face(EVENT._replace(x_cost=True), (Play((Gain(X),)),)))


def test_what_ends_the_run_needs_no_run_to_be_said() -> None:
    assert not problems(Face(ASSET, (Paid((Credits(1),), (EndRun(),)),)))


def test_cards_that_are_read_in_another_way_than_written_are_there() -> None:
    path = Path(__file__).resolve().parents[2] / "tools" / "reading_settled.json"
    reasons = json.loads(path.read_text("utf-8"))
    for family, cards in reasons.items():
        assert set(cards) <= library(family).playable
        assert all(len(reason) > 20 for reason in cards.values())
