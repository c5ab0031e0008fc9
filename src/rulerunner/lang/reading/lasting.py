"""Effects that last for a while, and replacements that wait."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s

from .creating import when
from .engine import NO
from .marks import Event, It
from .pointing import GRAMMAR

say = GRAMMAR.say

say("subtypes", "{subtypename}", lambda one: (one,))
say("subtypes", "{subtypename} and {subtypename}", lambda *several: several)
say("subtypes", "{subtypename} , {subtypes}", lambda one, more: (one, *more))
for words in ("1", "from 1 to {int}"):
    say(
        "step",
        f"choose {words} subtype of ice , and {{ref}} gain (it|them) {{duration}}",
        lambda *said: (i.GiveSubtypes(said[-2], said[-1], (), said[0] if len(said) > 2 else 1),),
    )
    say(
        "step",
        f"choose {words} subtype among {{subtypes}} , and {{ref}} gain (it|them) {{duration}}",
        lambda *said: (i.GiveSubtypes(said[-2], said[-1], said[-3], said[0] if len(said) > 3 else 1),),
    )
say(
    "step",
    "{duration} , {ref} gain subtype of {ref} and its subroutine , in order before its other",
    lambda duration, this, ref: (i.CopySubroutines(ref, duration),),
)
say(
    "step",
    "{duration} , {ref} gain subroutine of {ref} , in any order among its other",
    lambda duration, this, ref: (i.TakeSubroutines(ref, duration),),
)
# --- effects that last ------------------------------------------------------------------------------------

for duration in ("run", "encounter", "access", "action", "turn", "trace"):
    say("duration", f"for (rest|remainder) of (this|the) {duration}", lambda duration=duration: duration)
    say("duration", f"until end of (this|the) {duration}", lambda duration=duration: duration)
    say("duration", f"this {duration}", lambda duration=duration: duration)
    say("within", f"this {duration}", lambda duration=duration: duration)
for words, duration in (
    ("for (rest|remainder) of game", "game"),
    ("(for|on|during) (that player's|their|your|runner's|corp's) next turn", "next turn"),
    ("until your next turn begin", "until your turn"),
    ("until your next turn end", "until your turn ends"),
    ("for as long as it stay rezzed", "rezzed"),
    ("for as long as it stay active", "active"),
    ("until the next encounter end", "next encounter"),
    ("for runner's next 6 action", "next 6 actions"),
    ("for your next x turn", "next X turns"),
):
    say("duration", words, lambda duration=duration: duration)
    say("within", words, lambda duration=duration: duration)
say("step", "{duration} , {decl}", lambda duration, decl: (lasting(decl, duration),))
say(
    "step",
    "on {whose} next turn , {who} get {moreclicks}",
    lambda whose, who, by: (i.Lasting(s.Player("clicks", by, who), "next turn"),) if whose == who else NO,
)
say(
    "step",
    "{duration} , while {cond} , {decls}",
    lambda duration, cond, decls: (i.Later(b.Static(decls, cond), duration),),
)
say(
    "step",
    "{duration} , {decl} ; and {decls}",
    lambda duration, decl, decls: (i.Later(b.Static((decl, *decls)), duration),),
)
say(
    "step",
    "on {whose} next turn , {who} get {moreclicks}",
    lambda whose, who, by: (i.Lasting(s.Player("clicks", by, who), "next turn"),) if whose == who else NO,
)
say("step", "{decl} {duration}", lambda decl, duration: (lasting(decl, duration),))
say("step", "{stronger}", lambda block: block)


say("step", "{stronger}", lambda block: block)


def lasting(decl: Any, duration: str) -> Any:
    """A declaration for a time, bound to the card it speaks of."""
    ref = next((ref for ref in _cards_of(decl) if ref != r.THIS), None)
    bound = _binding(decl, ref) if ref is not None else decl
    return i.Lasting(bound, duration, bind=ref)  # type: ignore[arg-type]


def _cards_of(decl: Any) -> list[Any]:
    found = []
    for each in fields(decl):
        value = getattr(decl, each.name)
        if isinstance(value, f.Same):
            found.append(value.ref)
    return found


def _binding(decl: Any, ref: Any) -> Any:
    changes = {e.name: f.Same(r.BOUND) for e in fields(decl) if getattr(decl, e.name) == f.Same(ref)}
    return replace(decl, **changes)


NEXT: Final = "{who} next encounter piece of ice this run ,"
say("step", f"when {NEXT} for rest of that encounter , {{decl}}", lambda who, decl: (_next(decl),))
say("step", f"when {NEXT} for rest of this run , {{decl}}", lambda who, decl: (_next(decl, "run"),))
say(
    "step",
    f"once {NEXT} {{nested}}",
    lambda who, ability: (i.Later(_that_bound(ability), next_encounter=True),),
)


say(
    "step",
    f"once {NEXT} {{trigger}} {{within}} [while {{cond}}] , {{block}}",
    lambda who, event, duration, cond, block: (
        i.Later(_that_bound(when(event, block, cond)), duration, next_encounter=True),
    ),
)
say(
    "step",
    f"once {NEXT} {{duration}} , as soon as {{cond}} , {{block}}",
    lambda who, duration, cond, block: (
        i.Later(_that_bound(b.While(cond, block)), duration, next_encounter=True),
    ),
)
say(
    "step",
    f"once {NEXT} {{duration}} , while {{cond}} , {{decls}}",
    lambda who, duration, cond, decls: (
        i.Later(_that_bound(b.Static(decls, cond)), duration, next_encounter=True),
    ),
)
say(
    "step",
    f"once {NEXT} {{duration}} , {{cost}} : {{block}}",
    lambda who, duration, cost, block: (
        i.Later(_that_bound(b.Paid(cost, block)), duration, next_encounter=True),
    ),
)


def _next(decl: Any, duration: Any = "encounter") -> Any:
    return i.Lasting(_that_bound(decl), duration, next_encounter=True)


def _that_bound(value: Any) -> Any:
    """ "That ice" is the ice the effect waits for."""
    if isinstance(value, It) and value.noun == "that":
        return r.BOUND
    if isinstance(value, tuple):
        return tuple(_that_bound(one) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for each in fields(value):
            old = getattr(value, each.name)
            new = _that_bound(old)
            if new is not old:
                changes[each.name] = new
        return replace(value, **changes) if changes else value
    return value


INSTEAD: Final = "the next time [{any-duration}] that {would} ,"
for duration in ("run", "encounter", "access", "action", "turn", "trace"):
    say("any-duration", f"this {duration}", lambda duration=duration: duration)
say("any-duration", "for that player's next turn", lambda: "next turn")
say("any-duration", "until your next turn begin", lambda: "until your turn")
say("any-duration", "until your next turn end", lambda: "until your turn ends")
say("any-duration", "for as long as it stay rezzed", lambda: "rezzed")
say("any-duration", "for as long as it stay active", lambda: "active")
say("any-duration", "until the next encounter end", lambda: "next encounter")
say("any-duration", "for runner's next 6 action", lambda: "next 6 actions")
say("any-duration", "for your next x turn", lambda: "next X turns")


def _instead(duration: Any, event: Event, then: Any, may: bool = False) -> Any:
    return (i.Instead(event.kind, then, duration or "game", may),)


say("step", f"{INSTEAD} instead {{block}}", _instead)
say(
    "step",
    f"{INSTEAD} you may instead {{block}}",
    lambda duration, event, then: _instead(duration, event, then, True),
)
say(
    "step",
    "instead of (breaching|accessing card from|accessing) {server} , {block}",
    lambda server, then: NO if _replaced(then) is NO else (_replaced(then),),
)


def _replaced(then: Any) -> Any:
    match then:
        case (i.May(then=inner, cost=(), by="you", otherwise=()),):
            return i.Instead("breach", inner, may=True)
        case (i.May(),):
            return NO  # it is replaced only if that is paid
    return i.Instead("breach", then)
