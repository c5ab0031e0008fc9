/** Programs are glyph machines: breakers have the shape of what they do, viruses grow, the rest are sigils. */

import { CX, CY, around, arcOf, corners, curveOf } from "./pen.js";

/** @typedef {import("./pen.js").Pen} Pen */
/** @typedef {import("./pen.js").Point} Point */

/** @param {Pen} pen @param {ReadonlySet<string>} subtypes */
export function program(pen, subtypes) {
  const has = (/** @type {string[]} */ ...names) => names.some((name) => subtypes.has(name));
  if (has("fracter", "worm")) pen.pick([wedge, drill])(pen);
  else if (has("decoder")) pen.pick([keys, cipher])(pen);
  else if (has("killer")) pen.pick([blade, claws, crescent])(pen);
  else if (has("virus")) pen.pick([virus, culture])(pen);
  else if (has("icebreaker", "ai")) prism(pen);
  else sigil(pen);
}

/** Chevrons driven into a cracking wall. @param {Pen} pen */
function wedge(pen) {
  const count = pen.whole(4, 6);
  const steep = pen.range(16, 28);
  for (let i = 0; i < count; i++) {
    const x = 14 + i * (44 / count);
    const high = steep * (0.55 + (0.45 * i) / count);
    /** @type {Point[]} */
    const chevron = [[x, CY - high], [x + high * 0.9, CY], [x, CY + high], [x + 6, CY + high], [x + 6 + high * 0.9, CY], [x + 6, CY - high]];
    pen.shape(i === count - 1 ? "f3" : i % 2 ? "f1" : "f2", chevron);
    pen.shape("l1", chevron);
  }
  const tip = 14 + ((count - 1) / count) * 44 + 6 + steep * 0.9 * (0.55 + (0.45 * (count - 1)) / count);
  const wall = tip + 3;
  for (const half of [-1, 1]) {
    /** @type {Point[]} */
    const slab = [[wall, CY + half * 2], [wall + 5, CY + half * pen.range(9, 14)], [wall, CY + half * 21], [wall + 3, CY + half * 40], [wall + 16, CY + half * 40], [wall + 18, CY + half * 6]];
    pen.shape("lit", slab);
    pen.shape("l2", slab);
  }
  pen.lines("l3", Array.from({ length: pen.whole(4, 7) }, () => {
    const turn = pen.range(0.1, 0.4);
    return [around(wall, CY, pen.range(5, 9), turn), around(wall, CY, pen.range(16, 30), turn)];
  }));
}

/** A bit that turns into the wall from above. @param {Pen} pen */
function drill(pen) {
  const turns = pen.whole(5, 8);
  const wide = pen.range(15, 23);
  const [top, tip] = [8, 66];
  for (let layer = 0; layer < 3; layer++) {
    const y = 56 + layer * 11;
    const gap = 15 - layer * 4;
    for (const side of [-1, 1]) {
      /** @type {Point[]} */
      const slab = [[CX + side * gap, y], [CX + side * 62, y - pen.range(0, 4)], [CX + side * 62, y + 13], [CX + side * (gap - 5), y + 9]];
      pen.shape(layer % 2 ? "f2" : "lit", slab);
      pen.shape("l1", slab);
    }
  }
  /** @type {Point[]} */
  const bit = [[CX - wide, top], [CX + wide, top], [CX, tip]];
  pen.shape("cut", bit);
  pen.shape("lit", bit);
  for (let i = 0; i < turns; i++) {
    const at = (/** @type {number} */ k) => top + (tip - top) * k;
    const half = (/** @type {number} */ k) => wide * (1 - k);
    const [a, b] = [i / turns, (i + 0.62) / turns];
    pen.shape("f3", [[CX - half(a), at(a)], [CX + half(b), at(b)], [CX + half(b + 0.05), at(b + 0.05)], [CX - half(a + 0.05), at(a + 0.05)]]);
  }
  pen.shape("l3", bit);
  pen.lines("l2", Array.from({ length: pen.whole(5, 8) }, (_, i) => {
    const turn = 0.78 + i * 0.07;
    return [around(CX, tip, pen.range(6, 10), turn), around(CX, tip, pen.range(16, 26), turn)];
  }));
}

