"""Icebreakers of many sets: a table of their numbers, and a play for what is their own."""

import pytest

from rulerunner import At, Seat
from tests.support.encounters import (
    Breaker,
    boost,
    break_with,
    broken,
    can_break,
    meeting,
    place_of,
    proves_how_long_it_stays_strong,
    proves_its_costs,
    proves_its_kind,
    strength_of,
)
from tests.support.runner import CORP, install, loads_itself_alone, names, runner_turn
from tests.support.table import Table

BREAKERS = [
    Breaker("Brahman", "", cost=1, breaks=2, boost=2, by=1),
    Breaker("Cat's Cradle", "code gate", cost=1, boost=1, by=1),
    Breaker("Eater", "", cost=1, boost=1, by=1),
    Breaker("Faerie", "sentry", cost=0, boost=1, by=1),
    Breaker("Gauss", "barrier", cost=1, boost=2, by=2),
    Breaker("Inti", "barrier", cost=1, boost=2, by=1, lasts="run"),
    Breaker("Na'Not'K", "sentry", cost=1, boost=3, by=2),
    Breaker("Num", "sentry", cost=2),
    Breaker("Passport", "code gate", cost=1, boost=2, by=2),
    Breaker("Rising Tide", "barrier", cost=1, boost=1, by=1),
    Breaker("Sang Kancil", "code gate", cost=1, boost=3, by=2),
]


@pytest.mark.card("Brahman", "Cat's Cradle", "Eater", "Faerie", "Gauss", "Inti")
@pytest.mark.card("Na'Not'K", "Num", "Passport", "Rising Tide", "Sang Kancil")
@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_number_of_subroutines_for_its_price(breaker: Breaker) -> None:
    proves_its_costs(breaker)


@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_own_kind_of_ice(breaker: Breaker) -> None:
    proves_its_kind(breaker)


@pytest.mark.parametrize("breaker", [b for b in BREAKERS if b.boost], ids=lambda breaker: breaker.name)
def test_the_strength_of_an_icebreaker_lasts_as_long_as_it_says(breaker: Breaker) -> None:
    if breaker.name != "Na'Not'K":  # whose own strength changes with the run
        proves_how_long_it_stays_strong(breaker)


# --- counters and cards that are paid instead of credits ----------------------------------------------------


@pytest.mark.card('Cerberus "Lady" H1', "Propeller", "Hantu")
@pytest.mark.parametrize(
    ("card", "kind", "amount"),
    [
        ('Cerberus "Lady" H1', "power", 4),
        ("Propeller", "power", 4),
        ("Hantu", "virus", 2),
    ],
)
def test_an_icebreaker_comes_with_its_counters(card: str, kind: str, amount: int) -> None:
    assert loads_itself_alone(card, kind) == amount


@pytest.mark.card('Cerberus "Lady" H1')
def test_lady_breaks_two_barrier_subroutines_for_each_counter_and_none_without() -> None:
    t = meeting("Pharos", rig=('Cerberus "Lady" H1 (1 power)',))
    while strength_of(t, 'Cerberus "Lady" H1') < strength_of(t, "Pharos"):
        boost(t, 'Cerberus "Lady" H1')
    credits = t.credits["runner"]
    break_with(t, 'Cerberus "Lady" H1', 0, 1)
    assert (broken(t), t.counters('Cerberus "Lady" H1', "power"), t.credits["runner"]) == (2, 0, credits)
    assert not can_break(t, 'Cerberus "Lady" H1')
    assert t.zone('Cerberus "Lady" H1') == "table", "an empty one stays"


@pytest.mark.card("Propeller", "Hantu")
@pytest.mark.parametrize(
    ("card", "ice", "kind"), [("Propeller", "Ice Wall", "power"), ("Hantu", "Tithe", "virus")]
)
def test_an_icebreaker_gets_two_strength_for_each_counter_and_breaks_for_a_credit(
    card: str, ice: str, kind: str
) -> None:
    t = meeting(ice, rig=(f"{card} (2 {kind})",))
    before, credits = strength_of(t, card), t.credits["runner"]
    boost(t, card)
    assert strength_of(t, card) == before + 2
    boost(t, card)
    assert strength_of(t, card) == before + 4
    assert t.counters(card, kind) == 0
    assert not t.can("use", card, ability=place_of(t, card, boosting=True))
    assert t.credits["runner"] == credits
    t.runner("use", card, ability=place_of(t, card))
    if t.can("subroutine"):
        t.runner("subroutine", number=0)
    assert (broken(t), t.credits["runner"]) == (1, credits - 1)


