"""What is so while an ability applies."""

from dataclasses import replace
from typing import Any, Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.rendering.grammar import participle
from rulerunner.lang.validating.walk import exchanged
from rulerunner.lang.words import CORP, RUNNER

from .engine import NO
from .marks import Event, It
from .normal import implied, members
from .nouns import GRAMMAR, all_of
from .numbers import times

say = GRAMMAR.say

HAVE: Final = "(get|have|gain)"
VALUES: Final = (("strength", "strength"), ("points", "points"), ("requirement", "requirement"))
for name, value in VALUES:
    say("decl", f"{{every}} {HAVE} {{{name}}}", lambda of, by, value=value: s.Modify(value, by, of))
COSTS: Final[dict[str, Any]] = {
    "install": "install cost",
    "rez": "rez cost",
    "play": "play cost",
    "trash": "trash cost",
}
for verb, value in COSTS.items():
    for word, sign in (("more", 1), ("less", -1)):
        say(
            "decl",
            f"{{every}} cost {{int}} credit {word} to {verb}",
            lambda of, n, value=value, sign=sign: s.Modify(value, sign * n, of),
        )
        say(
            "decl",
            f"{{every}} cost {{int}} credit {word} to {verb} for each {{unit}}",
            lambda of, n, unit, value=value, sign=sign: s.Modify(value, times(sign * n, unit), of),
        )
    say("decl", f"{{every}} cost {{credit±}} to {verb}", lambda of, by, value=value: s.Modify(value, by, of))
    for word, sign in (("(increased|raised)", 1), ("(lowered|reduced)", -1)):
        say(
            "decl",
            f"the {verb} cost of {{every}} is {word} by {{int}} [credit]",
            lambda of, n, value=value, sign=sign: s.Modify(value, sign * n, of),
        )
        say(
            "decl",
            f"the {verb} cost of {{every}} is {word} by {{int}} [credit] for each {{unit}}",
            lambda of, n, unit, value=value, sign=sign: s.Modify(value, times(sign * n, unit), of),
        )
say(
    "decl",
    "advancement requirement of {every} is increased by {int}",
    lambda of, n: s.Modify("requirement", n, of),
)
say(
    "decl",
    "advancement requirement of {every} is (lowered|reduced) by {int}",
    lambda of, n: s.Modify("requirement", -n, of),
)
say("decl", "difficulty of {every} is {signed}", lambda of, n: s.Modify("requirement", n, of))
say("decl", f"{{who}} {HAVE} {{startinghand}}", lambda who, by: s.Player("starting hand", by, who))
say(
    "decl",
    f"{{who}} {HAVE} {{startingbadpub}}",
    lambda who, by: s.Player("starting bad publicity", by, who),
)
for name, value in (("handsize", "hand size"), ("memory", "memory"), ("link", "link")):
    say("decl", f"{{who}} {HAVE} {{{name}}}", lambda who, by, value=value: s.Player(value, by, who))
    say("short", f"{{{name}}}", lambda by, value=value: s.Player(value, by))
say("short", "hand size {signed}", lambda n: s.Player("hand size", n))
say("short", "provides {memory}", lambda by: s.Player("memory", by))
say("decl", "{whose} [maximum] hand size is increased by {int}", lambda who, n: s.Player("hand size", n, who))
say(
    "decl",
    "{whose} [maximum] hand size is (reduced|decreased|lowered) by {int}",
    lambda who, n: s.Player("hand size", -n, who),
)
say(
    "decl",
    "{who} (get|have|gain) {signed} allotted click (for each of {whose} turn|each turn)",
    lambda who, by, whose: s.Player("clicks", by, who),
)
say("decl", "{who} (get|have|gain) {moreclicks} each turn", lambda who, by: s.Player("clicks", by, who))
say("decl", "{who} get {signed} allotted click", lambda who, by: s.Player("clicks", by, who))
say("decl", "to win , {who} need {points}", lambda who, by: s.Player("points to win", by, who))
say(
    "decl",
    "{who} cannot create (remote server|subsidiary data fort) beyond {int}",
    lambda who, n: s.ServerLimit(n),
)
say("decl", "limit {int} remote server", s.ServerLimit)
say("decl", "each subroutine of {acard} is repeated once right after itself", s.RepeatsSubroutines)
say(
    "decl",
    "{who} can spend 1 click and pay {int} credit to remove one of these counter , and then {block}",
    lambda who, n, then: s.Lifted(n, who, then),
)
say(
    "decl",
    "{who} can spend 1 click and pay {int} credit to remove one of these counter",
    lambda who, n: s.Lifted(n, who),
)
for words, action in (("remove tag", "remove tag"), ("trash resource", "trash resource")):
    say(
        "decl",
        f"basic action to {words} cost {{int}} credit more",
        lambda n, action=action: s.BasicCost(action, n),
    )
    say(
        "decl",
        f"basic action to {words} cost {{int}} credit less",
        lambda n, action=action: s.BasicCost(action, -n),
    )
