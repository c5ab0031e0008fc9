"""What a surface or a bot needs to know is data: nobody has to read the words, or the handles, of a view."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import rulerunner
from rulerunner import At, Seat, position
from rulerunner.rules import EDITIONS
from rulerunner.rules.table import PhaseId
from rulerunner.view import view
from rulerunner.view.records import CardView, View, fields_of
from tests.support.table import Table
from tests.view.games import RULES, decisions

SOURCES = Path(str(rulerunner.__file__)).parent
PARSED = re.compile(
    r"(handle|\.text|\.phase|\.prompt|\.says)\)?\.(startswith|endswith|split|partition|rpartition|startsWith|endsWith|match|indexOf|replace)\("
    r"|\.(test|exec)\([\w.]*\.?(handle|text|phase|prompt|says)\)"
)


def test_an_option_has_its_verb_its_price_and_what_it_does_as_data() -> None:
    t = Table(
        position(
            turn="runner",
            corp=Seat(),
            runner=Seat(hand=["Corroder", "Sure Gamble"], credits=9),
        )
    )
    seen = view(t.game.state, "runner", t.decision)
    assert seen.decision is not None
    by = {(each.verb, each.what): each for each in seen.decision.options}
    assert (by["Install", "Corroder"].price, by["Install", "Corroder"].credits) == ("2 credits", 2)
    assert by["Play", "Sure Gamble"].credits == 5
    assert by["Gain", "1 credit"].text == "Gain 1 credit"


@pytest.mark.parametrize("rules", RULES)
def test_every_option_has_parts_and_its_text_holds_them(rules: str) -> None:
    for game in decisions(rules, 7, 150):
        decision = game.decision
        assert decision is not None
        seen = view(game.state, decision.side, decision)
        assert seen.decision is not None
        for option in seen.decision.options:
            assert option.verb or option.what
            assert option.price in option.text or option.kind in ("use", "trigger")
            assert option.what.lower() in option.text.lower()


def everything(seen: View) -> list[CardView]:
    zones = (seen.hand, seen.rig, *((*server.ice, *server.root) for server in seen.servers))
    found: list[CardView] = []
    waiting = [card for zone in zones for card in zone]
    while waiting:
        card = waiting.pop()
        found.append(card)
        waiting += card.hosted
    return found


@pytest.mark.parametrize("rules", RULES)
def test_the_place_of_a_card_is_data(rules: str) -> None:
    for game in decisions(rules, 8, 150):
        for seat in ("corp", "runner"):
            for card in everything(view(game.state, seat)):
                words = card.handle.split()
                assert (card.server is not None) == (words[0] == "server")
                if card.server is not None:
                    assert words[1:3] == [str(card.server), card.part]
                assert bool(card.host) == ("hosted" in words)
                assert card.handle.startswith(card.host)


def test_ice_and_what_it_hosts_say_where_they_are() -> None:
    t = Table(position(servers={"HQ": At(ice=["Enigma (rezzed)"], root=["Crisium Grid"])}))
    hq = view(t.game.state, "runner").servers[0]
    assert (hq.ice[0].zone, hq.ice[0].server, hq.ice[0].part) == ("table", 0, "ice")
    assert (hq.root[0].zone, hq.root[0].server, hq.root[0].part) == ("table", 0, "root")


@pytest.mark.parametrize("rules", RULES)
def test_a_phase_is_known_by_its_id_in_every_edition(rules: str) -> None:
    ids = {row.phase.id for structure in EDITIONS[rules].structures.values() for row in structure.rows}
    assert ids <= set(get_args(PhaseId))
    assert {"draw", "action", "discard", "initiation", "approach ice", "encounter ice", "run ends"} <= ids


@pytest.mark.parametrize("folder", ["bots", "web/js", "kernel", "session", "server"])
def test_nobody_reads_words_or_handles_to_know_what_to_do(folder: str) -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in sorted((SOURCES / folder).rglob("*"))
        if path.suffix in (".py", ".js")
        for line in path.read_text("utf-8").splitlines()
        if PARSED.search(line)
    ]
    # A card's name in a line of the log becomes a button, the lobby ends sentences, and the longest word of a
    # name says how wide it is: that is drawing.
    drawing = ("web/js/log/", "web/js/lobby/", "web/js/card/widths.js")
    assert [each for each in found if not each.startswith(drawing)] == []


@pytest.mark.parametrize("rules", RULES)
def test_a_view_is_written_alike_with_and_without_being_made_plain_first(rules: str) -> None:
    """An encoder that knows tuples writes the members of a view as they are; that must change no byte."""
    for game in decisions(rules, 2, 60):
        for seat in ("corp", "runner"):
            seen = game.view(seat)
            at_once = msgspec.json.encode(seen.members(), enc_hook=fields_of)
            assert at_once == msgspec.json.encode(seen.to_data())
