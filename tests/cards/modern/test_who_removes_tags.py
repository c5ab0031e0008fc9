"""Who removes tags: the player who is said to, or else the one whose ability it is (1.14.5)."""

import pytest

from rulerunner import At, Seat, position
from tests.support.plays import MODERN
from tests.support.table import Table

pytestmark = pytest.mark.rule("nsg-26.03 1.14.5a")

VALENTINA = "Valentina Ferreira Carvalho"


@pytest.mark.card("Breaking News", VALENTINA)
@pytest.mark.parametrize("rules", MODERN)
def test_the_runner_removes_the_tags_of_breaking_news(rules: str) -> None:
    servers = {"remote 1": At(root=["Breaking News (2 advancement)"])}
    corp, runner = Seat(clicks=1, deck=["9x Hedge Fund"]), Seat(credits=0, rig=[VALENTINA])
    t = Table(position(rules=rules, turn="corp", at="5.6.2a", corp=corp, runner=runner, servers=servers))
    t.until(option="score")
    t.corp("score", "Breaking News")
    t.until(side="corp", kind="action")
    assert t.tags == 2
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert t.tags == 0
    assert [(change.side, change.amount) for change in t.events("remove tags")] == [("runner", 2)]
    assert t.credits["runner"] == 1, "once, for both"


@pytest.mark.card("Synapse Global: Faster than Thought", VALENTINA)
@pytest.mark.parametrize("rules", MODERN)
def test_the_corp_removes_what_it_pays_with(rules: str) -> None:
    synapse = "Synapse Global: Faster than Thought"
    corp, runner = Seat(synapse, clicks=3), Seat(credits=0, rig=[VALENTINA], tags=1)
    t = Table(position(rules=rules, turn="corp", corp=corp, runner=runner))
    t.corp("use", synapse)
    assert (t.tags, t.credits["runner"]) == (0, 0)


@pytest.mark.card("Bigger Picture", VALENTINA)
def test_the_corp_removes_the_tags_of_bigger_picture() -> None:
    corp, runner = Seat(clicks=3, hand=["Bigger Picture"]), Seat(credits=9, rig=[VALENTINA], tags=2)
    t = Table(position(turn="corp", corp=corp, runner=runner))
    t.corp("play", "Bigger Picture")
    t.corp("effect", number=1)
    t.corp("number", number=2)
    assert [(change.side, change.amount) for change in t.events("remove tags")] == [("corp", 2)]
    assert (t.tags, t.credits["runner"]) == (0, 0), "nothing is gained for it"
