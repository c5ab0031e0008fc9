"""Assets of the other sets: at the beginning of a turn, when used, when accessed."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.cards.library import library
from rulerunner.kernel.read import values
from tests.support.corp import accessing, corp_turn, damage, hand_size, scored
from tests.support.outcomes import agreeing, told
from tests.support.table import Table


def at_the_next_turn(asset: str, notes: str = "", ice: tuple[str, ...] = (), **corp: Any) -> Table:
    """The Corp's next turn has begun; every offer was accepted, and nothing else done."""
    seat = Seat(credits=5, hand=["Snare!", "Wall of Static"], deck=["9x Enigma", "Hedge Fund"])._replace(
        **corp
    )
    there = At(ice=ice, root=[f"{asset} (rezzed{notes and ', '}{notes})"])
    servers = {"remote 1": there, "remote 2": At(root=["PAD Campaign"])}
    runner = Seat(clicks=1, credits=9, hand=["5x Diesel"])
    t = Table(position(corp=seat, runner=runner, servers=servers))
    t.runner("gain credit")
    while t.decision.kind != "action":
        if t.decision.kind == "paid":
            t.passes()
        else:
            agreeing(t)
    return t


EVERY_TURN = ["runner gains 1", "corp gains 3 click", "corp draws 1"]

BEGINNING = {
    "Anthill Excavation Contract": (
        "8 credit",
        ["-4 credit on Anthill Excavation Contract", "corp gains 4", "corp draws 1"],
    ),
    "Bladderwort": ("", ["corp gains 1"]),
    "CSR Campaign": ("", ["corp draws 1"]),
    "Charlotte Caçador": (
        "2 advancement",
        ["-1 advancement on Charlotte Caçador", "corp gains 4", "corp draws 1"],
    ),
    "Commercial Bankers Group": ("", ["corp gains 3"]),
    "Dr. Vientiane Keeling": ("", ["+1 power on Dr. Vientiane Keeling"]),
    "Eve Campaign": ("16 credit", ["-2 credit on Eve Campaign", "corp gains 2"]),
    "Gaslight": ("", ["trash Gaslight", "reveal Hedge Fund", "Hedge Fund to HQ"]),
    "Idiosyncresis": ("2 advancement", ["trash Idiosyncresis", "corp gains 6", "runner loses 4"]),
    "Mental Health Clinic": ("", ["corp gains 1"]),
    "Otto Campaign": (
        "2 credit",
        ["-2 credit on Otto Campaign", "corp gains 2", "trash Otto Campaign", "corp gains 2 click"],
    ),
    "Rashida Jaheem": ("", ["trash Rashida Jaheem", "corp gains 3", "corp draws 3"]),
    "Reaper Function": ("", ["trash Reaper Function", "2 net"]),
    "Refuge Campaign": ("", ["corp gains 2"]),
    "SIU": ("", ["trash SIU", "traced", "1 tag"]),
    "Sensie Actors Union": ("", ["corp draws 3", "Snare! to R&D"]),
    "Svyatogor Excavator": ("", ["trash PAD Campaign", "corp gains 3"]),
    "Ubiquitous Vig": ("2 advancement", ["corp gains 2"]),
}


@pytest.mark.card(*BEGINNING)
@pytest.mark.parametrize("asset", BEGINNING)
def test_what_happens_as_the_turn_begins(asset: str) -> None:
    notes, lines = BEGINNING[asset]
    expected = [*EVERY_TURN[:2], *lines, EVERY_TURN[2]]
    assert told(at_the_next_turn(asset, notes)) == expected


@pytest.mark.card("Commercial Bankers Group", "Sensie Actors Union")
@pytest.mark.parametrize("asset", ["Commercial Bankers Group", "Sensie Actors Union"])
def test_nothing_happens_behind_ice(asset: str) -> None:
    assert told(at_the_next_turn(asset, ice=("Enigma",))) == EVERY_TURN


