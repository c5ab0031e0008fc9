"""Resources and identities of many sets."""

from typing import Any

import pytest

from rulerunner import At, Seat
from tests.support.rig import DECK, asks, pick
from tests.support.runner import (
    CORP,
    install,
    link,
    names,
    runner_turn,
    runs,
    turn_begins,
)

# --- resources and identities ------------------------------------------------------------------------------


DRIPS = {
    "Daily Casts": ("Daily Casts (8 credit)", {"credits": 2, "cards": 0, "left": 6}),
    "Open Market": ("Open Market (6 credit)", {"credits": 1, "cards": 0, "left": 5}),
    "Earthrise Hotel": ("Earthrise Hotel (3 power)", {"credits": 0, "cards": 2, "left": 2}),
}


@pytest.mark.card(*DRIPS)
@pytest.mark.parametrize("card", DRIPS)
def test_a_resource_gives_something_at_the_beginning_of_each_turn(card: str) -> None:
    setup, wanted = DRIPS[card]
    t = turn_begins(setup, credits=0, deck=DECK)
    t.until(kind="action")
    left = t.counters(card, "credit") + t.counters(card, "power")
    assert {"credits": t.credits["runner"], "cards": len(names(t, "grip")), "left": left} == wanted
    t = turn_begins(setup.replace("8", "2").replace("6", "1").replace("(3", "(1"), credits=0, deck=DECK)
    t.until(kind="action")
    assert t.zone(card) == "heap", "an empty one is trashed"


@pytest.mark.card("Open Market")
@pytest.mark.parametrize("card", ["Dr. Nuka Vrolyck", "Drug Dealer", "Open Market"])
def test_open_market_pays_for_connections_and_jobs(card: str) -> None:
    hand = [card, "Corroder", "Earthrise Hotel"]
    t = runner_turn(runner=Seat(credits=0, rig=["Open Market (6 credit)"], hand=hand))
    assert t.can("install", card)
    assert not t.can("install", "Corroder")
    assert not t.can("install", "Earthrise Hotel")


ACTIONS = {
    "Liberated Account": ("Liberated Account (16 credit)", 4, 0, 3),
    "Dr. Nuka Vrolyck": ("Dr. Nuka Vrolyck (2 power)", 0, 3, 3),
    "Professional Contacts": ("Professional Contacts", 1, 1, 3),
    "Rent Rioters": ("Rent Rioters", 9, 0, 1),
}


@pytest.mark.card(*ACTIONS)
@pytest.mark.parametrize("card", ACTIONS)
def test_a_resource_is_used_for_clicks(card: str) -> None:
    setup, credits, cards, clicks = ACTIONS[card]
    t = runner_turn(runner=Seat(credits=0, rig=[setup], deck=DECK))
    t.runner("use", card)
    assert (t.credits["runner"], len(names(t, "grip")), t.clicks["runner"]) == (credits, cards, clicks)
    assert t.zone(card) == ("heap" if card == "Rent Rioters" else "table")


@pytest.mark.card("Liberated Account", "Dr. Nuka Vrolyck")
@pytest.mark.parametrize("setup", ["Liberated Account (4 credit)", "Dr. Nuka Vrolyck (1 power)"])
def test_a_resource_that_is_used_up_is_trashed(setup: str) -> None:
    card = setup.split(" (")[0]
    t = runner_turn(runner=Seat(rig=[setup], deck=DECK))
    t.runner("use", card)
    assert t.zone(card) == "heap"


MAXX = "MaxX: Maximum Punk Rock"


@pytest.mark.card("MaxX: Maximum Punk Rock")
def test_maxx_trashes_two_cards_of_the_stack_and_draws_one() -> None:
    deck = ["Diesel", "Modded", "Corroder", "Mimic"]
    t = turn_begins(identity=MAXX, deck=deck)
    t.until(kind="action")
    assert (names(t, "heap"), names(t, "grip")) == (["Diesel", "Modded"], ["Corroder"])


@pytest.mark.card("Drug Dealer")
def test_drug_dealer_costs_a_credit_and_draws_in_the_turn_of_the_corp() -> None:
    t = turn_begins("Drug Dealer", credits=3, deck=DECK)
    t.until(kind="action")
    assert (t.credits["runner"], names(t, "grip")) == (2, [])
    while t.clicks["runner"]:
        t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert names(t, "grip") == ["Diesel"]


