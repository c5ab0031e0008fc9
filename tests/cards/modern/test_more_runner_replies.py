"""Runner cards that wait for a turn, or for what the Corp does."""

import pytest

from rulerunner import At, Seat
from tests.cards.modern.test_more_runner_turns import DECK, REMOTE
from tests.support.runner import (
    CORP,
    install,
    names,
    next_turn,
    offered,
    runner_turn,
    runs,
    to_action,
)

# --- turns -------------------------------------------------------------------------------------------------


@pytest.mark.card("Lat: Ethical Freelancer")
@pytest.mark.parametrize(("hand", "asks"), [(["Hedge Fund"], True), (["2x Hedge Fund"], False)])
def test_lat_may_draw_with_as_many_cards_as_the_corp(hand: list[str], asks: bool) -> None:
    t = runner_turn(
        corp=CORP._replace(hand=hand),
        runner=Seat(identity="Lat: Ethical Freelancer", clicks=1, hand=["Diesel"], deck=DECK),
    )
    t.runner("gain credit")
    seen = False
    while t.decision.side == "runner" or t.decision.kind != "action":
        if t.can("yes"):
            seen = True
            t.runner("yes")
        else:
            t.passes()
    assert (seen, len(names(t, "grip"))) == (asks, 2 if asks else 1)


@pytest.mark.card("Supercorridor")
@pytest.mark.parametrize(("credits", "asks"), [(6, True), (7, False)])
def test_supercorridor_pays_two_if_both_have_as_much(credits: int, asks: bool) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=credits), runner=Seat(credits=5, clicks=1, rig=["Supercorridor"])
    )
    t.runner("gain credit")
    while t.decision.side == "runner" or t.decision.kind != "action":
        if t.can("yes"):
            t.runner("yes")
        else:
            t.passes()
    assert t.credits["runner"] == (8 if asks else 6)


