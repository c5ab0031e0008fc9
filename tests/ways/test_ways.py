"""An act is the same whichever way it comes about: the same change in the log, the same abilities that hear
of it, the same prohibitions and costs, the same things kept hidden.

Each pair of the table in `pairs.py` is played with made-up cards; pairs that cannot be have a reason there.
"""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from rulerunner import EDITIONS
from rulerunner.kernel.change.register import APPLY
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.filters import Named
from rulerunner.lang.instructions import Place
from rulerunner.lang.statics import AdditionalCost, Cannot
from rulerunner.lang.sugar import interrupt, static, when
from rulerunner.lang.words import Side
from rulerunner.state.records import HQ_ID, Change
from rulerunner.view import view
from tests.support.faces import made
from tests.support.table import Table
from tests.support.together import try_each

from .acts import ACTS
from .pairs import PAIRS, WAYS, scene, unlike_1996
from .scenes import Act, Deed, Spots, footprint

Pair = tuple[Act, str, Side, str]
"""An act, a way, who does it, and under which edition."""


def pairs(fit: Callable[[Act, str], object]) -> Callable[[Callable[..., None]], Callable[[str], None]]:
    """The pairs of the table that a question is about, under every edition that has them: a test an act."""
    acts: dict[str, list[Pair]] = {}
    for act, way, side in PAIRS:
        for rules in EDITIONS:
            if fit(act, way) and not (rules == "classic-1996" and unlike_1996(act, way)):
                acts.setdefault(act.name, []).append((act, way, side, rules))

    def together(asked: Callable[..., None]) -> Callable[[str], None]:
        @pytest.mark.parametrize("name", acts)
        def test(name: str) -> None:
            try_each(acts[name], lambda pair: asked(*pair), lambda pair: ", ".join((name, *pair[1:])))

        test.__doc__ = asked.__doc__
        return test

    return together


def done(act: Act, way: str, side: Side, rules: str, *faces: Face, more: Spots | None = None) -> Deed:
    how = scene(act, way)
    assert not isinstance(how, str)
    return how(act, rules, side, faces, more or {})


def of_the_act(act: Act, deed: Deed) -> list[Change]:
    """The changes of the act itself: those of its card, those of the ability that did it."""
    t = deed.table
    changes = footprint(act, deed)
    if act.card:
        return [x for x in changes if x.card >= 0 and t.name(x.card) == act.card]
    if act.name == "breach":
        return [x for x in changes if x.server == HQ_ID]
    own = [x for x in changes if x.source >= 0 and t.name(x.source) == deed.source]
    return own or [x for x in changes if x.source < 0]


@pairs(lambda act, way: True)
def test_it_leaves_the_same_in_the_log_and_on_the_table(act: Act, way: str, side: Side, rules: str) -> None:
    deed = done(act, way, side, rules)
    if way == "face down":
        act = replace(act, card="Crate", settled=lambda t: not t.rezzed("Crate"))
    found = of_the_act(act, deed)
    assert len(found) == (2 if act.name == "swap" else 1), f"happened {len(found)} times"
    first = found[0]
    if act.amount and (act.name, way) != ("gain credits", "basic action"):
        assert first.amount == act.amount
    owner = deed.table.game.state.cards[first.card].owner if first.card >= 0 else ""
    assert first.side == {"doer": deed.side, "owner": owner}.get(act.actor, act.actor)
    assert first.rule, "a change says under which rule it happened"
    assert act.settled(deed.table)


@pairs(lambda act, way: True)
def test_abilities_of_both_players_hear_of_it(act: Act, way: str, side: Side, rules: str) -> None:
    ear = when(Trigger(act.kind, first="turn"), Place(1, "agenda"))
    faces = (made("Corp Ear", "asset", ear), made("Runner Ear", "hardware", ear))
    spots: Spots = {"root": ("Corp Ear (rezzed)",), "rig": ("Runner Ear",)}
    t = done(act, way, side, rules, *faces, more=spots).table
    assert [t.counters(f"{who} Ear", "agenda") for who in ("Corp", "Runner")] == [1, 1]


