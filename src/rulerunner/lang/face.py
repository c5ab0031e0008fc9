"""A card as the machine sees it: facts, abilities, and where to find each ability by what it listens to."""

from collections.abc import Mapping
from typing import Final, cast

from .abilities import (
    Ability,
    BaseLink,
    LinkBoost,
    NotYet,
    Paid,
    Play,
    Static,
    Sub,
    Trigger,
    When,
    While,
    kinds_of,
)
from .conditions import AllOf, Charged, Condition, DifferentActions, Happened, No
from .costs import Clicks
from .demands import NONE, Demands, demands
from .facts import CardType, Facts
from .filters import Filter, Has, HostedOn
from .headings import ITSELF, OF_SUBTYPES, OWN_RESTRICTIONS, UNSTEADY, heading
from .instructions import Block, Boost, BreakSubroutines, InstallAsProgram, StealCard, TakeAction
from .quantities import Number, TheX, TimesTaken
from .refs import THIS, ServerRef
from .statics import (
    AddedWith,
    Advanceable,
    Declaration,
    Hidden,
    InstalledFaceUp,
    InstallOnly,
    InstallOnlyIf,
    InstallOnlyOn,
    NeverAsAction,
    PlayOnlyIf,
    RemovedOnceResolved,
    Replaces,
    RezAmongOthers,
    RezOnInstall,
    RezPayment,
    StaysUntil,
    UsedOnce,
    XAtLeast,
    XAtMost,
)
from .traits import (
    Indexes,
    all_of,
    asks_for_a_trash_cost,
    does,
    filed,
    hangs_on_steps,
    is_about_itself,
    is_fixed,
    is_own,
    lands_at,
    needs_encounter,
    printed_clicks,
    printed_credits,
    speaks_of_encountered,
    takes_counters,
    waits_in,
)
from .validating.kinds import BadDefinition, is_readable, misfits
from .validating.walk import parts, words
from .words import (
    ACTION_ENDS,
    AGENDA,
    DISCARD_OF,
    EVENT,
    HAND_OF,
    HARDWARE,
    OPERATION,
    PROGRAM,
    RUNNER,
    WOULD,
)

Declared = tuple[tuple[int, Declaration], ...]


FROM_AFAR: Final = frozenset((*HAND_OF.values(), *DISCARD_OF.values()))
"""Where a card that is neither in play nor in a score area may have something to do all the same."""


# What a card can have lost, as bits: subroutines printed on it, its other printed abilities, and whatever it
# gains.
NO_SUBROUTINES: Final = 1
NO_OTHERS: Final = 2
NO_GIFTS: Final = 4
LOST: Final = {
    "printed": NO_SUBROUTINES | NO_OTHERS,
    "all": NO_SUBROUTINES | NO_OTHERS | NO_GIFTS,
    "all but printed subroutines": NO_OTHERS | NO_GIFTS,
}
TURNED_DOWN: Final = 8
"""An installed card of the Runner's that lies face down: it has lost everything, be it a name or a type
(26.03: 8.1.4a). There is nothing else to lose, so this bit stands alone."""
AS_PROGRAM: Final = 9
"""A card that is no program, installed as one (classic): it has lost what it was. This stands alone, too."""
MOST_LOST: Final = AS_PROGRAM
APART: Final = (TURNED_DOWN, AS_PROGRAM)
"""What no effect takes away and no effect gives back."""

CONSOLES: Final = frozenset(("console", "deck"))


NEVER: Final = No(AllOf(()))
"""What is never so."""


def _looks_back(word: object) -> bool:
    """Whether a word asks of something earlier in the turn of which subtype it was."""
    back = isinstance(word, Happened) or (isinstance(word, Trigger) and bool(word.first))
    return back and any(isinstance(part, Has) for part in words(word))


def _asked(word: object) -> tuple[str, ...]:
    """The kinds of what a turn remembers only for those who ask that a word asks for: actions that were
    taken, and what would have happened."""
    if isinstance(word, (TimesTaken, DifferentActions)) or (isinstance(word, TakeAction) and word.different):
        return (ACTION_ENDS,)
    if isinstance(word, When) and word.interrupt:
        return tuple([WOULD + kind for kind in kinds_of(word.trigger)])
    if isinstance(word, Replaces):
        return (WOULD + word.kind,)
    told = [part for _, part in parts(word) if isinstance(part, str)]
    return tuple([part for part in told if part == ACTION_ENDS or part.startswith(WOULD)])


