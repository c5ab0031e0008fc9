"""Costs in words."""

from rulerunner.lang import costs as c
from rulerunner.lang.costs import Costs
from rulerunner.lang.words import DECK_OF

from .dispatch import cards, cost
from .grammar import YOU, Clause, Either, listing
from .numbers import amount, following
from .sets import found
from .voice import Voice


def price(costs: Costs, voice: Voice, payer: str = YOU) -> str:
    """What is paid, as a command or after "may" and "must"."""
    said = [cost(part, voice, payer).infinitive(payer) for part in costs]
    return listing(_apart(costs, said)) or "pay nothing"


def payment(costs: Costs, voice: Voice, payer: str) -> str:
    """What somebody pays: "the Runner pays 3 credits"."""
    verbs = [cost(part, voice, payer).plain(explicit=True).removeprefix(f"{payer} ") for part in costs]
    return f"{payer} {listing(_apart(costs, verbs)) or 'pays nothing'}"


def _apart(costs: Costs, said: list[str]) -> list[str]:
    """The parts of a cost; brackets keep the next part from the last of several to choose from."""
    choice = [isinstance(part, c.OneCost) for part in costs[:-1]]
    return [*(f"({one})" if open else one for one, open in zip(said, choice, strict=False)), *said[-1:]]


@cost.register
def _credits(word: c.Credits, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "pay", amount(word.amount, "credit", voice))


@cost.register
def _clicks(word: c.Clicks, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "spend", amount(word.amount, "click", voice))


@cost.register
def _lose_clicks(word: c.LoseClicksCost, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "lose", amount(word.amount, "click", voice))


@cost.register
def _trash_this(word: c.TrashThis, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "trash", voice.this)


@cost.register
def _return_this(word: c.ReturnThis, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "add", f"{voice.this} to {voice.whose(YOU)} hand")


@cost.register
def _derez_this(word: c.DerezThis, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "derez", voice.this)


@cost.register
def _remove_this(word: c.RemoveThis, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "remove", f"{voice.this} from the game")


@cost.register
def _add_this_as_agenda(word: c.AddThisAsAgenda, voice: Voice, payer: str) -> Clause:
    worth = f"as an {voice.noun('agenda')} worth {voice.count(word.points, 'agenda point')}"
    return Clause(payer, "add", f"{voice.this} to their score area {worth}")


@cost.register
def _hosted_counters(word: c.HostedCounters, voice: Voice, payer: str) -> Clause:
    counters = amount(word.amount, voice.counter(word.kind), voice)
    return Clause(payer, "spend", f"{counters} from {voice.this}")


@cost.register
def _forfeit(word: c.Forfeit, voice: Voice, payer: str) -> Clause:
    phrase = cards(word.cards, voice)
    chosen = phrase.one(voice) if phrase.sole else phrase.counted(word.amount, voice, "agenda")
    return Clause(payer, "forfeit", chosen)


@cost.register
def _trash_cards(word: c.TrashCards, voice: Voice, payer: str) -> Clause:
    phrase = found(word.filter, voice)
    chosen = phrase.one(voice) if phrase.sole else phrase.counted(word.amount, voice)
    return Clause(payer, "reveal and trash" if word.revealed else "trash", chosen)


@cost.register
def _trash_random(word: c.TrashRandom, voice: Voice, payer: str) -> Clause:
    return Clause(
        payer, "trash", f"{voice.count(word.amount, 'card')} at random from {voice.zone(word.zone)}"
    )


@cost.register
def _trash_top_cards(word: c.TrashTopCards, voice: Voice, payer: str) -> Clause:
    top = voice.noun("card") if word.amount == 1 else voice.count(word.amount, "card")
    return Clause(payer, "trash", f"the top {top} of {voice.zone(word.zone)}")


@cost.register
def _reveal_and_trash_this(word: c.RevealAndTrashThis, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "reveal and trash", voice.this)


@cost.register
def _move_cards(word: c.MoveCards, voice: Voice, payer: str) -> Clause:
    phrase = found(word.filter, voice)
    chosen = phrase.one(voice) if phrase.sole else phrase.counted(word.amount, voice)
    moved = f"{chosen}{' at random' if word.at_random else ''}"
    end = "the bottom of " if word.bottom else "the top of " if word.zone in DECK_OF.values() else ""
    if word.shuffled:
        return Clause(
            payer, "shuffle", f"{moved} into {'the bottom of ' if word.bottom else ''}{voice.zone(word.zone)}"
        )
    return Clause(payer, "move", f"{moved} to {end}{voice.zone(word.zone)}")


@cost.register
def _remove_tags(word: c.RemoveTags, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "remove", amount(word.amount, "tag", voice))


@cost.register
def _take_tags(word: c.TakeTags, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "take", voice.count(word.amount, "tag"))


@cost.register
def _suffer_damage(word: c.SufferDamage, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "suffer", amount(word.amount, voice.damage(word.kind), voice))


@cost.register
def _forgo_actions(word: c.ForgoActions, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "forgo", following(word.amount, voice))


@cost.register
def _derez_cards(word: c.DerezCards, voice: Voice, payer: str) -> Clause:
    phrase = cards(word.filter, voice)
    return Clause(payer, "derez", phrase.one(voice) if phrase.sole else phrase.counted(word.amount, voice))


@cost.register
def _turn_down_cards(word: c.TurnDownCards, voice: Voice, payer: str) -> Clause:
    phrase = cards(word.filter, voice)
    chosen = phrase.one(voice) if phrase.sole else phrase.counted(word.amount, voice)
    return Clause(payer, "turn", f"{chosen} face down")


@cost.register
def _take_bad_publicity(word: c.TakeBadPublicityCost, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "take", amount(word.amount, "bad publicity", voice))


@cost.register
def _agenda_points(word: c.AgendaPoints, voice: Voice, payer: str) -> Clause:
    return Clause(payer, "give", f"up {amount(word.amount, 'agenda point', voice)}")


@cost.register
def _one_cost(word: c.OneCost, voice: Voice, payer: str) -> Clause:
    said = listing((price(one, voice, payer) for one in word.options), "or")
    others = listing((payment(one, voice, payer).removeprefix(f"{payer} ") for one in word.options), "or")
    return Either(payer, "pay", said, others=others)
