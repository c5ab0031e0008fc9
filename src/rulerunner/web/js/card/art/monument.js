/** What it is all for: agendas are monuments, identities are emblems. */

import { CX, CY, HEIGHT, WIDTH, arcOf, around, corners } from "./pen.js";
import { glyph } from "./program.js";

/** @typedef {import("./pen.js").Pen} Pen */
/** @typedef {import("./pen.js").Point} Point */

/** @param {Pen} pen @param {ReadonlySet<string>} subtypes */
export function agenda(pen, subtypes) {
  pen.pick([sun, sun, stars, dawn])(pen);
  if (subtypes.has("security")) return pen.pick([ziggurat, arch, tower])(pen);
  if (subtypes.has("expansion")) return pen.pick([wheel, dome])(pen);
  return pen.pick([tower, ziggurat, arch, wheel, dome])(pen);
}

/** A night with a moon beside what is built. @param {Pen} pen */
function stars(pen) {
  const x = CX + pen.pick([-1, 1]) * pen.range(24, 34);
  pen.circle("lit", x, 22, pen.range(10, 15));
  pen.dots("f4", Array.from({ length: 14 }, () => [pen.range(4, 116), pen.range(4, 60)]), 0.6);
  pen.dots("f3", Array.from({ length: 12 }, () => [pen.range(4, 116), pen.range(4, 66)]), 0.9);
  pen.path("l1", [24, 32, 40].map((r) => arcOf(x, 22, r, 0.3, 0.7)).join(""));
}

/** A wide sun half risen. @param {Pen} pen */
function dawn(pen) {
  const bands = pen.whole(5, 8);
  const d = `M${CX - 52} 78A52 52 0 0 1 ${CX + 52} 78Z`;
  pen.path("lit", d);
  pen.lines("l1", Array.from({ length: bands }, (_, i) => {
    const y = 76 - (i * 48) / bands;
    const half = Math.sqrt(52 * 52 - (78 - y) ** 2);
    return [[CX - half, y], [CX + half, y]];
  }));
  pen.path("l2", arcOf(CX, 78, 58, 0.75, 1.25));
}

/** A sun with rays. @param {Pen} pen */
function sun(pen) {
  const y = pen.range(30, 42);
  const rays = pen.pick([28, 36, 44]);
  pen.lines("l1", Array.from({ length: rays }, (_, i) => [around(CX, y, 27, i / rays), around(CX, y, i % 2 ? 36 : 70, i / rays)]));
  pen.circle("lit", CX, y, 25);
  pen.circle("l2", CX, y, 25);
}

/** The plain it stands on, over whatever would show below. @param {Pen} pen */
function plain(pen) {
  pen.box("cut", 0, 78, WIDTH, 12);
  pen.box("f2", 0, 78, WIDTH, 12);
  pen.lines("l1", [[[0, 81], [WIDTH, 81]], [[0, 85], [WIDTH, 85]]]);
  pen.line("l3", [[0, 78], [WIDTH, 78]]);
}

/** @param {Pen} pen @param {readonly Point[]} right The outline of the right half, from the top down. */
function solid(pen, right) {
  const left = right.map(([x, y]) => /** @type {Point} */ ([WIDTH - x, y]));
  pen.shape("cut", [...right, ...[...left].reverse()]);
  pen.shape("f3", [...right, [CX, right[right.length - 1][1]], [CX, right[0][1]]]);
  pen.shape("lit", [...left, [CX, right[right.length - 1][1]], [CX, right[0][1]]]);
  pen.shape("l2", [...right, ...[...left].reverse()]);
}

