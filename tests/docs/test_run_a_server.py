"""The guide to running a server says what works: its commands are known, its files are there. All of it is
followed on a fresh machine in tests/server/test_guide.py; here is what can be seen at once."""

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from rulerunner.cli import serve
from rulerunner.cli.backup import add_parser as add_backup
from tests.support.guide import BLOCK, sections

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "how-to" / "run-a-server.md"
PAGE = GUIDE.read_text("utf-8")
BLOCKS = [block for section in sections(GUIDE) for block in section.blocks]
COMMANDS = [command for block in BLOCKS for command in block.commands]
OURS = re.compile(r"^(?:runuser -u rulerunner -- )?rulerunner (?=(serve|backup|verify))")
NOT_RUN = ["ssh root@play.example.org"]
"""What no test can run."""


def ours(name: str) -> list[str]:
    """The commands that start our program for something."""
    found = [command for command in COMMANDS if (match := OURS.match(command)) and match[1] == name]
    return [OURS.sub("", command).partition(" > ")[0] for command in found]


def parser_of(add: object) -> object:
    import argparse

    parser = argparse.ArgumentParser()
    add(parser.add_subparsers(required=True))  # type: ignore[operator]
    return parser


def test_all_code_on_the_page_is_commands_and_all_but_these_are_run() -> None:
    assert {block.language for block in BLOCKS} == {"sh"}
    assert [command for block in BLOCKS if block.why for command in block.commands] == NOT_RUN
    assert not re.search(r"(?m)^(?:    |\t)|^ *\$ |~~~|<pre|<code", BLOCK.sub("", PAGE)), (
        "code in another dress"
    )


def test_a_command_of_several_lines_and_a_mark_are_read(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "## A\n\n1. So:\n\n   ```sh\n   one \\\n     two\n   # no\n   three\n   ```\n\n## B\n\nNothing.\n"
    )
    assert [(each.heading, each.commands) for each in sections(page)] == [("A", ["one two", "three"])]
    page.write_text("## A\n\n<!-- not run: far away -->\n```sh\nfour\n```\n")
    (section,) = sections(page)
    assert (section.commands, section.blocks[0].why) == ([], "far away")
    page.write_text("## A\n\n```sh\nfive\n   ```\n")
    with pytest.raises(AssertionError, match="cannot be read"):
        sections(page)


@pytest.mark.parametrize("command", ours("serve"))
def test_every_way_to_serve_is_understood(command: str) -> None:
    args = parser_of(serve.add_parser).parse_args(shlex.split(command))  # type: ignore[attr-defined]
    assert args.host


@pytest.mark.parametrize("command", ours("backup"))
def test_every_backup_is_understood(command: str) -> None:
    args = parser_of(add_backup).parse_args(shlex.split(command))  # type: ignore[attr-defined]
    assert args.db


def test_every_file_the_guide_names_is_there() -> None:
    for name in set(re.findall(r"\b(?:deploy|src|tests)/[\w./-]*\w", PAGE)):
        assert (ROOT / name).exists(), name


def test_the_unit_starts_the_server_with_options_it_knows() -> None:
    text = (ROOT / "deploy" / "rulerunner.service").read_text("utf-8").replace("\\\n", " ")
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text)
    words = shlex.split(unit["Service"]["ExecStart"])
    options = (ROOT / "deploy" / "environment").read_text("utf-8").partition("RULERUNNER_OPTIONS=")[2]
    words = [word for word in words[1:] if word != "$RULERUNNER_OPTIONS"] + shlex.split(
        options.replace("&", "\\&")
    )
    args = parser_of(serve.add_parser).parse_args(words)  # type: ignore[attr-defined]
    assert (args.workers, args.trusted_proxy, args.log_format) == (2, ["127.0.0.1"], "json")
    assert args.db.startswith("postgresql://")
    assert unit["Service"]["User"] == "rulerunner"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """All but the program itself, which is not installed where it looks for it."""
    text = (ROOT / "deploy" / "rulerunner.service").read_text("utf-8")
    unit = tmp_path / "rulerunner.service"
    unit.write_text(text.replace("/opt/rulerunner/bin/rulerunner", "/bin/true"))
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if "rulerunner" in line]
    assert (done.returncode, said) == (0, []), done.stderr


def test_the_image_is_made_of_what_there_is() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    copied = re.search(r"^COPY (pyproject.*) \./$", text, re.MULTILINE)
    assert copied is not None
    for name in copied[1].split():
        assert (ROOT / name).exists(), name
    words = re.search(r"^ENTRYPOINT (\[.*?\])", text.replace("\\\n", ""), re.MULTILINE)
    assert words is not None
    args = parser_of(serve.add_parser).parse_args(eval(words[1])[1:])  # type: ignore[attr-defined]
    assert args.host == "0.0.0.0"
