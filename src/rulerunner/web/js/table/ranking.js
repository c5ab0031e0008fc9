// In which order the options of a decision are shown: what a player usually means first.

/** @typedef {import("../protocol.js").OptionView} OptionView */
/** @typedef {import("../protocol.js").DecisionView} DecisionView */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("../protocol.js").View} View */

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

/**
 * Where the board shows each card, by its handle: the servers in order, each with its ice from the outermost and its
 * root, then the cards elsewhere.
 * @param {View} view
 * @returns {Map<string, number>}
 */
export function boardOrder(view) {
  /** @type {Map<string, number>} */
  const order = new Map();
  /** @param {readonly CardView[]} cards */
  const lay = (cards) => {
    for (const card of cards) {
      order.set(card.handle, order.size);
      lay(card.hosted);
    }
  };
  for (const { ice, root } of view.servers) {
    lay(ice);
    lay(root);
  }
  [view.rig, view.hand, view.archives, view.heap, view.corp_score, view.runner_score].forEach(lay);
  [view.play, view.aside, view.removed, view.shown, view.identities].forEach(lay);
  return order;
}

/** Options that are one card each. */
const PLACED = new Set(["card", "access", "trash", "discard", "rez", "advance"]);

/** @param {OptionView} one @param {OptionView} two @param {ReadonlyMap<string, number>} places */
function asOnTheBoard(one, two, places) {
  if (one.kind !== two.kind || !PLACED.has(one.kind) || !one.card || !two.card) return 0;
  return (places.get(one.card) ?? places.size) - (places.get(two.card) ?? places.size);
}

/**
 * The indexes of options, in the order of what they likely mean; cards as they lie on the board. Numbers, and other
 * options of one kind, stay as they are.
 * @param {readonly OptionView[]} options
 * @param {readonly number[]} indexes
 * @param {string} [about] what the question is about
 * @param {ReadonlyMap<string, number>} [places] where the board shows each card
 */
export function ranked(options, indexes, about = "", places = new Map()) {
  return [...indexes].sort(
    (a, b) =>
      rank(options[a], about) - rank(options[b], about) || asOnTheBoard(options[a], options[b], places) || a - b,
  );
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
