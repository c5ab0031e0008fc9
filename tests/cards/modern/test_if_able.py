"""Cards that are installed and rezzed only if they can be: Ad Blitz, and the word it needs."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.costs import Forfeit
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import Same
from rulerunner.lang.instructions import EndRun
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import static, sub
from tests.support.table import Table

pytestmark = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])


def blitz(
    rules: str,
    x: int,
    credits: int,
    *hand: str,
    archives: tuple[str, ...] = (),
    servers: dict[str, At] | None = None,
    faces: tuple[Face, ...] = (),
    score: tuple[str, ...] = (),
) -> Table:
    """The Corp plays Ad Blitz for X."""
    corp = Seat(
        credits=credits,
        clicks=3,
        hand=["Ad Blitz", *hand],
        deck=["9x Hedge Fund"],
        discard=[*archives],
        score=[*score],
    )
    t = Table(position(rules=rules, turn="corp", corp=corp, servers=servers, faces=faces))
    t.corp("play", "Ad Blitz")
    t.corp("number", number=x)
    assert t.clicks["corp"] == 1, "it is double"
    return t


def install(t: Table, card: str) -> None:
    """Choose a card and a new server, where there is a choice at all."""
    if t.can("card", card):
        t.corp("card", card)
    if t.can("server", server="new"):
        t.corp("server", server="new")


@pytest.mark.card("Ad Blitz")
def test_ad_blitz_installs_and_rezzes_x_advertisements_for_what_they_cost(rules: str) -> None:
    t = blitz(rules, 2, 10, "PAD Campaign", "Hostile Takeover", "Hedge Fund", archives=("Wall to Wall",))
    assert {t.name(option.card) for option in t.decision.options} == {"PAD Campaign", "Wall to Wall"}
    install(t, "PAD Campaign")
    install(t, "Wall to Wall")
    assert t.rezzed("PAD Campaign")
    assert t.rezzed("Wall to Wall")
    assert t.credits["corp"] == 10 - 2 - 2 - 1
    assert t.can("gain credit"), "there were two"


@pytest.mark.card("Ad Blitz")
def test_ad_blitz_stops_after_x(rules: str) -> None:
    t = blitz(rules, 1, 10, "PAD Campaign", "Wall to Wall")
    install(t, "Wall to Wall")
    assert t.zone("PAD Campaign") == "HQ"
    assert t.can("gain credit")


@pytest.mark.card("Ad Blitz")
def test_what_cannot_be_rezzed_is_not_installed(rules: str) -> None:
    t = blitz(rules, 2, 5, "2x PAD Campaign", "Adonis Campaign")
    install(t, "PAD Campaign")
    assert t.zone("Adonis Campaign") == "HQ", "three credits do not pay for four"
    assert t.credits["corp"] == 1
    assert t.can("gain credit"), "nor can the second PAD Campaign be paid for"


@pytest.mark.card("Ad Blitz")
def test_ice_is_installed_only_where_enough_is_left_to_rez_it(rules: str) -> None:
    walls = {"remote 1": At(ice=["Ice Wall", "Enigma"])}
    banner = Face(Facts("Banner", "corp", "ice", ("advertisement",), cost=1, strength=0), (sub(EndRun()),))
    t = blitz(rules, 1, 3, "Banner", servers=walls, faces=(banner,))
    remote = t.find("server", server="remote 1")
    assert t.find("server", server="HQ")
    assert remote, "with a piece of ice trashed there, enough is left"
    t.corp("server", server="remote 1")
    assert not t.can("done"), "two for installing and one for rezzing are too much"
    t.corp("trash", "Ice Wall")
    t.corp("done")
    assert t.rezzed("Banner")
    assert t.credits["corp"] == 0


def test_an_additional_cost_to_rez_is_not_declined(rules: str) -> None:
    dear = Face(
        Facts("Dear Campaign", "corp", "asset", ("advertisement",), cost=1, trash=1),
        (static(AdditionalCost("rez", (Forfeit(1),), cards=Same(THIS))),),
    )
    t = blitz(rules, 1, 5, "Dear Campaign", faces=(dear,), score=("Hostile Takeover",))
    install(t, "Dear Campaign")
    assert t.rezzed("Dear Campaign")
    assert not t.game.state.zones["corp score"]
    t = blitz(rules, 1, 9, "Dear Campaign", "PAD Campaign", faces=(dear,))
    install(t, "PAD Campaign")
    assert t.zone("Dear Campaign") == "HQ", "with no agenda to forfeit, it cannot be rezzed"
