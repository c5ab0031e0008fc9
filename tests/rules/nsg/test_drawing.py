"""8.4: drawn cards lie aside until what drawing them sets off has resolved; then they join the hand."""

import random

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import Choose, Draw, Gain, MoveTo, Reveal
from rulerunner.lang.quantities import CardsIn, Plus, Times
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import play, together, when
from rulerunner.lang.words import ASIDE, GRIP, STACK
from rulerunner.view import view
from rulerunner.view.sampler import sample
from tests.support.corp import names
from tests.support.faces import made, table

DRAWN = Trigger("draw", side="you")


@pytest.mark.rule(
    "nsg-26.03 8.4.2", "nsg-26.03 8.4.2a", "nsg-26.03 8.4.5b", "nsg-26.03 8.4.5c", "nsg-26.03 8.4.5"
)
def test_what_drawing_sets_off_finds_the_cards_aside_and_not_yet_in_hand() -> None:
    count = made("Count", "resource", when(DRAWN, Gain(Plus(Times(10, CardsIn(ASIDE)), CardsIn(GRIP)))))
    t = table(
        count,
        runner=Seat(credits=0, rig=["Count"], hand=["Diesel", "Mimic"], deck=["5x Sure Gamble"]),
    )
    t.runner("play", "Diesel")
    assert t.credits["runner"] == 31, "three aside, one in hand"
    assert names(t, GRIP) == ["Mimic", "Sure Gamble", "Sure Gamble", "Sure Gamble"]
    assert names(t, ASIDE) == []


@pytest.mark.rule("nsg-26.03 8.4.2b")
def test_what_is_not_about_drawing_sees_nothing_of_the_way_aside() -> None:
    eye = made("Eye", "resource", when(Trigger("move"), Gain(7)))
    t = table(eye, runner=Seat(credits=0, rig=["Eye"], hand=["Diesel"], deck=["5x Sure Gamble"]))
    t.runner("play", "Diesel")
    assert t.credits["runner"] == 0
    assert len(t.game.state.hand("runner")) == 3


@pytest.mark.rule("nsg-26.03 8.4.3", "nsg-26.03 8.4.3a")
def test_a_drawn_card_that_goes_elsewhere_stays_there() -> None:
    bury = made("Bury", "resource", when(DRAWN, Choose(In(ASIDE)), MoveTo(CHOSEN, STACK, bottom=True)))
    t = table(
        bury,
        runner=Seat(rig=["Bury"], hand=["Diesel"], deck=["Mimic", "Ninja", "Corroder", "Yog.0"]),
    )
    t.runner("play", "Diesel")
    t.runner("card", "Ninja")
    assert names(t, GRIP) == ["Corroder", "Mimic"]
    assert [t.name(c) for c in t.game.state.zones[STACK]] == ["Yog.0", "Ninja"]


@pytest.mark.rule("nsg-26.03 8.4.3")
def test_a_drawn_card_that_was_only_looked_at_joins_the_hand() -> None:
    show = made("Show", "resource", when(DRAWN, Choose(In(ASIDE)), Reveal(CHOSEN)))
    t = table(show, runner=Seat(rig=["Show"], deck=["Mimic", "Ninja"]))
    t.runner("draw")
    assert names(t, GRIP) == ["Mimic"]
    assert not t.events("shuffle")


@pytest.mark.rule("nsg-26.03 9.11.1c", "nsg-26.03 8.4.5b")
def test_drawing_pauses_the_instruction_it_is_part_of() -> None:
    both = made("Both", "event", play(together(Draw(1), Gain(2))))
    bell = made("Bell", "resource", when(DRAWN, Gain(1)))
    t = table(both, bell, runner=Seat(credits=0, rig=["Bell"], hand=["Both"], deck=["Mimic"]))
    t.runner("play", "Both")
    kinds = [(e.kind, e.amount) for e in t.game.events if e.kind in ("draw", "gain credits")]
    assert kinds == [("draw", 1), ("gain credits", 1), ("gain credits", 2)]


@pytest.mark.rule("nsg-26.03 8.4.5a")
def test_cards_aside_are_known_to_the_player_who_draws_them_alone() -> None:
    spy = made("Spy", "asset", when(Trigger("draw", side="opponent"), Gain(1), may=True))
    t = table(
        spy,
        runner=Seat(hand=["Diesel"], deck=["Mimic", "Ninja", "Corroder", *["Yog.0"] * 9]),
        servers={"remote 1": At(root=["Spy (rezzed)"])},
    )
    t.runner("play", "Diesel")
    assert t.decision.side == "corp"
    seats = {side: view(t.game.state, side, t.decision) for side in ("corp", "runner")}
    assert [card.name for card in seats["runner"].aside] == ["Mimic", "Ninja", "Corroder"]
    assert [card.name for card in seats["corp"].aside] == ["", "", ""]
    drawn = [sample(t.game.state, "corp", random.Random(seed)) for seed in range(20)]
    assert {s.cards[s.zones[ASIDE][0]].face.name for s in drawn} > {"Mimic"}, "a guess is no more than that"


@pytest.mark.rule("nsg-26.03 5.6.1e", "nsg-26.03 8.4.2")
def test_the_mandatory_draw_of_the_corp_is_drawn_in_the_same_way() -> None:
    count = made("Count", "asset", when(DRAWN, Gain(Times(10, CardsIn(ASIDE)))))
    t = table(
        count,
        turn="corp",
        at="5.6.1e",
        corp=Seat(credits=0, deck=["Ice Wall"]),
        servers={"remote 1": At(root=["Count (rezzed)"])},
    )
    assert t.credits["corp"] == 10
    assert names(t, "HQ") == ["Ice Wall"]


@pytest.mark.rule("nsg-26.03 1.7.2c")
def test_a_corp_that_draws_too_much_has_lost_whatever_lies_aside() -> None:
    more = made("More", "operation", play(Draw(3)))
    t = table(more, turn="corp", corp=Seat(hand=["More"], deck=["2x Ice Wall"]))
    t.corp("play", "More")
    assert t.game.result == ("runner", "empty-deck")


@pytest.mark.rule("nsg-26.03 8.4.4")
def test_players_who_draw_at_the_same_time_draw_together() -> None:
    party = made("Party", "event", play(together(Draw(2), Draw(1, side="opponent"))))
    mine = made("Mine", "resource", when(DRAWN, Gain(CardsIn(ASIDE))))
    yours = made("Yours", "asset", when(DRAWN, Gain(CardsIn(ASIDE))))
    t = table(
        party,
        mine,
        yours,
        corp=Seat(credits=0, deck=["Ice Wall", "Enigma"]),
        runner=Seat(credits=0, rig=["Mine"], hand=["Party"], deck=["3x Diesel"]),
        servers={"remote 1": At(root=["Yours (rezzed)"])},
    )
    t.runner("play", "Party")
    kinds = [(e.kind, e.side, e.amount) for e in t.game.events if e.kind in ("draw", "gain credits")]
    assert kinds == [
        ("draw", "runner", 2),
        ("draw", "corp", 1),
        ("gain credits", "runner", 3),
        ("gain credits", "corp", 3),
    ]
    assert names(t, GRIP) == ["Diesel", "Diesel"]
    assert names(t, "HQ") == ["Ice Wall"]
