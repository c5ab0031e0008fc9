"""What the rulebook of 1996 leaves open: each question that the page of rulings answers, played so."""

from pathlib import Path

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import HAND, damage
from tests.support.classic_runner import CORP, accesses, played, runner_turn

PAGE = Path(__file__).parents[3] / "docs" / "rulings-1996.md"

PLAYED = {
    "base link": "test_by_the_book_the_corp_bids_first",
    "below 0": "test_a_maximum_below_zero_flatlines_or_counts_as_zero",
    "opening window": "test_a_node_rezzed_in_the_opening_window_acts_that_turn_or_not",
    "upgrades in the fort": "test_who_does_not_access_cards_from_hq_accesses_no_upgrades_there",
    "ambushes": "test_an_ambush_that_does_not_say_so_does_nothing_unrezzed",
    "virus counters": "test_virus_counters_are_given_after_a_successful_run_is_complete",
    "Karl de Veres": "test_who_is_paid_for_a_successful_run_has_the_bit_before_any_access",
    "seventh bad publicity": (
        "test_the_seventh_bad_publicity_loses_though_the_same_agenda_brings_the_seventh_point"
    ),
    "R&D is empty": "test_the_seventh_point_may_come_before_the_draw_that_loses",
    "enough damage": "test_what_a_card_does_as_it_is_accessed_comes_before_the_seventh_point",
    "be paid that one has not got": "test_nobody_pays_a_point_that_they_have_not_got",
    "unique": "test_of_unique_cards_the_newest_or_the_oldest_stays",
    "seen in HQ": "test_a_card_seen_in_hq_and_installed_since_is_unknown_again",
}
"""A word of each question, and the play that holds us to its answer."""


def test_each_question_of_the_page_is_played() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("## The game")[2].partition("\n## ")[0]
    questions = [line.split("|")[1] for line in table.splitlines() if line.startswith("| ")][1:]
    assert len(questions) == len(PLAYED)
    folders = (Path(__file__).parent, Path(__file__).parents[2] / "cards" / "classic")
    plays = "".join(path.read_text(encoding="utf-8") for each in folders for path in each.glob("test_*.py"))
    for word, play in PLAYED.items():
        assert [word for question in questions if word in question] == [word]
        assert f"def {play}(" in plays


@pytest.mark.rule("classic-1996 C18")
@pytest.mark.parametrize("prep", ["Weather-to-Finance Pipe", "Blackmail"])
def test_who_does_not_access_cards_from_hq_accesses_no_upgrades_there(prep: str) -> None:
    t = played(
        prep,
        *HAND,
        runner=Seat(credits=20),
        corp=CORP._replace(credits=9),
        servers={"HQ": At(root=["Red Herrings"])},
    )
    t.finish_run()
    assert t.happened("successful run")
    assert accesses(t) == 0


@pytest.mark.rule("classic-1996 C18")
@pytest.mark.parametrize(
    ("card", "hurt"), [("Setup!", [2]), ("Dieter Esslin", []), ("Dieter Esslin (rezzed)", [1])]
)
def test_an_ambush_that_does_not_say_so_does_nothing_unrezzed(card: str, hurt: list[int]) -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=0, hand=HAND),
        servers={"remote 1": At(root=[card])},
    )
    t.run("remote 1")
    t.finish_run()
    assert damage(t, "net") == hurt


@pytest.mark.rule("classic-1996 chart 16", "classic-1996 C9")
def test_who_is_paid_for_a_successful_run_has_the_bit_before_any_access() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Karl de Veres, Corporate Stooge", "Pox"], hand=HAND))
    t.run("HQ")
    t.finish_run()
    kinds = [change.kind for change in t.game.events]
    order = [kinds.index(kind) for kind in ("successful run", "gain credits", "access", "run ends", "place")]
    assert order == sorted(order), "the bit comes before the cards, the counter after the run"
    assert t.credits["runner"] == 1
