"""Card files: what a person types is understood, and what is not understood is named at the very words."""

import pytest

from rulerunner.designs.making import Design, designs
from rulerunner.lang.abilities import Sub
from rulerunner.lang.instructions import EndRun
from rulerunner.lang.render import render

WALL = """\
# A first card.
Low Wall
type: ice
subtypes: barrier
faction: weyland
cost: 1
strength: 3   # as high as this
influence: 1

Subroutine End the run.
"""


def one(text: str) -> Design:
    (found,) = designs(text)
    return found


def wrong(text: str) -> list[tuple[str, str]]:
    """The words that are complained of, and the complaints."""
    return [(text[spot.start : spot.end], spot.says) for spot in one(text).wrong]


def test_a_file_gives_the_facts_and_the_text_of_a_card() -> None:
    face = one(WALL).face
    assert face is not None
    facts = face.facts
    assert (facts.name, facts.side, facts.type, facts.subtypes) == ("Low Wall", "corp", "ice", ("barrier",))
    assert (facts.faction, facts.cost, facts.strength, facts.influence) == ("weyland_consortium", 1, 3, 1)
    assert face.abilities == (Sub((EndRun(),)),)
    assert face.homemade


def test_several_cards_are_in_a_file() -> None:
    found = designs(
        WALL + "\n---\nMoney Tree\nresource: connection\ncost 2\n\nWhen your turn begins, gain 1 credit.\n"
    )
    assert [each.name for each in found] == ["Low Wall", "Money Tree"]
    assert all(each.face is not None for each in found)
    assert found[1].face is not None
    assert found[1].face.facts.subtypes == ("connection",)


def test_two_cards_of_one_name_are_told_apart() -> None:
    found = designs(WALL + "\n---\n" + WALL)
    assert found[0].face is not None
    assert found[1].face is None
    assert "two cards called Low Wall" in found[1].wrong[0].says


def test_a_real_card_can_be_taken_as_a_start() -> None:
    made = one("Taller Wall\nlike: Ice Wall, but strength 3 and cost 2\n")
    assert made.face is not None
    assert made.start is not None
    assert (made.face.facts.strength, made.face.facts.cost) == (3, 2)
    assert made.face.abilities == made.start.abilities
    assert made.differences() == ["cost: 1 -> 2", "strength: 1 -> 3"]


def test_abilities_of_the_start_can_be_left_out_and_added() -> None:
    made = one("Odd Wall\nlike: Ice Wall\nwithout: 1\nalso:\nWhen you rez this ice, gain 2 credits.\n")
    assert made.face is not None
    assert made.start is not None
    assert made.face.abilities[:-1] == made.start.abilities[1:]
    assert [line[0] for line in made.differences()] == ["-", "+"]


def test_a_new_text_takes_the_place_of_the_old_one() -> None:
    made = one("Bare Wall\nlike: Ice Wall\n\nSubroutine End the run.\n")
    assert made.face is not None
    assert render(made.face) == ("Subroutine: end the run.",)


