"""Worked examples of chapters 7 and 8: access, installing without showing a card."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.view import transcript, view
from tests.support.table import Table


def accessed(t: Table) -> list[str]:
    return [t.name(e.card) for e in t.events("access")]


@pytest.mark.example("nisei-1.4 7.1.2c", 1)
def test_legwork_reaches_two_cards_of_hq_and_the_upgrade_in_its_root() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund", "Anonymous Tip"]),
            runner=Seat(hand=["Legwork"]),
            servers={"HQ": At(root=["Crisium Grid"])},
        )
    )
    t.runner("play", "Legwork")
    t.finish_run()
    assert sorted(accessed(t)) == ["Anonymous Tip", "Crisium Grid", "Hedge Fund"]


def told(t: Table, card: str) -> bool:
    """Whether the Runner was told of a card, in what they see or in the log."""
    seen = view(t.game.state, "runner", t.game.decision).to_json()
    return card in seen or card in "\n".join(line.text for line in transcript(t.game.state, "runner"))


@pytest.mark.example("nsg-26.03 8.5.13a", 1)
def test_a_card_installed_beside_another_is_not_shown_whatever_the_rules_ask_of_the_two() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(hand=["PAD Campaign", "Red Herrings", "Hostile Takeover"]),
            servers={"remote 1": At(root=["Crisium Grid"])},
        )
    )
    for card in ("PAD Campaign", "Red Herrings"):
        t.until(side="corp", kind="action")
        t.corp("install", card)
        t.corp("server", server="remote 1")
        if t.can("done"):
            t.corp("done")
    assert len(t.game.state.servers[3].root) == 3
    assert not told(t, "PAD Campaign")
    assert not told(t, "Red Herrings")
    assert not t.happened("reveal")
    t.until(side="corp", kind="action")
    t.corp("install", "Hostile Takeover")
    t.corp("server", server="remote 1")
    while t.decision.about == "trash-first" and not t.can("done"):
        t.corp("trash", "PAD Campaign")  # one agenda or asset, so the asset goes
    if t.can("done"):
        t.corp("done")
    assert t.zone("Hostile Takeover") == "table"
    assert not told(t, "Hostile Takeover")


@pytest.mark.example("nsg-26.03 8.5.13a", 2)
def test_the_ice_that_bran_installs_is_not_shown() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Ice Wall", "Hedge Fund"]),
            servers={"HQ": At(ice=["Brân 1.0 (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.passes()
    assert t.zone("Ice Wall") == "table"
    assert not told(t, "Ice Wall")
    assert not t.happened("reveal")


@pytest.mark.example("nsg-26.03 8.5.13b", 1)
@pytest.mark.parametrize("keeps", [True, False])
def test_a_second_region_is_installed_only_if_the_first_is_trashed_and_nothing_is_shown(keeps: bool) -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(hand=["Red Herrings" if keeps else "SanSan City Grid"]),
            servers={"remote 1": At(root=["Heinlein Grid (rezzed)"])},
        )
    )
    card = "Red Herrings" if keeps else "SanSan City Grid"
    t.corp("install", card)
    t.corp("server", server="remote 1")
    if t.decision.about == "trash-first":
        assert t.can("done") == keeps, "one region a server"
        t.passes()
    t.until(side="corp", kind="action")
    assert t.zone("Heinlein Grid") == ("table" if keeps else "Archives")
    assert not told(t, card)
    assert not t.happened("reveal")


@pytest.mark.example("nisei-1.4 7.1.1b", 1)
@pytest.mark.parametrize("interfaces", [0, 1])
def test_hq_interface_counts_for_the_access_of_gang_sign(interfaces: int) -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            corp=Seat(hand=["Hedge Fund", "Anonymous Tip", "Enigma"]),
            runner=Seat(rig=["Gang Sign", *["HQ Interface"] * interfaces]),
            servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])},
        )
    )
    t.until(option="score")
    t.corp("score", "Hostile Takeover")
    t.until(side="corp", kind="action")
    assert len(accessed(t)) == 1 + interfaces
    assert len(set(accessed(t))) == 1 + interfaces
