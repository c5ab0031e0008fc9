"""Find puzzles: lay cards out by chance, tighten the position until one solution is left, prove it, print it.

    python tools/find_puzzles.py THEME --seconds 600 --seed 1 --out found.jsonl

What is found is read by a person, who picks, names and orders the good ones; they live in
`src/rulerunner/puzzles/data`, and tests prove each again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from rulerunner import read_position
from rulerunner.positions import BadPosition
from rulerunner.puzzles.proving import Aim, Proof, Undecided, prove
from rulerunner.puzzles.telling import told

BREAKERS: Final = (
    "Corroder", "Gordian Blade", "Ninja", "Mimic", "Yog.0", "Cleaver", "Unity", "Carmen", "Buzzsaw", "Echelon",
    "Mayfly", "Crypsis", "Marjanah", "Aurora", "Pipeline", "Battering Ram", "Femme Fatale",
)  # fmt: skip
TRICKS: Final = (
    "Inside Job", "Sure Gamble", "Easy Mark", "Infiltration", "Forged Activation Orders", "Tinkering", "Jailbreak",
    "Overclock", "Tread Lightly", "Creative Commission", "Account Siphon", "The Maker’s Eye", "Demolition Run",
    "Legwork", "Diesel", "Déjà Vu", "Modded", "Special Order",
)  # fmt: skip
TOOLS: Final = ("Datasucker", "Leech", "Desperado", "Ice Carver", "The Personal Touch", "Cyberfeeder", "Armitage Codebusting",
    "Parasite", "Sneakdoor Beta", "Medium", "HQ Interface", "R&D Interface", "Botulus", "DZMZ Optimizer", "Bank Job", "Pantograph")  # fmt: skip
ICE: Final = (
    "Ice Wall", "Wall of Static", "Enigma", "Palisade", "Whitespace", "Hunter", "Karunā", "Neural Katana", "Shadow",
    "Tithe", "Diviner", "Data Mine", "Rototurret", "Viktor 1.0", "Ping", "Chum", "Data Raven", "Ballista",
    "Wall of Thorns", "Tollbooth", "Ansel 1.0", "Little Engine", "Heimdall 1.0", "Ichi 1.0", "Brân 1.0", "Matrix Analyzer",
)  # fmt: skip
GUARDS: Final = (
    "Ash 2X3ZB9CY",
    "Red Herrings",
    "Manegarm Skunkworks",
    "Anoetic Void",
    "Crisium Grid",
    "Experiential Data",
)
AGENDAS: Final = {
    1: ("Hostile Takeover", "Posted Bounty", "Breaking News", "Superconducting Hub"),
    2: ("Private Security Force", "Above the Law", "Offworld Office", "Nisei MK II", "AstroScript Pilot Program",
        "Longevity Serum", "Luminal Transubstantiation", "Orbital Superiority"),
    3: ("Priority Requisition", "Send a Message"),
}  # fmt: skip
SCORED: Final = {1: "Hostile Takeover", 2: "Private Security Force", 3: "Priority Requisition"}


class Laid(NamedTuple):
    """A position with one number left open: `{n}`, the credits that are to be just enough."""

    text: str
    solver: str
    aim: Aim
    least: int = 0
    most: int = 9


Theme = Callable[[Random], Laid]


def some(chance: Random, cards: tuple[str, ...], low: int, high: int) -> list[str]:
    return chance.sample(cards, chance.randint(low, high))


def lines(word: str, cards: list[str]) -> str:
    return "".join(f"{word} {card}\n" for card in cards)


def points(chance: Random, missing: int) -> str:
    """A score area that lacks so many points of seven."""
    left, found = 7 - missing, []
    while left:
        worth = chance.choice([each for each in (1, 2, 3) if each <= left])
        found.append(SCORED[worth])
        left -= worth
    return lines("score", sorted(found))


def steal(chance: Random) -> Laid:
    """The Runner has to find the last points this turn."""
    worth = chance.choice((1, 2, 2, 3))
    agenda = chance.choice(AGENDAS[worth])
    ice = some(chance, ICE, 1, 2)
    shut = chance.random() < 0.3
    iced = [
        f"{each} (rezzed)" if not (shut and place == len(ice) - 1) else each for place, each in enumerate(ice)
    ]
    guard = [f"{g} (rezzed)" for g in some(chance, GUARDS, 0, 1) if chance.random() < 0.5]
    corp = chance.randint(0, 4) if shut or guard else 0
    rig = some(chance, BREAKERS, 1, 2) + (some(chance, TOOLS, 0, 1) if chance.random() < 0.6 else [])
    hand = some(chance, TRICKS, 1, 2) + (some(chance, BREAKERS, 0, 1) if chance.random() < 0.4 else [])
    other = chance.random() < 0.5
    second = f"[HQ]\nice {chance.choice(ICE)} (rezzed)\n" if other else ""
    return Laid(
        "rules nisei-1.4\nturn runner\n\n"
        f"[corp]\ncredits {corp}\nhand Hedge Fund\ndeck 3x Hedge Fund\n\n"
        f"[runner]\ncredits {{n}}\nclicks {chance.choice((1, 2, 2, 3))}\n{lines('hand', hand)}{lines('rig', rig)}deck 3x Sure Gamble\n"
        f"{points(chance, worth)}\n{second}[remote 1]\n{lines('ice', iced)}root {agenda}\n{lines('root', guard)}",
        "runner", "win", 0, 12,
    )  # fmt: skip


def central(chance: Random) -> Laid:
    """The last points lie in two places; every click counts."""
    rig = some(chance, BREAKERS, 1, 2) + some(chance, TOOLS, 0, 1)
    hand = some(chance, TRICKS, 1, 2)
    worth = chance.choice((2, 3, 4))
    first, second = {2: (1, 1), 3: (1, 2), 4: (2, 2)}[worth]
    place = chance.choice(("HQ", "R&D"))
    at_hq = f"hand {chance.choice(AGENDAS[first])}\n" if place == "HQ" else "hand Hedge Fund\n"
    at_rd = (
        f"deck {chance.choice(AGENDAS[first])}\ndeck 2x Hedge Fund\n"
        if place == "R&D"
        else "deck 3x Hedge Fund\n"
    )
    return Laid(
        "rules nisei-1.4\nturn runner\n\n"
        f"[corp]\ncredits 0\n{at_hq}{at_rd}\n"
        f"[runner]\ncredits {{n}}\nclicks {chance.choice((2, 3, 3))}\n{lines('hand', hand)}{lines('rig', rig)}deck 3x Sure Gamble\n"
        f"{points(chance, worth)}\n[{place}]\nice {chance.choice(ICE)} (rezzed)\n\n"
        f"[remote 1]\nice {chance.choice(ICE)} (rezzed)\nroot {chance.choice(AGENDAS[second])}\n",
        "runner", "win", 0, 12,
    )  # fmt: skip


PLANS: Final = ("Biotic Labor", "Seamless Launch", "Shipment from Kaguya", "Hedge Fund", "Beanstalk Royalties",
    "Scorched Earth", "Retribution", "Neurospike", "Hansei Review", "Sprint", "Predictive Planogram", "Shipment from MirrorMorph",
    "Archived Memories", "Government Subsidy", "Closed Accounts", "Anonymous Tip")  # fmt: skip
HELP: Final = ("SanSan City Grid (rezzed)", "Melange Mining Corp. (rezzed)", "Nico Campaign (rezzed, 3 credit)", "Clearinghouse (rezzed, 2 advancement)",
    "Regolith Mining License (rezzed, 6 credit)", "Research Station (rezzed)", "PAD Campaign (rezzed)")  # fmt: skip


def score(chance: Random) -> Laid:
    """The Corp has to score the last points, or worse, this turn."""
    worth = chance.choice((1, 2, 2, 3))
    agenda = chance.choice(AGENDAS[worth])
    hand = some(chance, PLANS, 2, 3)
    there = chance.random() < 0.6
    counters = chance.randint(0, 2)
    root = f"root {agenda}{f' ({counters} advancement)' if counters else ''}\n" if there else ""
    if not there:
        hand.append(agenda)
    help = [chance.choice(HELP)] if chance.random() < 0.5 else []
    grid = [each for each in help if "SanSan" in each]
    rest = [each for each in help if "SanSan" not in each]
    place = f"[remote 1]\n{root}{lines('root', grid)}\n" if root or grid else ""
    if rest and not (root and False):
        place += f"[remote 2]\n{lines('root', rest)}"
    bits = f"tags {chance.choice((0, 1))}\n"
    scored = points(chance, worth)
    if "Private Security Force" in scored and chance.random() < 0.4:
        scored = scored.replace("Private Security Force", "AstroScript Pilot Program (1 agenda)", 1)
    return Laid(
        "rules nisei-1.4\nturn corp\n\n"
        f"[corp]\ncredits {{n}}\nclicks {chance.choice((2, 3, 3))}\n{lines('hand', hand)}deck 3x Hedge Fund\n{scored}\n"
        f"[runner]\ncredits {chance.randint(0, 2)}\n{bits}hand {chance.randint(1, 5)}x Sure Gamble\ndeck 3x Sure Gamble\n\n{place}",
        "corp", "win", 0, 12,
    )  # fmt: skip


KILL: Final = ("Scorched Earth", "Scorched Earth", "Retribution", "Neurospike", "Biotic Labor", "Closed Accounts",
    "Archived Memories", "Hedge Fund", "Shipment from Kaguya", "Hansei Review", "Seamless Launch")  # fmt: skip


def kill(chance: Random) -> Laid:
    """The Runner is tagged: the Corp may flatline them."""
    hand = [chance.choice(KILL) for _ in range(chance.randint(3, 4))]
    shield = ["Plascrete Carapace (4 power)"] if chance.random() < 0.25 else []
    shield += ["Decoy"] if chance.random() < 0.15 else []
    agenda = chance.choice(("Above the Law (2 advancement)", "Hostile Takeover (1 advancement)", "Orbital Superiority (3 advancement)",
        "Longevity Serum (2 advancement)", "Private Security Force (3 advancement)", "Breaking News (1 advancement)"))  # fmt: skip
    place = f"[remote 1]\nroot {agenda}\n" if chance.random() < 0.7 else ""
    scored = chance.choice(("", "score Private Security Force\n", "score Posted Bounty\n"))
    back = chance.choice(("", "", "discard Scorched Earth (faceup)\n", "discard Biotic Labor (faceup)\n"))
    return Laid(
        "rules nisei-1.4\nturn corp\n\n"
        f"[corp]\ncredits {{n}}\nclicks 3\n{lines('hand', hand)}deck 3x Hedge Fund\n{back}{scored}\n"
        f"[runner]\ncredits {chance.randint(0, 2)}\ntags {chance.choice((0, 1, 1, 2))}\nhand {chance.randint(2, 5)}x Sure Gamble\n"
        f"{lines('rig', shield)}deck 3x Sure Gamble\n\n{place}",
        "corp", "win", 0, 14,
    )  # fmt: skip


def survive(chance: Random) -> Laid:
    """The Corp will win next turn unless the Runner finds the one way out."""
    hand = [
        chance.choice(("Scorched Earth", "Scorched Earth", "Hedge Fund", "Biotic Labor", "Retribution"))
        for _ in range(2)
    ]
    agenda = chance.choice(
        ("", "Above the Law (1 advancement)", "Offworld Office (2 advancement)", "Hostile Takeover")
    )
    own = some(chance, ("Sure Gamble", "Easy Mark", "Diesel", "Inside Job", "Infiltration", "Plascrete Carapace", "Decoy", "Forged Activation Orders",
        "Overclock", "Creative Commission", "Mayfly", "Demolition Run"), 1, 3)  # fmt: skip
    rig = some(chance, BREAKERS, 0, 2)
    place = f"[remote 1]\nice {chance.choice(ICE)} (rezzed)\nroot {agenda}\n" if agenda else ""
    return Laid(
        "rules nisei-1.4\nturn runner\n\n"
        f"[corp]\ncredits {chance.randint(3, 8)}\n{lines('hand', hand)}deck 3x Hedge Fund\n{points(chance, chance.choice((1, 2, 2))) if agenda else ''}\n"
        f"[runner]\ncredits {{n}}\nclicks {chance.choice((1, 1, 2))}\ntags {chance.choice((0, 1, 1, 2))}\n{lines('hand', own)}{lines('rig', rig)}deck 4x Sure Gamble\n\n{place}",
        "runner", "survive", 0, 9,
    )  # fmt: skip


def hold(chance: Random) -> Laid:
    """The Runner is in the middle of a run for the last points: what does the Corp rez or use?"""
    ice = some(chance, ICE, 2, 3)
    iced = [f"{each} (rezzed)" if chance.random() < 0.3 else each for each in ice]
    iced[0] = ice[0]
    guard = some(chance, GUARDS, 0, 1)
    rig = some(chance, BREAKERS, 1, 3)
    worth = chance.choice((1, 2))
    scored = chance.choice(("", "score Nisei MK II (1 agenda)\n", ""))
    return Laid(
        "rules nisei-1.4\nturn runner\n\n"
        f"[corp]\ncredits {{n}}\nhand Hedge Fund\ndeck 3x Hedge Fund\n{scored}\n"
        f"[runner]\ncredits {chance.randint(1, 7)}\nclicks 0\nhand 3x Sure Gamble\n{lines('rig', rig)}deck 3x Sure Gamble\n{points(chance, worth)}\n"
        f"[remote 1]\n{lines('ice', iced)}root {chance.choice(AGENDAS[worth])}\n{lines('root', guard)}\n"
        "[run]\nserver remote 1\n",
        "corp", "survive", 0, 12,
    )  # fmt: skip


THEMES: Final[dict[str, Theme]] = {
    "steal": steal, "central": central, "score": score, "kill": kill, "survive": survive, "hold": hold,
}  # fmt: skip


def tightened(laid: Laid, limit: int) -> Iterator[tuple[str, Proof]]:
    """The position with the fewest credits that still solve it, if then there is one solution."""
    for credits in range(laid.least, laid.most + 1):
        text = laid.text.replace("{n}", str(credits))
        proof = prove(read_position(text), "corp" if laid.solver == "corp" else "runner", laid.aim, limit)
        if proof.lines:
            if proof.unique:
                yield text, proof
            return


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("theme", choices=[*THEMES, "all"])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--limit", type=int, default=4000, help="choices looked at in one position")
    parser.add_argument("--out", required=True, help="a file of JSON lines that what is found is added to")
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
                with open(args.out, "a", encoding="utf-8") as out:  # noqa: PTH123
                    out.write(json.dumps(row, ensure_ascii=False) + "\n")
        except (Undecided, BadPosition):
            continue
    print(f"{tried} positions tried, {found} have one solution")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
