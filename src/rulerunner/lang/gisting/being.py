"""Declarations in a few words each, and how much each says of its card."""

from functools import singledispatch

from rulerunner.lang import costs as c
from rulerunner.lang import statics as s
from rulerunner.lang.abilities import Sub
from rulerunner.lang.base import Cost, Declaration, Number
from rulerunner.lang.conditions import Tagged
from rulerunner.lang.costs import Costs
from rulerunner.lang.filters import ANY_CARD, Same
from rulerunner.lang.refs import THIS

from .doing import Atom, block, damage, plainly
from .nouns import Voice, cards, least, number, server

TERMS = (
    s.PlayOnlyIf,
    s.InstallOnly,
    s.InstallOnlyIf,
    s.InstallOnlyOn,
    s.Advanceable,
    s.Hidden,
    s.InstalledFaceUp,
)
"""Terms of a card rather than what it is for: said if there is room."""
UNSAID = (
    s.DefinesX,
    s.FreeInDeck,
    s.InPool,
    s.InstallOnlyIf,
    s.Lifted,
    s.RemovedOnceResolved,
    s.RevealedWhenAccessed,
    s.RezAmongOthers,
    s.StaysUntil,
    s.UsedOnce,
    s.XAtMost,
)
"""What says nothing without the rest of the card."""
MINE = Same(THIS)
NAMES = {
    "hand size": "hand size",
    "memory": "memory",
    "clicks": "clicks",
    "link": "link",
    "starting bad publicity": "bad publicity",
}


def is_term(word: Declaration) -> bool:
    """Whether it says on what terms its card is played."""
    return isinstance(word, TERMS) or (isinstance(word, s.AdditionalCost) and word.cards == MINE)


def signed(by: Number, voice: Voice) -> tuple[str, str]:
    """A change of a value: "+1", "-2", "+1 per tag"; and in its shortest form."""
    if isinstance(by, int):
        return f"{by:+}", f"{by:+}"
    long = number(by, voice)
    return (long if long.startswith("-") else f"+{long}"), "+X"


@singledispatch
def declared(word: Declaration, voice: Voice) -> list[Atom]:
    """What is so."""
    return [] if isinstance(word, UNSAID) else [(plainly(word),)]


@declared.register
def _play_only(word: s.PlayOnlyIf, voice: Voice) -> list[Atom]:
    return [(f"if {voice.say('tagged')}",)] if isinstance(word.condition, Tagged) else []


@declared.register
def _hidden(word: s.Hidden, voice: Voice) -> list[Atom]:
    return [("face down",)]


@declared.register
def _face_up(word: s.InstalledFaceUp, voice: Voice) -> list[Atom]:
    return [("face up",)]


@declared.register
def _modify(word: s.Modify, voice: Voice) -> list[Atom]:
    long, short = signed(word.by, voice)
    first, per, rest = long.partition(" per ")
    whose = "" if word.of == MINE else f"{cards(word.of, voice)} "
    value = voice.say(word.value)
    forms = (f"{whose}{value} {first}{per}{rest}", f"{whose}{value} {short}", f"{value} {short}")
    return [tuple(dict.fromkeys(forms))]


@declared.register
def _player(word: s.Player, voice: Voice) -> list[Atom]:
    whose = "" if word.side in ("you", voice.side) else "their "
    value = voice.say(NAMES.get(word.value, word.value))
    if word.base:
        return [(f"{whose}base {value} {number(word.by, voice)}", f"base {value}")]
    long, short = signed(word.by, voice)
    first, per, rest = long.partition(" per ")
    forms = (f"{first} {whose}{value}{per}{rest}", f"{short} {whose}{value}", f"{short} {value}")
    return [tuple(dict.fromkeys(forms))]


@declared.register
def _memory_for(word: s.MemoryFor, voice: Voice) -> list[Atom]:
    return [(f"+{word.amount} memory for {cards(word.cards, voice)}", f"+{word.amount} memory")]


