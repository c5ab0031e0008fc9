/** Chances as words and as bars. */

import { s } from "../dom.js";

/** @param {number} share */
export function percent(share) {
  return `${Math.round(100 * share)}%`;
}

/**
 * A chance with its interval.
 * @param {{chance: number, low: number, high: number}} of
 */
export function bar({ chance, low, high }) {
  return s(
    "svg",
    { class: "chance-bar", viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": "true", focusable: "false" },
    s("rect", { class: "chance-ground", width: 100, height: 8 }),
    s("rect", { class: "chance-range", x: 100 * low, width: Math.max(0.5, 100 * (high - low)), height: 8 }),
    s("rect", { class: "chance-mark", x: Math.max(0, 100 * chance - 0.75), width: 1.5, height: 8 }),
  );
}
