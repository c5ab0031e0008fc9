"""A table with plenty of everything, and a card put to use: one sees how much it takes.

    Plenty("Rototurret", "ice").said == ["trash Corroder", "end the run", "1 picked"]

The ways are: play, install, score, access, ice (a run into it), rez (in a run), begin (of its player's turn),
has (what it adds by being there), "use 1" (the second of its abilities), "stolen 1" (the same in the Runner's
score area), "meet 0" (an ability the Runner uses on the ice they meet), "break 0 sentry" and "run HQ". A note
may follow: "ice, 3 advancement", "play, 2 points" (that the Corp has scored), "play, 7 credits", "play, after
HQ and R&D" (runs that succeeded), and what is taken of several things: the first, or "last", or "third".
Whatever is offered is accepted.
"""

from collections.abc import Iterator, Mapping

from rulerunner import At, Game, Seat, position
from rulerunner.cards.library import library
from rulerunner.kernel.read import memory, values
from rulerunner.state.decision import Option
from rulerunner.state.records import Change
from tests.support.outcomes import lines_of
from tests.support.positions import hosted_kinds
from tests.support.table import Table

CORPS = (
    "Enigma",
    "Ice Wall",
    "PAD Campaign",
    "Melange Mining Corp.",
    "Hedge Fund",
    "Beanstalk Royalties",
    "Crisium Grid",
    "Red Herrings",
    "Hostile Takeover",
    "Priority Requisition",
)
"""Two cards of each type."""
RUNNERS = (
    "Diesel",
    "Sure Gamble",
    "Corroder",
    "Mimic",
    "Akamatsu Mem Chip",
    "Cyberfeeder",
    "Armitage Codebusting",
    "Daily Casts",
)
CORP = Seat(credits=30, hand=CORPS, deck=CORPS * 2, discard=[f"{card} (faceup)" for card in CORPS])
RUNNER = Seat(
    credits=30,
    hand=RUNNERS,
    deck=RUNNERS * 2,
    discard=RUNNERS,
    rig=[
        "Corroder",
        "Mimic",
        "Imp (5 virus)",
        "Imp (5 virus)",
        "Akamatsu Mem Chip",
        "Akamatsu Mem Chip",
        "Akamatsu Mem Chip",
        "Armitage Codebusting (12 credit)",
        "Armitage Codebusting (12 credit)",
        "Armitage Codebusting (12 credit)",
    ],
    tags=3,
)
SERVERS: Mapping[str, At] = {
    "HQ": At(ice=["Ice Wall (2 advancement)", "Enigma"]),
    "R&D": At(ice=["Wall of Static"]),
    "remote 5": At(ice=["Wall of Static (rezzed)", "Enigma (rezzed)", "Ice Wall (rezzed, 2 advancement)"]),
    "remote 1": At(ice=["Wall of Static"], root=["PAD Campaign (rezzed)", "Crisium Grid"]),
    "remote 2": At(root=["Hostile Takeover (2 advancement)"]),
    "remote 3": At(root=["PAD Campaign"]),
}
POINTS = {
    1: ["Hostile Takeover"],
    2: ["Private Security Force"],
    3: ["Priority Requisition"],
    4: ["Priority Requisition", "Hostile Takeover"],
    5: ["Priority Requisition", "Private Security Force"],
}
TALL = {"barrier": "Pharos", "code gate": "Little Engine", "sentry": "Ansel 1.0"}
MORE = {
    "spend clicks": "{side} pays {n} click",
    "spend credits": "{side} pays {n}",
    "trace": "trace {n}",
    "score points": "{side} scores {n}",
    "shuffle": "{side} shuffles",
    "flip": "flip",
    "advance": "advance {card}",
    "expose": "expose {card}",
    "host": "host {card}",
    "swap": "swap {card}",
    "steal": "steal {card}",
    "score": "score {card}",
    "bypass": "bypass {card}",
    "subroutine broken": "break",
    "prevent": "prevent {n} {sort}",
    "access": "access {card}",
    "play": "play {card}",
}
LONG = 120
TAKING = {"last": 1, "third": 2}
"""What is taken of several, if not the first; of a choice between effects `last` is the second."""


