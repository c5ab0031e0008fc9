"""Chapter 7: accessing a set of cards (a breach) and accessing a card."""

from functools import cache

from ...lang.headings import ITSELF
from ...lang.statics import RevealedWhenAccessed
from ...lang.words import AGENDA, ARCHIVES, ASIDE, CORP, HQ, RND, RUNNER
from ...rules import EDITIONS, Do
from ...state.decision import DONE, Decision, Option
from ...state.frames import AbilityFrame, PickAccessFrame, StructureFrame, TrashChoiceFrame
from ...state.records import ARCHIVES_ID, NOBODY, Access, Breach, ExpectedEffect
from ...state.stages import StepStage, TrashChoiceStage
from ...state.state import State
from ..change import atoms
from ..change.lasting import persist
from ..go.checkpoint import checkpoint
from ..go.imminent import begin
from ..go.paying import pay
from ..may.access_options import (
    ZONE_OF,
    any_candidate,
    breaching,
    candidate_options,
    forced_first,
    root_candidates,
    zone_candidates,
)
from ..may.choosing import distinct
from ..may.prices import trash_costs
from ..may.window_options import obliged, on_access_options, trash_accessed_obstacle
from ..read.context import plain
from ..read.declared import asking, trashed_freely
from ..read.pointing import home
from ..read.values import breach_accesses, score
from .acts import ENDS, act, test
from .structures import skip_loop


@act("breach-begins", simple=True)
def breach_begins(s: State, f: StructureFrame) -> bool:
    """`source` of the frame is the server, `basic` whether this is the access of a run (7.1.2a)."""
    root = s.servers[f.source].root if f.source in s.servers else ()
    s.breach = Breach(f.id, f.source, f.basic, known=root, outer=s.breach)
    atoms.emit(s, "breach", RUNNER, server=f.source, structure=f.id)
    return True


@act("count-accesses", simple=True)
def count_accesses(s: State, f: StructureFrame) -> bool:
    """How many cards are accessed from hand or deck; the root and Archives are accessed whole (7.1.2). In 1.4
    the root counts too, so that what leaves it is made up for (7.1.2d)."""
    breach = breaching(s)
    zone = ZONE_OF.get(breach.server, "")
    left = 0
    if zone in (HQ, RND):
        left = breach_accesses(s)
        if s.edition.policies.access == "count":
            left = min(left, len(s.zones[zone]))
    root = s.servers[breach.server].root if breach.server in s.servers else ()
    s.breach = breach._replace(left=max(0, left), known=root)
    if zone in (HQ, RND) and s.edition.policies.access == "count":
        s.breach = s.breach._replace(left=s.breach.left + len(root_candidates(s)))
    return True


@act("turn-archives-up", simple=True)
def turn_archives_up(s: State, f: StructureFrame) -> bool:
    if breaching(s).server == ARCHIVES_ID:
        atoms.faces_up_archives(s)
    return True


def picked_card(s: State, option: Option) -> int:
    """The card an option stands for; a card of HQ is drawn at random here."""
    breach = breaching(s)
    if not option.detail:
        cid = option.card
        left = max(0, breach.left - 1) if s.edition.policies.access == "count" else breach.left
    else:
        cards, first = zone_candidates(s), forced_first(s)
        if first >= 0:
            cid = first
        else:
            cid = cards[s.chance(len(cards))] if option.detail == HQ else cards[0]
        left = breach.left - 1
    s.breach = breach.choosing(left, cid, s.cards[cid].object_no)
    return cid


@act("access-next")
def access_next(s: State, f: StructureFrame) -> bool:
    """1.4: choose a card and access it, in one step."""
    if f.stage == StepStage.NEW:
        return not any_candidate(s) or _pick(s, f)
    if f.stage == StepStage.WAITING and s.breach is not None and s.breach.queue:
        s.stack[-1] = f.at(f.row, StepStage.LAST_PART)
        return _access_queued(s)
    return True


@act("choose-candidate")
def choose_candidate(s: State, f: StructureFrame) -> bool:
    if f.stage > StepStage.NEW:
        return True
    if any_candidate(s):
        return _pick(s, f)
    skip_loop(s, f)
    return False


def _pick(s: State, f: StructureFrame) -> bool:
    """The Runner picks a candidate."""
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    s.stack.append(PickAccessFrame(s.edition.cites["access-order"]))
    return False


def _access_queued(s: State) -> bool:
    breach = breaching(s)
    cid = breach.queue[0]
    s.breach = breach.queued(breach.queue[1:])
    depth = len(s.stack)
    begin(s, (ExpectedEffect("access", RUNNER, cards=(cid,)),), RUNNER)
    return len(s.stack) == depth


