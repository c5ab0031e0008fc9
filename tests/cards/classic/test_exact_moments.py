"""The game of 1996: exactly when something happens, whose turn and which card it is about, and how often."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_fort
from tests.support.classic_runner import CORP, install, played, runner_turn, to_action
from tests.support.table import Table

# --- as a card is accessed --------------------------------------------------------------------------------

WHEN_ACCESSED = {
    "Crybaby": ("rezzed", "place"),
    "Dieter Esslin": ("rezzed", "damage"),
    "Doppelganger Antibody": ("", "place"),
    "Experimental AI": ("rezzed, 1 advancement", "trash"),
    "Marked Accounts": ("", "tags"),
    "Shock Treatment": ("rezzed", "trash"),
    "Turbeau Delacroix": ("rezzed", "trace"),
}
"""How the card lies there, and what happens."""


@pytest.mark.card(*WHEN_ACCESSED)
@pytest.mark.parametrize("card", WHEN_ACCESSED)
def test_it_happens_while_the_card_is_accessed(card: str) -> None:
    notes, effect = WHEN_ACCESSED[card]
    runner = Seat(tags=4, rig=["Krash"], hand=HAND, credits=0)
    t = in_fort(f"{card} ({notes})" if notes else card, corp=Seat(credits=9, hand=["Keeper"]), runner=runner)
    while t.in_run():
        if t.decision.side == "corp" and (t.can("yes") or t.can("trigger")):
            t.corp("yes") if t.can("yes") else t.corp("trigger")
        else:
            t.passes()
    kinds = [change.kind for change in t.game.events]
    assert kinds.index("access") < kinds.index(effect) < kinds.index("access ends")


@pytest.mark.card(*WHEN_ACCESSED)
@pytest.mark.parametrize("card", WHEN_ACCESSED)
def test_it_does_not_happen_as_another_card_is_accessed(card: str) -> None:
    notes, effect = WHEN_ACCESSED[card]
    elsewhere = {"remote 2": At(root=[f"{card} ({notes})" if notes else card])}
    runner = Seat(tags=4, rig=["Krash"], hand=HAND, credits=0)
    t = in_fort("Krumz", corp=Seat(credits=9, hand=["Keeper"]), runner=runner, servers=elsewhere)
    while t.in_run():
        assert not (t.decision.side == "corp" and (t.can("yes") or t.can("trigger")))
        t.passes()
    assert t.happened("access", "Krumz")
    assert not t.events(effect)


@pytest.mark.card("Theorem Proof")
def test_theorem_proof_is_offered_while_it_is_accessed() -> None:
    t = in_fort("Theorem Proof", corp=Seat(credits=9, hand=["Keeper"]), runner=Seat(hand=HAND))
    t.until(side="runner", rule="C13")
    assert (t.happened("access"), t.happened("access ends")) == (True, False)


# --- for itself alone -------------------------------------------------------------------------------------


@pytest.mark.card("Armored Fridge", "Short-Term Contract")
@pytest.mark.parametrize(
    ("card", "kind"), [("Armored Fridge", "ablative"), ("Short-Term Contract", "credit")]
)
def test_it_is_loaded_by_its_own_installation_alone(card: str, kind: str) -> None:
    t = runner_turn(runner=Seat(credits=20, rig=[f"{card} (5 {kind})"], hand=["MRAM Chip", "Krash"]))
    install(t, "MRAM Chip")
    install(t, "Krash")
    assert t.counters(card, kind) == 5


@pytest.mark.card("Black Widow", "Morphing Tool")
@pytest.mark.parametrize("card", ["Black Widow", "Morphing Tool (1 wall)"])
def test_nothing_is_chosen_anew_as_another_program_is_installed(card: str) -> None:
    t = runner_turn(
        runner=Seat(credits=20, rig=[card], hand=["Worm"]),
        servers={"HQ": At(ice=["Filter", "Hunter"])},
    )
    t.runner("install", "Worm")
    if t.decision.about == "trash-first":
        t.runner("done")
    assert not t.can("card")
    assert not t.can("effect")


PAID_AS_REZZED = {"Food Fight": 9, "Sandstorm": 9, "Gatekeeper": 9, "Sphinx 2006": 9, "Digiconda": 9}


@pytest.mark.card(*PAID_AS_REZZED)
@pytest.mark.parametrize("ice", PAID_AS_REZZED)
def test_more_is_paid_only_as_the_ice_itself_is_rezzed(ice: str) -> None:
    t = classic(
        corp=CORP._replace(credits=20),
        runner=Seat(hand=HAND),
        servers={"R&D": At(ice=[f"{ice} (rezzed)"]), "HQ": At(ice=["Canis Minor"])},
    )
    t.run("HQ")
    t.corp("rez", "Canis Minor")
    while t.in_run():
        assert not (t.decision.side == "corp" and (t.can("number") or t.can("yes")))
        t.passes()
    assert t.credits["corp"] == 20


FOR_EACH_ENCOUNTER = {"Food Fight": 3, "Sandstorm": 3, "Gatekeeper": 3}


@pytest.mark.card(*FOR_EACH_ENCOUNTER)
@pytest.mark.parametrize("ice", FOR_EACH_ENCOUNTER)
def test_what_was_paid_for_lasts_beyond_the_encounter(ice: str) -> None:
    t = classic(
        corp=CORP._replace(credits=30), runner=Seat(hand=HAND, clicks=3), servers={"HQ": At(ice=[ice])}
    )
    t.run("HQ")
    t.corp("rez", ice)
    t.until(side="corp", option="number")
    t.corp("number", number=7)
    for _ in range(2):
        to_action(t)
        t.run("HQ")
        t.finish_run()
    assert len(t.events("end the run")) == 3


@pytest.mark.card("Death Yo-Yo")
def test_death_yo_yo_goes_home_only_as_it_is_passed_itself() -> None:
    t = classic(
        corp=CORP,
        runner=Seat(hand=HAND),
        servers={"R&D": At(ice=["Death Yo-Yo (rezzed)"]), "HQ": At(ice=["Canis Minor (rezzed)"])},
    )
    t.run("HQ")
    while t.in_run():
        assert not (t.decision.side == "corp" and (t.can("yes") or t.can("trigger")))
        t.passes()
    assert t.happened("pass", "Canis Minor")


@pytest.mark.card("Dropp")
def test_the_use_of_another_icebreaker_does_not_end_the_run() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, rig=["Dropp", "Krash"], hand=HAND),
        servers={"HQ": At(ice=["Filter (rezzed)"])},
    )
    t.run("HQ")
    t.runner("yes")
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Krash")
    t.finish_run()
    assert t.happened("successful run")


# --- whose turn -------------------------------------------------------------------------------------------


def a_round(t: Table) -> list[tuple[str, int, int]]:
    """Whose action it is, the Runner's tags and bits, at each action of this turn and the next two."""
    seen: list[tuple[str, int, int]] = []
    turn = t.game.state.turn
    while t.game.state.turn < turn + 3:
        if t.decision.kind == "action":
            seen.append((t.decision.side, t.tags, t.credits["runner"]))
            t.choose(t.find("draw")[0])
        else:
            t.passes()
    return seen