/** Rows that slide until their gaps meet. @param {Pen} pen */
function cipher(pen) {
  const rows = pen.whole(5, 7);
  const high = 72 / rows;
  const gate = pen.range(44, 76);
  for (let row = 0; row < rows; row++) {
    const y = 9 + row * high;
    const gap = pen.range(7, 10);
    const left = pen.range(8, 26);
    const right = pen.range(94, 112);
    pen.box(row % 2 ? "lit" : "f2", left, y, gate - gap - left, high - 3, 1.5);
    pen.box(row % 2 ? "f2" : "lit", gate + gap, y, right - gate - gap, high - 3, 1.5);
    const marks = pen.whole(2, 5);
    pen.lines("l1", Array.from({ length: marks }, () => {
      const x = pen.maybe(0.5) ? pen.range(left + 3, gate - gap - 2) : pen.range(gate + gap + 2, right - 3);
      return [[x, y + 2], [x, y + high - 5]];
    }));
  }
  pen.line("l3", [[gate, 0], [gate, 90]]);
  pen.dots("f4", [[gate, CY]], 3.4);
  pen.dots("cut", [[gate, CY]], 1.4);
}

/** Rings that interlock, with teeth to fit a lock. @param {Pen} pen */
function keys(pen) {
  const count = pen.whole(2, 4);
  const radius = 27 - count * 3;
  const step = radius * 1.25;
  for (let i = 0; i < count; i++) {
    const x = CX + (i - (count - 1) / 2) * step;
    pen.circle(i % 2 ? "f2" : "lit", x, CY, radius);
    pen.circle("l2", x, CY, radius);
    const teeth = pen.whole(5, 14);
    const turn = pen.chance();
    pen.lines("l3", Array.from({ length: teeth }, (_, t) => {
      const at = turn + (t / teeth) * pen.pick([0.5, 0.75, 1]);
      return [around(x, CY, radius - 5, at), around(x, CY, radius - (t % 3 ? 8 : 11), at)];
    }));
    pen.circle("l1", x, CY, radius - 3);
  }
  pen.line("l1", [[6, CY], [114, CY]]);
  pen.dots("f4", [[CX, CY]], 2.4);
}

/** One cut. @param {Pen} pen */
function blade(pen) {
  const lean = pen.range(-14, 14);
  const wide = pen.range(5, 9);
  const [top, low] = [6, 74];
  const guard = pen.range(56, 62);
  pen.path("l1", [26, 32, 38].map((r) => arcOf(CX, CY, r, 0.1 + lean / 100, pen.range(0.3, 0.6))).join(""));
  pen.path("l1", [30, 36].map((r) => arcOf(CX, CY, r, 0.6, pen.range(0.7, 0.95))).join(""));
  /** @type {Point[]} */
  const left = [[CX + lean, top], [CX - wide, guard - 12], [CX - wide * 0.6, guard], [CX, guard]];
  /** @type {Point[]} */
  const right = [[CX + lean, top], [CX + wide, guard - 12], [CX + wide * 0.6, guard], [CX, guard]];
  pen.shape("cut", [...left, ...[...right].reverse()]);
  pen.shape("lit", left);
  pen.shape("f3", right);
  pen.line("l3", [[CX + lean, top], [CX, guard]]);
  pen.shape("l2", [...left, ...[...right].reverse()]);
  const hilt = pen.range(12, 20);
  pen.path("l3", curveOf([CX - hilt, guard - 4], [CX, guard + pen.range(2, 10)], [CX + hilt, guard - 4]));
  pen.shape("f3", [[CX - 2, guard + 3], [CX + 2, guard + 3], [CX + 1.4, low + 8], [CX - 1.4, low + 8]]);
  pen.dots("f4", [[CX, low + 10]], 2.2);
  const cuts = pen.whole(2, 4);
  pen.lines("l2", Array.from({ length: cuts }, (_, i) => [[20 + i * 6, 76 - i * 9], [36 + i * 6, 70 - i * 9]]));
}

