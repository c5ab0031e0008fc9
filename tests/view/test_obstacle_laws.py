"""What is offered is what has no obstacle, and every obstacle can be said.

These laws kill two classes of bugs: a short way of generating options that leaves out or adds what the full
question would not, and a reason that the machine has and the words lack.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, get_args

import pytest

from rulerunner import At, Seat
from rulerunner.game import Game
from rulerunner.kernel.may import obstacles as o
from rulerunner.kernel.may.action_options import (
    ITS_CLICK,
    action_options,
    advance_obstacle,
    keeping_obstacle,
    trash_resource_obstacle,
)
from rulerunner.kernel.may.announcing import run_obstacle
from rulerunner.kernel.may.choosing import distinct
from rulerunner.kernel.may.entering import install_obstacle
from rulerunner.kernel.may.obstacles import Obstacle
from rulerunner.kernel.may.using import play_obstacle, use_obstacle
from rulerunner.kernel.may.window_options import (
    mid_access_options,
    score_obstacle,
    trash_accessed_obstacle,
    turn_up_obstacle,
    use_on_access_obstacle,
    window_options,
)
from rulerunner.lang.abilities import Paid
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.filters import ANY_CARD
from rulerunner.lang.words import AGENDA, CORP, HAND_OF, ICE, RUNNER, TABLE, Side, relative
from rulerunner.rules.explaining import explain
from rulerunner.state.decision import Option
from rulerunner.state.frames import MidAccessFrame, TrashChoiceFrame, WindowFrame
from rulerunner.state.records import NOBODY
from rulerunner.state.state import State
from rulerunner.view.obstacles import against
from tests.support.faces import table
from tests.support.positions import random_position
from tests.view.games import RULES, decisions

GAMES = 8
LENGTH = 60
ENOUGH = 5
"""How often each answer must have been right where one of them is rare."""

Act = tuple[str, int, int]
"""A kind of option, the card and the ability it is for."""
Question = tuple[Act, Obstacle | None]

KINDS = ("install", "play", "advance", "rez", "score", "trash", "use", "run")


def games(rules: str, most: int = GAMES) -> Iterator[Game]:
    """Random games from rich positions, at each decision."""
    for seed in range(most):
        game, chance = random_position(rules, seed), Random(seed)
        for _ in range(LENGTH):
            if game.decision is None:
                break
            yield game
            game.choose(chance.randrange(len(game.decision.options)))


def abilities(s: State, side: Side, kind: str) -> Iterator[tuple[int, int, Paid]]:
    """The abilities of active cards that a player could use, of a kind."""
    for cid, card in enumerate(s.cards):
        if card.active_since < 0:
            continue
        elsewhere = card.zone in card.face.elsewhere  # only what says so is active there
        for index in getattr(card.face, kind):
            ability = card.face.abilities[index]
            assert isinstance(ability, Paid)
            heard = not elsewhere or ability.active_in == card.zone
            if relative(ability.user, card.owner) == side and heard:
                yield cid, index, ability


def in_action_window(s: State, side: Side) -> Iterator[Question]:
    for cid in s.zones[HAND_OF[side]]:
        yield ("play", cid, NOBODY), play_obstacle(s, cid, ITS_CLICK)
        yield ("install", cid, NOBODY), install_obstacle(s, cid, promised=ITS_CLICK)
    if side == CORP:
        for cid in s.zones[TABLE]:
            yield ("advance", cid, NOBODY), advance_obstacle(s, cid)
    else:
        yield ("run", NOBODY, NOBODY), run_obstacle(s, ITS_CLICK)
    for cid, index, ability in abilities(s, side, "actions"):
        yield ("use", cid, index), use_obstacle(s, side, cid, index, ability)


def in_paid_window(s: State, side: Side, f: WindowFrame) -> Iterator[Question]:
    for cid, index, ability in abilities(s, side, "paid"):
        face = s.cards[cid].face
        own = ("break",) * (index in face.breakers) + ("strength",) * (index in face.boosts)
        if s.edition.policies.icebreakers != "steps" or f.kind in (own or ("paid",)):
            yield ("use", cid, index), use_obstacle(s, side, cid, index, ability)
    if side == CORP and f.kind == "paid":
        for cid in s.zones[TABLE]:
            if s.cards[cid].owner == CORP:
                if f.rez and (f.ice or s.cards[cid].face.type != ICE):
                    yield ("rez", cid, NOBODY), turn_up_obstacle(s, cid)
                if f.score:
                    yield ("score", cid, NOBODY), score_obstacle(s, cid)


def in_access(s: State, side: Side) -> Iterator[Question]:
    assert s.access is not None
    yield ("trash", s.access.card, NOBODY), trash_accessed_obstacle(s, s.access.card)
    for cid, index, ability in abilities(s, side, "access_paid"):
        yield ("use", cid, index), use_on_access_obstacle(s, cid, index, ability)


def windows(s: State) -> Iterator[tuple[Side, Iterable[Option], Iterable[Question]]]:
    """What each window would offer now, to either player, and everything that could be asked in it. Most are
    not open: so it is also seen what there is when a window has nothing to offer and is passed by."""
    sides: tuple[Side, Side] = (CORP, RUNNER)
    for side in sides:
        if s.players[side].clicks:
            yield side, action_options(s, side), in_action_window(s, side)
        paid = WindowFrame("paid", "", rez=True, score=True, ice=True, sides="both", holder=side)
        yield side, window_options(s, paid), in_paid_window(s, side, paid)
        closed = paid._replace(rez=False, score=False, ice=False)
        yield side, window_options(s, closed), in_paid_window(s, side, closed)
    if s.edition.policies.icebreakers == "steps":
        for kind in ("strength", "break"):
            step = WindowFrame(kind, "", False, False, False, RUNNER, RUNNER)
            yield RUNNER, window_options(s, step), in_paid_window(s, RUNNER, step)
    if s.access is not None and s.cards[s.access.card].object_no == s.access.object_no:
        yield RUNNER, mid_access_options(s), in_access(s, RUNNER)


def of_same_name(s: State, act: Act) -> tuple[str, object, int]:
    """Identical cards in a hand are one option."""
    kind, cid, index = act
    in_hand = cid >= 0 and s.cards[cid].zone in HAND_OF.values()
    return kind, s.cards[cid].face.name if in_hand else cid, index


@pytest.mark.parametrize("rules", RULES)
def test_a_thing_is_offered_if_and_only_if_there_is_no_obstacle_to_it(rules: str) -> None:
    offers, bars = Counter[str](), Counter[str]()
    for game in games(rules):
        s = game.state
        for side, options, questions in windows(s):
            told = list(questions)
            acts = [(option.kind, option.card, option.ability) for option in options]
            offered = {of_same_name(s, act) for act in acts if act[0] in KINDS}
            assert offered == {of_same_name(s, act) for act, obstacle in told if obstacle is None}, told
            offers.update(act[0] for act in acts)
            for (kind, cid, _), obstacle in told:
                if obstacle is not None:
                    bars[kind] += 1
                    said = against(s, side, max(cid, 0), obstacle)
                    assert said.why[-1] == "."
                    assert explain(s.edition, said.rule), said
    rare = {"score", "trash", "run"}
    assert set(KINDS) - set(offers) <= rare
    assert set(KINDS) - set(bars) <= rare


@pytest.mark.parametrize("rules", RULES)
def test_an_accessed_card_is_offered_for_trashing_if_and_only_if_there_is_no_obstacle(rules: str) -> None:
    asked = 0
    for game in (game for seed in range(6) for game in decisions(rules, seed, 300)):
        s, decision = game.state, game.decision
        if decision is None or decision.kind != "mid-access":
            continue
        offered = {option.card for option in decision.options if option.kind == "trash"}
        able = {cid for cid in accessed_now(s) if trash_accessed_obstacle(s, cid) is None}
        assert set(distinct(s, tuple(sorted(able)), CORP)) == offered
        asked += 1
    assert asked


def accessed_now(s: State) -> Iterator[int]:
    """The cards of the access that may be asked about: on the chart there are several."""
    f = s.stack[-1]
    if isinstance(f, MidAccessFrame):
        assert s.access is not None
        yield s.access.card
    elif isinstance(f, TrashChoiceFrame):
        assert s.breach is not None
        for cid, object_no in s.breach.seen:
            if s.cards[cid].object_no == object_no and cid not in f.paid:
                if s.cards[cid].face.type != AGENDA:
                    yield cid


@pytest.mark.parametrize("rules", RULES)
def test_trashing_a_resource_is_offered_if_there_is_one_without_an_obstacle(rules: str) -> None:
    seen = Counter[bool]()
    for game in games(rules, 5 * GAMES):
        s, decision = game.state, game.decision
        if decision is None or decision.kind != "action" or decision.side != CORP:
            continue
        if min(seen[True], seen[False]) >= ENOUGH:
            break
        offered = any(option.kind == "trash resource" for option in decision.options)
        there = [cid for cid in s.zones[TABLE] if keeping_obstacle(s, cid) is not o.NO_RESOURCE]
        able = any(trash_resource_obstacle(s, cid) is None for cid in there)
        idle = s.edition.policies.idle_abilities
        assert able == offered or (idle and offered and not there)
        seen[able] += 1
    assert seen[True]
    assert seen[False]


OBSTACLES: tuple[Obstacle, ...] = (
    *(o.Fact("cost", what) for what in get_args(o.What)),
    o.Forbidden("rez", NOBODY),
    o.Forbidden("rez", 0),
    o.TooDear(5, 0),
    o.TooFewClicks(2, 1),
    o.Unpayable(TrashThis()),
    o.OnlyIf("play", DuringRun()),
    o.OnlyIf("paid-ability", DuringRun()),
    o.TooBig(5, 4),
    o.NoHost(ANY_CARD),
    *o.USED_UP.values(),
    o.WrongIce(ANY_CARD),
    o.TooWeak(1, 2),
    o.Unadvanced(0, 3),
)


def test_every_obstacle_has_words() -> None:
    kinds = {kind for kind in vars(o).values() if isinstance(kind, type) and issubclass(kind, Obstacle)}
    assert {type(obstacle) for obstacle in OBSTACLES} == kinds - {Obstacle}
    t = table(turn="runner", servers={"HQ": At(ice=["Ice Wall (rezzed)"])}, runner=Seat(rig=["Corroder"]))
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    said = {against(t.game.state, RUNNER, t.card("Corroder"), obstacle).why for obstacle in OBSTACLES}
    assert len(said) == len(OBSTACLES)
    assert all(text[0].isupper() and text[-1] == "." for text in said)


class Kept(dict[Any, Any]):
    """A part of the game that nothing may write to."""

    def __setitem__(self, key: Any, value: Any) -> None:
        raise AssertionError(f"{key} was written")


@pytest.mark.parametrize("rules", RULES)
def test_asking_what_may_be_done_writes_nothing(rules: str) -> None:
    asked = 0
    for game in games(rules):
        decision = game.decision
        if decision is not None and decision.kind == "action":
            copy = game.state.clone()
            copy.players = Kept(copy.players)
            plain = tuple(option for option in decision.options if option.kind not in ("errand", "done"))
            if decision.about == "action" and copy.players[decision.side].clicks:
                assert action_options(copy, decision.side) == plain
            asked += 1
    assert asked > 10
