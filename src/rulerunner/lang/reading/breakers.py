"""Words of icebreakers, of breaches and of what the Runner pays in runs."""

from typing import Any, Final

from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.words import EVERY

from .acting import acting
from .effects import do
from .engine import NO
from .nouns import AFTER, OPEN_AFTER
from .numbers import changes
from .pointing import GRAMMAR, SERVER
from .runs import ANY_NUMBER

say = GRAMMAR.say

# --- costs ------------------------------------------------------------------------------------------------

say("costpart", "[pay|spend] {credits} from {np} only", k.CreditsFrom)
say("costpart", "[pay|spend] {credits} from {ref} only", lambda n, ref: k.CreditsFrom(n, f.Same(ref)))
say(
    "costpart",
    "spend {countersof} from installed {np}",
    lambda n, np: k.CountersFrom(n[1], n[0], np),
)
say("costpart", "any {counter}", lambda kind: k.CountersFrom(kind))
say(
    "costpart",
    "play {ref} from (your|corp's|runner's|their|its player's) (hand|grip|hq)",
    lambda ref: k.PlayThis(),
)
say("costpart", "remove {countersof} from each [of] {server}", lambda n, at: k.LooseCounters(n[1], at, n[0]))

say("costpart", "trash all {np}", k.TrashAllCards)
say("costpart", "trash each {ref}", lambda ref: k.TrashAllCards(f.Same(ref)))

# --- sets of cards ----------------------------------------------------------------------------------------

say(AFTER, "of strength exactly {quantity}", f.StrengthIs)
say(AFTER, "in position of {ref}", f.SamePosition)
say(AFTER, "outside of {ref}", f.OutsideOf)
say(OPEN_AFTER, "that is host to {acard}", f.Hosting)
say(OPEN_AFTER, "hosting {acard}", f.Hosting)
say(OPEN_AFTER, "that is not host to {acard}", lambda card: f.Not(f.Hosting(card)))
say(AFTER, "that is host to < {acard} >", f.Hosting)
say(AFTER, "that is not host to < {acard} >", lambda card: f.Not(f.Hosting(card)))

say("server1", f"[any|each|1] {SERVER} protected by ice", lambda: r.PROTECTED)

# --- conditions and numbers -------------------------------------------------------------------------------

for word, made in (
    ("can", lambda card: c.CanInterface(card)),
    ("cannot", lambda card: c.No(c.CanInterface(card))),
):
    say(
        "cond",
        f"{{ref}} {word} interface with encountered ice as {{acard}}",
        lambda ref, card, made=made: made(_ice(card)) if ref == r.THIS else NO,
    )


def _ice(card: Any) -> Any:
    return f.ANY_CARD if card == f.Is("ice") else card


for words, side in (("your", "you"), ("runner's", "runner"), ("corp's", "corp"), ("opponent's", "opponent")):
    for place in ("quantity", "operand"):
        say(place, f"{words} maximum hand size", lambda side=side: q.HandSize(side))
        say(place, f"{words} number of click per turn", lambda side=side: q.ClicksEachTurn(side))
say("unit", "(core|brain) damage (you have|runner have) suffered", lambda: q.CoreDamage())
for place in ("quantity", "operand"):
    say(place, "number of card (you|runner) may access from there", lambda: q.Accesses())
    say(place, "amount of (core|brain) damage (you have|runner have) suffered", lambda: q.CoreDamage())

# --- declarations -----------------------------------------------------------------------------------------

say(
    "decl",
    "{ref} can interface only with {acard}",
    lambda ref, card: s.InterfaceOnly(_ice(card)) if ref == r.THIS else NO,
)
say("decl", "{ref} can only interface with {acard}", lambda ref, card: s.InterfaceOnly(_ice(card)))
for duration, words in (
    *((d, f"for rest of this {d}") for d in ("run", "turn")),
    ("game", "for rest of game"),
):
    say(
        "decl",
        f"any strength that {{every}} get by ability last {words} at least",
        lambda of, duration=duration: s.LastsLonger(duration, of),
    )
