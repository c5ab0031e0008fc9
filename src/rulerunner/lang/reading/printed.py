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

from .effects import choosing as chosen
from .effects import do, each_way
from .engine import NO
from .marks import SUBJECT, Defines, Done, Event, Limit, Linked, Refills, pile
from .normal import without
from .nouns import GRAMMAR, all_of
from .sentences import Steps, acting, lasting, when

rule, say = GRAMMAR.rule, GRAMMAR.say
OTHER: Final = f.Not(f.Same(r.THIS))

# --- nouns ----------------------------------------------------------------------------------------------------

say("np", "of {whose} installed {cores} [{afters}]", lambda who, *parts: all_of(*parts, f.INSTALLED, f.Of(who)))
say("np", "of {whose} other installed {cores}", lambda who, core: all_of(core, f.INSTALLED, f.Of(who), OTHER))
say("np", "of {whose} installed {kinds} {cores}", lambda who, kinds, core: all_of(kinds, core, f.INSTALLED, f.Of(who)))
say("np", "other installed {cores} [{afters}]", lambda *parts: all_of(*parts, f.INSTALLED, OTHER))
say("np", "hosted {cores}", lambda core: all_of(core, f.HostedOn(r.THIS)))
say("np", "copy of ~ [{afters}]", lambda after: all_of(f.CopyOf(r.THIS), after))
say("np", "{cores} installed [{afters}]", lambda core, after: all_of(core, f.INSTALLED, after))
say("after", "installed in [the root of] {server}", lambda server: f.AtServer(server, "root"))
say("after", "installed inside {server}", lambda server: f.AtServer(server, "root"))
say("after", "installed in or on {server}", lambda server: f.AtServer(server))
say("after", "installed on {server}", lambda server: f.AtServer(server, "ice"))
say("after", "in or protecting {server}", f.AtServer)
say("after", "(from|in) {zone} or {zone}", lambda a, z: f.In(a) | f.In(z))
say("after", "hosted on a piece of ice", lambda: NO)
say("after", "that is not (rezzed|installed)", lambda: NO)
say("ref", "(the|) card (you found|found|you just drew|you drew|that was trashed|you added to your grip)", lambda: r.CHOSEN)
say("ref", "rezzed ice", lambda: NO)
say("ref", "current encountered ice", lambda: r.ENCOUNTERED)
say("who", "(them|him or her)", lambda: "they")
say("int", "another", lambda: 1)
say("server1", "(a|any) central server", lambda: r.ANY_CENTRAL)
say("server1", "its server", lambda: r.THIS_SERVER)
say("server1", "subsidiary data fort", lambda: r.ANY_REMOTE)
say("unit", "advancement (counter|token) (on|hosted on) (it|~)", lambda: q.CountersOn(r.THIS, "advancement"))
say("unit", "(card|copy) of ~ (in play|installed)", lambda: NO)
say("unit", "{int} {counter} on {ref}", lambda n, kind, ref: NO)
say("quantity", "twice {operand}", lambda n: q.Times(2, n))
say("quantity", "half {operand} , rounded down", q.Halved)
say("counter", "hosted counter", lambda: "")

# --- triggers --------------------------------------------------------------------------------------------------