@act("access-candidate")
def access_candidate(s: State, f: StructureFrame) -> bool:
    if f.stage == StepStage.WAITING or not breaching(s).queue:
        return True
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    return _access_queued(s)


def pick_step(s: State, f: PickAccessFrame) -> Decision | None:
    if s.breach is None:
        s.stack.pop()
        return None
    return Decision(RUNNER, "choose card", candidate_options(s), f.rule, "access")


def pick_answer(s: State, f: PickAccessFrame, option: Option) -> None:
    s.stack.pop()
    cid = picked_card(s, option)
    breach = breaching(s)
    s.breach = breach.queued((*breach.queue, cid))


@test("more-to-access")
def more_to_access(s: State, f: StructureFrame) -> bool:
    return s.breach is not None and bool(s.breach.queue or any_candidate(s))


def _end_breach(s: State, f: StructureFrame) -> None:
    if s.breach is not None:
        server, s.breach = s.breach.server, s.breach.outer
        atoms.emit(s, "breach ends", RUNNER, server=server, structure=f.id)
    s.returned = 1


ENDS["breach"] = _end_breach


@act("card-accessed", simple=True)
def card_accessed(s: State, f: StructureFrame) -> bool:
    cid = f.source
    card = s.cards[cid]
    s.access = Access(f.id, cid, card.object_no, card.zone, card.server, s.access)
    if s.edition.policies.seen_cards_face_up:
        _show(s, cid)
    elif card.zone not in (HQ, RND):
        s.cards[cid] = card.showing(card.faceup, True)
    if any(
        isinstance(d, RevealedWhenAccessed) and d.zone == card.zone for _, d in card.face.own.get(ITSELF, ())
    ):
        atoms.emit(s, "reveal", RUNNER, cid)
    atoms.emit(s, "access", RUNNER, cid, 1, card.server, zone=card.zone, structure=f.id)
    return True


def _show(s: State, cid: int) -> None:
    """The Runner sees the card: a face-down one is revealed, and stays face up if it is in the Archives."""
    card = s.cards[cid]
    s.cards[cid] = card.showing(card.faceup or card.zone == ARCHIVES, True)
    if card.zone not in (HQ, RND) and not card.faceup:
        atoms.emit(s, "reveal", CORP, cid, server=card.server)


@act("steal")
def steal(s: State, f: StructureFrame) -> bool:
    """An accessed agenda is stolen, unless it has moved or its additional costs are declined (7.7.3)."""
    access = s.access
    if f.stage == StepStage.WAITING or access is None:
        return True
    card = s.cards[access.card]
    if card.object_no != access.object_no or card.face.type != AGENDA:
        return True
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    begin(s, (ExpectedEffect("steal", RUNNER, cards=(access.card,)),), RUNNER)
    return False


@act("after-access", simple=True)
def after_access(s: State, f: StructureFrame) -> bool:
    _report_end(s, f)
    return True


def _report_end(s: State, f: StructureFrame) -> None:
    """The access is over: where the card was accessed, and whether it was stolen, trashed, or neither."""
    access = s.access
    was = access.zone if access is not None else ""
    origin = (s.cards[f.source].before or was) if was == ASIDE else was
    atoms.emit(s, "access ends", RUNNER, f.source, origin=origin, sort=_fate(s, access))


def _fate(s: State, access: Access | None) -> str:
    """What has become of an accessed card: the next object it became tells."""
    for kind, fate in (("steal", "stolen"), ("trash", "trashed")):
        for change in s.changes_this_turn.get(kind, ()) if access is not None else ():
            assert access is not None
            if change.card == access.card and change.object_no == access.object_no + 1:
                return fate
    return "kept"


def _end_access(s: State, f: StructureFrame) -> None:
    if not _reports_its_end(s.edition.id):
        _report_end(s, f)
    if s.access is not None:
        s.access = s.access.outer
    s.returned = 1


ENDS["access"] = _end_access


@cache
def _reports_its_end(edition: str) -> bool:
    """Whether a step of the access is for what follows it."""
    return Do("after-access") in [row.op for row in EDITIONS[edition].structures["access"].rows]


@act("choose-access-order")
def choose_access_order(s: State, f: StructureFrame) -> bool:
    """The Runner puts all the cards to be accessed in order, before any is looked at (step 16)."""
    return not any_candidate(s) or _pick(s, f)


@act("access-in-order")
def access_in_order(s: State, f: StructureFrame) -> bool:
    """The next card in the order takes effect; one that has gone meanwhile does not."""
    if f.stage == StepStage.WAITING or not order_left(s, f):
        return True
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    s.breach = breaching(s).queued(_order(s))
    return _access_queued(s)


