"""What is going on, in words: the timing structures, windows, abilities and procedures on the stack."""

from collections.abc import Callable
from typing import Any, Final

from ..lang.words import Side
from ..rules import Structure
from ..state import frames as fr
from ..state.state import State
from .coming import imminent
from .names import name, title
from .records import Place

WINDOWS = {
    "paid": "a paid ability window",
    "strength": "a window for icebreaker strength",
    "break": "a window for breaking a subroutine",
}
TAKING = {
    "gain credit": "to gain credits",
    "draw": "to draw",
    "install": "to install",
    "play": "to play a card",
    "advance": "to advance",
    "trash resource": "to trash a resource",
    "purge": "to purge",
    "forgo and purge": "to purge",
    "remove tag": "to remove a tag",
    "lift": "to remove a counter",
    "run": "to run",
}

Say = Callable[[State, Side, Any], Place]


def places(s: State, seat: Side) -> tuple[Place, ...]:
    """Everything in progress, the innermost last."""
    return tuple(SAY[type(frame)](s, seat, frame) for frame in s.stack)


def step(s: State) -> Place | None:
    """The step the innermost timing structure is at."""
    for frame in reversed(s.stack):
        if isinstance(frame, fr.StructureFrame):
            return _structure(s, "corp", frame)
    return None


def _structure(s: State, seat: Side, f: fr.StructureFrame) -> Place:
    structure = s.edition.structures[f.name]
    found = STEPS.get((id(structure), f.row))
    if found is None:
        row = structure.rows[f.row]
        place = Place(row.rule, structure.title, row.phase.title, row.says, f.name, row.phase.id)
        found = STEPS[id(structure), f.row] = (structure, place)
    return found[1]


STEPS: Final[dict[tuple[int, int], tuple[Structure, Place]]] = {}
"""The steps of the timing structures, by the ids of those and their places in them."""


def _window(s: State, seat: Side, f: fr.WindowFrame) -> Place:
    return Place(f.rule, f"{WINDOWS.get(f.kind, 'a window')}; {title(f.holder)} has priority")


def _installing(s: State, seat: Side, f: fr.InstallFrame) -> Place:
    cite = s.edition.cite("install", f.side)
    return Place(s.edition.cites[cite], f"{name(s, seat, f.card)} is being installed")


def _cited(cite: str, what: str) -> Say:
    return lambda s, seat, f: Place(s.edition.cites.get(cite, ""), what)


def _with_card(cite: str, what: str, field: str = "card") -> Say:
    """Something done with a card, as the seat may know it."""

    def say(s: State, seat: Side, f: Any) -> Place:
        cid = getattr(f, field)
        card = name(s, seat, cid) if cid >= 0 else "the rules"
        return Place(s.edition.cites.get(cite, ""), what.format(card=card))

    return say


def _ability(s: State, seat: Side, f: fr.AbilityFrame | fr.BlockFrame) -> Place:
    card = name(s, seat, f.source) if f.source >= 0 else "the rules"
    return Place(s.edition.cites.get(f.cite, ""), f"an ability of {card}")


def _imminent(s: State, seat: Side, f: fr.ImminentFrame) -> Place:
    coming = imminent(s, seat, f)
    return Place(s.edition.cites["interrupt"], f"about to happen: {coming}" if coming else "nothing imminent")


def _pay(s: State, seat: Side, f: fr.PayFrame) -> Place:
    return Place(s.edition.cites["cost"], f"{title(f.side)} pays a cost")


def _choose(s: State, seat: Side, f: fr.ChooseFrame) -> Place:
    return Place(f.rule, f"{title(f.side)} makes a choice")


def _action(s: State, seat: Side, f: fr.BasicActionFrame) -> Place:
    doing = TAKING.get(f.name, "")
    return Place(
        s.edition.cites[f"{f.side}-action"], f"{title(f.side)} takes a basic action {doing}".rstrip()
    )


def _ruled(what: str) -> Say:
    return lambda s, seat, f: Place(f.rule, what)


SAY: dict[type, Say] = {
    fr.StructureFrame: _structure,
    fr.WindowFrame: _window,
    fr.ActionFrame: lambda s, seat, f: Place(f.rule, f"an action window of {title(f.side)}"),
    fr.MidAccessFrame: _ruled("a mid-access window"),
    fr.ReactionFrame: _cited("reaction", "a reaction window"),
    fr.SubroutinesFrame: _ruled("the unbroken subroutines resolve"),
    fr.BlockFrame: _ability,
    fr.ImminentFrame: _imminent,
    fr.PayFrame: _pay,
    fr.ChooseFrame: _choose,
    fr.BreakFrame: _with_card("break", "{card} breaks subroutines", "source"),
    fr.InstallFrame: _installing,
    fr.PlayFrame: _with_card("play", "{card} is being played"),
    fr.RezFrame: _with_card("rez", "{card} is being rezzed"),
    fr.ScoreFrame: _with_card("score", "{card} is being scored"),
    fr.StealFrame: _with_card("steal-cost", "{card} is being stolen"),
    fr.TrashAccessedFrame: _with_card("cost", "{card} is being trashed"),
    fr.AbilityFrame: _ability,
    fr.BasicActionFrame: _action,
    fr.TraceFrame: _with_card("trace", "a trace by {card}", "source"),
    fr.DamageFrame: _cited("damage", "cards are picked for damage"),
    fr.PoolFrame: _cited("replacement", "credits come into a pool, or onto cards instead"),
    fr.PsiFrame: _with_card("psi", "a psi game by {card}", "source"),
    fr.PickAccessFrame: _ruled("the Runner chooses what to access"),
    fr.DiscardFrame: lambda s, seat, f: Place(f.rule, f"{title(f.side)} discards"),
    fr.DrawFrame: lambda s, seat, f: Place(s.edition.cites["draw"], f"{title(f.side)} draws"),
    fr.MemoryTrashFrame: _cited("memory", "programs are trashed to fit into memory"),
    fr.NewCandidatesFrame: _cited("checkpoint", "cards new in the root"),
    fr.MulliganFrame: _cited("setup", "starting hands"),
    fr.TrashChoiceFrame: _ruled("the accessed cards are dealt with"),
    fr.OrderFrame: _with_card("subroutine-order", "the subroutines of {card} are put in order", "ice"),
    fr.ServersFrame: _cited("memory", "the Corp chooses which remote servers it keeps"),
    fr.TrashedFrame: _cited("replacement", "trashed cards may go elsewhere"),
    fr.SabotageFrame: _with_card("sabotage", "{card} sabotages the Corp", "source"),
}
