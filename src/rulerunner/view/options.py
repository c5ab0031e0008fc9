"""Short words for every option the machine can offer."""

from collections.abc import Callable

from ..kernel.ask import Ctx
from ..kernel.costs import credit_cost
from ..kernel.derive import additional_cost, home, install_cost
from ..kernel.installing import play_costs, rez_costs, trash_costs
from ..lang.abilities import BaseLink, LinkBoost, Paid
from ..lang.costs import Costs, Credits
from ..lang.instructions import ChooseOne, May, Unless
from ..lang.words import CORP, ICE, RUNNER
from ..state.decision import Decision, Option
from ..state.frames import BlockFrame, ImminentFrame, ReactionFrame, TraceFrame
from ..state.state import State
from .knowledge import FUND
from .names import (
    ability_text,
    at_server,
    block_text,
    count,
    credits,
    described,
    name,
    price,
    priced,
    server_name,
)

Say = Callable[[State, Decision, Option], str]


def option_text(state: State, decision: Decision, option: Option) -> str:
    """What choosing an option means, in a few words, for the player who decides."""
    say = BY_ABOUT.get((option.kind, decision.about)) or BY_KIND[option.kind]
    return say(state, decision, option)


def _just(text: str) -> Say:
    return lambda s, d, o: text


def _verb(verb: str) -> Say:
    """Something done to the card of the option, wherever it is."""
    return lambda s, d, o: f"{verb} {described(s, d.side, o.card)}"


# --- actions ----------------------------------------------------------------------------------------------


def _gain(s: State, d: Decision, o: Option) -> str:
    return f"Gain {credits(s, 1)}"


def _install(s: State, d: Decision, o: Option) -> str:
    text = f"Install {name(s, d.side, o.card)}"
    if d.side == CORP:
        return text
    cost: Costs = (Credits(install_cost(s, o.card)), *additional_cost(s, "install", o.card))
    return priced(text, price(s, Ctx(o.card, RUNNER), cost))


def _play(s: State, d: Decision, o: Option) -> str:
    return priced(f"Play {name(s, d.side, o.card)}", price(s, Ctx(o.card, d.side), play_costs(s, o.card)))


def _advance(s: State, d: Decision, o: Option) -> str:
    return priced(f"Advance {described(s, d.side, o.card)}", credits(s, 1))


def _trash_resource(s: State, d: Decision, o: Option) -> str:
    return priced("Trash a resource of the tagged Runner", credits(s, 2))


def _purge(s: State, d: Decision, o: Option) -> str:
    clicks = count(s, 3, "click")
    paid = f"forgo the next {clicks}" if s.edition.policies.purge == "forgoing" else clicks
    return priced("Purge virus counters", paid)


def _remove_tag(s: State, d: Decision, o: Option) -> str:
    return priced("Remove 1 tag", credits(s, 2))


# --- abilities, rezzing, scoring --------------------------------------------------------------------------


def _use(s: State, d: Decision, o: Option) -> str:
    ability = s.cards[o.card].face.abilities[o.ability]
    return f"Use {described(s, d.side, o.card)}: {ability_text(s, ability, o.card)}"


def _trigger(s: State, d: Decision, o: Option) -> str:
    """A pending ability. The frame that asks holds it: some are on no card."""
    top = s.stack[-1]
    text = f"Resolve {name(s, d.side, o.card)}" if o.card >= 0 else "Resolve the ability"
    if not isinstance(top, ReactionFrame | ImminentFrame) or not 0 <= o.number < len(top.pending):
        return text
    pending = top.pending[o.number]
    if isinstance(pending.ability, Paid):
        return _use(s, d, o)
    return f"{text}: {ability_text(s, pending.ability, pending.source)}"


def _replace(s: State, d: Decision, o: Option) -> str:
    text = f"Use {name(s, d.side, o.card)}" if o.card >= 0 else "Use the effect"
    for effect in s.lingering:
        if effect.id == o.number and effect.block:
            return f"{text} instead: {block_text(s, effect.block, effect.source, effect.side)}"
    return f"{text} instead"


def _rez(s: State, d: Decision, o: Option) -> str:
    return priced(f"Rez {_where(s, d, o.card)}", price(s, Ctx(o.card, CORP), rez_costs(s, o.card)))


