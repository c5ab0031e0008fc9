"""Bits that are gained for a run, an installation or a new fort, and go back to the bank."""

import pytest

from rulerunner import At, Seat
from rulerunner.cards.library import library
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, damage, in_zone, scored
from tests.support.classic_runner import CORP, played, runner_turn, to_action
from tests.support.table import Table


def lent(t: Table, side: str = "runner") -> int:
    return t.game.state.players["corp" if side == "corp" else "runner"].lent


@pytest.mark.card("Lucidrine Booster Drug")
def test_nine_bits_for_one_run_and_a_point_of_brain_damage() -> None:
    t = runner_turn(
        corp=CORP,
        runner=Seat(credits=0, rig=["Krash"], hand=["Lucidrine Booster Drug", *HAND]),
        servers={"HQ": At(ice=["Data Wall (rezzed)"])},
    )
    t.runner("play", "Lucidrine Booster Drug")
    t.runner("server", server="HQ")
    assert (lent(t), t.credits["runner"]) == (9, 0)
    t.until(rule="7?")
    t.runner("yes")
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Krash")
    assert lent(t) == 7
    t.finish_run()
    to_action(t)
    assert (damage(t, "core"), lent(t), t.credits["runner"]) == ([1], 0, 0)
    assert t.happened("successful run")


@pytest.mark.card("Lucidrine Booster Drug")
def test_the_damage_of_the_drug_cannot_be_prevented() -> None:
    rig = ["Lifesaver Nanosurgeons"]
    t = runner_turn(corp=CORP, runner=Seat(rig=rig, hand=["Lucidrine Booster Drug", *HAND]))
    t.runner("play", "Lucidrine Booster Drug")
    t.runner("server", server="HQ")
    while t.decision.kind != "action":
        assert t.decision.kind != "interrupt", "there is no time to prevent it"
        t.passes()
    assert damage(t, "core") == [1]


@pytest.mark.card("Lucidrine Booster Drug", "Bodyweight(tm) Data Creche")
def test_the_nine_bits_are_of_no_use_in_another_run() -> None:
    creche = "Bodyweight(tm) Data Creche"
    t = played(
        "Lucidrine Booster Drug",
        *HAND,
        runner=Seat(credits=0, rig=["Krash", creche]),
        servers={"HQ": At(ice=["Data Wall (rezzed)"])},
    )
    t.runner("server", server="Archives")
    t.until(side="runner", option="trigger")
    t.runner("trigger", creche)
    t.runner("server", server="HQ")
    to_action(t)
    assert [change.sort for change in t.events("run ends")] == ["successful", "unsuccessful"]
    assert not t.happened("spend credits")


@pytest.mark.card("Lucidrine Booster Drug")
def test_the_damage_cannot_be_prevented_and_the_pool_is_not_touched() -> None:
    t = played("Lucidrine Booster Drug", *HAND, runner=Seat(credits=5, rig=["Force Shield"]))
    t.runner("server", server="Archives")
    t.finish_run()
    to_action(t)
    assert (damage(t, "core"), t.credits["runner"]) == ([1], 5)


@pytest.mark.card("Hijack")
def test_three_bits_for_installing_a_program_or_hardware() -> None:
    t = runner_turn(
        runner=Seat(credits=1, hand=["Hijack", "Zetatech Mem Chip", "Floating Runner BBS", "Krash"])
    )
    t.runner("play", "Hijack")
    assert t.credits["runner"] == 0
    assert not t.can("card", "Floating Runner BBS"), "no resource"
    names = {t.name(o.card) for o in t.find("card")}
    assert names <= {"Zetatech Mem Chip", "Krash"}
    t.runner("card", names.pop()) if len(names) > 1 else None
    to_action(t)
    assert lent(t) == 0
    assert t.credits["runner"] == 0


@pytest.mark.card("Hijack")
@pytest.mark.parametrize("card", ["Militech MRAM Chip", "Corolla Speed Chip", "Raven Microcyb Owl"])
def test_what_is_not_spent_of_the_three_goes_back(card: str) -> None:
    price = library("classic").face(card).facts.cost or 0
    needed = 1 + max(0, price - 3)
    t = runner_turn(runner=Seat(credits=needed + 2, hand=["Hijack", card]))
    t.runner("play", "Hijack")
    while t.decision.kind != "action":
        t.choose(0) if t.decision.kind == "pay" else t.passes()
    assert (t.zone(card), t.credits["runner"], lent(t)) == ("table", 2, 0)
    if price > 3:
        poor = runner_turn(runner=Seat(credits=needed - 1, hand=["Hijack", card]))
        poor.runner("play", "Hijack")
        assert poor.zone(card) == "grip"


