"""Cards about runs that lie in the heap or the grip, or are hosted on ice."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import rez_cost
from tests.support.encounters import break_with, broken, can_break, meeting, strength_of
from tests.support.runner import CORP, accesses, finish_without, install, names, runner_turn, runs, to_action
from tests.support.table import Table


@pytest.mark.card("Atman")
def test_atman_gets_a_counter_for_each_credit_paid_as_it_is_installed() -> None:
    for paid in (0, 3):
        t = runner_turn(runner=Seat(credits=9, hand=["Atman"]))
        install(t, "Atman")
        assert [o.number for o in t.find("number")] == [0, 1, 2, 3, 4, 5, 6]
        t.runner("number", number=paid)
        assert (t.counters("Atman", "power"), t.credits["runner"]) == (paid, 6 - paid)
        assert strength_of(t, "Atman") == paid


@pytest.mark.card("Atman")
def test_atman_interfaces_with_ice_of_its_own_strength_alone() -> None:
    for ice, able in (("Enigma", True), ("Ice Wall", False), ("Wall of Static", False)):
        assert can_break(meeting(ice, rig=("Atman (2 power)",)), "Atman") == able
    t = meeting("Enigma", rig=("Atman (2 power)",))
    break_with(t, "Atman", 1)
    assert (broken(t), t.credits["runner"]) == (1, 29)


@pytest.mark.card("Hades Shard", "Utopia Shard")
@pytest.mark.parametrize(("shard", "server"), [("Hades Shard", "Archives"), ("Utopia Shard", "HQ")])
def test_a_shard_is_installed_from_the_grip_instead_of_a_breach(shard: str, server: str) -> None:
    corp = CORP._replace(discard=["PAD Campaign"])
    for taken in (True, False):
        t = runner_turn(corp=corp, runner=Seat(credits=0, hand=[shard]))
        runs(t, "R&D")
        seen = accesses(t)
        t.run(server)
        t.until(option="trigger")
        t.runner("trigger" if taken else "pass")
        t.finish_run()
        assert (t.zone(shard), accesses(t) - seen) == (("table", 0) if taken else ("grip", 1))


@pytest.mark.card("Hades Shard")
def test_hades_shard_is_trashed_to_breach_archives_without_its_root() -> None:
    corp = CORP._replace(discard=["PAD Campaign", "Hedge Fund"])
    archives = {"Archives": At(root=["Red Herrings"])}
    t = runner_turn(corp=corp, runner=Seat(rig=["Hades Shard"]), servers=archives)
    t.run("R&D")
    t.until(option="use")
    t.runner("use", "Hades Shard")
    to_action(t)
    seen = [t.name(e.card) for e in t.events("access")]
    assert sorted(seen) == ["Beanstalk Royalties", "Hedge Fund", "PAD Campaign"]
    assert t.zone("Hades Shard") == "heap"


@pytest.mark.card("Utopia Shard")
def test_utopia_shard_is_trashed_for_two_cards_of_hq() -> None:
    t = runner_turn(corp=CORP._replace(hand=["3x Hedge Fund"]), runner=Seat(rig=["Utopia Shard"]))
    t.run("Archives")
    t.until(option="use")
    t.runner("use", "Utopia Shard")
    assert (len(names(t, "HQ")), len(names(t, "Archives")), t.zone("Utopia Shard")) == (1, 2, "heap")


# --- Rook -------------------------------------------------------------------------------------------------

BOARD = {
    "HQ": At(ice=["Enigma", "Ice Wall"]),
    "R&D": At(ice=["Pup", "Vanilla"]),
    "Archives": At(ice=["Tithe"]),
}
"""Ice Wall, Vanilla and Tithe are innermost."""


def rook_on(t: Table, ice: str) -> set[str]:
    """Host Rook; what it could have been hosted on."""
    t.runner("use", "Rook")
    offered = {t.name(o.card) for o in t.find("card")}
    t.runner("card", ice)
    return offered


@pytest.mark.card("Rook")
def test_rook_makes_the_ice_of_its_server_dearer_to_rez() -> None:
    t = runner_turn(runner=Seat(rig=["Rook"]), servers=BOARD)
    cost = {ice: rez_cost(t.game.state, t.card(ice)) for ice in ("Enigma", "Ice Wall", "Pup")}
    assert rook_on(t, "Enigma") == {"Enigma", "Ice Wall", "Pup", "Vanilla", "Tithe"}
    assert t.clicks["runner"] == 3
    after = {ice: rez_cost(t.game.state, t.card(ice)) for ice in cost}
    assert after == {"Enigma": cost["Enigma"] + 2, "Ice Wall": cost["Ice Wall"] + 2, "Pup": cost["Pup"]}


@pytest.mark.card("Rook")
def test_rook_moves_along_its_server_or_its_position() -> None:
    t = runner_turn(runner=Seat(rig=["Rook"]), servers=BOARD)
    rook_on(t, "Ice Wall")
    assert rook_on(t, "Tithe") == {"Enigma", "Vanilla", "Tithe"}, "not to ice that hosts a caissa"


# --- Jeitinho ---------------------------------------------------------------------------------------------


def end_turn(t: Table) -> None:
    while t.clicks["runner"]:
        t.runner("gain credit")


@pytest.mark.card("Jeitinho")
def test_jeitinho_is_added_to_the_score_area_after_runs_on_every_central_server() -> None:
    for servers in (("HQ", "R&D", "Archives"), ("HQ", "R&D", "R&D")):
        t = runner_turn(runner=Seat(rig=["Jeitinho"]))
        for server in servers:
            runs(t, server)
        end_turn(t)
        if "Archives" in servers:
            t.until(about="may")
            t.runner("yes")
            assert t.zone("Jeitinho") == "runner score"
        else:
            t.until(side="corp", kind="action")
            assert t.zone("Jeitinho") == "table"
        assert t.game.result is None


@pytest.mark.card("Jeitinho")
def test_the_third_jeitinho_wins_the_game() -> None:
    t = runner_turn(
        corp=Seat(deck=["9x Hedge Fund"], hand=["Hedge Fund"]),
        runner=Seat(credits=9, rig=["Jeitinho"], hand=["2x Jeitinho"]),
    )
    for count in (1, 2, 3):
        for server in ("HQ", "R&D", "Archives"):
            runs(t, server)
        end_turn(t)
        t.until(about="may")
        t.runner("yes")
        assert names(t, "runner score") == ["Jeitinho"] * count
        if count < 3:
            assert t.game.result is None, "two are not enough"
            t.until(side="runner", kind="action")
            t.runner("install", "Jeitinho")
    assert t.game.result is not None
    assert t.game.result[0] == "runner"


@pytest.mark.card("Jeitinho")
def test_jeitinho_comes_back_from_the_heap_for_a_click_as_ice_is_bypassed_at_a_threat_of_three() -> None:
    for score, able in ((["Private Security Force", "Breaking News"], True), ([], False)):
        runner = Seat(credits=5, hand=["Inside Job"], discard=["Jeitinho"])
        servers = {"HQ": At(ice=["Enigma (rezzed)"]), "R&D": At()}
        t = runner_turn(corp=CORP._replace(score=score), runner=runner, servers=servers)
        t.runner("play", "Inside Job")
        t.runner("server", server="HQ")
        if not able:
            finish_without(t, "Jeitinho")
            continue
        t.until(about="may")
        t.runner("yes")
        assert (t.zone("Jeitinho"), t.clicks["runner"], t.credits["runner"]) == ("table", 2, 2)
