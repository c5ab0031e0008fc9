"""Sets of cards, in English."""

from typing import Final

from rulerunner.lang import filters as f
from rulerunner.lang.words import ASSET, CORP, TABLE

from .dispatch import cards, pointer, quantity, server
from .grammar import listing
from .happenings import undergone, within
from .nouns import Phrase, both, either, inside, outside
from .pointers import ordinal
from .voice import OTHER, TITLES, Voice


@cards.register
def _both(word: f.Both, voice: Voice) -> Phrase:
    return both(cards(word.left, voice), cards(word.right, voice))


@cards.register
def _either(word: f.Either, voice: Voice) -> Phrase:
    return either([cards(one, voice) for one in _alternatives(word)], voice)


def _alternatives(word: f.Filter) -> list[f.Filter]:
    if isinstance(word, f.Either):
        return [*_alternatives(word.left), *_alternatives(word.right)]
    return [word]


@cards.register
def _not(word: f.Not, voice: Voice) -> Phrase:
    if isinstance(word.inner, f.Not):
        return cards(word.inner.inner, voice)
    return outside(cards(word.inner, voice), voice)


@cards.register
def _anything(word: f.Anything, voice: Voice) -> Phrase:
    return Phrase()


@cards.register
def _is(word: f.Is, voice: Voice) -> Phrase:
    return Phrase(heads=(word.type,))


@cards.register
def _has(word: f.Has, voice: Voice) -> Phrase:
    if word.subtype in (ASSET, CORP):  # it would read like the type, or the side
        return Phrase(after=(f"of the subtype {word.subtype}",))
    return Phrase(kinds=(word.subtype,))


@cards.register
def _named(word: f.Named, voice: Voice) -> Phrase:
    return Phrase(after=(f"named “{word.name}”",))


@cards.register
def _of(word: f.Of, voice: Voice) -> Phrase:
    side = {"you": voice.side, "opponent": OTHER.get(voice.side, "")}.get(word.side, word.side)
    if side in TITLES:
        return Phrase(states=(voice.say(TITLES[side]),))
    return Phrase(after=("under your control" if word.side == "you" else "under your opponent's control",))


@cards.register
def _in(word: f.In, voice: Voice) -> Phrase:
    if word.zone == TABLE:
        return Phrase(states=("installed",))
    return Phrase(after=(f"in {voice.zone(word.zone)}",))


@cards.register
def _installed(word: f.Installed, voice: Voice) -> Phrase:
    return Phrase(states=("installed",))


@cards.register
def _rezzed(word: f.Rezzed, voice: Voice) -> Phrase:
    return Phrase(states=("rezzed",))


@cards.register
def _unrezzed(word: f.Unrezzed, voice: Voice) -> Phrase:
    return Phrase(states=("unrezzed",))


@cards.register
def _face_up(word: f.FaceUp, voice: Voice) -> Phrase:
    return Phrase(states=("face-up",))


@cards.register
def _active(word: f.Active, voice: Voice) -> Phrase:
    return Phrase(states=("active",))


@cards.register
def _same(word: f.Same, voice: Voice) -> Phrase:
    return Phrase(exact=pointer(word.ref, voice))


@cards.register
def _among(word: f.Among, voice: Voice) -> Phrase:
    return Phrase(after=("in view",))


@cards.register
def _just_drawn(word: f.JustDrawn, voice: Voice) -> Phrase:
    return Phrase(after=("that {has} just been drawn",))


@cards.register
def _trashed_together(word: f.TrashedTogether, voice: Voice) -> Phrase:
    return Phrase(after=("that {has} been trashed together",))


@cards.register
def _discarded_together(word: f.DiscardedTogether, voice: Voice) -> Phrase:
    return Phrase(after=("that {has} been discarded together",))


@cards.register
def _picked(word: f.Picked, voice: Voice) -> Phrase:
    return Phrase(after=(f"among the {ordinal(word.slot)}chosen {voice.noun('card', many=True)}",))


@cards.register
def _on_top(word: f.OnTop, voice: Voice) -> Phrase:
    return Phrase(after=(f"among the top {voice.count(word.amount, 'card')} of {voice.zone(word.zone)}",))


@cards.register
def _copy_of(word: f.CopyOf, voice: Voice) -> Phrase:
    return Phrase(after=(f"that {{is}} another copy of {pointer(word.ref, voice)}",))


@cards.register
def _copies(word: f.Copies, voice: Voice) -> Phrase:
    return Phrase(after=(f"with the name of {pointer(word.ref, voice)}",))


@cards.register
def _copy_of_accessed(word: f.CopyOfAccessed, voice: Voice) -> Phrase:
    where = f" in {listing([voice.zone(zone) for zone in word.zones], 'or')}" if word.zones else ""
    return Phrase(after=(f"with the name of a {voice.noun('card')} accessed{where} this {word.within}",))


@cards.register
def _underwent(word: f.Underwent, voice: Voice) -> Phrase:
    return Phrase(after=(f"that {undergone(word.kind)} {within(word.within, '', voice)}",))


