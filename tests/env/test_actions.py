"""Actions: every option has exactly one, in every decision of every game, and it says what the option is."""

import random
from collections import Counter
from itertools import chain

import pytest

from rulerunner.cards.facts import facts
from rulerunner.env.actions import (
    ACTIONS,
    BY_CARD,
    CARD_VERBS,
    MORE_ROOM,
    OTHERS,
    PLAIN,
    SPOT_VERBS,
    action_index,
    decode,
    encode,
)
from rulerunner.env.numbering import (
    ABOUTS,
    CARD_TYPES,
    CARDS,
    CHOICE_NUMBER,
    SUBTYPES,
    card_names,
    card_number,
    card_numbers,
)
from rulerunner.env.spots import SPOTS, WAITING_SPOTS, spots
from rulerunner.lang.validating.subtypes import EVERY_SUBTYPE
from rulerunner.lang.words import TYPES
from rulerunner.state.decision import Decision, Option
from rulerunner.view.words import PROMPTS
from tests.view.games import RULES, decisions, random_game

GAMES = 12
LENGTH = 1500


@pytest.mark.parametrize("rules", RULES)
def test_every_option_of_every_decision_has_one_action_and_every_action_its_option(rules: str) -> None:
    others = options = 0
    for seed in range(GAMES):
        for game in decisions(rules, seed, LENGTH):
            decision = game.decision
            assert decision is not None
            found = encode(game.state, decision)
            assert len(found) == len(set(found)) == len(decision.options)
            assert all(0 <= action < ACTIONS for action in found)
            for index, action in enumerate(found[:4]):
                assert action_index(game.state, decision, action) == index
            options += len(found)
            others += sum(OTHERS <= action < SPOT_VERBS for action in found)
    assert options > 5000
    assert others < options / 500, "nearly everything has an action that says what it is"


@pytest.mark.parametrize("rules", RULES)
def test_an_action_does_not_depend_on_where_its_option_stands(rules: str) -> None:
    chance = random.Random(rules)
    for game in decisions(rules, 3, 600):
        decision = game.decision
        assert decision is not None
        order = list(range(len(decision.options)))
        chance.shuffle(order)
        mixed = Decision(
            decision.side,
            decision.kind,
            tuple(decision.options[at] for at in order),
            decision.rule,
            decision.about,
            decision.card,
        )
        actions = encode(game.state, decision)
        assert encode(game.state, mixed) == [actions[at] for at in order]


@pytest.mark.parametrize("rules", RULES)
def test_an_action_says_what_its_option_is(rules: str) -> None:
    usual, kinds = {"pass", "play", "install", "server", "use"}, Counter[str]()
    for game in chain.from_iterable(decisions(rules, seed, 1500) for seed in range(6, 20, 2)):
        decision = game.decision
        assert decision is not None
        if kinds.total() > 6000 and usual <= set(kinds):
            break  # which cards there are to play decides how soon all have been seen
        lying = spots(game.state)
        for option, number in zip(decision.options, encode(game.state, decision), strict=True):
            action = decode(number)
            kinds[action.kind] += 1
            if action.kind == "other":
                continue
            if option.kind == "name":
                assert card_names()[action.card][1] == option.detail
                continue
            if option.kind in CHOICE_NUMBER:
                assert action.number == CHOICE_NUMBER[option.kind][option.detail]
                continue
            assert action.kind.startswith(option.kind)
            if action.card:
                face = game.state.cards[option.card].face
                assert card_names()[action.card] == (face.facts.family, face.name)
            if 1 < action.spot < WAITING_SPOTS:
                assert lying[option.card] == action.spot
            if action.ability >= 0:
                assert action.ability == option.ability
    assert usual <= set(kinds)


