/** How wide words are: a name is set as large as its longest word has room, instead of being cut or broken. */

/** Letters of a bold sans serif by width, in parts of the size of the type. A wide one is taken, so that others fit too. */
const LETTERS = /** @type {[string, number][]} */ ([
  ["mM%@—", 1.02],
  ["wW&", 0.98],
  ["ilj'’.,:!|", 0.37],
  ["fIrt-()1/", 0.5],
  ["sczvyxkJL?", 0.65],
]);
const LOWER = 0.71;
const UPPER = 0.8;

/** @param {string} letter */
function letterWidth(letter) {
  const found = LETTERS.find(([letters]) => letters.includes(letter));
  if (found) return found[1];
  return letter !== letter.toLowerCase() ? UPPER : LOWER;
}

/** How wide a text is on one line, in em. @param {string} text */
export function widthOf(text) {
  return [...text.normalize("NFC")].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** How wide the widest of its words is, in em: lines are broken at blanks and after hyphens. @param {string} text */
export function widestWord(text) {
  return Math.max(0.4, ...text.split(/\s+|(?<=-)/).map(widthOf));
}
