/**
 * What a card does, drawn: its first deed large and faint behind the picture, and all of them as seals, each with as
 * many pips as it is worth. The server says which deeds (`lang/gisting/deeds.py`); the seed, where they lie.
 */

import { CX, CY, around } from "./pen.js";

/** @typedef {import("./pen.js").Pen} Pen */
/** @typedef {import("./pen.js").Point} Point */
/** @typedef {readonly (readonly [string, number])[]} Deeds */

/** Drawn on a sheet of 16 by 16. @type {Record<string, string>} */
export const SIGNS = {
  gain: "M8 2.5A5.5 5.5 0 1 1 8 13.5 5.5 5.5 0 0 1 8 2.5ZM10.5 6A3.2 3.2 0 1 0 10.5 10",
  drain: "M8 2.5A5.5 5.5 0 1 1 8 13.5 5.5 5.5 0 0 1 8 2.5ZM5 8H11",
  click: "M8 2A6 6 0 1 1 8 14 6 6 0 0 1 8 2ZM8 4.5V8L10.6 9.8",
  "click lost": "M8 2A6 6 0 1 1 8 14 6 6 0 0 1 8 2ZM5.5 5.5 10.5 10.5M10.5 5.5 5.5 10.5",
  draw: "M5 4.5H11.5V13.5H5ZM3.2 11V2.7H9.4M8.2 11.5V6.8M6.5 8.5 8.2 6.8 9.9 8.5",
  tag: "M2.5 2.5H8L13.5 8 8 13.5 2.5 8ZM5.2 5.2H5.3",
  untag: "M2.5 2.5H8L13.5 8 8 13.5 2.5 8ZM2 14 14 2",
  scandal: "M2.5 6.5V9.5L9.5 13V3ZM12 5.5 14 4M12 8H14.5M12 10.5 14 12",
  purge: "M3 3 13 13M13 3 3 13M8 5.2A2.8 2.8 0 1 1 8 10.8 2.8 2.8 0 0 1 8 5.2Z",
  trash: "M3 4.5H13M6.2 4.5V2.5H9.8V4.5M4.2 4.5 5 13.5H11L11.8 4.5M8 7V11.5",
  mill: "M3 2.5H13V5H3ZM3 6.5H13V9H3ZM8 10V14M5.8 12 8 14 10.2 12",
  move: "M2.5 8H13M9.5 4.5 13 8 9.5 11.5",
  swap: "M2.5 5.5H12.5M10 3 12.5 5.5 10 8M13.5 10.5H3.5M6 8 3.5 10.5 6 13",
  rez: "M8 2V4.5M8 11.5V14M2 8H4.5M11.5 8H14M4 4 5.6 5.6M10.4 10.4 12 12M12 4 10.4 5.6M5.6 10.4 4 12M8 6A2 2 0 1 1 8 10 2 2 0 0 1 8 6Z",
  derez: "M11.5 2.8A6 6 0 1 0 13.2 10.5 4.8 4.8 0 0 1 11.5 2.8Z",
  install: "M3 13.5H13M8 2.5V10M5 7 8 10 11 7",
  play: "M4.5 3 13 8 4.5 13Z",
  point: "M8 1.8 9.9 6.1 14.5 6.5 11 9.6 12.1 14.2 8 11.7 3.9 14.2 5 9.6 1.5 6.5 6.1 6.1Z",
  look: "M1.8 8Q8 1.8 14.2 8 8 14.2 1.8 8ZM8 6A2 2 0 1 1 8 10 2 2 0 0 1 8 6Z",
  search: "M6.8 2.5A4.3 4.3 0 1 1 6.8 11.1 4.3 4.3 0 0 1 6.8 2.5ZM10 10 14 14",
  wall: "M2 4H14M2 8H14M2 12H14M5 4V8M11 4V8M8 8V12M8 1.5V4M5 12V14.5M11 12V14.5",
  run: "M2 13 13.5 2.5M8.5 2.5H13.5V7.5M2 8.5 5 5.8M7.5 13.5 10.5 10.8",
  turn: "M3 13.5V8A4 4 0 0 1 7 4H13M10 1.2 13 4 10 6.8",
  bypass: "M2 11Q8 -1 14 11M11 9.5 14 11 14.6 7.6M8 9V14",
  break: "M8 1.8 6 6.5 9.8 8 6.5 14.2M2.5 4V12M13.5 4V12",
  strength: "M8 2 13 7.5H10.2V13.5H5.8V7.5H3Z",
  access: "M3 13.5V2.5H10V13.5M10 4.5 13.5 6V12L10 13.5M7.5 8H7.6",
  shield: "M8 1.8 13.2 4V8.4C13.2 11.4 11 13.2 8 14.2 5 13.2 2.8 11.4 2.8 8.4V4Z",
  die: "M3 3H13V13H3ZM5.8 5.8H5.9M10.1 5.8H10.2M8 8H8.1M5.8 10.2H5.9M10.1 10.2H10.2",
  trace: "M3 13A10 10 0 0 1 13 3M6 13A7 7 0 0 1 13 6M9 13A4 4 0 0 1 13 9M12.8 12.8H12.9",
  psi: "M8 2V14M3.5 3V6.5A4.5 4.5 0 0 0 12.5 6.5V3M5.5 14H10.5",
  fork: "M8 14V9.5Q8 7 4 5.5V2M8 9.5Q8 7 12 5.5V2M2.3 3.7 4 2 5.7 3.7M10.3 3.7 12 2 13.7 3.7",
  host: "M2 6.5Q2 14 8 14 14 14 14 6.5M8 3.5A2.6 2.6 0 1 1 8 8.7 2.6 2.6 0 0 1 8 3.5Z",
  mark: "M8 1.5V5M8 11V14.5M1.5 8H5M11 8H14.5M8 4A4 4 0 1 1 8 12 4 4 0 0 1 8 4Z",
  subroutine: "M3 2.5V9.5H12.5M9.5 6.5 12.5 9.5 9.5 12.5",
  bar: "M8 2A6 6 0 1 1 8 14 6 6 0 0 1 8 2ZM3.8 3.8 12.2 12.2",
  toll: "M2.5 13.5V6M2.5 7.5H14M5.5 7.5V10M9 7.5V10M12.5 7.5V10M1 6H4V3H1Z",
  renew: "M13 5.5A5.6 5.6 0 1 0 13.6 9M13.4 1.8V5.8H9.4",
  blank: "M3 3H13V13H3ZM5.5 8H10.5",
  mask: "M2 4.5Q8 2.5 14 4.5 14 11.5 8 13.5 2 11.5 2 4.5ZM5 7.2H6.6M9.4 7.2H11",
  burn: "M8 1.8Q12.5 6 11.6 9.6A3.8 3.8 0 0 1 4.4 9.6Q4.2 7.4 6 6 6.4 8 7.6 8 9 5 8 1.8Z",
  forfeit: "M4 14V2.5H12L10 5.2 12 8H4",
  hand: "M3.2 13.5 2 5 5 4.5 6.2 13.5ZM6.5 13.5 6.2 3H9.5L9.3 13.5ZM9.8 13.5 11 4.5 14 5 12.8 13.5Z",
  memory: "M4.5 4.5H11.5V11.5H4.5ZM6.5 2V4.5M9.5 2V4.5M6.5 11.5V14M9.5 11.5V14M2 6.5H4.5M2 9.5H4.5M11.5 6.5H14M11.5 9.5H14",
  link: "M6.5 9.5 9.5 6.5M7 4.5 9 2.5A3.2 3.2 0 0 1 13.5 7L11.5 9M9 11.5 7 13.5A3.2 3.2 0 0 1 2.5 9L4.5 7",
  price: "M8 2V14M11 4.5Q5 2.5 5 6 5 8 8 8 11 8 11 10.2 11 13.5 5 11.5",
  "damage net": "M8 1.5 9.5 6.5 14.5 8 9.5 9.5 8 14.5 6.5 9.5 1.5 8 6.5 6.5Z",
  "damage meat": "M3 2.5 7 8 3.5 13.5M8 2.5 12 8 8.5 13.5",
  "damage core": "M8 2.5A4.5 4.5 0 0 1 12.5 7C12.5 9 11 9.5 11 11V13.5H5V11C5 9.5 3.5 9 3.5 7A4.5 4.5 0 0 1 8 2.5ZM8 4.5 6.8 7H9.2L8 9.5",
  "place power": "M9.2 1.8 3.8 9H7.6L6.8 14.2 12.2 7H8.4Z",
  "place virus": "M8 5.2A2.8 2.8 0 1 1 8 10.8 2.8 2.8 0 0 1 8 5.2ZM8 5.2V2M8 10.8V14M5.2 8H2M10.8 8H14M6 6 3.8 3.8M10 6 12.2 3.8M6 10 3.8 12.2M10 10 12.2 12.2",
  "place advancement": "M3 8 8 3 13 8M3 13 8 8 13 13",
  "place credit": "M3 4.5Q8 2 13 4.5 8 7 3 4.5ZM3 4.5V8Q8 10.5 13 8V4.5M3 8V11.5Q8 14 13 11.5V8",
  "place agenda": "M8 1.8 14.2 8 8 14.2 1.8 8ZM8 5.2 10.8 8 8 10.8 5.2 8Z",
  other: "M8 2 13.2 5V11L8 14 2.8 11V5ZM8 6.2A1.8 1.8 0 1 1 8 9.8 1.8 1.8 0 0 1 8 6.2Z",
};

