"""What is done in vain is not done: breakers where no ice is, what pays once a turn, installs of nothing."""

from random import Random

import pytest

from rulerunner import At, Game, Running, Seat, position
from rulerunner.bots.search import Search
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.running import Scene
from rulerunner.bots.search.trying import FIRST, LEAST, SELDOM_TRIED
from rulerunner.bots.search.untried import outdone
from rulerunner.bots.thumb import handler
from rulerunner.bots.thumb.servers import success_bonus
from rulerunner.bots.thumb.table import RND_ID
from rulerunner.bots.thumb.table import Table as Seen
from rulerunner.state.records import NOBODY
from rulerunner.view.sampler import Sampler
from tests.support.table import Table

ARISSANA = "Arissana Rocha Nahu: Street Artist"
ZAHYA = "Zahya Sadeghi: Versatile Smuggler"


def on_the_way(hand: list[str], credits: int = 7, ice: str = "Ice Wall") -> Table:
    """A Runner on the way to ice, who can use abilities."""
    rig = ["Principia", "Unity"]
    t = Table(
        position(
            rules="nsg-26.03",
            corp=Seat(credits=1, hand=["3x Hedge Fund"], deck=["9x Offworld Office"]),
            runner=Seat(credits=credits, hand=hand, rig=rig, deck=["9x Diesel"], identity=ARISSANA),
            servers={"HQ": At(ice=[ice])},
            run=Running("HQ", "6.9.1d"),
        )
    )
    t.until(side="runner", option="use")
    return t


def values_of(game: Game) -> dict[str, float]:
    """What the rules of thumb give for each option, by its text."""
    table = Seen(game.view("runner"))
    return {
        f"{option.kind} {face.name if (face := table.face_of(option)) else ''}".strip(): value
        for option, value in zip(table.decision.options, handler(table)(table), strict=True)
    }


def test_a_breaker_is_not_tried_where_no_ice_is_encountered() -> None:
    t = on_the_way(["Pelangi"])
    assert t.game.state.encounter is None
    table = Seen(t.game.view("runner"))
    out = outdone(table, handler(table)(table), frozenset())
    left = [each for index, each in enumerate(table.decision.options) if index not in out]
    faces = [table.face_of(each) for each in left]
    assert len(left) < len(table.decision.options)
    assert not any(face is not None and face.breakers for face in faces)


def test_in_an_encounter_the_breaker_is_tried() -> None:
    t = on_the_way(["Pelangi"], ice="Ice Wall (rezzed)")
    while t.game.state.encounter is None:
        t.runner("pass")
        t.until(side="runner", option="use")
    table = Seen(t.game.view("runner"))
    out = outdone(table, handler(table)(table), frozenset())
    assert any(
        (face := table.face_of(each)) is not None and face.name == "Principia"
        for index, each in enumerate(table.decision.options)
        if index not in out
    )


@pytest.mark.parametrize(
    ("hand", "credits", "wanted"),
    [
        (["2x Sure Gamble"], 7, False),
        ([], 7, False),
        (["Echelon"], 1, False),
        (["Echelon"], 7, False),
        (["Botulus"], 7, True),
    ],
)
def test_a_program_is_installed_in_a_run_if_there_is_one_that_can_be_paid_for_and_stays(
    hand: list[str], credits: int, wanted: bool
) -> None:
    """Arissana Rocha Nahu: what is no trojan is trashed as the run ends."""
    found = values_of(on_the_way(hand, credits).game)
    assert (found[f"use {ARISSANA}"] > 0) is wanted


def test_a_breaker_that_the_ice_ahead_asks_for_is_worth_installing_for_one_run() -> None:
    t = on_the_way(["Echelon"], ice="Ballista (rezzed)")
    assert values_of(t.game)[f"use {ARISSANA}"] > 0


@pytest.mark.parametrize("before", [[], ["HQ"], ["Archives"]])
def test_what_pays_once_a_turn_is_not_reckoned_with_again(before: list[str]) -> None:
    """Zahya pays for the first of the runs on HQ and R&D that she is used in; not for one on Archives."""
    t = Table(
        position(
            rules="nsg-26.03",
            turn="runner",
            corp=Seat(credits=1, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=5, hand=["5x Diesel"], deck=["9x Diesel"], identity=ZAHYA),
        )
    )
    for server in before:
        t.run(server)
        t.until(side="runner", option="run")
    again = "HQ" in before
    scene = Scene(t.game.state, Looks(t.game.state))
    assert (scene.success(RND_ID) == 0.0) is again
    assert (success_bonus(Seen(t.game.view("runner")), RND_ID) == 0.0) is again


@pytest.mark.parametrize(("rig", "identity"), [([], ARISSANA), (["Leech"], ARISSANA), ([], ZAHYA)])
def test_a_card_of_rnd_that_was_just_seen_is_not_looked_at_again(rig: list[str], identity: str) -> None:
    """Leech gets a counter for it, which is less than a click for a credit brings; Zahya has been used."""
    t = Table(
        position(
            rules="nsg-26.03",
            turn="runner",
            corp=Seat(credits=0, hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=5, hand=["5x Diesel"], rig=rig, deck=["9x Diesel"], identity=identity),
        )
    )
    vain = []
    for _ in range(2):
        state = t.game.state
        vain.append(Scene(state, Looks(state)).vain(state.servers[RND_ID]))
        t.run("R&D")
        t.until(side="runner", option="run")
    assert vain == [False, True]


def a_search(passing: int) -> Search:
    """A search in a window, of which nothing is known yet; `passing` is the choice to do nothing."""
    t = on_the_way(["Botulus"])
    table = Seen(t.game.view("runner"))
    search = Search(Sampler(t.game.state, "runner"), Random(1), handler(table)(table))
    assert len(search.lines) > 2
    assert search.choices.options[search._passing] == table.decision.options.index(
        next(each for each in table.decision.options if each.kind == "pass")
    )
    search._passing = passing
    return search


def found(search: Search, choice: int, lead: float, visits: int = 100) -> None:
    """Let a choice have been tried so often on the same games as the first, and have led by so much."""
    search.choices.visits[choice] = visits
    search.choices.totals[choice] = 0.5 * visits
    search._leads[choice][:] = [float(visits), visits * lead, visits * (lead * lead + 1e-6)]


def test_where_the_rules_of_thumb_are_wrong_it_is_best_to_pass_unless_something_is_better_than_that() -> None:
    for more, best in ((LEAST / 2, 1), (3 * LEAST, 2)):
        search = a_search(passing=1)
        found(search, FIRST, 0.0)
        found(search, 1, 0.10)
        found(search, 2, 0.10 + more)
        assert search.best() == search.choices.options[best]


def test_what_was_given_up_early_is_not_chosen_for_the_lead_it_had() -> None:
    for visits, best in ((100 // SELDOM_TRIED - 1, 1), (100 // SELDOM_TRIED, 2)):
        search = a_search(passing=NOBODY)
        found(search, FIRST, 0.0)
        found(search, 1, 0.05)
        found(search, 2, 0.15, visits)
        assert search.best() == search.choices.options[best]
