"""What a card does, as a list of deeds with their amounts: the picture of a card is drawn from it."""

from typing import Final

from rulerunner.lang import costs as c
from rulerunner.lang import instructions as i
from rulerunner.lang import statics as s
from rulerunner.lang.abilities import BaseLink, LinkBoost
from rulerunner.lang.base import Declaration, Effect
from rulerunner.lang.face import Face
from rulerunner.lang.validating.walk import words

MOST: Final = 9
"""Larger amounts look the same."""
Deeds = tuple[tuple[str, int], ...]

DEEDS: Final[dict[type, str]] = {
    i.Gain: "gain",
    i.TakeCredits: "gain",
    i.TakeAnyCredits: "gain",
    i.Lose: "drain",
    i.LoseAllCredits: "drain",
    i.GainClicks: "click",
    i.LoseClicks: "click lost",
    i.TakeAction: "click",
    i.ActionsFor: "click",
    i.ActionTo: "click",
    i.Draw: "draw",
    i.EachMayDraw: "draw",
    i.GiveTags: "tag",
    i.RemoveTag: "untag",
    i.TakeBadPublicity: "scandal",
    i.RemoveBadPublicity: "scandal",
    i.Purge: "purge",
    i.Trash: "trash",
    i.TrashAll: "trash",
    i.TrashUnsaved: "trash",
    i.TrashTop: "mill",
    i.DiscardRandom: "mill",
    i.Sabotage: "mill",
    i.MoveTo: "move",
    i.MoveAll: "move",
    i.Swap: "swap",
    i.MoveIce: "swap",
    i.MoveToServer: "swap",
    i.RezCard: "rez",
    i.Derez: "derez",
    i.InstallCard: "install",
    i.PlayCard: "play",
    i.ScoreCard: "point",
    i.AddAsAgenda: "point",
    i.ScorePoints: "point",
    i.Expose: "look",
    i.Reveal: "look",
    i.RevealTop: "look",
    i.RevealHand: "look",
    i.LookAtTop: "look",
    i.LookAtHand: "look",
    i.ShowRandom: "look",
    i.SetAside: "look",
    i.SetAsideUntil: "search",
    i.Search: "search",
    i.EndRun: "wall",
    i.JackOut: "wall",
    i.Run: "run",
    i.ChangeServer: "turn",
    i.MoveRunner: "turn",
    i.Deflect: "turn",
    i.FallBack: "turn",
    i.EncounterIce: "turn",
    i.MoveToIce: "turn",
    i.Bypass: "bypass",
    i.BreakSubroutines: "break",
    i.Boost: "strength",
    i.AccessCard: "access",
    i.AccessEach: "access",
    i.AccessMore: "access",
    i.Breach: "access",
    i.Prevent: "shield",
    i.IncreaseImminent: "strength",
    i.RollDie: "die",
    i.Trace: "trace",
    i.PsiGame: "psi",
    i.ChooseOne: "fork",
    i.Flip: "swap",
    i.HostCard: "host",
    i.Attach: "host",
    i.HostAsCounter: "host",
    i.IdentifyMark: "mark",
    i.Charge: "place power",
    i.Infect: "place virus",
    i.Afflict: "place virus",
    i.ResolveSubroutine: "subroutine",
    i.CopySubroutines: "subroutine",
    i.TakeSubroutines: "subroutine",
    s.GainsSubroutines: "subroutine",
    s.RepeatsSubroutines: "subroutine",
    s.Cannot: "bar",
    s.BreakLimit: "bar",
    s.AccessLimit: "bar",
    s.AdditionalCost: "toll",
    s.Recurring: "renew",
    s.Hosts: "host",
    s.InstallOnlyOn: "host",
    s.PreventsAll: "shield",
    s.SkipEncounters: "bypass",
    s.LosesAbilities: "blank",
    s.GainsSubtype: "mask",
    s.LosesSubtype: "mask",
    i.GiveSubtypes: "mask",
    BaseLink: "link",
    LinkBoost: "link",
    c.TrashThis: "burn",
    c.Forfeit: "forfeit",
}
PLAYER: Final = {"hand size": "hand", "memory": "memory", "link": "link", "clicks": "click"}
"""What a player has more of."""
SILENT: Final = (
    i.ShuffleDeck,
    i.Remember,
    i.RememberServer,
    i.Forget,
    s.PlayOnlyIf,
    s.SpendFrom,
    s.RevealedWhenAccessed,
    s.FreeInDeck,
    s.StaysUntil,
)


def deeds(face: Face) -> Deeds:
    """What a card does, in the order of its text, each with how much or how often.

    >>> from rulerunner.cards.library import library
    >>> deeds(library().face("Hedge Fund"))
    (('gain', 9),)
    """
    found: dict[str, int] = {}
    for word in words(face.abilities):
        name = _deed(word)
        if name:
            found[name] = min(MOST, found.get(name, 0) + _amount(word))
    return tuple(found.items())


def _deed(word: object) -> str:
    match word:
        case i.Damage(kind=kind):
            return f"damage {kind}"
        case i.Place(kind=kind) | i.Distribute(kind=kind) | i.MoveCounters(kind=kind):
            return f"place {kind}"
        case i.PlaceOwnCredits():
            return "place credit"
        case s.Player(value=value):
            return PLAYER.get(value, "access" if "access" in value else "strength")
        case s.Modify(value=value):
            return "price" if "cost" in value else "strength"
    known = DEEDS.get(type(word), "")
    if not known and isinstance(word, (Effect, Declaration)) and not isinstance(word, SILENT):
        return "other"
    return known


def _amount(word: object) -> int:
    amount = getattr(word, "amount", None)
    if amount is None:
        amount = getattr(word, "strength", None) or getattr(word, "by", 1)
    return max(1, abs(amount)) if isinstance(amount, int) else 2
