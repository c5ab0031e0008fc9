/**
 * A pen for the generative pictures: shapes on a sheet of 120 by 90, chance from a seed.
 *
 * Shapes have no colours of their own, only weights (`css/card.css`): fills f1 (faint) to f4 (strong), `lit` (a
 * gradient), `cut` (the ground, to hide what lies behind); lines l1 (thin) to l3 (bright), l0 (large and faint).
 */

import { s } from "../../dom.js";

export const WIDTH = 120;
export const HEIGHT = 90;
export const CX = WIDTH / 2;
export const CY = HEIGHT / 2;

/** @typedef {readonly [number, number]} Point */
/** @typedef {"f1"|"f2"|"f3"|"f4"|"lit"|"cut"|"l0"|"l1"|"l2"|"l3"} Weight */

/**
 * A number for a text, the same on every machine (FNV-1a).
 * @param {string} text
 */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** @param {number} n */
const short = (n) => Math.round(n * 10) / 10;

/** @param {Point} point */
const pair = ([x, y]) => `${short(x)} ${short(y)}`;

/**
 * A point at an angle (in turns, 0 upward, clockwise) around another.
 * @param {number} x @param {number} y @param {number} radius @param {number} turn
 * @returns {Point}
 */
export function around(x, y, radius, turn) {
  const angle = (turn - 0.25) * Math.PI * 2;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

/** @param {readonly Point[]} points @param {boolean} [closed] */
export function pathOf(points, closed = false) {
  return `M${points.map(pair).join("L")}${closed ? "Z" : ""}`;
}

/**
 * Part of a circle, from one turn to another.
 * @param {number} x @param {number} y @param {number} radius @param {number} from @param {number} to
 */
export function arcOf(x, y, radius, from, to) {
  const wide = to - from > 0.5 ? 1 : 0;
  const r = short(radius);
  return `M${pair(around(x, y, radius, from))}A${r} ${r} 0 ${wide} 1 ${pair(around(x, y, radius, to))}`;
}

/** @param {Point} from @param {Point} bend @param {Point} to */
export function curveOf(from, bend, to) {
  return `M${pair(from)}Q${pair(bend)} ${pair(to)}`;
}

/**
 * The corners of a regular polygon.
 * @param {number} x @param {number} y @param {number} radius @param {number} sides @param {number} [turn]
 * @returns {Point[]}
 */
export function corners(x, y, radius, sides, turn = 0) {
  return Array.from({ length: sides }, (_, i) => around(x, y, radius, turn + i / sides));
}

export class Pen {
  /** @param {string} seed */
  constructor(seed) {
    this.state = hashOf(seed);
    /** @type {SVGElement[]} */
    this.shapes = [];
  }

  /** A number from 0 up to 1 (mulberry32). */
  chance() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** @param {number} low @param {number} high */
  range(low, high) {
    return low + (high - low) * this.chance();
  }

  /** A whole number, both ends included. @param {number} low @param {number} high */
  whole(low, high) {
    return Math.floor(this.range(low, high + 1));
  }

  /** @template T @param {readonly T[]} from @returns {T} */
  pick(from) {
    return from[Math.floor(this.chance() * from.length)];
  }

  /** @param {number} odds */
  maybe(odds) {
    return this.chance() < odds;
  }

  /** @param {Weight} weight @param {string} d */
  path(weight, d) {
    this.shapes.push(s("path", { class: `art-${weight}`, d }));
  }

  /**
   * A sign drawn on a sheet of 16 by 16, with its middle at a point.
   * @param {Weight} weight @param {string} d @param {number} x @param {number} y @param {number} scale
   */
  sign(weight, d, x, y, scale) {
    const size = Math.round(scale * 100) / 100;
    const transform = `translate(${pair([x - 8 * scale, y - 8 * scale])}) scale(${size})`;
    this.shapes.push(s("path", { class: `art-${weight}`, d, transform }));
  }

  /** @param {Weight} weight @param {readonly Point[]} points */
  shape(weight, points) {
    this.path(weight, pathOf(points, true));
  }

  /** @param {Weight} weight @param {readonly Point[]} points */
  line(weight, points) {
    this.path(weight, pathOf(points));
  }

  /** Many lines as one shape. @param {Weight} weight @param {readonly (readonly Point[])[]} lines */
  lines(weight, lines) {
    if (lines.length) this.path(weight, lines.map((points) => pathOf(points)).join(""));
  }

  /** @param {Weight} weight @param {number} x @param {number} y @param {number} r */
  circle(weight, x, y, r) {
    this.shapes.push(s("circle", { class: `art-${weight}`, cx: short(x), cy: short(y), r: short(r) }));
  }

  /** Many small discs as one shape. @param {Weight} weight @param {readonly Point[]} at @param {number} r */
  dots(weight, at, r) {
    const disc = (/** @type {Point} */ [x, y]) =>
      `M${pair([x - r, y])}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
    if (at.length) this.path(weight, at.map(disc).join(""));
  }

  /**
   * @param {Weight} weight @param {number} x @param {number} y @param {number} width @param {number} height
   * @param {number} [round]
   */
  box(weight, x, y, width, height, round = 0) {
    const box = { x: short(x), y: short(y), width: short(width), height: short(height), rx: round };
    this.shapes.push(s("rect", { class: `art-${weight}`, ...box }));
  }

  /**
   * A row of numbers that reads the same from both ends.
   * @param {number} count @param {number} low @param {number} high
   */
  mirrored(count, low, high) {
    const half = Array.from({ length: Math.ceil(count / 2) }, () => this.range(low, high));
    return Array.from({ length: count }, (_, i) => half[Math.min(i, count - 1 - i)]);
  }
}
