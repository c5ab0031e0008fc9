"""An ability without the potential to change the game cannot be used (1.4: 1.2.5): there must be something to
act on. Where an edition has no such rule, it may be used in vain."""

from collections.abc import Callable

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits, TrashTopCards
from rulerunner.lang.face import Face
from rulerunner.lang.filters import AMONG, INSTALLED, In, Is, Of, WithCounters
from rulerunner.lang.instructions import (
    Choose,
    Derez,
    Expose,
    Gain,
    GiveTags,
    InstallCard,
    Instruction,
    LookAtTop,
    May,
    MoveCounters,
    MoveTo,
    RemoveCounters,
    Reveal,
    RevealTop,
    ShowRandom,
    Swap,
    Trash,
    TrashAll,
    TrashTop,
)
from rulerunner.lang.quantities import LAST, Times
from rulerunner.lang.refs import CHOSEN, HOST, THIS, THOSE
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import paid, static
from rulerunner.lang.words import Who
from tests.support.faces import made, table

IN_VAIN = {
    "derez the host of what has none": (Derez(HOST),),
    "expose what is rezzed": (Expose(THIS),),
    "show cards of an empty hand": (ShowRandom("grip", 1),),
    "show no card": (ShowRandom("HQ", 0),),
    "reveal the host of what has none": (Reveal(HOST),),
    "move the host of what has none": (MoveTo(HOST, "HQ"),),
    "trash the host of what has none": (Trash(HOST),),
    "trash from the top of an empty deck": (TrashTop("stack", 1),),
    "look at the top of an empty deck": (LookAtTop("stack", 1),),
    "gain nothing": (Gain(0),),
}
WITH_A_POINT = {
    "derez itself": (Derez(THIS),),
    "show a card": (ShowRandom("HQ", 1),),
    "reveal itself": (Reveal(THIS),),
    "move itself": (MoveTo(THIS, "HQ"),),
    "trash from the top of a deck": (TrashTop("R&D", 1),),
    "look at the top of a deck": (LookAtTop("R&D", 1),),
}
WITH_ONE = INSTALLED & Is("asset") & WithCounters("power")


KEEPER = made("Keeper", "upgrade", static(Cannot("trash", Of("corp"))))
KEPT_FROM_THE_RUNNER = made("Keeper", "upgrade", static(Cannot("trash as the Runner", Of("corp"))))


def usable(rules: str, *block: Instruction, keeper: Face | None = None) -> bool:
    tool = made("Tool", "asset", paid(Credits(0), *block))
    t = table(
        *(face for face in (tool, keeper) if face is not None),
        rules=rules,
        turn="corp",
        at="5.6.2a",
        corp=Seat(hand=["Hedge Fund"], deck=["5x Hedge Fund"]),
        servers={"remote 1": At(root=["Tool (rezzed)", *(["Keeper (rezzed)"] if keeper else [])])},
    )
    return t.can("use", "Tool")


@pytest.mark.parametrize("what", IN_VAIN)
def test_what_has_nothing_to_act_on_cannot_be_used(what: str) -> None:
    assert not usable("nisei-1.4", *IN_VAIN[what])
    assert usable("nsg-26.03", *IN_VAIN[what])


@pytest.mark.parametrize("what", WITH_A_POINT)
def test_what_has_something_to_act_on_can_be_used(what: str) -> None:
    assert usable("nisei-1.4", *WITH_A_POINT[what])


@pytest.mark.parametrize(("notes", "able"), [("rezzed, 1 power", True), ("rezzed", False)])
def test_counters_are_removed_from_a_card_that_is_still_to_be_chosen(notes: str, able: bool) -> None:
    sponge = made("Sponge", "asset", paid(Credits(0), Choose(WITH_ONE), RemoveCounters(1, "power", CHOSEN)))
    t = table(
        sponge,
        rules="nisei-1.4",
        turn="corp",
        at="5.6.2a",
        servers={"remote 1": At(root=[f"Sponge ({notes})"])},
    )
    assert t.can("use", "Sponge") == able


TRASHING: dict[str, Callable[[Who], Instruction]] = {
    "one card": lambda by: Trash(THIS, by=by),
    "all cards of a kind": lambda by: TrashAll(INSTALLED & Is("asset"), by=by),
    "a whole hand": lambda by: TrashAll(In("HQ"), by=by),
    "the top of a deck": lambda by: TrashTop("R&D", 2, by=by),
}


