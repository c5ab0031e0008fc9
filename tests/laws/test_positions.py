"""Any state written as a position is the same when it is read; what cannot be is refused by its line."""

import os
from random import Random

import pytest

from rulerunner import EDITIONS, BadPosition, Game, read_position
from rulerunner.kernel import machine
from rulerunner.positions_exact import exact_position
from rulerunner.positions_text import NUMBERS, PILES
from rulerunner.rules import Goto
from rulerunner.state import codec
from tests.support.playing import play_on
from tests.support.positions import random_game, random_position
from tests.support.table import Table

RULES = tuple(EDITIONS)
GAMES = int(os.environ.get("RULERUNNER_SAVES", "6"))
EVERY = 1 if "RULERUNNER_SAVES" in os.environ else 5
"""Which decisions of a game are written: all of them where many games are asked for."""
LONGEST = 60_000
"""Characters of the longest position: something that can be read and mailed."""


def same_again(game: Game, where: str) -> None:
    """The text says all there is: digest, decision, and the text itself come back."""
    text = game.to_position()
    assert len(text) < LONGEST, where
    again = read_position(text)
    assert again.digest() == game.digest(), where
    assert again.decision == game.decision, where
    assert again.result == game.result, where
    assert again.to_position() == text, where


@pytest.mark.parametrize("rules", RULES)
def test_a_game_is_the_same_after_being_written_as_a_position(rules: str) -> None:
    for seed in range(2):
        game = random_game(rules, seed)
        play_on(game, Random(seed), limit=90)
        same_again(game, f"{rules}, game {seed}")
        game = random_position(rules, seed)
        play_on(game, Random(seed), limit=15)
        same_again(game, f"{rules}, position {seed}")


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_the_decisions_of_games_are_the_same_after_being_written_as_positions(rules: str) -> None:
    for seed in range(GAMES):

        def again(game: Game, seed: int = seed) -> None:
            if (len(game.answers) + seed) % EVERY == 0:
                same_again(game, f"{rules}, game {seed}: {game.answers}")

        play_on(random_game(rules, seed), Random(seed), again, limit=200)


@pytest.mark.parametrize("rules", RULES)
def test_a_game_read_from_a_position_goes_on_as_the_other_does(rules: str) -> None:
    game = random_game(rules, 3)
    play_on(game, Random(3), limit=60)
    again = read_position(game.to_position())
    play_on(game, Random(4), limit=60)
    play_on(again, Random(4), limit=60)
    assert again.digest() == game.digest()


def test_a_position_says_in_words_what_people_look_for() -> None:
    text = random_game("nsg-26.03", 1).to_position()
    sections = [line for line in text.splitlines() if line.startswith("[")]
    assert sections[:2] == ["[corp]", "[runner]"]
    assert sections[-1] == "[now]"
    words = {line.split(" ")[0] for line in text[text.index("[corp]") : text.index("[now]")].splitlines()}
    known = {word.split()[0] for word in (*NUMBERS, *PILES)}
    assert words - {"", "[corp]", "[runner]", "identity", "ice", "root"} <= known | {
        word for word in words if word.startswith("[")
    }


# --- what cannot be ---------------------------------------------------------------------------------------

