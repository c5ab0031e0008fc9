// Moments to be remembered: a steal, a score, a flatline, the end. Short, skipped by any key, none without motion.

import { h } from "../dom.js";
import { motionAllowed, settings } from "../settings.js";
import { sound } from "./sounds.js";

/** @typedef {import("../protocol.js").LogLine} LogLine */

/** How long a moment stays, in milliseconds. */
const STAYS = 1500;

/** @type {Record<string, string>} */
const TITLES = { steal: "Stolen", score: "Scored", "game ends": "The end" };

/**
 * The moment among some new lines, if there is one: the last that counts.
 * @param {readonly LogLine[]} lines
 */
export function momentOf(lines) {
  return [...lines].reverse().find((line) => line.kind in TITLES) ?? null;
}

/**
 * What a moment is called. A game that ends because the Runner is dead has a word of its own.
 * @param {LogLine} line
 * @param {string} reason why the game ended, if it did
 */
export function titleOf(line, reason) {
  return line.kind === "game ends" && reason === "flatline" ? "Flatlined" : TITLES[line.kind];
}

/**
 * Show the moment among some new lines over an element that is not drawn anew meanwhile.
 * @param {HTMLElement} root
 * @param {readonly LogLine[]} lines
 * @param {string} reason why the game ended, if it did
 * @param {() => void} done called when it has gone
 * @returns {boolean} whether there is one to be seen
 */
export function celebrate(root, lines, reason, done) {
  const line = momentOf(lines);
  if (!line) return false;
  sound(line.kind);
  if (!motionAllowed() || settings.pace === "instant") return false;
  root.querySelector(":scope > .moment")?.remove();
  const banner = h(
    "div",
    {
      class: ["moment", line.side, line.kind === "game ends" && "last"],
      "aria-hidden": "true",
      dataset: { testid: "moment" },
    },
    h("b", null, titleOf(line, reason)),
    h("span", null, line.card || line.text),
  );
  const away = () => {
    banner.remove();
    clearTimeout(timer);
    document.removeEventListener("keydown", away, true);
    document.removeEventListener("pointerdown", away, true);
    done();
  };
  const timer = setTimeout(away, STAYS);
  document.addEventListener("keydown", away, true);
  document.addEventListener("pointerdown", away, true);
  root.append(banner);
  return true;
}
