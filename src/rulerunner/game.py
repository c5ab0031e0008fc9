"""A game: the state, its current decision, and what one may ask of it."""

from collections.abc import Iterable
from typing import Any, Final, final, overload

from .cards.library import Library, library
from .decks import Deck, brought, read_deck
from .designs.data import BadCard, definitions
from .designs.shelf import shelf
from .kernel import machine
from .kernel.timing.setup import new_game as set_up
from .lang.face import Face
from .positions_exact import exact_position
from .rules import DEFAULT, Edition
from .rules import edition as find_edition
from .state import codec
from .state.decision import Decision, Option
from .state.declaring import maker, record
from .state.log import written
from .state.records import Change
from .state.state import State
from .state.texts import ENCODER
from .view import View, option_text, prompt, view

UNPLAYABLE: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What a state that no play leads to may bring about when it is asked for its decision."""


class IllegalChoice(ValueError):
    """An answer that is no option of the decision. The game is unchanged."""


class UnplayableCard(ValueError):
    """A card whose text is not written in the language yet."""


@final
@record
class Choice(Decision):
    """A decision of a game that is being played: it can say itself in words."""

    _state: State | None = None

    def values(self) -> tuple[Any, ...]:
        """What is asked: the same in every game that is asked it."""
        return self.side, self.kind, self.options, self.rule, self.about, self.card

    @property
    def prompt(self) -> str:
        """What is asked, in one short sentence for the player who decides."""
        assert self._state is not None
        return prompt(self._state, self)

    @property
    def texts(self) -> tuple[str, ...]:
        """Each option in a few words."""
        state = self._state
        assert state is not None
        return tuple([option_text(state, self, option) for option in self.options])


new_choice: Final = maker(Choice)


class Game:
    """A game of Netrunner under one edition of the rules.

    `decision` is the choice at hand, or None once the game is over; `choose(index)` answers it.
    """

    __slots__ = ("_choice", "_decision", "state")

    def __init__(self, state: State, decision: Decision | None = None) -> None:
        """The game goes on to its next decision, unless it is known to be at one."""
        self.state = state
        self._choice: Choice | None = None
        self._decision = machine.advance(state) if decision is None else decision

    @property
    def rules(self) -> Edition:
        """The edition being played."""
        return self.state.edition

    @property
    def decision(self) -> Choice | None:
        """The choice at hand."""
        if self._choice is None and (of := self._decision) is not None:
            self._choice = new_choice(of.side, of.kind, of.options, of.rule, of.about, of.card, self.state)
        return self._choice

    @property
    def asked(self) -> Decision | None:
        """The choice at hand as the machine has it, without the words: for whoever asks all the time."""
        return self._decision

    @property
    def result(self) -> tuple[str, str] | None:
        """The winner ("" for a draw) and the reason, once the game is over."""
        return self.state.result

    @property
    def events(self) -> list[Change]:
        """Everything that has happened, oldest first, each with its rule and source."""
        return written(self.state)

    @property
    def answers(self) -> list[int]:
        """The answers given so far. With the start of the game they are the whole game."""
        found: list[int] = []
        link = self.state.answers
        while link is not None:
            found.append(link[0])
            link = link[1]
        found.reverse()
        return found

    @overload
    def choose(self, answer: int) -> None: ...

    @overload
    def choose(self, answer: Option) -> None: ...

    def choose(self, answer: object) -> None:
        """Answer the decision, by the index of an option or by the option itself."""
        decision = self._decision
        if decision is None:
            raise IllegalChoice("the game is over; there is nothing to choose")
        index = (
            answer
            if type(answer) is int and 0 <= answer < len(decision.options)
            else index_of(decision, answer)
        )
        self._choice = None
        machine.answer(self.state, decision, index)
        self._decision = machine.advance(self.state)

    def clone(self) -> "Game":
        """An independent copy of the game."""
        return Game(self.state.clone(), self._decision)

    def __reduce__(self) -> tuple[Any, ...]:
        """What is pickled: the game as it is saved."""
        return Game.from_json, (self.to_json(),)

    def digest(self) -> str:
        """A fingerprint of the game, the same in every process."""
        return codec.digest(self.state)

    def to_json(self) -> str:
        """The whole game as JSON."""
        text = codec.to_json(self.state)
        own = definitions(card.face for card in self.state.cards)
        return f'{text[:-1]},"cards":[{",".join(own)}]}}' if own else text

    def to_position(self) -> str:
        """The whole game as the text of a position, to be read by people and by `read_position`, which gives
        the same game again, but for its log and its answers so far."""
        return exact_position(self.state)

    @classmethod
    def from_json(cls, text: str | bytes) -> "Game":
        """A game saved by `to_json`, at the same decision. Anything else is refused with `BrokenSave`."""
        data = codec.parse(text)
        state = codec.from_json(data, _cards(data))
        try:
            decision = machine.asked(state)
        except UNPLAYABLE as error:
            raise codec.BrokenSave(f"the saved game cannot go on: {error!r:.200}") from error
        if decision is None and state.result is None:
            raise codec.BrokenSave("the saved game is at no decision")
        return cls(state, decision)

    def view(self, side: str) -> View:
        """What a seat may know."""
        return view(self.state, side, self._decision)


def index_of(decision: Decision, answer: object) -> int:
    """The index of an answer, given as one or as the option itself. Anything else is refused in words."""
    count = len(decision.options)
    if type(answer) is int and 0 <= answer < count:
        return answer
    if isinstance(answer, Option):
        if answer not in decision.options:
            raise IllegalChoice(f"{answer} is not among the {count} options of this decision")
        return decision.options.index(answer)
    raise IllegalChoice(f"{answer!r} is no option: choose a number from 0 to {count - 1}")


def _cards(data: dict[str, Any]) -> Library:
    """The cards of a saved game: those of the library, and home-made ones that came with it."""
    own = data.get("cards", [])
    if not isinstance(own, list):
        raise codec.BrokenSave('the saved game is broken at "cards": home-made cards as data belong there')
    try:
        return shelf(codec.rules_of(data).family, tuple(map(ENCODER.encode, own)))
    except BadCard as bad:
        raise codec.BrokenSave(f"the saved game has a home-made card that cannot be taken: {bad}") from None


def faces(names: Iterable[str], cards: Library) -> tuple[Face, ...]:
    """Cards by name; every one must be playable."""
    found = tuple(cards.face(name) for name in names)
    missing = sorted({face.name for face in found if not face.playable})
    if missing:
        raise UnplayableCard(f"not playable yet: {', '.join(missing)}")
    return found


def new_game(corp: Deck | str, runner: Deck | str, rules: str = DEFAULT, seed: int = 0) -> Game:
    """Start a game. A deck is a `Deck` or text such as `3x Hedge Fund`, a line a card."""
    edition = find_edition(rules)
    cards = library(edition.family)
    decks = [deck if isinstance(deck, Deck) else read_deck(deck, cards) for deck in (corp, runner)]
    if any(deck.homemade for deck in decks):
        cards = shelf(edition.family, tuple(sorted({card for deck in decks for card in deck.homemade})))
    identities = [cards.face(deck.identity) if deck.identity else None for deck in decks]
    state = set_up(
        edition,
        faces(decks[0].cards, cards),
        faces(decks[1].cards, cards),
        (identities[0], identities[1]),
        seed,
        faces(brought(decks[1]), cards),
    )
    return Game(state)
