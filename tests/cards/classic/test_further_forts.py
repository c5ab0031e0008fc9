"""Cards of all three sets that guard a data fort, or go down with it."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn, damage
from tests.support.classic_runner import to_action


@pytest.mark.card("Indiscriminate Response Team")
@pytest.mark.parametrize("answer", ["trigger", "pass"])
def test_the_response_team_may_deal_the_runner_a_new_hand(answer: str) -> None:
    t = classic(
        corp=Seat(deck=DECK, hand=["Keeper"]),
        runner=Seat(hand=["3x Score!"], deck=["9x Krash"]),
        servers={"remote 1": At(root=["Indiscriminate Response Team (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="trigger")
    t.corp(answer)
    to_action(t)
    assert len(t.game.state.hand("runner")) == 3
    assert len(t.game.state.deck("runner")) == 9
    assert t.happened("shuffle") == (answer == "trigger")
    assert len(t.events("draw")) == (answer == "trigger")


@pytest.mark.card("Indiscriminate Response Team")
def test_the_response_team_does_not_come_for_a_run_that_failed() -> None:
    t = classic(
        corp=Seat(deck=DECK, hand=["Keeper"]),
        runner=Seat(hand=["3x Score!"], deck=["9x Krash"]),
        servers={
            "remote 1": At(root=["Indiscriminate Response Team (rezzed)"]),
            "HQ": At(ice=["Filter (rezzed)"]),
        },
    )
    t.run("HQ")
    while t.decision.side != "runner" or t.decision.kind != "action":
        assert not t.can("trigger")
        t.passes()


@pytest.mark.card("Olivia Salazar")
@pytest.mark.parametrize(("bits", "rezzed"), [(2, True), (1, False)])
def test_olivia_rezzes_ice_for_half_its_cost_for_the_run(bits: int, rezzed: bool) -> None:
    t = classic(
        corp=Seat(credits=bits, deck=DECK),
        runner=Seat(credits=0, hand=HAND),
        servers={"remote 1": At(root=["Olivia Salazar (rezzed)"], ice=["Mazer"]), "HQ": At(ice=["Liche"])},
    )
    t.run("remote 1")
    used = False
    while t.in_run():
        if t.can("use", "Olivia Salazar") and not used:
            t.corp("use", "Olivia Salazar")
            used = True
            assert t.happened("rez", "Mazer") == rezzed
            assert t.credits["corp"] == (0 if rezzed else bits)
        else:
            assert not (used and t.can("use", "Olivia Salazar")), "once in a run"
            t.passes()
    assert t.happened("end the run") == rezzed
    to_action(t)
    assert not t.rezzed("Mazer"), "derezzed as the run ended"
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Olivia Salazar"), "another fort"
        t.passes()


@pytest.mark.card("Roving Submarine")
@pytest.mark.parametrize(
    ("action", "able"), [("install", True), ("advance", True), ("gain credit", False), ("elsewhere", False)]
)
def test_the_submarine_surfaces_after_something_was_done_in_its_fort(action: str, able: bool) -> None:
    t = corp_turn(
        corp=Seat(credits=9, clicks=1, hand=["Filter"], deck=DECK),
        servers={"remote 1": At(root=["Roving Submarine (rezzed)", "Tycho Extension"]), "HQ": At()},
    )
    if action in ("install", "elsewhere"):
        t.corp("install", "Filter")
        t.corp("server", server="remote 1" if action == "install" else "HQ")
    elif action == "advance":
        t.corp("advance", "Tycho Extension")
    else:
        t.corp("gain credit")
    t.until(side="runner", kind="action")
    t.runner("run")
    assert t.can("server", server="HQ")
    assert t.can("server", server="remote 1") == able


@pytest.mark.card("Roving Submarine")
def test_the_submarine_is_for_subsidiary_forts() -> None:
    t = corp_turn(corp=Seat(credits=9, hand=["Roving Submarine"], deck=DECK), servers={"remote 1": At()})
    t.corp("install", "Roving Submarine")
    assert not any(t.can("server", server=name) for name in ("HQ", "R&D", "Archives"))


@pytest.mark.card("Self-Destruct")
@pytest.mark.parametrize(
    ("state", "answer", "hurt"), [(" (rezzed)", "trigger", [3]), (" (rezzed)", "pass", []), ("", "", [])]
)
def test_self_destruct_takes_the_fort_and_whoever_is_in_it(state: str, answer: str, hurt: list[int]) -> None:
    t = classic(
        corp=Seat(deck=DECK),
        runner=Seat(hand=HAND, credits=0),
        servers={
            "remote 1": At(
                root=[f"Self-Destruct{state}", "Hostile Takeover"], ice=["Canis Minor (rezzed)", "Filter"]
            ),
            "HQ": At(ice=["Mazer"]),
        },
    )
    t.run("remote 1")
    while t.in_run():
        if t.can("trigger", "Self-Destruct"):
            t.corp(answer)
        else:
            t.passes()
    assert damage(t, "net") == hurt
    gone = "Archives" if hurt else "table"
    assert [t.zone(name) for name in ("Self-Destruct", "Canis Minor", "Filter")] == [gone] * 3
    assert t.zone("Hostile Takeover") == ("Archives" if hurt else "runner score")
    assert t.zone("Mazer") == "table"


@pytest.mark.card("Self-Destruct")
def test_self_destruct_is_for_subsidiary_forts() -> None:
    t = corp_turn(corp=Seat(credits=9, hand=["Self-Destruct"], deck=DECK), servers={"remote 1": At()})
    t.corp("install", "Self-Destruct")
    assert not any(t.can("server", server=name) for name in ("HQ", "R&D", "Archives"))
