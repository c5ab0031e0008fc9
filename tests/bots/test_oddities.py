"""Rules of thumb for questions that few cards ask, as short plays."""

from random import Random

import pytest

from rulerunner import At, Seat, position
from rulerunner.bots import ThumbBot
from rulerunner.bots.search import reflex
from rulerunner.bots.search.looks import Looks
from rulerunner.view.records import OptionView
from tests.cards.classic.test_runner_traces import traced
from tests.cards.modern.test_stimhack_and_sifting import sift
from tests.support.ice import meet, rezzes, run_on
from tests.support.table import Table


def choice(t: Table) -> OptionView:
    """What the bot would choose now."""
    view = t.game.view(t.decision.side)
    assert view.decision is not None
    return view.decision.options[ThumbBot().choose(view)]


def choices(t: Table, about: str) -> list[OptionView]:
    """What the bot chooses as long as it is asked the same."""
    found = []
    while t.game.decision is not None and t.decision.about == about:
        found.append(choice(t))
        t.choose(ThumbBot().choose(t.game.view(t.decision.side)))
    return found


# --- types and subtypes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rig", "kind"),
    [(["Corroder", "Imp", "Datasucker"], "program"), (["Corroder", "Ice Carver"], "resource")],
)
def test_the_type_is_named_of_which_most_would_go(rig: list[str], kind: str) -> None:
    t = Table(
        position(
            corp=Seat(credits=9, hand=["Game Over"], deck=["9x Enigma"]),
            runner=Seat(credits=2, clicks=1, rig=rig),
            servers={"remote 1": At(root=["Vanity Project"])},
        )
    )
    t.run("remote 1")
    t.until(side="corp", kind="action")
    t.corp("play", "Game Over")
    assert choice(t).detail == kind


@pytest.mark.parametrize(("mark", "kind"), [("", "asset"), (" (2 advancement)", "agenda")])
def test_what_is_advanced_is_taken_for_an_agenda(mark: str, kind: str) -> None:
    t = Table(
        position(
            corp=Seat(deck=["9x Enigma"]),
            runner=Seat(credits=9, hand=["Falsified Credentials"], deck=["9x Diesel"]),
            servers={"remote 1": At(root=[f"Project Junebug{mark}"])},
        )
    )
    t.runner("play", "Falsified Credentials")
    assert choice(t).detail == kind


def test_the_commonest_type_is_named_for_a_card_that_cannot_be_seen() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, deck=["9x Enigma"]),
            runner=Seat(clicks=0, deck=["9x Diesel"]),
            servers={"remote 1": At(root=["Balanced Coverage (rezzed)"])},
        )
    )
    t.until(side="corp", about="may")
    t.corp("yes")
    assert choice(t).detail == "ice"


@pytest.mark.parametrize(
    ("rig", "named"),
    [
        ([], {"barrier", "code gate", "sentry"}),
        (["Corroder"], {"code gate", "sentry"}),
        (["Cleaver", "Unity", "Carmen"], {"barrier", "code gate", "sentry"}),
    ],
)
def test_ice_becomes_what_the_rig_cannot_break(rig: list[str], named: set[str]) -> None:
    ice = "Lycian Multi-Munition"
    t = run_on(f"{ice} (unrezzed)", "Ice Wall", runner={"credits": 9, "rig": rig}, corp={"credits": 3})
    rezzes(t, ice)
    t.until(about="subtype")
    assert {each.detail for each in choices(t, "subtype") if each.kind == "subtype"} == named


# --- subroutines ------------------------------------------------------------------------------------------


def test_the_subroutine_that_hurts_most_is_the_one_to_resolve() -> None:
    t = run_on(
        "Mycoweb",
        corp={"credits": 0},
        servers={"R&D": At(ice=["Ichi 1.0 (rezzed)"])},
        runner={"hand": ["5x Diesel"], "rig": ["Corroder"]},
    )
    t.until(about="subroutine")
    assert choice(t).number == 0, "a program, rather than a trace"


def test_the_subroutine_that_harms_least_is_left_unbroken() -> None:
    t = run_on("Tithe", runner={"hand": ["5x Diesel"], "rig": ["Grappling Hook"]})
    meet(t, "Tithe")
    t.runner("use", "Grappling Hook")
    assert (t.decision.about, choice(t).number) == ("spare", 1), "a credit for the Corp, and no damage"


def test_what_ends_the_run_stands_last_among_gained_subroutines() -> None:
    t = run_on("Galahad", corp={"hand": ["Merlin", "Lancelot"]}, runner={"hand": ["5x Diesel"]})
    t.until(about="may")
    t.corp("yes")
    t.corp("card", "Merlin")
    t.corp("card", "Lancelot")
    chosen = choices(t, "place")
    assert [each.number for each in chosen] == [0, 1]


# --- piles ------------------------------------------------------------------------------------------------


def test_agendas_go_into_the_smaller_pile_and_the_larger_one_is_taken() -> None:
    t = sift()
    picked = choices(t, "pile")
    assert [each.what or each.kind for each in picked] == ["Hostile Takeover", "done"]
    assert t.decision.about == "which-pile"
    assert (choice(t).number, choice(t).text) == (2, "Take the second pile: 4 cards")


