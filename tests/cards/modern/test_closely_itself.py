"""Cards closely: what is said of the card itself is not done for another of its kind."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.subroutines import subroutines
from tests.support.encounters import place_of, strength_of
from tests.support.ice import breaks, meet, meeting, run_on
from tests.support.runner import install, runner_turn, to_action
from tests.support.table import Table

DECK = ["9x Hedge Fund"]
GRIP = ["5x Diesel"]


def done_by(t: Table, card: str) -> list[str]:
    """What has come of a card so far, in kinds of changes; it must not ask anything now."""
    cid = t.card(card)
    assert t.game.decision is None or t.decision.card != cid, t.lines()
    return [change.kind for change in t.game.events if change.source == cid]


INSTALLED = {
    "Basilar Synthgland 2KVJ": "",
    "Brain Cage": "",
    "Cache": " (3 virus)",
    "D4v1d": " (3 power)",
    "Endurance": " (3 power)",
    "Ghost Runner": " (3 credit)",
}


@pytest.mark.card(*INSTALLED)
@pytest.mark.parametrize("card", INSTALLED)
def test_nothing_comes_of_another_card_that_is_installed(card: str) -> None:
    rig = [card + INSTALLED[card]]
    t = runner_turn(runner=Seat(credits=9, hand=["Akamatsu Mem Chip", *GRIP], rig=rig))
    install(t, "Akamatsu Mem Chip")
    assert done_by(t, card) == []


@pytest.mark.card("Living Mural")
@pytest.mark.parametrize(("score", "strength"), [("Hostile Takeover", 1), ("Private Security Force", 4)])
def test_living_mural_is_stronger_from_threat_four_on(score: str, strength: int) -> None:
    corp = Seat(score=[score, "Private Security Force"], deck=DECK)
    runner = Seat(credits=9, hand=["Living Mural", "Akamatsu Mem Chip"])
    t = runner_turn(corp=corp, runner=runner, servers={"HQ": At(ice=["Ice Wall"])})
    install(t, "Living Mural")
    install(t, "Akamatsu Mem Chip")
    assert strength_of(t, "Living Mural") == strength, "and not once more for another card"


SCORED = ("Fly on the Wall", "Fujii Asset Retrieval", "Hyperloop Extension")


@pytest.mark.card(*SCORED)
@pytest.mark.parametrize("card", SCORED)
def test_nothing_comes_of_another_agenda_that_is_scored(card: str) -> None:
    servers = {"remote 1": At(root=["Private Security Force (4 advancement)"])}
    corp, runner = Seat(score=[card], deck=DECK), Seat(hand=GRIP)
    t = Table(position(turn="corp", at="5.6.2a", corp=corp, runner=runner, servers=servers))
    t.corp("score", "Private Security Force")
    assert done_by(t, card) == []


REZZED = ("Envelopment", "Fenris", "Flyswatter", "Hafrún")


@pytest.mark.card(*REZZED)
@pytest.mark.parametrize("card", REZZED)
def test_nothing_comes_of_other_ice_that_is_rezzed(card: str) -> None:
    t = run_on("Hunter (unrezzed)", card, runner={"rig": ["Cache (3 virus)", "Corroder"]})
    t.until(side="corp", option="rez")
    t.corp("rez", "Hunter")
    assert done_by(t, card) == []


@pytest.mark.card("Flyswatter", "Mycoweb")
def test_flyswatter_does_not_purge_in_a_run_on_another_server() -> None:
    there = {"HQ": At(ice=["Flyswatter"])}
    t = run_on("Mycoweb", server="R&D", servers=there, runner={"rig": ["Cache (3 virus)"]})
    t.until(about="may")
    t.corp("yes")
    assert (t.rezzed("Flyswatter"), t.counters("Cache", "virus")) == (True, 3)


@pytest.mark.card("Galahad", "Lancelot", "IP Block")
@pytest.mark.parametrize("card", ["Galahad", "Lancelot", "IP Block"])
def test_nothing_comes_of_other_ice_that_is_met(card: str) -> None:
    t = run_on("Hunter", card, corp={"hand": ["Merlin", "Merlin"]}, runner={"rig": ["Crypsis"]})
    meet(t, "Hunter")
    assert (done_by(t, card), t.tags) == ([], 0)


@pytest.mark.card("Brainstorm")
def test_brainstorm_gains_subroutines_as_it_is_met_itself() -> None:
    t = meeting("Hunter", servers={"R&D": At(ice=["Brainstorm (rezzed)"])})
    assert len(subroutines(t.game.state, t.card("Brainstorm"))) == 0


@pytest.mark.card("Gold Farmer")
def test_breaking_other_ice_costs_nothing_for_gold_farmer() -> None:
    t = meeting("Ice Wall", servers={"R&D": At(ice=["Gold Farmer (rezzed)"])})
    breaks(t, "Corroder", 1)
    assert (t.credits["runner"], done_by(t, "Gold Farmer")) == (19, [])


@pytest.mark.card("Inversificator")
@pytest.mark.parametrize(("breaker", "asked"), [("Inversificator", True), ("Gordian Blade", False)])
def test_inversificator_swaps_what_it_has_broken_itself(breaker: str, asked: bool) -> None:
    servers = {"R&D": At(ice=["Ice Wall"])}
    t = meeting("Enigma", servers=servers, runner={"rig": ["Inversificator", "Gordian Blade"]})
    for number in (1, 2):
        breaks(t, breaker, number, ability=place_of(t, breaker))
    while t.in_run() and not t.can("trigger", "Inversificator"):
        t.passes()
    assert t.in_run() == asked


def at_remote_one(*root: str, **more: int) -> Table:
    """The Corp's turn with these upgrades in a server of one piece of ice; two protect HQ."""
    servers = {"remote 1": At(ice=["Ice Wall"], root=root), "HQ": At(ice=["Enigma", "Hunter"])}
    corp = Seat(credits=9, clicks=more.get("clicks"), deck=DECK, hand=["Hedge Fund"])
    return Table(position(turn="corp", at="5.6.2a", corp=corp, servers=servers))


