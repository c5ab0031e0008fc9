"""From a text to a definition: sentences, what each says, and how they belong together."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import statics as s
from rulerunner.lang.facts import Facts
from rulerunner.lang.words import DECK_OF, EVENT, OPERATION

from .engine import MOST_WORK, Parser, TooTangled
from .grammar import GRAMMAR
from .hints import hint
from .marks import Defines, Done, Limit, Linked, Otherwise, Outcome, Refills
from .normal import normal, swapped
from .sentences import Empties, Steps
from .settling import Unsettled, settled
from .tokens import THIS_CARD, Token, tokens, traced

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
    short = facts.name.partition(":")[0]
    return (facts.name, short) if short != facts.name else (facts.name,)


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
    if any(isinstance(one, Done) for one in readings):
        readings = tuple(one for one in readings if isinstance(one, Done))[:1]
    if readings:
        ways = tuple(one for one in readings if not _hangs(one, readings))
        return Sentence(sentence, ways, work=parser.work)
    return Sentence(sentence, (), *_stuck(sentence, words, parser), work=parser.work)


def _hangs(reading: Any, readings: tuple[Any, ...]) -> bool:
    """Whether what "when X, if Y, do Z" asks of X was taken for the first instruction."""
    match reading:
        case b.When(condition=None, block=(i.If(condition=asked, then=then, otherwise=()),)):
            return replace(reading, condition=asked, block=then) in readings
    return False


def _stuck(text: str, words: tuple[Token, ...], parser: Parser) -> tuple[str, tuple[int, int]]:
    """Why a sentence cannot be read, and the letters where it could not go on."""
    at = min(parser.stuck, len(words))
    known = sorted(word for word in parser.wanted if not word.strip("+-").isdigit())
    known += ["a number"] * (len(known) < len(parser.wanted))
    wanted = ", ".join(repr(word) if word in parser.wanted else word for word in known[-1:] + known[:-1][:7])
    more = ", ..." if len(known) > 8 else ""
    place = (words[at].start, words[at].end) if at < len(words) else (len(text), len(text))
    where = f"at {text[place[0] : place[0] + 40]!r}" if at < len(words) else "at its end"
    said = f"{text!r} cannot be read {where}: expected {wanted}{more}"
    return said + hint(tuple(token.word for token in words), at, parser.wanted), place


def assemble(texts: tuple[str, ...], facts: Facts) -> Reading:
    """A definition from a card's text, given whole or as one text for each ability."""
    reading = Reading()
    ways: list[tuple[Any, ...]] = [()]
    left = MOST_WORK
    for number, text in enumerate(texts):
        if len(text) > LONGEST:
            reading.faults.append(f"the text is longer than {LONGEST} letters")
            reading.marks.append(Mark(LONGEST, len(text), reading.faults[-1], number))
            return reading
        fresh = True
        prepared, places = traced(text, names_of(facts))
        for line, begin in sentences(prepared):
            sentence = understand(line, max(1, left))
            left -= sentence.work
            reading.sentences.append(sentence)
            stuck = sentence.stuck if sentence.fault and sentence.stuck[1] else (0, len(line))
            before = len(reading.faults)
            if sentence.fault:
                reading.faults.append(sentence.fault)
            else:
                ways = _folded(ways, sentence, facts, fresh, reading)
                fresh = False
            if len(reading.faults) > before:
                reading.faults[-1] = reading.faults[-1].replace(THIS_CARD, facts.name)
                start = places[begin + stuck[0]]
                end = next((place for place in places[begin + stuck[1] :] if place > start), start + 1)
                reading.marks.append(Mark(start, end, reading.faults[-1], number))
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
            abilities = tuple(settled(ability, facts) for ability in way)
            found.setdefault(normal(abilities, facts.side), abilities)
        except Unsettled as unsettled:
            complaints.append(str(unsettled))
    if not found and complaints:
        reading.faults.append(complaints[0])
    return list(found.values())


