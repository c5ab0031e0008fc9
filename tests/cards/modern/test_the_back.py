"""The Back: what is a use of a piece of hardware, and the cards that come back."""

from typing import Any

import pytest

from rulerunner import At, Game, Seat, position
from tests.support.ice import BOTH
from tests.support.table import Table

Answers = tuple[tuple[str, dict[str, Any]], ...]
YES: Answers = (("yes", {}),)


def table(*rig: str, rules: str = BOTH[1], hand: tuple[str, ...] = (), **more: Any) -> Table:
    """The Runner has these cards in the rig; there is ice before Archives alone."""
    runner = Seat(credits=9, clicks=4, rig=list(rig), deck=["Diesel"] * 9, hand=list(hand), **more)
    corp = Seat(credits=9, hand=["Hedge Fund"], deck=["Hedge Fund"] * 9)
    servers = {"Archives": At(ice=["Ice Wall (rezzed)"]), "remote 1": At(root=["PAD Campaign (rezzed)"])}
    return Table(position(corp=corp, runner=runner, servers=servers, rules=rules))


def run(t: Table, server: str, answers: Answers = ()) -> None:
    """A run in which the Runner gives these answers, and declines everything else."""
    t.run(server)
    for kind, more in answers:
        t.until(side="runner", option=kind, about="may" if kind in ("yes", "no") else "")
        t.runner(kind, **more)
    t.finish_run()


USES: dict[str, tuple[str, str, Answers, int]] = {
    "a paid ability": ("Prognostic Q-Loop", "HQ", (("use", {}),), 1),
    "an optional ability": ("Prognostic Q-Loop", "HQ", (("trigger", {}),), 1),
    "credits": (
        "Cyberfeeder (1 credit)",
        "Archives",
        (("use", {"ability": 1}), ("number", {"number": 1})),
        1,
    ),
    "a replacement that may apply": ("Top Hat", "R&D", (("replace", {}),), 1),
    "counters": ("WAKE Implant v2A-JRJ (2 power)", "R&D", (("number", {"number": 2}),), 1),
    "an offer on a run": ("Knobkierie", "HQ", YES, 1),
    "an offer for the card itself": ("Devil Charm", "Archives", YES, 1),
    "a card that is trashed for it": ("Maglectric Rapid (748 Mod)", "HQ", YES, 1),
    "an offer, declined": ("Maglectric Rapid (748 Mod)", "HQ", (("no", {}),), 0),
    "an ability that asks nothing": ("Desperado", "HQ", (), 0),
    "another that asks nothing": ("Docklands Pass", "HQ", (), 0),
    "a card of another type": ("Datasucker (2 virus)", "Archives", (("use", {}),), 0),
}


@pytest.mark.card("The Back")
@pytest.mark.rule("nsg-26.03 9.1.6", "nsg-26.03 1.10.4d", "nisei-1.4 9.1.6")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("how", USES)
def test_the_back_counts_the_use_of_hardware(how: str, rules: str) -> None:
    card, server, answers, counters = USES[how]
    rest = ("Corroder",) if how == "credits" else ("Medium",) if card == "Knobkierie" else ()
    t = table("The Back", card, *rest, rules=rules)
    run(t, server, answers)
    assert t.counters("The Back", "power") == counters


@pytest.mark.card("The Back")
@pytest.mark.parametrize("rules", BOTH)
def test_the_back_counts_once_each_turn(rules: str) -> None:
    t = table("The Back", "Knobkierie", "Top Hat", "Medium", rules=rules)
    run(t, "R&D", (*YES, ("replace", {})))
    assert t.counters("The Back", "power") == 1
    run(t, "R&D", (("replace", {}),))
    assert t.counters("The Back", "power") == 1
    t.runner("gain credit")
    t.runner("gain credit")
    while t.decision.side == "corp" or not t.can("run"):
        t.corp("gain credit") if t.can("gain credit") else t.passes()
    run(t, "R&D", (("replace", {}),))
    assert t.counters("The Back", "power") == 2


@pytest.mark.card("The Back")
def test_what_was_used_in_a_run_before_the_back_was_there_was_the_first_time() -> None:
    t = table("Top Hat", hand=("The Back",))
    run(t, "R&D", (("replace", {}),))
    t.runner("install", "The Back")
    t.until(side="runner", option="run")
    run(t, "R&D", (("replace", {}),))
    assert t.counters("The Back", "power") == 0


@pytest.mark.card("The Back")
def test_a_use_outside_runs_neither_counts_nor_is_the_first_time() -> None:
    t = table("The Back", "LilyPAD", "Top Hat", hand=("Corroder",))
    t.runner("install", "Corroder")
    t.until(side="runner", option="trigger")
    t.runner("trigger")
    assert t.happened("use", "LilyPAD")
    assert t.counters("The Back", "power") == 0
    t.until(side="runner", option="run")
    run(t, "R&D", (("replace", {}),))
    assert t.counters("The Back", "power") == 1


@pytest.mark.card("The Back", "Pantograph")
@pytest.mark.rule("nsg-26.03 9.6.15d")
def test_the_back_hears_of_the_very_use_that_installs_it() -> None:
    """The card is used once the part is resolved: by then it is there."""
    corp = Seat(credits=9, hand=["Hostile Takeover"], deck=["Hedge Fund"] * 9)
    runner = Seat(credits=9, clicks=4, rig=["Pantograph"], hand=["The Back"], deck=["Diesel"] * 9)
    t = Table(position(corp=corp, runner=runner))
    run(t, "HQ", YES)
    assert t.zone("The Back") == "table"
    assert t.counters("The Back", "power") == 1


HEAP = ["Self-modifying Code", "Clone Chip", "Fall Guy", "Plascrete Carapace", "Sure Gamble", "Corroder"]
TRASHED_FOR = {"Self-modifying Code", "Clone Chip", "Fall Guy"}


@pytest.mark.card("The Back")
@pytest.mark.rule("nsg-26.03 1.19.4a")
@pytest.mark.parametrize("rules", BOTH)
def test_the_back_shuffles_cards_with_trash_abilities_into_the_stack(rules: str) -> None:
    t = table("The Back (1 power)", rules=rules, discard=HEAP)
    t.runner("use", "The Back")
    assert t.zone("The Back") == "removed"
    assert t.clicks["runner"] == 3
    assert {t.name(option.card) for option in t.find("card")} == TRASHED_FOR
    t.runner("card", "Clone Chip")
    t.runner("card", "Fall Guy")
    assert t.decision.kind == "action", "two for each counter"
    assert t.zone("Fall Guy") == t.zone("Clone Chip") == "stack"
    assert t.happened("shuffle")
    assert t.zone("Self-modifying Code") == "heap"


@pytest.mark.card("The Back")
def test_the_back_takes_up_to_two_cards_for_each_counter() -> None:
    t = table("The Back (2 power)", discard=HEAP)
    t.runner("use", "The Back")
    t.game = Game.from_json(t.game.to_json())
    for name in sorted(TRASHED_FOR):
        t.runner("card", name)
    assert len(t.game.state.zones["stack"]) == 9 + 3
    t = table("The Back (2 power)", discard=HEAP)
    t.runner("use", "The Back")
    t.runner("card", "Fall Guy")
    t.runner("done")
    assert len(t.game.state.zones["stack"]) == 9 + 1
