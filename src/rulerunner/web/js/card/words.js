/** What a card and its state are called: for its accessible name, its label and its chips. */

/** @typedef {import("../protocol.js").CardFace} CardFace */
/** @typedef {import("../protocol.js").CardView} CardView */
/** @typedef {""|"rezzed"|"unrezzed"|"facedown"} Standing */

/** @type {Record<string, [string, string]>} */
const COUNTERS = {
  advancement: ["advancement counter", "advancement counters"],
  credit: ["credit", "credits"],
  power: ["power counter", "power counters"],
  virus: ["virus counter", "virus counters"],
  agenda: ["agenda counter", "agenda counters"],
};

/**
 * How a card lies, as far as that means anything where it lies.
 * @param {CardView} card
 * @returns {Standing}
 */
export function standing(card) {
  if (card.server !== null) return card.faceup ? "rezzed" : card.side === "corp" ? "unrezzed" : "facedown";
  return !card.faceup && ["table", "Archives", "heap"].includes(card.zone) ? "facedown" : "";
}

/** Whether it is ice, as far as anyone can see. @param {CardView} card */
export function isIce(card) {
  return card.type === "ice" || (!card.type && card.part === "ice" && !card.host);
}

/** @param {string} kind @param {number} count */
export function counterWords(kind, count) {
  const [one, many] = COUNTERS[kind] ?? [`${kind} counter`, `${kind} counters`];
  return `${count} ${count === 1 ? one : many}`;
}

/**
 * A card in words: its name, type and state.
 * @param {CardView} card @param {CardFace} [face]
 */
export function labelOf(card, face) {
  const state = standing(card);
  const words = [];
  if (card.name) {
    words.push(card.name, face ? [face.type, ...face.subtypes].join(" ") : card.type);
    if (face?.gist) words.push(face.gist);
    if (face && !face.playable) words.push("cannot be played yet");
  } else {
    words.push(`Hidden ${card.side === "corp" ? "Corp" : "Runner"} card`);
    if (isIce(card)) words.push("ice");
  }
  if (state) words.push(state);
  if (card.strength !== null) words.push(`strength ${card.strength}`);
  for (const [kind, count] of card.counters) words.push(counterWords(kind, count));
  for (const note of card.notes) words.push(note.text);
  if (card.hosted.length) words.push(`hosting ${card.hosted.length}`);
  return words.filter(Boolean).join(", ");
}