def fold(abilities: tuple[Any, ...], item: Any, facts: Facts, apart: bool = False) -> tuple[Any, ...]:
    """Abilities with one more sentence; `apart` says that it begins a text of its own."""
    last = abilities[-1] if abilities else None
    match item:
        case b.Ability():
            return (*abilities, item)
        case Empties():
            return (*abilities, b.While(c.Empty(_loaded(abilities)), (i.Trash(),)))
        case Steps():
            return _continued(abilities, tuple(item), facts, apart)
        case tuple():
            for part in item:
                abilities = fold(abilities, part, facts, apart)
            return abilities
        case Otherwise():
            return (*abilities[:-1], _otherwise(last, item.block))
        case Outcome():
            return (*abilities[:-1], _in_block(last, i.Trace, lambda trace: _outcome(trace, item)))
        case Linked():
            linked = lambda run: replace(run, linked=(*run.linked, *item.abilities))  # noqa: E731
            return (*abilities[:-1], _in_block(last, i.Run, linked))
        case Defines(number=number):
            return (*abilities[:-1], _defined(last, number))
        case Refills():
            return _refilled(abilities)
        case Limit():
            return (*abilities[:-1], _limited(last, item))
        case Done(why="unpreventable"):
            sure = lambda damage: replace(damage, preventable=False)  # noqa: E731
            return (*abilities[:-1], _in_block(last, i.Damage, sure))
    return abilities


def _continued(
    abilities: tuple[Any, ...], block: tuple[Any, ...], facts: Facts, apart: bool
) -> tuple[Any, ...]:
    last = abilities[-1] if abilities else None
    if isinstance(last, b.CounterText) and not apart:
        (inner,) = _continued((last.ability,), block, facts, apart)
        return (*abilities[:-1], replace(last, ability=inner))
    if last is not None and not apart and isinstance(last, b.When | b.Paid | b.Sub | b.Play | b.While):
        if block == _shuffles(last):
            return abilities
        alike = _alike(abilities)
        longer = _joined(last.block, block)
        return (*abilities[:-alike], *(replace(one, block=longer) for one in abilities[-alike:]))
    if facts.type in (EVENT, OPERATION):
        played = [number for number, one in enumerate(abilities) if isinstance(one, b.Play)]
        if played and not apart:  # what is declared in between does not end what is done
            longer = replace(abilities[played[-1]], block=_joined(abilities[played[-1]].block, block))
            return (*abilities[: played[-1]], longer, *abilities[played[-1] + 1 :])
        return (*abilities, b.Play(block))
    raise Unsettled("it says what is done, but not when: no ability comes before it")


def _alike(abilities: tuple[Any, ...]) -> int:
    """How many of the last abilities one sentence made: "when X and when Y, ..."."""
    last = abilities[-1]
    alike = 1
    while isinstance(last, b.When) and alike < len(abilities):
        before = abilities[-alike - 1]
        if not isinstance(before, b.When) or before.block != last.block:
            break
        alike += 1
    return alike


