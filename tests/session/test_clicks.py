"""The same ten turns take far fewer clicks than they did, and little is asked that needs no thought."""

from functools import cache
from pathlib import Path

import pytest

from rulerunner.lang.words import Side
from rulerunner.session import ALWAYS, SEATS, WHEN_ABLE, WHEN_IT_MATTERS, Replay
from tests.session.clicking import Again, Clicks

RECORDINGS = Path(__file__).parent / "recordings"
RULES = ("nisei-1.4", "nsg-26.03", "classic-1996")


@cache
def counted(rules: str, seat: Side) -> tuple[Clicks, Clicks]:
    """Ten turns of each player played again: as it was, and as it is."""
    record = Replay.from_text((RECORDINGS / f"{rules}.replay").read_text("utf-8"))
    before = Again(record, seat, WHEN_ABLE, with_plans=False).play()
    return before, Again(record, seat, WHEN_IT_MATTERS, with_plans=True).play()


@pytest.mark.slow
def test_the_same_turns_take_forty_percent_fewer_clicks() -> None:
    before = sum(counted(rules, seat)[0].clicks for rules in RULES for seat in SEATS)
    after = sum(counted(rules, seat)[1].clicks for rules in RULES for seat in SEATS)
    assert after <= 0.6 * before


@pytest.mark.slow
def test_less_than_a_fifth_of_what_is_asked_is_let_go_by() -> None:
    found = [counted(rules, seat)[1] for rules in RULES for seat in SEATS]
    assert sum(each.declined for each in found) < 0.2 * sum(each.asked for each in found)


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("rules", RULES)
def test_nothing_is_out_of_reach_for_who_wants_to_be_asked(rules: str, seat: Side) -> None:
    """Every decision with a choice in it is asked of a seat that is always asked, or that goes slowly."""
    record = Replay.from_text((RECORDINGS / f"{rules}.replay").read_text("utf-8"))
    every = Again(record, seat, ALWAYS, with_plans=False)
    own = sum(decision.side == seat for decision, _ in every.taken)
    assert every.play().asked >= own

    slow = Again(record, seat, WHEN_IT_MATTERS, with_plans=False)
    quick = slow.play()
    again = Again(record, seat, WHEN_IT_MATTERS, with_plans=False)
    while again.match.at < len(again.answers):
        again.match.slowly(seat)
        again._one()
    able = Again(record, seat, WHEN_ABLE, with_plans=False).play()
    assert again.stopped == 0
    assert again.asked == able.asked > quick.asked
