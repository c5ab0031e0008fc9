"""A table for tests that read as short plays.

    t = Table(position(...))
    t.runner("run")                  # the Runner's only option of that kind
    t.runner("server", server="HQ")
    t.corp("rez", "Ice Wall")
    t.until(side="runner", rule="6.9.3b")

Every call checks that it is that player's decision and that the option is there; otherwise the failure lists
what could have been chosen.
"""

from rulerunner import Game
from rulerunner.lang.costs import RemoveTags
from rulerunner.lang.instructions import RemoveTag
from rulerunner.lang.validating.walk import words
from rulerunner.positions import server_id
from rulerunner.state.decision import Decision, Option
from rulerunner.state.frames import StructureFrame
from rulerunner.state.records import CENTRALS, Change

PASSIVE = ("pass", "no", "done")
ENDED_BY_THE_OTHER = {
    "Data Raven": {"runner"},
    "Loki": {"runner", "corp"},
    "Security Nexus": {"corp"},
    "Troll": {"runner"},
}
"""Who ends the run by a card whose text does not leave it to the one who has it. Loki copies other ice."""
REMOVING_TAGS = (RemoveTag, RemoveTags)


class Table:
    """A game, played by naming what is chosen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._looked_at = 0

    # --- choosing -----------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None, f"the game is over: {self.game.result}"
        return self.game.decision

    def corp(self, kind: str, card: str = "", **more: int | str) -> None:
        self._take("corp", kind, card, more)

    def runner(self, kind: str, card: str = "", **more: int | str) -> None:
        self._take("runner", kind, card, more)

    def run(self, server: str) -> None:
        """The Runner takes the basic action to run on a server."""
        self.runner("run")
        self.runner("server", server=server)

    def _take(self, side: str, kind: str, card: str, more: dict[str, int | str]) -> None:
        decision = self.decision
        assert decision.side == side, f"it is the {decision.side}'s choice: {self.lines()}"
        found = self.find(kind, card, **more)
        assert found, f"no {kind} {card} {more or ''} among {self.lines()}"
        assert len(found) == 1 or len({self._line(o) for o in found}) == 1, f"which one? {self.lines()}"
        self.choose(found[0])

    def find(self, kind: str, card: str = "", **more: int | str) -> list[Option]:
        """The options of the current decision that fit. `server` is a server's name."""
        wanted = dict(more)
        if "server" in wanted:
            name = str(wanted["server"])
            wanted["server"] = -2 if name == "new" else server_id(name)
        return [
            option
            for option in self.decision.options
            if option.kind == kind
            and (not card or (option.card >= 0 and self.name(option.card) == card))
            and all(getattr(option, field) == value for field, value in wanted.items())
        ]

    def can(self, kind: str, card: str = "", **more: int | str) -> bool:
        """Whether the current decision offers such an option."""
        return self.game.decision is not None and bool(self.find(kind, card, **more))

    def passes(self) -> None:
        """Decline whatever is asked: pass, no, done; the last option if none of these is there."""
        options = self.decision.options
        index = next((i for i, o in enumerate(options) if o.kind in PASSIVE), len(options) - 1)
        self.choose(index)

    def choose(self, answer: Option | int) -> None:
        self.game.choose(answer)
        self._see_who_did_it()

    def _see_who_did_it(self) -> None:
        """Whoever has a card ends a run by it, unless its text says otherwise; and the Corp removes tags
        where a card of theirs is about that (1.14.5a). Every play sees to it: no card is asked about it."""
        state = self.game.state
        jacked_out = {out.moment + 1 for out in state.changes_this_turn.get("jack out", ())}
        for end in state.changes_this_turn.get("end the run", ()):
            if end.moment > self._looked_at and end.source >= 0 and end.moment not in jacked_out:
                card = state.cards[end.source]
                by = ENDED_BY_THE_OTHER.get(card.face.name, {card.owner})
                assert end.side in by, f"the {end.side} ends the run by {card.face.name}"
        for removal in state.changes_this_turn.get("remove tags", ()):
            if removal.moment > self._looked_at and removal.side == "corp":
                theirs = tuple(card.face.abilities for card in state.cards if card.owner == "corp")
                assert any(isinstance(word, REMOVING_TAGS) for word in words(theirs)), "by which card?"
        self._looked_at = state.moment

    def until(
        self,
        side: str = "",
        rule: str = "",
        kind: str = "",
        option: str = "",
        about: str = "",
        limit: int = 200,
    ) -> None:
        """Decline everything until a decision that fits comes up; it must come up."""
        for _ in range(limit):
            if self.game.decision is not None and self._fits(side, rule, kind, option, about):
                return
            assert self.game.decision is not None, f"the game ended first: {self.game.result}"
            self.passes()
        raise AssertionError(
            f"no decision with {side} {rule} {kind} {option} {about} came up; now: {self.lines()}"
        )

    def _fits(self, side: str, rule: str, kind: str, option: str, about: str) -> bool:
        decision = self.decision
        return (
            (not side or decision.side == side)
            and (not rule or decision.rule == rule)
            and (not kind or decision.kind == kind)
            and (not about or decision.about == about)
            and (not option or any(o.kind == option for o in decision.options))
        )

    def finish_run(self, limit: int = 200) -> None:
        """Decline everything until no run is in progress."""
        for _ in range(limit):
            if self.game.state.run is None and not self.in_run():
                return
            if self.game.decision is None:
                return
            self.passes()
        raise AssertionError(f"the run did not end; now: {self.lines()}")

    # --- looking ------------------------------------------------------------------------------------------

    def name(self, cid: int) -> str:
        return self.game.state.cards[cid].face.name

    def card(self, name: str) -> int:
        """The id of the one card of that name."""
        found = [i for i, card in enumerate(self.game.state.cards) if card.face.name == name]
        assert len(found) == 1, f"{len(found)} cards are called {name}"
        return found[0]

    def zone(self, name: str) -> str:
        return self.game.state.cards[self.card(name)].zone

    def counters(self, name: str, kind: str) -> int:
        return self.game.state.cards[self.card(name)].count(kind)

    def rezzed(self, name: str) -> bool:
        return self.game.state.cards[self.card(name)].faceup

    @property
    def credits(self) -> dict[str, int]:
        return {side: player.credits for side, player in self.game.state.players.items()}

    @property
    def clicks(self) -> dict[str, int]:
        return {side: player.clicks for side, player in self.game.state.players.items()}

    @property
    def tags(self) -> int:
        return self.game.state.players["runner"].tags

    @property
    def step(self) -> str:
        """The rule of the step the innermost timing structure is at."""
        for frame in reversed(self.game.state.stack):
            if isinstance(frame, StructureFrame):
                return self.game.rules.structures[frame.name].rows[frame.row].rule
        return ""

    def in_run(self) -> bool:
        return any(isinstance(f, StructureFrame) and f.name == "run" for f in self.game.state.stack)

    @property
    def attacked(self) -> str:
        run = self.game.state.run
        assert run is not None, "no run is in progress"
        return CENTRALS.get(run.server, f"remote {run.server - 2}")

    def events(self, kind: str, **fields: int | str) -> list[Change]:
        """Everything of a kind that has happened since the position was set up."""
        return [
            change
            for change in self.game.events
            if change.kind == kind and all(getattr(change, f) == v for f, v in fields.items())
        ]

    def happened(self, kind: str, card: str = "", **fields: int | str) -> bool:
        return any(
            not card or (change.card >= 0 and self.name(change.card) == card)
            for change in self.events(kind, **fields)
        )

    def after(self, kind: str, **fields: int | str) -> list[Change]:
        """Everything that has happened since the last time such a thing did."""
        last = self.events(kind, **fields)[-1]
        events = self.game.events
        return events[events.index(last) + 1 :]

    def steps(self, *names: str) -> list[str]:
        """The rules of the steps gone through so far, in order; with names, only those starting so."""
        return [
            change.rule for change in self.events("step") if not names or change.rule.startswith(tuple(names))
        ]

    def lines(self) -> list[str]:
        return [
            f"{self.decision.side} {self.decision.rule}:",
            *(self._line(o) for o in self.decision.options),
        ]

    def _line(self, option: Option) -> str:
        name = self.name(option.card) if option.card >= 0 else ""
        rest = [str(option.number)] if option.number >= 0 else []
        if option.server != -1:
            rest.append(CENTRALS.get(option.server, f"remote {option.server - 2}"))
        return " ".join(part for part in (option.kind, name, *rest, option.detail) if part)
