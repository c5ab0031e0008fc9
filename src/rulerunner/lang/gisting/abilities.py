"""Abilities as lines: when or for what price, and the deeds that follow."""

from dataclasses import dataclass
from functools import singledispatch

from rulerunner.lang import abilities as a
from rulerunner.lang import conditions as c
from rulerunner.lang.base import Condition
from rulerunner.lang.filters import Same
from rulerunner.lang.instructions import Lasting
from rulerunner.lang.refs import This

from .being import costs, declared, is_term
from .doing import Atom, atoms, block, of_ability
from .nouns import Voice, cards, server

OWN = {
    "score": "scored",
    "steal": "stolen",
    "install": "installed",
    "rez": "rezzed",
    "encounter": "met",
    "access": "accessed",
    "trash": "trashed",
    "uninstall": "gone",
    "expose": "exposed",
    "advance": "advanced",
    "pass": "passed",
    "fully broken": "broken",
    "subroutine broken": "broken",
}
"""What has happened to the card itself."""
OTHERS = {
    "turn begins": "each turn",
    "turn ends": "turn end",
    "action phase ends": "turn end",
    "run ends": "run end",
    "run begins": "on run",
    "unsuccessful run": "failed run",
    "approach server": "approach",
    "passes all ice": "all passed",
    "lose clicks": "click lost",
    "spend clicks": "click spent",
    "gain credits": "on gain",
    "fully broken": "on break",
    "subroutine broken": "on break",
    "subroutine resolves": "on sub",
    "tags": "on tag",
    "remove tags": "tag gone",
    "encounter ends": "after ice",
    "action ends": "after action",
    "action resolved": "after action",
    "server created": "new remote",
    "bad publicity": "on bad pub",
}
"""What has happened to something else; other kinds are called what they are: "on damage"."""


@dataclass(frozen=True, slots=True)
class Line:
    """An ability: when or for what, and what it does."""

    lead: str
    atoms: tuple[Atom, ...]
    terms: bool = False
    """It says on what terms the card is played rather than what it is for."""


@singledispatch
def lines(word: a.Ability, voice: Voice) -> list[Line]:
    """An ability as lines."""
    return []


@lines.register
def _play(word: a.Play, voice: Voice) -> list[Line]:
    return [Line("", tuple(block(word.block, voice)))]


@lines.register
def _sub(word: a.Sub, voice: Voice) -> list[Line]:
    return [Line("", tuple(block(word.block, voice)))]


@lines.register
def _when(word: a.When, voice: Voice) -> list[Line]:
    return [Line(happened(word.trigger, voice), tuple(block(word.block, voice)))]


@lines.register
def _while(word: a.While, voice: Voice) -> list[Line]:
    return [Line(_if(word.condition), tuple(block(word.block, voice)))]


@lines.register
def _paid(word: a.Paid, voice: Voice) -> list[Line]:
    return [Line(costs(word.cost, voice), tuple(block(word.block, voice)))]


@lines.register
def _static(word: a.Static, voice: Voice) -> list[Line]:
    lead = _if(word.condition)
    return [Line(lead, tuple(declared(one, voice)), is_term(one)) for one in word.declarations]


@lines.register
def _counter_text(word: a.CounterText, voice: Voice) -> list[Line]:
    return lines(word.ability, voice)


@lines.register
def _base_link(word: a.BaseLink, voice: Voice) -> list[Line]:
    return [Line(costs(word.cost, voice), ((f"base link {word.link}",),))]


@lines.register
def _link_boost(word: a.LinkBoost, voice: Voice) -> list[Line]:
    return [Line(costs(word.cost, voice), ((f"+{word.by} link",),))]


def _if(condition: Condition | None) -> str:
    match condition:
        case c.Tagged():
            return "tagged"
        case c.No(inner=c.Tagged()):
            return "untagged"
        case c.DuringRun():
            return "on run"
    return ""


def happened(trigger: a.Trigger, voice: Voice) -> str:
    """When: "scored", "each turn", "run on HQ"."""
    kind, subject = trigger.kind, trigger.subject
    if isinstance(subject, Same) and isinstance(subject.ref, This) and kind in OWN:
        return voice.say(OWN[kind])
    where = server(trigger.server, voice)
    if kind == "successful run":
        return f"run on {where}" if where else "on run"
    if kind == "breach":
        return f"{voice.say('breach')} {where}".rstrip()
    if kind in OTHERS:
        return OTHERS[kind]
    if subject is not None and (noun := cards(subject, voice)) not in ("card", "this"):
        return f"{kind} {noun}"
    return f"on {kind}"


# --- inside other words -----------------------------------------------------------------------------------


@of_ability.register(a.When)
@of_ability.register(a.While)
@of_ability.register(a.Paid)
@of_ability.register(a.Static)
@of_ability.register(a.Sub)
def _inside(word: a.Ability, voice: Voice) -> list[Atom]:
    return [atom for line in lines(word, voice) for atom in line.atoms]


@atoms.register
def _lasting(word: Lasting, voice: Voice) -> list[Atom]:
    return declared(word.declaration, voice)
