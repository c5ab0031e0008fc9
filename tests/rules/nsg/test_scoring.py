"""26.03, 1.17 to 1.20: scoring and stealing, trashing, memory."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_limit, memory_used
from rulerunner.kernel.read.values import score
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, In, Is, Of, WithCounters
from rulerunner.lang.instructions import Choose, Gain, GiveTags, MoveTo, Prevent, Trash, TrashAll
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN, THIS
from rulerunner.lang.statics import AdditionalCost, Modify
from rulerunner.lang.sugar import about, play, prevention, static, when
from rulerunner.lang.words import ADVANCEMENT, AGENDA, CORP_SCORE, HQ, PROGRAM, RUNNER_SCORE
from tests.support.faces import made, table
from tests.support.table import Table

FUNDS = ["9x Hedge Fund"]


def corp(*faces: Any, **place: Any) -> Table:
    return table(*faces, turn="corp", **place)


@pytest.mark.rule("nsg-26.03 1.17.3b")
def test_the_corp_may_leave_an_agenda_unscored() -> None:
    t = corp(
        at="5.6.2a",
        corp=Seat(deck=FUNDS, clicks=1),
        servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])},
    )
    t.corp("pass")
    t.until(rule="5.7.1f")
    assert t.zone("Hostile Takeover") == "table"


@pytest.mark.rule("nsg-26.03 1.17.3d", "nsg-26.03 1.17.3")
def test_an_accessed_agenda_is_stolen_without_being_asked() -> None:
    t = table(servers={"remote 1": At(root=["Hostile Takeover"])})
    t.run("remote 1")
    while t.in_run():
        assert not t.can("steal")
        assert t.decision.about != "steal"
        t.passes()
    assert t.zone("Hostile Takeover") == RUNNER_SCORE


@pytest.mark.rule("nsg-26.03 1.17.3d")
@pytest.mark.parametrize(("answer", "zone"), [("yes", RUNNER_SCORE), ("no", "table")])
def test_an_agenda_that_costs_something_to_steal_may_be_left(answer: str, zone: str) -> None:
    t = table(
        runner=Seat(credits=5),
        servers={"remote 1": At(root=["Hostile Takeover", "Red Herrings (rezzed)"])},
    )
    t.run("remote 1")
    t.until(option="access")
    t.runner("access", "Hostile Takeover")
    t.runner(answer)
    t.finish_run()
    assert t.zone("Hostile Takeover") == zone


@pytest.mark.rule("nsg-26.03 1.17.3e", "nsg-26.03 1.17.4", "nsg-26.03 4.5.4")
def test_an_agenda_added_to_a_score_area_was_not_scored() -> None:
    gift = made("Gift", "operation", play(Choose(In(HQ) & Is(AGENDA)), MoveTo(CHOSEN, CORP_SCORE)))
    prize = made("Prize", "agenda", when(about("score"), Gain(5)), points=2, requirement=3)
    eye = made("Eye", "asset", when(Trigger("score"), GiveTags(1)))
    t = corp(
        gift,
        prize,
        eye,
        corp=Seat(credits=0, hand=["Gift", "Prize"]),
        servers={"remote 1": At(root=["Eye (rezzed)"])},
    )
    t.corp("play", "Gift")
    t.until(kind="action")
    card = t.game.state.cards[t.card("Prize")]
    assert (card.zone, card.faceup) == (CORP_SCORE, True)
    assert t.game.state.is_active(t.card("Prize"))
    assert score(t.game.state, "corp") == 2
    assert (t.credits["corp"], t.tags) == (0, 0)


@pytest.mark.rule("nsg-26.03 1.17.8", "nsg-26.03 1.17.6")
def test_what_an_agenda_does_when_scored_knows_how_far_it_was_advanced() -> None:
    prize = made(
        "Prize", "agenda", when(about("score"), Gain(CountersOn(THIS, ADVANCEMENT))), points=2, requirement=2
    )
    t = corp(
        prize,
        at="5.6.2a",
        corp=Seat(credits=0),
        servers={"remote 1": At(root=["Prize (4 advancement)"])},
    )
    t.corp("score", "Prize")
    assert t.credits["corp"] == 4
    assert t.counters("Prize", ADVANCEMENT) == 0


@pytest.mark.rule("nsg-26.03 1.18.4")
def test_an_advanced_card_has_at_least_one_advancement_counter() -> None:
    tax = made("Tax", "event", play(TrashAll(INSTALLED & Of("corp") & WithCounters(ADVANCEMENT))))
    t = table(
        tax,
        runner=Seat(hand=["Tax"]),
        servers={"HQ": At(ice=["Ice Wall (1 advancement)"]), "R&D": At(ice=["Enigma"])},
    )
    t.runner("play", "Tax")
    t.until(rule="5.7.1f")
    assert (t.zone("Ice Wall"), t.zone("Enigma")) == ("Archives", "table")


@pytest.mark.rule("nsg-26.03 1.19.1", "nsg-26.03 4.4.1")
def test_a_trashed_card_goes_to_its_owners_discard_pile_whoever_trashes_it() -> None:
    raze = made("Raze", "operation", play(TrashAll(INSTALLED)))
    t = corp(
        raze,
        corp=Seat(hand=["Raze"]),
        runner=Seat(rig=["Corroder"]),
        servers={"HQ": At(ice=["Enigma"])},
    )
    t.corp("play", "Raze")
    t.until(kind="action")
    assert (t.zone("Corroder"), t.zone("Enigma")) == ("heap", "Archives")


@pytest.mark.rule(
    "nsg-26.03 1.19.2", "nsg-26.03 3.3.3", "nsg-26.03 3.6.4", "nsg-26.03 2.6.1", "nsg-26.03 7.1.5"
)
@pytest.mark.parametrize(("card", "price"), [("PAD Campaign", 4), ("SanSan City Grid", 5)])
def test_the_runner_may_pay_to_trash_an_accessed_asset_or_upgrade(card: str, price: int) -> None:
    t = table(runner=Seat(credits=price), servers={"remote 1": At(root=[card])})
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", card)
    assert t.zone(card) == "Archives"
    assert t.credits["runner"] == 0
    poor = table(runner=Seat(credits=price - 1), servers={"remote 1": At(root=[card])})
    poor.run("remote 1")
    while poor.in_run():
        assert not poor.can("trash")
        poor.passes()


@pytest.mark.rule("nsg-26.03 1.19.3")
def test_a_discarded_card_was_not_trashed_and_cannot_be_saved_as_if_it_were() -> None:
    save = made("Save", "resource", prevention(Credits(0), "trash", Prevent(0), subject=Is(PROGRAM)))
    eye = made("Eye", "asset", when(Trigger("trash"), GiveTags(1)))
    t = table(
        save,
        eye,
        corp=Seat(deck=FUNDS),
        runner=Seat(clicks=1, rig=["Save"], hand=["6x Corroder"]),
        servers={"remote 1": At(root=["Eye (rezzed)"])},
    )
    t.runner("gain credit")
    t.until(rule="5.6.2b")
    assert len(t.events("discard")) == 1
    assert not t.happened("trash")
    assert t.tags == 0


@pytest.mark.rule(
    "nsg-26.03 1.20.2a", "nsg-26.03 1.20.3", "nsg-26.03 3.9.3", "nsg-26.03 3.9.3a", "nsg-26.03 1.20.2"
)
def test_installed_programs_take_up_memory_for_as_long_as_they_are_installed() -> None:
    shot = made("Shot", "operation", play(Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN)))
    t = corp(
        shot,
        corp=Seat(hand=["Shot"]),
        runner=Seat(rig=["Magnum Opus", "Corroder", "Akamatsu Mem Chip"], hand=["Mimic"]),
    )
    assert (memory_used(t.game.state), memory_limit(t.game.state)) == (3, 5)
    t.corp("play", "Shot")
    t.corp("card", "Magnum Opus")
    assert memory_used(t.game.state) == 1


@pytest.mark.rule("nsg-26.03 3.9.3d")
def test_what_lowers_install_costs_does_not_lower_memory_costs() -> None:
    sale = made("Sale", "resource", static(Modify("install cost", -5, of=Is(PROGRAM))))
    t = table(sale, runner=Seat(credits=0, rig=["Sale"], hand=["Magnum Opus"]))
    t.runner("install", "Magnum Opus")
    assert t.credits["runner"] == 0
    assert memory_used(t.game.state) == 2


@pytest.mark.rule("nsg-26.03 1.16.10")
@pytest.mark.parametrize(("credits", "can"), [(1, False), (2, True)])
def test_what_scoring_costs_in_a_server_is_paid_there(credits: int, can: bool) -> None:
    """Here scoring costs two credits more in remote servers."""
    tax = made("Tax", "resource", static(AdditionalCost("score", (Credits(2),), server=ANY_REMOTE)))
    t = table(
        tax,
        turn="corp",
        corp=Seat(credits=credits - 1, clicks=3, deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Tax"]),
        servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])},
    )
    t.corp("gain credit")
    assert t.can("score", "Hostile Takeover") is can
    if can:
        t.corp("score", "Hostile Takeover")
        t.until(kind="action")
        assert t.credits["corp"] == 7
