"""X is the number that was chosen or paid (1.16.2c, 8.6.2a), whatever an ability counts while it resolves."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.filters import In, Is, OfChosenType
from rulerunner.lang.instructions import (
    Choose,
    ChooseName,
    ChooseNumber,
    ChooseOne,
    ChooseServer,
    ChooseType,
    Draw,
    EachMayDraw,
    Gain,
    Instruction,
    RememberServer,
    Repeat,
    ResolveSubroutine,
    Run,
    RunEach,
)
from rulerunner.lang.quantities import Count, X
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, HQ_SERVER, REMEMBERED_SERVER, RND_SERVER, OneOf
from rulerunner.lang.sugar import play, sub
from rulerunner.lang.words import GRIP, ICE
from tests.support.faces import made, table
from tests.support.table import Table

MODERN = ("nisei-1.4", "nsg-26.03")


def with_x_of_5(rules: str, *block: Instruction) -> Table:
    """The Runner has played an event, and has chosen 5 to be X."""
    wager = made("Wager", "event", play(ChooseNumber(0, 9), *block, Gain(X)))
    runner = Seat(credits=0, hand=["Wager"], deck=["9x Diesel"])
    t = table(wager, rules=rules, corp=Seat(deck=["9x Hedge Fund"]), runner=runner)
    t.runner("play", "Wager")
    t.runner("number", number=5)
    return t


@pytest.mark.rule("nsg-26.03 9.12.4b", "nsg-26.03 1.16.2c")
@pytest.mark.parametrize("rules", MODERN)
def test_x_is_no_number_of_repetitions(rules: str) -> None:
    t = with_x_of_5(rules, Repeat(2, (Gain(X),)))
    assert t.credits["runner"] == 15


@pytest.mark.rule("nsg-26.03 9.12.4b", "nsg-26.03 9.12.4c")
@pytest.mark.parametrize("rules", MODERN)
def test_repetitions_are_counted_each_within_the_other(rules: str) -> None:
    t = with_x_of_5(rules, Repeat(2, (Repeat(3, (Gain(1),)), Gain(X))))
    assert t.credits["runner"] == 21


@pytest.mark.rule("nsg-26.03 9.12.6b", "nsg-26.03 9.12.6d")
@pytest.mark.parametrize("rules", MODERN)
def test_x_is_the_same_in_every_mode_and_after_them(rules: str) -> None:
    t = with_x_of_5(rules, ChooseOne(((Gain(X),), (Draw(1),), (Draw(2),)), amount=2))
    assert [option.number for option in t.decision.options] == [0, 1, 2]
    t.runner("effect", number=1)
    assert [option.number for option in t.decision.options] == [0, 2]
    t.runner("effect", number=0)
    assert t.decision.kind == "action"
    assert t.credits["runner"] == 10


@pytest.mark.rule("nsg-26.03 8.4.4a")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("first", "second"), [("yes", "no"), ("no", "yes"), ("yes", "yes")])
def test_x_is_not_whether_a_player_draws(rules: str, first: str, second: str) -> None:
    t = with_x_of_5(rules, EachMayDraw(1))
    t.runner(first)
    t.corp(second)
    assert [e.side for e in t.events("draw")] == [
        side for side, said in (("runner", first), ("corp", second)) if said == "yes"
    ]
    assert t.credits["runner"] == 5


# --- what a player names, and what an instruction keeps in mind --------------------------------------------


@pytest.mark.rule("nsg-26.03 1.16.2c", "nsg-26.03 1.15.1b")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("names", "option"),
    [
        (ChooseServer(ANY_SERVER), "server"),
        (ChooseType(("event", "hardware")), "type"),
        (ChooseName(), "name"),
    ],
    ids=("server", "type", "name"),
)
def test_x_is_not_what_a_player_names(names: Instruction, option: str, rules: str) -> None:
    t = with_x_of_5(rules, names, Gain(X))
    t.choose(t.find(option)[1])
    assert t.credits["runner"] == 10


@pytest.mark.rule("nsg-26.03 1.15.1b")
@pytest.mark.parametrize("rules", MODERN)
def test_a_server_a_type_and_a_number_are_known_apart(rules: str) -> None:
    block = (ChooseServer(ANY_SERVER), ChooseType(("event", "program")), RememberServer())
    search = made(
        "Quest",
        "event",
        play(ChooseNumber(0, 9), *block, Gain(Count(OfChosenType() & In(GRIP))), Run(REMEMBERED_SERVER)),
    )
    runner = Seat(credits=0, hand=["Quest", "3x Mimic", "Diesel"], deck=["9x Diesel"])
    t = table(search, rules=rules, corp=Seat(hand=["Hedge Fund"], deck=["9x Hedge Fund"]), runner=runner)
    t.runner("play", "Quest")
    t.runner("number", number=0)
    t.runner("server", server="R&D")
    t.runner("type", detail="program")
    assert t.credits["runner"] == 3
    assert t.attacked == "R&D"


@pytest.mark.rule("nsg-26.03 1.16.2c")
@pytest.mark.parametrize("rules", MODERN)
def test_x_is_neither_a_subroutine_nor_a_run(rules: str) -> None:
    wall = made("Wall", "ice", sub(Gain(1)), sub(Gain(2)))
    both = made(
        "Both",
        "event",
        play(
            ChooseNumber(0, 9),
            Choose(Is(ICE)),
            ResolveSubroutine(CHOSEN),
            RunEach(OneOf((HQ_SERVER, RND_SERVER))),
            Gain(X),
        ),
    )
    t = table(
        wall,
        both,
        rules=rules,
        corp=Seat(credits=0, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=0, hand=["Both"]),
        servers={"Archives": At(ice=["Wall (rezzed)"])},
    )
    t.runner("play", "Both")
    t.runner("number", number=9)
    t.runner("subroutine", number=1)
    t.runner("server", server="HQ")
    while t.decision.kind != "action":
        t.passes()
    assert (t.credits["corp"], t.credits["runner"]) == (2, 9)
    assert len(t.events("run ends")) == 2
