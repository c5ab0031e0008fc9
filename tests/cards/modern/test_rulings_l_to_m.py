"""Rulings on cards from L to M, played."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import has_subtype, score
from tests.support.corp import strength
from tests.support.ice import BOTH, bids, breaks, meet, rezzes, run_on
from tests.support.plays import MODERN, Play, corp, remote, runner
from tests.support.runner import offered, runner_turn, runs, to_action
from tests.support.table import Table

FIRE = "Light the Fire!"
GRIP = ["5x Diesel"]
LAT = "Lat: Ethical Freelancer"
LEELA = "Leela Patel: Trained Pragmatist"

PLAYS = {
    LAT: {
        "Lat counts her cards once she has discarded": Play(
            "gain credit; yes",
            "runner gains 1; runner draws 1; corp gains 3 click; corp draws 1",
            {"grip": ["Corroder", "Diesel", "Diesel", "Diesel", "Diesel", "Diesel"]},
            corp=corp("5x Hedge Fund"),
            runner=runner(identity=LAT, clicks=1, hand=["6x Diesel"]),
        ),
    },
    LEELA: {
        "Leela sends a card to HQ before the next access": Play(
            "run; at HQ; Ice Wall",
            "access Hostile Takeover; steal Hostile Takeover; Ice Wall to HQ; access Ice Wall",
            corp=corp("Hostile Takeover"),
            runner=runner("HQ Interface", identity=LEELA),
            servers={"R&D": At(ice=["Ice Wall", "Enigma"])},
            only="nsg-26.03",
        ),
    },
    FIRE: {
        "agendas burn with the root and are not accessed": Play(
            f"use {FIRE}; gain credit",
            "trash Light the Fire! from table; trash Diesel from grip; 1 core; trash Hostile Takeover "
            "from table; trash Red Herrings from table; runner gains 1",
            runner=runner(FIRE, hand=GRIP),
            servers=remote("Hostile Takeover", "Red Herrings", ice=["Ice Wall"]),
        ),
        "the server is breached if there is ice left of it": Play(
            f"use {FIRE}; gain credit",
            "trash Light the Fire! from table; trash Diesel from grip; 1 core; trash Hostile Takeover "
            "from table; +1 virus on Aumakua; runner gains 1",
            runner=runner(FIRE, "Aumakua", hand=GRIP),
            servers=remote("Hostile Takeover", ice=["Ice Wall"]),
        ),
        "and not if there is nothing left": Play(
            f"use {FIRE}; gain credit",
            "trash Light the Fire! from table; trash Diesel from grip; 1 core; trash Hostile Takeover "
            "from table; runner gains 1",
            runner=runner(FIRE, "Aumakua", hand=GRIP),
            servers=remote("Hostile Takeover"),
        ),
        "the root burns and the breach is worth two credits": Play(
            f"yes; at remote 1; use {FIRE}; gain credit",
            "trash Light the Fire! from table; trash Diesel from grip; 1 core; trash Hostile Takeover "
            "from table; trash Red Herrings from table; runner gains 2; runner gains 1",
            at="5.7.1d",
            runner=runner(FIRE, "Security Testing", hand=GRIP),
            servers=remote("Hostile Takeover", "Red Herrings", ice=["Ice Wall"]),
        ),
    },
    "Loot Box": {
        "Loki with the subroutines of Loot Box trashes itself": Play(
            "run; at HQ; yes; Sure Gamble; gain credit",
            "runner pays 2; reveal Sure Gamble; reveal Diesel; reveal Mimic; Sure Gamble to grip; corp "
            "gains 5; runner shuffles; trash Loki from table; runner gains 1",
            runner=runner(deck=["Sure Gamble", "Diesel", "Mimic", "Easy Mark"]),
            servers={"HQ": At(ice=["Loki (rezzed)"]), "R&D": At(ice=["Loot Box (rezzed)"])},
        ),
    },
    "Makler": {
        "counters of another card are no help in breaking": Play(
            "run; at HQ; use Datasucker; use Makler; gain credit",
            "-1 virus on Datasucker; runner pays 2; runner gains 1; +1 virus on Datasucker; runner gains 1",
            runner=runner("Datasucker (3 virus)", "Makler"),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        ),
    },
    "Masterwork (v37)": {
        "a credit more and a credit less are nothing": Play(
            "run; at HQ; yes; gain credit",
            "install Top Hat; runner draws 1; runner gains 1",
            runner=runner(
                "Masterwork (v37)",
                identity="Az McCaffrey: Mechanical Prodigy",
                credits=0,
                hand=["Top Hat", "Diesel"],
            ),
        ),
    },
    "Maw": {
        "a card removed from the game was neither stolen nor trashed": Play(
            "run; at remote 1; use Salsette Slums; gain credit",
            "access Nico Campaign; runner pays 2; Nico Campaign to removed; trash Enigma from HQ; runner "
            "gains 1",
            corp=corp("Enigma"),
            runner=runner("Maw", "Salsette Slums"),
            servers=remote("Nico Campaign"),
        ),
    },
    "MCA Austerity Policy": {
        "the counter of this turn can be spent in it": Play(
            "use MCA Austerity Policy; use MCA Austerity Policy",
            "+1 power on MCA Austerity Policy; -3 power on MCA Austerity Policy; trash MCA Austerity "
            "Policy from table; corp gains 4 click",
            turn="corp",
            corp=corp(),
            servers=remote("MCA Austerity Policy (rezzed, 2 power)"),
        ),
    },
    "Meridian": {
        "Loki with the subroutine of Meridian can be taken itself": Play(
            "run; at HQ; yes; gain credit",
            "Loki to runner score; runner gains 1",
            {"runner score": ["Loki"]},
            servers={"HQ": At(ice=["Loki (rezzed)"]), "R&D": At(ice=["Meridian (rezzed)"])},
            points=(0, -1),
        ),
    },
    "Moon Pool": {
        "it goes to no pile, so Regenesis still works": Play(
            "use Moon Pool; done; done; score Regenesis; yes",
            "corp shuffles; score Regenesis; reveal Hostile Takeover; Hostile Takeover to corp score",
            {"Archives": [], "removed": ["Moon Pool"]},
            turn="corp",
            at="5.6.2a",
            corp=corp("Enigma", discard=["Hostile Takeover"]),
            servers={**remote("Moon Pool (rezzed)"), "remote 2": At(root=["Regenesis (3 advancement)"])},
        ),
        "R&D is shuffled though no card goes there": Play(
            "use Moon Pool; done; done",
            "corp shuffles",
            {"HQ": ["Enigma"], "Archives": ["Hostile Takeover"]},
            turn="corp",
            at="5.6.2a",
            corp=corp("Enigma", discard=["Hostile Takeover"]),
            servers=remote("Moon Pool (rezzed)"),
        ),
    },
    "Mystic Maemi": {
        "installed for a theft she gets nothing for it": Play(
            "run; at remote 1; yes; gain credit",
            "access Hostile Takeover; steal Hostile Takeover; runner gains 1; runner pays 1; install "
            "Mystic Maemi; runner gains 1",
            runner=runner("Pantograph", hand=["Mystic Maemi"]),
            servers=remote("Hostile Takeover"),
        ),
        "a program that she has the Runner trash is a counter for District 99": Play(
            "gain credit; 0",
            "runner gains 1; trash Corroder from grip; corp gains 3 click; corp draws 1",
            {"heap": ["Corroder"]},
            runner=runner("Mystic Maemi (3 credit)", "District 99", clicks=1, hand=["Corroder"]),
        ),
    },
}


@pytest.mark.card(*PLAYS)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(("card", "says"), [(card, says) for card, told in PLAYS.items() for says in told])
def test_a_ruling_on_a_card_comes_about(card: str, says: str, rules: str) -> None:
    PLAYS[card][says].check(rules)


# --- L ----------------------------------------------------------------------------------------------------


@pytest.mark.card("Leech", "Datasucker")
def test_leech_weakens_ice_met_from_the_hand_of_the_corp_and_datasucker_does_not() -> None:
    """Archangel is encountered while it is accessed, unrezzed."""
    rig = ["Leech (2 virus)", "Datasucker (2 virus)"]
    t = runner_turn(corp=Seat(credits=9, hand=["Archangel"], deck=["9x Hedge Fund"]), runner=Seat(rig=rig))
    t.run("HQ")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.until(side="runner", option="use")
    assert t.game.state.encounter is not None
    assert offered(t, "use") == {"Leech"}
    before = strength(t, "Archangel")
    t.runner("use", "Leech")
    assert strength(t, "Archangel") == before - 1


@pytest.mark.card("Letheia Nisei")
@pytest.mark.parametrize("rules", BOTH)
def test_a_second_letheia_nisei_has_no_second_first_time(rules: str) -> None:
    """She is rezzed as the Runner comes by the ice for the second time."""
    root = ("Letheia Nisei (rezzed)", "Letheia Nisei")
    t = run_on("Wave", rules=rules, root=root, server="remote 1")
    bids(t, 1, 0)
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.runner("no")
    t.until(side="corp", option="rez")
    t.corp("rez", "Letheia Nisei")
    while t.in_run():
        assert t.decision.about != "psi"
        t.passes()
    assert len(t.events("encounter")) == 2


@pytest.mark.card(FIRE)
@pytest.mark.parametrize("rules", BOTH)
def test_light_the_fire_burns_the_root_of_the_server_that_is_attacked_in_the_end(rules: str) -> None:
    """The run goes on at Archives, whose upgrade burns; its cards are accessed."""
    servers = {
        "remote 1": At(ice=["Mirāju (rezzed)"], root=["Nico Campaign"]),
        "Archives": At(root=["Red Herrings"]),
    }
    rig = [FIRE, "Gordian Blade", "Datasucker (9 virus)"]
    seat = Seat(credits=9, hand=GRIP, rig=rig)
    corp_seat = Seat(hand=["Hedge Fund"], deck=["9x Hedge Fund"], discard=["Enigma"])
    t = Table(position(rules=rules, corp=corp_seat, runner=seat, servers=servers))
    t.runner("use", FIRE)
    meet(t, "Mirāju")
    while not t.can("use", "Gordian Blade", ability=0):
        t.runner("use", "Datasucker")
    breaks(t, "Gordian Blade", 1)
    t.finish_run()
    assert (t.zone("Red Herrings"), t.zone("Nico Campaign")) == ("Archives", "table")
    assert t.happened("access", "Enigma")


@pytest.mark.card("Lucky Charm", "Data Raven")
@pytest.mark.parametrize("rules", BOTH)
def test_who_chose_the_end_of_the_run_may_prevent_it_and_takes_no_tag(rules: str) -> None:
    t = runner_turn(
        rules=rules, runner=Seat(rig=["Lucky Charm"]), servers={"R&D": At(ice=["Data Raven (rezzed)"])}
    )
    runs(t, "HQ")
    t.run("R&D")
    t.until(side="runner", kind="choose effect")
    t.runner("effect", number=1)
    t.runner("use", "Lucky Charm")
    assert (t.tags, t.in_run(), t.zone("Lucky Charm")) == (0, True, "removed")


# --- M ----------------------------------------------------------------------------------------------------


@pytest.mark.card("Magnet", "Rook")
@pytest.mark.parametrize("rules", BOTH)
def test_a_caissa_without_abilities_still_keeps_others_from_its_host(rules: str) -> None:
    servers = {"HQ": At(ice=["Magnet (rezzed)", "Enigma", "Ice Wall"])}
    t = runner_turn(rules=rules, runner=Seat(rig=["Rook (on Magnet)", "Rook"]), servers=servers)
    t.runner("use", "Rook")
    assert offered(t) == {"Enigma", "Ice Wall"}


@pytest.mark.card("Malia Z0L0K4", "Maglectric Rapid (748 Mod)")
@pytest.mark.parametrize("rules", BOTH)
def test_malia_rezzed_again_has_only_her_last_choice(rules: str) -> None:
    rig = ["Maglectric Rapid (748 Mod)", "Armitage Codebusting (12 credit)", "Underworld Contact"]
    t = runner_turn(
        rules=rules,
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=rig),
        servers=remote("Malia Z0L0K4"),
    )
    t.run("HQ")
    rezzes(t, "Malia Z0L0K4")
    t.corp("card", "Armitage Codebusting")
    assert t.game.state.cards[t.card("Armitage Codebusting")].face.lost
    t.until(side="runner", option="yes", about="may")
    t.runner("yes")
    if t.can("card", "Malia Z0L0K4"):
        t.runner("card", "Malia Z0L0K4")
    t.finish_run()
    to_action(t)
    assert t.can("use", "Armitage Codebusting")
    t.run("HQ")
    rezzes(t, "Malia Z0L0K4")
    t.corp("card", "Underworld Contact")
    t.finish_run()
    to_action(t)
    assert t.can("use", "Armitage Codebusting")
    assert t.game.state.cards[t.card("Underworld Contact")].face.lost


@pytest.mark.card("Manegarm Skunkworks")
def test_manegarm_is_rezzed_in_time_once_the_last_ice_is_passed() -> None:
    """After the Runner said that they go on, there is one window left before the server is approached."""
    t = run_on("Vanilla (unrezzed)", rules="nsg-26.03", server="remote 1", root=("Manegarm Skunkworks",))
    while not (t.happened("pass", "Vanilla") and t.can("rez", "Manegarm Skunkworks")):
        t.passes()
    assert t.step.startswith("6.9.4")
    t.corp("rez", "Manegarm Skunkworks")
    while t.decision.kind == "paid":
        t.passes()
    assert (t.decision.side, t.decision.about) == ("runner", "unless")


@pytest.mark.card("Megaprix Qualifier")
@pytest.mark.parametrize("rules", BOTH)
def test_megaprix_qualifier_is_worth_no_more_to_the_runner(rules: str) -> None:
    agenda = ["Megaprix Qualifier (1 agenda)"]
    t = Table(position(rules=rules, corp=Seat(score=agenda), runner=Seat(score=agenda)))
    assert (score(t.game.state, "corp"), score(t.game.state, "runner")) == (2, 1)


@pytest.mark.card("Moshing")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("others", "can"), [(2, False), (3, True)])
def test_moshing_is_not_among_the_cards_that_pay_for_it(rules: str, others: int, can: bool) -> None:
    t = runner_turn(rules=rules, runner=Seat(credits=9, hand=["Moshing", f"{others}x Sure Gamble"]))
    assert t.can("play", "Moshing") is can


@pytest.mark.card("Mother Goddess")
@pytest.mark.parametrize("rules", BOTH)
def test_mother_goddess_unrezzed_has_no_subtypes_of_others(rules: str) -> None:
    t = run_on("Mother Goddess (unrezzed)", "Enigma", rules=rules)
    assert not has_subtype(t.game.state, t.card("Mother Goddess"), "code gate")
