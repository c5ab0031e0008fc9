/** Places and people: resources are the city, assets and upgrades its buildings and the nodes below them. */

import { CX, CY, HEIGHT, WIDTH, arcOf, around, corners } from "./pen.js";

/** @typedef {import("./pen.js").Pen} Pen */
/** @typedef {import("./pen.js").Point} Point */
/** @typedef {import("./pen.js").Weight} Weight */

/** @param {Pen} pen @param {ReadonlySet<string>} subtypes */
export function resource(pen, subtypes) {
  const has = (/** @type {string[]} */ ...names) => names.some((name) => subtypes.has(name));
  if (has("connection", "character", "cyborg")) person(pen);
  else if (has("job", "position", "ritual")) routes(pen);
  else if (has("virtual", "base link", "link", "bbs")) tiles(pen);
  else skyline(pen);
}

/** @param {Pen} pen @param {ReadonlySet<string>} subtypes */
export function asset(pen, subtypes) {
  const has = (/** @type {string[]} */ ...names) => names.some((name) => subtypes.has(name));
  if (has("character", "executive", "sysop", "cyborg")) person(pen);
  else if (has("ambush", "hostile")) pit(pen);
  else if (has("advertisement")) screens(pen);
  else blocks(pen);
}

/** @param {Pen} pen @param {ReadonlySet<string>} subtypes */
export function upgrade(pen, subtypes) {
  const has = (/** @type {string[]} */ ...names) => names.some((name) => subtypes.has(name));
  if (has("sysop", "character", "bioroid")) person(pen);
  else if (has("region")) contours(pen);
  else if (has("ambush")) pit(pen);
  else plates(pen);
}

/** Rows of towers, the near ones brighter. @param {Pen} pen */
function skyline(pen) {
  const sun = pen.range(34, 86);
  const high = pen.range(22, 34);
  pen.circle("lit", sun, high, pen.range(12, 18));
  pen.path("l1", [22, 27].map((r) => arcOf(sun, high, r, 0.55, 1.45)).join(""));
  /** @type {Weight[]} */
  const depth = ["f1", "f2", "f3"];
  depth.forEach((weight, row) => {
    /** @type {Point[]} */
    const roofs = [];
    let x = -2;
    while (x < WIDTH) {
      const width = pen.range(6, 14) + row * 2;
      const top = pen.range(26 + row * 14, 48 + row * 13);
      roofs.push([x, top], [x + width, top]);
      if (pen.maybe(0.25)) roofs.push([x + width, top - 7], [x + width + 0.01, top]);
      x += width;
    }
    pen.shape("cut", [...roofs, [WIDTH + 2, HEIGHT], [-2, HEIGHT]]);
    pen.shape(weight, [...roofs, [WIDTH + 2, HEIGHT], [-2, HEIGHT]]);
    pen.line(row === 2 ? "l3" : "l1", roofs);
  });
  /** @type {Point[]} */
  const windows = Array.from({ length: pen.whole(10, 18) }, () => [pen.range(4, 116), pen.range(68, 88)]);
  pen.dots("f4", windows, 0.9);
}

/** A head and shoulders in contour lines. @param {Pen} pen */
export function person(pen) {
  const lean = pen.range(-4, 4);
  const head = pen.range(11, 13.5);
  const y = pen.range(31, 35);
  const shoulders = pen.range(28, 36);
  const halo = pen.pick([3, 5, 6, 8, 48]);
  pen.shape("f1", corners(CX, y + 4, 40, halo, pen.chance()));
  pen.path("l1", [24, 30, 36].map((r) => arcOf(CX, y, r, pen.range(0.62, 0.7), pen.range(1.3, 1.38))).join(""));
  const body = `M${CX - shoulders} 92Q${CX - shoulders} ${y + head + 12} ${CX - 6} ${y + head + 7}L${CX + 6} ${y + head + 7}Q${CX + shoulders} ${y + head + 12} ${CX + shoulders} 92Z`;
  pen.path("cut", body);
  pen.path("lit", body);
  pen.path("l2", body);
  for (const k of [0.7, 0.42]) pen.path("l1", `M${CX - shoulders * k} 92Q${CX - shoulders * k} ${y + head + 18} ${CX} ${y + head + 16}Q${CX + shoulders * k} ${y + head + 18} ${CX + shoulders * k} 92`);
  const face = `M${CX + lean - head} ${y - 2}Q${CX + lean - head} ${y - head - 5} ${CX + lean} ${y - head - 5}Q${CX + lean + head} ${y - head - 5} ${CX + lean + head} ${y - 2}Q${CX + lean + head * 0.8} ${y + head + 6} ${CX + lean} ${y + head + 8}Q${CX + lean - head * 0.8} ${y + head + 6} ${CX + lean - head} ${y - 2}Z`;
  pen.path("cut", face);
  pen.path("f2", face);
  pen.path("l3", face);
  const style = pen.whole(0, 2);
  const left = CX + lean - head;
  if (style === 0) pen.box("f4", left + 3, y - 2, head * 2 - 6, 4.5, 2);
  else if (style === 1) pen.lines("l2", [[[left + 2, y], [left + head - 2, y + 1]], [[left + head + 2, y + 1], [left + head * 2 - 2, y]]]);
  else pen.dots("f4", [[CX + lean - head * 0.42, y], [CX + lean + head * 0.42, y]], 1.7);
  const part = pen.range(-head, head);
  pen.path("f3", `M${left} ${y - 4}Q${left - 1} ${y - head - 7} ${CX + lean} ${y - head - 7}Q${left + head * 2 + 1} ${y - head - 7} ${left + head * 2} ${y - 4}Q${CX + lean + part} ${y - head + 2} ${left} ${y - 4}Z`);
}

