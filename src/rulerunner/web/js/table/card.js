// A card on the table: its face in a button, and the cards it hosts.

import { cardFace } from "../card/face.js";
import { hoverable } from "../card/zoom.js";
import { h } from "../dom.js";
import { icon } from "./icons.js";

/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {import("./options.js").Doing} Doing */
/** @typedef {import("./words.js").Lexicon} Lexicon */
/**
 * What the zones of a board share while it is drawn.
 * @typedef {{
 *   rules: string,
 *   words: Lexicon,
 *   seat: string,
 *   names: Record<string, string>,
 *   glow: Map<string, Doing[]>,
 *   servers: Map<number, Doing[]>,
 *   onCard: (handle: string, card: CardView, element: HTMLElement) => void,
 *   onServer: (id: number, element: HTMLElement) => void,
 *   onPile: (title: string, cards: readonly CardView[], element: HTMLElement) => void,
 *   passive: boolean,
 * }} Drawing
 */

/**
 * @param {CardView} card
 * @param {Drawing} on
 * @param {{size?: "tiny" | "small", where?: string, hand?: boolean, ice?: boolean}} [how]
 * @returns {HTMLElement}
 */
export function cardSlot(card, on, { size = "small", where = "", hand = false, ice = false } = {}) {
  const options = shining(on.glow.get(card.handle));
  const button = h(
    "button",
    {
      type: "button",
      class: ["card-button", options > 0 && "legal"],
      tabindex: -1,
      dataset: { testid: "card", handle: card.handle, nav: "", key: keyOf(card), up: card.faceup ? 1 : 0 },
      on: { click: () => on.onCard(card.handle, card, button) },
    },
    faceOf(card, { size, rules: on.rules, landscape: ice }),
    options > 0 && h("span", { class: "legal-mark", "aria-hidden": "true" }, icon("spark")),
    h("span", { class: "hidden-words" }, cardWords(card, on.words, { where, options, hand })),
  );
  hoverable(button, on.rules, card);
  return h(
    "div",
    { class: ["slot", `slot-${size}`, ice && "ice-slot", hand && "hand-slot"] },
    button,
    card.hosted.length > 0 &&
      h(
        "div",
        { class: "hosted", role: "group", "aria-label": `hosted on ${card.name || "it"}` },
        card.hosted.map((each) => cardSlot(each, on, { size: "tiny", ice, where: `on ${card.name || "its host"}` })),
      ),
  );
}

/**
 * How many things a card can do that are of use now.
 * @param {readonly Doing[]} [doings]
 */
export function shining(doings = []) {
  return doings.filter(({ faint }) => !faint).length;
}

/**
 * A face inside a button that says in words what it shows.
 * @param {CardView} card
 * @param {import("../card/face.js").Options} how
 */
export function faceOf(card, how) {
  return h("span", { class: "face", "aria-hidden": "true" }, cardFace(card, how));
}

/**
 * The same card keeps its key wherever it goes, so that it can be seen moving. A card without an id has its place.
 * @param {CardView} card
 */
export function keyOf(card) {
  return card.id === null ? `at ${card.handle}` : `card ${card.id}`;
}

/**
 * A card in words, for people who do not see it.
 * @param {CardView} card
 * @param {Lexicon} words
 * @param {{where?: string, options?: number, hand?: boolean}} [more]
 */
export function cardWords(card, words, { where = "", options = 0, hand = false } = {}) {
  const rig = card.zone === "table" && card.server === null;
  const said = [card.name || "a face-down card"];
  if (card.type) said.push(words.word(card.type));
  if (card.name && !card.faceup && !hand && card.side === "corp") said.push("unrezzed");
  if (card.name && !card.faceup && rig) said.push("face down");
  if (card.strength !== null) said.push(`strength ${card.strength}`);
  for (const [kind, n] of card.counters) said.push(counterWords(kind, n, words));
  for (const note of card.notes) said.push(note.text);
  if (where) said.push(where);
  if (card.hosted.length) said.push(`hosting ${card.hosted.map((each) => each.name || "a card").join(", ")}`);
  if (options) said.push(options === 1 ? "can act now" : `${options} things it can do now`);
  return said.join(", ");
}

/**
 * @param {string} kind
 * @param {number} n
 * @param {Lexicon} words
 */
export function counterWords(kind, n, words) {
  return kind === "credit" ? words.count(n, "credit") : `${n} ${kind} counter${n === 1 ? "" : "s"}`;
}
