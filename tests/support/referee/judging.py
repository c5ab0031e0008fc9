"""The referee's judgement of a decision: the set of options it would offer, and how that differs."""

from dataclasses import dataclass
from typing import NamedTuple

from rulerunner.lang.abilities import Paid, When
from rulerunner.lang.demands import is_optional, whole_offer
from rulerunner.lang.instructions import Prevent
from rulerunner.lang.statics import Replaces
from rulerunner.lang.words import DECK_OF, DISCARD_OF, HAND_OF
from rulerunner.state.changes import SureEffect
from rulerunner.state.decision import NO, PASS, YES, Decision, Option
from rulerunner.state.frames import (
    ActionFrame,
    BlockFrame,
    BreakFrame,
    ChooseFrame,
    DiscardFrame,
    ImminentFrame,
    InstallFrame,
    MemoryTrashFrame,
    MidAccessFrame,
    MulliganFrame,
    NewCandidatesFrame,
    PayFrame,
    PickAccessFrame,
    ReactionFrame,
    StructureFrame,
    TrashChoiceFrame,
    WindowFrame,
)
from rulerunner.state.records import Pending
from rulerunner.state.stages import ImminentStage
from rulerunner.state.state import State

from .asking import NONE, Asking, Unjudged
from .chart import box_18, whether_to_break
from .choices import accessing, breaking, choosing, discarding, installing, paying
from .entering import can_rez
from .errands import still_to_take, with_errands
from .legal import actions, in_window, mid_access, unlike_others
from .ordering import beyond_memory
from .paying import barred, payable, purpose_of, within_limit
from .potential import could_change, use_has_a_point
from .reading import declared, holds, in_set, prohibited
from .saying import in_force, words, working
from .vocabulary import only_known_words

Key = tuple[str, str, int, int, int, str]
"""An option as both sides of a comparison say it: identical cards of a hand or deck are the same."""


@dataclass(frozen=True)
class Verdict:
    """What the referee says of one decision."""

    missing: frozenset[Key]
    """Legal, and not offered."""
    extra: frozenset[Key]
    """Offered, and not legal."""

    @property
    def agrees(self) -> bool:
        return not self.missing and not self.extra


def judge(s: State, decision: Decision) -> Verdict:
    """Compare the options of the decision at hand with those the rules give. A difference at a table with
    words that the referee was not written for is not judged."""
    legal = {key(s, option) for option in legal_options(s, decision)}
    offered = {key(s, option) for option in decision.options}
    verdict = Verdict(frozenset(legal - offered), frozenset(offered - legal))
    if not verdict.agrees:
        only_known_words(s, s.zones[HAND_OF[decision.side]])
    return verdict


LOOSE = (*HAND_OF.values(), *DECK_OF.values(), *DISCARD_OF.values())
"""Where cards of a name may be one option; which of them it is tells nothing."""


def key(s: State, option: Option) -> Key:
    card, number = f"card {option.card}", option.number
    if option.card >= 0:
        there = s.cards[option.card]
        if there.zone in LOOSE:
            card = f"{there.face.name} in {there.zone}"
            number = NONE if option.kind in ("trigger", "replace") else number  # whichever comes first
    return (option.kind, card, option.ability, option.server, number, option.detail)


def legal_options(s: State, decision: Decision) -> set[Option]:
    """Every option that the rules give the player who is asked."""
    f = s.stack[-1]
    match f:
        case ActionFrame() if still_to_take(s, f):
            return with_errands(s, f)
        case ActionFrame():
            found = actions(s, f.side, f.less)
            return unlike_others(s, f.side, found) if f.different else found
        case WindowFrame():
            return in_window(s, f) | {PASS}
        case MidAccessFrame():
            return mid_access(s) | {PASS}
        case InstallFrame():
            return installing(s, f)
        case ChooseFrame():
            return choosing(s, f, s.stack[-2])
        case BreakFrame():
            return breaking(s, f)
        case PayFrame():
            return paying(s, f)
        case DiscardFrame():
            return discarding(s, f)
        case PickAccessFrame():
            return accessing(s)
        case ReactionFrame():
            return reacting(s, f)
        case ImminentFrame() if f.stage == ImminentStage.INTERRUPTING:
            return interrupting(s, f)
        case MulliganFrame():
            return {Option("keep"), Option("mulligan")}
        case NewCandidatesFrame():
            return {Option("yes", card=f.cards[0]), Option("no", card=f.cards[0])}
        case TrashChoiceFrame():
            return box_18(s, f)
        case MemoryTrashFrame():
            return beyond_memory(s, f)
        case ImminentFrame() if f.stage == ImminentStage.REPLACING:
            return replacing(s, f)
        case StructureFrame():
            return answering(s, decision)
    raise Unjudged(f"decision about {decision.about}")


