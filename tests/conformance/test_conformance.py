"""Everything the seed documents say is proven, and the document that says so is true."""

import pytest

from rulerunner.rules import EDITIONS
from tests.conformance.items import CHART, ITEMS, RUNNER_TURN
from tools.docgen.citations import citations
from tools.gen_docs import DOCS, outdated


def test_every_item_of_the_seeds_has_a_test_that_proves_it() -> None:
    cited = citations()
    assert [item.id for item in ITEMS if item.id not in cited] == []


def test_every_item_is_listed_once() -> None:
    ids = [item.id for item in ITEMS]
    assert len(ids) == len(set(ids))


def test_every_step_an_item_names_is_in_the_tables() -> None:
    steps = {
        edition.id: {row.rule for structure in edition.structures.values() for row in structure.rows}
        | {step.rule for step in edition.checkpoint}
        for edition in EDITIONS.values()
    }
    assert [(i.id, row) for i in ITEMS for row in i.rows if row not in steps[i.edition]] == []


def test_every_step_of_the_runners_turn_and_every_box_of_the_chart_is_an_item() -> None:
    turn = EDITIONS["nisei-1.4"].structures["runner-turn"]
    assert {f"nisei-1.4 {row.rule}" for row in turn.rows} <= {item.id for item in RUNNER_TURN}
    assert {f"classic-1996 chart {box}" for box in range(1, 21)} <= {item.id for item in CHART}


def test_tests_cite_rules_of_editions_there_are() -> None:
    items = {item.id for item in ITEMS}
    wrong = [
        rule
        for rule in citations()
        if rule.partition(" ")[0] not in EDITIONS
        or not rule.partition(" ")[2]
        or (rule.startswith("classic-1996 chart") and rule not in items)
    ]
    assert wrong == []


@pytest.mark.parametrize("path", DOCS)
def test_generated_documents_are_up_to_date(path: str) -> None:
    assert not outdated(path), f"{path} is out of date; run: make docs"
