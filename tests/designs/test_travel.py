"""Home-made cards travel: in decks, saved games, positions and replays, with the definition inside."""

import pytest

from rulerunner import BadDeck, BadPosition, BrokenSave, Deck, Game, Seat, new_game, read_position
from rulerunner.bots import BOTS
from rulerunner.decks import read, samples, starter, write
from rulerunner.decks.swapping import with_card
from rulerunner.designs.data import definition, face_of
from rulerunner.designs.making import designs
from rulerunner.designs.shelf import Shelf, shelf
from rulerunner.lang.face import Face
from rulerunner.positions_writing import write_position
from rulerunner.session import Match, Replay, Start, replay
from rulerunner.session.designing import bench, opening
from rulerunner.view import view
from rulerunner.view.public import public_view
from tests.support.faces import table

WALL = "Low Wall\ntype: ice\nsubtypes: barrier\ncost: 1\nstrength: 3\n\nSubroutine End the run.\n"
TREE = "Money Tree\ntype: resource\ncost: 0\n\nWhen your turn begins, gain 2 credits.\n"


def made(text: str) -> Face:
    (found,) = designs(text)
    assert found.face is not None, found.wrong
    return found.face


def decks() -> tuple[Deck, Deck]:
    corp, _ = with_card(starter(samples("modern", "corp")), made(WALL))
    runner, _ = with_card(starter(samples("modern", "runner")), made(TREE))
    return corp, runner


def names(game: Game) -> set[str]:
    return {card.face.name for card in game.state.cards if card.face.homemade}


def test_a_card_comes_back_from_its_data_as_it_was() -> None:
    wall = made(WALL)
    back = face_of(definition(wall))
    assert (back.facts, back.abilities) == (wall.facts, wall.abilities)
    assert definition(back) == definition(wall)


def test_a_deck_holds_the_definition() -> None:
    corp, _ = decks()
    assert corp.counts()["Low Wall"] == 3
    assert not corp.unknown
    again = read(write(corp))
    assert again == corp
    assert again.homemade == corp.homemade
    for kind in ("json", "markdown", "octgn"):
        with pytest.raises(BadDeck, match="home-made"):
            write(corp, kind)


def test_a_deck_that_lacks_the_definition_says_so() -> None:
    corp, _ = decks()
    bare = "\n".join(line for line in write(corp).splitlines() if not line.startswith("card "))
    with pytest.raises(BadDeck, match="Low Wall"):
        read(bare)


def test_a_saved_game_holds_the_definitions() -> None:
    game = new_game(*decks(), seed=3)
    game.choose(0)
    again = Game.from_json(game.to_json())
    assert again.digest() == game.digest()
    assert names(again) == {"Low Wall", "Money Tree"}
    assert again.decision == game.decision


def test_a_save_whose_card_was_tampered_with_is_refused() -> None:
    text = new_game(*decks(), seed=3).to_json()
    with pytest.raises(BrokenSave, match="real card"):
        Game.from_json(text.replace("Low Wall", "Ice Wall"))
    with pytest.raises(BrokenSave, match="home-made card"):
        Game.from_json(text.replace('".EndRun"', '".Nonsense"'))


def test_a_position_holds_the_definitions_and_is_written_with_them() -> None:
    game = read_position(bench([made(TREE)], seed=1))
    assert names(game) == {"Money Tree"}
    again = read_position(write_position(game.state))
    assert names(again) == {"Money Tree"}
    with pytest.raises(BadPosition, match="line 1"):
        read_position("card {}\n")


def test_a_replay_holds_the_definitions() -> None:
    match = Match(Start.from_decks(*decks(), seed=5), BOTS["thumb"](1), BOTS["thumb"](2))
    for _ in range(60):
        if match.reach() is None:
            break
        match.move()
    text = Replay.of(match).to_text()
    again = replay(Replay.from_text(text))
    assert again.state.result == match.state.result
    assert again.answers == match.answers
    assert {card.face.name for card in again.state.cards if card.face.homemade} == {"Low Wall", "Money Tree"}


def readable(game: Game, seat: str) -> set[str]:
    return {face_of(text).name for text in view(game.state, seat).homemade}


def test_players_read_their_own_home_made_cards_and_those_they_have_seen() -> None:
    game = new_game(*decks(), seed=3)
    assert readable(game, "corp") == {"Low Wall"}
    assert readable(game, "runner") == {"Money Tree"}
    assert public_view(game.state, "corp").homemade == ()
    assert "homemade" in view(game.state, "corp").to_data()
    plain = new_game(starter(samples("modern", "corp")), starter(samples("modern", "runner")))
    assert "homemade" not in view(plain.state, "corp").to_data()


def test_a_home_made_card_that_was_seen_once_can_be_read_from_then_on() -> None:
    wall, tree = made(WALL), made(TREE)
    t = table(wall, tree, runner=Seat(hand=["Money Tree"]), corp=Seat(hand=["Low Wall"]))
    assert (readable(t.game, "corp"), readable(t.game, "runner")) == ({"Low Wall"}, {"Money Tree"})
    t.runner("install", "Money Tree")
    assert readable(t.game, "corp") == {"Low Wall", "Money Tree"}
    assert [face_of(text).name for text in public_view(t.game.state, "runner").homemade] == ["Money Tree"]
    t.run("HQ")
    t.finish_run()
    assert t.happened("access", "Low Wall")
    assert readable(t.game, "runner") == {"Low Wall", "Money Tree"}, "it was accessed"
    assert t.game.state.cards[t.card("Low Wall")].zone == "HQ"


@pytest.mark.parametrize("bot", ["thumb", "novice", "random"])
def test_bots_play_home_made_cards(bot: str) -> None:
    start = Start.from_position(opening([made(TREE)], seed=2))
    match = Match(start, BOTS[bot](1), BOTS[bot](2))
    while match.reach() is not None and match.state.turn < 6:
        match.move()
    installed = [change for change in match.events if change.kind == "install"]
    assert any(match.state.cards[change.card].face.name == "Money Tree" for change in installed)


def test_a_game_with_a_home_made_card_begins_as_any_game_does() -> None:
    game = read_position(opening([made(TREE)], seed=2))
    plain = new_game(*decks())
    for side in ("corp", "runner"):
        assert game.state.players[side].credits == plain.state.players[side].credits
        assert len(game.state.hand(side)) == (6 if side == "corp" else 5)  # the first draw is taken
    taken = 0
    while game.decision is not None and game.state.active == "corp":
        taken += game.decision.kind == "action"
        game.choose(0)
    assert taken <= 3


def test_two_cards_of_one_name_cannot_be_at_one_table() -> None:
    corp, _ = decks()
    other = made(TREE.replace("Money Tree", "Low Wall"))
    runner, _ = with_card(starter(samples("modern", "runner")), other)
    with pytest.raises(ValueError, match="two different home-made cards are called Low Wall"):
        new_game(corp, runner)


def test_a_shelf_finds_both_and_knows_whose_they_are() -> None:
    cards = shelf("modern", (definition(made(WALL)),))
    assert isinstance(cards, Shelf)
    assert cards.face("low wall").homemade
    assert cards.face("ice wall").name == "Ice Wall"
    assert not cards.face("ice wall").homemade
    assert "Low Wall" in cards.playable
    assert shelf("modern") is shelf("modern")


def test_the_old_rules_have_home_made_cards_too() -> None:
    face = made("Hot Wall\ngame: classic\nice: wall\ncost: 2\nstrength: 3\n\nSubroutine End the run.\n")
    game = read_position(opening([face]))
    assert game.rules.id == "classic-1996"
    assert names(game) == {"Hot Wall"}
