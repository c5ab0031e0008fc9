"""What prevents one point of damage: the others are done."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table


def katana(corp_root: str = "", rig: tuple[str, ...] = ()) -> Table:
    servers = {"HQ": At(ice=["Neural Katana (rezzed)"])}
    if corp_root:
        servers["remote 1"] = At(root=[corp_root])
    runner = Seat(credits=9, hand=["5x Diesel"], rig=list(rig))
    t = Table(position(corp=Seat(deck=["9x Hedge Fund"]), runner=runner, servers=servers))
    t.run("HQ")
    return t


@pytest.mark.card("Caldera")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_caldera_prevents_one_damage_each_time_for_three_credits(times: int) -> None:
    t = katana(rig=("Caldera",))
    t.until(side="runner", kind="interrupt")
    for _ in range(times):
        t.runner("use", "Caldera")
    t.finish_run()
    assert [change.amount for change in t.events("damage")] == [3 - times]
    assert t.credits["runner"] == 9 - 3 * times


@pytest.mark.card("Prāna Condenser")
def test_prana_condenser_prevents_one_damage() -> None:
    t = katana("Prāna Condenser (rezzed)")
    t.until(side="corp", kind="interrupt")
    t.corp("trigger", "Prāna Condenser")
    t.finish_run()
    assert [change.amount for change in t.events("damage")] == [2]
