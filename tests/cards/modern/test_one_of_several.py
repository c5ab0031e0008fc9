"""Cards that take one of several: whatever is offered is accepted, and no more than one is asked for."""

from collections.abc import Callable

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read import values
from tests.support.corp import corp_turn, scored
from tests.support.ice import bids, breaks, meet, rezzes, run_on
from tests.support.outcomes import told
from tests.support.runner import CORP, install, play, runner_turn
from tests.support.table import Table

ASA = "Asa Group: Security Through Vigilance"
DRM = "Digital Rights Management"
FOUNDRY = "The Foundry: Refining the Process"
HAYLEY = "Hayley Kaplan: Universal Scholar"
SEIDR = "Seidr Laboratories: Destiny Defined"
NOISE = "Noise: Hacker Extraordinaire"
ANARCHS = ("MaxX: Maximum Punk Rock", "Valencia Estevez: The Angel of Cayambe", "Whizzard: Master Gamer")
G_MODS = ("Chaos Theory: Wünderkind", HAYLEY, 'Armand "Geist" Walker: Tech Lord')
THREE_ICE = ("Enigma", "Ice Wall", "Wall of Static")
FILLER = ["9x Hedge Fund"]
GRIP = ["5x Diesel"]


def taken(t: Table, limit: int = 60) -> list[str]:
    """The names of the cards that are picked, the first one each time, until a player may act again."""
    found: list[str] = []
    for _ in range(limit):
        if t.decision.kind in ("action", "paid"):
            return found
        options = t.decision.options
        wanted = ("done",) if t.decision.about == "trash-first" else ("yes", "card")
        option = next((o for kind in wanted for o in options if o.kind == kind), options[0])
        if option.kind == "card":
            found.append(t.name(option.card))
        t.choose(option)
    raise AssertionError(f"it goes on and on; now: {t.lines()}")


def after_a_run(operation: str, *hand: str, deck: list[str], rig: list[str]) -> Table:
    """The Runner has accessed a card in a remote with their last click; the Corp plays an operation."""
    corp = Seat(credits=9, hand=[operation, *hand], deck=deck)
    runner = Seat(credits=0, clicks=1, hand=GRIP, rig=rig)
    t = Table(position(corp=corp, runner=runner, servers={"remote 1": At(root=["PAD Campaign"])}))
    t.run("remote 1")
    t.until(side="corp", kind="action")
    t.corp("play", operation)
    return t


def offered_in_a_run(t: Table, side: str) -> Table:
    t.until(side=side, option="yes")
    return t


# --- the Corp's ---------------------------------------------------------------------------------------------


def amani_senai() -> Table:
    runner = Seat(credits=0, rig=["Corroder", "Mimic", "Daily Casts"])
    servers = {"remote 2": At(root=["Amani Senai (rezzed)"])}
    return scored("Vanity Project", servers=servers, runner=runner, corp=Seat(deck=FILLER))


def asa_group() -> Table:
    hand = ["Snare!", "Ash 2X3ZB9CY", "Crisium Grid", "Red Herrings"]
    t = corp_turn(at="", corp=Seat(identity=ASA, credits=9, hand=hand, deck=FILLER))
    t.corp("install", "Snare!")
    return t


def corporate_troubleshooter() -> Table:
    t = run_on(*THREE_ICE, root=("Corporate Troubleshooter (rezzed)",), corp={"credits": 5})
    t.until(side="corp", option="use")
    t.corp("use", "Corporate Troubleshooter")
    t.corp("number", number=2)
    return t


def ganked() -> Table:
    runner = {"hand": ["9x Diesel"]}
    t = run_on("Wave", "Neural Katana", "Pup", server="remote 1", root=("Ganked!",), runner=runner)
    return offered_in_a_run(t, "corp")


def howler() -> Table:
    t = run_on("Howler", corp={"hand": ["Eli 1.0", "Ichi 1.0", "Ansel 1.0"], "credits": 0})
    meet(t, "Howler")
    return offered_in_a_run(t, "corp")


def hybrid_release() -> Table:
    return scored("Hybrid Release", corp=Seat(credits=9, discard=THREE_ICE, deck=FILLER))


def konjin() -> Table:
    t = run_on("Konjin", servers={"R&D": At(ice=[f"{ice} (rezzed)" for ice in THREE_ICE])})
    bids(t, 1, 0)
    return t


def magnet() -> Table:
    rig = [f"Parasite (on {ice})" for ice in THREE_ICE]
    t = run_on(
        "Magnet (unrezzed)", servers={"R&D": At(ice=[*THREE_ICE])}, runner={"rig": rig}, corp={"credits": 20}
    )
    rezzes(t, "Magnet")
    return t


