"""How many cards a Corp card is about, and small numbers on it that other plays do not tell apart."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.subroutines import subroutines
from tests.support.classic import classic, strength_of
from tests.support.classic_corp import DECK, HAND, break_all_but, corp_turn, facing, scored
from tests.support.classic_runner import to_action
from tests.support.table import Table

BREAKER = Seat(credits=99, hand=HAND, rig=["Krash"])


@pytest.mark.card("Cybertech Think Tank", "Government Contract")
@pytest.mark.parametrize("node", ["Cybertech Think Tank", "Government Contract"])
def test_it_may_be_advanced_rezzed_or_not(node: str) -> None:
    for state in ("", " (rezzed)"):
        t = corp_turn(corp=Seat(credits=3, deck=DECK), servers={"remote 1": At(root=[f"{node}{state}"])})
        assert t.can("advance", node)


@pytest.mark.card("Government Contract")
def test_a_government_contract_pays_where_the_pool_cannot() -> None:
    note = "Government Contract (rezzed, 1 advancement)"
    t = corp_turn(
        corp=Seat(credits=0, hand=["Filter"], deck=DECK),
        servers={"remote 1": At(root=[note]), "HQ": At(ice=["Mazer", "Quandary"])},
    )
    t.corp("draw")
    t.until(side="corp", option="use")
    t.corp("use", "Government Contract")
    t.until(side="corp", kind="action")
    t.corp("install", "Filter")
    t.corp("server", server="HQ")
    t.corp("done")
    assert t.game.state.players["corp"].lent == 1
    t = corp_turn(
        corp=Seat(credits=0, clicks=2, deck=DECK),
        servers={"remote 1": At(root=[note]), "remote 2": At(root=["Schlaghund"])},
    )
    t.corp("gain credit")
    t.until(side="corp", option="use")
    t.corp("use", "Government Contract")
    t.until(side="corp", option="rez")
    t.corp("rez", "Schlaghund")
    while not t.rezzed("Schlaghund"):
        t.choose((t.find("card") or t.find("number") or t.find("done"))[-1])


@pytest.mark.card("Homing Missile")
def test_a_missile_rezzed_anew_has_what_is_paid_anew() -> None:
    t = classic(
        corp=Seat(credits=20, deck=DECK),
        runner=BREAKER._replace(clicks=3),
        servers={"remote 1": At(root=["Olivia Salazar (rezzed)"], ice=["Homing Missile"])},
    )
    for paid in (3, 2):
        t.run("remote 1")
        t.until(side="corp", option="use")
        t.corp("use", "Olivia Salazar")
        t.corp("number", number=paid)
        assert strength_of(t, "Homing Missile") == paid
        t.until(rule="7?")
        break_all_but(t, -1)
        t.finish_run()
        to_action(t)
        assert not t.rezzed("Homing Missile")


@pytest.mark.card("Ice Transmutation", "Sterdroid", "Syd Meyer Superstores")
@pytest.mark.parametrize("card", ["Ice Transmutation", "Sterdroid", "Syd Meyer Superstores"])
def test_it_is_about_one_piece_of_ice(card: str) -> None:
    forts = {"HQ": At(ice=["Mazer (rezzed)", "Filter (rezzed)"])}
    if card == "Ice Transmutation":
        t = scored(card, servers=forts)
    else:
        t = corp_turn(
            corp=Seat(credits=3, clicks=2, deck=DECK),
            servers={**forts, "remote 1": At(root=[f"{card} (rezzed)"])},
        )
        if card == "Sterdroid":
            t.corp("gain credit")
            t.until(side="corp", option="use")
        t.corp("use", card)
    t.corp("card", "Mazer")
    assert not t.can("card", "Filter"), "one is enough"
    if card == "Syd Meyer Superstores":
        assert (t.zone("Mazer"), t.zone("Filter"), t.clicks["corp"]) == ("Archives", "table", 1)
    else:
        assert (strength_of(t, "Mazer") > 5, strength_of(t, "Filter")) == (True, 0)


@pytest.mark.card("Iceberg")
def test_iceberg_gains_one_subroutine_for_two_bits() -> None:
    t = facing("Iceberg", corp=Seat(credits=3, hand=["Keeper"]), runner=BREAKER)
    t.corp("trigger", "Iceberg")
    assert len(subroutines(t.game.state, t.card("Iceberg"))) == 2
    t.runner("yes")
    t.runner("subroutine", number=1)
    while strength_of(t, "Krash") < strength_of(t, "Iceberg"):
        t.runner("use", "Krash")
    t.runner("pass")
    t.runner("use", "Krash")
    while t.game.state.encounter is not None:
        t.passes()
    assert t.in_run()
    assert len(subroutines(t.game.state, t.card("Iceberg"))) == 1, "no longer than the encounter"


@pytest.mark.card("Vapor Ops")
def test_counters_go_to_one_card() -> None:
    t = corp_turn(
        corp=Seat(credits=0, deck=DECK),
        servers={
            "remote 1": At(root=["Vapor Ops (rezzed, 4 advancement)"]),
            "remote 2": At(root=["Tycho Extension"]),
            "remote 3": At(root=["Hostile Takeover"]),
        },
    )
    t.choose(t.find("use", "Vapor Ops")[-1])
    t.corp("card", "Tycho Extension")
    assert [option.number for option in t.find("number")] == [0, 1, 2, 3, 4]


@pytest.mark.card("Falsified Transactions Expert")
def test_the_expert_takes_from_one_card_and_gives_to_another() -> None:
    t = corp_turn(
        corp=Seat(credits=5, hand=["Falsified Transactions Expert"], deck=DECK),
        servers={
            "remote 1": At(root=["Tycho Extension (1 advancement)"]),
            "remote 2": At(root=["Hostile Takeover (1 advancement)"]),
            "remote 3": At(root=["Virus Test Site"]),
        },
    )
    t.corp("play", "Falsified Transactions Expert")
    assert not t.can("card", "Virus Test Site"), "it has no counter to give"
    t.corp("card", "Tycho Extension")
    assert not t.can("card", "Tycho Extension")
    t.corp("card", "Virus Test Site")
    t.corp("number", number=3)
    names = ("Tycho Extension", "Hostile Takeover", "Virus Test Site")
    assert [t.counters(name, "advancement") for name in names] == [0, 1, 1]


@pytest.mark.card("Mastiff")
def test_mastiff_rouses_the_ice_behind_it() -> None:
    t = facing("Mastiff", "Filter", corp=Seat(credits=0, hand=["Keeper"]), runner=BREAKER)
    for number in (0, 1, 3, 4):
        if t.decision.rule in ("7?", "10+"):
            t.runner("yes")
        if t.decision.rule == "7?":
            t.runner("yes")
        t.runner("subroutine", number=number)
        while t.decision.rule == "9" and strength_of(t, "Krash") < strength_of(t, "Mastiff"):
            t.runner("use", "Krash")
        if t.decision.rule == "9":
            t.runner("pass")
        t.runner("use", "Krash")
    t.runner("no")
    while t.game.state.encounter is None or t.name(t.game.state.encounter.ice) != "Filter":
        t.passes()
    assert strength_of(t, "Filter") == 1


@pytest.mark.card("Olivia Salazar")
def test_olivia_rezzes_one_piece_of_ice() -> None:
    t = classic(
        corp=Seat(credits=9, deck=DECK),
        runner=BREAKER,
        servers={"remote 1": At(root=["Olivia Salazar (rezzed)"], ice=["Mazer", "Crystal Wall"])},
    )
    t.run("remote 1")
    t.until(side="corp", option="use")
    t.corp("use", "Olivia Salazar")
    t.corp("card", "Crystal Wall")
    assert (t.rezzed("Crystal Wall"), t.rezzed("Mazer")) == (True, False)


@pytest.mark.card("Pocket Virtual Reality")
def test_pocket_virtual_reality_traces_twice_with_six() -> None:
    t = facing(
        "Pocket Virtual Reality",
        corp=Seat(credits=20, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=0, hand=HAND),
    )
    for _ in range(2):
        assert max(option.number for option in t.find("number")) == 6
        t.corp("number", number=0)


def next_corp_turn(t: Table) -> None:
    """The Runner takes bits; the Corp's next turn comes to its first action."""
    while t.decision.side != "corp" or t.decision.rule != "C4.6":
        t.runner("gain credit") if t.can("gain credit") else t.passes()


