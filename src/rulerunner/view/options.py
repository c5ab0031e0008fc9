"""Short words for every option the machine can offer."""

from ..kernel.may.funds import credit_cost
from ..kernel.may.prices import install_price, trash_costs
from ..kernel.read.context import PlainContext
from ..kernel.read.declared import additional_cost, fixed
from ..kernel.read.room import in_the_way
from ..kernel.read.subroutines import subroutines
from ..lang.abilities import BaseLink, LinkBoost
from ..lang.costs import Credits, OneCost
from ..lang.instructions import TakeAnyCredits
from ..lang.render import render_cost
from ..lang.words import CORP, ICE, RUNNER
from ..state.decision import Decision, Option
from ..state.frames import BlockFrame, PayFrame, TraceFrame, TrashChoiceFrame
from ..state.procedures import InstallFrame
from ..state.state import State
from .acts_in_words import asker as asker
from .acts_in_words import asking as asking
from .acts_in_words import (
    say_advance,
    say_as_it_comes,
    say_effect,
    say_errand,
    say_gain,
    say_install,
    say_lift,
    say_no_unless,
    say_play,
    say_purge,
    say_remove_tag,
    say_replace,
    say_rez,
    say_score,
    say_trash_resource,
    say_trigger,
    say_use,
    say_yes_may,
    say_yes_rez,
    say_yes_steal,
)
from .apart import mark
from .knowledge import FUND, LENT
from .names import (
    at_server,
    block_text,
    count,
    credits,
    described,
    name,
    priced,
    server_name,
)
from .wording import Say, at, done_to, just, priced_at
from .wording import Wording as Wording


def option_text(state: State, decision: Decision, option: Option) -> str:
    """What choosing an option means, in a few words, for the player who decides."""
    return wording(state, decision, option).text


def wording(state: State, decision: Decision, option: Option, alike: frozenset[int] | None = None) -> Wording:
    """What choosing an option means, in parts. `alike` are the `namesakes` of the decision, once known."""
    say = BY_ABOUT.get((option.kind, decision.about)) or BY_KIND[option.kind]
    words = say(state, decision, option)
    if alike is not None and option.card not in alike:
        return words
    told = mark(state, decision, option, words.what)
    return words.marked(told) if told else words


# --- cards ------------------------------------------------------------------------------------------------


def _access(s: State, d: Decision, o: Option) -> Wording:
    if o.detail == "R&D":
        return Wording("Access", "the next card of R&D")
    if o.detail:
        return Wording("Access", f"a random card in {o.detail}")
    return Wording("Access", described(s, d.side, o.card))


