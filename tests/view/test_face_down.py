"""Resources that lie face down: their owner sees and uses them, the Corp knows only where they lie."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from rulerunner import Game, Seat, new_game
from rulerunner.cards.library import library
from rulerunner.decks import Deck
from rulerunner.kernel import machine
from rulerunner.lang.words import Side
from rulerunner.positions_text import read_position
from rulerunner.state.codec import digest
from rulerunner.state.state import State
from rulerunner.view import option_text, transcript, view
from rulerunner.view.board import board
from rulerunner.view.sampler import sample
from rulerunner.view.why import why
from tests.support.classic_corp import corp_turn
from tests.support.classic_runner import install, next_turn, runner_turn
from tests.support.laws import keep_all
from tests.support.table import Table
from tests.view.games import random_deck
from tests.view.swapping import never_shown, pairs, swapped

TWO = ("Bolt Hole", "HQ Mole")
FACES = library("classic").faces
HIDDEN = sorted(name for name in library("classic").playable if FACES[name].hidden)


def told(t: Table, seat: Side | None) -> list[str]:
    return [line.text for line in transcript(t.game.state, seat)]


def tagged(*rig: str, deck: tuple[str, ...] = ()) -> Table:
    """The Corp's turn against a tagged Runner."""
    return corp_turn(corp=Seat(credits=9), runner=Seat(tags=1, rig=rig, deck=deck))


def games(length: int = 160) -> Iterator[Game]:
    """Games at random in which the Runner's deck is full of hidden resources, at each decision."""
    for seed in range(3):
        chance = random.Random(seed)
        runner = Deck("", tuple(name for name in HIDDEN for _ in range(5)))
        game = new_game(random_deck("classic-1996", "corp", chance), runner, "classic-1996", seed)
        for _ in range(length):
            if game.decision is None:
                break
            yield game
            options = game.decision.options
            eager = [option for option in options if option.kind in ("install", "run", "server")]
            game.choose(chance.choice(eager if eager and chance.random() < 0.5 else options))


# --- the table --------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C11")
def test_the_corp_sees_a_back_where_the_runner_sees_the_card() -> None:
    t = runner_turn(runner=Seat(hand=["Bolt Hole"]))
    install(t, "Bolt Hole")
    [back] = view(t.game.state, "corp").rig
    [card] = view(t.game.state, "runner").rig
    assert (back.name, back.type, back.id, back.faceup) == ("", "", None, False)
    assert (card.name, card.type, card.id, card.faceup) == (
        "Bolt Hole",
        "resource",
        t.card("Bolt Hole"),
        False,
    )
    assert "Bolt Hole" not in view(t.game.state, "corp").to_json()


def test_the_log_names_it_to_the_corp_once_it_is_used() -> None:
    t = runner_turn(runner=Seat(hand=["Sandbox Dig"]), at="C10.5")
    install(t, "Sandbox Dig")
    assert "The Runner installs a resource face down." in told(t, "corp")
    assert not any("Sandbox Dig" in line for line in told(t, "corp"))
    assert "The Runner installs Sandbox Dig." in told(t, "runner")
    assert "The Runner installs Sandbox Dig." in told(t, None)
    t.runner("gain credit")
    t.runner("use", "Sandbox Dig")
    assert {"The Runner uses Sandbox Dig.", "Sandbox Dig is trashed."} <= set(told(t, "corp"))
    assert "The Runner installs a resource face down." in told(t, "corp"), "what was told stays told"
    assert view(t.game.state, "corp").heap[0].name == "Sandbox Dig"


@pytest.mark.rule("classic-1996 C5")
def test_the_corp_trashes_one_of_a_tagged_runner_by_its_place_and_then_sees_it() -> None:
    t = tagged(*TWO)
    t.corp("trash resource")
    decision = t.decision
    texts = [option_text(t.game.state, decision, option) for option in decision.options]
    assert texts == ["Trash face-down resource 1 of 2", "Trash face-down resource 2 of 2"]
    t.corp("card", "HQ Mole")
    assert "HQ Mole is trashed." in told(t, "corp")
    assert t.game.state.cards[t.card("HQ Mole")].faceup
    assert not any("Bolt Hole" in line for line in told(t, "corp"))


def test_a_single_one_has_no_number_and_no_name() -> None:
    t = tagged("Bolt Hole", "Fall Guy")
    t.corp("trash resource")
    texts = [option_text(t.game.state, t.decision, option) for option in t.decision.options]
    assert texts == ["Trash the face-down resource", "Trash Fall Guy"]


def test_two_of_one_name_are_two_options_for_the_corp() -> None:
    """Were they one, that would tell the Corp that they are the same card."""
    for rig in (TWO, ("Bolt Hole", "Bolt Hole")):
        t = tagged(*rig)
        t.corp("trash resource")
        assert len(t.decision.options) == 2


