"""Observations: they say what a view says, in a fixed shape, and no byte of them hangs on what is hidden."""

import pickle
import random
from itertools import chain

import pytest

from rulerunner.cards.library import library
from rulerunner.env.actions import decode
from rulerunner.env.layout import HEAD, OFFSETS, SECTIONS, SIZE
from rulerunner.env.memory import Memory, Reading
from rulerunner.env.numbering import card_names, card_number
from rulerunner.env.playing import Play
from rulerunner.env.spots import spots
from rulerunner.game import Game, new_game
from rulerunner.kernel.change import atoms
from rulerunner.lang.words import Side
from rulerunner.state.log import written
from rulerunner.view.recall import recalled
from tests.view.games import RULES, decisions, random_deck
from tests.view.swapping import pairs, swapped

SEATS: tuple[Side, Side] = ("corp", "runner")


def row(play: Play, seat: Side) -> memoryview:
    """A fresh observation."""
    buffer = memoryview(bytearray(2 * SIZE))
    play.observe(seat, buffer)
    return buffer.cast("h")


def head(play: Play, seat: Side) -> dict[str, int]:
    return {field.name: number for field, number in zip(HEAD, row(play, seat), strict=False)}


def rows(play: Play, seat: Side, name: str) -> list[dict[str, int]]:
    """The rows of a section, by the names of their fields."""
    section = next(each for each in SECTIONS if each.name == name)
    numbers = row(play, seat).tolist()[OFFSETS[name] :]
    width = len(section.fields)
    return [
        {field.name: numbers[at * width + place] for place, field in enumerate(section.fields)}
        for at in range(section.rows)
    ]


@pytest.mark.parametrize("rules", RULES)
def test_a_hidden_change_leaves_every_byte_the_same(rules: str) -> None:
    compared = 0
    for seed in range(4):
        chance = random.Random(f"{rules} {seed}")
        for game in decisions(rules, seed, 260):
            if chance.random() > 0.35:
                continue
            for seat in SEATS:
                mine = bytes(row(Play(game.clone()), seat))
                for pair in pairs(game, seat, chance, 2):
                    other = Game(swapped(game.state, pair), game.decision)
                    assert bytes(row(Play(other), seat)) == mine, (seat, pair)
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize("rules", RULES)
def test_an_observation_says_what_the_view_says(rules: str) -> None:
    for at, game in enumerate(decisions(rules, 2, 500)):
        if at % 5:
            continue
        play = Play(game)
        for seat in SEATS:
            view = game.view(seat)
            numbers = head(play, seat)
            assert numbers["corp credits"] == view.corp.credits
            assert numbers["runner clicks"] == view.runner.clicks
            assert numbers["corp points"] == view.corp.points
            assert numbers["memory"] == view.runner.memory
            assert numbers["run"] == (view.run is not None)
            assert numbers["seen in R&D"] == view.past.seen_in_rnd
            assert (numbers["kind"] > 0) == (view.decision is not None)
            hand = [each["card"] for each in rows(play, seat, "hand") if each["card"]]
            family = game.rules.family
            assert hand == sorted(card_number(card.name, family) for card in view.hand)[:32]
            there = [each for each in rows(play, seat, "spots")[64:224] if each["there"]]
            cards = [card for server in view.servers[:16] for card in (*server.ice[-6:], *server.root[:4])]
            assert sorted(each["card"] for each in there) == sorted(
                card_number(card.name, family) if card.name else 0 for card in cards
            )
            assert sum(each["advancement"] for each in there) == sum(
                count for card in cards for kind, count in card.counters if kind == "advancement"
            )


@pytest.mark.parametrize("rules", RULES)
def test_a_spot_that_an_action_names_shows_the_card(rules: str) -> None:
    named = 0
    for game in chain(*(decisions(rules, seed, 400) for seed in (4, 5, 6))):
        decision = game.decision
        assert decision is not None
        play = Play(game)
        actions = [decode(action) for action in play.actions]
        if not any(action.spot > 1 for action in actions):
            continue
        there = rows(play, decision.side, "spots")
        for option, action in zip(decision.options, actions, strict=True):
            if action.spot > 1:
                assert there[action.spot]["there"] == 1
                card = game.state.cards[option.card]
                number = there[action.spot]["card"]
                assert number == 0 or card_names()[number][1] == card.face.name
                named += 1
    assert named > 30


@pytest.mark.parametrize("rules", RULES)
def test_a_memory_that_follows_the_game_is_one_that_reads_it_whole(rules: str) -> None:
    memories: dict[Side, Memory] = {}
    reading = None
    for at, game in enumerate(decisions(rules, 7, 500)):
        if reading is None:
            reading = Reading(game.state, read=True)
        for seat in SEATS:
            if seat not in memories:
                memories[seat] = Memory(game.state, seat)
            if at % 7 == 0:
                reading.go_on(game.state)
                memories[seat].hear(game.state, reading)
                whole = Memory(game.state, seat)
                assert memories[seat].events[-32:] == whole.events[-32:]
                assert memories[seat].recollection.recalled(game.state) == recalled(game.state, seat)
    assert len(written(game.state)) > 500


