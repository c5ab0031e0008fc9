/** What happens once: events are waves and flights, operations are plans, markets and aims. */

import { CX, CY, WIDTH, arcOf, around, corners, curveOf } from "./pen.js";

/** @typedef {import("./pen.js").Pen} Pen */
/** @typedef {import("./pen.js").Point} Point */

/** What each deed looks like on an event. @type {Record<string, (pen: Pen) => void>} */
const SPENT = { gain: market, "place credit": market, draw: streams, look: lens, search: lens, install: plan, move: streams, swap: orbit };

/** What each deed looks like on an operation. @type {Record<string, (pen: Pen) => void>} */
const PLANNED = { gain: market, tag: aim, trace: aim, trash: burst, draw: waves, look: lens, search: lens, move: orbit, swap: orbit, install: plan };

/** @param {Pen} pen @param {ReadonlySet<string>} subtypes @param {string} _side @param {string} deed */
export function event(pen, subtypes, _side, deed) {
  const has = (/** @type {string[]} */ ...names) => names.some((name) => subtypes.has(name));
  if (has("run") || deed === "run") flight(pen);
  else if (has("sabotage") || violent(deed)) burst(pen);
  else (SPENT[deed] ?? pen.pick([waves, orbit]))(pen);
}

/** @param {Pen} pen @param {ReadonlySet<string>} subtypes @param {string} _side @param {string} deed */
export function operation(pen, subtypes, _side, deed) {
  const has = (/** @type {string[]} */ ...names) => names.some((name) => subtypes.has(name));
  if (violent(deed)) aim(pen);
  else if (PLANNED[deed]) PLANNED[deed](pen);
  else if (has("transaction", "transactions", "advertisement")) market(pen);
  else if (has("gray ops", "black ops")) aim(pen);
  else pen.pick([streams, plan])(pen);
}

/** @param {string} deed */
const violent = (deed) => deed.startsWith("damage") || deed === "trash" || deed === "mill";

/** A glass over a field of marks: what is under it is bright. @param {Pen} pen */
function lens(pen) {
  const [x, y] = [pen.range(44, 76), pen.range(32, 50)];
  const radius = pen.range(20, 27);
  const step = pen.range(9, 13);
  /** @type {Point[]} */
  const near = [];
  /** @type {Point[]} */
  const far = [];
  for (let i = 4; i < WIDTH; i += step)
    for (let k = 4; k < 90; k += step) {
      /** @type {Point} */
      const mark = [i + pen.range(-2, 2), k + pen.range(-2, 2)];
      (Math.hypot(mark[0] - x, mark[1] - y) < radius ? near : far).push(mark);
    }
  pen.dots("f2", far, 1.5);
  pen.circle("lit", x, y, radius);
  pen.dots("f4", near, 2.6);
  pen.circle("l3", x, y, radius);
  const turn = pen.pick([0.375, 0.625]) + pen.range(-0.04, 0.04);
  pen.line("l3", [around(x, y, radius, turn), around(x, y, radius + 26, turn)]);
}

/** A dart through rings that stand in its way, past lights. @param {Pen} pen */
function flight(pen) {
  const gates = pen.whole(2, 6);
  const drop = pen.range(-26, 26);
  const lean = pen.range(0.22, 0.44);
  const grow = pen.range(-4, 5);
  const low = grow < 0 ? 34 : 16;
  /** @param {number} x */
  const course = (x) => CY + drop * (1 - x / 60) * (1 - x / 60);
  pen.dots("f2", Array.from({ length: pen.whole(6, 14) }, () => [pen.range(4, 116), pen.range(4, 86)]), pen.range(0.7, 1.5));
  for (let i = 0; i < gates; i++) {
    const x = 22 + (i * 64) / (gates - 1);
    const high = low + i * grow;
    const d = `M${x} ${course(x) - high}A${high * lean} ${high} 0 1 1 ${x} ${course(x) + high}A${high * lean} ${high} 0 1 1 ${x} ${course(x) - high}Z`;
    pen.path(i === gates - 1 ? "lit" : "f1", d);
    pen.path(i === gates - 1 ? "l2" : "l1", d);
  }
  const wakes = pen.pick([3, 5, 7]);
  const spread = pen.range(4, 9);
  const trail = Array.from({ length: wakes }, (_, i) => Array.from({ length: 20 }, (_, k) => {
    const x = k * (4.6 + i * 0.1);
    return /** @type {Point} */ ([x, course(x) + (i - (wakes - 1) / 2) * (spread - k * spread * 0.047)]);
  }));
  pen.lines("l1", trail);
  pen.line("l3", trail[(wakes - 1) / 2]);
  const tip = course(100);
  const wing = pen.range(6, 11);
  pen.shape("f4", [[106, tip], [88, tip - wing], [92, tip], [88, tip + wing]]);
}

