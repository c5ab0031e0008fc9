"""The game of 1996: what is not offered, whom it does not concern, and the second of two chances."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.change.atoms import trash
from rulerunner.lang.abilities import cost
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Draw
from rulerunner.lang.sugar import paid
from tests.support.classic import classic, rolled, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, facing, in_zone
from tests.support.classic_runner import CORP, accesses, offered, played, runner_turn, succeeds, to_action
from tests.support.faces import made
from tests.support.table import Table

# --- another chance ---------------------------------------------------------------------------------------


@pytest.mark.card("Smarteye")
def test_smarteye_looks_at_unrezzed_ice_once_in_each_run() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, clicks=3, rig=["Smarteye"], hand=HAND),
        servers={"HQ": At(ice=["Canis Minor (rezzed)", "Filter", "Hunter"])},
    )
    for _ in range(2):
        t.run("HQ")
        t.until(side="runner", option="trigger")
        assert t.happened("pass", "Canis Minor"), "not at ice that is rezzed"
        t.runner("trigger", "Smarteye")
        t.runner("no")
        while t.decision.kind != "action":
            assert not t.can("trigger", "Smarteye")
            t.passes()


@pytest.mark.card("Bodyweight(tm) Data Creche")
def test_a_third_run_of_the_turn_brings_no_second_one_for_nothing() -> None:
    t = runner_turn(runner=Seat(clicks=4, rig=["Bodyweight(tm) Data Creche"], hand=HAND))
    t.run("HQ")
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Bodyweight(tm) Data Creche")
    t.runner("server", server="HQ")
    to_action(t)
    t.run("HQ")
    while t.decision.kind != "action":
        assert not t.can("trigger", "Bodyweight(tm) Data Creche")
        t.passes()


@pytest.mark.card("Olivia Salazar")
def test_olivia_salazar_has_ice_of_her_own_fort_in_mind() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=20),
        runner=Seat(credits=9, hand=HAND),
        servers={
            "HQ": At(ice=["Canis Minor", "Mazer"], root=["Olivia Salazar (rezzed)"]),
            "R&D": At(ice=["Filter"]),
        },
    )
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Olivia Salazar")
    assert offered(t) == ["Canis Minor", "Mazer"]


# --- whom it does not concern -----------------------------------------------------------------------------


@pytest.mark.card("Armored Fridge", "Force Shield", "Evil Twin", "Cybertech Think Tank")
def test_one_kind_of_damage_is_not_another() -> None:
    t = runner_turn(
        corp=Seat(credits=9, deck=DECK, hand=["Keeper"]),
        runner=Seat(rig=["Armored Fridge (3 ablative)"], hand=HAND),
        servers={
            "HQ": At(ice=["Laser Wire (rezzed)"]),
            "remote 1": At(root=["Cybertech Think Tank (rezzed, 2 advancement)"]),
        },
    )
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Armored Fridge")
        assert not t.can("use", "Cybertech Think Tank")
        t.passes()
    assert damage(t, "net") == [1]
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, rig=["Force Shield", "Evil Twin"], hand=HAND),
    )
    t.corp("play", "Scorched Earth")
    assert not t.can("trigger")
    assert damage(t, "meat") == [4]


@pytest.mark.card("Armored Fridge", "Rockerboy Promotion", "Short-Term Contract")
def test_who_owns_a_card_trashes_it_when_it_is_empty() -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, rig=["Armored Fridge (1 ablative)"], hand=HAND),
    )
    t.corp("play", "Scorched Earth")
    t.runner("use", "Armored Fridge")
    t.until(side="corp", kind="action")
    fridge = [change for change in t.events("trash") if t.name(change.card) == "Armored Fridge"]
    assert [change.side for change in fridge] == ["runner"]
    t = corp_turn(
        corp=Seat(deck=DECK), servers={"remote 1": At(root=["Rockerboy Promotion (rezzed, 3 credit)"])}
    )
    t.corp("use", "Rockerboy Promotion")
    assert [change.side for change in t.events("trash")] == ["corp"]
    t = runner_turn(runner=Seat(rig=["Short-Term Contract (2 credit)"]))
    t.runner("use", "Short-Term Contract")
    assert [change.side for change in t.events("trash")] == ["runner"]


@pytest.mark.card("Boostergang Connections", "Remote Detonator", "Puzzle")
def test_who_does_it_trashes() -> None:
    t = played("Boostergang Connections", "Krash", "Worm", runner=Seat(credits=9, deck=["4x Score!"]))
    hand = [change for change in t.events("trash") if t.name(change.card) in ("Krash", "Worm")]
    assert {change.side for change in hand} == {"runner"}
    t = runner_turn(
        runner=Seat(credits=9, clicks=4, hand=["Remote Detonator", *HAND]),
        servers={"HQ": At(ice=["Canis Minor (rezzed)"])},
    )
    succeeds(t, "HQ")
    t.runner("play", "Remote Detonator")
    ice = [change.side for change in t.events("trash") if t.name(change.card) == "Canis Minor"]
    assert ice == ["runner"]
    corp = Seat(hand=["Keeper"], deck=DECK)
    t = facing("Puzzle", corp=corp, runner=Seat(clicks=1, hand=HAND))
    t.until(side="corp", kind="action")
    assert [change.side for change in t.events("trash")] == ["corp"]


@pytest.mark.card("Satellite Monitors", "Cascade", "Scaldan", "Investment Firm")
def test_the_start_of_the_runners_turn_is_not_the_corps() -> None:
    t = runner_turn(
        corp=Seat(credits=0, hand=["Keeper"], deck=["20x Keeper"]),
        runner=Seat(credits=0, clicks=4, rig=["Cascade", "Scaldan"], hand=HAND, deck=["9x Score!"]),
        servers={
            "remote 1": At(root=["Satellite Monitors (rezzed)"]),
            "remote 2": At(root=["Investment Firm (rezzed)"]),
        },
    )
    for server in ("R&D", "R&D", "HQ", "HQ"):
        t.run(server)
        t.finish_run()
        t.until(kind="action")
    while (t.decision.side, t.decision.kind) != ("corp", "action"):
        t.passes()
    dice, gone = len(t.events("die")), len(in_zone(t, "Archives"))
    assert (dice, gone) == (2, 1)
    while (t.decision.side, t.decision.kind) != ("runner", "action"):
        assert not (t.can("trigger", "Satellite Monitors") and t.events("turn begins")[-1].side == "runner")
        t.corp("draw") if t.can("draw") else t.passes()
    t.runner("gain credit")
    assert t.decision.about != "save-instead"
    assert len(t.events("die")) == dice
    assert len(t.events("trash")) == gone


@pytest.mark.card("Corporate Retreat")
def test_a_retreat_goes_on_while_the_runner_installs_something() -> None:
    t = runner_turn(
        corp=CORP._replace(score=["Corporate Retreat (1 retreat)"]),
        runner=Seat(credits=9, hand=["MRAM Chip"]),
    )
    t.runner("install", "MRAM Chip")
    to_action(t)
    assert t.counters("Corporate Retreat", "retreat") == 1


@pytest.mark.card("Emergency Rig")
def test_a_kludge_comes_off_as_the_corps_turn_begins() -> None:
    t = corp_turn(
        corp=Seat(credits=9, clicks=1, hand=["Emergency Rig"], deck=DECK),
        servers={"HQ": At(ice=["Mazer"])},
    )
    t.corp("play", "Emergency Rig")
    t.corp("number", number=2)
    to_action(t)
    assert t.counters("Mazer", "kludge") == 2
    t.until(side="corp", kind="action")
    assert t.counters("Mazer", "kludge") == 1


@pytest.mark.card("Viral Pipeline")
def test_a_socket_is_for_the_three_central_forts() -> None:
    t = runner_turn(runner=Seat(rig=["Viral Pipeline"], hand=HAND), servers={"remote 1": At(root=["Krumz"])})
    succeeds(t, "remote 1")
    assert not t.game.state.loose_counters


@pytest.mark.card("Chimera", "Credit Blocks", "Caryatid", "Pocket Virtual Reality")
def test_another_card_of_the_corps_is_no_occasion() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=20),
        runner=Seat(rig=["Imp"], hand=HAND),
        servers={
            "remote 1": At(root=["Krumz"]),
            "remote 2": At(root=["Chimera (rezzed)"]),
            "HQ": At(ice=["Canis Minor"]),
            "R&D": At(ice=["Credit Blocks (rezzed)", "Caryatid (rezzed)", "Pocket Virtual Reality (rezzed)"]),
        },
    )
    succeeds(t, "remote 1")
    assert t.zone("Imp") == "table"
    t.run("HQ")
    t.corp("rez", "Canis Minor")
    while t.in_run():
        assert not (t.decision.side == "corp" and t.can("yes"))
        assert t.counters("Pocket Virtual Reality", "credit") == 0
        t.passes()


@pytest.mark.card("Time to Collect")
def test_time_to_collect_is_for_installed_resources() -> None:
    rig = ["Time to Collect", "Krash"]
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, rig=rig, hand=["5x Fall Guy"]),
    )
    t.corp("play", "Scorched Earth")
    assert not t.can("use", "Time to Collect")
    assert damage(t, "meat") == [4]
    t = corp_turn(corp=Seat(deck=DECK), runner=Seat(rig=rig, hand=HAND))
    trash(t.game.state, (t.card("Krash"),), "corp")
    assert t.zone("Krash") == "heap"


# --- one of several ---------------------------------------------------------------------------------------


@pytest.mark.card("Lockjaw", "Airport Locker")
def test_one_program_is_named_by_the_runner() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, rig=["Lockjaw", "Worm", "Dwarf", "Raptor"], hand=HAND),
        servers={"HQ": At(ice=["Canis Minor (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", "Lockjaw")
    assert t.decision.side == "runner"
    assert offered(t) == ["Dwarf", "Raptor", "Worm"]
    plain = strength_of(t, "Worm")
    t.runner("card", "Worm")
    assert not t.can("card")
    assert strength_of(t, "Worm") == plain + 2
    t = classic(
        corp=CORP,
        at="C10.4",
        runner=Seat(credits=20, rig=["Airport Locker"], deck=["Worm", "Dwarf", "Krash"]),
    )
    t.runner("use", "Airport Locker")
    t.runner("card", "Worm")
    while t.decision.about == "trash-first":
        t.runner("done")
    assert not t.can("card")
    assert (t.zone("Worm"), t.zone("Dwarf"), t.zone("Krash")) == ("table", "stack", "stack")


@pytest.mark.card("Shock Treatment")
def test_the_corp_names_two_programs_of_three() -> None:
    t = runner_turn(
        corp=CORP,
        runner=Seat(tags=4, rig=["Worm", "Dwarf", "Raptor", "MRAM Chip"], hand=HAND, credits=0),
        servers={"remote 1": At(root=["Shock Treatment (rezzed)"])},
    )
    t.run("remote 1")
    t.until(side="corp", option="card")
    t.corp("card", "Worm")
    t.corp("card", "Raptor")
    assert in_zone(t, "heap") == ["MRAM Chip", "Raptor", "Worm"]


@pytest.mark.card("The Shell Traders")
def test_as_the_turn_begins_a_card_with_one_shell_may_be_named_and_one_without_not() -> None:
    t = runner_turn(
        runner=Seat(
            credits=9, clicks=3, rig=["The Shell Traders"], hand=["Raptor", "Invisibility", "Codecracker"]
        )
    )
    for name in ("Raptor", "Invisibility", "Codecracker"):
        t.runner("use", "The Shell Traders")
        if t.can("card", name):
            t.runner("card", name)
        if name != "Codecracker":
            to_action(t)
    t.until(side="corp", kind="action")
    t.until(about="target")
    assert offered(t) == ["Codecracker", "Raptor"]


@pytest.mark.card("HQ Mole")
def test_a_mole_in_hq_sees_three_of_five_cards() -> None:
    t = runner_turn(
        corp=Seat(hand=["5x Keeper"], deck=DECK), runner=Seat(credits=4, rig=["HQ Mole"], hand=HAND)
    )
    t.run("HQ")
    t.until(side="runner", option="trigger")
    t.runner("trigger", "HQ Mole")
    t.finish_run()
    assert accesses(t) == 3


@pytest.mark.card("Trapdoor")
def test_a_trapdoor_to_nowhere_breaks_its_own_subroutine_and_no_other() -> None:
    t = facing("Tutor", "Trapdoor", runner=Seat(hand=HAND))
    t.finish_run()
    broken = [(t.name(change.card), change.place) for change in t.events("subroutine broken")]
    assert broken == [("Trapdoor", 0)]
    assert t.happened("end the run"), "what the tutor added"


@pytest.mark.card("Eurocorpse™ Spin Chip")
def test_a_spin_chip_has_room_for_one_and_pays_in_runs() -> None:
    chip = "Eurocorpse™ Spin Chip"
    tiny = made(
        "Tiny",
        "program",
        paid(cost(Credits(1)), Draw(1)),
        subtypes=("icebreaker",),
        memory=0,
        strength=0,
        family="classic",
    )
    t = classic(corp=CORP, runner=Seat(credits=0, rig=[chip], hand=["Tiny", "Tiny"], deck=HAND), faces=[tiny])
    t.runner("install", "Tiny")
    t.runner("card", chip)
    while t.decision.kind != "action":
        assert not t.can("use", "Tiny"), "no run"
        t.passes()
    t.runner("install", "Tiny")
    assert not t.can("card", chip), "no second one"
    to_action(t)
    t.run("HQ")
    seen = False
    while t.in_run():
        seen = seen or t.can("use", "Tiny")
        t.passes()
    assert seen


@pytest.mark.card("Obfuscated Fortress")
@pytest.mark.parametrize("notes", ["", " (rezzed)"])
def test_any_number_of_bits_is_announced_up_to_what_could_be_had(notes: str) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=4, hand=HAND),
        servers={"HQ": At(root=[f"Obfuscated Fortress{notes}"]), "remote 1": At(root=["Krumz"])},
    )
    t.run("remote 1")
    while t.in_run():
        assert not t.can("trigger", "Obfuscated Fortress")
        assert not (t.decision.side == "corp" and t.can("yes"))
        t.passes()
    to_action(t)
    t.run("HQ")
    if not notes:
        t.until(side="corp", option="yes") if not t.can("trigger") else t.corp("trigger")
        if t.can("yes"):
            t.corp("yes")
    t.until(side="runner", option="number")
    assert [option.number for option in t.find("number")] == list(range(4 + 30 + 1))


@pytest.mark.card("Senatorial Field Trip")
def test_black_ice_that_is_gone_brings_two_points_of_bad_publicity() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=40),
        runner=Seat(credits=9, clicks=4, hand=["Senatorial Field Trip", *HAND, *HAND]),
        servers={"R&D": At(ice=["Brain Wash"])},
    )
    t.run("R&D")
    t.until(side="corp", option="rez")
    t.corp("rez", "Brain Wash")
    t.finish_run()
    to_action(t)
    trash(t.game.state, (t.card("Brain Wash"),), "corp")
    t.runner("play", "Senatorial Field Trip")
    to_action(t)
    assert t.game.state.players["corp"].bad_publicity == 2


@pytest.mark.card("Liberated Savings Account", "Chiba Bank Account", "Swiss Bank Account")
@pytest.mark.parametrize(
    ("card", "bits"),
    [("Liberated Savings Account", 7), ("Chiba Bank Account", 6), ("Swiss Bank Account", 6)],
)
def test_an_account_may_be_opened_before_anything_is_paid(card: str, bits: int) -> None:
    t = runner_turn(runner=Seat(credits=bits, rig=[card], hand=["Score!"]))
    t.runner("play", "Score!")
    assert t.can("use", card)
    assert t.credits["runner"] == bits


@pytest.mark.card("Weefle Initiation")
def test_an_initiate_may_prevent_one_point_or_none() -> None:
    t = played(
        "Weefle Initiation",
        *HAND,
        runner=Seat(credits=0, clicks=4),
        corp=Seat(hand=["Keeper"], deck=DECK),
        servers={"HQ": At(ice=["Razor Wire (rezzed)"])},
    )
    t.runner("server", server="HQ")
    t.until(side="runner", kind="interrupt")
    t.runner("trigger")
    assert [option.number for option in t.find("number")] == [0, 1, 2]
    t.runner("number", number=1)
    t.finish_run()
    assert damage(t, "net") == [1]


@pytest.mark.card("AI Board Member")
def test_a_four_brings_the_board_an_action_to_draw() -> None:
    def met(seed: int) -> Table:
        t = classic(
            turn="corp",
            at="C4.1",
            corp=Seat(clicks=0, score=["AI Board Member"], deck=DECK, hand=["Keeper"]),
            seed=seed,
        )
        while t.decision.kind != "action":
            t.corp("yes") if t.can("yes") else t.passes()
        return t

    t = rolled(met, 4, 4)
    assert t.can("errand")
    t.corp("errand")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 3
    assert len(t.events("draw", side="corp")) == 2


@pytest.mark.card("Roadblock")
def test_a_roadblock_is_stronger_for_one_encounter() -> None:
    def met(seed: int) -> Table:
        t = classic(
            corp=CORP._replace(credits=0),
            runner=Seat(hand=HAND, credits=40, rig=["Krash"]),
            servers={"HQ": At(ice=["Roadblock (rezzed)", "Hunter (rezzed)"])},
            seed=seed,
        )
        t.run("HQ")
        return t

    t = rolled(met, 2, 3)
    assert strength_of(t, "Roadblock") == t.events("die")[0].amount
    t.runner("yes")
    while t.decision.rule == "9" and strength_of(t, "Krash") < strength_of(t, "Roadblock"):
        t.runner("use", "Krash")
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Krash")
    while not t.happened("pass", "Roadblock"):
        t.passes()
    assert strength_of(t, "Roadblock") == 0


@pytest.mark.card("Arasaka Owns You")
@pytest.mark.parametrize(("cards", "able"), [(3, True), (4, False)])
def test_arasaka_asks_for_a_blow_that_flatlines(cards: int, able: bool) -> None:
    """Four points are one more than three cards."""
    hand = ["Arasaka Owns You", *["Score!"] * (cards - 1)]
    t = corp_turn(
        corp=Seat(credits=9, hand=["Scorched Earth"], deck=DECK),
        runner=Seat(tags=1, hand=hand, deck=["20x Score!"]),
    )
    t.corp("play", "Scorched Earth")
    offers = t.decision.side == "runner" and any(
        option.card >= 0 and t.name(option.card) == "Arasaka Owns You" for option in t.decision.options
    )
    assert offers == able


@pytest.mark.card("Garbage In")
def test_one_garbage_counter_stays_whatever_is_trashed_from_rnd() -> None:
    t = runner_turn(
        corp=Seat(hand=["Keeper"], deck=["Krumz", "Krumz", *DECK]),
        runner=Seat(credits=9, clicks=4, rig=["Garbage In"], hand=HAND),
    )
    for server in ("R&D", "R&D"):
        t.run(server)
        while t.in_run():
            t.runner("trash", "Krumz") if t.can("trash", "Krumz") else t.passes()
        to_action(t)
        if server == "R&D" and len(t.events("run ends")) == 1:
            assert list(t.game.state.loose_counters.values()) == [1]
    assert len(t.events("trash")) == 2


@pytest.mark.card("Social Engineering")
def test_social_engineering_names_one_piece_of_ice_on_the_fort_of_the_run() -> None:
    t = played(
        "Social Engineering",
        *HAND,
        runner=Seat(credits=9),
        servers={"HQ": At(ice=["Filter", "Mazer", "Hunter"]), "R&D": At(ice=["Scramble"])},
    )
    while not t.can("server"):
        hides = t.can("number") and t.decision.side == "runner"
        t.runner("number", number=3) if hides else t.corp("number", number=2)
    t.runner("server", server="HQ")
    assert offered(t) == ["Filter", "Hunter", "Mazer"]
    t.runner("card", "Mazer")
    assert not t.can("card")
    assert t.attacked == "HQ"
