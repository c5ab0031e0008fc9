"""Runner cards that flip, swap, become agendas, host programs, or make the Corp's actions dearer."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import CORP, install, link, names, offered, play, runner_turn, runs, to_action
from tests.support.table import Table

DECK = ["9x Diesel"]
HOSHIKO = "Hoshiko Shiro: Untold Protagonist"
DEWI = "Dewi Subrotoputri: Pedagogical Dhalang"


def corp_turn(t: Table) -> None:
    """Both players take credits and decline the rest until the Corp's next action."""
    while (t.decision.side, t.decision.kind) != ("corp", "action"):
        t.runner("gain credit") if t.can("gain credit") else t.passes()


def runner_again(t: Table) -> None:
    while (t.decision.side, t.decision.kind) != ("runner", "action"):
        t.corp("gain credit") if t.can("gain credit") else t.passes()


@pytest.mark.card("Hoshiko Shiro: Untold Protagonist")
def test_hoshiko_flips_after_an_access_and_back_without_one() -> None:
    corp = CORP._replace(hand=["3x Hedge Fund"])
    t = runner_turn(corp=corp, runner=Seat(identity=HOSHIKO, credits=5, clicks=1, deck=DECK))
    assert link(t) == 0
    runs(t, "HQ")
    corp_turn(t)
    assert (t.credits["runner"], link(t)) == (7, 1)
    runner_again(t)
    assert (t.credits["runner"], len(names(t, "grip"))) == (6, 1), "a card for a credit"
    corp_turn(t)
    assert link(t) == 0, "nothing was accessed"


@pytest.mark.card("Hoshiko Shiro: Untold Protagonist")
def test_hoshiko_stays_herself_without_an_access() -> None:
    t = runner_turn(runner=Seat(identity=HOSHIKO, credits=5, clicks=1, deck=DECK))
    t.runner("gain credit")
    corp_turn(t)
    assert (t.credits["runner"], link(t)) == (6, 0)


@pytest.mark.card("Dewi Subrotoputri: Pedagogical Dhalang")
def test_dewi_flips_with_full_memory_for_a_credit_and_back_for_a_card() -> None:
    rig = ["4x Corroder"]
    t = runner_turn(runner=Seat(identity=DEWI, credits=5, hand=["Akamatsu Mem Chip"], rig=rig, deck=DECK))
    t.run("HQ")
    t.until(about="may")
    t.runner("yes")
    assert t.credits["runner"] == 6
    t.finish_run()
    to_action(t)
    runs(t, "R&D")
    assert names(t, "grip") == ["Akamatsu Mem Chip"], "the memory is still full"
    install(t, "Akamatsu Mem Chip")
    t.run("R&D")
    t.until(about="may")
    t.runner("yes")
    assert names(t, "grip") == ["Diesel"]


@pytest.mark.card("Dewi Subrotoputri: Pedagogical Dhalang")
def test_dewi_does_nothing_while_memory_is_unused() -> None:
    t = runner_turn(runner=Seat(identity=DEWI, credits=5, rig=["3x Corroder"], deck=DECK))
    runs(t, "HQ")
    assert (t.credits["runner"], names(t, "grip")) == (5, [])


@pytest.mark.card("Cordyceps")
def test_cordyceps_swaps_ice_of_the_server_with_other_ice_once_each_turn() -> None:
    servers = {"HQ": At(ice=["Ice Wall"]), "R&D": At(ice=["Enigma"]), "remote 1": At(root=["Nico Campaign"])}
    t = runner_turn(corp=CORP._replace(credits=0), runner=Seat(rig=["Cordyceps (2 virus)"]), servers=servers)
    t.run("HQ")
    t.until(kind="reaction")
    t.runner("trigger", "Cordyceps")
    while t.can("yes") or t.can("card"):
        t.runner("yes") if t.can("yes") else t.choose(t.find("card")[0])
    home = {t.name(c): i for i, server in t.game.state.servers.items() for c in server.ice}
    assert home == {"Ice Wall": 1, "Enigma": 0}
    assert t.counters("Cordyceps", "virus") == 1
    t.finish_run()
    to_action(t)
    runs(t, "R&D")
    assert t.counters("Cordyceps", "virus") == 1


