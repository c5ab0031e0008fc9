"""Cards whose player names a card: any that exists, and what comes of it."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.view import transcript
from tests.support.table import Table

pytestmark = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])


# --- Complete Image ---------------------------------------------------------------------------------------


def after_a_run(
    rules: str,
    *grip: str,
    score: tuple[str, ...] = ("Bellona",),
    rig: tuple[str, ...] = (),
    ran: bool = True,
) -> Table:
    """The Runner ran on Archives in their last turn, or took a credit; the Corp has Complete Image."""
    corp = Seat(credits=10, hand=["Complete Image"], deck=["9x Hedge Fund"])
    runner = Seat(credits=5, clicks=1, hand=[*grip], deck=["5x Diesel"], score=[*score], rig=[*rig])
    t = Table(position(rules=rules, turn="runner", corp=corp, runner=runner))
    if ran:
        t.run("Archives")
    else:
        t.runner("gain credit")
    t.until(side="corp", kind="action")
    return t


@pytest.mark.card("Complete Image")
@pytest.mark.rule("nisei-1.4 9.11.4a", "nsg-26.03 9.12.4a")
def test_complete_image_goes_on_as_long_as_the_named_card_is_trashed(rules: str) -> None:
    t = after_a_run(rules, "4x Sure Gamble")
    t.corp("play", "Complete Image")
    assert t.credits["corp"] == 6
    for done, card in enumerate(("Sure Gamble", "Sure Gamble", "Diesel"), 1):
        t.corp("name", detail=card)
        assert [change.amount for change in t.events("damage")] == [1] * done
    assert not t.can("name"), "the third named another card, and that was the end of it"
    assert t.decision.side == "runner", "it is terminal: the Corp's actions were over"
    assert len(t.game.state.hand("runner")) == 1


@pytest.mark.card("Complete Image")
def test_complete_image_asks_for_points_and_for_a_successful_run(rules: str) -> None:
    assert after_a_run(rules, "Diesel").can("play", "Complete Image")
    assert not after_a_run(rules, "Diesel", ran=False).can("play", "Complete Image")
    assert not after_a_run(rules, "Diesel", score=("Hostile Takeover",)).can("play", "Complete Image")
    three = ("3x Hostile Takeover",)
    assert after_a_run(rules, "Diesel", score=three).can("play", "Complete Image")


@pytest.mark.card("Complete Image")
@pytest.mark.rule("nisei-1.4 9.11.4c", "nsg-26.03 9.12.4c")
def test_what_the_trashed_card_does_comes_before_the_next_name(rules: str) -> None:
    """I've Had Worse draws cards, and only then the Corp names again."""
    t = after_a_run(rules, "I've Had Worse")
    t.corp("play", "Complete Image")
    t.corp("name", detail="I've Had Worse")
    assert t.can("name", detail="Diesel"), "the Corp names another card"
    assert len(t.game.state.hand("runner")) == 3, "with three new cards in the grip"


@pytest.mark.card("Complete Image")
def test_damage_that_is_prevented_trashes_no_card_of_any_name(rules: str) -> None:
    t = after_a_run(rules, "2x Sure Gamble", rig=("Net Shield",))
    t.corp("play", "Complete Image")
    t.corp("name", detail="Sure Gamble")
    t.runner("trigger", "Net Shield")
    assert not t.can("name")
    assert len(t.game.state.hand("runner")) == 2


# --- Targeted Marketing -----------------------------------------------------------------------------------


def marketed(rules: str, card: str, *grip: str, remote: At = At()) -> Table:  # noqa: B008  (it is immutable)
    """The Corp has named a card with Targeted Marketing; it is the Runner's turn."""
    corp = Seat(credits=0, clicks=1, hand=["Targeted Marketing"], deck=["9x Hedge Fund"])
    runner = Seat(credits=20, hand=[*grip], deck=["9x Diesel"])
    t = Table(position(rules=rules, turn="corp", corp=corp, runner=runner, servers={"remote 1": remote}))
    t.corp("play", "Targeted Marketing")
    t.corp("name", detail=card)
    t.until(side="runner", kind="action")
    assert t.zone("Targeted Marketing") == "play"
    return t


@pytest.mark.card("Targeted Marketing")
def test_targeted_marketing_pays_for_every_copy_played_or_installed(rules: str) -> None:
    t = marketed(rules, "Sure Gamble", "2x Sure Gamble", "Diesel")
    t.runner("play", "Diesel")
    assert t.credits["corp"] == 0
    for paid in (10, 20):
        t.runner("play", "Sure Gamble")
        assert t.credits["corp"] == paid
    t = marketed(rules, "Corroder", "2x Corroder", "Mimic")
    t.runner("install", "Mimic")
    t.until(side="runner", kind="action")
    assert t.credits["corp"] == 0
    t.runner("install", "Corroder")
    t.until(side="runner", kind="action")
    assert t.credits["corp"] == 10


