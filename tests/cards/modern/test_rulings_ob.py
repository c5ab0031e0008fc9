"""What is ruled of Ob Superheavy Logistics: when it searches, what it installs, and where."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.support.plays import MODERN, Play, corp, lies, runner
from tests.support.table import Table

OB = "Ob Superheavy Logistics: Extract. Export. Excel."
REST = "9x Hedge Fund"
DIGS = "Svyatogor Excavator (rezzed)"


def ob(*deck: str, **more: Any) -> Seat:
    return corp(identity=OB, deck=[*deck, REST], **more)


def digging(ice: str, *more: str, deck: str, **seat: Any) -> dict[str, Any]:
    """The Corp's turn begins with a card that digs up the ice before HQ."""
    servers = {"HQ": At(ice=[*more, f"{ice} (rezzed)"]), "remote 1": At(root=[DIGS])}
    return {"turn": "corp", "at": "5.6.1d", "corp": ob(deck, **seat), "servers": servers}


def before_the_turn(*root: str, deck: str, **servers: At) -> dict[str, Any]:
    """A window before the first action of the Corp, with cards in servers of their own."""
    remotes = {f"remote {n}": At(root=[card]) for n, card in enumerate(root, 1)}
    place = {"turn": "corp", "at": "5.6.2a", "corp": ob(deck), "servers": {**remotes, **servers}}
    return {**place, "runner": runner(hand=["4x Diesel"])}


SEARCHED = "corp shuffles; corp searches R&D"
AZEF = "Azef Protocol (3 advancement)"
PAD = "PAD Campaign (rezzed)"
CONTRACT = "Reconstruction Contract (rezzed, 3 advancement)"
HURT = "trash Diesel from grip; trash Diesel from grip; 2 meat"

