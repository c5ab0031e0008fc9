/** The facts of cards, asked for once each. */

import { Refusal, once, query } from "../net.js";

/** @typedef {import("../protocol.js").CardFace} CardFace */
/** @typedef {"cost"|"strength"|"memory"|"trash"|"requirement"|"points"|"influence"|"link"} Fact */

const TOO_FAST = 429;

/** @type {Map<string, CardFace>} */
const known = new Map();

/** @param {string} rules @param {string} name */
const key = (rules, name) => `${rules} ${name}`;

/**
 * The facts of a card under an edition of the rules.
 * @param {string} rules @param {string} name
 * @returns {Promise<CardFace>}
 */
export async function factsOf(rules, name) {
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
