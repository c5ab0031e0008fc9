"""26.03, 1.13.7 and 8.1.4: cards installed face down are told apart, those hosted in a group are not."""

import pytest

from rulerunner import Seat
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import INSTALLED, HostedOnAny, In, Is, Named
from rulerunner.lang.instructions import Choose, HostCard, InstallCard, Trash, TurnDown
from rulerunner.lang.refs import CHOSEN, THIS, Top
from rulerunner.lang.statics import Hosts
from rulerunner.lang.sugar import paid, play, static
from rulerunner.lang.words import GRIP
from rulerunner.view import option_text, transcript, view
from tests.support.faces import made, table
from tests.support.table import Table

RULES = "nsg-26.03"
CORP = Seat(hand=["Hit", "Cut"], deck=["9x Hedge Fund"])
HIT = made("Hit", "operation", play(Choose(INSTALLED & ~Is("resource")), Trash(CHOSEN)))
CUT = made("Cut", "operation", play(Choose(HostedOnAny(Is("resource"))), Trash(CHOSEN)))
PRESS = made(
    "Press",
    "resource",
    paid(Clicks(), Choose(In(GRIP)), InstallCard(CHOSEN, face_down=True)),
    paid(Clicks(), TurnDown(Named("Mimic"))),
)
BOX = made("Box", "resource", paid(Clicks(), HostCard(Top("stack", 2), faceup=False)))
BIN = made("Bin", "resource", paid(Clicks(), HostCard(Top("stack", 2), faceup=False)))


def pressed(*cards: str) -> Table:
    """Mimic is turned face down, and the others are installed so, one after the other."""
    runner = Seat(clicks=3, rig=["Press", "Mimic"], hand=["Corroder", "Diesel"], deck=["9x Sure Gamble"])
    t = table(PRESS, HIT, CUT, rules=RULES, corp=CORP, runner=runner)
    for card in cards:
        t.runner("use", "Press", ability=0)
        if t.can("card"):
            t.runner("card", card)
        t.until(kind="action")
    t.runner("use", "Press", ability=1)
    t.until(side="corp", kind="action")
    return t


def texts(t: Table) -> list[str]:
    return [option_text(t.game.state, t.decision, option) for option in t.decision.options]


@pytest.mark.rule("nsg-26.03 8.1.4b", "nsg-26.03 8.1.4a")
@pytest.mark.parametrize("order", [("Corroder", "Diesel"), ("Diesel", "Corroder")])
def test_cards_installed_face_down_are_told_apart_by_when_they_were_and_turned_ones_by_name(
    order: tuple[str, str],
) -> None:
    t = pressed(*order)
    lying = [(card.name, card.faceup) for card in view(t.game.state, "corp", t.game.decision).rig]
    assert lying == [("Press", True), ("Mimic", False), ("", False), ("", False)]
    told = [line.text for line in transcript(t.game.state, "corp")]
    assert told.count("The Runner installs a card face down.") == 2
    assert "Mimic is turned face down." in told
    t.corp("play", "Hit")
    assert texts(t) == ["Face-down Mimic", "Face-down card 2 of 3", "Face-down card 3 of 3"], (
        "no type is told"
    )
    t.choose(1)
    assert t.zone(order[0]) == "heap", "the one that was installed first"
    assert t.zone(order[1]) == "table"


@pytest.mark.rule("nsg-26.03 1.13.7c")
@pytest.mark.parametrize("order", [("Corroder", "Diesel"), ("Diesel", "Corroder")])
def test_cards_installed_face_down_on_a_card_are_told_apart_by_when_they_were(order: tuple[str, str]) -> None:
    install = InstallCard(CHOSEN, face_down=True, host=THIS)
    shelf = made("Shelf", "resource", static(Hosts(Is("program"))), paid(Clicks(), Choose(In(GRIP)), install))
    runner = Seat(clicks=2, rig=["Shelf"], hand=["Corroder", "Diesel"], deck=["9x Sure Gamble"])
    t = table(shelf, HIT, CUT, rules=RULES, corp=CORP, runner=runner)
    for card in order:
        t.runner("use", "Shelf")
        if t.can("card"):
            t.runner("card", card)
        t.until(kind="action")
    t.until(side="corp", kind="action")
    [seen] = view(t.game.state, "corp", t.game.decision).rig
    assert [(card.name, card.faceup) for card in seen.hosted] == [("", False), ("", False)]
    t.corp("play", "Hit")
    assert texts(t) == ["Face-down card 1 of 2 on Shelf", "Face-down card 2 of 2 on Shelf"]
    t.choose(1)
    assert (t.zone(order[0]), t.zone(order[1])) == ("table", "heap"), "the second to be installed"


def boxed(*deck: str) -> Table:
    """Two cards from the top of the stack are hosted face down, and two more elsewhere."""
    runner = Seat(clicks=2, rig=["Box", "Bin"], deck=deck)
    t = table(BOX, BIN, HIT, CUT, rules=RULES, corp=CORP, runner=runner)
    t.runner("use", "Box")
    t.until(kind="action")
    t.runner("use", "Bin")
    t.until(side="corp", kind="action")
    return t


@pytest.mark.rule("nsg-26.03 1.13.7d", "nsg-26.03 1.21.1b")
def test_cards_hosted_face_down_are_one_group_for_each_host_without_an_order() -> None:
    t, other = boxed("Corroder", "Mimic", "Diesel", "Inti"), boxed("Mimic", "Corroder", "Inti", "Diesel")
    seen = view(t.game.state, "corp", t.game.decision)
    assert [(card.name, [each.name for each in card.hosted]) for card in seen.rig] == [
        ("Box", ["", ""]),
        ("Bin", ["", ""]),
    ]
    assert seen.to_json() == view(other.game.state, "corp", other.game.decision).to_json()
    hosts = {t.name(t.game.state.cards[t.card(card)].host) for card in ("Corroder", "Mimic")}
    assert hosts == {"Box"}, "what was hosted at once stays together"
    t.corp("play", "Cut")
    assert texts(t) == [
        f"A face-down card on {host} (number {n} of 2)" for host in ("Box", "Bin") for n in (1, 2)
    ]
