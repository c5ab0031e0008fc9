"""The game of 1996: preps that wait for what the turn brings, and cards that look back on runs."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import hand_size, score
from tests.support.classic import breaking, strength_of
from tests.support.classic_corp import DECK, HAND, damage, in_zone
from tests.support.classic_runner import (
    CORP,
    facing,
    installed,
    next_turn,
    played,
    runner_turn,
    succeeds,
    to_action,
)
from tests.support.table import Table

AGENDA = "Hostile Takeover"


def bad_publicity(t: Table) -> int:
    return t.game.state.players["corp"].bad_publicity


# --- the next agenda --------------------------------------------------------------------------------------


@pytest.mark.card("Prearranged Drop", "Promises, Promises")
@pytest.mark.parametrize(
    ("prep", "cost", "bits", "points"), [("Prearranged Drop", 0, 6, 0), ("Promises, Promises", 2, 0, 1)]
)
def test_the_next_agenda_accessed_this_turn_brings_more(prep: str, cost: int, bits: int, points: int) -> None:
    corp = Seat(hand=["Keeper"], deck=[AGENDA, AGENDA, *DECK])
    t = played(prep, corp=corp, runner=Seat(credits=cost))
    succeeds(t, "HQ")
    assert t.credits["runner"] == 0, "a Keeper is no agenda"
    for liberated in (1, 2):
        succeeds(t, "R&D")
        assert t.credits["runner"] == bits, "only for the next one"
        assert score(t.game.state, "runner") == liberated + points


@pytest.mark.card("Prearranged Drop", "Promises, Promises")
@pytest.mark.parametrize("prep", ["Prearranged Drop", "Promises, Promises"])
def test_it_waits_no_longer_than_the_turn(prep: str) -> None:
    corp = Seat(hand=["Keeper"], deck=["Keeper", AGENDA, *DECK])
    t = played(prep, corp=corp, runner=Seat(credits=2))
    next_turn(t)
    bits = t.credits["runner"]
    succeeds(t, "R&D")
    assert (score(t.game.state, "runner"), t.credits["runner"]) == (1, bits)


# --- cards and brains -------------------------------------------------------------------------------------


@pytest.mark.card("Boostergang Connections")
def test_boostergang_connections_change_a_hand_for_as_many_cards_of_the_stack() -> None:
    deck = ["Krash", "Worm", "Raptor", "Dwarf"]
    t = played("Boostergang Connections", "Score!", "Fall Guy", runner=Seat(credits=7, deck=deck))
    for card in ("Worm", "Dwarf"):
        t.runner("card", card)
    to_action(t)
    assert in_zone(t, "grip") == ["Dwarf", "Worm"]
    assert in_zone(t, "heap") == ["Boostergang Connections", "Fall Guy", "Score!"]
    assert in_zone(t, "stack") == ["Krash", "Raptor"]
    assert (t.credits["runner"], t.happened("shuffle")) == (0, True)


@pytest.mark.card("Do the 'Drine™")
@pytest.mark.parametrize("taken", [0, 2])
def test_doing_the_drine_trades_brain_damage_for_bits(taken: int) -> None:
    t = played("Do the 'Drine™", *HAND[:3], runner=Seat(credits=0, rig=["Force Shield"]))
    assert [option.number for option in t.find("number")] == [0, 1, 2, 3]
    t.runner("number", number=taken)
    to_action(t)
    assert (t.credits["runner"], damage(t, "core")) == (4 * taken, [taken] * bool(taken))
    assert (len(in_zone(t, "grip")), hand_size(t.game.state, "runner")) == (3 - taken, 5 - taken)


@pytest.mark.card("Do the 'Drine™")
def test_the_drine_leaves_a_hand_size_of_no_less_than_nothing() -> None:
    t = played("Do the 'Drine™", *HAND, *HAND, runner=Seat(core_damage=3))
    assert [option.number for option in t.find("number")] == [0, 1, 2]


@pytest.mark.card("Junkyard BBS")
def test_the_junkyard_returns_the_card_trashed_last() -> None:
    assert installed("Junkyard BBS").credits["runner"] == 19
    hand = ["Livewire's Contacts", "Jack 'n' Joe"]
    t = runner_turn(runner=Seat(credits=1, clicks=4, rig=["Junkyard BBS"], hand=hand, deck=["Krash"] * 5))
    t.runner("play", "Livewire's Contacts")
    to_action(t)
    t.runner("play", "Jack 'n' Joe")
    to_action(t)
    bits = t.credits["runner"]
    t.runner("use", "Junkyard BBS")
    assert (t.zone("Jack 'n' Joe"), t.zone("Livewire's Contacts")) == ("grip", "heap")
    assert (bits - t.credits["runner"], t.clicks["runner"]) == (1, 1)


# --- forts that were run on -------------------------------------------------------------------------------


@pytest.mark.card("Remote Detonator")
def test_the_detonator_trashes_rezzed_ice_where_the_runner_has_been() -> None:
    forts = {
        "HQ": At(ice=["Fetch 4.0.1 (rezzed)", "Filter"]),
        "R&D": At(ice=["Scramble (rezzed)"]),
        "remote 1": At(ice=["Mazer (rezzed)"], root=["Krumz"]),
    }
    t = runner_turn(
        corp=CORP._replace(credits=0), runner=Seat(credits=7, hand=["Remote Detonator"]), servers=forts
    )
    assert not t.can("play", "Remote Detonator")
    succeeds(t, "HQ")
    tags = t.tags
    t.runner("play", "Remote Detonator")
    if t.can("server"):
        assert not t.can("server", server="R&D")
        t.runner("server", server="HQ")
    to_action(t)
    where = {card: t.zone(card) for card in ("Fetch 4.0.1", "Filter", "Scramble", "Mazer")}
    assert where == {"Fetch 4.0.1": "Archives", "Filter": "table", "Scramble": "table", "Mazer": "table"}
    assert (t.tags - tags, t.credits["runner"]) == (3, 0)


@pytest.mark.card("Live News Feed")
@pytest.mark.parametrize(
    ("hand", "ice", "points"),
    [(["Keeper"], [], 0), (["Corporate War"], [], 1), (["Keeper"], ["Zombie (rezzed)"], 1)],
)
def test_the_news_feed_tells_of_black_ice_and_black_ops(hand: list[str], ice: list[str], points: int) -> None:
    t = played(
        "Live News Feed",
        corp=Seat(hand=hand, deck=DECK),
        runner=Seat(credits=60, rig=["Krash"], hand=HAND),
        servers={"HQ": At(ice=ice)},
    )
    t.runner("server", server="HQ")
    while t.in_run():
        if t.decision.rule in ("7?", "10+"):
            t.runner("yes")
        elif (t.decision.rule == "9" and weak(t)) or t.decision.rule == "10":
            t.runner("use", "Krash")
        else:
            t.passes()
    to_action(t)
    assert t.happened("successful run")
    assert (bad_publicity(t), t.tags) == (points, 2)


def weak(t: Table) -> bool:
    encounter = t.game.state.encounter
    return encounter is not None and strength_of(t, "Krash") < strength_of(t, t.name(encounter.ice))


@pytest.mark.card("Live News Feed")
def test_the_news_feed_tells_of_black_ops_cards_that_are_rezzed() -> None:
    t = played(
        "Live News Feed",
        corp=CORP._replace(credits=20),
        runner=Seat(hand=HAND),
        servers={"remote 1": At(root=["Schlaghund"])},
    )
    t.runner("server", server="remote 1")
    t.until(side="corp", option="rez")
    t.corp("rez", "Schlaghund")
    t.finish_run()
    to_action(t)
    assert bad_publicity(t) == 1


@pytest.mark.card("Live News Feed")
def test_there_is_no_news_of_a_run_that_fails() -> None:
    t = played(
        "Live News Feed",
        corp=Seat(hand=["Keeper"], deck=DECK),
        runner=Seat(credits=0, hand=[*HAND, *HAND]),
        servers={"HQ": At(ice=["Filter (rezzed)", "Liche (rezzed)"])},
    )
    t.runner("server", server="HQ")
    t.finish_run()
    assert not t.happened("successful run")
    assert (bad_publicity(t), t.tags) == (0, 0)
    if t.game.result is None:
        to_action(t)
        succeeds(t, "R&D")
        assert (bad_publicity(t), t.tags) == (0, 0), "nor of the next one"


# --- icebreakers that remember ----------------------------------------------------------------------------


@pytest.mark.card("Dupre")
def test_dupre_grows_with_each_run_on_one_fort_and_forgets_on_another() -> None:
    t = installed("Dupre")
    assert (t.credits["runner"], strength_of(t, "Dupre")) == (19, 0)
    gates = {"HQ": At(ice=["Filter (rezzed)"]), "R&D": At(ice=["Filter (rezzed)"])}
    t = runner_turn(corp=CORP, runner=Seat(credits=20, clicks=4, rig=["Dupre"]), servers=gates)
    for fort, counters in (("HQ", 1), ("HQ", 2), ("R&D", 1)):
        t.run(fort)
        breaking(t, by="Dupre")
        t.finish_run()
        to_action(t)
        assert (t.counters("Dupre", "strength"), strength_of(t, "Dupre")) == (counters, counters)
    succeeds(t, "Archives") if t.clicks["runner"] else None
    assert t.counters("Dupre", "strength") == 1, "it was not used there"


@pytest.mark.card("Dupre")
def test_dupre_breaks_code_gates_for_a_bit_and_grows_for_two() -> None:
    t = facing("Scramble", "Dupre", 20)
    need = strength_of(t, "Scramble")
    breaking(t, by="Dupre", times=need)
    assert (t.happened("subroutine broken"), t.credits["runner"]) == (True, 20 - 2 * need - 1)
    assert facing("Data Wall", "Dupre", 20).decision.rule != "7?"


@pytest.mark.card("Bulldozer")
@pytest.mark.parametrize(("inner", "broken"), [("Banpei", 1), ("Filter", 0)])
def test_bulldozer_rolls_on_into_a_sentry(inner: str, broken: int) -> None:
    t = installed("Bulldozer")
    assert (t.credits["runner"], strength_of(t, "Bulldozer")) == (13, 4)
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=1, rig=["Bulldozer", "Cloak"], hand=HAND),
        servers={"HQ": At(ice=["Data Wall (rezzed)", f"{inner} (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Bulldozer")
    assert (t.credits["runner"], t.counters("Cloak", "credit")) == (0, 1)
    t.finish_run()
    rolled_on = [change for change in t.events("subroutine broken") if t.name(change.card) == inner]
    assert len(rolled_on) == broken


@pytest.mark.card("Bulldozer")
def test_bulldozer_does_not_roll_on_from_a_wall_it_left_standing() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=0, rig=["Bulldozer"], hand=HAND),
        servers={"HQ": At(ice=["Fetch 4.0.1 (rezzed)"])},
    )
    t.run("HQ")
    t.finish_run()
    assert not t.happened("subroutine broken")
