"""Runner cards that wait for something: the mark, charging, trashing, turns, tags, damage."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import (
    CORP,
    install,
    memory,
    names,
    next_turn,
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


# --- turns -------------------------------------------------------------------------------------------------


@pytest.mark.card("Lat: Ethical Freelancer")
@pytest.mark.parametrize(("hand", "asks"), [(["Hedge Fund"], True), (["2x Hedge Fund"], False)])
def test_lat_may_draw_with_as_many_cards_as_the_corp(hand: list[str], asks: bool) -> None:
    t = runner_turn(
        corp=CORP._replace(hand=hand),
        runner=Seat(identity="Lat: Ethical Freelancer", clicks=1, hand=["Diesel"], deck=DECK),
    )
    t.runner("gain credit")
    seen = False
    while t.decision.side == "runner" or t.decision.kind != "action":
        if t.can("yes"):
            seen = True
            t.runner("yes")
        else:
            t.passes()
    assert (seen, len(names(t, "grip"))) == (asks, 2 if asks else 1)


@pytest.mark.card("Supercorridor")
@pytest.mark.parametrize(("credits", "asks"), [(6, True), (7, False)])
def test_supercorridor_pays_two_if_both_have_as_much(credits: int, asks: bool) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=credits), runner=Seat(credits=5, clicks=1, rig=["Supercorridor"])
    )
    t.runner("gain credit")
    while t.decision.side == "runner" or t.decision.kind != "action":
        if t.can("yes"):
            t.runner("yes")
        else:
            t.passes()
    assert t.credits["runner"] == (8 if asks else 6)


@pytest.mark.card("Trickster Taka")
def test_trickster_taka_pays_for_programs_in_runs() -> None:
    t = runner_turn(
        at="5.7.1d",
        runner=Seat(credits=0, rig=["Trickster Taka (1 credits)", "Corroder"], hand=["Easy Mark"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    to_action(t)
    assert t.counters("Trickster Taka", "credit") == 2
    t.run("HQ")
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    assert t.counters("Trickster Taka", "credit") == 1


@pytest.mark.card("Trickster Taka")
@pytest.mark.parametrize(("credits", "option"), [(2, None), (3, 0), (3, 1)])
def test_trickster_taka_asks_for_a_tag_once_there_are_three(credits: int, option: int | None) -> None:
    t = runner_turn(runner=Seat(clicks=1, rig=[f"Trickster Taka ({credits} credits)"]))
    t.runner("gain credit")
    if option is not None:
        t.until(option="effect")
        t.runner("effect", number=option)
    t.until(side="corp", kind="action")
    assert (t.tags, t.zone("Trickster Taka")) == (int(option == 0), "heap" if option == 1 else "table")


@pytest.mark.card("Tapwrm")
@pytest.mark.parametrize(("corp", "credits"), [(4, 0), (5, 1), (14, 2)])
def test_tapwrm_pays_one_for_every_five_credits_of_the_corp(corp: int, credits: int) -> None:
    t = runner_turn(at="5.7.1d", corp=CORP._replace(credits=corp), runner=Seat(credits=0, rig=["Tapwrm"]))
    to_action(t)
    assert t.credits["runner"] == credits


@pytest.mark.card("Tapwrm")
def test_tapwrm_is_installed_after_a_run_on_a_central_server_and_purged() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Tapwrm"]), servers=REMOTE)
    assert not t.can("install", "Tapwrm")
    runs(t, "remote 1")
    assert not t.can("install", "Tapwrm")
    runs(t, "HQ")
    install(t, "Tapwrm")
    assert t.zone("Tapwrm") == "table"
    t = runner_turn(turn="corp", corp=CORP, runner=Seat(rig=["Tapwrm"]))
    t.corp("purge")
    t.until(kind="action")
    assert t.zone("Tapwrm") == "heap"


# --- what the Corp does ------------------------------------------------------------------------------------


@pytest.mark.card("PAD Tap")
def test_pad_tap_pays_for_the_first_credits_a_card_gives_the_corp() -> None:
    t = runner_turn(
        turn="corp",
        corp=Seat(credits=9, clicks=3, hand=["2x Hedge Fund"], deck=["9x Ice Wall"]),
        runner=Seat(credits=0, rig=["PAD Tap"]),
    )
    t.corp("gain credit")
    to = t.decision
    assert to.kind != "reaction"
    t.until(side="corp", kind="action")
    t.corp("play", "Hedge Fund")
    t.until(side="runner", option="yes")
    t.runner("yes")
    assert t.credits["runner"] == 1
    t.until(side="corp", kind="action")
    t.corp("play", "Hedge Fund")
    assert not t.can("yes")
    assert t.credits["runner"] == 1


@pytest.mark.card("PAD Tap")
def test_the_corp_may_trash_pad_tap_for_a_click_and_three_credits() -> None:
    t = runner_turn(turn="corp", corp=CORP._replace(credits=3), runner=Seat(rig=["PAD Tap"]))
    t.corp("use", "PAD Tap")
    assert (t.zone("PAD Tap"), t.credits["corp"], t.clicks["corp"]) == ("heap", 0, 2)


@pytest.mark.card("Councilman")
@pytest.mark.parametrize("pays", [False, True])
def test_councilman_derezzes_what_was_just_rezzed(pays: bool) -> None:
    t = runner_turn(corp=CORP._replace(credits=9), runner=Seat(credits=2, rig=["Councilman"]), servers=REMOTE)
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Nico Campaign")
    t.until(side="runner", option="yes")
    t.runner("yes" if pays else "no")
    assert t.rezzed("Nico Campaign") is not pays
    assert (t.credits["runner"], t.zone("Councilman")) == ((0, "heap") if pays else (2, "table"))
    while t.in_run():
        assert not t.can("rez", "Nico Campaign")
        t.passes()


@pytest.mark.card("DDoS")
def test_ddos_keeps_the_outermost_ice_down() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(rig=["DDoS"]),
        servers={"HQ": At(ice=["Enigma", "Ice Wall"])},
    )
    t.until(option="use")
    t.runner("use", "DDoS")
    to_action(t)
    t.run("HQ")
    rezzable = set()
    while t.in_run():
        rezzable |= offered(t, "rez")
        t.passes()
    assert rezzable == {"Ice Wall"}


@pytest.mark.card("Hacktivist Meeting")
def test_hacktivist_meeting_makes_rezzing_cost_a_random_card() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9, hand=["2x Hedge Fund"]),
        runner=Seat(credits=9, hand=["Hacktivist Meeting"]),
        servers=REMOTE | {"HQ": At(ice=["Ice Wall"])},
    )
    t.runner("play", "Hacktivist Meeting")
    to_action(t)
    assert t.zone("Hacktivist Meeting") == "play"
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Nico Campaign")
    assert (len(names(t, "HQ")), t.rezzed("Nico Campaign")) == (1, True)
    t.until(side="corp", option="rez")
    t.corp("rez", "Ice Wall")
    assert len(names(t, "HQ")) == 1, "ice costs no more"


@pytest.mark.card("Hacktivist Meeting")
def test_hacktivist_meeting_goes_as_an_agenda_is_scored() -> None:
    t = runner_turn(
        turn="corp",
        at="5.6.2a",
        runner=Seat(play=["Hacktivist Meeting"]),
        servers={"remote 1": At(root=["Breaking News (2 advancement)"])},
    )
    t.corp("score", "Breaking News")
    t.until(kind="action")
    assert t.zone("Hacktivist Meeting") == "heap"
    next_turn(t)
