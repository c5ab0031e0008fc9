"""A position as a small text file.

    rules nisei-1.4
    turn runner
    at 5.7.1e

    [corp]
    credits 5
    hand Hedge Fund
    score Nisei MK II (1 agenda)

    [runner]
    credits 3
    rig Self-modifying Code

    [HQ]
    ice Ice Wall (rezzed, 2 advancement)
    root Crisium Grid (rezzed)

    [run]
    server HQ
    at 6.9.2a
    ice 1

Ice is listed from the outermost inward. `#` starts a comment. Cards may be repeated: `3x Hedge Fund`. The
section `[run]` is only for a position in the middle of a run. A home-made card comes with the position as
data, on a line of its own: `card {"format": "rulerunner card", ...}`.
"""

import re

from .designs.data import BadCard, face_of
from .game import Game
from .lang.face import Face
from .lang.words import CORP, RUNNER
from .positions import At, BadPosition, Entry, Running, Seat, position, server_id, server_title
from .positions_now import Line, line_of
from .rules import DEFAULT, EDITIONS

COMMENT = re.compile(r"""\s#[^'"]*$""")
"""A comment after a line of `[now]`, in which texts stand in quotes."""
NUMBERS = ("credits", "clicks", "tags", "bad publicity", "core damage")
WORDS_OF_1996 = {"bits": "credits", "actions": "clicks", "brain damage": "core damage"}
OF_RUN = ("server", "at", "ice", "credits", "broken", "successful", "order", "accessed", "by", "more")
PILES = ("hand", "deck", "discard", "score", "rig", "play", "aside", "removed", "outside")


def read_position(text: str, name: str = "position") -> Game:
    """A position from its text form; an error names the line."""
    top: dict[str, str] = {}
    seats: dict[str, dict[str, object]] = {"corp": {}, "runner": {}}
    places: dict[str, dict[str, list[str]]] = {}
    running: dict[str, str] = {}
    own: list[Face] = []
    now: list[Line] = []
    lines: dict[str, str] = {}
    """Where each thing is said: "corp credits", "run at"."""
    section = ""
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        where = f"{name}, line {number}"
        if raw.lstrip().startswith("card {"):
            own.append(_homemade(raw.strip().removeprefix("card "), where))
            continue
        line = (COMMENT.sub("", raw) if section == "now" else raw.split("#", 1)[0]).strip()
        if not line:
            continue
        if line.startswith("["):
            section = _section(line, where, places)
            lines.setdefault(section, where)
            continue
        word, _, rest = line.partition(" ")
        if section in seats:
            word = _seat_line(seats[section], line, where)
        elif section == "now":
            now.append(line_of(line, where))
        elif section == "run":
            if word == "order" and word in running:  # a line for each card
                running[word] += f"\n{rest.strip()}"
            else:
                _once(word, running, OF_RUN, where)
                running[word] = rest.strip()
        elif section:
            _known(word, ("ice", "root"), where)
            places[section].setdefault(word, []).append(Entry(rest.strip(), where))
        else:
            _once(word, top, ("rules", "turn", "at", "seed"), where)
            top[word] = rest.strip()
        lines[f"{section} {word}".strip()] = where
    try:
        return _assemble(top, seats, places, running, now, name, own)
    except BadPosition as error:
        raise BadPosition(_placed(str(error), lines, name)) from None


def _placed(message: str, lines: dict[str, str], name: str) -> str:
    """A message with the line that it is about: it begins with that, or with what the line says."""
    if message.startswith(name):
        return message
    about = max((said for said in lines if message.startswith(said)), key=len, default="")
    return f"{lines.get(about, name)}: {message}"


def _homemade(text: str, where: str) -> Face:
    try:
        return face_of(text)
    except BadCard as bad:
        raise BadPosition(f"{where}: {bad}") from None


