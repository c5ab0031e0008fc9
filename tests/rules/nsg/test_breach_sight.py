"""26.03, 7.3 and 7.4: what the Runner sees in a breach, and what may be accessed in it when."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.filters import In, Is, Same
from rulerunner.lang.instructions import Choose, Draw, InstallCard, Instead, Instruction, Trash
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import about, static, when
from rulerunner.lang.words import ASSET, HQ
from rulerunner.view import View, view
from tests.support.breaching import accessed, breaches
from tests.support.faces import made
from tests.support.table import Table


def sees(t: Table) -> View:
    return view(t.game.state, "runner", t.game.decision)


@pytest.mark.rule("nsg-26.03 7.3.1a")
def test_a_card_accessed_in_a_breach_stays_in_sight_until_the_breach_is_over() -> None:
    t = breaches(
        "HQ",
        corp=Seat(hand=["Hedge Fund", "Ice Wall"]),
        runner=Seat(rig=["HQ Interface"], credits=0),
        servers={"HQ": At(root=["Crisium Grid"])},
    )
    assert sees(t).shown == ()
    t.runner("access", detail="HQ")
    (first,) = accessed(t)
    assert [card.name for card in sees(t).shown] == [first]
    assert view(t.game.state, "corp", t.game.decision).shown == ()
    t.finish_run()
    assert sees(t).shown == ()


def meanwhile(name: str, instruction: Instruction, seed: int) -> Table:
    """HQ is breached, a random card of its two first; then an upgrade does something to an asset in hand."""
    ability = when(about("access"), Choose(In(HQ) & Is(ASSET)), instruction)
    t = breaches(
        "HQ",
        made(name, "upgrade", ability),
        seed=seed,
        corp=Seat(hand=["PAD Campaign", "Ice Wall"]),
        runner=Seat(credits=0),
        servers={"HQ": At(root=[name])},
    )
    t.runner("access", detail="HQ")
    t.finish_run()
    return t


@pytest.mark.rule("nsg-26.03 7.3.1a")
@pytest.mark.parametrize("seed", range(4))
def test_the_runner_can_tell_whether_a_card_that_leaves_hq_is_one_they_have_accessed(seed: int) -> None:
    t = meanwhile("Nest", InstallCard(CHOSEN), seed)
    assert t.zone("PAD Campaign") == "table"
    known = "PAD Campaign" in accessed(t)
    assert ("PAD Campaign" in sees(t).to_json()) == known


@pytest.mark.rule("nsg-26.03 4.4.6b", "nsg-26.03 7.3.1a")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_in_sight_is_trashed_face_up(seed: int) -> None:
    t = meanwhile("Burn", Trash(CHOSEN), seed)
    assert t.zone("PAD Campaign") == "Archives"
    assert t.rezzed("PAD Campaign") == ("PAD Campaign" in accessed(t))


@pytest.mark.rule("nsg-26.03 7.3.2a")
def test_a_card_that_enters_archives_face_down_during_its_breach_stays_so_though_it_is_accessed() -> None:
    burn = made("Burn", "upgrade", when(about("access"), Choose(In(HQ)), Trash(CHOSEN)))
    t = breaches(
        "Archives",
        burn,
        corp=Seat(hand=["PAD Campaign"], discard=["Hedge Fund"]),
        runner=Seat(credits=0),
        servers={"Archives": At(root=["Burn"])},
    )
    t.runner("access", "Burn")
    assert "PAD Campaign" not in sees(t).to_json(), "not before it is accessed"
    t.finish_run()
    assert sorted(accessed(t)) == ["Burn", "Hedge Fund", "PAD Campaign"]
    assert not t.rezzed("PAD Campaign")
    assert t.rezzed("Hedge Fund")


@pytest.mark.rule("nsg-26.03 7.3.6")
def test_an_access_that_was_replaced_is_not_counted() -> None:
    """Zahya counts the cards accessed in the run; one of three accesses is something else instead."""
    swap = made("Swap", "resource", when(Trigger("successful run"), Instead("access", (Draw(1),), may=True)))
    t = breaches(
        "HQ",
        swap,
        corp=Seat(hand=["3x Hedge Fund"]),
        runner=Seat(
            identity="Zahya Sadeghi: Versatile Smuggler",
            credits=0,
            rig=["Swap", "HQ Interface"],
            deck=["5x Corroder"],
        ),
    )
    t.until(about="replace")
    t.runner("replace")
    t.until(option="trigger")
    t.runner("trigger", "Zahya Sadeghi: Versatile Smuggler")
    assert len(accessed(t)) == 1
    assert t.credits["runner"] == 1


@pytest.mark.rule("nsg-26.03 7.4.2a")
def test_cards_become_candidates_again_when_what_forbade_them_is_gone() -> None:
    flag = made("Flag", "upgrade", static(Cannot("access", cards=In(HQ))), trash=1)
    t = breaches(
        "HQ",
        flag,
        corp=Seat(hand=["Hostile Takeover"]),
        runner=Seat(credits=1),
        servers={"HQ": At(root=["Flag (rezzed)", "Crisium Grid"])},
    )
    assert not t.can("access", detail="HQ")
    t.runner("access", "Flag")
    t.runner("trash", "Flag")
    t.until(option="access")
    assert t.can("access", detail="HQ")
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"


@pytest.mark.rule("nsg-26.03 7.4.2b")
def test_no_more_than_one_card_leaves_no_candidates_after_the_first_access() -> None:
    flag = made(
        "Flag",
        "upgrade",
        static(Cannot("access", cards=~Same(THIS)), condition=Happened("access", within="run")),
        trash=5,
    )
    t = breaches(
        "HQ",
        flag,
        corp=Seat(hand=["Hedge Fund", "Ice Wall"]),
        runner=Seat(credits=0, rig=["HQ Interface"]),
        servers={"HQ": At(root=["Flag (rezzed)"])},
    )
    assert t.can("access", detail="HQ"), "it does nothing before a card has been accessed"
    t.runner("access", detail="HQ")
    t.finish_run()
    assert len(accessed(t)) == 2
    assert accessed(t)[1] == "Flag"
