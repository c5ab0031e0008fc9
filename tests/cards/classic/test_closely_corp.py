"""The game of 1996, the Corp's cards closely: what is only for the card itself, for whom, for how long, how
often. Each play is one that a slightly different card would not pass."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_limit
from rulerunner.kernel.read.subroutines import subroutines
from rulerunner.kernel.read.values import score
from tests.support.classic import breaking, classic, rolled
from tests.support.classic_corp import (
    DECK,
    HAND,
    corp_turn,
    damage,
    facing,
    in_forts,
    in_zone,
    scored,
)
from tests.support.classic_runner import CORP, accesses, next_turn, offered, runner_turn, to_action
from tests.support.table import Table

BREAKER = Seat(credits=99, rig=["Krash"], hand=[*HAND, *HAND])


def goes_on(t: Table) -> None:
    """Nobody uses anything, and the Runner does not jack out."""
    while t.game.decision is not None and t.in_run():
        t.runner("no") if t.decision.rule == "13?" else t.passes()


# --- for how long -----------------------------------------------------------------------------------------


@pytest.mark.card("Badtimes")
def test_badtimes_last_until_the_turn_ends() -> None:
    t = corp_turn(corp=Seat(credits=4, hand=["Badtimes"], deck=DECK), runner=Seat(tags=1, hand=HAND))
    t.corp("play", "Badtimes")
    t.until(side="corp", kind="action")
    assert memory_limit(t.game.state) == 2
    t.until(side="runner", kind="action")
    assert memory_limit(t.game.state) == 4


@pytest.mark.card("Data Darts", "Neural Blade", "Bolter Cluster")
@pytest.mark.parametrize("ice", ["Data Darts", "Neural Blade", "Bolter Cluster"])
def test_of_the_next_ice_alone_no_subroutine_can_be_broken(ice: str) -> None:
    t = facing(ice, "Canis Minor", "Canis Major", runner=BREAKER)
    asked = []
    while t.in_run():
        if t.decision.rule == "7?":
            asked.append(t.name(t.game.state.encounter.ice))  # type: ignore[union-attr]
        t.runner("no") if t.decision.rule in ("7?", "13?") else t.passes()
    assert asked == [ice, "Canis Major"]


@pytest.mark.card("Data Darts", "Neural Blade", "Vacuum Link")
@pytest.mark.parametrize("ice", ["Data Darts", "Neural Blade"])
def test_ice_that_is_met_again_can_be_broken(ice: str) -> None:
    def link(seed: int) -> Table:
        t = facing(ice, "Canis Minor", "Vacuum Link", runner=BREAKER, seed=seed)
        while not t.events("die"):
            t.runner("no") if t.decision.rule in ("7?", "13?") else t.passes()
        return t

    t = rolled(link, 1, 1)
    if t.can("effect"):
        t.runner("effect", number=0)
    assert t.decision.rule == "7?"
    assert [t.name(change.card) for change in t.events("encounter")][-1] == "Canis Minor"


@pytest.mark.card("Tutor")
def test_what_tutor_teaches_is_forgotten_after_the_encounter() -> None:
    t = facing("Tutor", "Canis Minor", "Canis Major", runner=BREAKER)
    t.runner("no")
    t.until(rule="7?")
    minor = t.card("Canis Minor")
    assert len(subroutines(t.game.state, minor)) == 2
    breaking(t, by="Krash", times=5, subroutine=1)
    t.runner("no")
    assert t.decision.rule == "13?"
    assert len(subroutines(t.game.state, minor)) == 1


@pytest.mark.card("Pocket Virtual Reality")
def test_bits_of_pocket_virtual_reality_are_for_its_own_traces() -> None:
    t = facing(
        "Hunter",
        "Pocket Virtual Reality",
        corp=Seat(credits=0, hand=["Keeper"]),
        runner=Seat(credits=0, hand=HAND),
    )
    assert t.decision.rule == "13?", "there was nothing to bid"
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"]),
        runner=Seat(hand=HAND),
        servers={"HQ": At(ice=["Hunter (rezzed)", "Pocket Virtual Reality (rezzed, 4 credits)"])},
    )
    t.run("HQ")
    assert t.decision.rule == "13?", "whatever lies there"


# --- only for the card itself -----------------------------------------------------------------------------


@pytest.mark.card("Bel-Digmo Antibody")
def test_bel_digmo_stays_as_another_card_is_rezzed() -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        servers={**in_forts("Bel-Digmo Antibody"), "remote 2": At(root=["Rustbelt HQ Branch"])},
    )
    t.corp("gain credit")
    t.corp("rez", "Rustbelt HQ Branch")
    assert t.zone("Bel-Digmo Antibody") == "table"


@pytest.mark.card("Bizarre Encryption Scheme")
def test_bizarre_encryption_is_for_runs_in_which_it_is_accessed() -> None:
    t = runner_turn(
        runner=Seat(credits=0, hand=HAND),
        servers={**in_forts("Bizarre Encryption Scheme"), "remote 2": At(root=["Hostile Takeover"])},
    )
    t.run("remote 2")
    t.finish_run()
    assert t.happened("steal", "Hostile Takeover")


@pytest.mark.card("Datacomb", "Tumblers", "Twisty Passages", "Scaffolding")
@pytest.mark.parametrize("ice", ["Datacomb", "Tumblers", "Twisty Passages", "Scaffolding"])
def test_ice_stays_as_the_runner_passes_other_ice(ice: str) -> None:
    t = facing("Canis Minor", ice, corp=Seat(credits=1, hand=["Keeper"]), runner=Seat(hand=HAND))
    assert t.decision.rule == "13?"
    goes_on(t)
    assert (t.zone(ice), t.credits["corp"]) == ("table", 1)


@pytest.mark.card("Pavit Bharat")
def test_pavit_bharat_is_at_work_as_he_himself_is_rezzed() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(hand=HAND),
        servers={"remote 1": At(root=["Pavit Bharat (rezzed)", "Rustbelt HQ Branch"], ice=["Filter"])},
    )
    t.runner("gain credit")
    t.corp("rez", "Rustbelt HQ Branch")
    assert (t.zone("Pavit Bharat"), t.zone("Rustbelt HQ Branch")) == ("table", "table")


@pytest.mark.card("Project Zurich")
def test_project_zurich_counts_what_was_on_itself() -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(clicks=0, deck=DECK, score=["Project Zurich"]),
        servers={"remote 1": At(root=["Hostile Takeover (5 advancement)"])},
    )
    t.corp("score", "Hostile Takeover")
    assert t.counters("Project Zurich", "zurich") == 0


@pytest.mark.card("Riddler", "Iceberg")
@pytest.mark.parametrize("ice", ["Riddler", "Iceberg"])
def test_ice_is_paid_for_as_it_is_encountered_itself(ice: str) -> None:
    t = facing("Canis Minor", ice, corp=Seat(credits=9, hand=["Keeper"]), runner=Seat(hand=HAND))
    assert t.decision.rule == "13?", "the Corp was not asked at the first"
    t.until(side="corp", option="trigger")
    assert t.can("trigger", ice)


@pytest.mark.card("Self-Destruct")
@pytest.mark.parametrize("rezzed", [True, False])
def test_self_destruct_is_used_as_it_is_accessed_itself_and_rezzed(rezzed: bool) -> None:
    root = [f"Self-Destruct{' (rezzed)' if rezzed else ''}", "Hostile Takeover", "Red Herrings"]
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=0, hand=HAND),
        servers={"remote 1": At(ice=["Canis Minor (rezzed)"], root=root)},
    )
    t.run("remote 1")
    offers = 0
    while t.in_run():
        offers += t.can("trigger", "Self-Destruct")
        t.passes()
    assert offers == rezzed
    assert t.happened("steal"), "the Corp did not use it"


@pytest.mark.card("Self-Destruct")
def test_self_destruct_takes_the_agenda_before_it_can_be_scored() -> None:
    t = runner_turn(
        runner=Seat(credits=0, hand=HAND),
        servers={"remote 1": At(ice=["Canis Minor"], root=["Self-Destruct (rezzed)", "Hostile Takeover"])},
    )
    t.run("remote 1")
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Self-Destruct")
    goes_on(t)
    assert damage(t, "net") == [2]
    assert in_zone(t, "Archives") == ["Canis Minor", "Hostile Takeover", "Self-Destruct"]


# --- who trashes ------------------------------------------------------------------------------------------


def trashers(t: Table) -> set[str]:
    return {change.side for change in t.events("trash")}


@pytest.mark.card(
    "Corporate Detective Agency", "Corprunner's Shattered Remains", "Puzzle", "Viral Breeding Ground"
)
def test_the_corp_trashes_by_its_own_cards() -> None:
    t = corp_turn(
        corp=Seat(credits=1, hand=["Corporate Detective Agency"], deck=DECK),
        runner=Seat(tags=1, hand=HAND, rig=["2x Broker"]),
    )
    t.corp("play", "Corporate Detective Agency")
    t.corp("card", "Broker")
    t.corp("done")
    assert {c.side for c in t.events("trash") if t.name(c.card) == "Broker"} == {"corp"}
    t = runner_turn(
        runner=Seat(credits=0, hand=HAND, rig=["MRAM Chip"]),
        servers={"remote 1": At(root=["Corprunner's Shattered Remains (rezzed, 1 advancement)"])},
    )
    t.run("remote 1")
    t.finish_run()
    assert trashers(t) == {"corp"}
    for rig in ([], ["Krash"]):
        t = facing("Puzzle", corp=CORP, runner=Seat(credits=20, hand=HAND, rig=rig))
        if rig:
            breaking(t, by="Krash", times=5, subroutine=0)
            t.runner("no")
        next_turn(t)
        assert {c.side for c in t.events("trash") if t.name(c.card) == "Puzzle"} == {"corp"}
    fort = At(root=["Viral Breeding Ground (4 advancement)"], ice=["Filter"])
    t = scored("Viral Breeding Ground", servers={"remote 1": fort})
    assert trashers(t) == {"corp"}


# --- where ------------------------------------------------------------------------------------------------


@pytest.mark.card("Namatoki Plaza")
def test_the_plaza_takes_one_of_the_cards_of_its_own_fort_by_the_corps_choice() -> None:
    t = runner_turn(
        runner=Seat(credits=1, hand=HAND),
        servers={
            "remote 1": At(root=["Namatoki Plaza (rezzed)", "Holovid Campaign", "Krumz"]),
            "remote 2": At(root=["Rustbelt HQ Branch"]),
        },
    )
    t.run("remote 1")
    t.until(side="runner", option="trash")
    t.runner("trash", "Namatoki Plaza")
    t.until(side="corp", option="card")
    assert offered(t) == ["Holovid Campaign", "Krumz"]
    t.corp("card", "Krumz")
    (gone,) = [c for c in t.events("trash") if t.name(c.card) == "Krumz"]
    assert gone.side == "corp"


@pytest.mark.card("Raymond Ellison")
def test_raymond_ellison_takes_counters_one_by_one_where_there_are_any() -> None:
    root = ["Raymond Ellison (rezzed)", "Namatoki Plaza (rezzed)"]
    root += ["Virus Test Site (1 advancement)", "Vapor Ops (2 advancement)"]
    t = runner_turn(
        corp=CORP._replace(credits=0), runner=Seat(hand=HAND), servers={"remote 1": At(root=root)}
    )
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Raymond Ellison")
    t.corp("number", number=2)
    assert offered(t) == ["Vapor Ops", "Virus Test Site"]
    t.corp("card", "Virus Test Site")
    assert not t.can("card"), "there is one card left with any"
    assert (t.counters("Virus Test Site", "advancement"), t.counters("Vapor Ops", "advancement")) == (0, 1)
    assert t.game.state.players["corp"].lent == 6


# --- how often --------------------------------------------------------------------------------------------


@pytest.mark.card("Olivia Salazar")
def test_olivia_salazar_helps_once_in_each_run() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=0, hand=HAND),
        servers={"HQ": At(ice=["Canis Minor", "Canis Major"], root=["Olivia Salazar (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Olivia Salazar")
    t.corp("card", "Canis Minor")
    while t.in_run():
        assert not t.can("use", "Olivia Salazar")
        t.passes()
    assert not t.rezzed("Canis Minor")
    to_action(t)
    t.run("HQ")
    t.until(side="corp", option="use")
    assert t.can("use", "Olivia Salazar"), "and again in the next"


# --- at no cost -------------------------------------------------------------------------------------------


@pytest.mark.card("Security Purge", "Glacier")
def test_ice_of_security_purge_costs_no_agenda_point_either() -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(clicks=0, credits=0, deck=["Glacier", "Keeper", *DECK]),
        servers={"remote 1": At(root=["Security Purge (3 advancement)"])},
    )
    t.corp("score", "Security Purge")
    while t.decision.rule != "C4.6":
        t.corp("card", "Glacier") if t.can("card", "Glacier") else t.passes()
    assert t.rezzed("Glacier")
    assert score(t.game.state, "corp") == 2


# --- when -------------------------------------------------------------------------------------------------


@pytest.mark.card("Investment Firm")
def test_investment_firm_pays_in_the_corps_turns() -> None:
    t = classic(
        at="C10.1",
        corp=Seat(credits=0, deck=DECK),
        runner=Seat(clicks=0),
        servers={"remote 1": At(root=["Investment Firm (rezzed, 2 credits)"])},
    )
    t.until(side="runner", kind="action")
    assert (t.credits["corp"], t.counters("Investment Firm", "credit")) == (0, 2)


@pytest.mark.card("Vacuum Link", "Jack Attack")
def test_who_cannot_jack_out_falls_back_by_vacuum_link() -> None:
    def link(seed: int) -> Table:
        t = facing("Jack Attack", "Vacuum Link", corp=Seat(credits=0), runner=Seat(hand=HAND), seed=seed)
        while not t.events("die"):
            t.passes()
        return t

    t = rolled(link, 1, 3)
    assert not t.can("effect"), "there was no choice"
    assert not t.happened("jack out")
    approached = [t.name(change.card) for change in t.events("encounter")]
    assert approached[:3] == ["Jack Attack", "Vacuum Link", "Jack Attack"]


@pytest.mark.card("Bargain with Viacox")
def test_the_bargain_plays_or_installs_a_single_card() -> None:
    def turn(seed: int) -> Table:
        t = classic(
            corp=CORP,
            at="C10.1",
            runner=Seat(clicks=0, credits=9, rig=["Bargain with Viacox"], hand=["3x Fall Guy"]),
            seed=seed,
        )
        to_action(t)
        return t

    t = rolled(turn, 6, 6)
    t.runner("errand")
    to_action(t)
    assert len(t.events("install")) == 1
    assert [change.side for change in t.events("reveal")] == ["runner"]


@pytest.mark.card("Red Herrings")
@pytest.mark.parametrize(("bits", "stolen"), [(1, False), (6, True)])
def test_red_herrings_are_paid_for_though_they_are_trashed_in_the_same_run(bits: int, stolen: bool) -> None:
    t = runner_turn(
        runner=Seat(credits=bits, hand=HAND),
        servers={"remote 1": At(root=["Red Herrings (rezzed)", "Hostile Takeover"])},
    )
    t.run("remote 1")
    while t.in_run():
        if t.can("trash", "Red Herrings"):
            t.runner("trash", "Red Herrings")
        else:
            t.runner("yes") if t.can("yes") and t.decision.rule != "13?" else t.passes()
    assert accesses(t) == 2
    assert t.happened("trash", "Red Herrings")
    assert t.happened("steal") == stolen
