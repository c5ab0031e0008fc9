/** Ice: barriers are walls, code gates are locks, sentries watch and cut; other ice is a trap that turns inward. */

import { CX, CY, HEIGHT, around, arcOf, corners, curveOf, pathOf } from "./pen.js";

/** @typedef {import("./pen.js").Pen} Pen */
/** @typedef {import("./pen.js").Point} Point */

/** @param {Pen} pen @param {ReadonlySet<string>} subtypes */
export function ice(pen, subtypes) {
  const has = (/** @type {string[]} */ ...names) => names.some((name) => subtypes.has(name));
  if (has("tracer", "observer", "bloodhound", "detection")) sweep(pen);
  if (has("barrier", "wall")) wall(pen);
  else if (has("code gate")) lock(pen);
  else if (has("sentry")) has("killer", "destroyer", "ap", "black ice") ? blades(pen) : eye(pen);
  else vortex(pen);
  if (has("ap", "black ice", "hellbolt", "brainwipe", "zombie")) bolt(pen);
  if (has("bioroid")) clock(pen);
}

/** Walls behind walls, each with its own skyline. @param {Pen} pen */
function wall(pen) {
  const steps = pen.pick([5, 7, 9]);
  for (let layer = 0; layer < 3; layer++) {
    const width = 62 + layer * 20;
    const left = CX - width / 2;
    const tops = pen.mirrored(steps, 15 + layer * 15, 29 + layer * 15);
    /** @type {Point[]} */
    const skyline = tops.flatMap((top, i) => [
      [left + (width * i) / steps, top],
      [left + (width * (i + 1)) / steps, top],
    ]);
    const body = /** @type {Point[]} */ ([...skyline, [left + width, HEIGHT], [left, HEIGHT]]);
    pen.shape("cut", body);
    pen.shape(layer === 1 ? "lit" : layer ? "f2" : "f1", body);
    pen.line(layer === 2 ? "l3" : "l2", [[left, HEIGHT], ...skyline, [left + width, HEIGHT]]);
  }
  bricks(pen, CX - 51, CX + 51);
}

/** @param {Pen} pen @param {number} left @param {number} right */
function bricks(pen, left, right) {
  const rows = pen.whole(3, 5);
  const height = 28 / rows;
  const width = (right - left) / pen.whole(6, 10);
  /** @type {Point[][]} */
  const joints = [];
  for (let row = 0; row < rows; row++) {
    const y = 62 + row * height;
    joints.push([[left, y], [right, y]]);
    for (let x = left + (row % 2 ? width / 2 : width); x < right - 1; x += width)
      joints.push([[x, y], [x, y + height]]);
  }
  pen.lines("l1", joints);
}

/** Rings of a lock, each turned differently, around a core. @param {Pen} pen */
function lock(pen) {
  const rings = pen.whole(3, 5);
  pen.circle("lit", CX, CY, 41);
  for (let i = 0; i < rings; i++) {
    const radius = 13 + (26 / rings) * (i + 0.6);
    const gaps = pen.whole(1, 4);
    const open = pen.range(0.04, 0.12);
    const turn = pen.chance();
    const arcs = Array.from({ length: gaps }, (_, g) => [turn + g / gaps + open / 2, turn + (g + 1) / gaps - open / 2]);
    pen.path(i % 2 ? "l2" : "l3", arcs.map(([a, b]) => arcOf(CX, CY, radius, a, b)).join(""));
    if (pen.maybe(0.6)) {
      const [a, b] = arcs[0];
      const inner = radius - 26 / rings + 2;
      const outerArc = arcOf(CX, CY, radius - 1, a, b);
      const [ix, iy] = around(CX, CY, inner, b);
      const [jx, jy] = around(CX, CY, inner, a);
      const wide = b - a > 0.5 ? 1 : 0;
      pen.path("f2", `${outerArc}L${ix} ${iy}A${inner} ${inner} 0 ${wide} 0 ${jx} ${jy}Z`);
    }
  }
  const ticks = pen.pick([24, 36, 48]);
  pen.lines("l1", Array.from({ length: ticks }, (_, i) => [around(CX, CY, 41, i / ticks), around(CX, CY, i % 4 ? 42.5 : 44.5, i / ticks)]));
  const sides = pen.pick([3, 4, 6]);
  pen.shape("cut", corners(CX, CY, 9, sides));
  pen.shape("f3", corners(CX, CY, 9, sides));
  pen.shape("l3", corners(CX, CY, 9, sides));
  pen.circle("cut", CX, CY, 2.4);
}

