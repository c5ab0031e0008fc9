"""The resources of the Core Set."""

import pytest

from rulerunner import At, Seat
from tests.support.encounters import strength_of, to_next_ice
from tests.support.runner import (
    CORP,
    accesses,
    finish_without,
    install,
    link,
    loads_itself_alone,
    names,
    next_turn,
    offered,
    runner_turn,
    to_action,
    turn_begins,
)
from tests.support.table import Table


@pytest.mark.card("Access to Globalsec")
def test_access_to_globalsec_is_one_link_for_each_copy() -> None:
    t = runner_turn(runner=Seat(hand=["2x Access to Globalsec"]))
    install(t, "Access to Globalsec")
    install(t, "Access to Globalsec")
    assert link(t) == 2


# --- credits ----------------------------------------------------------------------------------------------


@pytest.mark.card("Aesop’s Pawnshop")
def test_aesops_pawnshop_buys_another_installed_card_as_the_turn_begins() -> None:
    t = turn_begins("Aesop’s Pawnshop", "Mimic", "Desperado", credits=0)
    t.runner("yes")
    assert offered(t) == {"Mimic", "Desperado"}, "not itself"
    t.runner("card", "Mimic")
    assert (t.zone("Mimic"), t.credits["runner"]) == ("heap", 3)
    assert t.decision.kind == "action", "once each turn"


@pytest.mark.card("Aesop’s Pawnshop")
def test_aesops_pawnshop_may_be_declined_and_does_not_buy_itself() -> None:
    t = turn_begins("Aesop’s Pawnshop", "Mimic", credits=0)
    t.runner("no")
    assert (t.zone("Mimic"), t.credits["runner"]) == ("table", 0)
    t = turn_begins("Aesop’s Pawnshop", credits=0)
    assert t.decision.kind == "action"
    t = runner_turn(turn="corp", at="5.6.1a", runner=Seat(rig=["Aesop’s Pawnshop", "Mimic"]))
    assert t.decision.side == "corp", "nothing is sold as the Corp's turn begins"


@pytest.mark.card("Armitage Codebusting")
def test_armitage_codebusting_pays_two_credits_a_click_until_it_is_empty() -> None:
    assert loads_itself_alone("Armitage Codebusting", "credit") == 12
    t = runner_turn(runner=Seat(credits=1, hand=["Armitage Codebusting"]))
    install(t, "Armitage Codebusting")
    for left in (10, 8, 6):
        t.runner("use", "Armitage Codebusting")
        assert t.counters("Armitage Codebusting", "credit") == left
    assert t.credits["runner"] == 6


@pytest.mark.card("Armitage Codebusting")
def test_an_empty_armitage_codebusting_is_trashed() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Armitage Codebusting (2 credits)"]))
    t.runner("use", "Armitage Codebusting")
    assert (t.zone("Armitage Codebusting"), t.credits["runner"]) == ("heap", 2)


@pytest.mark.card("Data Dealer")
def test_data_dealer_pays_nine_credits_for_an_agenda() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Data Dealer"], score=["Hostile Takeover", "Nisei MK II"]))
    t.runner("use", "Data Dealer")
    t.runner("card", "Hostile Takeover")
    assert names(t, "runner score") == ["Nisei MK II"]
    assert t.zone("Hostile Takeover") == "removed"
    assert (t.credits["runner"], t.clicks["runner"]) == (9, 3)


@pytest.mark.card("Data Dealer")
def test_data_dealer_needs_an_agenda_of_the_runners() -> None:
    t = runner_turn(corp=Seat(score=["Hostile Takeover"]), runner=Seat(rig=["Data Dealer"]))
    assert not t.can("use")


# --- Bank Job ---------------------------------------------------------------------------------------------

REMOTE = {"remote 1": At(root=["PAD Campaign"])}


@pytest.mark.card("Bank Job")
def test_bank_job_may_be_robbed_instead_of_accessing_a_remote_server() -> None:
    assert loads_itself_alone("Bank Job", "credit") == 8
    t = runner_turn(runner=Seat(credits=0, rig=["Bank Job (8 credits)"]), servers=REMOTE)
    t.run("remote 1")
    t.until(option="replace")
    t.runner("replace", "Bank Job")
    assert [o.number for o in t.decision.options] == list(range(9))
    t.runner("number", number=3)
    t.finish_run()
    assert (t.credits["runner"], t.counters("Bank Job", "credit"), accesses(t)) == (3, 5, 0)


@pytest.mark.card("Bank Job")
def test_bank_job_is_trashed_when_it_is_empty() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Bank Job (8 credits)"]), servers=REMOTE)
    t.run("remote 1")
    t.until(option="replace")
    t.runner("replace", "Bank Job")
    t.runner("number", number=8)
    assert (t.credits["runner"], t.zone("Bank Job")) == (8, "heap")


@pytest.mark.card("Bank Job")
def test_bank_job_may_be_left_alone_and_is_not_for_central_servers() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Bank Job (8 credits)"]), servers=REMOTE)
    t.run("HQ")
    finish_without(t, "Bank Job")
    assert accesses(t) == 1
    t.run("remote 1")
    t.until(option="replace")
    t.runner("no")
    t.finish_run()
    to_action(t)
    assert (accesses(t), t.counters("Bank Job", "credit")) == (2, 8)
    t.run("HQ")
    finish_without(t, "Bank Job")


# --- preventing -------------------------------------------------------------------------------------------


def scorched(*rig: str, operation: str = "Scorched Earth", tags: int = 1) -> Table:
    """The Corp's turn: it plays an operation against the Runner, who has five cards."""
    seat = Seat(hand=["5x Diesel"], rig=rig, tags=tags)
    corp = CORP._replace(credits=9, hand=[operation])
    t = runner_turn(turn="corp", corp=corp, runner=seat)
    t.corp("play", operation)
    return t