# --- what is paid for -------------------------------------------------------------------------------------


def test_a_card_is_saved_that_is_worth_its_price() -> None:
    saved = []
    for card in ("Magnum Opus", "Imp"):
        t = Table(
            position(
                corp=Seat(credits=9, hand=["Game Over"], deck=["9x Enigma"]),
                runner=Seat(credits=9, clicks=1, rig=[card]),
                servers={"remote 1": At(root=["Vanity Project"])},
            )
        )
        t.run("remote 1")
        t.until(side="corp", kind="action")
        t.corp("play", "Game Over")
        t.corp("type", detail="program")
        assert t.decision.about == "save"
        saved.append(choice(t).kind)
    assert saved == ["card", "done"]


@pytest.mark.parametrize(("bid", "kind"), [(1, "card"), (2, "done")])
def test_late_link_is_used_only_where_it_escapes_the_trace(bid: int, kind: str) -> None:
    t = traced(bid, "Signpost")
    assert t.decision.about == "late-link"
    assert choice(t).kind == kind


@pytest.mark.parametrize(("credits", "bid"), [(2, 0), (3, 3)])
def test_a_trace_that_cannot_be_escaped_takes_no_credit(credits: int, bid: int) -> None:
    """Ash traces with 4, and the Runner has a link of 1; the quick rules think the same."""
    t = Table(
        position(
            rules="nsg-26.03",
            corp=Seat(credits=0, hand=["3x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(identity="Kate “Mac” McCaffrey: Digital Tinker", credits=credits, hand=["3x Diesel"]),
            servers={"remote 1": At(root=["Ash 2X3ZB9CY (rezzed)", "Priority Requisition (3 advancement)"])},
        )
    )
    t.run("remote 1")
    t.until(side="runner", kind="choose number")
    assert t.decision.about == "trace-runner"
    assert choice(t).number == bid
    quick = reflex.choose(t.game.state, t.decision, Random(1), Looks(t.game.state))
    assert t.decision.options[quick].number == bid


def test_the_best_of_the_trashed_cards_is_removed_from_the_game() -> None:
    skorpios = "Skorpios Defense Systems: Persuasive Power"
    corp = Seat(identity=skorpios, credits=9, hand=["Scorched Earth"], deck=["9x Enigma"])
    runner = Seat(hand=["Corroder", "3x Easy Mark"], tags=1)
    t = Table(position(turn="corp", corp=corp, runner=runner))
    t.corp("play", "Scorched Earth")
    assert choice(t).what.startswith("Corroder")


def test_the_runner_gives_up_the_card_that_matters_least_to_damage() -> None:
    t = Table(
        position(
            corp=Seat(deck=["9x Enigma"]),
            runner=Seat(credits=9, hand=["Magnum Opus", "4x Tinkering"], rig=["Titanium Ribs"]),
            servers={"HQ": At(ice=["Neural Katana (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(about="damage")
    assert choice(t).what == "Tinkering"


# --- decks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "kind"), [(20, "yes"), (8, "no")])
def test_a_corp_whose_deck_runs_out_takes_no_more_of_it_than_it_must(left: int, kind: str) -> None:
    t = Table(
        position(
            turn="runner",
            corp=Seat(
                identity="AU Co.: The Gold Standard in Clones (2 power)",
                hand=["Enigma"],
                deck=[f"{left}x Enigma"],
            ),
            runner=Seat(clicks=0, hand=["5x Diesel"], deck=["9x Diesel"]),
        )
    )
    t.until(side="corp", about="may")
    assert choice(t).kind == kind


VALENCIA, MAXX = "Valencia Estevez: The Angel of Cayambe", "MaxX: Maximum Punk Rock"


def with_identities(identity: str, card: str, *outside: str) -> Table:
    hand, deck = [card, "4x Corroder"], ["9x Corroder"]
    runner = Seat(identity=identity, credits=0, clicks=1, hand=hand, deck=deck, outside=outside)
    walls = {name: At(ice=["Wall of Static (rezzed)"]) for name in ("HQ", "R&D", "Archives")}
    return Table(position(runner=runner, corp=Seat(deck=["9x Hedge Fund"]), servers=walls))


def test_an_identity_is_switched_for_one_that_does_more_and_the_best_of_them_is_taken() -> None:
    t = with_identities(VALENCIA, "Rebirth", MAXX, "Noise: Hacker Extraordinaire")
    assert choice(t).kind == "play"
    t.runner("play", "Rebirth")
    assert choice(t).what == MAXX
    assert choice(with_identities(MAXX, "Rebirth", VALENCIA)).kind != "play", "that would be a step back"


# --- runs that are paid for -------------------------------------------------------------------------------


def test_a_run_that_pays_as_it_ends_is_made_where_nothing_is_in_the_way() -> None:
    corp = Seat(credits=0, hand=["Hedge Fund"], deck=["9x Hedge Fund"])
    runner = Seat(credits=4, hand=["Dirty Laundry", "4x Kati Jones"], rig=["Kati Jones"], deck=["9x Diesel"])
    t = Table(position(corp=corp, runner=runner))
    chosen = choice(t)
    assert chosen.kind == "play"
    assert chosen.card is not None
