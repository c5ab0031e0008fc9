"""`rulerunner cards --status`: how much of each format, known deck and set can be played."""

import json
from collections.abc import Iterator
from itertools import groupby

from ..cards.waiting import needs
from ..decks.formats import as_id
from ..decks.standing import HEADINGS, Pool, pools
from .errors import Problem


def status(family: str, only: str | None, as_json: bool) -> Iterator[str]:
    """The lines of the report; of one set, format or known deck also the cards that wait."""
    found = [
        pool for pool in pools(family) if only is None or as_id(only) in map(as_id, (pool.name, pool.id))
    ]
    if not found:
        names = ", ".join(pool.id for pool in pools(family) if pool.kind == "format")
        raise Problem(f"there is no set, format or known deck called {only!r}. Formats: {names}.")
    if as_json:
        yield json.dumps([pool.data() for pool in found], ensure_ascii=False, indent=2)
        return
    for kind, group in groupby(found, key=lambda pool: pool.kind):
        yield f"{HEADINGS[kind]}"
        yield from _table(list(group))
        yield ""
    if only is None:
        decks = [pool for pool in found if pool.kind == "deck"]
        if decks:
            yield f"{sum(pool.whole for pool in decks)} of {len(decks)} known decks can be played."
        yield "rulerunner cards --status --set NAME lists what waits in a set, a format or a known deck."
        return
    for pool in found:
        yield from _waiting(pool, family)


def _table(group: list[Pool]) -> Iterator[str]:
    size = max(len(pool.id) for pool in group)
    for pool in group:
        missing = f"  waiting: {len(pool.waiting)}" if pool.waiting else ""
        yield f"  {pool.id:{size}}  {pool.playable:4} of {len(pool.cards):4}  {pool.share:>4}{missing}"


def _waiting(pool: Pool, family: str) -> Iterator[str]:
    for name in sorted(pool.waiting):
        yield f"  {name}: {needs(family, name)}"
