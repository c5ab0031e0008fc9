"""Cards that carry out several of a list, that are used out of HQ, that lock the Runner down for a turn."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import strength
from tests.support.corp import end_turn
from tests.support.ice import breaks, broken, meet, meeting, outcome
from tests.support.plays import MODERN, RUNNER, Play, corp, remote, runner
from tests.support.table import Table

WALL = {**remote("Wall to Wall (rezzed)"), "HQ": At(ice=["Ice Wall"])}
LAST_CLICK = RUNNER._replace(clicks=1)
NEW_TURN = "runner gains 1; corp gains 3 click"
"""The Runner takes a credit with the last click, and the Corp has clicks again."""

LISTS = {
    "Red Level Clearance": [
        Play(
            "play Red Level Clearance; 0; 1",
            "corp pays 1; corp draws 2; corp gains 2",
            turn="corp",
            corp=corp("Red Level Clearance"),
        ),
        Play(
            "play Red Level Clearance; 3; 2; PAD Campaign",
            "corp pays 1; corp gains 1 click; install PAD Campaign",
            {"HQ": ["Hostile Takeover", "Snare!"]},
            turn="corp",
            corp=corp("Red Level Clearance", "PAD Campaign", "Hostile Takeover", "Snare!"),
        ),
    ],
    "Wall to Wall": [
        Play(
            "gain credit; 3; 1; 2",
            f"{NEW_TURN}; Wall to Wall to HQ; corp gains 1; +1 advancement on Ice Wall; corp draws 1",
            runner=LAST_CLICK,
            servers=WALL,
        ),
        Play(
            "gain credit; 1; done", f"{NEW_TURN}; corp gains 1; corp draws 1", runner=LAST_CLICK, servers=WALL
        ),
        Play("gain credit; done", f"{NEW_TURN}; corp draws 1", runner=LAST_CLICK, servers=WALL),
        Play(
            "gain credit; 0",
            f"{NEW_TURN}; corp draws 1; corp draws 1",
            runner=LAST_CLICK,
            servers={**remote("Wall to Wall (rezzed)"), "remote 2": At(root=["Snare! (rezzed)"])},
        ),
    ],
    "Into the Depths": [
        Play(
            "play Into the Depths; at HQ; 1; Corroder; 0",
            "runner pays 1; runner shuffles; runner searches stack; runner pays 2; install Corroder; "
            "runner gains 4",
            runner=RUNNER._replace(hand=["Into the Depths"], deck=["Corroder", "Diesel"]),
            servers={"HQ": At(ice=["Ice Wall", "Enigma"])},
        ),
        Play(
            "play Into the Depths; at HQ; 2; 0; Corroder",
            "runner pays 1; +1 power on Earthrise Hotel; runner gains 4; runner shuffles; "
            "runner searches stack; runner pays 2; install Corroder",
            runner=runner("Earthrise Hotel (1 power)", hand=["Into the Depths"], deck=["Corroder", "Diesel"]),
            servers={"HQ": At(ice=["Ice Wall"] * 4)},
        ),
        Play(
            "play Into the Depths; at HQ",
            "runner pays 1",
            runner=RUNNER._replace(hand=["Into the Depths"]),
        ),
    ],
}

FROM_HQ = {
    "Tree Line": [
        Play(
            "use Tree Line; Ice Wall",
            "corp pays 1; reveal Tree Line; trash Tree Line from HQ; +3 advancement on Ice Wall",
            turn="corp",
            corp=corp("Tree Line"),
            servers={"HQ": At(ice=["Ice Wall"]), "R&D": At(ice=["Enigma"])},
        ),
    ],
    "Descent": [
        Play(
            "use Descent; Hostile Takeover; Priority Requisition",
            "corp pays 1; reveal Descent; trash Descent from HQ; corp draws 1; reveal Hostile Takeover; "
            "reveal Priority Requisition; Hostile Takeover to R&D; Priority Requisition to R&D; "
            "corp shuffles",
            {"HQ": ["Enigma", "Snare!"], "Archives": ["Descent"]},
            turn="corp",
            corp=corp("Descent", "Hostile Takeover", "Snare!", discard=["Priority Requisition"]),
        ),
        Play(
            "gain credit; yes",
            f"{NEW_TURN}; Descent to HQ; corp draws 1",
            runner=LAST_CLICK,
            servers={"HQ": At(ice=["Descent (rezzed)"])},
        ),
    ],
    "Plutus": [
        Play(
            "gain credit; rez Plutus; gain credit",
            "corp gains 1; forfeit Hostile Takeover; rez Plutus; corp gains 1",
            turn="corp",
            corp=corp("Snare!", score=["Hostile Takeover"]),
            servers=remote("Plutus"),
        ),
        Play(
            "gain credit; rez Plutus; 1; Snare!; Enigma; Ice Wall",
            "corp gains 1; reveal Snare!; reveal Enigma; reveal Ice Wall; trash Snare! from HQ; "
            "trash Enigma from HQ; trash Ice Wall from HQ; rez Plutus",
            {"HQ": ["Hedge Fund"]},
            turn="corp",
            corp=corp("Snare!", "Enigma", "Ice Wall", "Hedge Fund", score=["Hostile Takeover"]),
            servers=remote("Plutus"),
        ),
        Play(
            "gain credit; yes",
            f"{NEW_TURN}; corp pays 5; corp gains 9; Hedge Fund to removed; corp draws 1",
            {"removed": ["Hedge Fund"], "Archives": ["Shipment from Kaguya"]},
            corp=corp(discard=["Hedge Fund", "Shipment from Kaguya"]),
            runner=LAST_CLICK,
            servers=remote("Plutus (rezzed)"),
        ),
    ],
}

TABLES = {**LISTS, **FROM_HQ}
PLAYS = [(name, n) for name, plays in TABLES.items() for n in range(len(plays))]


@pytest.mark.card(*LISTS)
@pytest.mark.card(*FROM_HQ)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("name", "n"), PLAYS)
def test_a_card_does_what_it_says(name: str, n: int, rules: str) -> None:
    TABLES[name][n].check(rules)


@pytest.mark.card("Plutus")
@pytest.mark.parametrize(("hand", "score", "may"), [(2, 0, False), (3, 0, True), (0, 1, True)])
def test_plutus_is_rezzed_for_an_agenda_or_three_cards(hand: int, score: int, may: bool) -> None:
    seat = corp(*["Snare!"] * hand, score=["Hostile Takeover"] * score)
    t = Table(position(turn="corp", at="5.6.2a", corp=seat, servers=remote("Plutus")))
    assert t.can("rez", "Plutus") is may


@pytest.mark.card("Tree Line", "Descent", "Logjam")
@pytest.mark.parametrize(
    ("ice", "tells"),
    [
        ("Tree Line", ["corp gains 1", "end the run"]),
        ("Descent", ["end the run"]),
        ("Logjam", ["corp gains 2", "end the run"]),
    ],
)
def test_what_the_subroutines_do(ice: str, tells: list[str]) -> None:
    assert outcome(meeting(ice)) == tells


@pytest.mark.card("Tree Line", "Logjam")
@pytest.mark.parametrize(("ice", "printed"), [("Tree Line", 4), ("Logjam", 0)])
def test_advancement_makes_it_stronger(ice: str, printed: int) -> None:
    t = meeting(f"{ice} (rezzed, 3 advancement)")
    assert strength(t.game.state, t.card(ice)) == printed + 3


@pytest.mark.card("Logjam")
@pytest.mark.rule("nsg-26.03 1.16.2f")
@pytest.mark.parametrize("rules", MODERN)
def test_logjam_gets_a_counter_and_one_for_each_type_that_lies_face_up_in_archives(rules: str) -> None:
    discard = ["Ice Wall (faceup)", "Enigma (faceup)", "Hedge Fund (faceup)", "Snare!"]
    t = Table(
        position(
            rules=rules, corp=corp(discard=discard), servers={"Archives": At(ice=["Logjam"])}, runner=RUNNER
        )
    )
    t.run("Archives")
    t.corp("rez", "Logjam")
    assert t.counters("Logjam", "advancement") == 3


@pytest.mark.card("Týr")
@pytest.mark.parametrize("rules", MODERN)
def test_tyr_gives_the_corp_a_click_for_each_subroutine_the_runner_breaks_by_losing_one(rules: str) -> None:
    t = meeting("Týr", rules=rules, runner={"clicks": 4})
    breaks(t, "Týr", 3)
    breaks(t, "Týr", 2)
    assert broken(t) == (2, 3)
    assert t.clicks["runner"] == 1
    t.finish_run()
    assert [(event.sort, event.amount) for event in t.events("damage")] == [("core", 2)]
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 5
    end_turn(t, "corp")
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 3, "it is for one turn"


@pytest.mark.card("Týr")
def test_tyr_trashes_a_card_and_pays_for_it() -> None:
    t = meeting("Týr", runner={"rig": ["Corroder", "Daily Casts"], "credits": 0})
    t.until(option="card")
    t.corp("card", "Daily Casts")
    assert t.happened("trash", "Daily Casts")
    assert [event.amount for event in t.events("gain credits", side="corp")] == [3]
    t.finish_run()
    assert t.happened("end the run")


def locked(card: str, server: str = "", **place: Any) -> Table:
    """The Corp plays a lockdown with its last click; it is the Runner's turn."""
    seat = Seat(credits=9, clicks=1, hand=[card], deck=["9x Beanstalk Royalties"])
    t = Table(position(turn="corp", corp=seat, **place))
    t.corp("play", card)
    if server:
        t.corp("server", server=server)
    t.until(side="runner", kind="action")
    assert t.zone(card) == "play"
    return t


