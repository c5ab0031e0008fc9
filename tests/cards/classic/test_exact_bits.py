"""The game of 1996: what bits on a card pay for and what not, base links, and the price of a trace."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import cost
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Draw, GiveTags, Trace
from rulerunner.lang.sugar import paid, sub
from tests.support.classic import classic
from tests.support.classic_corp import HAND
from tests.support.classic_runner import CORP
from tests.support.faces import made
from tests.support.table import Table

# --- bits for icebreakers ---------------------------------------------------------------------------------

IDLE = made(
    "Idle",
    "program",
    paid(cost(Credits(1)), Draw(1)),
    subtypes=("icebreaker", "killer"),
    memory=0,
    strength=0,
    family="classic",
)
"""An icebreaker with something to do outside of runs, too."""
GADGET = made("Gadget", "program", paid(cost(Credits(1)), Draw(1)), memory=0, family="classic")

ICEBREAKERS_ALONE = (
    "Arasaka Portable Prototype",
    "Artemis 2020",
    "Cloak",
    "Corolla Speed Chip",
    "Cortical Cybermodem",
    "Invisibility",
    'Omnitech "Spinal Tap" Cybermodem',
    "Parraline 5750",
    "Raven Microcyb Eagle",
    "Raven Microcyb Owl",
    "Sunburst Cranial Interface",
    "Vewy Vewy Quiet",
    "ZZ22 Speed Chip",
)


def with_bits(card: str, program: str, bits: int = 0) -> Table:
    return classic(
        corp=CORP,
        runner=Seat(credits=bits, rig=[card, program], deck=HAND, hand=HAND),
        servers={"HQ": At(ice=["Filter"])},
        at="C10.4",
        faces=[IDLE, GADGET],
    )


@pytest.mark.card(*ICEBREAKERS_ALONE)
@pytest.mark.parametrize("card", ICEBREAKERS_ALONE)
def test_its_bits_are_for_icebreakers_and_for_runs(card: str) -> None:
    assert not with_bits(card, "Idle").can("use", "Idle"), "no run"
    assert with_bits(card, "Idle", 1).can("use", "Idle")
    for program in ("Idle", "Gadget"):
        t = with_bits(card, program)
        t.until(side="runner", kind="action")
        t.run("HQ")
        seen = False
        while t.in_run():
            seen = seen or t.can("use", program)
            t.passes()
        assert seen == (program == "Idle")


@pytest.mark.card("Eurocorpse™ Spin Chip")
def test_a_spin_chip_pays_for_the_icebreaker_in_it_in_runs_alone() -> None:
    chip = "Eurocorpse™ Spin Chip"
    for memory, fits in ((1, True), (2, False)):
        small = made(
            "Small",
            "program",
            paid(cost(Credits(1)), Draw(1)),
            subtypes=("icebreaker",),
            memory=memory,
            strength=0,
            family="classic",
        )
        t = classic(
            corp=CORP,
            runner=Seat(credits=0, rig=[chip], hand=["Small", "Small"], deck=HAND),
            faces=[small],
        )
        t.runner("install", "Small")
        assert t.can("card", chip) == fits
        if not fits:
            continue
        t.runner("card", chip)
        t.until(side="runner", kind="action")
        assert t.credits["runner"] == 0
        assert not t.can("use", "Small")
        t.runner("install", "Small")
        assert not t.can("card", chip), "no second one"


# --- base links -------------------------------------------------------------------------------------------

SEARCHLIGHT = made(
    "Searchlight", "ice", sub(Trace(20, (GiveTags(1),))), subtypes=("sentry",), family="classic"
)
LINKS = {
    "Access Through Alpha": (1, 9, 0),
    "Back Door to Hilliard": (0, 2, 3),
    "Back Door to Rivals": (0, 2, 3),
    "Baedeker's Net Map": (0, 1, 1),
    "Bakdoor": (0, 3, 2),
    "Submarine Uplink": (0, 4, 1),
    "The Deck": (0, 5, 1),
}
"""The price of the base link, the base link, and the price of one more, if there can be one more."""


def lit(card: str, bid: int, bits: int = 30) -> Table:
    """A trace in a run; the Corp has committed bits, and the Runner uses a base link."""
    t = classic(
        corp=CORP._replace(credits=30),
        runner=Seat(credits=bits, rig=[card], hand=HAND),
        servers={"HQ": At(ice=["Searchlight (rezzed)"])},
        faces=[SEARCHLIGHT],
    )
    t.run("HQ")
    t.until(side="corp", option="number")
    t.corp("number", number=bid)
    t.runner("card", card)
    return t


@pytest.mark.card(*LINKS)
@pytest.mark.parametrize("card", LINKS)
@pytest.mark.parametrize("more", [0, 1])
def test_a_base_link_is_so_high_and_no_higher(card: str, more: int) -> None:
    price, link, boost = LINKS[card]
    for bid, tags in ((link + more - 1, 0), (link + more, 1)):
        t = lit(card, bid)
        if not boost and more:
            assert not t.can("number", number=1)
            return
        if t.can("number"):
            t.runner("number", number=more)
        assert t.tags == tags
        assert 30 - t.credits["runner"] == price + more * boost - (card == "Back Door to Rivals" and not tags)


# --- what a trace costs the Corp --------------------------------------------------------------------------

TRACES = {
    "Asp": 5,
    "Chihuahua": 1,
    "Cinderella": 6,
    "Data Raven": 5,
    "Fang": 4,
    "Fang 2.0": 5,
    "Fetch 4.0.1": 3,
    "Fragmentation Storm": 4,
    "Homewrecker": 5,
    "Hunter": 5,
    "Rex": 3,
}
"""Ice that does nothing but trace, and how far."""


@pytest.mark.card(*TRACES)
@pytest.mark.parametrize("ice", TRACES)
def test_the_corp_pays_a_bit_for_each_point_up_to_the_limit(ice: str) -> None:
    t = classic(
        corp=CORP._replace(credits=20),
        runner=Seat(credits=0, rig=["Krash"], hand=HAND),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="number")
    assert [option.number for option in t.find("number")] == list(range(TRACES[ice] + 1))
    t.corp("number", number=TRACES[ice])
    assert t.credits["corp"] == 20 - TRACES[ice]


@pytest.mark.card("Schlaghund Pointers")
def test_schlaghund_pointers_reach_three_and_cost_two_bits_a_point() -> None:
    t = classic(
        corp=CORP._replace(credits=20, hand=["Schlaghund Pointers"]), runner=Seat(credits=0, hand=HAND)
    )
    t.run("HQ")
    t.finish_run()
    while not t.can("play", "Schlaghund Pointers"):
        t.runner("gain credit") if t.can("gain credit") else t.passes()
    bits = t.credits["corp"]
    t.corp("play", "Schlaghund Pointers")
    assert [option.number for option in t.find("number")] == [0, 1, 2, 3]
    t.corp("number", number=3)
    price = t.game.state.cards[t.card("Schlaghund Pointers")].face.facts.cost or 0
    assert bits - t.credits["corp"] == price + 6
    assert t.tags == 1


@pytest.mark.card("Netwatch Operations Office")
def test_the_netwatch_office_traces_for_a_bit_a_point() -> None:
    t = classic(
        turn="corp",
        corp=CORP._replace(credits=9, score=["Netwatch Operations Office"]),
        runner=Seat(credits=0),
    )
    t.corp("use", "Netwatch Operations Office")
    assert [option.number for option in t.find("number")] == [0, 1, 2]
    t.corp("number", number=2)
    assert (t.credits["corp"], t.tags) == (7, 1)
