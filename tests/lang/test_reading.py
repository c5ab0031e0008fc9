"""The reader takes the ways printed cards speak, says what it cannot read, and never guesses."""

import random
import time
from typing import Any

import pytest

from rulerunner.lang.abilities import When
from rulerunner.lang.conditions import AllOf, AtLeast, No, Tagged
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import Draw, If
from rulerunner.lang.quantities import CreditsOf
from rulerunner.lang.reading import Reading, normal, read
from rulerunner.lang.reading.engine import Grammar, Parser, Rules
from rulerunner.lang.reading.grammar import GRAMMAR
from rulerunner.lang.reading.tokens import tokens
from rulerunner.lang.render import render_ability

PROGRAM = Facts("Wrench", "runner", "program", ("icebreaker", "fracter"))
RESOURCE = Facts("Den", "runner", "resource")
EVENT = Facts("Dash", "runner", "event", ("run",))
ICE = Facts("Gate", "corp", "ice", ("code gate",))
ASSET = Facts("Fund", "corp", "asset")


BREAKS = "Pay 1 credit: break 1 subroutine on a barrier."
GAINS = "When your turn begins: gain 1 credit."
DRAWS = "When a run on HQ is declared successful: draw 1 card."
UNLESS = "Subroutine: unless the Runner pays 3 credits, end the run."
LOADS = "When you rez Fund: place 9 credits on Fund."
CASHES = "Spend 1 click and trash Fund: gain 4 credits."


def told(facts: Facts, text: str) -> list[str]:
    """What the reader made of a text, in the renderer's English."""
    reading = read(text, facts)
    assert reading.ok, reading.faults or reading.others
    return [render_ability(ability, facts.name, side=facts.side) for ability in reading.abilities]


@pytest.mark.parametrize(
    ("facts", "printed", "said"),
    [
        (PROGRAM, "1[credit]: Break barrier subroutine.", BREAKS),
        (PROGRAM, "Interface → 1[credit]: Break 1 barrier subroutine.", BREAKS),
        (RESOURCE, "When your turn begins, gain 1[credit].", GAINS),
        (RESOURCE, "Gain 1 credit at the start of each of your turns.", GAINS),
        (RESOURCE, "Whenever you make a successful run on HQ, draw 1 card.", DRAWS),
        (RESOURCE, "Draw 1 card whenever there is a successful run on HQ.", DRAWS),
        (ICE, "[Subroutine] End the run.", "Subroutine: end the run."),
        (ICE, "S [credit]End the run.", "Subroutine: end the run."),
        (ICE, "Subroutine End the run unless the Runner pays 3 credits.", UNLESS),
        (ASSET, "When you rez this asset, load 9 credits onto it.", LOADS),
        (ASSET, "When you rez Fund, place 9 credits on it.", LOADS),
        (ASSET, "[click],[trash]: Gain 4 credits.", CASHES),
        (ASSET, "A, T: Gain 4 bits.", CASHES),
    ],
)
def test_old_and_new_templating_give_the_same_words(facts: Facts, printed: str, said: str) -> None:
    assert told(facts, printed) == [said]


@pytest.mark.parametrize(
    ("facts", "printed", "said"),
    [
        (RESOURCE, "When your turn begins, gain 2 credits if you have fewer than 7 credits.", "less than 7"),
        (
            RESOURCE,
            "When your turn begins, if you have 2 or fewer cards in your grip, draw 1 card.",
            "less than 3",
        ),
        (
            RESOURCE,
            "When your turn begins, if you have more credits than the Corp, gain 1 credit.",
            "credits",
        ),
        (RESOURCE, "When your discard phase ends, gain 1 credit.", "When your turn ends: gain 1 credit."),
        (RESOURCE, "Whenever an agenda is scored or stolen, gain 2 credits.", "When"),
        (RESOURCE, "Threat 3 -> When your turn begins, gain 1 credit.", "threat level is at least 3"),
        (
            ICE,
            "Subroutine Give the Runner 1 tag if you have at least 3 credits. Otherwise, gain 2 credits.",
            "gain 2",
        ),
    ],
)
def test_comparisons_and_tenses_go_with_everything(facts: Facts, printed: str, said: str) -> None:
    assert any(said in line for line in told(facts, printed)), told(facts, printed)