@pytest.mark.parametrize("rules", RULES)
def test_what_is_written_bit_by_bit_is_what_would_be_written_whole(rules: str) -> None:
    compared = 0
    for seed in range(20, 24):
        chance = random.Random(f"bit by bit {rules} {seed}")
        play = None
        for game in decisions(rules, seed, 400):
            play = play or Play(game)
            for seat in SEATS:
                if chance.random() < 0.4:
                    continue  # a seat that has not looked for a while has more to catch up with
                so_far = bytes(row(play, seat))
                if chance.random() < 0.4:
                    assert so_far == bytes(row(Play(game.clone()), seat)), (seed, seat)
                    compared += 1
    assert compared > 200


def test_numbers_too_large_for_their_fields_are_told_as_the_largest() -> None:
    from rulerunner import At, Seat, position

    game = position(
        corp=Seat(credits=9, bad_publicity=1),
        runner=Seat(rig=["Corroder", "Armitage Codebusting (12 credits)"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    state = game.state
    at = next(cid for cid, card in enumerate(state.cards) if card.face.name == "Armitage Codebusting")
    state.cards[at] = state.cards[at]._replace(counters=(("credit", 70_000), ("virus", 3), ("odd", 40_000)))
    corp = state.players["corp"]
    state.players["corp"] = corp._replace(credits=80_000, bad_publicity=90_000)
    for seat in SEATS:
        numbers = head(Play(game), seat)
        assert numbers["corp credits"] == numbers["corp bad publicity"] == 32767
        spot = rows(Play(game), seat, "spots")[spots(state)[at]]
        assert (spot["credits"], spot["virus"], spot["other"]) == (32767, 3, 32767)
    atoms.emit(state, "gain credits", "corp", amount=50_000)
    assert rows(Play(game), "runner", "history")[0]["amount"] == 32767


def test_a_copy_of_a_play_goes_its_own_way() -> None:
    chance = random.Random(5)
    decks = [random_deck("nisei-1.4", side, chance) for side in SEATS]
    play = Play(new_game(decks[0], decks[1], seed=3))
    for _ in range(60):
        play.choose(chance.randrange(len(play.actions)))
        for seat in SEATS:
            row(play, seat)
    twin = play.copy()
    before = bytes(row(play, "corp"))
    assert bytes(row(twin, "corp")) == before
    alone = Play(play.game.clone())
    row(alone, "runner")
    assert bytes(row(alone.copy(), "corp")) == before, "a seat that comes late hears all of it"
    for _ in range(20):
        twin.choose(chance.randrange(len(twin.actions)))
    assert bytes(row(twin, "corp")) != before
    assert bytes(row(play, "corp")) == before
    kept = pickle.loads(pickle.dumps(play))
    assert bytes(row(kept, "corp")) == before
    assert kept.actions == play.actions
    assert kept.game.digest() == play.game.digest()
    assert kept.game.events == play.game.events
    assert play.decision is not None
    seat = play.decision.side
    imagined = play.sampled(seat, chance)
    assert bytes(row(pickle.loads(pickle.dumps(imagined)), seat)) == bytes(row(imagined, seat))


def test_every_field_has_a_name_of_its_own_and_its_place() -> None:
    assert len({section.name for section in SECTIONS}) == len(SECTIONS)
    assert OFFSETS["servers"] >= len(HEAD), "there is room for fields to come"
    assert max(OFFSETS.values()) == SIZE
    for section in SECTIONS:
        assert len({field.name for field in section.fields}) == len(section.fields)


def test_cards_at_servers_have_the_spots_the_documents_give() -> None:
    cards = library()
    assert cards.face("Ice Wall").playable
    from rulerunner import At, Seat, position

    game = position(
        corp=Seat(score=["Nisei MK II"]),
        runner=Seat(credits=1, rig=["Corroder"]),
        servers={"HQ": At(ice=["Ice Wall", "Enigma (rezzed)"]), "R&D": At(root=["Crisium Grid"])},
    )
    where = {game.state.cards[cid].face.name: spot for cid, spot in spots(game.state).items()}
    assert where["Nisei MK II"] == 32
    assert {where["Ice Wall"], where["Enigma"]} == {64, 65}
    assert where["Crisium Grid"] == 64 + 10 + 6
    assert where["Corroder"] == 224


def test_a_hand_size_that_a_rezzed_card_raises_is_written_as_it_is_rezzed() -> None:
    from rulerunner import At, Seat, position

    game = position(corp=Seat(credits=9), servers={"HQ": At(root=["Research Station"])})
    play = Play(game)
    assert head(play, "corp")["corp hand size"] == 5
    decision = game.decision
    while decision is not None and not any(option.kind == "rez" for option in decision.options):
        game.choose(0)
        decision = game.decision
    assert decision is not None
    assert head(play, "corp")["corp hand size"] == 5
    game.choose([option.kind for option in decision.options].index("rez"))
    assert head(play, "corp")["corp hand size"] == 7
    assert bytes(row(play, "runner")) == bytes(row(Play(game.clone()), "runner"))
