"""Words about accesses alone and beside one another, on made-up cards: limits, duties, the first card."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import Copies, In, Is
from rulerunner.lang.instructions import Breach, Choose, Gain, Lasting, Later, MoveTo, Trash
from rulerunner.lang.refs import ACCESSED, CHOSEN, HQ_SERVER
from rulerunner.lang.statics import AccessLimit, Cannot, MustTrash
from rulerunner.lang.sugar import about, paid, static, when
from rulerunner.lang.words import AGENDA, ASSET, HQ, RND
from tests.support.faces import made, table
from tests.support.table import Table

CORP = Seat(hand=["3x Hedge Fund"], deck=["9x Hedge Fund"])
CAMPAIGN = {"remote 1": At(root=["PAD Campaign"])}
AXE = made(
    "Axe",
    "resource",
    Paid((Credits(0),), (Trash(ACCESSED),), access=True),
    Paid((Credits(0),), (Gain(1),), access=True),
)


def accessed(t: Table) -> list[str]:
    return [t.name(event.card) for event in t.events("access")]


@pytest.mark.rule("nsg-26.03 7.4.2b")
@pytest.mark.parametrize(("limits", "expected"), [((), 4), ((3,), 3), ((2, 1), 1), ((9,), 4)])
def test_the_smallest_limit_of_accesses_in_a_run_holds(limits: tuple[int, ...], expected: int) -> None:
    hooks = [made(f"Hook {n}", "resource", static(AccessLimit(n))) for n in limits]
    rig = [*(face.name for face in hooks), "HQ Interface", "HQ Interface"]
    t = table(*hooks, corp=CORP, runner=Seat(rig=rig), servers={"HQ": At(root=["Red Herrings"])})
    t.run("HQ")
    t.finish_run()
    assert len(accessed(t)) == expected


@pytest.mark.rule("nsg-26.03 7.1.5c", "nsg-26.03 7.1.5d")
@pytest.mark.parametrize(
    ("duties", "options"),
    [
        ((), ["trash", "use", "use", "pass"]),
        ((False,), ["trash", "use"]),
        ((True,), []),
        ((False, True), []),
    ],
)
def test_a_duty_to_trash_leaves_only_the_ways_it_names(duties: tuple[bool, ...], options: list[str]) -> None:
    law = made("Law", "resource", *(static(MustTrash(Is(ASSET), paying)) for paying in duties))
    t = table(law, AXE, corp=CORP, runner=Seat(credits=9, rig=["Law", "Axe"]), servers=CAMPAIGN)
    t.run("remote 1")
    while t.decision.kind not in ("mid-access", "action"):
        t.passes()
    if options:
        assert [option.kind for option in t.decision.options] == options
    else:
        assert (t.credits["runner"], t.zone("PAD Campaign")) == (5, "Archives"), "there was nothing to choose"


@pytest.mark.rule("nsg-26.03 9.12.3b")
def test_a_duty_to_pay_that_cannot_be_met_leaves_the_other_duty() -> None:
    law = made("Law", "resource", static(MustTrash(Is(ASSET)), MustTrash(Is(ASSET), paying=True)))
    t = table(law, AXE, corp=CORP, runner=Seat(credits=0, rig=["Law", "Axe"]), servers=CAMPAIGN)
    t.run("remote 1")
    t.finish_run()
    assert t.events("use", card=t.card("Axe"), place=0)
    assert t.zone("PAD Campaign") == "Archives"


@pytest.mark.rule("nsg-26.03 7.3.8")
@pytest.mark.parametrize("moved", [False, True])
def test_the_first_card_of_a_breach_is_fixed_though_the_breach_has_to_wait(moved: bool) -> None:
    away = [MoveTo(CHOSEN, RND, bottom=True)] if moved else []
    trap = made(
        "Trap", "asset", when(about("access"), Choose(In(HQ)), Breach(HQ_SERVER, first=CHOSEN), *away)
    )
    corp = Seat(hand=["4x Hedge Fund", "Snare!"], deck=["9x Enigma"], credits=0)
    t = table(trap, corp=corp, servers={"remote 1": At(root=["Trap"])}, runner=Seat(hand=["5x Diesel"]))
    t.run("remote 1")
    t.until(side="corp", about="target")
    t.corp("card", "Snare!")
    t.finish_run()
    assert accessed(t) == ["Trap", "Hedge Fund" if moved else "Snare!"]


@pytest.mark.parametrize("moved", [False, True])
def test_copies_are_known_by_the_name_that_was_settled(moved: bool) -> None:
    away = [MoveTo(CHOSEN, RND, bottom=True)] if moved else []
    ban = made(
        "Ban",
        "asset",
        paid(Clicks(), Choose(In(HQ) & Is(AGENDA)), Lasting(Cannot("steal", Copies(CHOSEN)), "game"), *away),
    )
    servers = {"remote 1": At(root=["Ban (rezzed)"]), "remote 2": At(root=["Hostile Takeover"])}
    corp = Seat(clicks=1, hand=["Hostile Takeover"], deck=["Enigma", "9x Hedge Fund"])
    t = table(ban, turn="corp", corp=corp, servers=servers)
    t.corp("use", "Ban")
    t.until(side="runner", kind="action")
    t.run("remote 2")
    t.finish_run()
    assert accessed(t) == ["Hostile Takeover"]
    assert not t.events("steal")


def test_an_ability_that_lasts_is_limited_by_itself() -> None:
    """A delayed ability with "once per turn" used to know no limit."""
    luck = made(
        "Luck",
        "resource",
        paid(Clicks(), Later(when(Trigger("server announced"), Gain(3), once="turn"), "turn")),
    )
    t = table(luck, corp=CORP, runner=Seat(credits=0, clicks=4, rig=["Luck"]))
    t.runner("use", "Luck")
    for _ in range(2):
        t.run("R&D")
        t.finish_run()
        t.until(side="runner", kind="action")
    assert t.credits["runner"] == 3