@pytest.mark.card("Friend of a Friend", "No Free Lunch")
@pytest.mark.parametrize(
    ("card", "tags", "outcomes"),
    [
        ("Friend of a Friend", 1, {(5, 0)}),
        ("Friend of a Friend", 0, {(5, 0), (9, 1)}),
        ("No Free Lunch", 1, {(3, 1), (0, 0)}),
    ],
)
def test_a_friend_is_worth_credits_or_a_tag(card: str, tags: int, outcomes: set[Any]) -> None:
    seen = set()
    for ability in (0, 1):
        seat = Seat(credits=0, rig=[card], tags=tags, deck=DECK)
        t = runner_turn(runner=seat, at="5.7.1b" if card == "No Free Lunch" else "")
        if not t.can("use", card, ability=ability):
            continue
        t.runner("use", card, ability=ability)
        assert t.zone(card) == "heap"
        seen.add((t.credits["runner"], t.tags))
    assert seen == outcomes


@pytest.mark.card("Fall Guy")
def test_fall_guy_is_trashed_for_another_resource_or_for_two_credits() -> None:
    t = runner_turn(
        turn="corp",
        corp=CORP._replace(credits=9),
        runner=Seat(tags=1, rig=["Fall Guy", "Professional Contacts"], credits=0),
    )
    t.corp("trash resource")
    if t.can("card", "Professional Contacts"):
        t.corp("card", "Professional Contacts")
    t.until(side="runner", kind="interrupt")
    t.runner("use", "Fall Guy")
    assert (t.zone("Fall Guy"), t.zone("Professional Contacts")) == ("heap", "table")
    t = runner_turn(runner=Seat(credits=0, rig=["Fall Guy"], deck=DECK), at="5.7.1b")
    t.until(option="use")
    t.runner("use", "Fall Guy")
    assert (t.zone("Fall Guy"), t.credits["runner"]) == ("heap", 2)


@pytest.mark.card("Fransofia Ward")
@pytest.mark.parametrize(("credits", "offers"), [(16, True), (15, False)])
def test_fransofia_ward_bypasses_ice_of_a_rich_corp_and_makes_rezzing_dearer(
    credits: int, offers: bool
) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=credits + 1),
        runner=Seat(rig=["Fransofia Ward"]),
        servers={"HQ": At(ice=["Ice Wall"])},
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Ice Wall")
    assert t.credits["corp"] == credits - 1, "one more than is printed"
    assert asks(t, "Fransofia Ward") is offers
    if offers:
        t.runner("yes")
        assert t.happened("bypass", "Ice Wall")
        assert t.zone("Fransofia Ward") == "heap"


@pytest.mark.card("The Artist")
def test_the_artist_gains_two_and_installs_for_one_less_once_each_turn() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["The Artist"], hand=["Corroder", "Daily Casts"], deck=DECK))
    t.runner("use", "The Artist", ability=0)
    assert (t.credits["runner"], t.can("use", "The Artist", ability=0)) == (2, False)
    t.runner("use", "The Artist", ability=1)
    pick(t, "Corroder")
    assert (t.zone("Corroder"), t.credits["runner"], t.clicks["runner"]) == ("table", 1, 2)
    assert not t.can("use", "The Artist")


@pytest.mark.card("Penumbral Toolkit")
def test_penumbral_toolkit_is_cheaper_after_a_run_on_hq_and_pays_in_runs() -> None:
    t = runner_turn(
        runner=Seat(credits=0, hand=["Penumbral Toolkit"], rig=["Corroder"], deck=DECK),
        servers={"R&D": At(ice=["Ice Wall (rezzed)"])},
    )
    assert not t.can("install", "Penumbral Toolkit")
    runs(t, "HQ")
    install(t, "Penumbral Toolkit")
    assert t.counters("Penumbral Toolkit", "credit") == 4
    t.run("R&D")
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    assert t.counters("Penumbral Toolkit", "credit") == 3


@pytest.mark.card("Cybertrooper Talut")
def test_cybertrooper_talut_gives_a_link() -> None:
    assert link(runner_turn(runner=Seat(rig=["Cybertrooper Talut"]))) == 1


AZ = "Az McCaffrey: Mechanical Prodigy"


@pytest.mark.card("Az McCaffrey: Mechanical Prodigy")
@pytest.mark.parametrize(
    ("first", "paid"), [("Clone Chip", 0), ("Professional Contacts", 4), ("Daily Casts", 3), ("Corroder", 2)]
)
def test_the_first_hardware_job_or_connection_of_az_costs_a_credit_less(first: str, paid: int) -> None:
    t = runner_turn(runner=Seat(identity=AZ, credits=9, hand=[first, "Akamatsu Mem Chip"], deck=DECK))
    install(t, first)
    assert t.credits["runner"] == 9 - paid
    install(t, "Akamatsu Mem Chip")
    cheap = first in ("Daily Casts", "Corroder")
    assert t.credits["runner"] == 9 - paid - (0 if cheap else 1)
