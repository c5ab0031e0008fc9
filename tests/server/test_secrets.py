"""What goes to a browser is the seat's view and nothing else.

Two rooms whose games differ in hidden cards alone show a seat the very same bytes, frame by frame, for as
long as the cards stay hidden. This kills the leaks that a view cannot have: how many frames there are and
when they come, how they are numbered, what the log, the trail and the counts of choices say.
"""

import json
import random
import time
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from rulerunner.game import Game
from rulerunner.lang.words import Side, other
from rulerunner.rules import EDITIONS
from rulerunner.server import hub, seating
from rulerunner.server.playing import Outcome
from rulerunner.server.rooms import Room
from rulerunner.server.snapshots import Snapshots
from rulerunner.session import HUMAN, SEATS
from rulerunner.view import View
from tests.support.people import seated
from tests.support.rooms import pump, room_of
from tests.support.web import Profile, server
from tests.view.games import decisions
from tests.view.swapping import never_shown, pairs, swapped

GAMES = 4
MOST_GAMES = 60
"""Up to so many games, until in one of them the opponent had another choice for its hidden cards."""
CHOICES = 20


class Steady:
    """Does what needs no card: it earns, passes and declines. So it plays the same whatever its cards are,
    though it may have other choices."""

    name = "steady"
    WANTED = ("gain credit", "pass", "no", "done")

    def choose(self, view: View) -> int:
        assert view.decision is not None
        kinds = [option.kind for option in view.decision.options]
        return next((kinds.index(kind) for kind in self.WANTED if kind in kinds), 0)


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "BOTS", {"steady": lambda seed: Steady()})


def sent(shots: Snapshots) -> list[bytes]:
    """What goes over the socket, with the whole log in each frame."""
    encode = msgspec.json.encode
    return [encode((shot._replace(lines=[], view=None), shot.lines[: shot.told])) for _, shot in shots]  # type: ignore[arg-type]


def in_the_middle(rules: str, seed: int) -> Game:
    """A game with cards on the table."""
    *_, game = islice(decisions(rules, seed, 120), 40 + 9 * seed)
    return Game.from_json(game.to_json())


def play(
    one: Room, others: dict[tuple[int, int], Room], seat: Side, chance: random.Random
) -> tuple[int, int]:
    """A room and others, in each of which two cards have changed places, are played alike while those cards
    are hidden; how many frames were the same, and in how many rooms there were other choices on the way."""
    same = differed = 0
    for _ in range(CHOICES):
        shown = pump(one)
        theirs = {pair: pump(two) for pair, two in others.items()}
        unseen = set(never_shown(one.match.game(), seat))
        for pair, two in tuple(others.items()):
            if not unseen.issuperset(pair):
                differed += one.match.answers != two.match.answers
                del others[pair]
                continue
            assert sent(shown) == sent(theirs[pair])
            same += len(shown)
        decision = one.match.decision
        if decision is None or not others:
            break
        option = chance.randrange(len(decision.options))
        for each in (one, *others.values()):
            each.answer(seat, shown[-1][1].at, option)
    return same, differed + sum(one.match.answers != two.match.answers for two in others.values())


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("rules", EDITIONS)
def test_hidden_cards_change_no_byte_of_what_a_seat_is_sent(rules: str, seat: Side) -> None:
    compared = differed = 0
    for seed in range(MOST_GAMES):
        if seed >= GAMES and (differed or seat == "corp"):
            break
        game = in_the_middle(rules, seed)
        if game.result is not None:
            continue
        chance = random.Random(f"{rules} {seat} {seed}")
        owner = {cid: card.owner for cid, card in enumerate(game.state.cards)}
        theirs = [pair for pair in pairs(game, seat, chance, 20) if owner[pair[0]] == other(seat)]
        others = {pair: room_of(Game(swapped(game.state, pair)), seat, "steady") for pair in theirs[:3]}
        same, other_ways = play(room_of(game, seat, "steady"), others, seat, random.Random(f"choices {seed}"))
        compared += same
        differed += other_ways
    assert compared > 100
    if (
        seat == "runner"
    ):  # A steady Runner takes its first action, whatever its hand; a Corp rezzes or does not.
        assert differed, "in no game did the opponent have another choice: the games say nothing"


