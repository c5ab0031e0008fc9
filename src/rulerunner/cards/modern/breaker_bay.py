"""Breaker Bay."""

from rulerunner.cards.phrases import tag_trace
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Matches
from rulerunner.lang.filters import AtServer
from rulerunner.lang.refs import RND_SERVER, THIS, THIS_SERVER
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import static, sub

CARDS: dict[str, tuple[Ability, ...]] = {
    "Breaker Bay Grid": (static(Modify("rez cost", -5, of=AtServer(THIS_SERVER, "root"))),),
    "Gutenberg": (
        static(Modify("strength", 3), condition=Matches(THIS, AtServer(RND_SERVER, "ice"))),
        sub(tag_trace(7)),
    ),
}