@declared.register
def _cannot(word: s.Cannot, voice: Voice) -> list[Atom]:
    act = voice.say(word.act.removesuffix(" as the Runner"))
    where = server(word.server, voice)
    what = where or ("" if word.cards == ANY_CARD else cards(word.cards, voice))
    if act == "be broken":
        return [(f"{what} unbreakable".strip(), "unbreakable")]
    return [tuple(dict.fromkeys((f"cannot {act} {what}".rstrip(), f"cannot {act}", f"no {act}")))]


@declared.register
def _additional(word: s.AdditionalCost, voice: Voice) -> list[Atom]:
    if word.act in ("play", "install") and word.cards == MINE:
        return []
    price = costs(word.cost, voice)
    act = voice.say(word.act)
    return [(f"{act} costs {price} more", f"{act}: pay {price}", f"to {act}: pay", "costs more")]


@declared.register
def _spend(word: s.SpendFrom, voice: Voice) -> list[Atom]:
    if word.purpose == "any":
        return []
    what = cards(word.of, voice)
    purpose = f"for {word.purpose}" if word.purpose != "use" else "for use"
    return [(purpose if what == "card" else f"{purpose} {what}", purpose)]


@declared.register
def _recurring(word: s.Recurring, voice: Voice) -> list[Atom]:
    return [(f"{voice.say('credits')}: {word.amount} each turn", f"{word.amount} each turn")]


@declared.register
def _only(word: s.InstallOnly, voice: Voice) -> list[Atom]:
    where = server(word.server, voice)
    return [(f"only at {where}" if where else "only at some servers",)]


@declared.register
def _only_on(word: s.InstallOnlyOn, voice: Voice) -> list[Atom]:
    return [(f"on {cards(word.host, voice)}",)]


@declared.register
def _gains(word: s.GainsSubroutines, voice: Voice) -> list[Atom]:
    done = [atom for one in word.subroutines if isinstance(one, Sub) for atom in block(one.block, voice)]
    if not done:
        return [(f"more {voice.say('subroutines')}",)]
    whose = "" if word.of == MINE else f"{cards(word.of, voice)} "
    return [(*(f"{whose}gains “{form}”" for form in done[0]), done[0][-1])]


@declared.register
def _gains_subtype(word: s.GainsSubtype, voice: Voice) -> list[Atom]:
    whose = "is also" if word.of == MINE else f"{cards(word.of, voice)} is"
    return [(f"{whose} {word.subtype}", f"gains {word.subtype}", "gains a subtype")]


@declared.register
def _loses_subtype(word: s.LosesSubtype, voice: Voice) -> list[Atom]:
    return [(f"loses {word.subtype}", "loses a subtype")]


@declared.register
def _loses(word: s.LosesAbilities, voice: Voice) -> list[Atom]:
    return [(f"blank {cards(word.of, voice)}", "blank")]


@declared.register
def _limit(word: s.BreakLimit, voice: Voice) -> list[Atom]:
    most = least(word.most)
    return [("cannot be broken" if most == "0" else f"break {most} at most",)]


@declared.register
def _hosts(word: s.Hosts, voice: Voice) -> list[Atom]:
    most = f"{word.most} " if word.most else ""
    return [(f"hosts {most}{cards(word.cards, voice)}", "hosts cards")]


@declared.register
def _prevents(word: s.PreventsAll, voice: Voice) -> list[Atom]:
    return [(f"prevent all {word.detail or word.kind}".rstrip(), "prevent all")]


@declared.register
def _replaces(word: s.Replaces, voice: Voice) -> list[Atom]:
    return block(word.then, voice) or [("skip it",)]


@declared.register
def _resolves_as(word: s.ResolvesAs, voice: Voice) -> list[Atom]:
    return block(word.block, voice)


@declared.register
def _skip(word: s.SkipEncounters, voice: Voice) -> list[Atom]:
    return [(f"bypass {cards(word.ice, voice)}", "bypass")]


@declared.register
def _freely(word: s.TrashFreely, voice: Voice) -> list[Atom]:
    return [(f"trash {cards(word.cards, voice)} free", "trash free")]


@declared.register
def _must_trash(word: s.MustTrash, voice: Voice) -> list[Atom]:
    return [(f"must trash {cards(word.cards, voice)}", "must trash")]


