"""Runner cards about costs, installs and prevention, and run events that do several things."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import (
    CORP,
    install,
    memory,
    memory_left,
    names,
    next_turn,
    offered,
    play,
    runner_turn,
    runs,
    to_action,
)
from tests.support.table import Table

DECK = ["9x Diesel"]
REMOTE = {"remote 1": At(root=["Nico Campaign"])}


def damage(t: Table) -> list[tuple[int, str]]:
    return [(e.amount, e.sort) for e in t.events("damage")]


# --- costs with an X ---------------------------------------------------------------------------------------


@pytest.mark.card("Misdirection")
def test_misdirection_removes_as_many_tags_as_credits_are_paid() -> None:
    t = runner_turn(runner=Seat(credits=2, tags=4, rig=["Misdirection"]))
    t.runner("use", "Misdirection")
    assert [o.number for o in t.decision.options] == [0, 1, 2], "what can be paid"
    t.runner("number", number=2)
    assert (t.tags, t.credits["runner"], t.clicks["runner"]) == (2, 0, 2)


@pytest.mark.card("Political Operative")
def test_political_operative_trashes_a_rezzed_card_for_its_trash_cost() -> None:
    root = ["Nico Campaign (rezzed)", "PAD Campaign"]
    servers = {
        "remote 1": At(root=root[:1]),
        "remote 2": At(root=root[1:]),
        "HQ": At(ice=["Ice Wall (rezzed)"]),
    }
    t = runner_turn(runner=Seat(credits=5, rig=["Political Operative"]), servers=servers)
    t.until(option="use")
    t.runner("use", "Political Operative")
    assert [o.number for o in t.decision.options] == [0, 1, 2, 3, 4, 5]
    t.runner("number", number=2)
    assert (t.zone("Nico Campaign"), t.credits["runner"]) == ("Archives", 3)
    assert t.zone("Political Operative") == "heap"
    assert t.zone("PAD Campaign") == "table", "it is not rezzed, and costs more"


@pytest.mark.card("Political Operative")
def test_political_operative_is_installed_after_a_run_on_hq() -> None:
    t = runner_turn(runner=Seat(credits=5, hand=["Political Operative"]))
    runs(t, "R&D")
    assert not t.can("install", "Political Operative")
    runs(t, "HQ")
    assert t.can("install", "Political Operative")


# --- limits ------------------------------------------------------------------------------------------------


@pytest.mark.card("Kati Jones")
def test_kati_jones_is_used_once_each_turn_whichever_way() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Kati Jones (3 credits)"]))
    t.runner("use", "Kati Jones", ability=1)
    assert t.counters("Kati Jones", "credit") == 6
    assert not t.can("use", "Kati Jones")
    next_turn(t)
    before = t.credits["runner"]
    t.runner("use", "Kati Jones", ability=2)
    assert (t.credits["runner"] - before, t.counters("Kati Jones", "credit")) == (6, 0)
    assert not t.can("use", "Kati Jones")


@pytest.mark.card("Mr. Li")
def test_mr_li_draws_two_and_puts_one_of_them_at_the_bottom() -> None:
    deck = ["Corroder", "Mimic", "Sure Gamble", "Easy Mark"]
    t = runner_turn(runner=Seat(rig=["Mr. Li"], hand=["Diesel"], deck=deck))
    t.runner("use", "Mr. Li")
    assert offered(t) == {"Corroder", "Mimic"}, "the cards just drawn"
    t.runner("card", "Mimic")
    assert names(t, "grip") == ["Corroder", "Diesel"]
    assert [t.name(c) for c in t.game.state.zones["stack"]] == ["Sure Gamble", "Easy Mark", "Mimic"]


@pytest.mark.card("Juli Moreira Lee")
def test_juli_gives_a_click_for_the_first_action_on_a_resource() -> None:
    rig = ["Juli Moreira Lee (2 power)", "Kati Jones", "Mr. Li", "Magnum Opus"]
    t = runner_turn(runner=Seat(rig=rig, deck=DECK))
    t.runner("use", "Magnum Opus")
    assert t.clicks["runner"] == 3, "a program"
    t.runner("use", "Kati Jones", ability=1)
    assert (t.clicks["runner"], t.counters("Juli Moreira Lee", "power")) == (3, 1)
    t.runner("use", "Mr. Li")
    t.runner("card", "Diesel") if t.can("card") else None
    assert t.clicks["runner"] == 2


@pytest.mark.card("Juli Moreira Lee")
def test_juli_is_loaded_with_four_and_goes_with_the_last() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Juli Moreira Lee"]))
    install(t, "Juli Moreira Lee")
    assert t.counters("Juli Moreira Lee", "power") == 4
    t = runner_turn(runner=Seat(rig=["Juli Moreira Lee (1 power)", "Rent Rioters"]))
    t.runner("use", "Rent Rioters")
    assert t.zone("Juli Moreira Lee") == "heap"
    assert t.clicks["runner"] == 2, "an action that trashes its card counts too"


# --- installs ----------------------------------------------------------------------------------------------


@pytest.mark.card("Hayley Kaplan: Universal Scholar")
def test_hayley_may_install_another_card_of_the_type_first_installed() -> None:
    hand = ["Corroder", "Mimic", "Daily Casts", "Akamatsu Mem Chip"]
    t = runner_turn(runner=Seat(identity="Hayley Kaplan: Universal Scholar", credits=20, hand=hand))
    install(t, "Corroder")
    t.runner("yes")
    if t.decision.about == "trash-first":
        t.runner("done")
    assert (t.zone("Mimic"), t.credits["runner"]) == ("table", 20 - 2 - 3)
    install(t, "Daily Casts")
    assert not t.can("yes"), "the first install each turn"


@pytest.mark.card("Hayley Kaplan: Universal Scholar")
def test_hayley_needs_a_card_of_the_same_type() -> None:
    hand = ["Corroder", "Daily Casts"]
    t = runner_turn(
        rules="nisei-1.4",
        runner=Seat(identity="Hayley Kaplan: Universal Scholar", credits=20, hand=hand),
    )
    install(t, "Corroder")
    t.until(kind="action")
    assert t.zone("Daily Casts") == "grip"


@pytest.mark.card("DaVinci")
def test_davinci_installs_for_nothing_what_its_counters_allow() -> None:
    t = runner_turn(
        runner=Seat(credits=0, rig=["DaVinci (1 power)"], hand=["Corroder", "Mimic", "Daily Casts"])
    )
    runs(t, "HQ")
    assert t.counters("DaVinci", "power") == 2
    t.until(option="use")
    t.runner("use", "DaVinci")
    to_action(t) if not t.can("card") else t.runner("card", "Corroder")
    assert (t.zone("Corroder"), t.zone("DaVinci")) == ("table", "heap")
    assert names(t, "grip") == ["Daily Casts", "Mimic"], "these cost 3"


@pytest.mark.card("Leprechaun")
def test_leprechaun_hosts_two_programs_outside_of_memory() -> None:
    hand = ["Corroder", "Mimic", "Ninja"]
    t = runner_turn(runner=Seat(credits=20, rig=["Leprechaun"], hand=hand))
    left = memory_left(t)
    for card in hand[:2]:
        install(t, card, "Leprechaun")
        assert memory_left(t) == left
    t.runner("install", "Ninja")
    assert not t.can("card", "Leprechaun"), "two are all"


@pytest.mark.card("Dhegdheer")
def test_dhegdheer_hosts_one_program_for_a_credit_less() -> None:
    t = runner_turn(runner=Seat(credits=1, rig=["Dhegdheer"], hand=["Corroder", "Inti"]))
    left = memory_left(t)
    t.runner("install", "Corroder")
    assert not t.can("rig"), "there the Runner could not pay"
    if t.can("card", "Dhegdheer"):
        t.runner("card", "Dhegdheer")
    if t.decision.about == "trash-first":
        t.runner("done")
    assert (t.zone("Corroder"), t.credits["runner"], memory_left(t)) == ("table", 0, left)
    t.runner("install", "Inti")
    assert not t.can("card", "Dhegdheer"), "one is all"


@pytest.mark.card("Dhegdheer")
def test_dhegdheer_costs_nothing_less_elsewhere() -> None:
    t = runner_turn(runner=Seat(credits=2, rig=["Dhegdheer"], hand=["Corroder"]))
    install(t, "Corroder")
    assert t.credits["runner"] == 0


@pytest.mark.card("Keiko")
def test_keiko_pays_for_the_first_companion_each_turn() -> None:
    hand = ["Fencer Fueno", "Trickster Taka", "Corroder"]
    t = runner_turn(runner=Seat(credits=9, rig=["Keiko"], hand=hand))
    assert memory(t) == 6
    install(t, "Corroder")
    assert t.credits["runner"] == 7
    install(t, "Fencer Fueno")
    assert t.credits["runner"] == 8
    before = t.credits["runner"]
    install(t, "Trickster Taka")
    assert t.credits["runner"] <= before, "the second"


@pytest.mark.card("Keiko")
def test_keiko_pays_for_the_first_credits_from_a_companion() -> None:
    t = runner_turn(
        runner=Seat(credits=0, rig=["Keiko", "Trickster Taka (2 credits)", "Corroder"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.run("HQ")
    t.until(option="use")
    t.runner("use", "Corroder", ability=1)
    assert (t.counters("Trickster Taka", "credit"), t.credits["runner"]) == (1, 1)


@pytest.mark.card("Mantle")
def test_mantle_pays_for_hardware_and_programs() -> None:
    t = runner_turn(
        runner=Seat(credits=0, rig=["Mantle (1 credits)", "Corroder"], hand=["Akamatsu Mem Chip"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    assert not t.can("install", "Akamatsu Mem Chip"), "to use them, not to install them"
    t.run("HQ")
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    assert t.counters("Mantle", "credit") == 0
    t.finish_run()
    next_turn(t)
    assert t.counters("Mantle", "credit") == 1


@pytest.mark.card("Thunder Art Gallery")
def test_thunder_art_gallery_installs_for_the_first_tag_removed_or_avoided() -> None:
    hand = ["Daily Casts", "Corroder", "Diesel"]
    t = runner_turn(runner=Seat(credits=9, tags=2, rig=["Thunder Art Gallery"], hand=hand))
    t.runner("remove tag")
    t.runner("yes")
    assert offered(t) == {"Daily Casts", "Corroder"}
    t.runner("card", "Daily Casts")
    assert t.credits["runner"] == 9 - 2 - 2
    to_action(t)
    t.runner("remove tag")
    assert not t.can("yes")


@pytest.mark.card("Thunder Art Gallery")
def test_thunder_art_gallery_installs_for_an_avoided_tag() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=9, rig=["Thunder Art Gallery", "Decoy"], hand=["Corroder"]),
        servers={"HQ": At(ice=["Hunter (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="number")
    t.corp("number", number=5)
    t.runner("number", number=0)
    t.runner("use", "Decoy")
    t.until(side="runner", option="yes")
    t.runner("yes")
    assert (t.tags, t.zone("Corroder"), t.credits["runner"]) == (0, "table", 8)


# --- prevention --------------------------------------------------------------------------------------------


@pytest.mark.card("Paparazzi")
def test_with_paparazzi_the_runner_is_tagged_and_safe_from_meat_damage() -> None:
    t = runner_turn(
        turn="corp",
        corp=Seat(credits=9, clicks=3, hand=["Scorched Earth"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Paparazzi"], hand=["Diesel"]),
    )
    assert t.can("trash resource")
    t.corp("play", "Scorched Earth")
    assert damage(t) == []
    assert t.game.result is None


@pytest.mark.card("Paparazzi")
@pytest.mark.rule("nsg-26.03 10.5.4")
@pytest.mark.parametrize(("rules", "offered"), [("nisei-1.4", False), ("nsg-26.03", True)])
def test_who_is_tagged_without_a_tag_may_remove_one_in_vain_where_actions_may_be(
    rules: str, offered: bool
) -> None:
    t = runner_turn(rules=rules, runner=Seat(credits=5, rig=["Paparazzi"], clicks=2))
    assert t.can("remove tag") is offered
    if offered:
        t.runner("remove tag")
        assert (t.credits["runner"], t.clicks["runner"], t.tags) == (3, 1, 0)


@pytest.mark.card("Guru Davinder")
@pytest.mark.parametrize(("ice", "pays"), [("Data Mine", True), ("Data Mine", False), ("Heimdall 1.0", None)])
def test_guru_davinder_prevents_net_and_meat_damage_for_four_credits(ice: str, pays: bool | None) -> None:
    t = runner_turn(
        runner=Seat(credits=4, rig=["Guru Davinder"], hand=["3x Diesel"], clicks=1),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    if pays is None:
        t.finish_run()
        assert damage(t) == [(1, "core")]
        return
    t.until(option="yes", about="unless")
    t.runner("yes" if pays else "no")
    t.finish_run()
    assert damage(t) == []
    assert (t.zone("Guru Davinder"), t.credits["runner"]) == (("table", 0) if pays else ("heap", 4))


@pytest.mark.card("Lucky Charm")
@pytest.mark.parametrize("hq", [False, True])
def test_lucky_charm_keeps_a_run_from_being_ended(hq: bool) -> None:
    t = runner_turn(
        runner=Seat(rig=["Lucky Charm"]), servers={"R&D": At(ice=["Ice Wall (rezzed)", "Enigma (rezzed)"])}
    )
    runs(t, "HQ" if hq else "Archives")
    t.run("R&D")
    if not hq:
        t.finish_run()
        assert t.zone("Lucky Charm") == "table"
        return
    t.until(kind="interrupt")
    t.runner("use", "Lucky Charm")
    assert (t.zone("Lucky Charm"), t.in_run()) == ("removed", True)
    t.finish_run()
    assert t.happened("encounter", "Enigma")


# --- accessing ---------------------------------------------------------------------------------------------


@pytest.mark.card("Salsette Slums")
def test_salsette_slums_removes_an_accessed_card_for_its_trash_cost() -> None:
    t = runner_turn(
        corp=CORP._replace(hand=["Nico Campaign"]),
        runner=Seat(credits=9, rig=["Salsette Slums"]),
        servers=REMOTE,
    )
    t.run("remote 1")
    t.until(kind="mid-access")
    t.runner("use", "Salsette Slums")
    assert (len(names(t, "removed")), t.credits["runner"]) == (1, 7)
    t.finish_run()
    to_action(t)
    t.run("HQ")
    t.until(kind="mid-access")
    assert not t.can("use", "Salsette Slums"), "once each turn"


@pytest.mark.card("Salsette Slums")
def test_salsette_slums_needs_a_trash_cost() -> None:
    t = runner_turn(runner=Seat(credits=9, rig=["Salsette Slums"]))
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Salsette Slums")
        t.passes()
    assert t.happened("access", "Hedge Fund")


# --- events ------------------------------------------------------------------------------------------------


@pytest.mark.card("Mining Accident")
@pytest.mark.parametrize(("credits", "pays"), [(9, True), (9, False), (4, None)])
def test_mining_accident_costs_the_corp_five_credits_or_its_name(credits: int, pays: bool | None) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=credits), runner=Seat(credits=9, hand=["Mining Accident"]), servers=REMOTE
    )
    runs(t, "remote 1")
    assert not t.can("play", "Mining Accident")
    runs(t, "HQ")
    t.runner("play", "Mining Accident")
    if pays is not None:
        t.corp("yes" if pays else "no")
    to_action(t)
    bad = t.game.state.players["corp"].bad_publicity
    assert (t.credits["corp"], bad) == ((4, 0) if pays else (credits, 1))
    assert t.zone("Mining Accident") == "removed"


@pytest.mark.card("Transfer of Wealth")
@pytest.mark.parametrize(("corp", "gain"), [(9, 6), (2, 4), (0, 0)])
def test_transfer_of_wealth_doubles_what_the_corp_loses(corp: int, gain: int) -> None:
    t = play("Transfer of Wealth", corp=CORP._replace(credits=corp), runner=Seat(credits=5))
    t.finish_run()
    to_action(t)
    assert t.tags == 1
    assert t.credits["corp"] == corp - min(corp, 3)
    assert t.credits["runner"] == 5 + gain


@pytest.mark.card("Deuces Wild")
def test_deuces_wild_does_two_different_things() -> None:
    t = play("Deuces Wild", runner=Seat(credits=9, tags=1, deck=DECK))
    before = t.credits["runner"]
    t.runner("effect", number=1)
    assert len(names(t, "grip")) == 2, "carried out before the next is chosen"
    assert not t.can("effect", number=1), "not twice"
    t.runner("effect", number=0)
    assert t.credits["runner"] - before == 3
    assert t.decision.kind == "action"


@pytest.mark.card("Deuces Wild")
def test_deuces_wild_exposes_ice_and_runs() -> None:
    servers = {"HQ": At(ice=["Ice Wall"])}
    t = play("Deuces Wild", runner=Seat(credits=9, tags=1, deck=DECK), servers=servers)
    t.runner("effect", number=3)
    assert t.happened("expose", "Ice Wall")
    t.runner("server", server="R&D")
    t.finish_run()
    t.until(option="effect")
    t.runner("effect", number=2)
    assert t.tags == 0


@pytest.mark.card("Bravado")
def test_bravado_pays_six_and_one_for_each_ice_passed() -> None:
    servers = {"HQ": At(ice=["Enigma", "Ice Wall"]), "R&D": At()}
    t = play("Bravado", corp=CORP._replace(credits=0), runner=Seat(credits=5), servers=servers)
    before = t.credits["runner"]
    assert t.attacked == "HQ", "the one server with ice"
    t.finish_run()
    to_action(t)
    assert t.credits["runner"] - before == 6 + 2


@pytest.mark.card("Bahia Bands")
def test_bahia_bands_does_two_of_four_things() -> None:
    t = play("Bahia Bands", "Corroder", runner=Seat(credits=4, tags=1, deck=DECK), servers=REMOTE)
    t.runner("server", server="remote 1")
    before = t.credits["runner"]
    t.until(option="effect")
    t.runner("effect", number=1)
    if t.can("card"):
        t.runner("card", "Corroder")
    assert before - t.credits["runner"] == 1
    t.runner("effect", number=3)
    assert t.counters("Bahia Bands", "credit") == 4
    t.until(kind="mid-access")
    t.runner("trash", "Nico Campaign")
    spent = t.credits["runner"]
    if t.can("number"):
        t.runner("number", number=2)
    assert (t.zone("Nico Campaign"), t.credits["runner"]) == ("Archives", spent)


@pytest.mark.card("Bahia Bands")
def test_bahia_bands_draws_two_and_removes_a_tag() -> None:
    t = play("Bahia Bands", runner=Seat(credits=4, tags=1, deck=DECK), servers=REMOTE)
    t.runner("server", server="HQ")
    t.until(option="effect")
    t.runner("effect", number=0)
    t.runner("effect", number=2)
    assert (len(names(t, "grip")), t.tags) == (2, 0)
