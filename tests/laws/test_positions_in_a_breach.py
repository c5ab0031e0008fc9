"""A position in the middle of a breach knows what has been accessed and what is being accessed."""

import pytest

from rulerunner import EDITIONS, At, BadPosition, Game, Running, Seat, position, read_position
from tests.support.plays import MODERN
from tests.support.table import Table

CORP = Seat(credits=9, hand=["PAD Campaign", "Hedge Fund"], deck=["Ice Wall", "Enigma", "Hostile Takeover"])
RUNNER = Seat(credits=9, clicks=3, hand=["5x Sure Gamble"], deck=["5x Sure Gamble"])
ROOT = {"HQ": At(root=["Ash 2X3ZB9CY", "Crisium Grid (rezzed)"])}
CHOOSES = {"nisei-1.4": "7.6.5", "nsg-26.03": "7.5.4"}
LOOKS = {"nisei-1.4": "7.8.3", "nsg-26.03": "7.2.2"}
"""The window in which an accessed card may be trashed."""
STEPS = [
    (rules, name, row.rule)
    for rules in MODERN
    for name in ("breach", "access")
    for row in EDITIONS[rules].structures[name].rows
]


def breaching(rules: str, at: str, server: str = "HQ", **more: object) -> Game:
    run = Running(server, at, **more)  # type: ignore[arg-type]
    return position(rules=rules, corp=CORP, runner=RUNNER, servers=ROOT, run=run)


def accesses(t: Table) -> list[str]:
    """The cards accessed this turn, before the position and after it."""
    t.until(side="runner", kind="action")
    return [t.name(change.card) for change in t.game.state.changes_this_turn["access"]]


@pytest.mark.parametrize(("rules", "structure", "at"), STEPS)
def test_a_breach_goes_on_from_every_step(rules: str, structure: str, at: str) -> None:
    """Two cards in the root and one of HQ are accessed, each once, in one breach of a successful run."""
    last = at in ("7.5.7", "7.6.7")
    named = ["Ash 2X3ZB9CY", "Crisium Grid", "PAD Campaign"][: 3 if last else 1]
    early = structure == "breach" and EDITIONS[rules].structures["breach"].at(at) < EDITIONS[
        rules
    ].structures["breach"].at(CHOOSES[rules])
    t = Table(breaching(rules, at, order=() if early else tuple(named)))
    found = accesses(t)
    assert len(found) == len(set(found)) == 3
    assert set(found) >= {"Ash 2X3ZB9CY", "Crisium Grid"}
    for kind in ("breach", "breach ends", "successful run", "run ends"):
        assert len(t.game.state.changes_this_turn[kind]) == 1, kind
    assert "unsuccessful run" not in t.game.state.changes_this_turn
    assert len(t.game.state.changes_this_turn["access ends"]) == 3


@pytest.mark.parametrize("rules", MODERN)
def test_the_card_named_last_is_being_accessed(rules: str) -> None:
    t = Table(breaching(rules, LOOKS[rules], order=("Crisium Grid", "PAD Campaign")))
    assert t.decision.kind == "mid-access"
    access = t.game.state.access
    assert access is not None
    assert t.name(access.card) == "PAD Campaign"
    t.runner("trash")
    assert t.zone("PAD Campaign") == "Archives"
    assert t.credits["runner"] == 5
    assert accesses(t) == ["Crisium Grid", "PAD Campaign", "Ash 2X3ZB9CY"]


@pytest.mark.parametrize("rules", MODERN)
def test_more_cards_are_accessed_if_abilities_said_so_as_the_breach_began(rules: str) -> None:
    """7.1.2, 7.6.3 (26.03: 7.5.3): those abilities resolve before the first card is chosen."""
    for more, accessed, left in ((0, 0, 1), (1, 0, 2), (1, 1, 1), (2, 2, 1)):
        t = Table(breaching(rules, CHOOSES[rules], server="R&D", more=more, accessed=accessed))
        assert len(accesses(t)) == left, (more, accessed)


@pytest.mark.parametrize("rules", MODERN)
def test_an_agenda_that_is_being_accessed_is_stolen(rules: str) -> None:
    game = position(
        rules=rules,
        corp=CORP,
        runner=RUNNER,
        servers={"remote 1": At(root=["Hostile Takeover", "Ash 2X3ZB9CY"])},
        run=Running("remote 1", LOOKS[rules], order=("Hostile Takeover",)),
    )
    t = Table(game)
    assert accesses(t) == ["Hostile Takeover", "Ash 2X3ZB9CY"]
    assert len(t.game.state.changes_this_turn["steal"]) == 1


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("at 7.2.4\norder Hostile Takeover", "line 9.*would have been stolen"),
        ("at 7.5.4\norder Hostile Takeover", "line 10.*would have been stolen"),
        ("at 7.5.4\norder Snare!", "line 10.*Hostile Takeover, Ash 2X3ZB9CY may be"),
        ("at 7.5.1\norder Ash 2X3ZB9CY", "line 10.*nothing is accessed yet"),
        ("at 7.5.1\nmore 1", "line 10.*no ability has added"),
        ("at 7.5.4\nmore -1", "line 10.*no ability has added"),
        ("at 6.9.5a\nmore 1", "line 10.*nothing is accessed"),
        ("at 7.5.4\norder Ash 2X3ZB9CY\naccessed -2", "line 11.*are named"),
    ],
)
def test_a_breach_that_cannot_be_is_refused_by_its_line(more: str, says: str) -> None:
    text = (
        "rules nsg-26.03\n\n[remote 1]\nroot Hostile Takeover\nroot Ash 2X3ZB9CY\n\n"
        f"[run]\nserver remote 1\n{more}\n"
    )
    with pytest.raises(BadPosition, match=f"position, {says}"):
        read_position(text)
