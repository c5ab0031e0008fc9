"""What belongs on which cards: a program is not rezzed, an identity not trashed, the Corp has no memory."""

from collections.abc import Iterator, Mapping
from typing import Final

from rulerunner.lang import abilities as b
from rulerunner.lang import costs as k
from rulerunner.lang import statics as s
from rulerunner.lang.face import Face
from rulerunner.lang.filters import Same
from rulerunner.lang.refs import THIS
from rulerunner.lang.words import (
    AGENDA,
    ASSET,
    CORP,
    EVENT,
    HARDWARE,
    ICE,
    IDENTITY,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RUNNER,
    UPGRADE,
    relative,
)

from .walk import words

PLAYED: Final = (EVENT, OPERATION)
REZZED: Final = (ASSET, ICE, UPGRADE)
OF_THE_CORP: Final = (AGENDA, *REZZED)
RIG: Final = (HARDWARE, PROGRAM, RESOURCE)
INSTALLED: Final = (*OF_THE_CORP, *RIG)
ACCESSED: Final = (*OF_THE_CORP, OPERATION)

HAPPENS_TO: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("rez", "derez"), REZZED),
    **dict.fromkeys(("score", "steal"), (AGENDA,)),
    **dict.fromkeys(("play", "resolved"), PLAYED),
    **dict.fromkeys(
        ("approach", "encounter", "when encountered", "encounter ends", "bypass", "pass"), (ICE,)
    ),
    **dict.fromkeys(("subroutine broken", "fully broken", "subroutine resolves"), (ICE,)),
    "advance": OF_THE_CORP,
    **dict.fromkeys(("access", "access ends", "trash accessed"), ACCESSED),
    "install": INSTALLED,
}
"""To which types of card a change can happen, where that is not to any."""
HAS: Final[Mapping[str, tuple[str, ...]]] = {
    "strength": (ICE, PROGRAM),
    "install cost": INSTALLED,
    "rez cost": REZZED,
    "play cost": PLAYED,
    "memory cost": (PROGRAM,),
    "requirement": (AGENDA,),
    "points": (AGENDA,),
}
"""Which types of card have a value."""
SAID_BY: Final[Mapping[type, tuple[str, ...]]] = {
    **dict.fromkeys((s.PlayOnlyIf, s.RemovedOnceResolved, s.StaysUntil, s.NeverAsAction), PLAYED),
    **dict.fromkeys((s.XAtLeast, s.XAtMost), PLAYED),
    **dict.fromkeys((s.Advanceable, s.RezOnInstall, s.RezPayment), REZZED),
    **dict.fromkeys((s.InstallOnly, s.InstalledFaceUp), OF_THE_CORP),
    **dict.fromkeys((s.InstallOnlyOn, s.InstallOnlyIf), INSTALLED),
    s.RezAmongOthers: (ICE,),
    **dict.fromkeys((s.InterfaceOnly, s.BreaksOnly), (PROGRAM,)),
    **dict.fromkeys((s.DeckCopies, s.DeckAgendas), (IDENTITY,)),
    s.RevealedWhenAccessed: ACCESSED,
}
"""Which types of card can say a thing of themselves."""
VALUE_OF: Final = {"memory": RUNNER, "link": RUNNER, "HQ access": RUNNER, "R&D access": RUNNER,
                   "starting bad publicity": CORP}  # fmt: skip
"""Values that only one of the players has."""
WITH_A_BASE: Final = ("hand size", "memory")
"""Values of a player whose number by the rules can be replaced. (A base link is a word of its own.)"""


def of_an_ability(ability: b.Ability, face: Face) -> Iterator[str]:
    """What of an ability can never come about on a card of its type, or for its player."""
    if isinstance(ability, b.When):
        for trigger in (ability.trigger, *ability.trigger.also):
            if trigger.subject == Same(THIS):
                yield from _unless(face, HAPPENS_TO.get(trigger.kind), f"'{trigger.kind}' happens to {{}}")
    if isinstance(ability, b.Static):
        for declaration in ability.declarations:
            name = type(declaration).__name__
            yield from _unless(face, SAID_BY.get(type(declaration)), f"{name} is said by {{}}")
            if isinstance(declaration, s.Modify) and declaration.of == Same(THIS):
                yield from _unless(
                    face, HAS.get(declaration.value), f"{declaration.value} is a value of {{}}"
                )
    for word in words(ability):
        if isinstance(word, s.Player):
            yield from _player(word, face)
        elif isinstance(word, k.Clicks) and word.amount == 0:
            yield "Clicks with amount 0 is no action; what costs nothing costs Credits(0)"
        elif isinstance(word, k.TrashThis) and face.type == IDENTITY:
            yield "TrashThis cannot be paid: an identity is never trashed"
        elif isinstance(word, k.DerezThis) and face.facts.side == RUNNER:
            yield "DerezThis cannot be paid: only the Corp's cards are derezzed"


def _unless(face: Face, types: tuple[str, ...] | None, says: str) -> Iterator[str]:
    """A fault, unless the card is of one of these types."""
    if types is not None and face.type not in types:
        yield f"{says.format(_listed(types))}, and this is {a(face.type)}"


def _player(word: s.Player, face: Face) -> Iterator[str]:
    owner = VALUE_OF.get(word.value)
    if owner is not None and relative(word.side, face.facts.side) != owner:
        yield f"only the {owner.capitalize()} has '{word.value}': say side='{owner}'"
    if word.base and word.value not in WITH_A_BASE:
        yield f"'{word.value}' has no base: a base is of {' or '.join(WITH_A_BASE)}"


def _listed(types: tuple[str, ...]) -> str:
    named = [a(name) for name in types]
    return named[0] if len(named) == 1 else f"{', '.join(named[:-1])} or {named[-1]}"


def a(noun: str) -> str:
    """A type of card with its article."""
    if noun in ("ice", "hardware"):
        return noun
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"