@pytest.mark.card("Commercial Bankers Group")
@pytest.mark.rule("nsg-26.03 9.6.5d")
@pytest.mark.parametrize("first", [True, False])
def test_ice_dug_up_as_the_turn_begins_no_longer_hinders_the_bankers(first: bool) -> None:
    bank, digger = "Commercial Bankers Group", "Svyatogor Excavator"
    servers = {
        "remote 1": At(ice=["Enigma"], root=[f"{bank} (rezzed)"]),
        "remote 2": At(root=[f"{digger} (rezzed)"]),
    }
    t = corp_turn(at="5.6.1d", corp=Seat(credits=0, deck=["9x Hedge Fund"]), servers=servers)
    t.corp("trigger", digger if first else bank)
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("card", "Enigma")
    assert t.credits["corp"] == (6 if first else 3), "whether there is ice is asked as the ability resolves"


@pytest.mark.card("Bladderwort")
def test_bladderwort_hurts_while_the_corp_is_poor() -> None:
    assert damage(at_the_next_turn("Bladderwort", credits=3), "net") == 1
    assert damage(at_the_next_turn("Bladderwort", credits=4), "net") == 0


LOADED = {"Anthill Excavation Contract": 8, "Eve Campaign": 16, "Otto Campaign": 6}
REZZED = {
    "Advanced Assembly Lines": "corp gains 3",
    "Dr. Vientiane Keeling": "+1 power on Dr. Vientiane Keeling",
    "Lily Lockwell": "corp draws 3",
    "Working Prototype": "+1 power on Working Prototype",
}


@pytest.mark.card(*LOADED)
@pytest.mark.parametrize("asset", LOADED)
def test_a_campaign_is_loaded_as_it_is_rezzed(asset: str) -> None:
    t = rezzed(asset)
    assert t.counters(asset, "credit") == LOADED[asset]


@pytest.mark.card(*REZZED)
@pytest.mark.parametrize("asset", REZZED)
def test_what_happens_as_it_is_rezzed(asset: str) -> None:
    assert told(rezzed(asset)) == [f"rez {asset}", REZZED[asset]]


def rezzed(asset: str) -> Table:
    corp = Seat(credits=9, deck=["9x Enigma"])
    t = corp_turn(servers={"remote 1": At(root=[asset])}, corp=corp)
    t.corp("rez", asset)
    agreeing(t)
    return t


USED = {
    "Advanced Assembly Lines": ("", 0, 0, ["trash Advanced Assembly Lines", "install PAD Campaign"]),
    "Bass CH1R180G4": ("", 0, 1, ["trash Bass CH1R180G4", "corp gains 2 click"]),
    "Charlotte Caçador": (
        "1 advancement",
        0,
        0,
        ["-1 advancement on Charlotte Caçador", "trash Charlotte Caçador", "corp gains 3"],
    ),
    "Contract Killer": ("2 advancement", 0, 1, ["trash Contract Killer", "trash Aesop’s Pawnshop"]),
    "Drago Ivanov": ("2 advancement", 0, 0, ["-2 advancement on Drago Ivanov", "1 tag"]),
    "Jackson Howard": ("", 0, 1, ["corp draws 2"]),
    "Lily Lockwell": ("", 0, 1, ["1 tag removed", "reveal Hedge Fund", "Hedge Fund to R&D"]),
    "MCA Austerity Policy": ("", 0, 1, ["+1 power on MCA Austerity Policy"]),
    "NGO Front": ("1 advancement", 0, 0, ["-1 advancement on NGO Front", "trash NGO Front", "corp gains 5"]),
    "Reversed Accounts": ("2 advancement", 0, 1, ["trash Reversed Accounts", "runner loses 8"]),
    "Ronin": ("4 advancement", 0, 1, ["trash Ronin", "3 net"]),
    "Roughneck Repair Squad": ("", 0, 3, ["corp gains 6", "1 bad publicity removed"]),
    "Working Prototype": ("1 power", 0, 1, ["-1 power on Working Prototype", "corp gains 3"]),
}


def using(asset: str, notes: str = "", **place: Any) -> Table:
    """The Corp's action, with an asset rezzed in remote 1."""
    corp = Seat(
        clicks=3,
        credits=5,
        hand=["PAD Campaign", "Hedge Fund"],
        deck=["9x Enigma", "Hedge Fund"],
        bad_publicity=1,
    )
    runner = Seat(credits=9, tags=1, hand=["5x Diesel"], rig=["Aesop’s Pawnshop", "Mimic"])
    root = [f"{asset} (rezzed{notes and ', '}{notes})"]
    return Table(
        position(turn="corp", corp=corp, runner=runner, servers={"remote 1": At(root=root)}, **place)
    )


