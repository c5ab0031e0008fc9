"""The windows of the tables: whose each one is (9.2.7, 9.2.10)."""

import pytest

from rulerunner.rules import EDITIONS, Edition, Window


def windows(edition: Edition) -> list[tuple[str, str, Window]]:
    return [
        (structure.name, row.rule, row.op)
        for structure in edition.structures.values()
        for row in structure.rows
        if isinstance(row.op, Window)
    ]


@pytest.mark.rule("nisei-1.4 7.8.3", "nsg-26.03 7.2.2")
@pytest.mark.parametrize(("name", "rule"), [("nisei-1.4", "7.8.3"), ("nsg-26.03", "7.2.2")])
def test_the_window_in_the_middle_of_an_access_is_the_runners_alone(name: str, rule: str) -> None:
    found = [(at, window.sides) for _, at, window in windows(EDITIONS[name]) if window.kind == "mid-access"]
    assert found == [(rule, "runner")]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda each: each.id)
def test_an_action_window_is_that_of_the_player_whose_turn_it_is(edition: Edition) -> None:
    found = {(name, window.sides) for name, _, window in windows(edition) if window.kind == "action"}
    assert found == {("corp-turn", "corp"), ("runner-turn", "runner")}
