"""Positions as people write them: what is meant is understood, and what cannot be is refused."""

import pytest

from rulerunner import BadPosition, read_position
from rulerunner.kernel.read.values import score
from rulerunner.positions import server_id

SAME: dict[str, tuple[str, str]] = {
    "notes apart": (
        "[runner]\nrig Parasite (on Ice Wall) (2 virus)\n[HQ]\nice Ice Wall (rezzed)",
        "[runner]\nrig Parasite (on Ice Wall, 2 virus)\n[HQ]\nice Ice Wall (rezzed)",
    ),
    "capital notes": ("[HQ]\nice Ice Wall (Rezzed)", "[HQ]\nice Ice Wall (rezzed)"),
    "servers": ("[hq]\nice Ice Wall\n[rnd]\nice Enigma", "[HQ]\nice Ice Wall\n[R&D]\nice Enigma"),
    "counters": (
        "[HQ]\nice Ice Wall (rezzed, 2 advancement counters)",
        "[HQ]\nice Ice Wall (rezzed, 2 advancement)",
    ),
    "a mark that editors put first": ("\ufeff[corp]\ncredits 4", "[corp]\ncredits 4"),
    "face up": ("[corp]\ndiscard Hedge Fund (face up)", "[corp]\ndiscard Hedge Fund (faceup)"),
    "colons": ("[corp]\ncredits: 5\nhand: Hedge Fund", "[corp]\ncredits 5\nhand Hedge Fund"),
    "the words of 1996": (
        "rules classic-1996\n[corp]\nbits 5\n[runner]\nactions 2\n[subsidiary data fort 1]\nroot Krumz",
        "rules classic-1996\n[corp]\ncredits 5\n[runner]\nclicks 2\n[remote 1]\nroot Krumz",
    ),
}

