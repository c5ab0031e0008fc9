"""Runner cards that wait for something: the mark, charging, trashing, turns, tags, damage."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import (
    memory,
    names,
    offered,
    play,
    runner_turn,
    runs,
    to_action,
    turn_begins,
)
from tests.support.table import Table

DECK = ["9x Diesel"]
REMOTE = {"remote 1": At(root=["Nico Campaign"])}
MARKS = ("HQ", "R&D", "Archives")


def mark(t: Table) -> str:
    """The server that became the mark."""
    (found,) = t.events("identify mark")
    return MARKS[found.server]


def damage(t: Table) -> list[tuple[int, str]]:
    return [(e.amount, e.sort) for e in t.events("damage")]


def trash_nico(t: Table) -> None:
    t.run("remote 1")
    t.until(kind="mid-access")
    t.runner("trash", "Nico Campaign")


# --- the mark ----------------------------------------------------------------------------------------------


@pytest.mark.card("Carpe Diem")
@pytest.mark.parametrize("seed", range(3))
def test_carpe_diem_pays_four_and_may_run_the_mark(seed: int) -> None:
    t = play("Carpe Diem", runner=Seat(credits=5), seed=seed)
    t.until(option="yes")
    assert t.credits["runner"] == 5 - 1 + 4
    t.runner("yes")
    assert t.attacked == mark(t)


@pytest.mark.card("Carpe Diem")
def test_a_mark_stays_for_the_turn_and_is_a_central_server_at_random() -> None:
    found = set()
    for seed in range(12):
        t = runner_turn(runner=Seat(credits=5, hand=["2x Carpe Diem"]), seed=seed)
        for _ in range(2):
            t.runner("play", "Carpe Diem")
            t.until(option="yes")
            t.runner("no")
        found.add(mark(t))
    assert found == set(MARKS)


SABLE = 'Nyusha "Sable" Sintashta: Symphonic Prodigy'


@pytest.mark.card('Nyusha "Sable" Sintashta: Symphonic Prodigy')
def test_sable_gains_a_click_for_the_first_successful_run_on_her_mark() -> None:
    t = runner_turn(at="5.7.1d", runner=Seat(identity=SABLE))
    to_action(t)
    other = next(server for server in MARKS if server != mark(t))
    for server, clicks in ((other, 3), (mark(t), 3), (mark(t), 2)):
        runs(t, server)
        assert t.clicks["runner"] == clicks


@pytest.mark.card('Nyusha "Sable" Sintashta: Symphonic Prodigy')
def test_a_run_before_the_server_became_the_mark_does_not_count() -> None:
    for seed in range(9):
        t = runner_turn(runner=Seat(identity=SABLE, credits=5, hand=["Carpe Diem"]), seed=seed)
        runs(t, "HQ")
        t.runner("play", "Carpe Diem")
        t.until(option="yes")
        t.runner("yes")
        t.finish_run()
        to_action(t)
        assert t.clicks["runner"] == 4 - 2 + 1, "the first run on the mark, whichever it is"


# --- charging ----------------------------------------------------------------------------------------------

CHARGED = ["Earthrise Hotel (1 power)", "Dr. Nuka Vrolyck", "Corroder"]


@pytest.mark.card("Stoneship Chart Room")
def test_stoneship_chart_room_draws_or_charges() -> None:
    rig = ["2x Stoneship Chart Room", *CHARGED, "Endurance (2 power)"]
    t = runner_turn(at="5.7.1a", runner=Seat(rig=rig, deck=DECK))
    t.runner("use", "Stoneship Chart Room", ability=0)
    assert len(names(t, "grip")) == 2
    t.runner("use", "Stoneship Chart Room", ability=1)
    assert offered(t) == {"Earthrise Hotel", "Endurance"}, "cards with a power counter"
    t.runner("card", "Endurance")
    assert t.counters("Endurance", "power") == 3
    assert names(t, "heap").count("Stoneship Chart Room") == 2


@pytest.mark.card("Captain Padma Isbister: Intrepid Explorer")
def test_padma_charges_for_the_first_run_on_rnd() -> None:
    padma = "Captain Padma Isbister: Intrepid Explorer"
    t = runner_turn(runner=Seat(identity=padma, rig=CHARGED))
    for server, counters in (("HQ", 1), ("R&D", 2), ("R&D", 2)):
        t.run(server)
        if t.can("yes"):
            t.runner("yes")
        t.finish_run()
        to_action(t)
        assert t.counters("Earthrise Hotel", "power") == counters


@pytest.mark.card("Daeg, First Net-Cat")
def test_daeg_charges_for_a_stolen_agenda() -> None:
    t = runner_turn(
        runner=Seat(rig=["Daeg, First Net-Cat", *CHARGED]),
        servers={"remote 1": At(root=["Hostile Takeover"])},
    )
    t.run("remote 1")
    t.until(about="may")
    t.runner("yes")
    assert t.counters("Earthrise Hotel", "power") == 2


@pytest.mark.card("Daeg, First Net-Cat")
def test_daeg_charges_for_a_scored_agenda() -> None:
    t = runner_turn(
        turn="corp",
        at="5.6.2a",
        runner=Seat(rig=["Daeg, First Net-Cat", *CHARGED]),
        servers={"remote 1": At(root=["Breaking News (2 advancement)"])},
    )
    t.corp("score", "Breaking News")
    t.until(about="may", side="runner")
    t.runner("yes")
    assert t.counters("Earthrise Hotel", "power") == 2


@pytest.mark.card("Rigging Up")
@pytest.mark.parametrize(("card", "cost", "power"), [("D4v1d", 0, 4), ("Corroder", 0, 0)])
def test_rigging_up_installs_for_three_less_and_may_charge(card: str, cost: int, power: int) -> None:
    t = play("Rigging Up", card, "Daily Casts", runner=Seat(credits=9))
    before = t.credits["runner"]
    if t.can("card"):
        t.runner("card", card)
    assert before - t.credits["runner"] == cost
    if power:
        t.until(option="yes")
        t.runner("yes")
    to_action(t)
    assert t.counters(card, "power") == power
    assert names(t, "grip") == ["Daily Casts"]


# --- trashing ----------------------------------------------------------------------------------------------


@pytest.mark.card("Demolisher")
def test_demolisher_trashes_for_less_and_pays_for_the_first() -> None:
    servers = REMOTE | {"remote 2": At(root=["PAD Campaign"])}
    t = runner_turn(runner=Seat(credits=9, rig=["Demolisher", "Corroder"]), servers=servers)
    assert memory(t) == 5
    trash_nico(t)
    assert t.credits["runner"] == 9 - 1 + 1
    t.finish_run()
    to_action(t)
    t.run("remote 2")
    t.until(kind="mid-access")
    t.runner("trash", "PAD Campaign")
    assert t.credits["runner"] == 9 - 3


@pytest.mark.card("Consume")
def test_consume_counts_trashed_cards_and_pays_two_for_each() -> None:
    t = runner_turn(runner=Seat(credits=9, rig=["Consume (2 virus)"]), servers=REMOTE)
    trash_nico(t)
    t.runner("yes")
    assert t.counters("Consume", "virus") == 3
    t.finish_run()
    to_action(t)
    before = t.credits["runner"]
    t.runner("use", "Consume")
    assert (t.credits["runner"] - before, t.counters("Consume", "virus")) == (6, 0)


@pytest.mark.card("Friday Chip")
def test_friday_chip_counts_trashed_cards_and_feeds_a_virus() -> None:
    t = runner_turn(
        runner=Seat(credits=9, rig=["Friday Chip", "Datasucker", "Consume", "Corroder"]), servers=REMOTE
    )
    trash_nico(t)
    t.runner("trigger", "Friday Chip")
    if t.can("yes"):
        t.runner("yes")
    assert t.counters("Friday Chip", "virus") == 1
    t = turn_begins("Friday Chip (2 virus)", "Datasucker", "Imp", "Corroder")
    t.until(option="yes")
    t.runner("yes")
    if t.can("card"):
        assert offered(t) == {"Datasucker", "Imp"}
        t.runner("card", "Datasucker")
    assert (t.counters("Friday Chip", "virus"), t.counters("Datasucker", "virus")) == (1, 1)


@pytest.mark.card("Virus Breeding Ground")
def test_virus_breeding_ground_breeds_and_moves_viruses() -> None:
    rig = ["Virus Breeding Ground (1 virus)", "Datasucker (1 virus)", "Consume", "Imp (2 virus)"]
    t = runner_turn(at="5.7.1d", runner=Seat(rig=rig))
    to_action(t)
    assert t.counters("Virus Breeding Ground", "virus") == 2
    t.runner("use", "Virus Breeding Ground")
    assert offered(t) == {"Datasucker", "Imp"}, "those with a virus counter"
    t.runner("card", "Datasucker")
    assert (t.counters("Virus Breeding Ground", "virus"), t.counters("Datasucker", "virus")) == (1, 2)


@pytest.mark.card("Wasteland")
def test_wasteland_pays_for_the_first_installed_card_the_runner_trashes() -> None:
    rig = ["Wasteland", "2x Stoneship Chart Room"]
    t = runner_turn(at="5.7.1a", runner=Seat(credits=0, rig=rig, deck=DECK))
    for _ in range(2):
        t.runner("use", "Stoneship Chart Room", ability=0)
    assert t.credits["runner"] == 1
    t = runner_turn(runner=Seat(credits=0, rig=["Wasteland"], hand=["Easy Mark"]))
    t.runner("play", "Easy Mark")
    assert t.credits["runner"] == 3, "an event was not installed"


GEIST = 'Armand "Geist" Walker: Tech Lord'


@pytest.mark.card('Armand "Geist" Walker: Tech Lord')
def test_geist_draws_for_each_trash_ability() -> None:
    rig = ["Stoneship Chart Room", "Rent Rioters", "Corroder"]
    t = runner_turn(runner=Seat(identity=GEIST, rig=rig, deck=DECK))
    t.until(option="use")
    t.runner("use", "Rent Rioters")
    assert names(t, "grip") == ["Diesel"]
    t.until(option="use")
    t.runner("use", "Stoneship Chart Room", ability=0)
    t.until(kind="action", limit=20) if t.decision.kind != "action" else None
    assert len(names(t, "grip")) == 4


@pytest.mark.card("I've Had Worse")
def test_ive_had_worse_draws_three_as_it_is_played_and_as_damage_trashes_it() -> None:
    t = play("I've Had Worse", runner=Seat(credits=2, deck=DECK))
    assert len(names(t, "grip")) == 3
    for ice, drawn in (("Data Mine", 3), ("", 0)):
        t = runner_turn(
            runner=Seat(hand=["I've Had Worse"], deck=DECK, rig=["Corroder"], credits=0),
            servers={"HQ": At(ice=[f"{ice} (rezzed)"] if ice else ["Neural Katana (rezzed)"])},
        )
        if not ice:
            continue
        t.run("HQ")
        t.finish_run()
        assert len(names(t, "grip")) == drawn


@pytest.mark.card("I've Had Worse")
def test_ive_had_worse_does_not_draw_for_core_damage() -> None:
    t = runner_turn(
        runner=Seat(credits=1, hand=["I've Had Worse", "Running Hot"], deck=DECK),
    )
    t.runner("play", "Running Hot")
    assert damage(t) == [(1, "core")]
    assert names(t, "grip") == []
