"""The lists of rules that only define: they name rules there are, in order, and none that a play proves."""

import pytest

from rulerunner.rules import EDITIONS
from tools.docgen.coverage import DEFINITIONS, WAITING, definitions, marked, numbers, reasons, waiting


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rule_that_defines_is_in_the_book_and_listed_once_in_its_order(edition: str) -> None:
    listed = [rule for rule, _ in definitions(edition)]
    assert [rule for rule in listed if rule not in numbers(edition)] == []
    assert listed == [rule for rule in numbers(edition) if rule in listed]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rule_that_defines_says_what(edition: str) -> None:
    assert [rule for rule, words in definitions(edition) if not words.strip()] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rule_that_a_play_proves_does_not_only_define(edition: str) -> None:
    assert sorted(marked(edition).intersection(rule for rule, _ in definitions(edition))) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rule_that_waits_says_what_for_and_no_other_does(edition: str) -> None:
    assert [rule for rule, _ in reasons(edition)] == waiting(edition)
    assert [rule for rule, words in reasons(edition) if not words.strip()] == []


def test_every_list_is_of_an_edition_there_is() -> None:
    assert {file.stem for folder in (DEFINITIONS, WAITING) for file in folder.iterdir()} <= set(EDITIONS)