/** Strokes across everything. @param {Pen} pen */
function claws(pen) {
  const strokes = pen.whole(3, 4);
  const side = pen.pick([-1, 1]);
  pen.circle("f1", CX, CY, 40);
  pen.path("l1", [40, 34, 28].map((r) => arcOf(CX, CY, r, pen.chance() * 0.3, pen.range(0.6, 0.95))).join(""));
  for (let i = 0; i < strokes; i++) {
    const x = CX + (i - (strokes - 1) / 2) * pen.range(13, 16);
    const [top, low] = [pen.range(5, 16), pen.range(72, 86)];
    const bow = side * pen.range(8, 16);
    const d = `M${x + side * 9} ${top}Q${x + bow} ${CY} ${x - side * 9} ${low}Q${x + bow - 9} ${CY} ${x + side * 9} ${top}Z`;
    pen.path("cut", d);
    pen.path(i % 2 ? "f3" : "lit", d);
    pen.path(i % 2 ? "l1" : "l3", d);
  }
}

/** Two crescents back to back, thrown. @param {Pen} pen */
function crescent(pen) {
  const blades = pen.whole(2, 4);
  const turn = pen.chance();
  const inner = pen.range(0.62, 0.78);
  pen.path("l1", [44, 48, 52].map((r) => arcOf(CX, CY, r, turn + 0.05, turn + pen.range(0.3, 0.6))).join(""));
  for (let i = 0; i < blades; i++) {
    const at = turn + i / blades;
    const [a, b] = [around(CX, CY, 36, at), around(CX, CY, 10, at + 0.5 / blades)];
    const out = around(CX, CY, 44, at + 0.36 / blades);
    const back = around(CX, CY, 44 * inner, at + 0.3 / blades);
    const d = `M${a[0]} ${a[1]}Q${out[0]} ${out[1]} ${b[0]} ${b[1]}Q${back[0]} ${back[1]} ${a[0]} ${a[1]}Z`;
    pen.path("cut", d);
    pen.path(i % 2 ? "f3" : "lit", d);
    pen.path("l2", d);
  }
  pen.circle("cut", CX, CY, 9);
  pen.circle("l3", CX, CY, 9);
  pen.circle("f4", CX, CY, 3);
}

/** A core with arms that branch into spores. @param {Pen} pen */
function virus(pen) {
  const arms = pen.whole(6, 11);
  const core = pen.range(11, 15);
  /** @type {Point[][]} */
  const stems = [];
  /** @type {Point[]} */
  const heads = [];
  /** @type {Point[]} */
  const spores = [];
  for (let i = 0; i < arms; i++) {
    const turn = (i + pen.range(-0.2, 0.2)) / arms;
    const long = pen.range(24, 34);
    const end = around(CX, CY, long, turn);
    stems.push([around(CX, CY, core, turn), end]);
    heads.push(end);
    for (const fork of pen.maybe(0.6) ? [-0.035, 0.035] : [0]) {
      const spore = around(CX, CY, long + pen.range(8, 14), turn + fork);
      stems.push([end, spore]);
      spores.push(spore);
    }
  }
  pen.circle("f1", CX, CY, 40);
  pen.circle("f1", CX, CY, 29);
  pen.lines("l2", stems);
  pen.dots("f3", heads, 3);
  pen.dots("f4", spores, 1.4);
  pen.circle("cut", CX, CY, core);
  pen.circle("lit", CX, CY, core);
  pen.circle("l3", CX, CY, core);
  pen.dots("f3", Array.from({ length: pen.whole(3, 5) }, (_, i) => around(CX, CY, pen.range(3, core - 4), i / 4)), 2);
}

