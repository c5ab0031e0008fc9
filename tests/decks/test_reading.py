"""Reading decks: as people, the online client, NetrunnerDB and OCTGN write them."""

import json

import pytest

from rulerunner.cards.library import library
from rulerunner.decks import BadDeck, Deck, read, read_deck

NOISE = "Noise: Hacker Extraordinaire"
DECK = Deck.of(NOISE, {"Déjà Vu": 3, "Aesop’s Pawnshop": 2, "Corroder": 1, "15 Minutes": 1, "Yog.0": 1})

NETRUNNERDB = """\
White Noise

Noise: Hacker Extraordinaire (Core Set)

Event (3)
3x Déjà Vu (Core Set) ★

Resource (2)
2x Aesop's Pawnshop (Core Set) ●●●●

Icebreaker (2)
1x Corroder (System Core 2019)  ☆
1x Yog.0 (Core Set)
1x 15 Minutes (Data and Destiny)

4 influence spent (max 15, available 11)
8 cards (min 45)
Cards up to Data and Destiny
Deck built on https://netrunnerdb.com.
"""

CLIENT = """\
Noise: Hacker Extraordinaire
3 Deja Vu
2 Aesop's Pawnshop
1 Corroder
1 Yog.0
1 15 Minutes
"""

BY_HAND = """\
// my first deck
Identity: noise
Events:
deja vu x3        # again
2 x AESOP’S PAWNSHOP [Core Set]
corroder
Programs
---
yog.0 (1 copy)
15 minutes
"""

MARKDOWN = """\
# White Noise

[Noise: Hacker Extraordinaire](https://netrunnerdb.com/en/card/01001) _(Core Set)_

## Event (3)

* 3x [Déjà Vu](https://netrunnerdb.com/en/card/01002) _(Core Set)_

## Everything else

* 2x **[Aesop’s Pawnshop](https://netrunnerdb.com/en/card/01047)** _(Core Set)_ ●●●●
- 1 Corroder
- Yog.0
- 15 Minutes
"""


@pytest.mark.parametrize("text", [NETRUNNERDB, CLIENT, BY_HAND], ids=["netrunnerdb", "client", "by hand"])
def test_a_list_is_read_as_the_world_writes_it(text: str) -> None:
    assert read(text) == DECK
    assert read(text.replace("\n", "\r\n").encode()) == DECK
    assert read("\ufeff" + text) == DECK


def test_markdown_is_read_and_an_unknown_heading_is_no_card() -> None:
    deck = read(MARKDOWN)
    assert deck == DECK
    assert deck.name == "White Noise"


def test_the_first_line_is_the_name_of_the_deck_even_if_a_card_is_called_so() -> None:
    assert read(NETRUNNERDB).name == "White Noise"
    named = read("Corroder\n\nNoise: Hacker Extraordinaire\n\n1 Djinn\n")
    assert (named.name, named.cards) == ("Corroder", ("Djinn",))
    assert read("Corroder\n\n1 Djinn\n").cards == ("Corroder", "Djinn")


def test_remarks_before_the_first_card_are_the_notes() -> None:
    deck = read(
        "# Plan: none\n# name: Two  Words\n# Format: eternal\n\nNoise\n# not this\n1 Djinn # nor this"
    )
    assert (deck.notes, deck.name, deck.format) == ("Plan: none", "Two Words", "eternal")


def test_an_old_encoding_is_read_too() -> None:
    for encoding in ("cp1252", "utf-16", "utf-8-sig"):
        assert read("Noise\n3x Déjà Vu\n2x Aesop’s Pawnshop".encode(encoding)).counts() == {
            "Aesop’s Pawnshop": 2,
            "Déjà Vu": 3,
        }


def test_the_same_card_on_two_lines_adds_up() -> None:
    assert read("2 Djinn\n1 Djinn").counts() == {"Djinn": 3}


def test_a_name_that_begins_with_x_keeps_it() -> None:
    assert read("2 Xanadu\n1x Xanadu").counts() == {"Xanadu": 3}


def test_a_second_identity_stays_in_the_deck_where_it_is_wrong() -> None:
    deck = read("Noise\n1x NBN: Making News\n1 Djinn")
    assert (deck.identity, deck.cards) == (NOISE, ("Djinn", "NBN: Making News"))


def test_classic_lists_are_read_with_classic_cards() -> None:
    deck = read("# Name: Old\nPrep (4)\n4x Score!\n2 Jack 'n' Joe", "classic")
    assert deck == Deck.of("", {"Score!": 4, "Jack 'n' Joe": 2}, family="classic")
    assert read_deck("3x Score!", library("classic")).family == "classic"


# --- errors ------------------------------------------------------------------------------------------


def test_every_wrong_line_is_listed_with_what_may_have_been_meant() -> None:
    with pytest.raises(BadDeck) as raised:
        read("Noise\n3x Coroder\n2x Djinn\n1x Yogg.0\n0x Medium\n")
    assert [line.split(":")[0] for line in raised.value.wrong] == ["line 2", "line 4", "line 5"]
    assert "Corroder" in raised.value.wrong[0]
    assert "Yog.0" in raised.value.wrong[1]
    assert "from 1 to 1000, not 0" in raised.value.wrong[2]
    assert str(raised.value).count("\n") == 2


def test_a_misspelt_identity_is_not_taken_for_the_name_of_the_deck() -> None:
    with pytest.raises(BadDeck, match=r"line 1: .*Noise: Hacker Extraordinaire"):
        read("Noise: Hacker Extraordinary\n\n3x Djinn")


