"""What the five seed documents say, item by item: each rule, each example, each box and branch of the chart.

A test that proves an item carries its id: `@pytest.mark.rule("nisei-1.4 6.8.2a example")`. `rows` are the
steps of the edition's tables that carry the item out ("10.3.1h" is a step of a checkpoint).
"""

from typing import Final, NamedTuple


class Item(NamedTuple):
    """Something a seed document says, in our words."""

    id: str
    seed: str
    says: str
    rows: tuple[str, ...]

    @property
    def edition(self) -> str:
        return self.id.partition(" ")[0]


def _nisei(seed: str, rule: str, says: str, *rows: str) -> Item:
    return Item(f"nisei-1.4 {rule}", seed, says, rows)


def _chart(box: str, says: str, *rows: str) -> Item:
    return Item(f"classic-1996 chart {box}", "001, 004", says, rows)


RUN_ENDS: Final = (
    _nisei(
        "000",
        "6.8.1",
        "The last phase settles the run and the game goes back to where it was started from.",
        "6.9.6a",
        "6.9.6d",
    ),
    _nisei("000", "6.8.2", "First every window open when the run was ended is dealt with.", "6.9.6a"),
    _nisei("000", "6.8.2a", "A paid ability window closes: no more abilities, no rezzing.", "6.9.6a"),
    _nisei(
        "000",
        "6.8.2a example",
        "Nisei MK II ends the run: no chance left to spend bad publicity credits on Self-modifying Code.",
        "6.9.6a",
        "6.9.6b",
    ),
    _nisei(
        "000",
        "6.8.2b",
        "The window that resolves subroutines closes; the rest do not resolve.",
        "6.9.3c",
        "6.9.6a",
    ),
    _nisei(
        "000",
        "6.8.2b example",
        "Little Engine, unbroken: its first subroutine ends the run, so the third pays the Runner nothing.",
        "6.9.3c",
        "6.9.6a",
    ),
    _nisei(
        "000",
        "6.8.2c",
        "A reaction window that a beginning phase opened closes; what was still pending is lost.",
        "6.9.3a",
        "6.9.6a",
    ),
    _nisei(
        "000",
        "6.8.2c example",
        "Security Nexus traces successfully as the encounter begins: Tollbooth's toll is not asked.",
        "6.9.3a",
        "6.9.6a",
    ),
    _nisei("000", "6.8.2d", "Every other open window is completed, the innermost first.", "6.9.6a"),
    _nisei(
        "000",
        "6.8.2d example",
        "Giordano Memorial Field ends the run: Embolus, pending in the same window, still loses its counter.",
        "6.9.5f",
        "6.9.6a",
    ),
    _nisei("000", "6.8.3", "Bad publicity credits left in the pool are lost.", "6.9.6b"),
    _nisei("000", "6.8.4", "A run that did not get to the server becomes unsuccessful.", "6.9.6c"),
    _nisei(
        "000",
        "6.8.4a",
        "Not if it came to the step that declares success, declared or not.",
        "6.9.5e",
        "6.9.6c",
    ),
    _nisei(
        "000",
        "6.8.4a example",
        "Crisium Grid: the run is neither successful nor unsuccessful.",
        "6.9.5e",
        "6.9.6c",
    ),
    _nisei("000", "6.8.4b", "Not if the attacked server has ceased to exist.", "6.9.6c", "10.3.1h"),
    _nisei(
        "000",
        "6.8.5",
        "Abilities that wait for the end of a run become pending only after the whole run.",
        "6.9.6d",
    ),
    _nisei(
        "000",
        "6.8.5 example",
        "Jesminder Sareen does not avoid John Masanori's tag: the run is over when it is given.",
        "6.9.6d",
    ),
)

INITIATION: Final = (
    _nisei(
        "002",
        "6.3.1",
        "The first phase prepares the run and resolves what waits for its start.",
        "6.9.1a",
        "6.9.1b",
        "6.9.1d",
        "6.9.1e",
    ),
    _nisei("002", "6.3.2", "The Runner announces the attacked server.", "6.9.1a"),
    _nisei("002", "6.3.2a", "A server that cannot be run on cannot be announced.", "6.9.1a"),
    _nisei(
        "002",
        "6.3.2a example",
        "Off the Grid cannot be announced; an effect that changes the attacked server to it is not stopped.",
        "6.9.1a",
    ),
    _nisei("002", "6.3.2b", "What a run costs is paid as the server is announced.", "6.9.1a"),
    _nisei(
        "002",
        "6.3.2c",
        "For abilities the run begins after the announcement and its costs.",
        "6.9.1a",
        "6.9.1d",
    ),
    _nisei(
        "002",
        "6.3.2c example",
        "The click for Enhanced Login Protocol is not spent during the run: Heinlein Grid takes nothing.",
        "6.9.1a",
        "6.9.1d",
    ),
    _nisei("002", "6.3.3", "The Runner receives a credit for each bad publicity.", "6.9.1c"),
    _nisei("002", "6.3.3a", "These credits come too late to pay for the run itself.", "6.9.1a", "6.9.1c"),
    _nisei("002", "6.3.3b", "They are in the pool like any other: spent, lost, placed.", "6.9.1c"),
    _nisei("002", "6.3.3c", "What is left of them is lost as the run ends.", "6.9.6b"),
    _nisei(
        "002",
        "6.3.4",
        "Then the Runner approaches the outermost ice, or without ice the server.",
        "6.9.1f",
        "6.9.2a",
        "6.9.5a",
    ),
)

