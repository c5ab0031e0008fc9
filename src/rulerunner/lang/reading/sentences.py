"""Sentences: what makes an ability, and what belongs to the one before."""

from dataclasses import replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.validating.walk import words as words_of
from rulerunner.lang.words import AGENDA_COUNTER, CREDIT

from .creating import trigger_of, when
from .engine import NO
from .happenings import placed
from .marks import Anyway, Done, Event, Limit, Linked, Otherwise
from .normal_form import members, swapped, without
from .pointing import GRAMMAR, PERIODS

rule, say = GRAMMAR.rule, GRAMMAR.say

# --- sentences --------------------------------------------------------------------------------------------

COLON: Final = "(:|,)"
say(
    "sentence",
    f"{{trigger}} [while {{cond}}] {COLON} {{block}}",
    lambda event, cond, block: when(event, block, cond),
)
say(
    "sentence",
    f"{{trigger}} during run on {{server}} [while {{cond}}] {COLON} {{block}}",
    lambda event, at, cond, block: _during(when(event, block, cond), at),
)
say("sentence", "{block} {trigger}", lambda block, event: when(event, block))
say(
    "sentence",
    f"{{would-trigger}} during run on {{server}} [while {{cond}}] {COLON} {{block}}",
    lambda event, at, cond, block: _during(when(event, block, cond, interrupt=True), at),
)
say(
    "sentence",
    "as long as they lie there , {counter} have : {sentence}",
    lambda kind, ability: b.CounterText(kind, ability) if isinstance(ability, b.Ability) else NO,
)
say(
    "sentence",
    f"{{would-trigger}} [while {{cond}}] {COLON} {{block}}",
    lambda event, cond, block: when(event, block, cond, interrupt=True),
)
say(
    "sentence",
    f"interrupt -> {{would-trigger}} [while {{cond}}] {COLON} {{block}}",
    lambda event, cond, block: when(event, block, cond, interrupt=True),
)
for per, words in PERIODS:
    say("sentence", f"once per {words} -> {{sentence}}", lambda ability, per=per: _limited(ability, once=per))
    say("sentence", f"once per {words} , {{sentence}}", lambda ability, per=per: _limited(ability, once=per))
say("sentence", "persistent -> {sentence}", lambda ability: _limited(ability, persistent=True))
say("sentence", "threat {int} -> {sentence}", lambda n, said: _threatening(n, said))
say("sentence", "dividends {int} [{sentence}]", lambda n, said: (_dividends(n), *_several(said)))
say(
    "sentence",
    "{trigger} during (this|that) run [while {cond}] , {block}",
    lambda event, cond, block: Linked((when(event, block, cond),)),
)
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
say("sentence", "interface -> {cost} : {block}", lambda cost, block: _interface(cost, block))
say(
    "sentence",
    "interface , once per turn -> {cost} : {block}",
    lambda cost, block: b.Paid(cost, _interfacing(block), once="turn"),
)
say("sentence", "{who} may {cost} : {block}", lambda who, cost, block: b.Paid(cost, block, user=who))
say("sentence", "access -> {cost} : {block}", lambda cost, block: b.Paid(cost, block, access=True))
say(
    "sentence",
    "access , once per turn -> {cost} : {block}",
    lambda cost, block: b.Paid(cost, block, once="turn", access=True),
)
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
    lambda event: _interrupting(event),
)
say(
    "begin",
    "{trigger}",
    lambda event: (("moment", trigger_of(event)),),
)
say(
    "begin",
    "{trigger} during run on {server}",
    lambda event, at: (("moment", trigger_of(replace(event, during=at))),),
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
    lambda decls, ability: (b.Static(decls), *_several(ability)),
)
say("sentence", "[then ,|then] {block}", lambda block: Steps(block))
say("sentence", "in any case , {block}", lambda block: Anyway(block))
say("sentence", "otherwise , {block}", lambda block: Otherwise(block))
say(
    "sentence",
    "after you resolve {ref} , your action phase end",
    lambda ref: (
        b.When(b.Trigger("resolved", subject=f.Same(r.THIS)), (i.EndActionPhase(),)) if ref == r.THIS else NO
    ),
)
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


def _interrupting(event: Event) -> Any:
    """What a paid ability interrupts; where a card is can only be said of the card."""
    if event.origin or event.batch or event.during is not None:
        return NO
    told = (("detail", event.detail), ("subject", placed(event)), ("by", event.source))
    return (("interrupt", event.kind), *told)


def _more(n: Any, server: Any) -> Any:
    later = i.Later(when(Event("breach", server=server), (i.AccessMore(n),)), "run")
    return when(Event("successful run"), (later,))


def _during(ability: b.When, at: Any) -> Any:
    """A run on these servers is asked for, whichever of its changes meets the condition."""
    also = tuple(replace(part, during=at) for part in ability.trigger.also)
    return replace(ability, trigger=replace(ability.trigger, during=at, also=also))