@pytest.mark.card(*USED)
@pytest.mark.parametrize("asset", USED)
def test_what_using_it_does_and_costs(asset: str) -> None:
    notes, ability, clicks, lines = USED[asset]
    face = library().face(asset)
    t = using(asset, notes) if clicks else corp_window(asset, notes)
    first = min(i for i in (*face.actions, *face.paid)) + ability
    t.corp("use", asset, ability=first)
    agreeing(t)
    assert told(t)[: len(lines)] == lines, "with no click left, the next turn begins"
    gained = 2 if asset == "Bass CH1R180G4" else 0
    assert t.clicks["corp"] == 3 - clicks + gained


def corp_window(asset: str, notes: str) -> Table:
    return using(asset, notes, at="5.6.2a")


SECOND = {
    "NGO Front": ("2 advancement", ["-2 advancement on NGO Front", "trash NGO Front", "corp gains 8"]),
    "MCA Austerity Policy": (
        "3 power",
        ["-3 power on MCA Austerity Policy", "trash MCA Austerity Policy", "corp gains 4 click"],
    ),
    "Working Prototype": (
        "5 power",
        ["-5 power on Working Prototype", "corp gains 6", "Aesop’s Pawnshop to stack"],
    ),
    "Jackson Howard": ("", ["Hedge Fund to R&D"]),
}


@pytest.mark.card(*SECOND)
@pytest.mark.parametrize("asset", SECOND)
def test_what_its_second_ability_does(asset: str) -> None:
    notes, lines = SECOND[asset]
    face = library().face(asset)
    window = "5.6.2a" if asset in ("NGO Front", "Jackson Howard") else "5.6.2b"
    corp = Seat(clicks=3, discard=["Hedge Fund"], deck=["Enigma"])
    runner = Seat(rig=["Aesop’s Pawnshop", "Mimic"])
    servers = {"remote 1": At(root=[f"{asset} (rezzed{notes and ', '}{notes})"])}
    t = Table(position(turn="corp", at=window, corp=corp, runner=runner, servers=servers))
    t.corp("use", asset, ability=max((*face.actions, *face.paid)))
    agreeing(t)
    assert told(t) == lines
    if asset == "Jackson Howard":
        assert t.zone(asset) == "removed"


LEAST = {"Contract Killer": 2, "Drago Ivanov": 2, "Ronin": 4}


@pytest.mark.card(*LEAST)
@pytest.mark.parametrize("asset", LEAST)
def test_it_needs_so_many_advancements(asset: str) -> None:
    for number, usable in ((LEAST[asset], True), (LEAST[asset] - 1, False)):
        window = {"at": "5.6.2a"} if asset == "Drago Ivanov" else {}
        assert using(asset, f"{number} advancement", **window).can("use", asset) == usable


@pytest.mark.card("MCA Austerity Policy")
def test_mca_austerity_policy_costs_the_runner_a_click_next_turn() -> None:
    t = using("MCA Austerity Policy")
    t.corp("use", "MCA Austerity Policy")
    assert not t.can("use", "MCA Austerity Policy"), "once each turn"
    t.corp("gain credit")
    t.until(kind="action")
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert t.clicks["runner"] == 3


@pytest.mark.card("Advanced Assembly Lines")
def test_advanced_assembly_lines_cannot_be_used_during_a_run() -> None:
    servers = {"remote 1": At(root=["Advanced Assembly Lines (rezzed)"])}
    t = Table(position(servers=servers, corp=Seat(hand=["PAD Campaign"])))
    t.run("Archives")
    while t.in_run():
        assert not t.can("use", "Advanced Assembly Lines")
        t.passes()


@pytest.mark.card("Drago Ivanov")
def test_drago_ivanov_is_quiet_in_the_runners_turn() -> None:
    servers = {"remote 1": At(root=["Drago Ivanov (rezzed, 2 advancement)"])}
    t = Table(position(servers=servers))
    t.run("Archives")
    while t.in_run():
        assert not t.can("use", "Drago Ivanov")
        t.passes()


@pytest.mark.card("B-1001")
def test_b_1001_ends_runs_on_other_servers_for_a_tag() -> None:
    servers = {"remote 1": At(root=["B-1001 (rezzed)"])}
    t = Table(position(servers=servers, runner=Seat(tags=1)))
    t.run("Archives")
    t.until(side="corp", option="use")
    t.corp("use", "B-1001")
    assert t.tags == 0
    assert t.happened("end the run")
    t = Table(position(servers=servers, runner=Seat(tags=1)))
    t.run("remote 1")
    while t.in_run():
        assert not t.can("use", "B-1001")
        t.passes()


