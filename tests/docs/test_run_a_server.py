"""The guide to running a server says what works: its commands are known, its files are there."""

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from rulerunner.cli import serve
from rulerunner.cli.backup import add_parser as add_backup

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to" / "run-a-server.md").read_text("utf-8")
COMMANDS = [
    line.strip()
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
    if line.strip()
]


def parser_of(add: object) -> object:
    import argparse

    parser = argparse.ArgumentParser()
    add(parser.add_subparsers(required=True))  # type: ignore[operator]
    return parser


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.startswith("rulerunner serve")])
def test_every_way_to_serve_is_understood(command: str) -> None:
    args = parser_of(serve.add_parser).parse_args(shlex.split(command)[1:])  # type: ignore[attr-defined]
    assert args.host


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.startswith("rulerunner backup")])
def test_every_backup_is_understood(command: str) -> None:
    args = parser_of(add_backup).parse_args(shlex.split(command)[1:])  # type: ignore[attr-defined]
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
    assert unit["Service"]["DynamicUser"] == "yes"


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
