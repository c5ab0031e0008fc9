"""What players have besides cards: credits, clicks, tags, bad publicity."""

from typing import Final

from ....lang.words import CORP, RUNNER, Side
from ....state.frames import (
    AbilityFrame,
    ActionFrame,
    BasicActionFrame,
    ImminentFrame,
    InstallFrame,
    PlayFrame,
)
from ....state.records import NOBODY, Change, Player
from ....state.state import State
from ...read.errands import ERRAND, errands
from ...read.pool import loans, pool
from .errands import lose_errands
from .recording import emit, heard, note


def gain_credits(s: State, side: Side, amount: int) -> int:
    if amount <= 0:
        return 0
    player = s.players[side]
    s.players[side] = player.with_credits(player.credits + amount, player.run_credits)
    emit(s, "gain credits", side, NOBODY, amount)
    return amount


def lose_credits(s: State, side: Side, amount: int, hosted: int = 0) -> int:
    """Lose credits from the pool: as many as there are, up to the amount (1.10.3b), besides those on cards
    that count as being in it and are gone by now."""
    player = s.players[side]
    lost = min(amount, player.credits)
    if lost + hosted <= 0:
        return 0
    s.players[side] = player.with_credits(player.credits - lost, _left_over(s, player, lost))
    emit(s, "lose credits", side, amount=lost + hosted)
    run_dry(s, side)
    return lost + hosted


def run_dry(s: State, side: Side) -> None:
    """Record that a player has no credits in their pool, if so. The turn remembers it wherever a card of the
    game asks for the first time; only where one hears of it the next checkpoint and the log have it too, for
    it would give that card away."""
    if s.players[side].credits or pool(s, side):
        return
    if heard(s, NO_CREDITS):
        emit(s, "no credits", side)
    elif s.awaits(NO_CREDITS):
        so_far = s.changes_this_turn
        so_far[NO_CREDITS] = (*so_far.get(NO_CREDITS, ()), Change(NO_CREDITS, s.moment, side))


def dry_by_now(s: State) -> None:
    """Record what no atom could: a pool that is empty because credits on a card are no longer in it."""
    if "turn begins" in s.changes_this_turn:
        for side in s.players:
            if not pool(s, side) and all(c.side != side for c in s.changes_this_turn.get(NO_CREDITS, ())):
                emit(s, "no credits", side)


NO_CREDITS: Final = "no credits"


def _left_over(s: State, player: Player, leaving: int) -> int:
    """Bad publicity credits in the pool leave it first: the Runner would want no other order."""
    if player.run_credits and s.edition.policies.bad_publicity == "pool":
        return max(0, player.run_credits - leaving)
    return player.run_credits


def spend_credits(s: State, side: Side, amount: int) -> None:
    """Spend from the credit pool."""
    if amount > 0:
        player = s.players[side]
        s.players[side] = player.with_credits(player.credits - amount, _left_over(s, player, amount))


def spend_fund(s: State, side: Side, amount: int) -> None:
    """Spend from the bad publicity fund (26.03: 10.6.2)."""
    player = s.players[side]
    s.players[side] = player.with_credits(player.credits, player.run_credits - amount)


def lend(s: State, side: Side, amount: int) -> int:
    """A player gains credits for a while; a lasting effect is to say for what, and that they are so many."""
    if amount <= 0:
        return 0
    player = s.players[side]
    s.players[side] = player._replace(lent=player.lent + amount)
    emit(s, "gain credits", side, NOBODY, amount, sort="lent")
    return amount


def spend_lent(s: State, side: Side, loan: int, amount: int) -> None:
    """Credits gained for a while go: of those whose purpose one effect says."""
    player = s.players[side]
    s.players[side] = player._replace(lent=player.lent - amount)
    s.keep_lingering(
        tuple(one if one.id != loan else one._replace(amount=one.amount - amount) for one in s.lingering)
    )


def lose_lent(s: State, side: Side, amount: int) -> int:
    """Lose credits that were gained for a while, up to the amount."""
    lost = 0
    for loan in loans(s, side):
        now = min(loan.amount, amount - lost)
        if now > 0:
            spend_lent(s, side, loan.id, now)
            lost += now
    return lost


def return_lent(s: State, side: Side, source: int) -> int:
    """Credits that a player has gained for a while by a card go back to the bank; that is no loss."""
    back = {loan.id: loan.amount for loan in loans(s, side) if loan.source == source}
    s.keep_lingering(tuple(one for one in s.lingering if one.id not in back))
    amount = sum(back.values())
    if amount:
        player = s.players[side]
        s.players[side] = player._replace(lent=player.lent - amount)
        note(s, "remove", side, amount=amount, sort="lent")
    return amount


def add_run_credits(s: State, amount: int) -> None:
    """The Runner receives credits from bad publicity, in the pool or in the fund."""
    if amount <= 0:
        return
    runner = s.players[RUNNER]
    if s.edition.policies.bad_publicity == "pool":
        s.players[RUNNER] = runner.with_credits(runner.credits + amount, runner.run_credits + amount)
        emit(s, "gain credits", RUNNER, amount=amount, sort="bad publicity")
    else:
        s.players[RUNNER] = runner.with_credits(runner.credits, runner.run_credits + amount)
        note(s, "place", RUNNER, amount=amount, sort="bad publicity fund")