/** @param {Pen} pen */
function tower(pen) {
  const floors = pen.whole(4, 6);
  let half = pen.range(20, 26);
  let y = 78;
  /** @type {Point[][]} */
  const parts = [];
  for (let i = 0; i < floors; i++) {
    const high = pen.range(7, 15);
    const taper = pen.range(0.78, 0.96);
    parts.push([[CX + half * taper, y - high], [CX + half, y]]);
    half *= taper * pen.range(0.72, 0.92);
    y -= high;
  }
  for (const part of parts) solid(pen, part);
  pen.line("l3", [[CX, y], [CX, Math.max(3, y - 14)]]);
  for (const side of [-1, 1]) {
    const x = CX + side * pen.range(36, 48);
    const top = pen.range(50, 64);
    pen.shape("f1", [[x - 5, top], [x + 5, top], [x + 7, 78], [x - 7, 78]]);
    pen.shape("l1", [[x - 5, top], [x + 5, top], [x + 7, 78], [x - 7, 78]]);
  }
  plain(pen);
}

/** @param {Pen} pen */
function ziggurat(pen) {
  const steps = pen.whole(4, 6);
  const half = pen.range(46, 54);
  const each = pen.range(8, 10.5);
  for (let i = 0; i < steps; i++) {
    const wide = half * (1 - i / (steps + 0.6));
    solid(pen, [[CX + wide - 3, 78 - (i + 1) * each], [CX + wide, 78 - i * each]]);
  }
  const top = 78 - steps * each;
  const stair = pen.range(3, 6);
  pen.shape("cut", [[CX - stair * 0.5, top], [CX + stair * 0.5, top], [CX + stair, 78], [CX - stair, 78]]);
  pen.shape("f2", [[CX - stair * 0.5, top], [CX + stair * 0.5, top], [CX + stair, 78], [CX - stair, 78]]);
  pen.shape("f4", [[CX, top - pen.range(10, 18)], [CX + 3, top], [CX - 3, top]]);
  plain(pen);
}

/** @param {Pen} pen */
function arch(pen) {
  const spans = pen.whole(2, 4);
  for (let i = 0; i < spans; i++) {
    const outer = 50 - i * (34 / spans);
    const inner = outer - pen.range(4, 7);
    const top = 12 + i * (40 / spans);
    const leg = (/** @type {number} */ r, /** @type {number} */ y) => `M${CX - r} 78V${y + r}A${r} ${r} 0 0 1 ${CX + r} ${y + r}V78`;
    const ring = `${leg(outer, top)}H${CX + inner}V${top + outer}A${inner} ${inner} 0 0 0 ${CX - inner} ${top + outer}V78Z`;
    pen.path("cut", ring);
    pen.path(i % 2 ? "f3" : "lit", ring);
    pen.path(i % 2 ? "l1" : "l2", ring);
  }
  pen.shape("f4", [[CX, 60], [CX + 2, 78], [CX - 2, 78]]);
  plain(pen);
}

/** A station that turns over the horizon. @param {Pen} pen */
function wheel(pen) {
  const y = pen.range(38, 44);
  const tilt = pen.range(0.28, 0.5);
  const band = (/** @type {number} */ r) => `M${CX - r} ${y}A${r} ${r * tilt} 0 1 1 ${CX + r} ${y}A${r} ${r * tilt} 0 1 1 ${CX - r} ${y}Z`;
  const spokes = pen.pick([4, 6, 8]);
  pen.path("f2", band(50));
  pen.path("cut", band(40));
  pen.path("f1", band(40));
  pen.lines("l2", Array.from({ length: spokes }, (_, i) => {
    const [x, dy] = around(0, 0, 1, i / spokes + 0.06);
    return [[CX + x * 9, y + dy * 9 * tilt], [CX + x * 40, y + dy * 40 * tilt]];
  }));
  for (const r of [50, 45, 40]) pen.path(r === 45 ? "l1" : "l3", band(r));
  solid(pen, [[CX + 2, y - 26], [CX + 6, y - 4], [CX + 6, y + 4], [CX + 2, y + 22]]);
  pen.path("l3", `M-4 ${HEIGHT}Q${CX} ${pen.range(66, 74)} 124 ${HEIGHT}`);
  pen.dots("f4", Array.from({ length: 9 }, () => [pen.range(6, 114), pen.range(5, 26)]), 0.7);
}

