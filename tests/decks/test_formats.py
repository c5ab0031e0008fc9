"""Formats: pools and lists as facts, and what they forbid."""

import pytest

from rulerunner.cards.facts import facts
from rulerunner.decks import Deck, UnknownFormat, find_format, formats, legal_in, problems, samples
from rulerunner.lang.facts import Facts

SIZES = {
    "startup": 285,
    "standard": 520,
    "eternal": 1944,
    "system_gateway": 77,
    "casual": 1988,
    "classic": 579,
}


@pytest.mark.parametrize(("format", "size"), SIZES.items())
def test_a_format_has_as_many_legal_cards_as_its_facts_say(format: str, size: int) -> None:
    assert len(legal_in(format)) == size


def test_a_reprint_in_the_pool_makes_the_card_legal() -> None:
    assert "Hedge Fund" in legal_in("startup")
    assert facts()["Hedge Fund"].printings[0][0] == "core_set"


@pytest.mark.parametrize(
    ("format", "legal", "illegal"),
    [
        ("standard", "Creative Commission", "Cleaver"),
        ("standard", "Hedge Fund", "Account Siphon"),
        ("startup", "Creative Commission", "Pharos"),
        ("startup", "Sure Gamble", "NBN: Reality Plus"),
        ("eternal", "Account Siphon", "Watch the World Burn"),
        ("eternal", "Wage Workers", "The Shadow: Pulling the Strings"),
        ("system_gateway", "Cleaver", "Corroder"),
        ("casual", "Watch the World Burn", ""),
        ("classic", "Corporate War", "Tycho Extension"),
    ],
)
def test_known_cards_are_in_and_known_bans_are_out(format: str, legal: str, illegal: str) -> None:
    cards = legal_in(format)
    assert legal in cards
    assert illegal not in cards


def test_the_list_in_force_is_the_latest() -> None:
    lists = {key: one.restrictions.name for key, one in formats().items() if one.restrictions}
    assert lists["standard"] == "Standard Ban List 25.10"
    assert lists["startup"] == "Startup Balance Update 25.04"
    assert lists["eternal"] == "Eternal Points List 25.07"


def test_seasons_are_in_order_and_start_with_a_day() -> None:
    for one in formats().values():
        days = [season.since for season in one.seasons]
        assert days == sorted(days)
        assert len(set(days)) == len(days)


def test_a_format_can_be_had_as_it_was_on_a_day() -> None:
    then = find_format("standard@2019-12-31")
    assert "Account Siphon" not in legal_in(then)
    assert then.restrictions
    assert then.restrictions.name == "Standard MWL 3.4b"
    assert "Film Critic" in then.restrictions.restricted
    assert "Film Critic" not in legal_in("standard")
    with pytest.raises(UnknownFormat, match="2012"):
        find_format("standard@1999-01-01")


def test_a_list_may_ban_a_whole_subtype() -> None:
    listed = find_format("standard@2021-01-01").restrictions
    assert listed
    assert listed.bans(Facts("Some Current", "corp", "operation", ("current",)))
    assert not listed.bans(Facts("Some Other", "corp", "operation", ("transaction",)))


def test_a_format_is_found_by_name_and_an_unknown_one_says_what_there_is() -> None:
    assert find_format("System Gateway").id == "system_gateway"
    with pytest.raises(UnknownFormat, match="standard, eternal"):
        find_format("vintage")


def texts(deck: Deck, format: str) -> list[str]:
    return [one.text for one in problems(deck, format) if one.rule == "nsg-26.03 1.4.8"]


@pytest.mark.rule("nsg-26.03 1.4.8")
def test_a_card_outside_the_pool_and_a_banned_one_are_told_apart() -> None:
    deck = Deck.of(
        "Haas-Bioroid: Precision Design", {"Biotic Labor": 1, "Drago Ivanov": 1, "Nico Campaign": 1}
    )
    assert texts(deck, "standard") == [
        "Biotic Labor is not in the card pool of Standard.",
        "Drago Ivanov is banned by Standard Ban List 25.10.",
    ]


@pytest.mark.rule("nsg-26.03 1.4.8")
def test_points_are_paid_once_for_a_card_however_many_copies_there_are() -> None:
    seven = {"Account Siphon": 3, "Déjà Vu": 3, "Temüjin Contract": 3}
    assert texts(Deck.of("Noise: Hacker Extraordinaire", seven), "eternal") == []
    found = texts(Deck.of("Noise: Hacker Extraordinaire", seven | {"Zer0": 1}), "eternal")
    assert found == ["The deck spends 8 points of Eternal Points List 25.07; the limit is 7."]


@pytest.mark.rule("nsg-26.03 1.4.8")
def test_an_identity_has_its_points_too() -> None:
    wu = Deck.of("Kabonesa Wu: Netspace Thrillseeker", {"Account Siphon": 1, "Blackmail": 1})
    assert len(texts(wu, "eternal")) == 1


@pytest.mark.rule("nsg-26.03 1.4.8")
def test_one_restricted_card_is_allowed_in_any_number_of_copies() -> None:
    then = find_format("standard@2018-03-01")
    assert then.restrictions
    one, other, *_ = sorted(
        name
        for name in then.restrictions.restricted
        if facts()[name].side == "runner" and then.holds(facts()[name])
    )
    identity = "Khan: Savvy Skiptracer"
    assert texts(Deck.of(identity, {one: 3}), "standard@2018-03-01") == []
    assert len(texts(Deck.of(identity, {one: 3, other: 1}), "standard@2018-03-01")) == 1


@pytest.mark.rule("nsg-26.03 1.4.8")
def test_universal_influence_is_paid_even_in_faction() -> None:
    noise = Deck.of("Noise: Hacker Extraordinaire", {"Parasite": 3, "Faust": 3, "Diesel": 2})
    assert noise.influence == 4
    assert texts(noise, "standard@2017-05-01") == [
        "With NAPD MWL 1.2 the deck spends 16 influence; the limit is 15."
    ]


@pytest.mark.rule("nsg-26.03 1.4.8")
def test_a_penalty_lowers_the_influence_limit_though_not_below_one() -> None:
    noise = Deck.of("Noise: Hacker Extraordinaire", {"Parasite": 3, "Yog.0": 3, "Diesel": 3, "Modded": 2})
    assert noise.influence == 10
    assert texts(noise, "standard@2016-03-01") == [
        "With NAPD MWL 1.0 the deck spends 10 influence; the limit is 9."
    ]
    professor = Deck.of("The Professor: Keeper of Knowledge", {"Parasite": 1, "Easy Mark": 1})
    assert texts(professor, "standard@2016-03-01") == []


@pytest.mark.rule("nsg-26.03 1.4.1a")
def test_starter_decks_are_for_system_gateway_and_casual_games() -> None:
    starter = samples("modern", "corp")["Gateway Starter Corp"]
    assert problems(starter, "system_gateway") == problems(starter, "casual") == []
    assert "nsg-26.03 1.4.1a" in [one.rule for one in problems(starter, "startup")]


def test_the_classic_ban_list_counts_only_in_the_classic_format() -> None:
    deck = Deck.of("", {"Tycho Extension": 4, "Corporate Coup": 1, "Filter": 40}, family="classic")
    assert problems(deck) == []
    assert [one.cards for one in problems(deck, "classic")] == [("Tycho Extension",)]
