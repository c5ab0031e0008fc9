"""Null Signal Games Comprehensive Rules 26.03: the same structures as they are now.

A checkpoint follows every step (10.3.5), so none has a row of its own.
"""

from dataclasses import replace
from typing import Final

from .nisei_1_4 import (
    ACCESS_PHASE,
    ACTION,
    APPROACH_ICE,
    CITES,
    DISCARD,
    DRAW,
    ENCOUNTER_ICE,
    INITIATION,
    NISEI_1_4,
    PR,
    PRS,
    RUN_ENDS,
    P,
)
from .table import Ask, Branch, CheckpointStep, Complete, Do, Edition, Goto, Phase, Row, Structure, Window

MOVEMENT = Phase("movement", "Movement")
SUCCESS = Phase("success", "Success")
BREACH_PHASE = Phase("breach", "Breach")

CORP_TURN = Structure(
    "corp-turn",
    "The Corp's turn",
    "5.6",
    (
        Row("5.6.1a", DRAW, Do("gain-clicks"), "The Corp gains its clicks for the turn.", "turn"),
        Row("5.6.1b", DRAW, PRS, "Paid abilities; the Corp may rez non-ice cards and score agendas."),
        Row("5.6.1c", DRAW, Do("refill-recurring"), "The Corp's recurring credits are refilled."),
        Row("5.6.1d", DRAW, Do("turn-begins"), "The Corp's turn formally begins."),
        Row("5.6.1e", DRAW, Do("mandatory-draw"), "The Corp draws its card for the turn."),
        Row("5.6.1f", DRAW, Complete((("", "5.6.2a"),)), "The draw phase is over."),
        Row("5.6.2a", ACTION, PRS, "Paid abilities; the Corp may rez non-ice cards and score agendas."),
        Row(
            "5.6.2b",
            ACTION,
            Window("action", sides="corp"),
            "With a click left the Corp takes an action; otherwise on to (d).",
        ),
        Row("5.6.2c", ACTION, Goto("5.6.2a"), "Back to (a)."),
        Row("5.6.2d", ACTION, Do("action-phase-ends"), "The action phase formally ends."),
        Row("5.6.2e", ACTION, Complete((("", "5.6.3a"),)), "The action phase is over."),
        Row("5.6.3a", DISCARD, Do("discard"), "The Corp discards to its maximum hand size."),
        Row("5.6.3b", DISCARD, PR, "Paid abilities; the Corp may rez non-ice cards."),
        Row("5.6.3c", DISCARD, Do("lose-clicks"), "Unspent clicks are lost."),
        Row("5.6.3d", DISCARD, Do("turn-ends"), "The Corp's turn formally ends."),
        Row(
            "5.6.3e",
            DISCARD,
            Complete(),
            "The discard phase and the turn are over; the Runner is next.",
        ),
    ),
)

RUNNER_TURN = Structure(
    "runner-turn",
    "The Runner's turn",
    "5.7",
    (
        Row("5.7.1a", ACTION, Do("gain-clicks"), "The Runner gains their clicks for the turn.", "turn"),
        Row("5.7.1b", ACTION, PR, "Paid abilities; the Corp may rez non-ice cards."),
        Row("5.7.1c", ACTION, Do("refill-recurring"), "The Runner's recurring credits are refilled."),
        Row("5.7.1d", ACTION, Do("turn-begins"), "The Runner's turn formally begins."),
        Row("5.7.1e", ACTION, PR, "Paid abilities; the Corp may rez non-ice cards."),
        Row(
            "5.7.1f",
            ACTION,
            Window("action", sides="runner"),
            "With a click left the Runner takes an action; otherwise on to (h).",
        ),
        Row("5.7.1g", ACTION, Goto("5.7.1e"), "Back to (e)."),
        Row("5.7.1h", ACTION, Do("action-phase-ends"), "The action phase formally ends."),
        Row("5.7.1i", ACTION, Complete((("", "5.7.2a"),)), "The action phase is over."),
        Row("5.7.2a", DISCARD, Do("discard"), "The Runner discards to their maximum hand size."),
        Row("5.7.2b", DISCARD, PR, "Paid abilities; the Corp may rez non-ice cards."),
        Row("5.7.2c", DISCARD, Do("lose-clicks"), "Unspent clicks are lost."),
        Row("5.7.2d", DISCARD, Do("turn-ends"), "The Runner's turn formally ends."),
        Row(
            "5.7.2e",
            DISCARD,
            Complete(),
            "The discard phase and the turn are over; the Corp is next.",
        ),
    ),
)

