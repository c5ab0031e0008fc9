"""The lessons as the Corp: rezzing, scoring, traps, and a whole turn."""

from typing import Final

from ...state.record import NEW_REMOTE
from ...state.records import HQ_ID, RND_ID
from ..checks import (
    always,
    asked,
    both,
    either,
    happened,
    has,
    in_run,
    installed,
    no,
    offered,
    points,
    rezzed,
    turn,
)
from ..lesson import REMOTE, Beat, Lesson, Pick, Scene

PASS: Final = Pick("pass")

REZZING: Final = Lesson(
    "rezzing",
    "Rezzing: the Corp defends",
    "The other side of the run. You have ice face down, and not much money.",
    "corp",
    (
        Scene(
            "Now or never",
            "The Runner comes for your agenda. Keep it.",
            """\
rules nsg-26.03
turn runner

[corp]
credits 4
hand 3x Hedge Fund
deck 8x Hedge Fund
score Priority Requisition

[runner]
credits 1
clicks 0
hand 2x Sure Gamble
rig Corroder
deck 8x Sure Gamble
score Priority Requisition
score Priority Requisition

[remote 1]
ice Wall of Static
ice Enigma
root Private Security Force

[run]
server remote 1
""",
            happened("run ends"),
            (
                Beat(
                    both(asked("paid"), rezzed("Wall of Static")),
                    "Wall of Static is up. Enough: keep the rest of your money.",
                    (PASS,),
                ),
                Beat(
                    both(asked("paid"), offered("rez", "Enigma"), happened("pass", "Wall of Static")),
                    """
                    The Runner is past the first ice and approaches the second. This is
                    the last moment: Enigma ends the run, and the Runner has no decoder.
                    """,
                    (Pick("rez", "Enigma"),),
                ),
                Beat(
                    asked("paid"),
                    """
                    You are the Corp now. The Runner has six points and is on the way to
                    your agenda in Server 1: if it is stolen, you have lost. They
                    approach your outermost ice. You may rez it, for 3 of your 4
                    credits, or let them pass and rez Enigma behind it, also for 3.

                    Look at the Runner's rig, their installed cards: Corroder breaks
                    barriers, and it costs 1 credit to make it stronger and 1 to break.
                    The Runner has 1 credit. Which ice stops them for sure?
                    """,
                    (Pick("rez", "Wall of Static"),),
                    "To break Wall of Static takes 2 credits, and the Runner has 1. Enigma cannot be broken "
                    "at all without a decoder. Let the first one go, and the second must be rezzed.",
                ),
                Beat(always, "Pass, and see what they do.", (PASS, Pick("no"))),
            ),
            """
            The run has ended, and your agenda is safe. Ice is cheap to install and expensive to
            rez, so you rez only what you need, when you need it. And the Runner never knew
            which ice it was.
            """,
            (
                (
                    happened("steal"),
                    "The agenda was stolen: nothing that was rezzed stood in the way. Start again.",
                ),
            ),
            "still",
        ),
    ),
)

