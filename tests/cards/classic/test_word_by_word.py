"""The game of 1996: cards read word by word against their definitions. What comes at the same time, what is
to be done if possible, a card that says "a card", damage that is the Corp's doing, prevention that nobody is
asked about; and that the log tells what was chosen."""

import pytest

from rulerunner import At, Seat
from rulerunner.view.log import transcript
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, damage, facing, in_zone, scored
from tests.support.classic_runner import CORP, offered, runner_turn, to_action
from tests.support.table import Table

# --- at the same time -------------------------------------------------------------------------------------


@pytest.mark.card("Charity Takeover")
@pytest.mark.rule("classic-1996 C3")
@pytest.mark.parametrize(
    ("publicity", "points", "result"),
    [
        (6, ["Political Overthrow"], ("runner", "bad publicity")),
        (5, ["Political Overthrow"], ("corp", "points")),
        (6, ["Corporate War"], ("runner", "bad publicity")),
        (5, ["Corporate War"], None),
    ],
)
def test_the_seventh_bad_publicity_loses_though_the_same_agenda_brings_the_seventh_point(
    publicity: int, points: list[str], result: tuple[str, str] | None
) -> None:
    t = scored("Charity Takeover", corp=Seat(bad_publicity=publicity, score=points))
    assert t.game.result == result
    assert t.game.state.players["corp"].bad_publicity == publicity + 1


@pytest.mark.card("Faked Hit")
@pytest.mark.rule("classic-1996 C3")
@pytest.mark.parametrize(
    ("publicity", "result"), [(6, ("runner", "bad publicity")), (5, ("corp", "flatline"))]
)
def test_the_corp_has_lost_before_the_damage_that_comes_after_the_publicity(
    publicity: int, result: tuple[str, str]
) -> None:
    t = runner_turn(
        corp=CORP._replace(bad_publicity=publicity), runner=Seat(credits=5, hand=["Faked Hit", "Score!"])
    )
    t.runner("play", "Faked Hit")
    assert t.game.result == result


# --- if possible ------------------------------------------------------------------------------------------


@pytest.mark.card("Siren", "Roving Submarine")
@pytest.mark.rule("classic-1996 C14")
@pytest.mark.parametrize(("region", "calls"), [("Roving Submarine", False), ("Paris City Grid", True)])
def test_the_siren_calls_nobody_to_a_fort_that_cannot_be_run_on(region: str, calls: bool) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        servers={"remote 1": At(root=["Siren (rezzed)", f"{region} (rezzed)"])},
    )
    t.run("HQ")
    assert t.can("trigger", "Siren") == calls


# --- the new fort -----------------------------------------------------------------------------------------


def reclaimed(*cards: str, rig: tuple[str, ...] = ()) -> Table:
    """Data Fort Reclamation is scored, and the cards are installed one by one, none of them rezzed."""
    t = scored("Data Fort Reclamation", corp=Seat(credits=0, hand=cards), runner=Seat(rig=rig))
    for card in cards:
        if t.can("card", card):
            t.corp("card", card)
        while t.decision.rule not in ("C4.6", "C12"):
            t.passes()
    return t


@pytest.mark.card("Data Fort Reclamation")
@pytest.mark.rule("classic-1996 C6")
def test_the_fort_stays_the_same_though_the_card_that_made_it_is_trashed_for_the_next() -> None:
    t = reclaimed("Hostile Takeover", "Holovid Campaign", "Filter", "Keeper")
    fort = t.game.state.servers[t.game.state.cards[t.card("Holovid Campaign")].server]
    assert [t.name(cid) for cid in fort.ice] == ["Filter", "Keeper"]
    assert in_zone(t, "Archives") == ["Hostile Takeover"]
    assert not t.game.state.servers[2].ice


@pytest.mark.card("Data Fort Reclamation")
def test_the_corp_may_leave_it_at_one_card() -> None:
    t = scored("Data Fort Reclamation", corp=Seat(credits=0, hand=["Holovid Campaign", "Filter"]))
    t.corp("card", "Holovid Campaign")
    t.corp("no")
    t.corp("done")
    t.until(rule="C4.6")
    assert t.zone("Filter") == "HQ"


@pytest.mark.card("Data Fort Reclamation", "Precision Bribery")
def test_no_fort_is_reclaimed_where_none_can_be_created() -> None:
    t = reclaimed("Holovid Campaign", rig=("Precision Bribery",))
    assert t.zone("Holovid Campaign") == "HQ"


# --- a card -----------------------------------------------------------------------------------------------


@pytest.mark.card("Lesley Major", "Raymond Ellison")
def test_lesley_major_adds_counters_to_any_card_in_the_fort() -> None:
    inside = ["Lesley Major (rezzed)", "Raymond Ellison (rezzed)", "Holovid Campaign"]
    t = runner_turn(
        corp=CORP._replace(credits=5),
        runner=Seat(credits=0, hand=HAND),
        servers={"remote 1": At(root=inside, ice=["Canis Minor (rezzed)"])},
    )
    t.run("remote 1")
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Lesley Major")
    assert offered(t) == ["Holovid Campaign", "Lesley Major", "Raymond Ellison"], "and not the ice on it"
    t.corp("card", "Holovid Campaign")
    assert not t.can("card"), "one card"
    t.until(side="corp", option="use")
    t.corp("use", "Raymond Ellison")
    t.corp("number", number=2)
    assert t.counters("Holovid Campaign", "advancement") == 0
    assert t.game.state.players["corp"].lent == 6


# --- whose damage it is -----------------------------------------------------------------------------------