/** Counters of other kinds share a sign; what nobody has drawn has one too. @param {string} deed */
function signOf(deed) {
  return SIGNS[deed] ?? (deed.startsWith("place ") ? SIGNS["place agenda"] : SIGNS.other);
}

/** The first deed, large, behind everything else. @param {Pen} pen @param {Deeds} deeds */
export function backdrop(pen, deeds) {
  if (!deeds.length) return;
  const size = pen.range(4.6, 6.4);
  const [x, y] = [CX + pen.range(-22, 22), CY + pen.range(-14, 14)];
  pen.sign("l0", signOf(deeds[0][0]), x, y, size);
}

/**
 * All deeds, as seals along a line of the seed's choice; on ice, which lies on its side with its name over the foot,
 * along the head.
 * @param {Pen} pen @param {Deeds} deeds @param {string} kind
 */
export function seals(pen, deeds, kind) {
  const shown = deeds.slice(0, 5);
  const ways = kind === "ice" ? [head] : shown.length > 3 ? [row, arch] : [row, arch, corner];
  const places = pen.pick(ways)(pen, shown.length);
  const size = kind === "ice" ? 9 : 12;
  shown.forEach(([deed, amount], i) => seal(pen, deed, amount, places[i], i ? 9 : size));
}

/** Along the head, from the right. @param {Pen} pen @param {number} count @returns {Point[]} */
function head(pen, count) {
  const y = pen.range(32, 36);
  return Array.from({ length: count }, (_, i) => [106 - (count - 1 - i) * 20, y]);
}

