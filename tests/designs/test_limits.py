"""A card from a stranger is data: small, never a real card; it can neither run code nor hang a game."""

import json
import time
from collections.abc import Iterator

import pytest

from rulerunner import Game, read_position
from rulerunner.cards.library import library
from rulerunner.designs.data import LONGEST, BadCard, definition, face_of
from rulerunner.designs.limits import DEEPEST, LARGEST, MOST_COUNTING, MOST_WORDS, measure
from rulerunner.designs.making import designs
from rulerunner.lang.abilities import Paid, Play, Static, Sub, Trigger, When
from rulerunner.lang.base import Ability
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import CardType, Facts
from rulerunner.lang.filters import ANY_CARD, Is
from rulerunner.lang.instructions import (
    ChooseNumber,
    Draw,
    EncounterIce,
    Gain,
    GainClicks,
    Lose,
    Repeat,
    RepeatSubroutine,
    Run,
)
from rulerunner.lang.quantities import Count, CreditsOf, Times
from rulerunner.lang.refs import HQ_SERVER, THIS
from rulerunner.lang.statics import Modify
from rulerunner.lang.words import Side
from rulerunner.session import Match, Start
from rulerunner.session.designing import bench

SOON = 8.0
"""Seconds in which a game with such a card must have come to its next choice, on a slow and busy machine."""


def card(*abilities: Ability, type: CardType = "resource", name: str = "Trickster") -> Face:
    side: Side = "runner" if type in ("resource", "event") else "corp"
    return Face(Facts(name, side, type, cost=0, faction=f"neutral_{side}", influence=0), abilities)


def data(**changes: object) -> str:
    made = json.loads(definition(card(When(Trigger("turn begins", side="you"), (Gain(1),)))))
    made["card"] |= changes
    return json.dumps(made)


def test_every_card_of_the_library_is_far_within_the_limits() -> None:
    sizes = [
        measure(library(family).faces[name].abilities)
        for family in ("modern", "classic")
        for name in library(family).playable
    ]
    assert 2 * max(size.words for size in sizes) < MOST_WORDS
    assert 1.5 * max(size.depth for size in sizes) < DEEPEST
    assert max(size.counting for size in sizes) <= MOST_COUNTING
    assert 2 * max(size.largest for size in sizes if size.largest < 99) < LARGEST


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no card"),
        ("[]", "format"),
        ("{" * 2000, "no card"),
        ('{"format": "rulerunner card", "version": 2}', "version"),
        ("x" * (LONGEST + 1), "letters"),
        (data(name="Ice Wall"), "real card"),
        (data(name="ICE WALL"), "real card"),
        (data(name="Corroder"), "real card"),
        (data(name="x" * 61), "at most 60"),
        (data(name="a\nb"), "no title"),
        (data(name=7), "needs a name"),
        (data(cost=-1), "0 to 99"),
        (data(cost=10**6), "0 to 99"),
        (data(cost="2"), "is a number"),
        (data(cost=True), "is a number"),
        (data(side="corp"), "type of that side"),
        (data(type="spell"), "type of that side"),
        (data(subtypes=["cheat"]), "subtype"),
        (data(subtypes="virus"), "subtype"),
        (data(faction="weyland_consortium"), "faction"),
        (data(deck_limit=99), "deck limit"),
        (data(deck_limit=None), "deck limit"),
        (data(printings=[["core", "1"]]), "facts of a card"),
        (data(slug="ice_wall"), "facts of a card"),
        (data(family="homemade"), "modern or classic"),
    ],
)
def test_data_that_is_no_card_is_refused_in_words(text: str, says: str) -> None:
    with pytest.raises(BadCard, match=says):
        face_of(text)


@pytest.mark.parametrize(
    "abilities",
    [
        None,
        "__import__('os')",
        [["Gain", 1]],
        [[".Gain", 1]],
        [[".__class__"]],
        [[".When"]],
        [[".Play", [[".Gain", 1, "you", 5, 6, 7, 8]]]],
        [[".Play", [[".Gain", 1.5]]]],
        [[".Play", [[".Gain", 100]]]],
        [[".Play", [[".Gain", -1]]]],
        [[".NotYet", "later"]],
        [[".When", [".Trigger", "no such change"], [[".Gain", 1]]]],
        [[".Sub", [[".EndRun"]]]],
        [[".Paid", [[".Credits", 1]], [[".Gain", 1]]]] * 25,
    ],
)
def test_abilities_that_are_none_are_refused(abilities: object) -> None:
    made = json.loads(data())
    made["abilities"] = abilities
    with pytest.raises(BadCard):
        face_of(json.dumps(made))


def test_what_lies_too_deep_is_refused_without_ado() -> None:
    deep: object = [".Gain", 1]
    for _ in range(300):
        deep = [".Repeat", 2, [deep]]
    made = json.loads(data())
    made["abilities"] = [[".Play", [deep]]]
    began = time.process_time()
    with pytest.raises(BadCard):
        face_of(json.dumps(made, separators=(",", ":"))[:LONGEST])
    assert time.process_time() - began < 1


