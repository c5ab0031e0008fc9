"""Cards of the older sets: whom they mean and whom they do not, how long they stay, who chooses."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import corp_turn, names, scored, strength
from tests.support.encounters import TALL, broken, can_break, meeting
from tests.support.ice import BOTH, meet, run_on
from tests.support.runner import CORP, loads_itself_alone, runner_turn
from tests.support.table import Table

# --- its own affairs --------------------------------------------------------------------------------------


@pytest.mark.card('Cerberus "Cuj.0" H3', 'Cerberus "Rex" H2')
@pytest.mark.parametrize(
    ("breaker", "kind"), [('Cerberus "Cuj.0" H3', "sentry"), ('Cerberus "Rex" H2', "code gate")]
)
def test_a_cerberus_loads_itself_alone_and_has_to_be_strong_enough(breaker: str, kind: str) -> None:
    assert loads_itself_alone(breaker, "power") == 4
    assert not can_break(meeting(TALL[kind], rig=(f"{breaker} (4 power)",)), breaker)


@pytest.mark.card("Encrypted Portals", "Superior Cyberwalls", "Improved Protein Source")
@pytest.mark.parametrize("agenda", ["Encrypted Portals", "Superior Cyberwalls", "Improved Protein Source"])
def test_an_agenda_pays_as_it_is_scored_itself(agenda: str) -> None:
    walls = {"HQ": At(ice=["Ice Wall (rezzed)", "Enigma (rezzed)"])}
    t = scored("Private Security Force", walls, corp=Seat(credits=0, score=[agenda]), runner=Seat(credits=0))
    assert t.credits == {"corp": 0, "runner": 0}


@pytest.mark.card("Quicksand")
def test_quicksand_does_not_grow_when_other_ice_is_met() -> None:
    t = meet(run_on("Ice Wall", "Quicksand"), "Ice Wall")
    assert strength(t, "Quicksand") == 0


@pytest.mark.card("Hard at Work", "Beach Party", "Ubax")
def test_the_turn_of_the_corp_is_none_of_the_runners() -> None:
    rig = ["Hard at Work", "Beach Party", "Ubax"]
    t = corp_turn(at="5.6.1b", corp=CORP, runner=Seat(credits=0, rig=rig, deck=["9x Diesel"]))
    t.until(side="corp", kind="action")
    assert t.credits["runner"] == 0
    assert not t.events("draw", side="runner")


# --- what counts ------------------------------------------------------------------------------------------


@pytest.mark.card("Calling in Favors", "Maven", "Uninstall")
def test_only_what_is_installed_counts() -> None:
    rig = ["Fall Guy", "Maven", "Cyberfeeder", "Daily Casts"]
    hand, pile = ["Calling in Favors", "Uninstall", "Kati Jones", "Mimic"], ["Kati Jones", "Corroder"]
    servers = {"HQ": At(ice=["Ice Wall (rezzed)"])}
    t = runner_turn(runner=Seat(credits=0, hand=hand, rig=rig, discard=pile), servers=servers)
    assert strength(t, "Maven") == 1
    t.runner("play", "Calling in Favors")
    assert t.credits["runner"] == 1
    t.until(kind="action")
    t.runner("play", "Uninstall")
    assert sorted(t.name(option.card) for option in t.decision.options) == ["Cyberfeeder", "Maven"]


@pytest.mark.card("Mass Commercialization", "Peak Efficiency", "High-Risk Investment")
def test_what_the_corp_counts() -> None:
    servers = {
        "HQ": At(ice=["Ice Wall (rezzed, 1 advancement)", "Enigma (rezzed)", "Ice Wall"]),
        "remote 1": At(root=["PAD Campaign (rezzed)"]),
        "remote 2": At(root=["Hostile Takeover (2 advancement)"]),
    }
    hand = ["Mass Commercialization", "Peak Efficiency"]
    corp = Seat(credits=1, hand=hand, deck=["Enigma"], score=["High-Risk Investment (1 agenda)"])
    t = Table(
        position(
            turn="corp", corp=corp, runner=Seat(credits=9, rig=["Corroder (1 advancement)"]), servers=servers
        )
    )
    t.corp("play", "Mass Commercialization")
    assert t.credits["corp"] == 7
    t.until(kind="action")
    t.corp("play", "Peak Efficiency")
    assert t.credits["corp"] == 8
    t.until(kind="action")
    t.corp("use", "High-Risk Investment")
    assert t.credits["corp"] == 17


@pytest.mark.card("Collective Consciousness")
def test_collective_consciousness_draws_for_ice_not_for_assets() -> None:
    servers = {"HQ": At(ice=["Ice Wall"]), "remote 1": At(root=["PAD Campaign"])}
    runner = Seat(rig=["Collective Consciousness"], deck=["9x Diesel"])
    t = runner_turn(corp=CORP._replace(credits=9), runner=runner, servers=servers)
    t.run("HQ")
    t.until(side="corp", option="rez")
    for card, drawn in (("PAD Campaign", 0), ("Ice Wall", 1)):
        if not t.can("rez", card):
            t.until(side="corp", option="rez")
        t.corp("rez", card)
        assert len(t.events("draw", side="runner")) == drawn


# --- who, and how long ------------------------------------------------------------------------------------


@pytest.mark.card("Isabel McGuire", "Markus 1.0")
def test_each_player_chooses_among_their_own_cards() -> None:
    servers = {"remote 1": At(root=["Isabel McGuire (rezzed)"]), "HQ": At(ice=["Ice Wall"])}
    corp = Seat(deck=["Enigma"])
    t = Table(position(turn="corp", corp=corp, runner=Seat(rig=["Mimic", "Corroder"]), servers=servers))
    t.corp("use", "Isabel McGuire")
    assert t.decision.side == "corp"
    assert sorted(t.name(o.card) for o in t.decision.options) == ["Ice Wall", "Isabel McGuire"]
    t = run_on("Markus 1.0", runner={"rig": ["Mimic", "Corroder"], "clicks": 1})
    t.until(about="target")
    assert t.decision.side == "runner"
    assert sorted(t.name(o.card) for o in t.decision.options) == ["Corroder", "Mimic"]
    t.runner("card", "Mimic")
    assert t.happened("trash", "Mimic", side="runner")


@pytest.mark.card("Guinea Pig", "Amped Up")
def test_what_the_runner_does_to_themselves() -> None:
    runner = Seat(credits=9, hand=["Amped Up", "Guinea Pig", "3x Diesel"], rig=["Feedback Filter"])
    t = runner_turn(runner=runner)
    t.runner("play", "Amped Up")
    assert t.decision.kind == "action", "nothing can prevent the damage"
    assert t.clicks["runner"] == 6
    assert t.game.state.players["runner"].core_damage == 1
    if t.can("play", "Guinea Pig"):
        t.runner("play", "Guinea Pig")
        assert all(change.side == "runner" for change in t.events("trash", origin="grip"))


@pytest.mark.card("Lag Time", "Paywall Implementation")
@pytest.mark.parametrize("current", ["Lag Time", "Paywall Implementation"])
def test_a_current_of_the_corps_stays_until_an_agenda_is_stolen(current: str) -> None:
    corp = Seat(hand=[current], deck=["9x Enigma"])
    t = Table(position(turn="corp", corp=corp, servers={"remote 1": At(root=["Hostile Takeover"])}))
    t.corp("play", current)
    t.corp("gain credit")
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert t.zone(current) == "play"
    t.run("remote 1")
    t.until(side="runner", kind="action")
    assert t.happened("steal", "Hostile Takeover")
    assert t.zone(current) == "Archives"


@pytest.mark.card("Private Contracts")
@pytest.mark.parametrize(("credits", "zone"), [(2, "Archives"), (4, "table")])
def test_private_contracts_is_trashed_once_it_is_empty(credits: int, zone: str) -> None:
    root = At(root=[f"Private Contracts (rezzed, {credits} credit)"])
    t = Table(position(turn="corp", corp=Seat(credits=0, deck=["Enigma"]), servers={"remote 1": root}))
    t.corp("use", "Private Contracts")
    assert (t.zone("Private Contracts"), t.credits["corp"]) == (zone, 2)


@pytest.mark.card("Sports Hopper")
@pytest.mark.parametrize(("deck", "usable"), [(["Diesel"], True), ([], False)])
def test_sports_hopper_is_of_no_use_with_an_empty_stack(deck: list[str], usable: bool) -> None:
    runner = Seat(rig=["Sports Hopper"], deck=deck)
    t = runner_turn(rules="nisei-1.4", at="5.7.1e", runner=runner)
    assert t.can("use", "Sports Hopper") is usable


@pytest.mark.card("Corporate Shuffle")
def test_corporate_shuffle_shuffles() -> None:
    corp = Seat(hand=["Corporate Shuffle", "Enigma"], deck=["9x Ice Wall"])
    t = Table(position(turn="corp", corp=corp))
    t.corp("play", "Corporate Shuffle")
    assert len(t.events("shuffle", side="corp")) == 1
    assert names(t, "Archives") == ["Corporate Shuffle"]


@pytest.mark.card("Always Be Running")
@pytest.mark.parametrize("rules", BOTH)
def test_always_be_running_breaks_once_a_turn_not_once_a_run(rules: str) -> None:
    servers = {"HQ": At(ice=["Wall of Static (rezzed)", "Eli 1.0 (rezzed)"])}
    runner = Seat(credits=0, clicks=9, rig=["Always Be Running", "Datasucker (9 virus)"])
    t = Table(position(rules=rules, corp=CORP, runner=runner, servers=servers))
    t.runner("server", server="HQ")  # there is nothing else to spend the first click on
    meet(t, "Wall of Static")
    t.runner("use", "Always Be Running")
    assert broken(t) == 1
    meet(t, "Eli 1.0")
    assert not t.can("use", "Always Be Running")
    t.finish_run()
    t.until(side="runner", kind="action")
    t.run("HQ")
    meet(t, "Wall of Static")
    assert not t.can("use", "Always Be Running")
