"""The laws: what holds at every decision of every game, whatever was chosen before.

Each law is a function of a game; it fails with a sentence that says what is wrong. `keep_all` tries them all.
"""

from collections.abc import Callable
from functools import cache
from itertools import chain
from operator import is_

from rulerunner import Game
from rulerunner.kernel import machine
from rulerunner.kernel.change import atoms
from rulerunner.kernel.go import making_room
from rulerunner.kernel.go.checkpoint import checkpoint
from rulerunner.kernel.may import access_options, entering, using, window_options
from rulerunner.kernel.may.action_options import ITS_CLICK, hand_options
from rulerunner.kernel.may.affording import can_spend
from rulerunner.kernel.may.choosing import LOOSE, distinct
from rulerunner.kernel.may.prices import install_price
from rulerunner.kernel.read.declared import additional_cost, cannot, declared, lent
from rulerunner.lang.abilities import Paid
from rulerunner.lang.face import TURNED_DOWN
from rulerunner.lang.headings import FROM_THE_BOTTOM
from rulerunner.lang.words import ARCHIVES, CORP, HAND_OF, OPERATION, RND, RUNNER, SCORE_OF, TABLE, Side
from rulerunner.rules import Edition
from rulerunner.state.codec import DERIVED, DIGESTED
from rulerunner.state.decision import KINDS
from rulerunner.state.frames import ActionFrame, InstallFrame, StructureFrame, WindowFrame
from rulerunner.state.record import NEW_REMOTE, NOBODY
from rulerunner.state.records import Card
from rulerunner.state.state import State

# Records never change: what was found true of one stays true of it, and is not asked again at each decision.
ACTIVE: list[Card] = []
"""The cards that were found rightly active or inactive the last time."""
FILED: dict[str, object] = {}
"""The abilities of the cards of last time, filed anew; under "from", the records that was made from."""

# --- cards ------------------------------------------------------------------------------------------------


def every_card_is_in_one_zone(game: Game) -> None:
    s = game.state
    placed = sorted(chain.from_iterable(s.zones.values()))
    assert placed == list(range(len(s.cards))), f"not in exactly one zone: {placed}"
    for zone, cards in s.zones.items():
        said = {s.cards[cid].zone for cid in cards}
        assert said <= {zone}, f"cards in {zone} say that they are in {said}"


def servers_and_cards_agree(game: Game) -> None:
    s = game.state
    there: dict[int, int] = {}
    assert list(s.servers) == sorted(s.servers), "the servers are not in the order of their ids"
    for id, server in s.servers.items():
        assert id == server.id, f"server {server.id} is kept as {id}"
        for cid in (*server.ice, *server.root):
            card = s.cards[cid]
            assert cid not in there, f"{card.face.name} is at two places of the servers"
            there[cid] = id
            assert card.zone == TABLE, f"{card.face.name} is at server {id} and in {card.zone}"
            assert (card.face.type == "ice") == (cid in server.ice), f"{card.face.name} is on the wrong side"
    said = {cid: card.server for cid, card in enumerate(s.cards) if card.server != NOBODY}
    assert said == there, f"cards say they are at servers {said}, and are at {there}"
    for cid in s.zones[TABLE]:
        card = s.cards[cid]
        assert (card.owner == CORP) == (cid in there), f"{card.face.name} is installed at no fitting place"


def hosts_are_on_the_table(game: Game) -> None:
    s = game.state
    for cid, card in enumerate(s.cards):
        if card.host == NOBODY:
            continue
        # Installed; or only hosted, face up or down; or kept aside for its host's ability (26.03: 9.5.5).
        assert card.zone in (TABLE, "play", "aside"), f"{card.face.name} is hosted in {card.zone}"
        there = s.cards[card.host].zone
        assert card.zone != TABLE or there == TABLE or s.displaced, (
            f"{card.face.name} is installed in {there}"
        )
        seen = {cid}
        host = card.host
        while host != NOBODY:
            assert host not in seen, f"{card.face.name} hosts itself, in the end"
            seen.add(host)
            host = s.cards[host].host


