"""The how-to pages say what works: their code is taken off the page and run."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rulerunner.cards.library import library
from rulerunner.cli import main
from rulerunner.kernel.read import quantities as reading
from rulerunner.kernel.read.evaluate import NUMBERS
from rulerunner.lang import quantities
from rulerunner.lang.face import Face
from rulerunner.lang.node import NODES
from rulerunner.lang.reading import normal, read
from rulerunner.lang.reading.grammar import GRAMMAR
from rulerunner.lang.render import render
from rulerunner.lang.rendering import numbers
from rulerunner.lang.validate import problems
from rulerunner.rules import EDITIONS
from tests.lang import test_hygiene as hygiene

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "add-a-card.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of code on the page."""

    language: str
    text: str

    @property
    def file(self) -> str:
        """The file it goes to: the comment in its first line."""
        return self.text.partition("\n")[0].removeprefix("# ")


BLOCKS = [Block(*found) for found in BLOCK.findall(PAGE.read_text("utf-8"))]


def for_file(name: str) -> str:
    """The one block that goes to a file."""
    (text,) = (block.text for block in BLOCKS if block.language == "python" and block.file.endswith(name))
    return text


def run(text: str, world: dict[str, Any] | None = None) -> dict[str, Any]:
    """Run a block, in a copy of a module's world if it goes into one; what it defined."""
    found = dict(world or {})
    exec(compile(text, str(PAGE), "exec"), found)
    return found


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch, name: str, module: str) -> Face:
    """The card as the page defines it, in the library for the length of a test."""
    face = Face(library().faces[name].facts, run(for_file(module))["CARDS"][name])
    monkeypatch.setitem(library().faces._built, name, face)  # type: ignore[attr-defined]
    return face


@pytest.fixture
def word(monkeypatch: pytest.MonkeyPatch) -> type:
    """The new word, known to the language, the kernel, the renderer and the reader."""
    monkeypatch.setitem(NODES, "UnusedMemory", object)  # so that it is gone again after the test
    del NODES["UnusedMemory"]
    made: type = run(for_file("lang/quantities.py"), vars(quantities))["UnusedMemory"]
    monkeypatch.setattr(quantities, "UnusedMemory", made, raising=False)
    monkeypatch.setitem(NUMBERS, made, lambda s, x, n: 0)
    run(for_file("kernel/read/quantities.py"), {**vars(reading), "q": quantities})
    run(for_file("rendering/numbers.py"), vars(numbers))
    monkeypatch.setitem(GRAMMAR.rules, "quantity", [*GRAMMAR.rules["quantity"]])
    run(for_file("reading/numbers.py"), {"say": GRAMMAR.say, "q": quantities})
    return made


def is_well_said(face: Face) -> None:
    """The definition is sound, and reads as the page says."""
    assert face.playable
    assert problems(face) == []
    texts = [block.text.strip() for block in BLOCKS if block.language == "text"]
    for edition in EDITIONS.values():
        if edition.family == "modern":
            assert "\n".join(render(face, edition.words)) in texts


def plays(text: str) -> list[Callable[[], None]]:
    """The tests in a block."""
    return [thing for name, thing in run(text).items() if name.startswith("test_")]


def test_the_first_card_is_well_said_and_its_proof_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    is_well_said(put_on_the_shelf(monkeypatch, "Green Level Clearance", "modern/a_study_in_static.py"))
    tests = plays(for_file("test_a_study_in_static.py"))
    assert len(tests) == 2
    for test in tests:
        test()


def test_the_proof_of_the_first_card_fails_without_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kills a worked example that would pass whatever the reader wrote."""
    face = put_on_the_shelf(monkeypatch, "Green Level Clearance", "modern/a_study_in_static.py")
    hedge_fund = library().faces["Hedge Fund"].abilities
    monkeypatch.setitem(library().faces._built, face.name, Face(face.facts, hedge_fund))  # type: ignore[attr-defined]
    with pytest.raises(AssertionError):
        plays(for_file("test_a_study_in_static.py"))[0]()


def test_the_new_word_passes_the_hygiene_tests(word: type, monkeypatch: pytest.MonkeyPatch) -> None:
    chapter = "the new word alone"
    monkeypatch.setitem(hygiene.CHAPTERS, chapter, [word])
    hygiene.test_every_word_can_be_said(chapter)
    hygiene.test_every_difference_in_a_definition_can_be_read(chapter)
    hygiene.test_every_word_stands_wherever_it_may(chapter)
    hygiene.test_every_noun_is_the_edition_s_own(chapter)
    hygiene.test_every_text_has_a_rule(chapter)


def test_the_second_card_is_well_said_and_its_proof_holds(
    word: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = put_on_the_shelf(monkeypatch, "Data Folding", "modern/order_and_chaos.py")
    is_well_said(face)
    back = read(render(face), face.facts)
    assert normal(back.abilities, face.facts.side) == normal(face.abilities, face.facts.side)
    tests = plays(for_file("test_order_and_chaos.py"))
    assert len(tests) == 2
    for test in tests:
        test()


def test_the_validator_says_what_the_page_says_it_does() -> None:
    from rulerunner.lang.instructions import Damage
    from rulerunner.lang.sugar import play

    misspelt: Any = "netto"
    face = Face(library().faces["Green Level Clearance"].facts, (play(Damage(misspelt, 1)),))
    (fault,) = problems(face)
    assert "'netto' is not a kind of damage (did you mean 'net'?)" in fault


def test_the_commands_on_the_page_work(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for block in BLOCKS if block.language == "sh" for line in block.text.splitlines()]
    commands = [line.split()[1:] for line in lines if line.startswith(".venv/bin/rulerunner ")]
    assert len(commands) == 3
    for command in commands:
        assert main(command) == 0, command
        assert capsys.readouterr().out


def test_every_file_on_the_page_is_where_it_says() -> None:
    text = PAGE.read_text("utf-8")
    named = set(re.findall(r"\b(?:src|tests)/[\w/]+(?:\.py)?", text))
    new = {block.file for block in BLOCKS if block.file.startswith("tests/cards/")}
    assert len(new) == 2
    assert [name for name in sorted(named - new) if not (ROOT / name).exists()] == []
    short = set(re.findall(r"`((?:kernel|lang)/[\w/]+\.py)`", text))
    assert [name for name in sorted(short) if not (ROOT / "src" / "rulerunner" / name).exists()] == []
