"""Which cards a bot plays and uses."""

import json

import pytest

from rulerunner.bots.usage import Count, Usage, count_all, pool_faces, pool_pairings
from rulerunner.cards.library import library
from rulerunner.cli import main
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
