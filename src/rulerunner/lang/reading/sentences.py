"""Instructions that join and direct others, and the sentences that make abilities."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.words import CREDIT

from .engine import NO
from .marks import SUBJECT, Done, Event, It, Limit, Linked, Outcome
from .nouns import GRAMMAR, SERVER

rule, say = GRAMMAR.rule, GRAMMAR.say


def acting(value: Any, who: str) -> Any:
    """A phrase with its subject named."""
    if isinstance(value, tuple):
        return tuple(acting(one, who) for one in value)
    if value == SUBJECT:
        return who
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for each in fields(value):
            old = getattr(value, each.name)
            new = acting(old, who) if isinstance(old, str | tuple) or is_dataclass(old) else old
            if new is not old:
                changes[each.name] = new
        return replace(value, **changes) if changes else value
    return value


def together(first: Any, second: Any) -> Any:
    """Effects that one sentence carries out together; what is chosen for them comes first."""
    parts = (*_effects(first), *_effects(second))
    if all(isinstance(part, i.Effect) for part in parts):
        return (i.All(parts),)
    return first + second


def _effects(block: Any) -> tuple[Any, ...]:
    return tuple(one for part in block for one in (part.effects if isinstance(part, i.All) else (part,)))


# --- clauses: somebody does something ----------------------------------------------------------------------------

say("vps", "{vp}", lambda block: block)
say("vps", "{vp} (and|, and) {vps}", together)
say("vps", "{vp} , {vps}", lambda one, more: together(one, more))
say("clause1", "{vps}", lambda block: acting(block, "you"))
say("clause1", "{who} [must] {vps}", lambda who, block: acting(block, who))
say("clause1", "have {who} {vps}", lambda who, block: acting(block, who))
say("clause1", "force {who} to {vps}", lambda who, block: acting(block, who))
say("clause1", "{who} give {who} {tags}", lambda who, whom, n: (i.GiveTags(n),))
say("clause", "{clause1}", lambda block: block)
say("clause", "{clause1} (and|, and) {clause}", together)
say("clause", "{clause1} , {clause}", together)
say("step", "{clause}", lambda block: block)

# --- blocks -------------------------------------------------------------------------------------------------------

say("block", "{step}", lambda one: one)
say("block", "{step} (, then|then|, and then) {block}", lambda one, more: one + more)
say("block", "{step} ; after that , {block}", lambda one, more: one + more)
say("block", "< {step} > , then {block}", lambda one, more: one + more)
say("block", "< {step} > ; after that , {block}", lambda one, more: one + more)
say("block", "do this : {block}", lambda block: block)
say("block", "do nothing", lambda: ())

OTHERWISE: Final = "; otherwise ,"
say("step", "if {cond} , {block}", lambda when, then: (i.If(when, then),))
say("step", f"if {{cond}} , {{block}} {OTHERWISE} {{block}}", lambda when, then, no: (i.If(when, then, no),))
say(
    "step",
    f"if {{cond}} , < {{block}} > {OTHERWISE} {{block}}",
    lambda when, then, no: (i.If(when, then, no),),
)
say("step", "{clause} if {cond}", lambda then, when: (i.If(when, then),))
say("step", "{who} may {block}", lambda who, then: (i.May(then, by=who),))
say("step", "{who} may {cost}", lambda who, cost: (i.May((), cost, who),))
say("step", "{who} may {cost} to {block}", lambda who, cost, then: (i.May(then, cost, who),))
say(
    "step",
    "{who} may {block} ; if {who} do not , {block}",
    lambda who, then, _, no: (i.May(then, by=who, otherwise=no),),
)
say(
    "step",
    "{who} may < {block} > ; if {who} do not , {block}",
    lambda who, then, _, no: (i.May(then, by=who, otherwise=no),),
)
say(
    "step",
    "{who} may {cost} to {block} ; if {who} do not , {block}",
    lambda who, cost, then, _, no: (i.May(then, cost, who, no),),
)
say(
    "step",
    "{who} may {cost} to < {block} > ; if {who} do not , {block}",
    lambda who, cost, then, _, no: (i.May(then, cost, who, no),),
)


def unless(payments: Any, then: Any) -> Any:
    """Any of the payments will do."""
    for who, cost in reversed(payments):
        then = (i.Unless(cost, then, who),)
    return then


say("payment", "{who} {cost}", lambda who, cost: (who, cost))
say("payments", "{payment}", lambda one: (one,))
say("payments", "{payment} or {payments}", lambda one, more: (one, *more))
say("payments", "{who} {cost} or {cost}", lambda who, a, z: ((who, a), (who, z)))
say("step", "unless {payments} , {block}", unless)
say("step", "{clause} unless {payments}", lambda then, payments: unless(payments, then))
say(
    "step",
    "{who} must {cost} if able ; otherwise , {block}",
    lambda who, cost, then: (i.Unless(cost, then, who, must=True),),
)
say("step", "{who} must either {block} or {block}", lambda who, a, z: (i.ChooseOne((a, z), who, must=True),))
say(
    "step",
    "{who} must {vps} or {vps}",
    lambda who, a, z: (i.ChooseOne((acting(a, who), acting(z, who)), who, must=True),),
)
say("step", "either {block} or {block}", lambda a, z: (i.ChooseOne((a, z)),))
say(
    "step",
    "[{who}] choose 1 of these : {options}",
    lambda who, options: (i.ChooseOne(options, who or "you"),),
)
say(
    "step",
    "[{who}] choose 1 of these that can be carried out : {options}",
    lambda who, options: (i.ChooseOne(options, who or "you", must=True),),
)
say("options", "{block} ; or {block}", lambda a, z: (a, z))
say("options", "{block} ; or {options}", lambda a, more: (a, *more))
say("often", "once", lambda: 1)
say("often", "twice", lambda: 2)
say("often", "{n} time", lambda n: n)
say("often", "once for each {unit}", lambda unit: unit)
say("often", "{quantity} time", lambda n: n)
say("step", "do this {often} : {block}", lambda n, block: (i.Repeat(n, block),))

# --- traces -------------------------------------------------------------------------------------------------------

TRACE: Final = "[{who}] [have {who}] trace (with strength|) {quantity}"


def trace(who: Any, whom: Any, n: Any, success: Any = (), failure: Any = ()) -> Any:
    return (i.Trace(n, success or (), failure or ()),)


say("step", TRACE, trace)
say("step", f"{TRACE} ; if it succeed , {{block}}", trace)
say("step", f"{TRACE} ; if it succeed , {{block}} {OTHERWISE} {{block}}", trace)
say("step", f"{TRACE} ; if it succeed , < {{block}} > {OTHERWISE} {{block}}", trace)
say("step", f"{TRACE} ; if it fail , {{block}}", lambda who, whom, n, no: trace(who, whom, n, (), no))
say("step", f"{TRACE} - if trace is (successful|succesful) , {{block}}", trace)
say("vp", "trace (with strength|) {quantity}", lambda n: (i.Trace(n),))
say(
    "outcome",
    "if (successful|trace is successful|that trace is successful|it is successful) , {block}",
    lambda block: Outcome(success=block),
)
say(
    "outcome",
    "if (unsuccessful|unsuccesful|trace is unsuccessful|it is unsuccessful) , {block}",
    lambda block: Outcome(failure=block),
)

# --- runs ---------------------------------------------------------------------------------------------------------

MAKE: Final = "[{who}] (make run on|run|make a run on|run on) {server}"
say("step", MAKE, lambda who, server: (i.Run(server),))
say("step", "[{who}] make (a|another) run", lambda who: (i.Run(r.ANY_SERVER),))
say("step", f"{MAKE} ; during that run , {{linkeds}}", lambda who, server, linked: (i.Run(server, linked),))
say("linkeds", "{nested}", lambda one: (one,))
say("linkeds", "{nested} ; also , {linkeds}", lambda one, more: (one, *more))

# --- effects that last ----------------------------------------------------------------------------------------------

for duration in ("run", "encounter", "turn", "trace"):
    say("duration", f"for (rest|remainder) of (this|the) {duration}", lambda duration=duration: duration)
    say("duration", f"until end of (this|the) {duration}", lambda duration=duration: duration)
    say("duration", f"this {duration}", lambda duration=duration: duration)
    say("within", f"this {duration}", lambda duration=duration: duration)
say("duration", "for (rest|remainder) of game", lambda: "game")
say("within", "for rest of game", lambda: "game")
say("step", "{duration} , {decl}", lambda duration, decl: (lasting(decl, duration),))
say("step", "{decl} {duration}", lambda decl, duration: (lasting(decl, duration),))


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
say(
    "step",
    f"once {NEXT} {{nested}}",
    lambda who, ability: (i.Later(_that_bound(ability), next_encounter=True),),
)


def _next(decl: Any) -> Any:
    return i.Lasting(_that_bound(decl), "encounter", next_encounter=True)


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


# --- abilities that other abilities create or carry -------------------------------------------------------------------


OWN: Final = ("install", "play", "rez", "score")
"""What only its own player does with a card."""


def when(event: Event, block: Any, condition: Any = None, optional: bool = False, **more: Any) -> b.When:
    """A conditional ability."""
    if event.subject == f.Same(r.THIS) and event.side == "you" and event.kind in OWN:
        event = replace(event, side="")
    trigger = b.Trigger(event.kind, event.subject, event.server, event.side, event.detail, event.first, event.during)  # type: ignore[arg-type]
    return b.When(trigger, block, optional, condition=condition, **more)


say("nested", "{trigger} [, if {cond}] , {block}", lambda event, cond, block: when(event, block, cond))
say("nested", "{trigger-that} [, if {cond}] , {block}", lambda event, cond, block: when(event, block, cond))
say("nested", "{trigger} {within} [, if {cond}] , {block}", lambda event, duration, cond, block: NO)
say(
    "nested",
    "{would-trigger} [, if {cond}] , {block}",
    lambda event, cond, block: when(event, block, cond, interrupt=True),
)
say(
    "nested",
    "when {wouldthat} [, if {cond}] , {block}",
    lambda event, cond, block: when(event, block, cond, interrupt=True),
)
say("nested", "{decls}", lambda decls: b.Static(decls))
say("nested", "while {cond} , {decls}", lambda cond, decls: b.Static(decls, cond))
say("nested", "{nested} ; once per turn", lambda ability: replace(ability, once="turn"))
say(
    "step",
    "{trigger} {within} [, if {cond}] , {block}",
    lambda event, duration, cond, block: (i.Later(when(event, block, cond), duration),),
)
say(
    "step",
    "the next time {now} [, if {cond}] , {block}",
    lambda event, cond, block: (i.Later(when(event, block, cond)),),
)
INSTEAD: Final = "the next time [this {any-duration}] that {would} ,"
for duration in ("run", "encounter", "turn", "trace"):
    say("any-duration", duration, lambda duration=duration: duration)


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
    lambda server, then: (_replaced(then),),
)


def _replaced(then: Any) -> Any:
    match then:
        case (i.May(then=inner, cost=(), by="you", otherwise=()),):
            return i.Instead("breach", inner, may=True)
    return i.Instead("breach", then)


# --- sentences ---------------------------------------------------------------------------------------------------------

COLON: Final = "(:|,)"
say(
    "sentence",
    f"{{trigger}} [, if {{cond}}] {COLON} {{block}}",
    lambda event, cond, block: when(event, block, cond),
)
say(
    "sentence",
    f"{{trigger}} during run on {{server}} [, if {{cond}}] {COLON} {{block}}",
    lambda event, at, cond, block: _during(when(event, block, cond), at),
)
say("sentence", f"{{trigger}} {COLON} {{block}} if {{cond}}", lambda event, block, cond: NO)
say("sentence", "{block} {trigger}", lambda block, event: when(event, block))
say(
    "sentence",
    f"{{would-trigger}} during run on {{server}} [, if {{cond}}] {COLON} {{block}}",
    lambda event, at, cond, block: _during(when(event, block, cond, interrupt=True), at),
)
say(
    "sentence",
    "as long as they lie there , {counter} have : {sentence}",
    lambda kind, ability: b.CounterText(kind, ability) if isinstance(ability, b.Ability) else NO,
)
say(
    "sentence",
    f"{{would-trigger}} [, if {{cond}}] {COLON} {{block}}",
    lambda event, cond, block: when(event, block, cond, interrupt=True),
)
say(
    "sentence",
    f"interrupt -> {{would-trigger}} [, if {{cond}}] {COLON} {{block}}",
    lambda event, cond, block: when(event, block, cond, interrupt=True),
)
for per in ("turn", "run"):
    say("sentence", f"once per {per} -> {{sentence}}", lambda ability, per=per: _limited(ability, once=per))
    say("sentence", f"once per {per} , {{sentence}}", lambda ability, per=per: _limited(ability, once=per))
say("sentence", "persistent -> {sentence}", lambda ability: _limited(ability, persistent=True))
say("sentence", "as soon as {cond} : {block}", b.While)
say("sentence", "when {ref} is empty , trash {ref}", lambda ref, other: Empties())
say(
    "sentence",
    "when there is no [more] {counter} (left|) on {ref} , trash {ref}",
    lambda kind, ref, other: b.While(c.Empty(kind), (i.Trash(),)),
)
say(
    "sentence",
    "when all [the] (credit|{counter}) have been removed , trash {ref}",
    lambda kind, ref: b.While(c.Empty(kind or CREDIT), (i.Trash(),)),
)
say("sentence", "{subroutine} {block}", lambda _, block: b.Sub(block))
say("subroutine", "subroutine [:]", lambda: True)
say("subroutine", "s credit", lambda: True)
say("sentence", "{cost} : {block}", lambda cost, block: _paid(cost, block))
say("sentence", "interface -> {cost} : {block}", lambda cost, block: b.Paid(cost, block))
say(
    "sentence",
    "interface , once per turn -> {cost} : {block}",
    lambda cost, block: b.Paid(cost, block, once="turn"),
)
say("sentence", "{who} may {cost} : {block}", lambda who, cost, block: b.Paid(cost, block, user=who))
say("sentence", "access -> {cost} : {block}", lambda cost, block: b.Paid(cost, block, access=True))
say(
    "sentence",
    "access , once per turn -> {cost} : {block}",
    lambda cost, block: b.Paid(cost, block, once="turn", access=True),
)
say("sentence", "interrupt -> {cost} : {block}", lambda cost, block: _interrupting(cost, block))
say(
    "sentence",
    "{cost} : (prevent|avoid) {pieces} {damage}",
    lambda cost, n, kind: _prevents(cost, n, "damage", kind),
)
say("sentence", "{cost} : (prevent|avoid) {pieces} tag", lambda cost, n: _prevents(cost, n, "tags", ""))
say(
    "sentence",
    "interrupt -> {cost} : (prevent|avoid) {pieces} {damage}",
    lambda cost, n, kind: _prevents(cost, n, "damage", kind),
)
say(
    "sentence",
    "interrupt -> {cost} : (prevent|avoid) {pieces} tag",
    lambda cost, n: _prevents(cost, n, "tags", ""),
)
say("pieces", "{n}", lambda n: n)
say("pieces", "up to {int}", lambda n: (n,))
say("pieces", "all", lambda: 0)
BEGIN: Final = "{who} may {cost} : {block}"
say(
    "begin",
    "when {would}",
    lambda event: (("interrupt", event.kind), ("detail", event.detail), ("subject", event.subject)),
)
say(
    "begin",
    "{trigger}",
    lambda event: (
        ("moment", b.Trigger(event.kind, event.subject, event.server, event.side, event.detail, event.first)),
    ),
)
say("begin", "while {who} is accessing card", lambda who: (("access", True),))
say("begin", "if {cond}", lambda cond: (("condition", cond),))
say("begins", "{begin}", tuple)
say("begins", "{begin} and {begins}", lambda one, more: (*one, *more))
say("begins", "{begin} , {begins}", lambda one, more: (*one, *more))
say(
    "sentence",
    f"{{begins}} , {BEGIN}",
    lambda begins, who, cost, block: b.Paid(cost, block, user=who, **dict(begins)),
)
say("sentence", "{decls}", lambda decls: b.Static(decls))
say("sentence", "while {cond} , {decls}", lambda cond, decls: b.Static(decls, cond))
say("sentence", "if {cond} , {decls}", lambda cond, decls: b.Static(decls, cond))
say("sentence", "{decls} (while|if|as long as) {cond}", lambda decls, cond: b.Static(decls, cond))
say("sentence", "persistent -> {decls}", lambda decls: b.Static(decls, persistent=True))
say("sentence", "{shorts}", lambda decls: b.Static(decls))
say(
    "sentence",
    "{shorts} {sentence}",
    lambda decls, ability: (b.Static(decls), ability) if not isinstance(ability, tuple) else NO,
)
say("sentence", "[then ,|then] {block}", lambda block: Steps(block))
say("sentence", "{outcome}", lambda outcome: outcome)
say("sentence", "if successful , {block}", lambda block: Linked((when(Event("successful run"), block),)))
say(
    "sentence",
    "if [the] run is successful , {block}",
    lambda block: Linked((when(Event("successful run"), block),)),
)
say(
    "sentence",
    "if successful , access {morecards} when you breach {server}",
    lambda n, server: Linked((_more(n, server),)),
)
say("sentence", "if successful , access {morecards}", lambda n: Linked((_more(n, r.ATTACKED),)))
say("sentence", "when that run end , {block}", lambda block: Linked((when(Event("run ends"), block),)))
say(
    "sentence",
    "when that run end , if it was successful , {block}",
    lambda block: Linked((when(Event("run ends", detail="successful"), block),)),
)
say(
    "sentence",
    "when that run end , if it was unsuccessful , {block}",
    lambda block: Linked((when(Event("run ends", detail="unsuccessful"), block),)),
)
say("sentence", "during that run , {decls}", lambda decls: Linked((b.Static(decls),)))
say(
    "sentence",
    "{who} cannot jack out during that run",
    lambda who: Linked((b.Static((s.Cannot("jack out"),)),)),
)


def _more(n: Any, server: Any) -> Any:
    later = i.Later(when(Event("breach", server=server), (i.AccessMore(n),)), "run")
    return when(Event("successful run"), (later,))


def _during(ability: b.When, at: Any) -> Any:
    return replace(ability, trigger=replace(ability.trigger, during=at))


def _limited(ability: Any, **limits: Any) -> Any:
    allowed = b.When | b.Paid if "once" in limits else b.When | b.Static
    return replace(ability, **limits) if isinstance(ability, allowed) else NO


class Steps(tuple):  # type: ignore[type-arg]
    """A sentence that is instructions alone: what an event does, or what goes on with the ability before."""

    __slots__ = ()

    def __new__(cls, block: Any) -> "Steps":
        return super().__new__(cls, block)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Steps) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(("steps", *self))


class Empties(tuple):  # type: ignore[type-arg]
    """ "When it is empty, trash it": of whatever counters the sentence before loaded."""

    __slots__ = ()


def _paid(cost: Any, block: Any) -> Any:
    """A paid ability; what prevents something is an interrupt and says so in another way."""
    return NO if any(isinstance(step, i.Prevent | i.IncreaseImminent) for step in block) else b.Paid(cost, block)


def _prevents(cost: Any, n: Any, kind: str, detail: str) -> Any:
    most = isinstance(n, tuple)
    block = (i.ChooseNumber(1, n[0]), i.Prevent(q.X)) if most else (i.Prevent(n),)
    return b.Paid(cost, block, interrupt=kind, detail=detail)


def _interrupting(cost: Any, block: Any) -> Any:
    return NO if any(isinstance(step, i.Prevent) for step in block) else NO


# --- sentences about the ability before them ------------------------------------------------------------------------------

for per in ("turn", "run"):
    say("sentence", f"(use this ability only once per {per}|once per {per})", lambda per=per: Limit(once=per))
say("sentence", "once per encounter on each subroutine", lambda: Limit(once="subroutine"))
say(
    "sentence",
    "use this ability only during run [on {server}]",
    lambda server: Limit(condition=c.DuringRun(server)),
)
say("sentence", "use this ability only if {cond}", lambda cond: Limit(condition=cond))
say("sentence", "use this ability only during {whose} turn", lambda who: Limit(condition=c.DuringTurn(who)))
say("sentence", "use this ability only by spending", lambda: NO)
say("sentence", "only runner can use this ability", lambda: Limit(user="runner"))
say("sentence", "only corp can use this ability", lambda: Limit(user="corp"))
say(
    "sentence",
    "if {who} trash {ref} while accessing it , this still appl for rest of that run",
    lambda who, ref: Limit(persistent=True),
)
say(
    "sentence",
    "if {who} trash {ref} while accessing it , this still apply for rest of that run",
    lambda who, ref: Limit(persistent=True),
)
say("sentence", "this ability is active while {ref} is anywhere", lambda ref: Limit(active_in="anywhere"))
say("sentence", "this ability is active while {ref} is in {zone}", lambda ref, zone: Limit(active_in=zone))
say("sentence", "this damage cannot be prevented", lambda: Done("unpreventable"))

# --- what the rules see to by themselves -------------------------------------------------------------------------------------

for words in (
    "limit 1 console per player",
    "limit 1 region per server",
    "limit {int} per deck",
    "only one deck can be in play at a time",
    "trash any older deck",
    "trash older one",
    "only one region may be installed in each fort",
    "rez a region when you install it",
    "install a region only if you can pay to rez it",
    "if for some reason more than one is in play , trash all but one",
    "use only one base link card for each trace attempt made against you",
    "only one unique card of a particular name can be in play at a time",
    "corp may remove all virus counter [at any time] [, but must then forgo|by forgoing] its next three click",
    "corp may remove all virus counter by forgoing its next three action",
    "corp may remove all virus counter at any time , but must then forgo its next three action",
    "if corp have {int} or more bad publicity point , it lose game , even if it fulfill victory condition at the same time",
    "draft format only",
    "shuffle {deck} after searching it",
    "reveal spent credit",
    "this ability is active if any player have {int} or more agenda point",
):
    say("sentence", words, lambda *_: Done("rule"))
say(
    "sentence",
    "shuffle {deck} [afterwards]",
    lambda deck: Steps((i.ShuffleDeck("corp" if deck == "R&D" else "runner"),)),
)
say(
    "sentence",
    "as an additional cost to play {ref} , spend {clicks}",
    lambda ref, n: b.Static((s.AdditionalCost("play", (k.Clicks(n),), f.Same(r.THIS)),)),
)
say("sentence", "{cost} : base link {int}", b.BaseLink)
say("sentence", "{cost} : your base link is {int} for this trace", b.BaseLink)
say("sentence", "{cost} : {link}", lambda cost, n: b.LinkBoost(cost, n) if isinstance(n, int) else NO)
say(
    "sentence",
    "{cost} : get {link} for this trace",
    lambda cost, n: b.LinkBoost(cost, n) if isinstance(n, int) else NO,
)
say(
    "sentence",
    "put {int} credit from bank on {ref} when (it is installed|you install it)",
    lambda n, ref: when(Event("install", subject=f.Same(r.THIS)), (i.Place(n, CREDIT),)),
)

__all__ = ["SERVER", "Empties", "Steps", "acting", "q", "when"]
