"""Two rules at once: costs and wins, accesses and moves, hosts and checkpoints, with printed cards."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import score
from tests.support.faces import table
from tests.support.table import Table

OFFERS = ("may", "steal", "unless")


def corp(**more: Any) -> Seat:
    return Seat(**{"credits": 9, "hand": ["Hedge Fund"], "deck": ["9x Hedge Fund"], **more})


def runner(**more: Any) -> Seat:
    return Seat(**{"credits": 9, "clicks": 4, "deck": ["9x Diesel"], **more})


def play_on(t: Table, *cards: str, offers: tuple[str, ...] = ()) -> None:
    """Until somebody may act, or the game is over: choose these cards where they can be, take offers of these
    kinds and what may be triggered then, and decline everything else."""
    for _ in range(80):
        if t.game.decision is None or t.decision.kind in ("action", "discard"):
            return
        found = [o for name in cards for o in t.find("card", name)]
        if found:
            t.choose(found[0])
        elif t.decision.about in offers and t.can("yes"):
            t.choose(t.find("yes")[0])
        elif offers and t.can("trigger"):
            t.choose(t.find("trigger")[0])
        else:
            t.passes()
    raise AssertionError(f"still going on: {t.lines()}")


def ran(server: str, *cards: str, offers: tuple[str, ...] = (), **place: Any) -> Table:
    """The Runner runs on a server."""
    t = table(**{"corp": corp(), "runner": runner(), **place})
    t.run(server)
    play_on(t, *cards, offers=offers)
    return t


def names(t: Table, kind: str) -> list[str]:
    return [t.name(e.card) for e in t.events(kind)]


# --- winning, and what would have come next ---------------------------------------------------------------

SIX = ["2x Salvo Testing"]


@pytest.mark.rule("nsg-26.03 10.3.1c", "nsg-26.03 10.3.2")
@pytest.mark.parametrize(
    "seat",
    [
        {"identity": "Jinteki: Personal Evolution", "hand": ["Hostile Takeover"]},
        {"hand": ["Fujii Asset Retrieval"]},
        {"hand": ["Hostile Takeover"], "score": ["Divested Trust"]},
    ],
)
def test_the_runner_has_won_before_anything_reacts_to_the_last_agenda(seat: dict[str, Any]) -> None:
    t = ran("HQ", corp=corp(**seat), runner=runner(score=SIX), offers=OFFERS)
    assert t.game.result == ("runner", "points")


@pytest.mark.rule("nsg-26.03 1.16.10c", "nsg-26.03 1.7.2b")
def test_paying_with_damage_for_the_last_agenda_flatlines_first() -> None:
    t = ran(
        "HQ",
        corp=corp(hand=["Obokata Protocol"]),
        runner=runner(score=SIX, hand=["3x Diesel"]),
        offers=OFFERS,
    )
    assert t.game.result == ("corp", "flatline")


@pytest.mark.rule("nsg-26.03 5.5.4a", "nsg-26.03 5.5.3b")
@pytest.mark.parametrize(("rig", "kept"), [([], None), (["Hippocampic Mechanocytes (2 power)"], 1)])
def test_a_maximum_hand_size_below_0_flatlines_as_it_is_in_the_end(rig: list[str], kept: int | None) -> None:
    t = table(corp=corp(), runner=runner(clicks=1, core_damage=6, rig=rig, hand=["2x Diesel"]))
    t.runner("gain credit")
    for _ in range(30):
        if t.game.decision is None or t.decision.side == "corp":
            break
        t.passes()
    if kept is None:
        assert t.game.result == ("corp", "flatline")
    else:
        assert len(t.game.state.zones["grip"]) == kept


# --- accesses, and cards that move meanwhile --------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 7.4.6b", "nsg-26.03 1.12.1")
def test_a_stolen_agenda_put_back_into_hq_is_a_new_candidate() -> None:
    t = ran(
        "HQ",
        corp=corp(hand=["Hostile Takeover"], score=["Divested Trust"]),
        runner=runner(rig=["HQ Interface"]),
        offers=OFFERS,
    )
    assert names(t, "steal") == ["Hostile Takeover"] * 2


@pytest.mark.rule("nsg-26.03 7.4.5", "nsg-26.03 7.4.7a")
def test_a_stolen_agenda_put_into_hq_leaves_the_breach_of_rnd() -> None:
    t = ran(
        "R&D",
        corp=corp(hand=[], deck=["Hostile Takeover", "Hedge Fund", "Enigma"], score=["Divested Trust"]),
        runner=runner(rig=["R&D Interface"]),
        offers=OFFERS,
    )
    assert names(t, "access") == ["Hostile Takeover", "Hedge Fund"]
    assert t.zone("Hostile Takeover") == "HQ"


@pytest.mark.rule("nsg-26.03 7.1.5b")
def test_no_ability_trashes_a_card_accessed_in_archives() -> None:
    t = table(
        corp=corp(discard=["PAD Campaign"]),
        runner=runner(rig=["Imp (2 virus)", "Carnivore"], hand=["3x Diesel"]),
    )
    t.run("Archives")
    while t.decision.kind != "action":
        assert t.decision.kind != "mid-access"
        t.passes()


@pytest.mark.rule("nsg-26.03 7.4.2b", "nsg-26.03 7.3.5b")
def test_additional_accesses_do_not_help_against_a_limit_for_the_run() -> None:
    t = ran(
        "HQ",
        corp=corp(hand=["3x Hedge Fund"]),
        runner=runner(rig=["HQ Interface"]),
        servers={"HQ": At(ice=["Hudson 1.0 (rezzed)"], root=["Ben Musashi"])},
    )
    assert len(t.events("access")) == 1


@pytest.mark.rule("nsg-26.03 7.4.3", "nsg-26.03 1.16.10a")
def test_who_pays_neither_the_ice_nor_the_identity_accesses_nothing() -> None:
    """Otoroshi's access in a remote server costs a credit besides: the Runner declines both."""
    t = table(
        corp=corp(identity="Gagarin Deep Space: Expanding the Horizon"),
        runner=runner(credits=5),
        servers={"HQ": At(ice=["Otoroshi (rezzed)"]), "remote 1": At(root=["Project Junebug"])},
    )
    t.run("HQ")
    while t.decision.kind != "action":
        if t.decision.side == "corp" and t.can("card", "Project Junebug"):
            t.corp("card", "Project Junebug")
        elif t.decision.side == "corp" and t.can("number", number=3):
            t.corp("number", number=3)
        elif t.decision.side == "corp" and t.can("yes"):
            t.corp("yes")
        else:
            t.passes()
    assert "Project Junebug" not in names(t, "access")
    assert t.credits["runner"] == 5


