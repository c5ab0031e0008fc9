"""Players, zones, servers and single cards, as printed cards and the renderer point at them."""

from typing import Any, Final

from rulerunner.lang import refs as r

from .engine import NO, Grammar
from .marks import THEY, It

GRAMMAR: Final = Grammar()
rule, say = GRAMMAR.rule, GRAMMAR.say

NUMBERS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NOUN: Final = (
    "(card|program|resource|event|prep|hardware|ice|asset|node|upgrade|operation|agenda|identity"
    "|icebreaker|virus|console|trojan|daemon|piece of hardware|piece of ice|connection|sentry|barrier"
    "|code gate|wall"
    "|sysop|region|one|copy|deck|killer|fracter|decoder|location|job|executive|bioroid|trap|current|clone|morph"
    "|directive|weapon|vehicle|worm|chip|ambush)"
)
SERVER: Final = "(server|data fort|fort)"

PERIODS: Final = (
    *((period, period) for period in ("turn", "run", "encounter", "action")),
    ("breach", f"(breach|access of {SERVER})"),
)
"""Times something is limited to, and how they are said."""

# --- players ----------------------------------------------------------------------------------------------

for words, side in (("you", "you"), ("runner", "runner"), ("corp", "corp"), ("your opponent", "opponent")):
    say("who", words, lambda side=side: side)
say("who", "(they|he or she)", lambda: THEY)
for words, side in (
    ("your", "you"),
    ("runner's", "runner"),
    ("corp's", "corp"),
    ("(their|his or her)", THEY),
    ("your opponent's", "opponent"),
):
    say("whose", words, lambda side=side: side)

# --- zones ------------------------------------------------------------------------------------------------

say("zone", "hq", lambda: "HQ")
say("zone", "r&d", lambda: "R&D")
say("zone", "[corp's] archives", lambda: "Archives")
say("zone", "[runner's|your|their|his or her] grip", lambda: "grip")
say("zone", "[runner's|your|their|his or her] stack", lambda: "stack")
say("zone", "[runner's|your|their|his or her] heap", lambda: "heap")
say("zone", "{whose} hand", lambda whose: f"{whose} hand")
say("zone", "{whose} (trash|discard pile)", lambda whose: f"{whose} discard")
say("zone", "{whose} deck", lambda whose: f"{whose} deck")
say("zone", "{whose} score area", lambda whose: f"{whose} score")
say("zone", "play area", lambda: "play")
say("zone", "identity area", lambda: "identities")
say("zone", "set-aside zone", lambda: "aside")
say("zone", "removed-from-game zone", lambda: "removed")
say("zone", "table", lambda: "table")
say("deck", "r&d", lambda: "R&D")
say("deck", "[runner's|your|their] stack", lambda: "stack")

# --- servers ----------------------------------------------------------------------------------------------

say("server1", "hq", lambda: r.HQ_SERVER)
say("server1", "r&d", lambda: r.RND_SERVER)
say("server1", "archives", lambda: r.ARCHIVES_SERVER)
say("server1", f"this {SERVER}", lambda: r.THIS_SERVER)
say("server1", f"attacked {SERVER}", lambda: r.ATTACKED)
say("server1", f"that {SERVER}", lambda: r.THAT_SERVER)
say("server1", f"[any|each|1] {SERVER} with card in its root", lambda: r.OCCUPIED)
say("server", "{server1} that is also {server1}", lambda *several: r.Meeting(several))
say("server", "{server1} that is also {server1} that is also {server1}", lambda *several: r.Meeting(several))
say("server1", f"new (remote|subsidiary) {SERVER}", lambda: r.NEW_REMOTE)
say("server1", f"{SERVER} of {{ref}}", r.ServerOf)
say("server1", f"(remembered|chosen) {SERVER}", lambda: r.REMEMBERED_SERVER)
say("server1", f"[any|each|1] {SERVER}", lambda: r.ANY_SERVER)
say("server1", f"[any|each|1] (remote|subsidiary) {SERVER}", lambda: r.ANY_REMOTE)
say("server1", f"[any|each|1] central {SERVER}", lambda: r.ANY_CENTRAL)
say("server1", f"[any] {SERVER} run on successfully this turn", lambda: r.WON_THIS_TURN)
say("server1", f"{SERVER} of last successful run this turn", lambda: r.LAST_WON)
say("server1", f"last {SERVER} on which you made successful run", lambda: r.LAST_WON)
say("server1", f"[any] {SERVER} already run on this turn", lambda: r.ALREADY_RUN)
say("server1", "(your|runner's) mark", lambda: r.YOUR_MARK)
say("server1", "< {server} >", lambda one: one)
say("server", "{server1}", lambda one: one)
say("server", "{server1} protected by ice", r.ProtectedServer)


