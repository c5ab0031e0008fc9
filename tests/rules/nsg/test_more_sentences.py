"""More sentences of 26.03 that no other play is about: the Runner moved in vain, ice that gains subroutines
once it is broken, condition counters, memory for some programs, X, bids."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import strength
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.filters import ANY_CARD, INSTALLED, REZZED, UNREZZED, Has, In, Is, Named, Same
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Choose,
    Damage,
    Gain,
    HostAsCounter,
    InstallCard,
    Lasting,
    MoveRunner,
    MoveToIce,
    Place,
    PsiGame,
    Search,
    Trash,
)
from rulerunner.lang.quantities import Count, X
from rulerunner.lang.refs import BOUND, CHOSEN, HOST, RND_SERVER
from rulerunner.lang.statics import (
    FromTheBottom,
    GainsSubroutines,
    MemoryFor,
    Modify,
    PreventsAllBut,
    Recurring,
    SpendFrom,
    XAtMost,
)
from rulerunner.lang.sugar import about, paid, play, static, sub, when
from rulerunner.lang.words import NET, THIS_RUN
from tests.support.faces import made, table
from tests.support.ice import bids, meet
from tests.support.table import Table

CORP = Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"])
RUNNER = Seat(credits=9, deck=["9x Sure Gamble"], hand=["3x Diesel"])
TAX = made("Tax", "ice", sub(Gain(1)), subtypes=("barrier",))


def at_table(*faces: Face, **place: Any) -> Table:
    return table(*faces, **({"corp": CORP, "runner": RUNNER} | place))


# --- the Runner moved in vain ------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 6.2.8c")
def test_who_is_not_on_the_way_to_a_server_is_not_moved() -> None:
    """Without a run, and once the run is successful."""
    away = made("Away", "resource", paid(Credits(0), MoveRunner(RND_SERVER)))
    pull = made("Pull", "upgrade", when(Trigger("successful run"), MoveRunner(RND_SERVER)))
    place = {"HQ": At(root=["Pull (rezzed)"]), "R&D": At(ice=["Tax (rezzed)"])}
    t = at_table(away, pull, TAX, runner=RUNNER._replace(rig=["Away"]), servers=place)
    t.run("HQ")
    t.finish_run()
    assert t.happened("successful run", server=0)
    assert t.happened("breach", server=0), "it stays a run on HQ"
    assert not t.happened("approach")
    t.until(side="runner", option="use")
    t.runner("use", "Away")
    t.until(kind="action")
    assert not t.in_run()


@pytest.mark.rule("nsg-26.03 6.2.8d")
def test_who_approaches_ice_already_is_not_moved_to_approach_it() -> None:
    pull = made(
        "Pull", "asset", paid(Credits(0), Choose(Named("Tax")), MoveToIce(CHOSEN, approach=True), once="turn")
    )
    t = at_table(pull, TAX, servers={"HQ": At(ice=["Tax (rezzed)"]), "remote 1": At(root=["Pull (rezzed)"])})
    t.run("HQ")
    t.until(side="corp", rule="6.9.2b", option="use")
    t.corp("use", "Pull")
    t.finish_run()
    assert len(t.events("approach")) == 1
    assert len(t.events("encounter")) == 1


# --- subroutines -------------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 6.5.7d")
def test_ice_that_was_fully_broken_stays_so_whatever_it_gains_and_is_not_so_twice() -> None:
    more = made(
        "More",
        "asset",
        paid(
            Credits(0),
            Choose(Named("Tax")),
            Lasting(GainsSubroutines((sub(Gain(3)),), of=Same(BOUND)), THIS_RUN, bind=CHOSEN),
        ),
    )
    hack = made("Hack", "resource", paid(Credits(0), BreakSubroutines(1, ANY_CARD)))
    t = at_table(
        more,
        hack,
        TAX,
        runner=RUNNER._replace(rig=["Hack"]),
        servers={"HQ": At(ice=["Tax (rezzed)"]), "remote 1": At(root=["More (rezzed)"])},
    )
    t.run("HQ")
    meet(t, "Tax")
    t.runner("use", "Hack")
    assert len(t.events("fully broken")) == 1
    t.until(side="corp", option="use")
    t.corp("use", "More")
    t.until(side="runner", option="use")
    t.runner("use", "Hack")
    assert len(t.events("fully broken")) == 1
    t.until(kind="action")
    assert [change.sort for change in t.events("pass")] == ["fully broken"]


@pytest.mark.rule("nsg-26.03 9.1.3b", "nisei-1.4 9.1.3b")
def test_the_source_of_an_ability_that_was_given_is_the_card_that_has_it() -> None:
    giver = made("Giver", "asset", static(GainsSubroutines((sub(Damage(NET, 1)),), of=Is("ice"))))
    bare = made("Bare", "ice")
    t = at_table(
        giver, bare, servers={"HQ": At(ice=["Bare (rezzed)"]), "remote 1": At(root=["Giver (rezzed)"])}
    )
    t.run("HQ")
    t.finish_run()
    assert [t.name(change.source) for change in t.events("damage")] == ["Bare"]


@pytest.mark.rule("nsg-26.03 9.9.7c")
@pytest.mark.parametrize(("amount", "done"), [(3, 1), (2, 1), (1, 1)])
def test_all_but_one_is_prevented_of_more_than_one(amount: int, done: int) -> None:
    vest = made("Vest", "resource", static(PreventsAllBut(NET, 1)))
    bite = made("Bite", "ice", sub(Damage(NET, amount)))
    t = at_table(vest, bite, runner=RUNNER._replace(rig=["Vest"]), servers={"HQ": At(ice=["Bite (rezzed)"])})
    t.run("HQ")
    t.finish_run()
    assert sum(change.amount for change in t.events("damage")) == done


# --- accesses ----------------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 7.4.7b")
def test_from_the_bottom_cards_are_presented_working_up() -> None:
    dig = made("Dig", "resource", static(FromTheBottom()))
    t = at_table(
        dig,
        corp=Seat(deck=["Ice Wall", "Enigma", "PAD Campaign"]),
        runner=RUNNER._replace(rig=["Dig", "R&D Interface"]),
    )
    t.run("R&D")
    t.finish_run()
    assert [t.name(change.card) for change in t.events("access")] == ["PAD Campaign", "Enigma"]


# --- condition counters ------------------------------------------------------------------------------------

STAMP = made(
    "Stamp",
    "operation",
    play(Choose(REZZED & Is("ice")), HostAsCounter(CHOSEN, (static(Modify("strength", 2, Same(HOST))),))),
    subtypes=("condition",),
)


@pytest.mark.rule("nsg-26.03 8.6.6b", "nsg-26.03 1.9.5j", "nsg-26.03 1.14.1a", "nsg-26.03 3.5.1a")
def test_an_operation_that_became_a_counter_is_not_trashed_before_its_host_is_gone() -> None:
    axe = made("Axe", "event", play(Choose(INSTALLED & Is("ice")), Trash(CHOSEN)))
    t = at_table(
        STAMP,
        TAX,
        axe,
        turn="corp",
        corp=CORP._replace(hand=["Stamp"]),
        runner=RUNNER._replace(hand=["Axe"]),
        servers={"HQ": At(ice=["Tax (rezzed)"])},
    )
    t.corp("play", "Stamp")
    assert strength(t.game.state, t.card("Tax")) == 2
    assert t.game.state.cards[t.card("Stamp")].host == t.card("Tax")
    while not t.can("play", "Axe"):
        t.choose(t.find("gain credit")[0]) if t.can("gain credit") else t.passes()
    t.runner("play", "Axe")
    assert (t.zone("Tax"), t.zone("Stamp")) == ("Archives", "Archives"), "to its owner's discard pile"


@pytest.mark.rule("nsg-26.03 1.13.6d")
def test_no_effect_installs_an_operation() -> None:
    put = made("Put", "operation", play(Choose(In("HQ")), InstallCard(CHOSEN)))
    t = at_table(STAMP, put, turn="corp", corp=CORP._replace(hand=["Put", "Stamp"]))
    t.corp("play", "Put")
    assert t.zone("Stamp") == "HQ"
    assert t.decision.kind == "action"


# --- agendas that lie face up ------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 3.2.3a")
def test_an_agenda_that_lies_face_up_is_neither_rezzed_nor_unrezzed() -> None:
    count = made("Count", "resource", paid(Clicks(), Gain(Count(REZZED)), Place(Count(UNREZZED), "power")))
    for notes in ("", " (faceup)"):
        t = at_table(
            count,
            runner=RUNNER._replace(rig=["Count"]),
            servers={"remote 1": At(root=[f"Hostile Takeover{notes}"])},
        )
        t.runner("use", "Count")
        assert (t.credits["runner"], t.counters("Count", "power")) == (9, 0 if notes else 1)


# --- memory for some programs ------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 1.20.4", "nsg-26.03 1.20.4b")
@pytest.mark.parametrize(
    ("rig", "fits"),
    [
        (["2x Pick"], True),
        (["2x Pick", "2x Pile"], True),
        (["3x Pick", "Pile"], True),
        (["4x Pick"], True),
        (["3x Pile"], False),
        (["2x Pick", "3x Pile"], False),
        (["5x Pick"], False),
    ],
)
def test_memory_for_some_programs_is_filled_by_these_alone(rig: list[str], fits: bool) -> None:
    """4 for any program, and 4 more for icebreakers; each of these needs 2."""
    pick = made("Pick", "program", memory=2, subtypes=("icebreaker",))
    pile = made("Pile", "program", memory=2)
    nook = made("Nook", "hardware", static(MemoryFor(4, Has("icebreaker"))))
    t = at_table(pick, pile, nook, runner=RUNNER._replace(rig=["Nook", *rig], hand=["Nook"]))
    assert (t.decision.kind == "action") == fits, "otherwise the Runner chooses what to trash"


# --- X -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 8.6.2a")
def test_the_x_of_a_play_cost_is_chosen_as_it_is_paid_and_stays_the_same() -> None:
    flood = made("Flood", "event", static(XAtMost(4)), play(Gain(X), Gain(X)), cost=None, x_cost=True)
    t = at_table(flood, runner=RUNNER._replace(hand=["Flood"], credits=3))
    t.runner("play", "Flood")
    assert [option.number for option in t.decision.options] == [0, 1, 2, 3], "no more than there are credits"
    t.runner("number", number=2)
    assert t.credits["runner"] == 3 - 2 + 2 + 2


# --- searching ---------------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 8.7.5")
def test_what_waits_for_a_search_comes_after_the_shuffle_and_before_the_card_is_used() -> None:
    find = made("Find", "event", play(Search("stack", Is("program")), InstallCard(CHOSEN)))
    bell = made("Bell", "resource", when(Trigger("search"), Place(1, "power")))
    t = at_table(
        find, bell, runner=Seat(credits=9, hand=["Find"], rig=["Bell"], deck=["Corroder", "9x Diesel"])
    )
    t.runner("play", "Find")
    if t.decision.kind != "action":
        t.runner("card", "Corroder")
    kinds = [change.kind for change in t.game.events if change.kind in ("shuffle", "place", "install")]
    assert kinds == ["shuffle", "place", "install"]


# --- bids --------------------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 10.14.1", "nsg-26.03 10.14.4a", "nsg-26.03 10.14.4b", "nsg-26.03 10.14.6a")
def test_bids_are_paid_at_once_as_they_are_revealed_and_from_wherever_credits_may_come() -> None:
    duel = made("Duel", "ice", when(about("encounter"), PsiGame((Gain(5),))))
    purse = made("Purse", "resource", static(Recurring(2)), static(SpendFrom("any")))
    t = at_table(
        duel,
        purse,
        runner=RUNNER._replace(rig=["Purse (2 credit)"], credits=0),
        servers={"HQ": At(ice=["Duel (rezzed)"])},
    )
    t.run("HQ")
    t.until(about="psi")
    bids(t, 1, 2)
    after = [change.kind for change in t.after("encounter")]
    between = set(after[after.index("bid") : after.index("gain credits")])
    assert between == {"bid", "choice", "remove", "spend credits", "use"}, "nothing but paying"
    assert t.counters("Purse", "credit") == 0
    assert t.credits["corp"] == 9 - 1 + 5
