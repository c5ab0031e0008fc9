"""Agendas of many sets: as they are scored or stolen, and what they do from a score area."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read import values
from tests.support.corp import GRIP, bad_publicity, corp_turn, end_turn, names, scored
from tests.support.outcomes import agreeing, told
from tests.support.table import Table

RICH = Seat(credits=5, hand=["Hedge Fund", "Ice Wall", "PAD Campaign"], deck=["9x Enigma"])
SEVERAL = {
    "HQ": At(ice=["Ice Wall"]),
    "remote 2": At(root=["Adonis Campaign (rezzed)"]),
}


def trash_accessed(agenda: str, *cards: str, turn: str = "runner", **place: Any) -> Table:
    """With an agenda scored, the Runner trashes cards of remote servers one after another."""
    servers = {f"remote {n}": At(root=[card]) for n, card in enumerate(cards, start=1)}
    corp = Seat(credits=5, score=[agenda], deck=["9x Enigma"])
    runner = Seat(credits=20, hand=["5x Diesel"], **place)
    t = Table(position(corp=corp, runner=runner, servers=servers))
    for n, card in enumerate(cards, start=1):
        t.run(f"remote {n}")
        t.until(option="trash")
        t.runner("trash", card)
        if t.can("yes"):
            return t
        t.until(side="runner", kind="action")
    return t


SCORING = {
    "Clone Retirement": (RICH, ["1 bad publicity removed"]),
    "Efficiency Committee": (RICH, ["+3 agenda on Efficiency Committee"]),
    "Kimberlite Field": (RICH, ["trash Adonis Campaign", "trash Corroder"]),
    "Midnight-3 Arcology": (RICH, ["corp draws 3"]),
    "SSL Endorsement": (RICH, ["+9 credit on SSL Endorsement"]),
    "Character Assassination": (RICH, ["trash Aesop’s Pawnshop"]),
}


@pytest.mark.card(*SCORING)
@pytest.mark.parametrize("agenda", SCORING)
def test_what_an_agenda_does_as_it_is_scored(agenda: str) -> None:
    corp, lines = SCORING[agenda]
    runner = Seat(hand=["5x Diesel"], rig=["Corroder", "Aesop’s Pawnshop", "Magnum Opus"])
    t = scored(agenda, SEVERAL, corp=corp._replace(bad_publicity=1), runner=runner)
    agreeing(t)
    assert told(t) == lines


@pytest.mark.card("Braintrust")
@pytest.mark.parametrize(("counters", "placed", "left"), [(3, 0, 1), (4, 0, 1), (5, 1, 2), (7, 2, 3)])
def test_braintrust_makes_ice_cheaper_for_every_second_counter_past_three(
    counters: int, placed: int, left: int
) -> None:
    servers = {"remote 1": At(root=[f"Braintrust ({counters} advancement)"]), "HQ": At(ice=["Enigma"])}
    t = corp_turn(corp=Seat(credits=4), servers=servers, runner=Seat(clicks=1))
    t.corp("score", "Braintrust")
    assert t.counters("Braintrust", "agenda") == placed
    end_turn(t, "corp")
    spare = t.credits["corp"]
    t.run("HQ")
    t.until(option="rez")
    t.corp("rez", "Enigma")
    assert spare - t.credits["corp"] == 4 - left


@pytest.mark.card("Character Assassination")
def test_character_assassination_cannot_be_prevented() -> None:
    runner = Seat(rig=["Fall Guy", "Aesop’s Pawnshop"])
    t = scored("Character Assassination", runner=runner)
    t.corp("card", "Aesop’s Pawnshop")
    assert t.zone("Aesop’s Pawnshop") == "heap"
    assert t.zone("Fall Guy") == "table"


@pytest.mark.card("Clone Retirement")
def test_clone_retirement_is_bad_to_lose() -> None:
    t = Table(position(servers={"remote 1": At(root=["Clone Retirement"])}))
    t.run("remote 1")
    t.finish_run()
    assert bad_publicity(t) == 1


@pytest.mark.card("Director Haas' Pet Project")
def test_directors_pet_is_a_whole_new_server() -> None:
    corp = Seat(
        credits=0, hand=["Ice Wall", "PAD Campaign", "Hedge Fund"], discard=["Ash 2X3ZB9CY", "Enigma"]
    )
    t = scored("Director Haas' Pet Project", {"remote 2": At(ice=["Wall of Static"])}, corp=corp)
    t.corp("yes")
    t.corp("card", "Ice Wall")
    t.corp("card", "Enigma")
    t.corp("done")
    t.corp("card", "Ash 2X3ZB9CY")
    new = t.game.state.servers[max(t.game.state.servers)]
    assert [t.name(c) for c in new.ice] == ["Ice Wall", "Enigma"]
    assert [t.name(c) for c in new.root] == ["Ash 2X3ZB9CY"]
    assert t.credits["corp"] == 0
    assert names(t, "HQ") == ["Hedge Fund", "PAD Campaign"]


@pytest.mark.card("Director Haas' Pet Project")
def test_directors_pet_may_be_left_alone_or_be_smaller() -> None:
    corp = Seat(credits=0, hand=["Ice Wall", "PAD Campaign"], deck=["9x Enigma"])
    t = scored("Director Haas' Pet Project", corp=corp)
    t.corp("no")
    assert len(t.game.state.hand("corp")) == 2
    small = scored("Director Haas' Pet Project", corp=corp)
    small.corp("yes")
    small.corp("card", "PAD Campaign")
    small.corp("done")
    assert names(small, "HQ") == ["Ice Wall"]


@pytest.mark.card("Efficiency Committee")
def test_efficiency_committee_gives_clicks_and_forbids_advancing() -> None:
    corp = Seat(credits=5, clicks=1, score=["Efficiency Committee (1 agenda)"])
    t = corp_turn(at="", corp=corp, servers={"remote 1": At(root=["Hostile Takeover"])})
    assert t.can("advance", "Hostile Takeover")
    t.corp("use", "Efficiency Committee")
    assert t.clicks["corp"] == 2
    assert not t.can("advance", "Hostile Takeover")
    assert not t.can("use", "Efficiency Committee")


@pytest.mark.card("Global Food Initiative")
@pytest.mark.parametrize(("side", "worth"), [("corp", 3), ("runner", 2)])
def test_global_food_initiative_is_worth_less_to_the_runner(side: Any, worth: int) -> None:
    place: dict[str, Any] = {side: Seat(score=["Global Food Initiative"])}
    t = corp_turn(**place)
    assert values.score(t.game.state, side) == worth


@pytest.mark.card("SSL Endorsement")
def test_ssl_endorsement_pays_the_corp_wherever_it_lies() -> None:
    corp = Seat(credits=0, clicks=1, deck=["9x Enigma"])
    t = Table(position(corp=corp, runner=Seat(clicks=1), servers={"remote 1": At(root=["SSL Endorsement"])}))
    t.run("remote 1")
    t.until(side="corp", option="yes")
    assert t.counters("SSL Endorsement", "credit") == 9
    t.corp("yes")
    t.until(side="corp", kind="action")
    assert t.credits["corp"] == 3
    assert t.counters("SSL Endorsement", "credit") == 6
    own = Table(position(corp=corp._replace(score=["SSL Endorsement (4 credit)"]), runner=Seat(clicks=1)))
    own.runner("gain credit")
    own.until(side="corp", option="yes")
    own.corp("yes")
    assert (own.credits["corp"], own.counters("SSL Endorsement", "credit")) == (3, 1)


@pytest.mark.card("Kingmaking")
def test_kingmaking_draws_up_to_three_and_crowns_a_small_agenda() -> None:
    corp = Seat(hand=["Hostile Takeover", "Global Food Initiative"], deck=["9x Enigma"])
    t = scored("Kingmaking", corp=corp)
    assert [option.number for option in t.decision.options] == [0, 1, 2, 3]
    t.corp("number", number=2)
    t.corp("yes")
    assert t.zone("Hostile Takeover") == "corp score", "the only one worth no more than 1"
    assert len(t.events("draw")) == 1
    assert not t.happened("score", "Hostile Takeover")
    assert bad_publicity(t) == 0, "it was added, not scored"


@pytest.mark.card("Midnight-3 Arcology")
def test_after_midnight_3_arcology_nothing_is_discarded_that_turn() -> None:
    corp = Seat(hand=["5x Ice Wall"], deck=["9x Enigma"], clicks=1)
    t = scored("Midnight-3 Arcology", corp=corp)
    end_turn(t, "corp")
    t.until(side="runner", kind="action")
    assert len(t.game.state.hand("corp")) == 8
    assert not t.events("discard")


@pytest.mark.card("Kimberlite Field")
def test_kimberlite_field_reaches_as_high_as_what_was_given_up() -> None:
    servers = {"remote 2": At(root=["PAD Campaign (rezzed)"])}
    runner = Seat(rig=["Corroder", "Magnum Opus", "Gordian Blade"])
    t = scored("Kimberlite Field", servers, runner=runner)
    t.corp("yes")
    assert t.zone("Corroder") == "heap", "2 is all that PAD Campaign is printed with"
    assert names(t, "table") == ["Gordian Blade", "Magnum Opus"]
    kept = scored("Kimberlite Field", servers, runner=runner)
    kept.corp("no")
    assert "PAD Campaign" in names(kept, "table")


@pytest.mark.card("AR-Enhanced Security")
def test_ar_enhanced_security_tags_for_the_first_card_of_each_turn() -> None:
    t = trash_accessed("AR-Enhanced Security", "PAD Campaign", "Adonis Campaign")
    assert t.tags == 1
    assert t.happened("trash", "Adonis Campaign")


@pytest.mark.card("AR-Enhanced Security")
def test_ar_enhanced_security_does_not_mind_what_the_corp_trashes() -> None:
    corp = Seat(credits=5, clicks=2, score=["AR-Enhanced Security"], hand=["PAD Campaign"])
    t = corp_turn(at="", corp=corp, servers={"remote 1": At(root=["Adonis Campaign"])})
    t.corp("install", "PAD Campaign")
    t.corp("server", server="remote 1")
    agreeing(t)
    assert t.happened("trash", "Adonis Campaign")
    assert t.tags == 0


@pytest.mark.card("Aggressive Trendsetting")
@pytest.mark.parametrize(("answer", "clicks", "next_turn"), [("yes", 2, 3), ("no", 3, 4)])
def test_aggressive_trendsetting_costs_the_runner_a_click_or_gives_the_corp_one(
    answer: str, clicks: int, next_turn: int
) -> None:
    t = trash_accessed("Aggressive Trendsetting", "PAD Campaign")
    t.runner(answer)
    t.until(side="runner", kind="action")
    assert t.clicks["runner"] == clicks
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == next_turn
    end_turn(t, "corp")
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 3


@pytest.mark.card("The Cleaners")
@pytest.mark.parametrize(("card", "damage"), [("Scorched Earth", 5), ("Neural EMP", 1)])
def test_the_cleaners_add_to_meat_damage_alone(card: str, damage: int) -> None:
    corp = Seat(credits=9, clicks=1, score=["The Cleaners"], hand=[card], deck=["9x Enigma"])
    runner = GRIP._replace(clicks=1, tags=1, hand=["8x Diesel"])
    t = Table(position(corp=corp, runner=runner))
    t.run("Archives")
    t.until(side="corp", kind="action")
    t.corp("play", card)
    assert sum(event.amount for event in t.events("damage")) == damage


@pytest.mark.card("Vulnerability Audit")
def test_vulnerability_audit_cannot_be_scored_in_the_turn_it_was_installed() -> None:
    corp = Seat(credits=9, clicks=5, hand=["Vulnerability Audit"], deck=["9x Enigma"])
    t = corp_turn(at="", corp=corp, runner=Seat(clicks=1))
    t.corp("install", "Vulnerability Audit")
    for _ in range(4):
        t.until(side="corp", kind="action")
        t.corp("advance", "Vulnerability Audit")
    assert not t.can("score", "Vulnerability Audit")
    t.until(side="runner", kind="action")
    end_turn(t, "runner")
    t.until(side="corp", option="score")
    t.corp("score", "Vulnerability Audit")
    assert t.zone("Vulnerability Audit") == "corp score"