def nanisivik_grid() -> Table:
    corp = Seat(credits=0, discard=THREE_ICE, deck=FILLER)
    servers = {"remote 1": At(root=["Nanisivik Grid (rezzed)"])}
    t = Table(position(corp=corp, runner=Seat(hand=GRIP), servers=servers))
    t.run("remote 1")
    return offered_in_a_run(t, "corp")


def regenesis() -> Table:
    discard = ["Hostile Takeover", "Vanity Project", "Priority Requisition"]
    return scored("Regenesis", corp=Seat(discard=discard, deck=FILLER))


def seidr_laboratories() -> Table:
    corp = Seat(identity=SEIDR, discard=["Hedge Fund", "Enigma", "Ice Wall"], deck=FILLER)
    servers = {"HQ": At(ice=["Ichi 1.0 (rezzed)"])}
    t = Table(position(corp=corp, runner=Seat(hand=GRIP, rig=["Corroder"]), servers=servers))
    t.run("HQ")
    t.until(option="use")
    t.runner("use", "Ichi 1.0")
    while not t.can("yes"):
        t.choose(0)
    return t


def sponsored(asset: str) -> Callable[[], Table]:
    servers = {"remote 2": At(root=[f"{asset} (rezzed)"])}
    corp = Seat(credits=0, discard=THREE_ICE, deck=FILLER)
    return lambda: scored("Vanity Project", servers=servers, corp=corp)


def the_foundry() -> Table:
    corp = {"identity": FOUNDRY, "deck": ["3x Enigma", "Hedge Fund"]}
    t = run_on("Enigma (unrezzed)", corp=corp)
    rezzes(t, "Enigma")
    return t


def trojan_horse() -> Table:
    rig = ["Corroder", "Mimic", "Inti", "Crypsis"]
    t = after_a_run("Trojan Horse", deck=FILLER, rig=rig)
    t.corp("number", number=0)
    return t


def scapenet() -> Table:
    t = after_a_run("Scapenet", deck=FILLER, rig=["Cyberfeeder", "Akamatsu Mem Chip", "Fan Site"])
    t.corp("number", number=0)
    return t


def digital_rights_management() -> Table:
    """The Runner has let a turn go by, and the Corp drawn the first card of R&D."""
    deck = ["Enigma", "Hostile Takeover", "Vanity Project", "Priority Requisition"]
    corp = Seat(credits=9, clicks=0, hand=[DRM, "Snare!", "PAD Campaign"], deck=deck)
    t = corp_turn(at="", corp=corp, runner=Seat(hand=GRIP, deck=GRIP))
    t.until(side="runner", kind="action")
    while t.game.state.active == "runner":
        t.runner("gain credit") if t.can("gain credit") else t.passes()
    t.until(side="corp", kind="action")
    t.corp("play", DRM)
    return t


# --- the Runner's -------------------------------------------------------------------------------------------


def identities(card: str, *outside: str) -> Table:
    seat = Seat(identity=NOISE, credits=9, hand=[card], deck=GRIP, outside=outside)
    return runner_turn(runner=seat)


def dj_fenris() -> Table:
    t = identities("DJ Fenris", *G_MODS)
    t.runner("install", "DJ Fenris")
    return t


def rebirth() -> Table:
    t = identities("Rebirth", *ANARCHS)
    t.runner("play", "Rebirth")
    return t


def hayley_kaplan() -> Table:
    hand = ["Corroder", "Mimic", "Inti", "Gordian Blade"]
    t = runner_turn(runner=Seat(identity=HAYLEY, credits=20, hand=hand))
    install(t, "Corroder")
    return t


def immolation_script() -> Table:
    corp = CORP._replace(discard=["Enigma (faceup)", "Hedge Fund (faceup)"])
    servers = {"remote 1": At(ice=["3x Enigma (rezzed)"])}
    t = play("Immolation Script", corp=corp, servers=servers)
    t.until(kind="choose card", side="runner")
    t.runner("access", "Enigma")
    t.runner("trigger", "Immolation Script")
    return t


def political_operative() -> Table:
    servers = {f"remote {n}": At(root=["Nico Campaign (rezzed)"]) for n in (1, 2, 3)}
    t = runner_turn(at="5.7.1b", runner=Seat(credits=5, rig=["Political Operative"]), servers=servers)
    t.until(side="runner", option="use")
    t.runner("use", "Political Operative")
    t.runner("number", number=2)
    return t