@pytest.mark.rule("nsg-26.03 9.6.5c", "nsg-26.03 9.6.5d")
def test_what_is_so_while_it_happens_is_the_triggers_and_what_is_asked_then_is_the_effects() -> None:
    (ability,) = read("When your turn begins while you are tagged, draw 1 card.", RESOURCE).abilities
    (before,) = read("If you are tagged when your turn begins, draw 1 card.", RESOURCE).abilities
    assert isinstance(ability, When)
    assert isinstance(before, When)
    assert ability.condition == before.condition == Tagged()
    for printed in (
        "When your turn begins, if you are tagged, draw 1 card.",
        "When your turn begins, draw 1 card if you are tagged.",
    ):
        (later,) = read(printed, RESOURCE).abilities
        assert isinstance(later, When)
        assert later.condition is None
        assert later.block == (If(Tagged(), (Draw(1),)),)


def test_each_comparison_is_the_one_that_was_said() -> None:
    def of(words: str) -> Any:
        (ability,) = read(f"When your turn begins, if you have {words}, draw 1 card.", RESOURCE).abilities
        assert isinstance(ability, When)
        (asked,) = ability.block
        assert isinstance(asked, If)
        return asked.condition

    have = CreditsOf("you")
    assert of("at least 3 credits") == of("3 or more credits") == of("3 credits or more") == AtLeast(have, 3)
    assert of("more than 3 credits") == AtLeast(have, 4)
    assert of("fewer than 3 credits") == No(AtLeast(have, 3))
    assert of("3 or fewer credits") == of("at most 3 credits") == No(AtLeast(have, 4))
    assert of("no credits") == No(AtLeast(have, 1))
    assert of("exactly 3 credits") == AllOf((AtLeast(have, 3), No(AtLeast(have, 4))))


def test_sentences_that_belong_together_make_one_ability() -> None:
    assert told(ICE, "Subroutine Trace[3]. If successful, give the Runner 1 tag.") == [
        "Subroutine: trace with strength 3; if it succeeds, give the Runner 1 tag."
    ]
    assert told(EVENT, "Run HQ. If successful, gain 4 credits.") == [
        "Make a run on HQ; during that run, when that run is declared successful, gain 4 credits."
    ]
    assert told(RESOURCE, "1 credit: Draw 1 card. Use this ability only once per turn.") == [
        "Pay 1 credit: draw 1 card. Once per turn."
    ]
    assert told(ASSET, "When you rez this asset, you may pay 2 credits. If you do, draw 2 cards.") == [
        "When you rez Fund: you may pay 2 credits to draw 2 cards."
    ]


def test_reminders_and_what_the_rules_see_to_ask_for_no_words() -> None:
    text = "+1 mu (This is memory.) Limit 1 console per player."
    assert told(Facts("Rig", "runner", "hardware", ("console",)), text) == ["You get +1 memory."]


def test_they_are_the_other_player_and_it_is_the_card_spoken_of() -> None:
    assert told(ICE, "When the Runner encounters this ice, they lose 2 credits.") == [
        "When the Runner encounters Gate: the Runner loses 2 credits."
    ]
    assert told(ASSET, "Whenever the Runner installs a program, you may trash it.") == [
        "When the Runner installs a program: you may trash that program."
    ]


def fault(text: str, facts: Facts = ICE) -> str:
    reading = read(text, facts)
    assert not reading.ok
    assert reading.abilities == ()
    return reading.faults[0]


def test_what_cannot_be_read_is_named_with_what_was_expected_there() -> None:
    said = fault("Subroutine Give the Runner 1 flower.")
    assert "cannot be read at 'flower.'" in said
    assert "'tag'" in said.partition("expected")[2]


def test_a_sentence_that_hangs_in_the_air_is_refused() -> None:
    assert "not when: no ability comes before it" in fault("Gain 3 credits.", RESOURCE)
    assert "goes on about a run" in fault(
        "1 credit: Gain 1 credit. During that run, you cannot jack out.", RESOURCE
    )
    assert "no such limit" in fault("This ice can be advanced. Use this ability only once per turn.")
    assert "that card before any card" in fault("Subroutine Trash that card.")


def test_an_ambiguous_sentence_is_reported_with_each_reading() -> None:
    grammar = Grammar()
    grammar.say("sentence", "{one} {many}", lambda one, many: (one, many))
    grammar.say("one", "fruit", lambda: "noun")
    grammar.say("one", "fruit fly", lambda: "insect")
    grammar.say("many", "fly like bananas", lambda: "verb")
    grammar.say("many", "like bananas", lambda: "taste")
    parser = Parser(grammar, tokens("fruit flies like bananas"))
    assert sorted(parser.read("sentence")) == [("insect", "taste"), ("noun", "verb")]


