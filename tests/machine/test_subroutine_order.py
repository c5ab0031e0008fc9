"""26.03 9.8.2d: the order of subroutines that ice gains at once from several abilities is the Corp's."""

import pytest

from rulerunner import At, Game, Seat
from rulerunner.lang.abilities import Sub
from rulerunner.lang.conditions import Condition, DuringRun
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Draw, EndRun, Gain, Lose
from rulerunner.lang.quantities import CardsIn
from rulerunner.lang.statics import GainsSubroutines
from rulerunner.lang.sugar import paid, static, sub
from rulerunner.lang.words import CORP, HQ, ICE, RUNNER
from rulerunner.view.log import transcript
from rulerunner.view.options import wording
from rulerunner.view.words import prompt
from tests.support.faces import made, table
from tests.support.ice import breaks, broken, meet, texts
from tests.support.table import Table

PLAIN = made("Plain", "ice", sub(EndRun()), subtypes=("barrier",), faction="neutral_corp")


def giving(name: str, *subs: Sub, before: bool = False, condition: Condition | None = None) -> Face:
    gains = static(GainsSubroutines(subs, of=Is(ICE), before=before), condition=condition)
    return made(name, "asset", gains, faction="neutral_corp")


TAXING = giving("Taxing", sub(Lose(1, side="runner")))
PAYING = giving("Paying", sub(Gain(2)))
PAID_TOO = giving("Paid Too", sub(Gain(2)))
LISTED = giving("Listed", sub(Gain(3)), sub(Gain(4)))
EARLY = giving("Early", sub(Gain(5)), before=True)
EARLIER = giving("Earlier", sub(Gain(6)), before=True)
TAXING_RUNS = giving("Taxing Runs", sub(Lose(1, side="runner")), condition=DuringRun())
PAYING_RUNS = giving("Paying Runs", sub(Gain(2)), condition=DuringRun())
GROWING = made("Growing", "asset", static(GainsSubroutines((sub(Gain(7)),), CardsIn(HQ), of=Is(ICE))))
CARDS = made("Cards", "asset", paid(Credits(0), Draw(1)))
ALL = (PLAIN, TAXING, PAYING, PAID_TOO, LISTED, EARLY, EARLIER, TAXING_RUNS, PAYING_RUNS, GROWING, CARDS)

END, TAX, PAY = "End the run.", "The Runner loses 1 credit.", "Gain 2 credits."
FIVE, SIX = "Gain 5 credits.", "Gain 6 credits."


def approached(*root: str, ice: str = "Plain", rules: str = "nsg-26.03", hand: int = 0) -> Table:
    """The Runner approaches a piece of ice at HQ; the Corp has these assets, rezzed one after the other."""
    t = table(
        *ALL,
        rules=rules,
        servers={"HQ": At(ice=[ice])}
        | {f"remote {n}": At(root=[f"{card} (rezzed)"]) for n, card in enumerate(root, start=1)},
        corp=Seat(credits=5, hand=[f"{hand}x Hedge Fund"] if hand else [], deck=["9x Hedge Fund"]),
        runner=Seat(credits=20, hand=["3x Diesel"], deck=["9x Diesel"], rig=["Corroder"]),
    )
    t.run("HQ")
    if "rezzed" not in ice:
        t.until(side="corp", option="rez")
        t.corp("rez", "Plain")
    return t


def asked(t: Table) -> bool:
    return t.decision.about == "subroutine-order"


@pytest.mark.rule("nsg-26.03 9.8.2d")
@pytest.mark.parametrize(("first", "order"), [(0, [TAX, PAY]), (1, [PAY, TAX])])
def test_rezzed_ice_gains_from_two_cards_at_once_and_the_corp_says_in_which_order(
    first: int, order: list[str]
) -> None:
    t = approached("Taxing", "Paying")
    assert (t.decision.side, t.decision.kind, t.decision.rule) == ("corp", "choose subroutine", "9.8.2d")
    t.corp("subroutine", number=1 + first)
    assert texts(t, "Plain") == [END, *order]
    meet(t, "Plain")
    assert texts(t, "Plain") == [END, *order]


@pytest.mark.rule("nsg-26.03 9.8.2d")
def test_the_question_says_which_ice_and_what_each_subroutine_does() -> None:
    t = approached("Taxing", "Paying")
    s = t.game.state
    assert "Plain" in prompt(s, t.decision)
    lines = [str(wording(s, t.decision, option)) for option in t.decision.options]
    assert "loses 1" in lines[0]
    assert "2 " in lines[1]


