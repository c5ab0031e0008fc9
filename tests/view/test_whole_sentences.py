"""Questions say what is chosen and what for, and the log speaks in whole sentences."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.words import REMOVED, STACK
from rulerunner.state.records import Change
from rulerunner.view import option_text, prompt, say
from tests.support.table import Table


def asked(t: Table) -> str:
    return prompt(t.game.state, t.decision)


def texts(t: Table) -> list[str]:
    return [option_text(t.game.state, t.decision, option) for option in t.decision.options]


def test_nothing_is_trashed_before_anything_was_picked_and_nothing_more_afterwards() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Enigma"], deck=["3x Hedge Fund"]),
            runner=Seat(),
            servers={"HQ": At(ice=["Ice Wall", "Hunter"])},
        )
    )
    t.corp("install", "Enigma")
    t.corp("server", server="HQ")
    assert asked(t) == "Which cards are trashed before Enigma is installed?"
    assert texts(t)[-1] == "Trash nothing"
    t.corp("trash", "Hunter")
    assert texts(t)[-1] == "Trash nothing more"


@pytest.mark.rule("nsg-26.03 9.3.4b")
def test_a_question_says_what_the_card_is_chosen_for() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Seamless Launch"], deck=["3x Hedge Fund"]),
            runner=Seat(),
            servers={"remote 1": At(root=["Offworld Office"]), "remote 2": At(root=["Urtica Cipher"])},
        )
    )
    t.corp("play", "Seamless Launch")
    assert asked(t).startswith("Seamless Launch: choose 1 installed card")
    assert asked(t).endswith("Place 2 advancement counters on the chosen card.")


def test_who_is_asked_to_avert_something_reads_whose_doing_it_would_be() -> None:
    t = Table(
        position(
            rules="nsg-26.03",
            corp=Seat(credits=9, deck=["3x Hedge Fund"]),
            runner=Seat(credits=9, deck=["3x Sure Gamble"]),
            servers={"remote 1": At(root=["Manegarm Skunkworks (rezzed)", "Offworld Office"])},
        )
    )
    t.run("Server 1")
    t.until(side="runner", about="unless")
    assert asked(t) == (
        "Manegarm Skunkworks: spend 2 clicks or pay 5 credits, or else the Corp does this: end the run?"
    )
    assert t.decision is not None
    said = [option_text(t.game.state, t.decision, option) for option in t.decision.options]
    assert said == ["Yes: spend 2 clicks", "No: next is whether you pay 5 credits"]
    t.runner("no")
    said = [option_text(t.game.state, t.decision, option) for option in t.decision.options]
    assert said == ["Yes: 5 credits", "No"]


@pytest.mark.rule("nisei-1.4 10.4.2")
def test_damage_that_asks_by_itself_is_not_taken_for_the_ability_that_does_it() -> None:
    t = Table(
        position(
            rules="nisei-1.4",
            corp=Seat(credits=9, identity="Chronos Protocol: Selective Mind-mapping", deck=["3x Hedge Fund"]),
            runner=Seat(credits=9, hand=["2x Sure Gamble", "2x Diesel"], deck=["3x Sure Gamble"]),
            servers={"HQ": At(ice=["Neural Katana (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", about="may")
    assert asked(t).endswith("look at the hand, and choose what the damage trashes?")


@pytest.mark.parametrize(
    ("sort", "amount", "told"),
    [
        ("tags", 1, "1 tag is prevented."),
        ("tags", 2, "2 tags are prevented."),
        ("damage", 3, "3 damage is prevented."),
        ("trash", 1, "Trashing the card is prevented."),
        ("trash", 2, "Trashing 2 cards is prevented."),
        ("gain credits", 3, "The gain of 3 credits is prevented."),
        ("draw", 1, "The draw of 1 card is prevented."),
        ("expose", 0, "Exposing the card is prevented."),
        ("end the run", 0, "The end of the run is prevented."),
        ("flatline", 0, "The flatline is prevented."),
        ("rez", 0, "That a card is rezzed is prevented."),
    ],
)
def test_what_is_prevented_is_said_in_a_whole_sentence(sort: str, amount: int, told: str) -> None:
    game = position(corp=Seat(), runner=Seat())
    assert say(game.state, Change("prevent", 0, "runner", amount=amount, sort=sort)) == told


def test_a_card_that_leaves_the_game_is_removed_and_moves_to_no_place() -> None:
    game = position(corp=Seat(), runner=Seat(deck=["Diesel"]))
    state = game.state
    gone = Change("move", 0, "runner", state.zones[STACK][0], origin=STACK, zone=REMOVED)
    assert say(state, gone, "runner") == "Diesel in the stack is removed from the game."
    assert say(state, gone._replace(zone=STACK), "runner") == "A card moves to another place in the stack."
