"""Cards that wait for what befalls themselves, and not for the same of another card."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table

GRIP = ["5x Diesel"]
DECK = ["9x Hedge Fund"]
RIG = ["Corroder", "Mimic", "Akamatsu Mem Chip"]
SCORED = (
    *("Braintrust", "Breaking News", "Cyberdex Sandbox", "Embedded Reporting", "Eminent Domain"),
    *("Hostile Takeover", "Luminal Transubstantiation", "Market Research", "Nisei MK II", "Offworld Office"),
    *("Orbital Superiority", "Post-Truth Dividend", "Posted Bounty", "Priority Requisition", "Project Beale"),
    *("Project Vitruvius", "SSL Endorsement", "Stoke the Embers", "Tomorrowʼs Headline"),
)
INSTALLED = (
    *("Dr. Nuka Vrolyck", "Ghosttongue", "Liberated Account", "Living Mural", "Lobisomem", "Skulljack"),
    *("Miss Bones", "Nga", "Penumbral Toolkit", "Street Peddler", "Titanium Ribs"),
    *("Valentina Ferreira Carvalho", "Zenit Chip JZ-2MJ"),
)
LOADED = {
    "Liberated Account": " (4 credit)",
    "Living Mural": " (on Ice Wall)",
    "Miss Bones": " (4 credit)",
    "Nga": " (2 power)",
    "Penumbral Toolkit": " (4 credit)",
}
REZZED = ("Nico Campaign", "Regolith Mining License")
REZZED_IN_A_RUN = ("Anemone", "Ping", "Pulse", "TMI", "Trebuchet")
MET = (
    *("Brainstorm", "Data Loop", "Galahad", "IP Block", "Kakugo", "Lancelot", "Merlin", "Mirāju"),
    *("Phoneutria", "Pop-up Window", "Starlit Knight", "Troll", "Virtual Service Agent"),
)
TRASHED = ("Calvin B4L3Y", "Nanoetching Matrix")


def does_nothing(t: Table, card: str) -> None:
    """The card has no part in what has happened, nor in what follows until a player may act again."""
    cid = t.card(card)
    while t.decision.kind not in ("action", "paid") or t.in_run():
        offers = [option.card for option in t.decision.options if option.kind in ("trigger", "use")]
        assert cid not in (t.decision.card, *offers)
        t.passes()
    assert [change for change in t.game.events if change.source == cid] == []


@pytest.mark.card(*SCORED)
@pytest.mark.parametrize("card", SCORED)
def test_another_agenda_is_scored(card: str) -> None:
    corp = Seat(credits=9, score=[f"{card} (1 agenda)" if card == "Embedded Reporting" else card], deck=DECK)
    servers = {"remote 1": At(root=["Private Security Force (7 advancement)"]), "HQ": At(ice=["Ice Wall"])}
    runner = Seat(hand=GRIP, rig=RIG, tags=1)
    t = Table(position(turn="corp", at="5.6.2a", corp=corp, runner=runner, servers=servers))
    t.corp("score", "Private Security Force")
    assert t.zone("Private Security Force") == "corp score"
    does_nothing(t, card)


@pytest.mark.card(*INSTALLED)
@pytest.mark.parametrize("card", INSTALLED)
def test_another_card_is_installed(card: str) -> None:
    notes = LOADED.get(card, "")
    runner = Seat(credits=9, hand=[*GRIP, "Cyberfeeder"], rig=[card + notes], deck=["9x Diesel"])
    t = Table(position(corp=Seat(deck=DECK), runner=runner, servers={"HQ": At(ice=["Ice Wall"])}))
    t.runner("install", "Cyberfeeder")
    does_nothing(t, card)
    assert t.zone("Cyberfeeder") == "table"


@pytest.mark.card(*REZZED)
@pytest.mark.parametrize("card", REZZED)
def test_another_card_is_rezzed(card: str) -> None:
    servers = {"remote 1": At(root=[f"{card} (rezzed, 3 credit)"]), "remote 2": At(root=["PAD Campaign"])}
    t = Table(position(turn="corp", at="5.6.2a", corp=Seat(credits=9, deck=DECK), servers=servers))
    t.corp("rez", "PAD Campaign")
    does_nothing(t, card)
    assert t.rezzed("PAD Campaign")


@pytest.mark.card(*REZZED_IN_A_RUN)
@pytest.mark.parametrize("card", REZZED_IN_A_RUN)
def test_other_ice_is_rezzed_in_a_run(card: str) -> None:
    ice = At(ice=["Hunter", f"{card} (rezzed)"])
    corp = Seat(credits=9, hand=["Hedge Fund"], deck=DECK)
    t = Table(position(corp=corp, runner=Seat(hand=GRIP, rig=RIG), servers={"HQ": ice}))
    t.run("HQ")
    t.until(side="corp", option="rez")
    cid, since = t.card(card), len(t.game.events)
    t.corp("rez", "Hunter")
    assert cid not in (t.decision.card, *(option.card for option in t.decision.options))
    assert [change for change in t.game.events[since:] if change.source == cid] == []
    assert t.rezzed("Hunter")


@pytest.mark.card(*MET)
@pytest.mark.parametrize("card", MET)
def test_other_ice_is_met_and_passed(card: str) -> None:
    servers = {"HQ": At(ice=[f"{card} (rezzed)"]), "R&D": At(ice=["Hunter (rezzed)"])}
    corp = Seat(credits=9, hand=["Eli 1.0", "Enigma"], deck=DECK)
    t = Table(position(corp=corp, runner=Seat(credits=9, hand=GRIP, rig=RIG, tags=1), servers=servers))
    t.run("R&D")
    does_nothing(t, card)
    assert t.happened("pass", "Hunter")


@pytest.mark.card(*TRASHED)
@pytest.mark.parametrize("card", TRASHED)
def test_the_runner_trashes_another_card(card: str) -> None:
    servers = {"remote 1": At(root=[f"{card} (rezzed)"]), "remote 2": At(root=["PAD Campaign"])}
    t = Table(position(corp=Seat(credits=9, deck=DECK), runner=Seat(credits=9, hand=GRIP), servers=servers))
    t.run("remote 2")
    t.until(option="trash")
    t.runner("trash")
    does_nothing(t, card)
    assert t.zone("PAD Campaign") == "Archives"


@pytest.mark.card("Greenmail")
def test_greenmail_pays_nothing_for_another_agenda_that_is_forfeited() -> None:
    score = ["Greenmail", "Hostile Takeover"]
    t = Table(position(servers={"HQ": At(ice=["Archer"])}, corp=Seat(credits=9, score=score)))
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Archer")
    t.corp("card", "Hostile Takeover")
    assert t.zone("Hostile Takeover") == "removed"
    assert 4 not in [e.amount for e in t.events("gain credits")]


@pytest.mark.card("Hyoubu Institute: Absolute Clarity")
def test_hyoubu_institute_gains_nothing_by_what_the_runner_reveals() -> None:
    """The Runner reveals Snare! as they access it from R&D."""
    t = Table(
        position(
            corp=Seat(identity="Hyoubu Institute: Absolute Clarity", credits=0, deck=["Snare!", *DECK]),
            runner=Seat(hand=GRIP),
        )
    )
    t.run("R&D")
    t.finish_run()
    assert [(e.side, t.name(e.card)) for e in t.events("reveal")] == [("runner", "Snare!")]
    assert t.credits["corp"] == 0
