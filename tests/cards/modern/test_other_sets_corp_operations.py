"""Operations of the other sets: what they bring about, as tables."""

from collections.abc import Sequence
from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read import values
from rulerunner.rules import DEFAULT
from tests.support.corp import damage, end_turn, hand_size
from tests.support.outcomes import agreeing, told
from tests.support.table import Table

RIG = ("Mimic", "Cyberfeeder", "Armitage Codebusting")
TARGET = Seat(
    credits=9,
    clicks=4,
    tags=2,
    hand=["9x Diesel"],
    rig=RIG,
    score=["Hostile Takeover", "Priority Requisition"],
)


def holding(operation: str, runner: Seat = TARGET, **corp: Any) -> Table:
    """The Corp's action, with an operation in hand, cards in Archives, and a few on the table."""
    seat = Seat(
        credits=20,
        clicks=4,
        hand=[operation, "Snare!", "PAD Campaign", "Wall of Static"],
        deck=["9x Enigma", "Hedge Fund"],
        discard=["Ice Wall", "Private Security Force"],
    )._replace(**corp)
    servers = {"remote 1": At(root=["Adonis Campaign (rezzed)"]), "HQ": At(ice=["Enigma (rezzed)"])}
    return Table(position(turn="corp", corp=seat, runner=runner, servers=servers))


def played(operation: str, runner: Seat = TARGET, **corp: Any) -> list[str]:
    """What happens when an operation is played and every offer accepted; that it is trashed comes last."""
    t = holding(operation, runner, **corp)
    t.corp("play", operation)
    agreeing(t)
    lines = told(t)
    assert lines.pop() == f"trash {operation}"
    return lines


TABLE = {
    "Attitude Adjustment": [
        "corp draws 2",
        "reveal Private Security Force",
        "corp gains 2",
        "Private Security Force to R&D",
    ],
    "BOOM!": ["7 meat"],
    "Big Brother": ["2 tag"],
    "Bigger Picture": ["1 tag"],
    "Celebrity Gift": ["reveal Snare!", "reveal PAD Campaign", "reveal Wall of Static", "corp gains 6"],
    "Corporate Hospitality": ["corp gains 6", "corp draws 2", "Ice Wall to HQ"],
    "End of the Line": ["1 tag removed", "4 meat"],
    "Extract": ["corp gains 6", "trash Adonis Campaign", "corp gains 3"],
    "Greasing the Palm": [
        "corp gains 5",
        "trash Adonis Campaign",
        "install Snare!",
        "1 tag removed",
        "+1 advancement on Snare!",
    ],
    "Green Level Clearance": ["corp gains 3", "corp draws 1"],
    "High-Profile Target": ["4 meat"],
    "Interns": ["trash Enigma", "install Ice Wall"],
    "Market Forces": ["runner loses 6", "corp gains 6"],
    "Mindscaping": ["corp gains 4", "corp draws 2", "Snare! to R&D"],
    "Mutually Assured Destruction": ["trash Adonis Campaign", "trash Enigma", "2 tag"],
    "Nanomanagement": ["corp gains 2 click"],
    "Nonequivalent Exchange": ["corp gains 5", "corp gains 2", "runner gains 2"],
    "Sweeps Week": ["corp gains 9"],
    "Top-Down Solutions": [
        "corp draws 2",
        "trash Adonis Campaign",
        "install Snare!",
        "trash Snare!",
        "install PAD Campaign",
    ],
    "Ultraviolet Clearance": ["corp gains 10", "corp draws 4", "trash Adonis Campaign", "install Snare!"],
    "Your Digital Life": ["corp gains 3"],
}


@pytest.mark.card(*TABLE)
@pytest.mark.parametrize("operation", TABLE)
def test_an_operation_does_what_it_says_in_order(operation: str) -> None:
    assert played(operation) == TABLE[operation]


CLICKS = {
    "BOOM!": 2,
    "Celebrity Gift": 2,
    "Corporate Hospitality": 2,
    "Distributed Tracing": 2,
    "Interns": 2,
    "Mutually Assured Destruction": 3,
    "Ultraviolet Clearance": 3,
}


