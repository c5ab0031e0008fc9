"""From a text to a definition: sentences, what each says, and how they belong together."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import refs as r
from rulerunner.lang.facts import Facts
from rulerunner.lang.words import ASSET, UPGRADE

from .acting import plainly
from .engine import MOST_WORK, Parser, TooTangled
from .finishing import awake, defined, hosted_apart, remembered
from .folding import fold, paid_for
from .grammar import GRAMMAR
from .hints import expected, hint
from .marks import Done, Given
from .normal_form import normal
from .scope import unpaused, within_reach
from .settling import Unsettled, settled
from .tokens import OR_A, THIS_CARD, Token, tokens, traced

REMINDER: Final = re.compile(r"\((?=[A-Z])[^()]*[.!]\)")
END: Final = re.compile(r"(?<=[.!?])\s+")
LONGEST: Final = 2000
"""How long a text may be, in letters."""
MOST_WAYS: Final = 16


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a text: what it says in each way it can be read, or why it cannot."""

    text: str
    readings: tuple[Any, ...] = ()
    fault: str = ""
    stuck: tuple[int, int] = (0, 0)
    """The letters of it at which it could not be read on."""
    work: int = 0
    """How many steps it took."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to say about some letters of a text."""

    start: int
    end: int
    says: str
    part: int = 0
    """In which of several texts."""


@dataclass(slots=True)
class Reading:
    """What was made of a text."""

    abilities: tuple[b.Ability, ...] = ()
    sentences: list[Sentence] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    """Where in the text as it was given each fault is."""
    others: list[tuple[b.Ability, ...]] = field(default_factory=list)
    """Further ways to read the text, if it is ambiguous."""

    @property
    def ok(self) -> bool:
        return not self.faults and not self.others


def sentences(text: str) -> Iterator[tuple[str, int]]:
    """The sentences of a prepared text, without reminders, and where each begins."""
    text = REMINDER.sub(lambda found: " " * len(found[0]), text)
    at = 0
    for line in text.splitlines(keepends=True):
        begin = 0
        for end in (*(gap.start() for gap in END.finditer(line)), len(line)):
            part = line[begin:end]
            if part.count('"') % 2 and end < len(line):
                continue  # A sentence does not end inside a quotation.
            if part.strip(" .\r\n"):
                yield part.strip(), at + begin + len(part) - len(part.lstrip())
            begin = end
        at += len(line)


def names_of(facts: Facts) -> tuple[str, ...]:
    """How a card's text may speak of it by name."""
    names = [facts.name, facts.name.partition(":")[0]]
    names += [_plain_letters(name) for name in names]
    words = facts.name.split()
    if facts.family == "classic":  # the last words of a name stand for it
        names += [" ".join(words[at:]) for at in range(1, len(words) - 1) if words[at][0].isupper()]
    return tuple(dict.fromkeys(names))


def _plain_letters(name: str) -> str:
    """A name without the marks on its letters."""
    return "".join(
        letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter)
    )


def _of_1996(sentence: Sentence, facts: Facts) -> Sentence:
    """What the rules of 1996 say and its cards need not: a node or upgrade that is accessed acts only if it
    is rezzed, virus counters are given after a run, and what was done in a run is past with it."""
    if facts.family != "classic":
        return sentence
    return replace(
        sentence, readings=tuple(_as_of_1996(one, sentence.text, facts) for one in sentence.readings)
    )


def _as_of_1996(reading: Any, text: str, facts: Facts) -> Any:
    match reading:
        case b.When(
            trigger=b.Trigger(kind="access", subject=f.Same(ref=r.This()), origin=()), condition=None
        ):
            by_name = re.search(rf"access\w* {THIS_CARD}", text)
            if by_name and facts.type in (ASSET, UPGRADE) and "even if" not in text:
                return replace(reading, condition=c.Matches(r.THIS, f.REZZED))
        case b.When(trigger=b.Trigger(kind="successful run") as trigger, block=(i.Infect() | Given(),)):
            return replace(reading, trigger=replace(trigger, kind="run ends", detail="successful"))
        case b.Static(condition=c.Happened(within="run") as asked) if "during this run" in text:
            return replace(reading, condition=c.AllOf((c.DuringRun(), asked)))  # and not after it
    return reading