/** @param {Pen} pen */
function dome(pen) {
  const radius = pen.range(36, 44);
  const half = `M${CX - radius} 78A${radius} ${radius} 0 0 1 ${CX + radius} 78Z`;
  pen.path("cut", half);
  pen.path("lit", half);
  const ribs = pen.whole(3, 5);
  const ribAt = (/** @type {number} */ k) => `M${CX - radius * k} 78A${radius * k} ${radius} 0 0 1 ${CX + radius * k} 78`;
  pen.path("l1", Array.from({ length: ribs }, (_, i) => ribAt((i + 1) / (ribs + 1))).join(""));
  pen.path("l1", [0.35, 0.65].map((k) => `M${CX - radius * Math.sqrt(1 - k * k)} ${78 - radius * k}H${CX + radius * Math.sqrt(1 - k * k)}`).join(""));
  pen.path("l3", half);
  const towers = pen.whole(3, 5);
  const tops = pen.mirrored(towers, 12, 30);
  tops.forEach((high, i) => pen.box(i * 2 === towers - 1 ? "f4" : "f3", CX + (i - (towers - 1) / 2) * 9 - 3, 78 - high, 6, high, 1));
  plain(pen);
}

/** @param {Pen} pen @param {ReadonlySet<string>} _ @param {string} side */
export function identity(pen, _, side) {
  if (side === "corp") seal(pen);
  else mask(pen);
}

/** A company's seal: one shape, repeated around. @param {Pen} pen */
function seal(pen) {
  const folds = pen.pick([3, 4, 5, 6, 8]);
  const ticks = pen.pick([36, 48, 60]);
  pen.circle("lit", CX, CY, 42);
  pen.circle("l3", CX, CY, 42);
  pen.circle("l1", CX, CY, 38);
  pen.lines("l1", Array.from({ length: ticks }, (_, i) => [around(CX, CY, 38, i / ticks), around(CX, CY, i % 3 ? 39.5 : 41.5, i / ticks)]));
  const [near, mid, far] = [pen.range(5, 10), pen.range(16, 24), pen.range(30, 35)];
  const spread = pen.range(0.28, 0.48) / folds;
  const curl = pen.pick([0, 0, 0.06, -0.06]);
  for (let i = 0; i < folds; i++) {
    const turn = i / folds;
    const leaf = [around(CX, CY, near, turn), around(CX, CY, mid, turn + spread), around(CX, CY, far, turn + curl), around(CX, CY, mid, turn - spread)];
    pen.shape(i % 2 && folds % 2 === 0 ? "f2" : "f3", leaf);
    pen.shape("l2", leaf);
  }
  pen.shape("l1", corners(CX, CY, mid, folds, 0.5 / folds));
  pen.circle("cut", CX, CY, near);
  pen.circle("l3", CX, CY, near);
  pen.circle("f4", CX, CY, near * 0.45);
}

/** A runner's mark: a broken ring and a sign only they would make. @param {Pen} pen */
function mask(pen) {
  const turn = pen.chance();
  const breaks = pen.whole(2, 4);
  pen.shape("lit", corners(CX, CY, 42, pen.pick([3, 5, 6, 7]), pen.chance()));
  for (const [radius, weight] of /** @type {const} */ ([[42, "l3"], [38, "l1"], [34, "l1"]])) {
    const shift = turn + radius * 0.03;
    pen.path(weight, Array.from({ length: breaks }, (_, i) => arcOf(CX, CY, radius, shift + i / breaks, shift + (i + pen.range(0.55, 0.86)) / breaks)).join(""));
  }
  pen.circle("cut", CX, CY, 29);
  pen.circle("f2", CX, CY, 29);
  glyph(pen, CX, CY, 9, "l3");
}
