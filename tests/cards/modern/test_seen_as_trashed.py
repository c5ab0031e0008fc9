"""Cards that the Runner sees as they go to Archives go face up (26.03: 4.4.6b), those shown by what trashes
them among them (1.21.6)."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import corp_turn
from tests.support.plays import MODERN, follow
from tests.support.table import Table

pytestmark = pytest.mark.rule("nsg-26.03 4.4.6b", "nsg-26.03 1.21.6")


def face_up(t: Table, card: str) -> bool:
    """Whether a card lies face up in Archives."""
    assert t.zone(card) == "Archives"
    return t.game.state.cards[t.card(card)].faceup


@pytest.mark.card("Stargate")
@pytest.mark.parametrize("rules", MODERN)
def test_what_stargate_trashes_was_revealed(rules: str) -> None:
    deck = ["Enigma", "Snare!", "PAD Campaign", "Ice Wall"]
    t = Table(position(rules=rules, corp=Seat(deck=deck), runner=Seat(rig=["Stargate"])))
    follow(t, "use Stargate", "Snare!")
    assert face_up(t, "Snare!")


@pytest.mark.card("Shred")
@pytest.mark.parametrize("rules", MODERN)
def test_what_the_corp_trashes_for_shred_was_revealed(rules: str) -> None:
    servers = {"HQ": At(ice=["Ice Wall (rezzed)"], root=["Crisium Grid"])}
    corp, runner = Seat(credits=0, hand=["Snare!"]), Seat(hand=["Shred"])
    t = Table(position(rules=rules, corp=corp, runner=runner, servers=servers))
    follow(t, "play Shred", "at HQ", "yes")
    assert face_up(t, "Snare!")


@pytest.mark.card("Clan Vengeance", "Executive Wiretaps")
@pytest.mark.parametrize("rules", MODERN)
def test_what_another_card_revealed_before_is_out_of_sight(rules: str) -> None:
    runner = Seat(credits=9, hand=["Executive Wiretaps"], rig=["Clan Vengeance (1 power)"])
    t = Table(position(rules=rules, corp=Seat(hand=["Snare!"]), runner=runner))
    follow(t, "play Executive Wiretaps", "use Clan Vengeance")
    assert not face_up(t, "Snare!")


@pytest.mark.rule("nsg-26.03 8.8.4a")
@pytest.mark.card("Raman Rai")
@pytest.mark.parametrize("rules", MODERN)
def test_what_raman_rai_swaps_into_archives_was_revealed(rules: str) -> None:
    servers = {"remote 1": At(root=["Raman Rai (rezzed)"])}
    corp = Seat(clicks=3, deck=["Enigma", "Hedge Fund"], discard=["Tollbooth"])
    t = corp_turn(rules=rules, corp=corp, servers=servers)
    follow(t, "draw", "trigger Raman Rai")
    assert t.zone("Tollbooth") == "HQ"
    assert face_up(t, "Enigma")
