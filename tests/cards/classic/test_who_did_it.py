"""Who ends a run, trashes or shows a card: the player whose card says so. Nobody asks in 1996; a card that is
made up for these plays does."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import interrupt
from tests.support.classic import breaking, classic
from tests.support.classic_corp import DECK, HAND, break_all_but, corp_turn
from tests.support.classic_runner import CORP, to_action
from tests.support.faces import made
from tests.support.table import Table

EAR = made("Ear", "resource", interrupt(Trigger("end the run", side="corp"), Gain(1)), family="classic")
"""It pays a bit for each run that the Corp ends."""
ENDING = ["Credit Blocks", "Data Naga", "Glacier", "Lesser Arcana", "Walking Wall"]


@pytest.mark.card(*ENDING)
@pytest.mark.parametrize("ice", ENDING)
def test_ice_ends_the_run_for_the_corp(ice: str) -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=0, hand=HAND, rig=["Ear"]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
        faces=[EAR],
    )
    t.run("HQ")
    to_action(t)
    assert t.happened("end the run")
    assert t.credits["runner"] == 1


@pytest.mark.card("Glacier")
def test_each_subroutine_of_glacier_ends_the_run_for_the_corp() -> None:
    """The first is broken; the second ends the run."""
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=99, hand=HAND, rig=["Ear", "Krash"]),
        servers={"HQ": At(ice=["Glacier (rezzed)"])},
        faces=[EAR],
    )
    t.run("HQ")
    t.until(rule="7?")
    break_all_but(t, 1)
    to_action(t)
    assert [e.amount for e in t.events("gain credits")] == [1]


@pytest.mark.card("Gatekeeper")
def test_what_is_paid_for_as_it_is_rezzed_ends_the_run_for_the_corp() -> None:
    t = classic(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=0, hand=HAND, rig=["Ear"]),
        servers={"HQ": At(ice=["Gatekeeper"])},
        faces=[EAR],
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Gatekeeper")
    t.corp("number", number=2)
    to_action(t)
    assert t.credits["runner"] == 1


def breaks_banpei(t: Table) -> None:
    """The Runner, in a run on HQ, breaks both subroutines of Banpei, up to where its passing is heard of."""
    while not t.can("trigger"):
        match t.decision.rule:
            case "7?" | "10+":
                t.runner("yes")
            case "8":
                t.runner("subroutine", number=t.find("subroutine")[0].number)
            case "10":
                t.runner("use", "Krash")
            case _:
                t.passes()


def at_banpei(*hand: str, rig: list[str]) -> Table:
    return classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=60, hand=[*hand, *HAND], rig=["Ear", "Krash", *rig]),
        servers={"HQ": At(ice=["Banpei (rezzed)"])},
        faces=[EAR],
    )


@pytest.mark.card("Disintegrator", "Disgruntled Ice Technician")
@pytest.mark.parametrize("card", ["Disintegrator", "Disgruntled Ice Technician"])
def test_a_run_that_the_runner_ends_is_not_ended_by_the_corp(card: str) -> None:
    plays = card != "Disintegrator"
    t = at_banpei(*[card] * plays, rig=[card] * (not plays))
    if plays:
        t.runner("play", card)
        t.runner("server", server="HQ")
    else:
        t.run("HQ")
    breaks_banpei(t)
    t.runner("trigger", card)
    assert t.happened("end the run")
    assert not [e for e in t.events("gain credits") if e.amount == 1], "Ear has heard nothing"


@pytest.mark.card("Disintegrator", "Disgruntled Ice Technician")
@pytest.mark.parametrize("second", ["Disintegrator", "Disgruntled Ice Technician"])
def test_ice_that_was_broken_in_another_run_of_the_turn_is_not_broken_in_this_one(second: str) -> None:
    """It was turned down in the first run; in the second it is passed unrezzed, without an encounter."""
    t = at_banpei("Disgruntled Ice Technician", rig=["Disintegrator"])
    t.run("HQ")
    breaks_banpei(t)
    t.runner("trigger", "Disintegrator")
    t.until(side="runner", kind="action")
    assert not t.rezzed("Banpei")
    if second == "Disintegrator":
        t.run("HQ")
    else:
        t.runner("play", "Disgruntled Ice Technician")
        t.runner("server", server="HQ")
    while t.in_run():
        assert not t.can("trigger", second)
        t.passes()
    assert len(t.events("pass")) == 2


def sides(t: Table, kind: str, card: str) -> set[str]:
    """Who is said to have done something to a card."""
    return {e.side for e in t.events(kind) if t.name(e.card) == card}


# --- cards trashed and shown ------------------------------------------------------------------------------


@pytest.mark.card("Aardvark")
def test_the_corp_trashes_the_worm() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=20, hand=HAND, rig=["Dwarf"]),
        servers={"remote 1": At(root=["Aardvark"], ice=["Data Wall (rezzed)"])},
    )
    t.run("remote 1")
    t.until(rule="7?")
    breaking(t, by="Dwarf")
    t.corp("yes")
    assert sides(t, "trash", "Dwarf") == {"corp"}


@pytest.mark.card("Security Purge")
def test_the_corp_trashes_what_it_has_shown() -> None:
    t = corp_turn(
        at="C4.1",
        corp=Seat(clicks=0, deck=["3x Accounts Receivable", *DECK]),
        servers={"remote 1": At(root=["Security Purge (3 advancement)"])},
    )
    t.corp("score", "Security Purge")
    t.until(side="corp", kind="action")
    assert sides(t, "trash", "Accounts Receivable") == {"corp"}


@pytest.mark.card("Glacier")
def test_the_corp_shows_glacier_as_it_moves() -> None:
    t = classic(
        corp=CORP._replace(credits=5),
        runner=Seat(hand=HAND),
        servers={"HQ": At(ice=["Glacier"])},
    )
    t.run("HQ")
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Glacier")
    t.until(side="corp", option="server")
    assert sides(t, "reveal", "Glacier") == {"corp"}


@pytest.mark.card("N.E.T.O.")
def test_the_runner_shows_what_was_looked_for() -> None:
    t = classic(runner=Seat(rig=["N.E.T.O."], deck=["Inside Job", *["Krash"] * 5]))
    t.runner("use", "N.E.T.O.")
    t.runner("number", number=1)
    if t.can("card"):
        t.runner("card", "Inside Job")
    assert sides(t, "reveal", "Inside Job") == {"runner"}


@pytest.mark.card("Reclamation Project")
def test_the_corp_shows_what_it_reclaims() -> None:
    t = corp_turn(corp=Seat(credits=9, hand=["Reclamation Project"], discard=["Mazer"], deck=DECK))
    t.corp("play", "Reclamation Project")
    t.corp("card", "Mazer")
    if t.can("done"):
        t.corp("done")
    assert t.zone("Mazer") == "HQ"
    assert sides(t, "reveal", "Mazer") == {"corp"}


# --- the rest ---------------------------------------------------------------------------------------------


@pytest.mark.card("Lesser Arcana")
def test_lesser_arcana_is_turned_into_a_wall_only_as_it_is_rezzed_itself() -> None:
    t = classic(
        corp=CORP._replace(credits=20),
        runner=Seat(hand=HAND),
        servers={"HQ": At(ice=["Data Wall"]), "R&D": At(ice=["Lesser Arcana (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Data Wall")
    assert not t.can("yes")
    to_action(t)
    assert t.credits["corp"] == 19


@pytest.mark.card("Live News Feed")
def test_the_news_are_not_of_every_card_that_is_rezzed() -> None:
    t = classic(
        corp=CORP._replace(credits=20),
        runner=Seat(hand=["Live News Feed", *HAND]),
        servers={"remote 1": At(root=["Holovid Campaign"])},
    )
    t.runner("play", "Live News Feed")
    t.runner("server", server="HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Holovid Campaign")
    to_action(t)
    assert (t.tags, t.game.state.players["corp"].bad_publicity) == (2, 0)


@pytest.mark.card("Rent-to-Own Contract", "Glacier")
def test_ice_that_costs_an_agenda_point_is_rented_for_none() -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Rent-to-Own Contract"], score=["Hostile Takeover"], deck=DECK),
        servers={"HQ": At(ice=["Glacier"])},
    )
    t.corp("play", "Rent-to-Own Contract")
    t.until(side="corp", kind="action")
    assert t.rezzed("Glacier")
    assert not t.happened("lose points")