RUN = Structure(
    "run",
    "A run",
    "6.9",
    (
        Row(
            "6.9.1a",
            INITIATION,
            Do("announce-server"),
            "The Runner announces the attacked server and pays what that costs.",
        ),
        Row(
            "6.9.1b",
            INITIATION,
            Do("bad-publicity-credits"),
            "The bad publicity fund receives 1 credit per bad publicity.",
        ),
        Row("6.9.1c", INITIATION, Do("run-begins"), "The run formally begins.", "run"),
        Row("6.9.1d", INITIATION, Do("set-position"), "The Runner's position is the outermost ice, if any."),
        Row("6.9.1e", INITIATION, PR, "Paid abilities; the Corp may rez non-ice cards."),
        Row(
            "6.9.1f",
            INITIATION,
            Complete((("ice-here", "6.9.2a"), ("", "6.9.4a"))),
            "Initiation is over: on to the ice in the Runner's position, or to the Movement phase.",
        ),
        Row("6.9.2a", APPROACH_ICE, Do("approach-ice"), "The Runner approaches the ice.", "approach"),
        Row(
            "6.9.2b",
            APPROACH_ICE,
            Window("paid", rez=True, ice=True),
            "Paid abilities; the Corp may rez non-ice cards and the approached ice.",
        ),
        Row(
            "6.9.2c",
            APPROACH_ICE,
            Complete((("approached-rezzed", "6.9.3a"), ("", "6.9.4a"))),
            "The approach is over: rezzed ice is encountered; otherwise on to the Movement phase.",
        ),
        Row("6.9.3a", ENCOUNTER_ICE, Do("encounter-ice"), "The encounter begins.", "encounter"),
        Row("6.9.3b", ENCOUNTER_ICE, P, "Paid abilities only; subroutines can be broken."),
        Row(
            "6.9.3c",
            ENCOUNTER_ICE,
            Do("resolve-subroutine"),
            "The Corp resolves the next unbroken subroutine, if one is left.",
        ),
        Row(
            "6.9.3d",
            ENCOUNTER_ICE,
            Branch("subroutines-left", "6.9.3c", "6.9.3e"),
            "Back to (c) while subroutines are left.",
        ),
        Row("6.9.3e", ENCOUNTER_ICE, Complete((("", "6.9.4a"),)), "The encounter is over."),
        Row("6.9.4a", MOVEMENT, Do("pass-ice"), "The Runner passes the ice in their position, if any."),
        Row("6.9.4b", MOVEMENT, P, "Paid abilities only."),
        Row("6.9.4c", MOVEMENT, Ask("jack-out", "runner", "6.9.6a", "6.9.4d"), "The Runner may jack out."),
        Row("6.9.4d", MOVEMENT, Do("move-inward"), "The Runner moves to the next position inward, if any."),
        Row("6.9.4e", MOVEMENT, PR, "Paid abilities; the Corp may rez non-ice cards."),
        Row(
            "6.9.4f",
            MOVEMENT,
            Complete((("ice-here", "6.9.2a"), ("position", "6.9.4a"), ("", "6.9.4g"))),
            "At a new position the Runner approaches the ice there, if it is still there; else on to (g).",
        ),
        Row("6.9.4g", MOVEMENT, Do("approach-server"), "The Runner approaches the attacked server."),
        Row("6.9.4h", MOVEMENT, Complete((("", "6.9.5a"),)), "The Movement phase is over."),
        Row("6.9.5a", SUCCESS, Do("declare-successful"), "The run is declared successful."),
        Row("6.9.5b", SUCCESS, Do("breach"), "The Runner breaches the attacked server."),
        Row("6.9.5c", SUCCESS, Complete((("", "6.9.6a"),)), "The Success phase is over."),
        Row("6.9.6a", RUN_ENDS, Do("finish-windows"), "Windows still open are completed or closed."),
        Row(
            "6.9.6b",
            RUN_ENDS,
            Do("lose-bad-publicity-credits"),
            "Credits left in the bad publicity fund return to the bank.",
        ),
        Row(
            "6.9.6c",
            RUN_ENDS,
            Do("declare-unsuccessful"),
            "A run that never came to the Success phase becomes unsuccessful, if its server still exists.",
        ),
        Row("6.9.6d", RUN_ENDS, Complete(), "The run is complete."),
    ),
)

