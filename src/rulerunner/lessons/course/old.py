"""The first lesson of the game of 1996: the run as a chart of twenty steps."""

from typing import Final

from ..checks import always, asked, both, either, happened, in_run, no, offered, strong_enough, turn
from ..lesson import BREAKS, REMOTE, Beat, Lesson, Pick, Scene

OLD: Final = Lesson(
    "1996",
    "The game of 1996",
    "Data forts, bits and the run in twenty steps: the original rules.",
    "runner",
    (
        Scene(
            "Bits and forts",
            "Break through Data Wall, and liberate the agenda.",
            """\
rules classic-1996
turn runner

[corp]
credits 4
hand 2x Accounts Receivable
deck 8x Accounts Receivable

[runner]
credits 6
rig Worm
hand All-Nighter
deck 8x All-Nighter

[remote 1]
ice Data Wall (rezzed)
root Hostile Takeover
""",
            happened("steal", "Hostile Takeover"),
            (
                Beat(
                    both(in_run, offered("subroutine")),
                    "Step 8 of the chart: which subroutine is to be broken?",
                    (Pick("subroutine"),),
                ),
                Beat(
                    both(in_run, offered("use", "Worm", BREAKS)),
                    "Step 10: pay, and the subroutine is broken.",
                    (Pick("use", "Worm", ability=BREAKS),),
                ),
                Beat(
                    either(asked(about="break"), asked(about="break-more")),
                    "Step 7 of the chart asks whether you break a subroutine. You do.",
                    (Pick("yes"),),
                ),
                Beat(
                    both(asked(about="strength"), strong_enough("Worm")),
                    "Strong enough. Pass, and pay to break at the next step.",
                    (Pick("pass"),),
                ),
                Beat(
                    both(in_run, offered("use", "Worm")),
                    "Step 9: raise the strength of your breaker until it is as strong as the wall.",
                    (Pick("use", "Worm"),),
                ),
                Beat(
                    both(asked("action"), happened("run ends")),
                    "The run ended. You have actions left: try again.",
                    (Pick("run"),),
                ),
                Beat(
                    asked("action"),
                    """
                    The original game has other words for the same things. Credits are
                    bits, clicks are actions, and servers are data forts. There are no
                    factions, and a run goes by a printed chart of twenty steps: the
                    strip above the table says the step you are at.

                    The Corp keeps something in its subsidiary data fort, behind a wall.
                    Make a run on it.
                    """,
                    (Pick("run"),),
                    "Make a run on the fort.",
                ),
                Beat(asked("choose server"), "The subsidiary data fort.", (Pick("server", server=REMOTE),)),
                Beat(
                    asked(about="jack-out"),
                    "Step 13: jack out, or go on?",
                    (Pick("no"),),
                ),
                Beat(always, "Go on.", (Pick("no"), Pick("pass"), Pick("yes"))),
            ),
            """
            You have followed the chart from step 1 to the end. Whoever knows the modern game
            knows most of this one: the differences are in the order of things, and each has its
            number on the chart.
            """,
            ((both(turn(2), no(happened("steal"))), "Your turn is over. Start again."),),
        ),
    ),
    3,
    "classic-1996",
)

LESSONS: Final = (OLD,)
