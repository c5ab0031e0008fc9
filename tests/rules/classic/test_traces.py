"""The game of 1996, C21: traces, bid in secret."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.table import Table


def traced(corp: int = 9, runner: int = 9, rig: tuple[str, ...] = (), ice: str = "Hunter") -> Table:
    """A run into a trace (of limit 5, by Hunter), at the Corp's bid."""
    t = classic(
        corp=Seat(credits=corp, hand=["Keeper"]),
        runner=Seat(credits=runner, rig=rig),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    return t


# --- the Corp's bid ---------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C21")
@pytest.mark.parametrize(("bits", "most"), [(9, 5), (3, 3)])
def test_the_corp_commits_up_to_the_limit_of_the_trace_and_up_to_its_bits(bits: int, most: int) -> None:
    t = traced(corp=bits)
    assert (t.decision.side, t.decision.rule) == ("corp", "C21")
    assert [option.number for option in t.decision.options] == list(range(most + 1))


@pytest.mark.rule("classic-1996 C21")
def test_bits_kept_for_traces_pay_for_one() -> None:
    t = classic(
        corp=Seat(credits=1, hand=["Keeper"]),
        servers={"HQ": At(ice=["Hunter (rezzed)"]), "remote 1": At(root=["Krumz (rezzed)"])},
    )
    t.run("HQ")
    t.corp("number", number=2)
    assert t.tags == 1
    assert t.credits["corp"] == 0
    assert t.counters("Krumz", "credit") == 0


# --- the Runner's link ------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C21")
def test_without_a_base_link_the_link_is_zero_and_a_bid_of_nothing_succeeds() -> None:
    t = traced()
    t.corp("number", number=0)
    assert t.tags == 1
    assert t.credits == {"corp": 9, "runner": 9}


@pytest.mark.rule("classic-1996 C21")
@pytest.mark.parametrize(("bid", "tags"), [(3, 0), (4, 1), (5, 1)])
def test_the_trace_succeeds_with_at_least_the_value_of_the_link(bid: int, tags: int) -> None:
    t = traced(rig=("Access to Arasaka",))
    t.corp("number", number=bid)
    t.runner("card", "Access to Arasaka")
    t.runner("number", number=0)
    assert t.tags == tags
    assert t.happened("trace succeeds" if tags else "trace fails")


@pytest.mark.rule("classic-1996 C21")
@pytest.mark.parametrize("bid", [1, 5])
def test_both_pay_whatever_happens(bid: int) -> None:
    t = traced(rig=("Access to Arasaka",))
    t.corp("number", number=bid)
    t.runner("card", "Access to Arasaka")
    t.runner("number", number=1)
    assert t.credits == {"corp": 9 - bid, "runner": 9 - 2 - 2}
    assert t.tags == (1 if bid == 5 else 0)


@pytest.mark.rule("classic-1996 C21")
def test_the_runner_need_not_use_a_base_link() -> None:
    t = traced(rig=("Access to Arasaka",))
    t.corp("number", number=0)
    t.runner("done")
    assert t.tags == 1
    assert t.credits["runner"] == 9


@pytest.mark.rule("classic-1996 C21")
def test_one_base_link_is_used_and_only_that_one_is_raised() -> None:
    t = traced(rig=("Access to Kiribati", "Back Door to Hilliard"))
    t.corp("number", number=5)
    assert {t.name(option.card) for option in t.find("card")} == {
        "Access to Kiribati",
        "Back Door to Hilliard",
    }
    t.runner("card", "Back Door to Hilliard")
    assert [option.number for option in t.decision.options] == [0, 1, 2, 3]  # 3 bits for each point
    t.runner("number", number=3)
    assert t.tags == 1  # 2 and 3 make 5, which is not enough against 5
    assert t.credits["runner"] == 0


@pytest.mark.rule("classic-1996 C21")
def test_the_price_of_the_base_link_leaves_less_to_raise_it() -> None:
    t = traced(runner=4, rig=("Access to Kiribati",))
    t.corp("number", number=3)
    t.runner("card", "Access to Kiribati")
    assert [option.number for option in t.decision.options] == [0, 1, 2, 3]
    t.runner("number", number=3)
    assert t.tags == 0
    assert t.credits["runner"] == 0


@pytest.mark.rule("classic-1996 C21")
def test_a_base_link_the_runner_cannot_pay_for_cannot_be_used() -> None:
    t = traced(runner=1, rig=("Access to Arasaka",))
    t.corp("number", number=0)
    assert t.tags == 1
    assert t.credits["runner"] == 1


@pytest.mark.rule("classic-1996 C21")
def test_link_that_a_card_gives_for_the_run_counts_without_a_base_link() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"]),
        runner=Seat(credits=2, hand=["Stumble through Wilderspace"]),
        servers={"HQ": At(ice=["Hunter (rezzed)"])},
    )
    t.runner("play", "Stumble through Wilderspace")
    t.runner("server", server="HQ")
    t.corp("number", number=5)
    assert t.tags == 0
    assert t.credits["corp"] == 4


# --- the secret -------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C21")
def test_the_runner_commits_without_knowing_the_corps_bid() -> None:
    seen = set()
    views = set()
    for bid in range(6):
        t = traced(rig=("Access to Arasaka",))
        t.corp("number", number=bid)
        decision = t.decision
        assert t.credits["corp"] == 9  # nothing is paid before both have committed
        seen.add((decision.options, decision.about, decision.rule))
        views.add(repr(t.game.view("runner")))
        t.runner("card", "Access to Arasaka")
        assert t.credits == {"corp": 9, "runner": 9}
        seen.add((t.decision.options, t.decision.about, t.decision.rule))
    assert len(seen) == 2  # the two questions, the same whatever the bid
    assert len(views) == 1


@pytest.mark.rule("classic-1996 C21")
def test_a_trace_by_an_action_is_bid_in_the_same_way() -> None:
    t = classic(
        turn="corp", corp=Seat(credits=9, score=["Netwatch Operations Office"]), runner=Seat(credits=9)
    )
    t.corp("use", "Netwatch Operations Office")
    assert [option.number for option in t.decision.options] == [0, 1, 2]
    t.corp("number", number=0)
    assert t.tags == 1
    assert t.clicks["corp"] == 2


@pytest.mark.rule("classic-1996 C21")
def test_bits_that_a_fort_keeps_pay_only_for_traces_in_runs_on_it() -> None:
    def play(fort: str) -> Table:
        t = classic(
            corp=Seat(credits=1, hand=["Keeper"]),
            servers={
                "HQ": At(ice=["Hunter (rezzed)"], root=["Paris City Grid (rezzed)"]),
                "R&D": At(ice=["Fetch 4.0.1 (rezzed)"]),
            },
        )
        t.run(fort)
        return t

    assert len(play("HQ").decision.options) == 1 + 1 + 3
    assert len(play("R&D").decision.options) == 1 + 1
