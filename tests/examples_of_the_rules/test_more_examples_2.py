"""More worked examples: hosts, targets that move, costs that cannot be paid, marks, bids, damage."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.change import atoms
from tests.support.runner import memory_left, names
from tests.support.table import Table

HQ = 0


def host(t: Table, name: str) -> str:
    """The name of a card's host."""
    found = t.game.state.cards[t.card(name)].host
    return t.name(found) if found >= 0 else ""


def install_on(t: Table, card: str, on: str) -> None:
    t.until(side="runner", kind="action")
    t.runner("install", card)
    if t.can("card", on):
        t.runner("card", on)
    while t.zone(card) != "table":
        t.passes()
    assert host(t, card) == on


@pytest.mark.example("nsg-26.03 1.13.9", 1)
def test_a_program_on_a_leprechaun_on_dhegdheer_costs_what_it_costs() -> None:
    t = Table(
        position(runner=Seat(credits=9, rig=["Dhegdheer"], hand=["Leprechaun", "Corroder"])),
    )
    left = memory_left(t)
    install_on(t, "Leprechaun", "Dhegdheer")
    price = t.game.state.cards[t.card("Leprechaun")].face.facts.cost
    assert price is not None
    before = t.credits["runner"]
    assert before == 9 - (price - 1), "Leprechaun itself is on Dhegdheer"
    install_on(t, "Corroder", "Leprechaun")
    assert t.credits["runner"] == before - 2, "nothing less"
    assert host(t, "Leprechaun") == "Dhegdheer"
    assert memory_left(t) == left


@pytest.mark.example("nsg-26.03 1.13.12", 1)
def test_what_madani_hosts_leaves_the_grip_for_the_play_area() -> None:
    t = Table(position(runner=Seat(credits=9, rig=["Madani"], hand=["Corroder", "Mimic", "Ninja"])))
    left = memory_left(t)
    assert {t.zone(name) for name in ("Corroder", "Mimic")} == {"grip"}
    t.runner("use", "Madani", ability=0)
    t.runner("card", "Corroder")
    t.runner("card", "Mimic")
    t.runner("done")
    for name in ("Corroder", "Mimic"):
        assert (t.zone(name), host(t, name)) == ("play", "Madani")
    assert (t.zone("Ninja"), host(t, "Ninja")) == ("grip", "")
    assert not t.happened("install")
    assert (t.credits["runner"], memory_left(t)) == (9, left), "hosted, not installed"


@pytest.mark.example("nsg-26.03 1.15.4", 1)
@pytest.mark.parametrize("stays", [True, False])
def test_howler_finds_the_card_from_hq_where_it_was_installed_if_it_is_still_there(stays: bool) -> None:
    t = Table(
        position(
            corp=Seat(credits=0, hand=["Eli 1.0"]),
            runner=Seat(credits=9, clicks=1),
            servers={
                "remote 1": At(ice=["Howler (rezzed)"], root=["PAD Campaign", "ZATO City Grid (rezzed)"]),
            },
        )
    )
    t.run("remote 1")
    t.until(side="corp", option="yes")
    t.corp("no")  # Howler is not trashed for ZATO City Grid
    t.corp("yes")
    while not t.rezzed("Eli 1.0"):
        t.passes()
    assert t.zone("Eli 1.0") == "table"
    t.until(side="corp", option="subroutine")
    assert t.happened("encounter", "Eli 1.0")
    t.corp("subroutine", number=0)
    t.corp("no" if stays else "yes")
    t.finish_run()
    assert t.happened("derez", "Eli 1.0") == stays
    assert t.zone("Eli 1.0") == ("table" if stays else "Archives")
    assert t.rezzed("Eli 1.0") != stays, "it lies faceup in Archives, and nothing turns it"
    if stays:
        assert t.zone("Howler") == "Archives"


@pytest.mark.example("nsg-26.03 1.16.1b", 1)
@pytest.mark.parametrize("guru", [True, False])
def test_who_has_guru_davinder_cannot_suffer_the_damage_that_obokata_protocol_asks_for(guru: bool) -> None:
    t = Table(
        position(
            runner=Seat(credits=9, hand=["5x Diesel"], rig=["Guru Davinder"] if guru else []),
            servers={"remote 1": At(root=["Obokata Protocol"])},
        )
    )
    t.run("remote 1")
    asked = False
    while t.in_run():
        if t.decision.about == "steal" and t.can("yes"):
            asked = True
            t.runner("yes")
        else:
            t.passes()
    assert t.happened("access", "Obokata Protocol")
    assert asked != guru
    assert t.zone("Obokata Protocol") == ("table" if guru else "runner score")
    assert [e.amount for e in t.events("damage")] == ([] if guru else [4])
    assert not t.happened("prevent")
    if guru:
        assert (t.zone("Guru Davinder"), t.credits["runner"]) == ("table", 9)
    assert len(t.game.state.zones["grip"]) == (5 if guru else 1)


