"""Effects on runs, ice, the imminent and the game itself, in words."""

from dataclasses import replace
from typing import Final

from rulerunner.lang import instructions as i
from rulerunner.lang.filters import Anything, Same
from rulerunner.lang.quantities import SubroutinesOn
from rulerunner.lang.refs import ENCOUNTERED, This
from rulerunner.lang.words import EVERY, RUNNER

from .abilities import together
from .dispatch import cards, instruction, pointer, quantity, server
from .effects import act, does, rest_of
from .grammar import YOU, Clause, Step
from .numbers import amount, following, signed
from .voice import Voice

AS_MANY: Final = SubroutinesOn(ENCOUNTERED)
"""As many subroutines as there are, of which the Runner may leave some."""


@instruction.register
def _end_run(word: i.EndRun, voice: Voice) -> Step:
    return act("end", "the run") if word.by == YOU else does(voice, word.by, "end", "the run")


@instruction.register
def _bypass(word: i.Bypass, voice: Voice) -> Step:
    return act("bypass", f"the encountered {voice.noun('ice')}")


@instruction.register
def _break(word: i.BreakSubroutines, voice: Voice) -> Step:
    phrase = cards(word.ice, voice)
    ice = f"the encountered {voice.noun('ice')}"
    ice = ice if isinstance(word.ice, Anything) else phrase.one(voice, "ice")
    number = f"{'' if word.amount == 1 else 'up to '}{amount(word.amount, 'subroutine', voice)}"
    if word.amount in (EVERY, AS_MANY):
        number = f"{'all' if word.amount == EVERY else 'any number of'} {voice.noun('subroutine', many=True)}"
    if word.which:
        one = voice.noun("subroutine")
        exact = f"exactly {amount(word.amount, 'subroutine', voice)}"
        number = {"first": f"the first {one}", "last": f"the last {one}", "exactly": exact}.get(
            word.which, f"all but 1 {one}"
        )
    # An icebreaker needs enough strength; nothing is said of that, for it is the rule. The exception is said.
    strong = ""
    if isinstance(word.ice, Same) and word.interface:
        strong = ", if strong enough"  # of one card, that is not taken for granted
    elif not word.interface and not (isinstance(word.ice, Same) and isinstance(word.ice.ref, This)):
        strong = ", whatever its strength"
    return act("break", f"{number} on {ice}{strong}")


@instruction.register
def _boost(word: i.Boost, voice: Voice) -> Step:
    comma = "" if isinstance(word.amount, int) else ","
    more = f"{signed(word.amount, 'strength', voice)}{comma} {rest_of(word.duration)}"
    return (Clause(voice.this, "get", more),)


@instruction.register
def _change_server(word: i.ChangeServer, voice: Voice) -> Step:
    return (Clause(f"the attacked {voice.noun('server')}", "become", server(word.server, voice)),)


@instruction.register
def _move_runner(word: i.MoveRunner, voice: Voice) -> Step:
    then = f" and {'encounter' if word.encounter else 'approach'}"
    runner = voice.player(RUNNER)
    then = then if runner == YOU else f"{then}{'s' if word.encounter else 'es'}"
    where = f"to the outermost position of {server(word.server, voice)}{then} any {voice.noun('ice')} there"
    return does(voice, RUNNER, "move", where)


@instruction.register
def _move_to_ice(word: i.MoveToIce, voice: Voice) -> Step:
    verb = "approach" if word.approach else "encounter"
    if voice.player(RUNNER) != YOU:
        verb += "es" if word.approach else "s"
    return does(voice, RUNNER, "move", f"to {pointer(word.ref, voice)} and {verb} it")


@instruction.register
def _deflect(word: i.Deflect, voice: Voice) -> Step:
    ice = f"the outermost rezzed {voice.noun('ice')} of {server(word.server, voice)}"
    return does(voice, RUNNER, "continue", f"at {ice}")


@instruction.register
def _confront(word: i.Confront, voice: Voice) -> Step:
    return does(voice, RUNNER, "face", f"{pointer(word.ref, voice)} next")


@instruction.register
def _trash_accessed(word: i.TrashAccessed, voice: Voice) -> Step:
    cards = f"1 or more of the {voice.noun('card', many=True)} being accessed"
    return does(voice, RUNNER, "trash", f"{cards} at no cost")


@instruction.register
def _fall_back(word: i.FallBack, voice: Voice) -> Step:
    return does(voice, RUNNER, "fall", f"back by rezzed ice as often as {quantity(word.amount, voice)}")


@instruction.register
def _move_ice(word: i.MoveIce, voice: Voice) -> Step:
    where = "innermost" if word.innermost else "outermost"
    return act("move", f"{pointer(word.ref, voice)} to the {where} position of {server(word.server, voice)}")


