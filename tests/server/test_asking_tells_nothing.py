"""Being asked tells nothing: between two people, what a seat is shown, and when, depends on no hidden card.

Two rooms whose games differ in cards that one player cannot see are played alike. Time is a clock that goes
on by one with every answer of a person: so a window in which somebody is asked is a moment longer than one
that goes by. The seat, and whoever looks on, is to get the same bytes at the same times, at every level of
asking of either player, whether they choose step by step or by plans, and with home-made cards as well.
"""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

import msgspec
import pytest

from rulerunner import At, Seat, position
from rulerunner.decks import Deck
from rulerunner.designs.data import definition
from rulerunner.designs.making import designs
from rulerunner.game import Game, new_game
from rulerunner.lang.words import Side, other
from rulerunner.rules import EDITIONS
from rulerunner.server.rooms import Room
from rulerunner.server.snapshots import SeatSnapshot
from rulerunner.session import ASKINGS, HUMAN, SEATS, Asking
from rulerunner.state.decision import Decision
from tests.support.rooms import room_of
from tests.view.games import decisions, played, random_deck
from tests.view.swapping import never_shown, pairs, swapped

GAMES = 2
LONG = 25
STEADY = ("gain credit", "pass", "no", "done", "keep")
"""What a player chooses who gives nothing away: it needs no card."""

Sent = tuple[int, str, bytes]
"""At which time, to whom, what."""


class Watched:
    """A room, and what one seat of it, and those who look on, were sent at which time."""

    def __init__(self, game: Game, seat: Side, asking: Asking, theirs: Asking | None = None) -> None:
        self.room: Room = room_of(game, seat, HUMAN)
        self.seat = seat
        self.clock = 0
        self.sent: list[Sent] = []
        self.ats: dict[Side, int] = {}
        self.room.ask(seat, asking)
        self.room.ask(other(seat), theirs or asking)
        self.goes_on()

    def goes_on(self) -> None:
        for seat, shot in self.room.go_on(3600)[0]:
            self.ats[seat] = shot.at
            if seat == self.seat:
                self.sent.append((self.clock, seat, bytes_of(shot)))
        self.looked_on()

    def looked_on(self) -> None:
        """What spectators are shown, one of three at a time: from either side, and with the hand of the
        player who allows it."""
        side, hand = ((self.seat, True), (self.seat, False), (other(self.seat), False))[self.clock % 3]
        self.sent.append((self.clock, f"beside {side}", bytes_of(self.room.public(side, hand))))

    @property
    def decision(self) -> Decision | None:
        return self.room.match.decision

    def answers(self, option: int) -> None:
        decision = self.decision
        assert decision is not None
        self.clock += 1
        self.room.answer(decision.side, self.ats[decision.side], option)
        self.goes_on()

    def follows(self, plan: int) -> None:
        self.clock += 1
        self.room.follow(self.seat, self.ats[self.seat], plan)
        self.goes_on()

    def theirs(self) -> bool:
        return self.decision is not None and self.decision.side != self.seat

    def they_answer(self) -> None:
        """The player of the hidden cards gives nothing away."""
        decision = self.decision
        assert decision is not None
        kinds = [option.kind for option in decision.options]
        self.answers(next((kinds.index(kind) for kind in STEADY if kind in kinds), 0))


def bytes_of(shot: SeatSnapshot) -> bytes:
    """Everything that goes over the socket, the view as JSON, with the whole log."""
    assert shot.json
    return msgspec.json.encode((shot._replace(lines=[], view=None), shot.lines[: shot.told]))  # type: ignore[arg-type]


Pair = tuple[int, int]


def played_alike(one: Watched, two: Watched, pair: Pair, chance: random.Random) -> Iterator[Sent]:
    """Both rooms are played alike while the two cards are hidden."""
    return all_alike(one, {pair: two}, chance)


def all_alike(one: Watched, others: dict[Pair, Watched], chance: random.Random) -> Iterator[Sent]:
    """A room and others, in each of which two cards have changed places, are played alike while those cards
    are hidden."""
    for _ in range(LONG):
        for each in (one, *others.values()):
            for _ in range(LONG):
                if not each.theirs():
                    break
                each.they_answer()
        unseen = hidden_in(one)
        for pair, two in tuple(others.items()):
            if not unseen.intersection(hidden_in(two)).issuperset(pair):
                del others[pair]
                continue
            assert one.sent == two.sent
            yield from one.sent
            two.sent = []
        one.sent = []
        decision = one.decision
        if not others or decision is None or decision.side != one.seat:
            return
        plans = len(one.room.match.plans())
        plan, option = chance.randrange(2 * plans + 1), chance.randrange(len(decision.options))
        for each in (one, *others.values()):
            if plan < plans:
                each.follows(plan)
            else:
                each.answers(option)


def hidden_in(watched: Watched) -> frozenset[int]:
    return frozenset(never_shown(watched.room.match.game(), watched.seat))


