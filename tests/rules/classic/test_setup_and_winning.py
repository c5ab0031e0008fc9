"""The game of 1996, C2 and C3: setting up, winning and losing."""

import pytest

from rulerunner import At, Seat, new_game
from rulerunner.kernel.read.memory import memory_limit
from rulerunner.kernel.read.values import hand_size
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import TakeBadPublicity
from rulerunner.lang.sugar import play
from tests.support.classic import classic
from tests.support.table import Table

# No printed card of the base set gives bad publicity.
SCANDAL = Face(Facts("Scandal", "corp", "operation", cost=0), (play(TakeBadPublicity(1)),))


def started() -> Table:
    return Table(new_game("45x Hunter", "45x Score!", "classic-1996", seed=1))


@pytest.mark.rule("classic-1996 C2")
def test_each_player_starts_with_five_bits_and_five_cards() -> None:
    t = started()
    s = t.game.state
    assert t.credits == {"corp": 5, "runner": 5}
    assert len(s.hand("runner")) == 5
    drawn = sum(change.amount for change in t.events("draw", side="corp"))
    assert drawn == 1  # the draw of the first turn
    assert len(s.hand("corp")) == 5 + drawn
    assert (len(s.deck("corp")), len(s.deck("runner"))) == (45 - 5 - drawn, 40)


@pytest.mark.rule("classic-1996 C2")
def test_the_corp_goes_first_and_nobody_draws_a_second_hand() -> None:
    t = started()
    assert (t.decision.side, t.decision.kind) == ("corp", "action")
    assert t.steps()[0] == "C4.1"
    assert not t.happened("mulligan")
    assert not t.game.state.zones["identities"]


@pytest.mark.rule("classic-1996 C2")
def test_hands_are_of_five_cards_and_memory_is_four_units() -> None:
    s = started().game.state
    assert hand_size(s, "corp") == hand_size(s, "runner") == 5
    assert memory_limit(s) == 4


@pytest.mark.rule("classic-1996 C3")
def test_the_corp_wins_at_once_with_its_seventh_point() -> None:
    t = classic(
        turn="corp",
        at="C4.7",
        corp=Seat(score=["Tycho Extension"], clicks=1),
        servers={"remote 1": At(root=["On-Call Solo Team (4 advancement)"])},
    )
    t.corp("score", "On-Call Solo Team")
    assert t.game.result == ("corp", "points")
    assert t.clicks["corp"] == 1


@pytest.mark.rule("classic-1996 C3")
def test_six_points_are_not_enough() -> None:
    t = classic(
        turn="corp",
        at="C4.7",
        corp=Seat(score=["Tycho Extension"]),
        servers={"remote 1": At(root=["Marine Arcology (3 advancement)"])},
    )
    t.corp("score", "Marine Arcology")
    assert t.game.result is None


@pytest.mark.rule("classic-1996 C3")
def test_the_runner_wins_at_once_with_the_seventh_point() -> None:
    t = classic(corp=Seat(hand=["Employee Empowerment"]), runner=Seat(score=["Tycho Extension"]))
    t.run("HQ")
    t.runner("no")
    assert t.game.result == ("runner", "points")
    assert not t.happened("run ends")


@pytest.mark.rule("classic-1996 C3")
@pytest.mark.parametrize("how", ["start of turn", "action", "card"])
def test_a_corp_that_must_draw_from_an_empty_deck_loses(how: str) -> None:
    if how == "start of turn":
        t = classic(turn="corp", at="C4.1")
    else:
        t = classic(turn="corp", corp=Seat(hand=["Annual Reviews"], deck=["Hunter", "Hunter"]))
        if how == "card":
            t.corp("play", "Annual Reviews")
        else:
            for _ in range(3):
                assert t.game.result is None
                t.corp("draw")
    assert t.game.result == ("runner", "empty-deck")


@pytest.mark.rule("classic-1996 C3")
def test_an_empty_deck_alone_loses_nothing() -> None:
    t = classic(turn="corp", corp=Seat(deck=["Hunter"]))
    t.corp("draw")
    assert not t.game.state.deck("corp")
    assert t.game.result is None


@pytest.mark.rule("classic-1996 C3")
@pytest.mark.parametrize("cards", [3, 4])
def test_a_runner_is_flatlined_by_damage_of_more_than_the_hand_holds(cards: int) -> None:
    t = classic(
        turn="corp",
        corp=Seat(hand=["Scorched Earth"]),
        runner=Seat(hand=["Score!"] * cards, tags=1),
    )
    t.corp("play", "Scorched Earth")
    assert t.game.result == (("corp", "flatline") if cards < 4 else None)


@pytest.mark.rule("classic-1996 C3")
@pytest.mark.parametrize("before", [5, 6])
def test_a_corp_with_seven_bad_publicity_loses(before: int) -> None:
    t = classic(turn="corp", corp=Seat(hand=["Scandal"], bad_publicity=before), faces=[SCANDAL])
    t.corp("play", "Scandal")
    assert t.game.result == (("runner", "bad publicity") if before == 6 else None)


@pytest.mark.rule("classic-1996 C3")
def test_bad_publicity_gives_the_runner_no_bits() -> None:
    t = classic(corp=Seat(bad_publicity=3, hand=["Hunter"]), runner=Seat(credits=2))
    t.run("HQ")
    assert t.credits["runner"] == 2
    assert not t.happened("gain credits")
