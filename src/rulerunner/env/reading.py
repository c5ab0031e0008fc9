"""All that the encoding reads of the machine itself, in one place: whatever moves there is mended here."""

from ..kernel.read.declared import steady
from ..kernel.read.memory import memory_limit, memory_used
from ..kernel.read.subroutines import subroutines
from ..kernel.read.values import hand_size, link, score, strength, strengths
from ..lang.face import Face
from ..lang.headings import MEMORY_FOR
from ..lang.titles import titles
from ..lang.words import (
    ARCHIVES,
    ASIDE,
    CORP,
    CORP_SCORE,
    DECK_OF,
    GRIP,
    HAND_OF,
    HEAP,
    HQ,
    ICE,
    IDENTITIES,
    PLAY,
    PROGRAM,
    REMOVED,
    RND,
    RUNNER,
    RUNNER_SCORE,
    STACK,
    TABLE,
    TYPES,
    Side,
)
from ..state.changes import as_change
from ..state.decision import Decision, Option
from ..state.frames import StructureFrame, TraceFrame
from ..state.log import unread
from ..state.records import NOBODY, Card, Change, Encounter, Server
from ..state.state import State
from ..view.hearing import Hearing, seen_from_the_start
from ..view.knowledge import FUND, HANDS, HIDDEN, LENT, NEW_REMOTE, accessed, sees, shown
from ..view.past import seen_in_rnd
from ..view.recall import Recollection
from ..view.sampler import sample

__all__ = [
    "ARCHIVES",
    "ASIDE",
    "CORP",
    "CORP_SCORE",
    "DECK_OF",
    "FUND",
    "LENT",
    "GRIP",
    "HANDS",
    "HAND_OF",
    "HEAP",
    "HIDDEN",
    "HQ",
    "ICE",
    "IDENTITIES",
    "MEMORY_FOR",
    "NEW_REMOTE",
    "NOBODY",
    "PLAY",
    "PROGRAM",
    "REMOVED",
    "RND",
    "RUNNER",
    "RUNNER_SCORE",
    "STACK",
    "TABLE",
    "TYPES",
    "Card",
    "Change",
    "Encounter",
    "Decision",
    "Face",
    "Hearing",
    "Option",
    "Server",
    "Side",
    "State",
    "Recollection",
    "StructureFrame",
    "TraceFrame",
    "accessed",
    "as_change",
    "hand_size",
    "link",
    "memory_limit",
    "memory_used",
    "sample",
    "score",
    "seen_from_the_start",
    "seen_in_rnd",
    "sees",
    "shown",
    "steady",
    "strength",
    "strengths",
    "subroutines",
    "titles",
    "unread",
]
