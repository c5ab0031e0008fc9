"""More Corp upgrades and identities: what a run costs, what a trace finds."""

import pytest

from rulerunner import At, Seat, position
from tests.cards.modern.test_more_corp_turns import DECK, GRIP, rezzed, turn_begins
from tests.support.corp import bad_publicity, corp_turn, damage, end_turn
from tests.support.outcomes import agreeing
from tests.support.table import Table

# --- upgrades -----------------------------------------------------------------------------------------------


@pytest.mark.card("Mr. Hendrik")
@pytest.mark.parametrize(
    ("clicks", "answer", "core", "left"), [(3, "yes", 0, 0), (3, "no", 1, 2), (1, "", 1, 0)]
)
def test_mr_hendrik_hurts_or_takes_the_turn(clicks: int, answer: str, core: int, left: int) -> None:
    servers = {"remote 1": At(root=["Mr. Hendrik"])}
    t = Table(position(corp=Seat(credits=2), runner=Seat(clicks=clicks, hand=GRIP), servers=servers))
    t.run("remote 1")
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert t.credits["corp"] == 0
    if answer:
        t.runner(answer)
    assert damage(t, "core") == core
    assert t.clicks["runner"] == left


@pytest.mark.card("Yakov Erikovich Avdakov")
def test_yakov_profits_from_whatever_is_trashed_here() -> None:
    servers = {
        "remote 1": At(root=[rezzed("Yakov Erikovich Avdakov"), "PAD Campaign"]),
        "remote 2": At(root=["Adonis Campaign"]),
    }
    t = Table(position(corp=Seat(credits=0), runner=Seat(credits=20, hand=GRIP), servers=servers))
    for remote, card in (("remote 1", "PAD Campaign"), ("remote 2", "Adonis Campaign")):
        t.run(remote)
        while not t.can("trash", card):
            if t.can("access", card):
                t.runner("access", card)
            else:
                t.passes()
        t.runner("trash", card)
        t.until(side="runner", kind="action")
    assert t.credits["corp"] == 2
    own = corp_turn(at="", corp=Seat(credits=9, hand=["Snare!"]), servers=servers)
    own.corp("install", "Snare!")
    own.corp("server", server="remote 1")
    agreeing(own)
    assert own.happened("trash", "PAD Campaign")
    assert own.credits["corp"] == 9, "not for making room"


@pytest.mark.card("The Holo Man")
@pytest.mark.parametrize(("installed", "placed"), [(True, 2), (False, 3)])
def test_the_holo_man_advances_here_more_without_an_install(installed: bool, placed: int) -> None:
    servers = {"remote 1": At(root=[rezzed("The Holo Man"), "Hostile Takeover"])}
    t = corp_turn(at="", corp=Seat(credits=4, clicks=3, hand=["Ice Wall"], deck=DECK), servers=servers)
    if installed:
        t.corp("install", "Ice Wall")
        t.corp("server", server="HQ")
    t.until(side="corp", kind="action")
    t.corp("use", "The Holo Man")
    t.corp("card", "Hostile Takeover")
    assert t.counters("Hostile Takeover", "advancement") == placed
    assert t.credits["corp"] == 0


@pytest.mark.card("The Holo Man")
def test_the_holo_man_walks_as_the_turn_begins() -> None:
    t = turn_begins("The Holo Man", {"remote 2": At(ice=["Ice Wall"])})
    t.corp("yes")
    t.corp("server", server="remote 2")
    assert t.game.state.cards[t.card("The Holo Man")].server == 4


COSTLY = {"Cold Site Server": (2, 2, 2), "Reduced Service": (2, 0, 4)}


@pytest.mark.card(*COSTLY)
@pytest.mark.parametrize("upgrade", COSTLY)
def test_a_run_here_costs_more_for_each_counter(upgrade: str) -> None:
    counters, clicks, credits = COSTLY[upgrade]
    servers = {"HQ": At(root=[rezzed(upgrade, f"{counters} power")])}
    t = Table(position(runner=Seat(credits=5, clicks=4, hand=GRIP), servers=servers))
    t.run("HQ")
    assert t.clicks["runner"] == 4 - 1 - clicks
    assert t.credits["runner"] == 5 - credits
    poor = Table(position(runner=Seat(credits=credits - 1, clicks=4, hand=GRIP), servers=servers))
    poor.runner("run")
    assert not poor.can("server", server="HQ")


@pytest.mark.card("Cold Site Server")
def test_cold_site_server_is_charged_by_clicks_and_emptied() -> None:
    servers = {"HQ": At(root=[rezzed("Cold Site Server", "2 power")])}
    t = corp_turn(at="", corp=Seat(clicks=1, deck=DECK), runner=Seat(clicks=1), servers=servers)
    t.corp("use", "Cold Site Server")
    assert t.counters("Cold Site Server", "power") == 3
    t.until(side="runner", kind="action")
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.counters("Cold Site Server", "power") == 0


