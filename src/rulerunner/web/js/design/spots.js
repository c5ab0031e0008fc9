/** Where something is said about a text: letters are counted as the server counts them, one for each character. */

/** @typedef {{start: number, end: number, says: string}} Spot */

/**
 * A text in pieces, those of which something is said apart. Spots may overlap: the first to begin is shown.
 * @param {string} text @param {readonly Spot[]} spots
 * @returns {{text: string, spot: Spot | null}[]}
 */
export function pieces(text, spots) {
  const letters = [...text];
  const found = [];
  let at = 0;
  for (const spot of [...spots].sort((a, b) => a.start - b.start)) {
    const start = Math.min(Math.max(spot.start, at), letters.length);
    const end = Math.min(Math.max(spot.end, start), letters.length);
    if (start === end) continue;
    if (start > at) found.push({ text: letters.slice(at, start).join(""), spot: null });
    found.push({ text: letters.slice(start, end).join(""), spot });
    at = end;
  }
  if (at < letters.length) found.push({ text: letters.slice(at).join(""), spot: null });
  return found;
}

/**
 * The place of a spot for the browser, which counts differently.
 * @param {string} text @param {Spot} spot @returns {[number, number]}
 */
export function place(text, spot) {
  const letters = [...text];
  const start = letters.slice(0, spot.start).join("").length;
  return [start, start + letters.slice(spot.start, spot.end).join("").length];
}

/** The number of the line that a spot is on, from 1. @param {string} text @param {Spot} spot */
export function lineOf(text, spot) {
  return [...text].slice(0, spot.start).filter((letter) => letter === "\n").length + 1;
}

/** The words themselves, not too many. @param {string} text @param {Spot} spot */
export function words(text, spot) {
  const found = [...text].slice(spot.start, spot.end).join("").split("\n")[0].trim();
  return found.length > 60 ? `${found.slice(0, 57)}…` : found;
}
