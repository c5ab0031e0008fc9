"""Cards of the Runner's that lie face down: installed so, or turned over."""

from typing import Any

import pytest

from rulerunner import At, BadPosition, Game, Seat, position, read_position
from rulerunner.kernel.change import atoms
from rulerunner.kernel.read.context import plain
from rulerunner.kernel.read.evaluate import select
from rulerunner.lang.filters import INSTALLED, Has, Is, Named
from rulerunner.positions_writing import write_position
from tests.support.ice import BOTH, meet, run_on
from tests.support.runner import CORP, install, memory, memory_left, names, runner_turn, runs, to_action
from tests.support.table import Table

STACK = ["Corroder", "Sure Gamble", "Kati Jones", "Diesel"]


def down(t: Table) -> list[str]:
    """The Runner's cards that lie face down, by name."""
    cards = t.game.state.cards
    return sorted(t.name(c) for c in t.game.state.zones["table"] if not cards[c].faceup)


@pytest.mark.card("Hunting Grounds")
@pytest.mark.rule("nsg-26.03 8.1.4a")
@pytest.mark.parametrize("rules", BOTH)
def test_hunting_grounds_installs_three_cards_that_are_nothing(rules: str) -> None:
    t = runner_turn(rules=rules, runner=Seat(credits=0, rig=["Hunting Grounds", "Mimic"], deck=STACK))
    left = memory_left(t)
    t.until(side="runner", option="use")
    t.runner("use", "Hunting Grounds")
    to_action(t)
    assert down(t) == ["Corroder", "Kati Jones", "Sure Gamble"], "events, too"
    assert names(t, "stack") == ["Diesel"]
    assert t.zone("Hunting Grounds") == "heap"
    assert len(t.events("install")) == 3
    assert memory_left(t) == left, "no programs, so they need no memory"
    s, ctx = t.game.state, plain(t.card("Mimic"), "runner")
    for nothing in (Is("program"), Has("fracter"), Is("resource"), Named("Kati Jones"), Named("Corroder")):
        assert not set(select(s, ctx, INSTALLED & nothing)) - {t.card("Mimic")}
    assert not t.can("use", "Kati Jones"), "inactive"
    view = t.game.view("corp")
    assert "Corroder" not in str(view), "the Corp does not see which they are"
    assert "Corroder" in str(t.game.view("runner"))


@pytest.mark.card("Hunting Grounds")
@pytest.mark.rule("nsg-26.03 8.1.4c")
def test_a_face_down_card_is_itself_again_in_the_heap_and_in_a_saved_game() -> None:
    t = runner_turn(runner=Seat(rig=["Hunting Grounds"], deck=STACK))
    t.until(side="runner", option="use")
    t.runner("use", "Hunting Grounds")
    to_action(t)
    again = Game.from_json(t.game.to_json()).state
    assert [card.face.type for card in again.cards] == [card.face.type for card in t.game.state.cards]
    atoms.trash(t.game.state, (t.card("Corroder"),), "runner")
    card = t.game.state.cards[t.card("Corroder")]
    assert (card.face.type, card.zone, card.faceup) == ("program", "heap", True)


@pytest.mark.rule("nsg-26.03 8.1.4a")
def test_a_face_down_card_is_the_same_in_a_position() -> None:
    """Written in either way, or by hand: an event or a program, inactive, without memory or a name."""
    t = runner_turn(runner=Seat(rig=["Hunting Grounds"], deck=STACK))
    t.until(side="runner", option="use")
    t.runner("use", "Hunting Grounds")
    to_action(t)
    assert read_position(t.game.to_position()).digest() == t.game.digest()
    hand = Table(position(runner=Seat(rig=["Corroder (face down)", "Kati Jones (facedown)", "Mimic"])))
    again = Table(read_position(write_position(hand.game.state)))
    for made in (hand, again):
        assert down(made) == ["Corroder", "Kati Jones"]
        assert memory_left(made) == memory(made) - 1
        assert not made.can("use", "Kati Jones")
        assert "Corroder" not in str(made.game.view("corp"))
    for wrong in (Seat(rig=["Corroder (facedown, faceup)"]), Seat(hand=["Corroder (facedown)"])):
        with pytest.raises(BadPosition, match="only a card of the Runner's rig"):
            position(runner=wrong)


@pytest.mark.card("Hunting Grounds")
@pytest.mark.parametrize("rules", BOTH)
def test_hunting_grounds_prevents_one_ability_about_being_encountered_each_turn(rules: str) -> None:
    t = run_on("Tollbooth", "Tollbooth", rules=rules, runner={"rig": ["Hunting Grounds"], "credits": 3})
    t.until(side="runner", kind="interrupt")
    t.runner("use", "Hunting Grounds")
    assert t.credits["runner"] == 3
    t.until(side="runner", about="paid")
    t = run_on("Tollbooth", rules=rules, runner={"rig": ["Hunting Grounds"], "credits": 3})
    t.until(side="runner", kind="interrupt")
    t.passes()
    t.finish_run()
    assert t.credits["runner"] == 0, "the Runner may let it come"


