"""The original 1996 game: the 20-step run chart, and both turns (rules C1 to C21 of the project's digest).

The chart's steps keep their own numbers, 1 to 20.
"""

from typing import Final

from .table import (
    Ask,
    Branch,
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

FORT_REZ = Window("paid", rez=True)
FORT_REZ_SCORE = Window("paid", rez=True, score=True)

START = Phase("start", "Start")
DRAW = Phase("draw", "Draw")
ACTION = Phase("action", "Actions")
DISCARD = Phase("discard", "Discard")
INITIATION = Phase("initiation", "Declare")
APPROACH_ICE = Phase("approach ice", "Approach")
ENCOUNTER_ICE = Phase("encounter ice", "Encounter")
PASS_ICE = Phase("pass ice", "Pass")
GO_ON = Phase("go on", "Go on")
AT_SERVER = Phase("success", "At the fort")
RUN_ENDS = Phase("run ends", "End")
BREACH_PHASE = Phase("breach", "Access")
ACCESS_PHASE = Phase("access", "Access")

CORP_TURN = Structure(
    "corp-turn",
    "The Corp's turn",
    "C4",
    (
        Row("C4.1", START, Do("gain-clicks"), "The Corp has its actions for the turn.", "turn"),
        Row("C4.2", START, Do("refill-recurring"), "Bits that return each turn are replaced."),
        Row("C4.3", START, Do("turn-begins"), "Effects that happen at the start of the Corp's turn."),
        Row(
            "C4.4",
            START,
            FORT_REZ_SCORE,
            "Special effects; the Corp may rez nodes and upgrades and score agendas.",
        ),
        Row("C4.5", DRAW, Do("mandatory-draw"), "The Corp draws a card; this is not an action."),
        Row(
            "C4.6",
            ACTION,
            Window("action", sides="corp"),
            "With an action left the Corp takes it; otherwise on to discarding.",
        ),
        Row(
            "C4.7",
            ACTION,
            FORT_REZ_SCORE,
            "Special effects; the Corp may rez nodes and upgrades and score agendas.",
        ),
        Row("C4.8", ACTION, Goto("C4.6"), "Back to the next action."),
        Row("C4.9", DISCARD, Do("discard"), "The Corp discards down to its maximum hand size."),
        Row("C4.10", DISCARD, Do("lose-clicks"), "Actions not taken are gone."),
        Row("C4.11", DISCARD, Do("turn-ends"), "Effects that happen at the end of the Corp's turn."),
        Row("C4.12", DISCARD, Complete(), "The turn is over; the Runner is next."),
    ),
)

RUNNER_TURN = Structure(
    "runner-turn",
    "The Runner's turn",
    "C10",
    (
        Row("C10.1", START, Do("gain-clicks"), "The Runner has their actions for the turn.", "turn"),
        Row("C10.2", START, Do("refill-recurring"), "Bits that return each turn are replaced."),
        Row("C10.3", START, Do("turn-begins"), "Effects that happen at the start of the Runner's turn."),
        Row("C10.4", START, FORT_REZ, "Special effects; the Corp may rez nodes and upgrades."),
        Row(
            "C10.5",
            ACTION,
            Window("action", sides="runner"),
            "With an action left the Runner takes it; otherwise on to discarding.",
        ),
        Row("C10.6", ACTION, FORT_REZ, "Special effects; the Corp may rez nodes and upgrades."),
        Row("C10.7", ACTION, Goto("C10.5"), "Back to the next action."),
        Row("C10.8", DISCARD, Do("discard"), "The Runner discards down to their maximum hand size."),
        Row("C10.9", DISCARD, Do("lose-clicks"), "Actions not taken are gone."),
        Row("C10.10", DISCARD, Do("turn-ends"), "Effects that happen at the end of the Runner's turn."),
        Row("C10.11", DISCARD, Complete(), "The turn is over; the Corp is next."),
    ),
)

RUN = Structure(
    "run",
    "The run chart",
    "chart",
    (
        Row("1", INITIATION, Do("announce-server"), "The Runner declares the run."),
        Row("1?", INITIATION, Branch("unpassed-ice", "2", "13"), "Is there any ice?"),
        Row(
            "2",
            APPROACH_ICE,
            Do("approach-unpassed"),
            "The Runner approaches the outermost ice not yet passed.",
            "approach",
        ),
        Row("2+", APPROACH_ICE, Window("paid", sides="runner"), "The Runner may use special effects."),
        Row(
            "3",
            APPROACH_ICE,
            Window("paid", rez=True, ice=True, sides="corp"),
            "The Corp may use special effects and rez nodes, upgrades and the approached ice.",
        ),
        Row(
            "3?", APPROACH_ICE, Branch("approached-rezzed", "6", "4"), "Is the approached ice rezzed already?"
        ),
        Row("4", APPROACH_ICE, Ask("rez-approached", "corp", "5", "12"), "Does the Corp rez the ice?"),
        Row("5", APPROACH_ICE, Do("rez-approached"), "The Corp turns the ice up and pays for it."),
        Row("6", ENCOUNTER_ICE, Do("encounter-ice"), "The Runner encounters the ice.", "encounter"),
        Row("6?", ENCOUNTER_ICE, Branch("skipping", "12", "7"), "Does an effect skip this ice?"),
        Row("7", ENCOUNTER_ICE, Branch("can-break", "7?", "11"), "Can the Runner break a subroutine?"),
        Row("7?", ENCOUNTER_ICE, Ask("break", "runner", "8", "11"), "Does the Runner break a subroutine?"),
        Row("8", ENCOUNTER_ICE, Do("choose-subroutine"), "The Runner chooses an unbroken subroutine."),
        Row(
            "9",
            ENCOUNTER_ICE,
            Window("strength", sides="runner"),
            "The Runner pays for icebreaker strength, if needed.",
        ),
        Row("10", ENCOUNTER_ICE, Do("attempt-break"), "The Runner pays to break the subroutine."),
        Row("10?", ENCOUNTER_ICE, Branch("broke-it", "10+", "7"), "Was it broken?"),
        Row(
            "10+",
            ENCOUNTER_ICE,
            Ask("break-more", "runner", "7", "11"),
            "Does the Runner break another?",
        ),
        Row(
            "11",
            ENCOUNTER_ICE,
            Do("resolve-subroutine"),
            "The unbroken subroutines take effect in printed order.",
        ),
        Row(
            "11?",
            ENCOUNTER_ICE,
            Branch("subroutines-left", "11", "11+"),
            "Is another unbroken subroutine left?",
        ),
        Row(
            "11+",
            ENCOUNTER_ICE,
            Complete((("run-ended", "20"), ("", "12"))),
            "Did a subroutine end the run? If not, the encounter is over.",
        ),
        Row("12", PASS_ICE, Do("pass-ice"), "The Runner passes the ice.", "pass"),
        Row("13", GO_ON, Window("paid", sides="runner"), "The Runner may use special effects."),
        Row("13?", GO_ON, Ask("jack-out", "runner", "20", "14"), "Does the Runner jack out?"),
        Row("14", GO_ON, Branch("unpassed-ice", "2", "15"), "Is ice left that has not been passed?"),
        Row(
            "15",
            AT_SERVER,
            Window("paid", rez=True, sides="corp"),
            "The Corp may use special effects and rez nodes and upgrades.",
        ),
        Row("16", AT_SERVER, Do("declare-successful"), "The run is successful."),
        Row(
            "16+",
            AT_SERVER,
            Do("breach"),
            "The Runner chooses the order of access, and accesses (16 to 19).",
        ),
        Row("20", RUN_ENDS, Do("finish-windows"), "The run ends."),
        Row("20?", RUN_ENDS, Do("mark-unsuccessful"), "A run that never came to step 16 was not successful."),
        Row("20+", RUN_ENDS, Complete(), "Effects at the end of a run are dealt with."),
    ),
)

BREACH = Structure(
    "breach",
    "Access in a run",
    "chart 16-19",
    (
        Row("16.1", BREACH_PHASE, Do("breach-begins"), "The Runner accesses the fort.", "breach"),
        Row("16.2", BREACH_PHASE, Do("count-accesses"), "Which cards are accessed is settled."),
        Row(
            "16.3",
            BREACH_PHASE,
            Do("choose-access-order"),
            "The Runner chooses the order of the cards, face-down ones too.",
        ),
        Row(
            "17",
            BREACH_PHASE,
            Do("access-in-order"),
            "The cards affect the Runner in that order; face-down ones are revealed.",
        ),
        Row("17?", BREACH_PHASE, Branch("order-left", "17", "18"), "Back to 17 while cards are left."),
        Row(
            "18",
            BREACH_PHASE,
            Do("score-and-trash"),
            "The Runner scores agendas and pays to trash nodes and upgrades, all at once.",
        ),
        Row(
            "18?",
            BREACH_PHASE,
            Branch("seventh-point", "", "19"),
            "Was that the seventh agenda point? Then the Runner has won.",
        ),
        Row("19", BREACH_PHASE, Do("consequences"), "The Corp deals with what the trashing brings about."),
        Row("19+", BREACH_PHASE, Complete(), "The access is over."),
    ),
)

ACCESS = Structure(
    "access",
    "A card affects the Runner",
    "chart 17",
    (
        Row("17.1", ACCESS_PHASE, Do("card-accessed"), "The card is accessed and takes effect.", "access"),
        Row("17.2", ACCESS_PHASE, Complete(), "The card has had its effect."),
    ),
)

CHECKPOINT = (
    CheckpointStep("C13", "mark-pending", "Effects that are due are noted; the Runner's come first."),
    CheckpointStep("C16", "expire", "What lasts for an encounter, a run or a turn ends with it."),
    CheckpointStep("C3", "lose-by-publicity", "A Corp with 7 bad publicity loses, whatever its points."),
    CheckpointStep("C3", "win-by-points", "A player with 7 agenda points wins at once."),
    CheckpointStep("C11", "unique", "Of unique cards with one name only one stays; one deck at a time."),
    CheckpointStep("C11", "restrictions", "Programs that do not fit into memory are trashed."),
    CheckpointStep("C11", "hosted", "What was hosted on a card that left play is trashed."),
    CheckpointStep("C15", "servers", "A subsidiary fort with no card in or on it ceases to exist."),
    CheckpointStep("C9", "counters", "Counters on cards that left play are gone."),
)

CLASSIC_1996: Final = Edition(
    id="classic-1996",
    title="The original game of 1996",
    family="classic",
    structures={s.name: s for s in (CORP_TURN, RUNNER_TURN, RUN, BREACH, ACCESS)},
    checkpoint=CHECKPOINT,
    policies=Policies(
        first_priority="runner",
        bad_publicity="none",
        bad_publicity_limit=7,
        trace="secret",
        trace_tie="corp",
        run_end_windows={
            "paid": "close",
            "strength": "close",
            "phase-reaction": "close",
            "reaction": "complete",
            "interrupt": "complete",
        },
        structures_after_run_end=True,
        step_checkpoints=True,
        access="order",
        discard="one at a time",
        console_limit="checkpoint",
        purge="forgoing",
        rez_region=True,
        trash_first="fort",
        played_cards="before",
        icebreakers="steps",
        passed_ice="unpassed",
        changed_server="step",
        drawn_aside=False,
        found_fits=False,
        moved_is_another=False,
        acts_as_phase_ends=False,
        moving_ends_access=False,
        heard_at_checkpoints=False,
        idle_abilities=True,
        run_ends_first=True,
        accessed_stay_visible=False,
        seen_cards_face_up=True,
        identities=False,
        mulligan=False,
        start_credits=5,
        start_hand=5,
        clicks={"corp": 3, "runner": 4},
        hand_size=5,
        memory=4,
        points_to_win=7,
        directed_costs_declined=False,
        below_nothing=False,
    ),
    words={
        "breach": "begin to access",
        "breaching": "accessing",
        "credit": "bit",
        "credits": "bits",
        "click": "action",
        "clicks": "actions",
        "server": "data fort",
        "servers": "data forts",
        "remote server": "subsidiary data fort",
        "central server": "central data fort",
        "asset": "node",
        "assets": "nodes",
        "event": "prep",
        "events": "preps",
        "grip": "hand",
        "heap": "trash",
        "core": "brain",
        "core damage": "brain damage",
        "console": "deck",
        "barrier": "wall",
        "advancement requirement": "difficulty",
    },
    cites={
        "action": "C5",
        "paid": "C13",
        "reaction": "C13",
        "interrupt": "C13",
        "paid-ability": "C13",
        "conditional-ability": "C13",
        "play-ability": "C12",
        "subroutine": "11",
        "checkpoint": "C13",
        "cost": "C14",
        "targets": "C12",
        "arrange": "C12",
        "sabotage": "C12",
        "choice": "C13",
        "may": "C13",
        "replacement": "C13",
        "install": "C6",
        "runner-install": "C11",
        "rez": "C7",
        "score": "C8",
        "play": "C12",
        "advance": "C5",
        "trash-resource": "C5",
        "remove-tag": "C11",
        "purge": "C9",
        "trace": "C21",
        "trace-corp": "C21",
        "trace-runner": "C21",
        "trace-result": "C21",
        "psi": "C21",
        "damage": "C19",
        "flatline": "C3",
        "forced-encounter": "6",
        "bypass": "6",
        "end-run": "20",
        "access-order": "16",
        "steal-cost": "18",
        "trash-cost": "C14",
        "corp-action": "C5",
        "runner-action": "C11",
        "setup": "C2",
        "search": "C12",
        "memory": "C11",
        "empty-deck": "C3",
        "points": "C3",
        "mid-access": "18",
        "break": "10",
    },
)
