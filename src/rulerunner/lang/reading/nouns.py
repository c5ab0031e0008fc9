"""Sets of cards, as printed cards and the renderer speak of them."""

from functools import reduce
from itertools import pairwise
from operator import and_, or_
from typing import Any, Final

from rulerunner.lang import filters as f
from rulerunner.lang import refs as r
from rulerunner.lang.base import Filter
from rulerunner.lang.validating.subtypes import SUBTYPES
from rulerunner.lang.words import COUNTERS, CREDIT, TYPES

from .engine import NO
from .pointing import GRAMMAR
from .sets import members_of

rule, say = GRAMMAR.rule, GRAMMAR.say


def central(server: Any) -> bool:
    """Whether cards in a server need not be in its root."""
    return isinstance(server, r.Central | r.AnyCentral | r.OneOf)


def _nowhere(one: Any, more: Any) -> bool:
    """Whether cards would have to be in a zone and installed at a server: that is where they are going."""
    both = (one, more)
    return any(isinstance(part, f.AtServer) for part in both) and any(isinstance(part, f.In) for part in both)


# --- sets of cards ----------------------------------------------------------------------------------------

NOUNS: Final = {
    **{kind: kind for kind in TYPES},
    "node": "asset",
    "prep": "event",
}
for word, kind in NOUNS.items():
    say("cardtype", word, lambda kind=kind: kind)
    say("head", word, lambda kind=kind: f.Is(kind))
say("head", "piece of ice", lambda: f.Is("ice"))
say("head", "piece of hardware", lambda: f.Is("hardware"))
say("head", "card", lambda: f.ANY_CARD)
ALL_SUBTYPES: Final = SUBTYPES["modern"] | SUBTYPES["classic"]
SPELLINGS: Final = {
    "g mod": "g-mod",
    "off site": "off-site",
    "consumer grade": "consumer-grade",
    "caissa": "caïssa",
}
for subtype in sorted(ALL_SUBTYPES - {"agenda", "asset", "corp"}):
    say("subtype", subtype, lambda subtype=subtype: subtype)
    if subtype in SPELLINGS:
        say("subtype", SPELLINGS[subtype], lambda subtype=subtype: subtype)
for subtype in sorted(ALL_SUBTYPES):  # by name, after "subtype", nothing else can be meant
    say("subtypename", subtype, lambda subtype=subtype: subtype)
for word, kind in (("node", "asset"), *((said, subtype) for subtype, said in SPELLINGS.items())):
    say("subtypename", word, lambda kind=kind: kind)
say("kind", "{subtype}", lambda name: f.Has(name))
for subtype in sorted(ALL_SUBTYPES):
    for said in sorted({subtype, SPELLINGS.get(subtype, subtype)}):
        say("kind", f"non-{said}", lambda subtype=subtype: f.Not(f.Has(subtype)))
for word, kind in NOUNS.items():
    say("kind", f"non-{word}", lambda kind=kind: f.Not(f.Is(kind)))


def all_of(*parts: Filter | None) -> Filter:
    """The cards in every one of these sets."""
    sets = [part for part in parts if part is not None and part != f.ANY_CARD]
    return reduce(and_, sets) if sets else f.ANY_CARD


say("kinds", "{kind}", lambda one: one)
say("kinds", "{kind} {kinds}", all_of)
say("kinds", "{kind} or! {kinds}", lambda a, b: a | b)
say("kinds", "{kind} , {kind} [,] or! {kind}", lambda a, b, c: a | b | c)
say("kinds", "{kind} , {kind} , {kind} [,] or! {kind}", lambda a, b, c, d: a | b | c | d)
say("core", "{head}", lambda head: head)
say("core", "{kinds}", lambda kinds: NO if kinds == f.Has("priority") else kinds)  # that is passed
say("core", "{kinds} {head}", all_of)
say("core", "piece of {kinds} ice", lambda kinds: all_of(kinds, f.Is("ice")))
say("core", "piece of {kinds} hardware", lambda kinds: all_of(kinds, f.Is("hardware")))
say("core", "piece of {kinds}", lambda kinds: all_of(kinds, f.Is("ice")) if _ends_in_ice(kinds) else NO)


def _ends_in_ice(kinds: Filter) -> bool:
    last = kinds.right if isinstance(kinds, f.Both) else kinds
    last = last.inner if isinstance(last, f.Not) else last
    return isinstance(last, f.Has) and last.subtype.endswith("ice")


@rule("cores", "{core}", "{core} or! {core}", "{core} , {core} [,] or! {core}")
def _cores(*several: Any) -> Any:
    """Cards of one sort or another: "a job or connection resource" is a resource of either kind."""
    return _one_of(*several)


def _one_of(*several: Any) -> Any:
    """One of several things a card may be; a subtype without a noun shares that of the next."""
    if any(_bare(one) and _with_noun(other) for one, other in pairwise(several)):
        return NO
    return reduce(or_, several)