@pytest.mark.rule("nsg-26.03 9.8.2d")
def test_the_declared_order_is_told_to_both_and_saved() -> None:
    t = approached("Taxing", "Paying")
    t = Table(Game.from_json(t.game.to_json()))
    t.corp("subroutine", number=2)
    for seat in (CORP, RUNNER):
        lines = [line for line in transcript(t.game.state, seat) if line.rule == "9.8.2d"]
        assert [line.text for line in lines] == ["The Corp puts subroutines of Plain protecting HQ in order."]
    t = Table(Game.from_json(t.game.to_json()))
    assert texts(t, "Plain") == [END, PAY, TAX]


@pytest.mark.rule("nsg-26.03 9.8.2d")
def test_subroutines_that_are_alike_have_one_order() -> None:
    t = approached("Paying", "Paid Too")
    assert not asked(t)
    assert texts(t, "Plain") == [END, PAY, PAY]


@pytest.mark.rule("nsg-26.03 9.8.3e")
def test_what_is_gained_later_stands_behind_what_was_gained_before() -> None:
    servers = {"HQ": At(ice=["Plain (rezzed)"])}
    servers |= {"remote 1": At(root=["Taxing"]), "remote 2": At(root=["Paying"])}
    t = table(*ALL, rules="nsg-26.03", turn="corp", corp=Seat(credits=5), servers=servers)
    for name in ("Paying", "Taxing"):
        t.until(side="corp", option="rez")
        t.corp("rez", name)
        assert not asked(t)
    assert texts(t, "Plain") == [END, PAY, TAX]


@pytest.mark.rule("nsg-26.03 9.8.2d", "nsg-26.03 9.8.3a")
def test_each_category_is_asked_about_by_itself() -> None:
    t = approached("Taxing", "Early", "Paying", "Earlier")
    sets: list[set[str]] = []
    for _ in range(2):
        assert asked(t)
        offered = {texts(t, "Plain")[option.number]: option.number for option in t.decision.options}
        sets.append(set(offered))
        t.corp("subroutine", number=offered.get(FIVE, offered.get(PAY, -1)))
    assert sorted(map(sorted, sets)) == [[PAY, TAX], [FIVE, SIX]]
    assert not asked(t)
    assert texts(t, "Plain") == [FIVE, SIX, END, PAY, TAX]


@pytest.mark.rule("nsg-26.03 9.8.2d")
def test_what_one_ability_gives_stays_in_its_order_with_others_between() -> None:
    t = approached("Listed", "Taxing")
    assert len(t.decision.options) == 2, "not the second of those listed"
    t.corp("subroutine", number=1)
    t.corp("subroutine", number=3)
    assert texts(t, "Plain") == [END, "Gain 3 credits.", TAX, "Gain 4 credits."]


@pytest.mark.rule("nsg-26.03 9.8.2d")
def test_abilities_that_begin_to_apply_with_the_run_are_asked_about_as_it_begins() -> None:
    t = table(
        *ALL,
        rules="nsg-26.03",
        servers={
            "HQ": At(ice=["Plain (rezzed)"]),
            "remote 1": At(root=["Paying Runs (rezzed)"]),
            "remote 2": At(root=["Taxing Runs (rezzed)"]),
        },
        corp=Seat(credits=5, deck=["9x Hedge Fund"]),
        runner=Seat(credits=20, rig=["Corroder"], deck=["9x Diesel"]),
    )
    assert not asked(t)
    t.run("HQ")
    assert asked(t)
    assert t.game.state.encounter is None
    t.corp("subroutine", number=2)
    taxed = texts(t, "Plain")
    assert set(taxed[1:]) == {PAY, TAX}
    t.finish_run()
    assert texts(t, "Plain") == [END]


@pytest.mark.rule("nsg-26.03 9.8.2d", "nsg-26.03 9.8.4b")
def test_one_more_of_those_put_first_stands_with_them_and_what_is_broken_stays_so() -> None:
    t = approached("Taxing", "Growing", "Cards", hand=1)
    t.corp("subroutine", number=2)
    assert texts(t, "Plain") == [END, "Gain 7 credits.", TAX]
    meet(t, "Plain")
    breaks(t, "Corroder", 3)
    assert broken(t) == (3,)
    t.passes()
    t.corp("use", "Cards")
    assert not asked(t)
    assert texts(t, "Plain") == [END, "Gain 7 credits.", "Gain 7 credits.", TAX]
    assert broken(t) == (4,)


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_an_edition_without_the_rule_asks_nobody(rules: str) -> None:
    t = approached("Taxing", "Paying", rules=rules)
    assert asked(t) == (rules == "nsg-26.03")
