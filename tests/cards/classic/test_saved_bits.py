"""Bits that are put on a card as they would come into the Corp's pool."""

import pytest

from rulerunner import At, Seat
from tests.support.classic_corp import DECK, corp_turn, in_forts, new_turn, scored
from tests.support.table import Table

FIRM = "Investment Firm"


def invested(*others: str, hand: tuple[str, ...] = (), credits: int = 5) -> Table:
    """The Corp's turn with the firm, and other cards, rezzed in forts."""
    seat = Seat(credits=credits, clicks=3, hand=list(hand), deck=DECK)
    return corp_turn(corp=seat, servers=in_forts(FIRM, *others))


def there(t: Table) -> tuple[int, int]:
    """The bits in the Corp's pool, and on the firm."""
    return t.credits["corp"], t.counters(FIRM, "credit")


@pytest.mark.card(FIRM)
@pytest.mark.parametrize("saved", [0, 1])
def test_the_bit_of_an_action_comes_into_the_pool_or_as_two_on_the_firm(saved: int) -> None:
    t = invested()
    t.corp("gain credit")
    t.corp("number", number=saved)
    assert there(t) == (6 - saved, 2 * saved)
    assert len(t.events("gain credits", side="corp")) == 1 - saved, "what is not added is not gained"


@pytest.mark.card(FIRM)
def test_of_several_bits_the_corp_chooses_how_many() -> None:
    t = invested(hand=("Accounts Receivable",))
    t.corp("play", "Accounts Receivable")
    assert [option.number for option in t.decision.options] == list(range(10))
    t.corp("number", number=4)
    assert there(t) == (5, 8), "five were paid for it"


@pytest.mark.card(FIRM)
def test_bits_taken_from_a_card_leave_it_whether_they_are_added_or_not() -> None:
    t = invested("BBS Whispering Campaign (16 credit)")
    t.corp("use", "BBS Whispering Campaign")
    t.corp("number", number=2)
    assert there(t) == (5, 4)
    assert t.counters("BBS Whispering Campaign", "credit") == 14


@pytest.mark.card(FIRM)
def test_two_firms_ask_one_after_the_other() -> None:
    seat = Seat(credits=5, hand=["Accounts Receivable"], deck=DECK)
    t = corp_turn(corp=seat, servers=in_forts(FIRM, FIRM))
    t.corp("play", "Accounts Receivable")
    t.corp("number", number=4)
    assert [option.number for option in t.decision.options] == list(range(6))
    t.corp("number", number=2)
    table = t.game.state.cards
    on = [table[c].count("credit") for c in t.game.state.zones["table"] if t.name(c) == FIRM]
    assert (t.credits["corp"], sorted(on)) == (3, [4, 8])


@pytest.mark.card(FIRM)
def test_a_bit_is_taken_as_the_turn_begins_and_comes_as_it_is() -> None:
    cards = f"{FIRM} (rezzed, 4 credit)", "Braindance Campaign (rezzed, 12 credit)"
    t = new_turn(*cards, corp=Seat(credits=0))
    while t.decision.kind != "action":
        assert t.decision.about != "save-instead", "effects of the start of the turn cannot be used"
        t.passes()
    assert there(t) == (3, 3)


@pytest.mark.card(FIRM)
def test_a_firm_without_bits_gives_none() -> None:
    t = new_turn(f"{FIRM} (rezzed)", corp=Seat(credits=0))
    while t.decision.kind != "action":
        t.passes()
    assert there(t) == (0, 0)


@pytest.mark.card(FIRM)
def test_bits_for_an_agenda_scored_as_the_turn_opens_can_be_used() -> None:
    t = scored("Hostile Takeover", corp=Seat(credits=0), servers={"remote 2": At(root=[f"{FIRM} (rezzed)"])})
    assert t.decision.about == "save-instead"
    t.corp("number", number=5)
    assert there(t) == (0, 10)


@pytest.mark.card(FIRM)
def test_a_firm_that_is_not_rezzed_takes_nothing_and_the_runner_has_no_part_in_it() -> None:
    t = corp_turn(corp=Seat(credits=5, deck=DECK), servers={"remote 1": At(root=[FIRM])})
    t.corp("gain credit")
    assert there(t) == (6, 0)
