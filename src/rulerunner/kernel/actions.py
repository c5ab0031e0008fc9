"""Actions (5.2): the action window and the basic actions of both sides."""

from typing import Final

from ..lang.abilities import Paid
from ..lang.costs import Clicks, Costs, Credits, ForgoActions
from ..lang.words import (
    CORP,
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
from ..state.records import NOBODY, ExpectedEffect
from ..state.state import State
from . import atoms
from .announce import may_run
from .ask import Ctx, plain
from .checkpoint import checkpoint
from .costs import can_pay, only_pool, pay, pay_simply
from .derive import COST, cannot, memory_limit, unspoken
from .imminent import begin
from .installing import ABOUT_INSTALLS, ABOUT_NEW_REMOTES, may_install, may_play
from .potential import block_matters
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
TRASH_RESOURCE: Final = Option("trash resource")
PURGE: Final = Option("purge")
REMOVE_TAG: Final = Option("remove tag")


def costs_of(name: str) -> Costs:
    """What a basic action costs to take."""
    return COSTS.get(name, CLICK)


# --- the window -------------------------------------------------------------------------------------------


def action_options(s: State, side: Side) -> tuple[Option, ...]:
    """Every action a player may take: basic actions first, then the action abilities of cards."""
    options = [GAIN_CREDIT]
    if side == CORP or s.edition.policies.idle_abilities or s.deck(side):
        options.append(DRAW)
    # The click for the action is spent first; what is left must pay for the card or the run, clicks included.
    player = s.players[side]
    s.players[side] = player.with_clicks(player.clicks - 1, player.clicks_spent)
    options += hand_options(s, side)
    runs = side == RUNNER and may_run(s)
    s.players[side] = player
    if runs:
        options.append(RUN)
    if side == CORP:
        options += _corp_options(s)
    elif player.tags and can_pay(s, plain(NOBODY, RUNNER), costs_of("remove tag"), "remove tag"):
        options.append(REMOVE_TAG)
    if side in s.actions:
        options += ability_options(s, side, s.actions)
    return tuple(options)


def hand_options(s: State, side: Side) -> list[Option]:
    """What a player may do with the cards in hand: install them or play them. What few cards speak of is
    looked for once, not once for each; then most are a matter of their printed cost alone."""
    options: list[Option] = []
    cards = s.cards
    credits, pool = s.players[side].credits, only_pool(s, side)
    idle = s.edition.policies.idle_abilities
    installs = unspoken(s, ABOUT_INSTALLS if side == RUNNER else ABOUT_NEW_REMOTES)
    plays = unspoken(s, ABOUT_PLAYS)
    limit = memory_limit(s) if side == RUNNER else 0
    seen: set[str] = set()
    for cid in s.hand(side):
        face = cards[cid].face
        if face.name in seen:
            continue  # identical cards are one option
        seen.add(face.name)
        if face.played:
            if not plays or not face.plays_plainly or (face.cost > credits and not pool):
                able = may_play(s, cid)
            else:
                able = face.cost <= credits and (
                    idle or face.stays or block_matters(s, plain(cid, side), face.playing)
                )
            if able:
                options.append(offer("play", cid))
            continue
        if not installs or not face.installs_plainly or face.memory > limit:
            able = may_install(s, cid)
        elif side == CORP:
            able = True  # in a new remote server, for nothing
        else:
            able = face.cost <= credits or (not pool and may_install(s, cid))
        if able:
            options.append(offer("install", cid))
    return options


ABOUT_PLAYS: Final = frozenset((COST["play"], "play cost"))


def _corp_options(s: State) -> list[Option]:
    options: list[Option] = []
    player = s.players[CORP]
    me = plain(NOBODY, CORP)
    if player.credits >= 1 or can_pay(s, me, CREDIT):
        cards = s.cards
        for server in s.servers.values():
            there = server.root + server.ice
            if there:
                options += [offer("advance", cid) for cid in there if cards[cid].face.advanceable]
    policies = s.edition.policies
    if s.players[RUNNER].tags > 0 and can_pay(s, me, costs_of("trash resource")):
        if policies.idle_abilities or resources(s):
            options.append(TRASH_RESOURCE)
    if policies.purge == "action" and player.clicks >= 3:
        options.append(PURGE)
    return options


def resources(s: State) -> tuple[int, ...]:
    return tuple(
        c
        for c in s.zones[TABLE]
        if s.cards[c].face.type == RESOURCE and s.cards[c].owner == RUNNER and not cannot(s, "trash", c)
    )


def action_step(s: State, f: ActionFrame) -> Decision | None:
    if f.taken:
        s.stack.pop()
        return None
    if s.checkpoint_due and checkpoint(s):
        return None
    s.rule = f.rule
    return Decision(f.side, "action", action_options(s, f.side), f.rule, "action")


def action_answer(s: State, f: ActionFrame, chosen: Option) -> None:
    s.stack[-1] = ActionFrame(f.side, f.rule, True)
    if chosen.kind == "use":
        ability = s.cards[chosen.card].face.abilities[chosen.ability]
        assert isinstance(ability, Paid)
        s.stack.append(AbilityFrame(chosen.card, s.cards[chosen.card].object_no, chosen.ability, f.side))
    else:
        s.stack.append(BasicActionFrame(f.side, chosen.kind, 0, chosen.card))


# --- a basic action ---------------------------------------------------------------------------------------


def basic_step(s: State, f: BasicActionFrame) -> Decision | None:
    """Pay, act, and be done; whatever one of these brings about comes before the next, and only then the
    action is seen at its next stage."""
    side, stage = f.side, f.stage
    stack, depth = s.stack, len(s.stack)
    cites = ACTION_CITES[side]
    s.rule, s.source = s.edition.cites[cites], NOBODY
    if stage == 0:
        atoms.note(s, "choice", side, f.card, 0, NOBODY, f.name)
        if f.name in COSTS:
            pay(s, PAYER[side], COSTS[f.name], f.name, f.card, cites)
        else:
            pay_simply(s, side, 0, 1, f.name, NOBODY, f.card, cites)
        if stack[-1] is not f or s.result is not None:
            stack[depth - 1] = BasicActionFrame(side, f.name, 1, f.card)
            return None
        stage = 1
        s.rule, s.source = s.edition.cites[cites], NOBODY
    if stage == 1:
        next_stage = _act(s, f)
        if stack[-1] is not f or s.result is not None:
            stack[depth - 1] = BasicActionFrame(side, f.name, next_stage, f.card)
            return None
        s.rule, s.source = s.edition.cites[cites], NOBODY
    if stage == 3:
        stack[-1] = BasicActionFrame(side, f.name, 2, f.card)
        begin(s, (ExpectedEffect("trash", CORP, cards=s.last_choice),), CORP)
        return None
    stack.pop()
    checkpoint(s)
    window = stack[-1]
    if type(window) is ActionFrame and window.taken and s.result is None:
        stack.pop()  # nothing came of it: the action window is over as well
    return None


ACTION_CITES: Final[dict[Side, str]] = {CORP: "corp-action", RUNNER: "runner-action"}
PAYER: Final[dict[Side, Ctx]] = {CORP: plain(NOBODY, CORP), RUNNER: plain(NOBODY, RUNNER)}
ONE_CREDIT: Final[dict[Side, tuple[ExpectedEffect, ...]]] = {
    CORP: (ExpectedEffect("gain credits", CORP, 1),),
    RUNNER: (ExpectedEffect("gain credits", RUNNER, 1),),
}
ONE_CARD: Final[dict[Side, tuple[ExpectedEffect, ...]]] = {
    CORP: (ExpectedEffect("draw", CORP, 1, detail="basic action"),),
    RUNNER: (ExpectedEffect("draw", RUNNER, 1, detail="basic action"),),
}


def _act(s: State, f: BasicActionFrame) -> int:
    """Do what the action says; the stage at which the action goes on."""
    match f.name:
        case "gain credit":
            begin(s, ONE_CREDIT[f.side], f.side)
        case "draw":
            begin(s, ONE_CARD[f.side], f.side)
        case "install":
            s.stack.append(InstallFrame(f.card, f.side))
        case "play":
            s.stack.append(PlayFrame(f.card, f.side))
        case "advance":
            s.rule = s.edition.cites["advance"]
            atoms.advance(s, f.card)
        case "trash resource":
            s.stack.append(
                ChooseFrame(CORP, s.edition.cites["trash-resource"], "trash", "card", resources(s))
            )
            return 3
        case "purge" | "forgo and purge":
            s.rule = s.edition.cites["purge"]
            begin(s, (ExpectedEffect("purge", CORP),), f.side)
        case "remove tag":
            s.rule = s.edition.cites["remove-tag"]
            atoms.remove_tags(s, 1)
        case "run":
            servers = tuple(s.servers)
            s.stack.append(StructureFrame("run", 0, 0, s.fresh(), "runner", servers=servers, basic=True))
        case _:
            raise ValueError(f"no basic action called {f.name!r}")
    return 2