@pytest.mark.parametrize(
    ("text", "words", "says"),
    [
        ("Low Wall\ntype: icce\n", "icce", "did you mean ice?"),
        ("Low Wall\ncost: 3\n", "Low Wall", "Say type:"),
        ("Low Wall\ntype: ice\ncost: two\n", "two", "cost is a number"),
        ("Low Wall\ntype: ice\nsubtypes: bareier\n", "bareier", "did you mean 'barrier'?"),
        ("Low Wall\ntype: ice\nfaction: anarch\n", "anarch", "a faction of the other side"),
        ("Low Wall\ntype: ice\nstrenght: 3\n", "strenght", "did you mean strength?"),
        ("Low Wall\ntype: ice\nside: runner\n", "runner", "ice cards are of the corp"),
        ("Low Wall\ntype: ice\ncost: 1\ncost: 2\n", "cost: 2", "said twice"),
        ("Low Wall\ntype: ice\nSubroutine: End the run.\n", "Subroutine", "an empty line comes before"),
        ("Low Wall\ntype: ice\nIt ends runs\n", "It ends runs", "an empty line comes before the text"),
        (
            "Low Wall\ntype: ice\ncost: 1000\n\nSubroutine End the run.\n",
            "1000",
            "0 to 99",
        ),
        ("Low Wall\ntype: ice\n\nSubroutine End teh run.\n", "teh", "did you mean 'the'?"),
        ("Low Wall\ntype: ice\n\nDraw 1 card.\n", "Draw 1 card.", "but not when"),
        ("Low Wall\ntype: identity\n", "identity", "side: corp or side: runner"),
        ("Ice Wall\ntype: ice\n", "Ice Wall", "is a real card"),
        ("ice wall\ntype: ice\n", "ice wall", "is a real card"),
        ("Noise\ntype: ice\n", "Noise", "is a real card"),
        ("Bartmoss Memorial Icebreaker\ntype: ice\n", "Bartmoss Memorial Icebreaker", "is a real card"),
        ("Ice Wаll\ntype: ice\n", "Ice Wаll", "not Latin"),
        ("3x Wall\ntype: ice\n", "3x Wall", "number of copies"),
        ("Hardware\ntype: ice\n", "Hardware", "heading"),
        ("Wall <b>\ntype: ice\n", "Wall <b>", "no title"),
        ("Low Wall\nlike: Icy Wal\n", "Icy Wal", "Did you mean Ice Wall"),
        ("Low Wall\nlike: Ice Wall\nwithout: 9\n", "9", "counted from 1"),
        ("Low Wall\nlike: Ice Wall, but sideways 3\n", "sideways 3", "is no change"),
        ("Low Wall\nlike: Ice Wall, but strenght 3\n", "strenght 3", "did you mean strength 3?"),
        (
            "Low Wall\nIce Wall, but strength 3\n",
            "Ice Wall, but strength 3",
            "like: Ice Wall, but strength 3",
        ),
        ("Low Wall\ntype: ice\ncost: -3\n", "-3", "a number from 0 to 99"),
        ("Low Wall\ntype: ice\ncost: 3 credits\n", "3 credits", "write 3"),
        ("Low Wall\ntype: ice\nmemory: 2\n", "2", "ice cards have no memory"),
        ("Low Wall\ntype: resource\nstrength: 2\n", "2", "resource cards have no strength"),
        ("Big Plan\ntype: agenda\ncost: 3\npoints: 2\n", "3", "do you mean its advancement?"),
        ("Low Wall\ntype: ice\nunique: maybe\n", "maybe", "yes or no"),
        ("Low Wall\ntype: ice\nlimit: 0\n", "0", "from 1 to 6"),
        ("Low Wall\ntype: ice\nfaction: nbm\n", "nbm", "did you mean 'nbn'?"),
        ("Low Wall\ntype: ice\nsubtypes: barrier, sentri\n", "sentri", "did you mean 'sentry'?"),
        ("Low Wall\ntyp: ice\n", "typ", "did you mean type?"),
        ("Low Wall\ntype: ice\n\nsubtypes: barrier\ncost: 3\n", "cost: 3", "right below the title"),
        (
            "Low Wall\ntype: ice\n\nSubroutine End the run.\nWhen you score this card, gain 1 credit.\n",
            "score",
            "'score' happens to an agenda, and this is ice",
        ),
        ("Low Wall\ntype: ice\n\nSubroutine Place 1 vrius counter on this ice.\n", "vrius", "mean 'virus'?"),
        ("Ice  Wall\ntype: ice\n", "Ice  Wall", "is a real card"),
        ("Ice-Wall\ntype: ice\n", "Ice-Wall", "taken for Ice Wall"),
        ("IceWall\ntype: ice\n", "IceWall", "taken for Ice Wall"),
        ("lce WaII\ntype: ice\n", "lce WaII", "taken for Ice Wall"),
        ("Icé Wáll!\ntype: ice\n", "Icé Wáll!", "taken for Ice Wall"),
        ("Sure Garnble\ntype: event\n", "Sure Garnble", "taken for Sure Gamble"),
        ("Kate Mac McCaffrey\ntype: event\n", "Kate Mac McCaffrey", "is a real card"),
    ],
)
def test_a_fault_is_named_at_the_very_words(text: str, words: str, says: str) -> None:
    found = wrong(text)
    assert any(words == at and says in told for at, told in found), found
    assert one(text).face is None