say("trigger", "at start of {whose} turn", lambda who: Event("turn begins", who))
say("trigger", "at end of {whose} turn", lambda who: Event("turn ends", who))
say("trigger", "at (the|) end of each of {whose} turn", lambda who: Event("turn ends", who))
say("trigger", "at start of each of {whose} turn", lambda who: Event("turn begins", who))
say("trigger", "at start of each [of your|] run", lambda: Event("run begins"))
say("trigger", "at (the|) end of (the|that|each) run", lambda: Event("run ends"))
say("trigger", "(after|when|whenever) each successful run on {server}", lambda at: Event("run ends", server=at, detail="successful"))
say("trigger", "after each unsuccessful run on {server}", lambda at: Event("unsuccessful run", server=at))
say("trigger", "if {who} (access|encounter|pass) {acard}", lambda *_: NO)
say("trigger", "whenever {who} initiate run [on {server}]", lambda who, at: Event("run begins", server=at))
say("now", "{who} (breach|access card from) {server} during a run", lambda who, at: Event("breach", server=at))
say("now", "{who} draw (card|any number of card|1 or more card|at least 1 card)", lambda who: Event("draw", who))
say("would", "{who} would draw (card|any number of card|1 or more card)", lambda who: Event("draw", who))
say("now", "{who} (trash|steal) {acard} (during|on|from|at) {server}", lambda *_: NO)
say("now", "{who} spend credit from {acard}", lambda who, card: NO)
say("now", "{acard} is (rezzed|derezzed)", lambda card: NO)
say("now", "{who} create [new] [remote] server", lambda who: Event("server created"))
say("now", "{who} play {acard}", lambda who, card: Event("play", who, card))
say("now", "{who} score {acard} from {server}", lambda who, card, at: Event("score", "", None if card == f.Is("agenda") else card, at))
say("now", "{who} steal {acard} from {server}", lambda who, card, at: Event("steal", "", None if card == f.Is("agenda") else card, at))
say("now", "{who} access {acard} (in|from) root of {server}", lambda *_: NO)
say("now", "{acard} is (exposed|revealed|advanced|forfeited)", lambda card: NO)
say("now", "{who} expose {acard}", lambda who, card: Event("expose", "", card))
say("now", "{who} remove tag", lambda who: Event("remove tags"))
say("now", "~ (leave play|is uninstalled)", lambda: NO)
# Two things that may happen are two abilities.
say("events", "agenda is (scored or stolen|stolen or scored)", lambda: (Event("score"), Event("steal")))
say("events", "{who} (score or steal|steal or score) [a|an] {acard}", lambda who, card: _either("score", "steal", card))
say("events", "{acard} is (scored or stolen|stolen or scored)", lambda card: _either("score", "steal", card))
say("events", "{who} (steal or trash|trash or steal) {acard}", lambda who, card: (Event("steal"), Event("trash", who, card)))
say("events", "{who} install or rez {acard}", lambda who, card: _either("install", "rez", card))
say("events", "{who} rez or (trash|derez) {acard}", lambda *_: NO)
say("events", "{now} (and|or|and/or) (when|whenever|) {now}", lambda a, z: (a, z) if a != z else NO)


def _either(one: str, other: str, card: Any) -> Any:
    card = None if card in (f.ANY_CARD, f.Is("agenda")) else card
    return (Event(one, subject=card), Event(other, subject=card))


def _each(events: Any, block: Any, cond: Any = None, first: str = "") -> Any:
    made = tuple(when(replace(event, first=first), block, cond) for event in events)
    return made


say("sentence", "(when|whenever) {events} [, if {cond}] , {block}", lambda events, cond, block: _each(events, block, cond))
say("sentence", "the first time each turn {events} , {block}", lambda events, block: NO)
# Where a card must be as it is accessed.
say("sentence", "(when|whenever) {now} anywhere except in {zone} , {block}", lambda event, zone, block: when(event, block, c.No(c.Matches(r.THIS, f.In(zone)))))
say("sentence", "(when|whenever) {now} while it is {states} , {block}", lambda event, state, block: when(event, block, c.Matches(r.THIS, state)))
say("sentence", "(when|whenever) {now} while it is not {states} , {block}", lambda event, state, block: when(event, block, c.No(c.Matches(r.THIS, state))))
say("sentence", "(when|whenever) {now} while {cond} , {block}", lambda event, cond, block: when(event, block, cond))
say("sentence", "(when|whenever) {now} during run (against|on) {server} , {block}", lambda event, at, block: _in_run(when(event, block), at))
say("sentence", "if {now} , {block}", lambda event, block: NO)


def _in_run(ability: b.When, at: Any) -> b.When:
    return replace(ability, trigger=replace(ability.trigger, during=at))


# --- costs --------------------------------------------------------------------------------------------------------

