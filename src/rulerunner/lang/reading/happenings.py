"""What happens: triggers and interrupts, read by the renderer's own table and as cards print them."""

from dataclasses import replace
from typing import Any, Final

from rulerunner.lang import filters as f
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang.rendering.grammar import participle
from rulerunner.lang.rendering.happenings import ALWAYS_AT, HAPPENINGS, IMPLIED, PREVENTED, USES, Happening
from rulerunner.lang.validating.sense import LEAVING
from rulerunner.lang.words import COUNTERS, FORGOING, TABLE, TYPES

from .engine import NO
from .marks import Event
from .normal_form import members, without
from .nouns import all_of, central
from .pointing import GRAMMAR, PERIODS, SERVER
from .tokens import tokens

rule, say = GRAMMAR.rule, GRAMMAR.say

SLOTS: Final = {
    "{card}": ("{acard}", "subject"),
    "{on}": ("[on {server}]", "server"),
    "{at}": ("[{there}]", "server"),
    "{server}": ("{server}", "server"),
    "{whose}": ("({whose}|a|each player's|)", "side"),
    "{run}": ("run", ""),
    "{credits}": ("[any amount of] credit", ""),
    "{a click}": ("click", ""),
    "{a server}": (SERVER, ""),
    "{a remote}": (f"(remote|subsidiary) {SERVER}", ""),
    "{tag}": ("(tag|{int} or more tag|at least {int} tag)", "many"),
    "{damage}": ("([any|any amount of] {damage}|[any amount of] damage)", "detail"),
    "{core damage}": ("(core|brain) damage", ""),
    "{bad publicity}": ("bad publicity", ""),
    "{counter}": ("{counter}", "detail"),
    "{ice}": ("[of] ice", ""),
    "{subroutine}": ("subroutine", ""),
    "{breaching}": ("(breaching|accessing)", ""),
}

say("there", "(at|on|protecting) {server}", lambda server: server)
say("there", "in {server}", lambda server: NO if central(server) else server)  # that would be its pile


def reduced(text: str) -> str:
    """A text as the grammar sees it."""
    return " ".join(token.word for token in tokens(text))


VERBS: Final = {"breach": "(breach|begin to access)"}
SIMPLE: Final = {"steal": "stole", "draw": "drew", "take": "took", "breach": "(breached|began to access)"}
"""Verbs whose past is not their participle."""
PASTS: Final = {"breach": "(breached|begun to access)"}


def _pattern(template: str) -> tuple[str, list[str]]:
    """A text of the table as a pattern, and what its braces read."""
    names: list[str] = []
    out = template
    while True:
        found = sorted((out.find(slot), slot) for slot in SLOTS if slot in out)
        if not found:
            if "{" in out:
                raise LookupError(f"what happens is told with {out!r}, but not how that is read")
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
        actor, actor_names = "({who}|player)", ["side"]
    else:
        actor, actor_names = _pattern(how.actor)
    names = [*actor_names, *rest_names]

    def build(*captures: Any) -> Any:
        return _after(_event(kind, how, dict(zip(names, captures, strict=True))))

    def imminent(*captures: Any) -> Any:
        return _event(kind, how, dict(zip(names, captures, strict=True)))

    verb = VERBS.get(how.verb, how.verb)
    was = PASTS.get(how.verb, participle(how.verb))
    if how.actor == "{card}" and how.verb == "be":
        say("underwent", f"that have been {how.rest}", lambda *_: kind)
        say("notundergone", f"that have not been {how.rest}", lambda *_: kind)
    passive = how.actor == "player" and how.rest.startswith("{card}")
    say("now", f"{actor} {verb} {rest}", build)
    if "{run}" in how.actor:
        verbs = "(is|be)" if how.verb == "be" else verb
        say("nowthat", f"that {actor} {verbs} {rest}", build)
        say("wouldthat", f"that {actor} would {how.verb} {rest}", build)
    say("would", f"{actor} would {verb} {rest}", imminent)
    say("past", f"{actor} have {was} {rest}", build)
    if how.verb != "be":
        say("past", f"{actor} {SIMPLE.get(how.verb, was)} {rest}", build)
        say("notpast", f"{actor} did not {verb} {rest}", build)
    say("notpast", f"{actor} have not {was} {rest}", build)
    if how.verb == "be":
        say("now", f"{actor} is {rest}", build)
    if passive or (how.actor in ("runner", "corp") and how.rest.startswith("{card}")):
        done = participle(how.verb)
        tail, tail_names = _pattern(how.rest.removeprefix("{card}"))

        def suffering(card: Any, *captures: Any) -> Any:
            return _event(kind, how, {"subject": card, **dict(zip(tail_names, captures, strict=True))})

        def suffered(card: Any, *captures: Any) -> Any:
            return _after(suffering(card, *captures))

        say("now", f"{{acard}} is {done} {tail}", suffered)
        say("would", f"{{acard}} would be {done} {tail}", suffering)
        say("past", f"{{acard}} have been {done} {tail}", suffered)
        say("notpast", f"{{acard}} have not been {done} {tail}", suffered)
        say("underwent", f"that have been {done} {tail}", lambda *_: kind)
        say("notundergone", f"that have not been {done} {tail}", lambda *_: kind)
        say(
            "those",
            f"{{np}} ({{who}}|player) have {done} {how.rest.removeprefix('{card}').removeprefix('{at}')}",
            lambda np, who: Event(kind, _of_player(how, who)),
        )


