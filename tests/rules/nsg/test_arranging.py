"""26.03, 8.3: cards of a deck that are put in order, and what the other player is not told of it."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.view import transcript, view
from tests.support.table import Table


def programmed(*deck: str) -> Table:
    """Bacterial Programming is scored: Snare! goes to HQ, Enigma to Archives, the rest back in this order."""
    t = Table(
        position(
            rules="nsg-26.03",
            turn="corp",
            at="5.6.2a",
            corp=Seat(credits=5, hand=["Hedge Fund"], deck=[*deck, "2x Hedge Fund"]),
            servers={"remote 1": At(root=["Bacterial Programming (5 advancement)"])},
        )
    )
    t.corp("score", "Bacterial Programming")
    if t.can("yes"):
        t.corp("yes")
    t.corp("card", "Snare!")
    t.corp("done")
    t.corp("card", "Enigma")
    t.corp("done")
    for card in ("Ice Wall", "PAD Campaign", "Tollbooth", "Hostile Takeover", "Hadrian's Wall"):
        if t.can("card", card):
            t.corp("card", card)
    t.until(side="corp", kind="action")
    return t


@pytest.mark.rule("nsg-26.03 8.3.3b")
def test_the_runner_is_not_told_from_where_cards_were_taken_that_were_then_arranged() -> None:
    rest = ("Ice Wall", "PAD Campaign", "Tollbooth", "Hostile Takeover", "Hadrian's Wall")
    first = programmed("Snare!", "Enigma", *rest)
    last = programmed(*reversed(rest), "Enigma", "Snare!")
    for t in (first, last):
        assert (t.zone("Snare!"), t.zone("Enigma")) == ("HQ", "Archives")
        assert not t.game.state.cards[t.card("Enigma")].faceup
        assert [t.name(c) for c in t.game.state.zones["R&D"]][:5] == list(rest)
    seen, other = (view(t.game.state, "runner", t.game.decision).to_json() for t in (first, last))
    assert seen == other
    told, others = ([line.text for line in transcript(t.game.state, "runner")] for t in (first, last))
    assert told == others
    assert not any(name in " ".join(told) for name in ("Snare!", "Enigma", *rest))
