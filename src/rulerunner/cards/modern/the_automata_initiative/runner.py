"""The Automata Initiative: the Runner's cards."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import Has, In, Is
from rulerunner.lang.instructions import Bypass, Draw, Gain, May, Place, Run
from rulerunner.lang.refs import HOST, RND_SERVER
from rulerunner.lang.statics import InstallOnlyOn, Player
from rulerunner.lang.sugar import about, boosts, breaks, if_successful, play, static, when
from rulerunner.lang.words import GRIP, ICE, PROGRAM, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Audrey v2": (
        when(Trigger("trash accessed", side="you"), Place(1, VIRUS)),
        breaks(HostedCounters(VIRUS), amount=2),
        boosts(TrashCards(In(GRIP)), 3),
    ),
    "Joy Ride": (play(Run(RND_SERVER, linked=(if_successful(Draw(5)),))),),
    "Laser Pointer": (
        when(
            Trigger("encounter", subject=Is(ICE) & (Has("ap") | Has("destroyer") | Has("observer"))),
            May((Bypass(),), (TrashThis(),)),
        ),
    ),
    "LilyPAD": (
        static(Player("memory", 2)),
        when(Trigger("install", subject=Is(PROGRAM), side="you", first="turn"), Draw(1), may=True),
    ),
    "Saci": (
        static(InstallOnlyOn(Is(ICE))),
        when(about("rez", HOST), Gain(3)),
        when(about("derez", HOST), Gain(3)),
    ),
}
