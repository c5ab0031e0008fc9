"""26.03, 1.6 and 3.1: identities that change how a game is set up, and those with two sides."""

import pytest

from rulerunner import Deck, Seat, new_game, position
from rulerunner.cards.library import library
from rulerunner.kernel.read.values import link
from tests.support.runner import next_turn
from tests.support.table import Table

CORP = Deck("NBN: Making News", ("Hedge Fund",) * 20 + ("Ice Wall",) * 20)
CARDS = ("Sure Gamble",) * 20 + ("Corroder",) * 20
HOSHIKO = "Hoshiko Shiro: Untold Protagonist"


def begun(identity: str) -> Table:
    return Table(new_game(CORP, Deck(identity, CARDS), "nsg-26.03", 1))


@pytest.mark.rule("nsg-26.03 1.6.1a")
def test_an_identity_changes_the_setup_at_the_step_it_speaks_of() -> None:
    """The starting hand of Andromeda is of nine cards, and so is the one after a mulligan."""
    t = begun("Andromeda: Dispossessed Ristie")
    assert [len(t.game.state.hand(side)) for side in ("corp", "runner")] == [5, 9]
    t.corp("keep")
    t.runner("mulligan")
    assert len(t.game.state.hand("runner")) == 9
    assert not t.events("draw", side="runner"), "it is set up, and nobody draws"


@pytest.mark.rule("nsg-26.03 1.6.2")
def test_what_a_game_starts_with_by_an_identity_is_there_before_the_first_turn() -> None:
    t = begun("Valencia Estevez: The Angel of Cayambe")
    assert t.decision.about == "mulligan"
    assert t.game.state.players["corp"].bad_publicity == 1
    assert not t.happened("bad publicity"), "nobody took it"
    assert begun("Noise: Hacker Extraordinaire").game.state.players["corp"].bad_publicity == 0


@pytest.mark.rule("nsg-26.03 1.6.1b", "nsg-26.03 3.1.1a")
def test_an_identity_with_two_sides_begins_with_its_front_up_and_only_the_side_up_is_active() -> None:
    """Hoshiko Shiro's other side has link 1 and draws as the turn begins."""
    t = begun(HOSHIKO)
    assert link(t.game.state) == 0
    facts = library("modern").face(HOSHIKO).facts
    assert (facts.minimum_deck, facts.influence_limit) == (45, 15)
    t = Table(
        position(
            rules="nsg-26.03",
            corp=Seat(hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(identity=HOSHIKO, clicks=1, deck=["9x Diesel"]),
        )
    )
    assert link(t.game.state) == 0
    t.run("HQ")
    t.finish_run()
    next_turn(t)
    assert t.happened("flip")
    assert link(t.game.state) == 1
    assert len([e for e in t.events("draw") if e.side == "runner"]) == 1, "of the side that is up"
    gains = [e.amount for e in t.events("gain credits") if e.side == "runner"]
    next_turn(t)
    assert link(t.game.state) == 0, "without an access it is turned back"
    later = [e.amount for e in t.events("gain credits") if e.side == "runner"][len(gains) :]
    assert 2 not in later, "the front gives credits only as a turn ends that it was up in"
