"""Instructions that join and direct others, in words."""

from rulerunner.lang import instructions as i
from rulerunner.lang.abilities import When
from rulerunner.lang.quantities import TheX
from rulerunner.lang.words import DECK_OF, RUNNER

from .blocks import block, branches
from .costs import payment, price
from .dispatch import ability, cards, condition, declaration, instruction, pointer, quantity, server
from .effects import rest_of
from .grammar import YOU, Clause, Step, statement
from .happenings import happened, would
from .numbers import times
from .pointers import found, ordinal
from .voice import Voice


@instruction.register
def _all(word: i.All, voice: Voice) -> Step:
    return tuple(clause for effect in word.effects for clause in instruction(effect, voice))


@instruction.register
def _choose(word: i.Choose, voice: Voice) -> Step:
    phrase = found(word.filter, voice)
    up_to = "up to " if word.up_to else ""
    if phrase.exact:
        chosen = f"{up_to}{phrase.one(voice)}"
    elif isinstance(word.amount, int):
        chosen = f"{up_to}{phrase.counted(word.amount, voice)}"
    elif isinstance(word.amount, TheX):
        chosen = f"{up_to}X {phrase.plural(voice)}"
    else:
        most = "at most " if word.up_to else ""
        chosen = f"{phrase.plural(voice)}, {most}as many as {quantity(word.amount, voice)}"
    return (Clause(voice.player(word.by), "choose", f"{chosen}{_again(word.slot)}"),)


def _again(slot: int) -> str:
    return f" as the {ordinal(slot)}choice" if slot else ""


@instruction.register
def _choose_server(word: i.ChooseServer, voice: Voice) -> Step:
    return (Clause(voice.player(word.by), "choose", server(word.server, voice)),)


@instruction.register
def _choose_number(word: i.ChooseNumber, voice: Voice) -> Step:
    bounds = f"from {quantity(word.least, voice)} to {quantity(word.most, voice)}"
    return (Clause(voice.player(word.by), "choose", f"a number X {bounds}"),)


@instruction.register
def _search(word: i.Search, voice: Voice) -> Step:
    zone = voice.zone(word.zone)
    parts = [f"{zone} for {cards(word.filter, voice).counted(1, voice)}{_again(word.slot)}"]
    parts += ["reveal it"] if word.reveal else []
    parts += [f"shuffle {zone}"] if word.zone in DECK_OF.values() else []
    return (Clause(YOU, "search", ", then ".join(parts), compound=len(parts) > 1),)


@instruction.register
def _if(word: i.If, voice: Voice) -> Step:
    return statement(f"if {condition(word.condition, voice)}, {branches(word.then, word.otherwise, voice)}")


@instruction.register
def _may(word: i.May, voice: Voice) -> Step:
    who = voice.player(word.by)
    paying = f"{price(word.cost, voice, who)} to " if word.cost else ""
    then = branches(word.then, word.otherwise, voice, who, no=f"if {who} {_do_not(who)}, ")
    return statement(f"{who} may {paying}{then}")


@instruction.register
def _unless(word: i.Unless, voice: Voice) -> Step:
    who = voice.player(word.by)
    then = block(word.then, voice.inner())
    if word.must:
        return statement(f"{who} must {price(word.cost, voice, who)} if able; otherwise, {then}")
    return statement(f"unless {payment(word.cost, voice, who)}, {then}")


@instruction.register
def _choose_one(word: i.ChooseOne, voice: Voice) -> Step:
    who = voice.player(word.by)
    options = "; or ".join(block(one, voice.inner(), explicit=who != YOU) for one in word.options)
    which = "1 of these that can be carried out" if word.must else "1 of these"
    return (Clause(who, "choose", f"{which}: {options}", compound=True),)


@instruction.register
def _repeat(word: i.Repeat, voice: Voice) -> Step:
    return statement(f"do this {times(word.times, voice)}: {block(word.block, voice.inner())}")


@instruction.register
def _trace(word: i.Trace, voice: Voice) -> Step:
    trace = f"a trace with strength {quantity(word.strength, voice)}"
    if word.success:
        then = branches(word.success, word.failure, voice)
        return (Clause("", "start", f"{trace}; if it succeeds, {then}", compound=True),)
    if word.failure:
        failure = block(word.failure, voice.inner())
        return (Clause("", "start", f"{trace}; if it fails, {failure}", compound=True),)
    return (Clause("", "start", trace),)


@instruction.register
def _run(word: i.Run, voice: Voice) -> Step:
    linked = "; also, ".join(ability(one, voice.inner().but(run="that run")) for one in word.linked)
    during = f"; during that run, {linked}" if linked else ""
    run = f"a run on {server(word.server, voice)}{during}"
    return (Clause(voice.player(RUNNER), "make", run, compound=bool(linked)),)


def _next_encounter(voice: Voice) -> str:
    verb = "next encounter" if voice.side == RUNNER else "next encounters"
    return f"{voice.player(RUNNER)} {verb} a piece of {voice.noun('ice')} this run, "


@instruction.register
def _lasting(word: i.Lasting, voice: Voice) -> Step:
    if word.next_encounter:
        inner = voice.but(bound=f"that {voice.noun('ice')}")
        lasts = rest_of(word.duration).replace("this encounter", "that encounter")
        return statement(f"when {_next_encounter(voice)}{lasts}, {declaration(word.declaration, inner)}")
    inner = voice.but(bound=pointer(word.bind, voice)) if word.bind else voice
    return statement(f"{rest_of(word.duration)}, {declaration(word.declaration, inner)}")


@instruction.register
def _later(word: i.Later, voice: Voice) -> Step:
    begin = ""
    if word.next_encounter:
        begin, voice = f"once {_next_encounter(voice)}", voice.but(bound=f"that {voice.noun('ice')}")
    elif word.bind:
        voice = voice.but(bound=pointer(word.bind, voice))
    lasts = f"{rest_of(word.duration)}, " if word.duration else ""
    text = ability(word.ability, voice.inner())
    once = not word.duration and not word.next_encounter and isinstance(word.ability, When)
    if once and text.startswith("when "):
        text = f"the next time {text.removeprefix('when ')}"
    return statement(f"{begin}{lasts}{text}")


@instruction.register
def _instead(word: i.Instead, voice: Voice) -> Step:
    within = "" if word.duration == "game" else f" this {word.duration}"
    coming = f"the next time{within} that {would(happened(word.kind, '', voice))}, "
    if word.may:
        return statement(f"{coming}you may instead {block(word.then, voice.inner(), YOU)}")
    return statement(f"{coming}instead {block(word.then, voice.inner())}")


def _do_not(who: str) -> str:
    return "do not" if who == YOU else "does not"
