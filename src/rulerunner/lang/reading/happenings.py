"""What happens: triggers, interrupts and questions about the past, read from the renderer's table and from print."""

from dataclasses import replace
from typing import Any, Final

from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang.rendering.grammar import participle
from rulerunner.lang.rendering.happenings import HAPPENINGS, IMPLIED, Happening

from .engine import NO
from .marks import Event
from .nouns import GRAMMAR, SERVER, all_of
from .numbers import times

rule, say = GRAMMAR.rule, GRAMMAR.say

SLOTS: Final = {
    "{card}": ("{acard}", "subject"),
    "{on}": ("[on {server}]", "server"),
    "{at}": ("[(at|on|in|protecting|from) {server}]", "server"),
    "{server}": ("{server}", "server"),
    "{whose}": ("({whose}|a|each player's|)", "side"),
    "{run}": ("run", ""),
    "{credits}": ("[any amount of] credit", ""),
    "{a click}": ("click", ""),
    "{a server}": (SERVER, ""),
    "{a remote}": (f"remote {SERVER}", ""),
    "{tag}": ("(tag|{int} or more tag|at least {int} tag)", "many"),
    "{damage}": ("([any|any amount of] {damage}|[any amount of] damage)", "detail"),
    "{bad publicity}": ("bad publicity", ""),
    "{counter}": ("(virus counter|{counter})", "detail"),
    "{ice}": ("ice", ""),
    "{subroutine}": ("subroutine", ""),
    "{breaching}": ("(breaching|accessing)", ""),
}
VERBS: Final = {"breach": "(breach|begin to access)"}
PASTS: Final = {"breach": "(breached|begun to access)"}


def _pattern(template: str) -> tuple[str, list[str]]:
    """A text of the table as a pattern, and what its braces read."""
    names: list[str] = []
    out = template
    while True:
        found = sorted((out.find(slot), slot) for slot in SLOTS if slot in out)
        if not found:
            return out.replace("\x01", "{").replace("\x02", "}"), names
        _, slot = found[0]
        pattern, name = SLOTS[slot]
        out = out.replace(slot, pattern.replace("{", "\x01").replace("}", "\x02"), 1)
        if name == "many":
            names += ["", ""]
        elif "{" in pattern:
            names.append(name)


def _teach(kind: str, how: Happening) -> None:
    """Teach the grammar a kind of change, now, about to be, and in the past."""
    rest, rest_names = _pattern(how.rest)
    if how.actor in ("runner", "corp"):
        actor, actor_names = "{who}", ["who"]
    elif how.actor == "player":
        actor, actor_names = "{who}", ["side"]
    else:
        actor, actor_names = _pattern(how.actor)
    names = [*actor_names, *rest_names]

    def build(*captures: Any) -> Any:
        return _event(kind, how, dict(zip(names, captures, strict=True)))

    verb = VERBS.get(how.verb, how.verb)
    was = PASTS.get(how.verb, participle(how.verb))
    passive = how.actor == "player" and how.rest.startswith("{card}")
    say("now", f"{actor} {verb} {rest}", build)
    if "{run}" in how.actor:
        verbs = "(is|be)" if how.verb == "be" else verb
        say("nowthat", f"that {actor} {verbs} {rest}", build)
        say("wouldthat", f"that {actor} would {how.verb} {rest}", build)
    say("would", f"{actor} would {verb} {rest}", build)
    say("past", f"{actor} have {was} {rest}", build)
    say("notpast", f"{actor} have not {was} {rest}", build)
    if how.verb == "be":
        say("now", f"{actor} is {rest}", build)
    if passive or (how.actor in ("runner", "corp") and how.rest.startswith("{card}")):
        done = participle(how.verb)
        tail, tail_names = _pattern(how.rest.removeprefix("{card}"))

        def suffered(card: Any, *captures: Any) -> Any:
            return _event(kind, how, {"subject": card, **dict(zip(tail_names, captures, strict=True))})

        say("now", f"{{acard}} is {done} {tail}", suffered)
        say("would", f"{{acard}} would be {done} {tail}", suffered)
        say("past", f"{{acard}} have been {done} {tail}", suffered)
        say("notpast", f"{{acard}} have not been {done} {tail}", suffered)
        say("underwent", f"that have been {done} {tail}", lambda *_: kind)


