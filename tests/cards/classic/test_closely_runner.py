"""The game of 1996, the Runner's cards closely: what is only for the card itself, when, for how long, how
often. Each play is one that a slightly different card would not pass."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import score
from tests.support.classic import breaking, classic, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_forts
from tests.support.classic_runner import (
    CORP,
    facing,
    install,
    next_turn,
    offered,
    played,
    runner_turn,
    succeeds,
    to_action,
)
from tests.support.table import Table


def loose(t: Table, kind: str) -> int:
    """How many counters of a kind lie with a player or in forts."""
    return sum(count for (name, _), count in t.game.state.loose_counters.items() if name == kind)


# --- viruses ----------------------------------------------------------------------------------------------


@pytest.mark.card("Butcher Boy", "Taxman")
def test_two_counters_act_as_the_right_turn_begins() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=5), runner=Seat(credits=0, hand=HAND, rig=["Butcher Boy", "Taxman"])
    )
    succeeds(t, "HQ")
    succeeds(t, "HQ")
    assert (loose(t, "butcher boy"), loose(t, "tax")) == (2, 2)
    t.until(side="corp", rule="C4.4")
    assert t.credits == {"corp": 4, "runner": 0}
    t.until(side="runner", kind="action")
    bits = t.credits["corp"]
    assert t.credits["runner"] == 1
    t.runner("gain credit")
    to_action(t)
    assert (t.credits["runner"], t.credits["corp"]) == (2, bits)
    assert t.credits["corp"] == 4, "nothing was taken as the Runner's turn began"


@pytest.mark.card("Highlighter", "Pattel's Virus")
def test_a_run_that_fails_brings_no_counter() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, hand=HAND, rig=["Krash", "Highlighter", "Pattel's Virus"]),
        servers={"R&D": At(ice=["Filter (rezzed)", "Data Wall (rezzed)"])},
    )
    t.run("R&D")
    breaking(t, by="Krash")
    t.until(rule="13?")
    t.runner("yes")
    to_action(t)
    assert t.happened("fully broken")
    assert loose(t, "highlighter") == 0
    assert t.counters("Filter", "pattel") == 0


@pytest.mark.card("Pox")
def test_a_fort_that_is_gone_has_no_place_for_counters() -> None:
    t = runner_turn(
        runner=Seat(credits=9, hand=HAND, rig=["Pox"]),
        servers={"remote 1": At(root=["Holovid Campaign"])},
    )
    t.run("remote 1")
    t.until(side="runner", option="trash")
    t.runner("trash", "Holovid Campaign")
    while t.decision.kind != "action":
        t.passes()
    assert len(t.game.state.servers) == 3
    assert loose(t, "pox") == 0


@pytest.mark.card("Garbage In")
def test_garbage_is_lost_only_if_it_was_used() -> None:
    t = runner_turn(
        corp=Seat(hand=["Keeper"], deck=["9x BBS Whispering Campaign"]),
        runner=Seat(credits=4, clicks=5, hand=HAND, rig=["Garbage In"]),
    )
    succeeds(t, "R&D")
    for bits, left in ((0, 2), (0, 1)):
        t.run("R&D")
        t.until(side="runner", option="trash")
        t.runner("trash", "BBS Whispering Campaign")
        to_action(t)
        assert t.credits["runner"] == bits
        assert loose(t, "garbage") == left, "paid for with one counter, for nothing with two"


@pytest.mark.card("I Spy", "Glacier", "Omni Kismet, Ph.D", "Herman Revista")
@pytest.mark.parametrize(
    ("by", "exposed"), [("Glacier", "Glacier"), ("Omni Kismet, Ph.D", "Keeper"), ("Herman Revista", "Filter")]
)
def test_a_spy_sees_what_is_moved_swapped_or_rearranged(by: str, exposed: str) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=0, hand=HAND, rig=["I Spy"]),
        servers={
            "HQ": At(
                ice=["Filter", "Sleeper"],
                root=["Omni Kismet, Ph.D (rezzed)", "Herman Revista (rezzed)"],
            ),
            "R&D": At(ice=["Glacier"]),
        },
    )
    t.run("HQ")
    while not t.can("trigger", "I Spy"):
        t.passes()
    t.runner("trigger", "I Spy")
    to_action(t)
    before = len(t.events("expose"))
    t.run("HQ")
    for _ in range(30):
        if t.can("trigger", by):
            t.corp("trigger", by)
            break
        if t.can("use", by):
            t.corp("use", by)
            break
        t.passes()
    while t.decision.side == "corp" and t.can("card"):
        t.corp("card", "Sleeper") if t.can("card", "Sleeper") else t.passes()
    if t.can("server", server="HQ"):
        t.corp("server", server="HQ")
    fresh = [t.name(change.card) for change in t.events("expose")[before:]]
    assert fresh.count(exposed) == 1


# --- only for the card itself, when ----------------------------------------------------------------------


@pytest.mark.card("Submarine Uplink")
def test_another_card_that_is_used_forces_nobody_to_jack_out() -> None:
    t = facing("Filter", "Krash", 2, rig=["Submarine Uplink"])
    breaking(t, by="Krash")
    assert t.decision.rule == "13?", "they may go on"


@pytest.mark.card("Trauma Team")
def test_trauma_counters_come_with_the_team_itself() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Krash"], rig=["Trauma Team"]))
    install(t, "Krash")
    assert t.counters("Trauma Team", "trauma") == 0


@pytest.mark.card('Omnitech "Spinal Tap" Cybermodem')
def test_the_spinal_tap_rolls_in_the_runners_turns_only() -> None:
    t = corp_turn(
        at="C4.1",
        corp=Seat(clicks=0, deck=DECK),
        runner=Seat(hand=HAND, rig=['Omnitech "Spinal Tap" Cybermodem']),
    )
    t.until(side="corp", kind="action")
    assert not t.events("die")
    t.until(side="runner", kind="action")
    assert len(t.events("die")) == 1


@pytest.mark.card("Reconnaissance")
@pytest.mark.parametrize(
    ("ice", "bits"), [(["Canis Minor"], 1), ([], 0), (["Canis Minor", "Canis Major"], 2)]
)
def test_reconnaissance_pays_for_each_card_that_is_rezzed(ice: list[str], bits: int) -> None:
    t = played("Reconnaissance", *HAND, runner=Seat(credits=0), servers={"HQ": At(ice=ice)})
    t.runner("server", server="HQ")
    while t.in_run():
        t.corp("yes") if t.decision.rule == "4" else t.passes()
    assert t.credits["runner"] == bits


@pytest.mark.card("Subliminal Corruption", "Self-Destruct")
def test_an_advertisement_that_the_corp_trashes_itself_is_no_scandal() -> None:
    t = played(
        "Subliminal Corruption",
        *HAND,
        runner=Seat(credits=2),
        servers={"remote 1": At(root=["Self-Destruct (rezzed)", "Holovid Campaign"])},
    )
    t.runner("server", server="remote 1")
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Self-Destruct")
    to_action(t)
    assert t.zone("Holovid Campaign") == "Archives"
    assert t.game.state.players["corp"].bad_publicity == 0


@pytest.mark.card("Decoy Signal")
def test_the_decoy_signal_shows_unrezzed_ice_only() -> None:
    t = played("Decoy Signal", *HAND, servers={"HQ": At(ice=["Canis Minor (rezzed)", "Filter"])})
    t.runner("server", server="HQ")
    assert t.decision.rule == "13?", "nobody was asked to jack out before the rezzed one"
    assert not t.happened("expose")
    t.runner("no")
    assert t.happened("expose", "Filter")
    assert t.can("yes"), "and they may jack out before the Corp decides"


@pytest.mark.card("Top Runners Conference")
def test_the_conference_is_trashed_by_the_runner() -> None:
    t = runner_turn(runner=Seat(hand=HAND, rig=["Top Runners Conference"]))
    t.run("HQ")
    (gone,) = t.events("trash")
    assert gone.side == "runner"


# --- how often --------------------------------------------------------------------------------------------


@pytest.mark.card("Bodyweight(tm) Data Creche")
def test_the_creche_gives_one_more_run_each_turn() -> None:
    creche = "Bodyweight(tm) Data Creche"
    t = runner_turn(runner=Seat(hand=HAND, rig=[creche]))
    for fort, offers in (("HQ", True), ("R&D", False)):
        if t.can("run"):
            t.run(fort)
        while t.in_run():
            t.passes()
        assert t.can("trigger", creche) == offers
        if offers:
            t.runner("trigger", creche)
            t.runner("server", server="Archives")
            while t.in_run():
                t.passes()
            assert not t.can("trigger", creche), "not after the run that it gave"
        to_action(t)


@pytest.mark.card("Preying Mantis")
def test_the_mantis_gives_one_action_a_turn_in_runs_or_not() -> None:
    t = runner_turn(runner=Seat(clicks=3, hand=HAND, rig=["Preying Mantis"]))
    t.runner("gain credit")
    t.until(side="runner", option="use")
    t.runner("use", "Preying Mantis")
    to_action(t)
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Preying Mantis")
        t.passes()


@pytest.mark.card("Promises, Promises", "Prearranged Drop")
@pytest.mark.parametrize(
    ("prep", "bits", "points"), [("Promises, Promises", 0, 3), ("Prearranged Drop", 6, 2)]
)
def test_the_next_agenda_of_the_turn_is_worth_more_and_none_after_it(
    prep: str, bits: int, points: int
) -> None:
    forts = {
        "remote 1": At(root=["Hostile Takeover"]),
        "remote 2": At(root=["Genetics-Visionary Acquisition"]),
    }
    t = played(prep, *HAND, runner=Seat(credits=0 if bits else 2, clicks=4), servers=forts)
    to_action(t)
    succeeds(t, "remote 1")
    succeeds(t, "remote 2")
    assert (t.credits["runner"], score(t.game.state, "runner")) == (bits, points)


@pytest.mark.card("Prearranged Drop")
def test_two_drops_that_wait_pay_for_the_same_agenda() -> None:
    t = runner_turn(
        runner=Seat(credits=0, hand=["2x Prearranged Drop"]),
        servers={"remote 1": At(root=["Hostile Takeover"])},
    )
    for _ in range(2):
        t.runner("play", "Prearranged Drop")
        to_action(t)
    succeeds(t, "remote 1")
    assert t.credits["runner"] == 12


@pytest.mark.card("Smarteye")
def test_smarteye_looks_once_in_each_run() -> None:
    t = runner_turn(runner=Seat(hand=HAND, rig=["Smarteye"]), servers={"HQ": At(ice=["Filter", "Sleeper"])})
    for ice in ("Filter", "Sleeper"):
        t.run("HQ")
        looked = 0
        while t.in_run():
            if t.can("trigger", "Smarteye"):
                t.runner("trigger", "Smarteye")
                looked += 1
            else:
                t.passes()
        assert looked == 1, f"of two pieces of ice, {ice} or not"
        to_action(t)


@pytest.mark.card("Techtronica Utility Suit")
def test_the_utility_suit_prevents_one_point_of_meat_damage_in_the_whole_turn() -> None:
    t = corp_turn(
        corp=Seat(credits=0, hand=["2x Punitive Counterstrike"], deck=DECK),
        runner=Seat(tags=1, hand=HAND, rig=["Techtronica Utility Suit"]),
    )
    for hurt in ([1], [1, 2]):
        t.corp("play", "Punitive Counterstrike")
        t.until(side="corp", kind="action")
        assert damage(t, "meat") == hurt
    t = facing("Laser Wire", "Krash", 0, rig=["Techtronica Utility Suit"])
    t.finish_run()
    assert damage(t, "net") == [1], "net damage is another thing"


# --- for how long, and for what ---------------------------------------------------------------------------


@pytest.mark.card("Redecorator")
def test_strength_that_is_paid_for_is_gone_after_the_encounter() -> None:
    t = facing("Banpei", "Redecorator", 9)
    t.runner("yes")
    t.runner("subroutine", number=0)
    t.runner("use", "Redecorator")
    assert strength_of(t, "Redecorator") == 4
    t.runner("pass")
    t.runner("use", "Redecorator")
    t.runner("subroutine", number=1)
    t.until(rule="13?")
    assert strength_of(t, "Redecorator") == 3


@pytest.mark.card("Lucidrine Booster Drug", "False Echo")
def test_the_bits_of_the_drug_are_for_the_run_and_not_for_what_comes_after() -> None:
    t = played(
        "Lucidrine Booster Drug",
        *HAND,
        runner=Seat(credits=0, rig=["False Echo"]),
        corp=CORP._replace(credits=9),
        servers={"HQ": At(ice=["Canis Minor"])},
    )
    t.runner("server", server="HQ")
    while t.decision.kind != "action":
        assert not t.can("trigger", "False Echo")
        t.passes()


@pytest.mark.card("Microtech 'Trode Set")
def test_the_trode_set_makes_breaking_dearer_and_strength_not() -> None:
    t = facing("Quandary", "Krash", 9, rig=["Microtech 'Trode Set"])
    t.runner("yes")
    t.runner("use", "Krash")
    t.runner("use", "Krash")
    assert t.credits["runner"] == 5
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Krash")
    assert t.credits["runner"] == 2


@pytest.mark.card("Reflector")
@pytest.mark.parametrize(
    ("ice", "breaks"), [("Shock.r", True), ("TKO 2.0", True), ("Data Darts", True), ("Neural Blade", False)]
)
def test_reflector_is_for_stun_hellbolt_and_knockout(ice: str, breaks: bool) -> None:
    t = facing(ice, "Reflector", 0)
    assert (t.decision.rule == "7?") == breaks


@pytest.mark.card("Faked Hit", "Force Shield")
def test_the_damage_of_a_faked_hit_cannot_be_prevented() -> None:
    t = played("Faked Hit", *HAND, runner=Seat(credits=5, rig=["Force Shield"]))
    assert t.decision.kind == "action"
    assert damage(t, "core") == [2]


# --- what it is about -------------------------------------------------------------------------------------


@pytest.mark.card("Time to Collect", "Power Grid Overload", "Punitive Counterstrike")
def test_time_to_collect_is_for_installed_resources() -> None:
    rig = ["Time to Collect", "MRAM Chip", "Zetatech Mem Chip"]
    t = corp_turn(
        corp=Seat(credits=9, hand=["Power Grid Overload", "Punitive Counterstrike"], deck=DECK),
        runner=Seat(tags=1, hand=["3x Fall Guy"], rig=rig),
    )
    t.corp("play", "Power Grid Overload")
    while t.decision.side == "corp" and t.decision.kind != "action":
        t.corp("number", number=1) if t.can("number", number=1) else t.passes()
    assert t.decision.side == "corp", "hardware is none"
    assert t.zone("Zetatech Mem Chip") == "heap"
    t.corp("play", "Punitive Counterstrike")
    assert t.decision.side == "corp", "nor are resources in hand"
    assert damage(t, "meat") == [2]


@pytest.mark.card("The Shell Traders")
def test_bits_take_counters_from_cards_that_have_some() -> None:
    t = runner_turn(runner=Seat(credits=5, hand=["Krash", "Codecracker", "Dwarf"], rig=["The Shell Traders"]))
    for card in ("Krash", "Codecracker", "Dwarf"):
        t.runner("use", "The Shell Traders")
        if t.can("card", card):
            t.runner("card", card)
        to_action(t)
    t.runner("gain credit")
    t.until(side="runner", option="use")
    t.runner("use", "The Shell Traders")
    assert offered(t) == ["Codecracker", "Dwarf"]


# --- traces -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C21")
def test_a_base_link_is_used_anew_for_each_trace_of_a_run() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"]),
        runner=Seat(credits=4, hand=HAND, rig=["Access to Kiribati"]),
        servers={"HQ": At(ice=["Hunter (rezzed)", "Fetch 4.0.1 (rezzed)"])},
    )
    t.run("HQ")
    used = 0
    while t.in_run():
        if t.can("card", "Access to Kiribati"):
            t.runner("card", "Access to Kiribati")
            used += 1
        elif t.can("number", number=0):
            t.runner("number", number=0)
        else:
            t.passes()
    assert (used, t.tags, t.credits["runner"]) == (2, 0, 2)


@pytest.mark.card("Hacker Tracker Central")
def test_the_tracker_is_for_its_owner() -> None:
    t = runner_turn(corp=CORP._replace(credits=0), servers=in_forts("Hacker Tracker Central"))
    next_turn(t)
    assert t.counters("Hacker Tracker Central", "credit") == 0, "without a trace there is nothing"
