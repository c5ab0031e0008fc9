"""Worked examples of chapters 6 to 8: one breach after another, install and rez, operations by others."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.view import transcript
from tests.support.table import Table


@pytest.mark.example("nsg-26.03 6.8.5", 1)
def test_the_noble_path_still_applies_to_chum_and_georgia_emelyov_in_the_run_ends_phase() -> None:
    t = Table(
        position(
            corp=Seat(credits=9),
            runner=Seat(hand=["The Noble Path", "4x Diesel"], deck=["9x Diesel"]),
            servers={
                "HQ": At(ice=["Chum (rezzed)", "Wall of Static (rezzed)"], root=["Georgia Emelyov (rezzed)"])
            },
        )
    )
    t.runner("play", "The Noble Path")
    t.runner("server", server="HQ")
    t.finish_run()
    assert t.game.result is None, "the damage would have killed a Runner with an empty grip"
    assert sorted(e.amount for e in t.events("prevent")) == [1, 3]
    assert not t.happened("damage")
    ended = t.events("end the run")[0].moment
    assert all(ended < e.moment < t.events("run ends")[0].moment for e in t.events("prevent"))
    assert t.happened("unsuccessful run", server=0)


@pytest.mark.example("nsg-26.03 7.3.8", 1)
def test_the_breach_of_raymond_flint_begins_when_the_one_under_way_is_over() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Clone Retirement"]),
            runner=Seat(rig=["Raymond Flint"], credits=9),
            servers={"HQ": At(root=["Crisium Grid"])},
        )
    )
    t.run("HQ")
    t.until(option="access")
    t.runner("access", detail="HQ")
    t.finish_run()
    t.until(kind="action")
    assert t.zone("Clone Retirement") == "runner score"
    first_end = t.events("breach ends")[0].moment
    begins = [e.moment for e in t.events("breach")]
    assert len(begins) == 2
    assert begins[1] > first_end
    accessed = [t.name(e.card) for e in t.events("access")]
    assert accessed == ["Clone Retirement", "Crisium Grid"], "and the first breach goes on to its end"


@pytest.mark.example("nsg-26.03 8.5.13d", 1)
def test_an_agenda_installed_to_be_rezzed_is_revealed() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(hand=["Trust Operation"], discard=["Hostile Takeover"], credits=9),
            runner=Seat(tags=1, rig=["Daily Casts"]),
        )
    )
    t.corp("play", "Trust Operation")
    while t.decision.kind != "action":
        t.corp("server", server="new") if t.can("server") else t.choose(0)
    assert t.zone("Hostile Takeover") == "table"
    assert not t.rezzed("Hostile Takeover")
    assert t.happened("reveal", "Hostile Takeover")
    assert any("Hostile Takeover" in line.text for line in transcript(t.game.state, "runner"))


@pytest.mark.example("nsg-26.03 8.6.3", 1)
@pytest.mark.example("nisei-1.4 8.2", 1)
def test_hedge_fund_played_with_subcontract_pays_for_the_next_operation() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(hand=["Subcontract", "Hedge Fund", "Hansei Review", "Enigma"], credits=5),
            runner=Seat(tags=1),
        )
    )
    t.corp("play", "Subcontract")
    left = t.credits["corp"]
    assert left == 5
    t.corp("yes")
    if t.can("card"):
        t.corp("card", "Hedge Fund")
    assert t.credits["corp"] == 9
    t.corp("yes")
    t.until(side="corp", kind="action")
    assert t.zone("Hansei Review") == "Archives"
    assert t.credits["corp"] == 9 - 5 + 10, "paid with what Hedge Fund brought"


def singularity(*root: str) -> Table:
    t = Table(
        position(
            runner=Seat(credits=9, hand=["Singularity", "5x Diesel"]),
            servers={"remote 1": At(root=list(root)), "remote 2": At(ice=["Enigma"])},
        )
    )
    t.runner("play", "Singularity")
    t.runner("server", server="remote 1")
    while t.decision.kind != "action" and not t.can("trigger"):
        t.choose(0) if t.can("replace") else t.passes()
    return t


@pytest.mark.example("nsg-26.03 9.1.8g", 1)
@pytest.mark.example("nsg-26.03 9.6.4b", 1)
def test_hostile_infrastructure_trashed_with_two_upgrades_does_damage_three_times() -> None:
    t = singularity("Hostile Infrastructure (rezzed)", "Red Herrings", "Crisium Grid")
    t.until(kind="action")
    trashed = [t.name(e.card) for e in t.events("trash") if e.side == "runner" or e.card in _corp(t)]
    assert {"Hostile Infrastructure", "Red Herrings", "Crisium Grid"} <= set(trashed)
    assert [e.amount for e in t.events("damage")] == [1, 1, 1]
    assert not t.game.state.is_active(t.card("Hostile Infrastructure"))
    t.run("remote 2")
    t.finish_run()
    assert len(t.events("damage")) == 3, "and no more once they are resolved"


def _corp(t: Table) -> set[int]:
    return {cid for cid, card in enumerate(t.game.state.cards) if card.owner == "corp"}