@pytest.mark.card("Crash Space")
@pytest.mark.parametrize("prevented", [1, 2, 3])
def test_crash_space_is_trashed_to_prevent_up_to_three_meat_damage(prevented: int) -> None:
    t = scorched("Crash Space")
    t.runner("use", "Crash Space")
    assert [o.number for o in t.decision.options] == [1, 2, 3]
    t.runner("number", number=prevented)
    assert [e.amount for e in t.events("damage")] == [4 - prevented]
    assert t.zone("Crash Space") == "heap"


@pytest.mark.card("Crash Space")
def test_crash_space_prevents_no_net_damage() -> None:
    t = runner_turn(
        runner=Seat(hand=["5x Diesel"], rig=["Crash Space"]),
        servers={"HQ": At(ice=["Neural Katana (rezzed)"])},
    )
    t.run("HQ")
    finish_without(t, "Crash Space")
    assert [e.amount for e in t.events("damage")] == [3]


@pytest.mark.card("Crash Space")
def test_crash_space_has_two_credits_each_turn_to_remove_a_tag_with() -> None:
    t = runner_turn(runner=Seat(credits=0, tags=2, rig=["Crash Space"], hand=["Easy Mark", "Bank Job"]))
    assert not t.can("install"), "its credits are for nothing else"
    t.runner("remove tag")
    assert (t.tags, t.counters("Crash Space", "credit")) == (1, 0)
    assert not t.can("remove tag")
    next_turn(t)
    assert t.counters("Crash Space", "credit") == 2


@pytest.mark.card("Decoy")
def test_decoy_is_trashed_to_avoid_one_tag() -> None:
    t = runner_turn(runner=Seat(hand=["Account Siphon"], rig=["Decoy"]))
    t.runner("play", "Account Siphon")
    t.until(option="replace")
    t.runner("replace", "Account Siphon")
    t.runner("number", number=0)
    t.runner("use", "Decoy")
    assert (t.tags, t.zone("Decoy")) == (1, "heap")


@pytest.mark.card("Sacrificial Construct")
def test_sacrificial_construct_is_trashed_in_place_of_a_program_or_hardware() -> None:
    t = runner_turn(
        runner=Seat(rig=["Sacrificial Construct", "Mimic"]),
        servers={"HQ": At(ice=["Rototurret (rezzed)"])},
    )
    t.run("HQ")
    t.until(kind="interrupt")
    t.runner("use", "Sacrificial Construct")
    assert (t.zone("Mimic"), t.zone("Sacrificial Construct")) == ("table", "heap")
    t.finish_run()
    assert t.zone("Mimic") == "table"


@pytest.mark.card("Sacrificial Construct")
def test_sacrificial_construct_saves_one_of_several_programs() -> None:
    t = runner_turn(
        corp=Seat(credits=2),
        runner=Seat(rig=["Sacrificial Construct", "Mimic", "Corroder"]),
        servers={"remote 1": At(root=["Aggressive Secretary (2 advancement)"])},
    )
    t.run("remote 1")
    t.until(side="corp", kind="yes or no")
    t.corp("yes")
    t.until(kind="interrupt")
    t.runner("use", "Sacrificial Construct", number=t.card("Mimic"))
    assert (t.zone("Mimic"), t.zone("Corroder")) == ("table", "heap")


@pytest.mark.card("Sacrificial Construct")
def test_sacrificial_construct_may_be_kept_and_saves_no_resource_and_no_card_trashed_as_a_cost() -> None:
    t = turn_begins("Aesop’s Pawnshop", "Mimic", "Sacrificial Construct")
    t.runner("yes")
    t.runner("card", "Mimic")
    assert (t.zone("Mimic"), t.zone("Sacrificial Construct")) == ("heap", "table"), "Mimic was a price"
    t = runner_turn(turn="corp", runner=Seat(tags=1, rig=["Sacrificial Construct", "Bank Job (8 credits)"]))
    t.corp("trash resource")
    t.corp("card", "Bank Job")
    assert (t.zone("Bank Job"), t.zone("Sacrificial Construct")) == ("heap", "table")


# --- the others -------------------------------------------------------------------------------------------


@pytest.mark.card("Ice Carver")
def test_ice_carver_weakens_whatever_ice_is_encountered_while_it_is() -> None:
    t = runner_turn(
        runner=Seat(hand=["5x Diesel"], rig=["Ice Carver", "Datasucker (1 virus)"]),
        servers={"HQ": At(ice=["Karunā (rezzed)", "Enigma (rezzed)"])},
    )
    assert (strength_of(t, "Karunā"), strength_of(t, "Enigma")) == (3, 2)
    t.run("HQ")
    to_next_ice(t, "Karunā")
    assert (strength_of(t, "Karunā"), strength_of(t, "Enigma")) == (2, 2)
    to_next_ice(t, "Enigma")
    assert (strength_of(t, "Karunā"), strength_of(t, "Enigma")) == (3, 1)


@pytest.mark.card("Wyldside")
def test_wyldside_draws_two_cards_and_loses_a_click_as_the_turn_begins() -> None:
    t = turn_begins("Wyldside", deck=["3x Diesel"])
    assert names(t, "grip") == ["Diesel"] * 2
    assert t.clicks["runner"] == 3
    assert [e.amount for e in t.events("lose clicks")] == [1]
    t = runner_turn(turn="corp", at="5.6.1a", runner=Seat(rig=["Wyldside"], deck=["3x Diesel"]))
    t.until(side="corp", kind="action")
    assert names(t, "grip") == [], "nothing of that in the Corp's turn"