say("costpart", "add {ref} to {zone}", lambda *_: NO)
say("costpart", "(spend|) {int} (agenda|power|virus|advancement) counter", lambda n: NO)
say("costpart", "{counter}", lambda kind: k.HostedCounters(kind) if kind != CREDIT else NO)
say("costpart", "spend {credits}", k.Credits)
say("costpart", "(trash|discard) {cards} from {zone}", lambda n, zone: k.TrashCards(f.In(zone), n) if isinstance(n, int) else NO)
say("costpart", "discard {cards}", lambda n: k.TrashCards(f.In(pile("you hand")), n) if isinstance(n, int) else NO)
say("costpart", "trash {ref} [,] [and] {int} other {np}", lambda *_: NO)

# --- effects -------------------------------------------------------------------------------------------------------

each_way("uninstall", lambda ref: i.MoveTo(ref, pile("you hand")), "and store it in hq")
for verb, make in (
    ("trash", lambda ref: i.Trash(ref, SUBJECT)),
    ("reveal", i.Reveal),
    ("derez", i.Derez),
    ("expose", i.Expose),
):
    do(f"{verb} any number of {{np}}", lambda np, make=make: chosen(np, q.Count(np), make, up_to=True))
do("(add|move|return) any number of {np} to {zone}", lambda np, zone: chosen(np, q.Count(np), lambda ref: i.MoveTo(ref, zone), True))
do("trash all card (in|installed in) {zone}", lambda zone: i.TrashAll(f.In(zone)))
do("trash {zone}", lambda zone: i.TrashAll(f.In(zone)) if zone != "table" else NO)
do("trash all (hosted|) {np}", i.TrashAll)
do("trash {np} , (at no cost)", lambda np: chosen(np, 1, lambda ref: i.Trash(ref, SUBJECT)))
do("(remove|lose) up to {tags}", lambda n: i.RemoveTag(n))
do("remove {int} tag , at no cost", i.RemoveTag)
do("give {who} {badpub}", lambda who, n: i.TakeBadPublicity(n) if who in ("corp", "they") else NO)
do("receive {tags}", i.GiveTags)
do("(bring|put|take|store) {ref} (into|in) {zone}", lambda ref, zone: i.MoveTo(ref, zone))
do("(bring|put|take|store) {np} (into|in) {zone}", lambda np, zone: chosen(np, 1, lambda ref: i.MoveTo(ref, zone)))
do("(bring|put|take|store) up to {int} {np} (into|in) {zone}", lambda n, np, zone: chosen(np, n, lambda ref: i.MoveTo(ref, zone), True))
do("(bring|put|take|store) {int} {np} (into|in) {zone}", lambda n, np, zone: chosen(np, n, lambda ref: i.MoveTo(ref, zone)))
do("reveal {zone}", lambda zone: i.Reveal(f.In(zone)) if False else NO)
do("lose {credits} , if able", lambda n: i.Lose(n, SUBJECT))
do("lose {credits} if able", lambda n: i.Lose(n, SUBJECT))
do("trash {int} {np} , if able", lambda n, np: chosen(np, n, lambda ref: i.Trash(ref, SUBJECT)))
do("draw up to {cards}", lambda n: i.Draw(n, SUBJECT))
do("(draw|) {int} card , if able", lambda n: NO)
do("gain {credits} from bank", lambda n: i.Gain(n, SUBJECT))
do("search {zone} for {int} {np} [,] [and] (reveal it|) [,] [and] add (it|) to {zone} [and shuffle {deck}]", lambda *_: NO)
do("search {zone} for [1] {np} , reveal it , and add it to {zone}", lambda zone, np, to: (i.Search(zone, np, True), i.MoveTo(r.CHOSEN, to)))
do("search {zone} for [1] {np} [,] and add it to {zone}", lambda zone, np, to: (i.Search(zone, np), i.MoveTo(r.CHOSEN, to)))
do("search {zone} for [1] {np} , reveal it , add it to {zone} , (and|then) shuffle {deck}", lambda zone, np, to, _: (i.Search(zone, np, True), i.MoveTo(r.CHOSEN, to)))
do("search {zone} for [1] {np} [,] and install it [, paying {int} credit less]", lambda zone, np, less: (i.Search(zone, np), i.InstallCard(r.CHOSEN, discount=less or 0)))
do("search {zone} for [1] {np} [,] and install it (, ignoring all costs|, at no cost)", lambda zone, np: (i.Search(zone, np), i.InstallCard(r.CHOSEN, "all")))
do("shuffle all card in {zone} into {deck}", lambda *_: NO)
do("shuffle any number of {np} into {deck}", lambda np, deck: chosen(np, q.Count(np), lambda ref: _into(ref, deck), True))
do("install (it|that card) , paying all costs", lambda: NO)
do("install {ref} from {zone}", lambda ref, zone: i.InstallCard(ref))
do("(do|suffer) {damages} [(|<] cannot be prevented [)|>]", lambda n: NO)
do("break up to {int} {kinds} subroutine on a single piece of ice", lambda n, kinds: i.BreakSubroutines(n, kinds, interface=True))
do("break all subroutine on {acard}", lambda card: i.BreakSubroutines(EVERY, card, interface=True))
do("prevent all but {int} {damage}", lambda *_: NO)
do("place {int} advancement (counter|token) on [each of] up to {int} {np}", lambda n, m, np: (i.Choose(np, m, by=SUBJECT, up_to=True), i.Place(n, "advancement", r.CHOSEN)))
do("advance {ref} [{int} time]", lambda *_: NO)
do("remove {ref} from the game instead of trashing it", lambda ref: i.MoveTo(ref, "removed"))
do("look at the (top) card of {deck}", lambda deck: i.LookAtTop(deck))
do("end (the|this) run", i.EndRun)


