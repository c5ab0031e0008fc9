"""Cards that are about one player's turns or acts: in those of the other player they have no part."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import strength
from tests.support.runner import next_turn
from tests.support.table import Table

DECK = ["9x Hedge Fund"]
ASSETS = {
    "Mercia B4LL4RD": "",
    "Nico Campaign": "9 credit",
    "Phật Gioan Baotixita": "",
    "Rashida Jaheem": "",
    "Reaper Function": "",
    "Refuge Campaign": "",
    "SIU": "",
    "Tech Startup": "",
    "Ubiquitous Vig": "2 advancement",
    "Vovô Ozetti": "",
    "Wage Workers": "",
}
"""Rezzed cards in a remote, with what lies on them."""
SCORED = ("Project Ingatan", "Sericulture Expansion")
UNTAIAN = "PT Untaian: Life's Building Blocks"
RIG = {"Mystic Maemi": "3 credit", "Rezeki": "", "The Nihilist": "2 virus", "Virus Breeding Ground": ""}


def goes_by(t: Table, card: str) -> None:
    """The turn of the player who is to act goes by with credits, and the card has no part in it."""
    cid, side = t.card(card), t.game.state.active
    while t.game.state.active == side:
        for option in t.decision.options:
            assert option.card != cid or option.kind not in ("trigger", "use"), t.lines()
        assert t.decision.card != cid, t.lines()
        t.choose(t.find("gain credit")[0]) if t.decision.kind == "action" else t.passes()
    over = next(n for n, c in enumerate(t.game.events) if c.kind == "turn begins" and c.side != side)
    assert [change for change in t.game.events[:over] if change.source == cid] == []


def runners_turn(corp: Seat, **servers: At) -> Table:
    hand = ["Ice Wall", "PAD Campaign"]
    corp = corp._replace(credits=9, hand=hand, deck=["PAD Campaign", *DECK], discard=["Ice Wall"])
    there = {"remote 2": At(ice=["Ice Wall"]), **{name.replace("_", " "): at for name, at in servers.items()}}
    runner = Seat(hand=["3x Diesel"])
    return Table(position(at="5.7.1d", corp=corp, runner=runner, servers=there))


@pytest.mark.card(*ASSETS)
@pytest.mark.parametrize("card", ASSETS)
def test_in_the_runners_turn_a_card_of_the_corps_turn_does_nothing(card: str) -> None:
    notes = ", ".join(filter(None, ("rezzed", ASSETS[card])))
    goes_by(runners_turn(Seat(), remote_1=At(root=[f"{card} ({notes})"])), card)


@pytest.mark.card(*SCORED)
@pytest.mark.parametrize("card", SCORED)
def test_as_the_runners_turn_ends_an_agenda_is_not_spent(card: str) -> None:
    goes_by(runners_turn(Seat(score=[f"{card} (1 agenda)"])), card)


@pytest.mark.card(UNTAIAN)
def test_as_the_runners_turn_ends_pt_untaian_advances_nothing() -> None:
    goes_by(runners_turn(Seat(identity=UNTAIAN)), UNTAIAN)


@pytest.mark.card(*RIG)
@pytest.mark.parametrize("card", RIG)
def test_in_the_corps_turn_a_card_of_the_runners_turn_does_nothing(card: str) -> None:
    rig = [f"{card} ({RIG[card]})" if RIG[card] else card, "Datasucker (1 virus)"]
    corp = Seat(hand=["Ice Wall"], deck=DECK)
    t = Table(position(turn="corp", at="5.6.1c", corp=corp, runner=Seat(rig=rig, hand=["3x Diesel"])))
    goes_by(t, card)


@pytest.mark.card("Matryoshka")
def test_a_copy_that_matryoshka_has_used_lies_face_down_until_the_next_turn() -> None:
    hand, rig = ["2x Matryoshka"], ["2x Matryoshka"]
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"], deck=DECK),
            runner=Seat(credits=9, rig=rig, hand=hand, deck=["9x Diesel"]),
            servers={"R&D": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.runner("use", "Matryoshka", ability=1)
    assert t.clicks["runner"] == 3
    (hosted,) = [n for n, card in enumerate(t.game.state.cards) if card.host >= 0]
    host = t.game.state.cards[hosted].host
    t.run("R&D")
    t.until(side="runner", rule="6.9.3b")
    t.choose(next(option for option in t.find("use", ability=3) if option.card == host))
    assert strength(t.game.state, host) == 2 + 1
    assert {option.card for option in t.find("use", ability=2)} == {host}, "the other one hosts no copy"
    t.runner("use", "Matryoshka", ability=2)
    t.until(side="corp", kind="action")
    assert not t.game.state.cards[hosted].faceup
    next_turn(t)
    assert t.game.state.cards[hosted].faceup
