"""How long what lasts for turns lasts: through the whole of the last turn, and not into the one after."""

import pytest

from rulerunner import EDITIONS, Seat
from rulerunner.kernel.read.values import hand_size
from rulerunner.lang.instructions import Lasting
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import play
from rulerunner.lang.words import NEXT_TURN, THIS_TURN, UNTIL_YOUR_TURN_ENDS, Duration
from tests.support.faces import made, table

LARGER = {THIS_TURN: [7, 5, 5, 5], NEXT_TURN: [5, 5, 7, 5], UNTIL_YOUR_TURN_ENDS: [7, 7, 7, 5]}
"""The hand size of the Corp in the turn of the effect, and in the three after it."""


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("duration", LARGER)
def test_what_lasts_for_a_turn_lasts_to_its_end(duration: Duration, rules: str) -> None:
    memo = made("Memo", "operation", play(Lasting(Player("hand size", 2), duration)))
    t = table(
        memo,
        rules=rules,
        turn="corp",
        corp=Seat(
            hand=["Memo"], deck=["9x Efficiency Experts" if rules == "classic-1996" else "9x Hedge Fund"]
        ),
        runner=Seat(deck=["9x Loan from Chiba" if rules == "classic-1996" else "9x Sure Gamble"]),
    )
    t.corp("play", "Memo")
    found = []
    for side in ("corp", "runner", "corp", "runner"):
        t.until(side=side, kind="action")
        turn = t.game.state.turn
        t.choose(next(i for i, o in enumerate(t.decision.options) if o.kind == "gain credit"))
        found.append(hand_size(t.game.state, "corp"))
        while t.game.state.turn == turn:
            if t.can("gain credit"):
                t.choose(t.find("gain credit")[0])
            else:
                t.passes()
    assert found == LARGER[duration]