@pytest.mark.card("Targeted Marketing")
def test_targeted_marketing_is_gone_before_it_pays_for_the_current_that_replaces_it(rules: str) -> None:
    t = marketed(rules, "Employee Strike", "Employee Strike")
    t.runner("play", "Employee Strike")
    t.until(side="runner", kind="action")
    assert t.zone("Targeted Marketing") == "Archives"
    assert t.credits["corp"] == 0


@pytest.mark.card("Targeted Marketing")
def test_a_stolen_agenda_ends_targeted_marketing(rules: str) -> None:
    t = marketed(rules, "Sure Gamble", "Sure Gamble", remote=At(root=["Hostile Takeover"]))
    t.run("remote 1")
    t.until(side="runner", kind="action")
    assert t.zone("Hostile Takeover") == "runner score"
    assert t.zone("Targeted Marketing") == "Archives"
    t.runner("play", "Sure Gamble")
    assert t.credits["corp"] == 0


@pytest.mark.card("Targeted Marketing")
def test_both_players_hear_and_see_which_card_was_named(rules: str) -> None:
    t = marketed(rules, "Sure Gamble", "Sure Gamble")
    said = [line.text for line in transcript(t.game.state, "runner")]
    assert any("names Sure Gamble" in text for text in said)
    (there,) = [card for card in t.game.view("runner").play if card.name == "Targeted Marketing"]
    assert [note.text for note in there.notes] == ["named Sure Gamble"]


# --- Whistleblower ----------------------------------------------------------------------------------------


def blown(rules: str, agenda: str, named: str, *, use: bool = True) -> Table:
    """The Runner ran on a remote server with an agenda in it, and named one as the run was successful."""
    corp = Seat(credits=9, hand=[], deck=["9x Hedge Fund"])
    runner = Seat(credits=0, clicks=4, hand=["5x Diesel"], deck=["9x Diesel"], rig=["Whistleblower"])
    t = Table(
        position(
            rules=rules, turn="runner", corp=corp, runner=runner, servers={"remote 1": At(root=[agenda])}
        )
    )
    t.run("remote 1")
    t.until(side="runner", kind="yes or no", about="may")
    t.runner("yes" if use else "no")
    if use:
        assert t.zone("Whistleblower") == "heap"
        t.runner("name", detail=named)
    return t


@pytest.mark.card("Whistleblower")
def test_whistleblower_steals_before_anything_the_access_does_and_for_no_cost(rules: str) -> None:
    t = blown(rules, "Fetal AI", "Fetal AI")
    t.until(side="runner", kind="action")
    assert t.zone("Fetal AI") == "runner score"
    assert t.credits["runner"] == 0
    assert not t.events("damage"), "it is no longer being accessed"


@pytest.mark.card("Whistleblower")
@pytest.mark.parametrize(("named", "use"), [("Obokata Protocol", True), ("Fetal AI", False)])
def test_another_name_or_none_changes_nothing(rules: str, named: str, use: bool) -> None:
    t = blown(rules, "Fetal AI", named, use=use)
    t.until(side="runner", kind="action")
    assert t.zone("Fetal AI") != "runner score", "two credits are lacking"
    assert len(t.events("damage")) == 1


@pytest.mark.card("Whistleblower")
def test_whistleblower_is_for_one_access_of_this_run(rules: str) -> None:
    corp = Seat(credits=9, hand=["2x Fetal AI"], deck=["9x Hedge Fund"])
    runner = Seat(credits=0, clicks=4, hand=["5x Diesel"], deck=["9x Diesel"], rig=["Whistleblower"])
    t = Table(position(rules=rules, turn="runner", corp=corp, runner=runner))
    t.run("HQ")
    t.until(side="runner", kind="yes or no", about="may")
    t.runner("yes")
    t.runner("name", detail="Fetal AI")
    t.until(side="runner", kind="action")
    assert len(t.events("steal")) == 1
    t.run("HQ")
    t.until(side="runner", kind="action")
    assert len(t.events("steal")) == 1, "the next run is another one"
    assert len(t.events("damage")) == 1


# --- naming itself ----------------------------------------------------------------------------------------


@pytest.mark.card("Targeted Marketing")
def test_every_card_of_the_family_can_be_named(rules: str) -> None:
    corp = Seat(credits=0, clicks=1, hand=["Targeted Marketing"], deck=["9x Hedge Fund"])
    t = Table(position(rules=rules, turn="corp", corp=corp))
    t.corp("play", "Targeted Marketing")
    options = t.decision.options
    assert len(options) == 1988
    assert [option.detail for option in options[:2]] == ["15 Minutes", "24/7 News Cycle"]
    assert len({option.detail for option in options}) == len(options)
    assert t.find("name", detail="Hedge Fund")[0].number == 776, "numbers are for good"
