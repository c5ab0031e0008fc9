"""The icebreakers of the Core Set."""

import pytest

from rulerunner import At, Seat
from tests.support.encounters import (
    Breaker,
    boost,
    break_with,
    broken,
    can_break,
    meeting,
    proves_how_long_it_stays_strong,
    proves_its_costs,
    proves_its_kind,
    strength_of,
)
from tests.support.faces import table

BREAKERS = [
    Breaker("Aurora", "barrier", cost=2, boost=2, by=3),
    Breaker("Battering Ram", "barrier", cost=2, breaks=2, boost=1, by=1, lasts="run"),
    Breaker("Corroder", "barrier", cost=1, boost=1, by=1),
    Breaker("Crypsis", "", cost=1, boost=1, by=1),
    Breaker("Femme Fatale", "sentry", cost=1, boost=2, by=1),
    Breaker("Gordian Blade", "code gate", cost=1, boost=1, by=1, lasts="run"),
    Breaker("Mimic", "sentry", cost=1),
    Breaker("Ninja", "sentry", cost=1, boost=3, by=5),
    Breaker("Pipeline", "sentry", cost=1, boost=2, by=1, lasts="run"),
    Breaker("Yog.0", "code gate", cost=0),
]


@pytest.mark.card(
    *("Aurora", "Battering Ram", "Corroder", "Gordian Blade", "Mimic", "Ninja", "Pipeline", "Yog.0")
)
@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_number_of_subroutines_for_its_price(breaker: Breaker) -> None:
    proves_its_costs(breaker)


@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_own_kind_of_ice(breaker: Breaker) -> None:
    proves_its_kind(breaker)


@pytest.mark.parametrize("breaker", [b for b in BREAKERS if b.boost], ids=lambda breaker: breaker.name)
def test_the_strength_of_an_icebreaker_lasts_as_long_as_it_says(breaker: Breaker) -> None:
    proves_how_long_it_stays_strong(breaker)
