"""How far a word reaches: the house's rules, by which a text has one reading."""

import pytest

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.reading import read
from rulerunner.lang.render import render
from rulerunner.lang.validate import problems
from tests.lang.test_round_trip import comes_back

WALL = Facts("Low Wall", "corp", "ice", ("barrier",))
GAIN, DRAW, END = i.Gain(1), i.Draw(1), i.EndRun()
OPTIONAL = i.May((DRAW,))
JOB_OR_CONNECTION = f.Has("job") | f.Has("connection")


def subroutine(text: str) -> tuple[i.Instruction, ...]:
    """What a subroutine does that has one reading."""
    reading = read(f"Subroutine: {text}", WALL)
    assert reading.ok, (text, reading.faults, reading.others)
    (ability,) = reading.abilities
    assert isinstance(ability, b.Sub)
    return ability.block


@pytest.mark.parametrize(
    ("text", "block"),
    [
        ("if the Runner is tagged, gain 1 credit, then draw 1 card.", (i.If(c.TAGGED, (GAIN, DRAW)),)),
        ("gain 1 credit; after that, draw 1 card.", (GAIN, DRAW)),
        (
            "if the Runner is tagged, you may draw 1 card; after that, gain 1 credit.",
            (i.If(c.TAGGED, (OPTIONAL, GAIN)),),
        ),
        (
            "if the Runner is tagged, if a run is in progress, gain 1 credit; otherwise, draw 1 card.",
            (i.If(c.TAGGED, (i.If(c.DuringRun(), (GAIN,), (DRAW,)),)),),
        ),
        (
            "if the Runner is tagged, (if a run is in progress, gain 1 credit); otherwise, draw 1 card.",
            (i.If(c.TAGGED, (i.If(c.DuringRun(), (GAIN,)),), (DRAW,)),),
        ),
    ],
)
def test_what_goes_on_goes_on_with_the_last_thing_that_can(
    text: str, block: tuple[i.Instruction, ...]
) -> None:
    assert subroutine(text) == block


def test_an_article_begins_another_noun() -> None:
    jobs = subroutine("trash all installed job or connection resources.")
    assert jobs == (i.TrashAll(f.INSTALLED & (JOB_OR_CONNECTION & f.Is("resource"))),)
    event = read("Subroutine: reveal HQ. If it is an icebreaker or a run event, gain 1 credit.", WALL)
    assert "Either(left=Has(subtype='icebreaker'), right=Both(" in repr((event.abilities, event.others))


@pytest.mark.parametrize(
    "word",
    [
        i.ChooseOne(((i.ChooseOne(((GAIN,), (DRAW,))),), (END,))),
        i.May((i.May((GAIN,)),), otherwise=(DRAW,)),
        i.If(
            c.TAGGED,
            (i.Run(r.HQ_SERVER, (b.When(b.Trigger("breach"), (i.If(c.TAGGED, (GAIN,)),)),)),),
            (END,),
        ),
        i.Run(
            r.HQ_SERVER,
            (
                b.When(b.Trigger("breach"), (i.Run(r.RND_SERVER, (b.Static((s.Cannot("jack out"),)),)),)),
                b.Static((s.Cannot("steal"),)),
            ),
        ),
        i.Later(
            b.When(b.Trigger("pass"), (i.Later(b.When(b.Trigger("encounter"), (GAIN,)), "run"),), once="run"),
            "run",
        ),
        i.TrashAll(f.HostedOnAny(f.Is("program")) & f.CanSwapWith(f.Is("resource"))),
        i.TrashAll(f.Not(f.Hosting(f.Has("virus"))) & f.AtServer(r.HQ_SERVER)),
    ],
    ids=lambda word: type(word).__name__,
)
def test_brackets_show_what_the_rules_would_hide(word: i.Instruction) -> None:
    """Kills a renderer that says a thing whose end cannot be heard."""
    face = Face(WALL, (b.Sub((word,)),))
    assert comes_back(face, read(render(face), WALL)), render(face)


def test_what_is_done_in_any_case_is_not_paid_for() -> None:
    face = Face(WALL, (b.Sub((i.May((DRAW,), (k.Clicks(1),)), GAIN)),))
    text = render(face)
    assert "In any case, gain 1 credit." in text[0]
    assert comes_back(face, read(text, WALL))


def test_what_is_forbidden_of_cards_says_there_where_they_are() -> None:
    """Kills a server that nobody asks for: it would be forbidden everywhere."""
    nowhere = Face(WALL, (b.Static((s.Cannot("steal", server=r.HQ_SERVER),)),))
    assert any("AtServer" in fault for fault in problems(nowhere))


@pytest.mark.parametrize("sign", ["->", "→", "↳", "[subroutine]", "Subroutine:"])
def test_a_subroutine_may_begin_with_any_of_its_signs(sign: str) -> None:
    reading = read(f"{sign} End the run.\n{sign} Do 1 net damage.", WALL)
    assert reading.abilities == (b.Sub((END,)), b.Sub((i.Damage("net", 1),)))


@pytest.mark.parametrize(
    ("text", "better"),
    [
        ("When you install this ice, gain 1 credit.", "when you rez this ice"),
        ("When this ice is installed, gain 1 credit.", "when you rez this ice"),
    ],
)
def test_a_card_that_lies_face_down_is_told_what_to_wait_for(text: str, better: str) -> None:
    """Kills a reading of what can never come to pass."""
    (fault,) = read(text, WALL).faults
    assert better in fault


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("When your turn begins, flower.", "what is done"),
        ("Subroutine: trash 1 flower.", "a sort of card"),
        ("Subroutine: gain flower.", "a number"),
    ],
)
def test_a_message_names_few_ways_to_go_on(text: str, kind: str) -> None:
    (fault,) = read(text, WALL).faults
    ways = fault.partition("expected ")[2].partition("; ")[0].split(", ")
    assert kind in ways
    assert len(ways) <= 7