@instruction.register
def _insert_ice(word: i.InsertIce, voice: Voice) -> Step:
    return act("move", f"{pointer(word.ref, voice)} to another position of its {voice.noun('server')}")


@instruction.register
def _reverse_ice(word: i.ReverseIce, voice: Voice) -> Step:
    return act("reverse", f"the order of the {voice.noun('ice')} protecting {server(word.server, voice)}")


@instruction.register
def _swap_all_ice(word: i.SwapAllIce, voice: Voice) -> Step:
    return act("swap", f"any pairs of installed {voice.noun('ice')} out of sight")


@instruction.register
def _rearrange_ice(word: i.RearrangeIce, voice: Voice) -> Step:
    unseen = " out of sight" if word.concealed else ""
    ice = f"the {voice.noun('ice')} protecting {server(word.server, voice)}"
    return does(voice, word.by, "rearrange", f"{ice}{unseen}")


@instruction.register
def _repeat_subroutine(word: i.RepeatSubroutine, voice: Voice) -> Step:
    again = f"a {voice.noun('subroutine')} of {pointer(word.ref, voice)} once, right after itself"
    return act("repeat", f"{again}, {rest_of(word.duration)}")


@instruction.register
def _encounter(word: i.EncounterIce, voice: Voice) -> Step:
    return does(voice, RUNNER, "encounter", pointer(word.ref, voice))


@instruction.register
def _access(word: i.AccessCard, voice: Voice) -> Step:
    return _with_linked(Clause(voice.player(RUNNER), "access", pointer(word.ref, voice)), word, voice)


@instruction.register
def _breach(word: i.Breach, voice: Voice) -> Step:
    first = f", accessing {pointer(word.first, voice)} first" if word.first is not None else ""
    clause = Clause(voice.player(RUNNER), voice.say("breach"), f"{server(word.server, voice)}{first}")
    return _with_linked(clause, word, voice)


def _with_linked(clause: Clause, word: i.Breach | i.AccessCard, voice: Voice) -> Step:
    """A breach or an access, and the abilities that apply to it only."""
    if not word.linked:
        return (clause,)
    during, inner = f"access of a {voice.noun('server')}", voice.apart()
    if isinstance(word, i.AccessCard):
        during = f"access of a {voice.noun('card')}"
        inner = inner.but(bound=pointer(word.ref, voice))
    linked = together(word.linked, inner)
    return (replace(clause, rest=f"{clause.rest}; during that {during}, {linked}", compound=True),)


@instruction.register
def _access_more(word: i.AccessMore, voice: Voice) -> Step:
    return does(voice, RUNNER, "access", f"{amount(word.amount, 'additional card', voice)}")


@instruction.register
def _jack_out(word: i.JackOut, voice: Voice) -> Step:
    return does(voice, RUNNER, "jack out")


@instruction.register
def _prevent(word: i.Prevent, voice: Voice) -> Step:
    if word.of:
        what = voice.noun("tag", many=True) if word.of == "tags" else voice.noun(voice.damage(word.of))
        much = "all" if word.amount == 0 else quantity(word.amount, voice)
        return act("prevent", f"{much} of the imminent {what}")
    if word.amount == 0:
        every = f"all of the {voice.noun(voice.imminent, many=True)}" if voice.imminent else "all of that"
        return act("prevent", every)
    if not voice.imminent:
        return act("prevent", "that" if word.amount == 1 else f"{quantity(word.amount, voice)} of that")
    return act("prevent", amount(word.amount, voice.imminent, voice))


@instruction.register
def _increase(word: i.IncreaseImminent, voice: Voice) -> Step:
    return act("raise", f"that by {amount(word.amount, voice.imminent or 'point', voice)}")


@instruction.register
def _reduce_trace(word: i.ReduceTrace, voice: Voice) -> Step:
    return act("lower", f"its base strength to {quantity(word.to, voice)}")


@instruction.register
def _pay_less(word: i.PayLess, voice: Voice) -> Step:
    return act("pay", f"{amount(word.amount, 'credit', voice)} less for it")


@instruction.register
def _roll(word: i.RollDie, voice: Voice) -> Step:
    return act("roll", "a die")


@instruction.register
def _lose_game(word: i.LoseGame, voice: Voice) -> Step:
    return does(voice, word.side, "lose", "the game")


@instruction.register
def _end_action_phase(word: i.EndActionPhase, voice: Voice) -> Step:
    return (Clause(f"{voice.whose('you')} action phase", "end"),)


@instruction.register
def _forgo(word: i.Forgo, voice: Voice) -> Step:
    return does(voice, word.side, "forgo", following(word.amount, voice))


@instruction.register
def _force_jack_out(word: i.ForceJackOutAfterEncounter, voice: Voice) -> Step:
    return does(voice, RUNNER, "have to", "jack out when this encounter ends")
