"""What the referee once had wrong, found by long series of random games: it agrees with the machine now."""

from collections.abc import Callable

import pytest

from rulerunner import At, Seat, position
from tests.support.referee import judge
from tests.support.table import Table


def a_surcharge_on_trashing_resources() -> Table:
    """3 credits pay for the action or for the surcharge, not for both."""
    return Table(
        position(
            turn="corp",
            corp=Seat(credits=3),
            runner=Seat(tags=1, rig=["Wireless Net Pavilion", "Armitage Codebusting"]),
        )
    )


def an_agenda_and_none_to_swap_it_with() -> Table:
    return Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Exchange of Information"], score=["Hostile Takeover"]),
            runner=Seat(tags=1),
        )
    )


def a_cost_of_running_that_may_be_declined() -> Table:
    t = Table(
        position(
            rules="nsg-26.03",
            runner=Seat(credits=9, hand=["Tread Lightly"]),
            servers={"remote 1": At(root=["Reduced Service (rezzed, 1 power)"])},
        )
    )
    t.runner("play", "Tread Lightly")
    t.runner("server", server="remote 1")
    assert t.can("yes")
    return t


def a_shield_that_says_the_same_twice() -> Table:
    t = Table(
        position(
            rules="classic-1996",
            runner=Seat(hand=["4x Score!"], rig=["Force Shield"]),
            servers={"HQ": At(ice=["Razor Wire (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", kind="interrupt")
    return t


def ice_that_cannot_be_trashed_first() -> Table:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Enigma"]),
            servers={"HQ": At(ice=["Architect (rezzed)", "Ice Wall"])},
        )
    )
    t.corp("install", "Enigma")
    t.corp("server", server="HQ")
    assert t.can("trash", "Ice Wall")
    return t


def an_accessed_card_that_trashes_itself() -> Table:
    t = Table(
        position(
            rules="nsg-26.03",
            corp=Seat(deck=["Ganked!"]),
            servers={"R&D": At(ice=["Pup (rezzed)"])},
            runner=Seat(hand=["3x Diesel"]),
        )
    )
    t.run("R&D")
    t.until(side="corp", option="yes")
    return t


def credits_lent_for_a_run() -> Table:
    """Whatever is paid for in the run, they may pay: a trash cost, too."""
    t = Table(
        position(
            rules="classic-1996",
            runner=Seat(credits=0, hand=["Lucidrine Booster Drug"]),
            servers={"remote 1": At(root=["Holovid Campaign (rezzed)"])},
        )
    )
    t.runner("play", "Lucidrine Booster Drug")
    t.runner("server", server="remote 1")
    t.until(side="runner", option="trash")
    return t


def credits_on_a_card_that_might_be_trashed_first() -> Table:
    """Without Cezve's credits the program could not be paid for."""
    t = Table(
        position(
            rules="nsg-26.03",
            runner=Seat(credits=1, discard=["MKUltra"], rig=["Cezve (1 credit)", "Corroder"]),
            servers={"R&D": At(ice=["Neural Katana (rezzed)"])},
        )
    )
    t.run("R&D")
    t.until(side="runner", option="trigger")
    t.runner("trigger", "MKUltra")
    assert t.can("trash", "Corroder")
    assert not t.can("trash", "Cezve")
    return t


def a_program_trashed_from_the_grip() -> Table:
    """None that was installed has been trashed, so another has to be given up."""
    t = Table(
        position(
            runner=Seat(credits=9, hand=["Imp", "2x Diesel"], rig=["Simulchip", "Corroder"]),
            servers={"HQ": At(ice=["Neural Katana (rezzed)"])},
        )
    )
    t.run("HQ")
    while not t.events("trash"):
        assert t.game.decision is not None
        t.choose(len(t.game.decision.options) - 1)
    t.until(side="runner", option="use")
    assert t.can("use", "Simulchip", ability=0)
    return t


def a_card_that_trashes_itself_from_hand() -> Table:
    """It is not in HQ any more when a card from there may be installed."""
    return Table(position(turn="corp", corp=Seat(credits=9, hand=["Eminent Domain", "Hedge Fund"])))


def nothing_to_choose_within_a_condition() -> Table:
    """There is no agenda to install, and so none to advance if the Runner is tagged."""
    return Table(
        position(turn="corp", corp=Seat(credits=9, hand=["IP Enforcement"]), runner=Seat(credits=9, tags=1))
    )


def a_card_that_is_given_up_and_comes_back() -> Table:
    return Table(position(runner=Seat(credits=0, hand=["Rejig", "Scavenge"], rig=["Corroder"])))


def a_card_whose_trashing_makes_another_dearer() -> Table:
    """Principia costs 4, and with the other icebreaker 3."""
    t = Table(
        position(
            rules="nsg-26.03",
            runner=Seat(credits=3, hand=["Principia"], rig=["Alias", "Mantle"]),
        )
    )
    t.runner("install", "Principia")
    assert t.can("trash", "Mantle")
    assert not t.can("trash", "Alias")
    return t


def as_many_tags_as_there_are() -> Table:
    """X is paid in credits and in tags."""
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["IP Enforcement"]),
            runner=Seat(tags=2, score=["Hostile Takeover"]),
        )
    )
    t.corp("play", "IP Enforcement")
    assert t.can("number", number=2)
    assert not t.can("number", number=3)
    return t


