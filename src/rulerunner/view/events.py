"""What happened, in words: one sentence for each kind of event."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ..kernel.read.naming import name_of
from ..lang.validating.subtypes import EVERY_SUBTYPE
from ..lang.words import (
    ASIDE,
    CHOSEN_TO_LAST,
    CORP,
    FACE_DOWN,
    ICE,
    IN_ORDER,
    REMOVED,
    RUNNER,
    TABLE,
    TYPES,
    Side,
)
from ..rules import CHANGES
from ..state.records import Change
from ..state.state import State
from .knowledge import HANDS, HIDDEN
from .names import at_server, count, credits, listing, server_name, title, zone_name


class Telling(NamedTuple):
    """An event being told to a seat; `named` says whether its card may be named."""

    state: State
    change: Change
    seat: Side | None
    named: bool
    knows: Callable[[int, int], bool]
    """Whether another card, as which object, has been named to the seat."""
    knows_source: Callable[[int], bool]

    @property
    def who(self) -> str:
        return title(self.change.side)

    @property
    def where(self) -> str:
        return server_name(self.state, self.change.server)

    @property
    def amount(self) -> int:
        return self.change.amount

    def card(self, place: bool = False) -> str:
        """The card by name, or by the place the event gives; with `place`, the name and the place."""
        if not self.named:
            return self._unnamed()
        face = self.state.cards[self.change.card].face
        if place and self.change.server >= 0:
            return f"{face.name} {at_server(self.state, self.change.server, face.type == ICE)}"
        return face.name

    def about(self, text: str) -> str:
        """The name of the card that a text about this event names; "" if it names none."""
        change, cards = self.change, self.state.cards
        if change.card >= 0 and self.named:
            return cards[change.card].face.name
        return cards[change.source].face.name if self.source() and self.source() in text else ""

    def _unnamed(self) -> str:
        if self.change.card < 0:
            return "a card"
        face = self.state.cards[self.change.card].face
        ice = face.type == ICE
        if self.change.server >= 0:
            return f"{'a piece of ice' if ice else 'a card'} {at_server(self.state, self.change.server, ice)}"
        if self.change.sort == FACE_DOWN:
            return "a face-down resource" if face.hidden else "a face-down card"
        return "a card"

    def source(self) -> str:
        """The card of the ability that did it, as "(Card)"; "" if it was the rules."""
        cid = self.change.source
        return f" ({self.state.cards[cid].face.name})" if cid >= 0 and self.knows_source(cid) else ""


Say = Callable[[Telling], str | None]

# --- turns and actions ------------------------------------------------------------------------------------

ACTIONS: Final = {
    "gain credit": "gain a {credit}",
    "draw": "draw a card",
    "install": "install a card",
    "play": "play a card",
    "advance": "advance a card",
    "trash resource": "trash a resource",
    "purge": "purge virus counters",
    "forgo and purge": "forgo actions to purge virus counters",
    "remove tag": "remove a tag",
    "lift": "remove a counter",
    "run": "make a run",
}


NAMED: Final[dict[str, Callable[[State, int], str]]] = {
    "name": lambda s, number: f"names {name_of(s, number)}",
    "type": lambda s, number: f"chooses the card type {TYPES[number]}",
    "subtype": lambda s, number: f"chooses the subtype {EVERY_SUBTYPE[number]}",
}
"""Choices that both players have to hear of at once: words."""


def _chosen(t: Telling) -> str:
    """What something that lasts is about. Of a card that the seat does not know nothing is told but where it
    is: not which subroutine was chosen, nor that it has so many."""
    if t.change.card < 0:
        return f"{t.where} is chosen{t.source()}"
    known = t.named and t.change.place >= 0
    which = f"subroutine {t.change.place + 1} of " if known else ""
    return f"{which}{t.card(place=True)} is chosen{t.source()}"


def _choice(t: Telling) -> str | None:
    """That a basic action is taken, and what was named: other choices are seen by what comes of them."""
    s = t.state
    if t.change.sort == CHOSEN_TO_LAST:
        return _chosen(t)
    if t.change.sort == IN_ORDER:
        return f"{t.who} puts subroutines of {t.card(place=True)} in order"
    if t.change.sort in NAMED:
        return f"{t.who} {NAMED[t.change.sort](s, t.change.place)}{t.source()}"
    if t.change.rule != s.edition.cites[f"{t.change.side}-action"] or t.change.sort not in ACTIONS:
        return None
    return f"{t.who} takes an action: {ACTIONS[t.change.sort].format(credit=s.edition.word('credit'))}"


def _ends(t: Telling) -> str:
    reason = {
        "points": "by agenda points",
        "flatline": "by a flatline",
        "empty-deck": "because R&D was empty",
        "bad publicity": "by bad publicity",
        "card": "by the effect of a card",
        "concession": "by concession",
        "agreement": "by agreement",
        "time": "on time",
        "abandonment": "because the opponent stayed away",
        "endless": "because abilities set each other off without end",
    }.get(t.change.sort, t.change.sort)
    return f"{t.who} wins the game {reason}" if t.change.side else f"the game is a draw {reason}"


# --- cards ------------------------------------------------------------------------------------------------


def _install(t: Telling) -> str:
    if t.named:
        return f"{t.who} installs {t.card(place=t.change.side == CORP)}"
    if t.change.sort == FACE_DOWN:
        return f"{t.who} installs {t.card().replace('face-down ', '')} face down"
    return f"{t.who} installs {t.card()}"


def _draw(t: Telling) -> str:
    """The cards are named to the player who draws them."""
    if t.seat is None or t.seat == t.change.side:
        return f"{t.who} draws {listing(t.state.cards[cid].face.name for cid in t.change.cards)}"
    return f"{t.who} draws {count(t.state, t.amount, 'card')}"


def _look(t: Telling) -> str:
    where = zone_name(t.state, t.change.zone)
    hand = t.change.zone in HANDS
    if t.seat is None or t.seat == t.change.side:
        names = listing(t.state.cards[cid].face.name for cid in t.change.cards) or "nothing"
        return f"{t.who} looks at {'' if hand else 'the top of '}{where}: {names}"
    return f"{t.who} looks at the {'' if hand else 'top '}{count(t.state, t.amount, 'card')} of {where}"


def _trash(t: Telling) -> str:
    origin = t.change.origin
    if t.change.server >= 0:
        return f"{t.card(place=True)} is trashed"
    return f"{t.card()} is trashed{f' from {zone_name(t.state, origin)}' if origin in HIDDEN else ''}"


GONE: Final = {ASIDE: "set aside", REMOVED: "removed from the game"}
"""Where a card goes that leaves: nobody thinks of these as places."""


def _move(t: Telling) -> str:
    origin, to = t.change.origin, t.change.zone
    place = zone_name(t.state, origin)
    if to in GONE:
        return f"{t.card()}{f' in {place}' if origin in HIDDEN else ''} is {GONE[to]}"
    if origin == to:
        return f"{t.card()} moves to another place in {place}"
    return f"{t.card()} moves from {place} to {zone_name(t.state, to)}"


def _discard(t: Telling) -> str:
    return f"{t.who} discards {t.card()}"


def _access(t: Telling) -> str:
    if t.change.zone == TABLE:
        return f"the Runner accesses {t.card(place=True)}"
    return f"the Runner accesses {t.card()} in {zone_name(t.state, t.change.zone)}"


def _reveal(t: Telling) -> str:
    if t.change.sort == "trace":
        return f"the bids are revealed: the Corp bid {t.amount}"
    if t.change.sort == "base link":
        return f"the Runner uses {t.card()} as base link"
    if t.change.card < 0:
        return "the cards in Archives are turned face up"
    return f"{t.card()} is revealed"


def _host(t: Telling) -> str:
    host = t.change.cards[0]
    card = t.state.cards[host]
    known = t.knows(host, card.object_no) or card.owner in (t.seat, RUNNER)
    on = card.face.name if known else "another card"
    return f"{t.card()} is hosted on {on}"


def _use(t: Telling) -> str | None:
    """Of credits it is told that they are spent, and of what a player may do that they do it."""
    told = t.change.sort != "part" and not t.change.sort.startswith("credits")
    return f"{t.who} uses {t.card()}" if told else None


# --- counters, credits, damage ----------------------------------------------------------------------------


def _counters(t: Telling, done: str) -> str:
    kind = t.change.sort
    if kind == "bad publicity fund":
        return f"{credits(t.state, t.amount)} {done.replace(' on', ' in')} the bad publicity fund"
    if kind == "lent":
        goes = "goes" if t.amount == 1 else "go"
        return f"{credits(t.state, t.amount)} {t.who} had for a while {goes} back to the bank"
    what = credits(t.state, t.amount) if kind == "credit" else count(t.state, t.amount, f"{kind} counter")
    if t.change.card >= 0:
        return f"{what} {done} {t.card(place=True)}"
    if t.change.server >= 0:
        return f"{what} {done} {t.where}"
    return f"{what} {done.replace(' on', ' with')} {t.who}"


def _is(t: Telling) -> str:
    return "is" if t.amount == 1 else "are"


def _place(t: Telling) -> str:
    return _counters(t, f"{_is(t)} placed on")


def _remove(t: Telling) -> str:
    return _counters(t, f"{_is(t)} removed from")


def _swapped(t: Telling) -> str:
    """A swap is told card by card, each with where it is from then on."""
    change, face = t.change, t.state.cards[t.change.card].face
    if change.server < 0:
        return f"{t.card()} is swapped with another card"
    ice = face.type == ICE
    what = face.name if t.named else "a piece of ice" if ice else "a card"
    return f"{what} is swapped with another card: it is now {at_server(t.state, change.server, ice)}"


def _damage(t: Telling) -> str:
    kind = t.state.edition.word(f"{t.change.sort} damage")
    hit = listing(t.state.cards[cid].face.name for cid in t.change.cards)
    return f"the Runner suffers {t.amount} {kind}{t.source()}{f', losing {hit}' if hit else ''}"


def _credits(verb: str) -> Say:
    def say(t: Telling) -> str:
        why = " from bad publicity" if t.change.sort == "bad publicity" else t.source()
        return f"{t.who} {verb} {credits(t.state, t.amount)}{why}"

    return say


def _spend(t: Telling) -> str:
    return f"{t.who} spends {credits(t.state, t.amount)}"


def _clicks(verb: str) -> Say:
    return lambda t: f"{t.who} {verb} {count(t.state, t.amount, 'click')}"


def _prevented(t: Telling) -> str:
    return f"{_what_was_to_be(t)} prevented{t.source()}"


def _what_was_to_be(t: Telling) -> str:
    """What does not happen after all, with its verb."""
    s, some = t.state, t.amount
    match t.change.sort:
        case "tags":
            return f"{count(s, some, 'tag')} {_is(t)}"
        case "damage" | "bad publicity" as kind:
            return f"{some} {kind} is" if some else f"the {kind} is"
        case "gain credits":
            return f"the gain of {credits(s, some)} is" if some else f"the gain of {credits(s, 2)[2:]} is"
        case "draw":
            return f"the draw of {count(s, some, 'card')} is" if some else "the draw is"
        case "trash" | "expose" as kind:
            doing = "trashing" if kind == "trash" else "exposing"
            return f"{doing} {count(s, some, 'card') if some > 1 else 'the card'} is"
        case "end the run":
            return "the end of the run is"
        case "flatline":
            return "the flatline is"
    return f"that {CHANGES.get(t.change.sort, 'it happens')} is"


RAISED: Final = {"tags": "the number of tags"}


def _raised(t: Telling) -> str:
    return f"{RAISED.get(t.change.sort, f'the {t.change.sort}')} is raised by {t.amount}{t.source()}"


# --- runs -------------------------------------------------------------------------------------------------


def _ice(verb: str) -> Say:
    return lambda t: f"the Runner {verb} {t.card(place=True)}"


def _subroutine(done: str) -> Say:
    return lambda t: f"subroutine {t.change.place + 1} of {t.card()} {done}"


def _run(text: str) -> Say:
    """A sentence with the server in it."""
    return lambda t: text.format(where=t.where)


def _trace(done: str) -> Say:
    return lambda t: f"a trace{t.source()} {done} {t.amount}"


def _nothing(t: Telling) -> None:
    """Seen by what comes before or after it."""
    return


SAY: Final[dict[str, Say]] = {
    "turn begins": lambda t: f"turn {t.change.structure}: {t.who}'s turn begins",
    "turn ends": lambda t: f"{t.who}'s turn ends",
    "action phase ends": _nothing,
    "uninstall": _nothing,
    "when encountered": _nothing,
    "trace effect": _nothing,
    "server announced": _run("the Runner runs on {where}"),
    "run begins": _nothing,
    "approach": _ice("approaches"),
    "encounter": _ice("encounters"),
    "encounter ends": _nothing,
    "bypass": _ice("bypasses"),
    "pass": _ice("passes"),
    "passes all ice": _run("the Runner has passed all ice protecting {where}"),
    "approach server": _run("the Runner approaches {where}"),
    "successful run": _run("the run on {where} is successful"),
    "unsuccessful run": _run("the run on {where} is unsuccessful"),
    "jack out": lambda t: "the Runner jacks out",
    "infect": lambda t: None,
    "goes on": lambda t: "the Runner goes on with the run",
    "end the run": lambda t: f"the run is ended{t.source()}",
    "run ends": _run("the run on {where} is over"),
    "identify mark": _run("the Runner's mark is {where}"),
    "attacked server changes": _run("the run goes on against {where}"),
    "subroutine broken": _subroutine("is broken"),
    "fully broken": lambda t: f"{t.card()} is fully broken",
    "subroutine resolves": _subroutine("resolves"),
    "breach": _run("the Runner accesses cards in {where}"),
    "breach ends": _nothing,
    "access": _access,
    "access ends": _nothing,
    "steal": lambda t: f"the Runner steals {t.card()}",
    "install": _install,
    "rez": lambda t: f"the Corp rezzes {t.card(place=True)}",
    "derez": lambda t: f"{t.card(place=True)} is derezzed",
    "play": lambda t: f"{t.who} plays {t.card()}",
    "resolved": _nothing,
    "score": lambda t: f"the Corp scores {t.card()}",
    "forfeit": lambda t: f"{t.who} forfeits {t.card()}",
    "advance": lambda t: f"the Corp advances {t.card(place=True)}",
    "trash": _trash,
    "trash accessed": _nothing,
    "flip": lambda t: f"{t.card()} is flipped",
    "switch identity": lambda t: f"{t.card()} is {t.who}'s identity from now on",
    "turn over": lambda t: f"{t.card() if t.named else 'a card'} is turned {t.change.sort or 'face up'}",
    "swap": _swapped,
    "relocate": lambda t: f"{t.card()} moves to {t.where}",
    "rearrange": lambda t: f"{t.who} changes the order of the {t.state.edition.word('ice')} on {t.where}",
    "discard": _discard,
    "draw": _draw,
    "move": _move,
    "expose": lambda t: f"{t.card(place=True)} is exposed",
    "reveal": _reveal,
    "look": _look,
    "shuffle": lambda t: (
        f"{t.who} shuffles {zone_name(t.state, 'R&D' if t.change.side == CORP else 'stack')}"
    ),
    "arrange": lambda t: (
        f"{t.who} arranges the top {count(t.state, t.amount, 'card')} of {zone_name(t.state, t.change.zone)}"
    ),
    "search": lambda t: f"{t.who} searches {zone_name(t.state, t.change.zone)}",
    "use": _use,
    "action resolved": _nothing,
    "action ends": _nothing,
    "host": _host,
    "set aside": _nothing,
    "gain credits": _credits("gains"),
    "lose credits": _credits("loses"),
    "spend credits": _spend,
    "errands over": _nothing,
    "no credits": lambda t: f"{t.who} has no {count(t.state, 2, 'credit').partition(' ')[2]} in the pool",
    "gain clicks": _clicks("gains"),
    "lose clicks": _clicks("loses"),
    "spend clicks": _clicks("spends"),
    "place": _place,
    "remove": _remove,
    "purge": lambda t: f"the Corp purges {count(t.state, t.amount, 'virus counter')}",
    "tags": lambda t: f"the Runner takes {count(t.state, t.amount, 'tag')}{t.source()}",
    "remove tags": lambda t: f"{count(t.state, t.amount, 'tag')} {_is(t)} removed from the Runner",
    "damage": _damage,
    "score points": lambda t: f"{t.who} scores {count(t.state, t.amount, 'agenda point')}{t.source()}",
    "lose points": lambda t: f"{t.who} loses {count(t.state, t.amount, 'agenda point')}{t.source()}",
    "bad publicity": lambda t: f"the Corp takes {t.amount} bad publicity{t.source()}",
    "flatline": _nothing,
    "remove core damage": lambda t: f"{t.who} recovers from {t.amount} {t.state.edition.word('core damage')}",
    "remove bad publicity": lambda t: f"{t.amount} bad publicity is removed from the Corp",
    "prevent": _prevented,
    "increase": _raised,
    "trace": _trace("is initiated, with a strength of"),
    "trace succeeds": _trace("succeeds with a strength of"),
    "trace fails": _trace("fails with a strength of"),
    "bid": lambda t: f"{t.who} had bid {count(t.state, t.amount, 'credit')}",
    "die": lambda t: f"a die is rolled: {t.amount}",
    "server created": _run("{where} comes into being"),
    "server ceases": _run("{where} ceases to exist"),
    "setup": lambda t: "the game is set up",
    "mulligan": lambda t: f"{t.who} draws a new starting hand",
    "game ends": _ends,
    "step": _nothing,
    "sight ends": _nothing,
    "window opens": _nothing,
    "window closes": _nothing,
    "pass priority": _nothing,
    "choice": _choice,
    "effect expires": _nothing,
}
