"""26.03 9.8: subroutines that ice gains and loses, their order, and limits on breaking them."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import ANY_CARD, UNREZZED, Has, Is, Same
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Bypass,
    Choose,
    Damage,
    Draw,
    EndRun,
    Gain,
    Lasting,
    Lose,
    RezCard,
)
from rulerunner.lang.quantities import CardsIn
from rulerunner.lang.refs import BOUND, CHOSEN, THIS
from rulerunner.lang.statics import BreakLimit, GainsSubroutines
from rulerunner.lang.sugar import about, paid, static, sub, when
from rulerunner.lang.words import ASSET, GRIP, HQ, ICE, NET, THIS_RUN
from tests.support.faces import made, table
from tests.support.ice import BOTH, breaks, broken, meet, texts
from tests.support.table import Table

BARRIER = ("barrier",)
GROWING = made(
    "Growing", "ice", sub(Gain(1)), static(GainsSubroutines((sub(EndRun()),), CardsIn(HQ))), subtypes=BARRIER
)
FIRST = made(
    "First", "asset", static(GainsSubroutines((sub(Lose(1, side="runner")),), of=Is(ICE), before=True))
)
LATER = Lasting(GainsSubroutines((sub(Gain(2)),), CardsIn(GRIP), Same(BOUND)), THIS_RUN, bind=THIS)
ADDING = made("Adding", "ice", when(about("encounter"), LATER), sub(Damage(NET, 1)), subtypes=BARRIER)
CARDS = made("Cards", "asset", paid(Credits(0), Draw(1)))
OPENER = made(
    "Opener", "asset", paid(Credits(0), Choose(UNREZZED & Is(ASSET)), RezCard(CHOSEN, ignoring="all"))
)
HACK = made("Hack", "resource", paid(Credits(0), BreakSubroutines(0, ANY_CARD)))
SLIP = made("Slip", "resource", paid(Credits(0), Bypass()))
LIMITED = made(
    "Limited",
    "ice",
    static(BreakLimit(1, printed=True)),
    sub(Gain(1)),
    sub(Gain(1)),
    static(GainsSubroutines((sub(Gain(9)),))),
    subtypes=BARRIER,
)
FUSSY = made("Fussy", "ice", static(BreakLimit(0, by=~Has("fracter"))), sub(Gain(1)), sub(Gain(1)))
ALL = (GROWING, FIRST, ADDING, CARDS, OPENER, HACK, SLIP, LIMITED, FUSSY)
RIG = ("Corroder", "Hack", "Slip", "Datasucker (9 virus)")


def facing(ice: str, rules: str, *root: str, grip: int = 3) -> Table:
    """The Runner encounters this ice at HQ; the Corp has assets in remote servers."""
    servers = {"HQ": At(ice=[f"{ice} (rezzed)"])}
    servers |= {f"remote {n}": At(root=[card]) for n, card in enumerate(root, start=1)}
    t = table(
        *ALL,
        rules=rules,
        servers=servers,
        corp=Seat(credits=5, hand=["2x Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=20, hand=[f"{grip}x Diesel"], deck=["9x Diesel"], rig=RIG),
    )
    t.run("HQ")
    return meet(t, ice)


@pytest.mark.rule("nsg-26.03 9.8.3c", "nsg-26.03 9.8.3d", "nsg-26.03 9.8.4b")
@pytest.mark.parametrize("rules", BOTH)
def test_a_static_ability_of_the_ice_adds_subroutines_at_their_end(rules: str) -> None:
    t = facing("Growing", rules, "Cards (rezzed)")
    assert texts(t, "Growing") == ["Gain 1 credit.", "End the run.", "End the run."]
    breaks(t, "Corroder", 2)
    breaks(t, "Corroder", 1)
    t.passes()
    t.corp("use", "Cards")
    assert texts(t, "Growing") == ["Gain 1 credit.", *["End the run."] * 3]
    assert broken(t) == (1, 2), "the new one is unbroken"


@pytest.mark.rule("nsg-26.03 9.8.2", "nsg-26.03 9.8.3a")
@pytest.mark.parametrize("rules", BOTH)
def test_what_another_card_puts_first_resolves_first_and_shifts_what_is_broken(rules: str) -> None:
    t = facing("Growing", rules, "First", "Opener (rezzed)")
    breaks(t, "Corroder", 1)
    breaks(t, "Corroder", 3)
    assert broken(t) == (1, 3)
    t.passes()
    t.corp("use", "Opener")
    assert texts(t, "Growing")[:2] == ["The Runner loses 1 credit.", "Gain 1 credit."]
    assert broken(t) == (2, 4), "the same two, one place further"
    credits = t.credits
    t.finish_run()
    assert t.credits == {"corp": credits["corp"], "runner": credits["runner"] - 1}
    assert t.happened("end the run")


@pytest.mark.rule("nsg-26.03 9.8.3e")
@pytest.mark.parametrize("rules", BOTH)
def test_how_many_an_ability_adds_for_the_run_is_settled_as_it_resolves(rules: str) -> None:
    t = facing("Adding", rules, grip=3)
    assert texts(t, "Adding") == ["The Runner suffers 1 net damage.", *["Gain 2 credits."] * 3]
    before = t.credits["corp"]
    t.finish_run()
    assert t.credits["corp"] == before + 6, "though the damage left two cards in the grip"


@pytest.mark.parametrize("rules", BOTH)
def test_bypassed_ice_keeps_what_it_gained_and_resolves_nothing(rules: str) -> None:
    t = facing("Adding", rules)
    t.runner("use", "Slip")
    while t.game.state.encounter is not None:
        t.passes()
    assert len(texts(t, "Adding")) == 4
    assert not t.happened("subroutine resolves")
    t.finish_run()
    assert texts(t, "Adding") == ["The Runner suffers 1 net damage."], "for the run alone"


@pytest.mark.rule("nsg-26.03 6.5.7a")
@pytest.mark.parametrize("rules", BOTH)
def test_gained_subroutines_count_for_fully_breaking(rules: str) -> None:
    t = facing("Growing", rules)
    for number in (1, 2):
        breaks(t, "Corroder", number)
    assert not t.happened("fully broken")
    breaks(t, "Corroder", 3)
    assert t.happened("fully broken", "Growing")


@pytest.mark.parametrize("rules", BOTH)
def test_a_limit_holds_for_printed_subroutines_alone(rules: str) -> None:
    t = facing("Limited", rules)
    breaks(t, "Corroder", 1)
    t.runner("use", "Corroder", ability=0)
    assert broken(t) == (1, 3), "only the gained one was left to break"
    assert "Corroder" not in [t.name(o.card) for o in t.find("use", ability=0)] or rules == "nsg-26.03"


@pytest.mark.parametrize("rules", BOTH)
def test_breaking_all_breaks_as_many_as_a_limit_lets_and_the_runner_picks(rules: str) -> None:
    t = facing("Limited", rules)
    t.runner("use", "Hack")
    t.runner("subroutine", number=1)
    assert broken(t) == (2, 3)


@pytest.mark.parametrize("rules", BOTH)
def test_a_limit_may_except_some_cards(rules: str) -> None:
    t = facing("Fussy", rules)
    if t.can("use", "Hack"):
        t.runner("use", "Hack")
    assert broken(t) == (), "no fracter"


@pytest.mark.parametrize("rules", BOTH)
def test_a_game_is_saved_in_the_middle_with_what_was_gained(rules: str) -> None:
    t = facing("Growing", rules)
    breaks(t, "Corroder", 3)
    assert t.game.state.encounter is not None
    assert len(t.game.state.encounter.order) == 3
    assert t.game.state.encounter.by == (t.card("Corroder"),)
