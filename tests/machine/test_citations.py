"""Each thing happens under the rule of the player who does it."""

import pytest

from rulerunner import Seat, position
from rulerunner.game import Game


def installed_under(game: Game) -> str:
    """The first card in hand is installed; the rule under which it was."""
    for _ in range(8):
        assert game.decision is not None
        kinds = [option.kind for option in game.decision.options]
        wanted = next(
            (kind for kind in ("install", "server", "rig", "done", "pass") if kind in kinds), kinds[0]
        )
        game.choose(kinds.index(wanted))
        found = [change.rule for change in game.events if change.kind == "install"]
        if found:
            return found[0]
    raise AssertionError("nothing was installed")


def corp(rules: str, card: str) -> Game:
    """The Corp can install a card."""
    return position(rules=rules, turn="corp", corp=Seat(credits=9, hand=[card], deck=[f"9x {card}"]))


def runner(rules: str, card: str) -> Game:
    """The Runner can install a card."""
    return position(rules=rules, turn="runner", runner=Seat(credits=9, hand=[card], deck=[f"9x {card}"]))


@pytest.mark.rule("classic-1996 C6", "classic-1996 C11")
def test_each_player_installs_under_the_own_rule() -> None:
    assert installed_under(corp("classic-1996", "Wall of Static")) == "C6"
    assert installed_under(runner("classic-1996", "Codecracker")) == "C11"


@pytest.mark.rule("nsg-26.03 8.5.16")
def test_where_the_book_has_one_rule_for_both_both_cite_it() -> None:
    assert installed_under(corp("nsg-26.03", "Ice Wall")) == "8.5.16"
    assert installed_under(runner("nsg-26.03", "Corroder")) == "8.5.16"