@cards.register
def _underwent_last_turn(word: f.UnderwentLastTurn, voice: Voice) -> Phrase:
    return Phrase(after=(f"that {undergone(word.kind)} {within('last turn', word.side, voice)}",))


@cards.register
def _hosted_on(word: f.HostedOn, voice: Voice) -> Phrase:
    return Phrase(after=(f"hosted on {pointer(word.ref, voice)}",))


@cards.register
def _hosted_on_any(word: f.HostedOnAny, voice: Voice) -> Phrase:
    return Phrase(after=(f"hosted on {inside(cards(word.cards, voice).one(voice))}",))


@cards.register
def _at_server(word: f.AtServer, voice: Voice) -> Phrase:
    where = {"root": "in the root of", "ice": "protecting", "any": "at"}[word.part]
    return Phrase(after=(f"{where} {server(word.server, voice)}",))


@cards.register
def _with_counters(word: f.WithCounters, voice: Voice) -> Phrase:
    return Phrase(after=(f"hosting at least {voice.count(word.at_least, voice.counter(word.kind))}",))


@cards.register
def _cost_at_most(word: f.CostAtMost, voice: Voice) -> Phrase:
    sort = "printed" if word.printed else "current"
    return Phrase(after=(f"of {sort} cost {quantity(word.most, voice)} or less",))


@cards.register
def _with_trash_cost(word: f.WithTrashCost, voice: Voice) -> Phrase:
    if word.cost is None:
        return Phrase(after=("that {has} a trash cost",))
    return Phrase(after=(f"of trash cost exactly {quantity(word.cost, voice)}",))


@cards.register
def _same_type_as(word: f.SameTypeAs, voice: Voice) -> Phrase:
    return Phrase(after=(f"of the same type as {pointer(word.ref, voice)}",))


@cards.register
def _with_subroutines(word: f.WithSubroutines, voice: Voice) -> Phrase:
    return Phrase(after=(f"with a {voice.noun('subroutine')}",))


@cards.register
def _unique(word: f.Unique, voice: Voice) -> Phrase:
    return Phrase(states=("unique",))


@cards.register
def _outermost(word: f.Outermost, voice: Voice) -> Phrase:
    return Phrase(states=("outermost",))


@cards.register
def _of_runners_faction(word: f.OfRunnersFaction, voice: Voice) -> Phrase:
    return Phrase(after=(f"of the faction of {voice.whose('runner')} {voice.noun('identity')}",))


@cards.register
def _worth(word: f.Worth, voice: Voice) -> Phrase:
    printed = "printed as worth" if word.printed else "worth"
    exactly = "at most" if word.at_most else "exactly"
    return Phrase(after=(f"{printed} {exactly} {quantity(word.points, voice)}",))


@cards.register
def _cost_is(word: f.CostIs, voice: Voice) -> Phrase:
    return Phrase(after=(f"of printed cost {quantity(word.cost, voice)}",))


@cards.register
def _has_trash_cost(word: f.HasTrashCost, voice: Voice) -> Phrase:
    return Phrase(after=("that {has} a printed trash cost",))


@cards.register
def _with_trash_ability(word: f.WithTrashAbility, voice: Voice) -> Phrase:
    return Phrase(after=("with a trash ability",))


@cards.register
def _of_your_faction(word: f.OfYourFaction, voice: Voice) -> Phrase:
    return Phrase(after=("of the faction of your identity",))


@cards.register
def _outside_game(word: f.OutsideGame, voice: Voice) -> Phrase:
    return Phrase(after=("outside the game",))


@cards.register
def _of_chosen_type(word: f.OfChosenType, voice: Voice) -> Phrase:
    return Phrase(after=("of the chosen type",))


@cards.register
def _of_chosen_name(word: f.OfChosenName, voice: Voice) -> Phrase:
    return Phrase(after=("with the chosen name",))


@cards.register
def _strength_at_most(word: f.StrengthAtMost, voice: Voice) -> Phrase:
    return Phrase(after=(f"of strength {word.most} or less",))


@cards.register
def _can_advance(word: f.CanAdvance, voice: Voice) -> Phrase:
    return Phrase(states=("advanceable",))


@cards.register
def _can_swap_with(word: f.CanSwapWith, voice: Voice) -> Phrase:
    return Phrase(after=(f"that can change places with {inside(cards(word.cards, voice).one(voice))}",))


WHERE: Final = (
    *(f.In, f.Installed, f.Rezzed, f.Unrezzed, f.HostedOn, f.HostedOnAny),
    *(f.AtServer, f.CanAdvance, f.Same, f.Among, f.JustDrawn, f.OnTop, f.OutsideGame),
)
"""Filters that say where their cards are."""


def found(word: f.Filter, voice: Voice) -> Phrase:
    """The cards of a set, where they are looked for: among those installed unless the set names a place."""
    phrase = cards(word, voice)
    return phrase if _placed(word) else both(Phrase(states=("installed",)), phrase)


def _placed(word: f.Filter) -> bool:
    match word:
        case f.Both(left=left, right=right):
            return _placed(left) or _placed(right)
        case f.Either(left=left, right=right):
            return _placed(left) and _placed(right)
    return isinstance(word, WHERE)
