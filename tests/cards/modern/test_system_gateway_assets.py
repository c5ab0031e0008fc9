"""System Gateway: assets."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import GRIP, accessing, corp_turn, damage, names
from tests.support.table import Table


@pytest.mark.card("Clearinghouse", "Urtica Cipher")
@pytest.mark.parametrize("asset", ["Clearinghouse", "Urtica Cipher"])
def test_an_asset_that_can_be_advanced_even_unrezzed(asset: str) -> None:
    t = Table(position(turn="corp", servers={"remote 1": At(root=[asset])}))
    t.corp("advance", asset)
    assert t.counters(asset, "advancement") == 1


def dawn(asset: str) -> Table:
    """The Corp's turn is about to begin formally."""
    corp = Seat(deck=["5x Enigma"])
    return corp_turn(at="5.6.1d", corp=corp, runner=GRIP, servers={"remote 1": At(root=[asset])})


@pytest.mark.card("Clearinghouse")
def test_clearinghouse_may_be_trashed_for_meat_damage() -> None:
    t = dawn("Clearinghouse (rezzed, 3 advancement)")
    t.corp("yes")
    assert damage(t, "meat") == 3
    assert t.zone("Clearinghouse") == "Archives"


@pytest.mark.card("Clearinghouse")
def test_clearinghouse_may_be_kept_and_is_no_use_without_advancement() -> None:
    t = dawn("Clearinghouse (rezzed, 3 advancement)")
    t.corp("no")
    assert damage(t, "meat") == 0
    assert t.zone("Clearinghouse") == "table"
    assert not dawn("Clearinghouse (rezzed)").can("yes")
    assert not dawn("Clearinghouse (3 advancement)").can("yes"), "unrezzed"


@pytest.mark.card("Nico Campaign")
def test_nico_campaign_is_loaded_with_nine() -> None:
    t = corp_turn(corp=Seat(credits=2), servers={"remote 1": At(root=["Nico Campaign"])})
    t.corp("rez", "Nico Campaign")
    assert t.counters("Nico Campaign", "credit") == 9


@pytest.mark.card("Nico Campaign")
def test_nico_campaign_pays_three_each_turn() -> None:
    t = dawn("Nico Campaign (rezzed, 9 credits)")
    assert t.counters("Nico Campaign", "credit") == 6
    assert t.credits["corp"] == 8


@pytest.mark.card("Nico Campaign")
def test_an_empty_nico_campaign_is_trashed_and_draws_a_card() -> None:
    t = dawn("Nico Campaign (rezzed, 3 credits)")
    assert t.credits["corp"] == 8
    assert t.zone("Nico Campaign") == "Archives"
    assert len(names(t, "HQ")) == 2, "and the mandatory draw"


@pytest.mark.card("Nico Campaign")
def test_nico_campaign_draws_nothing_when_the_runner_trashes_it() -> None:
    t = accessing("Nico Campaign (rezzed, 3 credits)", corp=Seat(deck=["Enigma"]))
    t.runner("trash", "Nico Campaign")
    t.finish_run()
    assert names(t, "HQ") == []


@pytest.mark.card("Regolith Mining License")
def test_regolith_is_loaded_with_fifteen_and_gives_three_a_click() -> None:
    t = corp_turn(corp=Seat(credits=2), servers={"remote 1": At(root=["Regolith Mining License"])})
    t.corp("rez", "Regolith Mining License")
    t.corp("use", "Regolith Mining License")
    assert t.counters("Regolith Mining License", "credit") == 12
    assert (t.credits["corp"], t.clicks["corp"]) == (3, 2)


@pytest.mark.card("Regolith Mining License")
def test_an_empty_regolith_is_trashed() -> None:
    t = corp_turn(servers={"remote 1": At(root=["Regolith Mining License (rezzed, 3 credits)"])})
    t.corp("use", "Regolith Mining License")
    assert t.zone("Regolith Mining License") == "Archives"


@pytest.mark.card("Spin Doctor")
def test_spin_doctor_draws_two_as_it_is_rezzed() -> None:
    t = corp_turn(corp=Seat(deck=["3x Enigma"]), servers={"remote 1": At(root=["Spin Doctor"])})
    t.corp("rez", "Spin Doctor")
    assert len(names(t, "HQ")) == 2


@pytest.mark.card("Spin Doctor")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_spin_doctor_leaves_the_game_to_shuffle_up_to_two_cards_into_rnd(chosen: int) -> None:
    corp = Seat(deck=["2x Enigma"], discard=["2x Ice Wall", "PAD Campaign"])
    t = corp_turn(corp=corp, servers={"remote 1": At(root=["Spin Doctor (rezzed)"])})
    t.corp("use", "Spin Doctor")
    for _ in range(chosen):
        t.choose(t.find("card", "Ice Wall")[0])
    if chosen < 2:
        t.corp("done")
    assert t.zone("Spin Doctor") == "removed"
    assert names(t, "R&D").count("Ice Wall") == chosen
    assert t.happened("shuffle")


@pytest.mark.card("Spin Doctor")
@pytest.mark.parametrize(("deck", "usable"), [("2x Enigma", True), ("Enigma", False)])
def test_spin_doctor_with_empty_archives_only_shuffles(deck: str, usable: bool) -> None:
    t = corp_turn(corp=Seat(deck=[deck]), servers={"remote 1": At(root=["Spin Doctor (rezzed)"])})
    assert t.can("use", "Spin Doctor") == usable, "one card cannot be shuffled"


@pytest.mark.card("Urtica Cipher")
@pytest.mark.parametrize("advancement", [0, 2])
def test_urtica_cipher_does_two_net_damage_and_one_more_for_each_advancement(advancement: int) -> None:
    t = accessing(f"Urtica Cipher ({advancement} advancement)", runner=GRIP)
    assert [event.amount for event in t.events("damage", sort="net")] == [2 + advancement], "all at once"


@pytest.mark.card("Urtica Cipher")
@pytest.mark.parametrize("server", ["HQ", "R&D", "Archives"])
def test_urtica_cipher_does_nothing_where_it_is_not_installed(server: str) -> None:
    place = {"HQ": "hand", "R&D": "deck", "Archives": "discard"}[server]
    t = Table(position(corp=Seat(**{place: ["Urtica Cipher"]}), runner=GRIP))  # type: ignore[arg-type]
    t.run(server)
    t.finish_run()
    assert t.happened("access", "Urtica Cipher")
    assert damage(t, "net") == 0