def _event(kind: str, how: Happening, has: dict[str, Any]) -> Any:
    who = has.get("who") or ""
    side = has.get("side") or ""
    if how.actor in ("runner", "corp") and who and who not in (how.actor, "you", "they"):
        return NO
    subject, server = has.get("subject"), has.get("server")
    if subject == f.ANY_CARD or (subject is not None and _plainly(subject, how)):
        subject = None
    if (
        server is None
        and "{at}" in how.rest
        and isinstance(subject, f.Both)
        and isinstance(subject.right, f.AtServer)
    ):
        at = subject.right  # "an agenda at this server": where it happens
        if at.part == "any":
            subject, server = (None if _plainly(subject.left, how) else subject.left), at.server
    if server == r.ANY_SERVER:
        server = None
    if kind == "trash" and subject == f.Same(r.ACCESSED):
        return Event("trash accessed")
    return Event(kind, (IMPLIED.get(kind) and "") or side, subject, server, has.get("detail") or "")


def _plainly(subject: Any, how: Happening) -> bool:
    """Whether a subject says no more than the kind of change says anyway."""
    if how.card == "event or operation":
        return bool(subject == f.Is("event") | f.Is("operation"))
    kind: Any = how.card
    return bool(kind != "card" and subject == f.Is(kind))


for _kind, _how in HAPPENINGS.items():
    _teach(_kind, _how)

for tense in ("now", "would", "past"):
    say(tense, f"{{{tense}1}} by basic click", lambda event: _basic(event))


def _basic(event: Event) -> Event:
    detail = "basic" if event.kind == "server announced" else "basic action"
    return Event(event.kind, event.side, event.subject, event.server, detail, event.first)


# --- as cards are printed --------------------------------------------------------------------------------------

for template, kind in (
    ("{who} make successful run [on {server}]", "successful run"),
    ("{who} make unsuccessful run [on {server}]", "unsuccessful run"),
    ("{who} (initiate|make|begin) a run [on {server}]", "run begins"),
):
    say("now", template, lambda who, server, kind=kind: Event(kind, server=_narrow(server)))
    past = template.replace("make", "made").replace("initiate|made|begin", "initiated|made|begun")
    say("past", past, lambda who, server, kind=kind: Event(kind, server=_narrow(server)))
    say(
        "past",
        past.replace("{who} ", "{who} have "),
        lambda who, server, kind=kind: Event(kind, server=_narrow(server)),
    )
say(
    "now",
    "[there is] successful run [on {server}]",
    lambda server: Event("successful run", server=_narrow(server)),
)
say("now", "run [on {server}] is successful", lambda server: Event("successful run", server=_narrow(server)))
say(
    "now",
    "run [on {server}] is unsuccessful",
    lambda server: Event("unsuccessful run", server=_narrow(server)),
)
say(
    "now",
    "successful run [on {server}] end",
    lambda server: Event("run ends", server=_narrow(server), detail="successful"),
)
say(
    "now",
    "run [on {server}] end and was (successful|unsuccessful)",
    lambda server: Event("run ends", server=_narrow(server), detail="successful"),
)
say("now", "your run end", lambda: Event("run ends"))
say("now", "{who} turn begin", lambda who: NO)
say(
    "now",
    "{who} access {acard} in {zone}",
    lambda who, card, zone: Event("access", subject=_card(card), detail=zone),
)
say(
    "now",
    "{acard} is accessed (in|from) {zone}",
    lambda card, zone: Event("access", subject=_card(card), detail=zone),
)
say("now", "{acard} is accessed", lambda card: Event("access", subject=_card(card)))
say(
    "now",
    "{who} trash {acard} (in|from) {zone}",
    lambda who, card, zone: Event("trash", who, _card(card), detail=zone),
)
say("now", "{acard} is trashed from {zone}", lambda card, zone: Event("trash", "", _card(card), detail=zone))
say("now", "{acard} is (uninstalled|) trashed", lambda card: Event("trash", "", _card(card)))
say("now", "{who} encounter this", lambda who: NO)
say("now", "{who} score or steal {acard}", lambda who, card: NO)
say("now", "encounter with {acard} end", lambda card: Event("encounter ends", subject=_card(card)))
say("now", "{who} fully break {acard}", lambda who, card: Event("fully broken", subject=_card(card)))
say("now", "{who} (take|receive) (tag|{int} or more tag|at least {int} tag)", lambda *_: Event("tags"))
say("now", "{who} (spend|lose) [a] click (during|) run", lambda who: NO)
say("now", "{acard} become rezzed", lambda card: Event("rez", subject=_card(card)))
say("now", "agenda is scored or stolen", lambda: NO)
say("now", "{who} remove (tag|{int} or more tag)", lambda *_: Event("remove tags"))
say("now", "{who} do (any|any amount of|at least 1) {damage}", lambda who, kind: Event("damage", detail=kind))
say(
    "now",
    "{who} (suffer|take) (any|any amount of|at least 1|1 or more) {damage}",
    lambda who, kind: Event("damage", detail=kind),
)
say("now", "{who} (suffer|take) (any amount of|any|at least 1) damage", lambda who: Event("damage"))
say(
    "now",
    "{who} place (counter|{counter}) on {acard}",
    lambda who, kind, card: Event("place", "", _card(card), detail=kind or ""),
)
say("now", "trace [attempt] is successful", lambda: Event("trace succeeds"))
say("now", "trace [attempt] is unsuccessful", lambda: Event("trace fails"))
say("now", "{who} (spend|use) {counter} from {acard}", lambda *_: NO)


