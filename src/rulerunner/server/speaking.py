"""What a browser says over its socket, and what is done about it."""

from typing import Protocol

from ..lang.words import Side, other
from .errors import Refusal
from .hub import Hub
from .limits import Limits
from .lobby import rematch
from .messages import (
    Answer,
    Ask,
    Because,
    Chat,
    Claim,
    Concede,
    Follow,
    FromBrowser,
    Hello,
    Redo,
    Request,
    Respond,
    Resume,
    Said,
    ShowHand,
    ToBrowser,
    Undo,
    WhyNot,
    Wish,
)
from .people import Company, say
from .rooms import Room
from .store import Store
from .tables import Watcher


class Speaker(Protocol):
    """Who says something: a player at a seat, or a spectator."""

    seat: Side
    spectates: bool
    game: str

    @property
    def name(self) -> str: ...
    @property
    def hub(self) -> Hub: ...
    @property
    def store(self) -> Store: ...
    @property
    def limits(self) -> Limits: ...

    def may_chat(self) -> bool: ...
    def say(self, message: ToBrowser) -> None: ...


async def take(who: Speaker, message: FromBrowser) -> None:
    """Do what a message asks for, or refuse it."""
    seat, hub, game = who.seat, who.hub, who.game
    if isinstance(message, Hello):
        raise Refusal("invalid", "The seat is open already.")
    if who.spectates and not isinstance(message, Chat):
        raise Refusal("seat", "You look on: only the players can do that.")
    match message:
        case Chat(text=text):
            await chat(who, text)
        case Answer(at=at, option=option, slowly=slowly):
            await hub.do(game, lambda room: room.answer(seat, at, option, slowly))
        case Follow(at=at, plan=plan):
            await hub.do(game, lambda room: room.follow(seat, at, plan))
        case Undo(at=at, times=times):
            await hub.do(game, lambda room: room.undo(seat, at, times))
        case Redo(at=at, times=times):
            await hub.do(game, lambda room: room.redo(seat, at, times))
        case Ask(asking=asking):
            await hub.do(game, lambda room: room.ask(seat, asking))
        case Concede(at=at):
            await hub.do(game, lambda room: room.concede(seat, at))
        case WhyNot(card=card):
            name, reasons = await hub.peek(game, lambda room: room.why(seat, card))
            who.say(Because(name, reasons))
        case Request(what=what, no=no, nonce=nonce):
            await request(who, what, no, nonce)
        case Respond(what=what, yes=yes, nonce=nonce):
            await respond(who, what, yes, nonce)
        case Resume():
            await hub.do(game, lambda room: resume(room))
        case Claim():
            await hub.claim(game, seat)
        case ShowHand(shows=shows):
            await hub.read(lambda: who.store.set_seat(game, seat, shows=shows))
            await hub.meet(game, lambda _, company: company.shows.__setitem__(seat, shows))


def resume(room: Room) -> None:
    """A pause ends."""
    if not room.paused:
        raise Refusal("people", "The game is not paused.")
    room.pause(False)


# --- chat -------------------------------------------------------------------------------------------------


async def chat(who: Speaker, text: str) -> None:
    """Say something to those who may hear it."""
    people = await who.hub.meet(who.game, lambda room, _: len(room.people))
    if people < 2:
        raise Refusal("people", "There is nobody to talk to at this table.")
    if not who.may_chat():
        raise Refusal("too-fast", "Not so fast: wait a moment before you say more.")
    side = "" if who.spectates else who.seat
    line = await who.hub.read(lambda: say(who.store, who.game, side, who.name, text, who.limits.chat_lines))

    def keep(room: Room, company: Company) -> bool:
        company.lines.append(line)
        return room.match.over

    over = await who.hub.meet(who.game, keep)

    def hears(each: Watcher) -> bool:
        return Company.hears(line, "" if each.spectates else each.seat, over)

    who.hub.tell(who.game, Said((line,), fresh=False), hears)


def heard(room: Room, company: Company, who: Speaker) -> Said:
    """All that was said at a table, as far as someone may hear it."""
    side = "" if who.spectates else who.seat
    lines = (line for line in company.lines if Company.hears(line, side, room.match.over))
    return Said(tuple(lines), fresh=True)


# --- what needs the other's consent -----------------------------------------------------------------------


async def request(who: Speaker, what: Wish, no: bool, nonce: str) -> None:
    """Ask for something, or ask for it no longer. If the other asks for the same, it is agreed."""
    seat = who.seat

    def ask(room: Room, company: Company) -> bool:
        if no:
            company.withdraw(seat, what)
            return False
        possible(room, what)
        if what != "takeback" and company.wants(other(seat), what):
            return True
        company.ask(seat, what, nonce)
        return False

    if await who.hub.meet(who.game, ask):
        await respond(who, what, True, nonce)


def possible(room: Room, what: Wish) -> None:
    """A refusal, if something cannot be asked for now."""
    if len(room.people) < 2:
        raise Refusal("people", "There is nobody to ask at this table.")
    if what == "rematch":
        if not room.match.over:
            raise Refusal("people", "This game is not over yet.")
    elif room.match.over:
        raise Refusal("over", "The game is over.")
    if what == "takeback" and not room.terms.takebacks:
        raise Refusal("people", "You agreed to play without taking back.")
    if what == "pause" and room.paused:
        raise Refusal("people", "The game is paused already.")


async def respond(who: Speaker, what: Wish, yes: bool, nonce: str) -> None:
    """Grant what the other asks for, or not."""
    seat, hub, game = who.seat, who.hub, who.game
    asker = other(seat)

    def answer(room: Room, company: Company) -> tuple[str, str]:
        if yes:
            possible(room, what)
        theirs = company.answer(seat, what)
        secret, company.next_secret = company.next_secret, ""
        return theirs, secret

    theirs, secret = await hub.meet(game, answer)
    if not yes:
        return
    match what:
        case "takeback":
            await hub.do(game, lambda room: room.take_back(asker))
        case "draw":
            await hub.do(game, lambda room: room.end(asker, "draw"))
        case "pause":
            await hub.do(game, lambda room: room.pause(True))
        case "rematch":
            await another(who, secret, {seat: nonce, asker: theirs})


async def another(who: Speaker, secret: str, nonces: dict[Side, str]) -> None:
    """Both want another game: it is dealt, and both are told where."""

    def begin() -> str:
        row = who.store.game(who.game)
        if row is None:
            raise Refusal("seat", "This game is no more.")
        return row.rematch or rematch(who.store, row, secret, nonces)

    id = await who.hub.read(begin)
    await who.hub.meet(who.game, lambda _, company: setattr(company, "rematch", id))