def _section(line: str, where: str, places: dict[str, dict[str, list[str]]]) -> str:
    if not line.endswith("]"):
        raise BadPosition(f"{where}: {line} needs a closing ]")
    section = line[1:-1].strip()
    if section not in ("corp", "runner", "run", "now"):
        try:
            server_id(section)
        except BadPosition as error:
            raise BadPosition(f"{where}: {error}, or [corp], [runner], [run], [now]") from None
        section = server_title(server_id(section))
        places.setdefault(section, {})
    return section


def _known(word: str, words: tuple[str, ...], where: str) -> None:
    if word not in words:
        raise BadPosition(f"{where}: {word!r} is not known here; write one of {', '.join(words)}")


def _once(word: str, said: dict[str, str], words: tuple[str, ...], where: str) -> None:
    """A word that is known here and was not said before."""
    _known(word, words, where)
    if word in said:
        raise BadPosition(f"{where}: {word} is said twice; leave one out")


def _seat_line(seat: dict[str, object], line: str, where: str) -> str:
    """Take a line of a player; what it is about."""
    for said, word in WORDS_OF_1996.items():
        line = re.sub(rf"^{said}\b", word, line)
    for word in NUMBERS:
        if match := re.match(rf"{word}(?:\s*[:=]\s*|\s+|$)(.*)", line):
            key = word.replace(" ", "_")
            if key in seat:
                raise BadPosition(f"{where}: {word} is said twice; leave one out")
            seat[key] = _number(match[1], where)
            return word
    word, _, rest = line.partition(" ")
    word = word.removesuffix(":")
    _known(word, (*NUMBERS, *PILES, "identity"), where)
    if word == "identity":
        if word in seat:
            raise BadPosition(f"{where}: identity is said twice; leave one out")
        seat["identity"] = Entry(rest.strip(), where)
    else:
        pile = seat.setdefault(word, [])
        assert isinstance(pile, list)
        pile.append(Entry(rest.strip(), where))
    return word


def _number(text: str, where: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadPosition(f"{where}: {text.strip()[:40]!r} is no number") from None


def _yes(text: str) -> bool:
    """Whether a run was successful: the word alone says so."""
    if text not in ("", "yes", "no"):
        raise BadPosition(f"run successful: {text[:40]!r} is no answer; write yes, no or nothing")
    return text != "no"


def _assemble(
    top: dict[str, str],
    seats: dict[str, dict[str, object]],
    places: dict[str, dict[str, list[str]]],
    running: dict[str, str],
    now: list[Line],
    name: str,
    own: list[Face],
) -> Game:
    run = None
    if running:
        if "server" not in running:
            raise BadPosition("run: say which server, such as: server HQ")
        run = Running(
            running["server"],
            running.get("at", ""),
            _number(running.get("ice", "1"), "run ice"),
            _number(running.get("credits", "0"), "run credits"),
            tuple(
                _number(part, "run broken") for part in running.get("broken", "").split(",") if part.strip()
            ),
            _yes(running["successful"]) if "successful" in running else False,
            tuple(filter(None, running.get("order", "").split("\n"))),
            _number(running.get("accessed", "0"), "run accessed"),
            running.get("by", ""),
            _number(running.get("more", "0"), "run more"),
        )
    turn, _, count = top.get("turn", "runner").partition(" ")
    if turn not in (CORP, RUNNER):
        raise BadPosition(f"turn {turn!r:.40} is nobody's; write turn corp or turn runner")
    if top.get("rules", DEFAULT) not in EDITIONS:
        raise BadPosition(f"rules: unknown rules {top['rules']!r:.40}; choose one of {', '.join(EDITIONS)}")
    return position(
        rules=top.get("rules", DEFAULT),
        turn="corp" if turn == CORP else "runner",
        at=top.get("at", ""),
        corp=Seat(**seats["corp"]),  # type: ignore[arg-type]
        runner=Seat(**seats["runner"]),  # type: ignore[arg-type]
        servers={place: At(**cards) for place, cards in places.items()},
        run=run,
        seed=_number(top.get("seed", "0"), "seed"),
        turn_number=_number(count or "1", "turn"),
        faces=own,
        now=now,
    )
