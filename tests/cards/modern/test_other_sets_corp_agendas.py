"""Agendas of the other sets: what happens as they are scored, stolen, accessed, and afterwards."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read import values
from tests.support.corp import accessing, corp_turn, damage, points, scored
from tests.support.outcomes import agreeing, told
from tests.support.table import Table

RIG = ("Mimic", "Cyberfeeder", "Armitage Codebusting")
TARGET = Seat(
    credits=9, tags=2, hand=["9x Diesel"], rig=RIG, score=["Hostile Takeover", "Priority Requisition"]
)
CORP = Seat(
    credits=20,
    clicks=3,
    hand=["Snare!", "PAD Campaign"],
    deck=["9x Enigma"],
    discard=["Ice Wall", "Private Security Force (faceup)"],
)
AROUND = {"remote 2": At(root=["Melange Mining Corp. (rezzed)"]), "HQ": At(ice=["Enigma (rezzed)"])}

SCORED = {
    "Artificial Cryptocrash": ["runner loses 7"],
    "Azef Protocol": ["trash Melange Mining Corp.", "2 meat"],
    "Bellona": ["corp gains 5"],
    "Corporate Sales Team": ["+10 credit on Corporate Sales Team"],
    "Cyberdex Sandbox": ["purge", "corp gains 4"],
    "Elective Upgrade": ["+2 agenda on Elective Upgrade"],
    "Fujii Asset Retrieval": ["2 net"],
    "Greenmail": ["corp gains 2"],
    "House of Knives": ["+3 agenda on House of Knives"],
    "Hybrid Release": ["trash Enigma", "install Ice Wall"],
    "Hyperloop Extension": ["corp gains 3"],
    "Megaprix Qualifier": [],
    "Philotic Entanglement": ["2 net"],
    "Post-Truth Dividend": ["corp draws 1"],
    "Remastered Edition": ["+1 agenda on Remastered Edition"],
    "SDS Drone Deployment": ["trash Mimic"],
    "Salvo Testing": ["1 core"],
    "Sting!": ["1 net"],
    "The Future is Now": ["Enigma to HQ"],
    "Transport Monopoly": ["+2 agenda on Transport Monopoly"],
    "Élivágar Bifurcation": ["derez Melange Mining Corp."],
}


@pytest.mark.card(*SCORED)
@pytest.mark.parametrize("agenda", SCORED)
def test_what_happens_when_it_is_scored(agenda: str) -> None:
    t = scored(agenda, corp=CORP, runner=TARGET, servers=AROUND)
    agreeing(t)
    assert told(t) == SCORED[agenda]


def stolen(agenda: str, **place: Any) -> Table:
    """The Runner steals an agenda from remote 1, paying what it costs."""
    t = Table(position(servers={"remote 1": At(root=[agenda])}, **place))
    t.run("remote 1")
    while t.in_run():
        t.runner("yes") if t.decision.about == "steal" else t.passes()
    return t


STOLEN = {
    "Bellona": ["runner", 4],
    "Fetal AI": ["runner", 7],
    "Fujii Asset Retrieval": ["net", 2],
    "Hyperloop Extension": ["corp", 3],
    "NAPD Contract": ["runner", 5],
    "Obokata Protocol": ["net", 4],
    "Sting!": ["net", 1],
}


@pytest.mark.card(*STOLEN)
@pytest.mark.parametrize("agenda", STOLEN)
def test_what_stealing_it_brings_or_costs(agenda: str) -> None:
    t = stolen(agenda, corp=Seat(credits=0), runner=Seat(credits=9, hand=["9x Diesel"]))
    what, number = STOLEN[agenda]
    assert t.zone(agenda) == "runner score"
    assert {"net": damage(t, "net"), **t.credits}[str(what)] == number


DEAR = {"Bellona": 5, "Fetal AI": 2, "NAPD Contract": 4}


@pytest.mark.card(*DEAR)
@pytest.mark.parametrize("agenda", DEAR)
def test_a_runner_who_cannot_pay_cannot_steal(agenda: str) -> None:
    poor = stolen(agenda, runner=Seat(credits=DEAR[agenda] - 1, hand=["9x Diesel"]))
    assert poor.zone(agenda) == "table"


@pytest.mark.card("Obokata Protocol")
def test_the_damage_for_stealing_it_may_be_more_than_the_runner_survives() -> None:
    for answer, result in (("no", None), ("yes", ("corp", "flatline"))):
        t = Table(
            position(servers={"remote 1": At(root=["Obokata Protocol"])}, runner=Seat(hand=["3x Diesel"]))
        )
        t.run("remote 1")
        t.until(about="steal")
        t.runner(answer)
        assert t.game.result == result


@pytest.mark.card("SDS Drone Deployment")
def test_without_programs_there_is_nothing_to_pay_with() -> None:
    assert stolen("SDS Drone Deployment").zone("SDS Drone Deployment") == "table"
    t = Table(position(servers={"remote 1": At(root=["SDS Drone Deployment"])}, runner=Seat(rig=["Mimic"])))
    t.run("remote 1")
    t.until(about="steal")
    t.runner("yes")
    t.until(kind="action")
    assert (t.zone("SDS Drone Deployment"), t.zone("Mimic")) == ("runner score", "heap")


@pytest.mark.card("Fetal AI", "TGTBT", "Explode-a-palooza")
@pytest.mark.parametrize(
    ("agenda", "line"), [("Fetal AI", "2 net"), ("TGTBT", "1 tag"), ("Explode-a-palooza", "corp gains 5")]
)
def test_what_accessing_it_brings(agenda: str, line: str) -> None:
    t = accessing(agenda, runner=Seat(hand=["5x Diesel"]))
    while line not in told(t):
        t.choose(0)
    assert t.zone(agenda) in ("table", "runner score")


@pytest.mark.card("Fetal AI")
def test_fetal_ai_hurts_nobody_in_archives() -> None:
    t = Table(position(corp=Seat(discard=["Fetal AI"]), runner=Seat(hand=["5x Diesel"])))
    t.run("Archives")
    t.until(about="steal")
    assert damage(t, "net") == 0


@pytest.mark.card("Quantum Predictive Model")
@pytest.mark.parametrize(("tags", "zone"), [(1, "corp score"), (0, "runner score")])
def test_quantum_predictive_model_goes_to_the_corp_if_a_tagged_runner_accesses_it(
    tags: int, zone: str
) -> None:
    t = stolen("Quantum Predictive Model", runner=Seat(tags=tags))
    assert t.zone("Quantum Predictive Model") == zone
    assert points(t) == (1 if tags else 0)


REQUIREMENTS = {
    "Blood in the Water": [("grip", 4), ("", 0)],
    "Freedom of Information": [("tags", 2), ("", 4)],
    "NAPD Contract": [("bad publicity", 7), ("", 4)],
    "Regulatory Capture": [("bad publicity", 3), ("much bad publicity", 2), ("", 6)],
}


@pytest.mark.card(*REQUIREMENTS)
@pytest.mark.parametrize(
    ("agenda", "given", "expected"), [(a, g, n) for a, pairs in REQUIREMENTS.items() for g, n in pairs]
)
def test_an_advancement_requirement_that_changes(agenda: str, given: str, expected: int) -> None:
    bad = {"bad publicity": 3, "much bad publicity": 6}.get(given, 0)
    runner = Seat(hand=["4x Diesel"] if given == "grip" else [], tags=2 if given == "tags" else 0)
    servers = {"remote 1": At(root=[f"{agenda} ({expected} advancement)" if expected else agenda])}
    t = corp_turn(servers=servers, corp=Seat(bad_publicity=bad), runner=runner)
    assert values.requirement(t.game.state, t.card(agenda)) == expected
    assert t.can("score", agenda)
    if expected:
        fewer = {"remote 1": At(root=[f"{agenda} ({expected - 1} advancement)"])}
        assert not corp_turn(servers=fewer, corp=Seat(bad_publicity=bad), runner=runner).can("score", agenda)


def owning(agenda: str, **place: Any) -> Table:
    """The Corp's turn with an agenda in its score area."""
    corp = place.pop("corp", Seat())._replace(score=[agenda])
    return Table(position(turn="corp", at="5.6.2a", corp=corp, **place))


