"""More Corp cards: what a turn brings, what a run costs, what a trace finds."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read import values
from tests.support.corp import corp_turn, damage, end_turn, names
from tests.support.outcomes import told
from tests.support.table import Table

DECK = ["9x Enigma"]
GRIP = ["5x Diesel"]


def rezzed(card: str, notes: str = "") -> str:
    return f"{card} (rezzed{notes and ', '}{notes})"


def turn_begins(card: str, servers: dict[str, At] | None = None, notes: str = "", **corp: Any) -> Table:
    """The Corp's next turn has just begun; nothing is answered yet."""
    place = {"remote 1": At(root=[rezzed(card, notes)]), **(servers or {})}
    seat = Seat(credits=5, hand=[], deck=DECK)._replace(**corp)
    t = Table(position(corp=seat, runner=Seat(clicks=1, hand=GRIP), servers=place))
    t.runner("gain credit")
    while t.decision.side != "corp" or t.decision.kind == "paid":
        t.passes()
    return t


def after_a_run(card: str, server: str, root: tuple[str, ...] = (), **more: Any) -> Table:
    """The Runner has run with their last click and taken what they could; the Corp has a card in HQ."""
    servers = {"remote 1": At(root=root)} if root else {}
    corp = Seat(credits=9, hand=[card], deck=DECK)
    runner = Seat(credits=0, clicks=1, hand=GRIP)._replace(**more)
    t = Table(position(corp=corp, runner=runner, servers=servers))
    t.run(server)
    t.until(side="corp", kind="action")
    return t


# --- agendas and operations ---------------------------------------------------------------------------------


@pytest.mark.card("Ontological Dependence")
@pytest.mark.parametrize("core", [0, 2])
def test_ontological_dependence_is_easier_for_core_damage(core: int) -> None:
    runner = Seat(core_damage=core)
    t = corp_turn(runner=runner, servers={"remote 1": At(root=["Ontological Dependence"])})
    printed = t.game.state.cards[t.card("Ontological Dependence")].face.facts.requirement or 0
    assert values.requirement(t.game.state, t.card("Ontological Dependence")) == printed - core


PLACED = {"Shipment from Vladisibirsk": 4, "Audacity": 2}


@pytest.mark.card(*PLACED)
@pytest.mark.parametrize("card", PLACED)
def test_a_total_of_counters_is_divided_among_cards(card: str) -> None:
    servers = {
        "remote 1": At(root=["Hostile Takeover"]),
        "HQ": At(ice=["Ice Wall"]),
        "remote 2": At(root=["PAD Campaign"]),
    }
    corp = Seat(credits=9, hand=[card, "Snare!", "Hedge Fund"], deck=DECK)
    t = corp_turn(at="", corp=corp, runner=Seat(tags=2), servers=servers)
    t.corp("play", card)
    assert {t.name(option.card) for option in t.decision.options} == {"Hostile Takeover", "Ice Wall"}
    for _ in range(PLACED[card] - 1):
        t.corp("card", "Hostile Takeover")
    assert t.counters("Hostile Takeover", "advancement") == 0, "all are placed together"
    t.corp("card", "Ice Wall")
    assert t.counters("Hostile Takeover", "advancement") == PLACED[card] - 1
    assert t.counters("Ice Wall", "advancement") == 1
    assert names(t, "HQ") == ([] if card == "Audacity" else ["Hedge Fund", "Snare!"])


@pytest.mark.card(*PLACED)
@pytest.mark.parametrize(
    ("card", "tags", "hand", "may"),
    [
        ("Shipment from Vladisibirsk", 1, 3, False),
        ("Shipment from Vladisibirsk", 2, 0, True),
        ("Audacity", 0, 1, False),
        ("Audacity", 0, 2, True),
    ],
)
def test_when_counters_may_be_shipped(card: str, tags: int, hand: int, may: bool) -> None:
    corp = Seat(credits=9, hand=[card, *["Snare!"] * hand], deck=DECK)
    t = corp_turn(
        at="", corp=corp, runner=Seat(tags=tags), servers={"remote 1": At(root=["Hostile Takeover"])}
    )
    assert t.can("play", card) is may


