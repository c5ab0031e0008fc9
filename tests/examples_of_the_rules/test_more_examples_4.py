"""Worked examples of chapter 9: cards trashed together, subroutines lost and replaced, paid interrupts."""

from collections import Counter

import pytest

from rulerunner import At, Seat, position
from rulerunner.view import view
from tests.support.table import Table

BANKHAR = 'Tsakhia "Bankhar" Gantulga'


def to_action(t: Table) -> None:
    t.until(side="runner", kind="action")


@pytest.mark.example("nsg-26.03 9.12.2a", 1)
def test_singularity_is_two_trashed_cards_to_hostile_infrastructure_and_one_time_to_warroid_tracker() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(credits=4, hand=["Singularity", "5x Diesel"]),
            servers={"remote 1": At(root=["Warroid Tracker (rezzed)", "Hostile Infrastructure (rezzed)"])},
        )
    )
    t.runner("play", "Singularity")
    t.until(side="corp", kind="reaction")
    assert t.zone("Warroid Tracker") == t.zone("Hostile Infrastructure") == "Archives"
    assert not t.happened("damage"), "both are trashed before either is heard of"
    pending = Counter(t.name(option.card) for option in t.find("trigger"))
    assert pending == {"Hostile Infrastructure": 2, "Warroid Tracker": 1}
    to_action(t)
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(1, "net"), (1, "net")]
    assert len(t.events("trace")) == 1


@pytest.mark.example("nsg-26.03 9.12.3c", 1)
def test_fairchild_takes_two_of_three_credits_and_then_asks_for_nothing() -> None:
    t = Table(
        position(
            runner=Seat(credits=3, hand=["3x Diesel"]),
            servers={"HQ": At(ice=["Fairchild 2.0 (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("pass")
    assert t.decision.about == "jack-out", "there was nothing to choose"
    kinds = [e.kind for e in t.game.events if e.kind not in ("choice", "step")]
    first, second, third = (i for i, kind in enumerate(kinds) if kind == "subroutine resolves")
    assert kinds[first + 1 : second] == ["spend credits"]
    assert kinds[second + 1 : third] == []
    assert [e.amount for e in t.events("spend credits")] == [2]
    assert t.credits["runner"] == 1
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(1, "core")]


@pytest.mark.example("nsg-26.03 9.8.3d", 2)
def test_ashigaru_loses_its_last_subroutines_and_keeps_the_broken_one() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund", "Hunter", "Enigma"]),
            runner=Seat(credits=30, rig=["Corroder", "Utopia Shard"]),
            servers={"HQ": At(ice=["Ashigaru (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    while not t.can("use", "Corroder", ability=0):
        t.runner("use", "Corroder", ability=1)
    t.runner("use", "Corroder", ability=0)
    t.runner("subroutine", number=0)
    assert broken(t) == [True, False, False]
    t.runner("use", "Utopia Shard")
    assert len(t.game.state.zones["HQ"]) == 1
    assert broken(t) == [True]
    t.runner("pass")
    t.until(about="jack-out")
    assert not t.happened("subroutine resolves")
    assert not t.happened("end the run")


def broken(t: Table) -> list[bool]:
    """Of each subroutine of the ice being encountered, in order, whether it is broken."""
    encounter = view(t.game.state, "runner").encounter
    assert encounter is not None
    return [subroutine.broken for subroutine in encounter.subroutines]


@pytest.mark.example("nsg-26.03 9.8.9", 1)
def test_what_resolves_instead_of_bloops_subroutines_resolves_from_bloop() -> None:
    t = Table(
        position(
            at="5.7.1d",
            corp=Seat(deck=["5x Hedge Fund"]),
            runner=Seat(
                hand=["5x Diesel"], deck=["Sure Gamble", "4x Easy Mark"], rig=["Persephone", BANKHAR]
            ),
            servers={"HQ": At(ice=["Bloop (rezzed)"])},
        )
    )
    t.until(about="may")
    t.runner("yes")
    t.runner("server", server="HQ")
    to_action(t)
    t.run("HQ")
    t.until(about="may")
    assert [t.name(e.card) for e in t.events("subroutine resolves")] == ["Bloop"] * 3
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(1, "net")] * 3
    assert t.zone("Persephone") == "table", "no program was trashed"
    assert t.happened("pass", "Bloop")
    t.runner("yes")
    assert t.zone("Sure Gamble") == "heap"
    assert [t.name(cid) for cid in t.game.state.zones["Archives"]] == ["Hedge Fund"] * 3
    assert len(t.game.state.zones["stack"]) == 4
    assert len(t.game.state.zones["R&D"]) == 2


@pytest.mark.example("nsg-26.03 9.9.4d", 1)
def test_a_decoy_installed_while_the_tags_are_imminent_avoids_the_other_one() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            runner=Seat(credits=0, hand=["Decoy"], rig=["Thunder Art Gallery", "Decoy"]),
            servers={"remote 1": At(root=["Breaking News (2 advancement)"])},
        )
    )
    t.until(option="score")
    t.corp("score", "Breaking News")
    (held,) = t.game.state.zones["grip"]
    assert t.decision.kind == "interrupt"
    (use,) = t.find("use", "Decoy")
    assert use.card != held
    t.choose(use)
    assert t.decision.about == "may", "Thunder Art Gallery, before the window goes on"
    assert t.tags == 0
    t.runner("yes")
    assert t.game.state.cards[held].zone == "table"
    assert t.decision.kind == "interrupt"
    assert [option.card for option in t.find("use")] == [held]
    t.runner("use", "Decoy")
    assert t.decision.kind != "interrupt"
    t.until(side="corp", kind="action")
    assert [e.amount for e in t.events("prevent", sort="tags")] == [1, 1]
    assert {t.name(cid) for cid in t.game.state.zones["heap"]} == {"Decoy"}
    assert len(t.game.state.zones["heap"]) == 2
    assert t.tags == 0
    assert not t.happened("tags")
