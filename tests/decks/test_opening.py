"""Sealed decks: packs opened by a seed, and decks of what was in them."""

from collections import Counter

import pytest

from rulerunner.cards.facts import facts
from rulerunner.cards.library import library
from rulerunner.cards.rarity import rarities
from rulerunner.decks import Deck, Opened, open_packs, problems, read, sealed_deck, sealed_text
from rulerunner.decks.opening import BOOSTER, MOST, STARTER
from rulerunner.lang.words import CORP, RUNNER, Side

SIDES: tuple[Side, ...] = (CORP, RUNNER)
CARDS = facts("classic")


def of(side: Side, rarity: str, printed: str = "base") -> list[str]:
    """The cards of a side, a rarity and a set."""
    return [
        name
        for name, its in rarities().items()
        if (CARDS[name].side, its, CARDS[name].printings[0][0]) == (side, rarity, printed)
    ]


def by_rarity(pool: Counter[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, count in pool.items():
        found[rarities()[name]] += count
    return found


def test_every_card_of_1996_has_a_rarity() -> None:
    assert {*rarities()} == {*CARDS} == library("classic").playable
    assert Counter(rarities().values()) == {
        "vital": 44, "common": 180, "uncommon": 175, "rare": 175, "promo": 6
    }  # fmt: skip


def test_all_vital_cards_of_the_corp_are_agendas() -> None:
    assert {CARDS[name].type for name in of(CORP, "vital")} == {"agenda"}


@pytest.mark.parametrize("side", SIDES)
def test_a_starter_holds_so_many_of_each_rarity_and_no_card_twice(side: Side) -> None:
    for seed in range(20):
        opened = open_packs(side, seed, ())
        assert by_rarity(Counter(opened.pool)) == STARTER
        assert {*opened.pool.values()} == {1}
        assert {(CARDS[name].side, CARDS[name].printings[0][0]) for name in opened.pool} == {(side, "base")}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("printed", BOOSTER)
def test_a_booster_adds_cards_of_its_set_to_the_starter(side: Side, printed: str) -> None:
    without, opened = open_packs(side, 3, ()), open_packs(side, 3, (printed,))
    added = Counter(opened.pool)
    added.subtract(without.pool)
    added = +added
    assert by_rarity(added) == BOOSTER[printed]
    assert {(CARDS[name].side, CARDS[name].printings[0][0]) for name in added} == {(side, printed)}
    assert {*added.values()} == {1}


def test_two_boosters_of_a_set_are_different() -> None:
    one, two, three = (Counter(open_packs(CORP, 5, ("proteus",) * many).pool) for many in (0, 1, 2))
    assert two - one != three - two


@pytest.mark.parametrize("side", SIDES)
def test_the_same_seed_opens_the_same_packs_and_builds_the_same_deck(side: Side) -> None:
    assert open_packs(side, 8) == open_packs(side, 8)
    assert sealed_deck(open_packs(side, 8)) == sealed_deck(open_packs(side, 8))
    assert len({sealed_deck(open_packs(side, seed)) for seed in range(5)}) == 5


@pytest.mark.parametrize("side", SIDES)
def test_what_is_rare_comes_up_less_often(side: Side) -> None:
    seen = sum((Counter(open_packs(side, seed).pool) for seed in range(100)), Counter[str]())
    average = {
        rarity: sum(seen[name] for name in of(side, rarity)) / len(of(side, rarity))
        for rarity in ("common", "uncommon", "rare")
    }
    assert average["common"] > 2 * average["uncommon"] > 4 * average["rare"] > 0
    assert not [name for name in seen if rarities()[name] == "promo"]
    assert {*of(side, "vital"), *of(side, "common"), *of(side, "uncommon"), *of(side, "rare")} == {*seen}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("boosters", [(), ("base", "base"), ("proteus", "classic")])
def test_a_legal_deck_can_be_built_from_any_packs(side: Side, boosters: tuple[str, ...]) -> None:
    for seed in range(25):
        opened = open_packs(side, seed, boosters)
        deck = sealed_deck(opened)
        assert problems(deck, pool=opened.pool) == []
        kinds = Counter(
            card.type if side == CORP else "icebreaker" in card.subtypes for card, _ in deck.rows()
        )
        assert kinds["ice"] >= 10 or kinds[True] >= 5


@pytest.mark.parametrize("dear", [False, True])
def test_the_poorest_and_the_richest_starter_make_a_deck(dear: bool) -> None:
    vital = sorted(of(CORP, "vital"), key=lambda name: CARDS[name].points or 0, reverse=dear)
    agendas = [name for name in of(CORP, "rare") if CARDS[name].type == "agenda"]
    names = vital[:12] + of(CORP, "common")[:32] + of(CORP, "uncommon")[:12] + agendas[:4]
    opened = Opened(CORP, 1, (), dict.fromkeys(names, 1))
    assert len(names) == len(opened.pool) == 60
    deck = sealed_deck(opened)
    assert deck.agenda_points in (18, 19)
    assert problems(deck, pool=opened.pool) == []


def test_a_deck_has_nothing_but_what_was_opened() -> None:
    opened = open_packs(RUNNER, 2)
    deck = sealed_deck(opened)
    stranger = next(name for name in of(RUNNER, "rare") if name not in opened.pool)
    once = next(name for name, count in opened.pool.items() if count == 1)
    cards = [name for name in deck.cards if name != once]
    wrong = problems(Deck("", (*cards, once, once, stranger), family="classic"), pool=opened.pool)
    assert sorted(str(problem) for problem in wrong) == sorted(
        (
            f"{once} is in the deck 2 times; 1 was opened.",
            f"{stranger} is not among the cards that were opened.",
        )
    )


def test_a_sealed_deck_is_under_the_usual_rule_besides() -> None:
    opened = open_packs(CORP, 2)
    few = Deck("", sealed_deck(opened).cards[:44], family="classic")
    assert "classic-1996 C1" in {problem.rule for problem in problems(few, pool=opened.pool)}


@pytest.mark.parametrize("side", SIDES)
def test_the_list_can_be_read_and_the_remarks_below_are_the_rest(side: Side) -> None:
    opened = open_packs(side, 4)
    text = sealed_text(opened)
    deck = read(text, "classic")
    assert deck == sealed_deck(opened)
    above, _, below = text.partition("# Opened, but left out.")
    every = above + "\n".join(line.removeprefix("# ") for line in below.splitlines()[1:])
    assert read(every, "classic").counts() == opened.pool


def test_there_are_boosters_of_the_three_sets_and_not_too_many() -> None:
    with pytest.raises(ValueError, match="base, proteus, classic"):
        open_packs(CORP, 1, ("core_set",))
    with pytest.raises(ValueError, match=f"at most {MOST}"):
        open_packs(CORP, 1, ("base",) * (MOST + 1))
