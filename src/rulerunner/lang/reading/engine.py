"""A grammar of clauses: rules from patterns to words of the language, and a parser that finds every reading.

A rule is a pattern and a function. In a pattern, words stand for themselves, `{name}` for whatever a rule of
that name reads, `[...]` for what may be left out, `(a|b)` for either. The function gets what the braces read,
in order, and None for what was left out; it may return `NO` to say that this is no such thing.

The parser keeps what it found at each place, so that its work grows with the length of a text and not with
the number of ways to read it; it remembers the furthest place where it was stuck and what would have fitted.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from rulerunner.lang.words import COUNTERS

from .patterns import Choice, Maybe, Node, Read, Sequence, Word, compiled, named
from .tokens import NAME, THIS_CARD, Token

NO: Final = object()
"""What a rule returns to refuse a reading."""
MOST_READINGS: Final = 64
"""How many readings of one phrase from one place are kept; more would only be noise."""
MOST_WORK: Final = 40_000
"""How many steps a text may take before it counts as too tangled to read."""


COMMON: Final = frozenset(
    {
        *(
            "this",
            "that",
            "these",
            "each",
            "all",
            "any",
            "of",
            "on",
            "in",
            "from",
            "to",
            "for",
            "with",
            "and",
            "or",
        ),
        *(
            "hosted",
            *COUNTERS,
            "counter",
            "it",
            "its",
            "your",
            "their",
        ),
        *(
            "remove",
            "place",
            "put",
            "spend",
            "gain",
            "lose",
            "take",
            "more",
            "no",
            "have",
            "is",
            "least",
            "x",
            "n",
        ),
        *(
            "up",
            "number",
            "card",
            "click",
            "another",
            "additional",
            "give",
            "corp",
            "runner",
            "you",
            "next",
            "trash",
        ),
    }
)
"""Words that are never the name of a counter."""


class TooTangled(ValueError):
    """A text that would take too long."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One way to say something."""

    pattern: str
    node: Node
    build: Callable[..., Any]


Rules = tuple[Rule, ...]
Opening = tuple[frozenset[str], bool]
"""The words that something can begin with, and whether it may begin with any or be nothing at all."""
NOTHING: Final[Opening] = (frozenset(), False)
ANY_WORD: Final = "{word}"
ANY_NAME: Final = "{name}"
BUILT_IN: Final[dict[str, Opening]] = {
    "word": (frozenset({ANY_WORD}), False),
    "name": (frozenset({ANY_NAME}), False),
    "words": (frozenset(), True),
}
"""How what the parser reads without rules can begin."""


def _sort_of(word: str) -> str:
    """What a word may be besides itself: the name of a counter, a name in quotes, or nothing."""
    if word.startswith(NAME):
        return ANY_NAME
    return ANY_WORD if (word.isalpha() and word not in COMMON) or word == THIS_CARD else ""


class Shelf:
    """The rules of a name by the words they can begin with, so that few have to be tried.

    What a rule can begin with is known through the names it begins with, however deep: a rule that cannot
    begin with the word at hand is never entered, nor is any below it.
    """

    def __init__(self, rules: list[Rule], openings: dict[str, Opening]) -> None:
        self._rules = [(rule, *_opening(rule.node, openings)) for rule in rules]
        known: frozenset[str] = frozenset().union(*(first for _, first, _ in self._rules))
        self.firsts = known - {ANY_WORD, ANY_NAME}
        self._by_word: dict[str, Rules] = {}

    def beginning(self, word: str) -> Rules:
        """The rules that may begin with a word, in their order; words that no rule names are kept by sort."""
        key = word if word in self.firsts else _sort_of(word)
        found = self._by_word.get(key)
        if found is None:
            sort = _sort_of(word)
            found = self._by_word[key] = tuple(
                rule for rule, first, loose in self._rules if loose or word in first or sort in first
            )
        return found