say(
    "decl",
    "whenever subroutine on {acard} would resolve , it is this one instead : {block}",
    lambda card, block: s.ResolvesAs(block, card),
)
for words, doing in (("trace", "trace"), ("do net damage", "net damage")):
    say("sort-of-doing", words, lambda doing=doing: doing)
say("doings", "{sort-of-doing}", lambda one: (one,))
say("doings", "{sort-of-doing} or {doings}", lambda one, more: (one, *more))
say("doings", "{sort-of-doing} , {doings}", lambda one, more: (one, *more))
say(
    "decl",
    "whenever subroutine on {acard} that do not {doings} would resolve , it is this one instead : {block}",
    lambda card, but, block: s.ResolvesAs(block, card, but),
)
say(
    "decl",
    "{ref} can break only subroutine that {sort-of-doing}",
    lambda ref, doing: s.BreaksOnly(doing) if ref == r.THIS else NO,
)
say(
    "decl",
    "prevent all {damage} , but for 1 point for each {int} credit {who} pay as it is done",
    lambda kind, n, who: s.PreventsUnpaid(kind, n),
)
say(
    "decl",
    "prevent all but {int} of {damage} of each subroutine on {acard} that do {damage}",
    lambda n, kind, card, same: s.PreventsAllBut(kind, n, card) if kind == same else NO,
)
say(
    "decl",
    "for each point of damage you do , you may instead place {counters} on {ref} as it is done",
    lambda n, ref: s.GivesUpDamage(n[1]) if ref == r.THIS and n[0] == 1 else NO,
)
say(
    "decl",
    "as you score agenda point , you forfeit 1 of them for each {counter} with you and remove that {counter}",
    lambda one, two: s.ForfeitsPoints(one) if one == two else NO,
)
say(
    "decl",
    "as any installed {np} is trashed , you may put any of them on top of {ref} instead , in any order",
    lambda np, ref: s.KeepsTrashed(np) if ref == r.THIS else NO,
)
say(
    "decl",
    "{who} steal no agenda at once , but when (your|runner's) next turn begin , wherever it is , "
    "if it have not been scored or stolen by then",
    lambda who: s.DelaysSteals(),
)
say("decl", "{who} access card from bottom of r&d instead of top", lambda who: s.FromTheBottom())
say(
    "decl",
    "subroutine on [any] {acard} cannot end run",
    lambda card: s.Cannot("end the run", card),
)

for tail, also in (("", ""), ("for first time each turn", "first")):
    say(
        "decl",
        f"to trash {{acard}} by basic click [at {{server}}] {tail} , {{who}} must also {{cost}}",
        lambda card, at, who, cost, also=also: s.AdditionalCost(
            "trash resource", cost, _resource(card), at or r.ANY_SERVER, bool(also)
        ),
    )


say(
    "decl",
    "to take basic click to trash resource , {who} must also {cost}",
    lambda who, cost: s.AdditionalCost("basic trash", cost),
)


def _resource(card: Any) -> Any:
    return f.ANY_CARD if card == f.Is("resource") else card


say("ref", "card they is on", lambda: r.BOUND)
say("ref", "last ice encountered", lambda: r.LAST_ENCOUNTERED)

# --- instructions -----------------------------------------------------------------------------------------