def test_every_card_has_a_number_of_its_own_and_keeps_it() -> None:
    every = {(family, name) for family in ("modern", "classic") for name in facts(family)}
    assert set(card_numbers()) == every
    assert len(every) == 1988 + 580
    assert len(card_names()) <= CARDS - MORE_ROOM
    # Numbers are for good: these are those of the first version.
    assert card_number("Hedge Fund") == 776
    assert card_number("Tollbooth") == 1813
    assert card_number("Bartmoss Memorial Icebreaker", "classic") == 2025


def test_a_card_is_the_same_action_in_every_hand() -> None:
    install = CARD_VERBS + BY_CARD.index("install") * CARDS + card_number("Corroder")
    assert str(decode(install)) == "install Corroder"


def test_every_action_can_be_taken_apart() -> None:
    assert [decode(at).kind for at in range(len(PLAIN))] == list(PLAIN)
    kinds = {decode(action).kind for action in range(0, ACTIONS, 7)}
    assert {"trigger", "use", "replace", "rez", "card in pile", "number", "server"} <= kinds
    assert all(decode(action).spot < SPOTS for action in range(0, ACTIONS, 11))
    for wrong in (-1, ACTIONS):
        with pytest.raises(ValueError, match="there are actions from 0 to"):
            decode(wrong)


def test_a_card_type_or_a_subtype_has_its_own_action_whatever_else_there_is_to_choose() -> None:
    state = random_game("nisei-1.4", 1).state
    for kind, names in (("type", TYPES), ("subtype", EVERY_SUBTYPE)):
        options = [Option(kind, number=at, detail=name) for at, name in enumerate(names)]
        one_by_one = [encode(state, Decision("corp", f"choose {kind}", (one,), "1.1"))[0] for one in options]
        assert encode(state, Decision("corp", f"choose {kind}", tuple(options), "1.1")) == one_by_one
        assert len(set(one_by_one)) == len(names)
        assert {decode(action).kind for action in one_by_one} == {"number"}


def test_card_types_and_subtypes_have_numbers_for_good() -> None:
    assert set(CARD_TYPES) == set(TYPES)
    assert set(SUBTYPES) >= set(EVERY_SUBTYPE)
    assert [SUBTYPES.index(name) + 1 for name in ("academic", "code gate", "zombie")] == [1, 25, 134]
    assert CARD_TYPES.index("ice") + 1 == 4


def test_a_counter_is_told_by_where_it_lies() -> None:
    from rulerunner import Seat, position

    state = position(runner=Seat(rig=["Corroder", "Gordian Blade"])).state
    lying = spots(state)
    blade, corroder = sorted((cid for cid, spot in lying.items() if spot >= 224), key=lying.__getitem__)
    counters = [
        Option("counter", card=blade, number=2, detail="virus"),
        Option("counter", card=corroder, number=1, detail="virus"),
        Option("counter", server=next(iter(state.servers)), number=0, detail="pattel's virus"),
    ]
    whole = [
        decode(action) for action in encode(state, Decision("corp", "choose counter", tuple(counters), "1"))
    ]
    assert [(action.kind, action.spot) for action in whole[:2]] == [("card", 224), ("card", 225)]
    assert (whole[2].kind, whole[2].number) == ("server", 0)
    alone = encode(state, Decision("corp", "choose counter", (counters[1],), "1"))
    assert decode(alone[0]) == whole[1]


def test_a_choice_among_very_many_numbers_has_an_action_for_each() -> None:
    """A trace may be bid on with all the credits there are."""
    state = random_game("nisei-1.4", 1).state
    options = [Option("number", number=number) for number in range(1500)]
    found = encode(state, Decision("corp", "choose number", tuple(options), "1.1"))
    assert len(set(found)) == 1500
    assert max(found) < ACTIONS
    kinds = [decode(action).kind for action in found]
    assert kinds == ["number"] * 512 + ["other"] * 988
    assert [decode(action).number for action in found[512:]] == list(range(988))


def test_every_question_has_a_number() -> None:
    assert {about for about in PROMPTS if about} <= set(ABOUTS)