def _of_player(how: Happening, who: Any) -> str:
    return who or "" if how.actor == "player" else ""


def _event(kind: str, how: Happening, has: dict[str, Any]) -> Any:
    who = has.get("who") or ""
    side = has.get("side") or ""
    if how.actor in ("runner", "corp") and who and who not in (how.actor, "you", "they"):
        return NO
    subject, server = _beyond(has.get("subject"), how), has.get("server")
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
    if server == r.ANY_SERVER and kind in ALWAYS_AT:
        server = None
    if kind == "trash" and subject == f.Same(r.ACCESSED):
        return Event("trash accessed")
    return Event(kind, (IMPLIED.get(kind) and "") or side, subject, server, has.get("detail") or "")


def _after(event: Any) -> Any:
    """A change that has happened: its card is no longer where it was, which is said of the change."""
    if event is NO or event.kind not in LEAVING:
        return event
    if any(isinstance(one, f.In) for one in members(event.subject)):
        return NO
    if event.kind == "trash" and f.INSTALLED in members(event.subject):
        rest = without(event.subject, f.INSTALLED)
        return replace(event, subject=None if rest == f.ANY_CARD else rest, origin=(TABLE,))
    return event


def _beyond(subject: Any, how: Happening) -> Any:
    """A subject without the type of card that the kind of change is about anyway."""
    kind: Any = how.card
    if isinstance(subject, f.Both) and how.card in TYPES and f.Is(kind) in (subject.left, subject.right):
        return subject.right if subject.left == f.Is(kind) else subject.left
    if how.card == "event or operation" and subject is not None:
        return all_of(*map(_of_both, members(subject)))
    return subject


def _of_both(part: Any) -> Any:
    """What an event or operation is: "a gray ops event or operation" is gray ops, whichever it is."""
    match part:
        case f.Either(left=f.Both(left=sort, right=f.Is(type="event")), right=f.Is(type="operation")):
            return sort
    return part


def _plainly(subject: Any, how: Happening) -> bool:
    """Whether a subject says no more than the kind of change says anyway."""
    if how.card == "event or operation":
        return bool(subject == f.Is("event") | f.Is("operation"))
    kind: Any = how.card
    return bool(kind != "card" and subject == f.Is(kind))


for _kind, _how in HAPPENINGS.items():
    _teach(_kind, _how)
    say("underwent", f'that " {_kind} " have happened to', lambda kind=_kind: kind)

say("zones", "{zone}", lambda zone: (zone,))
say("zones", "{zone} or {zone}", lambda *zones: zones)
say("zones", "{zone} , {zones}", lambda zone, more: (zone, *more))
say("tail", "for credit on it", lambda: ("detail", "credits"))
say("tail", "after fully breaking it", lambda: ("detail", "fully broken"))
say("tail", "by forgoing click", lambda: ("detail", FORGOING))
say("tail", "as one of those printed on it", lambda: ("detail", "printed"))
say("tail", f"as outermost protecting attacked {SERVER}", lambda: ("detail", "outermost"))
say("tail", "by basic click", lambda: ("basic", True))
say("tail", "concerning {who}", lambda who: ("side", who))
say("tail", "about {acard}", lambda card: ("subject", card))
say("tail", "at {server}", lambda at: ("server", at))
say("tail", "or several at once", lambda: ("batch", True))
say("tail", "from {zones}", lambda zones: ("origin", zones))
say("tail", "through ability of {acard}", lambda by: ("source", by))
for _detail in COUNTERS:
    say("tail", f'< " {_detail} " >', lambda detail=_detail: ("detail", detail))
