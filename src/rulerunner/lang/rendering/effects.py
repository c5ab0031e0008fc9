"""Effects on credits, clicks, tags and counters, in English: who does what."""

from typing import Final

from rulerunner.lang import instructions as i
from rulerunner.lang.quantities import CountersOn, Infection, Number
from rulerunner.lang.words import CORP, CREDIT, RUNNER

from .dispatch import instruction, pointer, server
from .grammar import YOU, Clause, Step
from .numbers import amount
from .pointers import each_of
from .voice import Voice


def rest_of(duration: str) -> str:
    """Until when."""
    return LASTING.get(duration) or f"for the rest of this {duration}"


LASTING: Final = {
    "game": "for the rest of the game",
    "next turn": "for that player's next turn",
    "until your turn": "until your next turn begins",
    "until your turn ends": "until your next turn ends",
    "rezzed": "for as long as it stays rezzed",
    "active": "for as long as it stays active",
    "next encounter": "until the next encounter ends",
    "next 6 actions": "for the Runner's next 6 actions",
    "next X turns": "for your next X turns",
}


def for_as_long(duration: str) -> str:
    """Until when, right after a trigger."""
    return LASTING.get(duration) or f"this {duration}"


def does(voice: Voice, side: str, verb: str, rest: str = "") -> Step:
    """Something a player does."""
    return (Clause(voice.player(side), verb, rest),)


def act(verb: str, rest: str = "") -> Step:
    """Something it does not matter who does."""
    return (Clause("", verb, rest),)


# --- credits, clicks, cards -------------------------------------------------------------------------------


@instruction.register
def _gain(word: i.Gain, voice: Voice) -> Step:
    return does(voice, word.side, "gain", amount(word.amount, "credit", voice))


@instruction.register
def _lose(word: i.Lose, voice: Voice) -> Step:
    return does(voice, word.side, "lose", amount(word.amount, "credit", voice))


@instruction.register
def _lose_all(word: i.LoseAllCredits, voice: Voice) -> Step:
    credits = voice.noun("credit", many=True)
    return does(voice, word.side, "lose", f"all {credits} in the {voice.noun('credit')} pool")


LENT: Final = {
    "any": "",
    "run": " during runs",
    "trace": " during traces",
    "install": " to install cards",
    "install or rez": " to install or rez cards",
}
"""For what lent credits may be spent; other purposes are said by their name."""


@instruction.register
def _lend(word: i.Lend, voice: Voice) -> Step:
    what = LENT.get(word.purpose, f" for {word.purpose}")
    return does(
        voice, word.side, "borrow", f"{amount(word.amount, 'credit', voice)}{what and ' to spend'}{what}"
    )


@instruction.register
def _return_lent(word: i.ReturnLent, voice: Voice) -> Step:
    return does(voice, word.side, "return", f"all {voice.noun('credit', many=True)} borrowed this way")


@instruction.register
def _gain_clicks(word: i.GainClicks, voice: Voice) -> Step:
    return does(voice, word.side, "gain", amount(word.amount, "click", voice))


@instruction.register
def _lose_clicks(word: i.LoseClicks, voice: Voice) -> Step:
    return does(voice, word.side, "lose", voice.count(word.amount, "click"))


@instruction.register
def _draw(word: i.Draw, voice: Voice) -> Step:
    return does(voice, word.side, "draw", amount(word.amount, "card", voice))


# --- tags, damage, bad publicity --------------------------------------------------------------------------


@instruction.register
def _give_tags(word: i.GiveTags, voice: Voice) -> Step:
    sure = "" if word.preventable else " that cannot be prevented"
    tags = f"{amount(word.amount, 'tag', voice)}{sure}"
    if voice.side == CORP:
        return act("give", f"{voice.player(RUNNER)} {tags}")
    return does(voice, RUNNER, "take", tags)


@instruction.register
def _remove_tag(word: i.RemoveTag, voice: Voice) -> Step:
    tags = amount(word.amount, "tag", voice)
    return act("remove", tags) if word.by == YOU else does(voice, word.by, "remove", tags)


@instruction.register
def _damage(word: i.Damage, voice: Voice) -> Step:
    sure = "" if word.preventable else " that cannot be prevented"
    damage = f"{amount(word.amount, voice.damage(word.kind), voice)}{sure}"
    if word.by or voice.side == RUNNER:
        return does(voice, RUNNER, "suffer", damage)
    return act("do", damage)


@instruction.register
def _take_bad_publicity(word: i.TakeBadPublicity, voice: Voice) -> Step:
    return does(voice, CORP, "take", amount(word.amount, "bad publicity", voice))


