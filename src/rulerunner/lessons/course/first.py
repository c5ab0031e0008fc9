"""The first lessons: what the game is about, and a first run. As the Runner."""

from typing import Final

from ...state.records import RND_ID
from ..checks import (
    always,
    asked,
    both,
    broken,
    clicks,
    credits,
    encountering,
    happened,
    in_run,
    no,
    offered,
    strong_enough,
    turn,
)
from ..lesson import BREAKS, REMOTE, STRONGER, Beat, Lesson, Pick, Scene

RUN: Final = Pick("run")
TO_REMOTE: Final = Pick("server", server=REMOTE)
GO_ON: Final = Pick("no")

NO_CLICKS: Final = (
    turn(2),
    "Your turn is over and the agenda is still there. In a real game the Corp would move now. Start again.",
)

OPEN_SERVER: Final = """\
rules nsg-26.03
turn runner

[corp]
credits 5
hand 3x Hedge Fund
deck 8x Hedge Fund

[runner]
credits 5
hand 2x Sure Gamble
deck 8x Sure Gamble

[remote 1]
root Hostile Takeover
"""

ABOUT: Final = Lesson(
    "about",
    "What the game is about",
    "Two players, two different games: one hides, the other breaks in.",
    "runner",
    (
        Scene(
            "A card face down",
            "Find out what lies in Server 1.",
            OPEN_SERVER,
            happened("steal", "Hostile Takeover"),
            (
                Beat(
                    both(asked("action"), happened("run ends")),
                    "You were inside and came out without it. You have clicks left: make another run.",
                    (RUN,),
                ),
                Beat(
                    asked("action"),
                    """
                    You are the Runner, a hacker. Opposite sits the Corp. The Corp hides
                    agendas, its secret plans, among face-down cards. Each agenda is
                    worth points. Whoever has 7 points first wins: the Corp by finishing
                    agendas, you by stealing them.

                    One card lies face down in Server 1, and nothing protects it. On
                    your turn you have four clicks; each buys one action. Spend one to
                    make a run. The marked choice is what I would do.
                    """,
                    (RUN,),
                    "Choose “Make a run”. Money and cards come later.",
                ),
                Beat(
                    asked("choose server"),
                    """
                    A run is an attack on one server. HQ is the Corp's hand, R&D its
                    deck, Archives its discard pile: those three are always there.
                    Server 1 is a place the Corp has built itself. Why would it put a
                    card there, if not because the card matters?
                    """,
                    (TO_REMOTE,),
                    "Run Server 1.",
                ),
                Beat(
                    asked(about="jack-out"),
                    """
                    You have reached the server. A run can be broken off: that is called
                    jacking out. It keeps you safe from what you cannot see. Here
                    nothing threatens you.
                    """,
                    (GO_ON,),
                    "Go on, do not jack out.",
                ),
                Beat(always, "Go on with the run.", (GO_ON, RUN)),
            ),
            """
            You accessed the card: it was Hostile Takeover, an agenda. An agenda that the Runner
            accesses is stolen, there and then. That is one point for you.

            This is the whole game: the Corp needs time to finish its agendas, and you must find
            them before.
            """,
            (NO_CLICKS,),
        ),
        Scene(
            "Where agendas hide",
            "One agenda is left. It is on top of the Corp's deck. Steal it.",
            """\
rules nsg-26.03
turn runner

[corp]
credits 5
hand 3x Hedge Fund
deck Private Security Force
deck 7x Hedge Fund
discard Hedge Fund

[runner]
credits 5
hand 2x Sure Gamble
deck 8x Sure Gamble
score Hostile Takeover

[remote 1]
root PAD Campaign
""",
            happened("steal", "Private Security Force"),
            (
                Beat(
                    both(asked("action"), happened("access", "PAD Campaign")),
                    """
                    PAD Campaign is an asset: it earns the Corp money. The Runner may
                    pay to trash what they access. But the agenda is elsewhere.
                    """,
                    (RUN,),
                    "Run R&D this time.",
                ),
                Beat(
                    asked("action"),
                    """
                    Before an agenda lies in a server, it is somewhere else: in the
                    Corp's deck, then in its hand. You may run those places too. A run
                    on HQ shows you one card of the hand, at random; a run on R&D the
                    card on top of the deck; a run on Archives everything that was
                    thrown away.
                    """,
                    (RUN,),
                    "Make a run, and choose R&D.",
                ),
                Beat(
                    asked("choose server"),
                    "The Corp's deck is called R&D. I happen to know what is on top of it.",
                    (Pick("server", server=RND_ID),),
                    "R&D.",
                ),
                Beat(asked(about="jack-out"), "Nothing is in your way.", (GO_ON,)),
                Beat(
                    asked("mid-access"),
                    "You may pay to trash this card, or leave it alone. It is not what you came for.",
                    (Pick("pass"),),
                ),
                Beat(always, "Go on.", (GO_ON, Pick("pass"))),
            ),
            """
            Stolen from the top of the deck, before the Corp even drew it. No place is safe by
            itself: the Corp has to protect its deck, its hand and what it builds, all at the
            same time.
            """,
            (NO_CLICKS,),
        ),
    ),
)

