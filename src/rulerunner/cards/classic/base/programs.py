"""Base set of 1996: programs."""

from rulerunner.cards.phrases import base_link, for_icebreakers, returning
from rulerunner.lang.abilities import Ability, Paid, Static, Trigger, cost
from rulerunner.lang.conditions import AtLeast, DidIt, DuringRun, Happened, No
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, UNREZZED, AtServer, Has, HostedOn, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Choose,
    Damage,
    Expose,
    Gain,
    If,
    InstallCard,
    Instead,
    LookAtTop,
    RemoveCounters,
    Repeat,
    RollDie,
    Run,
    Search,
    Trash,
)
from rulerunner.lang.quantities import LAST
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, ENCOUNTERED, RND_SERVER, THAT, THIS
from rulerunner.lang.statics import Hosts, Modify
from rulerunner.lang.sugar import boosts, breaks, if_successful, paid, static, when
from rulerunner.lang.words import ASSET, CREDIT, ICE, NET, PROGRAM, RND, STACK, UPGRADE

DOGS = Has("pit bull") | Has("hellhound") | Has("bloodhound") | Has("watchdog")


def icebreaker(bits: int, subtype: str, boost: int) -> tuple[Paid, Paid]:
    """Bits to break a subroutine, and bits for a point of strength."""
    return breaks(Credits(bits), subtype), boosts(Credits(boost))


def daemon(memory: int, weakens: bool) -> tuple[Static, ...]:
    """A program that holds others, and may weaken the icebreakers among them."""
    holds = static(Hosts(Is(PROGRAM), memory=memory))
    weaker = static(Modify("strength", -1, of=HostedOn(THIS) & Has("icebreaker")))
    return (holds, weaker) if weakens else (holds,)


def noisy(bits: int, most: int, lost: int) -> tuple[Paid, Paid]:
    """A noisy icebreaker for walls: breaking with it costs bits on stealth cards, one at a time."""
    silence = Has("stealth") & INSTALLED & WithCounters(CREDIT)
    quiet = Repeat(lost, (Choose(silence), RemoveCounters(1, CREDIT, CHOSEN)))
    breaking = BreakSubroutines(most, Has("wall"), interface=True)
    return paid(Credits(bits), breaking, If(DidIt(), (quiet,))), boosts(Credits(1))


CARDS: dict[str, tuple[Ability, ...]] = {
    # Icebreakers for walls.
    "Hammer": noisy(1, 1, 2),
    "Jackhammer": noisy(0, 1, 1),
    "Pile Driver": noisy(3, 4, 3),
    "Ramming Piston": noisy(2, 1, 2),
    "Dwarf": icebreaker(1, "wall", 1),
    "Grubb": (
        breaks(Credits(1), "wall"),
        boosts(Credits(2), 1, "run"),
    ),
    "Worm": icebreaker(0, "wall", 3),
    # Icebreakers for code gates.
    "Codecracker": icebreaker(0, "code gate", 1),
    "Cyfermaster": icebreaker(2, "code gate", 1),
    "Raffles": icebreaker(1, "code gate", 2),
    "Tinweasel": (breaks(Credits(0), "code gate"),),
    "Wizard's Book": icebreaker(0, "code gate", 2),
    # Icebreakers for sentries.
    "Black Dahlia": icebreaker(2, "sentry", 2),
    "Codeslinger": (breaks(Credits(1), "sentry"),),
    "Loony Goon": icebreaker(1, "sentry", 1),
    "Raptor": icebreaker(2, "sentry", 1),
    "Shaka": icebreaker(1, "sentry", 2),
    "Wild Card": icebreaker(0, "sentry", 3),
    # Other icebreakers.
    "Bartmoss Memorial Icebreaker": (
        *icebreaker(1, "", 1),
        when(
            Trigger("pass", subject=Is(ICE)),
            RollDie(),
            If(No(AtLeast(LAST, 2)), (Trash(),)),
            condition=Happened("subroutine broken", within="encounter", subject=Same(THAT), source=THIS),
        ),
    ),
    "Blink": (
        paid(
            Credits(0),
            RollDie(),
            If(AtLeast(LAST, 4), (BreakSubroutines(1, interface=True),), (Damage(NET, LAST),)),
            once="subroutine",
        ),
    ),
    "Dogcatcher": (
        paid(Credits(1), BreakSubroutines(1, DOGS, interface=True)),
        boosts(Credits(1)),
    ),
    "Flak": icebreaker(1, "ap", 1),
    "Krash": icebreaker(2, "", 2),
    "Reflector": (
        paid(
            Credits(0),
            BreakSubroutines(1, Has("stun") | Has("hellbolt") | Has("knockout"), interface=True),
        ),
    ),
    # Base links.
    "Baedeker's Net Map": base_link(0, 1, 1),
    "Bakdoor": base_link(0, 3, 2),
    # Daemons.
    "Afreet": daemon(3, weakens=True),
    "Imp": daemon(2, weakens=True),
    "Succubus": daemon(3, weakens=False),
    # Stealth and other bits that return.
    "Cloak": for_icebreakers(3, ~Has("noisy")),
    "Invisibility": for_icebreakers(1, ~Has("noisy")),
    "Poltergeist": returning(2, "trash", Is(ASSET)),
    "Scatter Shot": returning(2, "trash", Is(UPGRADE)),
    "Vewy Vewy Quiet": for_icebreakers(2, ~Has("noisy")),
    # The rest.
    "Clown": (static(Modify("strength", -1, of=Same(ENCOUNTERED))),),
    "Mouse": (paid(Clicks(), Choose(UNREZZED & AtServer(ANY_SERVER, "root")), Expose(CHOSEN)),),
    "Newsgroup Filter": (paid(Clicks(), Gain(2)),),
    "R&D Protocol Files": (
        paid(
            Clicks(),
            Run(RND_SERVER, linked=(if_successful(Instead("breach", (LookAtTop(RND, 5),))),)),
        ),
    ),
    "SeeYa": (paid(cost(Clicks(), Credits(1)), Choose(UNREZZED), Expose(CHOSEN)),),
    "Self-Modifying Code": (
        paid(TrashThis(), Search(STACK, Is(PROGRAM)), InstallCard(CHOSEN), condition=DuringRun()),
    ),
}