/** Everything leaves the middle at once. @param {Pen} pen */
function burst(pen) {
  const x = pen.range(44, 76);
  const y = pen.range(40, 56);
  const shards = pen.whole(9, 13);
  for (let i = 0; i < shards; i++) {
    const turn = (i + pen.range(-0.3, 0.3)) / shards;
    const near = pen.range(12, 20);
    const far = pen.range(34, 58);
    const shard = [around(x, y, near, turn - 0.012), around(x, y, far, turn), around(x, y, near, turn + 0.018)];
    pen.shape(i % 3 ? "f2" : "lit", shard);
    pen.shape("l1", shard);
  }
  pen.path("l2", [10, 15].map((r) => arcOf(x, y, r, pen.chance() * 0.4, 0.95)).join(""));
  pen.shape("f4", corners(x, y, 6, pen.pick([3, 4, 5]), pen.chance()));
}

/** A field of waves. @param {Pen} pen */
function waves(pen) {
  const count = pen.whole(9, 13);
  const peak = pen.range(36, 84);
  const rate = pen.range(0.07, 0.16);
  const wide = pen.range(18, 30);
  const swing = pen.range(10, 18);
  pen.circle("lit", peak, pen.range(22, 34), pen.range(12, 18));
  for (let i = 0; i < count; i++) {
    const base = 30 + i * (58 / count);
    /** @type {Point[]} */
    const wave = [];
    for (let x = -2; x <= WIDTH + 2; x += 3) {
      const hill = Math.exp(-(((x - peak) / wide) ** 2));
      wave.push([x, base - hill * swing * (0.6 + 0.4 * Math.sin(i * 1.3 + x * 0.22)) - Math.sin(x * rate + i * 0.5) * 2.2]);
    }
    pen.shape("cut", [...wave, [WIDTH + 2, 92], [-2, 92]]);
    pen.line(i === Math.floor(count / 2) ? "l3" : i % 3 ? "l1" : "l2", wave);
  }
}

/** Bodies on their ways around a centre. @param {Pen} pen */
function orbit(pen) {
  const rings = pen.whole(3, 5);
  /** @type {Point[]} */
  const bodies = [];
  const tilt = pen.range(0.35, 0.7);
  for (let i = rings; i >= 1; i--) {
    const rx = 12 + (i * 40) / rings;
    const ry = rx * tilt;
    const d = `M${CX - rx} ${CY}A${rx} ${ry} 0 1 1 ${CX + rx} ${CY}A${rx} ${ry} 0 1 1 ${CX - rx} ${CY}Z`;
    pen.path("f1", d);
    pen.path(i % 2 ? "l2" : "l1", d);
    const turn = pen.chance() * Math.PI * 2;
    bodies.push([CX + Math.cos(turn) * rx, CY + Math.sin(turn) * ry]);
  }
  bodies.forEach(([x, y], i) => pen.circle(i % 2 ? "f3" : "f4", x, y, pen.range(2, 4.6)));
  pen.circle("cut", CX, CY, 10);
  pen.circle("lit", CX, CY, 10);
  pen.circle("l3", CX, CY, 10);
  const path = bodies[0];
  pen.path("l3", curveOf([CX, CY], [CX + (path[0] - CX) * 0.2, path[1]], path));
}