HAND = "turn runner\n[corp]\ndeck 5x Hedge Fund\n[runner]\ncredits 9\n"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        (HAND + "rig Botulus\n", 6, "Botulus lies only on a host"),
        (HAND + "rig Botulus (on Ice Wall)\n", 6, "on Ice Wall: no card to host it"),
        (HAND + "rig Botulus (on Enigma)\n[HQ]\nice 2x Enigma\n", 6, "2 cards to host it"),
        (HAND + "rig Mimic (strange)\n", 6, "Mimic (strange)"),
        (HAND + "tags 99999\n", 6, "more than 9999 is too many"),
        (HAND + "rig 2x Magnum Opus\nrig Mimic\nrig Crypsis\n", 8, "memory more than there is"),
        (HAND + "[corp]\nrig PAD Campaign\n", 7, "only the Runner has a rig"),
        (HAND + "[HQ]\nice Ice Wall\n[run]\nserver HQ\nat 6.9.3b\n", 10, "Ice Wall is not rezzed"),
        (HAND + "[run]\nserver HQ\nat 6.9.3b\n", 8, "HQ has 0 ice"),
        (HAND + "[run]\nserver HQ\nat 1.2.3\n", 8, "has the steps"),
        (HAND + "[run]\nserver remote 4\n", 7, "there is no remote 4"),
        ("turn runner\nat 9.9.9\n", 2, "has the steps"),
        (HAND + "hand Hedge Fund\n", 6, "Hedge Fund is a corp card"),
        (HAND + "[HQ]\nice Hedge Fund\n", 7, "Hedge Fund (operation) is on the wrong line"),
        (HAND + "[HQ]\nroot PAD Campaign\n", 7, "PAD Campaign cannot be installed there"),
        (HAND + "[remote 1]\nroot PAD Campaign\nroot Hostile Takeover\n", 8, "one agenda or asset"),
        (HAND + "[now]\nwhatever 3\n", 7, "'whatever' is not known here"),
        (HAND + "[now]\nencounter Encounter(id=3, ice=0, object_no=0)\n", 7, "an encounter needs ice"),
        (HAND + "[now]\nencounter Encounter(id=3, ice=99, object_no=0)\n", 7, "card 99 is none"),
        (HAND + "[now]\nencounter Encounter(ice=99)\n", 7, "needs id, object_no"),
        (HAND + "[now]\nrun Run(id=3, server=8)\n", 7, "there is no server 8"),
        (HAND + "[now]\nlasting Lingering(\n", 7, "cannot be read"),
        (HAND + "[now]\nlasting open('x')\n", 7, "is no value of a game"),
        (HAND + "[now]\nhappened Gain(amount=1)\n", 7, "is no value of a game"),
        (HAND + "[now]\nplayer judge forgo=1\n", 7, "'judge' is nobody"),
        (HAND + "[now]\nplayer corp luck=1\n", 7, "a Player has no 'luck'"),
        (HAND + "[now]\ncard 77 noted_server=1\n", 7, "there is no card with id 77"),
        (HAND + "[now]\ndoing ActionFrame(side='runner', rule='5.7.1f')\n", 3, "each card needs an id"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words_that_name_the_line(
    text: str, line: int, says: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text, "judge.txt")
    message = str(caught.value)
    assert message.startswith(f"judge.txt, line {line}:"), message
    assert says in message
    assert len(message) < 500


# --- what can be said by hand -----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_clicks_that_are_not_said_are_those_of_the_step(rules: str, side: str) -> None:
    deck = "Accounts Receivable" if rules == "classic-1996" else "Hedge Fund"
    head = f"rules {rules}\nturn {side}\n"
    rest = f"[corp]\ndeck 5x {deck}\n"
    allotted = EDITIONS[rules].policies.clicks[side]
    acting = True
    for row in EDITIONS[rules].structures[f"{side}-turn"].rows:
        t = Table(read_position(f"{head}at {row.rule}\n{rest}"))
        if acting:
            assert t.clicks[side] == allotted, row.rule
        else:
            assert not t.events("lose clicks"), row.rule
        acting = acting and not isinstance(row.op, Goto)
    assert Table(read_position(f"{head}{rest}")).clicks[side] == allotted


def test_a_hosted_card_names_its_host() -> None:
    game = read_position(HAND + "rig Botulus (on Ice Wall, 2 virus)\n[HQ]\nice Ice Wall\n")
    ((ice,),) = [server.ice for server in game.view("corp").servers if server.ice]
    assert [(guest.name, guest.counters) for guest in ice.hosted] == [("Botulus", (("virus", 2),))]


def test_what_lasts_and_what_has_happened_can_be_said() -> None:
    ran = "happened Change(kind='server announced', moment=1, side='runner', server=0)\n"
    game = read_position(f"{HAND}[now]\n{ran}")
    assert game.view("runner").past.runs == (0,)
    plain = read_position(HAND + "rig Corroder\n[HQ]\nice Ice Wall\n")
    lasting = (
        "[now]\nlasting Lingering(id=9, source=5, object_no=0, side='runner', duration='turn', until=1, "
        "heading='strength', "
        "declaration=word.Modify(value='strength', by=3, of=word.Same(ref=word.This())))\n"
    )
    made = read_position(HAND + "rig Corroder\n[HQ]\nice Ice Wall\n" + lasting)
    assert [card.strength for card in plain.view("corp").rig] == [2]
    assert [card.strength for card in made.view("corp").rig] == [5]


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_a_game_that_is_written_between_two_choices_goes_on_to_the_next(rules: str) -> None:
    """10.3.1: a checkpoint that is owed after a card was rezzed comes before anyone has priority again; so it
    does in a game that was written just then, with what waits for it."""
    game = read_position(
        f"rules {rules}\nturn corp\nat 5.6.2a\n[corp]\ncredits 9\n[remote 1]\nroot Adonis Campaign\n"
        "[remote 2]\nroot PAD Campaign\n[R&D]\nroot Ash 2X3ZB9CY"
    )
    state, decision = game.state, game.asked
    for _ in range(3):
        assert decision is not None
        machine.answer(state, decision, 0)
        written, decision = list[str](), None
        while decision is None:
            written.append(exact_position(state))
            asked = machine.tick(state)
            if asked is not None and len(asked.options) == 1:
                machine.take(state, asked, asked.options[0])
            else:
                decision = asked
        for text in written:
            again = read_position(text)
            assert (again.digest(), again.asked) == (codec.digest(state), decision)


def test_what_goes_on_speaks_of_cards_by_the_ids_they_say() -> None:
    """Of cards without one, the first listed has the first that is left."""
    rig = "[runner]\nrig Corroder (id 2)\nrig Gordian Blade\nrig Mimic (id 0)\n"
    game = read_position(rig + "[now]\ncard 2 noted_server=1\ncard 1 noted_server=0\n")
    assert [(card.face.name, card.noted_server) for card in game.state.cards] == [
        ("Mimic", -1),
        ("Gordian Blade", 0),
        ("Corroder", 1),
    ]
    with pytest.raises(BadPosition, match=r"line 2: each card needs.*from id 0 to id 2"):
        read_position(rig.replace("id 2", "id 3") + "[now]\ncard 3 noted_server=1\n")


@pytest.mark.parametrize("rules", RULES)
def test_what_is_going_on_may_be_said_by_hand_and_the_rest_be_kept(rules: str) -> None:
    """A game's text without what it is doing, and with its step said instead: cards are the same cards."""
    game = random_position(rules, 5)
    lines = game.to_position().split("\n")
    kept = [line for line in lines if not line.startswith("doing ")]
    again = read_position("\n".join(kept))
    assert [card.face.name for card in again.state.cards] == [card.face.name for card in game.state.cards]


@pytest.mark.parametrize("rules", RULES)
def test_a_position_that_was_tampered_with_is_refused_in_words_or_read(rules: str) -> None:
    """Kills crashes on what strangers send: a line lost or said twice, a number or a letter changed."""
    game = random_game(rules, 2)
    play_on(game, Random(2), limit=70)
    lines = game.to_position().splitlines()
    rng = Random(rules)
    refused = []
    for _ in range(120):
        changed = list(lines)
        place = rng.randrange(2, len(lines))
        match rng.randrange(4):
            case 0:
                del changed[place]
            case 1:
                changed.insert(place, rng.choice(lines))
            case 2:
                changed[place] = changed[place].replace(rng.choice("0123456789"), str(rng.randrange(300)))
            case _:
                at = rng.randrange(len(changed[place]) + 1)
                changed[place] = changed[place][:at] + rng.choice("x(#'=,9") + changed[place][at + 1 :]
        try:
            read_position("\n".join(changed), "tampered")
        except BadPosition as error:
            refused.append(str(error))
    assert len(refused) > 20
    assert [message for message in refused if not message.startswith("tampered")] == []


def test_cards_that_wait_for_the_ability_of_a_host_that_is_gone_are_written_and_read() -> None:
    """Street Peddler has been trashed to pay for what it does with the cards it hosted."""
    game = read_position(HAND + "hand Street Peddler\ndeck Corroder\ndeck Mimic\n")
    t = Table(game)
    t.runner("install", "Street Peddler")
    t.runner("use", "Street Peddler")
    assert t.zone("Street Peddler") == "heap"
    assert t.zone("Corroder") == "aside"
    same_again(t.game, "Street Peddler")


def test_no_card_is_on_a_host_that_is_gone_while_nothing_goes_on() -> None:
    text = HAND + "discard Street Peddler (id 1)\naside Corroder (on id 1)\n"
    with pytest.raises(BadPosition, match="line 7: Corroder is on Street Peddler, which is not in play"):
        read_position(text)
