"""Rulings on cards from N to R: those that take a play of their own."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import damage, names, strength
from tests.support.ice import BOTH, breaks, meet, run_on
from tests.support.plays import corp, remote, runner
from tests.support.runner import offered, runner_turn, to_action
from tests.support.table import Table

PRAVDIVOST = "Pravdivost Consulting: Political Solutions"


# --- N to O -----------------------------------------------------------------------------------------------


@pytest.mark.card("NGO Front", PRAVDIVOST)
@pytest.mark.parametrize("rules", BOTH)
def test_once_the_run_is_successful_nobody_uses_abilities_and_nobody_jacks_out(rules: str) -> None:
    seat = corp(identity=PRAVDIVOST)
    t = Table(position(rules=rules, corp=seat, runner=runner(), servers=remote("NGO Front (rezzed)")))
    t.run("remote 1")
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert t.counters("NGO Front", "advancement") == 1
    while t.in_run():
        assert not t.can("use", "NGO Front")
        assert t.decision.about != "jack-out"
        t.passes()


@pytest.mark.card("No Free Lunch")
@pytest.mark.parametrize("rules", BOTH)
def test_no_free_lunch_is_not_served_while_a_trace_is_bid(rules: str) -> None:
    t = run_on("Hunter", rules=rules, runner={"rig": ["No Free Lunch"], "credits": 2})
    t.until(side="runner", about="trace-runner")
    assert {option.kind for option in t.decision.options} == {"number"}
    assert len(t.decision.options) == 3


@pytest.mark.card('Nyusha "Sable" Sintashta: Symphonic Prodigy', "Virtuoso")
@pytest.mark.parametrize("rules", BOTH)
def test_a_card_installed_in_the_middle_of_a_turn_identifies_no_mark(rules: str) -> None:
    t = runner_turn(rules=rules, runner=Seat(credits=9, hand=["Virtuoso"]))
    t.runner("install", "Virtuoso")
    to_action(t)
    for server in ("HQ", "R&D"):
        t.run(server)
        t.finish_run()
        to_action(t)
    assert not t.happened("identify mark")
    assert len(t.events("breach")) == 2


# --- P to R -----------------------------------------------------------------------------------------------


@pytest.mark.card("Parasite", "Djinn")
@pytest.mark.parametrize("rules", BOTH)
def test_parasite_is_hosted_by_ice_and_not_by_djinn(rules: str) -> None:
    servers = {"HQ": At(ice=["Enigma (rezzed)", "Ice Wall (rezzed)"])}
    t = runner_turn(rules=rules, runner=Seat(credits=9, hand=["Parasite"], rig=["Djinn"]), servers=servers)
    t.runner("install", "Parasite")
    assert offered(t) == {"Enigma", "Ice Wall"}
    assert not t.can("rig")


@pytest.mark.card("Scrubber", "Paricia", "Salsette Slums", "Political Operative")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("card", ["Scrubber", "Paricia"])
def test_credits_for_trash_costs_pay_for_salsette_slums_and_not_for_political_operative(
    card: str, rules: str
) -> None:
    """PAD Campaign is trashed for four."""
    rig = [f"{card} (2 credit)", "Salsette Slums"]
    servers = remote("PAD Campaign (rezzed)")
    t = runner_turn(rules=rules, runner=Seat(credits=2, rig=rig), servers=servers)
    t.run("remote 1")
    t.until(kind="mid-access")
    t.runner("use", "Salsette Slums")
    assert (t.zone("PAD Campaign"), t.credits["runner"], t.counters(card, "credit")) == ("removed", 0, 0)
    assert most_for_the_operative(rules, Seat(credits=3, rig=rig)) == 3


def most_for_the_operative(rules: str, seat: Seat) -> int:
    """The highest number of credits that can be paid for Political Operative."""
    seat = seat._replace(rig=[*seat.rig, "Political Operative"])
    t = runner_turn(rules=rules, at="5.7.1b", runner=seat, servers=remote("PAD Campaign (rezzed)"))
    t.until(side="runner", option="use")
    t.runner("use", "Political Operative")
    return max(option.number for option in t.decision.options)


@pytest.mark.card("Political Operative", "Whizzard: Master Gamer")
@pytest.mark.parametrize("rules", BOTH)
def test_credits_for_trashing_do_not_pay_for_political_operative(rules: str) -> None:
    assert most_for_the_operative(rules, Seat(identity="Whizzard: Master Gamer", credits=4)) == 4


@pytest.mark.card("Penrose", "Wraparound")
@pytest.mark.parametrize("rules", BOTH)
def test_penrose_stays_a_fracter(rules: str) -> None:
    servers = {"HQ": At(ice=["Wraparound (rezzed)"])}
    assert strength(runner_turn(rules=rules, servers=servers), "Wraparound") == 7
    t = runner_turn(rules=rules, runner=Seat(rig=["Penrose"]), servers=servers)
    assert strength(t, "Wraparound") == 0


@pytest.mark.card("Pinhole Threading", "Border Control", "Ganked!")
@pytest.mark.parametrize("rules", BOTH)
def test_the_attacked_server_stays_the_one_that_pinhole_threading_ran_on(rules: str) -> None:
    """Border Control before the accessed card ends no run on another server."""
    servers = {"remote 1": At(root=["Ganked!"], ice=["Border Control (rezzed)"])}
    seat = runner(hand=["Pinhole Threading"], credits=9)
    t = Table(position(rules=rules, corp=corp("Enigma"), runner=seat, servers=servers))
    t.runner("play", "Pinhole Threading")
    t.runner("server", server="HQ")
    t.until(side="corp", option="yes")
    assert t.attacked == "HQ"
    t.corp("yes")
    while t.in_run():
        assert not t.can("use", "Border Control")
        t.passes()
    assert t.happened("encounter", "Border Control")


@pytest.mark.card("Project Yagi-Uda")
@pytest.mark.parametrize("rules", BOTH)
def test_an_encounter_is_over_when_its_ice_is_swapped_away(rules: str) -> None:
    t = run_on(
        "Ice Wall",
        rules=rules,
        corp={"score": ["Project Yagi-Uda (1 agenda)"], "hand": ["Enigma"], "credits": 9},
    )
    meet(t, "Ice Wall")
    t.until(side="corp", option="use")
    t.corp("use", "Project Yagi-Uda")
    t.finish_run()
    assert names(t, "HQ") == ["Ice Wall"]
    assert not t.happened("subroutine resolves")
    assert t.happened("successful run")


@pytest.mark.card("Prāna Condenser", "Net Shield")
@pytest.mark.parametrize("rules", BOTH)
def test_the_player_whose_turn_it_is_prevents_first(rules: str) -> None:
    """Data Mine does one net damage; once that is prevented there is nothing for the Corp to save up."""
    t = run_on(
        "Data Mine (unrezzed)",
        rules=rules,
        servers=remote("Prāna Condenser (rezzed)"),
        runner={"rig": ["Net Shield"]},
    )
    t.until(side="corp", option="rez")
    t.corp("rez", "Data Mine")
    t.until(option="trigger")
    assert t.decision.side == "runner"
    t.runner("trigger", "Net Shield")
    before = t.credits["corp"]
    if t.can("trigger", "Prāna Condenser"):  # a value of 0 can still be changed
        t.corp("trigger", "Prāna Condenser")
    t.finish_run()
    assert damage(t, "net") == 0
    assert (t.counters("Prāna Condenser", "power"), t.credits["corp"]) == (0, before)


@pytest.mark.card("Rime")
@pytest.mark.parametrize("rules", BOTH)
def test_rime_is_not_rezzed_in_an_encounter(rules: str) -> None:
    t = run_on("Enigma", "Rime (unrezzed)", rules=rules)
    meet(t, "Enigma")
    breaks(t, "Gordian Blade", 1, 2)
    while t.game.state.encounter is not None:
        assert not t.can("rez", "Rime")
        t.passes()


@pytest.mark.card("Rook", "Djinn")
@pytest.mark.parametrize("rules", BOTH)
def test_rook_goes_anywhere_from_a_host_that_is_no_ice(rules: str) -> None:
    servers = {"HQ": At(ice=["Enigma"]), "R&D": At(ice=["Ice Wall", "Vanilla"])}
    t = runner_turn(rules=rules, runner=Seat(rig=["Djinn", "Rook (on Djinn)"]), servers=servers)
    t.runner("use", "Rook")
    assert offered(t) == {"Enigma", "Ice Wall", "Vanilla"}


@pytest.mark.card("RSVP", "Yog.0")
@pytest.mark.parametrize("rules", BOTH)
def test_after_rsvp_what_costs_nothing_can_be_used(rules: str) -> None:
    rig = ["Yog.0", "Datasucker (9 virus)", "Gordian Blade"]
    t = run_on("RSVP", "Enigma", rules=rules, runner={"rig": rig})
    meet(t, "Enigma")
    assert t.can("use", "Yog.0")
    assert not t.can("use", "Gordian Blade")


@pytest.mark.card("Paperclip", "Cloak")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("credits", "can"), [(3, False), (4, True)])
def test_credits_for_icebreakers_do_not_install_paperclip(credits: int, can: bool, rules: str) -> None:
    seat = {"rig": ["Cloak (1 credit)"], "discard": ["Paperclip"], "credits": credits}
    t = run_on("Ice Wall", rules=rules, runner=seat)
    while t.in_run():
        if t.can("trigger", "Paperclip") or (t.can("yes") and t.decision.about == "may"):
            t.runner("trigger" if t.can("trigger", "Paperclip") else "yes")
        else:
            t.passes()
    assert t.happened("install", "Paperclip") is can