@pytest.mark.card(*CLICKS)
@pytest.mark.parametrize("operation", CLICKS)
def test_doubles_and_triples_cost_more_clicks(operation: str) -> None:
    t = after_a_turn(operation, steals=True)
    before = t.clicks["corp"]
    t.corp("play", operation)
    agreeing(t)
    assert before - t.clicks["corp"] == CLICKS[operation]
    t = after_a_turn(operation, steals=True)
    while t.clicks["corp"] >= CLICKS[operation]:
        t.corp("gain credit")
        while t.decision.kind != "action" and t.clicks["corp"]:
            t.passes()
    assert not t.can("play", operation)


def after_a_turn(
    operation: str,
    runs: str = "",
    steals: bool = False,
    credits: int = 9,
    score: Sequence[str] = (),
    rules: str = DEFAULT,
) -> Table:
    """The Corp's action after a turn of the Runner's with a successful run, or none."""
    corp = Seat(credits=20, hand=[operation, "PAD Campaign"], deck=["9x Enigma"], discard=["Ice Wall"])
    runner = Seat(credits=credits, clicks=2, tags=2, hand=["8x Diesel"], rig=[*RIG, "Desperado"], score=score)
    servers = {"remote 1": At(root=["Hostile Takeover"]), "remote 2": At(root=["Adonis Campaign (rezzed)"])}
    t = Table(position(rules=rules, corp=corp, runner=runner, servers=servers))
    where = "remote 1" if steals else runs
    if where:
        t.run(where)
        while t.in_run():
            t.runner("steal") if t.can("steal") else t.passes()
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    return t


RUN_NEEDED = {
    "Economic Warfare": ["runner loses 4"],
    "Scapenet": ["traced", "Cyberfeeder to removed"],
}


@pytest.mark.card("Economic Warfare", "Scapenet")
@pytest.mark.parametrize("operation", RUN_NEEDED)
def test_playable_only_after_a_successful_run(operation: str) -> None:
    assert not after_a_turn(operation).can("play", operation)
    t = after_a_turn(operation, runs="Archives", credits=3)
    before = len(t.game.events)
    t.corp("play", operation)
    while t.decision.kind not in ("action", "paid"):
        t.choose(_most(t) if t.decision.side == "corp" else _least(t))
    assert [line for line in told(t, before) if line in RUN_NEEDED[operation]] == RUN_NEEDED[operation]


def _most(t: Table) -> int:
    return max(range(len(t.decision.options)), key=lambda n: t.decision.options[n].number)


def _least(t: Table) -> int:
    return min(range(len(t.decision.options)), key=lambda n: t.decision.options[n].number)


@pytest.mark.card("Economic Warfare")
def test_economic_warfare_spares_a_runner_with_three_credits() -> None:
    t = after_a_turn("Economic Warfare", runs="Archives", credits=1)
    assert t.credits["runner"] == 3
    assert not t.can("play", "Economic Warfare"), "it would do nothing"


@pytest.mark.card("Shipment from Tennin")
def test_shipment_from_tennin_needs_a_turn_without_a_successful_run() -> None:
    t = after_a_turn("Shipment from Tennin")
    t.corp("play", "Shipment from Tennin")
    t.corp("card", "Adonis Campaign")
    assert t.counters("Adonis Campaign", "advancement") == 2
    assert not after_a_turn("Shipment from Tennin", runs="Archives").can("play", "Shipment from Tennin")
    assert not holding("Shipment from Tennin").can("play", "Shipment from Tennin"), "there was no turn yet"


@pytest.mark.card("Measured Response")
@pytest.mark.parametrize(("answer", "meat"), [("yes", 0), ("no", 4)])
def test_measured_response_hurts_a_runner_who_does_not_pay_eight(answer: str, meat: int) -> None:
    t = after_a_turn("Measured Response", runs="Archives", score=["Vanity Project"])
    t.corp("play", "Measured Response")
    credits = t.credits["runner"]
    t.runner(answer)
    assert damage(t, "meat") == meat
    assert credits - t.credits["runner"] == (8 if answer == "yes" else 0)


@pytest.mark.card("Measured Response")
def test_measured_response_needs_a_threat_and_a_run() -> None:
    for runs, score in (("", ["Vanity Project"]), ("Archives", ["Priority Requisition"])):
        t = after_a_turn("Measured Response", runs=runs, score=score)
        assert not t.can("play", "Measured Response")


@pytest.mark.card("Distributed Tracing")
def test_distributed_tracing_needs_a_theft() -> None:
    assert not after_a_turn("Distributed Tracing", runs="Archives").can("play", "Distributed Tracing")
    t = after_a_turn("Distributed Tracing", steals=True)
    t.corp("play", "Distributed Tracing")
    assert t.tags == 3