WRONG: dict[str, tuple[str, str]] = {
    "a card in brackets": ("[HQ]\nice Ice Wall [Parasite]", "line 2.*rig Parasite .on Ice Wall"),
    "how many, afterwards": ("[corp]\nhand Hedge Fund x3", "line 2.*3x Hedge Fund"),
    "several cards a line": ("[corp]\nhand Hedge Fund, Ice Wall", "line 2.*line of its own"),
    "no card": ("[corp]\nhand", "line 2: say which card"),
    "no such counters": ("[HQ]\nice Ice Wall (2 banana)", "line 2.*banana.*advancement"),
    "twice": ("[corp]\ncredits 3\n[corp]\ncredits 4", "line 4: credits is said twice"),
    "twice at the top": ("turn corp\nturn runner", "line 2: turn is said twice"),
    "the Corp's tags": ("[corp]\ntags 2", "line 2.*under .runner."),
    "the Runner's bad publicity": ("[runner]\nbad publicity 2", "line 2.*under .corp."),
    "rezzed in hand": ("[corp]\nhand Ice Wall (rezzed)", "line 2.*face down"),
    "no such rules": ("rules nisei-2.0", "line 1.*nsg-26.03"),
    "nobody's turn": ("# a comment\nturn bob", "line 2.*turn corp or turn runner"),
    "a run on nothing": ("[corp]\ncredits 1\n[run]\nat 6.9.3b", "line 3.*server HQ"),
    "the access of no card": ("[run]\nserver HQ\nat 7.8.3", "line 3.*a card is accessed, and there is none"),
    "the effect of a card in 1996": (
        "rules classic-1996\n[run]\nserver HQ\nat 17.1",
        "line 4.*A card affects the Runner",
    ),
    "ice that is no number": ("[run]\nserver HQ\nice first", "line 3.*'first' is no number"),
    "a seed that is no number": ("seed luck", "line 1.*'luck' is no number"),
    "two identities": (
        "[runner]\nidentity Noise: Hacker Extraordinaire\nidentity Exile: Streethawk",
        "line 3: identity is said twice",
    ),
    "an identity in hand": (
        "[runner]\nhand Noise: Hacker Extraordinaire",
        "line 2.*write identity Noise: Hacker Extraordinaire",
    ),
    "a rezzed agenda": ("[remote 1]\nroot Hostile Takeover (rezzed)", "line 2.*never rezzed; write faceup"),
    "counters in hand": ("[corp]\nhand Ice Wall (2 advancement)", "line 2: Ice Wall has counters only where"),
    "a second unique card": ("[runner]\nrig Kati Jones\nrig Kati Jones", "line 3.*second active Kati Jones"),
    "unique cards at once": ("[runner]\nrig 2x Kati Jones", "line 2.*second active Kati Jones"),
    "a second console": ("[runner]\nrig Desperado\nrig Grimoire", "line 3: Grimoire.*second active console"),
    "a host that hosts nothing": (
        "[runner]\nrig Corroder\nrig Datasucker (on Corroder)",
        "line 3: Datasucker is on Corroder, and neither card speaks of hosting",
    ),
    "ice on ice": (
        "[HQ]\nice Ice Wall (on Enigma)\nice Enigma",
        "line 2: Ice Wall is on Enigma, and neither card speaks of hosting",
    ),
    "fewer clicks than none": ("[runner]\nclicks -2", "line 2.*-2 is below 0"),
    "a success before its time": (
        "[run]\nserver HQ\nat 6.9.1b\nsuccessful yes",
        "line 4.*not been declared successful yet",
    ),
    "ice that is not there": (
        "[HQ]\nice Ice Wall (rezzed)\n[run]\nserver HQ\nat 6.9.3b\nice 3",
        "line 6.*HQ has 1 ice",
    ),
    "a broken subroutine that is not there": (
        "[HQ]\nice Ice Wall (rezzed)\n[run]\nserver HQ\nat 6.9.3b\nbroken 4",
        "line 6.*Ice Wall has 1 subroutines",
    ),
    "no host": (
        "[runner]\nrig Parasite (on Enigma)\n[HQ]\nice Ice Wall (rezzed)",
        "line 2.*no card to host it",
    ),
    "two hosts": (
        "[runner]\nrig Parasite (on Enigma)\n[HQ]\nice Enigma (rezzed)\nice Enigma (rezzed)",
        "line 2.*2 cards.*on id 1",
    ),
    "two cards of one id": ("[runner]\nrig Djinn (id 1)\nrig Corroder (id 1)", "line 3.*another card has"),
    "two notes of one thing": ("[corp]\nhand Hedge Fund (seen, unseen)", "line 2.*said twice"),
    "counters twice": ("[remote 1]\nroot PAD Campaign (rezzed, 2 credit, 3 credit)", "line 2.*said twice"),
    "a card its host does not take": (
        "[runner]\nrig Djinn (id 1)\nrig Corroder (on id 1)",
        "line 3: Corroder is never hosted on Djinn",
    ),
    "ice on a program": (
        "[runner]\nrig Djinn (id 1)\n[HQ]\nice Ice Wall (on id 1)",
        "line 4: Ice Wall is never hosted on Djinn",
    ),
    "a card installed only on ice, elsewhere": (
        "[remote 1]\nroot PAD Campaign (rezzed)\n[runner]\nrig Botulus (on PAD Campaign)",
        "line 4: Botulus is never hosted on PAD Campaign",
    ),
    "more memory on a host than it has": (
        "[runner]\nrig Djinn (id 1)\nrig 4x Datasucker (on id 1)",
        "line 3: Djinn has room for 3 memory",
    ),
    "more cards on a host than it takes": (
        "[runner]\nrig Dhegdheer (id 1)\nrig 2x Corroder (on id 1)",
        "line 3: Dhegdheer has room for 1 card",
    ),
    "an event that has resolved": (
        "[runner]\nplay Sure Gamble",
        "line 2: Sure Gamble.*only while it resolves",
    ),
    "a second current": (
        "[corp]\nplay Enhanced Login Protocol\n[runner]\nplay Employee Strike",
        "line 4: Employee Strike would be the second active current",
    ),
    "turns before the first": ("turn runner 0", "line 1: turn.*from 1"),
    "more turns than any game has": ("turn runner 99999999999", "line 1: turn.*from 1"),
    "a card that counts as no agenda": ("[runner]\nscore PAD Campaign", "line 2.*no agenda.*worth 1"),
    "what an agenda is worth": ("[corp]\nscore Hostile Takeover (worth 3)", "line 2.*leave it out"),
    "a card that has one side": ("[runner]\nrig Corroder (flipped)", "line 2.*never flipped"),
    "ice that is not there, anywhere in the run": (
        "rules nsg-26.03\n[HQ]\nice Ice Wall (rezzed)\n[run]\nserver HQ\nat 6.9.5b\nice 7",
        "line 7.*HQ has 1 ice",
    ),
    "a broken subroutine as the run is announced": (
        "[HQ]\nice Ice Wall (rezzed)\n[run]\nserver HQ\nat 6.9.1a\nbroken 1",
        "line 6: run broken.*no ice is encountered",
    ),
    "a success as the run is announced": ("[run]\nserver HQ\nsuccessful", "line 3.*not been declared"),
    "bad publicity before it is given": (
        "[corp]\nbad publicity 3\n[run]\nserver HQ\nat 6.9.1c\ncredits 3",
        "line 6: run credits.*no credits of bad publicity",
    ),
    "a run on no server": ("[corp]\ncredits 1\n[run]\nserver R&D -1", "line 4: run server: unknown server"),
    "a success, perhaps": ("[run]\nserver HQ\nat 6.9.6a\nsuccessful maybe", "line 4.*yes, no or nothing"),
    "a subroutine to break where all are broken": (
        "rules classic-1996\n[R&D]\nice Data Wall (rezzed)\n[run]\nserver R&D\nat 8\nbroken 1",
        "line 7: run broken.*none is left",
    ),
    "a number beyond all play": (
        "[now]\nhappened Change(kind='rez', moment=3, rule='1.99999999')",
        "line 2: 99999999 is beyond all play",
    ),
    "what happened, out of order": (
        "[now]\nhappened Change(kind='rez', moment=7)\nhappened Change(kind='derez', moment=5)",
        "line 2.*moment 5 comes after 7",
    ),
}


