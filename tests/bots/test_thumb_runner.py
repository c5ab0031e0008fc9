"""Rules of thumb of the Runner as short plays."""

from random import Random

import pytest

from rulerunner import At, Running, Seat, position
from rulerunner.bots.search import reflex
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import quick_values
from rulerunner.bots.search.running import Scene
from rulerunner.bots.thumb.runner_turn import action_values
from rulerunner.bots.thumb.table import Table as Seen
from rulerunner.cards.library import library
from tests.bots.test_thumb import choice, go_on
from tests.support.table import Table

# --- the Runner -------------------------------------------------------------------------------------------


def test_an_open_server_with_an_advanced_card_is_run() -> None:
    game = position(
        corp=Seat(credits=0, deck=["3x Hedge Fund"]),
        runner=Seat(credits=6, hand=["5x Diesel"], deck=["9x Diesel"]),
        servers={
            "HQ": At(ice=["Ice Wall (rezzed)"]),
            "R&D": At(ice=["Ice Wall (rezzed)"]),
            "remote 1": At(root=["Priority Requisition (2 advancement)"]),
        },
    )
    assert choice(game).kind == "run"
    t = Table(game)
    t.runner("run")
    assert choice(game).server == 3


def test_ice_that_ends_the_run_and_cannot_be_broken_is_left_alone() -> None:
    game = position(
        corp=Seat(deck=["3x Hedge Fund"]),
        runner=Seat(credits=2, deck=["9x Diesel"]),
        servers={name: At(ice=["Ice Wall (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
    )
    assert choice(game).kind != "run"


@pytest.mark.parametrize(("credits", "runs"), [(8, False), (11, True)])
@pytest.mark.parametrize("ice", ["Whitespace", "Valentão"])
def test_ice_that_asks_for_credits_takes_some_first(ice: str, credits: int, runs: bool) -> None:
    """Seen at a table: with 8 credits a Runner ran into a Whitespace in sight, which takes 3 and ends the
    run of who has not 7 left. Valentão gives the Corp 2, takes 2, and asks for as many as the
    Corp has."""
    corp = Seat(credits=7, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"])
    game = position(
        corp=corp,
        runner=Seat(credits=credits, clicks=1, hand=["5x Diesel"], deck=["9x Diesel"]),
        servers={
            **{name: At(ice=["2x Ice Wall (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
            "remote 1": At(ice=[f"{ice} (rezzed)"], root=["Offworld Office (2 advancement)"]),
        },
    )
    assert (choice(game).kind == "run") is runs
    scene = Scene(game.state, Looks(game.state))
    assert (scene.run_value(game.state.servers[3]) > 0) is runs


def test_a_breaker_is_pumped_first_and_then_breaks_what_hurts() -> None:
    t = Table(
        position(
            corp=Seat(deck=["3x Hedge Fund"]),
            runner=Seat(credits=9, hand=["3x Diesel"], rig=["Corroder"]),
            servers={"R&D": At(ice=["Wall of Static (rezzed)"])},
            run=Running("R&D", "6.9.3a"),
        )
    )
    go_on(t)
    face = library().face("Corroder")
    used = [change.place for change in t.game.events if change.kind == "use" and change.sort == "ability"]
    assert used[:2] == [face.boosts[0], face.breakers[0]], "it has strength 2 and needs 3"
    assert any(change.kind == "successful run" for change in t.game.events)


@pytest.mark.parametrize(("credits", "broken"), [(3, False), (4, True)])
def test_nothing_is_paid_at_ice_if_the_ice_behind_can_then_not_be_paid(credits: int, broken: bool) -> None:
    """Two Walls of Static cost two credits each; the quick rules think the same."""
    t = Table(
        position(
            corp=Seat(deck=["3x Hedge Fund"]),
            runner=Seat(credits=credits, hand=["3x Diesel"], rig=["Corroder"]),
            servers={"R&D": At(ice=["Wall of Static (rezzed)", "Wall of Static (rezzed)"])},
            run=Running("R&D", "6.9.3a", ice=1),
        )
    )
    assert t.decision.kind == "paid"
    quick = reflex.choose(t.game.state, t.decision, Random(1), Looks(t.game.state))
    assert (choice(t.game).kind == "use") == (t.decision.options[quick].kind == "use") == broken


def test_a_subroutine_that_the_score_has_made_end_the_run_is_broken() -> None:
    """N-Pot ends the run twice from two points on (26.03: 1.17.1a)."""

    def broken(points: list[str]) -> int:
        t = Table(
            position(
                rules="nsg-26.03",
                corp=Seat(deck=["3x Hedge Fund"]),
                runner=Seat(credits=20, hand=["3x Diesel"], score=points),
                servers={"R&D": At(ice=["N-Pot (rezzed)"])},
                run=Running("R&D", "6.9.3a"),
            )
        )
        go_on(t)
        assert any(change.kind == "successful run" for change in t.game.events)
        return sum(change.kind == "use" and change.sort == "ability" for change in t.game.events)

    assert broken([]) == 1
    assert broken(["Priority Requisition"]) == 2


def test_a_subroutine_that_costs_less_than_breaking_it_is_let_through() -> None:
    t = Table(
        position(
            corp=Seat(deck=["3x Hedge Fund"]),
            runner=Seat(credits=9, clicks=0, hand=["5x Diesel"], rig=["Carmen"]),
            servers={"R&D": At(ice=["Tithe (rezzed)"])},
            run=Running("R&D", "6.9.3a"),
        )
    )
    go_on(t)
    broken, fired = (
        [change.place for change in t.game.events if change.kind == kind]
        for kind in ("subroutine broken", "subroutine resolves")
    )
    assert (broken, fired) == ([0], [1]), "the damage is broken; a credit for the Corp is not"


def test_the_runner_jacks_out_before_ice_that_would_kill() -> None:
    ice = ["Ice Wall (rezzed)", "Neural Katana (rezzed)"]
    servers = {"remote 1": At(ice=ice, root=["Priority Requisition (3 advancement)"])}
    for grip, kind in ((1, "yes"), (5, "no")):
        t = Table(
            position(
                corp=Seat(deck=["9x Hedge Fund"]),
                runner=Seat(credits=9, hand=[f"{grip}x Diesel"], rig=["Corroder"]),
                servers=servers,
                run=Running("remote 1", "6.9.2d", ice=2),
            )
        )
        assert t.decision.about == "jack-out"
        assert choice(t.game).kind == kind


def test_an_advanced_card_in_the_open_is_feared_with_few_cards_in_the_grip() -> None:
    chosen = []
    for grip in (2, 5):
        game = position(
            corp=Seat(credits=5, deck=["3x Hedge Fund"]),
            runner=Seat(credits=6, hand=[f"{grip}x Sure Gamble"], deck=["9x Sure Gamble"], clicks=1),
            servers={
                "HQ": At(ice=["Ice Wall (rezzed)"]),
                "R&D": At(ice=["Ice Wall (rezzed)"]),
                "Archives": At(ice=["Ice Wall (rezzed)"]),
                "remote 1": At(root=["Urtica Cipher (2 advancement)"]),
            },
        )
        chosen.append(choice(game).kind)
    assert chosen == ["draw", "run"]


def test_a_tag_is_cleared() -> None:
    game = position(
        corp=Seat(credits=10, deck=["3x Hedge Fund"]),
        runner=Seat(credits=4, tags=1, hand=["3x Mimic"], deck=["9x Diesel"]),
        servers={name: At(ice=["Ice Wall (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
    )
    assert choice(game).kind == "remove tag"


@pytest.mark.usefixtures("untaught")
def test_many_tags_are_cleared_where_all_of_them_can_be() -> None:
    chosen = []
    for credits in (13, 4):
        game = position(
            corp=Seat(credits=20, deck=["3x Hedge Fund"]),
            runner=Seat(credits=credits, tags=3, hand=["3x Mimic"], deck=["9x Diesel"]),
            servers={name: At(ice=["Ice Wall (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
        )
        assert game.asked is not None
        quick = quick_values(game.state, game.asked, Looks(game.state))
        values = action_values(Seen(game.view("runner")))
        at = next(i for i, option in enumerate(game.asked.options) if option.kind == "remove tag")
        assert abs(quick[at] - values[at]) < 0.01
        chosen.append(values[at])
    assert chosen[0] > 5.0 > chosen[1]


def test_a_campaign_is_worth_its_trash_cost_and_a_dear_one_is_not() -> None:
    for card, credits, kind in (("PAD Campaign (rezzed)", 12, "trash"), ("PAD Campaign", 4, "pass")):
        t = Table(
            position(
                corp=Seat(deck=["3x Hedge Fund"]),
                runner=Seat(credits=credits, hand=["5x Diesel"]),
                servers={"remote 1": At(root=[card])},
            )
        )
        t.run("remote 1")
        t.until(side="runner", kind="mid-access")
        assert choice(t.game).kind == kind, card


@pytest.mark.parametrize("credits", [0, 2])
def test_nobody_runs_to_trash_what_cannot_be_paid_for(credits: int) -> None:
    """Regolith Mining License costs 3 to trash. The quick rules think the same."""
    game = position(
        corp=Seat(credits=5, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=credits, hand=["5x Diesel"], deck=["9x Diesel"]),
        servers={
            **{name: At(ice=["Tollbooth (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
            "remote 1": At(root=["Regolith Mining License (rezzed, 15 credits)"]),
        },
    )
    decision = game.decision
    assert decision is not None
    run = next(i for i, option in enumerate(decision.options) if option.kind == "run")
    table = Seen(game.view("runner"))
    for values in (action_values(table), quick_values(game.state, decision, Looks(game.state))):
        assert values[run] <= 0.0


def test_a_card_that_turns_counters_into_credits_is_installed_for_these() -> None:
    """Coalescence brings four credits for two and a click."""
    game = position(
        corp=Seat(credits=5, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=4, hand=["Coalescence", "4x Corroder"], rig=["Corroder"], deck=["9x Diesel"]),
        servers={name: At(ice=["Tollbooth (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
    )
    assert choice(game).text.startswith("Install Coalescence")


# --- what has been seen -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("grip", "credits", "runs"),
    [(5, 5, True), (5, 1, False), (1, 5, False)],
    ids=["it can be stolen", "it cannot be paid for", "it would kill"],
)
def test_an_agenda_that_bites_is_run_for_by_who_survives_it_and_can_pay(
    grip: int, credits: int, runs: bool
) -> None:
    """Fetal AI, seen before: 2 net damage to whoever accesses it, and 2 credits to steal it."""
    game = position(
        corp=Seat(credits=5, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=credits, hand=[f"{grip}x Diesel"], deck=["9x Diesel"]),
        servers={
            **{name: At(ice=["Tollbooth (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
            "remote 1": At(root=["Fetal AI (seen)"]),
        },
    )
    assert (choice(game).kind == "run") is runs
    decision = game.decision
    assert decision is not None
    quick = reflex.choose(game.state, decision, Random(1), Looks(game.state))
    assert (decision.options[quick].kind == "run") is runs, "the quick rules of the search agree"


@pytest.mark.parametrize(("credits", "clicks", "run"), [(2, 2, False), (9, 2, True), (2, 4, True)])
def test_what_an_upgrade_in_sight_asks_at_the_server_is_part_of_the_way(
    credits: int, clicks: int, run: bool
) -> None:
    """The run ends at this server unless two clicks or five credits are given: the click of the run itself
    is gone by then. The quick rules of the search reckon with it, too."""
    game = position(
        corp=Seat(credits=0, score=["Priority Requisition", "Hostile Takeover"], deck=["3x Hedge Fund"]),
        runner=Seat(credits=credits, clicks=clicks, hand=["5x Diesel"], deck=["9x Diesel"]),
        servers={
            **{name: At(ice=["Ice Wall (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
            "remote 1": At(root=["Project Atlas (2 advancement)", "Manegarm Skunkworks (rezzed)"]),
        },
    )
    assert (choice(game).kind == "run") == run
    assert game.decision is not None
    quick = reflex.choose(game.state, game.decision, Random(1), Looks(game.state))
    assert (game.decision.options[quick].kind == "run") == run


@pytest.mark.parametrize(("grip", "iced", "runs"), [(5, False, True), (3, False, False), (4, True, True)])
def test_what_was_advanced_in_the_open_may_kill(grip: int, iced: bool, runs: bool) -> None:
    """Few Corps advance an agenda where no ice is: with too few cards to survive a trap it is left alone by a
    Runner who can draw no more. Behind ice it is an agenda."""
    game = position(
        corp=Seat(credits=0, deck=["3x Hedge Fund"]),
        runner=Seat(credits=9, clicks=1, hand=[f"{grip}x Diesel"], deck=["9x Diesel"], rig=["Corroder"]),
        servers={
            **{name: At(ice=["Tollbooth (rezzed)"]) for name in ("HQ", "R&D", "Archives")},
            "remote 1": At(
                ice=["Ice Wall (rezzed)"] if iced else [], root=["Project Junebug (1 advancement)"]
            ),
        },
    )
    assert (choice(game).kind == "run") is runs
    assert game.decision is not None
    quick = reflex.choose(game.state, game.decision, Random(1), Looks(game.state))
    assert (game.decision.options[quick].kind == "run") is runs, "the quick rules of the search agree"


@pytest.mark.parametrize(("shown", "bid"), [(["Scorched Earth (faceup)"], 5), ([], 0)])
def test_a_tag_that_is_kept_for_later_is_escaped_where_it_kills(shown: list[str], bid: int) -> None:
    """Data Raven keeps the tag of its trace as a counter; in its own turn the Corp makes use of it."""
    t = Table(
        position(
            corp=Seat(credits=9, hand=["2x Scorched Earth"], deck=["9x Hedge Fund"], discard=list(shown)),
            runner=Seat(credits=9, hand=["4x Diesel"], deck=["9x Diesel"]),
            servers={"R&D": At(ice=["Data Raven (rezzed)"])},
            run=Running("R&D", "6.9.3a"),
        )
    )
    while (decision := t.game.decision) is not None and decision.about != "trace-runner":
        t.choose(2 if decision.about == "trace-corp" else 0)
    assert choice(t.game).number == bid