@pytest.mark.card("Raymond Ellison")
def test_raymond_turns_advancement_counters_into_bits_for_the_run() -> None:
    t = classic(
        corp=Seat(credits=0, deck=DECK),
        runner=Seat(clicks=2),
        servers={
            "remote 1": At(
                root=["Raymond Ellison (rezzed)", "Vapor Ops (3 advancement)"], ice=["Data Wall", "Mazer"]
            ),
            "remote 2": At(root=["Tycho Extension (2 advancement)"]),
        },
    )
    assert not t.can("use", "Raymond Ellison")
    t.run("remote 1")
    t.until(side="corp", option="use")
    t.corp("use", "Raymond Ellison")
    assert [o.number for o in t.find("number")] == [0, 1, 2, 3]
    t.corp("number", number=2)
    assert (t.counters("Vapor Ops", "advancement"), lent(t, "corp")) == (1, 6)
    assert t.counters("Tycho Extension", "advancement") == 2
    assert t.zone("Raymond Ellison") == "Archives"
    t.until(side="corp", rule="4")
    t.corp("yes")
    while t.decision.kind == "pay":
        t.choose(0)
    spent = 6 - lent(t, "corp")
    assert spent > 0, "the ice was rezzed with these bits"
    t.finish_run()
    assert (lent(t, "corp"), t.credits["corp"]) == (0, 0)


@pytest.mark.card("Raymond Ellison")
def test_raymond_is_for_subsidiary_forts() -> None:
    t = classic(turn="corp", corp=Seat(credits=5, hand=["Raymond Ellison"], deck=DECK))
    t.corp("install", "Raymond Ellison")
    assert not t.can("server", server="HQ")
    assert not t.can("server", server="R&D")


@pytest.mark.card("Data Fort Reclamation")
def test_a_new_fort_of_four_cards_is_built_for_ten_bits() -> None:
    hand = ["Data Wall", "Filter", "Braindance Campaign", "Red Herrings", "Efficiency Experts", "Mazer"]
    t = scored("Data Fort Reclamation", corp=Seat(credits=0, hand=hand))
    assert lent(t, "corp") == 10
    assert not t.can("card", "Efficiency Experts"), "no operation"
    rezzed = {"Data Wall", "Braindance Campaign"}
    for card in ("Data Wall", "Filter", "Braindance Campaign", "Red Herrings"):
        t.corp("card", card)
        while t.decision.kind in ("pay", "choose server") or t.decision.about == "trash-first":
            if t.decision.kind == "pay":
                t.choose(0)
            else:
                assert t.decision.kind != "choose server", "the fort is given"
                t.corp("done")
        if t.decision.kind == "yes or no":
            t.corp("yes" if card in rezzed else "no")
        while t.decision.kind == "pay":
            t.choose(0)
    assert not t.can("card", "Mazer"), "four are enough"
    state = t.game.state
    fort = state.servers[state.cards[t.card("Filter")].server]
    assert [t.name(c) for c in fort.ice] == ["Data Wall", "Filter"]
    assert sorted(t.name(c) for c in fort.root) == ["Braindance Campaign", "Red Herrings"]
    assert fort.id > 2
    assert (t.rezzed("Data Wall"), t.rezzed("Filter"), t.rezzed("Braindance Campaign")) == (True, False, True)
    assert (lent(t, "corp"), t.credits["corp"]) == (0, 0)
    assert {"Efficiency Experts", "Mazer"} <= set(in_zone(t, "HQ"))


@pytest.mark.card("Data Fort Reclamation")
def test_the_corp_may_take_fewer_cards_or_none() -> None:
    t = scored("Data Fort Reclamation", corp=Seat(credits=3, hand=["Data Wall", "Filter"]))
    t.corp("done")
    assert (lent(t, "corp"), t.credits["corp"]) == (0, 3)
    assert {"Data Wall", "Filter"} <= set(in_zone(t, "HQ"))
