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
]);

/** @param {import("../protocol.js").LogLine} line */
export function isQuiet(line) {
  return QUIET.has(line.kind);
}