say(
    "decl",
    "{ref} is added to (runner's|your) score area with {counters} , unless from {zone}",
    lambda ref, n, zone: s.AddedWith(n[1], n[0], zone) if ref == r.THIS else NO,
)
say("decl", "{ref} is installed face up", lambda ref: s.InstalledFaceUp() if ref == r.THIS else NO)
say("decl", "install only (faceup|face up)", s.InstalledFaceUp)
say(
    "decl",
    "you can install ({np}|{ref}) face up , which leave them inactive",
    lambda np, ref: s.MayInstallFaceUp(np if ref is None else f.Same(ref)),
)
say("decl", "nobody discard to maximum hand size", lambda: s.Cannot("discard"))
say(
    "decl",
    "{who} (get|have|gain) {int} additional click (to spend|) [on] each [of their|of your|] turn",
    lambda who, n: s.Player("clicks", n, who),
)
say("decl", "gain click during each of your turn", lambda: s.Player("clicks", 1))
for zone, value in (("hq", "HQ access"), ("r&d", "R&D access")):
    say(
        "decl",
        f"{{who}} access {{moreaccess}} when (accessing|breaching) {zone}",
        lambda who, by, value=value: s.Player(value, by, who),
    )
    say(
        "decl",
        f"access {{morecards}} whenever you (breach|access) {zone}",
        lambda by, value=value: s.Player(value, by),
    )


say("decl", "{who} cannot run [on|] {server}", lambda who, server: s.Cannot("run", server=server))
say("decl", "{who} cannot (run|make another run|make run|run again)", lambda who: s.Cannot("run"))
say(
    "decl",
    "run [on {server}] cannot be (declared|) successful",
    lambda server: s.Cannot("be successful", server=server or r.ANY_SERVER),
)
say(
    "decl",
    "{who} cannot jack out [during run on {server}]",
    lambda who, server: s.Cannot("jack out", server=server or r.ANY_SERVER),
)
say("decl", "{who} cannot jack out (during that run)", lambda who: s.Cannot("jack out"))
say(
    "decl",
    "subroutine on [any] {acard} cannot be broken [at {server}]",
    lambda card, at: s.Cannot("be broken", card, at or r.ANY_SERVER),
)
for act in ("access", "steal", "rez", "score", "advance"):
    say(
        "decl",
        f"{{who}} cannot {act} [any] {{acard}} [at {{server}}]",
        lambda who, card, server, act=act: s.Cannot(act, card, server or r.ANY_SERVER),
    )
    say(
        "decl",
        f"{{every}} cannot be {participle(act)}",
        lambda card, act=act: s.Cannot(act, card),
    )
say(
    "decl",
    "{who} cannot trash [any] {acard} [at {server}]",
    lambda who, card, server: s.Cannot("trash as the Runner", card, server or r.ANY_SERVER),
)
say(
    "decl",
    "credit on [any] {acard} cannot be spent [at {server}]",
    lambda card, server: s.Cannot("spend from", card, server or r.ANY_SERVER),
)
say(
    "decl",
    "{every} cannot host card [at {server}]",
    lambda card, server: s.Cannot("host", card, server or r.ANY_SERVER),
)
for act in ("trash", "install"):
    done = "trashed" if act == "trash" else "installed"
    say(
        "decl",
        f"{{every}} cannot be {done} [at {{server}}]",
        lambda card, server, act=act: s.Cannot(act, card, server or r.ANY_SERVER),
    )

# --- additional costs -------------------------------------------------------------------------------------

