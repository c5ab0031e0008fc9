"""Plays that say who answers: cards seen so closely that another answer, or another's, would be noticed.

    Close("corp play Restore; corp Enigma", "corp pays 3; install Enigma", ...)

An answer is as in `plays`, after the player who is to give it. "corp not Enigma" says that it is for the
Corp to decide and that this is not on offer, "over" that no further card is asked for, "quiet" that nothing
is; "without Enigma" goes on to the next action, and that card must not be on offer nor ask anything.
"""

from typing import Any

from rulerunner.state.decision import Option
from tests.support.plays import Play, fits
from tests.support.runner import finish_without
from tests.support.table import Table

CORPS: dict[str, Any] = {"turn": "corp"}
"""The Corp's turn, at its first action."""
CORPS_BEGINS: dict[str, Any] = {"turn": "corp", "at": "5.6.1c"}
CORPS_WINDOW: dict[str, Any] = {"turn": "corp", "at": "5.6.2a"}
"""The Corp's turn, where it may score."""
ACTING = ("action", "paid", "discard")
"""Decisions at which nothing is asked of a player."""
RUNNERS_BEGINS: dict[str, Any] = {"turn": "runner", "at": "5.7.1d"}


class Close(Play):
    """A play whose answers name the player who gives them."""

    def follow(self, t: Table) -> None:
        follow(t, *self.answers)


def follow(t: Table, *answers: str) -> None:
    """Give the answers, one after another; then decline until a player may act outside a run."""
    for answer in answers:
        if answer == "over":
            assert t.game.decision is None or t.decision.kind != "choose card", t.lines()
        elif answer == "quiet":
            assert t.game.decision is None or t.decision.kind in ACTING, t.lines()
        elif answer.startswith("without "):
            _goes_on_without(t, answer.removeprefix("without "))
        elif " not " in answer:
            _lacks(t, *answer.split(" not ", 1))
        else:
            _give(t, *answer.split(" ", 1))
    for _ in range(80):
        if t.game.decision is None or (t.decision.kind in ACTING and not t.in_run()):
            return
        t.passes()


def _goes_on_without(t: Table, card: str) -> None:
    finish_without(t, card)
    assert not any(option.card >= 0 and t.name(option.card) == card for option in t.decision.options)


def _lacks(t: Table, side: str, answer: str) -> None:
    assert t.decision.side == side, t.lines()
    assert not any(fits(t, option, answer) for option in t.decision.options), t.lines()


def _give(t: Table, side: str, answer: str) -> None:
    for _ in range(80):
        if t.game.decision is None:
            break
        fitting = [option for option in t.decision.options if _fits(t, option, answer)]
        if fitting and t.decision.side == side and (answer != "yes" or t.decision.about != "jack-out"):
            t.choose(fitting[0])
            return
        if t.decision.kind == "action":
            break
        t.passes()
    raise AssertionError(f"no {answer} for the {side}: {t.lines() if t.game.decision else t.game.result}")


def _fits(t: Table, option: Option, answer: str) -> bool:
    """Whether an option is meant; an action by its kind, not by a card alone."""
    return fits(t, option, answer) and (t.decision.kind not in ACTING or answer.startswith(option.kind))
