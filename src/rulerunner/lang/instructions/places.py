"""Instructions about the order of ice, and about subroutines that are there once more."""

from ..base import Instruction, Ref, ServerRef
from ..node import node
from ..refs import THIS
from ..words import Duration, Who


@node
class InsertIce(Instruction):
    """The controller moves installed ice to another position of its server, among the ice there."""

    ref: Ref = THIS


@node
class ReverseIce(Instruction):
    """The order of the ice protecting a server is reversed."""

    server: ServerRef


@node
class RearrangeIce(Instruction):
    """A player puts the ice protecting a server in any order. If it is `concealed`, the other one does not
    see how: face-down ice they have seen is unknown to them again."""

    server: ServerRef
    by: Who = "you"
    concealed: bool = False


@node
class RepeatSubroutine(Instruction):
    """The controller chooses a subroutine of a piece of ice; it is there once more, right after itself, for a
    duration."""

    ref: Ref
    duration: Duration


@node
class SwapAllIce(Instruction):
    """The controller swaps pairs of installed ice as they like, out of the opponent's sight: face-down ice
    that was seen is unknown again."""
