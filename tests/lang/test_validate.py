"""What the validator finds wrong, in words that an author of cards can use."""

from typing import Any

import pytest

from rulerunner.lang.abilities import Ability, BaseLink, NotYet, Paid, Static, Trigger, When
from rulerunner.lang.conditions import AllOf, AtLeast, DidIt, Happened, Overfull, RunWas
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import CostAtMost, Has, In, Is, Same, StrengthAtMost
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Choose,
    ChooseNumber,
    ChooseOne,
    Damage,
    Draw,
    EndRun,
    Gain,
    If,
    IncreaseImminent,
    Lasting,
    Later,
    Lose,
    May,
    Place,
    Prevent,
    Run,
    Search,
    Trace,
    Trash,
)
from rulerunner.lang.quantities import (
    LAST,
    THAT_MANY,
    CostNow,
    Count,
    Link,
    RezCostOf,
    StrengthOf,
    ThreatLevel,
    Times,
    TraceStrength,
    X,
)
from rulerunner.lang.refs import ANY_REMOTE, BOUND, CHOSEN, HQ_SERVER, REMEMBERED, THAT, THIS, Central, Chosen
from rulerunner.lang.statics import (
    AdditionalCost,
    Cannot,
    GainsSubtype,
    Hidden,
    Modify,
    MoreRoom,
    Player,
    SpendFrom,
    StaysUntil,
)
from rulerunner.lang.sugar import about, boosts, breaks, if_successful, paid, play, static, sub, when
from rulerunner.lang.validate import problems
from rulerunner.lang.validating.shape import WHOLE
from tests.lang.samples import CORRODER, WALL

PROGRAM = Is("program")


def faults(*abilities: Ability, type: Any = "asset", side: Any = "corp", family: Any = "modern") -> list[str]:
    """What is wrong, without the name of the card and the number of the ability."""
    made = Face(Facts("Test", side, type, family=family), abilities)
    return [fault.partition(": ")[2] for fault in problems(made)]


def test_a_well_said_card_has_no_problems() -> None:
    assert problems(Face(CORRODER, (breaks(Credits(1), "barrier"), boosts(Credits(1))))) == []


def test_a_problem_names_the_card_the_ability_and_what_would_be_right() -> None:
    corroder = Face(CORRODER, (boosts(Credits(1)), breaks(Credits(1), "sentri")))
    assert problems(corroder) == [
        "Corroder, ability 2, Has.subtype: 'sentri' is not a subtype any card has (did you mean 'sentry'?)"
    ]


def test_subtypes_are_those_of_the_family() -> None:
    barrier = sub(If(RunWas("successful"), (Choose(Has("barrier")), Trash(CHOSEN))))
    assert problems(Face(WALL, (barrier,))) == [
        "Data Wall, ability 1, Has.subtype: 'barrier' is not a subtype any card has"
    ]


def typo(text: str) -> Any:
    """A text that mypy would have refused where a closed set is asked for."""
    return text


@pytest.mark.parametrize(
    ("ability", "fault"),
    [
        (
            when(Trigger("encunter"), Gain(1)),
            "'encunter' is not a kind of change (did you mean 'encounter'?)",
        ),
        (paid(Credits(1), Gain(1, typo("runer"))), "'runer' is not a player (did you mean 'runner'?)"),
        (
            when(about("rez"), Choose(In(typo("hq"))), Trash(CHOSEN)),
            "'hq' is not a zone (did you mean 'HQ'?)",
        ),
        (
            when(about("rez"), Damage(typo("nett"), 1)),
            "'nett' is not a kind of damage (did you mean 'net'?)",
        ),
        (
            when(Trigger("damage", detail=typo("nett")), Gain(1)),
            "'nett' is not a kind of damage (did you mean 'net'?)",
        ),
        (when(about("rez"), Place(1, "")), "a kind of counter is missing"),
        (when(about("rez"), Choose(Is(typo("agend"))), Trash(CHOSEN)), "'agend' is not a card type"),
        (when(about("rez"), Lasting(Cannot("run"), typo("nap"))), "'nap' is not a duration"),
        (when(about("rez"), Gain(1), once=typo("week")), "'week' is not a period"),
        (
            static(Modify(typo("strenght"), 1)),
            "'strenght' is not a value of a card (did you mean 'strength'?)",
        ),
        (
            static(Player(typo("handsize"), 1)),
            "'handsize' is not a value of a player (did you mean 'hand size'?)",
        ),
        (static(Cannot(typo("fly"))), "'fly' is not an act that can be forbidden"),
        (
            static(AdditionalCost(typo("ruun"), (Credits(1),))),
            "'ruun' is not an act with a cost (did you mean 'run'?)",
        ),
        (static(SpendFrom(typo("fun"))), "'fun' is not a purpose to spend credits for"),
        (static(StaysUntil(("stael",))), "'stael' is not a kind of change (did you mean 'steal'?)"),
        (when(about("rez"), Run(Central(typo("QH")))), "'QH' is not a central server"),
        (static(Player("clicks", 1), condition=Happened("rezz")), "'rezz' is not a kind of change"),
        (static(Player("clicks", 1), condition=RunWas(typo("good"))), "'good' is not an outcome of a run"),
    ],
)
def test_a_word_outside_its_set_is_found(ability: Ability, fault: str) -> None:
    found, *_ = faults(ability)
    assert found.startswith(fault)