def _where(s: State, d: Decision, cid: int) -> str:
    return described(s, d.side, cid).removeprefix("unrezzed ")


def _score(s: State, d: Decision, o: Option) -> str:
    cost = additional_cost(s, "score", o.card)
    return priced(f"Score {_where(s, d, o.card)}", price(s, Ctx(o.card, CORP), cost))


def _effect(s: State, d: Decision, o: Option) -> str:
    """One of the effects of a choice; the ability that asks is below the question."""
    frame = asking(s)
    instruction = frame.block[frame.next_instruction] if frame is not None else None
    if frame is not None and isinstance(instruction, ChooseOne):
        text = block_text(s, instruction.options[o.number], frame.source, frame.side)
        return text[:1].upper() + text[1:]
    return f"Effect {o.number + 1}"


def asking(s: State) -> BlockFrame | None:
    """The ability whose instruction asks the question on top of the stack."""
    for frame in reversed(s.stack):
        if isinstance(frame, BlockFrame):
            return frame if frame.next_instruction < len(frame.block) else None
    return None


# --- yes and no -------------------------------------------------------------------------------------------


def _yes_may(s: State, d: Decision, o: Option) -> str:
    frame = asking(s)
    instruction = frame.block[frame.next_instruction] if frame is not None else None
    if frame is not None and isinstance(instruction, May | Unless) and instruction.cost:
        return f"Yes: {price(s, frame, instruction.cost)}"
    return "Yes"


def _yes_rez(s: State, d: Decision, o: Option) -> str:
    return _rez(s, d, Option("rez", card=d.card)) if d.card >= 0 else "Rez it"


def _yes_steal(s: State, d: Decision, o: Option) -> str:
    cost = price(s, Ctx(d.card, RUNNER), additional_cost(s, "steal", d.card, home(s, d.card)))
    return priced(f"Steal {name(s, d.side, d.card)}", cost)


# --- cards ------------------------------------------------------------------------------------------------


def _access(s: State, d: Decision, o: Option) -> str:
    if o.detail == "R&D":
        return "Access the next card of R&D"
    if o.detail:
        return f"Access a random card in {o.detail}"
    return f"Access {described(s, d.side, o.card)}"


def _trash_accessed(s: State, d: Decision, o: Option) -> str:
    return priced(
        f"Trash {described(s, d.side, o.card)}", price(s, Ctx(o.card, RUNNER), trash_costs(s, o.card))
    )


def _trash_program(s: State, d: Decision, o: Option) -> str:
    memory = s.cards[o.card].face.facts.memory or 0
    return priced(f"Trash {described(s, d.side, o.card)}", f"{memory} memory")


def _card(s: State, d: Decision, o: Option) -> str:
    text = described(s, d.side, o.card)
    return text[:1].upper() + text[1:]


def _host(s: State, d: Decision, o: Option) -> str:
    return f"Install {name(s, d.side, d.card)} on {described(s, d.side, o.card)}"


def _rig(s: State, d: Decision, o: Option) -> str:
    return f"Install {name(s, d.side, d.card)} on no other card"


def _base_link(s: State, d: Decision, o: Option) -> str:
    for ability in s.cards[o.card].face.abilities:
        if isinstance(ability, BaseLink):
            paid = price(s, Ctx(o.card, RUNNER), ability.cost)
            return priced(f"Use {name(s, d.side, o.card)}: base link {ability.link}", paid)
    return f"Use {name(s, d.side, o.card)}"


# --- servers, numbers, subroutines ------------------------------------------------------------------------


def _server(s: State, d: Decision, o: Option) -> str:
    text = server_name(s, o.server)
    return text[:1].upper() + text[1:]


def _run(s: State, d: Decision, o: Option) -> str:
    return f"Run {server_name(s, o.server)}"


def _install_where(s: State, d: Decision, o: Option) -> str:
    ice = s.cards[d.card].face.type == ICE
    paid = ""
    if ice:
        at = o.server if o.server in s.servers else -1
        paid = credits(s, install_cost(s, d.card, at))
    return priced(f"Install {name(s, d.side, d.card)} {at_server(s, o.server, ice)}", paid)


def _number(s: State, d: Decision, o: Option) -> str:
    return str(o.number)


