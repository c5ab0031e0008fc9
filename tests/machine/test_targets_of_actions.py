"""Basic actions are paid abilities: what they are for is announced once they are paid for (26.03: 9.5.7c)."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import Charged
from rulerunner.lang.costs import Clicks
from rulerunner.lang.face import Face
from rulerunner.lang.filters import INSTALLED, Filter, In, Named
from rulerunner.lang.instructions import Choose, Draw, Gain, Instruction, PlayCard, Trash
from rulerunner.lang.refs import CHOSEN, Every
from rulerunner.lang.statics import PlayOnlyIf, SpendFrom
from rulerunner.lang.sugar import paid, play, static, when
from rulerunner.lang.words import GRIP, HQ
from tests.support.faces import made, table

BOTH = ("nisei-1.4", "nsg-26.03")


def spent(*then: Instruction) -> Face:
    """A resource that does something whenever the Corp spends a click: after the payment, before the rest."""
    return made("Quick", "resource", when(Trigger("spend clicks", side="corp"), *then))


@pytest.mark.rule("nsg-26.03 9.5.7c", "nisei-1.4 9.5.6c", "nsg-26.03 1.15.2")
@pytest.mark.parametrize(
    ("kind", "card", "where", "other"),
    [
        ("advance", "Ice Wall", INSTALLED, "Hadrian's Wall"),
        ("install", "Enigma", In(HQ), "PAD Campaign"),
        ("play", "Hedge Fund", In(HQ), "Beanstalk Royalties"),
    ],
)
@pytest.mark.parametrize("rules", BOTH)
def test_which_card_a_basic_action_is_for_is_announced_once_it_is_paid_for(
    rules: str, kind: str, card: str, where: Filter, other: str
) -> None:
    t = table(
        spent(Choose(where & Named(card)), Trash(CHOSEN)),
        rules=rules,
        turn="corp",
        corp=Seat(credits=5, hand=["Hedge Fund", "Enigma", "PAD Campaign", "Beanstalk Royalties"]),
        runner=Seat(rig=["Quick"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)", "Hadrian's Wall (rezzed)"])},
    )
    t.corp(kind, card)
    if t.can("card", other):
        assert not t.can("card", card)
        t.corp("card", other)
    if t.decision.about == "install-where":
        t.corp("server", server="new")
    assert t.happened(kind, other)
    assert not t.happened(kind, card)
    assert t.clicks["corp"] == 2, "one action"


@pytest.mark.rule("nsg-26.03 9.5.7c", "nisei-1.4 9.5.6c")
@pytest.mark.parametrize("rules", BOTH)
def test_a_card_drawn_while_the_action_was_paid_for_may_be_the_one_that_is_installed(rules: str) -> None:
    t = table(
        made("Fresh", "asset", when(Trigger("spend clicks", side="corp"), Draw(1))),
        rules=rules,
        turn="corp",
        corp=Seat(credits=5, hand=["Enigma"], deck=["PAD Campaign"]),
        servers={"remote 1": At(root=["Fresh (rezzed)"])},
    )
    t.corp("install", "Enigma")
    assert (t.decision.side, t.decision.about) == ("corp", "target")
    t.corp("card", "PAD Campaign")
    t.corp("server", server="new")
    assert t.happened("install", "PAD Campaign")
    assert t.zone("Enigma") == "HQ"


@pytest.mark.rule("nsg-26.03 9.5.7c", "nisei-1.4 9.5.6c")
@pytest.mark.parametrize("rules", BOTH)
def test_what_was_only_paid_for_is_not_asked_about_twice(rules: str) -> None:
    funds = made("Funds", "asset", static(SpendFrom("any")))
    t = table(
        funds,
        rules=rules,
        turn="corp",
        corp=Seat(credits=5),
        servers={
            "HQ": At(ice=["Ice Wall", "Hadrian's Wall"]),
            "remote 1": At(root=["Funds (rezzed, 3 credit)"]),
        },
    )
    t.corp("advance", "Ice Wall")
    while t.decision.kind != "action":
        assert t.decision.about == "spend-from"
        t.choose(0)
    assert t.counters("Ice Wall", "advancement") == 1


FIRST = made("First", "event", static(PlayOnlyIf(Charged())), play(Gain(5)), subtypes=("priority",))
NEWS = made("News", "resource", when(Trigger("spend clicks", side="runner"), Draw(1)))


@pytest.mark.rule("nsg-26.03 1.11.4", "nisei-1.4 1.11.3", "nsg-26.03 9.5.7c", "nisei-1.4 9.5.6c")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("spent", [0, 1])
def test_a_priority_card_may_be_announced_while_the_click_of_the_action_is_the_first(
    rules: str, spent: int
) -> None:
    t = table(
        FIRST,
        NEWS,
        rules=rules,
        runner=Seat(credits=5, clicks=4, hand=["Sure Gamble", "Easy Mark"], rig=["News"], deck=["3x First"]),
    )
    for _ in range(spent):
        t.runner("gain credit")
        t.until(side="runner", kind="action")
    t.runner("play", "Sure Gamble")
    assert t.decision.about == "target"
    assert t.can("card", "Easy Mark")
    assert t.can("card", "First") == (spent == 0)
    if not spent:
        t.runner("card", "First")
        assert t.happened("play", "First")
        assert t.clicks["runner"] == 3


@pytest.mark.rule("nsg-26.03 1.11.4", "nisei-1.4 1.11.3")
@pytest.mark.parametrize("rules", BOTH)
def test_a_click_spent_besides_the_one_for_the_action_leaves_no_first(rules: str) -> None:
    sell = paid(Clicks(1), Gain(1), moment=Trigger("spend clicks", side="runner"))
    t = table(
        FIRST,
        NEWS,
        made("Market", "resource", sell),
        rules=rules,
        runner=Seat(
            credits=5, clicks=4, hand=["First", "Easy Mark"], rig=["News", "Market"], deck=["9x Sure Gamble"]
        ),
    )
    t.runner("play", "First")
    t.runner("trigger", "Market")
    while t.decision.about != "target":
        t.runner("pass") if t.can("pass") else t.choose(0)
    assert t.clicks["runner"] == 2
    assert t.can("card", "Easy Mark")
    assert not t.can("card", "First")


@pytest.mark.rule("nsg-26.03 1.11.4", "nisei-1.4 1.11.3")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("chosen", [True, False])
def test_a_priority_card_is_not_played_by_another_card(rules: str, chosen: bool) -> None:
    plays = (Choose(In(GRIP)), PlayCard(CHOSEN)) if chosen else (PlayCard(Every(In(GRIP))),)
    dawn = made("Dawn", "resource", when(Trigger("turn begins", side="runner"), *plays))
    t = table(
        FIRST,
        dawn,
        rules=rules,
        turn="runner",
        at="5.7.1a",
        runner=Seat(credits=5, clicks=0, hand=["First", "Sure Gamble"], rig=["Dawn"]),
    )
    while t.decision.kind != "action":
        assert not t.can("card", "First")
        t.choose(0)
    assert t.happened("play", "Sure Gamble")
    assert t.zone("First") == "grip"
    assert t.can("play", "First")


@pytest.mark.rule("classic-1996 C12")
@pytest.mark.parametrize(("kind", "card"), [("install", "Quandary"), ("play", "Accounts Receivable")])
def test_in_the_classic_game_it_is_for_the_card_that_was_shown_or_for_none(kind: str, card: str) -> None:
    t = table(
        spent(Choose(In(HQ) & Named(card)), Trash(CHOSEN)),
        turn="corp",
        rules="classic-1996",
        corp=Seat(credits=9, hand=["Accounts Receivable", "Quandary", "Annual Reviews", "Keeper"]),
        runner=Seat(rig=["Quick"]),
    )
    t.corp(kind, card)
    assert t.decision.kind == "action"
    assert t.zone(card) == "Archives"
    assert not t.happened(kind)
    assert t.clicks["corp"] == 2
