"""A card of the Corp's that the Runner sees as it is trashed goes face up to Archives (4.4.6b); and what an
ability shows is in sight until it has resolved (1.21.6)."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.filters import UNREZZED, In
from rulerunner.lang.instructions import (
    Choose,
    ChooseRandom,
    Expose,
    Gain,
    Instruction,
    LookAtHand,
    LookAtTop,
    Reveal,
    RevealHand,
    RevealTop,
    Sabotage,
    Trash,
    TrashTop,
)
from rulerunner.lang.refs import CHOSEN, THAT, THOSE
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import play, static, when
from tests.support.faces import made, table
from tests.support.table import Table

MODERN = ("nisei-1.4", "nsg-26.03")
CORP = Seat(hand=["Enigma"], deck=["Ice Wall", "Hedge Fund"])
ASSET = {"remote 1": At(root=["PAD Campaign"])}


def face_up(t: Table, name: str) -> bool:
    card = t.game.state.cards[t.card(name)]
    assert card.zone == "Archives"
    return card.faceup


@pytest.mark.rule("nsg-26.03 4.4.6b", "nsg-26.03 1.21.6")
@pytest.mark.card("Stargate")
@pytest.mark.parametrize("rules", MODERN)
def test_stargate_trashes_a_revealed_card_face_up(rules: str) -> None:
    t = table(
        rules=rules,
        corp=Seat(deck=["Ice Wall", "Enigma", "PAD Campaign", "Hedge Fund"]),
        runner=Seat(rig=["Stargate"]),
    )
    t.runner("use", "Stargate")
    t.until(side="runner", about="target")
    t.runner("card", "Enigma")
    assert face_up(t, "Enigma")


@pytest.mark.rule("nsg-26.03 4.4.6b", "nsg-26.03 1.21.6")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("block", "trashed"),
    [
        ((ChooseRandom(In("HQ")), Reveal(CHOSEN), Trash(CHOSEN)), "Enigma"),
        ((RevealHand("HQ"), Choose(In("HQ")), Trash(CHOSEN)), "Enigma"),
        ((LookAtHand("HQ"), Choose(In("HQ")), Trash(CHOSEN)), "Enigma"),
        ((RevealTop("R&D", 1), Trash(THOSE)), "Ice Wall"),
        ((LookAtTop("R&D", 1), TrashTop("R&D", 1)), "Ice Wall"),
        ((Choose(UNREZZED), Expose(CHOSEN), Trash(CHOSEN)), "PAD Campaign"),
    ],
    ids=("reveal", "reveal hand", "look at hand", "reveal top", "look at top", "expose"),
)
def test_what_an_ability_of_the_runners_shows_and_trashes_goes_face_up(
    rules: str, block: tuple[Instruction, ...], trashed: str
) -> None:
    probe = made("Probe", "event", play(*block))
    t = table(probe, rules=rules, corp=CORP, runner=Seat(hand=["Probe"]), servers=ASSET)
    t.runner("play", "Probe")
    assert face_up(t, trashed)


@pytest.mark.rule("nsg-26.03 1.21.6")
@pytest.mark.parametrize("rules", MODERN)
def test_it_is_in_sight_for_what_comes_between_two_instructions_too(rules: str) -> None:
    probe = made("Probe", "event", play(ChooseRandom(In("HQ")), Reveal(CHOSEN), Gain(1)))
    shredder = made("Shredder", "asset", when(Trigger("reveal"), Trash(THAT)))
    t = table(
        probe,
        shredder,
        rules=rules,
        corp=CORP,
        runner=Seat(hand=["Probe"]),
        servers={"remote 1": At(root=["Shredder (rezzed)"])},
    )
    t.runner("play", "Probe")
    assert face_up(t, "Enigma")


@pytest.mark.rule("nsg-26.03 4.4.6b", "nsg-26.03 1.21.6")
@pytest.mark.parametrize("rules", MODERN)
def test_what_only_the_corp_looks_at_goes_face_down(rules: str) -> None:
    review = made("Review", "operation", play(LookAtTop("R&D", 1), Trash(THOSE)))
    t = table(review, rules=rules, turn="corp", corp=CORP._replace(hand=["Review"]))
    t.corp("play", "Review")
    assert not face_up(t, "Ice Wall")


@pytest.mark.rule("nsg-26.03 1.21.6")
@pytest.mark.parametrize("rules", MODERN)
def test_what_an_ability_exposed_is_out_of_sight_once_it_has_resolved(rules: str) -> None:
    probe = made("Probe", "event", play(Choose(UNREZZED), Expose(CHOSEN)))
    crowbar = made("Lever", "event", play(Choose(UNREZZED), Trash(CHOSEN)))
    t = table(probe, crowbar, rules=rules, corp=CORP, runner=Seat(hand=["Probe", "Lever"]), servers=ASSET)
    t.runner("play", "Probe")
    t.until(kind="action")
    t.runner("play", "Lever")
    assert not face_up(t, "PAD Campaign")


@pytest.mark.rule("nsg-26.03 10.12.2a")
def test_sabotage_trashes_face_down_even_a_card_in_sight() -> None:
    saboteur = made("Saboteur", "resource", when(Trigger("access ends", first="turn"), Sabotage(1)))
    camera = made("Camera", "hardware", static(Player("HQ access", 1)))
    t = table(
        saboteur,
        camera,
        corp=Seat(hand=["2x Enigma"], deck=["Ice Wall"]),
        runner=Seat(rig=["Saboteur", "Camera"]),
    )
    t.run("HQ")
    t.until(side="corp", about="sabotage")
    accessed = t.events("access")[0].card
    seen = next(option for option in t.decision.options if option.card == accessed)
    t.choose(seen)
    card = t.game.state.cards[accessed]
    assert (card.zone, card.faceup) == ("Archives", False)