@pytest.mark.card("Hunting Grounds")
@pytest.mark.parametrize("rules", BOTH)
def test_hunting_grounds_prevents_no_second_one(rules: str) -> None:
    t = run_on(
        "Data Raven",
        "Tollbooth",
        rules=rules,
        runner={"rig": ["Hunting Grounds", "Datasucker"], "credits": 3},
    )
    t.until(side="runner", kind="interrupt")
    t.runner("use", "Hunting Grounds")
    meet(t, "Data Raven")
    assert t.tags == 0
    while not t.happened("encounter", "Tollbooth"):
        assert not t.can("use", "Hunting Grounds", ability=0)
        t.passes()
    t.finish_run()
    assert t.credits["runner"] == 0


def apocalypse(rules: str, servers: dict[str, At], *ran: str) -> Table:
    rig = ["Corroder", "Akamatsu Mem Chip", "Kati Jones", "Datasucker (2 virus)"]
    seat = Seat(credits=9, clicks=5, hand=["Apocalypse", "3x Diesel"], deck=["5x Diesel"], rig=rig)
    t = Table(position(rules=rules, corp=CORP, runner=seat, servers=servers))
    for server in ran:
        runs(t, server)
    return t


@pytest.mark.card("Apocalypse")
@pytest.mark.parametrize("rules", BOTH)
def test_apocalypse_trashes_the_corps_cards_and_turns_the_runners_down(rules: str) -> None:
    there = {"remote 1": At(root=["PAD Campaign"], ice=["Ice Wall (rezzed)"])}
    t = apocalypse(rules, there, "HQ", "R&D", "Archives")
    assert memory(t) == 5
    t.runner("play", "Apocalypse")
    assert (t.zone("PAD Campaign"), t.zone("Ice Wall")) == ("Archives", "Archives")
    assert down(t) == ["Akamatsu Mem Chip", "Corroder", "Datasucker", "Kati Jones"]
    assert all(change.side == "runner" for change in t.events("trash") if t.name(change.card) == "Ice Wall")
    assert t.zone("Apocalypse") == "heap"
    assert memory(t) == 4, "the chip is nothing now"
    assert t.counters("Datasucker", "virus") == 5, "it is the same object"
    to_action(t)
    assert not t.can("use", "Kati Jones")


@pytest.mark.card("Apocalypse")
@pytest.mark.parametrize("rules", BOTH)
def test_apocalypse_needs_a_run_on_each_central_server(rules: str) -> None:
    t = apocalypse(rules, {}, "HQ", "R&D")
    assert not t.can("play", "Apocalypse")


@pytest.mark.example("nsg-26.03 1.14.5a", 1)
@pytest.mark.card("Apocalypse")
def test_the_runner_trashes_what_apocalypse_trashes() -> None:
    there = {"remote 1": At(root=["Hostile Infrastructure (rezzed)"]), "remote 2": At(root=["PAD Campaign"])}
    t = apocalypse("nsg-26.03", there, "HQ", "R&D", "Archives")
    t.runner("play", "Apocalypse")
    to_action(t)
    assert len(t.events("damage", sort="net")) == 2


# --- what is asked of a card that was trashed as it lay face down -----------------------------------------


def pawned(rules: str, card: str, *rig: str) -> Table:
    """The Runner's turn has begun, and Aesop's Pawnshop has taken a card that lay face down."""
    seat = Seat(credits=9, rig=["Aesop’s Pawnshop", f"{card} (face down)", *rig], deck=["9x Diesel"])
    t = runner_turn(rules=rules, at="5.7.1d", runner=seat)
    t.until(side="runner", option="yes")
    t.runner("yes")
    t.choose(next(option for option in t.find("card") if option.card == t.card(card)))
    return t


