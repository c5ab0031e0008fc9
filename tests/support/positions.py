"""Random legal positions and games, from a seed: what the laws are tried on.

A position is a table two players could be sitting at: servers with ice and roots, rezzed or not, with
counters; a rig that fits into memory; hands, decks and discard piles; agendas scored, but not enough to have
won. It is the Runner's turn.
"""

from functools import cache
from random import Random

from rulerunner import At, BadPosition, Deck, Game, Seat, new_game, position
from rulerunner.cards.library import library
from rulerunner.lang.costs import HostedCounters
from rulerunner.lang.face import Face
from rulerunner.lang.instructions import Place, TakeAnyCredits, TakeCredits
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.statics import Advanceable, InstallOnlyOn
from rulerunner.lang.validating.walk import words
from rulerunner.rules import edition

CENTRALS = ("HQ", "R&D", "Archives")
ONE_OF_A_KIND = ("console", "deck")
"""Subtypes of which the Runner has one card at most."""


@cache
def pool(family: str, side: str, *types: str) -> tuple[Face, ...]:
    """The playable cards of a side and of some types, in the order of their names."""
    cards = library(family)
    faces = (cards.face(name) for name in sorted(cards.playable))
    return tuple(face for face in faces if face.facts.side == side and face.type in types)


@cache
def hosted_kinds(face: Face) -> tuple[str, ...]:
    """The kinds of counters a card's own text places, counts or spends."""
    found = {"advancement"} if can_be_advanced(face) else set()
    for word in words(face.abilities):
        if isinstance(word, Place | HostedCounters | CountersOn):
            found.add(word.kind)
        elif isinstance(word, TakeCredits | TakeAnyCredits):
            found.add("credit")
    if "recurring" in face.statics:
        found.discard("credit")
    return tuple(sorted(found))


def can_be_advanced(face: Face) -> bool:
    return face.type == "agenda" or any(isinstance(d, Advanceable) for _, d in face.own.get("self", ()))


@cache
def installable_at(rules: str, face: Face, server: str) -> bool:
    """Whether a Corp card may lie at a server."""
    place = At(ice=[face.name]) if face.type == "ice" else At(root=[face.name])
    try:
        position(rules=rules, servers={server: place})
    except BadPosition:
        return False
    return True


def needs_a_host(face: Face) -> bool:
    return any(isinstance(d, InstallOnlyOn) for _, d in face.own.get("self", ()))