@pytest.mark.card("False Lead")
def test_false_lead_costs_a_runner_with_two_clicks_both() -> None:
    t = Table(position(corp=Seat(score=["False Lead"]), runner=Seat(clicks=4)))
    t.run("Archives")
    t.until(side="corp", option="use")
    t.corp("use", "False Lead")
    assert t.clicks["runner"] == 1
    assert t.zone("False Lead") == "removed"


@pytest.mark.card("False Lead")
def test_false_lead_is_of_no_use_against_a_runner_with_one_click() -> None:
    t = Table(position(corp=Seat(score=["False Lead"]), runner=Seat(clicks=2)))
    t.run("Archives")
    while t.in_run():
        assert not t.can("use", "False Lead")
        t.passes()


@pytest.mark.card("Greenmail")
def test_greenmail_pays_when_it_is_forfeited() -> None:
    corp = Seat(credits=9, score=["Greenmail"])
    t = Table(position(servers={"HQ": At(ice=["Archer"])}, corp=corp))
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Archer")
    while t.can("card"):
        t.corp("card", "Greenmail")
    assert t.zone("Greenmail") == "removed"
    assert "corp gains 4" in told(t)


@pytest.mark.card("Greenmail")
def test_greenmail_does_not_pay_when_the_runner_forfeits_it() -> None:
    t = Table(position(runner=Seat(rig=["Data Dealer"], score=["Greenmail"])))
    t.runner("use", "Data Dealer")
    assert told(t) == ["forfeit Greenmail", "runner gains 9"]


