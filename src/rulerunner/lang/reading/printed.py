"""Turns of phrase of printed cards, old and new, that the renderer has no use for."""

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
from rulerunner.lang.words import CREDIT, EVERY

from .acting import acting
from .creating import when
from .effects import choosing as chosen
from .effects import do, each_way
from .engine import NO
from .lasting import lasting
from .marks import SUBJECT, Event, Fetched, pile
from .nouns import all_of
from .numbers import times
from .pointing import GRAMMAR
from .tokens import THIS_CARD

rule, say = GRAMMAR.rule, GRAMMAR.say
OTHER: Final = f.Not(f.Same(r.THIS))

# --- nouns ------------------------------------------------------------------------------------------------

say(
    "np",
    "of {whose} installed {cores} [{afters}]",
    lambda who, *parts: all_of(*parts, f.INSTALLED, f.Of(who)),
)
say("np", "of {whose} other installed {cores}", lambda who, core: all_of(core, f.INSTALLED, f.Of(who), OTHER))
say(
    "np",
    "of {whose} installed {kinds} {cores}",
    lambda who, kinds, core: all_of(kinds, core, f.INSTALLED, f.Of(who)),
)
say("np", "other installed {cores} [{afters}]", lambda *parts: all_of(*parts, f.INSTALLED, OTHER))
say("np", "hosted {cores}", lambda core: all_of(core, f.HostedOn(r.THIS)))
say("np", "copy of ~ [{afters}]", lambda after: all_of(f.Named(THIS_CARD), after))
say("np", "{cores} installed [{afters}]", lambda core, after: all_of(core, f.INSTALLED, after))
say("after", "installed in [the root of] {server}", lambda server: f.AtServer(server, "root"))
say("after", "you can advance", lambda: f.CanAdvance())
say("after", "installed inside {server}", lambda server: f.AtServer(server, "root"))
say("after", "installed in or on {server}", lambda server: f.AtServer(server))
say("after", "installed on {server}", lambda server: f.AtServer(server, "ice"))
say("after", "in or protecting {server}", f.AtServer)
say("after", "(from|in) {zone} or {zone}", lambda a, z: f.In(a) | f.In(z))
say(
    "ref",
    "(the|) card (you found|found|you just drew|you drew|that was trashed|you added to your grip)",
    lambda: r.CHOSEN,
)
say("ref", "current encountered ice", lambda: r.ENCOUNTERED)
say("who", "(them|him or her)", lambda: "they")
say("server1", "(a|any) central server", lambda: r.ANY_CENTRAL)
say("server1", "its server", lambda: r.THIS_SERVER)
say("server1", "subsidiary data fort", lambda: r.ANY_REMOTE)
say("unit", "advancement (counter|token) (on|hosted on) (it|~)", lambda: q.CountersOn(r.THIS, "advancement"))
say("quantity", "twice {operand}", lambda n: q.Times(2, n))
say("quantity", "half {operand} , rounded down", q.Halved)
say("counter", "hosted counter", lambda: "")

# --- triggers ---------------------------------------------------------------------------------------------

say("trigger", "at start of {whose} turn", lambda who: Event("turn begins", who))
say("trigger", "at end of {whose} turn", lambda who: Event("turn ends", who))
say("trigger", "at (the|) end of each of {whose} turn", lambda who: Event("turn ends", who))
say("trigger", "at start of each of {whose} turn", lambda who: Event("turn begins", who))
say("trigger", "at start of each [of your|] run", lambda: Event("run begins"))
say("trigger", "at (the|) end of (the|that|each) run", lambda: Event("run ends"))
say(
    "trigger",
    "(after|when|whenever) each successful run on {server}",
    lambda at: Event("run ends", server=at, detail="successful"),
)
say("trigger", "after each unsuccessful run on {server}", lambda at: Event("unsuccessful run", server=at))
say("trigger", "whenever {who} initiate run [on {server}]", lambda who, at: Event("run begins", server=at))
say(
    "now", "{who} (breach|access card from) {server} during a run", lambda who, at: Event("breach", server=at)
)
say(
    "now",
    "{who} draw (card|any number of card|1 or more card|at least 1 card)",
    lambda who: Event("draw", who),
)
say("would", "{who} would draw (card|any number of card|1 or more card)", lambda who: Event("draw", who))
say("now", "{who} create [new] [remote] server", lambda who: Event("server created"))
say("now", "{who} play {acard}", lambda who, card: Event("play", who, card))
say(
    "now",
    "{who} score {acard} from {server}",
    lambda who, card, at: Event("score", "", None if card == f.Is("agenda") else card, at),
)
say(
    "now",
    "{who} steal {acard} from {server}",
    lambda who, card, at: Event("steal", "", None if card == f.Is("agenda") else card, at),
)
say("now", "{who} expose {acard}", lambda who, card: Event("expose", "", card))
# Two things that may happen are two abilities.
say("events", "agenda is (scored or stolen|stolen or scored)", lambda: (Event("score"), Event("steal")))
say(
    "events",
    "{who} (score or steal|steal or score) [a|an] {acard}",
    lambda who, card: _either("score", "steal", card),
)
say("events", "{acard} is (scored or stolen|stolen or scored)", lambda card: _either("score", "steal", card))
say(
    "events",
    "{who} (steal or trash|trash or steal) {acard}",
    lambda who, card: (Event("steal"), Event("trash", who, card)),
)
say("events", "{who} install or rez {acard}", lambda who, card: _either("install", "rez", card))
say("events", "{now} (and|or|and/or) (when|whenever|) {now}", lambda a, z: (a, z) if a != z else NO)