# --- what may be spoken of --------------------------------------------------------------------------------


def test_the_chosen_card_needs_a_choice_before_it() -> None:
    fault = "it speaks of the chosen card, but nothing was chosen before"
    assert faults(paid(Credits(1), Trash(CHOSEN))) == [fault]
    assert faults(paid(Credits(1), Trash(CHOSEN), Choose(PROGRAM))) == [fault]
    assert faults(paid(Credits(1), Choose(PROGRAM), Trash(CHOSEN))) == []
    assert faults(paid(Credits(1), Search("R&D", PROGRAM), Trash(CHOSEN))) == []


def test_each_choice_is_told_apart() -> None:
    assert faults(paid(Credits(1), Choose(PROGRAM), Trash(Chosen(1)))) == [
        "it speaks of the chosen card number 2, but nothing was chosen before"
    ]


def test_a_nested_block_sees_the_choice_but_keeps_its_own_to_itself() -> None:
    assert faults(paid(Credits(1), Choose(PROGRAM), May((Trash(CHOSEN),)))) == []
    assert len(faults(paid(Credits(1), May((Choose(PROGRAM),)), Trash(CHOSEN)))) == 1


def test_what_comes_later_sees_only_the_bound_card() -> None:
    weaker = Modify("strength", -1, Same(BOUND))
    chosen = Modify("strength", -1, Same(CHOSEN))
    assert faults(paid(Credits(1), Choose(PROGRAM), Lasting(weaker, "turn", bind=CHOSEN))) == []
    assert len(faults(paid(Credits(1), Choose(PROGRAM), Lasting(weaker, "turn")))) == 1
    assert len(faults(paid(Credits(1), Choose(PROGRAM), Lasting(chosen, "turn")))) == 1
    assert (
        len(faults(paid(Credits(1), Choose(PROGRAM), Later(when(Trigger("run ends"), Trash(CHOSEN)))))) == 1
    )
    assert (
        len(faults(paid(Credits(1), Choose(PROGRAM), Run(HQ_SERVER, (if_successful(Trash(CHOSEN)),))))) == 1
    )


def test_what_was_done_needs_something_done_before() -> None:
    assert faults(paid(Credits(1), Gain(LAST))) == ["it speaks of how much was done before anything was done"]
    assert faults(paid(Credits(1), Lose(5, "opponent"), Gain(LAST))) == []
    assert len(faults(paid(Credits(1), If(DidIt(), (Gain(1),))))) == 1
    assert faults(paid(Credits(1), Draw(1), If(DidIt(), (Gain(1),)))) == []


def test_x_needs_a_number_or_a_cost() -> None:
    assert len(faults(paid(Credits(1), Gain(X)))) == 1
    assert faults(paid(Credits(X), Gain(X))) == []
    assert faults(paid(Credits(1), ChooseNumber(0, 3), Gain(X))) == []
    card = Facts("Psychographics", "corp", "operation", x_cost=True)
    assert problems(Face(card, (play(Gain(X)),))) == []


def test_that_card_needs_something_to_have_happened() -> None:
    assert len(faults(paid(Credits(1), Trash(THAT)))) == 1
    assert faults(when(Trigger("install"), Trash(THAT), Gain(THAT_MANY))) == []