def answering(s: State, decision: Decision) -> set[Option]:
    """A question of a timing structure, with yes for an answer only if that can be done."""
    run = s.run
    match decision.about:
        case "jack-out":
            able = run is not None and not prohibited(s, "jack out", server=run.server)
            return {YES, NO} if able else {NO}
        case "rez-approached":
            return {YES, NO} if run is not None and can_rez(s, run.ice) else {NO}
        case "break" | "break-more":
            return whether_to_break(s)
    raise Unjudged(f"question {decision.about}")


class Waiting(NamedTuple):
    """A pending ability that may be triggered, by its place among the pending."""

    place: int
    pending: Pending
    optional: bool


def reacting(s: State, f: ReactionFrame) -> set[Option]:
    """The pending abilities of the player with priority, and passing if none is mandatory (9.2.8)."""
    waiting = [w for w in (still_waiting(s, *x) for x in enumerate(f.pending)) if w is not None]
    mine = [w for w in waiting if w.pending.side == f.holder]
    seen = []
    options = set()
    for place, p, _ in mine:
        moment = p.change.moment if p.change is not None else 0
        ability = p.ability if p.lingering >= 0 else None
        same = (p.source, p.place, ability, bound_card(s, p), p.chosen, moment)
        if same not in seen:
            seen.append(same)
            options.add(Option("trigger", card=p.source, ability=p.place, number=place))
    if all(w.optional for w in mine):
        options.add(PASS)
    return options


def bound_card(s: State, p: Pending) -> object:
    """The card an ability is bound to; of loose cards that its player knows, any like it."""
    if p.bound < 0:
        return p.bound
    card = s.cards[p.bound]
    known = card.owner == p.side or (card.faceup and card.zone in DISCARD_OF.values())
    return (card.zone, card.face.name, card.faceup, card.seen) if known and card.zone in LOOSE else p.bound


GONE_BUT_HEARD = (
    "access",
    "steal",
    "access ends",
    "expose",
    "trash",
    "derez",
    "forfeit",
    "resolved",
    "uninstall",
)
"""What an ability of its own card reacts to though the card is inactive by then (9.1.8a, 9.1.8g)."""


def still_waiting(s: State, place: int, p: Pending) -> Waiting | None:
    """A pending ability, if it is still active, not used up and, where it is optional, of any use."""
    ability = p.ability
    card = s.cards[p.source] if p.source >= 0 else None
    if p.lingering < 0 and p.place >= 0 and card is not None:
        own = p.change is not None and p.change.card == p.source and p.change.kind in GONE_BUT_HEARD
        if not own and (card.object_no != p.object_no or not working(s, p.source, ability)):
            return None
    optional = isinstance(ability, Paid) or (isinstance(ability, When) and is_optional(ability))
    if isinstance(ability, When | Paid) and p.place >= 0:
        if ability.once and not within_limit_of(s, p, ability.once):
            return None
    if not optional:
        return Waiting(place, p, False)
    if barred(s, p.side, p.source):
        return None
    a = Asking(p.source, p.side, p.change, p.chosen, bound=p.bound, here=p.here)
    if isinstance(ability, Paid):
        able = payable(s, a, ability.cost, purpose_of(s, p.source)) and use_has_a_point(s, a, ability)
        if able and used_at_this_moment(s, p):
            able = could_change(s, a, ability.block)  # once in vain is enough
        return Waiting(place, p, True) if able else None
    assert isinstance(ability, When)
    offer = whole_offer(ability)
    if offer is not None and not payable(s, a, offer.cost, purpose_of(s, p.source)):
        return None
    if not s.edition.policies.idle_abilities and not could_change(s, a, ability.block):
        return None
    return Waiting(place, p, True)