def _either(one: str, other: str, card: Any) -> Any:
    card = None if card in (f.ANY_CARD, f.Is("agenda")) else card
    return (Event(one, subject=card), Event(other, subject=card))


def _any_of(events: tuple[Event, ...]) -> Event:
    """Several things of which each will do."""
    return replace(events[0], also=events[1:])


say("alternatives", "{events}", _any_of)


# Where a card must be as it is accessed.
say(
    "sentence",
    "(when|whenever) {now} anywhere except in {zone} , {block}",
    lambda event, zone, block: when(event, block, c.No(c.Matches(r.THIS, f.In(zone)))),
)
say(
    "sentence",
    "(when|whenever) {now} while it is {states} , {block}",
    lambda event, state, block: when(event, block, c.Matches(r.THIS, state)),
)
say(
    "sentence",
    "(when|whenever) {now} while it is not {states} , {block}",
    lambda event, state, block: when(event, block, c.No(c.Matches(r.THIS, state))),
)
say(
    "sentence",
    "(when|whenever) {now} while {cond} , {block}",
    lambda event, cond, block: when(event, block, cond),
)
say(
    "sentence",
    "(when|whenever) {now} during run (against|on) {server} , {block}",
    lambda event, at, block: _in_run(when(event, block), at),
)


def _in_run(ability: b.When, at: Any) -> b.When:
    return replace(ability, trigger=replace(ability.trigger, during=at))


# --- costs ------------------------------------------------------------------------------------------------

say("costpart", "{counter}", lambda kind: k.HostedCounters(kind) if kind != CREDIT else NO)
say("costpart", "spend {credits}", k.Credits)
say(
    "costpart",
    "(trash|discard) {cards} from {zone}",
    lambda n, zone: k.TrashCards(f.In(zone), n) if isinstance(n, int) else NO,
)
say(
    "costpart",
    "discard {cards}",
    lambda n: k.TrashCards(f.In(pile("you hand")), n) if isinstance(n, int) else NO,
)

# --- effects ----------------------------------------------------------------------------------------------

each_way("uninstall", lambda ref: i.MoveTo(ref, pile("you hand")), "and store it in hq")
for verb, make in (
    ("trash", lambda ref: i.Trash(ref, SUBJECT)),
    ("reveal", i.Reveal),
    ("derez", i.Derez),
    ("expose", i.Expose),
):
    do(f"{verb} any number of {{np}}", lambda np, make=make: chosen(np, q.Count(np), make, up_to=True))
