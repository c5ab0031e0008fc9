"""26.03, 7.3 to 7.5: breaching a server, candidate by candidate."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import Anything, In, Is
from rulerunner.lang.instructions import Breach, Choose, Draw, InstallCard, Instead, MoveTo, Trash
from rulerunner.lang.refs import CHOSEN, HQ_SERVER
from rulerunner.lang.sugar import about, paid, when
from rulerunner.lang.words import ARCHIVES, ASSET, HQ, RND, UPGRADE
from tests.support.breaching import accessed, breaches
from tests.support.faces import made, table

RULES = "nsg-26.03"


@pytest.mark.rule("nsg-26.03 7.5", "nsg-26.03 7.2", "nsg-26.03 7.5.6", "nsg-26.03 7.5.5", "nsg-26.03 7.5.7")
def test_a_breach_goes_through_its_steps_and_each_access_through_its_own() -> None:
    t = breaches("remote 1", servers={"remote 1": At(root=["Hostile Takeover", "Red Herrings"])})
    t.runner("access", "Red Herrings")
    t.finish_run()
    access = ["7.2.1", "7.2.2", "7.2.3", "7.2.4"]
    again = ["7.5.4", "7.5.5", *access, "7.5.6"]
    assert t.steps("7.") == ["7.5.1", "7.5.2", "7.5.3", *again, *again, "7.5.4", "7.5.7"]
    assert t.zone("Hostile Takeover") == "runner score"


@pytest.mark.rule("nsg-26.03 7.5.4")
def test_a_breach_without_candidates_is_over_at_once() -> None:
    t = breaches("Archives")
    t.finish_run()
    assert t.steps("7.") == ["7.5.1", "7.5.2", "7.5.3", "7.5.4", "7.5.7"]
    assert not t.events("access")
    assert len(t.events("breach ends")) == 1


@pytest.mark.rule("nsg-26.03 7.3.5a", "nsg-26.03 7.3.4a")
def test_one_random_card_of_hq_is_accessed() -> None:
    t = breaches("HQ", corp=Seat(hand=["Hedge Fund", "Ice Wall", "Enigma"]))
    t.finish_run()
    assert len(accessed(t)) == 1


@pytest.mark.rule("nsg-26.03 7.3.4a", "nsg-26.03 7.4.1b")
def test_which_card_of_hq_is_accessed_is_left_to_chance() -> None:
    hand = ["Hedge Fund", "Ice Wall", "Enigma"]
    seen = {accessed(breaches("HQ", corp=Seat(hand=hand), seed=seed))[0] for seed in range(20)}
    assert seen == set(hand)


@pytest.mark.rule("nsg-26.03 7.3.5b", "nsg-26.03 7.4.4")
def test_additional_cards_raise_the_random_access_limit_of_the_hand_and_not_of_the_root() -> None:
    t = breaches(
        "HQ",
        corp=Seat(hand=["Hedge Fund", "Ice Wall", "Enigma"], credits=0),
        runner=Seat(rig=["HQ Interface"], credits=0),
        servers={"HQ": At(root=["Crisium Grid", "Ash 2X3ZB9CY"])},
    )
    t.runner("access", detail="HQ")
    t.runner("access", "Crisium Grid")
    assert t.can("access", detail="HQ"), "the root may be accessed in between"
    t.runner("access", detail="HQ")
    t.finish_run()
    names = accessed(t)
    assert len(names) == len(set(names)) == 4
    assert {"Crisium Grid", "Ash 2X3ZB9CY"} < set(names)


@pytest.mark.rule("nsg-26.03 7.4.1a", "nsg-26.03 7.3.4")
def test_the_cards_of_a_root_are_accessed_in_any_order_and_all_of_them() -> None:
    t = breaches(
        "remote 1",
        runner=Seat(credits=0),
        servers={"remote 1": At(root=["PAD Campaign", "Crisium Grid", "Ash 2X3ZB9CY"])},
    )
    assert [t.name(o.card) for o in t.decision.options] == ["PAD Campaign", "Crisium Grid", "Ash 2X3ZB9CY"]
    t.runner("access", "Ash 2X3ZB9CY")
    assert not t.can("access", "Ash 2X3ZB9CY"), "a chosen card is no candidate any more"
    t.runner("access", "PAD Campaign")
    t.finish_run()
    assert accessed(t) == ["Ash 2X3ZB9CY", "PAD Campaign", "Crisium Grid"]


@pytest.mark.rule("nsg-26.03 7.4.7", "nsg-26.03 7.4.1c")
def test_cards_of_rnd_are_presented_one_at_a_time_from_the_top() -> None:
    t = breaches(
        "R&D",
        corp=Seat(deck=["Hedge Fund", "Hostile Takeover", "PAD Campaign", "Enigma"]),
        runner=Seat(rig=["R&D Interface", "R&D Interface"], credits=4),
    )
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    t.finish_run()
    assert accessed(t) == ["Hedge Fund", "Hostile Takeover", "PAD Campaign"]
    assert t.zone("Hedge Fund") == "R&D", "what was not trashed or stolen stays where it was"
    assert [t.name(c) for c in t.game.state.deck("corp")] == ["Hedge Fund", "Enigma"]


@pytest.mark.rule("nsg-26.03 7.4.7a", "nsg-26.03 7.4.6c")
def test_a_card_that_enters_on_top_of_rnd_is_the_next_candidate() -> None:
    shuffle = made("Return", "agenda", when(about("steal"), Choose(In(HQ)), MoveTo(CHOSEN, RND)), points=1)
    t = breaches(
        "R&D",
        shuffle,
        corp=Seat(deck=["Hedge Fund", "Return", "Enigma", "Ice Wall"], hand=["Snare!"], credits=0),
        runner=Seat(rig=["R&D Interface", "R&D Interface", "R&D Interface"], credits=0),
    )
    t.finish_run()
    assert accessed(t) == ["Hedge Fund", "Return", "Snare!", "Enigma"], "what was accessed is passed over"


@pytest.mark.rule("nsg-26.03 7.3.2", "nsg-26.03 7.4.1d", "nsg-26.03 7.5.2")
def test_archives_is_turned_up_first_and_accessed_whole() -> None:
    t = breaches("Archives", corp=Seat(discard=["Hedge Fund", "Snare!", "Hostile Takeover"], credits=9))
    turned = t.events("reveal")[0]
    assert turned.rule == "7.5.2"
    t.finish_run()
    assert sorted(accessed(t)) == ["Hedge Fund", "Hostile Takeover", "Snare!"]
    assert all(turned.moment < e.moment for e in t.events("access"))
    assert t.zone("Hostile Takeover") == "runner score"
    assert not t.events("damage"), "Snare! does nothing in Archives"


@pytest.mark.example("nsg-26.03 7.4.5", 1)
@pytest.mark.rule("nsg-26.03 7.4.5", "nsg-26.03 7.4.6d")
def test_an_upgrade_trashed_from_the_root_of_archives_is_accessed_there_again() -> None:
    t = breaches(
        "Archives",
        corp=Seat(discard=["Hedge Fund"]),
        runner=Seat(credits=9),
        servers={"Archives": At(root=["Crisium Grid"])},
    )
    t.runner("access", "Crisium Grid")
    t.runner("trash", "Crisium Grid")
    t.finish_run()
    assert sorted(accessed(t)) == ["Crisium Grid", "Crisium Grid", "Hedge Fund"]


@pytest.mark.rule("nsg-26.03 7.4.6b")
def test_a_card_that_enters_hq_before_the_limit_is_reached_is_a_candidate() -> None:
    bait = made("Bait", "upgrade", when(about("access"), Draw(1)))
    t = breaches(
        "HQ",
        bait,
        corp=Seat(deck=["Hostile Takeover"]),
        servers={"HQ": At(root=["Bait", "Crisium Grid"])},
        runner=Seat(credits=0),
    )
    assert not t.can("access", detail="HQ"), "HQ is empty"
    t.runner("access", "Bait")
    assert t.can("access", detail="HQ")
    t.finish_run()
    assert t.zone("Hostile Takeover") == "runner score"


@pytest.mark.rule("nsg-26.03 10.3.1j", "nsg-26.03 7.4.6a")
@pytest.mark.parametrize("wanted", ["yes", "no"])
def test_the_runner_says_whether_a_card_that_enters_the_root_becomes_a_candidate(wanted: str) -> None:
    nest = made("Nest", "asset", when(about("access"), Choose(In(HQ) & Is(UPGRADE)), InstallCard(CHOSEN)))
    t = breaches(
        "remote 1",
        nest,
        corp=Seat(hand=["Crisium Grid"], credits=0),
        runner=Seat(credits=0),
        servers={"remote 1": At(root=["Nest", "Ash 2X3ZB9CY"])},
    )
    t.runner("access", "Nest")
    t.corp("server", server="remote 1")
    t.corp("done")
    assert (t.decision.side, t.decision.rule) == ("runner", "10.3.1j")
    t.runner(wanted)
    t.finish_run()
    assert ("Crisium Grid" in accessed(t)) == (wanted == "yes")
    assert "Ash 2X3ZB9CY" in accessed(t)


@pytest.mark.rule("nsg-26.03 10.3.1j")
def test_nobody_is_asked_about_a_card_installed_elsewhere() -> None:
    nest = made("Nest", "asset", when(about("access"), Choose(In(HQ) & Is(UPGRADE)), InstallCard(CHOSEN)))
    t = breaches(
        "remote 1",
        nest,
        corp=Seat(hand=["Crisium Grid"], credits=0),
        servers={"remote 1": At(root=["Nest"])},
    )
    t.corp("server", server="HQ")
    t.finish_run()
    assert accessed(t) == ["Nest"]
    assert "10.3.1j" not in {e.rule for e in t.events("choice")}


@pytest.mark.example("nsg-26.03 7.4.2", 1)
@pytest.mark.rule("nsg-26.03 7.4.2")
def test_after_ashs_trace_ash_is_the_only_candidate() -> None:
    t = table(
        rules=RULES,
        corp=Seat(hand=["Hostile Takeover"], credits=0),
        runner=Seat(credits=3),
        servers={"HQ": At(root=["Ash 2X3ZB9CY (rezzed)", "Crisium Grid"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", rule="10.8.6d")
    t.runner("number", number=0)
    t.finish_run()
    assert accessed(t) == ["Ash 2X3ZB9CY"]
    assert t.zone("Hostile Takeover") == "HQ"


@pytest.mark.rule("nsg-26.03 7.4.2")
def test_when_ashs_trace_fails_everything_is_a_candidate() -> None:
    t = table(
        rules=RULES,
        corp=Seat(hand=["Hostile Takeover"], credits=0),
        runner=Seat(credits=4),
        servers={"HQ": At(root=["Ash 2X3ZB9CY (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", rule="10.8.6d")
    t.runner("number", number=4)
    t.finish_run()
    assert sorted(accessed(t)) == ["Ash 2X3ZB9CY", "Hostile Takeover"]


@pytest.mark.rule("nsg-26.03 7.4.1a", "nsg-26.03 7.3.1")
def test_a_breach_by_an_ability_has_the_root_among_its_candidates_too() -> None:
    sign = made("Sign", "resource", paid(Clicks(), Breach(HQ_SERVER)))
    t = table(
        sign,
        rules=RULES,
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(rig=["Sign"], credits=0),
        servers={"HQ": At(root=["Crisium Grid"])},
    )
    t.runner("use", "Sign")
    t.until(rule="5.7.1f")
    assert sorted(accessed(t)) == ["Crisium Grid", "Hedge Fund"]
    assert not t.events("run begins")


@pytest.mark.rule("nsg-26.03 7.3.8")
def test_a_breach_during_a_breach_waits_for_its_end() -> None:
    raid = made("Raid", "resource", when(Trigger("steal"), Breach(HQ_SERVER)))
    t = breaches(
        "remote 1",
        raid,
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(rig=["Raid"], credits=0),
        servers={"remote 1": At(root=["Hostile Takeover", "Crisium Grid"])},
    )
    t.runner("access", "Hostile Takeover")
    t.finish_run()
    assert accessed(t) == ["Hostile Takeover", "Crisium Grid", "Hedge Fund"]
    order = [e.kind for e in t.game.events if e.kind in ("breach", "breach ends")]
    assert order == ["breach", "breach ends", "breach", "breach ends"]


@pytest.mark.rule("nsg-26.03 7.4.3", "nsg-26.03 7.3.5c")
def test_a_chosen_candidate_counts_even_if_its_access_is_replaced() -> None:
    script = made(
        "Script",
        "resource",
        when(
            Trigger("successful run"), Instead("access", (Choose(Anything() & In(ARCHIVES)), Trash(CHOSEN)))
        ),
    )
    t = breaches("HQ", script, corp=Seat(hand=["Hedge Fund", "Ice Wall"]), runner=Seat(rig=["Script"]))
    t.finish_run()
    assert not t.events("access")
    assert len(t.game.state.hand("corp")) == 2, "the limit of one card was used up"


@pytest.mark.rule("nsg-26.03 7.5.1", "nsg-26.03 7.5.3")
def test_the_limit_is_set_after_what_the_beginning_of_the_breach_triggers() -> None:
    t = table(
        rules=RULES,
        corp=Seat(deck=["Hedge Fund", "Ice Wall", "Enigma"]),
        runner=Seat(rig=["Medium (1 virus)"]),
    )
    t.runner("run")
    t.runner("server", server="R&D")
    t.until(kind="choose number")
    assert t.steps("7.5") == ["7.5.1"]
    t.runner("number", number=1)
    t.finish_run()
    assert accessed(t) == ["Hedge Fund", "Ice Wall"]


@pytest.mark.example("nsg-26.03 1.12.6", 2)
@pytest.mark.rule("nsg-26.03 7.3.5", "nsg-26.03 1.12.6")
def test_a_card_trashed_from_rnd_still_counts() -> None:
    t = breaches("R&D", corp=Seat(deck=["PAD Campaign", "Hostile Takeover"]), runner=Seat(credits=9))
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    t.finish_run()
    assert accessed(t) == ["PAD Campaign"]
    assert t.zone("Hostile Takeover") == "R&D"


@pytest.mark.rule("nsg-26.03 7.4.4")
def test_the_limit_is_no_duty_when_the_hand_is_smaller() -> None:
    t = breaches("HQ", corp=Seat(hand=["Hedge Fund"]), runner=Seat(rig=["HQ Interface", "HQ Interface"]))
    t.finish_run()
    assert accessed(t) == ["Hedge Fund"]


@pytest.mark.rule("nsg-26.03 7.3.1")
def test_a_remote_root_may_hold_an_asset_and_upgrades_together() -> None:
    t = breaches(
        "remote 1", runner=Seat(credits=0), servers={"remote 1": At(root=["PAD Campaign", "Crisium Grid"])}
    )
    assert {t.game.state.cards[o.card].face.type for o in t.decision.options} == {ASSET, UPGRADE}