@pytest.mark.card("Divested Trust")
def test_divested_trust_takes_a_stolen_agenda_back() -> None:
    servers = {"remote 1": At(root=["Priority Requisition"])}
    t = Table(position(servers=servers, corp=Seat(credits=0, score=["Divested Trust"])))
    t.run("remote 1")
    t.until(side="corp", option="yes")
    t.corp("yes")
    while t.can("card"):
        t.choose(0)
    assert (t.zone("Priority Requisition"), t.zone("Divested Trust")) == ("HQ", "removed")
    assert t.credits["corp"] == 5


@pytest.mark.card("Sting!")
def test_sting_counts_its_copies_in_the_other_score_area() -> None:
    t = stolen("Sting!", corp=Seat(score=["2x Sting!"]), runner=Seat(hand=["5x Diesel"]))
    assert damage(t, "net") == 3


@pytest.mark.card("Megaprix Qualifier")
@pytest.mark.parametrize(
    ("mine", "theirs", "worth"),
    [([], [], 1), (["Megaprix Qualifier"], [], 3), ([], ["Megaprix Qualifier"], 2)],
)
def test_a_second_megaprix_qualifier_is_worth_a_point_more(
    mine: list[str], theirs: list[str], worth: int
) -> None:
    servers = {"remote 1": At(root=["Megaprix Qualifier (3 advancement)"])}
    t = corp_turn(servers=servers, corp=Seat(score=mine), runner=Seat(score=theirs))
    t.choose(t.find("score")[0])
    assert points(t) == worth


USED = {
    "Elective Upgrade": ("2 agenda", ["-1 agenda on Elective Upgrade", "corp gains 2 click"]),
    "Gila Hands Arcology": ("", ["corp gains 3"]),
    "Remastered Edition": ("1 agenda", ["-1 agenda on Remastered Edition", "+1 advancement on PAD Campaign"]),
}


