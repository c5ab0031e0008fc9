"""No two options of a decision have the same words: whoever reads them knows what each would do."""

import os
from collections import Counter
from random import Random

import pytest

from rulerunner import EDITIONS, At, Game, Seat, position
from tests.support.classic_runner import CORP, runner_turn, to_action
from tests.support.ice import breaks, meeting
from tests.support.playing import play_on
from tests.support.positions import random_game
from tests.support.table import Table

RULES = tuple(EDITIONS)
GAMES = int(os.environ.get("RULERUNNER_WORDS", "25"))


def keep(game: Game, where: str) -> None:
    assert game.decision is not None or game.result is not None, where
    if game.decision is not None:
        twice = [text for text, times in Counter(game.decision.texts).items() if times > 1]
        assert twice == [], f"{where}: {game.decision.about}"


def options_read_differently(rules: str, seed: int) -> int:
    """A random game in which no two options read alike; how many decisions it had."""
    decisions = 0

    def look(game: Game) -> None:
        nonlocal decisions
        decisions += 1
        keep(game, f"{rules}, game {seed}")

    play_on(random_game(rules, seed), Random(seed), look)
    return decisions


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_no_two_options_read_alike_in_random_games(rules: str) -> None:
    for seed in range(1000, 1000 + GAMES):
        options_read_differently(rules, seed)


@pytest.mark.rule("classic-1996 C17")
def test_a_seen_and_an_unseen_copy_in_hand_are_two_options_of_a_discard() -> None:
    """What an opponent has seen of a hand makes a difference to both."""
    game = position(
        rules="classic-1996",
        turn="runner",
        corp=Seat(credits=0, hand=["4x Wall of Static"], deck=["9x Wall of Static"]),
        runner=Seat(credits=5, deck=["9x Score!"]),
    )
    state = game.state
    hand = state.hand("corp")
    state.cards[hand[0]] = state.cards[hand[0]].showing(False, True)
    assert len({state.cards[cid].seen for cid in hand}) == 2
    run_through(game)
    decision = game.decision
    assert decision is not None
    assert len([option for option in decision.options if option.kind == "install"]) == 2
    assert [text for text in decision.texts if "known to the Runner" in text]
    keep(game, "a hand half seen")


@pytest.mark.rule("classic-1996 C13")
@pytest.mark.parametrize(
    ("agendas", "options"), [(["2x Hostile Takeover"], 0), (["Hostile Takeover", "Corporate War"], 2)]
)
def test_what_waits_for_agendas_alike_is_one_option(agendas: list[str], options: int) -> None:
    t = runner_turn(
        corp=CORP._replace(discard=agendas),
        runner=Seat(clicks=1, deck=["9x Score!"]),
        servers={"Archives": At(root=["Bizarre Encryption Scheme (rezzed)"])},
    )
    t.run("Archives")
    asked = 0
    while len(t.events("steal")) < 2:
        keep(t.game, "two agendas wait")
        asked = max(asked, len(t.find("trigger")))
        t.passes()
    assert asked == options


@pytest.mark.rule("classic-1996 C13")
def test_effects_alike_that_last_are_one_option() -> None:
    t = runner_turn(runner=Seat(credits=10, hand=["2x Total Genetic Retrofit", "Drone for a Day"]))
    for prep in ("Total Genetic Retrofit", "Total Genetic Retrofit", "Drone for a Day"):
        t.runner("play", prep)
        if t.decision.kind == "interrupt":
            keep(t.game, "two retrofits")
            assert len(t.find("trigger")) == 1
        to_action(t)
    assert t.tags == 0


def run_through(game: Game) -> None:
    """The Runner does nothing, up to the Corp's next action."""
    while game.decision is not None and not (game.decision.side == "corp" and game.decision.kind == "action"):
        kinds = [option.kind for option in game.decision.options]
        game.choose(next((kinds.index(kind) for kind in ("gain credit", "pass", "no") if kind in kinds), 0))


@pytest.mark.rule("nsg-26.03 5.2")
def test_two_resources_of_one_name_are_told_apart_by_what_is_on_them() -> None:
    game = position(
        rules="nsg-26.03",
        turn="runner",
        corp=Seat(credits=5, deck=["9x Hedge Fund"]),
        runner=Seat(
            credits=5,
            deck=["9x Sure Gamble"],
            rig=["Armitage Codebusting (2 credits)", "Armitage Codebusting (12 credits)"],
        ),
    )
    assert game.decision is not None
    used = [text for text in game.decision.texts if text.startswith("Use Armitage")]
    assert len(used) == 2
    assert "with 2 credits" in used[0]
    assert "with 12 credits" in used[1]


@pytest.mark.rule("nsg-26.03 6.9.2")
def test_two_ice_of_one_name_on_a_server_are_told_apart_by_their_places() -> None:
    game = position(
        rules="nsg-26.03",
        turn="corp",
        corp=Seat(credits=5, hand=["Ice Wall"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=5, deck=["9x Sure Gamble"]),
        servers={"HQ": At(ice=["Ice Wall", "Ice Wall"]), "R&D": At(ice=["Ice Wall"])},
    )
    assert game.decision is not None
    advanced = [text for text in game.decision.texts if text.startswith("Advance")]
    assert len(set(advanced)) == 3
    assert sum("outermost" in text for text in advanced) == 1
    assert sum("innermost" in text for text in advanced) == 1
    assert all(text.count("protecting") == 1 for text in advanced)


def test_what_two_subroutines_broken_at_once_set_off_is_told_apart_by_them() -> None:
    """Cerberus "Lady" H1 breaks both of Gold Farmer's, and Gold Farmer takes a credit for each."""
    t = meeting(
        "Gold Farmer", rules="nsg-26.03", runner={"credits": 9, "rig": ['Cerberus "Lady" H1 (4 power)']}
    )
    lady = t.card('Cerberus "Lady" H1')
    breaks(t, 'Cerberus "Lady" H1', 1, 2, ability=t.game.state.cards[lady].face.breakers[0])
    assert t.find("trigger")
    keep(t.game, "two subroutines broken")
    decision = t.game.decision
    assert decision is not None
    assert [text.partition(":")[0] for text in decision.texts] == [
        "Resolve Gold Farmer for subroutine 1",
        "Resolve Gold Farmer for subroutine 2",
    ]


def test_what_two_exposed_cards_set_off_is_told_apart_by_them() -> None:
    t = Table(
        position(
            rules="nisei-1.4",
            corp=Seat(credits=20),
            runner=Seat(credits=9, hand=["Satellite Uplink"], rig=["Blackguard"]),
            servers={"remote 1": At(root=["PAD Campaign"]), "remote 2": At(root=["Adonis Campaign"])},
        )
    )
    t.runner("play", "Satellite Uplink")
    while not t.find("trigger"):
        t.choose(0)
    keep(t.game, "two cards exposed")
    decision = t.game.decision
    assert decision is not None
    assert all("Blackguard for " in text for text in decision.texts if text.startswith("Resolve"))
