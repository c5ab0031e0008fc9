"""From nothing to a public server: every command of docs/how-to/run-a-server.md, taken off the page and run
in its order on a fresh Debian; and that there is what the page promises."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.attacks.outside import ATTACKS
from tests.support.browsing import browser_needed
from tests.support.debian import MISSING, PROGRAMS, NoDebian, check
from tests.support.guide import sections
from tests.support.packages import ROOT
from tests.support.world import ADDRESS, NAME, World

GUIDE = ROOT / "docs" / "how-to" / "run-a-server.md"

Story = Callable[[World], Iterator[str]]
"""What happens around the commands of a section: it yields the command before which it has something to do,
and last the empty text for all that are left; then it looks at what came of them."""
STORIES: dict[str, Story] = {}


def story(heading: str) -> Callable[[Story], Story]:
    def keep(told: Story) -> Story:
        STORIES[heading] = told
        return told

    return keep


@story("On the internet")
def a_public_server(world: World) -> Iterator[str]:
    yield ""
    assert world.said[-1].splitlines()[-1] == "ok"  # what comes before it has tried again
    # After a reload an old process of nginx may answer once more.
    world.eventually(lambda: world.http("/learn?first") == f"301 https://{NAME}/learn?first")
    assert world.ask("GET", "/")[0] == 200
    assert json.loads(world.ask("GET", "/api/lobby")[1])["address"] == f"https://{NAME}"
    world.sits_down()
    assert world.answers() > 0
    # It is its own user's, and systemd has nothing to say against the unit.
    assert world.shell.run("ps -o user= -C rulerunner | sort -u") == "rulerunner"
    assert world.shell.run("systemd-analyze verify /etc/systemd/system/rulerunner.service") == ""
    assert (
        world.shell.run("systemctl is-enabled rulerunner postgresql nginx certbot.timer | sort -u")
        == "enabled"
    )
    assert world.shell.run("stat -c %a /etc/rulerunner/admin-key") == "600"
    # A certificate is renewed by nobody's doing, and nginx has it at once.
    before = world.certificate()
    world.shell.run("certbot renew --force-renewal --no-random-sleep-on-renew")
    world.eventually(lambda: world.certificate() != before)
    # If it is killed, it comes back, and the game goes on.
    world.shell.run("systemctl kill --signal KILL rulerunner")
    world.is_back()
    # Without a database of its own it has a file.
    world.shell.run(
        "cp /etc/rulerunner/environment /root/kept; sed -i 's/--db [^ ]*//' /etc/rulerunner/environment"
    )
    world.shell.run("systemctl restart rulerunner")
    world.eventually(lambda: world.ask("GET", "/health/ready")[0] == 200)
    assert world.shell.run("find /var/lib/rulerunner -name '*.sqlite3'") != ""
    world.shell.run("mv /root/kept /etc/rulerunner/environment; systemctl restart rulerunner")
    world.is_back()


@story("Watch it")
def what_it_says(world: World) -> Iterator[str]:
    yield ""
    journal, key, metrics = world.said
    assert "rulerunner" in journal
    assert len(key) >= 24
    assert re.search(r"^rulerunner_\w+(\{.*\})? \d", metrics, re.MULTILINE)


@story("Copy it")
def a_copy(world: World) -> Iterator[str]:
    yield "systemctl stop rulerunner"
    assert re.match(r"\d+ rows are in /var/backups/rulerunner/\d{4}-\d\d-\d\d\.", world.said[-2])
    at = world.is_back()
    later = world.answers()
    assert later > at
    yield ""
    assert world.is_back() == at, "the game is not where it was when the copy was taken"


@story("Bring it up to date")
def a_newer_version(world: World) -> Iterator[str]:
    yield "git pull --ff-only"
    world.publish("0.1.1")
    yield ""
    assert world.shell.run("rulerunner --version").startswith("rulerunner 0.1.1 ")
    world.is_back()


@story("More than one core, more than one machine")
def two_machines(world: World) -> Iterator[str]:
    at, found = world.is_back(), []
    world.meanwhile = lambda port: found.append(world.is_back(port))
    yield ""
    assert found == [at], "the game is not at the other machine"
    world.meanwhile = lambda port: None
    assert world.is_back() == at


@story("In your own network")
def one_evening(world: World) -> Iterator[str]:
    yield ""
    assert f"Others in your network open http://{ADDRESS}:" in world.said[-1]


@story("What strangers can do to it")
def attacks(world: World) -> Iterator[str]:
    yield ""
    assert world.said[-2].count("held out: ") == len(ATTACKS)


@story("That the deal is fair")
def a_fair_deal(world: World) -> Iterator[str]:
    commitment, replay = world.two_people_play()
    world.system.write("/usr/local/src/rulerunner/game.jsonl", replay)
    world.shell.run(f"commitment={commitment}")
    yield ""
    assert "fair" in world.said[-1].lower()


@story("In a container")
def a_container(world: World) -> Iterator[str]:
    yield "podman build -f deploy/Containerfile -t rulerunner ."
    world.import_image()
    if world.system.run("ip", "link", "add", "podman0", "type", "bridge", check=False).returncode:
        raise NoDebian("all of the guide was followed but for the container, for this kernel has no bridges")
    world.system.run("ip", "link", "delete", "podman0")
    yield ""
    assert world.said[-1].splitlines()[-1] == "ok"  # what comes before it has tried again
    world.sits_down()
    assert world.answers() > 0
    world.shell.run("podman restart rulerunner")
    world.is_back()


def test_every_section_with_commands_has_its_story() -> None:
    assert [section.heading for section in sections(GUIDE)] == list(STORIES)


@pytest.mark.heavy
def test_every_command_of_the_guide_works(tmp_path: Path) -> None:
    try:
        check(tmp_path)
        if (missing := [name for name in PROGRAMS if shutil.which(name) is None]) and not browser_needed():
            raise NoDebian(MISSING)
        assert not missing, MISSING
        with World.made(tmp_path) as world:
            for section in sections(GUIDE):
                world.follows(section.commands, STORIES[section.heading](world))
    except NoDebian as why:
        pytest.skip(str(why))
