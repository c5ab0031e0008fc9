"""Rules of thumb for the game of 1996: noise, link, bad publicity, errands, afflictions; short plays."""

from collections.abc import Callable
from random import Random

import pytest

from rulerunner import At, Seat
from rulerunner.bots import ThumbBot
from rulerunner.bots.search import reflex
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.thumb.breaking import way_past
from rulerunner.bots.thumb.runner_turn import action_values
from rulerunner.bots.thumb.table import Table as Seen
from rulerunner.view.records import HQ_ID, RND_ID, OptionView
from tests.bots.test_growing import accessed
from tests.support.classic import classic, rolled
from tests.support.classic_corp import DECK, HAND
from tests.support.classic_runner import CORP, runner_turn, succeeds, to_action
from tests.support.table import Table


def choice(t: Table) -> OptionView:
    """What the bot would choose now."""
    view = t.game.view(t.decision.side)
    assert view.decision is not None
    return view.decision.options[ThumbBot().choose(view)]


def value(t: Table, kind: str, name: str = "") -> float:
    """What the Runner's bot thinks an action is worth."""
    seen = Seen(t.game.view("runner"))
    values = zip(seen.decision.options, action_values(seen), strict=True)
    return next(worth for o, worth in values if o.kind == kind and (not name or name in o.text))


# --- ice that changes -------------------------------------------------------------------------------------


def by_rules_of_thumb(t: Table) -> int:
    return ThumbBot().choose(t.game.view(t.decision.side))


def by_quick_rules(t: Table) -> int:
    return reflex.choose(t.game.state, t.decision, Random(1), Looks(t.game.state))


@pytest.mark.parametrize("chooses", [by_rules_of_thumb, by_quick_rules])
@pytest.mark.parametrize(("rig", "gets_in"), [("Early Worm", False), ("Psychic Friend", True)])
def test_ice_is_broken_as_the_kind_it_was_rezzed_as(
    chooses: Callable[[Table], int], rig: str, gets_in: bool
) -> None:
    """Galatea is printed as a wall and rezzed as a code gate: a breaker of walls is not paid for."""
    t = runner_turn(
        corp=CORP._replace(credits=7),
        runner=Seat(credits=16, rig=[rig], hand=HAND),
        servers={"HQ": At(ice=["Galatea"])},
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Galatea")
    t.corp("yes")
    while t.in_run():
        t.choose(chooses(t))
    assert t.happened("successful run") == gets_in
    assert (t.credits["runner"] == 16) == (not gets_in)


# --- viruses ----------------------------------------------------------------------------------------------


@pytest.mark.card("Vienna 22")
def test_counters_with_the_corp_let_more_be_accessed() -> None:
    t = runner_turn(runner=Seat(credits=0, clicks=4, rig=["Vienna 22"]))
    succeeds(t, "HQ")
    succeeds(t, "HQ")
    assert accessed(t.game, HQ_ID) == (3, 3)
    assert accessed(t.game, RND_ID) == (1, 1)


# --- tag and kill -----------------------------------------------------------------------------------------


@pytest.mark.card("Chance Observation", "Scorched Earth")
@pytest.mark.parametrize("chooses", [by_rules_of_thumb, by_quick_rules])
@pytest.mark.parametrize(("rig", "tried"), [([], True), (["Access Through Alpha"], False)])
def test_a_rich_runner_without_a_base_link_is_traced_for_nothing(
    chooses: Callable[[Table], int], rig: list[str], tried: bool
) -> None:
    """With eight bits the Corp can play all three, if the trace takes none: bids are secret, and a Runner who
    has no base link cannot bid. The Runner's twenty bits were reckoned with."""
    t = runner_turn(
        corp=Seat(credits=8, hand=["Chance Observation", "2x Scorched Earth"], deck=DECK),
        runner=Seat(credits=20, clicks=1, rig=rig, hand=["5x Score!"], deck=["9x Score!"]),
    )
    t.run("Archives")
    t.finish_run()
    t.until(side="corp", rule="C4.6")
    view = t.game.view("corp")
    assert view.decision is not None
    assert (view.decision.options[chooses(t)].what == "Chance Observation") == tried


# --- noise ------------------------------------------------------------------------------------------------


def breaker_used(t: Table) -> str:
    """The icebreaker that the bot uses on the ice it has come to."""
    t.run("HQ")
    while not t.events("subroutine broken") and t.in_run():
        t.choose(ThumbBot().choose(t.game.view(t.decision.side)))
    broken = t.events("subroutine broken")
    return t.name(broken[0].source) if broken else ""


@pytest.mark.parametrize(
    ("rig", "used"),
    [
        (["Hammer", "Dwarf", "Cloak"], "Dwarf"),
        (["Wrecking Ball", "Dwarf"], "Wrecking Ball"),
        (["MS-todon", "Shaka"], "Shaka"),
    ],
)
def test_a_noisy_icebreaker_is_used_if_there_is_nothing_to_lose_by_it(rig: list[str], used: str) -> None:
    ice = "Data Wall" if "Dwarf" in rig else "Banpei"
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, rig=rig, hand=HAND),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    assert breaker_used(t) == used


