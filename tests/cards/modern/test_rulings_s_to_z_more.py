"""More rulings on cards from S to Z: choices, servers, marks and what lasts."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.change import atoms
from rulerunner.kernel.read.subroutines import subroutines
from rulerunner.kernel.read.values import has_subtype
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Damage
from rulerunner.lang.statics import LosesSubtype
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import ICE, MEAT
from tests.support.corp import damage, end_turn
from tests.support.faces import made, table
from tests.support.ice import BOTH, breaks, meet, meeting, rezzes, run_on, texts
from tests.support.plays import corp, remote, runner
from tests.support.runner import (
    CORP,
    accesses,
    finish_without,
    install,
    names,
    next_turn,
    offered,
    runner_turn,
    runs,
    to_action,
)
from tests.support.table import Table

VIRTUOSO = "Virtuoso"
ZAHYA = "Zahya Sadeghi: Versatile Smuggler"

# --- S ----------------------------------------------------------------------------------------------------


@pytest.mark.card("Salsette Slums", "Political Operative")
@pytest.mark.parametrize("rules", BOTH)
def test_salsette_slums_is_for_cards_that_are_accessed(rules: str) -> None:
    rig = ["Salsette Slums", "Political Operative"]
    servers = {"remote 1": At(root=["PAD Campaign (rezzed)"])}
    t = runner_turn(rules=rules, at="5.7.1b", runner=Seat(credits=9, rig=rig), servers=servers)
    t.until(side="runner", option="use")
    assert offered(t, "use") == {"Political Operative"}
    t.runner("use", "Political Operative")
    t.runner("number", number=4)
    assert t.zone("PAD Campaign") == "Archives"


@pytest.mark.card("Sandstone", "Yusuf")
@pytest.mark.parametrize("rules", BOTH)
def test_the_counters_on_sandstone_are_the_corps(rules: str) -> None:
    rig = ["Yusuf", "Datasucker"]
    t = run_on("Sandstone (rezzed, 4 virus)", rules=rules, runner={"rig": rig, "credits": 0})
    finish_without(t, "Yusuf")
    assert t.counters("Sandstone", "virus") == 5


@pytest.mark.card("Slipstream")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_that_is_trashed_in_its_encounter_is_no_rezzed_ice_to_pass(rules: str) -> None:
    """Sadaka trashes itself."""
    t = run_on("Sadaka", rules=rules, servers={"R&D": At(ice=["Ice Wall"])}, runner={"rig": ["Slipstream"]})
    finish_without(t, "Slipstream")
    assert t.zone("Sadaka") == "Archives"


@pytest.mark.card("Stoneship Chart Room", "Lat: Ethical Freelancer")
def test_stoneship_chart_room_draws_after_the_discards_and_before_lat_counts() -> None:
    seat = Seat(
        identity="Lat: Ethical Freelancer",
        clicks=1,
        hand=["6x Diesel"],
        rig=["Stoneship Chart Room"],
        deck=["9x Diesel"],
    )
    t = runner_turn(rules="nsg-26.03", corp=CORP._replace(hand=["7x Hedge Fund"]), runner=seat)
    t.runner("gain credit")
    while len(names(t, "grip")) > 5 or not t.can("use", "Stoneship Chart Room", ability=0):
        t.passes()
    t.runner("use", "Stoneship Chart Room", ability=0)
    t.until(option="yes")
    t.runner("yes")
    assert len(names(t, "grip")) == 8


# --- T ----------------------------------------------------------------------------------------------------


@pytest.mark.card("Temüjin Contract")
@pytest.mark.parametrize("rules", BOTH)
def test_the_server_chosen_for_temujin_contract_does_not_come_back(rules: str) -> None:
    """It ceased to exist; turns later the Corp creates another one."""
    seat = Seat(credits=20, hand=["Temüjin Contract"])
    t = runner_turn(
        rules=rules,
        corp=Seat(credits=9, hand=["2x PAD Campaign"], deck=["30x Hedge Fund"]),
        runner=seat,
        servers=remote("Nico Campaign"),
    )
    install(t, "Temüjin Contract")
    t.runner("server", server="remote 1")
    to_action(t)
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", "Nico Campaign")
    to_action(t)
    assert t.happened("server ceases")
    assert t.counters("Temüjin Contract", "credit") == 16
    next_turn(t)
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    t.corp("install", "PAD Campaign")
    if t.can("server"):
        t.corp("server", server="new")
    end_turn(t, "corp")
    to_action(t)
    (new,) = [server for server in t.game.state.servers if server > 2]
    t.runner("run")
    t.runner("server", server=f"remote {new - 2}")
    t.finish_run()
    assert len(t.events("successful run", server=new)) == 1
    assert t.counters("Temüjin Contract", "credit") == 16


@pytest.mark.card("The Turning Wheel")
def test_the_turning_wheel_is_for_each_breach_of_the_chosen_server_in_the_run() -> None:
    """It is used twice in the run, for HQ and for R&D."""
    t = runner_turn(
        corp=CORP._replace(hand=["5x Hedge Fund"]), runner=Seat(rig=["The Turning Wheel (4 power)"])
    )
    t.run("R&D")
    t.until(option="use")
    t.runner("use", "The Turning Wheel")
    t.runner("effect", number=0)
    t.runner("use", "The Turning Wheel")
    t.runner("effect", number=1)
    t.finish_run()
    assert accesses(t) == 2, "the one for HQ is not for R&D"


@pytest.mark.card("The Twins")
@pytest.mark.parametrize("rules", BOTH)
def test_nobody_jacks_out_before_the_twins(rules: str) -> None:
    t = run_on(
        "Neural Katana",
        rules=rules,
        root=("The Twins (rezzed)",),
        corp={"hand": ["Neural Katana"]},
        runner={"hand": ["9x Diesel"]},
    )
    while not t.can("yes") or t.decision.side != "corp":
        assert t.decision.about != "jack-out"
        t.passes()
    t.corp("yes")
    assert len(t.events("encounter")) == 2


@pytest.mark.card("Thimblerig", "Inversificator")
@pytest.mark.parametrize("rules", BOTH)
def test_thimblerig_swapped_in_was_not_passed(rules: str) -> None:
    t = run_on(
        "Enigma",
        rules=rules,
        servers={"R&D": At(ice=["Thimblerig (rezzed)"]), "Archives": At(ice=["Ice Wall"])},
        runner={"rig": ["Inversificator", "Datasucker (9 virus)"]},
    )
    meet(t, "Enigma")
    breaker = t.game.state.cards[t.card("Inversificator")].face.breakers[0]
    while t.can("use", "Inversificator", ability=breaker):
        t.runner("use", "Inversificator", ability=breaker)
        while t.can("subroutine"):
            t.choose(t.find("subroutine")[0])
    t.until(option="trigger")
    t.runner("trigger", "Inversificator")
    if t.can("card", "Thimblerig"):
        t.runner("card", "Thimblerig")
    assert t.game.state.cards[t.card("Thimblerig")].server == 0
    finish_without(t, "Thimblerig")


@pytest.mark.card("Tori Hanzō", "Net Shield")
@pytest.mark.parametrize("rules", BOTH)
def test_net_damage_is_prevented_before_tori_hanzo_replaces_it(rules: str) -> None:
    """Neural Katana does three; one is prevented, and the Corp may still make the rest a core damage."""
    t = run_on(
        "Neural Katana",
        rules=rules,
        root=("Tori Hanzō (rezzed)",),
        runner={"rig": ["Net Shield"], "hand": ["9x Diesel"]},
    )
    t.until(option="trigger")
    t.runner("trigger", "Net Shield")
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Tori Hanzō")
    assert (damage(t, "net"), damage(t, "core")) == (0, 1)


@pytest.mark.card("Trick of Light")
@pytest.mark.parametrize("rules", BOTH)
def test_trick_of_light_takes_counters_from_installed_cards_alone(rules: str) -> None:
    seat = corp("Trick of Light", deck=["9x Enigma"], score=["Hostile Takeover (2 advancement)"])
    t = Table(position(rules=rules, turn="corp", corp=seat, servers=remote("Project Atlas")))
    if t.can("play", "Trick of Light"):  # an edition may let it be played in vain
        t.corp("play", "Trick of Light")
    assert t.counters("Project Atlas", "advancement") == 0
    assert t.counters("Hostile Takeover", "advancement") == 2


def with_trieste(rules: str, **place: Any) -> Table:
    """Eli 1.0 is chosen for Trieste Model Bioroids."""
    t = run_on(
        "Eli 1.0",
        rules=rules,
        servers=remote("Trieste Model Bioroids"),
        runner={"credits": 50, "clicks": 4, **place},
    )
    rezzes(t, "Trieste Model Bioroids")
    return t


@pytest.mark.card("Trieste Model Bioroids")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_chosen_for_trieste_stays_so_when_it_is_derezzed(rules: str) -> None:
    t = with_trieste(rules)
    eli = t.card("Eli 1.0")
    atoms.derez(t.game.state, eli)
    atoms.rez(t.game.state, eli)
    meet(t, "Eli 1.0")
    assert not t.can("use", "Corroder", ability=0)
    assert t.can("use", "Eli 1.0")


@pytest.mark.card("Trieste Model Bioroids")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_chosen_for_trieste_need_not_stay_a_bioroid(rules: str) -> None:
    forgets = made("Forgets", "upgrade", static(LosesSubtype("bioroid", of=Is(ICE))))
    root = ("Trieste Model Bioroids", "Forgets")
    t = run_on("Eli 1.0", rules=rules, faces=(forgets,), servers=remote(*root), runner={"credits": 50})
    rezzes(t, "Trieste Model Bioroids")
    rezzes(t, "Forgets")
    meet(t, "Eli 1.0")
    assert not has_subtype(t.game.state, t.card("Eli 1.0"), "bioroid")
    assert not t.can("use", "Corroder", ability=0)


@pytest.mark.card("Trieste Model Bioroids")
@pytest.mark.parametrize("rules", BOTH)
def test_trieste_derezzed_has_chosen_nothing(rules: str) -> None:
    t = with_trieste(rules)
    atoms.derez(t.game.state, t.card("Trieste Model Bioroids"))
    meet(t, "Eli 1.0")
    while not t.can("use", "Corroder", ability=0):
        t.runner("use", "Corroder", ability=1)
    assert not t.game.state.cards[t.card("Trieste Model Bioroids")].noted


# --- T to Z -----------------------------------------------------------------------------------------------


@pytest.mark.card("Turntable")
@pytest.mark.parametrize("rules", BOTH)
def test_an_agenda_swapped_by_turntable_keeps_its_counters_and_loses_its_voice(rules: str) -> None:
    t = runner_turn(
        rules=rules,
        corp=CORP._replace(score=["Nisei MK II (1 agenda)"]),
        runner=Seat(rig=["Turntable"]),
        servers=remote("Hostile Takeover"),
    )
    t.run("remote 1")
    t.until(about="may")
    t.runner("yes")
    assert (t.zone("Nisei MK II"), t.counters("Nisei MK II", "agenda")) == ("runner score", 1)
    to_action(t)
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Nisei MK II")
        t.passes()


@pytest.mark.card("Týr", "Hippo")
@pytest.mark.parametrize("rules", BOTH)
def test_the_click_for_breaking_tyr_stays_though_tyr_is_gone(rules: str) -> None:
    t = meeting("Týr", rules=rules, runner={"clicks": 4})
    breaks(t, "Týr", 3)
    atoms.trash(t.game.state, (t.card("Týr"),), "runner")
    t.finish_run()
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 4


@pytest.mark.card("Vaporframe Fabricator")
@pytest.mark.parametrize("rules", BOTH)
def test_vaporframe_fabricator_in_use_installs_beside_itself(rules: str) -> None:
    seat = corp("Red Herrings")
    servers = remote("Vaporframe Fabricator (rezzed)")
    t = Table(position(rules=rules, turn="corp", corp=seat, servers=servers))
    t.corp("use", "Vaporframe Fabricator")
    assert t.can("server", server="remote 1")


def marked(
    server: str, *rig: str, rules: str = "nsg-26.03", hand: str = "5x Hedge Fund", **seat: Any
) -> Table:
    """The Runner's first action of a turn in which this server is the mark."""
    for seed in range(60):
        place = runner(*rig, hand=["3x Diesel", *seat.get("grip", ())], identity=seat.get("identity", ""))
        t = runner_turn(rules=rules, at="5.7.1d", corp=CORP._replace(hand=[hand]), runner=place, seed=seed)
        for _ in range(9):
            if t.decision.kind == "action":
                break
            chosen = seat.get("chosen", "")
            if chosen and t.can("yes"):
                t.runner("yes")
                t.runner("server", server=chosen)
            else:
                t.passes()
        if [("HQ", "R&D", "Archives")[e.server] for e in t.events("identify mark")] == [server]:
            return t
    raise AssertionError(f"{server} never became the mark")


