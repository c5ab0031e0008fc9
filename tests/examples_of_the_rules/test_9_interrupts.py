"""Worked examples of chapters 7 and 9: would, instead of, and what is accessed below what was added."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table


@pytest.mark.example("nsg-26.03 7.4.7a", 2)
def test_a_card_added_on_top_of_rnd_is_the_next_candidate_and_what_was_seen_is_passed_over() -> None:
    t = Table(
        position(
            corp=Seat(
                identity="Seidr Laboratories: Destiny Defined",
                deck=["Hedge Fund", "Hostile Takeover", "Enigma", "Ice Wall", "Hunter"],
                discard=["PAD Campaign (faceup)"],
            ),
            runner=Seat(credits=0, clicks=4, rig=["R&D Interface", "R&D Interface", "R&D Interface"]),
            servers={"R&D": At(root=["Strongbox (rezzed)"])},
        )
    )
    t.run("R&D")
    for _ in range(80):
        if t.decision.kind == "action":
            break
        if t.can("access", detail="R&D"):
            t.runner("access", detail="R&D")
        elif t.can("number") and t.decision.side == "runner":
            t.choose(max(t.find("number"), key=lambda o: o.number))
        elif t.can("yes") and t.decision.about != "jack-out":
            t.choose(t.find("yes")[0])
        elif t.can("card", "PAD Campaign") and t.decision.side == "corp":
            t.corp("card", "PAD Campaign")
        else:
            t.passes()
    seen = [t.name(e.card) for e in t.events("access") if e.zone == "R&D"]
    assert seen == ["Hedge Fund", "Hostile Takeover", "PAD Campaign", "Enigma"]
    assert t.zone("Hostile Takeover") == "runner score"
    assert t.clicks["runner"] == 2, "one for the run, one for Strongbox"


def net_damage(*rig: str, credits: int = 9) -> Table:
    """A run past two pieces of ice that do net damage, into a server with Tori Hanzō."""
    t = Table(
        position(
            corp=Seat(credits=9),
            runner=Seat(credits=credits, rig=list(rig), hand=["5x Diesel"]),
            servers={"HQ": At(ice=["Neural Katana (rezzed)", "Pup (rezzed)"], root=["Tori Hanzō (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(kind="interrupt")
    return t


@pytest.mark.example("nsg-26.03 9.9.5a", 1)
def test_tori_hanzo_cannot_be_used_once_the_first_net_damage_was_prevented() -> None:
    t = Table(
        position(
            corp=Seat(credits=9),
            runner=Seat(credits=20, rig=["Feedback Filter"], hand=["5x Diesel"]),
            servers={"HQ": At(ice=["Pup (rezzed)"], root=["Tori Hanzō (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", option="use")
    while not t.can("use", "Feedback Filter"):
        t.passes()
    t.runner("use", "Feedback Filter")
    asked = False
    while t.in_run():
        if len(t.events("subroutine resolves")) == 2:
            asked |= t.can("trigger", "Tori Hanzō") or (t.decision.side == "corp" and t.can("yes"))
        t.passes()
    assert len(t.events("subroutine resolves")) == 2
    assert not asked, "what comes next is the second time"
    assert not [e for e in t.events("damage") if e.sort == "core"]


@pytest.mark.example("nsg-26.03 9.9.10", 1)
def test_once_tori_hanzo_has_replaced_net_damage_interrupts_about_core_damage_are_relevant() -> None:
    t = net_damage("Feedback Filter")
    assert t.decision.kind == "interrupt"
    if t.decision.side == "runner":
        assert t.can("use", "Feedback Filter", ability=0), "net damage is imminent"
        assert not t.can("use", "Feedback Filter", ability=1)
        t.runner("pass")
    t.corp("trigger", "Tori Hanzō")
    if t.can("yes"):
        t.corp("yes")
    t.until(side="runner", kind="interrupt")
    assert t.can("use", "Feedback Filter", ability=1), "now it is core damage"
    assert not t.can("use", "Feedback Filter", ability=0)
    t.runner("pass")
    t.until(about="jack-out")
    first, *_ = t.events("damage")
    assert (first.amount, first.sort) == (1, "core")
    assert t.credits["corp"] == 7
