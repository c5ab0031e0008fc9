"""What a seat may see of a game."""

from functools import cache

from ..designs.data import definitions
from ..kernel.read.subroutines import subroutines
from ..kernel.read.values import hand_size, link, memory_limit, memory_used, score, strength
from ..lang.abilities import Sub
from ..lang.face import Face
from ..lang.instructions import EndRun
from ..lang.titles import names_of
from ..lang.validating.walk import words
from ..lang.words import (
    ARCHIVES,
    ASIDE,
    CORP,
    CORP_SCORE,
    DECK_OF,
    HAND_OF,
    HEAP,
    ICE,
    IDENTITIES,
    OUTSIDE,
    PLAY,
    PROGRAM,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    TABLE,
    Side,
)
from ..state.decision import Decision, Option
from ..state.frames import TraceFrame
from ..state.records import CENTRAL_IDS, NOBODY, WITH_RUNNER
from ..state.state import State
from .knowledge import HIDDEN, accessed, handle, knows, may_name, rig, shown
from .names import block_text, server_name
from .noted import noted
from .options import wording
from .past import past
from .recall import ever_shown
from .records import (
    CardView,
    DecisionView,
    EncounterView,
    OptionView,
    PlayerView,
    RunView,
    ServerView,
    SubroutineView,
    TraceView,
    View,
)
from .situation import places, step
from .words import prompt

HOSTLESS = (*HIDDEN, ARCHIVES, HEAP)
"""Zones whose cards host nothing."""
NAMING = "choose card name"
BY_ORDER = ("trigger", "replace")
"""Options whose number is how the machine tells them apart, and means nothing to a player."""


class UnknownSeat(ValueError):
    """No such seat: a view is the corp's or the runner's."""


def view(state: State, side: str, decision: Decision | None = None) -> View:
    """All that a seat may know: the table, what is going on, and the decision if it is the seat's."""
    if side not in (CORP, RUNNER):
        raise UnknownSeat(f"no seat called {side!r}: choose corp or runner")
    seat: Side = "corp" if side == CORP else "runner"
    s = state
    seen = [cid for cid in sorted(shown(s, seat)) if cid not in accessed(s)]
    guests = _guests(s)

    def pile(zone: str) -> tuple[CardView, ...]:
        """The cards of a zone in which a handle is the place."""
        return tuple(_card(s, seat, cid, f"{zone} {i}", guests) for i, cid in enumerate(s.zones[zone]))

    return View(
        seat=seat,
        rules=s.edition.id,
        turn=s.turn,
        active=s.active,
        step=step(s),
        stack=places(s, seat),
        corp=_player(s, "corp"),
        runner=_player(s, "runner"),
        hand=pile(HAND_OF[seat]),
        identities=tuple(card_view(s, seat, cid) for cid in s.zones[IDENTITIES]),
        servers=tuple(_server(s, seat, id, guests) for id in sorted(s.servers)),
        rig=tuple(_card(s, seat, cid, f"rig {i}", guests) for i, cid in enumerate(rig(s))),
        archives=pile(ARCHIVES),
        heap=pile(HEAP),
        corp_score=pile(CORP_SCORE),
        runner_score=pile(RUNNER_SCORE),
        play=tuple(card for card in pile(PLAY) if not card.host),
        aside=pile(ASIDE),
        removed=pile(REMOVED),
        shown=tuple(card_view(s, seat, cid) for cid in seen),
        run=_run(s, seat),
        encounter=_encounter(s, seat),
        accessing=_accessing(s, seat),
        trace=_trace(s),
        past=past(s, seat),
        deciding=decision.side if decision is not None else "",
        decision=_decision(s, decision) if decision is not None and decision.side == seat else None,
        result=s.result,
        homemade=_homemade(s, seat),
        outside=pile(OUTSIDE) if seat == RUNNER else (),
    )