@pytest.mark.parametrize(("breaker", "pays"), [("Hammer", False), ("Dwarf", True)])
def test_quiet_bits_are_not_counted_on_for_noisy_icebreakers(breaker: str, pays: bool) -> None:
    t = runner_turn(
        corp=CORP,
        runner=Seat(credits=0, rig=[breaker, "Cloak"], hand=HAND),
        servers={"HQ": At(ice=["Data Wall (rezzed)"])},
    )
    seen = Seen(t.game.view("runner"))
    ice = seen.servers[0].ice[0]
    face = seen.face(ice)
    assert face is not None
    assert bool(way_past(seen, ice, face, seen.purse("icebreaker"), 9.0).subs) == pays


# --- link -------------------------------------------------------------------------------------------------


def test_the_best_base_link_for_its_price_is_used() -> None:
    t = classic(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=9, rig=["Baedeker's Net Map", "Bakdoor"], hand=HAND),
        servers={"HQ": At(ice=["Hunter (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="number")
    t.corp("number", number=2)
    assert "Bakdoor" in choice(t).text


def test_a_base_link_is_worth_installing_once_there_are_traces_and_none_is_there() -> None:
    def hoped(ice: str, *rig: str) -> float:
        t = runner_turn(
            corp=CORP,
            runner=Seat(credits=9, rig=rig, hand=["Bakdoor"]),
            servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
        )
        return value(t, "install", "Bakdoor")

    roomy = "WuTech Mem Chip"
    well_linked = hoped("Hunter", "Back Door to Hilliard", "The Deck")
    assert hoped("Hunter", roomy) > hoped("Filter", roomy) > well_linked
    assert hoped("Hunter", roomy) > hoped("Hunter"), "which takes up the memory of a breaker that is lacking"


# --- bad publicity ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("had", "plays"), [(6, True), (0, False)])
def test_the_last_point_of_bad_publicity_is_worth_anything(had: int, plays: bool) -> None:
    t = runner_turn(
        corp=Seat(hand=["Keeper"], deck=DECK, bad_publicity=had),
        runner=Seat(credits=9, hand=["Faked Hit", *HAND]),
    )
    assert (choice(t).kind == "play" and "Faked Hit" in choice(t).text) == plays


def test_each_point_of_bad_publicity_is_worth_more_than_the_one_before() -> None:
    def hoped(had: int) -> float:
        corp = Seat(hand=["Keeper"], deck=DECK, bad_publicity=had)
        return value(runner_turn(corp=corp, runner=Seat(credits=9, hand=["Faked Hit", *HAND])), "play")

    assert hoped(0) < hoped(3) < hoped(5) < hoped(6)


@pytest.mark.parametrize(("had", "scores"), [(6, False), (2, True)])
def test_the_corp_scores_no_agenda_that_would_bring_it_down(had: int, scores: bool) -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(clicks=0, deck=DECK, bad_publicity=had),
        servers={"remote 1": At(root=["Charity Takeover (4 advancement)"])},
    )
    t.until(side="corp", option="score")
    assert (choice(t).kind == "score") == scores


# --- errands ----------------------------------------------------------------------------------------------


def bargained(number: int, ice: str = "") -> Table:
    """The Runner's turn, with the action that Viacox has given for a die."""

    def turn(seed: int) -> Table:
        t = classic(
            corp=CORP._replace(credits=0),
            at="C10.1",
            runner=Seat(clicks=0, credits=5, rig=["Bargain with Viacox"], hand=HAND[:3], deck=HAND),
            servers={"R&D": At(ice=[f"{ice} (rezzed)"])} if ice else None,
            seed=seed,
        )
        to_action(t)
        return t

    return rolled(turn, number, number)


def test_an_action_for_one_thing_is_worth_what_that_is_worth() -> None:
    draws, gains = bargained(1), bargained(2)
    assert value(draws, "errand") == pytest.approx(value(draws, "draw") + 0.2)
    assert value(gains, "errand") == pytest.approx(value(gains, "gain credit") + 0.2)


def test_an_action_for_a_run_is_worth_what_the_run_is() -> None:
    free, walled = bargained(3), bargained(3, "Reinforced Wall")
    assert value(free, "errand") > value(free, "gain credit")
    assert value(walled, "errand") < value(walled, "gain credit")


# --- afflictions ------------------------------------------------------------------------------------------


def afflicted(ice: str, **runner: object) -> Table:
    """The Runner has run into ice that leaves a counter with them, and has come to the next action."""
    t = classic(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=4, hand=HAND)._replace(**runner),  # type: ignore[arg-type]
        servers={"Archives": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("Archives")
    t.until(side="corp", option="number")
    t.corp("number", number=max(option.number for option in t.find("number")))
    to_action(t)
    return t


def test_who_cannot_run_frees_themselves_first() -> None:
    assert choice(afflicted("Fang", hand=["5x Anonymous Tip"])).kind == "lift"


def test_a_counter_that_hurts_each_turn_is_worse_than_one_that_costs_link() -> None:
    leashed, tagged = afflicted("Fang"), afflicted("Data Raven")
    t = classic(
        corp=CORP,
        runner=Seat(credits=4, hand=HAND),
        servers={"remote 1": At(root=["Crybaby (rezzed)"])},
    )
    t.run("remote 1")
    t.finish_run()
    to_action(t)
    prices = {"fang": 2, "raven": 1, "crying": 2}
    evils = {
        kind: value(each, "lift") + prices[kind]
        for kind, each in (("fang", leashed), ("raven", tagged), ("crying", t))
    }
    assert evils["raven"] > evils["crying"]
    assert evils["fang"] > evils["crying"]
    assert choice(t).kind != "lift"
