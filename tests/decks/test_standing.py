"""How much can be played is counted off the library, pool by pool."""

import json

import pytest

from rulerunner.cards.facts import facts
from rulerunner.cards.library import library
from rulerunner.cards.waiting import UNTRIED, needs
from rulerunner.cli import main
from rulerunner.decks import known
from rulerunner.decks.standing import pools


@pytest.mark.parametrize("family", ["modern", "classic"])
def test_every_card_is_counted_once_in_all_and_in_some_set(family: str) -> None:
    found = pools(family)
    assert set(found[0].cards) == set(facts(family))
    assert found[0].playable == len(library(family).playable)
    assert {name for pool in found if pool.kind == "set" for name in pool.cards} == set(facts(family))
    for pool in found:
        assert set(pool.waiting) <= set(pool.cards)
        assert pool.whole == (pool.share == "100%")


def test_the_starting_set_and_its_decks_are_whole() -> None:
    whole = {pool.id for pool in pools("modern") if pool.whole}
    assert {"system_gateway", "gateway-beginner-corp", "gateway-intermediate-runner"} <= whole
    assert {pool.id for pool in pools("modern") if pool.kind == "deck"} == set(known())


def test_a_card_that_can_be_played_waits_for_nothing() -> None:
    for family in ("modern", "classic"):
        for name in library(family).playable:
            assert needs(family, name) == UNTRIED, name


def test_the_command_counts_and_lists(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--status"]) == 0
    said = capsys.readouterr().out
    assert "system_gateway" in said
    assert "known decks can be played" in said
    assert main(["cards", "--status", "--set", "Standard", "--json"]) == 0
    (pool,) = json.loads(capsys.readouterr().out)
    assert pool["kind"] == "format"
    assert pool["playable"] + len(pool["waiting"]) == len(pool["cards"])
    assert main(["cards", "--status", "--set", "nowhere"]) != 0
    assert "there is no set, format or known deck called 'nowhere'" in capsys.readouterr().err
