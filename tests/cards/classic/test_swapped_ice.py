"""Ice of HQ that changes places with ice of a fort, or meets the Runner at the end of a run."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import boxes, breaking, classic
from tests.support.classic_corp import DECK, HAND, in_zone
from tests.support.table import Table

SWAPPERS = ("Omni Kismet, Ph.D", "Singapore City Grid")


def at_the_ice(root: str, *ice: str, hand: tuple[str, ...] = ("Data Wall", "Efficiency Experts")) -> Table:
    """A run on a fort; the Corp may act as the outermost ice is approached."""
    t = classic(
        corp=Seat(credits=9, hand=list(hand), deck=DECK),
        runner=Seat(clicks=3),
        servers={"remote 1": At(root=[f"{root} (rezzed)"], ice=list(ice)), "R&D": At(ice=["Mazer"])},
    )
    t.run("remote 1")
    t.until(rule="3")
    return t


@pytest.mark.card(*SWAPPERS)
@pytest.mark.parametrize("card", SWAPPERS)
def test_unrezzed_ice_changes_places_with_ice_of_hq(card: str) -> None:
    t = at_the_ice(card, "Filter", "Quandary (rezzed)")
    t.corp("use", card)  # the only unrezzed ice here, and the only ice in HQ
    assert (t.zone("Filter"), t.zone("Data Wall"), t.rezzed("Data Wall")) == ("HQ", "table", False)
    assert t.game.state.cards[t.card("Data Wall")].seen is False, "it comes into play concealed"
    assert t.credits["corp"] == 9, "nothing is paid"
    assert not t.can("use", card), "once in a run"
    t.corp("rez", "Data Wall") if t.can("rez", "Data Wall") else t.until(rule="4")
    if t.decision.rule == "4":
        t.corp("yes")
    assert t.rezzed("Data Wall"), "it is approached in the place of the other"


@pytest.mark.card(*SWAPPERS)
@pytest.mark.parametrize("card", SWAPPERS)
def test_ice_that_was_passed_is_passed_in_its_new_shape(card: str) -> None:
    t = at_the_ice(card, "Filter")
    t.corp("pass")
    t.corp("no")
    t.until(rule="15")
    t.corp("use", card)
    assert in_zone(t, "HQ") == ["Efficiency Experts", "Filter"]
    t.finish_run()
    assert t.happened("successful run")
    assert len(t.events("approach")) == 1


@pytest.mark.card(*SWAPPERS)
@pytest.mark.parametrize("card", SWAPPERS)
def test_each_run_on_this_fort_brings_another_swap_and_no_other_run_does(card: str) -> None:
    t = at_the_ice(card, "Filter")
    t.corp("use", card)
    t.finish_run()
    t.until(side="runner", kind="action")
    t.run("R&D")
    t.until(rule="3")
    assert not t.can("use", card)
    t.finish_run()
    t.until(side="runner", kind="action")
    t.run("remote 1")
    t.until(rule="3")
    assert t.can("use", card)


def at_the_fort(
    card: str, *ice: str, corp: int = 9, hand: tuple[str, ...] = ("Data Wall",), **runner: object
) -> Table:
    """A run on a fort that is about to be successful; the Corp may have ice of HQ in the way."""
    t = classic(
        corp=Seat(credits=corp, hand=list(hand), deck=DECK),
        runner=Seat(clicks=3, credits=9, rig=["Krash"], hand=HAND)._replace(**runner),  # type: ignore[arg-type]
        servers={"remote 1": At(root=[f"{card} (rezzed)", "Braindance Campaign"], ice=list(ice))},
    )
    t.run("remote 1")
    return t


@pytest.mark.card("Jenny Jett")
def test_jenny_installs_ice_innermost_and_the_runner_approaches_it() -> None:
    t = at_the_fort("Jenny Jett", "Filter", "Quandary", hand=("Data Wall", "Mazer", "Efficiency Experts"))
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Jenny Jett")
    assert {t.name(o.card) for o in t.find("card")} == {"Data Wall", "Mazer"}
    t.corp("card", "Data Wall")
    while t.decision.about == "trash-first":
        t.corp("done")
    fort = t.game.state.servers[3]
    assert [t.name(c) for c in fort.ice] == ["Data Wall", "Quandary", "Filter"]
    assert (t.credits["corp"], t.rezzed("Data Wall")) == (7, False), "a bit for each piece of ice there"
    assert not t.happened("successful run")
    assert t.decision.rule == "3", "it is approached"
    t.until(rule="4")
    t.corp("yes")
    t.until(rule="7?") if t.can("yes") else None
    t.finish_run()
    assert not t.happened("successful run"), "the wall has ended it"


@pytest.mark.card("Jenny Jett")
def test_the_run_succeeds_once_the_new_ice_is_passed_and_jenny_acts_once() -> None:
    t = at_the_fort("Jenny Jett", hand=("Data Wall", "Mazer"))
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Jenny Jett")
    t.corp("card", "Mazer")
    while t.decision.kind != "action":
        assert not t.can("trigger", "Jenny Jett")
        t.passes()
    assert (len(t.events("successful run")), len(t.events("approach"))) == (1, 1)
    assert t.events("approach")[0].moment < t.events("successful run")[0].moment


@pytest.mark.card("Jenny Jett")
def test_jenny_is_asked_and_does_nothing_without_ice_or_elsewhere() -> None:
    t = at_the_fort("Jenny Jett")
    t.until(side="corp", option="trigger")
    t.corp("pass")
    t.finish_run()
    assert (t.happened("successful run"), t.zone("Data Wall")) == (True, "HQ")
    t = at_the_fort("Jenny Jett", hand=("Efficiency Experts",))
    t.finish_run()
    assert t.happened("successful run")


@pytest.mark.card("Dr. Dreff")
def test_dreff_has_the_runner_meet_ice_of_hq_for_half_its_price() -> None:
    t = at_the_fort("Dr. Dreff", hand=("Mazer", "Efficiency Experts"))
    price = t.game.state.cards[t.card("Mazer")].face.cost
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Dr. Dreff")
    t.corp("yes")
    assert t.credits["corp"] == 9 - price // 2
    t.finish_run()
    assert [t.name(change.card) for change in t.events("encounter")] == ["Mazer"]
    assert (t.zone("Mazer"), t.game.state.cards[t.card("Mazer")].faceup) == ("Archives", True)
    assert t.happened("end the run")
    assert not t.happened("successful run")


@pytest.mark.card("Dr. Dreff")
def test_a_runner_who_breaks_it_succeeds_and_the_ice_is_trashed_all_the_same() -> None:
    t = at_the_fort("Dr. Dreff", hand=("Data Wall",))
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Dr. Dreff")
    t.corp("yes")
    t.until(rule="7?")
    t.runner("yes")
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Krash")
    t.finish_run()
    assert (t.happened("successful run"), t.zone("Data Wall")) == (True, "Archives")
    assert len(t.events("encounter")) == 1, "once in a run"


@pytest.mark.card("Dr. Dreff")
def test_dreff_has_to_be_paid() -> None:
    t = at_the_fort("Dr. Dreff", hand=("Mazer",), corp=1)
    price = t.game.state.cards[t.card("Mazer")].face.cost
    assert price // 2 > 1
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Dr. Dreff")
    t.finish_run()
    assert (t.zone("Mazer"), t.happened("successful run")) == ("HQ", True)


def brought(ice: str, *root: str, rig: tuple[str, ...] = (), servers: dict[str, At] | None = None) -> Table:
    """A run on HQ comes to its fort, and Dr. Dreff has the Runner encounter ice from the Corp's hand."""
    t = classic(
        corp=Seat(credits=9, hand=[ice]),
        runner=Seat(credits=9, hand=HAND, rig=rig),
        servers={"HQ": At(root=["Dr. Dreff (rezzed)", *root])} | (servers or {}),
    )
    t.run("HQ")
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Dr. Dreff")
    t.corp("yes")
    return t


