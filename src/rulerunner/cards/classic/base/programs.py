"""Base set of 1996: programs."""

from rulerunner.cards.classic_phrases import (
    APPROACHES_UNREZZED,
    NET_OR_BRAIN,
    ROLLED_STRENGTH,
    may_prevent_one,
    silenced,
)
from rulerunner.cards.phrases import base_link, for_icebreakers, returning
from rulerunner.lang.abilities import Ability, LinkBoost, Paid, Static, Trigger, cost
from rulerunner.lang.conditions import AtLeast, DidIt, DuringRun, Exists, Happened, No
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import AMONG, INSTALLED, UNREZZED, AtServer, Has, HostedOn, Is, Of, Same
from rulerunner.lang.instructions import (
    Boost,
    BreakSubroutines,
    ChangeServer,
    Choose,
    ChooseNumber,
    ChooseServer,
    Damage,
    Expose,
    Forgo,
    Gain,
    If,
    InstallCard,
    Instead,
    JackOut,
    LookAtHand,
    LookAtTop,
    May,
    MoveTo,
    Place,
    PreventTrash,
    RememberServer,
    RemoveCounters,
    Repeat,
    RevealTop,
    RezInward,
    RollDie,
    Run,
    Search,
    ShuffleDeck,
    Trash,
)
from rulerunner.lang.quantities import LAST, CardsIn, CountersOn, RezCostOf, X
from rulerunner.lang.refs import (
    ANY_SERVER,
    ARCHIVES_SERVER,
    ATTACKED,
    CHOSEN,
    ENCOUNTERED,
    HQ_SERVER,
    REMEMBERED_SERVER,
    RND_SERVER,
    THAT,
    THAT_SERVER,
    THIS,
    Except,
    Top,
)
from rulerunner.lang.statics import BreaksOnly, Hosts, Modify, PaysForSuccessor
from rulerunner.lang.sugar import at, boosts, breaks, if_successful, interrupt, paid, prevention, static, when
from rulerunner.lang.words import ASSET, GRIP, HQ, ICE, NET, PROGRAM, RND, STACK, STRENGTH, UPGRADE

OTHER_PROGRAMS = Is(PROGRAM) & INSTALLED & Of("you") & ~Same(THIS)
DOGS = Has("pit bull") | Has("hellhound") | Has("bloodhound") | Has("watchdog")


def icebreaker(bits: int, subtype: str, boost: int) -> tuple[Paid, Paid]:
    """Bits to break a subroutine, and bits for a point of strength."""
    return breaks(Credits(bits), subtype), boosts(Credits(boost))


def daemon(memory: int, weakens: bool) -> tuple[Static, ...]:
    """A program that holds others, and may weaken the icebreakers among them."""
    holds = static(Hosts(Is(PROGRAM), memory=memory))
    weaker = static(Modify("strength", -1, of=HostedOn(THIS) & Has("icebreaker")))
    return (holds, weaker) if weakens else (holds,)


def noisy(bits: int, most: int, lost: int, boost: int = 1) -> tuple[Paid, Paid]:
    """A noisy icebreaker for walls: breaking with it costs bits on stealth cards, one at a time."""
    breaking = BreakSubroutines(most, Has("wall"), interface=True)
    return paid(Credits(bits), breaking, If(DidIt(), (silenced(lost),))), boosts(Credits(boost))


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
    "Replicator": (*icebreaker(0, "", 1), static(BreaksOnly("trace"))),
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
    "AI Boon": (*icebreaker(1, "sentry", 1), ROLLED_STRENGTH),
    "Evil Twin": (*icebreaker(3, "sentry", 1), NET_OR_BRAIN, NET_OR_BRAIN),
    "Expert Schedule Analyzer": (when(at("breach ends", HQ_SERVER), LookAtHand(HQ)),),
    "Force Shield": (NET_OR_BRAIN, NET_OR_BRAIN),
    "Shield": (may_prevent_one(NET), may_prevent_one(NET)),
    "False Echo": (
        paid(
            Credits(2),
            RezInward(THAT_SERVER),
            moment=Trigger("run ends", server=ANY_SERVER, detail="successful"),
        ),
    ),
    "Zetatech Software Installer": (*returning(2, "install", Is(PROGRAM)), static(PaysForSuccessor())),
    "Joan of Arc": (
        prevention(TrashThis(), "trash", PreventTrash(OTHER_PROGRAMS), subject=OTHER_PROGRAMS),
        prevention(
            Credits(1), "trash", PreventTrash(OTHER_PROGRAMS), MoveTo(THIS, GRIP), subject=OTHER_PROGRAMS
        ),
    ),
    "Japanese Water Torture": (
        breaks(Credits(0), "wall"),
        paid(Credits(X), Boost(X), Forgo(X)),
    ),
    "Microtech AI Interface": (
        when(
            at("breach", RND_SERVER),
            ChooseNumber(0, CardsIn(RND)),
            Repeat(X, (MoveTo(Top(RND), RND, bottom=True),)),
        ),
    ),
    "Mystery Box": (
        paid(
            Credits(0),
            RevealTop(STACK, 5),
            If(
                Exists(AMONG & Is(PROGRAM)),
                (Trash(), Choose(AMONG & Is(PROGRAM)), InstallCard(CHOSEN, ignoring="all")),
            ),
            ShuffleDeck(),
            once="run",
            condition=DuringRun(),
        ),
    ),
    "Shredder Uplink Protocol": (
        paid(
            Clicks(),
            Run(ARCHIVES_SERVER, linked=(interrupt(Trigger("successful run"), ChangeServer(HQ_SERVER)),)),
        ),
    ),
    "Smarteye": (when(APPROACHES_UNREZZED, Expose(THAT), May((JackOut(),)), may=True, once="run"),),
    "Snowball": (
        *icebreaker(1, "sentry", 1),
        when(Trigger("subroutine broken", source=Same(THIS)), Boost(1, "run")),
    ),
    "Speed Trap": (
        paid(
            Credits(0),
            JackOut(),
            condition=DuringRun(),
            moment=Trigger("rez", subject=Is(UPGRADE) | Is(ASSET)),
        ),
    ),
    "Startup Immolator": (
        paid(
            cost(TrashThis(), Credits(RezCostOf(THAT))),
            Trash(THAT),
            moment=Trigger("fully broken", subject=Is(ICE)),
        ),
    ),
    "Rabbit": (static(Modify("trace limit", -1, Is(ICE))),),
    "Signpost": (LinkBoost((Credits(1),), 2, after=True),),
    "Dupre": (
        *icebreaker(1, "code gate", 2),
        when(
            Trigger("use", subject=Same(THIS), during=Except(ANY_SERVER, REMEMBERED_SERVER)),
            RemoveCounters(CountersOn(THIS, STRENGTH), STRENGTH),
            ChooseServer(ATTACKED),
            RememberServer(),
        ),
        when(
            Trigger("run ends"),
            Place(1, STRENGTH),
            condition=Happened("subroutine broken", within="run", source=THIS),
        ),
    ),
}
