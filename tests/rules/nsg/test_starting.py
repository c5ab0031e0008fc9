"""26.03, 1.6, 1.7 and 1.17: how a game starts, what is a score, and how the game ends."""

import pytest

from rulerunner import At, Deck, Game, Seat, new_game
from rulerunner.kernel.read.values import score
from rulerunner.lang.filters import Is
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import static
from rulerunner.lang.words import AGENDA, CORP_SCORE, IDENTITIES, RUNNER_SCORE, TABLE
from tests.support.faces import made, table
from tests.support.table import Table

CORP = Deck("NBN: Making News", ("Hedge Fund",) * 20 + ("Ice Wall",) * 20)
RUNNER = Deck("Noise: Hacker Extraordinaire", ("Sure Gamble",) * 20 + ("Corroder",) * 20)


def begun(seed: int = 0) -> Game:
    return new_game(CORP, RUNNER, "nsg-26.03", seed)


@pytest.mark.rule(
    "nsg-26.03 1.6.1", "nsg-26.03 3.1.1", "nsg-26.03 4.6.1", "nsg-26.03 3.1.1b", "nsg-26.03 4.6.4a"
)
def test_each_player_starts_with_an_identity_and_nothing_else_in_play() -> None:
    t = Table(begun())
    t.until(rule="5.6.2b")
    state = t.game.state
    names = [t.name(c) for c in state.zones[IDENTITIES]]
    assert names == ["NBN: Making News", "Noise: Hacker Extraordinaire"]
    assert all(state.is_active(c) and state.cards[c].faceup for c in state.zones[IDENTITIES])
    assert not any(state.cards[c].zone == TABLE for c in state.zones[IDENTITIES])
    assert state.zones["table"] == state.zones["play"] == ()
    assert sorted(state.servers) == [0, 1, 2], "no remote server"


@pytest.mark.rule(
    "nsg-26.03 1.6.4", "nsg-26.03 1.6.6", "nsg-26.03 4.3.1", "nsg-26.03 4.4.1", "nsg-26.03 4.5.1"
)
def test_each_player_starts_with_five_credits_and_five_cards_from_the_top() -> None:
    t = Table(begun())
    state = t.game.state
    assert t.credits == {"corp": 5, "runner": 5}
    assert [len(state.hand(side)) for side in ("corp", "runner")] == [5, 5]
    assert [len(state.deck(side)) for side in ("corp", "runner")] == [35, 35]
    for zone in ("Archives", "heap", CORP_SCORE, RUNNER_SCORE, "removed"):
        assert state.zones[zone] == ()


@pytest.mark.rule(
    "nsg-26.03 1.6.5", "nsg-26.03 1.8.1", "nsg-26.03 1.8.2", "nsg-26.03 4.2.1", "nsg-26.03 4.2.3"
)
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_everything_but_the_identity_is_shuffled_into_the_deck(side: str) -> None:
    def order(seed: int) -> list[str]:
        state = begun(seed).state
        zones = ("HQ", "R&D") if side == "corp" else ("grip", "stack")
        return [state.cards[c].face.name for zone in zones for c in state.zones[zone]]

    assert sorted(order(1)) == sorted(CORP.cards if side == "corp" else RUNNER.cards)
    assert order(1) != order(2)
    assert order(1) == order(1)


@pytest.mark.rule("nsg-26.03 1.6.6a", "nsg-26.03 1.6.7")
def test_the_corp_may_take_a_mulligan_and_then_the_runner_and_each_once() -> None:
    t = Table(begun())
    before = t.game.state.hand("corp")
    assert (t.decision.side, t.decision.about) == ("corp", "mulligan")
    t.corp("mulligan")
    assert len(t.game.state.hand("corp")) == 5
    assert t.game.state.hand("corp") != before
    assert (t.decision.side, t.decision.about) == ("runner", "mulligan"), "the second hand is kept"
    t.runner("keep")
    assert t.game.state.active == "corp"
    assert t.steps()[0] == "5.6.1a"


@pytest.mark.rule("nsg-26.03 1.8.3d", "nsg-26.03 1.6.7")
def test_identities_are_active_from_the_first_turn() -> None:
    t = Table(begun())
    t.until(rule="5.6.2b")
    assert t.game.state.turn == 1
    assert all(t.game.state.is_active(c) for c in t.game.state.zones[IDENTITIES])


@pytest.mark.rule("nsg-26.03 1.17.1", "nsg-26.03 3.2.2b", "nsg-26.03 3.2.2")
def test_a_score_is_the_sum_of_the_points_in_the_score_area() -> None:
    t = table(
        corp=Seat(score=["Priority Requisition", "Hostile Takeover"]),
        runner=Seat(score=["Nisei MK II"]),
        servers={"remote 1": At(root=["Priority Requisition"])},
    )
    assert (score(t.game.state, "corp"), score(t.game.state, "runner")) == (4, 2)


@pytest.mark.rule("nsg-26.03 1.7.1a")
def test_both_players_winning_at_once_is_a_draw() -> None:
    boom = made("Boom", "asset", static(Modify("points", 1, of=Is(AGENDA))))
    t = table(
        boom,
        turn="corp",
        at="5.6.2a",
        corp=Seat(score=["2x Priority Requisition"]),
        runner=Seat(score=["2x Priority Requisition"]),
        servers={"remote 1": At(root=["Boom"])},
    )
    assert t.game.result is None
    t.corp("rez", "Boom")
    assert t.game.result == ("", "points")
