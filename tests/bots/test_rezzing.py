"""When the Corp rezzes: what a rez adds to what lies behind it, and whether the money does for both."""

from random import Random

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.bots.search import reflex
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.placing import Ground
from rulerunner.bots.thumb.guarding import safety
from rulerunner.bots.thumb.table import Table as Seen
from tests.support.table import Table

WHO = pytest.mark.parametrize("who", ["quick", "thumb"])


def attacked(
    ice: list[str],
    corp: int,
    runner: int,
    root: tuple[str, ...] = ("Offworld Office (2 advancement)",),
    rig: tuple[str, ...] = (),
    rules: str = "nsg-26.03",
) -> Game:
    """A Runner's last two clicks, and an agenda in a remote behind ice."""
    return position(
        rules=rules,
        turn="runner",
        corp=Seat(credits=corp, hand=["3x Hedge Fund"], deck=["20x Hedge Fund"]),
        runner=Seat(credits=runner, clicks=2, hand=["5x Diesel"], rig=list(rig), deck=["20x Diesel"]),
        servers={"remote 1": At(ice=ice, root=list(root))},
    )


def ran(game: Game, who: str) -> Table:
    """A run on the remote: the Corp plays by the quick rules or by rules of thumb, the Runner by the same."""
    t, looks, rng, bot = Table(game), Looks(game.state), Random(1), ThumbBot(1)
    t.run("remote 1")
    while game.state.run is not None and (decision := game.decision) is not None:
        if who == "quick":
            game.choose(reflex.choose(game.state, decision, rng, looks))
        else:
            game.choose(bot.choose(game.view(decision.side)))
    return t


def reckoned(game: Game) -> tuple[float, float]:
    """How safe the remote is, by the quick rules and by rules of thumb."""
    server = game.state.servers[3]
    seen = Seen(game.view("corp"))
    return Ground(game.state, Looks(game.state)).safety(server), safety(seen, seen.servers[3])


@WHO
def test_money_is_kept_for_the_ice_that_ends_the_run(who: str) -> None:
    """Both cost more than there is; the outer one, without a breaker for the other, saves nothing."""
    t = ran(attacked(["Jaguarundi", "Ablative Barrier"], 4, 5), who)
    assert t.zone("Offworld Office") != "runner score"


@pytest.mark.usefixtures("untaught")
@WHO
def test_ice_before_ice_that_ends_the_run_anyway_is_not_rezzed(who: str) -> None:
    t = ran(attacked(["Semak-samun", "Hadrian's Wall (rezzed)"], 10, 9), who)
    assert t.game.state.players["corp"].credits >= 10
    assert t.zone("Offworld Office") != "runner score"


def test_a_server_is_as_safe_as_the_best_use_of_the_money_makes_it() -> None:
    assert min(reckoned(attacked(["Jaguarundi", "Ablative Barrier"], 4, 5))) > 0.9


def test_ice_that_asks_for_as_much_as_the_corp_has_asks_for_what_is_left_once_it_is_rezzed() -> None:
    """Valentão costs 5: once it is rezzed a Runner with 5 credits has more than a Corp that had 6."""
    assert max(reckoned(attacked(["Valentão"], 6, 5))) < 0.4
    assert min(reckoned(attacked(["Valentão"], 30, 5))) > 0.9


@WHO
@pytest.mark.parametrize("rules", ["nsg-26.03", "nisei-1.4"])
def test_what_waits_at_the_door_is_rezzed_there(who: str, rules: str) -> None:
    """The Runner is stopped by the ice: Ash is not paid for."""
    root = ("Superconducting Hub", "Ash 2X3ZB9CY")
    t = ran(attacked(["Enigma", "Hadrian's Wall (rezzed)"], 8, 9, root, rules=rules), who)
    assert t.zone("Superconducting Hub") != "runner score"
    assert not any(card.face.name.startswith("Ash") and card.faceup for card in t.game.state.cards)


@WHO
def test_what_waits_at_the_door_is_rezzed_behind_ice_that_cannot_be(who: str) -> None:
    """In the classic game, too, where the Runner still stands where the ice is that was passed."""
    game = position(
        rules="classic-1996",
        turn="runner",
        corp=Seat(credits=1, hand=["3x Accounts Receivable"], deck=["20x Accounts Receivable"]),
        runner=Seat(credits=4, clicks=2, hand=["5x Jack 'n' Joe"], deck=["20x Jack 'n' Joe"]),
        servers={"remote 1": At(ice=["Data Wall 2.0"], root=["Corporate Downsizing", "Red Herrings"])},
    )
    t = ran(game, who)
    assert t.zone("Corporate Downsizing") != "runner score"


def test_ice_that_the_runner_has_moved_up_to_lies_ahead() -> None:
    """Between the ice that was passed and the next one the Corp is asked, and has not met that yet."""
    t = Table(attacked(["2x Ice Wall"], 8, 9, ("Offworld Office", "Ash 2X3ZB9CY")))
    t.run("remote 1")
    ahead = []
    while t.game.state.run is not None and t.game.decision is not None:
        if t.game.decision.side == "corp":
            ahead.append(len(Seen(t.game.view("corp")).ice_ahead()))
        t.passes()
    assert ahead == [2, 2, 1, 1, 0]


@WHO
def test_a_trace_does_not_take_the_money_of_the_next_ice(who: str) -> None:
    """Data Raven asks for a trace; what is left is just what the inner ice costs that ends the run."""
    t = ran(attacked(["Data Raven (rezzed)", "Brân 1.0"], 6, 3), who)
    assert t.zone("Offworld Office") != "runner score"


@pytest.mark.parametrize(("runner", "link", "bid"), [(3, 0, 1), (3, 1, 2), (2, 0, 0), (3, 2, 3)])
def test_a_bid_is_just_enough(runner: int, link: int, bid: int) -> None:
    """Hunter traces with 3."""
    rig = (f"{link}x Rabbit Hole",) if link else ()
    t = Table(attacked(["Hunter (rezzed)"], 9, runner, rig=rig))
    t.run("remote 1")
    while (decision := t.decision).about != "trace-corp":
        t.passes()
    chosen = reflex.choose(t.game.state, decision, Random(1), Looks(t.game.state))
    assert decision.options[chosen].number == bid


def test_ice_is_rezzed_at_the_price_it_has_now() -> None:
    """Akitaro Watanabe takes 2 off; the quick rules reckon with that."""
    root = ("Superconducting Hub", "Akitaro Watanabe (rezzed)")
    game = attacked(["Wall of Static"], 1, 9, root)
    assert reckoned(game)[0] > 0.9
