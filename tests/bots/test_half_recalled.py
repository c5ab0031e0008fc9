"""What a Runner saw in HQ is believed to be there until it was seen to leave, and the less the more may have
left unseen: cards that are accessed may be looked at and remembered, but nobody can tell afterwards which of
the cards in HQ they are (7.3.1: cards are accessed at random)."""

import random

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search.belief import Belief
from rulerunner.view.recall import half_recalled
from rulerunner.view.sampler import Sampler
from tests.support.table import Table

DRAWS = 200


def held(game: Game, name: str) -> float:
    """How often the Runner believes a card of that name in HQ."""
    sampler = Sampler(game.state, "runner")
    belief, rng = Belief(sampler, sampler.draw(random.Random(0))), random.Random(1)
    drawn = [belief.draw(rng) for _ in range(DRAWS)]
    return sum(any(s.cards[cid].face.name == name for cid in s.zones["HQ"]) for s in drawn) / DRAWS


def after_a_look_at(card: str, deck: str) -> Table:
    """The Runner has accessed the only card in HQ. Now the Corp has drawn one from its deck."""
    t = Table(
        position(
            turn="runner",
            corp=Seat(hand=[card], deck=[f"30x {deck}"], credits=9),
            runner=Seat(hand=["3x Diesel"], deck=["9x Diesel"], credits=0),
        )
    )
    t.run("HQ")
    t.until(kind="action", side="runner")
    while t.decision.side == "runner":
        t.runner("gain credit")
        t.until(kind="action")
    return t


def runner_to_move(t: Table) -> Game:
    while t.decision.side == "corp":
        t.corp("gain credit")
        t.until(kind="action")
    return t.game


def test_what_was_seen_is_there_as_long_as_nothing_left() -> None:
    """By chance alone the card would be in HQ one time in sixteen: so many places it has."""
    t = after_a_look_at("Hedge Fund", "PAD Campaign")
    assert held(runner_to_move(t), "Hedge Fund") == 1.0


def test_a_card_installed_since_may_be_the_one_that_was_seen() -> None:
    t = after_a_look_at("PAD Campaign", "Adonis Campaign")
    t.corp("install", "PAD Campaign")
    t.until(kind="action")
    assert 0.45 < held(runner_to_move(t), "PAD Campaign") < 0.75


def test_ice_that_is_installed_is_no_operation() -> None:
    """It lies where only ice can lie."""
    t = after_a_look_at("Hedge Fund", "Ice Wall")
    t.corp("install", "Ice Wall")
    t.until(kind="action")
    assert held(runner_to_move(t), "Hedge Fund") == 1.0


def test_what_was_played_is_gone() -> None:
    t = after_a_look_at("Hedge Fund", "Ice Wall")
    t.corp("play", "Hedge Fund")
    t.until(kind="action")
    assert held(runner_to_move(t), "Hedge Fund") == 0.0


def test_a_card_that_turns_out_to_be_another_is_no_reason_to_doubt() -> None:
    """The Corp laid the card that it drew. Once it is rezzed the other one must be where it was."""
    t = after_a_look_at("PAD Campaign", "Adonis Campaign")
    t.corp("install", "Adonis Campaign")
    t.until(kind="action")
    doubted = held(runner_to_move(t), "PAD Campaign")
    t.runner("draw")
    t.until(kind="paid", side="corp")
    t.corp("rez", "Adonis Campaign")
    t.until(kind="action", side="runner")
    assert doubted < 0.8
    assert held(t.game, "PAD Campaign") == 1.0


def test_a_card_trashed_as_it_is_accessed_is_gone_and_casts_no_doubt_on_others() -> None:
    """Both cards of HQ are accessed, one after the other; the asset is trashed."""
    t = Table(
        position(
            turn="runner",
            corp=Seat(hand=["PAD Campaign", "Hedge Fund"], deck=["9x Ice Wall"], credits=9),
            runner=Seat(hand=["3x Diesel"], deck=["9x Diesel"], credits=9, rig=["HQ Interface"]),
        )
    )
    t.run("HQ")
    for _ in range(9):
        if t.decision.kind == "action":
            break
        kinds = [option.kind for option in t.decision.options]
        t.game.choose(kinds.index("trash") if "trash" in kinds else len(kinds) - 1)
    names = {face.name: chance for face, chance in half_recalled(t.game.state, "runner")}
    assert names == {"Hedge Fund": 1.0}


def test_ice_that_was_seen_is_in_hq_and_not_on_a_server() -> None:
    """Two unrezzed pieces of ice lie there since before it was seen."""
    t = Table(
        position(
            turn="runner",
            corp=Seat(hand=["Tollbooth"], deck=["9x Hedge Fund", "Enigma"], credits=0),
            runner=Seat(hand=["3x Diesel"], deck=["9x Diesel"], credits=0),
            servers={"R&D": At(ice=["Ice Wall"]), "Archives": At(ice=["Ice Wall"])},
        )
    )
    t.run("HQ")
    t.until(kind="action", side="runner")
    while t.decision.side == "runner":
        t.runner("gain credit")
        t.until(kind="action")
    assert held(runner_to_move(t), "Tollbooth") == 1.0


def test_a_card_of_the_same_name_elsewhere_is_another() -> None:
    """One is trashed from R&D; the one that was seen in HQ is still there."""
    t = Table(
        position(
            turn="runner",
            corp=Seat(hand=["PAD Campaign"], deck=["9x Hedge Fund", "PAD Campaign"], credits=0),
            runner=Seat(hand=["3x Diesel"], deck=["9x Diesel"], credits=9),
        )
    )
    for server in ("HQ", "R&D"):
        t.run(server)
        while t.decision.kind != "action":
            kinds = [option.kind for option in t.decision.options]
            t.game.choose(kinds.index("trash") if "trash" in kinds and server == "R&D" else len(kinds) - 1)
    assert [face.name for face, _ in half_recalled(t.game.state, "runner")] == ["PAD Campaign"]
