// What the edition in force calls things.

import { once } from "../net.js";

/** @typedef {import("../protocol.js").Words} Edition */
/** The word of the edition for a plain word; the same word with a capital.
 * @typedef {{word(plain: string): string, title(plain: string): string, count(n: number, one: string): string,
 *   points: number, edition: Edition | null}} Lexicon */

/** @type {Lexicon} */
export const PLAIN = lexicon(null);

/**
 * @param {string} rules
 * @returns {Promise<Lexicon>}
 */
export async function wordsOf(rules) {
  const lobby = await once("/api/lobby");
  return lexicon(lobby.editions.find((/** @type {Edition} */ each) => each.id === rules.split("+")[0]) ?? null);
}

/**
 * @param {Edition | null} edition
 * @returns {Lexicon}
 */
export function lexicon(edition) {
  const word = (/** @type {string} */ plain) => edition?.words[plain] ?? plain;
  return {
    edition,
    word,
    title: (plain) => capital(word(plain)),
    count: (n, one) => `${n} ${word(n === 1 ? one : `${one}s`)}`,
    points: edition?.points ?? 7,
  };
}

/** @param {string} text */
export function capital(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
