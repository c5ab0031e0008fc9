"""Changes of the game in words: what triggers, interrupts, replacements and questions about the past name."""

from typing import Final, NamedTuple

from rulerunner.lang.abilities import Trigger
from rulerunner.lang.filters import Filter, Same
from rulerunner.lang.refs import ServerRef
from rulerunner.lang.words import RUNNER

from .dispatch import cards, pointer, server
from .grammar import YOU, Clause, a, listing, participle
from .nouns import Phrase
from .voice import TITLES, Voice


class Happening(NamedTuple):
    """How a kind of change is said.

    The actor is a side, "player" (the side the trigger names, or else the passive), or a text. Texts may have
    {card} (a card of the set), {on} and {at} (the server), {whose}, {detail}.
    """

    actor: str
    verb: str
    rest: str = ""
    card: str = "card"
    """What sort of card the change is about, when nothing more is said."""
    unit: str = ""
    """One unit of the effect, for preventing some of it."""


HAPPENINGS: Final[dict[str, Happening]] = {
    "turn begins": Happening("{whose} turn", "begin"),
    "turn ends": Happening("{whose} turn", "end"),
    "action phase ends": Happening("{whose} action phase", "end"),
    "server announced": Happening("runner", "announce", "a run{on}"),
    "run begins": Happening("{run}{on}", "begin"),
    "approach": Happening("runner", "approach", "{card}{at}", "ice"),
    "encounter": Happening("runner", "encounter", "{card}{at}", "ice"),
    "when encountered": Happening("an ability of {card} about being encountered", "resolve", card="ice"),
    "encounter ends": Happening("the encounter with {card}{at}", "end", card="ice"),
    "bypass": Happening("runner", "bypass", "{card}{at}", "ice"),
    "pass": Happening("runner", "pass", "{card}{at}", "ice"),
    "passes all ice": Happening("runner", "pass", "all {ice} protecting {server}"),
    "approach server": Happening("runner", "approach", "{server}"),
    "successful run": Happening("{run}{on}", "be", "declared successful"),
    "unsuccessful run": Happening("{run}{on}", "be", "declared unsuccessful"),
    "jack out": Happening("runner", "jack out"),
    "goes on": Happening("runner", "continue", "the run"),
    "end the run": Happening("an effect", "end", "the run{on}"),
    "run ends": Happening("{run}{on}", "end"),
    "identify mark": Happening("runner", "identify", "a mark{at}"),
    "attacked server changes": Happening("the attacked {a server}", "become", "another"),
    "subroutine broken": Happening("a {subroutine} on {card}", "be", "broken", "ice"),
    "fully broken": Happening("{card}", "be", "fully broken", "ice"),
    "subroutine resolves": Happening("a {subroutine} on {card}", "resolve", card="ice"),
    "breach": Happening("runner", "breach", "{server}"),
    "breach ends": Happening("runner", "finish", "{breaching} {server}"),
    "access": Happening("runner", "access", "{card}{at}"),
    "access ends": Happening("the access of {card}", "end"),
    "steal": Happening("runner", "steal", "{card}{at}", "agenda"),
    "install": Happening("player", "install", "{card}{at}"),
    "rez": Happening("corp", "rez", "{card}{at}"),
    "derez": Happening("{card}", "be", "derezzed"),
    "play": Happening("player", "play", "{card}", "event or operation"),
    "resolved": Happening("{card}", "finish", "resolving", "event or operation"),
    "score": Happening("corp", "score", "{card}{at}", "agenda"),
    "forfeit": Happening("player", "forfeit", "{card}", "agenda"),
    "advance": Happening("corp", "advance", "{card}{at}"),
    "trash": Happening("player", "trash", "{card}{at}"),
    "uninstall": Happening("{card}", "be", "uninstalled"),
    "trash accessed": Happening("runner", "trash", "{card} while accessing it"),
    "increase": Happening("an imminent effect", "be", "increased"),
    "flip": Happening("{card}", "be", "flipped"),
    "switch identity": Happening("{card}", "become", "an identity in play"),
    "turn over": Happening("{card}", "be", "turned over"),
    "swap": Happening("{card}", "be", "swapped with another card"),
    "relocate": Happening("{card}", "be", "moved to another place"),
    "rearrange": Happening("the {ice} protecting {server}", "be", "put in another order"),
    "discard": Happening("player", "discard", "{card}"),
    "draw": Happening("player", "draw", "a card", unit="card"),
    "move": Happening("{card}", "move", "to another zone"),
    "expose": Happening("{card}", "be", "exposed"),
    "reveal": Happening("{card}", "be", "revealed"),
    "look": Happening("player", "look at", "{card}"),
    "shuffle": Happening("{whose} deck", "be", "shuffled"),
    "arrange": Happening("player", "arrange", "the top cards of a deck"),
    "search": Happening("player", "search", "for cards"),
    "use": Happening("player", "use", "{card}"),
    "action resolved": Happening("{card}", "finish", "acting"),
    "action ends": Happening("player", "finish", "an action"),
    "host": Happening("{card}", "become", "hosted"),
    "gain credits": Happening("player", "gain", "{credits}", unit="credit"),
    "lose credits": Happening("player", "lose", "{credits}", unit="credit"),
    "errands over": Happening("player", "finish", "the last action in a row"),
    "no credits": Happening("player", "have", "an empty pool"),
    "spend credits": Happening("player", "spend", "{credits}", unit="credit"),
    "gain clicks": Happening("player", "gain", "{a click}", unit="click"),
    "lose clicks": Happening("player", "lose", "{a click}", unit="click"),
    "spend clicks": Happening("player", "spend", "{a click}", unit="click"),
    "place": Happening("{counter}", "be", "placed on {card}"),
    "remove": Happening("{counter}", "be", "removed from {card}"),
    "infect": Happening("corp", "receive", "virus counters", unit="virus counter"),
    "purge": Happening("player", "purge", "virus counters"),
    "tags": Happening("runner", "take", "a {tag}", unit="tag"),
    "remove tags": Happening("player", "remove", "a {tag}"),
    "damage": Happening("runner", "suffer", "{damage}", unit="damage"),
    "bad publicity": Happening("corp", "take", "{bad publicity}", unit="bad publicity"),
    "flatline": Happening("runner", "be", "flatlined"),
    "remove core damage": Happening("{core damage}", "be", "removed"),
    "remove bad publicity": Happening("{bad publicity}", "be", "removed"),
    "prevent": Happening("player", "prevent", "an effect"),
    "trace": Happening("a trace", "be", "started"),
    "trace effect": Happening("the effect of a trace", "happen"),
    "trace succeeds": Happening("a trace", "succeed"),
    "trace fails": Happening("a trace", "fail"),
    "die": Happening("a die", "be", "rolled"),
    "score points": Happening("player", "score", "agenda points without an agenda"),
    "lose points": Happening("player", "lose", "agenda points"),
    "bid": Happening("player", "reveal", "a secret bid"),
    "server created": Happening("{a remote}", "come", "into being"),
    "server ceases": Happening("{a remote}", "cease", "to exist"),
    "setup": Happening("the game", "be", "set up"),
    "mulligan": Happening("player", "draw", "a new starting hand"),
    "game ends": Happening("the game", "end"),
    "step": Happening("the game", "reach", "a step"),
    "sight ends": Happening("what an ability showed", "be", "out of sight again"),
    "window opens": Happening("a priority window", "open"),
    "window closes": Happening("a priority window", "close"),
    "pass priority": Happening("player", "pass", "priority"),
    "choice": Happening("player", "make", "a choice"),
    "effect expires": Happening("a lingering effect", "expire"),
}
SERVERED: Final = frozenset(
    kind
    for kind, how in HAPPENINGS.items()
    if any(slot in how.actor + how.rest for slot in ("{on}", "{at}", "{server}"))
)
"""Changes that are told with the server they are about..."""
ALWAYS_AT: Final = frozenset(
    kind for kind in SERVERED if "{at}" not in HAPPENINGS[kind].rest or HAPPENINGS[kind].card == "ice"
)
"""...and those that always are about one. Cards come and go elsewhere too."""
DETAILS: Final = {
    "damage": "",
    "place": "",
    "remove": "",
    "trash": " from {zone}",
    "look": " in {zone}",
    "access": " in {zone}",
    "spend credits": " for the purpose “{detail}”",
    "run ends": " and was {detail}",
    "access ends": " with the card {detail}",
    "use": " for {credits} on it",
    "pass": " after fully breaking it",
    "fully broken": " as the outermost protecting the attacked {a server}",
    "subroutine broken": " as one of those printed on it",
    "purge": " by {detail} {clicks}",
}
"""How the detail of a kind is said; nothing for those whose texts have it in them."""
IMPLIED: Final = {
    kind: RUNNER
    for kind, how in HAPPENINGS.items()
    if "{run}" in how.actor or kind in ("end the run", "encounter ends", "access ends", "fully broken")
}
"""Whom a change always concerns though its text does not say so."""


