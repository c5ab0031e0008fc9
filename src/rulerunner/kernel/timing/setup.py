"""Setting up (1.6): decks shuffled, credits, starting hands, mulligans; then the Corp's first turn."""

from typing import Final

from ...lang.face import Face
from ...lang.words import CORP, DECK_OF, HAND_OF, IDENTITIES, OUTSIDE, RUNNER, Side
from ...rules import Edition
from ...state.decision import Decision, Option
from ...state.frames import MulliganFrame
from ...state.records import Card
from ...state.stages import MulliganStage
from ...state.state import State
from ..change import atoms
from ..read.values import of_player
from .turn import begin_turn

SIDES: Final[tuple[Side, Side]] = (CORP, RUNNER)


def add_card(s: State, face: Face, owner: Side, zone: str, faceup: bool = False) -> int:
    """Put a card into the game; its id."""
    cid = len(s.cards)
    s.cards.append(Card(face, owner, zone, faceup=faceup, seen=faceup))
    s.zones[zone] = (*s.zones[zone], cid)
    return cid


def new_game(
    edition: Edition,
    corp: tuple[Face, ...],
    runner: tuple[Face, ...],
    identities: tuple[Face | None, Face | None],
    seed: int,
    outside: tuple[Face, ...] = (),
) -> State:
    """A game at its first decision to come. `outside` are the identities that the Runner brought along."""
    s = State(edition, seed)
    s.rule = edition.cites["setup"]
    for side, deck, identity in ((SIDES[0], corp, identities[0]), (SIDES[1], runner, identities[1])):
        if identity is not None:
            atoms.activate(s, add_card(s, identity, side, IDENTITIES, faceup=True))
        # Ids are given out in random order, so that the id of a card one sees tells nothing of the deck list.
        first, zone = len(s.cards), DECK_OF[side]
        s.cards += [Card(deck[place], side, zone) for place in s.mixed(tuple(range(len(deck))))]
        s.zones[zone] = tuple(range(first, len(s.cards)))
        s.players[side] = s.players[side]._replace(credits=edition.policies.start_credits)
    if outside:
        _lay_outside(s, outside)
    given = of_player(s, "starting bad publicity", CORP, 0)
    s.players[CORP] = s.players[CORP]._replace(bad_publicity=given)
    for side in SIDES:
        s.zones[DECK_OF[side]] = s.mixed(s.zones[DECK_OF[side]])
        deal(s, side)
    atoms.note(s, "setup")
    s.stack.append(MulliganFrame(MulliganStage.CORP if edition.policies.mulligan else MulliganStage.OVER))
    return s


def _lay_outside(s: State, faces: tuple[Face, ...]) -> None:
    """A pile outside the game (26.03: 1.5.4a). It lies in the order of names, so that what is chosen from it
    is offered in the same order in every game; the ids of its cards tell nothing of it."""
    first = len(s.cards)
    s.cards += [Card(faces[place], RUNNER, OUTSIDE) for place in s.mixed(tuple(range(len(faces))))]
    pile = range(first, len(s.cards))
    s.zones[OUTSIDE] = tuple(sorted(pile, key=lambda cid: (s.cards[cid].face.name, cid)))


def deal(s: State, side: Side) -> None:
    """A starting hand; this is not drawing."""
    for cid in s.zones[DECK_OF[side]][: of_player(s, "starting hand", side, s.edition.policies.start_hand)]:
        atoms.move(s, cid, HAND_OF[side])


def mulligan_step(s: State, f: MulliganFrame) -> Decision | None:
    s.rule = s.edition.cites["setup"]
    if f.stage >= MulliganStage.OVER:
        s.stack.pop()
        s.changes = ()
        begin_turn(s, CORP)
        return None
    options = (Option("keep"), Option("mulligan"))
    return Decision(SIDES[f.stage], "yes or no", options, s.rule, "mulligan")


def mulligan_answer(s: State, f: MulliganFrame, option: Option) -> None:
    side = SIDES[f.stage]
    s.stack[-1] = f._replace(stage=f.stage + 1)
    if option.kind == "mulligan":
        for cid in s.zones[HAND_OF[side]]:
            atoms.move(s, cid, DECK_OF[side])
        s.zones[DECK_OF[side]] = s.mixed(s.zones[DECK_OF[side]])
        deal(s, side)
        atoms.emit(s, "mulligan", side)
