"""A position in the middle of a run stands where the run stands, and knows what has happened in it."""

import pytest

from rulerunner import EDITIONS, At, BadPosition, Running, Seat, position
from tests.support.plays import MODERN
from tests.support.table import Table

CORP = Seat(credits=10, hand=["3x Hedge Fund"], deck=["5x Hedge Fund"])
RUNNER = Seat(credits=10, hand=["2x Sure Gamble"], deck=["5x Sure Gamble"])
BREACH = {"nisei-1.4": "6.9.5g", "nsg-26.03": "6.9.5b"}
"""The step after which a run has been declared successful."""
BEGINNINGS = [
    (rules, row.rule)
    for rules, edition in EDITIONS.items()
    for row in edition.structures["run"].rows
    if row.phase.id == "initiation"
]

BETWEEN = [
    (rules, row.rule)
    for rules, edition in EDITIONS.items()
    for row in edition.structures["run"].rows
    if row.phase.id in ("pass ice", "movement", "go on") and row.rule not in ("6.9.4g", "6.9.4h")
]


@pytest.mark.parametrize("passed", [1, 2])
@pytest.mark.parametrize(("rules", "at"), BETWEEN)
def test_between_two_pieces_of_ice_the_next_is_ahead(rules: str, at: str, passed: int) -> None:
    classic = rules == "classic-1996"
    outer, inner = ("Data Wall", "Filter") if classic else ("Ice Wall", "Enigma")
    t = Table(
        position(
            rules=rules,
            corp=Seat(deck=["5x Accounts Receivable" if classic else "5x Hedge Fund"]),
            servers={"HQ": At(ice=[f"{outer} (rezzed)", f"{inner} (rezzed)"])},
            run=Running("HQ", at=at, ice=passed),
        )
    )
    t.finish_run()
    assert [t.name(change.card) for change in t.events("approach")] == ([inner] if passed == 1 else [])
    assert t.happened("successful run") == (passed == 2)


@pytest.mark.parametrize(("rules", "at"), BEGINNINGS)
def test_a_run_that_is_being_initiated_has_all_ice_ahead(rules: str, at: str) -> None:
    outer, inner = ("Data Wall", "Filter") if rules == "classic-1996" else ("Ice Wall", "Enigma")
    card = "Accounts Receivable" if rules == "classic-1996" else "Hedge Fund"
    t = Table(
        position(
            rules=rules,
            corp=Seat(deck=[f"5x {card}"]),
            servers={"HQ": At(ice=[f"{outer} (rezzed)", inner])},
            run=Running("HQ", at=at),
        )
    )
    t.finish_run()  # nobody is asked: the first ice cannot be avoided, and it ends the run
    assert [t.name(change.card) for change in t.events("encounter")] == [outer]
    assert not t.events("choice", sort="no")
    assert t.happened("unsuccessful run")


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(("stated", "left"), [(None, 4), (3, 3), (2, 2), (0, 0), (4, 4)])
def test_the_run_took_a_click_unless_the_runner_has_all_of_them(
    rules: str, stated: int | None, left: int
) -> None:
    t = Table(position(rules=rules, runner=Seat(clicks=stated), run=Running("HQ")))
    assert t.clicks["runner"] == left
    assert t.game.state.players["runner"].clicks_spent == (left < 4)


@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("clicks", [None, 3, 4])
def test_the_click_of_the_run_was_the_first_of_the_turn(rules: str, clicks: int | None) -> None:
    runner = RUNNER._replace(hand=["In the Groove"], clicks=clicks)
    t = Table(position(rules=rules, corp=CORP, runner=runner, run=Running("Archives")))
    t.finish_run()
    t.until(side="runner", kind="action")
    assert t.can("play", "In the Groove") == (clicks != 3)