def _spend_from(s: State, d: Decision, o: Option) -> str:
    place = name(s, d.side, o.card) if o.card >= 0 or o.card == FUND else "there"
    return f"Spend {credits(s, o.number) if o.number else 'nothing'} from {place}"


def _bid(s: State, d: Decision, o: Option) -> str:
    """A bid in a trace: what is spent, and where openly bid, what it comes to."""
    text = f"Spend {credits(s, o.number)}"
    frame = next((f for f in reversed(s.stack) if isinstance(f, TraceFrame)), None)
    if frame is not None and d.side == CORP and s.edition.policies.trace == "open":
        return f"{text}: trace strength {frame.base + o.number}"
    return text


def _boost(s: State, d: Decision, o: Option) -> str:
    for ability in s.cards[d.card].face.abilities:
        if isinstance(ability, LinkBoost):
            paid = credits(s, o.number * credit_cost(s, Ctx(d.card, RUNNER), ability.cost))
            return priced(f"Link +{o.number * ability.by}", paid)
    return count(s, o.number, "time")


def _subroutine(s: State, d: Decision, o: Option) -> str:
    subs = s.cards[o.card].face.subs
    does = block_text(s, subs[o.number].block, o.card, CORP)
    return f"Break subroutine {o.number + 1}: {does}"


# --- by kind, and where the question matters, by what is asked --------------------------------------------

BY_KIND: dict[str, Say] = {
    "access": _access,
    "advance": _advance,
    "card": _card,
    "discard": _verb("Discard"),
    "done": _just("Done"),
    "draw": _just("Draw 1 card"),
    "effect": _effect,
    "gain credit": _gain,
    "install": _install,
    "keep": _just("Keep this hand"),
    "mulligan": _just("Mulligan: shuffle and draw a new hand"),
    "no": _just("No"),
    "number": _number,
    "pass": _just("Pass"),
    "play": _play,
    "purge": _purge,
    "remove tag": _remove_tag,
    "replace": _replace,
    "rez": _rez,
    "rig": _rig,
    "run": _just("Make a run"),
    "score": _score,
    "server": _server,
    "subroutine": _subroutine,
    "trash": _verb("Trash"),
    "trash resource": _trash_resource,
    "trigger": _trigger,
    "use": _use,
    "yes": _just("Yes"),
}

BY_ABOUT: dict[tuple[str, str], Say] = {
    ("card", "archives-order"): _verb("Put next:"),
    ("card", "base-link"): _base_link,
    ("card", "forfeit"): _verb("Forfeit"),
    ("card", "install-host"): _host,
    ("card", "search"): _verb("Take"),
    ("card", "trash"): _verb("Trash"),
    ("done", "base-link"): _just("Use no base link"),
    ("done", "search"): _just("Find nothing"),
    ("done", "trash-accessed"): _just("Trash nothing more"),
    ("done", "trash-first"): _just("Trash nothing more"),
    ("done", "break"): _just("Break no more"),
    ("no", "break"): _just("Break nothing"),
    ("no", "break-more"): _just("Break no more"),
    ("no", "jack-out"): _just("Go on"),
    ("no", "new-candidate"): _just("Leave it out"),
    ("no", "replace"): _just("Let it happen"),
    ("no", "rez"): _just("Do not rez it"),
    ("no", "rez-approached"): _just("Do not rez it"),
    ("no", "steal"): _just("Do not steal it"),
    ("number", "link"): _boost,
    ("number", "spend-from"): _spend_from,
    ("number", "trace-corp"): _bid,
    ("number", "trace-runner"): _bid,
    ("server", "announce"): _run,
    ("server", "install-where"): _install_where,
    ("trash", "memory"): _trash_program,
    ("trash", "mid-access"): _trash_accessed,
    ("trash", "trash-accessed"): _trash_accessed,
    ("yes", "break"): _just("Break a subroutine"),
    ("yes", "break-more"): _just("Break another"),
    ("yes", "jack-out"): _just("Jack out"),
    ("yes", "may"): _yes_may,
    ("yes", "new-candidate"): _just("It may be accessed"),
    ("yes", "rez"): _yes_rez,
    ("yes", "rez-approached"): _yes_rez,
    ("yes", "steal"): _yes_steal,
    ("yes", "unless"): _yes_may,
}
