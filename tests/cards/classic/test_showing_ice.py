"""Agendas that show or transmute ice, points that are given up, and stealth that is watched."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.subroutines import subroutines
from rulerunner.kernel.read.values import score
from tests.support.classic import breaking, classic, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, scored
from tests.support.table import Table


@pytest.mark.card("Encryption Breakthrough", "Superior Net Barriers")
@pytest.mark.parametrize(
    ("agenda", "rezzed", "hidden", "other"),
    [
        ("Encryption Breakthrough", "Mazer", "Filter", "Fire Wall"),
        ("Superior Net Barriers", "Fire Wall", "Data Wall", "Mazer"),
    ],
)
@pytest.mark.parametrize("shows", [True, False])
def test_ice_of_one_kind_is_stronger_and_what_shows_pays(
    agenda: str, rezzed: str, hidden: str, other: str, shows: bool
) -> None:
    forts = {
        "HQ": At(ice=[f"{rezzed} (rezzed)", hidden]),
        "R&D": At(ice=[f"{other} (rezzed)", "Canis Minor"]),
    }
    t = scored(agenda, corp=Seat(credits=0), servers=forts)
    assert {t.name(option.card) for option in t.find("card")} == {hidden}
    t.corp("card", hidden) if shows else t.corp("done")
    assert t.credits["corp"] == (2 if shows else 1)
    assert t.happened("reveal", hidden) == shows
    assert not t.rezzed(hidden)
    facts = {
        name: t.game.state.cards[t.card(name)].face.facts.strength or 0 for name in (rezzed, hidden, other)
    }
    assert [strength_of(t, name) - facts[name] for name in (rezzed, hidden, other)] == [1, 1, 0]


def transmuted() -> Table:
    """Ice Transmutation has been scored, for Laser Wire; the Runner's turn comes."""
    t = scored(
        "Ice Transmutation",
        corp=Seat(credits=0),
        runner=Seat(credits=99, hand=HAND, rig=["Krash"]),
        servers={"HQ": At(ice=["Laser Wire (rezzed)", "Mazer"])},
    )
    if t.can("card"):
        t.corp("card", "Laser Wire")
    return t


@pytest.mark.card("Ice Transmutation")
def test_transmuted_ice_is_stronger_and_says_everything_twice() -> None:
    t = transmuted()
    wire = t.card("Laser Wire")
    facts = t.game.state.cards[wire].face
    assert strength_of(t, "Laser Wire") == (facts.facts.strength or 0) + 1
    first, second = facts.subs
    assert subroutines(t.game.state, wire) == (first, first, second, second)
    assert len(subroutines(t.game.state, t.card("Mazer"))) == 1
    while t.decision.side != "runner" or t.decision.kind != "action":
        t.corp("gain credit") if t.can("gain credit") else t.passes()
    t.run("HQ")
    while t.decision.rule != "7?":
        t.passes()
    t.runner("no")
    assert damage(t, "net") == [1, 1]
    assert t.happened("end the run")


@pytest.mark.card("Ice Transmutation")
@pytest.mark.parametrize("keep", [1, 3])
def test_what_is_repeated_is_broken_for_itself(keep: int) -> None:
    t = transmuted()
    while t.decision.side != "runner" or t.decision.kind != "action":
        t.corp("gain credit") if t.can("gain credit") else t.passes()
    t.run("HQ")
    while t.decision.rule != "7?":
        t.passes()
    for number in range(4):
        if number == keep:
            continue
        if t.decision.rule in ("7?", "10+"):
            t.runner("yes")
        if t.decision.rule == "7?":
            t.runner("yes")
        if t.decision.rule == "8":
            t.runner("subroutine", number=number)
        while t.decision.rule == "9" and strength_of(t, "Krash") < strength_of(t, "Laser Wire"):
            t.runner("use", "Krash")
        if t.decision.rule == "9":
            t.runner("pass")
        t.runner("use", "Krash")
    if t.decision.rule in ("7?", "10+"):
        t.runner("no")
    t.finish_run()
    assert damage(t, "net") == ([1] if keep == 1 else [])
    assert t.happened("end the run") == (keep == 3)


@pytest.mark.card("I Got a Rock")
@pytest.mark.parametrize(
    ("points", "tags", "able"),
    [(["Tycho Extension"], 2, True), (["Hostile Takeover"], 2, False), (["Tycho Extension"], 1, False)],
)
def test_the_rock_falls_for_three_agenda_points(points: list[str], tags: int, able: bool) -> None:
    t = corp_turn(
        corp=Seat(credits=0, score=points, deck=DECK),
        runner=Seat(tags=tags, hand=["Score!"] * 16),
        servers={"remote 1": At(root=["I Got a Rock (rezzed)"])},
    )
    before = score(t.game.state, "corp")
    assert t.can("use", "I Got a Rock") == able
    if able:
        t.corp("use", "I Got a Rock")
        assert damage(t, "meat") == [15]
        assert (score(t.game.state, "corp"), t.clicks["corp"]) == (before - 3, 2)


@pytest.mark.card("Twenty-Four-Hour Surveillance")
@pytest.mark.parametrize(
    ("state", "at", "able"),
    [(" (rezzed)", "remote 1", False), ("", "remote 1", True), (" (rezzed)", "HQ", True)],
)
def test_under_surveillance_no_bits_come_from_stealth(state: str, at: str, able: bool) -> None:
    servers = {"remote 1": At(ice=["Data Wall (rezzed)"])}
    here = servers.get(at, At())
    servers[at] = At(ice=here.ice, root=[f"Twenty-Four-Hour Surveillance{state}"])
    t = classic(
        corp=Seat(credits=0, deck=DECK),
        runner=Seat(credits=0, hand=HAND, rig=["Dwarf", "Cloak"]),
        servers=servers,
    )
    t.run("remote 1")
    assert t.in_run() == able
    if able:
        breaking(t, by="Dwarf")
        assert t.counters("Cloak", "credit") == 2
