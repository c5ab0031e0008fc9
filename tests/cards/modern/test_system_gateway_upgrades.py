"""System Gateway: upgrades."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import corp_turn, names
from tests.support.table import Table


def reaching(*root: str, server: str = "remote 1", **place: Any) -> Table:
    """The Runner runs on a server with these cards in its root and no ice."""
    t = Table(position(servers={server: At(root=root)}, **place))
    t.run(server)
    return t


def onward(t: Table) -> None:
    """The Runner does not jack out, and the Corp does not rez anything: on to the access."""
    t.until(rule="6.9.5c")
    t.runner("no")
    while t.decision.rule == "6.9.5d":
        t.passes()


@pytest.mark.card("AMAZE Amusements")
def test_amaze_gives_two_tags_when_a_run_here_ends_in_a_theft() -> None:
    t = reaching("AMAZE Amusements (rezzed)", "Hostile Takeover")
    onward(t)
    t.runner("access", "Hostile Takeover")
    assert t.tags == 0, "not before the run ends"
    t.finish_run()
    assert t.tags == 2


@pytest.mark.card("AMAZE Amusements")
@pytest.mark.parametrize("rezzed", [True, False])
def test_amaze_trashed_while_accessed_still_counts_if_it_was_rezzed(rezzed: bool) -> None:
    t = reaching(
        f"AMAZE Amusements{' (rezzed)' if rezzed else ''}", "Hostile Takeover", runner=Seat(credits=9)
    )
    onward(t)
    t.runner("access", "AMAZE Amusements")
    t.runner("trash", "AMAZE Amusements")
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"
    assert t.tags == (2 if rezzed else 0)


@pytest.mark.card("AMAZE Amusements")
def test_amaze_does_nothing_without_a_theft_or_elsewhere() -> None:
    t = reaching("AMAZE Amusements (rezzed)", "PAD Campaign")
    t.finish_run()
    assert t.tags == 0
    servers = {"remote 1": At(root=["Hostile Takeover"]), "remote 2": At(root=["AMAZE Amusements (rezzed)"])}
    t = Table(position(servers=servers))
    t.run("remote 1")
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"
    assert t.tags == 0


@pytest.mark.card("Anoetic Void")
def test_anoetic_void_may_end_the_run_for_two_credits_and_two_cards_of_hq() -> None:
    corp = Seat(credits=2, hand=["Enigma", "Snare!", "Ice Wall"])
    t = reaching("Anoetic Void (rezzed)", corp=corp)
    t.corp("yes")
    t.corp("card", "Snare!")
    t.corp("card", "Ice Wall")
    assert not t.in_run()
    assert t.credits["corp"] == 0
    assert (names(t, "HQ"), names(t, "Archives")) == (["Enigma"], ["Ice Wall", "Snare!"])
    assert not t.happened("successful run")


@pytest.mark.card("Anoetic Void")
@pytest.mark.parametrize(("credits", "cards"), [(1, 2), (2, 1)])
def test_anoetic_void_needs_both_parts_of_its_price(credits: int, cards: int) -> None:
    t = reaching("Anoetic Void (rezzed)", server="HQ", corp=Seat(credits=credits, hand=[f"{cards}x Enigma"]))
    assert t.decision.side == "runner", "a card in the root of HQ is not in HQ"
    t.finish_run()
    assert t.happened("successful run")


@pytest.mark.card("Anoetic Void")
def test_anoetic_void_is_optional() -> None:
    t = reaching("Anoetic Void (rezzed)", corp=Seat(hand=["2x Enigma"]))
    t.corp("no")
    assert t.in_run()
    assert t.credits["corp"] == 5


def vault(server: str, deck: list[str]) -> Table:
    """An agenda ready to be scored in remote 1; the vault is in the root of a server."""
    root = {"remote 1": ["Vanity Project (6 advancement)"], "remote 2": ["PAD Campaign"]}
    root[server] = [*root[server], "Malapert Data Vault (rezzed)"]
    t = corp_turn(corp=Seat(deck=deck), servers={name: At(root=cards) for name, cards in root.items()})
    t.corp("score", "Vanity Project")
    return t


@pytest.mark.card("Malapert Data Vault")
def test_malapert_finds_a_card_that_is_no_agenda_when_one_is_scored_here() -> None:
    t = vault("remote 1", ["Hostile Takeover", "Enigma", "Snare!"])
    t.corp("trigger", "Malapert Data Vault")
    assert not t.can("card", "Hostile Takeover")
    t.corp("card", "Snare!")
    assert names(t, "HQ") == ["Snare!"]
    assert t.happened("reveal", "Snare!")
    assert t.happened("shuffle")


@pytest.mark.card("Malapert Data Vault")
def test_malapert_is_optional_and_minds_its_own_server() -> None:
    t = vault("remote 1", ["Enigma"])
    t.corp("pass")
    assert not t.happened("shuffle")
    assert not vault("remote 2", ["Enigma"]).can("trigger")


@pytest.mark.card("Manegarm Skunkworks")
@pytest.mark.parametrize(
    ("clicks", "credits", "ended"), [(True, False, False), (False, True, False), (False, False, True)]
)
def test_manegarm_ends_the_run_unless_clicks_or_credits_are_paid(
    clicks: bool, credits: bool, ended: bool
) -> None:
    t = reaching("Manegarm Skunkworks (rezzed)", runner=Seat(credits=5, clicks=3))
    t.runner("yes" if clicks else "no")
    if not clicks:
        t.runner("yes" if credits else "no")
    assert t.in_run() != ended
    assert t.clicks["runner"] == (0 if clicks else 2)
    assert t.credits["runner"] == (0 if credits else 5)


@pytest.mark.card("Manegarm Skunkworks")
def test_manegarm_turns_away_a_runner_who_has_neither() -> None:
    t = reaching("Manegarm Skunkworks (rezzed)", runner=Seat(credits=4, clicks=2))
    assert not t.in_run()
    assert (t.credits["runner"], t.clicks["runner"]) == (4, 1)