@pytest.mark.parametrize(
    "text",
    [
        "Low Wall\ntype ice\ncost 1\n",
        "Low Wall\nIce\ncost: 1\n",
        "Low Wall\nICE: Barrier\ncost: 1\n",
        "Low Wall\nIce - Barrier\ncost: 1\n",
        "Low Wall\ntype: Ice - Barrier\ncost: 1\n",
        "Low Wall\nlike: Ice Wall, but with strength 3 and cost 2\n",
        "Low Wall\nlike: Ice Wall with strength 3\n",
        "Low Wall\nlike: Ice Wall, strength to 3\n",
        "Low Wall\nlike: Ice Wall, but strength: 3\n",
    ],
)
def test_facts_can_be_said_as_people_say_them(text: str) -> None:
    made = one(text)
    assert made.face is not None, made.wrong
    assert made.face.type == "ice"
    assert not (made.start and "strength: 1 -> 3" not in made.differences())
    assert "arrier" not in text or made.face.facts.subtypes == ("barrier",)


def test_the_faction_of_an_identity_tells_its_side() -> None:
    face = one("Ada\ntype: identity\nfaction: shaper\nlink: 1\nminimum deck: 45\n").face
    assert face is not None
    assert (face.facts.side, face.facts.faction) == ("runner", "shaper")


def test_one_slip_is_one_fault() -> None:
    """Kills complaints that follow from others: an unknown start has no type, which needs no saying."""
    assert len(wrong("Low Wall\nlike: Icy Wal\n")) == 1
    assert len(wrong("Low Wall\ntyp: ice\n")) == 1


def test_every_fault_is_told_at_once() -> None:
    found = wrong("Ice Wall\ntype: ice\ncost: zero\nfaction: shaper\n\nSubroutine End teh run.\n")
    assert [at for at, _ in found] == ["Ice Wall", "zero", "shaper", "teh"]


def test_letters_of_other_lines_and_comments_do_not_shift_the_words() -> None:
    text = "# first\nLow Wall # a name\ntype: ice\n\n# so:\nSubroutine End the run.\n"
    text += "Subroutine [click] and so on.\n"
    ((at, _),) = wrong(text)
    assert at == "[click]"


def test_a_text_with_two_readings_is_reported_with_both(monkeypatch: pytest.MonkeyPatch) -> None:
    from rulerunner.lang import reading
    from rulerunner.lang.instructions import Gain

    both = reading.Reading(abilities=(Sub((EndRun(),)),), others=[(Sub((Gain(1),)),)])
    monkeypatch.setattr(reading, "read", lambda text, facts: both)
    made = one(WALL)
    assert made.face is None
    assert made.readings == [("Subroutine: end the run.",), ("Subroutine: gain 1 credit.",)]
    assert "2 ways" in made.wrong[0].says


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "Spender\ntype: resource\ncost: 1\n\nHosted power counter: Gain 2 credits.\n",
            "nothing in the game can pay this",
        ),
        (
            "Open Gate\ntype: ice\ncost: 1\nstrength: 1\n\nWhen you rez this ice, gain 1 credit.\n",
            "no subroutine",
        ),
        ("Open Bar\ntype: resource\ncost: 1\n\n0 credits: Gain 1 credit.\n", "without end"),
        ("Drawer\ntype: resource\ncost: 0\n\nWhenever you draw a card, draw 1 card.\n", "set itself off"),
        (
            "Caller\ntype: event\ncost: 0\n\nSearch your stack for 1 card named “Corodder”.\n",
            "did you mean 'Corroder'?",
        ),
        ("Den\ntype: asset\ncost: 0\n\nWhen your turn begins, gain 1 credit.\n", "no trash cost"),
    ],
)
def test_what_may_have_been_overlooked_is_said(text: str, says: str) -> None:
    made = one(text)
    assert made.face is not None, made.wrong
    assert any(says in warning for warning in made.warnings), made.warnings


def test_a_sentence_that_goes_on_with_an_unread_one_is_no_fault_of_its_own() -> None:
    text = "Tip\ntype: resource\ncost: 0\n\nclick: Gian 3 credits. Use this ability only if you are tagged.\n"
    assert [fault.says.count("Gian") > 0 for fault in one(text).wrong] == [True]


def test_a_plain_card_has_nothing_to_be_wary_of() -> None:
    assert one(WALL).warnings == []