TAGS_NEEDED = {
    "Big Brother": 1,
    "BOOM!": 2,
    "Bigger Picture": 1,
    "End of the Line": 1,
    "High-Profile Target": 1,
    "Market Forces": 1,
}


@pytest.mark.card(*TAGS_NEEDED)
@pytest.mark.parametrize("operation", TAGS_NEEDED)
def test_playable_only_with_so_many_tags(operation: str) -> None:
    least = TAGS_NEEDED[operation]
    assert holding(operation, TARGET._replace(tags=least)).can("play", operation)
    assert not holding(operation, TARGET._replace(tags=least - 1)).can("play", operation)


@pytest.mark.card("Observe and Destroy")
def test_observe_and_destroy_trashes_any_card_of_a_poor_tagged_runner() -> None:
    assert not holding("Observe and Destroy", TARGET._replace(credits=6)).can("play", "Observe and Destroy")
    assert not holding("Observe and Destroy", TARGET._replace(credits=5, tags=0)).can(
        "play", "Observe and Destroy"
    )
    t = holding("Observe and Destroy", TARGET._replace(credits=5))
    t.corp("play", "Observe and Destroy")
    t.corp("card", "Cyberfeeder")
    assert t.tags == 1
    assert t.zone("Cyberfeeder") == "heap"


@pytest.mark.card("Bigger Picture")
def test_bigger_picture_turns_tags_into_lost_credits() -> None:
    t = holding("Bigger Picture")
    t.corp("play", "Bigger Picture")
    t.corp("effect", number=1)
    t.corp("number", number=2)
    assert (t.tags, t.credits["runner"], t.credits["corp"]) == (0, 0, 29), "there were only nine to lose"


@pytest.mark.card("Mindscaping")
@pytest.mark.parametrize(("tags", "net"), [(2, 2), (5, 3)])
def test_mindscaping_does_up_to_three_net_damage(tags: int, net: int) -> None:
    t = holding("Mindscaping", TARGET._replace(tags=tags))
    t.corp("play", "Mindscaping")
    t.corp("effect", number=1)
    assert damage(t, "net") == net


@pytest.mark.card("Enforced Curfew")
def test_enforced_curfew_lowers_the_runners_hand_size_until_a_theft() -> None:
    t = holding("Enforced Curfew")
    t.corp("play", "Enforced Curfew")
    agreeing(t)
    assert values.hand_size(t.game.state, "runner") == 4
    assert hand_size(t) == 5
    assert t.zone("Enforced Curfew") == "play"


@pytest.mark.card("Scarcity of Resources")
def test_scarcity_of_resources_makes_resources_dearer() -> None:
    runner = Seat(credits=2, hand=["Armitage Codebusting", "Cyberfeeder"])
    plain = Table(position(runner=runner))
    assert plain.can("install", "Armitage Codebusting")
    t = Table(position(runner=runner, corp=Seat(play=["Scarcity of Resources"])))
    assert not t.can("install", "Armitage Codebusting")
    assert t.can("install", "Cyberfeeder")


@pytest.mark.card("Greasing the Palm")
def test_greasing_the_palm_advances_nothing_without_a_tag() -> None:
    assert played("Greasing the Palm", TARGET._replace(tags=0)) == [
        "corp gains 5",
        "trash Adonis Campaign",
        "install Snare!",
    ]


TERMINAL = {
    "Hard-Hitting News": ["traced", "4 tag"],
    "IPO": ["corp gains 13"],
    "Stock Buy-Back": ["corp gains 3"],
    "Violet Level Clearance": ["corp gains 8", "corp draws 4"],
}


@pytest.mark.card(*TERMINAL)
@pytest.mark.parametrize("operation", TERMINAL)
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_a_terminal_operation_ends_the_action_phase(operation: str, rules: str) -> None:
    t = after_a_turn(operation, runs="Archives", credits=0, score=["Priority Requisition"], rules=rules)
    before = len(t.game.events)
    t.corp("play", operation)
    while f"trash {operation}" not in told(t, before):
        t.choose(0) if t.decision.side == "corp" else t.choose(_least(t))
    lines = told(t, before)
    assert lines[: len(TERMINAL[operation])] == TERMINAL[operation]
    t.until(kind="action")
    assert t.decision.side == "runner"
    assert "corp loses 2 click" in told(t, before)
