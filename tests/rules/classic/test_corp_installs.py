"""The game of 1996, C6: how the Corp installs."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.table import Table


def install(t: Table, card: str, server: str) -> None:
    t.corp("install", card)
    t.corp("server", server=server)


def ice_on(t: Table, server: int) -> list[str]:
    """The ice on a fort, the outermost first."""
    return [t.name(cid) for cid in reversed(t.game.state.servers[server].ice)]


# --- ice --------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C6")
def test_ice_goes_face_down_on_the_outside_of_a_fort() -> None:
    t = classic(turn="corp", corp=Seat(hand=["Hunter"]), servers={"HQ": At(ice=["Filter (rezzed)"])})
    install(t, "Hunter", "HQ")
    t.corp("done")
    assert ice_on(t, 0) == ["Hunter", "Filter"]
    assert not t.rezzed("Hunter")
    assert t.clicks["corp"] == 2


@pytest.mark.rule("classic-1996 C6")
@pytest.mark.parametrize("ice", [(), ("Filter",), ("Filter", "Keeper", "Mazer (rezzed)")])
def test_ice_costs_a_bit_for_each_piece_already_on_the_fort(ice: tuple[str, ...]) -> None:
    t = classic(turn="corp", corp=Seat(credits=5, hand=["Hunter"]), servers={"HQ": At(ice=ice)})
    install(t, "Hunter", "HQ")
    if ice:
        t.corp("done")
    assert t.credits["corp"] == 5 - len(ice)


@pytest.mark.rule("classic-1996 C6")
def test_ice_on_other_forts_does_not_count() -> None:
    t = classic(turn="corp", corp=Seat(hand=["Hunter"]), servers={"HQ": At(ice=["Filter", "Keeper"])})
    install(t, "Hunter", "R&D")
    assert t.credits["corp"] == 5


@pytest.mark.rule("classic-1996 C6")
def test_ice_trashed_first_is_not_paid_for() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=5, hand=["Hunter"]),
        servers={"HQ": At(ice=["Filter", "Keeper", "Mazer"])},
    )
    install(t, "Hunter", "HQ")
    t.corp("trash", "Keeper")
    t.corp("done")
    assert ice_on(t, 0) == ["Hunter", "Filter", "Mazer"]
    assert t.credits["corp"] == 5 - 2
    assert t.zone("Keeper") == "Archives"


@pytest.mark.rule("classic-1996 C6")
def test_a_corp_short_of_bits_has_to_trash_ice_or_install_elsewhere() -> None:
    t = classic(turn="corp", corp=Seat(credits=0, hand=["Hunter"]), servers={"HQ": At(ice=["Filter"])})
    install(t, "Hunter", "HQ")
    assert ice_on(t, 0) == ["Hunter"]
    assert t.zone("Filter") == "Archives"


@pytest.mark.rule("classic-1996 C6")
def test_a_card_may_make_installing_ice_cheaper() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=5, hand=["Hunter"]),
        servers={"HQ": At(ice=["Filter", "Keeper"]), "remote 1": At(root=["Fortress Architects (rezzed)"])},
    )
    install(t, "Hunter", "HQ")
    t.corp("done")
    assert t.credits["corp"] == 4


# --- agendas, nodes, upgrades -----------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C6")
@pytest.mark.parametrize("card", ["Hostile Takeover", "Krumz"])
def test_agendas_and_nodes_go_in_subsidiary_forts_only(card: str) -> None:
    t = classic(turn="corp", corp=Seat(hand=[card]), servers={"remote 1": At(ice=["Filter"])})
    t.corp("install", card)
    offered = {option.server for option in t.decision.options}
    assert offered == {3, -2}
    t.corp("server", server="new")
    assert t.zone(card) == "table"
    assert not t.rezzed(card)
    assert t.credits["corp"] == 5


@pytest.mark.rule("classic-1996 C6")
@pytest.mark.parametrize(("old", "new"), [("Krumz", "Hostile Takeover"), ("Hostile Takeover", "Krumz")])
def test_another_agenda_or_node_in_a_fort_trashes_the_first(old: str, new: str) -> None:
    t = classic(turn="corp", corp=Seat(hand=[new]), servers={"remote 1": At(root=[old, "Red Herrings"])})
    install(t, new, "remote 1")
    assert not t.can("trash", old)  # that is no longer a choice
    t.corp("done")
    assert t.zone(old) == "Archives"
    assert t.zone(new) == "table"
    assert t.zone("Red Herrings") == "table"


@pytest.mark.rule("classic-1996 C6")
@pytest.mark.parametrize("fort", ["HQ", "R&D", "Archives", "remote 1"])
def test_upgrades_go_in_any_fort_in_any_number(fort: str) -> None:
    servers = {"remote 1": At(root=["Krumz"])} | {fort: At(root=["Red Herrings", "Dieter Esslin"])}
    t = classic(turn="corp", corp=Seat(hand=["Dedicated Response Team"]), servers=servers)
    install(t, "Dedicated Response Team", fort)
    t.corp("done")
    assert t.zone("Dedicated Response Team") == "table"
    assert t.zone("Red Herrings") == "table"
    assert t.zone("Dieter Esslin") == "table"


@pytest.mark.rule("classic-1996 C6")
@pytest.mark.parametrize("card", ["Hunter", "Krumz", "Hostile Takeover", "Red Herrings"])
def test_any_install_may_create_a_fort(card: str) -> None:
    t = classic(turn="corp", corp=Seat(hand=[card], clicks=1), servers={"remote 1": At(ice=["Filter"])})
    install(t, card, "new")
    assert t.happened("server created")
    t.until(rule="C10.5")
    t.runner("run")
    assert t.can("server", server="remote 2")


@pytest.mark.rule("classic-1996 C6")
def test_cards_in_the_fort_may_be_trashed_as_ice_is_installed_on_it() -> None:
    t = classic(
        turn="corp",
        corp=Seat(hand=["Hunter"]),
        servers={"remote 1": At(ice=["Filter"], root=["Krumz"]), "remote 2": At(root=["Blood Cat"])},
    )
    install(t, "Hunter", "remote 1")
    assert {t.name(option.card) for option in t.find("trash")} == {"Filter", "Krumz"}
    t.corp("trash", "Krumz")
    t.corp("done")
    assert t.zone("Krumz") == "Archives"
    assert t.zone("Filter") == "table"
    assert t.credits["corp"] == 4


@pytest.mark.rule("classic-1996 C6")
def test_ice_on_the_fort_may_be_trashed_as_a_card_is_installed_in_it() -> None:
    t = classic(turn="corp", corp=Seat(hand=["Krumz"]), servers={"remote 1": At(ice=["Filter"])})
    install(t, "Krumz", "remote 1")
    t.corp("trash", "Filter")
    assert t.zone("Filter") == "Archives"
    assert t.game.state.cards[t.card("Krumz")].server == 3


# --- regions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C6")
def test_a_region_is_rezzed_as_it_is_installed() -> None:
    t = classic(turn="corp", corp=Seat(credits=5, hand=["Jerusalem City Grid"]))
    install(t, "Jerusalem City Grid", "HQ")
    assert t.rezzed("Jerusalem City Grid")
    assert t.credits["corp"] == 3


@pytest.mark.rule("classic-1996 C6")
def test_a_region_that_cannot_be_paid_for_cannot_be_installed() -> None:
    t = classic(turn="corp", corp=Seat(credits=1, hand=["Jerusalem City Grid", "Red Herrings"]))
    assert not t.can("install", "Jerusalem City Grid")
    assert t.can("install", "Red Herrings")


@pytest.mark.rule("classic-1996 C6")
def test_a_fort_has_one_region_and_a_second_trashes_the_older() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=5, hand=["Jerusalem City Grid"]),
        servers={
            "HQ": At(root=["Paris City Grid (rezzed)"]),
            "R&D": At(root=["Tokyo-Chiba Infighting (rezzed)"]),
        },
    )
    install(t, "Jerusalem City Grid", "HQ")
    assert t.zone("Paris City Grid") == "Archives"
    assert t.rezzed("Jerusalem City Grid")
    assert t.zone("Tokyo-Chiba Infighting") == "table"
