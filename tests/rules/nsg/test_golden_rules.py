"""26.03, 1.1 and 1.2: numbers, and which text wins."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import strength
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Choose, Draw, GiveTags, RezCard
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Cannot, Modify
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import ICE
from tests.support.faces import made, table


@pytest.mark.rule("nsg-26.03 1.1.3")
def test_a_number_may_fall_below_zero_and_counts_from_there() -> None:
    weak = made("Weak", "asset", static(Modify("strength", -3, of=Is(ICE))))
    t = table(weak, servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "remote 1": At(root=["Weak (rezzed)"])})
    assert strength(t.game.state, t.card("Ice Wall")) == -2
    grown = table(
        weak,
        servers={"HQ": At(ice=["Ice Wall (rezzed, 1 advancement)"]), "remote 1": At(root=["Weak (rezzed)"])},
    )
    assert strength(grown.game.state, grown.card("Ice Wall")) == -1


@pytest.mark.rule("nsg-26.03 1.2.1")
def test_a_card_may_put_ice_where_the_rules_would_not() -> None:
    """Ice goes to the outermost position; Brân puts it behind itself."""
    t = table(
        corp=Seat(credits=5, hand=["Enigma"]),
        servers={"HQ": At(ice=["Ice Wall", "Brân 1.0 (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", about="may")
    t.corp("yes")
    t.until(rule="5.7.1f")
    inward = [t.name(c) for c in t.game.state.servers[0].ice]
    assert inward == ["Enigma", "Brân 1.0", "Ice Wall"]


@pytest.mark.rule("nsg-26.03 1.2.2")
def test_what_is_forbidden_is_not_done_though_an_effect_directs_it() -> None:
    wake = made("Wake", "operation", play(Choose(Is(ICE)), RezCard(CHOSEN, ignoring="all"), GiveTags(1)))
    sleep = made("Sleep", "resource", static(Cannot("rez", cards=Is(ICE))))
    t = table(
        wake,
        sleep,
        turn="corp",
        corp=Seat(hand=["Wake"]),
        runner=Seat(rig=["Sleep"]),
        servers={"HQ": At(ice=["Ice Wall"])},
    )
    t.corp("play", "Wake")
    assert not t.rezzed("Ice Wall")
    assert t.tags == 1, "the rest of it happens"


@pytest.mark.rule("nsg-26.03 1.2.3")
def test_what_must_be_done_if_able_is_done_whole_or_not_at_all() -> None:
    t = table(runner=Seat(credits=2), servers={"HQ": At(ice=["Tollbooth (rezzed)"])})
    t.run("HQ")
    t.finish_run()
    assert t.credits["runner"] == 2, "a part of the toll is no toll"
    assert t.happened("end the run")


@pytest.mark.rule("nsg-26.03 1.2.4")
def test_as_much_of_an_effect_is_carried_out_as_can_be() -> None:
    dig = made("Dig", "event", play(Draw(5), GiveTags(1)))
    t = table(dig, runner=Seat(hand=["Dig"], deck=["Corroder", "Mimic"]))
    t.runner("play", "Dig")
    assert {t.zone("Corroder"), t.zone("Mimic")} == {"grip"}
    assert t.tags == 1