class Dealer:
    """Lays out one random position."""

    def __init__(self, rules: str, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.edition = edition(rules)
        self.family = self.edition.family
        self.rng = Random(f"{rules} {seed}")
        self.unique: set[str] = set()
        """Unique cards on the table: one of each."""

    def some(self, side: str, most: int, *types: str) -> list[Face]:
        faces = pool(self.family, side, *types)
        return [self.rng.choice(faces) for _ in range(self.rng.randint(0, most))]

    def names(self, side: str, most: int) -> list[str]:
        kinds = {"corp": ("agenda", "asset", "ice", "operation", "upgrade")}
        faces = self.some(side, most, *kinds.get(side, ("event", "hardware", "program", "resource")))
        return [face.name for face in faces]

    def place(self, face: Face, *notes: str) -> str:
        """A card with its notes and with random counters of the kinds it knows."""
        found = list(notes)
        for kind in hosted_kinds(face):
            if (kind == "agenda" and "scored" not in notes) or (kind == "advancement" and "scored" in notes):
                continue
            count = self.rng.randint(0, 4)
            if count:
                found.append(f"{count} {kind}")
        found = [note for note in found if note != "scored"]
        return f"{face.name} ({', '.join(found)})" if found else face.name

    def fresh(self, face: Face) -> bool:
        """Whether a card may lie on the table beside what is there already."""
        if not face.facts.unique:
            return True
        new = face.name not in self.unique
        self.unique.add(face.name)
        return new

    def server(self, name: str) -> At:
        rng = self.rng
        ice = [
            self.place(face, *(["rezzed"] if rng.random() < 0.6 else []))
            for face in self.some("corp", 3, "ice")
            if self.fresh(face) and installable_at(self.rules, face, name)
        ]
        root = []
        faces = self.some("corp", 2, "upgrade")
        if name not in CENTRALS:
            faces += self.some("corp", 1, "asset", "agenda")
        regions = 0
        for face in faces:
            region = "region" in face.facts.subtypes
            if not self.fresh(face) or not installable_at(self.rules, face, name) or (region and regions):
                continue
            regions += region
            rezzed = face.type != "agenda" and (
                rng.random() < 0.5 or (region and self.edition.policies.rez_region)
            )
            root.append(self.place(face, *(["rezzed"] if rezzed else [])))
        return At(ice, root)

    def servers(self) -> dict[str, At]:
        """The three centrals, and up to three remotes that exist because something is there."""
        places = {name: self.server(name) for name in CENTRALS}
        for number in range(1, self.rng.randint(0, 3) + 1):
            here = self.server(f"remote {number}")
            if here.ice or here.root:
                places[f"remote {number}"] = here
        return places

    def rig(self) -> list[str]:
        memory = self.edition.policies.memory
        kinds: set[str] = set()
        found = []
        for face in self.some("runner", 8, "program", "program", "hardware", "resource"):
            one = kinds.intersection(face.facts.subtypes).intersection(ONE_OF_A_KIND)
            if needs_a_host(face) or one or not self.fresh(face):
                continue
            if (face.facts.memory or 0) > memory:
                continue
            memory -= face.facts.memory or 0
            kinds.update(face.facts.subtypes)
            found.append(self.place(face))
        return found

    def scored(self) -> list[str]:
        """Agendas worth less than what wins the game."""
        points = 0
        found = []
        for face in self.some("corp", 2, "agenda"):
            points += face.facts.points or 0
            if points < self.edition.policies.points_to_win:
                found.append(self.place(face, "scored"))
        return found

    def identity(self, side: str) -> str:
        faces = pool(self.family, side, "identity")
        return self.rng.choice(faces).name if faces else ""

    def deal(self) -> Game:
        rng = self.rng
        archives = [f"{name} (faceup)" if rng.random() < 0.5 else name for name in self.names("corp", 4)]
        return position(
            rules=self.rules,
            corp=Seat(
                identity=self.identity("corp"),
                credits=rng.randint(0, 15),
                hand=self.names("corp", 5),
                deck=self.names("corp", 12),
                discard=archives,
                score=self.scored(),
                bad_publicity=rng.choice((0, 0, 0, 1, 2)),
            ),
            runner=Seat(
                identity=self.identity("runner"),
                credits=rng.randint(0, 15),
                hand=self.names("runner", 5),
                deck=self.names("runner", 12),
                discard=self.names("runner", 4),
                score=self.scored(),
                rig=self.rig(),
                tags=rng.choice((0, 0, 0, 1, 2)),
                core_damage=rng.choice((0, 0, 0, 0, 1)),
            ),
            servers=self.servers(),
            seed=self.seed,
            turn_number=rng.randint(2, 30),
        )


def random_position(rules: str, seed: int) -> Game:
    """A random legal position, the Runner to act: the same one for the same seed."""
    return Dealer(rules, seed).deal()


def random_decks(rules: str, rng: Random) -> tuple[Deck, Deck]:
    """Two decks of 45 random playable cards."""
    family = edition(rules).family
    found = []
    for side, kinds in (
        ("corp", ("agenda", "asset", "ice", "operation", "upgrade")),
        ("runner", ("event", "hardware", "program", "resource")),
    ):
        identities = pool(family, side, "identity")
        cards = tuple(rng.choice(pool(family, side, *kinds)).name for _ in range(45))
        found.append(Deck(rng.choice(identities).name if identities else "", cards))
    return found[0], found[1]


def random_game(rules: str, seed: int) -> Game:
    """A new game between two random decks."""
    corp, runner = random_decks(rules, Random(f"{rules} decks {seed}"))
    return new_game(corp, runner, rules, seed)
