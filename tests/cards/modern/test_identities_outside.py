"""Identities that are brought along with a deck and come into the game (26.03: 1.5.4)."""

import random

import pytest

from rulerunner import Game, Seat, position
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import INSTALLED, Named
from rulerunner.lang.instructions import Gain, TrashAll, TurnDown
from rulerunner.lang.statics import CannotGainAbilities, LosesAbilities, Player
from rulerunner.lang.sugar import paid, play, static
from rulerunner.positions_text import read_position
from rulerunner.view.sampler import sample
from tests.support.ice import BOTH
from tests.support.table import Table
from tests.view.swapping import swapped

NOISE = "Noise: Hacker Extraordinaire"
MAXX = "MaxX: Maximum Punk Rock"
VALENCIA = "Valencia Estevez: The Angel of Cayambe"
HAYLEY = "Hayley Kaplan: Universal Scholar"
GEIST = 'Armand "Geist" Walker: Tech Lord'
KATE = 'Kate "Mac" McCaffrey: Digital Tinker'
LAT = "Lat: Ethical Freelancer"
ALL = (GEIST, HAYLEY, KATE, LAT, MAXX, VALENCIA)


def table(
    identity: str,
    *hand: str,
    rules: str = "nsg-26.03",
    outside: tuple[str, ...] = ALL,
    rig: tuple[str, ...] = (),
    faces: tuple[Face, ...] = (),
) -> Table:
    runner = Seat(
        identity=identity, credits=20, clicks=4, hand=hand, rig=rig, deck=["9x Sure Gamble"], outside=outside
    )
    return Table(position(rules=rules, runner=runner, corp=Seat(deck=["9x Hedge Fund"]), faces=faces))


def mine(t: Table) -> str:
    """The Runner's identity."""
    return next(card.name for card in t.game.view("corp").identities if card.side == "runner")


def pile(t: Table) -> list[str]:
    return [card.name for card in t.game.view("runner").outside]


def offered(t: Table) -> list[str]:
    return [t.name(option.card) for option in t.decision.options]


def next_turn(t: Table) -> None:
    t.until(side="corp", kind="action")
    t.until(side="runner", kind="action")


def the_same_again(game: Game) -> None:
    """The game comes back from its JSON, from its text and from a copy."""
    assert Game.from_json(game.to_json()).digest() == game.digest()
    assert read_position(game.to_position()).digest() == game.digest()
    assert game.clone().digest() == game.digest()


@pytest.mark.card("Rebirth")
@pytest.mark.rule("nsg-26.03 1.5.4b", "nsg-26.03 1.5.4a")
@pytest.mark.parametrize("rules", BOTH)
def test_rebirth_makes_another_identity_of_the_faction_yours(rules: str) -> None:
    t = table(NOISE, "Rebirth", rules=rules)
    assert pile(t) == sorted(ALL)
    t.runner("play", "Rebirth")
    assert offered(t) == [MAXX, VALENCIA], "no others are Anarchs"
    the_same_again(t.game)
    t.runner("card", MAXX)
    assert mine(t) == MAXX
    assert pile(t) == sorted({*ALL, NOISE} - {MAXX}), "the old one goes where the new one came from"
    assert t.zone("Rebirth") == "removed"
    the_same_again(t.game)
    next_turn(t)
    assert len(t.events("trash")) == 2, "it has the text of the new one"


@pytest.mark.card("Rebirth")
def test_with_rebirth_the_old_identity_has_no_text_any_more_and_its_link_goes() -> None:
    t = table(KATE, "Rebirth", "Corroder", outside=(HAYLEY,))
    assert t.game.view("corp").runner.link == 1
    t.runner("play", "Rebirth")
    assert mine(t) == HAYLEY
    assert t.game.view("corp").runner.link == 0
    t.runner("install", "Corroder")
    assert t.credits["runner"] == 18, "nothing less, as Kate would have had it"


@pytest.mark.card("Rebirth")
@pytest.mark.parametrize("outside", [(), (GEIST, HAYLEY)])
def test_rebirth_does_nothing_where_there_is_no_other_identity_of_the_faction(
    outside: tuple[str, ...],
) -> None:
    assert not table(NOISE, "Rebirth", rules="nisei-1.4", outside=outside).can("play", "Rebirth")
    t = table(NOISE, "Rebirth", outside=outside)
    t.runner("play", "Rebirth")
    assert (mine(t), t.zone("Rebirth")) == (NOISE, "removed"), (
        "it may be played in vain, where the rules say so"
    )
    assert pile(t) == sorted(outside)


@pytest.mark.card("Rebirth")
@pytest.mark.rule("nsg-26.03 1.5.4a")
def test_the_corp_does_not_see_what_lies_outside_the_game_and_cannot_tell() -> None:
    t = table(NOISE, "Rebirth", "Sure Gamble")
    state, decision = t.game.state, t.decision
    assert t.game.view("corp").outside == ()
    seen = t.game.view("corp").to_json()
    assert not any(name in seen for name in ALL)
    lying = state.zones["outside"]
    assert Game(swapped(state, (lying[0], lying[-1])), decision).view("corp").to_json() == seen
    t.runner("gain credit")
    t.until(side="corp")
    drawn = sample(t.game.state, "corp", random.Random(1))
    assert drawn.zones["outside"] == t.game.state.zones["outside"]
    assert all(drawn.cards[cid].face.type == "identity" for cid in drawn.zones["outside"])
    assert not any(
        drawn.cards[cid].face.type == "identity" for cid in drawn.zones["grip"] + drawn.zones["stack"]
    )


# --- the text of another card -----------------------------------------------------------------------------


