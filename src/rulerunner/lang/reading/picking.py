"""Some of the cards just spoken of, and the rest of them; choices from a list; what is done instead."""

from typing import Any, Final

from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r

from .effects import do
from .marks import SUBJECT, Bullet, It, Listed, Rather, Some
from .nouns import all_of
from .pointing import GRAMMAR

say = GRAMMAR.say

# --- some of them -----------------------------------------------------------------------------------------

THEM: Final = "(those [{int}] card|them|revealed card|set-aside card|drawn card)"
say("np", f"of {THEM} [{{afters}}]", lambda _, after: all_of(Some(), after))
say("np", "of revealed {cores} [{afters}]", lambda core, after: all_of(Some(), core, after))
say("ref", "revealed {core}", lambda core: It("that"))
say("np", "other of those card", lambda: all_of(Some(), f.Not(f.Same(r.CHOSEN))))
say("after", "from among (them|those card|revealed card|set-aside card)", lambda: Some())
say("after", "revealed (this way|in this way)", lambda: Some())
say("cond", "any of those card is {core}", lambda core: c.Exists(all_of(Some(), core)))
say(
    "step",
    "if any of those card is {core} , you may install and rez them , ignoring all cost",
    lambda core: _installed(all_of(f.AMONG, core)),
)


def _installed(cards: Any) -> Any:
    """As many as one likes of some of the cards in view are installed and rezzed."""
    return (
        i.Choose(cards, q.Count(cards), SUBJECT, up_to=True),
        i.InstallCard(r.CHOSEN, "all", rez=True),
    )


REST: Final = "rest [of (those card|them|card you looked at|card|revealed card|set-aside card)]"


def _shuffled(deck: Any) -> Any:
    side: Any = "corp" if deck == "R&D" else "runner"
    return i.All((i.MoveAll(f.AMONG, deck), i.ShuffleDeck(side)))


do(f"trash {REST}", lambda: i.TrashAll(f.AMONG, SUBJECT))
do(f"remove {REST} from game", lambda: i.MoveAll(f.AMONG, "removed"))
do(f"(add|move|return) {REST} to [top of] {{zone}}", lambda zone: i.MoveAll(f.AMONG, zone))
do(f"(add|move|return) {REST} to bottom of {{zone}}", lambda zone: i.MoveAll(f.AMONG, zone, True))
do(f"shuffle {REST} into {{deck}}", _shuffled)
do("shuffle set-aside card into {deck}", _shuffled)
do("trash all {np} revealed [this way]", lambda np: i.TrashAll(all_of(f.AMONG, np), SUBJECT))

# --- one of the following ---------------------------------------------------------------------------------

FOLLOWING: Final = "resolve {int} of following"
do(f"{FOLLOWING} [in any order] [:]", lambda n: Listed((), amount=n))
do(f"{FOLLOWING} of {{whose}} choice [:]", lambda n, who: Listed((), who, amount=n))
do("(choose one|resolve one of following) [:]", lambda: Listed(()))
say("sentence", "bullet : [{block}]", lambda block: Bullet(block))

# --- instead ----------------------------------------------------------------------------------------------

say("sentence", "if {cond} , instead {block}", Rather)
say("sentence", "if {cond} , {block} instead", Rather)
