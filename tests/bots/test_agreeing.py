"""The quick rules beside the rules of thumb: what is counted, and how it is told."""

import pytest

from rulerunner import Seat, position
from rulerunner.bots.search import reflex
from rulerunner.decks import samples
from rulerunner.rules import EDITIONS
from rulerunner.session import Start
from tools.agreeing import Difference, Figures, main, told


def test_a_difference_is_told_with_what_was_done_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick rules that always take the first option differ, and the figures say so."""
    monkeypatch.setattr(reflex, "choose", lambda s, decision, rng, looks: 0)
    game = position(
        turn="corp",
        corp=Seat(credits=3, clicks=1, hand=["Scorched Earth"], deck=["9x Hostile Takeover"]),
        runner=Seat(hand=["2x Diesel"], deck=["9x Diesel"], tags=1),
    )
    assert game.decision is not None
    first = told(game.state, game.decision.options[0])
    figures = Figures()
    figures.watch(game)
    assert figures.differed["Corp, action, action"] == 1
    assert figures.found == {Difference("Corp, action, action", "play Scorched Earth", first, ""): 1}
    assert list(figures.report())[-1] == f"  1x Corp, action, action: play Scorched Earth; quick: {first}"


@pytest.mark.parametrize("rules", EDITIONS)
def test_few_decisions_differ(rules: str) -> None:
    """Of all but the order of access, which is left to chance, less than one in sixteen."""
    family = EDITIONS[rules].family
    corp, runner = (list(samples(family, side).values())[3] for side in ("corp", "runner"))
    figures = Figures()
    figures.watch(Start.from_decks(corp, runner, rules, 21).game())
    of_order = "Runner, choose card, access"
    differed, asked = (count.total() - count[of_order] for count in (figures.differed, figures.asked))
    assert asked > 60
    assert differed < asked / 16


def test_it_runs_for_one_edition(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["agreeing.py", "--rules", "classic-1996", "--games", "1"])
    assert main() == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "classic-1996"
    assert any(line.startswith("all: ") for line in out)
