"""Events that make runs, of the newer sets."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import CORP, accesses, install, names, play, runner_turn
from tests.support.table import Table

THREAT_FOUR = ["2x Private Security Force"]
HANDS = CORP._replace(hand=["5x Hedge Fund"])


def announced(t: Table, server: str) -> Table:
    """Announce the server of an event's run, if there is a choice."""
    if t.can("server", server=server):
        t.runner("server", server=server)
    return t


def rezzed(*ice: str) -> At:
    return At(ice=[f"{one} (rezzed)" for one in ice])


# --- instead of breaching ---------------------------------------------------------------------------------


@pytest.mark.card("Singularity")
def test_singularity_trashes_the_root_of_a_remote_server_unseen_for_two_clicks() -> None:
    remotes = {
        "remote 1": At(root=["Nico Campaign", "Red Herrings"], ice=["Enigma"]),
        "remote 2": At(root=["PAD Campaign"]),
    }
    t = play("Singularity", servers=remotes)
    assert t.clicks["runner"] == 2
    assert not t.can("server", server="HQ")
    announced(t, "remote 1").finish_run()
    assert names(t, "Archives") == ["Nico Campaign", "Red Herrings"]
    assert (t.zone("Enigma"), t.zone("PAD Campaign"), accesses(t)) == ("table", "table", 0)


# --- bypassing --------------------------------------------------------------------------------------------


@pytest.mark.card("S-Dobrado")
def test_s_dobrado_bypasses_the_first_ice_of_a_run_on_a_central_server() -> None:
    t = play("S-Dobrado", servers={"HQ": rezzed("Enigma", "Enigma"), "remote 1": At(root=["PAD Campaign"])})
    assert not t.can("server", server="remote 1")
    announced(t, "HQ")
    t.finish_run()
    assert len(t.events("bypass")) == 1
    assert t.happened("subroutine resolves"), "the second ice is not bypassed"


@pytest.mark.card("S-Dobrado")
def test_s_dobrado_bypasses_the_second_ice_for_a_click_at_a_threat_of_four() -> None:
    t = play(
        "S-Dobrado",
        corp=CORP._replace(score=THREAT_FOUR),
        servers={"HQ": rezzed("Enigma", "Enigma", "Enigma")},
    )
    announced(t, "HQ")
    t.until(option="yes", about="may")
    t.runner("yes")
    assert (len(t.events("bypass")), t.clicks["runner"]) == (2, 2)
    t.finish_run()
    assert len(t.events("bypass")) == 2, "not the third"
    t = play(
        "S-Dobrado",
        runner=Seat(clicks=1),
        corp=CORP._replace(score=THREAT_FOUR),
        servers={"HQ": rezzed("Enigma", "Enigma")},
    )
    announced(t, "HQ").finish_run()
    assert len(t.events("bypass")) == 1, "it takes a click"


# --- counters and credits on the event --------------------------------------------------------------------


@pytest.mark.card("Raindrops Cut Stone")
def test_raindrops_cut_stone_draws_a_card_for_each_subroutine_and_gives_three_credits() -> None:
    for ice, cards in (("Ice Wall", 1), ("Pup", 2), ("Enigma", 2)):
        seat = Seat(credits=1, deck=["9x Diesel"])
        t = play("Raindrops Cut Stone", "3x Easy Mark", runner=seat, servers={"HQ": rezzed(ice)})
        announced(t, "HQ").finish_run()
        t.until(kind="action")
        gained = sum(e.amount for e in t.events("gain credits", side="runner"))
        drawn = [e.amount for e in t.events("draw", side="runner")]
        assert (gained, sum(drawn)) == (3, cards)
        assert t.zone("Raindrops Cut Stone") == "heap"


@pytest.mark.card("Raindrops Cut Stone")
def test_raindrops_cut_stone_draws_nothing_for_broken_subroutines() -> None:
    t = play("Raindrops Cut Stone", runner=Seat(credits=1, deck=["9x Diesel"]))
    announced(t, "R&D").finish_run()
    assert (t.credits["runner"], names(t, "grip")) == (3, [])


@pytest.mark.card("Trick Shot")
def test_trick_shot_pays_for_a_run_on_rnd_and_one_on_a_remote_server() -> None:
    runner = Seat(credits=1, rig=["Corroder"])
    servers = {"R&D": rezzed("Ice Wall"), "remote 1": At(root=["PAD Campaign"], ice=["Vanilla (rezzed)"])}
    t = play("Trick Shot", runner=runner, servers=servers)
    assert t.counters("Trick Shot", "credit") == 4
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    assert (t.credits["runner"], t.counters("Trick Shot", "credit")) == (0, 3)
    t.until(about="may")
    assert (accesses(t), t.counters("Trick Shot", "credit")) == (2, 5)
    t.runner("yes")
    assert t.attacked == "remote 1"
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    t.finish_run()
    assert (t.zone("PAD Campaign"), t.zone("Trick Shot")) == ("Archives", "heap")


@pytest.mark.card("Trick Shot")
def test_trick_shot_adds_nothing_to_a_run_that_fails_and_its_credits_are_gone_with_it() -> None:
    t = play(
        "Trick Shot",
        runner=Seat(credits=1),
        servers={"R&D": rezzed("Ice Wall"), "remote 1": At(root=["PAD Campaign"])},
    )
    t.until(about="may")
    assert (accesses(t), t.counters("Trick Shot", "credit")) == (0, 4)
    t.runner("no")
    t.until(kind="action")
    assert (t.zone("Trick Shot"), t.credits["runner"]) == ("heap", 0)


@pytest.mark.card("Spree")
def test_spree_moves_trojans_onto_ice_of_the_attacked_server_three_times() -> None:
    servers = {"HQ": rezzed("Pup"), "R&D": At(ice=["Ice Wall (rezzed)", "Enigma (rezzed)"])}
    t = runner_turn(runner=Seat(credits=9, hand=["Botulus", "Spree"], rig=["Corroder"]), servers=servers)
    install(t, "Botulus", "Pup")
    t.runner("play", "Spree")
    announced(t, "R&D")
    assert t.counters("Spree", "power") == 3
    t.until(option="use")
    t.runner("use", "Spree")
    if t.can("card", "Botulus"):
        t.runner("card", "Botulus")
    assert {t.name(o.card) for o in t.find("card")} == {"Ice Wall", "Enigma"}
    t.runner("card", "Enigma")
    assert host_of(t, "Botulus") == "Enigma"
    assert t.counters("Spree", "power") == 2


def host_of(t: Table, card: str) -> str:
    return t.name(t.game.state.cards[t.card(card)].host)