@cache
def saved_in_the_middle(rules: str, seed: int) -> str:
    """Played once for all that go on from there."""
    *_, game = islice(decisions(rules, seed, 160), 35 + 25 * seed)
    return game.to_json()


def in_the_middle(rules: str, seed: int) -> Game:
    return Game.from_json(saved_in_the_middle(rules, seed))


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("asking", ASKINGS)
@pytest.mark.parametrize("rules", EDITIONS)
def test_what_a_person_sees_and_when_depends_on_no_hidden_card(
    rules: str, asking: Asking, seat: Side
) -> None:
    compared = 0
    for seed in range(GAMES):
        compared += compare(in_the_middle(rules, seed), seat, asking, seed)
    assert compared > 60


@pytest.mark.heavy
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("asking", ASKINGS)
@pytest.mark.parametrize("rules", EDITIONS)
def test_nor_late_in_a_game(rules: str, asking: Asking, seat: Side) -> None:
    """The same in another game, from its eighty-fifth decision."""
    assert compare(in_the_middle(rules, GAMES), seat, asking, GAMES) > 40


def compare(game: Game, seat: Side, asking: Asking, seed: int) -> int:
    """Exchange cards that the seat cannot see, and play on; how many things that were sent were the same."""
    if game.result is not None:
        return 0
    chance = random.Random(f"{game.state.edition.id} {seat} {seed}")
    theirs = ASKINGS[(ASKINGS.index(asking) + seed) % len(ASKINGS)]
    owner = [card.owner for card in game.state.cards]
    hidden = [pair for pair in pairs(game, seat, chance, 40) if owner[pair[0]] == other(seat)]
    on_table = [p for p in hidden if any(game.state.cards[cid].zone == "table" for cid in p)]
    others = {
        pair: Watched(Game(swapped(game.state, pair)), seat, asking, theirs)
        for pair in dict.fromkeys((*on_table[:2], *hidden[:1]))
    }
    one = Watched(game, seat, asking, theirs)
    return sum(1 for _ in all_alike(one, others, random.Random(f"choices {seed}")))


HOMEMADE = {
    "corp": (
        "Low Wall\ntype: ice\nsubtypes: barrier\ncost: 1\nstrength: 3\n\nSubroutine End the run.\n",
        "High Wall\ntype: ice\nsubtypes: barrier\ncost: 9\nstrength: 6\n\nSubroutine End the run.\n",
        "Till\ntype: asset\ncost: 0\ntrash: 2\n\nWhen your turn begins, gain 1 credit.\n",
        "Alarm\ntype: asset\ncost: 6\ntrash: 2\n\n[Trash]: Give the Runner 1 tag.\n",
    ),
    "runner": (
        "Money Tree\ntype: resource\ncost: 0\n\nWhen your turn begins, gain 2 credits.\n",
        "Piggy Bank\ntype: resource\ncost: 1\n\n[Trash]: Gain 3 credits.\n",
    ),
}


def with_homemade(side: Side, chance: random.Random) -> Deck:
    """A deck at random, a third of it home-made."""
    faces = [found.face for text in HOMEMADE[side] for found in designs(text)]
    assert None not in faces
    deck = random_deck("nsg-26.03", side, chance)
    names = [face.name for face in faces if face is not None for _ in range(4)]
    data = tuple(definition(face) for face in faces if face is not None)
    return Deck(deck.identity, (*deck.cards[: 2 * len(deck.cards) // 3], *names), homemade=data)


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("asking", ASKINGS)
def test_nor_on_a_hidden_card_that_somebody_made_at_home(asking: Asking, seat: Side) -> None:
    seed = ASKINGS.index(asking)
    chance = random.Random(f"homemade {seed}")
    corp, runner = (with_homemade(side, chance) for side in SEATS)
    *_, game = islice(played(new_game(corp, runner, "nsg-26.03", seed), f"homemade {seed}"), 70)
    game = Game.from_json(game.to_json())
    assert sum(card.face.homemade for card in game.state.cards) > 10
    assert compare(game, seat, asking, seed) > 15


@pytest.mark.parametrize("asking", ASKINGS)
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_ice_that_cannot_be_paid_for_is_asked_about_like_ice_that_can(rules: str, asking: Asking) -> None:
    """With 3 credits the Corp could rez Ice Wall and not Tollbooth: the Runner is not to know which it is."""
    seen = []
    for ice in ("Ice Wall", "Tollbooth"):
        game = position(
            rules=rules,
            turn="runner",
            corp=Seat(credits=3, hand=["Hedge Fund"], deck=["3x Hedge Fund"]),
            runner=Seat(credits=5, deck=["3x Sure Gamble"]),
            servers={"HQ": At(ice=[ice])},
        )
        watched = Watched(game, "runner", asking)
        kinds = [option.kind for option in watched.decision.options] if watched.decision else []
        watched.answers(kinds.index("run"))
        watched.answers(0)
        asked = 0
        while watched.theirs():
            asked += 1
            watched.they_answer()
        seen.append(watched.sent)
        assert asked == 1 or asking in ("always", "quiet")
    assert seen[0] == seen[1]
