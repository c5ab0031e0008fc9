"""The decision of a seat: each option as data at once, and in words when someone asks for them."""

from functools import cache
from typing import Final

from ..lang.titles import names_of
from ..state.decision import Decision, Option
from ..state.records import CENTRAL_IDS, NOBODY
from ..state.state import State
from .apart import namesakes
from .knowledge import handle, knows
from .options import Wording, wording
from .parts import REST, Makers
from .records import DecisionView, OptionView
from .words import prompt

NAMING: Final = "choose card name"
BY_ORDER: Final = ("trigger", "replace")
"""Options whose number is how the machine tells them apart, and means nothing to a player."""


def decision_view(s: State, decision: Decision) -> DecisionView:
    """A decision as its player sees it; the game is not to be changed as long as parts are to be made."""
    naming = decision.kind == NAMING
    return DecisionView.of(
        (s, decision),
        ASKED,
        kind=decision.kind,
        about=decision.about,
        rule=decision.rule,
        card=handle(s, decision.side, decision.card),
        options=_names(decision, s.edition.family) if naming else _options(s, decision),
        names=s.edition.family if naming else "",
    )


ASKED: Final[Makers] = {"prompt": lambda of: prompt(*of)}


def _options(s: State, decision: Decision) -> tuple[OptionView, ...]:
    alike = namesakes(s, decision)
    return tuple([_option(Offered(s, decision, option, alike)) for option in decision.options])


def _option(of: "Offered") -> OptionView:
    option = of.option
    return OptionView.of(
        of,
        OFFERED,
        kind=option.kind,
        ability=option.ability if option.ability != NOBODY else None,
        server=_server(option) if option.server != NOBODY or option.detail else None,
        number=_number(option) if option.number != NOBODY else None,
        detail=option.detail,
    )


def _names(decision: Decision, family: str) -> tuple[OptionView, ...]:
    """Names are nothing but themselves. Those that were printed are put into words once."""
    printed = _printed(family)
    own = decision.options[: len(decision.options) - len(printed)]
    return (*(_named(option.detail) for option in own), *printed)


@cache
def _printed(family: str) -> tuple[OptionView, ...]:
    return tuple(_named(name) for name in names_of(family))


def _named(name: str) -> OptionView:
    return OptionView("name", name, what=name, detail=name)


class Offered:
    """What makes the parts of an option."""

    __slots__ = ("_words", "alike", "decision", "option", "s")

    def __init__(self, s: State, decision: Decision, option: Option, alike: frozenset[int]) -> None:
        self.s, self.decision, self.option, self.alike = s, decision, option, alike
        self._words: Wording | None = None

    @property
    def words(self) -> Wording:
        if self._words is None:
            self._words = wording(self.s, self.decision, self.option, self.alike)
        return self._words


def _id(of: Offered) -> int | None:
    cid = of.option.card
    return cid if cid >= 0 and knows(of.s, of.decision.side, cid) else None


def _server(option: Option) -> int | None:
    """The server an option names, or that the card to be accessed is taken from."""
    if option.kind == "access" and option.detail:
        return CENTRAL_IDS[option.detail]
    return option.server if option.server != NOBODY else None


def _number(option: Option) -> int | None:
    return option.number if option.kind not in BY_ORDER else None


def _rest(of: Offered) -> dict[str, object]:
    """All that is not there from the beginning."""
    words = of.words
    return {
        "text": words.text,
        "verb": words.verb,
        "what": words.what,
        "price": words.price,
        "credits": words.credits,
        "body": words.body,
        "card": handle(of.s, of.decision.side, of.option.card),
        "id": _id(of),
    }


OFFERED: Final[Makers] = {
    REST: _rest,
    "text": lambda of: of.words.text,
    "verb": lambda of: of.words.verb,
    "what": lambda of: of.words.what,
    "price": lambda of: of.words.price,
    "credits": lambda of: of.words.credits,
    "body": lambda of: of.words.body,
    "card": lambda of: handle(of.s, of.decision.side, of.option.card),
    "id": _id,
}