def drop_run_credits(s: State) -> None:
    """Unspent bad publicity credits are gone."""
    runner = s.players[RUNNER]
    amount = runner.run_credits
    if amount <= 0:
        return
    if s.edition.policies.bad_publicity == "pool":
        s.players[RUNNER] = runner.with_credits(runner.credits - amount, 0)
        emit(s, "lose credits", RUNNER, amount=amount, sort="bad publicity")
        run_dry(s, RUNNER)
    else:
        s.players[RUNNER] = runner.with_credits(runner.credits, 0)
        note(s, "remove", RUNNER, amount=amount, sort="bad publicity fund")


def gain_clicks(s: State, side: Side, amount: int) -> int:
    """Gain clicks, less those the player has still to forgo."""
    player = s.players[side]
    if player.forgo and amount > 0:
        forgone = min(player.forgo, amount)
        amount -= forgone
        s.players[side] = player = player._replace(forgo=player.forgo - forgone)
    if amount <= 0:
        return 0
    s.players[side] = player.with_clicks(player.clicks + amount, player.clicks_spent)
    emit(s, "gain clicks", side, NOBODY, amount)
    return amount


def forgo(s: State, side: Side, amount: int) -> int:
    """A player gives up their next clicks: those they have left first, then those they would gain."""
    gone = lose_clicks(s, side, amount)
    player = s.players[side]
    s.players[side] = player._replace(forgo=player.forgo + amount - gone)
    return amount


def lose_clicks(s: State, side: Side, amount: int) -> int:
    """Lose clicks. Of actions for one thing only those that come next go first, any other last."""
    if ERRAND in s.lasting_headings:
        next_ones = lose_errands(s, side, amount, in_a_row=True)
        lost = next_ones + _lose_clicks(s, side, amount - next_ones)
        return lost + lose_errands(s, side, amount - lost, in_a_row=False)
    return _lose_clicks(s, side, amount)


def _lose_clicks(s: State, side: Side, amount: int) -> int:
    player = s.players[side]
    lost = min(amount, player.clicks)
    if lost <= 0:
        return 0
    s.players[side] = player.with_clicks(player.clicks - lost, player.clicks_spent)
    emit(s, "lose clicks", side, amount=lost)
    return lost


def spend_clicks(s: State, side: Side, amount: int) -> None:
    """Spend clicks; those for an action, additional ones to play or install a card with it too (26.03:
    1.16.4d), are recorded with that action."""
    player = s.players[side]
    s.players[side] = player.with_clicks(player.clicks - amount, player.clicks_spent + amount)
    top = s.stack[-1] if s.stack else None
    if type(top) is BasicActionFrame:  # as mostly
        emit(s, "spend clicks", side, NOBODY, amount, NOBODY, top.name)
        return
    for frame in reversed(s.stack):
        if isinstance(frame, ActionFrame):
            if frame.action is None:
                break
            name, card, _, place = frame.action
            emit(s, "spend clicks", side, card, amount, sort=name, place=place)
            return
        if not isinstance(frame, TAKING_AN_ACTION):
            break
    emit(s, "spend clicks", side, NOBODY, amount)


TAKING_AN_ACTION: Final = (BasicActionFrame, AbilityFrame, PlayFrame, InstallFrame, ImminentFrame)
"""What may be on the stack above an action window while the action is being paid for."""


def clicks_to_come(s: State, side: Side) -> int:
    """How many actions a player has left in this turn, those for one thing only included."""
    return s.players[side].clicks + len(errands(s, side))


def take_tags(s: State, amount: int) -> int:
    if amount <= 0:
        return 0
    runner = s.players[RUNNER]
    s.players[RUNNER] = runner._replace(tags=runner.tags + amount)
    emit(s, "tags", RUNNER, amount=amount)
    return amount


def remove_tags(s: State, amount: int, by: Side = RUNNER) -> int:
    """A player removes tags from the Runner."""
    runner = s.players[RUNNER]
    gone = min(amount, runner.tags)
    if gone <= 0:
        return 0
    s.players[RUNNER] = runner._replace(tags=runner.tags - gone)
    emit(s, "remove tags", by, amount=gone)
    return gone


def remove_core_damage(s: State) -> int:
    """Core damage is undone; the hand size is what it was before."""
    runner = s.players[RUNNER]
    gone = runner.core_damage
    if gone > 0:
        s.players[RUNNER] = runner._replace(core_damage=0)
        emit(s, "remove core damage", RUNNER, amount=gone)
    return gone


def take_bad_publicity(s: State, amount: int) -> int:
    if amount <= 0:
        return 0
    corp = s.players[CORP]
    s.players[CORP] = corp._replace(bad_publicity=corp.bad_publicity + amount)
    s.displaced = True  # a checkpoint may have a limit to it
    emit(s, "bad publicity", CORP, amount=amount)
    return amount


def remove_bad_publicity(s: State, amount: int) -> int:
    corp = s.players[CORP]
    gone = min(amount, corp.bad_publicity)
    if gone <= 0:
        return 0
    s.players[CORP] = corp._replace(bad_publicity=corp.bad_publicity - gone)
    emit(s, "remove bad publicity", CORP, amount=gone)
    return gone
