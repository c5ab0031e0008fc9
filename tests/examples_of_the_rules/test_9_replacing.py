"""Worked examples of chapter 9: replacement effects, changed durations, what is remembered."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import strength
from tests.support.table import Table


def strength_of(t: Table, name: str) -> int:
    return strength(t.game.state, t.card(name))


def to_action(t: Table) -> None:
    t.until(side="runner", kind="action")


def hosts(breaker: str, *others: str, ice: tuple[str, ...] = ("Pup",), notes: str = "") -> Table:
    """Gebrselassie on an icebreaker."""
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(
                credits=30, clicks=5, rig=["Gebrselassie", f"{breaker}{notes}", *others], hand=["5x Diesel"]
            ),
            servers={
                "HQ": At(ice=[f"{each} (rezzed)" for each in ice]),
                "Archives": At(ice=["Pup (rezzed)"]),
            },
        )
    )
    t.runner("use", "Gebrselassie")
    if t.can("card"):
        t.runner("card", breaker)
    assert t.game.state.cards[t.card("Gebrselassie")].host == t.card(breaker)
    to_action(t)
    return t


@pytest.mark.example("nsg-26.03 9.4.4", 1)
def test_gebrselassie_keeps_the_boost_of_puffer_and_not_the_strength_of_its_counters() -> None:
    t = hosts("Puffer", notes=" (1 power)")
    own = strength_of(t, "Puffer")
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Puffer", ability=3)
    assert strength_of(t, "Puffer") == own + 1
    t.finish_run()
    to_action(t)
    assert strength_of(t, "Puffer") == own + 1, "for the rest of the turn"
    t.runner("use", "Puffer", ability=4)
    t.choose(1)
    assert t.counters("Puffer", "power") == 0
    assert strength_of(t, "Puffer") == own, "the strength of the counter is gone at once"


@pytest.mark.example("nsg-26.03 9.9.9a", 1)
@pytest.mark.rule("nisei-1.4 9.8.9a")
def test_when_gebrselassie_goes_elsewhere_what_has_run_out_meanwhile_ends() -> None:
    t = hosts("Corroder", "Mimic")
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=1)
    t.finish_run()
    to_action(t)
    assert strength_of(t, "Corroder") == 3
    t.runner("use", "Gebrselassie")
    t.runner("card", "Mimic")
    assert strength_of(t, "Corroder") == 2


@pytest.mark.example("nsg-26.03 9.10.5", 1)
def test_na_not_k_keeps_its_boost_between_runs_and_counts_the_ice_of_each() -> None:
    t = hosts("Na'Not'K", ice=("Ice Wall", "Pup", "Pup"))
    assert strength_of(t, "Na'Not'K") == 1
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    assert strength_of(t, "Na'Not'K") == 4
    t.runner("use", "Na'Not'K", ability=2)
    assert strength_of(t, "Na'Not'K") == 6
    t.finish_run()
    to_action(t)
    assert strength_of(t, "Na'Not'K") == 3, "its own ability is over, the boost is not"
    t.run("Archives")
    t.until(side="runner", rule="6.9.3b")
    assert strength_of(t, "Na'Not'K") == 4


def having_tested_security_at(server: str, event: str = "") -> Table:
    """The Runner has chosen a server with Security Testing."""
    t = Table(
        position(
            at="5.7.1d",
            corp=Seat(credits=5, hand=["Hedge Fund"], deck=["9x Enigma"]),
            runner=Seat(
                credits=2, hand=[event] if event else [], rig=["Security Testing"], deck=["9x Diesel"]
            ),
        )
    )
    t.until(side="runner", option="yes")
    if server:
        t.runner("yes")
        t.runner("server", server=server)
    else:
        t.runner("no")
    to_action(t)
    return t


@pytest.mark.example("nsg-26.03 9.9.11a", 1)
@pytest.mark.parametrize("siphons", [True, False])
def test_of_account_siphon_and_security_testing_the_runner_applies_one(siphons: bool) -> None:
    t = having_tested_security_at("HQ", "Account Siphon")
    t.runner("play", "Account Siphon")
    t.until(about="replace")
    t.runner("replace", "Account Siphon" if siphons else "Security Testing")
    if t.can("number"):
        t.runner("number", number=5)
    t.finish_run()
    assert not t.happened("breach")
    assert t.credits["runner"] == (12 if siphons else 4)
    assert t.credits["corp"] == (0 if siphons else 5)
    assert t.tags == (2 if siphons else 0)


@pytest.mark.example("nsg-26.03 9.9.11a", 2)
def test_security_testing_pays_for_the_breach_from_the_bottom_of_showing_off_too() -> None:
    t = having_tested_security_at("R&D", "Showing Off")
    t.runner("play", "Showing Off")
    while t.decision.kind != "action":
        t.choose(0) if t.decision.about == "replace" else t.passes()
    assert t.happened("successful run", server=1)
    assert not t.happened("breach")
    assert not t.happened("access")
    assert t.credits["runner"] == 2


@pytest.mark.example("nsg-26.03 9.10.3b", 1)
def test_security_testing_forgets_the_server_when_the_turn_ends() -> None:
    t = having_tested_security_at("HQ")
    turn = t.game.state.turn
    while t.game.state.turn < turn + 2:
        t.passes() if t.decision.kind != "action" else t.choose(t.find("gain credit")[0])
    t.until(side="runner", option="yes")
    t.runner("no")
    to_action(t)
    before = t.credits["runner"]
    t.run("HQ")
    t.finish_run()
    assert t.happened("breach", server=0), "no server was chosen this turn"
    assert t.credits["runner"] == before


@pytest.mark.example("nsg-26.03 9.5.5", 3)
def test_the_counters_of_reconstruction_contract_wait_for_its_ability() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            servers={
                "remote 1": At(root=["Reconstruction Contract (rezzed, 3 advancement)"]),
                "remote 2": At(root=["Hostile Takeover"]),
                "HQ": At(ice=["Ice Wall"]),
            },
        )
    )
    t.until(side="corp", option="use")
    t.corp("use", "Reconstruction Contract")
    assert t.zone("Reconstruction Contract") == "Archives", "the cost is paid before the target is chosen"
    assert {t.name(o.card) for o in t.decision.options} == {"Hostile Takeover", "Ice Wall"}
    t.corp("card", "Hostile Takeover")
    if t.can("number"):
        t.corp("number", number=3)
    assert t.counters("Hostile Takeover", "advancement") == 3
    assert t.counters("Reconstruction Contract", "advancement") == 0


@pytest.mark.example("nsg-26.03 9.7.1", 1)
@pytest.mark.parametrize("stole", [True, False])
def test_oppo_research_has_a_restriction_two_play_abilities_and_ends_the_action_phase(stole: bool) -> None:
    t = Table(
        position(
            corp=Seat(hand=["Oppo Research"], credits=20, deck=["9x Enigma"], score=["Priority Requisition"]),
            runner=Seat(clicks=1, hand=["3x Diesel"]),
            servers={"remote 1": At(root=["Hostile Takeover"] if stole else [], ice=["Ice Wall"])},
        )
    )
    if stole:
        t.run("remote 1")
        t.finish_run()
    else:
        t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert t.can("play", "Oppo Research") == stole
    if not stole:
        return
    clicks = t.clicks["corp"]
    t.corp("play", "Oppo Research")
    assert t.tags == 2
    t.corp("yes")
    assert t.tags == 4, "threat 3"
    assert clicks == 3
    while t.game.state.active == "corp":
        assert t.decision.kind != "action", "the action phase is over"
        t.passes()


@pytest.mark.example("nsg-26.03 9.9.7a", 1)
def test_damage_brought_below_nothing_and_up_again_is_done() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"], score=["The Cleaners", "The Cleaners"]),
            runner=Seat(rig=["Biometric Spoofing"], hand=["3x Diesel"]),
            servers={
                "HQ": At(ice=["Data Raven (rezzed)"]),
                "remote 1": At(root=["Mr. Stone (rezzed)"]),
            },
        )
    )
    t.run("HQ")
    t.until(kind="choose effect")
    t.choose(0)
    t.until(side="runner", kind="interrupt")
    t.runner("use", "Biometric Spoofing")
    t.until(about="jack-out")
    assert t.tags == 1
    assert t.zone("Biometric Spoofing") == "heap"
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(1, "meat")]


@pytest.mark.example("nsg-26.03 9.12.2b", 2)
def test_prana_condenser_applies_once_to_the_five_damage_of_urtica_cipher() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(hand=["5x Diesel"]),
            servers={
                "remote 1": At(root=["Urtica Cipher (3 advancement)"]),
                "remote 2": At(root=["Prāna Condenser (rezzed)"]),
            },
        )
    )
    t.run("remote 1")
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Prāna Condenser")
    while t.decision.kind != "action":
        assert not t.can("trigger", "Prāna Condenser")
        t.passes()
    assert [e.amount for e in t.events("damage")] == [4], "one instance of damage"
    assert t.counters("Prāna Condenser", "power") == 1
    assert t.credits["corp"] == 3