def _into(ref: Any, deck: str) -> Any:
    return i.All((i.MoveTo(ref, deck), i.ShuffleDeck("corp" if deck == "R&D" else "runner")))  # type: ignore[arg-type]


# --- directing ------------------------------------------------------------------------------------------------------

say("step", "{clause1} or {clause1}", lambda a, z: (i.ChooseOne((a, z)),))
say("step", "{who} must {cost} or {vps}", lambda who, cost, then: (i.Unless(cost, acting(then, who), who),))
say("step", "{who} must either {vps} or {vps}", lambda who, a, z: (i.ChooseOne((acting(a, who), acting(z, who)), who, must=True),))
say("step", "either {vps} or {vps}", lambda a, z: (i.ChooseOne((acting(a, "you"), acting(z, "you"))),))
say("step", "{clause} and run {server}", lambda block, at: (*block, i.Run(at)))
say("step", "{clause} , then run {server}", lambda block, at: (*block, i.Run(at)))
say("step", "for each {unit} , {clause}", lambda unit, block: (i.Repeat(unit, block),))
say("step", "{clause} for each {unit}", lambda block, unit: NO)
say("step", "{clause} for (the|) remainder of (the|this|current) (run|turn|encounter)", lambda block: NO)
say("duration", "for remainder of current encounter", lambda: "encounter")
say("duration", "(during|for) this run", lambda: "run")
say("step", "{ref} gain {subtype} {duration}", lambda ref, kind, duration: (lasting(s.GainsSubtype(kind, f.Same(ref)), duration),))
say("step", "if {cond} instead , {block}", lambda *_: NO)
say("step", "if able , {block}", lambda block: block)
say("step", "[{who}] make run on {server} , {linked}", lambda *_: NO)

# --- conditions ---------------------------------------------------------------------------------------------------------

