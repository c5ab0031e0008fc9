"""What a card costs, asked by a card that does not pay it: what is printed, if that is what it asks for, or
else the cost as it is now, with all that raises or lowers it (26.03: 1.16.2). What changes the cost of "the
first card you install" changes that of a card that is being installed, and of no other."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Choose, Gain
from rulerunner.lang.quantities import CostNow, CostOf
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import PROGRAM
from tests.support.faces import made, table
from tests.support.ice import run_on
from tests.support.plays import MODERN, Play, runner
from tests.support.table import Table

KATE = 'Kate "Mac" McCaffrey: Digital Tinker'


def offered(t: Table) -> list[str]:
    return sorted(t.name(option.card) for option in t.decision.options if option.kind == "card")


@pytest.mark.card("Best Defense", "Principia")
@pytest.mark.rule("nsg-26.03 1.16.2", "nsg-26.03 1.15.2b")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("current", "tags", "expected"),
    [
        ((), 2, ["Armitage Codebusting", "Fan Site"]),
        ((), 3, ["Armitage Codebusting", "Daily Casts", "Fan Site", "Principia"]),
        (("Scarcity of Resources",), 3, ["Armitage Codebusting", "Fan Site", "Principia"]),
        (("Scarcity of Resources",), 4, ["Armitage Codebusting", "Fan Site", "Ninja", "Principia"]),
    ],
)
def test_best_defense_sees_what_cards_cost_now(
    rules: str, current: tuple[str, ...], tags: int, expected: list[str]
) -> None:
    """Principia costs 4, and 1 less for the other icebreaker; resources may cost 2 more than their 1 or 3."""
    rig = ["Daily Casts", "Principia", "Ninja", "Armitage Codebusting", "Fan Site"]
    best = Seat(credits=9, hand=["Best Defense"], play=current)
    t = Table(position(rules=rules, turn="corp", corp=best, runner=Seat(tags=tags, rig=rig)))
    t.corp("play", "Best Defense")
    assert offered(t) == expected


@pytest.mark.card("Best Defense", KATE)
@pytest.mark.rule("nsg-26.03 1.16.2")
@pytest.mark.parametrize("rules", MODERN)
def test_an_installed_card_is_none_that_is_being_installed(rules: str) -> None:
    """Kate lowers what installing costs; Corroder is installed, and its install cost is 2."""
    kate = Seat(identity=KATE, tags=1, rig=["Corroder", "Inti"])
    best = Seat(credits=9, hand=["Best Defense"])
    t = Table(position(rules=rules, turn="corp", corp=best, runner=kate))
    t.corp("play", "Best Defense")
    t.until(kind="action")
    assert (t.zone("Corroder"), t.zone("Inti")) == ("table", "heap")


@pytest.mark.card("Trojan Horse")
@pytest.mark.rule("nsg-26.03 1.16.2")
@pytest.mark.parametrize(("others", "trashed"), [((), False), (("Ninja", "Gordian Blade"), True)])
def test_trojan_horse_sees_what_a_program_costs_now(others: tuple[str, ...], trashed: bool) -> None:
    """Principia costs 4, and 1 less for each other icebreaker. The Runner pays 2, and so the margin is 2."""
    trojan = Seat(credits=9, hand=["Trojan Horse"], deck=["9x Hedge Fund"])
    rig = Seat(credits=2, clicks=1, hand=["5x Diesel"], rig=["Principia", *others])
    t = Table(position(corp=trojan, runner=rig, servers={"remote 1": At(root=["PAD Campaign"])}))
    t.run("remote 1")
    t.until(side="corp", kind="action")
    t.corp("play", "Trojan Horse")
    t.corp("number", number=0)
    t.until(about="trace-runner")
    t.runner("number", number=2)
    t.until(kind="action")
    assert (t.zone("Principia") == "heap") == trashed


@pytest.mark.card("DaVinci")
@pytest.mark.rule("nsg-26.03 1.16.2")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("current", "ran", "expected"),
    [
        ((), False, ["Corroder", "Daily Casts", "Mimic"]),
        (("Scarcity of Resources",), False, ["Corroder", "Mimic"]),
        ((), True, ["Carmen", "Corroder", "Daily Casts", "Mimic"]),
    ],
)
def test_davinci_installs_what_costs_no_more_now(
    rules: str, current: tuple[str, ...], ran: bool, expected: list[str]
) -> None:
    power = 2 if ran else 3
    t = Table(
        position(
            rules=rules,
            corp=Seat(play=current, deck=["9x Hedge Fund"]),
            runner=Seat(
                rig=[f"DaVinci ({power} power)"], hand=["Carmen", "Corroder", "Daily Casts", "Mimic"]
            ),
        )
    )
    if ran:
        t.run("Archives")
        t.finish_run()
    t.until(option="use")
    t.runner("use", "DaVinci")
    assert offered(t) == expected


@pytest.mark.card("DaVinci", KATE)
@pytest.mark.rule("nsg-26.03 1.16.2", "nsg-26.03 1.15.2b")
@pytest.mark.parametrize("rules", MODERN)
def test_davinci_chooses_before_anything_is_being_installed(rules: str) -> None:
    """Mimic costs 3. It would be the first program this turn, but when it is chosen, it is none yet."""
    t = Table(
        position(
            rules=rules,
            runner=Seat(identity=KATE, rig=["DaVinci (2 power)"], hand=["Corroder", "Mimic", "Inti"]),
        )
    )
    t.until(option="use")
    t.runner("use", "DaVinci")
    assert offered(t) == ["Corroder", "Inti"]


@pytest.mark.card("Loot Box", "DZMZ Optimizer")
@pytest.mark.rule("nsg-26.03 1.16.2")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("card", "current", "rig", "gained"),
    [
        ("Daily Casts", ("Scarcity of Resources",), (), 5),
        ("Sure Gamble", (), ("Ghosttongue",), 4),
        ("Principia", (), ("Corroder", "Mimic"), 2),
        ("Corroder", (), ("DZMZ Optimizer",), 2),
    ],
)
def test_loot_box_pays_what_the_card_costs_now(
    rules: str, card: str, current: tuple[str, ...], rig: tuple[str, ...], gained: int
) -> None:
    runner = {"deck": [card, "2x Diesel", "5x Easy Mark"], "credits": 2, "rig": [*rig]}
    t = run_on("Loot Box", rules=rules, runner=runner, corp={"play": [*current]})
    t.until(side="runner", about="unless")
    t.runner("yes")
    credits = t.credits["corp"]
    t.until(side="corp", kind="choose card")
    t.corp("card", card)
    assert t.credits["corp"] == credits + gained


SCAVENGED = {
    "Carmen costs 2 less after a successful run": Play(
        "run; at Archives; play Scavenge; Carmen; Magnum Opus",
        "trash Carmen from table; runner pays 2; install Magnum Opus",
        runner=runner("Carmen", "Mimic", hand=["Scavenge", "Magnum Opus"]),
    ),
    "Principia costs 1 less for another icebreaker": Play(
        "play Scavenge; Principia; Magnum Opus",
        "trash Principia from table; runner pays 2; install Magnum Opus",
        runner=runner("Principia", "Corroder", hand=["Scavenge", "Magnum Opus"]),
    ),
    "the first program of the turn is the one that is installed": Play(
        "play Scavenge; Corroder; Magnum Opus",
        "trash Corroder from table; runner pays 2; install Magnum Opus",
        runner=runner("Corroder", "Mimic", "DZMZ Optimizer", hand=["Scavenge", "Magnum Opus"]),
    ),
}


@pytest.mark.card("Scavenge")
@pytest.mark.rule("nsg-26.03 1.16.2")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("case", SCAVENGED)
def test_scavenge_takes_off_what_the_program_costs_now(rules: str, case: str) -> None:
    SCAVENGED[case].check(rules)


@pytest.mark.card("Rejig")
@pytest.mark.rule("nsg-26.03 1.16.2")
@pytest.mark.parametrize("rules", MODERN)
def test_rejig_takes_off_what_is_printed(rules: str) -> None:
    """It says so: Principia is worth 4, whatever it would cost."""
    Play(
        "play Rejig; Principia; Magnum Opus",
        "Principia to grip; runner pays 1; install Magnum Opus",
        runner=runner("Principia", "Corroder", hand=["Rejig", "Magnum Opus"]),
    ).check(rules)


@pytest.mark.rule("nsg-26.03 1.16.2", "nsg-26.03 1.16.2d")
def test_the_cost_now_is_never_below_nothing_and_x_is_none() -> None:
    cheap = made("Cheap", "program", static(Modify("install cost", -3)), cost=1, memory=1)
    odd = made("Odd", "program", cost=None, x_cost=True, memory=1)
    for amount, gained in ((CostNow(CHOSEN), 0), (CostOf(CHOSEN), 1)):
        audit = made("Audit", "operation", play(Choose(Is(PROGRAM)), Gain(amount), Gain(2)))
        for face, more in ((cheap, gained), (odd, 0)):
            t = table(
                audit,
                face,
                turn="corp",
                corp=Seat(hand=["Audit"]),
                runner=Seat(rig=[face.name]),
                servers={"HQ": At()},
            )
            credits = t.credits["corp"]
            t.corp("play", "Audit")
            assert t.credits["corp"] == credits + 2 + more