@pytest.mark.card("District 99", "Aniccam")
@pytest.mark.rule("nsg-26.03 1.12.6", "nsg-26.03 8.1.4a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("card", "hears"), [("Corroder", "District 99"), ("Sure Gamble", "Aniccam")])
def test_a_card_trashed_as_it_lay_face_down_was_no_program_and_no_event(
    card: str, hears: str, rules: str
) -> None:
    t = pawned(rules, card, hears)
    while t.decision.kind != "action":
        assert not t.can("trigger", hears)
        t.passes()
    assert t.zone(card) == "heap"
    assert not t.happened("draw")
    assert read_position(t.game.to_position()).digest() == t.game.digest(), "what it was is kept"


@pytest.mark.card("Simulchip")
@pytest.mark.rule("nsg-26.03 1.12.6", "nsg-26.03 8.1.4a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("lay", "left"), [(" (face down)", "heap"), ("", "table")])
def test_simulchip_asks_a_program_if_only_a_card_that_lay_face_down_was_trashed(
    lay: str, left: str, rules: str
) -> None:
    rig = ["Aesop’s Pawnshop", f"Corroder{lay}", "Simulchip", "Mimic"]
    seat = Seat(credits=9, rig=rig, discard=["Inti"], deck=["9x Diesel"])
    t = runner_turn(rules=rules, at="5.7.1d", runner=seat)
    t.until(side="runner", option="yes")
    t.runner("yes")
    t.runner("card", "Corroder")
    t.until(side="runner", option="use")
    t.runner("use", "Simulchip")
    t.until(option="card", about="target")
    t.runner("card", "Inti")
    to_action(t)
    assert t.zone("Mimic") == left


@pytest.mark.card("“Knickknack” O’Brian")
@pytest.mark.rule("nsg-26.03 1.12.6", "nsg-26.03 8.1.4a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("lay", "gained"), [(" (face down)", 0), ("", 2)])
def test_a_card_that_lay_face_down_had_no_cost(lay: str, gained: int, rules: str) -> None:
    seat = Seat(credits=0, rig=["“Knickknack” O’Brian", f"Corroder{lay}"], deck=["9x Diesel"])
    t = runner_turn(rules=rules, runner=seat)
    t.run("HQ")
    t.until(side="runner", option="yes", about="may")
    t.runner("yes")
    assert t.zone("Corroder") == "heap"
    assert t.credits["runner"] == gained


@pytest.mark.card("World Tree", "Harbinger")
@pytest.mark.rule("nsg-26.03 1.12.6", "nsg-26.03 8.1.4a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("given", "found"), [("Corroder (face down)", False), ("Harbinger", True)])
def test_world_tree_looks_for_the_type_that_a_card_had_as_it_was_trashed(
    given: str, found: bool, rules: str
) -> None:
    seat = Seat(credits=9, rig=["World Tree", given], deck=["Mimic", "Cyberfeeder"])
    t = runner_turn(rules=rules, runner=seat)
    t.run("HQ")
    t.until(side="runner", option="yes", about="may")
    t.runner("yes")
    while t.in_run():
        t.runner("card", "Mimic") if t.can("card", "Mimic") else t.passes()
    assert t.zone("Mimic") == ("table" if found else "stack")


APOCALYPSE = ("HQ", "R&D", "Archives")


def after_apocalypse(rules: str, **runner: Any) -> Table:
    """The Runner has installed Corroder, run on each central server and played Apocalypse."""
    hand = ["Corroder", "Mimic", "LilyPAD", "Apocalypse", "Diesel"]
    seat = Seat(clicks=9, credits=30, hand=hand, deck=["9x Diesel"])._replace(**runner)
    t = runner_turn(rules=rules, runner=seat)
    install(t, "Corroder")
    to_action(t)
    for server in APOCALYPSE:
        runs(t, server)
    t.runner("play", "Apocalypse")
    to_action(t)
    return t


@pytest.mark.card('Kate "Mac" McCaffrey: Digital Tinker', "Apocalypse")
@pytest.mark.rule("nsg-26.03 1.12.6", "nsg-26.03 8.1.4a")
@pytest.mark.parametrize("rules", BOTH)
def test_a_program_was_installed_this_turn_though_it_lies_face_down_by_now(rules: str) -> None:
    t = after_apocalypse(rules, identity='Kate "Mac" McCaffrey: Digital Tinker')
    before = t.credits["runner"]
    install(t, "Mimic")
    to_action(t)
    assert before - t.credits["runner"] == 3, "the first one was the cheaper one"


@pytest.mark.card("LilyPAD", "Apocalypse")
@pytest.mark.rule("nsg-26.03 1.12.6", "nsg-26.03 8.1.4a")
@pytest.mark.parametrize("rules", BOTH)
def test_the_first_program_of_the_turn_stays_the_first_as_it_is_turned_down(rules: str) -> None:
    t = after_apocalypse(rules)
    install(t, "LilyPAD")
    to_action(t)
    install(t, "Mimic")
    assert not t.can("trigger", "LilyPAD")


@pytest.mark.card("LilyPAD", "Hunting Grounds")
@pytest.mark.rule("nsg-26.03 1.12.6", "nsg-26.03 8.1.4a")
@pytest.mark.parametrize("rules", BOTH)
def test_a_card_installed_face_down_was_no_program_wherever_it_is_by_now(rules: str) -> None:
    """Aesop's Pawnshop has trashed it since."""
    rig = ["LilyPAD", "Hunting Grounds", "Aesop’s Pawnshop"]
    seat = Seat(credits=30, hand=["Mimic"], rig=rig, deck=["Corroder", "Inti", "Gauss", "5x Diesel"])
    t = runner_turn(rules=rules, at="5.7.1b", runner=seat)
    t.until(option="use")
    t.runner("use", "Hunting Grounds")
    t.until(option="yes")
    t.runner("yes")
    t.runner("card", "Corroder")
    to_action(t)
    assert t.zone("Corroder") == "heap"
    install(t, "Mimic")
    assert t.can("trigger", "LilyPAD")
