"""What a Runner must know to live: tags, damage, and the moment at which something may be done."""

from typing import Final

from ...state.records import HQ_ID
from ..checks import always, asked, both, encountering, happened, in_run, no, offered, tags, turn
from ..lesson import BREAKS, REMOTE, Beat, Lesson, Pick, Scene
from .first import GO_ON, RUN

PASS: Final = Pick("pass")

TAGS: Final = Lesson(
    "tags-and-damage",
    "Tags and damage",
    "Being known is dangerous. How not to be flatlined.",
    "runner",
    (
        Scene(
            "They know where you live",
            "You are tagged, and the Corp has a plan. Be alive when your next turn begins.",
            """\
rules nsg-26.03
turn runner

[corp]
credits 6
hand Scorched Earth
hand 2x Hedge Fund
deck 8x Hedge Fund

[runner]
credits 3
clicks 2
tags 1
hand 3x Sure Gamble
deck 8x Sure Gamble
""",
            both(turn(3), no(happened("game ends"))),
            (
                Beat(
                    both(asked("action"), tags(1)),
                    """
                    A tag means that the Corp knows who you are. While you are tagged it
                    may trash your resources, and play cards that only work on the
                    tagged. Scorched Earth is one: 4 meat damage. You hold 3 cards.
                    Damage takes cards from your hand, and whoever must lose more than
                    they hold is dead.

                    You have two clicks. Either hold more cards, or be rid of the tag:
                    that costs a click and 2 credits.
                    """,
                    (Pick("remove tag"),),
                    "Remove the tag: one click, 2 credits. Then nothing can be played against you.",
                ),
                Beat(
                    asked("action"),
                    "Safe. Use the last click as you like.",
                    (Pick("draw"), Pick("gain credit")),
                ),
                Beat(asked("discard"), "Discard down to your hand size.", (Pick("discard"),)),
                Beat(always, "Go on.", (PASS, GO_ON, Pick("gain credit"))),
            ),
            """
            Alive. Before you end a turn with a tag, ask: what is the worst card for the tagged,
            and how many cards do I hold?
            """,
            (
                (
                    happened("game ends"),
                    "Scorched Earth: 4 damage, and too few cards. Start again: what about the tag?",
                ),
            ),
            "thumb",
        ),
        Scene(
            "A card that bites",
            "One of the two cards is an agenda, the other is not. Get the agenda and live.",
            """\
rules nsg-26.03
turn runner

[corp]
credits 6
hand 2x Hedge Fund
deck 8x Hedge Fund

[runner]
credits 5
clicks 3
hand 2x Sure Gamble
deck 8x Sure Gamble

[remote 1]
root Snare!

[remote 2]
root Private Security Force (1 advancement)
""",
            happened("steal"),
            (
                Beat(
                    both(asked("action"), happened("access", "Snare!")),
                    """
                    That was Snare!: 3 net damage and a tag. Had you held two cards, you
                    would be dead. Now the other server, and then do something about the
                    tag.
                    """,
                    (RUN,),
                ),
                Beat(
                    both(asked("action"), no(happened("draw"))),
                    """
                    Two face-down cards. One was advanced, so the Corp wants you to
                    think it an agenda, or it is one. The other one just lies there,
                    waiting. You hold only two cards: a trap of 3 damage would kill you.
                    Draw first, then look.
                    """,
                    (Pick("draw"),),
                    "Draw a card, so that three damage leaves you alive. Then run what was advanced.",
                ),
                Beat(
                    asked("action"),
                    "Three cards: even three damage leaves you alive. Run what was advanced.",
                    (RUN,),
                ),
                Beat(
                    asked("choose server"),
                    "Who advances a card pays for it. Traps that need no counters are not advanced.",
                    (Pick("server", server=REMOTE + 1),),
                ),
                Beat(asked("mid-access"), "You may pay to trash it. It is not what you came for.", (PASS,)),
                Beat(always, "Go on.", (GO_ON, PASS)),
            ),
            """
            Three rules of thumb: run with at least three cards in hand; run early in your turn,
            so that clicks are left to clear tags; and look at what the Corp has spent on a
            card.
            """,
            (
                (
                    happened("game ends"),
                    "Flatlined: three damage against two cards. Draw first. Start again.",
                ),
                (turn(2), "Your turn is over. Start again."),
            ),
            "rezzes",
        ),
    ),
    4,
)

WINDOWS: Final = Lesson(
    "windows",
    "Windows and priority",
    "Who may do something, and when. The moment is everything.",
    "runner",
    (
        Scene(
            "Use it before it is too late",
            "Ice Wall stands before HQ, and you have no breaker installed. Get in.",
            """\
rules nsg-26.03
turn runner

[corp]
credits 0
hand Hostile Takeover
deck 8x Hedge Fund

[runner]
credits 5
clicks 1
rig Self-modifying Code
hand 2x Sure Gamble
deck Corroder
deck 6x Sure Gamble

[HQ]
ice Ice Wall (rezzed)
""",
            happened("steal", "Hostile Takeover"),
            (
                Beat(
                    both(encountering("Ice Wall"), offered("subroutine")),
                    "The subroutine that ends the run.",
                    (Pick("subroutine"),),
                ),
                Beat(
                    both(encountering("Ice Wall"), offered("use", "Corroder", BREAKS)),
                    "Corroder is here just in time. Break.",
                    (Pick("use", "Corroder", ability=BREAKS),),
                ),
                Beat(
                    both(in_run, offered("card", "Corroder")),
                    "Self-modifying Code finds a program in your deck and installs it. You need a fracter.",
                    (Pick("card", "Corroder"),),
                ),
                Beat(
                    both(in_run, offered("use", "Self-modifying Code")),
                    """
                    This is a paid ability window. In certain steps of a run both
                    players may use abilities, in turn: who has priority may do
                    something or pass, and when both pass one after the other, the
                    window closes and the game moves on. What you did not do is then too
                    late.

                    Once you encounter the ice, its subroutines will resolve. There is
                    still a window in the encounter, but do not wait: use Self-modifying
                    Code.
                    """,
                    (Pick("use", "Self-modifying Code"),),
                    "Use Self-modifying Code: it costs 2 credits, and fetches Corroder for 2 more.",
                ),
                Beat(
                    asked("action"),
                    """
                    One click is left, and an agenda is in HQ. Your breaker is still in
                    your deck. But Self-modifying Code lies in your rig, and it may be
                    used at any time at which a window is open, also in the middle of a
                    run.
                    """,
                    (RUN,),
                    "Make the run first. The code is used on the way.",
                ),
                Beat(asked("choose server"), "HQ.", (Pick("server", server=HQ_ID),)),
                Beat(always, "Go on.", (GO_ON, PASS)),
            ),
            """
            Not your deck decided this, but the moment: you used an ability in a window of the
            run. The strip above the table shows each step, and a click on its number says
            which window it is.
            """,
            (
                (
                    both(turn(2), no(happened("steal"))),
                    "The turn is over. Look when Self-modifying Code may be used, and start again.",
                ),
            ),
        ),
    ),
)

LESSONS: Final = (TAGS, WINDOWS)