@pytest.mark.example("nsg-26.03 4.6.6i", 1)
def test_warroid_tracker_asks_after_the_server_it_was_trashed_from() -> None:
    t = Table(
        position(
            corp=Seat(credits=0, deck=["9x Hedge Fund"]),
            runner=Seat(credits=12, rig=["Corroder", "Mimic", "Ninja"]),
            servers={"remote 1": At(root=["Warroid Tracker (rezzed)"])},
        )
    )
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", "Warroid Tracker")
    assert t.zone("Warroid Tracker") == "Archives"
    t.runner("number", number=0)
    assert [e.amount for e in t.events("trace")] == [4]
    t.runner("card", "Ninja")
    t.runner("card", "Mimic")
    t.finish_run()
    assert [t.zone(name) for name in ("Corroder", "Mimic", "Ninja")] == ["table", "heap", "heap"]
    assert len(t.events("trace")) == 1


def boom(rules: str, prevented: int, seed: int) -> Table:
    """BOOM! on a Runner with four cards, who prevents some of the damage."""
    t = Table(
        position(
            rules=rules,
            seed=seed,
            turn="corp",
            corp=Seat(credits=9, hand=["BOOM!"], deck=["9x Hedge Fund"]),
            runner=Seat(
                tags=2,
                rig=["Plascrete Carapace (4 power)"],
                hand=["I've Had Worse", "Corroder", "Mimic", "Ninja"],
                deck=["9x Diesel"],
            ),
        )
    )
    t.corp("play", "BOOM!")
    for _ in range(prevented):
        t.until(side="runner", option="use")
        t.runner("use", "Plascrete Carapace")
    while t.game.decision is not None and not t.happened("damage"):
        t.passes()
    return t


@pytest.mark.example("nsg-26.03 10.4.3", 1)
@pytest.mark.example("nisei-1.4 10.4.3", 1)
@pytest.mark.parametrize("rules", ["nsg-26.03", "nisei-1.4"])
@pytest.mark.parametrize("prevented", [0, 2])
def test_ive_had_worse_is_of_no_use_against_a_boom_that_flatlines(rules: str, prevented: int) -> None:
    t = boom(rules, prevented, seed=0)
    assert t.game.result == ("corp", "flatline")
    assert t.zone("BOOM!") != "HQ"
    assert t.zone("I've Had Worse") in ("grip", "heap")
    assert not t.happened("draw", side="runner")


@pytest.mark.example("nsg-26.03 10.4.3", 1)
@pytest.mark.example("nisei-1.4 10.4.3", 1)
@pytest.mark.parametrize("rules", ["nsg-26.03", "nisei-1.4"])
@pytest.mark.parametrize(("prevented", "fates"), [(3, {True}), (4, {True, False})])
def test_ive_had_worse_draws_once_all_the_damage_of_boom_is_done(
    rules: str, prevented: int, fates: set[bool]
) -> None:
    found = set()
    for seed in range(12):
        t = boom(rules, prevented, seed)
        t.until(side="corp", kind="action")
        assert t.zone("BOOM!") == "Archives"
        assert [(e.amount, e.sort) for e in t.events("damage")] == [(7 - prevented, "meat")]
        trashed = [e for e in t.events("trash") if e.origin == "grip"]
        first, last = trashed[0].moment, trashed[-1].moment
        assert len(trashed) == 7 - prevented
        assert last - first == len(trashed) - 1, "nothing happens between them"
        hit = t.zone("I've Had Worse") == "heap"
        found.add(hit)
        assert t.happened("draw", side="runner") == hit
        assert all(e.moment > last for e in t.events("draw", side="runner"))
        assert names(t, "grip").count("Diesel") == (3 if hit else 0), "drawn too late to be trashed"
        assert len(names(t, "grip")) == 4 - len(trashed) + (3 if hit else 0)
    assert found == fates


