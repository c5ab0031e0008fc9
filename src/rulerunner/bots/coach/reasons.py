"""Why an option is good or bad: what the simulations that began with it saw, and what is in sight."""

from typing import Final

from ...lang.words import AGENDA, CORP, Side
from ...view.records import OptionView, ServerView
from ..search.trying import Search
from ..thumb.guarding import way_in
from ..thumb.prizes import prize
from ..thumb.servers import way_to_root
from ..thumb.table import RND_ID, Table

NOTED: Final = 0.08
"""A share of the simulations this much above or below the other options' is worth a word,"""
RICHER: Final = 1.5
"""and so is this many credits."""


def reasons(t: Table, search: Search, place: int) -> tuple[str, ...]:
    """Short clauses, the weightiest first."""
    found = [*_ends(search, place), *_points(t.side, search, place), *_ways(t, search, place)]
    return tuple((*found, *_money(search, place))[:4])


def _share(search: Search, place: int, name: str) -> tuple[float, float]:
    """How often something was seen after an option, and after all the others."""
    root = search.choices
    tried = root.visits[place]
    others = root.whole - tried
    seen = getattr(search.lines[place], name)
    rest = sum(getattr(line, name) for i, line in enumerate(search.lines) if i != place)
    return seen / max(1, tried), rest / others if others else seen / max(1, tried)


def _ends(search: Search, place: int) -> list[str]:
    won, _ = _share(search, place, "won")
    lost, _ = _share(search, place, "lost")
    found = []
    if won >= NOTED:
        found.append(f"wins the game by the next turn in {_percent(won)} of the lines")
    if lost >= NOTED:
        found.append(f"loses the game by the next turn in {_percent(lost)} of the lines")
    return found


def _points(side: Side, search: Search, place: int) -> list[str]:
    """Who gets agenda points before the next turn."""
    found = []
    for name, mine, words in (
        ("corp_points", side == CORP, "the Corp scores" if side != CORP else "you score"),
        ("runner_points", side != CORP, "the Runner steals" if side == CORP else "you steal"),
    ):
        here, elsewhere = _share(search, place, name)
        if abs(here - elsewhere) >= NOTED or (mine and here >= 0.4):
            more = "" if abs(here - elsewhere) < NOTED else f", against {_percent(elsewhere)} otherwise"
            found.append(f"{words} before your next turn in {_percent(here)} of the lines{more}")
    return found


def _money(search: Search, place: int) -> list[str]:
    here, elsewhere = _share(search, place, "credits")
    found = []
    if abs(here - elsewhere) >= RICHER:
        word = "better" if here > elsewhere else "worse"
        found.append(f"leaves you about {abs(here - elsewhere):.0f} credits {word} off than the rest")
    tagged, otherwise = _share(search, place, "tags")
    if abs(tagged - otherwise) >= NOTED:
        found.append(f"the Runner ends up tagged in {_percent(tagged)} of the lines")
    return found


def _ways(t: Table, search: Search, place: int) -> list[str]:
    """What the way into a server costs, where an option is about one."""
    option = t.decision.options[search.choices.options[place]]
    server = _server(t, option)
    if server is None:
        return []
    if t.side == CORP:
        return _defence(t, server) if server.ice else []
    return _attack(t, server)


def _server(t: Table, option: OptionView) -> ServerView | None:
    if option.server is not None:
        return t.servers.get(option.server)
    card = t.card_of(option)
    return t.servers.get(card.server) if card is not None and card.server is not None else None


def _defence(t: Table, server: ServerView) -> list[str]:
    way = way_in(t, server)
    if way.chance < 0.1:
        stops = [face.name for _, face in t.faces(server.ice)]
        return [f"{_listing(stops)} would keep the Runner out of {server.name} as the rig is now"]
    if way.credits or way.harm > 1:
        return [f"a run on {server.name} would cost the Runner about {way.credits:.0f} credits"]
    return [f"nothing there stops a run on {server.name}"]


def _attack(t: Table, server: ServerView) -> list[str]:
    way = way_to_root(t, server, server.ice, max(4.0, prize(t, server)))
    found = []
    if server.ice:
        price = f"the way into {server.name} costs about {way.credits:.0f} credits"
        hidden = f", past {way.unknown} ice nobody has seen" if way.unknown else ""
        found.append(price + hidden if way.chance > 0.1 else f"{server.name} cannot be entered as it stands")
    agendas = [face.name for _, face in t.faces(server.root) if face.type == AGENDA]
    if agendas:
        found.append(f"{_listing(agendas)} lies there")
    if server.id == RND_ID and t.view.past.seen_in_rnd:
        found.append(f"{t.view.past.seen_in_rnd} of the cards on top are known already")
    return found


def _listing(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _percent(share: float) -> str:
    return f"{100 * share:.0f}%"
