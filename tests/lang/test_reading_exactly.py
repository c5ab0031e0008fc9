"""Small words that change what a sentence does: each of these was once read as something near it."""

import pytest

from rulerunner.lang.abilities import Play
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Choose, Trash
from rulerunner.lang.reading import normal, read
from rulerunner.lang.refs import CHOSEN, Chosen
from rulerunner.lang.validate import problems
from tests.lang.test_reading_together import ASSET, BREAKER, EVENT, ICE, RESOURCE, told

TROJAN = Facts("Burr", "runner", "program", ("trojan",))
NUMBERED_ICE = Facts("Tide", "corp", "ice", ("barrier",), cost=3)


@pytest.mark.parametrize(
    ("facts", "printed", "said"),
    [
        (
            ICE,
            "Subroutine The Runner must pay 4 credits or trash 1 of their installed cards.",
            ("Subroutine: the Runner must either pay 4 credits or trash 1 installed Runner card, if able."),
        ),
        (
            ICE,
            (
                "Subroutine Trace[3]. If successful, give the Runner 1 tag. If your trace strength is "
                "6 or greater, do 1 net damage."
            ),
            (
                "Subroutine: trace with strength 3; if it succeeds, (give the Runner 1 tag, then if "
                "your trace strength is at least 6, do 1 net damage); otherwise, if your trace "
                "strength is at least 6, do 1 net damage."
            ),
        ),
        (
            ICE,
            "Subroutine Move this ice to the outermost position protecting another server.",
            (
                "Subroutine: choose any server except this server. Remember the chosen server. "
                "Move Gate to the outermost position of the remembered server."
            ),
        ),
        (
            ASSET,
            "Whenever a Corp card ability causes the Runner to lose or spend at least 1 credit, draw 1 card.",
            (
                "When the Runner loses credits through an ability of a Corp card or when the Runner spends "
                "credits through an ability of a Corp card: draw 1 card."
            ),
        ),
        (
            RESOURCE,
            "You can spend hosted credits to install virtual and job resources.",
            "Credits hosted on Den can be spent to install virtual or job resources.",
        ),
        (
            RESOURCE,
            "click: For each tag you have, gain 2 credits and draw 1 card.",
            "Spend 1 click: gain 2 credits for each tag on you and draw 1 card for each tag on you.",
        ),
        (
            EVENT,
            "As an additional cost to play this event, trash 2 cards from your grip. Gain 5 credits.",
            "To play Dash, you must also trash 2 cards in your grip other than Dash.",
        ),
        (
            EVENT,
            (
                "Run any server. If you have 2 or fewer programs installed, each icebreaker gets +1 "
                "strength for the remainder of this run."
            ),
            (
                "If the number of installed programs is at least 3, make a run on any server; "
                "otherwise, make a run on any server; during that run, each icebreaker gets +1 "
                "strength."
            ),
        ),
        (
            EVENT,
            "Look at the top 4 cards of your stack. Trash any of those cards.",
            (
                "Look at the top 4 cards of your stack. Choose any number of cards in view. "
                "Trash the chosen cards."
            ),
        ),
        (
            RESOURCE,
            (
                "When your turn begins, you may search your stack for a program and add it to your grip. "
                "Shuffle your stack."
            ),
            (
                "When your turn begins: you may search your stack for 1 program, then shuffle your stack; "
                "after that, move the found program to your grip."
            ),
        ),
        (
            BREAKER,
            (
                "5 credits: +4 strength. Use this ability only by spending at least 2 credits from stealth "
                "cards."
            ),
            (
                "Pay 2 credits from stealth cards only and pay 3 credits: "
                "Wrench gets +4 strength for the rest of this encounter."
            ),
        ),
        (
            TROJAN,
            "Host ice gets -1 strength. Each other piece of ice protecting this server gets -2 strength.",
            "Each piece of ice protecting this server other than the host of Burr gets -2 strength.",
        ),
        (
            BREAKER,
            (
                "Interface -> 1 credit: Subroutines on the sentry you are encountering cannot end the "
                "run for the rest of this encounter."
            ),
            (
                "If Wrench can interface with the encountered ice as a sentry, you may pay 1 credit: "
                "for the rest of this encounter, subroutines on the encountered ice cannot end the "
                "run."
            ),
        ),
        (
            ASSET,
            (
                "When your turn begins, you may place up to 4 advancement counters on 1 installed "
                "card. If you do, the Runner draws 1 card."
            ),
            (
                "When your turn begins: you may choose 1 installed card, then choose a number X from 0 to 4, "
                "then place X advancement counters on the chosen card, then have the Runner draw 1 card."
            ),
        ),
        (
            ASSET,
            (
                "click: You may gain 4 credits. If the Runner has at least 3 tags, you may do 2 net damage "
                "instead."
            ),
            (
                "Spend 1 click: if the number of tags on the Runner is at least 3, you may choose 1 of "
                "these: gain 4 credits; or do 2 net damage; otherwise, you may gain 4 credits."
            ),
        ),
        (
            ASSET,
            "click: Gain 2 credits. If the Runner is tagged, you may draw 3 cards instead.",
            (
                "Spend 1 click: if the Runner is not tagged, gain 2 credits; otherwise, you may draw 3 "
                "cards; if you do not, gain 2 credits."
            ),
        ),
        (
            ASSET,
            "The rez cost of each asset is increased by 1 for each card in the grip.",
            "Each asset costs 1 credit more to rez for each card in the Runner's grip.",
        ),
        (
            ASSET,
            "click: Draw 1 card for each remote server with a card in its root.",
            "Spend 1 click: draw 1 card for each remote server with a card in its root.",
        ),
        (
            ICE,
            (
                "Subroutine Trace[3]. If successful, the Runner reveals the grip. Trash each event revealed "
                "this way."
            ),
            (
                "Subroutine: trace with strength 3; if it succeeds, reveal all cards in the Runner's grip, "
                "then trash all events in view."
            ),
        ),
        (
            ASSET,
            "click: Add an installed card to the bottom of the stack.",
            (
                "Spend 1 click: choose 1 installed Runner card. Move the chosen card to the bottom of "
                "the Runner's stack."
            ),
        ),
        (
            BREAKER,
            "Interface -> 3 credits: Derez the barrier you are encountering.",
            (
                "If Wrench can interface with the encountered ice as a barrier, you may pay 3 credits: "
                "derez the encountered ice."
            ),
        ),
        (
            ICE,
            (
                "Subroutine You may install 1 piece of ice from Archives protecting this server, ignoring "
                "its install cost."
            ),
            (
                "Subroutine: you may choose 1 piece of ice in Archives, then install the chosen ice at this "
                "server, ignoring its install cost."
            ),
        ),
        (
            ASSET,
            "click: Install a card from HQ in the root of a remote server.",
            (
                "Spend 1 click: choose 1 non-operation non-ice card in HQ. Install the chosen card at any "
                "remote server."
            ),
        ),
        (
            ASSET,
            "click: Take up to 2 bad publicity. Gain 3 credits for each bad publicity taken.",
            (
                "Spend 1 click: choose a number X from 0 to 2. Take X bad publicity. "
                "Gain 3 credits for each bad publicity taken."
            ),
        ),
        (
            ASSET,
            "click: The Runner trashes all virtual resources.",
            "Spend 1 click: the Runner trashes all installed virtual resources.",
        ),
        (
            EVENT,
            "Play only if you have a location installed. Gain 5 credits.",
            "Dash can be played only if there is an installed Runner location.",
        ),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else "",
)
def test_small_words_are_heard(facts: Facts, printed: str, said: str) -> None:
    assert said in told(facts, printed)


@pytest.mark.parametrize(
    ("facts", "printed"),
    [
        (EVENT, "Trash the top card of your stack. Gain credits equal to the install cost of that card."),
        (RESOURCE, "click: Gain 3 credits. Use this ability only if you suffered net damage this turn."),
        (
            RESOURCE,
            "When your turn begins, choose 2 cards in your heap. You add the other card to your grip.",
        ),
        (RESOURCE, "click: Swap it with 1 card from your grip."),
        (RESOURCE, "click: Gain 2 credits for each time you accessed a card in HQ during this run."),
        (
            RESOURCE,
            (
                "When your turn begins, you may look at the top 6 cards of your stack. If any of "
                "those cards are events, trash them."
            ),
        ),
    ],
)
def test_what_would_have_to_be_guessed_is_refused(facts: Facts, printed: str) -> None:
    """Kills a reading that leaves out "meat", takes an event's play cost for an install cost, or any card for
    the other of two."""
    reading = read(printed, facts)
    assert reading.faults
    assert not reading.abilities


def test_who_trashes_the_cards_of_a_set_is_not_guessed() -> None:
    """Kills the loss of the one who trashes: both who may be meant are told apart."""
    printed = "click: The Runner reveals their grip and trashes all events revealed this way."
    reading = read(printed, ASSET)
    said = [repr(way) for way in (reading.abilities, *reading.others)]
    assert [any(f"by='{who}'" in way for way in said) for who in ("runner", "you")] == [True, True]


def test_an_x_that_a_card_defines_stays_with_the_card() -> None:
    reading = read(
        "X is the number of ice protecting this server. Subroutine Trace[X]. If successful, end the run.",
        NUMBERED_ICE,
    )
    assert reading.ok
    said = repr(reading.abilities)
    assert "DefinesX" in said
    assert "Modify(value='strength', by=CardX()" in said
    assert "TheX" not in said


def test_an_effect_for_the_run_after_the_run_is_refused() -> None:
    said = (
        "Make a run on any server. Gain 1 credit. For the rest of this run, each icebreaker gets +1 strength."
    )
    reading = read(said, EVENT)
    assert reading.faults or any("run is over" in p for p in problems(Face(EVENT, reading.abilities)))


def test_choices_are_numbered_as_they_come() -> None:
    """Kills a normal form in which a choice that takes the number of one before it is another definition."""
    trash = (Choose(Is("program")), Trash(CHOSEN))
    again = (Choose(Is("resource")), Trash(CHOSEN))
    apart = (Choose(Is("resource"), slot=1), Trash(Chosen(1)))
    mixed = (Choose(Is("resource"), slot=1), Trash(CHOSEN))
    normals = [normal((Play((*trash, *more)),), "runner") for more in (again, apart, mixed)]
    assert normals[0] == normals[1] != normals[2]
