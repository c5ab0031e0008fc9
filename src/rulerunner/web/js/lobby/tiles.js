/** Choices as tiles: a radio button each, so that arrow keys and screen readers know them. */

import { artOf } from "../card/art.js";
import { h } from "../dom.js";
import { planOf } from "./words.js";

/** @typedef {import("../protocol.js").DeckInfo} DeckInfo */
/** @typedef {import("../dom.js").Children} Children */

/**
 * @param {{group: string, value: string, chosen: boolean, choose: (value: string) => void, class?: string,
 *   dataset?: Record<string, string>}} choice
 * @param {...Children} words
 */
export function tile({ group, value, chosen, choose, class: name = "", dataset = {} }, ...words) {
  return h(
    "label",
    { class: ["tile", name], dataset },
    h("input", { type: "radio", name: group, value, checked: chosen, on: { change: () => choose(value) } }),
    h("span", { class: "tile-body" }, ...words),
  );
}

/** The emblem of a deck: its identity's, or one made from its own name. @param {DeckInfo} deck */
export function emblem(deck) {
  const name = deck.identity || deck.name;
  return h(
    "span",
    { class: "emblem card", dataset: { faction: deck.faction || deck.side, kind: "identity" }, "aria-hidden": "true" },
    h("span", { class: "card-art" }, artOf({ name, kind: "identity", side: deck.side })),
  );
}

/** @param {DeckInfo} deck */
export function deckWords(deck) {
  return h(
    "span",
    { class: "deck-words" },
    h("b", null, deck.name),
    deck.identity && h("small", { class: "deck-identity" }, deck.identity),
    h("span", { class: "deck-plan" }, planOf(deck)),
  );
}

/**
 * @param {DeckInfo} deck
 * @param {{chosen: boolean, choose: (id: string) => void, look: (deck: DeckInfo) => void}} on
 */
export function deckTile(deck, { chosen, choose, look }) {
  return h(
    "div",
    { class: "deck faction", dataset: { deck: deck.id, faction: deck.faction || deck.side } },
    tile({ group: "deck", value: deck.id, chosen, choose }, emblem(deck), deckWords(deck)),
    h("button", { class: "button quiet deck-look", type: "button", "aria-label": `The ${deck.cards} cards of ${deck.name}`, on: { click: () => look(deck) } }, `${deck.cards} cards`),
  );
}