for act in ("access", "rez", "steal", "score", "play", "install", "trash"):
    made = lambda card, cost, act=act: s.AdditionalCost(act, _of_it(cost), _default(card, act))  # noqa: E731
    say(
        "decl",
        f"to {act} {{acard}} , ({{who}}|its player) must also {{cost}}",
        lambda card, _, cost, made=made: made(card, cost),
    )
    say(
        "decl",
        f"to {act} {{acard}} at {{server}} , ({{who}}|its player) must also {{cost}}",
        lambda card, server, _, cost, act=act: s.AdditionalCost(act, cost, _default(card, act), server),
    )
    say(
        "decl",
        f"as an additional cost to {act} [each] {{acard}} , [{{who}} must] {{cost}}",
        lambda card, _, cost, made=made, act=act: made(card, _besides(act, card, cost)),
    )
for words, act in (("use paid ability of", "use"), ("break each subroutine with", "break")):
    say(
        "decl",
        f"to {words} {{acard}} [during run on {{server}}] , ({{who}}|its player) must also {{cost}}",
        lambda card, at, _, cost, act=act: s.AdditionalCost(act, cost, card, at or r.ANY_SERVER),
    )
say(
    "decl",
    "to jack out [of run on {server}] , {who} must also {cost}",
    lambda at, who, cost: s.AdditionalCost("jack out", cost, server=at or r.ANY_SERVER),
)
say(
    "decl",
    "to run on {server} , {who} must also {cost}",
    lambda server, _, cost: s.AdditionalCost("run", cost, server=server),
)
say(
    "decl",
    "to run on {server} by basic action , {who} must also {cost}",
    lambda server, _, cost: s.AdditionalCost("basic run", cost, server=server),
)
say(
    "decl",
    "to run on {server} by basic click for first time each turn , {who} must also {cost}",
    lambda server, _, cost: s.AdditionalCost("basic run", cost, server=server, first_each_turn=True),
)
say(
    "decl",
    "to run on {server} for first time each turn , {who} must also {cost}",
    lambda server, _, cost: s.AdditionalCost("run", cost, server=server, first_each_turn=True),
)
say(
    "decl",
    "as an additional cost to run [on|] {server} , [{who} must] {cost}",
    lambda server, _, cost: s.AdditionalCost("run", cost, server=server),
)
say(
    "decl",
    "as an additional cost to run [on|] {server} for first time each turn , [{who} must] {cost}",
    lambda server, _, cost: s.AdditionalCost("run", cost, server=server, first_each_turn=True),
)
say(
    "decl",
    "as an additional cost to make run on {server} , [{who} must] {cost}",
    lambda server, _, cost: s.AdditionalCost("run", cost, server=server),
)
say("decl", "runner must {cost} to steal {acard}", lambda cost, card: s.AdditionalCost("steal", cost, card))


def _of_it(cost: Any) -> Any:
    """A cost that speaks of the card that the act is done to."""
    return exchanged(cost, lambda word: r.THAT if isinstance(word, It) and word.noun == "that" else word)


def _default(card: Any, act: str) -> Any:
    agenda = act in ("steal", "score") and card == f.Is("agenda")
    return f.ANY_CARD if agenda else card


# --- credits ----------------------------------------------------------------------------------------------

say("purpose", "for anything", lambda: ("any", f.ANY_CARD))
say("purpose", "during run", lambda: ("run", f.ANY_CARD))
say("purpose", "during (trace|trace attempt)", lambda: ("trace", f.ANY_CARD))
say("purpose", "to remove tag by basic action", lambda: ("remove tag", f.ANY_CARD))
say(
    "purpose",
    "to (remove tag|take the basic action to remove 1 tag|remove 1 tag)",
    lambda: ("remove tag", f.ANY_CARD),
)
say("purpose", "for ability of {np}", lambda np: ("use", np))
say("purpose", "to use {np}", lambda np: _using(np))
say("purpose", "(to pay for|for) using {np}", lambda np: _using(np))
for verb, ing in (("install", "installing"), ("rez", "rezzing"), ("play", "playing"), ("trash", "trashing")):
    say("purpose", f"(to {verb}|for {ing}|to pay for {ing}) {{np}}", lambda np, verb=verb: (verb, np))


def _unless(np: Any, plain: Any) -> Any:
    return f.ANY_CARD if np == plain else np


BREAKERS: Final = ("icebreaker", "killer", "fracter", "decoder", "worm")
"""Subtypes that only icebreakers have."""


def _using(np: Any) -> Any:
    """Credits for icebreakers, or for the abilities of other cards."""
    if any(isinstance(part, f.Has) and part.subtype in BREAKERS for part in members(np)):
        return ("icebreaker", _unless(np, f.Has("icebreaker")))
    return ("use", np)