@rule("server", "{server1} or {server1}", "{server1} , {server1} [,] or {server1}", "{server1} and {server1}")
def _servers(*several: Any) -> Any:
    return r.OneOf(several)


say("server", "{server1} except {server1}", r.Except)
say(
    "server",
    f"[any|each|1] {SERVER} (except|other than) {{server1}}",
    lambda but: r.Except(r.ANY_SERVER, but),
)

# --- numbers as they stand before a noun ------------------------------------------------------------------

for number in range(100):
    say("int", str(number), lambda number=number: number)
for number, word in enumerate(NUMBERS):
    say("int", word, lambda number=number: number)

# --- references to cards ----------------------------------------------------------------------------------

say("ref", "~", lambda: r.THIS)
say("ref", f"this {NOUN}", lambda: r.THIS)
say("ref", "(it|itself)", lambda: It())
say("ref", "(them|those card)", lambda: It("many"))
say("ref", f"that [subtype] {NOUN}", lambda: It("that"))
say("ref", f"that {{subtype}} {NOUN}", lambda _: It("that"))
say("ref", f"(those|each of those|all of those) {NOUN}", lambda: It("many"))
for slot, word in enumerate(("", "second", "third", "fourth")):
    say("ref", f"[each of] {word} (chosen|found) {NOUN}", lambda slot=slot: r.Chosen(slot))
    say("ref", f"[each of] {word} (chosen|found) {{subtype}}", lambda _, slot=slot: r.Chosen(slot))
say("ref", f"remembered {NOUN}", lambda: r.REMEMBERED)
say("ref", "approached ice", lambda: r.APPROACHED)
say("ref", "ice [you is|runner is|being] (approaching|approached)", lambda: r.APPROACHED)
say("ref", "encountered ice", lambda: r.ENCOUNTERED)
say(
    "ref",
    "[piece of] ice (you is encountering|runner is encountering|being encountered)",
    lambda: r.ENCOUNTERED,
)
say("ref", "accessed card", lambda: r.ACCESSED)
say("ref", "card (you is accessing|runner is accessing|being accessed)", lambda: r.ACCESSED)
say("ref", "host of {ref}", lambda ref: r.HOST if ref == r.THIS else NO)
say("ref", "host [ice|card|program|server]", lambda: r.HOST)
say("ref", "card just (drawn|trashed|affected|chosen|found|moved|revealed)", lambda: r.AFFECTED)
say("ref", "card (drawn|trashed) by (that damage|it)", lambda: r.AFFECTED)

say("ref", "card given up to play it", lambda: r.GIVEN_UP)
say("ref", "what is in view", lambda: r.THOSE)
say("ref", "every one of {np}", r.Every)
say("ref", "top card of {deck}", lambda deck: r.Top(deck))
HEAP: Final = "[runner's|your] (heap|trash|discard pile)"
say("ref", f"top card of {HEAP}", lambda: r.Top("heap"))
say("ref", f"top {{int}} card of {HEAP}", lambda n: r.Top("heap", n))
say("ref", "top {int} card of {deck}", lambda n, deck: r.Top(deck, n))
