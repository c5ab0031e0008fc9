"""Cards with an X in their cost, and cards that can be paid for in more than one way."""

import pytest

from rulerunner import At, Seat, position
from tests.support.ice import run_on
from tests.support.plays import MODERN, RUNNER, Play, corp, remote
from tests.support.table import Table

TAKEOVER = remote("Hostile Takeover")

FOR_X = {
    "Psychographics": [
        Play(
            "play Psychographics; 3",
            "corp pays 3; +3 advancement on Hostile Takeover",
            turn="corp",
            corp=corp("Psychographics"),
            runner=RUNNER._replace(tags=3),
            servers=TAKEOVER,
        ),
        Play(
            "play Psychographics; 1; Ice Wall",
            "corp pays 1; +1 advancement on Ice Wall",
            turn="corp",
            corp=corp("Psychographics"),
            runner=RUNNER._replace(tags=3),
            servers={**TAKEOVER, "HQ": At(ice=["Ice Wall"])},
        ),
    ],
    "IP Enforcement": [
        Play(
            "play IP Enforcement; 2",
            "corp pays 2; 2 tag removed; install Nisei MK II; +1 advancement on Nisei MK II",
            {"runner score": ["Hostile Takeover"]},
            turn="corp",
            corp=corp("IP Enforcement"),
            runner=RUNNER._replace(tags=3, score=["Hostile Takeover", "Nisei MK II"]),
        ),
        Play(
            "play IP Enforcement; 1",
            "corp pays 1; 1 tag removed; install Hostile Takeover",
            {"runner score": ["Nisei MK II"]},
            turn="corp",
            corp=corp("IP Enforcement"),
            runner=RUNNER._replace(tags=1, score=["Hostile Takeover", "Nisei MK II"]),
        ),
    ],
}
TABLES = FOR_X
PLAYS = [(name, n) for name, plays in TABLES.items() for n in range(len(plays))]


@pytest.mark.card(*FOR_X)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_x_is_chosen_and_paid_as_the_card_is_played(name: str, n: int, rules: str) -> None:
    TABLES[name][n].check(rules)


@pytest.mark.card("Psychographics", "IP Enforcement")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("card", "credits", "tags", "most"),
    [
        ("Psychographics", 9, 2, 2),
        ("Psychographics", 1, 2, 1),
        ("IP Enforcement", 9, 2, 2),
        ("IP Enforcement", 1, 2, 1),
    ],
)
def test_x_is_limited_by_the_tags_and_by_the_credits(
    card: str, credits: int, tags: int, most: int, rules: str
) -> None:
    seat = corp(card, credits=credits)
    runner = RUNNER._replace(tags=tags, score=["Hostile Takeover", "Nisei MK II"])
    t = Table(position(rules=rules, turn="corp", corp=seat, runner=runner, servers=TAKEOVER))
    t.corp("play", card)
    assert [option.number for option in t.decision.options] == list(range(most + 1))


@pytest.mark.card("Psychographics")
@pytest.mark.parametrize(("rules", "may"), [("nisei-1.4", False), ("nsg-26.03", True)])
def test_with_no_tag_psychographics_could_only_be_played_in_vain(rules: str, may: bool) -> None:
    t = Table(position(rules=rules, turn="corp", corp=corp("Psychographics"), servers=TAKEOVER))
    assert t.can("play", "Psychographics") is may


def approached(credits: int, score: int, **place: At) -> Table:
    """The Runner approaches Biawak, and the Corp may rez it."""
    seat = Seat(credits=credits, hand=[], score=["Hostile Takeover"] * score)
    servers = {"HQ": place.get("HQ", At(ice=["Biawak"]))}
    t = Table(position(corp=seat, runner=RUNNER._replace(rig=["Corroder"]), servers=servers))
    t.run("HQ")
    return t


@pytest.mark.card("Biawak")
@pytest.mark.parametrize(
    ("credits", "score", "may"), [(14, 0, True), (13, 0, False), (4, 1, True), (3, 1, False)]
)
def test_biawak_is_rezzed_for_its_cost_or_for_an_agenda_and_the_rest(
    credits: int, score: int, may: bool
) -> None:
    t = approached(credits, score)
    assert t.can("rez", "Biawak") is may


@pytest.mark.card("Biawak")
@pytest.mark.parametrize("way", [0, 1])
def test_who_can_pay_for_biawak_either_way_chooses(way: int) -> None:
    t = approached(14, 1)
    t.corp("rez", "Biawak")
    t.corp("effect", number=way)
    assert t.rezzed("Biawak")
    assert t.credits["corp"] == (0, 10)[way]
    assert t.happened("forfeit") is bool(way)


@pytest.mark.card("Biawak")
@pytest.mark.parametrize(
    ("choices", "tells"), [((0, 0), ["Corroder", "Daily Casts"]), ((0, 1), ["Corroder"]), ((1,), [])]
)
def test_biawak_trashes_or_ends_the_run(choices: tuple[int, ...], tells: list[str]) -> None:
    t = run_on("Biawak", runner={"rig": ["Corroder", "Daily Casts"], "credits": 0})
    for number in choices:
        t.until(option="effect")
        t.corp("effect", number=number)
    t.finish_run()
    assert [t.name(event.card) for event in t.events("trash")] == tells
    assert t.happened("end the run")