def happened(
    kind: str,
    side: str,
    voice: Voice,
    subject: Filter | None = None,
    place: ServerRef | None = None,
    detail: str = "",
    origin: tuple[str, ...] = (),
) -> Clause:
    """A kind of change as a clause."""
    how = HAPPENINGS.get(kind, Happening(f"“{kind}”", "occur"))
    card = exactly(subject, voice, how.card).one(voice, how.card) if subject else _some(how.card, voice)
    where = server(place, voice) if place else ""
    words = {
        "card": card,
        "run": voice.run,
        "zone": voice.zone(detail) if detail else "",
        "detail": detail,
        "on": f" on {where}" if where else "",
        "at": f" at {where}" if where else "",
        "server": where or a(voice.noun("server")),
        "whose": voice.whose(side) if side else "a",
        "ice": voice.noun("ice"),
        "subroutine": voice.noun("subroutine"),
        "credits": voice.noun("credit", many=True),
        "a click": a(voice.noun("click")),
        "clicks": voice.noun("click", many=True),
        "a server": voice.noun("server"),
        "a remote": a(voice.noun("remote server")),
        "tag": voice.noun("tag"),
        "damage": voice.damage(detail),
        "bad publicity": voice.noun("bad publicity"),
        "core damage": voice.damage("core"),
        "breaching": voice.say("breaching"),
        "counter": a(voice.noun(voice.counter(detail))),
    }
    rest = how.rest.format_map(words)
    more = _detail(kind, detail).format_map(words) if detail else ""
    more += f" from {listing((voice.zone(zone) for zone in origin), 'or')}" if origin else ""
    more += _untold(how, words, "" if side == IMPLIED.get(kind) else side, subject, where, voice)
    if how.actor == "player" and not side and "{card}" in how.rest:
        return Clause(rest, "be", f"{participle(how.verb)}{more}")
    rest = f"{rest}{more}".strip()
    verb = voice.say(how.verb) if how.verb == "breach" else how.verb
    if how.actor in ("runner", "corp"):
        actor = voice.player(how.actor)
    elif how.actor == "player":
        actor = voice.player(side) if side else "a player"
    else:
        actor = how.actor.format_map(words).replace("a action", "an action")
    return Clause(actor, verb, rest)