def the_right_cards_are_active(game: Game) -> None:
    s = game.state
    before = ACTIVE if len(ACTIVE) == len(s.cards) else [None] * len(s.cards)
    for card in [card for card, known in zip(s.cards, before, strict=True) if card is not known]:
        active = card.active_since >= 0
        if card.zone == TABLE and card.face.type == "agenda":
            expected = TABLE in card.face.printed.elsewhere  # neither rezzed nor unrezzed (26.03: 3.2.3a)
        elif card.zone == SCORE_OF[CORP] and (card.face.type != "agenda" or card.worth is not None):
            continue  # it was added as an agenda, and is nothing else any more
        elif card.zone == TABLE:
            down = s.edition.family == "modern" or card.face.lost & TURNED_DOWN  # not only hidden (classic)
            inactive = card.owner == RUNNER and not card.faceup and down  # 8.1.4
            expected = not inactive and (
                card.owner == RUNNER or card.faceup or TABLE in card.face.printed.elsewhere
            )
        elif card.zone in ("play", "aside"):
            continue  # active or not by how far playing or installing it has come
        else:
            said = card.face.printed.elsewhere  # whether it has lost that or not
            expected = card.zone in (SCORE_OF[CORP], "identities", *said)
        assert active == expected, f"{card.face.name} in {card.zone} is {'' if active else 'not '}active"
    ACTIVE[:] = s.cards


def the_index_is_what_the_cards_say(game: Game) -> None:
    s = game.state
    made_from = [s.edition, s.lingering, *[card if card.active_since >= 0 else card.face for card in s.cards]]
    before = FILED.get("from")
    known = isinstance(before, list) and len(before) == len(made_from) and all(map(is_, before, made_from))
    if not known:
        new = State(s.edition)
        new.cards, new.lingering = s.cards, s.lingering
        new.rebuild()
        FILED.update({shelf: getattr(new, shelf) for shelf in DERIVED})
        FILED["from"] = made_from
    for shelf in DERIVED:
        if shelf == "losing" and s.losing:
            continue  # it asks for a look that may find nothing; it must not be missing where one is needed
        assert getattr(s, shelf) == FILED[shelf], f"{shelf} is out of date"


# --- numbers ----------------------------------------------------------------------------------------------


def nothing_is_below_zero(game: Game) -> None:
    s = game.state
    for side, player in s.players.items():
        assert min(player._replace(points=0)) >= 0, f"{side}: {player}"
    for card in [card for card in s.cards if card.counters]:
        assert all(number >= 0 for _, number in card.counters), f"{card.face.name}: {card.counters}"
        kinds = [kind for kind, _ in card.counters]
        assert len(kinds) == len(set(kinds)), f"{card.face.name} counts a kind twice: {card.counters}"


def bad_publicity_credits_are_those_of_this_run(game: Game) -> None:
    """They are there only during a run, no more than were given at its start, and never outside the pool."""
    s = game.state
    runner = s.players[RUNNER]
    if not in_a_run(s):
        assert runner.run_credits == 0, f"{runner.run_credits} bad publicity credits without a run"
    if s.edition.policies.bad_publicity == "pool":
        assert runner.run_credits <= runner.credits, f"{runner}"
    if runner.run_credits:
        given = next(
            change.amount for change in reversed(game.events) if change.sort.startswith("bad publicity")
        )
        assert runner.run_credits <= given, f"{runner.run_credits} bad publicity credits of {given}"


def what_is_going_on_is_on_the_stack(game: Game) -> None:
    s = game.state
    names = {frame.name for frame in s.stack if isinstance(frame, StructureFrame)}
    assert s.run is None or "run" in names, f"a run without its structure: {s.run}"
    assert s.encounter is None or "run" in names, f"an encounter without its structure: {s.encounter}"
    assert s.breach is None or "breach" in names, f"a breach without its structure: {s.breach}"
    assert s.access is None or "access" in names, f"an access without its structure: {s.access}"
    if s.turn and game.result is None:
        assert f"{s.active}-turn" in names, f"it is nobody's turn: {names}"


def in_a_run(s: State) -> bool:
    return any(isinstance(frame, StructureFrame) and frame.name == "run" for frame in s.stack)


# --- decisions --------------------------------------------------------------------------------------------


@cache
def _rules_of(id: str) -> frozenset[str]:
    from rulerunner.rules import EDITIONS

    rules: Edition = EDITIONS[id]
    rows = {row.rule for structure in rules.structures.values() for row in structure.rows}
    return frozenset(rows | {step.rule for step in rules.checkpoint} | set(rules.cites.values()))


