"""Cards that take abilities away from others (26.03: 9.1.9)."""

import pytest

from rulerunner import At, Seat, position
from tests.support.ice import BOTH, meet, rezzes, run_on, texts
from tests.support.table import Table

WEYLAND = "Weyland Consortium: Building a Better World"


def to_action(t: Table, side: str = "runner") -> Table:
    t.until(side=side, kind="action")
    return t


@pytest.mark.card("Employee Strike")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("current", "gained"), [((), 5), (("Employee Strike",), 4)])
def test_employee_strike_takes_the_text_of_the_corps_identity(
    rules: str, current: tuple[str, ...], gained: int
) -> None:
    corp = Seat(identity=WEYLAND, credits=5, hand=["Hedge Fund"])
    t = Table(position(rules=rules, turn="corp", corp=corp, runner=Seat(play=current)))
    t.corp("play", "Hedge Fund")
    assert t.credits["corp"] - 5 == gained


@pytest.mark.card("Employee Strike")
def test_employee_strike_leaves_the_runners_identity_alone_and_ends_with_a_scored_agenda() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(identity=WEYLAND, credits=5, hand=["Hedge Fund"]),
            runner=Seat(identity="Noise: Hacker Extraordinaire", play=["Employee Strike"]),
            servers={"remote 1": At(root=["Vanity Project (6 advancement)"])},
        )
    )
    noise = t.game.state.cards[t.card("Noise: Hacker Extraordinaire")]
    assert not noise.face.lost
    t.corp("gain credit")
    t.until(side="corp", option="score")
    t.corp("score", "Vanity Project")
    to_action(t, "corp")
    assert t.zone("Employee Strike") == "heap"
    t.corp("play", "Hedge Fund")
    assert t.credits["corp"] == 11, "the identity has its text again"


def a_mill(*root: str, rules: str = "nsg-26.03", current: tuple[str, ...] = ("Rumor Mill",)) -> Table:
    return Table(
        position(
            rules=rules,
            turn="corp",
            corp=Seat(credits=5, deck=["5x Enigma"]),
            runner=Seat(play=current),
            servers={f"remote {n}": At(root=[card]) for n, card in enumerate(root, 1)},
        )
    )


@pytest.mark.card("Rumor Mill")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    ("card", "without"),
    [("Jackson Howard", False), ("Melange Mining Corp.", True)],
    ids=["unique", "not unique"],
)
def test_rumor_mill_takes_the_text_of_unique_assets_alone(rules: str, card: str, without: bool) -> None:
    assert a_mill(f"{card} (rezzed)", rules=rules, current=()).can("use", card)
    assert a_mill(f"{card} (rezzed)", rules=rules).can("use", card) == without


@pytest.mark.card("Rumor Mill")
def test_under_rumor_mill_a_unique_asset_is_rezzed_without_its_text() -> None:
    t = a_mill("Rashida Jaheem")
    t.until(side="corp", option="rez")
    t.corp("rez", "Rashida Jaheem")
    assert t.game.state.cards[t.card("Rashida Jaheem")].face.lost
    assert not a_mill("Rashida Jaheem", current=()).game.state.cards[0].face.lost


@pytest.mark.card("Rumor Mill")
def test_rumor_mill_takes_the_text_of_an_upgrade_that_is_accessed_and_not_of_a_region() -> None:
    t = a_mill("Ash 2X3ZB9CY (rezzed)", "Mahkota Langit Grid (rezzed)")
    lost = [t.name(cid) for cid, card in enumerate(t.game.state.cards) if card.face.lost]
    assert lost == ["Ash 2X3ZB9CY"]


@pytest.mark.card("Malia Z0L0K4")
@pytest.mark.parametrize("rules", BOTH)
def test_malia_takes_the_text_of_a_resource_for_as_long_as_she_is_rezzed(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            corp=Seat(credits=1),
            runner=Seat(
                credits=3, rig=["Armitage Codebusting (12 credit)", "Underworld Contact", "Ice Carver"]
            ),
            servers={"remote 1": At(root=["Malia Z0L0K4"])},
        )
    )
    assert t.can("use", "Armitage Codebusting")
    t.run("remote 1")
    t.until(side="corp", option="rez")
    t.corp("rez", "Malia Z0L0K4")
    t.until(side="corp", option="card")
    assert not t.can("card", "Ice Carver"), "it is virtual"
    t.corp("card", "Armitage Codebusting")
    t.until(side="runner", option="trash")
    t.runner("trash", "Malia Z0L0K4")
    to_action(t)
    assert t.can("use", "Armitage Codebusting"), "she is gone"


@pytest.mark.card("Malia Z0L0K4")
def test_while_malia_is_there_the_chosen_resource_cannot_be_used() -> None:
    t = Table(
        position(
            corp=Seat(credits=1),
            runner=Seat(credits=0, rig=["Armitage Codebusting (12 credit)"]),
            servers={"remote 1": At(root=["Malia Z0L0K4"])},
        )
    )
    t.run("HQ")
    rezzes(t, "Malia Z0L0K4")
    to_action(t)
    assert not t.can("use", "Armitage Codebusting")
    assert t.counters("Armitage Codebusting", "credit") == 12, "what it hosts stays"


