"""Icebreakers that do something once they have fully broken ice, and programs that come back."""

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
    to_next_ice,
)
from tests.support.runner import (
    finish_without,
    install,
    names,
    runner_turn,
    to_action,
)
from tests.support.table import Table

BREAKERS = [
    Breaker("Abaasy", "code gate", cost=1, boost=2, by=2),
    Breaker("Boi-tatá", "sentry", cost=2, breaks=2, boost=3, by=3),
    Breaker("Bukhgalter", "sentry", cost=1, boost=1, by=1),
    Breaker("Curupira", "barrier", cost=1, boost=1, by=1),
    Breaker("Inversificator", "code gate", cost=1, boost=1, by=1),
    Breaker("Makler", "barrier", cost=2, breaks=2, boost=2, by=2),
    Breaker("Nanuq", "", cost=2, breaks=2, boost=1, by=1),
]


@pytest.mark.card("Abaasy", "Boi-tatá", "Bukhgalter", "Curupira", "Inversificator", "Makler", "Nanuq")
@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_number_of_subroutines_for_its_price(breaker: Breaker) -> None:
    proves_its_costs(breaker)


@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_own_kind_of_ice(breaker: Breaker) -> None:
    proves_its_kind(breaker)


@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_the_strength_of_an_icebreaker_lasts_as_long_as_it_says(breaker: Breaker) -> None:
    proves_how_long_it_stays_strong(breaker)


# --- fully breaking ---------------------------------------------------------------------------------------


@pytest.mark.card("Bukhgalter", "Makler")
@pytest.mark.parametrize(
    ("card", "ice", "gain"), [("Bukhgalter", ("Tithe", "Pup"), 2), ("Makler", ("Kessleroid", "Vanilla"), 1)]
)
def test_an_icebreaker_pays_for_the_first_ice_it_fully_breaks_each_turn(
    card: str, ice: tuple[str, str], gain: int
) -> None:
    t = meeting(*ice, rig=(card,), hand=["5x Diesel"])
    breaks_all(t, card)
    assert gained(t) == gain
    to_next_ice(t, ice[1])
    breaks_all(t, card)
    assert gained(t) == gain, "the first time each turn"


def gained(t: Table) -> int:
    return sum(e.amount for e in t.events("gain credits", side="runner"))


def breaks_all(t: Table, card: str) -> None:
    """Break every subroutine of the encountered ice with one icebreaker."""
    while can_break(t, card):
        t.runner("use", card, ability=t.game.state.cards[t.card(card)].face.breakers[0])
        while t.can("subroutine"):
            t.choose(t.find("subroutine")[0])


@pytest.mark.card("Bukhgalter")
def test_an_icebreaker_that_had_help_did_not_fully_break_the_ice() -> None:
    t = meeting("Tithe", rig=("Bukhgalter", "Mayfly"), hand=["5x Diesel"])
    break_with(t, "Bukhgalter", 0)
    t.runner("use", "Mayfly", ability=0)
    assert (broken(t), gained(t)) == (2, 0)


@pytest.mark.card("Abaasy")
def test_abaasy_turns_a_card_of_the_grip_into_another_for_the_first_ice_it_fully_breaks() -> None:
    t = meeting("Whitespace", "Quandary", rig=("Abaasy",), hand=["Easy Mark"], deck=["2x Diesel"])
    break_with(t, "Abaasy", 0)
    break_with(t, "Abaasy")
    t.runner("yes")
    assert (names(t, "grip"), names(t, "heap")) == (["Diesel"], ["Easy Mark"])
    to_next_ice(t, "Quandary")
    break_with(t, "Abaasy")
    assert t.decision.kind == "paid", "only the first time"


@pytest.mark.card("Curupira")
def test_curupira_bypasses_a_barrier_for_three_ice_it_has_broken() -> None:
    t = meeting("Ice Wall", "Vanilla", rig=("Curupira (1 power)",))
    breaks_all(t, "Curupira")
    assert t.counters("Curupira", "power") == 2
    to_next_ice(t, "Vanilla")
    breaks_all(t, "Curupira")
    assert t.counters("Curupira", "power") == 3
    to_action(t)
    t.run("HQ")
    t.until(about="may")
    t.runner("yes")
    assert (t.happened("bypass", "Ice Wall"), t.counters("Curupira", "power")) == (True, 0)
    t = runner_turn(runner=Seat(rig=["Curupira (3 power)"]), servers={"HQ": At(ice=["Enigma (rezzed)"])})
    t.run("HQ")
    t.until(kind="action")
    assert not t.happened("bypass"), "a code gate is no barrier"


@pytest.mark.card("Inversificator")
def test_inversificator_swaps_the_first_ice_it_fully_broke_as_it_is_passed() -> None:
    servers = {"HQ": At(ice=["Enigma (rezzed)"]), "R&D": At(ice=["Ice Wall (rezzed)"])}
    seat = Seat(credits=20, rig=["Inversificator", "Datasucker (9 virus)"])
    t = runner_turn(runner=seat, servers=servers)
    t.run("HQ")
    to_next_ice(t, "Enigma")
    breaks_all(t, "Inversificator")
    t.until(option="trigger")
    t.runner("trigger", "Inversificator")
    if t.can("card", "Ice Wall"):
        t.runner("card", "Ice Wall")
    assert (place(t, "Enigma"), place(t, "Ice Wall")) == (1, 0)