@pytest.mark.card("Business As Usual")
@pytest.mark.parametrize(("points", "also"), [(2, False), (3, True)])
def test_business_as_usual_does_one_thing_or_both(points: int, also: bool) -> None:
    servers = {"remote 1": At(root=["Hostile Takeover"]), "remote 2": At(root=["Vulnerability Audit"])}
    corp = Seat(credits=9, hand=["Business As Usual"], score=["Hostile Takeover"] * points)
    servers["remote 1"] = At(root=["Clone Retirement"])
    t = corp_turn(at="", corp=corp, runner=Seat(rig=["Imp (2 virus)"]), servers=servers)
    t.corp("play", "Business As Usual")
    t.corp("effect", number=0)
    t.corp("card", "Clone Retirement")
    t.corp("card", "Vulnerability Audit")
    assert (
        t.counters("Clone Retirement", "advancement"),
        t.counters("Vulnerability Audit", "advancement"),
    ) == (1, 1)
    assert t.can("yes") is also
    if also:
        t.corp("yes")
        t.corp("card", "Imp")
        assert t.counters("Imp", "virus") == 0
    clean = corp_turn(
        at="",
        corp=Seat(credits=9, hand=["Business As Usual"]),
        runner=Seat(rig=["Imp (2 virus)"]),
        servers=servers,
    )
    clean.corp("play", "Business As Usual")
    clean.corp("effect", number=1)
    clean.corp("card", "Imp")
    assert clean.counters("Imp", "virus") == 0


@pytest.mark.card("Fully Operational")
@pytest.mark.parametrize(("full", "times"), [(0, 1), (2, 3)])
def test_fully_operational_repeats_for_each_full_server(full: int, times: int) -> None:
    servers = {f"remote {n}": At(ice=["Ice Wall"], root=["PAD Campaign"]) for n in range(1, full + 1)}
    servers |= {
        "remote 8": At(ice=["Ice Wall"]),
        "remote 9": At(root=["PAD Campaign"]),
        "HQ": At(ice=["Ice Wall"]),
    }
    t = corp_turn(at="", corp=Seat(credits=9, hand=["Fully Operational"], deck=DECK), servers=servers)
    before = t.credits["corp"]
    t.corp("play", "Fully Operational")
    for _ in range(times - 1):
        t.corp("effect", number=0)
    t.corp("effect", number=1)
    assert not t.can("effect")
    assert len(t.events("gain credits", amount=2)) == times - 1
    assert [event.amount for event in t.events("draw")] == [2]
    assert t.credits["corp"] == before - 1 + 2 * (times - 1)


@pytest.mark.card("Kakurenbo")
def test_kakurenbo_hides_everything_and_brings_one_card_back() -> None:
    corp = Seat(
        credits=9, clicks=3, hand=["Kakurenbo", "Snare!", "Hedge Fund"], discard=["PAD Campaign"], deck=DECK
    )
    t = corp_turn(at="", corp=corp)
    t.corp("play", "Kakurenbo")
    t.corp("card", "Snare!")
    t.corp("done")
    t.corp("yes")
    t.corp("card", "Snare!")
    assert t.zone("Snare!") == "table"
    assert t.counters("Snare!", "advancement") == 2
    assert t.zone("Kakurenbo") == "removed"
    assert not any(t.game.state.cards[c].faceup for c in t.game.state.zones["Archives"])
    assert t.clicks["corp"] == 0


@pytest.mark.card("Argus Crackdown")
@pytest.mark.parametrize(("server", "meat"), [("HQ", 2), ("R&D", 0)])
def test_argus_crackdown_hurts_behind_ice(server: str, meat: int) -> None:
    corp = Seat(credits=9, clicks=1, hand=["Argus Crackdown"], deck=DECK)
    t = corp_turn(at="", corp=corp, runner=Seat(hand=GRIP), servers={"HQ": At(ice=["Ice Wall"])})
    t.corp("play", "Argus Crackdown")
    t.until(side="runner", kind="action")
    t.run(server)
    t.until(side="runner", kind="action")
    assert damage(t, "meat") == meat
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.zone("Argus Crackdown") == "Archives"