/** Along the foot. @param {Pen} pen @param {number} count @returns {Point[]} */
function row(pen, count) {
  const step = 23;
  const left = pen.range(16, 104 - step * (count - 1));
  const y = pen.range(60, 65);
  return Array.from({ length: count }, (_, i) => [left + i * step, y]);
}

/** On an arch, hanging or standing. @param {Pen} pen @param {number} count @returns {Point[]} */
function arch(pen, count) {
  const bow = pen.range(5, 10) * pen.pick([-1, 1]);
  const step = 23;
  const left = pen.range(16, 104 - step * (count - 1));
  return Array.from({ length: count }, (_, i) => [left + i * step, 58 + bow * Math.sin((Math.PI * (i + 0.5)) / count)]);
}

/** Climbing out of a corner. @param {Pen} pen @param {number} count @returns {Point[]} */
function corner(pen, count) {
  const side = pen.pick([-1, 1]);
  const rise = pen.range(9, 15);
  return Array.from({ length: count }, (_, i) => [CX + side * (42 - i * 18), 65 - i * rise]);
}

/**
 * A disc with a sign, and a pip for each that it is worth.
 * @param {Pen} pen @param {string} deed @param {number} amount @param {Point} at @param {number} radius
 */
function seal(pen, deed, amount, [x, y], radius) {
  pen.circle("cut", x, y, radius);
  pen.circle("f1", x, y, radius);
  pen.circle("l2", x, y, radius);
  pen.sign("l3", signOf(deed), x, y, radius / 10.5);
  if (amount > 1) {
    const pips = Array.from({ length: amount }, (_, i) => around(x, y, radius, (i - (amount - 1) / 2) * 0.085));
    pen.dots("cut", pips, 2.3);
    pen.dots("f4", pips, 1.5);
  }
}