def _homemade(s: State, seat: Side) -> tuple[str, ...]:
    """The home-made cards that a seat can read: its own, and those of the opponent's it sees or has seen."""
    made = [cid for cid, card in enumerate(s.cards) if card.face.homemade]
    theirs = [cid for cid in made if s.cards[cid].owner != seat]
    unseen = {cid for cid in theirs if not may_name(s, seat, cid)}
    if unseen:
        unseen -= ever_shown(s, seat)
    return definitions([s.cards[cid].face for cid in made if cid not in unseen])


# --- the table --------------------------------------------------------------------------------------------


def _player(s: State, side: Side) -> PlayerView:
    player = s.players[side]
    runner = side == RUNNER
    return PlayerView(
        side=side,
        credits=player.credits,
        clicks=player.clicks,
        tags=player.tags,
        bad_publicity=player.bad_publicity,
        core_damage=player.core_damage,
        run_credits=player.run_credits,
        forgo=player.forgo,
        hand=len(s.hand(side)),
        hand_size=hand_size(s, side),
        deck=len(s.zones[DECK_OF[side]]),
        points=score(s, side),
        memory_used=memory_used(s) if runner else 0,
        memory=memory_limit(s) if runner else 0,
        link=link(s) if runner else 0,
        counters=_marks(s, WITH_RUNNER if runner else NOBODY),
    )


def _marks(s: State, place: int) -> tuple[tuple[str, int], ...]:
    """The counters that lie in a server, with the Corp, or with the Runner."""
    return tuple(
        sorted((kind, number) for (kind, at), number in s.loose_counters.items() if at == place and number)
    )


Guests = dict[int, tuple[int, ...]]
"""The cards hosted on each card, as they lie on the table."""


def _guests(s: State) -> Guests:
    found: Guests = {}
    for cid in s.zones[TABLE] + s.zones[PLAY]:
        host = s.cards[cid].host
        if host >= 0:
            found[host] = (*found.get(host, ()), cid)
    return found


def card_view(s: State, seat: Side, cid: int) -> CardView:
    """A card as a seat sees it, with what is hosted on it."""
    return _card(s, seat, cid, handle(s, seat, cid), _guests(s))


def _card(s: State, seat: Side, cid: int, name: str, guests: Guests) -> CardView:
    """A card as a seat sees it, by the handle it has."""
    card = s.cards[cid]
    known = knows(s, seat, cid)
    server, part = _place(s, cid)
    return CardView(
        handle=name,
        side=card.owner,
        id=cid if known else None,
        name=card.face.name if known else "",
        type=card.face.type if known else "",
        faceup=card.faceup,
        strength=strength(s, cid) if known and _has_strength(card.face) else None,
        counters=tuple(sorted(each for each in card.counters if each[1])) if card.counters else (),
        hosted=_hosted(s, seat, guests[cid], guests) if cid in guests and card.zone not in HOSTLESS else (),
        zone=card.zone,
        server=server,
        part=part,
        host=handle(s, seat, card.host) if card.zone in (TABLE, PLAY) and card.host >= 0 else "",
        notes=noted(s, seat, cid, known),
    )


def _place(s: State, cid: int) -> tuple[int | None, str]:
    """The server a card is at, and which part of it; a guest is where its host is."""
    card = s.cards[cid]
    while card.zone in (TABLE, PLAY) and card.host >= 0:
        cid, card = card.host, s.cards[card.host]
    if card.zone != TABLE or card.server < 0:
        return None, ""
    return card.server, "ice" if cid in s.servers[card.server].ice else "root"


def _hosted(s: State, seat: Side, cids: tuple[int, ...], guests: Guests) -> tuple[CardView, ...]:
    return tuple(_card(s, seat, guest, handle(s, seat, guest), guests) for guest in cids)


def _has_strength(face: Face) -> bool:
    return face.type == ICE or (face.type == PROGRAM and "icebreaker" in face.facts.subtypes)


def _server(s: State, seat: Side, id: int, guests: Guests) -> ServerView:
    server = s.servers[id]
    outermost_first = tuple(reversed(server.ice))
    return ServerView(
        id,
        server_name(s, id),
        tuple(_card(s, seat, c, f"server {id} ice {i}", guests) for i, c in enumerate(outermost_first)),
        tuple(_card(s, seat, c, f"server {id} root {i}", guests) for i, c in enumerate(server.root)),
        _marks(s, id),
    )


