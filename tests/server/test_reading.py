"""What a browser can read: cards, rules and charts of every edition, in its words."""

import pytest

from rulerunner.cards.library import library
from rulerunner.rules import EDITIONS, Edition
from rulerunner.rules.explaining import known, required
from rulerunner.rules.explaining.flow import ways
from rulerunner.rules.explaining.whole import whole
from rulerunner.server.reading import UnknownCard, UnknownRule, card_face, chart, explained
from rulerunner.server.requests import ChartRow, ChartTable

each_edition = pytest.mark.parametrize("ed", EDITIONS.values(), ids=list(EDITIONS))


def row(rules: str, structure: str, rule: str) -> ChartRow:
    tables = {table.name: table for table in chart(rules).structures}
    return next(row for row in tables[structure].rows if row.rule == rule)


# --- cards -------------------------------------------------------------------------------------------------


@each_edition
def test_every_playable_card_has_a_face(ed: Edition) -> None:
    playable = library(ed.family).playable
    assert playable
    for name in playable:
        face = card_face(ed.id, name)
        card = library(ed.family).face(name)
        assert (face.name, face.side, face.kind) == (name, card.facts.side, card.type)
        assert face.playable
        assert len(face.text) == len(card.abilities)
        assert all(face.text)
        assert {rule for rule, _ in face.rules} <= set(known(ed)), name
        assert all(title for _, title in face.rules), name
        assert bool(face.faction_name) == bool(face.faction)
        assert all(label and number for label, number in face.facts)


def test_a_face_has_every_printed_number_by_its_name() -> None:
    assert dict(card_face("nisei-1.4", "Corroder").facts) == {
        "install cost": "2",
        "strength": "2",
        "memory": "1",
        "influence": "2",
    }
    assert dict(card_face("nisei-1.4", "PAD Campaign").facts) == {
        "rez cost": "2",
        "trash cost": "4",
        "influence": "0",
    }
    assert dict(card_face("nisei-1.4", "Psychographics").facts)["play cost"] == "X"


def test_an_agenda_has_no_cost() -> None:
    facts = dict(card_face("nisei-1.4", "Hostile Takeover").facts)
    assert facts["advancement requirement"] == "2"
    assert facts["agenda points"] == "1"
    assert not any("cost" in label for label in facts)


def test_a_face_of_1996_speaks_as_in_1996() -> None:
    agenda = card_face("classic-1996", "Corporate War")
    assert dict(agenda.facts)["difficulty"] == "3"
    assert "bits" in " ".join(agenda.text)
    assert "credit" not in " ".join(agenda.text)
    assert card_face("classic-1996", "Livewire's Contacts").type == "prep"
    assert card_face("classic-1996", "Data Wall").subtypes == ("wall",)
    assert (agenda.faction, agenda.faction_name) == ("", "")


def test_a_node_that_is_printed_as_an_asset_stays_one() -> None:
    """The word for a type of cards must not be taken for a subtype."""
    named = [card for card in library("classic").faces.values() if "asset" in card.facts.subtypes]
    assert named
    for card in named:
        assert "asset" in card_face("classic-1996", card.name).subtypes


def test_a_card_is_found_however_it_is_written() -> None:
    assert card_face("nisei-1.4", "  corroder ") == card_face("nisei-1.4", "Corroder")


def test_a_card_nobody_has_written_says_so() -> None:
    cards = library("modern")
    name = next(name for name in cards.faces if name not in cards.playable)
    assert not card_face("nisei-1.4", name).playable


def test_an_unknown_card_comes_with_near_names() -> None:
    with pytest.raises(UnknownCard, match="Did you mean Corroder"):
        card_face("nisei-1.4", "Corrodor")
    with pytest.raises(UnknownCard, match="300 letters"):
        card_face("nisei-1.4", "x" * 300)


# --- rules -------------------------------------------------------------------------------------------------


@each_edition
def test_every_rule_the_machine_names_can_be_explained(ed: Edition) -> None:
    for rule in required(ed):
        page = explained(ed.id, rule)
        assert page.rule
        assert page.title
        assert page.text or page.steps, rule


@each_edition
def test_what_an_explanation_leads_to_can_be_explained_too(ed: Edition) -> None:
    for rule in known(ed):
        page = explained(ed.id, rule)
        for when, to, says in page.ways:
            assert says
            assert isinstance(when, str)
            assert not to or explained(ed.id, to).title
        for other, title in page.see:
            assert title
            assert explained(ed.id, other).title
        for other, rules, says in page.others:
            assert other in EDITIONS
            assert other != ed.id
            assert says
            assert all(explained(other, each).title for each in rules.split(", ") if each)