def used_at_this_moment(s: State, p: Pending) -> bool:
    """Whether a paid ability that waits for a moment has been used since."""
    since = p.change.moment if p.change is not None else 0
    return any(
        (use.card, use.place) == (p.source, p.place) and use.moment > since
        for use in s.changes_this_turn.get("use", ())
    )


def within_limit_of(s: State, p: Pending, once: str) -> bool:
    """The limit counts for the object the ability was on."""
    structure = s.run.id if once == "run" and s.run is not None else -1
    return (p.source, p.object_no, p.place, structure, -1) not in s.uses


def interrupting(s: State, f: ImminentFrame) -> set[Option]:
    """The interrupts that bear on what is imminent (9.8.3, 9.8.4; 26.03: 9.9.3)."""
    options = set()
    must = False
    heard: list[object] = []
    for place, p in enumerate(f.pending):
        change = p.change
        waiting = still_waiting(s, place, p)
        if waiting is None or p.side != f.holder or change is None:
            continue
        kind = change.kind.removeprefix("would ")
        about = [x for x in f.effects if x.kind == kind and x.sort == change.sort]
        if any(change.card < 0 or change.card in x.cards for x in about):
            must = must or not waiting.optional
            if (p.source, p.ability, change) in heard:
                continue  # another ability of the card that says the same
            heard.append((p.source, p.ability, change))
            options.add(Option("trigger", card=p.source, ability=p.place, number=place))
    for x in f.effects:
        for cid, card in enumerate(s.cards):
            for index, ability in enumerate(card.face.abilities):
                if not isinstance(ability, Paid) or not working(s, cid, ability):
                    continue
                if ability.interrupt != x.kind or card.owner != f.holder:
                    continue
                if isinstance(x, SureEffect) and not x.preventable and prevents(ability):
                    continue
                if ability.by is not None and not (
                    x.source >= 0 and in_set(s, Asking(cid, f.holder), ability.by, x.source)
                ):
                    continue
                if ability.detail not in ("", x.sort) or not within_limit(s, cid, index, ability.once):
                    continue
                a = Asking(cid, f.holder)
                if not payable(s, a, ability.cost, "ability") or not holds(s, a, ability.condition):
                    continue
                if barred(s, f.holder, cid, paid=True):
                    continue
                for which in x.cards or (-1,):
                    meant = ability.subject is None or (which >= 0 and in_set(s, a, ability.subject, which))
                    if meant:
                        one = which if len(x.cards) > 1 else -1
                        options.add(Option("use", card=cid, ability=index, number=one))
    return options if must else options | {PASS}


def prevents(ability: Paid) -> bool:
    return any(isinstance(word, Prevent) for word in words(ability.block))


def replacing(s: State, f: ImminentFrame) -> set[Option]:
    """The replacement effects that apply to what is imminent, and have not been applied to it yet (9.8.9)."""
    options = set()
    must = False
    applied = set(f.applied)
    for frame in reversed(s.stack[:-1]):
        if not isinstance(frame, ImminentFrame | BlockFrame):
            break
        applied |= set(frame.applied) if isinstance(frame, ImminentFrame) else set()
    for x in f.effects:
        for effect in s.lingering:
            other_breach = x.kind == "breach" and effect.duration == "run" and x.sort != "run"
            if effect.replaces == x.kind and effect.id not in applied and not other_breach:
                if in_force(s, effect):
                    options.add(Option("replace", card=effect.source, number=effect.id))
                    must = must or not effect.may
        if any(y.kind == x.kind for _, y in declared(s, Replaces)):
            raise Unjudged("replacement that is declared")
    return options if must else options | {Option("no")}
