"""An agenda that the Runner gets as a program, and has to work for."""

import pytest

from rulerunner import At, Game, Seat, read_position
from rulerunner.kernel.change.atoms import trash
from rulerunner.kernel.read.memory import memory_used
from rulerunner.kernel.read.values import score
from rulerunner.positions_exact import exact_position
from tests.support.classic import classic
from tests.support.classic_corp import DECK
from tests.support.classic_runner import to_action
from tests.support.table import Table

PROOF = "Theorem Proof"


def reached(*rig: str, server: str = "remote 1", clicks: int = 3) -> Table:
    """The Runner accesses the agenda and is asked."""
    t = classic(
        corp=Seat(credits=9, hand=[PROOF] if server == "HQ" else ["Keeper"], deck=DECK),
        runner=Seat(credits=9, clicks=clicks, hand=["Score!"] * 3, rig=rig, deck=["Score!"] * 9),
        servers={"remote 1": At(root=[PROOF])} if server == "remote 1" else {},
    )
    t.run(server)
    t.until(side="runner", about="may")
    return t


def points(t: Table) -> int:
    return score(t.game.state, "runner")


@pytest.mark.card(PROOF)
@pytest.mark.parametrize("server", ["remote 1", "HQ"])
def test_it_is_installed_instead_and_scored_for_an_action(server: str) -> None:
    t = reached(server=server)
    t.runner("yes")
    to_action(t)
    state = t.game.state
    assert (t.zone(PROOF), points(t), memory_used(state)) == ("table", 0, 2)
    assert state.cards[t.card(PROOF)].owner == "runner"
    assert 3 not in state.servers, "its fort is empty"
    assert (t.clicks["runner"], t.credits["runner"]) == (2, 9)
    t.runner("use", PROOF)
    to_action(t)
    assert (t.zone(PROOF), points(t), t.clicks["runner"]) == ("runner score", 3, 1)
    assert (memory_used(state), state.cards[t.card(PROOF)].owner) == (0, "corp")


@pytest.mark.card(PROOF)
def test_who_does_not_install_it_leaves_it_where_it_is() -> None:
    t = reached()
    t.runner("no")
    to_action(t)
    assert (t.zone(PROOF), points(t), t.game.state.cards[t.card(PROOF)].owner) == ("table", 0, "corp")
    t.run("remote 1")
    t.until(side="runner", about="may")
    t.runner("yes")
    to_action(t)
    assert t.can("use", PROOF), "another run, another chance"


@pytest.mark.card(PROOF)
def test_a_program_that_leaves_play_otherwise_is_removed_from_the_game() -> None:
    t = reached()
    t.runner("yes")
    to_action(t)
    trash(t.game.state, (t.card(PROOF),), "corp")
    t.runner("gain credit")
    to_action(t)
    assert (t.zone(PROOF), points(t), memory_used(t.game.state)) == ("removed", 0, 0)


@pytest.mark.card(PROOF)
def test_other_programs_make_room_for_it() -> None:
    t = reached("Codecracker", "Raptor", "Krash")
    t.runner("yes")
    assert t.decision.about == "trash-first"
    t.runner("trash", "Raptor")
    to_action(t)
    assert (t.zone("Raptor"), t.zone(PROOF), memory_used(t.game.state)) == ("heap", "table", 4)


@pytest.mark.card(PROOF)
def test_the_corp_scores_it_as_any_other() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=9, clicks=2, deck=DECK),
        servers={"remote 1": At(root=[f"{PROOF} (5 advancement)"])},
    )
    t.corp("gain credit")
    t.until(side="corp", option="score")
    t.corp("score", PROOF)
    assert score(t.game.state, "corp") == 3


@pytest.mark.card(PROOF)
def test_a_saved_game_knows_what_it_is() -> None:
    t = reached()
    t.runner("yes")
    to_action(t)
    again = Table(Game.from_json(t.game.to_json()))
    assert again.can("use", PROOF)
    again.runner("use", PROOF)
    assert score(again.game.state, "runner") == 3
    assert read_position(exact_position(t.game.state)).digest() == t.game.digest()