def _narrow(server: Any) -> Any:
    return None if server == r.ANY_SERVER else server


def _card(card: Any) -> Any:
    return None if card == f.ANY_CARD else card


# --- what a trigger is, with all that limits it --------------------------------------------------------------------

WHEN: Final = "(when|whenever|each time|after)"
say("trigger", f"{WHEN} {{now}}", lambda event: event)
say("trigger", f"{WHEN} {{now}} (during|) (a|each) turn", lambda event: event)
for per in ("turn", "run"):
    first = lambda event, per=per: _first(event, per)  # noqa: E731
    say("trigger", f"the first time each {per} [that] {{now}}", first)
    say("trigger", f"the first time {{now}} each {per}", first)
    say("trigger", f"(when|whenever) {{now}} for the first time (each|this) {per}", first)
say(
    "trigger",
    "(at the start of each of your turns|at the start of your turn)",
    lambda: Event("turn begins", "you"),
)
say("trigger", "when your turn begin", lambda: Event("turn begins", "you"))
say("trigger", "(at the start of each of the corp's turns)", lambda: Event("turn begins", "corp"))
say(
    "trigger",
    "(at the start of each of the runner's turns|at the start of each of runner's turns)",
    lambda: Event("turn begins", "runner"),
)
say("trigger", "at the end of each of your turns", lambda: Event("turn ends", "you"))
say("trigger", "[at] the end of the run", lambda: Event("run ends"))
say("would-trigger", "(when|whenever|the next time) {would}", lambda event: event)
for per in ("turn", "run"):
    first = lambda event, per=per: _first(event, per)  # noqa: E731
    say("would-trigger", f"the first time each {per} [that] {{would}}", first)
    say("would-trigger", f"the first time {{would}} each {per}", first)


def _first(event: Event, per: str) -> Event:
    if per == "run" and event.kind in ("tags", "damage", "draw", "gain credits", "lose credits"):
        event = Event(event.kind, event.side, event.subject, event.server, event.detail, during=r.ANY_SERVER)
    return replace(event, first=per) if event.during else Event(event.kind, event.side, event.subject, event.server, event.detail, per)


say("trigger-that", f"{WHEN} {{nowthat}}", lambda event: event)
say("trigger-that", "the first time each run that {nowthat}", lambda event: _first(event, "run"))


say("those", "{np} {who} have (scored|stolen|trashed|installed|rezzed|played)", lambda np, who: NO)
for verb, kind in (("scored", "score"), ("stolen", "steal"), ("trashed", "trash"), ("installed", "install")):
    say("those", f"{{np}} {{who}} (have {verb}|{verb})", lambda np, who, kind=kind: Event(kind, who))
say("those", "each card for which {past}", lambda event: event)

# --- conditions --------------------------------------------------------------------------------------------------------

WITHIN: Final = (
    ("this turn", "turn"),
    ("this run", "run"),
    ("this encounter", "encounter"),
    ("during (your|their|his or her) last turn", "last turn"),
    ("(in|during) {whose} last turn", "last turn"),
)


