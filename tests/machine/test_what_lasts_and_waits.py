"""Words of the Corp's cards that last for a while, wait for something, or count."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.conditions import DidIt, Exists, Matches, No
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import (
    INSTALLED,
    CostAtMost,
    Has,
    In,
    Is,
    Of,
    Same,
    Underwent,
    Worth,
)
from rulerunner.lang.instructions import (
    Choose,
    Draw,
    Gain,
    GainClicks,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    Later,
    MoveToServer,
    Place,
    Prevent,
    Trash,
)
from rulerunner.lang.quantities import Count, CountersOn, Tags, Times
from rulerunner.lang.refs import (
    BOUND,
    CHOSEN,
    THIS,
    ServerOf,
)
from rulerunner.lang.statics import Cannot, Player, PlayOnlyIf, StaysUntil
from rulerunner.lang.sugar import about, paid, play, prevention, static, when
from rulerunner.lang.words import (
    ARCHIVES,
    HQ,
    ICE,
    NEXT_TURN,
    OPERATION,
    PLAY,
    POWER,
    RESOURCE,
    RUNNER_SCORE,
    THIS_TURN,
    UNTIL_YOUR_TURN,
)
from tests.support.corp import end_turn, names
from tests.support.faces import made, table

BOTH = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
ONE = made("One", "agenda", requirement=2, points=1)
TWO = made("Two", "agenda", requirement=3, points=2)


# --- what lasts -------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("nsg-26.03 1.11.2")
def test_fewer_clicks_are_for_the_next_turn_of_the_player_alone(rules: str) -> None:
    slow = made("Slow", "operation", play(Lasting(Player("clicks", -1, "runner"), NEXT_TURN)))
    fast = made("Fast", "operation", play(Lasting(Player("clicks", 1), NEXT_TURN)))
    corp = Seat(clicks=3, hand=["2x Slow", "Fast"], deck=["9x Enigma"])
    t = table(slow, fast, rules=rules, turn="corp", corp=corp, runner=Seat(clicks=0, hand=[]))
    for card in ("Slow", "Slow", "Fast"):
        t.corp("play", card)
    t.until(side="runner", kind="action")
    assert t.clicks["runner"] == 2
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 4, "the Corp's next turn is not the one it was played in"
    end_turn(t, "corp")
    t.until(side="runner", kind="action")
    assert t.clicks["runner"] == 4
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.clicks["corp"] == 3


@BOTH
@pytest.mark.rule("nsg-26.03 9.10.3")
def test_what_lasts_until_ones_next_turn_begins_covers_the_turn_between(rules: str) -> None:
    bind = Lasting(Cannot("rez", Same(BOUND)), UNTIL_YOUR_TURN, bind=CHOSEN)
    lock = made("Lock", "operation", play(Choose(INSTALLED), bind))
    corp = Seat(credits=9, clicks=1, hand=["Lock"], deck=["9x Enigma"])
    place = {"remote 1": At(root=["PAD Campaign"])}
    t = table(lock, rules=rules, turn="corp", corp=corp, runner=Seat(clicks=1), servers=place)
    t.corp("play", "Lock")
    assert not t.can("rez", "PAD Campaign")
    t.until(side="runner", kind="action")
    t.runner("gain credit")
    t.until(side="corp", option="rez")
    assert t.happened("turn begins", side="corp")


@BOTH
@pytest.mark.rule("nsg-26.03 9.10.3")
def test_what_lasts_for_several_chosen_cards_lasts_for_each_of_them(rules: str) -> None:
    bind = Lasting(Cannot("rez", Same(BOUND)), THIS_TURN, bind=CHOSEN)
    lock = made("Lock", "operation", play(Choose(INSTALLED & Is("asset"), amount=2), bind))
    corp = Seat(credits=9, clicks=2, hand=["Lock"])
    place = {f"remote {n}": At(root=[name]) for n, name in enumerate(ASSETS, 1)}
    t = table(lock, rules=rules, turn="corp", corp=corp, servers=place)
    t.corp("play", "Lock")
    for name in ASSETS[:2]:
        t.corp("card", name)
    assert [t.can("rez", name) for name in ASSETS] == [False, False, True]


ASSETS = ("PAD Campaign", "Regolith Mining License", "Nico Campaign")


@BOTH
@pytest.mark.rule("nsg-26.03 3.5.1c")
def test_a_lockdown_stays_until_the_corps_next_turn_begins_and_keeps_others_out(rules: str) -> None:
    text = (
        static(StaysUntil(("turn begins",), "you")),
        static(PlayOnlyIf(No(Exists(Has("lockdown") & In(PLAY))))),
        when(Trigger("gain credits", side="runner"), GiveTags(1)),
    )
    shut = made("Shut", "operation", *text, subtypes=("lockdown",))
    corp = Seat(clicks=2, hand=["2x Shut"], deck=["9x Enigma"])
    t = table(shut, rules=rules, turn="corp", corp=corp, runner=Seat(clicks=1))
    t.corp("play", "Shut")
    assert not t.can("play", "Shut")
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    t.runner("gain credit")
    assert t.tags == 1, "it is still in play"
    t.until(side="corp", kind="action")
    assert names(t, ARCHIVES) == ["Shut"]
    assert t.can("play", "Shut")


@BOTH
def test_a_turn_may_forbid_advancing_and_free_from_discarding(rules: str) -> None:
    rest = made(
        "Rest",
        "operation",
        play(Lasting(Cannot("advance"), THIS_TURN), Lasting(Cannot("discard"), THIS_TURN)),
    )
    corp = Seat(credits=5, clicks=2, hand=["Rest", "7x Enigma"], deck=["9x Enigma"])
    place = {"remote 1": At(root=["One"])}
    t = table(rest, ONE, rules=rules, turn="corp", corp=corp, servers=place, runner=Seat(clicks=1))
    assert t.can("advance", "One")
    t.corp("play", "Rest")
    assert not t.can("advance", "One")
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert len(t.game.state.hand("corp")) == 7
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.can("advance", "One")


@BOTH
@pytest.mark.rule("nsg-26.03 9.1.8c")
def test_a_facedown_agenda_may_say_that_it_cannot_be_scored_yet(rules: str) -> None:
    slow = made(
        "Slow",
        "agenda",
        static(Cannot("score", Same(THIS)), condition=Matches(THIS, Underwent("install"))),
        requirement=1,
        points=1,
    )
    corp = Seat(credits=5, clicks=2, hand=["Slow"], deck=["9x Enigma"])
    t = table(slow, rules=rules, turn="corp", corp=corp, runner=Seat(clicks=1))
    t.corp("install", "Slow")
    t.until(option="advance")
    t.corp("advance", "Slow")
    t.until(side="runner", kind="action")
    assert not t.happened("score")
    end_turn(t, "runner")
    t.until(side="corp", option="score")


@BOTH
@pytest.mark.rule("nsg-26.03 1.7.2a")
def test_a_player_may_need_fewer_points_to_win(rules: str) -> None:
    less = Player("points to win", Times(-1, CountersOn(THIS, POWER)))
    dream = made("Dream", "asset", static(less), paid(Clicks(), Place(1, POWER)))
    corp = Seat(clicks=3, score=["Two", "Two", "One"])
    t = table(
        dream,
        ONE,
        TWO,
        rules=rules,
        turn="corp",
        corp=corp,
        servers={"remote 1": At(root=["Dream (rezzed)"])},
    )
    t.corp("use", "Dream")
    assert t.game.result is None, "6 needed"
    t.corp("use", "Dream")
    assert t.game.result is not None


# --- triggers ---------------------------------------------------------------------------------------------


@BOTH
def test_a_trigger_may_wait_for_either_of_two_changes_and_count_both(rules: str) -> None:
    both = Trigger("score", also=(Trigger("steal"),), first="turn")
    count = made("Count", "asset", when(both, Gain(1)))
    place = {
        "remote 1": At(root=["Count (rezzed)"]),
        "remote 2": At(root=["Two"]),
        "remote 3": At(root=["One"]),
    }
    t = table(count, ONE, TWO, rules=rules, corp=Seat(credits=0), servers=place)
    for remote in ("remote 2", "remote 3"):
        t.run(remote)
        t.until(side="runner", kind="action")
    assert t.credits["corp"] == 1, "the second is not the first"
    win = {"remote 1": At(root=["Count (rezzed)"]), "remote 3": At(root=["One (2 advancement)"])}
    own = table(count, ONE, rules=rules, turn="corp", at="5.6.2a", corp=Seat(credits=0), servers=win)
    own.corp("score", "One")
    assert own.credits["corp"] == 1


@BOTH
def test_a_trigger_may_ask_whose_ability_did_it(rules: str) -> None:
    ear = made("Ear", "asset", when(Trigger("gain credits", side="you", source=Is(OPERATION)), Draw(1)))
    purse = made("Purse", "asset", paid(Clicks(), Gain(1)))
    place = {"remote 1": At(root=["Ear (rezzed)"]), "remote 2": At(root=["Purse (rezzed)"])}
    corp = Seat(credits=5, clicks=3, hand=["Hedge Fund"], deck=["9x Enigma"])
    t = table(ear, purse, rules=rules, turn="corp", corp=corp, servers=place)
    t.corp("gain credit")
    t.corp("use", "Purse")
    assert not t.events("draw")
    t.corp("play", "Hedge Fund")
    assert len(t.events("draw")) == 1


# --- what cannot be prevented -----------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("sure", "left"), [(True, "heap"), (False, "table")])
def test_some_trashing_and_some_tags_cannot_be_prevented(rules: str, sure: bool, left: str) -> None:
    hit = (
        Choose(Is(RESOURCE) & INSTALLED),
        Trash(CHOSEN, preventable=not sure),
        GiveTags(1, preventable=not sure),
    )
    kill = made("Kill", "operation", play(*hit))
    ward = made(
        "Ward", "program", prevention(TrashThis(), "trash", Prevent(1), subject=Is(RESOURCE)), memory=0
    )
    fan = made("Fan", "resource")
    dodge = made("Dodge", "hardware", prevention(TrashThis(), "tags", Prevent(1)))
    runner = Seat(rig=["Fan", "Ward", "Dodge"])
    t = table(kill, ward, dodge, fan, rules=rules, turn="corp", corp=Seat(hand=["Kill"]), runner=runner)
    t.corp("play", "Kill")
    for card in ("Ward", "Dodge"):
        if t.can("use", card):
            t.runner("use", card)
    assert t.zone("Fan") == left
    assert t.tags == (1 if sure else 0)


# --- numbers ----------------------------------------------------------------------------------------------


@BOTH
def test_clicks_costs_and_points_may_be_compared_with_numbers_of_the_game(rules: str) -> None:
    burst = made("Burst", "operation", play(GainClicks(Count(In(RUNNER_SCORE)))))
    t = table(
        burst,
        ONE,
        TWO,
        rules=rules,
        turn="corp",
        corp=Seat(clicks=1, hand=["Burst"]),
        runner=Seat(score=["One", "Two"]),
    )
    t.corp("play", "Burst")
    assert t.clicks["corp"] == 2
    cheap = made(
        "Cheap", "operation", play(Choose(Of("runner") & INSTALLED & CostAtMost(Tags())), Trash(CHOSEN))
    )
    rig = Seat(tags=2, rig=["Corroder", "Magnum Opus"])
    t = table(cheap, rules=rules, turn="corp", corp=Seat(hand=["Cheap"]), runner=rig)
    t.corp("play", "Cheap")
    assert (t.zone("Corroder"), t.zone("Magnum Opus")) == ("heap", "table")


@BOTH
@pytest.mark.parametrize(
    ("worth", "found"),
    [(Worth(1), ["One"]), (Worth(2, at_most=True), ["One", "Two"]), (Worth(2, printed=True), ["Two"])],
)
def test_agendas_are_told_apart_by_what_they_are_worth(rules: str, worth: Worth, found: list[str]) -> None:
    pick = made("Pick", "operation", play(Choose(In(HQ) & worth, 3, up_to=True), Trash(CHOSEN)))
    t = table(
        pick, ONE, TWO, rules=rules, turn="corp", corp=Seat(hand=["Pick", "One", "Two", "PAD Campaign"])
    )
    t.corp("play", "Pick")
    assert sorted(t.name(option.card) for option in t.find("card")) == found


@BOTH
def test_what_was_done_decides_what_follows(rules: str) -> None:
    """A neighbour: the install that did not happen moves nothing."""
    follow = If(DidIt(), (MoveToServer(ServerOf(CHOSEN)),))
    hut = made(
        "Hut",
        "upgrade",
        paid(Clicks(), Choose(Is(ICE) & In(HQ), up_to=True), InstallCard(CHOSEN, discount=1), follow),
        when(about("rez"), Gain(1)),
    )
    place = {"HQ": At(root=["Hut (rezzed)"]), "R&D": At(ice=["Enigma"])}
    t = table(hut, rules=rules, turn="corp", corp=Seat(credits=0, hand=["Ice Wall"]), servers=place)
    t.corp("use", "Hut")
    t.corp("card", "Ice Wall")
    t.corp("server", server="R&D")
    t.until(kind="action")
    assert t.game.state.cards[t.card("Hut")].server == 1
    assert t.credits["corp"] == 0
    idle = table(hut, rules=rules, turn="corp", corp=Seat(credits=0, hand=["Ice Wall"]), servers=place)
    idle.corp("use", "Hut")
    idle.corp("done")
    assert idle.game.state.cards[idle.card("Hut")].server == 0


@pytest.mark.rule("nsg-26.03 9.6.13")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.parametrize(
    ("kind", "gained"), [("action ends", [3, 3]), ("action resolved", [0, 3]), ("no credits", [0, 3])]
)
def test_what_waits_is_heard_of_though_no_card_waits_for_it(kind: str, gained: list[int], rules: str) -> None:
    """An event makes an ability that waits; the next action is one of a card, and spends the last credits."""
    wait = made("Wait", "event", play(Later(when(Trigger(kind, side="runner"), Gain(3)))))
    tap = made("Tap", "resource", Paid((Clicks(1), Credits(2)), (Draw(1),)))
    t = table(
        *(wait, tap),
        rules=rules,
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(credits=2, clicks=3, hand=["Wait"], rig=["Tap"], deck=["9x Diesel"]),
    )
    credits = []
    for act in (("play", "Wait"), ("use", "Tap")):
        t.runner(*act)
        t.until(side="runner", kind="action")
        credits.append(t.credits["runner"])
    assert credits == [2 + gained[0], 0 + gained[1]]
