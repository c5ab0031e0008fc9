"""What a view says of the turn so far, so that a player who joins now needs no memory."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.view import view
from rulerunner.view.records import PastView
from tests.support.table import Table
from tests.view.games import RULES, decisions

HQ, RND = 0, 1


def past(t: Table, side: str = "runner") -> PastView:
    return view(t.game.state, side, t.game.decision).past


def an_open_table() -> Table:
    """Nothing but R&D and HQ, and a Runner with four clicks."""
    return Table(position(corp=Seat(hand=["Hedge Fund"], deck=["6x Hedge Fund"]), runner=Seat()))


def run_on(t: Table, server: str) -> None:
    t.run(server)
    t.finish_run()


def test_the_runs_of_this_turn_are_told_the_one_in_progress_too() -> None:
    t = an_open_table()
    assert past(t).runs == ()
    run_on(t, "HQ")
    run_on(t, "R&D")
    assert past(t).runs == (HQ, RND)
    t.run("HQ")
    assert past(t).runs == past(t, "corp").runs == (HQ, RND, HQ)


def test_another_turn_begins_without_runs() -> None:
    t = an_open_table()
    run_on(t, "HQ")
    t.until(side="corp", kind="action")
    assert past(t, "corp").runs == ()


def test_cards_accessed_in_rnd_are_counted_while_they_lie_on_top() -> None:
    t = an_open_table()
    assert past(t).seen_in_rnd == 0
    run_on(t, "R&D")
    assert past(t).seen_in_rnd == 1
    run_on(t, "R&D")
    assert past(t).seen_in_rnd == 1, "it was the same card"
    t.until(side="corp", kind="action")
    assert past(t, "corp").seen_in_rnd == 0, "the Corp has drawn it"


def test_a_card_the_runner_took_from_rnd_leaves_an_unseen_one_on_top() -> None:
    deck = ["Hostile Takeover", "Hedge Fund"]
    t = Table(position(corp=Seat(deck=deck), runner=Seat()))
    run_on(t, "R&D")
    assert t.zone("Hostile Takeover") == "runner score"
    assert past(t).seen_in_rnd == 0


def eyed(hand: list[str]) -> Table:
    """The Runner has seen the three top cards of R&D, and the Corp is to act."""
    t = Table(
        position(
            corp=Seat(credits=5, hand=hand, deck=["9x Enigma"]),
            runner=Seat(credits=5, hand=["The Maker’s Eye"]),
        )
    )
    t.runner("play", "The Maker’s Eye")
    t.finish_run()
    assert past(t).seen_in_rnd == 3
    t.until(side="corp", kind="action")
    return t


def test_several_cards_seen_last_turn_are_remembered_until_the_corp_draws_them() -> None:
    t = eyed(["Hedge Fund"])
    assert past(t).seen_in_rnd == 2
    t.corp("draw")
    assert past(t).seen_in_rnd == 1
    t.until(side="runner", kind="action")
    assert past(t).seen_in_rnd == 1


def test_cards_seen_are_forgotten_when_they_are_shuffled() -> None:
    t = eyed(["Sprint", "2x Hedge Fund"])
    t.corp("play", "Sprint")
    t.until(side="runner", kind="action")
    assert t.happened("shuffle")
    assert past(t).seen_in_rnd == 0


def test_cards_installed_this_turn_are_told_by_their_place() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(hand=["Ice Wall", "Hostile Takeover"], deck=["3x Enigma"]),
            runner=Seat(),
            servers={"remote 1": At(root=["PAD Campaign"])},
        )
    )
    t.corp("install", "Ice Wall")
    t.corp("server", server="remote 1")
    assert past(t).installed == past(t, "corp").installed == ("server 3 ice 0",)
    t.until(side="runner", kind="action")
    assert past(t).installed == ()


def test_a_card_that_has_left_again_is_not_among_those_installed() -> None:
    hand = ["Self-modifying Code"]
    t = Table(position(runner=Seat(credits=9, hand=hand, deck=["Diesel"]), corp=Seat()))
    t.runner("install", "Self-modifying Code")
    assert past(t).installed == ("rig 0",)
    t.until(side="runner", option="use")
    t.runner("use", "Self-modifying Code")
    assert t.zone("Self-modifying Code") == "heap"
    assert past(t).installed == ()
    assert past(t).uses == past(t, "corp").uses == 1


@pytest.mark.parametrize("rules", RULES)
def test_a_saved_game_tells_the_same_past(rules: str) -> None:
    for number, game in enumerate(decisions(rules, 3, 300)):
        if number % 20 == 0:
            again = Game.from_json(game.to_json())
            for side in ("corp", "runner"):
                assert again.view(side).past == game.view(side).past