def test_the_corp_may_ask_why_it_cannot_trash_it() -> None:
    t = corp_turn(runner=Seat(rig=["Bolt Hole"]))
    reasons = why(t.game.state, "corp", t.decision, t.card("Bolt Hole"))
    assert [reason.why for reason in reasons] == ["The Runner has no tag."]


def test_it_stays_usable_and_hidden_over_turns() -> None:
    t = runner_turn(corp=Seat(deck=["9x Keeper"]), runner=Seat(credits=0, hand=["Sandbox Dig"]))
    install(t, "Sandbox Dig")
    next_turn(t)
    assert t.game.state.is_active(t.card("Sandbox Dig"))
    assert view(t.game.state, "corp").rig[0].name == ""


def test_the_board_in_words_tells_each_seat_what_it_may_know() -> None:
    s = runner_turn(runner=Seat(rig=TWO)).game.state
    assert any("2x face-down resource" in line for line in board(view(s, "corp"), None))
    assert any("Bolt Hole, face down; HQ Mole, face down" in line for line in board(None, view(s, "runner")))


def test_a_position_lays_it_face_down_unless_it_says_otherwise() -> None:
    rows = ["rig Bolt Hole", "rig HQ Mole (seen)", "rig Sandbox Dig (faceup)", "rig Fall Guy"]
    rig = read_position("\n".join(["rules classic-1996", "[runner]", *rows])).view("corp").rig
    assert [(card.name, card.faceup) for card in rig] == [
        ("", False),
        ("HQ Mole", False),
        ("Sandbox Dig", True),
        ("Fall Guy", True),
    ]


# --- laws -------------------------------------------------------------------------------------------------


def received(game: Game, s: State) -> list[str]:
    """All that the Corp receives, in a state like that of the game."""
    decision = game.decision
    assert decision is not None
    texts = [view(s, "corp", decision).to_json(), *(line.text for line in transcript(s, "corp"))]
    if decision.side == "corp":
        texts += [option_text(s, decision, option) for option in decision.options]
    return texts


def face_down(game: Game, cid: int) -> bool:
    card = game.state.cards[cid]
    return card.zone == "table" and card.owner == "runner"


def test_exchanging_a_face_down_resource_changes_nothing_the_corp_receives() -> None:
    compared = offered = 0
    chance = random.Random(1)
    for game in islice(games(), 0, None, 4):
        before = received(game, game.state)
        for pair in pairs(game, "corp", chance, 99):
            if not any(face_down(game, cid) for cid in pair):
                continue
            other = swapped(game.state, pair)
            assert received(game, other) == before
            compared += 1
            if game.decision is not None and game.decision.side == "corp":
                assert machine.tick(other) == game.decision
                offered += 1
    assert compared > 25
    assert offered > 5


def test_the_laws_hold_and_no_id_is_shown_while_resources_lie_face_down() -> None:
    for number, game in enumerate(games()):
        if number % 5 == 0:
            keep_all(game, f"decision {number}")
            ids = {card.id for card in game.view("corp").rig}
            assert ids.isdisjoint(never_shown(game, "corp"))


def test_a_sample_for_the_corp_puts_any_hidden_resource_there_and_nothing_else() -> None:
    t = tagged("Bolt Hole", deck=("HQ Mole", "Sandbox Dig", "Fall Guy", "Fall Guy"))
    there: Counter[str] = Counter()
    for seed in range(300):
        drawn = Game(sample(t.game.state, "corp", random.Random(seed)))
        assert drawn.view("corp") == t.game.view("corp")
        there[drawn.state.cards[t.card("Bolt Hole")].face.name] += 1
    assert set(there) == {"Bolt Hole", "HQ Mole", "Sandbox Dig"}
    assert min(there.values()) > 60, "one as likely as another"


def test_a_sample_keeps_the_laws_and_tells_nothing_of_what_lies_there() -> None:
    chance = random.Random(2)
    tried = 0
    for number, game in enumerate(games()):
        if game.decision is None or game.decision.side != "corp" or number % 4:
            continue
        drawn = sample(game.state, "corp", random.Random(number))
        keep_all(Game(drawn), "a sample")
        for pair in pairs(game, "corp", chance, 2):
            assert digest(sample(swapped(game.state, pair), "corp", random.Random(number))) == digest(drawn)
            tried += 1
    assert tried > 20


def test_the_runners_own_sample_leaves_them_as_they_are() -> None:
    t = runner_turn(runner=Seat(rig=TWO, deck=["Sandbox Dig"]))
    drawn = sample(t.game.state, "runner", random.Random(0))
    assert [drawn.cards[cid].face.name for cid in drawn.zones["table"]] == list(TWO)