@pairs(lambda act, way: act.forbidden and way != "checkpoint")
def test_what_forbids_it_forbids_it(act: Act, way: str, side: Side, rules: str) -> None:
    """By whichever way; only a checkpoint asks nobody (10.3.1)."""
    ban = made("Ban", "upgrade", static(Cannot(act.forbidden)))  # type: ignore[arg-type]
    deed = done(act, way, side, rules, ban, more={"root of HQ": ("Ban (rezzed)",)})
    assert not of_the_act(act, deed)


@pairs(lambda act, way: act.charged)
def test_what_it_costs_in_addition_is_paid(act: Act, way: str, side: Side, rules: str) -> None:
    payer = "corp" if act.sides == ("corp",) else "runner"
    plain = done(act, way, side, rules)
    dear = done(act, way, side, rules, toll(act), more=TOLL)
    assert of_the_act(act, dear)
    assert dear.table.credits[payer] == plain.table.credits[payer] - 2


TOLL: Spots = {"root of HQ": ("Toll (rezzed)",)}
TOLD = ("paid ability", "action of a card", "conditional ability", "subroutine", "in a run")


def toll(act: Act) -> Face:
    """A card that makes the act dearer."""
    named = Named(act.card)
    return made("Toll", "upgrade", static(AdditionalCost(act.charged, (Credits(2),), named)))  # type: ignore[arg-type]


@pairs(lambda act, way: act.charged and act.charged != "steal" and way in TOLD)
def test_who_is_told_to_do_it_may_decline_what_it_costs_in_addition(
    act: Act, way: str, side: Side, rules: str
) -> None:
    """Not so in 1996: there it is done, and paid."""
    declining = replace(act, answers={**act.answers, act.charged: ("no", "")})
    deed = done(declining, way, side, rules, toll(act), more=TOLL)
    paid = not EDITIONS[rules].policies.directed_costs_declined
    assert bool(of_the_act(act, deed)) == paid
    spent = sum(change.amount for change in deed.table.events("spend credits"))
    assert spent >= 2 if paid else not deed.table.events("spend credits", amount=2)


def seen(t: Table, side: str) -> str:
    """All that a seat can see of the game; the definitions of made-up cards are no part of it."""
    shown = json.loads(view(t.game.state, side, t.game.decision).to_json())
    shown.pop("homemade", None)
    return json.dumps(shown)


@pairs(lambda act, way: way == "face down" or (act.hidden and (act.kind != "draw" or way == "basic action")))
def test_what_is_hidden_stays_hidden(act: Act, way: str, side: Side, rules: str) -> None:
    t = done(act, way, side, rules).table
    assert "Crate" not in seen(t, "runner")
    assert "Crate" in seen(t, "corp")


STEPS = {("jack out", "the rules themselves")}
"""Steps of a timing structure rather than instructions: they are never imminent."""
OF_STEPS = {"steal", "discard"}
"""Here these are what a step of an access does, and what comes of cards being trashed from a hand; only as an
instruction of their own would they be imminent."""


@pairs(lambda act, way: act.kind in APPLY and act.name not in OF_STEPS and (act.name, way) not in STEPS)
def test_as_an_effect_it_can_be_interrupted_and_as_a_cost_it_cannot(
    act: Act, way: str, side: Side, rules: str
) -> None:
    shadow = made("Shadow", "upgrade", interrupt(Trigger(act.kind), Place(1, "agenda"), once="turn"))
    t = done(act, way, side, rules, shadow, more={"root of HQ": ("Shadow (rezzed)",)}).table
    assert (t.counters("Shadow", "agenda") > 0) == (way not in ("cost", "checkpoint"))


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.name)
def test_every_pair_has_a_scene_or_a_reason(act: Act) -> None:
    proved = [way for way in WAYS if not isinstance(scene(act, way), str)]
    assert proved, "an act that cannot happen at all"
    assert all(scene(act, way) for way in WAYS)


def test_the_table_is_large() -> None:
    assert len(PAIRS) >= 200
