"""Numbers, cards and places in the fewest words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Self

from rulerunner.lang import filters as f
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang.base import Both, Either, Filter, Not, Number, Ref, ServerRef
from rulerunner.lang.words import CORP_SCORE, CREDIT, REMOVED, RUNNER_SCORE


@dataclass(frozen=True, slots=True)
class Voice:
    """The words of an edition, and what has been chosen so far."""

    say: Callable[[str], str]
    side: str = ""
    chosen: dict[int, str] = field(default_factory=dict)

    def choosing(self, slot: int, noun: str) -> Self:
        """The voice after cards were chosen."""
        return replace(self, chosen={**self.chosen, slot: noun})


# --- numbers ----------------------------------------------------------------------------------------------


def number(value: Number, voice: Voice) -> str:
    """How many: "3", "2 per tag", or X where that would need a sentence."""
    match value:
        case int():
            return str(value)
        case q.Times(factor=factor, each=each):
            unit = _unit(each, voice)
            return f"{factor} per {unit}" if unit else "X"
        case q.AtMost(number=inner):
            return number(inner, voice)
        case q.Depending(then=int(then), otherwise=int(otherwise)):
            return f"{otherwise} or {then}"
        case q.LastAmount() | q.ThatMany() | q.NumberChosen():
            return "as many"
    unit = _unit(value, voice)
    return f"1 per {unit}" if unit else "X"


def least(value: Number) -> str:
    """How many, in a letter if need be."""
    return str(value) if isinstance(value, int) else "X"


def _unit(value: Number, voice: Voice) -> str:
    match value:
        case q.Tags():
            return voice.say("tag")
        case q.BadPublicity():
            return voice.say("bad publicity")
        case q.Count(filter=counted):
            return cards(counted, voice)
        case q.CountersOn(kind=kind) | q.Infection(kind=kind):
            return voice.say(CREDIT) if kind == CREDIT else f"{kind} counter"
        case q.CardsIn(zone=zone):
            return f"card in {place(zone, voice)}"
        case q.SubroutinesOn():
            return voice.say("subroutine")
        case q.TimesThisTurn(kind=kind) | q.TimesThisRun(kind=kind) | q.CardsThisRun(kind=kind):
            return kind
        case q.Link():
            return voice.say("link")
        case q.CountServers():
            return voice.say("server")
    return ""


# --- cards ------------------------------------------------------------------------------------------------


def parts(filter: Filter) -> Iterator[Filter]:
    """The sets whose meeting a set is."""
    if isinstance(filter, Both):
        yield from parts(filter.left)
        yield from parts(filter.right)
    else:
        yield filter


def cards(filter: Filter, voice: Voice) -> str:
    """What kind of card: the name, else the subtype, else the type, else where it is."""
    if isinstance(filter, Either):
        both = dict.fromkeys((cards(filter.left, voice), cards(filter.right, voice)))
        return "/".join(both) if "card" not in both else "card"
    found = list(parts(filter))
    for part in found:
        match part:
            case f.Named(name=name):
                return name.split(":")[0]
            case Either():
                return cards(part, voice)
            case Not(inner=f.Has(subtype=subtype)) | Not(inner=f.Is(type=subtype)):
                kind = next((part.type for part in found if isinstance(part, f.Is)), "")
                return f"non-{subtype}" + (f" {voice.say(kind)}" if kind else "")
    subtypes = [part.subtype for part in found if isinstance(part, f.Has)]
    types = [voice.say(part.type) for part in found if isinstance(part, f.Is)]
    if subtypes or types:
        return subtypes[0] if subtypes else types[0]
    for part in found:
        match part:
            case f.In(zone=zone):
                return f"{place(zone, voice)} card"
            case f.HostedOn() | f.HostedOnAny():
                return "hosted card"
            case f.Same(ref=ref):
                return card(ref, voice)
    return "card"


def several(filter: Filter, voice: Voice) -> str:
    """What kind of cards."""
    noun = cards(filter, voice)
    return noun if noun.endswith(("s", "ice", "ware")) else f"{noun}s"


def card(ref: Ref, voice: Voice) -> str:
    """Which card."""
    match ref:
        case r.This():
            return "this"
        case r.Chosen(slot=slot):
            return voice.chosen.get(slot, "it")
        case r.Encountered() | r.Approached() | r.LastEncountered():
            return voice.say("ice")
        case r.HostOf():
            return "host"
        case r.Those():
            return "them"
        case r.Every(filter=filter):
            return f"all {several(filter, voice)}"
        case r.Top(zone=zone):
            return f"top of {place(zone, voice)}"
    return "it"


# --- places -----------------------------------------------------------------------------------------------


def place(zone: str, voice: Voice) -> str:
    """A zone."""
    if zone in (CORP_SCORE, RUNNER_SCORE):
        return "score area"
    return "out of the game" if zone == REMOVED else voice.say(zone)


def server(ref: ServerRef | None, voice: Voice) -> str:
    """A server by name, or nothing where any will do or its name would need a sentence."""
    match ref:
        case r.Central(name=name):
            return voice.say(name)
        case r.AnyRemote() | r.NewRemote():
            return "remote"
        case r.AnyCentral():
            return "central"
        case r.YourMark():
            return "mark"
        case r.OneOf(servers=servers):
            return "/".join(filter(None, (server(one, voice) for one in servers)))
    return ""