def test_an_identity_whose_title_is_not_enough_is_asked_for() -> None:
    with pytest.raises(BadDeck, match="Making News"):
        read("1x NBN\n3x Hedge Fund")


def test_what_is_wrong_is_said_in_the_order_of_the_lines() -> None:
    with pytest.raises(BadDeck) as raised:
        read("Hello there\n3x Corrodder\n3x Diesel\ncard {}\n2x Nothing")
    assert [line.split(":")[0] for line in raised.value.wrong] == ["line 1", "line 2", "line 4", "line 5"]


def test_prose_in_the_middle_of_a_list_is_wrong() -> None:
    with pytest.raises(BadDeck, match="line 3"):
        read("Noise\n3x Djinn\nand then some\n")


@pytest.mark.parametrize("nothing", ["", "\n\n", "# only a remark", b"", "{}", "<deck/>", '{"cards": {}}'])
def test_an_empty_list_is_no_deck(nothing: str | bytes) -> None:
    with pytest.raises(BadDeck):
        read(nothing)


# --- JSON --------------------------------------------------------------------------------------------

CARDS_BY_CODE = {"01001": 1, "01002": 3, "01047": 2, "01007": 1, "09004": 1, "01014": 1}
SLOTS = {"deja_vu": 3, "aesops_pawnshop": 2, "corroder": 1, "15_minutes": 1, "yog_0": 1}


@pytest.mark.parametrize(
    "data",
    [
        {"name": "White Noise", "cards": CARDS_BY_CODE},
        {"data": [{"id": 1, "name": "White Noise", "cards": CARDS_BY_CODE}], "success": True},
        {
            "data": {
                "type": "decklists",
                "attributes": {
                    "name": "White Noise",
                    "identity_card_id": "noise_hacker_extraordinaire",
                    "card_slots": SLOTS,
                },
            }
        },
        {
            "name": "White Noise",
            "identity": {"title": NOISE, "side": "Runner", "code": "01001"},
            "cards": [{"qty": 3, "card": {"title": "Déjà Vu"}}, {"qty": 2, "card": "Aesop's Pawnshop"},
                      {"qty": 1, "card": "Corroder"}, {"quantity": 1, "id": "15_minutes"}, "Yog.0"],
        },
        {"name": "White Noise", "identity": NOISE, "cards": CARDS_BY_CODE},
    ],
)  # fmt: skip
def test_json_is_read_by_code_by_slug_and_by_name(data: object) -> None:
    deck = read(json.dumps(data))
    assert deck == DECK
    assert deck.name == "White Noise"


def test_any_printing_of_a_card_is_the_card() -> None:
    assert read('{"cards": {"01110": 1, "20132": 1, "30075": 1}}').counts() == {"Hedge Fund": 3}


def test_wrong_entries_of_json_are_all_listed() -> None:
    with pytest.raises(BadDeck) as raised:
        read('{"cards": {"99999": 1, "01002": -1, "01007": true, "corodder": 1, "01014": 2.5}}')
    assert [line.split(":")[0] for line in raised.value.wrong] == [
        "cards['99999']", "cards['01002']", "cards['01007']", "cards['corodder']", "cards['01014']"
    ]  # fmt: skip
    with pytest.raises(BadDeck, match="2 decks"):
        read('{"data": [{"cards": {}}, {"cards": {}}]}')
    with pytest.raises(BadDeck, match="no valid JSON"):
        read('{"cards": ')


# --- OCTGN -------------------------------------------------------------------------------------------

OCTGN = """\
<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="0f38e453-26df-4c04-9d67-6d43de939c77">
  <section name="Identity">
    <card qty="1" id="bc0f047c-01b1-427f-a439-d451eda01001">Noise</card>
  </section>
  <section name="R&amp;D / Stack">
    <card qty="3" id="bc0f047c-01b1-427f-a439-d451eda01002">Déjà Vu</card>
    <card qty="2" id="00000000-0000-0000-0000-000000000000">Aesop's Pawnshop</card>
    <card qty="1" id="bc0f047c-01b1-427f-a439-d451eda01007"></card>
    <card qty="1" id="bc0f047c-01b1-427f-a439-d451eda09004">a name nobody knows</card>
    <card>Yog.0</card>
  </section>
  <notes><![CDATA[What <I> think]]></notes>
</deck>
"""


def test_octgn_is_read_by_id_and_where_that_fails_by_name() -> None:
    deck = read(OCTGN)
    assert deck == DECK
    assert deck.notes == "What <I> think"
    assert read(OCTGN.encode("utf-8-sig")) == DECK


def test_an_id_and_a_name_that_disagree_are_wrong() -> None:
    with pytest.raises(BadDeck, match="card 1: the id is that of Déjà Vu, but the name is Corroder"):
        read('<deck><card qty="1" id="bc0f047c-01b1-427f-a439-d451eda01002">Corroder</card></deck>')


def test_wrong_cards_of_octgn_are_all_listed() -> None:
    with pytest.raises(BadDeck) as raised:
        read('<deck><card qty="1">Coroder</card><card qty="many">Djinn</card><card/></deck>')
    assert [line.split(":")[0] for line in raised.value.wrong] == ["card 1", "card 2", "card 3"]
    with pytest.raises(BadDeck, match="<html>"):
        read("<html></html>")
    with pytest.raises(BadDeck, match="no valid XML"):
        read("<deck><card>")