def _limited(ability: Any, **limits: Any) -> Any:
    allowed = b.When | b.Paid if "once" in limits else b.When | b.Static
    return replace(ability, **limits) if isinstance(ability, allowed) else NO


def _interface(cost: Any, block: Any) -> b.Paid:
    """An ability that interfaces: it breaks subroutines, or else it asks that the program can."""
    if any(isinstance(word, i.BreakSubroutines) for word in words_of(block)):
        return b.Paid(cost, _interfacing(block))
    met = f.Same(r.ENCOUNTERED)
    for cards in words_of(block):
        if isinstance(cards, f.Both) and met in members(cards):
            return b.Paid(cost, swapped(block, cards, met), condition=c.CanInterface(without(cards, met)))
    return b.Paid(cost, block, condition=c.CanInterface())


def _interfacing(block: Any) -> Any:
    """Subroutines are broken by an ability that interfaces, whatever the ice."""
    return tuple(
        replace(step, interface=True) if isinstance(step, i.BreakSubroutines) else step for step in block
    )


def _threatening(level: int, said: Any) -> Any:
    """An ability that there is only from a threat level on (26.03: 9.3.6f)."""
    high = c.AtLeast(q.ThreatLevel(), level)
    if isinstance(said, Steps):
        return Steps((i.If(high, tuple(said)),))
    if not isinstance(said, b.When | b.Paid | b.Static):
        return NO
    return replace(said, condition=high if said.condition is None else c.AllOf((high, said.condition)))


def _dividends(each: int) -> b.When:
    """Agenda counters for each excess advancement counter of the scored agenda (26.03: 10.13.1)."""
    amount = q.Times(each, q.Excess()) if each > 1 else q.Excess()
    return b.When(b.Trigger("score", subject=f.Same(r.THIS)), (i.Place(amount, AGENDA_COUNTER),))


def _several(ability: Any) -> tuple[Any, ...]:
    """A sentence that makes several abilities is a tuple of them; instructions alone are one thing."""
    return ability if type(ability) is tuple else (ability,)


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
    return (
        NO
        if any(isinstance(step, i.Prevent | i.IncreaseImminent | i.ReduceTrace | i.PayLess) for step in block)
        else b.Paid(cost, block)
    )


def _prevents(cost: Any, n: Any, kind: str, detail: str) -> Any:
    most = isinstance(n, tuple)
    block = (i.ChooseNumber(1, n[0]), i.Prevent(q.X)) if most else (i.Prevent(n),)
    return b.Paid(cost, block, interrupt=kind, detail=detail)


# --- sentences about the ability before them --------------------------------------------------------------

for per, words in PERIODS:
    say(
        "sentence",
        f"(use this ability only once per {words}|once per {words})",
        lambda per=per: Limit(once=per),
    )
say("sentence", "once per encounter on each subroutine", lambda: Limit(once="subroutine"))
say(
    "sentence",
    "use this ability only during run [on {server}]",
    lambda server: Limit(condition=c.DuringRun(server)),
)
say("sentence", "use this ability only if {cond}", lambda cond: Limit(condition=cond))
say("sentence", "use this ability only during {whose} turn", lambda who: Limit(condition=c.DuringTurn(who)))
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
say("sentence", "{ref} has this ability", lambda ref: Limit(given=True))
say("sentence", "this ability is active while {ref} is anywhere", lambda ref: Limit(active_in="anywhere"))
say("sentence", "this ability is active while {ref} is in {zone}", lambda ref, zone: Limit(active_in=zone))
say("sentence", "this damage cannot be prevented", lambda: Done("unpreventable"))

# --- what the rules see to by themselves ------------------------------------------------------------------

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
    "corp may remove all virus counter by forgoing its next three action",
    "corp may remove all virus counter at any time , but must then forgo its next three action",
    "draft format only",
    "shuffle {deck} after searching it",
    "reveal spent credit",
    "this ability is active if any player have {int} or more agenda point",
):
    say("sentence", words, lambda *_: Done("rule"))
LOSES: Final = "if corp have {int} or more bad publicity point , it lose game"
say("sentence", f"{LOSES} , even if it fulfill victory condition at same time", lambda n: Done("rule"))
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
say(
    "sentence",
    "while {cond} , {cost} : your base link is {int} for this trace",
    lambda cond, cost, n: b.BaseLink(cost, n, cond),
)
say("sentence", "{cost} : {link}", lambda cost, n: b.LinkBoost(cost, n) if isinstance(n, int) else NO)
say(
    "sentence",
    "{cost} : get {link} for this trace",
    lambda cost, n: b.LinkBoost(cost, n) if isinstance(n, int) else NO,
)
say(
    "sentence",
    "after bid of trace is revealed , you may {cost} : get {link} for this trace",
    lambda cost, n: b.LinkBoost(cost, n, after=True) if isinstance(n, int) else NO,
)
say(
    "sentence",
    "put {int} credit from bank on {ref} when (it is installed|you install it)",
    lambda n, ref: when(Event("install", subject=f.Same(r.THIS)), (i.Place(n, CREDIT),)),
)
