"""The original game of 1996 on a table, and the way a run took through its chart."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import strength
from rulerunner.lang.face import Face
from rulerunner.lang.words import Side
from tests.support.table import Table

NOBODY = Seat()


def classic(
    turn: Side = "runner",
    corp: Seat = NOBODY,
    runner: Seat = NOBODY,
    servers: Mapping[str, At] | None = None,
    at: str = "",
    seed: int = 0,
    faces: Sequence[Face] = (),
    house: str = "",
) -> Table:
    """A position under the rules of 1996, or with a house rule. `at` is a step of the turn."""
    return Table(
        position(
            rules=f"classic-1996+{house}" if house else "classic-1996",
            turn=turn,
            corp=corp,
            runner=runner,
            servers=servers,
            at=at,
            seed=seed,
            faces=faces,
        )
    )


def boxes(t: Table) -> list[str]:
    """The boxes of the chart gone through, in order: `16.3` and `16+` are parts of box 16."""
    rows = [rule for rule in t.steps() if rule[0].isdigit()]
    return [box for box, _ in groupby(rule.rstrip("?+").partition(".")[0] for rule in rows)]


def breaking(t: Table, *, boost: str = "", times: int = 0, by: str, subroutine: int = -1) -> None:
    """From the question of box 7 through boxes 8, 9 and 10."""
    t.runner("yes")
    if subroutine >= 0:
        t.runner("subroutine", number=subroutine)
    for _ in range(times):
        t.runner("use", boost or by)
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", by)


def strength_of(t: Table, name: str) -> int:
    return strength(t.game.state, t.card(name))


def rolled(play: Callable[[int], Table], low: int, high: int) -> Table:
    """A play whose first die shows a number from `low` to `high`: dealt again until it does."""
    for seed in range(200):
        t = play(seed)
        if low <= t.events("die")[0].amount <= high:
            return t
    raise AssertionError(f"200 plays without a roll from {low} to {high}")