def _bare(cards: Any) -> bool:
    """Whether cards are told by a subtype alone, in the end."""
    return isinstance(members_of(cards, f.Either)[-1], f.Has)


def _with_noun(cards: Any) -> bool:
    """Whether cards are told by a subtype and a noun."""
    parts = members_of(cards, f.Both)
    return any(isinstance(one, f.Is) for one in parts) and _bare(parts[0]) and len(parts) > 1


say("cores", "{core} and {core}", lambda one, other: _one_and_other(one, other))
say("cores", "{kind} and {kind} {head}", lambda a, b, head: all_of(a | b, head))
say("cores", "{kind} {head} and {head}", lambda kind, a, b: all_of(kind, a | b) if _leaves_out(kind) else NO)


def _leaves_out(kind: Filter) -> bool:
    return isinstance(kind, f.Not)


def _one_and_other(one: Any, other: Any) -> Any:
    """Two sets of cards; a noun at the end or a "non-" in front goes with both."""
    if isinstance(one, f.Has | f.Not) and isinstance(other, f.Both):
        return NO
    if isinstance(one, f.Both) and _leaves_out(one.left) and isinstance(other, f.Is):
        return NO
    return one | other


say("cores", "{core} or! {core} or! {core}", _cores)
say("cores", "{core} , {core} , {core} [,] or! {core}", _cores)


@rule("cores", "{core} or-a {core}", "{core} , {core} [,] or-a {core}", "{core} or-a {core} or-a {core}")
def _several(*several: Any) -> Any:
    """Cards of one sort or another, each with a noun of its own."""
    return reduce(or_, several)


say("cores", "{core} , {core} , {core} [,] or-a {core}", _several)
STATES: Final = {
    "installed": f.INSTALLED,
    "uninstalled": f.Not(f.INSTALLED),
    "rezzed": f.REZZED,
    "unrezzed": f.UNREZZED,
    "(face-up|faceup)": f.FaceUp(),
    "(face-down|facedown)": f.Not(f.FaceUp()),
    "active": f.Active(),
    "inactive": f.Not(f.Active()),
    "advanceable": f.CanAdvance(),
    "unique": f.Unique(),
    "non-unique": f.Not(f.Unique()),
    "outermost": f.Outermost(),
    "non-outermost": f.Not(f.Outermost()),
    "corp": f.Of("corp"),
    "runner": f.Of("runner"),
    "non-rezzed": f.Not(f.REZZED),
    "non-unrezzed": f.Not(f.UNREZZED),
    "non-advanceable": f.Not(f.CanAdvance()),
    "non-corp": f.Not(f.Of("corp")),
    "non-runner": f.Not(f.Of("runner")),
}
for word, state in STATES.items():
    say("state", word, lambda state=state: state)
say("states", "{state}", lambda state: state)
say("states", "{state} [,] {states}", all_of)
AFTER: Final = "after"
OPEN_AFTER: Final = "openafter"
"""What follows a noun and ends in a noun of its own: what comes next belongs to that."""
for family in (AFTER, OPEN_AFTER):
    say("anyafter", f"{{{family}}}", lambda after: after)


def _hosted(card: Filter) -> Any:
    """Hosted on any card of a set; on one card there is another word for."""
    return NO if isinstance(card, f.Same) else f.HostedOnAny(card)


say(AFTER, "in {zone}", f.In)
say(AFTER, "(in view|among those card|among them)", lambda: f.AMONG)
for slot, word in enumerate(("", "second", "third", "fourth")):
    say(AFTER, f"among {word} chosen card", lambda slot=slot: f.Picked(slot))
say(AFTER, "that have been trashed together", lambda: f.TrashedTogether())
say(AFTER, "that have been discarded together", lambda: f.DiscardedTogether())
say(AFTER, "among top {int} card of {deck}", lambda n, deck: f.OnTop(deck, n))
say(AFTER, "from {zone}", f.In)
say(AFTER, "of subtype {subtypename}", f.Has)
say(AFTER, "hosted on {ref}", f.HostedOn)
say(OPEN_AFTER, "hosted on {acard}", lambda card: _hosted(card))
say(AFTER, "hosted on < {acard} >", lambda card: _hosted(card))
say(AFTER, "with subroutine", lambda: f.WithSubroutines())
say(AFTER, "(protecting|on) {server}", lambda server: f.AtServer(server, "ice"))
say(AFTER, "in root of {server}", lambda server: f.AtServer(server, "root"))
say(AFTER, "in {server}", lambda server: NO if central(server) else f.AtServer(server, "root"))
say(AFTER, "at {server}", f.AtServer)
say(AFTER, "in root of or protecting {server}", f.AtServer)
say(AFTER, "hosting at least {counters}", lambda kind: f.WithCounters(kind[1], kind[0]))
say(AFTER, "with [at least] {counters} [on it]", lambda kind: f.WithCounters(kind[1], kind[0]))
say(AFTER, "with {int} or more {counter} [on it]", lambda n, kind: f.WithCounters(kind, n))
say(AFTER, 'named " {name} "', f.Named)
say(AFTER, "of printed cost {quantity} or less", f.CostAtMost)
say(AFTER, "of current cost {quantity} or less", lambda n: f.CostAtMost(n, False))
say(AFTER, "of trash cost exactly {quantity}", f.WithTrashCost)
say(AFTER, "(that have|with) trash cost", lambda: f.WithTrashCost())
say(AFTER, "of same type as {ref}", f.SameTypeAs)
for printed, as_printed in (("", False), ("printed as", True)):
    say(AFTER, f"{printed} worth exactly {{quantity}}", lambda n, p=as_printed: f.Worth(n, printed=p))
    say(AFTER, f"{printed} worth at most {{quantity}}", lambda n, p=as_printed: f.Worth(n, True, p))
