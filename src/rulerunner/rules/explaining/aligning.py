"""Two editions side by side: which row of the one answers to which row of the other."""

from difflib import SequenceMatcher
from typing import Final, NamedTuple

from ..table import Ask, Branch, Complete, Do, Edition, Goto, Row, Structure, Window

ALIKE: Final[dict[str, str]] = {
    "access-candidate": "access-next",
    "access-in-order": "access-next",
    "approach-unpassed": "approach-ice",
    "choose-access-order": "choose-candidate",
    "declare-unsuccessful": "mark-unsuccessful",
    "order-left": "more-to-access",
    "subroutines": "resolve-subroutine",
}
"""Acts and windows that are one and the same thing under the names of different editions."""

APPROACH: Final = {"nisei-1.4": "6.9.2e", "nsg-26.03": "6.9.2b"}
BREAKING: Final = {"nisei-1.4": "6.9.3b", "nsg-26.03": "6.9.3b"}
ANSWERS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "classic-1996": {
        "3": APPROACH,
        "3?": APPROACH,
        "4": APPROACH,
        "5": APPROACH,
        **dict.fromkeys(("7", "7?", "8", "9", "10", "10?", "10+"), BREAKING),
        "14": {"nisei-1.4": "6.9.4c", "nsg-26.03": "6.9.4f"},
        "C10.6": {"nisei-1.4": "5.7.1e", "nsg-26.03": "5.7.1e"},
    }
}
"""What answers to a step where the order of the rows does not tell: several boxes of the chart are one window
of the later editions."""

POLICY_OF: Final[dict[str, str]] = {
    "bad-publicity-credits": "bad_publicity",
    "count-accesses": "access",
    "discard": "discard",
    "finish-windows": "run_end_windows",
    "lose-bad-publicity-credits": "bad_publicity",
}
"""Acts that an edition carries out according to one of its policies."""

POLICIES: Final[dict[str, str]] = {
    "first_priority": "who has priority first in a shared window",
    "bad_publicity": "where credits from bad publicity go",
    "bad_publicity_limit": "bad publicity that loses the game (0: never)",
    "trace": "how a trace is bid",
    "trace_tie": "who wins a tied trace",
    "structures_after_run_end": "windows completed after the run may start something new",
    "step_checkpoints": "a checkpoint follows every step",
    "access": "how cards to access are picked",
    "discard": "how cards are discarded down",
    "console_limit": "where the limit of one console is kept",
    "purge": "how the Corp purges viruses",
    "rez_region": "a region is rezzed as it is installed",
    "trash_first": "what the Corp may trash as it installs",
    "played_cards": "when a played card is trashed",
    "icebreakers": "where icebreakers are used",
    "passed_ice": "what the Runner passes in a run",
    "changed_server": "where a run goes on when its server changes",
    "seen_cards_face_up": "cards the Runner has seen are discarded face up",
    "run_costs_declined": "who is made to run by a card may decline what the run costs besides",
    "directed_costs_declined": "who is directed to rez or install a card may decline what that costs besides",
    "below_nothing": "what is about to happen can be prevented when nothing is left of it",
    "identities": "players have identities",
    "mulligan": "a starting hand may be drawn anew",
}
"""The policies worth comparing, in words."""


class Pair(NamedTuple):
    """Rows that answer to each other; either may be missing."""

    left: Row | None
    right: Row | None
    same: bool = False

    @property
    def mark(self) -> str:
        """What to put between the two: same, different, only on the left, only on the right."""
        if self.left is None or self.right is None:
            return ">" if self.left is None else "<"
        return "=" if self.same else "~"


def align(left: Edition, right: Edition, structure: str) -> list[Pair]:
    """A structure of two editions row by row, in the order of both."""
    ours, theirs = left.structures[structure].rows, right.structures[structure].rows
    keys = [_key(row) for row in ours], [_key(row) for row in theirs]
    pairs: list[Pair] = []
    for tag, i, j, m, n in SequenceMatcher(None, *keys, autojunk=False).get_opcodes():
        if tag == "equal":
            both = zip(ours[i:j], theirs[m:n], strict=True)
            pairs += [Pair(a, b, _gist(a, left, structure) == _gist(b, right, structure)) for a, b in both]
        else:
            pairs += [Pair(row, None) for row in ours[i:j]]
            pairs += [Pair(None, row) for row in theirs[m:n]]
    return pairs


def counterparts(row: Row, structure: Structure, left: Edition, right: Edition) -> tuple[Pair, ...]:
    """What another edition has in the place of a row: the row beside it, or those that ask or do the same."""
    settled = ANSWERS.get(left.id, {}).get(row.rule, {}).get(right.id)
    if settled:
        rows = right.structures[structure.name]
        return (Pair(row, rows.rows[rows.at(settled)]),)
    pairs = align(left, right, structure.name)
    beside = tuple(pair for pair in pairs if pair.left is row and pair.right is not None)
    if beside or not isinstance(row.op, Do | Ask | Branch):
        return beside
    others = (other for other in right.structures[structure.name].rows if _key(other) == _key(row))
    return tuple(Pair(row, other) for other in others)


def policy_differences(left: Edition, right: Edition) -> list[tuple[str, str, str]]:
    """Each policy two editions settle differently: what it is about, and both answers."""
    found = []
    for field, about in POLICIES.items():
        one, other = getattr(left.policies, field), getattr(right.policies, field)
        if one != other:
            found.append((about, _plain(one), _plain(other)))
    return found


def _plain(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _key(row: Row) -> str:
    match row.op:
        case Do(act=name) | Ask(question=name) | Branch(test=name):
            return ALIKE.get(name, name)
        case Window(kind=kind):
            return ALIKE.get(kind, f"{kind} window")
    return type(row.op).__name__


def _gist(row: Row, edition: Edition, structure: str) -> tuple[object, ...]:
    """What a row amounts to whatever its number: what it does, and what that leads to."""
    table = edition.structures[structure]

    def leads_to(*rules: str) -> tuple[str, ...]:
        return tuple(_key(table.rows[table.at(rule)]) if rule else "" for rule in rules)

    match row.op:
        case Do(act=act):
            policy = POLICY_OF.get(act)
            return (act, getattr(edition.policies, policy) if policy else None)
        case Branch(test=test, yes=yes, no=no):
            return (test, *leads_to(yes, no))
        case Ask(question=asked, side=side, yes=yes, no=no):
            return (asked, side, *leads_to(yes, no))
        case Goto(to=to):
            return leads_to(to)
        case Complete(ways=ways):
            return leads_to(*(to for _, to in ways))
    return (row.op,)
