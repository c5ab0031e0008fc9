"""Cards of different mechanisms that meet: each play is one that the machine once got wrong."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.support.ice import BOTH, meet
from tests.support.runner import names, runner_turn, to_action
from tests.support.table import Table

# --- hosted, not installed: not active ---------------------------------------------------------------------


@pytest.mark.card("Sang Kancil")
@pytest.mark.card("Bling")
@pytest.mark.rule("nsg-26.03 1.8.3")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("credits", [1, 3])
def test_a_run_event_hosted_on_bling_is_not_active_for_sang_kancil(rules: str, credits: int) -> None:
    rig = ["Sang Kancil", "Bling (id 9)"]
    t = runner_turn(
        rules=rules,
        runner=Seat(credits=credits, rig=rig, play=["Overclock (on id 9)"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"])},
    )
    t.run("HQ")
    meet(t, "Enigma")
    assert t.can("use", "Sang Kancil", ability=1) == (credits == 3)


@pytest.mark.card("SYNC Rerouting")
@pytest.mark.card("Detente")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("host", [" (on id 9)", ""])
def test_a_lockdown_hosted_on_detente_is_no_active_lockdown(rules: str, host: str) -> None:
    t = Table(
        position(
            rules=rules,
            turn="corp",
            corp=Seat(hand=["SYNC Rerouting"], deck=["3x Hedge Fund"], play=[f"NAPD Cordon{host}"]),
            runner=Seat(rig=["Detente (id 9)"]),
        )
    )
    assert t.can("play", "SYNC Rerouting") == bool(host)


# --- an agenda stolen from a central server ----------------------------------------------------------------


@pytest.mark.card("Lamplighter")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    ("server", "place", "trashed"),
    [
        ("HQ", {"hand": ["Hostile Takeover"]}, True),
        ("R&D", {"deck": ["Hostile Takeover", "Hedge Fund"]}, True),
        ("Archives", {"discard": ["Hostile Takeover"]}, True),
        ("remote 1", {}, False),
    ],
)
def test_lamplighter_goes_with_an_agenda_stolen_from_the_central_server_it_protects(
    rules: str, server: str, place: dict[str, list[str]], trashed: bool
) -> None:
    protected = "HQ" if server == "remote 1" else server
    servers = {protected: At(ice=["Lamplighter (rezzed)"])}
    if server == "remote 1":
        servers[server] = At(root=["Hostile Takeover"])
    corp = Seat(**{"deck": ["3x Hedge Fund"], **place})  # type: ignore[arg-type]
    t = runner_turn(rules=rules, corp=corp, runner=Seat(credits=9), servers=servers)
    t.run(server)
    if trashed:
        t.until(side="runner", option="yes")
        t.runner("yes")
    t.finish_run()
    assert names(t, "runner score") == ["Hostile Takeover"]
    assert t.zone("Lamplighter") == ("Archives" if trashed else "table")


# --- a draw in place of a draw -----------------------------------------------------------------------------


@pytest.mark.card("Verbal Plasticity")
@pytest.mark.card("Laguna Velasco District")
@pytest.mark.rule("nsg-26.03 9.9.9b")
@pytest.mark.parametrize("rules", BOTH)
def test_the_draw_of_verbal_plasticity_is_still_the_basic_actions(rules: str) -> None:
    rig = ["Verbal Plasticity", "Laguna Velasco District"]
    t = runner_turn(rules=rules, runner=Seat(rig=rig, deck=["9x Diesel"]))
    drawn = []
    for _ in range(2):
        before = len(names(t, "grip"))
        t.runner("draw")
        to_action(t)
        drawn.append(len(names(t, "grip")) - before)
    assert drawn == [3, 2]


# --- a program that cannot be used -------------------------------------------------------------------------


def after_wendigo(rules: str, program: str, *ice: str, **runner: Any) -> Table:
    """The Runner has met Wendigo, which has ruled out a program, and is at the next ice."""
    servers = {"HQ": At(ice=["Wendigo (rezzed)", *(f"{name} (rezzed)" for name in ice)])}
    t = runner_turn(rules=rules, runner=Seat(**{"hand": ["5x Diesel"], **runner}), servers=servers)
    t.run("HQ")
    t.until(about="target")
    t.corp("card", program)
    return t


@pytest.mark.card("Wendigo")
@pytest.mark.card("Laser Pointer")
@pytest.mark.rule("nsg-26.03 9.1.6")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("program", ["Laser Pointer", "Corroder"])
def test_wendigo_rules_out_the_optional_abilities_of_a_program_too(rules: str, program: str) -> None:
    t = after_wendigo(rules, program, "Pup", rig=["Laser Pointer", "Corroder"])
    while t.decision.about not in ("may", "unless"):
        t.passes()
    assert t.name(t.decision.card) == ("Pup" if program == "Laser Pointer" else "Laser Pointer")


@pytest.mark.card("Wendigo")
@pytest.mark.card("Cloak")
@pytest.mark.rule("nsg-26.03 9.1.6c")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("program", ["Cloak", "Corroder"])
def test_wendigo_rules_out_the_credits_on_a_program_too(rules: str, program: str) -> None:
    rig = ["Cloak (1 credit)", "Mimic", "Corroder", "Datasucker (1 virus)"]
    t = after_wendigo(rules, program, "Pup", rig=rig, credits=0)
    meet(t, "Pup")
    assert t.can("use", "Mimic") == (program == "Corroder")


@pytest.mark.card("Wendigo")
@pytest.mark.parametrize("rules", BOTH)
def test_what_a_program_must_do_is_not_a_use_of_it(rules: str) -> None:
    t = after_wendigo(rules, "Datasucker", rig=["Datasucker", "Corroder"])
    t.finish_run()
    assert t.counters("Datasucker", "virus") == 1


# --- an ability that ice has gained ------------------------------------------------------------------------

ZATO = {"remote 1": At(ice=["Ice Wall (rezzed, id 5)"], root=["ZATO City Grid (rezzed)"])}


def asked_by_zato(t: Table) -> bool:
    """Whether the Corp is asked in the first encounter if it trashes the ice."""
    t.run("remote 1")
    for _ in range(20):
        if t.in_run() and t.decision.side == "corp" and t.can("yes"):
            return True
        if not t.in_run():
            return False
        t.passes()
    raise AssertionError(t.lines())


@pytest.mark.card("ZATO City Grid")
@pytest.mark.card("Hush")
@pytest.mark.rule("nsg-26.03 9.1.9")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("rig", [["Hush (on id 5)"], ["Corroder"]])
def test_ice_that_cannot_gain_abilities_gains_none_from_zato_city_grid(rules: str, rig: list[str]) -> None:
    t = runner_turn(rules=rules, runner=Seat(rig=rig), servers=ZATO)
    assert asked_by_zato(t) == (rig == ["Corroder"])


@pytest.mark.card("ZATO City Grid")
@pytest.mark.card("Hunting Grounds")
@pytest.mark.rule("nsg-26.03 9.1.3b")
@pytest.mark.parametrize("rules", BOTH)
def test_what_ice_gains_from_zato_city_grid_is_prevented_as_its_own(rules: str) -> None:
    t = runner_turn(rules=rules, runner=Seat(rig=["Hunting Grounds"]), servers=ZATO)
    t.run("remote 1")
    while t.game.state.encounter is None or not t.can("use", "Hunting Grounds", ability=0):
        assert t.decision.side == "runner", f"it was not prevented: {t.lines()}"
        t.passes()
    t.runner("use", "Hunting Grounds", ability=0)
    t.finish_run()
    assert not t.events("trash")
    assert t.zone("Ice Wall") == "table"


# --- who reveals -------------------------------------------------------------------------------------------


@pytest.mark.card("Hyoubu Institute: Absolute Clarity")
@pytest.mark.card("Shred")
@pytest.mark.parametrize("rules", BOTH)
def test_it_is_the_corp_that_reveals_what_it_gives_up_for_shred(rules: str) -> None:
    corp = Seat(
        identity="Hyoubu Institute: Absolute Clarity", credits=0, hand=["Hedge Fund"], deck=["3x Hedge Fund"]
    )
    servers = {"remote 1": At(ice=["Ice Wall (rezzed)"], root=["PAD Campaign"])}
    t = runner_turn(rules=rules, corp=corp, runner=Seat(hand=["Shred"]), servers=servers)
    t.runner("play", "Shred")
    t.runner("server", server="remote 1")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.finish_run()
    assert (names(t, "HQ"), t.credits["corp"]) == ([], 1)


@pytest.mark.card("Hyoubu Institute: Absolute Clarity")
@pytest.mark.card("Chrysopoeian Skimming")
@pytest.mark.parametrize("rules", BOTH)
def test_it_is_the_corp_that_reveals_an_agenda_for_chrysopoeian_skimming(rules: str) -> None:
    corp = Seat(
        identity="Hyoubu Institute: Absolute Clarity",
        credits=0,
        hand=["Vanity Project"],
        deck=["9x Ice Wall"],
    )
    t = runner_turn(rules=rules, corp=corp, runner=Seat(hand=["Chrysopoeian Skimming"], deck=["Diesel"]))
    t.runner("play", "Chrysopoeian Skimming")
    t.corp("yes")
    to_action(t)
    assert (t.credits["corp"], names(t, "grip")) == (1, ["Diesel"])


# --- the action phase ends ---------------------------------------------------------------------------------


@pytest.mark.card("Nebula Talent Management: Making Stars")
@pytest.mark.rule("nisei-1.4 5.6.2d", "nsg-26.03 5.6.2d")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("operation", ["Hedge Fund", "IPO"])
def test_the_action_phase_ends_in_every_edition_be_it_by_a_terminal_operation(
    rules: str, operation: str
) -> None:
    who = "Nebula Talent Management: Making Stars"
    corp = Seat(identity=who, credits=8, clicks=1, hand=[operation], deck=["3x Hedge Fund"])
    t = Table(position(rules=rules, turn="corp", corp=corp))
    t.corp("play", operation)
    t.until(side="runner", kind="action")
    assert len(t.events("flip")) == 1
    assert t.credits["corp"] == {"Hedge Fund": 13, "IPO": 14}[operation]


# --- who does damage ---------------------------------------------------------------------------------------


@pytest.mark.card("AU Co.: The Gold Standard in Clones")
@pytest.mark.rule("nsg-26.03 10.4.1")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "counters"), [("Semak-samun", 0), ("Bathynomus", 1)])
def test_au_co_does_no_damage_that_the_runner_chooses_to_suffer(rules: str, ice: str, counters: int) -> None:
    who = "AU Co.: The Gold Standard in Clones"
    t = runner_turn(
        rules=rules,
        corp=Seat(identity=who, hand=["Hedge Fund"], deck=["3x Hedge Fund"]),
        runner=Seat(hand=["5x Diesel"]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    if ice == "Semak-samun":
        t.until(side="runner", about="unless")
        t.runner("yes")
    t.finish_run()
    assert len(names(t, "grip")) == 2
    assert t.counters(who, "power") == counters


# --- ice that cannot host ----------------------------------------------------------------------------------


@pytest.mark.card("Hush")
@pytest.mark.card("Tithonium")
@pytest.mark.rule("nisei-1.4 9.1.6d", "nsg-26.03 1.15.2b")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("other", [[], ["Vanilla"]])
def test_hush_does_not_choose_ice_that_cannot_host_it(rules: str, other: list[str]) -> None:
    servers = {"HQ": At(ice=["Tithonium (rezzed)", *other]), "R&D": At(ice=["Enigma (id 5)"])}
    t = runner_turn(rules=rules, runner=Seat(rig=["Hush (on id 5)"]), servers=servers)
    assert t.can("use", "Hush") == (bool(other) or rules == "nsg-26.03"), "26.03 lets it be used in vain"
    if other:
        t.runner("use", "Hush")
        to_action(t)
        assert t.game.state.cards[t.card("Hush")].host == t.card("Vanilla"), "the one there is"