SCORING: Final = Lesson(
    "scoring",
    "Scoring an agenda",
    "Install, advance, score: three clicks and some money.",
    "corp",
    (
        Scene(
            "All in one turn",
            "Score Hostile Takeover this turn.",
            """\
rules nsg-26.03
turn corp

[corp]
credits 3
hand Hostile Takeover
hand Ice Wall
hand PAD Campaign
deck 8x Hedge Fund

[runner]
credits 5
hand 2x Sure Gamble
deck 8x Sure Gamble
""",
            points("corp", 1),
            (
                Beat(
                    offered("score"),
                    "It has as many advancement counters as it needs. Score it: turn it up, take the point.",
                    (Pick("score"),),
                ),
                Beat(
                    both(asked("action"), installed("Hostile Takeover")),
                    """
                    An agenda needs advancement counters before it can be scored:
                    Hostile Takeover two. One counter costs one click and one credit.
                    You have two clicks and enough money.
                    """,
                    (Pick("advance", "Hostile Takeover"),),
                ),
                Beat(
                    asked("action"),
                    """
                    The Corp has three clicks a turn, and draws one card for free as the
                    turn begins. Agendas are the only cards worth points, and they sit
                    in your hand until you install them. Installing ice or an agenda is
                    free: it lies face down, and the Runner does not see what it is.
                    """,
                    (Pick("install", "Hostile Takeover"),),
                    "Install Hostile Takeover in a new server; then advance it twice.",
                ),
                Beat(
                    asked("choose server"),
                    "A server of its own: a new remote. It cannot go into HQ or R&D.",
                    (Pick("server", server=NEW_REMOTE),),
                ),
                Beat(always, "Go on.", (PASS,)),
            ),
            """
            One point, and it never lay in danger: the Runner had no turn in between. Larger
            agendas need four or five counters. They must lie on the table for a while, and then
            you need ice.
            """,
            ((turn(2), "The turn is over, and it is not scored. Start again: every click counts."),),
        ),
        Scene(
            "Over two turns",
            "Private Security Force needs four counters. Install it safely.",
            """\
rules nsg-26.03
turn corp

[corp]
credits 8
hand Private Security Force
hand Wall of Static
hand Enigma
deck 8x Hedge Fund

[runner]
credits 4
hand 2x Sure Gamble
rig Gordian Blade
deck 8x Sure Gamble
""",
            points("corp", 2),
            (
                Beat(
                    offered("score"),
                    "Four counters. Score it.",
                    (Pick("score"),),
                ),
                Beat(
                    both(asked("paid"), offered("rez", "Wall of Static")),
                    "The Runner comes. Wall of Static stops someone who has no fracter: rez it.",
                    (Pick("rez", "Wall of Static"),),
                ),
                Beat(
                    both(asked("action"), turn(2)),
                    "Advance it again and again, and score.",
                    (Pick("advance", "Private Security Force"), Pick("gain credit")),
                ),
                Beat(
                    asked("choose server", card="Private Security Force"),
                    "Behind the ice that you have just installed.",
                    (Pick("server", server=REMOTE),),
                ),
                Beat(
                    asked("choose server"),
                    "Ice may protect any server, also a new one: then it is built around the ice.",
                    (Pick("server", server=NEW_REMOTE), Pick("server", server=REMOTE)),
                ),
                Beat(
                    both(asked("action"), installed("Private Security Force")),
                    "One click left: advance it once. Three more counters next turn, and it is scored.",
                    (Pick("advance", "Private Security Force"),),
                ),
                Beat(
                    both(asked("action"), installed("Wall of Static")),
                    "Now the agenda behind it.",
                    (Pick("install", "Private Security Force"),),
                ),
                Beat(
                    asked("action"),
                    """
                    This one takes four counters: too many for a turn. It will lie on
                    the table while the Runner has a turn, so it needs ice. The Runner
                    has a decoder, which breaks code gates, but no fracter. Which ice do
                    you put in front?
                    """,
                    (Pick("install", "Wall of Static"),),
                    "Wall of Static is a barrier, and they have nothing against barriers.",
                ),
                Beat(always, "Nothing to do here: pass.", (PASS, Pick("no"))),
            ),
            """
            Two points. You gave the Runner one turn, and knew beforehand that one turn would
            not be enough. This is how the Corp thinks: not "is it safe", but "is it safe until
            I score".
            """,
            (
                (happened("steal"), "The Runner got it. Which ice was in front? Start again."),
                (turn(4), "That takes too long: start again, and advance it whenever you can."),
            ),
            "runs",
            no(either(in_run, offered("score"))),
        ),
    ),
    4,
)