@pytest.mark.card("Klevetnik")
@pytest.mark.parametrize("rules", BOTH)
def test_klevetnik_takes_all_abilities_of_a_resource_until_the_corps_next_turn_ends(rules: str) -> None:
    runner = Seat(credits=0, rig=["Armitage Codebusting (12 credit)"], deck=["9x Diesel"])
    corp = Seat(credits=3, deck=["9x Enigma"])
    t = Table(position(rules=rules, corp=corp, runner=runner, servers={"HQ": At(ice=["Klevetnik"])}))
    t.run("HQ")
    rezzes(t, "Klevetnik")
    t.until(about="may")
    t.corp("yes")
    t.finish_run()
    to_action(t)
    assert t.credits["runner"] == 2
    assert not t.can("use", "Armitage Codebusting")
    for _ in range(3):
        t.runner("gain credit")
    to_action(t, "corp")
    for _ in range(3):
        t.corp("gain credit")
    to_action(t)
    assert t.can("use", "Armitage Codebusting")


@pytest.mark.card("Klevetnik")
def test_klevetnik_pays_nothing_when_the_corp_declines() -> None:
    t = run_on("Klevetnik (unrezzed)", runner={"credits": 0, "rig": ["Armitage Codebusting"]})
    rezzes(t, "Klevetnik")
    t.finish_run()
    assert t.credits["runner"] == 0
    assert not t.happened("successful run"), "it ends the run"


@pytest.mark.card("Direct Access")
@pytest.mark.parametrize("rules", BOTH)
def test_direct_access_runs_past_identities_and_may_go_back_into_the_stack(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            corp=Seat(identity="Jinteki: Replicating Perfection"),
            runner=Seat(credits=1, hand=["Direct Access"], deck=["Diesel"]),
            servers={"remote 1": At(root=["PAD Campaign"])},
        )
    )
    assert not t.find("run", server="remote 1"), "no central server has been run on"
    t.runner("play", "Direct Access")
    t.until(side="runner", option="server")
    t.runner("server", server="remote 1")
    t.until(about="may")
    t.runner("yes")
    to_action(t)
    assert t.zone("Direct Access") == "stack"
    assert not t.find("run", server="remote 1"), "the identity has its text again"


@pytest.mark.card("Light the Fire!")
@pytest.mark.parametrize("rules", BOTH)
def test_light_the_fire_burns_a_root_whose_cards_can_do_nothing(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            corp=Seat(credits=0),
            runner=Seat(hand=["3x Diesel"], rig=["Light the Fire!"]),
            servers={
                "remote 1": At(root=["NGO Front (rezzed, 2 advancement)"]),
                "remote 2": At(root=["NGO Front (rezzed, 2 advancement)"]),
            },
        )
    )
    near, far = (cid for cid, card in enumerate(t.game.state.cards) if card.face.name == "NGO Front")
    t.runner("use", "Light the Fire!")
    assert not t.can("server", server="HQ"), "a remote server"
    t.runner("server", server="remote 1")
    assert len(t.events("damage", sort="core")) == 1
    t.until(side="corp", kind="paid", option="use")
    assert {option.card for option in t.find("use")} == {far}
    to_action(t)
    assert [t.game.state.cards[cid].zone for cid in (near, far)] == ["Archives", "table"]
    assert not t.game.state.cards[near].face.lost


@pytest.mark.card("Hush")
@pytest.mark.parametrize("rules", BOTH)
def test_hush_leaves_ice_its_printed_subroutines_alone(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            runner=Seat(credits=3, hand=["Hush"]),
            servers={"HQ": At(ice=["Tollbooth (rezzed)"]), "R&D": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.runner("install", "Hush")
    t.until(side="runner", option="card")
    t.runner("card", "Tollbooth")
    to_action(t)
    t.run("HQ")
    t.finish_run()
    assert t.credits["runner"] == 2, "there was no toll"
    assert not t.happened("successful run"), "the subroutine is there"
    to_action(t)
    t.runner("use", "Hush")
    to_action(t)
    assert t.game.state.cards[t.card("Hush")].host == t.card("Ice Wall")
    t.run("HQ")
    t.finish_run()
    assert not t.game.state.cards[t.card("Tollbooth")].face.lost


@pytest.mark.card("Hush")
def test_ice_with_hush_gains_no_subroutines() -> None:
    plain = run_on("Ansel 1.0", servers={"remote 1": At(root=["Warden Fatuma (rezzed)"])})
    hushed = run_on(
        "Ansel 1.0",
        servers={"remote 1": At(root=["Warden Fatuma (rezzed)"])},
        runner={"rig": ["Hush (on Ansel 1.0)", "Corroder"]},
    )
    assert len(texts(plain, "Ansel 1.0")) == len(texts(hushed, "Ansel 1.0")) + 1


@pytest.mark.card("Magnet")
@pytest.mark.parametrize("rules", BOTH)
def test_magnet_draws_a_program_onto_itself_and_silences_it(rules: str) -> None:
    t = run_on(
        "Magnet (unrezzed)",
        "Tollbooth",
        rules=rules,
        runner={"rig": ["Parasite (on Tollbooth, 3 virus)", "Corroder"]},
    )
    rezzes(t, "Magnet")
    meet(t, "Magnet")
    assert t.game.state.cards[t.card("Parasite")].host == t.card("Magnet")
    assert t.game.state.cards[t.card("Parasite")].face.lost
    assert not t.happened("trash"), "Parasite takes no strength from it"
    t.finish_run()
    assert not t.happened("successful run")