@pytest.mark.rule("classic-1996 chart 12")
@pytest.mark.card("Dr. Dreff", "Bartmoss Memorial Icebreaker")
def test_ice_that_dreff_brings_is_passed_in_the_run_and_the_runner_may_jack_out_then() -> None:
    t = brought("Filter", rig=("Bartmoss Memorial Icebreaker",))
    breaking(t, by="Bartmoss Memorial Icebreaker")
    assert len(t.events("die")) == 1, "the icebreaker is at risk after passing it, as after passing any"
    assert (t.decision.rule, t.zone("Filter")) == ("13?", "Archives")
    t.runner("no")
    t.finish_run()
    way = "1 13 14 15 16 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20"
    assert " ".join(boxes(t)) == way


@pytest.mark.card("Dr. Dreff", "Vortex")
def test_a_deflector_that_dreff_brings_deflects() -> None:
    t = brought("Vortex", servers={"remote 1": At(root=["Setup!"], ice=["Filter (rezzed)"])})
    t.corp("yes")
    t.corp("server", server="remote 1")
    assert [t.name(change.card) for change in t.events("encounter")] == ["Vortex", "Filter"]
    assert (t.zone("Vortex"), t.happened("pass"), t.happened("successful run")) == ("Archives", False, False)


@pytest.mark.card("Dr. Dreff", "Vacuum Link")
def test_a_vacuum_that_dreff_brings_sends_back_past_the_ice_of_the_fort() -> None:
    for seed in range(30):
        t = classic(
            corp=Seat(credits=9, hand=["Vacuum Link"]),
            runner=Seat(credits=0, hand=HAND),
            servers={"HQ": At(root=["Dr. Dreff (rezzed)"], ice=["Snowbank"])},
            seed=seed,
        )
        t.run("HQ")
        t.until(side="corp", option="trigger")
        t.corp("trigger", "Dr. Dreff")
        t.corp("yes")
        if t.events("die")[0].amount < 4:
            break
    t.runner("effect", number=0)
    assert (t.decision.side, t.decision.rule) == ("corp", "3")
    assert [t.name(change.card) for change in t.events("approach")] == ["Snowbank", "Snowbank"]


@pytest.mark.card("Dr. Dreff", "Tokyo-Chiba Infighting")
def test_a_run_that_ends_at_ice_dreff_brought_was_unsuccessful() -> None:
    t = brought("Filter", "Tokyo-Chiba Infighting (rezzed)")
    assert (t.happened("unsuccessful run"), t.credits["corp"]) == (True, 9 + 2)


@pytest.mark.card("Dr. Dreff", "Jenny Jett")
def test_who_has_put_ice_in_the_way_first_has_the_other_wait_until_it_is_passed() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Filter", "Quandary"]),
        runner=Seat(credits=9, rig=["Codecracker"]),
        servers={"HQ": At(root=["Dr. Dreff (rezzed)", "Jenny Jett (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Jenny Jett")
    t.corp("card", "Filter")
    t.corp("done")
    assert (t.decision.side, t.decision.rule) == ("corp", "3"), "the run is not about to be successful"
    t.until(rule="13?")
    t.runner("no")
    t.until(side="corp", option="trigger")
    assert not t.can("trigger", "Jenny Jett")
    t.corp("trigger", "Dr. Dreff")
    t.corp("yes")
    assert [t.name(change.card) for change in t.events("encounter")] == ["Quandary"]
