"""Text at the edge: a decision asked in one short sentence, in the edition's words.

Typed options are data. What people read is made here, for the player who decides, of what they may know.
"""

from collections.abc import Callable
from typing import Final

from ..kernel.read.subroutines import unbroken
from ..kernel.read.values import hand_size
from ..lang.instructions import MoveToServer, PayUpTo, Remember, RememberServer, TakeAnyCredits, Unless
from ..lang.words import HAND_OF, RUNNER
from ..state.decision import Decision
from ..state.frames import (
    BasicActionFrame,
    BlockFrame,
    DamageFrame,
    DiscardFrame,
    Frame,
    ImminentFrame,
    InstallFrame,
    PlayFrame,
    RezFrame,
    TraceFrame,
)
from ..state.stages import InstallStage
from ..state.state import State
from .coming import imminent
from .knowledge import FUND, LENT
from .names import block_text, count, listing, name, payment, sentence, server_name, title
from .options import asker, asking, option_text, piles

__all__ = ["option_text", "prompt"]

Ask = Callable[[State, Decision], str]


def prompt(state: State, decision: Decision) -> str:
    """What is asked, in one short sentence."""
    say = BY_KIND.get((decision.kind, decision.about)) or PROMPTS[decision.about]
    return sentence(say(state, decision))


def _just(text: str) -> Ask:
    return lambda s, d: text


def _of(s: State, d: Decision, text: str) -> str:
    """A question, with the card it comes from."""
    return f"{name(s, d.side, d.card)}: {text}" if d.card >= 0 else text


def _from(text: str) -> Ask:
    return lambda s, d: _of(s, d, text)


def _about(before: str, after: str = "?") -> Ask:
    """A question about the card of the decision."""
    return lambda s, d: f"{before} {name(s, d.side, d.card) if _named(d.card) else 'it'}{after}"


def _named(cid: int) -> bool:
    return cid >= 0 or cid == FUND or cid <= LENT


# --- windows ----------------------------------------------------------------------------------------------

DOINGS = {
    "use": "use an ability",
    "rez": "rez a card",
    "score": "score an agenda",
    "purge": "purge virus counters",
    "trash": "trash the card",
}


def _doings(d: Decision) -> str:
    kinds = dict.fromkeys(option.kind for option in d.options)
    return listing((DOINGS[kind] for kind in kinds if kind in DOINGS), "or")


def _window(s: State, d: Decision) -> str:
    left = len(unbroken(s)) if d.side == RUNNER else 0
    if s.encounter is not None and left and not s.encounter.cut_short:
        many = f"its {left} unbroken subroutines resolve" if left > 1 else "its unbroken subroutine resolves"
        return f"you encounter {_ice(s, d)}: break it, or pass, and {many}"
    if not (doings := _doings(d)):
        return "there is nothing for you to do in this window but to pass"
    return f"you may {doings}, or pass"


def _action(s: State, d: Decision) -> str:
    return f"take an action: you have {count(s, s.players[d.side].clicks, 'click')} left"


def _reaction(s: State, d: Decision) -> str:
    if any(option.kind == "pass" for option in d.options):
        cards = {option.card for option in d.options if option.kind != "pass"}
        if len(d.options) == 2 and len(cards) == 1 and (card := cards.pop()) >= 0:
            return f"you may resolve the ability of {name(s, d.side, card)}, or pass"
        return "you may resolve one of these abilities, or pass"
    return "which ability resolves next?"


def _interrupt(s: State, d: Decision) -> str:
    top = s.stack[-1]
    coming = imminent(s, d.side, top) if isinstance(top, ImminentFrame) else ""
    may = "you may respond" if any(option.kind == "pass" for option in d.options) else "choose a response"
    return f"this is about to happen: {coming}; {may}" if coming else may


def _mid_access(s: State, d: Decision) -> str:
    return f"you access {name(s, d.side, d.card)}: you may {_doings(d)}, or pass"


# --- runs -------------------------------------------------------------------------------------------------


def _jack_out(s: State, d: Decision) -> str:
    run = s.run
    if run is None:
        return "jack out?"
    ahead = f" (next: {name(s, d.side, d.card)})" if d.card >= 0 else ""
    return f"jack out of the run on {server_name(s, run.server)}{ahead}?"


def _announce(s: State, d: Decision) -> str:
    if d.kind == "yes or no":
        return _of(s, d, "do you pay what that run costs?")
    return _of(s, d, f"which {s.edition.word('server')} do you run?")


def _break_it(s: State, d: Decision) -> str:
    return f"you may use an icebreaker to break the subroutine of {_ice(s, d)}, or pass"


def _subroutine(s: State, d: Decision) -> str:
    return f"which subroutine of {_ice(s, d)} is broken?"


def _break(s: State, d: Decision) -> str:
    return f"break a subroutine of {_ice(s, d)}?"


def _ice(s: State, d: Decision) -> str:
    return name(s, d.side, s.encounter.ice) if s.encounter is not None else "the ice"


