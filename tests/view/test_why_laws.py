"""What is said of why a card can or cannot do something is true, and tells nothing that is hidden.

These laws kill three classes of bugs: an answer that contradicts what the machine offers, a reason that is
not the reason, and an answer that hangs on a card the player cannot see.
"""

import random
from collections.abc import Iterator

import pytest

from rulerunner.game import Game
from rulerunner.kernel import machine
from rulerunner.lang.words import Side
from rulerunner.rules.explaining import explain
from rulerunner.state.decision import Decision, Option
from rulerunner.state.state import State
from rulerunner.view.knowledge import handle
from rulerunner.view.names import ability_text
from rulerunner.view.why import Reason, card_at, why
from tests.view.games import RULES, decisions
from tests.view.swapping import pairs, swapped

SEATS: tuple[Side, Side] = ("corp", "runner")
GAMES = 3
LENGTH = 240
RICH = 500

OPTIONS = {
    "access it": ("access",),
    "advance it": ("advance",),
    "break a subroutine of it": ("subroutine",),
    "install it": ("install",),
    "play it": ("play",),
    "rez it": ("rez",),
    "score it": ("score",),
    "trash it": ("trash", "trash resource"),
    "use it": ("use",),
}
"""The kinds of options that would do a thing."""


def moments(rules: str, share: float) -> Iterator[tuple[Game, Decision, random.Random]]:
    for seed in range(GAMES):
        chance = random.Random(f"why {rules} {seed}")
        for game in decisions(rules, seed, LENGTH):
            if game.decision is not None and chance.random() < share:
                yield game, game.decision, chance


def visible(state: State, seat: Side) -> Iterator[int]:
    """The cards of a view, known or not: those with a place of their own."""
    for cid in range(len(state.cards)):
        if not handle(state, seat, cid).endswith(" card"):
            yield cid


def does(state: State, reason: Reason, option: Option, cid: int) -> bool:
    """Whether an option would do with a card what a reason is about."""
    doing, _, ability = reason.doing.partition(": ")
    if option.kind not in OPTIONS.get(doing, ()):
        return False
    if option.kind == "trash resource":
        return True
    same = option.card == cid or (
        state.cards[option.card].face is state.cards[cid].face
        and state.cards[option.card].zone == state.cards[cid].zone
        and state.cards[cid].zone in ("HQ", "grip")
    )
    face = state.cards[cid].face
    return same and (not ability or ability_text(state, face.abilities[option.ability], cid) == ability)


@pytest.mark.parametrize("rules", RULES)
def test_what_is_possible_is_offered_and_what_is_not_is_not(rules: str) -> None:
    told = 0
    for game, decision, _ in moments(rules, 0.3):
        for seat in SEATS:
            for cid in visible(game.state, seat):
                for reason in why(game.state, seat, decision, cid):
                    offered = decision.side == seat and any(
                        does(game.state, reason, option, cid) for option in decision.options
                    )
                    if reason.possible:
                        assert decision.side == seat
                        assert reason.rule == decision.rule
                    else:
                        assert not offered, (reason, decision)
                        told += 1
    assert told > 1000


@pytest.mark.parametrize("rules", RULES)
def test_every_option_with_a_card_is_told_of_that_card(rules: str) -> None:
    for game, decision, _ in moments(rules, 0.5):
        for option in decision.options:
            if option.card >= 0:
                reasons = why(game.state, decision.side, decision, option.card)
                assert any(reason.possible for reason in reasons), option


@pytest.mark.parametrize("rules", RULES)
def test_every_answer_has_words_and_a_rule_that_can_be_explained(rules: str) -> None:
    unnamed = told = 0
    for game, decision, _ in moments(rules, 0.1):
        for seat in SEATS:
            for cid in visible(game.state, seat):
                for reason in why(game.state, seat, decision, cid):
                    assert reason.why
                    assert explain(game.state.edition, reason.rule), reason
                    unnamed += "do not offer it" in reason.why
                    told += 1
    assert unnamed * 100 <= told


@pytest.mark.parametrize("rules", RULES)
def test_exchanging_two_hidden_cards_changes_no_answer(rules: str) -> None:
    compared = 0
    for game, decision, chance in moments(rules, 0.15):
        for seat in SEATS:
            before = [why(game.state, seat, decision, cid) for cid in visible(game.state, seat)]
            for pair in pairs(game, seat, chance, 2):
                after = swapped(game.state, pair)
                assert [why(after, seat, decision, cid) for cid in visible(after, seat)] == before
                compared += 1
    assert compared > 40


@pytest.mark.parametrize("rules", RULES)
def test_a_player_who_only_lacked_credits_lacks_nothing_once_they_have_them(rules: str) -> None:
    """Either the thing is offered then, or something else stands against it."""
    checked = 0
    for game, decision, _ in moments(rules, 0.3):
        seat = decision.side
        for cid in visible(game.state, seat):
            poor = [r for r in why(game.state, seat, decision, cid) if r.why.startswith("It costs")]
            if not poor:
                continue
            rich = game.state.clone()
            rich.players[seat] = rich.players[seat]._replace(credits=RICH)
            again = machine.tick(rich)
            assert again is not None
            now = {reason.doing: reason for reason in why(rich, seat, again, cid)}
            assert not any(now[reason.doing].why.startswith("It costs") for reason in poor), poor
            checked += 1
    assert checked > 5


@pytest.mark.parametrize("rules", RULES)
def test_a_handle_of_the_view_leads_to_its_card(rules: str) -> None:
    for game, _, _ in moments(rules, 0.02):
        for seat in SEATS:
            for cid in visible(game.state, seat):
                place = handle(game.state, seat, cid)
                found = card_at(game.state, seat, place)
                assert found is not None
                assert handle(game.state, seat, found) == place


@pytest.mark.parametrize("rules", RULES)
def test_asking_changes_nothing(rules: str) -> None:
    for game, decision, _ in moments(rules, 0.05):
        before = game.digest()
        for seat in SEATS:
            for cid in visible(game.state, seat):
                why(game.state, seat, decision, cid)
        assert game.digest() == before