BREAKING: Final = (
    Beat(
        both(encountering("Wall of Static"), broken("Wall of Static")),
        "Its one subroutine is broken: nothing will happen to you here. Pass, and the run goes on.",
        (Pick("pass"), Pick("done")),
    ),
    Beat(
        both(encountering("Wall of Static"), offered("subroutine")),
        "Choose the subroutine that Corroder breaks. There is only this one.",
        (Pick("subroutine"),),
    ),
    Beat(
        both(encountering("Wall of Static"), strong_enough("Corroder")),
        """
        Corroder is as strong as the ice now. Pay 1 credit to break its subroutine. An unbroken
        subroutine does what it says, and this one ends the run.
        """,
        (Pick("use", "Corroder", ability=BREAKS),),
        "Use Corroder: break 1 subroutine.",
    ),
    Beat(
        encountering("Wall of Static"),
        """
        The Corp has rezzed the ice: it paid its cost and turned it up. Wall of Static has strength
        3, your Corroder 2. A breaker can touch ice only if it is at least as strong. Pay 1 credit
        to make it stronger, for this encounter.
        """,
        (Pick("use", "Corroder", ability=STRONGER), Pick("use", "Corroder")),
        "Use Corroder for +1 strength first, then to break.",
    ),
)

FIRST_RUN: Final = Lesson(
    "first-run",
    "A first run against ice",
    "Ice stands before a server. What to do when it is turned up.",
    "runner",
    (
        Scene(
            "Ice that nobody paid for",
            "Run Server 1, and see what the ice does.",
            """\
rules nsg-26.03
turn runner

[corp]
credits 1
hand 3x Hedge Fund
deck 8x Hedge Fund

[runner]
credits 5
hand 2x Sure Gamble
deck 8x Sure Gamble

[remote 1]
ice Wall of Static
root Hostile Takeover
""",
            happened("steal", "Hostile Takeover"),
            (
                Beat(
                    both(asked("action"), happened("run ends")),
                    "The run is over and the agenda still there. You have clicks left: try again.",
                    (RUN,),
                ),
                Beat(
                    asked("action"),
                    """
                    The card that lies across, between you and the card in Server 1, is
                    ice: a program that guards a server. It lies face down, so you do
                    not know which it is. To use it, the Corp must rez it, that is pay
                    its cost, at the moment you approach. Look at the Corp's credits: it
                    has only one.
                    """,
                    (RUN,),
                    "Make a run on Server 1.",
                ),
                Beat(asked("choose server"), "The agenda is in Server 1.", (TO_REMOTE,)),
                Beat(
                    asked(about="jack-out"),
                    """
                    You approached the ice, and the Corp did not rez it: it could not
                    pay. Ice that is not rezzed is passed as if it were not there. You
                    may jack out now, or go on to the server.
                    """,
                    (GO_ON,),
                    "Go on.",
                ),
                Beat(always, "Go on.", (GO_ON, Pick("pass"))),
            ),
            """
            A poor Corp cannot turn up its ice. That is why you should look at the other side's
            credits before every run. They are always open to see.
            """,
            (NO_CLICKS,),
        ),
        Scene(
            "Ice and breaker",
            "Break through Wall of Static, and steal the agenda.",
            """\
rules nsg-26.03
turn runner

[corp]
credits 5
hand 3x Hedge Fund
deck 8x Hedge Fund

[runner]
credits 5
rig Corroder
hand 2x Sure Gamble
deck 8x Sure Gamble

[remote 1]
ice Wall of Static
root Hostile Takeover
""",
            happened("steal", "Hostile Takeover"),
            (
                *BREAKING,
                Beat(
                    both(asked("action"), happened("run ends")),
                    """
                    A subroutine that was not broken ended the run. That costs you the
                    click, nothing else. The ice stays face up, so now you know it. Try
                    again, and break it.
                    """,
                    (RUN,),
                    "Two credits are enough: one for strength, one to break.",
                ),
                Beat(
                    asked("action"),
                    """
                    Now the Corp has 5 credits and can pay for its ice. But you have a
                    tool: Corroder, an icebreaker of the kind that breaks barriers. It
                    lies in your rig, the cards you have installed.
                    """,
                    (RUN,),
                ),
                Beat(asked("choose server"), "Into Server 1 once more.", (TO_REMOTE,)),
                Beat(
                    asked(about="jack-out"),
                    "You are past the ice. This is the last moment to turn back.",
                    (GO_ON,),
                ),
                Beat(
                    asked("paid"),
                    "You may use an ability here, or pass. Nothing presses: pass, and the run goes on.",
                    (Pick("pass"),),
                ),
                Beat(always, "Go on.", (GO_ON, Pick("pass"))),
            ),
            """
            Strength first, then break: so it goes with every icebreaker. You paid 2 credits,
            the Corp 3 for the ice. But the ice stays, and next time the Corp pays nothing. You
            always pay.
            """,
            (
                (
                    both(no(credits("runner", 2)), no(in_run), clicks("runner", 0)),
                    "The money is gone, and the turn too. Start again.",
                ),
                NO_CLICKS,
            ),
            "rezzes",
        ),
    ),
    4,
)

LESSONS: Final = (ABOUT, FIRST_RUN)