def _trace_corp(s: State, d: Decision) -> str:
    frame = _trace(s)
    base = f" of base strength {frame.base}" if frame is not None else ""
    if s.edition.policies.trace == "secret":
        base = f" with a limit of {frame.base}" if frame is not None else ""
    return _of(s, d, f"how many {s.edition.word('credits')} do you spend on the trace{base}?")


def _trace_runner(s: State, d: Decision) -> str:
    frame = _trace(s)
    against = f" against trace strength {frame.strength}" if frame is not None else ""
    return _of(s, d, f"how many {s.edition.word('credits')} do you spend on your link{against}?")


def _trace(s: State) -> TraceFrame | None:
    return next((frame for frame in reversed(s.stack) if isinstance(frame, TraceFrame)), None)


# --- abilities --------------------------------------------------------------------------------------------


BY_ITSELF: Final[dict[type, str]] = {
    InstallFrame: "install it face up?",
    BasicActionFrame: "pay what trashing it costs besides?",
    DamageFrame: "look at the hand, and choose what the damage trashes?",
}
"""Questions that are no instruction's, by what asks them."""


def _may(s: State, d: Decision) -> str:
    """The question an ability asks: what it says, in the words of its controller."""
    frame = asking(s)
    if frame is None:
        return _of(s, d, BY_ITSELF.get(type(asker(s)), "do you?"))
    instruction = frame.block[frame.next_instruction]
    if isinstance(instruction, Unless):
        *ways, said = _unless(s, instruction, frame)
        does = f"{title(frame.side)} does this: " if frame.side != d.side else ""
        return _of(s, d, f"{listing(ways, 'or')}, or else {does}{said}?")
    said = block_text(s, (instruction,), frame.source, frame.side)
    for who in ("you", title(d.side), "each player"):
        said = said.removeprefix(f"{who} may ")
    return _of(s, d, f"{said}?")


def _unless(s: State, instruction: Unless, frame: BlockFrame) -> tuple[str, ...]:
    """The payments that avert something, one inside the other, and then what they avert."""
    paid = payment(s, frame, instruction.cost)
    then = instruction.then
    if len(then) == 1 and isinstance(then[0], Unless):
        return paid, *_unless(s, then[0], frame)
    return paid, block_text(s, then, frame.source, frame.side)


def _is_x(frame: Frame | None) -> bool:
    """Whether a number that is asked for is the X of what a card costs."""
    if isinstance(frame, InstallFrame):
        return frame.stage == InstallStage.X_ASKED
    return isinstance(frame, PlayFrame | RezFrame)


def _number(s: State, d: Decision) -> str:
    frame = asking(s)
    if frame is not None and isinstance(frame.block[frame.next_instruction], TakeAnyCredits):
        return _of(s, d, f"how many {s.edition.word('credits')} do you take from it?")
    if _is_x(asker(s)):
        return _of(s, d, "how much is X, in what you pay and in what it does?")
    if isinstance(asker(s), InstallFrame):
        words = f"how many of the {s.edition.word('credits')} less are for rezzing it? The others are for"
        return _of(s, d, f"{words} installing it.")
    return _of(s, d, _what_for(s, d) or "how many?")


LONGEST: Final = 130
"""A question longer than this is not read; the card itself is beside it."""


def _what_for(s: State, d: Decision) -> str:
    """What is to be chosen for an ability, and why: the instruction that asks, and as many of the next as are
    soon read. Nothing if somebody else is asked than its controller, to whom it speaks."""
    frame = asking(s)
    if frame is None or frame.side != d.side or frame.source != d.card:
        return ""
    rest = frame.block[frame.next_instruction :]
    left = tuple(each for each in rest if not isinstance(each, (Remember, RememberServer)))
    if len(left) < 2 and not isinstance(left[0], PayUpTo):
        return ""
    for length in range(len(left), 0, -1):
        said = block_text(s, left[:length], frame.source, frame.side)
        if len(said) <= LONGEST:
            return said if length > 1 or len(left) == 1 else ""
    return ""


def _choice(plain: str) -> Ask:
    """What is to be chosen for an ability, with what it is chosen for."""
    return lambda s, d: _of(s, d, _what_for(s, d) or plain)


def _server(s: State, d: Decision) -> str:
    frame, server = asking(s), s.edition.word("server")
    if frame is not None and isinstance(frame.block[frame.next_instruction], MoveToServer):
        return f"to which {server} does {name(s, d.side, d.card)} move?"
    return _of(s, d, _what_for(s, d) or f"which {server}?")


def _trash(s: State, d: Decision) -> str:
    return _of(s, d, "which card is trashed?")


def _spend_from(s: State, d: Decision) -> str:
    place = name(s, d.side, d.card) if _named(d.card) else "there"
    if d.card <= LENT:
        return f"how many of {place} do you spend?"
    return f"how many {s.edition.word('credits')} do you spend from {place}?"


# --- cards ------------------------------------------------------------------------------------------------