do("forget what {ref} remember", lambda ref: i.Forget() if ref == r.THIS else NO)
say(
    "step",
    "[{who}] (breach|begin to access) {server} ; during that access of " + SERVER + " , {linkeds}",
    lambda who, server, linked: (i.Breach(server, linked),),
)
do(
    "(breach|begin to access) {server} , accessing {ref} first"
    " ; during that access of " + SERVER + " , {linkeds}",
    lambda server, ref, linked: i.Breach(server, linked, ref),
)
say(
    "step",
    "[{who}] access {ref} ; during that access of card , {linkeds}",
    lambda who, ref, linked: (i.AccessCard(ref, linked),),
)
FREE: Final = "[{who}] (make run on|run|make a run on|run on) {server} without additional costs"
say("step", FREE, lambda who, server: (i.Run(server, free=True),))
say(
    "step",
    f"{FREE} ; during that run , {{linkeds}}",
    lambda who, server, linked: (i.Run(server, linked, free=True),),
)
for words, which in (
    ("first subroutine", "first"),
    ("last subroutine", "last"),
    ("all but 1 subroutine", "all but one"),
):
    do(
        f"break {words} on encountered ice , whatever its strength",
        lambda which=which: i.BreakSubroutines(which=which),
    )
    do(
        f"break {words} on encountered ice",
        lambda which=which: i.BreakSubroutines(interface=True, which=which),
    )
    do(
        f"break {words} on [1|a piece of] {{acard}} , whatever its strength",
        lambda card, which=which: i.BreakSubroutines(1, card, which=which),
    )
    do(
        f"break {words} on {{acard}}",
        lambda card, which=which: i.BreakSubroutines(1, card, not isinstance(card, f.Same), which),
    )
    do(
        f"break {words} on {{ref}} , if strong enough",
        lambda ref, which=which: i.BreakSubroutines(1, f.Same(ref), interface=True, which=which),
    )
say(
    "unit",
    "time {past} during run on {server} this turn",
    lambda event, at: q.TimesThisTurn(event.kind, event.side, at),
)

# --- what the other player may do -------------------------------------------------------------------------

say("doing", "{vps}", lambda block: block)
say("doing", "{vps} , then {doing}", lambda one, more: (*one, *more))


def _theirs(who: str, then: Any, otherwise: Any = (), cost: Any = ()) -> Any:
    """An offer to another player, in which they do what nobody is named for."""
    return NO if who == "you" else (i.May(acting(then, who), cost, who, otherwise),)  # type: ignore[arg-type]


say("step", "{who} may {doing}", _theirs)
say(
    "step",
    "{who} may {doing} ; if {who} do not , {block}",
    lambda who, then, _, otherwise: _theirs(who, then, otherwise),
)
say("step", "{who} may {cost} to {doing}", lambda who, cost, then: _theirs(who, then, (), cost))

# --- memory, and subroutines broken by number ---------------------------------------------------------------

changes("memorycost", "memory cost")
say("decl", "{every} get {memorycost}", lambda of, by: s.Modify("memory cost", by, of))
for words in ("{subs}", "up to {subs}"):
    do(
        f"break {words} on {{ref}} , if strong enough",
        lambda n, ref: i.BreakSubroutines(n, f.Same(ref), interface=True),
    )
for words, n in (("all subroutine", EVERY), ("any number of subroutine", ANY_NUMBER)):
    do(
        f"break {words} on {{ref}} , if strong enough",
        lambda ref, n=n: i.BreakSubroutines(n, f.Same(ref), interface=True),
    )
EXACTLY: Final = "break exactly {subs} on"
do(f"{EXACTLY} encountered ice", lambda n: i.BreakSubroutines(n, interface=True, which="exactly"))
do(f"{EXACTLY} encountered ice , whatever its strength", lambda n: i.BreakSubroutines(n, which="exactly"))
do(
    f"{EXACTLY} [1|a piece of] {{acard}} , whatever its strength",
    lambda n, card: i.BreakSubroutines(n, card, which="exactly"),
)
do(
    f"{EXACTLY} {{acard}}",
    lambda n, card: _exactly(n, card),
)
do(
    f"{EXACTLY} {{ref}} , if strong enough",
    lambda n, ref: i.BreakSubroutines(n, f.Same(ref), interface=True, which="exactly"),
)


def _exactly(n: Any, card: Any) -> Any:
    """So many subroutines of a card; the encountered ice has words of its own."""
    one = isinstance(card, f.Same)
    return NO if card == f.Same(r.ENCOUNTERED) else i.BreakSubroutines(n, card, not one, "exactly")