@pytest.mark.card("Get Ready to Rumble", "Test Spin", "Please Don't Choke Anyone")
def test_damage_that_is_not_the_corps_doing_makes_nobody_rumble_or_choke() -> None:
    t = runner_turn(
        corp=CORP._replace(score=["Please Don't Choke Anyone"]),
        runner=Seat(credits=1, hand=["Test Spin", *HAND], deck=["Krash"], rig=["Get Ready to Rumble"]),
        servers={"HQ": At(ice=["Banpei (rezzed)"])},
    )
    t.runner("play", "Test Spin")
    t.runner("card", "Krash")
    t.runner("server", server="HQ")
    while t.decision.kind != "action":
        assert not t.can("trigger", "Get Ready to Rumble")
        assert t.decision.side == "runner", "the Corp has done no damage"
        t.passes()
    assert damage(t, "meat") == [4]


@pytest.mark.card("Get Ready to Rumble", "Scorched Earth")
def test_damage_of_the_corps_makes_them_rumble() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=3, hand=["Scorched Earth", "2x Keeper"], deck=DECK),
        runner=Seat(tags=1, hand=HAND, rig=["Get Ready to Rumble"]),
    )
    t.corp("play", "Scorched Earth")
    t.runner("trigger", "Get Ready to Rumble")
    assert not t.game.state.hand("corp")


# --- what prevents by itself ------------------------------------------------------------------------------


@pytest.mark.card("Cortical Stimulators", "Little Black Box")
@pytest.mark.parametrize(("card", "asked"), [("Cortical Stimulators", False), ("Little Black Box", True)])
def test_who_prevents_damage_is_asked_only_if_it_is_up_to_them(card: str, asked: bool) -> None:
    t = facing("Laser Wire", runner=Seat(credits=0, hand=HAND, rig=[card]))
    assert t.can("trigger", card) == asked
    to_action(t)
    assert damage(t, "net") == ([1] if asked else [])
    t.run("HQ")
    to_action(t)
    assert damage(t, "net")[-1] == 1, "one a turn"


@pytest.mark.card("Cortical Stimulators")
@pytest.mark.parametrize(("ice", "kind", "hurt"), [("Brain Wash", "core", []), ("Razor Wire", "net", [1])])
def test_cortical_stimulators_prevent_net_or_brain_damage(ice: str, kind: str, hurt: list[int]) -> None:
    t = facing(ice, runner=Seat(credits=0, hand=HAND, rig=["Cortical Stimulators"]))
    t.finish_run()
    assert damage(t, kind) == hurt


@pytest.mark.card("Cortical Stimulators")
def test_cortical_stimulators_prevent_no_meat_damage() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=0, hand=["Punitive Counterstrike"], deck=DECK),
        runner=Seat(tags=1, hand=HAND, rig=["Cortical Stimulators"]),
    )
    t.corp("play", "Punitive Counterstrike")
    assert damage(t, "meat") == [2]


# --- what the log tells -----------------------------------------------------------------------------------


def told(t: Table, seat: str, by: str) -> list[str]:
    """The lines of a seat's log about what was chosen for something that lasts."""
    lines = transcript(t.game.state, "corp" if seat == "corp" else "runner")
    return [line.text for line in lines if line.text.endswith(f"is chosen ({by}).")]


@pytest.mark.card("Lisa Blight", "Marcel DeSoleil")
@pytest.mark.parametrize("sysop", ["Lisa Blight", "Marcel DeSoleil"])
@pytest.mark.parametrize(
    ("ice", "runner"),
    [
        ("Laser Wire (rezzed)", "Subroutine 2 of Laser Wire protecting"),
        ("Laser Wire", "A piece of ice protecting"),
    ],
)
def test_the_log_tells_which_subroutine_is_repeated_on_ice_that_is_known(
    sysop: str, ice: str, runner: str
) -> None:
    t = classic(
        corp=Seat(credits=5, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=0, hand=HAND),
        servers={"remote 1": At(ice=["Canis Minor (rezzed)", ice, "Filter"], root=[f"{sysop} (rezzed)"])},
    )
    t.run("remote 1")
    t.until(side="corp", option="use")
    t.corp("use", sysop)
    t.corp("card", "Laser Wire")
    t.corp("subroutine", number=1)
    fort = f"subsidiary data fort 1 is chosen ({sysop})."
    assert told(t, "corp", sysop) == [f"Subroutine 2 of Laser Wire protecting {fort}"]
    assert told(t, "runner", sysop) == [f"{runner} {fort}"]


@pytest.mark.card("Sterdroid", "Restrictive Net Zoning", "Security Net Optimization")
def test_the_log_tells_what_something_that_lasts_is_about() -> None:
    t = classic(
        corp=Seat(credits=3, deck=DECK),
        runner=Seat(hand=["Restrictive Net Zoning"]),
        servers={"remote 1": At(root=["Sterdroid (rezzed)"]), "HQ": At(ice=["Filter", "Mazer (rezzed)"])},
    )
    t.runner("install", "Restrictive Net Zoning")
    t.runner("server", server="R&D")
    assert told(t, "corp", "Restrictive Net Zoning") == ["R&D is chosen (Restrictive Net Zoning)."]
    t.until(side="corp", option="use")
    t.corp("use", "Sterdroid")
    t.corp("card", "Filter")
    assert told(t, "corp", "Sterdroid") == ["Filter protecting HQ is chosen (Sterdroid)."]
    assert told(t, "runner", "Sterdroid") == ["A piece of ice protecting HQ is chosen (Sterdroid)."]
    t = scored("Security Net Optimization")
    t.corp("server", server="HQ")
    assert told(t, "runner", "Security Net Optimization") == ["HQ is chosen (Security Net Optimization)."]