@pytest.mark.card("Propeller", "Hantu")
@pytest.mark.parametrize(("card", "other"), [("Propeller", "Tithe"), ("Hantu", "Ice Wall")])
def test_such_an_icebreaker_breaks_no_other_kind_of_ice(card: str, other: str) -> None:
    t = meeting(other, rig=(f"{card} (2 power)", "Corroder"))
    t.runner("use", "Datasucker")
    assert not can_break(t, card)


@pytest.mark.card("Hyperbaric")
def test_hyperbaric_comes_with_a_counter() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Hyperbaric"]))
    install(t, "Hyperbaric")
    assert (t.counters("Hyperbaric", "power"), strength_of(t, "Hyperbaric")) == (1, 1)


@pytest.mark.card("Hyperbaric")
def test_hyperbaric_is_as_strong_as_its_counters_and_two_credits_buy_one_for_good() -> None:
    t = meeting("Enigma", rig=("Hyperbaric (1 power)",), credits=5)
    assert strength_of(t, "Hyperbaric") == 1
    assert not can_break(t, "Hyperbaric")
    t.runner("use", "Hyperbaric")
    assert (strength_of(t, "Hyperbaric"), t.credits["runner"]) == (2, 3)
    break_with(t, "Hyperbaric", 0)
    assert (broken(t), t.credits["runner"]) == (1, 2)
    t.finish_run()
    assert strength_of(t, "Hyperbaric") == 2


@pytest.mark.card("Faust")
def test_faust_breaks_and_grows_for_cards_of_the_grip() -> None:
    t = meeting("Enigma", rig=("Faust",), hand=("3x Diesel",))
    credits, own = t.credits["runner"], strength_of(t, "Faust")
    t.runner("use", "Faust", ability=place_of(t, "Faust", boosting=True))
    if t.can("card"):
        t.runner("card", "Diesel")
    assert strength_of(t, "Faust") == own + 2
    t.runner("use", "Faust", ability=place_of(t, "Faust"))
    if t.can("card"):
        t.runner("card", "Diesel")
    t.runner("subroutine", number=0)
    assert (broken(t), len(names(t, "grip")), t.credits["runner"]) == (1, 1, credits)


@pytest.mark.card("Audrey v2")
def test_audrey_gets_a_counter_for_each_accessed_card_trashed_and_breaks_two_subroutines_for_it() -> None:
    t = runner_turn(
        runner=Seat(credits=9, rig=["Audrey v2"], hand=["2x Diesel"]),
        servers={"remote 1": At(root=["Nico Campaign"]), "R&D": At(ice=["Enigma (rezzed)"])},
    )
    t.run("remote 1")
    t.until(kind="mid-access")
    t.runner("trash", "Nico Campaign")
    t.finish_run()
    assert t.counters("Audrey v2", "virus") == 1
    t.until(kind="action")
    t.run("R&D")
    t.until(option="use")
    credits = t.credits["runner"]
    boost(t, "Audrey v2")
    if t.can("card"):
        t.runner("card", "Diesel")
    assert strength_of(t, "Audrey v2") == 3
    break_with(t, "Audrey v2", 0, 1)
    assert broken(t) == 2
    assert (t.counters("Audrey v2", "virus"), t.credits["runner"], len(names(t, "grip"))) == (0, credits, 1)


# --- what is their own ------------------------------------------------------------------------------------


def ice_met(t: Table, server: str) -> None:
    t.run(server)
    t.until(option="use")