class Face:
    """A card: its facts and its abilities, one expression per printed sentence.

    Faces are compared by identity; there is one for each card of a library.
    """

    __slots__ = (
        "abilities",
        "access_paid",
        "actions",
        "added_with",
        "advanceable",
        "asks_for",
        "bare",
        "base",
        "base_links",
        "boosts",
        "breakers",
        "by_action_only",
        "click_costs",
        "conditions",
        "console",
        "cost",
        "counter_costs",
        "credit_costs",
        "demands",
        "elsewhere",
        "faces_up",
        "facts",
        "gained",
        "hidden",
        "homemade",
        "in_encounters",
        "in_play",
        "inert",
        "install_only",
        "install_only_if",
        "installs_plainly",
        "interrupts",
        "lands",
        "link_boosts",
        "looks_back",
        "lost",
        "memory",
        "name",
        "only_on",
        "own",
        "paid",
        "paid_anywhere",
        "paid_idly",
        "paid_interrupts",
        "play_demands",
        "play_only_if",
        "playable",
        "played",
        "playing",
        "plays_plainly",
        "priced_plainly",
        "printed",
        "purpose",
        "removed",
        "rez_among_others",
        "rez_on_install",
        "rez_payments",
        "rezzes_plainly",
        "self_triggers",
        "speaks_of_hosted",
        "statics",
        "stays",
        "subs",
        "taught",
        "triggers",
        "type",
        "unique",
        "used_once",
        "whiles",
        "whiles_by_steps",
        "x_costs",
        "x_least",
        "x_limits",
    )

    def __init__(self, facts: Facts, abilities: tuple[Ability, ...] = (), whole: bool = True) -> None:
        self.facts = facts
        self.abilities = abilities
        self.lost: int = 0
        """What the card has lost of what is printed on it, as bits; `without` gives it such a face."""
        self.printed: Face = self
        """The card as it is printed, with the text it has gained, and without what it has lost."""
        self.bare: dict[int, Face] = {}
        """The faces without what is lost, as far as they have been asked for."""
        self.base: Face = self
        """The card of the library."""
        self.taught: dict[str, Face] = {}
        """The faces with the text of other cards, as far as they have been asked for."""
        self.gained: tuple[str, ...] = ()
        """The names of the cards whose text it has."""
        self._read_facts(facts)
        if not is_readable(abilities):
            raise _bad(facts, abilities)
        self.playable = not any(isinstance(ability, NotYet) for ability in abilities)
        """Whether every sentence of the card is said."""
        try:
            self._read_conditional(abilities)
            self._read_paid(abilities)
            self._read_others(abilities)
            self._read_declarations(abilities)
            self._read_itself([declaration for _, declaration in self.own.get(ITSELF, ())])
            self._read_elsewhere(abilities if whole else ())
        except (AttributeError, TypeError) as error:
            raise BadDefinition(
                "\n".join(f"{facts.name}, {fault}" for fault in misfits(abilities))
            ) from error

    def _read_facts(self, facts: Facts) -> None:
        """What is asked of the printed facts again and again."""
        self.name = facts.name
        self.homemade = not facts.printings
        """Whether nobody printed it."""
        self.type = facts.type
        self.cost: int = facts.cost or 0
        self.memory: int = facts.memory or 0
        self.played = facts.type in (EVENT, OPERATION)
        """Whether it is played rather than installed."""
        self.unique = facts.unique
        self.console = facts.type == HARDWARE and not CONSOLES.isdisjoint(facts.subtypes)
        """Whether it is one of which a player may have only one: the classic game calls it a deck."""
        self.purpose = "icebreaker" if "icebreaker" in facts.subtypes else "ability"
        """What credits spent on its abilities are spent for."""

    def _read_conditional(self, abilities: tuple[Ability, ...]) -> None:
        """Conditional abilities, by the kind of change they wait for."""
        whens = all_of(abilities, When)
        moments = [(a.moment.kind, i) for i, a in all_of(abilities, Paid) if a.moment is not None]
        waiting = [(t, i) for i, a in whens if not a.interrupt for t in (a.trigger, *a.trigger.also)]
        others = [(t.kind, i) for t, i in waiting if not is_own(t)]
        self.triggers: Mapping[str, Indexes] = filed([*others, *moments])
        self.self_triggers: Mapping[str, Indexes] = filed((t.kind, i) for t, i in waiting if is_own(t))
        self.interrupts: Mapping[str, Indexes] = filed(
            (kind, i) for i, a in whens if a.interrupt for kind in kinds_of(a.trigger)
        )
        self.lands: str = next((lands_at(a) for _, a in whens if lands_at(a)), "")
        """Where it goes instead of to the discard pile, if an ability of its own says so without a choice."""
        self.whiles: Indexes = tuple(i for i, _ in all_of(abilities, While))
        self.whiles_by_steps = any(hangs_on_steps(each.condition) for _, each in all_of(abilities, While))
        """Whether the condition of one of these may become true with nothing changed."""

    def _read_paid(self, abilities: tuple[Ability, ...]) -> None:
        """Paid abilities, by when they can be used and what they cost."""
        paids = all_of(abilities, Paid)
        by_index = dict(paids)
        self.demands: tuple[Demands, ...] = tuple(
            demands(by_index[i].block) if i in by_index else NONE for i in range(len(abilities))
        )
        """What each paid ability demands of the moment it is used in."""
        self.credit_costs: Indexes = tuple(
            printed_credits(by_index[i].cost) if i in by_index else 0 for i in range(len(abilities))
        )
        """The credits that each paid ability costs at least..."""
        self.click_costs: Indexes = tuple(
            printed_clicks(by_index[i].cost) if i in by_index else -1 for i in range(len(abilities))
        )
        """...and the clicks, if these and credits are the whole of its cost; -1 if there is more to it."""
        self.counter_costs: Indexes = tuple(i for i, a in paids if takes_counters(a.cost))
        """Those that cost counters on the card."""
        self.x_costs: Indexes = tuple(i for i, a in paids if any(isinstance(w, TheX) for w in words(a.cost)))
        """Those whose cost has an X in it."""
        self.actions: Indexes = tuple(i for i, a in paids if a.is_action)
        self.access_paid: Indexes = tuple(i for i, a in paids if a.access)
        self.paid_interrupts: Mapping[str, Indexes] = filed((a.interrupt, i) for i, a in paids if a.interrupt)
        self.paid: Indexes = tuple(
            i for i, a in paids if not a.is_action and not a.interrupt and not a.access and a.moment is None
        )
        self.breakers: Indexes = tuple(i for i, a in paids if does(a.block, BreakSubroutines))
        self.boosts: Indexes = tuple(i for i, a in paids if does(a.block, Boost))
        self.in_encounters: Indexes = tuple(i for i, a in paids if needs_encounter(a.block))
        elsewhere = [
            i
            for i in self.paid
            if not self.demands[i].interfaces and not speaks_of_encountered(by_index[i].condition)
        ]
        self.paid_anywhere: Indexes = tuple(i for i in elsewhere if i not in self.in_encounters)
        """Those that could do something outside an encounter."""
        self.paid_idly: Indexes = tuple(i for i in elsewhere if not self.demands[i].encounter)
        """Those that could be used outside an encounter, be it in vain."""
        if asks_for_a_trash_cost(abilities):
            self.purpose = "trash"

    def _read_others(self, abilities: tuple[Ability, ...]) -> None:
        """Subroutines, what playing the card does, and the classic game's links."""
        self.base_links: Indexes = tuple(i for i, _ in all_of(abilities, BaseLink))
        self.link_boosts: Indexes = tuple(i for i, _ in all_of(abilities, LinkBoost))
        self.subs: tuple[Sub, ...] = tuple(a for _, a in all_of(abilities, Sub))
        self.playing: Block = tuple(step for _, a in all_of(abilities, Play) for step in a.block)
        self.play_demands: Demands = demands(self.playing)
        """What playing it demands of its player."""

    def _read_declarations(self, abilities: tuple[Ability, ...]) -> None:
        """What its static abilities declare, by the heading a question would ask for."""
        self.conditions: tuple[Condition | None, ...] = tuple(
            ability.condition if isinstance(ability, Static) else None for ability in abilities
        )
        """On what each static ability hangs."""
        statics: dict[str, Declared] = {}
        own: dict[str, Declared] = {}
        for i, ability in all_of(abilities, Static):
            for declaration in ability.declarations:
                head = heading(declaration)
                shelf = own if head in OWN_RESTRICTIONS and is_about_itself(declaration) else statics
                shelf[head] = (*shelf.get(head, ()), (i, declaration))
                steady = ability.condition is None and is_fixed(declaration)
                if head in OF_SUBTYPES or (head in UNSTEADY and not steady):
                    statics["unsteady"] = (*statics.get("unsteady", ()), (i, declaration))
        self.statics: Mapping[str, Declared] = statics
        self.own: Mapping[str, Declared] = own
        waits = (self.triggers, self.interrupts, self.paid_interrupts, self.whiles)
        self.inert = not any((*waits, self.paid, self.actions, self.access_paid, statics))
        """Whether nothing of it is of use while it is active, as with most events and operations."""

    def _read_itself(self, says: list[Declaration]) -> None:
        """What the card says of itself, looked up once: this is asked for each card of a hand."""
        own = self.own
        self.advanceable = self.type == AGENDA or any(isinstance(d, Advanceable) for d in says)
        self.install_only: tuple[ServerRef, ...] = tuple(d.server for d in says if isinstance(d, InstallOnly))
        self.only_on: Filter | None = next((d.host for d in says if isinstance(d, InstallOnlyOn)), None)
        self.play_only_if: tuple[Condition, ...] = tuple(
            d.condition for d in says if isinstance(d, PlayOnlyIf)
        ) + tuple(NEVER for d in says if isinstance(d, NeverAsAction))
        self.by_action_only = "priority" in self.facts.subtypes and any(
            isinstance(part, Charged) for part in words(self.play_only_if)
        )
        """Whether it is a priority card: it is played by the basic action and in no other way."""
        self.x_least: int = max((d.least for d in says if isinstance(d, XAtLeast)), default=0)
        """The least X that its play cost may have."""
        self.x_limits: tuple[Number, ...] = tuple(d.most for d in says if isinstance(d, XAtMost))
        """What the X of its cost cannot exceed."""
        self.install_only_if: tuple[Condition, ...] = tuple(
            d.condition for d in says if isinstance(d, InstallOnlyIf)
        )
        self.used_once = any(isinstance(d, UsedOnce) for d in says)
        """Whether all its abilities together can be used only once each turn."""
        self.removed = any(isinstance(d, RemovedOnceResolved) for d in says)
        """Whether it leaves the game once it has resolved."""
        self.rez_on_install = any(isinstance(d, RezOnInstall) for d in says)
        self.rez_payments: tuple[RezPayment, ...] = tuple(d for d in says if isinstance(d, RezPayment))
        """Other ways to pay its rez cost."""
        self.rez_among_others = any(isinstance(d, RezAmongOthers) for d in says)
        """Whether it is ice that can be rezzed where other cards can."""
        self.stays = any(isinstance(d, StaysUntil) for d in says)
        self.looks_back = any(map(_looks_back, words(self.abilities)))
        """Whether it asks which subtypes a card had earlier."""
        self.asks_for = frozenset([kind for word in words(self.abilities) for kind in _asked(word)])
        """The kinds that it asks for of what a turn remembers only for those who ask."""
        self.speaks_of_hosted = any(isinstance(word, HostedOn) for word in words(self.abilities))
        """Whether an ability of it is about the cards it hosts."""
        self.faces_up = any(isinstance(d, InstalledFaceUp) for d in says)
        """Whether it is installed face up though it is the Corp's."""
        self.added_with: AddedWith | None = next((d for d in says if isinstance(d, AddedWith)), None)
        self.hidden = any(isinstance(d, Hidden) for d in says)
        """Whether it is installed face down though it is the Runner's."""
        placed = self.install_only or self.install_only_if or self.only_on is not None or self.rez_on_install
        alone = "region" in self.facts.subtypes or "console" in self.facts.subtypes
        self.installs_plainly = not (
            self.played
            or placed
            or alone
            or "cannot install" in own
            or "cost install" in own
            or "install cost" in own
        )
        """Whether nothing on the card itself has a say in where it may be installed and for how much."""
        self.priced_plainly = not self.played and self.only_on is None and "install cost" not in own
        """Whether nothing on the card itself has a say in how many credits installing it costs."""
        self.plays_plainly = not (
            self.play_only_if
            or "cost play" in own
            or "play cost" in own
            or self.facts.x_cost
            or self.play_demands.doing
        )
        """Whether nothing on the card itself has a say in when it may be played and for how much."""
        self.rezzes_plainly = not (
            self.rez_payments or "cannot rez" in own or "cost rez" in own or "rez cost" in own
        )
        """Whether nothing on the card itself has a say in when it may be rezzed and for how much."""

    def _read_elsewhere(self, abilities: tuple[Ability, ...]) -> None:
        """What the card is where only some of its abilities are active (26.03: 9.1.8b). A trigger about the
        card itself is heard wherever the card is, so it needs no such place."""
        zones = {zone for ability in abilities if (zone := waits_in(ability))}
        self.elsewhere: Mapping[str, Face] = {
            zone: Face(
                self.facts,
                tuple(a if waits_in(a) == zone else NOTHING for a in abilities),
                whole=False,
            )
            for zone in sorted(zones)
        }
        """By zone; the abilities keep their places, those that are inactive there say nothing."""
        kept = tuple(NOTHING if waits_in(a) in FROM_AFAR else a for a in abilities)
        self.in_play = Face(self.facts, kept, whole=False) if kept != abilities else None
        """The card as it acts in play: what it does from a hand or a discard pile it does only there."""

    def without(self, lost: int) -> "Face":
        """The card without abilities that it has lost (26.03: 9.1.9a). The others keep their places; play
        abilities cannot be lost (26.03: 9.1.9c)."""
        printed = self.printed
        if not lost:
            return printed
        found = printed.bare.get(lost)
        if found is None:
            kept = tuple(NOTHING if _goes(ability, lost) else ability for ability in printed.abilities)
            facts = printed.facts
            if lost == TURNED_DOWN:
                kept, facts = (), _blank(facts)
            if lost == AS_PROGRAM:
                kept, facts = (STEALS_ITSELF,), _program(printed)
            found = printed.bare[lost] = Face(facts, kept)
            found.printed, found.lost = found if lost == AS_PROGRAM else printed, lost
            found.base, found.gained = printed.base, printed.gained
        return found

    def with_text(self, others: tuple["Face", ...]) -> "Face":
        """The card of the library with the abilities of other cards after its own, and nothing lost."""
        base = self.base
        if not others:
            return base
        names = tuple(other.base.name for other in others)
        found = base.taught.get(PLUS.join(names))
        if found is None:
            gains = tuple(ability for other in others for ability in other.base.abilities)
            found = base.taught[PLUS.join(names)] = Face(base.facts, base.abilities + gains)
            found.base, found.gained = base, names
        return found

    @property
    def key(self) -> str:
        """The name a saved game has for it; what it has gained and lost is part of it."""
        name = PLUS.join((self.name, *self.gained))
        return f"{name}{MINUS}{self.lost}" if self.lost else name

    def __repr__(self) -> str:
        return f"<{self.name}>"