say("cond", "{who} (stole|have stolen) agenda this turn", lambda who: c.Happened("steal"))
say("cond", "{who} (scored|have scored) agenda (this turn)", lambda who: c.Happened("score"))
say("cond", "{who} scored agenda during {whose} last turn", lambda who, whose: c.Happened("score", "corp", "last turn"))
say("cond", "{who} trashed {acard} during (their|your) last turn", lambda who, card: c.Happened("trash", who, "last turn", card))
say("cond", "{who} (trashed|installed|rezzed) {acard} this turn", lambda *_: NO)
say("cond", "{who} did not make successful run [on {server}] during (their|your) last turn", lambda who, at: c.No(c.Happened("successful run", "runner", "last turn", server=at)))
say("cond", "{who} made successful run on {server} during (their|your) last turn", lambda who, at: c.Happened("successful run", "runner", "last turn", server=at))
say("cond", "{who} (made|have made) successful run on {server} (this turn)", lambda who, at: c.Happened("successful run", server=at))
say("cond", "{who} made successful run on {server1} , {server1} [,] and {server1} this turn", lambda who, *at: c.AllOf(tuple(c.Happened("successful run", server=one) for one in at)))
say("cond", "{who} made successful run on both {server1} and {server1} this turn", lambda who, *at: c.AllOf(tuple(c.Happened("successful run", server=one) for one in at)))
say("cond", "{who} accessed card this turn", lambda who: c.Happened("access"))
say("cond", "{who} accessed card during (their|your) last turn", lambda who: c.Happened("access", "runner", "last turn"))
say("cond", "{who} (initiated|made) run this turn", lambda who: c.Happened("run begins"))
say("cond", "{who} (initiated|made) run during (their|your) last turn", lambda who: c.Happened("run begins", "runner", "last turn"))
say("cond", "{who} have not (initiated|made) run this turn", lambda who: c.No(c.Happened("run begins")))
say("cond", "{who} did not (initiate|make) run (during|in) (their|your) last turn", lambda who: c.No(c.Happened("run begins", "runner", "last turn")))
say("cond", "{who} have [at least|any] {int} installed {np}", lambda who, n, np: c.AtLeast(q.Count(all_of(np, f.INSTALLED, f.Of(who))), n))
say("cond", "{who} have at least {int} {np} (in play|installed)", lambda who, n, np: c.AtLeast(q.Count(all_of(np, f.INSTALLED)), n))
say("cond", "{who} have {np} (in play|installed)", lambda who, np: c.Exists(all_of(np, f.INSTALLED)))
say("cond", "{who} have {int} or more {np} installed", lambda who, n, np: c.AtLeast(q.Count(all_of(np, f.INSTALLED)), n))
say("cond", "{who} have no {np} installed", lambda who, np: c.No(c.Exists(all_of(np, f.INSTALLED))))
say("cond", "there is {np} (installed|in play)", lambda np: c.Exists(all_of(np, f.INSTALLED)))
say("cond", "{who} have (any|a) bad publicity", lambda who: c.AtLeast(q.BadPublicity(), 1))
say("cond", "{who} have no tag", lambda who: c.No(c.TAGGED))
say("cond", "{who} have (any|a) tag", lambda who: c.TAGGED)
say("cond", "{quantity} is {int} or (less|fewer)", lambda n, most: c.No(c.AtLeast(n, most + 1)))
say("cond", "{quantity} is (greater|more) than {quantity}", lambda a, z: c.AtLeast(a, z + 1) if isinstance(z, int) else c.No(c.AtLeast(z, a)))
say("cond", "there is (more|) card in {zone} than in {zone}", lambda a, z: c.No(c.AtLeast(q.CardsIn(z), q.CardsIn(a))))
say("cond", "your trace strength is {int} or greater", lambda n: c.AtLeast(q.TraceStrength(), n))
say("cond", "{ref} have (a|any|at least 1) {counter} on it", lambda ref, kind: c.AtLeast(q.CountersOn(ref, kind), 1))
say("cond", "there is [a|any] hosted {counter}", lambda kind: c.AtLeast(q.CountersOn(r.THIS, kind), 1))
say("cond", "{ref} have no {counter} on it", lambda ref, kind: c.No(c.AtLeast(q.CountersOn(ref, kind), 1)))
say("cond", "(this is|it is) your first click [this turn|]", lambda: c.Charged())
say("cond", "you have not (spent|finished) (any|an|) click [yet|] this turn", lambda: c.Charged())
say("cond", "run is successful", lambda: c.RunWas("successful"))
say("decl", "play [~] only as your first click", lambda: s.PlayOnlyIf(c.Charged()))

# --- declarations ------------------------------------------------------------------------------------------------------------

