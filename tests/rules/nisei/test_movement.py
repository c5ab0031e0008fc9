"""How a run moves when the ice around it changes, by NISEI 1.4 (6.1.3, 6.1.4, 6.2, 6.5)."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import Choose, Derez, EndRun, InstallCard, MoveTo, Trash
from rulerunner.lang.refs import CHOSEN, ENCOUNTERED, THIS
from rulerunner.lang.sugar import paid, sub
from tests.support.table import Table

# Ice that can leave, ice that undoes itself, ice that brings more ice, and a tool that removes ice.
PAPER = Face(
    Facts("Paper", "corp", "ice", cost=0, strength=1), (paid(Credits(0), MoveTo(THIS, "HQ")), sub(EndRun()))
)
MOTH = Face(Facts("Moth", "corp", "ice", cost=0, strength=1), (sub(Derez(THIS)), sub(EndRun())))
EMBER = Face(Facts("Ember", "corp", "ice", cost=0, strength=1), (sub(Trash(THIS)), sub(EndRun())))
BUILDER = Face(
    Facts("Builder", "corp", "ice", cost=0, strength=1),
    (sub(Choose(Is("ice") & In("HQ")), InstallCard(CHOSEN, ignoring="all")),),
)
NEST = Face(
    Facts("Nest", "corp", "ice", cost=0, strength=1),
    (sub(Choose(Is("ice") & In("HQ")), InstallCard(CHOSEN, ignoring="all", inward=THIS)),),
)
SOLVENT = Face(
    Facts("Solvent", "runner", "program", memory=1),
    (paid(Credits(1), Trash(ENCOUNTERED)), paid(Credits(1), Choose(Is("ice")), Trash(CHOSEN))),
)
FACES = (PAPER, MOTH, EMBER, BUILDER, NEST, SOLVENT)


def approached(t: Table) -> list[str]:
    return [t.name(e.card) for e in t.events("approach")]


# --- 6.1.4: ending the run --------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.1.4")
def test_a_run_that_is_ended_goes_straight_to_its_last_phase() -> None:
    t = Table(position(servers={"HQ": At(ice=["Ice Wall (rezzed)", "Enigma"])}))
    t.run("HQ")
    t.finish_run()
    assert t.steps("6.9")[-5:] == ["6.9.3c", "6.9.6a", "6.9.6b", "6.9.6c", "6.9.6d"]
    assert not t.happened("pass")
    assert approached(t) == ["Ice Wall"]


# --- 6.2.3: ice that comes and goes elsewhere -------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.2.3a", "nsg-26.03 6.2.6", "nsg-26.03 6.2.6a", "nsg-26.03 6.2.2a")
def test_ice_installed_outward_of_the_runner_is_not_approached() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Enigma"]),
            servers={"R&D": At(ice=["Builder (rezzed)", "Hunter"])},
            faces=FACES,
        )
    )
    t.run("R&D")
    t.corp("server", server="R&D")
    t.finish_run()
    assert [t.name(c) for c in t.game.state.servers[1].ice] == ["Hunter", "Builder", "Enigma"]
    assert approached(t) == ["Builder", "Hunter"]


@pytest.mark.rule("nisei-1.4 6.2.3b", "nsg-26.03 6.2.2c", "nsg-26.03 6.2.6", "nsg-26.03 6.2.2")
def test_ice_installed_inward_of_the_runner_is_approached_later() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Enigma"], credits=0),
            servers={"remote 1": At(ice=["Ice Wall", "Nest (rezzed)", "Hunter"], root=["PAD Campaign"])},
            faces=FACES,
        )
    )
    t.run("remote 1")
    t.finish_run()
    assert [t.name(c) for c in t.game.state.servers[3].ice] == ["Hunter", "Enigma", "Nest", "Ice Wall"]
    assert approached(t) == ["Ice Wall", "Nest", "Enigma", "Hunter"]


@pytest.mark.rule("nisei-1.4 6.2.3c")
def test_when_ice_further_in_goes_the_runner_approaches_what_is_left_and_nothing_twice() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(rig=["Solvent"]),
            servers={"HQ": At(ice=["Ice Wall", "Enigma", "Hunter"])},
            faces=FACES,
        )
    )
    t.run("HQ")
    assert t.step == "6.9.2b"
    t.runner("use", "Solvent", ability=1)
    t.runner("card", "Enigma")
    t.finish_run()
    assert approached(t) == ["Ice Wall", "Hunter"]
    assert t.happened("successful run")


@pytest.mark.rule("nisei-1.4 6.2.3c")
def test_when_all_ice_further_in_goes_the_server_is_next() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(rig=["Solvent"]),
            servers={"HQ": At(ice=["Ice Wall", "Enigma"])},
            faces=FACES,
        )
    )
    t.run("HQ")
    t.runner("use", "Solvent", ability=1)
    t.runner("card", "Enigma")
    t.until(rule="6.9.5b")
    assert approached(t) == ["Ice Wall"]
    assert len(t.events("passes all ice")) == 1


@pytest.mark.rule("nisei-1.4 6.2.3a", "nisei-1.4 6.2.2")
def test_when_ice_further_out_goes_nothing_changes() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(rig=["Solvent"]),
            servers={"HQ": At(ice=["Ice Wall", "Enigma", "Hunter"])},
            faces=FACES,
        )
    )
    t.run("HQ")
    t.until(rule="6.9.2d")
    t.runner("no")
    t.until(side="runner", rule="6.9.2e")
    t.runner("use", "Solvent", ability=1)
    t.runner("card", "Ice Wall")
    t.finish_run()
    assert approached(t) == ["Ice Wall", "Enigma", "Hunter"]


# --- 6.2.4: the ice in front of the Runner ----------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.2.4a", "nisei-1.4 8.2.5")
def test_ice_that_leaves_while_it_is_approached_is_passed() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            servers={"HQ": At(ice=["Ice Wall", "Enigma", "Paper (rezzed)"])},
            faces=FACES,
        )
    )
    t.run("HQ")
    while not t.can("use", "Paper") or t.step != "6.9.2b" or approached(t)[-1] != "Paper":
        t.passes()
    t.corp("use", "Paper")
    t.until(rule="6.9.5c")
    assert t.zone("Paper") == "HQ"
    assert approached(t) == ["Ice Wall", "Enigma", "Paper"], "no ice is approached again"
    assert not t.happened("encounter")
    assert t.steps("6.9")[-8:-2] == ["6.9.2a", "6.9.2b", "6.9.4a", "6.9.4b", "6.9.4c", "6.9.5a"]


@pytest.mark.rule("nisei-1.4 6.2.4a", "nisei-1.4 6.1.3c", "nsg-26.03 6.1.3d")
def test_the_window_in_which_approached_ice_leaves_is_completed() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(credits=2, rig=["Self-modifying Code"], deck=["Mimic"]),
            servers={"HQ": At(ice=["Paper (rezzed)"])},
            faces=FACES,
        )
    )
    t.run("HQ")
    t.until(side="corp", rule="6.9.2b")
    t.corp("use", "Paper")
    assert (t.decision.side, t.decision.rule) == ("runner", "6.9.2b")
    assert t.can("use", "Self-modifying Code")


@pytest.mark.rule("nisei-1.4 6.2.4b")
@pytest.mark.parametrize("name", ["Moth", "Ember"])
def test_ice_that_is_gone_or_derezzed_in_its_encounter_resolves_no_more_subroutines(
    name: str,
) -> None:
    t = Table(position(servers={"HQ": At(ice=[f"{name} (rezzed)", "Enigma"])}, faces=FACES))
    t.run("HQ")
    t.until(rule="6.9.2d")
    assert [e.place for e in t.events("subroutine resolves")] == [0], "the second would have ended the run"
    assert t.in_run()
    assert approached(t) == [name, "Enigma"]
    assert t.zone(name) == ("table" if name == "Moth" else "Archives")


@pytest.mark.rule("nisei-1.4 6.2.4b")
def test_encountered_ice_that_the_runner_removes_does_nothing_more() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(rig=["Solvent"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)", "Enigma"])},
            faces=FACES,
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Solvent", ability=0)
    t.until(rule="6.9.2d")
    assert not t.happened("subroutine resolves")
    assert approached(t) == ["Ice Wall", "Enigma"]


# --- bypassing and forced encounters ----------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.5.0a", "nisei-1.4 6.5.0b", "nsg-26.03 6.5.8a", "nsg-26.03 6.5.8b")
def test_bypassed_ice_is_neither_broken_nor_resolved() -> None:
    t = Table(
        position(
            runner=Seat(hand=["Inside Job"], rig=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)", "Wall of Static (rezzed)"])},
        )
    )
    t.runner("play", "Inside Job")
    t.runner("server", server="HQ")
    t.until(about="jack-out")
    assert t.happened("bypass", "Ice Wall")
    assert t.happened("pass", "Ice Wall")
    assert not t.steps("6.9.3b", "6.9.3c"), "both steps are skipped"
    assert not t.happened("fully broken")
    t.finish_run()
    assert not t.happened("bypass", "Wall of Static"), "only the first encounter of the run"
    assert t.happened("unsuccessful run")


@pytest.mark.rule("nisei-1.4 6.5.2a")
def test_the_twins_force_a_second_encounter_and_the_run_goes_on_from_there() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Enigma"], credits=0),
            runner=Seat(credits=9, rig=["Gordian Blade"]),
            servers={"HQ": At(ice=["Enigma (rezzed)"], root=["The Twins (rezzed)"])},
        )
    )
    t.run("HQ")
    for _ in range(2):
        t.until(side="runner", rule="6.9.3b")
        for number in (0, 1):
            t.runner("use", "Gordian Blade", ability=0)
            if number == 0:
                t.runner("subroutine", number=0)
        t.runner("pass")
        if t.decision.side == "corp":
            t.corp("yes")
    assert len(t.events("encounter")) == 2
    assert len(t.events("approach")) == 1
    t.finish_run()
    assert t.happened("successful run")


@pytest.mark.rule("nisei-1.4 6.5.2b")
def test_a_run_ended_in_a_forced_encounter_is_ended_altogether() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Ice Wall"], credits=0),
            runner=Seat(credits=9, rig=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)", "Enigma"], root=["The Twins (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=0)
    t.runner("pass")
    t.corp("yes")
    t.finish_run()
    assert len(t.events("encounter")) == 2
    assert t.happened("unsuccessful run")
    assert "6.9.4c" not in t.steps(), "the phase it interrupted is aborted too"
    assert not t.happened("approach", "Enigma")
