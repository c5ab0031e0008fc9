"""Resources of many sets."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from tests.support.runner import (
    CORP,
    install,
    names,
    next_turn,
    offered,
    runner_turn,
    runs,
    to_action,
    turn_begins,
)
from tests.support.table import Table

DECK = ["9x Diesel"]
DIGITAL = Face(Facts("Ghost: In the Wires", "runner", "identity", ("digital",)))
REMOTE = {"remote 1": At(root=["Nico Campaign"])}


def damage(t: Table) -> list[tuple[int, str]]:
    return [(e.amount, e.sort) for e in t.events("damage")]


LOADED = {"Miss Bones": 12, "Ghost Runner": 3, "Temüjin Contract": 20, "Side Hustle": 1}


@pytest.mark.parametrize("card", LOADED)
def test_a_resource_comes_with_its_credits(card: str) -> None:
    t = runner_turn(runner=Seat(credits=20, hand=[card, "Akamatsu Mem Chip"], deck=DECK))
    install(t, card)
    if t.can("server"):
        t.runner("server", server="HQ")
    assert t.counters(card, "credit") == LOADED[card]
    install(t, "Akamatsu Mem Chip")
    assert t.counters(card, "credit") == LOADED[card]


# --- as turns begin and end --------------------------------------------------------------------------------


@pytest.mark.card("Underworld Contact")
@pytest.mark.parametrize(("rig", "credits"), [((), 0), (("Dyson Mem Chip",), 0), (("2x Dyson Mem Chip",), 1)])
def test_underworld_contact_pays_for_two_link(rig: tuple[str, ...], credits: int) -> None:
    t = turn_begins("Underworld Contact", *rig, credits=0)
    to_action(t)
    assert t.credits["runner"] == credits


@pytest.mark.card("Beth Kilrain-Chang")
@pytest.mark.parametrize(
    ("corp", "got"),
    [
        (4, (0, 0, 4)),
        (5, (1, 0, 4)),
        (9, (1, 0, 4)),
        (10, (0, 1, 4)),
        (14, (0, 1, 4)),
        (15, (0, 0, 5)),
    ],
)
def test_beth_gives_what_the_riches_of_the_corp_allow(corp: int, got: tuple[int, int, int]) -> None:
    t = runner_turn(
        at="5.7.1d",
        corp=CORP._replace(credits=corp),
        runner=Seat(credits=0, rig=["Beth Kilrain-Chang"], deck=DECK),
    )
    to_action(t)
    assert (t.credits["runner"], len(names(t, "grip")), t.clicks["runner"]) == got


@pytest.mark.card("Joshua B.")
@pytest.mark.parametrize("used", [False, True])
def test_joshua_gives_a_click_for_a_tag_at_the_end_of_the_turn(used: bool) -> None:
    t = turn_begins("Joshua B.")
    t.until(option="yes")
    t.runner("yes" if used else "no")
    to_action(t)
    assert (t.clicks["runner"], t.tags) == (4 + used, 0)
    turn = t.game.state.turn
    while t.game.state.turn == turn:
        t.runner("gain credit") if t.can("gain credit") else t.passes()
    assert t.tags == used


@pytest.mark.card("Fencer Fueno")
def test_fencer_fueno_gathers_credits_and_spends_them_in_successful_runs() -> None:
    t = runner_turn(at="5.7.1d", runner=Seat(credits=0, rig=["Fencer Fueno (2 credits)"]), servers=REMOTE)
    to_action(t)
    assert t.counters("Fencer Fueno", "credit") == 3
    t.run("remote 1")
    t.until(kind="mid-access")
    t.runner("trash", "Nico Campaign")
    while t.can("number"):
        t.choose(t.find("number")[0])
    assert t.counters("Fencer Fueno", "credit") == 1
    assert t.zone("Nico Campaign") == "Archives"


@pytest.mark.card("Fencer Fueno")
@pytest.mark.parametrize(("credits", "stays"), [(2, True), (3, False)])
def test_fencer_fueno_asks_for_a_credit_once_there_are_three(credits: int, stays: bool) -> None:
    t = runner_turn(runner=Seat(credits=5, clicks=1, rig=[f"Fencer Fueno ({credits} credits)"]))
    t.runner("gain credit")
    if not stays:
        t.until(option="yes")
        t.runner("no")
    t.until(side="corp", kind="action")
    assert (t.zone("Fencer Fueno") == "table") is stays
    assert t.credits["runner"] == 6


@pytest.mark.card("Fencer Fueno")
def test_fencer_fueno_stays_for_a_credit() -> None:
    t = runner_turn(runner=Seat(credits=5, clicks=1, rig=["Fencer Fueno (3 credits)"]))
    t.runner("gain credit")
    t.until(option="yes")
    t.runner("yes")
    t.until(side="corp", kind="action")
    assert (t.zone("Fencer Fueno"), t.credits["runner"]) == ("table", 5)


@pytest.mark.card("Fencer Fueno")
def test_fencer_fueno_gets_a_credit_for_a_stolen_agenda() -> None:
    servers = {"remote 1": At(root=["Hostile Takeover"])}
    t = runner_turn(runner=Seat(rig=["Fencer Fueno"]), servers=servers)
    runs(t, "remote 1")
    assert t.counters("Fencer Fueno", "credit") == 1


@pytest.mark.card("Amelia Earhart")
def test_amelia_earhart_counts_runs_with_three_accesses() -> None:
    corp = CORP._replace(hand=["5x Hedge Fund"])
    t = runner_turn(
        corp=corp, runner=Seat(credits=9, rig=["Amelia Earhart"], hand=["2x The Maker’s Eye", "Legwork"])
    )
    runs(t, "R&D")
    assert t.counters("Amelia Earhart", "power") == 0
    t.runner("play", "The Maker’s Eye")
    t.finish_run()
    to_action(t)
    assert t.counters("Amelia Earhart", "power") == 1


@pytest.mark.card("Amelia Earhart")
@pytest.mark.parametrize(("power", "paid"), [(2, False), (3, True)])
def test_amelia_earhart_costs_the_corp_ten_credits(power: int, paid: bool) -> None:
    t = runner_turn(
        at="5.7.1d",
        corp=CORP._replace(credits=12),
        runner=Seat(rig=[f"Amelia Earhart ({power} power)"]),
    )
    if paid:
        t.until(option="yes")
        t.runner("yes")
    to_action(t)
    assert t.credits["corp"] == (2 if paid else 12)
    assert t.zone("Amelia Earhart") == ("heap" if paid else "table")


# --- runs --------------------------------------------------------------------------------------------------


@pytest.mark.card("Temüjin Contract")
def test_temujin_contract_pays_for_runs_on_the_chosen_server() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Temüjin Contract"]), servers=REMOTE)
    install(t, "Temüjin Contract")
    t.runner("server", server="R&D")
    to_action(t)
    before = t.credits["runner"]
    for server, credits in (("HQ", 0), ("R&D", 4), ("R&D", 8)):
        runs(t, server)
        assert t.credits["runner"] - before == credits
    assert t.counters("Temüjin Contract", "credit") == 12


@pytest.mark.card("Ghost Runner")
def test_ghost_runner_pays_in_runs_and_goes_when_empty() -> None:
    t = runner_turn(
        runner=Seat(credits=0, rig=["Ghost Runner (3 credits)", "Corroder"], hand=["Easy Mark"]),
        servers={"remote 1": At(ice=["Ice Wall (rezzed)"], root=["PAD Campaign"])},
    )
    assert not t.can("use", "Corroder")
    t.run("remote 1")
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    assert t.counters("Ghost Runner", "credit") == 2
    t.runner("gain credit") if t.can("gain credit") else None
    t.until(kind="mid-access") if t.game.state.players["runner"].credits >= 4 else t.finish_run()
    assert t.zone("Ghost Runner") == "table"


@pytest.mark.card("Ghost Runner")
def test_ghost_runner_is_trashed_without_credits() -> None:
    t = runner_turn(
        runner=Seat(credits=0, rig=["Ghost Runner (1 credits)", "Corroder"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.run("HQ")
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    assert t.zone("Ghost Runner") == "heap"


@pytest.mark.card("Miss Bones")
@pytest.mark.parametrize(("server", "used"), [("remote 1", True), ("HQ", False)])
def test_miss_bones_pays_to_trash_installed_cards(server: str, used: bool) -> None:
    t = runner_turn(
        corp=CORP._replace(hand=["PAD Campaign"]),
        runner=Seat(credits=0, rig=["Miss Bones (4 credits)"]),
        servers=REMOTE,
    )
    t.run(server)
    if not used:
        t.until(kind="action") if not t.can("trash") else None
        assert not t.happened("trash")
        return
    t.until(kind="mid-access")
    t.runner("trash", "Nico Campaign")
    assert t.zone("Nico Campaign") == "Archives"
    assert t.counters("Miss Bones", "credit") == 2


@pytest.mark.card("DreamNet")
@pytest.mark.parametrize(
    ("identity", "rig", "credits"),
    [("", (), 0), ("", ("2x Dyson Mem Chip",), 1), (DIGITAL.name, (), 1)],
)
def test_dreamnet_draws_and_may_pay_for_the_first_successful_run(
    identity: str, rig: tuple[str, ...], credits: int
) -> None:
    seat = Seat(identity=identity, credits=0, rig=["DreamNet", *rig], deck=DECK)
    t = runner_turn(runner=seat, faces=[DIGITAL])
    for server in ("HQ", "R&D"):
        runs(t, server)
        assert (len(names(t, "grip")), t.credits["runner"]) == (1, credits)


@pytest.mark.card('Debbie "Downtown" Moreira')
def test_debbie_gathers_credits_for_run_events_and_spends_them_in_her_run() -> None:
    debbie = 'Debbie "Downtown" Moreira'
    t = runner_turn(
        runner=Seat(credits=2, rig=[f"{debbie} (1 credits)"], hand=["Dirty Laundry", "Diesel"], deck=DECK),
        servers=REMOTE,
    )
    t.runner("play", "Dirty Laundry")
    t.runner("server", server="HQ")
    assert t.counters(debbie, "credit") == 2
    t.finish_run()
    to_action(t)
    t.runner("play", "Diesel")
    to_action(t)
    assert t.counters(debbie, "credit") == 2, "that is no run event"
    t.runner("use", debbie)
    t.runner("server", server="remote 1")
    t.until(kind="mid-access")
    t.runner("trash", "Nico Campaign")
    t.runner("number", number=2)
    assert (t.counters(debbie, "credit"), t.zone("Nico Campaign")) == (0, "Archives")


@pytest.mark.card('Debbie "Downtown" Moreira')
@pytest.mark.parametrize(("score", "credits"), [(["Hostile Takeover"], 0), (["2x Priority Requisition"], 2)])
def test_debbie_comes_with_credits_if_the_threat_is_high(score: list[str], credits: int) -> None:
    debbie = 'Debbie "Downtown" Moreira'
    t = runner_turn(runner=Seat(credits=9, hand=[debbie], score=score))
    install(t, debbie)
    assert t.counters(debbie, "credit") == credits


@pytest.mark.card('Hannah "Wheels" Pilintra')
@pytest.mark.parametrize("ends", [False, True])
def test_hannah_runs_a_remote_for_free_and_minds_failure(ends: bool) -> None:
    hannah = 'Hannah "Wheels" Pilintra'
    servers = {"remote 1": At(ice=["Ice Wall (rezzed)"] if ends else [], root=["Nico Campaign"])}
    t = runner_turn(runner=Seat(rig=[hannah]), servers=servers)
    t.runner("use", hannah, ability=0)
    assert not t.can("server", server="HQ")
    t.runner("server", server="remote 1") if t.can("server") else None
    t.finish_run()
    to_action(t)
    assert (t.clicks["runner"], t.tags) == (4, int(ends))
    assert not t.can("use", hannah, ability=0)
    t.runner("use", hannah, ability=1)
    assert (t.clicks["runner"], t.tags, t.zone(hannah)) == (5, 0, "heap")


# --- installs ----------------------------------------------------------------------------------------------


@pytest.mark.card("Environmental Testing")
def test_environmental_testing_pays_nine_for_four_installs() -> None:
    hand = ["Corroder", "Akamatsu Mem Chip", "Daily Casts"]
    rig = ["Environmental Testing (2 power)"]
    t = runner_turn(runner=Seat(credits=9, rig=rig, hand=hand))
    install(t, "Daily Casts")
    assert t.counters("Environmental Testing", "power") == 2
    install(t, "Corroder")
    before = t.credits["runner"]
    install(t, "Akamatsu Mem Chip")
    assert (t.zone("Environmental Testing"), t.credits["runner"]) == ("heap", before - 1 + 9)


@pytest.mark.card("Environmental Testing")
def test_environmental_testing_is_trashed_as_it_pays() -> None:
    t = runner_turn(
        runner=Seat(credits=9, rig=["Environmental Testing (3 power)", "Wasteland"], hand=["Mantle"])
    )
    install(t, "Mantle")
    assert [change.amount for change in t.events("gain credits")] == [9, 1], (
        "Wasteland hears of it afterwards"
    )


@pytest.mark.card("Side Hustle")
def test_side_hustle_pays_out_with_the_sixth_credit() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Side Hustle (4 credits)"], deck=DECK))
    runs(t, "HQ")
    assert (t.counters("Side Hustle", "credit"), t.zone("Side Hustle")) == (5, "table")
    t.run("R&D")
    assert (t.credits["runner"], t.zone("Side Hustle"), names(t, "grip")) == (6, "heap", ["Diesel"])


@pytest.mark.card("“Knickknack” O’Brian")
def test_knickknack_turns_an_installed_card_into_its_cost_and_a_card() -> None:
    knick = "“Knickknack” O’Brian"
    t = runner_turn(runner=Seat(credits=0, rig=[knick, "Mimic", "Corroder"], deck=DECK))
    t.run("HQ")
    t.runner("yes")
    assert offered(t) == {"Mimic", "Corroder"}
    t.runner("card", "Mimic")
    assert (t.credits["runner"], names(t, "grip"), t.zone("Mimic")) == (3, ["Diesel"], "heap")
    t.finish_run()
    to_action(t)
    runs(t, "R&D")
    assert t.zone("Corroder") == "table"


@pytest.mark.card("Off-Campus Apartment")
def test_off_campus_apartment_draws_for_connections_it_hosts() -> None:
    hand = ["Fall Guy", "Daily Casts", "Joshua B."]
    t = runner_turn(runner=Seat(credits=9, rig=["Off-Campus Apartment"], hand=hand, deck=DECK))
    install(t, "Fall Guy", "Off-Campus Apartment")
    assert names(t, "grip") == ["Daily Casts", "Diesel", "Joshua B."]
    to_action(t)
    install(t, "Daily Casts")
    to_action(t)
    install(t, "Joshua B.")
    to_action(t)
    assert names(t, "grip") == ["Diesel"], "in the rig they draw nothing"


@pytest.mark.card("Valentina Ferreira Carvalho")
@pytest.mark.parametrize(("score", "asks"), [([], False), (["Priority Requisition"], True)])
def test_valentina_pays_for_removed_tags_and_helps_when_the_threat_is_high(
    score: list[str], asks: bool
) -> None:
    valentina = "Valentina Ferreira Carvalho"
    t = runner_turn(runner=Seat(credits=9, tags=2, hand=[valentina], score=score))
    install(t, valentina)
    assert t.can("yes") is asks
    if asks:
        t.runner("yes")
        t.runner("effect", number=0)
        assert t.tags == 1
        to_action(t)
    before = t.credits["runner"]
    t.runner("remove tag")
    assert t.credits["runner"] == before - 2 + 1


# --- prevention --------------------------------------------------------------------------------------------


@pytest.mark.card("Biometric Spoofing")
def test_biometric_spoofing_prevents_two_damage() -> None:
    servers = {"HQ": At(ice=["Neural Katana (rezzed)"])}
    t = runner_turn(runner=Seat(rig=["Biometric Spoofing"], hand=["5x Diesel"]), servers=servers)
    t.run("HQ")
    t.until(kind="interrupt")
    t.runner("use", "Biometric Spoofing")
    t.finish_run()
    assert (damage(t), t.zone("Biometric Spoofing")) == ([(1, "net")], "heap")


@pytest.mark.card("Caldera")
@pytest.mark.parametrize(("ice", "kind"), [("Neural Katana", "net"), ("Heimdall 1.0", "core")])
def test_caldera_prevents_core_and_net_damage_for_three_credits(ice: str, kind: str) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=3, clicks=2, rig=["Caldera", "Akamatsu Mem Chip"], hand=["5x Diesel"]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    t.until(kind="interrupt")
    t.runner("use", "Caldera")
    assert t.credits["runner"] == 0
    t.finish_run()
    assert damage(t) == ([(2, "net")] if kind == "net" else [])


@pytest.mark.card("Laguna Velasco District")
def test_laguna_velasco_district_makes_the_draw_action_two_cards() -> None:
    t = runner_turn(
        runner=Seat(credits=9, rig=["Laguna Velasco District"], hand=["Process Automation"], deck=DECK)
    )
    t.runner("draw")
    assert len(names(t, "grip")) == 3
    t.runner("play", "Process Automation")
    assert len(names(t, "grip")) == 3, "an event draws as many as it says"
    next_turn(t)