def exactly(word: Filter, voice: Voice, noun: str) -> Phrase:
    """A set of cards where the context knows what sort of card it must be: "the remembered ice"."""
    return Phrase(exact=pointer(word.ref, voice, noun)) if isinstance(word, Same) else cards(word, voice)


def undergone(kind: str) -> str:
    """That a kind of change has happened to a card."""
    how = HAPPENINGS.get(kind, Happening("", ""))
    if how.actor == "{card}" and how.verb == "be":
        return f"{{has}} been {how.rest}"
    if how.rest.startswith("{card}"):
        return f"{{has}} been {participle(how.verb)}{how.rest.removeprefix('{card}').removeprefix('{at}')}"
    return f"“{kind}” has happened to"


def those(kind: str, side: str, voice: Voice) -> str:
    """The cards that a kind of change has happened to: "the agendas you have scored"."""
    clause = happened(kind, side, voice)
    how = HAPPENINGS.get(kind, Happening("", ""))
    if how.rest.startswith("{card}") and clause.verb == how.verb:
        has = "have" if clause.actor == YOU else "has"
        while_doing = how.rest.removeprefix("{card}").removeprefix("{at}")
        done = f"{participle(how.verb)}{while_doing}"
        return f"the {voice.noun(how.card, many=True)} {clause.actor} {has} {done}"
    return f"each card for which {past(clause)}"