def _joined(block: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """A block that goes on; "if you do" and "if you do not" belong to the choice before them."""
    match block, more:
        case (*rest, i.May(then=(), otherwise=()) as may), (i.If(condition=c.DidIt(), otherwise=()) as go,):
            return (*rest, replace(may, then=go.then))
        case (*_, i.May(then=(i.Choose(), i.Trash()), otherwise=())), (i.If(condition=c.DidIt()),):
            raise Unsettled("what is trashed for something is its cost")  # and is read as one, too
        case (*rest, i.May(otherwise=()) as may), (i.If(condition=c.DidIt(), otherwise=()) as go,):
            return (*rest, replace(may, then=(*may.then, go)))
        case (*rest, i.May(otherwise=()) as may), (
            i.If(condition=c.No(inner=c.DidIt()), otherwise=()) as no,
        ):
            return (*rest, replace(may, otherwise=no.then))
        case (
            (*rest, i.If(then=(*first, i.May(otherwise=()) as may), otherwise=()) as go),
            (i.If(condition=c.No(inner=c.DidIt()), otherwise=()) as no,),
        ):
            return (*rest, replace(go, then=(*first, replace(may, otherwise=no.then)), otherwise=no.then))
    return block + more


def _shuffles(ability: Any) -> tuple[Any, ...]:
    """The shuffling that a search brings with it."""
    for step in ability.block:
        if isinstance(step, i.Search) and step.zone in DECK_OF.values():
            side = next(side for side, zone in DECK_OF.items() if zone == step.zone)
            return (i.ShuffleDeck(side),)
    return ()


def _otherwise(ability: Any, block: tuple[Any, ...]) -> Any:
    """An ability whose last instruction is done or, if not, another."""
    match getattr(ability, "block", ()):
        case (*rest, i.If(otherwise=()) as last):
            return replace(ability, block=(*rest, replace(last, otherwise=block)))
        case (i.Trace(failure=()) as trace,):
            return replace(ability, block=(replace(trace, failure=block),))
    raise Unsettled("it says what is done otherwise, but nothing before it depends on anything")


def _outcome(trace: i.Trace, item: Outcome) -> i.Trace:
    return replace(trace, success=trace.success or item.success, failure=trace.failure or item.failure)


def _in_block(ability: Any, kind: type, change: Any) -> Any:
    """An ability whose last instruction of a kind is changed."""
    block = getattr(ability, "block", ())
    for number in range(len(block) - 1, -1, -1):
        changed = _changed(block[number], kind, change)
        if changed is not None:
            return replace(ability, block=(*block[:number], changed, *block[number + 1 :]))
    raise Unsettled(f"it goes on about a {kind.__name__.lower()}, but there is none before it")


def _changed(step: Any, kind: type, change: Any) -> Any:
    if isinstance(step, kind):
        return change(step)
    if isinstance(step, i.May | i.If) and step.then:
        inner = _changed(step.then[-1], kind, change)
        return None if inner is None else replace(step, then=(*step.then[:-1], inner))
    if isinstance(step, i.All):
        for number, effect in enumerate(step.effects):
            if isinstance(effect, kind):
                return replace(
                    step, effects=(*step.effects[:number], change(effect), *step.effects[number + 1 :])
                )
    return None


def _limited(ability: Any, limit: Limit) -> Any:
    changes: dict[str, Any] = {}
    if limit.once:
        changes["once"] = limit.once
    if limit.condition is not None:
        old = getattr(ability, "condition", None)
        changes["condition"] = c.AllOf((old, limit.condition)) if old is not None else limit.condition
    if limit.user:
        changes["user"] = limit.user
    if limit.persistent:
        changes["persistent"] = True
    if limit.active_in:
        changes["active_in"] = limit.active_in
    names = getattr(ability, "__dataclass_fields__", {})
    if any(name not in names for name in changes):
        raise Unsettled("it limits an ability, but the one before it has no such limit")
    return replace(ability, **changes)


def _defined(ability: Any, number: Any) -> Any:
    """An ability in which X is a number that is asked of the game."""
    changed = swapped(ability, q.X, number)
    if ability is None or changed == ability:
        raise Unsettled("it says what X is, but no X comes before it")
    return changed


def _refilled(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """Credits that were placed once are credits that come back."""
    for number, ability in enumerate(abilities):
        match ability:
            case b.When(block=(i.Place(amount=int(amount), kind="credit"),)):
                return (*abilities[:number], b.Static((s.Recurring(amount),)), *abilities[number + 1 :])
    raise Unsettled("it says that credits come back, but none were placed before")


def _loaded(abilities: tuple[Any, ...]) -> str:
    """The counters that the card is loaded with."""
    for ability in reversed(abilities):
        for step in reversed(getattr(ability, "block", ())):
            if isinstance(step, i.Place):
                return step.kind
    raise Unsettled("it speaks of being empty, but it was not loaded with anything")
