"""The log names to a seat only cards that the seat could know as it happened."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.words import Side
from rulerunner.view import Line, say, transcript
from tests.support.table import Table

SEATS: tuple[Side, Side] = ("corp", "runner")


def lines(t: Table, seat: Side | None) -> list[str]:
    return [line.text for line in transcript(t.game.state, seat)]


def corp_turn() -> Table:
    return Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Ice Wall", "Hedge Fund"], deck=["PAD Campaign", "Enigma"]),
            runner=Seat(deck=["3x Sure Gamble"]),
        )
    )


def test_a_card_drawn_is_named_to_its_owner_alone() -> None:
    t = corp_turn()
    t.corp("draw")
    assert "The Corp draws PAD Campaign." in lines(t, "corp")
    assert "The Corp draws 1 card." in lines(t, "runner")
    assert "The Corp draws PAD Campaign." in lines(t, None)


def test_a_card_installed_face_down_is_named_to_the_corp_alone_until_it_is_rezzed() -> None:
    t = corp_turn()
    t.corp("install", "Ice Wall")
    t.corp("server", server="HQ")
    assert "The Corp installs Ice Wall protecting HQ." in lines(t, "corp")
    assert "The Corp installs a piece of ice protecting HQ." in lines(t, "runner")
    t.until(side="runner", option="run")
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Ice Wall")
    told = lines(t, "runner")
    assert "The Runner approaches a piece of ice protecting HQ." in told
    assert "The Corp rezzes Ice Wall protecting HQ." in told
    t.finish_run()
    assert "The Corp installs a piece of ice protecting HQ." in lines(t, "runner")
    assert "The Runner encounters Ice Wall protecting HQ." in lines(t, "runner")


def test_a_card_played_is_public() -> None:
    t = corp_turn()
    t.corp("play", "Hedge Fund")
    assert "The Corp plays Hedge Fund." in lines(t, "runner")
    assert "Hedge Fund is trashed." in lines(t, "runner")
    assert "The Corp gains 9 credits (Hedge Fund)." in lines(t, "runner")


def test_a_card_discarded_face_down_is_not_named_even_once_archives_is_turned_up() -> None:
    hand = ["Ice Wall", "Enigma", "Hunter", "Data Raven", "Archer", "Shadow"]
    t = Table(position(turn="corp", at="5.6.3a", corp=Seat(hand=hand), runner=Seat(deck=["3x Sure Gamble"])))
    t.corp("discard", "Archer")
    assert "The Corp discards Archer." in lines(t, "corp")
    assert "The Corp discards a card." in lines(t, "runner")
    t.until(side="runner", option="run")
    t.runner("run")
    t.runner("server", server="Archives")
    t.finish_run()
    told = lines(t, "runner")
    assert "The cards in Archives are turned face up." in told
    assert "The Runner accesses Archer in Archives." in told
    assert "The Corp discards a card." in told


def test_an_access_of_rd_is_not_told_to_the_corp_and_a_theft_is() -> None:
    t = Table(position(corp=Seat(deck=["Priority Requisition", "Hedge Fund"])))
    t.runner("run")
    t.runner("server", server="R&D")
    t.finish_run()
    assert "The Runner accesses Priority Requisition in R&D." in lines(t, "runner")
    assert "The Runner accesses a card in R&D." in lines(t, "corp")
    assert "The Runner steals Priority Requisition." in lines(t, "corp")


def test_an_access_of_a_card_that_is_revealed_is_told_to_the_corp() -> None:
    t = Table(
        position(corp=Seat(credits=9, deck=["Snare!", "Hedge Fund"]), runner=Seat(hand=["4x Sure Gamble"]))
    )
    t.runner("run")
    t.runner("server", server="R&D")
    t.finish_run()
    assert "The Runner accesses Snare! in R&D." in lines(t, "corp")


def test_a_card_the_runner_trashes_is_named_to_both() -> None:
    t = Table(position(corp=Seat(deck=["PAD Campaign", "Hedge Fund"]), runner=Seat(credits=9)))
    t.runner("run")
    t.runner("server", server="R&D")
    t.until(side="runner", option="trash")
    t.runner("trash", "PAD Campaign")
    t.finish_run()
    for seat in SEATS:
        assert "PAD Campaign is trashed from R&D." in lines(t, seat)


def test_what_was_seen_in_hq_is_not_recognised_when_it_is_discarded() -> None:
    t = Table(
        position(corp=Seat(hand=["Archer"], deck=["5x Hedge Fund"]), runner=Seat(deck=["5x Sure Gamble"]))
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.finish_run()
    assert "The Runner accesses Archer in HQ." in lines(t, "runner")
    for _ in range(3):
        t.until(side="corp", kind="action")
        t.corp("draw")
    assert len(t.game.state.hand("corp")) == 5
    t.until(side="corp", kind="action")
    t.until(side="corp", kind="discard")
    t.corp("discard", "Archer")
    assert "The Corp discards Archer." in lines(t, "corp")
    assert "The Corp discards a card." in lines(t, "runner")
    assert "The Corp discards Archer." not in lines(t, "runner")


def test_every_line_has_its_rule() -> None:
    t = corp_turn()
    t.corp("draw")
    told = transcript(t.game.state, "runner")
    drawn = next(change for change in t.game.events if change.kind == "draw")
    assert drawn.rule.startswith("5.2")
    assert Line(drawn.rule, "The Corp draws 1 card.", "draw", side="corp") in told
    assert all(line.rule for line in told)


def test_one_event_is_said_as_the_transcript_says_it() -> None:
    t = corp_turn()
    t.corp("install", "Ice Wall")
    t.corp("server", server="HQ")
    for seat in SEATS:
        one_by_one = [say(t.game.state, change, seat) for change in t.game.events]
        assert [text for text in one_by_one if text] == lines(t, seat)


@pytest.mark.parametrize(
    ("rules", "amount"), [("nisei-1.4", "1 credit"), ("nsg-26.03", "1 credit"), ("classic-1996", "1 bit")]
)
def test_amounts_are_said_in_the_words_of_the_edition(rules: str, amount: str) -> None:
    t = Table(position(rules=rules, turn="corp"))
    t.corp("gain credit")
    assert f"The Corp gains {amount}." in lines(t, None)


def test_a_line_says_which_card_it_is_about_to_a_seat_that_may_know_it() -> None:
    t = corp_turn()
    t.corp("install", "Ice Wall")
    t.corp("server", server="HQ")
    about = {seat: {line.card for line in transcript(t.game.state, seat)} for seat in SEATS}
    assert "Ice Wall" in about["corp"]
    assert "Ice Wall" not in about["runner"]


def test_a_swap_says_where_each_card_is_now_and_names_to_the_runner_only_what_is_rezzed() -> None:
    t = Table(
        position(
            turn="runner",
            corp=Seat(credits=0, hand=["Nisei MK II"], deck=["9x Hedge Fund"]),
            runner=Seat(identity="Tāo Salonga: Telepresence Magician", deck=["9x Sure Gamble"]),
            servers={"R&D": At(ice=["Archer (rezzed)"]), "remote 1": At(ice=["Enigma"])},
        )
    )
    t.run("HQ")
    t.until(option="trigger")
    t.runner("trigger", "Tāo Salonga: Telepresence Magician")
    t.runner("card", "Archer")
    archer = "Archer is swapped with another card: it is now protecting Server 1."
    there = "is swapped with another card: it is now protecting R&D."
    assert [line for line in lines(t, "runner") if "swapped" in line] == [archer, f"A piece of ice {there}"]
    assert [line for line in lines(t, "corp") if "swapped" in line] == [archer, f"Enigma {there}"]


@pytest.mark.rule("nsg-26.03 4.8.6")
def test_cards_that_are_set_aside_face_up_are_named_to_both_and_so_is_what_becomes_of_them_in_sight() -> None:
    top = ["Corroder", "Sure Gamble", "Diesel", "Mimic", "Easy Mark", "Account Siphon"]
    t = Table(
        position(
            rules="nsg-26.03",
            turn="runner",
            corp=Seat(deck=["9x Hedge Fund"]),
            runner=Seat(credits=5, rig=["Gachapon"], deck=[*top, "9x Inside Job"]),
        )
    )
    t.runner("gain credit")
    t.runner("use", "Gachapon")
    t.runner("yes")
    for name in ("Corroder", "Sure Gamble", "Diesel", "Mimic"):
        t.runner("card", name)
    told = lines(t, "corp")
    assert [line for line in told if "set aside" in line] == [
        f"{name} in the stack is set aside." for name in top
    ]
    gone = [f"{name} in the stack is removed from the game." for name in ("Easy Mark", "Account Siphon")]
    assert [line for line in told if "removed from the game" in line] == gone