/** Cells that crowd one another in a dish. @param {Pen} pen */
function culture(pen) {
  pen.circle("lit", CX, CY, 42);
  pen.circle("l2", CX, CY, 42);
  /** @type {[number, number, number][]} */
  const cells = [];
  for (let tries = 0; tries < 260 && cells.length < 15; tries++) {
    const [x, y] = around(CX, CY, 34 * Math.sqrt(pen.chance()), pen.chance());
    const room = Math.min(13, 40 - Math.hypot(x - CX, y - CY), ...cells.map(([a, b, r]) => Math.hypot(a - x, b - y) - r - 0.8));
    if (room > 3) cells.push([x, y, room]);
  }
  cells.forEach(([x, y, r], i) => pen.circle(i % 3 ? "f2" : "f3", x, y, r));
  cells.forEach(([x, y, r], i) => pen.circle(i % 2 ? "l1" : "l2", x, y, r));
  pen.dots("f4", cells.map(([x, y, r]) => [x + r * 0.25, y - r * 0.2]), 1.3);
}

/** A cut stone that splits a ray. @param {Pen} pen */
function prism(pen) {
  const sides = pen.pick([5, 6, 7, 8]);
  const outer = corners(CX, CY, 32, sides, pen.maybe(0.5) ? 0 : 0.5 / sides);
  const inner = corners(CX, CY, pen.range(12, 18), sides, pen.range(0, 1 / sides));
  const rays = pen.whole(4, 7);
  pen.lines("l1", Array.from({ length: rays }, (_, i) => [[CX, CY], [120, CY - 30 + (60 * i) / (rays - 1)]]));
  pen.line("l2", [[0, pen.range(30, 62)], [CX, CY]]);
  outer.forEach((corner, i) => {
    const next = outer[(i + 1) % sides];
    /** @type {Point[]} */
    const facet = [corner, next, inner[(i + 1) % sides], inner[i]];
    pen.shape("cut", facet);
    pen.shape(pen.pick(["f1", "f2", "lit"]), facet);
    pen.shape("l1", facet);
  });
  pen.shape("cut", inner);
  pen.shape("f3", inner);
  pen.shape("l2", outer);
}

/** A mirrored sign with nodes, in a frame. @param {Pen} pen */
function sigil(pen) {
  const frame = pen.pick([4, 6, 8, 40]);
  pen.shape("lit", corners(CX, CY, 42, frame, frame === 4 ? 0 : 0.5 / frame));
  pen.shape("l1", corners(CX, CY, 42, frame, frame === 4 ? 0 : 0.5 / frame));
  glyph(pen, CX, CY, 12, "l3");
  pen.dots("f2", [[CX, 14], [CX, 76]], 4);
}

/**
 * A sign drawn by a walk on a grid, and its mirror image.
 * @param {Pen} pen @param {number} x @param {number} y @param {number} step @param {import("./pen.js").Weight} weight
 */
export function glyph(pen, x, y, step, weight) {
  let column = 0;
  let row = pen.whole(-2, -1);
  /** @type {Point[]} */
  const walk = [[column, row]];
  const turns = pen.whole(6, 8);
  for (let i = 0; i < turns; i++) {
    const diagonal = pen.maybe(0.45);
    const across = pen.pick([-1, 1]);
    if (diagonal || i % 2) column = Math.min(2, Math.max(0, column + across));
    if (diagonal || !(i % 2)) row = Math.min(2, Math.max(-2, row + (pen.maybe(0.65) ? 1 : -1)));
    walk.push([column, row]);
  }
  walk.push([0, Math.min(2, row + 1)]);
  const placed = (/** @type {number} */ side) => walk.map(([c, r]) => /** @type {Point} */ ([x + side * c * step, y + r * step * 0.9]));
  pen.lines(weight, [placed(1), placed(-1)]);
  const nodes = [...placed(1), ...placed(-1)].filter((_, i) => i % 3 === 0);
  pen.dots("cut", nodes, 2.6);
  pen.dots("f4", nodes, 2);
}