@pytest.mark.card(VIRTUOSO)
def test_virtuoso_breaches_hq_in_no_run_and_with_no_help_for_another_server() -> None:
    """Neither Jailbreak on R&D nor Zahya is about that breach; Docklands Pass is."""
    t = marked("R&D", VIRTUOSO, grip=("Jailbreak",))
    t.runner("play", "Jailbreak")
    t.runner("server", server="R&D")
    t.finish_run()
    to_action(t)
    assert [e.server for e in t.events("breach")] == [1, 0]
    assert accesses(t) == 3
    t = marked("R&D", VIRTUOSO, identity=ZAHYA)
    t.run("R&D")
    t.until(option="trigger")
    if t.can("trigger", VIRTUOSO):
        t.runner("trigger", VIRTUOSO)
    t.until(option="trigger")
    t.runner("trigger", ZAHYA)
    to_action(t)
    assert [e.amount for e in t.events("gain credits", side="runner")] == [1]
    assert accesses(t) == 2
    t = marked("R&D", VIRTUOSO, "Docklands Pass")
    runs(t, "R&D")
    assert accesses(t) == 3


@pytest.mark.card(VIRTUOSO)
def test_virtuoso_does_nothing_for_a_run_that_fails() -> None:
    t = marked("R&D", VIRTUOSO)
    t.run("R&D")
    t.until(about="jack-out")
    t.runner("yes")
    to_action(t)
    assert not t.happened("breach")


