"""The texts behind `rulerunner explain`: nothing the machine may name goes unexplained."""

import subprocess
import sys
from dataclasses import fields

import pytest

from rulerunner.rules import EDITIONS, Ask, Branch, Complete, Edition, Policies
from rulerunner.rules.explaining import ABILITIES, explain, known, required, texts
from rulerunner.rules.explaining.aligning import POLICIES, POLICY_OF, counterparts
from rulerunner.rules.explaining.flow import FACTS, QUESTIONS, phase_rule, phases
from rulerunner.rules.explaining.texts import SOURCES, entries

ALL = pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))

# The sections, their rules, and the rules they refer to.
SEEDS = {
    "nisei-1.4": """
        6.3.1 6.3.2 6.3.2a 6.3.2b 6.3.2c 6.3.3 6.3.3a 6.3.3b 6.3.3c 6.3.4 6.8.1 6.8.2 6.8.2a 6.8.2b 6.8.2c
        6.8.2d 6.8.3 6.8.4 6.8.4a 6.8.4b 6.8.5 5.7.1 5.7.2
        5.7 6.3 6.4 6.7 6.8 6.9.3c 6.9.5e 8.2.7 9.1.2a 9.2.8f 10.3.5 10.6
    """,
    "nsg-26.03": """
        6.3.1 6.3.2 6.3.2a 6.3.2b 6.3.3 6.3.4 6.3.5 6.8.1 6.8.2 6.8.2a 6.8.2b 6.8.2c 6.8.3 6.8.4 6.8.4a 6.8.4b
        6.8.5 5.7.1 5.7.2 5.7 6.3 6.8 8.5.8 9.1.2a 9.2.8f 10.3.5 10.6
    """,
    "classic-1996": " ".join([*(f"C{n}" for n in range(1, 22)), *map(str, range(1, 21))]),
}


@ALL
def test_every_rule_the_machine_may_name_is_explained(edition: Edition) -> None:
    assert sorted(required(edition) - texts(edition.id).keys()) == []


@ALL
def test_every_row_says_more_than_its_one_line(edition: Edition) -> None:
    own = texts(edition.id)
    for structure in edition.structures.values():
        for row in structure.rows:
            assert own[row.rule].title
            assert len(own[row.rule].body) > max(74, 1.1 * len(row.says)), row.rule
            assert explain(edition, row.rule), row.rule


@ALL
def test_every_section_of_the_seed_documents_is_explained(edition: Edition) -> None:
    assert [rule for rule in SEEDS[edition.id].split() if not explain(edition, rule)] == []


@ALL
def test_every_phase_and_structure_is_explained(edition: Edition) -> None:
    own = texts(edition.id)
    for structure in edition.structures.values():
        assert own.get(structure.name) or own.get(structure.rule), structure.name
        assert explain(edition, structure.name)
        for phase, rows in phases(structure):
            assert explain(edition, phase), phase
            rule = phase_rule(rows)
            assert not rule or rule in own, rule


@ALL
def test_related_rules_exist(edition: Edition) -> None:
    """Kills: a reference that leads nowhere after a rule was renumbered."""
    for text in texts(edition.id).values():
        assert [rule for rule in text.see if not explain(edition, rule)] == [], text.rule
        assert text.rule not in text.see
        assert text.elsewhere.keys() <= EDITIONS.keys() - {edition.id}, text.rule


@ALL
def test_no_rule_is_explained_twice(edition: Edition) -> None:
    rules = [text.rule for name in SOURCES[edition.id] for text in entries(name)]
    assert sorted(set(rules)) == sorted(rules)


@ALL
def test_every_known_rule_can_be_asked_for(edition: Edition) -> None:
    assert all(explain(edition, rule) for rule in known(edition))
    assert ABILITIES[edition.id].keys() == ABILITIES["nisei-1.4"].keys()


@ALL
def test_every_test_and_question_of_the_tables_has_words(edition: Edition) -> None:
    """Kills: a chart that prints the machine's own name for a test."""
    for row in (row for structure in edition.structures.values() for row in structure.rows):
        match row.op:
            case Branch(test=test):
                assert test in FACTS, test
            case Ask(question=asked):
                assert asked in QUESTIONS, asked
            case Complete(ways=outcomes):
                assert {test for test, _ in outcomes if test} <= FACTS.keys()


def test_policies_that_are_compared_exist() -> None:
    assert POLICIES.keys() | set(POLICY_OF.values()) <= {field.name for field in fields(Policies)}


@pytest.mark.parametrize(
    ("box", "edition", "answer"),
    [
        ("3", "nsg-26.03", "6.9.2b"),
        ("3", "nisei-1.4", "6.9.2e"),
        ("5", "nsg-26.03", "6.9.2b"),
        ("8", "nisei-1.4", "6.9.3b"),
        ("14", "nsg-26.03", "6.9.4f"),
    ],
)
def test_a_box_of_the_chart_knows_the_step_that_answers_to_it(box: str, edition: str, answer: str) -> None:
    classic, other = EDITIONS["classic-1996"], EDITIONS[edition]
    run = classic.structures["run"]
    (pair,) = counterparts(run.rows[run.at(box)], run, classic, other)
    assert pair.right is not None
    assert pair.right.rule == answer


def test_the_way_from_box_11_to_box_20_is_on_the_chart() -> None:
    run = EDITIONS["classic-1996"].structures["run"]
    row = run.rows[run.at("11+")]
    assert isinstance(row.op, Complete)
    assert ("run-ended", "20") in row.op.ways


@pytest.mark.parametrize(
    ("edition", "rule", "words"),
    [
        ("nisei-1.4", "6.8.2d", "declared successful"),
        ("nisei-1.4", "5.7.2f", "the Corp's turn"),
        ("classic-1996", "1", "data fort"),
        ("classic-1996", "18", "seventh point"),
        ("classic-1996", "C10.6", "5.7.1e"),
    ],
)
def test_an_explanation_says_what_is_meant(edition: str, rule: str, words: str) -> None:
    """By the program itself, begun as a module."""
    asked = [sys.executable, "-m", "rulerunner", "explain", rule, "--rules", edition]
    said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert words in " ".join(said.split())