def spend(purpose: Any) -> Any:
    """Credits for a purpose."""
    return s.SpendFrom(*purpose)


say("decl", "credit hosted on {ref} can be spent {purpose}", lambda ref, purpose: spend(purpose))
say(
    "decl",
    "credit hosted on {ref} can be spent {purpose} , on {np}",
    lambda ref, purpose, np: s.SpendFrom(purpose[0], np),
)
say("decl", "(use these credit|use this credit|use the credit) [only] {purpose}", spend)
say("decl", "you can (spend|use) hosted credit [only] {purpose}", spend)
say(
    "decl",
    "you can spend credit (hosted on|from|on) {ref} [only] {purpose}",
    lambda ref, purpose: spend(purpose),
)
say(
    "decl",
    "as {ref} become active and as your turn begin , refill it to {int} credit",
    lambda ref, n: s.Recurring(n),
)
say("short", "{int} recurring credit", s.Recurring)

# --- of the card itself -----------------------------------------------------------------------------------

say(
    "decl",
    "{ref} can be installed only (protecting|in root of|at|on|in) {server}",
    lambda ref, server: s.InstallOnly(server),
)
say(
    "decl",
    "install [{ref}] only (protecting|in root of|in|on) {server}",
    lambda ref, server: s.InstallOnly(server),
)
say("decl", "{server} only", lambda server: s.InstallOnly(server))
say("decl", "{ref} can be installed only hosted on {acard}", lambda ref, card: s.InstallOnlyOn(card))
say("decl", "install [{ref}] only on [a|another] {acard}", lambda ref, card: s.InstallOnlyOn(card))
say("decl", "{ref} can be advanced", lambda ref: s.Advanceable() if ref == r.THIS else NO)
say("decl", "you can advance {ref}", lambda ref: s.Advanceable() if ref == r.THIS else NO)
say(
    "decl",
    "you may advance {ref} [before and after you rez it]",
    lambda ref: s.Advanceable() if ref == r.THIS else NO,
)
say("decl", "{every} have subtype {subtypename}", lambda of, subtype: s.GainsSubtype(subtype, of))
say("decl", "{every} (gain|have) {subtype}", lambda of, subtype: s.GainsSubtype(subtype, of))
say("decl", "{every} lose [the] subtype {subtypename}", lambda of, subtype: s.LosesSubtype(subtype, of))
say("decl", "{every} lose its printed (ability|abilities)", lambda of: s.LosesAbilities("printed", of))
say("decl", "{every} lose all (ability|abilities)", lambda of: s.LosesAbilities("all", of))
say(
    "decl",
    "{every} lose all (ability|abilities) except its printed subroutine",
    lambda of: s.LosesAbilities("all but printed subroutines", of),
)
say("decl", "x of {ref} is {quantity}", lambda ref, n: s.DefinesX(n) if ref == r.THIS else NO)
say("decl", "{every} cannot gain (ability|abilities)", lambda of: s.CannotGainAbilities(of))
say("decl", "{ref} gain text of {every}", lambda ref, cards: s.GainsTextOf(cards) if ref == r.THIS else NO)
say(
    "decl",
    "{every} is removed from game if {ref} is uninstalled",
    lambda cards, ref: s.RemovesHosted(cards) if ref == r.THIS else NO,
)
say("decl", "{every} also have subtype of {every}", lambda of, cards: s.GainsSubtypesOf(cards, of))
for value in (
    "strength",
    "install cost",
    "rez cost",
    "play cost",
    "trash cost",
    "memory cost",
    "trace limit",
):
    say("decl", f"{value} of {{every}} cannot be lowered", lambda of, value=value: s.NotLowered(value, of))
say(
    "decl",
    "(advancement requirement|difficulty) of {every} cannot be lowered",
    lambda of: s.NotLowered("requirement", of),
)
say("decl", "agenda point of {every} cannot be lowered", lambda of: s.NotLowered("points", of))
say(
    "decl",
    "during run on {server} , {ref} can be rezzed whenever non-ice card can be rezzed",
    lambda server, ref: s.RezAmongOthers(),
)
say("decl", "{who} cannot draw card", lambda who: s.Cannot("draw as the Runner"))
say("decl", "{who} cannot spend [any] credit", lambda who: s.Cannot("spend credits as the Runner"))
say(
    "decl",
    "{who} cannot use paid ability of [any] {acard} [at {server}]",
    lambda who, card, server: s.Cannot("use as the Runner", card, server or r.ANY_SERVER),
)
say("subs", "{block}", lambda one: (b.Sub(one),))
say("subs", "{block} ; also , {subs}", lambda one, more: (b.Sub(one), *more))
for where in ("before", "after"):
    say(
        "decl",
        f"{{every}} gain these subroutine {where} its other [, {{often}}] : {{subs}}",
        lambda of, n, subs, where=where: s.GainsSubroutines(
            subs, 1 if n is None else n, of, where == "before"
        ),
    )
