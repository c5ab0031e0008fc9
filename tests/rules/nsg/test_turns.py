"""26.03, 5.5 to 5.7: both turns, row by row."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import when
from tests.support.faces import made, table
from tests.support.table import Table

RULES = "nsg-26.03"
FUNDS = ["9x Hedge Fund"]
GAMBLES = ["9x Sure Gamble"]


def corp_turn(at: str = "5.6.1a", **more: object) -> Table:
    seat = {"credits": 5, "deck": FUNDS, **more}
    return Table(position(rules=RULES, turn="corp", at=at, corp=Seat(**seat), runner=Seat(deck=GAMBLES)))  # type: ignore[arg-type]


@pytest.mark.rule(
    "nsg-26.03 5.6.1",
    "nsg-26.03 5.6.2",
    "nsg-26.03 5.6.3",
    "nsg-26.03 5.1.2",
    "nsg-26.03 5.6.1f",
    "nsg-26.03 5.6.2b",
    "nsg-26.03 5.6.2c",
    "nsg-26.03 5.6.2e",
    "nsg-26.03 5.6.3e",
)
def test_the_corp_turn_goes_through_its_steps_and_hands_over() -> None:
    t = corp_turn(clicks=0)
    t.until(side="corp", rule="5.6.2b")
    t.corp("gain credit")
    for _ in range(2):
        t.until(side="corp", rule="5.6.2b")
        t.corp("gain credit")
    t.until(side="runner", rule="5.7.1f")
    draw = ["5.6.1a", "5.6.1b", "5.6.1c", "5.6.1d", "5.6.1e", "5.6.1f"]
    act = ["5.6.2a", "5.6.2b", "5.6.2c"]
    discard = ["5.6.3a", "5.6.3b", "5.6.3c", "5.6.3d", "5.6.3e"]
    assert t.steps("5.6") == [*draw, *act * 3, "5.6.2a", "5.6.2b", "5.6.2d", "5.6.2e", *discard]
    assert t.credits["corp"] == 8


@pytest.mark.rule(
    "nsg-26.03 5.7.1",
    "nsg-26.03 5.7.2",
    "nsg-26.03 5.1.3",
    "nsg-26.03 5.3.3",
    "nsg-26.03 5.7.1f",
    "nsg-26.03 5.7.1g",
    "nsg-26.03 5.7.1i",
    "nsg-26.03 5.7.2e",
)
def test_the_runner_turn_goes_through_its_steps_and_hands_over() -> None:
    t = Table(
        position(
            rules=RULES, at="5.7.1a", corp=Seat(deck=FUNDS), runner=Seat(deck=GAMBLES, clicks=0, credits=0)
        )
    )
    for _ in range(4):
        t.until(side="runner", rule="5.7.1f")
        t.runner("gain credit")
    t.until(side="corp", rule="5.6.2b")
    begin = ["5.7.1a", "5.7.1b", "5.7.1c", "5.7.1d"]
    act = ["5.7.1e", "5.7.1f", "5.7.1g"]
    end = ["5.7.1e", "5.7.1f", "5.7.1h", "5.7.1i", "5.7.2a", "5.7.2b", "5.7.2c", "5.7.2d", "5.7.2e"]
    assert t.steps("5.7") == [*begin, *act * 4, *end]
    assert t.credits["runner"] == 4


@pytest.mark.rule("nsg-26.03 5.6.1a", "nsg-26.03 5.6.1e")
def test_the_corp_gains_three_clicks_before_anything_and_draws_after_its_turn_began() -> None:
    t = corp_turn(clicks=0)
    kinds = [e.kind for e in t.game.events if e.kind in ("gain clicks", "turn begins", "draw")]
    assert kinds == ["gain clicks", "turn begins", "draw"]
    assert t.events("gain clicks")[0].amount == 3
    assert [e.rule for e in t.events("draw")] == ["5.6.1e"]
    assert t.clicks["corp"] == 3, "drawing cost no click"


@pytest.mark.rule("nsg-26.03 5.6.1b", "nsg-26.03 5.6.2a", "nsg-26.03 5.6.3b", "nsg-26.03 9.2.7d")
@pytest.mark.parametrize(("step", "scores"), [("5.6.1b", True), ("5.6.2a", True), ("5.6.3b", False)])
def test_the_corp_rezzes_in_each_of_its_windows_but_scores_only_before_discarding(
    step: str, scores: bool
) -> None:
    t = Table(
        position(
            rules=RULES,
            turn="corp",
            at=step,
            corp=Seat(deck=FUNDS, clicks=0),
            servers={
                "remote 1": At(root=["Hostile Takeover (2 advancement)"]),
                "remote 2": At(root=["PAD Campaign"], ice=["Ice Wall"]),
            },
        )
    )
    assert t.decision.rule == step
    assert t.decision.side == "corp"
    assert t.can("rez", "PAD Campaign")
    assert not t.can("rez", "Ice Wall"), "ice is rezzed only as it is approached"
    assert not t.can("rez", "Hostile Takeover"), "an agenda is never rezzed"
    assert t.can("score", "Hostile Takeover") == scores


@pytest.mark.rule("nsg-26.03 5.7.1b", "nsg-26.03 5.7.1e", "nsg-26.03 5.7.2b", "nsg-26.03 9.2.7a")
@pytest.mark.parametrize("step", ["5.7.1b", "5.7.1e", "5.7.2b"])
def test_in_the_runner_turn_the_runner_has_priority_first_and_the_corp_may_rez_but_not_score(
    step: str,
) -> None:
    t = Table(
        position(
            rules=RULES,
            at=step,
            corp=Seat(deck=FUNDS),
            runner=Seat(credits=2, rig=["Self-modifying Code"], deck=["Corroder"]),
            servers={
                "remote 1": At(root=["Hostile Takeover (2 advancement)"]),
                "remote 2": At(root=["PAD Campaign"]),
            },
        )
    )
    assert (t.decision.side, t.decision.rule) == ("runner", step)
    assert t.can("use", "Self-modifying Code")
    t.runner("pass")
    assert (t.decision.side, t.decision.rule) == ("corp", step)
    assert t.can("rez", "PAD Campaign")
    assert not t.can("score")


@pytest.mark.rule("nsg-26.03 5.6.1c", "nsg-26.03 1.10.5c", "nsg-26.03 5.7.1c")
def test_recurring_credits_are_back_before_turn_begins_abilities_and_do_not_pile_up() -> None:
    t = Table(
        position(
            rules=RULES,
            at="5.7.1b",
            corp=Seat(deck=FUNDS),
            runner=Seat(
                deck=GAMBLES,
                rig=["Cyberfeeder (0 credit)", "The Toolbox (2 credit)", "Smartware Distributor (1 credit)"],
            ),
        )
    )
    t.until(rule="5.7.1f")
    assert t.counters("Cyberfeeder", "credit") == 1
    assert t.counters("The Toolbox", "credit") == 2
    refilled = next(e for e in t.events("place") if t.name(e.card) == "Cyberfeeder")
    assert refilled.rule == "5.7.1c"
    assert refilled.moment < t.events("turn begins")[0].moment < t.events("gain credits")[0].moment


@pytest.mark.rule("nsg-26.03 5.6.1c")
def test_the_corps_recurring_credits_wait_for_the_corps_turn() -> None:
    t = Table(
        position(
            rules=RULES,
            at="5.7.1b",
            corp=Seat(identity="NBN: Making News", deck=FUNDS),
            runner=Seat(deck=GAMBLES),
        )
    )
    nbn = t.card("NBN: Making News")
    t.game.state.cards[nbn] = t.game.state.cards[nbn]._replace(counters=())
    for _ in range(4):
        t.until(rule="5.7.1f")
        assert t.counters("NBN: Making News", "credit") == 0
        t.runner("gain credit")
    t.until(rule="5.6.2b")
    assert t.counters("NBN: Making News", "credit") == 2
    assert t.events("place")[0].rule == "5.6.1c"


@pytest.mark.rule("nsg-26.03 5.6.2d", "nsg-26.03 5.7.1h")
def test_what_looks_for_the_end_of_an_action_phase_is_met_before_discarding() -> None:
    siren = made("Siren", "asset", when(Trigger("action phase ends"), Gain(1)))
    t = table(
        siren,
        rules=RULES,
        at="5.7.1e",
        corp=Seat(credits=0, deck=FUNDS),
        runner=Seat(clicks=0, deck=GAMBLES, hand=["5x Sure Gamble", "Corroder"]),
        servers={"remote 1": At(root=["Siren (rezzed)"])},
    )
    t.until(kind="discard")
    assert t.credits["corp"] == 1
    assert t.steps("5.7") == ["5.7.1e", "5.7.1f", "5.7.1h", "5.7.1i", "5.7.2a"]


@pytest.mark.rule("nsg-26.03 5.7.2c")
def test_unspent_clicks_are_lost_after_the_last_window() -> None:
    t = Table(position(rules=RULES, at="5.7.2a", corp=Seat(deck=FUNDS), runner=Seat(clicks=2, deck=GAMBLES)))
    t.until(side="corp")
    lost = t.events("lose clicks", side="runner")
    assert [(e.amount, e.rule) for e in lost] == [(2, "5.7.2c")]
    assert lost[0].moment < t.events("turn ends")[0].moment
    assert t.clicks["runner"] == 0


@pytest.mark.rule("nsg-26.03 5.5.4c")
def test_all_discarded_cards_are_picked_first_and_leave_together() -> None:
    t = Table(
        position(
            rules=RULES,
            at="5.7.2a",
            runner=Seat(clicks=0, hand=["5x Sure Gamble", "Corroder", "Diesel"], deck=GAMBLES),
            corp=Seat(deck=FUNDS),
        )
    )
    t.runner("discard", "Corroder")
    assert t.zone("Corroder") == "grip", "nothing is discarded before all is picked"
    assert not t.can("discard", "Corroder"), "a card is picked once"
    t.runner("discard", "Diesel")
    assert (t.zone("Corroder"), t.zone("Diesel")) == ("heap", "heap")
    assert len(t.events("discard")) == 2
    assert not t.events("trash"), "discarding is not trashing"


@pytest.mark.rule("nsg-26.03 5.5.2a", "nsg-26.03 5.5.4b")
def test_the_corp_discards_face_down_and_not_at_all_with_five_cards() -> None:
    t = corp_turn(at="5.6.3a", clicks=0, hand=["5x Hedge Fund", "Snare! (seen)"])
    t.corp("discard", "Snare!")
    assert t.zone("Snare!") == "Archives"
    assert not t.rezzed("Snare!"), "face down, although the Runner knew it"
    five = corp_turn(at="5.6.3a", clicks=0, hand=["5x Hedge Fund"])
    assert not five.events("discard")


@pytest.mark.rule("nsg-26.03 1.7.2b", "nsg-26.03 5.5.4a")
def test_a_runner_whose_hand_size_fell_below_zero_is_flatlined_as_they_would_discard() -> None:
    def discards(core: int) -> Table:
        seat = Seat(clicks=0, core_damage=core, deck=GAMBLES)
        return Table(position(rules=RULES, at="5.7.2a", corp=Seat(deck=FUNDS), runner=seat))

    assert discards(5).game.result is None, "a hand of no cards is a hand"
    assert discards(6).game.result == ("corp", "flatline")


@pytest.mark.rule("nsg-26.03 1.7.2c")
def test_the_corp_loses_when_it_must_draw_and_cannot() -> None:
    t = corp_turn(clicks=0, deck=[])
    assert t.game.result == ("runner", "empty-deck")
    assert t.steps("5.6")[-1] == "5.6.1e"
