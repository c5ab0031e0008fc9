"""Short words for every option the machine can offer."""

from collections.abc import Callable
from typing import NamedTuple

from ..kernel.may.affording import credit_cost
from ..kernel.may.prices import lift_costs, play_costs, rez_costs, trash_costs, use_costs
from ..kernel.read.context import PlainContext
from ..kernel.read.declared import additional_cost, fixed
from ..kernel.read.errands import errand, purpose_of
from ..kernel.read.pointing import home
from ..kernel.read.subroutines import subroutines
from ..kernel.read.values import install_cost, with_player
from ..lang.abilities import BaseLink, LinkBoost, Paid
from ..lang.costs import Costs, Credits, OneCost
from ..lang.instructions import ActionTo, ChooseOne, May, TakeAnyCredits, Unless
from ..lang.render import render_cost
from ..lang.words import CORP, ICE, RUNNER
from ..state.context import Context
from ..state.decision import Decision, Option
from ..state.frames import BlockFrame, ImminentFrame, PayFrame, ReactionFrame, TraceFrame
from ..state.records import NOBODY
from ..state.state import State
from .apart import mark
from .coming import imminent
from .knowledge import FUND, LENT
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


class Wording(NamedTuple):
    """What choosing an option means, in parts: a surface shows those that it does not show already."""

    verb: str
    """What is done: "Install", "Use", "Break". Empty where an option is only a thing among others."""
    what: str = ""
    """What it is done to."""
    price: str = ""
    """What it costs, in words."""
    credits: int | None = None
    """What it costs in credits, if that is settled."""
    body: str = ""
    """What it does, in a clause, where the verb does not say it all."""
    whole: str = ""
    """The text, if it is more than its parts in a row."""

    @property
    def text(self) -> str:
        """The whole in a line."""
        if self.whole:
            return self.whole
        text = priced(f"{self.verb} {self.what}".strip(), self.price)
        text = f"{text}: {self.body}" if self.body else text
        return text[:1].upper() + text[1:]

    def marked(self, mark: str) -> "Wording":
        """The same, with what tells its card from others of its name."""
        what = f"{self.what} ({mark})"
        return self._replace(what=what, whole=self.whole.replace(self.what, what, 1))


Say = Callable[[State, Decision, Option], Wording]


def option_text(state: State, decision: Decision, option: Option) -> str:
    """What choosing an option means, in a few words, for the player who decides."""
    return wording(state, decision, option).text


def wording(state: State, decision: Decision, option: Option) -> Wording:
    """What choosing an option means, in parts."""
    say = BY_ABOUT.get((option.kind, decision.about)) or BY_KIND[option.kind]
    words = say(state, decision, option)
    told = mark(state, decision, option, words.what)
    return words.marked(told) if told else words


def _just(verb: str, body: str = "") -> Say:
    words = Wording(verb, body=body)
    return lambda s, d, o: words


def _verb(verb: str) -> Say:
    """Something done to the card of the option, wherever it is."""
    return lambda s, d, o: Wording(verb, described(s, d.side, o.card))


def _at(s: State, number: int) -> tuple[str, int]:
    """A price in credits alone."""
    return credits(s, number), number


def _for(s: State, ctx: Context, cost: Costs) -> tuple[str, int | None]:
    """A price in words, and in credits as far as it is settled."""
    amounts = [part.amount for part in fixed(s, ctx, cost) if isinstance(part, Credits)]
    settled = [amount for amount in amounts if isinstance(amount, int)]
    return price(s, ctx, cost), sum(settled) if len(settled) == len(amounts) else None


# --- actions ----------------------------------------------------------------------------------------------