def a_decision_is_well_formed(game: Game) -> None:
    decision = game.decision
    if decision is None:
        assert game.result is not None, "no decision, and the game is not over"
        return
    assert game.result is None, "a decision after the end"
    assert decision.side in (CORP, RUNNER), f"nobody decides: {decision}"
    assert decision.kind in KINDS, f"unknown kind of decision: {decision}"
    assert len(decision.options) > 1, f"no choice: {decision}"
    assert len(set(decision.options)) == len(decision.options), f"an option twice: {decision}"
    assert decision.rule in _rules_of(game.rules.id), (
        f"{decision.rule!r} is no rule of {game.rules.id}: {decision}"
    )
    count = len(game.state.cards)
    assert all(option.card < count for option in decision.options), f"no such card: {decision}"


def identical_cards_in_hand_are_one_option(game: Game) -> None:
    """The card being accessed is told from its copies: the Runner looks at it, and at none of them."""
    if game.decision is None:
        return
    cards, access = game.state.cards, game.state.access
    accessed = access.card if access is not None else NOBODY
    seen: dict[object, int] = {}
    for option in game.decision.options:
        if option.card >= 0 and option.card != accessed and cards[option.card].zone in HAND_OF.values():
            card = cards[option.card]
            key = (option._replace(card=NOBODY, number=NOBODY), card.face.name, card.seen)
            assert seen.setdefault(key, option.card) == option.card, (
                f"{key[1]} is offered twice: {game.decision}"
            )


def a_decision_stays_the_same_when_worked_out_again(game: Game) -> None:
    s = game.state
    before = s.trial()  # it shares the records, so that to compare the two is to find the same objects
    again = machine.asked(s)
    assert again == game.decision, f"{game.decision}\nbecame {again}"
    changed = [name for _, name, _ in DIGESTED if getattr(s, name) != getattr(before, name)]
    assert not changed, f"working a decision out again changed {changed}"


def a_hand_is_offered_as_card_by_card(game: Game) -> None:
    """What most cards share is looked up once for a whole hand, and for what lies on a card as if in hand;
    that must leave out and add nothing."""
    if game.decision is None or game.decision.kind != "action":
        return
    s, side = game.state, game.decision.side
    hosted = {(s.cards[cid].face.name, s.cards[cid].host): cid for cid in reversed(lent(s, side))}
    hand = [*distinct(s, s.hand(side), side), *hosted.values()]
    one_by_one = {("play", cid) for cid in hand if using.play_obstacle(s, cid, ITS_CLICK) is None}
    one_by_one |= {("install", cid) for cid in hand if _may_install(s, cid)}
    assert {(option.kind, option.card) for option in hand_options(s, side)} == one_by_one
    if side == CORP:
        for kind, cid in one_by_one:
            if kind == "install":
                assert list(entering.destinations(s, cid)) == _places(s, cid)


def abilities_are_offered_as_one_by_one(game: Game) -> None:
    """What is too dear is passed over before it is looked at, what is for encounters outside of them, and so
    are icebreakers where they have steps of their own; that must leave out and add nothing."""
    if game.decision is None or game.decision.kind not in ("action", "paid"):
        return
    s, side = game.state, game.decision.side
    if s.encounter is None:
        for where in set(s.paid.get(side, ())).difference(s.paid_anywhere.get(side, ())):
            assert not _may_use(s, side, *where)
    for shelf in (s.actions, s.paid_anywhere if s.encounter is None else s.paid):
        there = [where for where in shelf.get(side, ()) if s.cards[where[0]].zone not in LOOSE]
        usable = [where for where in there if _may_use(s, side, *where)]
        offered = using.ability_options(s, side, {side: tuple(there)})
        assert [(option.card, option.ability) for option in offered] == usable
        faces = [(s.cards[cid].face, index) for cid, index in usable]
        apart = [index for face, index in faces if index not in face.breakers + face.boosts]
        others = using.ability_options(s, side, {side: tuple(there)}, apart=True)
        assert [option.ability for option in others] == apart


def windows_offer_as_card_by_card(game: Game) -> None:
    """What is too dear to rez, or was never advanced, is passed over before it is looked at; that must leave
    out and add nothing."""
    if game.decision is None or game.decision.kind not in ("action", "paid"):
        return
    s = game.state
    roots = [cid for server in s.servers.values() for cid in server.root]
    down = [cid for cid in roots if not s.cards[cid].faceup]
    rezzes = [option.card for option in window_options.rez_options(s, ice=False)]
    rezzes = [cid for cid in rezzes if cid in down]  # and not some ice
    assert rezzes == [cid for cid in down if entering.rez_obstacle(s, cid) is None]
    scores = [option.card for option in window_options.score_options(s)]
    assert scores == [cid for cid in roots if window_options.score_obstacle(s, cid) is None]


