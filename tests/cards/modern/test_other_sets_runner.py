"""The Runner's cards of the sets from which there are only a few."""

from typing import Any

import pytest

from rulerunner import At, Seat
from tests.support.runner import (
    CORP,
    accesses,
    finish_without,
    install,
    link,
    loads_itself_alone,
    memory,
    names,
    next_turn,
    offered,
    play,
    runner_turn,
    runs,
)
from tests.support.table import Table

HANDS = CORP._replace(hand=["5x Hedge Fund"])


# --- more accesses ----------------------------------------------------------------------------------------


@pytest.mark.card("HQ Interface", "R&D Interface")
@pytest.mark.parametrize(("card", "server", "other"), [("HQ", "HQ", "R&D"), ("R&D", "R&D", "HQ")])
def test_an_interface_accesses_a_card_more_whenever_its_server_is_breached(
    card: str, server: str, other: str
) -> None:
    t = runner_turn(corp=HANDS, runner=Seat(rig=[f"{card} Interface"]))
    for target, number in ((server, 2), (other, 3), (server, 5)):
        runs(t, target)
        assert accesses(t) == number
    t = runner_turn(corp=HANDS, runner=Seat(rig=[f"2x {card} Interface"]))
    runs(t, server)
    assert accesses(t) == 3, "each copy counts"


@pytest.mark.card("Legwork")
def test_legwork_runs_on_hq_and_accesses_two_more_cards() -> None:
    t = play("Legwork", corp=HANDS, runner=Seat(credits=2))
    assert (t.attacked, t.credits["runner"]) == ("HQ", 0)
    t.finish_run()
    assert accesses(t) == 3
    runs(t, "HQ")
    assert accesses(t) == 4, "the next run is a plain one"


@pytest.mark.card("Legwork")
def test_legwork_accesses_no_more_if_the_run_is_not_successful() -> None:
    t = play("Legwork", corp=HANDS, servers={"HQ": At(root=["Crisium Grid (rezzed)"])})
    t.finish_run()
    assert len(t.events("access", zone="HQ")) == 1


# --- programs and hardware --------------------------------------------------------------------------------


