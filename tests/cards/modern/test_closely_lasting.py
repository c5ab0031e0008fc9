"""Cards closely: for how long something is so, and what may be prevented."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.subroutines import subroutines
from rulerunner.kernel.read.values import has_subtype
from tests.support.closely import follow
from tests.support.corp import bad_publicity, points, strength
from tests.support.ice import breaks, broken, meet, meeting, outcome, run_on
from tests.support.runner import memory, next_turn, runner_turn, to_action
from tests.support.table import Table

DECK = ["9x Hedge Fund"]


def met_twice(ice: str, *rig: str, **runner: Any) -> Table:
    """The Runner meets ice that lets them pass, and has a rig with something to use at both pieces."""
    return meeting_first(ice, "Pup", rig=[*rig, "Datasucker (9 virus)"], **runner)


def meeting_first(*ice: str, **runner: Any) -> Table:
    """The Runner is about to act at the outermost of this ice."""
    return meet(run_on(*ice, runner={"hand": ["5x Diesel"], **runner}), ice[0])


def accepts(t: Table, card: str) -> None:
    """The Runner takes up what a card offers, as soon as it does."""
    while not (t.can("trigger", card) or (t.can("yes") and t.decision.card == t.card(card))):
        t.passes()
    t.runner("trigger", card) if t.can("trigger", card) else None
    t.runner("yes") if t.can("yes") and t.decision.card == t.card(card) else None


@pytest.mark.card("Arruaceiras Crew")
def test_what_arruaceiras_crew_weakens_is_weak_for_the_encounter() -> None:
    t = met_twice("Hunter", "Arruaceiras Crew")
    t.runner("use", "Arruaceiras Crew", ability=0)
    assert strength(t, "Hunter") == 2
    meet(t, "Pup")
    assert strength(t, "Hunter") == 4


@pytest.mark.card("Devil Charm")
def test_what_devil_charm_weakens_is_weak_for_the_run() -> None:
    t = run_on(
        "Hunter", "Pup", runner={"rig": ["Devil Charm", "Datasucker (9 virus)"], "hand": ["5x Diesel"]}
    )
    accepts(t, "Devil Charm")
    meet(t, "Pup")
    assert strength(t, "Hunter") == -2
    t.finish_run()
    assert strength(t, "Hunter") == 4


@pytest.mark.card("Engolo")
def test_what_engolo_makes_a_code_gate_is_one_for_the_encounter_and_once_a_turn() -> None:
    rig = ["Engolo", "Datasucker (9 virus)"]
    t = run_on("Tithe", "Quandary", runner={"rig": rig, "hand": ["5x Diesel"]})
    accepts(t, "Engolo")
    assert has_subtype(t.game.state, t.card("Tithe"), "code gate")
    meet(t, "Quandary")
    assert not has_subtype(t.game.state, t.card("Tithe"), "code gate")
    to_action(t)
    t.run("HQ")
    while t.in_run():
        assert not t.can("trigger", "Engolo"), "once a turn, not once a run"
        t.passes()


@pytest.mark.card("Komainu")
def test_what_komainu_gains_it_has_for_the_run() -> None:
    t = meeting_first("Komainu", "Pup", rig=["Botulus (5 virus, on Komainu)", "Datasucker (9 virus)"])
    for number in range(1, 6):
        breaks(t, "Botulus", number, ability=3)
    meet(t, "Pup")
    assert len(subroutines(t.game.state, t.card("Komainu"))) == 5
    t.finish_run()
    assert len(subroutines(t.game.state, t.card("Komainu"))) == 0


@pytest.mark.card("Loki")
def test_what_loki_copies_it_has_for_the_run() -> None:
    t = run_on("Loki", "Hunter", runner={"rig": ["Datasucker (9 virus)"], "hand": ["5x Diesel"]})
    meet(t, "Hunter")
    assert len(subroutines(t.game.state, t.card("Loki"))) == 2
    t.finish_run()
    assert len(subroutines(t.game.state, t.card("Loki"))) == 1


@pytest.mark.card("Hudson 1.0")
@pytest.mark.parametrize("left", [1, 2])
def test_either_subroutine_of_hudson_allows_one_access_in_the_run(left: int) -> None:
    rig = ["2x HQ Interface", "Botulus (1 virus, on Hudson 1.0)"]
    t = meeting("Hudson 1.0", runner={"rig": rig}, corp={"hand": ["3x Hedge Fund"]})
    breaks(t, "Botulus", 3 - left, ability=3)
    t.finish_run()
    assert len(t.events("access")) == 1
    to_action(t)
    t.run("R&D")
    t.finish_run()
    assert len(t.events("access")) == 2, "the next run is free of it"


@pytest.mark.card("Logjam")
def test_the_first_subroutine_of_logjam_ends_the_run() -> None:
    t = meeting("Logjam (rezzed, 1 advancement)", runner={"rig": ["Botulus (2 virus, on Logjam)"]})
    for number in (2, 3):
        breaks(t, "Botulus", number, ability=3)
    assert outcome(t)[-2:] == ["corp gains 2", "end the run"]


@pytest.mark.card("Bad Times")
def test_bad_times_take_two_memory_for_the_turn() -> None:
    corp = Seat(credits=9, hand=["Bad Times"], deck=DECK)
    t = Table(position(turn="corp", corp=corp, runner=Seat(tags=1)))
    t.corp("play", "Bad Times")
    assert memory(t) == 2
    to_action(t)
    assert memory(t) == 4


@pytest.mark.card("Boi-tatá", "Faust")
def test_for_boi_tata_a_card_trashed_from_the_grip_does_not_count() -> None:
    t = meeting("Tithe", runner={"rig": ["Boi-tatá", "Faust"], "hand": ["5x Diesel"]})
    t.runner("use", "Faust", ability=1)
    for ability, price in ((1, 3), (0, 2)):
        before = t.credits["runner"]
        t.runner("use", "Boi-tatá", ability=ability)
        assert before - t.credits["runner"] == price


@pytest.mark.card("Chromatophores", "Egret")
@pytest.mark.parametrize("card", ["Chromatophores", "Egret"])
def test_host_ice_is_of_all_three_kinds(card: str) -> None:
    servers = {"HQ": At(ice=["Archangel (rezzed)", "Data Mine (rezzed)"])}
    t = runner_turn(runner=Seat(rig=[f"{card} (on Data Mine)"]), servers=servers)
    for kind in ("barrier", "code gate", "sentry"):
        assert has_subtype(t.game.state, t.card("Data Mine"), kind)


@pytest.mark.card("Friend of a Friend")
def test_a_friend_of_a_friend_takes_one_click_either_way() -> None:
    t = runner_turn(runner=Seat(credits=0, clicks=1, rig=["Friend of a Friend"]))
    t.runner("use", "Friend of a Friend", ability=1)
    assert (t.credits["runner"], t.tags) == (9, 1)


@pytest.mark.card("Hoshiko Shiro: Untold Protagonist")
def test_hoshiko_is_natural_or_digital() -> None:
    identity = "Hoshiko Shiro: Untold Protagonist"
    t = runner_turn(runner=Seat(identity=identity, clicks=1, deck=["9x Diesel"]))

    def kinds() -> tuple[bool, bool]:
        natural, digital = (
            has_subtype(t.game.state, t.card(identity), kind) for kind in ("natural", "digital")
        )
        return natural, digital

    assert kinds() == (True, False)
    t.run("HQ")
    next_turn(t)
    assert kinds() == (False, True)


@pytest.mark.card("Increased Drop Rates")
def test_increased_drop_rates_remove_one_bad_publicity() -> None:
    corp, servers = Seat(bad_publicity=3, deck=DECK), {"remote 1": At(root=["Increased Drop Rates"])}
    t = runner_turn(corp=corp, servers=servers)
    t.run("remote 1")
    t.finish_run()
    assert (bad_publicity(t), t.tags) == (2, 0)


@pytest.mark.card("Issuaq Adaptics: Sustaining Diversity")
@pytest.mark.parametrize(("agenda", "over"), [("Hostile Takeover", False), ("Braintrust", True)])
def test_a_counter_of_issuaq_adaptics_is_one_point(agenda: str, over: bool) -> None:
    corp = Seat(
        identity="Issuaq Adaptics: Sustaining Diversity (1 power)",
        score=["Priority Requisition", "Hostile Takeover"],
        deck=DECK,
    )
    there = {"remote 1": At(root=[f"{agenda} (1 advancement)"])}
    t = Table(position(turn="corp", corp=corp, servers=there))
    while not t.can("score", agenda):
        t.corp("advance", agenda) if t.decision.kind == "action" else t.passes()
    t.corp("score", agenda)
    assert (points(t), t.game.result is not None) == ((6, True) if over else (5, False))


@pytest.mark.card("Konjin")
def test_konjin_plays_its_game_as_the_encounter_begins() -> None:
    t = run_on("Konjin", "Pup", runner={"rig": ["Corroder"], "hand": ["5x Diesel"]})
    t.until(about="psi")
    assert t.game.state.encounter is not None
    assert t.steps("6.9.3b") == []


@pytest.mark.card("Hunting Grounds")
def test_hunting_grounds_prevent_what_is_met_once_a_turn() -> None:
    t = runner_turn(
        runner=Seat(credits=9, hand=["5x Diesel"], rig=["Hunting Grounds"]),
        servers={"HQ": At(ice=["Data Loop (rezzed)"])},
    )
    for left in (5, 3):
        t.run("HQ")
        while t.decision.kind != "action":
            first = t.find("use", "Hunting Grounds", ability=0)
            t.choose(first[0]) if first else t.passes()
        assert len(t.game.state.zones["grip"]) == left


@pytest.mark.card("Fall Guy", "LLDS Energy Regulator")
@pytest.mark.parametrize(
    ("saving", "trashed", "able"),
    [
        ("Fall Guy", "Daily Casts (8 credit)", True),
        ("Fall Guy", "Akamatsu Mem Chip", False),
        ("LLDS Energy Regulator", "Akamatsu Mem Chip", True),
        ("LLDS Energy Regulator", "Daily Casts (8 credit)", False),
    ],
)
def test_what_can_be_saved_of_what_hammer_trashes(saving: str, trashed: str, able: bool) -> None:
    t = run_on("Hammer", runner={"rig": [saving, trashed], "credits": 3})
    saved = False
    while t.in_run():
        if t.decision.about == "target" and t.decision.side == "corp":
            t.corp("card", trashed.partition(" (")[0])
        saved = saved or t.can("use", saving, ability=0) or t.can("use", "LLDS Energy Regulator")
        t.passes()
    assert saved == able


@pytest.mark.card("Ghost Runner", "Penumbral Toolkit", "Earth Station: SEA Headquarters")
@pytest.mark.parametrize("card", ["Ghost Runner", "Penumbral Toolkit"])
@pytest.mark.rule("nisei-1.4 6.3.2c", "nsg-26.03 6.3.4")
def test_credits_for_runs_do_not_pay_what_it_costs_to_run(card: str) -> None:
    corp = Seat(identity="Earth Station: SEA Headquarters", hand=["Enigma"], deck=DECK)
    t = runner_turn(corp=corp, runner=Seat(credits=0, rig=[f"{card} (3 credit)"]))
    t.runner("run")
    assert not t.can("server", server="HQ")


@pytest.mark.card("Concerto", "Earth Station: SEA Headquarters")
@pytest.mark.rule("nisei-1.4 6.3.2c", "nsg-26.03 6.3.4")
def test_nor_do_those_of_concerto() -> None:
    corp = Seat(identity="Earth Station: SEA Headquarters", hand=["Enigma"], deck=DECK)
    t = runner_turn(corp=corp, runner=Seat(credits=0, hand=["Concerto"], deck=["Sure Gamble"]))
    t.runner("play", "Concerto")
    assert t.counters("Concerto", "credit") == 5
    assert not t.can("server", server="HQ")
    assert t.can("server", server="R&D")


def boosted(ice: str, *rig: str) -> Table:
    """The Corp plays Sub Boost on ice of three subroutines or fewer, and the Runner meets it."""
    corp = Seat(credits=9, clicks=1, hand=["Sub Boost", "Hedge Fund"], deck=DECK)
    runner = Seat(credits=20, hand=["5x Diesel"], deck=["9x Diesel"], rig=rig)
    there = {"HQ": At(ice=[f"{ice} (rezzed)"]), "remote 1": At(root=["PAD Campaign"])}
    t = Table(position(turn="corp", corp=corp, runner=runner, servers=there))
    t.corp("play", "Sub Boost")
    to_action(t)
    t.run("HQ")
    return t


@pytest.mark.card("Fairchild 3.0", "Sub Boost")
def test_of_four_subroutines_fairchild_breaks_three_for_three_clicks() -> None:
    t = meet(boosted("Fairchild 3.0", "Corroder"), "Fairchild 3.0")
    t.runner("use", "Fairchild 3.0")
    for number in range(3):
        t.runner("subroutine", number=number)
    assert (broken(t), t.decision.kind) == ((1, 2, 3), "paid")


@pytest.mark.card("Breach", "Sub Boost")
def test_of_four_subroutines_breach_breaks_three() -> None:
    t = meet(boosted("Pharos", "Breach", "Datasucker (9 virus)"), "Pharos")
    t.runner("use", "Breach", ability=1)
    t.runner("use", "Breach", ability=0)
    for number in range(3):
        t.runner("subroutine", number=number)
    assert (broken(t), t.decision.kind) == ((1, 2, 3), "paid")


@pytest.mark.card("Anvil", "Sub Boost")
def test_a_gained_subroutine_of_anvil_can_be_broken_all_the_same() -> None:
    t = boosted("Anvil", "Botulus (3 virus, on Anvil)")
    t.until(side="corp", about="may")
    t.corp("yes")
    meet(t, "Anvil")
    t.runner("use", "Botulus", ability=3)
    t.finish_run()
    assert [change.place for change in t.events("subroutine broken")] == [2], "and no other"


@pytest.mark.card("Backstitching")
def test_backstitching_identifies_no_mark_in_the_turn_of_the_corp() -> None:
    runner = Seat(clicks=1, rig=["Backstitching"])
    t = runner_turn(runner=runner)
    t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert not t.events("identify mark")
    next_turn(t)
    assert len(t.events("identify mark")) == 1


def revealer(t: Table) -> str:
    """Who has revealed a card."""
    return t.events("reveal")[-1].side


@pytest.mark.card("Aeneas Informant", "Balanced Coverage", "Celebrity Gift")
def test_the_player_of_the_card_reveals() -> None:
    corp = Seat(hand=["PAD Campaign"], deck=DECK)
    t = runner_turn(corp=corp, runner=Seat(rig=["Aeneas Informant"]))
    t.run("HQ")
    t.until(about="may")
    t.runner("yes")
    assert revealer(t) == "runner"
    there = {"remote 1": At(root=["Balanced Coverage (rezzed)"])}
    t = Table(position(turn="corp", at="5.6.1c", corp=corp, servers=there))
    follow(t, "corp yes", "corp operation", "corp yes")
    assert revealer(t) == "corp"
    t = Table(position(turn="corp", corp=Seat(credits=9, hand=["Celebrity Gift", "Enigma", "Snare!"])))
    follow(t, "corp play Celebrity Gift", "corp Enigma", "corp done")
    assert revealer(t) == "corp"
