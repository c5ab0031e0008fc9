"""The game of 1996, C21: what the Runner is told before both have bid does not depend on the bid."""

import json
from random import Random

import pytest

from rulerunner import At, Game, Seat
from rulerunner.bots import BOTS
from rulerunner.lang.words import Side
from rulerunner.session import Match
from rulerunner.state.codec import digest
from rulerunner.view.sampler import sample
from tests.support.classic import classic

LIMIT = 5
LINK = "Access to Arasaka"


def a_trace() -> Game:
    """A Corp about to bid in the trace of a Hunter, and a Runner with a base link."""
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=["5x Data Wall"]),
        runner=Seat(credits=9, rig=[LINK, "Back Door to Hilliard"], deck=["5x Technician Lover"]),
        servers={"HQ": At(ice=["Hunter (rezzed)"])},
    )
    t.run("HQ")
    assert t.decision.about == "trace-corp"
    return t.game


def received(match: Match, seat: Side) -> list[str]:
    """Everything a seat is given at a decision: its view, its log, the open log, and how it stands."""
    told = [match.view(seat).to_json()]
    for who in (seat, None):
        told += [json.dumps(line) for line in match.transcript(who)]
    told += [repr(match.step_at), repr(match.at), repr(match.asking(seat)), repr(match.names())]
    return told


def asked(match: Match) -> list[str]:
    """What the Runner receives on being asked, and what players of all kinds make of it."""
    decision = match.decision
    assert decision is not None
    assert decision.side == "runner"
    told = [*received(match, "runner"), repr(decision)]
    seen = match.view("runner")
    told += [f"{name} chooses {bot(7).choose(seen)}" for name, bot in BOTS.items()]
    told.append(digest(sample(match.state, "runner", Random(7))))
    return told


def the_option(match: Match, kind: str, card: str = "", number: int = -1) -> int:
    assert match.decision is not None
    for index, option in enumerate(match.decision.options):
        name = match.state.cards[option.card].face.name if option.card >= 0 and card else ""
        if (option.kind, name) == (kind, card) and number in (-1, option.number):
            return index
    raise AssertionError(f"no {kind} {card} {number}")


def bid_of(match: Match, number: int) -> Match:
    match.choose(the_option(match, "number", number=number))
    return match


@pytest.mark.rule("classic-1996 C21")
@pytest.mark.parametrize("link", [LINK, "Back Door to Hilliard"])
def test_all_that_the_runner_receives_before_the_bids_are_revealed_is_the_same(link: str) -> None:
    """Whatever the Corp bids: views, logs, options, what bots choose and what they imagine."""
    every = []
    for bid in range(LIMIT + 1):
        match = bid_of(Match(a_trace()), bid)
        told = asked(match)
        match.choose(the_option(match, "card", link))
        assert match.decision is not None
        assert match.decision.about == "link"
        every.append("\n".join([*told, *asked(match)]).encode())
    assert len(every) == LIMIT + 1
    assert all(told == every[0] for told in every[1:])


@pytest.mark.rule("classic-1996 C21")
def test_once_both_have_bid_the_bids_are_told() -> None:
    """The comparison above would not notice a seat that is never told anything."""
    every = set()
    for bid in range(LIMIT + 1):
        match = bid_of(Match(a_trace()), bid)
        match.choose(the_option(match, "card", LINK))
        match.choose(the_option(match, "number", number=2))
        lines = [line.text for line in match.transcript("runner")]
        assert f"The bids are revealed: the Corp bid {bid}." in lines
        every.add(json.dumps(lines))
    assert len(every) == LIMIT + 1


@pytest.mark.rule("classic-1996 C21")
def test_the_corp_is_not_told_what_the_runner_commits_before_it_is_all_revealed() -> None:
    every = []
    for link in (LINK, "Back Door to Hilliard"):
        match = bid_of(Match(a_trace()), 3)
        match.choose(the_option(match, "card", link))
        assert match.decision is not None
        assert match.decision.about == "link"
        every.append("\n".join(received(match, "corp")).encode())
    assert every[0] == every[1]


@pytest.mark.rule("classic-1996 C21")
def test_a_bid_that_is_taken_back_for_another_tells_no_more() -> None:
    match = bid_of(Match(a_trace()), 4)
    told = asked(match)
    match.undo()
    assert asked(bid_of(match, 1)) == told