@pytest.mark.rule("nsg-26.03 4.8.3", "nsg-26.03 7.1.3")
def test_an_ambush_works_where_it_lies_aside() -> None:
    """Deep Dive: the top of R&D is set aside, and one of the cards there is accessed."""
    t = table(corp=corp(deck=["Snare!", "9x Hedge Fund"]), runner=runner(hand=["Deep Dive", "5x Diesel"]))
    for server in ("HQ", "Archives", "R&D"):
        t.run(server)
        play_on(t)
    t.runner("play", "Deep Dive")
    play_on(t, "Snare!", offers=("may",))
    assert t.tags == 1
    assert [e.amount for e in t.events("damage")] == [3]


@pytest.mark.rule("nsg-26.03 7.3.1", "nsg-26.03 7.3.5")
def test_a_breach_in_a_run_on_another_server_has_its_own_accesses() -> None:
    """Kitsune: the Corp chooses what is accessed first in HQ; then R&D is breached as well."""
    t = table(
        corp=corp(hand=["Snare!", "Hedge Fund"]),
        runner=runner(hand=["4x Diesel"], rig=["HQ Interface"]),
        servers={"R&D": At(ice=["Kitsune (rezzed)"])},
    )
    t.run("R&D")
    play_on(t, "Snare!", offers=("may", "target"))
    assert names(t, "access")[0] == "Snare!"
    assert names(t, "access").count("Hedge Fund") == 2
    assert t.zone("Kitsune") == "Archives"


# --- costs ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 1.16.1b")
def test_damage_that_is_prevented_throughout_the_run_cannot_be_paid() -> None:
    t = table(
        corp=corp(),
        runner=runner(hand=["The Noble Path", "5x Diesel"]),
        servers={"remote 1": At(root=["Obokata Protocol"])},
    )
    t.runner("play", "The Noble Path")
    t.runner("server", server="remote 1")
    play_on(t, offers=("steal",))
    assert names(t, "access") == ["Obokata Protocol"]
    assert t.zone("Obokata Protocol") == "table"