def fenris(
    identity: str, *hand: str, rules: str = "nsg-26.03", take: str, faces: tuple[Face, ...] = ()
) -> Table:
    t = table(identity, "DJ Fenris", *hand, rules=rules, faces=faces)
    t.runner("install", "DJ Fenris")
    if len(t.decision.options) > 1 and t.decision.kind == "choose card":
        t.runner("card", take)
    return t


@pytest.mark.card("DJ Fenris")
@pytest.mark.parametrize("rules", BOTH)
def test_dj_fenris_hosts_a_g_mod_of_another_faction_and_has_its_text(rules: str) -> None:
    t = table(LAT, "DJ Fenris", rules=rules)
    t.runner("install", "DJ Fenris")
    assert offered(t) == [GEIST, MAXX], "Hayley is a Shaper too; Valencia and Kate are natural"
    the_same_again(t.game)
    t.runner("card", MAXX)
    assert t.game.state.cards[t.card(MAXX)].host == t.card("DJ Fenris")
    assert mine(t) == LAT
    assert t.game.view("corp").rig[0].hosted[0].name == MAXX, "everybody sees it there"
    the_same_again(t.game)
    next_turn(t)
    assert len(t.events("trash")) == 2
    assert t.events("trash")[0].source == t.card("DJ Fenris"), "it is his text now"


@pytest.mark.card("DJ Fenris")
def test_dj_fenris_gains_no_link_and_hears_nothing_of_his_own_install() -> None:
    t = fenris(NOISE, "Corroder", "Crypsis", take=HAYLEY)
    assert t.decision.kind == "action", (
        "Hayley would have asked for another resource, and there is one install"
    )
    t.runner("install", "Corroder")
    assert t.events("install")[-1].card == t.card("Corroder"), "it is the second one this turn"
    assert not t.can("card", "Crypsis")
    assert t.game.view("corp").runner.link == 0
    assert fenris(NOISE, take=GEIST).game.view("corp").runner.link == 0, "link is no text"


FENRIS = INSTALLED & Named("DJ Fenris")
FAREWELL = Face(
    Facts("Farewell", "runner", "event", cost=0, faction="neutral_runner"), (play(TrashAll(FENRIS)),)
)
APOCALYPSE = Face(
    Facts("Lesser Apocalypse", "runner", "event", cost=0, faction="neutral_runner"), (play(TurnDown(FENRIS)),)
)
BLANK = Face(
    Facts("Blank", "runner", "hardware", cost=0, faction="neutral_runner"),
    (static(LosesAbilities("printed", FENRIS)),),
)
MUTE = Face(
    Facts("Mute", "runner", "hardware", cost=0, faction="neutral_runner"),
    (static(CannotGainAbilities(FENRIS)),),
)


@pytest.mark.card("DJ Fenris")
@pytest.mark.parametrize("rules", BOTH)
def test_what_dj_fenris_hosts_leaves_the_game_with_him(rules: str) -> None:
    t = fenris(LAT, "Farewell", take=MAXX, rules=rules, faces=(FAREWELL,))
    t.runner("play", "Farewell")
    assert t.zone("DJ Fenris") == "heap"
    assert t.zone(MAXX) == "removed"
    next_turn(t)
    assert len(t.events("trash")) == 2, "he and the event: nobody has that text any more"
    the_same_again(t.game)


@pytest.mark.card("DJ Fenris")
def test_an_identity_on_a_face_down_dj_fenris_stays_there_and_does_nothing() -> None:
    t = fenris(LAT, "Lesser Apocalypse", take=MAXX, faces=(APOCALYPSE,))
    t.runner("play", "Lesser Apocalypse")
    the_same_again(t.game)
    next_turn(t)
    assert len(t.events("trash")) == 1, "the event alone"
    assert t.game.state.cards[t.card(MAXX)].host == t.card("DJ Fenris")


@pytest.mark.card("DJ Fenris")
@pytest.mark.rule("nsg-26.03 9.1.9a")
@pytest.mark.parametrize("kit", [BLANK, MUTE], ids=lambda kit: kit.name)
def test_dj_fenris_has_no_other_text_while_he_has_lost_his_own_or_cannot_gain_any(kit: Face) -> None:
    t = fenris(LAT, kit.name, take=MAXX, faces=(kit,))
    t.runner("install", kit.name)
    the_same_again(t.game)
    next_turn(t)
    assert t.events("trash") == []


@pytest.mark.card("DJ Fenris")
@pytest.mark.rule("nsg-26.03 1.5.4b")
def test_the_identity_of_a_blank_dj_fenris_goes_back_outside_the_game() -> None:
    t = fenris(LAT, "Blank", "Farewell", take=MAXX, faces=(BLANK, FAREWELL))
    t.runner("install", "Blank")
    t.runner("play", "Farewell")
    assert t.zone("DJ Fenris") == "heap"
    assert t.zone(MAXX) == "outside"
    assert pile(t) == sorted(ALL)


USER = Face(
    Facts("User", "runner", "identity", ("g mod",), faction="criminal"),
    (paid(Credits(1), Gain(5)), static(Player("hand size", 2))),
)


def test_a_paid_ability_and_a_static_one_are_gained_like_others_and_go_with_the_text() -> None:
    t = table(LAT, "DJ Fenris", "Farewell", outside=("User",), faces=(USER, FAREWELL))
    t.runner("install", "DJ Fenris")
    assert t.game.view("corp").runner.hand_size == 7
    before = t.credits["runner"]
    t.runner("use", "DJ Fenris")
    assert t.credits["runner"] == before + 4
    t.until(side="runner", kind="action")
    t.runner("play", "Farewell")
    assert t.game.view("corp").runner.hand_size == 5
