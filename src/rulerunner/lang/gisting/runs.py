"""The gist of what happens in runs: ice, access, what is imminent."""

from rulerunner.lang import instructions as i
from rulerunner.lang.base import ServerRef

from .doing import Atom, atoms, of_ability
from .nouns import Voice, card, cards, least, number, server


@atoms.register
def _end_run(word: i.EndRun, voice: Voice) -> list[Atom]:
    return [("end the run",)]


@atoms.register
def _bypass(word: i.Bypass, voice: Voice) -> list[Atom]:
    return [(f"bypass {voice.say('ice')}", "bypass")]


@atoms.register
def _break(word: i.BreakSubroutines, voice: Voice) -> list[Atom]:
    amount = "all" if word.amount == 0 else least(word.amount)
    ice = cards(word.ice, voice)
    kind = "" if ice == "card" else f" {ice}"
    few = "" if amount == "1" and kind else f" {amount}"
    return [(f"break {amount}{kind} {voice.say('sub')}", f"break{few}{kind}", f"break {amount}")]


@atoms.register
def _boost(word: i.Boost, voice: Voice) -> list[Atom]:
    lasts = "" if word.duration == "encounter" else f" this {word.duration}"
    return [
        (f"+{least(word.amount)} strength{lasts}", f"+{least(word.amount)}{lasts}", f"+{least(word.amount)}")
    ]


@atoms.register
def _run(word: i.Run, voice: Voice) -> list[Atom]:
    where = server(word.server, voice)
    linked = [atom for ability in word.linked for atom in of_ability(ability, voice)]
    return [(f"run {where}".rstrip(), "run"), *linked]


@atoms.register
def _change_server(word: i.ChangeServer, voice: Voice) -> list[Atom]:
    return _to("redirect", word.server, voice)


@atoms.register
def _move_runner(word: i.MoveRunner, voice: Voice) -> list[Atom]:
    return _to("redirect", word.server, voice)


@atoms.register
def _deflect(word: i.Deflect, voice: Voice) -> list[Atom]:
    return _to("deflect", word.server, voice)


def _to(verb: str, where: ServerRef, voice: Voice) -> list[Atom]:
    to = server(where, voice)
    return [(f"{verb} to {to}" if to else f"{verb} the run", verb)]


@atoms.register
def _encounter(word: i.EncounterIce, voice: Voice) -> list[Atom]:
    return [(f"encounter {card(word.ref, voice)}", "encounter")]


@atoms.register
def _move_to_ice(word: i.MoveToIce, voice: Voice) -> list[Atom]:
    return [(f"meet {voice.say('ice')} again",)]


@atoms.register
def _access(word: i.AccessCard, voice: Voice) -> list[Atom]:
    return [(f"access {card(word.ref, voice)}", "access")]


@atoms.register
def _breach(word: i.Breach, voice: Voice) -> list[Atom]:
    return [(f"breach {server(word.server, voice)}".rstrip(), "breach")]


@atoms.register
def _access_more(word: i.AccessMore, voice: Voice) -> list[Atom]:
    return [(f"access {number(word.amount, voice)} more", f"access {least(word.amount)} more")]


@atoms.register
def _jack_out(word: i.JackOut, voice: Voice) -> list[Atom]:
    return [("jack out",)]


@atoms.register
def _prevent(word: i.Prevent, voice: Voice) -> list[Atom]:
    return [("prevent all" if word.amount == 0 else f"prevent {least(word.amount)}",)]


@atoms.register
def _increase(word: i.IncreaseImminent, voice: Voice) -> list[Atom]:
    return [(f"do {least(word.amount)} more",)]


@atoms.register
def _mark(word: i.IdentifyMark, voice: Voice) -> list[Atom]:
    return [("find the mark",)]


@atoms.register
def _end_phase(word: i.EndActionPhase, voice: Voice) -> list[Atom]:
    return []  # what stands in the subtypes already: terminal


@atoms.register
def _lose_game(word: i.LoseGame, voice: Voice) -> list[Atom]:
    return [("lose the game",)]