def _gain(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Gain", credits(s, 1))


def _install(s: State, d: Decision, o: Option) -> Wording:
    what = name(s, d.side, o.card)
    if d.side == CORP:
        return Wording("Install", what)
    cost: Costs = (Credits(install_cost(s, o.card)), *additional_cost(s, "install", o.card))
    return Wording("Install", what, *_for(s, PlainContext(o.card, RUNNER), cost))


def _play(s: State, d: Decision, o: Option) -> Wording:
    return Wording(
        "Play", name(s, d.side, o.card), *_for(s, PlainContext(o.card, d.side), play_costs(s, o.card))
    )


def _advance(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Advance", described(s, d.side, o.card), *_at(s, 1))


def _trash_resource(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Trash", "a resource of the tagged Runner", *_at(s, 2))


def _purge(s: State, d: Decision, o: Option) -> Wording:
    clicks = count(s, 3, "click")
    paid = f"forgo the next {clicks}" if s.edition.policies.purge == "forgoing" else clicks
    return Wording("Purge", "virus counters", paid, 0)


def _remove_tag(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Remove", "1 tag", *_at(s, 2))


def _errand(s: State, d: Decision, o: Option) -> Wording:
    found = errand(s, o.number)
    purpose = purpose_of(found) if found is not None else None
    body = ""
    if isinstance(purpose, ActionTo):
        body = block_text(s, purpose.block, o.card, d.side)
    elif purpose is not None:
        body = {"draw": "draw a card", "install": "install a card"}.get(purpose.kind, f"gain {credits(s, 1)}")
    return Wording("Take the action of", name(s, d.side, o.card), body=body)


def _lift(s: State, d: Decision, o: Option) -> Wording:
    place = o.server if o.server >= 0 else with_player(d.side)
    where = f" from {server_name(s, place)}" if place >= 0 else ""
    cost = _for(s, PlainContext(NOBODY, d.side), lift_costs(s, d.side, o.detail, place))
    return Wording("Remove", f"1 {o.detail} counter{where}", *cost)


# --- abilities, rezzing, scoring --------------------------------------------------------------------------


def _use(s: State, d: Decision, o: Option) -> Wording:
    ability = s.cards[o.card].face.abilities[o.ability]
    what = described(s, d.side, o.card)
    whole = f"Use {what}: {ability_text(s, ability, o.card)}"
    if not isinstance(ability, Paid):
        return Wording("Use", what, body=ability_text(s, ability, o.card), whole=whole)
    paid = _for(s, PlainContext(o.card, d.side), use_costs(s, o.card, o.ability))
    return Wording("Use", what, *paid, body=block_text(s, ability.block, o.card, d.side), whole=whole)


def _trigger(s: State, d: Decision, o: Option) -> Wording:
    """A pending ability. The frame that asks holds it: some are on no card."""
    top = s.stack[-1]
    what = name(s, d.side, o.card) if o.card >= 0 else "the ability"
    if not isinstance(top, ReactionFrame | ImminentFrame) or not 0 <= o.number < len(top.pending):
        return Wording("Resolve", what)
    pending = top.pending[o.number]
    if isinstance(pending.ability, Paid):
        return _use(s, d, o)
    if pending.bound >= 0 and pending.bound != o.card:
        what = f"{what} for {described(s, d.side, pending.bound)}"
    return Wording("Resolve", what, body=ability_text(s, pending.ability, pending.source))


def _replace(s: State, d: Decision, o: Option) -> Wording:
    what = name(s, d.side, o.card) if o.card >= 0 else "the effect"
    for effect in s.lingering:
        if effect.id == o.number and effect.block:
            return Wording(
                "Use", f"{what} instead", body=block_text(s, effect.block, effect.source, effect.side)
            )
    return Wording("Use", f"{what} instead")


def _rez(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Rez", _placed(s, d, o.card), *_for(s, PlainContext(o.card, CORP), rez_costs(s, o.card)))


def _placed(s: State, d: Decision, cid: int) -> str:
    """A card of the Corp with its place; that it is unrezzed goes without saying."""
    return described(s, d.side, cid, unrezzed=False)


def _score(s: State, d: Decision, o: Option) -> Wording:
    cost = additional_cost(s, "score", o.card)
    return Wording("Score", _placed(s, d, o.card), *_for(s, PlainContext(o.card, CORP), cost))


def _effect(s: State, d: Decision, o: Option) -> Wording:
    """One of the effects of a choice; the ability that asks is below the question."""
    frame = asking(s)
    instruction = frame.block[frame.next_instruction] if frame is not None else None
    if frame is not None and isinstance(instruction, ChooseOne):
        return Wording("", block_text(s, instruction.options[o.number], frame.source, frame.side))
    return Wording("Effect", str(o.number + 1))


def asking(s: State) -> BlockFrame | None:
    """The ability whose instruction asks the question on top of the stack."""
    for frame in reversed(s.stack):
        if isinstance(frame, BlockFrame):
            return frame if frame.next_instruction < len(frame.block) else None
    return None


def _as_it_comes(s: State, d: Decision, o: Option) -> Wording:
    """No replacement: what is about to happen does."""
    top = s.stack[-1]
    coming = imminent(s, d.side, top) if isinstance(top, ImminentFrame) else ""
    return Wording("No", body=coming)


# --- yes and no -------------------------------------------------------------------------------------------


def _yes_may(s: State, d: Decision, o: Option) -> Wording:
    frame = asking(s)
    instruction = frame.block[frame.next_instruction] if frame is not None else None
    if frame is not None and isinstance(instruction, May | Unless) and instruction.cost:
        paid = _for(s, frame, instruction.cost)
        return Wording("Yes", "", *paid, whole=f"Yes: {paid[0]}")
    return Wording("Yes")


def _yes_rez(s: State, d: Decision, o: Option) -> Wording:
    return _rez(s, d, Option("rez", card=d.card)) if d.card >= 0 else Wording("Rez", "it")


def _yes_steal(s: State, d: Decision, o: Option) -> Wording:
    cost = additional_cost(s, "steal", d.card, home(s, d.card))
    return Wording("Steal", name(s, d.side, d.card), *_for(s, PlainContext(d.card, RUNNER), cost))


# --- cards ------------------------------------------------------------------------------------------------


def _access(s: State, d: Decision, o: Option) -> Wording:
    if o.detail == "R&D":
        return Wording("Access", "the next card of R&D")
    if o.detail:
        return Wording("Access", f"a random card in {o.detail}")
    return Wording("Access", described(s, d.side, o.card))


def _trash_accessed(s: State, d: Decision, o: Option) -> Wording:
    return Wording(
        "Trash", described(s, d.side, o.card), *_for(s, PlainContext(o.card, RUNNER), trash_costs(s, o.card))
    )


def _trash_program(s: State, d: Decision, o: Option) -> Wording:
    memory = s.cards[o.card].face.facts.memory or 0
    return Wording("Trash", described(s, d.side, o.card), f"{memory} memory")


def _card(s: State, d: Decision, o: Option) -> Wording:
    return Wording("", described(s, d.side, o.card))


def _host(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Install", f"{name(s, d.side, d.card)} on {described(s, d.side, o.card)}")


def _rig(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Install", f"{name(s, d.side, d.card)} on no other card")


def _base_link(s: State, d: Decision, o: Option) -> Wording:
    what = name(s, d.side, o.card)
    for ability in s.cards[o.card].face.abilities:
        if isinstance(ability, BaseLink):
            paid = _for(s, PlainContext(o.card, RUNNER), ability.cost)
            body = f"base link {ability.link}"
            return Wording("Use", what, *paid, body=body, whole=priced(f"Use {what}: {body}", paid[0]))
    return Wording("Use", what)


# --- servers, numbers, subroutines ------------------------------------------------------------------------


def _server(s: State, d: Decision, o: Option) -> Wording:
    return Wording("", server_name(s, o.server))


def _run(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Run", server_name(s, o.server))


def _install_where(s: State, d: Decision, o: Option) -> Wording:
    ice = s.cards[d.card].face.type == ICE
    what = f"{name(s, d.side, d.card)} {at_server(s, o.server, ice)}"
    if not ice:
        return Wording("Install", what)
    return Wording(
        "Install", what, *_at(s, install_cost(s, d.card, o.server if o.server in s.servers else -1))
    )


def _number(s: State, d: Decision, o: Option) -> Wording:
    frame = asking(s)
    if frame is not None and isinstance(frame.block[frame.next_instruction], TakeAnyCredits):
        return Wording("Take", credits(s, o.number))
    return Wording("", str(o.number))


def _spend_from(s: State, d: Decision, o: Option) -> Wording:
    place = name(s, d.side, o.card) if o.card >= 0 or o.card in (FUND, LENT) else "there"
    return Wording("Spend", f"{credits(s, o.number) if o.number else 'nothing'} from {place}")


def _bid(s: State, d: Decision, o: Option) -> Wording:
    """A bid in a trace: what is spent, and where openly bid, what it comes to."""
    frame = next((f for f in reversed(s.stack) if isinstance(f, TraceFrame)), None)
    openly = frame is not None and d.side == CORP and s.edition.policies.trace == "open"
    body = f"trace strength {frame.base + o.number}" if frame is not None and openly else ""
    return Wording("Spend", credits(s, o.number), body=body)


def _boost(s: State, d: Decision, o: Option) -> Wording:
    for ability in s.cards[d.card].face.abilities:
        if isinstance(ability, LinkBoost):
            paid = o.number * credit_cost(s, PlainContext(d.card, RUNNER), ability.cost)
            return Wording("Link", f"+{o.number * ability.by}", *_at(s, paid))
    return Wording("", count(s, o.number, "time"))


def _which_cost(s: State, d: Decision, o: Option) -> Wording:
    frame = next((f for f in reversed(s.stack) if isinstance(f, PayFrame)), None)
    for part in frame.cost if frame is not None else ():
        if isinstance(part, OneCost):
            return Wording("", render_cost(part.options[o.number], s.edition.words))
    return Wording("", "")


def piles(s: State) -> tuple[str, str]:
    """How large the two piles are that cards were separated into."""
    block = next(frame for frame in reversed(s.stack) if isinstance(frame, BlockFrame))
    first, second = (count(s, len(pile), "card") for pile in block.chosen[:2])
    return first, second


def _pile(s: State, d: Decision, o: Option) -> Wording:
    return Wording(
        "Take", "the first pile" if o.number == 1 else "the second pile", body=piles(s)[o.number - 1]
    )


def _subroutine(s: State, d: Decision, o: Option) -> Wording:
    subs = subroutines(s, o.card)
    does = block_text(s, subs[o.number].block, o.card, CORP)
    verb = {"break": "Break", "spare": "Leave"}.get(d.about, "Resolve")
    return Wording(verb, f"subroutine {o.number + 1}", body=does)


# --- by kind, and where the question matters, by what is asked --------------------------------------------


def _counter(s: State, d: Decision, o: Option) -> Wording:
    """A virus counter by its kind and by where it lies."""
    where = "with the Corp" if o.server < 0 else f"in {server_name(s, o.server)}"
    where = f"on {described(s, d.side, o.card)}" if o.card >= 0 else where
    return Wording(f"A {o.detail} counter {where}")


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
    "errand": _errand,
    "lift": _lift,
    "mulligan": _just("Mulligan", "shuffle and draw a new hand"),
    "name": lambda s, d, o: Wording("", o.detail),
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
    "counter": _counter,
    "subtype": lambda s, d, o: Wording(o.detail.capitalize()),
    "type": lambda s, d, o: Wording(o.detail.capitalize()),
    "use": _use,
    "yes": _just("Yes"),
}

BY_ABOUT: dict[tuple[str, str], Say] = {
    ("card", "keep-trashed"): _verb("Keep"),
    ("done", "keep-trashed"): _just("Let the rest be trashed"),
    ("done", "errand"): _just("Leave the rest of these actions"),
    ("card", "archives-order"): _verb("Put next:"),
    ("card", "base-link"): _base_link,
    ("card", "forfeit"): _verb("Forfeit"),
    ("card", "install-host"): _host,
    ("card", "search"): _verb("Take"),
    ("card", "trash"): _verb("Trash"),
    ("card", "late-link"): _verb("Use"),
    ("done", "base-link"): _just("Use no base link"),
    ("done", "late-link"): _just("Use none of them"),
    ("done", "search"): _just("Find nothing"),
    ("done", "trash-accessed"): _just("Trash nothing more"),
    ("done", "trash-first"): _just("Trash nothing more"),
    ("done", "break"): _just("Break no more"),
    ("no", "announce"): _just("Do not run"),
    ("no", "break"): _just("Break nothing"),
    ("no", "break-more"): _just("Break no more"),
    ("no", "jack-out"): _just("Go on"),
    ("no", "new-candidate"): _just("Leave it out"),
    ("no", "replace"): _as_it_comes,
    ("no", "rez"): _just("Do not rez it"),
    ("no", "rez-approached"): _just("Do not rez it"),
    ("no", "steal"): _just("Do not steal it"),
    ("number", "link"): _boost,
    ("number", "spend-from"): _spend_from,
    ("effect", "cost"): _which_cost,
    ("number", "which-pile"): _pile,
    ("number", "psi"): lambda s, d, o: Wording("Bid", credits(s, o.number)),
    ("number", "trace-corp"): _bid,
    ("number", "trace-runner"): _bid,
    ("server", "announce"): _run,
    ("server", "install-where"): _install_where,
    ("trash", "memory"): _trash_program,
    ("trash", "mid-access"): _trash_accessed,
    ("trash", "trash-accessed"): _trash_accessed,
    ("yes", "announce"): _just("Pay and run"),
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