@pytest.mark.parametrize("what", TRASHING)
@pytest.mark.rule("nisei-1.4 1.2.5")
def test_what_cannot_be_trashed_is_nothing_to_act_on(what: str) -> None:
    """Whichever way the cards are named, and by whom they would be trashed."""
    trashing = TRASHING[what]
    assert usable("nisei-1.4", trashing("you"))
    assert not usable("nisei-1.4", trashing("you"), keeper=KEEPER)
    assert usable("nsg-26.03", trashing("you"), keeper=KEEPER)
    assert usable("nisei-1.4", trashing("you"), keeper=KEPT_FROM_THE_RUNNER)
    assert not usable("nisei-1.4", trashing("opponent"), keeper=KEPT_FROM_THE_RUNNER)


BOTH = ("nisei-1.4", "nsg-26.03")


@pytest.mark.rule("nisei-1.4 9.1.5b")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("credits", "installed"), [(3, False), (4, True)])
def test_credits_spent_on_an_ability_are_there_when_it_is_weighed(
    credits: int, installed: bool, rules: str
) -> None:
    bench = made(
        "Bench", "resource", paid(Credits(2), Choose(In("grip") & Is("program")), InstallCard(CHOSEN))
    )
    t = table(bench, rules=rules, at="5.7.1e", runner=Seat(credits=credits, hand=["Corroder"], rig=["Bench"]))
    t.runner("use", "Bench")
    t.until(side="runner", kind="action")
    assert t.game.state.cards[t.card("Corroder")].zone == ("table" if installed else "grip")
    assert t.credits["runner"] == (0 if installed else credits - 2), "paid for in vain"


@pytest.mark.card("Same Old Thing")
@pytest.mark.rule("nisei-1.4 9.1.5b", "nisei-1.4 5.2.4")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("clicks", "played"), [(2, False), (3, True)])
def test_clicks_spent_on_an_ability_are_there_when_it_is_weighed(
    clicks: int, played: bool, rules: str
) -> None:
    """A double wants one more."""
    runner = Seat(credits=9, clicks=clicks, discard=["Lie Low"], deck=["9x Diesel"], rig=["Same Old Thing"])
    t = table(rules=rules, runner=runner)
    t.runner("use", "Same Old Thing")
    if played:
        t.runner("yes")
    assert t.happened("play", "Lie Low") == played
    assert t.zone("Same Old Thing") == "heap"


@pytest.mark.card("Calibration Testing")
@pytest.mark.rule("nisei-1.4 9.1.5b")
@pytest.mark.parametrize("rules", BOTH)
def test_a_card_trashed_for_an_ability_is_there_when_that_is_weighed(rules: str) -> None:
    servers = {"remote 1": At(root=["Calibration Testing (rezzed)"])}
    t = table(rules=rules, turn="corp", at="5.6.2a", servers=servers)
    t.corp("use", "Calibration Testing")
    assert t.zone("Calibration Testing") == "Archives"
    assert not t.happened("place")


@pytest.mark.rule("nisei-1.4 9.1.5b")
@pytest.mark.parametrize("top", ["Corroder", "Diesel"])
def test_what_is_offered_does_not_hang_on_the_unseen_card_that_pays_for_it(top: str) -> None:
    dig = made(
        "Dig",
        "resource",
        paid(TrashTopCards("stack"), Choose(In("heap") & Is("program")), InstallCard(CHOSEN)),
    )
    t = table(dig, at="5.7.1e", runner=Seat(credits=9, deck=[top, "Easy Mark"], rig=["Dig"]))
    t.runner("use", "Dig")
    t.until(side="runner", kind="action")
    assert t.happened("install", "Corroder") == (top == "Corroder")


@pytest.mark.card("Subcontract")
@pytest.mark.rule("nisei-1.4 9.1.5b")
@pytest.mark.parametrize(
    ("hand", "can"),
    [
        (["Subcontract"], False),
        (["Subcontract", "PAD Campaign"], False),
        (["Subcontract", "Hedge Fund"], True),
        (["2x Subcontract"], True),  # what the other would play is not looked at
    ],
)
def test_a_card_that_plays_others_is_played_only_if_there_is_one_to_play(hand: list[str], can: bool) -> None:
    corp = Seat(credits=20, clicks=3, hand=hand, deck=["9x Ice Wall"])
    t = table(rules="nisei-1.4", turn="corp", corp=corp, runner=Seat(tags=1))
    assert t.can("play", "Subcontract") is can


@pytest.mark.card("Sub Boost")
@pytest.mark.rule("nisei-1.4 9.1.5b")
@pytest.mark.parametrize(("ice", "can"), [([], False), (["Ice Wall"], False), (["Ice Wall (rezzed)"], True)])
def test_what_is_to_be_hosted_needs_a_host(ice: list[str], can: bool) -> None:
    corp = Seat(credits=5, clicks=3, hand=["Sub Boost"], deck=["9x Ice Wall"])
    t = table(rules="nisei-1.4", turn="corp", corp=corp, servers={"HQ": At(ice=ice)})
    assert t.can("play", "Sub Boost") is can