def tricks() -> Iterator[tuple[str, Face]]:
    """Cards within the limits that want to hang a game."""
    when = When(Trigger("gain credits", side="you"), (Gain(1),))
    yield "sets itself off", card(Paid((Credits(0),), (Gain(1),)), when)
    draws = When(Trigger("lose credits", side="you"), (Gain(2), Lose(1)))
    yield "sets itself off by turns", card(Paid((Credits(0),), (Gain(2), Lose(1))), draws)
    again: tuple[Repeat | Gain | Lose, ...] = (Gain(99), Lose(99))
    for _ in range(6):
        again = (Repeat(99, again),)
    yield "repeats without end", card(Paid((Credits(0),), again))
    nothing: tuple[Repeat | Draw, ...] = (Draw(1),)
    for _ in range(6):
        nothing = (Repeat(99, nothing),)
    yield "repeats what does nothing", card(Paid((Credits(0),), nothing))
    huge = CreditsOf("you")
    many = Times(99, Count(ANY_CARD))
    yield (
        "asks for a huge number",
        card(Paid((Credits(0),), (Gain(many), *[Gain(huge)] * 30, ChooseNumber(0, huge), Draw(1)))),
    )
    counts = Count(Is("ice"))
    yield "counts all the time", card(Static((Modify("strength", counts, Is("ice")),)), *[when] * 1)


@pytest.mark.parametrize(("what", "face"), [pytest.param(*each, id=each[0]) for each in tricks()])
def test_no_card_hangs_a_game(what: str, face: Face) -> None:
    again = face_of(definition(face))
    position = bench([again])
    lines = [line for line in position.splitlines() if line != f"hand {face.name}"]
    at = lines.index("[runner]")
    text = "\n".join([*lines[: at + 1], f"rig {face.name}", *lines[at + 1 :]])
    for game in (read_position(text), Match(Start.from_position(text))):
        began = time.process_time()
        for _ in range(6):
            decision = game.decision
            if decision is None:
                break
            uses = [number for number, option in enumerate(decision.options) if option.kind == "use"]
            game.choose(uses[0] if uses else 0)
        assert time.process_time() - began < SOON, what


def test_a_game_that_goes_in_circles_is_a_draw() -> None:
    (_, face), *_ = tricks()
    text = bench([face]).replace("hand Trickster", "rig Trickster", 1)
    for game in (read_position(text), Match(Start.from_position(text))):
        assert isinstance(game, Game | Match)
        decision = game.decision
        assert decision is not None
        game.choose(next(n for n, option in enumerate(decision.options) if option.kind == "gain credit"))
        assert game.decision is None
        assert (game.state.result or ("?",)) == ("", "endless")


@pytest.mark.parametrize(
    "ability",
    [
        Sub((EncounterIce(THIS),)),
        Sub((Run(HQ_SERVER),)),
        When(Trigger("encounter"), (EncounterIce(THIS),)),
    ],
    ids=["encounters itself", "runs again", "is encountered as it is encountered"],
)
def test_a_game_that_went_too_deep_can_still_be_saved(ability: Ability) -> None:
    """Kills encounters within encounters that no writer follows to the bottom."""
    face = card(ability, type="ice")
    text = bench([face]).replace("turn corp", "turn runner").replace("hand Trickster\n", "", 1)
    text = text.replace("[HQ]\n", "[HQ]\nice Trickster (rezzed)\n")
    game = read_position(text)
    for _ in range(400):
        decision = game.decision
        if decision is None:
            break
        kinds = [option.kind for option in decision.options]
        wanted = [number for number, kind in enumerate(kinds) if kind in ("run", "pass", "done")]
        game.choose(wanted[0] if wanted else 0)
        if game.state.run is None and game.state.turn > 3:
            break
    again = Game.from_json(game.to_json())
    assert again.digest() == game.digest()
    assert (game.state.result or ("", "endless")) == ("", "endless")


@pytest.mark.parametrize("pick", [0, 1])
def test_a_subroutine_that_the_ice_has_lost_does_not_resolve(pick: int) -> None:
    """Kills an index beyond the last subroutine: one that was there twice, but not until its turn came."""
    face = card(Sub((RepeatSubroutine(THIS, "access"),)), Sub((GainClicks(2, "runner"),)), type="ice")
    text = bench([face]).replace("turn corp", "turn runner").replace("hand Trickster\n", "", 1)
    game = read_position(text.replace("[HQ]\n", "[HQ]\nice Trickster (rezzed)\n"))
    chosen = 0
    while game.decision is not None and not chosen:
        decision = game.decision
        kinds = [option.kind for option in decision.options]
        chosen = decision.kind == "choose subroutine"
        game.choose(kinds.index("run") if "run" in kinds else pick if chosen else 0)
    assert chosen


def test_a_play_ability_belongs_on_an_event() -> None:
    with pytest.raises(BadCard, match="only events and operations are played"):
        face_of(definition(card(Play((Gain(1),)))))


def test_a_text_within_the_limits_is_made_at_once() -> None:
    text = "Long One\ntype: ice\ncost: 1\nstrength: 1\n\n" + "Subroutine End the run.\n" * 24
    began = time.process_time()
    (made,) = designs(text)
    assert made.face is not None
    assert time.process_time() - began < 2
    assert face_of(definition(made.face)).abilities == made.face.abilities
