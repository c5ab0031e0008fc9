"""Conditions in words, said and denied."""

from rulerunner.lang import conditions as c
from rulerunner.lang.conditions import Condition
from rulerunner.lang.words import RUNNER

from .dispatch import cards, condition, pointer, quantity, server
from .grammar import YOU, a, listing
from .happenings import happened, past, within
from .sets import found
from .voice import Voice


def _is(true: bool) -> str:
    return "is" if true else "is not"


def _joined(parts: tuple[Condition, ...], voice: Voice, true: bool, word: str) -> str:
    """Parts with "and" or "or"; what is joined inside what is joined is marked with "both" or "either"."""
    texts = []
    for part in parts:
        text = condition(part, voice, true)
        said = true
        while isinstance(part, c.No):
            part, said = part.inner, not said
        if isinstance(part, (c.AllOf, c.AnyOf)) and len(part.parts) > 1:
            text = f"{'both' if isinstance(part, c.AllOf) == said else 'either'} {text}"
        texts.append(text)
    return listing(texts, word)


@condition.register
def _all_of(word: c.AllOf, voice: Voice, true: bool = True) -> str:
    return _joined(word.parts, voice, true, "and" if true else "or")


@condition.register
def _any_of(word: c.AnyOf, voice: Voice, true: bool = True) -> str:
    return _joined(word.parts, voice, true, "or" if true else "and")


@condition.register
def _no(word: c.No, voice: Voice, true: bool = True) -> str:
    return condition(word.inner, voice, not true)


@condition.register
def _tagged(word: c.Tagged, voice: Voice, true: bool = True) -> str:
    runner = voice.player("runner")
    return f"{runner} {_is(true).replace('is', 'are') if runner == YOU else _is(true)} tagged"


@condition.register
def _during_run(word: c.DuringRun, voice: Voice, true: bool = True) -> str:
    where = f" on {server(word.server, voice)}" if word.server else ""
    return f"{'a' if true else 'no'} run{where} is in progress"


@condition.register
def _can_run(word: c.CanRun, voice: Voice, true: bool = True) -> str:
    return f"{voice.player('runner')} {'can' if true else 'cannot'} run on {server(word.server, voice)}"


@condition.register
def _during_encounter(word: c.DuringEncounter, voice: Voice, true: bool = True) -> str:
    if word.ref:
        return f"{pointer(word.ref, voice, 'ice')} {_is(true)} being encountered"
    return f"{'a piece of' if true else 'no'} {voice.noun('ice')} is being encountered"


@condition.register
def _during_turn(word: c.DuringTurn, voice: Voice, true: bool = True) -> str:
    return f"it {_is(true)} {voice.whose(word.side)} turn"


@condition.register
def _run_was(word: c.RunWas, voice: Voice, true: bool = True) -> str:
    return f"the run {'was' if true else 'was not'} {word.outcome}"


@condition.register
def _at_least(word: c.AtLeast, voice: Voice, true: bool = True) -> str:
    compared = "at least" if true else "less than"
    return f"{quantity(word.number, voice)} is {compared} {quantity(word.least, voice)}"


@condition.register
def _equal(word: c.Equal, voice: Voice, true: bool = True) -> str:
    same = "is equal to" if true else "is not equal to"
    return f"{quantity(word.left, voice)} {same} {quantity(word.right, voice)}"


@condition.register
def _exists(word: c.Exists, voice: Voice, true: bool = True) -> str:
    phrase = found(word.filter, voice)
    if phrase.sole:
        return f"there {_is(true)} {phrase.one(voice)}"
    return f"there is {a(phrase.singular(voice)) if true else f'no {phrase.singular(voice)}'}"


@condition.register
def _matches(word: c.Matches, voice: Voice, true: bool = True) -> str:
    return f"{pointer(word.ref, voice)} {cards(word.filter, voice).asserted(voice, true)}"


@condition.register
def _fully_broken(word: c.FullyBroken, voice: Voice, true: bool = True) -> str:
    return f"that {voice.noun('ice')} was {'' if true else 'not '}fully broken"


@condition.register
def _resolving(word: c.Resolving, voice: Voice, true: bool = True) -> str:
    one = f"{'a' if true else 'no'} {voice.noun('subroutine')} of {pointer(word.ref, voice)}"
    return f"{one} is resolving"


@condition.register
def _being_resolved(word: c.BeingResolved, voice: Voice, true: bool = True) -> str:
    return f"{voice.this} is {'' if true else 'not '}resolving"


@condition.register
def _by_subroutine(word: c.BySubroutine, voice: Voice, true: bool = True) -> str:
    return f"a {voice.noun('subroutine')} of {voice.this} {'did' if true else 'did not do'} that"


@condition.register
def _broke(word: c.Broke, voice: Voice, true: bool = True) -> str:
    tools = cards(word.by, voice)
    one = f"{'a ' if true else 'no '}{'printed ' if word.printed else ''}{voice.noun('subroutine')}"
    return f"{one} of that {voice.noun('ice')} was broken with {tools.one(voice)}"


