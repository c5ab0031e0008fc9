"""What cards bring in runs, and what grows on them: the rules of thumb and the quick rules reckon alike."""

from typing import Any

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.reflex_runner import action_values
from rulerunner.bots.search.running import Scene
from rulerunner.bots.thumb import runner_turn
from rulerunner.bots.thumb.holdings import income
from rulerunner.bots.thumb.prizes import accesses
from rulerunner.bots.thumb.servers import success_bonus
from rulerunner.bots.thumb.table import Table as Seen
from tests.bots.test_thumb import choice

HQ, RND, ARCHIVES = range(3)


def runners(identity: str = "", rig: tuple[str, ...] = (), **more: Any) -> Game:
    """The Runner's turn, with some cards in play."""
    return position(
        turn="runner",
        corp=Seat(credits=0, hand=["5x Hedge Fund"], deck=["30x Hedge Fund"]),
        runner=Seat(identity=identity, hand=["4x Diesel"], deck=["9x Diesel"], rig=list(rig)),
        **more,
    )


def accessed(game: Game, server: int) -> tuple[int, int]:
    """How many cards of a server a run accesses, by rules of thumb and by quick rules."""
    return accesses(Seen(game.view("runner")), server), Scene(game.state, Looks(game.state)).accesses(
        server, 0
    )


def rewarded(game: Game, server: int) -> tuple[float, float]:
    """What active cards bring in a successful run, by rules of thumb and by quick rules."""
    return success_bonus(Seen(game.view("runner")), server), Scene(game.state, Looks(game.state)).success(
        server
    )


# --- what cards bring in runs -----------------------------------------------------------------------------


@pytest.mark.card("Ryō “Phoenix” Ōno: Out of the Ashes")
def test_a_reward_for_subroutines_that_resolve_is_not_hoped_for_where_there_is_no_ice() -> None:
    """Archives were run three times a turn for it."""
    ice = {"R&D": At(ice=["Whitespace (rezzed)"])}
    game = runners("Ryō “Phoenix” Ōno: Out of the Ashes", servers=ice)
    assert rewarded(game, ARCHIVES) == (0, 0)
    assert min(rewarded(game, RND)) > 0


@pytest.mark.card("Mercury: Chrome Libertador")
def test_an_identity_that_accesses_more_is_reckoned_with_where_nothing_need_be_broken() -> None:
    game = runners("Mercury: Chrome Libertador", servers={"HQ": At(ice=["Ice Wall (rezzed)"])})
    assert accessed(game, RND) == (2, 2)
    assert accessed(game, HQ) == (1, 1)


@pytest.mark.card("Gabriel Santiago: Consummate Professional")
def test_an_identity_that_is_paid_for_runs_counts_in_playouts_too() -> None:
    assert rewarded(runners("Gabriel Santiago: Consummate Professional"), HQ) == (2, 2)


@pytest.mark.card("Conduit", "Zahya Sadeghi: Versatile Smuggler")
@pytest.mark.parametrize(("identity", "rig"), [("", ("Conduit",)), ("Zahya Sadeghi: Versatile Smuggler", ())])
def test_what_comes_as_a_run_ends_is_a_reward_as_well(identity: str, rig: tuple[str, ...]) -> None:
    game = runners(identity, rig)
    assert min(rewarded(game, RND)) > 0
    assert rewarded(game, ARCHIVES) == (0, 0)


@pytest.mark.card("Bank Job")
@pytest.mark.parametrize(("left", "bonus"), [(8, 7), (1, 0)])
def test_credits_that_a_run_takes_instead_of_access_make_it_worth_a_run(left: int, bonus: int) -> None:
    remote = {"remote 1": At(ice=[], root=["PAD Campaign (rezzed)"])}
    game = runners(rig=(f"Bank Job ({left} credit)",), servers=remote)
    assert rewarded(game, 3) == (bonus, bonus)
    assert rewarded(game, HQ) == (0, 0)


# --- what goes by counters --------------------------------------------------------------------------------


@pytest.mark.card("Medium", "Devadatta Drone", "The Twinning")
@pytest.mark.parametrize(
    ("card", "cards"),
    [
        ("Medium", 1),
        ("Medium (3 virus)", 3),
        ("Devadatta Drone (1 power)", 2),
        ("Devadatta Drone", 1),
        ("The Twinning (5 power)", 3),
        ("R&D Interface", 2),
    ],
)
def test_more_cards_are_accessed_by_the_counters_on_a_card(card: str, cards: int) -> None:
    assert accessed(runners(rig=(card,)), RND) == (cards, cards)


@pytest.mark.card("Conduit")
def test_a_run_by_a_card_with_counters_is_worth_more_than_one_by_an_empty_one() -> None:
    def worth(card: str) -> tuple[float, float]:
        game = runners(rig=(card,))
        assert game.decision is not None
        (use,) = [i for i, option in enumerate(game.decision.options) if option.kind == "use"]
        seen = Seen(game.view("runner"))
        quick = action_values(game.state, game.decision, Looks(game.state))
        return runner_turn.action_values(seen)[use], quick[use]

    empty, full = worth("Conduit"), worth("Conduit (3 virus)")
    assert full[0] > empty[0] + 2
    assert full[1] > empty[1] + 2


@pytest.mark.card("Fermenter")
@pytest.mark.parametrize(("counters", "taken"), [(1, False), (2, False), (4, True), (6, True)])
def test_a_card_that_pays_once_by_its_counters_is_left_to_grow(counters: int, taken: bool) -> None:
    game = runners(rig=(f"Fermenter ({counters} virus)",))
    assert game.decision is not None
    kinds = [option.kind for option in game.decision.options]
    seen = Seen(game.view("runner"))
    for values in (
        runner_turn.action_values(seen),
        action_values(game.state, game.decision, Looks(game.state)),
    ):
        assert (values[kinds.index("use")] > values[kinds.index("gain credit")]) == taken


# --- what is bought with more than clicks -----------------------------------------------------------------


@pytest.mark.card("Rent Rioters")
@pytest.mark.card("Friend of a Friend")
@pytest.mark.card("Data Dealer")
@pytest.mark.card("Aesop’s Pawnshop")
@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("Rent Rioters", 3.0, 6.5),
        ("Friend of a Friend", 3.0, 8.5),
        ("Data Dealer", 0.0, 1.0),
        ("Aesop’s Pawnshop", 0.5, 4.0),
        ("Armitage Codebusting", 5.0, 7.0),
    ],
)
def test_what_pays_once_or_asks_for_a_card_is_not_thought_to_pay_turn_after_turn(
    name: str, least: float, most: float
) -> None:
    """Nine credits for a card that is trashed were reckoned as nine credits again and again, whatever else
    it takes; and what does two things at once was worth nothing."""
    game = position(turn="runner", runner=Seat(credits=10, hand=[name, "4x Diesel"], deck=["9x Diesel"]))
    seen = Seen(game.view("runner"))
    card, face = next(each for each in seen.hand if each[1].name == name)
    assert least <= income(seen, card, face) <= most


@pytest.mark.card("Aesop’s Pawnshop")
@pytest.mark.parametrize(("other", "sold"), [("Akamatsu Mem Chip", True), ("Corroder", False)])
def test_only_what_is_worth_little_is_sold(other: str, sold: bool) -> None:
    game = position(
        turn="corp",
        corp=Seat(clicks=0, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=10, hand=["4x Diesel"], deck=["9x Diesel"], rig=["Aesop’s Pawnshop", other]),
    )
    while game.decision is not None and game.decision.kind != "yes or no":
        game.choose(len(game.decision.options) - 1)
    assert (choice(game).kind == "yes") is sold
