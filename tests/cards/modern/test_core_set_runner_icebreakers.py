"""The icebreakers of the Core Set."""

import pytest

from rulerunner import At, Seat
from tests.support.encounters import (
    Breaker,
    break_with,
    broken,
    meeting,
    place_of,
    proves_how_long_it_stays_strong,
    proves_its_costs,
    proves_its_kind,
    to_next_ice,
)
from tests.support.faces import table
from tests.support.runner import CORP, next_turn
from tests.support.table import Table

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


@pytest.mark.card("Aurora", "Battering Ram", "Corroder", "Gordian Blade")
@pytest.mark.card("Mimic", "Ninja", "Pipeline", "Yog.0")
@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_number_of_subroutines_for_its_price(breaker: Breaker) -> None:
    proves_its_costs(breaker)


@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_own_kind_of_ice(breaker: Breaker) -> None:
    proves_its_kind(breaker)


@pytest.mark.parametrize("breaker", [b for b in BREAKERS if b.boost], ids=lambda breaker: breaker.name)
def test_the_strength_of_an_icebreaker_lasts_as_long_as_it_says(breaker: Breaker) -> None:
    proves_how_long_it_stays_strong(breaker)


@pytest.mark.card("Battering Ram")
def test_battering_ram_may_break_only_one_of_two_subroutines_that_are_left() -> None:
    t = meeting("Wall of Thorns", rig=("Battering Ram",))
    for _ in range(2):
        t.runner("use", "Battering Ram", ability=place_of(t, "Battering Ram", boosting=True))
    t.runner("use", "Battering Ram", ability=place_of(t, "Battering Ram"))
    t.runner("subroutine", number=1)
    t.runner("done")
    assert broken(t) == 1


# --- Crypsis ----------------------------------------------------------------------------------------------


@pytest.mark.card("Crypsis")
def test_crypsis_gets_virus_counters_for_clicks() -> None:
    t = table(runner=Seat(rig=["Crypsis"]))
    t.runner("use", "Crypsis")
    assert t.counters("Crypsis", "virus") == 1
    assert t.clicks["runner"] == 3


@pytest.mark.card("Crypsis")
@pytest.mark.parametrize(("choice", "counters", "zone"), [(0, 1, "table"), (1, 0, "heap")])
def test_after_breaking_crypsis_loses_a_counter_or_is_trashed(choice: int, counters: int, zone: str) -> None:
    t = meeting("Whitespace", rig=("Crypsis (2 virus)",))
    break_with(t, "Crypsis", 0)
    break_with(t, "Crypsis")
    t.until(kind="choose effect")
    t.runner("effect", number=choice)
    assert (t.counters("Crypsis", "virus"), t.zone("Crypsis")) == (counters, zone)


@pytest.mark.card("Crypsis")
def test_crypsis_without_counters_is_trashed_after_breaking() -> None:
    t = meeting("Whitespace", "Palisade", rig=("Crypsis",))
    break_with(t, "Crypsis", 0)
    t.passes()
    assert t.zone("Crypsis") == "heap"


@pytest.mark.card("Crypsis")
def test_crypsis_that_broke_nothing_in_an_encounter_loses_nothing_after_it() -> None:
    t = meeting("Whitespace", "Tithe", rig=("Crypsis (1 virus)", "Mimic"), hand=("3x Diesel",))
    break_with(t, "Crypsis", 0)
    t.until(kind="choose effect")
    t.runner("effect", number=0)
    to_next_ice(t, "Tithe")
    break_with(t, "Mimic", 0)
    t.finish_run()
    assert t.happened("encounter ends", "Tithe")
    assert t.zone("Crypsis") == "table"


# --- Femme Fatale -----------------------------------------------------------------------------------------


def with_femme(credits: int, rig: tuple[str, ...] = ()) -> Table:
    """Femme Fatale has just been installed, and the Archer chosen that protects HQ."""
    t = table(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9 + credits, hand=["Femme Fatale"], rig=rig),
        servers={"HQ": At(ice=["Archer (rezzed)"]), "R&D": At(ice=["Rototurret (rezzed)"])},
    )
    t.runner("install", "Femme Fatale")
    assert t.decision.card == t.card("Femme Fatale")
    t.runner("card", "Archer")
    return t


def femme_does_not_ask(t: Table, ice: str) -> None:
    """The run goes on through this ice, and bypassing it is not offered."""
    femme = t.card("Femme Fatale")
    while t.in_run():
        assert (t.decision.kind, t.decision.card) != ("yes or no", femme), "bypassing is on offer"
        t.passes()
    assert t.happened("subroutine resolves", ice)


@pytest.mark.card("Femme Fatale")
def test_femme_fatale_bypasses_the_chosen_ice_for_a_credit_for_each_subroutine() -> None:
    t = with_femme(credits=4)
    t.run("HQ")
    t.until(kind="yes or no")
    t.runner("yes")
    assert t.credits["runner"] == 0
    assert t.happened("bypass", "Archer"), "whatever its strength"
    t.finish_run()
    assert t.happened("successful run")


@pytest.mark.card("Femme Fatale")
def test_femme_fatale_need_not_bypass_and_bypasses_no_other_ice() -> None:
    t = with_femme(credits=4)
    t.run("R&D")
    femme_does_not_ask(t, "Rototurret")
    t = with_femme(credits=4)
    t.run("HQ")
    t.until(kind="yes or no")
    t.runner("no")
    t.finish_run()
    assert t.credits["runner"] == 4
    assert t.happened("subroutine resolves", "Archer")


@pytest.mark.card("Femme Fatale")
def test_femme_fatale_bypasses_nothing_without_the_credits() -> None:
    t = with_femme(credits=3)
    t.run("HQ")
    femme_does_not_ask(t, "Archer")


@pytest.mark.card("Femme Fatale", "Cyberfeeder")
def test_bypassing_with_femme_fatale_is_using_an_icebreaker() -> None:
    t = with_femme(credits=3, rig=("Cyberfeeder",))
    t.run("HQ")
    t.until(kind="yes or no")
    t.runner("yes")
    assert t.credits["runner"] == t.counters("Cyberfeeder", "credit") == 0
    assert t.happened("bypass", "Archer")


@pytest.mark.card("Femme Fatale")
def test_ice_that_was_installed_anew_is_not_the_ice_femme_fatale_chose() -> None:
    t = table(
        corp=Seat(credits=2, hand=["Archived Memories"], deck=["9x Beanstalk Royalties"]),
        runner=Seat(credits=20, hand=["Femme Fatale", "Forged Activation Orders"]),
        servers={"HQ": At(ice=["Enigma"])},
    )
    t.runner("install", "Femme Fatale")
    t.runner("play", "Forged Activation Orders")
    t.until(side="corp", kind="action")
    t.corp("play", "Archived Memories")
    t.corp("install", "Enigma")
    t.corp("server", server="HQ")
    next_turn(t)
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Enigma")
    femme_does_not_ask(t, "Enigma")