@condition.register
def _happened(word: c.Happened, voice: Voice, true: bool = True) -> str:
    clause = happened(word.kind, word.side, voice, word.subject, word.server, origin=word.origin)
    by = f" by {pointer(word.source, voice)}" if word.source else ""
    during = f" during a successful run on {server(word.during, voice)}" if word.during else ""
    return f"{past(clause, true)}{by}{during} {within(word.within, word.side, voice)}"


@condition.register
def _different_actions(word: c.DifferentActions, voice: Voice, true: bool = True) -> str:
    return f"{voice.whose(word.side)} actions this turn are {'' if true else 'not '}all different"


@condition.register
def _spent_on_action(word: c.SpentOnAction, voice: Voice, true: bool = True) -> str:
    if not word.total:
        clicks = voice.noun("click", many=True)
        return f"those {clicks} were {'' if true else 'not '}spent to take an action"
    have = f"{voice.count(word.total, 'click')} have {'' if true else 'not '}now been spent"
    return f"{have} on the same action for the first time this turn"


@condition.register
def _played_from(word: c.PlayedFrom, voice: Voice, true: bool = True) -> str:
    return f"{voice.this} was {'' if true else 'not '}played from {voice.zone(word.zone)}"


@condition.register
def _without_credits(word: c.WithoutCredits, voice: Voice, true: bool = True) -> str:
    return f"{'no ' if true else ''}{voice.noun('credit', many=True)} were spent on it"


@condition.register
def _memory_full(word: c.MemoryFull, voice: Voice, true: bool = True) -> str:
    return f"{voice.whose('runner')} {voice.noun('memory')} {_is(true)} full"


@condition.register
def _overfull(word: c.Overfull, voice: Voice, true: bool = True) -> str:
    has = f"{server(word.server, voice)} {'has' if true else 'does not have'}"
    return f"{has} more agendas and {voice.noun('asset', many=True)} in its root than there is room for"


@condition.register
def _ever_run(word: c.EverRun, voice: Voice, true: bool = True) -> str:
    runner = voice.player(RUNNER)
    has = "have" if runner == YOU else "has"
    return f"{runner} {has} {'' if true else 'not '}made a run this game"


@condition.register
def _from_installing(word: c.FromInstalling, voice: Voice, true: bool = True) -> str:
    return f"that would {'' if true else 'not '}come of a “when installed” ability of that card"


@condition.register
def _first_since_played(word: c.FirstSincePlayed, voice: Voice, true: bool = True) -> str:
    return f"that {_is(true)} the first time since that {voice.noun('card')} was played"


@condition.register
def _trace_does_more(word: c.TraceDoesMore, voice: Voice, true: bool = True) -> str:
    tags = voice.noun("tag", many=True)
    return f"that trace would {'' if true else 'not '}do anything but give {tags}"


@condition.register
def _damaged_lately(word: c.DamagedLately, voice: Voice, true: bool = True) -> str:
    runner = voice.player("runner")
    were = "were" if runner == YOU else "was"
    when = f"in {'one' if true else 'any'} of the last {voice.count(word.actions, 'click')}"
    return f"{runner} {were} {'' if true else 'not '}damaged {when}"


@condition.register
def _hit_by(word: c.HitBy, voice: Voice, true: bool = True) -> str:
    return f"that was {'' if true else 'not '}by {voice.noun(voice.damage(word.kind))}"


@condition.register
def _damage_by(word: c.DamageBy, voice: Voice, true: bool = True) -> str:
    return f"{voice.player(word.side)} {'did' if true else 'did not do'} that damage"


@condition.register
def _entered(word: c.Entered, voice: Voice, true: bool = True) -> str:
    return f"{'a' if true else 'no'} {voice.noun('card')} has entered {voice.zone(word.zone)} this turn"


@condition.register
def _did_it(word: c.DidIt, voice: Voice, true: bool = True) -> str:
    return "that was done" if true else "that was not done"


@condition.register
def _empty(word: c.Empty, voice: Voice, true: bool = True) -> str:
    return f"{voice.this} {_is(true)} empty of {voice.noun(voice.counter(word.kind), many=True)}"


@condition.register
def _odd(word: c.Odd, voice: Voice, true: bool = True) -> str:
    return f"{quantity(word.number, voice)} is {'odd' if true else 'even'}"


@condition.register
def _charged(word: c.Charged, voice: Voice, true: bool = True) -> str:
    clicks = voice.noun("click", many=True)
    return f"no {clicks} have been spent this turn" if true else f"{clicks} have already been spent this turn"


@condition.register
def _flipped(word: c.Flipped, voice: Voice, true: bool = True) -> str:
    return f"{voice.this} {_is(true)} flipped"


@condition.register
def _during_install(word: c.DuringInstall, voice: Voice, true: bool = True) -> str:
    return f"{'a' if true else 'no'} {voice.noun('card')} is being installed"


@condition.register
def _during_action_phase(word: c.DuringActionPhase, voice: Voice, true: bool = True) -> str:
    return f"it {_is(true)} {voice.whose(word.side)} action phase"
