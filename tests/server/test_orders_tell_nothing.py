"""Cards that act unseen give no pause away: their opponent is sent the same, at the same times, as with a
card in their place that never acts there.

Time is a clock that goes on by one with every answer of a person, as in `test_asking_tells_nothing`.
"""

import random
from typing import NamedTuple

import pytest

from rulerunner import read_position
from rulerunner.cards.library import library
from rulerunner.game import Game
from rulerunner.lang.face import Face
from rulerunner.lang.words import Side, other
from rulerunner.rules import EDITIONS
from rulerunner.server.errors import Refusal
from rulerunner.session import ASKINGS, HUMAN, Asking, Order
from rulerunner.session.orders import Orders
from rulerunner.state.decision import Decision, Option
from rulerunner.state.state import State
from tests.server.test_asking_tells_nothing import STEADY, Watched, in_the_middle, played_alike
from tests.support.rooms import Shelf, pump, room_of
from tests.view.swapping import _with, never_shown


class Play(NamedTuple):
    """A position with a place for a hidden card, and what is done until its moment has come."""

    cards: tuple[str, ...]
    plain: str
    """A card that could lie there as well, and has nothing to say."""
    watching: Side
    position: str
    does: tuple[str, ...]
    """What is chosen, by its words, where it comes up, in order. All else is declined."""
    rules: tuple[str, ...] = ("classic-1996",)


MODERN = ("nisei-1.4", "nsg-26.03")
CORP = "[corp]\ncredits 20\nhand 3x {0}\ndeck 9x {0}\n"
RUNNER = "[runner]\ncredits 20\nhand 2x {0}\ndeck 9x {0}\n"
NEW_CORP, NEW_RUNNER = CORP.format("Hedge Fund"), RUNNER.format("Sure Gamble")
OLD_CORP, OLD_RUNNER = CORP.format("Accounts Receivable"), RUNNER.format("Livewire's Contacts")
NEW, OLD = f"turn runner\n{NEW_CORP}{NEW_RUNNER}", f"turn runner\n{OLD_CORP}{OLD_RUNNER}"
TO_HQ = ("Make a run", "Run HQ")

PLAYS = (
    Play(("Formicary",), "Ice Wall", "runner", NEW + "[R&D]\nice {}\n", TO_HQ, MODERN),
    Play(
        ("Zaibatsu Loyalty",),
        "PAD Campaign",
        "runner",
        NEW + "hand Infiltration\n[remote 1]\nroot {}\n[HQ]\nice Ice Wall\n",
        ("Play Infiltration", "xpose", "HQ"),
        MODERN,
    ),
    Play(("Hades Shard",), "Kati Jones", "corp", NEW + "hand {}\n", ("Make a run", "Run Archives"), MODERN),
    Play(("Utopia Shard",), "Kati Jones", "corp", NEW + "hand {}\n", TO_HQ, MODERN),
    Play(
        ("Stoke the Embers",),
        "Project Beale",
        "runner",
        "turn corp\n[corp]\ncredits 20\nhand Interns\nhand 3x Hedge Fund\ndeck 9x Hedge Fund\n"
        f"discard {{}}\n{NEW_RUNNER}",
        ("Play Interns", "{}"),
        MODERN,
    ),
    Play(
        ("Glacier", "Walking Wall", "Mobile Barricade"),
        "Data Wall",
        "runner",
        OLD + "[HQ]\nice {}\nice Filter\n[R&D]\nice Filter\n",
        TO_HQ,
    ),
    Play(
        ("Obfuscated Fortress",),
        "Dieter Esslin",
        "runner",
        OLD + "[HQ]\nroot {}\nice Data Wall (rezzed)\n",
        TO_HQ,
    ),
    Play(
        ("Simulacrum", "Airport Locker"),
        "Bolt Hole",
        "corp",
        OLD + "rig {}\n[HQ]\nice Cortical Scrub (rezzed)\n",
        TO_HQ,
    ),
    Play(("Mercenary Subcontract",), "Bolt Hole", "corp", OLD + "rig {}\n", TO_HQ),
    Play(("City Surveillance",), "Braindance Campaign", "runner", OLD + "[remote 1]\nroot {}\n", ("Draw 1",)),
)


class Counted(Orders):
    """Orders that count the questions they answer."""

    given = 0

    def answer(self, s: State, decision: Decision) -> Option | None:
        found = super().answer(s, decision)
        Counted.given += found is not None
        return found


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> type[Counted]:
    monkeypatch.setattr("rulerunner.session.manner.Orders", Counted)
    Counted.given = 0
    return Counted


def meant(watched: Watched, decision: Decision, words: str) -> int | None:
    seen = watched.room.match.view(decision.side).decision
    assert seen is not None
    return next((n for n, option in enumerate(seen.options) if words in option.text), None)


def played(play: Play, card: str, rules: str, asking: Asking) -> Watched:
    game = read_position(f"rules {rules}\n{play.position.format(card)}")
    watched = Watched(game, play.watching, asking)
    left = [words.format(card) for words in play.does]
    for _ in range(40):
        decision = watched.decision
        if decision is None or (not left and decision.kind == "action"):
            break
        number = meant(watched, decision, left[0]) if left else None
        if number is not None:
            left.pop(0)
            watched.answers(number)
        else:
            kinds = [option.kind for option in decision.options]
            watched.answers(next((kinds.index(kind) for kind in STEADY if kind in kinds), 0))
    assert not left, (left, decision)
    return watched


