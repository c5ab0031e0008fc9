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
 * @param {HTMLElement} root
 * @param {readonly LogLine[]} lines
 */
export function celebrate(root, lines) {
  const line = momentOf(lines);
  if (!line) return;
  sound(line.kind);
  if (!motionAllowed() || settings.pace === "instant") return;
  const banner = h(
    "div",
    { class: ["moment", line.side, line.kind === "game ends" && "last"], "aria-hidden": "true" },
    h("b", null, TITLES[line.kind]),
    h("span", null, line.card || line.text),
  );
  const away = () => {
    banner.remove();
    clearTimeout(timer);
    document.removeEventListener("keydown", away, true);
    document.removeEventListener("pointerdown", away, true);
  };
  const timer = setTimeout(away, STAYS);
  document.addEventListener("keydown", away, true);
  document.addEventListener("pointerdown", away, true);
  root.append(banner);
}
