"""26.03, 4: zones and servers."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import In, Is, Named
from rulerunner.lang.instructions import Choose, Gain, GiveTags, InstallCard, May, MoveTo, Search, Trash
from rulerunner.lang.refs import CHOSEN, THIS_SERVER
from rulerunner.lang.statics import InstallOnlyOn
from rulerunner.lang.sugar import at, paid, play, static, when
from rulerunner.lang.words import ARCHIVES, HQ, ICE, OPERATION
from rulerunner.view import transcript
from tests.support.faces import made, table
from tests.support.table import Table

FUNDS = ["9x Hedge Fund"]


def corp(*faces: Any, **place: Any) -> Table:
    return table(*faces, turn="corp", **place)


@pytest.mark.rule("nsg-26.03 4.1.2a")
def test_a_face_down_card_moved_for_what_it_is_is_revealed_first() -> None:
    """The Corp takes an operation back from Archives, where it lies face down."""
    back = made("Back", "operation", play(Choose(In(ARCHIVES) & Is(OPERATION)), MoveTo(CHOSEN, HQ)))
    t = corp(back, corp=Seat(hand=["Back"], discard=["Hedge Fund", "Enigma"]))
    t.corp("play", "Back")
    t.until(kind="action")
    assert t.zone("Hedge Fund") == "HQ"
    assert [t.name(e.card) for e in t.events("reveal") if e.card >= 0] == ["Hedge Fund"]
    told = " ".join(line.text for line in transcript(t.game.state, "runner"))
    assert "Hedge Fund" in told


@pytest.mark.rule(
    "nsg-26.03 4.6.7a", "nsg-26.03 4.2.7a", "nsg-26.03 4.3.8a", "nsg-26.03 4.4.6a", "nsg-26.03 4.6.7b"
)
@pytest.mark.parametrize(("server", "card"), [("HQ", "Enigma"), ("R&D", "Hunter"), ("Archives", "Ice Wall")])
def test_each_central_server_is_a_zone_of_the_corp(server: str, card: str) -> None:
    t = table(
        corp=Seat(
            identity="NBN: Making News", hand=["Enigma"], deck=["Hunter", "Hedge Fund"], discard=["Ice Wall"]
        )
    )
    assert {0, 1, 2} <= set(t.game.state.servers)
    t.run(server)
    t.finish_run()
    assert [t.name(e.card) for e in t.events("access")] == [card]


@pytest.mark.rule("nsg-26.03 4.2.3")
def test_a_deck_keeps_its_order_whatever_is_accessed_in_it() -> None:
    deck = ["Enigma", "Hunter", "Ice Wall", "Hedge Fund"]
    t = table(corp=Seat(deck=deck), runner=Seat(rig=["R&D Interface"]))
    t.run("R&D")
    t.finish_run()
    assert [t.name(c) for c in t.game.state.deck("corp")] == deck


@pytest.mark.rule("nsg-26.03 4.3.6")
def test_a_player_may_hold_any_number_of_cards_until_the_discard_phase() -> None:
    t = table(corp=Seat(deck=FUNDS), runner=Seat(clicks=1, hand=["7x Corroder", "Diesel"], deck=["5x Mimic"]))
    t.runner("play", "Diesel")
    assert len(t.events("draw")) >= 1
    t.until(rule="5.6.2b")
    assert len(t.game.state.hand("runner")) == 5
    assert len(t.events("discard")) == 10 - 5


@pytest.mark.rule("nsg-26.03 4.6.6b", "nsg-26.03 4.6.9d")
def test_installed_cards_stay_where_they_are() -> None:
    t = corp(
        corp=Seat(credits=9, hand=["Enigma"], deck=FUNDS),
        servers={"HQ": At(ice=["Ice Wall"]), "remote 1": At(root=["PAD Campaign"])},
    )
    wall, pad = t.card("Ice Wall"), t.card("PAD Campaign")
    t.corp("install", "Enigma")
    t.corp("server", server="HQ")
    t.corp("done")
    t.until(rule="5.7.1f")
    state = t.game.state
    assert state.servers[0].ice == (wall, t.card("Enigma"))
    assert state.cards[pad].server == 3


@pytest.mark.rule("nsg-26.03 4.6.6k")
@pytest.mark.parametrize(("server", "tags"), [("HQ", 1), ("R&D", 0)])
def test_a_hosted_card_is_at_the_server_of_its_host(server: str, tags: int) -> None:
    leech = made(
        "Barb", "program", static(InstallOnlyOn(Is(ICE))), when(at("run begins", THIS_SERVER), GiveTags(1))
    )
    t = table(leech, runner=Seat(hand=["Barb"]), servers={"HQ": At(ice=["Ice Wall"])})
    t.runner("install", "Barb")
    t.until(rule="5.7.1f")
    t.run(server)
    assert t.tags == tags


@pytest.mark.rule("nsg-26.03 4.6.8b", "nsg-26.03 4.6.8d")
def test_a_remote_is_created_by_installing_in_it_and_lasts_while_something_is_there() -> None:
    t = corp(corp=Seat(credits=9, hand=["PAD Campaign", "Ice Wall", "Hostile Takeover"], deck=FUNDS))
    t.corp("install", "PAD Campaign")
    t.until(kind="action")
    t.corp("install", "Ice Wall")
    t.corp("server", server="new")
    t.until(kind="action")
    t.corp("install", "Hostile Takeover")
    t.corp("server", server="new")
    state = t.game.state
    assert sorted(state.servers) == [0, 1, 2, 3, 4, 5]
    assert state.servers[4].root == ()
    assert len(t.events("server created")) == 3


@pytest.mark.rule("nsg-26.03 4.6.8d")
def test_a_remote_with_neither_ice_nor_root_is_no_more() -> None:
    blast = made("Blast", "resource", paid(Clicks(), Choose(In("table") & Named("Ice Wall")), Trash(CHOSEN)))
    t = table(blast, runner=Seat(rig=["Blast"]), servers={"remote 1": At(ice=["Ice Wall"])})
    t.runner("use", "Blast")
    t.until(rule="5.7.1f")
    assert sorted(t.game.state.servers) == [0, 1, 2]
    t.runner("run")
    assert not t.can("server", server="remote 1")


@pytest.mark.rule("nsg-26.03 4.6.9b")
def test_the_runner_meets_the_outermost_ice_first_and_the_innermost_last() -> None:
    t = table(corp=Seat(credits=0), servers={"HQ": At(ice=["Ice Wall", "Enigma", "Hunter"])})
    t.run("HQ")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("approach")] == ["Ice Wall", "Enigma", "Hunter"]


@pytest.mark.rule("nsg-26.03 4.6.9e")
def test_ice_that_goes_from_behind_the_runner_moves_the_runner_inward_with_the_rest() -> None:
    """While the outer ice is approached, the inner one is trashed: the run has one position less to go."""
    blast = made("Blast", "resource", paid(Credits(0), Choose(Named("Enigma")), Trash(CHOSEN), once="turn"))
    t = table(
        blast,
        corp=Seat(credits=0),
        runner=Seat(rig=["Blast"]),
        servers={"HQ": At(ice=["Ice Wall", "Hunter", "Enigma"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.2b")
    run = t.game.state.run
    assert run is not None
    assert run.position == 2
    t.runner("use", "Blast")
    moved = t.game.state.run
    assert moved is not None
    assert moved.position == 1
    t.finish_run()
    assert [t.name(e.card) for e in t.events("approach")] == ["Ice Wall", "Hunter"]


@pytest.mark.rule("nsg-26.03 4.8.4")
def test_a_card_found_in_a_search_lies_aside_face_down_while_the_deck_is_shuffled() -> None:
    look = made(
        "Look", "event", play(Search("stack", Is("program")), May((Gain(1),)), MoveTo(CHOSEN, "grip"))
    )
    t = table(look, runner=Seat(credits=9, hand=["Look"], deck=["Corroder", "Diesel", "Easy Mark"]))
    t.runner("play", "Look")
    t.runner("card", "Corroder")
    assert t.decision.about == "may"
    assert t.happened("shuffle")
    card = t.game.state.cards[t.card("Corroder")]
    assert (card.zone, card.faceup) == ("aside", False)
    assert len(t.game.state.deck("runner")) == 2
    t.runner("no")
    assert t.zone("Corroder") == "grip"


@pytest.mark.rule("nsg-26.03 4.9.5")
def test_a_card_removed_from_the_game_cannot_be_brought_back_or_touched() -> None:
    dig = made("Dig", "operation", play(Choose(Named("Hostile Takeover")), MoveTo(CHOSEN, HQ), Gain(1)))
    t = table(
        dig,
        corp=Seat(credits=9, hand=["Dig"], score=["Hostile Takeover"], deck=FUNDS),
        runner=Seat(clicks=1),
        servers={"HQ": At(ice=["Archer"])},
    )
    t.run("HQ")
    t.until(side="corp", rule="6.9.2b")
    t.corp("rez", "Archer")
    assert t.zone("Hostile Takeover") == "removed"
    t.until(rule="5.6.2b")
    t.corp("play", "Dig")
    t.until(kind="action")
    assert t.zone("Hostile Takeover") == "removed"


@pytest.mark.rule("nsg-26.03 4.6.5a", "nsg-26.03 4.6.6a")
def test_an_effect_that_installs_a_corp_card_asks_for_a_server() -> None:
    lay = made("Lay", "operation", play(Choose(In(HQ) & Is(ICE)), InstallCard(CHOSEN)))
    t = corp(lay, corp=Seat(hand=["Lay", "Ice Wall"]), servers={"remote 1": At(root=["PAD Campaign"])})
    t.corp("play", "Lay")
    t.until(option="server")
    assert sorted(o.server for o in t.find("server")) == [-2, 0, 1, 2, 3]
