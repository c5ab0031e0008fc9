"""Runs that lead elsewhere, and runs that come in pairs: both sides reckon with them, quick rules alike."""

from typing import Any

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search import placing, reflex_corp
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.reflex_runner import action_values
from rulerunner.bots.thumb import corp_turn, guarding, runner_turn
from rulerunner.bots.thumb.table import Table as Seen

HQ, RND, ARCHIVES = range(3)
WALLED = {"HQ": At(ice=["Eli 1.0 (rezzed)"]), "R&D": At(ice=["Eli 1.0 (rezzed)"])}


def runners(*hand: str, rig: tuple[str, ...] = (), **more: Any) -> Game:
    """The Runner's turn."""
    return position(
        turn="runner",
        corp=Seat(credits=5, hand=["3x Hostile Takeover"], deck=["30x Hedge Fund"]),
        runner=Seat(credits=5, hand=[*hand, "4x Diesel"], deck=["9x Diesel"], rig=list(rig)),
        **more,
    )


def valued(game: Game, kind: str, name: str = "") -> tuple[float, float]:
    """What an option is worth, by rules of thumb and by quick rules."""
    decision = game.decision
    assert decision is not None
    names = [
        game.state.cards[option.card].face.name if option.card >= 0 else "" for option in decision.options
    ]
    index = next(
        at for at, option in enumerate(decision.options) if option.kind == kind and names[at] == name
    )
    slow = runner_turn.action_values(Seen(game.view("runner")))
    return slow[index], action_values(game.state, decision, Looks(game.state))[index]


@pytest.mark.card("Sneakdoor Beta")
def test_a_way_around_the_ice_of_hq_is_installed_and_used() -> None:
    game = runners("Sneakdoor Beta", servers=WALLED)
    assert min(valued(game, "install", "Sneakdoor Beta")) > max(valued(game, "gain credit"))
    there = runners(rig=("Sneakdoor Beta",), servers=WALLED)
    for used, ran, credit in zip(
        *(valued(there, "use", "Sneakdoor Beta"), valued(there, "run"), valued(there, "gain credit")),
        strict=True,
    ):
        assert used > ran + 1
        assert used > credit + 1


@pytest.mark.card("Sneakdoor Beta")
def test_it_is_worth_little_where_the_front_door_is_open() -> None:
    assert max(valued(runners("Sneakdoor Beta"), "install", "Sneakdoor Beta")) < 0


@pytest.mark.card("Sneakdoor Beta")
def test_the_corp_puts_ice_on_archives_when_they_lead_into_hq() -> None:
    """Fourteen runs came in that way, and five pieces of ice went elsewhere."""
    for rig, place in ((["Sneakdoor Beta"], ARCHIVES), ([], 3)):
        game = position(
            turn="corp",
            corp=Seat(credits=8, hand=["Ice Wall", "2x Hostile Takeover"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=5, hand=["3x Diesel"], deck=["9x Diesel"], rig=rig),
            servers={
                **WALLED,
                "remote 1": At(root=["PAD Campaign (rezzed)"], ice=["Wall of Static (rezzed)"]),
            },
        )
        seen = Seen(game.view("corp"))
        ice = next(face for _, face in seen.hand if face.type == "ice")
        places = {server.id: corp_turn.place_value(seen, ice, server.id) for server in seen.view.servers}
        assert max(places, key=lambda each: places[each]) == place
        assert (ARCHIVES in guarding.bare(seen)) is (place == ARCHIVES)
        quick, slow = (
            reflex_corp.at_stake(game.state, Looks(game.state), game.state.servers[ARCHIVES]),
            guarding.at_stake(seen, seen.servers[ARCHIVES]),
        )
        assert quick == slow
        assert (slow > 0) is (place == ARCHIVES)


def test_two_runs_for_one_action_are_better_than_one() -> None:
    game = position(
        rules="classic-1996",
        turn="runner",
        corp=Seat(credits=0, hand=["4x Efficiency Experts"], deck=["30x Efficiency Experts"]),
        runner=Seat(credits=5, hand=["All-Nighter", "4x Score!"], deck=["9x Score!"]),
    )
    for played, plain in zip(valued(game, "play", "All-Nighter"), valued(game, "run"), strict=True):
        assert played > plain > 0


def test_ice_goes_where_the_runner_digs() -> None:
    """One wall stood before R&D for thirteen turns, and five of the Runner's eight points came from there."""
    needs = []
    for rig in ([], ["R&D Interface"]):
        game = position(
            rules="classic-1996",
            turn="corp",
            corp=Seat(credits=8, hand=["Data Wall", "2x Night Shift"], deck=["9x Night Shift"]),
            runner=Seat(credits=5, hand=["3x Score!"], deck=["9x Score!"], rig=rig),
            servers={"HQ": At(ice=["Filter (rezzed)"]), "R&D": At(ice=["Filter (rezzed)"])},
        )
        seen, looks = Seen(game.view("corp")), Looks(game.state)
        ice = next(face for _, face in seen.hand if face.type == "ice")
        at_stake = guarding.at_stake(seen, seen.servers[RND])
        assert reflex_corp.at_stake(game.state, looks, game.state.servers[RND]) == at_stake
        cid = next(cid for cid in game.state.zones["HQ"] if game.state.cards[cid].face == ice)
        need = corp_turn.place_value(seen, ice, RND)
        assert placing.place_value(placing.Ground(game.state, looks), cid, RND) == pytest.approx(need)
        needs.append((need, at_stake))
    assert needs[0] < needs[1]
