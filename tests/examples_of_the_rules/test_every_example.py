"""Every worked example of the rulebooks whose cards can be played has a play with exactly these cards."""

from tests.support.together import try_each
from tools.docgen.examples import Example, examples, names, plays, proved

PLAYABLE = [each for each in examples() if not each.waits_for and not each.explains]


STILL_TO_PLAY: dict[str, str] = {}
"""Examples that can be played and are not yet, and why."""


def named(example: Example) -> str:
    return f"{example.edition} {example.rule} {example.number}"


def test_the_books_have_so_many_examples() -> None:
    counts = [sum(each.edition == book for each in examples()) for book in ("nsg-26.03", "nisei-1.4")]
    assert counts == [243, 37]


def is_played(example: Example) -> None:
    if named(example) in STILL_TO_PLAY:
        assert not proved(example), "it is played by now: take it off the list"
        return
    assert proved(example), f"play it with {', '.join(example.cards) or 'any cards'}"


def test_an_example_whose_cards_can_be_played_is_played() -> None:
    try_each(PLAYABLE, is_played, named)


def test_every_mark_names_an_example() -> None:
    assert set(plays()) <= {each.key for each in examples()}


def has_its_cards(example: Example) -> None:
    for play in proved(example):
        missing = [card for card in example.cards if not names(play, card)]
        assert not missing, f"{play.proof.name} plays without {', '.join(missing)}"


def test_a_play_of_an_example_has_its_cards() -> None:
    """Kills plays that prove the rule with other cards and do not say so."""
    try_each([each for each in PLAYABLE if proved(each)], has_its_cards, named)