def understand(sentence: str, most: int = MOST_WORK) -> Sentence:
    """One sentence, read in every way it can be, in so many steps."""
    words = tokens(sentence)
    while words and words[-1].word in (".", "!"):
        words = words[:-1]
    parser = Parser(GRAMMAR, words, most)
    try:
        readings = tuple(parser.read("sentence"))
    except TooTangled as tangled:
        return Sentence(sentence, (), str(tangled), work=parser.work)
    if "after that" in sentence.lower():
        readings = tuple(unpaused(one) for one in readings if within_reach(one))
    if any(isinstance(one, Done) for one in readings):
        readings = tuple(one for one in readings if isinstance(one, Done))[:1]
    if readings:
        return Sentence(sentence, tuple(map(plainly, readings)), work=parser.work)
    return Sentence(sentence, (), *_stuck(sentence, words, parser), work=parser.work)


def _stuck(text: str, words: tuple[Token, ...], parser: Parser) -> tuple[str, tuple[int, int]]:
    """Why a sentence cannot be read, and the letters where it could not go on."""
    at = min(parser.stuck, len(words))
    place = (words[at].start, words[at].end) if at < len(words) else (len(text), len(text))
    where = f"at {text[place[0] : place[0] + 40]!r}" if at < len(words) else "at its end"
    said = f"{text!r} cannot be read {where}: expected {expected(parser.wanted)}"
    return said + hint(tuple("or" if t.word == OR_A else t.word for t in words), at, parser.wanted), place


def read(text: str | tuple[str, ...], facts: Facts) -> Reading:
    """The definition a text gives; a tuple has one text for each ability."""
    return assemble((text,) if isinstance(text, str) else text, facts)


def assemble(texts: tuple[str, ...], facts: Facts) -> Reading:
    """A definition from a card's text, given whole or as one text for each ability."""
    reading = Reading()
    ways: list[tuple[Any, ...]] = [()]
    left = MOST_WORK
    orphaned = False
    known: dict[str, Sentence] = {}  # what is said again is not read again
    for number, text in enumerate(texts):
        if len(text) > LONGEST:
            reading.faults.append(f"the text is longer than {LONGEST} letters")
            reading.marks.append(Mark(LONGEST, len(text), reading.faults[-1], number))
            return reading
        fresh = True
        prepared, places = traced(text, names_of(facts))
        for line, begin in sentences(prepared):
            if line not in known:
                known[line] = _of_1996(understand(line, max(1, left)), facts)
                left -= known[line].work
            sentence = known[line]
            reading.sentences.append(sentence)
            stuck = sentence.stuck if sentence.fault and sentence.stuck[1] else (0, len(line))
            before = len(reading.faults)
            if sentence.fault:
                reading.faults.append(sentence.fault)
            else:
                ways = _folded(ways, sentence, facts, fresh, reading)
                fresh = False
            lost = len(reading.faults) > before
            if lost and orphaned and not sentence.fault:
                reading.faults.pop()  # what it goes on with could not be read: that has been said
            elif lost:
                reading.faults[-1] = reading.faults[-1].replace(THIS_CARD, facts.name)
                start = places[begin + stuck[0]]
                end = next((place for place in places[begin + stuck[1] :] if place > start), start + 1)
                reading.marks.append(Mark(start, end, reading.faults[-1], number))
            orphaned = lost
    finished = _finished(ways, facts, reading)
    if finished and not reading.faults:
        reading.abilities, *reading.others = finished
    return reading


def _folded(
    ways: list[tuple[Any, ...]], sentence: Sentence, facts: Facts, fresh: bool, reading: Reading
) -> list[tuple[Any, ...]]:
    found: dict[tuple[Any, ...], None] = {}
    complaints = []
    for way in ways:
        for item in sentence.readings:
            try:
                found[fold(way, item, facts, fresh and len(ways[0]) > 0)] = None
                inner = None if fresh else paid_for(way, item)
                if inner is not None:
                    found[inner] = None
            except Unsettled as unsettled:
                complaints.append(str(unsettled))
    if not found:
        reading.faults.append(f"{sentence.text!r}: {complaints[0]}")
        return ways
    return list(found)[:MOST_WAYS]


def _finished(ways: list[tuple[Any, ...]], facts: Facts, reading: Reading) -> list[tuple[b.Ability, ...]]:
    found: dict[tuple[Any, ...], tuple[b.Ability, ...]] = {}
    complaints = []
    for way in ways:
        try:
            abilities = tuple(
                settled(ability, facts) for ability in hosted_apart(remembered(defined(way, facts)), facts)
            )
            abilities = awake(abilities, facts)
            found.setdefault(normal(abilities, facts.side), abilities)
        except Unsettled as unsettled:
            complaints.append(str(unsettled))
    if not found and complaints:
        reading.faults.append(complaints[0])
    return list(found.values())