def within(time: str, side: str, voice: Voice) -> str:
    """When something has happened."""
    if time == "last turn":
        return f"in {voice.whose(side)} last turn" if side else "in the last turn"
    if time == "earlier success":
        return "before the success of an earlier run this turn"
    return f"this {period_name(time, voice)}"


def period_name(period: str, voice: Voice) -> str:
    """A time that something is limited to."""
    match period:
        case "subroutine":
            return "encounter on each subroutine"
        case "breach":
            return f"access of a {voice.noun('server')}"
    return period


def triggered(trigger: Trigger, voice: Voice) -> Clause:
    """The change a trigger waits for."""
    clause = happened(
        trigger.kind, trigger.side, voice, trigger.subject, trigger.server, trigger.detail, trigger.origin
    )
    if trigger.source is None and not trigger.batch:
        return clause
    batch = BATCH if trigger.batch else ""
    through = f" through an ability of {cards(trigger.source, voice).one(voice)}" if trigger.source else ""
    return Clause(clause.actor, clause.verb, f"{clause.rest}{batch}{through}".strip())


def told(trigger: Trigger, voice: Voice, imminent: bool = False) -> str:
    """What a trigger waits for, with its alternatives."""
    tense = would if imminent else now
    return " or when ".join(tense(triggered(part, voice)) for part in (trigger, *trigger.also))


def mentioned(trigger: Trigger, voice: Voice) -> str:
    """How to speak again of the card that met the trigger."""
    how = HAPPENINGS.get(trigger.kind, Happening("", ""))
    noun = voice.noun(how.card) if " " not in how.card else voice.noun("card")
    if trigger.subject is None:
        return f"that {noun}"
    phrase = exactly(trigger.subject, voice, how.card)
    return phrase.exact or f"that {phrase.short(voice, default=noun)}"


def unit(kind: str, detail: str, voice: Voice) -> str:
    """One unit of an effect of a kind, as a plain noun; empty if it has none."""
    plain = HAPPENINGS[kind].unit if kind in HAPPENINGS else ""
    return voice.damage(detail) if plain == "damage" else plain


BATCH: Final = " or several at once"


def now(clause: Clause) -> str:
    """It happens."""
    return clause.plain(explicit=True)


def would(clause: Clause) -> str:
    """It is about to happen."""
    return f"{clause.actor} would {clause.verb} {clause.rest}".rstrip()


def past(clause: Clause, true: bool = True) -> str:
    """It has happened, or it has not."""
    has = ("have" if clause.actor == YOU else "has") + ("" if true else " not")
    return f"{clause.actor} {has} {participle(clause.verb)} {clause.rest}".rstrip()


USES: Final = {
    "ability": "without an action",
    "action": "as an action",
    "trash ability": "by trashing it and without an action",
    "trash action": "by trashing it as an action",
    "credits": "for its credits",
}
"""How a card is used."""
PREVENTED: Final = {"damage": "damage", "tags": "taking tags", "end the run": "the end of the run"}
"""What is prevented."""


def _detail(kind: str, detail: str) -> str:
    if kind == "use" and detail in USES:
        return f" {USES[detail]}"
    if kind == "prevent" and detail in PREVENTED:
        return f" that was {PREVENTED[detail]}"
    return " by a basic action" if detail.startswith("basic") else DETAILS.get(kind, " (“{detail}”)")


def _untold(
    how: Happening, words: dict[str, str], side: str, subject: Filter | None, where: str, voice: Voice
) -> str:
    """What narrows the change down though its text has no place for it; it is said all the same."""
    text = how.actor + how.rest
    told = []
    if where and not any(place in text for place in ("{on}", "{at}", "{server}")):
        told.append(f" at {where}")
    actor = voice.player(how.actor) if how.actor in TITLES else ""
    if side and how.actor != "player" and "{whose}" not in text and actor != voice.player(side):
        told.append(f" concerning {voice.player(side)}")
    if subject and "{card}" not in text:  # what came behind a card would be said of the card
        told.append(f" about {words['card']}")
    return "".join(told)


def _some(plain: str, voice: Voice) -> str:
    if plain == "ice":
        return f"a piece of {voice.noun('ice')}"
    return a(" or ".join(voice.noun(noun) for noun in plain.split(" or ")))