@pytest.mark.parametrize("seat", SEATS)
def test_the_owner_of_the_cards_is_sent_something_else(seat: Side) -> None:
    game = in_the_middle("nisei-1.4", 1)
    cards, hand = game.state.cards, game.state.hand(seat)
    stranger = next(cid for cid in game.state.deck(seat) if cards[cid].face is not cards[hand[0]].face)
    changed = Game(swapped(game.state, (hand[0], stranger)))
    shown = [room_of(each, seat, "steady").snapshot(seat).json for each in (game, changed)]
    assert json.loads(bytes(shown[0])) != json.loads(bytes(shown[1]))


# --- spectators, and the opponent's time --------------------------------------------------------------------


def seen_by_spectators(room: Room) -> list[bytes]:
    """Everything a spectator is sent, from either side."""
    shown = [room.public(side, hand=False) for side in SEATS]
    return sent([(side, each) for side, each in zip(SEATS, shown, strict=True)]) + [
        bytes(x.json) for x in shown
    ]


def moment(game: Game) -> tuple[str, str, int]:
    """At which choice a game stands, and how much has happened."""
    assert game.decision is not None
    return game.decision.side, game.decision.rule, len(game.events)


@pytest.mark.slow
@pytest.mark.parametrize("hidden_from", SEATS)
@pytest.mark.parametrize("rules", EDITIONS)
def test_what_is_hidden_from_either_player_changes_no_byte_of_what_spectators_see(
    rules: str, hidden_from: Side
) -> None:
    compared = 0
    for seed in range(GAMES):
        game = in_the_middle(rules, seed)
        if game.result is not None:
            continue
        chance = random.Random(f"{rules} {hidden_from} {seed}")
        before = seen_by_spectators(room_of(game, "corp", HUMAN))
        for pair in pairs(game, hidden_from, chance, 12):
            changed = Game(swapped(game.state, pair))
            if moment(changed) != moment(game):
                continue  # another card gives its player another choice, and they think at another moment
            assert seen_by_spectators(room_of(changed, "corp", HUMAN)) == before
            compared += 1
    assert compared > 8


def test_what_is_hidden_from_one_is_seen_by_the_other_and_not_by_spectators() -> None:
    room = room_of(in_the_middle("nisei-1.4", 1), "corp", HUMAN)
    own = {card.name for card in room.snapshot("corp").view.hand}
    public = room.public("corp", hand=False).view
    assert own - {""}
    assert {card.name for card in public.hand} == {""}
    assert {card.name for card in room.public("corp", hand=True).view.hand} == own
    assert (public.decision, public.deciding) == (None, "")


def test_the_time_an_answer_takes_does_not_tell_how_much_work_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The work behind an answer depends on hidden cards. Up to a limit, its time is not told."""
    with server(tmp_path) as client:
        people = Profile(client, "the-one-who-invites"), Profile(client, "the-one-who-is-invited")
        true_go_on = Room.go_on
        monkeypatch.setattr(hub, "EVEN", 0.4)
        times: dict[float, list[float]] = {0.0: [], 0.2: []}
        with seated(people) as (corp, runner):
            for number in range(MOST_TIMES):
                extra = (0.0, 0.2)[number % 2]

                def slower(room: Room, seconds: float, extra: float = extra) -> Outcome:
                    time.sleep(extra)
                    return true_go_on(room, seconds)

                monkeypatch.setattr(Room, "go_on", slower)
                began = time.monotonic()
                deciding, waiting = (corp, runner) if corp.decision is not None else (runner, corp)
                deciding.answers(0)
                waiting.settles()
                times[extra].append(time.monotonic() - began)
                if number > 4 and abs(min(times[0.0]) - min(times[0.2])) < 0.1:
                    return
    raise AssertionError(f"the answer that took more work took more time: {times}")


MOST_TIMES = 20
"""On a busy machine everything takes longer at times: the shortest times of several tell."""
