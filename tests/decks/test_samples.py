"""The sample decks: legal, playable, different, and in one piece after a journey through any file."""

from collections import Counter
from itertools import product

import pytest

from rulerunner import EDITIONS, new_game
from rulerunner.cards.library import library
from rulerunner.decks import KINDS, Deck, known, obstacles, opposing, problems, read, samples, starter, write
from rulerunner.decks.sampling import STANDARD
from rulerunner.lang.render import render

FACTIONS = (
    "haas_bioroid", "jinteki", "nbn", "weyland_consortium", "anarch", "criminal", "shaper",
)  # fmt: skip
HEAPS = list(product(("modern", "classic"), ("corp", "runner")))
DECKS = [
    pytest.param(deck, id=name) for family, side in HEAPS for name, deck in samples(family, side).items()
]


def test_there_are_enough_of_them() -> None:
    assert all(len(samples(family, side)) >= (8 if family == "modern" else 3) for family, side in HEAPS)


@pytest.mark.parametrize(("family", "side"), HEAPS)
def test_they_are_of_their_family_and_side(family: str, side: str) -> None:
    assert all(deck.family == family and deck.side == side for deck in samples(family, side).values())


@pytest.mark.parametrize("deck", DECKS)
def test_a_sample_is_legal_where_it_says_it_is(deck: Deck) -> None:
    assert deck.format
    assert problems(deck, deck.format) == []
    assert problems(deck) == []


def of_format(format: str) -> list[Deck]:
    return [
        deck
        for side in ("corp", "runner")
        for deck in samples("modern", side).values()
        if deck.format == format
    ]


def faction(deck: Deck) -> str:
    assert deck.identity_facts is not None
    return deck.identity_facts.faction


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_every_faction_has_two_decks_that_can_be_played_in_startup_today(rules: str) -> None:
    decks = of_format("startup")
    assert Counter(map(faction, decks)) == dict.fromkeys(FACTIONS, 2)
    for deck in decks:
        assert obstacles(deck, EDITIONS[rules], "startup") == [], deck.name
    assert len({deck.identity for deck in decks}) == len(decks), "each shows another identity"


def test_every_faction_that_has_a_known_deck_for_standard_has_one_of_them_as_a_sample() -> None:
    rules = EDITIONS["nsg-26.03"]
    legal = {slug: deck for slug, deck in known().items() if not obstacles(deck, rules, "standard")}
    assert set(STANDARD) <= set(legal)
    assert sorted(faction(known()[slug]) for slug in STANDARD) == sorted(set(map(faction, legal.values())))
    assert {deck.identity for deck in of_format("standard")} == {known()[slug].identity for slug in STANDARD}


@pytest.mark.parametrize("format", ["startup", "eternal", "system_gateway"])
def test_a_deck_meets_one_of_its_own_format(format: str) -> None:
    for deck in of_format(format):
        side = "runner" if deck.side == "corp" else "corp"
        met = {opposing(deck, side, seed).format for seed in range(9)}
        assert met == {format}, deck.name


@pytest.mark.parametrize("family", ["modern", "classic"])
def test_who_begins_gets_a_deck_to_learn_with_and_meets_another(family: str) -> None:
    corp, runner = (starter(samples(family, side)) for side in ("corp", "runner"))
    assert "Starter" in corp.name
    assert "Starter" in runner.name
    assert {opposing(corp, "runner", seed) for seed in range(9)} == {runner}
    assert {opposing(runner, "corp", seed) for seed in range(9)} == {corp}
    experienced = next(
        deck for deck in samples(family).values() if deck.format in ("classic", "eternal") and deck != corp
    )
    met = {opposing(experienced, "runner", seed) for seed in range(30)}
    assert len(met) > 1
    assert runner not in met


def test_the_first_decks_of_1996_are_plain() -> None:
    """Cards of the base set whose text is short; nobody has to learn of traces and tags yet."""
    for side in ("corp", "runner"):
        for name in {*starter(samples("classic", side)).cards}:
            face = library("classic").face(name)
            assert [printed for printed, _ in face.facts.printings] == ["base"], name
            text = " ".join(render(face, EDITIONS["classic-1996"].words))
            assert len(text) <= 200, name
            assert not {"trace", "tag"} & {*text.lower().replace(".", " ").split()}, name


@pytest.mark.parametrize("deck", DECKS)
def test_a_sample_says_its_plan(deck: Deck) -> None:
    assert deck.notes.startswith("Plan: ")


@pytest.mark.parametrize("deck", DECKS)
def test_a_sample_has_playable_cards_only(deck: Deck) -> None:
    names = {deck.identity, *deck.cards} - {""}
    assert names <= library(deck.family).playable


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
def test_a_sample_survives_any_kind_of_file(deck: Deck, kind: str) -> None:
    assert read(write(deck, kind), deck.family) == deck


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03", "classic-1996"])
def test_any_two_samples_make_a_game(rules: str) -> None:
    family = "classic" if rules == "classic-1996" else "modern"
    for corp, runner in product(samples(family, "corp").values(), samples(family, "runner").values()):
        game = new_game(corp, runner, rules)
        assert game.decision is not None


def test_no_two_samples_are_alike() -> None:
    decks = [deck for family, side in HEAPS for deck in samples(family, side).values()]
    assert len(set(decks)) == len(decks) == len({deck.name for deck in decks})


def test_an_unknown_side_is_refused() -> None:
    with pytest.raises(ValueError, match="corp and runner"):
        samples("modern", "neutral")
