"""Whichever way a thing happens in a random game, the change tells the same of it, and the turn remembers it.

pytest tests/laws/test_ways_seen.py -s      prints by which rules each act was seen to happen
"""

from collections import Counter, defaultdict
from random import Random

import pytest

from rulerunner import EDITIONS, Game
from rulerunner.lang.words import SCORE_OF
from rulerunner.state.records import Change
from tests.support.playing import play_on
from tests.support.positions import random_game
from tests.ways.acts import ACTS

GAMES = 4
ABOUT_A_CARD = ("side", "card", "rule", "moment")
OF_AN_AMOUNT = ("side", "amount", "rule", "moment")
TOLD = {
    **dict.fromkeys(("bypass", "derez", "expose", "forfeit", "host", "play", "steal"), ABOUT_A_CARD),
    **dict.fromkeys(("rez", "score", "swap"), (*ABOUT_A_CARD, "server")),
    **dict.fromkeys(("draw", "gain credits", "lose credits", "remove tags", "tags"), OF_AN_AMOUNT),
    **dict.fromkeys(("breach", "end the run", "jack out"), ("side", "rule", "moment", "server")),
    "access": (*ABOUT_A_CARD, "amount", "zone"),
    "advance": (*ABOUT_A_CARD, "amount", "server"),
    "damage": (*OF_AN_AMOUNT, "sort"),
    "discard": (*ABOUT_A_CARD, "zone", "origin"),
    "install": (*ABOUT_A_CARD, "origin"),
    "place": (*OF_AN_AMOUNT, "sort"),
    "purge": ("side", "rule", "moment"),
    "remove": (*OF_AN_AMOUNT, "sort"),
    "subroutine broken": ABOUT_A_CARD,
    "trash": ("card", "sort", "zone", "origin", "rule", "moment"),
}
"""What a change of each kind says, by whatever way it has come about."""
CARD_OR_SERVER = ("card", "server")


def told(change: Change, field: str) -> bool:
    value = getattr(change, field)
    return bool(value >= 0 if field in CARD_OR_SERVER else value)


class Watch:
    """Looks at each change of a game once, right after the choice that brought it about."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.so_far = 0
        self.seen: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def check(self, game: Game) -> None:
        events = game.events
        for change in events[self.so_far :]:
            if change.kind in TOLD:
                self.look(game, change)
        self.so_far = len(events)

    def look(self, game: Game, change: Change) -> None:
        s = game.state
        lacking = [field for field in TOLD[change.kind] if not told(change, field)]
        if change.kind == "swap" and change.origin in SCORE_OF.values():
            lacking = [field for field in lacking if field != "server"]  # they were at none
        assert not lacking, f"{self.where}: {change} does not tell its {lacking}"
        turns = (s.changes_this_turn, *s.changes_last_turn.values())
        assert any(change in turn.get(change.kind, ()) for turn in turns), (
            f"{self.where}: {change} is forgotten"
        )
        self.seen[change.kind][change.rule] += 1


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_change_tells_the_same_by_whatever_way_it_came_about(rules: str) -> None:
    seen: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for seed in range(7000, 7000 + GAMES):
        watch = Watch(f"{rules}, game {seed}")
        play_on(random_game(rules, seed), Random(seed), watch.check)
        for kind, by in watch.seen.items():
            seen[kind].update(by)
    for kind, by in sorted(seen.items()):
        print(f"{rules}: {kind}: {', '.join(f'{rule} ({count})' for rule, count in by.most_common())}")
    assert len(seen) >= 12


def test_every_act_of_the_table_of_ways_is_watched() -> None:
    assert {act.kind for act in ACTS} - set(TOLD) == {"reveal"}, "what is revealed may be a choice, or a set"
