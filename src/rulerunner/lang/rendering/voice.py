"""The voice an ability is read in: the edition's vocabulary, whose ability it is, what has been mentioned."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from rulerunner.lang.words import CORP, CORP_SCORE, CREDIT, GRIP, HEAP, RUNNER, RUNNER_SCORE, STACK

from .grammar import YOU, plural

Words = Callable[[str], str] | Mapping[str, str]

TITLES: Final = {CORP: "Corp", RUNNER: "Runner"}
OTHER: Final = {CORP: RUNNER, RUNNER: CORP}
OWNED: Final = {
    STACK: (RUNNER, "stack"),
    GRIP: (RUNNER, "grip"),
    HEAP: (RUNNER, "heap"),
    CORP_SCORE: (CORP, "score area"),
    RUNNER_SCORE: (RUNNER, "score area"),
}
ELSEWHERE: Final = {
    "play": "the play area",
    "identities": "the identity area",
    "aside": "the set-aside zone",
    "removed": "the removed-from-game zone",
    "table": "the table",
}


@dataclass(frozen=True, slots=True)
class Voice:
    """Everything a renderer must know besides the word it renders."""

    say: Callable[[str], str]
    this: str = "this card"
    """The source card: "this ice", or its name."""
    side: str = ""
    """The controller's side, if known: who "you" is."""
    depth: int = 0
    """How deep in nested blocks: sentences at 0, one long sentence below."""
    that: str = "that card"
    bound: str = "that card"
    chosen: tuple[tuple[int, str, bool], ...] = ()
    """Which cards were chosen, by slot: how to speak of them, and whether there may be several."""
    last: tuple[str, str] = ("", "the amount just dealt with")
    """One unit of what the instruction before did, and how: ("credit", "lost")."""
    run: str = "a run"
    """The run spoken of, in the abilities linked to one."""
    subtypes: tuple[str, ...] = ()
    """Those of the source."""
    within: str = ""
    """For how long an ability that is created lasts, said with its trigger."""
    type: str = ""
    """The source's type, if known: ice protects a server, other cards are in its root."""
    imminent: str = ""
    """One unit of the imminent effect an interrupt is about: "net damage"."""
    named: bool = False
    """Whether even you are named, for the other player is offered what is said."""

    def noun(self, plain: str, many: bool = False) -> str:
        """What this edition calls a thing, or several."""
        if not many:
            return self.say(plain)
        several = plural(plain)
        said = self.say(several)
        return said if said != several else plural(self.say(plain))

    def count(self, number: int, plain: str) -> str:
        """So many of a thing."""
        return f"{number} {self.noun(plain, many=number != 1)}"

    def counter(self, kind: str) -> str:
        """The plain noun for a kind of counter; hosted credits are simply credits."""
        return CREDIT if kind == CREDIT else f"{kind} counter".strip()

    def damage(self, kind: str = "") -> str:
        """A kind of damage in the edition's words."""
        plain = f"{kind} damage".strip()
        said = self.say(plain)
        return said if said != plain or not kind else f"{self.say(kind)} damage"

    def player(self, side: str) -> str:
        """A player: "you", or by title."""
        if side == "opponent":
            side = OTHER.get(self.side, side)
        if side in (YOU, self.side):
            return YOU
        return f"the {self.say(TITLES[side])}" if side in TITLES else "your opponent"

    def whose(self, side: str) -> str:
        """A player's."""
        player = self.player(side)
        return "your" if player == YOU else f"{player}'s"

    def zone(self, zone: str) -> str:
        """A zone, with its owner where there is one for each player."""
        if zone in OWNED:
            side, plain = OWNED[zone]
            return f"{self.whose(side)} {self.say(plain)}"
        return ELSEWHERE.get(zone) or self.say(zone)

    def inner(self) -> Self:
        """The voice for what is nested."""
        return replace(self, depth=self.depth + 1)

    def apart(self) -> Self:
        """The voice for an ability inside another: it has a sentence's subject of its own."""
        return replace(self, depth=self.depth + 1, named=False)

    def offering(self, who: str) -> Self:
        """The voice for what somebody may do; with nobody, for what is done."""
        return replace(self, depth=self.depth + 1, named=who != YOU if who else self.named)

    def but(self, **changes: str) -> Self:
        """The same voice with something newly mentioned."""
        return replace(self, **changes)  # type: ignore[arg-type]

    def choosing(self, slot: int, noun: str, many: bool = False) -> Self:
        """The voice after cards were chosen."""
        others = tuple(choice for choice in self.chosen if choice[0] != slot)
        return replace(self, chosen=(*others, (slot, noun, many)))


def speaker(words: Words) -> Callable[[str], str]:
    """The vocabulary as a function; what it does not know it leaves alone."""
    if isinstance(words, Mapping):
        known = words
        return lambda plain: known.get(plain, plain)
    return words
