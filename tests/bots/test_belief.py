"""What the searching Runner believes of hidden cards: it fits what it sees, and leans where Corps do."""

import random

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search.belief import Belief
from rulerunner.lang.words import AGENDA
from rulerunner.view.sampler import OpenSampler, Sampler
from tests.bots.test_sampler import side_of, some_decisions
from tests.view.games import RULES

DRAWS = 300


def believed(game: Game) -> Belief:
    sampler = Sampler(game.state, "runner")
    return Belief(sampler, sampler.draw(random.Random(0)))


@pytest.mark.parametrize("rules", RULES)
def test_the_seat_sees_the_same_in_what_it_believes_as_in_the_game(rules: str) -> None:
    for game in some_decisions(rules, 1, 9):
        seat, rng = side_of(game), random.Random(5)
        sampler = Sampler(game.state, seat)
        belief = Belief(sampler, sampler.draw(rng))
        for _ in range(3):
            assert Game(belief.draw(rng)).view(seat) == game.view(seat)


def test_agendas_are_believed_in_hand_more_often_than_chance_has_it() -> None:
    game = position(
        turn="runner",
        corp=Seat(hand=["4x Hedge Fund"], deck=["4x Priority Requisition", "12x Hedge Fund"]),
        runner=Seat(hand=["Diesel"], deck=["9x Diesel"]),
    )
    rng, belief = random.Random(2), believed(game)
    drawn = [belief.draw(rng) for _ in range(DRAWS)]
    held = sum(s.cards[cid].face.type == AGENDA for s in drawn for cid in s.zones["HQ"]) / (4 * DRAWS)
    assert 0.28 < held < 0.55, "by chance alone it would be a fifth"


def test_an_agenda_is_hardly_believed_where_no_ice_protects_it() -> None:
    def share(*ice: str) -> float:
        game = position(
            turn="runner",
            corp=Seat(hand=["2x PAD Campaign"], deck=["3x Priority Requisition", "9x Hedge Fund"]),
            runner=Seat(hand=["Diesel"], deck=["9x Diesel"]),
            servers={"Server 1": At(root=["PAD Campaign"], ice=list(ice))},
        )
        rng, belief = random.Random(3), believed(game)
        cid = game.state.servers[3].root[0]
        return sum(belief.draw(rng).cards[cid].face.type == AGENDA for _ in range(DRAWS)) / DRAWS

    assert share() < 0.25 < 0.45 < share("Ice Wall")


def test_with_open_cards_nothing_is_believed() -> None:
    game = position(
        turn="runner",
        corp=Seat(hand=["2x PAD Campaign"], deck=["3x Priority Requisition", "9x Hedge Fund"]),
        runner=Seat(hand=["Diesel"], deck=["9x Diesel"]),
        servers={"Server 1": At(root=["Priority Requisition"])},
    )
    sampler = OpenSampler(game.state, "runner")
    belief = Belief(sampler, sampler.draw(random.Random(0)))
    for _ in range(5):
        s = belief.draw(random.Random(1))
        assert [card.face for card in s.cards] == [card.face for card in game.state.cards]