@pytest.mark.card("Trickster Taka")
def test_trickster_taka_pays_for_programs_in_runs() -> None:
    t = runner_turn(
        at="5.7.1d",
        runner=Seat(credits=0, rig=["Trickster Taka (1 credits)", "Corroder"], hand=["Easy Mark"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    to_action(t)
    assert t.counters("Trickster Taka", "credit") == 2
    t.run("HQ")
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    assert t.counters("Trickster Taka", "credit") == 1


@pytest.mark.card("Trickster Taka")
@pytest.mark.parametrize(("credits", "option"), [(2, None), (3, 0), (3, 1)])
def test_trickster_taka_asks_for_a_tag_once_there_are_three(credits: int, option: int | None) -> None:
    t = runner_turn(runner=Seat(clicks=1, rig=[f"Trickster Taka ({credits} credits)"]))
    t.runner("gain credit")
    if option is not None:
        t.until(option="effect")
        t.runner("effect", number=option)
    t.until(side="corp", kind="action")
    assert (t.tags, t.zone("Trickster Taka")) == (int(option == 0), "heap" if option == 1 else "table")


@pytest.mark.card("Tapwrm")
@pytest.mark.parametrize(("corp", "credits"), [(4, 0), (5, 1), (14, 2)])
def test_tapwrm_pays_one_for_every_five_credits_of_the_corp(corp: int, credits: int) -> None:
    t = runner_turn(at="5.7.1d", corp=CORP._replace(credits=corp), runner=Seat(credits=0, rig=["Tapwrm"]))
    to_action(t)
    assert t.credits["runner"] == credits


@pytest.mark.card("Tapwrm")
def test_tapwrm_is_installed_after_a_run_on_a_central_server_and_purged() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Tapwrm"]), servers=REMOTE)
    assert not t.can("install", "Tapwrm")
    runs(t, "remote 1")
    assert not t.can("install", "Tapwrm")
    runs(t, "HQ")
    install(t, "Tapwrm")
    assert t.zone("Tapwrm") == "table"
    t = runner_turn(turn="corp", corp=CORP, runner=Seat(rig=["Tapwrm"]))
    t.corp("purge")
    t.until(kind="action")
    assert t.zone("Tapwrm") == "heap"


# --- what the Corp does ------------------------------------------------------------------------------------


@pytest.mark.card("PAD Tap")
def test_pad_tap_pays_for_the_first_credits_a_card_gives_the_corp() -> None:
    t = runner_turn(
        turn="corp",
        corp=Seat(credits=9, clicks=3, hand=["2x Hedge Fund"], deck=["9x Ice Wall"]),
        runner=Seat(credits=0, rig=["PAD Tap"]),
    )
    t.corp("gain credit")
    to = t.decision
    assert to.kind != "reaction"
    t.until(side="corp", kind="action")
    t.corp("play", "Hedge Fund")
    t.until(side="runner", option="yes")
    t.runner("yes")
    assert t.credits["runner"] == 1
    t.until(side="corp", kind="action")
    t.corp("play", "Hedge Fund")
    assert not t.can("yes")
    assert t.credits["runner"] == 1


@pytest.mark.card("PAD Tap")
def test_the_corp_may_trash_pad_tap_for_a_click_and_three_credits() -> None:
    t = runner_turn(turn="corp", corp=CORP._replace(credits=3), runner=Seat(rig=["PAD Tap"]))
    t.corp("use", "PAD Tap")
    assert (t.zone("PAD Tap"), t.credits["corp"], t.clicks["corp"]) == ("heap", 0, 2)


@pytest.mark.card("Councilman")
@pytest.mark.parametrize("pays", [False, True])
def test_councilman_derezzes_what_was_just_rezzed(pays: bool) -> None:
    t = runner_turn(corp=CORP._replace(credits=9), runner=Seat(credits=2, rig=["Councilman"]), servers=REMOTE)
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Nico Campaign")
    t.until(side="runner", option="yes")
    t.runner("yes" if pays else "no")
    assert t.rezzed("Nico Campaign") is not pays
    assert (t.credits["runner"], t.zone("Councilman")) == ((0, "heap") if pays else (2, "table"))
    while t.in_run():
        assert not t.can("rez", "Nico Campaign")
        t.passes()


@pytest.mark.card("DDoS")
def test_ddos_keeps_the_outermost_ice_down() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(rig=["DDoS"]),
        servers={"HQ": At(ice=["Enigma", "Ice Wall"])},
    )
    t.until(option="use")
    t.runner("use", "DDoS")
    to_action(t)
    t.run("HQ")
    rezzable = set()
    while t.in_run():
        rezzable |= offered(t, "rez")
        t.passes()
    assert rezzable == {"Ice Wall"}


@pytest.mark.card("Hacktivist Meeting")
def test_hacktivist_meeting_makes_rezzing_cost_a_random_card() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9, hand=["2x Hedge Fund"]),
        runner=Seat(credits=9, hand=["Hacktivist Meeting"]),
        servers=REMOTE | {"HQ": At(ice=["Ice Wall"])},
    )
    t.runner("play", "Hacktivist Meeting")
    to_action(t)
    assert t.zone("Hacktivist Meeting") == "play"
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Nico Campaign")
    assert (len(names(t, "HQ")), t.rezzed("Nico Campaign")) == (1, True)
    t.until(side="corp", option="rez")
    t.corp("rez", "Ice Wall")
    assert len(names(t, "HQ")) == 1, "ice costs no more"


@pytest.mark.card("Hacktivist Meeting")
def test_hacktivist_meeting_goes_as_an_agenda_is_scored() -> None:
    t = runner_turn(
        turn="corp",
        at="5.6.2a",
        runner=Seat(play=["Hacktivist Meeting"]),
        servers={"remote 1": At(root=["Breaking News (2 advancement)"])},
    )
    t.corp("score", "Breaking News")
    t.until(kind="action")
    assert t.zone("Hacktivist Meeting") == "heap"
    next_turn(t)