@pytest.mark.card("Isaac Liberdade", "Georgia Emelyov")
def test_isaac_liberdade_does_not_speak_of_another_that_moves() -> None:
    t = at_remote_one("Isaac Liberdade (rezzed)", "Georgia Emelyov (rezzed)")
    t.corp("use", "Georgia Emelyov")
    t.corp("server", server="HQ")
    assert done_by(t, "Isaac Liberdade") == []


@pytest.mark.card("Isaac Liberdade")
def test_isaac_liberdade_moves_as_the_turn_ends_and_places_one_counter() -> None:
    t = at_remote_one("Isaac Liberdade (rezzed)", clicks=0)
    turn = t.game.state.turn
    t.until(about="may")
    assert (t.game.state.active, t.game.state.turn) == ("corp", turn)
    t.corp("yes")
    t.corp("server", server="HQ")
    t.corp("yes")
    t.corp("card", "Enigma")
    assert (t.counters("Enigma", "advancement"), t.counters("Hunter", "advancement")) == (1, 0)
    assert t.decision.kind == "action", "no other card is asked for"


@pytest.mark.card("Casting Call")
@pytest.mark.parametrize(("server", "tags"), [("remote 3", 2), ("remote 2", 0)])
def test_casting_call_tags_for_its_host_alone(server: str, tags: int) -> None:
    corp = Seat(credits=9, hand=["Casting Call", "Hostile Takeover"], deck=DECK, clicks=1)
    there = {"remote 2": At(root=["Priority Requisition"])}
    t = Table(position(turn="corp", corp=corp, servers=there))
    t.corp("play", "Casting Call")
    t.corp("server", server="new")
    to_action(t)
    t.run(server)
    t.finish_run()
    assert (t.tags, len(t.events("steal"))) == (tags, 1)
