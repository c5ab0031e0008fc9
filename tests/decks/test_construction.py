"""Deck construction: an illegal deck gets the whole list of what is wrong with it."""

import pytest

from rulerunner.decks import Deck, Problem, agenda_band, problems

LEGAL = {
    "Hostile Takeover": 3, "Priority Requisition": 3, "Private Security Force": 3, "Posted Bounty": 2,
    "Hedge Fund": 3, "Beanstalk Royalties": 3, "PAD Campaign": 3, "Ice Wall": 3, "Enigma": 3,
    "Wall of Static": 3, "Shadow": 3, "Archer": 3, "Hadrian's Wall": 3, "Hunter": 3, "Scorched Earth": 3,
    "Melange Mining Corp.": 1,
}  # fmt: skip
WEYLAND = "Weyland Consortium: Building a Better World"


def rules(found: list[Problem]) -> list[str]:
    return [problem.rule for problem in found]


def deck(**changes: int) -> Deck:
    """The legal deck with other numbers of copies; an underscore stands for a space."""
    return Deck.of(WEYLAND, LEGAL | {name.replace("_", " "): count for name, count in changes.items()})


def test_a_legal_deck_has_no_problems() -> None:
    assert deck().size == 45
    assert problems(deck()) == []
    assert problems(deck(), edition="nsg-26.03") == []


@pytest.mark.rule("nsg-26.03 1.4.1")
def test_a_deck_needs_an_identity() -> None:
    found = problems(Deck("", deck().cards))
    assert rules(found) == ["nsg-26.03 1.4.1"]


@pytest.mark.rule("nsg-26.03 1.4.1")
def test_a_card_of_another_type_is_no_identity() -> None:
    assert "nsg-26.03 1.4.1" in rules(problems(Deck("Hedge Fund", deck().cards)))


@pytest.mark.rule("nsg-26.03 1.4.3", "nsg-26.03 1.4.3a")
def test_the_identity_does_not_count_towards_the_minimum_size() -> None:
    found = problems(deck(Hunter=2))
    assert [str(one) for one in found] == ["The deck has 44 cards; it needs at least 45. (nsg-26.03 1.4.3)"]


@pytest.mark.rule("nsg-26.03 1.4.3b")
def test_a_deck_may_be_as_large_as_one_likes() -> None:
    plain = {"Enigma": 3, "Hunter": 3}
    assert "nsg-26.03 1.4.3" not in rules(problems(Deck.of(WEYLAND, plain | {"Ice Wall": 500})))


@pytest.mark.rule("nsg-26.03 1.4.4")
def test_identities_and_cards_of_the_other_side_cannot_be_in_a_deck() -> None:
    found = problems(deck(**{"Sure_Gamble": 1, "NBN: Making News": 1}))
    assert [(one.rule, one.cards) for one in found] == [
        ("nsg-26.03 1.4.4", ("NBN: Making News",)),
        ("nsg-26.03 1.4.4", ("Sure Gamble",)),
    ]


@pytest.mark.rule("nsg-26.03 1.4.4", "nsg-26.03 2.14.2")
def test_an_agenda_of_another_faction_is_forbidden_and_a_neutral_one_is_not() -> None:
    found = problems(deck(Nisei_MK_II=1, Private_Security_Force=2))
    assert [(one.rule, one.cards) for one in found] == [("nsg-26.03 1.4.4", ("Nisei MK II",))]


@pytest.mark.rule("nsg-26.03 1.4.5")
def test_influence_may_be_spent_to_the_limit_and_no_further() -> None:
    fifteen = {"Snare!": 3, "Biotic_Labor": 2, "Closed_Accounts": 1, "Hunter": 0, "Archer": 0}
    assert deck(**fifteen).influence == 15
    assert problems(deck(**fifteen)) == []
    found = problems(deck(**fifteen | {"Closed_Accounts": 2}))
    assert rules(found) == ["nsg-26.03 1.4.5"]
    assert found[0].cards == ("Biotic Labor", "Closed Accounts", "Snare!")
    assert found[0].text == f"The deck spends 16 influence; the limit of {WEYLAND} is 15."