@pytest.mark.parametrize(
    ("rules", "at", "ice", "last"),
    [
        ("nisei-1.4", "6.9.5b", 2, "approach server"),
        ("nisei-1.4", "6.9.5b", 0, "approach server"),
        ("nisei-1.4", "6.9.5g", 2, "successful run"),
        ("nsg-26.03", "6.9.4b", 2, "passes all ice"),
        ("nsg-26.03", "6.9.4h", 2, "approach server"),
        ("nsg-26.03", "6.9.5b", 0, "successful run"),
        ("classic-1996", "15", 2, "passes all ice"),
        ("classic-1996", "16+", 2, "successful run"),
    ],
)
def test_a_run_past_all_ice_knows_what_it_has_come_past(rules: str, at: str, ice: int, last: str) -> None:
    """The outer piece was met on the way (6.1.3, 6.9.4, 6.9.5; boxes 6 and 12 of the chart), the inner one
    is not rezzed; a run past no ice at all has passed all there is in 1.4 alone (6.9.5a)."""
    wall, gate = ("Data Wall", "Filter") if rules == "classic-1996" else ("Ice Wall", "Enigma")
    deck = ["5x Accounts Receivable"] if rules == "classic-1996" else CORP.deck
    game = position(
        rules=rules,
        corp=Seat(credits=10, deck=deck),
        servers={"R&D": At(ice=[f"{wall} (rezzed)", gate][:ice])},
        run=Running("R&D", at, ice=max(1, ice)),
    )
    t = Table(game)
    kinds = ("approach", "encounter", "encounter ends", "pass", "passes all ice", "approach server")
    found = sorted(
        (change.moment, change.kind)
        for kind in (*kinds, "successful run")
        for change in game.state.changes_this_turn.get(kind, ())
    )
    past = [kind for _, kind in found]
    past = past[: past.index(last) + 1]
    outer, inner = ["approach", "encounter", "encounter ends", "pass"], ["approach", "pass"]
    whole = ["passes all ice"] if ice or rules == "nisei-1.4" else []
    server = [] if rules == "classic-1996" or last == "passes all ice" else ["approach server"]
    success = ["successful run"] if last == "successful run" else []
    assert past == [*(outer + inner if ice else []), *whole, *server, *success]
    t.until(side="runner", kind="action")
    for kind in ("passes all ice", "approach server", "successful run"):
        assert len(t.game.state.changes_this_turn.get(kind, ())) <= 1, kind


@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("broken", [(), (2,), (1, 2, 3)])
def test_subroutines_that_ice_has_gained_are_counted_too(rules: str, broken: tuple[int, ...]) -> None:
    """Ashigaru has none printed on it, and one for each card in HQ (26.03: 9.8.2)."""
    t = Table(
        position(
            rules=rules,
            corp=CORP,
            runner=RUNNER._replace(rig=["Corroder"]),
            servers={"HQ": At(ice=["Ashigaru (rezzed)"])},
            run=Running("HQ", "6.9.3b", broken=broken),
        )
    )
    encounter = t.game.state.encounter
    assert encounter is not None
    fully = len(broken) == 3
    assert (len(encounter.order), encounter.fully, len(encounter.broken)) == (3, fully, len(broken))
    assert ("fully broken" in t.game.state.changes_this_turn) == fully
    t.until(side="runner", kind="action")
    assert t.happened("subroutine resolves") != fully  # the first unbroken one ends the run
    assert t.happened("successful run") == fully


@pytest.mark.parametrize("rules", MODERN)
def test_a_run_is_remembered_by_the_next_turn(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            corp=CORP._replace(hand=["Hard-Hitting News"]),
            runner=RUNNER._replace(clicks=0),
            run=Running("HQ", at="6.9.6a"),
        )
    )
    t.until(side="corp", kind="action")
    assert t.can("play", "Hard-Hitting News")


@pytest.mark.parametrize("rules", MODERN)
def test_the_next_run_is_not_the_first(rules: str) -> None:
    corp = CORP._replace(play=["Enhanced Login Protocol"])
    t = Table(position(rules=rules, corp=corp, runner=RUNNER, run=Running("HQ", at=BREACH[rules])))
    t.finish_run()
    t.until(option="run")
    before = t.clicks["runner"]
    t.run("HQ")
    assert t.clicks["runner"] == before - 1