for sort in ("", "printed "):
    NONE_OF = f"{{who}} cannot break {sort}subroutine of {{acard}}"
    FEW_OF = f"{{who}} cannot break more than {{quantity}} of {sort}subroutine of {{acard}} in each encounter"
    for using, tool in (("", lambda by: f.ANY_CARD), (" with {np}", lambda by: by), (" with {ref}", f.Same)):
        say(
            "decl",
            NONE_OF + using,
            lambda who, ice, by=None, sort=sort, tool=tool: s.BreakLimit(0, ice, tool(by), bool(sort)),
        )
        say(
            "decl",
            FEW_OF + using,
            lambda who, n, ice, by=None, sort=sort, tool=tool: s.BreakLimit(n, ice, tool(by), bool(sort)),
        )
say("decl", "{who} cannot access more than {int} card in each run", lambda who, n: s.AccessLimit(n))
for words, kind in (
    *(("damage", ""), ("net damage", "net")),
    *(("meat damage", "meat"), ("(core|brain) damage", "core")),
):
    say("decl", f"you choose card that {words} trash", lambda kind=kind: s.PicksDamage(kind))
    say(
        "decl",
        f"for first point of {words} each turn , you may look at (your|runner's) (hand|grip) and choose card "
        "it trash",
        lambda kind=kind: s.PicksDamage(kind, True),
    )
say(
    "decl",
    "credit on {ref} count as credit in your credit pool",
    lambda ref: s.InPool() if ref == r.THIS else NO,
)
for how, paying in (("by any ability there is", False), ("by paying its trash cost", True)):
    say(
        "decl",
        f"{{who}} must trash {{acard}} while accessing it , {how} , if able",
        lambda who, card, paying=paying: s.MustTrash(card, paying),
    )
say("decl", "whenever {now} , all of it is prevented", lambda event: s.PreventsAll(event.kind, event.detail))
say("decl", "{ref} stay in play after it resolve , until {ends}", lambda ref, ends: _stays(ends))
say("decl", "{ref} is not trashed until {ends}", lambda ref, ends: _stays(ends))
say("ending", "{now1}", lambda event: event)
say("ending", "{now1} concerning {who}", lambda event, who: replace(event, side=who))
say("ends", "another current is played or {ending}", lambda event: (event,))
say("ends", "another current is played , {ending} or {ending}", lambda a, b: (a, b))
say("ends", "{ending}", lambda event: _ending(event))
say("ends", "{ending} or {ending}", lambda a, b: _ending(a, b))
say("ends", "your next turn begin", lambda: (Event("turn begins", "you"),))


def _ending(*events: Any) -> Any:
    """What ends the stay of a card; that another current ends a current is the rule."""
    return NO if any(event.kind == "play" for event in events) else events


def _stays(ends: tuple[Event, ...]) -> Any:
    sides: Any = {event.side for event in ends if event.side}
    side: Any = next(iter(sides), "")
    theirs = implied(side) if side != "you" else implied(RUNNER) | implied(CORP)
    alike = all(event.side == side or event.kind in theirs for event in ends)
    return s.StaysUntil(tuple(event.kind for event in ends), side) if len(sides) < 2 and alike else NO


say(
    "decl",
    "while {ref} is accessed in {zone} , [{who} must] reveal it",
    lambda ref, zone, who: s.RevealedWhenAccessed(zone) if ref == r.THIS else NO,
)
say(
    "decl",
    "while {who} is accessing {ref} in {zone} , {who} must reveal it",
    lambda who, ref, zone, they: s.RevealedWhenAccessed(zone) if ref == r.THIS else NO,
)
say(
    "decl",
    "if {ref} is accessed from {zone} , {who} must (reveal it|show it to you)",
    lambda ref, zone, who: s.RevealedWhenAccessed(zone) if ref == r.THIS else NO,
)
say("decl", "your deck cannot include more than {int} copy of any card", s.DeckCopies)
say(
    "decl",
    "your deck may include up to {int} (agenda of different name|different agenda card) from each faction",
    s.DeckAgendas,
)
FACTIONS: Final = {
    "haas-bioroid": "haas_bioroid",
    "jinteki": "jinteki",
    "nbn": "nbn",
    "weyland consortium": "weyland_consortium",
}
for words, faction in FACTIONS.items():
    say("deckkind", f"{words} non-alliance card", lambda faction=faction: ("faction", faction))
