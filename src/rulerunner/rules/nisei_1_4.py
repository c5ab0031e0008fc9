"""NISEI Comprehensive Rules 1.4: turns (5.6, 5.7), the run (6.9), access (7.6, 7.8), checkpoints (10.3)."""

from typing import Final

from .table import (
    Ask,
    Branch,
    Checkpoint,
    CheckpointStep,
    Complete,
    Do,
    Edition,
    Goto,
    Phase,
    Policies,
    Row,
    Structure,
    Window,
)

PR = Window("paid", rez=True)
PRS = Window("paid", rez=True, score=True)
P = Window("paid")

DRAW = Phase("draw", "Draw phase")
ACTION = Phase("action", "Action phase")
DISCARD = Phase("discard", "Discard phase")
INITIATION = Phase("initiation", "Initiation")
APPROACH_ICE = Phase("approach ice", "Approach ice")
ENCOUNTER_ICE = Phase("encounter ice", "Encounter ice")
PASS_ICE = Phase("pass ice", "Pass ice")
APPROACH_SERVER = Phase("approach server", "Approach server")
RUN_ENDS = Phase("run ends", "Run ends")
BREACH_PHASE = Phase("breach", "Access a set")
ACCESS_PHASE = Phase("access", "Access")

CORP_TURN = Structure(
    "corp-turn",
    "The Corp's turn",
    "5.6",
    (
        Row("5.6.1a", DRAW, Do("gain-clicks"), "The Corp gains its clicks for the turn.", "turn"),
        Row("5.6.1b", DRAW, PRS, "Paid abilities; the Corp may rez non-ice cards and score agendas."),
        Row("5.6.1c", DRAW, Do("refill-recurring"), "The Corp's recurring credits are refilled."),
        Row("5.6.1d", DRAW, Do("turn-begins"), "The Corp's turn formally begins."),
        Row("5.6.1e", DRAW, Checkpoint(), "A checkpoint."),
        Row("5.6.1f", DRAW, Do("mandatory-draw"), "The Corp draws its card for the turn."),
        Row("5.6.1g", DRAW, Complete((("", "5.6.2a"),)), "The draw phase is over."),
        Row("5.6.2a", ACTION, PRS, "Paid abilities; the Corp may rez non-ice cards and score agendas."),
        Row(
            "5.6.2b",
            ACTION,
            Window("action", sides="corp"),
            "With a click left the Corp takes an action; otherwise on to (d).",
        ),
        Row("5.6.2c", ACTION, Goto("5.6.2a"), "Back to (a)."),
        Row("5.6.2d", ACTION, Complete((("", "5.6.3a"),)), "The action phase is over."),
        Row("5.6.3a", DISCARD, Do("discard"), "The Corp discards down to its maximum hand size."),
        Row("5.6.3b", DISCARD, PR, "Paid abilities; the Corp may rez non-ice cards."),
        Row("5.6.3c", DISCARD, Do("lose-clicks"), "Unspent clicks are lost."),
        Row("5.6.3d", DISCARD, Do("turn-ends"), "The Corp's turn formally ends."),
        Row("5.6.3e", DISCARD, Checkpoint(), "A checkpoint."),
        Row(
            "5.6.3f",
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
        Row("5.7.1h", ACTION, Complete((("", "5.7.2a"),)), "The action phase is over."),
        Row("5.7.2a", DISCARD, Do("discard"), "The Runner discards down to their maximum hand size."),
        Row("5.7.2b", DISCARD, PR, "Paid abilities; the Corp may rez non-ice cards."),
        Row("5.7.2c", DISCARD, Do("lose-clicks"), "Unspent clicks are lost."),
        Row("5.7.2d", DISCARD, Do("turn-ends"), "The Runner's turn formally ends."),
        Row("5.7.2e", DISCARD, Checkpoint(), "A checkpoint."),
        Row(
            "5.7.2f",
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
        Row("6.9.1b", INITIATION, Checkpoint(), "A checkpoint."),
        Row(
            "6.9.1c",
            INITIATION,
            Do("bad-publicity-credits"),
            "The Runner gains 1 credit per bad publicity.",
        ),
        Row("6.9.1d", INITIATION, Do("run-begins"), "The run formally begins.", "run"),
        Row("6.9.1e", INITIATION, Checkpoint(), "A checkpoint."),
        Row(
            "6.9.1f",
            INITIATION,
            Complete((("ice-ahead", "6.9.2a"), ("", "6.9.5a"))),
            "Initiation is over: on to the outermost ice, or to the server if no ice protects it.",
        ),
        Row("6.9.2a", APPROACH_ICE, Do("approach-ice"), "The Runner approaches the ice.", "approach"),
        Row("6.9.2b", APPROACH_ICE, P, "Paid abilities only."),
        Row(
            "6.9.2c",
            APPROACH_ICE,
            Branch("first-approach", "6.9.2e", "6.9.2d"),
            "The first approach of the run skips the chance to jack out.",
        ),
        Row(
            "6.9.2d",
            APPROACH_ICE,
            Ask("jack-out", "runner", "6.9.6a", "6.9.2e"),
            "The Runner may jack out.",
        ),
        Row(
            "6.9.2e",
            APPROACH_ICE,
            Window("paid", rez=True, ice=True),
            "Paid abilities; the Corp may rez non-ice cards and the approached ice.",
        ),
        Row(
            "6.9.2f",
            APPROACH_ICE,
            Complete((("approached-rezzed", "6.9.3a"), ("", "6.9.4a"))),
            "The approach is over: rezzed ice is encountered, unrezzed ice is passed.",
        ),
        Row("6.9.3a", ENCOUNTER_ICE, Do("encounter-ice"), "The Runner encounters the ice.", "encounter"),
        Row("6.9.3b", ENCOUNTER_ICE, P, "Paid abilities only; subroutines can be broken."),
        Row(
            "6.9.3c",
            ENCOUNTER_ICE,
            Window("subroutines", sides="corp"),
            "The Corp resolves the unbroken subroutines one by one, in order.",
        ),
        Row("6.9.3d", ENCOUNTER_ICE, Complete((("", "6.9.4a"),)), "The encounter is over."),
        Row("6.9.4a", PASS_ICE, Do("pass-ice"), "The Runner passes the ice.", "pass"),
        Row("6.9.4b", PASS_ICE, Checkpoint(), "A checkpoint."),
        Row(
            "6.9.4c",
            PASS_ICE,
            Complete((("ice-inward", "6.9.2a"), ("", "6.9.5a"))),
            "Passing is over: on to the next ice inward, or to the server.",
        ),
        Row("6.9.5a", APPROACH_SERVER, Do("approach-server"), "The Runner approaches the server.", "server"),
        Row("6.9.5b", APPROACH_SERVER, P, "Paid abilities only."),
        Row(
            "6.9.5c",
            APPROACH_SERVER,
            Ask("jack-out", "runner", "6.9.6a", "6.9.5d"),
            "The Runner may jack out.",
        ),
        Row("6.9.5d", APPROACH_SERVER, PR, "Paid abilities; the Corp may rez non-ice cards."),
        Row("6.9.5e", APPROACH_SERVER, Do("declare-successful"), "The run is declared successful."),
        Row("6.9.5f", APPROACH_SERVER, Checkpoint(), "A checkpoint."),
        Row("6.9.5g", APPROACH_SERVER, Do("breach"), "The Runner accesses cards from the attacked server."),
        Row("6.9.5h", APPROACH_SERVER, Complete((("", "6.9.6a"),)), "The approach to the server is over."),
        Row("6.9.6a", RUN_ENDS, Do("finish-windows"), "Windows still open are completed or closed."),
        Row("6.9.6b", RUN_ENDS, Do("lose-bad-publicity-credits"), "Unspent bad publicity credits are lost."),
        Row(
            "6.9.6c",
            RUN_ENDS,
            Do("mark-unsuccessful"),
            "A run that never came to 6.9.5e becomes unsuccessful, if its server still exists.",
        ),
        Row("6.9.6d", RUN_ENDS, Complete(), "The run is complete."),
    ),
)

BREACH = Structure(
    "breach",
    "Accessing a set of cards",
    "7.6",
    (
        Row("7.6.1", BREACH_PHASE, Do("breach-begins"), "Accessing cards formally begins.", "breach"),
        Row("7.6.2", BREACH_PHASE, Checkpoint(), "A checkpoint."),
        Row("7.6.3", BREACH_PHASE, Do("count-accesses"), "The number of cards to access is set."),
        Row(
            "7.6.4",
            BREACH_PHASE,
            Do("turn-archives-up"),
            "If it is Archives, its cards are turned face up.",
        ),
        Row("7.6.5", BREACH_PHASE, Do("access-next"), "With accesses left the Runner accesses a card."),
        Row(
            "7.6.6",
            BREACH_PHASE,
            Branch("more-to-access", "7.6.5", "7.6.7"),
            "Back to 7.6.5 while accesses are left.",
        ),
        Row("7.6.7", BREACH_PHASE, Complete(), "Accessing this set of cards is complete."),
    ),
)

ACCESS = Structure(
    "access",
    "Accessing a card",
    "7.8",
    (
        Row("7.8.1", ACCESS_PHASE, Do("card-accessed"), "The card is accessed.", "access"),
        Row("7.8.2", ACCESS_PHASE, Checkpoint(), "A checkpoint."),
        Row(
            "7.8.3",
            ACCESS_PHASE,
            Window("mid-access", sides="runner"),
            "The Runner may trash the accessed card.",
        ),
        Row("7.8.4", ACCESS_PHASE, Do("steal"), "An agenda is stolen."),
        Row("7.8.5", ACCESS_PHASE, Do("after-access"), "What looks for the access being over is met."),
        Row("7.8.6", ACCESS_PHASE, Complete(), "The access is complete."),
    ),
)

CHECKPOINT = (
    CheckpointStep(
        "10.3.1a", "mark-pending", "Conditional abilities that met their condition become pending."
    ),
    CheckpointStep("10.3.1b", "expire", "Abilities whose duration has passed are removed."),
    CheckpointStep("10.3.1c", "win-by-points", "A player with 7 agenda points wins."),
    CheckpointStep("10.3.1d", "unique", "Of unique cards with one name only the newest stays."),
    CheckpointStep(
        "10.3.1e", "restrictions", "Cards that break a restriction are trashed, no more than needed."
    ),
    CheckpointStep(
        "10.3.1f", "hosted-on-agendas", "What was hosted on an agenda that left a score area is trashed."
    ),
    CheckpointStep("10.3.1g", "hosted", "What was hosted on an uninstalled card is trashed."),
    CheckpointStep("10.3.1h", "servers", "A remote server with no cards ceases to exist."),
    CheckpointStep("10.3.1i", "converted", "Converted cards in discard piles become themselves again."),
    CheckpointStep("10.3.1j", "counters", "Counters in discard piles return to the bank."),
)

CITES = {
    "action": "9.2.6",
    "paid": "9.2.7",
    "reaction": "9.2.8",
    "interrupt": "9.2.9",
    "paid-ability": "9.5.6",
    "conditional-ability": "9.6.15",
    "play-ability": "9.7.2",
    "subroutine": "6.5.2",
    "checkpoint": "10.3.1",
    "cost": "1.15.1",
    "targets": "9.3.4b",
    "arrange": "9.10.4e",
    "sabotage": "9.3.4b",
    "choice": "9.10.4f",
    "may": "9.6.9c",
    "replacement": "9.8.8",
    "install": "8.3",
    "rez": "8.1.2a",
    "score": "1.16",
    "play": "8.6",
    "advance": "1.17",
    "trash-resource": "10.5.3",
    "remove-tag": "10.5.4",
    "purge": "9.12.1",
    "trace": "10.8.6",
    "trace-corp": "10.8.6c",
    "trace-runner": "10.8.6d",
    "trace-result": "10.8.6e",
    "psi": "1.10.3c",
    "damage": "10.4.2",
    "flatline": "10.4.4",
    "forced-encounter": "6.5.2a",
    "bypass": "6.5.0a",
    "end-run": "6.1.4",
    "access-order": "7.1.4",
    "steal-cost": "7.7.3",
    "trash-cost": "1.15.10",
    "corp-action": "5.2.6",
    "runner-action": "5.2.7",
    "setup": "1.6",
    "search": "9.10.4d",
    "memory": "10.3.1e",
    "empty-deck": "1.7.2",
    "points": "10.3.1c",
    "break": "6.5.1",
}

NISEI_1_4: Final = Edition(
    id="nisei-1.4",
    title="NISEI Comprehensive Rules 1.4",
    family="modern",
    structures={s.name: s for s in (CORP_TURN, RUNNER_TURN, RUN, BREACH, ACCESS)},
    checkpoint=CHECKPOINT,
    policies=Policies(
        first_priority="active",
        bad_publicity="pool",
        bad_publicity_limit=0,
        trace="open",
        trace_tie="runner",
        run_end_windows={
            "paid": "close",
            "subroutines": "close",
            "phase-reaction": "close",
            "reaction": "complete",
            "interrupt": "complete",
            "mid-access": "close",
        },
        structures_after_run_end=True,
        step_checkpoints=False,
        access="count",
        discard="one at a time",
        console_limit="install",
        purge="action",
        rez_region=False,
        trash_first="like",
        played_cards="after",
        icebreakers="window",
        passed_ice="position",
        changed_server="approach",
        drawn_aside=False,
        found_fits=False,
        moved_is_another=True,
        acts_as_phase_ends=True,
        moving_ends_access=False,
        heard_at_checkpoints=False,
        idle_abilities=False,
        run_ends_first=False,
        accessed_stay_visible=False,
        seen_cards_face_up=False,
        identities=True,
        mulligan=True,
        start_credits=5,
        start_hand=5,
        clicks={"corp": 3, "runner": 4},
        hand_size=5,
        memory=4,
        points_to_win=7,
    ),
    words={
        "core": "brain",
        "core damage": "brain damage",
        "breach": "begin to access",
        "breaching": "accessing",
    },
    cites=CITES,
)