def an_agenda_that_lies_face_up() -> Table:
    """It does not say so itself, and is not active."""
    t = Table(position(turn="corp", corp=Seat(credits=9, hand=["Casting Call", "15 Minutes"])))
    t.corp("play", "Casting Call")
    t.until(side="corp", kind="action")
    assert t.game.state.cards[t.card("15 Minutes")].faceup
    assert not t.can("use", "15 Minutes")
    return t


def an_icebreaker_with_strength_counters() -> Table:
    t = Table(
        position(
            rules="classic-1996",
            runner=Seat(credits=3, rig=["Dupre (4 strength)"]),
            servers={"HQ": At(ice=["Scramble (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", about="break")
    return t


def a_card_for_a_score() -> Table:
    """The Runner has 2 agenda points, and 3 are needed."""
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Complete Image"]),
            runner=Seat(score=["Braintrust"], hand=["Diesel"]),
        )
    )
    assert not t.can("play", "Complete Image")
    return t


def an_ability_that_costs_x() -> Table:
    t = Table(position(runner=Seat(credits=3, tags=2, rig=["Misdirection"])))
    t.runner("use", "Misdirection")
    assert t.can("number", number=3)
    return t


def a_card_that_hears_its_own_leaving() -> Table:
    t = Table(
        position(
            rules="classic-1996",
            corp=Seat(credits=9),
            runner=Seat(
                credits=0,
                hand=["5x Score!"],
                rig=['Omnitech "Spinal Tap" Cybermodem', "Get Ready to Rumble"],
            ),
            servers={"HQ": At(ice=["Cinderella (rezzed)"])},
        )
    )
    t.run("HQ")
    t.corp("number", number=6)
    assert t.can("trigger", 'Omnitech "Spinal Tap" Cybermodem')
    return t


def a_program_that_the_runner_cannot_use() -> Table:
    """The subroutine of Wendigo names Corroder; then comes a barrier."""
    t = Table(
        position(
            runner=Seat(credits=9, hand=["Diesel"], rig=["Corroder", "Mimic", "Datasucker (2 virus)"]),
            servers={"HQ": At(ice=["Wendigo (rezzed)", "Ice Wall (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", option="card")
    t.corp("card", "Corroder")
    t.until(side="runner", rule="6.9.3b")
    assert t.can("use", "Datasucker")
    assert not t.can("use", "Corroder")
    return t


def ice_that_has_lost_a_subtype() -> Table:
    """An odd number of counters makes a barrier of Wendigo, and no code gate."""
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Corroder", "Gordian Blade", "Datasucker (9 virus)"]),
            servers={"HQ": At(ice=["Wendigo (rezzed, 1 advancement)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    for _ in range(2):
        t.runner("use", "Datasucker")
    assert [option.ability for option in t.find("use", "Corroder")] == [0, 1]
    assert len(t.find("use", "Gordian Blade")) == 1, "strength alone"
    return t


def a_subroutine_to_be_resolved() -> Table:
    """ZATO City Grid has given the ice an ability."""
    t = Table(
        position(
            corp=Seat(credits=9),
            runner=Seat(hand=["3x Diesel"]),
            servers={"remote 1": At(ice=["Pup (rezzed)"], root=["ZATO City Grid (rezzed)"])},
        )
    )
    t.run("remote 1")
    t.until(side="corp", option="subroutine")
    assert len(t.find("subroutine")) == 2
    return t


def nothing_that_a_card_could_be_hosted_on() -> Table:
    t = Table(position(runner=Seat(rig=["Gebrselassie", "Faust"])))
    assert not t.can("use", "Gebrselassie"), "the only icebreaker is an AI"
    return t


def too_few_bits_to_hide() -> Table:
    t = Table(
        position(rules="classic-1996", turn="runner", runner=Seat(credits=1, hand=["Social Engineering"]))
    )
    assert not t.can("play")
    return t


def a_siren_in_a_fort_that_cannot_be_run_on() -> Table:
    t = Table(
        position(
            rules="classic-1996",
            turn="runner",
            corp=Seat(credits=9, hand=["Siren"]),
            servers={
                "remote 1": At(root=["Siren (rezzed)", "Roving Submarine (rezzed)"]),
                "remote 2": At(root=["Siren (rezzed)"]),
            },
        )
    )
    t.run("HQ")
    assert len(t.find("trigger", "Siren")) == 1
    return t


def ice_that_has_nowhere_to_walk() -> Table:
    """The other ice that a run calls on can go elsewhere; this is alone on its fort."""
    t = Table(
        position(
            rules="classic-1996",
            turn="runner",
            corp=Seat(credits=1),
            servers={"HQ": At(ice=["Mobile Barricade"]), "remote 1": At(ice=["Glacier"])},
        )
    )
    t.run("HQ")
    assert t.can("trigger", "Glacier")
    assert not t.can("trigger", "Mobile Barricade")
    return t


def identities_outside_the_game() -> Table:
    """An event that switches the identity for one that was brought along."""
    return Table(
        position(
            rules="nisei-1.4",
            runner=Seat(
                identity="MaxX: Maximum Punk Rock",
                credits=9,
                hand=["Rebirth"],
                outside=["Noise: Hacker Extraordinaire"],
            ),
        )
    )


def an_x_that_can_only_be_nothing() -> Table:
    """With no tag it cannot be greater than 0, and then nothing is placed."""
    return Table(
        position(
            rules="nisei-1.4",
            turn="corp",
            corp=Seat(credits=9, hand=["Psychographics"]),
            servers={"remote 1": At(root=["Hostile Takeover"])},
        )
    )


def counters_that_are_no_virus() -> Table:
    """An icebreaker has a strength counter of its owner's, which nobody purges."""
    t = Table(
        position(
            rules="classic-1996",
            turn="runner",
            corp=Seat(credits=9, hand=["Keeper"], deck=["9x Keeper"]),
            runner=Seat(credits=9, hand=["Deal with Militech"], rig=["Hammer"], deck=["9x Score!"]),
            servers={"HQ": At(), "remote 1": At(root=["Superserum"])},
        )
    )
    t.run("remote 1")
    t.finish_run()
    t.until(side="runner", kind="action")
    t.runner("play", "Deal with Militech")
    for _ in range(3):
        t.until(side="runner", kind="action")
        t.runner("gain credit") if t.clicks["runner"] else None
    t.until(side="corp", kind="paid")
    assert t.game.state.cards[t.card("Hammer")].count("militech") == 1
    assert not t.can("purge")
    return t


def strength_for_any_number_of_bits() -> Table:
    t = Table(
        position(
            rules="classic-1996",
            turn="runner",
            corp=Seat(credits=9, hand=["Keeper"]),
            runner=Seat(credits=3, rig=["Japanese Water Torture"]),
            servers={"HQ": At(ice=["Wall of Static (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(rule="7?")
    assert t.can("yes")
    return t


def a_card_that_has_no_cost() -> Table:
    """It lies face down; with no tag there is nothing to trash that costs 0 or less."""
    t = Table(
        position(
            rules="nisei-1.4",
            turn="corp",
            corp=Seat(credits=9, hand=["Best Defense"]),
            runner=Seat(rig=["Corroder", "Harbinger (face down)"]),
        )
    )
    assert not t.can("play", "Best Defense")
    return t


def a_run_that_is_over_and_another_since() -> Table:
    """What was accessed in the first run is counted, though nothing was in the second."""
    t = Table(
        position(
            rules="nisei-1.4",
            turn="runner",
            corp=Seat(deck=["9x Hedge Fund"]),
            runner=Seat(identity="Zahya Sadeghi: Versatile Smuggler", credits=9, hand=["Trick Shot"]),
            servers={"remote 1": At(root=["PAD Campaign"])},
        )
    )
    t.runner("play", "Trick Shot")
    t.until(option="trigger")
    t.runner("trigger", "Trick Shot")
    t.runner("yes")
    t.until(about="jack-out")
    t.runner("yes")
    assert t.can("trigger", "Zahya Sadeghi: Versatile Smuggler")
    return t


@pytest.mark.parametrize(
    "table",
    [
        a_run_that_is_over_and_another_since,
        a_card_that_has_no_cost,
        counters_that_are_no_virus,
        strength_for_any_number_of_bits,
        ice_that_has_nowhere_to_walk,
        identities_outside_the_game,
        an_x_that_can_only_be_nothing,
        too_few_bits_to_hide,
        a_siren_in_a_fort_that_cannot_be_run_on,
        a_surcharge_on_trashing_resources,
        a_cost_of_running_that_may_be_declined,
        a_shield_that_says_the_same_twice,
        ice_that_cannot_be_trashed_first,
        an_accessed_card_that_trashes_itself,
        credits_lent_for_a_run,
        credits_on_a_card_that_might_be_trashed_first,
        a_program_trashed_from_the_grip,
        a_card_that_trashes_itself_from_hand,
        nothing_to_choose_within_a_condition,
        a_card_that_is_given_up_and_comes_back,
        a_card_whose_trashing_makes_another_dearer,
        as_many_tags_as_there_are,
        an_agenda_that_lies_face_up,
        an_icebreaker_with_strength_counters,
        a_card_for_a_score,
        an_ability_that_costs_x,
        a_card_that_hears_its_own_leaving,
        a_program_that_the_runner_cannot_use,
        ice_that_has_lost_a_subtype,
        a_subroutine_to_be_resolved,
        nothing_that_a_card_could_be_hosted_on,
        an_agenda_and_none_to_swap_it_with,
    ],
)
def test_the_referee_has_learned(table: Callable[[], Table]) -> None:
    t = table()
    decision = t.game.decision
    assert decision is not None
    verdict = judge(t.game.state, decision)
    assert verdict.agrees, verdict