for words, kind in (("(asset|node)", "asset"), ("ice", "ice")):
    say("deckkind", f"{words} card", lambda kind=kind: ("type", kind))
say("deckkind", "card", lambda: ())
say("deckkind", 'card named " {name} "', lambda name: ("name", name))
for words, low, high in (
    ("at least {int}", True, False),
    ("at most {int}", False, True),
    ("at least {int} and at most {int}", True, True),
):
    say(
        "decl",
        f"{{ref}} cost no influence if your deck have {words} {{deckkind}}",
        lambda ref, *found, low=low, high=high: _free(found, low, high),
    )


for words, faction in FACTIONS.items():
    say(
        "decl",
        f"{{ref}} cost 0 influence if you have {{int}} or more non-alliance {words} card in your deck",
        lambda ref, n, faction=faction: s.FreeInDeck(n, faction=faction),
    )
for kind in ("asset", "ice"):
    for words, low in (("or more", True), ("or fewer", False)):
        say(
            "decl",
            f"{{ref}} cost 0 influence if you have {{int}} {words} {kind} in your deck",
            lambda ref, n, kind=kind, low=low: s.FreeInDeck(n if low else 0, 0 if low else n, type=kind),
        )


def _free(found: Any, low: bool, high: bool) -> Any:
    *numbers, kind = found
    least, most = numbers[0] if low else 0, numbers[-1] if high else 0
    return s.FreeInDeck(least, most, **dict([kind] if kind else []))


say(
    "decl",
    "as you rez {ref} , you may {cost} to pay for [{int} credit of] rez cost",
    lambda ref, cost, credits: s.RezPayment(cost, credits or 0) if ref == r.THIS else NO,
)
say("decl", "x (cannot be greater than|must be equal to or less than) {quantity}", s.XAtMost)
say("decl", "x cannot be less than {int}", s.XAtLeast)
say(
    "decl",
    "paid ability of {ref} can also be used during encounter with ice",
    lambda ref: s.InEncounters() if ref == r.THIS else NO,
)
say(
    "decl",
    "paid ability of {ref} can also be used while you pay any cost",
    lambda ref: s.WhilePaying() if ref == r.THIS else NO,
)
say(
    "decl",
    "{ref} cannot be played as (an action|action|an click|click)",
    lambda ref: s.NeverAsAction() if ref == r.THIS else NO,
)
say("decl", "x cannot be 0", lambda: s.XAtLeast(1))
say(
    "decl",
    "to install {acard} at {server} cost {int} credit less",
    lambda card, at, n: s.InstallDiscount(n, card, at),
)
say(
    "decl",
    "to install {acard} at {server} cost {quantity} less",
    lambda card, at, n: s.InstallDiscount(n, card, at),
)
say(
    "decl",
    "cost to install {acard} on {server} is reduced by {int} [credit]",
    lambda card, at, n: s.InstallDiscount(n, card, at),
)
say("decl", "{ref} can be played only if {cond}", lambda ref, when: s.PlayOnlyIf(when))
say("decl", "play [{ref}] only if {cond}", lambda ref, when: s.PlayOnlyIf(_in_a_turn_that_was(when)))


def _besides(act: str, card: Any, cost: Any) -> Any:
    """A cost paid with cards of a hand: the card that is played for it is not one of them."""
    hands = ("grip", "HQ", "you hand") if act == "play" and card == f.Same(r.THIS) else ()
    return tuple(
        replace(part, filter=all_of(part.filter, f.Not(f.Same(r.THIS))))
        if isinstance(part, k.TrashCards | k.MoveCards)
        and any(isinstance(one, f.In) and one.zone in hands for one in members(part.filter))
        else part
        for part in cost
    )


def _in_a_turn_that_was(asked: Any) -> Any:
    """What a player did not do in their last turn, they had a turn not to do it in."""
    match asked:
        case c.No(inner=c.Happened(within="last turn", side=side)):
            return c.AllOf((c.Happened("turn ends", side, "last turn"), asked))
    return asked


