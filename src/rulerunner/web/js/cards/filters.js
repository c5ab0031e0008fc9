/** Filters to click: each is a word of the query, put in or taken out. */

import { h } from "../dom.js";
import { has, switched, termsOf } from "./terms.js";

/** @typedef {import("../protocol.js").CardFields} CardFields */
/** @typedef {{family: string, side: string, now: () => string, change: (text: string) => void}} On */

/**
 * @param {CardFields} fields @param {string} text @param {On} on
 * @returns {HTMLElement[]}
 */
export function chips(fields, text, { family, side, now, change }) {
  const terms = termsOf(text);
  const chosen = side || (has(terms, "d:corp") ? "corp" : has(terms, "d:runner") ? "runner" : "");
  const sides = chosen ? [chosen] : ["corp", "runner"];
  const types = [...new Set(sides.flatMap((each) => fields.types[family]?.[each] ?? []))];
  const factions = chosen ? (fields.factions[family]?.[chosen] ?? []) : [];
  return [
    ...(side ? [] : [group("Side", [toggle("d:corp", "Corp"), toggle("d:runner", "Runner")])]),
    group("Type", types.map((type) => toggle(`t:${type}`, type))),
    ...(factions.length ? [group("Faction", factions.map(([id, name]) => toggle(`f:${id}`, name)))] : []),
    group("", [toggle("is:playable", "playable"), formats()]),
  ];

  /** @param {string} term @param {string} words */
  function toggle(term, words) {
    const pressed = has(terms, term);
    return h(
      "button",
      { class: "chip-button", type: "button", "aria-pressed": String(pressed), dataset: { term }, on: { click: () => change(switched(termsOf(now()), term)) } },
      words,
    );
  }

  function formats() {
    const chosen = terms.find((term) => term.startsWith("legal:")) ?? "";
    const select = h(
      "select",
      { class: "field small-field", "aria-label": "Legal in", on: { change: () => change([...termsOf(now()).filter((term) => !term.startsWith("legal:")), select.value].filter(Boolean).join(" ")) } },
      h("option", { value: "" }, "any format"),
      fields.formats.filter(([, , of]) => of === family).map(([id, name]) => h("option", { value: `legal:${id}`, selected: chosen === `legal:${id}` }, name)),
    );
    return select;
  }
}

/** @param {string} label @param {(HTMLElement)[]} parts */
function group(label, parts) {
  return h("div", { class: "chip-group", role: "group", "aria-label": label || "More" }, label && h("span", { class: "chip-label muted" }, label), parts);
}
