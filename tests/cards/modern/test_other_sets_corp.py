"""The Corp's cards of the other sets: those the seed documents speak of, and their neighbours."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import GRIP, corp_turn, damage, facing, names, points, scored
from tests.support.table import Table

NOTHING = Seat()


def running_on(
    server: str, *root: str, ice: tuple[str, ...] = (), corp: Seat = NOTHING, runner: Seat = NOTHING
) -> Table:
    """The Runner runs on a server with these cards in its root."""
    t = Table(position(servers={server: At(ice=ice, root=root)}, corp=corp, runner=runner))
    t.run(server)
    return t


@pytest.mark.card("Little Engine")
def test_little_engine_ends_the_run_at_once_unless_that_is_broken() -> None:
    t = facing("Little Engine", runner=Seat(credits=0))
    assert t.happened("run ends", sort="unsuccessful")
    assert t.credits["runner"] == 0, "the rest of it did not resolve"


@pytest.mark.card("Little Engine")
def test_little_engine_pays_a_runner_who_breaks_only_its_ends() -> None:
    t = facing("Little Engine", runner=Seat(credits=7, rig=["Gordian Blade"]))
    for _ in range(5):
        t.runner("use", "Gordian Blade")
    t.until(rule="6.9.3b")
    for end in range(2):
        t.runner("use", "Gordian Blade", ability=0)
        t.runner("subroutine", number=end)
    t.until(rule="6.9.5c")
    assert t.credits["runner"] == 5


@pytest.mark.card("Vanity Project")
def test_vanity_project_is_worth_four_points_and_does_nothing() -> None:
    t = scored("Vanity Project", corp=Seat(credits=0))
    assert points(t) == 4
    assert t.game.state.cards[t.card("Vanity Project")].face.abilities == ()


@pytest.mark.card("Dedicated Response Team")
@pytest.mark.parametrize(("tags", "meat"), [(0, 0), (1, 2)])
def test_dedicated_response_team_meets_a_tagged_runner_after_a_successful_run(tags: int, meat: int) -> None:
    servers = {"remote 1": At(root=["Dedicated Response Team (rezzed)"])}
    t = Table(position(runner=GRIP._replace(tags=tags), servers=servers))
    t.run("Archives")
    t.until(rule="6.9.5c")
    assert damage(t, "meat") == 0
    t.finish_run()
    assert damage(t, "meat") == meat


@pytest.mark.card("Dedicated Response Team")
def test_dedicated_response_team_lets_a_failed_run_pass() -> None:
    servers = {
        "remote 1": At(root=["Dedicated Response Team (rezzed)"]),
        "HQ": At(ice=["Wall of Static (rezzed)"]),
    }
    t = Table(position(runner=GRIP._replace(tags=1), servers=servers))
    t.run("HQ")
    t.finish_run()
    assert damage(t, "meat") == 0


@pytest.mark.card("Crisium Grid")
def test_crisium_grid_keeps_a_run_from_being_successful_but_not_from_accessing() -> None:
    t = running_on("HQ", "Crisium Grid (rezzed)", corp=Seat(hand=["Hostile Takeover"]))
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"
    assert not t.happened("successful run")
    assert t.happened("run ends", sort=""), "it is not unsuccessful either"


@pytest.mark.card("Embolus")
@pytest.mark.parametrize(("answer", "counters"), [("yes", 1), ("no", 0)])
def test_embolus_may_buy_a_counter_each_turn(answer: str, counters: int) -> None:
    corp = Seat(credits=1, deck=["Enigma"])
    t = corp_turn(at="5.6.1d", corp=corp, servers={"remote 1": At(root=["Embolus (rezzed)"])})
    t.corp(answer)
    assert t.counters("Embolus", "power") == counters
    assert t.credits["corp"] == 1 - counters


@pytest.mark.card("Embolus")
def test_embolus_ends_a_run_on_its_own_server() -> None:
    t = running_on("remote 1", "Embolus (rezzed, 1 power)")
    t.corp("use", "Embolus")
    assert not t.in_run()
    assert t.counters("Embolus", "power") == 0


@pytest.mark.card("Embolus")
def test_embolus_loses_a_counter_to_a_successful_run_anywhere_and_ends_none_there() -> None:
    t = Table(position(servers={"remote 1": At(root=["Embolus (rezzed, 2 power)"])}))
    t.run("Archives")
    while t.in_run():
        assert not t.can("use", "Embolus")
        t.passes()
    assert t.counters("Embolus", "power") == 1


@pytest.mark.card("The Twins")
def test_the_twins_sends_the_runner_back_to_ice_of_which_hq_holds_a_copy() -> None:
    corp = Seat(hand=["Neural Katana", "Enigma"])
    runner = Seat(hand=["9x Diesel"])
    ice = ("Neural Katana (rezzed)",)
    t = running_on("R&D", "The Twins (rezzed)", ice=ice, corp=corp, runner=runner)
    t.corp("yes")
    assert damage(t, "net") == 6
    assert len(t.events("encounter")) == 2
    assert t.happened("trash", "Neural Katana", origin="HQ")
    assert names(t, "HQ") == ["Enigma"]
    t.finish_run()
    assert len(t.events("encounter")) == 2, "there is no other copy to show"
    assert t.happened("run ends", sort="successful")


@pytest.mark.card("The Twins")
def test_the_twins_is_optional_and_needs_a_rezzed_original_and_a_copy() -> None:
    twins, katana = "The Twins (rezzed)", "Neural Katana (rezzed)"
    t = running_on("R&D", twins, ice=(katana,), corp=Seat(hand=["Neural Katana"]), runner=GRIP)
    t.corp("no")
    assert names(t, "HQ") == ["Neural Katana"]
    for hand, ice in (("Enigma", katana), ("Neural Katana", "Neural Katana")):
        t = running_on("R&D", twins, ice=(ice,), corp=Seat(credits=0, hand=[hand]), runner=GRIP)
        assert t.decision.side == "runner", "the Corp has nothing to decide"
        t.finish_run()
        assert len(t.events("encounter")) == (1 if ice == katana else 0)


@pytest.mark.card("Giordano Memorial Field")
@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 5)])
def test_giordano_asks_two_credits_for_each_stolen_agenda(answer: str, left: int) -> None:
    runner = Seat(credits=5, score=["Hostile Takeover", "Nisei MK II"])
    t = running_on("remote 1", "Giordano Memorial Field (rezzed)", runner=runner)
    t.until(kind="yes or no", rule="9.6.9c")
    t.runner(answer)
    assert t.happened("access") == (answer == "yes")
    assert t.credits["runner"] == left
    t.finish_run()
    assert t.happened("run ends", sort="successful"), "it had been declared so before"


@pytest.mark.card("Giordano Memorial Field")
def test_giordano_turns_away_a_runner_who_cannot_pay() -> None:
    t = running_on(
        "remote 1",
        "Giordano Memorial Field (rezzed)",
        runner=Seat(credits=1, score=["Hostile Takeover"]),
    )
    t.finish_run()
    assert not t.happened("access")
    assert t.credits["runner"] == 1


@pytest.mark.card("Off the Grid")
def test_off_the_grid_cannot_be_run_on_until_hq_is() -> None:
    servers = {"remote 1": At(root=["Off the Grid (rezzed)"]), "remote 2": At(root=["Hostile Takeover"])}
    t = Table(position(servers=servers))
    t.runner("run")
    assert not t.can("server", server="remote 1")
    assert t.can("server", server="remote 2")
    t.runner("server", server="Archives")
    t.finish_run()
    assert t.zone("Off the Grid") == "table", "it minds HQ alone"
    t.run("HQ")
    t.finish_run()
    assert t.zone("Off the Grid") == "Archives"


@pytest.mark.card("Off the Grid")
def test_off_the_grid_survives_a_failed_run_on_hq_and_lies_in_a_remote_server() -> None:
    servers = {"remote 1": At(root=["Off the Grid (rezzed)"]), "HQ": At(ice=["Wall of Static (rezzed)"])}
    t = Table(position(servers=servers))
    t.run("HQ")
    t.finish_run()
    assert t.zone("Off the Grid") == "table"
    servers = {"remote 1": At(root=["PAD Campaign"])}
    t = Table(position(turn="corp", corp=Seat(hand=["Off the Grid"]), servers=servers))
    t.corp("install", "Off the Grid")
    assert not any(t.can("server", server=name) for name in ("HQ", "R&D", "Archives"))
    assert t.can("server", server="remote 1")


@pytest.mark.card("Enhanced Login Protocol")
def test_enhanced_login_protocol_makes_the_first_basic_run_of_a_turn_cost_a_click() -> None:
    t = Table(position(corp=Seat(play=["Enhanced Login Protocol"])))
    t.run("Archives")
    t.finish_run()
    assert t.clicks["runner"] == 2
    t.until(kind="action")
    t.run("Archives")
    t.finish_run()
    assert t.clicks["runner"] == 1


@pytest.mark.card("Enhanced Login Protocol")
def test_enhanced_login_protocol_asks_nothing_of_a_run_by_an_event() -> None:
    t = Table(position(corp=Seat(play=["Enhanced Login Protocol"]), runner=Seat(hand=["Legwork"])))
    t.runner("play", "Legwork")
    t.finish_run()
    assert t.clicks["runner"] == 3


@pytest.mark.card("Enhanced Login Protocol")
def test_enhanced_login_protocol_stays_until_another_current_or_a_theft() -> None:
    t = Table(position(turn="corp", corp=Seat(hand=["2x Enhanced Login Protocol"])))
    t.corp("play", "Enhanced Login Protocol")
    assert names(t, "play") == ["Enhanced Login Protocol"]
    t.corp("play", "Enhanced Login Protocol")
    assert (names(t, "play"), names(t, "Archives")) == (["Enhanced Login Protocol"],) * 2
    stolen = {"remote 1": At(root=["Hostile Takeover"])}
    t = Table(position(corp=Seat(play=["Enhanced Login Protocol"]), servers=stolen))
    t.run("remote 1")
    t.finish_run()
    assert t.zone("Enhanced Login Protocol") == "Archives"


@pytest.mark.card("Heinlein Grid")
def test_heinlein_grid_empties_the_pool_of_a_runner_who_loses_a_click_here() -> None:
    t = running_on("HQ", "Heinlein Grid (rezzed)", ice=("Enigma (rezzed)",), runner=Seat(credits=9))
    assert t.happened("lose clicks")
    assert t.credits["runner"] == 0


@pytest.mark.card("Heinlein Grid")
def test_heinlein_grid_empties_the_pool_of_a_runner_who_spends_a_click_here() -> None:
    t = running_on("HQ", "Heinlein Grid (rezzed)", "Manegarm Skunkworks (rezzed)", runner=Seat(credits=9))
    assert t.credits["runner"] == 9, "the click for the run itself came before it"
    t.runner("yes")
    assert t.clicks["runner"] == 1
    assert t.credits["runner"] == 0


@pytest.mark.card("Heinlein Grid")
def test_heinlein_grid_leaves_other_servers_alone() -> None:
    servers = {"R&D": At(root=["Heinlein Grid (rezzed)"]), "HQ": At(ice=["Enigma (rezzed)"])}
    t = Table(position(runner=Seat(credits=9), servers=servers))
    t.run("HQ")
    assert t.happened("lose clicks")
    assert t.credits["runner"] == 9


@pytest.mark.card("Ash 2X3ZB9CY")
@pytest.mark.parametrize(("bid", "stolen"), [(3, False), (4, True)])
def test_ash_traces_a_successful_run_to_be_the_only_card_accessed(bid: int, stolen: bool) -> None:
    t = running_on("remote 1", "Ash 2X3ZB9CY (rezzed)", "Hostile Takeover", corp=Seat(credits=0))
    t.until(kind="choose number")
    t.runner("number", number=bid)
    t.finish_run()
    assert t.happened("access", "Ash 2X3ZB9CY")
    assert (t.zone("Hostile Takeover") == "runner score") == stolen
    assert t.happened("access", "Hostile Takeover") == stolen


@pytest.mark.card("Ash 2X3ZB9CY")
def test_ash_traces_again_in_the_next_run() -> None:
    t = running_on("remote 1", "Ash 2X3ZB9CY (rezzed)", "Hostile Takeover", corp=Seat(credits=0))
    t.until(kind="choose number")
    t.runner("number", number=0)
    t.finish_run()
    t.until(kind="action")
    t.run("remote 1")
    t.until(kind="choose number")
    t.runner("number", number=4)
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score", "the first run's prohibition went with it"