# --- what is going on -------------------------------------------------------------------------------------


def _run(s: State, seat: Side) -> RunView | None:
    run = s.run
    if run is None:
        return None
    ice = s.servers[run.server].ice if run.server in s.servers else ()
    at = len(ice) - 1 - run.position if 0 <= run.position < len(ice) else None
    return RunView(
        server=run.server,
        name=server_name(s, run.server),
        position=at,
        approached=handle(s, seat, run.ice) if run.approaching and run.ice >= 0 else "",
        successful=run.successful,
        ended=run.ended,
    )


def _encounter(s: State, seat: Side) -> EncounterView | None:
    encounter = s.encounter
    if encounter is None:
        return None
    ice = encounter.ice
    subs = subroutines(s, ice) if knows(s, seat, ice) else ()
    listed = tuple(
        SubroutineView(
            block_text(s, sub.block, ice, CORP),
            number in encounter.broken,
            number in encounter.resolved,
            _tried(s, seat, encounter.id, number),
            _ends_run(sub),
        )
        for number, sub in enumerate(subs)
    )
    return EncounterView(card_view(s, seat, ice), listed, encounter.cut_short)


@cache
def _ends_run(sub: Sub) -> bool:
    return any(isinstance(word, EndRun) for word in words(sub))


def _tried(s: State, seat: Side, encounter: int, subroutine: int) -> tuple[str, ...]:
    used = (key for key in s.uses if key[3:] == (encounter, subroutine))
    return tuple(handle(s, seat, cid) for cid, gen, *_ in used if s.cards[cid].object_no == gen)


def _accessing(s: State, seat: Side) -> CardView | None:
    """The card being accessed. The Corp does not see a card of R&D that is not revealed."""
    access = s.access
    if access is None or s.cards[access.card].object_no != access.object_no:
        return None
    return card_view(s, seat, access.card)


def _trace(s: State) -> TraceView | None:
    """A trace. The frame's strength and link are set once they are public; its bid is not read here."""
    for frame in reversed(s.stack):
        if isinstance(frame, TraceFrame):
            return TraceView(frame.base, frame.strength or None, frame.link or None)
    return None


# --- the decision -----------------------------------------------------------------------------------------


def _decision(s: State, decision: Decision) -> DecisionView:
    return DecisionView(
        kind=decision.kind,
        about=decision.about,
        rule=decision.rule,
        prompt=prompt(s, decision),
        card=handle(s, decision.side, decision.card),
        options=tuple(_option(s, decision, option) for option in decision.options)
        if decision.kind != NAMING
        else _names(decision, s.edition.family),
        names=s.edition.family if decision.kind == NAMING else "",
    )


def _names(decision: Decision, family: str) -> tuple[OptionView, ...]:
    """Names are nothing but themselves. Those that were printed are put into words once."""
    printed = _printed(family)
    own = decision.options[: len(decision.options) - len(printed)]
    return (*(_named(option.detail) for option in own), *printed)


@cache
def _printed(family: str) -> tuple[OptionView, ...]:
    return tuple(_named(name) for name in names_of(family))


def _named(name: str) -> OptionView:
    return OptionView("name", name, what=name, detail=name)


def _option(s: State, decision: Decision, option: Option) -> OptionView:
    seat, cid = decision.side, option.card
    words = wording(s, decision, option)
    return OptionView(
        kind=option.kind,
        text=words.text,
        verb=words.verb,
        what=words.what,
        price=words.price,
        credits=words.credits,
        body=words.body,
        card=handle(s, seat, cid),
        id=cid if cid >= 0 and knows(s, seat, cid) else None,
        ability=option.ability if option.ability != NOBODY else None,
        server=_at_server(option),
        number=option.number if option.number != NOBODY and option.kind not in BY_ORDER else None,
        detail=option.detail,
    )


def _at_server(option: Option) -> int | None:
    """The server an option names, or that the card to be accessed is taken from."""
    if option.kind == "access" and option.detail:
        return CENTRAL_IDS[option.detail]
    return option.server if option.server != NOBODY else None
