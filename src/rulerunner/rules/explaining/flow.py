"""Where a row leads and what it lets players do, read off the tables."""

from typing import Final, NamedTuple

from ..table import Ask, Branch, Complete, Goto, Row, Structure, Window


class Fact(NamedTuple):
    """A test of the tables in words: what holds, and a word or two for either answer."""

    holds: str
    yes: str
    no: str


FACTS: Final[dict[str, Fact]] = {
    "approached-rezzed": Fact("the ice is rezzed", "rezzed", "not rezzed"),
    "broke-it": Fact("the subroutine was broken", "yes", "no"),
    "can-break": Fact("the Runner can break a subroutine", "yes", "no"),
    "first-approach": Fact("it is the first approach of the run", "first", "later"),
    "ice-ahead": Fact("ice protects the server", "ice", "no ice"),
    "ice-here": Fact("there is ice in the Runner's position", "ice", "no ice"),
    "ice-inward": Fact("there is ice further in", "more ice", "no more"),
    "more-to-access": Fact("there is more to access", "more", "no more"),
    "order-left": Fact("a card of the order is left", "more", "no more"),
    "position": Fact("the new position has no ice any more", "ice gone", "none"),
    "run-ended": Fact("a subroutine ended the run", "yes", "no"),
    "seventh-point": Fact("it was the seventh point", "7 points", "no"),
    "skipping": Fact("the ice is skipped", "yes", "no"),
    "subroutines-left": Fact("an unbroken subroutine is left", "more", "no more"),
    "unpassed-ice": Fact("there is unpassed ice", "ice", "no ice"),
}

QUESTIONS: Final[dict[str, str]] = {
    "break": "break subroutines",
    "break-more": "break another",
    "jack-out": "jack out",
    "rez-approached": "rez the ice",
}


class Way(NamedTuple):
    """One way on from a row. No `to` means that the structure is over."""

    when: str
    """What must hold, in words; empty if nothing."""
    short: str
    """The same in a word or two."""
    to: str
    back: bool = False
    """Whether it goes back, which makes a loop."""
    end: str = ""
    """What comes if the structure is over."""


WON: Final = "the Runner has won"
NEXT: Final = {"corp-turn": "the Runner's turn", "runner-turn": "the Corp's turn"}


def after_it(structure: Structure) -> str:
    """What comes once a structure is over: after a turn the other player's."""
    return NEXT.get(structure.name, "the end")


def fact(test: str) -> Fact:
    """A test in words."""
    return FACTS.get(test) or Fact(test.replace("-", " "), "yes", "no")


def question(name: str) -> str:
    """A question to a player in words: "jack out"."""
    return QUESTIONS.get(name) or name.replace("-", " ")


def ways(structure: Structure, row: Row) -> tuple[Way, ...]:
    """Every way on from a row, in the order in which they are tried."""
    at = structure.at(row.rule)
    after = structure.rows[at + 1].rule if at + 1 < len(structure.rows) else ""

    def way(to: str, when: str = "", short: str = "") -> Way:
        end = "" if to else WON if isinstance(row.op, Branch) else after_it(structure)
        return Way(when, short, to, bool(to) and structure.at(to) <= at, end)

    match row.op:
        case Branch(test=test, yes=yes, no=no):
            words = fact(test)
            return way(yes, f"yes ({words.holds})", words.yes), way(no, "no", words.no)
        case Ask(yes=yes, no=no):
            return way(yes, "yes", "yes"), way(no, "no", "no")
        case Goto(to=to):
            return (way(to),)
        case Complete(ways=outcomes):
            words = fact(outcomes[0][0])
            return tuple(
                way(to, fact(test).holds, fact(test).yes)
                if test
                else way(to, *(("otherwise", words.no) if len(outcomes) > 1 else ()))
                for test, to in outcomes
            )
        case Window(kind="action"):
            past = _past_the_loop(structure, at)
            return way(after, "after the action"), way(past, "nothing left to spend", "none left")
    return (way(after),)


def _past_the_loop(structure: Structure, at: int) -> str:
    """Where an action window leads when its player has nothing left to spend on actions."""
    loop = next(i for i in range(at, len(structure.rows)) if isinstance(structure.rows[i].op, Goto))
    return structure.rows[loop + 1].rule


def marks(row: Row) -> str:
    """The classes of a window as the rulebook marks them: "(P) (R) + the approached ice"."""
    if not isinstance(row.op, Window):
        return ""
    window = row.op
    parts = [f"({letter})" for letter in classes(window)]
    if window.ice:
        parts.append("+ the approached ice")
    if window.kind == "paid" and window.sides != "both":
        parts.append(f"{side(window.sides)} only")
    return " ".join(parts)


def classes(window: Window) -> tuple[str, ...]:
    """P, R and S for a paid ability window; any other window is its own class."""
    if window.kind != "paid":
        return (window.kind,)
    return ("P", *("R" * window.rez), *("S" * window.score))


def side(name: str) -> str:
    """A side as it is written."""
    return {"corp": "Corp", "runner": "Runner"}[name]


def phases(structure: Structure) -> list[tuple[str, tuple[Row, ...]]]:
    """The rows of each phase, phases in order."""
    grouped: dict[str, list[Row]] = {}
    for row in structure.rows:
        grouped.setdefault(row.phase.title, []).append(row)
    return [(phase, tuple(rows)) for phase, rows in grouped.items()]


def phase_rule(rows: tuple[Row, ...]) -> str:
    """The rule of a phase, if its rows are letters of one rule: "6.9.2" for "6.9.2a" and the rest."""
    stems = {row.rule.rstrip("abcdefghijklmnopqrstuvwxyz") for row in rows}
    stem = stems.pop()
    return "" if stems or any(row.rule == stem for row in rows) else stem
