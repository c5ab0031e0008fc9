// Naming a card: one types some letters and picks one of the names that have them.

import { h, put } from "../dom.js";
import { api } from "../net.js";

/** @typedef {import("../protocol.js").DecisionView} DecisionView */

/** So many names that fit are shown. */
const MOST = 24;
/** The names by edition: fetched once, they are always the same. @type {Map<string, Promise<string[]>>} */
const lists = new Map();
/** The box of each decision, so that drawing it anew loses no letter. @type {WeakMap<DecisionView, HTMLElement>} */
const boxes = new WeakMap();

/** @param {string} rules @returns {Promise<string[]>} */
function namesOf(rules) {
  let list = lists.get(rules);
  if (!list) {
    list = api.get(`/api/names?rules=${encodeURIComponent(rules)}`).then((answer) => answer.names);
    list.catch(() => lists.delete(rules));
    lists.set(rules, list);
  }
  return list;
}

/** A text without capitals and accents. @param {string} text */
const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The places of the names that have every word typed; those that begin with it come first.
 * @param {string} typed
 * @param {readonly string[]} names
 */
export function fitting(typed, names) {
  const wanted = fold(typed).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const places = names.map((name, place) => ({ place, name: fold(name) }));
  const fits = places.filter(({ name }) => words.every((word) => name.includes(word)));
  const rank = (/** @type {string} */ name) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2);
  return fits.sort((a, b) => rank(a.name) - rank(b.name) || a.place - b.place).map(({ place }) => place);
}

/**
 * @param {DecisionView} decision
 * @param {string} rules
 * @param {(index: number) => void} choose
 */
export function nameBox(decision, rules, choose) {
  const drawn = boxes.get(decision);
  if (drawn) return drawn;
  const own = decision.options.map((option) => option.text);
  /** @type {readonly string[]} */
  let names = own;
  const found = h("div", { class: "options", role: "group", "aria-label": "Names" });
  const input = h("input", {
    type: "search",
    class: "field name-field",
    placeholder: "Type a name",
    "aria-label": "The name of a card",
    autocomplete: "off",
    maxlength: 100,
    dataset: { testid: "name-field" },
    on: {
      input: () => show(),
      keydown: (/** @type {KeyboardEvent} */ event) => {
        const first = event.key === "Enter" ? fitting(input.value, names)[0] : undefined;
        if (first !== undefined) choose(first);
      },
    },
  });
  const show = () => {
    const fits = fitting(input.value, names);
    put(
      found,
      fits.slice(0, MOST).map((place) =>
        h(
          "button",
          { type: "button", class: "option kind-name", dataset: { testid: "option", option: place }, on: { click: () => choose(place) } },
          h("span", { class: "option-label" }, names[place]),
        ),
      ),
      fits.length > MOST && h("span", { class: "more-names" }, `and ${fits.length - MOST} more`),
      input.value.trim() !== "" && !fits.length && h("span", { class: "more-names" }, "No card is called so."),
    );
  };
  namesOf(rules).then(
    (printed) => {
      names = [...own, ...printed];
      show();
    },
    () => put(found, h("span", { class: "more-names" }, "The list of names could not be fetched.")),
  );
  const box = h("div", { class: "name-box" }, input, found);
  boxes.set(decision, box);
  return box;
}