@pytest.mark.card("Self-modifying Code")
def test_self_modifying_code_is_trashed_to_install_a_program_from_the_stack_in_the_middle_of_a_run() -> None:
    t = runner_turn(
        runner=Seat(
            credits=4, rig=["Self-modifying Code"], deck=["Corroder", "Djinn", "Diesel", "Desperado"]
        ),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Self-modifying Code")
    assert t.zone("Self-modifying Code") == "heap"
    assert offered(t) == {"Corroder", "Djinn"}
    t.runner("card", "Corroder")
    assert (t.zone("Corroder"), t.credits["runner"]) == ("table", 0), "and its install cost is paid"
    assert t.happened("shuffle", side="runner")


@pytest.mark.card("Self-modifying Code")
def test_a_program_that_cannot_be_paid_for_goes_back_to_the_stack() -> None:
    t = runner_turn(
        runner=Seat(credits=3, rig=["Self-modifying Code"], deck=["Corroder", "Diesel"]), at="5.7.1b"
    )
    t.until(option="use")
    t.runner("use", "Self-modifying Code")
    t.runner("card", "Corroder")
    assert (t.zone("Corroder"), t.credits["runner"]) == ("stack", 1)


def hit(operation: str, *rig: str, **runner: Any) -> Table:
    """The Corp's turn: it plays an operation against a Runner with five cards and a tag."""
    seat = Seat(hand=["5x Diesel"], rig=rig, tags=1)._replace(**runner)
    corp = CORP._replace(credits=9, hand=[operation])
    t = runner_turn(turn="corp", corp=corp, runner=seat)
    t.corp("play", operation)
    return t


@pytest.mark.card("Plascrete Carapace")
def test_plascrete_carapace_prevents_meat_damage_with_its_four_counters() -> None:
    assert loads_itself_alone("Plascrete Carapace", "power") == 4
    t = hit("Scorched Earth", "Plascrete Carapace (4 power)")
    for _ in range(3):
        t.runner("use", "Plascrete Carapace")
    t.runner("pass")
    assert [e.amount for e in t.events("damage")] == [1]
    assert t.counters("Plascrete Carapace", "power") == 1


@pytest.mark.card("Plascrete Carapace")
def test_an_empty_plascrete_carapace_is_trashed_and_a_full_one_prevents_no_net_damage() -> None:
    t = hit("Scorched Earth", "Plascrete Carapace (1 power)")
    t.runner("use", "Plascrete Carapace")
    assert t.zone("Plascrete Carapace") == "heap"
    t = runner_turn(
        runner=Seat(hand=["5x Diesel"], rig=["Plascrete Carapace (4 power)"]),
        servers={"HQ": At(ice=["Neural Katana (rezzed)"])},
    )
    t.run("HQ")
    finish_without(t, "Plascrete Carapace")
    assert [e.amount for e in t.events("damage")] == [3]


def against_damage(ice: str, credits: int) -> Table:
    t = runner_turn(
        runner=Seat(credits=credits, hand=["5x Diesel"], rig=["Feedback Filter"]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    return t


@pytest.mark.card("Feedback Filter")
def test_feedback_filter_prevents_a_net_damage_for_each_three_credits() -> None:
    t = against_damage("Neural Katana", credits=8)
    t.until(kind="interrupt")
    t.runner("use", "Feedback Filter")
    t.runner("use", "Feedback Filter")
    assert [e.amount for e in t.events("damage")] == [1]
    assert (t.credits["runner"], t.zone("Feedback Filter")) == (2, "table")


@pytest.mark.card("Feedback Filter")
def test_feedback_filter_is_trashed_to_prevent_up_to_two_core_damage() -> None:
    t = against_damage("Viktor 1.0", credits=9)
    t.until(kind="interrupt")
    assert len(t.find("use")) == 1, "credits are of no use against this damage"
    t.runner("use", "Feedback Filter")
    assert [o.number for o in t.decision.options] == [1, 2]
    t.runner("number", number=1)
    assert not t.events("damage")
    assert (t.credits["runner"], t.zone("Feedback Filter")) == (9, "heap")


def nexus(*ice: str, credits: int = 9) -> Table:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=credits, rig=["Security Nexus"], hand=["2x Diesel"]),
        servers={"HQ": At(ice=[f"{piece} (rezzed)" for piece in ice])},
    )
    t.run("HQ")
    t.until(option="trigger")
    return t


@pytest.mark.card("Security Nexus")
def test_security_nexus_gives_memory_and_link_and_is_a_console() -> None:
    t = runner_turn(runner=Seat(credits=20, hand=["Security Nexus", "Desperado"]))
    install(t, "Security Nexus")
    assert (memory(t), link(t)) == (5, 1)
    assert not t.can("install", "Desperado")


@pytest.mark.card("Security Nexus")
def test_security_nexus_bypasses_ice_if_the_trace_fails() -> None:
    t = nexus("Archer", "Enigma", credits=4)
    t.runner("trigger", "Security Nexus")
    t.runner("number", number=4)
    assert t.happened("bypass", "Archer"), "5 against 1 link and 4 credits"
    finish_without(t, "Security Nexus")
    assert t.happened("encounter", "Enigma"), "once each turn"
    assert t.tags == 0


@pytest.mark.card("Security Nexus")
def test_security_nexus_tags_and_ends_the_run_if_the_trace_succeeds() -> None:
    t = nexus("Archer", credits=4)
    t.runner("trigger", "Security Nexus")
    t.runner("number", number=3)
    assert t.tags == 1
    assert t.happened("end the run")
    assert not t.happened("subroutine resolves")


@pytest.mark.card("Security Nexus")
def test_security_nexus_need_not_be_used_and_can_then_be_used_at_the_next_ice() -> None:
    t = nexus("Tithe", "Enigma")
    t.runner("pass")
    t.until(option="trigger")
    assert t.game.state.encounter is not None
    assert t.name(t.game.state.encounter.ice) == "Enigma"


# --- tags -------------------------------------------------------------------------------------------------


@pytest.mark.card("New Angeles City Hall")
def test_new_angeles_city_hall_avoids_a_tag_for_each_two_credits() -> None:
    t = runner_turn(runner=Seat(credits=3, hand=["Account Siphon"], rig=["New Angeles City Hall"]))
    t.runner("play", "Account Siphon")
    t.until(option="replace")
    t.runner("replace")
    t.runner("number", number=0)
    t.runner("use", "New Angeles City Hall")
    assert (t.tags, t.credits["runner"]) == (1, 1), "the second one could not be paid for"


@pytest.mark.card("New Angeles City Hall")
def test_new_angeles_city_hall_is_trashed_when_an_agenda_is_stolen() -> None:
    t = runner_turn(corp=Seat(hand=["Nisei MK II"]), runner=Seat(rig=["New Angeles City Hall"]))
    runs(t, "HQ")
    assert t.zone("New Angeles City Hall") == "heap"


@pytest.mark.card("New Angeles City Hall")
def test_new_angeles_city_hall_stays_when_an_agenda_is_scored() -> None:
    t = runner_turn(
        turn="corp",
        at="5.6.2a",
        runner=Seat(rig=["New Angeles City Hall"]),
        servers={"remote 1": At(root=["Vanity Project (6 advancement)"])},
    )
    t.corp("score", "Vanity Project")
    assert t.zone("New Angeles City Hall") == "table"


JESMINDER = "Jesminder Sareen: Girl Behind the Curtain"


@pytest.mark.card("Jesminder Sareen: Girl Behind the Curtain")
def test_jesminder_avoids_one_tag_the_first_time_in_each_run() -> None:
    t = runner_turn(
        runner=Seat(identity=JESMINDER),
        servers={"HQ": At(ice=["Data Raven (rezzed)", "Data Raven (rezzed)"])},
    )
    for tags in (1, 2):
        t.run("HQ")
        for _ in range(2):
            t.until(kind="choose effect")
            t.runner("effect", number=0)
        t.finish_run()
        t.until(kind="action")
        assert t.tags == tags, "the second raven tags, in each run"


@pytest.mark.card("Jesminder Sareen: Girl Behind the Curtain")
def test_jesminder_avoids_one_of_two_tags_and_none_outside_of_runs() -> None:
    t = runner_turn(runner=Seat(identity=JESMINDER, hand=["Account Siphon"]))
    t.runner("play", "Account Siphon")
    t.until(option="replace")
    t.runner("replace")
    t.runner("number", number=0)
    assert t.tags == 1
    servers = {"remote 1": At(root=["Breaking News (2 advancement)"])}
    t = runner_turn(turn="corp", at="5.6.2a", runner=Seat(identity=JESMINDER), servers=servers)
    t.corp("score", "Breaking News")
    assert t.tags == 2


@pytest.mark.card("John Masanori")
def test_john_masanori_draws_for_the_first_successful_run_and_tags_for_the_first_other_one() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(rig=["John Masanori"], deck=["9x Diesel"]),
        servers={"remote 1": At(ice=["Ice Wall (rezzed)"])},
    )
    for server, cards, tags in (("HQ", 1, 0), ("remote 1", 1, 1), ("HQ", 1, 1), ("remote 1", 1, 1)):
        runs(t, server)
        assert (len(names(t, "grip")), t.tags) == (cards, tags)
    next_turn(t)
    runs(t, "HQ")
    runs(t, "remote 1")
    assert (len(names(t, "grip")), t.tags) == (2, 2), "again in the next turn"


