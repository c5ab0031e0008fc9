"""What an option means, in parts, and the plainest ways to say it."""

from collections.abc import Callable

from ..kernel.read.declared import fixed
from ..lang.costs import Costs, Credits
from ..state.context import Context
from ..state.decision import Decision, Option
from ..state.declaring import record
from ..state.record import Record
from ..state.state import State
from .names import (
    credits,
    described,
    price,
    priced,
)


@record
class Wording(Record):
    """What choosing an option means, in parts: a surface shows those that it does not show already."""

    verb: str
    """What is done: "Install", "Use", "Break". Empty where an option is only a thing among others."""
    what: str = ""
    """What it is done to."""
    price: str = ""
    """What it costs, in words."""
    credits: int | None = None
    """What it costs in credits, if that is settled."""
    body: str = ""
    """What it does, in a clause, where the verb does not say it all."""
    whole: str = ""
    """The text, if it is more than its parts in a row."""

    @property
    def text(self) -> str:
        """The whole in a line."""
        if self.whole:
            return self.whole
        text = priced(f"{self.verb} {self.what}".strip(), self.price)
        text = f"{text}: {self.body}" if self.body else text
        return text[:1].upper() + text[1:]

    def marked(self, mark: str) -> "Wording":
        """The same, with what tells its card from others of its name."""
        what = f"{self.what} ({mark})"
        return self._replace(what=what, whole=self.whole.replace(self.what, what, 1))


Say = Callable[[State, Decision, Option], Wording]


def just(verb: str, body: str = "") -> Say:
    words = Wording(verb, body=body)
    return lambda s, d, o: words


def done_to(verb: str) -> Say:
    """Something done to the card of the option, wherever it is."""
    return lambda s, d, o: Wording(verb, described(s, d.side, o.card))


def at(s: State, number: int) -> tuple[str, int]:
    """A price in credits alone."""
    return credits(s, number), number


def priced_at(s: State, ctx: Context, cost: Costs) -> tuple[str, int | None]:
    """A price in words, and in credits as far as it is settled."""
    amounts = [part.amount for part in fixed(s, ctx, cost) if isinstance(part, Credits)]
    settled = [amount for amount in amounts if isinstance(amount, int)]
    return price(s, ctx, cost), sum(settled) if len(settled) == len(amounts) else None
