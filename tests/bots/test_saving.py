"""Clicks of a Corp that has nothing good to do: for money that more comes of next turn, or for ice."""

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search import reflex
from rulerunner.bots.search.looks import Looks
from tests.bots.test_thumb import choice
from tools.agreeing import Sure


def kinds(game: Game) -> set[str]:
    """What is done by the rules of thumb, and by the quick rules."""
    decision = game.decision
    assert decision is not None
    quick = reflex.choose(game.state, decision, Sure(), Looks(game.state))
    return {choice(game).kind, decision.options[quick].kind}


def test_a_poor_corp_saves_for_a_card_that_it_can_play_in_the_next_turn() -> None:
    """With one credit and three clicks there are four in the end, and a click later Hedge Fund makes nine."""

    def first(*hand: str) -> set[str]:
        return kinds(
            position(
                turn="corp",
                corp=Seat(credits=1, hand=["Wall of Static", *hand], deck=["20x Wall of Static"]),
                runner=Seat(credits=4, hand=["Diesel"], deck=["9x Diesel"]),
                servers={
                    **{name: At(ice=["Wall of Static (rezzed)"]) for name in ("HQ", "R&D")},
                    "remote 1": At(root=["PAD Campaign"], ice=["Wall of Static (rezzed)"]),
                },
            )
        )

    assert first("Hedge Fund") == {"gain credit"}


def test_a_rich_corp_with_open_servers_and_no_ice_in_hand_looks_for_some() -> None:
    """Its hand full of agendas, it took credit after credit."""

    def first(ice: list[str]) -> set[str]:
        return kinds(
            position(
                turn="corp",
                corp=Seat(credits=15, hand=["5x Priority Requisition"], deck=["20x Wall of Static"]),
                runner=Seat(credits=4, hand=["Diesel"], deck=["9x Diesel"]),
                servers={"HQ": At(ice=ice), "R&D": At(ice=ice), "remote 1": At(root=["PAD Campaign"])},
            )
        )

    assert first([]) == {"draw"}
    assert first(["Wall of Static (rezzed)"]) != {"draw"}


def test_a_card_is_played_from_archives_that_brings_more_than_it_costs() -> None:
    """Petty Cash, first thing in a turn: it costs 3, and brings 5 and the click back."""
    game = position(
        rules="nsg-26.03",
        turn="corp",
        corp=Seat(credits=9, clicks=3, hand=["5x Snare!"], discard=["Petty Cash"], deck=["20x Hedge Fund"]),
        runner=Seat(credits=9, hand=["5x Diesel"], deck=["9x Diesel"]),
        servers={"HQ": At(ice=["Enigma"]), "R&D": At(ice=["Enigma"]), "remote 1": At(ice=["Enigma"])},
    )
    assert kinds(game) == {"use"}