@pytest.mark.card(VIRTUOSO, "Security Testing")
def test_virtuoso_breaches_hq_though_the_breach_of_the_mark_was_replaced() -> None:
    t = marked("R&D", VIRTUOSO, "Security Testing", chosen="R&D")
    before = t.credits["runner"]
    runs(t, "R&D")
    assert [e.server for e in t.events("breach")] == [0]
    assert t.credits["runner"] == before + 2


@pytest.mark.card(VIRTUOSO, "The Twinning")
def test_the_twinning_helps_with_both_breaches_of_virtuoso() -> None:
    t = marked("R&D", VIRTUOSO, "The Twinning (4 power)")
    t.run("R&D")
    while t.decision.kind != "action":
        if t.can("number", number=2) and t.decision.side == "runner":
            t.runner("number", number=2)
        elif t.can("yes") and t.decision.about == "may":
            t.runner("yes")
        else:
            t.passes()
    assert (accesses(t), t.counters("The Twinning", "power")) == (6, 0)


@pytest.mark.card(VIRTUOSO, "Ganked!")
def test_a_subroutine_ends_no_run_in_a_breach_after_it() -> None:
    """Ganked! in HQ has the Runner encounter Ice Wall; the encounter is over, and the breach goes on."""
    for seed in range(60):
        servers = {"HQ": At(ice=["Ice Wall (rezzed)"])}
        seat = CORP._replace(hand=["Ganked!"])
        rig = runner(VIRTUOSO, "HQ Interface", hand=["3x Diesel"])
        t = runner_turn(rules="nsg-26.03", at="5.7.1d", corp=seat, runner=rig, servers=servers, seed=seed)
        t.until(kind="action")
        if [e.server for e in t.events("identify mark")] == [1]:
            break
    t.run("R&D")
    t.until(side="corp", option="yes")
    t.corp("yes")
    to_action(t)
    assert t.happened("encounter", "Ice Wall")
    assert t.happened("breach ends", server=0)
    assert [e.sort for e in t.events("run ends")] == ["successful"]


