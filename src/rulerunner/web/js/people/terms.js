/** What two people agree on before they sit down: clocks, spectators, taking back. */

import { h } from "../dom.js";
import { formatName } from "../lobby/words.js";

/** @typedef {import("../protocol.js").Terms} Terms */

/** @type {Required<Terms>} */
export const USUAL = { minutes: 0, increment: 0, reserve: 0, zero: "loss", abandon: 5, spectators: true, delay: 0, takebacks: true, format: "", homemade: false, sealed: null };

/** How fast a game is played. @type {readonly [string, string, Partial<Terms>][]} */
export const PACES = [
  ["none", "No clocks", { minutes: 0, increment: 0, reserve: 0 }],
  ["slow", "40 minutes each", { minutes: 40, increment: 0, reserve: 20 }],
  ["normal", "25 minutes each", { minutes: 25, increment: 0, reserve: 15 }],
  ["fast", "10 minutes, 10 seconds a turn", { minutes: 10, increment: 10, reserve: 0 }],
  ["bullet", "3 minutes, 5 seconds a turn", { minutes: 3, increment: 5, reserve: 0 }],
];

/** @param {Terms} terms */
export function paceOf(terms) {
  return PACES.find(([, , each]) => each.minutes === terms.minutes && each.increment === terms.increment && each.reserve === terms.reserve)?.[0] ?? "own";
}

/** The clocks in words. @param {Terms} terms */
export function clockWords(terms) {
  if (!terms.minutes && !terms.reserve) return "no clocks";
  const more = [terms.increment && `+${terms.increment} s a turn`, terms.reserve && `${terms.reserve} s free in each turn`].filter(Boolean);
  return [`${terms.minutes} minutes each`, ...more].join(", ");
}

/** All of it in words. @param {Terms} terms @returns {string[]} */
export function termsWords(terms) {
  const zero = terms.zero === "claim" ? "without time the other may claim the game" : "without time the game is lost";
  const seen = terms.delay ? `spectators, ${terms.delay} s later` : "spectators";
  return [
    clockWords(terms),
    terms.minutes || terms.reserve ? zero : "",
    terms.format ? `format: ${formatName(terms.format)}` : "",
    terms.spectators ? seen : "no spectators",
    terms.sealed != null ? "sealed: both decks are made from the packs of this table" : "",
    terms.homemade ? "home-made cards may be played" : "",
    terms.takebacks ? "one may ask to take back" : "nothing is taken back",
    terms.abandon ? `who stays away ${terms.abandon} minutes may lose` : "",
  ].filter(Boolean);
}

/**
 * The part of setting up a table that is for two people.
 * @param {{terms: Terms, listed: boolean}} wish
 * @param {readonly string[]} formats
 * @param {(news: {terms?: Terms, listed?: boolean}) => void} change
 */
export function termsForm(wish, formats, change) {
  const set = (/** @type {Partial<Terms>} */ news) => change({ terms: { ...wish.terms, ...news } });
  const number = (/** @type {"minutes" | "increment" | "reserve" | "delay" | "abandon"} */ name, /** @type {string} */ words, /** @type {number} */ most) =>
    h("label", { class: "labelled" }, h("span", null, words), h("input", { class: "field short", type: "number", min: 0, max: most, name: `terms-${name}`, value: String(wish.terms[name] ?? 0), on: { change: (/** @type {Event} */ event) => set({ [name]: clamp(event, most) }) } }));
  const check = (/** @type {string} */ name, /** @type {string} */ words, /** @type {boolean} */ checked, /** @type {(on: boolean) => void} */ on) =>
    h("label", { class: "switch" }, h("input", { type: "checkbox", name, checked, on: { change: (/** @type {Event} */ event) => on(/** @type {HTMLInputElement} */ (event.target).checked) } }), h("span", null, words));
  const own = h("details", { class: "terms-own", open: paceOf(wish.terms) === "own" }, h("summary", null, "Choose the times yourself"), h("div", { class: "row wrap" }, number("minutes", "Minutes on each clock", 600), number("increment", "Seconds gained as the own turn begins", 600), number("reserve", "Seconds free in each turn", 600), number("abandon", "Minutes away before the game may be claimed", 10000), number("delay", "Seconds by which spectators see things later", 600)));
  const pace = h("select", { class: "field", name: "terms-pace", dataset: { testid: "pace" } }, PACES.map(([id, words]) => h("option", { value: id, selected: paceOf(wish.terms) === id }, words)), h("option", { value: "own", selected: paceOf(wish.terms) === "own" }, "Own times"));
  pace.addEventListener("change", () => {
    const found = PACES.find(([id]) => id === pace.value);
    if (!found) return void (own.open = true);
    set(found[2]);
    for (const name of /** @type {const} */ (["minutes", "increment", "reserve"])) {
      const input = own.querySelector(`[name=terms-${name}]`);
      if (input instanceof HTMLInputElement) input.value = String(found[2][name] ?? 0);
    }
  });
  return [
    h("div", { class: "row wrap" }, h("label", { class: "labelled" }, h("span", null, "Clocks"), pace), formats.length > 0 && h("label", { class: "labelled" }, h("span", null, "Format"), formatField(wish.terms, formats, set))),
    h(
      "div",
      { class: "row wrap" },
      check("listed", "In the open lobby: anyone may sit down", wish.listed, (listed) => change({ listed })),
      check("spectators", "Others may watch", wish.terms.spectators ?? true, (spectators) => set({ spectators })),
      check("takebacks", "One may ask to take back", wish.terms.takebacks ?? true, (takebacks) => set({ takebacks })),
      check("homemade", "Home-made cards may be played", wish.terms.homemade ?? false, (homemade) => set({ homemade })),
      wish.terms.sealed != null && check("sealed", "Sealed: both play nothing but the packs that were opened for this table", true, () => set({ sealed: null })),
      check("zero", "Without time the game is not lost, but may be claimed", wish.terms.zero === "claim", (claim) => set({ zero: claim ? "claim" : "loss" })),
    ),
    own,
  ];
}

/** @param {Terms} terms @param {readonly string[]} formats @param {(news: Partial<Terms>) => void} set */
function formatField(terms, formats, set) {
  const field = h("select", { class: "field", name: "terms-format" }, h("option", { value: "" }, "Any deck that the rules allow"), formats.map((each) => h("option", { value: each, selected: terms.format === each }, formatName(each))));
  field.addEventListener("change", () => set({ format: field.value }));
  return field;
}

/** @param {Event} event @param {number} most */
function clamp(event, most) {
  const value = Number(/** @type {HTMLInputElement} */ (event.target).value);
  return Number.isInteger(value) ? Math.min(most, Math.max(0, value)) : 0;
}
