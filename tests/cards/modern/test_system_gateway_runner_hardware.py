"""The Runner's hardware and resources of System Gateway."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import (
    CORP,
    accesses,
    finish_without,
    hand_size,
    install,
    loads_itself_alone,
    memory,
    names,
    next_turn,
    offered,
    runner_turn,
    runs,
    to_action,
    turn_begins,
)
from tests.support.table import Table

# --- hardware ---------------------------------------------------------------------------------------------


@pytest.mark.card("Carnivore", "DZMZ Optimizer", "Pantograph", "Pennyshaver", "T400 Memory Diamond")
@pytest.mark.parametrize(
    "card", ["Carnivore", "DZMZ Optimizer", "Pantograph", "Pennyshaver", "T400 Memory Diamond"]
)
def test_hardware_gives_memory_while_it_is_installed(card: str) -> None:
    t = runner_turn(runner=Seat(hand=[card]))
    assert memory(t) == 4
    install(t, card)
    assert memory(t) == 5


@pytest.mark.card("Carnivore", "Pantograph", "Pennyshaver")
@pytest.mark.parametrize("console", ["Carnivore", "Pantograph", "Pennyshaver"])
def test_there_is_one_console_for_a_player(console: str) -> None:
    runner = Seat(credits=9, hand=["Desperado"], rig=[console])
    assert not runner_turn(runner=runner).can("install")
    t = runner_turn(rules="nsg-26.03", runner=runner)
    install(t, "Desperado")
    assert (t.zone(console), t.zone("Desperado")) == ("heap", "table")


@pytest.mark.card("T400 Memory Diamond")
def test_t400_memory_diamond_lets_the_runner_keep_a_card_more() -> None:
    t = runner_turn(runner=Seat(hand=["T400 Memory Diamond"]))
    assert hand_size(t) == 5
    install(t, "T400 Memory Diamond")
    assert hand_size(t) == 6


def accessing(card: str, *rig: str, hand: int = 3) -> Table:
    """The Runner is accessing a card of the Corp's hand, with these cards to pay with."""
    runner = Seat(credits=0, rig=rig, hand=["Diesel", "Mimic", "Easy Mark"][:hand])
    t = runner_turn(corp=CORP._replace(hand=[card]), runner=runner)
    t.run("HQ")
    return t


@pytest.mark.card("Carnivore")
@pytest.mark.parametrize("card", ["PAD Campaign", "Hedge Fund", "Ice Wall", "Nisei MK II"])
def test_carnivore_trashes_any_accessed_card_for_two_cards_of_the_grip(card: str) -> None:
    t = accessing(card, "Carnivore")
    t.until(kind="mid-access")
    t.runner("use", "Carnivore")
    t.runner("card", "Diesel")
    t.runner("card", "Easy Mark")
    t.finish_run()
    assert (t.zone(card), names(t, "grip")) == ("Archives", ["Mimic"])
    assert not t.happened("steal")


@pytest.mark.card("Carnivore")
def test_carnivore_needs_two_cards_and_can_be_used_once_each_turn() -> None:
    t = accessing("Hedge Fund", "Carnivore", hand=1)
    finish_without(t, "Carnivore")
    assert t.zone("Hedge Fund") == "HQ"
    runner = Seat(rig=["Carnivore"], hand=["4x Diesel"])
    t = runner_turn(corp=CORP._replace(hand=["2x Hedge Fund"]), runner=runner)
    t.run("HQ")
    t.until(kind="mid-access")
    t.runner("use", "Carnivore")
    t.finish_run()
    t.run("HQ")
    finish_without(t, "Carnivore")
    assert accesses(t) == 2
    assert (names(t, "HQ"), len(names(t, "grip"))) == (["Hedge Fund"], 2)


@pytest.mark.card("Carnivore", "René “Loup” Arcemont: Party Animal")
def test_loup_draws_for_a_card_that_carnivore_trashed() -> None:
    runner = Seat("René “Loup” Arcemont: Party Animal", rig=["Carnivore"], hand=["2x Diesel"], deck=["Mimic"])
    t = runner_turn(runner=runner)
    t.run("HQ")
    t.until(kind="mid-access")
    t.runner("use", "Carnivore")
    assert (names(t, "grip"), t.credits["runner"]) == (["Mimic"], 6), "after the cost was paid"


@pytest.mark.card("DZMZ Optimizer")
def test_dzmz_optimizer_makes_the_first_program_of_each_turn_cheaper() -> None:
    t = runner_turn(
        runner=Seat(credits=9, rig=["DZMZ Optimizer"], hand=["Cyberfeeder", "Mimic", "Corroder", "Ninja"])
    )
    for card, credits in (("Cyberfeeder", 7), ("Mimic", 5), ("Corroder", 3)):
        install(t, card)
        assert t.credits["runner"] == credits
    next_turn(t)
    credits = t.credits["runner"]
    install(t, "Ninja")
    assert t.credits["runner"] == credits - 3


