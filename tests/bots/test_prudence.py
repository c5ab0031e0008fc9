"""More rules of thumb as short plays: money that leads to more, staying alive, and not staying at home."""

from collections.abc import Sequence

from rulerunner import At, Game, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.view.records import OptionView
from tests.support.table import Table

CLOSED = {name: At(ice=["Ice Wall (rezzed)"]) for name in ("HQ", "R&D", "Archives")}
"""Central servers with ice that ends the run."""


def choice(game: Game) -> OptionView:
    """What the bot would choose now."""
    assert game.decision is not None
    view = game.view(game.decision.side)
    assert view.decision is not None
    return view.decision.options[ThumbBot().choose(view)]


def choices(game: Game, limit: int = 30) -> list[OptionView]:
    """The actions the bot takes in what is left of this turn."""
    taken = []
    turn = game.state.turn
    for _ in range(limit):
        if game.decision is None or game.state.turn != turn:
            break
        chosen = choice(game)
        if game.decision.kind == "action":
            taken.append(chosen)
        game.choose(ThumbBot().choose(game.view(game.decision.side)))
    return taken


# --- money ------------------------------------------------------------------------------------------------


def test_a_corp_a_few_credits_short_of_a_card_that_pays_clicks_for_them() -> None:
    for credits, kinds in ((3, ["gain credit", "gain credit", "play"]), (5, ["play"])):
        game = position(
            turn="corp",
            corp=Seat(credits=credits, hand=["Hedge Fund", "Send a Message"], deck=["9x Send a Message"]),
            runner=Seat(deck=["9x Diesel"]),
            servers={name: At(ice=["2x Ice Wall (rezzed)"]) for name in ("HQ", "R&D")},
        )
        assert [option.kind for option in choices(game)][: len(kinds)] == kinds


def test_a_runner_a_few_credits_short_of_a_card_that_pays_clicks_for_them() -> None:
    game = position(
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(credits=3, hand=["Sure Gamble", "4x Mimic"], rig=["Mimic"], deck=["9x Mimic"]),
        servers=CLOSED,
    )
    assert [option.kind for option in choices(game)][:3] == ["gain credit", "gain credit", "play"]


def test_money_is_fetched_where_there_is_most_to_clear_a_tag_with() -> None:
    game = position(
        corp=Seat(credits=10, deck=["3x Hedge Fund"]),
        runner=Seat(
            credits=0,
            clicks=2,
            tags=1,
            hand=["3x Mimic"],
            rig=["Armitage Codebusting (12 credit)"],
            deck=["9x Mimic"],
        ),
        servers=CLOSED,
    )
    assert [option.kind for option in choices(game)] == ["use", "remove tag"]


# --- life -------------------------------------------------------------------------------------------------


def advanced_card(grip: int, clicks: int) -> Game:
    """A Corp that can win with its next agenda has advanced a card twice, out in the open."""
    return position(
        corp=Seat(credits=5, score=["Priority Requisition", "Hostile Takeover"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=6, clicks=clicks, hand=[f"{grip}x Mimic"], rig=["Mimic"], deck=["9x Mimic"]),
        servers={**CLOSED, "remote 1": At(root=["Project Junebug (2 advancement)"])},
    )


def test_cards_are_drawn_before_a_card_that_might_kill_is_touched() -> None:
    assert [option.kind for option in choices(advanced_card(grip=3, clicks=2))] == ["draw", "run"]
    assert choice(advanced_card(grip=4, clicks=2)).kind == "run"


def test_a_card_that_might_kill_is_touched_when_there_is_no_time_left_to_draw() -> None:
    """The Corp is about to win: better to risk it."""
    assert choice(advanced_card(grip=3, clicks=1)).kind == "run"


def before_hq(grip: int, discarded: Sequence[str]) -> OptionView:
    """The Runner has passed all ice of HQ and may still jack out."""
    t = Table(
        position(
            corp=Seat(credits=9, hand=["5x Hedge Fund"], deck=["30x Hedge Fund"], discard=list(discarded)),
            runner=Seat(credits=5, hand=[f"{grip}x Diesel"] if grip else []),
        )
    )
    t.run("HQ")
    t.until(side="runner", kind="yes or no")
    assert t.decision.about == "jack-out"
    return choice(t.game)


def test_a_runner_without_cards_does_not_access_the_hand_of_a_corp_that_has_shown_damage() -> None:
    damage = ["Snare! (faceup)", "Neural EMP (faceup)"]
    assert before_hq(0, damage).kind == "yes"
    assert before_hq(4, damage).kind == "no"
    assert before_hq(4, []).kind == "no"


# --- at home ----------------------------------------------------------------------------------------------


def rich_at_home(deck: str) -> Game:
    """A rich Runner of 1996 with cards that pay a Runner who makes no runs, and R&D lies open."""
    return position(
        rules="classic-1996",
        corp=Seat(hand=["5x Accounts Receivable"], deck=["30x Accounts Receivable"]),
        runner=Seat(credits=25, hand=["4x Score!"], rig=["3x Top Runners Conference"], deck=[deck]),
        servers={"HQ": At(ice=["Data Wall (rezzed)"]), "Archives": At(ice=["Data Wall (rezzed)"])},
    )


def test_a_rich_runner_does_not_stay_at_home_for_a_few_bits_more() -> None:
    assert "run" in [option.kind for option in choices(rich_at_home("9x Score!"))]


def test_nothing_is_searched_for_when_nothing_is_lacking() -> None:
    kinds = []
    for rig in (["The Short Circuit"], ["The Short Circuit", "Dwarf", "Codecracker", "Codeslinger"]):
        game = position(
            rules="classic-1996",
            corp=Seat(deck=["9x Accounts Receivable"]),
            runner=Seat(credits=12, hand=["4x Dwarf"], rig=rig, deck=["9x Dwarf"]),
            servers={name: At(ice=["Data Wall (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
        )
        kinds.append([option.kind for option in choices(game)])
    assert "use" in kinds[0]
    assert "use" not in kinds[1]