@pytest.mark.card("Data Raven")
def test_a_raven_counter_tags_as_the_runners_turn_begins() -> None:
    t = runner_turn(
        corp=Seat(credits=9, hand=["Keeper"], deck=["30x Keeper"]),
        runner=Seat(credits=0, clicks=1, deck=["20x Score!"], hand=HAND),
        servers={"HQ": At(ice=["Data Raven (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="number")
    t.corp("number", number=5)
    t.until(side="corp", kind="action")
    assert t.tags == 1, "for the trace"
    tags = {(side, tagged) for side, tagged, _ in a_round(t)}
    assert tags == {("corp", 1), ("runner", 2), ("corp", 2)}


@pytest.mark.card("Streetware Distributor", "Spinn Public Relations", "Investment Firm")
def test_a_bit_is_taken_as_ones_own_turn_begins() -> None:
    t = corp_turn(
        corp=Seat(credits=0, clicks=1, deck=["30x Keeper"]),
        runner=Seat(credits=0, deck=["20x Score!"], rig=["Streetware Distributor (3 credit)"]),
        servers={"remote 1": At(root=["Spinn Public Relations (rezzed, 3 credit)"])},
    )
    bits = {(side, had) for side, _, had in a_round(t)}
    assert bits == {("corp", 0), ("runner", 1), ("corp", 1)}
    assert t.credits["corp"] == 1
    assert t.counters("Spinn Public Relations", "credit") == 2


# --- how often --------------------------------------------------------------------------------------------


@pytest.mark.card("Bodyweight(tm) Data Creche")
def test_the_data_creche_runs_again_once_each_turn() -> None:
    t = runner_turn(runner=Seat(clicks=4, rig=["Bodyweight(tm) Data Creche"], hand=HAND))
    t.run("HQ")
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Bodyweight(tm) Data Creche")
    t.runner("server", server="HQ")
    while t.decision.kind != "action":
        assert not t.can("trigger", "Bodyweight(tm) Data Creche"), "not twice"
        t.passes()
    assert len(t.events("run ends")) == 2


@pytest.mark.card("Dermatech Bodyplating")
def test_the_bodyplating_holds_off_one_point_each_turn() -> None:
    t = corp_turn(
        corp=Seat(credits=20, clicks=3, hand=["2x Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, rig=["Dermatech Bodyplating"], hand=["9x Score!"]),
    )
    for _ in range(2):
        t.corp("play", "Scorched Earth")
        t.until(side="corp", kind="action")
    assert damage(t, "meat") == [3, 4]


@pytest.mark.card("Disinfectant, Inc.")
def test_disinfectant_works_once_each_turn_and_on_one_counter() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=5),
        runner=Seat(clicks=4, rig=["Pox"], hand=HAND),
        servers={"remote 1": At(root=["Disinfectant, Inc. (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", kind="interrupt")
    t.corp("use", "Disinfectant, Inc.")
    to_action(t)
    t.run("HQ")
    while t.decision.kind != "action":
        assert not t.can("use", "Disinfectant, Inc.")
        t.passes()
    assert t.game.state.loose_counters == {("pox", 0): 1}


@pytest.mark.card("Smarteye", "Olivia Salazar")
def test_once_in_a_run_is_not_once_in_an_encounter() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, rig=["Smarteye"], hand=HAND),
        servers={"HQ": At(ice=["Filter", "Hunter"])},
    )
    t.run("HQ")
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Smarteye")
    t.runner("no")
    while t.in_run():
        assert not t.can("trigger", "Smarteye")
        t.passes()
    t = runner_turn(
        corp=CORP._replace(credits=20),
        runner=Seat(credits=9, hand=HAND),
        servers={"HQ": At(ice=["Canis Minor", "Hunter"], root=["Olivia Salazar (rezzed)"])},
    )
    t.run("HQ")
    uses = 0
    while t.in_run():
        if t.decision.side == "corp" and t.can("use", "Olivia Salazar"):
            uses += 1
            t.corp("use", "Olivia Salazar")
            if t.can("card", "Canis Minor"):
                t.corp("card", "Canis Minor")
        else:
            t.passes()
    assert uses == 1


@pytest.mark.card("Lesley Major")
def test_lesley_major_adds_two_counters_once_in_each_run() -> None:
    fort = At(root=["Lesley Major (rezzed)", "Virus Test Site"], ice=["Canis Minor (rezzed)"])
    runner = Seat(credits=0, clicks=4, hand=["30x Score!"])
    t = runner_turn(corp=CORP._replace(credits=20), runner=runner, servers={"remote 1": fort})
    for times in (1, 2):
        t.run("remote 1")
        t.until(side="corp", option="trigger")
        t.corp("trigger", "Lesley Major")
        t.corp("card", "Virus Test Site")
        while t.decision.kind != "action":
            assert not t.can("trigger", "Lesley Major")
            t.passes()
        assert (t.credits["corp"], t.counters("Virus Test Site", "advancement")) == (
            20 - 5 * times,
            2 * times,
        )


# --- strength of a trace that is the Corp's affair --------------------------------------------------------


@pytest.mark.card("Stumble through Wilderspace")
def test_wilderspace_is_nine_link() -> None:
    for bid, tags in ((8, 0), (9, 1), (10, 1)):
        t = played(
            "Stumble through Wilderspace",
            *HAND,
            runner=Seat(credits=9),
            corp=CORP._replace(credits=20),
            servers={"remote 1": At(root=["Turbeau Delacroix (rezzed)"])},
        )
        t.runner("server", server="remote 1")
        t.until(side="corp", option="trigger")
        t.corp("trigger")
        t.corp("number", number=bid)
        t.finish_run()
        assert t.tags == tags
