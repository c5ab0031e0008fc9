"""When cards may be played and installed, when they are gone, and what is shown: a line a card."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.change.atoms import remove, trash
from rulerunner.kernel.read.subroutines import unbroken
from rulerunner.kernel.read.values import points, strength
from tests.support.table import Table

GRIP = ["5x Diesel"]
DECK = ["9x Hedge Fund"]
SHOWN = (
    *("Behold!", "Byte!", "Cyberdex Virus Suite", "Explode-a-palooza", "Fetal AI", "Increased Drop Rates"),
    *("Mavirus", "Product Placement", "Quantum Predictive Model", "TGTBT"),
)


@pytest.mark.card(*SHOWN)
@pytest.mark.parametrize("card", SHOWN)
def test_a_card_accessed_in_rnd_is_shown_to_the_corp(card: str) -> None:
    runner = Seat(credits=9, hand=GRIP)
    t = Table(position(corp=Seat(credits=9, deck=[card, *DECK]), runner=runner))
    t.run("R&D")
    t.finish_run()
    assert t.happened("reveal", card)


LOCKDOWNS = ("Argus Crackdown", "Hyoubu Precog Manifold", "NEXT Activation Command")


@pytest.mark.card(*LOCKDOWNS)
@pytest.mark.parametrize("card", LOCKDOWNS)
def test_a_lockdown_is_not_played_while_another_is_active(card: str) -> None:
    other = "Hyoubu Precog Manifold" if card != "Hyoubu Precog Manifold" else "Argus Crackdown"
    for active in ((), (other,)):
        corp = Seat(credits=9, hand=[card], play=list(active), deck=DECK)
        t = Table(position(turn="corp", corp=corp, servers={"remote 1": At(root=["PAD Campaign"])}))
        assert t.can("play", card) is not bool(active)


AFTER_SOMETHING = (
    *("Bring Them Home", "Digital Rights Management", "Focus Group", "Hard-Hitting News"),
    "High-Profile Target",
)


@pytest.mark.card(*AFTER_SOMETHING)
@pytest.mark.parametrize("card", AFTER_SOMETHING)
def test_an_operation_waits_for_what_the_runner_has_not_done(card: str) -> None:
    corp = Seat(credits=20, hand=[card, "Hedge Fund"], deck=DECK)
    t = Table(position(turn="corp", corp=corp, runner=Seat(hand=GRIP)))
    assert t.can("play", "Hedge Fund")
    assert not t.can("play", card)


AFTER_RUNS = (("Deep Dive", "play"), ("Data Leak Reversal", "install"), ("Time Bomb", "install"))


@pytest.mark.card(*(card for card, _ in AFTER_RUNS))
@pytest.mark.parametrize(("card", "kind"), AFTER_RUNS)
def test_a_card_waits_for_successful_runs_on_central_servers(card: str, kind: str) -> None:
    runner = Seat(credits=20, clicks=8, hand=[card, *GRIP])
    t = Table(position(corp=Seat(hand=["Hedge Fund"], deck=DECK), runner=runner))
    assert not t.can(kind, card)
    for server in ("HQ", "R&D", "Archives"):
        if kind == "play" or server == "HQ":
            t.run(server)
            t.until(kind="action")
        assert t.can(kind, card) is (kind == "install" or server == "Archives")


EMPTY = {
    "Anthill Excavation Contract": "credit",
    "Eve Campaign": "credit",
    "Miss Bones": "credit",
    "Nga": "power",
    "Penumbral Toolkit": "credit",
    "Temüjin Contract": "credit",
}


@pytest.mark.card(*EMPTY)
@pytest.mark.parametrize("card", EMPTY)
@pytest.mark.parametrize("left", [0, 1])
def test_a_card_with_nothing_left_on_it_is_trashed(card: str, left: int) -> None:
    kind = EMPTY[card]
    if card in ("Anthill Excavation Contract", "Eve Campaign"):
        servers = {"remote 1": At(root=[f"{card} (2 {kind}, rezzed)"])}
        t = Table(position(corp=Seat(deck=DECK), servers=servers))
    else:
        t = Table(position(corp=Seat(deck=DECK), runner=Seat(hand=GRIP, rig=[f"{card} (2 {kind})"])))
    remove(t.game.state, t.card(card), kind, 2 - left)
    t.runner("gain credit")
    t.until(kind="action")
    assert (t.zone(card) == "table") is bool(left)


SUBROUTINES = {"Boto": 3, "Data Loop": 2, "Eli 1.0": 2, "Kessleroid": 2, "Logjam": 3}


@pytest.mark.card(*SUBROUTINES)
@pytest.mark.parametrize("card", SUBROUTINES)
def test_how_many_subroutines_there_are_to_break(card: str) -> None:
    servers = {"HQ": At(ice=[f"{card} (rezzed)"])}
    t = Table(
        position(
            corp=Seat(deck=DECK), runner=Seat(credits=9, hand=GRIP, rig=["Corroder"], tags=1), servers=servers
        )
    )
    t.run("HQ")
    while t.game.state.encounter is None or t.decision.kind != "paid":
        t.passes()
    assert len(unbroken(t.game.state)) == SUBROUTINES[card]


@pytest.mark.card("Tucana")
def test_tucana_is_at_remote_servers_only() -> None:
    corp = Seat(credits=9, hand=["Tucana"], deck=DECK)
    t = Table(position(turn="corp", corp=corp, servers={"remote 1": At(root=["PAD Campaign"])}))
    t.corp("install", "Tucana")
    assert t.can("server", server="remote 1")
    assert not t.can("server", server="HQ")


@pytest.mark.card("Market Research")
@pytest.mark.parametrize("counters", [0, 1, 2])
def test_market_research_is_worth_one_more_with_a_counter(counters: int) -> None:
    card = f"Market Research ({counters} agenda)" if counters else "Market Research"
    t = Table(position(corp=Seat(score=[card], deck=DECK)))
    assert points(t.game.state, t.card("Market Research")) == (3 if counters else 2)


@pytest.mark.card("Surveyor")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_surveyor_is_as_strong_as_twice_the_ice_of_its_server(others: int) -> None:
    servers = {"HQ": At(ice=["Surveyor (rezzed)", *others * ["Ice Wall"]]), "R&D": At(ice=["Ice Wall"])}
    t = Table(position(corp=Seat(deck=DECK), servers=servers))
    assert strength(t.game.state, t.card("Surveyor")) == 2 * (1 + others)


@pytest.mark.card("Lamplighter")
@pytest.mark.parametrize("here", [True, False])
def test_lamplighter_goes_as_an_agenda_of_its_server_is_scored(here: bool) -> None:
    servers = {
        "remote 1": At(root=["Hostile Takeover (2 advancement)"] if here else ["PAD Campaign"]),
        "remote 2": At(root=["PAD Campaign"] if here else ["Hostile Takeover (2 advancement)"]),
    }
    servers["remote 1"] = servers["remote 1"]._replace(ice=["Lamplighter (rezzed)"])
    t = Table(position(turn="corp", at="5.6.2a", corp=Seat(deck=DECK), servers=servers))
    t.corp("score", "Hostile Takeover")
    t.until(kind="action")
    assert (t.zone("Lamplighter") == "Archives") is here


@pytest.mark.card("Yakov Erikovich Avdakov")
@pytest.mark.parametrize(("server", "gains"), [("remote 1", 2), ("remote 2", 0)])
def test_yakov_gains_for_what_the_corp_trashes_at_his_server(server: str, gains: int) -> None:
    servers = {
        "remote 1": At(root=["Yakov Erikovich Avdakov (rezzed)", "PAD Campaign"]),
        "remote 2": At(root=["Melange Mining Corp."]),
    }
    t = Table(position(turn="corp", corp=Seat(credits=5, deck=DECK), servers=servers))
    trash(t.game.state, (t.card("PAD Campaign" if gains else "Melange Mining Corp."),), "corp")
    t.corp("gain credit")
    assert t.credits["corp"] == 6 + gains


def thimblerig(at: str = "", turn: str = "corp") -> Table:
    servers = {"HQ": At(ice=["Thimblerig (rezzed)"]), "R&D": At(ice=["Ice Wall", "Enigma"])}
    corp = Seat(hand=["Hedge Fund"], deck=DECK)
    if turn == "corp":
        return Table(position(turn="corp", at=at, corp=corp, servers=servers))
    return Table(position(corp=corp, runner=Seat(credits=9, hand=GRIP, rig=["Yog.0"]), servers=servers))


@pytest.mark.card("Thimblerig")
def test_thimblerig_may_be_swapped_as_the_corps_turn_begins_and_as_it_is_passed() -> None:
    t = thimblerig(at="5.6.1c")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("card", "Enigma")
    assert t.name(t.game.state.servers[0].ice[0]) == "Enigma"
    t = thimblerig(turn="runner")
    t.run("HQ")
    while not t.can("use", "Yog.0"):
        t.passes()
    t.runner("use", "Yog.0")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.corp("card", "Ice Wall")
    assert t.name(t.game.state.servers[0].ice[0]) == "Ice Wall"