@pytest.mark.card("NEXT Activation Command")
@pytest.mark.parametrize("rules", MODERN)
def test_next_activation_command_leaves_breaking_to_icebreakers(rules: str) -> None:
    rig = ["Corroder", "Grappling Hook"]
    servers = {"HQ": At(ice=["Ice Wall (rezzed)"]), "R&D": At(ice=["Heimdall 1.0 (rezzed)"])}
    t = locked(
        "NEXT Activation Command",
        rules=rules,
        servers=servers,
        runner=Seat(credits=9, rig=rig, hand=["5x Diesel"]),
    )
    assert strength(t.game.state, t.card("Ice Wall")) == 3
    t.run("HQ")
    meet(t, "Ice Wall")
    t.runner("use", "Corroder", ability=1)
    t.runner("use", "Corroder", ability=0)
    t.finish_run()
    assert t.happened("successful run")
    t.until(side="runner", kind="action")
    t.run("R&D")
    meet(t, "Heimdall 1.0")
    for card in ("Heimdall 1.0", "Grappling Hook"):
        if t.can("use", card):  # an edition may let it be used in vain
            breaks(t, card, 1, 2)
    assert broken(t) == (), "neither the ice itself nor the program is an icebreaker"
    t.finish_run()
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.zone("NEXT Activation Command") == "Archives"
    assert strength(t.game.state, t.card("Ice Wall")) == 1


@pytest.mark.card("Hyoubu Precog Manifold")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("bid", "ends"), [(1, False), (2, True)])
def test_hyoubu_precog_manifold_ends_successful_runs_on_the_chosen_server(
    bid: int, ends: bool, rules: str
) -> None:
    runner = Seat(credits=9, hand=["5x Diesel"])
    t = locked("Hyoubu Precog Manifold", "R&D", rules=rules, runner=runner)
    t.run("HQ")
    t.finish_run()
    assert not t.happened("bid")
    t.run("R&D")
    t.until(about="psi")
    t.corp("number", number=1)
    t.runner("number", number=bid)
    t.finish_run()
    assert len(t.events("successful run")) == 2, "it was successful either way"
    assert t.happened("end the run") is ends
    assert bool([e for e in t.events("access") if e.card in t.game.state.zones["R&D"]]) is not ends
