"""Find puzzles: lay cards out by chance, look for the credits that leave one solution, prove it, keep it.

    python tools/find_puzzles.py THEME --seconds 600 --seed 1 --out found.jsonl

A person reads what is found, and picks, names and orders the good ones; they live in
`src/rulerunner/puzzles/data`, and tests prove each again.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rulerunner import read_position
from rulerunner.positions import BadPosition
from rulerunner.puzzles.proving import Aim, Line, Proof, Undecided, prove
from rulerunner.puzzles.telling import told


def pool(text: str) -> list[str]:
    """Card names, a comma and a space apart."""
    return " ".join(text.split()).split(", ")


BREAKERS: Final = pool("""
    Corroder, Gordian Blade, Ninja, Mimic, Yog.0, Cleaver, Unity, Carmen, Buzzsaw, Echelon, Mayfly,
    Crypsis, Marjanah, Aurora, Pipeline, Battering Ram, Femme Fatale
""")
TRICKS: Final = pool("""
    Inside Job, Sure Gamble, Easy Mark, Infiltration, Forged Activation Orders, Tinkering, Jailbreak,
    Overclock, Tread Lightly, Creative Commission, Account Siphon, The Maker’s Eye, Demolition Run,
    Legwork, Modded
""")
TOOLS: Final = pool("""
    Datasucker, Leech, Desperado, Ice Carver, Cyberfeeder, Armitage Codebusting, Sneakdoor Beta, Medium,
    HQ Interface, R&D Interface, Bank Job, Pantograph, Self-modifying Code
""")
ICE: Final = pool("""
    Ice Wall, Wall of Static, Enigma, Palisade, Whitespace, Hunter, Karunā, Neural Katana, Shadow,
    Tithe, Diviner, Data Mine, Rototurret, Viktor 1.0, Ping, Chum, Data Raven, Ballista, Wall of Thorns,
    Tollbooth, Ansel 1.0, Little Engine, Heimdall 1.0, Ichi 1.0, Brân 1.0, Archer, Hadrian's Wall
""")
GUARDS: Final = pool("Ash 2X3ZB9CY, Red Herrings, Manegarm Skunkworks, Anoetic Void, Experiential Data")
AGENDAS: Final = {
    1: pool("Hostile Takeover, Posted Bounty, Breaking News, Superconducting Hub"),
    2: pool("""
        Private Security Force, Above the Law, Offworld Office, Nisei MK II, AstroScript Pilot Program,
        Longevity Serum, Luminal Transubstantiation, Orbital Superiority
    """),
    3: pool("Priority Requisition, Send a Message"),
}
PLANS: Final = pool("""
    Biotic Labor, Biotic Labor, Seamless Launch, Shipment from Kaguya, Hedge Fund, Beanstalk Royalties,
    Retribution, Neurospike, Hansei Review, Sprint, Predictive Planogram, Shipment from MirrorMorph,
    Archived Memories, Government Subsidy, Closed Accounts, Anonymous Tip
""")
KILLS: Final = pool("""
    Scorched Earth, Scorched Earth, Retribution, Neurospike, Neurospike, Biotic Labor, Closed Accounts,
    Archived Memories, Hedge Fund, Shipment from Kaguya, Hansei Review, Seamless Launch
""")
THREATS: Final = pool(
    "Scorched Earth, Scorched Earth, Hedge Fund, Biotic Labor, Retribution, Neural EMP, Neurospike"
)
ESCAPES: Final = pool("""
    Sure Gamble, Easy Mark, Inside Job, Infiltration, Plascrete Carapace, Decoy, Forged Activation
    Orders, Overclock, Creative Commission, Mayfly, Demolition Run, Legwork
""")
GRIDS: Final = pool("SanSan City Grid (rezzed); Research Station (rezzed)").pop().split("; ")
HELPERS: Final = [
    "Melange Mining Corp. (rezzed)",
    "Nico Campaign (rezzed, 3 credit)",
    "Regolith Mining License (rezzed, 6 credit)",
    "PAD Campaign (rezzed)",
]
SCORED: Final = {1: "Hostile Takeover", 2: "Luminal Transubstantiation", 3: "Priority Requisition"}
HEAD: Final = "rules nisei-1.4\nturn {turn}\n\n"
MOST_CREDITS: Final = 9
LEAST: Final = 5
"""How much there has to be to find."""


class Laid(NamedTuple):
    """A position with one number left open: `{n}`, the credits of the one who is to solve it."""

    text: str
    solver: str
    aim: Aim


Theme = Callable[[Random], Laid]


def some(chance: Random, cards: list[str], low: int, high: int) -> list[str]:
    """A few different cards."""
    return chance.sample(sorted(set(cards)), chance.randint(low, high))


def lines(word: str, cards: list[str]) -> str:
    """Each card on a line of its own."""
    return "".join(f"{word} {card}\n" for card in cards)


def points(chance: Random, missing: int) -> str:
    """A score area that lacks so many points of seven."""
    left, found = 7 - missing, []
    while left:
        worth = chance.choice([each for each in (1, 2, 3) if each <= left])
        found.append(SCORED[worth])
        left -= worth
    return lines("score", sorted(found))


def corp(credits: object, hand: list[str], more: str = "") -> str:
    """The Corp's part of a position."""
    return f"[corp]\ncredits {credits}\n{lines('hand', hand)}deck 3x Hedge Fund\n{more}\n"


