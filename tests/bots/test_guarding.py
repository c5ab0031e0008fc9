"""How safe an agenda is, by rules of thumb and by quick rules: as often as it is there a turn later."""

from rulerunner import At, Seat, position
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.placing import Ground
from rulerunner.bots.thumb.guarding import safety
from rulerunner.bots.thumb.table import Table as Sight


def safe(credits: int, *ice: str) -> tuple[float, float]:
    """How safe an agenda is behind ice, before a Runner with a breaker for walls and so many credits."""
    game = position(
        turn="corp",
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=credits, hand=["3x Diesel"], deck=["9x Diesel"], rig=["Corroder"]),
        servers={"remote 1": At(root=["Project Atlas"], ice=list(ice))},
    )
    table, ground = Sight(game.view("corp")), Ground(game.state, Looks(game.state))
    server = next(server for server in table.remotes if server.root)
    return safety(table, server), ground.safety(game.state.servers[server.id])


def test_an_agenda_without_ice_is_as_good_as_stolen() -> None:
    """Of 107 such agendas 106 were stolen in the Runner's next turn."""
    assert max(safe(5)) <= 0.1


def test_an_agenda_behind_ice_that_is_paid_for_with_ease_is_hardly_safe() -> None:
    """Where the way in took a fifth of the Runner's credits, 50 of 61 were stolen."""
    assert max(safe(12, "Wall of Static (rezzed)")) < 0.4


def test_an_agenda_is_the_safer_the_more_of_its_credits_the_way_takes_from_the_runner() -> None:
    poor, rich = safe(2, "Wall of Static (rezzed)"), safe(12, "Wall of Static (rezzed)")
    assert all(one > two + 0.1 for one, two in zip(poor, rich, strict=True))
    assert min(safe(0, "Wall of Static (rezzed)", "Enigma (rezzed)")) > 0.85
