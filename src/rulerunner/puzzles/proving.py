"""Proving a puzzle: every choice of both players is tried, and every outcome of chance.

The solver wants something before a turn is over; the opponent may answer in any way, and chance falls as
badly as it can. All cards are known. A *solution* is what the solver chooses, action by action: the order of
choices within one action does not make another solution, and neither does passing. A puzzle has exactly one.
"""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from ..game import Game
from ..lang.words import HAND_OF, Side, other
from ..state.decision import Decision, Option
from ..state.rng import MASK, MIX, MIX_AGAIN, STRIDE
from .likeness import Likeness, likeness

Aim = Literal["win", "survive"]
QUIET: Final = frozenset(("pass", "done", "no", "keep"))
"""Answers that do nothing: a solution does not mention them."""
SHARP: Final = ("steal", "score", "trigger", "use", "play", "rez", "yes", "advance", "install", "run")
UNSTRIDE: Final = pow(STRIDE, -1, MASK + 1)
MOST_OUTCOMES: Final = 12
"""One draw of chance is tried with so many values, enough for a choice among as many cards."""
MOST_DRAWS: Final = 64


class Undecided(Exception):
    """The search cannot prove anything here: it would take too long, or chance decides too much."""


class Line(NamedTuple):
    """What the solver chooses from here on."""

    now: tuple[str, ...] = ()
    """Before the next action, in any order."""
    then: tuple["Act | Fork", ...] = ()


class Act(NamedTuple):
    """An action, and what is chosen within it."""

    action: str
    within: tuple[str, ...]


class Fork(NamedTuple):
    """What is chosen depends on what the opponent does, or on chance."""

    ways: tuple[tuple[str, Line], ...]


class Proof(NamedTuple):
    """What was found out about a position."""

    lines: tuple[Line, ...]
    """The solutions; none if there is none, two if there is more than one."""
    nodes: int
    """How many choices were looked at."""

    @property
    def unique(self) -> bool:
        """Whether there is exactly one solution."""
        return len(self.lines) == 1


def prove(game: Game, solver: Side, aim: Aim, limit: int = 200_000) -> Proof:
    """Look at everything that can happen. Raises `Undecided` when that is too much."""
    search = Search(game, solver, aim, limit)
    lines = search.lines(search.start)
    return Proof(tuple(sorted(lines)), search.nodes)


class Search:
    """Everything that can happen from a position. What was found out once is remembered."""

    def __init__(self, game: Game, solver: Side, aim: Aim, limit: int) -> None:
        self.start = game.clone()
        self.start.state.logging = False
        self.solver = solver
        self.aim = aim
        self.limit = limit
        self.nodes = 0
        self.known: dict[Likeness, frozenset[Line]] = {}
        first = game.state.turn
        own = game.state.active == solver
        self.last = first if aim == "win" else first + (1 if own else 0)
        """The turn by whose end it has to be done, or survived."""

    def over(self, game: Game) -> bool | None:
        """Whether the solver has what they wanted; None while that is open."""
        if game.result is not None:
            winner = game.result[0]
            return winner == self.solver if self.aim == "win" else winner != other(self.solver)
        if game.state.turn > self.last:
            return self.aim == "survive"
        return None

    def lines(self, game: Game) -> frozenset[Line]:
        """The solver's solutions from here, two at most."""
        over = self.over(game)
        if over is not None:
            return frozenset((Line(),)) if over else frozenset()
        decision = game.decision
        assert decision is not None
        if decision.kind != "action":
            return self._look(game, decision)
        key = likeness(game)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._look(game, decision)
        return found

    def reply(self, game: Game) -> int:
        """What the opponent answers: what refutes, if anything does; otherwise what hurts most."""
        decision = game.decision
        assert decision is not None
        quiet = game.clone()
        quiet.state.logging = False
        self.nodes = 0
        order = sorted(range(len(decision.options)), key=lambda number: _rank(decision.options[number]))
        return next((number for number in order if not self._after(quiet, number)), order[0])

    def _look(self, game: Game, decision: Decision) -> frozenset[Line]:
        self.nodes += 1
        if self.nodes > self.limit:
            raise Undecided(f"more than {self.limit} choices")
        if decision.side == self.solver:
            return self._own(game, decision)
        order = sorted(range(len(decision.options)), key=lambda number: _rank(decision.options[number]))
        return self._forked((label(game, decision.options[n]), self._after(game, n)) for n in order)

    def _own(self, game: Game, decision: Decision) -> frozenset[Line]:
        found: set[Line] = set()
        for number, option in enumerate(decision.options):
            chosen = label(game, option) if option.kind not in QUIET else ""
            for line in self._after(game, number):
                found.add(_before(line, chosen, decision.kind == "action"))
            if len(found) > 1:
                return frozenset(sorted(found)[:2])
        return frozenset(found)

    def _after(self, game: Game, number: int) -> frozenset[Line]:
        """The solutions once an option is chosen, however chance falls."""
        outcomes = list(_outcomes(game, number))
        if len(outcomes) == 1:
            return self.lines(outcomes[0])
        return self._forked((f"chance {place}", self.lines(each)) for place, each in enumerate(outcomes, 1))

    def _forked(self, ways: Iterator[tuple[str, frozenset[Line]]]) -> frozenset[Line]:
        """A solution has an answer to each of several ways."""
        first: list[tuple[str, Line]] = []
        second: list[tuple[str, Line]] = []
        for name, lines in ways:
            if not lines:
                return frozenset()
            one, *more = sorted(lines)
            first.append((name, one))
            second.append((name, more[0] if more else one))
        return frozenset((_joined(first), _joined(second)))


