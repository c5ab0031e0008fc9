"""Worked examples: credits of cards, objects that move or are gone, ice that comes during a run, damage."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import strength
from rulerunner.lang.filters import AtServer, Is
from rulerunner.lang.instructions import Gain
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.statics import GainsSubroutines
from rulerunner.lang.sugar import static, sub
from rulerunner.lang.words import ICE
from tests.support.faces import made
from tests.support.table import Table

MORE = made(
    "More",
    "upgrade",
    static(GainsSubroutines((sub(Gain(5)),), of=Is(ICE) & AtServer(HQ_SERVER, "ice"))),
)
"""Something for Shiro to do after its own subroutines."""


def names(t: Table, kind: str) -> list[str]:
    return [t.name(e.card) for e in t.events(kind)]


def ice(t: Table, server: int) -> list[str]:
    """The ice protecting a server, the innermost first."""
    return [t.name(cid) for cid in t.game.state.servers[server].ice]


@pytest.mark.example("nsg-26.03 1.10.3c", 1)
@pytest.mark.example("nisei-1.4 1.10.3c", 1)
@pytest.mark.parametrize("hosted", [0, 1])
def test_the_credit_of_cyberfeeder_makes_atman_one_stronger(hosted: int) -> None:
    feeder = f"Cyberfeeder ({hosted} credit)"
    t = Table(position(runner=Seat(credits=5, hand=["Atman"], rig=[feeder])))
    t.runner("install", "Atman")
    t.until(option="number")
    assert (t.credits["runner"], t.counters("Cyberfeeder", "credit")) == (2, hosted), "not for installing it"
    assert [o.number for o in t.find("number")] == list(range(3 + hosted))
    t.runner("number", number=2 + hosted)
    assert (t.credits["runner"], t.counters("Cyberfeeder", "credit")) == (0, 0)
    assert t.counters("Atman", "power") == strength(t.game.state, t.card("Atman")) == 2 + hosted
    assert t.happened("use", "Cyberfeeder") == bool(hosted)


@pytest.mark.example("nsg-26.03 1.12.4", 1)
@pytest.mark.parametrize("bypasses", [True, False])
def test_ice_that_thimblerig_has_moved_is_still_what_femme_fatale_has_chosen(bypasses: bool) -> None:
    t = Table(
        position(
            corp=Seat(credits=0, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=20, clicks=1, hand=["Femme Fatale"]),
            servers={"HQ": At(ice=["Enigma (rezzed)"]), "R&D": At(ice=["Thimblerig (rezzed)"])},
        )
    )
    t.runner("install", "Femme Fatale")
    t.runner("card", "Enigma")
    before = t.game.state.cards[t.card("Enigma")].object_no
    t.until(side="corp", option="yes")
    t.corp("yes")
    if t.can("card"):
        t.corp("card", "Enigma")
    assert (ice(t, 0), ice(t, 1)) == (["Thimblerig"], ["Enigma"])
    assert t.game.state.cards[t.card("Enigma")].object_no == before
    while not (t.decision.side == "runner" and t.decision.kind == "action"):
        t.passes() if t.decision.kind != "action" else t.choose(t.find("gain credit")[0])
    credits = t.credits["runner"]
    t.run("R&D")
    t.until(side="runner", option="yes")
    assert t.decision.card == t.card("Femme Fatale")
    t.runner("yes" if bypasses else "no")
    t.finish_run()
    assert credits - t.credits["runner"] == (2 if bypasses else 0), "one for each subroutine"
    assert t.happened("subroutine resolves", "Enigma") != bypasses
    assert t.happened("successful run", server=1) == bypasses


@pytest.mark.example("nsg-26.03 1.12.6", 1)
@pytest.mark.parametrize("trashed", [True, False])
def test_bravado_counts_ice_that_was_passed_and_then_trashed(trashed: bool) -> None:
    t = Table(
        position(
            corp=Seat(credits=0, hand=["Enigma"]),
            runner=Seat(credits=3, hand=["Bravado"]),
            servers={"HQ": At(ice=["Ice Wall", "Drafter (rezzed)"])},
        )
    )
    before = t.game.state.cards[t.card("Ice Wall")].object_no
    t.runner("play", "Bravado")
    if t.can("server"):
        t.runner("server", server="HQ")
    t.until(side="corp", option="yes")
    assert names(t, "pass") == ["Ice Wall"]
    t.corp("no")  # the first subroutine
    t.corp("yes")
    if t.can("card"):
        t.corp("card", "Enigma")
    t.corp("server", server="HQ")
    if trashed:
        t.corp("trash", "Ice Wall")
    while t.in_run():
        assert t.credits["runner"] == 0, "it is counted when the run ends"
        t.passes()
    assert names(t, "pass") == ["Ice Wall", "Drafter"]
    assert t.zone("Ice Wall") == ("Archives" if trashed else "table")
    assert (t.game.state.cards[t.card("Ice Wall")].object_no > before) == trashed
    assert t.zone("Enigma") == "table"
    assert t.credits["runner"] == 6 + 2


@pytest.mark.example("nisei-1.4 6.2.3a", 1)
def test_ice_that_architect_puts_outermost_is_not_approached() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, hand=["Ice Wall"], deck=["9x Hedge Fund"]),
            servers={"R&D": At(ice=["Architect (rezzed)", "Enigma"])},
        )
    )
    t.run("R&D")
    t.until(side="corp", option="yes")
    while not (t.can("yes") and len(t.events("subroutine resolves")) == 2):
        t.passes()
    t.corp("yes")
    if t.can("card"):
        t.corp("card", "Ice Wall")
    t.corp("server", server="R&D")
    t.passes()  # no other ice is trashed first
    assert ice(t, 1) == ["Enigma", "Architect", "Ice Wall"]
    t.finish_run()
    assert names(t, "approach") == ["Architect", "Enigma"]
    assert names(t, "pass") == ["Architect", "Enigma"]
    assert names(t, "encounter") == ["Architect"]
    assert t.happened("successful run", server=1)


@pytest.mark.example("nisei-1.4 6.2.3b", 1)
def test_ice_that_howler_puts_next_inward_is_approached() -> None:
    t = Table(
        position(
            corp=Seat(credits=0, hand=["Eli 1.0"]),
            servers={
                "remote 1": At(ice=["Enigma", "Howler (rezzed)", "Ice Wall"], root=["PAD Campaign"]),
            },
        )
    )
    t.run("remote 1")
    t.until(side="corp", option="yes")
    assert names(t, "approach") == ["Enigma", "Howler"]
    t.corp("yes")
    if t.can("card"):
        t.corp("card", "Eli 1.0")
    if t.zone("Eli 1.0") != "table":
        t.passes()  # no other ice is trashed first
    assert ice(t, 3) == ["Ice Wall", "Eli 1.0", "Howler", "Enigma"]
    assert t.rezzed("Eli 1.0")
    t.until(side="runner", about="jack-out")
    t.runner("no")
    while not t.happened("encounter", "Eli 1.0"):
        t.passes()
    assert names(t, "approach") == ["Enigma", "Howler", "Eli 1.0"]
    assert names(t, "pass") == ["Enigma", "Howler"]
    t.finish_run()
    assert names(t, "encounter") == ["Howler", "Eli 1.0"]
    assert not t.happened("approach", "Ice Wall"), "Eli 1.0 has ended the run"


@pytest.mark.example("nisei-1.4 6.5.2a", 1)
@pytest.mark.parametrize("breaks", [False, True])
def test_after_the_chrysalis_that_shiro_shows_the_subroutines_of_shiro_go_on(breaks: bool) -> None:
    t = Table(
        position(
            corp=Seat(credits=0, hand=["Hedge Fund"], deck=["Chrysalis", "9x Hedge Fund"]),
            runner=Seat(credits=1, hand=["5x Diesel"], rig=["Mimic"]),
            servers={"HQ": At(ice=["Shiro (rezzed)", "Enigma"], root=["More (rezzed)"])},
            faces=[MORE],
        )
    )
    t.run("HQ")
    t.until(side="corp", option="card")
    t.corp("card", "Chrysalis")  # stays on top
    while not t.happened("encounter", "Chrysalis"):
        assert t.in_run()
        t.passes() if not t.can("card") else t.corp("card", "Hedge Fund")
    t.until(side="runner", option="use")
    s = t.game.state
    assert s.encounter is not None
    assert t.name(s.encounter.ice) == "Chrysalis"
    assert s.run is not None
    assert s.run.position == s.servers[0].ice.index(t.card("Shiro")), "the Runner has not moved"
    assert t.credits["corp"] == 0, "the third subroutine of Shiro waits"
    t.runner("use", "Mimic") if breaks else t.runner("pass")
    t.until(about="jack-out")
    assert [
        (e.kind, t.name(e.card))
        for e in t.game.events
        if e.kind in ("encounter", "encounter ends", "subroutine resolves", "pass")
    ] == [
        ("encounter", "Shiro"),
        ("subroutine resolves", "Shiro"),
        ("subroutine resolves", "Shiro"),
        ("encounter", "Chrysalis"),
        *[("subroutine resolves", "Chrysalis")] * (not breaks),
        ("encounter ends", "Chrysalis"),
        ("subroutine resolves", "Shiro"),
        ("encounter ends", "Shiro"),
        ("pass", "Shiro"),
    ]
    assert [e.amount for e in t.events("damage")] == [2] * (not breaks)
    assert t.credits["corp"] == 5
    assert t.zone("Chrysalis") == "R&D"
    t.finish_run()
    assert names(t, "approach") == ["Shiro", "Enigma"]
    assert t.happened("successful run", server=0)


@pytest.mark.example("nisei-1.4 8.2.4", 1)
def test_the_second_program_of_mass_install_may_be_hosted_on_the_first() -> None:
    t = Table(position(runner=Seat(credits=7, hand=["Mass Install", "Dhegdheer", "Corroder", "Mimic"])))
    t.runner("play", "Mass Install")
    t.runner("card", "Dhegdheer")
    while t.zone("Dhegdheer") != "table":
        t.passes()
    assert t.credits["runner"] == 4
    assert not t.can("card", "Dhegdheer")
    assert (t.zone("Corroder"), t.zone("Mimic")) == ("grip", "grip"), "the next is chosen only now"
    t.runner("card", "Corroder")
    t.runner("card", "Dhegdheer")
    while t.zone("Corroder") != "table":
        t.passes()
    assert t.game.state.cards[t.card("Corroder")].host == t.card("Dhegdheer")
    assert t.credits["runner"] == 3, "a credit less"
    t.runner("card", "Mimic")
    while t.zone("Mimic") != "table":
        t.passes()
    assert t.game.state.cards[t.card("Mimic")].host == -1
    assert t.credits["runner"] == 0
    assert names(t, "install") == ["Dhegdheer", "Corroder", "Mimic"]
    assert t.decision.kind == "action"


def boom(prevented: int, seed: int = 0) -> Table:
    """BOOM! is played against a grip of four cards; so many of the 7 damage are prevented."""
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["BOOM!"]),
            runner=Seat(
                tags=2,
                hand=["I've Had Worse", "3x Diesel"],
                deck=["9x Sure Gamble"],
                rig=["Plascrete Carapace (4 power)"],
            ),
            seed=seed,
        )
    )
    t.corp("play", "BOOM!")
    t.until(side="runner", option="use")
    for _ in range(prevented):
        t.runner("use", "Plascrete Carapace")
    while t.game.result is None and not t.happened("damage"):
        t.passes()
    return t


@pytest.mark.example("nsg-26.03 10.4.3", 1)
@pytest.mark.example("nisei-1.4 10.4.3", 1)
@pytest.mark.parametrize("prevented", [0, 1, 2])
def test_boom_flatlines_before_the_runner_can_say_i_have_had_worse(prevented: int) -> None:
    t = boom(prevented)
    assert t.game.result == ("corp", "flatline")
    assert not t.happened("choice", sort="trigger")
    assert not t.happened("draw")


@pytest.mark.example("nsg-26.03 10.4.3", 1)
@pytest.mark.example("nisei-1.4 10.4.3", 1)
@pytest.mark.parametrize("prevented", [3, 4])
def test_i_have_had_worse_draws_once_all_cards_boom_trashes_are_in_the_heap(prevented: int) -> None:
    outcomes = set()
    for seed in range(12):
        t = boom(prevented, seed)
        t.until(kind="action")
        lost = [e for e in t.events("trash") if t.name(e.card) in ("I've Had Worse", "Diesel")]
        assert [e.amount for e in t.events("damage")] == [7 - prevented] == [len(lost)]
        hit = t.zone("I've Had Worse") == "heap"
        first = lost[0].moment
        assert [e.moment for e in lost] == list(range(first, first + len(lost))), "at once"
        assert set(t.events("damage")[0].cards) == {e.card for e in lost}
        assert [e.amount for e in t.events("draw")] == [3] * hit
        assert all(e.moment > lost[-1].moment for e in t.events("draw"))
        assert len(t.game.state.zones["grip"]) == 4 - len(lost) + 3 * hit
        outcomes.add(hit)
    assert outcomes == ({True} if prevented == 3 else {True, False})