/** Columns that rise, and the line over them. @param {Pen} pen */
function market(pen) {
  const count = pen.whole(7, 10);
  const step = 100 / count;
  /** @type {Point[]} */
  const line = [];
  let level = pen.range(14, 24);
  for (let i = 0; i < count; i++) {
    level = Math.max(8, level + pen.range(-5, 13));
    const high = Math.min(62, level);
    const x = 10 + i * step;
    pen.box(i === count - 1 ? "f4" : i % 2 ? "lit" : "f2", x + 1, 82 - high, step - 2, high, 1);
    line.push([x + step / 2, 82 - high - 8]);
  }
  pen.lines("l1", [22, 42, 62].map((y) => [[4, y], [116, y]]));
  pen.line("l2", [[4, 82], [116, 82]]);
  pen.line("l3", line);
  pen.dots("f4", line.filter((_, i) => i % 2 === 0), 1.6);
}

/** Something is in the sights. @param {Pen} pen */
function aim(pen) {
  const x = pen.range(52, 68);
  const y = pen.range(40, 50);
  const rings = pen.whole(3, 4);
  pen.circle("lit", x, y, 38);
  for (let i = 0; i < rings; i++) {
    const radius = 38 - i * (30 / rings);
    pen.circle(i ? "l1" : "l2", x, y, radius);
    const from = pen.chance();
    pen.path("l3", arcOf(x, y, radius - 3, from, from + pen.range(0.06, 0.2)));
  }
  pen.lines("l2", [0, 0.25, 0.5, 0.75].map((turn) => [around(x, y, 9, turn), around(x, y, 44, turn)]));
  pen.shape("f4", corners(x, y, pen.range(3, 5), pen.pick([3, 4]), pen.pick([0, 0.125])));
  const marks = pen.pick([24, 36]);
  pen.lines("l1", Array.from({ length: marks }, (_, i) => [around(x, y, 38, i / marks), around(x, y, 40.5, i / marks)]));
}

/** Arrows that bend around one another. @param {Pen} pen */
function streams(pen) {
  const count = pen.whole(5, 7);
  const swap = pen.range(14, 30) * pen.pick([-1, 1]);
  for (let i = 0; i < count; i++) {
    const from = 14 + (i * 62) / (count - 1);
    const to = Math.min(80, Math.max(10, from + swap * (i % 2 ? 1 : -0.6)));
    const end = pen.range(92, 108);
    pen.path(i % 3 === 0 ? "l3" : i % 2 ? "l2" : "l1", `M0 ${from}C40 ${from} 60 ${to} ${end} ${to}`);
    pen.shape(i % 3 === 0 ? "f4" : "f2", [[end + 7, to], [end - 1, to - 4], [end - 1, to + 4]]);
  }
  pen.dots("f3", Array.from({ length: 3 }, (_, i) => [14 + i * 10, 14 + (62 * pen.whole(0, count - 1)) / (count - 1)]), 2.4);
}

/** Steps joined to a plan. @param {Pen} pen */
function plan(pen) {
  const columns = pen.whole(3, 4);
  /** @type {Point[][]} */
  const nodes = [];
  for (let c = 0; c < columns; c++) {
    const rows = c === columns - 1 ? 1 : pen.whole(2, 4);
    nodes.push(Array.from({ length: rows }, (_, r) => [16 + (c * 88) / (columns - 1), CY + (r - (rows - 1) / 2) * (66 / Math.max(rows, 3))]));
  }
  /** @type {Point[][]} */
  const ties = [];
  for (let c = 0; c + 1 < columns; c++) for (const a of nodes[c]) ties.push([a, pen.pick(nodes[c + 1])]);
  for (let c = 1; c < columns; c++) for (const b of nodes[c]) ties.push([pen.pick(nodes[c - 1]), b]);
  pen.path("l2", ties.map(([[ax, ay], [bx, by]]) => `M${ax} ${ay}C${ax + 14} ${ay} ${bx - 14} ${by} ${bx} ${by}`).join(""));
  const kind = pen.pick([4, 6, 30]);
  for (const [x, y] of nodes.flat()) {
    const last = x > 100;
    pen.shape("cut", corners(x, y, last ? 12 : 7, kind));
    pen.shape(last ? "f4" : "lit", corners(x, y, last ? 12 : 7, kind));
    pen.shape("l2", corners(x, y, last ? 12 : 7, kind));
  }
}
