// In which order the options of a decision are shown: what a player usually means first.

/** @typedef {import("../protocol.js").OptionView} OptionView */
/** @typedef {import("../protocol.js").DecisionView} DecisionView */

/** What is usually meant comes first; what is left over, and what ends a choice, last. */
const ORDER = [
  "score",
  "rez",
  "trigger",
  "use",
  "replace",
  "subroutine",
  "access",
  "play",
  "install",
  "advance",
  "run",
  "draw",
  "gain credit",
  "yes",
  "trash",
  "card",
  "effect",
  "server",
  "number",
  "keep",
  "mulligan",
  "discard",
  "remove tag",
  "lift",
  "errand",
  "trash resource",
  "rig",
  "no",
  "purge",
  "done",
  "pass",
];

/** Questions that are usually answered with no: a run goes on. */
const RATHER_NOT = new Set(["jack-out"]);

/** @param {OptionView} option @param {string} about */
function rank({ kind }, about) {
  if (kind === "no" && RATHER_NOT.has(about)) return -1;
  const at = ORDER.indexOf(kind);
  return at < 0 ? ORDER.indexOf("rig") : at;
}

const PARTS = ["ice", "root"];

/**
 * Where the board shows a card: by server, its ice from the outermost, its root; cards elsewhere by their place.
 * @param {string} handle
 * @returns {(string | number)[]}
 */
function spot(handle) {
  const [, zone, server, part, index] = /^(server) (\d+) (ice|root) (\d+)/.exec(handle) ?? [];
  if (zone) return [0, "", Number(server), PARTS.indexOf(part), Number(index)];
  const [, pile, at] = /^(.*?) (\d+)$/.exec(handle) ?? [];
  return pile ? [1, pile, Number(at), 0, 0] : [2, handle, 0, 0, 0];
}

/** @param {OptionView} one @param {OptionView} two */
function asOnTheBoard(one, two) {
  if (one.kind !== two.kind || !PLACED.has(one.kind) || !one.card || !two.card) return 0;
  const [first, second] = [spot(one.card), spot(two.card)];
  const differs = first.findIndex((part, at) => part !== second[at]);
  return differs < 0 ? 0 : first[differs] < second[differs] ? -1 : 1;
}

/** Options that are one card each. */
const PLACED = new Set(["card", "access", "trash", "discard", "rez", "advance"]);

/**
 * The indexes of options, in the order of what they likely mean; cards as they lie on the board. Numbers, and other
 * options of one kind, stay as they are.
 * @param {readonly OptionView[]} options
 * @param {readonly number[]} indexes
 * @param {string} [about] what the question is about
 */
export function ranked(options, indexes, about = "") {
  return [...indexes].sort((a, b) => rank(options[a], about) - rank(options[b], about) || asOnTheBoard(options[a], options[b]) || a - b);
}

/**
 * Two options in the same words are told apart by a number.
 * @param {readonly OptionView[]} options
 * @returns {string[]}
 */
export function toldApart(options) {
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const { text } of options) count.set(text, (count.get(text) ?? 0) + 1);
  /** @type {Map<string, number>} */
  const seen = new Map();
  return options.map(({ text }) => {
    if ((count.get(text) ?? 0) < 2) return "";
    const number = (seen.get(text) ?? 0) + 1;
    seen.set(text, number);
    return `${number} of ${count.get(text)}`;
  });
}

/**
 * The words that every option of "where?" begins with: the question says them, so the places are enough.
 * @param {DecisionView} decision
 */
export function saidAlready({ kind, options }) {
  if (kind !== "choose server" || options.length < 2) return "";
  const [first, ...others] = options.map(({ verb, what }) => `${verb} ${what}`.split(" "));
  const differs = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  // "Run HQ" is short enough as it is.
  return differs > 2 && others.every((words) => words.length > differs) ? `${first.slice(0, differs).join(" ")} ` : "";
}
