"""Questions that were asked of cards after the first ruling on them, A to G: each is answered by a play."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import names
from tests.support.ice import BOTH, breaks, meeting, run_on
from tests.support.plays import remote
from tests.support.runner import runner_turn, runs, to_action
from tests.support.table import Table

D = ["9x Hedge Fund"]


@pytest.mark.card("Aeneas Informant", "Maw")
@pytest.mark.parametrize("rules", BOTH)
def test_aeneas_informant_and_maw_both_see_a_card_that_is_left(rules: str) -> None:
    seat = Seat(credits=0, hand=["Diesel"], rig=["Aeneas Informant", "Maw"])
    t = Table(position(rules=rules, corp=Seat(hand=["PAD Campaign"], deck=D), runner=seat))
    t.run("HQ")
    t.until(kind="reaction")
    t.runner("trigger", "Maw")
    assert t.zone("PAD Campaign") == "Archives", "the only card there is"
    t.until(option="yes")
    t.runner("yes")
    to_action(t)
    assert t.credits["runner"] == 1


@pytest.mark.card("AgInfusion: New Miracles for a New World")
@pytest.mark.parametrize("rules", BOTH)
def test_who_is_sent_to_rezzed_ice_meets_it_without_a_chance_to_jack_out(rules: str) -> None:
    servers = {"HQ": At(ice=["Ice Wall"]), "R&D": At(ice=["Enigma (rezzed)"])}
    identity = "AgInfusion: New Miracles for a New World"
    seat = Seat(identity=identity, hand=["Hedge Fund"], deck=D)
    t = Table(position(rules=rules, corp=seat, runner=Seat(hand=["Diesel"]), servers=servers))
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", identity)
    t.corp("server", server="R&D")
    asked = []
    while t.in_run():
        asked.append(t.decision.about)
        t.passes()
    assert t.happened("encounter", "Enigma")
    assert "jack-out" not in asked


@pytest.mark.card("Anansi", "Hunting Grounds")
@pytest.mark.parametrize("rules", BOTH)
def test_hunting_grounds_does_not_prevent_what_comes_as_an_encounter_ends(rules: str) -> None:
    t = run_on("Anansi", rules=rules, runner={"rig": ["Hunting Grounds"]})
    while t.in_run():
        assert not t.can("use", "Hunting Grounds") or t.decision.kind == "paid"
        t.passes()
    assert sum(e.amount for e in t.events("damage")) == 4


@pytest.mark.card("Aniccam")
@pytest.mark.parametrize("rules", BOTH)
def test_aniccam_sees_an_event_trashed_by_damage(rules: str) -> None:
    t = run_on("Neural Katana", rules=rules, runner={"rig": ["Aniccam"]})
    t.finish_run()
    assert sum(e.amount for e in t.events("draw", side="runner")) == 1


@pytest.mark.card("Aumakua")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("card", "counters"), [("Hedge Fund", 1), ("Priority Requisition", 0)])
def test_aumakua_grows_on_archives_unless_something_is_stolen(card: str, counters: int, rules: str) -> None:
    seat = Seat(discard=[card], deck=D)
    t = Table(position(rules=rules, corp=seat, runner=Seat(hand=["Diesel"], rig=["Aumakua"])))
    runs(t, "Archives")
    assert t.counters("Aumakua", "virus") == counters


@pytest.mark.card("Bacterial Programming")
@pytest.mark.rule("nisei-1.4 7.1.2c", "nsg-26.03 7.3.4")
@pytest.mark.parametrize(("rules", "accesses"), [("nisei-1.4", 2), ("nsg-26.03", 3)])
def test_how_many_cards_are_accessed_is_settled_by_those_in_hq_in_the_older_edition_alone(
    rules: str, accesses: int
) -> None:
    """Three may be accessed; two are there, and Bacterial Programming adds one."""
    seat = Seat(hand=["Bacterial Programming", "Hedge Fund"], deck=["PAD Campaign", *D])
    rig = ["HQ Interface", "HQ Interface"]
    t = Table(position(rules=rules, corp=seat, runner=Seat(hand=["Diesel"], rig=rig, credits=0)))
    t.run("HQ")
    while t.in_run():
        if t.decision.side == "corp" and t.can("yes"):
            t.corp("yes")
        elif t.can("card", "PAD Campaign") and t.decision.side == "corp":
            t.corp("card", "PAD Campaign")
        else:
            t.passes()
    assert t.zone("PAD Campaign") == "HQ"
    assert len(t.events("access")) == accesses


@pytest.mark.card("“Baklan” Bochkin")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_derezzed_in_its_encounter_cannot_be_rezzed_at_once(rules: str) -> None:
    rig = ["“Baklan” Bochkin (4 power)"]
    t = meeting("Ice Wall", rules=rules, runner={"rig": rig})
    t.runner("use", "“Baklan” Bochkin")
    if t.can("number", number=1):
        t.runner("number", number=1)
    assert not t.rezzed("Ice Wall")
    while t.in_run():
        assert not t.can("rez", "Ice Wall")
        t.passes()
    assert t.happened("successful run")


@pytest.mark.card("Beth Kilrain-Chang", "Corporate Sales Team")
@pytest.mark.parametrize("rules", BOTH)
def test_beth_looks_at_the_corps_pool_before_corporate_sales_team_fills_it(rules: str) -> None:
    seat = Seat(credits=9, score=["Corporate Sales Team (10 credit)"], deck=D)
    me = Seat(credits=0, rig=["Beth Kilrain-Chang"], deck=["3x Diesel"])
    t = Table(position(rules=rules, at="5.7.1d", corp=seat, runner=me))
    to_action(t)
    assert t.credits == {"corp": 10, "runner": 1}
    assert not t.happened("draw")


@pytest.mark.card("Bravado")
@pytest.mark.parametrize("rules", BOTH)
def test_bravado_counts_ice_that_was_passed_unrezzed(rules: str) -> None:
    seat = Seat(credits=3, hand=["Bravado"])
    t = runner_turn(rules=rules, runner=seat, servers={"HQ": At(ice=["Enigma", "Ice Wall"])})
    t.runner("play", "Bravado")
    if t.can("server"):
        t.runner("server", server="HQ")
    t.finish_run()
    to_action(t)
    assert t.credits["runner"] == 8


@pytest.mark.card("Bryan Stinson", "Violet Level Clearance")
@pytest.mark.parametrize("rules", BOTH)
def test_a_terminal_transaction_by_bryan_stinson_is_removed_and_ends_the_action_phase(rules: str) -> None:
    seat = Seat(clicks=3, credits=0, discard=["Violet Level Clearance (faceup)"], deck=D)
    servers = remote("Bryan Stinson (rezzed)")
    t = Table(position(rules=rules, turn="corp", corp=seat, runner=Seat(credits=0), servers=servers))
    t.corp("use", "Bryan Stinson")
    t.until(side="runner", kind="action")
    assert t.zone("Violet Level Clearance") == "removed"
    assert t.credits["corp"] == 8


@pytest.mark.card("Buffer Drive", "Skorpios Defense Systems: Persuasive Power")
@pytest.mark.parametrize("rules", BOTH)
def test_buffer_drive_does_not_reach_what_skorpios_removes(rules: str) -> None:
    seat = Seat(identity="Skorpios Defense Systems: Persuasive Power", hand=["Hedge Fund"], deck=D)
    me = Seat(hand=["Diesel"], rig=["Buffer Drive"])
    servers = {"HQ": At(ice=["Tithe (rezzed)"])}
    t = Table(position(rules=rules, corp=seat, runner=me, servers=servers))
    t.run("HQ")
    t.until(side="corp", option="card")
    t.corp("card", "Diesel")
    while t.in_run():
        t.runner("yes") if t.decision.about == "may" else t.passes()
        assert not t.can("card", "Diesel")
    assert t.zone("Diesel") == "removed"


@pytest.mark.card("Chisel", "Tollbooth")
@pytest.mark.parametrize("rules", BOTH)
def test_chisel_trashes_tollbooth_before_it_asks_its_toll(rules: str) -> None:
    servers = {"HQ": At(ice=["Tollbooth (rezzed)"])}
    me = Seat(credits=3, hand=["Diesel"], rig=["Chisel (on Tollbooth, 5 virus)"])
    t = runner_turn(rules=rules, runner=me, servers=servers)
    runs(t, "HQ")
    assert t.zone("Tollbooth") == "Archives"
    assert t.credits["runner"] == 3
    assert t.happened("successful run")


@pytest.mark.card("Climactic Showdown")
@pytest.mark.parametrize("rules", BOTH)
def test_where_there_is_no_ice_climactic_showdown_gives_two_accesses(rules: str) -> None:
    seat = Seat(hand=["Hedge Fund", "PAD Campaign", "Ice Wall", "Enigma"], deck=D)
    me = Seat(credits=0, rig=["Climactic Showdown"], hand=["Diesel"])
    t = Table(position(rules=rules, at="5.7.1d", corp=seat, runner=me))
    to_action(t)
    runs(t, "HQ")
    assert len(t.events("access")) == 3
    runs(t, "R&D")
    assert len(t.events("access")) == 4


@pytest.mark.card("Consume", "Apocalypse")
@pytest.mark.parametrize("rules", BOTH)
def test_consume_gets_its_counters_before_apocalypse_turns_it_down(rules: str) -> None:
    servers = {"remote 1": At(root=["PAD Campaign"]), "remote 2": At(root=["Melange Mining Corp."])}
    me = Seat(clicks=4, credits=3, hand=["Apocalypse", "Diesel"], rig=["Consume"])
    t = runner_turn(rules=rules, runner=me, servers=servers)
    for server in ("HQ", "R&D", "Archives"):
        runs(t, server)
    t.runner("play", "Apocalypse")
    while t.game.state.active == "runner" and t.decision.kind != "action":
        if t.can("yes"):
            t.runner("yes")
        elif t.can("trigger", "Consume"):
            t.choose(t.find("trigger", "Consume")[0])
        else:
            t.passes()
    assert sum(e.amount for e in t.events("place", sort="virus")) == 2


@pytest.mark.card("Councilman", "Breaker Bay Grid")
@pytest.mark.parametrize("rules", BOTH)
def test_councilman_pays_the_rez_cost_as_it_is_now(rules: str) -> None:
    servers = {"remote 1": At(root=["Adonis Campaign", "Breaker Bay Grid (rezzed)"])}
    t = runner_turn(rules=rules, runner=Seat(credits=0, rig=["Councilman"], hand=["Diesel"]), servers=servers)
    t.run("remote 1")
    t.until(side="corp", option="rez")
    t.corp("rez", "Adonis Campaign")
    t.until(side="runner", option="yes", about="may")
    t.runner("yes")
    assert not t.rezzed("Adonis Campaign")
    assert t.zone("Councilman") == "heap"


@pytest.mark.card("Cyberdex Sandbox")
@pytest.mark.parametrize("rules", BOTH)
def test_the_purge_as_cyberdex_sandbox_is_scored_pays_for_itself(rules: str) -> None:
    servers = remote("Cyberdex Sandbox (4 advancement)")
    t = Table(position(rules=rules, turn="corp", at="5.6.2a", corp=Seat(credits=0, deck=D), servers=servers))
    t.corp("score", "Cyberdex Sandbox")
    t.corp("trigger", "Cyberdex Sandbox")
    t.until(side="corp", kind="action")
    assert t.credits["corp"] == 4


@pytest.mark.card("Dedication Ceremony", "Oaktown Renovation")
@pytest.mark.parametrize("rules", BOTH)
def test_counters_placed_are_no_advance_for_oaktown_renovation(rules: str) -> None:
    seat = Seat(credits=1, hand=["Dedication Ceremony"], deck=D)
    t = Table(position(rules=rules, turn="corp", corp=seat, servers=remote("Oaktown Renovation (faceup)")))
    t.corp("play", "Dedication Ceremony")
    t.until(side="corp", kind="action")
    assert t.counters("Oaktown Renovation", "advancement") == 3
    assert t.credits["corp"] == 0


@pytest.mark.card("Disposable HQ")
@pytest.mark.parametrize("rules", BOTH)
def test_disposable_hq_works_from_archives(rules: str) -> None:
    seat = Seat(hand=["Hedge Fund"], discard=["Disposable HQ"], deck=["9x Ice Wall"])
    t = Table(position(rules=rules, corp=seat, runner=Seat(hand=["Diesel"])))
    t.run("Archives")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("card", "Hedge Fund")
    t.until(side="runner", kind="action")
    assert names(t, "HQ") == []


@pytest.mark.card("District 99")
@pytest.mark.parametrize("rules", BOTH)
def test_a_program_discarded_is_not_trashed_for_district_99(rules: str) -> None:
    me = Seat(clicks=1, hand=["6x Corroder"], rig=["District 99"])
    t = runner_turn(rules=rules, runner=me)
    t.runner("gain credit")
    while t.game.state.active == "runner":
        assert not t.can("yes")
        t.passes()
    assert t.happened("discard", "Corroder")
    assert t.counters("District 99", "power") == 0


@pytest.mark.card("Divested Trust", "Punitive Counterstrike")
@pytest.mark.parametrize("rules", BOTH)
def test_an_agenda_stolen_twice_counts_twice_for_punitive_counterstrike(rules: str) -> None:
    deck = ["9x Punitive Counterstrike"]
    seat = Seat(credits=9, hand=["Priority Requisition"], score=["Divested Trust"], deck=deck)
    me = Seat(clicks=2, credits=0, hand=["5x Diesel"])
    t = Table(position(rules=rules, corp=seat, runner=me))
    t.run("HQ")
    t.until(side="corp", option="yes", about="may")
    t.corp("yes")
    to_action(t)
    assert names(t, "HQ") == ["Priority Requisition"]
    runs(t, "HQ")
    t.until(side="corp", kind="action")
    t.corp("play", "Punitive Counterstrike")
    while t.game.decision is not None and t.decision.kind != "action":
        t.passes()
    assert t.game.result is not None, "six damage to five cards"


@pytest.mark.card("Flip Switch", 'Armand "Geist" Walker: Tech Lord')
@pytest.mark.parametrize("rules", BOTH)
def test_an_interrupt_that_trashes_its_card_is_a_trash_ability_for_geist(rules: str) -> None:
    rig = {"identity": 'Armand "Geist" Walker: Tech Lord', "rig": ["Flip Switch"]}
    t = run_on("Hunter", rules=rules, runner=rig)
    t.until(side="runner", kind="interrupt")
    t.runner("use", "Flip Switch")
    t.finish_run()
    assert sum(e.amount for e in t.events("draw", side="runner")) == 1
    assert t.tags == 0


@pytest.mark.card("Freedom Khumalo: Crypto-Anarchist")
@pytest.mark.parametrize("rules", BOTH)
def test_freedom_khumalo_trashes_a_card_of_no_cost_with_nothing_installed(rules: str) -> None:
    me = Seat(identity="Freedom Khumalo: Crypto-Anarchist", credits=0, hand=["Diesel"])
    t = Table(position(rules=rules, corp=Seat(hand=["Beanstalk Royalties"], deck=D), runner=me))
    t.run("HQ")
    t.until(kind="mid-access")
    t.runner("use", "Freedom Khumalo: Crypto-Anarchist")
    assert t.zone("Beanstalk Royalties") == "Archives"


@pytest.mark.card("Fully Operational", "NASX")
@pytest.mark.parametrize("rules", BOTH)
def test_nasx_sees_each_round_of_fully_operational(rules: str) -> None:
    servers = {
        "remote 1": At(root=["NASX (rezzed)"], ice=["Ice Wall"]),
        "remote 2": At(root=["PAD Campaign"], ice=["Ice Wall"]),
    }
    seat = Seat(credits=1, hand=["Fully Operational"], deck=D)
    t = Table(position(rules=rules, turn="corp", corp=seat, servers=servers))
    t.corp("play", "Fully Operational")
    asked = 0
    while t.decision.kind != "paid":
        asked += t.decision.kind == "choose number"
        t.choose(0)
    assert asked == 3
    assert t.credits["corp"] == 6


@pytest.mark.card("Ganked!")
@pytest.mark.parametrize("rules", BOTH)
def test_the_run_ends_in_an_encounter_that_ganked_brings_about(rules: str) -> None:
    servers = {"remote 1": At(root=["Ganked!", "Priority Requisition"], ice=["Ice Wall (rezzed)"])}
    me = Seat(credits=0, hand=["Inside Job"])
    t = Table(position(rules=rules, corp=Seat(deck=D), runner=me._replace(credits=2), servers=servers))
    t.runner("play", "Inside Job")
    t.runner("server", server="remote 1")
    while t.in_run():
        if t.can("access", "Ganked!"):
            t.runner("access", "Ganked!")
        elif t.decision.side == "corp" and t.can("yes"):
            t.corp("yes")
        else:
            t.passes()
    assert t.happened("end the run")
    assert t.zone("Priority Requisition") == "table"


@pytest.mark.card("Gold Farmer", "Hippo")
@pytest.mark.parametrize("rules", BOTH)
def test_gold_farmer_trashed_by_hippo_takes_nothing_for_the_last_subroutine(rules: str) -> None:
    t = meeting("Gold Farmer", rules=rules, runner={"credits": 9, "rig": ["Corroder", "Hippo"]})
    breaks(t, "Corroder", 1)
    assert t.credits["runner"] == 7
    breaks(t, "Corroder", 2)
    t.runner("trigger", "Hippo") if t.can("trigger", "Hippo") else t.runner("yes")
    if t.can("yes"):
        t.runner("yes")
    assert t.zone("Gold Farmer") == "Archives"
    t.finish_run()
    assert t.credits["runner"] == 6, "one for the first, and two for breaking"
