"""Positions with many cards installed: half of them the Corp's, in and before servers, half the Runner's."""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Final, NamedTuple

from rulerunner import EDITIONS, At, Game, Seat, position


class Stock(NamedTuple):
    """What the tables are filled with. None of these ends a run for good or wipes the table."""

    ice: Sequence[str]
    roots: Sequence[str]
    programs: Sequence[str]
    rig: Sequence[str]
    corp_deck: Sequence[str]
    runner_deck: Sequence[str]


MODERN: Final = Stock(
    ice=("Ice Wall (rezzed)", "Enigma", "Wall of Static (rezzed)", "Hunter (rezzed)", "Tollbooth"),
    roots=("PAD Campaign (rezzed)", "Adonis Campaign", "Melange Mining Corp. (rezzed)", "PAD Campaign"),
    programs=("Corroder", "Ninja", "Gordian Blade"),
    rig=("Armitage Codebusting (12 credit)", "Bank Job (8 credit)", "Plascrete Carapace (4 power)", "Decoy",
         "Sacrificial Construct", "Access to Globalsec", "HQ Interface", "Cyberfeeder"),
    corp_deck=("Hedge Fund", "Ice Wall", "PAD Campaign", "Private Security Force"),
    runner_deck=("Sure Gamble", "Diesel", "Easy Mark", "Armitage Codebusting"),
)  # fmt: skip

CLASSIC: Final = Stock(
    ice=("Data Wall (rezzed)", "Filter", "Wall of Static (rezzed)", "Hunter (rezzed)", "Quandary"),
    roots=("BBS Whispering Campaign (rezzed)", "Krumz", "Braindance Campaign (rezzed)", "Holovid Campaign"),
    programs=("Codecracker", "Dwarf", "Loony Goon"),
    rig=("Floating Runner BBS", "Short-Term Contract (12 credit)", "Access to Kiribati", "Fall Guy",
         "HQ Interface", "WuTech Mem Chip", "Technician Lover", "Armored Fridge"),
    corp_deck=("Accounts Receivable", "Data Wall", "Krumz", "Marine Arcology"),
    runner_deck=("Score!", "Livewire's Contacts", "Jack 'n' Joe", "Floating Runner BBS"),
)  # fmt: skip


def crowded(rules: str, cards: int) -> Game:
    """A position with so many cards installed, the Runner to act."""
    stock = CLASSIC if EDITIONS[rules].family == "classic" else MODERN
    half = cards // 2
    ice = iter(islice(cycle(stock.ice), half - half // 3))
    roots = list(islice(cycle(stock.roots), half // 3))
    places = ["HQ", "R&D", "Archives", *(f"remote {n + 1}" for n in range(len(roots)))]
    protecting: dict[str, list[str]] = {place: [] for place in places}
    for place, card in zip(cycle(places), ice, strict=False):
        protecting[place].append(card)
    servers = {
        place: At(protecting[place], [roots[n - 3]] if n >= 3 else []) for n, place in enumerate(places)
    }
    rig = [*stock.programs, *islice(cycle(stock.rig), half - len(stock.programs))]
    return position(
        rules=rules,
        corp=Seat(credits=20, hand=stock.corp_deck, deck=list(stock.corp_deck) * 5),
        runner=Seat(credits=20, hand=stock.runner_deck, deck=list(stock.runner_deck) * 5, rig=rig[:half]),
        servers=servers,
    )
