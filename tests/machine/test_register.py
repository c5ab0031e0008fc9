"""Every word of the language is registered, with everything the machine has to know of it."""

import pytest

from rulerunner.kernel import machine
from rulerunner.kernel.change.register import APPLY, EXPECT, JOINED, PROCEDURES, VALUED
from rulerunner.kernel.go.corrections import BY_CONSTRUCTION, CHECKS
from rulerunner.kernel.go.performing import PERFORM, WITHOUT_CHECKPOINT
from rulerunner.kernel.may.potential import MATTERS
from rulerunner.kernel.read.evaluate import CONDITIONS, FILTERS, NUMBERS
from rulerunner.kernel.read.pointing import CARDS, SERVERS
from rulerunner.lang.base import Condition, Effect, Filter, Instruction, Quantity, Ref, ServerRef
from rulerunner.lang.instructions import All
from rulerunner.lang.vocabulary import WORDS
from rulerunner.rules import CHANGES, EDITIONS
from rulerunner.state import frames

KNOWN = list(WORDS.values())


def of(family: type) -> set[type]:
    return {word for word in KNOWN if issubclass(word, family)}


def test_every_instruction_is_carried_out_in_exactly_one_way() -> None:
    assert of(Effect) == set(EXPECT)
    assert of(Instruction) - of(Effect) - {All} == set(PERFORM)


def test_every_instruction_says_whether_it_could_change_the_game() -> None:
    assert of(Instruction) == set(MATTERS)


@pytest.mark.parametrize(
    ("family", "table"),
    [
        (Filter, FILTERS),
        (Quantity, NUMBERS),
        (Condition, CONDITIONS),
        (Ref, CARDS),
        (ServerRef, SERVERS),
    ],
)
def test_every_filter_quantity_condition_and_reference_is_read(
    family: type, table: dict[type, object]
) -> None:
    assert of(family) == set(table)


def test_what_is_said_of_effects_is_said_of_registered_ones() -> None:
    assert set(APPLY) >= VALUED | PROCEDURES | JOINED
    assert set(PERFORM) >= WITHOUT_CHECKPOINT


def test_every_frame_takes_steps_and_those_that_ask_take_answers() -> None:
    kinds = {getattr(frames, name) for name in dir(frames) if name.endswith("Frame") and name != "Frame"}
    assert kinds == set(machine.STEP)
    assert kinds >= set(machine.ANSWER)


def test_effects_are_kinds_of_changes_or_of_their_own() -> None:
    """An effect that no ability could wait for is one that changes nothing by itself."""
    own = {
        "access more",
        "add as agenda",
        "afflict",
        "boost",
        "charge",
        "confront",
        "cure",
        "deflect",
        "discard random",
        "end the action phase",
        "fall back",
        "forget",
        "forgo",
        "instead",
        "land",
        "lend",
        "lose the game",
        "move counters",
        "move runner",
        "move to ice",
        "must jack out",
        "pay less",
        "place own credits",
        "reduce trace",
        "remember",
        "remember server",
        "resolve scored",
        "return lent",
        "sabotage",
        "show random",
        "spare counters",
        "take any credits",
        "take credits",
        "turn down",
        "turn face",
        "turn hosted",
    }
    assert set(APPLY) - set(CHANGES) == own


def test_every_step_of_a_checkpoint_is_carried_out_or_says_why_it_need_not_be() -> None:
    steps = {step.act for edition in EDITIONS.values() for step in edition.checkpoint}
    assert steps == {*CHECKS, *BY_CONSTRUCTION}
    assert not set(CHECKS).intersection(BY_CONSTRUCTION)