say("decl", "{ref} must be rezzed as it is installed", lambda ref: s.RezOnInstall())
say("decl", "{ref} is installed face down , and stay so until it is trashed", lambda ref: s.Hidden())
say("decl", "you get {signed} memory for {every} alone", s.MemoryFor)
say("decl", "you can play or install {every} as if from your hand", s.AsIfInHand)
say(
    "decl",
    "you can play or install hosted card as if (from your hand|they (were|was) in your (grip|hand))",
    lambda: s.AsIfInHand(),
)
say("decl", "hidden resource is installed face down , but is put into trash face up", lambda: s.Hidden())
say(
    "decl",
    "{who} may trash accessed {np} at no cost , even without trash cost",
    lambda who, cards: s.TrashFreely(cards),
)
say("decl", "every trace succeed , whatever bid is ; and then also {block}", s.TracesSucceed)
say(
    "decl",
    "each credit on {ref} that is spent on trace also raise limit of that trace by 1",
    lambda ref: s.RaisesTraces() if ref == r.THIS else NO,
)
say(
    "decl",
    "credit on {ref} can be spent on card for which it is trashed as that is installed",
    lambda ref: s.PaysForSuccessor() if ref == r.THIS else NO,
)
say("decl", "{who} cannot spend more than {quantity} credit in run", lambda who, n: s.SpendAtMost(n))
say("decl", "all card that {who} discard is random", s.RandomDiscards)
say("decl", "{every} get {tracelimit}", lambda of, by: s.Modify("trace limit", by, of))
say("decl", "{who} skip encounter with {acard}", lambda who, card: s.SkipEncounters(card))
say(
    "decl",
    "{ref} can host (a single|{int}) {np}",
    lambda ref, n, np: s.Hosts(np, most=n or 1),
)
OWN_MEMORY: Final = ", whose memory cost use {int} memory of its own"
NO_MEMORY: Final = ", whose memory cost do not count"
CHEAPER: Final = ", which cost {int} credit less to install on it"


def _hosting(many: str, memory: str, free: str, cheaper: str) -> None:
    """Teach what can be hosted, with what is said of it."""

    def build(ref: Any, *rest: Any) -> Any:
        numbers = list(rest)
        most = numbers.pop(0) if many else 0
        np = numbers.pop(0)
        own = numbers.pop(0) if memory else 0
        return s.Hosts(np, own, most, bool(free), numbers.pop(0) if cheaper else 0)

    say("decl", f"{{ref}} can host {many} {{np}} {memory} {free} {cheaper}", build)


for many in ("", "up to {int}"):
    for memory in ("", OWN_MEMORY):
        for free in ("", NO_MEMORY):
            for cheaper in ("", CHEAPER):
                _hosting(many, memory, free, cheaper)
say("decl", "{ref} can be installed only if {cond}", lambda ref, when: s.InstallOnlyIf(when))
say("decl", "install [{ref}] only if {cond}", lambda ref, when: s.InstallOnlyIf(when))
say("decl", "{ref} cannot be used more than once each turn", lambda ref: s.UsedOnce())
say("decl", "you cannot use {ref} more than once per turn", lambda ref: s.UsedOnce())
say(
    "decl",
    "{ref} is removed from the game instead of trashed once it have resolved",
    lambda ref: s.RemovedOnceResolved(),
)
say("decl", "remove {ref} from the game instead of trashing it", lambda ref: s.RemovedOnceResolved())
say("decl", "{who} is tagged whatever tag there is", lambda who: s.CountsAsTagged())
say(
    "decl",
    "the first time each turn that {would} , instead {block}",
    lambda event, block: s.Replaces(event.kind, block, event.detail, "turn"),
)
say(
    "decl",
    "the first time each run that {would} , instead {block}",
    lambda event, block: s.Replaces(event.kind, block, event.detail, "run"),
)
say(
    "decl",
    "whenever {would} , instead {block}",
    lambda event, block: s.Replaces(event.kind, block, event.detail),
)
say("decls", "{decl}", lambda one: (one,))
say("decls", "{decl} ; and {decls}", lambda one, more: (one, *more))
say("decls", "{decl} and {decls}", lambda one, more: (one, *more))
say("shorts", "{short}", lambda one: (one,))
say("shorts", "{short} [,] {shorts}", lambda one, more: (one, *more))