say(AFTER, "of faction of runner's identity", lambda: f.OfRunnersFaction())
say(AFTER, "worth {int} or less agenda point", lambda n: f.Worth(n, True))
for printed, as_printed in (("", False), ("printed ", True)):
    say(
        AFTER,
        f"(with|that have) [a] {printed}(install|rez|play) cost (of|) {{int}} or less",
        lambda n, p=as_printed: f.CostAtMost(n, p),
    )
say(AFTER, "of printed cost {quantity}", f.CostIs)
say(AFTER, "(that have|with) printed trash cost", lambda: f.HasTrashCost())
say(AFTER, "with trash ability", lambda: f.WithTrashAbility())
say(AFTER, "(of|that match) faction of your identity", lambda: f.OfYourFaction())
say(AFTER, "outside game", lambda: f.OutsideGame())
say(AFTER, "of chosen type", lambda: f.OfChosenType())
say(AFTER, "with (chosen|named|that) name", lambda: f.OfChosenName())
say(AFTER, "of strength {int} or less", f.StrengthAtMost)
say(AFTER, "with strength {int} or less", f.StrengthAtMost)
say(AFTER, "with {int} or less strength", f.StrengthAtMost)
say(AFTER, "that is another copy of {ref}", f.CopyOf)
say(AFTER, "that have just been drawn", lambda: f.JustDrawn())
say(AFTER, "with name of {ref}", f.Copies)
for within in ("turn", "run"):
    say(
        AFTER,
        f"with name of card accessed [in {{zones}}] this {within}",
        lambda zones, within=within: f.CopyOfAccessed(within, zones or ()),
    )
say(AFTER, "that (can be|you can) (advanced|advance)", lambda: f.CanAdvance())
say(OPEN_AFTER, "that can change places with {acard}", f.CanSwapWith)
say(AFTER, "that can change places with < {acard} >", f.CanSwapWith)
say(AFTER, "that is {core}", lambda core: core)
say(AFTER, "that is {ref}", f.Same)
say(AFTER, "that is {states}", lambda states: states)
say(AFTER, "that is not {core}", lambda core: f.Not(core))
for family in (AFTER, OPEN_AFTER):
    say(family, f"that is not {{{family}}}", lambda after: f.Not(after))
say(AFTER, "other than {ref}", lambda ref: f.Not(f.Same(ref)))
for _those in ("{np}", "{exactly}"):
    say(OPEN_AFTER, f"other than {_those}", lambda cards: f.Not(cards))
    say(AFTER, f"other than < {_those} >", lambda cards: f.Not(cards))
# One card, and what must be so of it.
say("exactly", "{ref} as long as it is {np}", lambda ref, np: all_of(f.Same(ref), np))
say("exactly", "{ref} as long as it is {states}", lambda ref, states: all_of(f.Same(ref), states))
say("exactly", "{ref} as long as it is {traits}", lambda ref, traits: all_of(f.Same(ref), traits))
say("exactly", "{ref} as long as it is {afters}", lambda ref, after: all_of(f.Same(ref), after))
say(AFTER, "under your control", lambda: f.Of("you"))
say(AFTER, "under your opponent's control", lambda: f.Of("opponent"))
say(AFTER, "(you control|you have installed|of yours)", lambda: f.Of("you"))
for family in (AFTER, OPEN_AFTER):
    say(family, f"either {{anyafter}} or {{{family}}}", lambda a, b: a | b)
    say(family, f"either {{anyafter}} or {{anyafter}} or {{{family}}}", lambda a, b, c: a | b | c)
