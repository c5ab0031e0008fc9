"""The game of 1996: what is not offered, whom it does not concern, and the second of two chances."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.change.atoms import trash
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, facing, in_zone
from tests.support.classic_runner import CORP, offered, played, runner_turn, succeeds, to_action

# --- another chance ---------------------------------------------------------------------------------------


@pytest.mark.card("Smarteye")
def test_smarteye_looks_at_unrezzed_ice_once_in_each_run() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, clicks=3, rig=["Smarteye"], hand=HAND),
        servers={"HQ": At(ice=["Canis Minor (rezzed)", "Filter", "Hunter"])},
    )
    for _ in range(2):
        t.run("HQ")
        t.until(side="runner", option="trigger")
        assert t.happened("pass", "Canis Minor"), "not at ice that is rezzed"
        t.runner("trigger", "Smarteye")
        t.runner("no")
        while t.decision.kind != "action":
            assert not t.can("trigger", "Smarteye")
            t.passes()


@pytest.mark.card("Bodyweight(tm) Data Creche")
def test_a_third_run_of_the_turn_brings_no_second_one_for_nothing() -> None:
    t = runner_turn(runner=Seat(clicks=4, rig=["Bodyweight(tm) Data Creche"], hand=HAND))
    t.run("HQ")
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Bodyweight(tm) Data Creche")
    t.runner("server", server="HQ")
    to_action(t)
    t.run("HQ")
    while t.decision.kind != "action":
        assert not t.can("trigger", "Bodyweight(tm) Data Creche")
        t.passes()


@pytest.mark.card("Olivia Salazar")
def test_olivia_salazar_has_ice_of_her_own_fort_in_mind() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=20),
        runner=Seat(credits=9, hand=HAND),
        servers={
            "HQ": At(ice=["Canis Minor", "Mazer"], root=["Olivia Salazar (rezzed)"]),
            "R&D": At(ice=["Filter"]),
        },
    )
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Olivia Salazar")
    assert offered(t) == ["Canis Minor", "Mazer"]


# --- whom it does not concern -----------------------------------------------------------------------------


@pytest.mark.card("Armored Fridge", "Force Shield", "Evil Twin", "Cybertech Think Tank")
def test_one_kind_of_damage_is_not_another() -> None:
    t = runner_turn(
        corp=Seat(credits=9, deck=DECK, hand=["Keeper"]),
        runner=Seat(rig=["Armored Fridge (3 ablative)"], hand=HAND),
        servers={
            "HQ": At(ice=["Laser Wire (rezzed)"]),
            "remote 1": At(root=["Cybertech Think Tank (rezzed, 2 advancement)"]),
        },
    )
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Armored Fridge")
        assert not t.can("use", "Cybertech Think Tank")
        t.passes()
    assert damage(t, "net") == [1]
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, rig=["Force Shield", "Evil Twin"], hand=HAND),
    )
    t.corp("play", "Scorched Earth")
    assert not t.can("trigger")
    assert damage(t, "meat") == [4]


@pytest.mark.card("Armored Fridge", "Rockerboy Promotion", "Short-Term Contract")
def test_who_owns_a_card_trashes_it_when_it_is_empty() -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, rig=["Armored Fridge (1 ablative)"], hand=HAND),
    )
    t.corp("play", "Scorched Earth")
    t.runner("use", "Armored Fridge")
    t.until(side="corp", kind="action")
    fridge = [change for change in t.events("trash") if t.name(change.card) == "Armored Fridge"]
    assert [change.side for change in fridge] == ["runner"]
    t = corp_turn(
        corp=Seat(deck=DECK), servers={"remote 1": At(root=["Rockerboy Promotion (rezzed, 3 credit)"])}
    )
    t.corp("use", "Rockerboy Promotion")
    assert [change.side for change in t.events("trash")] == ["corp"]
    t = runner_turn(runner=Seat(rig=["Short-Term Contract (2 credit)"]))
    t.runner("use", "Short-Term Contract")
    assert [change.side for change in t.events("trash")] == ["runner"]


@pytest.mark.card("Boostergang Connections", "Remote Detonator", "Puzzle")
def test_who_does_it_trashes() -> None:
    t = played("Boostergang Connections", "Krash", "Worm", runner=Seat(credits=9, deck=["4x Score!"]))
    hand = [change for change in t.events("trash") if t.name(change.card) in ("Krash", "Worm")]
    assert {change.side for change in hand} == {"runner"}
    t = runner_turn(
        runner=Seat(credits=9, clicks=4, hand=["Remote Detonator", *HAND]),
        servers={"HQ": At(ice=["Canis Minor (rezzed)"])},
    )
    succeeds(t, "HQ")
    t.runner("play", "Remote Detonator")
    ice = [change.side for change in t.events("trash") if t.name(change.card) == "Canis Minor"]
    assert ice == ["runner"]
    corp = Seat(hand=["Keeper"], deck=DECK)
    t = facing("Puzzle", corp=corp, runner=Seat(clicks=1, hand=HAND))
    t.until(side="corp", kind="action")
    assert [change.side for change in t.events("trash")] == ["corp"]


@pytest.mark.card("Satellite Monitors", "Cascade", "Scaldan", "Investment Firm")
def test_the_start_of_the_runners_turn_is_not_the_corps() -> None:
    t = runner_turn(
        corp=Seat(credits=0, hand=["Keeper"], deck=["20x Keeper"]),
        runner=Seat(credits=0, clicks=4, rig=["Cascade", "Scaldan"], hand=HAND, deck=["9x Score!"]),
        servers={
            "remote 1": At(root=["Satellite Monitors (rezzed)"]),
            "remote 2": At(root=["Investment Firm (rezzed)"]),
        },
    )
    for server in ("R&D", "R&D", "HQ", "HQ"):
        t.run(server)
        t.finish_run()
        t.until(kind="action")
    while (t.decision.side, t.decision.kind) != ("corp", "action"):
        t.passes()
    dice, gone = len(t.events("die")), len(in_zone(t, "Archives"))
    assert (dice, gone) == (2, 1)
    while (t.decision.side, t.decision.kind) != ("runner", "action"):
        assert not (t.can("trigger", "Satellite Monitors") and t.events("turn begins")[-1].side == "runner")
        t.corp("draw") if t.can("draw") else t.passes()
    t.runner("gain credit")
    assert t.decision.about != "save-instead"
    assert len(t.events("die")) == dice
    assert len(t.events("trash")) == gone


@pytest.mark.card("Corporate Retreat")
def test_a_retreat_goes_on_while_the_runner_installs_something() -> None:
    t = runner_turn(
        corp=CORP._replace(score=["Corporate Retreat (1 retreat)"]),
        runner=Seat(credits=9, hand=["MRAM Chip"]),
    )
    t.runner("install", "MRAM Chip")
    to_action(t)
    assert t.counters("Corporate Retreat", "retreat") == 1


@pytest.mark.card("Emergency Rig")
def test_a_kludge_comes_off_as_the_corps_turn_begins() -> None:
    t = corp_turn(
        corp=Seat(credits=9, clicks=1, hand=["Emergency Rig"], deck=DECK),
        servers={"HQ": At(ice=["Mazer"])},
    )
    t.corp("play", "Emergency Rig")
    t.corp("number", number=2)
    to_action(t)
    assert t.counters("Mazer", "kludge") == 2
    t.until(side="corp", kind="action")
    assert t.counters("Mazer", "kludge") == 1


@pytest.mark.card("Viral Pipeline")
def test_a_socket_is_for_the_three_central_forts() -> None:
    t = runner_turn(runner=Seat(rig=["Viral Pipeline"], hand=HAND), servers={"remote 1": At(root=["Krumz"])})
    succeeds(t, "remote 1")
    assert not t.game.state.loose_counters


@pytest.mark.card("Chimera", "Credit Blocks", "Caryatid", "Pocket Virtual Reality")
def test_another_card_of_the_corps_is_no_occasion() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=20),
        runner=Seat(rig=["Imp"], hand=HAND),
        servers={
            "remote 1": At(root=["Krumz"]),
            "remote 2": At(root=["Chimera (rezzed)"]),
            "HQ": At(ice=["Canis Minor"]),
            "R&D": At(ice=["Credit Blocks (rezzed)", "Caryatid (rezzed)", "Pocket Virtual Reality (rezzed)"]),
        },
    )
    succeeds(t, "remote 1")
    assert t.zone("Imp") == "table"
    t.run("HQ")
    t.corp("rez", "Canis Minor")
    while t.in_run():
        assert not (t.decision.side == "corp" and t.can("yes"))
        assert t.counters("Pocket Virtual Reality", "credit") == 0
        t.passes()


@pytest.mark.card("Time to Collect")
def test_time_to_collect_is_for_installed_resources() -> None:
    rig = ["Time to Collect", "Krash"]
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, rig=rig, hand=["5x Fall Guy"]),
    )
    t.corp("play", "Scorched Earth")
    assert not t.can("use", "Time to Collect")
    assert damage(t, "meat") == [4]
    t = corp_turn(corp=Seat(deck=DECK), runner=Seat(rig=rig, hand=HAND))
    trash(t.game.state, (t.card("Krash"),), "corp")
    assert t.zone("Krash") == "heap"