def test_a_remembered_card_needs_remembering() -> None:
    assert faults(when(about("encounter", REMEMBERED), Gain(1))) == [
        "it speaks of the remembered card, but the card remembers none"
    ]


def test_a_trace_strength_is_spoken_of_within_the_trace() -> None:
    assert faults(when(about("rez"), Trace(3, (Gain(TraceStrength()),)))) == []
    assert len(faults(when(about("rez"), Gain(TraceStrength())))) == 1


def test_only_interrupts_prevent() -> None:
    assert faults(paid(Credits(1), Prevent())) == ["it prevents an effect, but it is no interrupt"]
    assert faults(Paid((Credits(1),), (Prevent(),), interrupt="damage")) == []


# --- shapes -----------------------------------------------------------------------------------------------


def test_only_ice_has_subroutines() -> None:
    assert faults(sub(EndRun()), type="asset") == ["only ice has subroutines, and this is an asset"]


def test_only_events_and_operations_are_played_and_they_must_be() -> None:
    assert faults(play(Gain(1)), type="asset") == [
        "only events and operations are played, and this is an asset"
    ]
    assert faults(type="event", side="runner") == ["an event needs something to do when it is played"]
    assert faults(NotYet("psi"), type="operation") == []


def test_a_current_does_its_work_by_staying() -> None:
    assert faults(static(StaysUntil(("steal",))), type="operation") == []


def test_only_icebreakers_boost_and_interface() -> None:
    assert faults(boosts(Credits(1)), breaks(Credits(1)), type="program", side="runner") == [
        "only icebreakers boost their strength, and this is a program without that subtype",
        "only icebreakers interface with ice, and this is a program without that subtype",
    ]
    assert faults(paid(Credits(1), BreakSubroutines()), type="hardware", side="runner") == []


def test_only_the_runner_has_link() -> None:
    assert faults(BaseLink((Credits(1),), 2)) == ["only the Runner has link"]
    free = faults(BaseLink((), 2), type="resource", side="runner", family="classic")
    assert free == ["link needs a cost; if it is free, that is Credits(0)"]


def test_only_resources_are_installed_face_down() -> None:
    assert faults(static(Hidden()), type="resource", side="runner", family="classic") == []
    assert "1996" in faults(static(Hidden()), type="resource", side="runner")[0]
    for type, side in (("program", "runner"), ("asset", "corp")):
        said = f"only resources are installed face down, and this is {'an' if side == 'corp' else 'a'} {type}"
        assert faults(static(Hidden()), type=type, side=side, family="classic") == [said]


def test_an_ability_with_a_moment_of_its_own_has_no_other() -> None:
    moment = Trigger("successful run")
    other = ["it has a moment of its own, so it is no action, no interrupt, and not used while accessing"]
    assert faults(Paid((Credits(1),), (Gain(1),), moment=moment)) == []
    assert faults(Paid((Clicks(1),), (Gain(1),), moment=moment)) == other
    assert faults(Paid((Credits(1),), (Gain(1),), moment=moment, access=True)) == other
    assert faults(Paid((Credits(1),), (Gain(1),), moment=moment, interrupt="damage")) == other
    assert faults(Paid((Credits(1),), (Gain(1),), moment=Trigger("succesful run"))) == [
        "'succesful run' is not a kind of change (did you mean 'successful run'?)"
    ]


def test_clicks_are_spent_on_actions_only() -> None:
    assert faults(Paid((Clicks(1),), (Gain(1),), access=True)) == [
        "an ability used while accessing is no action, so its cost spends no clicks"
    ]
    assert faults(Paid((Clicks(1),), (Prevent(),), interrupt="damage")) == [
        "an interrupt is no action, so its cost spends no clicks"
    ]


def test_a_paid_ability_is_not_linked_to_a_run() -> None:
    linked = (Paid((Credits(1),), (Gain(1),)),)
    assert faults(play(Run(HQ_SERVER, linked=linked)), type="event", side="runner") == [
        "only conditional and static abilities are linked to a run; a paid one is the card's own"
    ]


def test_amounts_are_positive_where_they_must_be() -> None:
    assert faults(paid(Credits(1), Gain(-1))) == ["Gain has a negative amount, -1"]
    assert faults(paid(Credits(1), Gain(0))) == ["Gain with amount 0 does nothing"]
    assert faults(paid(Credits(0), BreakSubroutines(0)), static(Modify("rez cost", -1))) == []


