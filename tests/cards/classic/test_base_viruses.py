"""The base set of 1996: viruses. Their counters lie with the Corp or in a fort."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_used
from rulerunner.kernel.read.values import hand_size, requirement
from rulerunner.positions import server_id
from tests.support.classic import breaking, classic
from tests.support.classic_corp import in_zone
from tests.support.classic_runner import CORP, installed, next_turn, runner_turn, succeeds, to_action
from tests.support.table import Table

ANY = ("HQ", "R&D", "Archives", "remote 1")
PRINTED = {
    "Boardwalk": (0, "boardwalk", ("HQ",)),
    "Butcher Boy": (2, "butcher boy", ("HQ",)),
    "Deep Thought": (0, "thought", ("R&D",)),
    "Fait Accompli": (1, "fait", ("remote 1",)),
    "Gremlins": (2, "gremlin", ("HQ",)),
    "Pox": (0, "pox", ANY),
    "Skivviss": (3, "skivviss", ("R&D",)),
}
"""The cost to install, the counters, and the forts where runs bring them."""
IN_FORTS = ("Fait Accompli", "Pox")
PLACES = {"Hostile Takeover": "remote 1", "Political Coup": "new"}
FORT = {"remote 1": At(root=["Red Herrings (rezzed)"])}


def counters(t: Table, virus: str, server: str = "") -> int:
    """Counters with the Corp, or in a fort."""
    place = server_id(server) if virus in IN_FORTS else -1
    return t.game.state.loose_counters.get((PRINTED[virus][1], place), 0)


def infected(virus: str, runs: int, server: str = "", corp: Seat = CORP, copies: int = 1) -> Table:
    """The Runner has made successful runs, and has one action left."""
    rig = [f"{copies}x {virus}"]
    t = runner_turn(corp=corp, runner=Seat(credits=0, clicks=runs + 1, rig=rig), servers=FORT)
    for _ in range(runs):
        succeeds(t, server or PRINTED[virus][2][-1])
    return t


def corps_turn(t: Table) -> None:
    """The Runner takes a bit, and the Corp comes to its first action."""
    t.runner("gain credit")
    t.until(side="corp", rule="C4.6")


@pytest.mark.card(*PRINTED)
@pytest.mark.parametrize("virus", PRINTED)
class TestViruses:
    """What all viruses have in common."""

    def test_it_is_installed_for_its_cost(self, virus: str) -> None:
        t = installed(virus)
        assert (20 - t.credits["runner"], memory_used(t.game.state)) == (PRINTED[virus][0], 1)

    @pytest.mark.parametrize("server", ANY)
    def test_a_successful_run_on_its_fort_brings_a_counter(self, virus: str, server: str) -> None:
        there = server in PRINTED[virus][2]
        t = infected(virus, 1, server)
        assert counters(t, virus, server) == there
        assert sum(t.game.state.loose_counters.values()) == there, "and no other fort gets one"
        if there:
            kinds = [change.kind for change in t.game.events]
            assert kinds.index("run ends") < kinds.index("place"), "once the run is complete"
            assert counters(infected(virus, 1, server, copies=2), virus, server) == 2

    def test_a_run_that_fails_brings_none(self, virus: str) -> None:
        server = PRINTED[virus][2][-1]
        t = runner_turn(
            runner=Seat(credits=0, rig=[virus]),
            servers={server: At(ice=["Filter (rezzed)"])},
        )
        succeeds(t, server)
        assert t.happened("end the run")
        assert not t.game.state.loose_counters

    def test_its_counters_stay_when_it_is_trashed(self, virus: str) -> None:
        server = PRINTED[virus][2][-1]
        t = runner_turn(runner=Seat(credits=0, rig=[virus], hand=["misc.for-sale"]), servers=FORT)
        succeeds(t, server)
        t.runner("play", "misc.for-sale")
        t.runner("card", virus)
        to_action(t)
        assert (t.zone(virus), counters(t, virus, server)) == ("heap", 1)
        succeeds(t, server)
        assert counters(t, virus, server) == 1

    def test_the_corp_removes_all_counters_by_forgoing_three_actions(self, virus: str) -> None:
        t = infected(virus, 4)
        assert counters(t, virus, PRINTED[virus][2][-1]) == 4
        t.runner("gain credit")
        t.corp("purge")
        assert not t.game.state.loose_counters
        to_action(t)
        assert not t.events("spend clicks", side="corp")
        assert (len(t.events("draw", side="corp")), t.credits["runner"]) == (1, 1)
        assert not t.events("look", side="runner")


# --- what the counters do ---------------------------------------------------------------------------------


@pytest.mark.card("Boardwalk")
@pytest.mark.parametrize(("runs", "shown"), [(1, 0), (2, 1), (3, 1), (4, 2), (8, 3)])
def test_every_two_boardwalk_counters_show_a_card_of_hq_as_the_runners_turn_begins(
    runs: int, shown: int
) -> None:
    t = infected("Boardwalk", runs, corp=CORP._replace(hand=["2x Keeper"]))
    next_turn(t)  # in which the Corp draws a third card
    seen = [change.card for change in t.after("turn begins", side="runner") if change.kind == "reveal"]
    assert len(seen) == len(set(seen)) == shown
    assert set(seen) <= set(t.game.state.zones["HQ"])
    assert len(in_zone(t, "HQ")) == 3


@pytest.mark.card("Boardwalk")
def test_boardwalk_shows_cards_at_random() -> None:
    hand = ["Keeper", "Filter", "Mazer"]
    seen = set()
    for seed in range(20):
        rig = Seat(rig=["Boardwalk"], clicks=3)
        t = runner_turn(corp=CORP._replace(hand=hand, deck=["9x Quandary"]), runner=rig, seed=seed)
        succeeds(t, "HQ")
        succeeds(t, "HQ")
        next_turn(t)
        seen |= {t.name(c.card) for c in t.after("turn begins", side="runner") if c.kind == "reveal"}
    assert seen == {*hand, "Quandary"}


@pytest.mark.card("Butcher Boy")
@pytest.mark.parametrize(("runs", "bits"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_every_two_butcher_boy_counters_gain_a_bit_as_each_turn_of_the_runner_begins(
    runs: int, bits: int
) -> None:
    t = infected("Butcher Boy", runs)
    next_turn(t)
    assert t.credits["runner"] == 1 + bits
    next_turn(t)
    assert t.credits["runner"] == 1 + bits + 4 + bits


@pytest.mark.card("Deep Thought")
@pytest.mark.parametrize(("runs", "looks"), [(2, 0), (3, 1), (6, 1)])
def test_three_thought_counters_show_the_runner_the_top_card_of_rnd(runs: int, looks: int) -> None:
    t = infected("Deep Thought", runs)
    next_turn(t)
    top = t.game.state.zones["R&D"][0]
    seen = [c.cards for c in t.after("turn begins", side="runner") if c.kind == "look"]
    assert seen == [(top,)] * looks


@pytest.mark.card("Fait Accompli")
@pytest.mark.parametrize(("runs", "more"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_every_two_fait_counters_make_agendas_in_that_fort_more_difficult(runs: int, more: int) -> None:
    t = infected("Fait Accompli", runs, corp=CORP._replace(hand=["Hostile Takeover", "Political Coup"]))
    corps_turn(t)
    printed = {name: t.game.state.cards[t.card(name)].face.facts.requirement for name in PLACES}
    for agenda, server in PLACES.items():
        t.corp("install", agenda)
        t.corp("server", server=server)
        t.until(side="corp", rule="C4.6")
    now = {name: requirement(t.game.state, t.card(name)) for name in PLACES}
    assert now["Hostile Takeover"] == (printed["Hostile Takeover"] or 0) + more
    assert now["Political Coup"] == printed["Political Coup"], "another fort"


@pytest.mark.card("Gremlins")
@pytest.mark.parametrize(("runs", "size"), [(1, 5), (2, 4), (3, 4), (4, 3)])
def test_every_two_gremlin_counters_make_the_corps_hand_size_smaller(runs: int, size: int) -> None:
    t = infected("Gremlins", runs)
    assert hand_size(t.game.state, "corp") == size
    assert hand_size(t.game.state, "runner") == 5


@pytest.mark.card("Pox")
@pytest.mark.parametrize(("runs", "more"), [(1, 0), (2, 1), (3, 1), (4, 2)])
@pytest.mark.parametrize("card", ["Keeper", "Dieter Esslin", "Krumz"])
def test_every_two_pox_counters_make_an_install_in_or_on_that_fort_dearer(
    runs: int, more: int, card: str
) -> None:
    for server, extra in (("remote 1", more), ("new", 0)):
        t = infected("Pox", runs, corp=CORP._replace(credits=3, hand=[card], deck=["9x Filter"]))
        corps_turn(t)
        t.corp("install", card)
        t.corp("server", server=server)
        t.until(side="corp", rule="C4.7")
        assert (t.zone(card), t.credits["corp"]) == ("table", 3 - extra)


@pytest.mark.card("Pox")
def test_a_corp_without_the_bits_cannot_install_in_a_fort_with_pox() -> None:
    t = infected("Pox", 2, "HQ", corp=CORP._replace(credits=0))
    corps_turn(t)
    t.corp("install", "Keeper")
    assert t.can("server", server="R&D")
    assert not t.can("server", server="HQ")


@pytest.mark.card("Pox")
def test_pox_makes_nothing_dearer_for_the_runner() -> None:
    t = runner_turn(runner=Seat(credits=1, rig=["Pox"], hand=["MRAM Chip"]))
    succeeds(t, "HQ")
    succeeds(t, "HQ")
    assert counters(t, "Pox", "HQ") == 2
    t.runner("install", "MRAM Chip")
    assert (t.zone("MRAM Chip"), t.credits["runner"]) == ("table", 0)


@pytest.mark.card("Skivviss")
@pytest.mark.parametrize("runs", [1, 2, 3])
def test_each_skivviss_counter_draws_the_corp_a_card_as_its_turn_begins(runs: int) -> None:
    t = infected("Skivviss", runs)
    corps_turn(t)
    assert len(in_zone(t, "HQ")) == 1 + runs + 1
    assert sum(change.amount for change in t.events("draw", side="corp")) == runs + 1


@pytest.mark.card("Skivviss")
def test_a_corp_that_must_draw_more_than_there_is_loses() -> None:
    t = infected("Skivviss", 2, corp=CORP._replace(deck=["Keeper"]))
    t.runner("gain credit")
    while t.game.decision is not None and not t.can("draw"):
        t.passes()
    assert t.game.result is not None
    assert t.game.result[0] == "runner"


@pytest.mark.card("Pattel's Virus")
def test_pattel_looks_at_ice_broken_in_the_run_that_has_just_ended() -> None:
    t = classic(
        corp=CORP,
        runner=Seat(rig=["Pattel's Virus", "Codecracker"]),
        servers={"HQ": At(ice=["Filter (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Codecracker")
    t.finish_run()
    to_action(t)
    assert t.counters("Filter", "pattel") == 1
    succeeds(t, "R&D")
    assert t.counters("Filter", "pattel") == 1, "broken in an earlier run of the turn"
