"""An action for a run in which little may be spent, and a friend who takes the blame."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import breaking, classic
from tests.support.classic_corp import DECK
from tests.support.table import Table

WILSON = "Wilson, Weeflerunner Apprentice"
CORP = Seat(credits=9, hand=["Keeper"], deck=DECK)


def apprenticed(*rig: str, clicks: int = 1, ice: tuple[str, ...] = (), root: tuple[str, ...] = ()) -> Table:
    """The Runner has gained the action and the others are taken."""
    t = classic(
        corp=CORP,
        runner=Seat(credits=9, clicks=clicks, rig=[WILSON, *rig], hand=["Score!"] * 3),
        servers={"remote 1": At(ice=[f"{name} (rezzed)" for name in ice], root=root)},
    )
    t.runner("gain credit")
    t.until(side="runner", option="use")
    t.runner("use", WILSON)
    while t.decision.kind not in ("action", "choose server"):
        t.passes()
    return t


def on(t: Table, server: str) -> None:
    if t.can("errand", WILSON):
        t.runner("errand", WILSON)
    t.runner("server", server=server)


@pytest.mark.card(WILSON)
def test_after_the_last_action_there_is_one_more_for_a_run_and_nothing_else() -> None:
    t = apprenticed(root=("Krumz",))
    assert t.decision.kind == "choose server", "nothing else can be done"
    on(t, "remote 1")
    t.finish_run()
    assert t.happened("successful run")
    t.until(side="corp", kind="action")
    assert len(t.events("run begins")) == 1


@pytest.mark.card(WILSON)
def test_once_a_turn_and_in_the_own_turn_only() -> None:
    t = apprenticed(clicks=2, root=("Krumz",))
    assert (t.clicks["runner"], t.can("gain credit")) == (1, True)
    on(t, "HQ")
    t.finish_run()
    while t.decision.kind != "action":
        assert not t.can("use", WILSON)
        t.passes()
    assert not t.can("errand", WILSON)
    t.runner("gain credit")
    while (t.decision.side, t.decision.kind) != ("corp", "action"):
        assert not t.can("use", WILSON)
        t.passes()


@pytest.mark.card(WILSON)
def test_three_bits_are_all_that_icebreakers_get() -> None:
    t = apprenticed("Krash", ice=("Data Wall", "Data Wall"), root=("Krumz",))
    on(t, "remote 1")
    t.until(rule="7?")
    breaking(t, by="Krash")
    assert t.credits["runner"] == 8
    while t.decision.kind != "action":
        assert t.decision.rule != "7?", "the second wall is two more"
        t.passes()
    assert not t.happened("successful run")


@pytest.mark.card(WILSON)
def test_what_is_spent_on_other_things_does_not_count_and_other_runs_are_free_of_it() -> None:
    t = apprenticed(clicks=2, root=("Braindance Campaign",))
    on(t, "remote 1")
    t.until(side="runner", option="trash")
    t.runner("trash", "Braindance Campaign")
    t.finish_run()
    assert t.credits["runner"] <= 6
    t = apprenticed("Krash", clicks=2, ice=("Data Wall", "Data Wall"), root=("Krumz",))
    t.run("remote 1")
    for _ in range(2):
        t.until(rule="7?")
        breaking(t, by="Krash")
    assert t.credits["runner"] == 6


@pytest.mark.card(WILSON)
def test_three_bits_are_all_that_the_link_gets() -> None:
    t = apprenticed("Access to Kiribati", ice=("Hunter",), root=("Krumz",))
    on(t, "remote 1")
    t.until(about="base-link")
    t.runner("card", "Access to Kiribati")
    while t.decision.about not in ("trace-runner", "link"):
        t.passes()
    assert max(option.number for option in t.decision.options) == 2, "one was for the base link"


@pytest.mark.card(WILSON)
def test_wilson_takes_a_tag_or_the_blows() -> None:
    t = apprenticed(ice=("Hunter",), root=("Krumz",))
    on(t, "remote 1")
    t.until(side="runner", kind="interrupt")
    t.runner("use", WILSON)
    t.finish_run()
    assert (t.tags, t.zone(WILSON)) == (0, "heap")


@pytest.mark.card(WILSON)
@pytest.mark.parametrize("prevented", [0, 2, 4])
def test_any_amount_of_meat_damage_is_prevented(prevented: int) -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=9, clicks=1, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(rig=[WILSON], tags=1, hand=["Score!"] * 5),
    )
    t.corp("play", "Scorched Earth")
    t.until(side="runner", kind="interrupt")
    t.runner("use", WILSON)
    t.runner("number", number=prevented)
    assert len(t.game.state.zones["grip"]) == 1 + prevented
    assert t.zone(WILSON) == "heap"
