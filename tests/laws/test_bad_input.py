"""Bad input: a message for people, and a game that is as it was."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulerunner import (
    EDITIONS,
    At,
    BadDeck,
    BadPosition,
    BrokenSave,
    Game,
    IllegalChoice,
    Option,
    Running,
    Seat,
    UnknownEdition,
    UnplayableCard,
    new_game,
    position,
    read_position,
)
from rulerunner.cards.facts import UnknownCard, facts
from rulerunner.cards.library import library
from rulerunner.decks import Deck
from rulerunner.state.codec import SHAPES
from tests.support.playing import play_on
from tests.support.positions import random_game, random_position

RULES = tuple(EDITIONS)

# --- choosing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("answer", [-1, 999, "x", "0", None, 0.0, True, [0], Option("no such thing")])
def test_an_answer_that_is_no_option_changes_nothing(rules: str, answer: Any) -> None:
    game = random_position(rules, 5)
    before, decision = game.digest(), game.decision
    with pytest.raises(IllegalChoice, match=r"option"):
        game.choose(answer)
    assert game.digest() == before
    assert game.decision is decision
    assert game.answers == []


@pytest.mark.parametrize("rules", RULES)
def test_after_the_end_there_is_nothing_to_choose(rules: str) -> None:
    game = random_game(rules, 3)
    play_on(game, Random(3))
    before = game.digest()
    assert game.decision is None
    with pytest.raises(IllegalChoice, match="over"):
        game.choose(0)
    assert game.digest() == before


def test_an_option_may_be_chosen_by_itself() -> None:
    game, same = random_position("nisei-1.4", 5), random_position("nisei-1.4", 5)
    assert game.decision is not None
    game.choose(game.decision.options[1])
    same.choose(1)
    assert game.digest() == same.digest()


# --- saved games ------------------------------------------------------------------------------------------


def saved() -> Any:
    game = random_position("nisei-1.4", 7)
    play_on(game, Random(7), limit=9)
    return json.loads(game.to_json())


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "[]", "null", "3", '"text"', "{}", '{"rules": "nisei-1.4"}']
)
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(BrokenSave, match="no saved game"):
        Game.from_json(text)


@pytest.mark.parametrize("text", [None, 3, [], {}])
def test_what_is_no_text_is_no_saved_game(text: Any) -> None:
    with pytest.raises(BrokenSave, match=r"no saved game.*no text"):
        Game.from_json(text)


@pytest.mark.parametrize("form", [0, 1, None, "2", 2.0, True, 999])
def test_a_save_of_another_format_is_refused(form: object) -> None:
    data = saved()
    data["format"] = form
    with pytest.raises(BrokenSave, match="format"):
        Game.from_json(json.dumps(data))


@pytest.mark.parametrize("rules", ["nisei-9.9", "", None, 3, ["nisei-1.4"], {}])
def test_a_save_under_unknown_rules_is_refused(rules: object) -> None:
    data = saved()
    data["rules"] = rules
    with pytest.raises(BrokenSave, match="rules"):
        Game.from_json(json.dumps(data))


@pytest.mark.parametrize("field", SHAPES)
def test_a_save_that_lacks_a_field_names_it(field: str) -> None:
    data = saved()
    del data["state"][field]
    with pytest.raises(BrokenSave, match=field):
        Game.from_json(json.dumps(data))


def _unknown_card(state: dict[str, Any]) -> None:
    state["cards"][0][1] = "No Such Card"


def _unknown_record(state: dict[str, Any]) -> None:
    state["cards"][0][0] = "Nonsense"


def _another_record(state: dict[str, Any]) -> None:
    state["cards"][0] = state["players"][0][1]


def _no_name(state: dict[str, Any]) -> None:
    state["stack"][0][0] = ["StructureFrame"]


def _too_many_fields(state: dict[str, Any]) -> None:
    state["stack"][0] += [1] * 40


def _too_few_fields(state: dict[str, Any]) -> None:
    state["cards"][0] = state["cards"][0][:2]


def _another_type(state: dict[str, Any]) -> None:
    state["told"][0] = state["told"][0].replace("|0|", "|soon|")


def _another_type_of_an_old_save(state: dict[str, Any]) -> None:
    state["told"][0] = ["Change", "draw", "soon"]


def _a_line_of_too_many_fields(state: dict[str, Any]) -> None:
    state["told"][0] += "|" * 40


def _a_number_of_other_digits(state: dict[str, Any]) -> None:
    state["told"][0] = "draw|1_000"


def _nobody(state: dict[str, Any]) -> None:
    state["active"] = "nobody"


def _not_a_record(state: dict[str, Any]) -> None:
    state["players"] = {"what": 3}


def _in_two_zones(state: dict[str, Any]) -> None:
    state["zones"][0][1].append(state["zones"][1][1][0])


def _twice(state: dict[str, Any]) -> None:
    state["players"][1] = state["players"][0]


def _no_central_server(state: dict[str, Any]) -> None:
    del state["servers"][0]


def _no_turn(state: dict[str, Any]) -> None:
    del state["stack"][0]


def _the_turn_of_another(state: dict[str, Any]) -> None:
    turn = state["stack"][0]
    turn[turn.index(turn[1].removesuffix("-turn"))] = "runner" if turn[1] == "corp-turn" else "corp"


def _a_step_that_is_none(state: dict[str, Any]) -> None:
    state["stack"][0][2] = 99


def _one_structure_twice(state: dict[str, Any]) -> None:
    state["stack"].insert(0, state["stack"][0])


def _an_untold_change(state: dict[str, Any]) -> None:
    state["log"].append(len(state["told"]))


def _an_endless_cost(state: dict[str, Any]) -> None:
    inner: list[Any] = [".Not", [".Not"]]
    for _ in range(150):
        inner = [".Not", inner]
    state["lingering"] = [["Lingering", 1, 0, 0, "corp", "", 0, "", None, inner]]


@pytest.mark.parametrize(
    ("field", "breaks"),
    [
        ("cards", _unknown_card),
        ("cards", _unknown_record),
        ("cards", _another_record),
        ("cards", _too_few_fields),
        ("stack", _no_name),
        ("stack", _too_many_fields),
        ("stack", _no_turn),
        ("stack", _the_turn_of_another),
        ("stack", _a_step_that_is_none),
        ("stack", _one_structure_twice),
        ("told", _another_type),
        ("told", _another_type_of_an_old_save),
        ("told", _a_line_of_too_many_fields),
        ("told", _a_number_of_other_digits),
        ("log", _an_untold_change),
        ("active", _nobody),
        ("players", _not_a_record),
        ("players", _twice),
        ("zones", _in_two_zones),
        ("servers", _no_central_server),
        ("lingering", _an_endless_cost),
    ],
)
def test_a_broken_save_says_where_it_is_broken(field: str, breaks: Callable[[dict[str, Any]], None]) -> None:
    data = saved()
    breaks(data["state"])
    with pytest.raises(BrokenSave, match=field):
        Game.from_json(json.dumps(data))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_save_cut_short_is_refused(data: st.DataObject) -> None:
    text = json.dumps(saved())
    cut = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(BrokenSave, match="no saved game"):
        Game.from_json(text[:cut])


# --- new games --------------------------------------------------------------------------------------------


def test_unknown_rules_are_refused_with_the_rules_there_are() -> None:
    with pytest.raises(UnknownEdition, match=r"nisei-1\.4.*nsg-26\.03.*classic-1996"):
        new_game("", "", rules="nisei-9")


def test_an_unknown_card_in_a_deck_is_named_with_its_line() -> None:
    with pytest.raises(BadDeck, match=r"line 2.*Hedg Found"):
        new_game("3x Hedge Fund\n3x Hedg Found", "3x Sure Gamble")
    with pytest.raises(UnknownCard, match="Hedg Found"):
        new_game(Deck("", ("Hedg Found",)), "3x Sure Gamble")


def test_a_card_that_is_not_playable_yet_is_named() -> None:
    name = next(
        name for name in sorted(facts()) if name not in library().playable and facts()[name].side == "corp"
    )
    with pytest.raises((UnplayableCard, BadDeck), match="not playable"):
        new_game(Deck("", (name,)), "3x Sure Gamble")


# --- positions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ({"rules": "nisei-9"}, "unknown rules 'nisei-9'"),
        ({"turn": "nobody"}, "nobody"),
        ({"at": "5.7.9z"}, r"steps 5\.7\.1a"),
        ({"corp": Seat(credits=-1)}, "corp credits"),
        ({"runner": Seat(tags=-2)}, "runner tags"),
        ({"corp": Seat(hand=["Hedg Found"])}, "corp hand.*Hedg Found"),
        ({"corp": Seat(hand=["Sure Gamble"])}, "Sure Gamble is a runner card"),
        ({"runner": Seat(identity="Corroder")}, "no identity"),
        ({"corp": Seat(rig=["Ice Wall"])}, "only the Runner has a rig"),
        ({"runner": Seat(rig=["Sure Gamble"])}, "cannot lie there"),
        ({"runner": Seat(rig=["Corroder (frozen)"])}, r"Corroder \(frozen\).*write rezzed"),
        ({"corp": Seat(score=["Hedge Fund"])}, "no agenda"),
        ({"runner": Seat(rig=["5x Corroder"])}, "memory"),
        ({"servers": {"HP": At()}}, "unknown server 'HP'"),
        ({"servers": {"remote 0": At()}}, "unknown server"),
        ({"servers": {"HQ": At(root=["Ice Wall"])}}, "wrong line"),
        ({"servers": {"HQ": At(root=["PAD Campaign"])}}, "cannot be installed there"),
        ({"servers": {"remote 1": At(root=["2x PAD Campaign"])}}, "one agenda or asset"),
        ({"run": Running("remote 4")}, "no remote 4"),
        ({"run": Running("HQ", at="9.9")}, r"steps 6\.9\.1a"),
        ({"run": Running("HQ", at="6.9.3b")}, "no ice 1"),
        ({"turn": "corp", "run": Running("HQ")}, "only the Runner runs"),
        ({"corp": Seat(credits=2.5)}, "corp credits: 2.5 is no whole number"),  # type: ignore[arg-type]
        ({"runner": Seat(clicks="2")}, "runner clicks: '2' is no whole number"),  # type: ignore[arg-type]
        ({"corp": Seat(hand="Hedge Fund")}, "corp hand: 'Hedge Fund' is no list"),
        ({"corp": Seat(hand=[3])}, "corp hand.*no list"),  # type: ignore[list-item]
        ({"corp": {"credits": 3}}, r"corp.*write Seat\(...\)"),
        ({"servers": ["HQ"]}, "servers.*no dictionary"),
        ({"servers": {"HQ": ["Ice Wall"]}}, r"HQ.*write At\(...\)"),
        ({"servers": {3: At()}}, "unknown server '3'"),
        ({"rules": None}, "unknown rules 'None'"),
        ({"seed": 1.5}, "seed: 1.5 is no whole number"),
        ({"run": "HQ"}, r"run.*write Running\(...\)"),
        ({"run": Running("HQ", "6.9.5a", run_credits=-3)}, "run credits must be 0 to"),
        ({"run": Running("HQ", "7.6.5", order="Hedge Fund")}, "run order.*no list"),  # type: ignore[arg-type]
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(what: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        position(**what)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("colour red", "line 1: 'colour'"),
        ("rules nisei-9", "unknown rules"),
        ("turn nobody", "nobody"),
        ("at 1.1", "steps"),
        ("seed x", "no number"),
        ("[corp\n", r"line 1.*closing \]"),
        ("[attic]", r"line 1.*\[corp\]"),
        ("[corp]\ncredits many", "line 2.*'many' is no number"),
        ("[corp]\nfeelings 3", "line 2: 'feelings'"),
        ("[HQ]\nroof Ice Wall", "line 2: 'roof'"),
        ("[HQ]\nice Hedg Found", "Hedg Found"),
        ("[run]\nat 6.9.1a", "which server"),
        ("[run]\nserver HQ\nspeed 9", "line 3: 'speed'"),
        ("[corp]\nidentity No Such Corp", "No Such Corp"),
    ],
)
def test_a_line_that_makes_no_sense_is_named(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        read_position(text)


LINES = st.sampled_from(
    [
        "rules nisei-1.4", "rules classic-1996", "rules", "turn corp", "turn", "at 5.7.1e", "at", "seed 3",
        "seed",
        "[corp]", "[runner]", "[HQ]", "[remote 1]", "[run]", "[]", "[", "credits 3", "credits", "credits -1",
        "clicks 2", "tags 1", "bad publicity 2", "bad publicity", "hand Hedge Fund", "hand 2x Hedge Fund",
        "hand", "hand 0x Hedge Fund", "rig Corroder (2 virus)", "rig Corroder ()", "score Hostile Takeover",
        "identity Gabriel Santiago", "identity", "ice Ice Wall (rezzed, 2 advancement)", "ice", "ice 1",
        "root",
        "root PAD Campaign", "root Hostile Takeover", "server HQ", "server", "at 6.9.2a",
        "at 6.9.5a", "deck Corroder",
        "play Sure Gamble", "discard Sure Gamble (faceup)", "# nothing", "",
    ]
)  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(st.lists(LINES, max_size=12))
def test_any_text_is_a_position_or_a_bad_one(lines: list[str]) -> None:
    """Whatever is written, it is read or refused with a message: nothing else ever comes out."""
    try:
        game = read_position("\n".join(lines))
    except BadPosition as error:
        said = str(error)
    else:
        said = f"{game.decision or game.result}"
    assert said.strip()