@declared.register
def _basic(word: s.BasicCost, voice: Voice) -> list[Atom]:
    return [(f"{word.action} {word.by:+}",)]


@declared.register
def _copies(word: s.DeckCopies, voice: Voice) -> list[Atom]:
    return [(f"deck: {word.most} copy each" if word.most == 1 else f"deck: {word.most} copies each",)]


@declared.register
def _agendas(word: s.DeckAgendas, voice: Voice) -> list[Atom]:
    return [("any faction's agendas", "any agendas")]


@declared.register
def _no_new_servers(word: s.NoNewServers, voice: Voice) -> list[Atom]:
    return [("no new remotes",)]


@declared.register
def _servers(word: s.ServerLimit, voice: Voice) -> list[Atom]:
    return [(f"{word.most} remote{'s' if word.most > 1 else ''} at most",)]


@declared.register
def _at_hand(word: s.AsIfInHand, voice: Voice) -> list[Atom]:
    return [("play hosted cards",)]


@declared.register
def _repeats(word: s.RepeatsSubroutines, voice: Voice) -> list[Atom]:
    return [(f"{cards(word.of, voice)} subs twice", "subs twice")]


@declared.register
def _access_limit(word: s.AccessLimit, voice: Voice) -> list[Atom]:
    return [(f"access {word.most} at most",)]


@declared.register
def _from_bottom(word: s.FromTheBottom, voice: Voice) -> list[Atom]:
    return [("access from the bottom", "access the bottom")]


@declared.register
def _picks(word: s.PicksDamage, voice: Voice) -> list[Atom]:
    kind = f"{voice.say(word.kind)} " if word.kind else ""
    return [(f"choose what {kind}damage hits", f"aim {kind}damage")]


@declared.register
def _interface(word: s.InterfaceOnly, voice: Voice) -> list[Atom]:
    return [(f"only vs {cards(word.ice, voice)}", "some ice only")]


@declared.register
def _rez_payment(word: s.RezPayment, voice: Voice) -> list[Atom]:
    return [(f"{voice.say('rez')} by {costs(word.cost, voice)}", f"other {voice.say('rez')} cost")]


@declared.register
def _not_lowered(word: s.NotLowered, voice: Voice) -> list[Atom]:
    return [(f"{word.value} not lowered",)]


# --- costs ------------------------------------------------------------------------------------------------


def costs(price: Costs, voice: Voice) -> str:
    """What is paid, in the fewest words: "click, 2", "trash"."""
    return ", ".join(dict.fromkeys(filter(None, (_cost(part, voice) for part in price))))


def _cost(part: Cost, voice: Voice) -> str:
    match part:
        case c.Credits(amount=amount) | c.CreditsFrom(amount=amount):
            return least(amount)
        case c.Clicks(amount=amount) | c.LoseClicksCost(amount=amount):
            return voice.say("click") if amount == 1 else f"{least(amount)} {voice.say('clicks')}"
        case c.TrashThis() | c.RevealAndTrashThis():
            return "trash"
        case c.RemoveThis():
            return "remove"
        case c.HostedCounters(kind=kind, amount=amount):
            return kind if amount == 1 else f"{least(amount)} {kind}"
        case c.CountersFrom(kind=kind):
            return kind
        case c.TrashCards(filter=filter):
            return f"trash {cards(filter, voice)}"
        case c.TrashTopCards() | c.TrashRandom() | c.TrashAllCards():
            return "trash cards"
        case c.Forfeit():
            return "forfeit"
        case c.TakeTags(amount=amount):
            return f"{amount} {voice.say('tag')}"
        case c.RemoveTags():
            return voice.say("tag")
        case c.SufferDamage(kind=kind, amount=amount):
            return damage(kind, amount, voice)[0][-1]
        case c.AgendaPoints(amount=amount):
            return f"{amount} point"
        case c.OneCost(options=options):
            return " or ".join(costs(option, voice) for option in options)
        case c.DerezCards() | c.DerezThis():
            return voice.say("derez")
        case c.ReturnThis():
            return "return"
        case c.MoveCards(filter=filter):
            return f"return {cards(filter, voice)}"
        case c.TakeBadPublicityCost():
            return "bad publicity"
    return plainly(part)