def accesses_are_offered_as_card_by_card(game: Game) -> None:
    """Whether there is anything to access is told by the first card that is found, and what keeps the Runner
    from accesses is looked for once; that must leave out and add nothing."""
    s, breach = game.state, game.state.breach
    if breach is None:
        return
    assert access_options.any_candidate(s) == bool(access_options.candidate_options(s))
    zone = access_options.ZONE_OF.get(breach.server, "")
    found = access_options.zone_candidates(s)
    if not zone or (zone != ARCHIVES and breach.left <= 0):
        assert not found
        return
    if not found and s.edition.policies.access == "count" and zone != ARCHIVES:
        return  # the cards of the root may be as many as are to be accessed
    pile = s.zones[zone][::-1] if zone == RND and declared(s, FROM_THE_BOTTOM) else s.zones[zone]
    free = [cid for cid in pile if access_options.may_access(s, cid)]
    free = [cid for cid in free if (cid, s.cards[cid].object_no) not in breach.seen]
    assert found == (free[:1] if zone == RND else free)


def what_may_be_trashed_for_an_install_leaves_it_payable(game: Game) -> None:
    """A pool that suffices whatever is trashed settles it; trying to trash each must come to the same."""
    s, f = game.state, game.state.stack[-1] if game.state.stack else None
    if not isinstance(f, InstallFrame) or game.decision is None or game.decision.about != "trash-first":
        return
    if not making_room.payable_from_pool(s, f):
        return
    for option in game.decision.options:
        if option.kind == "trash":
            table = s.trial()
            atoms.trash(table, (option.card,), f.side)
            server, price = install_price(table, f._replace(picked=(*f.picked, option.card)))
            extra = additional_cost(table, "install", f.card, server, f.ignoring)
            assert can_spend(table, f.side, price, extra, "install", f.card), f"{option} is too much for {f}"


def _may_use(s: State, side: Side, cid: int, index: int) -> bool:
    ability = s.cards[cid].face.abilities[index]
    return isinstance(ability, Paid) and using.use_obstacle(s, side, cid, index, ability) is None


def _may_install(s: State, cid: int) -> bool:
    if s.cards[cid].owner == CORP:
        return bool(_places(s, cid))
    return entering.install_obstacle(s, cid, promised=ITS_CLICK) is None


def _places(s: State, cid: int) -> list[int]:
    """Where the Corp may install a card, asked of every server."""
    if s.cards[cid].face.type == OPERATION or cannot(s, "install", cid):
        return []
    servers = (*s.servers, NEW_REMOTE)
    return [server for server in servers if entering.go_obstacle(s, cid, server) is None]


def a_checkpoint_now_would_find_nothing(game: Game) -> None:
    """Whoever has priority has it because the last checkpoint left nothing to be done (9.2.4e)."""
    if game.result is not None or not isinstance(game.state.stack[-1], ActionFrame | WindowFrame):
        return
    copy = game.state.clone()
    copy.checkpoint_due = copy.displaced = True
    copy.changes = ()  # what the last one did itself is for the next to look at (10.3.1a)
    assert not checkpoint(copy), f"a checkpoint opens {copy.stack[-1]}"
    assert copy.log is game.state.log, f"a checkpoint does something: {copy.log[0]}"
    assert copy.stack == game.state.stack, "a checkpoint moves the game on"


LAWS: tuple[Callable[[Game], None], ...] = (
    every_card_is_in_one_zone,
    servers_and_cards_agree,
    hosts_are_on_the_table,
    the_right_cards_are_active,
    the_index_is_what_the_cards_say,
    nothing_is_below_zero,
    bad_publicity_credits_are_those_of_this_run,
    what_is_going_on_is_on_the_stack,
    a_decision_is_well_formed,
    identical_cards_in_hand_are_one_option,
    a_decision_stays_the_same_when_worked_out_again,
    a_hand_is_offered_as_card_by_card,
    abilities_are_offered_as_one_by_one,
    windows_offer_as_card_by_card,
    accesses_are_offered_as_card_by_card,
    what_may_be_trashed_for_an_install_leaves_it_payable,
    a_checkpoint_now_would_find_nothing,
)


def keep_all(game: Game, where: str) -> None:
    """Try every law; a failure says where, and the answers that lead there."""
    for law in LAWS:
        try:
            law(game)
        except AssertionError as error:
            answers = game.answers
            raise AssertionError(
                f"{where}, after {len(answers)} answers: {law.__name__}: {error}\nanswers: {answers}"
            ) from None