do(
    "(add|move|return) any number of {np} to {zone}",
    lambda np, zone: chosen(np, q.Count(np), lambda ref: i.MoveTo(ref, zone), True),
)
do("trash all card (in|installed in) {zone}", lambda zone: i.TrashAll(f.In(zone), SUBJECT))
do("trash {zone}", lambda zone: i.TrashAll(f.In(zone), SUBJECT) if zone != "table" else NO)
do("trash all (hosted|) {np}", lambda np: i.TrashAll(np, SUBJECT))
do("trash {np} , (at no cost)", lambda np: chosen(np, 1, lambda ref: i.Trash(ref, SUBJECT)))
do("remove {int} tag , at no cost", i.RemoveTag)
do("give {who} {badpub}", lambda who, n: i.TakeBadPublicity(n) if who in ("corp", "they") else NO)
do("receive {tags}", i.GiveTags)
do("(bring|put|take|store) {ref} (into|in) {zone}", lambda ref, zone: i.MoveTo(ref, zone))
do(
    "(bring|put|take|store) {np} (into|in) {zone}",
    lambda np, zone: chosen(np, 1, lambda ref: i.MoveTo(ref, zone)),
)
do(
    "(bring|put|take|store) up to {int} {np} (into|in) {zone}",
    lambda n, np, zone: chosen(np, n, lambda ref: i.MoveTo(ref, zone), True),
)
do(
    "(bring|put|take|store) {int} {np} (into|in) {zone}",
    lambda n, np, zone: chosen(np, n, lambda ref: i.MoveTo(ref, zone)),
)
do("lose {credits} , if able", lambda n: i.Lose(n, SUBJECT))
do("lose {credits} if able", lambda n: i.Lose(n, SUBJECT))
do("trash {int} {np} , if able", lambda n, np: chosen(np, n, lambda ref: i.Trash(ref, SUBJECT)))
do("gain {credits} from bank", lambda n: i.Gain(n, SUBJECT))
do(
    "search {zone} for [1] {np} , reveal it , and add it to {zone}",
    lambda zone, np, to: (i.Search(zone, np, True), i.MoveTo(r.CHOSEN, to)),
)
do(
    "search {zone} for [1] {np} [,] and add it to {zone}",
    lambda zone, np, to: (i.Search(zone, np), i.MoveTo(r.CHOSEN, to)),
)
do(
    "search {zone} for [1] {np} , reveal it , add it to {zone} , (and|then) shuffle {deck}",
    lambda zone, np, to, _: (i.Search(zone, np, True), i.MoveTo(r.CHOSEN, to)),
)
do(
    "search {zone} for [1] {np} [,] and install it [, paying {int} credit less]",
    lambda zone, np, less: (i.Search(zone, np), i.InstallCard(r.CHOSEN, discount=less or 0)),
)
do(
    "search {zone} for [1] {np} [,] and install it (, ignoring all costs|, at no cost)",
    lambda zone, np: (i.Search(zone, np), i.InstallCard(r.CHOSEN, "all")),
)
do(
    "shuffle any number of {np} into {deck}",
    lambda np, deck: chosen(np, q.Count(np), lambda ref: _into(ref, deck), True),
)
do(
    "install {ref} from {zone}",
    lambda ref, zone: Fetched(zone) if ref == r.THIS else i.InstallCard(ref),
)
do(
    "break up to {int} {kinds} subroutine on a single piece of ice",
    lambda n, kinds: i.BreakSubroutines(n, kinds, interface=True),
)
do("break all subroutine on {acard}", lambda card: i.BreakSubroutines(EVERY, card, interface=True))
do(
    "place {int} advancement (counter|token) on [each of] up to {int} {np}",
    lambda n, m, np: (i.Choose(np, m, by=SUBJECT, up_to=True), i.Place(n, "advancement", r.CHOSEN)),
)
do("remove {ref} from the game instead of trashing it", lambda ref: i.MoveTo(ref, "removed"))
do("look at the (top) card of {deck}", lambda deck: i.LookAtTop(deck))
do("end (the|this) run", lambda: i.EndRun(SUBJECT))


def _into(ref: Any, deck: str) -> Any:
    return i.All((i.MoveTo(ref, deck), i.ShuffleDeck("corp" if deck == "R&D" else "runner")))  # type: ignore[arg-type]


# --- directing --------------------------------------------------------------------------------------------

say("clause0", "{vps}", lambda block: acting(block, "you"))
say("clause0", "{who} {vps}", lambda who, block: acting(block, who))
say("step", "{clause0} or {clause0}", lambda a, z: (i.ChooseOne((a, z)),))
say("step", "{who} must {cost} or {vps}", lambda who, cost, then: _must_pay(who, cost, then))


def _must_pay(who: Any, cost: Any, then: Any) -> Any:
    """What a player pays, or else does; with two costs, either is paid."""
    match then:
        case (i.Trash(),) | (i.Choose(), i.Trash()):
            return NO
    return (i.Unless(cost, acting(then, who), who),)


