"""What a seat is told: in the order in which people tell it, with the turn it is."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.words import CORP, RUNNER
from rulerunner.server.seat_log import SeatLog
from rulerunner.session import Match


def test_a_card_is_advanced_and_then_a_counter_is_placed_on_it() -> None:
    game = position(
        turn="corp",
        corp=Seat(credits=9, deck=["3x Hedge Fund"]),
        runner=Seat(deck=["3x Sure Gamble"]),
        servers={"remote 1": At(root=["Hostile Takeover"])},
    )
    match = Match(game)
    while match.decision is not None and match.decision.kind != "action":
        match.choose(len(match.decision.options) - 1)
    assert match.decision is not None
    match.choose(next(option for option in match.decision.options if option.kind == "advance"))
    told = SeatLog.of(match, CORP).lines
    kinds = [line.kind for line in told if line.kind in ("advance", "place")]
    assert kinds == ["advance", "place"]
    assert {line.turn for line in told} == {match.state.turn}


@pytest.mark.parametrize(
    ("rules", "card"),
    [("classic-1996", 'Omnitech "Spinal Tap" Cybermodem'), ("nisei-1.4", "Armitage Codebusting")],
)
def test_a_card_is_installed_and_then_there_are_counters_on_it(rules: str, card: str) -> None:
    match = Match(position(rules=rules, turn="runner", runner=Seat(credits=9, hand=[card])))
    while match.decision is not None and match.decision.kind != "action":
        match.choose(len(match.decision.options) - 1)
    assert match.decision is not None
    match.choose(next(option for option in match.decision.options if option.kind == "install"))
    kinds = [line.kind for line in SeatLog.of(match, RUNNER).lines if line.kind in ("install", "place")]
    assert kinds == ["install", "place"]
