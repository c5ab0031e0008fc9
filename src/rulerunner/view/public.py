"""What a spectator may see of a game: that which both players know.

It is made of the two players' views. Of a card that one of them does not know, the other's knowledge is left
out; so whatever is hidden from either player changes nothing here.
"""

from ..lang.words import Side
from ..state.state import State
from .records import CardView, EncounterView, Place, ServerView, View
from .view import view


def public_view(state: State, seat: Side) -> View:
    """The table as both players know it, looked at from a side."""
    corp, runner = view(state, "corp"), view(state, "runner")
    base = corp if seat == "corp" else runner
    player = base.corp if seat == "corp" else base.runner
    return base._replace(
        stack=tuple(_place(*pair) for pair in zip(corp.stack, runner.stack, strict=True)),
        hand=tuple(CardView(f"hidden {number}", seat) for number in range(player.hand)),
        identities=_cards(corp.identities, runner.identities),
        servers=tuple(_server(*pair) for pair in zip(corp.servers, runner.servers, strict=True)),
        rig=_cards(corp.rig, runner.rig),
        archives=_cards(corp.archives, runner.archives),
        heap=_cards(corp.heap, runner.heap),
        corp_score=_cards(corp.corp_score, runner.corp_score),
        runner_score=_cards(corp.runner_score, runner.runner_score),
        play=_cards(corp.play, runner.play),
        aside=_cards(corp.aside, runner.aside),
        removed=_cards(corp.removed, runner.removed),
        shown=tuple(card for card in corp.shown if any(card.id == each.id for each in runner.shown)),
        encounter=_encounter(corp.encounter, runner.encounter),
        accessing=_either(corp.accessing, runner.accessing),
        past=corp.past if corp.past == runner.past else corp.past._replace(installed=()),
        # Whether a player has a choice in a window may depend on hidden cards.
        deciding="",
        decision=None,
        outside=(),
        homemade=tuple(text for text in corp.homemade if text in runner.homemade),
    )


def _place(one: Place, two: Place) -> Place:
    return one if one == two else one._replace(what="something hidden")


def _cards(ones: tuple[CardView, ...], twos: tuple[CardView, ...]) -> tuple[CardView, ...]:
    return tuple(_card(*pair) for pair in zip(ones, twos, strict=True))


def _card(one: CardView, two: CardView) -> CardView:
    less = one if not one.name else two
    return less._replace(hosted=_cards(one.hosted, two.hosted))


def _either(one: CardView | None, two: CardView | None) -> CardView | None:
    return _card(one, two) if one is not None and two is not None else None


def _server(one: ServerView, two: ServerView) -> ServerView:
    return one._replace(ice=_cards(one.ice, two.ice), root=_cards(one.root, two.root))


def _encounter(one: EncounterView | None, two: EncounterView | None) -> EncounterView | None:
    if one is None or two is None:
        return None
    less = min(one, two, key=lambda each: len(each.subroutines))
    return less._replace(ice=_card(one.ice, two.ice))