@pytest.mark.example("nsg-26.03 10.11.5", 1)
def test_a_run_on_hq_before_it_was_the_mark_does_not_spoil_virtuosos_first() -> None:
    marks = set()
    for seed in range(9):
        t = Table(
            position(
                seed=seed,
                corp=Seat(hand=["5x Hedge Fund"], deck=["9x Beanstalk Royalties"]),
                runner=Seat(credits=9, hand=["Jailbreak", "Carpe Diem"], deck=["Virtuoso", "9x Diesel"]),
            )
        )
        t.runner("play", "Jailbreak")
        t.runner("server", server="HQ")
        t.finish_run()
        assert t.happened("successful run", server=HQ)
        assert not t.happened("identify mark")
        assert t.zone("Virtuoso") == "grip", "drawn by Jailbreak"
        before = len(t.events("access", zone="HQ"))
        t.until(side="runner", kind="action")
        t.runner("install", "Virtuoso")
        t.until(side="runner", kind="action")
        t.runner("play", "Carpe Diem")
        t.until(option="yes")
        (mark,) = t.events("identify mark")
        marks.add(mark.server)
        t.runner("yes")
        t.finish_run()
        assert len(t.events("successful run", server=mark.server)) == (2 if mark.server == HQ else 1)
        assert len(t.events("access", zone="HQ")) - before == (2 if mark.server == HQ else 1)
    assert HQ in marks
    assert len(marks) > 1


@pytest.mark.example("nsg-26.03 10.14.3", 2)
@pytest.mark.parametrize("met", [True, False])
def test_after_rsvp_the_runner_can_bid_nothing_but_zero(met: bool) -> None:
    t = Table(
        position(
            corp=Seat(credits=9),
            runner=Seat(credits=9),
            servers={"remote 1": At(ice=["RSVP (rezzed)"] if met else [], root=["Adrian Seis (rezzed)"])},
        )
    )
    t.run("remote 1")
    t.until(side="corp", option="number")
    t.corp("number", number=1)
    assert t.happened("encounter", "RSVP") == met
    assert t.happened("subroutine resolves", "RSVP") == met
    if not met:
        assert sorted(o.number for o in t.decision.options) == [0, 1, 2]
        t.runner("number", number=2)
    assert [(e.side, e.amount) for e in t.events("bid")] == [("corp", 1), ("runner", 0 if met else 2)]
    assert t.credits == {"corp": 8, "runner": 9 if met else 7}


@pytest.mark.example("nsg-26.03 6.1.4b", 1)
@pytest.mark.parametrize("pays", [False, True])
def test_loot_box_met_without_a_run_ends_the_encounter_instead(pays: bool) -> None:
    t = Table(
        position(
            corp=Seat(credits=5, hand=["2x Ganked!"]),
            runner=Seat(credits=9, rig=["Detente"], deck=["9x Diesel"]),
            servers={"HQ": At(ice=["Loot Box (rezzed)"])},
        )
    )
    for cid in list(t.game.state.zones["HQ"]):
        atoms.host_uninstalled(t.game.state, cid, t.card("Detente"), faceup=False)
    assert names(t, "HQ") == []
    t.runner("gain credit")
    t.until(side="runner", kind="action")
    t.runner("use", "Detente")
    for _ in range(2):
        if t.can("card", "Ganked!"):
            t.runner("card", "Ganked!")
    t.runner("yes")
    assert t.happened("access", "Ganked!")
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert names(t, "Archives") == ["Ganked!"]
    t.until(side="runner", about="unless")
    assert t.game.state.run is None
    assert not t.happened("encounter ends")
    t.runner("yes" if pays else "no")
    if pays:
        t.until(side="corp", option="card")
        t.corp("card", "Diesel")
    assert t.game.state.encounter is None
    t.until(side="runner", kind="action")
    assert not t.happened("run begins")
    assert not t.happened("run ends")
    assert not t.happened("unsuccessful run")
    assert t.happened("encounter ends", "Loot Box")
    assert t.credits == {"corp": 5, "runner": 8 if pays else 10}
    assert t.zone("Loot Box") == ("Archives" if pays else "table"), "its second subroutine would trash it"
    assert names(t, "grip") == (["Diesel"] if pays else [])
    assert t.happened("shuffle") == pays
    assert names(t, "HQ") == ["Ganked!"]
    assert t.happened("access ends")
