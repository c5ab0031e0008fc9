"""The game of 1996: who names a card, which ones are there to be named, and that it is no more than one."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import strength_of
from tests.support.classic_corp import HAND, corp_turn, facing, in_fort, in_zone, scored
from tests.support.classic_runner import offered, played, runner_turn, to_action
from tests.support.table import Table


def trashed_by(t: Table) -> list[tuple[str, str]]:
    """The cards trashed so far, and who did it."""
    return [(t.name(change.card), change.side) for change in t.events("trash")]


# --- programs trashed by ice ------------------------------------------------------------------------------

KILLERS = (
    "Banpei",
    "D'Arc Knight",
    "Data Naga",
    "Deadeye",
    "Ice Pick Willie",
    "Imperial Guard",
    "Marionette",
    "Sentinels Prime",
    "Triggerman",
    "Washed-Up Solo Construct",
)


@pytest.mark.card(*KILLERS)
@pytest.mark.parametrize("ice", KILLERS)
def test_the_corp_names_and_trashes_one_program_that_is_installed(ice: str) -> None:
    rig = ["Krash", "Newsgroup Filter", "MRAM Chip", "Fall Guy"]
    t = facing(ice, runner=Seat(credits=0, rig=rig, hand=["Worm", *HAND]))
    t.until(side="corp", option="card")
    assert offered(t) == ["Krash", "Newsgroup Filter"]
    t.corp("card", "Krash")
    t.finish_run()
    assert trashed_by(t) == [("Krash", "corp")]


@pytest.mark.card("Washed-Up Solo Construct")
def test_a_bit_keeps_the_washed_up_solo_construct_from_it() -> None:
    t = facing("Washed-Up Solo Construct", runner=Seat(credits=1, rig=["Krash"], hand=HAND))
    t.until(side="runner", option="yes")
    t.runner("yes")
    t.finish_run()
    assert (t.credits["runner"], t.zone("Krash")) == (0, "table")


BURN = ("Cinderella", "Homewrecker")


@pytest.mark.card(*BURN)
@pytest.mark.parametrize("ice", BURN)
def test_the_corp_burns_the_hardware(ice: str) -> None:
    t = facing(
        ice, corp=Seat(credits=9, hand=["Keeper"]), runner=Seat(credits=0, rig=["MRAM Chip"], hand=HAND)
    )
    while t.in_run():
        bid = [option.number for option in t.find("number")] if t.decision.side == "corp" else []
        t.corp("number", number=max(bid)) if bid else t.passes()
    assert trashed_by(t)[0] == ("MRAM Chip", "corp")


# --- upgrades and nodes -----------------------------------------------------------------------------------


@pytest.mark.card("Chimera")
def test_chimera_trashes_one_installed_daemon() -> None:
    rig = ["Afreet", "Imp", "Newsgroup Filter", "MRAM Chip"]
    t = in_fort("Chimera (rezzed)", runner=Seat(rig=rig, hand=["Succubus", *HAND]))
    t.until(side="corp", option="card")
    assert offered(t) == rig[:2]
    t.corp("card", "Imp")
    t.finish_run()
    assert trashed_by(t) == [("Imp", "corp")]


@pytest.mark.card("Sterdroid")
def test_sterdroid_doubles_one_installed_piece_of_ice() -> None:
    t = corp_turn(
        corp=Seat(credits=3, hand=["Mazer"]),
        servers={
            "HQ": At(ice=["Keeper (rezzed)", "Scramble"]),
            "remote 1": At(root=["Sterdroid (rezzed)", "Krumz"]),
        },
    )
    while not t.can("use", "Sterdroid"):
        t.passes() if t.decision.kind != "action" else t.corp("gain credit")
    t.corp("use", "Sterdroid")
    assert offered(t) == ["Keeper", "Scramble"]
    t.corp("card", "Keeper")
    assert (strength_of(t, "Keeper"), strength_of(t, "Scramble")) == (8, 3)


@pytest.mark.card("Syd Meyer Superstores")
def test_the_corp_itself_trashes_ice_in_a_superstore() -> None:
    t = corp_turn(
        corp=Seat(credits=0),
        servers={
            "HQ": At(ice=["Keeper (rezzed)", "Scramble", "Filter (rezzed)"]),
            "remote 1": At(root=["Syd Meyer Superstores (rezzed)"]),
        },
    )
    t.corp("use", "Syd Meyer Superstores")
    assert offered(t) == ["Filter", "Keeper"]
    t.corp("card", "Filter")
    assert (trashed_by(t), t.credits["corp"]) == ([("Filter", "corp")], 4)


@pytest.mark.card("Priority Requisition")
def test_priority_requisition_rezzes_one_unrezzed_piece_of_ice() -> None:
    fort = {"HQ": At(ice=["Mazer", "Scramble", "Filter (rezzed)"])}
    t = scored("Priority Requisition", corp=Seat(credits=0), servers=fort)
    if t.can("trigger"):
        t.corp("trigger")
    t.until(side="corp", option="card")
    assert offered(t) == ["Mazer", "Scramble"]
    t.corp("card", "Mazer")
    assert (t.rezzed("Mazer"), t.rezzed("Scramble")) == (True, False)


@pytest.mark.card("Ice Transmutation")
def test_ice_transmutation_changes_one_rezzed_piece_of_ice() -> None:
    fort = {"HQ": At(ice=["Mazer (rezzed)", "Scramble", "Filter (rezzed)"])}
    t = scored("Ice Transmutation", servers=fort)
    assert offered(t) == ["Filter", "Mazer"]
    t.corp("card", "Mazer")
    assert [strength_of(t, ice) for ice in ("Mazer", "Filter")] == [6, 0]


# --- operations -------------------------------------------------------------------------------------------


@pytest.mark.card("Emergency Rig")
def test_emergency_rig_rezzes_one_unrezzed_piece_of_ice() -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Emergency Rig"]),
        servers={"HQ": At(ice=["Keeper", "Scramble", "Filter (rezzed)"])},
    )
    t.corp("play", "Emergency Rig")
    t.corp("number", number=1)
    assert offered(t) == ["Keeper", "Scramble"]
    t.corp("card", "Keeper")
    assert (t.rezzed("Keeper"), t.rezzed("Scramble"), t.counters("Keeper", "kludge")) == (True, False, 1)


@pytest.mark.card("Falsified Transactions Expert")
def test_falsified_transactions_moves_counters_to_one_card() -> None:
    forts = {
        "remote 1": At(root=["Hostile Takeover (2 advancement)"]),
        "remote 2": At(root=["Marine Arcology"]),
        "remote 3": At(root=["Priority Requisition"]),
    }
    t = corp_turn(corp=Seat(credits=9, hand=["Falsified Transactions Expert"]), servers=forts)
    t.corp("play", "Falsified Transactions Expert")
    if t.can("card", "Hostile Takeover"):
        t.corp("card", "Hostile Takeover")
    assert offered(t) == ["Marine Arcology", "Priority Requisition"]
    t.corp("card", "Marine Arcology")
    t.corp("number", number=2)
    assert [t.counters(name, "advancement") for name in ("Marine Arcology", "Priority Requisition")] == [2, 0]


@pytest.mark.card("Power Grid Overload")
def test_power_grid_overload_spares_what_is_in_the_hand_or_in_the_body() -> None:
    rig = ["Parraline 5750", "WuTech Mem Chip", "Cortical Stimulators", "Krash"]
    t = corp_turn(
        corp=Seat(credits=9, hand=["Power Grid Overload"]),
        runner=Seat(tags=1, rig=rig, hand=["Nasuko Cycle", *HAND]),
    )
    t.corp("play", "Power Grid Overload")
    t.corp("number", number=1)
    assert offered(t) == ["Parraline 5750", "WuTech Mem Chip"]


# --- preps ------------------------------------------------------------------------------------------------


@pytest.mark.card("Anonymous Tip")
def test_anonymous_tip_is_about_rezzed_black_ice() -> None:
    fort = At(ice=["Liche (rezzed)", "Zombie (rezzed)", "Code Corpse", "Keeper (rezzed)"])
    t = played("Anonymous Tip", runner=Seat(credits=9), servers={"HQ": fort})
    assert offered(t) == ["Liche", "Zombie"]
    t.runner("card", "Zombie")
    assert (t.rezzed("Liche"), t.rezzed("Zombie")) == (True, False)


@pytest.mark.card("Hunt Club BBS")
def test_hunt_club_bbs_exposes_three_cards_and_not_four() -> None:
    ice = ["Liche", "Zombie", "Keeper", "Filter", "Scramble"]
    t = played("Hunt Club BBS", runner=Seat(credits=9), servers={"HQ": At(ice=ice)})
    for name in ice[:3]:
        t.runner("card", name)
    assert t.decision.kind == "action"
    assert len(t.events("expose")) == 3


@pytest.mark.card("Organ Donor")
def test_organ_donor_takes_five_cards_and_not_six() -> None:
    hand = ["Krash", "Worm", "Dwarf", "Raptor", "Shaka", "Raffles"]
    t = played("Organ Donor", *hand, runner=Seat(credits=9))
    for name in hand[:5]:
        t.runner("card", name)
    assert t.decision.kind == "action"
    assert trashed_by(t)[1:] == [(name, "runner") for name in hand[:5]], "after the prep itself"


@pytest.mark.card("Security Code WORM Chip")
def test_the_runner_trashes_one_unrezzed_piece_of_ice_by_a_chip() -> None:
    t = runner_turn(
        runner=Seat(credits=9, hand=["Security Code WORM Chip"]),
        servers={"R&D": At(ice=["Keeper", "Filter (rezzed)"]), "remote 1": At(ice=["Scramble"])},
    )
    t.run("HQ")
    t.finish_run()
    to_action(t)
    t.runner("play", "Security Code WORM Chip")
    assert offered(t) == ["Keeper", "Scramble"]
    t.runner("card", "Keeper")
    assert trashed_by(t)[-1] == ("Keeper", "runner")


@pytest.mark.card("misc.for-sale")
def test_misc_for_sale_sells_what_is_the_runners_and_installed() -> None:
    t = played(
        "misc.for-sale", "Worm", runner=Seat(rig=["Krash", "MRAM Chip"]), servers={"HQ": At(ice=["Filter"])}
    )
    assert offered(t) == ["Krash", "MRAM Chip"]


@pytest.mark.card("Ice and Data's Guide to the Net")
def test_the_guide_shows_the_outermost_unrezzed_ice_of_each_fort() -> None:
    servers = {
        "HQ": At(ice=["Keeper", "Filter"], root=["Red Herrings"]),
        "R&D": At(ice=["Scramble (rezzed)", "Mazer"]),
        "remote 1": At(ice=["Hunter"], root=["Krumz"]),
        "remote 2": At(root=["Hostile Takeover"]),
    }
    t = played("Ice and Data's Guide to the Net", runner=Seat(credits=9), servers=servers)
    shown = sorted(t.name(change.card) for change in t.events("expose"))
    assert shown == ["Hunter", "Keeper"]


@pytest.mark.card("Hijack")
def test_hijack_installs_one_program_or_piece_of_hardware_of_the_hand() -> None:
    hand = ["Krash", "MRAM Chip", "Fall Guy", "Score!"]
    t = played("Hijack", *hand, runner=Seat(credits=9, rig=["Worm"]))
    assert offered(t) == ["Krash", "MRAM Chip"]
    t.runner("card", "MRAM Chip")
    to_action(t)
    assert (t.zone("MRAM Chip"), t.zone("Krash")) == ("table", "grip")


@pytest.mark.card("Poisoned Water Supply")
def test_poisoned_water_supply_needs_two_connections_in_play() -> None:
    def supply(*rig: str) -> Table:
        hand = ["Poisoned Water Supply", "Fall Guy"]
        return runner_turn(runner=Seat(credits=9, hand=hand, rig=rig))

    assert not supply("Elena Laskova").can("play")
    t = supply("Elena Laskova", "Crash Everett, Inventive Fixer", "Krash")
    t.runner("play", "Poisoned Water Supply")
    to_action(t)
    assert in_zone(t, "heap")[:2] == ["Crash Everett, Inventive Fixer", "Elena Laskova"]


@pytest.mark.card("Boostergang Connections")
def test_boostergang_brings_one_card_for_each_that_was_trashed() -> None:
    stack = ["Krash", "Worm", "Dwarf", "Raptor", "Shaka"]
    t = played("Boostergang Connections", "Score!", "Score!", runner=Seat(deck=stack, credits=9))
    for name in ("Worm", "Shaka"):
        t.runner("card", name)
    assert t.decision.kind == "action"
    assert in_zone(t, "grip") == ["Shaka", "Worm"]