@pytest.mark.card("DZMZ Optimizer")
def test_the_discounts_of_two_dzmz_optimizers_add_up() -> None:
    t = runner_turn(runner=Seat(credits=1, rig=["2x DZMZ Optimizer"], hand=["Mimic"]))
    install(t, "Mimic")
    assert t.credits["runner"] == 0


@pytest.mark.card("Docklands Pass")
def test_docklands_pass_accesses_a_card_more_in_the_first_breach_of_hq_each_turn() -> None:
    t = runner_turn(corp=CORP._replace(hand=["5x Hedge Fund"]), runner=Seat(rig=["Docklands Pass"]))
    for server, number in (("R&D", 1), ("HQ", 3), ("HQ", 4)):
        runs(t, server)
        assert accesses(t) == number
    next_turn(t)
    runs(t, "HQ")
    assert accesses(t) == 6


@pytest.mark.card("Docklands Pass")
def test_a_breach_that_was_replaced_is_not_the_first_one_for_docklands_pass() -> None:
    t = runner_turn(
        corp=CORP._replace(hand=["5x Hedge Fund"]),
        runner=Seat(rig=["Docklands Pass"], hand=["Account Siphon"]),
    )
    t.runner("play", "Account Siphon")
    t.until(option="replace")
    t.runner("replace")
    t.runner("number", number=0)
    t.finish_run()
    runs(t, "HQ")
    assert accesses(t) == 2


def with_pantograph(stolen: bool, credits: int) -> Table:
    """An agenda has just been stolen or scored, and Pantograph's credit gained."""
    runner = Seat(credits=credits, rig=["Pantograph"], hand=["Bank Job", "Desperado", "Mimic", "Easy Mark"])
    if not stolen:
        servers = {"remote 1": At(root=["Nisei MK II (4 advancement)"])}
        t = runner_turn(turn="corp", at="5.6.2a", runner=runner, servers=servers)
        t.corp("score", "Nisei MK II")
    else:
        t = runner_turn(corp=Seat(credits=0, hand=["Nisei MK II"]), runner=runner)
        t.run("HQ")
        while not t.happened("steal"):
            t.passes()
    assert t.credits["runner"] == credits + 1
    return t


@pytest.mark.card("Pantograph")
@pytest.mark.parametrize("stolen", [True, False])
def test_pantograph_gains_a_credit_and_may_install_a_card_when_an_agenda_is_stolen_or_scored(
    stolen: bool,
) -> None:
    t = with_pantograph(stolen, credits=3)
    clicks = t.clicks["runner"]
    t.runner("yes")
    assert offered(t) == {"Bank Job", "Mimic"}, "no event, and no second console"
    assert not t.can("done")
    t.runner("card", "Mimic")
    assert (t.zone("Mimic"), t.zone("Bank Job")) == ("table", "grip")
    assert (t.credits["runner"], t.clicks["runner"]) == (1, clicks)


@pytest.mark.card("Pantograph")
@pytest.mark.parametrize("stolen", [True, False])
def test_pantograph_need_not_install_and_installs_what_can_be_paid_for(stolen: bool) -> None:
    t = with_pantograph(stolen, credits=0)
    t.runner("no")
    assert t.zone("Bank Job") == "grip"
    t = with_pantograph(stolen, credits=0)
    t.runner("yes")
    assert (t.zone("Bank Job"), t.credits["runner"]) == ("table", 0), "there was nothing to choose"


@pytest.mark.card("Pennyshaver")
def test_pennyshaver_saves_a_credit_of_each_successful_run_and_pays_them_out_with_one_more() -> None:
    t = runner_turn(
        runner=Seat(credits=0, rig=["Pennyshaver"]), servers={"remote 1": At(ice=["Ice Wall (rezzed)"])}
    )
    for server, saved in (("HQ", 1), ("remote 1", 1), ("R&D", 2)):
        runs(t, server)
        assert (t.counters("Pennyshaver", "credit"), t.credits["runner"]) == (saved, 0)
    t.runner("use", "Pennyshaver")
    assert (t.counters("Pennyshaver", "credit"), t.credits["runner"], t.clicks["runner"]) == (0, 3, 0)


# --- resources --------------------------------------------------------------------------------------------


