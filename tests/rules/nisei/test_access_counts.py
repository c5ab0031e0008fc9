"""7.1, 7.2 and 7.7 of 1.4: how many cards are accessed when cards come and go meanwhile."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.costs import Credits, RemoveTags
from rulerunner.lang.filters import AtServer, In, Is, Same
from rulerunner.lang.instructions import Choose, Draw, Gain, MoveTo, Trash
from rulerunner.lang.refs import ACCESSED, CHOSEN, HQ_SERVER, THAT, THIS
from rulerunner.lang.sugar import about, paid, when
from rulerunner.lang.words import HQ, RND, UPGRADE
from rulerunner.view import view
from tests.support.faces import made, table
from tests.support.table import Table

PLAIN = made("Plain", "upgrade")


def accessed(t: Table) -> list[str]:
    return [t.name(e.card) for e in t.events("access")]


def breaches(t: Table, server: str) -> None:
    """The Runner runs, and accesses cards of the hand or deck before those of the root."""
    t.run(server)
    for _ in range(60):
        if not t.in_run():
            return
        if t.decision.about == "access":
            options = t.decision.options
            t.choose(next((o for o in options if o.detail), options[0]))
        else:
            t.passes()


@pytest.mark.rule("nisei-1.4 7.1.2c")
def test_cards_that_come_to_hq_meanwhile_are_not_accessed_besides() -> None:
    trap = made("Trap", "asset", when(about("access"), Draw(3)))
    t = table(trap, corp=Seat(hand=["Trap"], deck=["5x Hedge Fund"]), runner=Seat(rig=["2x HQ Interface"]))
    breaches(t, "HQ")
    assert accessed(t) == ["Trap"], "the number was set to the one card there was"
    assert len(t.game.state.hand("corp")) == 4


@pytest.mark.rule("nisei-1.4 7.1.2d")
def test_cards_that_leave_hq_meanwhile_leave_the_number_as_it_is() -> None:
    trap = made("Trap", "asset", when(about("access"), Choose(In(HQ) & ~Same(THIS)), MoveTo(CHOSEN, RND)))
    t = table(trap, corp=Seat(hand=["3x Trap"]), runner=Seat(rig=["2x HQ Interface"]))
    breaches(t, "HQ")
    assert len(accessed(t)) == 2, "of the three that were to be accessed, all that were still there"


@pytest.mark.rule("nisei-1.4 7.1.2d")
def test_what_leaves_the_root_is_made_up_for_from_the_hand() -> None:
    upgrade = Choose(Is(UPGRADE) & AtServer(HQ_SERVER, "root"))
    trap = made("Trap", "asset", when(about("access"), upgrade, Trash(CHOSEN)))
    t = table(PLAIN, trap, corp=Seat(hand=["4x Trap"]), servers={"HQ": At(root=["Plain"])})
    breaches(t, "HQ")
    assert accessed(t) == ["Trap", "Trap"], "two were to be accessed, and the upgrade had gone"


@pytest.mark.rule("nisei-1.4 7.1.2a")
def test_the_root_is_not_given_up_for_more_of_the_hand() -> None:
    t = table(PLAIN, corp=Seat(hand=["4x Hedge Fund"]), servers={"HQ": At(root=["2x Plain"])})
    breaches(t, "HQ")
    assert sorted(accessed(t)) == ["Hedge Fund", "Plain", "Plain"]


@pytest.mark.rule("nisei-1.4 7.2.1c")
def test_after_a_shuffle_the_runner_goes_on_from_the_new_top_of_rnd() -> None:
    mix = made("Mix", "asset", when(about("access"), Choose(In(HQ)), MoveTo(CHOSEN, RND)))
    t = table(
        mix,
        corp=Seat(hand=["Ice Wall"], deck=["Mix", "Enigma", "Hedge Fund"]),
        runner=Seat(rig=["R&D Interface"]),
    )
    breaches(t, "R&D")
    assert accessed(t) == ["Mix", "Ice Wall"]


@pytest.mark.rule("nisei-1.4 7.1.5")
def test_the_corp_sees_which_card_of_hq_is_accessed() -> None:
    pause = made("Pause", "asset", when(Trigger("access"), Gain(1), may=True))
    t = table(
        pause,
        corp=Seat(hand=["Ice Wall", "Enigma"]),
        servers={"remote 1": At(root=["Pause (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="trigger")
    name = accessed(t)[0]
    for side in ("corp", "runner"):
        assert name in view(t.game.state, side, t.decision).to_json()


@pytest.mark.rule("nisei-1.4 7.7.1")
def test_what_an_access_sets_off_is_over_before_the_next_card_is_accessed() -> None:
    trap = made("Trap", "upgrade", when(about("access"), Gain(1), Gain(1)))
    t = table(trap, corp=Seat(credits=0), servers={"remote 1": At(root=["2x Trap"])})
    t.run("remote 1")
    t.finish_run()
    kinds = [e.kind for e in t.game.events if e.kind in ("access", "gain credits", "access ends")]
    assert kinds == ["access", "gain credits", "gain credits", "access ends"] * 2


@pytest.mark.rule("nisei-1.4 7.7.2b")
def test_an_agenda_that_was_trashed_while_accessed_is_not_stolen() -> None:
    imp = made("Devil", "program", Paid((Credits(0),), (Trash(ACCESSED),), access=True), memory=1)
    t = table(imp, corp=Seat(hand=["Hostile Takeover"]), runner=Seat(rig=["Devil"]))
    t.run("HQ")
    t.until(option="use", side="runner", kind="mid-access")
    t.runner("use", "Devil")
    t.finish_run()
    assert t.zone("Hostile Takeover") == "Archives"
    assert not t.events("steal")


@pytest.mark.rule("nisei-1.4 7.7.4", "nisei-1.4 7.2.1b")
def test_cards_that_are_neither_stolen_nor_trashed_stay_where_they_are_in_their_order() -> None:
    deck = ["Ice Wall", "Hostile Takeover", "Enigma", "Hedge Fund"]
    t = table(corp=Seat(deck=deck), runner=Seat(rig=["2x R&D Interface"]))
    t.run("R&D")
    t.finish_run()
    assert accessed(t) == deck[:3]
    assert t.zone("Hostile Takeover") == "runner score"
    assert [t.name(c) for c in t.game.state.zones[RND]] == ["Ice Wall", "Enigma", "Hedge Fund"]


@pytest.mark.rule("nisei-1.4 10.5.5")
def test_the_corp_pays_with_tags_of_the_runner() -> None:
    brand = made("Brand", "asset", paid(RemoveTags(1), Gain(3)))
    t = table(
        brand,
        turn="corp",
        at="5.6.2a",
        corp=Seat(credits=0),
        runner=Seat(tags=1),
        servers={"remote 1": At(root=["Brand (rezzed)"])},
    )
    t.corp("use", "Brand")
    assert t.tags == 0
    assert t.credits["corp"] == 3
    assert not t.can("use", "Brand")


@pytest.mark.rule("nisei-1.4 6.2.4e")
def test_ice_that_goes_as_it_is_passed_leaves_the_run_as_it_was() -> None:
    broom = made("Broom", "resource", when(Trigger("pass"), Trash(THAT)))
    t = table(
        broom,
        corp=Seat(credits=0, hand=["Hedge Fund"]),
        runner=Seat(rig=["Broom"]),
        servers={"HQ": At(ice=["Ice Wall", "Enigma", "Hunter"])},
    )
    t.run("HQ")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("approach")] == ["Ice Wall", "Enigma", "Hunter"]
    assert [t.name(e.card) for e in t.events("trash")] == ["Ice Wall", "Enigma", "Hunter"]
    assert len(t.events("successful run")) == 1