@pytest.mark.card(VIRTUOSO)
def test_another_virtuoso_has_no_second_first_run() -> None:
    t = marked("R&D", VIRTUOSO, grip=(VIRTUOSO,))
    runs(t, "R&D")
    assert len(t.events("breach")) == 2
    t.runner("install", VIRTUOSO)
    to_action(t)
    runs(t, "R&D")
    assert len(t.events("breach")) == 3


@pytest.mark.card("Warden Fatuma", "Loki")
@pytest.mark.parametrize("rules", BOTH)
def test_loki_has_what_fatuma_gives_twice(rules: str) -> None:
    t = run_on(
        "Loki",
        rules=rules,
        servers={"R&D": At(ice=["Eli 1.0 (rezzed)"]), "remote 1": At(root=["Warden Fatuma (rezzed)"])},
    )
    meet(t, "Loki")
    given = "The Runner loses 1 click."
    assert texts(t, "Loki").count(given) == 2
    assert len(subroutines(t.game.state, t.card("Loki"))) == 5


@pytest.mark.card("The Cleaners")
@pytest.mark.parametrize("rules", BOTH)
def test_the_cleaners_add_to_damage_that_cannot_be_prevented(rules: str) -> None:
    blast = made("Blast", "operation", play(Damage(MEAT, 1, preventable=False)))
    t = table(
        blast,
        rules=rules,
        turn="corp",
        corp=corp("Blast", score=["The Cleaners"]),
        runner=runner("Plascrete Carapace (4 power)", hand=["5x Diesel"]),
    )
    t.corp("play", "Blast")
    assert damage(t, "meat") == 2