@pytest.mark.card("Rent-to-Own Contract")
def test_the_last_term_counter_is_paid_off_and_then_no_more() -> None:
    t = corp_turn(
        corp=Seat(credits=9, clicks=1, hand=["Rent-to-Own Contract"], deck=DECK),
        servers={"HQ": At(ice=["Data Wall", "Mazer"])},
    )
    t.corp("play", "Rent-to-Own Contract")
    t.corp("card", "Data Wall")
    assert (t.rezzed("Mazer"), t.counters("Data Wall", "term")) == (False, 1)
    next_corp_turn(t)
    assert (t.counters("Data Wall", "term"), t.credits["corp"]) == (0, 7)
    while t.decision.side == "corp":
        t.corp("gain credit") if t.can("gain credit") else t.passes()
    next_corp_turn(t)
    assert t.credits["corp"] == 10


@pytest.mark.card("Underworld Mole")
def test_the_mole_trashes_one_resource_and_traces_with_four() -> None:
    t = classic(
        corp=Seat(credits=12, hand=["Underworld Mole"], deck=DECK),
        runner=Seat(clicks=2, credits=9, hand=["Danshi's Second ID", "Back Door to Hilliard"]),
    )
    t.runner("install", "Danshi's Second ID")
    to_action(t)
    t.runner("install", "Back Door to Hilliard")
    t.until(side="corp", rule="C4.6")
    t.corp("play", "Underworld Mole")
    assert max(option.number for option in t.find("number")) == 4
    t.corp("number", number=4)
    t.runner("done")
    t.corp("card", "Danshi's Second ID")
    assert (t.zone("Danshi's Second ID"), t.zone("Back Door to Hilliard")) == ("heap", "table")