@instruction.register
def _score_points(word: i.ScorePoints, voice: Voice) -> Step:
    return does(voice, word.side, "score", amount(word.amount, "agenda point", voice))


@instruction.register
def _lose_points(word: i.LosePoints, voice: Voice) -> Step:
    return does(voice, word.side, "lose", amount(word.amount, "agenda point", voice))


@instruction.register
def _remove_bad_publicity(word: i.RemoveBadPublicity, voice: Voice) -> Step:
    return act("remove", amount(word.amount, "bad publicity", voice))


@instruction.register
def _remove_core_damage(word: i.RemoveCoreDamage, voice: Voice) -> Step:
    return act("remove", f"all {voice.damage('core')}")


# --- counters ---------------------------------------------------------------------------------------------


def _counters(number: Number, kind: str, voice: Voice) -> str:
    return amount(number, voice.counter(kind), voice)


@instruction.register
def _place(word: i.Place, voice: Voice) -> Step:
    return act("place", f"{_counters(word.amount, word.kind, voice)} on {each_of(word.on, voice)}")


@instruction.register
def _place_own(word: i.PlaceOwnCredits, voice: Voice) -> Step:
    own = _counters(word.amount, "credit", voice)
    return act("place", f"{own} from your {voice.noun('credit')} pool on {each_of(word.on, voice)}")


def _all_counters(kind: str, voice: Voice) -> str:
    return f"all {voice.noun(voice.counter(kind), many=True)}"


@instruction.register
def _infect(word: i.Infect, voice: Voice) -> Step:
    if word.on is not None:
        return act("infect", f"{each_of(word.on, voice)} with {_counters(word.amount, word.kind, voice)}")
    where = f"in {server(word.server, voice)}" if word.server is not None else f"with {voice.player('corp')}"
    return act("put", f"{_counters(word.amount, word.kind, voice)} {where}")


@instruction.register
def _spare_chosen(word: i.SpareChosen, voice: Voice) -> Step:
    return act("choose", f"{voice.count(word.amount, voice.counter('virus'))} that the purge does not remove")


@instruction.register
def _double_counter(word: i.DoubleCounter, voice: Voice) -> Step:
    return act("choose", f"a {voice.noun(voice.counter('virus'))} and put another of its kind where it lies")


@instruction.register
def _afflict(word: i.Afflict, voice: Voice) -> Step:
    counters = _counters(word.amount, word.kind, voice)
    whose = voice.player(word.side)
    verb = "put" if word.side == RUNNER and whose != YOU else "lay"
    return act(verb, f"{counters} with {whose}")


@instruction.register
def _plant(word: i.Plant, voice: Voice) -> Step:
    return act("lay", f"{_counters(word.amount, word.kind, voice)} in {server(word.server, voice)}")


@instruction.register
def _cure(word: i.Cure, voice: Voice) -> Step:
    every = word.amount == Infection(word.kind)
    said = _all_counters(word.kind, voice) if every else _counters(word.amount, word.kind, voice)
    return act("remove", f"{said} from there")


@instruction.register
def _remove_counters(word: i.RemoveCounters, voice: Voice) -> Step:
    every = word.amount == CountersOn(word.on, word.kind)
    said = _all_counters(word.kind, voice) if every else _counters(word.amount, word.kind, voice)
    return act("remove", f"{said} from {each_of(word.on, voice)}")


@instruction.register
def _move_counters(word: i.MoveCounters, voice: Voice) -> Step:
    moved = _counters(word.amount, word.kind, voice)
    return act("move", f"{moved} from {pointer(word.origin, voice)} to {pointer(word.on, voice)}")


@instruction.register
def _charge(word: i.Charge, voice: Voice) -> Step:
    return act("charge", pointer(word.ref, voice))


@instruction.register
def _identify_mark(word: i.IdentifyMark, voice: Voice) -> Step:
    return act("identify", f"{voice.whose(RUNNER)} mark")


@instruction.register
def _take_credits(word: i.TakeCredits, voice: Voice) -> Step:
    every = f"all {voice.noun(CREDIT, many=True)}"
    taken = every if word.amount == CountersOn(word.on, CREDIT) else amount(word.amount, CREDIT, voice)
    return act("take", f"{taken} from {pointer(word.on, voice)}")


@instruction.register
def _take_any_credits(word: i.TakeAnyCredits, voice: Voice) -> Step:
    return act("take", f"any number of {voice.noun('credit', many=True)} from {pointer(word.on, voice)}")


@instruction.register
def _purge(word: i.Purge, voice: Voice) -> Step:
    return act("purge", f"all {voice.noun('virus counter', many=True)}")
