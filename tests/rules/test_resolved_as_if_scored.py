"""The "when scored" abilities of an agenda that an effect resolves once more become pending, as they do when
it is scored."""

import pytest

from rulerunner import Seat
from rulerunner.lang.conditions import Tagged
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import Choose, Draw, Gain, ResolveScored
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import about, play, when
from rulerunner.lang.words import AGENDA, CORP_SCORE, RUNNER_SCORE
from tests.support.corp import damage
from tests.support.faces import made, table
from tests.support.ice import BOTH
from tests.support.table import Table

AGAIN = made("Again", "operation", play(Choose(Is(AGENDA) & In(CORP_SCORE)), ResolveScored(CHOSEN), Gain(10)))
THEIRS = made("Theirs", "operation", play(Choose(Is(AGENDA) & In(RUNNER_SCORE)), ResolveScored(CHOSEN)))
PAIR = made(
    "Pair", "agenda", when(about("score"), Gain(1)), when(about("score"), Draw(1)), requirement=3, points=1
)
OFFER = made(
    "Offer",
    "agenda",
    when(about("score"), Gain(1), may=True),
    when(about("score"), Gain(5), condition=Tagged()),
    requirement=3,
    points=1,
)


def again(agenda: str, rules: str, card: str = "Again", tags: int = 0) -> Table:
    mine, theirs = ([agenda], []) if card == "Again" else ([], [agenda])
    corp = Seat(credits=0, clicks=2, hand=[card], deck=["9x Enigma"], score=mine)
    runner = Seat(hand=["5x Diesel"], score=theirs, tags=tags)
    t = table(AGAIN, THEIRS, PAIR, OFFER, rules=rules, turn="corp", corp=corp, runner=runner)
    t.corp("play", card)
    return t


@pytest.mark.rule("nsg-26.03 9.6.14d", "nsg-26.03 9.6.14c")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("first", [0, 1])
def test_the_corp_orders_the_abilities_of_an_agenda_that_resolve_once_more(first: int, rules: str) -> None:
    t = again("Pair", rules)
    assert t.decision.kind == "reaction"
    t.corp("trigger", "Pair", ability=first)
    assert t.decision.kind == "action"
    assert t.credits["corp"] == 11, "and only then does the operation go on"
    gained, drawn = t.events("gain credits", amount=1)[0], t.events("draw")[0]
    assert (gained.moment < drawn.moment) == (first == 0)
    assert not t.happened("score")


@pytest.mark.rule("nsg-26.03 9.6.14d", "nsg-26.03 9.6.9a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("tags", "gained"), [(0, 10), (1, 15)])
def test_what_is_optional_may_be_passed_and_what_is_asked_besides_must_be_so(
    tags: int, gained: int, rules: str
) -> None:
    t = again("Offer", rules, tags=tags)
    if tags:
        assert not t.can("pass")
        t.corp("trigger", "Offer", ability=1)
    t.corp("pass")
    assert t.credits["corp"] == gained


@pytest.mark.card("24/7 News Cycle", "Salvo Testing")
@pytest.mark.rule("nsg-26.03 9.6.14c")
@pytest.mark.parametrize("rules", BOTH)
def test_what_waits_for_any_agenda_to_be_scored_is_met_by_its_own(rules: str) -> None:
    t = again("Salvo Testing", rules)
    t.corp("yes") if t.can("yes") else t.corp("trigger", "Salvo Testing")
    assert damage(t, "core") == 1


@pytest.mark.rule("nsg-26.03 9.6.14d")
@pytest.mark.parametrize("rules", BOTH)
def test_an_agenda_in_the_runners_score_area_resolves_them_if_a_card_says_so(rules: str) -> None:
    t = again("Pair", rules, "Theirs")
    t.corp("trigger", "Pair", number=0)
    assert t.decision.kind == "action"
    assert t.credits["corp"] == 1
    assert t.happened("draw")
