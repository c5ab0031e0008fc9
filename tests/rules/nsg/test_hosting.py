"""26.03, 1.13: hosts and what they host."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_used
from rulerunner.kernel.read.values import strength
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import HostedOn, In
from rulerunner.lang.instructions import Attach, Choose, Place
from rulerunner.lang.refs import CHOSEN, THIS, Chosen
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import paid, play, static
from rulerunner.lang.words import GRIP, POWER
from tests.support.faces import made, table
from tests.support.table import Table


def host(t: Table, card: str, on: str) -> None:
    """Put a card on another, before the play begins."""
    state, cid = t.game.state, t.card(card)
    state.cards[cid] = state.cards[cid]._replace(host=t.card(on))
    state.hosting = True


@pytest.mark.rule("nsg-26.03 1.13.1a")
@pytest.mark.parametrize(("target", "counters"), [("Decoy", 0), ("Press", 2)])
def test_only_a_card_in_play_or_scored_can_host(target: str, counters: int) -> None:
    aim = Choose(In(GRIP)) if target == "Decoy" else Choose(In("table"))
    press = made("Press", "resource", paid(Clicks(), aim, Place(2, POWER, CHOSEN)))
    t = table(press, runner=Seat(rig=["Press"], hand=["Decoy"]))
    t.runner("use", "Press")
    t.until(rule="5.7.1f")
    assert t.counters(target, POWER) == counters
    assert len(t.events("place")) == (1 if counters else 0)


@pytest.mark.rule("nsg-26.03 1.13.4", "nsg-26.03 1.13.8", "nsg-26.03 1.13.12")
def test_a_card_is_on_one_host_until_an_ability_moves_it_to_another() -> None:
    mover = made(
        "Mover",
        "event",
        play(Choose(In("table"), slot=0), Choose(In("table"), slot=1), Attach(Chosen(0), Chosen(1))),
    )
    t = table(mover, runner=Seat(hand=["Mover"], rig=["Djinn", "Datasucker", "Wyldside"]))
    host(t, "Datasucker", "Djinn")
    t.runner("play", "Mover")
    t.runner("card", "Datasucker")
    t.runner("card", "Wyldside")
    card = t.game.state.cards[t.card("Datasucker")]
    assert (card.host, card.zone) == (t.card("Wyldside"), "table")
    assert memory_used(t.game.state) == 2, "Djinn has no more to do with it"


@pytest.mark.rule("nsg-26.03 1.13.5")
def test_a_card_can_host_any_number_of_others() -> None:
    t = table(
        runner=Seat(credits=9, hand=["3x Parasite"]), servers={"HQ": At(ice=["Hadrian's Wall (rezzed)"])}
    )
    for _ in range(3):
        t.runner("install", "Parasite")
        t.until(rule="5.7.1f")
    wall = t.card("Hadrian's Wall")
    assert [card.host for card in t.game.state.cards if card.face.name == "Parasite"] == [wall] * 3


@pytest.mark.rule("nsg-26.03 1.13.9", "nsg-26.03 1.13.10")
def test_what_is_hosted_on_a_hosted_card_is_hosted_there_alone() -> None:
    rack = made("Rack", "hardware", static(Modify("strength", 2, of=HostedOn(THIS))))
    t = table(rack, runner=Seat(rig=["Rack", "Corroder", "Mimic", "Ninja"]))
    host(t, "Corroder", "Rack")
    host(t, "Mimic", "Corroder")
    state = t.game.state
    assert strength(state, t.card("Corroder")) == 2 + 2
    assert strength(state, t.card("Mimic")) == 3, "on Corroder, not on the rack"
    assert strength(state, t.card("Ninja")) == 0


@pytest.mark.rule("nsg-26.03 1.13.10")
def test_hosted_counters_are_those_on_the_card_itself() -> None:
    t = table(
        runner=Seat(credits=0, rig=["Armitage Codebusting (3 credit)", "Telework Contract (9 credit)"]),
    )
    t.runner("use", "Armitage Codebusting")
    t.until(rule="5.7.1f")
    t.runner("use", "Armitage Codebusting")
    assert t.credits["runner"] == 3
    assert t.counters("Telework Contract", "credit") == 9


@pytest.mark.rule("nsg-26.03 1.13.13", "nsg-26.03 1.13.12", "nsg-26.03 4.7.4")
def test_what_a_host_hosted_is_trashed_at_the_checkpoint_after_it_left() -> None:
    t = table(
        turn="corp",
        corp=Seat(credits=9, hand=["Retribution"]),
        runner=Seat(rig=["Djinn", "Datasucker (2 virus)"], tags=1),
    )
    host(t, "Datasucker", "Djinn")
    t.corp("play", "Retribution")
    t.corp("card", "Djinn")
    assert (t.zone("Djinn"), t.zone("Datasucker")) == ("heap", "heap")
    assert all(card.host < 0 and not card.counters for card in t.game.state.cards)


@pytest.mark.rule("nsg-26.03 1.13.7a")
def test_a_card_installed_on_a_host_is_face_up_and_active_as_ever() -> None:
    t = table(runner=Seat(credits=9, hand=["Parasite"]), servers={"HQ": At(ice=["Enigma (rezzed)"])})
    t.runner("install", "Parasite")
    card = t.game.state.cards[t.card("Parasite")]
    assert (card.zone, card.faceup, card.host) == ("table", True, t.card("Enigma"))
    assert t.game.state.is_active(t.card("Parasite"))


@pytest.mark.rule("nsg-26.03 1.13.6")
@pytest.mark.parametrize(("rig", "offered"), [("Magnum Opus", False), ("Djinn", True)])
def test_only_an_ability_makes_a_card_a_place_to_install_on(rig: str, offered: bool) -> None:
    t = table(runner=Seat(credits=9, rig=[rig], hand=["Datasucker"]))
    t.runner("install", "Datasucker")
    assert t.can("card", rig) == offered
    if not offered:
        t.until(rule="5.7.1f")
        assert t.game.state.cards[t.card("Datasucker")].host < 0


@pytest.mark.rule("nsg-26.03 1.13.4")
def test_a_card_that_is_not_installed_is_not_hosted_by_moving_it() -> None:
    press = made("Press", "resource", paid(Clicks(), Choose(In(GRIP)), Attach(CHOSEN, THIS)))
    t = table(press, runner=Seat(rig=["Press"], hand=["Decoy"]))
    t.runner("use", "Press")
    t.until(rule="5.7.1f")
    card = t.game.state.cards[t.card("Decoy")]
    assert (card.host, card.zone) == (-1, GRIP)
    assert not t.events("host")