say("tails", "{tail}", lambda tail: (tail,))
say("tails", "{tail} {tails}", lambda tail, more: (tail, *more))
for tense in ("now", "would", "past", "notpast"):
    say(tense, f"{{{tense}1}} {{tails}}", lambda event, tails: narrowed(event, tails))


def narrowed(event: Event, tails: Any) -> Any:
    """A change with all that narrows it down, each said once."""
    changes = dict(tails)
    if len(changes) < len(tails) or _misplaced([name for name, _ in tails]):
        return NO
    if changes.pop("basic", False):
        event = _basic(event)
    return replace(event, **changes)


def _misplaced(names: list[str]) -> bool:
    """Whether a place is named after a card, whose place it would be."""
    cards = [number for number, name in enumerate(names) if name in ("subject", "source")]
    return bool(cards) and any(name in ("server", "origin") for name in names[cards[0] :])


for _kind, _details, _said in (("use", USES, "{}"), ("prevent", PREVENTED, "that was {}")):
    for _detail, _words in _details.items():
        for tense in ("now", "would", "past"):
            say(
                tense,
                f"{{{tense}1}} {_said.format(reduced(_words))}",
                lambda event, kind=_kind, detail=_detail: (
                    replace(event, detail=detail) if event.kind == kind and not event.detail else NO
                ),
            )


def _basic(event: Event) -> Event:
    detail = "basic" if event.kind == "server announced" else "basic action"
    return replace(event, detail=detail)


say(
    "now",
    "{who} break subroutine [on {acard}]",
    lambda who, card: (
        Event("subroutine broken", subject=None if card == f.ANY_CARD else card)
        if who in ("runner", "you", "they")
        else NO
    ),
)
say("now", "there is successful trace", lambda: Event("trace succeeds"))
say("now", "there is unsuccessful trace", lambda: Event("trace fails"))

# --- as cards are printed ---------------------------------------------------------------------------------

for template, kind in (
    ("{who} make successful run [on {server}]", "successful run"),
    ("{who} make unsuccessful run [on {server}]", "unsuccessful run"),
    ("{who} (initiate|make|begin) a run [on {server}]", "run begins"),
):
    say("now", template, lambda who, server, kind=kind: Event(kind, server=narrow(server)))
    past = template.replace("make", "made").replace("initiate|made|begin", "initiated|made|begun")
    say("past", past, lambda who, server, kind=kind: Event(kind, server=narrow(server)))
    say(
        "past",
        past.replace("{who} ", "{who} have "),
        lambda who, server, kind=kind: Event(kind, server=narrow(server)),
    )
say(
    "now",
    "[there is] successful run [on {server}]",
    lambda server: Event("successful run", server=narrow(server)),
)
say("now", "run [on {server}] is successful", lambda server: Event("successful run", server=narrow(server)))
say(
    "now",
    "run [on {server}] is unsuccessful",
    lambda server: Event("unsuccessful run", server=narrow(server)),
)
say(
    "now",
    "successful run [on {server}] end",
    lambda server: Event("run ends", server=narrow(server), detail="successful"),
)
say(
    "now",
    "[that] run [on {server}] end and was successful",
    lambda server: Event("run ends", server=narrow(server), detail="successful"),
)
say(
    "now",
    "[that] run [on {server}] end and was unsuccessful",
    lambda server: Event("run ends", server=narrow(server), detail="unsuccessful"),
)
say("now", "(your|that) run end", lambda: Event("run ends"))
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
say("now", "encounter with {acard} end", lambda card: Event("encounter ends", subject=_card(card)))
say("now", "{who} fully break {acard}", lambda who, card: _fully_broken(card))
say(
    "now",
    f"{{who}} fully break outermost piece of ice protecting attacked {SERVER} [during run]",
    lambda who: Event("fully broken", detail="outermost"),
)


def _fully_broken(card: Any) -> Any:
    """Ice is fully broken; that it is the outermost one has to be known as it is."""
    return NO if f.Outermost() in members(card) else Event("fully broken", subject=_card(card))


say("now", "{who} (take|receive) (tag|{int} or more tag|at least {int} tag)", lambda *_: Event("tags"))
say("now", "{acard} become rezzed", lambda card: Event("rez", subject=_card(card)))
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
for fate in ("stolen", "trashed", "kept"):
    for tense, verb in (("now", "end"), ("would", "would end"), ("past", "have ended")):
        say(
            tense,
            f"access of {{acard}} {verb} with card {fate}",
            lambda card, fate=fate: Event("access ends", subject=_card(card), detail=fate),
        )
