"""The server itself, on the official SDK: tools, resources and prompts around a desk."""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, ParamSpec

from ... import __version__
from ...rules import DEFAULT
from ..errors import Problem
from . import reference
from .desk import Desk

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ResourceError, ToolError
    from pydantic import Field
except ImportError as missing:
    raise ImportError(f"{missing.name} is missing") from missing

P = ParamSpec("P")
INSTRUCTIONS = """\
Netrunner played exactly by the numbered rules. start_game begins a game against a bot; every answer ends
with your numbered options, and choose takes one of them. Numbers in brackets are rules: explain tells what a
rule or a card means. look(whole=true) shows the table, why_not says what stands against using a card.
"""

Game = Annotated[int, Field(description="the number of the game")]
Rules = Annotated[str, Field(description="nisei-1.4, nsg-26.03 or classic-1996")]
Seat = Annotated[str, Field(description="corp or runner")]


def told(tool: Callable[P, str]) -> Callable[P, str]:
    """A problem is an answer too: the model reads what was wrong and what would be right."""

    @wraps(tool)
    def call(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except Problem as problem:
            raise ToolError(str(problem)) from None

    return call


def found(page: Callable[P, str]) -> Callable[P, str]:
    """The same of a resource that there is not."""

    @wraps(page)
    def call(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return page(*args, **kwargs)
        except Problem as problem:
            raise ResourceError(str(problem)) from None

    return call


def make() -> MCPServer:
    """A server with no games yet."""
    server = MCPServer("rulerunner", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    desk = Desk()
    _play(server, desk)
    _ask(server, desk)
    _resources(server)
    _prompts(server)
    return server


def _play(server: MCPServer, desk: Desk) -> None:
    @server.tool(structured_output=False)
    @told
    def start_game(
        seat: Seat = "runner",
        opponent: Annotated[str, Field(description="the bot: thumb, random...")] = "thumb",
        rules: Rules = DEFAULT,
        deck: Annotated[str, Field(description="a sample deck by name, or a deck list")] = "",
        opponent_deck: Annotated[str, Field(description="the same for the other seat")] = "",
        seed: Annotated[int | None, Field(description="the same seed deals the same game")] = None,
    ) -> str:
        """Start a game against a bot. Answers with the number of the game and your first options."""
        return desk.start(seat, opponent, rules, deck, opponent_deck, seed)

    @server.tool(structured_output=False)
    @told
    def load_position(
        position: Annotated[
            str, Field(description="a position, as examples/*.txt of the project write them")
        ],
        seat: Seat = "runner",
        opponent: str = "thumb",
    ) -> str:
        """Start a game from a position."""
        return desk.load(position, seat, opponent)

    @server.tool(structured_output=False)
    @told
    def choose(game: Game, option: Annotated[int, Field(description="its number, from 1")]) -> str:
        """Take one of your options. Answers with what happened and your next options."""
        return desk.choose(game, option)

    @server.tool(structured_output=False)
    @told
    def take_back(game: Game, choices: Annotated[int, Field(ge=1, le=1000)] = 1) -> str:
        """Take back your last choices."""
        return desk.take_back(game, choices)


def _ask(server: MCPServer, desk: Desk) -> None:
    @server.tool(structured_output=False)
    @told
    def look(game: Game, whole: Annotated[bool, Field(description="the whole table")] = False) -> str:
        """See how things stand, as your seat sees them."""
        return desk.look(game, whole)

    @server.tool(structured_output=False)
    @told
    def options(
        game: Game,
        first: Annotated[int, Field(ge=1, description="from this one on")] = 1,
        having: Annotated[str, Field(max_length=200, description="only those that have these words")] = "",
    ) -> str:
        """Your numbered options, with the rule of the decision."""
        return desk.options(game, first, having)

    @server.tool(structured_output=False)
    @told
    def log(game: Game, lines: Annotated[int, Field(ge=1, le=500)] = 30) -> str:
        """What happened lately, each line with its rule."""
        return desk.log(game, lines)

    @server.tool(structured_output=False)
    @told
    def why_not(game: Game, card: Annotated[str, Field(description="its name")]) -> str:
        """What a card can do now, and what stands against the rest, with the rules."""
        return desk.why_not(game, card)

    @server.tool(structured_output=False)
    @told
    def explain(
        what: Annotated[str, Field(description="a rule number, a phase, a structure or a card")],
        rules: Rules = DEFAULT,
    ) -> str:
        """What a rule or a card means, in our own words."""
        return reference.explained(what, rules)


def _resources(server: MCPServer) -> None:
    @server.resource("rulerunner://editions", mime_type="text/plain")
    def editions() -> str:
        """The editions of the rules."""
        return reference.editions()

    @server.resource("rulerunner://charts/{rules}/{structure}", mime_type="text/plain")
    @found
    def chart(rules: str, structure: str) -> str:
        """A timing structure as a chart: run, corp-turn, runner-turn, breach, access, checkpoint."""
        return reference.charted(rules, structure)

    @server.resource("rulerunner://cards/{rules}/{name}", mime_type="text/plain")
    @found
    def card(rules: str, name: str) -> str:
        """A card: its facts, what it does, and the rules it is played under."""
        return reference.card(name, rules)


def _prompts(server: MCPServer) -> None:
    @server.prompt()
    def play(seat: str = "runner", opponent: str = "thumb", rules: str = DEFAULT) -> str:
        """Play a whole game."""
        return (
            f"Play a game of Netrunner as the {seat} under {rules}: start_game against {opponent}, then "
            "choose until the game is over. Before an action think of credits, clicks and what the opponent "
            "may hide; look at the whole table at the beginning of each of your turns. Do not take back "
            "choices. When the game is over, say who won, why, and what decided it."
        )

    @server.prompt()
    def judge(question: str, rules: str = DEFAULT) -> str:
        """Answer a question about the rules as a judge."""
        return (
            f"Answer this question about the rules of Netrunner ({rules}) as a judge would: {question}\n"
            "Find the rules with explain and read the charts of the structures involved; read every card "
            "that is named. If it helps, build the position with load_position and see what the machine "
            "offers. Answer in a few sentences, cite each rule by its number, and say what you could not "
            "verify."
        )