@pytest.mark.parametrize("case", SAME)
def test_what_is_meant_is_understood(case: str) -> None:
    meant, plain = (read_position(text) for text in SAME[case])
    assert meant.digest() == plain.digest()
    assert read_position(meant.to_position()).digest() == meant.digest()


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_is_refused_with_its_line_and_what_to_write(case: str) -> None:
    text, words = WRONG[case]
    with pytest.raises(BadPosition, match=f"(?s)position, {words}"):
        read_position(text)


def test_a_name_as_long_as_a_book_is_cut_short() -> None:
    with pytest.raises(BadPosition) as caught:
        read_position("[corp]\nhand " + "A" * 9000)
    assert len(str(caught.value)) < 500


def test_cards_that_count_as_agendas_lie_in_score_areas_and_have_no_text() -> None:
    """1.17 (26.03): News Team was added as an agenda worth -1; what else is there says what it is worth."""
    text = "rules nsg-26.03\n[runner]\nscore News Team\nscore PAD Campaign (worth 3)\nscore Hostile Takeover"
    game = read_position(text)
    assert [card.worth for card in game.state.cards] == [-1, 3, None]
    assert score(game.state, "runner") == 3
    assert all(card.active_since < 0 for card in game.state.cards)
    assert "score News Team (faceup, worth -1" in game.to_position()
    assert read_position(game.to_position()).digest() == game.digest()


def test_an_identity_that_shows_its_other_side_says_so() -> None:
    """Tags cost SYNC's opponent 3 credits on its front side, and not while it is flipped (3.1.1a)."""
    text = "rules nsg-26.03\n[corp]\nidentity SYNC: Everything, Everywhere{}\n[runner]\ntags 1"
    for flipped, credits in (("", 3), (" (flipped)", 2)):
        game = read_position(text.format(flipped))
        assert game.decision is not None
        assert f"Remove 1 tag ({credits} credits)" in game.decision.texts
        assert read_position(game.to_position()).digest() == game.digest()


def test_what_is_written_of_the_table_is_read_without_what_is_going_on() -> None:
    """A variation is the text of a game without its last section."""
    text = (
        "[remote 1]\nroot Hostile Takeover (faceup)\n[runner]\nscore News Team\nrig Spinal Modem (0 credit)"
    )
    written = read_position(text).to_position().split("[now]")[0]
    assert "Hostile Takeover (faceup" in written
    again = read_position(written)
    assert [card.faceup for card in again.state.cards] == [True, True, True]
    assert [card.count("credit") for card in again.state.cards] == [0, 0, 0], "what is spent stays spent"


def test_a_card_says_which_of_two_hosts_it_lies_on_by_an_id() -> None:
    text = "[runner]\nrig Parasite (on id 1)\n[HQ]\nice Ice Wall (rezzed)\nice Ice Wall (rezzed, id 1)"
    game = read_position(text)
    inner, outer = game.state.servers[server_id("hq")].ice
    assert [card.host for card in game.state.cards if card.face.name == "Parasite"] == [inner]
    assert outer != inner


def test_counters_that_few_cards_know_are_known() -> None:
    game = read_position("rules classic-1996\n[runner]\nrig Codecracker (2 trauma)")
    assert [card.count("trauma") for card in game.state.cards] == [2]


def test_of_two_unique_cards_one_may_be_unrezzed_and_an_agenda_lie_face_up() -> None:
    two = "[HQ]\nroot Ash 2X3ZB9CY (rezzed)\n[R&D]\nroot Ash 2X3ZB9CY\n"
    game = read_position(two + "[remote 1]\nroot Hostile Takeover (faceup)")
    assert [(card.face.name, card.faceup) for card in game.state.cards] == [
        ("Ash 2X3ZB9CY", True),
        ("Ash 2X3ZB9CY", False),
        ("Hostile Takeover", True),
    ]
    assert read_position(game.to_position()).digest() == game.digest()
