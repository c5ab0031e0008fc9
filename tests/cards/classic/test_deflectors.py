"""Ice that sends the Runner elsewhere: deflectors, and Vacuum Link; and a siren."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic, rolled
from tests.support.classic_corp import DECK, HAND, break_all_but, corp_turn
from tests.support.table import Table

BREAKER = Seat(credits=99, hand=HAND, rig=["Krash"])


def met(t: Table) -> list[str]:
    """The ice encountered so far."""
    return [t.name(change.card) for change in t.events("encounter")]


def sent(ice: str, elsewhere: dict[str, At], at: str = "HQ", bits: int = 2) -> Table:
    """The Runner runs into a deflector and does not break it."""
    t = classic(
        corp=Seat(credits=bits, deck=DECK, hand=["Keeper"], discard=["Hostile Takeover"]),
        runner=BREAKER,
        servers={at: At(ice=[f"{ice} (rezzed)", "Mazer (rezzed)"]), **elsewhere},
    )
    t.run(at)
    t.runner("no")
    return t


@pytest.mark.card("Dumpster", "Entrapment", "Vortex", "Trapdoor")
@pytest.mark.parametrize(
    ("ice", "to", "price"),
    [
        ("Dumpster", "Archives", 0),
        ("Entrapment", "Archives", 2),
        ("Vortex", "R&D", 2),
        ("Trapdoor", "remote 1", 0),
    ],
)
def test_a_deflected_runner_meets_the_outermost_rezzed_ice_there(ice: str, to: str, price: int) -> None:
    there = {to: At(ice=["Sleeper", "Filter (rezzed)", "Quandary (rezzed)"])}
    t = sent(ice, there)
    if price:
        t.corp("yes")
        t.corp("server", server=to)
    assert t.credits["corp"] == 2 - price
    assert t.attacked == to
    assert met(t) == [ice, "Filter"]
    assert not t.happened("pass", ice)
    break_all_but(t, -1)
    while len(met(t)) < 3:
        t.passes()
    assert met(t) == [ice, "Filter", "Quandary"], "what is further out is behind the Runner"
    break_all_but(t, -1)
    t.finish_run()
    assert t.happened("successful run")
    assert not t.happened("approach", "Sleeper")
    assert not t.happened("encounter", "Mazer")


@pytest.mark.card("Dumpster", "Trapdoor")
@pytest.mark.parametrize(("ice", "to"), [("Dumpster", "Archives"), ("Trapdoor", "remote 1")])
def test_without_rezzed_ice_there_all_of_it_is_passed(ice: str, to: str) -> None:
    t = sent(ice, {to: At(ice=["Sleeper"], root=["Braindance Campaign"] if to == "remote 1" else [])})
    assert t.attacked == to
    assert t.decision.rule == "13?", "the Runner may jack out"
    t.finish_run()
    assert met(t) == [ice]
    assert t.happened("access")


@pytest.mark.card("Entrapment", "Vortex")
@pytest.mark.parametrize("ice", ["Entrapment", "Vortex"])
@pytest.mark.parametrize("bits", [2, 1])
def test_unpaid_it_deflects_nobody(ice: str, bits: int) -> None:
    t = sent(ice, {"R&D": At(ice=["Filter (rezzed)"])}, bits=bits)
    if bits == 2:
        t.corp("no")
    while len(met(t)) < 2:
        t.passes()
    assert (met(t), t.attacked) == ([ice, "Mazer"], "HQ")


@pytest.mark.card("Vortex")
def test_the_same_fort_may_be_chosen() -> None:
    t = classic(
        corp=Seat(credits=2, deck=DECK, hand=["Keeper"]),
        runner=BREAKER,
        servers={"HQ": At(ice=["Canis Minor (rezzed)", "Vortex (rezzed)"])},
    )
    t.run("HQ")
    break_all_but(t, -1)
    while met(t)[-1] != "Vortex":
        t.passes()
    t.runner("no")
    t.corp("yes")
    t.corp("server", server="HQ")
    assert met(t) == ["Canis Minor", "Vortex", "Canis Minor"]


@pytest.mark.card("Dumpster", "Entrapment", "Vortex", "Trapdoor")
@pytest.mark.parametrize("ice", ["Dumpster", "Entrapment", "Vortex", "Trapdoor"])
def test_broken_it_is_passed(ice: str) -> None:
    t = classic(
        corp=Seat(credits=2, deck=DECK, hand=["Keeper"]),
        runner=BREAKER,
        servers={"HQ": At(ice=[f"{ice} (rezzed)"]), "remote 1": At(ice=["Filter (rezzed)"])},
    )
    t.run("HQ")
    break_all_but(t, -1)
    t.finish_run()
    assert (met(t), t.happened("pass", ice), t.happened("access")) == ([ice], True, True)


@pytest.mark.card("Trapdoor")
def test_the_trapdoor_is_broken_by_itself_where_there_is_no_subsidiary_fort() -> None:
    t = classic(
        corp=Seat(deck=DECK, hand=["Keeper"]),
        runner=Seat(credits=0),
        servers={"HQ": At(ice=["Trapdoor (rezzed)"])},
    )
    t.run("HQ")
    assert t.happened("subroutine broken", "Trapdoor")
    t.finish_run()
    assert (t.happened("pass", "Trapdoor"), t.happened("access")) == (True, True)


@pytest.mark.card("Dumpster", "Trapdoor")
@pytest.mark.parametrize(
    ("ice", "able"), [("Dumpster", {"HQ", "R&D", "remote 1", "new"}), ("Trapdoor", {"HQ", "R&D"})]
)
def test_where_it_may_be_installed(ice: str, able: set[str]) -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=[ice], deck=DECK), servers={"remote 1": At(root=["Red Herrings"])}
    )
    t.corp("install", ice)
    places = ("HQ", "R&D", "Archives", "remote 1", "new")
    assert {place for place in places if t.can("server", server=place)} == able


VACUUM = [
    "Filter (rezzed)",
    "Canis Minor (rezzed)",
    "Sleeper",
    "Canis Major (rezzed)",
    "Vacuum Link (rezzed)",
]


def at_vacuum_link(seed: int, ice: list[str] = VACUUM) -> Table:
    """The Runner has come to Vacuum Link and does not break it."""
    t = classic(
        corp=Seat(credits=0, deck=DECK, hand=["Keeper"]),
        runner=BREAKER,
        servers={"HQ": At(ice=ice)},
        seed=seed,
    )
    t.run("HQ")
    while t.game.state.encounter is None or t.name(t.game.state.encounter.ice) != "Vacuum Link":
        if t.decision.rule == "7?":
            break_all_but(t, -1)
        else:
            t.passes()
    t.runner("no")
    return t


@pytest.mark.card("Vacuum Link")
@pytest.mark.parametrize(("number", "back"), [(1, "Canis Major"), (2, "Canis Minor"), (3, "Filter")])
def test_vacuum_link_blows_the_runner_back_as_far_as_the_die_says(number: int, back: str) -> None:
    t = rolled(at_vacuum_link, number, number)
    before = len(met(t))
    t.choose(t.find("effect")[0])
    assert met(t)[before:] == [back]
    assert t.in_run()
    t = rolled(at_vacuum_link, number, number)
    t.choose(t.find("effect")[1])
    assert (t.in_run(), t.happened("jack out")) == (False, True)


@pytest.mark.card("Vacuum Link")
def test_vacuum_link_stops_at_the_first_ice_and_lets_go_on_a_high_roll() -> None:
    t = rolled(lambda seed: at_vacuum_link(seed, ["Filter (rezzed)", "Vacuum Link (rezzed)"]), 2, 3)
    t.choose(t.find("effect")[0])
    assert met(t) == ["Filter", "Vacuum Link", "Filter"]
    t = rolled(at_vacuum_link, 4, 4)
    assert not t.can("effect")
    t.finish_run()
    assert t.happened("access")


@pytest.mark.card("Siren")
@pytest.mark.parametrize("lures", [True, False])
def test_the_siren_lures_a_run_to_her_fort(lures: bool) -> None:
    t = classic(
        corp=Seat(credits=1, deck=DECK, hand=["Keeper"]),
        runner=BREAKER,
        servers={
            "remote 1": At(root=["Siren (rezzed)"], ice=["Filter (rezzed)"]),
            "HQ": At(ice=["Mazer (rezzed)"]),
        },
    )
    t.run("HQ")
    t.corp("trigger" if lures else "pass")
    assert (t.attacked, met(t)) == (("remote 1", ["Filter"]) if lures else ("HQ", ["Mazer"]))
    assert t.credits["corp"] == (0 if lures else 1)


@pytest.mark.card("Siren", "Street Enforcer")
@pytest.mark.parametrize(("enforced", "left"), [("remote 1", 3), ("HQ", 5)])
def test_a_run_that_the_siren_calls_begins_at_her_fort(enforced: str, left: int) -> None:
    roots = {"remote 1": ["Siren (rezzed)"], "HQ": []}
    roots[enforced].append("Street Enforcer (rezzed)")
    t = classic(
        corp=Seat(credits=1, deck=DECK, hand=["Keeper"]),
        runner=Seat(credits=5, tags=2, rig=["AI Boon"]),
        servers={name: At(root=root) for name, root in roots.items()},
    )
    t.run("HQ")
    t.corp("trigger", "Siren")
    assert (t.attacked, t.credits["runner"]) == ("remote 1", left)
    assert len(t.events("run begins")) == len(t.events("die")) == 1, "and it begins once"


@pytest.mark.card("Siren")
def test_the_siren_is_rezzed_as_she_is_installed() -> None:
    for bits, able in ((2, False), (3, True)):
        t = corp_turn(corp=Seat(credits=bits, hand=["Siren"], deck=DECK))
        assert t.can("install", "Siren") == able
    t.corp("install", "Siren")
    assert (t.rezzed("Siren"), t.credits["corp"]) == (True, 0)


@pytest.mark.card("Lesley Major")
@pytest.mark.parametrize(("ice", "passed"), [(["Data Wall"], True), ([], False)])
def test_who_is_deflected_past_ice_that_is_not_rezzed_has_passed_the_last_of_it(
    ice: list[str], passed: bool
) -> None:
    fort = At(ice=ice, root=["Lesley Major (rezzed)", "Tycho Extension"])
    t = classic(corp=Seat(credits=9), servers={"HQ": At(ice=["Vortex (rezzed)"]), "remote 1": fort})
    t.run("HQ")
    t.corp("yes")
    t.corp("server", server="remote 1")
    assert t.can("trigger", "Lesley Major") == passed