def _rank(option: Option) -> int:
    """The replies that hurt most are tried first: one that refutes is enough."""
    return SHARP.index(option.kind) if option.kind in SHARP else len(SHARP)


def _before(line: Line, chosen: str, action: bool) -> Line:
    if action:
        return Line((), (Act(chosen, line.now), *line.then))
    return Line(tuple(sorted((*line.now, chosen))), line.then) if chosen else line


def _joined(ways: list[tuple[str, Line]]) -> Line:
    lines = {line for _, line in ways}
    return lines.pop() if len(lines) == 1 else Line((), (Fork(tuple(sorted(ways))),))


def label(game: Game, option: Option) -> str:
    """An option by what it does: two that differ in nothing a player could see are the same."""
    s = game.state
    card = s.cards[option.card] if option.card >= 0 else None
    where = "" if card is None or card.server < 0 else f" at {card.server}"
    parts = (
        option.kind,
        "" if card is None else f"{card.face.name}{where}",
        f"ability {option.ability}" if option.ability >= 0 else "",
        f"server {option.server}" if option.server >= 0 else "",
        f"number {option.number}" if option.number >= 0 else "",
        option.detail,
    )
    return " ".join(part for part in parts if part)


# --- chance -------------------------------------------------------------------------------------------------


def _outcomes(game: Game, number: int) -> Iterator[Game]:
    """The game after an answer: once if no chance is in it, otherwise once for each way it can fall."""
    after = game.clone()
    after.choose(number)
    draws = (after.state.rng - game.state.rng) * UNSTRIDE & MASK
    if draws == 0 or _all_the_same(game, after):
        yield after
        return
    if draws > 1:
        raise Undecided(f"{min(draws, MOST_DRAWS)} draws of chance at once")
    seen = set()
    for place in range(MOST_OUTCOMES * 2):
        child = game.clone()
        child.state.rng = (
            _state_before((2 * place + 1) * ((MASK + 1) // (MOST_OUTCOMES * 4))) - STRIDE
        ) & MASK
        child.choose(number)
        child.state.rng = game.state.rng  # chance has no memory here
        key = likeness(child)
        if key not in seen:
            seen.add(key)
            yield child


def _all_the_same(game: Game, after: Game) -> bool:
    """Chance chose among cards that are all alike, or the game is over."""
    if after.result is not None:
        return True
    for zone, cards in game.state.zones.items():
        later = after.state.zones[zone]
        if cards == later:
            continue
        pile = cards if zone in HAND_OF.values() else later
        if len({game.state.cards[card].face.name for card in pile}) > 1:
            return False
    return True


def _state_before(bits: int) -> int:
    """The generator's state, just stepped, that gives these bits: the steps of `rng.step` backwards."""
    bits = _unshift(bits, 31)
    bits = (bits * pow(MIX_AGAIN, -1, MASK + 1)) & MASK
    bits = _unshift(bits, 27)
    bits = (bits * pow(MIX, -1, MASK + 1)) & MASK
    return _unshift(bits, 30)


def _unshift(bits: int, by: int) -> int:
    """What gives `bits` when it is combined with itself, shifted."""
    value = bits
    for _ in range(64 // by):
        value = bits ^ (value >> by)
    return value & MASK