@pytest.mark.parametrize(
    ("size", "band"),
    [(40, (18, 19)), (44, (18, 19)), (45, (20, 21)), (49, (20, 21)), (50, (22, 23)), (54, (22, 23)),
     (55, (24, 25)), (66, (28, 29))],
)  # fmt: skip
@pytest.mark.rule("nsg-26.03 1.4.6a", "nsg-26.03 1.4.6b", "nsg-26.03 1.4.6c", "nsg-26.03 1.4.6d")
def test_the_agenda_points_go_with_the_size_of_the_deck(size: int, band: tuple[int, int]) -> None:
    built_to_last = Deck("Weyland Consortium: Built to Last", ("Ice Wall",) * size)
    assert agenda_band(built_to_last) == band
    letter = {40: "a", 44: "a", 45: "b", 49: "b", 50: "c", 54: "c"}.get(size, "d")
    assert f"nsg-26.03 1.4.6{letter}" in rules(problems(built_to_last))


@pytest.mark.rule("nsg-26.03 1.4.6b")
def test_too_many_agenda_points_are_as_wrong_as_too_few() -> None:
    assert deck().agenda_points == 20
    assert problems(deck(Posted_Bounty=3)) == []
    more, fewer = deck(Posted_Bounty=3, Superconducting_Hub=1), deck(Hostile_Takeover=2)
    assert (more.agenda_points, fewer.agenda_points) == (22, 19)
    assert rules(problems(more)) == ["nsg-26.03 1.4.6b"]
    assert "nsg-26.03 1.4.6b" in rules(problems(fewer))


@pytest.mark.rule("nsg-26.03 1.4.6")
def test_a_runner_deck_needs_no_agenda_points() -> None:
    runner = Deck("Noise: Hacker Extraordinaire", ("Djinn",) * 45)
    assert agenda_band(runner) is None
    assert rules(problems(runner)) == ["nsg-26.03 1.4.7"]


@pytest.mark.rule("nsg-26.03 1.4.7")
def test_a_card_is_in_the_deck_three_times_at_most_unless_it_says_otherwise() -> None:
    runner = Deck.of("Noise: Hacker Extraordinaire", {"NetChip": 6, "Hades Shard": 1, "Djinn": 3})
    assert "nsg-26.03 1.4.7" not in rules(problems(runner))
    more = Deck.of("Noise: Hacker Extraordinaire", {"NetChip": 7, "Hades Shard": 2, "Djinn": 4})
    wrong = [one.cards[0] for one in problems(more) if one.rule == "nsg-26.03 1.4.7"]
    assert wrong == ["Djinn", "Hades Shard", "NetChip"]


@pytest.mark.rule("nsg-26.03 1.4.2")
def test_an_illegal_deck_gets_every_problem_at_once() -> None:
    mess = Deck.of(
        WEYLAND,
        {"Hedge Fund": 4, "Nisei MK II": 2, "Diesel": 1, "Biotic Labor": 3, "Tollbooth": 2,
         "NBN: Making News": 1, "Hedge Found": 1},
    )  # fmt: skip
    assert [(one.rule, one.cards) for one in problems(mess, "standard")] == [
        ("nsg-26.03 1.4.2", ("Hedge Found",)),
        ("nsg-26.03 1.4.3", ()),
        ("nsg-26.03 1.4.4", ("Diesel",)),
        ("nsg-26.03 1.4.4", ("NBN: Making News",)),
        ("nsg-26.03 1.4.4", ("Nisei MK II",)),
        ("nsg-26.03 1.4.5", ("Biotic Labor", "Tollbooth")),
        ("nsg-26.03 1.4.6b", ()),
        ("nsg-26.03 1.4.7", ("Hedge Fund",)),
        ("nsg-26.03 1.4.8", (WEYLAND,)),
        ("nsg-26.03 1.4.8", ("Biotic Labor",)),
        ("nsg-26.03 1.4.8", ("Diesel",)),
        ("nsg-26.03 1.4.8", ("NBN: Making News",)),
        ("nsg-26.03 1.4.8", ("Nisei MK II",)),
        ("nsg-26.03 1.4.8", ("Tollbooth",)),
    ]
    assert "Hedge Fund" in problems(mess)[0].text


