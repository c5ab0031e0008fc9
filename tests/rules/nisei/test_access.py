"""Accessing by NISEI 1.4: a set of cards (7.6), one card (7.8), what each server holds (7.1 to 7.5)."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import Breach, Gain
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.sugar import paid, when
from tests.support.table import Table
from tests.support.witness import order

PEEK = Face(Facts("Peek", "runner", "resource"), (paid(Clicks(), Breach(HQ_SERVER)),))
AFTERWARDS = Face(Facts("Afterwards", "runner", "resource"), (when(Trigger("access ends"), Gain(1)),))
READER = Face(Facts("Reader", "runner", "resource"), (when(Trigger("breach"), Gain(1)),))


def accessed(t: Table) -> list[str]:
    return [t.name(e.card) for e in t.events("access")]


def stay(t: Table) -> None:
    """On to the access: the Runner does not jack out, the Corp does not rez."""
    t.until(rule="6.9.5c")
    while t.decision.rule in ("6.9.5c", "6.9.5d"):
        t.passes()


# --- 7.6: a set of cards ----------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 7.6.1", "nisei-1.4 7.6.2", "nisei-1.4 7.6.3", "nisei-1.4 7.6.4")
@pytest.mark.rule("nisei-1.4 7.6.5", "nisei-1.4 7.6.6", "nisei-1.4 7.6.7")
def test_accessing_goes_through_its_steps_in_order() -> None:
    t = Table(position(servers={"remote 1": At(root=["PAD Campaign", "Crisium Grid"])}))
    t.run("remote 1")
    t.finish_run()
    one = ["7.8.1", "7.8.2", "7.8.3", "7.8.4", "7.8.5", "7.8.6"]
    assert t.steps("7") == [
        *("7.6.1", "7.6.2", "7.6.3", "7.6.4"),
        *("7.6.5", *one, "7.6.6"),
        *("7.6.5", *one, "7.6.6"),
        "7.6.7",
    ]
    seen = order(t)
    assert seen.index("6.9.5g") < seen.index("7.6.1")
    assert seen.index("7.6.7") < seen.index("6.9.5h")


@pytest.mark.rule("nisei-1.4 7.6.1", "nisei-1.4 7.6.2")
def test_what_waits_for_an_access_resolves_before_the_number_is_set() -> None:
    t = Table(position(corp=Seat(hand=["Hedge Fund"]), runner=Seat(rig=["Reader"]), faces=[READER]))
    t.run("HQ")
    stay(t)
    seen = order(t)
    assert seen.index("breach") < seen.index("7.6.2") < seen.index("gain credits") < seen.index("7.6.3")


@pytest.mark.rule("nisei-1.4 7.6.3", "nisei-1.4 7.1.1b")
def test_hq_interface_raises_the_number_in_time() -> None:
    hand = ["Hedge Fund", "Beanstalk Royalties", "Anonymous Tip"]
    t = Table(position(corp=Seat(hand=hand), runner=Seat(rig=["HQ Interface"])))
    t.run("HQ")
    t.finish_run()
    assert len(accessed(t)) == 2
    assert len(set(accessed(t))) == 2


@pytest.mark.rule("nisei-1.4 7.6.3", "nisei-1.4 7.1.2")
def test_legwork_reaches_no_more_cards_than_there_are() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund", "Anonymous Tip"]),
            runner=Seat(hand=["Legwork"]),
            servers={"HQ": At(root=["Research Station"])},
        )
    )
    t.runner("play", "Legwork")
    t.finish_run()
    assert sorted(accessed(t)) == ["Anonymous Tip", "Hedge Fund", "Research Station"]


@pytest.mark.rule("nisei-1.4 7.6.4", "nisei-1.4 7.4.1", "nisei-1.4 7.4.2")
def test_archives_are_turned_up_before_any_card_is_accessed_and_accessed_whole() -> None:
    pile = ["Hedge Fund", "Hostile Takeover", "PAD Campaign (faceup)"]
    t = Table(position(corp=Seat(discard=pile)))
    t.run("Archives")
    stay(t)
    assert t.rezzed("Hedge Fund")
    assert t.rezzed("Hostile Takeover")
    assert not t.happened("access")
    assert {t.name(o.card) for o in t.decision.options} == {"Hedge Fund", "Hostile Takeover", "PAD Campaign"}
    t.finish_run()
    assert sorted(accessed(t)) == ["Hedge Fund", "Hostile Takeover", "PAD Campaign"]
    assert t.zone("Hostile Takeover") == "runner score"


@pytest.mark.rule("nisei-1.4 7.6.4")
def test_no_other_access_turns_archives_up() -> None:
    t = Table(position(corp=Seat(discard=["Hedge Fund"], hand=["Enigma"])))
    t.run("HQ")
    t.finish_run()
    assert not t.rezzed("Hedge Fund")


@pytest.mark.rule("nisei-1.4 7.6.5", "nisei-1.4 7.6.6", "nisei-1.4 7.1.6")
def test_each_card_is_accessed_once() -> None:
    t = Table(position(servers={"remote 1": At(root=["PAD Campaign", "Crisium Grid"])}))
    t.run("remote 1")
    stay(t)
    t.runner("access", "PAD Campaign")
    t.runner("pass")
    t.finish_run()
    assert accessed(t) == ["PAD Campaign", "Crisium Grid"]


@pytest.mark.rule("nisei-1.4 7.6.7")
def test_with_nothing_to_access_the_set_is_complete_at_once() -> None:
    t = Table(position())
    t.run("HQ")
    t.finish_run()
    assert t.happened("breach ends")
    assert not accessed(t)
    assert t.happened("run ends", sort="successful")


# --- what each server holds -------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 7.1.2a", "nisei-1.4 7.1.4")
@pytest.mark.parametrize("first", ["Research Station", "Crisium Grid", "HQ"])
def test_the_runner_accesses_upgrades_and_hand_in_any_order(first: str) -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]), servers={"HQ": At(root=["Research Station", "Crisium Grid"])}
        )
    )
    t.run("HQ")
    stay(t)
    assert t.decision.rule == "7.1.4"
    assert len(t.decision.options) == 3
    if first == "HQ":
        t.runner("access", detail="HQ")
    else:
        t.runner("access", first)
    assert accessed(t) == [first if first != "HQ" else "Hedge Fund"]
    t.finish_run()
    assert sorted(accessed(t)) == ["Crisium Grid", "Hedge Fund", "Research Station"]


@pytest.mark.rule("nisei-1.4 7.1.2b")
def test_an_access_outside_a_run_leaves_the_root_alone() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(rig=["Peek"]),
            servers={"HQ": At(root=["Research Station"])},
            faces=[PEEK],
        )
    )
    t.runner("use", "Peek")
    assert accessed(t) == ["Hedge Fund"]
    assert not t.happened("run begins")


@pytest.mark.rule("nisei-1.4 7.2.1", "nisei-1.4 7.2.1a", "nisei-1.4 7.2.3")
def test_rnd_is_accessed_from_the_top_with_upgrades_anywhere_in_between() -> None:
    deck = ["Hedge Fund", "Beanstalk Royalties", "Anonymous Tip", "Biotic Labor"]
    t = Table(
        position(
            corp=Seat(deck=deck),
            runner=Seat(hand=["The Maker’s Eye"]),
            servers={"R&D": At(root=["Crisium Grid"])},
        )
    )
    t.runner("play", "The Maker’s Eye")
    stay(t)
    t.runner("access", detail="R&D")
    t.runner("access", "Crisium Grid")
    t.finish_run()
    assert accessed(t) == ["Hedge Fund", "Crisium Grid", "Beanstalk Royalties", "Anonymous Tip"]
    assert [t.name(c) for c in t.game.state.deck("corp")] == deck, "they go back in the same order"


@pytest.mark.rule("nisei-1.4 7.2.3")
@pytest.mark.rule("nisei-1.4 7.3.2")
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_one_card_is_accessed_by_default(server: str) -> None:
    cards = ["Hedge Fund", "Beanstalk Royalties"]
    t = Table(position(corp=Seat(hand=cards, deck=["Anonymous Tip", "Biotic Labor"])))
    t.run(server)
    t.finish_run()
    assert len(accessed(t)) == 1


@pytest.mark.rule("nisei-1.4 7.3.1")
def test_cards_of_hq_are_accessed_at_random() -> None:
    hand = ["Hedge Fund", "Beanstalk Royalties", "Anonymous Tip", "Biotic Labor"]
    seen = set()
    for seed in range(20):
        t = Table(position(corp=Seat(hand=hand), seed=seed))
        t.run("HQ")
        t.finish_run()
        seen.update(accessed(t))
    assert seen == set(hand)


@pytest.mark.rule("nisei-1.4 7.5.1", "nisei-1.4 6.7.1b")
def test_all_cards_in_a_remote_server_are_accessed_and_no_ice() -> None:
    t = Table(position(servers={"remote 1": At(ice=["Ice Wall"], root=["PAD Campaign", "Crisium Grid"])}))
    t.run("remote 1")
    t.finish_run()
    assert sorted(accessed(t)) == ["Crisium Grid", "PAD Campaign"]


# --- 7.8: one card ----------------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 7.8.1", "nisei-1.4 7.8.2", "nisei-1.4 7.1.3")
def test_snare_works_from_hq_before_it_can_be_trashed() -> None:
    t = Table(
        position(
            corp=Seat(credits=4, hand=["Snare!"]),
            runner=Seat(hand=["Diesel", "Modded", "Easy Mark", "Special Order"]),
        )
    )
    t.run("HQ")
    stay(t)
    assert t.decision.side == "corp", "it is the Corp's to pay"
    assert t.step == "7.8.2"
    t.corp("yes")
    assert t.tags == 1
    assert len(t.game.state.hand("runner")) == 1
    assert (t.decision.side, t.decision.rule) == ("runner", "7.8.3"), "only now the Runner may trash it"


@pytest.mark.rule("nisei-1.4 7.8.3", "nisei-1.4 7.7.2")
def test_the_runner_may_pay_to_trash_the_accessed_card() -> None:
    t = Table(position(runner=Seat(credits=5), servers={"remote 1": At(root=["PAD Campaign"])}))
    t.run("remote 1")
    stay(t)
    assert t.decision.rule == "7.8.3"
    t.runner("trash", "PAD Campaign")
    assert t.zone("PAD Campaign") == "Archives"
    assert t.rezzed("PAD Campaign"), "face up in Archives"
    assert t.credits["runner"] == 1


@pytest.mark.rule("nisei-1.4 7.8.3")
def test_the_runner_need_not_trash_it() -> None:
    t = Table(position(runner=Seat(credits=5), servers={"remote 1": At(root=["PAD Campaign"])}))
    t.run("remote 1")
    stay(t)
    t.runner("pass")
    assert t.zone("PAD Campaign") == "table"
    assert t.credits["runner"] == 5


@pytest.mark.rule("nisei-1.4 7.8.3")
def test_without_the_credits_there_is_nothing_to_choose() -> None:
    t = Table(position(runner=Seat(credits=3), servers={"remote 1": At(root=["PAD Campaign"])}))
    t.run("remote 1")
    stay(t)
    assert accessed(t) == ["PAD Campaign"]
    assert not t.in_run()
    assert t.zone("PAD Campaign") == "table"


@pytest.mark.rule("nisei-1.4 7.8.3", "nisei-1.4 7.7.2a")
def test_cards_in_archives_cannot_be_trashed() -> None:
    t = Table(position(corp=Seat(discard=["PAD Campaign"]), runner=Seat(credits=9)))
    t.run("Archives")
    t.finish_run()
    assert accessed(t) == ["PAD Campaign"]
    assert not t.happened("trash")
    assert t.credits["runner"] == 9


@pytest.mark.rule("nisei-1.4 7.8.4", "nisei-1.4 7.7.3")
def test_an_agenda_without_costs_has_to_be_stolen() -> None:
    t = Table(position(servers={"remote 1": At(root=["Hostile Takeover"])}))
    t.run("remote 1")
    stay(t)
    assert t.zone("Hostile Takeover") == "runner score"
    assert [e.rule for e in t.events("choice", side="runner")][-1] == "7.1.4", "nothing else was asked"


@pytest.mark.rule("nisei-1.4 7.8.4", "nisei-1.4 7.7.3")
@pytest.mark.parametrize("pays", [True, False])
def test_the_cost_of_red_herrings_may_be_paid_or_declined(pays: bool) -> None:
    t = Table(
        position(
            runner=Seat(credits=5),
            servers={"remote 1": At(root=["Hostile Takeover", "Red Herrings (rezzed)"])},
        )
    )
    t.run("remote 1")
    stay(t)
    t.runner("access", "Hostile Takeover")
    assert t.decision.rule == "7.7.3"
    t.runner("yes" if pays else "no")
    assert t.zone("Hostile Takeover") == ("runner score" if pays else "table")
    assert t.credits["runner"] == (0 if pays else 5)


@pytest.mark.rule("nisei-1.4 7.8.5", "nisei-1.4 7.8.6")
def test_what_waits_for_the_access_to_be_over_resolves_before_the_next_card() -> None:
    t = Table(
        position(
            runner=Seat(credits=0, rig=["Afterwards"]),
            servers={"remote 1": At(root=["PAD Campaign", "Crisium Grid"])},
            faces=[AFTERWARDS],
        )
    )
    t.run("remote 1")
    stay(t)
    t.runner("access", "PAD Campaign")
    assert t.credits["runner"] == 2, "1 for each card"
    seen = order(t)
    second = len(seen) - 1 - seen[::-1].index("access")
    assert seen.index("7.8.5") < seen.index("access ends") < seen.index("7.8.6")
    assert seen.index("7.8.6") < seen.index("gain credits") < second