def _discard(s: State, d: Decision) -> str:
    over = len(s.zones[HAND_OF[d.side]]) - max(0, hand_size(s, d.side))
    frame = s.stack[-1]
    picked = frame.picked if isinstance(frame, DiscardFrame) else ()
    if picked:
        besides = listing(name(s, d.side, cid) for cid in picked)
        return f"discard {count(s, over - len(picked), 'card')} more, besides {besides}"
    return f"discard {count(s, over, 'card')}" if over > 0 else "discard a card"


def _access(s: State, d: Decision) -> str:
    where = f" in {server_name(s, s.breach.server)}" if s.breach is not None else ""
    return f"which card do you access next{where}?"


def _install_where(s: State, d: Decision) -> str:
    return f"where do you install {name(s, d.side, d.card)}?"


def _trash_first(s: State, d: Decision) -> str:
    return f"which cards are trashed before {name(s, d.side, d.card)} is installed?"


PROMPTS: dict[str, Ask] = {
    "": _just("choose"),
    "access": _access,
    "action": _action,
    "announce": _announce,
    "archives-order": _just("in which order do the trashed cards go to Archives?"),
    "arrange": _from("which card comes next, from the top?"),
    "secret": lambda s, d: _of(s, d, f"how many {s.edition.word('credits')} do you hide?"),
    "guess": lambda s, d: _of(s, d, f"how many {s.edition.word('credits')} are hidden?"),
    "withdraw": _from("do you gain more before you pay?"),
    "rearrange": _from("which piece of ice comes next, from the outermost?"),
    "position": _about("to which position does", " move, counted from the outermost?"),
    "repeat": _about("which subroutine of", " is repeated?"),
    "card-type": _from("which card type?"),
    "card-name": _from("which card do you name?"),
    "subtype": _from("which subtype?"),
    "place": _from("behind how many of the subroutines does the next one stand?"),
    "save": _from("which card do you pay for, so that it is not trashed?"),
    "base-link": _from("which base link do you use?"),
    "let-through": _from("how many points of damage do you pay for? The others are prevented."),
    "errand": _from("what do you do with this action?"),
    "save-instead": lambda s, d: _of(s, d, f"how many {s.edition.word('credits')} do not come to your pool?"),
    "give-up": _from("how many points of damage do you give up for counters?"),
    "permute": _from("which piece of ice comes next? Position by position, from the outermost of each fort."),
    "counter": _from("which virus counter?"),
    "dice": _from("how many dice do you roll again? The rest of what was rolled is gained."),
    "late-link": _from("which card raises your link now?"),
    "break": _break,
    "break-more": _just("break another subroutine?"),
    "discard": _discard,
    "cost": _from("which of these do you pay?"),
    "derez": _from("which card do you derez?"),
    "turn-down": _from("which card do you turn face down?"),
    "effect": _from("which effect?"),
    "forfeit": _from("which agenda is forfeited?"),
    "install": _about("pay to install"),
    "install-host": _about("where do you install"),
    "install-where": _install_where,
    "interrupt": _interrupt,
    "jack-out": _jack_out,
    "link": _about("how often do you use", " for more link?"),
    "may": _may,
    "move": _from("which card do you give up?"),
    "remove-trashed": _from("which of the trashed cards do you remove from the game?"),
    "keep-trashed": _from("which of these do you put on top of it next, instead of trashing it?"),
    "subroutine-order": _about("which of the subroutines that", " has gained at once comes next?"),
    "keep-server": _just("there are more remote servers than you may have: which do you keep?"),
    "memory": _just("your programs do not fit into memory: which is trashed?"),
    "mid-access": _mid_access,
    "mulligan": _just("keep your starting hand?"),
    "new-candidate": _about("may", " be accessed in this breach?"),
    "number": _number,
    "paid": _window,
    "play": _about("pay to play"),
    "reaction": _reaction,
    "replace": _from("what happens instead?"),
    "psi": lambda s, d: _of(s, d, f"how many {s.edition.word('credits')} do you bid in secret?"),
    "rez": _about("rez"),
    "rez-approached": _about("rez"),
    "pile": _from("which cards go into the first pile? The others are the second."),
    "which-pile": lambda s, d: _of(s, d, "the first pile, of {}, or the second, of {}?".format(*piles(s))),
    "damage": _just("which card does the damage trash?"),
    "sabotage": _from("which cards of HQ are trashed? The rest come from the top of R&D."),
    "score": _about("pay to score"),
    "search": _from("which card do you take?"),
    "server": _server,
    "spare": _from("which subroutine is left unbroken?"),
    "spend-counter": _from("which card is a counter spent from?"),
    "spend-from": _spend_from,
    "steal": _about("pay to steal"),
    "strength": _just("you may raise the strength of an icebreaker, or pass"),
    "subroutine": _from("which subroutine resolves?"),
    "target": _choice("which card?"),
    "trace-corp": _trace_corp,
    "trace-runner": _trace_runner,
    "trash": _trash,
    "trash-accessed": _just("which of the accessed cards do you trash?"),
    "trash-first": _trash_first,
    "unless": _may,
}

BY_KIND: dict[tuple[str, str], Ask] = {
    ("paid", "break"): _break_it,
    ("choose subroutine", "break"): _subroutine,
}
