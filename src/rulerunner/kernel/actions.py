"""Actions (5.2): the action window and the basic actions of both sides."""

from typing import Final

from ..lang.abilities import Paid
from ..lang.costs import Clicks, Costs, Credits, ForgoActions
from ..lang.words import (
    CORP,
    EVENT,
    OPERATION,
    RESOURCE,
    RUNNER,
    TABLE,
    Side,
)
from ..state.decision import Decision, Option, offer
from ..state.frames import (
    AbilityFrame,
    ActionFrame,
    BasicActionFrame,
    ChooseFrame,
    InstallFrame,
    PlayFrame,
    StructureFrame,
)
from ..state.records import NOBODY, Fx
from ..state.state import State
from . import atoms
from .announce import may_announce
from .ask import plain
from .checkpoint import checkpoint
from .choosing import distinct
from .costs import can_pay, pay
from .derive import cannot
from .imminent import begin
from .installing import may_install, may_play
from .windows import ability_options

CLICK: Final[Costs] = (Clicks(1),)
COSTS: Final[dict[str, Costs]] = {
    "advance": (Clicks(1), Credits(1)),
    "trash resource": (Clicks(1), Credits(2)),
    "remove tag": (Clicks(1), Credits(2)),
    "purge": (Clicks(3),),
    "forgo and purge": (ForgoActions(3),),
}
"""What a basic action costs to take, before the costs of what it does: a click, but for these."""
CREDIT: Final[Costs] = (Credits(1),)

GAIN_CREDIT: Final = Option("gain credit")
DRAW: Final = Option("draw")
RUN: Final = Option("run")


def costs_of(name: str) -> Costs:
    """What a basic action costs to take."""
    return COSTS.get(name, CLICK)


# --- the window -------------------------------------------------------------------------------------------


def action_options(s: State, side: Side) -> tuple[Option, ...]:
    """Every action a player may take: basic actions first, then the action abilities of cards."""
    options = [GAIN_CREDIT]
    if side == CORP or s.deck(side) or s.edition.policies.idle_abilities:
        options.append(DRAW)
    # The click for the action is spent first; what is left must pay for the card or the run, clicks included.
    player = s.players[side]
    s.players[side] = player.with_clicks(player.clicks - 1, player.clicks_spent)
    for cid in distinct(s, s.hand(side), side):
        if s.cards[cid].face.type in (EVENT, OPERATION):
            if may_play(s, cid):
                options.append(offer("play", cid))
        elif may_install(s, cid):
            options.append(offer("install", cid))
    runs = side == RUNNER and any(may_announce(s, server, basic=True) for server in s.servers)
    s.players[side] = player
    if runs:
        options.append(RUN)
    options += _corp_options(s) if side == CORP else _runner_options(s)
    options += ability_options(s, side, s.actions)
    return tuple(options)


def _corp_options(s: State) -> list[Option]:
    options: list[Option] = []
    me = plain(NOBODY, CORP)
    if can_pay(s, me, CREDIT):
        for server in s.servers.values():
            options += [offer("advance", c) for c in server.root + server.ice if s.cards[c].face.advanceable]
    idle = s.edition.policies.idle_abilities
    tagged = s.players[RUNNER].tags > 0
    if tagged and can_pay(s, me, costs_of("trash resource")) and (idle or resources(s)):
        options.append(Option("trash resource"))
    if s.edition.policies.purge == "action" and s.players[CORP].clicks >= 3:
        options.append(Option("purge"))
    return options


def resources(s: State) -> tuple[int, ...]:
    return tuple(
        c
        for c in s.zones[TABLE]
        if s.cards[c].face.type == RESOURCE and s.cards[c].owner == RUNNER and not cannot(s, "trash", c)
    )


def _runner_options(s: State) -> list[Option]:
    options: list[Option] = []
    if s.players[RUNNER].tags and can_pay(s, plain(NOBODY, RUNNER), costs_of("remove tag"), "remove tag"):
        options.append(Option("remove tag"))
    return options


def action_step(s: State, f: ActionFrame) -> Decision | None:
    if f.taken:
        s.stack.pop()
        return None
    if checkpoint(s):
        return None
    s.rule = f.rule
    return Decision(f.side, "action", action_options(s, f.side), f.rule, "action")


def action_answer(s: State, f: ActionFrame, chosen: Option) -> None:
    s.stack[-1] = ActionFrame(f.side, f.rule, taken=True)
    if chosen.kind == "use":
        ability = s.cards[chosen.card].face.abilities[chosen.ability]
        assert isinstance(ability, Paid)
        s.stack.append(AbilityFrame(chosen.card, s.cards[chosen.card].gen, chosen.ability, f.side))
    else:
        s.stack.append(BasicActionFrame(f.side, chosen.kind, card=chosen.card))


# --- a basic action ---------------------------------------------------------------------------------------


def basic_step(s: State, f: BasicActionFrame) -> Decision | None:
    """Pay, act, and be done; whatever one of these brings about comes before the next."""
    if f.stage == 0:
        _cite(s, f)
        s.stack[-1] = f = BasicActionFrame(f.side, f.name, 1, f.card)
        atoms.note(s, "choice", f.side, f.card, detail=f.name)
        cost = costs_of(f.name)
        pay(s, plain(NOBODY, f.side), cost, f.name, f.card, cites=ACTION_CITES[f.side])
        if s.stack[-1] is not f or s.result is not None:
            return None
    if f.stage == 1:
        _cite(s, f)
        s.stack[-1] = f = BasicActionFrame(f.side, f.name, 2, f.card)
        _act(s, f)
        if s.stack[-1] is not f or s.result is not None:
            return None
    _cite(s, f)
    if f.stage == 3:
        s.stack[-1] = f._replace(stage=2)
        begin(s, (Fx("trash", CORP, cards=s.picks),), CORP)
        return None
    s.stack.pop()
    checkpoint(s)
    return None


ACTION_CITES: Final[dict[Side, str]] = {CORP: "corp-action", RUNNER: "runner-action"}


def _cite(s: State, f: BasicActionFrame) -> None:
    s.rule, s.source = s.edition.cites[ACTION_CITES[f.side]], NOBODY


def _act(s: State, f: BasicActionFrame) -> None:
    match f.name:
        case "gain credit":
            begin(s, (Fx("gain credits", f.side, 1),), f.side)
        case "draw":
            begin(s, (Fx("draw", f.side, 1, detail="basic action"),), f.side)
        case "install":
            s.stack.append(InstallFrame(f.card, f.side))
        case "play":
            s.stack.append(PlayFrame(f.card, f.side))
        case "advance":
            s.rule = s.edition.cites["advance"]
            atoms.advance(s, f.card)
        case "trash resource":
            s.stack[-1] = f._replace(stage=3)
            s.stack.append(
                ChooseFrame(CORP, s.edition.cites["trash-resource"], "trash", "card", resources(s))
            )
        case "purge" | "forgo and purge":
            s.rule = s.edition.cites["purge"]
            begin(s, (Fx("purge", CORP),), f.side)
        case "remove tag":
            s.rule = s.edition.cites["remove-tag"]
            atoms.remove_tags(s, 1)
        case "run":
            servers = tuple(s.servers)
            s.stack.append(StructureFrame("run", 0, 0, s.fresh(), "runner", servers=servers, basic=True))
        case _:
            raise ValueError(f"no basic action called {f.name!r}")