@pytest.mark.card("Cordyceps")
def test_cordyceps_comes_with_two_counters() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Cordyceps", "Corroder"]))
    install(t, "Cordyceps")
    install(t, "Corroder")
    assert t.counters("Cordyceps", "virus") == 2


@pytest.mark.card("Turntable")
def test_turntable_swaps_the_stolen_agenda_with_one_of_the_corps() -> None:
    t = runner_turn(
        corp=CORP._replace(score=["Priority Requisition"]),
        runner=Seat(rig=["Turntable"]),
        servers={"remote 1": At(root=["Hostile Takeover"])},
    )
    t.run("remote 1")
    t.until(about="may")
    t.runner("yes")
    assert (t.zone("Priority Requisition"), t.zone("Hostile Takeover")) == ("runner score", "corp score")


@pytest.mark.card("Fan Site")
def test_fan_site_becomes_an_agenda_without_points_as_the_corp_scores() -> None:
    t = runner_turn(
        turn="corp",
        at="5.6.2a",
        runner=Seat(rig=["Fan Site"]),
        servers={"remote 1": At(root=["Breaking News (2 advancement)"])},
    )
    t.corp("score", "Breaking News")
    t.until(kind="action")
    assert t.zone("Fan Site") == "runner score"


@pytest.mark.card("Mad Dash")
@pytest.mark.parametrize("steals", [False, True])
def test_mad_dash_is_worth_a_point_after_a_steal_and_hurts_otherwise(steals: bool) -> None:
    root = "Hostile Takeover" if steals else "Nico Campaign"
    t = play("Mad Dash", "Diesel", runner=Seat(credits=5), servers={"remote 1": At(root=[root])})
    t.runner("server", server="remote 1")
    t.finish_run()
    to_action(t)
    damage = [(e.amount, e.sort) for e in t.events("damage")]
    assert damage == ([] if steals else [(1, "meat")])
    assert t.zone("Mad Dash") == ("runner score" if steals else "heap")


@pytest.mark.card("Wireless Net Pavilion")
@pytest.mark.parametrize(("credits", "can"), [(3, False), (4, True)])
def test_with_wireless_net_pavilion_trashing_a_resource_costs_two_more(credits: int, can: bool) -> None:
    t = runner_turn(
        turn="corp",
        corp=CORP._replace(credits=credits),
        runner=Seat(tags=1, rig=["Wireless Net Pavilion", "Daily Casts"]),
    )
    t.corp("trash resource") if t.can("trash resource") else None
    assert t.can("card", "Daily Casts") is can
    if can:
        t.corp("card", "Daily Casts")
        assert (t.zone("Daily Casts"), t.credits["corp"]) == ("heap", 0)


@pytest.mark.card("Wireless Net Pavilion")
@pytest.mark.parametrize(("credits", "can"), [(3, False), (4, True)])
def test_the_action_is_offered_only_if_all_of_its_cost_can_be_paid(credits: int, can: bool) -> None:
    t = runner_turn(
        rules="nisei-1.4",
        turn="corp",
        corp=CORP._replace(credits=credits),
        runner=Seat(tags=1, rig=["Wireless Net Pavilion"]),
    )
    assert t.can("trash resource") is can


SEBASTIAO = "Sebastião Souza Pessoa: Activist Organizer"


@pytest.mark.card("Sebastião Souza Pessoa: Activist Organizer")
@pytest.mark.parametrize(("tags", "asks"), [(0, True), (1, False)])
def test_sebastiao_installs_a_connection_with_the_first_tag(tags: int, asks: bool) -> None:
    t = runner_turn(
        runner=Seat(
            identity=SEBASTIAO,
            credits=5,
            tags=tags,
            hand=["Fransofia Ward", "Daily Casts", "Transfer of Wealth"],
        )
    )
    t.runner("play", "Transfer of Wealth")
    if asks:
        t.until(about="may")
        t.runner("yes")
    t.finish_run()
    to_action(t)
    assert t.zone("Fransofia Ward") == ("table" if asks else "grip")
    assert t.credits["runner"] == 5 + 6 - (1 if asks else 0)


