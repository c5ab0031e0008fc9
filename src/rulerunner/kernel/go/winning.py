"""The steps of a checkpoint that end the game: by agenda points, and by bad publicity (C3)."""

from ...lang.instructions import TakeBadPublicity
from ...lang.validating.walk import words
from ...lang.words import CORP, CORP_SCORE, RUNNER, RUNNER_SCORE
from ...state.records import Change
from ...state.state import State
from ..change import atoms
from ..read.context import plain
from ..read.evaluate import number
from ..read.values import of_player, score


def win_by_points(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    if not s.zones[CORP_SCORE] and not s.zones[RUNNER_SCORE]:
        if not s.players[CORP].points and not s.players[RUNNER].points:
            return
    goal = s.edition.policies.points_to_win
    corp = score(s, CORP) >= of_player(s, "points to win", CORP, goal)
    runner = score(s, RUNNER) >= of_player(s, "points to win", RUNNER, goal)
    if corp and s.edition.policies.bad_publicity_limit:
        _take_along(s, changes)
        lose_by_publicity(s, changes, moved)
    if corp or runner:
        atoms.finish(s, "" if corp and runner else CORP if corp else RUNNER, "points")


def lose_by_publicity(s: State, changes: tuple[Change, ...], moved: bool) -> None:
    if s.players[CORP].bad_publicity >= s.edition.policies.bad_publicity_limit:
        atoms.finish(s, RUNNER, "bad publicity")


def _take_along(s: State, changes: tuple[Change, ...]) -> None:
    """The publicity that an agenda brings as it is scored comes with its points: a Corp that would win by
    them has it already."""
    for change in changes:
        if change.kind == "score":
            face = s.cards[change.card].face
            for index in face.self_triggers.get("score", ()):
                for word in words(face.abilities[index]):
                    if isinstance(word, TakeBadPublicity):
                        atoms.take_bad_publicity(s, number(s, plain(change.card, CORP), word.amount))