say(OPEN_AFTER, "that is either {predicates}", lambda several: several)
say(AFTER, "that is either < {predicates} >", lambda several: several)
say("predicates", "{predicate} or! {predicate}", _one_of)
say("predicates", "{predicate} or-a {predicate}", _several)
say("predicates", "{predicate} or! {predicate} or! {predicate}", _one_of)
say("predicates", "{predicate} or-a {predicate} or-a {predicate}", _several)
say("predicates", "{predicate} or-a {predicate} or! {predicate}", lambda a, b, c: _after_one(a, b, c))
say("predicates", "{predicate} or! {predicate} or-a {predicate}", lambda a, b, c: _and_one(a, b, c))


def _after_one(one: Any, *more: Any) -> Any:
    two = _one_of(*more)
    return NO if two is NO else one | two


def _and_one(one: Any, other: Any, last: Any) -> Any:
    two = _one_of(one, other)
    return NO if two is NO else two | last


say(AFTER, "{underwent} this turn", f.Underwent)
say(AFTER, "{underwent} this run", lambda kind: f.Underwent(kind, "run"))
say(AFTER, "{underwent} in {whose} last turn", f.UnderwentLastTurn)
say(AFTER, "{notundergone} this turn", lambda kind: f.Not(f.Underwent(kind)))
say(AFTER, "{notundergone} this run", lambda kind: f.Not(f.Underwent(kind, "run")))
say(
    AFTER,
    "{notundergone} in {whose} last turn",
    lambda kind, whose: f.Not(f.UnderwentLastTurn(kind, whose)),
)
say("predicate", "{ref}", f.Same)
say("predicate", "another copy of {ref}", f.CopyOf)
say("predicate", "{core}", lambda core: core)
say("predicate", "{np}", lambda np: np)
say("predicate", "{states}", lambda state: state)
say("predicate", "{afters}", lambda after: after)
say("predicate", "{traits}", lambda traits: traits)
say("predicate", "host to {acard}", f.Hosting)
# What a card is, in a list: "rezzed, unique and at this server".
say("trait", "{state}", lambda state: state)
say("trait", "{anyafter}", lambda after: after)
say("trait", "another copy of {ref}", f.CopyOf)
say("trait", "host to {acard}", f.Hosting)
say("trait", "either {predicates}", lambda several: several)
say("traits", "{trait} and {trait}", all_of)
say("traits", "{trait} , {trait} and {trait}", all_of)
say("traits", "{trait} , {trait} , {trait} and {trait}", all_of)
say("afters", "{anyafter}", lambda after: after)
say("afters", "{after} {afters}", lambda one, more: NO if _nowhere(one, more) else all_of(one, more))
say("np", "[{states}] {cores} [{afters}]", all_of)
say("np", "other [{states}] {cores} [{afters}]", lambda *parts: _others(*parts))
say("np", "your [{states}] {cores} [{afters}]", lambda *parts: _yours(*parts))
say("np", "{whose} installed {cores} [{afters}]", lambda who, *parts: all_of(*parts, f.INSTALLED, f.Of(who)))


def _yours(states: Any, cores: Any, afters: Any) -> Any:
    """Your cards; your deck is no card, but what you draw from."""
    return NO if cores == f.Has("deck") else all_of(states, cores, afters, f.Of("you"))


def _others(states: Any, cores: Any, afters: Any) -> Any:
    """Cards other than this one; "the other card" alone is the other of two that were spoken of."""
    if states is None and afters is None and cores == f.ANY_CARD:
        return NO
    return all_of(states, cores, afters, f.Not(f.Same(r.THIS)))


# One card, any card, that card: the subject of a trigger or of a prohibition.
say("acard", "{ref}", f.Same)
say("acard", "[1|any|one] {np}", lambda np: np)
say("acard", "another {np}", lambda np: all_of(np, f.Not(f.Same(r.THIS))))
say("acard", "{exactly}", lambda card: card)
# Every card: the subject of a declaration.
say("every", "{ref}", f.Same)
say("every", "{exactly}", lambda card: card)
say("every", "(each|all|every) {np}", lambda np: np)
say("every", "{np}", lambda np: np)
say("every", "each other {np}", lambda np: all_of(np, f.Not(f.Same(r.THIS))))

# --- kinds of counters and of damage ----------------------------------------------------------------------

for word in (kind for kind in COUNTERS if kind != CREDIT):
    say("counter", f"[hosted] {word} (counter|token)", lambda word=word: word)
say("counter", "[hosted] credit", lambda: CREDIT)
say("counter", "counter", lambda: "")
say("counter", "{word} counter", lambda word: word)
say("counter", "{word} {word} counter", lambda one, two: f"{one} {two}")
say("counters", "{int} {counter}", lambda n, kind: (n, kind))
say("counters", "{counter}", lambda kind: (1, kind))
for word, kind in (("net", "net"), ("meat", "meat"), ("core", "core"), ("brain", "core")):
    say("damage", f"{word} damage", lambda kind=kind: kind)