PLAYS = {
    "ice that is found as ice is trashed to end the run is rezzed in that run": Play(
        "run; at HQ; use Border Control; yes; Anemone; at HQ; yes",
        f"trash Border Control from table; {SEARCHED}; install Anemone; rez Anemone; trash Hedge Fund from "
        "HQ; trash Diesel from grip; trash Diesel from grip; 2 net; end the run",
        corp=ob("Anemone", hand=[REST], credits=0),
        runner=runner(hand=["5x Diesel"]),
        servers={"HQ": At(ice=["Border Control (rezzed)"])},
    ),
    "the shuffle is before the cards for which the card was trashed": Play(
        "yes; yes",
        f"trash Rashida Jaheem from table; {SEARCHED}; corp gains 3; corp draws 3; corp draws 1",
        turn="corp",
        at="5.6.1d",
        corp=ob(),
        servers={"remote 2": At(root=["Rashida Jaheem (rezzed)"])},
    ),
    "what cannot be rezzed now is installed and shown": Play(
        "yes; yes; Daily Quest; at new",
        f"trash Wraparound from table; {SEARCHED}; install Daily Quest; reveal Daily Quest; corp gains 3; "
        "corp draws 1",
        **digging("Wraparound", deck="Daily Quest"),
    ),
    "an upgrade comes in time to hear of the agenda that the trashing pays for": Play(
        "score Azef Protocol; yes; Malapert Data Vault; at remote 1; yes; Hedge Fund",
        f"trash PAD Campaign from table; {SEARCHED}; install Malapert Data Vault; rez Malapert Data Vault; "
        f"score Azef Protocol; reveal Hedge Fund; {SEARCHED}; Hedge Fund to HQ; {HURT}",
        {"corp score": ["Azef Protocol"]},
        **before_the_turn(AZEF, PAD, deck="Malapert Data Vault"),
    ),
    "ice is installed for nothing though there is other ice": Play(
        "yes; Wraparound; yes; Ice Wall; at HQ",
        f"trash Wraparound from table; {SEARCHED}; install Ice Wall; rez Ice Wall; corp gains 3; "
        "corp draws 1",
        **digging("Wraparound", "Enigma", deck="Ice Wall", credits=0),
    ),
    "a rez cost that a run makes higher is ignored too": Play(
        "play Tread Lightly; at HQ; use Border Control; yes; Anemone; at HQ",
        f"runner pays 1; trash Border Control from table; {SEARCHED}; install Anemone; rez Anemone; end the "
        "run",
        corp=ob("Anemone", credits=0),
        runner=runner(hand=["Tread Lightly"]),
        servers={"HQ": At(ice=["Border Control (rezzed)"])},
    ),
    "an agenda has no rez cost": Play(
        "yes; yes",
        f"trash Tithe from table; {SEARCHED}; corp gains 3; corp draws 1",
        {"HQ": ["Hedge Fund"]},
        **digging("Tithe", deck="Hedge Fund", discard=["Hostile Takeover"]),
    ),
    "an additional cost that is not credits may be declined, and the card is shown": Play(
        "yes; yes; yes; Archer; at R&D; no",
        f"trash Envelopment from table; {SEARCHED}; install Archer; reveal Archer; corp gains 3; "
        "corp draws 1",
        **digging("Envelopment", deck="Archer", score=["Hostile Takeover"]),
    ),
    "or paid": Play(
        "yes; yes; yes; Archer; at R&D; yes",
        f"trash Envelopment from table; {SEARCHED}; install Archer; forfeit Hostile Takeover; "
        "rez Archer; corp "
        "gains 3; corp draws 1",
        **digging("Envelopment", deck="Archer", score=["Hostile Takeover"]),
    ),
    "an asset in the place of the agenda is instead of scoring it": Play(
        "score Azef Protocol; yes; Daily Quest; at remote 1",
        f"trash PAD Campaign from table; {SEARCHED}; trash Azef Protocol from table; "
        "install Daily Quest; rez "
        "Daily Quest",
        {"corp score": [], "Archives": ["Azef Protocol", "PAD Campaign"]},
        **before_the_turn(AZEF, PAD, deck="Daily Quest"),
    ),
    "the card just installed can be given the counters of the one trashed for it": Play(
        "use Reconstruction Contract; yes; Urtica Cipher; at new; Urtica Cipher; 3",
        f"trash Reconstruction Contract from table; {SEARCHED}; install Urtica Cipher; rez Urtica Cipher; +3 "
        "advancement on Urtica Cipher",
        **before_the_turn(CONTRACT, "Hostile Takeover", deck="Urtica Cipher"),
    ),
    "the card just installed in that server can be given a counter": Play(
        "use Calibration Testing; yes; Nico Campaign; at remote 1",
        f"trash Calibration Testing from table; {SEARCHED}; install Nico Campaign; "
        "rez Nico Campaign; +9 credit "
        "on Nico Campaign; +1 advancement on Nico Campaign",
        turn="corp",
        at="5.6.2a",
        corp=ob("Nico Campaign"),
        servers={"remote 1": At(ice=["Ice Wall"], root=["Calibration Testing (rezzed)"])},
    ),
    "a new server is not the one that ceased to exist": Play(
        "use Calibration Testing; yes; Nico Campaign; at new",
        f"trash Calibration Testing from table; {SEARCHED}; install Nico Campaign; "
        "rez Nico Campaign; +9 credit "
        "on Nico Campaign",
        turn="corp",
        at="5.6.2a",
        corp=ob("Nico Campaign"),
        servers={"remote 1": At(root=["Calibration Testing (rezzed)"]), "remote 2": At(ice=["Ice Wall"])},
    ),
    "what acts as the turn begins has to wait for the next one": Play(
        "yes; yes; Rashida Jaheem; at new; gain credit",
        f"trash Tithe from table; {SEARCHED}; install Rashida Jaheem; rez Rashida Jaheem; corp gains 3; corp "
        "draws 1; corp gains 1",
        **digging("Tithe", deck="Rashida Jaheem"),
    ),
    "R&D is shuffled before the found card draws from it": Play(
        "yes; yes; Spin Doctor; at new",
        f"trash Tithe from table; {SEARCHED}; install Spin Doctor; rez Spin Doctor; corp draws 2; "
        "corp gains 3; "
        "corp draws 1",
        **digging("Tithe", deck="Spin Doctor"),
    ),
}


@pytest.mark.card(OB)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("says", PLAYS)
def test_ob_searches_as_soon_as_the_card_is_trashed(says: str, rules: str) -> None:
    PLAYS[says].check(rules)