say("decl", "{whose} maximum hand size is {signed}", lambda who, n: s.Player("hand size", n, who))
say("decl", "cost to (install) {np} is (reduced|lowered) by {int} [credit]", lambda np, n: s.Modify("install cost", -n, np))
say("decl", "cost to (rez) {np} is (reduced|lowered) by {int} [credit]", lambda np, n: s.Modify("rez cost", -n, np))
say("decl", "difficulty of {every} is (reduced|lowered) by {int}", lambda of, n: s.Modify("requirement", -n, of))
say("decl", "difficulty of {every} is increased by {int}", lambda of, n: s.Modify("requirement", n, of))
say("decl", "{whose} advancement requirement is (reduced|lowered|increased) by {int}", lambda *_: NO)
say("decl", "(its|~) (rez|install) cost is lowered by {int} [credit] for each {unit}", lambda n, unit: NO)
say("decl", "{ref} (cost|costs) {int} credit less to (install) for each {unit}", lambda *_: NO)
say("decl", "{who} cannot steal agenda from {server} or its root", lambda who, at: s.Cannot("steal", server=at))
say("decl", "as an additional cost to steal agenda from {server} or its root , {who} must {cost}", lambda at, who, cost: s.AdditionalCost("steal", cost, server=at))
say("decl", "as an additional cost to steal agenda (from|in|at) {server} , {who} must {cost}", lambda at, who, cost: s.AdditionalCost("steal", cost, server=at))
say("decl", "run against {server} cannot be declared successful", lambda at: s.Cannot("be successful", server=at))
say("decl", "(runner must pay|runner must) {cost} , in addition to any other cost , to steal {ref}", lambda *_: NO)
say("decl", "{who} must {cost} to steal {ref} , in addition to any other cost", lambda who, cost, ref: s.AdditionalCost("steal", cost, f.Same(ref)))
say("decl", "{ref} can host any number of {np}", lambda ref, np: s.Hosts(np))
say("decl", "{ref} can host a {np}", lambda ref, np: s.Hosts(np, most=1))
say("decl", "{ref} can have up to {int} memory of program installed in it", lambda ref, n: s.Hosts(f.Is("program"), memory=n))
say("decl", "you can (spend|use) hosted credit during run", lambda: s.SpendFrom("run"))
say("sentence", "you can (spend|use) hosted credit during that run", lambda: Linked((b.Static((s.SpendFrom("any"),)),)))
say("sentence", "when this run end , {block}", lambda block: Steps((i.Later(when(Event("run ends"), block)),)))
say("decl", "you can (spend|use) credit on ~ during run", lambda: s.SpendFrom("run"))
USE: Final = "(use these credit|use this credit|use the credit) [only]"
say("sentence", f"{USE} {{purpose1}} during run", lambda purpose: _in_runs(purpose))
say("sentence", f"{USE} {{purpose1}} during run , but not for using {{np}}", lambda purpose, np: _in_runs(purpose, np))
say("purpose", "(to pay for|for) increasing your link", lambda: ("trace", f.ANY_CARD))
say("purpose", "(to pay for|for|) {purpose2}", lambda purpose: purpose)
GRAMMAR.rules["purpose1"] = [one for one in GRAMMAR.rules["purpose"] if "purpose" not in one.pattern]
say("decl", "hosted credit (is considered to be in your credit pool|can be spent for anything)", lambda: s.SpendFrom("any"))



def _in_runs(purpose: Any, but: Any = None) -> b.Static:
    """Credits that can be spent during runs alone; not on some cards, if they are named."""
    kind, of = purpose
    if but is not None:
        of = all_of(of, f.Not(without(but, f.Has("icebreaker"))))
    return b.Static((s.SpendFrom(kind, of),), c.DuringRun())


# --- sentences about others ----------------------------------------------------------------------------------------------------