/** Ways through a city seen from above. @param {Pen} pen */
function routes(pen) {
  const step = 15;
  /** @type {Point[][]} */
  const streets = [];
  const slope = pen.range(-0.25, 0.25);
  for (let i = -2; i < 12; i++) {
    streets.push([[i * step, -4], [i * step + slope * 98, 94]], [[-4, i * step - 10], [124, i * step - 10 - slope * 128]]);
  }
  pen.lines("l1", streets);
  for (let i = 0; i < 6; i++) pen.box(pen.pick(["f1", "f2"]), pen.whole(0, 7) * step + 3, pen.whole(0, 5) * step + 3, step * pen.whole(1, 2) - 5, step - 5, 1);
  let x = pen.whole(0, 1);
  let y = pen.whole(1, 4);
  /** @type {Point[]} */
  const way = [];
  const at = () => /** @type {Point} */ ([x * step + slope * y * step, y * step + 5 - slope * x * step]);
  way.push(at());
  while (x < 7) {
    if (pen.maybe(0.6)) x += 1;
    else y = Math.min(5, Math.max(0, y + pen.pick([-1, 1])));
    way.push(at());
  }
  pen.line("l3", way);
  pen.dots("f4", [way[0], way[way.length - 1]], 3.2);
  pen.dots("cut", [way[0], way[way.length - 1]], 1.3);
}

/** Honeycomb of lit cells. @param {Pen} pen */
function tiles(pen) {
  const size = pen.range(9, 12);
  const odds = pen.range(0.35, 0.6);
  for (let row = -2; row <= 2; row++) {
    for (let column = -3; column <= 3; column++) {
      const x = CX + (column + (row % 2 ? 0.5 : 0)) * size * 1.75;
      const y = CY + row * size * 1.52;
      if (!pen.maybe(odds) && (row || column)) continue;
      pen.shape(row || column ? pen.pick(["f1", "f2", "l1", "l2"]) : "f4", corners(x, y, size - 1, 6));
    }
  }
  pen.path("l1", [34, 40].map((r) => arcOf(CX, CY, r, pen.chance() * 0.3, 0.9)).join(""));
}

/**
 * A block in parallel projection.
 * @param {Pen} pen @param {number} x @param {number} y @param {number} half @param {number} height
 * @param {boolean} [bright]
 */
function block(pen, x, y, half, height, bright = false) {
  const q = half / 2;
  pen.shape("cut", [[x, y - q - height], [x + half, y - height], [x + half, y], [x, y + q], [x - half, y], [x - half, y - height]]);
  pen.shape("lit", [[x - half, y - height], [x, y + q - height], [x, y + q], [x - half, y]]);
  pen.shape("f1", [[x + half, y - height], [x, y + q - height], [x, y + q], [x + half, y]]);
  pen.shape(bright ? "f4" : "f3", [[x, y - q - height], [x + half, y - height], [x, y + q - height], [x - half, y - height]]);
  pen.path("l2", `M${x - half} ${y}V${y - height}L${x} ${y - q - height}L${x + half} ${y - height}V${y}L${x} ${y + q}ZM${x - half} ${y - height}L${x} ${y + q - height}L${x + half} ${y - height}M${x} ${y + q}V${y + q - height}`);
}

/** Buildings on a plot. @param {Pen} pen */
function blocks(pen) {
  const half = pen.range(12, 14);
  ground(pen);
  const tallest = pen.whole(0, 4);
  const plots = [[0, -1], [-1, 0], [1, 0], [0, 1], [-2, 1], [2, 1]].slice(0, pen.whole(4, 6));
  const ordered = plots.map(([c, r], i) => ({ x: CX + c * half, y: 58 + r * half * 0.5, high: i === tallest ? pen.range(34, 44) : pen.range(7, 26), main: i === tallest }));
  ordered.sort((a, b) => a.y - b.y);
  for (const { x, y, high, main } of ordered) block(pen, x, y, half * 0.82, high, main);
}