def _trash_accessed(s: State, d: Decision, o: Option) -> Wording:
    return Wording(
        "Trash",
        described(s, d.side, o.card),
        *priced_at(s, PlainContext(o.card, RUNNER), trash_costs(s, o.card)),
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
            paid = priced_at(s, PlainContext(o.card, RUNNER), ability.cost)
            body = f"base link {ability.link}"
            return Wording("Use", what, *paid, body=body, whole=priced(f"Use {what}: {body}", paid[0]))
    return Wording("Use", what)


# --- servers, numbers, subroutines ------------------------------------------------------------------------


def _server(s: State, d: Decision, o: Option) -> Wording:
    return Wording("", server_name(s, o.server))


def _run(s: State, d: Decision, o: Option) -> Wording:
    return Wording("Run", server_name(s, o.server))


def _install_where(s: State, d: Decision, o: Option) -> Wording:
    """What a card costs there: what an effect takes off the price counts, and what that server adds to it."""
    ice = s.cards[d.card].face.type == ICE
    what = f"{name(s, d.side, d.card)} {at_server(s, o.server, ice)}"
    frame = next((f for f in reversed(s.stack) if isinstance(f, InstallFrame) and f.card == d.card), None)
    here = (frame or InstallFrame(d.card, d.side))._replace(server=o.server)
    server, paid = install_price(s, here)
    ctx = PlainContext(d.card, d.side)
    more = () if here.ignoring == "all" else fixed(s, ctx, additional_cost(s, "install", d.card, server))
    rest = tuple(part for part in more if not isinstance(part, Credits))
    paid += sum(part.amount for part in more if isinstance(part, Credits) and isinstance(part.amount, int))
    lost = _makes_room(s, d, o)
    if not (ice or paid or rest):
        return Wording("Install", what, body=lost)
    return Wording("Install", what, *priced_at(s, ctx, (Credits(paid), *rest)), body=lost)


def _makes_room(s: State, d: Decision, o: Option) -> str:
    """What is trashed for a card that is installed where there is no room for it."""
    there = in_the_way(s, d.card, o.server) if d.side == CORP else ()
    if len(there) > 1:
        return "one of the cards there is trashed for it"
    return f"{name(s, d.side, there[0])} is trashed for it" if there else ""


def _number(s: State, d: Decision, o: Option) -> Wording:
    frame = asking(s)
    if frame is not None and isinstance(frame.block[frame.next_instruction], TakeAnyCredits):
        return Wording("Take", credits(s, o.number))
    return Wording("", str(o.number))


def _spend_from(s: State, d: Decision, o: Option) -> Wording:
    place = name(s, d.side, o.card) if o.card >= 0 or o.card == FUND or o.card <= LENT else "there"
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
            return Wording("Link", f"+{o.number * ability.by}", *at(s, paid))
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
    verb = {"break": "Break", "spare": "Leave", "subroutine-order": "Next comes"}.get(d.about, "Resolve")
    return Wording(verb, f"subroutine {o.number + 1}", body=does)


# --- by kind, and where the question matters, by what is asked --------------------------------------------


def _counter(s: State, d: Decision, o: Option) -> Wording:
    """A virus counter by its kind and by where it lies."""
    where = "with the Corp" if o.server < 0 else f"in {server_name(s, o.server)}"
    where = f"on {described(s, d.side, o.card)}" if o.card >= 0 else where
    return Wording(f"A {o.detail} counter {where}")


def _no_more(text: str) -> Say:
    """Nothing at all, or nothing more, after something was picked or paid for."""

    def say(s: State, d: Decision, o: Option) -> Wording:
        top = s.stack[-1]
        some = (isinstance(top, InstallFrame) and top.picked) or (
            isinstance(top, TrashChoiceFrame) and top.paid
        )
        return Wording(f"{text} more" if some else text)

    return say


BY_KIND: dict[str, Say] = {
    "access": _access,
    "advance": say_advance,
    "card": _card,
    "discard": done_to("Discard"),
    "done": just("Done"),
    "draw": just("Draw 1 card"),
    "effect": say_effect,
    "gain credit": say_gain,
    "install": say_install,
    "keep": just("Keep this hand"),
    "errand": say_errand,
    "lift": say_lift,
    "mulligan": just("Mulligan", "shuffle and draw a new hand"),
    "name": lambda s, d, o: Wording("", o.detail),
    "no": just("No"),
    "number": _number,
    "pass": just("Pass"),
    "play": say_play,
    "purge": say_purge,
    "remove tag": say_remove_tag,
    "replace": say_replace,
    "rez": say_rez,
    "rig": _rig,
    "run": just("Make a run"),
    "score": say_score,
    "server": _server,
    "subroutine": _subroutine,
    "trash": done_to("Trash"),
    "trash resource": say_trash_resource,
    "trigger": say_trigger,
    "counter": _counter,
    "subtype": lambda s, d, o: Wording(o.detail.capitalize()),
    "type": lambda s, d, o: Wording(o.detail.capitalize()),
    "use": say_use,
    "yes": just("Yes"),
}

BY_ABOUT: dict[tuple[str, str], Say] = {
    ("card", "keep-trashed"): done_to("Keep"),
    ("done", "keep-trashed"): just("Let the rest be trashed"),
    ("done", "errand"): just("Leave the rest of these actions"),
    ("card", "archives-order"): done_to("Put next:"),
    ("card", "base-link"): _base_link,
    ("card", "forfeit"): done_to("Forfeit"),
    ("card", "install-host"): _host,
    ("card", "search"): done_to("Take"),
    ("card", "trash"): done_to("Trash"),
    ("card", "late-link"): done_to("Use"),
    ("done", "base-link"): just("Use no base link"),
    ("done", "late-link"): just("Use none of them"),
    ("done", "search"): just("Find nothing"),
    ("done", "trash-accessed"): _no_more("Trash nothing"),
    ("done", "trash-first"): _no_more("Trash nothing"),
    ("done", "break"): just("Break no more"),
    ("no", "announce"): just("Do not run"),
    ("no", "break"): just("Break nothing"),
    ("no", "break-more"): just("Break no more"),
    ("no", "jack-out"): just("Go on"),
    ("no", "new-candidate"): just("Leave it out"),
    ("no", "replace"): say_as_it_comes,
    ("no", "rez"): just("Do not rez it"),
    ("no", "rez-approached"): just("Do not rez it"),
    ("no", "steal"): just("Do not steal it"),
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
    ("no", "unless"): say_no_unless,
    ("yes", "announce"): just("Pay and run"),
    ("yes", "break"): just("Break a subroutine"),
    ("yes", "break-more"): just("Break another"),
    ("yes", "jack-out"): just("Jack out"),
    ("yes", "may"): say_yes_may,
    ("yes", "new-candidate"): just("It may be accessed"),
    ("yes", "rez"): say_yes_rez,
    ("yes", "rez-approached"): say_yes_rez,
    ("yes", "steal"): say_yes_steal,
    ("yes", "unless"): say_yes_may,
}