class Plenty(Table):
    """A card at the table of plenty, put to use in one of several ways."""

    def __init__(self, card: str, way: str) -> None:
        self.face = library().faces[card]
        way, *self.notes = way.split(", ")
        self.word, _, self.rest = way.partition(" ")
        self.taking = next((TAKING[note] for note in self.notes if note in TAKING), 0)
        self.corps = self.face.facts.side == "corp"
        self.picked = {"corp": 0, "runner": 0}
        self.agreed = 0
        self.since = 0
        super().__init__(self._laid())
        self._runs_before()
        if self.word == "has":
            self.said = list(self._values())
            return
        self._put_to_use()
        self._go_on(("action", "paid") if self.word in ("use", "stolen", "break", "meet") else ("action",))
        changes = self.game.events[self.since :]
        self.said = [line for change in changes for line in self._told(change)]
        self.said += self._answered()

    # --- the table ----------------------------------------------------------------------------------------

    def _laid(self) -> Game:
        servers = dict(SERVERS) | self._remote()
        runs = self.word in ("ice", "access", "rez", "run", "break", "meet")
        turn = "runner" if runs else self.face.facts.side
        corp, runner = self._seats()
        at = ""
        if self.word == "begin":
            at = {"corp": "5.6.1c", "runner": "5.7.1d"}[turn]
        elif self.word in ("score", "use", "stolen"):
            at = {"corp": "5.6.2a", "runner": "5.7.1b"}[turn]
        if turn == "corp":
            corp = corp._replace(bad_publicity=3)
        return position(turn=turn, at=at, corp=corp, runner=runner, servers=servers)

    def _seats(self) -> tuple[Seat, Seat]:
        """The players, with the card where it is not at a server."""
        face, corp, runner = self.face, CORP, RUNNER
        for note in self.notes:
            number, _, word = note.partition(" ")
            if word == "points":
                corp = corp._replace(score=POINTS[int(number)])
            elif word == "credits":
                corp, runner = corp._replace(credits=int(number)), runner._replace(credits=int(number))
            elif number == "after":
                runner = runner._replace(clicks=8)
        seat = corp if self.corps else runner
        if face.type == "identity":
            seat = seat._replace(identity=face.name)
        elif self.word in ("play", "install"):
            seat = seat._replace(hand=[face.name, *seat.hand])
        elif face.type == "agenda" and self.word not in ("score", "access"):
            seat = seat._replace(score=[self._noted()])
        elif not self.corps:
            more = ["Datasucker (9 virus)"] if self.word == "break" else []
            seat = seat._replace(rig=[*seat.rig, self._noted(), *more])
        if self.word == "stolen":
            seat, runner = corp, runner._replace(score=[self._noted()])
        return (seat, runner) if self.corps else (corp, seat)

    def _remote(self) -> dict[str, At]:
        """The server with the card, or with the ice it is to break."""
        face, name = self.face, self.face.name
        if self.word == "break":
            return {"remote 4": At(ice=[f"{TALL[self.rest[2:]]} (rezzed)"], root=["PAD Campaign"])}
        if not self.corps or face.type == "identity" or face.played:
            return {}
        if face.type == "agenda":
            enough = f"{name} ({(face.facts.requirement or 0) + 2} advancement)"
            rooted = {"score": enough, "access": name}
            return {"remote 4": At(root=[rooted[self.word]])} if self.word in rooted else {}
        down = self.word in ("has", "access", "rez")
        card = name if down else self._noted("rezzed")
        return {"remote 4": At(ice=[card], root=["PAD Campaign"]) if face.type == "ice" else At(root=[card])}

    def _noted(self, *notes: str) -> str:
        """The card with counters of the kinds it knows, or as many advancement counters as are asked for."""
        advanced = [note for note in self.notes if note.endswith(" advancement")]
        kinds = [kind for kind in hosted_kinds(self.face) if kind != "advancement" or self.word == "use"]
        counters = advanced or [f"5 {kind}" for kind in kinds]
        return f"{self.face.name} ({', '.join((*counters, *notes))})" if counters or notes else self.face.name

    def _runs_before(self) -> None:
        """What the Runner has done earlier in the turn."""
        for note in self.notes:
            if note.startswith("after "):
                for server in note.removeprefix("after ").split(" and "):
                    self.run(server)
                    self.finish_run()
                    self.until(kind="action")
                self.since = len(self.game.events)

    # --- putting to use -----------------------------------------------------------------------------------

    def _put_to_use(self) -> None:
        name = self.face.name
        take = self.corp if self.corps else self.runner
        match self.word:
            case "play" | "install" | "score":
                take(self.word, name)
            case "use" | "stolen":
                if not self.can("use", name, ability=int(self.rest)):
                    self.until(kind="action")
                take("use", name, ability=int(self.rest))
            case "rez":
                self.run("remote 4")
                self.until(side="corp", option="rez")
                self.since = len(self.game.events)
                self.corp("rez", name)
            case "meet":
                self.run("remote 4")
                self.until(side="runner", option="use")
                self.since = len(self.game.events)
                self.runner("use", name, ability=int(self.rest))
            case "break":
                self._break(int(self.rest[0]))
            case "run" | "ice" | "access":
                self.run(self.rest or "remote 4")
                self.since = len(self.game.events)

    def _break(self, ability: int) -> None:
        """Meet the ice, make it weak enough, and use the ability once."""
        self.run("remote 4")
        while not (self.game.state.encounter and self.decision.side == "runner"):
            self.passes()
        while not self.can("use", self.face.name, ability=ability):
            self.runner("use", "Datasucker")
        self.since = len(self.game.events)
        self.runner("use", self.face.name, ability=ability)

    def _go_on(self, quiet: tuple[str, ...]) -> None:
        """Accept what is offered and let the rest go by, until a player may act."""
        for _ in range(LONG):
            if self.game.decision is None or self.decision.kind in quiet:
                return
            option = self._wanted()
            side = self.decision.side
            self.picked[side] += option.kind == "card" and self.decision.kind == "choose card"
            self.agreed += option.kind == "yes" and side != self.face.facts.side
            self.game.choose(option)
        raise AssertionError(f"it goes on and on; now: {self.lines()}")

    def _wanted(self) -> Option:
        decision, options = self.decision, self.decision.options
        real = [option for option in options if option.kind not in ("pass", "done", "no")]
        passing = next((option for option in options if option.kind in ("pass", "done", "no")), options[0])
        if decision.about in ("jack-out", "trash-first") or decision.kind in ("paid", "mid-access"):
            return passing
        if decision.kind in ("reaction", "interrupt"):
            own = (o for o in real if o.card >= 0 and self.name(o.card) == self.face.name)
            return next(own, passing)
        if decision.kind == "choose number":
            bidding = decision.about.startswith(("trace", "link"))
            return options[0 if self.taking or bidding else -1]
        if decision.kind == "choose effect":
            return options[self.taking % len(options)]
        yes = next((option for option in options if option.kind == "yes"), None)
        return yes or (real[-1 if self.taking == 1 else 0] if real else passing)

    # --- telling ------------------------------------------------------------------------------------------

    def _values(self) -> Iterator[str]:
        state = self.game.state
        if not self.corps:
            yield f"memory {memory.memory_limit(state)}"
            yield f"link {values.link(state)}"
        yield f"hand size {values.hand_size(state, self.face.facts.side)}"
        if self.can("advance", self.face.name):
            yield "can be advanced"

    def _answered(self) -> Iterator[str]:
        """How many cards were picked by the player of the card, and what the other had to answer."""
        mine, theirs = ("corp", "runner") if self.corps else ("runner", "corp")
        if self.picked[mine]:
            yield f"{self.picked[mine]} picked"
        if self.picked[theirs]:
            yield f"{self.picked[theirs]} picked by the {theirs}"
        if self.agreed:
            yield f"{self.agreed} agreed to by the {theirs}"

    def _told(self, change: Change) -> Iterator[str]:
        card = self.name(change.card) if change.card >= 0 else ""
        if self.face.played and change.kind in ("play", "trash") and card == self.face.name:
            return  # as any card that is played
        if change.kind in MORE:
            yield MORE[change.kind].format(side=change.side, n=change.amount, card=card, sort=change.sort)
        elif (
            change.kind == "trash"
            and change.origin != "grip"
            and change.side not in ("", self.face.facts.side)
        ):
            yield f"the {change.side} trashes {card}"
        else:
            yield from lines_of(self, change)