@pytest.mark.card(*USED)
@pytest.mark.parametrize("agenda", USED)
def test_what_it_can_be_used_for_in_the_corps_turn(agenda: str) -> None:
    notes, lines = USED[agenda]
    t = owning(f"{agenda} ({notes})" if notes else agenda, servers={"remote 1": At(root=["PAD Campaign"])})
    t.until(option="use")
    before = t.clicks["corp"]
    t.corp("use", agenda)
    agreeing(t)
    assert told(t) == lines
    spent = {"Elective Upgrade": -1, "Gila Hands Arcology": 2, "Remastered Edition": 0}[agenda]
    assert before - t.clicks["corp"] == spent


@pytest.mark.card("House of Knives")
def test_house_of_knives_strikes_once_each_run() -> None:
    t = Table(position(corp=Seat(score=["House of Knives (3 agenda)"]), runner=Seat(hand=["5x Diesel"])))
    t.run("Archives")
    t.until(side="corp", option="use")
    t.corp("use", "House of Knives")
    assert damage(t, "net") == 1
    while t.in_run():
        assert not t.can("use", "House of Knives")
        t.passes()
    t.run("Archives")
    t.until(side="corp", option="use")


@pytest.mark.card("Transport Monopoly")
def test_transport_monopoly_keeps_a_run_from_being_successful() -> None:
    t = Table(position(corp=Seat(score=["Transport Monopoly (2 agenda)"])))
    t.run("Archives")
    t.until(side="corp", option="use")
    t.corp("use", "Transport Monopoly")
    t.finish_run()
    assert not t.happened("successful run")
    assert not t.happened("unsuccessful run")
    t.run("Archives")
    while t.in_run():
        assert not t.can("use", "Transport Monopoly"), "once each turn"
        t.passes()
    assert t.happened("successful run")


@pytest.mark.card("Corporate Sales Team")
def test_corporate_sales_team_pays_at_both_players_turns() -> None:
    corp = Seat(credits=0, clicks=1, deck=["5x Enigma"], score=["Corporate Sales Team (10 credit)"])
    t = Table(position(turn="corp", corp=corp, runner=Seat(clicks=1)))
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert t.credits["corp"] == 2
    t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert t.credits["corp"] == 3
    assert t.counters("Corporate Sales Team", "credit") == 8


@pytest.mark.card("Cyberdex Sandbox")
def test_cyberdex_sandbox_pays_for_the_first_purge_of_a_turn() -> None:
    servers = {
        "remote 1": At(root=["Cyberdex Virus Suite (rezzed)"]),
        "remote 2": At(root=["Mavirus (rezzed)"]),
    }
    t = owning(
        "Cyberdex Sandbox", servers=servers, corp=Seat(credits=0), runner=Seat(rig=["Datasucker (3 virus)"])
    )
    t.corp("use", "Cyberdex Virus Suite")
    assert t.credits["corp"] == 4
    t.until(option="use")
    t.corp("use", "Mavirus")
    assert t.credits["corp"] == 4


@pytest.mark.card("Salvo Testing")
def test_salvo_testing_works_for_every_agenda() -> None:
    corp = Seat(score=["Salvo Testing"])
    t = scored("Hostile Takeover", corp=corp, runner=Seat(hand=["3x Diesel"]))
    agreeing(t)
    assert damage(t, "core") == 1


@pytest.mark.card("Azef Protocol")
def test_azef_protocol_needs_another_card_to_trash() -> None:
    alone = corp_turn(servers={"remote 1": At(root=["Azef Protocol (3 advancement)"])})
    assert not alone.can("score", "Azef Protocol")


PAST = {
    "Embedded Reporting": [(3, 0), (5, 4)],
    "Off the Books": [(3, 0), (5, 2)],
    "Project Atlas": [(3, 0), (5, 2)],
    "Project Beale": [(4, 0), (5, 1), (7, 2)],
    "Project Ingatan": [(3, 0), (5, 2)],
    "Project Vitruvius": [(3, 0), (5, 2)],
    "Sericulture Expansion": [(3, 0), (5, 2)],
}