def runner(credits: object, clicks: int, hand: list[str], rig: list[str], more: str = "") -> str:
    """The Runner's part of a position."""
    cards = f"{lines('hand', hand)}{lines('rig', rig)}deck 3x Sure Gamble\n"
    return f"[runner]\ncredits {credits}\nclicks {clicks}\n{cards}{more}\n"


def server(name: str, ice: list[str], root: list[str]) -> str:
    """A server."""
    return f"[{name}]\n{lines('ice', ice)}{lines('root', root)}\n"


def steal(chance: Random) -> Laid:
    """The Runner has to find the last points this turn."""
    worth = chance.choice((1, 2, 2, 3))
    ice = [f"{each} (rezzed)" for each in some(chance, ICE, 1, 2)]
    if chance.random() < 0.35:
        ice[-1] = ice[-1].removesuffix(" (rezzed)")
    guard = [f"{each} (rezzed)" for each in some(chance, GUARDS, 0, 1) if chance.random() < 0.6]
    rig = some(chance, BREAKERS, 1, 2) + some(chance, TOOLS, 0, 1)
    hand = some(chance, TRICKS, 1, 3) + (some(chance, BREAKERS, 0, 1) if chance.random() < 0.4 else [])
    other = server("HQ", [f"{chance.choice(ICE)} (rezzed)"], []) if chance.random() < 0.4 else ""
    text = HEAD.format(turn="runner") + corp(chance.randint(0, 5), ["Hedge Fund"])
    text += runner("{n}", chance.choice((1, 2, 2, 3)), hand, rig, points(chance, worth))
    return Laid(
        text + other + server("remote 1", ice, [chance.choice(AGENDAS[worth]), *guard]), "runner", "win"
    )


def central(chance: Random) -> Laid:
    """The last points lie in two places; every click counts."""
    first, second = chance.choice(((1, 1), (1, 2), (2, 2)))
    place = chance.choice(("HQ", "R&D"))
    hidden = chance.choice(AGENDAS[first])
    hand = [hidden] if place == "HQ" else ["Hedge Fund"]
    top = f"deck {hidden}\n" if place == "R&D" else ""
    text = HEAD.format(turn="runner") + f"[corp]\ncredits 0\n{lines('hand', hand)}{top}deck 2x Hedge Fund\n\n"
    rig = some(chance, BREAKERS, 1, 2) + some(chance, TOOLS, 0, 1)
    text += runner(
        "{n}", chance.choice((2, 2, 3)), some(chance, TRICKS, 1, 2), rig, points(chance, first + second)
    )
    text += server(place, [f"{chance.choice(ICE)} (rezzed)"], [])
    return Laid(
        text + server("remote 1", [f"{chance.choice(ICE)} (rezzed)"], [chance.choice(AGENDAS[second])]),
        "runner",
        "win",
    )


def score(chance: Random) -> Laid:
    """The Corp has to score the last points this turn."""
    worth = chance.choice((1, 2, 2, 3))
    agenda = chance.choice(AGENDAS[worth])
    hand = some(chance, PLANS, 2, 3)
    root, counters = [], chance.randint(0, 2)
    if chance.random() < 0.5:
        root.append(f"{agenda} ({counters} advancement)" if counters else agenda)
    else:
        hand.append(agenda)
    root += some(chance, GRIDS, 0, 1) if chance.random() < 0.5 else []
    scored = points(chance, worth)
    if chance.random() < 0.4:
        scored = scored.replace("Luminal Transubstantiation", "AstroScript Pilot Program (1 agenda)", 1)
    text = HEAD.format(turn="corp")
    text += corp("{n}", hand, f"clicks {chance.choice((2, 3, 3))}\n{scored}")
    text += (
        f"[runner]\ncredits 1\ntags {chance.choice((0, 0, 1))}\nhand {chance.randint(1, 5)}x Sure Gamble\n"
    )
    text += "deck 3x Sure Gamble\n\n" + (server("remote 1", [], root) if root else "")
    return Laid(text + server("remote 2", [], some(chance, HELPERS, 0, 1)), "corp", "win")


