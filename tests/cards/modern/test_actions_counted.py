"""Cards that count the actions of a turn and tell them apart, and what clicks are spent on."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.support.plays import MODERN, RUNNER, Play, corp, follow, outcome, remote
from tests.support.table import Table

FIRST = {
    "Petty Cash": [
        Play("play Petty Cash", "corp pays 3; corp gains 5", turn="corp", corp=corp("Petty Cash")),
        Play(
            "use Petty Cash",
            "corp pays 3; corp gains 5; corp gains 1 click; Petty Cash to removed",
            {"removed": ["Petty Cash"]},
            turn="corp",
            corp=corp(discard=["Petty Cash"]),
        ),
    ],
}
TABLES = FIRST


@pytest.mark.card(*FIRST)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("n", range(2))
def test_petty_cash_is_played_from_hq_or_from_archives(n: int, rules: str) -> None:
    FIRST["Petty Cash"][n].check(rules)


@pytest.mark.card("Petty Cash")
@pytest.mark.parametrize("rules", MODERN)
def test_petty_cash_is_for_the_first_action_of_a_turn(rules: str) -> None:
    seat = corp("Petty Cash", discard=["Petty Cash"])
    t = Table(position(rules=rules, turn="corp", corp=seat))
    assert t.can("play", "Petty Cash")
    t.corp("gain credit")
    t.until(side="corp", kind="action")
    assert not t.can("play", "Petty Cash")
    if t.can("use", "Petty Cash"):  # an edition may let it be used in vain
        t.corp("use", "Petty Cash")
    assert not t.happened("gain clicks")
    assert not t.happened("play")


def acting(
    *actions: str, rules: str = "nsg-26.03", seat: dict[str, Any] | None = None, **place: Any
) -> Table:
    """The Corp takes actions, one after the other, on a turn with six clicks."""
    hand = corp("3x Hedge Fund", "Blue Level Clearance", "PAD Campaign", clicks=6, credits=20)
    place = {"servers": remote("Wage Workers (rezzed)"), **place}
    t = Table(position(rules=rules, turn="corp", corp=hand._replace(**(seat or {})), **place))
    follow(t, *actions)
    return t


def gained(t: Table) -> int:
    """How many clicks were gained."""
    return sum(event.amount for event in t.events("gain clicks", side="corp"))


@pytest.mark.card("Wage Workers")
@pytest.mark.rule("nsg-26.03 5.2.5a", "nisei-1.4 5.2.6a")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("actions", "clicks"),
    [
        (["gain credit"] * 2, 0),
        (["gain credit"] * 3, 1),
        (["gain credit"] * 4, 1),
        (["gain credit", "draw"] * 3, 2),
        (["gain credit", "draw", "install PAD Campaign"], 0),
        (["play Hedge Fund"] * 3, 1),
        (["use Melange Mining Corp."] * 2, 0),
        (["use Cold Site Server", "gain credit", "use Cold Site Server", "use Cold Site Server"], 1),
    ],
)
def test_wage_workers_give_a_click_for_the_third_time_of_an_action(
    actions: list[str], clicks: int, rules: str
) -> None:
    servers = {
        **remote("Wage Workers (rezzed)"),
        "remote 2": At(root=["Melange Mining Corp. (rezzed)"]),
        "remote 3": At(root=["Cold Site Server (rezzed)"]),
    }
    assert gained(acting(*actions, rules=rules, servers=servers)) == clicks


@pytest.mark.card("Wage Workers")
def test_wage_workers_count_what_was_done_before_they_were_rezzed() -> None:
    t = acting("gain credit", "gain credit", servers=remote("Wage Workers"))
    t.until(side="corp", option="rez")
    t.corp("rez", "Wage Workers")
    t.until(side="corp", kind="action")
    t.corp("gain credit")
    assert gained(t) == 1


@pytest.mark.card("Wage Workers")
def test_equal_abilities_of_two_cards_are_different_actions() -> None:
    servers = {
        **remote("Wage Workers (rezzed)"),
        "remote 2": At(root=["Cold Site Server (rezzed)"]),
        "remote 3": At(root=["Cold Site Server (rezzed)"]),
    }
    t = acting(servers=servers)
    first, second = (option for option in t.decision.options if option.kind == "use")
    for option, clicks in ((first, 0), (second, 0), (first, 0), (second, 0), (first, 1)):
        t.until(side="corp", kind="action")
        t.choose(option)
        assert gained(t) == clicks


@pytest.mark.card("Jeeves Model Bioroids")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("actions", "clicks"),
    [
        (["gain credit"] * 2, 0),
        (["gain credit"] * 3, 1),
        (["gain credit", "draw", "gain credit", "draw", "gain credit", "draw"], 1),
        (["purge"], 1),
        (["use Melange Mining Corp."], 1),
        (["play Blue Level Clearance", "play Hedge Fund"], 1),
        (["play Hedge Fund", "play Hedge Fund", "gain credit"], 0),
    ],
)
def test_jeeves_gives_a_click_for_the_first_three_spent_on_one_action(
    actions: list[str], clicks: int, rules: str
) -> None:
    servers = {
        **remote("Jeeves Model Bioroids (rezzed)"),
        "remote 2": At(root=["Melange Mining Corp. (rezzed)"]),
    }
    assert gained(acting(*actions, rules=rules, servers=servers, runner=RUNNER)) == clicks


@pytest.mark.card("Jeeves Model Bioroids")
def test_jeeves_has_to_be_there_for_all_three_clicks() -> None:
    t = acting("gain credit", servers=remote("Jeeves Model Bioroids"))
    t.until(side="corp", option="rez")
    t.corp("rez", "Jeeves Model Bioroids")
    for _ in range(3):
        t.until(side="corp", kind="action")
        t.corp("gain credit")
    assert gained(t) == 0, "the third was the first such time, and the fourth came too late"


@pytest.mark.card("Jeeves Model Bioroids")
@pytest.mark.rule("nsg-26.03 1.16.4d")
def test_the_click_comes_before_the_effect_of_the_action_it_was_spent_on() -> None:
    t = acting("purge", servers=remote("Jeeves Model Bioroids (rezzed)"))
    kinds = [event.kind for event in t.game.events if event.kind in ("spend clicks", "gain clicks", "purge")]
    assert kinds == ["spend clicks", "gain clicks", "purge"]


MIRROR = "MirrorMorph: Endless Iteration"
THREE = ["gain credit", "draw", "install PAD Campaign"]


def mirrored(*actions: str, rules: str, clicks: int = 3) -> Table:
    return acting(
        *actions,
        rules=rules,
        seat={"identity": MIRROR, "clicks": clicks},
        servers={"HQ": At(ice=["Ice Wall"])},
    )


@pytest.mark.card("MirrorMorph: Endless Iteration")
@pytest.mark.parametrize("rules", MODERN)
def test_mirrormorph_offers_a_fourth_action_for_a_click_less(rules: str) -> None:
    t = mirrored(*THREE, "yes", "1", rules=rules)
    assert t.decision.kind == "action"
    assert t.clicks["corp"] == 0
    assert {option.kind for option in t.decision.options} == {"play", "advance"}, (
        "all else was done, or costs more"
    )
    assert not t.can("play", "Blue Level Clearance"), "there is no click for its additional cost"
    t.corp("play", "Hedge Fund")
    assert t.happened("play", "Hedge Fund")
    t.until(side="runner")
    assert [event.amount for event in t.events("spend clicks")] == [1, 1, 1]


@pytest.mark.card("MirrorMorph: Endless Iteration")
@pytest.mark.parametrize("rules", MODERN)
def test_an_ability_is_used_for_a_click_less_too(rules: str) -> None:
    seat = {"identity": MIRROR, "clicks": 3}
    servers = {"remote 1": At(root=["Melange Mining Corp. (rezzed)"])}
    servers["remote 2"] = At(root=["Regolith Mining License (rezzed, 15 credit)"])
    t = acting(*THREE, "yes", "1", rules=rules, seat=seat, servers=servers)
    assert not t.can("use", "Melange Mining Corp."), "two clicks are still too many"
    t.corp("use", "Regolith Mining License")
    assert t.clicks["corp"] == 0
    assert [event.amount for event in t.events("spend clicks")] == [1, 1, 1]


@pytest.mark.card("MirrorMorph: Endless Iteration")
@pytest.mark.parametrize("rules", MODERN)
def test_mirrormorph_may_give_a_credit_instead(rules: str) -> None:
    t = mirrored(*THREE, "yes", "0", rules=rules)
    assert outcome(t) == ["corp gains 1", "corp draws 1", "install PAD Campaign", "corp gains 1"]


@pytest.mark.card("MirrorMorph: Endless Iteration")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    "actions", [["gain credit", "draw", "gain credit"], ["draw", "play Hedge Fund", "play Hedge Fund"]]
)
def test_mirrormorph_wants_three_different_actions(actions: list[str], rules: str) -> None:
    t = mirrored(*actions, rules=rules)
    assert not t.can("trigger")
    assert not t.can("yes")


@pytest.mark.card("MirrorMorph: Endless Iteration")
@pytest.mark.parametrize(("rules", "acts"), [("nisei-1.4", True), ("nsg-26.03", False)])
def test_after_a_terminal_operation_only_one_edition_lets_mirrormorph_act(rules: str, acts: bool) -> None:
    hand, discard = ["Preemptive Action", "Hedge Fund", "PAD Campaign"], ["3x Enigma"]
    seat = {"identity": MIRROR, "clicks": 3, "hand": hand, "discard": discard}
    t = acting(*THREE[:2], "play Preemptive Action", "yes", "1", rules=rules, seat=seat)
    assert (t.decision.kind == "action" and t.decision.side == "corp") is acts
    assert t.can("install", "PAD Campaign") is acts


@pytest.mark.card("Sundew")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("answers", "tells"),
    [
        (["gain credit"], ["corp gains 2", "runner gains 1"]),
        (["gain credit", "gain credit"], ["corp gains 2", "runner gains 1", "runner gains 1"]),
        (["run", "at remote 1"], ["corp gains 2", "corp pays 2"]),
        (["run", "at HQ"], ["corp gains 2"]),
        (["gain credit", "run", "at remote 1"], ["corp gains 2", "runner gains 1"]),
        (["play Dirty Laundry", "at remote 1"], ["corp gains 2", "runner pays 2", "corp pays 2"]),
    ],
)
def test_sundew_pays_for_the_first_click_and_is_paid_back_by_a_run_on_its_server(
    answers: list[str], tells: list[str], rules: str
) -> None:
    seat = Seat(credits=9, hand=["Hedge Fund"])
    runner = RUNNER._replace(hand=["Dirty Laundry"])
    t = Table(position(rules=rules, corp=seat, runner=runner, servers=remote("Sundew (rezzed)")))
    follow(t, *answers)
    assert outcome(t)[: len(tells)] == tells
