"""What an edition of the rules is: timing structures as tables of numbered rows, and named policies.

The machine runs these rows; the chart, the explanations and the documentation print the same rows.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

Player = Literal["corp", "runner"]
Sides = Literal["both", "corp", "runner"]


class Do(NamedTuple):
    """Carry out one act of the rules. Acts are a closed set; the machine has one function for each."""

    act: str


class Window(NamedTuple):
    """Open a priority window.

    Kinds: "paid" (P), "action", "mid-access", "subroutines" (1.4's reaction window for subroutines),
    "strength" (the chart's step 9). `rez` is (R), `score` is (S), `ice` lets the approached ice be rezzed.
    """

    kind: str
    rez: bool = False
    score: bool = False
    ice: bool = False
    sides: Sides = "both"


class Checkpoint(NamedTuple):
    """A checkpoint occurs."""


class Branch(NamedTuple):
    """Go to one step or another by a fact of the game. A fact that ends the game leads nowhere ("")."""

    test: str
    yes: str
    no: str


class Ask(NamedTuple):
    """A player answers yes or no, and the game goes to one step or another. What is impossible or forbidden
    is not asked: the answer is no."""

    question: str
    side: Player
    yes: str
    no: str


class Goto(NamedTuple):
    """Go to a step."""

    to: str


class Complete(NamedTuple):
    """A phase (or the whole structure, with no way on) is complete, and the checkpoint that follows occurs.

    `ways` are (test, step) pairs tried in order; the test "" always holds; the step "" ends the structure.
    """

    ways: tuple[tuple[str, str], ...] = (("", ""),)


Op = Do | Window | Checkpoint | Branch | Ask | Goto | Complete


PhaseId = Literal[
    "start",
    "draw",
    "action",
    "discard",
    "initiation",
    "approach ice",
    "encounter ice",
    "pass ice",
    "movement",
    "go on",
    "approach server",
    "success",
    "run ends",
    "breach",
    "access",
]


class Phase(NamedTuple):
    """A part of a timing structure. Code asks for its id, which is one for all editions; the title is what
    the edition calls it."""

    id: PhaseId
    title: str


class Row(NamedTuple):
    """One step: the rule's own number, what it does, and one line in our words.

    `begins` names the timing structure this step begins: reaction windows it opens close when that ends.
    """

    rule: str
    phase: Phase
    op: Op
    says: str
    begins: str = ""


class Structure(NamedTuple):
    """A timing structure: its rows in order."""

    name: str
    title: str
    rule: str
    rows: tuple[Row, ...]

    def at(self, rule: str) -> int:
        """The index of a step by its rule."""
        for index, row in enumerate(self.rows):
            if row.rule == rule:
                return index
        raise LookupError(f"{self.title} has no step {rule}")


@dataclass(frozen=True, slots=True)
class Policies:
    """Where editions differ in kind rather than in steps."""

    first_priority: str
    """Who receives priority first: "active" player or always the "runner"."""
    bad_publicity: str
    """Where its credits live: in the credit "pool", in a "fund", or "none"."""
    bad_publicity_limit: int
    """With so much bad publicity the Corp loses; 0 means never."""
    trace: str
    """How a trace is bid: "open", Corp first, or "secret", both at once."""
    trace_tie: str
    """Who wins a trace on equal strength."""
    run_end_windows: Mapping[str, str]
    """What "end the run" does to each kind of open window: "close" it or "complete" it."""
    structures_after_run_end: bool
    """Whether windows completed after the run ended may still start timing structures."""
    step_checkpoints: bool
    """Whether a checkpoint follows every step, or only the steps that say so."""
    access: str
    """How cards are picked: a fixed "count", "candidates" one at a time, or the chart's "order"."""
    discard: str
    """Discarding down: "one at a time" or "together"."""
    console_limit: str
    """Where the limit of one console is kept: at "install" or at the "checkpoint"."""
    purge: str
    """How the Corp purges: a basic "action" or by "forgoing" actions."""
    rez_region: bool
    """Whether a region must be rezzed as it is installed."""
    trash_first: str
    """Which installed cards may be trashed as a Corp card is installed: "like" it, or any of the "fort"."""
    played_cards: str
    """When a played event or operation is trashed: "after" it has resolved, or "before" it takes effect."""
    icebreakers: str
    """Where icebreakers are used: in any "window" for paid abilities, or only at "steps" of their own."""
    passed_ice: str
    """What the Runner passes: a "position", with or without ice in it, or the "ice" in their position; or,
    with no position of their own, each piece of "unpassed" ice."""
    changed_server: str
    """Where a run goes on whose attacked server changes: an "approach" of what is outermost there, or the
    same "step"."""
    drawn_aside: bool
    """Whether drawn cards lie aside until what drawing them sets off has resolved."""
    found_fits: bool
    """Whether a card that is searched for to be installed or played must be one that can be."""
    moved_is_another: bool
    """Whether a card that moves is another object, which abilities under way have not chosen (26.03: 1.12.2),
    or stays the card it is."""
    acts_as_phase_ends: bool
    """Whether a player may still be given an action as the forced end of the action phase is reacted to."""
    moving_ends_access: bool
    """Whether the access of a card is over as soon as the card moves, for all that waits to react to it."""
    heard_at_checkpoints: bool
    """Whether an ability hears of all that a checkpoint looks at, if only it is active by then."""
    idle_abilities: bool
    """Whether abilities and actions may be used that could change nothing."""
    run_ends_first: bool
    """Whether all that happens at the end of a run comes before another run that is made because of it."""
    accessed_stay_visible: bool
    """Whether the Runner goes on seeing cards accessed in a breach, wherever they lie, until it ends."""
    seen_cards_face_up: bool
    """Whether a card the Runner has seen enters the discard pile face up."""
    identities: bool
    """Whether players have identity cards."""
    mulligan: bool
    """Whether a starting hand may be drawn anew."""
    start_credits: int
    start_hand: int
    clicks: Mapping[str, int]
    hand_size: int
    memory: int
    points_to_win: int
    base_link: str = "after"
    """When the Runner names a base link in a secret trace: "after" the Corp's bid, or openly "before" it."""
    hand_below_zero: str = "flatline"
    """What a maximum hand size below 0 means when the Runner discards: "flatline", or "zero"."""
    run_costs_declined: bool = False
    """Whether who is made to run by an effect may decline what the run costs besides, and not run. Where the
    book says that such costs must be paid as the server is announced, they are."""
    directed_costs_declined: bool = True
    """Whether who is directed to install, rez, play or score a card may decline what that costs besides."""
    below_nothing: bool = True
    """Whether an imminent value can still be lowered once nothing is left of it, in case it is raised."""
    unique_stays: str = "newest"
    """Which of several active unique cards with one name stays: the "newest" or the "oldest"."""


class CheckpointStep(NamedTuple):
    """One step of a checkpoint."""

    rule: str
    act: str
    says: str


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition of the rules."""

    id: str
    title: str
    family: str
    structures: Mapping[str, Structure]
    checkpoint: tuple[CheckpointStep, ...]
    policies: Policies
    words: Mapping[str, str]
    cites: Mapping[str, str]
    """The rule under which each procedure and window outside the tables happens."""

    @property
    def book(self) -> str:
        """The id of the edition without its house rules: whose texts it goes by."""
        return self.id.partition("+")[0]

    def cite(self, procedure: str, side: str) -> str:
        """What `cites` calls a procedure of a player: some have a rule of their own for each of them."""
        own = f"{side}-{procedure}"
        return own if own in self.cites else procedure

    def word(self, plain: str) -> str:
        """What this edition calls something."""
        return self.words.get(plain, plain)
