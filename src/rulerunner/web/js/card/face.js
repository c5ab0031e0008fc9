/**
 * A card drawn by us. `cardFace` gives an element at once; facts that are not here yet are filled in when they come.
 */

import { h, put } from "../dom.js";
import { artOf } from "./art.js";
import { backOf } from "./back.js";
import { cachedFacts, factOf, factsOf } from "./facts.js";
import { sign } from "./icons.js";
import { widestWord, widthOf } from "./widths.js";
import { counterWords, labelOf, standing } from "./words.js";

/** @typedef {import("../protocol.js").CardFace} CardFace */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {"tiny"|"small"|"large"} Size */
/** How a text is shown. @typedef {(text: string) => import("../dom.js").Children} Words */
/** @typedef {{rules: string, size?: Size, landscape?: boolean, words?: Words}} Options */

/**
 * @param {CardView} card
 * @param {Options} options
 * @returns {HTMLElement}
 */
export function cardFace(card, { rules, size = "small", landscape = false, words = (text) => text }) {
  const element = h("div", {
    class: ["card", `card-${size}`, landscape && "card-landscape"],
    dataset: { handle: card.handle, state: standing(card) },
  });
  const face = card.name ? cachedFacts(rules, card.name) : undefined;
  fill(element, card, face, size, words);
  if (card.name && !face) {
    factsOf(rules, card.name).then(
      (found) => fill(element, card, found, size, words),
      () => undefined, // the name, type and counters are drawn; a later drawing asks again
    );
  }
  return element;
}

/**
 * A card that lies nowhere: in a deck list, in a picture of a deck.
 * @param {string} name @param {string} side @param {string} [type]
 * @returns {CardView}
 */
export function looseCard(name, side, type = "") {
  return { handle: "", side, id: null, name, type, faceup: true, strength: null, counters: [], hosted: [], zone: "", server: null, part: "", host: "", notes: [], subtypes: null };
}

/**
 * @param {HTMLElement} element @param {CardView} card @param {CardFace | undefined} face @param {Size} size @param {Words} words
 */
function fill(element, card, face, size, words) {
  element.setAttribute("role", size === "large" ? "group" : "img");
  element.setAttribute("aria-label", labelOf(card, face));
  element.dataset.kind = face?.kind ?? card.type;
  element.classList.toggle("card-homemade", !!face?.homemade);
  element.dataset.faction = face?.faction || (card.side === "corp" ? "corp" : "runner");
  element.classList.toggle("card-back", !card.name);
  put(element, ...(card.name ? front(card, face, size, words) : [h("div", { class: "card-art" }, backOf(card.side))]), marks(card));
}

/**
 * @param {CardView} card @param {CardFace | undefined} face @param {Size} size @param {Words} words
 * @returns {import("../dom.js").Children[]}
 */
function front(card, face, size, words) {
  const large = size === "large";
  const art = h("div", { class: "card-art" }, face && artOf({ ...face, name: card.name }));
  const [first, subtitle] = !large && card.type === "identity" ? card.name.split(/: */, 2) : [card.name];
  const shown = `${face?.unique ? "◆" : ""}${first}`;
  const name = h(
    "span",
    { class: "card-name", style: { "--word": widestWord(shown).toFixed(2), "--whole": widthOf(shown).toFixed(2) } },
    face?.unique && h("span", { class: "card-unique", "aria-hidden": "true" }, "◆"),
    first,
  );
  const type = h("span", { class: "card-type" }, subtitle ?? (face ? typeLine(face) : card.type));
  const cost = face && factOf(face, "cost");
  const corner = cost && h("span", { class: "card-cost", "aria-hidden": "true" }, cost);
  const gist = face?.gist && h("span", { class: "card-gist" }, face.gist);
  if (!large) return [art, corner, h("span", { class: "card-plate" }, name, type, gist), face && foot(card, face)];
  return [
    h("header", { class: "card-head" }, corner, name),
    art,
    h("p", { class: "card-line" }, type, face && h("span", { class: "card-faction" }, face.faction_name)),
    face && h("div", { class: "card-text" }, face.text.map((line) => textLine(line, words))),
    face?.homemade && h("p", { class: "card-note" }, "Home-made: nobody printed this card."),
    face && !face.playable && h("p", { class: "card-note" }, "Not playable yet: part of its text is not written."),
    face && details(card, face),
  ];
}