@pytest.mark.card("Sebastião Souza Pessoa: Activist Organizer")
def test_with_sebastiao_trashing_a_connection_costs_the_corp_a_card() -> None:
    t = runner_turn(
        turn="corp",
        corp=CORP._replace(hand=["Hedge Fund", "Ice Wall"], credits=9),
        runner=Seat(identity=SEBASTIAO, tags=1, rig=["Fransofia Ward", "Daily Casts"]),
    )
    t.corp("trash resource")
    t.corp("card", "Fransofia Ward")
    t.corp("yes")
    t.corp("card", "Ice Wall")
    assert (t.zone("Ice Wall"), t.zone("Fransofia Ward")) == ("Archives", "heap")


@pytest.mark.card("Sebastião Souza Pessoa: Activist Organizer", "Fall Guy")
@pytest.mark.rule("nisei-1.4 1.15.10", "nsg-26.03 1.16.10a", "nsg-26.03 1.16.10c")
@pytest.mark.parametrize("what", ["pay", "decline", "prevented"])
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_what_trashing_a_connection_costs_is_paid_once_nobody_prevents_it(what: str, rules: str) -> None:
    """The trashing is imminent before its additional cost is paid; that the Corp may decline."""
    t = runner_turn(
        rules=rules,
        turn="corp",
        corp=CORP._replace(hand=["Hedge Fund", "Ice Wall"], credits=9),
        runner=Seat(identity=SEBASTIAO, tags=1, rig=["Fransofia Ward", "Fall Guy"]),
    )
    t.corp("trash resource")
    t.corp("card", "Fransofia Ward")
    assert t.decision.kind == "interrupt"
    assert len(names(t, "HQ")) == 2, "nothing is paid yet"
    t.runner("use", "Fall Guy") if what == "prevented" else t.runner("pass")
    if what == "pay":
        t.corp("yes")
        t.corp("card", "Ice Wall")
    elif what == "decline":
        t.corp("no")
    assert t.zone("Fransofia Ward") == ("heap" if what == "pay" else "table")
    assert len(names(t, "HQ")) == (1 if what == "pay" else 2)
    assert t.credits["corp"] == 9 - 2


@pytest.mark.card("Wireless Net Pavilion")
@pytest.mark.rule("nisei-1.4 1.15.10", "nsg-26.03 1.16.10b")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_what_it_costs_besides_to_take_the_action_is_paid_with_its_cost(rules: str) -> None:
    t = runner_turn(
        rules=rules,
        turn="corp",
        corp=CORP._replace(credits=9),
        runner=Seat(tags=1, rig=["Wireless Net Pavilion", "Daily Casts"]),
    )
    t.corp("trash resource")
    assert t.decision.kind == "choose card"
    assert t.credits["corp"] == 9 - 4, "no resource is chosen yet"


@pytest.mark.card("Madani")
def test_madani_hosts_programs_and_installs_one_each_turn() -> None:
    hand = ["Corroder", "Mimic", "Diesel"]
    t = runner_turn(runner=Seat(credits=9, rig=["Madani"], hand=hand))
    t.runner("use", "Madani", ability=0)
    assert offered(t) == {"Corroder", "Mimic"}
    t.runner("card", "Corroder")
    t.runner("card", "Mimic")
    t.runner("done") if t.can("done") else None
    assert names(t, "grip") == ["Diesel"]
    t.until(option="use")
    t.runner("use", "Madani", ability=1)
    t.runner("card", "Mimic")
    assert (t.zone("Mimic"), t.credits["runner"]) == ("table", 6)
    to_action(t)
    assert not t.can("use", "Madani", ability=1)
    assert t.zone("Corroder") != "table"