def place(t: Table, card: str) -> int:
    """The server a card is at: 0 is HQ, 1 is R&D."""
    return t.game.state.cards[t.card(card)].server


@pytest.mark.card("Inversificator")
def test_inversificator_does_nothing_about_ice_it_has_not_fully_broken() -> None:
    servers = {"HQ": At(ice=["Whitespace (rezzed)"]), "R&D": At(ice=["Ice Wall (rezzed)"])}
    seat = Seat(credits=20, rig=["Inversificator", "Datasucker (9 virus)"])
    t = runner_turn(runner=seat, servers=servers)
    t.run("HQ")
    to_next_ice(t, "Whitespace")
    break_with(t, "Inversificator", 1)
    finish_without_trigger(t, "Inversificator")


def finish_without_trigger(t: Table, card: str) -> None:
    while t.decision.kind != "action":
        assert not t.can("trigger", card)
        t.passes()


@pytest.mark.card("Hippo")
def test_hippo_trashes_the_outermost_ice_that_is_fully_broken_and_is_gone() -> None:
    t = meeting("Ice Wall", "Vanilla", rig=("Hippo", "Corroder"))
    breaks_all(t, "Corroder")
    t.runner("yes")
    assert (t.zone("Ice Wall"), t.zone("Hippo")) == ("Archives", "removed")


@pytest.mark.card("Hippo")
def test_hippo_is_not_for_the_ice_within_nor_for_the_second_time_in_a_turn() -> None:
    t = meeting("Quandary", "Vanilla", rig=("Hippo", "Corroder", "Unity"))
    breaks_all(t, "Unity")
    t.runner("no")
    to_next_ice(t, "Vanilla")
    breaks_all(t, "Corroder")
    finish_without(t, "Hippo")
    t.run("HQ")
    to_next_ice(t, "Quandary")
    breaks_all(t, "Unity")
    finish_without(t, "Hippo")


# --- coming back, and going for good ----------------------------------------------------------------------


@pytest.mark.card("Black Orchestra", "MKUltra")
@pytest.mark.parametrize(
    ("card", "ice", "other"), [("Black Orchestra", "Enigma", "Ice Wall"), ("MKUltra", "Tithe", "Enigma")]
)
def test_an_icebreaker_comes_from_the_heap_as_its_ice_is_encountered(card: str, ice: str, other: str) -> None:
    seat = Seat(credits=9, discard=[card], rig=["Datasucker (9 virus)"], hand=["5x Diesel"])
    t = runner_turn(
        runner=seat, servers={"HQ": At(ice=[f"{ice} (rezzed)"]), "R&D": At(ice=[f"{other} (rezzed)"])}
    )
    t.run("HQ")
    t.until(option="trigger")
    t.runner("trigger", card)
    if t.decision.about == "trash-first":
        t.runner("done")
    cost = t.game.state.cards[t.card(card)].face.cost
    assert (t.zone(card), t.credits["runner"]) == ("table", 9 - cost)
    t = runner_turn(runner=seat, servers={"HQ": At(ice=[f"{other} (rezzed)"])})
    t.run("HQ")
    finish_without(t, card)


@pytest.mark.card("Black Orchestra", "MKUltra")
@pytest.mark.parametrize(
    ("card", "low", "high", "other"),
    [
        ("Black Orchestra", "Whitespace", "Little Engine", "Ice Wall"),
        ("MKUltra", "Tithe", "Archer", "Vanilla"),
    ],
)
def test_such_an_icebreaker_grows_by_two_and_breaks_two_if_it_is_strong_enough(
    card: str, low: str, high: str, other: str
) -> None:
    t = meeting(low, rig=(card,), hand=["5x Diesel"])
    own = strength_of(t, card)
    t.runner("use", card)
    t.runner("subroutine", number=0)
    t.runner("subroutine", number=1)
    assert (broken(t), strength_of(t, card), t.credits["runner"]) == (2, own + 2, 27)
    t = meeting(high, rig=(card,), hand=["5x Diesel"])
    t.runner("use", card)
    assert (broken(t), strength_of(t, card)) == (0, own + 2), "too weak, it only grows"
    t = meeting(other, rig=(card,), hand=["5x Diesel"])
    t.runner("use", card)
    assert (broken(t), strength_of(t, card)) == (0, own + 2), "the wrong kind of ice"


@pytest.mark.card("Nanuq")
def test_nanuq_leaves_the_game_as_it_is_uninstalled() -> None:
    t = runner_turn(runner=Seat(credits=20, rig=["Nanuq", "Corroder", "Unity"], hand=["Carmen"]))
    t.runner("install", "Carmen")
    t.runner("trash", "Nanuq")
    if t.can("done"):
        t.runner("done")
    to_action(t)
    assert (t.zone("Nanuq"), t.zone("Carmen")) == ("removed", "table")