/** An eye with lashes like beams. @param {Pen} pen */
function eye(pen) {
  const half = pen.range(38, 46);
  const lid = pen.range(40, 54);
  const outline = (/** @type {number} */ k) =>
    `M${CX - half * k} ${CY}Q${CX} ${CY - lid * k} ${CX + half * k} ${CY}Q${CX} ${CY + lid * k} ${CX - half * k} ${CY}Z`;
  const beams = pen.whole(7, 13);
  const from = pen.range(30, 34);
  pen.lines("l1", Array.from({ length: beams * 2 + 1 }, (_, i) => {
    const turn = (i - beams) / (beams * 4.4);
    return [around(CX, CY + 8, from, turn), around(CX, CY + 8, 60, turn)];
  }));
  pen.path("cut", outline(1));
  pen.path("lit", outline(1));
  pen.path("l2", outline(1));
  pen.path("l1", outline(1.12));
  const iris = pen.range(14, 17);
  pen.circle("f2", CX, CY, iris);
  pen.circle("l3", CX, CY, iris);
  const spokes = pen.pick([12, 16, 24]);
  pen.lines("l1", Array.from({ length: spokes }, (_, i) => [around(CX, CY, 8, i / spokes), around(CX, CY, iris - 1, i / spokes)]));
  if (pen.maybe(0.5)) pen.shape("f4", [[CX, CY - 9], [CX + 2.6, CY], [CX, CY + 9], [CX - 2.6, CY]]);
  else pen.circle("f4", CX, CY, pen.range(4, 5.5));
}

/** A fan of blades around a watching point. @param {Pen} pen */
function blades(pen) {
  const count = pen.whole(5, 9);
  const curl = pen.pick([-1, 1]) * pen.range(0.04, 0.12);
  const long = pen.mirrored(count, 30, 46);
  const spin = pen.maybe(0.5) ? 0 : 0.5 / count;
  pen.circle("f1", CX, CY, 40);
  for (let i = 0; i < count; i++) {
    const turn = spin + i / count;
    const tip = around(CX, CY, long[i], turn + curl);
    const a = around(CX, CY, 11, turn - 0.32 / count);
    const b = around(CX, CY, 11, turn + 0.32 / count);
    const bend = around(CX, CY, long[i] * 0.6, turn - curl * 0.4);
    const d = `M${a[0]} ${a[1]}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}L${b[0]} ${b[1]}Z`;
    pen.path("cut", d);
    pen.path(i % 2 ? "f2" : "lit", d);
    pen.path("l2", d);
  }
  pen.circle("cut", CX, CY, 10);
  pen.circle("l3", CX, CY, 10);
  pen.circle("f4", CX, CY, pen.range(2.5, 4.5));
}

/** Shapes within shapes, turning as they shrink. @param {Pen} pen */
function vortex(pen) {
  const sides = pen.pick([3, 4, 5, 6]);
  const twist = pen.range(0.015, 0.045) * pen.pick([-1, 1]);
  const rings = pen.whole(7, 10);
  for (let i = 0; i < rings; i++) {
    const points = corners(CX, CY, 46 - (i * 42) / rings, sides, i * twist);
    pen.shape(i % 3 === 2 ? "f2" : "f1", points);
    pen.shape(i % 3 === 0 ? "l2" : "l1", points);
  }
  pen.circle("f4", CX, CY, 2.5);
}

/** The sweep of a search. @param {Pen} pen */
function sweep(pen) {
  const x = pen.pick([18, 102]);
  pen.path("l1", [14, 24, 34, 44, 54].map((r) => arcOf(x, 84, r, 0.7, 1.3)).join(""));
}

/** A charge. @param {Pen} pen */
function bolt(pen) {
  const side = pen.pick([-1, 1]);
  /** @type {Point[]} */
  const points = [[CX + side * pen.range(30, 36), 6]];
  for (let i = 1; i <= 5; i++) points.push([CX + side * (34 - i * 5 + (i % 2 ? -7 : 7)), 6 + i * 15]);
  pen.path("l3", pathOf(points));
}

/** Clicks, as on the dial of a machine that thinks. @param {Pen} pen */
function clock(pen) {
  const hours = pen.pick([3, 4, 6]);
  pen.dots("f4", Array.from({ length: hours }, (_, i) => around(CX, 12, 5, i / hours)), 1.2);
  pen.path("l2", curveOf([CX - 14, 12], [CX, 22], [CX + 14, 12]));
}