say("now", "trace [attempt] is successful", lambda: Event("trace succeeds"))
say("now", "trace [attempt] is unsuccessful", lambda: Event("trace fails"))


def narrow(server: Any) -> Any:
    """A server a change must concern; any server is no limit."""
    return None if server == r.ANY_SERVER else server


def placed(event: Event) -> Any:
    """The card a change is about; where there is no word for the server, the card is said to be there."""
    if event.server is None:
        return event.subject
    at = f.AtServer(event.server)
    return at if event.subject is None else event.subject & at


def tells(event: Event, *told: str) -> bool:
    """Whether a change is told with nothing but this, besides its kind."""
    return event == Event(event.kind, **{name: getattr(event, name) for name in told})


def _card(card: Any) -> Any:
    return None if card == f.ANY_CARD else card


# --- what a trigger is, with all that limits it -----------------------------------------------------------

WHEN: Final = "(when|whenever|each time|after)"
say("trigger", f"{WHEN} {{now}}", lambda event: event)
say("trigger", f"{WHEN} {{now}} (during|) (a|each) turn", lambda event: event)
say("trigger", f"{WHEN} {{alternatives}}", lambda event: event)
say("alternatives", "{now} or when {now}", lambda one, more: replace(one, also=(more,)))
say("alternatives", "{now} or when {alternatives}", lambda one, more: _alternatives(one, more))


def _alternatives(one: Event, more: Event) -> Event:
    """Several changes of which each will do."""
    return replace(one, also=(replace(more, also=()), *more.also))


for per, words in PERIODS:
    first = lambda event, per=per: _first(event, per)  # noqa: E731
    say("trigger", f"the first time each {words} [that] {{now}}", first)
    say("trigger", f"the first time {{now}} each {words}", first)
    say("trigger", f"the first time each {words} [that] {{alternatives}}", first)
    say("trigger", f"(when|whenever) {{now}} for the first time (each|this) {words}", first)
say(
    "trigger",
    "(at the start of each of your turns|at the start of your turn)",
    lambda: Event("turn begins", "you"),
)
say("trigger", "when your turn begin", lambda: Event("turn begins", "you"))
say("trigger", f"{WHEN} {{whose}} discard phase end", lambda who: Event("turn ends", who))
say("trigger", "(at the start of each of the corp's turns)", lambda: Event("turn begins", "corp"))
say(
    "trigger",
    "(at the start of each of the runner's turns|at the start of each of runner's turns)",
    lambda: Event("turn begins", "runner"),
)
say("trigger", "at the end of each of your turns", lambda: Event("turn ends", "you"))
say("trigger", "[at] the end of the run", lambda: Event("run ends"))
say("would-trigger", "(when|whenever) {would}", lambda event: event)
say("would-trigger", "(when|whenever) {would-alternatives}", lambda event: event)
say("would-alternatives", "{would} or when {would}", lambda one, more: replace(one, also=(more,)))
say("would-alternatives", "{would} or when {would-alternatives}", _alternatives)
for per, words in PERIODS:
    first = lambda event, per=per: _first(event, per)  # noqa: E731
    say("would-trigger", f"the first time each {words} [that] {{would}}", first)
    say("would-trigger", f"the first time {{would}} each {words}", first)
    say("would-trigger", f"the first time each {words} [that] {{would-alternatives}}", first)


def _first(event: Event, per: str) -> Event:
    if per == "run" and event.kind in ("tags", "damage", "draw", "gain credits", "lose credits"):
        event = replace(event, during=r.ANY_SERVER)
    return replace(event, first=per)


say("trigger-that", f"{WHEN} {{nowthat}}", lambda event: event)
say("trigger-that", "the first time each run that {nowthat}", lambda event: _first(event, "run"))


for _kind, _how in HAPPENINGS.items():
    if _how.unit in ("credit", "click", "card", "tag"):
        say(
            "unit",
            f"{_how.unit} {participle(_how.verb)} so far this way",
            lambda kind=_kind: q.DoneThisWay(kind),
        )
say("those", "each card for which {past}", lambda event: event)
say("those", "agenda {who} scored", lambda who: Event("score"))
say("those", "agenda {who} stole", lambda who: Event("steal"))