/** A line of text; a subroutine has its arrow. @param {string} line @param {Words} words */
function textLine(line, words) {
  const [whole, does] = /^Subroutine: (.*)$/s.exec(line) ?? [];
  if (!whole) return h("p", null, words(line));
  const arrow = [h("b", { "aria-hidden": "true" }, "↳"), h("span", { class: "hidden-words" }, "Subroutine: ")];
  return h("p", { class: "card-sub" }, arrow, words(title(does)));
}

/** @param {CardFace} face */
function typeLine(face) {
  return face.subtypes.length ? `${face.type} · ${face.subtypes.map(title).join(" · ")}` : face.type;
}

/** @param {string} words */
function title(words) {
  return words.length <= 2 || words === "bbs" ? words.toUpperCase() : words.replace(/^./, (letter) => letter.toUpperCase());
}

/** The numbers at the foot of a small card. @param {CardView} card @param {CardFace} face */
function foot(card, face) {
  /** @param {import("./facts.js").Fact} fact @param {string} value @param {string} [extra] */
  const number = (fact, value, extra = "") => value && h("span", { class: ["card-number", extra] }, sign(fact), value);
  const printed = factOf(face, "strength");
  const now = card.strength ?? printed;
  const change = printed && Number(now) !== Number(printed) ? (Number(now) > Number(printed) ? "raised" : "lowered") : "";
  const pips = Number(factOf(face, "influence") || 0);
  return h(
    "span",
    { class: "card-foot", "aria-hidden": "true" },
    number("strength", String(now), change),
    number("requirement", factOf(face, "requirement")),
    number("points", factOf(face, "points")),
    number("memory", factOf(face, "memory")),
    number("trash", factOf(face, "trash")),
    number("link", factOf(face, "link")),
    pips > 0 && h("span", { class: "card-pips" }, Array.from({ length: pips }, () => h("i", null))),
  );
}

/**
 * All facts of a large card, in words.
 * @param {CardView} card @param {CardFace} face
 * @returns {import("../dom.js").Child[]}
 */
function details(card, face) {
  const rows = face.facts.map(([called, value], at) => {
    const changed = face.keys[at] === "strength" && card.strength !== null && String(card.strength) !== value;
    return h("div", null, h("dt", null, called), h("dd", null, changed ? [`${card.strength} `, h("small", null, `printed ${value}`)] : value));
  });
  return [
    h("dl", { class: "card-facts" }, rows),
    face.rules.length > 0 &&
      h("ul", { class: "card-rules" }, face.rules.map(([rule, words]) => h("li", null, h("span", { class: "rule" }, rule), ` ${words}`))),
  ];
}

/** Counters and state, over the picture. @param {CardView} card */
function marks(card) {
  const state = standing(card);
  const closed = card.name && (state === "unrezzed" || state === "facedown");
  if (!card.counters.length && !card.notes.length && !closed) return null;
  return h(
    "span",
    { class: "card-marks", "aria-hidden": "true" },
    closed && h("span", { class: "chip chip-closed" }, sign("closed"), h("span", { class: "chip-word" }, state)),
    card.counters.map(([kind, count]) =>
      h("span", { class: "chip", dataset: { counter: kind }, title: counterWords(kind, count) }, sign(kind), String(count)),
    ),
    card.notes.map(({ text }) => h("span", { class: "chip chip-note", title: text }, sign("note"), h("span", { class: "chip-word" }, text))),
  );
}
