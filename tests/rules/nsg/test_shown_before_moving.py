"""Cards that lie face down, or in a deck, are revealed before they move if an effect or a cost asks what they
are; cards of a hand are not, nor what their place tells."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Clicks, MoveCards, TrashAllCards, TrashCards
from rulerunner.lang.filters import (
    INSTALLED,
    AtServer,
    CostIs,
    FaceUp,
    Filter,
    Has,
    In,
    Installed,
    Is,
    Of,
    OnTop,
)
from rulerunner.lang.instructions import (
    AddAsAgenda,
    Choose,
    Gain,
    HostCard,
    InstallCard,
    Instruction,
    LookAtTop,
    May,
    MoveAll,
    MoveTo,
    Swap,
    Trash,
    TrashAll,
)
from rulerunner.lang.refs import CHOSEN, HQ_SERVER, THIS, Chosen, Every
from rulerunner.lang.sugar import paid, play
from rulerunner.lang.words import ARCHIVES, ASSET, CORP_SCORE, HQ, ICE, OPERATION, REMOVED, RND, Zone
from tests.support.faces import made, table
from tests.support.table import Table

ASSETS: Filter = Is(ASSET) & Installed() & Of("you")
PILE: Filter = Is(OPERATION) & In(ARCHIVES)


def shown(t: Table) -> list[str]:
    return [t.name(e.card) for e in t.events("reveal") if e.card >= 0]


def plays(*block: Instruction) -> Table:
    """The Corp plays an operation with everything that could be asked for lying face down, or in hand."""
    card = made("Ask", "operation", play(*block))
    t = table(
        card,
        turn="corp",
        corp=Seat(credits=0, hand=["Ask", "Hedge Fund"], deck=["Beanstalk Royalties"], discard=["IPO"]),
        servers={"HQ": At(ice=["Enigma"]), "remote 1": At(root=["PAD Campaign", "Crisium Grid"])},
    )
    t.corp("play", "Ask")
    while t.decision.kind != "action":
        t.corp("yes") if t.can("yes") else t.corp("card")
    return t


@pytest.mark.rule("nsg-26.03 4.1.2a", "nsg-26.03 4.4.6b")
@pytest.mark.parametrize(
    ("block", "card", "zone"),
    [
        ((Choose(ASSETS), Trash(CHOSEN)), "PAD Campaign", "Archives"),
        ((Choose(ASSETS), May((Trash(CHOSEN),))), "PAD Campaign", "Archives"),
        ((TrashAll(ASSETS),), "PAD Campaign", "Archives"),
        ((Choose(CostIs(2) & Installed()), MoveTo(CHOSEN, HQ)), "PAD Campaign", "HQ"),
        ((Choose(PILE), MoveTo(CHOSEN, HQ)), "IPO", "HQ"),
        ((Choose(PILE), May((MoveTo(CHOSEN, RND),))), "IPO", "R&D"),
        ((MoveAll(PILE & ~FaceUp(), REMOVED),), "IPO", "removed"),
        (
            (LookAtTop(RND, 1), Choose(OnTop(RND, 1) & Is(OPERATION)), MoveTo(CHOSEN, HQ)),
            "Beanstalk Royalties",
            "HQ",
        ),
    ],
    ids=lambda x: x if isinstance(x, str) else type(x[-1]).__name__,
)
def test_what_lies_face_down_and_moves_for_what_it_is_is_revealed_first(
    block: tuple[Instruction, ...], card: str, zone: str
) -> None:
    t = plays(*block)
    assert shown(t) == [card]
    assert t.zone(card) == zone
    if zone == "Archives":
        assert t.game.state.cards[t.card(card)].faceup


@pytest.mark.rule("nsg-26.03 4.1.5", "nsg-26.03 4.1.6", "nsg-26.03 4.1.2a")
@pytest.mark.parametrize(
    "block",
    [
        (Choose(Is(OPERATION) & In(HQ)), Trash(CHOSEN)),
        (TrashAll(Is(OPERATION) & In(HQ)),),
        (Choose(Is(OPERATION) & In(HQ)), MoveTo(CHOSEN, RND)),
        (Choose(Is(ICE) & AtServer(HQ_SERVER, "ice")), Trash(CHOSEN)),
        (Choose(Installed() & AtServer(HQ_SERVER, "ice")), Trash(CHOSEN)),
        (Choose(In(ARCHIVES) & ~FaceUp()), MoveTo(CHOSEN, HQ)),
    ],
    ids=range(6),
)
def test_a_hand_is_secret_and_not_hidden_and_a_place_tells_what_is_ice(
    block: tuple[Instruction, ...],
) -> None:
    assert shown(plays(*block)) == []


@pytest.mark.rule("nsg-26.03 4.1.2a")
@pytest.mark.parametrize(
    ("cost", "card", "seen"),
    [
        (TrashCards(ASSETS), "PAD Campaign", True),
        (TrashCards(Installed() & Of("you") & ~Is(ICE)), "PAD Campaign", False),
        (TrashCards(Is(OPERATION) & In(HQ)), "Hedge Fund", False),
        (TrashAllCards(ASSETS), "PAD Campaign", True),
        (MoveCards(PILE, RND), "IPO", True),
    ],
    ids=range(5),
)
def test_what_is_given_up_as_a_cost_for_what_it_is_is_revealed_first(
    cost: TrashCards | TrashAllCards | MoveCards, card: str, seen: bool
) -> None:
    desk = made("Desk", "upgrade", paid((Clicks(), cost), Gain(1)))
    t = table(
        desk,
        turn="corp",
        corp=Seat(credits=0, clicks=2, hand=["Hedge Fund"], deck=["9x Enigma"], discard=["IPO"]),
        servers={"HQ": At(root=["Desk (rezzed)"]), "remote 1": At(root=["PAD Campaign"])},
    )
    t.corp("use", "Desk")
    if t.decision.kind != "action":
        t.corp("card", card)
    assert t.credits["corp"] == 1
    assert shown(t) == ([card] if seen else [])
    if t.zone(card) == "Archives":
        assert t.game.state.cards[t.card(card)].faceup == seen


@pytest.mark.rule("nsg-26.03 4.1.2a")
def test_what_is_hosted_for_what_it_is_is_revealed_first() -> None:
    box = made("Box", "asset", paid(Clicks(), Choose(PILE), HostCard(CHOSEN, THIS)))
    t = table(
        box,
        turn="corp",
        corp=Seat(clicks=2, hand=["Hedge Fund"], deck=["9x Enigma"], discard=["IPO", "Enigma"]),
        servers={"remote 1": At(root=["Box (rezzed)"])},
    )
    t.corp("use", "Box")
    assert shown(t) == ["IPO"]


@pytest.mark.rule("nsg-26.03 4.1.2a", "nsg-26.03 8.8.4")
def test_what_is_swapped_or_added_as_an_agenda_for_what_it_is_is_revealed_first() -> None:
    t = plays(Choose(PILE), Choose(In(HQ), slot=1), Swap(CHOSEN, Chosen(1)))
    assert (t.zone("IPO"), t.zone("Hedge Fund")) == ("HQ", "Archives")
    assert shown(t) == ["IPO"]
    t = plays(Choose(PILE), AddAsAgenda(1, CHOSEN))
    assert t.zone("IPO") == "corp score"
    assert shown(t) == ["IPO"]


@pytest.mark.rule("nsg-26.03 8.5.13a", "nsg-26.03 8.8.4b")
def test_ice_that_is_swapped_into_play_is_not_revealed() -> None:
    trade = made(
        "Trade", "operation", play(Choose(Is(ICE) & In(ARCHIVES)), Swap(CHOSEN, Every(Is(ICE) & INSTALLED)))
    )
    t = table(
        trade,
        turn="corp",
        corp=Seat(hand=["Trade"], deck=["9x IPO"], discard=["Hunter"]),
        servers={"HQ": At(ice=["Enigma"])},
    )
    t.corp("play", "Trade")
    assert t.zone("Hunter") == "table"
    assert shown(t) == []


@pytest.mark.card("Restore", "Hyoubu Institute: Absolute Clarity")
@pytest.mark.rule("nsg-26.03 4.1.2a")
def test_the_other_copies_that_restore_removes_are_revealed() -> None:
    t = table(
        turn="corp",
        corp=Seat(
            identity="Hyoubu Institute: Absolute Clarity",
            credits=9,
            hand=["Restore"],
            deck=["9x Enigma"],
            discard=["3x PAD Campaign"],
        ),
    )
    t.corp("play", "Restore")
    while t.decision.kind != "action":
        t.corp("card") if t.can("card") else t.corp("server") if t.can("server") else t.passes()
    assert shown(t) == ["PAD Campaign"] * 2


@pytest.mark.rule("nsg-26.03 4.1.6")
def test_an_agenda_that_goes_from_hq_to_a_score_area_is_not_revealed_first() -> None:
    crown = made(
        "Crown",
        "operation",
        play(Choose(Is("agenda") & In(HQ)), MoveTo(CHOSEN, CORP_SCORE)),
    )
    t = table(crown, turn="corp", corp=Seat(hand=["Crown", "Hostile Takeover"], deck=["9x Enigma"]))
    t.corp("play", "Crown")
    assert t.zone("Hostile Takeover") == "corp score"
    assert shown(t) == []


@pytest.mark.rule("nsg-26.03 8.5.13c", "nsg-26.03 8.5.13a", "nsg-26.03 4.1.2a")
@pytest.mark.parametrize(
    ("asked", "seen"),
    [
        (Is(ICE) & Has("code gate"), True),
        (Is(ICE) & CostIs(3), True),
        (Is(ICE), False),
        (~Is(OPERATION), False),
    ],
    ids=range(4),
)
@pytest.mark.parametrize("zone", [HQ, ARCHIVES])
def test_what_is_installed_for_more_than_its_type_is_revealed(asked: Filter, seen: bool, zone: Zone) -> None:
    brings = made("Bring", "operation", play(Choose(asked & In(zone)), InstallCard(CHOSEN)))
    hand, pile = (["Bring", "Enigma"], []) if zone == HQ else (["Bring"], ["Enigma"])
    t = table(brings, turn="corp", corp=Seat(credits=9, hand=hand, deck=["9x IPO"], discard=pile))
    t.corp("play", "Bring")
    t.corp("server", server="R&D")
    assert t.zone("Enigma") == "table"
    assert not t.rezzed("Enigma")
    assert shown(t) == (["Enigma"] if seen else [])
