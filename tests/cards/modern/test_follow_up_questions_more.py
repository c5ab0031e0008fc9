"""Questions that were asked of cards after the first ruling on them, H to Z: each is answered by a play."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import names
from tests.support.ice import BOTH, breaks, meet, run_on
from tests.support.plays import remote
from tests.support.runner import runner_turn, runs, to_action
from tests.support.table import Table

D = ["9x Hedge Fund"]


@pytest.mark.card(
    "Subcontract", "Hard-Hitting News", "Stock Buy-Back", "Violet Level Clearance", "Preemptive Action"
)
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    "terminal", ["Hard-Hitting News", "Stock Buy-Back", "Violet Level Clearance", "Preemptive Action"]
)
def test_after_a_terminal_operation_subcontract_plays_no_other(terminal: str, rules: str) -> None:
    seat = Seat(credits=20, hand=["Subcontract", terminal, "Hedge Fund"], deck=D, discard=["3x Ice Wall"])
    me = Seat(clicks=1, tags=1, credits=20, hand=["Diesel"], score=["Hostile Takeover"])
    t = Table(position(rules=rules, corp=seat, runner=me))
    t.run("Archives")
    t.until(side="corp", kind="action")
    t.corp("play", "Subcontract")
    while t.game.state.active == "corp":
        if t.can("yes"):
            t.corp("yes")
        elif t.can("card", terminal):
            t.corp("card", terminal)
        else:
            assert t.decision.kind != "action"
            assert not t.can("card", "Hedge Fund")
            t.passes()
    assert t.happened("play", terminal)
    assert not t.happened("play", "Hedge Fund")


@pytest.mark.card("Subcontract", "Anonymous Tip")
@pytest.mark.parametrize("rules", BOTH)
def test_subcontract_plays_what_its_first_operation_drew(rules: str) -> None:
    seat = Seat(credits=5, hand=["Subcontract", "Anonymous Tip"], deck=["3x Hedge Fund", "3x Ice Wall"])
    t = Table(position(rules=rules, turn="corp", corp=seat, runner=Seat(tags=1)))
    t.corp("play", "Subcontract")
    t.corp("yes")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.until(side="corp", kind="action")
    assert t.credits["corp"] == 9


@pytest.mark.card("Hoshiko Shiro: Untold Protagonist")
@pytest.mark.parametrize("rules", BOTH)
def test_a_run_on_an_empty_server_does_not_flip_hoshiko(rules: str) -> None:
    me = Seat(identity="Hoshiko Shiro: Untold Protagonist", clicks=1, credits=0, hand=["Diesel"])
    t = Table(position(rules=rules, corp=Seat(hand=[], deck=D), runner=me))
    t.run("HQ")
    t.until(side="corp", kind="action")
    assert t.credits["runner"] == 0
    assert not t.happened("flip")


@pytest.mark.card("Hyoubu Precog Manifold", "Sneakdoor Beta")
@pytest.mark.parametrize("rules", BOTH)
def test_hyoubu_precog_manifold_sees_who_comes_to_its_server_by_sneakdoor(rules: str) -> None:
    seat = Seat(credits=5, clicks=1, hand=["Hyoubu Precog Manifold"], deck=D)
    me = Seat(credits=5, hand=["Diesel"], rig=["Sneakdoor Beta"])
    t = Table(position(rules=rules, turn="corp", corp=seat, runner=me))
    t.corp("play", "Hyoubu Precog Manifold")
    t.until(option="server")
    t.corp("server", server="HQ")
    t.until(side="runner", kind="action")
    t.runner("use", "Sneakdoor Beta")
    t.until(side="corp", kind="choose number")
    assert t.attacked == "HQ"


@pytest.mark.card("Increased Drop Rates")
@pytest.mark.parametrize("rules", BOTH)
def test_without_bad_publicity_nobody_must_take_a_tag_for_increased_drop_rates(rules: str) -> None:
    t = runner_turn(rules=rules, runner=Seat(hand=["Diesel"]), servers=remote("Increased Drop Rates"))
    t.run("remote 1")
    t.finish_run()
    assert t.tags == 0


@pytest.mark.card("Information Sifting")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("cards", [0, 1])
def test_piles_for_information_sifting_may_be_empty(cards: int, rules: str) -> None:
    seat = Seat(hand=["Hedge Fund"] * cards, deck=D)
    t = Table(position(rules=rules, corp=seat, runner=Seat(hand=["Information Sifting"], credits=1)))
    t.runner("play", "Information Sifting")
    t.finish_run()
    to_action(t)
    assert t.happened("successful run")
    assert len(t.events("access")) <= cards


@pytest.mark.card("Keiko", "Paladin Poemu")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("own", "left"), [(2, 0), (3, 1)])
def test_a_credit_of_a_companion_spent_on_keiko_was_the_first_time(own: int, left: int, rules: str) -> None:
    """Keiko is a companion itself, and costs three."""
    me = Seat(credits=own, hand=["Keiko"], rig=["Paladin Poemu (1 credit)"])
    t = runner_turn(rules=rules, runner=me)
    t.runner("install", "Keiko")
    while t.decision.kind != "action":
        (t.runner("pool") if t.can("pool") and own == 3 else t.passes())
    assert t.credits["runner"] == left


@pytest.mark.card("Konjin")
@pytest.mark.parametrize("rules", BOTH)
def test_the_run_ends_in_an_encounter_that_konjin_brings_about(rules: str) -> None:
    servers = {"HQ": At(ice=["Konjin (rezzed)"]), "R&D": At(ice=["Ice Wall (rezzed)"])}
    t = runner_turn(rules=rules, runner=Seat(credits=2, hand=["Diesel"]), servers=servers)
    t.run("HQ")
    t.until(side="corp", kind="choose number")
    t.corp("number", number=0)
    t.runner("number", number=1)
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.until(side="runner", kind="action")
    assert t.happened("encounter", "Ice Wall")
    assert t.happened("end the run")
    assert not t.happened("successful run")


@pytest.mark.card("Lakshmi Smartfabrics")
@pytest.mark.parametrize("rules", BOTH)
def test_what_lakshmi_smartfabrics_protects_stays_so_once_it_is_trashed(rules: str) -> None:
    seat = Seat(hand=["Hostile Takeover"], deck=D)
    servers = remote("Lakshmi Smartfabrics (rezzed, 1 power)")
    t = Table(position(rules=rules, corp=seat, runner=Seat(credits=9, hand=["Diesel"]), servers=servers))
    t.run("remote 1")
    t.until(side="corp", option="use")
    t.corp("use", "Lakshmi Smartfabrics")
    t.until(option="trash")
    t.runner("trash")
    to_action(t)
    runs(t, "HQ")
    assert t.happened("access", "Hostile Takeover")
    assert t.zone("Hostile Takeover") == "HQ"


@pytest.mark.card("Malia Z0L0K4", "The Supplier")
@pytest.mark.parametrize("rules", BOTH)
def test_what_a_resource_hosts_stays_on_it_as_malia_takes_its_abilities(rules: str) -> None:
    me = Seat(hand=["Diesel"], rig=["The Supplier", "Cyberfeeder (on The Supplier)"])
    t = runner_turn(rules=rules, turn="corp", runner=me, servers=remote("Malia Z0L0K4"), at="5.6.2a")
    t.corp("rez", "Malia Z0L0K4")
    t.until(side="corp", kind="action")
    host = t.game.state.cards[t.card("Cyberfeeder")].host
    assert host == t.card("The Supplier")


@pytest.mark.card("Maw")
@pytest.mark.rule("nsg-26.03 7.3.1a", "nsg-26.03 4.4.6b")
@pytest.mark.parametrize(("rules", "up"), [("nsg-26.03", True), ("nisei-1.4", False)])
def test_a_card_that_maw_takes_after_its_access_lies_face_up_where_it_stays_visible(
    rules: str, up: bool
) -> None:
    """In 1.4 the Runner sees it no longer once its access is over, and it is trashed after that."""
    me = Seat(credits=0, hand=["Diesel"], rig=["Maw"])
    t = Table(position(rules=rules, corp=Seat(hand=["Hedge Fund"], deck=["9x Ice Wall"]), runner=me))
    runs(t, "HQ")
    card = t.game.state.cards[t.card("Hedge Fund")]
    assert (card.zone, card.faceup) == ("Archives", up)


@pytest.mark.card("Meridian", "Sub Boost")
@pytest.mark.parametrize("rules", BOTH)
def test_subroutines_of_meridian_are_gone_with_it(rules: str) -> None:
    seat = Seat(credits=5, clicks=1, hand=["Sub Boost", "Hedge Fund"], deck=D)
    servers = {"HQ": At(ice=["Meridian (rezzed)"])}
    t = Table(position(rules=rules, turn="corp", corp=seat, runner=Seat(hand=["Diesel"]), servers=servers))
    t.corp("play", "Sub Boost")
    t.until(side="runner", kind="action")
    t.run("HQ")
    t.until(side="runner", about="unless")
    t.runner("yes")
    assert t.zone("Meridian") == "runner score"
    t.finish_run()
    assert not t.happened("end the run")
    assert t.zone("Sub Boost") == "Archives"


@pytest.mark.card("Mirāju")
@pytest.mark.parametrize("rules", BOTH)
def test_a_card_is_shuffled_in_by_miraju_whether_one_was_drawn_or_not(rules: str) -> None:
    t = run_on("Mirāju", rules=rules, corp={"hand": ["PAD Campaign"]}, runner={"rig": []})
    t.finish_run()
    assert not t.happened("draw")
    assert names(t, "HQ") == []


@pytest.mark.card("Mumbad Virtual Tour", "Ghost Runner")
@pytest.mark.parametrize("rules", BOTH)
def test_credits_on_ghost_runner_must_go_for_mumbad_virtual_tour(rules: str) -> None:
    me = Seat(credits=2, hand=["Diesel"], rig=["Ghost Runner (3 credit)"])
    t = runner_turn(rules=rules, runner=me, servers=remote("Mumbad Virtual Tour"))
    runs(t, "remote 1")
    assert t.zone("Mumbad Virtual Tour") == "Archives"
    assert t.credits["runner"] == 0


@pytest.mark.card("NASX")
@pytest.mark.parametrize("rules", BOTH)
def test_nasx_takes_of_the_very_credits_it_saw_gained(rules: str) -> None:
    seat = Seat(credits=0, hand=["Beanstalk Royalties"], deck=D)
    t = Table(position(rules=rules, turn="corp", corp=seat, servers=remote("NASX (rezzed)")))
    t.corp("play", "Beanstalk Royalties")
    t.corp("number", number=2)
    t.until(kind="action")
    assert (t.credits["corp"], t.counters("NASX", "power")) == (1, 2)


@pytest.mark.card("NEXT Activation Command")
@pytest.mark.parametrize("rules", BOTH)
def test_bioroids_are_not_clicked_through_under_next_activation_command(rules: str) -> None:
    t = run_on("Eli 1.0", rules=rules, corp={"play": ["NEXT Activation Command"]}, runner={"rig": []})
    while t.in_run():
        assert not t.can("use", "Eli 1.0"), "it is no icebreaker, and cannot be used, be it in vain"
        t.passes()
    assert not t.happened("subroutine broken")
    assert not t.happened("successful run")


@pytest.mark.card("Obelus", "Hades Shard")
@pytest.mark.parametrize("rules", BOTH)
def test_obelus_counts_accesses_of_another_server_in_the_run(rules: str) -> None:
    seat = Seat(hand=["Hedge Fund"], discard=["2x Ice Wall (faceup)"], deck=D)
    me = Seat(credits=0, hand=["Diesel"], deck=["9x Diesel"], rig=["Obelus", "Hades Shard"])
    t = Table(position(rules=rules, corp=seat, runner=me))
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", "Hades Shard")
    to_action(t)
    assert len(t.events("access")) == 3
    assert sum(e.amount for e in t.events("draw", side="runner")) == 3


@pytest.mark.card("Political Operative", "Skulljack")
@pytest.mark.parametrize("rules", BOTH)
def test_political_operative_pays_the_trash_cost_as_it_is_now(rules: str) -> None:
    me = Seat(credits=3, hand=["Diesel"], rig=["Political Operative", "Skulljack"])
    t = runner_turn(rules=rules, runner=me, servers=remote("PAD Campaign (rezzed)"), at="5.7.1b")
    t.until(side="runner", option="use")
    t.runner("use", "Political Operative")
    t.until(side="runner", kind="action")
    assert t.zone("PAD Campaign") == "Archives"
    assert t.credits["runner"] == 0


@pytest.mark.card("Prāna Condenser", "Neural EMP", "No One Home")
@pytest.mark.parametrize("rules", BOTH)
def test_damage_that_was_prevented_was_the_first_that_there_would_have_been(rules: str) -> None:
    seat = Seat(clicks=3, credits=9, hand=["Neural EMP"], deck=["9x Neural EMP"])
    me = Seat(clicks=1, credits=5, hand=["5x Diesel"], rig=["No One Home"])
    servers = remote("Prāna Condenser (rezzed)")
    t = Table(position(rules=rules, corp=seat, runner=me, servers=servers))
    t.run("Archives")
    t.until(side="corp", kind="action")
    t.corp("play", "Neural EMP")
    t.until(side="corp", kind="interrupt")
    t.corp("trigger", "Prāna Condenser")
    if t.can("yes"):
        t.corp("yes")
    t.until(side="corp", kind="action")
    t.corp("use", "Prāna Condenser")
    while t.decision.kind != "action" and t.game.state.active == "corp":
        assert not t.can("trigger", "No One Home")
        assert t.decision.card != t.card("No One Home")
        t.passes()
    assert t.zone("No One Home") == "table"
    assert sum(e.amount for e in t.events("damage")) == 1


@pytest.mark.card("Project Vacheron", "Punitive Counterstrike")
@pytest.mark.parametrize("rules", BOTH)
def test_project_vacheron_hurts_by_its_printed_points(rules: str) -> None:
    seat = Seat(credits=9, hand=["Project Vacheron"], deck=["9x Punitive Counterstrike"])
    t = Table(position(rules=rules, corp=seat, runner=Seat(clicks=1, credits=0, hand=["5x Diesel"])))
    t.run("HQ")
    t.until(side="corp", kind="action")
    t.corp("play", "Punitive Counterstrike")
    t.until(side="corp", kind="action")
    assert sum(e.amount for e in t.events("damage")) == 3


@pytest.mark.card("Salsette Slums")
@pytest.mark.parametrize("rules", BOTH)
def test_salsette_slums_may_wait_for_the_second_card_of_the_turn(rules: str) -> None:
    servers = {"remote 1": At(root=["PAD Campaign"]), "remote 2": At(root=["Melange Mining Corp."])}
    me = Seat(credits=9, hand=["Diesel"], rig=["Salsette Slums"])
    t = runner_turn(rules=rules, runner=me, servers=servers)
    t.run("remote 1")
    t.until(kind="mid-access")
    t.runner("trash", "PAD Campaign")
    to_action(t)
    t.run("remote 2")
    t.until(kind="mid-access")
    t.runner("use", "Salsette Slums")
    assert t.zone("PAD Campaign") == "Archives"
    assert t.zone("Melange Mining Corp.") == "removed"


@pytest.mark.card("Stargate")
@pytest.mark.parametrize("rules", BOTH)
def test_stargate_is_used_once_a_turn_even_if_the_run_failed(rules: str) -> None:
    servers = {"R&D": At(ice=["Ice Wall (rezzed)"])}
    t = runner_turn(rules=rules, runner=Seat(hand=["Diesel"], rig=["Stargate"]), servers=servers)
    t.runner("use", "Stargate")
    t.finish_run()
    to_action(t)
    assert not t.can("use", "Stargate")


@pytest.mark.card("Storgotic Resonator", "Leprechaun")
@pytest.mark.parametrize("rules", BOTH)
def test_a_card_trashed_with_its_host_was_not_trashed_by_the_corp(rules: str) -> None:
    seat = Seat(credits=9, hand=["Retribution"], deck=D)
    me = Seat(identity="Noise: Hacker Extraordinaire", tags=1, rig=["Leprechaun", "Medium (on Leprechaun)"])
    servers = remote("Storgotic Resonator (rezzed)")
    t = Table(position(rules=rules, turn="corp", corp=seat, runner=me, servers=servers))
    t.corp("play", "Retribution")
    t.corp("card", "Leprechaun")
    t.until(side="corp", kind="action")
    assert t.zone("Medium") == "heap"
    assert t.counters("Storgotic Resonator", "power") == 0


@pytest.mark.card("The Nihilist")
@pytest.mark.parametrize("rules", BOTH)
def test_with_an_empty_stack_the_nihilist_forces_nothing(rules: str) -> None:
    me = Seat(rig=["The Nihilist (2 virus)"])
    t = runner_turn(rules=rules, runner=me, at="5.7.1d")
    if t.can("yes"):
        t.runner("yes")
    if t.decision.side == "corp" and t.can("no"):
        t.corp("no")
    to_action(t)
    assert not t.happened("trash")


@pytest.mark.card("The Noble Path", "Dedicated Response Team")
@pytest.mark.parametrize("rules", BOTH)
def test_the_noble_path_is_over_as_dedicated_response_team_strikes(rules: str) -> None:
    me = Seat(tags=1, hand=["The Noble Path"])
    t = runner_turn(rules=rules, runner=me, servers=remote("Dedicated Response Team (rezzed)"))
    t.runner("play", "The Noble Path")
    t.runner("server", server="HQ")
    while t.game.decision is not None and t.decision.kind != "action":
        t.passes()
    assert t.game.result is not None, "two damage, and no card in hand"


@pytest.mark.card("Thimblerig", "Kakugo")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_swapped_in_after_the_passing_was_not_passed(rules: str) -> None:
    servers = {"HQ": At(ice=["Thimblerig (rezzed)"]), "R&D": At(ice=["Kakugo (rezzed)"])}
    me = Seat(credits=9, hand=["5x Diesel"], rig=["Gordian Blade"])
    t = runner_turn(rules=rules, runner=me, servers=servers)
    t.run("HQ")
    meet(t, "Thimblerig")
    breaks(t, "Gordian Blade", 1)
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.finish_run()
    assert t.happened("swap")
    assert not t.happened("damage")


@pytest.mark.card("Warroid Tracker")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("first", "traces"), [("Adonis Campaign", 2), ("Warroid Tracker", 1)])
def test_warroid_tracker_sees_itself_trashed_and_nothing_afterwards(
    first: str, traces: int, rules: str
) -> None:
    servers = remote("Warroid Tracker (rezzed)", "Adonis Campaign")
    t = runner_turn(rules=rules, runner=Seat(credits=20, hand=["Diesel"]), servers=servers)
    t.run("remote 1")
    while t.in_run():
        if t.can("access", first):
            t.runner("access", first)
        elif t.can("trash"):
            t.runner("trash")
        elif t.decision.kind == "choose number":
            t.choose(0)
        else:
            t.passes()
    assert t.zone("Adonis Campaign") == t.zone("Warroid Tracker") == "Archives"
    assert len(t.events("trace")) == traces


@pytest.mark.card("Mystic Maemi", "Isolation")
@pytest.mark.parametrize("rules", BOTH)
def test_mystic_maemi_pays_for_isolation_twice(rules: str) -> None:
    me = Seat(credits=0, hand=["Isolation"], rig=["Mystic Maemi (2 credit)"])
    t = runner_turn(rules=rules, runner=me)
    t.runner("play", "Isolation")
    to_action(t)
    assert t.zone("Mystic Maemi") == "heap"
    assert t.credits["runner"] == 7


@pytest.mark.card("Metamorph", "La Costa Grid", "Tranquility Home Grid")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("grid", ["La Costa Grid", "Tranquility Home Grid"])
def test_metamorph_swaps_no_card_to_where_it_may_not_be(grid: str, rules: str) -> None:
    servers = {
        "HQ": At(ice=["Metamorph (rezzed)"], root=["Manegarm Skunkworks"]),
        "remote 1": At(root=[grid]),
    }
    t = runner_turn(rules=rules, runner=Seat(hand=["Diesel"]), servers=servers)
    t.run("HQ")
    t.finish_run()
    assert not t.happened("swap")