def test_an_ambiguous_text_gives_no_single_definition() -> None:
    reading = Reading()
    reading.others = [()]
    assert not reading.ok


class Patient(Grammar):
    """A grammar in which every rule is tried at every place."""

    def beginning(self, name: str, word: str) -> tuple[Rules, frozenset[str]]:
        return tuple(self.rules.get(name, ())), super().beginning(name, word)[1]


@pytest.mark.parametrize(
    "text",
    [
        "Subroutine: end the run",
        "When your turn begins: place 1 blue counter on this program",
        "If this program is hosting at least 1 gate counter, you may pay 1 credit: break 1 subroutine",
        'Search R&D for 1 card named "Gate", then',
        "Pay 1 credit: frobnicate",
    ],
)
def test_rules_that_cannot_begin_here_are_left_out_and_nothing_is_lost(text: str) -> None:
    """Kills a first word that is not known, or known too well: readings, place and hints stay as they are."""
    quick = Parser(GRAMMAR, tokens(text))
    patient = Parser(Patient(GRAMMAR.rules, GRAMMAR.words), tokens(text), 10**6)
    assert quick.read("sentence") == patient.read("sentence")
    assert (quick.stuck, quick.wanted) == (patient.stuck, patient.wanted)
    assert 3 * quick.work < patient.work


def test_a_rule_taught_later_counts_wherever_its_name_begins_a_rule() -> None:
    grammar = Grammar()
    grammar.say("sentence", "[very] {one} fly", lambda one: one)
    grammar.say("one", "fruit", lambda: "fruit")
    assert Parser(grammar, tokens("bat fly")).read("sentence") == []
    grammar.say("one", "bat", lambda: "bat")
    assert Parser(grammar, tokens("bat fly")).read("sentence") == ["bat"]


WAITS = "When a piece of ice is fully broken, you may trash this program: derez that ice."
SAVES = (
    "When you would suffer net damage, you may trash this program: choose a number X from 0 to that number. "
    "Prevent X net damage."
)
BREACHES = (
    "Subroutine: you may choose 1 card in HQ, then have the Runner breach HQ, accessing the chosen card "
    "first; during that access of a server, the Runner cannot access any card in the root of HQ; also, "
    "when the Runner finishes breaching a server, "
)


def test_a_paid_ability_that_waits_speaks_of_what_met_it_even_if_it_costs_the_card() -> None:
    assert "Derez(ref=That())" in repr(read(WAITS, PROGRAM).abilities)
    assert "most=ThatMany()" in repr(read(SAVES, PROGRAM).abilities)
    assert "that card before any card" in fault("Trash this ice: derez that card.")


def test_what_is_linked_to_a_breach_has_a_subject_of_its_own() -> None:
    for said, by in (("trash this ice.", "you"), ("the Runner trashes this ice.", "runner")):
        assert f"Trash(ref=This(), by='{by}'" in repr(read(BREACHES + said, ICE).abilities)


LETTERS = "abcdefghijklmnopqrstuvwxyz 0123456789.,:;()[]+-→“”\"'"
PHRASES = (
    "When your turn begins, gain 1 credit.",
    "Subroutine Trace[3]. If successful, give the Runner 2 tags and end the run.",
    "Interface -> 2 credits: Break up to 2 sentry subroutines.",
    "The first time each turn you make a successful run on Archives, draw 1 card for each tag you have.",
)


def mutated(chance: random.Random) -> str:
    """A text with a few letters or words changed, lost or moved."""
    words = chance.choice(PHRASES).split() + chance.choice(PHRASES).split()
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(words))
        match chance.randrange(4):
            case 0:
                words.pop(at) if len(words) > 1 else None
            case 1:
                words.insert(at, chance.choice(words))
            case 2:
                words[at] = "".join(chance.choice(LETTERS) for _ in range(chance.randint(1, 9)))
            case _:
                chance.shuffle(words)
    return " ".join(words)


@pytest.mark.parametrize("seed", range(2))
def test_any_text_yields_a_reading_or_a_message(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        text = mutated(chance)
        for facts in (ICE, EVENT):
            reading = read(text, facts)
            assert reading.faults or reading.abilities or reading.sentences, text
            for way in (reading.abilities, *reading.others):
                normal(way, facts.side)


def test_a_tangled_or_endless_text_is_given_up_on() -> None:
    began = time.process_time()
    assert "longer than" in fault("gain 1 credit and " * 2000)
    tangled: Any = "Subroutine " + "if the Runner is tagged, gain 1 credit, then " * 30 + "end the run."
    read(tangled, ICE)
    assert time.process_time() - began < 30
