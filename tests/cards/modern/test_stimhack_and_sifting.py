"""Credits on a card that count as the pool's, and piles of face-down cards."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Ability
from rulerunner.lang.base import Effect
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.instructions import Gain, If, Lose, LoseAllCredits
from rulerunner.lang.quantities import CreditsOf
from rulerunner.lang.sugar import sub
from rulerunner.view import prompt
from tests.support.faces import made, table
from tests.support.ice import BOTH
from tests.support.runner import CORP, names, play, runner_turn, to_action
from tests.support.table import Table

HANDS = ["Hedge Fund", "PAD Campaign", "Hostile Takeover", "Enigma", "Snare!"]

# --- Stimhack ---------------------------------------------------------------------------------------------


def hacking(*subs: Ability, rules: str = "nsg-26.03", credits: int = 2, rig: tuple[str, ...] = ()) -> Table:
    """A run with Stimhack comes to ice with these subroutines."""
    ice = made("Taxman", "ice", *subs, strength=1, subtypes=("barrier",))
    runner = Seat(credits=credits, hand=["Stimhack", "4x Diesel"], rig=rig)
    servers = {"HQ": At(ice=["Taxman (rezzed)"])}
    t = table(ice, corp=CORP._replace(credits=0), runner=runner, servers=servers, rules=rules)
    t.runner("play", "Stimhack")
    t.runner("server", server="HQ")
    return t


@pytest.mark.card("Stimhack")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    ("lost", "left"), [(Lose(3, "runner"), 2), (Lose(10, "runner"), 1), (LoseAllCredits("runner"), 0)]
)
def test_credits_lost_during_stimhack_are_those_on_it_first(rules: str, lost: Effect, left: int) -> None:
    t = hacking(sub(lost), rules=rules)
    t.finish_run()
    assert t.credits["runner"] == left
    assert [e.amount for e in t.events("lose credits", side="runner")] == [{2: 3, 1: 10, 0: 11}[left]]


@pytest.mark.card("Stimhack")
@pytest.mark.parametrize(("least", "gained"), [(11, 1), (12, 0)])
def test_credits_on_stimhack_are_counted_as_in_the_pool(least: int, gained: int) -> None:
    t = hacking(sub(If(AtLeast(CreditsOf("runner"), least), (Gain(1),))))
    t.finish_run()
    assert t.credits["corp"] == gained


@pytest.mark.card("Stimhack")
@pytest.mark.parametrize("rules", BOTH)
def test_stimhack_pays_for_anything_in_its_run_and_costs_a_core_damage(rules: str) -> None:
    servers = {"remote 1": At(root=["PAD Campaign"], ice=["Tollbooth (rezzed)"])}
    runner = Seat(credits=0, hand=["Stimhack", "4x Diesel"], rig=["Feedback Filter"])
    t = runner_turn(runner=runner, servers=servers, rules=rules)
    t.runner("play", "Stimhack")
    t.runner("server", server="remote 1")
    assert t.counters("Stimhack", "credit") == 9
    while t.decision.kind != "action":
        if t.can("trash", "PAD Campaign"):
            t.runner("trash", "PAD Campaign")
        elif t.decision.kind == "pay":
            t.choose(0)
        else:
            assert not t.can("use", "Feedback Filter")
            t.passes()
    assert not t.events("access"), "Tollbooth was paid for, and has ended the run"
    assert [e.amount for e in t.events("spend credits")] == [3]
    assert [(e.sort, e.amount) for e in t.events("damage")] == [("core", 1)]
    assert (t.zone("Stimhack"), t.credits["runner"]) == ("heap", 0)


@pytest.mark.card("Stimhack")
def test_stimhack_can_pay_to_trash_a_card_and_nothing_is_left_of_it() -> None:
    t = runner_turn(
        runner=Seat(credits=0, hand=["Stimhack", "Diesel"]), servers={"remote 1": At(root=["PAD Campaign"])}
    )
    t.runner("play", "Stimhack")
    t.runner("server", server="remote 1")
    t.until(kind="mid-access")
    t.runner("trash", "PAD Campaign")
    to_action(t)
    assert (t.zone("PAD Campaign"), t.credits["runner"]) == ("Archives", 0)


# --- Information Sifting ----------------------------------------------------------------------------------


def sift(rules: str = "nsg-26.03", hand: list[str] = HANDS) -> Table:
    """A run with Information Sifting is successful."""
    corp = CORP._replace(hand=hand, credits=0)
    servers = {"HQ": At(root=["Red Herrings"])}
    t = play(
        "Information Sifting", "4x Diesel", corp=corp, servers=servers, rules=rules, runner=Seat(credits=9)
    )
    while t.decision.about not in ("pile", "which-pile") and t.in_run():
        t.passes()
    return t


def accessed(t: Table) -> list[str]:
    return sorted(t.name(e.card) for e in t.events("access"))


@pytest.mark.card("Information Sifting")
@pytest.mark.rule("nsg-26.03 7.1.9")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("pile", [1, 2])
def test_information_sifting_accesses_each_card_of_one_of_two_piles(rules: str, pile: int) -> None:
    t = sift(rules)
    for name in ("Hedge Fund", "Hostile Takeover"):
        assert t.decision.side == "corp"
        t.corp("card", name)
    t.corp("done")
    assert "2 cards" in prompt(t.game.state, t.decision)
    assert "3 cards" in prompt(t.game.state, t.decision)
    t.runner("number", number=pile)
    t.finish_run()
    first = ["Hedge Fund", "Hostile Takeover"]
    assert accessed(t) == (first if pile == 1 else ["Enigma", "PAD Campaign", "Snare!"])
    assert bool(t.events("steal")) == (pile == 1)
    assert not t.events("breach")


@pytest.mark.card("Information Sifting")
def test_a_pile_has_a_card_at_least_and_all_but_one_at_most() -> None:
    t = sift()
    assert not t.can("done")
    for name in HANDS[:4]:
        t.corp("card", name)
    assert (t.decision.side, t.decision.about) == ("runner", "which-pile"), "a fifth cannot be chosen"


@pytest.mark.card("Information Sifting")
@pytest.mark.parametrize("hand", [["Hedge Fund"], []])
def test_of_fewer_than_two_cards_there_is_one_pile_or_none(hand: list[str]) -> None:
    t = sift(hand=hand)
    while t.decision.kind != "action":
        t.passes()
    assert accessed(t) == hand
    assert names(t, "HQ") == hand
