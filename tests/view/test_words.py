"""Every decision the machine can ask has words, in each edition."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import rulerunner.kernel
from rulerunner import At, Seat, position
from rulerunner.rules import CHANGES, EDITIONS, Ask, Window
from rulerunner.state.frames import Frame
from rulerunner.view import option_text, prompt
from rulerunner.view.events import SAY
from rulerunner.view.names import SAID
from rulerunner.view.options import BY_ABOUT, BY_KIND
from rulerunner.view.situation import SAY as SAY_FRAME
from rulerunner.view.words import PROMPTS
from tests.support.classic import classic
from tests.support.table import Table
from tests.view.games import RULES, decisions

KERNEL = Path(str(rulerunner.kernel.__file__)).parent


# --- nothing is without words -----------------------------------------------------------------------------


@cache
def kernel() -> list[ast.AST]:
    """Every node of the kernel's source."""
    paths = sorted(KERNEL.rglob("*.py"))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call in the kernel of a function with one of these names."""
    for node in kernel():
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in names:
                yield node


def literals(call: ast.Call, place: int, keyword: str) -> set[str]:
    """The strings an argument can be; empty if it is worked out elsewhere."""
    found = [k.value for k in call.keywords if k.arg == keyword] + call.args[place : place + 1]
    return {
        node.value
        for expression in found
        for node in ast.walk(expression)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def questions() -> set[str]:
    """Every key a decision of the kernel can be about."""
    places = {
        "Decision": 4,
        "new_decision": 4,
        "ChooseFrame": 2,
        "new_choosing": 2,
        "ask": 3,
        "_ask_number": 4,
    }
    found = {
        key
        for name, place in places.items()
        for call in calls(name)
        for key in literals(call, place, "about")
    }
    found |= {key for call in calls("WindowFrame") for key in literals(call, 0, "kind")}
    for edition in EDITIONS.values():
        for structure in edition.structures.values():
            for row in structure.rows:
                if isinstance(row.op, Ask):
                    found.add(row.op.question)
                elif isinstance(row.op, Window) and row.op.kind != "subroutines":
                    found.add(row.op.kind)
    return found | {key for key in given_back() if key}


def given_back() -> Iterator[str]:
    """What paying says a card is picked for: the last of the values it returns."""
    for function in kernel():
        if isinstance(function, ast.FunctionDef) and function.name in ("_choice", "_to_give_up"):
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
                    last = node.value.elts[-1]
                    if isinstance(last, ast.Constant) and isinstance(last.value, str):
                        yield last.value


def test_every_question_of_the_kernel_has_a_prompt() -> None:
    found = questions()
    assert {"target", "jack-out", "forfeit", "trace-corp", "mulligan", "strength"} <= found
    assert found <= set(PROMPTS)


def offered() -> set[str]:
    """The kinds of options the kernel makes, by any of its ways to make them."""
    made = calls("Option", "offer", "offers")
    return {kind for call in made for kind in literals(call, 0, "kind")} | {"pass", "done", "server"}


def test_every_option_kind_of_the_kernel_has_words() -> None:
    found = offered()
    assert {"rez", "use", "yes", "no", "access", "rig"} <= found
    assert found <= set(BY_KIND)


def test_no_words_are_kept_for_what_the_kernel_never_asks() -> None:
    assert set(BY_KIND) <= offered()
    assert set(PROMPTS) <= questions() | {""}
    assert {about for _, about in BY_ABOUT} <= questions()


def test_every_event_of_the_kernel_has_a_sentence_or_none_on_purpose() -> None:
    found = {kind for call in calls("emit", "note", "progress") for kind in literals(call, 1, "kind")}
    assert {"rez", "draw", "pass priority"} <= found
    assert found | set(CHANGES) <= set(SAY)


def test_every_frame_has_words() -> None:
    assert set(get_args(Frame)) == set(SAY_FRAME)


@pytest.mark.parametrize("rules", RULES)
def test_every_decision_of_a_random_game_is_said_in_words(rules: str) -> None:
    asked = 0
    for seed in range(3):
        for game in decisions(rules, 100 + seed, 200):
            decision = game.decision
            assert decision is not None
            question = prompt(game.state, decision)
            assert question[0].isupper() or not question[0].isalpha()
            assert question[-1] in ".?!"
            for option in decision.options:
                text = option_text(game.state, decision, option)
                assert text
                assert "None" not in text.split()
                assert text == text.strip()
            asked += 1
    assert asked > 200, "games of cards drawn from the whole pool, which may be short"


# --- what they say ----------------------------------------------------------------------------------------


def texts(t: Table) -> list[str]:
    return [option_text(t.game.state, t.decision, option) for option in t.decision.options]


def asked(t: Table) -> str:
    return prompt(t.game.state, t.decision)


def test_the_corp_is_offered_its_actions_with_their_prices() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=6, hand=["Hedge Fund", "Ice Wall"], deck=["3x Hedge Fund"]),
            runner=Seat(),
            servers={"remote 1": At(root=["Private Security Force"])},
        )
    )
    assert asked(t) == "Take an action: you have 3 clicks left."
    assert texts(t) == [
        "Gain 1 credit",
        "Draw 1 card",
        "Play Hedge Fund (5 credits)",
        "Install Ice Wall",
        "Advance Private Security Force in Server 1 (1 credit)",
        "Purge virus counters (3 clicks)",
    ]
    t.corp("install", "Ice Wall")
    assert asked(t) == "Where do you install Ice Wall?"
    assert texts(t)[0] == "Install Ice Wall protecting HQ (0 credits)"
    assert texts(t)[-1] == "Install Ice Wall protecting a new remote server (0 credits)"


def test_the_price_of_stealing_is_that_of_the_agendas_own_server() -> None:
    herrings = "Red Herrings (rezzed)"
    servers = {"remote 1": At(root=["Hostile Takeover", herrings]), "remote 2": At(root=[herrings])}
    t = Table(position(runner=Seat(credits=12), servers=servers))
    t.run("remote 1")
    t.until(side="runner", option="access")
    t.runner("access", "Hostile Takeover")
    t.until(side="runner", rule="7.7.3")
    assert texts(t)[0] == "Steal Hostile Takeover (5 credits)"


def test_a_question_about_one_ability_says_whose_it_is() -> None:
    t = Table(position(servers={"HQ": At(ice=["Ice Wall"]), "remote 1": At(root=["Send a Message"])}))
    t.run("remote 1")
    t.until(side="corp", option="trigger")
    assert asked(t) == "You may resolve the ability of Send a Message, or pass."


def test_the_corp_rezzes_and_the_runner_breaks_in_words() -> None:
    t = Table(
        position(
            corp=Seat(credits=5),
            runner=Seat(credits=5, rig=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall"])},
        )
    )
    t.runner("run")
    assert "Run HQ" in texts(t)
    t.runner("server", server="HQ")
    t.until(side="corp", option="rez")
    assert asked(t) == "You may rez a card, or pass."
    assert texts(t) == ["Rez Ice Wall protecting HQ (1 credit)", "Pass"]
    t.corp("rez", "Ice Wall")
    t.until(side="runner", option="use", rule="6.9.3b")
    assert "Use Corroder: pay 1 credit: break 1 subroutine on a barrier" in texts(t)


def test_subroutines_are_offered_by_number_with_what_they_do() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Gordian Blade"]),
            servers={"HQ": At(ice=["Enigma (rezzed)"])},
        )
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", option="use", rule="6.9.3b")
    index = next(i for i, text in enumerate(texts(t)) if "break 1 subroutine" in text)
    t.choose(index)
    assert asked(t) == "Which subroutine of Enigma is broken?"
    assert texts(t)[1] == "Break subroutine 2: end the run"


def test_the_runner_is_not_told_what_lies_face_down_in_a_root() -> None:
    t = Table(
        position(
            corp=Seat(deck=["3x Hedge Fund"]),
            servers={"R&D": At(root=["Crisium Grid"])},
        )
    )
    t.runner("run")
    t.runner("server", server="R&D")
    t.until(side="runner", option="access")
    assert asked(t) == "Which card do you access next in R&D?"
    assert texts(t) == ["Access the unrezzed card in R&D", "Access the next card of R&D"]


def test_ice_the_runner_may_not_know_is_told_apart_by_its_place() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(credits=5, hand=["Infiltration"]),
            servers={"HQ": At(ice=["Ice Wall", "Enigma (rezzed)", "Hunter"])},
        )
    )
    t.runner("play", "Infiltration")
    t.choose(1)
    assert asked(t) == "Infiltration: choose 1 unrezzed card. Expose the chosen card."
    assert sorted(texts(t)) == [
        "Unrezzed ice 1 of 3 from the outside protecting HQ",
        "Unrezzed ice 3 of 3 from the outside protecting HQ",
    ]


def test_the_classic_game_speaks_of_bits_actions_and_forts() -> None:
    t = Table(
        position(
            rules="classic-1996",
            turn="corp",
            corp=Seat(hand=["Data Wall"], deck=["3x Data Wall"]),
            runner=Seat(),
            servers={"remote 1": At(ice=["Data Wall"])},
        )
    )
    assert asked(t) == "Take an action: you have 3 actions left."
    assert "Gain 1 bit" in texts(t)
    t.corp("install", "Data Wall")
    assert "Install Data Wall protecting subsidiary data fort 1 (1 bit)" in texts(t)


def test_ice_installed_at_no_cost_is_offered_for_nothing() -> None:
    corp = Seat(credits=0, deck=["Liche", *["Hostile Takeover"] * 2, "Filter"])
    agenda = At(root=["Security Purge (3 advancement)"])
    t = classic(turn="corp", at="C4.4", corp=corp, servers={"HQ": At(ice=["Filter"]), "remote 1": agenda})
    t.corp("score", "Security Purge")
    assert "Install Liche protecting HQ (0 bits)" in texts(t)


@pytest.mark.parametrize(
    ("card", "there"), [("Data Wall", "protecting HQ (2 bits)"), ("Red Herrings", "in HQ (1 bit)")]
)
def test_what_a_fort_adds_to_the_price_of_an_install_is_said(card: str, there: str) -> None:
    corp = Seat(hand=[card], deck=["Scorched Earth"])
    t = classic(corp=corp, runner=Seat(clicks=2, rig=["Pox"]), servers={"HQ": At(ice=["Filter"])})
    for _ in range(2):
        t.run("HQ")
        t.until(rule="C10.6", side="corp")
        t.passes()
    t.until(side="corp", rule="C4.6")
    t.corp("install", card)
    assert f"Install {card} {there}" in texts(t)


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_what_has_to_make_room_for_an_install_is_said(rules: str) -> None:
    """8.2.5; 26.03: 8.5.6."""
    there = {
        "remote 1": At(root=["PAD Campaign", "Ash 2X3ZB9CY"]),
        "HQ": At(root=["SanSan City Grid (rezzed)"]),
    }
    hand = ["Adonis Campaign", "Ice Wall", "Ash 2X3ZB9CY", "Oaktown Grid"]
    for card, wanted in (
        ("Adonis Campaign", "in Server 1: PAD Campaign is trashed for it"),
        ("Ice Wall", "protecting Server 1"),
        ("Ash 2X3ZB9CY", "in Server 1"),
        ("Oaktown Grid", "in HQ: SanSan City Grid is trashed for it"),
    ):
        t = Table(position(rules=rules, turn="corp", corp=Seat(credits=9, hand=hand), servers=there))
        t.corp("install", card)
        assert f"Install {card} {wanted}" in [text.split(" (")[0] for text in texts(t)]


def test_two_cards_are_told_apart_by_the_counters_on_them() -> None:
    t = Table(
        position(
            rules="nisei-1.4",
            corp=Seat(credits=9, deck=["9x Hedge Fund"]),
            runner=Seat(rig=["Datasucker (6 virus)", "Datasucker (1 virus)"], deck=["9x Diesel"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", option="use")
    said = " / ".join(texts(t))
    assert "with 6 virus counters" in said
    assert "with 1 virus counter)" in said


def test_two_cards_are_told_apart_when_one_of_two_equal_abilities_has_been_used() -> None:
    runner = Seat(rig=["Force Shield"] * 2, hand=["Worm"] * 3)
    t = classic(runner=runner, servers={"HQ": At(ice=["Data Darts (rezzed)"])})
    t.run("HQ")
    t.choose(0)
    assert len(texts(t)) == 3
    assert len(set(texts(t))) == 3


def test_a_question_that_is_asked_again_is_not_put_into_words_again() -> None:
    """What is asked is part of a block, and a part of a tuple is another tuple each time."""
    game = position(
        corp=Seat(hand=["Seamless Launch"], credits=5),
        servers={"remote 1": At(root=["PAD Campaign"]), "remote 2": At(root=["Nico Campaign"])},
        rules="nsg-26.03",
        turn="corp",
    )
    decision = game.decision
    while decision is not None and decision.kind != "choose card":
        kinds = [option.kind for option in decision.options]
        game.choose(kinds.index("play") if "play" in kinds else 0)
        decision = game.decision
    assert decision is not None
    asked = game.view("corp").decision
    assert asked is not None
    assert "advancement counters" in asked.prompt
    said = len(SAID)
    again = game.clone().view("corp").decision
    assert again is not None
    assert again.prompt == asked.prompt
    assert len(SAID) == said


@pytest.mark.rule("nsg-26.03 5.5.2")
def test_of_several_cards_to_discard_those_that_are_chosen_already_are_named() -> None:
    hand = ["2x PAD Campaign", "3x Ice Wall", "2x Enigma"]
    t = Table(
        position(
            turn="corp",
            rules="nsg-26.03",
            corp=Seat(clicks=1, hand=hand, deck=["9x Hedge Fund"]),
            runner=Seat(),
        )
    )
    t.corp("gain credit")
    t.until(kind="discard")
    assert t.game.decision is not None
    asked = [prompt(t.game.state, t.game.decision)]
    t.corp("discard", "PAD Campaign")
    asked.append(prompt(t.game.state, t.game.decision))
    assert asked == ["Discard 2 cards.", "Discard 1 card more, besides PAD Campaign."]