@pytest.mark.card("Tiered Subscription")
def test_tiered_subscription_pays_for_the_first_run_of_a_turn() -> None:
    servers = {"remote 1": At(root=["Tiered Subscription (rezzed)"])}
    t = Table(position(servers=servers, corp=Seat(credits=0)))
    for _ in range(2):
        t.run("Archives")
        t.finish_run()
        assert t.credits["corp"] == 1


@pytest.mark.card("Cybernetics Court", "Mental Health Clinic", "Dr. Vientiane Keeling")
def test_hand_sizes() -> None:
    assert hand_size(using("Cybernetics Court")) == 9
    assert values.hand_size(using("Mental Health Clinic").game.state, "runner") == 6
    assert values.hand_size(using("Dr. Vientiane Keeling", "2 power").game.state, "runner") == 3


@pytest.mark.card("Working Prototype")
def test_working_prototype_counts_every_rez() -> None:
    servers = {"remote 1": At(root=["Working Prototype (rezzed)"]), "remote 2": At(root=["PAD Campaign"])}
    t = corp_turn(servers=servers)
    t.corp("rez", "PAD Campaign")
    assert t.counters("Working Prototype", "power") == 1


@pytest.mark.card("The Powers That Be", "Team Sponsorship")
@pytest.mark.parametrize("asset", ["The Powers That Be", "Team Sponsorship"])
def test_scoring_an_agenda_may_install_a_card_free(asset: str) -> None:
    servers = {"remote 2": At(root=[f"{asset} (rezzed)"]), "HQ": At(ice=["2x Enigma"])}
    corp = Seat(credits=0, hand=["Hedge Fund"], discard=["Ice Wall"])
    t = scored("Vanity Project", servers=servers, corp=corp)
    t.corp("yes")
    if t.can("card"):
        assert not t.can("card", "Hedge Fund")
        t.corp("card", "Ice Wall")
    t.corp("server", server="HQ")
    while t.decision.kind not in ("paid", "action"):
        t.passes()
    assert t.zone("Ice Wall") == "table"
    assert t.credits["corp"] == 0


ACCESSED = {
    "Behold!": ("", ["2 tag"]),
    "Byte!": ("", ["1 tag", "3 net"]),
    "Cerebral Overwriter": ("2 advancement", ["2 core"]),
    "Chekist Scion": ("2 advancement", ["3 tag"]),
    "Shattered Remains": ("1 advancement", ["trash Cyberfeeder"]),
}
PRICES = {"Behold!": 4, "Byte!": 4, "Cerebral Overwriter": 3, "Chekist Scion": 0, "Shattered Remains": 1}


@pytest.mark.card(*ACCESSED)
@pytest.mark.parametrize("asset", ACCESSED)
def test_an_ambush_strikes_the_runner_who_accesses_it(asset: str) -> None:
    notes, lines = ACCESSED[asset]
    runner = Seat(hand=["5x Diesel"], rig=["Cyberfeeder", "Mimic"])
    t = accessing(f"{asset} ({notes})" if notes else asset, corp=Seat(credits=5), runner=runner)
    while t.can("yes") or t.can("card"):
        t.choose(0)
    assert told(t)[: len(lines)] == lines
    assert t.credits["corp"] == 5 - PRICES[asset]


AWAY = {"Behold!": 1, "Byte!": 1, "Cerebral Overwriter": 0, "Chekist Scion": 0}


@pytest.mark.card(*AWAY)
@pytest.mark.parametrize("asset", AWAY)
@pytest.mark.parametrize("zone", ["HQ", "Archives"])
def test_where_an_ambush_strikes(asset: str, zone: str) -> None:
    corp = Seat(hand=[asset]) if zone == "HQ" else Seat(discard=[asset])
    t = Table(position(corp=corp, runner=Seat(hand=["5x Diesel"])))
    t.run(zone)
    offered = False
    while t.in_run():
        offered |= t.decision.side == "corp" and t.can("yes")
        t.passes()
    assert offered == bool(AWAY[asset] and zone == "HQ")
    assert t.tags == 0
