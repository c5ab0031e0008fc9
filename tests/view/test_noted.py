"""What a card chose, and what lasts on it, is open to both players; what is hidden stays hidden."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import has_subtype
from rulerunner.view import view
from rulerunner.view.board import board
from rulerunner.view.records import NoteView, View
from tests.support.table import Table
from tests.view.games import RULES
from tests.view.swapping import pairs, swapped
from tests.view.test_data import everything
from tests.view.test_secrets import SEATS, moments


def sees(t: Table, side: str) -> View:
    return view(t.game.state, side, t.game.decision)


def notes(seen: View, name: str) -> tuple[NoteView, ...]:
    (card,) = [card for card in everything(seen) if card.name == name]
    return card.notes


def femme_fatale(ice: str) -> Table:
    t = Table(
        position(
            runner=Seat(hand=["Femme Fatale"], credits=12),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "R&D": At(ice=["Enigma"])},
        )
    )
    t.runner("install", "Femme Fatale")
    t.runner("card", ice)
    return t


@pytest.mark.example("nsg-26.03 10.2.3b", 1)
@pytest.mark.rule("nsg-26.03 10.2.3b")
def test_both_players_see_which_ice_femme_fatale_chose() -> None:
    t = femme_fatale("Ice Wall")
    for seat in ("corp", "runner"):
        (note,) = notes(sees(t, seat), "Femme Fatale")
        assert note == NoteView("chose Ice Wall protecting HQ", card="server 0 ice 0")


@pytest.mark.rule("nsg-26.03 10.2.2a", "nsg-26.03 10.2.3b")
def test_unrezzed_ice_that_was_chosen_is_named_to_its_owner_and_shown_to_the_runner_by_its_place() -> None:
    t = femme_fatale("Enigma")
    (corp,) = notes(sees(t, "corp"), "Femme Fatale")
    (runner,) = notes(sees(t, "runner"), "Femme Fatale")
    assert corp == NoteView("chose unrezzed Enigma protecting R&D", card="server 1 ice 0")
    assert runner == NoteView("chose the unrezzed ice protecting R&D", card="server 1 ice 0")
    assert "Enigma" not in sees(t, "runner").to_json()


def test_what_was_chosen_is_on_the_board_in_the_terminal() -> None:
    text = "\n".join(board(None, sees(femme_fatale("Ice Wall"), "runner"), 200))
    assert "Femme Fatale (strength 2, chose Ice Wall protecting HQ)" in text


def test_a_chosen_card_that_has_become_another_object_is_noted_no_longer() -> None:
    t = femme_fatale("Ice Wall")
    ice = t.card("Ice Wall")
    cards = t.game.state.cards
    cards[ice] = cards[ice]._replace(object_no=cards[ice].object_no + 1)
    assert notes(sees(t, "runner"), "Femme Fatale") == ()


@pytest.mark.rule("nsg-26.03 10.2.3b")
def test_both_players_see_the_server_that_cyber_cypher_chose() -> None:
    t = Table(position(runner=Seat(hand=["Cyber-Cypher"]), servers={"remote 1": At(root=["PAD Campaign"])}))
    t.runner("install", "Cyber-Cypher")
    t.runner("server", server="remote 1")
    for seat in ("corp", "runner"):
        assert notes(sees(t, seat), "Cyber-Cypher") == (NoteView("chose Server 1", server=3),)


def tinkered() -> Table:
    t = Table(
        position(runner=Seat(hand=["Tinkering"]), servers={"HQ": At(ice=["Ice Wall", "Enigma (rezzed)"])})
    )
    t.runner("play", "Tinkering")
    t.runner("card", "Ice Wall")
    return t


@pytest.mark.rule("nsg-26.03 10.2.3b")
def test_both_players_see_which_ice_an_effect_lasts_on() -> None:
    t = tinkered()
    for seat in ("corp", "runner"):
        outer, inner = sees(t, seat).servers[0].ice
        assert outer.notes[-1] == NoteView("under Tinkering, this turn")
        assert inner.notes == ()


@pytest.mark.rule("nsg-26.03 2.16.5")
def test_a_seat_that_knows_a_card_sees_the_subtypes_it_has_now() -> None:
    """Of unrezzed ice the Runner sees what lasts on it, not what it is: nothing is said of its subtypes."""
    t = tinkered()
    ours, other = sees(t, "corp").servers[0].ice
    assert ours.subtypes == ("barrier", "code gate", "sentry")
    assert ours.notes[0] == NoteView("subtypes now: barrier, code gate, sentry")
    assert other.subtypes is None, "as printed"
    assert sees(t, "runner").servers[0].ice[0].subtypes is None
    assert "barrier" not in sees(t, "runner").to_json()


@pytest.mark.rule("nsg-26.03 1.12.2")
def test_an_effect_does_not_last_on_the_object_a_card_has_become() -> None:
    t = tinkered()
    state, ice = t.game.state, t.card("Ice Wall")
    assert has_subtype(state, ice, "sentry")
    state.cards[ice] = state.cards[ice].moved("table", True, 0, -1, True)
    assert not has_subtype(state, ice, "sentry")
    assert sees(t, "corp").servers[0].ice[0].notes == ()


@pytest.mark.parametrize("rules", RULES)
def test_notes_tell_nothing_of_hidden_cards(rules: str) -> None:
    """Every card is made to remember others: what a seat receives stays the same when hidden cards are
    exchanged, and a card that the seat does not know has no notes but of what openly lasts on it."""
    compared = 0
    for game, decision, chance in moments(rules, 0.1):
        planted = game.state.clone()
        ids = range(len(planted.cards))
        for cid in ids:
            other = chance.choice(ids)
            known = (other, planted.cards[other].object_no)
            planted.cards[cid] = planted.cards[cid]._replace(
                noted=(known,), noted_server=chance.choice((0, 1, 2))
            )
        for seat in SEATS:
            before = view(planted, seat, decision)
            unknown = [card for card in everything(before) if card.id is None]
            assert not [x for card in unknown for x in card.notes if not x.text.startswith("under ")]
            for pair in pairs(game, seat, chance, 2):
                assert view(swapped(planted, pair), seat, decision).to_json() == before.to_json()
                compared += 1
    assert compared > 20


@pytest.mark.parametrize(("rules", "named"), [("classic-1996", "8 bits"), ("nisei-1.4", "8 credits")])
def test_money_on_a_card_is_called_what_the_edition_calls_it(rules: str, named: str) -> None:
    card = "Short-Term Contract" if rules == "classic-1996" else "Armitage Codebusting"
    game = position(rules=rules, runner=Seat(rig=[f"{card} (8 credit)"]))
    text = "\n".join(board(None, game.view("runner"), 200))
    assert f"{card} ({named})" in text