def test_a_window_says_what_may_be_done_in_it() -> None:
    page = explained("nisei-1.4", "6.9.2e")
    assert page.where == "A run, Approach ice"
    assert "(P) paid abilities may be used" in page.text
    assert "+ the Corp may rez the approached ice, and no other" in page.text
    assert [way[:2] for way in page.ways] == [("", "6.9.2f")]
    assert ("nsg-26.03", "6.9.2b") in [other[:2] for other in page.others]


def test_a_choice_says_where_each_answer_leads() -> None:
    assert [way[:2] for way in explained("nisei-1.4", "6.9.5c").ways] == [("yes", "6.9.6a"), ("no", "6.9.5d")]
    assert explained("nisei-1.4", "6.9.6d").ways == (("", "", "A run is over."),)


def test_a_step_of_the_run_chart_comes_with_its_question() -> None:
    page = explained("classic-1996", "13")
    assert ("yes", "20") in [way[:2] for way in page.ways]
    assert "Only the Runner acts here." in page.text


def test_a_structure_consists_of_its_steps() -> None:
    for what in ("run", "6.9"):
        steps = explained("nisei-1.4", what).steps
        assert [rule for rule, _ in steps] == [r.rule for r in EDITIONS["nisei-1.4"].structures["run"].rows]


def test_a_rule_is_found_however_it_is_written() -> None:
    assert explained("nisei-1.4", " Rule 6.9.2(e). ") == explained("nisei-1.4", "6.9.2e")


def test_an_unknown_rule_comes_with_near_ones() -> None:
    with pytest.raises(UnknownRule, match=r"has no rule '6\.9\.2z'.*Near it: 6\.9\.2"):
        explained("nisei-1.4", "6.9.2z")
    with pytest.raises(UnknownRule, match="Found in classic-1996"):
        explained("nisei-1.4", "C7")
    with pytest.raises(UnknownRule, match="300 letters"):
        explained("nisei-1.4", "6" * 300)


# --- timing structures -------------------------------------------------------------------------------------


@each_edition
def test_every_row_of_every_structure_is_on_the_chart(ed: Edition) -> None:
    shown = chart(ed.id)
    assert shown.rules == ed.id
    assert [(s.name, s.title, s.rule) for s in shown.structures] == [
        (s.name, s.title, s.rule) for s in ed.structures.values()
    ]
    for table, name in zip(shown.structures, ed.structures, strict=True):
        structure = whole(ed.id, name)
        assert {row.rule for row in ed.structures[name].rows} <= {row.rule for row in structure.rows}
        assert [(r.rule, r.phase, r.says, r.kind) for r in table.rows] == [
            (r.rule, r.phase.title, r.says, type(r.op).__name__.lower()) for r in structure.rows
        ]


@each_edition
def test_a_chart_has_every_way_of_the_tables(ed: Edition) -> None:
    for table, name in zip(chart(ed.id).structures, ed.structures, strict=True):
        structure = whole(ed.id, name)
        for at, shown in enumerate(table.rows):
            assert _leads(table, at) == [way.to for way in ways(structure, structure.rows[at])], shown.rule
            assert len(shown.ways) < 2 or all(when for _, when in shown.ways), shown.rule


def _leads(table: ChartTable, at: int) -> list[str]:
    return [to for to, _ in table.rows[at].ways] or [table.rows[at + 1].rule]


def test_windows_are_marked_by_what_they_are_for() -> None:
    assert row("nisei-1.4", "run", "6.9.2b").marks == "P"
    assert row("nisei-1.4", "run", "6.9.2e").marks == "PRI"
    assert row("nisei-1.4", "corp-turn", "5.6.2a").marks == "PRS"
    assert row("nisei-1.4", "corp-turn", "5.6.2b").marks == "A"
    assert row("nisei-1.4", "run", "6.9.3c").marks == "B"
    assert row("nsg-26.03", "access", "7.2.2").marks == "M"
    assert row("classic-1996", "run", "9").marks == "T"
    assert row("nisei-1.4", "run", "6.9.2a").marks == ""


def test_a_chart_says_who_may_act() -> None:
    assert row("nisei-1.4", "run", "6.9.2e").acts == "both"
    assert row("nisei-1.4", "run", "6.9.2d").acts == "runner"
    assert row("classic-1996", "run", "4").acts == "corp"
    assert row("nisei-1.4", "run", "6.9.2a").acts == ""


def test_conditions_are_a_word_or_two() -> None:
    assert row("nisei-1.4", "run", "6.9.1f").ways == (("6.9.2a", "ice"), ("6.9.5a", "no ice"))
    assert row("nisei-1.4", "run", "6.9.6d").ways == (("", ""),)
    assert row("nisei-1.4", "run", "6.9.2a").ways == ()
