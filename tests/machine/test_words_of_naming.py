"""Naming a card, repeating a process, stealing by an ability: the words alone and with their neighbours."""

import pytest

from rulerunner import Game, Seat, position
from rulerunner.kernel.read.naming import printed
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import AtLeast, Matches
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import In, OfChosenName
from rulerunner.lang.instructions import (
    Again,
    Choose,
    ChooseName,
    Draw,
    Gain,
    If,
    Later,
    May,
    MoveTo,
    RevealTop,
    StealCard,
)
from rulerunner.lang.quantities import CreditsOf
from rulerunner.lang.refs import AFFECTED, CHOSEN, THOSE
from rulerunner.lang.sugar import play, when
from rulerunner.lang.words import HQ, STACK
from tests.support.table import Table

pytestmark = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])


def event(*block: object, name: str = "Guess") -> Face:
    return Face(Facts(name, "runner", "event", cost=0), (play(*block),))  # type: ignore[arg-type]


def playing(rules: str, face: Face, **more: object) -> Table:
    runner = Seat(credits=0, clicks=4, hand=[face.name], deck=["Diesel", "Sure Gamble", "3x Diesel"])
    t = Table(position(rules=rules, runner=runner, faces=[face], **more))  # type: ignore[arg-type]
    t.runner("play", face.name)
    return t


def test_a_name_is_compared_with_cards_in_view(rules: str) -> None:
    guess = event(ChooseName(), RevealTop(STACK), If(Matches(THOSE, OfChosenName()), (Gain(5),), (Gain(1),)))
    for named, credits in (("Diesel", 5), ("Corroder", 1)):
        t = playing(rules, guess)
        t.runner("name", detail=named)
        assert t.credits["runner"] == credits


def test_the_name_that_counts_is_the_one_that_was_chosen_last(rules: str) -> None:
    twice = event(
        ChooseName(), ChooseName(), RevealTop(STACK), If(Matches(THOSE, OfChosenName()), (Gain(5),))
    )
    t = playing(rules, twice)
    t.runner("name", detail="Diesel")
    t.runner("name", detail="Corroder")
    assert t.credits["runner"] == 0


def test_the_opponent_may_be_the_one_to_name(rules: str) -> None:
    theirs = event(ChooseName("opponent"), Draw(1), If(Matches(AFFECTED, OfChosenName()), (), (Gain(4),)))
    t = playing(rules, theirs)
    t.corp("name", detail="Corroder")
    assert t.credits["runner"] == 4


def test_a_home_made_card_is_named_by_those_who_know_it_and_before_all_others(rules: str) -> None:
    guess = event(ChooseName(), RevealTop(STACK), If(Matches(THOSE, OfChosenName()), (Gain(5),)))
    secret = Face(Facts("Unheard Of", "corp", "operation", cost=0), (play(Gain(1)),))
    own = Face(Facts("Own Design", "runner", "event", cost=0), (play(Gain(1)),))
    runner = Seat(credits=0, clicks=4, hand=["Guess"], deck=["2x Own Design"])
    corp = Seat(hand=["Unheard Of"], deck=["Hedge Fund"])
    t = Table(position(rules=rules, runner=runner, corp=corp, faces=[guess, secret, own]))
    t.runner("play", "Guess")
    before = len(t.decision.options) - len(printed("modern"))
    assert [option.detail for option in t.decision.options[:before]] == ["Guess", "Own Design"]
    t.runner("name", detail="Own Design")
    assert t.credits["runner"] == 5


def test_a_game_saved_while_a_card_is_named_is_small_and_goes_on(rules: str) -> None:
    corp = Seat(credits=0, clicks=3, hand=["Targeted Marketing"], deck=["Hedge Fund"])
    t = Table(position(rules=rules, turn="corp", corp=corp))
    t.corp("play", "Targeted Marketing")
    text = t.game.to_json()
    assert len(text) < 20_000
    again = Table(Game.from_json(text))
    again.corp("name", detail="Diesel")
    assert again.can("gain credit")


def test_a_process_is_repeated_as_long_as_its_condition_holds(rules: str) -> None:
    t = playing(rules, event(Gain(2), If(AtLeast(7, CreditsOf("you")), (Again(),)), Draw(1)))
    assert t.credits["runner"] == 8
    assert len(t.events("draw")) == 1, "what comes after it is done once"


def test_a_process_may_be_repeated_at_will(rules: str) -> None:
    t = playing(rules, event(Gain(2), May((Again(),))))
    t.runner("yes")
    t.runner("yes")
    t.runner("no")
    assert t.credits["runner"] == 6


def test_what_was_chosen_before_is_chosen_anew(rules: str) -> None:
    face = event(Choose(In("heap")), MoveTo(CHOSEN, "grip"), May((Again(),)))
    runner = Seat(clicks=4, hand=["Guess"], deck=["Diesel"], discard=["Corroder", "Mimic", "Ninja"])
    t = Table(position(rules=rules, runner=runner, faces=[face]))
    t.runner("play", "Guess")
    t.runner("card", "Mimic")
    t.runner("yes")
    t.runner("card", "Ninja")
    t.runner("no")
    assert {t.zone("Mimic"), t.zone("Ninja")} == {"grip"}
    assert t.zone("Corroder") == "heap"


@pytest.mark.parametrize(("free", "credits"), [(True, 5), (False, 3)])
def test_an_agenda_is_stolen_by_an_ability_free_or_for_what_it_costs(
    rules: str, free: bool, credits: int
) -> None:
    heist = event(Choose(In(HQ)), StealCard(CHOSEN, free=free))
    corp = Seat(hand=["Fetal AI"], deck=["Hedge Fund"])
    runner = Seat(credits=5, clicks=4, hand=["Guess"], deck=["Diesel"])
    t = Table(position(rules=rules, runner=runner, corp=corp, faces=[heist]))
    t.runner("play", "Guess")
    if not free:
        t.runner("yes")
    assert t.zone("Fetal AI") == "runner score"
    assert t.credits["runner"] == credits
    assert not t.events("access"), "and it was not accessed"


def test_a_name_lasts_in_what_waits_for_later(rules: str) -> None:
    waits = Face(
        Facts("Bet", "runner", "event", cost=0),
        (
            play(
                ChooseName(),
                Later(when(Trigger("play", subject=OfChosenName()), Gain(3)), "turn"),
                ChooseName(),
            ),
        ),
    )
    runner = Seat(credits=0, clicks=4, hand=["Bet", "Diesel"], deck=["9x Diesel"])
    t = Table(position(rules=rules, runner=runner, faces=[waits]))
    t.runner("play", "Bet")
    t.runner("name", detail="Diesel")
    t.runner("name", detail="Corroder")
    t.runner("play", "Diesel")
    assert t.credits["runner"] == 3, "what was named later changes nothing of it"