@pytest.mark.card(OB)
@pytest.mark.parametrize("rules", MODERN)
def test_nothing_costs_less_than_nothing_and_the_search_was_a_use(rules: str) -> None:
    servers = {
        "HQ": At(ice=["Tithe (rezzed)"]),
        "remote 1": At(root=[DIGS]),
        "remote 2": At(root=["Rashida Jaheem (rezzed)"]),
    }
    t = Table(position(rules=rules, turn="corp", at="5.6.1d", corp=ob("Spin Doctor"), servers=servers))
    t.corp("trigger", "Rashida Jaheem")
    t.corp("yes")
    t.corp("trigger", OB)
    assert not t.can("card"), "nothing is found"
    assert len(t.events("search")) == 1
    t.until(option="yes")
    t.corp("yes")
    if t.can("card", "Tithe"):
        t.corp("card", "Tithe")
    while t.decision.kind != "action":
        assert not t.can("trigger", OB), "once each turn"
        t.passes()
    assert t.zone("Tithe") == "Archives"


@pytest.mark.card(OB)
@pytest.mark.parametrize("rules", MODERN)
def test_cards_trashed_by_an_install_or_by_the_rules_are_nothing_to_ob(rules: str) -> None:
    """A card trashed for the one that is installed in its place, and the older of two unique cards."""
    servers = {"HQ": At(ice=["Wraparound (rezzed)"])}
    hand = corp("Ice Wall", identity=OB, deck=["Ice Wall", REST])
    t = Table(position(rules=rules, turn="corp", corp=hand, servers=servers))
    t.corp("install", "Ice Wall")
    t.corp("server", server="HQ")
    t.corp("trash", "Wraparound")
    while t.decision.kind != "action":
        assert not t.can("trigger", OB)
        t.passes()
    assert t.zone("Wraparound") == "Archives"
    vaults = {
        "remote 1": At(root=["Malapert Data Vault (rezzed)"]),
        "remote 2": At(root=["Malapert Data Vault"]),
    }
    t = Table(position(rules=rules, turn="corp", at="5.6.2a", corp=ob("Spin Doctor"), servers=vaults))
    t.corp("rez", "Malapert Data Vault")
    while t.decision.kind != "action":
        assert not t.can("trigger", OB)
        t.passes()
    assert lies(t, "Archives") == ["Malapert Data Vault"]


@pytest.mark.card(OB)
@pytest.mark.parametrize("rules", MODERN)
def test_ice_that_ob_installs_is_behind_the_runner(rules: str) -> None:
    """The encountered ice is trashed by its subroutine; the new one comes where the Runner has been."""
    seat = ob("Archer", score=["Hostile Takeover"])
    servers = {"HQ": At(ice=["Envelopment (rezzed)", "Ice Wall"])}
    t = Table(position(rules=rules, corp=seat, servers=servers))
    t.run("HQ")
    t.until(side="corp", option="trigger")
    t.corp("trigger", OB)
    t.corp("card", "Archer")
    t.corp("server", server="HQ")
    t.until(option="yes")
    t.corp("yes")
    assert t.rezzed("Archer")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("approach")] == ["Envelopment", "Ice Wall"]


@pytest.mark.card(OB)
@pytest.mark.rule("nsg-26.03 4.6.8e")
@pytest.mark.parametrize("alone", [True, False])
def test_a_server_that_ceased_in_the_run_is_no_place_to_install_in(alone: bool) -> None:
    """The last card of the attacked server is trashed; what is found lies elsewhere, and the run is over."""
    more = {} if alone else {"remote 2": At(root=["Hostile Takeover"])}
    t = Table(position(corp=ob("Spin Doctor"), servers={"remote 1": At(root=[CONTRACT]), **more}))
    t.run("remote 1")
    t.until(side="corp", option="use")
    t.corp("use", "Reconstruction Contract")
    t.corp("trigger", OB)
    t.corp("card", "Spin Doctor")
    if t.can("server"):
        assert not t.can("server", server="remote 1")
        t.corp("server", server="new")
    assert t.game.state.cards[t.card("Spin Doctor")].server == (4 if alone else 5)
    t.finish_run()
    assert not t.happened("access")
    assert not t.happened("successful run")


@pytest.mark.card("Reconstruction Contract")
@pytest.mark.parametrize(("rules", "can"), [("nisei-1.4", False), ("nsg-26.03", True)])
def test_only_the_older_edition_wants_a_card_to_advance_for_reconstruction_contract(
    rules: str, can: bool
) -> None:
    place = before_the_turn(CONTRACT, PAD, deck="Urtica Cipher")
    t = Table(position(rules=rules, **place))
    assert t.can("use", "Reconstruction Contract") is can
