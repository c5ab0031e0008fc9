"""The right breaker, and the money for it. As the Runner."""

from typing import Final

from ..checks import (
    always,
    asked,
    at,
    both,
    broken,
    clicks,
    credits,
    either,
    encountering,
    happened,
    has,
    installed,
    no,
    offered,
    one_broken,
)
from ..lesson import BREAKS, Beat, Lesson, Pick, Scene
from .first import GO_ON, NO_CLICKS, RUN, TO_REMOTE

ENIGMA_ENDS_THE_RUN: Final = 1
"""Which subroutine of Enigma does, from 0."""

BREAKERS: Final = Lesson(
    "breakers",
    "The right breaker",
    "Barriers, code gates, sentries: each kind of ice wants its own key.",
    "runner",
    (
        Scene(
            "Which one to install",
            "You have money for one breaker. Install the right one, and steal the agenda.",
            """\
rules nsg-26.03
turn runner

[corp]
credits 0
hand 3x Hedge Fund
deck 8x Hedge Fund

[runner]
credits 6
hand Corroder
hand Gordian Blade
hand Ninja
deck 8x Sure Gamble

[remote 1]
ice Enigma (rezzed)
root Offworld Office
""",
            happened("steal", "Offworld Office"),
            (
                Beat(
                    both(encountering("Enigma"), broken("Enigma")),
                    "Both subroutines are broken. Pass, and go on.",
                    (Pick("pass"), Pick("done")),
                ),
                Beat(
                    both(encountering("Enigma"), offered("subroutine")),
                    """
                    Which subroutine? One takes a click from you, the other ends the
                    run. With two credits you can break both; with one, break what ends
                    the run.
                    """,
                    (Pick("subroutine", number=ENIGMA_ENDS_THE_RUN), Pick("subroutine")),
                ),
                Beat(
                    both(encountering("Enigma"), one_broken, offered("use", "Gordian Blade", BREAKS)),
                    "One is broken, and you have a credit left: break the other one too.",
                    (Pick("use", "Gordian Blade", ability=BREAKS),),
                ),
                Beat(
                    both(encountering("Enigma"), installed("Gordian Blade")),
                    "Gordian Blade is strong enough already: 2 against 2. Pay 1 credit for each subroutine.",
                    (Pick("use", "Gordian Blade", ability=BREAKS),),
                    "Break the subroutine that ends the run; the other one only costs a click.",
                ),
                Beat(
                    both(asked("action"), installed("Gordian Blade")),
                    """
                    A decoder breaks code gates. You have the credits left to break both
                    subroutines of Enigma. Run.
                    """,
                    (RUN,),
                ),
                Beat(
                    both(asked("action"), either(installed("Corroder"), installed("Ninja"))),
                    """
                    Corroder breaks barriers and Ninja sentries. Enigma is a code gate,
                    so this breaker cannot touch it. Take it back, and look at the ice
                    again.
                    """,
                    (),
                    "Go back with “Take back”, and install Gordian Blade.",
                ),
                Beat(
                    asked("action"),
                    """
                    There are three kinds of ice, and a kind of icebreaker for each.
                    Fracters break barriers, decoders break code gates, killers break
                    sentries. Point at a card to read it. Then install what opens
                    Enigma.
                    """,
                    (Pick("install", "Gordian Blade"),),
                    "Enigma is a code gate. Gordian Blade is a decoder.",
                ),
                Beat(asked("choose server"), "Server 1.", (TO_REMOTE,)),
                Beat(asked(about="jack-out"), "You are through. Go on.", (GO_ON,)),
                Beat(
                    at("6.9.2b"),
                    """
                    One more such moment, the last before the ice. Were it face down, the Corp could rez it
                    now. Pass.
                    """,
                    (Pick("pass"), GO_ON),
                ),
                Beat(
                    always,
                    "On the way to the ice there are moments in which either side may act. You could use "
                    "Gordian Blade, but there is nothing to break yet: pass.",
                    (Pick("pass"), GO_ON),
                ),
            ),
            """
            Good. A Runner who has one breaker of each kind can go anywhere, at a price. Until
            then, look at which ice is face up before you run.
            """,
            (
                (
                    both(
                        either(installed("Corroder"), installed("Ninja")),
                        no(has("Gordian Blade")),
                        no(installed("Gordian Blade")),
                    ),
                    "Without Gordian Blade there is no way through. Start again.",
                ),
                NO_CLICKS,
            ),
        ),
    ),
)

ECONOMY: Final = Lesson(
    "economy",
    "Money",
    "Credits and clicks: how to get more for a click than one credit.",
    "runner",
    (
        Scene(
            "Ten credits",
            "You have 4 credits and 4 clicks. End your clicks with at least 10 credits.",
            """\
rules nsg-26.03
turn runner

[corp]
credits 5
hand 3x Hedge Fund
deck 8x Hedge Fund

[runner]
credits 4
hand Sure Gamble
hand Armitage Codebusting
hand Diesel
deck 8x Corroder
""",
            credits("runner", 10),
            (
                Beat(
                    both(offered("play", "Sure Gamble"), credits("runner", 5)),
                    """
                    Now you have 5, and Sure Gamble costs 5 and gives 9. Four credits
                    for one click: that is what such cards are for.
                    """,
                    (Pick("play", "Sure Gamble"),),
                ),
                Beat(
                    both(asked("action"), has("Sure Gamble")),
                    """
                    A click buys one credit: that is the worst price there is. Cards do
                    better. Sure Gamble costs 5 credits and gives you 9, but you have
                    only 4. What is the quickest way to make it playable?
                    """,
                    (Pick("gain credit"),),
                    "One click for one credit, and you have 5.",
                ),
                Beat(
                    both(asked("action"), offered("use", "Armitage Codebusting")),
                    "Armitage Codebusting gives 2 credits a click, until it is empty.",
                    (Pick("use", "Armitage Codebusting"),),
                ),
                Beat(
                    both(
                        asked("action"), offered("install", "Armitage Codebusting"), no(clicks("runner", 1))
                    ),
                    """
                    Two clicks left, one credit missing to ten. Armitage Codebusting
                    holds 12 credits, 2 for a click, but installing it takes a click and
                    a credit too: it is for the long run. Today a plain credit will do.
                    """,
                    (Pick("gain credit"),),
                    "You need one more credit and have two clicks.",
                ),
                Beat(always, "How many are missing?", (Pick("gain credit"),)),
            ),
            """
            Ten credits, and four of them came from one click. Money decides most games: who is
            rich can run when it matters, and who is poor has to watch.
            """,
            (NO_CLICKS,),
        ),
    ),
    2,
)

LESSONS: Final = (BREAKERS, ECONOMY)