@pytest.mark.card("Midseason Replacements")
def test_midseason_replacements_tag_for_the_margin() -> None:
    t = after_a_run("Midseason Replacements", "remote 1", ("Hostile Takeover",), rig=["Access to Globalsec"])
    t.corp("play", "Midseason Replacements")
    t.corp("number", number=2)
    assert t.tags == 6 + 2 - 1
    idle = after_a_run("Midseason Replacements", "Archives")
    assert not idle.can("play", "Midseason Replacements")


@pytest.mark.card("Trojan Horse")
def test_trojan_horse_reaches_as_far_as_the_margin() -> None:
    rig = ["Magnum Opus", "Corroder", "Access to Globalsec"]
    t = after_a_run("Trojan Horse", "remote 1", ("PAD Campaign",), rig=rig)
    t.corp("play", "Trojan Horse")
    t.corp("number", number=0)
    assert t.zone("Corroder") == "heap", "3 is too little for the other"
    idle = after_a_run("Trojan Horse", "Archives")
    assert not idle.can("play", "Trojan Horse")


@pytest.mark.card("Punitive Counterstrike")
@pytest.mark.parametrize(("agenda", "meat"), [("Global Food Initiative", 3), ("Hostile Takeover", 1)])
def test_punitive_counterstrike_hits_for_the_printed_points(agenda: str, meat: int) -> None:
    t = after_a_run("Punitive Counterstrike", "remote 1", (agenda,))
    t.corp("play", "Punitive Counterstrike")
    t.corp("number", number=0)
    assert damage(t, "meat") == meat


# --- assets -------------------------------------------------------------------------------------------------


@pytest.mark.card("Amani Senai")
@pytest.mark.parametrize("stolen", [True, False])
def test_amani_senai_traces_with_the_requirement_of_the_agenda(stolen: bool) -> None:
    agenda = "Vulnerability Audit" if stolen else "Vulnerability Audit (4 advancement)"
    servers = {"remote 1": At(root=[rezzed("Amani Senai")]), "remote 2": At(root=[agenda])}
    corp, runner = Seat(credits=0, deck=DECK), Seat(credits=0, rig=["Corroder"], hand=GRIP)
    if stolen:
        t = Table(position(corp=corp, runner=runner, servers=servers))
        t.run("remote 2")
        t.until(side="corp", option="yes")
    else:
        t = corp_turn(corp=corp, runner=runner, servers=servers)
        t.corp("score", "Vulnerability Audit")
    t.corp("yes")
    assert [event.amount for event in t.events("trace")] == [4]
    assert t.zone("Corroder") == "grip"


@pytest.mark.card("Cohort Guidance Program")
def test_cohort_guidance_program_trades_a_card_or_shows_one() -> None:
    t = turn_begins("Cohort Guidance Program", hand=["Snare!"], discard=["Hedge Fund"])
    t.corp("yes")
    t.corp("effect", number=0)
    assert told(t)[2:5] == ["trash Snare!", "corp gains 2", "corp draws 1"]
    shown = turn_begins("Cohort Guidance Program", hand=["Snare!"], discard=["Hedge Fund"])
    shown.corp("yes")
    shown.corp("effect", number=1)
    assert shown.game.state.cards[shown.card("Hedge Fund")].faceup
    assert shown.counters("Cohort Guidance Program", "advancement") == 1


@pytest.mark.card("Janaína “JK” Dumont Kindelán")
def test_jk_gathers_and_goes_home() -> None:
    name = "Janaína “JK” Dumont Kindelán"
    t = turn_begins(name, notes="3 credit", credits=0, hand=["Snare!"])
    t.until(side="corp", kind="action")
    assert t.counters(name, "credit") == 6
    t.corp("use", name)
    assert t.credits["corp"] == 6
    assert t.zone(name) == "HQ"
    t.corp("yes")
    t.corp("card", "Snare!")
    assert t.zone("Snare!") == "table"