@pytest.mark.card("Reduced Service")
def test_reduced_service_is_paid_for_as_it_is_rezzed_and_worn_down() -> None:
    servers = {"remote 1": At(root=["Reduced Service"])}
    t = corp_turn(corp=Seat(credits=9), servers=servers)
    t.corp("rez", "Reduced Service")
    spare = t.credits["corp"]
    assert [option.number for option in t.decision.options] == [0, 1, 2, 3, 4]
    t.corp("number", number=3)
    assert t.counters("Reduced Service", "power") == 3
    assert t.credits["corp"] == spare - 3
    worn = Table(position(servers={"remote 1": At(root=[rezzed("Reduced Service", "3 power")])}))
    worn.run("Archives")
    worn.finish_run()
    assert worn.counters("Reduced Service", "power") == 2


@pytest.mark.card("Bryan Stinson")
@pytest.mark.parametrize(("credits", "may"), [(5, True), (6, False)])
def test_bryan_stinson_plays_transactions_again_against_a_poor_runner(credits: int, may: bool) -> None:
    servers = {"HQ": At(root=[rezzed("Bryan Stinson")])}
    corp = Seat(credits=0, discard=["Hedge Fund", "Scorched Earth"])
    t = corp_turn(at="", corp=corp, runner=Seat(credits=credits), servers=servers)
    assert t.can("use", "Bryan Stinson") is may
    if may:
        t.corp("use", "Bryan Stinson")
        assert t.credits["corp"] == 9
        assert t.zone("Hedge Fund") == "removed"


@pytest.mark.card("Tori Hanzō")
@pytest.mark.parametrize(("answer", "net", "core"), [("yes", 0, 1), ("no", 3, 0)])
def test_tori_hanzo_turns_net_damage_into_core_damage_for_two(answer: str, net: int, core: int) -> None:
    servers = {"remote 1": At(root=[rezzed("Tori Hanzō"), "Snare!"])}
    t = Table(position(corp=Seat(credits=6), runner=Seat(hand=GRIP), servers=servers))
    t.run("remote 1")
    while not t.events("damage"):
        if t.can("access", "Snare!"):
            t.runner("access", "Snare!")
        elif t.can("trigger", "Tori Hanzō"):
            t.corp("trigger" if answer == "yes" else "pass")
        elif t.can("yes") and t.decision.side == "corp":
            t.corp("yes" if t.decision.card == t.card("Snare!") else answer)
        else:
            t.passes()
    assert (damage(t, "net"), damage(t, "core")) == (net, core)
    assert t.credits["corp"] == (0 if answer == "yes" else 2)


# --- identities ---------------------------------------------------------------------------------------------


@pytest.mark.card("Seidr Laboratories: Destiny Defined")
def test_seidr_laboratories_use_the_first_click_of_a_run() -> None:
    who = "Seidr Laboratories: Destiny Defined"
    corp = Seat(identity=who, discard=["Hedge Fund"], deck=DECK)
    servers = {"HQ": At(ice=["Ichi 1.0 (rezzed)"])}
    t = Table(position(corp=corp, runner=Seat(hand=GRIP, rig=["Corroder"]), servers=servers))
    t.run("HQ")
    assert not t.can("yes"), "the click for the run was spent before it"
    t.until(option="use")
    t.runner("use", "Ichi 1.0")
    while not t.can("yes"):
        t.choose(0)
    t.corp("yes")
    assert t.name(t.game.state.deck("corp")[0]) == "Hedge Fund"


@pytest.mark.card("Nebula Talent Management: Making Stars")
def test_nebula_talent_management_flips_for_an_operation_and_back_for_a_run() -> None:
    who = "Nebula Talent Management: Making Stars"
    corp = Seat(identity=who, credits=5, clicks=1, hand=["2x Hedge Fund"], deck=DECK)
    t = corp_turn(at="", rules="nsg-26.03", corp=corp, runner=Seat(clicks=1, hand=GRIP))
    t.corp("play", "Hedge Fund")
    t.until(side="runner", kind="action")
    assert t.credits["corp"] == 10
    assert t.game.state.cards[t.card(who)].turned
    t.runner("gain credit")
    t.until(side="corp", kind="action")
    t.corp("play", "Hedge Fund")
    assert t.clicks["corp"] == 3, "the first operation of the turn"
    end_turn(t, "corp")
    t.until(side="runner", kind="action")
    assert t.credits["corp"] == 10 - 5 + 9 + 3, "it stays flipped, and pays nothing"
    t.run("Archives")
    t.until(side="runner", kind="action")
    assert t.game.state.cards[t.card(who)].turned
    t.run("HQ")
    t.until(side="runner", kind="action")
    assert not t.game.state.cards[t.card(who)].turned
    assert bad_publicity(t) == 0
