"""Core Set: assets."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import GRIP, accessing, corp_turn, damage, names
from tests.support.table import Table


@pytest.mark.card("Adonis Campaign")
def test_adonis_pays_out_in_four_turns_and_is_trashed() -> None:
    t = corp_turn(at="5.6.1b", corp=Seat(credits=4), servers={"remote 1": At(root=["Adonis Campaign"])})
    t.corp("rez", "Adonis Campaign")
    assert t.counters("Adonis Campaign", "credit") == 9, "12, and the turn has begun"
    assert t.credits["corp"] == 3


@pytest.mark.card("Adonis Campaign")
def test_an_empty_adonis_is_trashed() -> None:
    adonis = "Adonis Campaign (rezzed, 3 credits)"
    t = corp_turn(at="5.6.1d", corp=Seat(credits=0, deck=["Enigma"]), servers={"remote 1": At(root=[adonis])})
    assert t.credits["corp"] == 3
    assert t.zone("Adonis Campaign") == "Archives"


@pytest.mark.card("Aggressive Secretary")
def test_aggressive_secretary_trashes_a_program_for_each_advancement() -> None:
    rig = Seat(rig=["Corroder", "Mimic", "Gordian Blade"])
    t = accessing("Aggressive Secretary (2 advancement)", corp=Seat(credits=2), runner=rig)
    t.corp("yes")
    t.corp("card", "Corroder")
    t.corp("card", "Mimic")
    assert names(t, "heap") == ["Corroder", "Mimic"]
    assert t.credits["corp"] == 0
    assert t.zone("Gordian Blade") == "table"


@pytest.mark.card("Aggressive Secretary")
@pytest.mark.parametrize(("credits", "advancement"), [(1, 1), (2, 0)])
def test_aggressive_secretary_needs_credits_and_advancement(credits: int, advancement: int) -> None:
    secretary = f"Aggressive Secretary ({advancement} advancement)"
    t = accessing(secretary, corp=Seat(credits=credits), runner=Seat(rig=["Corroder"]))
    assert t.decision.side == "runner"
    t.finish_run()
    assert t.zone("Corroder") == "table"


@pytest.mark.card("Aggressive Secretary", "Ghost Branch", "Project Junebug")
@pytest.mark.parametrize("ambush", ["Aggressive Secretary", "Ghost Branch", "Project Junebug"])
def test_an_ambush_can_be_advanced_face_down(ambush: str) -> None:
    t = Table(position(turn="corp", servers={"remote 1": At(root=[ambush])}))
    t.corp("advance", ambush)
    assert t.counters(ambush, "advancement") == 1


@pytest.mark.card("Ghost Branch")
def test_ghost_branch_gives_a_tag_for_each_advancement() -> None:
    t = accessing("Ghost Branch (3 advancement)")
    t.corp("trigger", "Ghost Branch")
    assert t.tags == 3


@pytest.mark.card("Ghost Branch")
def test_ghost_branch_is_optional() -> None:
    t = accessing("Ghost Branch (3 advancement)")
    t.corp("pass")
    assert t.tags == 0


@pytest.mark.card("Melange Mining Corp.")
def test_melange_takes_a_whole_turn() -> None:
    t = corp_turn(corp=Seat(credits=0), servers={"remote 1": At(root=["Melange Mining Corp. (rezzed)"])})
    t.corp("use", "Melange Mining Corp.")
    assert (t.credits["corp"], t.clicks["corp"]) == (7, 0)


@pytest.mark.card("Melange Mining Corp.")
def test_melange_cannot_be_used_with_two_clicks() -> None:
    melange = {"remote 1": At(root=["Melange Mining Corp. (rezzed)"])}
    assert not corp_turn(corp=Seat(clicks=2), servers=melange).can("use", "Melange Mining Corp.")


@pytest.mark.card("PAD Campaign")
def test_pad_campaign_pays_as_the_corp_s_turn_begins_and_not_as_the_runner_s_does() -> None:
    pad = {"remote 1": At(root=["PAD Campaign (rezzed)"])}
    t = corp_turn(at="5.6.1d", corp=Seat(credits=0, deck=["Enigma"]), servers=pad)
    assert t.credits["corp"] == 1
    t = Table(position(at="5.7.1d", corp=Seat(credits=0), servers=pad))
    assert t.credits["corp"] == 0


@pytest.mark.card("Project Junebug")
def test_project_junebug_does_two_net_damage_for_each_advancement() -> None:
    t = accessing("Project Junebug (2 advancement)", corp=Seat(credits=1), runner=GRIP)
    t.corp("yes")
    assert (damage(t, "net"), t.credits["corp"]) == (4, 0)


@pytest.mark.card("Project Junebug")
@pytest.mark.parametrize("credits", [0, 1])
def test_project_junebug_does_nothing_unless_it_is_paid_for(credits: int) -> None:
    t = accessing("Project Junebug (2 advancement)", corp=Seat(credits=credits), runner=GRIP)
    if credits:
        t.corp("no")
    t.finish_run()
    assert damage(t, "net") == 0


@pytest.mark.card("Security Subcontract")
def test_security_subcontract_trades_rezzed_ice_for_four_credits() -> None:
    ice = {
        "HQ": At(ice=["Ice Wall (rezzed)", "Enigma"]),
        "remote 1": At(root=["Security Subcontract (rezzed)"]),
    }
    t = corp_turn(corp=Seat(credits=0), servers=ice)
    t.corp("use", "Security Subcontract")
    assert (t.credits["corp"], t.clicks["corp"]) == (4, 2)
    assert t.zone("Ice Wall") == "Archives"
    assert not t.can("use", "Security Subcontract"), "unrezzed ice will not do"


@pytest.mark.card("Snare!")
def test_snare_tags_and_hurts_for_four_credits() -> None:
    t = accessing("Snare!", corp=Seat(credits=4), runner=GRIP)
    t.corp("yes")
    assert (t.tags, damage(t, "net"), t.credits["corp"]) == (1, 3, 0)
    assert not t.happened("reveal")


@pytest.mark.card("Snare!")
def test_snare_is_optional() -> None:
    t = accessing("Snare!", corp=Seat(credits=4), runner=GRIP)
    t.corp("no")
    assert (t.tags, damage(t, "net"), t.credits["corp"]) == (0, 0, 4)


@pytest.mark.card("Snare!")
@pytest.mark.parametrize(("server", "revealed"), [("R&D", True), ("HQ", False)])
def test_snare_works_in_rnd_where_it_is_revealed_and_in_hq(server: str, revealed: bool) -> None:
    corp = Seat(deck=["Snare!"]) if server == "R&D" else Seat(hand=["Snare!"])
    t = Table(position(corp=corp, runner=GRIP))
    t.run(server)
    t.until(side="corp")
    t.corp("yes")
    assert (t.tags, damage(t, "net")) == (1, 3)
    assert t.happened("reveal", "Snare!") == revealed


@pytest.mark.card("Snare!")
def test_snare_does_nothing_in_archives() -> None:
    t = Table(position(corp=Seat(discard=["Snare!"]), runner=GRIP))
    t.run("Archives")
    t.finish_run()
    assert t.happened("access", "Snare!")
    assert (t.tags, damage(t, "net"), t.credits["corp"]) == (0, 0, 5)
