"""Ice and other cards that say by whom, and how many, subroutines can be broken."""

from typing import Any, NamedTuple

import pytest

from rulerunner import At
from rulerunner.cards.library import library
from tests.support.corp import strength
from tests.support.ice import BOTH, breaks, broken, meet, meeting, outcome, rezzes, run_on
from tests.support.outcomes import agreeing
from tests.support.table import Table

RIG = ("Mayfly", "Carmen", "Corroder", "Gordian Blade", "2x Akamatsu Mem Chip", "Datasucker (9 virus)")


class Limit(NamedTuple):
    """How many printed subroutines a rig of one breaker can break, with credits to spare."""

    ice: str
    breaker: str
    most: int
    server: str = "HQ"


def breaks_all(t: Table, breaker: str) -> int:
    """The Runner breaks as much as one card can; how many subroutines are broken then."""
    face = library().face(breaker)
    tool, boosts = face.breakers[0], [*face.boosts, -1]
    for _ in range(30):
        before = broken(t)
        if t.can("use", breaker, ability=tool):
            t.runner("use", breaker, ability=tool)
            while t.can("subroutine"):
                t.choose(0)
            if broken(t) == before:
                break
        elif t.can("use", breaker, ability=boosts[0]):
            t.runner("use", breaker, ability=boosts[0])
        else:
            break
    return len(broken(t))


TOP = "rezzed, 3 advancement"
LIMITS = [
    Limit("Afshar", "Gordian Blade", 1),
    Limit("Afshar", "Gordian Blade", 2, "R&D"),
    Limit(f"Akhet ({TOP})", "Corroder", 1),
    Limit("Akhet (rezzed, 2 advancement)", "Corroder", 2),
    Limit("Hammer", "Mayfly", 1),
    Limit("Hammer", "Carmen", 3),
    Limit("Semak-samun", "Mayfly", 0),
    Limit("Semak-samun", "Corroder", 1),
    Limit("Turing", "Mayfly", 0),
    Limit("Turing", "Gordian Blade", 1),
]


@pytest.mark.card("Afshar", "Akhet", "Hammer", "Semak-samun", "Turing")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("limit", LIMITS, ids=str)
def test_no_more_can_be_broken_than_the_ice_lets(limit: Limit, rules: str) -> None:
    t = meeting(limit.ice, server=limit.server, rules=rules, runner={"credits": 50, "rig": RIG})
    assert breaks_all(t, limit.breaker) == limit.most


@pytest.mark.card("Hammer")
def test_what_a_killer_broke_does_not_count_against_the_others() -> None:
    t = meeting("Hammer", runner={"credits": 50, "rig": RIG})
    t.runner("use", "Carmen", ability=2)
    breaks(t, "Carmen", 1, ability=1)
    assert broken(t) == (1,)
    assert breaks_all(t, "Mayfly") == 2


OUTCOMES: dict[str, list[str]] = {
    "Afshar": ["runner loses 2", "end the run"],
    "Akhet": ["corp gains 1", "+1 advancement on Akhet", "end the run"],
    "Hammer": ["1 tag", "trash Cyberfeeder", "trash Mayfly"],
    "Semak-samun": ["end the run"],
    "Turing": ["end the run"],
    "Anvil": ["corp gains 1", "runner loses 1", "trash Mayfly"],
    "Hafrún": ["end the run"],
    "Unsmiling Tsarevna": ["1 tag", "2 net"],
}


@pytest.mark.card(*OUTCOMES)
@pytest.mark.parametrize("ice", OUTCOMES)
def test_what_their_subroutines_do(ice: str) -> None:
    rig = ["Cyberfeeder", "Mayfly"]
    t = run_on(ice, runner={"rig": rig, "clicks": 4})
    assert outcome(t) == OUTCOMES[ice]


@pytest.mark.card("Akhet")
@pytest.mark.parametrize(("counters", "expected"), [(2, 2), (3, 5)])
def test_akhet_is_stronger_with_three_counters(counters: int, expected: int) -> None:
    t = run_on(f"Akhet (rezzed, {counters} advancement)")
    assert strength(t, "Akhet") == expected


@pytest.mark.card("Turing")
@pytest.mark.parametrize(("server", "expected"), [("HQ", 2), ("remote 1", 5)])
def test_turing_is_stronger_at_a_remote_server(server: str, expected: int) -> None:
    t = run_on("Turing", server=server)
    assert strength(t, "Turing") == expected


