"""Language models at the table: the SDK's own client plays, looks, asks and judges."""

import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from rulerunner.cli import main
from rulerunner.cli.mcp.desk import Desk
from rulerunner.session import Match

# The SDK takes a second to import: whoever plays one of these does, not everyone who collects them.
if TYPE_CHECKING:
    from mcp import Client

ROOT = Path(__file__).resolve().parents[2]
OPTION = re.compile(r"^(\d+)\. ", re.MULTILINE)


def text(result: Any) -> str:
    return "\n".join(part.text for part in result.content)


def with_client(play: Callable[["Client"], Awaitable[None]]) -> None:
    """Connect the SDK's client to a server in this process."""
    import anyio
    from mcp import Client

    from rulerunner.cli.mcp.server import make

    async def run() -> None:
        async with Client(make()) as client:
            await play(client)

    anyio.run(run)


@pytest.mark.parametrize(
    ("seat", "rules"), [("runner", "nisei-1.4"), ("corp", "nsg-26.03"), ("runner", "classic-1996")]
)
def test_a_whole_game_is_played_by_tools_alone(seat: str, rules: str) -> None:
    async def play(client: "Client") -> None:
        chance = random.Random(3)
        answer = text(await client.call_tool("start_game", {"seat": seat, "rules": rules, "seed": 5}))
        assert answer.startswith("Game 1: seed 5")
        longest = 0
        for _ in range(3000):
            if "THE GAME IS OVER" in answer:
                break
            numbers = [int(each) for each in OPTION.findall(answer)]
            assert numbers[0] == 1
            answer = text(await client.call_tool("choose", {"game": 1, "option": chance.choice(numbers)}))
            longest = max(longest, len(answer))
        assert "THE GAME IS OVER" in answer
        assert longest < 6000, "answers are small"
        over = await client.call_tool("choose", {"game": 1, "option": 1})
        assert over.is_error
        assert "the game is over" in text(over)
        back = text(await client.call_tool("take_back", {"game": 1}))
        assert back.startswith("1 taken back.")
        assert OPTION.search(back)

    with_client(play)


def test_a_hidden_change_changes_no_answer() -> None:
    """Two tables that differ only in what the Runner cannot see."""
    table = """
rules nisei-1.4
turn runner
[corp]
credits 9
hand {hand}
deck 9x {deck}
[runner]
hand Sure Gamble
rig Corroder
deck 5x Sure Gamble
[HQ]
ice {ice}
[Server 1]
root {root}
"""
    told = []
    for hand, deck, ice, root in (
        ("3x Hedge Fund", "Priority Requisition", "Ice Wall", "PAD Campaign"),
        ("3x Scorched Earth", "Tollbooth", "Enigma", "Snare!"),
    ):
        desk = Desk()
        answers = [desk.load(table.format(hand=hand, deck=deck, ice=ice, root=root), "runner", "thumb")]
        answers += [desk.look(1, whole) for whole in (False, True)]
        answers += [desk.options(1, 1), desk.options(1, 1, "run"), desk.log(1, 500)]
        answers += [
            desk.why_not(1, card)
            for card in (
                "Hedge Fund",
                "Scorched Earth",
                "Ice Wall",
                "Enigma",
                "Tollbooth",
                "Snare!",
                "Corroder",
            )
        ]
        told.append(answers)
    assert told[0] == told[1]
    assert "Sure Gamble" in told[0][1]


def test_a_seat_is_told_nothing_of_the_other() -> None:
    """Nothing that the opponent holds is on the table as the seat sees it."""

    async def play(client: "Client") -> None:
        for seed in (1, 2):
            await client.call_tool("start_game", {"seat": "runner", "seed": seed, "opponent": "random"})
        looks = [text(await client.call_tool("look", {"game": game, "whole": True})) for game in (1, 2)]
        for look in looks:
            corp = look[: look.index("SERVERS")]
            assert "5 cards" in corp
            assert "Hedge Fund" not in corp

    with_client(play)