/** @param {Pen} pen */
function ground(pen) {
  /** @type {Point[][]} */
  const grid = [];
  for (let i = -5; i <= 5; i++) grid.push([[CX + i * 12 - 60, 58 + i * 6 + 30], [CX + i * 12 + 60, 58 + i * 6 - 30]], [[CX + i * 12 - 60, 58 - i * 6 - 30], [CX + i * 12 + 60, 58 - i * 6 + 30]]);
  pen.lines("l1", grid);
}

/** Plates of a server, one above another. @param {Pen} pen */
function plates(pen) {
  const count = pen.whole(3, 5);
  const half = pen.range(34, 42);
  const chosen = pen.whole(0, count - 1);
  const gap = 46 / count;
  for (let i = 0; i < count; i++) {
    const y = 72 - i * gap;
    const wide = half * (1 - i * 0.06);
    /** @type {Point[]} */
    const plate = [[CX, y - wide / 2.4], [CX + wide, y], [CX, y + wide / 2.4], [CX - wide, y]];
    pen.shape("cut", plate);
    pen.shape(i === chosen ? "f3" : "lit", plate);
    pen.shape(i === chosen ? "l3" : "l2", plate);
    if (i < count - 1) pen.lines("l1", [-0.6, 0, 0.6].map((k) => [[CX + wide * k, y], [CX + wide * k, y - gap]]));
    pen.dots("f4", [[CX + wide * 0.55 * pen.range(-1, 1), y]], 1.6);
  }
}

/** A trap in the ground. @param {Pen} pen */
function pit(pen) {
  ground(pen);
  const rings = pen.whole(4, 6);
  for (let i = 0; i < rings; i++) {
    const wide = 46 - i * (40 / rings);
    const y = 50 + i * pen.range(1.5, 3);
    /** @type {Point[]} */
    const rim = [[CX, y - wide / 2], [CX + wide, y], [CX, y + wide / 2], [CX - wide, y]];
    if (i === 0) pen.shape("cut", rim);
    pen.shape(i % 2 ? "f2" : "f1", rim);
    pen.shape(i ? "l1" : "l3", rim);
  }
  const spikes = pen.whole(3, 6);
  for (let i = 0; i < spikes; i++) {
    const x = CX + (i - (spikes - 1) / 2) * 7;
    pen.shape("f4", [[x - 2, 62], [x, pen.range(24, 42)], [x + 2, 62]]);
  }
}

/** Screens over a street. @param {Pen} pen */
function screens(pen) {
  const count = pen.whole(3, 4);
  for (let i = 0; i < count; i++) {
    const wide = pen.range(22, 34);
    const high = pen.range(20, 46);
    const x = 10 + (i * 100) / count;
    const y = pen.range(8, 34);
    pen.box("cut", x, y, wide, high, 2);
    pen.box(i % 2 ? "f2" : "lit", x, y, wide, high, 2);
    pen.box(i % 2 ? "l1" : "l3", x, y, wide, high, 2);
    const bars = pen.whole(3, 6);
    pen.lines("l2", Array.from({ length: bars }, (_, b) => [[x + 4, y + 5 + b * 4], [x + 4 + (wide - 8) * pen.range(0.3, 1), y + 5 + b * 4]]));
    pen.lines("l1", [[[x + wide / 2, y + high], [x + wide / 2, 90]]]);
  }
  pen.line("l2", [[0, 84], [120, 84]]);
}

/** A district as a map of heights. @param {Pen} pen */
function contours(pen) {
  const waves = [2, 3, 5].map((n) => ({ n, size: pen.range(0.04, 0.16), turn: pen.chance() * 6.28 }));
  const rings = 8;
  for (let i = 0; i < rings; i++) {
    const radius = 52 - i * 6;
    const points = Array.from({ length: 48 }, (_, k) => {
      const turn = k / 48;
      const wave = waves.reduce((sum, { n, size, turn: t }) => sum + Math.sin(turn * 6.28 * n + t + i * 0.18) * size, 0);
      const [x, y] = around(0, 0, radius * (1 + wave), turn);
      return /** @type {Point} */ ([CX + x * 1.15, CY + y * 0.85]);
    });
    pen.shape(i === rings - 1 ? "f4" : "f1", points);
    pen.shape(i % 3 === 0 ? "l2" : "l1", points);
  }
}