def kill(chance: Random) -> Laid:
    """The Corp may flatline the Runner."""
    hand = [chance.choice(KILLS) for _ in range(chance.randint(3, 4))]
    shield = [each for each in ("Plascrete Carapace (4 power)", "Decoy") if chance.random() < 0.3]
    agenda = chance.choice(
        pool("""
        Above the Law (2 advancement), Hostile Takeover (1 advancement), Orbital Superiority (3 advancement),
        Longevity Serum (2 advancement), Breaking News (1 advancement)
    """)
    )
    back = chance.choice(("", "", "discard Scorched Earth (faceup)\n", "discard Biotic Labor (faceup)\n"))
    text = HEAD.format(turn="corp") + corp("{n}", hand, f"clicks 3\n{back}")
    text += f"[runner]\ncredits {chance.randint(0, 2)}\ntags {chance.choice((0, 0, 1, 1, 2))}\n"
    text += f"hand {chance.randint(2, 5)}x Sure Gamble\n{lines('rig', shield)}deck 3x Sure Gamble\n\n"
    return Laid(text + (server("remote 1", [], [agenda]) if chance.random() < 0.75 else ""), "corp", "win")


def survive(chance: Random) -> Laid:
    """The Corp will win next turn unless the Runner finds the one way out."""
    hand = [chance.choice(THREATS) for _ in range(2)]
    agenda = chance.choice(
        ["", *pool("Above the Law (1 advancement), Offworld Office (2 advancement), Hostile Takeover")]
    )
    scored = points(chance, chance.choice((1, 2, 2))) if agenda else ""
    text = HEAD.format(turn="runner") + corp(chance.randint(3, 8), hand, scored)
    clicks, tags = chance.choice((1, 1, 2)), f"tags {chance.choice((0, 1, 1, 2))}\n"
    text += runner("{n}", clicks, some(chance, ESCAPES, 1, 3), some(chance, BREAKERS, 0, 2), tags)
    place = server("remote 1", [f"{chance.choice(ICE)} (rezzed)"], [agenda]) if agenda else ""
    return Laid(text + place, "runner", "survive")


def hold(chance: Random) -> Laid:
    """The Runner is on the way to the last points: what does the Corp rez or use?"""
    ice = [f"{each} (rezzed)" if chance.random() < 0.25 else each for each in some(chance, ICE, 2, 3)]
    worth = chance.choice((1, 2))
    scored = chance.choice(("", "score Nisei MK II (1 agenda)\n", ""))
    text = HEAD.format(turn="runner") + corp("{n}", ["Hedge Fund"], scored)
    rig = some(chance, BREAKERS, 2, 3)
    text += runner(chance.randint(2, 9), 0, ["Sure Gamble"] * 3, rig, points(chance, worth))
    text += server("remote 1", ice, [chance.choice(AGENDAS[worth]), *some(chance, GUARDS, 0, 1)])
    return Laid(f"{text}[run]\nserver remote 1\n", "corp", "survive")


THEMES: Final[dict[str, Theme]] = {
    each.__name__: each for each in (steal, central, score, kill, survive, hold)
}


def interest(line: Line) -> int:
    """How much there is to find: cards that are used, and kinds of choices."""
    said = "; ".join(told(line))
    kinds = set(
        re.findall(r"\b(play|use|install|advance|score|rez|subroutine|trigger|effect|card|trash)\b", said)
    )
    cards = set(re.findall(r"\b(?:play|use|install|rez) ([A-Z][^;]*?)(?= at | ability |;|$)", said))
    return len(kinds) + 2 * len(cards) + said.count("if ")


def tightened(laid: Laid, limit: int) -> Iterator[tuple[str, Proof]]:
    """The position with the credits that leave one solution, the one with most to find."""
    proofs: dict[int, tuple[str, Proof]] = {}

    def proof_of(credits: int) -> Proof:
        if credits not in proofs:
            text = laid.text.replace("{n}", str(credits))
            game = read_position(text)
            proofs[credits] = (
                text,
                prove(game, "corp" if laid.solver == "corp" else "runner", laid.aim, limit),
            )
        return proofs[credits][1]

    low, high = 0, MOST_CREDITS
    if not proof_of(high).lines:
        return
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if proof_of(middle).lines else (middle + 1, high)
    few = [proof_of(credits) for credits in range(low, min(low + 3, MOST_CREDITS + 1))]
    unique = [each for each in proofs.values() if each[1] in few and each[1].unique]
    best = max(unique, key=lambda each: interest(each[1].lines[0]), default=None)
    if best is not None and interest(best[1].lines[0]) >= LEAST:
        yield best


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("theme", choices=[*THEMES, "all"])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--limit", type=int, default=4000, help="choices looked at in one position")
    parser.add_argument("--out", required=True, type=Path, help="JSON lines, to which what is found is added")
    args = parser.parse_args(arguments)
    chance = Random(args.seed)
    until = time.monotonic() + args.seconds
    tried = found = 0
    while time.monotonic() < until:
        theme = args.theme if args.theme != "all" else chance.choice(list(THEMES))
        laid = THEMES[theme](chance)
        tried += 1
        try:
            for text, proof in tightened(laid, args.limit):
                found += 1
                row = {
                    "theme": theme,
                    "solver": laid.solver,
                    "aim": laid.aim,
                    "nodes": proof.nodes,
                    "text": text,
                }
                row["solution"] = told(proof.lines[0])
                with args.out.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(row, ensure_ascii=False) + "\n")
        except (Undecided, BadPosition):
            continue
    print(f"{tried} positions tried, {found} kept")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
