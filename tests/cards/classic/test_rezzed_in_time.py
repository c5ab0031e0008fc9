"""Nodes that may be rezzed in the middle of what they are about, and drawing under surveillance."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, in_zone
from tests.support.classic_runner import installed, runner_turn, to_action
from tests.support.table import Table


def watched(notes: str = "", corp: int = 1, bits: int = 5, hand: tuple[str, ...] = ()) -> Table:
    return classic(
        corp=Seat(credits=corp, deck=DECK),
        runner=Seat(credits=bits, clicks=3, hand=list(hand), deck=["9x Score!"]),
        servers={"remote 1": At(root=[f"City Surveillance{notes}"])},
    )


@pytest.mark.card("City Surveillance")
def test_surveillance_is_rezzed_just_before_a_card_is_drawn() -> None:
    t = watched()
    t.runner("draw")
    t.corp("trigger", "City Surveillance")
    assert (t.rezzed("City Surveillance"), t.credits["corp"]) == (True, 0)
    t.runner("no")
    assert (t.tags, t.credits["runner"]) == (1, 5)


@pytest.mark.card("City Surveillance")
def test_the_tag_is_avoided_for_a_bit_with_each_card() -> None:
    t = watched(" (rezzed)", hand=("Jack 'n' Joe",))
    t.runner("play", "Jack 'n' Joe")
    t.runner("yes")
    t.runner("no")
    t.runner("yes")
    assert (t.tags, t.credits["runner"], len(t.game.state.zones["grip"])) == (1, 3, 3)
    poor = watched(" (rezzed)", bits=0)
    poor.runner("draw")
    assert poor.tags == 1, "nobody asks who cannot pay"


@pytest.mark.card("City Surveillance")
def test_surveillance_that_is_not_rezzed_sees_nothing_and_the_corp_draws_freely() -> None:
    t = watched(corp=0)
    t.runner("draw")
    assert (t.tags, t.rezzed("City Surveillance")) == (0, False)
    t = watched(" (rezzed)")
    t.until(side="runner", kind="action")
    for _ in range(3):
        t.runner("gain credit")
        t.until(kind="action")
    assert (t.decision.side, t.tags, len(t.events("draw", side="corp"))) == ("corp", 0, 1)


@pytest.mark.card("Department of Misinformation")
@pytest.mark.parametrize("notes", ["", " (rezzed)"])
def test_the_department_keeps_a_card_from_being_exposed(notes: str) -> None:
    t = runner_turn(
        corp=Seat(credits=2, deck=DECK),
        runner=Seat(credits=9, hand=["Hunt Club BBS"]),
        servers={
            "remote 1": At(root=[f"Department of Misinformation{notes}"]),
            "remote 2": At(root=["Tycho Extension"]),
            "remote 3": At(root=["Schlaghund"]),
        },
    )
    t.runner("play", "Hunt Club BBS")
    t.runner("card", "Tycho Extension")
    t.runner("card", "Schlaghund")
    if t.can("done"):
        t.runner("done")
    if not notes:
        t.corp("trigger", "Department of Misinformation")
    t.choose(next(o for o in t.find("use") if t.name(o.number) == "Tycho Extension"))
    t.corp("pass") if t.decision.kind == "interrupt" else None
    t.until(side="runner", kind="action")
    assert [t.name(change.card) for change in t.events("expose")] == ["Schlaghund"]
    assert t.credits["corp"] == 1


@pytest.mark.card("Department of Misinformation")
def test_the_department_that_is_not_rezzed_prevents_nothing() -> None:
    t = runner_turn(
        corp=Seat(credits=0, deck=DECK),
        runner=Seat(credits=9, hand=["Hunt Club BBS"]),
        servers={
            "remote 1": At(root=["Department of Misinformation"]),
            "remote 2": At(root=["Tycho Extension"]),
        },
    )
    t.runner("play", "Hunt Club BBS")
    t.runner("card", "Tycho Extension")
    t.runner("done")
    t.until(side="runner", kind="action")
    assert len(t.events("expose")) == 1


@pytest.mark.card("Crash Everett, Inventive Fixer")
@pytest.mark.parametrize("effect", [0, 1])
def test_crash_everett_draws_one_more_and_gives_one_up(effect: int) -> None:
    t = runner_turn(
        runner=Seat(
            credits=5,
            rig=["Crash Everett, Inventive Fixer"],
            hand=["Jack 'n' Joe", "Organ Donor"],
            deck=["Score!", "Krash", "Inside Job", "All-Nighter", "Mantis, Fixer-at-Large"],
        )
    )
    t.runner("play", "Jack 'n' Joe")
    assert len(t.events("draw")) == 1
    offered = {t.name(o.card) for o in t.find("card")}
    assert offered == {"Score!", "Krash", "Inside Job", "All-Nighter"}, "only what was drawn"
    t.runner("card", "Krash")
    t.runner("effect", number=effect)
    assert t.zone("Krash") == ("stack" if effect else "heap")
    if effect:
        assert t.game.state.zones["stack"][0] == t.card("Krash")
    assert in_zone(t, "grip") == ["All-Nighter", "Inside Job", "Organ Donor", "Score!"]


@pytest.mark.card("Crash Everett, Inventive Fixer")
def test_crash_everett_helps_with_each_draw_of_the_runner_alone() -> None:
    t = installed("Crash Everett, Inventive Fixer", runner=Seat(credits=9, clicks=3, deck=["6x Score!"]))
    for _ in range(2):
        t.runner("draw")
        t.runner("card", "Score!") if t.can("card") else None
        t.runner("effect", number=0)
        to_action(t) if t.clicks["runner"] else None
    assert (len(in_zone(t, "grip")), len(in_zone(t, "heap")), len(in_zone(t, "stack"))) == (2, 2, 2)
    t.until(side="corp", kind="action")
    assert [change.amount for change in t.events("draw", side="corp")] == [1]
