/** When the coach of a guided game has something to say: `firsts.txt` of the lessons says what, and in which words. */

/** @typedef {import("../protocol.js").View} View */
/** @typedef {[string, string, string]} First when, a title, what is said */

/** The first word says to whom: what one player is told about the other is no news to the other. */
const SEATS = ["corp", "runner"];

/**
 * For whom something is said, and when.
 * @param {string} when
 * @returns {[string, string]} the seat ("": both), and the rest
 */
function parted(when) {
  const [first, ...rest] = when.split(" ");
  return SEATS.includes(first) ? [first, rest.join(" ")] : ["", when];
}

/**
 * Whether something happens now that is to be explained.
 * @param {string} when @param {View} view @param {readonly import("../protocol.js").LogLine[]} lines
 */
export function fits(when, view, lines) {
  const [seat, what] = parted(when);
  if (seat && seat !== view.seat) return false;
  const [word, ...rest] = what.split(" ");
  const { decision } = view;
  if (word === "asks") return decision?.kind === rest.join(" ");
  if (word === "about") return decision?.about === rest.join(" ");
  if (word === "offers") return decision?.kind === "action" && decision.options.some(({ kind }) => kind === rest.join(" "));
  if (word === "window") return decision?.kind === "paid" && view.encounter === null;
  if (word === "encounter") return view.encounter !== null;
  if (word === "over") return view.result !== null;
  const side = SEATS.includes(rest.at(-1) ?? "") ? rest.at(-1) : "";
  const kind = (side ? rest.slice(0, -1) : rest).join(" ");
  return word === "log" && lines.some((line) => line.kind === kind && (!side || line.side === side));
}

/**
 * Why one would choose each kind of option that is offered.
 * @param {readonly First[]} firsts @param {View} view
 */
export function whysFor(firsts, view) {
  const kinds = new Set(view.decision?.options.map(({ kind }) => kind) ?? []);
  const said = (/** @type {string} */ kind) => firsts.filter(([when]) => when === `why ${kind}` || when === `${view.seat} why ${kind}`);
  return [...kinds].flatMap(said);
}
