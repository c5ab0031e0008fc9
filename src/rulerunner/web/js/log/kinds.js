// Which lines of the log tell a story, and which matter only to those who follow every step.

/** What another line says anyway, or what changes nothing that is seen. */
const QUIET = new Set([
  "step",
  "choice",
  "spend clicks",
  "spend credits",
  "gain clicks",
  "turn ends",
  "passes all ice",
  "approach server",
  "server created",
  "server ceases",
  "breach",
  "access ends",
  "shuffle",
  "pass priority",
  "fully broken",
  // Before them it was said that the run is ended, or successful, or that the Runner jacks out.
  "unsuccessful run",
  "run ends",
]);

/** @param {import("../protocol.js").LogLine} line */
export function isQuiet(line) {
  return QUIET.has(line.kind);
}

/** What a player does, or what a card does by itself: one line, with what comes of it behind it. */
const HEADS = new Set([
  "play",
  "use",
  "install",
  "advance",
  "rez",
  "score",
  "steal",
  "subroutine resolves",
  "access",
  "trash accessed",
  "encounter",
]);

/** What only comes of something that has a line already. */
const DETAILS = new Set([
  "gain credits",
  "lose credits",
  "lose clicks",
  "place",
  "remove",
  "move",
  "host",
  "look",
  "draw",
  "subroutine broken",
]);

/** Where something new begins. */
const BEGINS = new Set(["spend clicks", "turn begins", "pass", "run ends", "breach"]);

/**
 * Lines in the order in which they are told: the cause first. Damage is done by trashing cards, and credits are taken
 * off a card before they are in the pool, so the machine notes that first; a reader hears of the damage, which names
 * the cards, and of the credits gained.
 * @param {readonly import("../protocol.js").LogLine[]} lines
 * @returns {import("../protocol.js").LogLine[]}
 */
export function causesFirst(lines) {
  /** @type {import("../protocol.js").LogLine[]} */
  const told = [];
  for (const line of lines) {
    let at = told.length;
    if (line.kind === "damage") while (at > 0 && isLost(told[at - 1], line)) at--;
    if (at > 0 && isTaken(told[at - 1], line)) at--;
    told.splice(at, 0, line);
  }
  return told;
}

/**
 * Whether a card was trashed by the damage that names it.
 * @param {import("../protocol.js").LogLine} line
 * @param {import("../protocol.js").LogLine | null} damage
 */
function isLost(line, damage) {
  return line.kind === "trash" && line.card !== "" && damage?.kind === "damage" && damage.text.includes(line.card);
}

/**
 * Whether credits came off the card that paid them out.
 * @param {import("../protocol.js").LogLine} line
 * @param {import("../protocol.js").LogLine | null} gain
 */
function isTaken(line, gain) {
  return line.kind === "remove" && line.card !== "" && gain?.kind === "gain credits" && gain.card === line.card;
}

/**
 * For each of some lines, the line it is a detail of, or null. Causes come before effects.
 * @param {readonly import("../protocol.js").LogLine[]} lines
 * @param {import("../protocol.js").LogLine | null} [before] the line that the first ones may be details of
 * @returns {(import("../protocol.js").LogLine | null)[]}
 */
export function headsOf(lines, before = null) {
  let head = before;
  /** @type {import("../protocol.js").LogLine | null} */
  let damage = null;
  return lines.map((line, at) => {
    if (isLost(line, damage)) return damage;
    damage = line.kind === "damage" ? line : null;
    const last = at ? lines[at - 1] : before;
    if (begins(line, last)) head = null;
    if (!head && isTaken(line, last)) return last;
    if (HEADS.has(line.kind)) {
      head = line;
      return null;
    }
    // That a subroutine resolves says nothing of what it does: that has a line of its own.
    if (head?.kind === "subroutine resolves") return null;
    return DETAILS.has(line.kind) || isLeaving(line, head) ? head : null;
  });
}

/**
 * Whether something new begins. What an ability costs is paid once it is used: that is no new action.
 * @param {import("../protocol.js").LogLine} line
 * @param {import("../protocol.js").LogLine | null} last the line before it
 */
function begins(line, last) {
  return BEGINS.has(line.kind) && !(line.kind === "spend clicks" && last?.kind === "use");
}

/**
 * Whether a card that was played goes where played cards go: nobody has to be told.
 * @param {import("../protocol.js").LogLine} line
 * @param {import("../protocol.js").LogLine | null} head
 */
function isLeaving(line, head) {
  return line.kind === "trash" && head?.kind === "play" && head.card === line.card;
}

/**
 * The line that what follows may be a detail of.
 * @param {readonly import("../protocol.js").LogLine[]} lines
 * @param {import("../protocol.js").LogLine | null} [before]
 */
export function lastHead(lines, before = null) {
  let head = before;
  lines.forEach((line, at) => {
    if (begins(line, at ? lines[at - 1] : before)) head = null;
    if (HEADS.has(line.kind)) head = line;
  });
  return head;
}