@pytest.mark.parametrize("kind", sorted(WHOLE))
def test_what_happens_or_does_not_is_prevented_without_an_amount(kind: str) -> None:
    assert not faults(Paid((Credits(1),), (Prevent(),), interrupt=kind))
    for amount in (0, 2):
        assert faults(Paid((Credits(1),), (Prevent(amount),), interrupt=kind)) == [
            "there is no amount of what it prevents: Prevent() without one"
        ]
    if kind == "trash":
        found = faults(When(Trigger(kind), (IncreaseImminent(),), interrupt=True))
        assert found == ["there is no amount of it that could be raised"]


@pytest.mark.parametrize("which", ["first", "last", "all but one"])
def test_which_subroutines_are_broken_says_how_many(which: Any) -> None:
    assert not faults(paid(Credits(1), BreakSubroutines(which=which)))
    for amount in (0, 2):
        found = faults(paid(Credits(1), BreakSubroutines(amount, which=which)))
        assert found == [f"it breaks {which!r} of the subroutines, and says how many, too"]


def test_nothing_is_left_empty() -> None:
    assert faults(sub(), type="ice") == ["Sub has nothing in its block"]
    assert faults(Static(())) == ["Static has nothing in its declarations"]
    assert faults(Paid((), (Gain(1),))) == ["a paid ability needs a cost; a free one costs Credits(0)"]
    assert faults(when(about("rez"), ChooseOne(((Gain(1),), ())))) == [
        "one of the effects to choose from is empty"
    ]
    assert faults(when(about("rez"), If(AllOf(()), (Gain(1),)))) == ["AllOf has nothing in its parts"]
    assert faults(NotYet(" ")) == ["a sentence that cannot be said yet needs a reason"]


def test_only_the_cost_of_other_cards_is_changed_for_those_that_enter_play() -> None:
    assert faults(static(Modify("install cost", -1, Is("program"), entering=True)), type="hardware") == []
    (fault,) = faults(static(Modify("strength", 1, Is("ice"), entering=True)), type="asset")
    assert fault == "a card that enters play pays no strength: leave 'entering' out"
    (fault,) = faults(static(Modify("install cost", -1, entering=True)), type="hardware")
    assert "of itself" in fault


# --- values that hang on themselves -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "declaration",
    [
        Modify("strength", Count(StrengthAtMost(2))),
        Modify("strength", 1, StrengthAtMost(2)),
        Modify("points", ThreatLevel(), Is("agenda")),
        Player("link", Link(), "runner"),
        GainsSubtype("sentry", Has("barrier")),
        Modify("points", Link(), Is("agenda")),
        Modify("points", Count(StrengthAtMost(2)), Is("agenda")),
        Modify("install cost", 1, CostAtMost(2, printed=False)),
        Modify("rez cost", Times(-1, RezCostOf(THIS))),
        Modify("play cost", CostNow(THIS), Is("event")),
    ],
)
def test_a_value_cannot_hang_on_itself_nor_on_one_that_may_hang_on_it(declaration: Any) -> None:
    (fault, *_) = faults(static(declaration), type="ice")
    assert "would hang on" in fault
    (fault, *_) = faults(play(Lasting(declaration, "turn")), type="operation")
    assert "would hang on" in fault


def test_the_room_in_a_server_cannot_hang_on_whether_that_is_overfull() -> None:
    (fault,) = faults(static(MoreRoom(1), condition=Overfull(ANY_REMOTE)), type="upgrade")
    assert "would hang on" in fault
    assert faults(static(MoreRoom(1)), type="upgrade") == []


def test_strength_that_lasts_may_hang_on_the_strength_there_is_as_it_begins() -> None:
    (fault,) = faults(static(Modify("strength", StrengthOf(THIS))), type="ice")
    assert "would hang on" in fault
    assert faults(sub(Lasting(Modify("strength", StrengthOf(THIS)), "turn")), type="ice") == []


def test_what_a_value_may_hang_on_is_let_pass() -> None:
    assert faults(static(Modify("strength", ThreatLevel(), Has("barrier"))), type="ice") == []
    assert faults(static(Modify("rez cost", StrengthOf(THIS))), type="ice") == []
    assert faults(static(Modify("strength", 1), condition=AtLeast(Link(), 2)), type="ice") == []
