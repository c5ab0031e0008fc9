"""One unit of a number, in English: what something is done "for each" of."""

from rulerunner.lang import quantities as q
from rulerunner.lang.filters import Same

from .dispatch import each, pointer
from .happenings import happened, past
from .numbers import done_so_far, in_runs, operand, pool
from .pointers import ordinal
from .sets import found
from .voice import Voice


@each.register
def _each_card(word: q.Count, voice: Voice) -> str:
    if isinstance(word.filter, Same):
        return f"of {pointer(word.filter.ref, voice)}"
    return found(word.filter, voice).singular(voice)


@each.register
def _each_done(word: q.DoneThisWay, voice: Voice) -> str:
    return done_so_far(word, voice, many=False)


@each.register
def _each_counter(word: q.CountersOn, voice: Voice) -> str:
    return f"{voice.noun(voice.counter(word.kind))} on {pointer(word.ref, voice)}"


@each.register
def _each_subroutine(word: q.SubroutinesOn, voice: Voice) -> str:
    return f"{voice.noun('subroutine')} on {pointer(word.ref, voice)}"


@each.register
def _each_credit(word: q.CreditsOf, voice: Voice) -> str:
    return f"{voice.noun('credit')} in {pool(word, voice)}"


@each.register
def _each_tag(word: q.Tags, voice: Voice) -> str:
    return f"{voice.noun('tag')} on {voice.player('runner')}"


@each.register
def _each_bad_publicity(word: q.BadPublicity, voice: Voice) -> str:
    return f"point of {voice.noun('bad publicity')} on {voice.player('corp')}"


@each.register
def _each_card_in(word: q.CardsIn, voice: Voice) -> str:
    return f"{voice.noun('card')} in {voice.zone(word.zone)}"


@each.register
def _each_chosen(word: q.NumberChosen, voice: Voice) -> str:
    return f"{ordinal(word.slot)}chosen {voice.noun('card')}"


@each.register
def _each_type(word: q.TypesAmong, voice: Voice) -> str:
    return f"card type among {found(word.filter, voice).plural(voice)}"


@each.register
def _each_last(word: q.LastAmount, voice: Voice) -> str:
    unit, how = voice.last
    return f"{voice.noun(unit)} {how}" if unit else ""


@each.register
def _each_past(word: q.Past, voice: Voice) -> str:
    if not isinstance(word.number, q.CountersOn):
        return ""
    return f"{each(word.number, voice)} past {operand(word.limit, voice)}"


@each.register
def _each_excess(word: q.Excess, voice: Voice) -> str:
    return f"excess {voice.noun(voice.counter('advancement'))}"


@each.register
def _each_infection(word: q.Infection, voice: Voice) -> str:
    return f"{voice.noun(voice.counter(word.kind))} there"


@each.register
def _each_time(word: q.TimesThisTurn, voice: Voice) -> str:
    return f"time {past(happened(word.kind, word.side, voice))}{in_runs(word, voice)} this turn"


@each.register
def _each_time_in_encounter(word: q.TimesThisEncounter, voice: Voice) -> str:
    return f"time {past(happened(word.kind, '', voice))} in that encounter"


@each.register
def _each_time_in_run(word: q.TimesThisRun, voice: Voice) -> str:
    return f"time {past(happened(word.kind, '', voice))} in that run"
