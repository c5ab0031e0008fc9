"""The layout of an observation: one row of 16-bit numbers, field by field.

`SECTIONS` is the whole contract. Code, documentation and tests read it; nothing else says where a field is.
"""

from typing import Final, NamedTuple

from .memory import EVENT_FIELDS, HISTORY
from .spots import SERVERS, SPOTS


class Field(NamedTuple):
    """A number of an observation, and what it says."""

    name: str
    says: str


HEAD: Final = (
    Field("seat", "whose observation it is: 1 the Corp's, 2 the Runner's"),
    Field("rules", "the edition, by its number"),
    Field("turn", "the number of the turn"),
    Field("active", "whose turn it is: 1 or 2"),
    Field("deciding", "who decides: 1 or 2, 0 nobody"),
    Field("kind", "the kind of the decision, if it is this seat's"),
    Field("about", "what is asked, if this seat is"),
    Field("asked card", "the number of the card that the question is about, if it is known"),
    Field("asked spot", "where that card lies; 0 nowhere"),
    Field("structure", "the innermost timing structure"),
    Field("step", "its step: the row of the edition's table, from 1"),
    Field("depth", "how many things are in progress, one within another"),
    Field("over", "1 when the game is over"),
    Field("winner", "who has won: 1 or 2"),
    Field("corp credits", ""),
    Field("corp clicks", ""),
    Field("corp bad publicity", ""),
    Field("corp actions to forgo", "the classic game's"),
    Field("corp hand", "cards in HQ"),
    Field("corp hand size", "the maximum"),
    Field("corp deck", "cards in R&D"),
    Field("corp points", "agenda points"),
    Field("corp pile", "cards in Archives"),
    Field("corp counters", "counters that lie with the Corp"),
    Field("runner credits", ""),
    Field("runner clicks", ""),
    Field("runner tags", ""),
    Field("runner core damage", ""),
    Field("runner run credits", "credits from bad publicity"),
    Field("runner actions to forgo", "the classic game's"),
    Field("runner hand", "cards in the grip"),
    Field("runner hand size", "the maximum"),
    Field("runner deck", "cards in the stack"),
    Field("runner points", "agenda points"),
    Field("runner pile", "cards in the heap"),
    Field("memory used", ""),
    Field("memory", "the limit"),
    Field("link", ""),
    Field("run", "1 during a run"),
    Field("run server", "the attacked server, from 1 for HQ"),
    Field("run position", "which ice the Runner is at, from 1 for the innermost; 0 none"),
    Field("run ice spot", "the ice being approached or encountered"),
    Field("approaching", "1 while the Runner approaches that ice"),
    Field("run successful", ""),
    Field("run ended", ""),
    Field("encounter spot", "the encountered ice"),
    Field("subroutines", "how many it has"),
    Field("broken", "which of them are broken, a bit each, the first 15"),
    Field("resolved", "which of them have resolved, a bit each, the first 15"),
    Field("cut short", "1 when the encounter is bypassed or its ice has gone"),
    Field("access", "1 during an access"),
    Field("access card", "the number of the accessed card, if it is known"),
    Field("access spot", "where it lies"),
    Field("accesses left", "of the breach in progress"),
    Field("trace", "1 during a trace"),
    Field("trace base", ""),
    Field("trace strength", "once it is public"),
    Field("trace link", "once it is public"),
    Field("runs on HQ", "this turn"),
    Field("runs on R&D", "this turn"),
    Field("runs on Archives", "this turn"),
    Field("runs on remotes", "this turn"),
    Field("seen in R&D", "cards on top of R&D that the Runner has lately seen and left there"),
    Field("uses", "abilities used this turn"),
)
HEAD_ROOM: Final = 72
"""Room for fields to come."""

SPOT: Final = (
    Field("card", "its number; 0 if nothing lies here, or the seat does not know which card it is"),
    Field("there", "1 if a card lies here"),
    Field("owner", "1 the Corp, 2 the Runner"),
    Field("type", "the card type, if it is known"),
    Field("face up", "rezzed, if it is the Corp's"),
    Field("strength", "of ice and icebreakers that are known"),
    Field("advancement", "advancement counters"),
    Field("credits", "credits on it"),
    Field("virus", "virus counters"),
    Field("power", "power counters"),
    Field("agenda", "agenda counters"),
    Field("other", "all other counters"),
    Field("host", "the spot of the card that hosts it; 0 none"),
    Field("new", "1 if it was installed this turn"),
    Field("asked", "1 if the question is about it"),
)
SERVER: Final = (
    Field("there", "1 if the server exists"),
    Field("ice", "how many pieces protect it"),
    Field("root", "how many cards are in its root"),
    Field("counters", "counters that lie in it"),
)
PILED: Final = (
    Field("card", "its number; 0 if the seat does not know which card it is"),
    Field("there", "1 if there is a card"),
    Field("face up", ""),
)
CARD: Final = (Field("card", "its number; 0 past the last"),)
EVENT: Final = (
    Field("event", "its kind"),
    Field("side", "whose doing it is: 1 or 2"),
    Field("card", "the number of the card it is about, if the seat was told"),
    Field("server", "the server it happened at, from 1 for HQ; 0 none, or one that is no more"),
    Field("amount", "of cards, credits, counters, tags, damage"),
)


class Section(NamedTuple):
    """A part of an observation: so many rows of the same fields."""

    name: str
    rows: int
    fields: tuple[Field, ...]
    says: str

    @property
    def size(self) -> int:
        return self.rows * len(self.fields)


SECTIONS: Final = (
    Section("head", 1, HEAD, "the moment: who decides what, where in the rules, and what the players have"),
    Section("servers", SERVERS, SERVER, "HQ, R&D, Archives, then the remote servers from the oldest"),
    Section("spots", SPOTS, SPOT, "what lies where; the row is the spot that actions name"),
    Section("hand", 32, CARD, "one's own hand, by number"),
    Section("deck", 64, CARD, "what must be in one's own deck, by number: nothing is said of its order"),
    Section("archives", 64, PILED, "the last cards of Archives, the last first"),
    Section("heap", 64, CARD, "the last cards of the heap, the last first"),
    Section("removed", 32, PILED, "cards removed from the game or set aside, the last first"),
    Section("shown", 16, CARD, "cards of decks and of the opponent's hand that the seat sees now, by number"),
    Section("remembered hand", 16, CARD, "cards in the opponent's hand that the seat was shown, by number"),
    Section("remembered decks", 16, CARD, "cards in decks that the seat was shown, by number"),
    Section("history", HISTORY, EVENT, "what both saw happen, the last first"),
)
assert len(EVENT) == EVENT_FIELDS


def _offsets() -> dict[str, int]:
    found, at = {}, 0
    for section in SECTIONS:
        found[section.name] = at
        at += HEAD_ROOM if section.name == "head" else section.size
    found[""] = at
    return found


OFFSETS: Final = _offsets()
"""Where each section begins."""
SIZE: Final = OFFSETS[""]
"""How many numbers an observation has."""