@pytest.mark.card("Gauss")
def test_gauss_is_three_stronger_for_the_turn_it_is_installed_in() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Gauss", "Inti"]))
    install(t, "Gauss")
    assert strength_of(t, "Gauss") == 4
    install(t, "Inti")
    assert strength_of(t, "Gauss") == 4, "for itself alone"
    while t.clicks["runner"]:
        t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert strength_of(t, "Gauss") == 1


@pytest.mark.card("Cat's Cradle")
def test_code_gates_cost_a_credit_more_to_rez_while_cats_cradle_is_there() -> None:
    for ice, left in (("Enigma", 0), ("Ice Wall", 3)):
        t = runner_turn(
            corp=CORP._replace(credits=4),
            runner=Seat(rig=["Cat's Cradle"]),
            servers={"HQ": At(ice=[ice])},
        )
        t.run("HQ")
        t.until(side="corp", option="rez")
        t.corp("rez", ice)
        assert t.credits["corp"] == left


@pytest.mark.card("Rising Tide")
def test_rising_tide_is_stronger_for_each_fracter_in_the_heap() -> None:
    t = runner_turn(runner=Seat(rig=["Rising Tide"], discard=["Corroder", "Inti", "Mimic"]))
    assert strength_of(t, "Rising Tide") == 3