@pytest.mark.card(*PAST)
@pytest.mark.parametrize(
    ("agenda", "advanced", "counters"), [(name, a, c) for name, pairs in PAST.items() for a, c in pairs]
)
def test_an_overadvanced_agenda_gets_counters(agenda: str, advanced: int, counters: int) -> None:
    t = corp_turn(servers={"remote 1": At(root=[f"{agenda} ({advanced} advancement)"])})
    t.corp("score", agenda)
    assert t.counters(agenda, "agenda") == counters
    if agenda == "Project Beale":
        assert points(t) == 2 + counters


@pytest.mark.card("Project Ingatan", "Project Vitruvius")
@pytest.mark.parametrize(("agenda", "counters"), [("Project Ingatan", 1), ("Project Vitruvius", 0)])
def test_dividends_count_from_the_requirement_and_past_three_from_three(agenda: str, counters: int) -> None:
    root = [f"{agenda} (3 advancement)", "SanSan City Grid (rezzed)"]
    t = corp_turn(servers={"remote 1": At(root=root)})
    t.corp("score", agenda)
    assert t.counters(agenda, "agenda") == counters


@pytest.mark.card("Project Atlas", "Project Vitruvius")
@pytest.mark.parametrize("agenda", ["Project Atlas", "Project Vitruvius"])
def test_a_counter_of_a_project_fetches_a_card(agenda: str) -> None:
    zone = "R&D" if agenda == "Project Atlas" else "Archives"
    cards = ["Hedge Fund"]
    corp = Seat(deck=[*cards, "3x Enigma"]) if zone == "R&D" else Seat(discard=cards)
    t = owning(f"{agenda} (1 agenda)", corp=corp)
    t.corp("use", agenda)
    if t.can("card"):
        t.corp("card", "Hedge Fund")
    assert t.zone("Hedge Fund") == "HQ"
    assert t.happened("reveal") == (zone == "R&D")


ENDING = {
    "Embedded Reporting": ["reveal Hedge Fund", "Hedge Fund to R&D"],
    "Off the Books": ["reveal PAD Campaign", "trash Melange Mining Corp.", "install PAD Campaign"],
    "Project Ingatan": ["install Ice Wall"],
    "Sericulture Expansion": ["+2 advancement on Melange Mining Corp."],
}


@pytest.mark.card(*ENDING)
@pytest.mark.parametrize("agenda", ENDING)
def test_what_a_dividend_buys_as_the_turn_ends(agenda: str) -> None:
    deck = ["PAD Campaign", "Hedge Fund"] if agenda != "Embedded Reporting" else ["Hedge Fund"]
    corp = Seat(clicks=1, deck=deck, discard=["Ice Wall"], score=[f"{agenda} (1 agenda)"])
    servers = {"remote 1": At(root=["Melange Mining Corp."])}
    t = Table(position(turn="corp", corp=corp, servers=servers))
    t.corp("gain credit")
    t.until(side="corp", option="yes")
    before = len(t.game.events)
    agreeing(t)
    lines = [line for line in told(t, before) if "click" not in line]
    assert lines[: len(ENDING[agenda]) + 1] == [f"-1 agenda on {agenda}", *ENDING[agenda]]


@pytest.mark.card("Off the Books")
def test_off_the_books_adds_a_card_that_is_not_installed_to_hq() -> None:
    corp = Seat(clicks=1, deck=["Hedge Fund", "PAD Campaign"], score=["Off the Books (1 agenda)"])
    for card in ("Hedge Fund", "PAD Campaign"):
        t = Table(position(turn="corp", corp=corp))
        t.corp("gain credit")
        t.until(side="corp", option="yes")
        t.corp("yes")
        t.corp("card", card)
        if t.can("no"):
            assert card == "PAD Campaign"
            t.corp("no")
        assert t.zone(card) == "HQ"
