"""Words about what players have: credits, clicks, cards drawn, tags, damage, bad publicity."""

from typing import Any, Final, get_args

from ....lang import instructions as w
from ....lang.headings import LENT_CREDITS
from ....lang.statics import SpendFrom
from ....lang.words import CORP, CREDIT, DECK_OF, RUNNER, Purpose, Side
from ....state.changes import SureEffect
from ....state.context import Context
from ....state.frames import BlockFrame, DamageFrame, DrawFrame, PoolFrame
from ....state.procedures import new_drawing
from ....state.records import ExpectedEffect, Lingering
from ....state.stages import DamageStage, DrawStage
from ....state.state import State
from ...may.interrupts import preventable
from ...may.potential import some
from ...read.context import clicks_left, player
from ...read.damage import deadly, let_through, picked_by_hand, staked
from ...read.declared import cannot, prevented
from ...read.evaluate import number
from ...read.pool import in_pool, loans, pool
from ...read.saving import saving
from ...read.values import score
from .. import atoms
from ..register import OPENS, WAITS, applies, word
from .shapes import always, of_player, plainly, some_amount, who


def _damage(s: State, f: BlockFrame, i: w.Damage) -> tuple[ExpectedEffect, ...]:
    return (
        SureEffect(
            "damage",
            RUNNER if i.by else f.side,
            number(s, f, i.amount),
            sort=i.kind,
            source=f.source,
            preventable=i.preventable,
        ),
    )


@applies("damage", valued=True)
def _do_damage(s: State, fx: ExpectedEffect) -> int:
    if preventable(fx) and prevented(s, "damage", fx.sort):
        return 0
    through = _through(s, fx)
    if through < fx.amount:
        atoms.emit(s, "prevent", RUNNER, amount=fx.amount - through, sort="damage")
    if _opens(s, fx):
        sure = not preventable(fx)
        s.stack.append(
            DamageFrame(fx.sort, through, fx.side, fx.source, stage=DamageStage.SETTLING, sure=sure)
        )
        return WAITS
    return atoms.damage(s, fx.sort, through, fx.side)


def _through(s: State, fx: ExpectedEffect) -> int:
    """How much damage is left once what prevents some of it as it is done has done so."""
    return let_through(s, fx.sort, fx.amount, fx.source) if preventable(fx) else fx.amount


def _opens(s: State, fx: ExpectedEffect) -> bool:
    """Whether a player is asked about damage as it is done."""
    through = _through(s, fx)
    staking = through > 0 and bool(staked(s, fx.sort, fx.side, not preventable(fx)))
    return staking or picked_by_hand(s, fx.sort, through) or deadly(s, through)


OPENS["damage"] = _opens


@applies("flatline")
def _do_flatline(s: State, fx: ExpectedEffect) -> int:
    s.rule = s.edition.cites["flatline"]
    atoms.finish(s, CORP, "flatline")
    return 1


@applies("tags", valued=True)
def _do_tags(s: State, fx: ExpectedEffect) -> int:
    return 0 if preventable(fx) and prevented(s, "tags", "") else atoms.take_tags(s, fx.amount)


@applies("draw", valued=True, procedure=True)
def _do_draw(s: State, fx: ExpectedEffect) -> int:
    """Draw; cards that lie aside are added to the hand once the frame for them is done."""
    side = who(fx)
    if side == RUNNER and cannot(s, "draw as the Runner"):
        return 0
    done = atoms.draw(s, side, fx.amount)
    if not done or not s.edition.policies.drawn_aside:
        return done
    drawn = tuple([(cid, s.cards[cid].object_no) for cid in s.touched])
    top = s.stack[-1]
    if isinstance(top, DrawFrame) and top.stage == DrawStage.NEW:  # players who draw together (26.03: 8.4.4)
        s.stack[-1] = top._replace(drawn=top.drawn + drawn)
    else:
        s.stack.append(new_drawing(side, drawn))
    return WAITS


@applies("gain credits")
def _do_gain_credits(s: State, fx: ExpectedEffect) -> int:
    return into_pool(s, who(fx), fx.amount, fx.source)


OPENS["gain credits"] = lambda s, fx: fx.amount > 0 and bool(saving(s, who(fx)))


def into_pool(s: State, side: Side, amount: int, source: int) -> int:
    """Credits come into a pool, from the bank or from a card; first their player may put them elsewhere."""
    if amount > 0 and saving(s, side):
        s.stack.append(PoolFrame(side, amount, amount, source))
        return WAITS
    return atoms.gain_credits(s, side, amount)


@applies("lose credits")
def _do_lose_credits(s: State, fx: ExpectedEffect) -> int:
    """Credits on cards that count as being in the pool go first, and those gained for a while: they are there
    for a while only, and their player would want no other order."""
    side, hosted = who(fx), 0
    for cid in in_pool(s, side):
        hosted += atoms.remove(s, cid, CREDIT, fx.amount - hosted)
    if s.players[side].lent:
        hosted += atoms.lose_lent(s, side, fx.amount - hosted)
    return atoms.lose_credits(s, side, fx.amount - hosted, hosted)