NOTHING = Static(())
MINUS: Final = "\n-"
"""What stands between the name of a card in a saved game and what it has lost."""
PLUS: Final = "\n+"
"""What stands before the name of each card whose text it has."""


STEALS_ITSELF: Final = Paid((Clicks(),), (StealCard(THIS),))
"""The ability of an agenda that is installed as a program."""


def _program(face: "Face") -> Facts:
    """What a card is as a program, by what it says of that; it has no cost."""
    memory = next((word.memory for word in words(face.abilities) if isinstance(word, InstallAsProgram)), 0)
    facts = face.facts
    return Facts(
        facts.name, RUNNER, PROGRAM, cost=0, memory=memory, family=facts.family, printings=facts.printings
    )


def _blank(facts: Facts) -> Facts:
    """A card of no type and with nothing on it. It goes by its name only for those who may look at it."""
    nothing = cast(CardType, "")
    return Facts(facts.name, facts.side, nothing, family=facts.family, printings=facts.printings)


def _goes(ability: Ability, lost: int) -> bool:
    """Whether an ability is among those that are lost."""
    if isinstance(ability, Play):
        return False
    return bool(lost & (NO_SUBROUTINES if isinstance(ability, Sub) else NO_OTHERS))


def _bad(facts: Facts, abilities: object) -> BadDefinition:
    """Why a definition cannot be read, a line for each fault."""
    return BadDefinition("\n".join(f"{facts.name}, {fault}" for fault in misfits(abilities)))
