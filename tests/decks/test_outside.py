"""What a deck brings along outside the game (26.03: 1.5.4)."""

import pytest

from rulerunner import Game
from rulerunner.decks import BadDeck, Deck, brought, known, obstacles, problems, read, write
from rulerunner.rules import edition
from rulerunner.session.start import Start

NOISE = "Noise: Hacker Extraordinaire"
MAXX = "MaxX: Maximum Punk Rock"
HAYLEY = "Hayley Kaplan: Universal Scholar"


def deck(*cards: str, outside: tuple[str, ...] = (), identity: str = NOISE) -> Deck:
    return Deck(identity, (*cards, *("Corroder",) * 3), outside=outside)


@pytest.mark.rule("nsg-26.03 1.5.4a")
def test_a_deck_that_lists_nothing_brings_what_its_cards_may_ask_for() -> None:
    assert brought(deck()) == ()
    rebirth = brought(deck("Rebirth"))
    assert MAXX in rebirth
    assert NOISE not in rebirth, "one has it already"
    assert HAYLEY not in rebirth, "she is no Anarch"
    fenris = brought(deck("DJ Fenris"))
    assert HAYLEY in fenris
    assert MAXX not in fenris, "she is an Anarch"
    assert 'Kate "Mac" McCaffrey: Digital Tinker' not in fenris, "she is natural"
    assert set(brought(deck("DJ Fenris", "Rebirth"))) == {*rebirth, *fenris}
    corp = Deck("Haas-Bioroid: Engineering the Future", ("Hedge Fund",))
    assert brought(corp) == ()


@pytest.mark.rule("nsg-26.03 1.4.1a", "nsg-26.03 1.5.4c")
def test_it_brings_only_identities_that_decks_of_its_format_may_have() -> None:
    everywhere = brought(deck("Rebirth"))
    in_startup = brought(Deck(NOISE, ("Rebirth",), format="startup"))
    assert set(in_startup) < set(everywhere)
    assert "Topan: Ormas Leader" in in_startup
    assert MAXX not in in_startup
    drafts = "Wyvern: Chemically Enhanced"
    assert drafts not in everywhere
    assert [
        problem.rule for problem in problems(deck("Rebirth", outside=(drafts,))) if drafts in problem.cards
    ] == ["nsg-26.03 1.5.4a"]
    wrong = problems(Deck(NOISE, ("Rebirth",), outside=(MAXX,)), "startup")
    assert [each.rule for each in wrong if each.cards == (MAXX,)] == ["nsg-26.03 1.5.4c"]


def test_a_deck_may_list_what_it_brings_and_how_often() -> None:
    listed = deck("DJ Fenris", outside=(HAYLEY, HAYLEY, MAXX))
    assert brought(listed) == (HAYLEY, HAYLEY, MAXX)
    assert read(write(listed)) == listed
    assert read(f"{NOISE}\n1x DJ Fenris\nOutside: 2x Hayley Kaplan\noutside {MAXX}").outside == listed.outside
    with pytest.raises(BadDeck, match="text"):
        write(listed, "json")
    with pytest.raises(BadDeck, match="line 3"):
        read(f"{NOISE}\n1x DJ Fenris\noutside 3x Nobody At All")
    with pytest.raises(BadDeck, match="copies"):
        read(f"{NOISE}\n1x DJ Fenris\noutside 99999x Hayley Kaplan")


@pytest.mark.parametrize("outside", [(), (HAYLEY,)])
def test_a_replay_says_what_was_brought(outside: tuple[str, ...]) -> None:
    mine = deck("DJ Fenris", *("Diesel",) * 3, outside=outside)
    corp = Deck("Haas-Bioroid: Engineering the Future", ("Hedge Fund",) * 9)
    start = Start.from_decks(corp, mine, seed=5)
    assert start.decks is not None
    assert read(start.decks[1]).outside == brought(mine)
    assert Start.from_decks(corp, write(mine), seed=5).game().digest() == start.game().digest()
    again = Start.from_json(start.to_json())
    assert again.game().digest() == start.game().digest()
    state = start.game().state
    assert [state.cards[cid].face.name for cid in state.zones["outside"]] == sorted(brought(mine))
    assert Game.from_json(start.game().to_json()).digest() == start.game().digest()


def test_a_deck_that_asks_for_nothing_is_written_as_ever() -> None:
    corp = Deck("Haas-Bioroid: Engineering the Future", ("Hedge Fund",) * 9)
    start = Start.from_decks(corp, f"{NOISE}\n3x Diesel", seed=5)
    assert start.decks is not None
    assert start.decks[1] == f"{NOISE}\n3x Diesel"
    assert '"outside"' not in start.game().to_json()


def test_every_known_deck_can_be_played() -> None:
    waiting = {
        slug
        for slug, each in known().items()
        if any("cannot be played yet" in str(problem) for problem in obstacles(each, edition("nsg-26.03")))
    }
    assert waiting == set()
