"""Who trashes a card, from where, and which abilities hear of it (1.14.5, 9.1.8, 10.4.2)."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.filters import INSTALLED, Is, Of
from rulerunner.lang.instructions import Damage, Gain, GiveTags, Place, Trash, TrashAll, TrashTop
from rulerunner.lang.refs import THAT
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import paid, play, static, when
from rulerunner.lang.words import NET, POWER, RND, RUNNER_SCORE, TABLE
from tests.support.corp import end_turn
from tests.support.faces import made, table
from tests.support.outcomes import agreeing

RUNNER_TRASHES = Trigger("trash", side="runner", subject=Of("corp"))
WATCH = made("Watch", "upgrade", when(RUNNER_TRASHES, GiveTags(1)), trash=0)
BOTH = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])


@BOTH
@pytest.mark.rule("nsg-26.03 1.14.5a", "nsg-26.03 7.1.5")
def test_the_runner_trashes_what_they_pay_for(rules: str) -> None:
    junk = made("Junk", "asset", trash=0)
    t = table(
        WATCH, junk, rules=rules, servers={"HQ": At(root=["Watch (rezzed)"]), "remote 1": At(root=["Junk"])}
    )
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", "Junk")
    assert t.tags == 1


@BOTH
@pytest.mark.rule("nsg-26.03 1.14.5a")
def test_the_corp_trashes_its_own_cards_to_pay_and_when_told_to(rules: str) -> None:
    spent = made("Spent", "asset", paid((Clicks(), TrashThis()), Gain(1)))
    mill = made("Mill", "event", play(TrashTop(RND, 1, by="corp")))
    raid = made("Raid", "event", play(TrashTop(RND, 1)))
    servers = {"HQ": At(root=["Watch (rezzed)"]), "remote 1": At(root=["Spent (rezzed)"])}
    corp = Seat(clicks=1, deck=["9x Enigma"], hand=[])
    t = table(
        WATCH,
        spent,
        mill,
        raid,
        rules=rules,
        turn="corp",
        corp=corp,
        runner=Seat(hand=["Mill", "Raid"]),
        servers=servers,
    )
    t.corp("use", "Spent")
    t.until(side="runner", kind="action")
    assert t.tags == 0, "the Corp paid with it"
    t.runner("play", "Mill")
    assert t.tags == 0, "the Corp was told to trash it"
    t.runner("play", "Raid")
    assert t.tags == 1


@BOTH
@pytest.mark.rule("nsg-26.03 10.4.2a")
def test_whoever_is_responsible_for_damage_trashes_the_cards(rules: str) -> None:
    hurt = made("Hurt", "operation", play(Damage(NET, 2)))
    burn = made("Burn", "event", play(Damage(NET, 1)))
    count = made("Count", "asset", when(Trigger("trash", side="corp", subject=Of("runner")), Gain(1)))
    servers = {"remote 1": At(root=["Count (rezzed)"])}
    corp = Seat(credits=0, clicks=1, hand=["Hurt"], deck=["9x Enigma"])
    t = table(
        hurt,
        burn,
        count,
        rules=rules,
        turn="corp",
        corp=corp,
        runner=Seat(hand=["3x Burn", "2x Diesel"]),
        servers=servers,
    )
    t.corp("play", "Hurt")
    agreeing(t)
    assert t.credits["corp"] == 2
    t.until(side="runner", kind="action")
    assert t.can("play", "Burn")
    t.runner("play", "Burn")
    assert t.credits["corp"] == 2, "the Runner hurt themself"


@BOTH
@pytest.mark.rule("nsg-26.03 8.6.6c")
def test_the_rules_trash_a_played_card_and_no_player_does(rules: str) -> None:
    seen = made("Seen", "asset", when(Trigger("trash", side="corp"), Gain(1)))
    any_one = made("Any", "asset", when(Trigger("trash"), Place(1, POWER)))
    servers = {"remote 1": At(root=["Seen (rezzed)"]), "remote 2": At(root=["Any (rezzed)"])}
    t = table(
        seen,
        any_one,
        rules=rules,
        turn="corp",
        corp=Seat(credits=5, clicks=2, hand=["Hedge Fund"]),
        servers=servers,
    )
    t.corp("play", "Hedge Fund")
    assert t.credits["corp"] == 9
    assert t.counters("Any", POWER) == 1


@BOTH
def test_a_trigger_can_ask_where_the_card_was_trashed_from(rules: str) -> None:
    eye = made("Eye", "asset", when(Trigger("trash", side="runner", detail=TABLE, first="turn"), Gain(3)))
    raid = made("Raid", "event", play(TrashTop(RND, 1), TrashAll(Is("upgrade") & INSTALLED)))
    servers = {"remote 1": At(root=["Eye (rezzed)"]), "HQ": At(root=["2x Watch"])}
    t = table(
        eye,
        raid,
        WATCH,
        rules=rules,
        corp=Seat(credits=0, deck=["9x Enigma"]),
        runner=Seat(hand=["Raid"]),
        servers=servers,
    )
    t.runner("play", "Raid")
    assert len(t.events("trash", side="runner")) == 3
    assert t.credits["corp"] == 3, "once, and not for the card of R&D"


@BOTH
@pytest.mark.rule("nsg-26.03 9.1.8g")
def test_a_card_hears_of_its_own_trashing_and_of_those_trashed_with_it(rules: str) -> None:
    blast = made("Blast", "event", play(TrashAll(Of("corp") & INSTALLED)))
    servers = {
        "HQ": At(root=["Watch (rezzed)"]),
        "remote 1": At(root=["PAD Campaign"]),
        "R&D": At(root=["Watch"]),
    }
    t = table(WATCH, blast, rules=rules, runner=Seat(hand=["Blast"]), servers=servers)
    t.runner("play", "Blast")
    agreeing(t)
    assert t.tags == 3, "the rezzed one hears of all three, the one that was never active of none"


@BOTH
@pytest.mark.rule("nsg-26.03 9.1.8g", "nsg-26.03 9.6.5b")
def test_a_card_that_does_not_wait_for_its_own_trashing_is_inactive_by_then(rules: str) -> None:
    blast = made("Blast", "event", play(TrashAll(Of("corp") & INSTALLED)))
    gate = made("Gate", "asset", when(Trigger("trash", subject=Is("ice")), Gain(1)))
    servers = {"HQ": At(ice=["Enigma"]), "remote 1": At(root=["Gate (rezzed)"])}
    t = table(gate, blast, rules=rules, runner=Seat(hand=["Blast"]), servers=servers)
    before = t.credits["corp"]
    t.runner("play", "Blast")
    assert (t.zone("Gate"), t.zone("Enigma"), t.credits["corp"]) == ("Archives", "Archives", before)


# --- abilities that are active elsewhere ------------------------------------------------------------------


@BOTH
@pytest.mark.rule("nsg-26.03 9.1.8b", "nsg-26.03 1.14.4a")
def test_an_ability_may_be_active_in_the_runners_score_area(rules: str) -> None:
    dues = made(
        "Dues",
        "agenda",
        when(Trigger("turn begins", side="you"), Gain(2), active_in=RUNNER_SCORE),
        when(Trigger("turn begins", side="you"), Gain(50)),
        requirement=3,
        points=1,
    )
    corp = Seat(credits=0, clicks=1, deck=["9x Enigma"], hand=[])
    t = table(dues, rules=rules, corp=corp, runner=Seat(clicks=1), servers={"remote 1": At(root=["Dues"])})
    t.run("remote 1")
    t.until(side="corp", kind="action")
    assert t.zone("Dues") == RUNNER_SCORE
    assert t.credits["corp"] == 2, "the other ability is not active there"
    again = table(dues, rules=rules, corp=corp, runner=Seat(clicks=1, score=["Dues"]))
    end_turn(again, "runner")
    again.until(side="corp", kind="action")
    assert again.credits["corp"] == 2


@BOTH
@pytest.mark.rule("nsg-26.03 9.1.8b")
def test_an_action_may_be_offered_from_a_discard_pile_and_goes_with_the_card(rules: str) -> None:
    ghost = made("Ghost", "asset", paid(Clicks(), Gain(3), active_in="Archives"))
    corp = Seat(credits=0, clicks=2, discard=["Ghost"], hand=["Restore Order"])
    back = made("Restore Order", "operation", play(Trash(THAT), Gain(1)))
    t = table(ghost, back, rules=rules, turn="corp", corp=corp)
    t.corp("use", "Ghost")
    assert t.credits["corp"] == 3
    held = table(ghost, back, rules=rules, turn="corp", corp=corp._replace(discard=[], hand=["Ghost"]))
    assert not held.can("use", "Ghost")


@BOTH
@pytest.mark.rule("nsg-26.03 9.1.8b")
def test_what_a_stolen_agenda_says_of_its_points_counts_at_once(rules: str) -> None:
    food = made(
        "Food", "agenda", static(Modify("points", -1), active_in=RUNNER_SCORE), requirement=5, points=3
    )
    t = table(
        food, rules=rules, runner=Seat(score=["Vanity Project"]), servers={"remote 1": At(root=["Food"])}
    )
    t.run("remote 1")
    t.finish_run()
    assert t.game.result is None, "4 and 2"
    lost = table(
        food,
        rules=rules,
        runner=Seat(score=["Vanity Project", "Hostile Takeover"]),
        servers={"remote 1": At(root=["Food"])},
    )
    lost.run("remote 1")
    lost.finish_run()
    assert lost.game.result is not None


@BOTH
@pytest.mark.rule("nsg-26.03 9.12.2b")
def test_cards_trashed_at_once_may_meet_a_condition_once(rules: str) -> None:
    heard = Trigger("trash", side="runner", subject=Of("corp"), batch=True)
    guard = made("Guard", "asset", when(heard, GiveTags(1)))
    blast = made("Blast", "event", play(TrashAll(Is("upgrade") & INSTALLED)))
    servers = {"remote 1": At(root=["Guard (rezzed)"]), "HQ": At(root=["2x Watch"])}
    t = table(guard, blast, WATCH, rules=rules, runner=Seat(hand=["Blast"]), servers=servers)
    t.runner("play", "Blast")
    assert len(t.events("trash", side="runner")) == 2
    assert t.tags == 1


@BOTH
@pytest.mark.rule("nsg-26.03 1.14.5")
def test_who_is_told_to_trash_all_cards_of_a_set_trashes_them(rules: str) -> None:
    raze = made("Raze", "event", play(TrashAll(Is("asset") & INSTALLED, by="corp")))
    servers = {"HQ": At(root=["Watch (rezzed)"]), "remote 1": At(root=["PAD Campaign"])}
    t = table(WATCH, raze, rules=rules, runner=Seat(hand=["Raze"]), servers=servers)
    t.runner("play", "Raze")
    assert len(t.events("trash", side="corp")) == 1
    assert t.tags == 0, "the Runner trashed nothing"