def test_questions_get_short_answers_with_rules() -> None:
    async def play(client: "Client") -> None:
        await client.call_tool("start_game", {"seed": 5})
        listed = text(await client.call_tool("options", {"game": 1}))
        await client.call_tool("choose", {"game": 1, "option": 1})
        assert "Keep" in listed
        hand = text(await client.call_tool("look", {"game": 1}))
        card = hand.rsplit("Your hand: ", 1)[1].split(";")[0].rstrip(".")
        assert "[" in text(await client.call_tool("why_not", {"game": 1, "card": card}))
        assert "6.9.2e" in text(await client.call_tool("explain", {"what": "6.9.2e"}))
        assert "Tollbooth" in text(await client.call_tool("explain", {"what": "tollbooth"}))
        assert text(await client.call_tool("log", {"game": 1, "lines": 3})).count("\n") == 2

    with_client(play)


def test_what_makes_no_sense_is_answered_in_words() -> None:
    async def play(client: "Client") -> None:
        await client.call_tool("start_game", {"seed": 1})
        none = text(await client.call_tool("options", {"game": 1, "having": "no such words"}))
        assert "(none of the 2 options has these words)" in none
        for tool, given, words in (
            ("start_game", {"seat": "judge"}, "there is no seat 'judge'"),
            ("start_game", {"rules": "chess"}, "there is no edition 'chess'"),
            ("start_game", {"opponent": "thum"}, "Did you mean 'thumb'?"),
            ("start_game", {"deck": "/etc/passwd"}, "there is no sample deck"),
            ("start_game", {"deck": "3x Corroder\n3x Nonsense"}, "Nonsense"),
            ("load_position", {"position": "this is no position"}, "position"),
            ("load_position", {"position": "x" * 100_000}, "at most"),
            ("choose", {"game": 9, "option": 1}, "there is no game 9"),
            ("load_position", {"position": " \n"}, "this position is empty"),
            ("options", {"game": 1, "first": 50}, "there is no option 50; there are options from 1 to 2"),
            ("explain", {"what": "99.9.9"}, "99.9.9"),
            ("explain", {"what": " "}, "say what to explain"),
            ("explain", {"what": "chart 99"}, "classic-1996 has no rule '99'"),
            ("explain", {"what": "Corrodor"}, "Corroder"),
        ):
            answer = await client.call_tool(tool, given)
            assert answer.is_error, (tool, given)
            assert words in text(answer), text(answer)

    with_client(play)


def test_resources_that_there_are_not_are_refused_in_words() -> None:
    async def play(client: "Client") -> None:
        for place, words in (
            ("charts/chess/run", "there is no edition 'chess'"),
            ("charts/nisei-1.4/castling", "no structure 'castling'"),
            ("cards/nisei-1.4/Corrodor", "Did you mean Corroder"),
        ):
            with pytest.raises(Exception, match=words):
                await client.read_resource(f"rulerunner://{place}")

    with_client(play)


def test_a_step_of_the_chart_is_explained_as_on_the_command_line() -> None:
    async def play(client: "Client") -> None:
        for rules in ("nisei-1.4", "classic-1996"):
            answer = text(await client.call_tool("explain", {"what": "chart 13", "rules": rules}))
            assert answer.startswith("13  ")

    with_client(play)


def test_a_seed_that_was_not_named_is_told_when_the_game_is_over() -> None:
    """Before, it would deal the same cards once more, and the other hand could be looked at there."""
    desk = Desk()
    begun = desk.start("runner", "random", "nisei-1.4", "", "", None)
    assert begun.startswith("Game 1: nisei-1.4; ")
    assert "seed" not in begun
    chance, answer = random.Random(1), begun
    while "THE GAME IS OVER" not in answer:
        assert "The seed was" not in answer
        answer = desk.choose(1, chance.choice([int(each) for each in OPTION.findall(answer)]))
    found = re.search(r"^The seed was (\d+)\.$", answer, re.MULTILINE)
    assert found is not None
    again = desk.start("runner", "random", "nisei-1.4", "", "", int(found[1]))
    assert again.split(";", 1)[1] == begun.split(";", 1)[1]


