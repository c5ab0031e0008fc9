"""What may be done at a row, and who may do it: the classes of its window in words."""

from typing import Final

from ..table import Ask, Branch, Checkpoint, Do, Edition, Row, Structure, Window
from .flow import question, side

MEANINGS: Final[dict[str, dict[str, str]]] = {
    "modern": {
        "P": "(P) paid abilities may be used",
        "R": "(R) the Corp may rez assets and upgrades, but no ice",
        "S": "(S) the Corp may score agendas",
        "ice": "+ the Corp may rez the approached ice, and no other",
        "step": "A checkpoint follows every step.",
    },
    "classic": {
        "P": "(P) special effects may be used",
        "R": "(R) the Corp may rez nodes and upgrades",
        "S": "(S) the Corp may score agendas",
        "ice": "+ the Corp may rez the approached ice, and no other",
        "step": "After every step the game sees to whatever has become due.",
    },
}
"""The window classes in the words of each family of editions."""

OTHER_WINDOWS: Final[dict[str, str]] = {
    "action": "(action) one action must be taken, a basic one or one of a card; there is no passing",
    "mid-access": "(mid-access) one ability for accessed cards may be used, such as trashing the card",
    "strength": "(strength) abilities that raise the strength of an icebreaker may be used",
    "subroutines": "(subroutines) each unbroken subroutine must be resolved, in printed order",
}

CHOICES: Final[dict[str, str]] = {
    "access-next": "The Runner chooses the card to access next, where there is a choice.",
    "announce-server": "The Runner chooses a server that they may run and whose costs they can pay.",
    "attempt-break": "The Runner uses one ability that breaks the chosen subroutine.",
    "choose-access-order": "The Runner chooses the order.",
    "choose-candidate": "The Runner chooses one of the candidates.",
    "choose-subroutine": "The Runner chooses the subroutine.",
    "discard": "The player whose turn it is chooses the cards.",
    "score-and-trash": "The Runner chooses which nodes and upgrades to pay for.",
    "steal": "The Runner has a choice only if stealing has an additional cost.",
}


def legend(edition: Edition) -> dict[str, str]:
    """Every window class in the words of an edition."""
    return {**MEANINGS[edition.family], **OTHER_WINDOWS}


def after_steps(edition: Edition) -> str:
    """What follows every step, if the edition has something follow it."""
    return MEANINGS[edition.family]["step"] if edition.policies.step_checkpoints else ""


def doing(edition: Edition, structure: Structure, row: Row) -> tuple[str, ...]:
    """What players may do at a row, a line for each thing."""
    match row.op:
        case Window():
            return _window(edition, structure, row.op)
        case Ask(question=asked, side=asks):
            return (f"The {side(asks)} says yes or no: {question(asked)}? It is no if that is impossible.",)
        case Checkpoint():
            return ("Nothing by choice. Abilities found pending resolve in a reaction window right after.",)
        case Branch():
            return ("Nothing by choice: the game looks at how things stand.",)
        case Do(act=act) if act in CHOICES:
            return (CHOICES[act].replace("server", edition.word("server")),)
    return (f"Nothing by choice: the game carries this step out. {after_steps(edition)}".rstrip(),)


def _window(edition: Edition, structure: Structure, window: Window) -> tuple[str, ...]:
    words = legend(edition)
    if window.kind != "paid":
        return (words[window.kind], f"Only the {side(window.sides)} has priority.")
    lines = [words["P"]]
    lines += [words[name] for name, on in (("R", window.rez), ("S", window.score), ("ice", window.ice)) if on]
    if window.sides != "both":
        lines.append(f"Only the {side(window.sides)} acts here.")
    else:
        lines.append(_first(edition, structure))
        lines.append(
            "The window closes when a player passes without having done anything since the other passed."
        )
    return tuple(lines)


def _first(edition: Edition, structure: Structure) -> str:
    if edition.policies.first_priority == "runner":
        return "The Runner has priority first, in either player's turn."
    active = "Corp" if structure.name == "corp-turn" else "Runner"
    return f"The active player has priority first: here the {active}."