def slipstream() -> Table:
    servers = {server: At(ice=["Ice Wall"]) for server in ("R&D", "Archives")}
    there = {"HQ": At(ice=["Vanilla"]), **servers}
    runner = {"rig": ["Slipstream", "Corroder"]}
    t = run_on("Wall of Static", server="remote 1", root=("Snare!",), servers=there, runner=runner)
    meet(t, "Wall of Static")
    t.runner("use", "Corroder", ability=1)
    breaks(t, "Corroder", 1)
    return offered_in_a_run(t, "runner")


PLAYS: dict[str, tuple[Callable[[], Table], str, str]] = {
    "Amani Senai": (amani_senai, "Corroder", "traced; Corroder to grip"),
    ASA: (asa_group, "Ash 2X3ZB9CY", "install Ash 2X3ZB9CY"),
    "Corporate Troubleshooter": (corporate_troubleshooter, "Enigma", ""),
    "DJ Fenris": (dj_fenris, "Chaos Theory: Wünderkind", ""),
    DRM: (
        digital_rights_management,
        "Hostile Takeover, Snare!",
        "reveal Hostile Takeover; Hostile Takeover to HQ; install Snare!; trash Digital Rights Management",
    ),
    "Ganked!": (ganked, "Wave", "trash Ganked!"),
    HAYLEY: (hayley_kaplan, "Mimic", "install Mimic"),
    "Howler": (howler, "Eli 1.0", "install Eli 1.0; rez Eli 1.0"),
    "Hybrid Release": (hybrid_release, "Enigma", "install Enigma"),
    "Immolation Script": (immolation_script, "Enigma", "trash Enigma; trash Immolation Script"),
    "Konjin": (konjin, "Enigma", ""),
    "Magnet": (magnet, "Parasite", "end the run"),
    "Nanisivik Grid": (nanisivik_grid, "Enigma", "reveal Enigma; runner loses 1 click; end the run"),
    "Political Operative": (political_operative, "Nico Campaign", "trash Nico Campaign"),
    "Rebirth": (rebirth, "MaxX: Maximum Punk Rock", "Rebirth to removed"),
    "Regenesis": (regenesis, "Hostile Takeover", "reveal Hostile Takeover; Hostile Takeover to corp score"),
    "Scapenet": (scapenet, "Cyberfeeder", "Cyberfeeder to removed; trash Scapenet"),
    SEIDR: (seidr_laboratories, "Hedge Fund", "Hedge Fund to R&D"),
    "Slipstream": (slipstream, "Vanilla", "trash Slipstream; end the run"),
    "Team Sponsorship": (sponsored("Team Sponsorship"), "Enigma", "install Enigma"),
    FOUNDRY: (the_foundry, "Enigma", "reveal Enigma; Enigma to HQ"),
    "The Powers That Be": (sponsored("The Powers That Be"), "Enigma", "install Enigma"),
    "Trojan Horse": (trojan_horse, "Corroder", "trash Corroder; trash Trojan Horse"),
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("card", PLAYS)
def test_just_one_of_several_is_taken(card: str) -> None:
    begun, picked, outcome = PLAYS[card]
    t = begun()
    since = len(t.game.events)
    assert (", ".join(taken(t)), "; ".join(told(t, since))) == (picked, outcome)


@pytest.mark.card("Scapenet", "Trojan Horse")
@pytest.mark.parametrize(("begun", "strength"), [(scapenet, 7), (trojan_horse, 4)])
def test_the_trace_of_an_operation_has_the_strength_it_says(
    begun: Callable[[], Table], strength: int
) -> None:
    assert [event.amount for event in begun().events("trace")] == [strength]


@pytest.mark.card("Fan Site")
def test_fan_site_is_worth_nothing_in_the_runners_score_area() -> None:
    t = scored("Vanity Project", corp=Seat(deck=FILLER), runner=Seat(rig=["Fan Site"]))
    t.until(kind="action")
    assert t.zone("Fan Site") == "runner score"
    assert values.score(t.game.state, "runner") == 0


@pytest.mark.card("Near-Earth Hub: Broadcast Center")
def test_near_earth_hub_draws_a_single_card_for_a_new_remote() -> None:
    corp = Seat(identity="Near-Earth Hub: Broadcast Center", hand=["PAD Campaign"], deck=["5x Enigma"])
    t = corp_turn(at="", corp=corp)
    t.corp("install", "PAD Campaign")
    t.until(kind="action")
    assert told(t) == ["install PAD Campaign", "corp draws 1"]
