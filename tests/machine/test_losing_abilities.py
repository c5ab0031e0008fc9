"""26.03 9.1.9: cards lose abilities and regain them."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.kernel.read.values import strength as strength_of
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import HostedOnAny, Is, Same, Unique
from rulerunner.lang.instructions import Choose, Draw, EndRun, Gain, Lasting, Trash
from rulerunner.lang.refs import BOUND, CHOSEN, HOST, THIS
from rulerunner.lang.statics import (
    Advanceable,
    CannotGainAbilities,
    GainsSubroutines,
    InstallOnlyOn,
    LosesAbilities,
    Modify,
    Recurring,
    SpendFrom,
)
from rulerunner.lang.sugar import about, paid, static, sub, when
from rulerunner.lang.words import ASSET, HQ, ICE, PROGRAM, THIS_RUN, THIS_TURN
from rulerunner.positions_text import read_position
from tests.support.faces import made, table
from tests.support.ice import BOTH, texts
from tests.support.table import Table

ADVANCEABLE = static(Advanceable())
BUSY = made(
    "Busy", "asset", when(Trigger("run begins"), Gain(1)), paid(Credits(0), Gain(2)), static(Advanceable())
)
IDLE = made("Idle", "upgrade", paid(Credits(1), Draw(1)))
ALARM = made("Alarm", "asset", when(about("trash"), Gain(7)), when(about("rez"), Gain(3)), trash=0)
FUND = made("Fund", "asset", static(Recurring(2)), static(SpendFrom("any")))
WALL = made("Wall", "ice", static(Modify("strength", 3)), sub(EndRun()), subtypes=("barrier",), strength=2)
HUSHING = made("Hushing", "resource", static(LosesAbilities("all", Is(ASSET)), condition=DuringRun()))
QUIET = made("Quiet", "resource", static(LosesAbilities("printed", Is(ICE))))
SILENT = made("Silent", "resource", static(LosesAbilities("all", Is(ICE))))
TRIM = made("Trim", "resource", static(LosesAbilities("all but printed subroutines", Is(ICE))))
DENY = made("Deny", "resource", static(CannotGainAbilities(Is(ICE))))
GIFT = made("Gift", "asset", static(GainsSubroutines((sub(Gain(5)),), of=Is(ICE))))
STRIKE = made("Strike", "resource", static(LosesAbilities("printed", Is(ASSET))))
LONELY = made("Lonely", "resource", static(LosesAbilities("printed", Unique())))
SOLO = made("Solo", "resource", static(LosesAbilities("printed", Is(ASSET))), unique=True)
HIT = made("Hit", "resource", paid(Credits(0), Choose(Is(ASSET)), Trash(CHOSEN)))
FOR_NOW = made(
    "For Now",
    "resource",
    paid(Credits(0), Choose(Is(ASSET)), Lasting(LosesAbilities("all", Same(BOUND)), THIS_TURN, bind=CHOSEN)),
)
FOR_THE_RUN = made(
    "For The Run",
    "resource",
    paid(Credits(0), Choose(Is(ASSET)), Lasting(LosesAbilities("all", Same(BOUND)), THIS_RUN, bind=CHOSEN)),
)
ON_ICE = made("On Ice", "program", static(InstallOnlyOn(Is(ICE))), static(LosesAbilities("all", Same(HOST))))
HOSTILE = made("Hostile", "ice", static(LosesAbilities("all", Is(PROGRAM) & HostedOnAny(Same(THIS)))))
FACES = (
    *(BUSY, IDLE, ALARM, FUND, WALL, HUSHING, QUIET, SILENT, TRIM, DENY, GIFT, STRIKE, LONELY, SOLO, HIT),
    *(FOR_NOW, FOR_THE_RUN, ON_ICE, HOSTILE),
)


def laid(rig: tuple[str, ...] = (), rules: str = "nsg-26.03", turn: str = "runner", **servers: At) -> Table:
    return table(
        *FACES,
        rules=rules,
        turn=turn,
        corp=Seat(credits=5, deck=["9x Enigma"]),
        runner=Seat(credits=5, rig=rig, deck=["9x Diesel"]),
        servers={name.replace("_", " "): here for name, here in servers.items()},
    )


def lost(t: Table) -> set[str]:
    """The cards that have lost abilities printed on them."""
    return {card.face.name for card in t.game.state.cards if card.face.lost & 3}


@pytest.mark.rule("nsg-26.03 9.1.9a")
@pytest.mark.parametrize("rules", BOTH)
def test_a_lost_ability_is_ignored_wherever_it_would_be_asked_for(rules: str) -> None:
    busy = At(root=["Busy (rezzed)"])
    for strike, gained in ((), 6), (("Strike",), 5):
        t = laid(strike, rules=rules, remote_1=busy)
        t.run("HQ")
        t.finish_run()
        assert t.credits["corp"] == gained
        assert t.game.state.cards[t.card("Busy")].face.advanceable == (not strike)
    assert laid((), "nsg-26.03", "corp", remote_1=busy).can("advance", "Busy")
    assert not laid(("Strike",), "nsg-26.03", "corp", remote_1=busy).can("advance", "Busy")


@pytest.mark.rule("nsg-26.03 9.1.9a")
@pytest.mark.parametrize(
    ("taker", "subroutines", "strength"),
    [
        ((), ["End the run.", "Gain 5 credits."], 5),
        (("Quiet",), ["Gain 5 credits."], 2),
        (("Silent",), [], 2),
        (("Trim",), ["End the run."], 2),
        (("Deny",), ["End the run."], 5),
        (("Quiet", "Deny"), [], 2),
    ],
    ids=["nothing", "printed", "all", "all but printed subroutines", "cannot gain", "both"],
)
def test_what_is_printed_and_what_is_gained_are_lost_apart(
    taker: tuple[str, ...], subroutines: list[str], strength: int
) -> None:
    t = laid(taker, HQ=At(ice=["Wall (rezzed)"]), remote_1=At(root=["Gift (rezzed)"]))
    assert texts(t, "Wall") == subroutines
    assert strength_of(t.game.state, t.card("Wall")) == strength


@pytest.mark.rule("nsg-26.03 9.12.1d")
def test_an_effect_whose_ability_is_lost_is_not_applied() -> None:
    busy = At(root=["Busy (rezzed)"])
    assert lost(laid(("Solo",), remote_1=busy)) == {"Busy"}
    assert lost(laid(("Solo", "Lonely"), remote_1=busy)) == {"Solo"}


@pytest.mark.rule("nsg-26.03 9.12.1e")
def test_in_a_loop_the_hosted_card_comes_first() -> None:
    t = laid(("On Ice (on Hostile)",), HQ=At(ice=["Hostile (rezzed)"]))
    assert lost(t) == {"Hostile"}


@pytest.mark.rule("nsg-26.03 9.1.9", "nsg-26.03 6.3.2c")
def test_abilities_come_back_and_hear_of_nothing_before() -> None:
    t = laid(("Hushing",), remote_1=At(root=["Busy (rezzed)", "Idle (rezzed)"]))
    assert not lost(t)
    t.run("HQ")
    t.until(side="corp", kind="paid")
    assert lost(t) == {"Busy"}
    assert not t.can("use", "Busy")
    t.finish_run()
    t.until(side="runner", kind="action")
    assert not lost(t)
    assert t.credits["corp"] == 5, "the run began without it, and it did not catch up"


@pytest.mark.rule("nsg-26.03 9.1.8g")
def test_a_card_that_is_trashed_without_its_abilities_does_not_hear_of_it() -> None:
    for used, gained in ((), 7), (("For Now",), 0):
        t = laid(("Hit", "For Now"), remote_1=At(root=["Alarm (rezzed)"]))
        for card in (*used, "Hit"):
            t.until(side="runner", option="use")
            t.runner("use", card)
        t.until(side="runner", kind="action")
        assert t.zone("Alarm") == "Archives"
        assert t.credits["corp"] - 5 == gained
        assert not lost(t), "it is another object there"


@pytest.mark.rule("nsg-26.03 1.10.5a")
@pytest.mark.parametrize(("strike", "credits"), [((), 2), (("Strike",), 0)])
def test_a_card_that_becomes_active_without_its_abilities_has_no_recurring_credits(
    strike: tuple[str, ...], credits: int
) -> None:
    t = laid(strike, remote_1=At(root=["Fund"]))
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Fund")
    assert t.counters("Fund", "credit") == credits


@pytest.mark.rule("nsg-26.03 9.10.1")
def test_an_effect_for_the_run_ends_with_it() -> None:
    t = laid(("For The Run",), remote_1=At(root=["Busy (rezzed)", "Idle (rezzed)"]))
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", "For The Run")
    t.until(side="corp", kind="paid")
    assert lost(t) == {"Busy"}
    t.until(side="runner", kind="action")
    assert not lost(t)


@pytest.mark.rule("nsg-26.03 9.1.9")
def test_a_saved_game_knows_what_is_lost_and_both_players_see_it() -> None:
    identity = "Weyland Consortium: Building a Better World"
    t = Table(position(turn="corp", corp=Seat(identity=identity), runner=Seat(play=["Employee Strike"])))
    again = Game.from_json(t.game.to_json())
    was, now = (game.state.cards[t.card(identity)].face for game in (t.game, again))
    assert now is was
    assert now.lost
    assert now.printed is not now
    assert again.digest() == t.game.digest()
    for seat in ("corp", "runner"):
        notes = [note.text for card in t.game.view(seat).identities for note in card.notes]
        assert notes == ["has lost its abilities"]


@pytest.mark.rule("nsg-26.03 9.1.9")
def test_a_written_position_knows_what_is_lost() -> None:
    t = Table(
        position(corp=Seat(identity="Jinteki: Personal Evolution"), runner=Seat(play=["Employee Strike"]))
    )
    again = read_position(t.game.to_position())
    assert again.digest() == t.game.digest()


@pytest.mark.rule("nsg-26.03 9.1.8b", "nsg-26.03 9.1.9")
def test_what_was_drawn_without_its_ability_has_it_again_once_nothing_takes_it() -> None:
    handy = made("Handy", "asset", paid(Clicks(), Gain(5), active_in=HQ))
    gag = made("Gag", "resource", static(LosesAbilities("printed", Is(ASSET))))
    t = table(
        handy,
        gag,
        rules="nsg-26.03",
        turn="corp",
        corp=Seat(credits=5, hand=["Hedge Fund"], deck=["5x Handy"]),
        runner=Seat(rig=["Gag"], tags=1),
    )
    t.corp("draw")
    assert not t.can("use", "Handy")
    t.corp("trash resource")
    t.until(side="corp", kind="action")
    t.corp("use", "Handy")
    assert t.happened("gain credits", amount=5)
