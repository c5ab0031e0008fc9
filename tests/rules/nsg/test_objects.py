"""26.03, 1.12: objects, and what becomes of them when their cards move."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import INSTALLED, Has, In, Is
from rulerunner.lang.instructions import (
    Choose,
    Derez,
    Gain,
    InstallCard,
    Later,
    MoveTo,
    Place,
    RezCard,
    ShuffleDeck,
    Swap,
    Trash,
)
from rulerunner.lang.refs import BOUND, CHOSEN, THIS
from rulerunner.lang.sugar import about, paid, play, when
from rulerunner.lang.words import ADVANCEMENT, GRIP, HQ, ICE
from tests.support.faces import made, table


@pytest.mark.rule("nsg-26.03 1.12.1", "nsg-26.03 4.1.1c", "nsg-26.03 4.1.2", "nsg-26.03 4.1.2b")
def test_a_card_that_changes_zones_is_a_new_object_in_one_zone() -> None:
    t = table(runner=Seat(credits=9, hand=["Corroder"]))
    corroder = t.card("Corroder")
    grip = t.game.state.cards[corroder].object_no
    t.runner("install", "Corroder")
    state = t.game.state
    assert state.cards[corroder].object_no != grip
    assert [zone for zone, cards in state.zones.items() if corroder in cards] == ["table"]


@pytest.mark.rule("nsg-26.03 1.12.2a", "nsg-26.03 1.15.4")
def test_an_ability_that_moves_a_card_can_go_on_with_it() -> None:
    build = made(
        "Build",
        "operation",
        play(Choose(In(HQ) & Is(ICE)), InstallCard(CHOSEN, ignoring="all"), Place(2, ADVANCEMENT, CHOSEN)),
    )
    t = table(build, turn="corp", corp=Seat(hand=["Build", "Ice Wall"]))
    t.corp("play", "Build")
    t.until(option="server")
    t.corp("server", server="HQ")
    assert t.zone("Ice Wall") == "table"
    assert t.counters("Ice Wall", "advancement") == 2


@pytest.mark.rule("nsg-26.03 1.12.3", "nsg-26.03 7.4.7a")
@pytest.mark.parametrize(("shuffles", "accesses"), [(True, 2), (False, 1)])
def test_a_shuffled_card_is_a_new_object_and_can_be_accessed_again(shuffles: bool, accesses: int) -> None:
    moves = (ShuffleDeck("corp"),) if shuffles else (Gain(1),)
    trap = made("Trap", "asset", when(about("access"), *moves))
    t = table(trap, corp=Seat(deck=["Trap"]), runner=Seat(rig=["R&D Interface"]))
    t.run("R&D")
    t.finish_run()
    assert len(t.events("access")) == accesses


@pytest.mark.rule("nsg-26.03 1.12.4")
def test_ice_that_moves_within_the_play_area_is_still_the_same_object() -> None:
    trade = made("Trade", "operation", play(Choose(Is(ICE), 2), Swap(CHOSEN)))
    t = table(
        trade,
        turn="corp",
        corp=Seat(hand=["Trade"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, rig=["Femme Fatale"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"]), "R&D": At(ice=["Tollbooth (rezzed)"])},
    )
    state = t.game.state
    femme, toll = t.card("Femme Fatale"), t.card("Tollbooth")
    state.cards[femme] = state.cards[femme]._replace(noted=((toll, state.cards[toll].object_no),))
    t.corp("play", "Trade")
    t.until(kind="action")
    assert t.game.state.cards[toll].server == 0
    t.until(rule="5.7.1f")
    t.run("HQ")
    t.until(side="runner", about="may")
    t.runner("yes")
    assert t.happened("bypass", "Tollbooth")


@pytest.mark.rule("nsg-26.03 1.12.5")
def test_a_card_turned_down_and_up_again_is_the_same_object() -> None:
    mint = made("Mint", "asset", paid(Credits(0), Gain(1), once="turn"), paid(Clicks(), Derez(THIS)))
    t = table(
        mint, turn="corp", at="5.6.2a", corp=Seat(credits=0), servers={"remote 1": At(root=["Mint (rezzed)"])}
    )
    mint_id = t.card("Mint")
    before = t.game.state.cards[mint_id].object_no
    t.corp("use", "Mint", ability=0)
    t.until(rule="5.6.2b")
    t.corp("use", "Mint", ability=1)
    assert not t.rezzed("Mint")
    t.corp("rez", "Mint")
    assert t.game.state.cards[mint_id].object_no == before
    assert not t.can("use", "Mint", ability=0), "it has been used this turn"


@pytest.mark.rule("nsg-26.03 1.12.6a")
def test_an_object_that_is_gone_is_still_the_source_of_what_it_left_behind() -> None:
    t = table(
        runner=Seat(credits=9),
        servers={"remote 1": At(root=["AMAZE Amusements (rezzed)", "Hostile Takeover"])},
    )
    t.run("remote 1")
    t.until(option="access")
    t.runner("access", "Hostile Takeover")
    t.until(option="trash")
    t.runner("trash", "AMAZE Amusements")
    t.finish_run()
    assert t.zone("AMAZE Amusements") == "Archives"
    assert t.tags == 2, "its server is the one it was in"


@pytest.mark.rule("nsg-26.03 1.12.6")
def test_what_happened_to_an_object_that_is_gone_is_remembered() -> None:
    """One ability asks for the first rez of the turn; that the card was trashed since changes nothing."""
    scout = made("Scout", "resource", when(Trigger("rez", first="turn"), Gain(1)))
    wake = made("Wake", "resource", paid(Clicks(), Choose(Is(ICE)), RezCard(CHOSEN, ignoring="all")))
    t = table(
        scout,
        wake,
        runner=Seat(credits=9, rig=["Scout", "Wake"]),
        servers={"remote 1": At(root=["PAD Campaign"]), "HQ": At(ice=["Enigma"])},
    )
    t.run("remote 1")
    t.until(option="rez")
    t.corp("rez", "PAD Campaign")
    assert t.credits["runner"] == 10
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    t.until(rule="5.7.1f")
    before = t.credits["runner"]
    t.runner("use", "Wake")
    assert t.rezzed("Enigma")
    assert t.credits["runner"] == before


@pytest.mark.rule("nsg-26.03 1.12.2", "nisei-1.4 1.12.2")
def test_a_delayed_ability_goes_on_without_the_card_that_is_another_object_by_then() -> None:
    axe = made("Axe", "resource", paid(Credits(0), Choose(Is(ICE) & Has("bioroid")), Trash(CHOSEN)))
    t = table(
        axe,
        corp=Seat(credits=0, hand=["Eli 1.0"]),
        runner=Seat(credits=9, rig=["Axe"]),
        servers={"HQ": At(ice=["Howler (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.until(side="runner", option="use")
    t.runner("use", "Axe")
    assert t.zone("Eli 1.0") == "Archives"
    t.finish_run()
    assert not t.happened("derez")
    assert t.zone("Howler") == "Archives", "only what concerns the bioroid is in vain"


@pytest.mark.rule("nsg-26.03 1.12.2", "nisei-1.4 1.12.2")
def test_a_delayed_ability_means_the_object_it_was_about_even_while_it_is_pending() -> None:
    """Both become pending as the turn ends; one gives the card back before the other would move it."""
    loan = made(
        "Loan",
        "event",
        play(
            Choose(Is("program") & INSTALLED),
            Later(when(Trigger("turn ends"), Trash(BOUND)), bind=CHOSEN),
            Later(when(Trigger("turn ends"), MoveTo(BOUND, GRIP)), bind=CHOSEN),
        ),
    )
    t = table(loan, corp=Seat(deck=["2x Enigma"]), runner=Seat(clicks=1, hand=["Loan"], rig=["Mimic"]))
    t.runner("play", "Loan")
    t.until(option="trigger")
    t.choose(t.find("trigger", "Loan")[1])
    assert t.zone("Mimic") == "grip"
    t.until(side="corp", kind="action")
    assert t.zone("Mimic") == "grip", "the card in the grip is not the one that was to be trashed"