@test("seventh-point")
def seventh_point(s: State, f: StructureFrame) -> bool:
    """Whether the Runner has the points to win. The checkpoint of the step before has ended the game then."""
    return score(s, RUNNER) >= s.edition.policies.points_to_win


@test("order-left")
def order_left(s: State, f: StructureFrame) -> bool:
    """Whether a card the Runner put in order is still to be accessed; cards that came later are not."""
    return s.breach is not None and bool(_order(s))


def _order(s: State) -> tuple[int, ...]:
    there = still_there(s)
    return tuple([c for c in breaching(s).queue if c in there])


def still_there(s: State) -> tuple[int, ...]:
    """The cards of the access, in the order chosen, that have not moved since."""
    cards = s.cards
    return tuple([c for c, object_no in breaching(s).seen if cards[c].object_no == object_no])


@act("score-and-trash")
def score_and_trash(s: State, f: StructureFrame) -> bool:
    """No checkpoint follows: what the trashing brings about belongs to the next step."""
    if f.stage == StepStage.WAITING:
        s.stack[-1] = f.at(f.row, StepStage.AFTER)
        return False
    s.stack[-1] = f.at(f.row, StepStage.WAITING)
    s.stack.append(TrashChoiceFrame(still_there(s)))
    return False


def trash_choice_step(s: State, f: TrashChoiceFrame) -> Decision | None:
    """Agendas are scored, one by one; then trash costs are paid, one by one; then all is trashed at once."""
    if s.breach is None:  # scoring an agenda ended the run
        s.stack.pop()
        return None
    if f.stage <= TrashChoiceStage.PAYING and checkpoint(s):
        return None
    s.rule = f.rule
    match f.stage:
        case TrashChoiceStage.SCORING:
            agendas = (c for c in still_there(s) if s.cards[c].face.type == AGENDA and c not in f.asked)
            cid = next(agendas, NOBODY)
            if cid == NOBODY:
                s.stack[-1] = f._replace(stage=TrashChoiceStage.PAYING)
            else:
                s.stack[-1] = f._replace(asked=(*f.asked, cid))
                begin(s, (ExpectedEffect("steal", RUNNER, cards=(cid,)),), RUNNER)
        case TrashChoiceStage.PAYING:
            able = tuple(c for c in still_there(s) if _may_pay_to_trash(s, f, c))
            ways = tuple(Option("trash", card=c) for c in distinct(s, able, CORP))
            duty = tuple(way for way in ways if obliged(s, way.card, [way]))
            uses = () if duty else tuple(on_access_options(s))
            return Decision(RUNNER, "mid-access", duty or (*ways, *uses, DONE), f.rule, "trash-accessed")
        case TrashChoiceStage.ORDERING:
            left = tuple(c for c in still_there(s) if c in f.paid and c not in f.order)
            if left:
                options = tuple(Option("card", card=c) for c in distinct(s, left, CORP))
                return Decision(RUNNER, "choose card", options, f.rule, "archives-order")
            s.stack[-1] = f._replace(stage=TrashChoiceStage.TRASHED)
            for cid in f.order:
                persist(s, cid)
            begin(s, (ExpectedEffect("trash", RUNNER, cards=f.order),), RUNNER)
        case _:
            s.stack.pop()
            there = still_there(s)
            for cid in f.order:
                if cid not in there:
                    atoms.emit(s, "trash accessed", RUNNER, cid)
    return None


def _may_pay_to_trash(s: State, f: TrashChoiceFrame, cid: int) -> bool:
    if cid in f.paid or (s.cards[cid].face.type == AGENDA and not trashed_freely(s, cid)):
        return False
    return trash_accessed_obstacle(s, cid) is None


def trash_choice_answer(s: State, f: TrashChoiceFrame, option: Option) -> None:
    if f.stage == TrashChoiceStage.ORDERING:
        s.stack[-1] = f._replace(order=(*f.order, option.card))
    elif option.kind == "done":
        s.stack[-1] = f._replace(stage=TrashChoiceStage.ORDERING)
    elif option.kind == "use":
        object_no = s.cards[option.card].object_no
        s.stack.append(AbilityFrame(option.card, object_no, option.ability, RUNNER))
    else:
        s.stack[-1] = f._replace(paid=(*f.paid, option.card))
        asked = asking(s, "trash", option.card, home(s, option.card))
        pay(s, plain(option.card, RUNNER), trash_costs(s, option.card), "trash", option.card, asked=asked)


@act("consequences", simple=True)
def consequences(s: State, f: StructureFrame) -> bool:
    """Step 19 is the checkpoint that follows it: what the trashing brought about is dealt with."""
    return True