@pytest.mark.card("Cookbook")
def test_cookbook_may_put_a_counter_on_each_virus_program_installed() -> None:
    t = runner_turn(runner=Seat(credits=9, rig=["Cookbook"], hand=["Medium", "Mimic", "Datasucker"]))
    install(t, "Medium")
    t.runner("trigger", "Cookbook")
    assert t.counters("Medium", "virus") == 1
    install(t, "Mimic")
    assert t.decision.kind == "action", "Mimic is no virus"
    install(t, "Datasucker")
    t.runner("pass")
    assert t.counters("Datasucker", "virus") == 0


@pytest.mark.card("Red Team")
def test_red_team_runs_on_central_servers_not_yet_run_on_for_three_credits() -> None:
    t = runner_turn(
        runner=Seat(credits=5, hand=["Red Team"]), servers={"remote 1": At(root=["PAD Campaign"])}
    )
    assert loads_itself_alone("Red Team", "credit") == 12
    install(t, "Red Team")
    to_action(t)
    runs(t, "R&D")
    t.runner("use", "Red Team")
    assert [o.server for o in t.decision.options] == [0, 2], "HQ or Archives"
    t.runner("server", server="HQ")
    t.finish_run()
    assert (t.credits["runner"], t.counters("Red Team", "credit")) == (3, 9)
    assert (accesses(t), t.clicks["runner"]) == (2, 1), "it accesses cards too"


@pytest.mark.card("Red Team")
def test_red_team_pays_nothing_for_a_run_that_is_not_successful_and_nothing_for_other_runs() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=0, rig=["Red Team (12 credits)"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.runner("use", "Red Team")
    t.runner("server", server="HQ")
    t.finish_run()
    runs(t, "R&D")
    assert (t.credits["runner"], t.counters("Red Team", "credit")) == (0, 12)
    runs(t, "Archives")
    assert not t.can("use", "Red Team"), "every central server was run on"


@pytest.mark.card("Red Team", "Sneakdoor Beta")
def test_a_run_with_sneakdoor_beta_was_a_run_on_archives_for_red_team() -> None:
    t = runner_turn(runner=Seat(rig=["Red Team (3 credits)", "Sneakdoor Beta"]))
    t.runner("use", "Sneakdoor Beta")
    t.finish_run()
    t.runner("use", "Red Team")
    assert [o.server for o in t.decision.options] == [0, 1]
    t.runner("server", server="HQ")
    t.finish_run()
    assert t.zone("Red Team") == "heap", "and an empty one is trashed"


@pytest.mark.card("Smartware Distributor")
def test_smartware_distributor_is_stocked_for_a_click_and_pays_a_credit_each_turn() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Smartware Distributor"]))
    t.runner("use", "Smartware Distributor")
    t.runner("use", "Smartware Distributor")
    assert (t.counters("Smartware Distributor", "credit"), t.credits["runner"]) == (6, 0)
    assert t.clicks["runner"] == 2
    next_turn(t)
    assert t.counters("Smartware Distributor", "credit") == 5, "in the Runner's turn only"
    t = turn_begins("Smartware Distributor (1 credit)", credits=0)
    assert (t.counters("Smartware Distributor", "credit"), t.credits["runner"]) == (0, 1)
    assert t.zone("Smartware Distributor") == "table", "an empty one stays"
    t = turn_begins("Smartware Distributor", credits=0)
    assert t.credits["runner"] == 0


@pytest.mark.card("Telework Contract")
def test_telework_contract_pays_three_credits_once_each_turn() -> None:
    assert loads_itself_alone("Telework Contract", "credit") == 9
    t = runner_turn(runner=Seat(credits=1, hand=["Telework Contract"]))
    install(t, "Telework Contract")
    t.runner("use", "Telework Contract")
    assert (t.counters("Telework Contract", "credit"), t.credits["runner"], t.clicks["runner"]) == (6, 3, 2)
    assert not t.can("use")
    next_turn(t)
    t.runner("use", "Telework Contract")
    next_turn(t)
    t.runner("use", "Telework Contract")
    assert t.zone("Telework Contract") == "heap", "it is empty"


@pytest.mark.card("Verbal Plasticity")
def test_verbal_plasticity_draws_two_cards_with_the_first_basic_draw_of_each_turn() -> None:
    t = runner_turn(runner=Seat(rig=["Verbal Plasticity"], hand=["Diesel"], deck=["12x Mimic"]))
    t.runner("play", "Diesel")
    assert len(names(t, "grip")) == 3, "an event draws what it says"
    t.runner("draw")
    assert len(names(t, "grip")) == 5
    t.runner("draw")
    assert len(names(t, "grip")) == 6
    next_turn(t)
    cards = len(names(t, "grip"))
    t.runner("draw")
    assert len(names(t, "grip")) == cards + 2
