"""Being asked tells nothing: between two people, what a seat is shown, and when, depends on no hidden card.

Two rooms whose games differ in cards that one player cannot see are played alike. Time is a clock that goes
on by one with every answer of a person: so a window in which somebody is asked is a moment longer than one
that goes by. The seat is to get the same bytes at the same times, at every level of asking.
"""

import random
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from rulerunner import At, Seat, position
from rulerunner.game import Game
from rulerunner.lang.words import Side, other
from rulerunner.rules import EDITIONS
from rulerunner.server.rooms import Room
from rulerunner.session import ASKINGS, HUMAN, SEATS, Asking
from rulerunner.state.decision import Decision
from tests.support.rooms import room_of
from tests.view.games import decisions
from tests.view.swapping import never_shown, pairs, swapped

GAMES = 3
LONG = 25
STEADY = ("gain credit", "pass", "no", "done", "keep")
"""What a player chooses who gives nothing away: it needs no card."""

Sent = tuple[int, bytes]


class Watched:
    """A room, and what one seat of it was sent at which time."""

    def __init__(self, game: Game, seat: Side, asking: Asking) -> None:
        self.room: Room = room_of(game, seat, HUMAN)
        self.seat = seat
        self.clock = 0
        self.sent: list[Sent] = []
        self.ats: dict[Side, int] = {}
        for each in SEATS:
            self.room.ask(each, asking)
        self.goes_on()

    def goes_on(self) -> None:
        for seat, shot in self.room.go_on(60)[0]:
            self.ats[seat] = shot.at
            if seat == self.seat:
                said = msgspec.json.encode((shot._replace(lines=[], view=None), shot.lines[: shot.told]))  # type: ignore[arg-type]
                self.sent.append((self.clock, said))

    @property
    def decision(self) -> Decision | None:
        return self.room.match.decision

    def answers(self, option: int) -> None:
        decision = self.decision
        assert decision is not None
        self.clock += 1
        self.room.answer(decision.side, self.ats[decision.side], option)
        self.goes_on()

    def theirs(self) -> bool:
        return self.decision is not None and self.decision.side != self.seat

    def they_answer(self) -> None:
        """The player of the hidden cards gives nothing away."""
        decision = self.decision
        assert decision is not None
        kinds = [option.kind for option in decision.options]
        self.answers(next((kinds.index(kind) for kind in STEADY if kind in kinds), 0))


def played_alike(one: Watched, two: Watched, pair: tuple[int, int], chance: random.Random) -> Iterator[Sent]:
    """Both rooms are played alike while the two cards are hidden."""
    for _ in range(LONG):
        for each in (one, two):
            for _ in range(LONG):
                if not each.theirs():
                    break
                each.they_answer()
        for each in (one, two):
            if not set(pair) <= set(never_shown(each.room.match.game(), one.seat)):
                return
        assert one.sent == two.sent
        yield from one.sent
        one.sent, two.sent = [], []
        decision = one.decision
        if decision is None or decision.side != one.seat:
            return
        option = chance.randrange(len(decision.options))
        for each in (one, two):
            each.answers(option)


def in_the_middle(rules: str, seed: int) -> Game:
    *_, game = islice(decisions(rules, seed, 160), 35 + 25 * seed)
    return Game.from_json(game.to_json())


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("asking", ASKINGS)
@pytest.mark.parametrize("rules", EDITIONS)
def test_what_a_person_sees_and_when_depends_on_no_hidden_card(
    rules: str, asking: Asking, seat: Side
) -> None:
    compared = 0
    for seed in range(GAMES):
        game = in_the_middle(rules, seed)
        if game.result is not None:
            continue
        chance = random.Random(f"{rules} {seat} {seed}")
        owner = [card.owner for card in game.state.cards]
        hidden = [pair for pair in pairs(game, seat, chance, 40) if owner[pair[0]] == other(seat)]
        on_table = [p for p in hidden if any(game.state.cards[cid].zone == "table" for cid in p)]
        for pair in dict.fromkeys((*on_table[:2], *hidden[:1])):
            changed = Game(swapped(game.state, pair))
            one, two = (Watched(each, seat, asking) for each in (game, changed))
            compared += sum(1 for _ in played_alike(one, two, pair, random.Random(f"choices {seed}")))
    assert compared > 30


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
