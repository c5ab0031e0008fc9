"""What a card says of itself: where it is installed and how, what it hosts, when it is played, its deck."""

from dataclasses import replace
from typing import Any, Final

from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.rendering.itself import FACTIONS
from rulerunner.lang.words import CORP, RUNNER

from .engine import NO
from .marks import Event
from .normal_form import implied
from .pointing import GRAMMAR

say = GRAMMAR.say

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
NAMED: Final = {name.lower(): faction for faction, name in FACTIONS.items()}
for words, faction in NAMED.items():
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


for words, faction in NAMED.items():
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
say("decl", "{ref} can be played only if {cond}", lambda ref, when: s.PlayOnlyIf(when))
say("decl", "play [{ref}] only if {cond}", lambda ref, when: s.PlayOnlyIf(_in_a_turn_that_was(when)))


def _in_a_turn_that_was(asked: Any) -> Any:
    """What a player did not do in their last turn, they had a turn not to do it in."""
    match asked:
        case c.No(inner=c.Happened(within="last turn", side=side)):
            return c.AllOf((c.Happened("turn ends", side, "last turn"), asked))
    return asked


say("decl", "{ref} must be rezzed as it is installed", lambda ref: s.RezOnInstall())
say("decl", "{ref} is installed face down , and stay so until it is trashed", lambda ref: s.Hidden())
say("decl", "hidden resource is installed face down , but is put into trash face up", lambda: s.Hidden())
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
        most = numbers.pop(0) if "{int}" in many else 0
        np = numbers.pop(0)
        own = numbers.pop(0) if memory else 0
        return s.Hosts(np, own, most, bool(free), numbers.pop(0) if cheaper else 0)

    say("decl", f"{{ref}} can host {many} {{np}} {memory} {free} {cheaper}", build)


for many in ("", "any number of", "up to {int}"):
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