@pytest.mark.card("Sang Kancil")
def test_sang_kancil_grows_for_a_credit_while_a_run_event_is_active() -> None:
    t = runner_turn(
        runner=Seat(credits=9, rig=["Sang Kancil"], hand=["Clean Getaway"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"])},
    )
    t.runner("play", "Clean Getaway")
    t.runner("server", server="HQ")
    t.until(option="use")
    credits = t.credits["runner"]
    boost(t, "Sang Kancil")
    assert (t.credits["runner"], strength_of(t, "Sang Kancil")) == (credits - 1, 4)


@pytest.mark.card("Na'Not'K")
def test_na_not_k_is_stronger_for_each_ice_protecting_the_attacked_server() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(rig=["Na'Not'K"], hand=["3x Diesel"]),
        servers={"HQ": At(ice=["Tithe (rezzed)", "Enigma"]), "R&D": At(ice=["Ice Wall"])},
    )
    assert strength_of(t, "Na'Not'K") == 1
    ice_met(t, "HQ")
    assert strength_of(t, "Na'Not'K") == 3
    t.finish_run()
    assert strength_of(t, "Na'Not'K") == 1


@pytest.mark.card("Passport")
@pytest.mark.parametrize(("server", "breaks"), [("Archives", True), ("remote 1", False)])
def test_passport_breaks_nothing_on_ice_protecting_a_remote(server: str, breaks: bool) -> None:
    t = runner_turn(runner=Seat(credits=9, rig=["Passport"]), servers={server: At(ice=["Enigma (rezzed)"])})
    ice_met(t, server)
    assert can_break(t, "Passport") is breaks


@pytest.mark.card("Cyber-Cypher")
@pytest.mark.parametrize(("server", "usable"), [("HQ", True), ("R&D", False)])
def test_cyber_cypher_is_of_use_in_runs_on_the_chosen_server_alone(server: str, usable: bool) -> None:
    t = runner_turn(
        runner=Seat(credits=9, hand=["Cyber-Cypher"], rig=["Corroder"]),
        servers={name: At(ice=["Enigma (rezzed)"]) for name in ("HQ", "R&D")},
    )
    install(t, "Cyber-Cypher")
    t.runner("server", server="HQ")
    ice_met(t, server)
    assert can_break(t, "Cyber-Cypher") is usable
    assert t.can("use", "Cyber-Cypher", ability=place_of(t, "Cyber-Cypher", boosting=True)) is usable
    if usable:
        credits = t.credits["runner"]
        boost(t, "Cyber-Cypher")
        break_with(t, "Cyber-Cypher", 0)
        assert (broken(t), strength_of(t, "Cyber-Cypher"), t.credits["runner"]) == (1, 5, credits - 2)


@pytest.mark.card("Cyber-Cypher")
def test_cyber_cypher_breaks_no_barriers() -> None:
    t = runner_turn(
        runner=Seat(credits=9, hand=["Cyber-Cypher"], rig=["Corroder"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    install(t, "Cyber-Cypher")
    t.runner("server", server="HQ")
    ice_met(t, "HQ")
    assert not can_break(t, "Cyber-Cypher")


@pytest.mark.card("Eater")
def test_after_eater_has_broken_something_no_card_is_accessed_in_that_run() -> None:
    for breaks in (True, False):
        t = meeting("Tithe", rig=("Eater",), hand=("3x Diesel",))
        if breaks:
            break_with(t, "Eater", 0)
        t.finish_run()
        assert t.happened("successful run")
        assert t.happened("access") is not breaks


@pytest.mark.card("Brahman")
@pytest.mark.parametrize("breaks", [True, False])
def test_a_program_that_is_no_virus_goes_to_the_stack_after_brahman_has_broken_something(
    breaks: bool,
) -> None:
    t = meeting("Tithe", rig=("Brahman", "Corroder"), hand=("3x Diesel",), deck=("2x Modded",))
    if breaks:
        break_with(t, "Brahman", 0, 1)
        while not t.can("card", "Corroder"):
            t.passes()
        assert not t.can("card", "Datasucker")
        t.runner("card", "Corroder")
    t.finish_run()
    assert t.zone("Corroder") == ("stack" if breaks else "table")
    if breaks:
        assert t.name(t.game.state.zones["stack"][0]) == "Corroder", "on top"


@pytest.mark.card("Faerie")
@pytest.mark.parametrize("breaks", [True, False])
def test_faerie_is_trashed_after_an_encounter_in_which_it_broke_something(breaks: bool) -> None:
    t = meeting("Tithe", rig=("Faerie",), hand=("3x Diesel",))
    if breaks:
        break_with(t, "Faerie", 0)
        assert t.zone("Faerie") == "table"
    t.finish_run()
    assert t.zone("Faerie") == ("heap" if breaks else "table")


@pytest.mark.card("Euler")
def test_euler_breaks_a_subroutine_for_nothing_in_the_turn_it_is_installed_in() -> None:
    servers = {"HQ": At(ice=["Enigma (rezzed)"])}
    t = runner_turn(runner=Seat(credits=9, hand=["Euler"]), servers=servers)
    install(t, "Euler")
    ice_met(t, "HQ")
    face = t.game.state.cards[t.card("Euler")].face
    free, full = face.breakers
    credits = t.credits["runner"]
    t.runner("use", "Euler", ability=free)
    t.runner("subroutine", number=1)
    assert (broken(t), t.credits["runner"]) == (1, credits)
    t = runner_turn(runner=Seat(credits=9, rig=["Euler"]), servers=servers)
    ice_met(t, "HQ")
    assert not t.can("use", "Euler", ability=free)
    boost(t, "Euler")
    assert (strength_of(t, "Euler"), t.credits["runner"]) == (3, 8)
    t.runner("use", "Euler", ability=full)
    t.runner("subroutine", number=0)
    t.runner("subroutine", number=1)
    assert (broken(t), t.credits["runner"]) == (2, 6)


@pytest.mark.card("K2CP Turbine")
def test_k2cp_turbine_makes_icebreakers_that_are_no_ai_two_stronger() -> None:
    t = runner_turn(runner=Seat(rig=["K2CP Turbine", "Corroder", "Crypsis"]))
    assert (strength_of(t, "Corroder"), strength_of(t, "Crypsis")) == (4, 0)


@pytest.mark.card("Cybertrooper Talut")
def test_an_icebreaker_installed_beside_cybertrooper_talut_is_two_stronger_this_turn() -> None:
    t = runner_turn(runner=Seat(credits=20, rig=["Cybertrooper Talut"], hand=["Corroder", "Crypsis"]))
    install(t, "Corroder")
    install(t, "Crypsis")
    assert (strength_of(t, "Corroder"), strength_of(t, "Crypsis")) == (4, 0)
    assert t.game.state.cards[t.card("Corroder")].zone == "table"
    while t.clicks["runner"]:
        t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert strength_of(t, "Corroder") == 2