say("sentence", "x is [equal to] {quantity}", Defines)
say("sentence", "x is [equal to] {quantity} [, to a maximum of {int}]", lambda n, most: Defines(n if most is None else q.AtMost(n, most)))
say("sentence", "if you use (any of these credit|the credit|this credit) , replace (them|it) [from the bank] at start of your next turn", lambda: Refills())
say("sentence", "use this ability only once during each run [on {server}]", lambda at: Limit(once="run", condition=c.DuringRun(at) if at else None))
say("sentence", "use this ability only once per turn and only during your turn", lambda: Limit(once="turn", condition=c.DuringTurn("you")))
say("sentence", "use this ability only when {cond}", lambda cond: Limit(condition=cond))
say("sentence", "use this ability only during run (against|on) {server}", lambda at: Limit(condition=c.DuringRun(at)))
say("sentence", "ignore this (ability|effect) if {now}", lambda event: NO)
say("sentence", "ignore this (ability|effect) if {who} access {ref} (from|in) {zone}", lambda who, ref, zone: Limit(condition=c.No(c.Matches(r.THIS, f.In(zone)))))
say("sentence", "ignore this (ability|effect) unless {cond}", lambda cond: Limit(condition=cond))
say("sentence", "ignore this (ability|effect) if {cond}", lambda cond: Limit(condition=c.No(cond)))
say("sentence", "you can use this ability only {limit}", lambda *_: NO)
say("sentence", "playing a double (event|prep|operation) cost two consecutive click this turn instead of one", lambda: b.Static((s.AdditionalCost("play", (k.Clicks(1),), f.Same(r.THIS)),)))
say("sentence", "the first time {now} during that run , {block}", lambda event, block: Linked((when(replace(event, first="run"), block),)))
say("sentence", "whenever {now} during that run , {block}", lambda event, block: Linked((when(event, block),)))
say("sentence", "during that run , {trigger} , {block}", lambda event, block: Linked((when(event, block),)))
say("sentence", "if [the] run is successful , do not access any card", lambda: Linked((when(Event("successful run"), (i.Instead("breach", ()),)),)))
say("sentence", "if [the] run is successful , do not access card from {server} ; instead , {block}", lambda at, block: Linked((when(Event("successful run"), (i.Instead("breach", block),)),)))
say("sentence", "if successful , {block} instead of breaching {server}", lambda block, at: Linked((when(Event("successful run"), (i.Instead("breach", block),)),)))
say("sentence", "when it is empty , trash it and {block}", lambda block: NO)
say("sentence", "when there is no {counter} left on {ref} , trash it and {clause}", lambda kind, ref, block: b.While(c.Empty(kind), (i.Trash(), *block)))
say("sentence", "when {ref} have no more {counter} (on it|) , trash it", lambda ref, kind: b.While(c.Empty(kind), (i.Trash(),)))
say("sentence", "when the last {counter} is removed , trash {ref}", lambda kind, ref: b.While(c.Empty(kind), (i.Trash(),)))
say("sentence", "{block} when {now}", lambda block, event: NO)
say("sentence", "gain {credits} at start of each of your turn", lambda n: when(Event("turn begins", "you"), (i.Gain(n),)))
say("sentence", "{clause} at start of each of {whose} turn", lambda block, who: when(Event("turn begins", who), block))
say("sentence", "{clause} (when|whenever|after) {now}", lambda block, event: NO)
say("sentence", "once per turn , [you may] {cost} : {block}", lambda cost, block: b.Paid(cost, block, once="turn"))
say("sentence", "{cost} : {decls} {duration}", lambda cost, decls, duration: b.Paid(cost, tuple(lasting(one, duration) for one in decls)))
say("sentence", "remove ~ from game instead of trashing it", lambda: Steps((i.MoveTo(r.THIS, "removed"),)))
say("sentence", "this operation is not trashed until your next turn begin", lambda: NO)
say("sentence", "when you play ~ , remove it from game instead of trashing it", lambda: Steps((i.MoveTo(r.THIS, "removed"),)))
say("sentence", "(when|whenever) {now} , you may {cost} . if you do , {block}", lambda *_: NO)
for words in (
    "hidden resource is installed face down , but is put into the trash face up",
    "this card cost 0 influence if {anything}",
):
    say("sentence", words, lambda *_: Done("rule") if False else NO)

__all__ = ["Done"]
