"""The Runner identities of the Core Set."""

import pytest

from rulerunner import Seat
from tests.support.runner import install, names, next_turn, runner_turn, runs

GABRIEL = "Gabriel Santiago: Consummate Professional"
KATE = 'Kate "Mac" McCaffrey: Digital Tinker'
NOISE = "Noise: Hacker Extraordinaire"


@pytest.mark.card("Gabriel Santiago: Consummate Professional")
def test_gabriel_gains_two_credits_for_the_first_successful_run_on_hq_each_turn() -> None:
    t = runner_turn(runner=Seat(identity=GABRIEL, credits=0))
    for server, credits in (("R&D", 0), ("HQ", 2), ("HQ", 2)):
        runs(t, server)
        assert t.credits["runner"] == credits
    next_turn(t)
    before = t.credits["runner"]
    runs(t, "HQ")
    assert t.credits["runner"] == before + 2, "again in the next turn"


@pytest.mark.card('Kate "Mac" McCaffrey: Digital Tinker')
def test_kate_pays_one_less_for_the_first_program_or_hardware_each_turn() -> None:
    cards = ["Armitage Codebusting", "Mimic", "Cyberfeeder", "Desperado"]
    t = runner_turn(runner=Seat(identity=KATE, credits=9, hand=cards))
    for card, credits in (("Armitage Codebusting", 8), ("Mimic", 6), ("Cyberfeeder", 4)):
        t.runner("install", card)
        assert t.credits["runner"] == credits
    next_turn(t)
    before = t.credits["runner"]
    t.runner("install", "Desperado")
    assert t.credits["runner"] == before - 2, "again in the next turn"


@pytest.mark.card('Kate "Mac" McCaffrey: Digital Tinker')
def test_kate_has_a_link_and_lowers_no_cost_below_nothing() -> None:
    t = runner_turn(runner=Seat(identity=KATE, credits=0, hand=["Self-modifying Code", "Akamatsu Mem Chip"]))
    t.runner("install", "Self-modifying Code")
    assert t.credits["runner"] == 0
    assert not t.can("install", "Akamatsu Mem Chip"), "the first one was free, and was the first one"
    assert t.game.state.cards[t.card(KATE)].face.facts.link == 1


@pytest.mark.card("Noise: Hacker Extraordinaire")
def test_whenever_noise_installs_a_virus_the_corp_trashes_the_top_card_of_rnd() -> None:
    t = runner_turn(
        corp=Seat(deck=["Enigma", "Ice Wall", "Archer"]),
        runner=Seat(identity=NOISE, credits=9, hand=["Medium", "Mimic", "Datasucker"]),
    )
    for program, trashed in (("Medium", 1), ("Mimic", 1), ("Datasucker", 2)):
        install(t, program)
        assert names(t, "Archives") == ["Enigma", "Ice Wall"][:trashed]
    assert not t.rezzed("Enigma"), "face down"
