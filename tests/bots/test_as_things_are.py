"""What the quick rules and the judge reckon anew: as things are, not as they were where the search began."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.bots.search.features import FEATURES, features
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import quick_values
from rulerunner.bots.search.traits import traits
from rulerunner.bots.thumb.runner_turn import action_values
from rulerunner.bots.thumb.table import Table as Seen
from rulerunner.cards.library import library
from tests.support.table import Table


def red_team(credits: int, ran: str = "") -> tuple[float, float]:
    """What an action is worth that makes a run, by the quick rules and by the rules of thumb."""
    t = Table(
        position(
            turn="runner",
            corp=Seat(hand=["3x Hedge Fund"], deck=["20x Hedge Fund"]),
            runner=Seat(hand=["5x Diesel"], deck=["9x Diesel"], rig=[f"Red Team ({credits} credits)"]),
        )
    )
    looks = Looks(t.game.state)
    if ran:
        t.run(ran)
        t.until(side="runner", kind="action")
    decision = t.game.decision
    assert decision is not None
    at = next(i for i, option in enumerate(decision.options) if option.kind == "use")
    thumb = action_values(Seen(t.game.view("runner")))
    return quick_values(t.game.state, decision, looks)[at], thumb[at]


@pytest.mark.usefixtures("untaught")
def test_what_a_run_takes_from_the_card_that_makes_it_counts() -> None:
    """Red Team: a success brings three credits, as long as they lie there."""
    assert red_team(12)[0] == pytest.approx(red_team(12)[1])
    assert red_team(12)[0] - red_team(1)[0] == pytest.approx(2.0)


@pytest.mark.usefixtures("untaught")
def test_a_card_that_runs_where_no_run_was_made_this_turn_goes_elsewhere() -> None:
    """Where it may go is not what it was as the search began."""
    assert red_team(12, "R&D")[0] == pytest.approx(red_team(12, "R&D")[1], abs=0.1)
    assert red_team(12, "R&D")[0] < red_team(12)[0]


def test_what_the_opponent_gains_by_a_card_is_no_gain() -> None:
    """Each of these brings its player some credits, and the other player some, too."""
    faces = [library().face(name) for name in ("Medical Research Fundraiser", "Peace in Our Time")]
    assert [traits(face).gain for face in faces] == [8 - 3, 10 - 1]


@pytest.mark.usefixtures("untaught")
@pytest.mark.parametrize("grip", [2, 6])
def test_cards_to_be_drawn_are_worth_what_room_there_is_for_them_now(grip: int) -> None:
    """However full the grip was where the search began."""
    before, now = (
        position(
            turn="runner",
            corp=Seat(hand=["3x Hedge Fund"], deck=["20x Hedge Fund"]),
            runner=Seat(hand=["Diesel", f"{held - 1}x Corroder"], deck=["20x Easy Mark"]),
        )
        for held in (8 - grip, grip)
    )
    decision = now.decision
    assert decision is not None
    quick = quick_values(now.state, decision, Looks(before.state))
    thumb = action_values(Seen(now.view("runner")))
    diesel = next(at for at, option in enumerate(decision.options) if option.kind == "play")
    assert quick[diesel] == pytest.approx(thumb[diesel])


@pytest.mark.parametrize("upgrade", ["Ash 2X3ZB9CY", "Manegarm Skunkworks"])
def test_an_upgrade_that_keeps_the_runner_out_makes_its_server_safer(upgrade: str) -> None:
    """Rezzed in the root; a run there is worth less, and to the judge what lies there is safer."""

    def seen(*more: str) -> dict[str, float]:
        game = position(
            turn="corp",
            corp=Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(hand=["5x Diesel"], deck=["9x Diesel"], rig=["Corroder"]),
            servers={"Server 1": At(ice=["Ice Wall (rezzed)"], root=["Offworld Office", *more])},
        )
        return dict(zip(FEATURES, features(game.state, Looks(game.state)), strict=True))

    before, after = seen(), seen(f"{upgrade} (rezzed)")
    assert after["the best remote is safe"] > before["the best remote is safe"] + 0.1
    assert after["points installed that are open"] < before["points installed that are open"]
    assert after["the best run on a remote is worth"] < before["the best run on a remote is worth"]


def test_what_lies_in_the_root_of_a_central_server_is_seen_by_the_judge() -> None:
    """An upgrade there is one, and rezzed it may keep the Runner from the cards."""

    def seen(*root: str) -> dict[str, float]:
        game = position(
            turn="corp",
            corp=Seat(hand=["3x Offworld Office"], deck=["9x Hedge Fund"]),
            runner=Seat(hand=["5x Diesel"], deck=["9x Diesel"]),
            servers={"HQ": At(root=list(root))},
        )
        return dict(zip(FEATURES, features(game.state, Looks(game.state)), strict=True))

    none, hidden, rezzed = seen(), seen("Ash 2X3ZB9CY"), seen("Ash 2X3ZB9CY (rezzed)")
    assert none["upgrades installed"] < hidden["upgrades installed"] == rezzed["upgrades installed"]
    assert (
        none["HQ can be got into"] == hidden["HQ can be got into"] == 1 > rezzed["HQ can be got into"] + 0.5
    )
    assert rezzed["points in HQ that can be got at"] < none["points in HQ that can be got at"] / 2
