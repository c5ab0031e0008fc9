"""Which cards a bot plays and uses."""

import json

import pytest

from rulerunner.bots.usage import Count, Usage, count_all, pool_faces, pool_pairings
from rulerunner.cards.library import library
from rulerunner.cli import main
from rulerunner.decks import samples
from rulerunner.rules import edition


def test_a_card_is_listed_that_was_in_hand_and_never_played() -> None:
    usage = Usage()
    usage.add([Count("Hedge Fund", True, True, True), Count("Corroder", True, False, False)])
    usage.add([Count("Hedge Fund", True, False, False), Count("Magnum Opus", True, True, False)])
    faces = [library().face(name) for name in ("Corroder", "Hedge Fund", "Magnum Opus", "Diesel")]
    assert usage.never_played(faces) == [("Corroder", 1)]
    assert usage.never_used(faces) == [("Magnum Opus", 1)]


@pytest.mark.slow
def test_what_the_rule_of_thumb_player_does_with_the_cards_of_a_drawn_deck() -> None:
    rules = edition("nsg-26.03")
    played = list(count_all(pool_pairings(rules, ("thumb", "thumb"), 1, 7)))
    assert len(played) == 1
    usage = Usage()
    for pairing, outcome, counts in played:
        assert outcome.winner
        assert {count.name for count in counts} == {card for deck in pairing.decks for card in deck.cards}
        usage.add(counts)
    faces = pool_faces(rules)
    seen = [face for face in faces if usage.drawn[face.name]]
    assert len(seen) > 20
    assert len(usage.never_played(faces)) < 0.7 * len(seen)
    assert sum(usage.used.values()) > 5


def test_decks_and_the_pool_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--pool", "--corp", "thumb:Slow Ice"]) == 2
    assert "leave out decks" in capsys.readouterr().err


@pytest.mark.slow
def test_the_command_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--pool", "--games", "1", "--rules", "classic-1996", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 1
    assert 0 < found["in hand"] <= found["cards"]
    assert {*found["never played"]} <= library("classic").playable


def test_the_pool_and_cards_deck_by_deck_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--pool", "--cards"]) == 2
    assert "do not go together" in capsys.readouterr().err


def test_what_becomes_of_each_card_of_a_deck(capsys: pytest.CaptureFixture[str]) -> None:
    decks = ["--corp", "thumb:Original Starter Corp", "--runner", "random:Bad Press"]
    asked = ["arena", "--cards", "--rules", "classic-1996", "--games", "2", *decks]
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["decks"]
    assert [(each["side"], each["deck"], each["games"]) for each in found] == [
        ("corp", "Original Starter Corp", 2),
        ("runner", "Bad Press", 2),
    ]
    cards = {name: figures for each in found for name, figures in each["cards"].items()}
    assert set(cards) <= {card for deck in ("Original Starter Corp", "Bad Press") for card in _cards(deck)}
    assert all(2 >= drawn >= played for drawn, played, _ in cards.values())
    assert main(asked) == 0
    lines = capsys.readouterr().out.splitlines()
    name, (drawn, played, used) = next(iter(found[0]["cards"].items()))
    row = next(line for line in lines if line.strip().startswith(name))
    assert row.split()[-3:] == [str(drawn), str(played), str(used)]


def _cards(deck: str) -> tuple[str, ...]:
    both = {**samples("classic", "corp"), **samples("classic", "runner")}
    return both[deck].cards
