"""26.03, 1.14: who controls what, pays with what, and carries an ability out."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, RemoveTags, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, Draw, Gain, GiveTags, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import about, paid, play, static, when
from rulerunner.lang.words import POWER, PROGRAM, Who
from tests.support.faces import made, table


@pytest.mark.rule("nsg-26.03 1.14.3")
def test_a_cost_is_paid_with_cards_of_ones_own() -> None:
    sell = made("Sell", "asset", paid((Clicks(), TrashCards(INSTALLED)), Gain(5)))
    t = table(
        sell,
        turn="corp",
        runner=Seat(rig=["Corroder"]),
        servers={"remote 1": At(root=["Sell (rezzed)"]), "HQ": At(ice=["Ice Wall"])},
    )
    t.corp("use", "Sell")
    assert {t.name(o.card) for o in t.find("card")} == {"Sell", "Ice Wall"}


@pytest.mark.rule("nsg-26.03 1.14.3", "nsg-26.03 1.16.1")
def test_without_a_card_of_ones_own_such_a_cost_cannot_be_paid() -> None:
    sell = made("Sell", "asset", paid((Clicks(), TrashCards(Is(PROGRAM))), Gain(5)))
    t = table(
        sell, turn="corp", runner=Seat(rig=["Corroder"]), servers={"remote 1": At(root=["Sell (rezzed)"])}
    )
    assert not t.can("use", "Sell")


@pytest.mark.rule("nsg-26.03 1.16.1b")
def test_what_cannot_be_trashed_pays_for_nothing() -> None:
    vault = made("Vault", "resource", static(Cannot("trash", cards=Is(PROGRAM))))
    bomb = made("Bomb", "program", paid(TrashThis(), Gain(5)))
    assert table(bomb, at="5.7.1e", runner=Seat(rig=["Bomb"])).can("use", "Bomb")
    t = table(vault, bomb, at="5.7.1e", runner=Seat(rig=["Bomb", "Vault"]))
    assert not t.can("use", "Bomb")


@pytest.mark.rule("nsg-26.03 1.14.3a", "nsg-26.03 4.7.3")
def test_the_corp_may_pay_with_the_runners_tags() -> None:
    file = made("File", "asset", paid((Clicks(), RemoveTags(2)), Gain(6)))
    place = {"servers": {"remote 1": At(root=["File (rezzed)"])}, "turn": "corp"}
    assert not table(file, runner=Seat(tags=1), **place).can("use", "File")
    t = table(file, runner=Seat(tags=3), corp=Seat(credits=0), **place)
    t.corp("use", "File")
    assert (t.tags, t.credits["corp"]) == (1, 6)


@pytest.mark.rule("nsg-26.03 1.14.4", "nsg-26.03 1.14.2a", "nsg-26.03 1.14.2f")
def test_a_player_uses_abilities_of_their_own_cards_alone() -> None:
    mint = made("Mint", "asset", paid(Credits(0), Gain(1)))
    well = made("Well", "resource", paid(HostedCounters(POWER), Gain(1)))
    t = table(
        mint,
        well,
        at="5.7.1e",
        runner=Seat(rig=["Well (2 power)"]),
        servers={"remote 1": At(root=["Mint (rezzed)"])},
    )
    asked = {}
    for _ in range(2):
        asked[t.decision.side] = {t.name(o.card) for o in t.find("use")}
        t.passes()
    assert asked == {"runner": {"Well"}, "corp": {"Mint"}}


@pytest.mark.rule("nsg-26.03 1.14.4b")
def test_an_ability_only_the_runner_can_use_is_theirs_on_a_corp_card() -> None:
    t = table(runner=Seat(clicks=3), servers={"HQ": At(ice=["Ichi 1.0 (rezzed)"])})
    t.run("HQ")
    t.until(rule="6.9.3b")
    assert t.decision.side == "runner"
    t.runner("use", "Ichi 1.0")
    t.runner("subroutine", number=0)
    assert t.clicks["runner"] == 1
    assert [(e.side, e.place) for e in t.events("subroutine broken")] == [("runner", 0)]


@pytest.mark.rule("nsg-26.03 1.14.2b", "nsg-26.03 1.14.2c")
def test_an_agenda_that_changes_hands_is_given_up_by_the_one_who_has_it() -> None:
    """Archer costs an agenda of the Corp's own score area; those the Runner stole are not the Corp's."""
    t = table(corp=Seat(credits=9), runner=Seat(score=["Nisei MK II"]), servers={"HQ": At(ice=["Archer"])})
    t.run("HQ")
    t.until(rule="5.7.1f")
    assert not t.rezzed("Archer")
    own = table(corp=Seat(credits=9, score=["Nisei MK II"]), servers={"HQ": At(ice=["Archer"])})
    own.run("HQ")
    own.until(side="corp", rule="6.9.2b")
    assert own.can("rez", "Archer")


@pytest.mark.rule("nsg-26.03 1.14.5")
@pytest.mark.parametrize(("by", "side"), [("you", "corp"), ("runner", "runner")])
def test_the_controller_of_an_ability_chooses_unless_it_names_another(by: Who, side: str) -> None:
    raid = made("Raid", "operation", play(Choose(Is(PROGRAM) & INSTALLED, by=by), Trash(CHOSEN, by=by)))
    t = table(raid, turn="corp", corp=Seat(hand=["Raid"]), runner=Seat(rig=["Corroder", "Mimic"]))
    t.corp("play", "Raid")
    assert t.decision.side == side


@pytest.mark.rule("nsg-26.03 1.14.4a")
def test_the_abilities_of_a_stolen_agenda_are_still_the_corps() -> None:
    """What its being stolen does is done, and chosen, by the Corp."""
    grudge = made(
        "Grudge",
        "agenda",
        when(about("steal"), Gain(2), Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN)),
        points=1,
        requirement=3,
    )
    t = table(
        grudge,
        corp=Seat(credits=0),
        runner=Seat(credits=0, rig=["Corroder", "Mimic"]),
        servers={"remote 1": At(root=["Grudge"])},
    )
    t.run("remote 1")
    t.until(option="card")
    assert t.zone("Grudge") == "runner score"
    assert t.decision.side == "corp"
    assert t.credits == {"corp": 2, "runner": 0}


@pytest.mark.rule("nsg-26.03 1.14.5a")
@pytest.mark.parametrize(("who", "tags"), [("you", 0), ("runner", 1)])
def test_what_a_card_makes_the_other_player_do_is_done_by_that_player(who: Who, tags: int) -> None:
    treat = made("Treat", "operation", play(Draw(1, who)))
    eye = made("Eye", "asset", when(Trigger("draw", side="runner"), GiveTags(1)))
    t = table(
        treat,
        eye,
        turn="corp",
        corp=Seat(hand=["Treat"], deck=["3x Hedge Fund"]),
        runner=Seat(deck=["3x Diesel"]),
        servers={"remote 1": At(root=["Eye (rezzed)"])},
    )
    t.corp("play", "Treat")
    assert t.tags == tags
