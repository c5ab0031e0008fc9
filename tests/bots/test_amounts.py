"""Cards that the rule-of-thumb player judges though the game decides what they do."""

from rulerunner import At, Game, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.view.records import OptionView


def choice(game: Game) -> OptionView:
    """What the bot would choose now."""
    assert game.decision is not None
    view = game.view(game.decision.side)
    assert view.decision is not None
    return view.decision.options[ThumbBot().choose(view)]


def corp_with(card: str, credits: int = 8, others: str = "Vanity Project") -> Game:
    return position(
        turn="corp",
        rules="nsg-26.03",
        corp=Seat(credits=credits, hand=[card, f"3x {others}"], deck=["20x Hedge Fund"]),
        runner=Seat(credits=5, hand=["3x Diesel"], deck=["20x Diesel"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "R&D": At(ice=["Ice Wall (rezzed)"])},
    )


def test_a_card_whose_amount_the_game_decides_is_judged() -> None:
    """It once brought the bot down: clicks for each agenda that was stolen."""
    assert choice(corp_with("Game Changer")).kind
