"""Ice and upgrades that resolve subroutines of other ice, or take them over."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import has_subtype
from rulerunner.lang.filters import UNREZZED, Is
from rulerunner.lang.instructions import Choose, ResolveSubroutine, RezCard
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import play
from rulerunner.lang.validating.subtypes import ICE_SUBTYPES
from rulerunner.lang.words import ICE
from tests.support.faces import made, table
from tests.support.ice import BOTH, meet, run_on, texts
from tests.support.table import Table


def subtypes_of(t: Table, ice: str) -> set[str]:
    return {name for name in ICE_SUBTYPES if has_subtype(t.game.state, t.card(ice), name)}


@pytest.mark.card("Mycoweb")
@pytest.mark.parametrize("rules", BOTH)
def test_mycoweb_installs_and_rezzes_ice_and_uses_a_sentry_and_another_code_gate(rules: str) -> None:
    t = run_on(
        "Mycoweb",
        rules=rules,
        corp={"credits": 1, "discard": ["Enigma"]},
        servers={"R&D": At(ice=["Neural Katana (rezzed)", "Pop-up Window (rezzed)"])},
        runner={"hand": ["5x Diesel"]},
    )
    t.until(about="may")
    t.corp("yes")
    t.until(option="server")
    t.corp("server", server="Archives")
    t.until(about="may")
    t.corp("yes")
    t.finish_run()
    assert t.rezzed("Enigma"), "for 1 credit of 3"
    assert t.credits["corp"] == 0
    assert [e.amount for e in t.events("damage")] == [3]


@pytest.mark.card("Mycoweb")
def test_the_code_gate_that_mycoweb_uses_is_another_one() -> None:
    t = run_on("Mycoweb", corp={"credits": 0, "discard": []})
    t.finish_run()
    assert [e.place for e in t.events("subroutine resolves") if t.name(e.card) == "Mycoweb"] == [0, 1, 2, 3]


GRID = "Nanisivik Grid"


def grid(rules: str, *archives: str, **place: At) -> Table:
    servers = {"remote 1": At(root=[f"{GRID} (rezzed)"]), **place}
    corp = Seat(credits=0, discard=archives, deck=["9x Enigma"])
    t = Table(position(rules=rules, corp=corp, runner=Seat(hand=["5x Diesel"]), servers=servers))
    t.run("remote 1")
    return t


@pytest.mark.card("Nanisivik Grid")
@pytest.mark.parametrize("rules", BOTH)
def test_nanisivik_grid_turns_ice_in_archives_up_and_resolves_a_subroutine(rules: str) -> None:
    t = grid(rules, "Neural Katana", "Ice Wall (faceup)")
    t.until(about="may")
    t.corp("yes")
    t.finish_run()
    assert t.game.state.cards[t.card("Neural Katana")].faceup
    assert [e.amount for e in t.events("damage")] == [3]
    assert not t.happened("end the run"), "Ice Wall was face up before"


@pytest.mark.card("Nanisivik Grid")
@pytest.mark.example("nsg-26.03 4.6.6i", 3)
def test_this_server_is_archives_for_border_control_in_archives() -> None:
    row = At(ice=["Enigma (rezzed)", "Ice Wall (rezzed)", "Wall of Static (rezzed)"])
    t = grid("nsg-26.03", "Border Control", Archives=row)
    t.until(about="may")
    t.corp("yes")
    t.until(option="subroutine")
    t.corp("subroutine", number=0)
    assert t.credits["corp"] == 3, "three pieces of ice protect Archives, none the server of the run"


@pytest.mark.card("Nanisivik Grid")
@pytest.mark.example("nsg-26.03 8.5.14", 1)
def test_bran_in_archives_has_no_position_to_install_ice_inward_from() -> None:
    servers = {"remote 1": At(root=[f"{GRID} (rezzed)"])}
    corp = Seat(credits=9, hand=["Ice Wall"], discard=["Brân 1.0"])
    t = Table(position(corp=corp, servers=servers))
    t.run("remote 1")
    t.until(about="may")
    t.corp("yes")
    t.until(option="subroutine")
    t.corp("subroutine", number=0)
    t.until(side="runner", kind="action")
    assert t.zone("Ice Wall") == "HQ"
    assert not t.happened("install")


@pytest.mark.card("Marker")
@pytest.mark.parametrize("rules", BOTH)
def test_marker_gives_the_next_ice_a_subroutine_for_the_run(rules: str) -> None:
    t = run_on("Marker", "Pop-up Window", "Enigma", rules=rules, runner={"hand": ["5x Diesel"]})
    meet(t, "Marker")
    meet(t, "Pop-up Window")
    assert texts(t, "Pop-up Window")[-1] == "End the run."
    assert len(texts(t, "Pop-up Window")) == 2
    assert len(texts(t, "Enigma")) == 2, "only the next one"
    t.finish_run()
    assert len(texts(t, "Pop-up Window")) == 1


@pytest.mark.card("Marker")
@pytest.mark.example("nsg-26.03 9.8.3e", 1)
def test_what_marker_gives_brainstorm_comes_before_its_damage() -> None:
    t = run_on("Marker", "Brainstorm", runner={"hand": ["2x Diesel"]})
    meet(t, "Brainstorm")
    assert texts(t, "Brainstorm") == ["End the run.", "Do 1 core damage.", "Do 1 core damage."]


@pytest.mark.card("Loki")
@pytest.mark.parametrize("rules", BOTH)
def test_loki_takes_over_subtypes_and_subroutines_in_order(rules: str) -> None:
    t = run_on(
        "Loki",
        rules=rules,
        servers={"R&D": At(ice=["Enigma (rezzed)", "Data Raven (rezzed)"])},
        runner={"hand": ["2x Diesel"]},
    )
    t.until(side="corp", option="card")
    t.corp("card", "Enigma")
    meet(t, "Loki")
    assert subtypes_of(t, "Loki") == {"bioroid", "code gate"}
    own = texts(t, "Loki")[-1]
    assert texts(t, "Loki") == [*texts(t, "Enigma"), own]
    t.finish_run()
    assert t.happened("end the run")
    assert texts(t, "Loki") == [own]
    assert subtypes_of(t, "Loki") == {"bioroid"}


@pytest.mark.card("Loki")
@pytest.mark.parametrize(("hand", "ends"), [(["2x Diesel"], False), ([], False)])
def test_the_runner_keeps_loki_from_ending_the_run_with_the_grip_even_an_empty_one(
    hand: list[str], ends: bool
) -> None:
    t = run_on("Loki", runner={"hand": hand, "rig": ["Corroder", "Gordian Blade"]})
    meet(t, "Loki")
    t.until(about="effect")
    t.runner("effect", number=1)
    t.finish_run()
    assert t.happened("shuffle")
    assert t.happened("successful run") != ends
    assert not t.game.state.zones["grip"]


GRAIL = {
    "Lancelot": "Choose 1 installed program. Trash the chosen program.",
    "Merlin": "Do 2 net damage.",
    "Galahad": "End the run.",
}


def grail(ice: str, hand: list[str], rules: str = "nsg-26.03") -> Table:
    """The Runner is about to encounter grail ice, with this in HQ."""
    t = run_on(ice, rules=rules, corp={"hand": hand}, runner={"hand": ["5x Diesel"]})
    t.until(about="may")
    return t


@pytest.mark.card("Lancelot")
@pytest.mark.card("Merlin")
@pytest.mark.card("Galahad")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "own"), GRAIL.items())
def test_grail_ice_takes_over_subroutines_of_grail_ice_in_hq_in_any_order(
    ice: str, own: str, rules: str
) -> None:
    others = [name for name in GRAIL if name != ice]
    t = grail(ice, [*others, "Enigma"], rules)
    assert texts(t, ice) == [own]
    t.corp("yes")
    assert not t.can("card", "Enigma"), "it is no grail"
    for name in others:
        t.corp("card", name)
    t.corp("number", number=0)
    t.corp("number", number=2)
    meet(t, ice)
    assert texts(t, ice) == [GRAIL[others[0]], own, GRAIL[others[1]]]
    assert len(t.events("reveal")) == 2
    t.finish_run()
    assert texts(t, ice) == [own]


@pytest.mark.card("Lancelot")
@pytest.mark.parametrize("ice", GRAIL)
def test_grail_ice_that_reveals_nothing_has_its_own_subroutine_alone(ice: str) -> None:
    t = grail(ice, [name for name in GRAIL if name != ice])
    meet(t, ice)
    assert texts(t, ice) == [GRAIL[ice]]


@pytest.mark.card("Merlin")
@pytest.mark.example("nsg-26.03 9.8.2c", 1)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_corp_declares_where_the_subroutine_of_merlin_stands(place: int) -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(clicks=1, hand=["Sub Boost", "Merlin", "Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=9, hand=["5x Diesel"], rig=["Corroder"]),
            servers={"HQ": At(ice=["Lancelot (rezzed)"])},
        )
    )
    t.corp("play", "Sub Boost")
    t.until(side="runner", kind="action")
    t.run("HQ")
    t.until(about="may")
    t.corp("yes")
    if t.can("card", "Merlin"):
        t.corp("card", "Merlin")
    t.corp("number", number=place)
    meet(t, "Lancelot")
    order = [GRAIL["Lancelot"], "End the run."]
    order.insert(place, GRAIL["Merlin"])
    assert texts(t, "Lancelot") == order


@pytest.mark.card("Loki")
@pytest.mark.example("nsg-26.03 9.8.3a", 1)
def test_what_loki_takes_over_from_tithe_comes_before_what_warden_fatuma_gives() -> None:
    t = run_on(
        "Loki",
        servers={"R&D": At(ice=["Tithe (rezzed)"]), "remote 1": At(root=["Warden Fatuma (rezzed)"])},
    )
    meet(t, "Loki")
    own = texts(t, "Loki")[-1]
    assert texts(t, "Loki") == ["Do 1 net damage.", "Gain 1 credit.", "The Runner loses 1 click.", own]


@pytest.mark.card("Lycian Multi-Munition")
@pytest.mark.example("nsg-26.03 6.1.4c", 1)
def test_a_subroutine_resolved_outside_a_run_gains_a_credit_and_ends_nothing() -> None:
    loosed = made(
        "Loosed",
        "operation",
        play(Choose(UNREZZED & Is(ICE)), RezCard(CHOSEN, ignoring="all"), ResolveSubroutine(CHOSEN)),
    )
    t = table(
        loosed,
        turn="corp",
        corp=Seat(credits=0, clicks=2, hand=["Loosed"], deck=["9x Enigma"]),
        servers={"HQ": At(ice=["Lycian Multi-Munition"])},
    )
    t.corp("play", "Loosed")
    t.corp("subtype", detail="barrier")
    t.corp("done")
    t.corp("subroutine", number=2)
    assert t.decision.kind == "action"
    assert t.credits["corp"] == 1
    assert not t.happened("end the run")
