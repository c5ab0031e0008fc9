"""Rules that the machine carries in one place or another, each with a play of its own."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import link, strength
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import INSTALLED, In, Is, Named
from rulerunner.lang.instructions import (
    Choose,
    Gain,
    HostCard,
    InstallCard,
    MoveTo,
    MoveToServer,
    Place,
    PsiGame,
    SetAside,
    Swap,
    Trash,
)
from rulerunner.lang.quantities import Count, ThreatLevel
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN, THAT, Chosen, Top
from rulerunner.lang.statics import Modify, SpendFrom
from rulerunner.lang.sugar import paid, play, static, sub, when
from rulerunner.lang.words import GRIP, HQ, IDENTITIES, POWER, TABLE
from rulerunner.view import view
from tests.support.faces import made, table
from tests.support.ice import bids
from tests.support.table import Table

CORP = Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"])
RUNNER = Seat(credits=9, hand=["5x Diesel"], deck=["9x Diesel"])
TAX = made("Tax", "ice", sub(Gain(1)))
TOLL = made("Toll", "ice", sub(Gain(2)))


def at_table(*faces: Any, **place: Any) -> Table:
    return table(*faces, **({"corp": CORP, "runner": RUNNER} | place))


# --- where cards lie ----------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 1.13.2a", "nsg-26.03 4.6.5h")
def test_a_card_that_is_hosted_without_being_installed_is_neither_installed_nor_active() -> None:
    bell = made(
        "Bell",
        "resource",
        when(Trigger("gain credits", side="runner"), Place(1, POWER)),
        static(Modify("strength", 5, Is("program"))),
    )
    shelf = made("Shelf", "resource", paid(Clicks(), HostCard(Top("stack", 1))))
    tally = made("Tally", "resource", paid(Clicks(), Gain(1), Gain(Count(INSTALLED & Named("Bell")))))
    runner = RUNNER._replace(rig=["Shelf", "Tally"], deck=["Bell", "9x Diesel"])
    t = at_table(bell, shelf, tally, runner=runner)
    t.runner("use", "Shelf")
    there = t.game.state.cards[t.card("Bell")]
    assert (there.host, there.faceup, there.zone == TABLE) == (t.card("Shelf"), True, False)
    assert not t.game.state.is_active(t.card("Bell"))
    assert not t.happened("install", "Bell")
    t.until(kind="action")
    t.runner("use", "Tally")
    assert t.counters("Bell", POWER) == 0
    assert t.credits["runner"] == 10


@pytest.mark.rule("nsg-26.03 4.8.6")
def test_cards_are_set_aside_face_up_for_both_to_see() -> None:
    fan = made("Fan", "event", play(SetAside("stack", 2), Choose(Is("program")), MoveTo(CHOSEN, GRIP)))
    t = at_table(fan, runner=RUNNER._replace(hand=["Fan"], deck=["Mimic", "Corroder", "Diesel"]))
    t.runner("play", "Fan")
    for side in ("corp", "runner"):
        assert {"Mimic", "Corroder"} <= {
            card.name for card in view(t.game.state, side, t.game.decision).aside
        }


@pytest.mark.rule("nsg-26.03 3.6.5e")
def test_no_swap_and_no_move_brings_a_second_region_into_a_root() -> None:
    region_a = made("Region A", "upgrade", subtypes=("region",))
    region_b = made("Region B", "upgrade", subtypes=("region",))
    plain = made("Plain", "upgrade")
    move = made("Move", "operation", play(Choose(Named("Region B")), MoveToServer(ANY_REMOTE, CHOSEN)))
    servers = {
        "HQ": At(ice=["Metamorph (rezzed)"]),
        "remote 1": At(root=["Region A (rezzed)", "Plain (rezzed)"]),
        "remote 2": At(root=["Region B (rezzed)", "PAD Campaign"]),
    }
    t = at_table(region_a, region_b, plain, servers=servers)
    t.run("HQ")
    t.until(kind="choose effect")
    t.choose(1)
    t.corp("card", "Plain")
    assert {t.name(o.card) for o in t.find("card")} == {"Region A", "PAD Campaign"}, "not the second region"
    corp = CORP._replace(hand=["Move"])
    servers |= {"remote 3": At(root=["PAD Campaign"]), "remote 4": At(root=["PAD Campaign"])}
    t = at_table(region_a, region_b, plain, move, turn="corp", corp=corp, servers=servers)
    t.corp("play", "Move")
    assert sorted(o.server - 2 for o in t.find("server")) == [3, 4]


@pytest.mark.rule("nsg-26.03 8.8.4")
def test_cards_that_are_swapped_between_zones_move_at_once() -> None:
    change = made(
        "Change",
        "operation",
        play(Choose(Named("Toll")), Choose(In(HQ) & Named("Tax"), slot=1), Swap(CHOSEN, Chosen(1))),
    )
    bell = made("Bell", "asset", when(Trigger("uninstall"), Place(Count(INSTALLED & Is("ice")), POWER)))
    servers = {"HQ": At(ice=["Enigma", "Toll (rezzed)"]), "remote 1": At(root=["Bell (rezzed)"])}
    t = at_table(
        change, bell, TAX, TOLL, turn="corp", corp=CORP._replace(hand=["Change", "Tax"]), servers=servers
    )
    t.corp("play", "Change")
    t.until(kind="action")
    assert (t.zone("Toll"), t.zone("Tax")) == ("HQ", "table")
    assert [t.name(c) for c in t.game.state.servers[0].ice] == ["Tax", "Enigma"]
    assert t.counters("Bell", POWER) == 2, "the one was there as the other was gone"


@pytest.mark.rule("nisei-1.4 6.2.3", "nsg-26.03 6.2.6")
@pytest.mark.parametrize("gone", ["Tax", "Toll"])
def test_the_runner_goes_on_from_where_they_are_though_ice_elsewhere_leaves(gone: str) -> None:
    """In the encounter with the middle one of three pieces, the one outside of it or inside is trashed."""
    bomb = made("Bomb", "ice", sub(Choose(Named(gone)), Trash(CHOSEN)))
    t = at_table(bomb, TAX, TOLL, servers={"HQ": At(ice=["Tax (rezzed)", "Bomb (rezzed)", "Toll (rezzed)"])})
    t.run("HQ")
    t.finish_run()
    met = ["Tax", "Bomb"] if gone == "Toll" else ["Tax", "Bomb", "Toll"]
    assert [t.name(e.card) for e in t.events("encounter")] == met
    assert [t.name(e.card) for e in t.events("pass")] == met
    assert t.happened("successful run")


# --- accesses -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 7.1.6a")
def test_a_card_that_leaves_the_server_and_comes_back_is_accessed_again() -> None:
    """Another card takes it to HQ as it is accessed, and installs it where it was."""
    hand = made(
        "Hand",
        "asset",
        when(
            Trigger("access", subject=Named("Boomerang")),
            MoveTo(THAT, HQ),
            Choose(In(HQ) & Named("Boomerang")),
            InstallCard(CHOSEN, at=ANY_REMOTE),
            once="turn",
        ),
    )
    boomerang = made("Boomerang", "upgrade")
    servers = {"remote 1": At(root=["Boomerang", "PAD Campaign"]), "remote 2": At(root=["Hand (rezzed)"])}
    t = at_table(boomerang, hand, servers=servers)
    t.run("remote 1")
    while t.in_run():
        t.corp("server", server="remote 1") if t.can("server", server="remote 1") else t.passes()
    accessed = [t.name(e.card) for e in t.events("access")]
    assert sorted(accessed) == ["Boomerang", "Boomerang", "PAD Campaign"]


# --- abilities ----------------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 9.1.9c")
def test_play_abilities_resolve_in_the_order_they_are_printed_in() -> None:
    both = made("Both", "event", play(Gain(2)), play(Gain(3)))
    other = made("Other", "event", play(Gain(3)), play(Gain(2)))
    for name, order in (("Both", [2, 3]), ("Other", [3, 2])):
        t = at_table(both, other, runner=RUNNER._replace(hand=[name]))
        t.runner("play", name)
        assert [e.amount for e in t.events("gain credits")] == order


@pytest.mark.rule("nsg-26.03 9.3.6f")
@pytest.mark.parametrize(
    ("corp", "runner", "active"), [(0, 2, False), (3, 0, True), (0, 3, True), (1, 2, False)]
)
def test_an_ability_with_threat_is_active_from_that_threat_level_on(
    corp: int, runner: int, active: bool
) -> None:
    """The greatest score of either player counts, not the sum of both."""
    fear = made(
        "Fear",
        "resource",
        static(Modify("strength", 4, Is("program")), condition=AtLeast(ThreatLevel(), 3)),
    )
    points = {0: [], 1: ["Hostile Takeover"], 2: ["2x Hostile Takeover"], 3: ["Priority Requisition"]}
    t = at_table(
        fear,
        corp=CORP._replace(score=points[corp]),
        runner=RUNNER._replace(score=points[runner], rig=["Fear", "Corroder"]),
    )
    assert strength(t.game.state, t.card("Corroder")) == (6 if active else 2)


@pytest.mark.rule("nsg-26.03 5.2.2d")
def test_what_waits_for_an_action_to_be_finished_comes_after_all_that_it_did() -> None:
    bell = made("Bell", "resource", when(Trigger("action ends", side="runner"), Gain(1)))
    t = at_table(bell, runner=RUNNER._replace(hand=["Diesel"], rig=["Bell"]))
    t.runner("play", "Diesel")
    kinds = [e.kind for e in t.game.events]
    assert kinds.index("draw") < kinds.index("resolved") < kinds.index("gain credits")
    assert t.step == "5.7.1f"
    assert t.credits["runner"] == 10


# --- bids ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 10.14.6d")
@pytest.mark.parametrize(
    ("corp", "runner", "gained"), [(0, 0, 7), (1, 1, 7), (2, 2, 7), (0, 1, 5), (2, 1, 5)]
)
def test_a_psi_game_is_decided_by_whether_the_bids_match(corp: int, runner: int, gained: int) -> None:
    duel = made("Duel", "event", play(PsiGame((Gain(5),), (Gain(7),))))
    t = at_table(duel, runner=RUNNER._replace(hand=["Duel"]))
    t.runner("play", "Duel")
    bids(t, corp, runner)
    assert [e.amount for e in t.events("gain credits", side="runner")] == [gained]


@pytest.mark.rule("nsg-26.03 10.14.4c")
def test_how_a_bid_is_paid_is_chosen_once_both_are_known_by_the_active_player_first() -> None:
    purse = made("Purse", "resource", static(SpendFrom("any")))
    coffer = made("Coffer", "asset", static(SpendFrom("any")))
    duel = made("Duel", "event", play(PsiGame((Gain(5),), (Gain(7),))))
    t = at_table(
        purse,
        coffer,
        duel,
        runner=RUNNER._replace(hand=["Duel"], rig=["Purse (3 credit)"]),
        servers={"remote 1": At(root=["Coffer (rezzed, 3 credit)"])},
    )
    t.runner("play", "Duel")
    bids(t, 2, 1)
    assert sorted((e.side, e.amount) for e in t.events("bid")) == [("corp", 2), ("runner", 1)]
    assert (t.decision.side, t.decision.about) == ("runner", "spend-from")
    t.runner("number", "Purse", number=1)
    assert (t.decision.side, t.decision.about) == ("corp", "spend-from")
    t.corp("number", "Coffer", number=0)
    t.until(kind="action")
    assert (t.counters("Purse", "credit"), t.counters("Coffer", "credit")) == (2, 3)
    assert t.credits == {"corp": 7, "runner": 14}


# --- identities ---------------------------------------------------------------------------------------------

HOSHIKO = "Hoshiko Shiro: Untold Protagonist"


@pytest.mark.rule("nsg-26.03 1.5.4", "nsg-26.03 1.5.4d")
def test_an_identity_that_takes_the_place_of_another_shows_its_front() -> None:
    """Hoshiko Shiro was flipped, and Noise takes their place."""
    seat = Seat(
        identity=HOSHIKO,
        credits=9,
        clicks=1,
        hand=["Rebirth"],
        deck=["9x Diesel"],
        outside=["Noise: Hacker Extraordinaire", "MaxX: Maximum Punk Rock"],
    )
    t = Table(position(rules="nsg-26.03", corp=CORP, runner=seat))
    t.run("HQ")
    t.finish_run()
    while t.game.state.turn < 3 or t.decision.side != "runner" or t.decision.kind != "action":
        t.choose(t.find("gain credit")[0]) if t.can("gain credit") else t.passes()
    assert link(t.game.state) == 1, "flipped"
    t.runner("play", "Rebirth")
    t.runner("card", "Noise: Hacker Extraordinaire")
    t.until(kind="action")
    assert "Noise: Hacker Extraordinaire" in {t.name(cid) for cid in t.game.state.zones[IDENTITIES]}
    assert t.game.state.cards[t.card("Noise: Hacker Extraordinaire")].faceup
    assert t.zone(HOSHIKO) == "outside"
    assert link(t.game.state) == 0, "nothing of the side that was up"


@pytest.mark.rule("nsg-26.03 1.5.4d")
def test_an_identity_with_two_sides_that_takes_the_place_of_another_shows_its_front() -> None:
    seat = RUNNER._replace(identity="MaxX: Maximum Punk Rock", hand=["Rebirth"], outside=[HOSHIKO])
    t = Table(position(rules="nsg-26.03", corp=CORP, runner=seat))
    t.runner("play", "Rebirth")
    if t.can("card"):
        t.runner("card", HOSHIKO)
    t.until(kind="action")
    assert t.zone(HOSHIKO) == IDENTITIES
    assert link(t.game.state) == 0, "the other side would have link"
