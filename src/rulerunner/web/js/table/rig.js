// The Runner's side of the table: the rig by kind, the stack and the heap.

import { h } from "../dom.js";
import { cardSlot } from "./card.js";
import { icon } from "./icons.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("./card.js").Drawing} Drawing */

const KINDS = [
  ["program", "Programs"],
  ["hardware", "Hardware"],
  ["resource", "Resources"],
];

/**
 * @param {View} view
 * @param {Drawing} on
 */
export function drawRig(view, on) {
  return h(
    "section",
    {
      class: "rig",
      "aria-label": "The Runner's rig",
      // Where it is too large for its place it is scrolled: without cards nothing else in it takes the keyboard.
      tabindex: view.rig.length ? null : 0,
      dataset: { drop: "rig", scroll: "rig", pane: "rig" },
    },
    KINDS.map(([kind, title]) =>
      group(
        title,
        // What the Corp is not shown lies face down, and only resources do.
        view.rig.filter((card) => (card.type || "resource") === kind),
        on,
      ),
    ),
    h("div", { class: "rig-piles" }, pile(on.words.title("stack"), view.runner.deck, "deck"), heap(view, on), outside(view, on)),
  );
}

/**
 * @param {string} title
 * @param {CardView[]} cards
 * @param {Drawing} on
 */
function group(title, cards, on) {
  return h(
    "section",
    { class: ["rig-group", !cards.length && "empty"], "aria-label": title, style: { "--n": Math.max(1, cards.length) } },
    h("h3", { class: "zone-title" }, title),
    h(
      "div",
      { class: "cards" },
      cards.map((card) => cardSlot(card, on, { size: "tiny", where: "in the rig" })),
    ),
  );
}

/**
 * @param {string} title
 * @param {number} count
 * @param {string} kind
 */
function pile(title, count, kind) {
  return h(
    "div",
    { class: "pile", dataset: { pile: `runner ${kind}`, drop: kind === "discard" ? "heap" : undefined } },
    h("b", { class: "pile-count" }, count),
    h("span", { class: "pile-note" }, title),
  );
}

/**
 * @param {View} view
 * @param {Drawing} on
 */
function heap(view, on) {
  const title = on.words.title("heap");
  if (!view.heap.length) return pile(title, 0, "discard");
  return openPile(title, title, view.heap, { pile: "runner discard", drop: "heap", nav: "" }, on);
}

/**
 * Identities that the Runner brought along, for their eyes alone.
 * @param {View} view
 * @param {Drawing} on
 */
function outside(view, on) {
  const cards = view.outside ?? [];
  return cards.length > 0 && openPile("Outside the game", "Outside", cards, { pile: "runner outside", nav: "" }, on);
}

/**
 * A pile that may be looked through.
 * @param {string} title
 * @param {string} note
 * @param {CardView[]} cards
 * @param {Record<string, string>} dataset
 * @param {Drawing} on
 */
function openPile(title, note, cards, dataset, on) {
  const inside = cards.reduce((sum, card) => sum + (on.glow.get(card.handle)?.length ?? 0), 0);
  return h(
    "button",
    {
      type: "button",
      class: ["pile", inside > 0 && "legal"],
      tabindex: -1,
      dataset,
      on: {
        click: (/** @type {MouseEvent} */ e) => on.onPile(title, cards, /** @type {HTMLElement} */ (e.currentTarget)),
      },
    },
    h(
      "span",
      { class: "pile-face", "aria-hidden": "true" },
      h("b", { class: "pile-count" }, cards.length),
      h("span", { class: "pile-note" }, note),
    ),
    h("span", { class: "hidden-words" }, `${title}: ${cards.length} cards. Look at them`),
    inside > 0 && h("span", { class: "legal-mark", "aria-hidden": "true" }, icon("spark")),
  );
}