@pytest.mark.parametrize("rules", MODERN)
def test_a_success_that_lies_behind_is_remembered(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            corp=CORP,
            runner=RUNNER._replace(hand=["Emergency Shutdown"], rig=["John Masanori"]),
            servers={"R&D": At(ice=["Ice Wall (rezzed)"])},
            run=Running("HQ", at=BREACH[rules]),
        )
    )
    t.finish_run()
    t.until(option="run")
    assert t.can("play", "Emergency Shutdown")
    assert not t.happened("draw")  # it is not declared a second time
    t.run("HQ")
    t.finish_run()
    assert not t.happened("draw")  # nor is the next success the first of the turn


@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("broken", [(), (1,)])
def test_broken_subroutines_were_broken_in_this_run(rules: str, broken: tuple[int, ...]) -> None:
    t = Table(
        position(
            rules=rules,
            corp=CORP,
            runner=RUNNER._replace(identity="Mercury: Chrome Libertador"),
            servers={"HQ": At(ice=["Data Raven (rezzed)"])},
            run=Running("HQ", at="6.9.3b", broken=broken),
        )
    )
    offered = False
    while t.in_run():
        offered = offered or t.can("trigger", "Mercury: Chrome Libertador")
        t.passes()
    assert offered != bool(broken)


@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("broken", [(), (1,)])
def test_ice_looks_for_its_broken_subroutine(rules: str, broken: tuple[int, ...]) -> None:
    """Mirāju sends the Runner to Archives if its subroutine was broken, by whatever card."""
    t = Table(
        position(
            rules=rules,
            corp=CORP,
            runner=RUNNER,
            servers={"HQ": At(ice=["Mirāju (rezzed)"])},
            run=Running("HQ", at="6.9.3b", broken=broken),
        )
    )
    t.finish_run()
    assert t.happened("attacked server changes") == bool(broken)


@pytest.mark.parametrize(
    ("rules", "at", "ice", "why"),
    [
        ("classic-1996", "4", "Filter (rezzed)", "rezzed already"),
        ("classic-1996", "5", "Filter (rezzed)", "rezzed already"),
        ("classic-1996", "6", "Filter", "not rezzed"),
        ("classic-1996", "7", "Filter", "not rezzed"),
        ("nisei-1.4", "6.9.3a", "Ice Wall", "not rezzed"),
        ("nsg-26.03", "6.9.3a", "Ice Wall", "not rezzed"),
    ],
)
def test_no_run_stands_where_no_way_leads(rules: str, at: str, ice: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        position(rules=rules, servers={"HQ": At(ice=[ice])}, run=Running("HQ", at=at))


def test_ice_that_cannot_be_paid_for_at_box_5_is_passed() -> None:
    for bits, met in ((3, False), (4, True)):
        run = Running("HQ", at="5")
        fort = {"HQ": At(ice=["Keeper"])}
        t = Table(position(rules="classic-1996", corp=Seat(credits=bits), servers=fort, run=run))
        assert (t.happened("encounter"), t.happened("pass"), t.rezzed("Keeper")) == (met, not met, met)


@pytest.mark.parametrize(
    ("at", "broken", "asked", "left"),
    [
        ("9", (), "10+", {1}),
        ("10", (), "10+", {1}),
        ("10", (1,), "13?", set()),
        ("10", (2,), "13?", set()),
        ("10?", (1,), "10+", {1}),
        ("10?", (), "7?", {0, 1}),
    ],
)
def test_a_run_that_begins_in_the_midst_of_breaking_goes_on_with_it(
    at: str, broken: tuple[int, ...], asked: str, left: set[int]
) -> None:
    t = Table(
        position(
            rules="classic-1996",
            runner=Seat(credits=9, rig=["Loony Goon"]),
            servers={"HQ": At(ice=["Banpei (rezzed)"])},
            run=Running("HQ", at=at, broken=broken),
        )
    )
    while t.decision.rule in ("9", "10"):
        t.runner("pass" if t.decision.rule == "9" else "use")
    assert t.decision.rule == asked
    encounter = t.game.state.encounter
    assert {0, 1} - set(encounter.broken if encounter is not None else (0, 1)) == left
