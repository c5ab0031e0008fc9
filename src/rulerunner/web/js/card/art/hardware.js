/** Hardware is a board: a chip or a console, with traces that lead off it. */

import { CX, CY, arcOf } from "./pen.js";

/** @typedef {import("./pen.js").Pen} Pen */
/** @typedef {import("./pen.js").Point} Point */

/** @param {Pen} pen @param {ReadonlySet<string>} subtypes */
export function hardware(pen, subtypes) {
  const has = (/** @type {string[]} */ ...names) => names.some((name) => subtypes.has(name));
  const wide = has("console", "deck", "vehicle") ? pen.range(52, 60) : pen.range(26, 36);
  const high = has("console", "deck", "vehicle") ? pen.range(30, 36) : pen.range(26, 34);
  traces(pen, wide / 2, high / 2);
  pen.box("cut", CX - wide / 2, CY - high / 2, wide, high, 3);
  pen.box("lit", CX - wide / 2, CY - high / 2, wide, high, 3);
  pen.box("l3", CX - wide / 2, CY - high / 2, wide, high, 3);
  if (has("console", "deck", "vehicle")) panel(pen, wide, high);
  else if (has("link", "base link")) mast(pen);
  else if (has("cybernetics", "genetics", "g mod")) helix(pen, wide, high);
  else die(pen, wide, high);
}

/** Ways from the edges of the chip: straight, a bend, straight, a pad. @param {Pen} pen @param {number} x @param {number} y */
function traces(pen, x, y) {
  /** @type {Point[][]} */
  const ways = [];
  /** @type {Point[]} */
  const pads = [];
  for (const side of [-1, 1]) {
    const rows = pen.whole(4, 6);
    for (let i = 0; i < rows; i++) {
      const from = CY - y + (2 * y * (i + 0.5)) / rows;
      const out = pen.range(6, 16);
      const bend = pen.whole(-2, 2) * 6 + (from - CY) * 0.5;
      const mid = CX + side * (x + out);
      const end = mid + side * (Math.abs(bend) + pen.range(4, 20));
      ways.push([[CX + side * x, from], [mid, from], [mid + side * Math.abs(bend), from + bend], [end, from + bend]]);
      pads.push([end, from + bend]);
    }
    const columns = pen.whole(3, 6);
    for (let i = 0; i < columns; i++) {
      const from = CX - x + (2 * x * (i + 0.5)) / columns;
      const out = pen.range(4, 10);
      const bend = pen.whole(-1, 1) * 5 + (from - CX) * 0.4;
      const mid = CY + side * (y + out);
      ways.push([[from, CY + side * y], [from, mid], [from + bend, mid + side * Math.abs(bend)], [from + bend, CY + side * 50]]);
    }
  }
  pen.lines("l1", ways.filter((_, i) => i % 2 === 0));
  pen.lines("l2", ways.filter((_, i) => i % 2 === 1));
  pen.dots("f3", pads, 1.9);
  pen.dots("cut", pads, 0.8);
}

/** The square at the heart of a chip. @param {Pen} pen @param {number} wide @param {number} high */
function die(pen, wide, high) {
  const cells = pen.whole(2, 4);
  const size = Math.min(wide, high) * 0.52;
  const cell = size / cells;
  const left = CX - size / 2;
  const top = CY - size / 2;
  for (let i = 0; i < cells * cells; i++) {
    const mirrored = Math.min(i % cells, cells - 1 - (i % cells));
    const weight = (mirrored * 7 + Math.floor(i / cells) * 3 + cells) % 3;
    pen.box(weight === 0 ? "f3" : weight === 1 ? "f2" : "l1", left + (i % cells) * cell + 0.8, top + Math.floor(i / cells) * cell + 0.8, cell - 1.6, cell - 1.6, 0.8);
  }
  pen.dots("f4", [[CX - wide / 2 + 4, CY - high / 2 + 4]], 1.2);
}

/** A screen with a signal, and keys. @param {Pen} pen @param {number} wide @param {number} high */
function panel(pen, wide, high) {
  const left = CX - wide / 2 + 4;
  const top = CY - high / 2 + 4;
  const screen = high * 0.5;
  pen.box("f2", left, top, wide - 8, screen, 1.5);
  /** @type {Point[]} */
  const signal = [];
  const rate = pen.range(0.2, 0.5);
  const swing = pen.range(2, screen / 2 - 2);
  for (let x = 2; x <= wide - 10; x += 1.6) signal.push([left + x, top + screen / 2 + Math.sin(x * rate) * swing * Math.sin((x / wide) * Math.PI)]);
  pen.line("l3", signal);
  const columns = pen.whole(7, 11);
  const key = (wide - 8) / columns;
  /** @type {Point[]} */
  const keys = [];
  for (let i = 0; i < columns * 2; i++) if (pen.maybe(0.85)) keys.push([left + key * ((i % columns) + 0.5), top + screen + 4 + Math.floor(i / columns) * 5]);
  pen.dots("f3", keys, 1.3);
}

/** A mast that sends. @param {Pen} pen */
function mast(pen) {
  pen.lines("l2", [[[CX - 6, CY + 11], [CX, CY - 6], [CX + 6, CY + 11]], [[CX - 3.4, CY + 4], [CX + 3.4, CY + 4]]]);
  const waves = pen.whole(2, 4);
  pen.path("l3", Array.from({ length: waves }, (_, i) => arcOf(CX, CY - 6, 4 + i * 3, 0.08, 0.42) + arcOf(CX, CY - 6, 4 + i * 3, 0.58, 0.92)).join(""));
  pen.dots("f4", [[CX, CY - 6]], 1.8);
}

/** Two strands. @param {Pen} pen @param {number} wide @param {number} high */
function helix(pen, wide, high) {
  const rate = pen.range(0.3, 0.5);
  const strand = (/** @type {number} */ shift) => {
    /** @type {Point[]} */
    const points = [];
    for (let y = -high / 2 + 3; y <= high / 2 - 3; y += 1) points.push([CX + Math.sin(y * rate + shift) * wide * 0.28, CY + y]);
    return points;
  };
  const [a, b] = [strand(0), strand(Math.PI)];
  pen.lines("l1", a.filter((_, i) => i % 3 === 0).map((point, i) => [point, b[i * 3]]));
  pen.lines("l3", [a, b]);
}
