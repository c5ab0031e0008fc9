"""Tables that are sealed: packs of the 1996 game are opened for them, and nothing else is played there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulerunner.decks import open_packs, read, sealed_deck, write
from rulerunner.server.pages.messages import WrittenDeck
from rulerunner.server.requests import GameInfo
from tests.support.people import Pair
from tests.support.web import Profile, server

CLASSIC = "classic-1996"


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Pair]:
    with server(tmp_path) as client:
        yield Profile(client, "the-one-who-invites"), Profile(client, "the-one-who-is-invited")


def opens(who: Profile, side: str, seed: int | None = None) -> WrittenDeck:
    return who.post("/api/decks/open", WrittenDeck, side=side, seed=seed)


def table(people: Pair) -> tuple[GameInfo, int]:
    """A sealed table with a free seat for the Runner, and its seed."""
    packs = opens(people[0], "corp")
    assert packs.seed is not None
    assert opens(people[0], "corp", packs.seed) == packs, "the seed opens them again"
    terms = {"sealed": packs.seed}
    game = people[0].sits_down(CLASSIC, "corp", opponent="friend", text=packs.text, terms=terms)
    return game, packs.seed


def test_two_decks_of_the_packs_of_a_table_are_played_there(people: Pair) -> None:
    game, seed = table(people)
    packs = opens(people[1], "runner", seed)
    joined = people[1].post("/api/join", GameInfo, invite=game.invite, text=packs.text)
    assert (joined.id, joined.open) == (game.id, False)


def test_a_deck_of_other_packs_is_refused(people: Pair) -> None:
    game, seed = table(people)
    other = write(sealed_deck(open_packs("runner", seed + 1)))
    said = people[1].request("POST", "/api/join", {"invite": game.invite, "text": other})
    assert (said.status_code, said.json()["code"]) == (422, "deck")
    assert "is not among the cards that were opened." in said.json()["problems"][0]["text"]


def test_one_copy_more_than_was_opened_is_refused(people: Pair) -> None:
    game, seed = table(people)
    pool = open_packs("runner", seed).pool
    deck = sealed_deck(open_packs("runner", seed))
    card = next(name for name in deck.cards if pool[name] == 1)
    text = write(read(f"{write(deck)}\n1x {card}\n", "classic"))
    said = people[1].request("POST", "/api/join", {"invite": game.invite, "text": text})
    assert said.status_code == 422
    assert [each["text"] for each in said.json()["problems"]] == [
        f"{card} is in the deck 2 times; 1 was opened."
    ]


def test_a_sample_deck_is_refused_and_so_is_the_hosts_own(people: Pair) -> None:
    game, seed = table(people)
    assert people[1].request("POST", "/api/join", {"invite": game.invite}).status_code == 422
    body = {"rules": CLASSIC, "side": "corp", "opponent": "friend", "terms": {"sealed": seed}}
    assert people[0].request("POST", "/api/games", body).status_code == 422


def test_a_sealed_table_is_one_of_the_1996_game(people: Pair) -> None:
    body = {"rules": "nisei-1.4", "side": "corp", "opponent": "friend", "terms": {"sealed": 1}}
    said = people[0].request("POST", "/api/games", body)
    assert (said.status_code, said.json()["code"]) == (422, "deck")
    assert "the 1996 game" in said.text