say(
    "step",
    "{who} must either {vps} or {vps}",
    lambda who, a, z: (i.ChooseOne((acting(a, who), acting(z, who)), who, must=True),),
)
say("step", "either {vps} or {vps}", lambda a, z: (i.ChooseOne((acting(a, "you"), acting(z, "you"))),))
say("step", "{clause} and run {server}", lambda block, at: (*block, i.Run(at)))
say("step", "{clause} , then run {server}", lambda block, at: (*block, i.Run(at)))
say("step", "for each {unit} , {clause}", lambda unit, block: _each(unit, block))


def _each(unit: Any, block: Any) -> Any:
    """So much for each: numbers grow with it, and what has no number is done so often."""
    effects: Any = block[0].effects if len(block) == 1 and isinstance(block[0], i.All) else block
    amounts = [getattr(step, "amount", None) for step in effects]
    if not isinstance(unit, q.Quantity) or not all(isinstance(n, int) and n > 0 for n in amounts):
        return (i.Repeat(unit, block),)
    grown = tuple(replace(step, amount=times(step.amount, unit)) for step in effects)
    return grown if len(grown) == 1 else (i.All(grown),)


say("duration", "for remainder of current encounter", lambda: "encounter")
say("duration", "(during|for) this run", lambda: "run")
say(
    "step",
    "{ref} gain {subtype} {duration}",
    lambda ref, kind, duration: (lasting(s.GainsSubtype(kind, f.Same(ref)), duration),),
)
say("step", "if able , {block}", lambda block: block)

# --- up to so many: the one who acts says how many ---------------------------------------------------------


def up_to(pattern: str, make: Any) -> None:
    """Teach an effect of which its player chooses how much is done."""
    do(pattern, lambda n, *rest: (i.ChooseNumber(0, n, SUBJECT), make(q.X, *rest)))


up_to("draw up to {int} card", lambda n: i.Draw(n, SUBJECT))
up_to("remove up to {int} tag [, at no cost]", i.RemoveTag)
up_to("take up to {int} hosted credit", i.TakeCredits)
up_to("take up to {int} credit from {ref}", i.TakeCredits)
up_to("remove up to {int} bad publicity", i.RemoveBadPublicity)
do(
    "place up to {int} {counter} on [1] {np}",
    lambda n, kind, np: (
        i.Choose(np, by=SUBJECT),
        i.ChooseNumber(0, n, SUBJECT),
        i.Place(q.X, kind, r.CHOSEN),
    ),
)
up_to("place up to {int} {counter} on {ref}", i.Place)
do("remove {tags} , at no cost", i.RemoveTag)
do("remove any number of tag", lambda: (i.ChooseNumber(0, q.Tags(), SUBJECT), i.RemoveTag(q.X)))

# --- accessing more -----------------------------------------------------------------------------------------


def more(n: Any, server: Any) -> Any:
    """More cards are accessed when this run's breach begins."""
    return i.Later(when(Event("breach", server=server), (i.AccessMore(n),)), "run")


do("access {morecards} when you breach {server}", more)
do("access {morecards} (the next time|when) you access card from {server}", more)
say("now", "encounter end", lambda: Event("encounter ends"))
say("after", "stored in {zone}", f.In)
say("top", "top {cards} stored in {deck}", lambda n, deck: (deck, n))
do("look at all card stored in {zone}", i.LookAtHand)
say("unit", "card (trashed|revealed|exposed|drawn) in this way", lambda: q.LAST)
do("add {countersof} to {ref}", lambda n, ref: i.Place(n[0], n[1], ref))
do("add {countersof} to [1] {np}", lambda n, np: (i.Choose(np, by=SUBJECT), i.Place(n[0], n[1], r.CHOSEN)))
do("take {damages}", lambda n: i.Damage(n[1], n[0]))
do("take {int} credit from {ref} , if it have any credit", i.TakeCredits)
each_way("trash", lambda ref: i.Trash(ref, SUBJECT), ", at no cost")
say("costpart", "~ {counter}", k.HostedCounters)
say(
    "clause1",
    "{who} cannot break any subroutine (of|on) next piece of ice encountered during (this|) run",
    lambda who: (i.Lasting(s.Cannot("be broken", f.Same(r.BOUND)), "encounter", next_encounter=True),),
)
for verb, kind in (("pass", "pass"), ("access", "access"), ("encounter", "encounter")):
    say("trigger", f"if {{who}} {verb} {{ref}}", lambda who, ref, kind=kind: Event(kind, subject=f.Same(ref)))
