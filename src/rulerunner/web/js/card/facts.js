/** The facts of cards, asked for once each. */

import { Refusal, api, once, query } from "../net.js";

/** @typedef {import("../protocol.js").CardFace} CardFace */
/** @typedef {"cost"|"strength"|"memory"|"trash"|"requirement"|"points"|"influence"|"link"} Fact */

const TOO_FAST = 429;

/** @type {Map<string, CardFace>} */
const known = new Map();

/** Home-made cards that are being asked for, by name. @type {Map<string, Promise<void>>} */
const brought = new Map();
/** The home-made cards that were brought last, as data. */
let last = "";

/** @param {string} rules @param {string} name */
const key = (rules, name) => `${rules} ${name}`;

/**
 * The facts of a card under an edition of the rules.
 * @param {string} rules @param {string} name
 * @returns {Promise<CardFace>}
 */
export async function factsOf(rules, name) {
  await brought.get(name);
  const found = known.get(key(rules, name)) ?? (await asked(query("/api/card", { rules, name })));
  known.set(key(rules, name), found);
  return found;
}

/**
 * Ask; when too much is asked at once, ask again a little later.
 * @param {string} path @param {number} [tries]
 * @returns {Promise<CardFace>}
 */
async function asked(path, tries = 4) {
  try {
    return await once(path);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== TOO_FAST || tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 900));
    return asked(path, tries - 1);
  }
}

/**
 * Facts that came with something else, so that they are not asked for again.
 * @param {string} rules @param {readonly CardFace[]} faces
 */
export function rememberFacts(rules, faces) {
  for (const face of faces) known.set(key(rules, face.name), face);
}

/**
 * The facts, if they are here already.
 * @param {string} rules @param {string} name
 */
export function cachedFacts(rules, name) {
  return known.get(key(rules, name));
}

/**
 * One printed fact of a card, as it is written there; "" if it has none.
 * @param {CardFace} face @param {Fact} fact
 */
export function factOf(face, fact) {
  return face.facts[face.keys.indexOf(fact)]?.[1] ?? "";
}

/**
 * The home-made cards of a table, as its view has them: their faces are asked for once.
 * @param {string} rules @param {readonly string[] | undefined} cards
 */
export function bringHomemade(rules, cards) {
  const now = `${rules} ${(cards ?? []).join(" ")}`;
  if (!cards?.length || now === last) return;
  last = now;
  brought.clear();
  const names = cards.map((card) => String(JSON.parse(card).card?.name ?? ""));
  for (const name of names) known.delete(key(rules, name)); // another table may have had another of this name
  const coming = api.post("/api/design/faces", { rules, cards }).then(
    (found) => rememberFacts(rules, found.faces),
    () => void (last = ""), // a later view asks again
  );
  for (const name of names) brought.set(name, coming);
}
