"""Cards that install others, host them without installing them, or send the Runner elsewhere."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import corp_turn
from tests.support.ice import BOTH, breaks, meet, run_on
from tests.support.plays import Play, corp, follow
from tests.support.runner import CORP, names, next_turn, offered, play, runner_turn, to_action
from tests.support.table import Table

ASA = "Asa Group: Security Through Vigilance"
PLAYS = {
    "a second card goes to the same server": Play(
        "install PAD Campaign; yes",
        "install PAD Campaign; install Ash 2X3ZB9CY",
        {"HQ": ["Hedge Fund", "Hostile Takeover"]},
        turn="corp",
        corp=corp("PAD Campaign", "Ash 2X3ZB9CY", "Hostile Takeover", "Hedge Fund", identity=ASA),
    ),
    "ice protects it, and is paid for": Play(
        "install Ice Wall; at HQ; yes",
        "install Ice Wall; corp pays 1; install Enigma",
        turn="corp",
        corp=corp("Ice Wall", "Enigma", identity=ASA),
    ),
    "no agenda does": Play(
        "install PAD Campaign",
        "install PAD Campaign",
        {"HQ": ["Hostile Takeover"]},
        turn="corp",
        corp=corp("PAD Campaign", "Hostile Takeover", identity=ASA),
    ),
}


@pytest.mark.card("Asa Group: Security Through Vigilance")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("name", PLAYS)
def test_asa_group_installs_beside_what_it_has_installed(name: str, rules: str) -> None:
    PLAYS[name].check(rules)


@pytest.mark.card("Asa Group: Security Through Vigilance")
@pytest.mark.parametrize("rules", BOTH)
def test_asa_group_does_so_once_a_turn(rules: str) -> None:
    hand = ["Ash 2X3ZB9CY", "Snare!", "SanSan City Grid"]
    t = corp_turn(
        at="", rules=rules, corp=Seat(identity=ASA, credits=9, clicks=3, hand=hand, deck=["Enigma"])
    )
    t.corp("install", "Snare!")
    t.corp("no")
    t.until(side="corp", kind="action")
    t.corp("install", "Ash 2X3ZB9CY")
    t.corp("server", server="remote 1")
    t.until(side="corp", kind="action")
    assert len(t.events("install")) == 2


@pytest.mark.card("Rejig")
@pytest.mark.rule("nsg-26.03 1.16.10")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("new", "paid"), [("Gordian Blade", 2), ("Corroder", 0), ("Akamatsu Mem Chip", 0)])
def test_rejig_lowers_a_cost_by_that_of_the_card_taken_back(new: str, paid: int, rules: str) -> None:
    hand = ["Gordian Blade", "Akamatsu Mem Chip"]
    t = play("Rejig", *hand, rules=rules, runner=Seat(credits=9, rig=["Corroder", "Kati Jones"]))
    assert t.zone("Corroder") == "grip"
    t.runner("card", new)
    assert t.zone(new) == "table"
    assert t.credits["runner"] == 9 - paid


@pytest.mark.card("Rejig")
@pytest.mark.parametrize("rules", BOTH)
def test_rejig_needs_something_installed_and_may_install_the_same_again(rules: str) -> None:
    t = runner_turn(rules=rules, runner=Seat(credits=9, hand=["Rejig", "Corroder"], rig=["Kati Jones"]))
    assert not t.can("play", "Rejig")
    t = play("Rejig", rules=rules, runner=Seat(credits=0, rig=["Corroder"]))
    t.until(side="runner", kind="action")
    assert t.zone("Corroder") == "table"
    assert t.credits["runner"] == 0


@pytest.mark.card("Rejig")
@pytest.mark.rule("nsg-26.03 1.16.3")
@pytest.mark.parametrize("rules", BOTH)
def test_programs_are_trashed_for_memory_that_rejig_takes_back(rules: str) -> None:
    rig = ["Akamatsu Mem Chip", "Corroder", "Gordian Blade", "Ninja", "Mimic", "Datasucker"]
    t = play("Rejig", "Akamatsu Mem Chip", rules=rules, runner=Seat(credits=9, rig=rig))
    t.runner("card", "Akamatsu Mem Chip")
    assert t.decision.about == "memory"
    t.runner("trash", "Ninja")
    to_action(t)
    assert t.zone("Ninja") == "heap"


@pytest.mark.example("nsg-26.03 1.13.13", 1)
@pytest.mark.card("Rejig")
def test_what_lay_on_a_card_that_rejig_takes_back_is_trashed() -> None:
    t = runner_turn(
        rules="nsg-26.03",
        corp=CORP._replace(hand=["Hedge Fund"]),
        runner=Seat(credits=9, clicks=4, hand=["Rejig", "Corroder"], rig=["Detente"]),
    )
    t.run("HQ")
    t.until(side="runner", option="yes")
    while not t.happened("host"):
        if t.can("yes") and t.decision.about != "jack-out":
            t.runner("yes")
        else:
            t.passes()
    t.finish_run()
    to_action(t)
    t.runner("play", "Rejig")
    assert t.zone("Detente") == "grip"
    assert t.happened("trash", "Hedge Fund")
    assert t.zone("Hedge Fund") == "Archives"


MAGDALENE = "Magdalene Keino-Chemutai: Cryptarchitect"


@pytest.mark.card("Magdalene Keino-Chemutai: Cryptarchitect")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("wanted", ["Corroder", "Akamatsu Mem Chip", ""])
def test_magdalene_installs_one_of_the_cards_discarded(wanted: str, rules: str) -> None:
    hand = ["Corroder", "Akamatsu Mem Chip", "Kati Jones", "5x Diesel"]
    seat = Seat(identity=MAGDALENE, credits=9, clicks=1, hand=hand, discard=["Mimic"])
    t = runner_turn(rules=rules, runner=seat)
    t.runner("gain credit")
    t.until(kind="discard")
    for card in ("Corroder", "Akamatsu Mem Chip", "Kati Jones"):
        t.runner("discard", card)
    t.until(side="runner", option="yes")
    if not wanted:
        t.runner("no")
        assert t.zone("Corroder") == "heap"
        return
    t.runner("yes")
    assert offered(t) == {"Corroder", "Akamatsu Mem Chip"}, "no resource, none that lay there before"
    t.runner("card", wanted)
    assert t.zone(wanted) == "table"
    assert t.credits["runner"] == 10 - (2 if wanted == "Corroder" else 1), "it is paid for"
    t.until(side="corp")
    assert len(t.events("install")) == 1


def compiling(zone: str, program: str, *ice: str, rules: str) -> Table:
    seat = Seat(credits=9, hand=["Compile"], deck=["Diesel", "Mayfly"], discard=["Corroder"])
    t = Table(
        position(
            rules=rules, corp=CORP, runner=seat, servers={"HQ": At(ice=[f"{one} (rezzed)" for one in ice])}
        )
    )
    t.runner("play", "Compile")
    t.runner("server", server="HQ")
    while not t.can("effect"):
        if t.can("trigger", "Compile"):
            t.runner("trigger", "Compile")
        elif t.can("yes") and t.decision.about != "jack-out":
            t.runner("yes")
        else:
            t.passes()
    t.runner("effect", number=0 if zone == "stack" else 1)
    t.runner("card", program)
    return t


@pytest.mark.card("Compile")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("zone", "program"), [("stack", "Mayfly"), ("heap", "Corroder")])
def test_compile_has_a_program_for_the_run(zone: str, program: str, rules: str) -> None:
    t = compiling(zone, program, "Ice Wall", "Wall of Static", rules=rules)
    assert t.zone(program) == "table"
    assert t.credits["runner"] == 7, "nothing but the play cost"
    assert bool(t.events("shuffle")) == (zone == "stack")
    t.finish_run()
    t.until(kind="action")
    assert t.name(t.game.state.zones["stack"][-1]) == program
    assert len(t.events("search")) == 1, "only the first ice of the run"


@pytest.mark.example("nsg-26.03 9.1.4", 1)
@pytest.mark.card("Compile")
def test_mayfly_on_the_bottom_of_the_stack_is_not_the_program_that_is_to_be_trashed() -> None:
    t = compiling("stack", "Mayfly", "Ice Wall", rules="nsg-26.03")
    meet(t, "Ice Wall")
    breaks(t, "Mayfly", 1)
    t.until(kind="reaction", side="runner")
    while t.happened("run ends") is False or not t.can("trigger", "Compile"):
        t.passes()
    t.runner("trigger", "Compile")
    to_action(t)
    assert t.zone("Mayfly") == "stack"
    assert not t.happened("trash", "Mayfly")


@pytest.mark.example("nsg-26.03 6.2.3", 2)
@pytest.mark.card("Slipstream")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("jacks_out", [False, True])
def test_slipstream_goes_on_at_the_same_depth_of_a_central_server(jacks_out: bool, rules: str) -> None:
    there = {
        "R&D": At(ice=["Tollbooth", "Vanilla (rezzed)"]),
        "Archives": At(ice=["Wraparound (rezzed)"]),
        "remote 2": At(ice=["Enigma"]),
    }
    rig = ["Slipstream", "Corroder"]
    t = run_on(
        "Ice Wall", server="remote 1", root=("Snare!",), rules=rules, servers=there, runner={"rig": rig}
    )
    meet(t, "Ice Wall")
    breaks(t, "Corroder", 1)
    while not (t.can("yes") and t.decision.about == "may"):
        t.passes()
    t.runner("yes")
    assert t.zone("Slipstream") == "heap"
    assert offered(t) == {"Vanilla", "Wraparound"}, "the innermost of the central servers"
    t.runner("card", "Vanilla")
    t.runner("yes" if jacks_out else "no")
    if jacks_out:
        assert t.happened("jack out")
        return
    meet(t, "Vanilla")
    assert t.attacked == "R&D"
    assert t.happened("approach", "Vanilla")
    breaks(t, "Corroder", 1)
    t.finish_run()
    assert t.happened("successful run", server=1)


@pytest.mark.card("Slipstream")
@pytest.mark.parametrize("rules", BOTH)
def test_slipstream_needs_ice_that_is_rezzed(rules: str) -> None:
    t = run_on(
        "Ice Wall (unrezzed)",
        rules=rules,
        servers={"R&D": At(ice=["Vanilla"])},
        runner={"rig": ["Slipstream"]},
    )
    t.finish_run()
    assert t.happened("pass", "Ice Wall")
    assert t.zone("Slipstream") == "table"


def matryoshka(copies: int, rules: str, **more: int) -> Table:
    """Copies are hosted in the turn before; then the Runner runs on HQ."""
    seat = Seat(credits=more.get("credits", 20), clicks=4, hand=[f"{copies}x Matryoshka"], deck=["9x Diesel"])
    t = Table(
        position(
            rules=rules,
            corp=CORP,
            runner=seat._replace(rig=["Matryoshka"]),
            servers={"HQ": At(ice=["Ichi 1.0 (rezzed)"])},
        )
    )
    for _ in range(copies):
        t.runner("use")
        to_action(t)
    return t


@pytest.mark.card("Matryoshka")
@pytest.mark.parametrize("rules", BOTH)
def test_matryoshka_breaks_for_credits_and_a_copy_turned_down(rules: str) -> None:
    t = matryoshka(2, rules)
    state = t.game.state
    hosted = [cid for cid in state.zones["play"] if state.cards[cid].host >= 0]
    assert len(hosted) == 2
    assert all(state.cards[cid].faceup for cid in hosted)
    t.run("HQ")
    meet(t, "Ichi 1.0")
    for _ in range(2):
        t.runner("use", ability=3)
    t.runner("use", ability=2)
    before = t.credits["runner"]
    t.runner("number", number=2)
    while t.can("card"):
        t.choose(0)
    for number in (0, 1):
        if t.can("subroutine", number=number):
            t.runner("subroutine", number=number)
    assert before - t.credits["runner"] == 2
    assert t.game.state.encounter is not None
    assert len(t.game.state.encounter.broken) == 2
    assert [t.game.state.cards[cid].faceup for cid in hosted].count(False) == 1
    t.runner("use", ability=2)
    t.runner("number", number=1)
    while t.can("card") or t.can("subroutine"):
        t.choose(0)
    assert not t.can("use", ability=2), "both lie face down"
    t.finish_run()
    next_turn(t)
    assert all(t.game.state.cards[cid].faceup for cid in hosted), "a new turn turns them up"


@pytest.mark.card("Matryoshka")
@pytest.mark.parametrize("rules", BOTH)
def test_matryoshka_without_copies_breaks_nothing(rules: str) -> None:
    t = matryoshka(0, rules)
    t.run("HQ")
    meet(t, "Ichi 1.0")
    assert t.can("use", "Matryoshka", ability=3)
    for _ in range(2):
        t.runner("use", ability=3)
    assert not t.can("use", ability=2)
    assert names(t, "play") == []


@pytest.mark.card("Meridian")
@pytest.mark.rule("nsg-26.03 10.3.1g", "nsg-26.03 1.13.13")
@pytest.mark.parametrize("rules", BOTH)
def test_what_is_installed_on_ice_goes_when_that_goes_to_a_score_area(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(rig=["Parasite (on Meridian)"]),
            servers={"HQ": At(ice=["Meridian (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", option="yes", kind="yes or no")
    t.runner("yes")
    assert (t.zone("Meridian"), t.zone("Parasite")) == ("runner score", "heap")


@pytest.mark.card("IP Enforcement", "Glenn Station", "Exchange of Information")
@pytest.mark.rule("nsg-26.03 1.13.13")
@pytest.mark.parametrize("rules", BOTH)
def test_what_is_hosted_on_an_agenda_stays_with_it_in_score_areas_and_nowhere_else(rules: str) -> None:
    hand = ["Snare!", "Exchange of Information", "IP Enforcement"]
    t = Table(
        position(
            rules=rules,
            turn="corp",
            corp=Seat(credits=20, clicks=3, hand=hand, score=["Glenn Station"], deck=["9x Hedge Fund"]),
            runner=Seat(tags=3, score=["Hostile Takeover"]),
        )
    )
    follow(t, "use Glenn Station", "Snare!", "play Exchange of Information")
    assert (t.zone("Glenn Station"), t.zone("Snare!")) == ("runner score", "play")
    follow(t, "play IP Enforcement", "2")
    assert (t.zone("Glenn Station"), t.zone("Snare!")) == ("table", "Archives")
