"""Worked examples: positions of ice, forced encounters, what is counted as an access, chains of abilities."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.conditions import AllOf, DuringRun, Happened
from rulerunner.lang.filters import Same
from rulerunner.lang.refs import THIS, THIS_SERVER
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import static
from tests.support.faces import made
from tests.support.table import Table

WARDEN = made(
    "Warden",
    "upgrade",
    static(
        Cannot("access", ~Same(THIS)),
        condition=AllOf((DuringRun(THIS_SERVER), Happened("access", within="run"))),
        persistent=True,
    ),
    trash=2,
)


def host_of(t: Table, card: str) -> str:
    host = t.game.state.cards[t.card(card)].host
    return t.name(host) if host >= 0 else ""


def order_of(t: Table, *kinds: str) -> list[tuple[str, str]]:
    """What has happened of some kinds, in order, with the card it happened to."""
    return [(e.kind, t.name(e.card) if e.card >= 0 else "") for e in t.game.events if e.kind in kinds]


@pytest.mark.example("nsg-26.03 6.2.3", 1)
def test_rook_moves_to_the_second_ice_from_within_and_to_no_server_with_one_ice() -> None:
    t = Table(
        position(
            runner=Seat(rig=["Rook (on Enigma)"]),
            servers={
                "HQ": At(ice=["Enigma", "Ice Wall"]),
                "R&D": At(ice=["Hunter", "Wall of Static", "Tollbooth"]),
                "Archives": At(ice=["Pup"]),
                "remote 1": At(ice=["Data Raven", "Palisade"]),
            },
        )
    )
    t.runner("use", "Rook")
    elsewhere = {t.name(o.card) for o in t.find("card")} - {"Enigma", "Ice Wall"}
    assert elsewhere == {"Wall of Static", "Data Raven"}
    t.runner("card", "Wall of Static")
    assert host_of(t, "Rook") == "Wall of Static"


@pytest.mark.example("nsg-26.03 6.5.9a", 1)
@pytest.mark.example("nisei-1.4 6.5.2a", 1)
def test_shiro_goes_on_after_the_encounter_with_the_chrysalis_it_had_accessed() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, deck=["Chrysalis", "Hedge Fund", "Enigma", "Hunter"]),
            runner=Seat(hand=["5x Diesel"]),
            servers={"HQ": At(ice=["Shiro (rezzed)"])},
        )
    )
    t.run("HQ")
    while t.in_run():
        t.choose(t.find("card", "Chrysalis")[0]) if t.can("card", "Chrysalis") else t.passes()
    kinds = ("encounter", "subroutine resolves", "access", "encounter ends", "pass")
    assert order_of(t, *kinds) == [
        ("encounter", "Shiro"),
        ("subroutine resolves", "Shiro"),
        ("subroutine resolves", "Shiro"),
        ("access", "Chrysalis"),
        ("encounter", "Chrysalis"),
        ("subroutine resolves", "Chrysalis"),
        ("encounter ends", "Chrysalis"),
        ("encounter ends", "Shiro"),
        ("pass", "Shiro"),
    ]
    assert len(t.game.state.zones["grip"]) == 3


@pytest.mark.example("nsg-26.03 7.3.6", 1)
@pytest.mark.parametrize("replaced", [True, False])
def test_an_access_that_archives_interface_replaced_is_not_counted_by_zahya(replaced: bool) -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"], discard=["Enigma", "Hunter", "Ice Wall"], deck=["3x Hedge Fund"]),
            runner=Seat(
                identity="Zahya Sadeghi: Versatile Smuggler",
                credits=0,
                rig=["Hades Shard", "Archives Interface"],
            ),
        )
    )
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", "Hades Shard")
    t.runner("access", "Hunter")
    assert t.can("trigger", "Archives Interface")
    if replaced:
        t.runner("trigger", "Archives Interface")
    while not t.can("trigger", "Zahya Sadeghi: Versatile Smuggler"):
        assert not (replaced and t.can("trigger", "Archives Interface")), "once a breach"
        t.passes()
    assert t.zone("Hunter") == ("removed" if replaced else "Archives")
    assert t.happened("access", "Hunter") != replaced
    assert len(t.events("access")) == (3 if replaced else 4)
    t.runner("trigger", "Zahya Sadeghi: Versatile Smuggler")
    assert t.credits["runner"] == (3 if replaced else 4)


@pytest.mark.example("nsg-26.03 7.4.2a", 1, instead="an upgrade like Flagship, made for the play")
@pytest.mark.parametrize("how", ["hosted", "trashed", "left"])
def test_the_cards_of_hq_are_candidates_again_once_cupellation_hosts_what_forbade_them(how: str) -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund", "Enigma", "Hunter"]),
            runner=Seat(credits=9, rig=["Cupellation", "Docklands Pass"]),
            servers={"HQ": At(root=["Warden (rezzed)"])},
            faces=[WARDEN],
        )
    )
    t.run("HQ")
    t.until(option="access")
    t.runner("access", detail="HQ")
    first = t.events("access")[0].card
    assert t.name(first) in ("Hedge Fund", "Enigma", "Hunter")
    t.runner("pass")
    assert t.happened("access", "Warden"), "nothing else is left to choose"
    assert len(t.events("access")) == 2
    if how == "left":
        t.runner("pass")
    else:
        t.runner("use", "Cupellation") if how == "hosted" else t.runner("trash", "Warden")
    t.finish_run()
    later = [e.card for e in t.events("access")[2:]]
    assert host_of(t, "Warden") == ("Cupellation" if how == "hosted" else "")
    assert len(later) == (1 if how == "hosted" else 0)
    assert first not in later


@pytest.mark.example("nsg-26.03 7.4.3", 2)
def test_a_card_whose_cost_to_access_is_not_paid_is_no_candidate_any_more() -> None:
    t = Table(
        position(
            corp=Seat(identity="Gagarin Deep Space: Expanding the Horizon"),
            runner=Seat(credits=5),
            servers={"remote 1": At(root=["PAD Campaign", "Crisium Grid", "Red Herrings"])},
        )
    )
    t.run("remote 1")
    t.until(option="access")
    assert {t.name(o.card) for o in t.find("access")} == {"PAD Campaign", "Crisium Grid", "Red Herrings"}
    t.runner("access", "Crisium Grid")
    t.runner("no")
    assert not t.happened("access")
    assert {t.name(o.card) for o in t.decision.options} == {"PAD Campaign", "Red Herrings"}
    t.runner("access", "Red Herrings")
    t.runner("yes")
    while t.in_run():
        assert not t.can("access", "Crisium Grid")
        t.choose(t.find("yes")[0]) if t.can("yes") else t.passes()
    assert [t.name(e.card) for e in t.events("access")] == ["Red Herrings", "PAD Campaign"]
    assert t.credits["runner"] == 3


@pytest.mark.example("nsg-26.03 8.5.5", 1)
@pytest.mark.example("nisei-1.4 8.2.4", 1)
@pytest.mark.parametrize("hosted", [True, False])
def test_the_second_program_of_mass_install_may_be_hosted_on_the_first(hosted: bool) -> None:
    t = Table(position(runner=Seat(credits=20, hand=["Mass Install", "Dhegdheer", "Corroder", "Mimic"])))
    t.runner("play", "Mass Install")
    t.runner("card", "Dhegdheer")
    assert t.zone("Dhegdheer") == "table", "installed before the next is chosen"
    before = t.credits["runner"]
    t.runner("card", "Corroder")
    assert t.can("card", "Dhegdheer")
    t.runner("card", "Dhegdheer") if hosted else t.runner("rig")
    while not t.can("card", "Mimic"):
        t.passes()
    assert host_of(t, "Corroder") == ("Dhegdheer" if hosted else "")
    assert before - t.credits["runner"] == (1 if hosted else 2)
    t.runner("card", "Mimic")
    if t.can("rig"):
        assert not hosted, "one program a Dhegdheer"
        t.runner("rig")
    t.until(side="runner", kind="action")
    assert host_of(t, "Mimic") == ""
    assert [t.name(e.card) for e in t.events("install")] == ["Dhegdheer", "Corroder", "Mimic"]
    assert before - t.credits["runner"] == (4 if hosted else 5)


@pytest.mark.example("nsg-26.03 8.8.3a", 1)
def test_botulus_stays_on_the_palisade_that_thimblerig_is_swapped_with() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.1d",
            corp=Seat(deck=["9x Hedge Fund"]),
            runner=Seat(rig=["Botulus (on Palisade, 2 virus)"]),
            servers={"HQ": At(ice=["Thimblerig (rezzed)"]), "R&D": At(ice=["Palisade (rezzed)"])},
        )
    )
    t.until(side="corp", option="yes")
    t.corp("yes")
    if t.can("card"):
        t.corp("card", "Palisade")
    t.until(side="corp", kind="action")
    assert t.happened("swap")
    assert t.game.state.servers[0].ice == (t.card("Palisade"),)
    assert t.game.state.servers[1].ice == (t.card("Thimblerig"),)
    assert host_of(t, "Botulus") == "Palisade"
    assert t.zone("Botulus") == "table"
    assert t.counters("Botulus", "virus") == 2
    assert not t.happened("trash")


@pytest.mark.example("nsg-26.03 9.1.2a", 1)
def test_geist_draws_before_decoy_avoids_the_tag_and_before_the_damage_of_snare() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, deck=["Snare!", "Hedge Fund"]),
            runner=Seat(
                identity='Armand "Geist" Walker: Tech Lord',
                hand=["Diesel", "Sure Gamble"],
                deck=["Corroder", "3x Mimic"],
                rig=["Decoy"],
            ),
        )
    )
    t.run("R&D")
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert t.can("use", "Decoy")
    assert not t.happened("damage")
    t.runner("use", "Decoy")
    t.finish_run()
    order = [kind for kind, _ in order_of(t, "access", "use", "draw", "prevent", "tags", "damage")]
    assert order == ["access", "use", "draw", "prevent", "damage", "use"], "of Decoy, then of Snare!"
    assert t.tags == 0
    assert t.game.result is None
    assert len(t.game.state.zones["grip"]) == 0
    trashed = [name for _, name in order_of(t, "trash")]
    assert (trashed[0], sorted(trashed[1:])) == ("Decoy", ["Corroder", "Diesel", "Sure Gamble"])


@pytest.mark.example("nsg-26.03 9.1.2b", 1)
@pytest.mark.parametrize("active", [True, False])
def test_caldera_prevents_nothing_while_a_subroutine_of_attini_is_resolving(active: bool) -> None:
    t = Table(
        position(
            corp=Seat(score=["Vanity Project"] if active else []),
            runner=Seat(credits=20, hand=["5x Diesel"], rig=["Caldera"]),
            servers={"HQ": At(ice=["Attini (rezzed)"])},
        )
    )
    t.run("HQ")
    prevented = 0
    while t.in_run():
        if t.can("use", "Caldera"):
            t.runner("use", "Caldera")
            prevented += 1
        t.passes()
    assert len(t.events("subroutine resolves")) == 3
    assert prevented == (0 if active else 3)
    assert len(t.game.state.zones["grip"]) == (2 if active else 5)
    assert t.credits["runner"] == (20 if active else 11)