@pytest.mark.rule("nsg-26.03 1.16.10b")
@pytest.mark.parametrize(("hand", "may"), [([], False), (["Hedge Fund"], True)])
def test_an_additional_cost_that_cannot_be_paid_forbids_the_rez(hand: list[str], may: bool) -> None:
    t = table(
        turn="corp",
        corp=corp(hand=hand, clicks=3),
        runner=runner(clicks=None, play=["Hacktivist Meeting"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    t.corp("gain credit")
    assert t.can("rez", "PAD Campaign") is may


@pytest.mark.rule("nsg-26.03 1.17.3d", "nsg-26.03 7.1.6a")
def test_an_agenda_that_costs_a_click_is_not_stolen_with_the_last_one() -> None:
    t = table(corp=corp(hand=["Ikawah Project"]), runner=runner(clicks=1))
    t.run("HQ")
    play_on(t, offers=OFFERS)
    assert t.zone("Ikawah Project") == "HQ"


@pytest.mark.rule("nsg-26.03 9.5.7c", "nsg-26.03 1.16.10b")
def test_what_is_trashed_to_use_an_ability_may_be_what_it_acts_on() -> None:
    """Simulchip: the program given up for it is the one in the heap by then."""
    t = table(
        corp=corp(),
        runner=runner(rig=["Simulchip", "Mimic"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"])},
    )
    t.run("HQ")
    while not t.can("use", "Simulchip"):
        t.passes()
    t.runner("use", "Simulchip")
    while not t.events("install"):
        t.runner("card", "Mimic") if t.can("card", "Mimic") else t.passes()
    assert t.zone("Mimic") == "table"


# --- checkpoints, hosts, conversions ----------------------------------------------------------------------


@pytest.mark.rule("nsg-26.03 10.3.1d", "nsg-26.03 10.3.1e")
def test_a_new_console_may_leave_too_little_memory_at_once() -> None:
    t = table(
        corp=corp(),
        runner=runner(credits=20, hand=["Desperado"], rig=["Box-E", "2x Battering Ram", "Corroder", "Mimic"]),
    )
    t.runner("install", "Desperado")
    assert t.zone("Box-E") == "heap"
    assert t.decision.about == "memory"


@pytest.mark.rule("nsg-26.03 9.1.8g")
def test_a_card_that_is_trashed_hears_of_it_itself() -> None:
    t = table(
        turn="corp",
        corp=corp(clicks=1),
        runner=runner(clicks=None, credits=0, rig=["Wasteland", "Aesop’s Pawnshop"]),
    )
    t.corp("gain credit")
    while not (t.decision.side == "runner" and t.decision.kind == "action"):
        if t.can("card", "Wasteland"):
            t.runner("card", "Wasteland")
        elif t.decision.side == "runner" and t.decision.about == "may":
            t.runner("yes")
        elif t.can("trigger", "Aesop’s Pawnshop"):
            t.runner("trigger", "Aesop’s Pawnshop")
        else:
            t.passes()
    assert t.zone("Wasteland") == "heap"
    assert t.credits["runner"] == 3 + 1


@pytest.mark.rule("nsg-26.03 10.1.3", "nsg-26.03 8.8.4c")
def test_a_card_turned_into_an_agenda_is_one_in_the_other_score_area_too() -> None:
    t = table(
        corp=corp(hand=["Exchange of Information"], score=["Hostile Takeover"], discard=["News Team"]),
        runner=runner(clicks=1, tags=1),
    )
    t.run("Archives")
    t.until(about="effect")
    t.runner("effect", number=1)
    t.until(side="corp", kind="action")
    t.corp("play", "Exchange of Information")
    play_on(t)
    assert (score(t.game.state, "corp"), score(t.game.state, "runner")) == (-1, 1)


@pytest.mark.rule("nsg-26.03 8.1.1", "nsg-26.03 3.2.3a")
@pytest.mark.parametrize(("note", "zone"), [("", "HQ"), (" (face up)", "table")])
def test_a_face_up_agenda_is_not_an_unrezzed_card(note: str, zone: str) -> None:
    t = ran(
        "HQ",
        corp=corp(hand=["Hostile Takeover"]),
        runner=runner(identity="Leela Patel: Trained Pragmatist"),
        servers={"remote 1": At(root=[f"Oaktown Renovation{note}"])},
    )
    assert t.zone("Oaktown Renovation") == zone


@pytest.mark.rule("nsg-26.03 4.6.8e", "nsg-26.03 6.8.4b", "nsg-26.03 9.2.7a")
def test_a_run_on_a_server_that_ceases_is_neither_won_nor_lost_once_the_window_is_over() -> None:
    t = table(
        corp=corp(),
        runner=runner(rig=["Fall Guy"]),
        servers={"remote 1": At(root=["Mavirus (rezzed)"])},
    )
    t.run("remote 1")
    t.until(side="corp", option="use")
    t.corp("use", "Mavirus")
    assert t.decision.side == "runner"
    assert t.can("use", "Fall Guy")
    t.until(kind="action")
    assert t.events("run ends")
    assert not t.events("successful run")
    assert not t.events("unsuccessful run")


@pytest.mark.rule("nsg-26.03 9.2.8d", "nsg-26.03 7.3.1")
def test_a_card_added_to_hq_first_may_be_accessed_there_next() -> None:
    """The Corp scores: Leela adds an agenda to HQ, and Gang Sign finds it there."""
    t = table(
        turn="corp",
        corp=corp(hand=[], clicks=3),
        runner=runner(
            clicks=None, identity="Leela Patel: Trained Pragmatist", rig=["Gang Sign"], hand=["3x Diesel"]
        ),
        servers={
            "remote 1": At(root=["Hostile Takeover (2 advancement)"]),
            "remote 2": At(root=["Priority Requisition"]),
        },
    )
    t.corp("gain credit")
    t.until(side="corp", option="score")
    t.corp("score", "Hostile Takeover")
    t.until(side="runner", kind="reaction")
    t.runner("trigger", "Leela Patel: Trained Pragmatist")
    play_on(t)
    assert t.zone("Priority Requisition") == "runner score"