@pytest.mark.card("Sunny Lebeau: Security Specialist")
def test_sunny_lebeau_has_two_link_and_no_more_to_say() -> None:
    t = runner_turn(runner=Seat(identity="Sunny Lebeau: Security Specialist", credits=0))
    assert link(t) == 2
    runs(t, "HQ")
    assert (t.credits["runner"], t.clicks["runner"], t.tags) == (0, 3, 0)


# --- The Noble Path ---------------------------------------------------------------------------------------


@pytest.mark.card("The Noble Path")
def test_the_noble_path_trashes_the_grip_and_prevents_all_damage_of_its_run() -> None:
    servers = {"HQ": At(ice=["Neural Katana (rezzed)", "Viktor 1.0 (rezzed)"])}
    t = play("The Noble Path", "Mimic", "Diesel", servers=servers)
    assert names(t, "grip") == []
    t.runner("server", server="HQ")
    t.finish_run()
    assert not t.events("damage")
    assert t.game.result is None
    runs(t, "HQ")
    assert t.game.result == ("corp", "flatline"), "the next run is a plain one"


@pytest.mark.card("The Noble Path")
def test_the_noble_path_can_be_played_as_the_last_card_and_prevents_nothing_after_its_run() -> None:
    servers = {"remote 1": At(root=["Dedicated Response Team (rezzed)"])}
    t = play("The Noble Path", runner=Seat(tags=1), servers=servers)
    t.runner("server", server="R&D")
    t.finish_run()
    assert t.game.result == ("corp", "flatline")