def _happened(event: Event, within: str, by: Any = None, who: str | None = None) -> c.Condition:
    side = event.side or (who if within == "last turn" and who else "")
    return c.Happened(event.kind, side, within, event.subject, event.server, by)  # type: ignore[arg-type]


for words, within in WITHIN:
    n = words.count("{")
    say(
        "cond",
        f"{{past}} [by {{ref}}] {words}",
        lambda event, by, *who, within=within: _happened(event, within, by, *who),
    )
    say(
        "cond",
        f"{{notpast}} [by {{ref}}] {words}",
        lambda event, by, *who, within=within: c.No(_happened(event, within, by, *who)),
    )
say(
    "cond",
    "{who} made successful run [on {server}] (this turn)",
    lambda who, server: c.Happened("successful run", server=_narrow(server)),
)
say(
    "cond",
    "{who} made successful run (during|in) (your|their|his or her) last turn",
    lambda who: c.Happened("successful run", "runner", "last turn"),
)
say(
    "cond",
    "{who} (stole|have stolen) agenda (during|in) (your|their|his or her) last turn",
    lambda who: c.Happened("steal", "runner", "last turn"),
)
say(
    "cond",
    "{who} (trashed) card (during|in) (your|their|his or her) last turn",
    lambda who: c.Happened("trash", "runner", "last turn"),
)
say("cond", "{who} is tagged", lambda who: c.TAGGED)
say("cond", "{who} is not tagged", lambda who: c.No(c.TAGGED))
say("cond", "{who} have [at least] {int} tag", lambda who, n: c.AtLeast(q.Tags(), n))
say("cond", "{who} have {int} or more tag", lambda who, n: c.AtLeast(q.Tags(), n))
say("cond", "{who} have at least {int} link", lambda who, n: c.AtLeast(q.Link(), n))
say("cond", "{who} have {int} or more link", lambda who, n: c.AtLeast(q.Link(), n))
say(
    "cond",
    "{who} have (at least {int}|{int} or more) credit",
    lambda who, a, b: c.AtLeast(q.CreditsOf(who), a if b is None else b),
)
say("cond", "{who} have no credit", lambda who: c.No(c.AtLeast(q.CreditsOf(who), 1)))
say(
    "cond",
    "{who} have (at least {int}|{int} or more) bad publicity",
    lambda who, a, b: c.AtLeast(q.BadPublicity(), a if b is None else b),
)
say("cond", "{who} have no card in {zone}", lambda who, zone: c.No(c.AtLeast(q.CardsIn(zone), 1)))
say("cond", "there is no card in {zone}", lambda zone: c.No(c.AtLeast(q.CardsIn(zone), 1)))
say(
    "cond",
    "{who} have (at least {int}|{int} or more) card in {zone}",
    lambda who, a, b, zone: c.AtLeast(q.CardsIn(zone), a if b is None else b),
)
say(
    "cond",
    "there is (at least {int}|{int} or more) card in {zone}",
    lambda a, b, zone: c.AtLeast(q.CardsIn(zone), a if b is None else b),
)
say(
    "cond",
    "{who} have {int} or fewer card in {zone}",
    lambda who, n, zone: c.No(c.AtLeast(q.CardsIn(zone), n + 1)),
)
say("cond", "a run [on {server}] is in progress", lambda server: c.DuringRun(_narrow(server)))
say("cond", "no run [on {server}] is in progress", lambda server: c.No(c.DuringRun(_narrow(server))))
say("cond", "piece of ice is being encountered", lambda: c.DuringEncounter())
say("cond", "no ice is being encountered", lambda: c.No(c.DuringEncounter()))
say("cond", "{ref} is being encountered", c.DuringEncounter)
say("cond", "{ref} is not being encountered", lambda ref: c.No(c.DuringEncounter(ref)))
say("cond", "it is {whose} turn", c.DuringTurn)
say("cond", "it is not {whose} turn", lambda who: c.No(c.DuringTurn(who)))
for outcome in ("successful", "unsuccessful"):
    say("cond", f"(the|that|) (run|it) was {outcome}", lambda outcome=outcome: c.RunWas(outcome))
    say("cond", f"(the|that|) (run|it) was not {outcome}", lambda outcome=outcome: c.No(c.RunWas(outcome)))