RUNNER_TURN: Final = (
    _nisei("003", "5.7.1", "The steps of the action phase, in order.", *(f"5.7.1{c}" for c in "abcdefgh")),
    _nisei("003", "5.7.1a", "The Runner gains their clicks, four by default.", "5.7.1a"),
    _nisei("003", "5.7.1b", "A window for paid abilities and for rezzing non-ice cards.", "5.7.1b"),
    _nisei("003", "5.7.1c", "Recurring credits are refilled.", "5.7.1c"),
    _nisei("003", "5.7.1d", "The turn formally begins; abilities that wait for that are met.", "5.7.1d"),
    _nisei("003", "5.7.1e", "A window for paid abilities and for rezzing non-ice cards.", "5.7.1e"),
    _nisei("003", "5.7.1f", "With a click left an action is taken; otherwise on to (h).", "5.7.1f"),
    _nisei("003", "5.7.1g", "Back to (e).", "5.7.1g"),
    _nisei("003", "5.7.1h", "The action phase is complete, with its checkpoint.", "5.7.1h"),
    _nisei("003", "5.7.2", "The steps of the discard phase, in order.", *(f"5.7.2{c}" for c in "abcdef")),
    _nisei("003", "5.7.2a", "The Runner discards one by one down to the maximum hand size.", "5.7.2a"),
    _nisei("003", "5.7.2b", "A window for paid abilities and for rezzing non-ice cards.", "5.7.2b"),
    _nisei("003", "5.7.2c", "Unspent clicks are lost.", "5.7.2c"),
    _nisei("003", "5.7.2d", "The turn formally ends; abilities that wait for that are met.", "5.7.2d"),
    _nisei("003", "5.7.2e", "A checkpoint.", "5.7.2e"),
    _nisei(
        "003", "5.7.2f", "The phase and the turn are complete, with a checkpoint; the Corp is next.", "5.7.2f"
    ),
)

CHART: Final = (
    _chart("1", "The Runner declares a run. Is there any ice?", "1", "1?"),
    _chart("1 yes", "With ice on the fort: to step 2.", "1?", "2"),
    _chart("1 no", "Without ice: to step 13.", "1?", "13"),
    _chart("2", "The outermost ice not yet passed is approached; the Runner may use effects.", "2", "2+"),
    _chart(
        "3",
        "The Corp may use effects and rez nodes, upgrades and the approached ice. Is that ice rezzed?",
        "3",
        "3?",
    ),
    _chart("3 yes", "Rezzed already: to step 6.", "3?", "6"),
    _chart("3 no", "Not rezzed: to step 4.", "3?", "4"),
    _chart("4", "The Corp decides whether to rez the ice.", "4"),
    _chart("4 yes", "It does: to step 5.", "4", "5"),
    _chart("4 no", "It does not: to step 12.", "4", "12"),
    _chart("5", "The ice is turned up, its cost is paid, it is rezzed.", "5"),
    _chart("6", "The Runner encounters the ice. Does something skip it?", "6", "6?"),
    _chart("6 yes", "Skipped: to step 12.", "6?", "12"),
    _chart("6 no", "Not skipped: to step 7.", "6?", "7"),
    _chart("7", "Breaking subroutines: can the Runner, and do they want to?", "7", "7?"),
    _chart("7 can: yes", "They can: they are asked whether they want to.", "7", "7?"),
    _chart("7 can: no", "They cannot: to step 11.", "7", "11"),
    _chart("7 want: yes", "They want to: to step 8.", "7?", "8"),
    _chart("7 want: no", "They do not want to: to step 11.", "7?", "11"),
    _chart("8", "The Runner chooses an unbroken subroutine, even one they failed to break before.", "8"),
    _chart("9", "The Runner pays for strength if needed; it lasts for the whole encounter.", "9"),
    _chart(
        "10",
        "The Runner pays to break the subroutine. Is it broken, and do they want another?",
        "10",
        "10?",
        "10+",
    ),
    _chart("10 broke: yes", "Broken: they are asked whether they want to break another.", "10?", "10+"),
    _chart("10 broke: no", "Not broken: to step 7.", "10?", "7"),
    _chart("10 more: yes", "They want to break another: to step 7.", "10+", "7"),
    _chart("10 more: no", "They do not: to step 11.", "10+", "11"),
    _chart(
        "11",
        "Unbroken subroutines take effect in order; one that ends the run has its whole effect, the last.",
        "11",
        "11?",
    ),
    _chart("11 yes", "A subroutine ended the run: to step 20.", "11", "20"),
    _chart("11 no", "None did: to step 12.", "11+", "12"),
    _chart("12", "The Runner passes the ice.", "12"),
    _chart("13", "The Runner may use effects, and chooses whether to jack out.", "13", "13?"),
    _chart("13 yes", "They jack out: the run ends.", "13?", "20"),
    _chart("13 no", "They do not: to step 14.", "13?", "14"),
    _chart("14", "Is unpassed ice left on the fort?", "14"),
    _chart("14 yes", "There is: to step 2.", "14", "2"),
    _chart("14 no", "There is none: to step 15.", "14", "15"),
    _chart("15", "The Corp may use effects and rez nodes and upgrades.", "15"),
    _chart(
        "16",
        "The run is successful; the Runner chooses the order of access, face-down cards too.",
        "16",
        "16+",
        "16.3",
    ),
    _chart("17", "The cards affect the Runner in that order; face-down ones are revealed.", "17"),
    _chart("18", "Agendas are scored, trash costs paid; all is trashed at once, in the order chosen.", "18"),
    _chart("18 yes", "With the 7th agenda point the Runner wins on the spot.", "18"),
    _chart("18 no", "Otherwise: to step 19.", "18", "19"),
    _chart("19", "The Corp deals with the loss of what was trashed.", "19"),
    _chart("20", "The run ends, with the effects that wait for that.", "20", "20+"),
)

ITEMS: Final[tuple[Item, ...]] = (*RUN_ENDS, *INITIATION, *RUNNER_TURN, *CHART)
