"""What is wrong with a message or a request, for people."""

from typing import Final

from .messages import Code
from .requests import Problem

NO_SPACE: Final = "The server cannot store anything at the moment. Nothing has changed: try again later."


class Refusal(Exception):
    """A message over the socket that is not taken. Nothing has changed."""

    def __init__(self, code: Code, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Fault(Exception):
    """A request over HTTP that is refused, with its status."""

    def __init__(self, status: int, code: str, why: str, problems: tuple[Problem, ...] = ()) -> None:
        super().__init__(why)
        self.status = status
        self.code = code
        self.why = why
        self.problems = problems