@pytest.mark.card("Warm Reception")
@pytest.mark.parametrize("ice", [(), ("Ice Wall",)])
def test_warm_reception_installs_and_may_go_to_sleep(ice: tuple[str, ...]) -> None:
    servers = {
        "remote 1": At(ice=ice, root=[rezzed("Warm Reception")]),
        "remote 2": At(root=[rezzed("PAD Campaign")]),
    }
    corp = Seat(credits=9, hand=["Hostile Takeover"], deck=DECK)
    t = Table(position(corp=corp, runner=Seat(clicks=1, hand=GRIP), servers=servers))
    t.runner("gain credit")
    t.until(side="corp", option="yes")
    if not t.can("trigger"):
        t.corp("yes")
    agreeing_until_server(t)
    assert t.zone("Hostile Takeover") == "table"
    if ice:
        assert t.rezzed("Warm Reception")
    else:
        t.until(option="yes")
        t.corp("yes")
        assert not t.rezzed("Warm Reception")
        assert not t.rezzed("PAD Campaign")
    t.until(side="corp", kind="action")
    for _ in range(2):
        t.until(side="corp", kind="action")
        t.corp("advance", "Hostile Takeover")
    assert not t.can("score", "Hostile Takeover")


def agreeing_until_server(t: Table) -> None:
    if t.can("server", server="new"):
        t.corp("server", server="new")


@pytest.mark.card("Daily Quest")
def test_daily_quest_pays_whoever_comes_or_whoever_waits() -> None:
    servers = {"remote 1": At(root=[rezzed("Daily Quest")])}
    t = Table(
        position(
            corp=Seat(credits=0, deck=DECK), runner=Seat(credits=0, clicks=2, hand=GRIP), servers=servers
        )
    )
    t.run("remote 1")
    t.until(side="runner", kind="action")
    assert t.credits["runner"] == 2
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.credits["corp"] == 0
    alone = Table(
        position(corp=Seat(credits=0, deck=DECK), runner=Seat(clicks=1, hand=GRIP), servers=servers)
    )
    alone.runner("gain credit")
    alone.until(side="corp", kind="action")
    assert alone.credits["corp"] == 3


@pytest.mark.card("Daily Quest")
def test_daily_quest_is_rezzed_in_the_corps_action_phase() -> None:
    servers = {"remote 1": At(root=["Daily Quest"])}
    t = Table(position(corp=Seat(credits=9, deck=DECK), runner=Seat(clicks=1, hand=GRIP), servers=servers))
    t.runner("gain credit")
    t.until(option="rez")
    assert t.game.state.active == "corp"
    assert t.step == "5.6.2a"  # the window as the phase begins belongs to it


@pytest.mark.card("NASX")
def test_nasx_invests_what_card_abilities_bring() -> None:
    servers = {"remote 1": At(root=[rezzed("NASX")])}
    t = corp_turn(at="", corp=Seat(credits=5, clicks=3, hand=["Hedge Fund"], deck=DECK), servers=servers)
    t.corp("gain credit")
    assert t.decision.kind == "action"
    t.corp("play", "Hedge Fund")
    assert [option.number for option in t.decision.options] == [0, 1, 2]
    t.corp("number", number=2)
    assert t.counters("NASX", "power") == 2
    assert t.credits["corp"] == 6 - 5 + 9 - 2
    sold = corp_turn(
        at="", corp=Seat(credits=0, deck=DECK), servers={"remote 1": At(root=[rezzed("NASX", "3 power")])}
    )
    sold.corp("use", "NASX")
    assert sold.credits["corp"] == 6
    begun = turn_begins("NASX", credits=0)
    begun.until(side="corp", kind="action")
    assert begun.credits["corp"] == 1
    assert begun.counters("NASX", "power") == 0