BREACH = Structure(
    "breach",
    "Breaching a server",
    "7.5",
    (
        Row("7.5.1", BREACH_PHASE, Do("breach-begins"), "The breach formally begins.", "breach"),
        Row(
            "7.5.2", BREACH_PHASE, Do("turn-archives-up"), "If it is Archives, its cards are turned face up."
        ),
        Row("7.5.3", BREACH_PHASE, Do("count-accesses"), "For HQ and R&D the random access limit is set."),
        Row(
            "7.5.4",
            BREACH_PHASE,
            Do("choose-candidate"),
            "The Runner chooses a candidate; without one, on to 7.5.7.",
        ),
        Row("7.5.5", BREACH_PHASE, Do("access-candidate"), "The Runner accesses the chosen card."),
        Row("7.5.6", BREACH_PHASE, Goto("7.5.4"), "Back to 7.5.4."),
        Row("7.5.7", BREACH_PHASE, Complete(), "The breach is complete."),
    ),
)

ACCESS = Structure(
    "access",
    "Accessing a card",
    "7.2",
    (
        Row("7.2.1", ACCESS_PHASE, Do("card-accessed"), "The card is accessed.", "access"),
        Row(
            "7.2.2",
            ACCESS_PHASE,
            Window("mid-access", sides="runner"),
            "The Runner may use one mid-access ability.",
        ),
        Row("7.2.3", ACCESS_PHASE, Do("steal"), "An agenda is stolen."),
        Row("7.2.4", ACCESS_PHASE, Complete(), "The access is complete."),
    ),
)

CHECKPOINT = (
    CheckpointStep(
        "10.3.1a", "mark-pending", "Conditional abilities that met their condition become pending."
    ),
    CheckpointStep("10.3.1b", "expire", "Abilities whose duration has passed are removed."),
    CheckpointStep("10.3.1c", "win-by-points", "A player with 7 agenda points wins."),
    CheckpointStep(
        "10.3.1d", "unique", "Of unique cards with one name, and of consoles, only the newest stays."
    ),
    CheckpointStep(
        "10.3.1e", "restrictions", "Objects that break a restriction are trashed, no more than needed."
    ),
    CheckpointStep(
        "10.3.1f", "hosted-on-agendas", "What was hosted on an agenda that left a score area is trashed."
    ),
    CheckpointStep("10.3.1g", "hosted", "What was hosted on an uninstalled card is trashed."),
    CheckpointStep("10.3.1h", "servers", "A remote server with no cards ceases to exist."),
    CheckpointStep("10.3.1i", "positions", "Vacant positions cease to exist, except the Runner's own."),
    CheckpointStep(
        "10.3.1j", "new-candidates", "The Runner says whether cards new in the root become candidates."
    ),
    CheckpointStep("10.3.1k", "converted", "Converted cards in discard piles become themselves again."),
    CheckpointStep("10.3.1l", "counters", "Counters in discard piles return to the bank."),
)

NSG_26_03: Final = Edition(
    id="nsg-26.03",
    title="Null Signal Games Comprehensive Rules 26.03",
    family="modern",
    structures={s.name: s for s in (CORP_TURN, RUNNER_TURN, RUN, BREACH, ACCESS)},
    checkpoint=CHECKPOINT,
    policies=replace(
        NISEI_1_4.policies,
        bad_publicity="fund",
        run_end_windows={
            "paid": "close",
            "phase-reaction": "close",
            "reaction": "complete",
            "interrupt": "complete",
            "mid-access": "close",
        },
        structures_after_run_end=False,
        changed_server="step",
        step_checkpoints=True,
        access="candidates",
        discard="together",
        console_limit="checkpoint",
        passed_ice="ice",
        drawn_aside=True,
        found_fits=True,
        moved_is_another=True,
        acts_as_phase_ends=False,
        moving_ends_access=True,
        heard_at_checkpoints=True,
        idle_abilities=True,
        run_ends_first=False,
        accessed_stay_visible=True,
        run_costs_declined=True,
    ),
    words={},
    cites={
        **CITES,
        "paid-ability": "9.5.7",
        "conditional-ability": "9.6.15",
        "subroutine": "9.8.10",
        "subroutine-order": "9.8.2d",
        "cost": "1.16.1",
        "replacement": "9.9.8",
        "install": "8.5.16",
        "rez": "8.1.2",
        "score": "1.17.3",
        "play": "8.6.7",
        "draw": "8.4.5",
        "advance": "1.18",
        "purge": "10.1.2",
        "choice": "9.11.4g",
        "forced-encounter": "6.5.9a",
        "bypass": "6.5.8a",
        "access-order": "7.3.4",
        "steal-cost": "7.1.6a",
        "trash-cost": "1.16.10",
        "search": "8.7",
        "arrange": "8.3.3",
        "sabotage": "10.12.2",
        "mid-access": "9.2.10",
        "break": "9.8.5",
        "psi": "10.14.6",
    },
)
