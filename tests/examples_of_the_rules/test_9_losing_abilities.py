"""Worked examples of chapter 9 about abilities that are lost."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import has_subtype, strength
from tests.support.ice import texts
from tests.support.table import Table

ZAHYA = "Zahya Sadeghi: Versatile Smuggler"


@pytest.mark.example("nsg-26.03 9.1.2b", 2)
def test_zahya_does_not_hear_of_the_end_of_a_run_by_direct_access() -> None:
    runner = Seat(identity=ZAHYA, credits=5, hand=["Direct Access"], deck=["Diesel"])
    t = Table(position(corp=Seat(hand=["3x Hedge Fund"]), runner=runner))
    t.runner("play", "Direct Access")
    t.until(side="runner", option="server")
    t.runner("server", server="HQ")
    t.until(side="runner", kind="action")
    assert len(t.events("access")) == 1
    assert t.zone("Direct Access") == "heap"
    assert t.credits["runner"] == 4
    t.run("HQ")
    t.until(side="runner", kind="reaction")
    assert t.can("trigger", ZAHYA), "the next run is without Direct Access"


def hushed(host: str, *ice: str, root: str = "") -> Table:
    """A table with ice at HQ, the first of which hosts Hush."""
    servers = {"HQ": At(ice=[f"{piece} (rezzed)" for piece in (host, *ice)])}
    if root:
        servers["remote 1"] = At(root=[f"{root} (rezzed)"])
    return Table(position(runner=Seat(rig=[f"Hush (on {host})"]), servers=servers))


@pytest.mark.example("nsg-26.03 9.12.1e", 1)
def test_hush_comes_before_mother_goddess_and_warden_fatuma_after() -> None:
    t = hushed("Mother Goddess", "Ansel 1.0", root="Warden Fatuma")
    assert len(texts(t, "Ansel 1.0")) == 4
    assert len(texts(t, "Mother Goddess")) == 1
    s = t.game.state
    assert not has_subtype(s, t.card("Mother Goddess"), "bioroid")
    bare = Table(
        position(
            servers={
                "HQ": At(ice=["Mother Goddess (rezzed)", "Ansel 1.0 (rezzed)"]),
                "remote 1": At(root=["Warden Fatuma (rezzed)"]),
            }
        )
    )
    assert len(texts(bare, "Mother Goddess")) == 2, "without Hush it is a bioroid"


@pytest.mark.example("nsg-26.03 9.12.1e", 2)
def test_hush_on_magnet_silences_magnet() -> None:
    t = hushed("Magnet")
    cards = t.game.state.cards
    assert cards[t.card("Magnet")].face.lost
    assert not cards[t.card("Hush")].face.lost


@pytest.mark.example("nsg-26.03 9.12.2e", 2)
def test_surveyor_with_hush_has_no_strength() -> None:
    t = hushed("Surveyor", "Ice Wall")
    assert strength(t.game.state, t.card("Surveyor")) == 0
    bare = Table(position(servers={"HQ": At(ice=["Surveyor (rezzed)", "Ice Wall (rezzed)"])}))
    assert strength(bare.game.state, bare.card("Surveyor")) == 4
