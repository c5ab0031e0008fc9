"""Abilities in words."""

from typing import Final

from rulerunner.lang import abilities as b
from rulerunner.lang.instructions import Block
from rulerunner.lang.words import RUNNER

from .blocks import block, sentences
from .costs import price
from .dispatch import ability, cards, condition, declaration, server
from .effects import for_as_long
from .ends import takes_also, takes_once
from .grammar import YOU, listing, sentence
from .happenings import happened, mentioned, period_name, told, unit, would
from .numbers import signed
from .voice import Voice

FIRST: Final = "the first time each {} that "


def together(several: tuple[b.Ability, ...], voice: Voice) -> str:
    """Abilities that are linked to the same thing; brackets keep an "also" from what is linked inside one."""
    said = [ability(one, voice) for one in several]
    for number, one in enumerate(several[:-1]):
        if takes_also(one):
            said[number] = f"({said[number]})"
    return "; also, ".join(said)


def _told(begin: str, done: list[str], voice: Voice, *tails: str) -> str:
    """An ability: how it begins, what it does, and what limits it."""
    said = [f"{begin}{done[0]}" if done else begin, *done[1:], *(tail for tail in tails if tail)]
    return "; ".join(said) if voice.depth else " ".join(map(sentence, said))


def _done(instructions: Block, voice: Voice) -> list[str]:
    """What an ability does: sentences by itself, one clause inside another ability."""
    return [block(instructions, voice)] if voice.depth else sentences(instructions, voice)


def _bracketed(done: list[str], word: b.When | b.Paid, voice: Voice) -> list[str]:
    """What an ability inside another does, in brackets if its limit would be that of an ability inside it."""
    return [f"({one})" for one in done] if voice.depth and word.once and takes_once(word.block) else done


def _colon(voice: Voice) -> str:
    return ", " if voice.depth else ": "


def _once(period: str, voice: Voice) -> str:
    return f"once per {period_name(period, voice)}" if period else ""


def _persists(persistent: bool, voice: Voice) -> str:
    runner = voice.player(RUNNER)
    trashes = f"{runner} {'trash' if runner == YOU else 'trashes'} {voice.this} while accessing it"
    return f"if {trashes}, this still applies for the rest of that run" if persistent else ""


def _active_in(zone: str, voice: Voice) -> str:
    place = "anywhere" if zone == "anywhere" else f"in {voice.zone(zone)}"
    return f"this ability is active while {voice.this} is {place}" if zone else ""


@ability.register
def _when(word: b.When, voice: Voice) -> str:
    trigger = word.trigger
    imminent = unit(trigger.kind, "" if trigger.also else trigger.detail, voice)
    inner = voice.but(that=mentioned(trigger, voice), imminent=imminent)
    begin = FIRST.format(period_name(trigger.first, voice)) if trigger.first else "when "
    begin += told(trigger, voice, word.interrupt)
    begin += f" during a run on {server(trigger.during, voice)}" if trigger.during else ""
    begin += f" {for_as_long(voice.within)}" if voice.within else ""
    inner = inner.but(within="")
    begin += f" while {condition(word.condition, inner)}" if word.condition else ""
    done = [f"you may {block(word.block, inner.inner(), YOU)}"] if word.optional else _done(word.block, inner)
    done = _bracketed(done, word, voice)
    limits = _once(word.once, voice), _active_in(word.active_in, voice), _persists(word.persistent, voice)
    has = f"{inner.that} has this ability" if word.given else ""
    return _told(f"{begin}{_colon(voice)}", done, voice, *limits, has)


@ability.register
def _counter_text(word: b.CounterText, voice: Voice) -> str:
    counters = voice.noun(voice.counter(word.kind), many=True)
    inner = voice.but(bound=f"the {voice.noun('card')} they are on")
    return f"As long as they lie there, {counters} have: {ability(word.ability, inner)}"


@ability.register
def _while(word: b.While, voice: Voice) -> str:
    begin = f"as soon as {condition(word.condition, voice)}{_colon(voice)}"
    return _told(begin, _done(word.block, voice), voice)


@ability.register
def _paid(word: b.Paid, voice: Voice) -> str:
    user = voice.player(word.user)
    runner = voice.player(RUNNER)
    begins = []
    if word.interrupt:
        coming = happened(word.interrupt, "", voice, subject=word.subject, detail=word.detail)
        by = f" through an ability of {cards(word.by, voice).one(voice)}" if word.by else ""
        begins.append(f"when {would(coming)}{by}")
        voice = voice.but(imminent=unit(word.interrupt, word.detail, voice))
    if word.moment:
        first = FIRST.format(period_name(word.moment.first, voice)) if word.moment.first else "when "
        during = f" during a run on {server(word.moment.during, voice)}" if word.moment.during else ""
        begins.append(f"{first}{told(word.moment, voice)}{during}")
        voice = voice.but(that=mentioned(word.moment, voice))
    if word.access:
        begins.append(f"while {runner} {'are' if runner == YOU else 'is'} accessing a {voice.noun('card')}")
    if word.condition:
        begins.append(f"if {condition(word.condition, voice)}")
    paid = price(word.cost, voice, user)
    begin = f"{listing(begins)}, {user} may {paid}" if begins or user != YOU else paid
    if user != YOU and not begins:
        begin = f"{user} may {paid}"
    done = _bracketed(_done(word.block, voice), word, voice)
    return _told(f"{begin}: ", done, voice, _once(word.once, voice), _active_in(word.active_in, voice))


@ability.register
def _static(word: b.Static, voice: Voice) -> str:
    begin = f"while {condition(word.condition, voice)}, " if word.condition else ""
    said = [declaration(one, voice) for one in word.declarations]
    if (
        word.condition or word.active_in or word.persistent or voice.depth
    ):  # One sentence: that covers every part.
        said = ["; and ".join(said)]
    limits = _active_in(word.active_in, voice), _persists(word.persistent, voice)
    return _told(begin, said, voice, *limits)


@ability.register
def _play(word: b.Play, voice: Voice) -> str:
    return _told("", _done(word.block, voice), voice)


@ability.register
def _sub(word: b.Sub, voice: Voice) -> str:
    return _told(f"{voice.noun('subroutine')}: ", _done(word.block, voice), voice)


@ability.register
def _base_link(word: b.BaseLink, voice: Voice) -> str:
    link = f"{voice.whose(YOU)} {voice.noun('base link')} is {word.link} for this trace"
    only = f"while {condition(word.condition, voice)}, " if word.condition is not None else ""
    return _told(f"{only}{price(word.cost, voice)}: ", [link], voice)


@ability.register
def _link_boost(word: b.LinkBoost, voice: Voice) -> str:
    link = f"get {signed(word.by, 'link', voice)} for this trace"
    when = "after the bids of a trace are revealed, you may " if word.after else ""
    return _told(f"{when}{price(word.cost, voice)}: ", [link], voice)


@ability.register
def _not_yet(word: b.NotYet, voice: Voice) -> str:
    return _told("", [f"not said yet: {word.reason}"], voice)
