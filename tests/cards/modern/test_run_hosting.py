"""Programs that keep what would be accessed, and icebreakers that break exactly X subroutines."""

import pytest

from rulerunner import At, Seat
from tests.support.encounters import boost, break_with, broken, meeting, strength_of
from tests.support.runner import CORP, accesses, finish_without, install, names, runner_turn, to_action
from tests.support.table import Table


def uses(t: Table, card: str, ability: int, x: int) -> None:
    """Use an ability for X credits and break as many subroutines."""
    t.runner("use", card, ability=ability)
    t.runner("number", number=x)
    for number in range(x):
        if t.can("subroutine"):
            assert not t.can("done"), "exactly so many"
            t.runner("subroutine", number=number)


@pytest.mark.card("Utae")
def test_utae_breaks_exactly_x_subroutines_for_x_credits_once_a_run() -> None:
    t = meeting("Enigma", rig=("Utae",))
    boost(t, "Utae")
    assert (strength_of(t, "Utae"), t.credits["runner"]) == (2, 29)
    uses(t, "Utae", 0, 2)
    assert (broken(t), t.credits["runner"]) == (2, 27)
    assert not t.can("use", "Utae", ability=0)
    assert not meeting("Ice Wall", rig=("Utae",)).can("use", "Utae", ability=0)


@pytest.mark.card("Utae")
def test_utae_breaks_for_a_credit_beside_three_virtual_resources() -> None:
    for count, able in ((2, False), (3, True)):
        t = meeting("Whitespace", rig=("Utae", f"{count}x Fan Site"))
        assert t.can("use", "Utae", ability=1) == able
    t.runner("use", "Utae", ability=1)
    t.runner("subroutine", number=0)
    assert (broken(t), t.credits["runner"]) == (1, 29)


@pytest.mark.card("Lobisomem")
def test_lobisomem_breaks_code_gates_for_counters_and_barriers_with_them() -> None:
    t = meeting("Quandary", rig=("Lobisomem (1 power)",))
    break_with(t, "Lobisomem")
    assert (broken(t), t.credits["runner"], t.counters("Lobisomem", "power")) == (1, 29, 2)
    t = meeting("Kessleroid", rig=("Lobisomem (1 power)",))
    uses(t, "Lobisomem", 3, 2)
    assert (broken(t), t.credits["runner"], t.counters("Lobisomem", "power")) == (2, 28, 0)
    boost(t, "Lobisomem")
    assert (strength_of(t, "Lobisomem"), t.credits["runner"]) == (4, 27)
    assert not meeting("Ice Wall", rig=("Lobisomem",)).can("use", "Lobisomem", ability=3)
    t = runner_turn(runner=Seat(credits=9, hand=["Lobisomem"]))
    install(t, "Lobisomem")
    assert t.counters("Lobisomem", "power") == 1


@pytest.mark.card("Cupellation")
def test_cupellation_keeps_one_accessed_card_and_is_given_for_two_accesses_of_hq() -> None:
    corp = CORP._replace(hand=["5x Hedge Fund"])
    remote = {"remote 1": At(root=["PAD Campaign"]), "remote 2": At(root=["Nico Campaign"])}
    t = runner_turn(corp=corp, runner=Seat(credits=9, rig=["Cupellation"]), servers=remote)
    t.run("HQ")
    while not t.can("use", "Cupellation"):
        t.passes()
    t.runner("use", "Cupellation")
    assert t.credits["runner"] == 8
    to_action(t)
    assert (len(names(t, "HQ")), hosted(t)) == (4, ["Hedge Fund"])
    t.run("remote 1")
    finish_without(t, "Cupellation")
    t.run("HQ")
    t.until(about="may")
    before = accesses(t)
    t.runner("yes")
    t.finish_run()
    assert (accesses(t) - before, t.zone("Cupellation"), t.credits["runner"]) == (3, "heap", 7)


def hosted(t: Table) -> list[str]:
    """The cards hosted on Cupellation or Heliamphora."""
    s = t.game.state
    return [c.face.name for c in s.cards if c.host >= 0 and s.cards[c.host].owner == "runner"]


@pytest.mark.card("Cupellation")
def test_cupellation_does_not_keep_agendas() -> None:
    corp = CORP._replace(hand=["Hostile Takeover"])
    t = runner_turn(corp=corp, runner=Seat(credits=9, rig=["Cupellation"]))
    t.run("HQ")
    finish_without(t, "Cupellation")


@pytest.mark.card("Heliamphora")
def test_heliamphora_keeps_a_card_of_archives_in_each_breach_until_the_corp_purges() -> None:
    corp = Seat(
        credits=5, hand=["3x Hedge Fund"], discard=["PAD Campaign", "Nico Campaign"], deck=["9x Hedge Fund"]
    )
    t = runner_turn(corp=corp, runner=Seat(clicks=1, rig=["Heliamphora"]))
    t.run("Archives")
    t.until(kind="interrupt")
    t.runner("trigger", "Heliamphora")
    t.until(side="corp", kind="action")
    assert (len(hosted(t)), accesses(t)) == (1, 1)
    before = len(names(t, "HQ"))
    t.corp("purge")
    assert (t.zone("Heliamphora"), before - len(names(t, "HQ"))) == ("heap", 2)