@pytest.mark.parametrize("asking", ASKINGS)
@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.cards[0])
def test_an_unseen_card_that_stays_hidden_makes_no_pause(
    play: Play, asking: Asking, counted: type[Counted]
) -> None:
    for rules in play.rules:
        plain = played(play, play.plain, rules, asking).sent
        assert counted.given == 0
        for card in play.cards:
            assert played(play, card, rules, asking).sent == plain, card
            assert counted.given > 0, f"the moment of {card} did not come"
            counted.given = 0


def speakers(rules: str) -> list[tuple[Face, str]]:
    """Every card of an edition that may act unseen, and where."""
    family = library(EDITIONS[rules].family)
    found = []
    for name in sorted(family.playable):
        face = family.faces[name]
        zones = set(face.elsewhere) | ({"table"} if face.hidden else set())
        found += [(face, zone) for zone in sorted(zones & {"table", "HQ", "grip", "Archives"})]
    return found


def fits(state: State, cid: int, face: Face, zone: str) -> bool:
    """Whether a card could as well be another one, as far as its opponent can tell."""
    card = state.cards[cid]
    if card.owner != face.facts.side or card.zone != zone:
        return False
    if zone == "table":
        return (card.face.type == "ice") == (face.type == "ice") and card.face.hidden == face.hidden
    return zone != "Archives" or card.face.type == "operation"


@pytest.mark.slow
@pytest.mark.parametrize("rules", EDITIONS)
def test_nor_does_any_of_them_in_random_games(rules: str, counted: type[Counted]) -> None:
    compared = 0
    for number, (face, zone) in enumerate(speakers(rules)):
        seat = other(face.facts.side)
        for seed in range(3):
            game = in_the_middle(rules, (number + seed) % 5)
            places = [cid for cid in never_shown(game, seat) if fits(game.state, cid, face, zone)]
            if game.result is not None or not places:
                continue
            place = random.Random(f"{face.name} {seed}").choice(places)
            changed = game.state.clone()
            changed.cards[place] = _with(changed.cards[place], face)
            changed.rebuild()
            asking = ASKINGS[(number + seed) % len(ASKINGS)]
            rooms = [Watched(each, seat, asking) for each in (game, Game(changed))]
            chance = random.Random(f"choices {face.name} {seed}")
            compared += sum(1 for _ in played_alike(rooms[0], rooms[1], (place, place), chance))
    assert compared > 100
    assert counted.given > 2


def corp_is_asked(order: Order) -> tuple[int, bool]:
    """The Runner runs HQ, and Formicary lies on R&D with an order: how often the Corp is asked, and whether
    it is rezzed in the end."""
    game = read_position(f"rules nsg-26.03\n{PLAYS[0].position.format('Formicary')}")
    watched = Watched(game, "runner", "matters")
    room = watched.room
    (standing,) = room.standing("corp")
    assert (standing.name, standing.order, room.standing("runner")) == ("Formicary", "stay", ())
    before = room.snapshot("corp").at
    assert [each.order for each in room.order("corp", standing.card, order)] == [order]
    assert room.snapshot("corp").at == before
    for words_of in TO_HQ:
        assert watched.decision is not None
        watched.answers(meant(watched, watched.decision, words_of) or 0)
    asked = 0
    while watched.decision is not None and watched.decision.kind != "action" and asked < 9:
        asked += watched.decision.side == "corp"
        watched.answers(len(watched.decision.options) - 1)
    ice = next(card for card in room.match.state.cards if card.face.name == "Formicary")
    return asked, ice.faceup


def test_a_card_does_what_it_was_told_and_asks_only_if_told_to() -> None:
    assert corp_is_asked("stay") == (0, False)
    assert corp_is_asked("ask") == (1, False)
    asked, rezzed = corp_is_asked("act")
    assert rezzed
    assert asked == 0


def test_an_order_is_kept_when_the_room_is_opened_again_and_its_opponent_is_shown_nothing() -> None:
    shelf = Shelf()
    game = read_position(f"rules nsg-26.03\n{PLAYS[0].position.format('Formicary')}")
    room = room_of(game, "runner", HUMAN, shelf)
    pump(room)
    (standing,) = room.standing("corp")
    room.order("corp", standing.card, "act")
    assert dict(pump(room))["runner"].orders == ()
    again = room_of(game, "runner", HUMAN, shelf)
    assert again.standing("corp") == (standing.__class__(standing.card, "Formicary", "act"),)
    with pytest.raises(Refusal, match="nothing to tell"):
        room.order("runner", standing.card, "act")


def test_who_would_lose_at_once_is_asked_all_the_same() -> None:
    """In 1996, damage that kills: to give nothing away is of no use any more."""
    position = f"turn corp\n{OLD_CORP}hand Scorched Earth\n[runner]\ncredits 20\ntags 1\nhand {{}}\n"
    play = Play(("Arasaka Owns You",), "", "corp", position, ("Play Scorched Earth",))
    game = read_position(f"rules classic-1996\n{position.format('Arasaka Owns You')}")
    watched = Watched(game, play.watching, "matters")
    assert watched.decision is not None
    watched.answers(meant(watched, watched.decision, "Scorched Earth") or 0)
    assert watched.decision is not None
    assert (watched.decision.side, watched.decision.kind) == ("runner", "interrupt")
