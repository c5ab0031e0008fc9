"""Worked examples of chapter 1: decks, credits, objects, hosted things, targets."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.decks import Deck, agenda_band, problems
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import sub
from rulerunner.lang.words import PROGRAM
from tests.support.faces import made
from tests.support.table import Table


@pytest.mark.example("nsg-26.03 1.4.5a", 1)
def test_each_copy_of_diesel_costs_a_deck_of_another_faction_two_influence() -> None:
    criminal, shaper = "Gabriel Santiago: Consummate Professional", "Kate “Mac” McCaffrey: Digital Tinker"
    assert [Deck.of(criminal, {"Diesel": copies}).influence for copies in (1, 2)] == [2, 4]
    assert Deck.of(shaper, {"Diesel": 2}).influence == 0


@pytest.mark.example("nsg-26.03 1.4.6d", 1)
def test_a_deck_of_66_cards_needs_28_or_29_agenda_points() -> None:
    deck = Deck.of("NBN: Making News", {"Hedge Fund": 66})
    assert agenda_band(deck) == (28, 29)
    assert "nsg-26.03 1.4.6d" in [problem.rule for problem in problems(deck)]


@pytest.mark.example("nsg-26.03 1.10.3b", 1)
@pytest.mark.example("nisei-1.4 1.10.3b", 1)
@pytest.mark.parametrize(("credits", "lost"), [(7, [2, 2, 2]), (5, [2, 2, 1]), (1, [1]), (0, [])])
def test_dna_tracker_takes_two_credits_or_the_one_there_is_or_nothing(credits: int, lost: list[int]) -> None:
    t = Table(
        position(
            runner=Seat(credits=credits, hand=["3x Diesel"]),
            servers={"HQ": At(ice=["DNA Tracker (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(about="jack-out")
    assert [e.amount for e in t.events("lose credits")] == lost
    assert t.credits["runner"] == credits - sum(lost)
    assert len(t.events("subroutine resolves")) == 3


@pytest.mark.example("nsg-26.03 1.12.6a", 1)
def test_amaze_amusements_trashed_while_accessed_still_means_the_attacked_server() -> None:
    t = Table(
        position(
            runner=Seat(credits=9),
            servers={"remote 1": At(root=["AMAZE Amusements (rezzed)", "Hostile Takeover"])},
        )
    )
    t.run("remote 1")
    t.until(option="access")
    t.runner("access", "Hostile Takeover")
    assert t.zone("Hostile Takeover") == "runner score"
    before = t.game.state.cards[t.card("AMAZE Amusements")].object_no
    t.until(option="trash")
    t.runner("trash", "AMAZE Amusements")
    t.finish_run()
    assert t.zone("AMAZE Amusements") == "Archives"
    assert t.game.state.cards[t.card("AMAZE Amusements")].object_no > before, "it is a new object there"
    assert t.tags == 2
    assert t.events("run ends")[0].moment < t.events("tags")[0].moment


@pytest.mark.example("nsg-26.03 1.13.3", 1)
def test_whitespace_takes_no_credits_hosted_on_cards() -> None:
    t = Table(
        position(
            runner=Seat(credits=1, rig=["Daily Casts (8 credits)"]),
            servers={"HQ": At(ice=["Whitespace (rezzed)"])},
        )
    )
    t.run("HQ")
    t.finish_run()
    assert [e.amount for e in t.events("lose credits")] == [1]
    assert t.credits["runner"] == 0
    assert t.counters("Daily Casts", "credit") == 8


@pytest.mark.example("nsg-26.03 1.15.1", 2)
def test_colossus_acts_on_the_program_and_the_resource_that_were_chosen_for_it() -> None:
    t = Table(
        position(
            runner=Seat(rig=["Mimic", "Corroder", "Daily Casts", "Armitage Codebusting"]),
            servers={"HQ": At(ice=["Colossus (rezzed, 3 advancement)"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", option="card")
    assert {t.name(o.card) for o in t.decision.options} == {"Mimic", "Corroder"}
    t.corp("card", "Corroder")
    assert not t.happened("trash"), "both targets are chosen before either is trashed"
    assert {t.name(o.card) for o in t.decision.options} == {"Daily Casts", "Armitage Codebusting"}
    t.corp("card", "Daily Casts")
    assert [t.name(e.card) for e in t.events("trash")] == ["Corroder", "Daily Casts"]
    assert t.zone("Mimic") == t.zone("Armitage Codebusting") == "table"


@pytest.mark.example("nsg-26.03 1.15.1", 4)
@pytest.mark.parametrize("targets", [(0,), (1,), (0, 2)])
def test_the_targets_of_cleaver_are_one_or_two_subroutines(targets: tuple[int, ...]) -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Cleaver"]),
            servers={"HQ": At(ice=["Pharos (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    while not t.can("use", "Cleaver", ability=0):
        t.runner("use", "Cleaver", ability=1)
    t.runner("use", "Cleaver", ability=0)
    for number in targets:
        t.runner("subroutine", number=number)
    if len(targets) == 1:
        t.runner("done")
    encounter = t.game.state.encounter
    assert encounter is not None
    assert encounter.broken == targets
    assert not t.can("subroutine"), "two at most"


@pytest.mark.example("nsg-26.03 1.15.2c", 1)
def test_a_program_to_trash_is_an_installed_one() -> None:
    crumble = made(
        "Crumble", "ice", sub(Choose(Is(PROGRAM) & INSTALLED, by="runner"), Trash(CHOSEN, by="runner"))
    )
    t = Table(
        position(
            runner=Seat(rig=["Mimic", "Corroder"], hand=["Gordian Blade"], deck=["Ninja"]),
            servers={"HQ": At(ice=["Crumble (rezzed)"])},
            faces=[crumble],
        )
    )
    t.run("HQ")
    t.until(side="runner", option="card")
    assert {t.name(o.card) for o in t.decision.options} == {"Mimic", "Corroder"}
    assert not t.can("done"), "the Runner must"
    t.runner("card", "Mimic")
    assert t.zone("Mimic") == "heap"


@pytest.mark.example("nsg-26.03 1.15.2e", 1)
def test_aggressive_secretary_takes_both_programs_at_once_though_it_could_take_three() -> None:
    t = Table(
        position(
            corp=Seat(credits=2),
            runner=Seat(rig=["Mimic", "Corroder", "Daily Casts"], credits=0),
            servers={"remote 1": At(root=["Aggressive Secretary (3 advancement)"])},
        )
    )
    t.run("remote 1")
    t.until(side="corp", option="yes")
    t.corp("yes")
    while t.decision.side == "corp" and t.can("card"):
        assert not t.can("done"), "as many as there are"
        t.choose(0)
    first, second = t.events("trash")
    assert first.moment + 1 == second.moment, "at once"
    assert {t.name(first.card), t.name(second.card)} == {"Mimic", "Corroder"}
    assert t.zone("Daily Casts") == "table"
