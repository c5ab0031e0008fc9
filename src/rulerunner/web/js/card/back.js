/** The backs of cards: one for each side, the same for every hidden card. */

import { s } from "../dom.js";
import { CX, CY, HEIGHT, WIDTH, arcOf, around, corners, pathOf } from "./art/pen.js";

/** @typedef {import("./art/pen.js").Point} Point */

/** @type {Map<string, SVGSVGElement>} */
const backs = new Map();

/** @param {string} side */
export function backOf(side) {
  let back = backs.get(side);
  if (!back) {
    back = s(
      "svg",
      { class: "art", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", focusable: "false" },
      side === "corp" ? corp() : runner(),
    );
    backs.set(side, back);
  }
  return /** @type {SVGSVGElement} */ (back.cloneNode(true));
}

/** @param {string} weight @param {string} d */
const path = (weight, d) => s("path", { class: `art-${weight}`, d });

/** A company: a lattice, and closed shapes within one another. */
function corp() {
  /** @type {string[]} */
  const lattice = [];
  for (let row = -4; row <= 4; row++) {
    for (let column = -6; column <= 6; column++) {
      lattice.push(pathOf(corners(CX + (column + (row % 2 ? 0.5 : 0)) * 14, CY + row * 12.1, 8.1, 6), true));
    }
  }
  const ring = (/** @type {number} */ radius) => pathOf(corners(CX, CY, radius, 6), true);
  return [
    path("l1", lattice.join("")),
    path("cut", ring(27)),
    path("f1", ring(27)),
    path("l3", ring(27)),
    path("l2", ring(21)),
    path("f2", ring(15)),
    path("l1", corners(CX, CY, 27, 6).map((corner, i) => pathOf([corner, around(CX, CY, 15, i / 6)])).join("")),
    path("f4", ring(5)),
  ];
}

/** A runner: ways that lead in from the edge, and a ring that is open. */
function runner() {
  /** @type {string[]} */
  const ways = [];
  /** @type {string[]} */
  const bright = [];
  for (let i = 0; i < 24; i++) {
    const turn = i / 24;
    const shift = i % 2 ? 0.018 : -0.018;
    const points = [around(CX, CY, 24, turn), around(CX, CY, 34, turn), around(CX, CY, 42, turn + shift), around(CX, CY, 80, turn + shift)];
    (i % 3 ? ways : bright).push(pathOf(points));
  }
  return [
    path("l1", ways.join("")),
    path("l2", bright.join("")),
    s("circle", { class: "art-cut", cx: CX, cy: CY, r: 24 }),
    s("circle", { class: "art-f1", cx: CX, cy: CY, r: 24 }),
    path("l3", arcOf(CX, CY, 24, 0.06, 0.94)),
    path("l2", arcOf(CX, CY, 17, 0.56, 1.44)),
    path("l1", arcOf(CX, CY, 11, 0.06, 0.94)),
    path("f4", pathOf([[CX, CY - 6], [CX + 6, CY + 4], [CX, CY + 1.5], [CX - 6, CY + 4]], true)),
  ];
}