@dataclass(slots=True)
class Grammar:
    """Rules by name."""

    rules: dict[str, list[Rule]] = field(default_factory=dict)
    words: set[str] = field(default_factory=set)
    """Every word that a pattern names."""
    _shelves: dict[str, "Shelf"] = field(default_factory=dict)
    _openings: dict[str, Opening] = field(default_factory=dict)

    def rule(self, name: str, *patterns: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Teach the grammar ways to say a thing; the function makes the thing."""

        def teach(build: Callable[..., Any]) -> Callable[..., Any]:
            for pattern in patterns:
                self.say(name, pattern, build)
            return build

        return teach

    def beginning(self, name: str, word: str) -> tuple["Rules", frozenset[str]]:
        """The rules of a name that may begin with a word, in their order; and the words all of them know."""
        shelf = self._shelves.get(name)
        if shelf is None:
            self._openings = self._openings or _openings(self.rules)
            shelf = self._shelves[name] = Shelf(self.rules.get(name, []), self._openings)
        return shelf.beginning(word), shelf.firsts

    def say(self, name: str, pattern: str, build: Callable[..., Any]) -> None:
        """Teach the grammar one way to say a thing."""
        node = compiled(pattern)
        self.rules.setdefault(name, []).append(Rule(pattern, node, build))
        self.words |= named(node)
        self._shelves.clear()
        self._openings.clear()

    def mean(self, name: str, **meanings: object) -> None:
        """Teach fixed phrases; underscores stand for spaces."""
        for phrase, value in meanings.items():
            self.say(name, phrase.replace("_", " "), lambda *_, value=value: value)


def _opening(node: Node, openings: dict[str, Opening]) -> Opening:
    """How a pattern can begin, given how names can."""
    match node:
        case Word(words=words):
            return words, False
        case Read(name=name):
            return openings.get(name, NOTHING)
        case Maybe(part=part):
            return _opening(part, openings)[0], True
        case Choice(parts=parts):
            ways = [_opening(part, openings) for part in parts]
            return frozenset().union(*(first for first, _ in ways)), any(loose for _, loose in ways)
        case Sequence(parts=parts):
            found: frozenset[str] = frozenset()
            for part in parts:
                first, loose = _opening(part, openings)
                found |= first
                if not loose:
                    return found, False
            return found, True


def _openings(rules: dict[str, list[Rule]]) -> dict[str, Opening]:
    """How each name can begin. Names begin with names: a name stands for itself first, until it is known
    which of them may be nothing; then for the words that can be reached through it."""
    heads: dict[str, Opening] = {}
    loose = {name for name, (_, free) in BUILT_IN.items() if free}
    while True:
        itself = {name: (frozenset({f"{{{name}}}"}), name in loose) for name in (*rules, *BUILT_IN)}
        for name, ways in rules.items():
            found = [_opening(rule.node, itself) for rule in ways]
            heads[name] = frozenset().union(*(first for first, _ in found)), any(free for _, free in found)
        more = {name for name, (_, free) in heads.items() if free} - loose
        if not more:
            break
        loose |= more
    marks = {f"{{{name}}}": heads[name][0] for name in heads}
    return BUILT_IN | {name: (_reached(first, marks), free) for name, (first, free) in heads.items()}


def _reached(firsts: frozenset[str], marks: dict[str, frozenset[str]]) -> frozenset[str]:
    """The words among what something begins with, and those behind the names among it."""
    seen: set[str] = set()
    ahead = set(firsts)
    while ahead:
        one = ahead.pop()
        seen.add(one)
        ahead |= marks.get(one, frozenset()) - seen
    return frozenset(seen - marks.keys())


Found = tuple[tuple[Any, ...], int]
"""What the braces of a pattern read, and where it ends."""


class Parser:
    """All readings of one text under a grammar."""

    def __init__(self, grammar: Grammar, text: tuple[Token, ...], most: int = 0) -> None:
        self._grammar = grammar
        self._named = grammar.words
        self._words = [token.word for token in text]
        self._memo: dict[tuple[str, int], list[tuple[Any, int]]] = {}
        self._work = 0
        self._most = most or MOST_WORK
        self.stuck = 0
        """The furthest place no rule could go on from..."""
        self.wanted: set[str] = set()
        """...and the words that would have fitted there."""

    @property
    def work(self) -> int:
        """How many steps it took so far."""
        return self._work

    def read(self, name: str) -> list[Any]:
        """Every reading of the whole text as a thing of this name."""
        whole = len(self._words)
        return [value for value, end in self.parse(name, 0) if end == whole]

    def parse(self, name: str, at: int) -> list[tuple[Any, int]]:
        """What rules of a name read from a place, and how far each goes."""
        if name in ("word", "name"):
            return self._any_word(at) if name == "word" else self._any_name(at)
        if name == "words":
            return [("", end) for end in range(at + 1, min(at + 10, len(self._words)) + 1)]
        key = (name, at)
        known = self._memo.get(key)
        if known is not None:
            return known
        self._memo[key] = []
        found: dict[tuple[Any, int], None] = {}
        word = self._words[at] if at < len(self._words) else ""
        rules, firsts = self._grammar.beginning(name, word)
        if firsts:
            self._miss(at, firsts)
        for rule in rules:
            for captures, end in self._match(rule.node, at):
                made = rule.build(*captures)
                if made is not NO:
                    found[made, end] = None
        self._memo[key] = list(found)[:MOST_READINGS]
        return self._memo[key]

    def _any_word(self, at: int) -> list[tuple[Any, int]]:
        """A word of no meaning to the grammar: a name that cards give to counters of their own."""
        word = self._words[at] if at < len(self._words) else ""
        return [(word, at + 1)] if _sort_of(word) == ANY_WORD else []

    def _any_name(self, at: int) -> list[tuple[Any, int]]:
        """A name in quotes, kept as it is written."""
        word = self._words[at] if at < len(self._words) else ""
        return [(word.removeprefix(NAME), at + 1)] if _sort_of(word) == ANY_NAME else []

    def _miss(self, at: int, words: frozenset[str]) -> None:
        if at > self.stuck:
            if self._words[at - 1] not in self._named:
                return  # It was taken for the name of a counter: this is no progress.
            self.stuck, self.wanted = at, set()
        if at == self.stuck:
            self.wanted |= words

    def _match(self, node: Node, at: int) -> Iterator[Found]:
        """What a pattern reads from a place, and how far. Most patterns are rows of parts: see `_in_turn`."""
        self._work += 1
        if self._work > self._most:
            raise TooTangled("this sentence is too tangled to read")
        kind = type(node)
        if kind is Sequence:
            yield from self._in_turn(node.parts, 0, at)  # type: ignore[union-attr]
        elif kind is Word:
            if at < len(self._words) and self._words[at] in node.words:  # type: ignore[union-attr]
                yield (), at + 1
            else:
                self._miss(at, node.words)  # type: ignore[union-attr]
        elif kind is Read:
            for value, end in self.parse(node.name, at):  # type: ignore[union-attr]
                yield (value,), end
        elif isinstance(node, Maybe):
            yield from self._match(node.part, at)
            yield node.nothing, at
        elif isinstance(node, Choice):
            for before, part in zip(node.before, node.parts, strict=True):
                for captures, end in self._match(part, at):
                    after = node.braces - before - len(captures)
                    yield (None,) * before + captures + (None,) * after, end

    def _in_turn(self, parts: tuple[Any, ...], number: int, at: int) -> Iterator[Found]:
        """A row of parts. Words stand for themselves: they are passed without further ado."""
        words, count = self._words, len(parts)
        while number < count and type(parts[number]) is Word:
            wanted = parts[number].words
            if at >= len(words) or words[at] not in wanted:
                self._miss(at, wanted)
                return
            at += 1
            number += 1
        if number == count:
            yield (), at
            return
        part = parts[number]
        if type(part) is Read:
            self._work += 1
            for value, middle in self.parse(part.name, at):
                for rest, end in self._in_turn(parts, number + 1, middle):
                    yield (value, *rest), end
            return
        for captures, middle in self._match(part, at):
            for rest, end in self._in_turn(parts, number + 1, middle):
                yield captures + rest, end