say("cond", "{quantity} is at least {quantity}", c.AtLeast)
say("cond", "{quantity} is less than {quantity}", lambda a, b: c.No(c.AtLeast(a, b)))
say("cond", "{quantity} is {int} or (more|greater)", c.AtLeast)
say("cond", "{quantity} is odd", c.Odd)
say("cond", "{quantity} is even", lambda n: c.No(c.Odd(n)))
say("cond", "there is [1|any|at least 1] {np}", c.Exists)
say("cond", "there is {ref}", lambda ref: c.Exists(f.Same(ref)))
say("cond", "there is not {ref}", lambda ref: c.No(c.Exists(f.Same(ref))))
say("cond", "there is no {np}", lambda np: c.No(c.Exists(np)))
say(
    "cond",
    "there is (at least {int}|{int} or more) {np}",
    lambda a, b, np: c.AtLeast(q.Count(np), a if b is None else b),
)
say(
    "cond",
    "there is (at least {int}|{int} or more) {counter} (on {ref}|)",
    lambda a, b, kind, ref: c.AtLeast(q.CountersOn(ref or r.THIS, kind), a if b is None else b),
)
say(
    "cond",
    "there is (at least {int}|{int} or more) hosted {counter}",
    lambda a, b, kind: c.AtLeast(q.CountersOn(r.THIS, kind), a if b is None else b),
)
say("cond", "there is no {counter} on {ref}", lambda kind, ref: c.No(c.AtLeast(q.CountersOn(ref, kind), 1)))
say(
    "cond",
    "{ref} have (at least {int}|{int} or more) {counter} [on it]",
    lambda ref, a, b, kind: c.AtLeast(q.CountersOn(ref, kind), a if b is None else b),
)
say("cond", "{ref} is {core}", c.Matches)
say("cond", "{ref} is not {core}", lambda ref, core: c.No(c.Matches(ref, core)))
say("cond", "{ref} is {states}", c.Matches)
say("cond", "{ref} is not {states}", lambda ref, state: c.No(c.Matches(ref, state)))
say("cond", "{ref} is {afters}", c.Matches)
say("cond", "{ref} is not {afters}", lambda ref, after: c.No(c.Matches(ref, after)))
say("cond", "{ref} is {np}", c.Matches)
say("cond", "{ref} is not {np}", lambda ref, np: c.No(c.Matches(ref, np)))
say("cond", "{ref} is [in|protecting] this {core}", lambda ref, core: NO)
say("cond", "that ice was fully broken", lambda: c.FullyBroken())
say("cond", "that ice was not fully broken", lambda: c.No(c.FullyBroken()))
say("cond", "that was done", lambda: c.DidIt())
say("cond", "(you|they|runner|corp) do", lambda: c.DidIt())
say("cond", "that was not done", lambda: c.No(c.DidIt()))
say("cond", "(you|they|runner|corp) do not", lambda: c.No(c.DidIt()))
say("cond", "{ref} is empty of {counter}", lambda ref, kind: c.Empty(kind) if ref == r.THIS else NO)
say("cond", "{ref} is not empty of {counter}", lambda ref, kind: c.No(c.Empty(kind)) if ref == r.THIS else NO)
say("cond", "no click have been spent this turn", lambda: c.Charged())
say("cond", "click have already been spent this turn", lambda: c.No(c.Charged()))
say("cond", "it is installed", lambda: c.Matches(r.THIS, f.INSTALLED))


@rule("cond", "[both|either] {cond1} and {cond1}", "[both] {cond1} , {cond1} [,] and {cond1}")
def _and(*parts: Any) -> Any:
    return c.AllOf(tuple(parts))


@rule("cond", "[both|either] {cond1} or {cond1}", "[either] {cond1} , {cond1} [,] or {cond1}")
def _or(*parts: Any) -> Any:
    return c.AnyOf(tuple(parts))


for tense in ("now", "would", "past"):
    GRAMMAR.rules[f"{tense}1"] = [one for one in GRAMMAR.rules[tense] if "by basic click" not in one.pattern]
GRAMMAR.rules["cond1"] = [one for one in GRAMMAR.rules["cond"] if "{cond1}" not in one.pattern]

__all__ = ["WHEN", "all_of", "times"]