applies("gain clicks")(lambda s, fx: atoms.gain_clicks(s, who(fx), fx.amount))
applies("lose clicks")(lambda s, fx: atoms.lose_clicks(s, who(fx), fx.amount))
applies("forgo")(lambda s, fx: atoms.forgo(s, who(fx), fx.amount))
applies("remove tags")(lambda s, fx: atoms.remove_tags(s, fx.amount, who(fx)))
applies("bad publicity", valued=True)(lambda s, fx: atoms.take_bad_publicity(s, fx.amount))
applies("remove core damage")(lambda s, fx: atoms.remove_core_damage(s))
applies("score points")(lambda s, fx: atoms.score_points(s, who(fx), fx.amount))
applies("lose points")(lambda s, fx: atoms.lose_points(s, who(fx), min(fx.amount, score(s, who(fx)))))
applies("remove bad publicity")(lambda s, fx: atoms.remove_bad_publicity(s, fx.amount))


def _lend(s: State, f: BlockFrame, i: w.Lend) -> tuple[ExpectedEffect, ...]:
    side = player(f, i.side)
    return (ExpectedEffect("lend", side, number(s, f, i.amount), sort=i.purpose, source=f.source),)


@applies("lend")
def _do_lend(s: State, fx: ExpectedEffect) -> int:
    """They may be spent until they are returned; those for runs, if gained in one, in that run only."""
    done = atoms.lend(s, who(fx), fx.amount)
    if done:
        of_run = s.run.id if fx.sort == "run" and s.run is not None else 0
        what = Lingering(s.fresh(), fx.source, 0, who(fx), "game", of_run, LENT_CREDITS, amount=done)
        declared = SpendFrom(PURPOSES[fx.sort])
        atoms.linger(s, what._replace(declaration=declared, active_since=s.moment))
    return done


PURPOSES: Final[dict[str, Purpose]] = {one: one for one in get_args(Purpose)}


applies("return lent")(lambda s, fx: atoms.return_lent(s, who(fx), fx.source))


def _could_draw(s: State, ctx: Context, i: w.Draw) -> bool:
    """The Runner draws nothing from an empty stack; the Corp loses the game by drawing from an empty R&D
    (26.03: 1.7.2c)."""
    if player(ctx, i.side) == CORP:
        return some(s, ctx, i.amount)
    return bool(s.zones[DECK_OF[RUNNER]]) and some(s, ctx, i.amount) and not cannot(s, "draw as the Runner")


word(w.Lend, _lend, some_amount)
word(
    w.ReturnLent,
    lambda s, f, i: (ExpectedEffect("return lent", player(f, i.side), source=f.source),),
    lambda s, x, i: any(loan.source == x.source and loan.amount for loan in loans(s, player(x, i.side))),
)


def _has_credits(s: State, ctx: Context, i: Any) -> bool:
    return pool(s, player(ctx, i.side)) > 0


def _has_clicks(s: State, ctx: Context, i: Any) -> bool:
    return clicks_left(s, ctx, player(ctx, i.side)) > 0


word(w.Gain, of_player("gain credits"), some_amount)
word(w.Lose, of_player("lose credits"), lambda s, x, i: _has_credits(s, x, i) and some(s, x, i.amount))
word(
    w.LoseAllCredits,
    lambda s, f, i: (
        ExpectedEffect("lose credits", player(f, i.side), pool(s, player(f, i.side)), source=f.source),
    ),
    _has_credits,
)
word(w.ScorePoints, of_player("score points"), some_amount)
word(
    w.LosePoints,
    of_player("lose points"),
    lambda s, x, i: score(s, player(x, i.side)) > 0 and some(s, x, i.amount),
)
word(w.GainClicks, of_player("gain clicks"), some_amount)
word(w.LoseClicks, of_player("lose clicks"), _has_clicks)
word(w.Forgo, of_player("forgo"), always)
word(w.Draw, of_player("draw"), _could_draw)
word(
    w.GiveTags,
    lambda s, f, i: (
        SureEffect("tags", RUNNER, number(s, f, i.amount), source=f.source, preventable=i.preventable),
    ),
    some_amount,
)
word(
    w.RemoveTag,
    lambda s, f, i: (
        ExpectedEffect("remove tags", player(f, i.by), number(s, f, i.amount), source=f.source),
    ),
    lambda s, x, i: s.players[RUNNER].tags > 0,
)
word(w.Damage, _damage, some_amount)
word(
    w.RemoveCoreDamage,
    lambda s, f, i: (ExpectedEffect("remove core damage", RUNNER, source=f.source),),
    lambda s, x, i: s.players[RUNNER].core_damage > 0,
)
word(w.TakeBadPublicity, plainly("bad publicity", CORP), always)
word(
    w.RemoveBadPublicity,
    plainly("remove bad publicity", CORP),
    lambda s, x, i: s.players[CORP].bad_publicity > 0,
)
