"""8.7: searching: who may look, what may be found, and that the deck is shuffled before anything is done."""

import pytest

from rulerunner import Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.filters import ANY_CARD, Is
from rulerunner.lang.instructions import Gain, InstallCard, MoveTo, Search
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import play, when
from rulerunner.lang.words import GRIP, PROGRAM, STACK
from rulerunner.view import view
from tests.support.corp import names
from tests.support.faces import made, table
from tests.support.table import Table

FETCH = made("Fetch", "event", play(Search(STACK, Is(PROGRAM)), MoveTo(CHOSEN, GRIP), Gain(1)))
BUILD = made("Build", "event", play(Search(STACK, Is(PROGRAM)), InstallCard(CHOSEN), Gain(1)))
ANY = made("Any", "event", play(Search(STACK, ANY_CARD), MoveTo(CHOSEN, GRIP)))
PAUSE = made("Pause", "resource", when(Trigger("shuffle"), Gain(3), may=True))
DECK = ["Sure Gamble", "Corroder", "Ninja", "Akamatsu Mem Chip"]


def searches(event: str, credits: int = 0, rig: tuple[str, ...] = ()) -> Table:
    t = table(
        FETCH,
        BUILD,
        ANY,
        PAUSE,
        runner=Seat(credits=credits, hand=[event], deck=DECK, rig=rig),
    )
    t.runner("play", event)
    return t


def found(t: Table) -> list[str]:
    return sorted(t.name(o.card) for o in t.find("card"))


@pytest.mark.rule("nsg-26.03 8.7.1", "nsg-26.03 8.7.1a", "nsg-26.03 8.7.2a")
def test_the_searching_player_alone_sees_the_deck_and_may_take_what_fits() -> None:
    t = searches("Fetch")
    assert found(t) == ["Corroder", "Ninja"]
    assert "Ninja" in view(t.game.state, "runner", t.decision).to_json()
    assert "Ninja" not in view(t.game.state, "corp", t.decision).to_json()
    t.runner("card", "Ninja")
    assert "Corroder" not in view(t.game.state, "runner", t.decision).to_json(), "the search is over"


@pytest.mark.rule(
    "nsg-26.03 8.7.2", "nsg-26.03 8.7.2c", "nsg-26.03 8.7.3", "nsg-26.03 9.11.4d", "nisei-1.4 9.10.4d"
)
def test_what_is_found_lies_aside_face_down_while_the_deck_is_shuffled_and_not_revealed() -> None:
    t = searches("Fetch", rig=("Pause",))
    t.runner("card", "Ninja")
    assert t.can("trigger", "Pause"), "the search was an instruction, and a checkpoint follows"
    assert t.zone("Ninja") == "aside"
    assert [card.name for card in view(t.game.state, "corp", t.decision).aside] == [""]
    assert len(t.events("shuffle")) == 1
    t.runner("pass")
    assert names(t, GRIP) == ["Ninja"]
    assert not t.events("reveal")


@pytest.mark.rule("nsg-26.03 8.7.2e", "nsg-26.03 8.7.3", "nsg-26.03 8.7.4")
def test_a_search_with_a_criterion_may_find_nothing_and_the_rest_still_resolves() -> None:
    t = searches("Fetch")
    t.runner("done")
    assert names(t, GRIP) == []
    assert len(t.events("shuffle")) == 1, "the deck is shuffled all the same"
    assert t.credits["runner"] == 1


@pytest.mark.rule("nsg-26.03 8.7.2d")
def test_a_search_without_a_criterion_has_to_find_a_card() -> None:
    t = searches("Any")
    assert not t.can("done")
    assert found(t) == sorted(DECK)


@pytest.mark.rule("nsg-26.03 8.7.2b")
@pytest.mark.parametrize(("credits", "able"), [(4, ["Corroder", "Ninja"]), (3, ["Corroder"]), (1, [])])
def test_what_is_to_be_installed_must_be_affordable(credits: int, able: list[str]) -> None:
    t = searches("Build", credits)
    assert found(t) == able
    if not able:
        assert t.credits["runner"] == credits + 1, "there was nothing to choose"
        assert len(t.events("shuffle")) == 1


@pytest.mark.rule("nsg-26.03 8.7.2b")
def test_self_modifying_code_finds_no_program_that_is_out_of_reach() -> None:
    t = table(runner=Seat(credits=3, rig=["Self-modifying Code"], deck=["Corroder", "Mimic", "Yog.0"]))
    t.run("Archives")
    t.until(side="runner", option="use")
    t.runner("use", "Self-modifying Code")
    assert t.decision.kind != "choose card", "with 1 credit left none of them can be installed"
    assert len(t.game.state.zones[STACK]) == 3