TRAPS: Final = Lesson(
    "traps",
    "Traps and bluffs",
    "Face-down cards can bite. As the Corp, make the Runner guess wrong.",
    "corp",
    (
        Scene(
            "An agenda that is none",
            "The Runner runs on whatever looks like an agenda. Let them regret it.",
            """\
rules nsg-26.03
turn corp

[corp]
credits 6
hand Project Junebug
hand Hedge Fund
hand Ice Wall
deck 8x Hedge Fund

[runner]
credits 5
hand 3x Sure Gamble
deck 8x Sure Gamble
""",
            happened("damage"),
            (
                Beat(
                    either(offered("trigger"), asked("yes or no")),
                    "The Runner has accessed the trap. Pay for it, and it does its damage.",
                    (Pick("trigger"), Pick("yes")),
                ),
                Beat(
                    both(asked("action"), installed("Project Junebug", 2)),
                    "It looks like an agenda about to be scored. Keep a credit to set it off.",
                    (Pick("gain credit"),),
                ),
                Beat(
                    both(asked("action"), installed("Project Junebug")),
                    """
                    Advancing is not only for agendas. For each counter on it, Project
                    Junebug does 2 net damage to a Runner who accesses it: they lose
                    that many cards from their hand, at random. Advance it twice.
                    """,
                    (Pick("advance", "Project Junebug"),),
                ),
                Beat(
                    asked("action"),
                    """
                    The Runner cannot see what lies face down. An advanced card looks
                    like an agenda, but it need not be one. Install Project Junebug in a
                    new server.
                    """,
                    (Pick("install", "Project Junebug"),),
                ),
                Beat(
                    asked("choose server"),
                    "A new server, as for an agenda.",
                    (Pick("server", server=NEW_REMOTE),),
                ),
                Beat(
                    both(in_run, asked("paid")),
                    "They took the bait. Do not disturb them: pass.",
                    (PASS,),
                ),
                Beat(always, "Go on: pass.", (PASS, Pick("gain credit"), Pick("no"))),
            ),
            """
            Damage hits the Runner's hand. A Runner who must lose more cards than they hold is
            flatlined, and the game is over. So a Runner with few cards in hand should not run
            on anything that was advanced.
            """,
            ((turn(4), "They never came. Advance it more, and keep credits to pay for it. Start again."),),
            "runs",
            always,
        ),
    ),
)

VIEW: Final = Lesson(
    "corp-view",
    "The Corp's view",
    "Hand, deck and servers: three clicks are never enough.",
    "corp",
    (
        Scene(
            "Hold the fort for one turn",
            "Get through the Runner's next turn without losing an agenda.",
            """\
rules nsg-26.03
turn corp

[corp]
credits 5
hand Hedge Fund
hand Wall of Static
hand Enigma
hand Private Security Force
deck 8x Hedge Fund

[runner]
credits 5
hand 3x Sure Gamble
deck 8x Sure Gamble

[R&D]
ice Ice Wall (rezzed)
""",
            both(turn(3), no(happened("steal"))),
            (
                Beat(
                    both(asked("paid"), offered("rez")),
                    "They are running. You have the money: rez, and the run is over.",
                    (Pick("rez", "Wall of Static"), Pick("rez", "Enigma")),
                ),
                Beat(
                    both(asked("action"), has("Hedge Fund"), offered("play", "Hedge Fund")),
                    """
                    Look at what the Runner could do. R&D has ice. Your hand, HQ, holds
                    an agenda and has none. You have two pieces of ice and 5 credits:
                    enough to rez one of them, but money first makes more money. Hedge
                    Fund costs 5 and gives 9.
                    """,
                    (Pick("play", "Hedge Fund"),),
                ),
                Beat(
                    both(asked("action"), has("Wall of Static")),
                    """
                    Now protect HQ: four cards in it, one an agenda. A Runner who runs
                    HQ four times a turn is quite likely to see it.
                    """,
                    (Pick("install", "Wall of Static"), Pick("install", "Enigma")),
                ),
                Beat(
                    both(asked("choose server"), no(installed("Wall of Static"))),
                    "HQ is what needs it.",
                    (Pick("server", server=HQ_ID),),
                ),
                Beat(
                    asked(about="trash-first"),
                    "A second ice costs 1 credit more, unless you trash the first. You have the money.",
                    (Pick("done"),),
                ),
                Beat(
                    asked("choose server"),
                    "Archives is open too, but only thrown cards lie there. More ice on R&D does no harm.",
                    (Pick("server", server=RND_ID), Pick("server", server=HQ_ID)),
                ),
                Beat(
                    both(asked("action"), has("Enigma")),
                    "And the last click: more ice, or a credit. The agenda is better off in your hand today.",
                    (Pick("install", "Enigma"), Pick("gain credit")),
                ),
                Beat(asked("discard"), "Discard down to five cards.", (Pick("discard", "Hedge Fund"),)),
                Beat(always, "Go on: pass.", (PASS, Pick("gain credit"), Pick("no"))),
            ),
            """
            The Runner came and went with nothing. You will never protect everything: decide
            what they want most, and make that expensive.
            """,
            ((happened("steal"), "They found the agenda. Where did they find it? Start again."),),
            "raids",
            no(in_run),
        ),
    ),
)

LESSONS: Final = (REZZING, SCORING, TRAPS, VIEW)
