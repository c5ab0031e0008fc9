"""Phrases for sets of cards: "installed program", "rezzed pieces of bioroid ice protecting HQ"."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from .grammar import a, listing
from .voice import Voice

MASS: Final = ("ice", "hardware")
"""Types one counts in pieces."""
INITIALS: Final = {"ai": "AI", "ap": "AP", "bbs": "BBS", "next": "NEXT", "g mod": "G-mod"}
# Subtypes that stand for a card by themselves; the others need a noun: "a gray ops card".
STANDING: Final = frozenset(
    {
        *("barrier", "code gate", "sentry", "trap", "wall", "icebreaker", "fracter", "decoder", "killer"),
        *("agenda", "ambush", "bioroid", "chip", "clone", "connection", "console", "current", "daemon"),
        *("deck", "directive", "executive", "location", "morph", "region", "sysop", "trojan", "virus"),
        *("vehicle", "weapon", "worm"),
    }
)
SIDES: Final = ("Corp", "Runner")
OR: Final = " or "
BEGIN: Final = "\x02"
END: Final = "\x03"
"""Where a noun begins and ends that stands at the end of what follows another."""
DENIED: Final = ("that {has} been ", "that {is} host to ")
"""Clauses that are denied by a "not"."""
OPPOSITES: Final = {"installed": "uninstalled", "face-up": "face-down"}


@dataclass(frozen=True, slots=True)
class Phrase:
    """A set of cards in parts: `exact` names one card; else states, subtypes, a type, and what follows it.

    In what follows, "{is}" and "{has}" agree with the number.
    """

    exact: str = ""
    states: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    @property
    def sole(self) -> bool:
        """Whether it names one card and says no more of it."""
        return bool(self.exact) and self == Phrase(self.exact)

    def singular(self, voice: Voice, default: str = "card") -> str:
        """One such card, without an article."""
        return self._phrase(voice, default, many=False)

    def plural(self, voice: Voice, default: str = "card") -> str:
        """Several such cards."""
        return self._phrase(voice, default, many=True)

    def one(self, voice: Voice, default: str = "card") -> str:
        """Any one such card."""
        return self._exactly(voice) if self.exact else a(self.singular(voice, default))

    def every(self, voice: Voice, default: str = "card") -> str:
        """Each such card, as the subject of a statement."""
        return self._exactly(voice) if self.exact else f"each {self.singular(voice, default)}"

    def counted(self, number: int, voice: Voice, default: str = "card") -> str:
        """So many such cards."""
        return f"{number} {self._phrase(voice, default, many=number != 1)}"

    def short(self, voice: Voice, many: bool = False, default: str = "card") -> str:
        """Only what sort of card it is, for mentioning it again."""
        head = self.heads[0] if len(self.heads) == 1 else ""
        standing = [kind for kind in self.kinds if kind in STANDING]
        return voice.noun(head or (standing[-1] if standing and not self.heads else default), many)

    def predicate(self, voice: Voice) -> str:
        """What a card in the set is, after "is"."""
        if self.exact:
            return self.exact if self.sole else a(self.singular(voice))
        if self.kinds or self.heads:
            return self.one(voice)
        parts = (*self.states, *(text.removeprefix("that {is} ") for text in self.after))
        if any(text.startswith("that ") for text in parts):
            return self.one(voice)
        return _agree(listing(parts), many=False) if parts else a(voice.noun("card"))

    def asserted(self, voice: Voice, true: bool = True) -> str:
        """That a card is in the set, after the card."""
        no = "" if true else " not"
        if (
            self == Phrase(after=self.after)
            and len(self.after) == 1
            and self.after[0].startswith("that {has} ")
        ):
            has = self.after[0].removeprefix("that {has} ")
            if has.startswith("not ") and not true:
                return f"has {_agree(has.removeprefix('not '), many=False)}"
            return f"has{no} {_agree(has, many=False)}"
        return f"is{no} {self.predicate(voice)}"

    def _phrase(self, voice: Voice, default: str, many: bool) -> str:
        states = sorted(self.states, key=lambda state: state in SIDES)
        core = " or ".join(self._core(voice, head, many) for head in self._heads(default))
        after = sorted((*self.after, *([f"that {{is}} {self.exact}"] if self.exact else [])), key=_place)
        return _agree(" ".join((*states, core, *_closed(after))), many)

    def _heads(self, default: str) -> tuple[str, ...]:
        """The types the phrase is built on; a subtype that stands by itself needs none."""
        if self.heads or (self.kinds and self.kinds[-1] in STANDING):
            return self.heads or ("",)
        return (default,)

    def _core(self, voice: Voice, head: str, many: bool) -> str:
        adjectives = [_kind(kind, voice) for kind in self.kinds]
        if head in MASS:
            noun = voice.noun(head)
            last = [] if adjectives and adjectives[-1].endswith(f" {noun}") else [noun]  # "black ice"
            return " ".join(("pieces of" if many else "piece of", *adjectives, *last))
        if not head:
            return " ".join((*adjectives[:-1], voice.noun(self.kinds[-1], many)))
        return " ".join((*adjectives, voice.noun(head, many)))

    def _exactly(self, voice: Voice) -> str:
        """The one card, and what must be so of it: "this ice as long as it is rezzed"."""
        rest = replace(self, exact="")
        return self.exact if self.sole else f"{self.exact} as long as it is {rest.predicate(voice)}"


def both(left: Phrase, right: Phrase) -> Phrase:
    """The cards in both sets."""
    types, extra = left.heads or right.heads, right.heads if left.heads else ()
    if extra and set(types) <= STANDING:  # the type is the noun: ice that is a barrier or a sentry
        types, extra = extra, types
    also = f"that {{is}} {listing(map(_article, extra), 'or')}" if extra and extra != types else ""
    exact = (right.exact,) if left.exact and right.exact and left.exact != right.exact else ()
    return Phrase(
        left.exact or right.exact,
        _union(left.states, right.states),
        _union(left.kinds, right.kinds),
        types,
        _union(left.after, right.after, (also,) if also else (), (f"that {{is}} {name}" for name in exact)),
    )


def either(phrases: Sequence[Phrase], voice: Voice) -> Phrase:
    """The cards in at least one of the sets."""
    if all(_nouns(phrase) for phrase in phrases):
        return Phrase(heads=tuple(noun for phrase in phrases for noun in _nouns(phrase)))
    if all(phrase == Phrase(kinds=phrase.kinds) and len(phrase.kinds) == 1 for phrase in phrases):
        return Phrase(kinds=(OR.join(phrase.kinds[0] for phrase in phrases),))
    if all(phrase == Phrase(after=phrase.after) for phrase in phrases):
        return Phrase(after=(f"either {OR.join(' '.join(_closed(phrase.after)) for phrase in phrases)}",))
    said = OR.join(phrase.predicate(voice) for phrase in phrases)
    return Phrase(after=(f"that {{is}} either {inside(said)}",))


def outside(inner: Phrase, voice: Voice) -> Phrase:
    """The cards outside the set."""
    if inner == Phrase(states=inner.states) and len(inner.states) == 1:
        return Phrase(states=(OPPOSITES.get(inner.states[0], f"non-{inner.states[0]}"),))
    if inner == Phrase(kinds=inner.kinds) and len(inner.kinds) == 1 and OR not in inner.kinds[0]:
        return Phrase(kinds=(f"non-{inner.kinds[0]}",))
    if inner == Phrase(heads=inner.heads):
        return Phrase(kinds=tuple(f"non-{head}" for head in inner.heads))
    if inner == Phrase(after=inner.after) and len(inner.after) == 1:
        (after,) = inner.after
        if not after.startswith("that"):
            return Phrase(after=(f"that {{is}} not {after}",))
        for begin in DENIED:
            if after.startswith(begin) and not after.endswith(" together"):
                yes, verb = begin.split(" ", 2)[1:]
                return Phrase(after=(f"that {yes} not {verb}{after.removeprefix(begin)}",))
    if inner.sole:
        return Phrase(after=(f"other than {inner.exact}",))
    return Phrase(after=(f"other than {inside(inner.one(voice) if inner.exact else inner.plural(voice))}",))


def inside(noun: str) -> str:
    """A noun at the end of what follows another: whatever came next would belong to it."""
    return f"{BEGIN}{noun}{END}"


def _closed(after: Sequence[str]) -> list[str]:
    """What follows a noun, with brackets where something would belong to the wrong one."""
    return [*(text.replace(BEGIN, "(").replace(END, ")") for text in after[:-1]), *after[-1:]]


def _place(text: str) -> int:
    """What a card is like comes before where it is; what is said in a clause of its own is last."""
    if BEGIN in text:
        return 3
    if text.startswith("that "):
        return 2
    return 0 if text.startswith(("of ", "with ", "worth ", "printed as ")) else 1


def _nouns(phrase: Phrase) -> tuple[str, ...]:
    """The nouns a phrase consists of, if it consists of nothing else."""
    if phrase == Phrase(kinds=phrase.kinds) and len(phrase.kinds) == 1 and phrase.kinds[0] in STANDING:
        return phrase.kinds
    return phrase.heads if phrase == Phrase(heads=phrase.heads) else ()


def _article(noun: str) -> str:
    return noun if noun in MASS else a(noun)


def _kind(kind: str, voice: Voice) -> str:
    if OR in kind:
        return OR.join(_kind(one, voice) for one in kind.split(OR))
    no = "non-" if kind.startswith("non-") else ""
    plain = kind.removeprefix("non-")
    return f"{no}{INITIALS.get(plain) or voice.noun(plain)}"


def _union(*groups: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text for group in groups for text in group))


def _agree(text: str, many: bool) -> str:
    said = text.replace("{is}", "are" if many else "is").replace("{has}", "have" if many else "has")
    return said.replace(BEGIN, "").replace(END, "")