NEEDS_ANOTHER = {
    "counters to move": (Choose(WithCounters("power")), MoveCounters(1, "power", CHOSEN, THIS)),
    "somewhere to move them": (Choose(Is("ice")), MoveCounters(1, "power", THIS, CHOSEN)),
    "something to swap with": (Choose(Is("ice")), Swap(THIS, CHOSEN)),
}


@pytest.mark.rule("nisei-1.4 9.1.5b")
@pytest.mark.parametrize("block", NEEDS_ANOTHER.values(), ids=NEEDS_ANOTHER.keys())
def test_what_takes_two_cards_is_done_only_with_both(block: tuple[Instruction, ...]) -> None:
    """There is no ice, and no card with a counter but the one whose ability it is."""
    alone = made("Alone", "asset", paid(Credits(0), *block), trash=1)
    counter = "" if block[0] == Choose(WithCounters("power")) else ", 1 power"
    t = table(
        alone,
        rules="nisei-1.4",
        turn="corp",
        corp=Seat(deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=[f"Alone (rezzed{counter})"])},
    )
    t.corp("gain credit")
    assert not t.can("use", "Alone")


WITHOUT_EFFECT = {
    "tags for cards trashed": (
        Choose(INSTALLED & Is("ice"), 9, up_to=True),
        Trash(CHOSEN),
        GiveTags(LAST),
    ),
    "credits for cards revealed": (Choose(In("grip"), 5, up_to=True), Reveal(CHOSEN), Gain(Times(2, LAST))),
    "credits for cards trashed": (TrashAll(INSTALLED & Is("ice")), Gain(LAST)),
    "an offer for cards looked at": (
        LookAtTop("stack", 2),
        May((Choose(AMONG), MoveTo(CHOSEN, "stack", bottom=True))),
    ),
    "a move of cards looked at": (LookAtTop("stack", 2), Reveal(THOSE)),
    "credits for cards in view": (RevealTop("stack", 4), TrashAll(AMONG & Is("program")), Gain(LAST)),
}


@pytest.mark.rule("nisei-1.4 9.1.5b")
@pytest.mark.parametrize("block", WITHOUT_EFFECT.values(), ids=WITHOUT_EFFECT.keys())
@pytest.mark.parametrize("there", [False, True])
def test_what_hangs_on_an_effect_that_does_nothing_does_nothing(
    block: tuple[Instruction, ...], there: bool
) -> None:
    """There is no ice, the grip is empty and so is the stack; or there is something everywhere."""
    counting = made("Counting", "asset", paid(Credits(0), *block), trash=1)
    t = table(
        counting,
        rules="nisei-1.4",
        turn="corp",
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(hand=["Diesel"], deck=["Corroder", "Diesel"]) if there else Seat(),
        servers={
            "remote 1": At(root=["Counting (rezzed)"], ice=["Ice Wall (rezzed)"] if there else ()),
        },
    )
    t.corp("gain credit")
    assert t.can("use", "Counting") is there


@pytest.mark.rule("nisei-1.4 5.2.4")
@pytest.mark.parametrize(
    ("card", "runner"),
    [
        *(("Mutually Assured Destruction", False), ("Celebrity Gift", False)),
        *(("Queen's Gambit", True), ("Blueberry!™ Diesel", True), ("Inject", True), ("The Price", True)),
    ],
)
def test_an_event_or_operation_that_finds_nothing_to_act_on_is_not_played(card: str, runner: bool) -> None:
    seat = Seat(credits=9, clicks=4, hand=[card])
    if runner:
        t = table(rules="nisei-1.4", runner=seat)
    else:
        t = table(rules="nisei-1.4", turn="corp", corp=seat)
    assert not t.can("play", card)


@pytest.mark.rule("nisei-1.4 5.2.4")
def test_the_corp_may_draw_from_an_empty_deck_by_a_card_as_by_the_basic_action() -> None:
    """That loses the game, so it changes it."""
    corp = Seat(credits=9, clicks=3, hand=["Anonymous Tip"])
    t = table(
        rules="nisei-1.4",
        turn="corp",
        corp=corp,
        servers={"remote 1": At(root=["Jackson Howard (rezzed)"])},
    )
    assert t.can("draw")
    assert t.can("use", "Jackson Howard")
    t.corp("play", "Anonymous Tip")
    assert t.game.result == ("runner", "empty-deck")


@pytest.mark.rule("nisei-1.4 5.2.4")
def test_the_runner_does_not_draw_from_an_empty_deck() -> None:
    t = table(rules="nisei-1.4", runner=Seat(clicks=4, hand=["Diesel"]))
    assert not t.can("draw")
    assert not t.can("play", "Diesel")