# --- identities that change the rules ----------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 1.4.1")
def test_custom_biotics_allows_no_jinteki_cards() -> None:
    found = problems(Deck.of("Custom Biotics: Engineered for Success", {"Snare!": 1, "Viktor 1.0": 3}))
    assert ("nsg-26.03 1.4.1", ("Snare!",)) in [(one.rule, one.cards) for one in found]


@pytest.mark.rule("nsg-26.03 1.4.1")
def test_nova_allows_one_copy_of_each_card_and_any_influence() -> None:
    found = problems(Deck.of("Nova Initiumia: Catalyst & Impetus", {"Diesel": 2, "Account Siphon": 1}))
    assert [(one.rule, one.cards) for one in found] == [
        ("nsg-26.03 1.4.3", ()),
        ("nsg-26.03 1.4.7", ("Diesel",)),
    ]


@pytest.mark.rule("nsg-26.03 1.4.1")
def test_ampere_allows_two_different_agendas_of_each_faction() -> None:
    two = {"Hostile Takeover": 1, "Posted Bounty": 1, "Nisei MK II": 1}
    three = two | {"Above the Law": 1}
    ampere = "Ampère: Cybernetics For Anyone"
    assert "nsg-26.03 1.4.4" not in rules(problems(Deck.of(ampere, two)))
    wrong = [one.cards for one in problems(Deck.of(ampere, three)) if one.rule == "nsg-26.03 1.4.4"]
    assert wrong == [("Above the Law", "Hostile Takeover", "Posted Bounty")]


@pytest.mark.rule("nsg-26.03 1.4.1")
def test_the_shadow_takes_agendas_of_every_faction_and_a_draft_has_no_agenda_band() -> None:
    draft = Deck.of("The Shadow: Pulling the Strings", {"Nisei MK II": 3, "Hedge Fund": 3, "Snare!": 24})
    assert draft.size == 30
    assert rules(problems(draft)) == ["nsg-26.03 1.4.7"]


@pytest.mark.rule("nsg-26.03 1.4.1a")
def test_a_starter_identity_is_legal_only_with_its_own_decks_and_not_in_tournaments() -> None:
    syndicate = "The Syndicate: Profit over Principle"
    found = problems(Deck.of(syndicate, LEGAL))
    assert "nsg-26.03 1.4.1a" in rules(found)


# --- the 1996 game -----------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C1")
@pytest.mark.parametrize(("size", "right"), [(45, {18, 19}), (49, {18, 19}), (50, {20, 21}), (55, {22, 23})])
def test_a_classic_corp_has_two_agenda_points_for_every_five_cards(size: int, right: set[int]) -> None:
    for points in range(16, 26):
        counts = {"Hostile Takeover": points, "Filter": size - points}  # a point each
        found = problems(Deck.of("", counts, family="classic"))
        assert rules(found) == ([] if points in right else ["classic-1996 C1"])


@pytest.mark.rule("classic-1996 C1")
def test_a_classic_deck_has_forty_five_cards_and_no_limit_of_copies() -> None:
    assert problems(Deck("", ("Score!",) * 45, family="classic")) == []
    assert rules(problems(Deck("", ("Score!",) * 44, family="classic"))) == ["classic-1996 C1"]


@pytest.mark.rule("classic-1996 C1")
def test_a_classic_deck_holds_cards_of_one_side_and_no_identity() -> None:
    mixed = Deck("NBN: Making News", ("Score!",) * 45 + ("Filter",), family="classic")
    found = problems(mixed)
    assert [one.cards for one in found] == [("NBN: Making News",), ("NBN: Making News",), ("Filter",)]


def test_a_deck_is_held_against_its_own_family_of_cards() -> None:
    modern = Deck("Noise: Hacker Extraordinaire", ("Djinn",) * 3)
    assert len(problems(modern, edition="classic-1996")) == 1
    assert len(problems(modern, "classic")) == 1
    assert len(problems(Deck("", ("Score!",) * 45, family="classic"), "standard")) == 1