def test_nobody_answers_for_an_opponent_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked again, and what was meant for another choice is not taken for its own."""
    desk = Desk()
    desk.start("corp", "random", "nisei-1.4", "", "", 1)
    seated = desk._games[1]
    usual = Match._answered

    def fails(match: Match) -> bool:
        if match.decision is not None and match.decision.side == "runner":
            raise RuntimeError("the opponent failed")
        return usual(match)

    monkeypatch.setattr(Match, "_answered", fails)

    def play_on() -> None:
        for _ in range(99):
            desk.choose(1, 1)

    with pytest.raises(RuntimeError):
        play_on()
    at = seated.match.at
    with pytest.raises(RuntimeError):
        desk.choose(1, 1)
    assert seated.match.at == at, "nothing was chosen for it"
    monkeypatch.setattr(Match, "_answered", usual)
    desk.choose(1, 1)
    assert seated.match.decision is not None
    assert seated.match.decision.side == "corp"


def test_a_game_answers_one_question_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients call several tools at once, and the server gives each call a thread."""
    desk, inside, most = Desk(), 0, 0
    tell = desk._next

    def told(seated: Any) -> str:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        time.sleep(0.02)
        inside -= 1
        return tell(seated)

    for _ in range(2):
        desk.start("runner", "random", "nisei-1.4", "", "", 1)
    monkeypatch.setattr(desk, "_next", told)
    with ThreadPoolExecutor(6) as threads:
        list(threads.map(lambda _: desk.choose(1, 1), range(6)))
        assert most == 1
        list(threads.map(lambda at: desk.choose(1 + at % 2, 1), range(6)))
    assert most == 2, "another game is another matter"


def test_a_position_is_loaded_and_played() -> None:
    async def play(client: "Client") -> None:
        position = (ROOT / "examples/nisei-and-smc.txt").read_text()
        answer = text(await client.call_tool("load_position", {"position": position, "seat": "runner"}))
        assert answer.startswith("Game 1: from the position.")
        assert OPTION.search(answer), answer
        table = text(await client.call_tool("look", {"game": 1, "whole": True}))
        assert "Self-modifying Code" in table

    with_client(play)


def test_charts_cards_and_editions_are_resources_and_there_are_prompts() -> None:
    async def play(client: "Client") -> None:
        page = await client.read_resource("rulerunner://charts/classic-1996/run")
        assert "13" in page.contents[0].text  # type: ignore[union-attr]
        page = await client.read_resource("rulerunner://cards/nisei-1.4/Tollbooth")
        assert "Tollbooth" in page.contents[0].text  # type: ignore[union-attr]
        page = await client.read_resource("rulerunner://editions")
        assert "classic-1996" in page.contents[0].text  # type: ignore[union-attr]
        names = {prompt.name for prompt in (await client.list_prompts()).prompts}
        assert names == {"play", "judge"}
        judged = await client.get_prompt("judge", {"question": "May I jack out now?"})
        assert "May I jack out now?" in judged.messages[0].content.text  # type: ignore[union-attr]

    with_client(play)


def test_the_command_speaks_on_its_standard_streams() -> None:
    import anyio
    from mcp import ClientSession, StdioServerParameters, stdio_client

    async def run() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "rulerunner.cli", "mcp"])
        async with stdio_client(command) as streams, ClientSession(*streams) as session:
            await session.initialize()
            tools = {tool.name for tool in (await session.list_tools()).tools}
            assert {"start_game", "choose", "look", "options", "why_not", "explain", "take_back"} <= tools
            answer = text(await session.call_tool("start_game", {"seed": 1}))
            assert "Game 1" in answer

    anyio.run(run)


def test_a_port_that_is_taken_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["mcp", "--http", "--port", str(port)]) == 2
    assert f"cannot serve on port {port}: Address already in use. Choose another" in capsys.readouterr().err


def test_the_command_serves_a_port_of_this_machine() -> None:
    import anyio
    from mcp import Client

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "rulerunner.cli", "mcp", "--http", "--port", str(port)]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    async def run() -> None:
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            assert "Game 1" in text(await client.call_tool("start_game", {"seed": 1}))

    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with socket.socket() as knock:
                if knock.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        anyio.run(run)
    finally:
        server.terminate()
        server.wait(20)
