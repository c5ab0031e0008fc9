"""Events and other cards that send a run another way, keep it going, or do something instead of an access."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Clicks
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import static
from tests.support.faces import made
from tests.support.runner import (
    CORP,
    accesses,
    finish_without,
    loads_itself_alone,
    names,
    next_turn,
    play,
    runner_turn,
    runs,
    to_action,
)
from tests.support.table import Table

HANDS = CORP._replace(hand=["5x Hedge Fund"])
THREAT_THREE = ["Private Security Force", "Breaking News"]


def announced(t: Table, server: str) -> Table:
    if t.can("server", server=server):
        t.runner("server", server=server)
    return t


def rezzed(*ice: str) -> At:
    return At(ice=[f"{one} (rezzed)" for one in ice])


def seen(t: Table) -> list[str]:
    return [t.name(e.card) for e in t.events("access")]


# --- other ways -------------------------------------------------------------------------------------------


@pytest.mark.card("Maintenance Access")
@pytest.mark.parametrize("rules", ["nsg-26.03", "nisei-1.4"])
def test_maintenance_access_enters_hq_by_way_of_archives(rules: str) -> None:
    servers = {"HQ": rezzed("Archer"), "Archives": rezzed("Pup")}
    corp = CORP._replace(discard=["Nico Campaign"])
    t = play("Maintenance Access", "5x Diesel", rules=rules, corp=corp, servers=servers)
    assert (t.clicks["runner"], t.attacked) == (2, "Archives")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("encounter")] == ["Pup"], "the ice of HQ is not met"
    assert [e.server for e in t.events("approach server")] == [0]
    assert [e.server for e in t.events("successful run")] == [0]
    assert seen(t) == ["Hedge Fund"]


@pytest.mark.card("Maintenance Access")
def test_an_ordinary_run_on_archives_stays_there() -> None:
    t = runner_turn(corp=CORP._replace(discard=["Nico Campaign"]))
    runs(t, "Archives")
    assert seen(t) == ["Nico Campaign"]


@pytest.mark.card("Always Have a Backup Plan")
def test_the_backup_plan_runs_again_and_bypasses_the_ice_that_was_met_last() -> None:
    servers = {"HQ": rezzed("Pup", "Ice Wall")}
    t = play("Always Have a Backup Plan", "5x Diesel", runner=Seat(credits=2), servers=servers)
    announced(t, "HQ")
    t.until(about="may")
    t.runner("yes")
    assert t.attacked == "HQ"
    t.finish_run()
    assert [t.name(e.card) for e in t.events("bypass")] == ["Ice Wall"]
    assert (seen(t), t.zone("Always Have a Backup Plan")) == (["Hedge Fund"], "heap")


@pytest.mark.card("Always Have a Backup Plan")
def test_there_is_no_second_run_after_a_successful_one() -> None:
    t = play("Always Have a Backup Plan", runner=Seat(credits=2))
    announced(t, "R&D")
    finish_without(t, "Always Have a Backup Plan")
    assert len(t.events("run begins")) == 1


@pytest.mark.card("Always Have a Backup Plan")
def test_the_second_run_ignores_what_a_run_costs_besides() -> None:
    toll = made("Toll", "upgrade", static(AdditionalCost("run", (Clicks(1),), server=HQ_SERVER)))
    servers = {"HQ": At(root=["Toll (rezzed)"], ice=["Ice Wall (rezzed)"])}
    seat = Seat(credits=2, clicks=2)
    t = play("Always Have a Backup Plan", faces=[toll], runner=seat, servers=servers)
    announced(t, "HQ")
    assert t.clicks["runner"] == 0
    t.until(about="may")
    t.runner("yes")
    assert t.attacked == "HQ"


# --- keeping a run going ----------------------------------------------------------------------------------


@pytest.mark.card("Shred")
def test_shred_keeps_the_run_going_unless_the_corp_trashes_cards_of_hq_at_random() -> None:
    remote = {"remote 1": At(root=["PAD Campaign", "Red Herrings"], ice=["Ice Wall (rezzed)"])}
    for answer, left, through in (("yes", 3, False), ("no", 5, True)):
        t = play("Shred", corp=HANDS, servers=remote)
        announced(t, "remote 1")
        t.until(side="corp", about="may")
        t.corp(answer)
        t.finish_run()
        assert len(names(t, "HQ")) == left
        assert t.happened("successful run") == through


@pytest.mark.card("Shred")
def test_shred_works_once_and_asks_nothing_for_an_empty_root() -> None:
    remote = {"remote 1": At(root=["PAD Campaign"], ice=["Ice Wall (rezzed)", "Vanilla (rezzed)"])}
    t = play("Shred", corp=CORP._replace(hand=[]), servers=remote)
    announced(t, "remote 1").finish_run()
    assert [t.name(e.card) for e in t.events("subroutine resolves")] == ["Ice Wall", "Vanilla"]
    assert not t.happened("successful run"), "the second end of the run is the Corp's"
    t = play("Shred", corp=HANDS, servers={"HQ": rezzed("Ice Wall")})
    announced(t, "HQ").finish_run()
    assert (t.happened("successful run"), len(names(t, "HQ"))) == (False, 5)


@pytest.mark.card("AirbladeX (JSRF Ed.)")
def test_airbladex_comes_with_three_counters() -> None:
    assert loads_itself_alone("AirbladeX (JSRF Ed.)", "power") == 3


@pytest.mark.card("AirbladeX (JSRF Ed.)")
def test_airbladex_prevents_an_ability_of_ice_about_being_encountered() -> None:
    for used in (True, False):
        seat = Seat(credits=5, rig=["AirbladeX (JSRF Ed.) (1 power)"])
        t = runner_turn(runner=seat, servers={"HQ": rezzed("Tollbooth")})
        t.run("HQ")
        t.until(kind="interrupt")
        if used:
            t.runner("use", "AirbladeX (JSRF Ed.)")
            assert (t.credits["runner"], t.happened("subroutine resolves")) == (5, True)
            assert t.zone("AirbladeX (JSRF Ed.)") == "heap", "it is empty"
        else:
            t.runner("pass")
            t.finish_run()
            assert t.credits["runner"] < 5


@pytest.mark.card("AirbladeX (JSRF Ed.)")
def test_airbladex_prevents_a_net_damage_during_a_run() -> None:
    seat = Seat(credits=0, rig=["AirbladeX (JSRF Ed.) (2 power)"], hand=["3x Diesel"])
    t = runner_turn(runner=seat, servers={"HQ": rezzed("Neural Katana")})
    t.run("HQ")
    t.until(kind="interrupt")
    t.runner("use", "AirbladeX (JSRF Ed.)")
    assert t.counters("AirbladeX (JSRF Ed.)", "power") == 1
    t.finish_run()
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(2, "net")]


@pytest.mark.card('Tsakhia "Bankhar" Gantulga')
def test_bankhar_has_ice_of_the_chosen_server_do_net_damage_in_the_first_encounter() -> None:
    bankhar = 'Tsakhia "Bankhar" Gantulga'
    seat = Seat(rig=[bankhar], hand=["5x Diesel"])
    t = runner_turn(
        at="5.7.1d", runner=seat, servers={"HQ": rezzed("Enigma", "Ice Wall"), "R&D": rezzed("Vanilla")}
    )
    t.until(about="may")
    t.runner("yes")
    t.runner("server", server="HQ")
    runs(t, "R&D")
    assert not t.events("damage"), "that is another server"
    runs(t, "HQ")
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(1, "net"), (1, "net")]
    assert len(t.events("end the run")) == 2, "Vanilla and Ice Wall do as they say"
    runs(t, "HQ")
    assert len(t.events("damage")) == 2, "the first encounter each turn"


@pytest.mark.card('Tsakhia "Bankhar" Gantulga')
def test_bankhar_forgets_the_server_as_the_turn_begins_anew() -> None:
    bankhar = 'Tsakhia "Bankhar" Gantulga'
    seat = Seat(rig=[bankhar], hand=["5x Diesel"], deck=["9x Diesel"])
    t = runner_turn(at="5.7.1d", runner=seat, servers={"HQ": rezzed("Vanilla")})
    t.until(about="may")
    t.runner("yes")
    t.runner("server", server="HQ")
    next_turn(t)
    runs(t, "HQ")
    assert not t.events("damage")


# --- instead of breaching or accessing --------------------------------------------------------------------


@pytest.mark.card("Chastushka")
def test_chastushka_sabotages_four_instead_of_breaching_hq() -> None:
    corp = Seat(hand=["2x Hedge Fund"], deck=["5x PAD Campaign"])
    t = play("Chastushka", corp=corp, runner=Seat(credits=3))
    while t.decision.kind != "action":
        if t.decision.side == "corp" and t.can("card"):
            t.choose(t.find("card")[0])
        else:
            t.passes()
    assert (len(names(t, "Archives")), accesses(t)) == (4, 0)


@pytest.mark.card("Burner")
def test_burner_reveals_three_cards_of_hq_and_puts_two_of_them_on_or_under_rnd() -> None:
    corp = Seat(hand=["Hedge Fund", "PAD Campaign", "Nico Campaign"], deck=["2x Beanstalk Royalties"])
    t = play("Burner", corp=corp, runner=Seat(credits=1))
    t.until(side="runner", kind="choose card")
    assert {t.name(e.card) for e in t.events("reveal")} == {"Hedge Fund", "PAD Campaign", "Nico Campaign"}
    t.runner("card", "PAD Campaign")
    t.runner("card", "Nico Campaign")
    t.runner("effect", number=0)
    t.runner("effect", number=1)
    order = [t.name(c) for c in t.game.state.zones["R&D"]]
    assert order == ["PAD Campaign", "Beanstalk Royalties", "Beanstalk Royalties", "Nico Campaign"]
    t.finish_run()
    assert (names(t, "HQ"), accesses(t)) == (["Hedge Fund"], 0)


@pytest.mark.card("Because I Can")
def test_because_i_can_shuffles_the_root_of_a_remote_server_into_rnd() -> None:
    remote = {"remote 1": At(root=["PAD Campaign", "Red Herrings"], ice=["Enigma"])}
    t = play("Because I Can", servers=remote)
    t.until(option="replace")
    t.runner("replace")
    t.finish_run()
    assert (t.zone("PAD Campaign"), t.zone("Red Herrings"), t.zone("Enigma")) == ("R&D", "R&D", "table")
    assert (t.happened("shuffle", side="corp"), accesses(t)) == (True, 0)
    t = play("Because I Can", servers=remote)
    t.until(option="replace")
    t.runner("no")
    t.finish_run()
    assert accesses(t) == 2


@pytest.mark.card("Top Hat")
def test_top_hat_accesses_one_of_the_top_five_cards_of_rnd_of_the_runners_choice() -> None:
    corp = Seat(hand=["Hedge Fund"], deck=["4x Hedge Fund", "PAD Campaign", "Nico Campaign"])
    t = runner_turn(corp=corp, runner=Seat(rig=["Top Hat"]))
    t.run("R&D")
    t.until(option="replace")
    t.runner("replace")
    fifth = t.game.state.zones["R&D"][4]
    assert {o.card for o in t.find("card")} == set(t.game.state.zones["R&D"][:5])
    t.choose(next(o for o in t.find("card") if o.card == fifth))
    t.finish_run()
    assert (seen(t), t.events("breach")) == (["PAD Campaign"], [])
    to_action(t)
    runs(t, "HQ")
    assert accesses(t) == 2


@pytest.mark.card("Privileged Access")
def test_privileged_access_takes_a_tag_to_install_a_resource_from_the_heap_for_two_less() -> None:
    runner = Seat(credits=3, discard=["Wyldside", "Corroder"])
    t = play("Privileged Access", runner=runner, corp=CORP._replace(discard=["Hedge Fund"]))
    t.until(option="trigger")
    t.runner("trigger")
    assert (t.tags, t.zone("Wyldside"), t.credits["runner"]) == (1, "table", 2)
    t.finish_run()
    assert (t.zone("Corroder"), accesses(t)) == ("heap", 0)
    assert not runner_turn(runner=Seat(hand=["Privileged Access"], tags=1)).can("play", "Privileged Access")


@pytest.mark.card("Privileged Access")
def test_privileged_access_installs_a_program_too_at_a_threat_of_three() -> None:
    runner = Seat(credits=5, discard=["Wyldside", "Corroder"])
    t = play("Privileged Access", runner=runner, corp=CORP._replace(score=THREAT_THREE))
    t.until(option="trigger")
    t.choose(t.find("trigger")[0])
    while t.decision.kind != "action":
        if t.can("trigger"):
            t.choose(t.find("trigger")[0])
        else:
            t.passes()
    assert (t.zone("Wyldside"), t.zone("Corroder"), t.credits["runner"]) == ("table", "table", 2)


@pytest.mark.card("Archives Interface")
def test_archives_interface_removes_one_card_of_each_breach_instead_of_an_access() -> None:
    corp = CORP._replace(discard=["PAD Campaign", "Nico Campaign"])
    t = runner_turn(corp=corp, runner=Seat(rig=["Archives Interface"]))
    t.run("Archives")
    t.until(kind="interrupt")
    t.runner("trigger", "Archives Interface")
    t.finish_run()
    assert len(names(t, "removed")) == 1
    assert accesses(t) == 1
    assert sorted(names(t, "removed") + seen(t)) == ["Nico Campaign", "PAD Campaign"]
    to_action(t)
    t.run("HQ")
    finish_without(t, "Archives Interface")


@pytest.mark.card("Citadel Sanctuary")
def test_citadel_sanctuary_is_given_with_the_whole_grip_to_prevent_meat_damage() -> None:
    t = runner_turn(
        turn="corp",
        corp=Seat(credits=9, hand=["End of the Line"]),
        runner=Seat(rig=["Citadel Sanctuary"], hand=["2x Diesel"], tags=1),
    )
    t.corp("play", "End of the Line")
    t.runner("use", "Citadel Sanctuary")
    assert names(t, "heap") == ["Citadel Sanctuary", "Diesel", "Diesel"]
    assert not t.events("damage")
    assert t.game.result is None


@pytest.mark.card("Citadel Sanctuary")
@pytest.mark.parametrize(("credits", "left"), [(0, 1), (5, 0)])
def test_citadel_sanctuary_has_the_corp_trace_a_tagged_runner_at_the_end_of_their_turn(
    credits: int, left: int
) -> None:
    corp = Seat(credits=0, deck=["3x Hedge Fund"])
    seat = Seat(credits=credits, clicks=1, rig=["Citadel Sanctuary"], tags=1, deck=["Diesel"])
    t = runner_turn(corp=corp, runner=seat)
    t.runner("draw")
    for _ in range(40):
        if t.decision.side == "corp" and t.decision.kind == "action":
            break
        numbers = t.find("number")
        if numbers and t.decision.side == "runner":
            t.choose(max(numbers, key=lambda o: o.number))
        else:
            t.passes()
    assert (len(t.events("trace")), t.tags) == (1, left)
    t = runner_turn(corp=corp, runner=Seat(clicks=1, rig=["Citadel Sanctuary"]))
    t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert not t.events("trace")
