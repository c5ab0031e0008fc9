/** What has been learned and solved: kept in this browser. */

import { remember, remembered } from "../pages/common.js";

/** @typedef {{lessons: Record<string, number>, puzzles: Record<string, boolean>}} Progress */

/** @returns {Progress} */
export function progress() {
  const kept = remembered("progress", null);
  return { lessons: {}, puzzles: {}, .../** @type {any} */ (kept ?? {}) };
}

/** A scene of a lesson is done. @param {string} id @param {number} scene */
export function learned(id, scene) {
  const now = progress();
  now.lessons[id] = Math.max(now.lessons[id] ?? 0, scene + 1);
  remember("progress", now);
}

/** @param {string} id */
export function solved(id) {
  const now = progress();
  now.puzzles[id] = true;
  remember("progress", now);
}
