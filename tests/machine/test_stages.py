"""Stages: the steps of a procedure that is carried out bit by bit have names, and numbers of their own."""

import pytest

from rulerunner.state import stages

FRAMES = [
    each for each in vars(stages).values() if isinstance(each, type) and each.__module__ == stages.__name__
]


@pytest.mark.parametrize("frame", FRAMES, ids=lambda each: each.__name__)
def test_no_two_stages_of_a_procedure_are_one(frame: type) -> None:
    numbers = [number for name, number in vars(frame).items() if name.isupper()]
    assert numbers
    assert len(set(numbers)) == len(numbers)