@pytest.mark.card("Nanuq")
def test_nanuq_leaves_the_game_as_an_agenda_is_stolen_or_scored() -> None:
    t = runner_turn(corp=Seat(hand=["Hostile Takeover"], deck=["3x Hedge Fund"]), runner=Seat(rig=["Nanuq"]))
    t.run("HQ")
    t.finish_run()
    assert t.zone("Nanuq") == "removed"
    t = runner_turn(
        turn="corp",
        corp=Seat(hand=[], deck=["3x Hedge Fund"]),
        runner=Seat(rig=["Nanuq"]),
        servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])},
    )
    t.until(side="corp", option="score")
    t.corp("score", "Hostile Takeover")
    t.until(side="corp", kind="action")
    assert t.zone("Nanuq") == "removed"


# --- all but one, and the last ----------------------------------------------------------------------------


@pytest.mark.card("Gbahali")
def test_gbahali_breaks_the_last_subroutine_whatever_its_strength() -> None:
    t = meeting("Pharos", rig=("Gbahali",))
    t.runner("use", "Gbahali")
    assert t.game.state.encounter is not None
    assert (t.game.state.encounter.broken, t.zone("Gbahali"), t.credits["runner"]) == ((2,), "heap", 30)


@pytest.mark.card("Grappling Hook")
def test_grappling_hook_breaks_all_but_the_subroutine_that_is_chosen() -> None:
    t = meeting("Pharos", rig=("Grappling Hook",))
    t.runner("use", "Grappling Hook")
    t.runner("subroutine", number=1)
    assert t.game.state.encounter is not None
    assert (t.game.state.encounter.broken, t.zone("Grappling Hook")) == ((0, 2), "heap")


@pytest.mark.card("Grappling Hook")
@pytest.mark.rule("nsg-26.03 9.8.6b")
def test_a_second_grappling_hook_may_leave_what_is_broken_already() -> None:
    t = meeting("Pharos", rig=("2x Grappling Hook",))
    for chosen in (1, 0):
        t.choose(t.find("use", "Grappling Hook")[0])
        t.runner("subroutine", number=chosen)
    assert broken(t) == 3


@pytest.mark.card("Boi-tatá")
def test_boitata_is_cheaper_once_the_runner_has_trashed_an_installed_card_of_theirs() -> None:
    t = meeting("Tithe", rig=("Boi-tatá", "Grappling Hook"), hand=["5x Diesel"])
    credits = t.credits["runner"]
    t.runner("use", "Grappling Hook")
    t.runner("subroutine", number=0)
    boost(t, "Boi-tatá")
    assert t.credits["runner"] == credits - 2
    break_with(t, "Boi-tatá")
    assert (broken(t), t.credits["runner"]) == (2, credits - 3)


@pytest.mark.card("Wyrm")
def test_wyrm_weakens_ice_it_can_interface_with_and_breaks_what_has_no_strength_left() -> None:
    t = meeting("Vanilla", "Ice Wall", rig=("Wyrm",))
    breaks, weakens = 0, 1
    t.runner("use", "Wyrm", ability=breaks)
    assert (broken(t), t.credits["runner"]) == (1, 27)
    to_next_ice(t, "Ice Wall")
    assert not t.can("use", "Wyrm", ability=breaks)
    t.runner("use", "Wyrm", ability=weakens)
    assert (strength_of(t, "Ice Wall"), t.credits["runner"]) == (0, 26)
    assert t.can("use", "Wyrm", ability=breaks)
    t = meeting("Enigma", rig=("Wyrm",))
    assert not t.can("use", "Wyrm", ability=weakens), "too weak for that"
    boost(t, "Wyrm")
    assert (strength_of(t, "Wyrm"), t.credits["runner"]) == (2, 29)
    assert t.can("use", "Wyrm", ability=weakens)


@pytest.mark.card("Pichação")
def test_pichacao_gives_a_click_for_passing_its_host_and_comes_back_with_the_second() -> None:
    seat = Seat(credits=30, hand=["Pichação", "4x Diesel"])
    servers = {"HQ": At(ice=["Pup (rezzed)"]), "R&D": At(ice=["Vanilla (rezzed)"])}
    t = runner_turn(runner=seat, servers=servers)
    install(t, "Pichação", "Pup")
    for zone in ("table", "grip"):
        t.run("HQ")
        t.until(about="may")
        t.runner("yes")
        assert (t.clicks["runner"], t.zone("Pichação")) == (3, zone)
        to_action(t)


@pytest.mark.card("Pichação")
def test_pichacao_counts_clicks_gained_in_runs_alone_and_may_be_left_alone() -> None:
    seat = Seat(credits=30, hand=["Pichação", "4x Diesel"], rig=["Basilar Synthgland 2KVJ"])
    servers = {"HQ": At(ice=["Pup (rezzed)"]), "R&D": At(ice=["Vanilla (rezzed)"])}
    t = runner_turn(runner=seat, servers=servers)
    install(t, "Pichação", "Pup")
    clicks = t.clicks["runner"]
    t.run("HQ")
    t.until(about="may")
    t.runner("no")
    assert (t.clicks["runner"], t.zone("Pichação")) == (clicks - 1, "table")