@pytest.mark.card("Turing")
def test_the_runner_may_spend_three_clicks_at_turing() -> None:
    t = meeting("Turing", runner={"clicks": 4})
    t.until(side="runner", about="unless")
    t.runner("yes")
    assert t.clicks["runner"] == 0
    t.finish_run()
    assert not t.happened("end the run")


@pytest.mark.card("Semak-samun")
def test_the_runner_may_suffer_three_net_damage_at_semak_samun() -> None:
    t = meeting("Semak-samun")
    t.until(side="runner", about="unless")
    t.runner("yes")
    assert [event.amount for event in t.events("damage", sort="net")] == [3]
    t.finish_run()
    assert not t.happened("end the run")


@pytest.mark.card("Anvil")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("pays", [True, False])
def test_anvil_cannot_be_broken_in_an_encounter_for_another_card(pays: bool, rules: str) -> None:
    servers = {"remote 1": At(root=["Melange Mining Corp."])}
    t = run_on("Anvil", rules=rules, servers=servers, runner={"credits": 50, "rig": RIG})
    t.until(side="corp", option="yes")
    if pays:
        agreeing(t)
        assert t.zone("Melange Mining Corp.") == "Archives"
    meet(t, "Anvil")
    assert breaks_all(t, "Mayfly") == (0 if pays else 2)


@pytest.mark.card("Hafrún")
@pytest.mark.parametrize("rules", BOTH)
def test_hafrun_keeps_one_card_from_breaking_for_the_run(rules: str) -> None:
    t = run_on("Hafrún (unrezzed)", "Enigma", rules=rules, runner={"credits": 50, "rig": RIG})
    rezzes(t, "Hafrún")
    t.corp("yes")
    while not t.can("card", "Mayfly"):
        t.choose(0)
    t.corp("card", "Mayfly")
    assert len(t.events("trash")) == 1
    meet(t, "Hafrún")
    assert breaks_all(t, "Mayfly") == 0
    assert breaks_all(t, "Corroder") == 1
    meet(t, "Enigma")
    assert breaks_all(t, "Mayfly") == 0


@pytest.mark.card("Unsmiling Tsarevna")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("pays", [True, False])
def test_unsmiling_tsarevna_lets_one_be_broken_for_two_credits(pays: bool, rules: str) -> None:
    t = run_on("Unsmiling Tsarevna (unrezzed)", rules=rules, runner={"credits": 50, "rig": RIG})
    rezzes(t, "Unsmiling Tsarevna")
    if pays:
        t.corp("yes")
        assert t.credits["runner"] == 52
    meet(t, "Unsmiling Tsarevna")
    assert breaks_all(t, "Carmen") == (1 if pays else 3)


@pytest.mark.card("Trieste Model Bioroids")
@pytest.mark.parametrize("rules", BOTH)
def test_trieste_keeps_the_runner_s_cards_from_breaking_a_bioroid(rules: str) -> None:
    place: dict[str, Any] = {"servers": {"remote 1": At(root=["Trieste Model Bioroids"])}}
    t = run_on("Eli 1.0", "Ansel 1.0", rules=rules, runner={"credits": 50, "rig": RIG, "clicks": 4}, **place)
    rezzes(t, "Trieste Model Bioroids")
    t.corp("card", "Eli 1.0")
    meet(t, "Eli 1.0")
    assert breaks_all(t, "Corroder") == 0
    assert breaks_all(t, "Eli 1.0") == 2, "its own ability is no Runner card's"
    meet(t, "Ansel 1.0")
    assert breaks_all(t, "Carmen") == 3, "another bioroid"


@pytest.mark.card("Virtual Service Agent")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("breaker", "tags"), [("", 1), ("Mayfly", 1), ("Gordian Blade", 0)])
def test_virtual_service_agent_tags_who_did_not_break_it_with_a_decoder(
    breaker: str, tags: int, rules: str
) -> None:
    t = meeting("Virtual Service Agent", rules=rules, runner={"credits": 50, "rig": RIG})
    if breaker:
        assert breaks_all(t, breaker) == 1
    t.finish_run()
    assert t.tags == tags
    assert ("runner loses 1" in outcome(t)) == (not breaker)


@pytest.mark.card("Virtual Service Agent")
def test_virtual_service_agent_tags_nobody_who_passes_it_unrezzed() -> None:
    t = run_on("Virtual Service Agent (unrezzed)")
    t.finish_run()
    assert t.tags == 0
